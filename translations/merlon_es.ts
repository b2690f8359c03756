<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>Diagnostics</name>
    <message>
        <source>this text holds a control character; take it out</source>
        <comment>control-character/text</comment>
        <translation>este texto contiene un carácter de control; quítelo</translation>
    </message>
    <message>
        <source>a control character stands here; take it out</source>
        <comment>control-character/here</comment>
        <translation>aquí hay un carácter de control; quítelo</translation>
    </message>
    <message>
        <source>anchors (&amp;) and aliases (*) are not read; write the value itself here</source>
        <comment>alias</comment>
        <translation>las anclas (&amp;) y los alias (*) no se leen; escriba aquí el propio valor</translation>
    </message>
    <message>
        <source>tags (!) are not read; write the value alone</source>
        <comment>tag</comment>
        <translation>las etiquetas (!) no se leen; escriba solo el valor</translation>
    </message>
    <message>
        <source>the file has more than {most} values; split it</source>
        <comment>too-much/values</comment>
        <translation>el archivo tiene más de {most} valores; divídalo</translation>
    </message>
    <message>
        <source>the file has more than {most} comments; take some out</source>
        <comment>too-much/comments</comment>
        <translation>el archivo tiene más de {most} comentarios; quite algunos</translation>
    </message>
    <message>
        <source>more than {most} marks in one pair of brackets; write a long list with one thing a line</source>
        <comment>too-much/marks</comment>
        <translation>más de {most} signos entre dos corchetes; escriba una lista larga con una cosa por línea</translation>
    </message>
    <message>
        <source>the file has more values than Merlon reads; split it</source>
        <comment>too-much/read</comment>
        <translation>el archivo tiene más valores de los que Merlon lee; divídalo</translation>
    </message>
    <message>
        <source>lists and mappings are nested more than {most} deep</source>
        <comment>too-deep/nested</comment>
        <translation>las listas y los pares &apos;clave: valor&apos; están anidados a más de {most} niveles</translation>
    </message>
    <message>
        <source>brackets within brackets, {depth} deep; at most {most} are read</source>
        <comment>too-deep/brackets</comment>
        <translation>corchetes dentro de corchetes, niveles: {depth}; se leen {most} como máximo</translation>
    </message>
    <message>
        <source>this is not well-formed YAML: {why}; look here and just above for a missing quote, bracket or colon, or a wrong indentation</source>
        <comment>yaml</comment>
        <translation>esto no es YAML bien formado: {why}; mire aquí y justo encima si faltan unas comillas, un corchete o los dos puntos, o si la sangría es incorrecta</translation>
    </message>
    <message>
        <source>the file is empty; it should begin with its kind, for instance &apos;merlon: map/1&apos;</source>
        <comment>empty/file</comment>
        <translation>el archivo está vacío; debe empezar por su tipo, por ejemplo &apos;merlon: map/1&apos;</translation>
    </message>
    <message>
        <source>the journal is empty; it should begin with &apos;merlon: journal/1&apos;</source>
        <comment>empty/journal</comment>
        <translation>el diario está vacío; debe empezar por &apos;merlon: journal/1&apos;</translation>
    </message>
    <message>
        <source>a second document (after &apos;---&apos;) is not read; keep one a file</source>
        <comment>documents/second</comment>
        <translation>un segundo documento (tras &apos;---&apos;) no se lee; deje uno por archivo</translation>
    </message>
    <message>
        <source>this file should hold one document, &apos;merlon: secrets/1&apos;</source>
        <comment>documents/secrets</comment>
        <translation>este archivo debe contener un solo documento, &apos;merlon: secrets/1&apos;</translation>
    </message>
    <message>
        <source>a file of Merlon is a mapping, &apos;key: value&apos; line by line, that begins with &apos;merlon: ...&apos;</source>
        <comment>shape/file</comment>
        <translation>un archivo de Merlon es una serie de líneas &apos;clave: valor&apos; que empieza por &apos;merlon: ...&apos;</translation>
    </message>
    <message>
        <source>a file of orders is a list, a line for each: &apos;- kind: {field: value}&apos;</source>
        <comment>shape/orders</comment>
        <translation>un archivo de órdenes es una lista, una línea para cada una: &apos;- tipo: {campo: valor}&apos;</translation>
    </message>
    <message>
        <source>this line has {length} characters; at most {most} are read</source>
        <comment>line-too-long</comment>
        <translation>esta línea tiene {length} caracteres; se leen {most} como máximo</translation>
    </message>
    <message>
        <source>a tab in the indentation; use two spaces for each step</source>
        <comment>tab</comment>
        <translation>un tabulador en la sangría; use dos espacios por nivel</translation>
    </message>
    <message>
        <source>this is not UTF-8 text; save the file with the encoding UTF-8</source>
        <comment>not-utf-8</comment>
        <translation>esto no es texto UTF-8; guarde el archivo con la codificación UTF-8</translation>
    </message>
    <message>
        <source>the file has {size} bytes; at most {most} are read</source>
        <comment>too-large/text</comment>
        <translation>el archivo tiene {size} bytes; se leen {most} como máximo</translation>
    </message>
    <message>
        <source>the file has {size} bytes; at most {most} (64 MiB) are read</source>
        <comment>too-large/file</comment>
        <translation>el archivo tiene {size} bytes; se leen {most} (64 MiB) como máximo</translation>
    </message>
    <message>
        <source>the journal has reached 64 MiB, the most that is read; begin a new one</source>
        <comment>too-large/journal</comment>
        <translation>el diario ha llegado a 64 MiB, lo máximo que se lee; empiece otro</translation>
    </message>
    <message>
        <source>and {count} more; mend these first</source>
        <comment>more</comment>
        <translation>y {count} más; corrija primero estos</translation>
    </message>
    <message>
        <source>a key must be one short word, here is {found}</source>
        <comment>key/any</comment>
        <translation>una clave debe ser una sola palabra corta; aquí hay {found}</translation>
    </message>
    <message>
        <source>a key of {what} must be one short word, here is {found}</source>
        <comment>key/of</comment>
        <translation>{what}: una clave debe ser una sola palabra corta; aquí hay {found}</translation>
    </message>
    <message>
        <source>{what} should be a mapping, &apos;key: value&apos;, not {found}</source>
        <comment>type/mapping</comment>
        <translation>{what}: hacen falta pares &apos;clave: valor&apos;, no {found}</translation>
    </message>
    <message>
        <source>{what} should be a text, not {found}</source>
        <comment>type/text</comment>
        <translation>{what}: hace falta un texto, no {found}</translation>
    </message>
    <message>
        <source>{what} should be a text, or {en: ..., it: ...}, not {found}</source>
        <comment>type/local-text</comment>
        <translation>{what}: hace falta un texto, o {en: ..., it: ...}, no {found}</translation>
    </message>
    <message>
        <source>{what} should be a whole number from {least} to {most}, not {found}</source>
        <comment>type/integer</comment>
        <translation>{what}: hace falta un número entero de {least} a {most}, no {found}</translation>
    </message>
    <message>
        <source>{what} should be a number from {least} to {most}, not {found}</source>
        <comment>type/number</comment>
        <translation>{what}: hace falta un número de {least} a {most}, no {found}</translation>
    </message>
    <message>
        <source>{what} should be true or false, not {found}</source>
        <comment>type/flag</comment>
        <translation>{what}: escriba true o false, no {found}</translation>
    </message>
    <message>
        <source>{what} should be a list, &apos;[...]&apos; or lines with &apos;- &apos;, not {found}</source>
        <comment>type/list</comment>
        <translation>{what}: hace falta una lista, &apos;[...]&apos; o líneas con &apos;- &apos;, no {found}</translation>
    </message>
    <message>
        <source>the seed should be a whole number from 0 to 18446744073709551615</source>
        <comment>type/seed</comment>
        <translation>la semilla (seed) debe ser un número entero de 0 a 18446744073709551615</translation>
    </message>
    <message>
        <source>{what} should be a mapping, {option: word}</source>
        <comment>type/options</comment>
        <translation>{what}: hacen falta pares {opción: palabra}</translation>
    </message>
    <message>
        <source>the legend should be a mapping of characters to terrains, {&apos;.&apos;: plain, t: tree}</source>
        <comment>type/legend</comment>
        <translation>la leyenda (legend) debe dar a cada carácter su terreno, {&apos;.&apos;: plain, t: tree}</translation>
    </message>
    <message>
        <source>rows should be a block of lines, &apos;rows: |&apos; with one row of hexes a line below it</source>
        <comment>type/rows</comment>
        <translation>rows: hace falta un bloque de líneas, &apos;rows: |&apos; y debajo una fila de casillas por línea</translation>
    </message>
    <message>
        <source>origin should be two numbers, [x, y]: the centre of A1 in the image</source>
        <comment>type/origin</comment>
        <translation>origin: hacen falta dos números, [x, y]: el centro de A1 en la imagen</translation>
    </message>
    <message>
        <source>an order should be a mapping, &apos;kind: {...}&apos;</source>
        <comment>type/order</comment>
        <translation>una orden se escribe &apos;tipo: {...}&apos;</translation>
    </message>
    <message>
        <source>row should be a mapping of weapons to ten rows</source>
        <comment>type/row</comment>
        <translation>row: hace falta para cada arma una lista de diez filas</translation>
    </message>
    <message>
        <source>{key} is given twice, first in line {line}; take one out</source>
        <comment>duplicate-key/first</comment>
        <translation>{key}: está dos veces, la primera en la línea {line}; quite una</translation>
    </message>
    <message>
        <source>{key} is given twice in {what}; take one out</source>
        <comment>duplicate-key/language</comment>
        <translation>{what}: {key} está dos veces; quite una</translation>
    </message>
    <message>
        <source>the symbol &apos;{symbol}&apos; is given twice, first in line {line}; take one out</source>
        <comment>duplicate-key/symbol</comment>
        <translation>el símbolo &apos;{symbol}&apos; está dos veces, la primera en la línea {line}; quite uno</translation>
    </message>
    <message>
        <source>{what} has no key {key}{suggestion} (it is kept as it is)</source>
        <comment>unknown-key/kept</comment>
        <translation>{what}: la clave {key} no existe{suggestion} (se deja como está)</translation>
    </message>
    <message>
        <source>{what} has no key {key}{suggestion} (it is not read)</source>
        <comment>unknown-key/unread</comment>
        <translation>{what}: la clave {key} no existe{suggestion} (no se lee)</translation>
    </message>
    <message>
        <source>the file holds &apos;merlon&apos;, &apos;system&apos; and &apos;secrets&apos; and no other key</source>
        <comment>unknown-key/secrets</comment>
        <translation>el archivo contiene &apos;merlon&apos;, &apos;system&apos; y &apos;secrets&apos; y ninguna otra clave</translation>
    </message>
    <message>
        <source>{what} lacks the key &apos;{key}&apos;</source>
        <comment>missing-key</comment>
        <translation>{what}: falta la clave &apos;{key}&apos;</translation>
    </message>
    <message>
        <source>{found} is not the name of a hex; names are like A1, D7 or AB12</source>
        <comment>hex-name/wrong</comment>
        <translation>{found} no es el nombre de una casilla; los nombres son como A1, D7 o AB12</translation>
    </message>
    <message>
        <source>there is no map here, and so no hex {hex}</source>
        <comment>hex-name/no-map</comment>
        <translation>aquí no hay mapa, y por tanto tampoco la casilla {hex}</translation>
    </message>
    <message>
        <source>{hex} is off the map, whose last hex is {last}</source>
        <comment>hex-off-map</comment>
        <translation>{hex} está fuera del mapa, cuya última casilla es {last}</translation>
    </message>
    <message>
        <source>{found} is not a side of a flat hex; they are N NE SE S SW NW</source>
        <comment>side/flat</comment>
        <translation>{found} no es un lado de una casilla de tipo flat; los lados son N NE SE S SW NW</translation>
    </message>
    <message>
        <source>{found} is not a side of a pointy hex; they are NE E SE SW W NW</source>
        <comment>side/pointy</comment>
        <translation>{found} no es un lado de una casilla de tipo pointy; los lados son NE E SE SW W NW</translation>
    </message>
    <message>
        <source>this feature has no side; name at least one, or take it out</source>
        <comment>side/none</comment>
        <translation>este elemento no tiene ningún lado; indique al menos uno, o quite el elemento</translation>
    </message>
    <message>
        <source>{found} is not a language; write en, it, es or fr</source>
        <comment>language/unknown</comment>
        <translation>{found} no es un idioma; escriba en, it, es o fr</translation>
    </message>
    <message>
        <source>{what} has more than a hundred languages</source>
        <comment>language/many</comment>
        <translation>{what}: hay más de cien idiomas</translation>
    </message>
    <message>
        <source>{what} should be a short name of letters a-z, digits, &apos;-&apos; and &apos;_&apos;, not {found}</source>
        <comment>id</comment>
        <translation>{what}: hace falta un nombre corto de letras a-z, cifras, &apos;-&apos; y &apos;_&apos;, no {found}</translation>
    </message>
    <message>
        <source>{found} is not a word for &apos;{key}&apos;{suggestion}</source>
        <comment>word</comment>
        <translation>{found} no es una palabra para &apos;{key}&apos;{suggestion}</translation>
    </message>
    <message>
        <source>the file does not say what it is; it should begin with &apos;merlon: {wanted}&apos;</source>
        <comment>kind/missing</comment>
        <translation>el archivo no dice qué es; debe empezar por &apos;merlon: {wanted}&apos;</translation>
    </message>
    <message>
        <source>this is a {found}, not a {wanted}</source>
        <comment>kind/other</comment>
        <translation>este archivo es de tipo &apos;{found}&apos;, no &apos;{wanted}&apos;</translation>
    </message>
    <message>
        <source>{found} is not a kind of file; write &apos;merlon: {wanted}&apos;</source>
        <comment>kind/unknown</comment>
        <translation>{found} no es un tipo de archivo; escriba &apos;merlon: {wanted}&apos;</translation>
    </message>
    <message>
        <source>only maps and scenarios have a canonical form</source>
        <comment>kind/canonical</comment>
        <translation>solo los mapas y los escenarios tienen forma canónica</translation>
    </message>
    <message>
        <source>this is version {version} of the format, and this Merlon reads up to version 1; open it with a newer Merlon</source>
        <comment>newer-version</comment>
        <translation>esta es la versión {version} del formato, y este Merlon lee hasta la versión 1; ábralo con un Merlon más reciente</translation>
    </message>
    <message>
        <source>the file cannot be read: {why}</source>
        <comment>file/read</comment>
        <translation>el archivo no se puede leer: {why}</translation>
    </message>
    <message>
        <source>the file cannot be written: {why}</source>
        <comment>file/written</comment>
        <translation>el archivo no se puede escribir: {why}</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <comment>file/folder</comment>
        <translation>esto es una carpeta, no un archivo</translation>
    </message>
    <message>
        <source>this is not a regular file</source>
        <comment>file/not-regular</comment>
        <translation>esto no es un archivo normal</translation>
    </message>
    <message>
        <source>this is not a regular file; it is not overwritten</source>
        <comment>file/not-overwritten</comment>
        <translation>esto no es un archivo normal; no se sobrescribe</translation>
    </message>
    <message>
        <source>the journal cannot be opened: {why}</source>
        <comment>file/journal-opened</comment>
        <translation>el diario no se puede abrir: {why}</translation>
    </message>
    <message>
        <source>the journal cannot be opened for writing: {why}</source>
        <comment>file/journal-for-writing</comment>
        <translation>el diario no se puede abrir para escritura: {why}</translation>
    </message>
    <message>
        <source>the journal cannot be locked: {why}</source>
        <comment>file/journal-locked</comment>
        <translation>el diario no se puede bloquear: {why}</translation>
    </message>
    <message>
        <source>the journal&apos;s folder cannot be synced to disk: {why}</source>
        <comment>file/journal-synced</comment>
        <translation>la carpeta del diario no se puede sincronizar con el disco: {why}</translation>
    </message>
    <message>
        <source>the cut end of the journal cannot be moved aside: {why}</source>
        <comment>file/journal-moved-aside</comment>
        <translation>el final cortado del diario no se puede apartar: {why}</translation>
    </message>
    <message>
        <source>the cut end of the journal cannot be taken off: {why}</source>
        <comment>file/journal-taken-off</comment>
        <translation>el final cortado del diario no se puede quitar: {why}</translation>
    </message>
    <message>
        <source>the journal could not be written: {why}</source>
        <comment>file/journal-written</comment>
        <translation>el diario no se ha podido escribir: {why}</translation>
    </message>
    <message>
        <source>the map {name} is not read: {why}</source>
        <comment>path/map</comment>
        <translation>el mapa {name} no se lee: {why}</translation>
    </message>
    <message>
        <source>the image {name} is not read: {why}</source>
        <comment>path/image</comment>
        <translation>la imagen {name} no se lee: {why}</translation>
    </message>
    <message>
        <source>the scenario {name} is not read: {why}</source>
        <comment>path/scenario</comment>
        <translation>el escenario {name} no se lee: {why}</translation>
    </message>
    <message>
        <source>there is no map {name} in the folder of this scenario</source>
        <comment>missing-map</comment>
        <translation>en la carpeta de este escenario no está el mapa {name}</translation>
    </message>
    <message>
        <source>there is no scenario {name} in the folder of this journal</source>
        <comment>missing-scenario/here</comment>
        <translation>en la carpeta de este diario no está el escenario {name}</translation>
    </message>
    <message>
        <source>there is no scenario {name} in the folder of this journal; only what can be checked without it is checked</source>
        <comment>missing-scenario/part</comment>
        <translation>en la carpeta de este diario no está el escenario {name}; solo se comprueba lo que se puede sin él</translation>
    </message>
    <message>
        <source>the map has no id, by which orders and other files name it; add one below &apos;merlon:&apos;, like &apos;id: norman-gate&apos;</source>
        <comment>missing-id</comment>
        <translation>el mapa no tiene id, con el que lo nombran las órdenes y otros archivos; añádalo debajo de &apos;merlon:&apos;, por ejemplo &apos;id: norman-gate&apos;</translation>
    </message>
    <message>
        <source>there is no ruleset {name}{suggestion}</source>
        <comment>unknown-ruleset/none</comment>
        <translation>no existe el reglamento {name}{suggestion}</translation>
    </message>
    <message>
        <source>this is the ruleset of no system{suggestion}</source>
        <comment>unknown-ruleset/system</comment>
        <translation>este no es el reglamento de ningún sistema{suggestion}</translation>
    </message>
    <message>
        <source>this is not the ruleset of {system} but of {found}</source>
        <comment>unknown-ruleset/other</comment>
        <translation>este no es el reglamento de {system}, sino de {found}</translation>
    </message>
    <message>
        <source>this {what} is empty</source>
        <comment>empty-text</comment>
        <translation>{what}: aquí no hay nada</translation>
    </message>
    <message>
        <source>the rules know no {what} {name}{suggestion} (it is kept as it is)</source>
        <comment>unknown/kept</comment>
        <translation>{what}: las reglas no conocen {name}{suggestion} (se deja como está)</translation>
    </message>
    <message>
        <source>the rules know no {what} {name}{suggestion}</source>
        <comment>unknown/word</comment>
        <translation>{what}: las reglas no conocen {name}{suggestion}</translation>
    </message>
    <message>
        <source>there is no {what} {name}</source>
        <comment>unknown/thing</comment>
        <translation>{what}: no existe {name}</translation>
    </message>
    <message>
        <source>there is no {what} {name} in this scenario</source>
        <comment>unknown/here</comment>
        <translation>{what}: en este escenario no está {name}</translation>
    </message>
    <message>
        <source>the separator has more than 8 characters</source>
        <comment>range/separator</comment>
        <translation>el separador (separator) tiene más de 8 caracteres</translation>
    </message>
    <message>
        <source>the ranges of a weapon grow from short over medium to long</source>
        <comment>range/weapon</comment>
        <translation>las distancias de un arma deben ir de menor a mayor: corta, media y larga</translation>
    </message>
    <message>
        <source>{what} should be within {least} to {most}</source>
        <comment>range/within</comment>
        <translation>{what}: se admiten valores de {least} a {most}</translation>
    </message>
    <message>
        <source>columns and rows are both numbered by letters, so that one name may mean two hexes; give a separator</source>
        <comment>ambiguous-numbering/letters</comment>
        <translation>tanto las columnas como las filas se numeran con letras (letters), y un mismo nombre puede indicar dos casillas; añada un separador (separator)</translation>
    </message>
    <message>
        <source>columns and rows are both numbered by digits, so that one name may mean two hexes; give a separator or a padding</source>
        <comment>ambiguous-numbering/digits</comment>
        <translation>tanto las columnas como las filas se numeran con cifras (digits), y un mismo nombre puede indicar dos casillas; añada un separador (separator) o ceros (padding)</translation>
    </message>
    <message>
        <source>the legend is empty; it should name at least one terrain, {&apos;.&apos;: plain}</source>
        <comment>legend</comment>
        <translation>la leyenda está vacía; debe nombrar al menos un terreno, {&apos;.&apos;: plain}</translation>
    </message>
    <message>
        <source>a symbol of the legend is one character of the keyboard (no space, no accent)</source>
        <comment>symbol/legend</comment>
        <translation>un símbolo de la leyenda es un solo carácter del teclado (sin espacios ni acentos)</translation>
    </message>
    <message>
        <source>the symbol of a terrain is one character of the keyboard</source>
        <comment>symbol/terrain</comment>
        <translation>el símbolo de un terreno es un solo carácter del teclado</translation>
    </message>
    <message>
        <source>unknown terrain {name} for the symbol &apos;{symbol}&apos;{suggestion}</source>
        <comment>unknown-terrain</comment>
        <translation>símbolo &apos;{symbol}&apos;: no existe el terreno {name}{suggestion}</translation>
    </message>
    <message>
        <source>side {side} of {hex}: {kind} is there already, from line {line}; take one out</source>
        <comment>feature-twice</comment>
        <translation>{hex}, lado {side}: ya hay {kind}, en la línea {line}; quite uno de los dos</translation>
    </message>
    <message>
        <source>the structure {name} is in line {line} already; give one of them another id</source>
        <comment>same-id</comment>
        <translation>la estructura {name} ya está en la línea {line}; dé otro id a una de las dos</translation>
    </message>
    <message>
        <source>span should be the width of a hex on the ground, a number above zero and a unit, like &apos;2 m&apos; or &apos;1.5 km&apos;; units are {units} (it is kept as it is)</source>
        <comment>span</comment>
        <translation>span debe ser el ancho de una casilla sobre el terreno: un número mayor que cero y una unidad, como &apos;2 m&apos; o &apos;1.5 km&apos;; las unidades son {units} (se deja como está)</translation>
    </message>
    <message>
        <source>{what} has {rows}, the map has {wanted}</source>
        <comment>row-count</comment>
        <translation>{what}: {rows}; el mapa tiene {wanted}</translation>
    </message>
    <message>
        <source>row {row} has {hexes}, the map has {columns}</source>
        <comment>row-length</comment>
        <translation>la fila {row} tiene {hexes}; el mapa tiene {columns}</translation>
    </message>
    <message>
        <source>row {row}, {hex}: {symbol} is not in the legend; add it there or mend the row</source>
        <comment>unknown-symbol/legend</comment>
        <translation>fila {row}, {hex}: {symbol} no está en la leyenda; añádalo allí o corrija la fila</translation>
    </message>
    <message>
        <source>row {row}, {hex}: {symbol} is not a level; levels are 0 to 9, and _ for -1</source>
        <comment>unknown-symbol/level</comment>
        <translation>fila {row}, {hex}: {symbol} no es un nivel; los niveles van de 0 a 9, y _ es -1</translation>
    </message>
    <message>
        <source>the scenario is played by {system}, its map was made for {other}</source>
        <comment>rulesets</comment>
        <translation>el escenario se juega con {system}, pero su mapa se hizo para {other}</translation>
    </message>
    <message>
        <source>the option {name} is kept, but its rule is not judged yet and nothing reads it</source>
        <comment>option-not-judged</comment>
        <translation>la opción {name} se conserva, pero su regla aún no se juzga y nada la lee</translation>
    </message>
    <message>
        <source>there is no option {name}{suggestion}</source>
        <comment>unknown-option</comment>
        <translation>no existe la opción {name}{suggestion}</translation>
    </message>
    <message>
        <source>a scenario needs a map, &apos;- {file: castle.map.yaml}&apos;</source>
        <comment>maps/needed</comment>
        <translation>un escenario necesita un mapa, &apos;- {file: castle.map.yaml}&apos;</translation>
    </message>
    <message>
        <source>these rules are played without a map; take it out</source>
        <comment>maps/none</comment>
        <translation>con estas reglas se juega sin mapa; quítelo</translation>
    </message>
    <message>
        <source>these rules are played on {maps}; take the others out</source>
        <comment>maps/too-many</comment>
        <translation>con estas reglas se juega en {maps}; quite los demás</translation>
    </message>
    <message>
        <source>the {what} {name} is in line {line} already; each needs its own</source>
        <comment>same-name</comment>
        <translation>{what} {name}: ya está en la línea {line}; cada nombre debe ser único</translation>
    </message>
    <message>
        <source>{found} is not a colour; write it in quotes, like &apos;#a03020&apos;</source>
        <comment>colour/wrong</comment>
        <translation>{found} no es un color; escríbalo entre comillas, como &apos;#a03020&apos;</translation>
    </message>
    <message>
        <source>the colour is missing; write it in quotes, &apos;#a03020&apos;, or YAML takes it for a comment</source>
        <comment>colour/missing</comment>
        <translation>falta el color; escríbalo entre comillas, &apos;#a03020&apos;; si no, YAML lo toma por un comentario</translation>
    </message>
    <message>
        <source>there is no force {name}{suggestion}</source>
        <comment>unknown-force</comment>
        <translation>no hay ningún bando {name}{suggestion}</translation>
    </message>
    <message>
        <source>the rear hex is not beside the hex of this counter</source>
        <comment>rear/not-beside</comment>
        <translation>la casilla de retaguardia (rear) no es adyacente a la de esta ficha</translation>
    </message>
    <message>
        <source>this counter is mounted and takes two hexes; give &apos;rear&apos;, the hex behind it</source>
        <comment>rear/missing</comment>
        <translation>esta ficha va a caballo y ocupa dos casillas; indique &apos;rear&apos;, su casilla de retaguardia</translation>
    </message>
    <message>
        <source>only a mounted counter or an animal has a rear hex; add &apos;mounted: true&apos; or take it out</source>
        <comment>rear/on-foot</comment>
        <translation>solo una ficha a caballo o un animal tiene casilla de retaguardia; añada &apos;mounted: true&apos; o quite &apos;rear&apos;</translation>
    </message>
    <message>
        <source>this counter has a rear hex and no hex</source>
        <comment>rear/alone</comment>
        <translation>esta ficha tiene casilla de retaguardia (rear) pero no casilla (hex)</translation>
    </message>
    <message>
        <source>only &apos;{kind}: true&apos; is an effect</source>
        <comment>effect/flag</comment>
        <translation>solo &apos;{kind}: true&apos; es un efecto</translation>
    </message>
    <message>
        <source>an effect has one of the keys {kinds}</source>
        <comment>effect/unknown</comment>
        <translation>un efecto tiene una de las claves {kinds}</translation>
    </message>
    <message>
        <source>these effects cannot be carried out: {field} ({fault})</source>
        <comment>effect/impossible</comment>
        <translation>estos efectos no se pueden aplicar: {field} ({fault})</translation>
    </message>
    <message>
        <source>two orders in one line; give each its own, beginning with &apos;- &apos;</source>
        <comment>order/two</comment>
        <translation>dos órdenes en una línea; dé a cada una la suya, que empiece por &apos;- &apos;</translation>
    </message>
    <message>
        <source>this is no order; there are {orders} (&apos;merlonctl orders {system}&apos; shows what each takes)</source>
        <comment>order/unknown</comment>
        <translation>esto no es una orden; existen {orders} (&apos;merlonctl orders {system}&apos; muestra lo que admite cada una)</translation>
    </message>
    <message>
        <source>this is no die; write it like d6 or d10</source>
        <comment>die</comment>
        <translation>esto no es un dado; escríbalo como d6 o d10</translation>
    </message>
    <message>
        <source>there is no map {name} in this scenario</source>
        <comment>map-name</comment>
        <translation>en este escenario no está el mapa {name}</translation>
    </message>
    <message>
        <source>this should be a day, like 2026-05-02</source>
        <comment>day</comment>
        <translation>aquí hace falta un día, como 2026-05-02</translation>
    </message>
    <message>
        <source>this should be a moment, like 2026-05-02T09:30Z</source>
        <comment>moment</comment>
        <translation>aquí hace falta un momento, como 2026-05-02T09:30Z</translation>
    </message>
    <message>
        <source>this should be a seal, &apos;sha256:&apos; and 64 digits, or what is to be sealed: &apos;{example}&apos;</source>
        <comment>seal</comment>
        <translation>aquí hace falta un sello, &apos;sha256:&apos; y 64 cifras, o lo que se va a sellar: &apos;{example}&apos;</translation>
    </message>
    <message>
        <source>{what} should be a short name in one line</source>
        <comment>name</comment>
        <translation>{what}: hace falta un nombre corto en una línea</translation>
    </message>
    <message>
        <source>{what} takes {least} to {most} of them</source>
        <comment>count</comment>
        <translation>{what}: hacen falta de {least} a {most}</translation>
    </message>
    <message>
        <source>without salt the note could be guessed by trying; put some letters there</source>
        <comment>salt</comment>
        <translation>sin sal (salt) la nota se podría adivinar a fuerza de probar; escriba ahí algunas letras</translation>
    </message>
    <message>
        <source>this should be what some order seals, with its salt: &apos;{kind: {...}, salt: ...}&apos;</source>
        <comment>secret/unknown</comment>
        <translation>aquí hace falta lo que una orden sella, con su sal: &apos;{tipo: {...}, salt: ...}&apos;</translation>
    </message>
    <message>
        <source>this note could not be read again, so it is not sealed; take unusual characters out of it</source>
        <comment>secret/unreadable</comment>
        <translation>esta nota no se ha podido releer, así que no se sella; quite de ella los caracteres poco comunes</translation>
    </message>
    <message>
        <source>these are secrets of another game than the scenario&apos;s</source>
        <comment>system</comment>
        <translation>estos secretos no son del juego del escenario, sino de otro</translation>
    </message>
    <message>
        <source>an entry holds one of &apos;order:&apos;, &apos;effects:&apos;, &apos;amend:&apos;, &apos;undo: {}&apos;, &apos;redo: {}&apos; or &apos;back: {to: 3}&apos;, or a &apos;note:&apos; alone</source>
        <comment>entry/kinds</comment>
        <translation>una entrada contiene uno solo de &apos;order:&apos;, &apos;effects:&apos;, &apos;amend:&apos;, &apos;undo: {}&apos;, &apos;redo: {}&apos; y &apos;back: {to: 3}&apos;, o solo &apos;note:&apos;</translation>
    </message>
    <message>
        <source>this order could not be read again from the journal, so it is not written; take unusual characters out of its note</source>
        <comment>entry/unreadable</comment>
        <translation>esta orden no se ha podido releer del diario, así que no se escribe; quite de su nota los caracteres poco comunes</translation>
    </message>
    <message>
        <source>this entry was written by a newer Merlon, whose rules are of version {version}; this one reads up to {most}</source>
        <comment>newer</comment>
        <translation>esta entrada la escribió un Merlon más reciente, cuyas reglas son de la versión {version}; este lee hasta la versión {most}</translation>
    </message>
    <message>
        <source>this entry is numbered {number} and should be {expected}; entries are numbered from 1 without gaps</source>
        <comment>entry-number</comment>
        <translation>esta entrada lleva el número {number} en lugar de {expected}; las entradas se numeran desde 1 sin saltos</translation>
    </message>
    <message>
        <source>there is no order to undo here</source>
        <comment>entry-order/undo</comment>
        <translation>aquí no hay ninguna orden que deshacer</translation>
    </message>
    <message>
        <source>there is nothing to redo here</source>
        <comment>entry-order/redo</comment>
        <translation>aquí no hay nada que rehacer</translation>
    </message>
    <message>
        <source>the line that is corrected is no order in force</source>
        <comment>entry-order/amend</comment>
        <translation>la línea que se corrige no es una orden en vigor</translation>
    </message>
    <message>
        <source>the line to go back to has not been yet</source>
        <comment>entry-order/back</comment>
        <translation>la línea a la que se quiere volver aún no existe</translation>
    </message>
    <message>
        <source>there is nothing to undo, to redo or to go back to</source>
        <comment>entry-order/none</comment>
        <translation>no hay nada que deshacer, que rehacer ni a lo que volver</translation>
    </message>
    <message>
        <source>the header of this journal does not end with &apos;...&apos;, so nothing of it counts</source>
        <comment>journal-cut/header</comment>
        <translation>la cabecera de este diario no acaba en &apos;...&apos;, así que nada de su contenido cuenta</translation>
    </message>
    <message>
        <source>what begins here has no end mark &apos;...&apos;: writing it was interrupted before it was acknowledged, and it counts for nothing</source>
        <comment>journal-cut/end</comment>
        <translation>lo que empieza aquí no tiene la marca de fin &apos;...&apos;: la escritura se interrumpió antes de confirmarse, y nada de ello cuenta</translation>
    </message>
    <message>
        <source>the last entry was cut off while it was written and had not been acknowledged; it was moved to {file}</source>
        <comment>journal-cut/moved</comment>
        <translation>la última entrada se cortó mientras se escribía y no se había confirmado; se ha movido a {file}</translation>
    </message>
    <message>
        <source>this is not a journal, which begins with &apos;merlon: journal/1&apos;; it is left as it is</source>
        <comment>not-a-journal</comment>
        <translation>esto no es un diario, que debe empezar por &apos;merlon: journal/1&apos;; se deja como está</translation>
    </message>
    <message>
        <source>the journal cannot be begun: its header could not be read again</source>
        <comment>journal-header</comment>
        <translation>el diario no se puede empezar: su cabecera no se ha podido releer</translation>
    </message>
    <message>
        <source>the scenario or its map was changed since this game began; every order is judged again on what they say now</source>
        <comment>journal-scenario</comment>
        <translation>el escenario o su mapa han cambiado desde que empezó esta partida; cada orden se juzga de nuevo según lo que dicen ahora</translation>
    </message>
    <message>
        <source>this game began under other rules (ruleset, edition or options); every order is judged again by those of the scenario now</source>
        <comment>journal-rules</comment>
        <translation>esta partida empezó con otras reglas (reglamento, edición u opciones); cada orden se juzga de nuevo con las que tiene ahora el escenario</translation>
    </message>
    <message>
        <source>another Merlon has this journal open; close the game there, so that two referees do not write at once</source>
        <comment>journal-locked</comment>
        <translation>otro Merlon tiene abierto este diario; cierre allí la partida, para que dos árbitros no escriban a la vez</translation>
    </message>
    <message>
        <source>an earlier write failed; close the game and open it again before going on</source>
        <comment>journal-broken</comment>
        <translation>una escritura anterior falló; cierre la partida y ábrala de nuevo antes de seguir</translation>
    </message>
    <message>
        <source>the journal was moved, deleted or changed by another program while it was open; nothing was written</source>
        <comment>journal-changed</comment>
        <translation>otro programa ha movido, borrado o cambiado el diario mientras estaba abierto; no se ha escrito nada</translation>
    </message>
    <message>
        <source>another game of this scenario was begun meanwhile; nothing was added to it, give the orders again</source>
        <comment>journal-begun</comment>
        <translation>mientras tanto empezó otra partida de este escenario; no se le ha añadido nada, dé las órdenes de nuevo</translation>
    </message>
    <message>
        <source>lines on which the rules say something else today: {count}; the game goes on from what they say today (&apos;merlonctl replay&apos; lists them)</source>
        <comment>journal-differs</comment>
        <translation>líneas sobre las que las reglas dicen hoy otra cosa: {count}; la partida sigue según lo que dicen hoy (&apos;merlonctl replay&apos; las enumera)</translation>
    </message>
    <message>
        <source>no table is named {name}; there are {tables}</source>
        <comment>table/unknown</comment>
        <translation>ninguna tabla se llama {name}; existen {tables}</translation>
    </message>
    <message>
        <source>this row has {results} results for {covers} covers; give one for each</source>
        <comment>table/results</comment>
        <translation>en esta fila, resultados: {results}, coberturas: {covers}; hace falta uno por cobertura</translation>
    </message>
    <message>
        <source>a weapon needs ten rows, one for each face of the die</source>
        <comment>table/rows</comment>
        <translation>un arma necesita diez filas, una por cada cara del dado</translation>
    </message>
    <message>
        <source>there is no weapon {name}</source>
        <comment>unknown-weapon</comment>
        <translation>no existe el arma {name}</translation>
    </message>
    <message>
        <source>this is a file of orders, checked as far as can be without its scenario; name that before it to have it checked whole: &apos;merlonctl validate castle.scenario.yaml orders.yaml&apos;</source>
        <comment>orders</comment>
        <translation>este es un archivo de órdenes, comprobado hasta donde se puede sin su escenario; nómbrelo antes para que se compruebe entero: &apos;merlonctl validate castle.scenario.yaml orders.yaml&apos;</translation>
    </message>
    <message>
        <source>dice are rolled from the journal&apos;s own seed, {seed}</source>
        <comment>seed</comment>
        <translation>los dados se tiran con la semilla del diario, {seed}</translation>
    </message>
    <message>
        <source>the orders from here on wait; put &apos;- {order}&apos; before this one, or another like it</source>
        <comment>owed</comment>
        <translation>las órdenes a partir de aquí esperan; escriba antes de esta &apos;- {order}&apos;, u otra parecida</translation>
    </message>
    <message>
        <source>there is no {face} on a {die}</source>
        <comment>idle/face</comment>
        <translation>la cara {face} no está en un dado {die}</translation>
    </message>
    <message>
        <source>nobody asked for the die {face}</source>
        <comment>idle/die</comment>
        <translation>nadie ha pedido el dado {face}</translation>
    </message>
    <message>
        <source>nobody asked for the last {count} of --dice</source>
        <comment>idle/last</comment>
        <translation>dados del final de --dice que nadie ha pedido: {count}</translation>
    </message>
    <message>
        <source>no rule asked for the fact &apos;{fact}&apos; that is decreed</source>
        <comment>idle/fact</comment>
        <translation>ninguna regla ha pedido el hecho &apos;{fact}&apos;, que fija el árbitro</translation>
    </message>
    <message>
        <source>neither this order nor those behind it are kept: it waits for {what}</source>
        <comment>waits</comment>
        <translation>ni esta orden ni las que siguen se guardan: falta {what}</translation>
    </message>
    <message>
        <source>{place}: error: {said} [{code}]</source>
        <comment>line/error</comment>
        <translation>{place}: error: {said} [{code}]</translation>
    </message>
    <message>
        <source>{place}: warning: {said} [{code}]</source>
        <comment>line/warning</comment>
        <translation>{place}: advertencia: {said} [{code}]</translation>
    </message>
    <message>
        <source>{place}: note: {said} [{code}]</source>
        <comment>line/note</comment>
        <translation>{place}: nota: {said} [{code}]</translation>
    </message>
    <message>
        <source>; did you mean &apos;{near}&apos;?</source>
        <comment>did-you-mean</comment>
        <translation>; ¿quería decir &apos;{near}&apos;?</translation>
    </message>
    <message>
        <source>; choose from {all}</source>
        <comment>choose-from</comment>
        <translation>; elija entre {all}</translation>
    </message>
    <message>
        <source>; it has {all}</source>
        <comment>it-has</comment>
        <translation>; existen {all}</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>nothing</comment>
        <translation>un valor vacío</translation>
    </message>
    <message>
        <source>a list</source>
        <comment>a-list</comment>
        <translation>una lista</translation>
    </message>
    <message>
        <source>a mapping</source>
        <comment>a-mapping</comment>
        <translation>pares &apos;clave: valor&apos;</translation>
    </message>
    <message>
        <source>this character</source>
        <comment>this-character</comment>
        <translation>este carácter</translation>
    </message>
    <message>
        <source>a &apos;}&apos; is missing</source>
        <comment>yaml-curly</comment>
        <translation>falta una &apos;}&apos;</translation>
    </message>
    <message>
        <source>a &apos;]&apos; is missing</source>
        <comment>yaml-square</comment>
        <translation>falta un &apos;]&apos;</translation>
    </message>
    <message>
        <source>a quote is not closed</source>
        <comment>yaml-quote</comment>
        <translation>faltan las comillas de cierre</translation>
    </message>
    <message>
        <source>&apos;\&apos; is followed by a character that it does not go with</source>
        <comment>yaml-escape</comment>
        <translation>tras &apos;\&apos; hay un carácter que no le corresponde</translation>
    </message>
    <message>
        <source>a &apos;:&apos; stands where none can</source>
        <comment>yaml-colon</comment>
        <translation>hay un &apos;:&apos; donde no puede estar</translation>
    </message>
    <message>
        <source>a &apos;-&apos; stands where none can</source>
        <comment>yaml-dash</comment>
        <translation>hay un &apos;-&apos; donde no puede estar</translation>
    </message>
    <message>
        <source>a bracket is closed that was not opened</source>
        <comment>yaml-bracket</comment>
        <translation>se cierra un corchete o una llave que no se había abierto</translation>
    </message>
    <message>
        <source>this line does not go on with what stands above it</source>
        <comment>yaml-indent</comment>
        <translation>esta línea no continúa lo que está encima</translation>
    </message>
    <message>
        <source>it cannot be read from here on</source>
        <comment>yaml-other</comment>
        <translation>desde aquí no se puede leer</translation>
    </message>
    <message>
        <source>the file name is empty</source>
        <comment>path-empty</comment>
        <translation>el nombre del archivo está vacío</translation>
    </message>
    <message>
        <source>the file name is too long</source>
        <comment>path-long</comment>
        <translation>el nombre del archivo es demasiado largo</translation>
    </message>
    <message>
        <source>write folders with &apos;/&apos;, not with &apos;\&apos;</source>
        <comment>path-backslash</comment>
        <translation>escriba las carpetas con &apos;/&apos;, no con &apos;\&apos;</translation>
    </message>
    <message>
        <source>it must be given from this file&apos;s folder, not from the root of a disk</source>
        <comment>path-absolute</comment>
        <translation>debe indicarse desde la carpeta de este archivo, no desde la raíz de un disco</translation>
    </message>
    <message>
        <source>it must be a file beside this one, not an address</source>
        <comment>path-address</comment>
        <translation>debe ser un archivo junto a este, no una dirección</translation>
    </message>
    <message>
        <source>it may not leave this file&apos;s folder (&apos;..&apos;)</source>
        <comment>path-up</comment>
        <translation>no puede salir de la carpeta de este archivo (&apos;..&apos;)</translation>
    </message>
    <message>
        <source>a link leads out of this file&apos;s folder</source>
        <comment>path-link</comment>
        <translation>un enlace lleva fuera de la carpeta de este archivo</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <comment>why-not-found</comment>
        <translation>no hay ningún archivo ni carpeta con ese nombre</translation>
    </message>
    <message>
        <source>you have no permission for it</source>
        <comment>why-no-permission</comment>
        <translation>no hay permiso para ello</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>why-folder</comment>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>what should be a folder is none</source>
        <comment>why-no-folder</comment>
        <translation>lo que debería ser una carpeta no lo es</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>why-full</comment>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>it is larger than files may be here</source>
        <comment>why-too-large</comment>
        <translation>es mayor de lo que aquí puede ser un archivo</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <comment>why-read-only</comment>
        <translation>el disco es de solo lectura</translation>
    </message>
    <message>
        <source>the name is too long, or links lead in a circle</source>
        <comment>why-name</comment>
        <translation>el nombre es demasiado largo, o los enlaces forman un círculo</translation>
    </message>
    <message>
        <source>nobody is at the other end of this pipe or device</source>
        <comment>why-device</comment>
        <translation>no hay nadie al otro lado de esta tubería o dispositivo</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <comment>why-too-many</comment>
        <translation>hay demasiados archivos abiertos</translation>
    </message>
    <message>
        <source>the disk does not answer as it should</source>
        <comment>why-disk</comment>
        <translation>el disco no responde como debería</translation>
    </message>
    <message>
        <source>error {number} of the system</source>
        <comment>why-other</comment>
        <translation>error {number} del sistema operativo</translation>
    </message>
    <message>
        <source>1 row</source>
        <comment>rows-one</comment>
        <translation>1 fila</translation>
    </message>
    <message>
        <source>{count} rows</source>
        <comment>rows-many</comment>
        <translation>{count} filas</translation>
    </message>
    <message>
        <source>1 hex</source>
        <comment>hexes-one</comment>
        <translation>1 casilla</translation>
    </message>
    <message>
        <source>{count} hexes</source>
        <comment>hexes-many</comment>
        <translation>{count} casillas</translation>
    </message>
    <message>
        <source>1 column</source>
        <comment>columns-one</comment>
        <translation>1 columna</translation>
    </message>
    <message>
        <source>{count} columns</source>
        <comment>columns-many</comment>
        <translation>{count} columnas</translation>
    </message>
    <message>
        <source>1 map</source>
        <comment>maps-one</comment>
        <translation>1 mapa</translation>
    </message>
    <message>
        <source>{count} maps</source>
        <comment>maps-many</comment>
        <translation>{count} mapas</translation>
    </message>
    <message>
        <source>value of a {die}</source>
        <comment>value-of-die</comment>
        <translation>valor de un dado {die}</translation>
    </message>
    <message>
        <source>{key} (or x)</source>
        <comment>or-x</comment>
        <translation>{key} (o bien x)</translation>
    </message>
    <message>
        <source>the field &apos;{field}&apos;</source>
        <comment>wanted-field</comment>
        <translation>el campo &apos;{field}&apos;</translation>
    </message>
    <message>
        <source>a {die} ({key}), which &apos;dice: [...]&apos; in its line, --dice or --seed give</source>
        <comment>wanted-die</comment>
        <translation>un dado {die} ({key}), que se da con &apos;dice: [...]&apos; en su línea, con --dice o con --seed</translation>
    </message>
    <message>
        <source>the face of a die</source>
        <comment>face-of-a-die</comment>
        <translation>la cara de un dado</translation>
    </message>
    <message>
        <source>rows of a weapon</source>
        <comment>rows-of-a-weapon</comment>
        <translation>las filas de un arma</translation>
    </message>
    <message>
        <source>the options</source>
        <comment>the-options</comment>
        <translation>las opciones</translation>
    </message>
    <message>
        <source>feature</source>
        <comment>feature</comment>
        <translation>elemento</translation>
    </message>
    <message>
        <source>state</source>
        <comment>state</comment>
        <translation>estado</translation>
    </message>
    <message>
        <source>structure</source>
        <comment>structure</comment>
        <translation>estructura</translation>
    </message>
    <message>
        <source>stone</source>
        <comment>stone</comment>
        <translation>piedra</translation>
    </message>
    <message>
        <source>overlay</source>
        <comment>overlay</comment>
        <translation>añadido</translation>
    </message>
    <message>
        <source>option</source>
        <comment>option</comment>
        <translation>opción</translation>
    </message>
    <message>
        <source>force</source>
        <comment>force</comment>
        <translation>bando</translation>
    </message>
    <message>
        <source>counter</source>
        <comment>counter</comment>
        <translation>ficha</translation>
    </message>
    <message>
        <source>counter named</source>
        <comment>counter-named</comment>
        <translation>ficha llamada</translation>
    </message>
    <message>
        <source>zone</source>
        <comment>zone</comment>
        <translation>zona</translation>
    </message>
    <message>
        <source>the map</source>
        <comment>the-map</comment>
        <translation>el mapa</translation>
    </message>
    <message>
        <source>the grid</source>
        <comment>the-grid</comment>
        <translation>la cuadrícula</translation>
    </message>
    <message>
        <source>the numbering</source>
        <comment>the-numbering</comment>
        <translation>la numeración</translation>
    </message>
    <message>
        <source>the terrain</source>
        <comment>the-terrain</comment>
        <translation>el terreno</translation>
    </message>
    <message>
        <source>the block of levels</source>
        <comment>the-block-of-levels</comment>
        <translation>el bloque de niveles</translation>
    </message>
    <message>
        <source>this feature</source>
        <comment>this-feature</comment>
        <translation>este elemento</translation>
    </message>
    <message>
        <source>this structure</source>
        <comment>this-structure</comment>
        <translation>esta estructura</translation>
    </message>
    <message>
        <source>this overlay</source>
        <comment>this-overlay</comment>
        <translation>este añadido</translation>
    </message>
    <message>
        <source>the background</source>
        <comment>the-background</comment>
        <translation>el fondo</translation>
    </message>
    <message>
        <source>the scenario</source>
        <comment>the-scenario</comment>
        <translation>el escenario</translation>
    </message>
    <message>
        <source>this map</source>
        <comment>this-map</comment>
        <translation>este mapa</translation>
    </message>
    <message>
        <source>this force</source>
        <comment>this-force</comment>
        <translation>este bando</translation>
    </message>
    <message>
        <source>this counter</source>
        <comment>this-counter</comment>
        <translation>esta ficha</translation>
    </message>
    <message>
        <source>this zone</source>
        <comment>this-zone</comment>
        <translation>esta zona</translation>
    </message>
    <message>
        <source>what the rules said</source>
        <comment>what-the-rules-said</comment>
        <translation>lo que dijeron las reglas</translation>
    </message>
    <message>
        <source>the overruling</source>
        <comment>the-overruling</comment>
        <translation>la decisión contraria del árbitro</translation>
    </message>
    <message>
        <source>the correction</source>
        <comment>the-correction</comment>
        <translation>la corrección</translation>
    </message>
    <message>
        <source>the way back</source>
        <comment>the-way-back</comment>
        <translation>la vuelta atrás</translation>
    </message>
    <message>
        <source>the journal</source>
        <comment>the-journal</comment>
        <translation>el diario</translation>
    </message>
    <message>
        <source>this entry</source>
        <comment>this-entry</comment>
        <translation>esta entrada</translation>
    </message>
    <message>
        <source>what is done by hand</source>
        <comment>done-by-hand</comment>
        <translation>lo que se hace a mano</translation>
    </message>
    <message>
        <source>this order</source>
        <comment>this-order</comment>
        <translation>esta orden</translation>
    </message>
    <message>
        <source>the file</source>
        <comment>the-file</comment>
        <translation>el archivo</translation>
    </message>
    <message>
        <source>this die</source>
        <comment>this-die</comment>
        <translation>este dado</translation>
    </message>
    <message>
        <source>this place</source>
        <comment>this-place</comment>
        <translation>este lugar</translation>
    </message>
    <message>
        <source>this place on the table</source>
        <comment>this-place-on-the-table</comment>
        <translation>este lugar de la mesa</translation>
    </message>
    <message>
        <source>what is sealed</source>
        <comment>what-is-sealed</comment>
        <translation>lo que está sellado</translation>
    </message>
    <message>
        <source>the ruleset</source>
        <comment>the-ruleset</comment>
        <translation>el reglamento</translation>
    </message>
    <message>
        <source>this edition</source>
        <comment>this-edition</comment>
        <translation>esta edición</translation>
    </message>
    <message>
        <source>this terrain</source>
        <comment>this-terrain</comment>
        <translation>este terreno</translation>
    </message>
    <message>
        <source>this weapon</source>
        <comment>this-weapon</comment>
        <translation>esta arma</translation>
    </message>
    <message>
        <source>this result</source>
        <comment>this-result</comment>
        <translation>este resultado</translation>
    </message>
    <message>
        <source>this table</source>
        <comment>this-table</comment>
        <translation>esta tabla</translation>
    </message>
    <message>
        <source>this is no regular expression: {why}</source>
        <comment>pattern</comment>
        <translation>esto no es una expresión regular: {why}</translation>
    </message>
    <message>
        <source>this is not well-formed XML: {why}</source>
        <comment>xml</comment>
        <translation>esto no es XML bien formado: {why}</translation>
    </message>
    <message>
        <source>it is closed</source>
        <comment>why-closed</comment>
        <translation>se ha cerrado</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <comment>why-memory</comment>
        <translation>no hay memoria suficiente</translation>
    </message>
    <message>
        <source>&apos;allowed: false&apos; says nothing, for no order is allowed unless it is said; take it out</source>
        <comment>idle/allowed</comment>
        <translation>&apos;allowed: false&apos; no dice nada, pues ninguna orden se permite si no se dice; quítelo</translation>
    </message>
    <message>
        <source>nothing is changed by hand here and nothing noted; name an effect or add a &apos;note:&apos;</source>
        <comment>idle/by-hand</comment>
        <translation>aquí no cambia nada a mano ni se anota nada; indique un efecto o añada una &apos;note:&apos;</translation>
    </message>
    <message>
        <source>this row has {results} results for {columns} columns; give one for each</source>
        <comment>table/columns</comment>
        <translation>en esta fila, resultados: {results}, columnas: {columns}; hace falta uno por columna</translation>
    </message>
    <message>
        <source>a melee table needs ten rows, one for each face of the die</source>
        <comment>table/faces</comment>
        <translation>una tabla de combate necesita diez filas, una por cada cara del dado</translation>
    </message>
    <message>
        <source>the columns of the bombardment table grow from left to right</source>
        <comment>columns-grow</comment>
        <translation>las columnas de la tabla de bombardeo crecen de izquierda a derecha</translation>
    </message>
    <message>
        <source>the bombardment table needs ten rows, one for each face of the die</source>
        <comment>bombardment/rows</comment>
        <translation>la tabla de bombardeo necesita diez filas, una por cada cara del dado</translation>
    </message>
    <message>
        <source>this row has {results} results for {columns} columns; give one for each</source>
        <comment>bombardment/cells</comment>
        <translation>esta fila tiene {results} resultados para {columns} columnas; da uno por cada una</translation>
    </message>
    <message>
        <source>{found} is no result of the bombardment table; write D, 2C, D/2C or &apos;-&apos;</source>
        <comment>bombardment/cell</comment>
        <translation>{found} no es un resultado de la tabla de bombardeo; escribe D, 2C, D/2C o &apos;-&apos;</translation>
    </message>
    <message>
        <source>the healing table has nine results</source>
        <comment>healing-nine</comment>
        <translation>la tabla de curación tiene nueve resultados</translation>
    </message>
    <message>
        <source>nobody knows who besieges the castle; say it with &apos;besieger&apos; under &apos;options&apos;, one of the forces</source>
        <comment>siege/besieger-missing</comment>
        <translation>no se sabe quién es el asediante del castillo; indique con &apos;besieger&apos;, en &apos;options&apos;, uno de los bandos</translation>
    </message>
    <message>
        <source>no force is named {name}; write under &apos;besieger&apos; the id of one</source>
        <comment>siege/besieger-unknown</comment>
        <translation>ningún bando se llama {name}; escriba en &apos;besieger&apos; el id del bando asediante</translation>
    </message>
    <message>
        <source>{key} is of a siege that is played day by day; give &apos;days&apos; beside it, 1 for a single day</source>
        <comment>siege/no-days</comment>
        <translation>{key} es de un asedio que se juega día a día; pon al lado &apos;days&apos;, 1 para un solo día</translation>
    </message>
    <message>
        <source>a siege engine takes one hex; take out &apos;mounted&apos; and &apos;rear&apos;</source>
        <comment>siege/engine-mounted</comment>
        <translation>una máquina de asedio ocupa una casilla; quita &apos;mounted&apos; y &apos;rear&apos;</translation>
    </message>
    <message>
        <source>two siege engines stand on {hex}; give one of them another hex</source>
        <comment>siege/engine-placed</comment>
        <translation>dos máquinas de asedio están en {hex}; da a una otra casilla</translation>
    </message>
    <message>
        <source>{key} (or months)</source>
        <comment>or-months</comment>
        <translation>{key} (o months)</translation>
    </message>
    <message>
        <source>this engine</source>
        <comment>this-engine</comment>
        <translation>esta máquina</translation>
    </message>
    <message>
        <source>the panic table needs ten rows, one for each face of the die</source>
        <comment>panic-rows</comment>
        <translation>la tabla de pánico necesita diez filas, una por cada cara del dado</translation>
    </message>
    <message>
        <source>the error table needs ten rows, one for each face of the die; write lost or wounded in each</source>
        <comment>error-rows</comment>
        <translation>la tabla de errores de tiro necesita diez filas, una por cada cara del dado; escribe en cada una lost, o wounded por un herido</translation>
    </message>
</context>
<context>
    <name>merlon::app::BriefingDialog</name>
    <message numerus="yes">
        <source>%1: %n counter(s)</source>
        <extracomment>a force and how many it has</extracomment>
        <translation>
            <numerusform>%1: %n ficha</numerusform>
            <numerusform>%1: %n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Victoria</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Bandos</translation>
    </message>
    <message numerus="yes">
        <source>The game lasts %n turn(s).</source>
        <translation>
            <numerusform>La partida dura %n turno.</numerusform>
            <numerusform>La partida dura %n turnos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Briefing</source>
        <translation>Presentación</translation>
    </message>
</context>
<context>
    <name>merlon::app::MainWindow</name>
    <message>
        <source>%1 (%2)</source>
        <comment>command, shortcut</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1[*] – Merlon</source>
        <comment>title of the window</comment>
        <translation>%1[*] – Merlon</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>zoom</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>printed name, name in files</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 · %2 · level %3</source>
        <comment>hex, terrain, level</comment>
        <translation>%1 · %2 · nivel %3</translation>
    </message>
    <message>
        <source>Paint with the left button; Alt and a click takes terrain from the map.</source>
        <translation>Se pinta con el botón izquierdo; con Alt y un clic se toma el terreno del mapa.</translation>
    </message>
    <message>
        <source>Click a hex to inspect it; B paints.</source>
        <translation>Haga clic en una casilla para examinarla; pulse B para pintar.</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Paleta</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspector</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Árbitro</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>&amp;New map…</source>
        <translation>&amp;Nuevo mapa…</translation>
    </message>
    <message>
        <source>Begins a blank map.</source>
        <translation>Empieza un mapa nuevo, vacío.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Opens a map or a scenario.</source>
        <translation>Abre un mapa o un escenario.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Writes the map into its file.</source>
        <translation>Escribe el mapa en su archivo.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>Writes the map into another file.</source>
        <translation>Escribe el mapa en otro archivo.</translation>
    </message>
    <message>
        <source>&amp;Export a picture…</source>
        <translation>&amp;Exportar una imagen…</translation>
    </message>
    <message>
        <source>Draws the map as PNG, SVG or PDF.</source>
        <translation>Dibuja el mapa en PNG, SVG o PDF.</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Leaves Merlon.</source>
        <translation>Cierra Merlon.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Takes back the last change of the map.</source>
        <translation>Deshace el último cambio del mapa.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Makes again what was taken back.</source>
        <translation>Rehace lo último que se deshizo.</translation>
    </message>
    <message>
        <source>&amp;Map properties…</source>
        <translation>Propiedades del &amp;mapa…</translation>
    </message>
    <message>
        <source>Title, size, span and numbering of the map.</source>
        <translation>Título, tamaño, ancho de las casillas y numeración del mapa.</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Ampliar</translation>
    </message>
    <message>
        <source>Shows the map larger.</source>
        <extracomment>zooms in</extracomment>
        <translation>Amplía la vista del mapa.</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Reducir</translation>
    </message>
    <message>
        <source>Shows the map smaller.</source>
        <extracomment>zooms out</extracomment>
        <translation>Reduce la vista del mapa.</translation>
    </message>
    <message>
        <source>&amp;Whole map</source>
        <translation>&amp;Todo el mapa</translation>
    </message>
    <message>
        <source>Shows the whole map.</source>
        <translation>Muestra el mapa entero.</translation>
    </message>
    <message>
        <source>&amp;True size</source>
        <translation>Tamaño &amp;natural</translation>
    </message>
    <message>
        <source>Shows hexes 48 pixels wide.</source>
        <translation>Muestra las casillas con 48 píxeles de ancho.</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Cuadrícula</translation>
    </message>
    <message>
        <source>Shows the lines between hexes.</source>
        <extracomment>the grid</extracomment>
        <translation>Muestra las líneas entre las casillas.</translation>
    </message>
    <message>
        <source>Hex &amp;names</source>
        <translation>Nombres &amp;de las casillas</translation>
    </message>
    <message>
        <source>Shows the name of each hex.</source>
        <translation>Muestra el nombre de cada casilla.</translation>
    </message>
    <message>
        <source>Shades hexes by their level.</source>
        <translation>Sombrea las casillas según su nivel.</translation>
    </message>
    <message>
        <source>&amp;Counters</source>
        <translation>&amp;Fichas</translation>
    </message>
    <message>
        <source>Go to the map</source>
        <translation>Ir al mapa</translation>
    </message>
    <message>
        <source>The keyboard moves over the map.</source>
        <extracomment>the cursor keys go from hex to hex from now on</extracomment>
        <translation>Permite recorrer el mapa con el teclado.</translation>
    </message>
    <message>
        <source>Go to the palette</source>
        <translation>Ir a la paleta</translation>
    </message>
    <message>
        <source>The keyboard chooses terrain.</source>
        <translation>Permite elegir el terreno con el teclado.</translation>
    </message>
    <message>
        <source>Go to the inspector</source>
        <translation>Ir al inspector</translation>
    </message>
    <message>
        <source>The keyboard edits the current hex.</source>
        <translation>Permite modificar la casilla actual con el teclado.</translation>
    </message>
    <message>
        <source>&amp;Ask the referee</source>
        <translation>Preg&amp;untar al árbitro</translation>
    </message>
    <message>
        <source>Go to the journal</source>
        <translation>Ir al diario</translation>
    </message>
    <message>
        <source>The keyboard moves over the journal.</source>
        <extracomment>the cursor keys go from line to line from now on</extracomment>
        <translation>Permite recorrer el diario con el teclado.</translation>
    </message>
    <message>
        <source>&amp;Roll the die</source>
        <translation>&amp;Tirar el dado</translation>
    </message>
    <message>
        <source>Rolls the die that the verdict waits for.</source>
        <translation>Tira el dado que hace falta para el veredicto.</translation>
    </message>
    <message>
        <source>A&amp;pply the verdict</source>
        <translation>&amp;Aplicar el veredicto</translation>
    </message>
    <message>
        <source>Keeps the order and what came of it in the journal.</source>
        <translation>Guarda en el diario la orden y su resultado.</translation>
    </message>
    <message>
        <source>&amp;Take back the last order</source>
        <extracomment>undo: of what a player ordered, not of a command of the program</extracomment>
        <translation>&amp;Retirar la última orden</translation>
    </message>
    <message>
        <source>The journal keeps that it was taken back.</source>
        <translation>En el diario consta que se retiró.</translation>
    </message>
    <message>
        <source>Puts in force again what was taken back last.</source>
        <extracomment>redo</extracomment>
        <translation>Vuelve a dar por válida la última orden que se retiró.</translation>
    </message>
    <message>
        <source>&amp;Overrule…</source>
        <translation>&amp;Decidir otra cosa…</translation>
    </message>
    <message>
        <source>Decides against the rules, with a note.</source>
        <translation>Decide contra las reglas, con una nota.</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>Every rule, with its text.</source>
        <translation>Todas las reglas, con su texto.</translation>
    </message>
    <message>
        <source>&amp;Shortcuts…</source>
        <translation>&amp;Atajos…</translation>
    </message>
    <message>
        <source>Changes the keys of every command.</source>
        <extracomment>commands of the menus, not orders of the players</extracomment>
        <translation>Cambia las teclas de cada comando.</translation>
    </message>
    <message>
        <source>&amp;About Merlon</source>
        <translation>Acerca &amp;de Merlon</translation>
    </message>
    <message>
        <source>Version and licence.</source>
        <translation>Versión y licencia.</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>Recent &amp;files</source>
        <translation>Archivos &amp;recientes</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Referee</source>
        <translation>Ár&amp;bitro</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Como el &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>title of the tool bar: commands of the program, not orders of the players</extracomment>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>About Merlon</source>
        <translation>Acerca de Merlon</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) about this file</source>
        <translation>
            <numerusform>%n advertencia sobre este archivo</numerusform>
            <numerusform>%n advertencias sobre este archivo</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be opened. What is open stays open.</source>
        <translation>%1 no se puede abrir. Lo que está abierto sigue abierto.</translation>
    </message>
    <message>
        <source>Open a map or a scenario</source>
        <translation>Abrir un mapa o un escenario</translation>
    </message>
    <message>
        <source>Maps and scenarios (*.yaml *.yml);;All files (*)</source>
        <translation>Mapas y escenarios (*.yaml *.yml);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Guardado.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Write over it all the same?</source>
        <extracomment>replace the file</extracomment>
        <translation>¿Sobrescribirlo de todos modos?</translation>
    </message>
    <message>
        <source>untitled</source>
        <translation>sin-título</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>Maps and scenarios (*.yaml)</source>
        <translation>Mapas y escenarios (*.yaml)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Cambios sin guardar</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes.</source>
        <translation>«%1» tiene cambios sin guardar.</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (falta)</translation>
    </message>
    <message>
        <source>No file yet</source>
        <translation>Ningún archivo todavía</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>Vaciar la lista</translation>
    </message>
    <message>
        <source>an untitled map</source>
        <translation>un mapa sin título</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Merlon did not end well: unsaved changes of %1 from %2 were kept aside.</source>
        <translation>Merlon se cerró de forma inesperada: los cambios sin guardar de %1 (%2) se conservaron aparte.</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Más tarde</translation>
    </message>
    <message>
        <source>Export a picture</source>
        <translation>Exportar una imagen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>Imágenes (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Type the die that fell on the table (0 is ten), or roll it.</source>
        <extracomment>a die that was thrown on the table at which one plays, not from it</extracomment>
        <translation>Teclee el resultado del dado de la mesa (0 vale diez), o tire el dado aquí.</translation>
    </message>
    <message>
        <source>Go to the referee</source>
        <translation>Ir al árbitro</translation>
    </message>
    <message>
        <source>The keyboard asks the referee.</source>
        <translation>Permite preguntar al árbitro con el teclado.</translation>
    </message>
    <message>
        <source>Takes who stands on the current hex.</source>
        <translation>Toma a quien está en la casilla actual.</translation>
    </message>
    <message>
        <source>Le&amp;vels</source>
        <translation>Ni&amp;veles</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>T&amp;ema</translation>
    </message>
    <message>
        <source>%1 is open, and this is odd about it.</source>
        <translation>%1: el archivo está abierto, con estos problemas.</translation>
    </message>
    <message>
        <source>&amp;Problems…</source>
        <translation>Pro&amp;blemas…</translation>
    </message>
    <message>
        <source>What is odd about the file that is open.</source>
        <translation>Los problemas del archivo abierto.</translation>
    </message>
    <message>
        <source>Br&amp;iefing</source>
        <translation>Pre&amp;sentación</translation>
    </message>
    <message>
        <source>What the players are told, how one wins, the forces.</source>
        <translation>Lo que se dice a los jugadores, cómo se gana, los bandos.</translation>
    </message>
    <message>
        <source>Click who acts, then at whom.</source>
        <translation>Haga clic en quien actúa y luego en su blanco.</translation>
    </message>
    <message>
        <source>Who does what, and to whom?</source>
        <translation>¿Quién hace qué, y a quién?</translation>
    </message>
    <message>
        <source>&amp;What if…</source>
        <extracomment>what would happen if somebody did it now, without doing it</extracomment>
        <translation>H&amp;ipótesis…</translation>
    </message>
    <message>
        <source>Judges any order of anybody, and applies nothing.</source>
        <translation>Juzga cualquier orden de cualquiera, y no aplica nada.</translation>
    </message>
    <message>
        <source>Pick from the &amp;map</source>
        <translation>&amp;Elegir en el mapa</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Merlon %1&lt;/h3&gt;&lt;p&gt;An editor for the maps and scenarios of medieval games about castles, with a referee.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;&lt;p&gt;Result tables that our sources do not print are stand-ins, and verdicts that read them say so.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Merlon %1&lt;/h3&gt;&lt;p&gt;Un editor de mapas y escenarios de juegos medievales de castillos, con un árbitro.&lt;/p&gt;&lt;p&gt;Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior.&lt;/p&gt;&lt;p&gt;Las tablas de resultados que faltan en nuestras fuentes son provisionales, y los veredictos que las usan lo indican.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Type the die that fell on the table, or roll it.</source>
        <translation>Teclee el resultado del dado de la mesa, o tire el dado aquí.</translation>
    </message>
    <message>
        <source>&amp;End of the phase</source>
        <translation>&amp;Fin de la fase</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>scenario, name of the game</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Intro</translation>
    </message>
    <message>
        <source>%1 notes the refusal; %2 asks anew.</source>
        <comment>keys</comment>
        <translation>%1: anotar el rechazo; %2: preguntar de nuevo.</translation>
    </message>
    <message>
        <source>%1 keeps the order; %2 asks anew.</source>
        <comment>keys</comment>
        <translation>%1: guardar la orden; %2: preguntar de nuevo.</translation>
    </message>
    <message>
        <source>the first game</source>
        <translation>la primera partida</translation>
    </message>
    <message>
        <source>Name of the game:</source>
        <translation>Nombre de la partida:</translation>
    </message>
    <message>
        <source>A name has letters, digits, spaces, - and _, and begins with one of the first two.</source>
        <translation>Un nombre tiene letras, cifras, espacios, - y _, y empieza por una letra o una cifra.</translation>
    </message>
    <message>
        <source>There is a game of that name already.</source>
        <translation>Ya hay una partida con ese nombre.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Save the game as</source>
        <translation>Guardar la partida como</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>No game of this scenario has begun yet.</source>
        <translation>Todavía no ha empezado ninguna partida de este escenario.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a game, and when it was changed last</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Games of this scenario:</source>
        <translation>Partidas de este escenario:</translation>
    </message>
    <message>
        <source>Painting or &amp;refereeing</source>
        <translation>&amp;Pintar o arbitrar</translation>
    </message>
    <message>
        <source>Arranges the panels for painting, or for refereeing, as they were left.</source>
        <translation>Dispone los paneles para pintar o para arbitrar, tal como se dejaron.</translation>
    </message>
    <message>
        <source>By &amp;hand…</source>
        <extracomment>what the referee changes himself, without an order; not a matter of hands</extracomment>
        <translation>A &amp;mano…</translation>
    </message>
    <message>
        <source>Changes the game without an order, or only keeps a note.</source>
        <translation>Cambia la partida sin una orden, o solo guarda una nota.</translation>
    </message>
    <message>
        <source>Re&amp;lease from what is owed…</source>
        <translation>Dispensar de &amp;lo pendiente…</translation>
    </message>
    <message>
        <source>What is owed need not be done; the journal keeps why.</source>
        <translation>Lo pendiente ya no hay que hacerlo; en el diario queda el motivo.</translation>
    </message>
    <message>
        <source>&amp;Correct the dice of a line…</source>
        <extracomment>a line of the journal</extracomment>
        <translation>&amp;Corregir los dados de una línea…</translation>
    </message>
    <message>
        <source>Of the line that is selected in the journal; what differs then is shown before it is kept.</source>
        <extracomment>the line of the journal whose dice are corrected</extracomment>
        <translation>De la línea elegida en el diario; antes de guardarlo se muestra lo que cambiaría.</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>Begins this scenario again; this game is kept.</source>
        <translation>Empieza de nuevo este escenario; esta partida se conserva.</translation>
    </message>
    <message>
        <source>Open a &amp;game…</source>
        <translation>Abrir una &amp;partida…</translation>
    </message>
    <message>
        <source>Goes on with another game of this scenario.</source>
        <translation>Sigue con otra partida de este escenario.</translation>
    </message>
    <message>
        <source>&amp;Save the game as…</source>
        <translation>&amp;Guardar la partida como…</translation>
    </message>
    <message>
        <source>Copies this game under another name and goes on with the copy.</source>
        <translation>Copia esta partida con otro nombre y sigue con la copia.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what is at a hex, a counter there</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Ne&amp;xt step</source>
        <translation>Secuencia &amp;que sigue</translation>
    </message>
    <message>
        <source>Says that the step is over: the next one begins.</source>
        <extracomment>over: at an end</extracomment>
        <translation>Dice que la secuencia ha terminado: empieza la siguiente.</translation>
    </message>
    <message>
        <source>Says that the phase, the day is over: the next one begins.</source>
        <extracomment>over: at an end</extracomment>
        <translation>Dice que la fase o el día ha terminado: empieza lo siguiente.</translation>
    </message>
    <message>
        <source>Sheets</source>
        <extracomment>what a game keeps on paper: the siege sheet, a calendar</extracomment>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>&amp;Battle report…</source>
        <translation>Informe de la &amp;batalla…</translation>
    </message>
    <message>
        <source>Writes what the journal tells, turn by turn, as HTML, PDF or Markdown.</source>
        <translation>Escribe lo que cuenta el diario, turno por turno, en HTML, PDF o Markdown.</translation>
    </message>
    <message>
        <source>Bring the order bac&amp;k</source>
        <extracomment>redo: the order that was taken back counts again</extracomment>
        <translation>Restablecer la &amp;orden</translation>
    </message>
    <message>
        <source>Battle report</source>
        <translation>Informe de la batalla</translation>
    </message>
    <message>
        <source>Battle reports (*.html *.pdf *.md)</source>
        <translation>Informes (*.html *.pdf *.md)</translation>
    </message>
    <message>
        <source>A report ends in .html, .pdf or .md.</source>
        <translation>El nombre de un informe acaba en .html, .pdf o .md.</translation>
    </message>
    <message>
        <source>-line-%1</source>
        <comment>end of a file&apos;s name</comment>
        <translation>-linea-%1</translation>
    </message>
    <message>
        <source>Position after line %1</source>
        <translation>Posición tras la línea %1</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>Escribiendo %1…</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>Archivo creado: %1.</translation>
    </message>
    <message>
        <source>%1 The referee judges what was last saved.</source>
        <comment>after what a click does now</comment>
        <translation>%1 El árbitro juzga lo que se guardó por última vez.</translation>
    </message>
    <message>
        <source>R&amp;ulings and editions…</source>
        <extracomment>readings of rules on which the rulebooks are silent, and editions of the rulebook</extracomment>
        <translation>Decisiones &amp;y ediciones…</translation>
    </message>
    <message>
        <source>By which readings, house rules and edition this scenario is played.</source>
        <translation>Con qué lecturas, reglas de la casa y edición se juega este escenario.</translation>
    </message>
    <message>
        <source>Shows the counters of the scenario; F7 hides them and F6 magnifies while it is held.</source>
        <translation>Muestra las fichas del escenario; mientras se mantienen pulsadas, F7 las oculta y F6 las amplía.</translation>
    </message>
    <message>
        <source>Pla&amp;yers’ window</source>
        <translation>Ventana de los &amp;jugadores</translation>
    </message>
    <message>
        <source>The map and one sentence to read aloud, large, for the players; F11 fills the screen.</source>
        <extracomment>what the players may see, on a second screen</extracomment>
        <translation>El mapa y una frase para leer en voz alta, en grande, para los jugadores; F11 llena la pantalla.</translation>
    </message>
</context>
<context>
    <name>merlon::app::PlayersWindow</name>
    <message>
        <source>The players’ window</source>
        <translation>La ventana de los jugadores</translation>
    </message>
    <message>
        <source>%1: now %2.</source>
        <extracomment>an order, and the die that it waits for: &quot;a ten-sided die for the shot&quot;</extracomment>
        <translation>%1: ahora %2.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>an order, what came of it</extracomment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>merlon::app::ProblemsDialog</name>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Qué está mal</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
</context>
<context>
    <name>merlon::app::RulesBrowser</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Number, title or words of a rule</source>
        <translation>Número, título o palabras de una regla</translation>
    </message>
</context>
<context>
    <name>merlon::app::ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation>Atajos</translation>
    </message>
    <message>
        <source>%1 belongs to both “%2” and “%3”.</source>
        <translation>%1 pertenece tanto a «%2» como a «%3».</translation>
    </message>
</context>
<context>
    <name>merlon::editor</name>
    <message>
        <source>%1 %2</source>
        <extracomment>what a figure on a counter means, and the figure</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a counter and its figures</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>merlon::editor::Autosave</name>
    <message>
        <source>Unsaved edits cannot be kept aside: no folder can be written.</source>
        <translation>Los cambios sin guardar no se pueden conservar aparte: no se puede escribir en ninguna carpeta.</translation>
    </message>
</context>
<context>
    <name>merlon::editor::HexContents</name>
    <message>
        <source>%1, %2</source>
        <comment>a thing and its state</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a hexside feature and its sides</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a structure&apos;s kind and its name</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an overlay and the side it looks to</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2, level %3</source>
        <comment>a hex: its name, terrain and level</comment>
        <translation>%1, %2, nivel %3</translation>
    </message>
</context>
<context>
    <name>merlon::editor::HexMapView</name>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
</context>
<context>
    <name>merlon::editor::InspectorPanel</name>
    <message>
        <source>%1 (in files %2)</source>
        <comment>printed hex name, hex name</comment>
        <translation>%1 (en los archivos: %2)</translation>
    </message>
    <message>
        <source>untitled</source>
        <translation>sin título</translation>
    </message>
    <message>
        <source>%1 × %2 hexes</source>
        <comment>columns, rows</comment>
        <translation>%1 × %2 casillas</translation>
    </message>
    <message>
        <source>%1 at the top left</source>
        <translation>%1 arriba a la izquierda</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Casilla</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nombre:</translation>
    </message>
    <message>
        <source>Terrain:</source>
        <translation>Terreno:</translation>
    </message>
    <message>
        <source>Level:</source>
        <translation>Nivel:</translation>
    </message>
    <message>
        <source>Hexsides:</source>
        <translation>Lados:</translation>
    </message>
    <message>
        <source>Structures:</source>
        <translation>Estructuras:</translation>
    </message>
    <message>
        <source>Overlays:</source>
        <translation>Añadidos:</translation>
    </message>
    <message>
        <source>Counters:</source>
        <translation>Fichas:</translation>
    </message>
    <message>
        <source>Set-up zones:</source>
        <translation>Zonas de despliegue:</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Title:</source>
        <translation>Título:</translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>Tamaño:</translation>
    </message>
    <message>
        <source>Span of a hex:</source>
        <translation>Ancho de una casilla:</translation>
    </message>
    <message>
        <source>Numbering:</source>
        <translation>Numeración:</translation>
    </message>
    <message>
        <source>&amp;Properties…</source>
        <translation>Pr&amp;opiedades…</translation>
    </message>
</context>
<context>
    <name>merlon::editor::MapDocument</name>
    <message>
        <source>Untitled</source>
        <translation>Sin título</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Deshacer: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rehacer: %1</translation>
    </message>
    <message>
        <source>%1 cannot be read, so it is left alone.</source>
        <translation>%1 no se puede leer, así que no se toca.</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened.</source>
        <translation>Otro programa cambió %1 desde que se abrió.</translation>
    </message>
    <message>
        <source>%1 holds a map with errors, or something else than a map.</source>
        <extracomment>%1: a file, and what it contains</extracomment>
        <translation>%1 contiene un mapa con errores, o algo que no es un mapa.</translation>
    </message>
    <message>
        <source>The map has no file yet.</source>
        <translation>El mapa aún no tiene archivo.</translation>
    </message>
    <message>
        <source>The legend of this map has no free character for another terrain.</source>
        <translation>La leyenda de este mapa no tiene ningún carácter libre para otro terreno.</translation>
    </message>
</context>
<context>
    <name>merlon::editor::MapPropertiesDialog</name>
    <message>
        <source>Properties of the map</source>
        <translation>Propiedades del mapa</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>For everybody:</source>
        <translation>Para todos:</translation>
    </message>
    <message>
        <source>English:</source>
        <translation>Inglés:</translation>
    </message>
    <message>
        <source>Italian:</source>
        <translation>Italiano:</translation>
    </message>
    <message>
        <source>Spanish:</source>
        <translation>Español:</translation>
    </message>
    <message>
        <source>French:</source>
        <translation>Francés:</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Columns:</source>
        <translation>Columnas:</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>Filas:</translation>
    </message>
    <message>
        <source>Terrain of new hexes:</source>
        <translation>Terreno de las casillas nuevas:</translation>
    </message>
    <message>
        <source>Span of a hex:</source>
        <translation>Ancho de una casilla:</translation>
    </message>
    <message>
        <source>2 m</source>
        <comment>a length, as an example</comment>
        <translation>2 m</translation>
    </message>
    <message>
        <source>What lies on the right and at the bottom beyond this size is removed.</source>
        <translation>Se elimina lo que sobresalga de este tamaño por la derecha y por abajo.</translation>
    </message>
    <message>
        <source>The printed map numbers its hexes in its own way</source>
        <translation>El mapa impreso numera sus casillas a su manera</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letras</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>Begins at the:</source>
        <translation>Empieza:</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>arriba a la izquierda</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>arriba a la derecha</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>abajo a la izquierda</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>abajo a la derecha</translation>
    </message>
    <message>
        <source>Order:</source>
        <extracomment>whether the column or the row stands first in the printed name of a hex</extracomment>
        <translation>Orden:</translation>
    </message>
    <message>
        <source>column, then row</source>
        <translation>columna, luego fila</translation>
    </message>
    <message>
        <source>row, then column</source>
        <translation>fila, luego columna</translation>
    </message>
    <message>
        <source>First column:</source>
        <translation>Primera columna:</translation>
    </message>
    <message>
        <source>First row:</source>
        <translation>Primera fila:</translation>
    </message>
    <message>
        <source>Digits at least:</source>
        <translation>Cifras como mínimo:</translation>
    </message>
    <message>
        <source>Between them:</source>
        <translation>Separador:</translation>
    </message>
    <message>
        <source>Corners:</source>
        <translation>Casillas de las esquinas:</translation>
    </message>
</context>
<context>
    <name>merlon::editor::NewMapDialog</name>
    <message>
        <source>columns A, C, E … are half a hex lower</source>
        <translation>las columnas A, C, E … están media casilla más abajo</translation>
    </message>
    <message>
        <source>rows 1, 3, 5 … are half a hex to the right</source>
        <translation>las filas 1, 3, 5 … están media casilla a la derecha</translation>
    </message>
    <message>
        <source>columns B, D, F … are half a hex lower</source>
        <translation>las columnas B, D, F … están media casilla más abajo</translation>
    </message>
    <message>
        <source>rows 2, 4, 6 … are half a hex to the right</source>
        <translation>las filas 2, 4, 6 … están media casilla a la derecha</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Nuevo mapa</translation>
    </message>
    <message>
        <source>Columns:</source>
        <translation>Columnas:</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>Filas:</translation>
    </message>
    <message>
        <source>Hexes:</source>
        <translation>Casillas:</translation>
    </message>
    <message>
        <source>Shoved:</source>
        <translation>Desplazamiento:</translation>
    </message>
    <message>
        <source>Covered with:</source>
        <extracomment>the terrain that all hexes of a new map have</extracomment>
        <translation>Cubierto de:</translation>
    </message>
    <message>
        <source>flat on top</source>
        <translation>con un lado arriba</translation>
    </message>
    <message>
        <source>pointed on top</source>
        <translation>con un vértice arriba</translation>
    </message>
</context>
<context>
    <name>merlon::editor::PaletteModel</name>
    <message>
        <source>Rule: %1</source>
        <translation>Regla: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a property of a terrain and its value</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>merlon::editor::PalettePanel</name>
    <message>
        <source>Hexes around the middle one, 0 to 5; keys [ and ]</source>
        <translation>Casillas alrededor de la central, de 0 a 5; teclas [ y ]</translation>
    </message>
    <message>
        <source>Level:</source>
        <translation>Nivel:</translation>
    </message>
    <message>
        <source>Set hexes to level %1</source>
        <translation>Asigna el nivel %1 a las casillas</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Raise hexes by one level</source>
        <translation>Sube las casillas un nivel</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Lower hexes by one level</source>
        <translation>Baja las casillas un nivel</translation>
    </message>
    <message>
        <source>Brush rad&amp;ius:</source>
        <translation>&amp;Radio del pincel:</translation>
    </message>
</context>
<context>
    <name>merlon::editor::PaletteView</name>
    <message>
        <source>Terrain</source>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>Paint with: %1</source>
        <translation>Pinta con: %1</translation>
    </message>
</context>
<context>
    <name>merlon::editor::Render</name>
    <message>
        <source>The picture could not be begun.</source>
        <translation>No se pudo empezar a crear la imagen.</translation>
    </message>
    <message>
        <source>The picture could not be written to its end; the disk may be full.</source>
        <translation>No se pudo escribir la imagen hasta el final; puede que el disco esté lleno.</translation>
    </message>
    <message>
        <source>The picture would have no pixels, or more than the format allows.</source>
        <translation>La imagen no tendría píxeles, o más de los que admite el formato.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 no se puede escribir: %2</translation>
    </message>
    <message>
        <source>There is no page size called %1; try A4, A3 or Letter.</source>
        <translation>No hay ningún tamaño de página llamado %1; pruebe A4, A3 o Letter.</translation>
    </message>
    <message>
        <source>The PDF could not be written.</source>
        <translation>No se pudo escribir el PDF.</translation>
    </message>
    <message>
        <source>%1   sheet %2 of %3, row %4 of %5</source>
        <translation>%1   hoja %2 de %3, fila %4 de %5</translation>
    </message>
    <message>
        <source>It is not a regular file.</source>
        <translation>No es un archivo normal.</translation>
    </message>
    <message>
        <source>There is not enough memory for this picture.</source>
        <translation>No hay memoria suficiente para esta imagen.</translation>
    </message>
</context>
<context>
    <name>merlon::editor::ScenarioDocument</name>
    <message>
        <source>%1 holds a scenario with errors, or something else than a scenario.</source>
        <extracomment>%1: a file, and what it contains</extracomment>
        <translation>%1 contiene un escenario con errores, o algo que no es un escenario.</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened.</source>
        <translation>Otro programa cambió %1 desde que se abrió.</translation>
    </message>
</context>
<context>
    <name>merlon::editor::Step</name>
    <message>
        <source>Paint %1 on a hex</source>
        <translation>Pintar %1 en una casilla</translation>
    </message>
    <message numerus="yes">
        <source>Paint %1 on %n hexes</source>
        <translation>
            <numerusform>Pintar %1 en %n casilla</numerusform>
            <numerusform>Pintar %1 en %n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>Set a hex to level %1</source>
        <translation>Asignar el nivel %1 a una casilla</translation>
    </message>
    <message numerus="yes">
        <source>Set %n hexes to level %1</source>
        <translation>
            <numerusform>Asignar el nivel %1 a %n casilla</numerusform>
            <numerusform>Asignar el nivel %1 a %n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>Raise a hex</source>
        <translation>Subir una casilla</translation>
    </message>
    <message numerus="yes">
        <source>Raise %n hexes</source>
        <translation>
            <numerusform>Subir %n casilla</numerusform>
            <numerusform>Subir %n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>Lower a hex</source>
        <translation>Bajar una casilla</translation>
    </message>
    <message numerus="yes">
        <source>Lower %n hexes</source>
        <translation>
            <numerusform>Bajar %n casilla</numerusform>
            <numerusform>Bajar %n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the map&apos;s properties</source>
        <translation>Cambiar las propiedades del mapa</translation>
    </message>
    <message>
        <source>Change the map&apos;s size</source>
        <translation>Cambiar el tamaño del mapa</translation>
    </message>
    <message>
        <source>Recover unsaved edits</source>
        <translation>Recuperar los cambios sin guardar</translation>
    </message>
</context>
<context>
    <name>merlon::editor::SwapRules</name>
    <message>
        <source>Choose other rules</source>
        <extracomment>a step that can be undone: another edition, a house rule, another reading of a ruling</extracomment>
        <translation>Elegir otras reglas</translation>
    </message>
</context>
<context>
    <name>merlon::editor::ToolBox</name>
    <message>
        <source>Select</source>
        <translation>Selección</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pincel</translation>
    </message>
    <message>
        <source>Line</source>
        <extracomment>the tool that paints a straight row of hexes</extracomment>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rectángulo</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Relleno</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>Cuentagotas</translation>
    </message>
    <message>
        <source>Mark hexes, and choose them for the referee</source>
        <translation>Marca casillas y las elige para el árbitro</translation>
    </message>
    <message>
        <source>Paint a straight line of hexes</source>
        <translation>Pinta una línea recta de casillas</translation>
    </message>
    <message>
        <source>Paint a block of columns and rows</source>
        <translation>Pinta un bloque de columnas y filas</translation>
    </message>
    <message>
        <source>Paint all that hangs together and is the same</source>
        <translation>Pinta toda la zona continua del mismo tipo</translation>
    </message>
    <message>
        <source>Take the terrain or level of a hex; Alt and a click from any tool</source>
        <translation>Toma el terreno o el nivel de una casilla; Alt y un clic desde cualquier herramienta</translation>
    </message>
    <message>
        <source>%1 (%2)
%3</source>
        <comment>a tool, its key, what it does</comment>
        <translation>%1 (%2)
%3</translation>
    </message>
    <message>
        <source>Larger brush</source>
        <extracomment>a tool: the brush paints more hexes at once</extracomment>
        <translation>Pincel más grande</translation>
    </message>
    <message>
        <source>Smaller brush</source>
        <extracomment>a tool: the brush paints fewer hexes at once</extracomment>
        <translation>Pincel más pequeño</translation>
    </message>
    <message>
        <source>Paint freehand; Shift and the cursor keys paint too</source>
        <translation>Pinta a mano alzada; también con Mayús y las teclas de cursor</translation>
    </message>
</context>
<context>
    <name>merlon::referee::ByHandDialog</name>
    <message>
        <source>By hand</source>
        <extracomment>title of a window: what the referee changes without an order</extracomment>
        <translation>A mano</translation>
    </message>
    <message>
        <source>&amp;Note (kept in the journal):</source>
        <translation>&amp;Nota (queda en el diario):</translation>
    </message>
</context>
<context>
    <name>merlon::referee::CandidateModel</name>
    <message>
        <source>%1, %2</source>
        <extracomment>a counter&apos;s name and its hex</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a candidate, and what is to be said of it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Chance of an effect on %1: %2</source>
        <extracomment>%1: a counter, &quot;Gwyn&quot;; %2: &quot;40 %&quot;</extracomment>
        <translation>Probabilidad de un efecto sobre %1: %2</translation>
    </message>
</context>
<context>
    <name>merlon::referee::Chances</name>
    <message>
        <source>&lt; %1 %</source>
        <extracomment>less than so many percent, &quot;&lt; 0.1 %&quot;</extracomment>
        <translation>&lt; %1 %</translation>
    </message>
    <message>
        <source>&gt; %1 %</source>
        <extracomment>more than so many percent, &quot;&gt; 99.9 %&quot;</extracomment>
        <translation>&gt; %1 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>a chance, &quot;70 %&quot;</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>There are more throws of the dice than can be counted.</source>
        <translation>Las tiradas posibles de los dados son demasiadas para contarlas.</translation>
    </message>
    <message>
        <source>Chances</source>
        <extracomment>above a table of what may come of an order, with percents</extracomment>
        <translation>Probabilidades</translation>
    </message>
    <message>
        <source>%1:</source>
        <extracomment>the title of a table; %1 is &quot;Chances&quot;</extracomment>
        <translation>%1:</translation>
    </message>
</context>
<context>
    <name>merlon::referee::CorrectDialog</name>
    <message>
        <source>Correct the dice</source>
        <translation>Corregir los dados</translation>
    </message>
    <message>
        <source>%1:</source>
        <extracomment>a field of a form</extracomment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>Nota:</translation>
    </message>
    <message>
        <source>What differs then:</source>
        <translation>Qué cambiaría:</translation>
    </message>
    <message>
        <source>Line %1: %2 → %3</source>
        <extracomment>number of a line of the journal, what came of it, what would come of it</extracomment>
        <translation>Línea %1: %2 → %3</translation>
    </message>
    <message>
        <source>Nothing: what came of it stays the same.</source>
        <translation>Nada: el resultado sigue siendo el mismo.</translation>
    </message>
</context>
<context>
    <name>merlon::referee::DicePad</name>
    <message>
        <source>Wanted: %1</source>
        <extracomment>%1: &quot;a ten-sided die for the shot&quot;</extracomment>
        <translation>Falta: %1</translation>
    </message>
    <message>
        <source>No die is wanted now.</source>
        <translation>Ahora no hace falta ningún dado.</translation>
    </message>
    <message>
        <source>Let Merlon roll the die (R)</source>
        <translation>Merlon tira el dado (R)</translation>
    </message>
    <message>
        <source>The face 0 reads 10</source>
        <translation>La cara 0 vale 10</translation>
    </message>
    <message>
        <source>The die shows %1</source>
        <translation>El dado muestra %1</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation>de 1 a %1</translation>
    </message>
    <message>
        <source>What the die shows</source>
        <translation>Lo que muestra el dado</translation>
    </message>
    <message>
        <source>Another face takes the place of the last one.</source>
        <extracomment>whoever types another number corrects the last die</extracomment>
        <translation>Otra cara sustituye a la última.</translation>
    </message>
    <message>
        <source>Ro&amp;ll</source>
        <translation>&amp;Tirar</translation>
    </message>
</context>
<context>
    <name>merlon::referee::DifferencesModel</name>
    <message>
        <source>Difference</source>
        <comment>heading of a column: where the editions differ</comment>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Played here</source>
        <comment>heading of a column: which edition&apos;s rule is played in this scenario</comment>
        <translation>Aquí se juega</translation>
    </message>
    <message>
        <source>Changes a verdict</source>
        <comment>heading of a column: yes, no, only if ...</comment>
        <translation>Cambia un veredicto</translation>
    </message>
    <message>
        <source>says nothing</source>
        <extracomment>an edition of a rulebook has no word on this</extracomment>
        <translation>no dice nada</translation>
    </message>
    <message>
        <source>yes: %1</source>
        <extracomment>whether a difference between editions can change a verdict; %1: when</extracomment>
        <translation>sí: %1</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>it can change a verdict</comment>
        <translation>sí</translation>
    </message>
    <message>
        <source>only if: %1</source>
        <extracomment>whether a difference between editions can change a verdict; %1: &quot;a map draws openings apart&quot;</extracomment>
        <translation>solo si: %1</translation>
    </message>
    <message>
        <source>sometimes</source>
        <comment>it can change a verdict</comment>
        <translation>a veces</translation>
    </message>
    <message>
        <source>no: %1</source>
        <extracomment>whether a difference between editions can change a verdict; %1: why not</extracomment>
        <translation>no: %1</translation>
    </message>
    <message>
        <source>no</source>
        <comment>it can change a verdict</comment>
        <translation>no</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>of a difference that no verdict rests on, or of one that the program does not judge</extracomment>
        <translation>lo mismo</translation>
    </message>
    <message>
        <source>not judged yet</source>
        <translation>aún no se juzga</translation>
    </message>
    <message>
        <source>house rule: %1</source>
        <extracomment>a house rule of this scenario; %1: &quot;Spanish edition&quot;</extracomment>
        <translation>regla de la casa: %1</translation>
    </message>
</context>
<context>
    <name>merlon::referee::EffectsEditor</name>
    <message>
        <source>Nothing else changes.</source>
        <translation>Nada más cambia.</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>&amp;Añadir</translation>
    </message>
    <message>
        <source>Something else changes too</source>
        <translation>Cambia también otra cosa</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Qui&amp;tar</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Qué sucede</translation>
    </message>
    <message>
        <source>Kind of effect</source>
        <translation>Tipo de efecto</translation>
    </message>
</context>
<context>
    <name>merlon::referee::FieldEditor</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>one of several counters of that name: the name and the id</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>merlon::referee::HeadView</name>
    <message>
        <source>%1 out of play</source>
        <extracomment>of a force: so many counters of it are dead or broken</extracomment>
        <translation>%1 fuera de juego</translation>
    </message>
    <message>
        <source>%1 down</source>
        <extracomment>of a force: so many counters of it lie there and may rise again</extracomment>
        <translation>%1 en el suelo</translation>
    </message>
    <message>
        <source>%1 hurt</source>
        <extracomment>of a force: so many counters of it are hurt, on their feet</extracomment>
        <translation>%1 alcanzados</translation>
    </message>
    <message>
        <source>%1 off the map</source>
        <extracomment>of a force: so many counters of it have left the map</extracomment>
        <translation>%1 fuera del mapa</translation>
    </message>
    <message>
        <source>%1: nothing lost of %2</source>
        <extracomment>a force, how many counters it has</extracomment>
        <translation>%1: ninguna baja de %2</translation>
    </message>
    <message>
        <source>%1: of %2, %3</source>
        <extracomment>%1 is a force, %2 how many counters it had, %3: &quot;2 out of play, 1 hurt&quot;</extracomment>
        <translation>%1: de %2, %3</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <comment>losses</comment>
        <extracomment>a force, how many counters it has lost, how many it had</extracomment>
        <translation>%1 %2 de %3</translation>
    </message>
    <message>
        <source>Lost: %1</source>
        <extracomment>counters that are dead or gone, force by force: &quot;The Normans 2 of 12&quot;</extracomment>
        <translation>Bajas: %1</translation>
    </message>
    <message>
        <source>No scenario is open.</source>
        <translation>No hay ningún escenario abierto.</translation>
    </message>
</context>
<context>
    <name>merlon::referee::JournalModel</name>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Order</source>
        <extracomment>heading of a column: what a player ordered</extracomment>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Taken back: this line counts for nothing now.</source>
        <extracomment>a line of the journal that was undone</extracomment>
        <translation>Orden retirada: esta línea ya no cuenta.</translation>
    </message>
    <message>
        <source>The rules say something else of it today, and today&apos;s hold.</source>
        <extracomment>today&apos;s rules are in force</extracomment>
        <translation>Las reglas dicen hoy otra cosa, y vale lo de hoy.</translation>
    </message>
    <message>
        <source>The rules refuse it today, and today&apos;s hold.</source>
        <extracomment>today&apos;s rules are in force</extracomment>
        <translation>Según las reglas de hoy se rechaza, y vale lo de hoy.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
</context>
<context>
    <name>merlon::referee::JournalText</name>
    <message>
        <source>Referee</source>
        <translation>Árbitro</translation>
    </message>
    <message>
        <source>line %1 (%2)</source>
        <extracomment>number of a line of the journal, what stands there</extracomment>
        <translation>línea %1 (%2)</translation>
    </message>
    <message>
        <source>lines %1 to %2</source>
        <extracomment>numbers of lines of the journal, from and to</extracomment>
        <translation>líneas %1 a %2</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>By hand</source>
        <extracomment>a line of the journal: what the referee changed without an order</extracomment>
        <translation>A mano</translation>
    </message>
    <message>
        <source>Line %1 is corrected</source>
        <extracomment>a line of the journal</extracomment>
        <translation>La línea %1 queda corregida</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>%1: &quot;line 4 (Alric shoots at Gwyn)&quot;</extracomment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Deshacer: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>%1: &quot;line 4 (Alric shoots at Gwyn)&quot;</extracomment>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rehacer: %1</translation>
    </message>
    <message>
        <source>Back to the beginning</source>
        <extracomment>a line of the journal: the game began again</extracomment>
        <translation>Vuelta al principio</translation>
    </message>
    <message>
        <source>Back to line %1</source>
        <extracomment>a line of the journal: the game went on from that one</extracomment>
        <translation>Vuelta a la línea %1</translation>
    </message>
    <message>
        <source>This version cannot carry it out: it changes nothing.</source>
        <translation>Esta versión no sabe aplicarlo: no cambia nada.</translation>
    </message>
</context>
<context>
    <name>merlon::referee::JournalView</name>
    <message>
        <source>Journal</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>Back to this line</source>
        <extracomment>the game goes on from this line of the journal; those behind it are taken back</extracomment>
        <translation>Volver a esta línea</translation>
    </message>
    <message>
        <source>Back to the beginning</source>
        <extracomment>the game begins again; all lines of the journal are taken back</extracomment>
        <translation>Volver al principio</translation>
    </message>
    <message>
        <source>Orders that are kept stand here, with their dice and what came of them.</source>
        <translation>Aquí están las órdenes guardadas, con sus dados y sus resultados.</translation>
    </message>
    <message>
        <source>Correct the dice…</source>
        <translation>Corregir los dados…</translation>
    </message>
    <message>
        <source>Position after this line…</source>
        <extracomment>a picture of the map as it stood then</extracomment>
        <translation>Posición tras esta línea…</translation>
    </message>
</context>
<context>
    <name>merlon::referee::LineEditor</name>
    <message>
        <source>name, or pick on the map</source>
        <translation>nombre, o elija en el mapa</translation>
    </message>
</context>
<context>
    <name>merlon::referee::OverruleDialog</name>
    <message>
        <source>Overrule</source>
        <translation>Decidir otra cosa</translation>
    </message>
    <message>
        <source>The rules say: %1</source>
        <translation>Las reglas dicen: %1</translation>
    </message>
    <message>
        <source>&amp;Forbid it: nothing happens</source>
        <translation>Pro&amp;hibirlo: no pasa nada</translation>
    </message>
    <message>
        <source>&amp;Why (kept in the journal):</source>
        <translation>Por &amp;qué (queda en el diario):</translation>
    </message>
    <message>
        <source>&amp;Allow it: the rules go on, with the dice and with what you hold</source>
        <translation>&amp;Permitirlo: las reglas siguen, con los dados y con los hechos que usted fije</translation>
    </message>
    <message>
        <source>&amp;Something else happens:</source>
        <translation>&amp;Sucede otra cosa:</translation>
    </message>
    <message>
        <source>&amp;As you hold it: the rules go on from other facts</source>
        <extracomment>what you hold: what the referee takes to be so</extracomment>
        <translation>C&amp;on otros hechos: las reglas siguen a partir de ellos</translation>
    </message>
</context>
<context>
    <name>merlon::referee::ReadingsDialog</name>
    <message>
        <source>Rulings and editions</source>
        <translation>Decisiones y ediciones</translation>
    </message>
    <message>
        <source>Open a scenario: here one chooses by which readings of the rules and by which edition it is played.</source>
        <translation>Abre un escenario: aquí se elige con qué lecturas de las reglas y con qué edición se juega.</translation>
    </message>
    <message>
        <source>&amp;Edition:</source>
        <extracomment>an edition of a game&apos;s rulebook</extracomment>
        <translation>&amp;Edición:</translation>
    </message>
    <message>
        <source>A game of this scenario has begun. What is chosen here holds once the scenario is saved; the game must then begin anew.</source>
        <translation>Ya ha empezado una partida de este escenario. Lo que se elige aquí vale cuando se guarda el escenario; la partida debe entonces empezar de nuevo.</translation>
    </message>
    <message>
        <source>&amp;Rulings</source>
        <extracomment>readings that were chosen where the rulebooks are silent</extracomment>
        <translation>&amp;Decisiones</translation>
    </message>
    <message>
        <source>&amp;Differences between the editions</source>
        <translation>Di&amp;ferencias entre las ediciones</translation>
    </message>
    <message>
        <source>Name or words of a ruling</source>
        <extracomment>how a rule is read</extracomment>
        <translation>Nombre o palabras de una decisión</translation>
    </message>
    <message>
        <source>Play it &amp;so:</source>
        <translation>&amp;Se juega así:</translation>
    </message>
    <message>
        <source>There is none.</source>
        <translation>No hay ninguna.</translation>
    </message>
    <message>
        <source>Name or words of a difference</source>
        <translation>Nombre o palabras de una diferencia</translation>
    </message>
</context>
<context>
    <name>merlon::referee::RecordForm</name>
    <message>
        <source>%1:</source>
        <extracomment>a field of a form</extracomment>
        <translation>%1:</translation>
    </message>
</context>
<context>
    <name>merlon::referee::RefereePanel</name>
    <message>
        <source>The referee&apos;s word against the rules; the journal keeps both</source>
        <translation>La palabra del árbitro contra las reglas; el diario guarda ambas</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>De&amp;shacer</translation>
    </message>
    <message>
        <source>Takes the last order back</source>
        <extracomment>undo</extracomment>
        <translation>Retira la última orden</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>Re&amp;hacer</translation>
    </message>
    <message>
        <source>Kept in line %1: %2. %3</source>
        <extracomment>number of the line, the order, what came of it</extracomment>
        <translation>Guardado en la línea %1: %2. %3</translation>
    </message>
    <message>
        <source>Orders are judged, but nothing is kept. %1</source>
        <translation>Las órdenes se juzgan, pero nada se guarda. %1</translation>
    </message>
    <message>
        <source>&amp;Note the refusal</source>
        <translation>A&amp;notar el rechazo</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>A&amp;plicar</translation>
    </message>
    <message>
        <source>What may be chosen</source>
        <translation>Lo que se puede elegir</translation>
    </message>
    <message>
        <source>There is no %1 here.</source>
        <translation>Aquí no hay nada con el nombre %1.</translation>
    </message>
    <message>
        <source>Order</source>
        <extracomment>what a player orders: a shot, a retreat</extracomment>
        <translation>Orden</translation>
    </message>
    <message>
        <source>%1 %2 of %3 may be chosen.</source>
        <extracomment>%1 is what is asked for, &quot;Pick the target.&quot;</extracomment>
        <translation>%1 Opciones: %2 de %3.</translation>
    </message>
    <message>
        <source>Ask: who does what, and to whom? The verdict and its reasons will stand here.</source>
        <translation>Pregunte: ¿quién hace qué, y a quién? Aquí aparecerán el veredicto y sus razones.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>an order that cannot be given now, and why</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>By hand</source>
        <extracomment>a menu: what the referee changes without an order</extracomment>
        <translation>A mano</translation>
    </message>
    <message>
        <source>Changes the game without an order, or only keeps a note</source>
        <translation>Cambia la partida sin una orden, o solo guarda una nota</translation>
    </message>
    <message>
        <source>What is owed need not be done; the journal keeps why</source>
        <translation>Lo pendiente ya no hay que hacerlo; en el diario queda el motivo</translation>
    </message>
    <message>
        <source>Now: %1.</source>
        <extracomment>whose turn it is now: &quot;Turn 2: The Normans&quot;</extracomment>
        <translation>Ahora: %1.</translation>
    </message>
    <message>
        <source>&amp;Overrule…</source>
        <translation>&amp;Decidir otra cosa…</translation>
    </message>
    <message>
        <source>B&amp;y hand…</source>
        <translation>A &amp;mano…</translation>
    </message>
    <message>
        <source>Release…</source>
        <translation>Dispensar…</translation>
    </message>
    <message>
        <source>&amp;What if…</source>
        <translation>H&amp;ipótesis…</translation>
    </message>
    <message>
        <source>Any order of anybody, judged and not applied</source>
        <translation>Cualquier orden de cualquiera, juzgada y no aplicada</translation>
    </message>
    <message>
        <source>What if: whatever refuses an order is set aside, and nothing is kept.</source>
        <translation>Hipótesis: lo que se opone a una orden se deja de lado, y no se guarda nada.</translation>
    </message>
    <message>
        <source>At the right the chance that it has an effect.</source>
        <extracomment>of a list of targets: what the percents at the right of each line are</extracomment>
        <translation>A la derecha, la probabilidad de que tenga un efecto.</translation>
    </message>
    <message>
        <source>Nothing of a what-if is kept: leave it first</source>
        <translation>De una hipótesis no se guarda nada: antes hay que salir de ella</translation>
    </message>
</context>
<context>
    <name>merlon::referee::RefereeSession</name>
    <message>
        <source>The last order was being written when Merlon was stopped, and had not been kept. What there is of it was moved to a file beside the journal.</source>
        <translation>La última orden se estaba escribiendo cuando Merlon se detuvo, y no quedó guardada. Lo que se escribió de ella se pasó a un archivo junto al diario.</translation>
    </message>
    <message>
        <source>The scenario or its map was changed since this game began. Every order was judged again on what they say now.</source>
        <translation>El escenario o su mapa cambiaron desde que empezó esta partida. Cada orden se juzgó de nuevo según lo que dicen ahora.</translation>
    </message>
    <message>
        <source>This game began under other rules: another edition, or other options. Every order was judged again by those of the scenario now.</source>
        <translation>Esta partida empezó con otras reglas: otra edición, u otras opciones. Cada orden se juzgó de nuevo con las que el escenario tiene ahora.</translation>
    </message>
    <message>
        <source>The journal was moved, deleted or changed by another program. Nothing was written; open the scenario again.</source>
        <translation>Otro programa movió, borró o cambió el diario. No se escribió nada; abra de nuevo el escenario.</translation>
    </message>
    <message>
        <source>An earlier order could not be written. Open the scenario again before going on.</source>
        <translation>No se pudo escribir una orden anterior. Abra de nuevo el escenario antes de seguir.</translation>
    </message>
    <message>
        <source>Lines of the journal on which the rules say something else today: %1. They are marked there.</source>
        <translation>Líneas del diario sobre las que las reglas dicen hoy otra cosa: %1. Allí están marcadas.</translation>
    </message>
    <message>
        <source>Another game of this scenario was begun meanwhile; it has been read, and nothing was added to it.</source>
        <translation>Entretanto empezó otra partida de este escenario; se ha leído, sin añadirle nada.</translation>
    </message>
    <message>
        <source>Another Merlon referees this game. This window follows it: what is kept there is seen here.</source>
        <translation>Otro Merlon arbitra esta partida. Esta ventana la sigue: lo que allí se guarda se ve aquí.</translation>
    </message>
    <message>
        <source>Nothing can be written beside this scenario: the game is kept in %1.</source>
        <translation>No se puede escribir nada junto a este escenario: la partida se guarda en %1.</translation>
    </message>
</context>
<context>
    <name>merlon::referee::RowEditor</name>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Enter on a row takes it out</source>
        <translation>Con Intro se quita la fila elegida</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Sellar</translation>
    </message>
</context>
<context>
    <name>merlon::referee::RuleDialog</name>
    <message>
        <source>There is no rule %1 in the catalogue.</source>
        <translation>No hay ninguna regla %1 en el catálogo.</translation>
    </message>
    <message>
        <source>Not printed: a reading chosen where the rulebooks are silent.</source>
        <translation>No impresa: una lectura elegida donde los reglamentos callan.</translation>
    </message>
    <message>
        <source>A scenario may choose: %1</source>
        <translation>Un escenario puede elegir: %1</translation>
    </message>
    <message>
        <source>Advice: nothing that a program could decide.</source>
        <translation>Consejo: nada que un programa pueda decidir.</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regla %1</translation>
    </message>
    <message>
        <source>Text of the rule</source>
        <translation>Texto de la regla</translation>
    </message>
    <message>
        <source>%1, %2, page %3</source>
        <extracomment>a printed rulebook, the section of it, and the page on which it begins</extracomment>
        <translation>%1, %2, página %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a rulebook, its section</comment>
        <extracomment>a printed rulebook, and the section of it</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Merlon judges by this rule.</source>
        <translation>Merlon juzga según esta regla.</translation>
    </message>
    <message>
        <source>Merlon does not judge by this rule yet.</source>
        <translation>Merlon aún no juzga según esta regla.</translation>
    </message>
</context>
<context>
    <name>merlon::referee::RulingsModel</name>
    <message>
        <source>Ruling</source>
        <comment>heading of a column: a reading where the rulebook is silent</comment>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Played so</source>
        <comment>heading of a column: how the rule is read in this scenario</comment>
        <translation>Se juega así</translation>
    </message>
    <message>
        <source>Chosen by</source>
        <comment>heading of a column: who chose how a rule is read</comment>
        <translation>Elegida por</translation>
    </message>
    <message>
        <source>Judged</source>
        <comment>heading of a column: whether the program judges by that rule</comment>
        <translation>Se juzga</translation>
    </message>
    <message>
        <source>one reading only</source>
        <extracomment>how a rule is played</extracomment>
        <translation>una sola lectura</translation>
    </message>
    <message>
        <source>by default</source>
        <extracomment>who chose a reading: this scenario, or nobody</extracomment>
        <translation>nadie</translation>
    </message>
    <message>
        <source>this scenario</source>
        <translation>este escenario</translation>
    </message>
    <message>
        <source>every reading</source>
        <extracomment>of the readings of a rule: Merlon judges all of them</extracomment>
        <translation>todas las lecturas</translation>
    </message>
    <message>
        <source>advice</source>
        <extracomment>of a rule that no program can decide</extracomment>
        <translation>consejo</translation>
    </message>
    <message>
        <source>not yet</source>
        <extracomment>of a rule that the program does not judge</extracomment>
        <translation>aún no</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>whether the program judges by a rule</comment>
        <extracomment>of the readings of a rule: only that one is judged by the program</extracomment>
        <translation>sí</translation>
    </message>
    <message>
        <source>the default reading</source>
        <translation>la primera lectura</translation>
    </message>
</context>
<context>
    <name>merlon::referee::SystemText</name>
    <message>
        <source>%1 (rolled)</source>
        <translation>%1 (tirado)</translation>
    </message>
    <message>
        <source>Choose: %1.</source>
        <extracomment>%1 is what a field is called</extracomment>
        <translation>Elija: %1.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>of a field that was left out</extracomment>
        <translation>nada</translation>
    </message>
    <message>
        <source>%1 (corrected)</source>
        <translation>%1 (corregido)</translation>
    </message>
    <message>
        <source>Die</source>
        <extracomment>%1: &quot;the shot&quot;</extracomment>
        <translation>Dado</translation>
    </message>
    <message>
        <source>Die for %1</source>
        <translation>Dado para %1</translation>
    </message>
</context>
<context>
    <name>merlon::referee::VerdictText</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>a ten-sided die for %1</source>
        <extracomment>%1: the sides of a die; %2: what it is for, &quot;the shot&quot;</extracomment>
        <translation>un dado de diez caras para %1</translation>
    </message>
    <message>
        <source>Allowed by the referee.</source>
        <translation>Permitido por el árbitro.</translation>
    </message>
    <message>
        <source>Forbidden by the referee.</source>
        <translation>Prohibido por el árbitro.</translation>
    </message>
    <message>
        <source>Refused.</source>
        <translation>Rechazado.</translation>
    </message>
    <message>
        <source>Wanted: %1</source>
        <translation>Falta: %1</translation>
    </message>
    <message>
        <source>Stand-in table, not the printed one: %1</source>
        <translation>Tabla provisional, no la impresa: %1</translation>
    </message>
    <message>
        <source>%1 through a corner to %2, touching %3</source>
        <translation>de %1 a %2 por un vértice, tocando %3</translation>
    </message>
    <message>
        <source>along the hexside between %1 and %2</source>
        <translation>a lo largo del lado entre las casillas %1 / %2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>sealed</source>
        <translation>sellado</translation>
    </message>
    <message>
        <source>a die of %1 sides for %2</source>
        <translation>un dado de %1 caras para %2</translation>
    </message>
    <message>
        <source>%1 (thrown by %2)</source>
        <extracomment>a die that is wanted, and who throws it</extracomment>
        <translation>%1 (lo tira: %2)</translation>
    </message>
    <message>
        <source>Refused: %1.</source>
        <extracomment>an order that is refused</extracomment>
        <translation>Rechazado: %1.</translation>
    </message>
    <message>
        <source>It lacks a die now, and changes nothing.</source>
        <translation>Ahora le falta un dado, y no cambia nada.</translation>
    </message>
    <message>
        <source>Its effects cannot be carried out by this version, and change nothing.</source>
        <translation>Esta versión no sabe aplicar sus efectos, y no cambia nada.</translation>
    </message>
    <message>
        <source>Nothing came of it.</source>
        <translation>No tuvo ningún efecto.</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <extracomment>a hex, and on which level of it</extracomment>
        <translation>%1, nivel %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a hex, and on which map</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>By hand: %1</source>
        <extracomment>what the referee did without an order</extracomment>
        <translation>A mano: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a fact and its number in the middle of a line, &quot;range 9&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a hex, one of its sides</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name in files, printed name</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <comment>a hex, the side that a line crosses, the hex behind it</comment>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>an order as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <extracomment>who may shoot: %1: &quot;May shoot&quot;; %2: how many; %3: their names</extracomment>
        <translation>%1 (%2): %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <extracomment>%1: names, &quot;Alric, Odo&quot;</extracomment>
        <translation>
            <numerusform>%1 y %n otro</numerusform>
            <numerusform>%1 y otros %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::referee::VerdictView</name>
    <message>
        <source>No:</source>
        <extracomment>in front of a reason that forbids the order</extracomment>
        <translation>No:</translation>
    </message>
    <message>
        <source>Ruling:</source>
        <extracomment>in front of a reading that was chosen where the rulebook is silent</extracomment>
        <translation>Decisión:</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Qué cambia</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Stand-in tables: invented, because the printed ones are not in our sources</source>
        <translation>Tablas provisionales: inventadas, porque las impresas no están en nuestras fuentes</translation>
    </message>
    <message>
        <source>illegal</source>
        <extracomment>what the sign beside the headline says</extracomment>
        <translation>prohibido</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>atención</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>permitido</translation>
    </message>
    <message>
        <source>Facts and reasons</source>
        <translation>Hechos y razones</translation>
    </message>
    <message>
        <source>House rule:</source>
        <extracomment>in front of a house rule of the scenario</extracomment>
        <translation>Regla de la casa:</translation>
    </message>
    <message>
        <source>Set aside:</source>
        <extracomment>in front of a reason against the order that the referee has set aside</extracomment>
        <translation>Se deja de lado:</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <extracomment>in front of what stands in a line of the journal</extracomment>
        <translation>Línea %1: %2</translation>
    </message>
</context>
<context>
    <name>merlon::report</name>
    <message>
        <source>The game</source>
        <extracomment>heading of a report, of a game that has no turns</extracomment>
        <translation>La partida</translation>
    </message>
    <message>
        <source>%1: %2 in play, %3 out of play</source>
        <extracomment>what a map shows, for those who cannot see it: a force, how many stand there, how many lie there dead or broken</extracomment>
        <translation>%1: %2 en juego, %3 fuera de juego</translation>
    </message>
    <message>
        <source>At the end: %1</source>
        <extracomment>a map in a report; %1: &quot;Turn 3 of 12&quot;</extracomment>
        <translation>Al final: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a thing, whose it is</comment>
        <extracomment>what sort of thing lost its owner, and who that was: &quot;Horse (Drogo)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>out of play</source>
        <extracomment>what became of somebody</extracomment>
        <translation>fuera de juego</translation>
    </message>
    <message>
        <source>down</source>
        <translation>en el suelo</translation>
    </message>
    <message>
        <source>hurt</source>
        <translation>alcanzado</translation>
    </message>
    <message>
        <source>At the beginning</source>
        <extracomment>a map in a report</extracomment>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>The PDF could not be written.</source>
        <translation>No se pudo escribir el PDF.</translation>
    </message>
    <message>
        <source>Battle report: %1</source>
        <translation>Informe de la batalla: %1</translation>
    </message>
    <message>
        <source>Battle report</source>
        <translation>Informe de la batalla</translation>
    </message>
    <message>
        <source>How one wins</source>
        <extracomment>heading of a report: how a scenario is won</extracomment>
        <translation>Cómo se gana</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>heading of a table of contents</extracomment>
        <translation>Índice</translation>
    </message>
    <message>
        <source>At the end</source>
        <extracomment>heading of a report: standings and other tables as they are when the game ends</extracomment>
        <translation>Al final</translation>
    </message>
    <message>
        <source>(the referee’s word)</source>
        <extracomment>mark of a line that the rules did not decide</extracomment>
        <translation>(palabra del árbitro)</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <extracomment>of a game</extracomment>
        <translation>Todavía no ha pasado nada.</translation>
    </message>
    <message>
        <source>Written by %1 from the journal of the game.</source>
        <extracomment>%1: Merlon</extracomment>
        <translation>Escrito por %1 a partir del diario de la partida.</translation>
    </message>
    <message>
        <source>Forces and losses</source>
        <extracomment>heading of a report: who fought, and what was lost</extracomment>
        <translation>Bandos y bajas</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Bandos</translation>
    </message>
    <message>
        <source>Force</source>
        <extracomment>columns of a table of losses</extracomment>
        <translation>Bando</translation>
    </message>
    <message>
        <source>Took part</source>
        <comment>a number of counters</comment>
        <translation>Participantes</translation>
    </message>
    <message>
        <source>Out of play</source>
        <extracomment>columns of a table of losses: so many counters</extracomment>
        <translation>Fuera de juego</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>En el suelo</translation>
    </message>
    <message>
        <source>Hurt</source>
        <translation>Alcanzados</translation>
    </message>
    <message>
        <source>Off the map</source>
        <extracomment>a column of a table of losses: so many counters left the map</extracomment>
        <translation>Fuera del mapa</translation>
    </message>
    <message>
        <source>Casualties</source>
        <extracomment>heading of a report: those who were hurt or killed</extracomment>
        <translation>Bajas en detalle</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>was hurt</comment>
        <extracomment>columns of a table of casualties: who was hurt; of which force; what became of him; in which turn; line of the journal; by what order</extracomment>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Fate</source>
        <translation>Suerte</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Line</source>
        <comment>of the journal</comment>
        <translation>Línea</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Cómo</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>the rules of which game</extracomment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>of the rules</extracomment>
        <translation>Edición</translation>
    </message>
    <message>
        <source>Played until</source>
        <extracomment>where a game stands: the turn and its parts, as far as it was played</extracomment>
        <translation>Jugada hasta</translation>
    </message>
    <message>
        <source>Dice: %1</source>
        <extracomment>dice that fell for an order: &quot;7&quot;, &quot;4 (rolled), 9&quot;</extracomment>
        <translation>Dados: %1</translation>
    </message>
    <message>
        <source>Held by the referee: %1</source>
        <extracomment>what the referee held to be so, whatever the rules find: &quot;cover strong&quot;</extracomment>
        <translation>Decidido por el árbitro: %1</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Nota: %1</translation>
    </message>
</context>
<context>
    <name>merlonctl</name>
    <message>
        <source>Shows this help.</source>
        <translation>Muestra esta ayuda.</translation>
    </message>
    <message>
        <source>text for people (default), yaml for programs.</source>
        <translation>text para las personas (predeterminado), yaml para los programas.</translation>
    </message>
    <message>
        <source>language</source>
        <comment>what an option takes</comment>
        <translation>idioma</translation>
    </message>
    <message>
        <source>Language of sentences: en (default), it, es or fr.</source>
        <translation>Idioma de las frases: en (predeterminado), it, es o fr.</translation>
    </message>
    <message>
        <source>Says only what is wrong.</source>
        <translation>Dice solo lo que está mal.</translation>
    </message>
    <message>
        <source>--format takes text or yaml, not &apos;%1&apos;.</source>
        <translation>--format admite text o yaml, no «%1».</translation>
    </message>
    <message>
        <source>Something is missing.</source>
        <translation>Falta algo.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is one too many.</source>
        <translation>«%1» está de más.</translation>
    </message>
    <message>
        <source>usage: %1</source>
        <extracomment>%1: how the program is called</extracomment>
        <translation>uso: %1</translation>
    </message>
    <message>
        <source>&apos;merlonctl %1 --help&apos; tells more.</source>
        <translation>«merlonctl %1 --help» da más detalles.</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Ejemplos:</translation>
    </message>
    <message>
        <source>merlonctl: the results could not be written to standard output: %1</source>
        <translation>merlonctl: no se han podido escribir los resultados en la salida estándar: %1</translation>
    </message>
    <message>
        <source>Loads maps, scenarios, journals and files of orders and prints all that is wrong with them:
file:line:column: error|warning|note: message [code]
A journal is checked with the scenario that it names beside it. A file of orders is checked with the scenario named last before it; castle.orders.yaml beside castle.scenario.yaml with that.</source>
        <translation>Carga mapas, escenarios, diarios y archivos de órdenes e imprime todo lo que está mal en ellos:
archivo:línea:columna: error|advertencia|nota: mensaje [código]
Un diario se comprueba con el escenario que nombra y que está a su lado. Un archivo de órdenes se comprueba con el último escenario nombrado antes que él; castle.orders.yaml, si está junto a castle.scenario.yaml, con este.</translation>
    </message>
    <message>
        <source>FILE...</source>
        <comment>a usage</comment>
        <translation>ARCHIVO...</translation>
    </message>
    <message>
        <source>%1: well formed</source>
        <translation>%1: bien formado</translation>
    </message>
    <message>
        <source>Rewrites maps and scenarios in canonical form: keys in a fixed order, one thing a line. A file with errors is left alone.</source>
        <translation>Reescribe mapas y escenarios en forma canónica: las claves en un orden fijo, una cosa por línea. Un archivo con errores no se toca.</translation>
    </message>
    <message>
        <source>[--check] FILE...</source>
        <comment>a usage</comment>
        <translation>[--check] ARCHIVO...</translation>
    </message>
    <message>
        <source>Only says which files would change; exit status 1 when there are any.</source>
        <translation>Solo dice qué archivos cambiarían; estado de salida 1 si hay alguno.</translation>
    </message>
    <message>
        <source>%1 is not in canonical form</source>
        <translation>%1 no está en forma canónica</translation>
    </message>
    <message>
        <source>%1: rewritten</source>
        <translation>%1: reescrito</translation>
    </message>
    <message>
        <source>file</source>
        <comment>heading of a column</comment>
        <translation>archivo</translation>
    </message>
    <message>
        <source>translated</source>
        <comment>heading of a column: sentences</comment>
        <translation>traducidas</translation>
    </message>
    <message>
        <source>unfinished</source>
        <comment>heading of a column: translations</comment>
        <translation>incompletas</translation>
    </message>
    <message>
        <source>stale</source>
        <comment>heading of a column: translations of what the program no longer says</comment>
        <translation>obsoletas</translation>
    </message>
    <message>
        <source>missing</source>
        <comment>heading of a column: translations</comment>
        <translation>ausentes</translation>
    </message>
    <message>
        <source>folder</source>
        <comment>what an option takes</comment>
        <translation>carpeta</translation>
    </message>
    <message>
        <source>The folder of the .ts files.</source>
        <translation>La carpeta de los archivos .ts.</translation>
    </message>
    <message>
        <source>There is no .ts file in %1.</source>
        <translation>No hay ningún archivo .ts en %1.</translation>
    </message>
    <message>
        <source>--dice takes the faces of dice, not &apos;%1&apos;.</source>
        <translation>--dice admite caras de dados, no «%1».</translation>
    </message>
    <message>
        <source>--seed takes a whole number.</source>
        <translation>--seed admite un número entero.</translation>
    </message>
    <message>
        <source>There is no edition &apos;%1&apos;.</source>
        <translation>Ninguna edición se llama «%1».</translation>
    </message>
    <message>
        <source>file</source>
        <comment>what an option takes</comment>
        <translation>archivo</translation>
    </message>
    <message>
        <source>The file of orders.</source>
        <translation>El archivo de órdenes.</translation>
    </message>
    <message>
        <source>faces</source>
        <comment>what an option takes: of dice</comment>
        <translation>caras</translation>
    </message>
    <message>
        <source>Faces that fell on the table, in order; 0 is ten.</source>
        <translation>Las caras que han salido en la mesa, por orden; 0 es diez.</translation>
    </message>
    <message>
        <source>number</source>
        <comment>what an option takes</comment>
        <translation>número</translation>
    </message>
    <message>
        <source>Rolls the dice that are missing; the same number gives the same dice.</source>
        <translation>Tira los dados que faltan; el mismo número da los mismos dados.</translation>
    </message>
    <message>
        <source>Keeps the orders in the journal of the scenario.</source>
        <translation>Guarda las órdenes en el diario del escenario.</translation>
    </message>
    <message>
        <source>name</source>
        <comment>what an option takes</comment>
        <translation>nombre</translation>
    </message>
    <message>
        <source>Another edition than the scenario&apos;s.</source>
        <translation>Una edición distinta de la del escenario.</translation>
    </message>
    <message>
        <source>Exit status 1 when an order is illegal.</source>
        <translation>Estado de salida 1 si una orden está prohibida.</translation>
    </message>
    <message>
        <source>Judges orders one after another, each on the game that those before it left. Dice come with the orders, from --dice, or from --seed; a verdict that lacks one says so.</source>
        <translation>Juzga las órdenes una tras otra, cada una sobre la partida que dejaron las anteriores. Los dados vienen con las órdenes, de --dice o de --seed; un veredicto al que le falta uno lo dice.</translation>
    </message>
    <message>
        <source>With --keep the orders go on with the game in castle.scenario.yaml.journal.yaml, and each that is legal or refused is kept there, as the window does. An order that lacks a die or a field ends it, and exit status is 1. --seed is the seed of a journal that is begun; one that is there has its own, and --seed with any number rolls the missing dice from that, on from the last.</source>
        <translation>Con --keep las órdenes continúan la partida de castle.scenario.yaml.journal.yaml, y cada una, permitida o rechazada, se guarda allí, como hace la ventana. Una orden a la que le falta un dado o un campo detiene la ejecución, y el estado de salida es 1. --seed es la semilla de un diario nuevo; uno que ya existe tiene la suya, y --seed con cualquier número tira con ella los dados que faltan, a continuación del último.</translation>
    </message>
    <message>
        <source>The file of orders is a list of &apos;- kind: {field: value}&apos;, with &apos;dice: [7]&apos; if they fell already and &apos;decreed: {fact: value}&apos; where the referee holds a fact to be so whatever the rules find, or &apos;allowed: true&apos; where he sets their refusals aside; &apos;- effects: [...]&apos; changes the game by hand, and a &apos;note:&apos; says why. &apos;merlonctl orders&apos; shows the kinds of each system and what they take.</source>
        <translation>El archivo de órdenes es una lista de «- tipo: {campo: valor}», con «dice: [7]» si los dados ya se han tirado, con «decreed: {hecho: valor}» si el árbitro fija un hecho, digan lo que digan las reglas, o con «allowed: true» si deja de lado el rechazo de estas; «- effects: [...]» cambia la partida a mano, y una «note:» dice por qué. «merlonctl orders» muestra los tipos de cada sistema y lo que admiten.</translation>
    </message>
    <message>
        <source>--orders is missing.</source>
        <translation>Falta --orders.</translation>
    </message>
    <message>
        <source>A journal is of its scenario&apos;s edition: give --keep or --edition.</source>
        <translation>Un diario es de la edición de su escenario: indique --keep o --edition, no ambos.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n order(s) kept in %2</source>
        <extracomment>%n: orders of a file; %1: how many of them went into the journal %2</extracomment>
        <translation>
            <numerusform>Guardadas en %2: %1 de %n orden</numerusform>
            <numerusform>Guardadas en %2: %1 de %n órdenes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a column of a table, what stands there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The line of fire between two hexes, as if two enemies stood there alone: the hexes and hexsides that it crosses, what stops it, what cover there is.</source>
        <translation>La línea de tiro entre dos casillas, como si solo hubiera allí dos enemigos: las casillas que cruza y los lados de las casillas por los que pasa, lo que la detiene y la cobertura que hay.</translation>
    </message>
    <message>
        <source>MAP|SCENARIO FROM TO [--with NAME]</source>
        <comment>a usage</comment>
        <translation>MAPA|ESCENARIO ORIGEN DESTINO [--with NOMBRE]</translation>
    </message>
    <message>
        <source>What the first of the two holds, as scenarios name it.</source>
        <translation>Lo que empuña el primero de los dos, con el nombre que usan los escenarios.</translation>
    </message>
    <message>
        <source>There is no map here to draw a line on.</source>
        <translation>Aquí no hay mapa en el que trazar una línea.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a hex of this map, which goes from A1 to %2.</source>
        <translation>«%1» no es una casilla de este mapa, que va de A1 a %2.</translation>
    </message>
    <message>
        <source>A line of fire joins two different hexes.</source>
        <translation>Una línea de tiro une dos casillas distintas.</translation>
    </message>
    <message>
        <source>There is no &apos;%1&apos; to hold; choose from %2.</source>
        <translation>Nada que se empuñe se llama «%1»; elija entre %2.</translation>
    </message>
    <message>
        <source>These rules know no line of fire.</source>
        <translation>Estas reglas no conocen líneas de tiro.</translation>
    </message>
    <message>
        <source>checks maps, scenarios, journals and orders, and says what is wrong and where</source>
        <translation>comprueba mapas, escenarios, diarios y órdenes, y dice qué está mal y dónde</translation>
    </message>
    <message>
        <source>rewrites maps and scenarios in their canonical form</source>
        <translation>reescribe mapas y escenarios en su forma canónica</translation>
    </message>
    <message>
        <source>draws a map or a scenario as PNG, SVG or PDF</source>
        <translation>dibuja un mapa o un escenario en PNG, SVG o PDF</translation>
    </message>
    <message>
        <source>judges a file of orders against a scenario, and keeps them in its journal</source>
        <translation>juzga las órdenes de un archivo sobre un escenario, y las guarda en su diario</translation>
    </message>
    <message>
        <source>the line of fire between two hexes: what it crosses, what stops it</source>
        <translation>la línea de tiro entre dos casillas: lo que cruza, lo que la detiene</translation>
    </message>
    <message>
        <source>the kinds of orders and effects of a system, and what they take</source>
        <translation>los tipos de órdenes y de efectos de un sistema, y lo que admiten</translation>
    </message>
    <message>
        <source>judges a journal again by today&apos;s rules, and lists what differs</source>
        <translation>vuelve a juzgar un diario con las reglas de hoy, y enumera las diferencias</translation>
    </message>
    <message>
        <source>the rule catalogue, or one rule</source>
        <translation>el catálogo de reglas, o una regla</translation>
    </message>
    <message>
        <source>how far the translations are</source>
        <translation>cómo van las traducciones</translation>
    </message>
    <message>
        <source>VERB ...</source>
        <comment>a usage</comment>
        <translation>COMANDO ...</translation>
    </message>
    <message>
        <source>merlonctl does the work of Merlon without a window.</source>
        <translation>merlonctl hace el trabajo de Merlon sin ventana.</translation>
    </message>
    <message>
        <source>&apos;merlonctl VERB --help&apos; tells how each is used. Results go to standard output, what is wrong to standard error. Exit status: 0 all well, 1 the input has errors (or an order was illegal under --strict), 2 wrong usage, 3 a fault of the program, or results that could not be written.</source>
        <translation>«merlonctl COMANDO --help» dice cómo se usa cada uno. Los resultados van a la salida estándar; lo que está mal, a la salida de error estándar. Estado de salida: 0 todo bien, 1 la entrada tiene errores (o, con --strict, una orden estaba prohibida), 2 uso incorrecto, 3 un fallo del programa, o resultados que no se han podido escribir.</translation>
    </message>
    <message>
        <source>There is no verb &apos;%1&apos;.</source>
        <translation>Ningún comando se llama «%1».</translation>
    </message>
    <message>
        <source>--lang takes en, it, es or fr, not &apos;%1&apos;.</source>
        <translation>--lang admite en, it, es o fr, no «%1».</translation>
    </message>
    <message>
        <source>merlonctl: there is not enough memory</source>
        <translation>merlonctl: no hay memoria suficiente</translation>
    </message>
    <message>
        <source>merlonctl: a fault of the program: %1</source>
        <translation>merlonctl: un fallo del programa: %1</translation>
    </message>
    <message>
        <source>true or false</source>
        <comment>what a field of an order holds</comment>
        <translation>true o false</translation>
    </message>
    <message>
        <source>number</source>
        <comment>what a field of an order holds</comment>
        <translation>número</translation>
    </message>
    <message>
        <source>text</source>
        <comment>what a field of an order holds: what is written freely</comment>
        <translation>texto</translation>
    </message>
    <message>
        <source>word</source>
        <comment>what a field of an order holds: one of several</comment>
        <translation>palabra</translation>
    </message>
    <message>
        <source>thing</source>
        <comment>what a field of an order holds: something that has a name in a game: a counter, a player</comment>
        <translation>cosa</translation>
    </message>
    <message>
        <source>hex</source>
        <comment>what a field of an order holds</comment>
        <translation>casilla</translation>
    </message>
    <message>
        <source>side</source>
        <comment>what a field of an order holds: of a hex</comment>
        <translation>lado</translation>
    </message>
    <message>
        <source>place</source>
        <comment>what a field of an order holds: a hex, perhaps one of its sides, and a level</comment>
        <translation>lugar</translation>
    </message>
    <message>
        <source>pose</source>
        <comment>what a field of an order holds: where something stands on a table, and which way it faces</comment>
        <translation>posición y orientación</translation>
    </message>
    <message>
        <source>day</source>
        <comment>what a field of an order holds: a date</comment>
        <translation>día</translation>
    </message>
    <message>
        <source>moment</source>
        <comment>what a field of an order holds: a date and a time</comment>
        <translation>momento</translation>
    </message>
    <message>
        <source>seal</source>
        <comment>what a field of an order holds: the sign of a secret that is kept</comment>
        <translation>sello</translation>
    </message>
    <message>
        <source>row</source>
        <comment>what a field of an order holds: of a table</comment>
        <translation>fila</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers</comment>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>como mínimo %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>como máximo %1</translation>
    </message>
    <message>
        <source>new %1</source>
        <comment>a thing that an order makes</comment>
        <translation>%1 (por crear)</translation>
    </message>
    <message>
        <source>sealed %1</source>
        <comment>what is kept secret</comment>
        <translation>%1 bajo sello</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what a field holds, from where to where</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>list (%1) of %2</source>
        <comment>how long it is, and of what</comment>
        <translation>%2 (lista, %1)</translation>
    </message>
    <message>
        <source>list of %1</source>
        <translation>%1 (lista)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a field holds, one of these</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (may be left out)</source>
        <comment>what a field holds</comment>
        <translation>%1 (opcional)</translation>
    </message>
    <message>
        <source>%1: orders</source>
        <extracomment>heading of a list; %1: the name of a game</extracomment>
        <translation>%1: órdenes</translation>
    </message>
    <message>
        <source>%1: effects</source>
        <extracomment>heading of a list; %1: the name of a game</extracomment>
        <translation>%1: efectos</translation>
    </message>
    <message>
        <source>%1: options</source>
        <extracomment>heading of a list; %1: the name of a game</extracomment>
        <translation>%1: opciones</translation>
    </message>
    <message>
        <source>%1: facts</source>
        <extracomment>heading of a list; %1: the name of a game</extracomment>
        <translation>%1: hechos</translation>
    </message>
    <message>
        <source>%1: counters</source>
        <extracomment>heading of a list; %1: the name of a game</extracomment>
        <translation>%1: fichas</translation>
    </message>
    <message>
        <source>The kinds of orders that a system judges and of the effects that they have, with their fields and words; its options, the facts that a referee may decree, and what a counter has.</source>
        <translation>Los tipos de órdenes que un sistema juzga y de los efectos que tienen, con sus campos y sus palabras; sus opciones, los hechos que un árbitro puede fijar y lo que tiene una ficha.</translation>
    </message>
    <message>
        <source>[SYSTEM [KIND]]</source>
        <comment>a usage</comment>
        <translation>[SISTEMA [TIPO]]</translation>
    </message>
    <message>
        <source>There is no system &apos;%1&apos;; there are: %2.</source>
        <translation>Ningún sistema se llama «%1»; existen: %2.</translation>
    </message>
    <message>
        <source>There is no kind &apos;%1&apos;.</source>
        <translation>Ningún tipo se llama «%1».</translation>
    </message>
    <message>
        <source>%1: there is no map to draw</source>
        <translation>%1: no hay ningún mapa que dibujar</translation>
    </message>
    <message>
        <source>The picture.</source>
        <translation>La imagen.</translation>
    </message>
    <message>
        <source>pixels</source>
        <comment>what an option takes</comment>
        <translation>píxeles</translation>
    </message>
    <message>
        <source>Width of the picture in pixels.</source>
        <translation>Ancho de la imagen en píxeles.</translation>
    </message>
    <message>
        <source>Width of a hex in pixels (48).</source>
        <translation>Ancho de una casilla en píxeles (48).</translation>
    </message>
    <message>
        <source>list</source>
        <comment>what an option takes: names between commas</comment>
        <translation>lista</translation>
    </message>
    <message>
        <source>Only these: %1.</source>
        <extracomment>%1: words that are typed as they stand</extracomment>
        <translation>Solo estas capas: %1.</translation>
    </message>
    <message>
        <source>size</source>
        <comment>what an option takes: of a sheet of paper</comment>
        <translation>tamaño</translation>
    </message>
    <message>
        <source>PDF: tiles the map to true size over pages of that size (A4, A3, Letter).</source>
        <translation>PDF: reparte el mapa a tamaño real en páginas de ese tamaño (A4, A3, Letter).</translation>
    </message>
    <message>
        <source>In the colours of the night.</source>
        <translation>Con los colores de la noche.</translation>
    </message>
    <message>
        <source>Draws a map, or a scenario with its counters. The ending of OUT says how: .png, .svg or .pdf.</source>
        <translation>Dibuja un mapa, o un escenario con sus fichas. El final de SALIDA dice cómo: .png, .svg o .pdf.</translation>
    </message>
    <message>
        <source>FILE -o OUT.(png|svg|pdf) [--width PX | --scale PX] [--layers LIST] [--page A4] [--dark]</source>
        <comment>a usage</comment>
        <translation>ARCHIVO -o SALIDA.(png|svg|pdf) [--width PX | --scale PX] [--layers LISTA] [--page A4] [--dark]</translation>
    </message>
    <message>
        <source>-o takes a file that ends in .png, .svg or .pdf, not &apos;%1&apos;.</source>
        <translation>-o admite un archivo que acabe en .png, .svg o .pdf, no «%1».</translation>
    </message>
    <message>
        <source>--layers takes %1.</source>
        <translation>--layers admite %1.</translation>
    </message>
    <message>
        <source>--width takes 16 to %1 pixels.</source>
        <translation>--width admite de 16 a %1 píxeles.</translation>
    </message>
    <message>
        <source>--scale takes 1 to 1000 pixels for a hex.</source>
        <translation>--scale admite de 1 a 1000 píxeles por casilla.</translation>
    </message>
    <message>
        <source>The picture would be wider than %1 pixels; choose a smaller --scale.</source>
        <translation>La imagen tendría más de %1 píxeles de ancho; elija un --scale menor.</translation>
    </message>
    <message>
        <source>%1: drawn</source>
        <translation>%1: dibujo hecho</translation>
    </message>
    <message>
        <source>legal</source>
        <comment>an order</comment>
        <translation>permitida</translation>
    </message>
    <message>
        <source>illegal</source>
        <comment>an order</comment>
        <translation>prohibida</translation>
    </message>
    <message>
        <source>%1, result: %2</source>
        <extracomment>what the rules say of an order, and what came of it, in the words of files</extracomment>
        <translation>%1, resultado: %2</translation>
    </message>
    <message>
        <source>But it lacks a die or a field, and changes nothing.</source>
        <translation>Pero falta un dado o un campo, y no cambia nada.</translation>
    </message>
    <message>
        <source>But its effects cannot be carried out, and change nothing.</source>
        <translation>Pero sus efectos no se pueden aplicar, y no cambian nada.</translation>
    </message>
    <message>
        <source>By hand</source>
        <extracomment>what the referee changed without an order</extracomment>
        <translation>A mano</translation>
    </message>
    <message>
        <source>Then: %1</source>
        <extracomment>what the rules said of an order when it was given</extracomment>
        <translation>En su momento: %1</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <extracomment>what the rules say of it today</extracomment>
        <translation>Ahora: %1</translation>
    </message>
    <message>
        <source>Judges a journal again by today&apos;s rules, with the scenario that it names in its folder, and lists what differs. Exit status 1 when an entry is judged otherwise than it was then.</source>
        <translation>Vuelve a juzgar un diario con las reglas de hoy, con el escenario que nombra y que está en su carpeta, y enumera las diferencias. Estado de salida 1 si una entrada se juzga de otro modo que entonces.</translation>
    </message>
    <message>
        <source>JOURNAL</source>
        <comment>a usage</comment>
        <translation>DIARIO</translation>
    </message>
    <message>
        <source>Entries: %1; orders in force: %2; judged otherwise today: %3</source>
        <extracomment>of a journal: its lines, the orders that were not taken back, those that the rules judge otherwise now</extracomment>
        <translation>Entradas: %1; órdenes en vigor: %2; juzgadas de otro modo hoy: %3</translation>
    </message>
    <message>
        <source>printed: %1</source>
        <extracomment>where a rule stands in the rulebooks: &quot;fr 1.42, page 4; es 1.42, page 4&quot;</extracomment>
        <translation>impreso en: %1</translation>
    </message>
    <message>
        <source>readings: %1 (the first is the default)</source>
        <extracomment>of a rule that may be read in more ways than one; %1: their names in files</extracomment>
        <translation>lecturas: %1 (la primera es la predeterminada)</translation>
    </message>
    <message>
        <source>advice: shown, not judged</source>
        <extracomment>of a rule that no program can decide</extracomment>
        <translation>consejo: se muestra, no se juzga</translation>
    </message>
    <message>
        <source>The rule catalogue: every rule with its title, or one rule with its whole text. A part of an id lists all rules whose id contains it.</source>
        <translation>El catálogo de reglas: cada regla con su título, o una regla con todo su texto. Con una parte de un id se enumeran todas las reglas cuyo id la contiene.</translation>
    </message>
    <message>
        <source>No rule is called &apos;%1&apos;; &apos;merlonctl rules&apos; lists them all.</source>
        <translation>Ninguna regla se llama «%1»; «merlonctl rules» las enumera todas.</translation>
    </message>
    <message>
        <source>status counts the translations of each language: translated, unfinished, stale (the program no longer says it), missing. check reads every translation, and the texts of the scenarios named, for words that the glossary forbids or misses, for sentences that what fills a hole would spoil, and for signs and spaces. Exit status 1 when anything is left to do.</source>
        <translation>status cuenta las traducciones de cada idioma: traducidas, incompletas, obsoletas (el programa ya no las usa), ausentes. check lee todas las traducciones y los textos de los escenarios indicados: palabras que el glosario prohíbe o que faltan, frases que un nombre insertado estropearía, signos y espacios. Estado de salida 1 si queda algo por hacer.</translation>
    </message>
    <message>
        <source>status|check [--dir FOLDER] [--glossary FILE] [SCENARIO ...]</source>
        <comment>a usage</comment>
        <translation>status|check [--dir CARPETA] [--glossary ARCHIVO] [ESCENARIO ...]</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not known here; there are &apos;status&apos; and &apos;check&apos;.</source>
        <translation>Aquí no existe «%1»; existen «status» y «check».</translation>
    </message>
    <message>
        <source>this exemption has no reason</source>
        <translation>esta excepción no tiene motivo</translation>
    </message>
    <message>
        <source>nothing needs this exemption any more; take it out</source>
        <translation>esta excepción ya no hace falta; quítela</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>falta: %1</translation>
    </message>
    <message>
        <source>the English has no %1</source>
        <translation>no está en inglés: %1</translation>
    </message>
    <message>
        <source>not “%1” but “%2” (%3)</source>
        <translation>no «%1», sino «%2» (%3)</translation>
    </message>
    <message>
        <source>“%1” is missing (%2)</source>
        <translation>falta «%1» (%2)</translation>
    </message>
    <message>
        <source>ends with “%1”, the English with “%2”</source>
        <translation>acaba en «%1»; el inglés, en «%2»</translation>
    </message>
    <message>
        <source>has more or fewer &amp; than the English: %1</source>
        <translation>no tiene el mismo número de &amp; que el inglés: %1</translation>
    </message>
    <message>
        <source>a plural form is missing, lacks %n or says the same: %1</source>
        <translation>falta una forma plural, o no lleva %n o dice lo mismo: %1</translation>
    </message>
    <message>
        <source>The glossary; exemptions.yaml and languages.yaml are beside it.</source>
        <translation>El glosario; exemptions.yaml y languages.yaml están a su lado.</translation>
    </message>
    <message>
        <source>%1:%2: error: %3 [%4]</source>
        <comment>a file, a line of it, what is wrong there and its code</comment>
        <translation>%1:%2: error: %3 [%4]</translation>
    </message>
    <message>
        <source>Adds the chance of each result, before a die has fallen.</source>
        <translation>Añade la probabilidad de cada resultado, antes de que caiga un dado.</translation>
    </message>
    <message>
        <source>With --odds each order is judged with every combination of faces of its dice, and every result is listed with its exact chance. The faces that come with it do not count there: it is what could have been.</source>
        <translation>Con --odds cada orden se juzga con cada combinación de caras de sus dados, y cada resultado figura con su probabilidad exacta. Las caras que vienen con la orden no cuentan ahí: es lo que podría haber sido.</translation>
    </message>
    <message>
        <source>SCENARIO --orders ORDERS [--dice 7,3] [--seed N] [--odds] [--keep] [--edition NAME] [--strict]</source>
        <comment>a usage</comment>
        <translation>ESCENARIO --orders ÓRDENES [--dice 7,3] [--seed N] [--odds] [--keep] [--edition NOMBRE] [--strict]</translation>
    </message>
    <message>
        <source>writes the battle report of a scenario from its journal</source>
        <translation>escribe el informe de la batalla de un escenario a partir de su diario</translation>
    </message>
    <message>
        <source>This scenario has no journal yet: there is no file %1. --journal names another one.</source>
        <translation>Este escenario todavía no tiene diario: no hay ningún archivo %1. Con --journal se indica otro.</translation>
    </message>
    <message>
        <source>Writes the battle report of a scenario: what its journal tells turn by turn, the map at the end of each, and what was lost. The ending of OUT says how: .html (one file, with pictures), .pdf (for print) or .md (without pictures).</source>
        <translation>Escribe el informe de la batalla de un escenario: lo que cuenta su diario turno por turno, el mapa al final de cada uno y las bajas. El final del nombre de SALIDA dice cómo: .html (un solo archivo, con imágenes), .pdf (para imprimir) o .md (sin imágenes).</translation>
    </message>
    <message>
        <source>SCENARIO -o OUT.(html|pdf|md) [--journal FILE]</source>
        <comment>a usage</comment>
        <translation>ESCENARIO -o SALIDA.(html|pdf|md) [--journal ARCHIVO]</translation>
    </message>
    <message>
        <source>The report.</source>
        <translation>El informe.</translation>
    </message>
    <message>
        <source>Another journal than the one beside the scenario.</source>
        <translation>Un diario distinto del que está junto al escenario.</translation>
    </message>
    <message>
        <source>-o takes a file that ends in .html, .pdf or .md, not &apos;%1&apos;.</source>
        <translation>-o admite un archivo que acabe en .html, .pdf o .md, no «%1».</translation>
    </message>
    <message>
        <source>%1: report written</source>
        <extracomment>%1: a file</extracomment>
        <translation>%1: informe escrito</translation>
    </message>
    <message>
        <source>, page %1</source>
        <extracomment>of a rulebook, behind its section</extracomment>
        <translation>, página %1</translation>
    </message>
    <message>
        <source>changes a verdict: %1</source>
        <extracomment>of a difference between editions; %1: &quot;yes&quot;, &quot;no&quot; or &quot;sometimes&quot;, as files have it</extracomment>
        <translation>cambia un veredicto: %1</translation>
    </message>
    <message>
        <source>house rule: %1</source>
        <extracomment>%1: an option in files, with the edition by which a rule is played</extracomment>
        <translation>regla de la casa: %1</translation>
    </message>
    <message>
        <source>The editions differ in nothing that is called &apos;%1&apos;.</source>
        <translation>Las ediciones no difieren en nada que se llame &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Where the editions of the rulebooks differ, in place of rules.</source>
        <translation>En qué difieren las ediciones de los reglamentos, en lugar de las reglas.</translation>
    </message>
</context>
<context>
    <name>play</name>
    <message>
        <source>, </source>
        <comment>list.comma</comment>
        <extracomment>between things that are listed</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source> and </source>
        <comment>list.and</comment>
        <extracomment>between the last two things that are listed</extracomment>
        <translation> y </translation>
    </message>
    <message>
        <source> and </source>
        <comment>list.and-i</comment>
        <extracomment>as list.and, before the sound of i: Spanish has e for y there</extracomment>
        <translation> e </translation>
    </message>
    <message>
        <source>This game has no order of the kind {kind}.</source>
        <comment>play.order/unknown</comment>
        <translation>Este juego no tiene órdenes de tipo {kind}.</translation>
    </message>
    <message>
        <source>The field {field} of this order does not hold what belongs there.</source>
        <comment>play.order/malformed</comment>
        <translation>El campo {field} de esta orden no contiene lo que debe.</translation>
    </message>
    <message>
        <source>An order that can be read</source>
        <comment>play.order/title</comment>
        <translation>Una orden que se pueda leer</translation>
    </message>
    <message>
        <source>An order is judged when it is of a kind that its game has and when each of its fields holds what belongs there. Any other is refused and changes nothing.</source>
        <comment>play.order/text</comment>
        <translation>Una orden se juzga cuando es de un tipo que su juego tiene y cuando cada uno de sus campos contiene lo que debe. Cualquier otra se rechaza y no cambia nada.</translation>
    </message>
    <message>
        <source>The referee holds: {fact} {held}, where the rules find {found}.</source>
        <comment>play.decree/held</comment>
        <extracomment>to hold: to take to be so, whatever the rules find</extracomment>
        <translation>El árbitro fija: {fact} {held}; según las reglas: {found}.</translation>
    </message>
    <message>
        <source>The referee’s word on a fact</source>
        <comment>play.decree/title</comment>
        <translation>La palabra del árbitro sobre un hecho</translation>
    </message>
    <message>
        <source>A referee may hold a fact to be other than the rules find it. The rules then go on from his word, and the verdict says so.</source>
        <comment>play.decree/text</comment>
        <extracomment>to hold: to take to be so</extracomment>
        <translation>Un árbitro puede fijar un hecho de modo distinto a como lo ven las reglas. Estas siguen entonces a partir de su palabra, y el veredicto lo indica.</translation>
    </message>
    <message>
        <source>; </source>
        <comment>list.semicolon</comment>
        <extracomment>between things that are listed and long</extracomment>
        <translation>; </translation>
    </message>
    <message>
        <source>: </source>
        <comment>list.colon</comment>
        <extracomment>between a time and the part of it, “Turn 2: The Normans”; French puts a no-break space before it</extracomment>
        <translation>: </translation>
    </message>
    <message>
        <source>The editions differ: {difference}. Played here: {edition}.</source>
        <comment>play.house/played</comment>
        <translation>Las ediciones difieren: {difference}. Aquí se juega: {edition}.</translation>
    </message>
    <message>
        <source>House rules between the editions</source>
        <comment>play.house/title</comment>
        <translation>Reglas de la casa entre las ediciones</translation>
    </message>
    <message>
        <source>Where the editions of a game differ, a scenario may play a rule by another edition than its own. A verdict that would be another one without that house rule names it.</source>
        <comment>play.house/text</comment>
        <translation>Donde las ediciones de un juego difieren, un escenario puede jugar una regla según otra edición. Un veredicto que sin esa regla de la casa sería otro la nombra.</translation>
    </message>
</context>
<context>
    <name>siege</name>
    <message>
        <source>none</source>
        <comment>cover.none</comment>
        <extracomment>a grade of cover: it agrees with the word for cover</extracomment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>light</source>
        <comment>cover.light</comment>
        <extracomment>a grade of cover: it agrees with the word for cover</extracomment>
        <translation>ligera</translation>
    </message>
    <message>
        <source>medium</source>
        <comment>cover.medium</comment>
        <extracomment>a grade of cover: it agrees with the word for cover</extracomment>
        <translation>media</translation>
    </message>
    <message>
        <source>strong</source>
        <comment>cover.strong</comment>
        <extracomment>a grade of cover: it agrees with the word for cover</extracomment>
        <translation>fuerte</translation>
    </message>
    <message>
        <source>total</source>
        <comment>cover.total</comment>
        <extracomment>a grade of cover: it agrees with the word for cover</extracomment>
        <translation>total</translation>
    </message>
    <message>
        <source>short</source>
        <comment>band.short</comment>
        <extracomment>of a distance of shooting</extracomment>
        <translation>corta</translation>
    </message>
    <message>
        <source>medium</source>
        <comment>band.medium</comment>
        <extracomment>of a distance of shooting</extracomment>
        <translation>media</translation>
    </message>
    <message>
        <source>long</source>
        <comment>band.long</comment>
        <extracomment>of a distance of shooting</extracomment>
        <translation>larga</translation>
    </message>
    <message>
        <source>out of range</source>
        <comment>band.beyond</comment>
        <extracomment>farther than the weapon shoots</extracomment>
        <translation>fuera de alcance</translation>
    </message>
    <message>
        <source>short bow</source>
        <comment>weapon.short_bow</comment>
        <translation>arco corto</translation>
    </message>
    <message>
        <source>crossbow</source>
        <comment>weapon.crossbow</comment>
        <translation>ballesta</translation>
    </message>
    <message>
        <source>long bow</source>
        <comment>weapon.long_bow</comment>
        <translation>arco largo</translation>
    </message>
    <message>
        <source>ballista</source>
        <comment>weapon.ballista</comment>
        <translation>ballestón</translation>
    </message>
    <message>
        <source>knight</source>
        <comment>class.knight</comment>
        <translation>caballero</translation>
    </message>
    <message>
        <source>sergeant</source>
        <comment>class.sergeant</comment>
        <translation>sargento</translation>
    </message>
    <message>
        <source>soldier</source>
        <comment>class.soldier</comment>
        <translation>soldado</translation>
    </message>
    <message>
        <source>peasant</source>
        <comment>class.peasant</comment>
        <translation>campesino</translation>
    </message>
    <message>
        <source>civilian</source>
        <comment>class.civilian</comment>
        <translation>civil</translation>
    </message>
    <message>
        <source>engineer</source>
        <comment>class.engineer</comment>
        <translation>ingeniero</translation>
    </message>
    <message>
        <source>horse</source>
        <comment>class.horse</comment>
        <translation>caballo</translation>
    </message>
    <message>
        <source>ox</source>
        <comment>class.ox</comment>
        <translation>buey</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>state.ready</comment>
        <extracomment>of a character</extracomment>
        <translation>ileso</translation>
    </message>
    <message>
        <source>stunned</source>
        <comment>state.stunned</comment>
        <extracomment>of a character</extracomment>
        <translation>aturdido</translation>
    </message>
    <message>
        <source>wounded</source>
        <comment>state.wounded</comment>
        <translation>herido</translation>
    </message>
    <message>
        <source>dead</source>
        <comment>state.dead</comment>
        <translation>muerto</translation>
    </message>
    <message>
        <source>plain ground</source>
        <comment>terrain.plain</comment>
        <translation>terreno llano</translation>
    </message>
    <message>
        <source>brush</source>
        <comment>terrain.brush</comment>
        <translation>matorral</translation>
    </message>
    <message>
        <source>trees</source>
        <comment>terrain.tree</comment>
        <translation>árboles</translation>
    </message>
    <message>
        <source>embankment</source>
        <comment>terrain.embankment</comment>
        <translation>terraplén</translation>
    </message>
    <message>
        <source>trench</source>
        <comment>terrain.trench</comment>
        <translation>trinchera</translation>
    </message>
    <message>
        <source>tent</source>
        <comment>terrain.tent</comment>
        <translation>tienda</translation>
    </message>
    <message>
        <source>moat</source>
        <comment>terrain.moat</comment>
        <translation>foso</translation>
    </message>
    <message>
        <source>drawbridge</source>
        <comment>terrain.drawbridge</comment>
        <translation>puente levadizo</translation>
    </message>
    <message>
        <source>rampart</source>
        <comment>terrain.rampart</comment>
        <translation>almenas</translation>
    </message>
    <message>
        <source>castle wall</source>
        <comment>terrain.wall</comment>
        <translation>muralla</translation>
    </message>
    <message>
        <source>tower floor</source>
        <comment>terrain.tower_floor</comment>
        <translation>interior de torre</translation>
    </message>
    <message>
        <source>keep floor</source>
        <comment>terrain.keep_floor</comment>
        <translation>interior del torreón</translation>
    </message>
    <message>
        <source>door</source>
        <comment>terrain.door</comment>
        <translation>puerta</translation>
    </message>
    <message>
        <source>keep entrance door</source>
        <comment>terrain.keep_door</comment>
        <translation>puerta del torreón</translation>
    </message>
    <message>
        <source>stairs</source>
        <comment>terrain.stairs</comment>
        <translation>escalera</translation>
    </message>
    <message>
        <source>parapet</source>
        <comment>feature.parapet</comment>
        <translation>parapeto</translation>
    </message>
    <message>
        <source>arrow slit</source>
        <comment>feature.arrow_slit</comment>
        <translation>tronera</translation>
    </message>
    <message>
        <source>door</source>
        <comment>feature.door</comment>
        <translation>puerta</translation>
    </message>
    <message>
        <source>wall</source>
        <comment>feature.wall</comment>
        <translation>muro</translation>
    </message>
    <message>
        <source>gate</source>
        <comment>feature.gate</comment>
        <translation>puerta del castillo</translation>
    </message>
    <message>
        <source>top of an embankment</source>
        <comment>feature.crest</comment>
        <translation>alto del terraplén</translation>
    </message>
    <message>
        <source>open</source>
        <comment>feature-state.open</comment>
        <translation>abierta</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>feature-state.closed</comment>
        <translation>cerrada</translation>
    </message>
    <message>
        <source>curtain</source>
        <comment>structure.curtain</comment>
        <translation>muro exterior</translation>
    </message>
    <message>
        <source>tower</source>
        <comment>structure.tower</comment>
        <translation>torre</translation>
    </message>
    <message>
        <source>keep</source>
        <comment>structure.keep</comment>
        <translation>torreón</translation>
    </message>
    <message>
        <source>gatehouse</source>
        <comment>structure.gatehouse</comment>
        <translation>torre de entrada</translation>
    </message>
    <message>
        <source>hoarding</source>
        <comment>overlay.hoarding</comment>
        <translation>cadalso</translation>
    </message>
    <message>
        <source>rubble</source>
        <comment>overlay.rubble</comment>
        <translation>muralla demolida</translation>
    </message>
    <message>
        <source>fascine</source>
        <comment>overlay.fascine</comment>
        <translation>foso tapado</translation>
    </message>
    <message>
        <source>fire</source>
        <comment>overlay.fire</comment>
        <translation>incendio</translation>
    </message>
    <message>
        <source>burnt out</source>
        <comment>overlay.burnt</comment>
        <translation>destruido por el fuego</translation>
    </message>
    <message>
        <source>drawbridge</source>
        <comment>overlay.drawbridge</comment>
        <translation>puente levadizo</translation>
    </message>
    <message>
        <source>ladder</source>
        <comment>overlay.ladder</comment>
        <translation>escala</translation>
    </message>
    <message>
        <source>siege tower</source>
        <comment>overlay.siege_tower</comment>
        <translation>torre de asedio</translation>
    </message>
    <message>
        <source>moat</source>
        <comment>height.moat</comment>
        <translation>foso</translation>
    </message>
    <message>
        <source>ground</source>
        <comment>height.ground</comment>
        <translation>suelo</translation>
    </message>
    <message>
        <source>wall</source>
        <comment>height.wall</comment>
        <translation>muralla</translation>
    </message>
    <message>
        <source>keep</source>
        <comment>height.keep</comment>
        <translation>torreón</translation>
    </message>
    <message>
        <source>N</source>
        <comment>side.N</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>NE</source>
        <comment>side.NE</comment>
        <translation>NE</translation>
    </message>
    <message>
        <source>E</source>
        <comment>side.E</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>SE</source>
        <comment>side.SE</comment>
        <translation>SE</translation>
    </message>
    <message>
        <source>S</source>
        <comment>side.S</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>SW</source>
        <comment>side.SW</comment>
        <translation>SO</translation>
    </message>
    <message>
        <source>W</source>
        <comment>side.W</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>NW</source>
        <comment>side.NW</comment>
        <translation>NO</translation>
    </message>
    <message>
        <source>both hexes count</source>
        <comment>reading.both</comment>
        <translation>cuentan ambas casillas</translation>
    </message>
    <message>
        <source>either way stops it</source>
        <comment>reading.strict</comment>
        <translation>basta un lado para detenerla</translation>
    </message>
    <message>
        <source>only a wall on the hexside counts</source>
        <comment>reading.open</comment>
        <translation>solo cuenta un muro en el propio lado</translation>
    </message>
    <message>
        <source>the hex touched does not count</source>
        <comment>reading.ignore</comment>
        <translation>la casilla tocada no cuenta</translation>
    </message>
    <message>
        <source>the shot</source>
        <comment>die.shot</comment>
        <translation>el tiro</translation>
    </message>
    <message>
        <source>retreat of 2 hexes</source>
        <comment>shot.foot.A</comment>
        <translation>retrocede 2 casillas</translation>
    </message>
    <message>
        <source>wounded</source>
        <comment>shot.foot.B</comment>
        <translation>herido</translation>
    </message>
    <message>
        <source>killed</source>
        <comment>shot.foot.C</comment>
        <translation>muerto</translation>
    </message>
    <message>
        <source>retreat of 4 hexes</source>
        <comment>shot.mounted.A</comment>
        <translation>retrocede 4 casillas</translation>
    </message>
    <message>
        <source>horse killed, rider stunned and unhorsed</source>
        <comment>shot.mounted.B</comment>
        <translation>caballo muerto, jinete aturdido y desmontado</translation>
    </message>
    <message>
        <source>horse unhurt, rider wounded and unhorsed</source>
        <comment>shot.mounted.C</comment>
        <translation>caballo ileso, jinete herido y desmontado</translation>
    </message>
    <message>
        <source>horse killed, rider wounded and unhorsed</source>
        <comment>shot.mounted.D</comment>
        <translation>caballo muerto, jinete herido y desmontado</translation>
    </message>
    <message>
        <source>horse unhurt, rider killed and unhorsed</source>
        <comment>shot.mounted.E</comment>
        <translation>caballo ileso, jinete muerto y desmontado</translation>
    </message>
    <message>
        <source>horse killed, rider killed and unhorsed</source>
        <comment>shot.mounted.F</comment>
        <translation>caballo muerto, jinete muerto y desmontado</translation>
    </message>
    <message>
        <source>shots at targets on foot</source>
        <comment>table.siege/shots-foot</comment>
        <translation>tiros a blancos a pie</translation>
    </message>
    <message>
        <source>shots at mounted targets</source>
        <comment>table.siege/shots-mounted</comment>
        <translation>tiros a blancos a caballo</translation>
    </message>
    <message>
        <source>French edition</source>
        <comment>edition.french</comment>
        <translation>edición francesa</translation>
    </message>
    <message>
        <source>Spanish edition</source>
        <comment>edition.spanish</comment>
        <translation>edición española</translation>
    </message>
    <message>
        <source>a riderless horse</source>
        <comment>body.loose_horse</comment>
        <translation>un caballo sin jinete</translation>
    </message>
    <message>
        <source>Range</source>
        <comment>fact.range</comment>
        <extracomment>how many hexes there are from the shooter to the target</extracomment>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>Band</source>
        <comment>fact.band</comment>
        <extracomment>short, medium or long range</extracomment>
        <translation>Tramo de distancia</translation>
    </message>
    <message>
        <source>Cover</source>
        <comment>fact.cover</comment>
        <extracomment>the shelter that a target has</extracomment>
        <translation>Cobertura</translation>
    </message>
    <message>
        <source>Modifier</source>
        <comment>fact.modifier</comment>
        <translation>Modificador</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <comment>fact.adjusted</comment>
        <translation>Modificado</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>fact.table</comment>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>fact.result</comment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Hexes</source>
        <comment>fact.hexes</comment>
        <translation>Casillas</translation>
    </message>
    <message>
        <source>miss</source>
        <comment>result.foot.-</comment>
        <translation>fallo</translation>
    </message>
    <message>
        <source>A: retreat of 2 hexes</source>
        <comment>result.foot.A</comment>
        <translation>A: retrocede 2 casillas</translation>
    </message>
    <message>
        <source>B: wounded</source>
        <comment>result.foot.B</comment>
        <translation>B: herido</translation>
    </message>
    <message>
        <source>C: killed</source>
        <comment>result.foot.C</comment>
        <translation>C: muerto</translation>
    </message>
    <message>
        <source>miss</source>
        <comment>result.mounted.-</comment>
        <translation>fallo</translation>
    </message>
    <message>
        <source>A: retreat of 4 hexes</source>
        <comment>result.mounted.A</comment>
        <translation>A: retrocede 4 casillas</translation>
    </message>
    <message>
        <source>B: horse killed, rider stunned and unhorsed</source>
        <comment>result.mounted.B</comment>
        <translation>B: caballo muerto, jinete aturdido y desmontado</translation>
    </message>
    <message>
        <source>C: horse unhurt, rider wounded and unhorsed</source>
        <comment>result.mounted.C</comment>
        <translation>C: caballo ileso, jinete herido y desmontado</translation>
    </message>
    <message>
        <source>D: horse killed, rider wounded and unhorsed</source>
        <comment>result.mounted.D</comment>
        <translation>D: caballo muerto, jinete herido y desmontado</translation>
    </message>
    <message>
        <source>E: horse unhurt, rider killed and unhorsed</source>
        <comment>result.mounted.E</comment>
        <translation>E: caballo ileso, jinete muerto y desmontado</translation>
    </message>
    <message>
        <source>F: horse killed, rider killed and unhorsed</source>
        <comment>result.mounted.F</comment>
        <translation>F: caballo muerto, jinete muerto y desmontado</translation>
    </message>
    <message>
        <source>on foot, short bow</source>
        <comment>shots.foot/short_bow</comment>
        <translation>a pie, arco corto</translation>
    </message>
    <message>
        <source>on foot, crossbow</source>
        <comment>shots.foot/crossbow</comment>
        <translation>a pie, ballesta</translation>
    </message>
    <message>
        <source>on foot, long bow</source>
        <comment>shots.foot/long_bow</comment>
        <translation>a pie, arco largo</translation>
    </message>
    <message>
        <source>on foot, ballista</source>
        <comment>shots.foot/ballista</comment>
        <translation>a pie, ballestón</translation>
    </message>
    <message>
        <source>mounted, short bow</source>
        <comment>shots.mounted/short_bow</comment>
        <translation>a caballo, arco corto</translation>
    </message>
    <message>
        <source>mounted, crossbow</source>
        <comment>shots.mounted/crossbow</comment>
        <translation>a caballo, ballesta</translation>
    </message>
    <message>
        <source>mounted, long bow</source>
        <comment>shots.mounted/long_bow</comment>
        <translation>a caballo, arco largo</translation>
    </message>
    <message>
        <source>mounted, ballista</source>
        <comment>shots.mounted/ballista</comment>
        <translation>a caballo, ballestón</translation>
    </message>
    <message>
        <source>Shot</source>
        <comment>order.shoot</comment>
        <translation>Tiro</translation>
    </message>
    <message>
        <source>Retreat</source>
        <comment>order.retreat</comment>
        <translation>Retirada</translation>
    </message>
    <message>
        <source>Placing</source>
        <comment>order.place</comment>
        <extracomment>a player puts a counter on the map</extracomment>
        <translation>Colocación</translation>
    </message>
    <message>
        <source>End of phase</source>
        <comment>order.end_phase</comment>
        <translation>Fin de fase</translation>
    </message>
    <message>
        <source>Shooter</source>
        <comment>field.shoot.by</comment>
        <translation>Tirador</translation>
    </message>
    <message>
        <source>At whom</source>
        <comment>field.shoot.at</comment>
        <translation>A quién</translation>
    </message>
    <message>
        <source>Aim at</source>
        <comment>field.shoot.aim</comment>
        <extracomment>which half of a counter is shot at</extracomment>
        <translation>Casilla a la que apunta</translation>
    </message>
    <message>
        <source>Shoot across</source>
        <comment>field.shoot.across</comment>
        <translation>Dispara por el lado</translation>
    </message>
    <message>
        <source>Covered against</source>
        <comment>field.shoot.covered</comment>
        <extracomment>against whom a character in a door has cover</extracomment>
        <translation>Cobertura contra</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.retreat.counter</comment>
        <translation>Quién</translation>
    </message>
    <message>
        <source>To</source>
        <comment>field.retreat.path</comment>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.place.counter</comment>
        <extracomment>whom one puts on the map</extracomment>
        <translation>Quién</translation>
    </message>
    <message>
        <source>To</source>
        <comment>field.place.hex</comment>
        <extracomment>on which hex</extracomment>
        <translation>Casilla</translation>
    </message>
    <message>
        <source>Pick the shooter.</source>
        <comment>ask.shoot.by</comment>
        <translation>Elija el tirador.</translation>
    </message>
    <message>
        <source>Pick the target.</source>
        <comment>ask.shoot.at</comment>
        <translation>Elija el blanco.</translation>
    </message>
    <message>
        <source>Pick the last hex of the retreat.</source>
        <comment>ask.retreat.path</comment>
        <translation>Elija la última casilla de la retirada.</translation>
    </message>
    <message>
        <source>Pick the hex beside the horse.</source>
        <comment>ask.place.hex</comment>
        <translation>Elija la casilla junto al caballo.</translation>
    </message>
    <message>
        <source>the better hex</source>
        <comment>none.shoot.aim</comment>
        <translation>la mejor casilla</translation>
    </message>
    <message>
        <source>the best hexside</source>
        <comment>none.shoot.across</comment>
        <translation>el mejor lado</translation>
    </message>
    <message>
        <source>the side shot at</source>
        <comment>none.shoot.covered</comment>
        <translation>el lado que recibe el tiro</translation>
    </message>
    <message>
        <source>State</source>
        <comment>effect.state</comment>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Retreat owed</source>
        <comment>effect.retreat</comment>
        <translation>Retirada pendiente</translation>
    </message>
    <message>
        <source>Unhorsed</source>
        <comment>effect.unhorsed</comment>
        <translation>Desmontado</translation>
    </message>
    <message>
        <source>Moved</source>
        <comment>effect.to</comment>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Side of a door</source>
        <comment>effect.door</comment>
        <translation>Lado de una puerta</translation>
    </message>
    <message>
        <source>End of phase</source>
        <comment>effect.phase</comment>
        <translation>Fin de fase</translation>
    </message>
    <message>
        <source>Door or gate</source>
        <comment>effect.leaf</comment>
        <translation>Puerta o puerta del castillo</translation>
    </message>
    <message>
        <source>Drawbridge</source>
        <comment>effect.bridge</comment>
        <translation>Puente levadizo</translation>
    </message>
    <message>
        <source>Laid on the ground</source>
        <comment>effect.laid</comment>
        <translation>Colocado en el suelo</translation>
    </message>
    <message>
        <source>Taken from the ground</source>
        <comment>effect.cleared</comment>
        <translation>Quitado del suelo</translation>
    </message>
    <message>
        <source>Counter</source>
        <comment>field.counter</comment>
        <translation>Ficha</translation>
    </message>
    <message>
        <source>State</source>
        <comment>field.state</comment>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Hexes</source>
        <comment>field.retreat</comment>
        <translation>Casillas</translation>
    </message>
    <message>
        <source>Horse</source>
        <comment>field.horse</comment>
        <translation>Caballo</translation>
    </message>
    <message>
        <source>To</source>
        <comment>field.to</comment>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Rear hex</source>
        <comment>field.rear</comment>
        <translation>Casilla trasera</translation>
    </message>
    <message>
        <source>Side</source>
        <comment>field.door</comment>
        <translation>Lado</translation>
    </message>
    <message>
        <source>Phase</source>
        <comment>field.phase</comment>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Hex</source>
        <comment>field.hex</comment>
        <translation>Casilla</translation>
    </message>
    <message>
        <source>Hexside</source>
        <comment>field.side</comment>
        <translation>Lado</translation>
    </message>
    <message>
        <source>Leaf</source>
        <comment>field.leaf</comment>
        <translation>Hoja</translation>
    </message>
    <message>
        <source>Bridge</source>
        <comment>field.bridge</comment>
        <translation>Puente</translation>
    </message>
    <message>
        <source>What</source>
        <comment>field.laid</comment>
        <translation>Qué</translation>
    </message>
    <message>
        <source>What</source>
        <comment>field.cleared</comment>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Towards</source>
        <comment>field.outward</comment>
        <translation>Hacia</translation>
    </message>
    <message>
        <source>the outer side</source>
        <comment>doorside.outer</comment>
        <translation>el lado exterior</translation>
    </message>
    <message>
        <source>the inner side</source>
        <comment>doorside.inner</comment>
        <translation>el lado interior</translation>
    </message>
    <message>
        <source>unhurt</source>
        <comment>horse.unhurt</comment>
        <translation>ileso</translation>
    </message>
    <message>
        <source>killed</source>
        <comment>horse.killed</comment>
        <translation>muerto</translation>
    </message>
    <message>
        <source>ended</source>
        <comment>phase.ended</comment>
        <translation>acabada</translation>
    </message>
    <message>
        <source>lowered</source>
        <comment>bridge.lowered</comment>
        <translation>bajado</translation>
    </message>
    <message>
        <source>raised</source>
        <comment>bridge.raised</comment>
        <translation>alzado</translation>
    </message>
    <message>
        <source>measured to what is looked over</source>
        <comment>reading.shooter</comment>
        <extracomment>looked over: what stands lower than the eye, and does not stop the shot</extracomment>
        <translation>medido hasta el obstáculo</translation>
    </message>
    <message>
        <source>measured to the target</source>
        <comment>reading.target</comment>
        <translation>medido hasta el blanco</translation>
    </message>
    <message>
        <source>within the radius</source>
        <comment>reading.within-radius</comment>
        <translation>dentro del radio</translation>
    </message>
    <message>
        <source>at every distance</source>
        <comment>reading.always</comment>
        <translation>a cualquier distancia</translation>
    </message>
    <message>
        <source>French rulebook</source>
        <comment>source.fr</comment>
        <translation>Reglamento francés</translation>
    </message>
    <message>
        <source>Spanish rulebook</source>
        <comment>source.es</comment>
        <translation>Reglamento español</translation>
    </message>
    <message>
        <source>To enter on foot</source>
        <comment>terrain-fact.foot</comment>
        <translation>Entrar a pie</translation>
    </message>
    <message>
        <source>To enter mounted</source>
        <comment>terrain-fact.mounted</comment>
        <translation>Entrar a caballo</translation>
    </message>
    <message>
        <source>Cover</source>
        <comment>terrain-fact.cover</comment>
        <extracomment>the shelter that a terrain gives</extracomment>
        <translation>Cobertura</translation>
    </message>
    <message>
        <source>Height</source>
        <comment>terrain-fact.height</comment>
        <translation>Altura</translation>
    </message>
    <message>
        <source>impassable</source>
        <comment>foot.x</comment>
        <translation>impasable</translation>
    </message>
    <message>
        <source>impassable</source>
        <comment>mounted.x</comment>
        <translation>impasable</translation>
    </message>
    <message>
        <source>attack</source>
        <comment>field.attack</comment>
        <translation>ataque</translation>
    </message>
    <message>
        <source>defence</source>
        <comment>field.defence</comment>
        <translation>defensa</translation>
    </message>
    <message>
        <source>movement</source>
        <comment>field.movement</comment>
        <translation>movimiento</translation>
    </message>
    <message>
        <source>Recovery</source>
        <comment>order.recover</comment>
        <translation>Recuperación</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.recover.counter</comment>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Pick who recovers.</source>
        <comment>ask.recover.counter</comment>
        <translation>Elija quién se recupera.</translation>
    </message>
    <message>
        <source>Recovered</source>
        <comment>effect.recovered</comment>
        <translation>Recuperado</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <comment>siege.0.1/title</comment>
        <translation>Qué trae el juego</translation>
    </message>
    <message>
        <source>The game comes with seven scenarios. Five of them can be played with SIEGE alone; the other two also need Cry Havoc. The rules of the two games are compatible, and players are free to design scenarios of their own.</source>
        <comment>siege.0.1/text</comment>
        <translation>El juego ofrece siete escenarios: cinco se juegan solo con SIEGE y los otros dos requieren además Cry Havoc. Los reglamentos de ambos juegos son compatibles y los jugadores pueden crear sus propios escenarios.</translation>
    </message>
    <message>
        <source>One ten-sided die</source>
        <comment>siege.0.2/title</comment>
        <translation>Un dado de diez caras</translation>
    </message>
    <message>
        <source>Every result in the game is rolled on a single ten-sided die numbered 0 to 9. A 0 is read as 10.</source>
        <comment>siege.0.2/text</comment>
        <translation>Todos los resultados del juego se obtienen con un solo dado de diez caras, numeradas del 0 al 9. El 0 vale 10.</translation>
    </message>
    <message>
        <source>The scenario decides who has won</source>
        <comment>siege.0.3/title</comment>
        <translation>El escenario decide quién gana</translation>
    </message>
    <message>
        <source>Each scenario states its own victory conditions, and these alone decide who has won. The rulebooks contain no general rule of victory.</source>
        <comment>siege.0.3/text</comment>
        <translation>Cada escenario indica sus propias condiciones de victoria, y solo ellas deciden quién ha ganado. Los reglamentos no contienen ninguna regla general de victoria.</translation>
    </message>
    <message>
        <source>Keep a siege sheet over several days</source>
        <comment>siege.0.4/title</comment>
        <translation>La ficha de asedio en los escenarios de varios días</translation>
    </message>
    <message>
        <source>When a scenario covers several days, keep a siege sheet: record the damage to the walls on its plan and tick off each day as it passes.</source>
        <comment>siege.0.4/text</comment>
        <translation>Cuando el escenario dura varios días se lleva una ficha de asedio: en su plano se anotan los daños de los muros y se marca cada día transcurrido.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <comment>siege.0.5/title</comment>
        <translation>El despliegue</translation>
    </message>
    <message>
        <source>Each side places its counters where the scenario tells it to. The first turn then begins.</source>
        <comment>siege.0.5/text</comment>
        <translation>Cada bando coloca sus fichas donde indica el escenario; después empieza el primer turno.</translation>
    </message>
    <message>
        <source>Castle wall</source>
        <comment>siege.1.1a/title</comment>
        <translation>Muralla</translation>
    </message>
    <message>
        <source>Nobody, on foot or mounted, can enter a castle wall. A wall gives total cover, and no melee is possible through it. It stands at wall height.</source>
        <comment>siege.1.1a/text</comment>
        <translation>Nadie, ni a pie ni a caballo, puede entrar en una muralla. Da cobertura total y a través de ella no es posible el combate cuerpo a cuerpo. Su altura es la de las murallas.</translation>
    </message>
    <message>
        <source>Arrow slit</source>
        <comment>siege.1.1b/title</comment>
        <translation>Tronera</translation>
    </message>
    <message>
        <source>Rampart</source>
        <comment>siege.1.1c/title</comment>
        <translation>Almenas</translation>
    </message>
    <message>
        <source>A rampart hex costs 1 movement point on foot, 4 from a ladder, 3 from a demolished wall and 2 from the top of a siege tower; any other way in from outside is impassable, and mounted characters can never enter it. It gives strong cover against shots that cross its parapet. Its combat influence is neutral (0) and it is at wall height.</source>
        <comment>siege.1.1c/text</comment>
        <translation>Una casilla de almenas cuesta 1 punto de movimiento a pie, 4 desde una escala, 3 desde una muralla demolida y 2 desde lo alto de una torre de asedio; desde el exterior, por cualquier otra vía, es impasable y a caballo no se puede entrar nunca. Da cobertura fuerte contra los tiros que cruzan su parapeto. Su influencia en combate es neutral (0) y su altura es la de las murallas.</translation>
    </message>
    <message>
        <source>Stairs</source>
        <comment>siege.1.1d/title</comment>
        <translation>Escalera</translation>
    </message>
    <message>
        <source>A stairs hex costs 2 movement points on foot and is impassable to mounted characters. It gives no cover, its combat influence is a disadvantage (-), and it is at ground height.</source>
        <comment>siege.1.1d/text</comment>
        <translation>Una casilla de escalera cuesta 2 puntos de movimiento a pie y es impasable a caballo. No da cobertura, su influencia en combate es una desventaja (-) y está a la altura del suelo.</translation>
    </message>
    <message>
        <source>Door of a tower or of the keep</source>
        <comment>siege.1.1e/title</comment>
        <translation>Puerta de una torre o del torreón</translation>
    </message>
    <message>
        <source>A door hex costs 1 movement point on foot, or 3 from a demolished wall, and is impassable to mounted characters. It gives medium cover on one side only (rule 1.53); the entrance door of the keep gives total cover. Its combat influence is an advantage (+), and its height is the one its map gives.</source>
        <comment>siege.1.1e/text</comment>
        <translation>Una casilla de puerta cuesta 1 punto de movimiento a pie, o 3 desde una muralla demolida, y es impasable a caballo. Da cobertura media por un solo lado (regla 1.53); la puerta del torreón da cobertura total. Su influencia en combate es una ventaja (+) y su altura es la que indica el mapa.</translation>
    </message>
    <message>
        <source>Inside a tower or the keep</source>
        <comment>siege.1.1f/title</comment>
        <translation>Interior de una torre o del torreón</translation>
    </message>
    <message>
        <source>Moat</source>
        <comment>siege.1.1g/title</comment>
        <translation>Foso</translation>
    </message>
    <message>
        <source>Plain ground</source>
        <comment>siege.1.1h/title</comment>
        <translation>Terreno llano</translation>
    </message>
    <message>
        <source>A plain hex costs 1 movement point, on foot or mounted. It gives no cover, its combat influence is neutral (0), and it is at ground height.</source>
        <comment>siege.1.1h/text</comment>
        <translation>Una casilla de terreno llano cuesta 1 punto de movimiento, a pie o a caballo. No da cobertura, su influencia en combate es neutral (0) y está a la altura del suelo.</translation>
    </message>
    <message>
        <source>Lowered drawbridge</source>
        <comment>siege.1.1i/title</comment>
        <translation>Puente levadizo bajado</translation>
    </message>
    <message>
        <source>The hex of a lowered drawbridge costs 1 movement point, on foot or mounted. It gives no cover, its combat influence is neutral (0), and it is at ground height.</source>
        <comment>siege.1.1i/text</comment>
        <translation>La casilla de un puente levadizo bajado cuesta 1 punto de movimiento, a pie o a caballo. No da cobertura, su influencia en combate es neutral (0) y está a la altura del suelo.</translation>
    </message>
    <message>
        <source>Upright siege ladder</source>
        <comment>siege.1.1j/title</comment>
        <translation>Escala vertical</translation>
    </message>
    <message>
        <source>The hex of an upright ladder costs 3 movement points on foot and is impassable to mounted characters. It gives no cover and its combat influence is a disadvantage (-). A character on the ladder is at its top, at wall height.</source>
        <comment>siege.1.1j/text</comment>
        <translation>La casilla de una escala vertical cuesta 3 puntos de movimiento a pie y es impasable a caballo. No da cobertura y su influencia en combate es una desventaja (-). Quien está en la escala se halla en lo alto, a la altura de las murallas.</translation>
    </message>
    <message>
        <source>Equipment replaces the terrain</source>
        <comment>siege.1.1k/title</comment>
        <translation>El equipo especial sustituye al terreno</translation>
    </message>
    <message>
        <source>When a hex holds a piece of special equipment (drawbridge, ladder, siege tower, ram or mantlet), characters in it use the equipment&apos;s movement cost, cover and combat influence, and ignore the natural terrain of the hex.</source>
        <comment>siege.1.1k/text</comment>
        <translation>Cuando una casilla contiene equipo especial (puente levadizo, escala, torre de asedio, ariete o mantelete), los personajes que están en ella usan el coste de movimiento, la cobertura y la influencia en combate de ese equipo y no tienen en cuenta el terreno natural de la casilla.</translation>
    </message>
    <message>
        <source>Cover for shots, influence for melee</source>
        <comment>siege.1.1l/title</comment>
        <translation>La cobertura para los tiros, la influencia para el combate</translation>
    </message>
    <message>
        <source>Cover counts only against shots. Combat influence counts only in melee.</source>
        <comment>siege.1.1l/text</comment>
        <translation>La cobertura solo cuenta contra los tiros. La influencia en combate solo cuenta en el combate cuerpo a cuerpo.</translation>
    </message>
    <message>
        <source>Pay for the hex entered</source>
        <comment>siege.1.1m/title</comment>
        <translation>Se paga la casilla en la que se entra</translation>
    </message>
    <message>
        <source>A movement cost is paid for the hex that is entered; leaving a hex costs nothing. Climbing out of the moat therefore costs only what the next hex costs (siege.ruling.moat-exit).</source>
        <comment>siege.1.1m/text</comment>
        <translation>El coste de movimiento se paga por la casilla en la que se entra; salir de una casilla no cuesta nada. Por eso, salir del foso cuesta solo lo que cueste la casilla siguiente (siege.ruling.moat-exit).</translation>
    </message>
    <message>
        <source>The phase of {force} begins.</source>
        <comment>siege.1.2a/next</comment>
        <translation>Comienzo de fase: {force}.</translation>
    </message>
    <message>
        <source>Turns and phases</source>
        <comment>siege.1.2a/title</comment>
        <translation>Turnos y fases</translation>
    </message>
    <message>
        <source>A game is a series of turns, and each turn has two phases, one for each side. In its own phase a side moves, shoots and fights; the other side only defends itself.</source>
        <comment>siege.1.2a/text</comment>
        <translation>La partida es una sucesión de turnos, y cada turno tiene dos fases, una por bando. En su fase, un bando mueve, dispara y combate; el otro se limita a defenderse.</translation>
    </message>
    <message>
        <source>Which side goes first</source>
        <comment>siege.1.2b/title</comment>
        <translation>Quién juega primero</translation>
    </message>
    <message>
        <source>The scenario says which side plays the first phase. That side goes first in every turn.</source>
        <comment>siege.1.2b/text</comment>
        <translation>El escenario indica qué bando juega la primera fase. Ese bando juega primero en todos los turnos.</translation>
    </message>
    <message>
        <source>Several players on one side</source>
        <comment>siege.1.2c/title</comment>
        <translation>Varios jugadores en un bando</translation>
    </message>
    <message>
        <source>When a side has several players, they all act in the same phase.</source>
        <comment>siege.1.2c/text</comment>
        <translation>Cuando un bando tiene varios jugadores, todos actúan en la misma fase.</translation>
    </message>
    <message>
        <source>{shooter} carries no bow, crossbow or ballista.</source>
        <comment>siege.1.21a/unarmed</comment>
        <translation>{shooter} no lleva arco, ballesta ni ballestón.</translation>
    </message>
    <message>
        <source>Step 1: first shooting</source>
        <comment>siege.1.21a/title</comment>
        <translation>Secuencia 1: primer tiro</translation>
    </message>
    <message>
        <source>In step 1 of a phase archers, crossbowmen and ballistas (rule 3.41) of the side to play may shoot. A character who was engaged in melee in the previous turn may not (siege.ruling.previous-turn says which melees count).</source>
        <comment>siege.1.21a/text</comment>
        <translation>En la secuencia 1 de la fase pueden disparar los arqueros, los ballesteros y los ballestones (regla 3.41) del bando en juego. No puede hacerlo quien haya estado trabado en combate cuerpo a cuerpo en el turno anterior (siege.ruling.previous-turn precisa qué combates cuentan).</translation>
    </message>
    <message>
        <source>Step 2: movement</source>
        <comment>siege.1.21b/title</comment>
        <translation>Secuencia 2: movimiento</translation>
    </message>
    <message>
        <source>In step 2 every character of the side may move, except a crossbowman who shot in step 1 of this phase. An archer who shot in step 1 may move.</source>
        <comment>siege.1.21b/text</comment>
        <translation>En la secuencia 2 pueden moverse todos los personajes del bando, salvo el ballestero que haya disparado en la secuencia 1 de esta fase. El arquero que disparó en la secuencia 1 sí puede moverse.</translation>
    </message>
    <message>
        <source>Step 3: second shooting</source>
        <comment>siege.1.21c/title</comment>
        <translation>Secuencia 3: segundo tiro</translation>
    </message>
    <message>
        <source>In step 3 only archers may shoot. They may do so even if they shot in step 1, moved in step 2 or were in melee in the previous turn. Crossbowmen and ballistas may not shoot in this step.</source>
        <comment>siege.1.21c/text</comment>
        <translation>En la secuencia 3 solo pueden disparar los arqueros, incluso los que dispararon en la secuencia 1, se movieron en la secuencia 2 o combatieron cuerpo a cuerpo en el turno anterior. Los ballesteros y los ballestones no pueden disparar en esta secuencia.</translation>
    </message>
    <message>
        <source>Step 4: melee</source>
        <comment>siege.1.21d/title</comment>
        <translation>Secuencia 4: combate cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>In step 4 any character of the side that is adjacent to an enemy may fight. Pouring boiling oil, lighting and putting out fires, toppling ladders and ramming also happen in this step.</source>
        <comment>siege.1.21d/text</comment>
        <translation>En la secuencia 4 puede combatir todo personaje del bando adyacente a un enemigo. En esta secuencia también se vierte el aceite hirviendo, se inician y se apagan incendios, se tumban escalas y se usa el ariete.</translation>
    </message>
    <message>
        <source>Step 5: recovery</source>
        <comment>siege.1.21e/title</comment>
        <translation>Secuencia 5: recuperación</translation>
    </message>
    <message>
        <source>In step 5 the side&apos;s characters that were stunned during the enemy&apos;s last phase recover: their counters are turned back and they are well again. A character stunned in its own side&apos;s phase follows siege.ruling.stunned-inert.</source>
        <comment>siege.1.21e/text</comment>
        <translation>En la secuencia 5 se recuperan los personajes del bando aturdidos durante la última fase enemiga: se da la vuelta a la ficha y vuelven a estar ilesos. Para los aturdidos en la fase de su propio bando se aplica siege.ruling.stunned-inert.</translation>
    </message>
    <message>
        <source>The second phase and the next turn</source>
        <comment>siege.1.21f/title</comment>
        <translation>La segunda fase y el turno siguiente</translation>
    </message>
    <message>
        <source>The second side&apos;s phase has the same five steps. When its step 5 is over, a new turn begins with step 1 of the first side.</source>
        <comment>siege.1.21f/text</comment>
        <translation>La fase del segundo bando tiene las mismas cinco secuencias. Al terminar su secuencia 5 empieza un nuevo turno con la secuencia 1 del primer bando.</translation>
    </message>
    <message>
        <source>The steps keep their order</source>
        <comment>siege.1.21g/title</comment>
        <extracomment>order: sequence</extracomment>
        <translation>Las secuencias van por orden</translation>
    </message>
    <message>
        <source>Nothing that belongs to a step may be done before the step ahead of it is finished, and nobody may go back to a finished step.</source>
        <comment>siege.1.21g/text</comment>
        <translation>No se puede realizar ninguna acción de una secuencia mientras no haya terminado la anterior, ni volver a una secuencia ya terminada.</translation>
    </message>
    <message>
        <source>One die for each shot</source>
        <comment>siege.1.3a/title</comment>
        <translation>Un dado por tiro</translation>
    </message>
    <message>
        <source>Roll one die for each shot.</source>
        <comment>siege.1.3a/text</comment>
        <translation>Por cada tiro se tira un dado.</translation>
    </message>
    <message>
        <source>Modifiers to the shooting die</source>
        <comment>siege.1.3b/title</comment>
        <translation>Modificadores al dado de tiro</translation>
    </message>
    <message>
        <source>Add to the die the play sheet&apos;s modifiers for range and for the shooter&apos;s health, the modifier for a knight on foot as target and, if that option is in use, the shooter&apos;s skill. All modifiers add up; results below 1 or above 10 are read by siege.ruling.die-clamp.</source>
        <comment>siege.1.3b/text</comment>
        <translation>Al dado se le suman los modificadores de la ficha de juego por la distancia y por el estado del tirador, el del caballero a pie como blanco y, si se usa esa opción, la habilidad del tirador. Todos los modificadores se acumulan; los resultados inferiores a 1 o superiores a 10 se leen según siege.ruling.die-clamp.</translation>
    </message>
    <message>
        <source>Two shooting tables</source>
        <comment>siege.1.3c/title</comment>
        <translation>Dos tablas de tiro</translation>
    </message>
    <message>
        <source>There are two result tables for shots: one for mounted targets and one for targets on foot.</source>
        <comment>siege.1.3c/text</comment>
        <translation>Hay dos tablas de resultados de tiro: una para blancos a caballo y otra para blancos a pie.</translation>
    </message>
    <message>
        <source>Die {die}, adjusted {adjusted}. Weapon: {weapon}. Cover: {cover}. Result: {letter}.</source>
        <comment>siege.1.3d/row</comment>
        <translation>Dado {die}, modificado {adjusted}. Arma: {weapon}. Cobertura: {cover}. Resultado: {letter}.</translation>
    </message>
    <message>
        <source>The shot misses {target}.</source>
        <comment>siege.1.3d/miss</comment>
        <translation>El tiro falla y no alcanza a {target}.</translation>
    </message>
    <message>
        <source>Reading the shooting table</source>
        <comment>siege.1.3d/title</comment>
        <translation>Lectura de la tabla de tiro</translation>
    </message>
    <message>
        <source>Find the adjusted die in the column of the weapon used. Follow that row to the column of the target&apos;s cover: it gives a result letter from A to F, or a miss.</source>
        <comment>siege.1.3d/text</comment>
        <translation>Se busca el dado modificado en la columna del arma empleada y se sigue esa fila hasta la columna de la cobertura del blanco: allí aparece una letra de la A a la F, o un fallo.</translation>
    </message>
    <message>
        <source>Out of reach for this shooter, {target} has total cover.</source>
        <comment>siege.1.3e/total</comment>
        <extracomment>out of reach: farther than the weapon shoots</extracomment>
        <translation>Este tirador no puede alcanzar a {target}: tiene cobertura total.</translation>
    </message>
    <message>
        <source>No shot at total cover</source>
        <comment>siege.1.3e/title</comment>
        <translation>No se dispara contra la cobertura total</translation>
    </message>
    <message>
        <source>A target with total cover cannot be shot at; the tables have no column for it (rule 1.56).</source>
        <comment>siege.1.3e/text</comment>
        <translation>No se puede disparar contra un blanco con cobertura total: las tablas no tienen columna para ese caso (regla 1.56).</translation>
    </message>
    <message>
        <source>Summary of heights</source>
        <comment>siege.1.3f/title</comment>
        <translation>Resumen de las alturas</translation>
    </message>
    <message>
        <source>A summary of the heights, and of the limits on shots between different heights, was printed on the back of the scenario booklet. It is missing from our sources.</source>
        <comment>siege.1.3f/text</comment>
        <translation>En el dorso del cuaderno de escenarios figuraba un resumen de las alturas y de las restricciones a los tiros entre alturas distintas. Falta en nuestras fuentes.</translation>
    </message>
    <message>
        <source>The line from {from} to {to} is clear.</source>
        <comment>siege.1.41a/clear</comment>
        <translation>La línea de {from} a {to} está despejada.</translation>
    </message>
    <message>
        <source>{shooter} and {target} are on the same side.</source>
        <comment>siege.1.41a/friend</comment>
        <translation>Son del mismo bando: {shooter}, {target}.</translation>
    </message>
    <message>
        <source>There is no {name} in this scenario.</source>
        <comment>siege.1.41a/unknown</comment>
        <translation>En este escenario no hay nada con el nombre {name}.</translation>
    </message>
    <message>
        <source>{name} is not on the map.</source>
        <comment>siege.1.41a/absent</comment>
        <translation>{name} no está en el mapa.</translation>
    </message>
    <message>
        <source>{name} is dead.</source>
        <comment>siege.1.41a/dead</comment>
        <translation>{name} ya ha muerto.</translation>
    </message>
    <message>
        <source>The line meets the rampart at {hex}.</source>
        <comment>siege.1.41a/rampart</comment>
        <translation>La línea tropieza con las almenas en {hex}.</translation>
    </message>
    <message>
        <source>A clear line to an enemy</source>
        <comment>siege.1.41a/title</comment>
        <extracomment>line: of fire</extracomment>
        <translation>Línea despejada hasta un enemigo</translation>
    </message>
    <message>
        <source>A shooter may shoot at an enemy when a clear line of fire joins the two hexes. Nothing else may be a target, and no shot is allowed along a blocked line.</source>
        <comment>siege.1.41a/text</comment>
        <translation>Un tirador puede disparar contra un enemigo cuando una línea de tiro despejada une ambas casillas. No se admite ningún otro blanco, ni tiro alguno si la línea está bloqueada.</translation>
    </message>
    <message>
        <source>How the line of fire is drawn</source>
        <comment>siege.1.41b/title</comment>
        <translation>Cómo se traza la línea de tiro</translation>
    </message>
    <message>
        <source>The line of fire is the straight segment from the centre of the shooter&apos;s hex to the centre of the target&apos;s hex. Rules 1.43 and 1.44 move its starting point in certain cases.</source>
        <comment>siege.1.41b/text</comment>
        <translation>La línea de tiro es el segmento recto que va del centro de la casilla del tirador al centro de la casilla del blanco. En ciertos casos, las reglas 1.43 y 1.44 desplazan su punto de partida.</translation>
    </message>
    <message>
        <source>What the line crosses</source>
        <comment>siege.1.41c/title</comment>
        <translation>Qué cruza la línea</translation>
    </message>
    <message>
        <source>When the line crosses a hex that holds a character, or any terrain other than plain ground, the limits of rules 1.42 to 1.46 and 3.2 apply. The shooter&apos;s own hex and the target&apos;s hex do not count as crossed. For lines that run along a hexside see siege.ruling.edge-line.</source>
        <comment>siege.1.41c/text</comment>
        <translation>Cuando la línea cruza una casilla que contiene un personaje o un terreno que no sea llano, se aplican las restricciones de las reglas 1.42 a 1.46 y 3.2. Las casillas del tirador y del blanco no cuentan como cruzadas. Para las líneas que recorren el lado de una casilla, véase siege.ruling.edge-line.</translation>
    </message>
    <message>
        <source>No shot over anybody with this weapon ({weapon}): {blocker} stands at {hex}.</source>
        <comment>siege.1.42a/over</comment>
        <translation>Con esta arma ({weapon}) no se dispara por encima de nadie; en {hex}: {blocker}.</translation>
    </message>
    <message>
        <source>Crossbows do not shoot over others</source>
        <comment>siege.1.42a/title</comment>
        <extracomment>over: above their heads</extracomment>
        <translation>Las ballestas no disparan por encima de otros</translation>
    </message>
    <message>
        <source>A crossbowman may not shoot, at any range, when the line crosses a hex that holds a blocker (rule 1.42b). The ballista counts as a crossbow here (siege.ruling.ballista-direct).</source>
        <comment>siege.1.42a/text</comment>
        <translation>Un ballestero no puede disparar, a ninguna distancia, cuando la línea cruza una casilla que contiene un personaje que la bloquee (regla 1.42b). El ballestón cuenta aquí como una ballesta (siege.ruling.ballista-direct).</translation>
    </message>
    <message>
        <source>Who blocks a line</source>
        <comment>siege.1.42b/title</comment>
        <extracomment>line: of fire</extracomment>
        <translation>Quién bloquea una línea</translation>
    </message>
    <message>
        <source>In the French edition every living character of either side blocks a line of fire, stunned characters and animals included. In the Spanish edition only characters on their feet block it: stunned characters do not, living animals do. The dead never block.</source>
        <comment>siege.1.42b/text</comment>
        <translation>En la edición francesa bloquea la línea de tiro todo personaje vivo de cualquier bando, incluidos los aturdidos y los animales. En la edición española solo la bloquean los personajes en pie: los aturdidos no, los animales vivos sí. Los muertos nunca la bloquean.</translation>
    </message>
    <message>
        <source>At short range nobody is shot over: {blocker} stands at {hex}.</source>
        <comment>siege.1.42c/short</comment>
        <translation>A corta distancia no se dispara por encima de nadie; en {hex}: {blocker}.</translation>
    </message>
    <message>
        <source>The target is covered too well (cover: {cover}) to be shot at over {blocker} at {hex}.</source>
        <comment>siege.1.42c/covered</comment>
        <translation>El blanco tiene demasiada cobertura ({cover}) para dispararle por encima de {blocker}, en {hex}.</translation>
    </message>
    <message>
        <source>The arrow passes over {blocker} at {hex}.</source>
        <comment>siege.1.42c/allowed</comment>
        <translation>La flecha pasa por encima de {blocker}, en {hex}.</translation>
    </message>
    <message>
        <source>Archers over others</source>
        <comment>siege.1.42c/title</comment>
        <extracomment>over: above their heads</extracomment>
        <translation>Arqueros por encima de otros</translation>
    </message>
    <message>
        <source>An archer whose line crosses a blocker (rule 1.42b) may shoot only when the target is at medium or long range for the bow used and is not too well covered: at most light cover in the French edition, at most medium cover in the Spanish edition. At short range, or against better cover, the shot is not allowed.</source>
        <comment>siege.1.42c/text</comment>
        <translation>Un arquero cuya línea cruza un personaje que la bloquea (regla 1.42b) solo puede disparar si el blanco está a distancia media o larga para el arco empleado y no tiene demasiada cobertura: como máximo cobertura ligera en la edición francesa, como máximo cobertura media en la edición española. A corta distancia, o contra una cobertura mejor, el tiro no está permitido.</translation>
    </message>
    <message>
        <source>Heights have their own rules</source>
        <comment>siege.1.42d/title</comment>
        <translation>Las alturas tienen reglas propias</translation>
    </message>
    <message>
        <source>Shots from or at ramparts and arrow slits, and shots into the moat, follow rules 1.44 to 1.46 wherever those differ from the rules for shooting over others.</source>
        <comment>siege.1.42d/text</comment>
        <translation>Los tiros desde o contra almenas y troneras, y los tiros al foso, siguen las reglas 1.44 a 1.46 allí donde difieran de las que rigen los tiros por encima de otros personajes.</translation>
    </message>
    <message>
        <source>The opening at {hex} is not at the height of {shooter}.</source>
        <comment>siege.1.43a/height</comment>
        <translation>La abertura de {hex} no está a la altura de {shooter}.</translation>
    </message>
    <message>
        <source>Shooting through a door</source>
        <comment>siege.1.43a/title</comment>
        <translation>Disparar a través de una puerta</translation>
    </message>
    <message>
        <source>A shooter outside or inside a building may shoot through a door opening, inward or outward, when he is at the height of the door and the line crosses no wall. He may not do so from another height, or when the line meets a wall.</source>
        <comment>siege.1.43a/text</comment>
        <translation>Un tirador situado fuera o dentro de un edificio puede disparar por la abertura de una puerta, hacia dentro o hacia fuera, si está a la altura de la puerta y la línea no cruza ningún muro. No puede hacerlo desde otra altura ni cuando la línea tropieza con un muro.</translation>
    </message>
    <message>
        <source>The line starts in the opening of the door, side {side} of {hex}.</source>
        <comment>siege.1.43b/start</comment>
        <translation>La línea sale de la abertura de la puerta, lado {side} de {hex}.</translation>
    </message>
    <message>
        <source>Shooting from a door</source>
        <comment>siege.1.43b/title</comment>
        <translation>Disparar desde una puerta</translation>
    </message>
    <message>
        <source>When the shooter stands on a door hex, the line of fire starts at the middle of the door opening, not at the centre of the hex.</source>
        <comment>siege.1.43b/text</comment>
        <translation>Cuando el tirador está en una casilla de puerta, la línea de tiro parte del centro de la abertura y no del centro de la casilla.</translation>
    </message>
    <message>
        <source>No shot passes the entrance door of the keep at {hex}.</source>
        <comment>siege.1.43c/keep_door</comment>
        <translation>Ningún tiro pasa por la puerta del torreón en {hex}.</translation>
    </message>
    <message>
        <source>No shot through the keep&apos;s entrance</source>
        <comment>siege.1.43c/title</comment>
        <translation>No se dispara por la puerta del torreón</translation>
    </message>
    <message>
        <source>No shot may pass through the entrance door of the keep or be made from its hex.</source>
        <comment>siege.1.43c/text</comment>
        <translation>Ningún tiro puede pasar por la puerta del torreón ni hacerse desde su casilla.</translation>
    </message>
    <message>
        <source>The line starts at the parapet, side {side} of {hex}.</source>
        <comment>siege.1.44a/start</comment>
        <translation>La línea sale del parapeto, lado {side} de {hex}.</translation>
    </message>
    <message>
        <source>Side {side} of {hex} is no outer side that looks towards {target}.</source>
        <comment>siege.1.44a/inner</comment>
        <translation>El lado {side} de {hex} no es un lado exterior que mire hacia {target}.</translation>
    </message>
    <message>
        <source>Shooting out from a rampart</source>
        <comment>siege.1.44a/title</comment>
        <translation>Disparar hacia fuera desde una almena</translation>
    </message>
    <message>
        <source>When a character on a rampart shoots at a target outside the castle, the line does not start at the hex centre. In the French edition it starts at the middle of the hexside he chooses to shoot across, in the Spanish edition at the middle of the opening. That side must be an outer side of his rampart hex.</source>
        <comment>siege.1.44a/text</comment>
        <translation>Cuando un personaje en una almena dispara contra un blanco situado fuera del castillo, la línea no parte del centro de la casilla. En la edición francesa parte del punto medio del lado por el que elige disparar; en la edición española, del centro de la abertura. Ha de ser un lado exterior de su casilla de almenas.</translation>
    </message>
    <message>
        <source>The line starts at the slit, side {side} of {hex}.</source>
        <comment>siege.1.44b/start</comment>
        <translation>La línea sale de la tronera, lado {side} de {hex}.</translation>
    </message>
    <message>
        <source>Shooting through an arrow slit</source>
        <comment>siege.1.44b/title</comment>
        <translation>Disparar por una tronera</translation>
    </message>
    <message>
        <source>When a character on an arrow-slit hex shoots through the slit, the line of fire starts at the slit. The directions he can reach are given by siege.ruling.slit-arc.</source>
        <comment>siege.1.44b/text</comment>
        <translation>Cuando un personaje en una casilla de tronera dispara por ella, la línea de tiro parte de la tronera. Las direcciones que puede alcanzar se indican en siege.ruling.slit-arc.</translation>
    </message>
    <message>
        <source>Otherwise the line starts at the centre</source>
        <comment>siege.1.44c/title</comment>
        <translation>En los demás casos la línea parte del centro</translation>
    </message>
    <message>
        <source>In all other cases the line starts at the centre of the shooter&apos;s hex, for instance when he shoots from a rampart into the courtyard.</source>
        <comment>siege.1.44c/text</comment>
        <translation>En todos los demás casos la línea parte del centro de la casilla del tirador, por ejemplo cuando dispara desde una almena hacia el patio.</translation>
    </message>
    <message>
        <source>Which terrain is higher</source>
        <comment>siege.1.44d/title</comment>
        <translation>Qué terreno es más alto</translation>
    </message>
    <message>
        <source>The keep is higher than towers and ramparts. Towers and ramparts are higher than every other terrain, except a character at the top of a ladder or of a siege tower. The full order of heights is in siege.ruling.heights.</source>
        <comment>siege.1.44d/text</comment>
        <translation>El torreón es más alto que las torres y las almenas. Las torres y las almenas son más altas que cualquier otro terreno, salvo respecto a quien está en lo alto de una escala o de una torre de asedio. El orden completo de las alturas está en siege.ruling.heights.</translation>
    </message>
    <message>
        <source>Within {radius} hexes of {hex}, what is lower is looked over.</source>
        <comment>siege.1.44e/over</comment>
        <translation>A {radius} casillas o menos de {hex}, se dispara por encima de lo que está más bajo.</translation>
    </message>
    <message>
        <source>Eight hexes from ramparts and towers</source>
        <comment>siege.1.44e/title</comment>
        <translation>Ocho casillas desde almenas y torres</translation>
    </message>
    <message>
        <source>A shooter on a rampart or at an arrow slit of a tower ignores characters and other obstacles lower than he is within 8 hexes of him (siege.ruling.radius).</source>
        <comment>siege.1.44e/text</comment>
        <translation>Un tirador en una almena o en la tronera de una torre no tiene en cuenta los personajes ni los demás obstáculos más bajos que él que estén a 8 casillas o menos de su posición (siege.ruling.radius).</translation>
    </message>
    <message>
        <source>Within {radius} hexes of the keep&apos;s slit at {hex}, what is lower is looked over.</source>
        <comment>siege.1.44f/over</comment>
        <translation>A {radius} casillas o menos de la tronera del torreón en {hex}, se dispara por encima de lo que está más bajo.</translation>
    </message>
    <message>
        <source>Twelve hexes from the keep</source>
        <comment>siege.1.44f/title</comment>
        <translation>Doce casillas desde el torreón</translation>
    </message>
    <message>
        <source>A shooter at an arrow slit of the keep ignores characters and other obstacles lower than he is within 12 hexes of him.</source>
        <comment>siege.1.44f/text</comment>
        <translation>Un tirador en una tronera del torreón no tiene en cuenta los personajes ni los demás obstáculos más bajos que él que estén a 12 casillas o menos de su posición.</translation>
    </message>
    <message>
        <source>{friend}, of the shooter&apos;s side, stands beside {target} at the same height.</source>
        <comment>siege.1.44g/friend</comment>
        <translation>{friend}, del bando de quien dispara, está junto a {target} a la misma altura.</translation>
    </message>
    <message>
        <source>No shot beside a friend</source>
        <comment>siege.1.44g/title</comment>
        <translation>No se dispara junto a un amigo</translation>
    </message>
    <message>
        <source>When rule 1.44e or 1.44f applies, the shot is not allowed if a character of the shooter&apos;s side is adjacent to the target and at the target&apos;s height (siege.ruling.friend-adjacent). The optional rule on shooting errors lifts this ban.</source>
        <comment>siege.1.44g/text</comment>
        <translation>Cuando se aplica la regla 1.44e o la 1.44f, el tiro no está permitido si un personaje del bando del tirador está adyacente al blanco y a su misma altura (siege.ruling.friend-adjacent). La regla opcional sobre errores de tiro levanta esta prohibición.</translation>
    </message>
    <message>
        <source>Seen from above at this distance, the ground gives {target} no cover.</source>
        <comment>siege.1.44h/lost</comment>
        <translation>Desde lo alto y a esta distancia, el terreno no da cobertura a {target}.</translation>
    </message>
    <message>
        <source>Brush and embankments give no cover from above</source>
        <comment>siege.1.44h/title</comment>
        <translation>Ni matorral ni terraplén dan cobertura desde lo alto</translation>
    </message>
    <message>
        <source>A target on a brush or embankment hex within the radius of rule 1.44e or 1.44f has no cover.</source>
        <comment>siege.1.44h/text</comment>
        <translation>Un blanco en una casilla de matorral o de terraplén dentro del radio de la regla 1.44e o 1.44f no tiene cobertura.</translation>
    </message>
    <message>
        <source>The line meets the tower at {hex}.</source>
        <comment>siege.1.44i/tower</comment>
        <translation>La línea tropieza con la torre en {hex}.</translation>
    </message>
    <message>
        <source>The line meets the keep at {hex}.</source>
        <comment>siege.1.44i/keep</comment>
        <translation>La línea tropieza con el torreón en {hex}.</translation>
    </message>
    <message>
        <source>The line meets the trees at {hex}, which stop it from above as well.</source>
        <comment>siege.1.44i/tree</comment>
        <translation>La línea tropieza con los árboles de {hex}, que la detienen también desde lo alto.</translation>
    </message>
    <message>
        <source>What always blocks</source>
        <comment>siege.1.44i/title</comment>
        <translation>Qué bloquea siempre</translation>
    </message>
    <message>
        <source>A line may not pass through trees, siege towers, castle towers or the keep. This holds within the radius of rules 1.44e and 1.44f too.</source>
        <comment>siege.1.44i/text</comment>
        <translation>Una línea no puede atravesar árboles, torres de asedio, torres del castillo ni el torreón. Esto vale también dentro del radio de las reglas 1.44e y 1.44f.</translation>
    </message>
    <message>
        <source>Over the wall at {hex}: the one below is {below} from it, the one in the keep {above}. The one below is too near.</source>
        <comment>siege.1.44j/near_wall</comment>
        <translation>Por encima del muro en {hex}: distancia de quien está abajo, {below}; de quien está en el torreón, {above}. Quien está abajo queda demasiado cerca.</translation>
    </message>
    <message>
        <source>Over the tower at {hex}: the one below is {below} from its wall, the one in the keep {above}. The one below is too near.</source>
        <comment>siege.1.44j/near_tower</comment>
        <translation>Por encima de la torre en {hex}: distancia a su muro de quien está abajo, {below}; de quien está en el torreón, {above}. Quien está abajo queda demasiado cerca.</translation>
    </message>
    <message>
        <source>Over the siege tower at {hex}: the one below is {below} from it, the one in the keep {above}. The one below is too near.</source>
        <comment>siege.1.44j/near_siege_tower</comment>
        <translation>Por encima de la torre de asedio en {hex}: distancia de quien está abajo, {below}; de quien está en el torreón, {above}. Quien está abajo queda demasiado cerca.</translation>
    </message>
    <message>
        <source>The shot passes over the wall at {hex}: the one below is {below} from it, the one in the keep {above}.</source>
        <comment>siege.1.44j/over</comment>
        <translation>El tiro pasa por encima del muro en {hex}: distancia de quien está abajo, {below}; de quien está en el torreón, {above}.</translation>
    </message>
    <message>
        <source>Shooting over walls from the keep</source>
        <comment>siege.1.44j/title</comment>
        <translation>Disparar por encima de los muros desde el torreón</translation>
    </message>
    <message>
        <source>As an exception to rule 1.44i, a shooter in the keep may shoot over a rampart, a castle tower or a siege tower when the lower character is at least as far from that wall, or from the siege tower&apos;s hex, as the shooter is. When the lower character is nearer, the shot is not allowed.</source>
        <comment>siege.1.44j/text</comment>
        <translation>Como excepción a la regla 1.44i, un tirador en el torreón puede disparar por encima de una almena, de una torre del castillo o de una torre de asedio si el personaje situado más abajo está al menos tan lejos de ese muro, o de la casilla de la torre de asedio, como el tirador. Si está más cerca, el tiro no está permitido.</translation>
    </message>
    <message>
        <source>Measuring to a rampart wall</source>
        <comment>siege.1.44k/title</comment>
        <translation>Distancia al muro de una almena</translation>
    </message>
    <message>
        <source>For rules 1.44j and 2.43e the wall of a rampart lies exactly between the two hexes that it separates, so the hex next to the wall on either side is at distance 1 from it (siege.ruling.wall-distance).</source>
        <comment>siege.1.44k/text</comment>
        <translation>A efectos de las reglas 1.44j y 2.43e, el muro de una almena está exactamente entre las dos casillas que separa; por tanto, la casilla adyacente al muro, a un lado y a otro, está a distancia 1 (siege.ruling.wall-distance).</translation>
    </message>
    <message>
        <source>What could be shot downward can be shot upward along the same line.</source>
        <comment>siege.1.45a/upward</comment>
        <translation>Un tiro posible hacia abajo lo es también hacia arriba por la misma línea.</translation>
    </message>
    <message>
        <source>What can be shot down can be shot up</source>
        <comment>siege.1.45a/title</comment>
        <translation>El tiro posible hacia abajo lo es hacia arriba</translation>
    </message>
    <message>
        <source>A shot that is possible downward is also possible upward along the same line, with the same radius and the same distance rule. The only two exceptions are rules 1.45b and 1.45c.</source>
        <comment>siege.1.45a/text</comment>
        <translation>Un tiro posible de arriba abajo lo es también de abajo arriba por la misma línea, con el mismo radio y la misma regla de distancias. Las dos únicas excepciones son las reglas 1.45b y 1.45c.</translation>
    </message>
    <message>
        <source>{target} is behind an arrow slit, and {shooter} is not exactly in line with it.</source>
        <comment>siege.1.45b/axis</comment>
        <translation>{target} está tras una tronera; {shooter} no está exactamente en línea con ella.</translation>
    </message>
    <message>
        <source>Shooting at an arrow slit</source>
        <comment>siege.1.45b/title</comment>
        <translation>Disparar contra una tronera</translation>
    </message>
    <message>
        <source>A target behind an arrow slit can be shot at only by a shooter who is exactly in line with the slit (siege.ruling.slit-axis).</source>
        <comment>siege.1.45b/text</comment>
        <translation>Contra un blanco situado tras una tronera solo puede disparar quien esté exactamente alineado con ella (siege.ruling.slit-axis).</translation>
    </message>
    <message>
        <source>From the moat {shooter} may not shoot at ramparts or arrow slits.</source>
        <comment>siege.1.45c/moat</comment>
        <translation>Desde el foso, {shooter} no puede disparar a almenas ni troneras.</translation>
    </message>
    <message>
        <source>No shot from the moat at the walls</source>
        <comment>siege.1.45c/title</comment>
        <translation>Desde el foso no se dispara a las murallas</translation>
    </message>
    <message>
        <source>A shooter in the castle moat may not shoot at any rampart or arrow slit.</source>
        <comment>siege.1.45c/text</comment>
        <translation>Quien está en el foso del castillo no puede disparar contra ninguna almena ni tronera.</translation>
    </message>
    <message>
        <source>From towers and ramparts into the moat</source>
        <comment>siege.1.46a/title</comment>
        <translation>Desde torres y almenas al foso</translation>
    </message>
    <message>
        <source>Characters at tower arrow slits and on ramparts may shoot into the moat where the castle wall does not block the line.</source>
        <comment>siege.1.46a/text</comment>
        <translation>Los personajes en las troneras de las torres y en las almenas pueden disparar al foso allí donde la muralla no bloquee la línea.</translation>
    </message>
    <message>
        <source>From the keep into the moat</source>
        <comment>siege.1.46b/title</comment>
        <translation>Desde el torreón al foso</translation>
    </message>
    <message>
        <source>Shots from the keep into the moat are rarely possible, because targets there are usually too near the wall; rule 1.44j decides. In the French edition this is said of the keep&apos;s arrow slits, in the Spanish edition of its battlements; the keep has arrow slits.</source>
        <comment>siege.1.46b/text</comment>
        <translation>Desde el torreón rara vez se puede disparar al foso, porque allí los blancos suelen estar demasiado cerca del muro; decide la regla 1.44j. En la edición francesa se habla de las troneras del torreón; en la edición española, de sus almenas; lo que tiene el torreón son troneras.</translation>
    </message>
    <message>
        <source>{target} is in the moat; {shooter} is neither in it nor beside its edge.</source>
        <comment>siege.1.46c/afar</comment>
        <translation>{target} está en el foso; {shooter} no está en él ni junto a su borde.</translation>
    </message>
    <message>
        <source>From outside into the moat</source>
        <comment>siege.1.46c/title</comment>
        <translation>Desde el exterior al foso</translation>
    </message>
    <message>
        <source>A shooter outside the castle may shoot at a target in the moat only if he is in the moat himself or on a hex adjacent to its edge.</source>
        <comment>siege.1.46c/text</comment>
        <translation>Un tirador fuera del castillo solo puede disparar contra un blanco en el foso si él mismo está en el foso o en una casilla adyacente a su borde.</translation>
    </message>
    <message>
        <source>From the edge, over those in the moat</source>
        <comment>siege.1.46d/title</comment>
        <extracomment>over: above their heads</extracomment>
        <translation>Desde el borde, por encima de los del foso</translation>
    </message>
    <message>
        <source>A shooter on a hex adjacent to the moat&apos;s edge whose target is in the moat shoots over characters in the moat as if they were not there. This holds at any range and for crossbows too.</source>
        <comment>siege.1.46d/text</comment>
        <translation>Quien está en una casilla adyacente al borde del foso y tiene su blanco en el foso dispara por encima de los personajes que haya en él como si no estuvieran. Vale a cualquier distancia y también para las ballestas.</translation>
    </message>
    <message>
        <source>From the moat {shooter} reaches only the moat and the hexes along its edge.</source>
        <comment>siege.1.46e/outward</comment>
        <translation>Desde el foso, {shooter} solo alcanza el foso y las casillas de su borde.</translation>
    </message>
    <message>
        <source>Shooting out of the moat</source>
        <comment>siege.1.46e/title</comment>
        <translation>Disparar desde el foso</translation>
    </message>
    <message>
        <source>A shooter in the moat may shoot at targets in the moat and on hexes adjacent to its edge. He may not shoot at any target farther out, nor at ramparts and arrow slits (rule 1.45c). This is drawn from the rulebooks&apos; worked example (siege.ruling.moat-out).</source>
        <comment>siege.1.46e/text</comment>
        <translation>Quien está en el foso puede disparar contra blancos en el foso y en las casillas adyacentes a su borde. No puede disparar contra blancos más alejados, ni contra almenas y troneras (regla 1.45c). Se deduce del ejemplo de los reglamentos (siege.ruling.moat-out).</translation>
    </message>
    <message>
        <source>The parapet shelters {target}: strong cover.</source>
        <comment>siege.1.51/parapet</comment>
        <translation>El parapeto resguarda a {target}: cobertura fuerte.</translation>
    </message>
    <message>
        <source>The arrow slit shelters {target}: strong cover.</source>
        <comment>siege.1.51/slit</comment>
        <translation>La tronera resguarda a {target}: cobertura fuerte.</translation>
    </message>
    <message>
        <source>No parapet or slit stands between them: {target} has no cover from it.</source>
        <comment>siege.1.51/open</comment>
        <translation>Entre ambos no hay parapeto ni tronera que den cobertura a {target}.</translation>
    </message>
    <message>
        <source>Cover of ramparts and arrow slits</source>
        <comment>siege.1.51/title</comment>
        <translation>Cobertura de almenas y troneras</translation>
    </message>
    <message>
        <source>A target on a rampart or arrow-slit hex has strong cover when the line crosses the parapet wall or the slit that shelters it. From any other direction, for instance from inside the castle, it has no cover.</source>
        <comment>siege.1.51/text</comment>
        <translation>Un blanco en una casilla de almenas o de tronera tiene cobertura fuerte cuando la línea cruza el parapeto o la tronera que lo resguarda. Desde cualquier otra dirección, por ejemplo desde el interior del castillo, no tiene cobertura.</translation>
    </message>
    <message>
        <source>The drawbridge is raised and {target} is inside the castle: total cover.</source>
        <comment>siege.1.52/raised</comment>
        <translation>El puente levadizo está alzado; {target} está dentro del castillo: cobertura total.</translation>
    </message>
    <message>
        <source>Inside the castle with the bridge raised</source>
        <comment>siege.1.52/title</comment>
        <translation>Dentro del castillo con el puente alzado</translation>
    </message>
    <message>
        <source>While the drawbridge is raised, a target inside the castle that is neither on a rampart nor behind an arrow slit has total cover against shooters outside. The exceptions are breaches (rule 2.32) and siege towers (rule 2.43).</source>
        <comment>siege.1.52/text</comment>
        <translation>Mientras el puente levadizo está alzado, un blanco situado dentro del castillo que no esté en una almena ni tras una tronera tiene cobertura total contra los tiradores del exterior. Son excepción las brechas (regla 2.32) y las torres de asedio (regla 2.43).</translation>
    </message>
    <message>
        <source>The door shelters {target} on this side: medium cover.</source>
        <comment>siege.1.53a/door</comment>
        <translation>La puerta resguarda a {target} por este lado: cobertura media.</translation>
    </message>
    <message>
        <source>Cover on a door hex</source>
        <comment>siege.1.53a/title</comment>
        <translation>Cobertura en una casilla de puerta</translation>
    </message>
    <message>
        <source>A target on a door hex has medium cover against one side of the door, outer or inner. If it is shot at from both sides, its owner chooses which side is covered (siege.ruling.door-side).</source>
        <comment>siege.1.53a/text</comment>
        <translation>Un blanco en una casilla de puerta tiene cobertura media contra un solo lado de la puerta, el exterior o el interior. Si le disparan desde ambos lados, su dueño elige qué lado queda cubierto (siege.ruling.door-side).</translation>
    </message>
    <message>
        <source>Shot at through a door, {target} has medium cover.</source>
        <comment>siege.1.53b/through</comment>
        <translation>El tiro pasa por una puerta: {target} tiene cobertura media.</translation>
    </message>
    <message>
        <source>Cover inside, shot at through a door</source>
        <comment>siege.1.53b/title</comment>
        <translation>Cobertura en el interior frente a tiros por una puerta</translation>
    </message>
    <message>
        <source>A target inside a building that is shot at through a door has medium cover, except when the shooter stands on that door hex.</source>
        <comment>siege.1.53b/text</comment>
        <translation>Un blanco dentro de un edificio al que se dispara a través de una puerta tiene cobertura media, salvo que el tirador esté en la casilla de esa puerta.</translation>
    </message>
    <message>
        <source>{target} is in the keep&apos;s entrance door: total cover.</source>
        <comment>siege.1.54/target</comment>
        <translation>{target} está en la puerta del torreón: cobertura total.</translation>
    </message>
    <message>
        <source>Cover at the keep&apos;s entrance</source>
        <comment>siege.1.54/title</comment>
        <translation>Cobertura en la entrada del torreón</translation>
    </message>
    <message>
        <source>A target on the hex of the keep&apos;s entrance door has total cover. No arrow or bolt passes through that door.</source>
        <comment>siege.1.54/text</comment>
        <translation>Un blanco en la casilla de la puerta del torreón tiene cobertura total. Ni flechas ni virotes atraviesan esa puerta.</translation>
    </message>
    <message>
        <source>{target} is in the moat: no cover.</source>
        <comment>siege.1.55/moat</comment>
        <translation>{target} está en el foso: sin cobertura.</translation>
    </message>
    <message>
        <source>No cover in the moat</source>
        <comment>siege.1.55/title</comment>
        <translation>Sin cobertura en el foso</translation>
    </message>
    <message>
        <source>A target on a moat hex has no cover.</source>
        <comment>siege.1.55/text</comment>
        <translation>Un blanco en una casilla de foso no tiene cobertura.</translation>
    </message>
    <message>
        <source>The line meets a wall without opening at {hex}.</source>
        <comment>siege.1.56/wall</comment>
        <translation>La línea tropieza con un muro sin aberturas en {hex}.</translation>
    </message>
    <message>
        <source>Behind a solid wall</source>
        <comment>siege.1.56/title</comment>
        <translation>Detrás de un muro sin aberturas</translation>
    </message>
    <message>
        <source>A target behind a wall without an opening has total cover and cannot be shot at.</source>
        <comment>siege.1.56/text</comment>
        <translation>Un blanco situado detrás de un muro sin aberturas tiene cobertura total y no se le puede disparar.</translation>
    </message>
    <message>
        <source>Beside the lowered drawbridge, {target} has strong cover against shots from outside.</source>
        <comment>siege.1.57/lowered</comment>
        <translation>Junto al puente levadizo bajado, {target} tiene cobertura fuerte contra tiros de fuera.</translation>
    </message>
    <message>
        <source>Beside the raised drawbridge, {target} has total cover against shots from outside.</source>
        <comment>siege.1.57/raised</comment>
        <translation>Junto al puente levadizo alzado, {target} tiene cobertura total contra tiros de fuera.</translation>
    </message>
    <message>
        <source>The two hexes beside the drawbridge</source>
        <comment>siege.1.57/title</comment>
        <translation>Las dos casillas junto al puente levadizo</translation>
    </message>
    <message>
        <source>A target on one of the two castle hexes on either side of the drawbridge has, against shots from outside, strong cover while the bridge is lowered and total cover while it is raised (siege.ruling.gate-hexes).</source>
        <comment>siege.1.57/text</comment>
        <translation>Un blanco en una de las dos casillas del castillo situadas a ambos lados del puente levadizo tiene, contra los tiros del exterior, cobertura fuerte mientras el puente está bajado y total mientras está alzado (siege.ruling.gate-hexes).</translation>
    </message>
    <message>
        <source>Several covers do not add up; the strongest counts: {cover}.</source>
        <comment>siege.1.5a/strongest</comment>
        <translation>Varias coberturas no se suman; vale la más fuerte: {cover}.</translation>
    </message>
    <message>
        <source>The strongest cover counts</source>
        <comment>siege.1.5a/title</comment>
        <translation>Cuenta la cobertura más fuerte</translation>
    </message>
    <message>
        <source>When several covers apply to one target, the strongest counts; covers are not added together. The rulebooks say this only of riders (rule 3.31), and it is applied here to every target (siege.ruling.cover-max).</source>
        <comment>siege.1.5a/text</comment>
        <translation>Cuando a un blanco se le aplican varias coberturas, cuenta la más fuerte; las coberturas no se suman. Los reglamentos solo lo dicen de los jinetes (regla 3.31) y aquí se aplica a todos los blancos (siege.ruling.cover-max).</translation>
    </message>
    <message>
        <source>Paying for movement</source>
        <comment>siege.1.6a/title</comment>
        <translation>Pagar el movimiento</translation>
    </message>
    <message>
        <source>Each hex entered costs the points of its terrain, paid from the movement points the character has this turn. A hex that costs more than what is left may not be entered.</source>
        <comment>siege.1.6a/text</comment>
        <translation>Cada casilla en la que se entra cuesta los puntos de su terreno, que se descuentan de los puntos de movimiento del personaje en este turno. No se puede entrar en una casilla que cueste más de los puntos que quedan.</translation>
    </message>
    <message>
        <source>Move as many as you like</source>
        <comment>siege.1.6b/title</comment>
        <translation>Se mueve a quien se quiera</translation>
    </message>
    <message>
        <source>In its phase a side may move all, some or none of its characters, each with all or part of its movement points.</source>
        <comment>siege.1.6b/text</comment>
        <translation>En su fase, un bando puede mover a todos sus personajes, a algunos o a ninguno, cada uno con todos sus puntos de movimiento o con parte de ellos.</translation>
    </message>
    <message>
        <source>Unused points are lost</source>
        <comment>siege.1.6c/title</comment>
        <translation>Los puntos no usados se pierden</translation>
    </message>
    <message>
        <source>Unused movement points may not be passed to another character or kept for a later turn.</source>
        <comment>siege.1.6c/text</comment>
        <translation>Los puntos de movimiento no usados no se pueden ceder a otro personaje ni guardar para un turno posterior.</translation>
    </message>
    <message>
        <source>Not through enemies</source>
        <comment>siege.1.61a/title</comment>
        <translation>No se pasa a través de enemigos</translation>
    </message>
    <message>
        <source>A character may not enter a hex that holds a living enemy. In the French edition this includes stunned enemies; in the Spanish edition a stunned enemy&apos;s hex may be passed through.</source>
        <comment>siege.1.61a/text</comment>
        <translation>Un personaje no puede entrar en una casilla que contenga un enemigo vivo. En la edición francesa esto incluye a los enemigos aturdidos; en la edición española se puede atravesar la casilla de un enemigo aturdido.</translation>
    </message>
    <message>
        <source>Through friends</source>
        <comment>siege.1.61b/title</comment>
        <translation>A través de los amigos</translation>
    </message>
    <message>
        <source>Hexes that hold friends may be passed through.</source>
        <comment>siege.1.61b/text</comment>
        <extracomment>hold: contain</extracomment>
        <translation>Las casillas ocupadas por amigos se pueden atravesar.</translation>
    </message>
    <message>
        <source>Walls and slits stop movement</source>
        <comment>siege.1.61c/title</comment>
        <translation>Muros y troneras detienen el movimiento</translation>
    </message>
    <message>
        <source>Getting onto the ramparts</source>
        <comment>siege.1.61d/title</comment>
        <translation>Subir a las almenas</translation>
    </message>
    <message>
        <source>A rampart may not be entered from outside the castle, except from a ladder (rule 1.93), from the top of a siege tower (rule 2.45) or from a demolished wall (rule 2.33). From inside, ramparts are reached by stairs.</source>
        <comment>siege.1.61d/text</comment>
        <translation>No se puede entrar en una almena desde el exterior del castillo, salvo desde una escala (regla 1.93), desde lo alto de una torre de asedio (regla 2.45) o desde una muralla demolida (regla 2.33). Desde el interior se llega a las almenas por las escaleras.</translation>
    </message>
    <message>
        <source>The dead slow movement</source>
        <comment>siege.1.61e/title</comment>
        <translation>Los muertos estorban</translation>
    </message>
    <message>
        <source>A hex that holds three dead men or one dead horse costs 1 extra movement point to enter.</source>
        <comment>siege.1.61e/text</comment>
        <translation>Entrar en una casilla con tres hombres muertos o un caballo muerto cuesta 1 punto de movimiento más.</translation>
    </message>
    <message>
        <source>A heap of dead closes a hex</source>
        <comment>siege.1.61f/title</comment>
        <translation>Un montón de muertos cierra la casilla</translation>
    </message>
    <message>
        <source>A hex that holds six dead men, or two dead horses, or three dead men and a dead horse may not be entered. Other mixtures are read by siege.ruling.corpses.</source>
        <comment>siege.1.61f/text</comment>
        <translation>No se puede entrar en una casilla con seis hombres muertos, con dos caballos muertos o con tres hombres muertos y un caballo muerto. Las demás combinaciones se rigen por siege.ruling.corpses.</translation>
    </message>
    <message>
        <source>One living character to a hex</source>
        <comment>siege.1.62a/title</comment>
        <translation>Un solo personaje vivo por casilla</translation>
    </message>
    <message>
        <source>Two living characters may not share a hex, and a stunned character counts as living. In the French edition this holds at every moment of the game, though characters may still pass through friends. In the Spanish edition it holds at the end of each movement; while moving, a character may pass hexes that hold a friend, a stunned character or a dead one.</source>
        <comment>siege.1.62a/text</comment>
        <translation>Dos personajes vivos no pueden compartir una casilla, y un aturdido cuenta como vivo. En la edición francesa esto rige en todo momento de la partida, aunque se puede pasar a través de los amigos. En la edición española rige al final de cada movimiento; mientras se mueve, un personaje puede atravesar casillas que contengan un amigo, un aturdido o un muerto.</translation>
    </message>
    <message>
        <source>Exceptions to stacking</source>
        <comment>siege.1.62b/title</comment>
        <translation>Excepciones al apilamiento</translation>
    </message>
    <message>
        <source>Two cases escape the stacking limit: a character that falls off a ladder (rule 1.94f), and a siege tower, which holds two characters a hex, one on each level (rule 2.46; both rulebooks refer to 2.45 by mistake).</source>
        <comment>siege.1.62b/text</comment>
        <translation>Dos casos escapan al límite de apilamiento: el personaje que cae de una escala (regla 1.94f) y la torre de asedio, que admite dos personajes por casilla, uno en cada nivel (regla 2.46; ambos reglamentos remiten por error a la 2.45).</translation>
    </message>
    <message>
        <source>Who may attack</source>
        <comment>siege.1.7a/title</comment>
        <translation>Quién puede atacar</translation>
    </message>
    <message>
        <source>When characters of the two sides are adjacent, those of the side whose phase it is may attack. No attack is compulsory.</source>
        <comment>siege.1.7a/text</comment>
        <translation>Cuando hay personajes de los dos bandos adyacentes entre sí, los del bando cuya fase se juega pueden atacar. Ningún ataque es obligatorio.</translation>
    </message>
    <message>
        <source>The odds of a melee</source>
        <comment>siege.1.7b/title</comment>
        <translation>La relación de fuerzas</translation>
    </message>
    <message>
        <source>Divide the attacker&apos;s attack value (black) by the defence value (red) of the character attacked. The ratio names a column of the melee table.</source>
        <comment>siege.1.7b/text</comment>
        <translation>Se divide el ataque (en negro) del atacante por la defensa (en rojo) del atacado. La relación de fuerzas indica una columna de la tabla de combate.</translation>
    </message>
    <message>
        <source>One die, nothing added</source>
        <comment>siege.1.7c/title</comment>
        <translation>Un dado, sin sumas</translation>
    </message>
    <message>
        <source>There are two melee tables, one against mounted defenders and one against defenders on foot; one die gives the row. Nothing is ever added to the die in melee: terrain and numbers shift the column instead.</source>
        <comment>siege.1.7c/text</comment>
        <translation>Hay dos tablas de combate cuerpo a cuerpo, una contra defensores a caballo y otra contra defensores a pie; un dado da la fila. En el combate cuerpo a cuerpo nunca se suma nada al dado: el terreno y el número desplazan la columna.</translation>
    </message>
    <message>
        <source>Rounding the odds</source>
        <comment>siege.1.7d/title</comment>
        <translation>El redondeo de la relación de fuerzas</translation>
    </message>
    <message>
        <source>The ratio is rounded down, in the defender&apos;s favour, to a column of the table. For example, 8 against 3 is 2-1.</source>
        <comment>siege.1.7d/text</comment>
        <translation>La relación de fuerzas se redondea hacia abajo, en favor del defensor, hasta una columna de la tabla. Por ejemplo, 8 contra 3 es 2-1.</translation>
    </message>
    <message>
        <source>No attack below 1-1</source>
        <comment>siege.1.7e/title</comment>
        <translation>Ningún ataque por debajo de 1-1</translation>
    </message>
    <message>
        <source>An attack at less than 1-1 is not allowed. How shifts bear on this, and which column is the highest, is settled by siege.ruling.below-one and siege.ruling.top-column.</source>
        <comment>siege.1.7e/text</comment>
        <translation>No se permite un ataque a menos de 1-1. Cómo influyen en ello los desplazamientos y cuál es la columna más alta lo fijan siege.ruling.below-one y siege.ruling.top-column.</translation>
    </message>
    <message>
        <source>One attack each</source>
        <comment>siege.1.7f/title</comment>
        <translation>Un ataque por personaje</translation>
    </message>
    <message>
        <source>A character may not attack twice in one phase. A defender may be attacked several times in a phase by different attackers (siege.ruling.one-attack).</source>
        <comment>siege.1.7f/text</comment>
        <translation>Un personaje no puede atacar dos veces en la misma fase. Un defensor puede ser atacado varias veces en una fase por atacantes distintos (siege.ruling.one-attack).</translation>
    </message>
    <message>
        <source>Terrain shifts the column</source>
        <comment>siege.1.71a/title</comment>
        <translation>El terreno desplaza la columna</translation>
    </message>
    <message>
        <source>The combat influences of the attacker&apos;s and the defender&apos;s terrain shift the column of the melee table. An attacker on a disadvantage (-) has no shift against a defender on -, 1 column left against 0 and 2 left against +. An attacker on neutral terrain (0) shifts 1 right against -, none against 0 and 1 left against +; an attacker on an advantage (+) shifts 2 right against -, 1 right against 0 and none against +. The table is printed on the French play sheet and is used for both editions (siege.ruling.french-sheet).</source>
        <comment>siege.1.71a/text</comment>
        <translation>Las influencias en combate de los terrenos del atacante y del defensor desplazan la columna de la tabla de combate. Un atacante en desventaja (-) no tiene desplazamiento contra un defensor en -, 1 columna a la izquierda contra 0 y 2 a la izquierda contra +. Un atacante en terreno neutral (0) desplaza 1 a la derecha contra -, ninguna contra 0 y 1 a la izquierda contra +; un atacante en ventaja (+) desplaza 2 a la derecha contra -, 1 a la derecha contra 0 y ninguna contra +. La tabla está impresa en la ficha de juego francesa y se usa para ambas ediciones (siege.ruling.french-sheet).</translation>
    </message>
    <message>
        <source>Each fights from his own hex</source>
        <comment>siege.1.71b/title</comment>
        <translation>Cada cual combate desde su casilla</translation>
    </message>
    <message>
        <source>The combat influence is that of the hex each character occupies. Equipment in the hex counts before its natural terrain (rule 1.1k).</source>
        <comment>siege.1.71b/text</comment>
        <translation>La influencia en combate es la de la casilla que ocupa cada personaje. El equipo de la casilla prevalece sobre el terreno natural (regla 1.1k).</translation>
    </message>
    <message>
        <source>One against several</source>
        <comment>siege.1.72a/title</comment>
        <translation>Uno contra varios</translation>
    </message>
    <message>
        <source>A character adjacent to several enemies may attack one, some, all or none of them. When several are attacked at once, their defences are added together.</source>
        <comment>siege.1.72a/text</comment>
        <translation>Un personaje adyacente a varios enemigos puede atacar a uno, a algunos, a todos o a ninguno. Si ataca a varios a la vez, se suman sus defensas.</translation>
    </message>
    <message>
        <source>Several against one</source>
        <comment>siege.1.72b/title</comment>
        <translation>Varios contra uno</translation>
    </message>
    <message>
        <source>Two or more characters against one enemy may add their attack values into a single attack. In the French edition they may also attack one after another; in the Spanish edition only adding is mentioned, and separate attacks are not forbidden.</source>
        <comment>siege.1.72b/text</comment>
        <translation>Dos o más personajes contra un solo enemigo pueden sumar sus ataques en uno solo. En la edición francesa también pueden atacar uno tras otro; en la edición española solo se habla de sumar, sin prohibir los ataques por separado.</translation>
    </message>
    <message>
        <source>Shift for a joint attack</source>
        <comment>siege.1.72c/title</comment>
        <translation>Desplazamiento por ataque conjunto</translation>
    </message>
    <message>
        <source>When attackers attack a target on foot together, the column shifts one to the right in all, whatever their number. Against a mounted target there is no such shift, though strengths may still be added (siege.ruling.mounted-joint).</source>
        <comment>siege.1.72c/text</comment>
        <translation>Cuando varios personajes atacan juntos a un blanco a pie, la columna se desplaza una a la derecha en total, sea cual sea su número. Contra un blanco a caballo no hay tal desplazamiento, aunque las fuerzas sí se pueden sumar (siege.ruling.mounted-joint).</translation>
    </message>
    <message>
        <source>Who takes the blow</source>
        <comment>siege.1.72d/title</comment>
        <translation>Quién recibe el golpe</translation>
    </message>
    <message>
        <source>When a result stuns or wounds one of several attackers or defenders, the owner of that side chooses which of his characters takes it. The same applies when one is killed (siege.ruling.killed-choice).</source>
        <comment>siege.1.72d/text</comment>
        <translation>Cuando un resultado aturde o hiere a uno de varios atacantes o defensores, el dueño de ese bando elige cuál de sus personajes lo sufre. Lo mismo se aplica cuando uno muere (siege.ruling.killed-choice).</translation>
    </message>
    <message>
        <source>All retreat together</source>
        <comment>siege.1.72e/title</comment>
        <translation>Todos retroceden juntos</translation>
    </message>
    <message>
        <source>When the result is that the attacker or the defender retreats, every character who took part on that side retreats.</source>
        <comment>siege.1.72e/text</comment>
        <translation>Cuando el resultado es que retrocede el atacante o el defensor, retroceden todos los personajes de ese bando que participaron.</translation>
    </message>
    <message>
        <source>Joint attackers on different terrain</source>
        <comment>siege.1.72f/title</comment>
        <translation>Atacantes en terrenos distintos</translation>
    </message>
    <message>
        <source>When joint attackers stand on different terrain, they all count as on the least advantageous of it. Joint defenders are treated in siege.ruling.defenders-terrain.</source>
        <comment>siege.1.72f/text</comment>
        <translation>Cuando los atacantes conjuntos ocupan terrenos distintos, todos cuentan como si estuvieran en el menos ventajoso. De los defensores conjuntos trata siege.ruling.defenders-terrain.</translation>
    </message>
    <message>
        <source>Shifts are netted, then applied</source>
        <comment>siege.1.72g/title</comment>
        <translation>Los desplazamientos se suman y luego se aplican</translation>
    </message>
    <message>
        <source>The terrain shift and the joint-attack shift are added together and then applied: 4-1 with two left and one right becomes 3-1. Several against several is treated in siege.ruling.many-many.</source>
        <comment>siege.1.72g/text</comment>
        <translation>El desplazamiento por el terreno y el del ataque conjunto se suman y después se aplican: 4-1 con dos a la izquierda y uno a la derecha pasa a 3-1. Del combate de varios contra varios trata siege.ruling.many-many.</translation>
    </message>
    <message>
        <source>When one may advance</source>
        <comment>siege.1.73a/title</comment>
        <translation>Cuándo se puede avanzar</translation>
    </message>
    <message>
        <source>After a melee in which the attackers or the defenders had to retreat, or one of them was killed (in the French edition) or was stunned or killed (in the Spanish edition), the winning player may advance one character that took part. The advance is optional and must be made at once, before the next melee. Both attackers and defenders can be the winner.</source>
        <comment>siege.1.73a/text</comment>
        <translation>Tras un combate en el que los atacantes o los defensores han tenido que retroceder, o uno de ellos ha muerto (en la edición francesa) o ha quedado aturdido o muerto (en la edición española), el jugador vencedor puede hacer avanzar a un personaje que haya participado. El avance es opcional y debe hacerse enseguida, antes del combate siguiente. El vencedor puede ser el atacante o el defensor.</translation>
    </message>
    <message>
        <source>How far one may advance</source>
        <comment>siege.1.73b/title</comment>
        <translation>Hasta dónde se puede avanzar</translation>
    </message>
    <message>
        <source>In the French edition the advance is up to half the character&apos;s movement points (siege.ruling.half-movement). In the Spanish edition it is two hexes on foot and three mounted.</source>
        <comment>siege.1.73b/text</comment>
        <translation>En la edición francesa se avanza hasta la mitad de los puntos de movimiento del personaje (siege.ruling.half-movement). En la edición española se avanzan dos casillas a pie y tres a caballo.</translation>
    </message>
    <message>
        <source>The first hex of an advance</source>
        <comment>siege.1.73c/title</comment>
        <translation>La primera casilla del avance</translation>
    </message>
    <message>
        <source>The first hex entered must be one that the enemy vacated or the hex of the character who was killed. In the Spanish edition it may also be the hex of the character who was stunned.</source>
        <comment>siege.1.73c/text</comment>
        <translation>La primera casilla en la que se entra debe ser una de las que dejó libres el enemigo o la del personaje muerto. En la edición española puede ser también la del personaje aturdido.</translation>
    </message>
    <message>
        <source>One hex when beside an enemy</source>
        <comment>siege.1.73d/title</comment>
        <translation>Una casilla si se está junto a un enemigo</translation>
    </message>
    <message>
        <source>When the advancing character is adjacent to an enemy before it moves, it may advance one hex only (siege.ruling.advance-stunned).</source>
        <comment>siege.1.73d/text</comment>
        <translation>Si el personaje que avanza está adyacente a un enemigo antes de moverse, solo puede avanzar una casilla (siege.ruling.advance-stunned).</translation>
    </message>
    <message>
        <source>An advance does not use up movement</source>
        <comment>siege.1.73e/title</comment>
        <translation>El avance no gasta movimiento</translation>
    </message>
    <message>
        <source>Points used for an advance do not reduce the character&apos;s movement in its own phase.</source>
        <comment>siege.1.73e/text</comment>
        <translation>Los puntos usados en el avance no reducen el movimiento del personaje en su propia fase.</translation>
    </message>
    <message>
        <source>Where an advance may not go</source>
        <comment>siege.1.73f/title</comment>
        <translation>Adónde no se puede avanzar</translation>
    </message>
    <message>
        <source>A character may not advance into a hex that movement refuses, because it is impassable or occupied. Advancing from the top of a ladder to the rampart (rule 1.93g) and between a siege tower top and a rampart (rule 2.45c) is allowed.</source>
        <comment>siege.1.73f/text</comment>
        <translation>Un personaje no puede avanzar a una casilla en la que no se puede entrar, por ser impasable o estar ocupada. Sí se permite avanzar de lo alto de una escala a la almena (regla 1.93g) y entre lo alto de una torre de asedio y una almena (regla 2.45c).</translation>
    </message>
    <message>
        <source>No melee across an arrow slit</source>
        <comment>siege.1.74a/title</comment>
        <translation>Sin combate a través de una tronera</translation>
    </message>
    <message>
        <source>Characters may not fight in melee across an arrow slit.</source>
        <comment>siege.1.74a/text</comment>
        <translation>Los personajes no pueden combatir cuerpo a cuerpo a través de una tronera.</translation>
    </message>
    <message>
        <source>Only hexes you could enter</source>
        <comment>siege.1.74b/title</comment>
        <translation>Solo casillas accesibles</translation>
    </message>
    <message>
        <source>A character may not attack a hex that it could not enter (siege.ruling.access).</source>
        <comment>siege.1.74b/text</comment>
        <translation>Un personaje no puede atacar una casilla en la que no podría entrar (siege.ruling.access).</translation>
    </message>
    <message>
        <source>Attacking from a ladder</source>
        <comment>siege.1.74c/title</comment>
        <translation>Atacar desde una escala</translation>
    </message>
    <message>
        <source>A character on a ladder may attack only the character on the rampart hex that the ladder leans on.</source>
        <comment>siege.1.74c/text</comment>
        <translation>Quien está en una escala solo puede atacar al personaje de la casilla de almenas en la que se apoya la escala.</translation>
    </message>
    <message>
        <source>Summary of melee between heights</source>
        <comment>siege.1.74d/title</comment>
        <translation>Resumen del combate entre alturas</translation>
    </message>
    <message>
        <source>A summary of the limits on melee between different heights was printed on the back of the scenario booklet. It is missing from our sources.</source>
        <comment>siege.1.74d/text</comment>
        <translation>En el dorso del cuaderno de escenarios figuraba un resumen de las restricciones al combate cuerpo a cuerpo entre alturas distintas. Falta en nuestras fuentes.</translation>
    </message>
    <message>
        <source>Attacking the keep&apos;s entrance</source>
        <comment>siege.1.75/title</comment>
        <translation>Atacar la entrada del torreón</translation>
    </message>
    <message>
        <source>An attacker outside the keep who attacks an enemy on the hex of its entrance door counts as on a disadvantage (-) instead of neutral terrain (0). With the advantage (+) of the door that makes two columns left.</source>
        <comment>siege.1.75/text</comment>
        <translation>Quien ataca desde fuera del torreón a un enemigo en la casilla de la puerta del torreón cuenta como en desventaja (-) en lugar de en terreno neutral (0). Con la ventaja (+) de la puerta son dos columnas a la izquierda.</translation>
    </message>
    <message>
        <source>Working the drawbridge</source>
        <comment>siege.1.8a/title</comment>
        <translation>Accionar el puente levadizo</translation>
    </message>
    <message>
        <source>A character on the winch hex, in the south gate tower, who spends a whole turn there without moving, shooting or fighting raises or lowers the bridge at the end of that turn (siege.ruling.whole-turn).</source>
        <comment>siege.1.8a/text</comment>
        <translation>Un personaje en la casilla del torno, en la torre de entrada sur, que pasa allí un turno entero sin moverse, disparar ni combatir alza o baja el puente al final de ese turno (siege.ruling.whole-turn).</translation>
    </message>
    <message>
        <source>The drawbridge counter</source>
        <comment>siege.1.8b/title</comment>
        <translation>La ficha del puente levadizo</translation>
    </message>
    <message>
        <source>When the bridge is lowered, the drawbridge counter is put on its marked place. When it is raised, the counter is removed and the hex is moat again.</source>
        <comment>siege.1.8b/text</comment>
        <translation>Cuando el puente se baja, se coloca la ficha de puente levadizo en el lugar señalado. Cuando se alza, se retira la ficha y la casilla vuelve a ser foso.</translation>
    </message>
    <message>
        <source>Thrown off the bridge</source>
        <comment>siege.1.8c/title</comment>
        <translation>Arrojado del puente</translation>
    </message>
    <message>
        <source>Anyone on the bridge when it is raised is thrown into a moat hex adjacent to the bridge, chosen by the character&apos;s owner, and is stunned. For a rider see siege.ruling.bridge-mounted.</source>
        <comment>siege.1.8c/text</comment>
        <translation>Quien está en el puente cuando se alza es arrojado a una casilla de foso adyacente al puente, elegida por su dueño, y queda aturdido. Para un jinete, véase siege.ruling.bridge-mounted.</translation>
    </message>
    <message>
        <source>A fatal fall</source>
        <comment>siege.1.8d/title</comment>
        <extracomment>fall: from a height</extracomment>
        <translation>Una caída mortal</translation>
    </message>
    <message>
        <source>If the character thrown off the bridge was already stunned or wounded, it is killed.</source>
        <comment>siege.1.8d/text</comment>
        <translation>Si el personaje arrojado del puente ya estaba aturdido o herido, muere.</translation>
    </message>
    <message>
        <source>Carrying a ladder</source>
        <comment>siege.1.91a/title</comment>
        <translation>Llevar una escala</translation>
    </message>
    <message>
        <source>Any two characters, one on each of the two hexes of a flat ladder, carry it. Each moves with 2 movement points fewer. In the French edition their counters lie on the ladder, in the Spanish edition under it; this has no effect.</source>
        <comment>siege.1.91a/text</comment>
        <translation>Dos personajes cualesquiera, uno en cada una de las dos casillas de una escala horizontal, la llevan. Cada uno se mueve con 2 puntos de movimiento menos. En la edición francesa sus fichas van encima de la escala; en la edición española, debajo; esto no tiene ningún efecto.</translation>
    </message>
    <message>
        <source>Carriers do not fight</source>
        <comment>siege.1.91b/title</comment>
        <translation>Los portadores no combaten</translation>
    </message>
    <message>
        <source>Characters carrying a ladder may not attack or shoot.</source>
        <comment>siege.1.91b/text</comment>
        <translation>Los personajes que llevan una escala no pueden atacar ni disparar.</translation>
    </message>
    <message>
        <source>Raising a ladder</source>
        <comment>siege.1.91c/title</comment>
        <translation>Enderezar una escala</translation>
    </message>
    <message>
        <source>When one or both carriers are at the foot of a rampart, the flat ladder may be replaced by an upright one on either of its two hexes, pointing at a rampart hex adjacent to that hex (siege.ruling.ladder-raise).</source>
        <comment>siege.1.91c/text</comment>
        <translation>Cuando uno de los portadores o los dos están al pie de las almenas, la escala horizontal puede sustituirse por una vertical en cualquiera de sus dos casillas, que apunte a una casilla de almenas adyacente a esa casilla (siege.ruling.ladder-raise).</translation>
    </message>
    <message>
        <source>Where no ladder stands</source>
        <comment>siege.1.91d/title</comment>
        <translation>Dónde no se puede apoyar una escala</translation>
    </message>
    <message>
        <source>A ladder may not be raised against towers or against the two wall hexes that flank the drawbridge.</source>
        <comment>siege.1.91d/text</comment>
        <translation>No se puede enderezar una escala contra las torres ni contra las dos casillas de muro que flanquean el puente levadizo.</translation>
    </message>
    <message>
        <source>Shifting an upright ladder</source>
        <comment>siege.1.92a/title</comment>
        <translation>Mover una escala vertical</translation>
    </message>
    <message>
        <source>Two characters adjacent to an upright ladder may move it one hex, or turn it in its hex toward another adjacent rampart hex. In the French edition each of them spends 2 movement points. The Spanish edition does not say whether the 2 points are for each or for both together; they are taken as each (siege.ruling.ladder-turn).</source>
        <comment>siege.1.92a/text</comment>
        <translation>Dos personajes adyacentes a una escala vertical pueden moverla una casilla, o girarla en su casilla hacia otra casilla de almenas adyacente. En la edición francesa cada uno gasta 2 puntos de movimiento. En la edición española no se dice si los 2 puntos son por cabeza o entre ambos; se entiende que por cabeza (siege.ruling.ladder-turn).</translation>
    </message>
    <message>
        <source>Not while someone is on it</source>
        <comment>siege.1.92b/title</comment>
        <translation>No con alguien encima</translation>
    </message>
    <message>
        <source>A ladder may not be moved or turned while anyone is on it.</source>
        <comment>siege.1.92b/text</comment>
        <translation>Una escala no se puede mover ni girar mientras haya alguien en ella.</translation>
    </message>
    <message>
        <source>Climbing a ladder</source>
        <comment>siege.1.93a/title</comment>
        <translation>Subir a una escala</translation>
    </message>
    <message>
        <source>Entering the ladder&apos;s hex means climbing it and costs 3 movement points. A character may not pass through the hex for less.</source>
        <comment>siege.1.93a/text</comment>
        <translation>Entrar en la casilla de la escala significa subir a ella y cuesta 3 puntos de movimiento. No se puede atravesar la casilla por menos.</translation>
    </message>
    <message>
        <source>On a ladder, {shooter} may shoot only at the rampart hex that it faces.</source>
        <comment>siege.1.93b/ladder</comment>
        <translation>Desde una escala, {shooter} solo puede disparar a la casilla de almenas que tiene enfrente.</translation>
    </message>
    <message>
        <source>Shooting from a ladder</source>
        <comment>siege.1.93b/title</comment>
        <translation>Disparar desde una escala</translation>
    </message>
    <message>
        <source>A shooter on a ladder may shoot only at the rampart hex that the ladder faces, and a target there keeps strong cover. He may not shoot at any other target.</source>
        <comment>siege.1.93b/text</comment>
        <translation>Un tirador en una escala solo puede disparar contra la casilla de almenas que la escala tiene enfrente, y allí el blanco conserva su cobertura fuerte. No puede disparar contra ningún otro blanco.</translation>
    </message>
    <message>
        <source>{target} is on a ladder: no cover.</source>
        <comment>siege.1.93c/ladder</comment>
        <translation>{target} está en una escala: sin cobertura.</translation>
    </message>
    <message>
        <source>No cover on a ladder</source>
        <comment>siege.1.93c/title</comment>
        <translation>Sin cobertura en la escala</translation>
    </message>
    <message>
        <source>A target on a ladder has no cover.</source>
        <comment>siege.1.93c/text</comment>
        <translation>Un blanco en una escala no tiene cobertura.</translation>
    </message>
    <message>
        <source>A ladder is a poor place to fight</source>
        <comment>siege.1.93d/title</comment>
        <translation>En la escala se combate mal</translation>
    </message>
    <message>
        <source>The combat influence of a ladder is a disadvantage (-).</source>
        <comment>siege.1.93d/text</comment>
        <translation>La influencia en combate de una escala es una desventaja (-).</translation>
    </message>
    <message>
        <source>From the ladder to the rampart</source>
        <comment>siege.1.93e/title</comment>
        <translation>De la escala a la almena</translation>
    </message>
    <message>
        <source>Moving from a ladder to the rampart hex that it leans on costs 4 movement points.</source>
        <comment>siege.1.93e/text</comment>
        <translation>Pasar de una escala a la casilla de almenas en la que se apoya cuesta 4 puntos de movimiento.</translation>
    </message>
    <message>
        <source>To no other rampart</source>
        <comment>siege.1.93f/title</comment>
        <translation>A ninguna otra almena</translation>
    </message>
    <message>
        <source>From a ladder a character may not move to any rampart hex other than the one it leans on (rules 1.74c and 1.61d).</source>
        <comment>siege.1.93f/text</comment>
        <translation>Desde una escala no se puede pasar a ninguna casilla de almenas que no sea aquella en la que se apoya (reglas 1.74c y 1.61d).</translation>
    </message>
    <message>
        <source>Advancing off a ladder</source>
        <comment>siege.1.93g/title</comment>
        <translation>Avanzar desde la escala</translation>
    </message>
    <message>
        <source>The step from a ladder to the rampart hex that it leans on may also be made as an advance after combat (rule 1.73).</source>
        <comment>siege.1.93g/text</comment>
        <translation>Pasar de una escala a la casilla de almenas en la que se apoya también puede hacerse como avance tras el combate (regla 1.73).</translation>
    </message>
    <message>
        <source>Who may topple a ladder</source>
        <comment>siege.1.94a/title</comment>
        <translation>Quién puede tumbar una escala</translation>
    </message>
    <message>
        <source>A character on the rampart hex exactly opposite a ladder may try to topple it in step 4 of its own phase, instead of shooting and fighting in that phase. One who has shot in this phase or attacks in it may not.</source>
        <comment>siege.1.94a/text</comment>
        <translation>Un personaje en la casilla de almenas situada exactamente frente a una escala puede intentar tumbarla en la secuencia 4 de su propia fase, en lugar de disparar y combatir en esa fase. No puede hacerlo quien haya disparado en esta fase o ataque en ella.</translation>
    </message>
    <message>
        <source>The die for toppling</source>
        <comment>siege.1.94b/title</comment>
        <translation>El dado para tumbarla</translation>
    </message>
    <message>
        <source>Roll one die, without modifiers. On 1 to 6 the ladder falls; on 7 to 10 it stands.</source>
        <comment>siege.1.94b/text</comment>
        <translation>Se tira un dado, sin modificadores. Con un resultado de 1 a 6 la escala cae; de 7 a 10 sigue en pie.</translation>
    </message>
    <message>
        <source>Where the ladder falls</source>
        <comment>siege.1.94c/title</comment>
        <extracomment>falls: is thrown down</extracomment>
        <translation>Dónde cae la escala</translation>
    </message>
    <message>
        <source>When a ladder falls, its upright counter is replaced by a flat one. The player who toppled it places it so that one of its two hexes is the hex where it stood.</source>
        <comment>siege.1.94c/text</comment>
        <translation>Cuando una escala cae, su ficha de escala vertical se sustituye por una de escala horizontal. El jugador que la ha tumbado la coloca de modo que una de sus dos casillas sea aquella en la que estaba en pie.</translation>
    </message>
    <message>
        <source>The climber falls too</source>
        <comment>siege.1.94d/title</comment>
        <translation>Quien está en ella cae también</translation>
    </message>
    <message>
        <source>A character on a ladder that falls falls too. Its owner places it on a hex adjacent to the ladder&apos;s hex, but never on a rampart.</source>
        <comment>siege.1.94d/text</comment>
        <translation>Si una escala cae, el personaje que está en ella cae también. Su dueño lo coloca en una casilla adyacente a la de la escala, pero nunca en una almena.</translation>
    </message>
    <message>
        <source>A fall wounds</source>
        <comment>siege.1.94e/title</comment>
        <extracomment>fall: from a ladder</extracomment>
        <translation>La caída causa una herida</translation>
    </message>
    <message>
        <source>A character that falls with a ladder is wounded. If it was already wounded or stunned, it is killed.</source>
        <comment>siege.1.94e/text</comment>
        <translation>Un personaje que cae con una escala queda herido. Si ya estaba herido o aturdido, muere.</translation>
    </message>
    <message>
        <source>Falling on someone</source>
        <comment>siege.1.94f/title</comment>
        <translation>Caer sobre alguien</translation>
    </message>
    <message>
        <source>The fallen character may be placed on top of another character or on the fallen ladder. A character under it is stunned, and dies if it was already wounded or stunned, as the play sheet says of every second wound or stun (rule siege.sheet.5d).</source>
        <comment>siege.1.94f/text</comment>
        <translation>El personaje caído puede colocarse encima de otro personaje o sobre la escala derribada. El que queda debajo resulta aturdido, y muere si ya estaba herido o aturdido, como dice la ficha de juego de toda segunda herida o aturdimiento (regla siege.sheet.5d).</translation>
    </message>
    <message>
        <source>The ladder itself hurts nobody</source>
        <comment>siege.1.94g/title</comment>
        <translation>La escala en sí no hiere</translation>
    </message>
    <message>
        <source>A falling ladder does not hurt the characters it falls on.</source>
        <comment>siege.1.94g/text</comment>
        <translation>Una escala que cae no daña a los personajes sobre los que cae.</translation>
    </message>
    <message>
        <source>Filled moat as terrain</source>
        <comment>siege.2.1a/title</comment>
        <translation>El foso tapado como terreno</translation>
    </message>
    <message>
        <source>A moat hex filled with a fascine costs 2 movement points to enter on foot and is impassable for horses. It gives no cover, its combat influence is neutral (0), and it counts as ground height. The symbol is illegible in our copy of the French edition; the Spanish one prints it (siege.ruling.lost-glyphs).</source>
        <comment>siege.2.1a/text</comment>
        <translation>Una casilla de foso tapado cuesta 2 puntos de movimiento a pie y es impasable para los caballos. No da cobertura, su influencia en combate es neutral (0) y está a la altura del suelo. En nuestro ejemplar de la edición francesa el símbolo es ilegible; la española sí lo trae (siege.ruling.lost-glyphs).</translation>
    </message>
    <message>
        <source>Demolished wall as terrain</source>
        <comment>siege.2.1b/title</comment>
        <translation>La muralla demolida como terreno</translation>
    </message>
    <message>
        <source>A hex of rubble costs 2 movement points to enter on foot and is impassable for horses. It gives medium cover from every direction, its combat influence is a disadvantage (-), and it counts as ground height. The combat symbol is illegible in our copy of the French edition; the Spanish one prints it (siege.ruling.lost-glyphs).</source>
        <comment>siege.2.1b/text</comment>
        <translation>Una casilla de muralla demolida cuesta 2 puntos de movimiento a pie y es impasable para los caballos. Da cobertura media desde cualquier dirección, su influencia en combate es una desventaja (-) y está a la altura del suelo. En nuestro ejemplar de la edición francesa el símbolo del combate es ilegible; la española sí lo trae (siege.ruling.lost-glyphs).</translation>
    </message>
    <message>
        <source>The besieger fills the moat</source>
        <comment>siege.2.2a/title</comment>
        <translation>El asediante tapa el foso</translation>
    </message>
    <message>
        <source>Before the assault the besieger puts filled-moat counters on moat hexes of his choice, up to the number that the scenario gives him.</source>
        <comment>siege.2.2a/text</comment>
        <translation>Antes del asalto, el asediante coloca fichas de foso tapado en las casillas de foso que quiera, hasta el número que indique el escenario.</translation>
    </message>
    <message>
        <source>Only filled moat lets engines reach the wall</source>
        <comment>siege.2.2b/title</comment>
        <extracomment>reach: get to</extracomment>
        <translation>Las máquinas solo llegan a los muros por el foso tapado</translation>
    </message>
    <message>
        <source>Siege towers and rams can come to the foot of the walls only over filled moat; there is no other way for them.</source>
        <comment>siege.2.2b/text</comment>
        <translation>Las torres de asedio y los arietes solo pueden alcanzar el pie de los muros pasando por foso tapado: no tienen otro camino.</translation>
    </message>
    <message>
        <source>Fascines are placed anew for each assault</source>
        <comment>siege.2.2c/title</comment>
        <extracomment>placed: laid on the map</extracomment>
        <translation>Las fichas de foso tapado se vuelven a colocar en cada asalto</translation>
    </message>
    <message>
        <source>This concerns scenarios of several days. In the French edition the filled-moat counters are taken off the map at the end of each day and placed afresh before each assault; in the Spanish edition they are placed afresh each day before the assault. The result is the same.</source>
        <comment>siege.2.2c/text</comment>
        <translation>Se aplica en los escenarios de varios días. En la edición francesa las fichas de foso tapado se retiran del mapa al final de cada jornada y se colocan de nuevo antes de cada asalto; en la edición española se colocan de nuevo cada día antes del asalto. El resultado es el mismo.</translation>
    </message>
    <message>
        <source>Filled moat is no longer moat</source>
        <comment>siege.2.2d/title</comment>
        <translation>El foso tapado ya no es foso</translation>
    </message>
    <message>
        <source>A character on a filled-moat hex is at ground height and does not count as being in the moat, neither when it shoots nor when it is shot at (rules 1.45c, 1.46c and 1.46e). A filled hex that lies beside open moat counts as a hex adjacent to the moat&apos;s edge. See siege.ruling.filled-level.</source>
        <comment>siege.2.2d/text</comment>
        <translation>Un personaje en una casilla de foso tapado está a la altura del suelo y no cuenta como si estuviera en el foso, ni cuando dispara ni cuando es el blanco (reglas 1.45c, 1.46c y 1.46e). Una casilla tapada junto al foso abierto cuenta como casilla adyacente al borde del foso. Véase siege.ruling.filled-level.</translation>
    </message>
    <message>
        <source>Rubble in a scenario of one day</source>
        <comment>siege.2.31a/title</comment>
        <translation>Muralla demolida en un escenario de un solo día</translation>
    </message>
    <message>
        <source>In a scenario of a single day the besieger places the demolished-wall counters before the assault, in the same way as the filled-moat counters (rule 2.2) and up to the number given by the scenario.</source>
        <comment>siege.2.31a/text</comment>
        <translation>En un escenario de un solo día, el asediante coloca las fichas de muralla demolida antes del asalto, igual que las de foso tapado (regla 2.2) y hasta el número que indique el escenario.</translation>
    </message>
    <message>
        <source>Rubble in a scenario of the whole siege</source>
        <comment>siege.2.31b/title</comment>
        <translation>Muralla demolida en un escenario de todo el asedio</translation>
    </message>
    <message>
        <source>In a scenario that covers the whole siege, demolished-wall counters go only on hexes that mangonels, trebuchets or rams have fully demolished. So says the French edition; the Spanish edition speaks of damaged hexes, which is read as demolished (siege.ruling.es-damaged).</source>
        <comment>siege.2.31b/text</comment>
        <translation>En un escenario que abarca todo el asedio, las fichas de muralla demolida solo se colocan en las casillas que catapultas, balistas o arietes hayan demolido por completo. Así lo dice la edición francesa; la española habla de casillas dañadas, que aquí se entienden como demolidas (siege.ruling.es-damaged).</translation>
    </message>
    <message>
        <source>Shooting through a breach</source>
        <comment>siege.2.32a/title</comment>
        <translation>Disparar por una brecha</translation>
    </message>
    <message>
        <source>Shots may be made into a demolished-wall hex and through it. Through such a breach one may therefore shoot into the castle, although people inside are otherwise sheltered (rule 1.52).</source>
        <comment>siege.2.32a/text</comment>
        <translation>Se puede disparar a una casilla de muralla demolida y a través de ella. Por esa brecha se puede, pues, disparar al interior del castillo, aunque en los demás casos quienes están dentro quedan a resguardo (regla 1.52).</translation>
    </message>
    <message>
        <source>{target} stands on a demolished wall: medium cover.</source>
        <comment>siege.2.32b/rubble</comment>
        <translation>{target} está en una muralla demolida: cobertura media.</translation>
    </message>
    <message>
        <source>Rubble gives medium cover</source>
        <comment>siege.2.32b/title</comment>
        <translation>La muralla demolida da cobertura media</translation>
    </message>
    <message>
        <source>A target on a demolished-wall hex has medium cover, wherever the shooter stands.</source>
        <comment>siege.2.32b/text</comment>
        <translation>Un blanco en una casilla de muralla demolida tiene cobertura media, esté donde esté el tirador.</translation>
    </message>
    <message>
        <source>Rubble can be entered from every side</source>
        <comment>siege.2.33a/title</comment>
        <translation>A la muralla demolida se entra por cualquier lado</translation>
    </message>
    <message>
        <source>Once a rampart, castle wall or arrow-slit hex bears a demolished-wall counter, it can be entered from every neighbouring hex, except where a wall that still stands separates the two hexes.</source>
        <comment>siege.2.33a/text</comment>
        <translation>Cuando una casilla de almenas, de muralla o de tronera lleva una ficha de muralla demolida, se puede entrar en ella desde todas las casillas adyacentes, salvo donde un muro que sigue en pie separe las dos casillas.</translation>
    </message>
    <message>
        <source>Entering rubble costs 2</source>
        <comment>siege.2.33b/title</comment>
        <translation>Entrar en la muralla demolida cuesta 2</translation>
    </message>
    <message>
        <source>Entering a demolished-wall hex costs 2 movement points, whether one comes from the moat (filled or not), from a rampart or from any other neighbouring hex.</source>
        <comment>siege.2.33b/text</comment>
        <translation>Entrar en una casilla de muralla demolida cuesta 2 puntos de movimiento, tanto si se viene del foso (tapado o no) como de una almena o de cualquier otra casilla adyacente.</translation>
    </message>
    <message>
        <source>From rubble into the castle costs 3</source>
        <comment>siege.2.33c/title</comment>
        <translation>De la muralla demolida al castillo cuesta 3</translation>
    </message>
    <message>
        <source>Going from a demolished-wall hex onto a rampart, tower or keep hex costs 3 movement points.</source>
        <comment>siege.2.33c/text</comment>
        <translation>Pasar de una casilla de muralla demolida a una de almenas, de torre o del torreón cuesta 3 puntos de movimiento.</translation>
    </message>
    <message>
        <source>Inside of a siege tower</source>
        <comment>siege.2.4a/title</comment>
        <translation>Interior de la torre de asedio</translation>
    </message>
    <message>
        <source>The inside of a siege tower (its lower level) costs 2 movement points to enter on foot and is impassable for horses. It gives total cover, its combat influence is neutral (0), and it is at ground height.</source>
        <comment>siege.2.4a/text</comment>
        <translation>El interior de la torre de asedio (nivel inferior) cuesta 2 puntos de movimiento a pie y es impasable para los caballos. Da cobertura total, su influencia en combate es neutral (0) y está a la altura del suelo.</translation>
    </message>
    <message>
        <source>Top of a siege tower</source>
        <comment>siege.2.4b/title</comment>
        <translation>Lo alto de la torre de asedio</translation>
    </message>
    <message>
        <source>The top of a siege tower (its upper level) costs 2 movement points on foot, and 2 more to climb up to it; it is impassable for horses. It gives light cover, its combat influence is a disadvantage (-), and it is at wall height.</source>
        <comment>siege.2.4b/text</comment>
        <translation>Lo alto de la torre de asedio (nivel superior) cuesta 2 puntos de movimiento a pie, más otros 2 para subir; es impasable para los caballos. Da cobertura ligera, su influencia en combate es una desventaja (-) y está a la altura de las murallas.</translation>
    </message>
    <message>
        <source>Three hexes on two levels</source>
        <comment>siege.2.4c/title</comment>
        <translation>Tres casillas en dos niveles</translation>
    </message>
    <message>
        <source>A siege tower covers three hexes and has two levels. Counters of characters inside lie under the tower&apos;s counter, those of characters on top lie on it.</source>
        <comment>siege.2.4c/text</comment>
        <translation>La torre de asedio ocupa tres casillas y tiene dos niveles. Las fichas de los personajes del interior van debajo de la ficha de la torre y las de los que están en lo alto, encima.</translation>
    </message>
    <message>
        <source>Three characters move the tower</source>
        <comment>siege.2.41a/title</comment>
        <translation>Tres personajes mueven la torre</translation>
    </message>
    <message>
        <source>When three characters are inside, one on each hex, the siege tower moves up to 2 movement points a turn and takes along all that it carries. With fewer than three it cannot move. Each step costs the dearest terrain that any of its hexes newly enters (siege.ruling.tower-move).</source>
        <comment>siege.2.41a/text</comment>
        <translation>Cuando hay tres personajes dentro, uno en cada casilla, la torre de asedio se mueve hasta 2 puntos de movimiento por turno y lleva consigo cuanto transporta. Con menos de tres no puede moverse. Avanzar una casilla cuesta lo que el terreno más caro en el que entre alguna de las tres que ocupa (siege.ruling.tower-move).</translation>
    </message>
    <message>
        <source>Straight forward or straight back</source>
        <comment>siege.2.41b/title</comment>
        <extracomment>back: backwards</extracomment>
        <translation>Recto hacia delante o hacia atrás</translation>
    </message>
    <message>
        <source>A siege tower moves only straight forward or straight back along the direction in which it faces; any other move is refused. See siege.ruling.tower-move.</source>
        <comment>siege.2.41b/text</comment>
        <translation>La torre de asedio solo se mueve en línea recta, hacia delante o hacia atrás, según su orientación; cualquier otro movimiento está prohibido. Véase siege.ruling.tower-move.</translation>
    </message>
    <message>
        <source>The tower enters at the edge of the map</source>
        <comment>siege.2.41c/title</comment>
        <translation>La torre entra por el borde del mapa</translation>
    </message>
    <message>
        <source>When the assault begins the besieger brings the siege tower in at a hex on the edge of the map, facing as he wishes.</source>
        <comment>siege.2.41c/text</comment>
        <translation>Al empezar el asalto, el asediante hace entrar la torre de asedio por una casilla del borde del mapa, con la orientación que prefiera.</translation>
    </message>
    <message>
        <source>A fight holds the tower up</source>
        <comment>siege.2.41d/title</comment>
        <extracomment>holds up: stops</extracomment>
        <translation>Un combate detiene la torre</translation>
    </message>
    <message>
        <source>When one of the characters who move the siege tower attacks in melee, the tower may not move in the next turn.</source>
        <comment>siege.2.41d/text</comment>
        <translation>Si uno de los personajes que mueven la torre de asedio ataca cuerpo a cuerpo, la torre no puede moverse en el turno siguiente.</translation>
    </message>
    <message>
        <source>Plain ground and filled moat only</source>
        <comment>siege.2.41e/title</comment>
        <translation>Solo terreno llano y foso tapado</translation>
    </message>
    <message>
        <source>A siege tower may advance onto plain ground and filled moat; every other terrain is closed to it.</source>
        <comment>siege.2.41e/text</comment>
        <translation>La torre de asedio solo puede avanzar por terreno llano y foso tapado; cualquier otro terreno le está prohibido.</translation>
    </message>
    <message>
        <source>Three more on top</source>
        <comment>siege.2.42a/title</comment>
        <translation>Otros tres en lo alto</translation>
    </message>
    <message>
        <source>A siege tower carries up to three characters on top, besides the three inside.</source>
        <comment>siege.2.42a/text</comment>
        <translation>La torre de asedio lleva hasta tres personajes en lo alto, además de los tres del interior.</translation>
    </message>
    <message>
        <source>Entering a siege tower costs 2</source>
        <comment>siege.2.42b/title</comment>
        <translation>Entrar en la torre de asedio cuesta 2</translation>
    </message>
    <message>
        <source>Entering a hex of the siege tower on its lower level costs 2 movement points, whether the character passes through or stops there.</source>
        <comment>siege.2.42b/text</comment>
        <translation>Entrar en una casilla del nivel inferior de la torre de asedio cuesta 2 puntos de movimiento, ya sea para atravesarla o para detenerse en ella.</translation>
    </message>
    <message>
        <source>Climbing inside the tower</source>
        <comment>siege.2.42c/title</comment>
        <translation>Subir por dentro de la torre</translation>
    </message>
    <message>
        <source>Going from the lower level to the top of the same hex costs 2 movement points more. Each lower hex communicates with the upper hex above it, in both directions.</source>
        <comment>siege.2.42c/text</comment>
        <translation>Pasar del nivel inferior a lo alto de la misma casilla cuesta otros 2 puntos de movimiento. Cada casilla inferior se comunica con la superior que le corresponde, en ambos sentidos.</translation>
    </message>
    <message>
        <source>From hex to hex inside the tower</source>
        <comment>siege.2.42d/title</comment>
        <translation>De una casilla a otra de la torre</translation>
    </message>
    <message>
        <source>Moving between hexes of the siege tower on the same level costs 1 movement point a hex.</source>
        <comment>siege.2.42d/text</comment>
        <translation>Moverse entre casillas de la torre de asedio del mismo nivel cuesta 1 punto de movimiento por casilla.</translation>
    </message>
    <message>
        <source>The tower top looks over what is lower</source>
        <comment>siege.2.43a/title</comment>
        <extracomment>looks over: shoots above</extracomment>
        <translation>Desde la torre se dispara por encima de lo que está más bajo</translation>
    </message>
    <message>
        <source>For a shooter on top of a siege tower, characters and other obstacles lower than he is do not count when they are within 10 hexes of his hex. In the French edition they are those that lie lower; in the Spanish edition those that lie between, which is read as lower (siege.ruling.es-slips). How the radius is measured is told in siege.ruling.radius.</source>
        <comment>siege.2.43a/text</comment>
        <translation>Quien dispara desde lo alto de la torre de asedio no tiene en cuenta los personajes ni los demás obstáculos más bajos que él que estén a 10 casillas o menos de la suya. En la edición francesa se trata de los que están más abajo; en la española, de los que están de por medio, que aquí se entienden como más bajos (siege.ruling.es-slips). Cómo se mide el radio se explica en siege.ruling.radius.</translation>
    </message>
    <message>
        <source>No shot beside a friend of the shooter</source>
        <comment>siege.2.43b/title</comment>
        <translation>No se dispara junto a un amigo del tirador</translation>
    </message>
    <message>
        <source>A shot from the top of a siege tower is refused when a character of the shooter&apos;s own side is adjacent to the target and at the target&apos;s height. The optional rule on shooting errors lifts this limit (siege.error.1).</source>
        <comment>siege.2.43b/text</comment>
        <translation>El tiro desde lo alto de la torre de asedio no está permitido si un personaje del bando del tirador está adyacente al blanco y a su misma altura. La regla opcional sobre errores de tiro levanta esta prohibición (siege.error.1).</translation>
    </message>
    <message>
        <source>Brush and embankment lose their cover</source>
        <comment>siege.2.43c/title</comment>
        <translation>Matorral y terraplén pierden su cobertura</translation>
    </message>
    <message>
        <source>Seen from the top of a siege tower, a target on a brush or embankment hex within 10 hexes has no cover.</source>
        <comment>siege.2.43c/text</comment>
        <translation>Para quien dispara desde lo alto de la torre de asedio, un blanco en una casilla de matorral o de terraplén a 10 casillas o menos no tiene cobertura.</translation>
    </message>
    <message>
        <source>What still stops a shot from the tower</source>
        <comment>siege.2.43d/title</comment>
        <translation>Lo que sigue deteniendo el tiro desde la torre</translation>
    </message>
    <message>
        <source>From the top of a siege tower no shot may pass through trees, the keep, the towers of the castle or another siege tower (rule 2.44a).</source>
        <comment>siege.2.43d/text</comment>
        <translation>Desde lo alto de la torre de asedio, ningún tiro puede atravesar árboles, el torreón, las torres del castillo ni otra torre de asedio (regla 2.44a).</translation>
    </message>
    <message>
        <source>From the tower over the ramparts</source>
        <comment>siege.2.43e/title</comment>
        <extracomment>over: above</extracomment>
        <translation>Desde la torre por encima de las almenas</translation>
    </message>
    <message>
        <source>From the top of a siege tower a shot may pass over a rampart into the castle when the target is at least as far from the wall as the shooter; when the target is nearer, the shot is refused. The wall is taken to lie exactly between the two hexes that it separates, so the hex next to it on either side is at distance 1 (rule 1.44k).</source>
        <comment>siege.2.43e/text</comment>
        <translation>Desde lo alto de la torre de asedio se puede disparar por encima de una almena al interior del castillo si el blanco está al menos tan lejos del muro como el tirador; si está más cerca, el tiro no está permitido. Se considera que el muro queda justo entre las dos casillas que separa, de modo que la casilla adyacente a él, a un lado y a otro, está a distancia 1 (regla 1.44k).</translation>
    </message>
    <message>
        <source>The line meets the siege tower at {hex}.</source>
        <comment>siege.2.44a/through</comment>
        <translation>La línea tropieza con la torre de asedio en {hex}.</translation>
    </message>
    <message>
        <source>Into a siege tower, not through it</source>
        <comment>siege.2.44a/title</comment>
        <translation>A la torre de asedio, pero no a través de ella</translation>
    </message>
    <message>
        <source>Shots may be made into a siege tower hex but not through it. The only exception is a shot from the keep, which may pass over the tower (rule 1.44j).</source>
        <comment>siege.2.44a/text</comment>
        <translation>Se puede disparar a una casilla de torre de asedio, pero no a través de ella. La única excepción es el tiro desde el torreón, que puede pasar por encima de la torre (regla 1.44j).</translation>
    </message>
    <message>
        <source>Light cover on top</source>
        <comment>siege.2.44b/title</comment>
        <translation>Cobertura ligera en lo alto</translation>
    </message>
    <message>
        <source>A target on top of a siege tower has light cover.</source>
        <comment>siege.2.44b/text</comment>
        <translation>Un blanco en lo alto de la torre de asedio tiene cobertura ligera.</translation>
    </message>
    <message>
        <source>Inside one neither shoots nor is shot at</source>
        <comment>siege.2.44c/title</comment>
        <translation>En el interior ni se dispara ni se reciben tiros</translation>
    </message>
    <message>
        <source>A character inside a siege tower has total cover, but may not shoot.</source>
        <comment>siege.2.44c/text</comment>
        <translation>Un personaje en el interior de la torre de asedio tiene cobertura total, pero no puede disparar.</translation>
    </message>
    <message>
        <source>Between tower top and rampart</source>
        <comment>siege.2.45a/title</comment>
        <translation>Entre lo alto de la torre y las almenas</translation>
    </message>
    <message>
        <source>Where a hex of the siege tower is adjacent to a rampart hex, a character on top of that tower hex may step onto the rampart for 2 movement points. The step back, from the rampart to the tower top, costs the same.</source>
        <comment>siege.2.45a/text</comment>
        <translation>Donde una casilla de la torre de asedio es adyacente a una casilla de almenas, quien esté en lo alto de esa casilla puede pasar a las almenas por 2 puntos de movimiento. El movimiento inverso, de las almenas a lo alto de la torre, cuesta lo mismo.</translation>
    </message>
    <message>
        <source>Not onto a rampart held by an enemy</source>
        <comment>siege.2.45b/title</comment>
        <extracomment>held: occupied</extracomment>
        <translation>No se pasa a una almena ocupada por el enemigo</translation>
    </message>
    <message>
        <source>The step from the tower top is refused when the rampart hex holds an enemy.</source>
        <comment>siege.2.45b/text</comment>
        <translation>El movimiento desde lo alto de la torre no está permitido si hay un enemigo en la casilla de almenas.</translation>
    </message>
    <message>
        <source>Stepping across as advance after combat</source>
        <comment>siege.2.45c/title</comment>
        <translation>Pasar como avance tras el combate</translation>
    </message>
    <message>
        <source>The step between tower top and rampart may also be made as an advance after combat (rule 1.73).</source>
        <comment>siege.2.45c/text</comment>
        <translation>También se puede pasar entre lo alto de la torre y las almenas como avance tras el combate (regla 1.73).</translation>
    </message>
    <message>
        <source>Fighting on top and against the ramparts</source>
        <comment>siege.2.45d/title</comment>
        <translation>Combate en lo alto y contra las almenas</translation>
    </message>
    <message>
        <source>Characters on top of a siege tower and characters on ramparts may fight each other when they are adjacent. Characters on the three top hexes may also fight one another.</source>
        <comment>siege.2.45d/text</comment>
        <translation>Los personajes en lo alto de la torre de asedio y los que están en las almenas pueden combatir entre sí cuando están adyacentes. También pueden combatir entre sí los que están en las tres casillas de lo alto.</translation>
    </message>
    <message>
        <source>No fighting between the two levels</source>
        <comment>siege.2.45e/title</comment>
        <translation>No se combate entre los dos niveles</translation>
    </message>
    <message>
        <source>Melee between the upper and the lower level of a siege tower is refused.</source>
        <comment>siege.2.45e/text</comment>
        <translation>El combate cuerpo a cuerpo entre el nivel superior y el inferior de la torre de asedio no está permitido.</translation>
    </message>
    <message>
        <source>Fighting from inside the tower</source>
        <comment>siege.2.45f/title</comment>
        <translation>Combate desde el interior de la torre</translation>
    </message>
    <message>
        <source>Characters inside a siege tower may attack adjacent hexes at ground height, and may be attacked from them.</source>
        <comment>siege.2.45f/text</comment>
        <translation>Los personajes del interior de la torre de asedio pueden atacar las casillas adyacentes a la altura del suelo, y ser atacados desde ellas.</translation>
    </message>
    <message>
        <source>How many a siege tower holds</source>
        <comment>siege.2.46/title</comment>
        <extracomment>holds: has room for</extracomment>
        <translation>Cuántos caben en una torre de asedio</translation>
    </message>
    <message>
        <source>A siege tower holds one character on each of its three lower hexes and one on each of its three upper hexes. Two characters may thus be in the same hex, on different levels.</source>
        <comment>siege.2.46/text</comment>
        <translation>En la torre de asedio cabe un personaje en cada una de sus tres casillas inferiores y otro en cada una de las tres superiores. Así, puede haber dos en la misma casilla, en niveles distintos.</translation>
    </message>
    <message>
        <source>Plain ground</source>
        <comment>siege.3.1a/title</comment>
        <translation>Terreno llano</translation>
    </message>
    <message>
        <source>Plain ground costs 1 movement point to enter, on foot or mounted. It gives no cover, its combat influence is neutral (0), and it is at ground height.</source>
        <comment>siege.3.1a/text</comment>
        <translation>El terreno llano cuesta 1 punto de movimiento, a pie o a caballo. No da cobertura, su influencia en combate es neutral (0) y está a la altura del suelo.</translation>
    </message>
    <message>
        <source>Brush</source>
        <comment>siege.3.1b/title</comment>
        <translation>Matorral</translation>
    </message>
    <message>
        <source>A brush hex costs 2 movement points to enter, on foot or mounted. It gives light cover, its combat influence is a disadvantage (-), and it is at ground height.</source>
        <comment>siege.3.1b/text</comment>
        <translation>Una casilla de matorral cuesta 2 puntos de movimiento, a pie o a caballo. Da cobertura ligera, su influencia en combate es una desventaja (-) y está a la altura del suelo.</translation>
    </message>
    <message>
        <source>Tree</source>
        <comment>siege.3.1c/title</comment>
        <translation>Árbol</translation>
    </message>
    <message>
        <source>A tree hex costs 2 movement points to enter on foot and is impassable for horses. It gives light cover, its combat influence is a disadvantage (-), and it is at ground height.</source>
        <comment>siege.3.1c/text</comment>
        <translation>Una casilla de árbol cuesta 2 puntos de movimiento a pie y es impasable para los caballos. Da cobertura ligera, su influencia en combate es una desventaja (-) y está a la altura del suelo.</translation>
    </message>
    <message>
        <source>Embankment</source>
        <comment>siege.3.1d/title</comment>
        <translation>Terraplén</translation>
    </message>
    <message>
        <source>The top of an embankment costs 2 movement points to enter, on foot or mounted, and gives medium cover when the line of fire passes over that top. In the French edition its combat influence is a disadvantage (-), in the Spanish edition neutral (0); see siege.ruling.embankment-influence. It is at ground height, but its top stands above its foot.</source>
        <comment>siege.3.1d/text</comment>
        <translation>El alto de un terraplén cuesta 2 puntos de movimiento, a pie o a caballo, y da cobertura media cuando la línea de tiro pasa por él. En la edición francesa su influencia en combate es una desventaja (-); en la española es neutral (0); véase siege.ruling.embankment-influence. Está a la altura del suelo, pero el alto queda por encima del pie.</translation>
    </message>
    <message>
        <source>Tent</source>
        <comment>siege.3.1e/title</comment>
        <translation>Tienda</translation>
    </message>
    <message>
        <source>Trench</source>
        <comment>siege.3.1f/title</comment>
        <translation>Trinchera</translation>
    </message>
    <message>
        <source>A trench hex costs 1 movement point to enter; mounted characters pay 1 too and may cross it, but may not stop in it. It gives strong cover, its combat influence is an advantage (+), and it is at ground height.</source>
        <comment>siege.3.1f/text</comment>
        <translation>Una casilla de trinchera cuesta 1 punto de movimiento; quien va a caballo también paga 1 y puede cruzarla, pero no detenerse en ella. Da cobertura fuerte, su influencia en combate es una ventaja (+) y está a la altura del suelo.</translation>
    </message>
    <message>
        <source>Shooting through brush</source>
        <comment>siege.3.21a/title</comment>
        <translation>Disparar a través del matorral</translation>
    </message>
    <message>
        <source>Shots may be made into brush hexes and through them.</source>
        <comment>siege.3.21a/text</comment>
        <translation>Se puede disparar a las casillas de matorral y a través de ellas.</translation>
    </message>
    <message>
        <source>{target} is in brush: light cover.</source>
        <comment>siege.3.21b/in</comment>
        <translation>{target} está entre matorrales: cobertura ligera.</translation>
    </message>
    <message>
        <source>The line crosses brush at {hex}: light cover for {target}.</source>
        <comment>siege.3.21b/behind</comment>
        <translation>La línea cruza matorrales en {hex}: cobertura ligera para {target}.</translation>
    </message>
    <message>
        <source>Light cover on or behind brush</source>
        <comment>siege.3.21b/title</comment>
        <translation>Cobertura ligera en el matorral o detrás de él</translation>
    </message>
    <message>
        <source>A target on a brush hex has light cover, and so has one behind brush, that is when the line of fire crosses a brush hex. Several brush hexes together still give only light cover.</source>
        <comment>siege.3.21b/text</comment>
        <translation>Un blanco en una casilla de matorral tiene cobertura ligera, y también la tiene uno situado detrás, es decir, cuando la línea de tiro atraviesa una casilla de matorral. Varias casillas de matorral siguen dando solo cobertura ligera.</translation>
    </message>
    <message>
        <source>Trees at {hex} are in the way.</source>
        <comment>siege.3.22a/tree</comment>
        <translation>Hay árboles de por medio en {hex}.</translation>
    </message>
    <message>
        <source>Trees stop shots</source>
        <comment>siege.3.22a/title</comment>
        <translation>Los árboles detienen los tiros</translation>
    </message>
    <message>
        <source>A shot is refused when a tree hex lies between shooter and target.</source>
        <comment>siege.3.22a/text</comment>
        <translation>El tiro no está permitido si entre el tirador y el blanco hay una casilla de árbol.</translation>
    </message>
    <message>
        <source>{target} is among trees: light cover.</source>
        <comment>siege.3.22b/tree</comment>
        <translation>{target} está entre árboles: cobertura ligera.</translation>
    </message>
    <message>
        <source>A target among trees</source>
        <comment>siege.3.22b/title</comment>
        <translation>Un blanco entre los árboles</translation>
    </message>
    <message>
        <source>A target on a tree hex may be shot at as long as the line of fire crosses no other tree hex. It has light cover.</source>
        <comment>siege.3.22b/text</comment>
        <translation>Se puede disparar a un blanco situado en una casilla de árbol siempre que la línea de tiro no atraviese ninguna otra casilla de árbol. El blanco tiene cobertura ligera.</translation>
    </message>
    <message>
        <source>Past an embankment</source>
        <comment>siege.3.23a/title</comment>
        <translation>Sin pasar por el alto del terraplén</translation>
    </message>
    <message>
        <source>An embankment does not stop a line of fire that does not pass over its top.</source>
        <comment>siege.3.23a/text</comment>
        <translation>Un terraplén no detiene una línea de tiro que no pasa por el alto.</translation>
    </message>
    <message>
        <source>The line passes the top of the embankment at {hex}: the lower one is {below} from it, the higher one {above}. The lower one is too near.</source>
        <comment>siege.3.23b/near</comment>
        <translation>La línea pasa por el alto del terraplén en {hex}: distancia de quien está más bajo, {below}; de quien está más alto, {above}. Quien está más bajo queda demasiado cerca.</translation>
    </message>
    <message>
        <source>Over the top of an embankment</source>
        <comment>siege.3.23b/title</comment>
        <translation>Por encima del alto del terraplén</translation>
    </message>
    <message>
        <source>When the line of fire passes over the top of an embankment, the shot is allowed only if the lower of the two characters is at least as far from the embankment hex as the higher one. If he is nearer, the shot is refused.</source>
        <comment>siege.3.23b/text</comment>
        <translation>Cuando la línea de tiro pasa por el alto de un terraplén, el tiro solo está permitido si el personaje situado más abajo está al menos tan lejos de la casilla de terraplén como el que está más arriba. Si está más cerca, el tiro no está permitido.</translation>
    </message>
    <message>
        <source>On the embankment hex itself</source>
        <comment>siege.3.23c/title</comment>
        <translation>En la propia casilla de terraplén</translation>
    </message>
    <message>
        <source>When the lower character stands on the embankment hex itself, he may shoot across its top and may be shot at across it.</source>
        <comment>siege.3.23c/text</comment>
        <translation>Cuando el personaje situado más abajo está en la propia casilla de terraplén, puede disparar por encima del alto, y también se le puede disparar por encima de este.</translation>
    </message>
    <message>
        <source>The top of the embankment shelters {target}: medium cover.</source>
        <comment>siege.3.23d/top</comment>
        <translation>El alto del terraplén resguarda a {target}: cobertura media.</translation>
    </message>
    <message>
        <source>Cover of an embankment</source>
        <comment>siege.3.23d/title</comment>
        <translation>Cobertura del terraplén</translation>
    </message>
    <message>
        <source>A target on an embankment hex has medium cover when the line of fire passes over the top, and no cover otherwise.</source>
        <comment>siege.3.23d/text</comment>
        <translation>Un blanco en una casilla de terraplén tiene cobertura media cuando la línea de tiro pasa por el alto; si no, ninguna.</translation>
    </message>
    <message>
        <source>Measuring from an embankment</source>
        <comment>siege.3.23e/title</comment>
        <translation>Medir desde un terraplén</translation>
    </message>
    <message>
        <source>For an embankment distances are counted from its own hex, which is 0, so that its neighbours are at 1. They are not counted from a line between two hexes, as they are for the castle walls (rule 1.44k).</source>
        <comment>siege.3.23e/text</comment>
        <translation>En el terraplén las distancias se cuentan desde su casilla, que es el 0, de modo que las casillas adyacentes están a distancia 1. No se cuentan desde una línea entre dos casillas, como sí ocurre con las murallas (regla 1.44k).</translation>
    </message>
    <message>
        <source>No shot through the tent at {hex}.</source>
        <comment>siege.3.24a/through</comment>
        <translation>No se dispara a través de la tienda de {hex}.</translation>
    </message>
    <message>
        <source>Tents stop shots</source>
        <comment>siege.3.24a/title</comment>
        <translation>Las tiendas detienen los tiros</translation>
    </message>
    <message>
        <source>Shots may be made into a tent hex but not through it, unless fire has destroyed the tent.</source>
        <comment>siege.3.24a/text</comment>
        <translation>Se puede disparar a una casilla de tienda, pero no a través de ella, salvo que el fuego haya destruido la tienda.</translation>
    </message>
    <message>
        <source>{target} is in a tent: light cover.</source>
        <comment>siege.3.24b/tent</comment>
        <translation>{target} está en una tienda: cobertura ligera.</translation>
    </message>
    <message>
        <source>Light cover in a tent</source>
        <comment>siege.3.24b/title</comment>
        <translation>Cobertura ligera en una tienda</translation>
    </message>
    <message>
        <source>A target on a tent hex has light cover.</source>
        <comment>siege.3.24b/text</comment>
        <translation>Un blanco en una casilla de tienda tiene cobertura ligera.</translation>
    </message>
    <message>
        <source>Trenches do not stop shots</source>
        <comment>siege.3.25a/title</comment>
        <translation>Las trincheras no detienen los tiros</translation>
    </message>
    <message>
        <source>Shots may be made into a trench hex and through it, even when someone is in it: whoever is in a trench does not stand in the way of a shot (rule 1.42).</source>
        <comment>siege.3.25a/text</comment>
        <translation>Se puede disparar a una casilla de trinchera y a través de ella, aunque esté ocupada: quien está en una trinchera no impide el tiro (regla 1.42).</translation>
    </message>
    <message>
        <source>{target} is in a trench: strong cover.</source>
        <comment>siege.3.25b/trench</comment>
        <translation>{target} está en una trinchera: cobertura fuerte.</translation>
    </message>
    <message>
        <source>Strong cover in a trench</source>
        <comment>siege.3.25b/title</comment>
        <translation>Cobertura fuerte en una trinchera</translation>
    </message>
    <message>
        <source>A target in a trench has strong cover.</source>
        <comment>siege.3.25b/text</comment>
        <translation>Un blanco en una trinchera tiene cobertura fuerte.</translation>
    </message>
    <message>
        <source>Of the two hexes of {target} the better cover counts: {cover}.</source>
        <comment>siege.3.31/better</comment>
        <translation>De las dos casillas de {target}, cuenta la de mejor cobertura: {cover}.</translation>
    </message>
    <message>
        <source>Cover of a mounted character</source>
        <comment>siege.3.31/title</comment>
        <translation>Cobertura de un personaje a caballo</translation>
    </message>
    <message>
        <source>A mounted character takes up two hexes. When they give different cover, the better one counts: plain ground and brush make light cover. It is never strong, because the table for mounted targets has no such column (siege.sheet.3b). Which of the two hexes a shot is aimed at is told in siege.ruling.mounted-aim.</source>
        <comment>siege.3.31/text</comment>
        <translation>Un personaje a caballo ocupa dos casillas. Si dan coberturas distintas, cuenta la mejor: terreno llano y matorral dan cobertura ligera. Nunca es fuerte, porque la tabla de blancos a caballo no tiene esa columna (siege.sheet.3b). A cuál de las dos casillas se apunta se explica en siege.ruling.mounted-aim.</translation>
    </message>
    <message>
        <source>Where horses cannot go</source>
        <comment>siege.3.32a/title</comment>
        <translation>Por dónde no pasan los caballos</translation>
    </message>
    <message>
        <source>Horses, with or without a rider, may not enter ramparts, stairs, the doors and insides of towers and keep, the moat (filled or not), demolished walls, trees, tents, or any hex with a siege engine. What counts as an engine is told in siege.ruling.engines.</source>
        <comment>siege.3.32a/text</comment>
        <translation>Los caballos, con o sin jinete, no pueden entrar en almenas, escaleras, puertas e interiores de torres y del torreón, foso (tapado o no), murallas demolidas, árboles, tiendas ni en ninguna casilla con una máquina de asedio. Qué cuenta como máquina de asedio se explica en siege.ruling.engines.</translation>
    </message>
    <message>
        <source>Horses and trenches</source>
        <comment>siege.3.32b/title</comment>
        <translation>Caballos y trincheras</translation>
    </message>
    <message>
        <source>Mounted characters may cross a trench, even when someone is in it, as an exception to rule 1.61a. They may not stop in it.</source>
        <comment>siege.3.32b/text</comment>
        <translation>Un personaje a caballo puede cruzar una trinchera, aunque esté ocupada, como excepción a la regla 1.61a. No puede detenerse en ella.</translation>
    </message>
    <message>
        <source>Mounting and dismounting take a turn</source>
        <comment>siege.3.33a/title</comment>
        <translation>Montar y desmontar lleva un turno</translation>
    </message>
    <message>
        <source>Mounting a horse takes one complete turn, and so does dismounting. How that turn is counted is told in siege.ruling.mount-turn.</source>
        <comment>siege.3.33a/text</comment>
        <translation>Montar a caballo lleva un turno completo, y desmontar también. Cómo se cuenta ese turno se explica en siege.ruling.mount-turn.</translation>
    </message>
    <message>
        <source>The horse must be adjacent</source>
        <comment>siege.3.33b/title</comment>
        <translation>El caballo debe estar adyacente</translation>
    </message>
    <message>
        <source>A character may mount only when it is on a hex adjacent to the horse.</source>
        <comment>siege.3.33b/text</comment>
        <translation>Un personaje solo puede montar si se encuentra en una casilla adyacente al caballo.</translation>
    </message>
    <message>
        <source>Who may mount a captured horse</source>
        <comment>siege.3.33c/title</comment>
        <translation>Quién puede montar un caballo capturado</translation>
    </message>
    <message>
        <source>In the French edition captured horses may be mounted only by knights; in the Spanish edition only by riders, that is by characters for whom the scenario provides a mounted counter.</source>
        <comment>siege.3.33c/text</comment>
        <translation>En la edición francesa, solo los caballeros pueden montar caballos capturados; en la española, solo los jinetes, es decir, los personajes a los que el escenario da una ficha montada.</translation>
    </message>
    <message>
        <source>Counters change on mounting</source>
        <comment>siege.3.33d/title</comment>
        <translation>Al montar se cambian las fichas</translation>
    </message>
    <message>
        <source>On mounting, the counter of the character on foot and that of the horse are exchanged for the mounted counter of the same character; on dismounting, the other way round.</source>
        <comment>siege.3.33d/text</comment>
        <translation>Al montar, la ficha del personaje a pie y la del caballo se cambian por la ficha montada del mismo personaje; al desmontar, al revés.</translation>
    </message>
    <message>
        <source>The wounded and their horses</source>
        <comment>siege.3.33e/title</comment>
        <translation>Los heridos y sus caballos</translation>
    </message>
    <message>
        <source>In the French edition a wounded knight may neither mount nor mount again. In the Spanish edition a wounded rider may neither mount nor dismount.</source>
        <comment>siege.3.33e/text</comment>
        <translation>En la edición francesa, un caballero herido no puede montar ni volver a montar. En la española, un jinete herido no puede montar ni desmontar.</translation>
    </message>
    <message>
        <source>A horse without rider stays</source>
        <comment>siege.3.34a/title</comment>
        <translation>Un caballo sin jinete se queda quieto</translation>
    </message>
    <message>
        <source>A horse without a rider stays where it is until someone mounts it or leads it away.</source>
        <comment>siege.3.34a/text</comment>
        <translation>Un caballo sin jinete se queda donde está hasta que alguien lo monte o lo lleve de la brida.</translation>
    </message>
    <message>
        <source>Leading a horse</source>
        <comment>siege.3.34b/title</comment>
        <translation>Llevar un caballo de la brida</translation>
    </message>
    <message>
        <source>Any character, even a wounded one, who moves through a hex adjacent to a horse without rider may lead it on from there. The horse then follows as if it were part of his counter. Cost and limits are told in siege.ruling.led-horse.</source>
        <comment>siege.3.34b/text</comment>
        <translation>Cualquier personaje, incluso herido, que al moverse pase por una casilla adyacente a un caballo sin jinete puede llevarlo de la brida desde allí. El caballo lo sigue entonces como si formara parte de su ficha. El coste y los límites se explican en siege.ruling.led-horse.</translation>
    </message>
    <message>
        <source>First {name}, unhorsed, is placed beside the horse.</source>
        <comment>siege.3.35a/first</comment>
        <extracomment>placed: put on the map</extracomment>
        <translation>Antes hay que colocar junto al caballo a quien resultó desmontado: {name}.</translation>
    </message>
    <message>
        <source>{name} has not been unhorsed.</source>
        <comment>siege.3.35a/not_owed</comment>
        <translation>{name} no ha caído del caballo.</translation>
    </message>
    <message>
        <source>{hex} is not a free hex beside the horse of {name}.</source>
        <comment>siege.3.35a/elsewhere</comment>
        <translation>{hex} no es una casilla libre junto al caballo de {name}.</translation>
    </message>
    <message>
        <source>{name} is on foot at {hex}.</source>
        <comment>siege.3.35a/placed</comment>
        <translation>{name} está a pie en {hex}.</translation>
    </message>
    <message>
        <source>An unhorsed rider</source>
        <comment>siege.3.35a/title</comment>
        <translation>Un jinete que resulta desmontado</translation>
    </message>
    <message>
        <source>When a rider is unhorsed by a shot or in melee, his counter on foot (stunned, wounded or dead) goes on a hex adjacent to the horse. In the French edition his owner chooses that hex; the Spanish edition does not say who does. The horse stays where it is, alone, alive or dead as the result says. For lack of room see siege.ruling.unhorsed-place.</source>
        <comment>siege.3.35a/text</comment>
        <translation>Cuando un tiro o un combate cuerpo a cuerpo desmonta a un jinete, su ficha a pie (aturdida, herida o muerta) se coloca en una casilla adyacente al caballo. En la edición francesa esa casilla la elige su dueño; la española no dice quién. El caballo se queda donde está, solo, vivo o muerto según el resultado. Si no hay espacio, véase siege.ruling.unhorsed-place.</translation>
    </message>
    <message>
        <source>{target} is a horse without rider: results for a rider are ignored.</source>
        <comment>siege.3.35b/animal</comment>
        <translation>{target} es un animal sin jinete: los resultados del jinete no cuentan.</translation>
    </message>
    <message>
        <source>Shots and attacks at a horse alone</source>
        <comment>siege.3.35b/title</comment>
        <translation>Tiros y ataques a un caballo solo</translation>
    </message>
    <message>
        <source>Defence of a horse alone</source>
        <comment>siege.3.35c/title</comment>
        <translation>Defensa de un caballo solo</translation>
    </message>
    <message>
        <source>A horse without rider has a defence of 1.</source>
        <comment>siege.3.35c/text</comment>
        <translation>Un caballo sin jinete tiene 1 punto de defensa.</translation>
    </message>
    <message>
        <source>A rider fights on his worse hex</source>
        <comment>siege.3.35d/title</comment>
        <translation>El jinete combate desde su peor casilla</translation>
    </message>
    <message>
        <source>In melee a mounted character counts as standing on the less favourable of its two hexes.</source>
        <comment>siege.3.35d/text</comment>
        <translation>En el combate cuerpo a cuerpo, un personaje a caballo cuenta como situado en la menos ventajosa de sus dos casillas.</translation>
    </message>
    <message>
        <source>How often a ballista shoots</source>
        <comment>siege.3.41a/title</comment>
        <translation>Cada cuánto dispara un ballestón</translation>
    </message>
    <message>
        <source>A ballista shoots once every three turns, in step 1 of its side&apos;s phase, together with the crossbowmen.</source>
        <comment>siege.3.41a/text</comment>
        <translation>Un ballestón dispara una vez cada tres turnos, en la secuencia 1 de la fase de su bando, junto con los ballesteros.</translation>
    </message>
    <message>
        <source>The crew of a ballista</source>
        <comment>siege.3.41b/title</comment>
        <translation>Los operarios del ballestón</translation>
    </message>
    <message>
        <source>A ballista needs two characters beside it, one of them an engineer. In the French edition both must be beside it during the three turns, and at least one must be an engineer, wounded or not. In the Spanish edition there must be two adjacent characters, one of them an engineer. See siege.ruling.ballista-cycle.</source>
        <comment>siege.3.41b/text</comment>
        <translation>Un ballestón necesita dos personajes a su lado, uno de ellos ingeniero. En la edición francesa, ambos deben estar junto a él durante los tres turnos y al menos uno ha de ser ingeniero, herido o no. En la española debe haber dos personajes adyacentes, uno de ellos ingeniero. Véase siege.ruling.ballista-cycle.</translation>
    </message>
    <message>
        <source>Rolling for a ballista shot</source>
        <comment>siege.3.41c/title</comment>
        <translation>La tirada del ballestón</translation>
    </message>
    <message>
        <source>One die is rolled for a ballista shot and read on the table for the kind of target, mounted or on foot. Its ranges are on the play sheet (siege.sheet.1d).</source>
        <comment>siege.3.41c/text</comment>
        <translation>Para el tiro de un ballestón se tira un dado y se lee en la tabla del tipo de blanco, a caballo o a pie. Sus distancias figuran en la ficha de juego (siege.sheet.1d).</translation>
    </message>
    <message>
        <source>Marking the turns of a ballista</source>
        <comment>siege.3.41d/title</comment>
        <translation>Marcar los turnos del ballestón</translation>
    </message>
    <message>
        <source>The turns that have passed may be marked by putting counters numbered 1, 2 and 3 on the ballista.</source>
        <comment>siege.3.41d/text</comment>
        <translation>Los turnos transcurridos pueden marcarse colocando fichas numeradas 1, 2 y 3 sobre el ballestón.</translation>
    </message>
    <message>
        <source>A ballista stops shots</source>
        <comment>siege.3.42/title</comment>
        <translation>El ballestón detiene los tiros</translation>
    </message>
    <message>
        <source>No line of fire may pass through a hex with a ballista.</source>
        <comment>siege.3.42/text</comment>
        <translation>Ninguna línea de tiro puede atravesar una casilla con un ballestón.</translation>
    </message>
    <message>
        <source>A ballista stays where it was placed</source>
        <comment>siege.3.43a/title</comment>
        <extracomment>placed: put on the map</extracomment>
        <translation>El ballestón no se mueve</translation>
    </message>
    <message>
        <source>A ballista may not be moved once it has been placed. In a scenario of several days it may be placed anew between two assaults.</source>
        <comment>siege.3.43a/text</comment>
        <translation>Una vez colocado, un ballestón ya no puede moverse. En un escenario de varios días puede volver a colocarse entre dos asaltos.</translation>
    </message>
    <message>
        <source>Nobody passes a ballista</source>
        <comment>siege.3.43b/title</comment>
        <translation>Nadie atraviesa un ballestón</translation>
    </message>
    <message>
        <source>Setting fire by hand</source>
        <comment>siege.3.51a/title</comment>
        <extracomment>by hand: from the next hex, not with an arrow or with oil</extracomment>
        <translation>Incendiar a mano</translation>
    </message>
    <message>
        <source>Any character may set fire to an adjacent hex with a tent or, in the French edition, with any siege engine, in the Spanish edition with a siege tower. To do so it must stay a complete turn beside it: it arrives in its own turn, is not driven off in the enemy&apos;s phase and does not move in step 2 of its next turn. In step 4 of that turn it puts a flame counter on one such adjacent hex.</source>
        <comment>siege.3.51a/text</comment>
        <translation>Cualquier personaje puede incendiar una casilla adyacente con una tienda o, en la edición francesa, con cualquier máquina de asedio, y en la española, con una torre de asedio. Para ello debe permanecer junto a ella un turno completo: llega en su propio turno, no es desalojado en la fase enemiga y no se mueve en la secuencia 2 de su turno siguiente. En la secuencia 4 de ese turno coloca una ficha de llamas en una de esas casillas adyacentes.</translation>
    </message>
    <message>
        <source>Who sets fire does nothing else</source>
        <comment>siege.3.51b/title</comment>
        <translation>Quien incendia no hace nada más</translation>
    </message>
    <message>
        <source>In the phase in which it sets fire, a character neither shoots nor fights.</source>
        <comment>siege.3.51b/text</comment>
        <translation>En la fase en que incendia algo, un personaje no dispara ni combate.</translation>
    </message>
    <message>
        <source>Not by hand from a rampart</source>
        <comment>siege.3.51c/title</comment>
        <extracomment>by hand: from the next hex, not with an arrow or with oil</extracomment>
        <translation>Desde una almena no se incendia a mano</translation>
    </message>
    <message>
        <source>A character on a rampart may not set fire by hand to a siege engine (French edition) or to a siege tower (Spanish edition). It needs flaming arrows or boiling oil instead (rule 5.3).</source>
        <comment>siege.3.51c/text</comment>
        <translation>Un personaje en una almena no puede incendiar a mano una máquina de asedio (edición francesa) o una torre de asedio (edición española). Necesita flechas incendiarias o aceite hirviendo (regla 5.3).</translation>
    </message>
    <message>
        <source>How fire spreads</source>
        <comment>siege.3.52a/title</comment>
        <translation>Cómo se propaga el fuego</translation>
    </message>
    <message>
        <source>Where fire does not spread</source>
        <comment>siege.3.52b/title</comment>
        <translation>Dónde no se propaga el fuego</translation>
    </message>
    <message>
        <source>Nothing is rolled for fires that the enemy has put out during his phase. Fire does not spread to hexes with neither siege engine nor tent.</source>
        <comment>siege.3.52b/text</comment>
        <translation>No se tira por los incendios que el enemigo haya apagado en su fase. El fuego no se propaga a casillas sin máquina de asedio ni tienda.</translation>
    </message>
    <message>
        <source>Putting a fire out</source>
        <comment>siege.3.53a/title</comment>
        <translation>Apagar un incendio</translation>
    </message>
    <message>
        <source>A character adjacent to a burning hex may try to put the fire out in step 4, if it has neither moved nor shot nor fought in that phase. One die is rolled in the column &quot;put out&quot; of the fire table.</source>
        <comment>siege.3.53a/text</comment>
        <translation>Un personaje adyacente a una casilla en llamas puede intentar apagar el fuego en la secuencia 4, si en esa fase no se ha movido, no ha disparado y no ha combatido. Se tira un dado en la columna de extinción de la tabla de incendios.</translation>
    </message>
    <message>
        <source>One attempt each</source>
        <comment>siege.3.53b/title</comment>
        <translation>Un intento por personaje</translation>
    </message>
    <message>
        <source>Each character may make one attempt a turn, at one hex. Several characters may each make their attempt at the same hex.</source>
        <comment>siege.3.53b/text</comment>
        <translation>Cada personaje puede hacer un intento por turno, en una sola casilla. Varios personajes pueden hacer cada uno su intento en la misma casilla.</translation>
    </message>
    <message>
        <source>Getting out of the fire</source>
        <comment>siege.3.54a/title</comment>
        <translation>Salir del fuego</translation>
    </message>
    <message>
        <source>Nobody enters a burning hex</source>
        <comment>siege.3.54b/title</comment>
        <translation>Nadie entra en una casilla en llamas</translation>
    </message>
    <message>
        <source>A burning hex may not be entered.</source>
        <comment>siege.3.54b/text</comment>
        <translation>No se puede entrar en una casilla en llamas.</translation>
    </message>
    <message>
        <source>Stunned in the fire</source>
        <comment>siege.3.54c/title</comment>
        <translation>Aturdido entre las llamas</translation>
    </message>
    <message>
        <source>For a stunned character in a burning hex a die is rolled. From 1 to 6 it comes round at once and must leave the hex (rule 3.54a); from 7 to 10 it dies.</source>
        <comment>siege.3.54c/text</comment>
        <translation>Por un personaje aturdido en una casilla en llamas se tira un dado. De 1 a 6 vuelve en sí enseguida y debe abandonar la casilla (regla 3.54a); de 7 a 10 muere.</translation>
    </message>
    <message>
        <source>Three turns of fire destroy</source>
        <comment>siege.3.55a/title</comment>
        <translation>Tres turnos de fuego destruyen</translation>
    </message>
    <message>
        <source>When a hex burns for three turns in a row, what it holds is destroyed for good. How the turns are counted is told in siege.ruling.fire-count.</source>
        <comment>siege.3.55a/text</comment>
        <translation>Cuando una casilla arde tres turnos seguidos, lo que contiene queda destruido para siempre. Cómo se cuentan los turnos se explica en siege.ruling.fire-count.</translation>
    </message>
    <message>
        <source>One burnt hex is the whole engine</source>
        <comment>siege.3.55b/title</comment>
        <translation>Una casilla destruida, toda la máquina destruida</translation>
    </message>
    <message>
        <source>It is enough that one hex of a siege engine burns for three turns in a row: the whole engine is destroyed.</source>
        <comment>siege.3.55b/text</comment>
        <translation>Basta que una casilla de una máquina de asedio arda tres turnos seguidos: la máquina entera queda destruida.</translation>
    </message>
    <message>
        <source>Three engines against walls</source>
        <comment>siege.4.11a/title</comment>
        <translation>Tres máquinas contra los muros</translation>
    </message>
    <message>
        <source>Three engines can destroy the walls of the castle: the mangonel, the trebuchet and the ram. The first two throw stones from a distance and usually stand off the map; the ram must be brought to the foot of the wall.</source>
        <comment>siege.4.11a/text</comment>
        <translation>Tres máquinas de asedio pueden destruir las murallas: la catapulta, la balista y el ariete. Las dos primeras lanzan piedras desde lejos y suelen estar fuera del mapa; el ariete hay que llevarlo al pie del muro.</translation>
    </message>
    <message>
        <source>A day of bombardment or an assault</source>
        <comment>siege.4.11b/title</comment>
        <translation>Un día de bombardeo o un asalto</translation>
    </message>
    <message>
        <source>A day of bombardment from a distance rules out any other action that day. The ram, by contrast, is used during an assault.</source>
        <comment>siege.4.11b/text</comment>
        <translation>Un día de bombardeo a distancia excluye cualquier otra acción. El ariete, en cambio, se usa durante un asalto.</translation>
    </message>
    <message>
        <source>Damage is kept on the siege sheet</source>
        <comment>siege.4.12/title</comment>
        <translation>Los daños se anotan en la ficha de asedio</translation>
    </message>
    <message>
        <source>Damage to the walls is marked on the siege sheet, which holds the bombardment table and a small plan of the castle (siege.sheet.6a to siege.sheet.6f).</source>
        <comment>siege.4.12/text</comment>
        <translation>Los daños de los muros se anotan en la ficha de asedio, que contiene la tabla de bombardeo y un pequeño plano del castillo (de siege.sheet.6a a siege.sheet.6f).</translation>
    </message>
    <message>
        <source>The four stages of demolition</source>
        <comment>siege.4.13a/title</comment>
        <translation>Las cuatro etapas de la demolición</translation>
    </message>
    <message>
        <source>A wall hex is destroyed in four stages: slightly damaged, damaged, badly damaged, demolished.</source>
        <comment>siege.4.13a/text</comment>
        <translation>Una casilla de muro se destruye en cuatro etapas: muro ligeramente dañado, dañado, muy dañado y demolido.</translation>
    </message>
    <message>
        <source>Each D is one stage</source>
        <comment>siege.4.13b/title</comment>
        <translation>Cada D es una etapa</translation>
    </message>
    <message>
        <source>Each result D on the bombardment table takes the hex one stage further.</source>
        <comment>siege.4.13b/text</comment>
        <translation>Cada resultado D en la tabla de bombardeo hace avanzar la casilla una etapa.</translation>
    </message>
    <message>
        <source>At most one stage a day from a distance</source>
        <comment>siege.4.13c/title</comment>
        <translation>A distancia, una etapa al día como máximo</translation>
    </message>
    <message>
        <source>By bombardment from a distance a hex goes down at most one stage a day.</source>
        <comment>siege.4.13c/text</comment>
        <translation>Con el bombardeo a distancia, una casilla avanza como máximo una etapa al día.</translation>
    </message>
    <message>
        <source>A ram may go faster</source>
        <comment>siege.4.13d/title</comment>
        <translation>El ariete puede ir más deprisa</translation>
    </message>
    <message>
        <source>A ram may take a hex through several stages in one and the same assault.</source>
        <comment>siege.4.13d/text</comment>
        <translation>Un ariete puede hacer avanzar una casilla varias etapas en un mismo asalto.</translation>
    </message>
    <message>
        <source>Damaged is as good as whole</source>
        <comment>siege.4.13e/title</comment>
        <translation>Lo dañado cuenta como intacto</translation>
    </message>
    <message>
        <source>For movement, melee and cover a damaged hex counts as whole until it reaches the fourth stage.</source>
        <comment>siege.4.13e/text</comment>
        <translation>Para el movimiento, el combate cuerpo a cuerpo y la cobertura, una casilla dañada cuenta como intacta hasta que llega a la cuarta etapa.</translation>
    </message>
    <message>
        <source>Rubble takes the place of the wall</source>
        <comment>siege.4.14a/title</comment>
        <extracomment>the rubble lies where the wall stood</extracomment>
        <translation>La muralla demolida ocupa el lugar del muro</translation>
    </message>
    <message>
        <source>Whoever stands on it is wounded</source>
        <comment>siege.4.14b/title</comment>
        <translation>Quien está allí resulta herido</translation>
    </message>
    <message>
        <source>A character who is on a hex at the moment of its demolition is wounded.</source>
        <comment>siege.4.14b/text</comment>
        <translation>Un personaje que se encuentra en una casilla en el momento de su demolición resulta herido.</translation>
    </message>
    <message>
        <source>One hex a day for each engine</source>
        <comment>siege.4.21a/title</comment>
        <translation>Una casilla al día por máquina</translation>
    </message>
    <message>
        <source>A mangonel or trebuchet may not bombard more than one hex a day. On another day it may have another hex.</source>
        <comment>siege.4.21a/text</comment>
        <translation>Una catapulta o una balista no puede bombardear más de una casilla al día. Otro día puede ser otra distinta.</translation>
    </message>
    <message>
        <source>Engines apart or together</source>
        <comment>siege.4.21b/title</comment>
        <translation>Máquinas por separado o juntas</translation>
    </message>
    <message>
        <source>On the same day several engines may bombard different hexes, or add their points against the same hex.</source>
        <comment>siege.4.21b/text</comment>
        <translation>En un mismo día, varias máquinas pueden bombardear casillas distintas o sumar sus puntos contra la misma casilla.</translation>
    </message>
    <message>
        <source>Bombardment points</source>
        <comment>siege.4.21c/title</comment>
        <translation>Puntos de bombardeo</translation>
    </message>
    <message>
        <source>A mangonel is worth 1 point and a trebuchet 3. The Spanish edition calls the 1-point engine catapulta and the 3-point engine balista.</source>
        <comment>siege.4.21c/text</comment>
        <translation>Una catapulta vale 1 punto y una balista, 3. La edición española llama así a las máquinas de 1 punto y de 3 puntos.</translation>
    </message>
    <message>
        <source>How a day&apos;s bombardment is resolved</source>
        <comment>siege.4.21d/title</comment>
        <translation>Cómo se resuelve un día de bombardeo</translation>
    </message>
    <message>
        <source>Each day the besieger names the hexes to bombard and assigns engines to them. For each hex he adds up the points and rolls one die on the bombardment table. For totals that have no column of their own see siege.ruling.points-between.</source>
        <comment>siege.4.21d/text</comment>
        <translation>Cada día, el asediante indica las casillas que bombardea y les asigna máquinas. Para cada casilla suma los puntos y tira un dado en la tabla de bombardeo. Para los totales que no tienen columna propia, véase siege.ruling.points-between.</translation>
    </message>
    <message>
        <source>Towers and keep are tougher</source>
        <comment>siege.4.21e/title</comment>
        <translation>Torres y torreón aguantan más</translation>
    </message>
    <message>
        <source>When the bombarded hex belongs to a tower or to the keep, 1 is subtracted from the die.</source>
        <comment>siege.4.21e/text</comment>
        <translation>Si la casilla bombardeada pertenece a una torre o al torreón, se resta 1 al dado.</translation>
    </message>
    <message>
        <source>The keep only through a breach</source>
        <comment>siege.4.21f/title</comment>
        <translation>El torreón, solo a través de una brecha</translation>
    </message>
    <message>
        <source>The walls of the keep may not be bombarded as long as no hex of the outer wall is demolished. After that only the three keep wall hexes nearest to the breach may be bombarded; see siege.ruling.keep-nearest.</source>
        <comment>siege.4.21f/text</comment>
        <translation>Los muros del torreón no pueden bombardearse mientras no haya ninguna casilla demolida en los muros exteriores. Después, solo pueden bombardearse las tres casillas de muro del torreón más próximas a la brecha; véase siege.ruling.keep-nearest.</translation>
    </message>
    <message>
        <source>The walls beside the drawbridge</source>
        <comment>siege.4.21g/title</comment>
        <translation>Los muros junto al puente levadizo</translation>
    </message>
    <message>
        <source>The two castle wall hexes on either side of the drawbridge are bombarded as if they were ramparts, so nothing is subtracted from the die.</source>
        <comment>siege.4.21g/text</comment>
        <translation>Las dos casillas de muralla situadas a los lados del puente levadizo se bombardean como si fueran almenas, de modo que no se resta nada al dado.</translation>
    </message>
    <message>
        <source>What may be bombarded</source>
        <comment>siege.4.21h/title</comment>
        <translation>Qué se puede bombardear</translation>
    </message>
    <message>
        <source>In the French edition ramparts, towers and the keep may be bombarded; the Spanish edition gives no list. The siege sheet marks these hexes with a thick line.</source>
        <comment>siege.4.21h/text</comment>
        <translation>En la edición francesa se pueden bombardear almenas, torres y torreón; la española no da ninguna lista. La ficha de asedio marca esas casillas con una línea gruesa.</translation>
    </message>
    <message>
        <source>Mangonel and trebuchet on the map</source>
        <comment>siege.4.22/title</comment>
        <translation>Catapulta y balista en el mapa</translation>
    </message>
    <message>
        <source>Engines that break down</source>
        <comment>siege.4.23a/title</comment>
        <translation>Máquinas que se averían</translation>
    </message>
    <message>
        <source>When the bombardment result contains a number followed by C, that many points of the engines that took part are out of order. The besieger shares the loss out among those engines as he likes. A result may hold damage and breakdown together (siege.ruling.bombard-both).</source>
        <comment>siege.4.23a/text</comment>
        <translation>Cuando el resultado del bombardeo contiene un número seguido de C, quedan inutilizados otros tantos puntos de las máquinas que han participado. El asediante reparte la reducción entre ellas como quiera. Un resultado puede traer a la vez daño y avería (siege.ruling.bombard-both).</translation>
    </message>
    <message>
        <source>Repair takes one day</source>
        <comment>siege.4.23b/title</comment>
        <translation>La reparación lleva un día</translation>
    </message>
    <message>
        <source>Repair takes one day, for all damaged engines together.</source>
        <comment>siege.4.23b/text</comment>
        <translation>La reparación lleva un día, para todas las máquinas dañadas a la vez.</translation>
    </message>
    <message>
        <source>No bombardment under repair</source>
        <comment>siege.4.23c/title</comment>
        <translation>No se bombardea durante la reparación</translation>
    </message>
    <message>
        <source>An engine under repair may not bombard.</source>
        <comment>siege.4.23c/text</comment>
        <translation>Una máquina en reparación no puede bombardear.</translation>
    </message>
    <message>
        <source>Burnt engines are lost</source>
        <comment>siege.4.23d/title</comment>
        <translation>Las máquinas destruidas por el fuego se pierden</translation>
    </message>
    <message>
        <source>An engine destroyed by fire, even in part, may not be repaired.</source>
        <comment>siege.4.23d/text</comment>
        <translation>Una máquina destruida por el fuego, aunque solo sea en parte, no puede repararse.</translation>
    </message>
    <message>
        <source>Ram as terrain</source>
        <comment>siege.4.3a/title</comment>
        <translation>El ariete como terreno</translation>
    </message>
    <message>
        <source>A ram hex costs 2 movement points to enter on foot and is impassable for horses. It gives total cover, and its combat influence is a disadvantage (-).</source>
        <comment>siege.4.3a/text</comment>
        <translation>Una casilla de ariete cuesta 2 puntos de movimiento a pie y es impasable para los caballos. Da cobertura total y su influencia en combate es una desventaja (-).</translation>
    </message>
    <message>
        <source>A ram moves like a siege tower</source>
        <comment>siege.4.31a/title</comment>
        <translation>El ariete se mueve como una torre de asedio</translation>
    </message>
    <message>
        <source>A ram moves exactly as a siege tower does, with all the limits of rule 2.41: three characters, up to 2 movement points a turn, straight lines, and only over plain ground and filled moat.</source>
        <comment>siege.4.31a/text</comment>
        <translation>El ariete se mueve exactamente como una torre de asedio, con todos los límites de la regla 2.41: tres personajes, hasta 2 puntos de movimiento por turno, en línea recta y solo por terreno llano y foso tapado.</translation>
    </message>
    <message>
        <source>Three under the ram, none on top</source>
        <comment>siege.4.31b/title</comment>
        <translation>Tres debajo del ariete, ninguno encima</translation>
    </message>
    <message>
        <source>No character may be on top of a ram. Three are under it, one on each hex, and all three are needed both to move it and to ram.</source>
        <comment>siege.4.31b/text</comment>
        <translation>Ningún personaje puede estar encima del ariete. Debajo hay tres, uno en cada casilla, y los tres hacen falta tanto para moverlo como para golpear con él.</translation>
    </message>
    <message>
        <source>When ramming starts</source>
        <comment>siege.4.32a/title</comment>
        <translation>Cuándo empieza a golpear el ariete</translation>
    </message>
    <message>
        <source>Once the ram has reached a hex adjacent to the castle wall, it may ram from step 4 of that same phase on.</source>
        <comment>siege.4.32a/text</comment>
        <translation>Una vez que el ariete ha llegado a una casilla adyacente a la muralla, puede golpear desde la secuencia 4 de esa misma fase.</translation>
    </message>
    <message>
        <source>The ram has 9 points</source>
        <comment>siege.4.32b/title</comment>
        <translation>El ariete vale 9 puntos</translation>
    </message>
    <message>
        <source>A ram is worth 9 points: its die is read in column 9 of the bombardment table. C results are ignored.</source>
        <comment>siege.4.32b/text</comment>
        <translation>Un ariete vale 9 puntos: su dado se lee en la columna 9 de la tabla de bombardeo. Los resultados C no se tienen en cuenta.</translation>
    </message>
    <message>
        <source>One die every two turns</source>
        <comment>siege.4.32c/title</comment>
        <translation>Un dado cada dos turnos</translation>
    </message>
    <message>
        <source>One die is rolled for the ram every two turns. The damage is marked on the siege sheet each time.</source>
        <comment>siege.4.32c/text</comment>
        <translation>Por el ariete se tira un dado cada dos turnos. Los daños se anotan cada vez en la ficha de asedio.</translation>
    </message>
    <message>
        <source>Whole and damaged walls alike</source>
        <comment>siege.4.32d/title</comment>
        <translation>Muros intactos y dañados</translation>
    </message>
    <message>
        <source>A ram may be used against whole hexes as well as against damaged ones.</source>
        <comment>siege.4.32d/text</comment>
        <translation>El ariete puede usarse tanto contra casillas intactas como contra casillas ya dañadas.</translation>
    </message>
    <message>
        <source>Ramming a tower</source>
        <comment>siege.4.32e/title</comment>
        <translation>El ariete contra una torre</translation>
    </message>
    <message>
        <source>When the rammed hex belongs to a tower, 1 is subtracted from the die.</source>
        <comment>siege.4.32e/text</comment>
        <translation>Si la casilla golpeada pertenece a una torre, se resta 1 al dado.</translation>
    </message>
    <message>
        <source>No ram against the keep</source>
        <comment>siege.4.32f/title</comment>
        <translation>El ariete no sirve contra el torreón</translation>
    </message>
    <message>
        <source>A ram may not be used against the keep.</source>
        <comment>siege.4.32f/text</comment>
        <translation>El ariete no puede usarse contra el torreón.</translation>
    </message>
    <message>
        <source>Ramming beside the drawbridge</source>
        <comment>siege.4.32g/title</comment>
        <translation>El ariete junto al puente levadizo</translation>
    </message>
    <message>
        <source>The two castle wall hexes on either side of the drawbridge count as ramparts when they are rammed.</source>
        <comment>siege.4.32g/text</comment>
        <translation>Las dos casillas de muralla situadas a los lados del puente levadizo cuentan como almenas cuando las golpea un ariete.</translation>
    </message>
    <message>
        <source>A ram stops shots at its own height</source>
        <comment>siege.4.33a/title</comment>
        <translation>El ariete detiene los tiros a su altura</translation>
    </message>
    <message>
        <source>The three hexes of a ram stop the line of fire between characters at the same height as the ram; see siege.ruling.own-height.</source>
        <comment>siege.4.33a/text</comment>
        <translation>Las tres casillas de un ariete detienen la línea de tiro entre personajes que están a la misma altura que él; véase siege.ruling.own-height.</translation>
    </message>
    <message>
        <source>Under the ram</source>
        <comment>siege.4.33b/title</comment>
        <translation>Debajo del ariete</translation>
    </message>
    <message>
        <source>Characters under a ram have total cover, but may not shoot.</source>
        <comment>siege.4.33b/text</comment>
        <translation>Los personajes que están debajo del ariete tienen cobertura total, pero no pueden disparar.</translation>
    </message>
    <message>
        <source>Fighting interrupts the ram</source>
        <comment>siege.4.34a/title</comment>
        <translation>Combatir interrumpe los golpes del ariete</translation>
    </message>
    <message>
        <source>When one of the three characters at the ram attacks in melee or tries to put out a fire, ramming is interrupted. In the French edition it resumes one turn late; in the Spanish edition it resumes in the next turn. See siege.ruling.ram-delay.</source>
        <comment>siege.4.34a/text</comment>
        <translation>Cuando uno de los tres personajes del ariete ataca cuerpo a cuerpo o intenta apagar un incendio, los golpes del ariete se interrumpen. En la edición francesa se reanudan con un turno de retraso; en la española, en el turno siguiente. Véase siege.ruling.ram-delay.</translation>
    </message>
    <message>
        <source>Fighting from under the ram</source>
        <comment>siege.4.34b/title</comment>
        <translation>Combatir desde debajo del ariete</translation>
    </message>
    <message>
        <source>Characters under a ram may attack adjacent hexes and may be attacked from them.</source>
        <comment>siege.4.34b/text</comment>
        <translation>Los personajes que están debajo del ariete pueden atacar las casillas adyacentes y ser atacados desde ellas.</translation>
    </message>
    <message>
        <source>A full crew is needed</source>
        <comment>siege.4.34c/title</comment>
        <translation>Hacen falta los tres</translation>
    </message>
    <message>
        <source>When one of the three characters at the ram is stunned or dies, there is no ramming until he has recovered or someone else has taken his place.</source>
        <comment>siege.4.34c/text</comment>
        <translation>Cuando uno de los tres personajes del ariete queda aturdido o muere, no se golpea con él hasta que se recupere o lo sustituya otro.</translation>
    </message>
    <message>
        <source>Drawing a cart</source>
        <comment>siege.5.11a/title</comment>
        <translation>Tirar de un carro</translation>
    </message>
    <message>
        <source>Leading draught animals</source>
        <comment>siege.5.11b/title</comment>
        <translation>Llevar animales de tiro</translation>
    </message>
    <message>
        <source>Carts block lines of fire</source>
        <comment>siege.5.11c/title</comment>
        <translation>Los carros bloquean las líneas de tiro</translation>
    </message>
    <message>
        <source>Both hexes of a cart block lines of fire between characters who are on the cart&apos;s own height (siege.ruling.own-height).</source>
        <comment>siege.5.11c/text</comment>
        <translation>Las dos casillas de un carro bloquean las líneas de tiro entre personajes situados a la misma altura que el carro (siege.ruling.own-height).</translation>
    </message>
    <message>
        <source>Harnessing takes a phase</source>
        <comment>siege.5.11d/title</comment>
        <translation>Enganchar lleva una fase</translation>
    </message>
    <message>
        <source>Harnessing an animal to a cart, or unharnessing it, takes one character the whole of its phase, whether the animal is alive or dead.</source>
        <comment>siege.5.11d/text</comment>
        <translation>Enganchar un animal al carro o desengancharlo ocupa a un personaje durante toda su fase, esté el animal vivo o muerto.</translation>
    </message>
    <message>
        <source>Shots and attacks at draught animals</source>
        <comment>siege.5.12a/title</comment>
        <translation>Tiros y ataques contra animales de tiro</translation>
    </message>
    <message>
        <source>A shot or an attack at a draught animal is resolved as against a mounted character; whatever the result says about the rider is ignored.</source>
        <comment>siege.5.12a/text</comment>
        <translation>Un tiro o un ataque contra un animal de tiro se resuelve como contra un personaje a caballo; lo que el resultado diga del jinete no se tiene en cuenta.</translation>
    </message>
    <message>
        <source>Defence of draught animals</source>
        <comment>siege.5.12b/title</comment>
        <translation>Defensa de los animales de tiro</translation>
    </message>
    <message>
        <source>A draught animal has a defence of 1.</source>
        <comment>siege.5.12b/text</comment>
        <translation>Un animal de tiro tiene 1 punto de defensa.</translation>
    </message>
    <message>
        <source>The mantlet as terrain</source>
        <comment>siege.5.2a/title</comment>
        <translation>El mantelete como terreno</translation>
    </message>
    <message>
        <source>A mantlet&apos;s hex costs 1 movement point on foot and is impassable for horses. It gives strong cover on the sides named in rule 5.22, and its combat influence is neutral (0).</source>
        <comment>siege.5.2a/text</comment>
        <translation>La casilla de un mantelete cuesta 1 punto de movimiento a pie y es impasable para los caballos. Da cobertura fuerte por los lados que indica la regla 5.22 y su influencia en combate es neutral (0).</translation>
    </message>
    <message>
        <source>Pushing a mantlet</source>
        <comment>siege.5.21a/title</comment>
        <translation>Empujar un mantelete</translation>
    </message>
    <message>
        <source>A character on the mantlet&apos;s hex may push it along as it moves, with 2 movement points fewer than usual.</source>
        <comment>siege.5.21a/text</comment>
        <translation>Un personaje que esté en la casilla del mantelete puede empujarlo al moverse, con 2 puntos de movimiento menos.</translation>
    </message>
    <message>
        <source>Where a mantlet cannot go</source>
        <comment>siege.5.21b/title</comment>
        <translation>Por dónde no pasa un mantelete</translation>
    </message>
    <message>
        <source>A mantlet may not enter terrain that horses cannot enter, except a filled moat, which it may enter.</source>
        <comment>siege.5.21b/text</comment>
        <translation>Un mantelete no puede entrar en terrenos impasables para los caballos, salvo en el foso tapado, donde sí puede.</translation>
    </message>
    <message>
        <source>The mantlet faces one side</source>
        <comment>siege.5.22a/title</comment>
        <translation>El mantelete mira a un lado</translation>
    </message>
    <message>
        <source>From the moment it comes onto the map, a mantlet&apos;s base lies along one side of its hex. When it may be turned is told in siege.ruling.mantlet-turn.</source>
        <comment>siege.5.22a/text</comment>
        <translation>Desde que entra en el mapa, la base del mantelete descansa a lo largo de uno de los lados de su casilla. Cuándo puede girarse se dice en siege.ruling.mantlet-turn.</translation>
    </message>
    <message>
        <source>Cover behind the mantlet</source>
        <comment>siege.5.22b/title</comment>
        <translation>Cobertura tras el mantelete</translation>
    </message>
    <message>
        <source>No cover from behind</source>
        <comment>siege.5.22c/title</comment>
        <translation>Sin cobertura por detrás</translation>
    </message>
    <message>
        <source>When the line of fire enters the mantlet&apos;s hex across one of the other three sides, the mantlet gives no cover.</source>
        <comment>siege.5.22c/text</comment>
        <translation>Cuando la línea de tiro entra en la casilla del mantelete por uno de los otros tres lados, el mantelete no da ninguna cobertura.</translation>
    </message>
    <message>
        <source>Mantlets block lines of fire</source>
        <comment>siege.5.23a/title</comment>
        <translation>Los manteletes bloquean las líneas de tiro</translation>
    </message>
    <message>
        <source>A mantlet&apos;s hex blocks lines of fire between characters on its own height.</source>
        <comment>siege.5.23a/text</comment>
        <translation>La casilla de un mantelete bloquea las líneas de tiro entre personajes situados a su misma altura.</translation>
    </message>
    <message>
        <source>Shooting from a mantlet</source>
        <comment>siege.5.23b/title</comment>
        <translation>Disparar desde un mantelete</translation>
    </message>
    <message>
        <source>A character on the mantlet&apos;s hex may shoot in every direction.</source>
        <comment>siege.5.23b/text</comment>
        <translation>Un personaje en la casilla del mantelete puede disparar en todas las direcciones.</translation>
    </message>
    <message>
        <source>No horses on a mantlet&apos;s hex</source>
        <comment>siege.5.23c/title</comment>
        <translation>Ningún caballo en la casilla del mantelete</translation>
    </message>
    <message>
        <source>Horses, mounted or not, may not enter a mantlet&apos;s hex.</source>
        <comment>siege.5.23c/text</comment>
        <translation>Los caballos, con jinete o sin él, no pueden entrar en la casilla de un mantelete.</translation>
    </message>
    <message>
        <source>No melee across the mantlet</source>
        <comment>siege.5.24a/title</comment>
        <translation>Sin combate a través del mantelete</translation>
    </message>
    <message>
        <source>No melee is possible across the hexside where the mantlet&apos;s base lies. The Spanish edition speaks of the hex in front, which is the same side.</source>
        <comment>siege.5.24a/text</comment>
        <translation>No es posible el combate cuerpo a cuerpo a través del lado de la casilla donde descansa la base del mantelete. La edición española habla de la casilla frontal, que es ese mismo lado.</translation>
    </message>
    <message>
        <source>No retreat across the mantlet</source>
        <comment>siege.5.24b/title</comment>
        <translation>Sin retirada a través del mantelete</translation>
    </message>
    <message>
        <source>No character may retreat across the hexside where the mantlet&apos;s base lies.</source>
        <comment>siege.5.24b/text</comment>
        <translation>Ningún personaje puede retroceder a través del lado de la casilla donde descansa la base del mantelete.</translation>
    </message>
    <message>
        <source>Flaming arrows</source>
        <comment>siege.5.31a/title</comment>
        <translation>Flechas incendiarias</translation>
    </message>
    <message>
        <source>An archer may shoot a flaming arrow in place of a normal shot. It does no harm to characters, but it may set a siege engine alight (siege.ruling.flaming-line).</source>
        <comment>siege.5.31a/text</comment>
        <translation>Un arquero puede disparar una flecha incendiaria en lugar de una flecha normal. No daña a los personajes, pero puede incendiar una máquina de asedio (siege.ruling.flaming-line).</translation>
    </message>
    <message>
        <source>Flaming arrows only at short range</source>
        <comment>siege.5.31b/title</comment>
        <translation>Flechas incendiarias solo a corta distancia</translation>
    </message>
    <message>
        <source>A flaming arrow may not be shot beyond the short range of the bow used.</source>
        <comment>siege.5.31b/text</comment>
        <translation>Una flecha incendiaria no puede dispararse más allá de la distancia corta del arco empleado.</translation>
    </message>
    <message>
        <source>Rolling for a flaming arrow</source>
        <comment>siege.5.31c/title</comment>
        <translation>La tirada de una flecha incendiaria</translation>
    </message>
    <message>
        <source>A flaming arrow does not use the shot tables: roll 1 die on the fire table, in the column of the engine aimed at. That column already allows for the difficulty of hitting it.</source>
        <comment>siege.5.31c/text</comment>
        <translation>Una flecha incendiaria no usa las tablas de tiro: se tira 1 dado en la tabla de incendios, en la columna de la máquina a la que se apunta. Esa columna ya incluye la dificultad de alcanzarla.</translation>
    </message>
    <message>
        <source>The arrow sets its target alight</source>
        <comment>siege.5.31d/title</comment>
        <translation>La flecha incendia el blanco</translation>
    </message>
    <message>
        <source>On a result F, put a flame counter on the hex aimed at. The French edition says that this is done at once.</source>
        <comment>siege.5.31d/text</comment>
        <translation>Con un resultado F se coloca una ficha de llamas en la casilla a la que se apunta. La edición francesa precisa que se hace al instante.</translation>
    </message>
    <message>
        <source>Fires lit by arrows</source>
        <comment>siege.5.31e/title</comment>
        <translation>Los incendios provocados por flechas</translation>
    </message>
    <message>
        <source>A fire lit by a flaming arrow follows the rules of fire (rule 3.5). A result DA on the fire table puts out only a fire of this kind (siege.sheet.7).</source>
        <comment>siege.5.31e/text</comment>
        <translation>Un incendio provocado por una flecha incendiaria sigue las reglas de los incendios (regla 3.5). Un resultado DA en la tabla de incendios apaga únicamente un incendio de este tipo (siege.sheet.7).</translation>
    </message>
    <message>
        <source>Pouring boiling oil</source>
        <comment>siege.5.32a/title</comment>
        <translation>Verter aceite hirviendo</translation>
    </message>
    <message>
        <source>Whom the oil reaches</source>
        <comment>siege.5.32b/title</comment>
        <extracomment>reaches: flows upon</extracomment>
        <translation>A quién alcanza el aceite</translation>
    </message>
    <message>
        <source>The top of a siege tower is out of reach</source>
        <comment>siege.5.32c/title</comment>
        <extracomment>out of reach: the oil does not get there</extracomment>
        <translation>Lo alto de la torre queda fuera de alcance</translation>
    </message>
    <message>
        <source>Pouring oil takes the place of fighting</source>
        <comment>siege.5.32d/title</comment>
        <translation>Quien vierte aceite no combate</translation>
    </message>
    <message>
        <source>A character who pours oil may neither shoot nor fight in that phase.</source>
        <comment>siege.5.32d/text</comment>
        <translation>Un personaje que vierte aceite no puede disparar ni combatir en esa fase.</translation>
    </message>
    <message>
        <source>Carrying an oil barrel</source>
        <comment>siege.5.32e/title</comment>
        <translation>Llevar un barril de aceite</translation>
    </message>
    <message>
        <source>A character who carries an oil barrel has 2 movement points fewer. The barrel and the character&apos;s counter move together.</source>
        <comment>siege.5.32e/text</comment>
        <translation>Un personaje que lleva un barril de aceite tiene 2 puntos de movimiento menos. El barril y la ficha del personaje se mueven juntos.</translation>
    </message>
    <message>
        <source>Oil on an unprotected target</source>
        <comment>siege.5.32f/title</comment>
        <translation>Aceite sobre un blanco sin protección</translation>
    </message>
    <message>
        <source>A target that no siege engine protects suffers at once an attack on column 8-1 of the melee table against foot (siege.ruling.oil-attack).</source>
        <comment>siege.5.32f/text</comment>
        <translation>Un blanco al que no protege ninguna máquina de asedio sufre al instante un ataque en la columna 8-1 de la tabla de combate contra personajes a pie (siege.ruling.oil-attack).</translation>
    </message>
    <message>
        <source>Oil on a target under an engine</source>
        <comment>siege.5.32g/title</comment>
        <translation>Aceite sobre un blanco bajo una máquina</translation>
    </message>
    <message>
        <source>When a siege engine protects the target, as for those inside a siege tower or under a ram, first roll 1 die for the engine in the oil barrels column of the fire table. If the engine catches, turn the barrel counter to its flame side on that hex and make the 8-1 attack. If it does not, remove the barrel; there is no attack.</source>
        <comment>siege.5.32g/text</comment>
        <translation>Cuando una máquina de asedio protege al blanco, como a quienes están dentro de una torre de asedio o bajo un ariete, primero se tira 1 dado por la máquina en la columna de los barriles de aceite de la tabla de incendios. Si la máquina se incendia, se da la vuelta a la ficha del barril en esa casilla para mostrar las llamas y se hace el ataque 8-1. Si no, se retira el barril y no hay ataque.</translation>
    </message>
    <message>
        <source>Fleeing the burning oil</source>
        <comment>siege.5.32h/title</comment>
        <translation>Retroceder ante el aceite en llamas</translation>
    </message>
    <message>
        <source>When the engine has caught fire, the character retreats at once, whatever the result of the attack (siege.ruling.oil-retreat).</source>
        <comment>siege.5.32h/text</comment>
        <translation>Cuando la máquina se ha incendiado, el personaje retrocede al instante, sea cual sea el resultado del ataque (siege.ruling.oil-retreat).</translation>
    </message>
    <message>
        <source>The barrel is used up</source>
        <comment>siege.5.32i/title</comment>
        <translation>El barril se gasta</translation>
    </message>
    <message>
        <source>When the oil was aimed only at a character and not at an engine, remove the barrel after the attack.</source>
        <comment>siege.5.32i/text</comment>
        <translation>Cuando el aceite iba dirigido solo contra un personaje y no contra una máquina, el barril se retira tras el ataque.</translation>
    </message>
    <message>
        <source>Fires of arrows and oil are ordinary fires</source>
        <comment>siege.5.32j/title</comment>
        <translation>Los incendios de flechas y aceite son incendios normales</translation>
    </message>
    <message>
        <source>Everything said of fire in rule 3.5 (spreading, putting out, leaving the hex, damage) also holds for fires lit by flaming arrows and by oil.</source>
        <comment>siege.5.32j/text</comment>
        <translation>Todo lo que la regla 3.5 dice de los incendios (propagación, extinción, abandono de la casilla, daños) vale también para los incendios provocados por flechas incendiarias y por aceite.</translation>
    </message>
    <message>
        <source>Rolling for recovery</source>
        <comment>siege.5.4a/title</comment>
        <translation>La tirada de curación</translation>
    </message>
    <message>
        <source>The day of recovery</source>
        <comment>siege.5.4b/title</comment>
        <translation>El día de la recuperación</translation>
    </message>
    <message>
        <source>The wounded may fight</source>
        <comment>siege.5.4c/title</comment>
        <translation>Los heridos pueden luchar</translation>
    </message>
    <message>
        <source>A wounded character may fight in the meantime, and doing so does not change its date of recovery. If it is wounded again, it dies. Only the Spanish edition says this, in a translator&apos;s note; it agrees with siege.sheet.5d.</source>
        <comment>siege.5.4c/text</comment>
        <translation>Entretanto, un herido puede luchar, y eso no cambia su fecha de recuperación. Si lo hieren otra vez, muere. Solo lo dice la edición española, en una nota del traductor; concuerda con siege.sheet.5d.</translation>
    </message>
    <message>
        <source>A death may cause panic</source>
        <comment>siege.panic.1a/title</comment>
        <translation>Una muerte puede sembrar el pánico</translation>
    </message>
    <message>
        <source>When a character is killed, the owner of its friends within 3 hexes rolls 1 die on the panic table if any of them can be frightened by that death. The result applies at once (siege.ruling.panic-once).</source>
        <comment>siege.panic.1a/text</comment>
        <translation>Cuando muere un personaje, el dueño de sus amigos situados a 3 casillas o menos tira 1 dado en la tabla de pánico si esa muerte puede asustar a alguno de ellos. El resultado se aplica al instante (siege.ruling.panic-once).</translation>
    </message>
    <message>
        <source>Who can panic</source>
        <comment>siege.panic.1b/title</comment>
        <translation>Quién puede ser presa del pánico</translation>
    </message>
    <message>
        <source>There are three classes. Knights never panic; soldiers may panic when a knight or another soldier of their side dies; peasants and civilians may panic when anyone of their side dies. The death of an enemy never counts.</source>
        <comment>siege.panic.1b/text</comment>
        <translation>Hay tres categorías. Los caballeros nunca son presa del pánico; los soldados pueden serlo cuando muere un caballero u otro soldado de su bando; los campesinos y los civiles, cuando muere cualquiera de su bando. La muerte de un enemigo no cuenta nunca.</translation>
    </message>
    <message>
        <source>The panic table</source>
        <comment>siege.panic.1c/title</comment>
        <translation>La tabla de pánico</translation>
    </message>
    <message>
        <source>On a die of 1 to 5 nothing happens. On 6, 7 or 8, 1, 2 or 3 characters panic respectively. On 9, 3 characters rout; on 10, 6 characters rout.</source>
        <comment>siege.panic.1c/text</comment>
        <translation>Con un dado de 1 a 5 no pasa nada. Con 6, 7 u 8 entran en pánico 1, 2 o 3 personajes, respectivamente. Con 9 entran en desbandada 3 personajes; con 10 entran en desbandada 6.</translation>
    </message>
    <message>
        <source>The owner chooses who panics</source>
        <comment>siege.panic.1d/title</comment>
        <translation>El dueño elige a los afectados</translation>
    </message>
    <message>
        <source>No panic inside the castle</source>
        <comment>siege.panic.1e/title</comment>
        <translation>Sin pánico dentro del castillo</translation>
    </message>
    <message>
        <source>Defenders who are inside the castle are not subject to panic or rout.</source>
        <comment>siege.panic.1e/text</comment>
        <translation>Los defensores que están dentro del castillo no están sujetos al pánico ni a la desbandada.</translation>
    </message>
    <message>
        <source>A panicked character runs</source>
        <comment>siege.panic.2a/title</comment>
        <translation>Quien es presa del pánico retrocede</translation>
    </message>
    <message>
        <source>A character seized by panic retreats 3 hexes at once, moving away from the enemy with each hex if possible. The Spanish edition has it move as far away as possible with each hex.</source>
        <comment>siege.panic.2a/text</comment>
        <translation>Un personaje presa del pánico retrocede al instante 3 casillas, alejándose del enemigo en cada casilla si es posible. En la edición española se aleja todo lo posible en cada casilla.</translation>
    </message>
    <message>
        <source>Panicked besiegers head for the way out</source>
        <comment>siege.panic.2b/title</comment>
        <translation>Los asediantes presa del pánico buscan la salida</translation>
    </message>
    <message>
        <source>A besieger who is already inside the castle when panic strikes heads for the nearest way out: a breach, an upright ladder, a siege tower or a lowered drawbridge.</source>
        <comment>siege.panic.2b/text</comment>
        <translation>Un asediante que ya esté dentro del castillo cuando le entra el pánico se dirige a la salida más cercana: una brecha, una escala vertical, una torre de asedio o un puente levadizo bajado.</translation>
    </message>
    <message>
        <source>The way of a panicked retreat</source>
        <comment>siege.panic.2c/title</comment>
        <translation>Por dónde se retrocede con pánico</translation>
    </message>
    <message>
        <source>The retreat may pass through friends. It may not pass through hexes adjacent to an enemy who is in a position to attack.</source>
        <comment>siege.panic.2c/text</comment>
        <translation>La retirada puede pasar a través de amigos. No puede pasar por casillas adyacentes a un enemigo que esté en posición de atacar.</translation>
    </message>
    <message>
        <source>Nowhere to run</source>
        <comment>siege.panic.2d/title</comment>
        <translation>Sin escapatoria</translation>
    </message>
    <message>
        <source>A panicked character who cannot retreat in the way that siege.panic.2a to siege.panic.2c prescribe is wounded.</source>
        <comment>siege.panic.2d/text</comment>
        <translation>Un personaje presa del pánico que no puede retroceder como indican las reglas siege.panic.2a a siege.panic.2c queda herido.</translation>
    </message>
    <message>
        <source>Panic costs no movement</source>
        <comment>siege.panic.2e/title</comment>
        <translation>El pánico no gasta movimiento</translation>
    </message>
    <message>
        <source>The retreat does not reduce the character&apos;s movement in the next turn.</source>
        <comment>siege.panic.2e/text</comment>
        <translation>La retirada no reduce el movimiento del personaje en el turno siguiente.</translation>
    </message>
    <message>
        <source>Panicked characters avoid the enemy</source>
        <comment>siege.panic.2f/title</comment>
        <translation>Quien es presa del pánico rehúye al enemigo</translation>
    </message>
    <message>
        <source>A panicked character may not move into contact with an enemy.</source>
        <comment>siege.panic.2f/text</comment>
        <translation>Un personaje presa del pánico no puede entrar en contacto con un enemigo al moverse.</translation>
    </message>
    <message>
        <source>Attacking a panicked character</source>
        <comment>siege.panic.2g/title</comment>
        <translation>Atacar a quien es presa del pánico</translation>
    </message>
    <message>
        <source>When a panicked character is attacked, the column shifts 1 to the right and any results against the attackers are ignored.</source>
        <comment>siege.panic.2g/text</comment>
        <translation>Cuando se ataca a un personaje presa del pánico, la columna se desplaza 1 a la derecha y los resultados contra los atacantes no se tienen en cuenta.</translation>
    </message>
    <message>
        <source>How panic ends</source>
        <comment>siege.panic.2h/title</comment>
        <translation>Cómo termina el pánico</translation>
    </message>
    <message>
        <source>Panic ends, at the end of the character&apos;s own movement step, when a knight or sergeant is adjacent or when the nearest enemy is far enough away: at least 6 hexes in the French edition, more than 6 hexes in the Spanish edition.</source>
        <comment>siege.panic.2h/text</comment>
        <translation>El pánico termina, al final de la secuencia de movimiento del personaje, cuando tiene adyacente a un caballero o a un sargento o cuando el enemigo más cercano está lo bastante lejos: al menos 6 casillas en la edición francesa, más de 6 casillas en la edición española.</translation>
    </message>
    <message>
        <source>Rout</source>
        <comment>siege.panic.3a/title</comment>
        <translation>La desbandada</translation>
    </message>
    <message>
        <source>A routed character behaves as in panic (siege.panic.2b to siege.panic.2g), but it retreats with all its movement points, paying terrain costs, at once and again each turn, away from the enemy if possible.</source>
        <comment>siege.panic.3a/text</comment>
        <translation>Un personaje en desbandada actúa como si estuviera en pánico (de siege.panic.2b a siege.panic.2g), pero retrocede con todos sus puntos de movimiento, pagando el coste del terreno, al instante y otra vez en cada turno, alejándose del enemigo si es posible.</translation>
    </message>
    <message>
        <source>How rout ends</source>
        <comment>siege.panic.3b/title</comment>
        <translation>Cómo termina la desbandada</translation>
    </message>
    <message>
        <source>Rout ends only when a knight or sergeant is adjacent to the character at the end of its movement step.</source>
        <comment>siege.panic.3b/text</comment>
        <translation>La desbandada termina únicamente cuando el personaje tiene adyacente a un caballero o a un sargento al final de su secuencia de movimiento.</translation>
    </message>
    <message>
        <source>From panic to rout</source>
        <comment>siege.panic.4/title</comment>
        <translation>Del pánico a la desbandada</translation>
    </message>
    <message>
        <source>A panicked character who is again within 3 hexes of a death that could make it panic routs at once, without a die.</source>
        <comment>siege.panic.4/text</comment>
        <translation>Un personaje presa del pánico que se encuentre otra vez a 3 casillas o menos de una muerte capaz de asustarlo entra en desbandada al instante, sin tirar el dado.</translation>
    </message>
    <message>
        <source>Leaving the map</source>
        <comment>siege.exit.1/title</comment>
        <translation>Salir del mapa</translation>
    </message>
    <message>
        <source>A character who leaves the map by panic or rout never returns. At the end it does not count as a loss, unless it is wounded. The rulebooks know no other way of leaving the map.</source>
        <comment>siege.exit.1/text</comment>
        <translation>Un personaje que sale del mapa por el pánico o la desbandada no puede volver. Al final no cuenta como baja, a menos que esté herido. Los reglamentos no conocen otra manera de salir del mapa.</translation>
    </message>
    <message>
        <source>Shooting near friends is allowed</source>
        <comment>siege.error.1/title</comment>
        <translation>Se puede disparar cerca de amigos</translation>
    </message>
    <message>
        <source>When the optional shooting-error rule is in use, rules 1.44g and 2.43b no longer refuse a shot at a target that has a friend of the shooter beside it.</source>
        <comment>siege.error.1/text</comment>
        <translation>Cuando se usa la regla opcional de errores de tiro, las reglas 1.44g y 2.43b ya no prohíben disparar a un blanco que tenga al lado un amigo del tirador.</translation>
    </message>
    <message>
        <source>When a miss may hit a friend</source>
        <comment>siege.error.2/title</comment>
        <translation>Cuándo un fallo puede herir a un amigo</translation>
    </message>
    <message>
        <source>When a shot misses and a friend of the shooter stands on one of the 6 hexes adjacent to the target, at the target&apos;s height, a second die is rolled on the error table. If there are several such friends, the one at risk is drawn at random.</source>
        <comment>siege.error.2/text</comment>
        <translation>Cuando un tiro falla y un amigo del tirador está en una de las 6 casillas adyacentes al blanco, a su misma altura, se tira un segundo dado en la tabla de errores de tiro. Si hay varios amigos en ese caso, el que corre peligro se elige al azar.</translation>
    </message>
    <message>
        <source>Modifiers of the error die</source>
        <comment>siege.error.3/title</comment>
        <translation>Los modificadores del dado de error</translation>
    </message>
    <message>
        <source>The modifiers for range, for the shooter&apos;s health and for skill apply to the error die too; the modifier for a knight on foot does not (siege.ruling.error-modifiers).</source>
        <comment>siege.error.3/text</comment>
        <translation>Los modificadores por la distancia, por el estado del tirador y por la habilidad se aplican también al dado de error; el del caballero a pie, no (siege.ruling.error-modifiers).</translation>
    </message>
    <message>
        <source>The error table</source>
        <comment>siege.error.4/title</comment>
        <translation>La tabla de errores de tiro</translation>
    </message>
    <message>
        <source>Read the adjusted die. In the French edition 1 to 7 hits nobody and 8, 9 or 10 wounds the friend. The Spanish edition prints 1 to 7 as harmless and 7 to 10 as a wound, so that 7 stands twice; it is read as 8 to 10 there too (siege.ruling.es-error-seven).</source>
        <comment>siege.error.4/text</comment>
        <translation>Se lee el dado modificado. En la edición francesa, de 1 a 7 no se hiere a nadie y con 8, 9 o 10 el amigo queda herido. La edición española imprime de 1 a 7 como inofensivo y de 7 a 10 como herida, de modo que el 7 aparece dos veces; también allí se lee de 8 a 10 (siege.ruling.es-error-seven).</translation>
    </message>
    <message>
        <source>An obstacle protects the friend</source>
        <comment>siege.error.5/title</comment>
        <translation>Un obstáculo protege al amigo</translation>
    </message>
    <message>
        <source>A friend to whom the line of fire is blocked by an obstacle cannot be hit by mistake.</source>
        <comment>siege.error.5/text</comment>
        <translation>Un amigo hacia el cual la línea de tiro está bloqueada por un obstáculo no puede ser herido por error.</translation>
    </message>
    <message>
        <source>Each shooter has a skill number</source>
        <comment>siege.skill.1/title</comment>
        <translation>Cada tirador tiene un número de habilidad</translation>
    </message>
    <message>
        <source>Each shooter is given a whole number from -3 to +3, which is written on its counter.</source>
        <comment>siege.skill.1/text</comment>
        <translation>A cada tirador se le asigna un número entero de -3 a +3, que se escribe en su ficha.</translation>
    </message>
    <message>
        <source>Skills add up to nothing</source>
        <comment>siege.skill.2/title</comment>
        <translation>Las habilidades se compensan</translation>
    </message>
    <message>
        <source>When the numbers are given, they must add up to 0 within each category: crossbowmen, short bows and long bows (siege.ruling.skill-sum).</source>
        <comment>siege.skill.2/text</comment>
        <translation>Al asignar los números, su suma debe ser 0 en cada categoría: ballesteros, arcos cortos y arcos largos (siege.ruling.skill-sum).</translation>
    </message>
    <message>
        <source>Skill modifies the die</source>
        <comment>siege.skill.3/title</comment>
        <translation>La habilidad modifica el dado</translation>
    </message>
    <message>
        <source>The shooter&apos;s number is added to the die of each of its shots and of each error check, on top of the other modifiers. A negative number is better.</source>
        <comment>siege.skill.3/text</comment>
        <translation>El número del tirador se suma al dado de cada uno de sus tiros y de cada comprobación de error, además de los otros modificadores. Un número negativo es mejor.</translation>
    </message>
    <message>
        <source>Skills do not change</source>
        <comment>siege.skill.4/title</comment>
        <translation>Las habilidades no cambian</translation>
    </message>
    <message>
        <source>The skill numbers may not be changed during a game.</source>
        <comment>siege.skill.4/text</comment>
        <translation>Los números de habilidad no se pueden cambiar durante la partida.</translation>
    </message>
    <message>
        <source>Ranges of the short bow</source>
        <comment>siege.sheet.1a/title</comment>
        <translation>Distancias del arco corto</translation>
    </message>
    <message>
        <source>For the short bow, 1 to 25 hexes is short range, 26 to 50 medium and 51 to 75 long.</source>
        <comment>siege.sheet.1a/text</comment>
        <translation>Para el arco corto, la distancia es corta de 1 a 25 casillas, media de 26 a 50 y larga de 51 a 75.</translation>
    </message>
    <message>
        <source>Ranges of the crossbow</source>
        <comment>siege.sheet.1b/title</comment>
        <translation>Distancias de la ballesta</translation>
    </message>
    <message>
        <source>For the crossbow, 1 to 25 hexes is short range, 26 to 75 medium and 76 to 130 long.</source>
        <comment>siege.sheet.1b/text</comment>
        <translation>Para la ballesta, la distancia es corta de 1 a 25 casillas, media de 26 a 75 y larga de 76 a 130.</translation>
    </message>
    <message>
        <source>Ranges of the long bow</source>
        <comment>siege.sheet.1c/title</comment>
        <translation>Distancias del arco largo</translation>
    </message>
    <message>
        <source>For the long bow, 1 to 30 hexes is short range, 31 to 90 medium and 91 to 150 long.</source>
        <comment>siege.sheet.1c/text</comment>
        <translation>Para el arco largo, la distancia es corta de 1 a 30 casillas, media de 31 a 90 y larga de 91 a 150.</translation>
    </message>
    <message>
        <source>Ranges of the ballista</source>
        <comment>siege.sheet.1d/title</comment>
        <translation>Distancias del ballestón</translation>
    </message>
    <message>
        <source>For the ballista, 1 to 50 hexes is short range, 51 to 100 medium and 101 to 175 long.</source>
        <comment>siege.sheet.1d/text</comment>
        <translation>Para el ballestón, la distancia es corta de 1 a 50 casillas, media de 51 a 100 y larga de 101 a 175.</translation>
    </message>
    <message>
        <source>{range} hexes: beyond the longest range of this weapon ({weapon}), {longest}.</source>
        <comment>siege.sheet.1e/beyond</comment>
        <translation>Casillas: {range}. Más allá de la distancia máxima de esta arma ({weapon}): {longest}.</translation>
    </message>
    <message>
        <source>Nothing beyond long range</source>
        <comment>siege.sheet.1e/title</comment>
        <translation>Nada más allá de la distancia larga</translation>
    </message>
    <message>
        <source>A target beyond the long range of the weapon may not be shot at.</source>
        <comment>siege.sheet.1e/text</comment>
        <translation>No se puede disparar a un blanco que esté más allá de la distancia larga del arma.</translation>
    </message>
    <message>
        <source>Range changes the die</source>
        <comment>siege.sheet.2a/title</comment>
        <translation>La distancia modifica el dado</translation>
    </message>
    <message>
        <source>A shot at short range adds 0 to the die, at medium range 1, at long range 2.</source>
        <comment>siege.sheet.2a/text</comment>
        <translation>Un tiro a corta distancia suma 0 al dado, a distancia media 1, a distancia larga 2.</translation>
    </message>
    <message>
        <source>A wounded shooter aims worse</source>
        <comment>siege.sheet.2b/title</comment>
        <translation>Un tirador herido apunta peor</translation>
    </message>
    <message>
        <source>When the shooter is a wounded archer or crossbowman, add 1 to the die. For the ballista see siege.ruling.ballista-wounded.</source>
        <comment>siege.sheet.2b/text</comment>
        <translation>Cuando el tirador es un arquero o un ballestero herido, se suma 1 al dado. Para el ballestón, véase siege.ruling.ballista-wounded.</translation>
    </message>
    <message>
        <source>A knight&apos;s armour</source>
        <comment>siege.sheet.2c/title</comment>
        <translation>La armadura del caballero</translation>
    </message>
    <message>
        <source>When the target is a knight on foot, add 1 to the die.</source>
        <comment>siege.sheet.2c/text</comment>
        <translation>Cuando el blanco es un caballero a pie, se suma 1 al dado.</translation>
    </message>
    <message>
        <source>{letter}: {meaning}.</source>
        <comment>siege.sheet.3a/letter</comment>
        <translation>{letter}: {meaning}.</translation>
    </message>
    <message>
        <source>Results of shots at mounted targets</source>
        <comment>siege.sheet.3a/title</comment>
        <translation>Resultados de los tiros contra blancos a caballo</translation>
    </message>
    <message>
        <source>A: rider and horse retreat 4 hexes. B: horse killed, rider stunned and unhorsed. C: horse unhurt, rider wounded and unhorsed. D: horse killed, rider wounded and unhorsed. E: horse unhurt, rider killed and unhorsed. F: horse killed, rider killed and unhorsed.</source>
        <comment>siege.sheet.3a/text</comment>
        <translation>A: jinete y caballo retroceden 4 casillas. B: caballo muerto, jinete aturdido y desmontado. C: caballo ileso, jinete herido y desmontado. D: caballo muerto, jinete herido y desmontado. E: caballo ileso, jinete muerto y desmontado. F: caballo muerto, jinete muerto y desmontado.</translation>
    </message>
    <message>
        <source>A rider never has strong cover; cover of {target}: {cover}.</source>
        <comment>siege.sheet.3b/medium</comment>
        <translation>Quien va a caballo nunca tiene cobertura fuerte; cobertura de {target}: {cover}.</translation>
    </message>
    <message>
        <source>No strong cover for riders</source>
        <comment>siege.sheet.3b/title</comment>
        <translation>Sin cobertura fuerte a caballo</translation>
    </message>
    <message>
        <source>There is no strong cover for mounted targets: their table has only the columns none, light and medium (siege.ruling.mounted-strong).</source>
        <comment>siege.sheet.3b/text</comment>
        <translation>Para los blancos a caballo no hay cobertura fuerte: su tabla solo tiene las columnas ninguna, ligera y media (siege.ruling.mounted-strong).</translation>
    </message>
    <message>
        <source>{letter}: {meaning}.</source>
        <comment>siege.sheet.3c/letter</comment>
        <translation>{letter}: {meaning}.</translation>
    </message>
    <message>
        <source>Results of shots at targets on foot</source>
        <comment>siege.sheet.3c/title</comment>
        <translation>Resultados de los tiros contra blancos a pie</translation>
    </message>
    <message>
        <source>A: the target retreats 2 hexes. B: it is wounded. C: it is killed.</source>
        <comment>siege.sheet.3c/text</comment>
        <translation>A: el blanco retrocede 2 casillas. B: queda herido. C: muere.</translation>
    </message>
    <message>
        <source>{name} has no retreat to make.</source>
        <comment>siege.sheet.3d/not_owed</comment>
        <translation>{name} no tiene que retroceder.</translation>
    </message>
    <message>
        <source>{to} is not beside {from}.</source>
        <comment>siege.sheet.3d/jump</comment>
        <translation>{to} no está junto a {from}.</translation>
    </message>
    <message>
        <source>{hex} is beside an enemy.</source>
        <comment>siege.sheet.3d/enemy</comment>
        <translation>{hex} está junto a un enemigo.</translation>
    </message>
    <message>
        <source>Retreating from a shot</source>
        <comment>siege.sheet.3d/title</comment>
        <translation>Retroceder por un tiro</translation>
    </message>
    <message>
        <source>A retreat caused by a shot is made at once. It may pass through hexes that hold friends, but not through hexes adjacent to enemies. A character who cannot go the whole distance is wounded (siege.ruling.retreat-hexes, siege.ruling.stunned-retreat).</source>
        <comment>siege.sheet.3d/text</comment>
        <translation>La retirada debida a un tiro se hace al instante. Puede pasar por casillas con amigos, pero no por casillas adyacentes a enemigos. Quien no pueda recorrer toda la distancia queda herido (siege.ruling.retreat-hexes, siege.ruling.stunned-retreat).</translation>
    </message>
    <message>
        <source>Results of melee against mounted</source>
        <comment>siege.sheet.4a/title</comment>
        <translation>Resultados del combate contra personajes a caballo</translation>
    </message>
    <message>
        <source>No letter: no effect. A: attacker wounded. B: attacker retreats 1 hex. C: defender retreats 1 hex. D: horse killed, rider stunned and unhorsed. E: horse unhurt, rider wounded (siege.ruling.mounted-E). F: horse killed, rider wounded and unhorsed. G: horse unhurt, rider killed and unhorsed. H: horse killed, rider killed and unhorsed.</source>
        <comment>siege.sheet.4a/text</comment>
        <translation>Ninguna letra: sin efecto. A: atacante herido. B: el atacante retrocede 1 casilla. C: el defensor retrocede 1 casilla. D: caballo muerto, jinete aturdido y desmontado. E: caballo ileso, jinete herido (siege.ruling.mounted-E). F: caballo muerto, jinete herido y desmontado. G: caballo ileso, jinete muerto y desmontado. H: caballo muerto, jinete muerto y desmontado.</translation>
    </message>
    <message>
        <source>Results of melee against foot</source>
        <comment>siege.sheet.4b/title</comment>
        <translation>Resultados del combate contra personajes a pie</translation>
    </message>
    <message>
        <source>Several attackers against foot</source>
        <comment>siege.sheet.4c/title</comment>
        <translation>Varios atacantes contra un blanco a pie</translation>
    </message>
    <message>
        <source>When several attackers together fight a target on foot, the column shifts 1 to the right (rule 1.72).</source>
        <comment>siege.sheet.4c/text</comment>
        <translation>Cuando varios atacantes luchan juntos contra un blanco a pie, la columna se desplaza 1 a la derecha (regla 1.72).</translation>
    </message>
    <message>
        <source>All who took part retreat</source>
        <comment>siege.sheet.5a/title</comment>
        <translation>Retroceden todos los participantes</translation>
    </message>
    <message>
        <source>When a melee result calls for a retreat, all the characters of that side who took part retreat.</source>
        <comment>siege.sheet.5a/text</comment>
        <translation>Cuando un resultado de combate impone una retirada, retroceden todos los personajes de ese bando que hayan participado.</translation>
    </message>
    <message>
        <source>Limits on retreating from melee</source>
        <comment>siege.sheet.5b/title</comment>
        <translation>Límites de la retirada en combate</translation>
    </message>
    <message>
        <source>A character retreating from melee may not push other characters away and may not end adjacent to an enemy.</source>
        <comment>siege.sheet.5b/text</comment>
        <translation>Un personaje que retrocede por un combate no puede desplazar a otros personajes ni terminar adyacente a un enemigo.</translation>
    </message>
    <message>
        <source>No room to retreat</source>
        <comment>siege.sheet.5c/title</comment>
        <translation>Sin espacio para retroceder</translation>
    </message>
    <message>
        <source>A character who cannot retreat from melee within the limits of siege.sheet.5b stays where it is and is wounded.</source>
        <comment>siege.sheet.5c/text</comment>
        <translation>Un personaje que no pueda retroceder por un combate dentro de los límites de siege.sheet.5b se queda donde está y resulta herido.</translation>
    </message>
    <message>
        <source>{target} was hurt already ({state}) and dies.</source>
        <comment>siege.sheet.5d/again</comment>
        <translation>{target} muere, por su estado anterior: {state}.</translation>
    </message>
    <message>
        <source>Twice hurt is dead</source>
        <comment>siege.sheet.5d/title</comment>
        <translation>Herido o aturdido dos veces: muerto</translation>
    </message>
    <message>
        <source>A character already stunned or wounded who is stunned or wounded again is dead.</source>
        <comment>siege.sheet.5d/text</comment>
        <translation>Un personaje ya aturdido o herido al que se aturde o se hiere otra vez muere.</translation>
    </message>
    <message>
        <source>Crosses on the castle plan</source>
        <comment>siege.sheet.6a/title</comment>
        <translation>Las cruces en el plano del castillo</translation>
    </message>
    <message>
        <source>Each result D puts a cross on that hex in the castle plan. With 4 crosses the wall there is demolished, and at the next assault the besieger may put a demolished-wall counter on it.</source>
        <comment>siege.sheet.6a/text</comment>
        <translation>Cada resultado D marca una cruz en esa casilla en el plano del castillo. Con 4 cruces el muro queda demolido ahí, y en el siguiente asalto el asediante puede colocar allí una ficha de muralla demolida.</translation>
    </message>
    <message>
        <source>Ticking the days</source>
        <comment>siege.sheet.6b/title</comment>
        <translation>Se marcan los días</translation>
    </message>
    <message>
        <source>At the end of each day of siege that day is ticked.</source>
        <comment>siege.sheet.6b/text</comment>
        <translation>Al final de cada día de asedio se marca ese día.</translation>
    </message>
    <message>
        <source>Names of the wounded</source>
        <comment>siege.sheet.6c/title</comment>
        <translation>Los nombres de los heridos</translation>
    </message>
    <message>
        <source>The wounded of the day&apos;s fighting are rolled for, and their names are entered at the day of their return.</source>
        <comment>siege.sheet.6c/text</comment>
        <translation>Se tira el dado por los heridos del día y sus nombres se anotan en el día de su regreso.</translation>
    </message>
    <message>
        <source>Other uses of the calendar</source>
        <comment>siege.sheet.6d/title</comment>
        <translation>Otros usos del calendario</translation>
    </message>
    <message>
        <source>The calendar also holds damage to engines, rationing dates and the like.</source>
        <comment>siege.sheet.6d/text</comment>
        <translation>El calendario recoge también los daños a las máquinas, las fechas de racionamiento y cosas semejantes.</translation>
    </message>
    <message>
        <source>Where the castle may be bombarded</source>
        <comment>siege.sheet.6e/title</comment>
        <translation>Dónde se puede bombardear el castillo</translation>
    </message>
    <message>
        <source>Hexes that may be bombarded have a thick outline on the castle plan. Those inside the castle, such as the keep, may be bombarded only once the outer wall has a breach (rule 4.21).</source>
        <comment>siege.sheet.6e/text</comment>
        <translation>Las casillas que se pueden bombardear tienen un contorno grueso en el plano del castillo. Las del interior, como el torreón, solo se pueden bombardear cuando los muros exteriores tienen una brecha (regla 4.21).</translation>
    </message>
    <message>
        <source>C results spare the ram</source>
        <comment>siege.sheet.6f/title</comment>
        <translation>Los resultados C no afectan al ariete</translation>
    </message>
    <message>
        <source>Results C of the bombardment table do not apply to rams.</source>
        <comment>siege.sheet.6f/text</comment>
        <translation>Los resultados C de la tabla de bombardeo no se aplican a los arietes.</translation>
    </message>
    <message>
        <source>Results of the fire table</source>
        <comment>siege.sheet.7/title</comment>
        <translation>Resultados de la tabla de incendios</translation>
    </message>
    <message>
        <source>F: the fire catches or spreads. D: the fire in that hex is put out. DA: only a fire caused by a flaming arrow is put out.</source>
        <comment>siege.sheet.7/text</comment>
        <translation>F: se inicia o se propaga un incendio. D: se apaga el incendio de esa casilla. DA: solo se apaga un incendio provocado por una flecha incendiaria.</translation>
    </message>
    <message>
        <source>One sheet for both editions</source>
        <comment>siege.ruling.french-sheet/title</comment>
        <translation>Las mismas fichas para las dos ediciones</translation>
    </message>
    <message>
        <source>Which play sheet and siege sheet hold for the Spanish edition, whose own are not in our sources? The French ones: their ranges, modifiers, result letters, retreats, healing and fire letters are used for both editions. The Spanish text calls its sheets by the same names and gives no number that disagrees.</source>
        <comment>siege.ruling.french-sheet/text</comment>
        <translation>¿Qué fichas de juego y de asedio valen para la edición española, cuyas fichas faltan en nuestras fuentes? Las francesas: sus distancias, modificadores, letras de resultado, retiradas, curaciones y letras de incendio se usan para ambas ediciones. El texto español las llama por los mismos nombres y no da ningún número que discrepe.</translation>
    </message>
    <message>
        <source>Lost combat symbols</source>
        <comment>siege.ruling.lost-glyphs/title</comment>
        <translation>Los símbolos de combate perdidos</translation>
    </message>
    <message>
        <source>Influence of the embankment</source>
        <comment>siege.ruling.embankment-influence/title</comment>
        <translation>La influencia del terraplén</translation>
    </message>
    <message>
        <source>What is the combat influence of an embankment? The French edition has a disadvantage (-), as far as a scrambled column can be read, and the Spanish edition prints neutral (0). By default (as-printed) each edition keeps its own. In the other reading (neutral) the lone 0 at the end of the French column belongs to the embankment, so that it is 0 in both.</source>
        <comment>siege.ruling.embankment-influence/text</comment>
        <translation>¿Cuál es la influencia en combate de un terraplén? La edición francesa tiene una desventaja (-), hasta donde se puede leer una columna desordenada, y la edición española imprime neutral (0). Por defecto (as-printed) cada edición conserva la suya. En la otra lectura (neutral), el 0 suelto al final de la columna francesa corresponde al terraplén, que vale entonces 0 en ambas.</translation>
    </message>
    <message>
        <source>Climbing out of the moat</source>
        <comment>siege.ruling.moat-exit/title</comment>
        <translation>Salir del foso</translation>
    </message>
    <message>
        <source>Does leaving the moat cost extra? No: a cost is paid for the hex entered, and only entering is priced.</source>
        <comment>siege.ruling.moat-exit/text</comment>
        <translation>¿Salir del foso cuesta algo más? No: el coste se paga por la casilla en la que se entra, y solo la entrada tiene precio.</translation>
    </message>
    <message>
        <source>Which melee bars the first shooting</source>
        <comment>siege.ruling.previous-turn/title</comment>
        <translation>Qué combate impide el primer tiro</translation>
    </message>
    <message>
        <source>Which melees bar a character from the first shooting (rule 1.21)? By default (own-phase), any melee since the start of the character&apos;s own previous phase, its side&apos;s last phase and the enemy phase after it, whether the character attacked or was attacked. In the other reading (game-turn) it is the whole previous game turn, which treats the two sides differently. The Spanish verb could also mean only those who began the melee.</source>
        <comment>siege.ruling.previous-turn/text</comment>
        <translation>¿Qué combates impiden a un personaje el primer tiro (regla 1.21)? Por defecto (own-phase), cualquier combate desde el comienzo de su fase anterior, es decir, la última fase de su bando y la fase enemiga siguiente, tanto si atacó como si lo atacaron. En la otra lectura (game-turn) es todo el turno de juego anterior, lo que trata de modo distinto a los dos bandos. El verbo español podría referirse también solo a quienes iniciaron el combate.</translation>
    </message>
    <message>
        <source>What the stunned may do and when they recover</source>
        <comment>siege.ruling.stunned-inert/title</comment>
        <translation>Qué puede hacer un aturdido y cuándo se recupera</translation>
    </message>
    <message>
        <source>What may a stunned character do, and when does one recover that was stunned in its own side&apos;s phase, by the drawbridge, a fall or a lost attack? It does nothing: no move, shot, attack, crew duty or carrying; it may be attacked. It recovers in step 5 of its side&apos;s next phase after the one in which it was stunned. Its values are on the counter&apos;s other side; the rulebooks name only those stunned in the enemy&apos;s phase (rule 1.21).</source>
        <comment>siege.ruling.stunned-inert/text</comment>
        <translation>¿Qué puede hacer un personaje aturdido, y cuándo se recupera quien quedó aturdido en la fase de su propio bando, por el puente levadizo, una caída o un ataque fallido? No hace nada: no mueve, no dispara, no ataca, no maneja máquinas ni lleva nada; se le puede atacar. Se recupera en la secuencia 5 de la siguiente fase de su bando después de aquella en que quedó aturdido. Sus valores están en el reverso de la ficha; los reglamentos solo hablan de los aturdidos en la fase enemiga (regla 1.21).</translation>
    </message>
    <message>
        <source>{sum} is read as {adjusted}.</source>
        <comment>siege.ruling.die-clamp/used</comment>
        <translation>{sum} se lee como {adjusted}.</translation>
    </message>
    <message>
        <source>Dice beyond the table</source>
        <comment>siege.ruling.die-clamp/title</comment>
        <translation>Dados fuera de la tabla</translation>
    </message>
    <message>
        <source>What is an adjusted die outside 1 to 10? Below 1 it reads as 1 and above 10 as 10, in every table, since no row exists outside.</source>
        <comment>siege.ruling.die-clamp/text</comment>
        <translation>¿Qué pasa con un dado modificado que no está entre 1 y 10? Por debajo de 1 se lee como 1 y por encima de 10 como 10, en todas las tablas, pues fuera de esos valores no hay ninguna fila.</translation>
    </message>
    <message>
        <source>The line runs along a hexside. Reading: {reading}.</source>
        <comment>siege.ruling.edge-line/used</comment>
        <translation>La línea corre por el lado de una casilla. Lectura: {reading}.</translation>
    </message>
    <message>
        <source>A line along a hexside</source>
        <comment>siege.ruling.edge-line/title</comment>
        <translation>Una línea por el lado de una casilla</translation>
    </message>
    <message>
        <source>How is a line read that runs exactly along a hexside? The rulebooks say nothing. By default (both), both hexes beside the line count as crossed for cover, with the better cover for the target; the shot is stopped only when both would stop it, or when the hexside itself carries a wall. In the variant strict either hex stops it; in the variant open only the hexside itself counts. A line through a corner follows siege.ruling.corner-line.</source>
        <comment>siege.ruling.edge-line/text</comment>
        <translation>¿Cómo se lee una línea que corre exactamente por el lado de una casilla? Los reglamentos no dicen nada. Por defecto (both), las dos casillas a los lados de la línea cuentan como cruzadas a efectos de cobertura, con la mejor a favor del blanco; el tiro solo se detiene si ambas lo detendrían, o si el propio lado lleva un muro. En la variante strict lo detiene cualquiera de las dos casillas; en la variante open solo cuenta el propio lado. Una línea por un vértice sigue siege.ruling.corner-line.</translation>
    </message>
    <message>
        <source>The shooter&apos;s own hex</source>
        <comment>siege.ruling.own-hex/title</comment>
        <translation>La casilla del tirador</translation>
    </message>
    <message>
        <source>Does the shooter&apos;s own hex, with its tree, brush or engine, count as crossed? No: only what lies between shooter and target counts.</source>
        <comment>siege.ruling.own-hex/text</comment>
        <translation>¿Cuenta como cruzada la casilla del tirador, con su árbol, su matorral o su máquina? No: solo cuenta lo que hay entre el tirador y el blanco.</translation>
    </message>
    <message>
        <source>Aiming at a mounted character</source>
        <comment>siege.ruling.mounted-aim/title</comment>
        <translation>Apuntar a un personaje a caballo</translation>
    </message>
    <message>
        <source>A mounted character takes two hexes: where does the line go? The shooter chooses either hex and the range is counted to that hex. Cover follows rule 3.31.</source>
        <comment>siege.ruling.mounted-aim/text</comment>
        <translation>Un personaje a caballo ocupa dos casillas: ¿adónde va la línea? El tirador elige una de ellas y la distancia se cuenta hasta esa. La cobertura sigue la regla 3.31.</translation>
    </message>
    <message>
        <source>The ballista is bound as a crossbow is.</source>
        <comment>siege.ruling.ballista-direct/used</comment>
        <translation>El ballestón tiene los mismos límites que la ballesta.</translation>
    </message>
    <message>
        <source>The ballista does not shoot over others</source>
        <comment>siege.ruling.ballista-direct/title</comment>
        <translation>El ballestón no dispara por encima de otros</translation>
    </message>
    <message>
        <source>Is the ballista bound by rule 1.42? Yes, like the crossbow: it shoots over no blocker. It shoots in the crossbowmen&apos;s step, and the exception for archers is for bows.</source>
        <comment>siege.ruling.ballista-direct/text</comment>
        <translation>¿Está el ballestón sujeto a la regla 1.42? Sí, como la ballesta: no dispara por encima de quien bloquea la línea. Dispara en la secuencia de los ballesteros, y la excepción de los arqueros es para los arcos.</translation>
    </message>
    <message>
        <source>Shooting out of a slit</source>
        <comment>siege.ruling.slit-arc/title</comment>
        <translation>Disparar por una tronera</translation>
    </message>
    <message>
        <source>In which directions may one shoot out of a slit? Along any line that starts at the slit&apos;s hexside and leaves on its outer side, blocked by walls as usual. Rule 1.45 limits only shots coming in.</source>
        <comment>siege.ruling.slit-arc/text</comment>
        <translation>¿En qué direcciones se puede disparar por una tronera? A lo largo de cualquier línea que parta del lado de la tronera y salga por su cara exterior, detenida por los muros como de costumbre. La regla 1.45 solo limita los tiros que entran.</translation>
    </message>
    <message>
        <source>In line with a slit</source>
        <comment>siege.ruling.slit-axis/title</comment>
        <extracomment>in line: straight in front of it</extracomment>
        <translation>En línea con una tronera</translation>
    </message>
    <message>
        <source>What does being in line with a slit mean, which the French edition calls exact alignment and the Spanish edition the vertical of the slit? The shooter&apos;s hex centre lies on the straight row of hexes that leaves the slit hex at right angles through the slit&apos;s hexside. The worked example speaks of the axis of the slit.</source>
        <comment>siege.ruling.slit-axis/text</comment>
        <translation>¿Qué significa estar en línea con una tronera, lo que la edición francesa llama alineación exacta y la edición española la vertical de la tronera? El centro de la casilla del tirador está en la fila recta de casillas que sale de la casilla de la tronera en ángulo recto, a través del lado de la tronera. El ejemplo habla del eje de la tronera.</translation>
    </message>
    <message>
        <source>Which height things have</source>
        <comment>siege.ruling.heights/title</comment>
        <translation>Las alturas</translation>
    </message>
    <message>
        <source>Where do ladder tops, siege tower tops, rubble and the rest belong? Wall height: ramparts, tower slits and rooms, ladder top and siege tower top. Keep height: keep slits and rooms. Moat height: unfilled moat. Ground height: everything else, with demolished walls, stairs, drawbridge, gate and the inside of a siege tower; a door, and a room whose map says so, has the height its map gives it.</source>
        <comment>siege.ruling.heights/text</comment>
        <translation>¿A qué altura están lo alto de las escalas, lo alto de las torres de asedio, la muralla demolida y lo demás? A la altura de las murallas: almenas, troneras y salas de las torres, lo alto de la escala y lo alto de la torre de asedio. A la altura del torreón: troneras y salas del torreón. A la altura del foso: el foso sin tapar. A la altura del suelo: todo lo demás, con las murallas demolidas, las escaleras, el puente levadizo, la puerta del castillo y el interior de una torre de asedio; una puerta, o una sala cuando el mapa lo indica, tiene la altura que el mapa le da.</translation>
    </message>
    <message>
        <source>A filled moat is ground</source>
        <comment>siege.ruling.filled-level/title</comment>
        <translation>El foso tapado es suelo</translation>
    </message>
    <message>
        <source>Is a filled moat the moat? No, it is ground: it is a terrain row of its own.</source>
        <comment>siege.ruling.filled-level/text</comment>
        <translation>¿Un foso tapado sigue siendo foso? No, es suelo: tiene su propia fila en la tabla de terrenos.</translation>
    </message>
    <message>
        <source>The radius of an elevated shooter</source>
        <comment>siege.ruling.radius/title</comment>
        <translation>El radio de un tirador en alto</translation>
    </message>
    <message>
        <source>Friends beside the target</source>
        <comment>siege.ruling.friend-adjacent/title</comment>
        <translation>Amigos junto al blanco</translation>
    </message>
    <message>
        <source>At what distance does a friend beside the target forbid the shot (rules 1.44g and 2.43b)? By default (within-radius), when the target is lower than the shooter and within the radius; beyond it the shot is an ordinary one. A stunned friend counts, a dead one does not, and a shot upward is not refused for a friend beside the target. In the other reading (always) the shot is refused at every distance.</source>
        <comment>siege.ruling.friend-adjacent/text</comment>
        <translation>¿A qué distancia un amigo junto al blanco prohíbe el tiro (reglas 1.44g y 2.43b)? Por defecto (within-radius), cuando el blanco está más bajo que el tirador y dentro del radio; más allá, el tiro es normal. Un amigo aturdido cuenta, uno muerto no, y un tiro hacia arriba no queda prohibido por un amigo junto al blanco. En la otra lectura (always) el tiro queda prohibido a cualquier distancia.</translation>
    </message>
    <message>
        <source>Measuring distance to a wall</source>
        <comment>siege.ruling.wall-distance/title</comment>
        <translation>Medir la distancia a un muro</translation>
    </message>
    <message>
        <source>How are distances measured for rules 1.44j and 1.44k with towers or with several hexes crossed? Let the line cross the obstacle. The shooter&apos;s distance is the hexes from his hex to the last hex before the wall&apos;s hexside, plus 1; the target&apos;s is the hexes from its hex to the first hex behind it, plus 1. The shot is allowed when the target&apos;s distance is at least the shooter&apos;s. A tower is measured at its outer wall nearest to each of the two; a siege tower from its hex on the line nearest to each of the two, that hex being 0.</source>
        <comment>siege.ruling.wall-distance/text</comment>
        <translation>¿Cómo se miden las distancias de las reglas 1.44j y 1.44k con torres o con varias casillas cruzadas? Se hace cruzar el obstáculo a la línea. La distancia del tirador son las casillas desde la suya hasta la última antes del lado del muro, más 1; la del blanco, las casillas desde la suya hasta la primera detrás de él, más 1. El tiro se permite cuando la distancia del blanco es al menos la del tirador. Una torre se mide por su muro exterior más cercano a cada uno de los dos; una torre de asedio, desde su casilla en la línea más cercana a cada uno de los dos, que vale 0.</translation>
    </message>
    <message>
        <source>Who stands where at the moat</source>
        <comment>siege.ruling.moat-out/title</comment>
        <translation>Quién está dónde en el foso</translation>
    </message>
    <message>
        <source>Who stands where in the example of rule 1.46, whose picture is lost? By default (edge): A outside on a hex adjacent to the moat&apos;s edge, B outside and not adjacent, C and D in the moat, E on the wall; so a shooter in the moat reaches the moat and the hexes along its edge, and nothing else. In the other reading (moat-only) E stands at the edge and A on the wall; then a shooter in the moat reaches only the moat.</source>
        <comment>siege.ruling.moat-out/text</comment>
        <translation>¿Quién está dónde en el ejemplo de la regla 1.46, cuya ilustración se ha perdido? Por defecto (edge): A fuera, en una casilla adyacente al borde del foso; B fuera y no adyacente; C y D en el foso; E en la muralla; así, un tirador en el foso alcanza el foso y las casillas a lo largo de su borde, y nada más. En la otra lectura (moat-only), E está en el borde y A en la muralla; entonces un tirador en el foso solo alcanza el foso.</translation>
    </message>
    <message>
        <source>Choosing the covered side of a door</source>
        <comment>siege.ruling.door-side/title</comment>
        <translation>Elegir el lado cubierto de una puerta</translation>
    </message>
    <message>
        <source>When does the owner choose the covered side of a door (rule 1.53)? When the first shot of a phase is made at the character; the choice holds for that enemy phase. Without crossfire the side shot at is covered.</source>
        <comment>siege.ruling.door-side/text</comment>
        <translation>¿Cuándo elige el dueño el lado cubierto de una puerta (regla 1.53)? Cuando se hace contra el personaje el primer tiro de una fase; la elección vale para esa fase enemiga. Si no se le dispara desde ambos lados, queda cubierto el lado contra el que se dispara.</translation>
    </message>
    <message>
        <source>The two hexes beside the drawbridge</source>
        <comment>siege.ruling.gate-hexes/title</comment>
        <translation>Las dos casillas junto al puente levadizo</translation>
    </message>
    <message>
        <source>Which two hexes does rule 1.57 mean? The two castle hexes that touch the drawbridge&apos;s castle end, left and right of the passage.</source>
        <comment>siege.ruling.gate-hexes/text</comment>
        <translation>¿A qué dos casillas se refiere la regla 1.57? A las dos casillas del castillo que tocan el extremo del puente levadizo del lado del castillo, a izquierda y derecha de la entrada.</translation>
    </message>
    <message>
        <source>Covers do not add</source>
        <comment>siege.ruling.cover-max/title</comment>
        <translation>Las coberturas no se suman</translation>
    </message>
    <message>
        <source>How do several covers combine? The strongest counts and nothing is added, by analogy with rule 3.31.</source>
        <comment>siege.ruling.cover-max/text</comment>
        <translation>¿Cómo se combinan varias coberturas? Cuenta la más fuerte y nada se suma, por analogía con la regla 3.31.</translation>
    </message>
    <message>
        <source>Bodies that bar the way</source>
        <comment>siege.ruling.corpses/title</comment>
        <translation>Los cuerpos que cierran el camino</translation>
    </message>
    <message>
        <source>What of mixtures of bodies that rules 1.61e and 1.61f do not list? Weigh a man 1 and a horse 3: from 3 to 5 the hex costs 1 point more, from 6 on it is impassable. A horse counts in both its hexes. All printed cases fit.</source>
        <comment>siege.ruling.corpses/text</comment>
        <translation>¿Y las combinaciones de cuerpos que las reglas 1.61e y 1.61f no enumeran? Un hombre pesa 1 y un caballo 3: de 3 a 5, la casilla cuesta 1 punto más; de 6 en adelante es impasable. Un caballo cuenta en sus dos casillas. Todos los casos impresos encajan.</translation>
    </message>
    <message>
        <source>Attacks below 1-1</source>
        <comment>siege.ruling.below-one/title</comment>
        <translation>Ataques por debajo de 1-1</translation>
    </message>
    <message>
        <source>Is 1-1 tested before or after the shifts? By default (refuse), both: the plain ratio must reach 1-1, and the column after the net shift must not lie left of 1-1; otherwise the attack is refused. In the other reading (clamp) a shift never goes left of 1-1.</source>
        <comment>siege.ruling.below-one/text</comment>
        <translation>¿El límite de 1-1 se comprueba antes o después de los desplazamientos? Por defecto (refuse), las dos veces: la relación de fuerzas inicial debe llegar a 1-1 y la columna tras el desplazamiento neto no debe quedar a la izquierda de 1-1; si no, el ataque se rechaza. En la otra lectura (clamp) un desplazamiento nunca pasa a la izquierda de 1-1.</translation>
    </message>
    <message>
        <source>The highest column</source>
        <comment>siege.ruling.top-column/title</comment>
        <translation>La columna más alta</translation>
    </message>
    <message>
        <source>Which column is the highest? 8-1, the highest that the text names (rule 5.32): higher ratios and shifts read 8-1. All whole ratios between exist. The Spanish rule 1.7 says that the ratio is rounded to one that the table has.</source>
        <comment>siege.ruling.top-column/text</comment>
        <translation>¿Cuál es la columna más alta? 8-1, la más alta que nombra el texto (regla 5.32): las relaciones y los desplazamientos superiores se leen como 8-1. Existen todas las relaciones enteras intermedias. La regla 1.7 española dice que la relación se redondea a una de las que tiene la tabla.</translation>
    </message>
    <message>
        <source>How often one may attack</source>
        <comment>siege.ruling.one-attack/title</comment>
        <translation>Cuántas veces se puede atacar</translation>
    </message>
    <message>
        <source>How often may one attack and be attacked? Each attacker attacks once a phase; each defender may be attacked any number of times by different attackers. Rule 1.72 of the French edition allows separate attacks on one enemy.</source>
        <comment>siege.ruling.one-attack/text</comment>
        <translation>¿Cuántas veces se puede atacar y ser atacado? Cada atacante ataca una vez por fase; cada defensor puede ser atacado cuantas veces se quiera, por atacantes distintos. La regla 1.72 de la edición francesa admite ataques por separado contra un mismo enemigo.</translation>
    </message>
    <message>
        <source>Joint attacks on mounted targets</source>
        <comment>siege.ruling.mounted-joint/title</comment>
        <translation>Ataques conjuntos contra blancos a caballo</translation>
    </message>
    <message>
        <source>What does rule 1.72c withhold against mounted targets, the shift or the adding of strengths? Only the shift: attacks may still be added. The play sheet prints the shift under the table against foot.</source>
        <comment>siege.ruling.mounted-joint/text</comment>
        <translation>¿Qué niega la regla 1.72c contra blancos a caballo, el desplazamiento o la suma de fuerzas? Solo el desplazamiento: los ataques se pueden sumar igualmente. La ficha de juego imprime el desplazamiento bajo la tabla contra personajes a pie.</translation>
    </message>
    <message>
        <source>Choosing who is killed</source>
        <comment>siege.ruling.killed-choice/title</comment>
        <translation>Elegir quién muere</translation>
    </message>
    <message>
        <source>Who dies when one of several is killed? The owner of that side chooses, as for stunned and wounded; rule 1.72 does not name this case.</source>
        <comment>siege.ruling.killed-choice/text</comment>
        <translation>¿Quién muere cuando muere uno de varios? Elige el dueño de ese bando, como con los aturdidos y los heridos; la regla 1.72 no nombra este caso.</translation>
    </message>
    <message>
        <source>Terrain of several defenders</source>
        <comment>siege.ruling.defenders-terrain/title</comment>
        <translation>El terreno de varios defensores</translation>
    </message>
    <message>
        <source>Several against several</source>
        <comment>siege.ruling.many-many/title</comment>
        <translation>Varios contra varios</translation>
    </message>
    <message>
        <source>May several attackers together fight several defenders together? No: attack one by one, or with one against several. Neither rulebook describes it.</source>
        <comment>siege.ruling.many-many/text</comment>
        <translation>¿Pueden varios atacantes juntos luchar contra varios defensores juntos? No: se ataca de uno en uno, o con uno solo contra varios. Ninguno de los dos reglamentos lo describe.</translation>
    </message>
    <message>
        <source>Half a character&apos;s movement</source>
        <comment>siege.ruling.half-movement/title</comment>
        <translation>La mitad del movimiento</translation>
    </message>
    <message>
        <source>How is the advance of the French edition measured when the movement points are an odd number or the costs are high? Round down. The first hex may always be entered, provided that ordinary movement could ever enter it; its cost is then taken from the half, and further hexes must be paid from what is left. Rule 1.93 offers the advance in place of the 4 points.</source>
        <comment>siege.ruling.half-movement/text</comment>
        <translation>¿Cómo se mide el avance de la edición francesa cuando los puntos de movimiento son impares o los costes son altos? Se redondea hacia abajo. En la primera casilla se puede entrar siempre, con tal de que un movimiento normal permita alguna vez entrar en ella; su coste se resta luego de la mitad, y las casillas siguientes se pagan con lo que quede. La regla 1.93 ofrece el avance en lugar de los 4 puntos.</translation>
    </message>
    <message>
        <source>Advancing over a stunned enemy</source>
        <comment>siege.ruling.advance-stunned/title</comment>
        <extracomment>over: across the hex of one who lies there</extracomment>
        <translation>Avanzar por encima de un enemigo aturdido</translation>
    </message>
    <message>
        <source>The Spanish edition lets one advance over a stunned enemy; yet that enemy is adjacent (rule 1.73d) and its hex may not be shared (rule 1.62a). How is this read? The stunned victim is not the adjacent enemy of rule 1.73d; its hex is crossed, never stopped on. Otherwise that rule could never be used.</source>
        <comment>siege.ruling.advance-stunned/text</comment>
        <translation>La edición española permite avanzar por encima de un enemigo aturdido; sin embargo, ese enemigo está adyacente (regla 1.73d) y su casilla no se puede compartir (regla 1.62a). ¿Cómo se lee? La víctima aturdida no es el enemigo adyacente de la regla 1.73d; su casilla se cruza, pero nadie se detiene en ella. De otro modo esa regla nunca podría usarse.</translation>
    </message>
    <message>
        <source>Melee between heights</source>
        <comment>siege.ruling.access/title</comment>
        <translation>Combate entre alturas distintas</translation>
    </message>
    <message>
        <source>When is melee between heights allowed (rule 1.74)? When the attacker could step onto the target&apos;s hex if it were empty. So: ground against a neighbour on a ladder, whom he could climb to; rampart against the ladder that leans on it, onto which he could step down; edge and moat both ways; stairs and rampart both ways; siege tower as in rule 2.45. Refused: rampart against outer ground or courtyard and the reverse, anything through a wall, and ladder against ground.</source>
        <comment>siege.ruling.access/text</comment>
        <translation>¿Cuándo se permite el combate entre alturas distintas (regla 1.74)? Cuando el atacante podría pasar a la casilla del blanco si estuviera vacía. Así: desde el suelo contra quien está al lado en una escala, a la que se podría trepar; desde la almena contra la escala que se apoya en ella, a la que se podría bajar; entre borde y foso en ambos sentidos; entre escalera y almena en ambos sentidos; torre de asedio según la regla 2.45. Prohibido: de la almena contra el terreno exterior o el patio y a la inversa, cualquier cosa a través de un muro, y de la escala contra el suelo.</translation>
    </message>
    <message>
        <source>A whole turn at the winch</source>
        <comment>siege.ruling.whole-turn/title</comment>
        <translation>Un turno entero en el torno</translation>
    </message>
    <message>
        <source>A rider on the raised bridge</source>
        <comment>siege.ruling.bridge-mounted/title</comment>
        <translation>El jinete en el puente alzado</translation>
    </message>
    <message>
        <source>What happens to a rider on the bridge when it is raised? The rider is treated on foot as in rules 1.8c and 1.8d; the horse dies, since horses cannot be in the moat. The text hardly helps here: each group should decide for itself.</source>
        <comment>siege.ruling.bridge-mounted/text</comment>
        <translation>¿Qué le ocurre a un jinete que está en el puente cuando se alza? Al jinete se le aplican las reglas 1.8c y 1.8d como si fuera a pie; el caballo muere, porque los caballos no pueden estar en el foso. Aquí el texto ayuda poco: cada grupo debería decidirlo por sí mismo.</translation>
    </message>
    <message>
        <source>Raising the ladder</source>
        <comment>siege.ruling.ladder-raise/title</comment>
        <translation>Enderezar la escala</translation>
    </message>
    <message>
        <source>Paying for turning the ladder</source>
        <comment>siege.ruling.ladder-turn/title</comment>
        <translation>Pagar por girar la escala</translation>
    </message>
    <message>
        <source>Do the two characters of the Spanish rule 1.92 pay 2 points together or each? Each, as in the French edition.</source>
        <comment>siege.ruling.ladder-turn/text</comment>
        <translation>¿Los dos personajes de la regla 1.92 española pagan 2 puntos entre los dos o cada uno? Cada uno, como en la edición francesa.</translation>
    </message>
    <message>
        <source>Moving the siege tower</source>
        <comment>siege.ruling.tower-move/title</comment>
        <translation>Mover la torre de asedio</translation>
    </message>
    <message>
        <source>What does a siege tower pay, which hexes count and what is its shape (rule 2.41)? The tower pays the dearest hex newly entered by any of its three: plain ground 1, filled moat 2. Its shape and axis are given by the scenario.</source>
        <comment>siege.ruling.tower-move/text</comment>
        <translation>¿Qué paga una torre de asedio, qué casillas cuentan y qué forma tiene (regla 2.41)? La torre paga la casilla más cara en la que entre cualquiera de las tres suyas: terreno llano 1, foso tapado 2. Su forma y su eje los da el escenario.</translation>
    </message>
    <message>
        <source>A complete turn for mounting</source>
        <comment>siege.ruling.mount-turn/title</comment>
        <translation>El turno completo para montar</translation>
    </message>
    <message>
        <source>Cost of leading a horse</source>
        <comment>siege.ruling.led-horse/title</comment>
        <translation>El coste de llevar un caballo de la brida</translation>
    </message>
    <message>
        <source>What does leading a horse cost? Nothing. The horse must be able to enter the hexes it is drawn through (rule 3.32).</source>
        <comment>siege.ruling.led-horse/text</comment>
        <translation>¿Cuánto cuesta llevar un caballo de la brida? Nada. El caballo debe poder entrar en las casillas por las que se lo lleva (regla 3.32).</translation>
    </message>
    <message>
        <source>No room beside the horse</source>
        <comment>siege.ruling.unhorsed-place/title</comment>
        <translation>Sin espacio junto al caballo</translation>
    </message>
    <message>
        <source>Where is an unhorsed rider placed when no hex beside the horse is free (rule 3.35)? On the nearest free hex that the owner chooses. The text hardly helps here: each group should decide for itself.</source>
        <comment>siege.ruling.unhorsed-place/text</comment>
        <translation>¿Dónde se coloca a un jinete desmontado cuando ninguna casilla junto al caballo está libre (regla 3.35)? En la casilla libre más cercana que elija el dueño. Aquí el texto ayuda poco: cada grupo debería decidirlo por sí mismo.</translation>
    </message>
    <message>
        <source>When the ballista may shoot</source>
        <comment>siege.ruling.ballista-cycle/title</comment>
        <translation>Cuándo puede disparar el ballestón</translation>
    </message>
    <message>
        <source>When may the ballista shoot (rule 3.41)? In the French edition a crew must be present in 3 turns running and the shot falls in the third; a turn without crew starts the count again. In the Spanish edition the crew is needed when shooting, the first shot may be at once, and a shot may follow the last one after 3 turns (turn 4, then turn 7); it is silent on a wounded engineer, who is allowed. Beside means adjacent.</source>
        <comment>siege.ruling.ballista-cycle/text</comment>
        <translation>¿Cuándo puede disparar el ballestón (regla 3.41)? En la edición francesa debe haber operarios 3 turnos seguidos y el tiro cae en el tercero; un turno sin operarios obliga a volver a empezar la cuenta. En la edición española los operarios hacen falta al disparar, el primer tiro puede ser inmediato y otro puede seguir al último tras 3 turnos (turno 4, luego turno 7); no dice nada de un ingeniero herido, que se admite. «Junto a» significa adyacente.</translation>
    </message>
    <message>
        <source>A wounded crew adds nothing to the ballista&apos;s die.</source>
        <comment>siege.ruling.ballista-wounded/none</comment>
        <translation>Un operario herido no añade nada al dado del ballestón.</translation>
    </message>
    <message>
        <source>Wounded ballista crew</source>
        <comment>siege.ruling.ballista-wounded/title</comment>
        <translation>Operarios heridos del ballestón</translation>
    </message>
    <message>
        <source>Does a wounded ballista crew add 1 to the die? No: the play sheet names archers and crossbowmen, and the French edition allows a wounded engineer.</source>
        <comment>siege.ruling.ballista-wounded/text</comment>
        <translation>¿Los operarios heridos del ballestón suman 1 al dado? No: la ficha de juego nombra a arqueros y ballesteros, y la edición francesa admite un ingeniero herido.</translation>
    </message>
    <message>
        <source>Who checks the spread of fire</source>
        <comment>siege.ruling.fire-owner/title</comment>
        <translation>Quién comprueba la propagación</translation>
    </message>
    <message>
        <source>Who checks the spread of fire, and do spread fires spread further? The player who lit the first fire checks all that came of it, since the text speaks of the hexes that he set on fire.</source>
        <comment>siege.ruling.fire-owner/text</comment>
        <translation>¿Quién comprueba la propagación del incendio, y siguen extendiéndose los incendios ya propagados? El jugador que inició el primer incendio comprueba todos los que nacieron de él, porque el texto habla de las casillas que él incendió.</translation>
    </message>
    <message>
        <source>Counting turns of fire</source>
        <comment>siege.ruling.fire-count/title</comment>
        <translation>Contar los turnos de un incendio</translation>
    </message>
    <message>
        <source>When does a turn of burning end? At the check of rule 3.52, the end of the enemy&apos;s phase; the third such check without being put out destroys. One who could not leave is wounded at once and killed at the next check. Both rulebooks suggest markers 1, 2, 3 for elapsed turns.</source>
        <comment>siege.ruling.fire-count/text</comment>
        <translation>¿Cuándo termina un turno de incendio? En la comprobación de la regla 3.52, el final de la fase enemiga; a la tercera comprobación sin que se haya apagado, lo que hay en la casilla queda destruido. Quien no pudo salir queda herido al instante y muere en la comprobación siguiente. Los dos reglamentos sugieren fichas 1, 2, 3 para los turnos transcurridos.</translation>
    </message>
    <message>
        <source>What counts as a siege engine</source>
        <comment>siege.ruling.engines/title</comment>
        <translation>Qué es una máquina de asedio</translation>
    </message>
    <message>
        <source>What is a siege engine for rules 3.32, 3.5 and 5.3? Siege tower, ram, ballista, mangonel, trebuchet and mantlet; not ladders, carts or drawbridge. The French rule 5.21 calls the mantlet an engine, but it gives no protection from oil, since its cover is by side only.</source>
        <comment>siege.ruling.engines/text</comment>
        <translation>¿Qué es una máquina de asedio en las reglas 3.32, 3.5 y 5.3? Torre de asedio, ariete, ballestón, catapulta, balista y mantelete; no las escalas, los carros ni el puente levadizo. La regla 5.21 francesa llama máquina al mantelete, pero este no protege del aceite, pues solo cubre por ciertos lados.</translation>
    </message>
    <message>
        <source>Blocking on the same height</source>
        <comment>siege.ruling.own-height/title</comment>
        <translation>Bloquear a la misma altura</translation>
    </message>
    <message>
        <source>What does it mean that rams, carts and mantlets block lines between characters on their own height? They stop a line when shooter and target are both on the obstacle&apos;s height. If only one of them is, heights and radius decide.</source>
        <comment>siege.ruling.own-height/text</comment>
        <translation>¿Qué significa que los arietes, los carros y los manteletes bloquean las líneas entre personajes a su misma altura? Detienen una línea cuando tirador y blanco están ambos a la altura del obstáculo. Si solo lo está uno, deciden las alturas y el radio.</translation>
    </message>
    <message>
        <source>Totals between columns</source>
        <comment>siege.ruling.points-between/title</comment>
        <translation>Los totales entre dos columnas</translation>
    </message>
    <message>
        <source>What of bombardment totals between columns: 2, 4, 5, 7, 8, 10 and 11? They read in the column below, since rounding in this game favours the defender.</source>
        <comment>siege.ruling.points-between/text</comment>
        <translation>¿Y los totales de bombardeo entre dos columnas: 2, 4, 5, 7, 8, 10 y 11? Se leen en la columna inferior, porque en este juego el redondeo favorece al defensor.</translation>
    </message>
    <message>
        <source>Damage and breakdown together</source>
        <comment>siege.ruling.bombard-both/title</comment>
        <translation>Daño y avería a la vez</translation>
    </message>
    <message>
        <source>What if a cell of the bombardment table holds both D and a number with C? Both apply.</source>
        <comment>siege.ruling.bombard-both/text</comment>
        <translation>¿Y si una celda de la tabla de bombardeo contiene D y un número con C? Se aplican ambos.</translation>
    </message>
    <message>
        <source>The three nearest keep hexes</source>
        <comment>siege.ruling.keep-nearest/title</comment>
        <translation>Las tres casillas del torreón más cercanas</translation>
    </message>
    <message>
        <source>Which are the three keep hexes nearest to a breach (rule 4.21f), and what of ties or several breaches? They go by distance to the breach hex, ties at the besieger&apos;s choice; each breach opens three.</source>
        <comment>siege.ruling.keep-nearest/text</comment>
        <translation>¿Cuáles son las tres casillas del torreón más cercanas a una brecha (regla 4.21f), y qué pasa en caso de empate o de varias brechas? Cuenta la distancia a la casilla de la brecha y los empates los decide el asediante; cada brecha abre tres.</translation>
    </message>
    <message>
        <source>How late the ram resumes</source>
        <comment>siege.ruling.ram-delay/title</comment>
        <translation>Cuánto se retrasa el ariete</translation>
    </message>
    <message>
        <source>By how much is an interrupted ram late (rule 4.34a)? There is no ramming in the turn of the melee or attempt. In the French edition the next die falls one turn later than it would have; in the Spanish edition the die may fall when it was due, from the next turn on. With dice due in turns 3, 5 and 7: if one fights in turn 4, it falls in 6 (French) or 5 (Spanish); if in turn 5, it falls in 6 in both.</source>
        <comment>siege.ruling.ram-delay/text</comment>
        <translation>¿Cuánto se retrasa un ariete interrumpido (regla 4.34a)? En el turno del combate o del intento no se golpea. En la edición francesa, el dado siguiente cae un turno más tarde de lo que habría caído; en la edición española, el dado puede caer en el turno previsto, a partir del siguiente. Con dados previstos en los turnos 3, 5 y 7: si se lucha en el turno 4, cae en el 6 (francesa) o en el 5 (española); si en el turno 5, cae en el 6 en ambas.</translation>
    </message>
    <message>
        <source>The animal at the head of the cart</source>
        <comment>siege.ruling.cart-head/title</comment>
        <translation>El animal a la cabeza del carro</translation>
    </message>
    <message>
        <source>The Spanish edition gives no detail of the animal&apos;s place before the cart; which rule is used (rule 5.11)? The French one, for both editions: the same lost picture stands behind both.</source>
        <comment>siege.ruling.cart-head/text</comment>
        <translation>La edición española no detalla el lugar del animal ante el carro; ¿qué regla se usa (regla 5.11)? La francesa, para las dos ediciones: la ilustración perdida es la misma.</translation>
    </message>
    <message>
        <source>Turning the mantlet</source>
        <comment>siege.ruling.mantlet-turn/title</comment>
        <translation>Girar el mantelete</translation>
    </message>
    <message>
        <source>When may a mantlet be turned (rule 5.22)? By the character on its hex, in step 2, at no cost.</source>
        <comment>siege.ruling.mantlet-turn/text</comment>
        <translation>¿Cuándo se puede girar un mantelete (regla 5.22)? Lo gira el personaje que está en su casilla, en la secuencia 2, sin coste.</translation>
    </message>
    <message>
        <source>Which rules bind a flaming arrow</source>
        <comment>siege.ruling.flaming-line/title</comment>
        <translation>Qué reglas valen para una flecha incendiaria</translation>
    </message>
    <message>
        <source>Which rules bind a flaming arrow (rule 5.31)? Steps 1 and 3 as for any arrow, a legal line to the hex of the engine, and short range; the die on the fire table has no modifiers. Tents cannot be shot alight: both editions name engines only.</source>
        <comment>siege.ruling.flaming-line/text</comment>
        <translation>¿Qué reglas valen para una flecha incendiaria (regla 5.31)? Las secuencias 1 y 3 como para cualquier flecha, una línea permitida a la casilla de la máquina y la distancia corta; el dado de la tabla de incendios no lleva modificadores. Las tiendas no se pueden incendiar con flechas: las dos ediciones nombran solo las máquinas.</translation>
    </message>
    <message>
        <source>The oil attack</source>
        <comment>siege.ruling.oil-attack/title</comment>
        <translation>El ataque del aceite</translation>
    </message>
    <message>
        <source>Which shifts and results has the 8-1 attack of boiling oil (rule 5.32)? No shift for terrain or numbers, and results against the attacker are ignored, since the column is fixed. A mounted target is read on the same table.</source>
        <comment>siege.ruling.oil-attack/text</comment>
        <translation>¿Qué desplazamientos y resultados tiene el ataque 8-1 del aceite hirviendo (regla 5.32)? Ningún desplazamiento por terreno o número, y los resultados contra el atacante no se tienen en cuenta, pues la columna es fija. Un blanco a caballo se lee en la misma tabla.</translation>
    </message>
    <message>
        <source>How far one flees the oil</source>
        <comment>siege.ruling.oil-retreat/title</comment>
        <translation>Cuánto se retrocede ante el aceite</translation>
    </message>
    <message>
        <source>How far does a character retreat from a burning engine (rule 5.32)? One hex, as in rule 3.54; one who cannot retreat is wounded.</source>
        <comment>siege.ruling.oil-retreat/text</comment>
        <translation>¿Cuánto retrocede un personaje ante una máquina en llamas (regla 5.32)? Una casilla, como en la regla 3.54; quien no pueda retroceder queda herido.</translation>
    </message>
    <message>
        <source>Damaged means demolished</source>
        <comment>siege.ruling.es-damaged/title</comment>
        <translation>Dañado significa demolido</translation>
    </message>
    <message>
        <source>The Spanish rule 2.31 puts counters on damaged hexes. Read demolished: rules 4.13 and 4.14 of that edition agree with the French edition.</source>
        <comment>siege.ruling.es-damaged/text</comment>
        <translation>La regla 2.31 española coloca fichas en casillas dañadas. Léase demolidas: las reglas 4.13 y 4.14 de esa edición concuerdan con la francesa.</translation>
    </message>
    <message>
        <source>Seven on the Spanish error table</source>
        <comment>siege.ruling.es-error-seven/title</comment>
        <translation>El siete en la tabla española de errores de tiro</translation>
    </message>
    <message>
        <source>The Spanish error table gives 7 twice. Read 7 as a harmless miss and 8 to 10 as a wound, as in the French edition.</source>
        <comment>siege.ruling.es-error-seven/text</comment>
        <translation>La tabla española de errores de tiro da el 7 dos veces. Léase 7 como fallo inofensivo y de 8 a 10 como herida, como en la edición francesa.</translation>
    </message>
    <message>
        <source>Other slips in the Spanish text</source>
        <comment>siege.ruling.es-slips/title</comment>
        <translation>Otros errores del texto español</translation>
    </message>
    <message>
        <source>Result E against mounted</source>
        <comment>siege.ruling.mounted-E/title</comment>
        <translation>El resultado E contra personajes a caballo</translation>
    </message>
    <message>
        <source>The letters of melee against foot</source>
        <comment>siege.ruling.foot-letters/title</comment>
        <translation>Las letras del combate contra personajes a pie</translation>
    </message>
    <message>
        <source>What do the letters of the melee table against foot mean, of which two survive? A: attacker wounded (printed). B: attacker retreats 1 hex. C: defender retreats 1 hex. D: defender stunned (printed). E: defender wounded. F: defender killed. They follow the order of the mounted legend, and a public English translation of the play sheet has exactly these 6 letters.</source>
        <comment>siege.ruling.foot-letters/text</comment>
        <translation>¿Qué significan las letras de la tabla de combate contra personajes a pie, de las que se conservan dos? A: atacante herido (impreso). B: el atacante retrocede 1 casilla. C: el defensor retrocede 1 casilla. D: defensor aturdido (impreso). E: defensor herido. F: defensor muerto. Siguen el orden de la leyenda de los personajes a caballo, y una traducción inglesa pública de la ficha de juego tiene justo estas 6 letras.</translation>
    </message>
    <message>
        <source>A rider in strong cover</source>
        <comment>siege.ruling.mounted-strong/title</comment>
        <translation>Un jinete con cobertura fuerte</translation>
    </message>
    <message>
        <source>What cover has a rider where the terrain gives strong cover? Medium, since the table has no strong column for riders.</source>
        <comment>siege.ruling.mounted-strong/text</comment>
        <translation>¿Qué cobertura tiene un jinete donde el terreno da cobertura fuerte? Media, porque la tabla no tiene columna fuerte para jinetes.</translation>
    </message>
    <message>
        <source>{hex} cannot be entered from there.</source>
        <comment>siege.ruling.retreat-hexes/impassable</comment>
        <translation>Desde ahí no se puede entrar en {hex}.</translation>
    </message>
    <message>
        <source>{hex} is occupied: the retreat may not end there.</source>
        <comment>siege.ruling.retreat-hexes/occupied</comment>
        <translation>La casilla {hex} está ocupada: la retirada no puede acabar ahí.</translation>
    </message>
    <message>
        <source>The retreat comes back to {hex}.</source>
        <comment>siege.ruling.retreat-hexes/back</comment>
        <extracomment>back: to where it began</extracomment>
        <translation>La retirada vuelve a pasar por {hex}.</translation>
    </message>
    <message>
        <source>How a retreat is counted</source>
        <comment>siege.ruling.retreat-hexes/title</comment>
        <translation>Cómo se cuenta una retirada</translation>
    </message>
    <message>
        <source>What does a retreat cost? It counts hexes, not movement points, and goes only through hexes that movement could enter; the last one must be free of living characters (rule 1.62). The owner chooses the path.</source>
        <comment>siege.ruling.retreat-hexes/text</comment>
        <translation>¿Cuánto cuesta una retirada? Se cuenta en casillas, no en puntos de movimiento, y pasa solo por casillas en las que se podría entrar al mover; la última debe estar libre de personajes vivos (regla 1.62). El camino lo elige el dueño.</translation>
    </message>
    <message>
        <source>{name} is stunned and cannot retreat: killed.</source>
        <comment>siege.ruling.stunned-retreat/dies</comment>
        <translation>{name} sufre aturdimiento y no puede retroceder: muere.</translation>
    </message>
    <message>
        <source>The stunned cannot retreat</source>
        <comment>siege.ruling.stunned-retreat/title</comment>
        <translation>El aturdido no puede retroceder</translation>
    </message>
    <message>
        <source>What if a stunned character must retreat? It cannot, so it is wounded, and being stunned already it dies (siege.sheet.3d, siege.sheet.5c and siege.sheet.5d). Rule 3.54c shows that the stunned cannot leave a hex, and a public English translation of the play sheet says so in as many words.</source>
        <comment>siege.ruling.stunned-retreat/text</comment>
        <translation>¿Y si un aturdido debe retroceder? No puede, de modo que queda herido y, estando ya aturdido, muere (siege.sheet.3d, siege.sheet.5c y siege.sheet.5d). La regla 3.54c muestra que los aturdidos no pueden dejar una casilla, y una traducción inglesa pública de la ficha de juego lo dice expresamente.</translation>
    </message>
    <message>
        <source>One panic die a death</source>
        <comment>siege.ruling.panic-once/title</comment>
        <translation>Un dado de pánico por muerte</translation>
    </message>
    <message>
        <source>How many panic dice are rolled for several deaths or classes? One die for each death; eligible are friends within 3 hexes whose class that death can frighten, and with no such friend no die is rolled. Sergeants are soldiers that rally others.</source>
        <comment>siege.ruling.panic-once/text</comment>
        <translation>¿Cuántos dados de pánico se tiran por varias muertes o categorías? Un dado por cada muerte; cuentan los amigos a 3 casillas o menos de una categoría a la que esa muerte puede asustar, y si no hay ninguno no se tira. Los sargentos son soldados que devuelven el ánimo a los demás.</translation>
    </message>
    <message>
        <source>What changes the error die</source>
        <comment>siege.ruling.error-modifiers/title</comment>
        <translation>Qué modifica el dado de error</translation>
    </message>
    <message>
        <source>Does the modifier for a knight on foot (siege.sheet.2c) apply to the error die? No: only range, wounds and skill, since only those are named.</source>
        <comment>siege.ruling.error-modifiers/text</comment>
        <translation>¿Se aplica al dado de error el modificador del caballero a pie (siege.sheet.2c)? No: solo la distancia, las heridas y la habilidad, porque solo se nombran estas.</translation>
    </message>
    <message>
        <source>Where skills sum to nothing</source>
        <comment>siege.ruling.skill-sum/title</comment>
        <translation>Dónde se compensan las habilidades</translation>
    </message>
    <message>
        <source>Over what do the skill numbers add up to 0 (siege.skill.2)? Over each category of each side, as the sums of the example do.</source>
        <comment>siege.ruling.skill-sum/text</comment>
        <translation>¿Dónde suman 0 los números de habilidad (siege.skill.2)? En cada categoría de cada bando, como hacen las sumas del ejemplo.</translation>
    </message>
    <message>
        <source>The line passes exactly through a corner. Reading: {reading}.</source>
        <comment>siege.ruling.corner-line/used</comment>
        <translation>La línea pasa exactamente por un vértice. Lectura: {reading}.</translation>
    </message>
    <message>
        <source>A line that passes exactly through a corner of hexes</source>
        <comment>siege.ruling.corner-line/title</comment>
        <translation>Una línea que pasa exactamente por el vértice de unas casillas</translation>
    </message>
    <message>
        <source>What of a line that touches a third hex in one point only, exactly at a corner? By default (ignore) the hex touched only at its corner does not count, but a wall on a hexside that ends at that corner and lies in the line&apos;s passage does: the line is stopped only when both ways round the corner are walled. In the variant strict a wall on either way round stops it and the touched hex counts as crossed. In the variant open walls that meet the line only in the corner are ignored.</source>
        <comment>siege.ruling.corner-line/text</comment>
        <translation>¿Y una línea que toca una tercera casilla en un solo punto, exactamente en un vértice? Por defecto (ignore), la casilla tocada solo en su vértice no cuenta, pero sí cuenta un muro en un lado que termina en ese vértice y está por donde pasa la línea: la línea solo se detiene cuando los dos caminos en torno al vértice están cerrados por un muro. En la variante strict basta un muro en uno de los dos caminos para detenerla y la casilla tocada cuenta como cruzada. En la variante open no se tienen en cuenta los muros que solo encuentran la línea en el vértice.</translation>
    </message>
    <message>
        <source>The top of the embankment at {hex} stands above both of them.</source>
        <comment>siege.ruling.embankment-equal/stops</comment>
        <translation>El alto del terraplén en {hex} queda por encima de ambos.</translation>
    </message>
    <message>
        <source>Embankments between equals</source>
        <comment>siege.ruling.embankment-equal/title</comment>
        <translation>Terraplenes entre iguales</translation>
    </message>
    <message>
        <source>What does an embankment do when neither character is higher than the other (rule 3.23)? The embankment top between them stops the line, unless one of them is on that embankment hex.</source>
        <comment>siege.ruling.embankment-equal/text</comment>
        <translation>¿Qué hace un terraplén cuando ninguno de los dos personajes está más alto que el otro (regla 3.23)? El alto del terraplén que hay entre ellos detiene la línea, a menos que uno de los dos esté en esa casilla de terraplén.</translation>
    </message>
    <message>
        <source>Ramparts under a line of fire</source>
        <comment>siege.ruling.rampart-floor/title</comment>
        <translation>Las almenas bajo una línea de tiro</translation>
    </message>
    <message>
        <source>When do ramparts stop a line of fire? Between two characters at wall height or higher they do not, whatever parapets it passes. Between one at wall height and one lower, the line may run along the walk that the higher one stands on, but any other rampart stops it, and so does any parapet but the one that shelters him. Between two lower characters every rampart stops it. The keep follows rule 1.44j.</source>
        <comment>siege.ruling.rampart-floor/text</comment>
        <translation>¿Cuándo detienen las almenas una línea de tiro? Entre dos personajes a la altura de las murallas o más arriba no la detienen, sean cuales sean los parapetos que cruce. Entre uno a la altura de las murallas y otro más bajo, la línea puede correr por las almenas en que está el más alto, pero cualquier otra casilla de almenas la detiene, y también cualquier parapeto que no sea el que lo resguarda. Entre dos personajes más bajos la detiene toda casilla de almenas. Para el torreón vale la regla 1.44j.</translation>
    </message>
    <message>
        <source>What is inside the castle</source>
        <comment>siege.ruling.inside-castle/title</comment>
        <translation>Qué es el interior del castillo</translation>
    </message>
    <message>
        <source>What does inside the castle mean for rules 1.52 and 1.44a? Every hex that cannot be reached from the map&apos;s edge without crossing a parapet, wall, slit, door or gate. Rubble does not change it.</source>
        <comment>siege.ruling.inside-castle/text</comment>
        <translation>¿Qué significa dentro del castillo en las reglas 1.52 y 1.44a? Toda casilla a la que no se puede llegar desde el borde del mapa sin atravesar un parapeto, un muro, una tronera, la puerta de un edificio o la puerta del castillo. La muralla demolida no lo cambia.</translation>
    </message>
    <message>
        <source>The wall does not hide {target} in the moat.</source>
        <comment>siege.1.46a/down</comment>
        <translation>La muralla no oculta a {target} en el foso.</translation>
    </message>
    <message>
        <source>Beside the moat, {shooter} may shoot into it, over those who are in it.</source>
        <comment>siege.1.46d/edge</comment>
        <translation>Junto al foso, {shooter} puede disparar dentro de él, por encima de quienes están allí.</translation>
    </message>
    <message>
        <source>A horse may not stop in the trench at {hex}.</source>
        <comment>siege.3.32b/stop</comment>
        <translation>Un caballo no puede detenerse en la trinchera de {hex}.</translation>
    </message>
    <message>
        <source>{target} is sheltered on the other side of the door only.</source>
        <comment>siege.1.53a/other_side</comment>
        <translation>{target} solo tiene cobertura por el otro lado de la puerta.</translation>
    </message>
    <message>
        <source>The door on the side {side} of {hex} stands open.</source>
        <comment>siege.1.1e/leaf_so_open</comment>
        <translation>La puerta del lado {side} de {hex} está abierta.</translation>
    </message>
    <message>
        <source>The door on the side {side} of {hex} is closed.</source>
        <comment>siege.1.1e/leaf_so_closed</comment>
        <translation>La puerta del lado {side} de {hex} está cerrada.</translation>
    </message>
    <message>
        <source>The drawbridge on {hex} is lowered.</source>
        <comment>siege.1.1i/bridge_so_lowered</comment>
        <translation>El puente levadizo de {hex} está bajado.</translation>
    </message>
    <message>
        <source>The drawbridge on {hex} is raised.</source>
        <comment>siege.1.1i/bridge_so_raised</comment>
        <translation>El puente levadizo de {hex} está alzado.</translation>
    </message>
    <message>
        <source>On {hex} there is now: {laid}.</source>
        <comment>siege.1.1k/laid_so</comment>
        <translation>Ahora, en {hex}: {laid}.</translation>
    </message>
    <message>
        <source>No longer on {hex}: {cleared}.</source>
        <comment>siege.1.1k/cleared_so</comment>
        <translation>Ya no está en {hex}: {cleared}.</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <comment>siege.1.2a/turn</comment>
        <translation>Turno {turn}</translation>
    </message>
    <message>
        <source>{force}</source>
        <comment>siege.1.2a/phase</comment>
        <translation>{force}</translation>
    </message>
    <message>
        <source>End of the phase</source>
        <comment>siege.1.2a/end_phase</comment>
        <translation>Fin de la fase</translation>
    </message>
    <message>
        <source>The phase cannot end yet.</source>
        <comment>siege.1.2a/end_phase_no</comment>
        <translation>La fase no puede acabar todavía.</translation>
    </message>
    <message>
        <source>The phase ends.</source>
        <comment>siege.1.2a/phase_so</comment>
        <translation>La fase acaba.</translation>
    </message>
    <message>
        <source>{by} shoots at {at}</source>
        <comment>siege.1.3a/shoot</comment>
        <translation>{by} dispara a {at}</translation>
    </message>
    <message>
        <source>{by} may not shoot at {at}.</source>
        <comment>siege.1.3a/shoot_no</comment>
        <translation>{by} no puede disparar a {at}.</translation>
    </message>
    <message>
        <source>{by} may shoot at {at}.</source>
        <comment>siege.1.3a/shoot_may</comment>
        <translation>{by} puede disparar a {at}.</translation>
    </message>
    <message>
        <source>{counter} is covered against the outer side of the door until this phase ends.</source>
        <comment>siege.1.53a/door_so_outer</comment>
        <translation>{counter} tiene cobertura contra el lado exterior de la puerta hasta que acabe esta fase.</translation>
    </message>
    <message>
        <source>{counter} is covered against the inner side of the door until this phase ends.</source>
        <comment>siege.1.53a/door_so_inner</comment>
        <translation>{counter} tiene cobertura contra el lado interior de la puerta hasta que acabe esta fase.</translation>
    </message>
    <message>
        <source>{counter} goes to {to}.</source>
        <comment>siege.1.6a/to_so</comment>
        <translation>{counter} va a {to}.</translation>
    </message>
    <message>
        <source>{counter} goes to {to}, the horse’s other half to {rear}.</source>
        <comment>siege.1.6a/to_so_rear</comment>
        <translation>{counter} va a {to}, la otra mitad del caballo a {rear}.</translation>
    </message>
    <message>
        <source>{counter} is placed on {hex}</source>
        <comment>siege.3.35a/place</comment>
        <extracomment>placed: put on the map</extracomment>
        <translation>{counter} se coloca en {hex}</translation>
    </message>
    <message>
        <source>{counter} may not be placed on {hex}.</source>
        <comment>siege.3.35a/place_no</comment>
        <translation>{counter} no puede colocarse en {hex}.</translation>
    </message>
    <message>
        <source>{counter} must be placed beside the horse.</source>
        <comment>siege.3.35a/place_may</comment>
        <translation>{counter} debe colocarse junto al caballo.</translation>
    </message>
    <message>
        <source>{counter} is placed on {hex}.</source>
        <comment>siege.3.35a/place_done</comment>
        <extracomment>placed: put on the map</extracomment>
        <translation>{counter} se coloca en {hex}.</translation>
    </message>
    <message>
        <source>{counter} is unhorsed and the horse is killed.</source>
        <comment>siege.3.35a/unhorsed_so_killed</comment>
        <translation>Jinete desmontado: {counter}. El caballo muere.</translation>
    </message>
    <message>
        <source>{counter} is unhorsed; the horse is unhurt.</source>
        <comment>siege.3.35a/unhorsed_so_unhurt</comment>
        <translation>Jinete desmontado: {counter}. El caballo queda ileso.</translation>
    </message>
    <message>
        <source>{counter} retreats</source>
        <comment>siege.sheet.3d/retreat</comment>
        <translation>{counter} retrocede</translation>
    </message>
    <message>
        <source>{counter} retreats to {path,last}</source>
        <comment>siege.sheet.3d/retreat_path</comment>
        <translation>{counter} retrocede a {path,last}</translation>
    </message>
    <message>
        <source>{counter} may not retreat so.</source>
        <comment>siege.sheet.3d/retreat_no</comment>
        <translation>{counter} no puede retroceder así.</translation>
    </message>
    <message>
        <source>{counter} may not retreat to {path,last} like that.</source>
        <comment>siege.sheet.3d/retreat_path_no</comment>
        <translation>{counter} no puede retroceder así a {path,last}.</translation>
    </message>
    <message>
        <source>{counter} must retreat.</source>
        <comment>siege.sheet.3d/retreat_may</comment>
        <translation>{counter} debe retroceder.</translation>
    </message>
    <message>
        <source>{counter} retreats to {path,last}.</source>
        <comment>siege.sheet.3d/retreat_path_done</comment>
        <translation>{counter} retrocede a {path,last}.</translation>
    </message>
    <message numerus="yes">
        <source>{counter} must retreat %n hex(es).</source>
        <comment>siege.sheet.3d/retreat_so</comment>
        <translation>
            <numerusform>{counter} debe retroceder %n casilla.</numerusform>
            <numerusform>{counter} debe retroceder %n casillas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{counter} is well again.</source>
        <comment>siege.sheet.5d/state_so_ready</comment>
        <translation>{counter} se recupera.</translation>
    </message>
    <message>
        <source>{counter} is stunned.</source>
        <comment>siege.sheet.5d/state_so_stunned</comment>
        <translation>{counter} sufre aturdimiento.</translation>
    </message>
    <message>
        <source>{counter} is wounded.</source>
        <comment>siege.sheet.5d/state_so_wounded</comment>
        <translation>{counter} recibe una herida.</translation>
    </message>
    <message>
        <source>{counter} is killed.</source>
        <comment>siege.sheet.5d/state_so_dead</comment>
        <translation>{counter} muere.</translation>
    </message>
    <message>
        <source>A miss.</source>
        <comment>siege.1.3a/shoot_nothing_-</comment>
        <translation>El tiro falla.</translation>
    </message>
    <message>
        <source>{counter} recovers</source>
        <comment>siege.1.21e/recover</comment>
        <translation>{counter} se recupera</translation>
    </message>
    <message>
        <source>{counter} does not recover now.</source>
        <comment>siege.1.21e/recover_no</comment>
        <translation>{counter} no se recupera ahora.</translation>
    </message>
    <message>
        <source>{counter} is well again.</source>
        <comment>siege.1.21e/recovered_so</comment>
        <translation>{counter} se recupera.</translation>
    </message>
    <message>
        <source>{name} is not stunned.</source>
        <comment>siege.1.21e/not_stunned</comment>
        <translation>{name} no sufre aturdimiento.</translation>
    </message>
    <message>
        <source>{name} recovers at the end of a phase of its own side.</source>
        <comment>siege.1.21e/other_phase</comment>
        <translation>{name} se recupera al final de una fase de su propio bando.</translation>
    </message>
    <message>
        <source>{name} was stunned in this very phase, and recovers in a later one.</source>
        <comment>siege.1.21e/this_phase</comment>
        <translation>{name} sufrió el aturdimiento en esta misma fase y se recupera en una posterior.</translation>
    </message>
    <message>
        <source>{name} was stunned in a phase of its own side, and recovers in the next one.</source>
        <comment>siege.ruling.stunned-inert/own_phase</comment>
        <translation>{name} sufrió el aturdimiento en una fase de su propio bando y se recupera en la siguiente.</translation>
    </message>
    <message>
        <source>The line meets a closed door or gate at {hex}.</source>
        <comment>siege.1.56/shut</comment>
        <translation>La línea tropieza con una puerta cerrada en {hex}.</translation>
    </message>
    <message>
        <source>One shot in a step</source>
        <comment>siege.1.21h/title</comment>
        <translation>Un tiro por secuencia</translation>
    </message>
    <message>
        <source>No character may shoot twice in the same step. How many shots the steps give to each shooter is told in siege.ruling.one-shot.</source>
        <comment>siege.1.21h/text</comment>
        <translation>Ningún personaje puede disparar dos veces en la misma secuencia. Cuántos tiros dan las secuencias a cada tirador se explica en siege.ruling.one-shot.</translation>
    </message>
    <message>
        <source>In any direction</source>
        <comment>siege.1.61g/title</comment>
        <translation>En cualquier dirección</translation>
    </message>
    <message>
        <source>A character may move in any direction, and enemies beside it do not hinder its movement: neither rulebook sets such a limit. Direction matters for siege engines, for mantlets, for an upright ladder, which leans on one rampart hex, and for horses, which have a front half and a rear half. How horses and riders move is told in siege.ruling.two-hex.</source>
        <comment>siege.1.61g/text</comment>
        <translation>Un personaje puede moverse en cualquier dirección, y los enemigos que tenga al lado no estorban su movimiento: ninguno de los dos reglamentos pone tal límite. La dirección cuenta para las máquinas de asedio, para los manteletes, para la escala vertical, que se apoya en una sola casilla de almenas, y para los caballos, que tienen una mitad delantera y otra trasera. Cómo se mueven los caballos y los jinetes se explica en siege.ruling.two-hex.</translation>
    </message>
    <message>
        <source>The bridge and its gate</source>
        <comment>siege.1.8e/title</comment>
        <translation>El puente y su puerta</translation>
    </message>
    <message>
        <source>The drawbridge takes up one hex. While it is raised, the castle gate behind it is shut (siege.ruling.gate-closed).</source>
        <comment>siege.1.8e/text</comment>
        <translation>El puente levadizo ocupa una casilla. Mientras está alzado, la puerta del castillo que hay detrás está cerrada (siege.ruling.gate-closed).</translation>
    </message>
    <message>
        <source>From the rampart to the ladder</source>
        <comment>siege.1.93h/title</comment>
        <translation>De las almenas a la escala</translation>
    </message>
    <message>
        <source>Going down to a ladder from the rampart hex that it leans on costs 3 movement points. Whether and how one goes down a ladder is told in siege.ruling.ladder-down.</source>
        <comment>siege.1.93h/text</comment>
        <translation>Bajar a una escala desde la casilla de almenas en la que se apoya cuesta 3 puntos de movimiento. Si se puede bajar por una escala, y cómo, se explica en siege.ruling.ladder-down.</translation>
    </message>
    <message>
        <source>Only one&apos;s own horse</source>
        <comment>siege.3.33f/title</comment>
        <translation>Solo el caballo propio</translation>
    </message>
    <message>
        <source>A character may mount no horse but its own. The exception is a captured horse (rule 3.33c); when a horse is captured is told in siege.ruling.whose-horse.</source>
        <comment>siege.3.33f/text</comment>
        <translation>Un personaje no puede montar más caballo que el suyo. La excepción es un caballo capturado (regla 3.33c); cuándo se ha capturado un caballo se explica en siege.ruling.whose-horse.</translation>
    </message>
    <message>
        <source>An engine with fewer points</source>
        <comment>siege.4.23e/title</comment>
        <translation>Una máquina con menos puntos</translation>
    </message>
    <message>
        <source>An engine that has lost only some of its bombardment points goes on bombarding with those it has left until it is repaired.</source>
        <comment>siege.4.23e/text</comment>
        <translation>Una máquina que solo ha perdido una parte de sus puntos de bombardeo sigue bombardeando con los que le quedan hasta que se repare.</translation>
    </message>
    <message>
        <source>The halves of a draught horse</source>
        <comment>siege.5.11e/title</comment>
        <translation>Las mitades de un caballo de tiro</translation>
    </message>
    <message>
        <source>In the French edition a draught horse, which takes two hexes, has a front half and a rear half. Rule 5.11a says where the rear half stands before a cart.</source>
        <comment>siege.5.11e/text</comment>
        <translation>En la edición francesa, un caballo de tiro, que ocupa dos casillas, tiene una mitad delantera y otra trasera. La regla 5.11a dice dónde se coloca la mitad trasera ante un carro.</translation>
    </message>
    <message>
        <source>Oil on an engine alone</source>
        <comment>siege.5.32k/title</comment>
        <translation>Aceite sobre una máquina sola</translation>
    </message>
    <message>
        <source>When the oil can reach nobody on the engine&apos;s hex, because it is empty or holds only a character on top (rule 5.32c), only the engine&apos;s die of rule 5.32g is rolled. There is no attack.</source>
        <comment>siege.5.32k/text</comment>
        <translation>Cuando el aceite no puede alcanzar a nadie en la casilla de la máquina, porque está vacía o solo hay un personaje en lo alto (regla 5.32c), se tira únicamente el dado de la máquina según la regla 5.32g. No hay ataque.</translation>
    </message>
    <message>
        <source>Moving on within the moat</source>
        <comment>siege.ruling.moat-from/title</comment>
        <translation>Seguir por el foso</translation>
    </message>
    <message>
        <source>From which adjacent hexes is the moat entered for 1 movement point (rule 1.1g)? By default (open-moat), from those whose own terrain row is the moat, and by one who stands at the foot of a ladder there (siege.ruling.ladder-raise); from a filled moat, the drawbridge, the top of a ladder or a demolished wall it costs 4. This follows rule 1.1k, by which equipment replaces the terrain. In the other reading (printed) the hex under the equipment stays moat, so that it costs 1 from there too.</source>
        <comment>siege.ruling.moat-from/text</comment>
        <translation>¿Desde qué casillas adyacentes se entra en el foso por 1 punto de movimiento (regla 1.1g)? Por defecto (open-moat), desde aquellas cuyo terreno en la tabla es el foso, también si se está allí al pie de una escala (siege.ruling.ladder-raise); desde un foso tapado, el puente levadizo, lo alto de una escala o una muralla demolida cuesta 4. Así se sigue de la regla 1.1k, por la que el equipo especial sustituye al terreno. En la otra lectura (printed) la casilla que está bajo el equipo sigue siendo foso, y también desde allí cuesta 1.</translation>
    </message>
    <message>
        <source>How many shots in a phase</source>
        <comment>siege.ruling.one-shot/title</comment>
        <translation>Cuántos tiros en una fase</translation>
    </message>
    <message>
        <source>How many shots does a shooter have in a phase (rule 1.21)? By default (one-a-step), one in step 1, and an archer one more in step 3: the rulebooks allow him a shot and later another. In the other reading (free) the steps set no number.</source>
        <comment>siege.ruling.one-shot/text</comment>
        <translation>¿De cuántos tiros dispone un tirador en una fase (regla 1.21)? Por defecto (one-a-step), uno en la secuencia 1, y un arquero otro más en la secuencia 3: los reglamentos le conceden un tiro y más tarde otro. En la otra lectura (free) las secuencias no fijan ningún número.</translation>
    </message>
    <message>
        <source>One move after another</source>
        <comment>siege.ruling.move-order/title</comment>
        <translation>Un movimiento tras otro</translation>
    </message>
    <message>
        <source>May the moves of several characters be mixed (rule 1.6b)? By default (one-at-a-time), no: a move is finished before the next begins, and a ladder, siege tower or ram moves as one with all who carry, push or ride it. The Spanish rule 1.62 speaks of the end of each movement. In the other reading (free) a move may be broken off and taken up again.</source>
        <comment>siege.ruling.move-order/text</comment>
        <translation>¿Se pueden alternar los movimientos de varios personajes (regla 1.6b)? Por defecto (one-at-a-time), no: un movimiento termina antes de que empiece el siguiente, y una escala, una torre de asedio o un ariete se mueven a la vez que todos los que los llevan, los empujan o van en ellos. La regla 1.62 española habla del final de cada movimiento. En la otra lectura (free) un movimiento puede interrumpirse y reanudarse.</translation>
    </message>
    <message>
        <source>The hexes of a horse alone</source>
        <comment>siege.ruling.horse-hex/title</comment>
        <translation>Las casillas de un caballo solo</translation>
    </message>
    <message>
        <source>Who may enter the hexes of a living horse without rider (rules 1.61a and 1.62a)? By default (last-rider), it counts as a living character of the side of its last rider, or else of its owner; rule 1.42 likewise treats living animals as living characters. In the other reading (neutral) everyone may pass through its hexes, and nobody may stop there.</source>
        <comment>siege.ruling.horse-hex/text</comment>
        <translation>¿Quién puede entrar en las casillas de un caballo vivo sin jinete (reglas 1.61a y 1.62a)? Por defecto (last-rider), cuenta como un personaje vivo del bando de su último jinete o, si no, de su dueño; también la regla 1.42 trata a los animales vivos como personajes vivos. En la otra lectura (neutral) todos pueden pasar por sus casillas y nadie puede detenerse en ellas.</translation>
    </message>
    <message>
        <source>Between ramparts and castle</source>
        <comment>siege.ruling.rampart-inside/title</comment>
        <translation>Entre las almenas y el castillo</translation>
    </message>
    <message>
        <source>Which steps join a rampart to the inside of the castle (rule 1.61d)? By default (stairs), those between it and another rampart, stairs, or a door or room at wall height, both ways, where no wall stands between. To and from courtyard, outer ground and moat every step is refused, up and down, a ladder apart. In the other reading (jump) only entering a rampart is limited so, and leaving it is not.</source>
        <comment>siege.ruling.rampart-inside/text</comment>
        <translation>¿Qué movimientos unen unas almenas con el interior del castillo (regla 1.61d)? Por defecto (stairs), los que van entre ellas y otras almenas, una escalera, o una puerta o sala a la altura de las murallas, en ambos sentidos, donde no haya un muro por medio. Desde el patio, el terreno exterior y el foso, y hacia ellos, todo movimiento está prohibido, hacia arriba y hacia abajo, escala aparte. En la otra lectura (jump) estos límites valen solo para entrar en las almenas y no para dejarlas.</translation>
    </message>
    <message>
        <source>Riders and horses on two hexes</source>
        <comment>siege.ruling.two-hex/title</comment>
        <translation>Jinetes y caballos en dos casillas</translation>
    </message>
    <message>
        <source>How do riders and horses move, touch, retreat and advance on their two hexes? By default (front-leads) the front half enters any hex beside it but that of its own rear half, and the rear half follows into the hex just left; in a retreat it may also back, the rear half leading. The front half&apos;s hex is paid for; both hexes must be permitted, and at the end neither may be a trench. Whatever is adjacent to either half is adjacent; a rider makes one attack and is one target; retreat and advance are counted for the front half, both halves end on free hexes, and after a retreat neither is beside an enemy. In the variant ahead the front half enters only the three hexes ahead of it; in the variant either, either half may lead in any movement; in the variant turn it does not back in a retreat either. The text hardly helps here: each group should decide for itself.</source>
        <comment>siege.ruling.two-hex/text</comment>
        <translation>¿Cómo se mueven, entran en contacto, retroceden y avanzan en sus dos casillas los jinetes y los caballos? Por defecto (front-leads) la mitad delantera entra en cualquier casilla de al lado menos la de su propia mitad trasera, que la sigue a la casilla recién dejada; en una retirada puede también ir hacia atrás, con la mitad trasera en cabeza. Se paga la casilla de la mitad delantera; ambas casillas deben estar permitidas, y al final ninguna puede ser una trinchera. Es adyacente lo que es adyacente a cualquiera de las dos mitades; un jinete hace un solo ataque y es un solo blanco; la retirada y el avance se cuentan para la mitad delantera, ambas mitades terminan en casillas libres y, tras una retirada, ninguna junto a un enemigo. En la variante ahead la mitad delantera entra solo en las tres casillas que tiene delante; en la variante either puede ir en cabeza cualquiera de las dos mitades en todo movimiento; en la variante turn tampoco se va hacia atrás en una retirada. Aquí el texto ayuda poco: cada grupo debería decidirlo por sí mismo.</translation>
    </message>
    <message>
        <source>Adjacent in spite of walls and levels</source>
        <comment>siege.ruling.adjacency/title</comment>
        <translation>Adyacente a pesar de muros y niveles</translation>
    </message>
    <message>
        <source>Is an enemy beyond a wall or on another level adjacent (rules 1.73d, siege.sheet.3d and siege.sheet.5b)? By default (neighbouring), yes: every living enemy in one of the six hexes around is, even a stunned one (but see siege.ruling.advance-stunned). Where the rulebooks want more, such as the same height (rule 1.44g), they say so. In the other reading (reach) only an enemy with whom melee is possible is adjacent.</source>
        <comment>siege.ruling.adjacency/text</comment>
        <translation>¿Es adyacente un enemigo que está más allá de un muro o a otro nivel (reglas 1.73d, siege.sheet.3d y siege.sheet.5b)? Por defecto (neighbouring), sí: lo es todo enemigo vivo en una de las seis casillas de alrededor, incluso aturdido (pero véase siege.ruling.advance-stunned). Donde los reglamentos piden más, como la misma altura (regla 1.44g), lo dicen. En la otra lectura (reach) solo es adyacente un enemigo con el que sea posible el combate cuerpo a cuerpo.</translation>
    </message>
    <message>
        <source>Several characters and 1-1</source>
        <comment>siege.ruling.joint-below-one/title</comment>
        <translation>Varios personajes y el 1-1</translation>
    </message>
    <message>
        <source>What must reach 1-1 when several attackers or several defenders take part (rule 1.7e)? By default (sum), the sum of the attacks against the sum of the defences, since rule 1.72 makes one number of them. In the other reading (each) every attacker must reach 1-1 by himself.</source>
        <comment>siege.ruling.joint-below-one/text</comment>
        <translation>¿Qué debe llegar a 1-1 cuando participan varios atacantes o varios defensores (regla 1.7e)? Por defecto (sum), la suma de los ataques contra la suma de las defensas, porque la regla 1.72 hace de ellas un solo número. En la otra lectura (each) cada atacante debe llegar a 1-1 por sí solo.</translation>
    </message>
    <message>
        <source>On foot and mounted in one attack</source>
        <comment>siege.ruling.mixed-targets/title</comment>
        <translation>A pie y a caballo en un solo ataque</translation>
    </message>
    <message>
        <source>May one attack be directed at characters on foot and mounted ones together, and on which table is it read (rule 1.72a)? By default (separate), it is refused: one attacks those on foot or those mounted, as rule 1.7c has a table for each. In the other reading (mounted) it is read on the table against mounted, and results for horses touch riders only.</source>
        <comment>siege.ruling.mixed-targets/text</comment>
        <translation>¿Puede un solo ataque dirigirse a la vez a personajes a pie y a caballo, y en qué tabla se lee (regla 1.72a)? Por defecto (separate), está prohibido: se ataca a los de a pie o a los de a caballo, porque la regla 1.7c tiene una tabla para cada caso. En la otra lectura (mounted) se lee en la tabla contra personajes a caballo, y los resultados para los caballos afectan solo a los jinetes.</translation>
    </message>
    <message>
        <source>One melee after another</source>
        <comment>siege.ruling.melee-order/title</comment>
        <translation>Un combate tras otro</translation>
    </message>
    <message>
        <source>Are all attacks named before the first is resolved? By default (one-by-one), no: the attacker names them one by one in his own order, and results, retreats and the advance are finished before the next is named. Enemies who have become adjacent may be attacked by those who have not yet attacked; by rule 1.73 the advance waits for no other melee. In the other reading (declared) all attacks are named first, since the same rule knows of melees still under way.</source>
        <comment>siege.ruling.melee-order/text</comment>
        <translation>¿Se declaran todos los ataques antes de resolver el primero? Por defecto (one-by-one), no: el atacante los declara uno a uno en el orden que quiera, y los resultados, las retiradas y el avance se terminan antes de declarar el siguiente. Los enemigos que han quedado adyacentes pueden ser atacados por quienes aún no han atacado; según la regla 1.73, el avance no espera a ningún otro combate. En la otra lectura (declared) se declaran primero todos los ataques, porque la misma regla habla de combates aún en curso.</translation>
    </message>
    <message>
        <source>Advancing over a killed horse</source>
        <comment>siege.ruling.advance-horse/title</comment>
        <extracomment>over: into or across the hexes where it lies</extracomment>
        <translation>Avanzar por encima de un caballo muerto</translation>
    </message>
    <message>
        <source>Does a killed horse (result D against mounted) allow an advance after combat? By default (rider), not in the French edition, while in the Spanish edition its stunned rider does; the hex of an unhorsed rider is that of his counter on foot. Rule 1.73 speaks of characters only. In the other reading (horse) a killed horse allows it, and its hexes may be the first to be entered.</source>
        <comment>siege.ruling.advance-horse/text</comment>
        <translation>¿Permite un caballo muerto (resultado D contra personajes a caballo) un avance tras el combate? Por defecto (rider), en la edición francesa no, mientras que en la española lo permite su jinete aturdido; la casilla de un jinete que resulta desmontado es la de su ficha a pie. La regla 1.73 habla solo de personajes. En la otra lectura (horse) un caballo muerto lo permite, y sus casillas pueden ser las primeras en las que se entra.</translation>
    </message>
    <message>
        <source>Where a failed retreat ends</source>
        <comment>siege.ruling.failed-retreat/title</comment>
        <translation>Dónde acaba una retirada fallida</translation>
    </message>
    <message>
        <source>Where is a character that cannot retreat the whole way, and may the enemy advance? By default (in-place), it stays where it was, wounded; its hex has not been vacated, so there is no advance on its account unless the wound kills it. Of melee the play sheet says that it stays, of shots only that it is wounded. In the other reading (partway) it goes as far as it can after a shot.</source>
        <comment>siege.ruling.failed-retreat/text</comment>
        <translation>¿Dónde está un personaje que no puede retroceder toda la distancia, y puede avanzar el enemigo? Por defecto (in-place), se queda donde estaba, herido; su casilla no ha quedado vacía, de modo que no da lugar a un avance a menos que la herida lo mate. Del combate, la ficha de juego dice que se queda; de los tiros, solo que queda herido. En la otra lectura (partway), tras un tiro retrocede hasta donde puede.</translation>
    </message>
    <message>
        <source>A rider who cannot retreat</source>
        <comment>siege.ruling.saddle-wound/title</comment>
        <translation>Un jinete que no puede retroceder</translation>
    </message>
    <message>
        <source>Is a rider unhorsed when he is wounded because he cannot retreat (siege.sheet.3d and siege.sheet.5c)? By default (unhorsed), yes, as by result C of a shot, and the horse is unhurt; compare siege.ruling.mounted-E. Nothing happens to a horse without rider. In the other reading (stays) he stays mounted. The text hardly helps here: each group should decide for itself.</source>
        <comment>siege.ruling.saddle-wound/text</comment>
        <translation>¿Resulta desmontado un jinete cuando queda herido porque no puede retroceder (siege.sheet.3d y siege.sheet.5c)? Por defecto (unhorsed), sí, como con el resultado C de un tiro, y el caballo queda ileso; compárese siege.ruling.mounted-E. A un caballo sin jinete no le ocurre nada. En la otra lectura (stays) sigue a caballo. Aquí el texto ayuda poco: cada grupo debería decidirlo por sí mismo.</translation>
    </message>
    <message>
        <source>Who works the winch, and when</source>
        <comment>siege.ruling.winch/title</comment>
        <translation>Quién maneja el torno y cuándo</translation>
    </message>
    <message>
        <source>Who may work the winch, and when exactly does the bridge move (rule 1.8)? By default (turn-end), either side may; after step 5 of the turn&apos;s second phase the character&apos;s owner says up or down, and he may decline. The rule names the end of the turn. In the other reading (own-phase) it is the end of the phase of the character&apos;s own side.</source>
        <comment>siege.ruling.winch/text</comment>
        <translation>¿Quién puede manejar el torno, y cuándo exactamente se mueve el puente (regla 1.8)? Por defecto (turn-end), cualquiera de los dos bandos; tras la secuencia 5 de la segunda fase del turno, el dueño del personaje dice arriba o abajo, y puede renunciar. La regla nombra el final del turno. En la otra lectura (own-phase) es el final de la fase del bando del personaje.</translation>
    </message>
    <message>
        <source>What a raised bridge shuts</source>
        <comment>siege.ruling.gate-closed/title</comment>
        <translation>Qué cierra el puente alzado</translation>
    </message>
    <message>
        <source>No free moat beside the bridge</source>
        <comment>siege.ruling.bridge-full/title</comment>
        <translation>Sin foso libre junto al puente</translation>
    </message>
    <message>
        <source>Where does one fall who is thrown off the bridge when no moat hex beside it is free (rule 1.8c)? By default (nearest), into the nearest free hex of unfilled moat, which the owner chooses; nobody is stacked, and a filled moat is no moat. Rule 1.62 excepts only ladders and siege towers. In the other reading (stack) he may land on another character.</source>
        <comment>siege.ruling.bridge-full/text</comment>
        <translation>¿Dónde cae quien es arrojado del puente cuando ninguna casilla de foso a su lado está libre (regla 1.8c)? Por defecto (nearest), en la casilla libre más próxima de foso sin tapar, a elección del dueño; no hay apilamiento, y un foso tapado no es foso. La regla 1.62 solo exceptúa las escalas y las torres de asedio. En la otra lectura (stack) puede caer sobre otro personaje.</translation>
    </message>
    <message>
        <source>Picking up and carrying a ladder</source>
        <comment>siege.ruling.ladder-carry/title</comment>
        <translation>Recoger y llevar una escala</translation>
    </message>
    <message>
        <source>How is a ladder picked up, what does carrying it cost and what does it forbid (rule 1.91)? By default (while-held), two characters on foot, not stunned, carry it: lifting and laying down are free, each has 2 movement points fewer, once for the phase, pays for his own hexes, and they end on the ladder&apos;s two hexes. They may not shoot or attack while they hold it, and only then; an archer who shot in step 1 may carry. In the other reading (whole-phase) they shoot and attack in no phase in which they carried.</source>
        <comment>siege.ruling.ladder-carry/text</comment>
        <translation>¿Cómo se recoge una escala, qué cuesta llevarla y qué prohíbe (regla 1.91)? Por defecto (while-held), la llevan dos personajes a pie no aturdidos: recogerla y dejarla no cuesta nada, cada uno tiene 2 puntos de movimiento menos, una sola vez por fase, paga sus propias casillas, y terminan en las dos casillas de la escala. No pueden disparar ni atacar mientras la sostienen, y solo entonces; un arquero que disparó en la secuencia 1 puede llevarla. En la otra lectura (whole-phase) no disparan ni atacan en ninguna fase en la que la hayan llevado.</translation>
    </message>
    <message>
        <source>Where a ladder stands or falls</source>
        <comment>siege.ruling.ladder-where/title</comment>
        <extracomment>falls: is thrown down</extracomment>
        <translation>Dónde está o cae una escala</translation>
    </message>
    <message>
        <source>Where may a ladder stand or fall (rules 1.91c, 1.92a and 1.94c)? By default (on-foot), an upright one stands on any hex that a character on foot may enter, moat too, beside the rampart hex it leans on and without other equipment; moving or turning it must end so. A fallen one has its other half on an adjacent hex over which it could be carried. The first scenario has ladders and no filled moat. In the variant filled-only it does not stand in open moat; in the variant outside it stands only on the outer side of the wall.</source>
        <comment>siege.ruling.ladder-where/text</comment>
        <translation>¿Dónde puede estar o caer una escala (reglas 1.91c, 1.92a y 1.94c)? Por defecto (on-foot), una escala vertical está en cualquier casilla en la que pueda entrar un personaje a pie, también de foso, junto a la casilla de almenas en la que se apoya y sin otro equipo especial; si se mueve o se gira, debe acabar igual. Una escala caída tiene su otra mitad en una casilla adyacente por la que se podría llevar. El primer escenario tiene escalas y ningún foso tapado. En la variante filled-only no está en foso abierto; en la variante outside solo está en el lado exterior del muro.</translation>
    </message>
    <message>
        <source>Going down a ladder</source>
        <comment>siege.ruling.ladder-down/title</comment>
        <translation>Bajar por una escala</translation>
    </message>
    <message>
        <source>May one go down a ladder, and for how much (rule 1.93h)? By default (both-ways), yes: onto it for 3 movement points, only from the rampart hex it leans on, and from it to any hex that a character on foot may enter, at that hex&apos;s cost. A besieger in panic leaves the castle by an upright ladder too (rule siege.panic.2b). In the other reading (up-only) this is refused except in panic; melee stays as in siege.ruling.access.</source>
        <comment>siege.ruling.ladder-down/text</comment>
        <translation>¿Se puede bajar por una escala, y a qué precio (regla 1.93h)? Por defecto (both-ways), sí: se baja a ella por 3 puntos de movimiento, solo desde la casilla de almenas en la que se apoya, y de ella a cualquier casilla en la que pueda entrar un personaje a pie, al coste de esa casilla. También un asediante presa del pánico deja el castillo por una escala vertical (regla siege.panic.2b). En la otra lectura (up-only) está prohibido salvo por pánico; para el combate sigue valiendo siege.ruling.access.</translation>
    </message>
    <message>
        <source>One who falls on another</source>
        <comment>siege.ruling.fall-stack/title</comment>
        <extracomment>falls: from a height</extracomment>
        <translation>Quien cae sobre otro</translation>
    </message>
    <message>
        <source>On whom may one fall from a ladder, and how long do the two share the hex (rule 1.94f)? By default (singly), on any living character on foot, friend or enemy, on a hex that one on foot may enter; the one beneath is stunned even if the faller dies. Each is shot at and attacked by himself, and the two cannot fight each other. In his next movement step the faller must leave if he can. In the other reading (pair) they are attacked together and their defences are added.</source>
        <comment>siege.ruling.fall-stack/text</comment>
        <translation>¿Sobre quién puede caer quien cae de una escala, y cuánto tiempo comparten los dos la casilla (regla 1.94f)? Por defecto (singly), sobre cualquier personaje vivo a pie, amigo o enemigo, en una casilla en la que se pueda entrar a pie; el de debajo queda aturdido aunque muera el que cae. Se dispara y se ataca a cada uno por separado, y los dos no pueden combatir entre sí. En su siguiente secuencia de movimiento, el que cayó debe irse si puede. En la otra lectura (pair) se los ataca juntos y sus defensas se suman.</translation>
    </message>
    <message>
        <source>Where the besieger places rubble</source>
        <comment>siege.ruling.rubble-choice/title</comment>
        <translation>Dónde coloca el asediante las murallas demolidas</translation>
    </message>
    <message>
        <source>On which hexes may the besieger place demolished-wall counters before the assault (rule 2.31a)? By default (outer-wall), on rampart, castle wall and arrow-slit hexes of the outer wall, as he chooses, and not on the keep. Rule 2.33 names these kinds of hex, and rule 4.21f spares the keep. In the other reading (any) he may place them on the keep too.</source>
        <comment>siege.ruling.rubble-choice/text</comment>
        <translation>¿En qué casillas puede colocar el asediante las fichas de muralla demolida antes del asalto (regla 2.31a)? Por defecto (outer-wall), en casillas de almenas, muralla y tronera de los muros exteriores, a su elección, y no en el torreón. La regla 2.33 nombra estas clases de casilla, y la regla 4.21f deja a salvo el torreón. En la otra lectura (any) puede colocarlas también en el torreón.</translation>
    </message>
    <message>
        <source>Which walls fall with a hex</source>
        <comment>siege.ruling.rubble-walls/title</comment>
        <extracomment>fall: collapse</extracomment>
        <translation>Qué muros caen con una casilla</translation>
    </message>
    <message>
        <source>Which walls fall when a hex is demolished (rule 2.33a)? By default (own-walls), those that the map draws as the hex&apos;s own; those of an adjacent hex stand, since the rule reckons with walls that are still whole. In the other reading (all) all six sides of the hex are open.</source>
        <comment>siege.ruling.rubble-walls/text</comment>
        <translation>¿Qué muros caen cuando se demuele una casilla (regla 2.33a)? Por defecto (own-walls), los que el mapa dibuja como propios de la casilla; los de una casilla adyacente siguen en pie, porque la regla cuenta con muros aún enteros. En la otra lectura (all) los seis lados de la casilla quedan abiertos.</translation>
    </message>
    <message>
        <source>Those who move the siege tower</source>
        <comment>siege.ruling.tower-crew/title</comment>
        <translation>Quienes mueven la torre de asedio</translation>
    </message>
    <message>
        <source>Do those who move a siege tower spend movement points of their own (rule 2.41)? By default (stay-inside), none, but they stand inside when it moves and neither enter, leave nor climb in that step; those on top keep their points. Either side may move it. It enters the map with them inside and pays for its entry hexes from its 2 points, as the rule gives points to the tower alone. In the other reading (free) they keep all their own points, before the move and after it.</source>
        <comment>siege.ruling.tower-crew/text</comment>
        <translation>¿Gastan puntos de movimiento propios quienes mueven una torre de asedio (regla 2.41)? Por defecto (stay-inside), ninguno, pero están en el interior cuando se mueve, y en esa secuencia no entran, no salen ni suben; los que están en lo alto conservan sus puntos. Puede moverla cualquiera de los dos bandos. Entra en el mapa con ellos en el interior y paga sus casillas de entrada con sus 2 puntos, porque la regla solo da puntos a la torre. En la otra lectura (free) conservan todos sus propios puntos, antes y después del movimiento.</translation>
    </message>
    <message>
        <source>What else stops a siege tower</source>
        <comment>siege.ruling.tower-path/title</comment>
        <translation>Qué más detiene una torre de asedio</translation>
    </message>
    <message>
        <source>What stops a siege tower besides the terrain (rule 2.41e)? By default (bodies), living characters, equipment and as many dead as rule 1.61f names, in a hex newly entered, and also the drawbridge, which is not plain ground; the dead of rule 1.61e add 1 point. Rules 1.61 and 1.62 make no exception for the tower. In the other reading (clear) the dead neither stop nor slow it.</source>
        <comment>siege.ruling.tower-path/text</comment>
        <translation>¿Qué detiene una torre de asedio además del terreno (regla 2.41e)? Por defecto (bodies), los personajes vivos, el equipo especial y tantos muertos como nombra la regla 1.61f, en una casilla en la que entra, y también el puente levadizo, que no es terreno llano; los muertos de la regla 1.61e añaden 1 punto. Las reglas 1.61 y 1.62 no hacen excepción para la torre. En la otra lectura (clear) los muertos ni la detienen ni la frenan.</translation>
    </message>
    <message>
        <source>Going down inside a siege tower</source>
        <comment>siege.ruling.tower-down/title</comment>
        <translation>Bajar dentro de una torre de asedio</translation>
    </message>
    <message>
        <source>What does it cost to go down inside a siege tower (rule 2.42c)? By default (two), 2 movement points, as its lower level costs (rule 2.4a): the rulebooks price only the way up. In the other reading (one) it costs 1 point.</source>
        <comment>siege.ruling.tower-down/text</comment>
        <translation>¿Cuánto cuesta bajar dentro de una torre de asedio (regla 2.42c)? Por defecto (two), 2 puntos de movimiento, lo que cuesta su nivel inferior (regla 2.4a): los reglamentos solo ponen precio a la subida. En la otra lectura (one) cuesta 1 punto.</translation>
    </message>
    <message>
        <source>Over the hexes of one siege tower</source>
        <comment>siege.ruling.own-tower/title</comment>
        <extracomment>over: above</extracomment>
        <translation>Por encima de las casillas de una misma torre</translation>
    </message>
    <message>
        <source>Open moat beside a siege tower</source>
        <comment>siege.ruling.tower-moat/title</comment>
        <translation>Foso abierto junto a una torre de asedio</translation>
    </message>
    <message>
        <source>Does open moat beside a siege tower count as ground height in rule 2.45f? By default (ground-only), no: there is no melee between it and those inside, while with a filled moat there is. This is what the rule literally says. In the other reading (low) every height below the walls counts.</source>
        <comment>siege.ruling.tower-moat/text</comment>
        <translation>¿Vale el foso abierto junto a una torre de asedio como altura del suelo en la regla 2.45f? Por defecto (ground-only), no: entre él y quienes están en el interior no hay combate; con un foso tapado, sí. Es lo que la regla dice al pie de la letra. En la otra lectura (low) vale toda altura por debajo de las murallas.</translation>
    </message>
    <message>
        <source>Where the top of an embankment is</source>
        <comment>siege.ruling.embankment-crest/title</comment>
        <translation>Dónde está el alto del terraplén</translation>
    </message>
    <message>
        <source>When does a line of fire pass the top of an embankment (rule 3.23), whose picture is lost? By default (marked), when it crosses one of the hexsides that the map marks as the top, or enters an embankment hex on which none is marked. In the other reading (hex) it passes the top whenever it crosses an embankment hex.</source>
        <comment>siege.ruling.embankment-crest/text</comment>
        <translation>¿Cuándo pasa una línea de tiro por el alto de un terraplén (regla 3.23), cuya ilustración se ha perdido? Por defecto (marked), cuando cruza uno de los lados de las casillas que el mapa marca como alto del terraplén, o entra en una casilla de terraplén en la que no hay ninguno marcado. En la otra lectura (hex) pasa por el alto siempre que cruza una casilla de terraplén.</translation>
    </message>
    <message>
        <source>Who is lower at an embankment</source>
        <comment>siege.ruling.embankment-lower/title</comment>
        <translation>Quién está más bajo en un terraplén</translation>
    </message>
    <message>
        <source>When a horse is captured</source>
        <comment>siege.ruling.whose-horse/title</comment>
        <translation>Cuándo se captura un caballo</translation>
    </message>
    <message>
        <source>When is a horse captured (rules 3.33c and 3.33f)? The rulebooks say nothing. By default (led), a horse of the enemy without rider is captured once a character of one&apos;s own leads it (rule 3.34b). In the other reading (adjacent) it is captured as soon as a character of one&apos;s own is adjacent to it.</source>
        <comment>siege.ruling.whose-horse/text</comment>
        <translation>¿Cuándo se ha capturado un caballo (reglas 3.33c y 3.33f)? Los reglamentos no dicen nada. Por defecto (led), un caballo enemigo sin jinete queda capturado cuando un personaje propio lo lleva de la brida (regla 3.34b). En la otra lectura (adjacent) queda capturado en cuanto un personaje propio le es adyacente.</translation>
    </message>
    <message>
        <source>Where one dismounts</source>
        <comment>siege.ruling.dismount-place/title</comment>
        <translation>Dónde se desmonta</translation>
    </message>
    <message>
        <source>Where is a character placed who dismounts (rule 3.33d)? By default (free-beside), on a free hex adjacent to the horse, of its owner&apos;s choice, as rule 3.35a has it for the unhorsed; without such a hex it cannot dismount. In the other reading (nearest) it then goes to the nearest free hex, as in siege.ruling.unhorsed-place.</source>
        <comment>siege.ruling.dismount-place/text</comment>
        <translation>¿Dónde se coloca a quien desmonta por su voluntad (regla 3.33d)? Por defecto (free-beside), en una casilla libre adyacente al caballo que elige su dueño, como pide la regla 3.35a para quien resulta desmontado; si no hay ninguna, no puede desmontar. En la otra lectura (nearest) va entonces a la casilla libre más cercana, como en siege.ruling.unhorsed-place.</translation>
    </message>
    <message>
        <source>Results against an animal alone</source>
        <comment>siege.ruling.riderless-retreat/title</comment>
        <translation>Resultados contra un animal solo</translation>
    </message>
    <message>
        <source>Which results hold for an animal without rider, a draught animal included (rules 3.35b and 5.12a)? By default (stays-put), what they say of the animal and of the attacker. Retreats (A of shots, C of melee) and whatever concerns a rider have no effect: the animal stays where it is, as in rule 3.34a. In the other reading (retreat) a horse retreats, since the French edition sets aside only the rider&apos;s wounds.</source>
        <comment>siege.ruling.riderless-retreat/text</comment>
        <translation>¿Qué resultados valen para un animal sin jinete, también de tiro (reglas 3.35b y 5.12a)? Por defecto (stays-put), lo que dicen del animal y del atacante. Las retiradas (A de los tiros, C del combate) y cuanto afecta al jinete no tienen efecto: el animal se queda donde está, como en la regla 3.34a. En la otra lectura (retreat) un caballo retrocede, ya que la edición francesa deja de lado solo las heridas del jinete.</translation>
    </message>
    <message>
        <source>The crew of the ballista</source>
        <comment>siege.ruling.ballista-serve/title</comment>
        <translation>Los operarios del ballestón</translation>
    </message>
    <message>
        <source>Who is the crew of a ballista, and what may the crew do (rule 3.41b)? Two friends, not stunned, on hexes adjacent to it, one of them an engineer; each counts for one engine only, and men may relieve each other. A turn in which a man leaves, shoots, attacks or puts out a fire is no turn of service for him; all else is open to him. By default (no-bar), a melee in the previous turn does not bar the ballista&apos;s shot, since rule 1.21 names only archers and crossbowmen in that bar. In the other reading (bar) it holds for the crew too.</source>
        <comment>siege.ruling.ballista-serve/text</comment>
        <translation>¿Quiénes son los operarios de un ballestón y qué pueden hacer (regla 3.41b)? Dos amigos, no aturdidos, en casillas adyacentes a él, uno de ellos ingeniero; cada uno cuenta para una sola máquina, y los hombres pueden relevarse. Un turno en que uno se va, dispara, ataca o apaga un incendio no le cuenta como turno de servicio; todo lo demás le está permitido. Por defecto (no-bar), un combate en el turno anterior no impide el tiro del ballestón, porque en esa prohibición la regla 1.21 nombra solo a arqueros y ballesteros. En la otra lectura (bar) vale también para los operarios.</translation>
    </message>
    <message>
        <source>Where the ballista shoots from</source>
        <comment>siege.ruling.ballista-hex/title</comment>
        <translation>Desde dónde dispara el ballestón</translation>
    </message>
    <message>
        <source>From where does the ballista shoot (rule 3.41c), and has it a skill? It takes one hex; its line of fire starts at the centre of that hex and may run in any direction. By default (no-skill), it has no skill number, since siege.skill.2 has no category for it. In the other reading (engineer) a number written on the engineer counts.</source>
        <comment>siege.ruling.ballista-hex/text</comment>
        <translation>¿Desde dónde dispara el ballestón (regla 3.41c), y tiene habilidad? Ocupa una casilla; su línea de tiro sale del centro de esa casilla y puede ir en cualquier dirección. Por defecto (no-skill), no tiene número de habilidad, porque siege.skill.2 no le da ninguna categoría. En la otra lectura (engineer) cuenta un número escrito en el ingeniero.</translation>
    </message>
    <message>
        <source>The order of the fire check</source>
        <comment>siege.ruling.fire-order/title</comment>
        <extracomment>order: sequence</extracomment>
        <translation>El orden de la comprobación del fuego</translation>
    </message>
    <message>
        <source>In what order is the fire check made (rule 3.52a)? By default (spread-first), after step 5: first all dice for the spread from the hexes that burned before the check, and the new flames are placed together; then rule 3.54 for those caught by them; last, the old flames count one turn more, and the third destroys. New flames neither spread nor count a turn in this check. In the other reading (chain) destruction comes first, and then each new flame spreads at once.</source>
        <comment>siege.ruling.fire-order/text</comment>
        <translation>¿En qué orden se hace la comprobación del fuego (regla 3.52a)? Por defecto (spread-first), tras la secuencia 5: primero todos los dados de propagación por las casillas que ya ardían antes de la comprobación, y las llamas nuevas se colocan juntas; luego la regla 3.54 para quienes resultan alcanzados; al final, las llamas antiguas cuentan un turno más, y al tercero destruyen. En esta comprobación las llamas nuevas ni se propagan ni cuentan turno. En la otra lectura (chain) va primero la destrucción, y luego cada llama nueva se propaga al instante.</translation>
    </message>
    <message>
        <source>Beside two burning hexes</source>
        <comment>siege.ruling.fire-two/title</comment>
        <translation>Junto a dos casillas en llamas</translation>
    </message>
    <message>
        <source>Staying in the fire</source>
        <comment>siege.ruling.fire-stay/title</comment>
        <translation>Quedarse en el fuego</translation>
    </message>
    <message>
        <source>May a character choose to stay in a burning hex (rule 3.54a)? By default (must-leave), no: only one that cannot leave stays, and the wound and the death of that rule fall on it. In the French edition the retreat is a duty. In the other reading (price), to which the Spanish wording is nearer, it may stay at that price.</source>
        <comment>siege.ruling.fire-stay/text</comment>
        <translation>¿Puede un personaje elegir quedarse en una casilla en llamas (regla 3.54a)? Por defecto (must-leave), no: solo se queda quien no puede salir, y en él recaen la herida y la muerte de esa regla. En la edición francesa la retirada es obligatoria. En la otra lectura (price), a la que se acerca más el texto español, puede quedarse a ese precio.</translation>
    </message>
    <message>
        <source>The way out of the fire</source>
        <comment>siege.ruling.fire-retreat/title</comment>
        <translation>La salida del fuego</translation>
    </message>
    <message>
        <source>Where does a character go that must leave a burning hex (rule 3.54a)? By default (any-free), onto one hex that it could enter, free and not burning, of its owner&apos;s choice; an enemy beside that hex is no bar, since the rule names none. In the other reading (sheet) the bars of siege.sheet.5b hold.</source>
        <comment>siege.ruling.fire-retreat/text</comment>
        <translation>¿Adónde va un personaje que debe dejar una casilla en llamas (regla 3.54a)? Por defecto (any-free), a una casilla en la que podría entrar, libre y que no esté en llamas, a elección de su dueño; un enemigo junto a esa casilla no lo impide, porque la regla no nombra ninguna prohibición. En la otra lectura (sheet) valen las prohibiciones de siege.sheet.5b.</translation>
    </message>
    <message>
        <source>Fire and the wounded</source>
        <comment>siege.ruling.fire-wounded/title</comment>
        <translation>El fuego y los heridos</translation>
    </message>
    <message>
        <source>What does a wound from fire do to a character that is wounded already (rule 3.54a)? By default (adds), it kills: siege.sheet.5d makes no exception. In the other reading (apart) wounds from fire do not add to others. A stunned character is first settled by rule 3.54c.</source>
        <comment>siege.ruling.fire-wounded/text</comment>
        <translation>¿Qué hace una herida causada por el fuego a un personaje que ya está herido (regla 3.54a)? Por defecto (adds), lo mata: siege.sheet.5d no hace excepciones. En la otra lectura (apart) las heridas causadas por el fuego no se suman a las demás. Para un personaje aturdido se aplica antes la regla 3.54c.</translation>
    </message>
    <message>
        <source>Which hexes one can light or put out</source>
        <comment>siege.ruling.fire-reach/title</comment>
        <translation>Qué casillas se pueden incendiar o apagar</translation>
    </message>
    <message>
        <source>Which adjacent hexes may a character set alight or put out (rules 3.51a and 3.53a)? By default (any-height), any of them, at whatever height, but not behind a wall or an arrow slit; rule 3.51c bars only lighting. In the other reading (access) only those that it could attack under rule 1.74b (siege.ruling.access).</source>
        <comment>siege.ruling.fire-reach/text</comment>
        <translation>¿Qué casillas adyacentes puede incendiar o apagar un personaje (reglas 3.51a y 3.53a)? Por defecto (any-height), cualquiera, a la altura que sea, pero no tras un muro o una tronera; la regla 3.51c prohíbe solo incendiar. En la otra lectura (access), solo las que podría atacar según la regla 1.74b (siege.ruling.access).</translation>
    </message>
    <message>
        <source>DA and fire that has spread</source>
        <comment>siege.ruling.fire-arrow/title</comment>
        <translation>DA y el fuego propagado</translation>
    </message>
    <message>
        <source>Does a result DA also put out hexes to which an arrow&apos;s fire has spread (rule 5.31e and siege.sheet.7)? By default (arrow-only), no: only a hex that the arrow itself lit, since the sheet speaks of a fire caused by the arrow. In the other reading (spread) those to which its fire has spread are put out as well.</source>
        <comment>siege.ruling.fire-arrow/text</comment>
        <translation>¿Un resultado DA apaga también las casillas a las que se ha propagado el fuego de una flecha (regla 5.31e y siege.sheet.7)? Por defecto (arrow-only), no: solo una casilla que la propia flecha incendió, porque la ficha de asedio habla de un incendio causado por la flecha. En la otra lectura (spread) apaga también aquellas a las que se ha propagado su fuego.</translation>
    </message>
    <message>
        <source>What the fire leaves</source>
        <comment>siege.ruling.burnt-out/title</comment>
        <translation>Qué deja el fuego</translation>
    </message>
    <message>
        <source>What is left of an engine or a tent that fire has destroyed (rule 3.55)? The engine and all its flames are removed; a tent hex becomes plain ground, an engine&apos;s hex its natural terrain, and those inside stay where they are. By default (fall-wounded), those on top come down to the ground there, or to the nearest free hex, and are wounded; in the reading unhurt they suffer nothing, in the reading killed they die. The text hardly helps here: each group should decide for itself.</source>
        <comment>siege.ruling.burnt-out/text</comment>
        <translation>¿Qué queda de una máquina o de una tienda destruida por el fuego (regla 3.55)? Se retiran la máquina y todas sus llamas; la casilla de una tienda pasa a terreno llano, la de una máquina a su terreno natural, y quienes están en el interior se quedan donde están. Por defecto (fall-wounded), quienes están en lo alto acaban en el suelo allí mismo, o en la casilla libre más cercana, y quedan heridos; en la lectura unhurt no sufren nada, en la lectura killed mueren. Aquí el texto ayuda poco: cada grupo debería decidirlo por sí mismo.</translation>
    </message>
    <message>
        <source>Engines on fire</source>
        <comment>siege.ruling.burning-engine/title</comment>
        <translation>Máquinas en llamas</translation>
    </message>
    <message>
        <source>Naming the targets of a bombardment</source>
        <comment>siege.ruling.bombard-declare/title</comment>
        <translation>Indicar los blancos de un bombardeo</translation>
    </message>
    <message>
        <source>Are all targets of a day named first (rule 4.21d)? By default (all-first), yes: all hexes and engines are named before the first die of the day, so a breach made today opens the keep only tomorrow (rule 4.21f). The rule chooses and assigns before it adds up and rolls. In the other reading (one-by-one) hexes are named and rolled for one after the other.</source>
        <comment>siege.ruling.bombard-declare/text</comment>
        <translation>¿Se indican antes todos los blancos de un día (regla 4.21d)? Por defecto (all-first), sí: todas las casillas y máquinas antes del primer dado del día, de modo que una brecha de hoy abre el torreón solo mañana (regla 4.21f). La regla hace elegir y asignar antes de sumar y tirar el dado. En la otra lectura (one-by-one) se indica y se tira casilla por casilla.</translation>
    </message>
    <message>
        <source>More points lost than took part</source>
        <comment>siege.ruling.stone-cap/title</comment>
        <translation>Más puntos perdidos de los que participaron</translation>
    </message>
    <message>
        <source>Which day repairs the engines</source>
        <comment>siege.ruling.repair-day/title</comment>
        <translation>Qué día repara las máquinas</translation>
    </message>
    <message>
        <source>Which day counts as the day of repair (rule 4.23b)? By default (chosen), the owner chooses each day which damaged engines rest; one such day repairs all that rest, and a day of assault counts as one. In the reading idle only days without an assault count. In the reading automatic it is the next day in any case.</source>
        <comment>siege.ruling.repair-day/text</comment>
        <translation>¿Qué día cuenta como día de reparación (regla 4.23b)? Por defecto (chosen), el dueño elige cada día qué máquinas dañadas descansan; un día así repara todas las que descansan, y un día de asalto también cuenta. En la lectura idle solo cuentan los días sin asalto. En la lectura automatic es en todo caso el día siguiente.</translation>
    </message>
    <message>
        <source>When rubble is placed</source>
        <comment>siege.ruling.rubble-when/title</comment>
        <extracomment>placed: laid on the map</extracomment>
        <translation>Cuándo se coloca la muralla demolida</translation>
    </message>
    <message>
        <source>When is the demolished-wall counter placed (rule 4.14a and siege.sheet.6a)? By default (by-cause), after the ram at once, and whoever is on the hex is wounded (rule 4.14b); after bombardment at the next assault, if the besieger likes. The rule names the moment of demolition; the siege sheet, which speaks of bombardment, the next assault, and leaves the besieger free. In the other reading (at-once) it is placed at once in both cases.</source>
        <comment>siege.ruling.rubble-when/text</comment>
        <translation>¿Cuándo se coloca la ficha de muralla demolida (regla 4.14a y siege.sheet.6a)? Por defecto (by-cause), tras el ariete al instante, y quien está en la casilla queda herido (regla 4.14b); tras un bombardeo, en el asalto siguiente, si el asediante quiere. La regla señala el momento de la demolición; la ficha de asedio, que habla del bombardeo, el asalto siguiente, y deja libre al asediante. En la otra lectura (at-once) se coloca al instante en ambos casos.</translation>
    </message>
    <message>
        <source>The order of a day of siege</source>
        <comment>siege.ruling.day-order/title</comment>
        <extracomment>order: sequence</extracomment>
        <translation>El orden de un día de asedio</translation>
    </message>
    <message>
        <source>In what order does a day of siege go by (rules 4.11b and 5.4, siege.sheet.6b and siege.sheet.6c)? By default (morning), the healed return in the morning; then comes an assault or a bombardment, not both, since rule 4.11b lets bombardment exclude any other action; then the dice for healing; last, the day is ticked. In the other reading (evening) the healed return after the assault, since the Spanish edition names no morning.</source>
        <comment>siege.ruling.day-order/text</comment>
        <translation>¿En qué orden transcurre un día de asedio (reglas 4.11b y 5.4, siege.sheet.6b y siege.sheet.6c)? Por defecto (morning), por la mañana vuelven los curados; luego viene un asalto o un bombardeo, no ambos, porque según la regla 4.11b el bombardeo excluye cualquier otra acción; luego los dados de curación; por último se marca el día. En la otra lectura (evening) los curados vuelven después del asalto, ya que la edición española no nombra la mañana.</translation>
    </message>
    <message>
        <source>What the outer wall is</source>
        <comment>siege.ruling.outer-wall/title</comment>
        <translation>Qué son los muros exteriores</translation>
    </message>
    <message>
        <source>What belongs to the outer wall, of which a hex must be demolished before the keep may be bombarded (rule 4.21f)? The rulebooks do not say. By default (with-towers), the curtain with its towers and gate hexes. In the other reading (curtain) the curtain alone.</source>
        <comment>siege.ruling.outer-wall/text</comment>
        <translation>¿Qué forma parte de los muros exteriores, de los que debe estar demolida una casilla antes de que se pueda bombardear el torreón (regla 4.21f)? Los reglamentos no dicen nada. Por defecto (with-towers), el muro exterior con sus torres y las casillas de la puerta del castillo. En la otra lectura (curtain), solo el muro exterior.</translation>
    </message>
    <message>
        <source>The first die of the ram</source>
        <comment>siege.ruling.ram-first/title</comment>
        <translation>El primer dado del ariete</translation>
    </message>
    <message>
        <source>When does the ram&apos;s first die fall (rule 4.32c)? By default (on-arrival), in step 4 of the phase in which it arrives, as rule 4.32a allows, and then in every second phase of its own side. In the other reading (later) the first die falls one turn later.</source>
        <comment>siege.ruling.ram-first/text</comment>
        <translation>¿Cuándo cae el primer dado del ariete (regla 4.32c)? Por defecto (on-arrival), en la secuencia 4 de la fase en que llega, como permite la regla 4.32a, y luego cada dos fases de su bando. En la otra lectura (later) el primer dado cae un turno más tarde.</translation>
    </message>
    <message>
        <source>Which hex the ram strikes</source>
        <comment>siege.ruling.ram-hex/title</comment>
        <translation>Qué casilla golpea el ariete</translation>
    </message>
    <message>
        <source>The ram&apos;s die and the melee of its step</source>
        <comment>siege.ruling.ram-step4/title</comment>
        <translation>El dado del ariete y el combate de la secuencia</translation>
    </message>
    <message>
        <source>Which comes first in step 4, the ram&apos;s die or melee (rules 4.32c and 4.34a)? By default (die-first), the die. If one of the three has attacked before it, that die is delayed (siege.ruling.ram-delay); if one attacks after it, the next is. In the other reading (after) the die falls after the melee of the step.</source>
        <comment>siege.ruling.ram-step4/text</comment>
        <translation>¿Qué va primero en la secuencia 4, el dado del ariete o el combate (reglas 4.32c y 4.34a)? Por defecto (die-first), el dado. Si uno de los tres ha atacado antes, se retrasa ese dado (siege.ruling.ram-delay); si uno ataca después, se retrasa el siguiente. En la otra lectura (after) el dado cae después del combate de la secuencia.</translation>
    </message>
    <message>
        <source>The hexes of a cart</source>
        <comment>siege.ruling.cart-hex/title</comment>
        <translation>Las casillas de un carro</translation>
    </message>
    <message>
        <source>May the hexes of a cart be entered, and do they give cover (rule 5.11c)? By default (barred), they may not be entered and give no cover of their own. In the other reading (terrain) the natural terrain counts for both. The text hardly helps here: each group should decide for itself.</source>
        <comment>siege.ruling.cart-hex/text</comment>
        <translation>¿Se puede entrar en las casillas de un carro, y dan cobertura (regla 5.11c)? Por defecto (barred), no se puede entrar en ellas y no dan cobertura propia. En la otra lectura (terrain) cuenta para ambas cosas el terreno natural. Aquí el texto ayuda poco: cada grupo debería decidirlo por sí mismo.</translation>
    </message>
    <message>
        <source>How a cart moves</source>
        <comment>siege.ruling.cart-move/title</comment>
        <translation>Cómo se mueve un carro</translation>
    </message>
    <message>
        <source>How does a cart move (rule 5.11b)? It follows its animal at no cost; without an animal it stands. By default (all-bound), rule 3.32 binds all its hexes. In the other reading (animal) it binds only the animal.</source>
        <comment>siege.ruling.cart-move/text</comment>
        <translation>¿Cómo se mueve un carro (regla 5.11b)? Sigue a su animal sin coste; sin animal no se mueve. Por defecto (all-bound), la regla 3.32 vale para todas sus casillas. En la otra lectura (animal) vale solo para el animal.</translation>
    </message>
    <message>
        <source>How an animal is harnessed</source>
        <comment>siege.ruling.harness/title</comment>
        <translation>Cómo se engancha un animal</translation>
    </message>
    <message>
        <source>How is an animal harnessed or unharnessed (rule 5.11d)? By default (both-adjacent), the character is adjacent to cart and animal from the start of its phase and does nothing else in it, since the work takes its whole phase; it is done at the end of that phase. In the other reading (cart) it is enough to be adjacent to the cart.</source>
        <comment>siege.ruling.harness/text</comment>
        <translation>¿Cómo se engancha o desengancha un animal (regla 5.11d)? Por defecto (both-adjacent), el personaje está adyacente al carro y al animal desde el comienzo de su fase y no hace otra cosa en ella, porque el trabajo lleva toda la fase; queda hecho al final de esa fase. En la otra lectura (cart) basta con estar adyacente al carro.</translation>
    </message>
    <message>
        <source>Paying for a pushed mantlet</source>
        <comment>siege.ruling.mantlet-cost/title</comment>
        <translation>Cuánto cuesta empujar un mantelete</translation>
    </message>
    <message>
        <source>What does a character pay who pushes a mantlet (rule 5.21a)? By default (natural), the cost of the natural terrain of the hex that the mantlet enters; others pay the mantlet&apos;s 1 movement point (rule 1.1k), which is meant for a hex that holds one already. In the other reading (row) the pusher too always pays 1.</source>
        <comment>siege.ruling.mantlet-cost/text</comment>
        <translation>¿Qué paga un personaje que empuja un mantelete (regla 5.21a)? Por defecto (natural), el coste del terreno natural de la casilla en que entra el mantelete; los demás pagan el punto de movimiento del mantelete (regla 1.1k), pensado para una casilla que ya contiene uno. En la otra lectura (row) también quien empuja paga siempre 1.</translation>
    </message>
    <message>
        <source>Moving across the side of a mantlet</source>
        <comment>siege.ruling.mantlet-side/title</comment>
        <translation>Cruzar el lado de un mantelete</translation>
    </message>
    <message>
        <source>May one move across the hexside where a mantlet&apos;s base lies (rule 5.24)? By default (passable), yes, in and out, since the rule forbids only melee and retreat there; retreat is refused both ways. In the other reading (closed) movement too is refused.</source>
        <comment>siege.ruling.mantlet-side/text</comment>
        <translation>¿Se puede pasar a través del lado de la casilla en que está la base de un mantelete (regla 5.24)? Por defecto (passable), sí, al entrar y al salir, porque la regla solo prohíbe allí el combate y la retirada; la retirada está prohibida en ambos sentidos. En la otra lectura (closed) también se prohíbe cruzarlo.</translation>
    </message>
    <message>
        <source>How a barrel is handled</source>
        <comment>siege.ruling.barrel/title</comment>
        <translation>Cómo se maneja un barril</translation>
    </message>
    <message>
        <source>How is a barrel of oil picked up, dropped and used (rule 5.32e)? By default (same-hex), it is picked up on its own hex, at no cost. In the other reading (adjacent) it may also be picked up from an adjacent hex. It is left where its carrier falls, and each pouring uses one up; how many there are is for the scenario to say.</source>
        <comment>siege.ruling.barrel/text</comment>
        <translation>¿Cómo se recoge, se deja y se usa un barril de aceite (regla 5.32e)? Por defecto (same-hex), se recoge en su propia casilla, sin coste. En la otra lectura (adjacent) se puede recoger también desde una casilla adyacente. Se queda donde cae quien lo lleva, y cada vez que se vierte se gasta uno; cuántos hay lo dice el escenario.</translation>
    </message>
    <message>
        <source>The morning of recovery</source>
        <comment>siege.ruling.healing-date/title</comment>
        <translation>La mañana de la curación</translation>
    </message>
    <message>
        <source>On which morning does a wounded character return healed (rule 5.4b)? By default (nth-morning), one wounded on day d with n days to heal returns on the morning of day d + n. In the other reading (full) it waits n full days and returns on the morning of day d + n + 1.</source>
        <comment>siege.ruling.healing-date/text</comment>
        <translation>¿Qué mañana vuelve curado un herido (regla 5.4b)? Por defecto (nth-morning), quien resulta herido el día d y tiene n días de curación vuelve la mañana del día d + n. En la otra lectura (full) espera n días completos y vuelve la mañana del día d + n + 1.</translation>
    </message>
    <message>
        <source>Nine results for ten dice</source>
        <comment>siege.ruling.healing-nine/title</comment>
        <translation>Nueve resultados para diez dados</translation>
    </message>
    <message>
        <source>When the panic die is rolled</source>
        <comment>siege.ruling.panic-order/title</comment>
        <translation>Cuándo se tira el dado de pánico</translation>
    </message>
    <message>
        <source>When is the panic die rolled (siege.panic.1a)? By default (each-death), at each death at once, before the advance after combat and before the next melee, since the result applies at once; a death by siege.panic.2d calls for another die. In the other reading (after) it is rolled when the whole melee is over.</source>
        <comment>siege.ruling.panic-order/text</comment>
        <translation>¿Cuándo se tira el dado de pánico (siege.panic.1a)? Por defecto (each-death), al instante con cada muerte, antes del avance tras el combate y antes del combate siguiente, porque el resultado se aplica al instante; una muerte por siege.panic.2d pide otro dado. En la otra lectura (after) se tira cuando ha terminado todo el combate.</translation>
    </message>
    <message>
        <source>Which way one flees</source>
        <comment>siege.ruling.panic-path/title</comment>
        <translation>Por dónde se huye</translation>
    </message>
    <message>
        <source>Which way does a character flee in panic or rout (siege.panic.2a, siege.panic.2d and siege.panic.3a)? By default (farther-first), one in panic goes over three hexes that it could enter, and each step leads farther from the nearest enemy where there is such a way, as far as possible in the Spanish edition; failing that not nearer, failing that anywhere. In the other reading (not-nearer) a step that keeps the distance is as good as one away. Leaving the map counts as done; one with no way at all is wounded. In rout the flights after the first fall in step 2 of its side&apos;s phase, with all its movement points.</source>
        <comment>siege.ruling.panic-path/text</comment>
        <translation>¿Por dónde huye un personaje en pánico o en desbandada (siege.panic.2a, siege.panic.2d y siege.panic.3a)? Por defecto (farther-first), quien está en pánico recorre tres casillas en las que podría entrar, y cada casilla lo aleja del enemigo más cercano, si hay un camino así, todo lo posible en la edición española; si no lo hay, no lo acerca; si tampoco, vale cualquiera. En la otra lectura (not-nearer) una casilla que mantiene la distancia vale tanto como una que aleja. Salir del mapa cuenta como huida cumplida; quien no tiene camino alguno queda herido. En desbandada las huidas posteriores a la primera caen en la secuencia 2 de la fase de su bando, con todos sus puntos de movimiento.</translation>
    </message>
    <message>
        <source>Enemies in a position to attack</source>
        <comment>siege.ruling.panic-threat/title</comment>
        <translation>Enemigos en condiciones de atacar</translation>
    </message>
    <message>
        <source>Which enemies are in a position to attack, so that no flight leads past them (siege.panic.2c)? By default (able), one that is not stunned and could attack that hex by rule 1.74; otherwise these words would be idle. In the other reading (adjacent) any enemy beside it.</source>
        <comment>siege.ruling.panic-threat/text</comment>
        <translation>¿Qué enemigos están en condiciones de atacar, de modo que ninguna huida pase junto a ellos (siege.panic.2c)? Por defecto (able), el que no está aturdido y podría atacar esa casilla según la regla 1.74; si no, esas palabras sobrarían. En la otra lectura (adjacent), cualquier enemigo junto a ella.</translation>
    </message>
    <message>
        <source>Panic and the stunned</source>
        <comment>siege.ruling.panic-stunned/title</comment>
        <translation>El pánico y los aturdidos</translation>
    </message>
    <message>
        <source>May a stunned friend of the dead be chosen for panic (siege.panic.1a)? By default (exempt), no. In the other reading (eligible) it may, since nothing excludes it; it cannot retreat and dies (siege.panic.2d and siege.sheet.5d).</source>
        <comment>siege.ruling.panic-stunned/text</comment>
        <translation>¿Puede elegirse para el pánico a un amigo aturdido del muerto (siege.panic.1a)? Por defecto (exempt), no. En la otra lectura (eligible) sí, porque nada lo excluye; no puede retroceder y muere (siege.panic.2d y siege.sheet.5d).</translation>
    </message>
    <message>
        <source>What one in panic may do</source>
        <comment>siege.ruling.panic-acts/title</comment>
        <translation>Qué puede hacer quien está en pánico</translation>
    </message>
    <message>
        <source>Who ends a panic</source>
        <comment>siege.ruling.rally-who/title</comment>
        <translation>Quién pone fin al pánico</translation>
    </message>
    <message>
        <source>Which knight or sergeant ends panic or rout by being adjacent (siege.panic.2h and siege.panic.3b)? By default (not-stunned), one of the character&apos;s own side that is not stunned. In the other reading (stunned) a stunned one does so too.</source>
        <comment>siege.ruling.rally-who/text</comment>
        <translation>¿Qué caballero o sargento, al estar adyacente, acaba con el pánico o la desbandada (siege.panic.2h y siege.panic.3b)? Por defecto (not-stunned), uno del bando del personaje que no esté aturdido. En la otra lectura (stunned), también uno aturdido.</translation>
    </message>
    <message>
        <source>Who can be hit by mistake</source>
        <comment>siege.ruling.error-pool/title</comment>
        <translation>A quién se puede herir por error</translation>
    </message>
    <message>
        <source>Among whom is the friend drawn that a miss may hit (siege.error.2 and siege.error.5)? By default (reachable), among those whom siege.error.5 does not exclude. In the other reading (draw-first) among all of them, and if the one drawn is so excluded nobody is hit. Around a mounted target all hexes adjacent to either half count; a mounted friend who is hit is wounded and unhorsed.</source>
        <comment>siege.ruling.error-pool/text</comment>
        <translation>¿Entre quiénes se sortea el amigo al que puede alcanzar un tiro fallido (siege.error.2 y siege.error.5)? Por defecto (reachable), entre los que siege.error.5 no excluye. En la otra lectura (draw-first), entre todos, y si el sorteado queda así excluido nadie recibe el tiro. Alrededor de un blanco a caballo cuentan todas las casillas adyacentes a una u otra mitad; un amigo a caballo que recibe el tiro queda herido y desmontado.</translation>
    </message>
    <message>
        <source>only from open moat</source>
        <comment>reading.open-moat</comment>
        <translation>solo desde foso abierto</translation>
    </message>
    <message>
        <source>the terrain printed on the map</source>
        <comment>reading.printed</comment>
        <translation>el terreno impreso en el mapa</translation>
    </message>
    <message>
        <source>one shot in each step</source>
        <comment>reading.one-a-step</comment>
        <translation>un tiro en cada secuencia</translation>
    </message>
    <message>
        <source>without this limit</source>
        <comment>reading.free</comment>
        <translation>sin este límite</translation>
    </message>
    <message>
        <source>each move finished first</source>
        <comment>reading.one-at-a-time</comment>
        <translation>cada movimiento se termina antes</translation>
    </message>
    <message>
        <source>on its last rider&apos;s side</source>
        <comment>reading.last-rider</comment>
        <translation>del bando de su último jinete</translation>
    </message>
    <message>
        <source>counts as neutral</source>
        <comment>reading.neutral</comment>
        <translation>cuenta como neutral</translation>
    </message>
    <message>
        <source>by the stairs, both ways</source>
        <comment>reading.stairs</comment>
        <translation>por las escaleras, en ambos sentidos</translation>
    </message>
    <message>
        <source>one may leave it anywhere</source>
        <comment>reading.jump</comment>
        <translation>se pueden dejar por cualquier lado</translation>
    </message>
    <message>
        <source>front leads, may back in retreat</source>
        <comment>reading.front-leads</comment>
        <extracomment>may back: may go backwards</extracomment>
        <translation>delantera en cabeza; atrás solo en retirada</translation>
    </message>
    <message>
        <source>only the three hexes ahead</source>
        <comment>reading.ahead</comment>
        <translation>solo las tres casillas de delante</translation>
    </message>
    <message>
        <source>either half may lead</source>
        <comment>reading.either</comment>
        <translation>cualquiera de las mitades en cabeza</translation>
    </message>
    <message>
        <source>never backing</source>
        <comment>reading.turn</comment>
        <translation>nunca hacia atrás</translation>
    </message>
    <message>
        <source>every hex around counts</source>
        <comment>reading.neighbouring</comment>
        <translation>cuenta toda casilla de alrededor</translation>
    </message>
    <message>
        <source>only where melee is possible</source>
        <comment>reading.reach</comment>
        <translation>solo donde es posible el combate</translation>
    </message>
    <message>
        <source>the sums are tested</source>
        <comment>reading.sum</comment>
        <translation>se comparan las sumas</translation>
    </message>
    <message>
        <source>each by himself</source>
        <comment>reading.each</comment>
        <translation>cada uno por sí solo</translation>
    </message>
    <message>
        <source>attacked separately</source>
        <comment>reading.separate</comment>
        <translation>se atacan por separado</translation>
    </message>
    <message>
        <source>named one by one</source>
        <comment>reading.one-by-one</comment>
        <translation>declarados uno a uno</translation>
    </message>
    <message>
        <source>all named first</source>
        <comment>reading.declared</comment>
        <translation>todos declarados antes</translation>
    </message>
    <message>
        <source>only the rider counts</source>
        <comment>reading.rider</comment>
        <translation>solo cuenta el jinete</translation>
    </message>
    <message>
        <source>the horse counts too</source>
        <comment>reading.horse</comment>
        <translation>cuenta también el caballo</translation>
    </message>
    <message>
        <source>stays where it was</source>
        <comment>reading.in-place</comment>
        <translation>se queda donde estaba</translation>
    </message>
    <message>
        <source>as far as it can</source>
        <comment>reading.partway</comment>
        <translation>hasta donde puede</translation>
    </message>
    <message>
        <source>wounded and unhorsed</source>
        <comment>reading.unhorsed</comment>
        <translation>herido y desmontado</translation>
    </message>
    <message>
        <source>wounded, stays mounted</source>
        <comment>reading.stays</comment>
        <translation>herido, sigue a caballo</translation>
    </message>
    <message>
        <source>at the end of the turn</source>
        <comment>reading.turn-end</comment>
        <translation>al final del turno</translation>
    </message>
    <message>
        <source>by the side&apos;s own phase</source>
        <comment>reading.own-phase</comment>
        <translation>según la fase del propio bando</translation>
    </message>
    <message>
        <source>castle wall while it is raised</source>
        <comment>reading.walled</comment>
        <translation>muralla mientras está alzado</translation>
    </message>
    <message>
        <source>the nearest free hex</source>
        <comment>reading.nearest</comment>
        <translation>la casilla libre más próxima</translation>
    </message>
    <message>
        <source>on top of another</source>
        <comment>reading.stack</comment>
        <translation>encima de otro</translation>
    </message>
    <message>
        <source>only while they hold it</source>
        <comment>reading.while-held</comment>
        <extracomment>as long as they occupy it</extracomment>
        <translation>solo mientras la sostienen</translation>
    </message>
    <message>
        <source>for the whole phase</source>
        <comment>reading.whole-phase</comment>
        <translation>durante toda la fase</translation>
    </message>
    <message>
        <source>wherever one on foot may enter</source>
        <comment>reading.on-foot</comment>
        <translation>donde se entra a pie</translation>
    </message>
    <message>
        <source>not in open moat</source>
        <comment>reading.filled-only</comment>
        <translation>no en foso abierto</translation>
    </message>
    <message>
        <source>only outside the wall</source>
        <comment>reading.outside</comment>
        <translation>solo por fuera del muro</translation>
    </message>
    <message>
        <source>up and down</source>
        <comment>reading.both-ways</comment>
        <translation>hacia arriba y hacia abajo</translation>
    </message>
    <message>
        <source>down in panic only</source>
        <comment>reading.up-only</comment>
        <translation>hacia abajo solo por pánico</translation>
    </message>
    <message>
        <source>each attacked by himself</source>
        <comment>reading.singly</comment>
        <translation>cada uno atacado por separado</translation>
    </message>
    <message>
        <source>attacked together, defences added</source>
        <comment>reading.pair</comment>
        <translation>atacados juntos, defensas sumadas</translation>
    </message>
    <message>
        <source>only the outer wall</source>
        <comment>reading.outer-wall</comment>
        <translation>solo los muros exteriores</translation>
    </message>
    <message>
        <source>any wall hex</source>
        <comment>reading.any</comment>
        <translation>cualquier casilla de muro</translation>
    </message>
    <message>
        <source>only the hex&apos;s own walls</source>
        <comment>reading.own-walls</comment>
        <translation>solo los muros de la casilla</translation>
    </message>
    <message>
        <source>all six sides</source>
        <comment>reading.all</comment>
        <translation>los seis lados</translation>
    </message>
    <message>
        <source>they stay inside that step</source>
        <comment>reading.stay-inside</comment>
        <translation>se quedan dentro esa secuencia</translation>
    </message>
    <message>
        <source>the dead count too</source>
        <comment>reading.bodies</comment>
        <translation>cuentan también los muertos</translation>
    </message>
    <message>
        <source>the dead do not count</source>
        <comment>reading.clear</comment>
        <translation>los muertos no cuentan</translation>
    </message>
    <message>
        <source>two points</source>
        <comment>reading.two</comment>
        <translation>dos puntos</translation>
    </message>
    <message>
        <source>one instead of two</source>
        <comment>reading.one</comment>
        <translation>uno en lugar de dos</translation>
    </message>
    <message>
        <source>the tower does not stop it</source>
        <comment>reading.passes</comment>
        <translation>la torre no la detiene</translation>
    </message>
    <message>
        <source>only ground height</source>
        <comment>reading.ground-only</comment>
        <translation>solo la altura del suelo</translation>
    </message>
    <message>
        <source>every height below the walls</source>
        <comment>reading.low</comment>
        <translation>toda altura bajo las murallas</translation>
    </message>
    <message>
        <source>the hexsides that are marked</source>
        <comment>reading.marked</comment>
        <translation>los lados marcados</translation>
    </message>
    <message>
        <source>the whole hex</source>
        <comment>reading.hex</comment>
        <translation>la casilla entera</translation>
    </message>
    <message>
        <source>blocked on equal levels</source>
        <comment>reading.blocked</comment>
        <translation>bloqueada a niveles iguales</translation>
    </message>
    <message>
        <source>once it is led</source>
        <comment>reading.led</comment>
        <translation>cuando lo llevan de la brida</translation>
    </message>
    <message>
        <source>being adjacent is enough</source>
        <comment>reading.adjacent</comment>
        <translation>basta con estar adyacente</translation>
    </message>
    <message>
        <source>only beside the horse</source>
        <comment>reading.free-beside</comment>
        <translation>solo junto al caballo</translation>
    </message>
    <message>
        <source>the animal stays where it is</source>
        <comment>reading.stays-put</comment>
        <translation>el animal se queda donde está</translation>
    </message>
    <message>
        <source>a horse retreats</source>
        <comment>reading.retreat</comment>
        <translation>un caballo retrocede</translation>
    </message>
    <message>
        <source>melee does not bar the crew</source>
        <comment>reading.no-bar</comment>
        <translation>el combate no afecta a los operarios</translation>
    </message>
    <message>
        <source>melee bars the crew too</source>
        <comment>reading.bar</comment>
        <translation>el combate afecta también a los operarios</translation>
    </message>
    <message>
        <source>the ballista has no skill</source>
        <comment>reading.no-skill</comment>
        <translation>el ballestón no tiene habilidad</translation>
    </message>
    <message>
        <source>the engineer&apos;s skill counts</source>
        <comment>reading.engineer</comment>
        <translation>cuenta la habilidad del ingeniero</translation>
    </message>
    <message>
        <source>spread first, destruction last</source>
        <comment>reading.spread-first</comment>
        <translation>primero se propaga, después destruye</translation>
    </message>
    <message>
        <source>new flames spread at once</source>
        <comment>reading.chain</comment>
        <translation>cada llama nueva se propaga enseguida</translation>
    </message>
    <message>
        <source>one die for each burning hex</source>
        <comment>reading.each-flame</comment>
        <translation>un dado por casilla en llamas</translation>
    </message>
    <message>
        <source>whoever can must leave</source>
        <comment>reading.must-leave</comment>
        <translation>quien puede debe salir</translation>
    </message>
    <message>
        <source>staying has its price</source>
        <comment>reading.price</comment>
        <translation>quedarse tiene su precio</translation>
    </message>
    <message>
        <source>any free hex will do</source>
        <comment>reading.any-free</comment>
        <translation>cualquier casilla libre</translation>
    </message>
    <message>
        <source>the play sheet&apos;s bars hold</source>
        <comment>reading.sheet</comment>
        <extracomment>hold: are in force</extracomment>
        <translation>valen los límites de la ficha de juego</translation>
    </message>
    <message>
        <source>wounds from fire add up</source>
        <comment>reading.adds</comment>
        <translation>las heridas por el fuego se suman</translation>
    </message>
    <message>
        <source>wounds from fire stand apart</source>
        <comment>reading.apart</comment>
        <translation>las heridas por el fuego van aparte</translation>
    </message>
    <message>
        <source>adjacent at any height</source>
        <comment>reading.any-height</comment>
        <translation>adyacente a cualquier altura</translation>
    </message>
    <message>
        <source>only where it could attack</source>
        <comment>reading.access</comment>
        <translation>solo donde podría atacar</translation>
    </message>
    <message>
        <source>only what the arrow lit</source>
        <comment>reading.arrow-only</comment>
        <translation>solo donde dio la flecha</translation>
    </message>
    <message>
        <source>also where it has spread</source>
        <comment>reading.spread</comment>
        <translation>también donde se ha propagado</translation>
    </message>
    <message>
        <source>those on top are wounded</source>
        <comment>reading.fall-wounded</comment>
        <translation>los de lo alto quedan heridos</translation>
    </message>
    <message>
        <source>those on top are unhurt</source>
        <comment>reading.unhurt</comment>
        <translation>los de lo alto salen ilesos</translation>
    </message>
    <message>
        <source>those on top are killed</source>
        <comment>reading.killed</comment>
        <translation>los de lo alto mueren</translation>
    </message>
    <message>
        <source>out of use while it burns</source>
        <comment>reading.out-of-use</comment>
        <translation>inutilizable mientras arde</translation>
    </message>
    <message>
        <source>still works while it burns</source>
        <comment>reading.works</comment>
        <translation>funciona aunque arda</translation>
    </message>
    <message>
        <source>all targets named first</source>
        <comment>reading.all-first</comment>
        <translation>antes se indican todos los blancos</translation>
    </message>
    <message>
        <source>the excess is ignored</source>
        <comment>reading.capped</comment>
        <translation>el exceso no cuenta</translation>
    </message>
    <message>
        <source>the owner chooses the day</source>
        <comment>reading.chosen</comment>
        <translation>el dueño elige el día</translation>
    </message>
    <message>
        <source>only days without assault</source>
        <comment>reading.idle</comment>
        <translation>solo días sin asalto</translation>
    </message>
    <message>
        <source>always the next day</source>
        <comment>reading.automatic</comment>
        <translation>siempre el día siguiente</translation>
    </message>
    <message>
        <source>ram at once, bombardment later</source>
        <comment>reading.by-cause</comment>
        <translation>ariete al instante, bombardeo después</translation>
    </message>
    <message>
        <source>at once in both cases</source>
        <comment>reading.at-once</comment>
        <translation>al instante en ambos casos</translation>
    </message>
    <message>
        <source>the healed return before the assault</source>
        <comment>reading.morning</comment>
        <translation>los curados vuelven antes del asalto</translation>
    </message>
    <message>
        <source>the healed return after the assault</source>
        <comment>reading.evening</comment>
        <translation>los curados vuelven tras el asalto</translation>
    </message>
    <message>
        <source>curtain, towers and gate</source>
        <comment>reading.with-towers</comment>
        <translation>muro exterior, torres y puerta</translation>
    </message>
    <message>
        <source>the curtain alone</source>
        <comment>reading.curtain</comment>
        <translation>solo el muro exterior</translation>
    </message>
    <message>
        <source>in the phase of arrival</source>
        <comment>reading.on-arrival</comment>
        <translation>en la fase de llegada</translation>
    </message>
    <message>
        <source>one turn after arrival</source>
        <comment>reading.later</comment>
        <translation>un turno después de llegar</translation>
    </message>
    <message>
        <source>the wall hex straight ahead</source>
        <comment>reading.straight-ahead</comment>
        <translation>la casilla de muro de enfrente</translation>
    </message>
    <message>
        <source>the die before the melee</source>
        <comment>reading.die-first</comment>
        <translation>el dado antes del combate</translation>
    </message>
    <message>
        <source>only after the melee</source>
        <comment>reading.after</comment>
        <translation>solo después del combate</translation>
    </message>
    <message>
        <source>may not be entered</source>
        <comment>reading.barred</comment>
        <translation>no se puede entrar</translation>
    </message>
    <message>
        <source>the natural terrain counts</source>
        <comment>reading.terrain</comment>
        <translation>cuenta el terreno natural</translation>
    </message>
    <message>
        <source>all hexes are bound</source>
        <comment>reading.all-bound</comment>
        <translation>vale para todas las casillas</translation>
    </message>
    <message>
        <source>only the animal is bound</source>
        <comment>reading.animal</comment>
        <translation>vale solo para el animal</translation>
    </message>
    <message>
        <source>adjacent to cart and animal</source>
        <comment>reading.both-adjacent</comment>
        <translation>adyacente al carro y al animal</translation>
    </message>
    <message>
        <source>adjacent to the cart</source>
        <comment>reading.cart</comment>
        <translation>adyacente al carro</translation>
    </message>
    <message>
        <source>the natural terrain is paid</source>
        <comment>reading.natural</comment>
        <translation>se paga el terreno natural</translation>
    </message>
    <message>
        <source>always 1 movement point</source>
        <comment>reading.row</comment>
        <translation>siempre 1 punto de movimiento</translation>
    </message>
    <message>
        <source>movement may cross it</source>
        <comment>reading.passable</comment>
        <translation>se puede cruzar al mover</translation>
    </message>
    <message>
        <source>movement may not cross it</source>
        <comment>reading.closed</comment>
        <translation>no se puede cruzar</translation>
    </message>
    <message>
        <source>only on the same hex</source>
        <comment>reading.same-hex</comment>
        <translation>solo en la misma casilla</translation>
    </message>
    <message>
        <source>morning of the last day</source>
        <comment>reading.nth-morning</comment>
        <translation>la mañana del último día</translation>
    </message>
    <message>
        <source>after the full days</source>
        <comment>reading.full</comment>
        <translation>tras los días completos</translation>
    </message>
    <message>
        <source>9 and 10 give months</source>
        <comment>reading.last-two</comment>
        <translation>9 y 10 dan meses</translation>
    </message>
    <message>
        <source>another result covers two numbers</source>
        <comment>reading.early</comment>
        <extracomment>covers: is printed for</extracomment>
        <translation>otro resultado abarca dos números</translation>
    </message>
    <message>
        <source>at each death at once</source>
        <comment>reading.each-death</comment>
        <translation>al instante con cada muerte</translation>
    </message>
    <message>
        <source>away wherever a way leads there</source>
        <comment>reading.farther-first</comment>
        <translation>alejarse siempre que se pueda</translation>
    </message>
    <message>
        <source>away or at the same distance</source>
        <comment>reading.not-nearer</comment>
        <translation>alejarse o mantener la distancia</translation>
    </message>
    <message>
        <source>those able to attack</source>
        <comment>reading.able</comment>
        <translation>los que pueden atacar</translation>
    </message>
    <message>
        <source>the stunned do not panic</source>
        <comment>reading.exempt</comment>
        <translation>los aturdidos no entran en pánico</translation>
    </message>
    <message>
        <source>the stunned may be chosen</source>
        <comment>reading.eligible</comment>
        <translation>los aturdidos pueden ser elegidos</translation>
    </message>
    <message>
        <source>only move and shoot</source>
        <comment>reading.move-and-shoot</comment>
        <translation>solo mover y disparar</translation>
    </message>
    <message>
        <source>only one not stunned</source>
        <comment>reading.not-stunned</comment>
        <translation>solo quien no esté aturdido</translation>
    </message>
    <message>
        <source>a stunned one too</source>
        <comment>reading.stunned</comment>
        <translation>también uno aturdido</translation>
    </message>
    <message>
        <source>among those who can be hit</source>
        <comment>reading.reachable</comment>
        <translation>entre quienes pueden recibir el tiro</translation>
    </message>
    <message>
        <source>drawn among all</source>
        <comment>reading.draw-first</comment>
        <translation>se sortea entre todos</translation>
    </message>
    <message>
        <source>{name} falls from the horse, which is unhurt.</source>
        <comment>siege.ruling.saddle-wound/falls</comment>
        <translation>{name} cae del caballo, que queda ileso.</translation>
    </message>
    <message>
        <source>{target} has no rider, and stays where it is.</source>
        <comment>siege.ruling.riderless-retreat/stays</comment>
        <translation>{target} se queda donde está, sin jinete.</translation>
    </message>
    <message>
        <source>{counter} has shot.</source>
        <comment>siege.1.21h/shot_so</comment>
        <translation>{counter} ha disparado.</translation>
    </message>
    <message>
        <source>{name} backs: the rear half leads, and the front half follows it.</source>
        <comment>siege.ruling.two-hex/backs</comment>
        <translation>{name} va hacia atrás: la mitad trasera va en cabeza y la delantera la sigue.</translation>
    </message>
    <message>
        <source>{name} does not back: where a rear half ends is not chosen.</source>
        <comment>siege.ruling.two-hex/follows</comment>
        <extracomment>to back: to go backwards</extracomment>
        <translation>{name} no va hacia atrás: no se elige dónde termina la mitad trasera.</translation>
    </message>
    <message>
        <source>has shot</source>
        <comment>state.shot</comment>
        <extracomment>of a character in this phase</extracomment>
        <translation>ha disparado</translation>
    </message>
    <message>
        <source>straight on</source>
        <comment>none.retreat.rear</comment>
        <translation>en línea recta</translation>
    </message>
    <message>
        <source>Pick the hex on which the rear half ends.</source>
        <comment>ask.retreat.rear</comment>
        <translation>Elija la casilla en la que termina la mitad trasera.</translation>
    </message>
    <message>
        <source>Has shot</source>
        <comment>effect.shot</comment>
        <translation>Ha disparado</translation>
    </message>
    <message>
        <source>{shooter} is in the moat, and by the reading chosen shoots only at what is in it.</source>
        <comment>siege.ruling.moat-out/edge</comment>
        <translation>{shooter} está en el foso, y según la lectura elegida solo dispara a lo que hay en él.</translation>
    </message>
    <message>
        <source>the moat and its edge</source>
        <comment>reading.edge</comment>
        <translation>el foso y su borde</translation>
    </message>
    <message>
        <source>only the moat</source>
        <comment>reading.moat-only</comment>
        <translation>solo el foso</translation>
    </message>
    <message>
        <source>It is turn {turn} now, and the phase of {force}.</source>
        <comment>siege.1.2a/turn_so</comment>
        <translation>Ahora es el turno {turn}. Fase: {force}.</translation>
    </message>
    <message>
        <source>{counter} is taken from the map.</source>
        <comment>siege.1.6a/removed_so</comment>
        <translation>{counter} se retira del mapa.</translation>
    </message>
    <message>
        <source>{counter} is in the saddle.</source>
        <comment>siege.3.33d/seat_so_mounted</comment>
        <translation>{counter} va a caballo.</translation>
    </message>
    <message>
        <source>{counter} is on foot.</source>
        <comment>siege.3.33d/seat_so_afoot</comment>
        <translation>{counter} va a pie.</translation>
    </message>
    <message>
        <source>Modifier for the skill of {shooter}: {add}.</source>
        <comment>siege.skill.3/skill</comment>
        <translation>Modificador por la habilidad ({shooter}): {add}.</translation>
    </message>
    <message>
        <source>Modifier for the wound of {shooter}: {add}.</source>
        <comment>siege.sheet.2b/wounded</comment>
        <translation>Modificador por la herida ({shooter}): {add}.</translation>
    </message>
    <message>
        <source>Modifier for {target}, a knight on foot: {add}.</source>
        <comment>siege.sheet.2c/knight</comment>
        <translation>Modificador por {target}, caballero a pie: {add}.</translation>
    </message>
    <message>
        <source>{counter} owes nothing any more.</source>
        <comment>siege.sheet.3d/released_so</comment>
        <translation>{counter} ya no tiene nada pendiente.</translation>
    </message>
    <message>
        <source>In the saddle or on foot</source>
        <comment>effect.seat</comment>
        <translation>A caballo o a pie</translation>
    </message>
    <message>
        <source>Taken from the map</source>
        <comment>effect.removed</comment>
        <translation>Fuera del mapa</translation>
    </message>
    <message>
        <source>Released from what is owed</source>
        <comment>effect.released</comment>
        <translation>Dispensa de lo pendiente</translation>
    </message>
    <message>
        <source>Turn and phase</source>
        <comment>effect.turn</comment>
        <translation>Turno y fase</translation>
    </message>
    <message>
        <source>Where</source>
        <comment>field.seat</comment>
        <translation>Situación</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>field.turn</comment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Phase of</source>
        <comment>field.force</comment>
        <translation>Bando de la fase</translation>
    </message>
    <message>
        <source>in the saddle</source>
        <comment>seat.mounted</comment>
        <translation>a caballo</translation>
    </message>
    <message>
        <source>on foot</source>
        <comment>seat.afoot</comment>
        <translation>a pie</translation>
    </message>
    <message>
        <source>Cover</source>
        <comment>field.facts.cover</comment>
        <extracomment>the shelter that a target has</extracomment>
        <translation>Cobertura</translation>
    </message>
    <message>
        <source>Modifier</source>
        <comment>field.facts.modifier</comment>
        <translation>Modificador</translation>
    </message>
    <message>
        <source>as the rules find it</source>
        <comment>none.facts.cover</comment>
        <translation>la que dan las reglas</translation>
    </message>
    <message numerus="yes">
        <source>Modifier for {band} range (%n hex(es)): {add}.</source>
        <comment>siege.sheet.2a/range</comment>
        <extracomment>range: how far the target is</extracomment>
        <translation>
            <numerusform>Modificador por distancia {band} (%n casilla): {add}.</numerusform>
            <numerusform>Modificador por distancia {band} (%n casillas): {add}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{target} must retreat %n hex(es) at once.</source>
        <comment>siege.sheet.3d/owes</comment>
        <translation>
            <numerusform>{target} debe retroceder %n casilla de inmediato.</numerusform>
            <numerusform>{target} debe retroceder %n casillas de inmediato.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First {name} must retreat %n hex(es).</source>
        <comment>siege.sheet.3d/first</comment>
        <translation>
            <numerusform>Antes, {name} debe retroceder %n casilla.</numerusform>
            <numerusform>Antes, {name} debe retroceder %n casillas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no way for {name} to retreat %n hex(es): wounded instead.</source>
        <comment>siege.sheet.3d/cannot</comment>
        <translation>
            <numerusform>{name} no tiene por dónde retroceder %n casilla y recibe una herida.</numerusform>
            <numerusform>{name} no tiene por dónde retroceder %n casillas y recibe una herida.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} must retreat %n hex(es), not {given}.</source>
        <comment>siege.sheet.3d/length</comment>
        <translation>
            <numerusform>{name} debe retroceder %n casilla, no {given}.</numerusform>
            <numerusform>{name} debe retroceder %n casillas, no {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} retreats %n hex(es), to {hex}.</source>
        <comment>siege.sheet.3d/done</comment>
        <translation>
            <numerusform>{name} retrocede %n casilla, hasta {hex}.</numerusform>
            <numerusform>{name} retrocede %n casillas, hasta {hex}.</numerusform>
        </translation>
    </message>
    <message>
        <source>no cover</source>
        <comment>brief.cover.none</comment>
        <translation>sin cobertura</translation>
    </message>
    <message>
        <source>light cover</source>
        <comment>brief.cover.light</comment>
        <translation>cobertura ligera</translation>
    </message>
    <message>
        <source>medium cover</source>
        <comment>brief.cover.medium</comment>
        <translation>cobertura media</translation>
    </message>
    <message>
        <source>strong cover</source>
        <comment>brief.cover.strong</comment>
        <translation>cobertura fuerte</translation>
    </message>
    <message>
        <source>total cover</source>
        <comment>brief.cover.total</comment>
        <translation>cobertura total</translation>
    </message>
    <message>
        <source>An arrow-slit hex costs 1 movement point on foot, or 3 from a demolished wall. Otherwise it can be entered only from inside the building; from outside it is impassable, and mounted characters can never enter it. It gives strong cover against shots that come through the slit. Its combat influence is an advantage (+), but no melee is possible through the slit. It is at wall height in a tower and at keep height in the keep.</source>
        <comment>siege.1.1b/text</comment>
        <translation>Una casilla de tronera cuesta 1 punto de movimiento a pie, o 3 desde una muralla demolida. Por lo demás, solo se entra en ella desde el interior del edificio; desde fuera es impasable y a caballo no se puede entrar nunca. Da cobertura fuerte contra los tiros que pasan por la tronera. Su influencia en el combate es una ventaja (+), pero a través de la tronera no es posible el combate cuerpo a cuerpo. Está a la altura de las murallas en una torre y a la del torreón en el torreón.</translation>
    </message>
    <message>
        <source>A hex inside a tower or the keep costs 1 movement point on foot, or 3 from a demolished wall, and is impassable to mounted characters. The cover it gives depends on where the shooter stands (rules 1.53 and 1.56). Its combat influence is an advantage (+); it is at wall height in a tower and at keep height in the keep. The combat symbol is illegible in our copy of the French edition; the Spanish one prints it (siege.ruling.lost-glyphs).</source>
        <comment>siege.1.1f/text</comment>
        <translation>Una casilla del interior de una torre o del torreón cuesta 1 punto de movimiento a pie, o 3 desde una muralla demolida, y es impasable a caballo. La cobertura depende de la posición del tirador (reglas 1.53 y 1.56). Su influencia en el combate es una ventaja (+); está a la altura de las murallas en una torre y a la del torreón en el torreón. En nuestro ejemplar de la edición francesa el símbolo del combate es ilegible; la española sí lo trae (siege.ruling.lost-glyphs).</translation>
    </message>
    <message>
        <source>A moat hex costs 1 movement point on foot when entered from an adjacent moat hex and 4 otherwise; it is impassable to mounted characters. It gives no cover and its combat influence is a disadvantage (-). It has a height of its own, below the ground. The combat symbol is illegible in our copy of the French edition; the Spanish one prints it (siege.ruling.lost-glyphs).</source>
        <comment>siege.1.1g/text</comment>
        <translation>Una casilla de foso cuesta a pie 1 punto de movimiento si se entra desde una casilla de foso adyacente y 4 en los demás casos; es impasable a caballo. No da cobertura y su influencia en el combate es una desventaja (-). Tiene una altura propia, por debajo del suelo. En nuestro ejemplar de la edición francesa el símbolo del combate es ilegible; la española sí lo trae (siege.ruling.lost-glyphs).</translation>
    </message>
    <message>
        <source>No one may pass a wall or an arrow slit. A tower or the keep is entered only by a door or from a demolished-wall hex (rule 2.33c); arrow-slit hexes are reached only from inside the building or from such a hex.</source>
        <comment>siege.1.61c/text</comment>
        <translation>Nadie puede pasar a través de un muro ni de una tronera. En una torre o en el torreón solo se entra por una puerta o desde una casilla de muralla demolida (regla 2.33c); a las casillas de tronera solo se llega desde el interior del edificio o desde una casilla de muralla demolida.</translation>
    </message>
    <message>
        <source>A hex of tent, or of part of one, costs 2 movement points to enter on foot and is impassable for horses. It gives light cover, its combat influence is a disadvantage (-), and it is at ground height. The combat symbol is illegible in our copy of the French edition; the Spanish one prints it (siege.ruling.lost-glyphs).</source>
        <comment>siege.3.1e/text</comment>
        <translation>Una casilla de tienda, o de parte de una tienda, cuesta 2 puntos de movimiento a pie y es impasable para los caballos. Da cobertura ligera, su influencia en el combate es una desventaja (-) y está a la altura del suelo. En nuestro ejemplar de la edición francesa el símbolo del combate es ilegible; la española sí lo trae (siege.ruling.lost-glyphs).</translation>
    </message>
    <message>
        <source>A shot or an attack at a horse without rider is resolved as against a mounted character. In the French edition the wounds of the rider are ignored, in the Spanish edition whatever the result says of him. What becomes of retreats is told in siege.ruling.riderless-retreat.</source>
        <comment>siege.3.35b/text</comment>
        <translation>Un tiro o un ataque a un caballo sin jinete se resuelve como contra un personaje a caballo. En la edición francesa no se tienen en cuenta las heridas del jinete; en la edición española, nada de lo que el resultado diga de él. Qué ocurre con las retiradas se explica en siege.ruling.riderless-retreat.</translation>
    </message>
    <message>
        <source>Nobody may enter a hex with a ballista or pass through it. This holds for the crew too, which stands beside the ballista (rule 3.41b).</source>
        <comment>siege.3.43b/text</comment>
        <translation>Nadie puede entrar en una casilla con un ballestón ni pasar por ella. Esto vale también para sus operarios, que están junto al ballestón (regla 3.41b).</translation>
    </message>
    <message>
        <source>At the end of every phase of the enemy, as long as the fire burns, the player who lit it checks each of his burning hexes. He rolls one die for each adjacent hex that holds a siege engine, a tent or a part of either, in the column &quot;spread&quot; of the fire table; an F sets that hex alight. The French edition names the hexes that he set alight, the Spanish edition those in which he started a fire; what has spread from them counts as well (siege.ruling.fire-owner).</source>
        <comment>siege.3.52a/text</comment>
        <translation>Al final de cada fase enemiga, mientras dure el incendio, el jugador que lo inició comprueba cada una de sus casillas en llamas. Tira un dado por cada casilla adyacente que contenga una máquina de asedio, una tienda o una parte de ellas, en la columna de propagación de la tabla de incendios; con una F esa casilla empieza a arder. La edición francesa habla de las casillas que él incendió; la edición española, de aquellas en las que inició un incendio; cuentan también las casillas a las que se propagó (siege.ruling.fire-owner).</translation>
    </message>
    <message>
        <source>When fire starts in an occupied hex or spreads to it, the character there must retreat one hex at once. In the French edition it is otherwise wounded in the first turn and killed in the second; in the Spanish edition that is the price of staying. Whether it may stay is told in siege.ruling.fire-stay, how the turns are counted in siege.ruling.fire-count.</source>
        <comment>siege.3.54a/text</comment>
        <translation>Cuando el fuego prende en una casilla ocupada o se propaga a ella, el personaje que está allí debe retroceder de inmediato una casilla. En la edición francesa, de lo contrario, resulta herido en el primer turno y muere en el segundo; en la edición española ese es el precio de quedarse. Si puede quedarse se explica en siege.ruling.fire-stay; cómo se cuentan los turnos, en siege.ruling.fire-count.</translation>
    </message>
    <message>
        <source>When a rampart, castle wall or arrow-slit hex is demolished, a demolished-wall counter is put on it (rule 2.3). The siege sheet names another moment (siege.sheet.6a); see siege.ruling.rubble-when.</source>
        <comment>siege.4.14a/text</comment>
        <translation>Cuando una casilla de almenas, de muralla o de tronera queda demolida, se coloca en ella una ficha de muralla demolida (regla 2.3). La ficha de asedio señala otro momento (siege.sheet.6a); véase siege.ruling.rubble-when.</translation>
    </message>
    <message>
        <source>Mangonels and trebuchets on the map have the limits of the ballista: no line of fire may pass through them (rule 3.42), and nobody may enter their hexes or pass through them (rule 3.43b). Once placed they are not moved, but they may be placed anew between two assaults (rule 3.43a).</source>
        <comment>siege.4.22/text</comment>
        <translation>En el mapa, catapultas y balistas tienen los límites del ballestón: ninguna línea de tiro las atraviesa (regla 3.42) y nadie puede entrar en su casilla ni pasar por ella (regla 3.43b). Una vez colocadas no se mueven, pero pueden volver a colocarse entre dos asaltos (regla 3.43a).</translation>
    </message>
    <message>
        <source>A cart takes two hexes and is drawn by an animal, which must be at its head: a draught horse or an ox in the French edition, a horse or an ox in the Spanish edition. In the French edition the ox, or the rear half of the horse, stands on one of three hexes in front of the cart that a lost picture marks; only the rear half of the horse must touch the cart. The Spanish edition says only that the animal stands on one of the hexes in front. Its place is played in both as the French edition has it (siege.ruling.cart-head).</source>
        <comment>siege.5.11a/text</comment>
        <translation>Un carro ocupa dos casillas y tira de él un animal, que debe ir a la cabeza: un caballo de tiro o un buey en la edición francesa, un caballo o un buey en la edición española. En la edición francesa, el buey, o la mitad trasera del caballo, está en una de las tres casillas delanteras que marcaba una ilustración perdida; del caballo solo la mitad trasera tiene que tocar el carro. La edición española dice únicamente que el animal está en una de las casillas de delante. En cuanto a su lugar, en ambos casos se juega como en la edición francesa (siege.ruling.cart-head).</translation>
    </message>
    <message>
        <source>Draught animals are led in the same way as riderless horses (rule 3.34) and have all the same limits on their movement (rule 3.32). How a cart follows its animal is told in siege.ruling.cart-move.</source>
        <comment>siege.5.11b/text</comment>
        <translation>Los animales de tiro se llevan igual que los caballos sin jinete (regla 3.34) y tienen las mismas restricciones de movimiento (regla 3.32). Cómo sigue un carro a su animal se explica en siege.ruling.cart-move.</translation>
    </message>
    <message>
        <source>A target on the mantlet&apos;s hex has strong cover when the line of fire enters the hex across the side where the base lies or across one of the two sides next to it. This holds wherever the shooter stands: also above the target, and within the radius of rules 1.44 and 2.43.</source>
        <comment>siege.5.22b/text</comment>
        <translation>Un blanco situado en la casilla del mantelete tiene cobertura fuerte cuando la línea de tiro entra en la casilla por el lado de la base o por uno de los dos lados adyacentes. Esto vale esté donde esté el tirador: también por encima del blanco y dentro del radio de las reglas 1.44 y 2.43.</translation>
    </message>
    <message>
        <source>In step 4 of its phase, a defender on a rampart hex who has an oil barrel may pour it on one adjacent hex, against the attackers there, against a siege engine, or against both. In the French edition that hex must be lower; the Spanish edition asks only that it is adjacent.</source>
        <comment>siege.5.32a/text</comment>
        <translation>En la secuencia 4 de su fase, un defensor situado en una casilla de almenas que tenga un barril de aceite puede verterlo sobre una casilla adyacente, contra los asaltantes que haya en ella, contra una máquina de asedio o contra ambos. En la edición francesa esa casilla debe estar más baja; la edición española solo pide que sea adyacente.</translation>
    </message>
    <message>
        <source>Boiling oil reaches characters on a ladder, on a demolished wall or inside a siege tower, at whatever height they count (siege.ruling.heights). They are an exception to the lower hex of rule 5.32a.</source>
        <comment>siege.5.32b/text</comment>
        <translation>El aceite hirviendo alcanza a los personajes que estén en una escala, en una muralla demolida o en el interior de una torre de asedio, sea cual sea su altura (siege.ruling.heights). Son una excepción a la casilla más baja de la regla 5.32a.</translation>
    </message>
    <message>
        <source>Boiling oil may not be poured on characters on top of a siege tower. They must still leave: in the French edition their hex, if it catches fire (rule 3.54a); in the Spanish edition the top, if the tower catches fire.</source>
        <comment>siege.5.32c/text</comment>
        <translation>No se puede verter aceite hirviendo sobre los personajes que estén en lo alto de una torre de asedio. Con todo, deben marcharse: en la edición francesa, de su casilla, si se incendia (regla 3.54a); en la edición española, de lo alto de la torre, si esta se incendia.</translation>
    </message>
    <message>
        <source>In a scenario over several days, roll 1 die on the healing table for each newly wounded character, in the French edition at the end of each day of fighting, in the Spanish edition at the end of each day. Note the date of recovery on the siege sheet. Which result a die gives is told in siege.ruling.healing-nine.</source>
        <comment>siege.5.4a/text</comment>
        <translation>En un escenario de varios días se tira 1 dado en la tabla de curación por cada nuevo herido: en la edición francesa, al final de cada jornada de lucha; en la edición española, al final de cada día. La fecha de recuperación se anota en la ficha de asedio. Qué resultado da cada número del dado se explica en siege.ruling.healing-nine.</translation>
    </message>
    <message>
        <source>In the French edition the wounded counter is exchanged for the healthy one on the morning of the date noted; in the Spanish edition it may be exchanged on that date. A character that has been killed before then does not return. See siege.ruling.healing-date.</source>
        <comment>siege.5.4b/text</comment>
        <translation>En la edición francesa, la ficha del herido se cambia por la del personaje ileso la mañana de la fecha anotada; en la edición española, puede cambiarse en esa fecha. Un personaje que haya muerto antes no vuelve. Véase siege.ruling.healing-date.</translation>
    </message>
    <message>
        <source>The owner chooses the characters affected, only among those within 3 hexes of the dead one; if there are fewer than the result says, only those are affected. When there are more, the owner may also, if he likes, let all those within 3 hexes be affected. In the French edition this choice is offered for panic, in the Spanish edition for panic or rout, and there also when the result asks for nobody.</source>
        <comment>siege.panic.1d/text</comment>
        <translation>El dueño elige a los personajes afectados, solo entre los que estén a 3 casillas o menos del muerto; si hay menos de los que indica el resultado, solo quedan afectados esos. Si hay más, el dueño puede también, si lo desea, dejar que queden afectados todos los que estén a 3 casillas o menos. En la edición francesa esta opción se ofrece para el pánico; en la edición española, para el pánico o la desbandada, y en ella también cuando el resultado no exige a nadie.</translation>
    </message>
    <message>
        <source>Only two letters of this table survive, in the worked example of the rules summary: A, attacker wounded, and D, defender stunned. The other letters are settled by siege.ruling.foot-letters.</source>
        <comment>siege.sheet.4b/text</comment>
        <translation>De esta tabla solo se conservan dos letras, en el ejemplo del resumen de las reglas: A, atacante herido, y D, defensor aturdido. Las demás las fija siege.ruling.foot-letters.</translation>
    </message>
    <message>
        <source>What stood in the French combat columns where single symbols did not survive? The Spanish values are used: inside of a tower or the keep (+), moat (-), ladder (-), filled moat (0), demolished wall (-) and tent (-). The French rule 1.93 confirms the ladder, a + left on the French play sheet confirms the inside, and the order of the surviving symbols fits the others.</source>
        <comment>siege.ruling.lost-glyphs/text</comment>
        <translation>¿Qué había en las columnas de combate francesas donde no se conservan algunos símbolos? Se usan los valores españoles: interior de una torre o del torreón (+), foso (-), escala (-), foso tapado (0), muralla demolida (-) y tienda (-). La regla 1.93 francesa confirma la escala, un + que queda en la ficha de juego francesa confirma el interior y el orden de los símbolos conservados encaja con los demás.</translation>
    </message>
    <message>
        <source>What do the radii of 8, 12 and 10 hexes measure (rules 1.44 and 2.43)? By default (shooter) they count from the elevated shooter, whatever the target&apos;s distance: a lower character or obstacle at most that far from him is ignored, and farther ones count (rules 1.42 and 3.2). Obstacles so ignored are characters, brush, embankments, tents, trenches, carts, mantlets and engines other than siege towers. A target loses brush or embankment cover when it is at most that far, while tents, trenches and mantlets (rule 5.22b) keep theirs; for a shot upward (rule 1.45) count from the elevated target. In the other reading (target) the privilege holds only when the target itself is within the radius.</source>
        <comment>siege.ruling.radius/text</comment>
        <translation>¿Qué miden los radios de 8, 12 y 10 casillas (reglas 1.44 y 2.43)? Por defecto (shooter) se cuentan desde el tirador en alto, sea cual sea la distancia del blanco: un personaje u obstáculo más bajo situado como mucho a esa distancia de él no se tiene en cuenta, y los más lejanos sí cuentan (reglas 1.42 y 3.2). Los obstáculos que así se ignoran son personajes, matorrales, terraplenes, tiendas, trincheras, carros, manteletes y máquinas que no sean torres de asedio. Un blanco pierde la cobertura de matorral o terraplén cuando está como mucho a esa distancia, mientras que las tiendas, las trincheras y los manteletes (regla 5.22b) la conservan; en un tiro hacia arriba (regla 1.45) se cuenta desde el blanco en alto. En la otra lectura (target) la ventaja solo vale cuando el propio blanco está dentro del radio.</translation>
    </message>
    <message>
        <source>Which terrain counts when one attacker fights several defenders on different terrain? By default (most), the most advantageous of the defenders&apos;: rounding and the rule on the attackers&apos; terrain (rule 1.72f) favour the defender. In the other reading (least) it is the least advantageous, as for joint attackers and for the two hexes of one rider (rule 3.35d).</source>
        <comment>siege.ruling.defenders-terrain/text</comment>
        <translation>¿Qué terreno cuenta cuando un atacante lucha contra varios defensores en terrenos distintos? Por defecto (most), el más ventajoso de los defensores: el redondeo y la regla sobre el terreno de los atacantes (regla 1.72f) favorecen al defensor. En la otra lectura (least), el menos ventajoso, como para los atacantes conjuntos y para las dos casillas de un jinete (regla 3.35d).</translation>
    </message>
    <message>
        <source>What is the whole turn of rule 1.8? From the start of a game turn to its end the character is on the winch hex and neither moves, shoots nor attacks. This is the same for both sides. Being stunned, killed or driven off interrupts it. By default (own-acts), being attacked does not; in the other reading (any-combat) it does.</source>
        <comment>siege.ruling.whole-turn/text</comment>
        <translation>¿Qué es el turno entero de la regla 1.8? Desde el principio hasta el final de un turno de juego el personaje está en la casilla del torno y no mueve, no dispara ni ataca. Es igual para los dos bandos. Quedar aturdido, muerto o ser expulsado lo interrumpe. Por defecto (own-acts), ser atacado no; en la otra lectura (any-combat), sí.</translation>
    </message>
    <message>
        <source>When and for how much is a ladder raised, and who is on it (rule 1.91c)? In step 2, free of cost, after the carriers&apos; moves. By default (at-foot), the carrier on that hex is at the foot of the ladder, not on it: he keeps the height of the natural terrain, fills the hex (rules 1.61a and 1.62a), and has the ladder&apos;s cover and combat influence (rule 1.1k). He moves on, shoots and fights, and is fought, as one on that ground; for rules 1.74c, 1.92b, 1.93 and 1.94d he is not on the ladder. To climb it he pays 3 movement points, now or later. In the other reading (on-it) rules 1.1k and 1.93a leave no place at the foot: he pays the 3 points at once, and where the carrier has fewer left the ladder cannot be raised.</source>
        <comment>siege.ruling.ladder-raise/text</comment>
        <translation>¿Cuándo y a qué precio se endereza una escala, y quién está en ella (regla 1.91c)? En la secuencia 2, sin coste, tras los movimientos de los portadores. Por defecto (at-foot), el portador de esa casilla está al pie de la escala, no en ella: conserva la altura del terreno natural, ocupa la casilla (reglas 1.61a y 1.62a) y tiene la cobertura y la influencia en el combate de la escala (regla 1.1k). Sigue su camino, dispara, lucha y es atacado como quien está en ese terreno; para las reglas 1.74c, 1.92b, 1.93 y 1.94d no está en la escala. Para subir paga 3 puntos de movimiento, ahora o más tarde. En la otra lectura (on-it) las reglas 1.1k y 1.93a no dejan sitio al pie: paga los 3 puntos de inmediato, y donde al portador le quedan menos no se puede enderezar la escala.</translation>
    </message>
    <message>
        <source>How long is the complete turn of mounting or dismounting (rule 3.33)? By default (two-phases), the character is adjacent to the horse, or mounted, from the start of its own phase, does nothing in that phase, and is neither stunned, killed nor moved in the enemy&apos;s phase after it; the counters are exchanged at the end of that enemy&apos;s phase. Rule 3.33 speaks of a complete turn, as rule 3.51 does, and not of a whole phase, as rule 5.11 does; a turn has two phases (rule 1.2a). In the other reading (phase) its own phase is enough, and the counters are exchanged at its end.</source>
        <comment>siege.ruling.mount-turn/text</comment>
        <translation>¿Cuánto dura el turno completo de montar o desmontar (regla 3.33)? Por defecto (two-phases), el personaje está adyacente al caballo, o montado, desde el comienzo de su fase, no hace nada en esa fase y no queda aturdido ni muerto ni es desplazado en la fase enemiga que sigue; las fichas se cambian al final de esa fase enemiga. La regla 3.33 habla de un turno completo, como la regla 3.51, y no de toda una fase, como la regla 5.11; un turno tiene dos fases (regla 1.2a). En la otra lectura (phase) basta su propia fase, y las fichas se cambian al final de ella.</translation>
    </message>
    <message>
        <source>How are the other damaged words of the Spanish text read, by comparison with the French edition and with the Spanish text itself? Rule 3.51, dies in his movement: moves. Rules 1.72, 1.73 and 1.8, annulled: stunned. Rule 2.43, what lies between: what lies lower, as in its rule 1.44, and the terrain that blocks is the keep. Rule 1.46, battlements of the keep: its slits. Rule 4.21, the small catapult: the mangonel. Rule 5.11, inclination: elevation. Rule 5.22, the other three hexes: the other three hexsides.</source>
        <comment>siege.ruling.es-slips/text</comment>
        <translation>¿Cómo se leen las demás palabras dañadas del texto español, por comparación con la edición francesa y con el propio texto español? Regla 3.51, muere en su movimiento: mueve. Reglas 1.72, 1.73 y 1.8, anulado: aturdido. Regla 2.43, lo que está en medio: lo que está más bajo, como en su regla 1.44, y el terreno que bloquea es el torreón. Regla 1.46, almenas del torreón: sus troneras. Regla 4.21, catapultilla: la catapulta. Regla 5.11, inclinación: elevación. Regla 5.22, las otras tres casillas: los otros tres lados de la casilla.</translation>
    </message>
    <message>
        <source>the most advantageous</source>
        <comment>reading.most</comment>
        <translation>el más ventajoso</translation>
    </message>
    <message>
        <source>the least advantageous</source>
        <comment>reading.least</comment>
        <translation>el menos ventajoso</translation>
    </message>
    <message>
        <source>being attacked does not interrupt</source>
        <comment>reading.own-acts</comment>
        <translation>ser atacado no interrumpe</translation>
    </message>
    <message>
        <source>being attacked interrupts too</source>
        <comment>reading.any-combat</comment>
        <translation>también ser atacado interrumpe</translation>
    </message>
    <message>
        <source>at its foot until he climbs</source>
        <comment>reading.at-foot</comment>
        <translation>al pie hasta que suba</translation>
    </message>
    <message>
        <source>on it at once</source>
        <comment>reading.on-it</comment>
        <translation>enseguida en la escala</translation>
    </message>
    <message>
        <source>both phases of a turn</source>
        <comment>reading.two-phases</comment>
        <translation>las dos fases de un turno</translation>
    </message>
    <message>
        <source>only the phase of its own side</source>
        <comment>reading.phase</comment>
        <translation>solo la fase de su bando</translation>
    </message>
    <message>
        <source>This is the phase of {force}: {name} does not act in it.</source>
        <comment>siege.1.2a/other_phase</comment>
        <translation>Fase en curso: {force}. {name} no actúa en ella.</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <comment>siege.1.2a/turn_of</comment>
        <translation>Turno {turn} de {turns}</translation>
    </message>
    <message>
        <source>May shoot</source>
        <comment>siege.1.21a/may</comment>
        <translation>Pueden disparar</translation>
    </message>
    <message>
        <source>Have shot</source>
        <comment>siege.1.21a/done</comment>
        <translation>Han disparado</translation>
    </message>
    <message>
        <source>Only bows shoot in step 3, and {shooter} has another weapon: {weapon}.</source>
        <comment>siege.1.21c/archers</comment>
        <translation>En la secuencia 3 solo disparan los arcos; {shooter} lleva otra arma: {weapon}.</translation>
    </message>
    <message>
        <source>May shoot</source>
        <comment>siege.1.21c/may</comment>
        <translation>Pueden disparar</translation>
    </message>
    <message>
        <source>Have shot</source>
        <comment>siege.1.21c/done</comment>
        <translation>Han disparado</translation>
    </message>
    <message>
        <source>{name} was stunned, and comes round.</source>
        <comment>siege.1.21e/turned_back</comment>
        <translation>{name} se recupera del aturdimiento.</translation>
    </message>
    <message>
        <source>Come round in step 5</source>
        <comment>siege.1.21e/due</comment>
        <translation>Se recuperan en la secuencia 5</translation>
    </message>
    <message>
        <source>End of the step</source>
        <comment>siege.1.21g/end_step</comment>
        <translation>Fin de la secuencia</translation>
    </message>
    <message>
        <source>The step cannot end yet.</source>
        <comment>siege.1.21g/end_step_no</comment>
        <translation>La secuencia todavía no puede terminar.</translation>
    </message>
    <message>
        <source>The next step begins: {step}.</source>
        <comment>siege.1.21g/step_so</comment>
        <translation>Empieza la secuencia siguiente: {step}.</translation>
    </message>
    <message>
        <source>Step {number} of 5, {step}</source>
        <comment>siege.1.21g/clock</comment>
        <translation>Secuencia {number} de 5, {step}</translation>
    </message>
    <message>
        <source>This belongs to step {number}, {step}. Step {now}, {current}, is not finished.</source>
        <comment>siege.1.21g/early</comment>
        <translation>Esto pertenece a la secuencia {number}, {step}. La secuencia {now}, {current}, no ha terminado.</translation>
    </message>
    <message>
        <source>This belongs to step {number}, {step}, which is finished.</source>
        <comment>siege.1.21g/late</comment>
        <translation>Esto pertenece a la secuencia {number}, {step}, que ha terminado.</translation>
    </message>
    <message>
        <source>{shooter} has shot in this step already.</source>
        <comment>siege.1.21h/often</comment>
        <translation>{shooter} ya ha disparado en esta secuencia.</translation>
    </message>
    <message>
        <source>{name} is stunned and does nothing.</source>
        <comment>siege.ruling.stunned-inert/nothing</comment>
        <translation>{name} sufre aturdimiento y no hace nada.</translation>
    </message>
    <message>
        <source>first shooting</source>
        <comment>step.first-shooting</comment>
        <translation>primer tiro</translation>
    </message>
    <message>
        <source>movement</source>
        <comment>step.movement</comment>
        <translation>movimiento</translation>
    </message>
    <message>
        <source>second shooting</source>
        <comment>step.second-shooting</comment>
        <translation>segundo tiro</translation>
    </message>
    <message>
        <source>melee</source>
        <comment>step.melee</comment>
        <translation>combate cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>recovery</source>
        <comment>step.recovery</comment>
        <translation>recuperación</translation>
    </message>
    <message>
        <source>End of step</source>
        <comment>order.end_step</comment>
        <translation>Fin de la secuencia</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>effect.step</comment>
        <translation>Secuencia</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>field.step</comment>
        <translation>Secuencia</translation>
    </message>
    <message>
        <source>{hex} is castle wall: nobody enters it.</source>
        <comment>siege.1.1a/impassable</comment>
        <translation>{hex} es muralla del castillo: nadie entra en ella.</translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.1.1d/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n punto de movimiento.</numerusform>
            <numerusform>{hex}, {terrain}: %n puntos de movimiento.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.1.1g/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n punto de movimiento.</numerusform>
            <numerusform>{hex}, {terrain}: %n puntos de movimiento.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is not on the map.</source>
        <comment>siege.1.21b/absent</comment>
        <translation>{name} no está en el mapa.</translation>
    </message>
    <message>
        <source>{name} is dead.</source>
        <comment>siege.1.21b/dead</comment>
        <translation>{name} ya ha muerto.</translation>
    </message>
    <message>
        <source>{name} has shot with a crossbow in this phase, and does not move.</source>
        <comment>siege.1.21b/crossbow</comment>
        <translation>{name} ha disparado con ballesta en esta fase y no mueve.</translation>
    </message>
    <message>
        <source>May move</source>
        <comment>siege.1.21b/may</comment>
        <translation>Pueden mover</translation>
    </message>
    <message>
        <source>Have moved</source>
        <comment>siege.1.21b/done</comment>
        <translation>Han movido</translation>
    </message>
    <message>
        <source>Shot with a crossbow, may not move</source>
        <comment>siege.1.21b/barred</comment>
        <translation>Han disparado con ballesta, no pueden mover</translation>
    </message>
    <message>
        <source>{counter} moves</source>
        <comment>siege.1.6a/move</comment>
        <translation>{counter} mueve</translation>
    </message>
    <message>
        <source>{counter} moves to {path,last}</source>
        <comment>siege.1.6a/move_path</comment>
        <translation>{counter} mueve a {path,last}</translation>
    </message>
    <message>
        <source>{counter} may not move.</source>
        <comment>siege.1.6a/move_no</comment>
        <translation>{counter} no puede mover.</translation>
    </message>
    <message>
        <source>{counter} may not move to {path,last} like that.</source>
        <comment>siege.1.6a/move_path_no</comment>
        <translation>{counter} no puede mover así a {path,last}.</translation>
    </message>
    <message>
        <source>{counter} may move.</source>
        <comment>siege.1.6a/move_may</comment>
        <translation>{counter} puede mover.</translation>
    </message>
    <message>
        <source>{counter} moves to {path,last}.</source>
        <comment>siege.1.6a/move_path_done</comment>
        <translation>{counter} mueve a {path,last}.</translation>
    </message>
    <message numerus="yes">
        <source>{hex} costs %n movement point(s); left: {left}.</source>
        <comment>siege.1.6a/short</comment>
        <translation>
            <numerusform>{hex} cuesta %n punto de movimiento; quedan: {left}.</numerusform>
            <numerusform>{hex} cuesta %n puntos de movimiento; quedan: {left}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has no movement points left.</source>
        <comment>siege.1.6a/nothing_left</comment>
        <translation>A {name} no le quedan puntos de movimiento.</translation>
    </message>
    <message>
        <source>{name} stays where it is.</source>
        <comment>siege.1.6a/nowhere</comment>
        <translation>{name} se queda donde está.</translation>
    </message>
    <message>
        <source>{to} is not beside {from}.</source>
        <comment>siege.1.6a/jump</comment>
        <translation>{to} no está junto a {from}.</translation>
    </message>
    <message numerus="yes">
        <source>{counter} spends %n movement point(s).</source>
        <comment>siege.1.6c/spent_so</comment>
        <translation>
            <numerusform>{counter} gasta %n punto de movimiento.</numerusform>
            <numerusform>{counter} gasta %n puntos de movimiento.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} stands in the way at {hex}.</source>
        <comment>siege.1.61a/enemy</comment>
        <translation>{other} impide pasar por {hex}.</translation>
    </message>
    <message>
        <source>{other} is stunned: {hex} may be passed.</source>
        <comment>siege.1.61a/stunned</comment>
        <translation>{hex}: quien está allí está aturdido y se puede pasar ({other}).</translation>
    </message>
    <message>
        <source>{hex} is passed, though {other} is there.</source>
        <comment>siege.1.61b/through</comment>
        <translation>Se pasa por {hex}, aunque esté allí {other}.</translation>
    </message>
    <message>
        <source>A wall stands on the way to {hex}.</source>
        <comment>siege.1.61c/wall</comment>
        <translation>Hay un muro en el camino a {hex}.</translation>
    </message>
    <message>
        <source>Nobody gets through the arrow slit on the way to {hex}.</source>
        <comment>siege.1.61c/slit</comment>
        <translation>Nadie pasa por la tronera en el camino a {hex}.</translation>
    </message>
    <message>
        <source>The door on the way to {hex} is closed.</source>
        <comment>siege.1.61c/shut</comment>
        <translation>La puerta en el camino a {hex} está cerrada.</translation>
    </message>
    <message>
        <source>{hex} is a rampart: it cannot be entered from there.</source>
        <comment>siege.1.61d/up</comment>
        <translation>{hex} es una almena: no se puede entrar desde allí.</translation>
    </message>
    <message>
        <source>A parapet stands on the way to {hex}.</source>
        <comment>siege.1.61d/parapet</comment>
        <translation>Hay un parapeto en el camino a {hex}.</translation>
    </message>
    <message>
        <source>{hex}: 1 movement point more, for the dead.</source>
        <comment>siege.1.61e/slow</comment>
        <translation>{hex}: 1 punto de movimiento más, por los muertos.</translation>
    </message>
    <message>
        <source>Too many dead lie on {hex}.</source>
        <comment>siege.1.61f/heap</comment>
        <translation>Yacen demasiados muertos en {hex}.</translation>
    </message>
    <message>
        <source>{hex} is occupied: {other} is there.</source>
        <comment>siege.1.62a/taken</comment>
        <translation>La casilla {hex} está ocupada: allí está {other}.</translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.1.93a/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n punto de movimiento.</numerusform>
            <numerusform>{hex}, {terrain}: %n puntos de movimiento.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.1.93e/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n punto de movimiento.</numerusform>
            <numerusform>{hex}, {terrain}: %n puntos de movimiento.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ladder does not lean on {hex}.</source>
        <comment>siege.1.93f/other</comment>
        <translation>La escala no se apoya en {hex}.</translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.1.93h/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n punto de movimiento.</numerusform>
            <numerusform>{hex}, {terrain}: %n puntos de movimiento.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ladder on {hex} leans on another rampart hex.</source>
        <comment>siege.1.93h/other</comment>
        <translation>La escala de {hex} se apoya en otra casilla de almena.</translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.2.1a/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n punto de movimiento.</numerusform>
            <numerusform>{hex}, {terrain}: %n puntos de movimiento.</numerusform>
        </translation>
    </message>
    <message>
        <source>A wall that still stands bars the way to {hex}.</source>
        <comment>siege.2.33a/stands</comment>
        <translation>Un muro que sigue en pie cierra el camino a {hex}.</translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.2.33b/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n punto de movimiento.</numerusform>
            <numerusform>{hex}, {terrain}: %n puntos de movimiento.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.2.33c/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n punto de movimiento.</numerusform>
            <numerusform>{hex}, {terrain}: %n puntos de movimiento.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.3.1b/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n punto de movimiento.</numerusform>
            <numerusform>{hex}, {terrain}: %n puntos de movimiento.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.3.1c/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n punto de movimiento.</numerusform>
            <numerusform>{hex}, {terrain}: %n puntos de movimiento.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.3.1d/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n punto de movimiento.</numerusform>
            <numerusform>{hex}, {terrain}: %n puntos de movimiento.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.3.1e/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n punto de movimiento.</numerusform>
            <numerusform>{hex}, {terrain}: %n puntos de movimiento.</numerusform>
        </translation>
    </message>
    <message>
        <source>Horses may not enter {hex}.</source>
        <comment>siege.3.32a/horse</comment>
        <translation>Los caballos no pueden entrar en {hex}.</translation>
    </message>
    <message>
        <source>A horse crosses the trench at {hex}, though {other} is in it.</source>
        <comment>siege.3.32b/cross</comment>
        <translation>Un caballo cruza la trinchera de {hex}, aunque esté en ella {other}.</translation>
    </message>
    <message>
        <source>{name} has no rider and stays until mounted or led.</source>
        <comment>siege.3.34a/stays</comment>
        <translation>{name} no tiene jinete y se queda hasta que alguien lo monte o lo lleve de la brida.</translation>
    </message>
    <message>
        <source>{hex} is on fire.</source>
        <comment>siege.3.54b/burns</comment>
        <translation>{hex} está en llamas.</translation>
    </message>
    <message>
        <source>No movement leaves the map.</source>
        <comment>siege.exit.1/edge</comment>
        <translation>Ningún movimiento sale del mapa.</translation>
    </message>
    <message>
        <source>{other} has moved since: the move of {name} is finished.</source>
        <comment>siege.ruling.move-order/finished</comment>
        <translation>Después ha movido {other}: el movimiento de {name} ha terminado.</translation>
    </message>
    <message>
        <source>{hex} cannot be entered from a rampart: stairs, a tower or a ladder lead down.</source>
        <comment>siege.ruling.rampart-inside/down</comment>
        <translation>En {hex} no se entra desde una almena: se baja por una escalera, una torre o una escala.</translation>
    </message>
    <message>
        <source>{name} may not back to {hex}.</source>
        <comment>siege.ruling.two-hex/no_backing</comment>
        <translation>{name} no puede ir hacia atrás a {hex}.</translation>
    </message>
    <message>
        <source>{hex} is not ahead of {name}.</source>
        <comment>siege.ruling.two-hex/aside</comment>
        <translation>{hex} no está delante de {name}.</translation>
    </message>
    <message>
        <source>Nobody goes down a ladder, except in panic.</source>
        <comment>siege.ruling.ladder-down/up_only</comment>
        <translation>Nadie baja por una escala, salvo presa del pánico.</translation>
    </message>
    <message>
        <source>has moved</source>
        <comment>state.moved</comment>
        <translation>ha movido</translation>
    </message>
    <message>
        <source>Cost</source>
        <comment>fact.cost</comment>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Points left</source>
        <comment>fact.left</comment>
        <translation>Puntos restantes</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>order.move</comment>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.move.counter</comment>
        <translation>Quién</translation>
    </message>
    <message>
        <source>To</source>
        <comment>field.move.path</comment>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Pick who moves.</source>
        <comment>ask.move.counter</comment>
        <translation>Elija quién mueve.</translation>
    </message>
    <message>
        <source>Pick the hex to move to.</source>
        <comment>ask.move.path</comment>
        <translation>Elija la casilla a la que mover.</translation>
    </message>
    <message>
        <source>Pick the hex on which the rear half ends.</source>
        <comment>ask.move.rear</comment>
        <translation>Elija la casilla en la que termina la mitad trasera.</translation>
    </message>
    <message>
        <source>straight on</source>
        <comment>none.move.rear</comment>
        <translation>en línea recta</translation>
    </message>
    <message>
        <source>Points spent</source>
        <comment>effect.spent</comment>
        <translation>Puntos gastados</translation>
    </message>
    <message>
        <source>Movement points</source>
        <comment>field.spent</comment>
        <translation>Puntos de movimiento</translation>
    </message>
    <message>
        <source>{shooter} was in a melee since the last phase of that side began, and does not shoot in step 1.</source>
        <comment>siege.1.21a/fought</comment>
        <translation>{shooter} ha combatido desde que empezó la última fase de su bando y no dispara en la secuencia 1.</translation>
    </message>
    <message>
        <source>{shooter} was in a melee in the turn before, and does not shoot in step 1.</source>
        <comment>siege.1.21a/fought_turn</comment>
        <translation>{shooter} combatió en el turno anterior y no dispara en la secuencia 1.</translation>
    </message>
    <message>
        <source>{name} is beside no enemy.</source>
        <comment>siege.1.21d/nobody</comment>
        <translation>{name} no está junto a ningún enemigo.</translation>
    </message>
    <message>
        <source>May attack</source>
        <comment>siege.1.21d/may</comment>
        <translation>Pueden atacar</translation>
    </message>
    <message>
        <source>Have attacked</source>
        <comment>siege.1.21d/done</comment>
        <translation>Han atacado</translation>
    </message>
    <message>
        <source>Attack by {by,and}</source>
        <comment>siege.1.7a/attack</comment>
        <translation>Ataque de {by,and}</translation>
    </message>
    <message>
        <source>Attack by {by,and} on {at,and}</source>
        <comment>siege.1.7a/attack_at</comment>
        <translation>Ataque de {by,and} contra {at,and}</translation>
    </message>
    <message>
        <source>{by,and} may not attack.</source>
        <comment>siege.1.7a/attack_no</comment>
        <translation>Ataque de {by,and}: no permitido.</translation>
    </message>
    <message>
        <source>{by,and} may not attack {at,and}.</source>
        <comment>siege.1.7a/attack_at_no</comment>
        <translation>Ataque de {by,and} contra {at,and}: no permitido.</translation>
    </message>
    <message>
        <source>{by,and} may attack.</source>
        <comment>siege.1.7a/attack_may</comment>
        <translation>Ataque de {by,and}: permitido.</translation>
    </message>
    <message>
        <source>{by,and} may attack {at,and}.</source>
        <comment>siege.1.7a/attack_at_may</comment>
        <translation>Ataque de {by,and} contra {at,and}: permitido.</translation>
    </message>
    <message>
        <source>No effect.</source>
        <comment>siege.1.7a/attack_nothing_-</comment>
        <translation>Sin efecto.</translation>
    </message>
    <message>
        <source>A melee of {by,and} against {at,and}.</source>
        <comment>siege.1.7a/lost_so</comment>
        <translation>Combate de {by,and} contra {at,and}.</translation>
    </message>
    <message>
        <source>{name} is not on the map.</source>
        <comment>siege.1.7a/absent</comment>
        <translation>{name} no está en el mapa.</translation>
    </message>
    <message>
        <source>{name} is dead.</source>
        <comment>siege.1.7a/dead</comment>
        <translation>{name} ya ha muerto.</translation>
    </message>
    <message>
        <source>{name} is named twice.</source>
        <comment>siege.1.7a/twice</comment>
        <translation>{name} aparece dos veces.</translation>
    </message>
    <message>
        <source>{name} is an animal and does not attack.</source>
        <comment>siege.1.7a/animal</comment>
        <translation>{name} es un animal y no ataca.</translation>
    </message>
    <message>
        <source>{name} is on the side of the attackers.</source>
        <comment>siege.1.7a/friend</comment>
        <translation>{name} es del bando de los atacantes.</translation>
    </message>
    <message>
        <source>{attacker} is not beside {target}.</source>
        <comment>siege.1.7a/apart</comment>
        <translation>{attacker} no está junto a {target}.</translation>
    </message>
    <message>
        <source>{name} has no defence value on the counter.</source>
        <comment>siege.1.7b/defenceless</comment>
        <translation>La ficha de {name} no tiene valor de defensa.</translation>
    </message>
    <message>
        <source>Die {die} in column {column} of the table for {table}.</source>
        <comment>siege.1.7c/row</comment>
        <translation>Dado {die}, columna {column} de la tabla: {table}.</translation>
    </message>
    <message>
        <source>No effect.</source>
        <comment>siege.1.7c/nothing</comment>
        <translation>Sin efecto.</translation>
    </message>
    <message>
        <source>{attack} against {defence}: {ratio}.</source>
        <comment>siege.1.7d/ratio</comment>
        <translation>{attack} contra {defence}: {ratio}.</translation>
    </message>
    <message>
        <source>{attack} against {defence} is below 1-1.</source>
        <comment>siege.1.7e/below</comment>
        <translation>{attack} contra {defence} queda por debajo de 1-1.</translation>
    </message>
    <message>
        <source>{name} has attacked in this phase already.</source>
        <comment>siege.1.7f/often</comment>
        <translation>{name} ya ha atacado en esta fase.</translation>
    </message>
    <message numerus="yes">
        <source>Attack from {attacker} against {defender}: %n column(s) to the left.</source>
        <comment>siege.1.71a/left</comment>
        <translation>
            <numerusform>Ataque desde {attacker} contra {defender}: %n columna a la izquierda.</numerusform>
            <numerusform>Ataque desde {attacker} contra {defender}: %n columnas a la izquierda.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attack from {attacker} against {defender}: %n column(s) to the right.</source>
        <comment>siege.1.71a/right</comment>
        <translation>
            <numerusform>Ataque desde {attacker} contra {defender}: %n columna a la derecha.</numerusform>
            <numerusform>Ataque desde {attacker} contra {defender}: %n columnas a la derecha.</numerusform>
        </translation>
    </message>
    <message>
        <source>Attack from {attacker} against {defender}: no shift.</source>
        <comment>siege.1.71a/none</comment>
        <translation>Ataque desde {attacker} contra {defender}: sin desplazamiento.</translation>
    </message>
    <message>
        <source>{name} is on {hex} ({terrain}): {influence}.</source>
        <comment>siege.1.71b/stands</comment>
        <translation>{name} está en {hex} ({terrain}): {influence}.</translation>
    </message>
    <message>
        <source>The defences are added: {defence}.</source>
        <comment>siege.1.72a/added</comment>
        <translation>Las defensas se suman: {defence}.</translation>
    </message>
    <message>
        <source>The attacks are added: {attack}.</source>
        <comment>siege.1.72b/added</comment>
        <translation>Los ataques se suman: {attack}.</translation>
    </message>
    <message numerus="yes">
        <source>A joint attack: %n column(s) to the right.</source>
        <comment>siege.1.72c/joint</comment>
        <translation>
            <numerusform>Ataque conjunto: %n columna a la derecha.</numerusform>
            <numerusform>Ataque conjunto: %n columnas a la derecha.</numerusform>
        </translation>
    </message>
    <message>
        <source>The owner chooses who takes the blow.</source>
        <comment>siege.1.72d/owner</comment>
        <translation>El propietario elige quién recibe el golpe.</translation>
    </message>
    <message>
        <source>First one of these takes the blow: {names}.</source>
        <comment>siege.1.72d/first</comment>
        <translation>Antes, uno de estos recibe el golpe: {names}.</translation>
    </message>
    <message>
        <source>{name} has no blow to take.</source>
        <comment>siege.1.72d/not_owed</comment>
        <translation>{name} no tiene ningún golpe que recibir.</translation>
    </message>
    <message>
        <source>{name} takes the blow.</source>
        <comment>siege.1.72d/chosen</comment>
        <translation>{name} recibe el golpe.</translation>
    </message>
    <message>
        <source>{counter} takes the blow</source>
        <comment>siege.1.72d/suffer</comment>
        <translation>{counter} recibe el golpe</translation>
    </message>
    <message>
        <source>{counter} may not take the blow.</source>
        <comment>siege.1.72d/suffer_no</comment>
        <translation>{counter} no puede recibir el golpe.</translation>
    </message>
    <message>
        <source>One of those who fought must take the blow.</source>
        <comment>siege.1.72d/suffer_may</comment>
        <translation>Uno de los que han combatido debe recibir el golpe.</translation>
    </message>
    <message>
        <source>One of these is stunned: {among}.</source>
        <comment>siege.1.72d/suffer_so_stunned</comment>
        <translation>Uno de estos queda aturdido: {among}.</translation>
    </message>
    <message>
        <source>One of these is wounded: {among}.</source>
        <comment>siege.1.72d/suffer_so_wounded</comment>
        <translation>Uno de estos queda herido: {among}.</translation>
    </message>
    <message>
        <source>One of these is killed: {among}.</source>
        <comment>siege.1.72d/suffer_so_dead</comment>
        <translation>Uno de estos muere: {among}.</translation>
    </message>
    <message>
        <source>{counter} takes the blow.</source>
        <comment>siege.1.72d/taken_so</comment>
        <translation>{counter} recibe el golpe.</translation>
    </message>
    <message>
        <source>All who took part on that side retreat.</source>
        <comment>siege.1.72e/all</comment>
        <translation>Todos los que han participado por ese bando retroceden.</translation>
    </message>
    <message>
        <source>The attackers count as on the least advantageous place: {influence}.</source>
        <comment>siege.1.72f/least</comment>
        <translation>Para los atacantes cuenta el terreno menos ventajoso: {influence}.</translation>
    </message>
    <message>
        <source>All shifts together: {shift}.</source>
        <comment>siege.1.72g/together</comment>
        <translation>Todos los desplazamientos juntos: {shift}.</translation>
    </message>
    <message>
        <source>First one of the winners advances, or nobody does.</source>
        <comment>siege.1.73a/first</comment>
        <translation>Antes avanza uno de los vencedores, o ninguno.</translation>
    </message>
    <message>
        <source>{name} may advance.</source>
        <comment>siege.1.73a/may</comment>
        <translation>{name} puede avanzar.</translation>
    </message>
    <message>
        <source>Or nobody advances.</source>
        <comment>siege.1.73a/or_stay</comment>
        <translation>O no avanza nadie.</translation>
    </message>
    <message>
        <source>{name} is not one of the winners.</source>
        <comment>siege.1.73a/not_he</comment>
        <translation>{name} no está entre los vencedores.</translation>
    </message>
    <message>
        <source>{name} cannot advance.</source>
        <comment>siege.1.73a/cannot</comment>
        <translation>{name} no puede avanzar.</translation>
    </message>
    <message>
        <source>No melee lets {name} advance.</source>
        <comment>siege.1.73a/none</comment>
        <translation>Ningún combate permite avanzar a {name}.</translation>
    </message>
    <message>
        <source>Nobody may advance.</source>
        <comment>siege.1.73a/nobody</comment>
        <translation>Nadie puede avanzar.</translation>
    </message>
    <message>
        <source>{name} advances to {hex}.</source>
        <comment>siege.1.73a/done</comment>
        <translation>{name} avanza a {hex}.</translation>
    </message>
    <message>
        <source>{counter} advances</source>
        <comment>siege.1.73a/advance</comment>
        <translation>{counter} avanza</translation>
    </message>
    <message>
        <source>{counter} advances to {path,last}</source>
        <comment>siege.1.73a/advance_path</comment>
        <translation>{counter} avanza a {path,last}</translation>
    </message>
    <message>
        <source>{counter} may not advance.</source>
        <comment>siege.1.73a/advance_no</comment>
        <translation>{counter} no puede avanzar.</translation>
    </message>
    <message>
        <source>{counter} may not advance to {path,last} like that.</source>
        <comment>siege.1.73a/advance_path_no</comment>
        <translation>{counter} no puede avanzar así a {path,last}.</translation>
    </message>
    <message>
        <source>{counter} may advance.</source>
        <comment>siege.1.73a/advance_may</comment>
        <translation>{counter} puede avanzar.</translation>
    </message>
    <message>
        <source>{counter} advances to {path,last}.</source>
        <comment>siege.1.73a/advance_path_done</comment>
        <translation>{counter} avanza a {path,last}.</translation>
    </message>
    <message>
        <source>Nobody advances</source>
        <comment>siege.1.73a/stay</comment>
        <translation>Nadie avanza</translation>
    </message>
    <message>
        <source>There is no advance to decline.</source>
        <comment>siege.1.73a/stay_no</comment>
        <translation>No hay ningún avance al que renunciar.</translation>
    </message>
    <message>
        <source>Nobody advances.</source>
        <comment>siege.1.73a/stay_done</comment>
        <translation>Nadie avanza.</translation>
    </message>
    <message>
        <source>The melee is over.</source>
        <comment>siege.1.73a/melee_so</comment>
        <translation>El combate ha terminado.</translation>
    </message>
    <message>
        <source>{name} does not get as far as {hex}: what is left is {left}.</source>
        <comment>siege.1.73b/far</comment>
        <translation>{name} no llega hasta {hex}: quedan {left}.</translation>
    </message>
    <message>
        <source>{hex} is not a hex that the enemy has left or fallen on.</source>
        <comment>siege.1.73c/elsewhere</comment>
        <translation>{hex} no es una casilla que el enemigo haya dejado o en la que haya caído.</translation>
    </message>
    <message>
        <source>{name} was beside an enemy, and advances one hex only.</source>
        <comment>siege.1.73d/one</comment>
        <translation>{name} estaba junto a un enemigo y avanza una sola casilla.</translation>
    </message>
    <message>
        <source>The advance comes back to {hex}.</source>
        <comment>siege.1.73f/back</comment>
        <translation>El avance vuelve a {hex}.</translation>
    </message>
    <message>
        <source>{hex} cannot be entered from there.</source>
        <comment>siege.1.73f/closed</comment>
        <translation>Desde ahí no se puede entrar en {hex}.</translation>
    </message>
    <message>
        <source>{hex} is held by an enemy.</source>
        <comment>siege.1.73f/enemy</comment>
        <translation>Un enemigo ocupa la casilla {hex}.</translation>
    </message>
    <message>
        <source>{hex} is occupied: the advance may not end there.</source>
        <comment>siege.1.73f/occupied</comment>
        <translation>La casilla {hex} está ocupada: el avance no puede acabar ahí.</translation>
    </message>
    <message>
        <source>{to} is not beside {from}.</source>
        <comment>siege.1.73f/jump</comment>
        <translation>{to} no está junto a {from}.</translation>
    </message>
    <message>
        <source>There is an arrow slit between {attacker} and {target}.</source>
        <comment>siege.1.74a/slit</comment>
        <translation>Una tronera separa a {attacker} de {target}.</translation>
    </message>
    <message>
        <source>There is a wall between {attacker} and {target}.</source>
        <comment>siege.1.74b/wall</comment>
        <translation>Un muro separa a {attacker} de {target}.</translation>
    </message>
    <message>
        <source>{attacker} could not enter {hex}.</source>
        <comment>siege.1.74b/closed</comment>
        <translation>{attacker} no podría entrar en {hex}.</translation>
    </message>
    <message>
        <source>{attacker} is on a ladder, and {target} is not on the rampart that it leans on.</source>
        <comment>siege.1.74c/ladder</comment>
        <translation>{attacker} está en una escala, pero {target} no está en la almena en la que esta se apoya.</translation>
    </message>
    <message>
        <source>From outside at the entrance door of the keep the attackers count as {influence}.</source>
        <comment>siege.1.75/door</comment>
        <translation>Desde fuera contra la puerta del torreón, para los atacantes cuenta: {influence}.</translation>
    </message>
    <message>
        <source>{name} is on the ladder at {hex}: disadvantage (-).</source>
        <comment>siege.1.93d/stands</comment>
        <translation>{name} está en la escala de {hex}: desventaja (-).</translation>
    </message>
    <message>
        <source>{attacker} reaches {target} from or on the top of a siege tower.</source>
        <comment>siege.2.45d/top</comment>
        <translation>{attacker} alcanza a {target} desde lo alto de una torre de asedio o en ella.</translation>
    </message>
    <message>
        <source>{name} is an animal alone: defence {defence}.</source>
        <comment>siege.3.35c/defence</comment>
        <translation>{name} es un animal sin jinete: defensa {defence}.</translation>
    </message>
    <message>
        <source>{name} counts as on the worse of two hexes, {hex}.</source>
        <comment>siege.3.35d/worse</comment>
        <translation>Para {name} cuenta la peor de las dos casillas, {hex}.</translation>
    </message>
    <message>
        <source>By the table against mounted: {result}.</source>
        <comment>siege.sheet.4a/letter</comment>
        <translation>Según la tabla contra personajes a caballo: {result}.</translation>
    </message>
    <message>
        <source>By the table against foot: {result}.</source>
        <comment>siege.sheet.4b/letter</comment>
        <translation>Según la tabla contra personajes a pie: {result}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} must retreat %n hex(es) from the melee.</source>
        <comment>siege.sheet.5a/owes</comment>
        <translation>
            <numerusform>{name} debe retroceder del combate %n casilla.</numerusform>
            <numerusform>{name} debe retroceder del combate %n casillas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First {name} must retreat %n hex(es) from the melee.</source>
        <comment>siege.sheet.5a/first</comment>
        <translation>
            <numerusform>Antes, {name} debe retroceder del combate %n casilla.</numerusform>
            <numerusform>Antes, {name} debe retroceder del combate %n casillas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} must retreat %n hex(es) from the melee, not {given}.</source>
        <comment>siege.sheet.5a/length</comment>
        <translation>
            <numerusform>{name} debe retroceder del combate %n casilla, no {given}.</numerusform>
            <numerusform>{name} debe retroceder del combate %n casillas, no {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} retreats %n hex(es) from the melee, to {hex}.</source>
        <comment>siege.sheet.5a/done</comment>
        <translation>
            <numerusform>{name} retrocede del combate %n casilla, a {hex}.</numerusform>
            <numerusform>{name} retrocede del combate %n casillas, a {hex}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has no room yet: first the others of that side retreat.</source>
        <comment>siege.sheet.5a/others</comment>
        <translation>Aún no hay espacio para {name}: antes retroceden los demás de ese bando.</translation>
    </message>
    <message>
        <source>{hex} is beside an enemy.</source>
        <comment>siege.sheet.5b/enemy</comment>
        <translation>{hex} está junto a un enemigo.</translation>
    </message>
    <message>
        <source>{hex} is occupied, and nobody is pushed away.</source>
        <comment>siege.sheet.5b/push</comment>
        <translation>La casilla {hex} está ocupada, y no se empuja a nadie.</translation>
    </message>
    <message>
        <source>{name} cannot retreat from the melee, and stays where it was: wounded.</source>
        <comment>siege.sheet.5c/cannot</comment>
        <translation>{name} no puede retroceder del combate: se queda donde estaba y recibe una herida.</translation>
    </message>
    <message>
        <source>The shift leads to the left of 1-1.</source>
        <comment>siege.ruling.below-one/shifted</comment>
        <translation>El desplazamiento lleva a la izquierda de 1-1.</translation>
    </message>
    <message>
        <source>The shift stops at 1-1.</source>
        <comment>siege.ruling.below-one/clamped</comment>
        <translation>El desplazamiento se detiene en 1-1.</translation>
    </message>
    <message>
        <source>{name} alone is below 1-1: {attack} against {defence}.</source>
        <comment>siege.ruling.joint-below-one/each</comment>
        <translation>{name}, por sí mismo, queda por debajo de 1-1: {attack} contra {defence}.</translation>
    </message>
    <message>
        <source>There is no higher column than {column}.</source>
        <comment>siege.ruling.top-column/used</comment>
        <translation>No hay columna más alta que {column}.</translation>
    </message>
    <message>
        <source>Those on foot and those mounted are not attacked together.</source>
        <comment>siege.ruling.mixed-targets/refused</comment>
        <translation>No se ataca juntos a los de a pie y a los de a caballo.</translation>
    </message>
    <message>
        <source>Those on foot and those mounted are attacked together, on the table against mounted.</source>
        <comment>siege.ruling.mixed-targets/mounted</comment>
        <translation>Se ataca juntos a los de a pie y a los de a caballo, con la tabla contra personajes a caballo.</translation>
    </message>
    <message>
        <source>No column for a joint attack at mounted ones.</source>
        <comment>siege.ruling.mounted-joint/none</comment>
        <translation>Ninguna columna por un ataque conjunto contra blancos a caballo.</translation>
    </message>
    <message>
        <source>Of several, the owner chooses who is killed: {name}.</source>
        <comment>siege.ruling.killed-choice/used</comment>
        <translation>Entre varios, el propietario elige quién muere: {name}.</translation>
    </message>
    <message>
        <source>The defenders count as on the most advantageous place: {influence}.</source>
        <comment>siege.ruling.defenders-terrain/most</comment>
        <translation>Para los defensores cuenta el terreno más ventajoso: {influence}.</translation>
    </message>
    <message>
        <source>The defenders count as on the least advantageous place: {influence}.</source>
        <comment>siege.ruling.defenders-terrain/least</comment>
        <translation>Para los defensores cuenta el terreno menos ventajoso: {influence}.</translation>
    </message>
    <message>
        <source>Several do not attack several together.</source>
        <comment>siege.ruling.many-many/refused</comment>
        <translation>Varios juntos no atacan a varios.</translation>
    </message>
    <message>
        <source>{attacker} could not step to where {target} is: the heights differ.</source>
        <comment>siege.ruling.access/height</comment>
        <translation>{attacker} no podría pasar adonde se encuentra {target}: las alturas son distintas.</translation>
    </message>
    <message>
        <source>Wounded by this result, a rider is unhorsed.</source>
        <comment>siege.ruling.mounted-E/unhorsed</comment>
        <translation>Herido por este resultado, el jinete queda desmontado.</translation>
    </message>
    <message>
        <source>Wounded by this result, a rider stays mounted.</source>
        <comment>siege.ruling.mounted-E/stays</comment>
        <translation>Herido por este resultado, el jinete sigue a caballo.</translation>
    </message>
    <message>
        <source>The meaning of {letter} is a reading.</source>
        <comment>siege.ruling.foot-letters/used</comment>
        <translation>El significado de {letter} viene de una lectura.</translation>
    </message>
    <message>
        <source>disadvantage (-)</source>
        <comment>influence.minus</comment>
        <translation>desventaja (-)</translation>
    </message>
    <message>
        <source>neutral (0)</source>
        <comment>influence.zero</comment>
        <translation>neutral (0)</translation>
    </message>
    <message>
        <source>advantage (+)</source>
        <comment>influence.plus</comment>
        <translation>ventaja (+)</translation>
    </message>
    <message>
        <source>has attacked</source>
        <comment>state.attacked</comment>
        <translation>ha atacado</translation>
    </message>
    <message>
        <source>the melee</source>
        <comment>die.melee</comment>
        <translation>el combate</translation>
    </message>
    <message>
        <source>melee against foot</source>
        <comment>table.siege/melee-foot</comment>
        <translation>combate contra personajes a pie</translation>
    </message>
    <message>
        <source>melee against mounted</source>
        <comment>table.siege/melee-mounted</comment>
        <translation>combate contra personajes a caballo</translation>
    </message>
    <message>
        <source>no effect</source>
        <comment>melee.foot.-</comment>
        <translation>sin efecto</translation>
    </message>
    <message>
        <source>A: attacker wounded</source>
        <comment>melee.foot.A</comment>
        <translation>A: atacante herido</translation>
    </message>
    <message>
        <source>B: attackers retreat 1 hex</source>
        <comment>melee.foot.B</comment>
        <translation>B: los atacantes retroceden 1 casilla</translation>
    </message>
    <message>
        <source>C: defenders retreat 1 hex</source>
        <comment>melee.foot.C</comment>
        <translation>C: los defensores retroceden 1 casilla</translation>
    </message>
    <message>
        <source>D: defender stunned</source>
        <comment>melee.foot.D</comment>
        <translation>D: defensor aturdido</translation>
    </message>
    <message>
        <source>E: defender wounded</source>
        <comment>melee.foot.E</comment>
        <translation>E: defensor herido</translation>
    </message>
    <message>
        <source>F: defender killed</source>
        <comment>melee.foot.F</comment>
        <translation>F: defensor muerto</translation>
    </message>
    <message>
        <source>no effect</source>
        <comment>melee.mounted.-</comment>
        <translation>sin efecto</translation>
    </message>
    <message>
        <source>A: attacker wounded</source>
        <comment>melee.mounted.A</comment>
        <translation>A: atacante herido</translation>
    </message>
    <message>
        <source>B: attackers retreat 1 hex</source>
        <comment>melee.mounted.B</comment>
        <translation>B: los atacantes retroceden 1 casilla</translation>
    </message>
    <message>
        <source>C: defenders retreat 1 hex</source>
        <comment>melee.mounted.C</comment>
        <translation>C: los defensores retroceden 1 casilla</translation>
    </message>
    <message>
        <source>D: horse killed, rider stunned and unhorsed</source>
        <comment>melee.mounted.D</comment>
        <translation>D: caballo muerto, jinete aturdido y desmontado</translation>
    </message>
    <message>
        <source>E: horse unhurt, rider wounded</source>
        <comment>melee.mounted.E</comment>
        <translation>E: caballo ileso, jinete herido</translation>
    </message>
    <message>
        <source>F: horse killed, rider wounded and unhorsed</source>
        <comment>melee.mounted.F</comment>
        <translation>F: caballo muerto, jinete herido y desmontado</translation>
    </message>
    <message>
        <source>G: horse unhurt, rider killed and unhorsed</source>
        <comment>melee.mounted.G</comment>
        <translation>G: caballo ileso, jinete muerto y desmontado</translation>
    </message>
    <message>
        <source>H: horse killed, rider killed and unhorsed</source>
        <comment>melee.mounted.H</comment>
        <translation>H: caballo muerto, jinete muerto y desmontado</translation>
    </message>
    <message>
        <source>Attack</source>
        <comment>fact.attack</comment>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>Defence</source>
        <comment>fact.defence</comment>
        <translation>Defensa</translation>
    </message>
    <message>
        <source>Ratio</source>
        <comment>fact.ratio</comment>
        <translation>Relación</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>fact.shift</comment>
        <translation>Desplazamiento</translation>
    </message>
    <message>
        <source>Column</source>
        <comment>fact.column</comment>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Attack</source>
        <comment>order.attack</comment>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>Taking the blow</source>
        <comment>order.suffer</comment>
        <translation>Recibir el golpe</translation>
    </message>
    <message>
        <source>Advance</source>
        <comment>order.advance</comment>
        <translation>Avance</translation>
    </message>
    <message>
        <source>No advance</source>
        <comment>order.stay</comment>
        <translation>Sin avance</translation>
    </message>
    <message>
        <source>Attackers</source>
        <comment>field.attack.by</comment>
        <translation>Atacantes</translation>
    </message>
    <message>
        <source>Attacked</source>
        <comment>field.attack.at</comment>
        <translation>Atacados</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.suffer.counter</comment>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.advance.counter</comment>
        <translation>Quién</translation>
    </message>
    <message>
        <source>To</source>
        <comment>field.advance.path</comment>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Pick the attackers.</source>
        <comment>ask.attack.by</comment>
        <translation>Elija a los atacantes.</translation>
    </message>
    <message>
        <source>Pick whom they attack.</source>
        <comment>ask.attack.at</comment>
        <translation>Elija a quién atacan.</translation>
    </message>
    <message>
        <source>Pick who takes the blow.</source>
        <comment>ask.suffer.counter</comment>
        <translation>Elija quién recibe el golpe.</translation>
    </message>
    <message>
        <source>Pick who advances.</source>
        <comment>ask.advance.counter</comment>
        <translation>Elija quién avanza.</translation>
    </message>
    <message>
        <source>Pick the last hex of the advance.</source>
        <comment>ask.advance.path</comment>
        <translation>Elija la última casilla del avance.</translation>
    </message>
    <message>
        <source>Melee</source>
        <comment>effect.lost</comment>
        <translation>Combate</translation>
    </message>
    <message>
        <source>Blow to be taken</source>
        <comment>effect.suffer</comment>
        <translation>Golpe por recibir</translation>
    </message>
    <message>
        <source>Takes the blow</source>
        <comment>effect.taken</comment>
        <translation>Recibe el golpe</translation>
    </message>
    <message>
        <source>End of the melee</source>
        <comment>effect.melee</comment>
        <translation>Fin del combate</translation>
    </message>
    <message>
        <source>Attackers</source>
        <comment>field.by</comment>
        <translation>Atacantes</translation>
    </message>
    <message>
        <source>Attacked</source>
        <comment>field.at</comment>
        <translation>Atacados</translation>
    </message>
    <message>
        <source>Came off worse</source>
        <comment>field.lost</comment>
        <translation>Ha salido peor parado</translation>
    </message>
    <message>
        <source>One of</source>
        <comment>field.among</comment>
        <translation>Uno de</translation>
    </message>
    <message>
        <source>Blow</source>
        <comment>field.suffer</comment>
        <translation>Golpe</translation>
    </message>
    <message>
        <source>Melee</source>
        <comment>field.melee</comment>
        <translation>Combate</translation>
    </message>
    <message>
        <source>Driven back by</source>
        <comment>field.driven</comment>
        <translation>Rechazado por</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>lost.nobody</comment>
        <translation>nadie</translation>
    </message>
    <message>
        <source>the attackers</source>
        <comment>lost.attackers</comment>
        <translation>los atacantes</translation>
    </message>
    <message>
        <source>the defenders</source>
        <comment>lost.defenders</comment>
        <translation>los defensores</translation>
    </message>
    <message>
        <source>a shot</source>
        <comment>driven.shot</comment>
        <translation>un tiro</translation>
    </message>
    <message>
        <source>a melee</source>
        <comment>driven.melee</comment>
        <translation>un combate</translation>
    </message>
    <message>
        <source>the whole turn before</source>
        <comment>reading.game-turn</comment>
        <translation>todo el turno anterior</translation>
    </message>
    <message>
        <source>refused below 1-1</source>
        <comment>reading.refuse</comment>
        <translation>no permitido por debajo de 1-1</translation>
    </message>
    <message>
        <source>never left of 1-1</source>
        <comment>reading.clamp</comment>
        <translation>nunca a la izquierda de 1-1</translation>
    </message>
    <message>
        <source>{counter} is placed on {hex}</source>
        <comment>siege.0.5/deploy</comment>
        <translation>{counter} se coloca en {hex}</translation>
    </message>
    <message>
        <source>{counter} may not be placed on {hex}.</source>
        <comment>siege.0.5/deploy_no</comment>
        <translation>{counter} no se puede colocar en {hex}.</translation>
    </message>
    <message>
        <source>{counter} is placed on {hex}.</source>
        <comment>siege.0.5/deploy_done</comment>
        <translation>{counter} se coloca en {hex}.</translation>
    </message>
    <message>
        <source>That hex is not on the map.</source>
        <comment>siege.0.5/off_map</comment>
        <translation>Esa casilla no está en el mapa.</translation>
    </message>
    <message>
        <source>On {hex} this side may not set up.</source>
        <comment>siege.0.5/zone</comment>
        <translation>En {hex} no se permite el despliegue de este bando.</translation>
    </message>
    <message>
        <source>{hex} cannot be entered.</source>
        <comment>siege.0.5/impassable</comment>
        <translation>En {hex} no se puede entrar.</translation>
    </message>
    <message>
        <source>{hex} is occupied.</source>
        <comment>siege.0.5/taken</comment>
        <translation>{hex} está ocupada.</translation>
    </message>
    <message>
        <source>{name} is dead.</source>
        <comment>siege.0.5/dead</comment>
        <translation>{name} ya ha muerto.</translation>
    </message>
    <message>
        <source>The other half of {name} must lie on a hex beside it.</source>
        <comment>siege.0.5/rear</comment>
        <translation>La otra mitad de {name} debe estar en una casilla adyacente.</translation>
    </message>
    <message>
        <source>Demolished wall on {hex}</source>
        <comment>siege.2.2a/lay_rubble</comment>
        <translation>Muralla demolida en {hex}</translation>
    </message>
    <message>
        <source>No demolished-wall counter may be put on {hex}.</source>
        <comment>siege.2.2a/lay_rubble_no</comment>
        <translation>En {hex} no se puede colocar ninguna ficha de muralla demolida.</translation>
    </message>
    <message>
        <source>Filled moat on {hex}</source>
        <comment>siege.2.2a/lay_fascine</comment>
        <translation>Foso tapado en {hex}</translation>
    </message>
    <message>
        <source>No filled-moat counter may be put on {hex}.</source>
        <comment>siege.2.2a/lay_fascine_no</comment>
        <translation>En {hex} no se puede colocar ninguna ficha de foso tapado.</translation>
    </message>
    <message>
        <source>Counters of the besieger</source>
        <comment>siege.2.2a/lay</comment>
        <translation>Fichas del asediante</translation>
    </message>
    <message>
        <source>{hex} is no moat hex.</source>
        <comment>siege.2.2a/no_moat</comment>
        <translation>{hex} no es una casilla de foso.</translation>
    </message>
    <message>
        <source>The moat is filled on {hex} already.</source>
        <comment>siege.2.2a/filled</comment>
        <translation>En {hex} el foso ya está tapado.</translation>
    </message>
    <message numerus="yes">
        <source>All %n filled-moat counter(s) of the scenario lie on the map.</source>
        <comment>siege.2.2a/none_left</comment>
        <translation>
            <numerusform>La única ficha de foso tapado del escenario (%n) está en el mapa.</numerusform>
            <numerusform>Todas las fichas de foso tapado del escenario (%n) están en el mapa.</numerusform>
        </translation>
    </message>
    <message>
        <source>The day ends: the filled-moat counters are taken off the map.</source>
        <comment>siege.2.2c/taken</comment>
        <translation>El día termina: las fichas de foso tapado se retiran del mapa.</translation>
    </message>
    <message>
        <source>Before the assault the filled-moat counters are placed anew.</source>
        <comment>siege.2.2c/anew</comment>
        <translation>Antes del asalto las fichas de foso tapado se colocan de nuevo.</translation>
    </message>
    <message>
        <source>{hex} is no rampart, wall or arrow-slit hex on which the besieger may put rubble.</source>
        <comment>siege.2.31a/no_wall</comment>
        <translation>{hex} no es una casilla de almenas, muro o troneras donde el asediante pueda colocar una muralla demolida.</translation>
    </message>
    <message numerus="yes">
        <source>All %n demolished-wall counter(s) of the scenario lie on the map.</source>
        <comment>siege.2.31a/none_left</comment>
        <translation>
            <numerusform>La única ficha de muralla demolida del escenario (%n) está en el mapa.</numerusform>
            <numerusform>Todas las fichas de muralla demolida del escenario (%n) están en el mapa.</numerusform>
        </translation>
    </message>
    <message>
        <source>The wall still stands on {hex}: rubble lies only where it is demolished.</source>
        <comment>siege.2.31b/standing</comment>
        <translation>En {hex} el muro sigue en pie: la muralla demolida solo se pone donde está demolido.</translation>
    </message>
    <message>
        <source>There is no mangonel and no trebuchet called {name}.</source>
        <comment>siege.4.11a/unknown</comment>
        <translation>No hay catapulta ni balista con el nombre {name}.</translation>
    </message>
    <message>
        <source>An assault is prepared</source>
        <comment>siege.4.11b/prepare</comment>
        <translation>Se prepara un asalto</translation>
    </message>
    <message>
        <source>No assault may be prepared now.</source>
        <comment>siege.4.11b/prepare_no</comment>
        <translation>Ahora no se puede preparar un asalto.</translation>
    </message>
    <message>
        <source>The assault begins</source>
        <comment>siege.4.11b/assault</comment>
        <translation>El asalto comienza</translation>
    </message>
    <message>
        <source>The assault may not begin now.</source>
        <comment>siege.4.11b/assault_no</comment>
        <translation>El asalto no puede comenzar ahora.</translation>
    </message>
    <message>
        <source>End of the assault</source>
        <comment>siege.4.11b/end_assault</comment>
        <translation>Fin del asalto</translation>
    </message>
    <message>
        <source>The assault cannot end yet.</source>
        <comment>siege.4.11b/end_assault_no</comment>
        <translation>El asalto aún no puede terminar.</translation>
    </message>
    <message>
        <source>It is morning.</source>
        <comment>siege.4.11b/part_so_morning</comment>
        <translation>Es por la mañana.</translation>
    </message>
    <message>
        <source>This is a day of bombardment.</source>
        <comment>siege.4.11b/part_so_bombardment</comment>
        <translation>Este es un día de bombardeo.</translation>
    </message>
    <message>
        <source>This is a day of assault; counters are placed now.</source>
        <comment>siege.4.11b/part_so_placing</comment>
        <translation>Este es un día de asalto; ahora se colocan las fichas.</translation>
    </message>
    <message>
        <source>The assault begins.</source>
        <comment>siege.4.11b/part_so_assault</comment>
        <translation>El asalto comienza.</translation>
    </message>
    <message>
        <source>It is evening.</source>
        <comment>siege.4.11b/part_so_evening</comment>
        <translation>Es por la tarde.</translation>
    </message>
    <message>
        <source>The siege is over.</source>
        <comment>siege.4.11b/part_so_over</comment>
        <translation>El asedio ha terminado.</translation>
    </message>
    <message>
        <source>{part}</source>
        <comment>siege.4.11b/clock</comment>
        <translation>{part}</translation>
    </message>
    <message>
        <source>This scenario is not played day by day.</source>
        <comment>siege.4.11b/no_days</comment>
        <translation>Este escenario no se juega día a día.</translation>
    </message>
    <message>
        <source>The castle is bombarded today: that rules out anything else.</source>
        <comment>siege.4.11b/bombarded</comment>
        <translation>Hoy se bombardea el castillo: eso excluye todo lo demás.</translation>
    </message>
    <message>
        <source>There is an assault today: that rules out a bombardment.</source>
        <comment>siege.4.11b/assault_today</comment>
        <translation>Hoy hay un asalto: eso excluye un bombardeo.</translation>
    </message>
    <message>
        <source>That belongs to another part of the day; now it is: {part}.</source>
        <comment>siege.4.11b/other_part</comment>
        <translation>Eso corresponde a otro momento del día; ahora es: {part}.</translation>
    </message>
    <message>
        <source>No assault is going on; now it is: {part}.</source>
        <comment>siege.4.11b/no_assault</comment>
        <translation>No hay ningún asalto en curso; ahora es: {part}.</translation>
    </message>
    <message>
        <source>The wall on {hex} is demolished already.</source>
        <comment>siege.4.13a/down</comment>
        <translation>En {hex} el muro ya está demolido.</translation>
    </message>
    <message>
        <source>The wall on {hex} goes one stage further: {stage}.</source>
        <comment>siege.4.13b/stage</comment>
        <translation>En {hex} el muro avanza una etapa: {stage}.</translation>
    </message>
    <message>
        <source>{hex} is bombarded today already: at most one stage a day.</source>
        <comment>siege.4.13c/again</comment>
        <translation>{hex} ya se bombardea hoy: como mucho una etapa al día.</translation>
    </message>
    <message>
        <source>The wall on {hex} comes down, and rubble lies there.</source>
        <comment>siege.4.14a/at_once</comment>
        <translation>En {hex} el muro se derrumba y queda una muralla demolida.</translation>
    </message>
    <message>
        <source>Rubble lies on {hex} already.</source>
        <comment>siege.4.14a/lies</comment>
        <translation>En {hex} ya hay una muralla demolida.</translation>
    </message>
    <message>
        <source>{name} is caught in the fall of the wall.</source>
        <comment>siege.4.14b/falls</comment>
        <translation>El desplome del muro alcanza a {name}.</translation>
    </message>
    <message>
        <source>{engine} bombards {hex} today, and no other hex.</source>
        <comment>siege.4.21a/elsewhere</comment>
        <translation>{engine} bombardea hoy {hex}, y ninguna otra casilla.</translation>
    </message>
    <message>
        <source>Bombardment</source>
        <comment>siege.4.21d/bombard</comment>
        <translation>Bombardeo</translation>
    </message>
    <message>
        <source>{hex} is bombarded by {engines,and}</source>
        <comment>siege.4.21d/bombard_engines</comment>
        <translation>Bombardeo de {hex}: {engines,and}</translation>
    </message>
    <message>
        <source>{hex} may not be bombarded.</source>
        <comment>siege.4.21d/bombard_no</comment>
        <translation>{hex} no se puede bombardear.</translation>
    </message>
    <message>
        <source>{hex} may not be bombarded so.</source>
        <comment>siege.4.21d/bombard_engines_no</comment>
        <translation>{hex} no se puede bombardear así.</translation>
    </message>
    <message>
        <source>{hex} may be bombarded.</source>
        <comment>siege.4.21d/bombard_may</comment>
        <translation>{hex} se puede bombardear.</translation>
    </message>
    <message>
        <source>{hex} is bombarded by {engines,and}.</source>
        <comment>siege.4.21d/bombarded_so</comment>
        <translation>Bombardean {hex}: {engines,and}.</translation>
    </message>
    <message>
        <source>Stones fall on {hex}</source>
        <comment>siege.4.21d/stones</comment>
        <translation>Caen piedras sobre {hex}</translation>
    </message>
    <message>
        <source>No die may be thrown for {hex}.</source>
        <comment>siege.4.21d/stones_no</comment>
        <translation>No se puede tirar el dado por {hex}.</translation>
    </message>
    <message>
        <source>Stones fall on {hex}.</source>
        <comment>siege.4.21d/stones_done</comment>
        <translation>Caen piedras sobre {hex}.</translation>
    </message>
    <message>
        <source>The die for {hex} has fallen.</source>
        <comment>siege.4.21d/thrown_so</comment>
        <translation>El dado por {hex} se ha tirado.</translation>
    </message>
    <message>
        <source>{engine} is not the besieger’s.</source>
        <comment>siege.4.21d/besieged</comment>
        <translation>{engine} no es del asediante.</translation>
    </message>
    <message>
        <source>{hex} has not been named as a target today.</source>
        <comment>siege.4.21d/not_named</comment>
        <translation>{hex} no se ha elegido hoy como blanco.</translation>
    </message>
    <message>
        <source>The die for {hex} has fallen already.</source>
        <comment>siege.4.21d/thrown_already</comment>
        <translation>El dado por {hex} ya se ha tirado.</translation>
    </message>
    <message>
        <source>The engines at {hex} have no points left.</source>
        <comment>siege.4.21d/no_points</comment>
        <translation>A las máquinas contra {hex} no les quedan puntos.</translation>
    </message>
    <message>
        <source>First the die for {hex} is thrown.</source>
        <comment>siege.4.21d/die_first</comment>
        <translation>Primero se tira el dado por {hex}.</translation>
    </message>
    <message>
        <source>{hex} belongs to a tower: 1 is subtracted.</source>
        <comment>siege.4.21e/tower</comment>
        <translation>{hex} es de una torre: se resta 1.</translation>
    </message>
    <message>
        <source>{hex} belongs to the keep: 1 is subtracted.</source>
        <comment>siege.4.21e/keep</comment>
        <translation>{hex} es del torreón: se resta 1.</translation>
    </message>
    <message>
        <source>The keep may not be bombarded as long as the outer wall has no breach.</source>
        <comment>siege.4.21f/no_breach</comment>
        <translation>El torreón no se puede bombardear mientras el muro exterior no tenga una brecha.</translation>
    </message>
    <message>
        <source>{hex} is not one of the three hexes of the keep nearest to a breach.</source>
        <comment>siege.4.21f/not_nearest</comment>
        <translation>{hex} no es una de las tres casillas del torreón más próximas a una brecha.</translation>
    </message>
    <message>
        <source>{hex} is beside the drawbridge and counts as a rampart.</source>
        <comment>siege.4.21g/flank</comment>
        <translation>{hex} está junto al puente levadizo y cuenta como almenas.</translation>
    </message>
    <message>
        <source>{hex} is no hex of the ramparts, of a tower or of the keep.</source>
        <comment>siege.4.21h/not_listed</comment>
        <translation>{hex} no es una casilla de almenas, de torre ni de torreón.</translation>
    </message>
    <message>
        <source>{engine} is placed on {hex}</source>
        <comment>siege.4.22/deploy_engine</comment>
        <translation>{engine} se coloca en {hex}</translation>
    </message>
    <message>
        <source>{engine} may not be placed on {hex}.</source>
        <comment>siege.4.22/deploy_engine_no</comment>
        <translation>{engine} no se puede colocar en {hex}.</translation>
    </message>
    <message>
        <source>{engine} stands on {stands}.</source>
        <comment>siege.4.22/stands_so</comment>
        <translation>{engine} está en {stands}.</translation>
    </message>
    <message>
        <source>An engine is placed anew only between two assaults.</source>
        <comment>siege.4.22/between</comment>
        <translation>Una máquina solo se coloca de nuevo entre dos asaltos.</translation>
    </message>
    <message>
        <source>A siege engine on {hex} stops the line.</source>
        <comment>siege.4.22/blocks</comment>
        <translation>Una máquina de asedio en {hex} detiene la línea.</translation>
    </message>
    <message>
        <source>Nobody enters {hex}: a siege engine stands there.</source>
        <comment>siege.4.22/entered</comment>
        <translation>En {hex} no entra nadie: allí hay una máquina de asedio.</translation>
    </message>
    <message>
        <source>Points out of order</source>
        <comment>siege.4.23a/break</comment>
        <translation>Puntos fuera de uso</translation>
    </message>
    <message numerus="yes">
        <source>{engine} breaks down: %n point(s)</source>
        <comment>siege.4.23a/break_engine</comment>
        <translation>
            <numerusform>Avería de {engine}: %n punto</numerusform>
            <numerusform>Avería de {engine}: %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>The loss may not be spread so.</source>
        <comment>siege.4.23a/break_no</comment>
        <translation>La pérdida no se puede repartir así.</translation>
    </message>
    <message numerus="yes">
        <source>{engine} has %n point(s) more out of order.</source>
        <comment>siege.4.23a/out_so</comment>
        <translation>
            <numerusform>{engine} tiene %n punto más fuera de uso.</numerusform>
            <numerusform>{engine} tiene %n puntos más fuera de uso.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) of these engines are out of order: {engines,and}. The besieger spreads them.</source>
        <comment>siege.4.23a/loss_so</comment>
        <translation>
            <numerusform>%n punto de estas máquinas está fuera de uso: {engines,and}. El asediante elige de cuál.</numerusform>
            <numerusform>%n puntos de estas máquinas están fuera de uso: {engines,and}. El asediante los reparte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First the besieger spreads %n point(s) out of order.</source>
        <comment>siege.4.23a/first</comment>
        <translation>
            <numerusform>Primero el asediante dice qué máquina tiene %n punto fuera de uso.</numerusform>
            <numerusform>Primero el asediante reparte %n puntos fuera de uso.</numerusform>
        </translation>
    </message>
    <message>
        <source>All points of {engine} are out of order.</source>
        <comment>siege.4.23a/no_points</comment>
        <translation>Todos los puntos de {engine} están fuera de uso.</translation>
    </message>
    <message>
        <source>No points are to be spread now.</source>
        <comment>siege.4.23a/none_lost</comment>
        <translation>Ahora no hay puntos que repartir.</translation>
    </message>
    <message>
        <source>{engine} took no part and loses nothing.</source>
        <comment>siege.4.23a/no_part</comment>
        <translation>{engine} no ha participado y no pierde nada.</translation>
    </message>
    <message numerus="yes">
        <source>{engine} has only %n point(s) left.</source>
        <comment>siege.4.23a/too_many</comment>
        <translation>
            <numerusform>A {engine} solo le queda %n punto.</numerusform>
            <numerusform>A {engine} solo le quedan %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n point(s) are still to be spread.</source>
        <comment>siege.4.23a/more_than_lost</comment>
        <translation>
            <numerusform>Solo queda %n punto por repartir.</numerusform>
            <numerusform>Solo quedan %n puntos por repartir.</numerusform>
        </translation>
    </message>
    <message>
        <source>{engine} is repaired today</source>
        <comment>siege.4.23b/repair</comment>
        <translation>{engine} hoy se repara</translation>
    </message>
    <message>
        <source>{engine} may not be repaired today.</source>
        <comment>siege.4.23b/repair_no</comment>
        <translation>{engine} no se puede reparar hoy.</translation>
    </message>
    <message>
        <source>{engine} is under repair today.</source>
        <comment>siege.4.23b/rests_so</comment>
        <translation>{engine} hoy está en reparación.</translation>
    </message>
    <message>
        <source>{engine} is repaired.</source>
        <comment>siege.4.23b/mended_so</comment>
        <translation>La reparación de {engine} ha terminado.</translation>
    </message>
    <message>
        <source>{engine} is not damaged.</source>
        <comment>siege.4.23b/whole</comment>
        <translation>{engine} no tiene daños.</translation>
    </message>
    <message>
        <source>{engine} is under repair already.</source>
        <comment>siege.4.23b/already</comment>
        <translation>{engine} ya está en reparación.</translation>
    </message>
    <message>
        <source>{engine} is under repair today and may not bombard.</source>
        <comment>siege.4.23c/resting</comment>
        <translation>{engine} está hoy en reparación y no puede bombardear.</translation>
    </message>
    <message>
        <source>{engine} bombards today and cannot be repaired at the same time.</source>
        <comment>siege.4.23c/worked</comment>
        <translation>{engine} bombardea hoy y no se puede reparar a la vez.</translation>
    </message>
    <message>
        <source>{engine} has burnt and throws no more.</source>
        <comment>siege.4.23d/burnt</comment>
        <translation>El fuego ha destruido {engine}, que ya no tira.</translation>
    </message>
    <message>
        <source>{engine} has burnt and may not be repaired.</source>
        <comment>siege.4.23d/no_repair</comment>
        <translation>El fuego ha destruido {engine}, que no se puede reparar.</translation>
    </message>
    <message>
        <source>{engine} has burnt.</source>
        <comment>siege.4.23d/burnt_so</comment>
        <translation>El fuego ha destruido {engine}.</translation>
    </message>
    <message numerus="yes">
        <source>{engine} bombards with the %n point(s) left.</source>
        <comment>siege.4.23e/rest</comment>
        <translation>
            <numerusform>{engine} bombardea con lo que le queda: %n punto.</numerusform>
            <numerusform>{engine} bombardea con lo que le queda: %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Healing of {counter}</source>
        <comment>siege.5.4a/treat</comment>
        <translation>Curación de {counter}</translation>
    </message>
    <message>
        <source>No healing die may be thrown for {counter} now.</source>
        <comment>siege.5.4a/treat_no</comment>
        <translation>Ahora no se puede tirar el dado de curación por {counter}.</translation>
    </message>
    <message>
        <source>{name} was not wounded in this siege.</source>
        <comment>siege.5.4a/not_wounded</comment>
        <translation>{name} no ha recibido heridas en este asedio.</translation>
    </message>
    <message>
        <source>The healing die of {name} has fallen already.</source>
        <comment>siege.5.4a/already</comment>
        <translation>El dado de curación de {name} ya se ha tirado.</translation>
    </message>
    <message>
        <source>The healing dice fall at the end of the day; now it is: {part}.</source>
        <comment>siege.5.4a/evening</comment>
        <translation>Los dados de curación se tiran al final del día; ahora es: {part}.</translation>
    </message>
    <message>
        <source>First the healing die of {name} is thrown.</source>
        <comment>siege.5.4a/die_first</comment>
        <translation>Primero se tira el dado de curación de {name}.</translation>
    </message>
    <message>
        <source>{counter} is well again</source>
        <comment>siege.5.4b/heal</comment>
        <translation>{counter} recupera la salud</translation>
    </message>
    <message>
        <source>{counter} is not well again now.</source>
        <comment>siege.5.4b/heal_no</comment>
        <translation>{counter} no recupera ahora la salud.</translation>
    </message>
    <message>
        <source>{counter} is well again.</source>
        <comment>siege.5.4b/healed_so</comment>
        <translation>{counter} recupera la salud.</translation>
    </message>
    <message>
        <source>The date has come: {name} is well again.</source>
        <comment>siege.5.4b/returns</comment>
        <translation>Ha llegado la fecha: {name} recupera la salud.</translation>
    </message>
    <message>
        <source>{name} returns only on day {day}.</source>
        <comment>siege.5.4b/later</comment>
        <translation>{name} solo vuelve el día {day}.</translation>
    </message>
    <message>
        <source>{name} has no date of return.</source>
        <comment>siege.5.4b/no_date</comment>
        <translation>{name} no tiene fecha de vuelta.</translation>
    </message>
    <message>
        <source>Crosses on {hex}: {cross}.</source>
        <comment>siege.sheet.6a/cross_so</comment>
        <translation>Cruces en {hex}: {cross}.</translation>
    </message>
    <message>
        <source>End of the day</source>
        <comment>siege.sheet.6b/end_day</comment>
        <translation>Fin del día</translation>
    </message>
    <message>
        <source>The day cannot end yet.</source>
        <comment>siege.sheet.6b/end_day_no</comment>
        <translation>El día aún no puede terminar.</translation>
    </message>
    <message>
        <source>The day is ticked. Day {day} begins.</source>
        <comment>siege.sheet.6b/day_so</comment>
        <translation>El día queda marcado. Comienza el día {day}.</translation>
    </message>
    <message>
        <source>Day {day} of {days}</source>
        <comment>siege.sheet.6b/day_of</comment>
        <translation>Día {day} de {days}</translation>
    </message>
    <message numerus="yes">
        <source>The siege is over: all %n day(s) are ticked.</source>
        <comment>siege.sheet.6b/is_over</comment>
        <translation>
            <numerusform>El asedio ha terminado: su único día (%n) está marcado.</numerusform>
            <numerusform>El asedio ha terminado: todos sus días (%n) están marcados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is the last of %n day(s): the siege is over.</source>
        <comment>siege.sheet.6b/over</comment>
        <translation>
            <numerusform>Es el único día (%n): el asedio ha terminado.</numerusform>
            <numerusform>Es el último de %n días: el asedio ha terminado.</numerusform>
        </translation>
    </message>
    <message>
        <source>{counter} returns on day {back}.</source>
        <comment>siege.sheet.6c/back_so</comment>
        <translation>{counter} vuelve el día {back}.</translation>
    </message>
    <message>
        <source>{counter} needs months to heal and does not return in this siege.</source>
        <comment>siege.sheet.6c/months_so</comment>
        <translation>{counter} necesita meses para curarse y no vuelve en este asedio.</translation>
    </message>
    <message>
        <source>The siege sheet does not mark {hex} as a hex that may be bombarded.</source>
        <comment>siege.sheet.6e/not_outlined</comment>
        <translation>La ficha de asedio no marca {hex} como casilla que se pueda bombardear.</translation>
    </message>
    <message>
        <source>{hex} is inside the castle and may be bombarded only once the outer wall has a breach.</source>
        <comment>siege.sheet.6e/inside</comment>
        <translation>{hex} está dentro del castillo y solo se puede bombardear cuando el muro exterior tiene una brecha.</translation>
    </message>
    <message>
        <source>{points} points are read in the column of {column}.</source>
        <comment>siege.ruling.points-between/used</comment>
        <translation>{points} puntos se leen en la columna {column}.</translation>
    </message>
    <message>
        <source>Damage and breakdown: both apply.</source>
        <comment>siege.ruling.bombard-both/used</comment>
        <translation>Daño y avería: valen ambos.</translation>
    </message>
    <message>
        <source>The first die of the day has fallen: all targets were named before it.</source>
        <comment>siege.ruling.bombard-declare/late</comment>
        <translation>El primer dado del día se ha tirado: todos los blancos se eligen antes.</translation>
    </message>
    <message>
        <source>First the die for {hex} is thrown; then the next hex is named.</source>
        <comment>siege.ruling.bombard-declare/first</comment>
        <translation>Primero se tira el dado por {hex}; después se elige la casilla siguiente.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) were to be lost; the engines have only {left}.</source>
        <comment>siege.ruling.stone-cap/lost</comment>
        <translation>
            <numerusform>Se debía perder %n punto; las máquinas solo tienen {left}.</numerusform>
            <numerusform>Se debían perder %n puntos; las máquinas solo tienen {left}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A day of assault does not count for repair.</source>
        <comment>siege.ruling.repair-day/assault</comment>
        <translation>Un día de asalto no cuenta para la reparación.</translation>
    </message>
    <message>
        <source>{engine} is repaired by itself on the day after its breakdown.</source>
        <comment>siege.ruling.repair-day/by_itself</comment>
        <translation>{engine} se repara sin más el día después de la avería.</translation>
    </message>
    <message>
        <source>There was an assault today: {engine} is not repaired.</source>
        <comment>siege.ruling.repair-day/in_vain</comment>
        <translation>Hoy ha habido un asalto: {engine} no se repara.</translation>
    </message>
    <message>
        <source>The wall on {hex} is demolished; at the next assault the besieger may put rubble there.</source>
        <comment>siege.ruling.rubble-when/later</comment>
        <translation>En {hex} el muro está demolido; en el próximo asalto el asediante puede colocar allí una muralla demolida.</translation>
    </message>
    <message>
        <source>{name} is well again before the assault or not at all that day.</source>
        <comment>siege.ruling.day-order/before</comment>
        <translation>{name} recupera la salud antes del asalto, o ese día no.</translation>
    </message>
    <message>
        <source>{name} is well again only after the assault.</source>
        <comment>siege.ruling.day-order/after</comment>
        <translation>{name} solo recupera la salud después del asalto.</translation>
    </message>
    <message numerus="yes">
        <source>{name} needs %n day(s) and returns on day {day}.</source>
        <comment>siege.ruling.healing-date/morning</comment>
        <translation>
            <numerusform>{name} necesita %n día y vuelve el día {day}.</numerusform>
            <numerusform>{name} necesita %n días y vuelve el día {day}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{die} is read as months.</source>
        <comment>siege.ruling.healing-nine/months</comment>
        <translation>{die} se lee como meses.</translation>
    </message>
    <message>
        <source>{die} is read one result earlier.</source>
        <comment>siege.ruling.healing-nine/early</comment>
        <translation>{die} se lee un resultado antes.</translation>
    </message>
    <message>
        <source>The healing table (rule 5.4a) has ten numbers of the die and nine results; which result covers two? The French siege sheet does not show it. By default (last-two), 1 to 8 give the first eight results in their order, and 9 and 10 both give months. In the other reading (early) the first result covers 1 and 2, and each later one stands a number further on.</source>
        <comment>siege.ruling.healing-nine/text</comment>
        <translation>La tabla de curación (regla 5.4a) tiene diez números del dado y nueve resultados; ¿qué resultado abarca dos? La ficha de asedio francesa no lo muestra. Por defecto (last-two), de 1 a 8 salen los ocho primeros resultados en su orden, y tanto 9 como 10 dan meses. En la otra lectura (early) el primer resultado abarca 1 y 2, y cada uno de los siguientes está un número más adelante.</translation>
    </message>
    <message>
        <source>“Damaged” in this rule is read as demolished.</source>
        <comment>siege.ruling.es-damaged/read</comment>
        <translation>«Dañado» en esta regla se lee como demolido.</translation>
    </message>
    <message>
        <source>mangonel</source>
        <comment>class.mangonel</comment>
        <extracomment>the smaller of the two engines that throw stones; in Spanish catapulta</extracomment>
        <translation>catapulta</translation>
    </message>
    <message>
        <source>trebuchet</source>
        <comment>class.trebuchet</comment>
        <extracomment>the larger of the two engines that throw stones; in Spanish balista</extracomment>
        <translation>balista</translation>
    </message>
    <message>
        <source>morning</source>
        <comment>part.morning</comment>
        <translation>mañana</translation>
    </message>
    <message>
        <source>bombardment</source>
        <comment>part.bombardment</comment>
        <translation>bombardeo</translation>
    </message>
    <message>
        <source>setting up for the assault</source>
        <comment>part.placing</comment>
        <translation>despliegue para el asalto</translation>
    </message>
    <message>
        <source>assault</source>
        <comment>part.assault</comment>
        <translation>asalto</translation>
    </message>
    <message>
        <source>evening</source>
        <comment>part.evening</comment>
        <translation>tarde</translation>
    </message>
    <message>
        <source>after the siege</source>
        <comment>part.over</comment>
        <translation>después del asedio</translation>
    </message>
    <message>
        <source>whole</source>
        <comment>stage.whole</comment>
        <extracomment>of a wall</extracomment>
        <translation>intacto</translation>
    </message>
    <message>
        <source>slightly damaged</source>
        <comment>stage.slightly_damaged</comment>
        <translation>ligeramente dañado</translation>
    </message>
    <message>
        <source>damaged</source>
        <comment>stage.damaged</comment>
        <extracomment>of a wall</extracomment>
        <translation>dañado</translation>
    </message>
    <message>
        <source>badly damaged</source>
        <comment>stage.badly_damaged</comment>
        <translation>muy dañado</translation>
    </message>
    <message>
        <source>demolished</source>
        <comment>stage.demolished</comment>
        <translation>demolido</translation>
    </message>
    <message>
        <source>ticked</source>
        <comment>day-state.ticked</comment>
        <extracomment>of a day in a calendar</extracomment>
        <translation>marcado</translation>
    </message>
    <message>
        <source>today</source>
        <comment>day-state.today</comment>
        <translation>hoy</translation>
    </message>
    <message>
        <source>to come</source>
        <comment>day-state.to-come</comment>
        <translation>por venir</translation>
    </message>
    <message>
        <source>fit</source>
        <comment>engine-state.fit</comment>
        <extracomment>of a siege engine: not damaged</extracomment>
        <translation>en buen estado</translation>
    </message>
    <message>
        <source>damaged</source>
        <comment>engine-state.damaged</comment>
        <translation>dañado</translation>
    </message>
    <message>
        <source>under repair</source>
        <comment>engine-state.resting</comment>
        <translation>en reparación</translation>
    </message>
    <message>
        <source>burnt</source>
        <comment>engine-state.burnt</comment>
        <translation>destruida por el fuego</translation>
    </message>
    <message>
        <source>awaits the die</source>
        <comment>healing.awaits-die</comment>
        <translation>espera el dado</translation>
    </message>
    <message>
        <source>returns</source>
        <comment>healing.dated</comment>
        <extracomment>a wounded one comes back on a day that is known</extracomment>
        <translation>vuelve</translation>
    </message>
    <message>
        <source>needs months</source>
        <comment>healing.months</comment>
        <translation>necesita meses</translation>
    </message>
    <message>
        <source>the bombardment</source>
        <comment>die.bombardment</comment>
        <translation>el bombardeo</translation>
    </message>
    <message>
        <source>healing</source>
        <comment>die.healing</comment>
        <translation>la curación</translation>
    </message>
    <message>
        <source>Castle plan</source>
        <comment>sheet.walls</comment>
        <extracomment>the small plan of the castle, with crosses where the walls are damaged</extracomment>
        <translation>Plano del castillo</translation>
    </message>
    <message>
        <source>Calendar</source>
        <comment>sheet.calendar</comment>
        <translation>Calendario</translation>
    </message>
    <message>
        <source>Engines</source>
        <comment>sheet.engines</comment>
        <translation>Máquinas</translation>
    </message>
    <message>
        <source>Wounded</source>
        <comment>sheet.wounded</comment>
        <translation>Heridos</translation>
    </message>
    <message>
        <source>Bombardment</source>
        <comment>order.bombard</comment>
        <translation>Bombardeo</translation>
    </message>
    <message>
        <source>Stones</source>
        <comment>order.stones</comment>
        <extracomment>the stones that the engines throw at a wall: a die is thrown</extracomment>
        <translation>Piedras</translation>
    </message>
    <message>
        <source>Breakdown</source>
        <comment>order.break</comment>
        <translation>Avería</translation>
    </message>
    <message>
        <source>Repair</source>
        <comment>order.repair</comment>
        <translation>Reparación</translation>
    </message>
    <message>
        <source>Preparing an assault</source>
        <comment>order.prepare</comment>
        <translation>Preparación de un asalto</translation>
    </message>
    <message>
        <source>Filled moat or rubble</source>
        <comment>order.lay</comment>
        <translation>Foso tapado o muralla demolida</translation>
    </message>
    <message>
        <source>Setting up a character</source>
        <comment>order.deploy</comment>
        <translation>Despliegue de un personaje</translation>
    </message>
    <message>
        <source>Setting up an engine</source>
        <comment>order.deploy_engine</comment>
        <translation>Despliegue de una máquina</translation>
    </message>
    <message>
        <source>Assault</source>
        <comment>order.assault</comment>
        <translation>Asalto</translation>
    </message>
    <message>
        <source>End of the assault</source>
        <comment>order.end_assault</comment>
        <translation>Fin del asalto</translation>
    </message>
    <message>
        <source>Healing die</source>
        <comment>order.treat</comment>
        <translation>Dado de curación</translation>
    </message>
    <message>
        <source>Return of a wounded one</source>
        <comment>order.heal</comment>
        <translation>Vuelta de un herido</translation>
    </message>
    <message>
        <source>End of the day</source>
        <comment>order.end_day</comment>
        <translation>Fin del día</translation>
    </message>
    <message>
        <source>Engine</source>
        <comment>field.engine</comment>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>Engines</source>
        <comment>field.engines</comment>
        <translation>Máquinas</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>field.points</comment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>What</source>
        <comment>field.works</comment>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Part of the day</source>
        <comment>field.part</comment>
        <translation>Momento del día</translation>
    </message>
    <message>
        <source>Crosses</source>
        <comment>field.cross</comment>
        <translation>Cruces</translation>
    </message>
    <message>
        <source>Points out of order</source>
        <comment>field.out</comment>
        <translation>Puntos fuera de uso</translation>
    </message>
    <message>
        <source>Points to spread</source>
        <comment>field.loss</comment>
        <translation>Puntos por repartir</translation>
    </message>
    <message>
        <source>Hex</source>
        <comment>field.stands</comment>
        <translation>Casilla</translation>
    </message>
    <message>
        <source>Day of return</source>
        <comment>field.back</comment>
        <translation>Día de vuelta</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>field.day</comment>
        <translation>Día</translation>
    </message>
    <message>
        <source>State</source>
        <comment>field.is</comment>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Structure</source>
        <comment>field.structure</comment>
        <translation>Estructura</translation>
    </message>
    <message>
        <source>Crosses</source>
        <comment>field.crosses</comment>
        <translation>Cruces</translation>
    </message>
    <message>
        <source>Stage</source>
        <comment>field.stage</comment>
        <translation>Etapa</translation>
    </message>
    <message>
        <source>Wounded on day</source>
        <comment>field.since</comment>
        <translation>Herido el día</translation>
    </message>
    <message>
        <source>Who returns</source>
        <comment>field.calendar.back</comment>
        <translation>Quién vuelve</translation>
    </message>
    <message>
        <source>Pick the hex to bombard.</source>
        <comment>ask.bombard.hex</comment>
        <translation>Elige la casilla que se bombardea.</translation>
    </message>
    <message>
        <source>Pick the engines.</source>
        <comment>ask.bombard.engines</comment>
        <translation>Elige las máquinas.</translation>
    </message>
    <message>
        <source>Pick the hex for which the die is thrown.</source>
        <comment>ask.stones.hex</comment>
        <translation>Elige la casilla por la que se tira el dado.</translation>
    </message>
    <message>
        <source>Pick the engine that breaks down.</source>
        <comment>ask.break.engine</comment>
        <translation>Elige la máquina que se avería.</translation>
    </message>
    <message>
        <source>Pick the engine to repair.</source>
        <comment>ask.repair.engine</comment>
        <translation>Elige la máquina que se repara.</translation>
    </message>
    <message>
        <source>Pick the hex.</source>
        <comment>ask.lay.hex</comment>
        <translation>Elige la casilla.</translation>
    </message>
    <message>
        <source>Pick who is placed.</source>
        <comment>ask.deploy.counter</comment>
        <translation>Elige a quién se coloca.</translation>
    </message>
    <message>
        <source>Pick the hex.</source>
        <comment>ask.deploy.hex</comment>
        <translation>Elige la casilla.</translation>
    </message>
    <message>
        <source>Pick the hex of the other half.</source>
        <comment>ask.deploy.rear</comment>
        <translation>Elige la casilla de la otra mitad.</translation>
    </message>
    <message>
        <source>Pick the engine.</source>
        <comment>ask.deploy_engine.engine</comment>
        <translation>Elige la máquina.</translation>
    </message>
    <message>
        <source>Pick the hex.</source>
        <comment>ask.deploy_engine.hex</comment>
        <translation>Elige la casilla.</translation>
    </message>
    <message>
        <source>Pick the wounded one.</source>
        <comment>ask.treat.counter</comment>
        <translation>Elige al herido.</translation>
    </message>
    <message>
        <source>Pick who returns.</source>
        <comment>ask.heal.counter</comment>
        <translation>Elige quién vuelve.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>none.deploy.rear</comment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>fact.points</comment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Days</source>
        <comment>fact.days</comment>
        <translation>Días</translation>
    </message>
    <message>
        <source>Part of the day</source>
        <comment>effect.part</comment>
        <translation>Momento del día</translation>
    </message>
    <message>
        <source>Bombardment named</source>
        <comment>effect.bombarded</comment>
        <translation>Bombardeo elegido</translation>
    </message>
    <message>
        <source>Stones thrown</source>
        <comment>effect.thrown</comment>
        <translation>Piedras lanzadas</translation>
    </message>
    <message>
        <source>Crosses</source>
        <comment>effect.cross</comment>
        <translation>Cruces</translation>
    </message>
    <message>
        <source>Points out of order</source>
        <comment>effect.out</comment>
        <translation>Puntos fuera de uso</translation>
    </message>
    <message>
        <source>Points to spread</source>
        <comment>effect.loss</comment>
        <translation>Puntos por repartir</translation>
    </message>
    <message>
        <source>Under repair</source>
        <comment>effect.rests</comment>
        <translation>En reparación</translation>
    </message>
    <message>
        <source>Repaired</source>
        <comment>effect.mended</comment>
        <translation>Reparación terminada</translation>
    </message>
    <message>
        <source>Engine burnt</source>
        <comment>effect.burnt</comment>
        <translation>Máquina destruida por el fuego</translation>
    </message>
    <message>
        <source>Engine placed</source>
        <comment>effect.stands</comment>
        <translation>Máquina colocada</translation>
    </message>
    <message>
        <source>Day of return</source>
        <comment>effect.back</comment>
        <translation>Día de vuelta</translation>
    </message>
    <message>
        <source>Needs months</source>
        <comment>effect.months</comment>
        <translation>Necesita meses</translation>
    </message>
    <message>
        <source>Well again</source>
        <comment>effect.healed</comment>
        <translation>Salud recuperada</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>effect.day</comment>
        <translation>Día</translation>
    </message>
    <message>
        <source>One of these takes the blow: {among}.</source>
        <comment>siege.1.72d/suffer_so</comment>
        <translation>Uno de estos recibe el golpe: {among}.</translation>
    </message>
    <message>
        <source>a shot</source>
        <comment>none.retreat.driven</comment>
        <translation>un tiro</translation>
    </message>
    <message>
        <source>Nobody has a blow to take.</source>
        <comment>siege.1.72d/nobody</comment>
        <translation>Nadie tiene un golpe que recibir.</translation>
    </message>
    <message>
        <source>SIEGE</source>
        <comment>system.siege</comment>
        <translation>SIEGE</translation>
    </message>
    <message>
        <source>What does a raised drawbridge shut (rule 1.8e)? By default (walled), the hexsides between its hex and the castle are castle wall while it is raised: no step, melee or shot goes across them; when it is lowered they are open. The rulebooks close them for shots only (rules 1.52 and 1.57). In the other reading (open) only the counter is gone, and the gate is entered from the moat as plain ground.</source>
        <comment>siege.ruling.gate-closed/text</comment>
        <translation>¿Qué cierra un puente levadizo alzado (regla 1.8e)? Por defecto (walled), mientras está alzado los lados entre su casilla y el castillo son muralla: no se pasa, no se combate ni se dispara a través de ellos; cuando está bajado quedan abiertos. Los reglamentos solo los cierran para los tiros (reglas 1.52 y 1.57). En la otra lectura (open) solo falta la ficha, y en la puerta del castillo se entra desde el foso como en terreno llano.</translation>
    </message>
    <message>
        <source>Is a line of fire stopped that passes over the other hexes of the shooter&apos;s own siege tower, or of the target&apos;s (rule 2.44a)? By default (passes), the tower itself does not stop it, and characters on those upper hexes block as in rule 1.42. The rule permits shots into a tower and forbids only those through it. In the other reading (strict) the tower stops the line.</source>
        <comment>siege.ruling.own-tower/text</comment>
        <translation>¿Se detiene una línea de tiro que pasa por encima de las otras casillas de la torre de asedio del tirador, o de la del blanco (regla 2.44a)? Por defecto (passes), la torre misma no la detiene, y los personajes de esas casillas superiores la bloquean como en la regla 1.42. La regla permite los tiros a una torre y prohíbe solo los que la atraviesan. En la otra lectura (strict) la torre detiene la línea.</translation>
    </message>
    <message>
        <source>Who is the lower character, and what of equal levels and of several embankments (rule 3.23b)? The lower one is so by height (siege.ruling.heights), and at the same height by the level that the map gives the hex; each embankment crossed must be passed by itself. By default (blocked), on equal levels a line over the top is blocked, unless one of the two is on the embankment hex. In the other reading (open) an embankment never blocks on equal levels.</source>
        <comment>siege.ruling.embankment-lower/text</comment>
        <translation>¿Quién es el personaje más bajo, y qué ocurre con niveles iguales y con varios terraplenes (regla 3.23b)? Lo es por su altura (siege.ruling.heights) y, a la misma altura, por el nivel que el mapa da a la casilla; cada terraplén cruzado debe superarse por sí solo. Por defecto (blocked), a niveles iguales una línea por encima del alto queda bloqueada, a menos que uno de los dos esté en la casilla de terraplén. En la otra lectura (open), a niveles iguales un terraplén no bloquea nunca.</translation>
    </message>
    <message>
        <source>How many dice are rolled for a hex that lies beside two burning hexes (rule 3.52a)? By default (each-flame), one for each burning hex beside it, since the rule checks every burning hex by itself. In the other reading (one) a single die is rolled.</source>
        <comment>siege.ruling.fire-two/text</comment>
        <translation>¿Cuántos dados se tiran por una casilla que está junto a dos casillas en llamas (regla 3.52a)? Por defecto (each-flame), uno por cada casilla en llamas junto a ella, porque la regla comprueba por separado cada casilla en llamas. En la otra lectura (one) se tira un solo dado.</translation>
    </message>
    <message>
        <source>What if a result puts more points out of order than took part in the bombardment (rule 4.23a)? By default (capped), whatever goes beyond them is ignored. In the other reading (spread) the besieger&apos;s engines that rested bear it. With the bombardment table as printed it cannot happen.</source>
        <comment>siege.ruling.stone-cap/text</comment>
        <translation>¿Qué pasa si un resultado inutiliza más puntos de los que participaron en el bombardeo (regla 4.23a)? Por defecto (capped), lo que los supere no se tiene en cuenta. En la otra lectura (spread) lo asumen las máquinas del asediante que descansaban. Con la tabla de bombardeo impresa no puede ocurrir.</translation>
    </message>
    <message>
        <source>Which hex does the ram strike (rule 4.32a)? The rulebooks do not say. By default (straight-ahead), the wall hex straight ahead of its foremost hex. In the other reading (any) any wall hex adjacent to that foremost hex.</source>
        <comment>siege.ruling.ram-hex/text</comment>
        <translation>¿Qué casilla golpea el ariete (regla 4.32a)? Los reglamentos no dicen nada. Por defecto (straight-ahead), la casilla de muro que está justo enfrente de su casilla delantera. En la otra lectura (any), cualquier casilla de muro adyacente a esa casilla delantera.</translation>
    </message>
    <message>
        <source>Does result E in melee against mounted, where the French sheet prints only wounded, unhorse the rider? By default (unhorsed), yes: he is wounded and unhorsed. Result C of a shot prints both words for the same outcome, and our text of result E breaks off after the first. In the other reading (stays) he stays mounted: results D, F, G and H carry the second word, and the Spanish rule 3.33 forbids a wounded rider to dismount, so it knows one in the saddle.</source>
        <comment>siege.ruling.mounted-E/text</comment>
        <translation>¿El resultado E del combate contra personajes a caballo, donde la ficha francesa imprime solo herido, desmonta al jinete? Por defecto (unhorsed), sí: queda herido y desmontado. El resultado C de un tiro imprime las dos palabras para lo mismo, y nuestro texto del resultado E se interrumpe tras la primera. En la otra lectura (stays) sigue a caballo: los resultados D, F, G y H llevan la segunda palabra, y la regla 3.33 española prohíbe desmontar a un jinete herido, luego conoce uno en la silla.</translation>
    </message>
    <message>
        <source>What may a character in panic do (siege.panic.2f)? By default (move-and-shoot), move without contact, and shoot; it may not attack, nor start any other act of step 4. In the other reading (free) it may do anything but come into contact with an enemy, since the rule names contact alone.</source>
        <comment>siege.ruling.panic-acts/text</comment>
        <translation>¿Qué puede hacer un personaje en pánico (siege.panic.2f)? Por defecto (move-and-shoot), mover sin entrar en contacto, y disparar; no puede atacar ni empezar ninguna otra acción de la secuencia 4. En la otra lectura (free) puede hacer de todo menos entrar en contacto con un enemigo, porque la regla nombra solo el contacto.</translation>
    </message>
    <message>
        <source>Which door of the keep</source>
        <comment>difference.keep-door</comment>
        <translation>Qué puerta del torreón</translation>
    </message>
    <message>
        <source>Names the entrance door of the keep.</source>
        <comment>difference.keep-door.french</comment>
        <translation>Nombra la puerta del torreón por la que se entra.</translation>
    </message>
    <message>
        <source>Names the door of the keep, without saying which.</source>
        <comment>difference.keep-door.spanish</comment>
        <translation>Nombra la puerta del torreón, sin decir cuál.</translation>
    </message>
    <message>
        <source>a keep has a second door</source>
        <comment>difference.keep-door.when</comment>
        <translation>un torreón tiene una segunda puerta</translation>
    </message>
    <message>
        <source>Who is barred from the first shooting</source>
        <comment>difference.shooting-bar</comment>
        <translation>Quién no puede disparar al principio</translation>
    </message>
    <message>
        <source>Whoever was engaged in melee in the turn before.</source>
        <comment>difference.shooting-bar.french</comment>
        <translation>Quien estaba trabado en combate cuerpo a cuerpo en el turno anterior.</translation>
    </message>
    <message>
        <source>Whoever entered into melee in the turn before, perhaps only he who began it.</source>
        <comment>difference.shooting-bar.spanish</comment>
        <translation>Quien entró en combate cuerpo a cuerpo en el turno anterior, tal vez solo quien lo empezó.</translation>
    </message>
    <message>
        <source>a ruling reads both alike</source>
        <comment>difference.shooting-bar.when</comment>
        <translation>una decisión lee ambas igual</translation>
    </message>
    <message>
        <source>Who stands in the way of a line</source>
        <comment>difference.line-blocker</comment>
        <translation>Quién está en medio de la línea de tiro</translation>
    </message>
    <message>
        <source>Every living character blocks, stunned ones and animals too.</source>
        <comment>difference.line-blocker.french</comment>
        <translation>Todo personaje vivo bloquea, también los aturdidos y los animales.</translation>
    </message>
    <message>
        <source>Whoever is on his feet blocks: living animals do, stunned characters do not.</source>
        <comment>difference.line-blocker.spanish</comment>
        <translation>Bloquea quien está en pie: los animales vivos sí, los personajes aturdidos no.</translation>
    </message>
    <message>
        <source>Cover of a target shot at over others</source>
        <comment>difference.over-cover</comment>
        <translation>Cobertura de un blanco detrás de otros</translation>
    </message>
    <message>
        <source>An archer shoots over others only at a target whose cover is at most light.</source>
        <comment>difference.over-cover.french</comment>
        <translation>Un arquero solo dispara por encima de otros a un blanco con cobertura ligera como mucho.</translation>
    </message>
    <message>
        <source>An archer shoots over others only at a target whose cover is at most medium.</source>
        <comment>difference.over-cover.spanish</comment>
        <translation>Un arquero solo dispara por encima de otros a un blanco con cobertura media como mucho.</translation>
    </message>
    <message>
        <source>Where a line from a rampart begins</source>
        <comment>difference.line-start</comment>
        <translation>Dónde empieza una línea desde una almena</translation>
    </message>
    <message>
        <source>At the middle of the hexside that the shooter chooses.</source>
        <comment>difference.line-start.french</comment>
        <translation>En el centro del lado de la casilla que elige el tirador.</translation>
    </message>
    <message>
        <source>At the middle of the opening.</source>
        <comment>difference.line-start.spanish</comment>
        <translation>En el centro de la abertura.</translation>
    </message>
    <message>
        <source>a map draws openings apart from the middle of hexsides</source>
        <comment>difference.line-start.when</comment>
        <translation>un mapa dibuja aberturas fuera del centro del lado de la casilla</translation>
    </message>
    <message>
        <source>In line with an arrow slit</source>
        <comment>difference.slit-line</comment>
        <translation>En línea con una tronera</translation>
    </message>
    <message>
        <source>The shooter must be exactly in line with it.</source>
        <comment>difference.slit-line.french</comment>
        <translation>El tirador debe estar exactamente en línea con ella.</translation>
    </message>
    <message>
        <source>The shooter must be on the vertical of the slit.</source>
        <comment>difference.slit-line.spanish</comment>
        <translation>El tirador debe estar en la vertical de la tronera.</translation>
    </message>
    <message>
        <source>From the keep into the moat</source>
        <comment>difference.keep-into-moat</comment>
        <translation>Del torreón al foso</translation>
    </message>
    <message>
        <source>Speaks of the arrow slits of the keep.</source>
        <comment>difference.keep-into-moat.french</comment>
        <translation>Habla de las troneras del torreón.</translation>
    </message>
    <message>
        <source>Speaks of the ramparts of the keep.</source>
        <comment>difference.keep-into-moat.spanish</comment>
        <translation>Habla de las almenas del torreón.</translation>
    </message>
    <message>
        <source>a slip: the keep has slits</source>
        <comment>difference.keep-into-moat.when</comment>
        <translation>un descuido: el torreón tiene troneras</translation>
    </message>
    <message>
        <source>The covered side of a door</source>
        <comment>difference.door-crossfire</comment>
        <translation>El lado cubierto de una puerta</translation>
    </message>
    <message>
        <source>The character chooses it.</source>
        <comment>difference.door-crossfire.french</comment>
        <translation>Lo elige el personaje.</translation>
    </message>
    <message>
        <source>It has to be stated.</source>
        <comment>difference.door-crossfire.spanish</comment>
        <translation>Hay que declararlo.</translation>
    </message>
    <message>
        <source>How many move</source>
        <comment>difference.some-or-none</comment>
        <translation>Cuántos mueven</translation>
    </message>
    <message>
        <source>A player moves all his characters or some.</source>
        <comment>difference.some-or-none.french</comment>
        <translation>Un jugador mueve todos sus personajes o algunos.</translation>
    </message>
    <message>
        <source>A player moves all his characters, some or none.</source>
        <comment>difference.some-or-none.spanish</comment>
        <translation>Un jugador mueve todos sus personajes, algunos o ninguno.</translation>
    </message>
    <message>
        <source>Passing stunned enemies</source>
        <comment>difference.stunned-passable</comment>
        <translation>Pasar por enemigos aturdidos</translation>
    </message>
    <message>
        <source>No living enemy may be passed, not even a stunned one.</source>
        <comment>difference.stunned-passable.french</comment>
        <translation>No se puede pasar por ningún enemigo vivo, ni siquiera aturdido.</translation>
    </message>
    <message>
        <source>A stunned enemy may be passed.</source>
        <comment>difference.stunned-passable.spanish</comment>
        <translation>Se puede pasar por un enemigo aturdido.</translation>
    </message>
    <message>
        <source>When two may not share a hex</source>
        <comment>difference.stacking-moment</comment>
        <translation>Cuándo no caben dos en una casilla</translation>
    </message>
    <message>
        <source>Never may two living characters be in a hex.</source>
        <comment>difference.stacking-moment.french</comment>
        <translation>Nunca puede haber dos personajes vivos en una casilla.</translation>
    </message>
    <message>
        <source>Not at the end of a movement; one may pass friends, the stunned and the dead.</source>
        <comment>difference.stacking-moment.spanish</comment>
        <translation>No al final de un movimiento; se puede pasar por amigos, aturdidos y muertos.</translation>
    </message>
    <message>
        <source>through the passing of stunned enemies</source>
        <comment>difference.stacking-moment.when</comment>
        <translation>por el paso por enemigos aturdidos</translation>
    </message>
    <message>
        <source>Rounding the odds</source>
        <comment>difference.ratio-fit</comment>
        <translation>Redondear la relación de fuerzas</translation>
    </message>
    <message>
        <source>In favour of the defender.</source>
        <comment>difference.ratio-fit.french</comment>
        <translation>A favor del defensor.</translation>
    </message>
    <message>
        <source>In favour of the defender, to odds that the table has.</source>
        <comment>difference.ratio-fit.spanish</comment>
        <translation>A favor del defensor, a una relación de fuerzas que la tabla tenga.</translation>
    </message>
    <message>
        <source>Several against one</source>
        <comment>difference.separate-attacks</comment>
        <translation>Varios contra uno</translation>
    </message>
    <message>
        <source>They attack one by one or add their strengths.</source>
        <comment>difference.separate-attacks.french</comment>
        <translation>Atacan uno por uno o suman sus fuerzas.</translation>
    </message>
    <message>
        <source>They may add their strengths; separate attacks are not mentioned.</source>
        <comment>difference.separate-attacks.spanish</comment>
        <translation>Pueden sumar sus fuerzas; los ataques por separado no se mencionan.</translation>
    </message>
    <message>
        <source>a ruling reads both alike</source>
        <comment>difference.separate-attacks.when</comment>
        <translation>una decisión lee ambas igual</translation>
    </message>
    <message>
        <source>What allows an advance</source>
        <comment>difference.advance-trigger</comment>
        <translation>Qué permite el avance</translation>
    </message>
    <message>
        <source>An enemy who retreats or dies.</source>
        <comment>difference.advance-trigger.french</comment>
        <translation>Un enemigo que retrocede o muere.</translation>
    </message>
    <message>
        <source>An enemy who retreats, is stunned or dies.</source>
        <comment>difference.advance-trigger.spanish</comment>
        <translation>Un enemigo que retrocede, queda aturdido o muere.</translation>
    </message>
    <message>
        <source>The first hex of an advance</source>
        <comment>difference.advance-first-hex</comment>
        <translation>La primera casilla del avance</translation>
    </message>
    <message>
        <source>The hex vacated, or that of the dead.</source>
        <comment>difference.advance-first-hex.french</comment>
        <translation>La casilla abandonada, o la del muerto.</translation>
    </message>
    <message>
        <source>The hex vacated, or that of the dead or stunned.</source>
        <comment>difference.advance-first-hex.spanish</comment>
        <translation>La casilla abandonada, o la del muerto o aturdido.</translation>
    </message>
    <message>
        <source>How far an advance goes</source>
        <comment>difference.advance-distance</comment>
        <translation>Hasta dónde llega el avance</translation>
    </message>
    <message>
        <source>Half of the movement points.</source>
        <comment>difference.advance-distance.french</comment>
        <translation>La mitad de los puntos de movimiento.</translation>
    </message>
    <message>
        <source>2 hexes on foot, 3 mounted.</source>
        <comment>difference.advance-distance.spanish</comment>
        <translation>2 casillas a pie, 3 a caballo.</translation>
    </message>
    <message>
        <source>Movement after an advance</source>
        <comment>difference.advance-later</comment>
        <translation>El movimiento tras el avance</translation>
    </message>
    <message>
        <source>Whoever advanced moves normally in his own phase.</source>
        <comment>difference.advance-later.french</comment>
        <translation>Quien avanzó se mueve con normalidad en su propia fase.</translation>
    </message>
    <message>
        <source>The advance is not deducted in the next turn.</source>
        <comment>difference.advance-later.spanish</comment>
        <translation>El avance no se descuenta en el turno siguiente.</translation>
    </message>
    <message>
        <source>Where the limits of melee stand</source>
        <comment>difference.melee-summary</comment>
        <translation>Dónde están los límites del combate cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>On the back of the scenario booklet.</source>
        <comment>difference.melee-summary.french</comment>
        <translation>En el reverso del cuaderno de escenarios.</translation>
    </message>
    <message>
        <source>On the back of a booklet with a garbled name.</source>
        <comment>difference.melee-summary.spanish</comment>
        <translation>En el reverso de un cuaderno de nombre estropeado.</translation>
    </message>
    <message>
        <source>a slip</source>
        <comment>difference.melee-summary.when</comment>
        <translation>un descuido</translation>
    </message>
    <message>
        <source>Attacking the door of the keep</source>
        <comment>difference.keep-door-attack</comment>
        <translation>Atacar la puerta del torreón</translation>
    </message>
    <message>
        <source>The attacker has a disadvantage (-) in place of neutral (0).</source>
        <comment>difference.keep-door-attack.french</comment>
        <translation>El atacante tiene desventaja (-) en lugar de neutral (0).</translation>
    </message>
    <message>
        <source>The attacker has a disadvantage (-).</source>
        <comment>difference.keep-door-attack.spanish</comment>
        <translation>El atacante tiene desventaja (-).</translation>
    </message>
    <message>
        <source>Where the winch is</source>
        <comment>difference.winch-tower</comment>
        <translation>Dónde está el torno</translation>
    </message>
    <message>
        <source>In the south gatehouse.</source>
        <comment>difference.winch-tower.french</comment>
        <translation>En la torre de entrada sur.</translation>
    </message>
    <message>
        <source>In the south tower.</source>
        <comment>difference.winch-tower.spanish</comment>
        <translation>En la torre sur.</translation>
    </message>
    <message>
        <source>Falling from the drawbridge</source>
        <comment>difference.bridge-side</comment>
        <translation>Caer del puente levadizo</translation>
    </message>
    <message>
        <source>The owner chooses the side.</source>
        <comment>difference.bridge-side.french</comment>
        <translation>El propietario elige el lado.</translation>
    </message>
    <message>
        <source>The owner chooses the hex.</source>
        <comment>difference.bridge-side.spanish</comment>
        <translation>El propietario elige la casilla.</translation>
    </message>
    <message>
        <source>a hex is chosen in both</source>
        <comment>difference.bridge-side.when</comment>
        <translation>en ambas se elige una casilla</translation>
    </message>
    <message>
        <source>Counters and a carried ladder</source>
        <comment>difference.ladder-carriers</comment>
        <translation>Fichas y escala llevada</translation>
    </message>
    <message>
        <source>The counters lie on the ladder.</source>
        <comment>difference.ladder-carriers.french</comment>
        <translation>Las fichas están sobre la escala.</translation>
    </message>
    <message>
        <source>The counters lie under it.</source>
        <comment>difference.ladder-carriers.spanish</comment>
        <translation>Las fichas están debajo de ella.</translation>
    </message>
    <message>
        <source>What a ladder leans on</source>
        <comment>difference.ladder-foot</comment>
        <translation>En qué se apoya una escala</translation>
    </message>
    <message>
        <source>Rampart hexes.</source>
        <comment>difference.ladder-foot.french</comment>
        <translation>Casillas de almena.</translation>
    </message>
    <message>
        <source>Wall hexes, as it calls the impassable wall too.</source>
        <comment>difference.ladder-foot.spanish</comment>
        <translation>Casillas de muralla, como llama también a la impasable.</translation>
    </message>
    <message>
        <source>ramparts are meant</source>
        <comment>difference.ladder-foot.when</comment>
        <translation>se entienden las almenas</translation>
    </message>
    <message>
        <source>Beside the drawbridge</source>
        <comment>difference.gate-flanks</comment>
        <translation>Junto al puente levadizo</translation>
    </message>
    <message>
        <source>The two stretches of wall on its sides.</source>
        <comment>difference.gate-flanks.french</comment>
        <translation>Los dos tramos de muro a sus lados.</translation>
    </message>
    <message>
        <source>The bulwarks on both sides of it.</source>
        <comment>difference.gate-flanks.spanish</comment>
        <translation>Los baluartes a ambos lados.</translation>
    </message>
    <message>
        <source>What turning a ladder costs</source>
        <comment>difference.ladder-turn</comment>
        <translation>Cuánto cuesta girar una escala</translation>
    </message>
    <message>
        <source>Each of the two spends 2 movement points.</source>
        <comment>difference.ladder-turn.french</comment>
        <translation>Cada uno de los dos gasta 2 puntos de movimiento.</translation>
    </message>
    <message>
        <source>They spend 2 movement points.</source>
        <comment>difference.ladder-turn.spanish</comment>
        <translation>Gastan 2 puntos de movimiento.</translation>
    </message>
    <message>
        <source>a ruling reads both alike</source>
        <comment>difference.ladder-turn.when</comment>
        <translation>una decisión lee ambas igual</translation>
    </message>
    <message>
        <source>How a ladder is turned</source>
        <comment>difference.ladder-aim</comment>
        <translation>Cómo se gira una escala</translation>
    </message>
    <message>
        <source>Another way in its hex.</source>
        <comment>difference.ladder-aim.french</comment>
        <translation>De otro modo en su casilla.</translation>
    </message>
    <message>
        <source>Towards another adjacent wall hex.</source>
        <comment>difference.ladder-aim.spanish</comment>
        <translation>Hacia otra casilla de muro adyacente.</translation>
    </message>
    <message>
        <source>it must lean on a rampart</source>
        <comment>difference.ladder-aim.when</comment>
        <translation>debe apoyarse en una almena</translation>
    </message>
    <message>
        <source>Where a ladder does not fall</source>
        <comment>difference.fallen-hex</comment>
        <translation>Dónde no cae una escala</translation>
    </message>
    <message>
        <source>Never onto a rampart hex.</source>
        <comment>difference.fallen-hex.french</comment>
        <translation>Nunca en una casilla de almena.</translation>
    </message>
    <message>
        <source>Never onto a wall hex.</source>
        <comment>difference.fallen-hex.spanish</comment>
        <translation>Nunca en una casilla de muralla.</translation>
    </message>
    <message>
        <source>ramparts are meant</source>
        <comment>difference.fallen-hex.when</comment>
        <translation>se entienden las almenas</translation>
    </message>
    <message>
        <source>Who dies of a fall</source>
        <comment>difference.fall-kills</comment>
        <translation>Quién muere por una caída</translation>
    </message>
    <message>
        <source>Whoever was wounded or stunned already.</source>
        <comment>difference.fall-kills.french</comment>
        <translation>Quien ya estaba herido o aturdido.</translation>
    </message>
    <message>
        <source>Only the one who falls.</source>
        <comment>difference.fall-kills.spanish</comment>
        <translation>Solo quien cae.</translation>
    </message>
    <message>
        <source>the play sheet decides for the one beneath</source>
        <comment>difference.fall-kills.when</comment>
        <translation>para el de abajo decide la ficha de juego</translation>
    </message>
    <message>
        <source>Where filled moat may lie</source>
        <comment>difference.fascine-place</comment>
        <translation>Dónde puede haber foso tapado</translation>
    </message>
    <message>
        <source>On moat hexes that the player chooses.</source>
        <comment>difference.fascine-place.french</comment>
        <translation>En casillas de foso que elige el jugador.</translation>
    </message>
    <message>
        <source>On hexes that he wishes.</source>
        <comment>difference.fascine-place.spanish</comment>
        <translation>En las casillas que desee.</translation>
    </message>
    <message>
        <source>moat hexes are meant</source>
        <comment>difference.fascine-place.when</comment>
        <translation>se entienden casillas de foso</translation>
    </message>
    <message>
        <source>Filled moat from day to day</source>
        <comment>difference.fascine-renewal</comment>
        <translation>El foso tapado de un día a otro</translation>
    </message>
    <message>
        <source>Removed at the end of the day, placed anew before each assault.</source>
        <comment>difference.fascine-renewal.french</comment>
        <translation>Se retira al final del día y se coloca de nuevo antes de cada asalto.</translation>
    </message>
    <message>
        <source>Placed anew each day before the assault.</source>
        <comment>difference.fascine-renewal.spanish</comment>
        <translation>Se coloca de nuevo cada día antes del asalto.</translation>
    </message>
    <message>
        <source>Which hexes count as demolished</source>
        <comment>difference.rubble-placing</comment>
        <translation>Qué casillas están demolidas</translation>
    </message>
    <message>
        <source>Those that are really demolished.</source>
        <comment>difference.rubble-placing.french</comment>
        <translation>Las que de verdad están demolidas.</translation>
    </message>
    <message>
        <source>Those that are damaged.</source>
        <comment>difference.rubble-placing.spanish</comment>
        <translation>Las que están dañadas.</translation>
    </message>
    <message>
        <source>a ruling reads both alike</source>
        <comment>difference.rubble-placing.when</comment>
        <translation>una decisión lee ambas igual</translation>
    </message>
    <message>
        <source>Where a siege tower enters</source>
        <comment>difference.tower-entry</comment>
        <translation>Por dónde entra una torre de asedio</translation>
    </message>
    <message>
        <source>At a hex of the map’s edge.</source>
        <comment>difference.tower-entry.french</comment>
        <translation>Por una casilla del borde del mapa.</translation>
    </message>
    <message>
        <source>At one of the map’s ends.</source>
        <comment>difference.tower-entry.spanish</comment>
        <translation>Por uno de los extremos del mapa.</translation>
    </message>
    <message>
        <source>Combat influence of an embankment</source>
        <comment>difference.embankment-influence</comment>
        <translation>Influencia del terraplén en combate</translation>
    </message>
    <message>
        <source>A disadvantage (-), as far as a damaged column can be read.</source>
        <comment>difference.embankment-influence.french</comment>
        <translation>Desventaja (-), hasta donde se lee una columna dañada.</translation>
    </message>
    <message>
        <source>Neutral (0).</source>
        <comment>difference.embankment-influence.spanish</comment>
        <translation>Neutral (0).</translation>
    </message>
    <message>
        <source>Who mounts a captured horse</source>
        <comment>difference.captured-horse</comment>
        <translation>Quién monta un caballo capturado</translation>
    </message>
    <message>
        <source>Knights.</source>
        <comment>difference.captured-horse.french</comment>
        <translation>Los caballeros.</translation>
    </message>
    <message>
        <source>Riders.</source>
        <comment>difference.captured-horse.spanish</comment>
        <translation>Los jinetes.</translation>
    </message>
    <message>
        <source>a scenario mounts others than knights</source>
        <comment>difference.captured-horse.when</comment>
        <translation>un escenario pone a caballo a otros que no son caballeros</translation>
    </message>
    <message>
        <source>Mounting and dismounting when wounded</source>
        <comment>difference.wounded-dismount</comment>
        <translation>Montar y desmontar estando herido</translation>
    </message>
    <message>
        <source>A wounded knight may not mount.</source>
        <comment>difference.wounded-dismount.french</comment>
        <translation>Un caballero herido no puede montar.</translation>
    </message>
    <message>
        <source>A wounded rider may neither mount nor dismount.</source>
        <comment>difference.wounded-dismount.spanish</comment>
        <translation>Un jinete herido no puede montar ni desmontar.</translation>
    </message>
    <message>
        <source>Who places the unhorsed</source>
        <comment>difference.unhorsed-owner</comment>
        <translation>Quién coloca al desmontado</translation>
    </message>
    <message>
        <source>His owner.</source>
        <comment>difference.unhorsed-owner.french</comment>
        <translation>Su propietario.</translation>
    </message>
    <message>
        <source>Nobody is named.</source>
        <comment>difference.unhorsed-owner.spanish</comment>
        <translation>No se nombra a nadie.</translation>
    </message>
    <message>
        <source>Results against a riderless horse</source>
        <comment>difference.riderless-results</comment>
        <translation>Resultados contra un caballo sin jinete</translation>
    </message>
    <message>
        <source>Wounds of the rider are ignored.</source>
        <comment>difference.riderless-results.french</comment>
        <translation>Se ignoran las heridas del jinete.</translation>
    </message>
    <message>
        <source>All that is said of the rider is ignored.</source>
        <comment>difference.riderless-results.spanish</comment>
        <translation>Se ignora todo lo que se dice del jinete.</translation>
    </message>
    <message>
        <source>a ruling reads both alike</source>
        <comment>difference.riderless-results.when</comment>
        <translation>una decisión lee ambas igual</translation>
    </message>
    <message>
        <source>What a siege tower looks over</source>
        <comment>difference.tower-ignores</comment>
        <translation>Qué se ignora desde una torre de asedio</translation>
    </message>
    <message>
        <source>Characters and obstacles lower than the shooter.</source>
        <comment>difference.tower-ignores.french</comment>
        <translation>Personajes y obstáculos más bajos que el tirador.</translation>
    </message>
    <message>
        <source>Those that lie between.</source>
        <comment>difference.tower-ignores.spanish</comment>
        <translation>Los que están en medio.</translation>
    </message>
    <message>
        <source>a ruling reads both alike</source>
        <comment>difference.tower-ignores.when</comment>
        <translation>una decisión lee ambas igual</translation>
    </message>
    <message>
        <source>What blocks a line from a siege tower</source>
        <comment>difference.tower-blocks</comment>
        <translation>Qué bloquea la línea desde una torre de asedio</translation>
    </message>
    <message>
        <source>Trees, the keep and the towers of the castle.</source>
        <comment>difference.tower-blocks.french</comment>
        <translation>Los árboles, el torreón y las torres del castillo.</translation>
    </message>
    <message>
        <source>Trees, terrain and the towers of the castle.</source>
        <comment>difference.tower-blocks.spanish</comment>
        <translation>Los árboles, el terreno y las torres del castillo.</translation>
    </message>
    <message>
        <source>a ruling reads both alike</source>
        <comment>difference.tower-blocks.when</comment>
        <translation>una decisión lee ambas igual</translation>
    </message>
    <message>
        <source>Crew of the ballista</source>
        <comment>difference.ballista-crew</comment>
        <translation>Operarios del ballestón</translation>
    </message>
    <message>
        <source>Two characters beside it during the three turns, one of them an engineer, wounded or not.</source>
        <comment>difference.ballista-crew.french</comment>
        <translation>Dos personajes junto a él durante los tres turnos, uno de ellos ingeniero, herido o no.</translation>
    </message>
    <message>
        <source>Two adjacent characters, one of them an engineer.</source>
        <comment>difference.ballista-crew.spanish</comment>
        <translation>Dos personajes adyacentes, uno de ellos ingeniero.</translation>
    </message>
    <message>
        <source>Markers of the ballista</source>
        <comment>difference.ballista-marks</comment>
        <translation>Fichas del ballestón</translation>
    </message>
    <message>
        <source>1 to 3 mark the turns that have gone by.</source>
        <comment>difference.ballista-marks.french</comment>
        <translation>Del 1 al 3 marcan los turnos transcurridos.</translation>
    </message>
    <message>
        <source>They mark the turns in which it cannot shoot.</source>
        <comment>difference.ballista-marks.spanish</comment>
        <translation>Marcan los turnos en que no puede disparar.</translation>
    </message>
    <message>
        <source>What can be set alight by hand</source>
        <comment>difference.light-what</comment>
        <translation>Qué se puede incendiar a mano</translation>
    </message>
    <message>
        <source>Any siege engine, or a tent.</source>
        <comment>difference.light-what.french</comment>
        <translation>Cualquier máquina de asedio, o una tienda.</translation>
    </message>
    <message>
        <source>A siege tower, or a tent.</source>
        <comment>difference.light-what.spanish</comment>
        <translation>Una torre de asedio, o una tienda.</translation>
    </message>
    <message>
        <source>From a rampart</source>
        <comment>difference.light-rampart</comment>
        <translation>Desde una almena</translation>
    </message>
    <message>
        <source>No siege engine is set alight.</source>
        <comment>difference.light-rampart.french</comment>
        <translation>No se incendia ninguna máquina de asedio.</translation>
    </message>
    <message>
        <source>No siege tower is set alight.</source>
        <comment>difference.light-rampart.spanish</comment>
        <translation>No se incendia ninguna torre de asedio.</translation>
    </message>
    <message>
        <source>Who may light a fire</source>
        <comment>difference.light-moved</comment>
        <translation>Quién puede incendiar</translation>
    </message>
    <message>
        <source>One who has not moved.</source>
        <comment>difference.light-moved.french</comment>
        <translation>Quien no ha movido.</translation>
    </message>
    <message>
        <source>One who has not died in his movement.</source>
        <comment>difference.light-moved.spanish</comment>
        <translation>Quien no ha muerto en su movimiento.</translation>
    </message>
    <message>
        <source>a slip</source>
        <comment>difference.light-moved.when</comment>
        <translation>un descuido</translation>
    </message>
    <message>
        <source>When the fire is lit</source>
        <comment>difference.light-when</comment>
        <translation>Cuándo se incendia</translation>
    </message>
    <message>
        <source>The flame is placed at the moment of melee.</source>
        <comment>difference.light-when.french</comment>
        <translation>Las llamas se colocan en el momento del combate cuerpo a cuerpo.</translation>
    </message>
    <message>
        <source>No moment is named; melee and shooting are given up for it.</source>
        <comment>difference.light-when.spanish</comment>
        <translation>No se nombra el momento; se renuncia al combate cuerpo a cuerpo y al tiro.</translation>
    </message>
    <message>
        <source>From where fire spreads</source>
        <comment>difference.spread-from</comment>
        <translation>Desde dónde se propaga el incendio</translation>
    </message>
    <message>
        <source>From the hexes that the player set alight.</source>
        <comment>difference.spread-from.french</comment>
        <translation>Desde las casillas que incendió el jugador.</translation>
    </message>
    <message>
        <source>From the hexes in which he began a fire.</source>
        <comment>difference.spread-from.spanish</comment>
        <translation>Desde las casillas donde empezó un incendio.</translation>
    </message>
    <message>
        <source>a ruling reads both alike</source>
        <comment>difference.spread-from.when</comment>
        <translation>una decisión lee ambas igual</translation>
    </message>
    <message>
        <source>Leaving a burning hex</source>
        <comment>difference.fire-stay</comment>
        <translation>Dejar una casilla en llamas</translation>
    </message>
    <message>
        <source>One must retreat, or else one is wounded and then killed.</source>
        <comment>difference.fire-stay.french</comment>
        <translation>Hay que retroceder; si no, se queda herido y luego muerto.</translation>
    </message>
    <message>
        <source>One must retreat, on pain of wound and death.</source>
        <comment>difference.fire-stay.spanish</comment>
        <translation>Hay que retroceder, so pena de herida y muerte.</translation>
    </message>
    <message>
        <source>a ruling reads both alike</source>
        <comment>difference.fire-stay.when</comment>
        <translation>una decisión lee ambas igual</translation>
    </message>
    <message>
        <source>Who rolls for the stunned in a fire</source>
        <comment>difference.fire-die</comment>
        <translation>Quién tira por el aturdido en un incendio</translation>
    </message>
    <message>
        <source>Nobody is named.</source>
        <comment>difference.fire-die.french</comment>
        <translation>No se nombra a nadie.</translation>
    </message>
    <message>
        <source>The player who controls the character.</source>
        <comment>difference.fire-die.spanish</comment>
        <translation>El jugador que controla al personaje.</translation>
    </message>
    <message>
        <source>Copies of the siege sheet</source>
        <comment>difference.siege-sheet-copies</comment>
        <translation>Copias de la ficha de asedio</translation>
    </message>
    <message>
        <source>Players may copy the sheet.</source>
        <comment>difference.siege-sheet-copies.spanish</comment>
        <translation>Los jugadores pueden copiar la ficha.</translation>
    </message>
    <message>
        <source>Names of the stone throwers</source>
        <comment>difference.stone-thrower-names</comment>
        <translation>Nombres de las máquinas que lanzan piedras</translation>
    </message>
    <message>
        <source>“Mangonneau” has 1 bombardment point, “trébuchet” 3.</source>
        <comment>difference.stone-thrower-names.french</comment>
        <translation>“Mangonneau” tiene 1 punto de bombardeo, “trébuchet” 3.</translation>
    </message>
    <message>
        <source>“Catapulta” has 1 bombardment point, “balista” 3.</source>
        <comment>difference.stone-thrower-names.spanish</comment>
        <translation>“Catapulta” tiene 1 punto de bombardeo, “balista” 3.</translation>
    </message>
    <message>
        <source>names only</source>
        <comment>difference.stone-thrower-names.when</comment>
        <translation>solo los nombres</translation>
    </message>
    <message>
        <source>Name of the bolt thrower</source>
        <comment>difference.bolt-thrower-name</comment>
        <translation>Nombre de la máquina que lanza virotes</translation>
    </message>
    <message>
        <source>“Baliste”.</source>
        <comment>difference.bolt-thrower-name.french</comment>
        <translation>“Baliste”.</translation>
    </message>
    <message>
        <source>“Ballestón”.</source>
        <comment>difference.bolt-thrower-name.spanish</comment>
        <translation>“Ballestón”.</translation>
    </message>
    <message>
        <source>names only</source>
        <comment>difference.bolt-thrower-name.when</comment>
        <translation>solo los nombres</translation>
    </message>
    <message>
        <source>What may be bombarded</source>
        <comment>difference.bombard-list</comment>
        <translation>Qué se puede bombardear</translation>
    </message>
    <message>
        <source>Ramparts, towers and keep are listed.</source>
        <comment>difference.bombard-list.french</comment>
        <translation>Se enumeran almenas, torres y torreón.</translation>
    </message>
    <message>
        <source>There is no list.</source>
        <comment>difference.bombard-list.spanish</comment>
        <translation>No hay lista.</translation>
    </message>
    <message>
        <source>Points of the ram</source>
        <comment>difference.ram-points-name</comment>
        <translation>Puntos del ariete</translation>
    </message>
    <message>
        <source>9 bombardment points.</source>
        <comment>difference.ram-points-name.french</comment>
        <translation>9 puntos de bombardeo.</translation>
    </message>
    <message>
        <source>9 points of impact.</source>
        <comment>difference.ram-points-name.spanish</comment>
        <translation>9 puntos de choque.</translation>
    </message>
    <message>
        <source>names only</source>
        <comment>difference.ram-points-name.when</comment>
        <translation>solo los nombres</translation>
    </message>
    <message>
        <source>Crew of the ram</source>
        <comment>difference.ram-crew</comment>
        <translation>Operarios del ariete</translation>
    </message>
    <message>
        <source>Three, needed to move it and to ram.</source>
        <comment>difference.ram-crew.french</comment>
        <translation>Tres, necesarios para moverlo y para golpear.</translation>
    </message>
    <message>
        <source>At most three, who move and work it.</source>
        <comment>difference.ram-crew.spanish</comment>
        <translation>Tres como mucho, que lo mueven y lo usan.</translation>
    </message>
    <message>
        <source>When an interrupted ram resumes</source>
        <comment>difference.ram-delay</comment>
        <translation>Cuándo reanuda un ariete interrumpido</translation>
    </message>
    <message>
        <source>One turn late.</source>
        <comment>difference.ram-delay.french</comment>
        <translation>Con un turno de retraso.</translation>
    </message>
    <message>
        <source>In the next turn.</source>
        <comment>difference.ram-delay.spanish</comment>
        <translation>En el turno siguiente.</translation>
    </message>
    <message>
        <source>Where the draught animal stands</source>
        <comment>difference.cart-head</comment>
        <translation>Dónde está el animal de tiro</translation>
    </message>
    <message>
        <source>On one of three marked hexes; of a horse the rear half.</source>
        <comment>difference.cart-head.french</comment>
        <translation>En una de tres casillas marcadas; de un caballo, la mitad trasera.</translation>
    </message>
    <message>
        <source>On one of the hexes in front.</source>
        <comment>difference.cart-head.spanish</comment>
        <translation>En una de las casillas de delante.</translation>
    </message>
    <message>
        <source>a ruling reads both alike</source>
        <comment>difference.cart-head.when</comment>
        <translation>una decisión lee ambas igual</translation>
    </message>
    <message>
        <source>What draws a cart</source>
        <comment>difference.cart-animal</comment>
        <translation>Qué tira de un carro</translation>
    </message>
    <message>
        <source>A draught horse or an ox.</source>
        <comment>difference.cart-animal.french</comment>
        <translation>Un caballo de tiro o un buey.</translation>
    </message>
    <message>
        <source>A horse or an ox.</source>
        <comment>difference.cart-animal.spanish</comment>
        <translation>Un caballo o un buey.</translation>
    </message>
    <message>
        <source>whether a riding horse may draw</source>
        <comment>difference.cart-animal.when</comment>
        <translation>si un caballo de silla puede tirar</translation>
    </message>
    <message>
        <source>Who has the cover of a mantlet</source>
        <comment>difference.mantlet-bearer</comment>
        <translation>Quién tiene la cobertura de un mantelete</translation>
    </message>
    <message>
        <source>Anyone on its hex.</source>
        <comment>difference.mantlet-bearer.french</comment>
        <translation>Cualquiera que esté en su casilla.</translation>
    </message>
    <message>
        <source>Its bearer.</source>
        <comment>difference.mantlet-bearer.spanish</comment>
        <translation>Quien lo lleva.</translation>
    </message>
    <message>
        <source>Melee across a mantlet</source>
        <comment>difference.mantlet-front</comment>
        <translation>Combate cuerpo a cuerpo a través de un mantelete</translation>
    </message>
    <message>
        <source>None across the hexside of its base.</source>
        <comment>difference.mantlet-front.french</comment>
        <translation>Ninguno a través del lado de la casilla de su base.</translation>
    </message>
    <message>
        <source>None with the hex in front.</source>
        <comment>difference.mantlet-front.spanish</comment>
        <translation>Ninguno con la casilla de delante.</translation>
    </message>
    <message>
        <source>The flame of a flaming arrow</source>
        <comment>difference.flame-at-once</comment>
        <translation>Las llamas de una flecha incendiaria</translation>
    </message>
    <message>
        <source>It is placed at once.</source>
        <comment>difference.flame-at-once.french</comment>
        <translation>Se colocan de inmediato.</translation>
    </message>
    <message>
        <source>It is placed.</source>
        <comment>difference.flame-at-once.spanish</comment>
        <translation>Se colocan.</translation>
    </message>
    <message>
        <source>Where boiling oil may be poured</source>
        <comment>difference.oil-lower</comment>
        <translation>Dónde se puede verter el aceite hirviendo</translation>
    </message>
    <message>
        <source>On an adjacent hex that is lower.</source>
        <comment>difference.oil-lower.french</comment>
        <translation>En una casilla adyacente y más baja.</translation>
    </message>
    <message>
        <source>On an adjacent hex.</source>
        <comment>difference.oil-lower.spanish</comment>
        <translation>En una casilla adyacente.</translation>
    </message>
    <message>
        <source>attackers on a rampart beside it</source>
        <comment>difference.oil-lower.when</comment>
        <translation>atacantes en una almena contigua de al lado</translation>
    </message>
    <message>
        <source>Oil on those on top of a siege tower</source>
        <comment>difference.oil-top</comment>
        <translation>Aceite sobre quienes están en lo alto de la torre de asedio</translation>
    </message>
    <message>
        <source>They leave the hex if it catches fire.</source>
        <comment>difference.oil-top.french</comment>
        <translation>Dejan la casilla si se incendia.</translation>
    </message>
    <message>
        <source>They leave the top if the tower catches fire.</source>
        <comment>difference.oil-top.spanish</comment>
        <translation>Dejan lo alto si la torre se incendia.</translation>
    </message>
    <message>
        <source>What the pourer gives up</source>
        <comment>difference.oil-turn</comment>
        <translation>A qué renuncia quien lo vierte</translation>
    </message>
    <message>
        <source>Shooting and melee in the same phase.</source>
        <comment>difference.oil-turn.french</comment>
        <translation>Al tiro y al combate cuerpo a cuerpo en la misma fase.</translation>
    </message>
    <message>
        <source>Shooting and melee in the same turn.</source>
        <comment>difference.oil-turn.spanish</comment>
        <translation>Al tiro y al combate cuerpo a cuerpo en el mismo turno.</translation>
    </message>
    <message>
        <source>Who rolls for an engine under oil</source>
        <comment>difference.oil-die</comment>
        <translation>Quién tira por una máquina bajo el aceite</translation>
    </message>
    <message>
        <source>The player concerned.</source>
        <comment>difference.oil-die.french</comment>
        <translation>El jugador afectado.</translation>
    </message>
    <message>
        <source>The one who is protected.</source>
        <comment>difference.oil-die.spanish</comment>
        <translation>Quien está protegido.</translation>
    </message>
    <message>
        <source>When the healing dice are rolled</source>
        <comment>difference.healing-day</comment>
        <translation>Cuándo se tira por la curación</translation>
    </message>
    <message>
        <source>At the end of each day of fighting.</source>
        <comment>difference.healing-day.french</comment>
        <translation>Al final de cada día de lucha.</translation>
    </message>
    <message>
        <source>At the end of each day.</source>
        <comment>difference.healing-day.spanish</comment>
        <translation>Al final de cada día.</translation>
    </message>
    <message>
        <source>When the healed return</source>
        <comment>difference.healing-morning</comment>
        <translation>Cuándo vuelven los curados</translation>
    </message>
    <message>
        <source>In the morning of that day.</source>
        <comment>difference.healing-morning.french</comment>
        <translation>En la mañana de ese día.</translation>
    </message>
    <message>
        <source>They may return on that day.</source>
        <comment>difference.healing-morning.spanish</comment>
        <translation>Pueden volver en ese día.</translation>
    </message>
    <message>
        <source>it is a day of assault</source>
        <comment>difference.healing-morning.when</comment>
        <translation>es un día de asalto</translation>
    </message>
    <message>
        <source>Fighting while wounded</source>
        <comment>difference.wounded-fight</comment>
        <translation>Combatir estando herido</translation>
    </message>
    <message>
        <source>The wounded may fight, and their date stays (a note of its translator).</source>
        <comment>difference.wounded-fight.spanish</comment>
        <translation>Los heridos pueden combatir y su fecha no cambia (nota del traductor).</translation>
    </message>
    <message>
        <source>When a panic die is rolled</source>
        <comment>difference.panic-roll</comment>
        <translation>Cuándo se tira por el pánico</translation>
    </message>
    <message>
        <source>At every death.</source>
        <comment>difference.panic-roll.french</comment>
        <translation>En cada muerte.</translation>
    </message>
    <message>
        <source>Where panic is possible.</source>
        <comment>difference.panic-roll.spanish</comment>
        <translation>Donde el pánico es posible.</translation>
    </message>
    <message>
        <source>a ruling reads both alike</source>
        <comment>difference.panic-roll.when</comment>
        <translation>una decisión lee ambas igual</translation>
    </message>
    <message>
        <source>How one flees in panic</source>
        <comment>difference.panic-away</comment>
        <translation>Cómo se huye en pánico</translation>
    </message>
    <message>
        <source>Away from the enemy if possible.</source>
        <comment>difference.panic-away.french</comment>
        <translation>Lejos del enemigo si es posible.</translation>
    </message>
    <message>
        <source>As far away as possible with each hex.</source>
        <comment>difference.panic-away.spanish</comment>
        <translation>Lo más lejos posible con cada casilla.</translation>
    </message>
    <message>
        <source>several ways lead away</source>
        <comment>difference.panic-away.when</comment>
        <translation>varios caminos se alejan</translation>
    </message>
    <message>
        <source>Movement after a panic</source>
        <comment>difference.panic-move</comment>
        <translation>El movimiento tras el pánico</translation>
    </message>
    <message>
        <source>The retreat takes nothing from the movement of the next turn.</source>
        <comment>difference.panic-move.french</comment>
        <translation>Retroceder no quita nada al movimiento del turno siguiente.</translation>
    </message>
    <message>
        <source>The retreat does not prevent that movement.</source>
        <comment>difference.panic-move.spanish</comment>
        <translation>Retroceder no impide ese movimiento.</translation>
    </message>
    <message>
        <source>Letting more characters panic</source>
        <comment>difference.panic-extra</comment>
        <translation>Hacer que más personajes entren en pánico</translation>
    </message>
    <message>
        <source>The owner may let all within 3 hexes panic.</source>
        <comment>difference.panic-extra.french</comment>
        <translation>El propietario puede hacer entrar en pánico a todos a 3 casillas o menos.</translation>
    </message>
    <message>
        <source>All within 3 hexes may panic or rout, also when the result asks for nobody.</source>
        <comment>difference.panic-extra.spanish</comment>
        <translation>Todos a 3 casillas o menos pueden entrar en pánico o desbandada, aunque el resultado no pida a nadie.</translation>
    </message>
    <message>
        <source>When panic ends</source>
        <comment>difference.panic-end</comment>
        <translation>Cuándo acaba el pánico</translation>
    </message>
    <message>
        <source>When the nearest enemy is 6 hexes away or more.</source>
        <comment>difference.panic-end.french</comment>
        <translation>Cuando el enemigo más cercano está a 6 casillas o más.</translation>
    </message>
    <message>
        <source>When the nearest enemy is more than 6 hexes away.</source>
        <comment>difference.panic-end.spanish</comment>
        <translation>Cuando el enemigo más cercano está a más de 6 casillas.</translation>
    </message>
    <message>
        <source>The error table</source>
        <comment>difference.error-row</comment>
        <translation>La tabla de errores de tiro</translation>
    </message>
    <message>
        <source>8 to 10 wounds a friend.</source>
        <comment>difference.error-row.french</comment>
        <translation>De 8 a 10, un amigo queda herido.</translation>
    </message>
    <message>
        <source>7 to 10 wounds a friend, and 1 to 7 harms nobody.</source>
        <comment>difference.error-row.spanish</comment>
        <translation>De 7 a 10, un amigo queda herido, y de 1 a 7, nadie.</translation>
    </message>
    <message>
        <source>a ruling reads both alike</source>
        <comment>difference.error-row.when</comment>
        <translation>una decisión lee ambas igual</translation>
    </message>
    <message>
        <source>The second side of the example</source>
        <comment>difference.welsh</comment>
        <translation>El segundo bando del ejemplo</translation>
    </message>
    <message>
        <source>The Welsh.</source>
        <comment>difference.welsh.french</comment>
        <translation>Los galeses.</translation>
    </message>
    <message>
        <source>“Gauls”.</source>
        <comment>difference.welsh.spanish</comment>
        <translation>“Galos”.</translation>
    </message>
    <message>
        <source>a slip in an example</source>
        <comment>difference.welsh.when</comment>
        <translation>un descuido en un ejemplo</translation>
    </message>
    <message>
        <source>Where the order of a turn is printed</source>
        <comment>difference.turn-card</comment>
        <translation>Dónde está impresa la sucesión de un turno</translation>
    </message>
    <message>
        <source>On the play sheets.</source>
        <comment>difference.turn-card.french</comment>
        <translation>En las fichas de juego.</translation>
    </message>
    <message>
        <source>On the back of the historical booklet.</source>
        <comment>difference.turn-card.spanish</comment>
        <translation>En el reverso del cuaderno histórico.</translation>
    </message>
    <message>
        <source>What is sold apart</source>
        <comment>difference.figures</comment>
        <translation>Qué se vende aparte</translation>
    </message>
    <message>
        <source>Maps and figures.</source>
        <comment>difference.figures.french</comment>
        <translation>Mapas y figuras.</translation>
    </message>
    <message>
        <source>Maps only.</source>
        <comment>difference.figures.spanish</comment>
        <translation>Solo mapas.</translation>
    </message>
    <message>
        <source>Play sheet and siege sheet</source>
        <comment>difference.french-sheet</comment>
        <translation>Ficha de juego y ficha de asedio</translation>
    </message>
    <message>
        <source>They are printed, and used for both editions.</source>
        <comment>difference.french-sheet.french</comment>
        <translation>Están impresas y se usan para ambas ediciones.</translation>
    </message>
    <message>
        <source>They are not in our sources.</source>
        <comment>difference.french-sheet.spanish</comment>
        <translation>No están entre nuestras fuentes.</translation>
    </message>
    <message>
        <source>the Spanish sheets, which are not in our sources, say otherwise</source>
        <comment>difference.french-sheet.when</comment>
        <translation>las fichas españolas, que no están entre nuestras fuentes, dicen otra cosa</translation>
    </message>
    <message>
        <source>walls met only in the corner are ignored</source>
        <comment>reading.corner-line.open</comment>
        <translation>los muros tocados solo en el vértice no cuentan</translation>
    </message>
    <message>
        <source>as each edition prints it</source>
        <comment>reading.as-printed</comment>
        <translation>como la imprime cada edición</translation>
    </message>
    <message>
        <source>neutral in both editions</source>
        <comment>reading.embankment-influence.neutral</comment>
        <translation>neutral en ambas ediciones</translation>
    </message>
    <message>
        <source>on the table against mounted</source>
        <comment>reading.mounted</comment>
        <translation>en la tabla contra los de a caballo</translation>
    </message>
    <message>
        <source>only the counter is gone</source>
        <comment>reading.gate-closed.open</comment>
        <translation>solo falta la ficha</translation>
    </message>
    <message>
        <source>the tower stops it</source>
        <comment>reading.own-tower.strict</comment>
        <translation>la torre la detiene</translation>
    </message>
    <message>
        <source>never blocked on equal levels</source>
        <comment>reading.embankment-lower.open</comment>
        <translation>nunca bloqueada a niveles iguales</translation>
    </message>
    <message>
        <source>a single die</source>
        <comment>reading.fire-two.one</comment>
        <translation>un solo dado</translation>
    </message>
    <message>
        <source>resting engines bear the excess</source>
        <comment>reading.stone-cap.spread</comment>
        <translation>el exceso recae en las que descansan</translation>
    </message>
    <message>
        <source>any adjacent wall hex</source>
        <comment>reading.ram-hex.any</comment>
        <translation>cualquier casilla de muro adyacente</translation>
    </message>
    <message>
        <source>anything but contact</source>
        <comment>reading.panic-acts.free</comment>
        <translation>todo menos el contacto</translation>
    </message>
    <message>
        <source>optional rules</source>
        <comment>section.optional rules</comment>
        <translation>reglas opcionales</translation>
    </message>
    <message>
        <source>play sheet</source>
        <comment>section.play sheet</comment>
        <translation>ficha de juego</translation>
    </message>
    <message>
        <source>siege sheet</source>
        <comment>section.siege sheet</comment>
        <translation>ficha de asedio</translation>
    </message>
    <message>
        <source>any since its own last phase began</source>
        <comment>reading.previous-turn.own-phase</comment>
        <translation>cualquiera desde el comienzo de su última fase</translation>
    </message>
    <message>
        <source>From {hex} to {hexes}: {equipment}.</source>
        <comment>siege.1.1k/equipment_so</comment>
        <translation>De {hex} a {hexes}: {equipment}.</translation>
    </message>
    <message>
        <source>{counter} goes to {to}, on top.</source>
        <comment>siege.1.6a/to_so_top</comment>
        <translation>{counter} va a {to}, a lo alto.</translation>
    </message>
    <message>
        <source>{hex} is open moat: only a filled moat carries a siege tower or a ram.</source>
        <comment>siege.2.2b/moat</comment>
        <translation>{hex} es foso abierto: la torre de asedio y el ariete solo pasan por un foso tapado.</translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.2.4a/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n punto de movimiento.</numerusform>
            <numerusform>{hex}, {terrain}: %n puntos de movimiento.</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine on {hex} moves to {to}</source>
        <comment>siege.2.41a/push</comment>
        <translation>La máquina en {hex} se mueve a {to}</translation>
    </message>
    <message>
        <source>The engine on {hex} may not move.</source>
        <comment>siege.2.41a/push_no</comment>
        <translation>La máquina en {hex} no puede moverse.</translation>
    </message>
    <message>
        <source>The engine on {hex} may move.</source>
        <comment>siege.2.41a/push_may</comment>
        <translation>La máquina en {hex} puede moverse.</translation>
    </message>
    <message>
        <source>The engine on {hex} moves to {to}.</source>
        <comment>siege.2.41a/push_done</comment>
        <translation>La máquina en {hex} se mueve a {to}.</translation>
    </message>
    <message numerus="yes">
        <source>The engine on {hex} has spent %n movement point(s).</source>
        <comment>siege.2.41a/pushed_so</comment>
        <translation>
            <numerusform>La máquina en {hex} ha gastado %n punto de movimiento.</numerusform>
            <numerusform>La máquina en {hex} ha gastado %n puntos de movimiento.</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither a siege tower nor a ram stands on {hex}.</source>
        <comment>siege.2.41a/none</comment>
        <translation>En {hex} no hay ni torre de asedio ni ariete.</translation>
    </message>
    <message>
        <source>Nobody stands inside on {hex}: it takes one on each of its hexes to move it.</source>
        <comment>siege.2.41a/nobody</comment>
        <translation>Dentro, en {hex}, no hay nadie: para moverla hace falta uno en cada una de sus casillas.</translation>
    </message>
    <message>
        <source>{name} stands inside and is of the other side.</source>
        <comment>siege.2.41a/enemy</comment>
        <translation>{name} está dentro y es del otro bando.</translation>
    </message>
    <message numerus="yes">
        <source>{hex} costs %n movement point(s); left to the engine: {left}.</source>
        <comment>siege.2.41a/short</comment>
        <translation>
            <numerusform>{hex} cuesta %n punto de movimiento; a la máquina le quedan: {left}.</numerusform>
            <numerusform>{hex} cuesta %n puntos de movimiento; a la máquina le quedan: {left}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{to} is neither straight ahead of {hex} nor straight behind it.</source>
        <comment>siege.2.41b/aside</comment>
        <translation>{to} no está ni en línea recta delante de {hex} ni en línea recta detrás.</translation>
    </message>
    <message>
        <source>The map does not say to which side the engine on {hex} faces.</source>
        <comment>siege.2.41b/facing</comment>
        <translation>El mapa no dice hacia qué lado mira la máquina en {hex}.</translation>
    </message>
    <message>
        <source>{machine}: into the game</source>
        <comment>siege.2.41c/bring_in</comment>
        <translation>{machine}: entra en juego</translation>
    </message>
    <message>
        <source>{machine}: into the game on {hexes,and}</source>
        <comment>siege.2.41c/bring_in_hexes</comment>
        <translation>{machine}: entra en juego en {hexes,and}</translation>
    </message>
    <message>
        <source>It may not be brought in.</source>
        <comment>siege.2.41c/bring_in_no</comment>
        <translation>No puede entrar en juego.</translation>
    </message>
    <message>
        <source>It may be brought in.</source>
        <comment>siege.2.41c/bring_in_may</comment>
        <translation>Puede entrar en juego.</translation>
    </message>
    <message>
        <source>{machine}: into the game on {hexes,and}.</source>
        <comment>siege.2.41c/bring_in_hexes_done</comment>
        <translation>{machine}: entra en juego en {hexes,and}.</translation>
    </message>
    <message>
        <source>Siege towers and rams come in when the assault begins: in the first movement of the besieger.</source>
        <comment>siege.2.41c/late</comment>
        <translation>Las torres de asedio y los arietes entran al empezar el asalto: en el primer movimiento del asediante.</translation>
    </message>
    <message>
        <source>Only {force} bring siege towers and rams in.</source>
        <comment>siege.2.41c/besieger</comment>
        <translation>Solo introducen torres de asedio y arietes: {force}.</translation>
    </message>
    <message>
        <source>None of those hexes is at the edge of the map.</source>
        <comment>siege.2.41c/edge</comment>
        <translation>Ninguna de esas casillas está en el borde del mapa.</translation>
    </message>
    <message>
        <source>Its hexes must be three that touch one another.</source>
        <comment>siege.2.41c/apart</comment>
        <translation>Sus casillas deben ser tres que se toquen.</translation>
    </message>
    <message>
        <source>All are in the game: {count}.</source>
        <comment>siege.2.41c/none_left</comment>
        <translation>Ya están todos en juego: {count}.</translation>
    </message>
    <message>
        <source>It takes one inside on each of its hexes.</source>
        <comment>siege.2.41c/crew</comment>
        <translation>Hace falta uno dentro en cada una de sus casillas.</translation>
    </message>
    <message>
        <source>{name} cannot come in with it.</source>
        <comment>siege.2.41c/not_he</comment>
        <translation>{name} no puede entrar con la máquina.</translation>
    </message>
    <message>
        <source>One of those who move the engine on {hex} has attacked in the turn before.</source>
        <comment>siege.2.41d/fought</comment>
        <translation>Uno de los que mueven la máquina en {hex} ha atacado en el turno anterior.</translation>
    </message>
    <message>
        <source>{hex}, {terrain}: neither a siege tower nor a ram goes there.</source>
        <comment>siege.2.41e/terrain</comment>
        <translation>{hex}, {terrain}: por ahí no pasan ni torres de asedio ni arietes.</translation>
    </message>
    <message>
        <source>A drawbridge lies on {hex}: neither a siege tower nor a ram goes there.</source>
        <comment>siege.2.41e/bridge</comment>
        <translation>En {hex} hay un puente levadizo: por ahí no pasan ni torres de asedio ni arietes.</translation>
    </message>
    <message>
        <source>It would leave the map.</source>
        <comment>siege.2.41e/edge</comment>
        <translation>Saldría del mapa.</translation>
    </message>
    <message>
        <source>A wall stands before {hex}.</source>
        <comment>siege.2.41e/wall</comment>
        <translation>Delante de {hex} hay un muro.</translation>
    </message>
    <message>
        <source>{name} rides along on top.</source>
        <comment>siege.2.42a/rides</comment>
        <translation>{name} va transportado en lo alto.</translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.2.42b/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n punto de movimiento.</numerusform>
            <numerusform>{hex}, {terrain}: %n puntos de movimiento.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, to the top of the siege tower: %n movement point(s).</source>
        <comment>siege.2.42c/enter</comment>
        <translation>
            <numerusform>{hex}, a lo alto de la torre de asedio: %n punto de movimiento.</numerusform>
            <numerusform>{hex}, a lo alto de la torre de asedio: %n puntos de movimiento.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to climb on {hex}.</source>
        <comment>siege.2.42c/nothing</comment>
        <translation>En {hex} no hay nada a lo que subir.</translation>
    </message>
    <message>
        <source>From the top of a siege tower one steps onto its other hexes or onto a rampart, not to {hex}.</source>
        <comment>siege.2.42c/off</comment>
        <translation>Desde lo alto de una torre de asedio se pasa a sus otras casillas o a unas almenas, no a {hex}.</translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.2.42d/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n punto de movimiento.</numerusform>
            <numerusform>{hex}, {terrain}: %n puntos de movimiento.</numerusform>
        </translation>
    </message>
    <message>
        <source>From the top of the siege tower on {hex} whatever is lower within {radius} hexes does not count.</source>
        <comment>siege.2.43a/over</comment>
        <translation>Desde lo alto de la torre de asedio en {hex} no cuenta lo que está más abajo a {radius} casillas o menos.</translation>
    </message>
    <message>
        <source>{friend} stands next to {target}, at the same height.</source>
        <comment>siege.2.43b/friend</comment>
        <translation>{friend} está junto a {target}, a la misma altura.</translation>
    </message>
    <message>
        <source>Seen from the top of the siege tower, {target} has no cover there.</source>
        <comment>siege.2.43c/lost</comment>
        <translation>Visto desde lo alto de la torre de asedio, {target} no tiene ahí cobertura.</translation>
    </message>
    <message>
        <source>The line meets trees at {hex}.</source>
        <comment>siege.2.43d/tree</comment>
        <translation>La línea encuentra árboles en {hex}.</translation>
    </message>
    <message>
        <source>The line meets a tower of the castle at {hex}.</source>
        <comment>siege.2.43d/tower</comment>
        <translation>La línea encuentra una torre del castillo en {hex}.</translation>
    </message>
    <message>
        <source>The line meets the keep at {hex}.</source>
        <comment>siege.2.43d/keep</comment>
        <translation>La línea encuentra el torreón en {hex}.</translation>
    </message>
    <message>
        <source>The line passes over the wall at {hex}: {above} hexes from the one above, {below} from the one below.</source>
        <comment>siege.2.43e/over</comment>
        <translation>La línea pasa sobre el muro en {hex}: a {above} casillas del de arriba, a {below} del de abajo.</translation>
    </message>
    <message>
        <source>The line meets the wall at {hex}: {above} hexes from the one above, only {below} from the one below.</source>
        <comment>siege.2.43e/near</comment>
        <translation>La línea encuentra el muro en {hex}: a {above} casillas del de arriba, solo a {below} del de abajo.</translation>
    </message>
    <message>
        <source>{target} stands on top of a siege tower.</source>
        <comment>siege.2.44b/top</comment>
        <translation>{target} está en lo alto de una torre de asedio.</translation>
    </message>
    <message>
        <source>{target} is inside a siege tower.</source>
        <comment>siege.2.44c/target</comment>
        <translation>{target} está dentro de una torre de asedio.</translation>
    </message>
    <message>
        <source>{shooter} is inside a siege tower and may not shoot.</source>
        <comment>siege.2.44c/shooter</comment>
        <translation>{shooter} está dentro de una torre de asedio y no puede disparar.</translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.2.45a/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n punto de movimiento.</numerusform>
            <numerusform>{hex}, {terrain}: %n puntos de movimiento.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} holds the rampart on {hex}.</source>
        <comment>siege.2.45b/enemy</comment>
        <translation>{other} ocupa las almenas en {hex}.</translation>
    </message>
    <message>
        <source>{attacker} and {target} are on different levels of the siege tower.</source>
        <comment>siege.2.45e/levels</comment>
        <translation>{attacker} está en un nivel de la torre de asedio, {target} en el otro.</translation>
    </message>
    <message>
        <source>{attacker} reaches {target} from the inside of a siege tower, or into it.</source>
        <comment>siege.2.45f/inside</comment>
        <translation>{attacker} alcanza a {target} desde el interior de una torre de asedio, o en su interior.</translation>
    </message>
    <message>
        <source>{other} stands on that level of the siege tower on {hex} already.</source>
        <comment>siege.2.46/taken</comment>
        <translation>{other} está ya en ese nivel de la torre de asedio en {hex}.</translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.4.3a/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n punto de movimiento.</numerusform>
            <numerusform>{hex}, {terrain}: %n puntos de movimiento.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is carried on top of a ram.</source>
        <comment>siege.4.31b/top</comment>
        <translation>Nadie va transportado encima de un ariete.</translation>
    </message>
    <message>
        <source>The ram on {hex} strikes</source>
        <comment>siege.4.32a/strike</comment>
        <translation>El ariete en {hex} golpea</translation>
    </message>
    <message>
        <source>The ram on {hex} strikes {at}</source>
        <comment>siege.4.32a/strike_at</comment>
        <translation>El ariete en {hex} golpea {at}</translation>
    </message>
    <message>
        <source>The ram on {hex} may not strike.</source>
        <comment>siege.4.32a/strike_no</comment>
        <translation>El ariete en {hex} no puede golpear.</translation>
    </message>
    <message>
        <source>The ram on {hex} may strike.</source>
        <comment>siege.4.32a/strike_may</comment>
        <translation>El ariete en {hex} puede golpear.</translation>
    </message>
    <message>
        <source>The ram on {hex} strikes.</source>
        <comment>siege.4.32a/strike_done</comment>
        <translation>El ariete en {hex} golpea.</translation>
    </message>
    <message>
        <source>The ram on {hex} strikes {at}.</source>
        <comment>siege.4.32a/strike_at_done</comment>
        <translation>El ariete en {hex} golpea {at}.</translation>
    </message>
    <message>
        <source>No ram stands on {hex}.</source>
        <comment>siege.4.32a/none</comment>
        <translation>En {hex} no hay ningún ariete.</translation>
    </message>
    <message>
        <source>{hex} is no wall of the castle.</source>
        <comment>siege.4.32a/no_wall</comment>
        <translation>{hex} no pertenece a la muralla.</translation>
    </message>
    <message>
        <source>A ram is worth {points} points.</source>
        <comment>siege.4.32b/points</comment>
        <translation>Un ariete vale {points} puntos.</translation>
    </message>
    <message>
        <source>The ram on {hex} has struck {struck}.</source>
        <comment>siege.4.32c/struck_so</comment>
        <translation>El ariete en {hex} ha golpeado {struck}.</translation>
    </message>
    <message>
        <source>The next die of this ram falls in turn {turn}.</source>
        <comment>siege.4.32c/soon</comment>
        <translation>El próximo dado de este ariete cae en el turno {turn}.</translation>
    </message>
    <message>
        <source>{hex} is damaged already; the ram goes on.</source>
        <comment>siege.4.32d/damaged</comment>
        <translation>{hex} ya está dañado; el ariete continúa.</translation>
    </message>
    <message>
        <source>{hex} is demolished already.</source>
        <comment>siege.4.32d/demolished</comment>
        <translation>{hex} ya está demolido.</translation>
    </message>
    <message>
        <source>{hex} belongs to a tower.</source>
        <comment>siege.4.32e/tower</comment>
        <translation>{hex} forma parte de una torre.</translation>
    </message>
    <message>
        <source>{hex} belongs to the keep: no ram is used against it.</source>
        <comment>siege.4.32f/keep</comment>
        <translation>{hex} forma parte del torreón: contra él no se usa el ariete.</translation>
    </message>
    <message>
        <source>{hex} is beside the drawbridge and counts as a rampart.</source>
        <comment>siege.4.32g/flank</comment>
        <translation>{hex} está junto al puente levadizo y cuenta como almenas.</translation>
    </message>
    <message>
        <source>The line meets the ram at {hex}.</source>
        <comment>siege.4.33a/blocks</comment>
        <translation>La línea encuentra el ariete en {hex}.</translation>
    </message>
    <message>
        <source>{target} is under a ram.</source>
        <comment>siege.4.33b/target</comment>
        <translation>{target} está bajo un ariete.</translation>
    </message>
    <message>
        <source>{shooter} is under a ram and may not shoot.</source>
        <comment>siege.4.33b/shooter</comment>
        <translation>{shooter} está bajo un ariete y no puede disparar.</translation>
    </message>
    <message>
        <source>One of the three at the ram has attacked in this turn.</source>
        <comment>siege.4.34a/fought</comment>
        <translation>Uno de los tres del ariete ha atacado en este turno.</translation>
    </message>
    <message>
        <source>{attacker} reaches {target} from under a ram, or there.</source>
        <comment>siege.4.34b/under</comment>
        <translation>{attacker} alcanza a {target} desde debajo de un ariete, o ahí debajo.</translation>
    </message>
    <message>
        <source>Nobody who can work the ram is under it on {hex}.</source>
        <comment>siege.4.34c/nobody</comment>
        <translation>Bajo el ariete, en {hex}, no hay nadie que pueda manejarlo.</translation>
    </message>
    <message>
        <source>{result}: C does not count for a ram.</source>
        <comment>siege.sheet.6f/spared</comment>
        <translation>{result}: para un ariete C no cuenta.</translation>
    </message>
    <message>
        <source>{name} has finished its move: an engine has moved since.</source>
        <comment>siege.ruling.move-order/engine</comment>
        <translation>{name} ha terminado su movimiento: después se ha movido una máquina.</translation>
    </message>
    <message>
        <source>The engine on {hex} has finished its move: others have moved since.</source>
        <comment>siege.ruling.move-order/engine_finished</comment>
        <translation>La máquina en {hex} ha terminado su movimiento: después se han movido otros.</translation>
    </message>
    <message>
        <source>{name} has moved in this step and does not push.</source>
        <comment>siege.ruling.tower-crew/moved</comment>
        <translation>{name} ya se ha movido en esta secuencia y no empuja.</translation>
    </message>
    <message>
        <source>{name} has pushed in this step and stays.</source>
        <comment>siege.ruling.tower-crew/stays</comment>
        <translation>{name} ha empujado en esta secuencia y se queda.</translation>
    </message>
    <message>
        <source>{other} stands on {hex}.</source>
        <comment>siege.ruling.tower-path/stands</comment>
        <translation>{other} está en {hex}.</translation>
    </message>
    <message>
        <source>Other equipment stands or lies on {hex}.</source>
        <comment>siege.ruling.tower-path/equipment</comment>
        <translation>En {hex} hay otro equipo.</translation>
    </message>
    <message>
        <source>So many dead lie on {hex} that the engine cannot pass.</source>
        <comment>siege.ruling.tower-path/heap</comment>
        <translation>En {hex} yacen tantos muertos que la máquina no pasa.</translation>
    </message>
    <message>
        <source>The dead on {hex} cost the engine 1 point more.</source>
        <comment>siege.ruling.tower-path/slow</comment>
        <translation>Los muertos en {hex} cuestan a la máquina 1 punto más.</translation>
    </message>
    <message numerus="yes">
        <source>{hex}, down inside the siege tower: %n movement point(s).</source>
        <comment>siege.ruling.tower-down/enter</comment>
        <translation>
            <numerusform>{hex}, abajo dentro de la torre de asedio: %n punto de movimiento.</numerusform>
            <numerusform>{hex}, abajo dentro de la torre de asedio: %n puntos de movimiento.</numerusform>
        </translation>
    </message>
    <message>
        <source>The line passes over other hexes of the siege tower on which one of the two stands.</source>
        <comment>siege.ruling.own-tower/used</comment>
        <translation>La línea pasa sobre otras casillas de la torre de asedio en la que está uno de los dos.</translation>
    </message>
    <message>
        <source>Open moat is not at ground height: no melee between it and the inside of the tower.</source>
        <comment>siege.ruling.tower-moat/moat</comment>
        <translation>El foso abierto no está a la altura del suelo: no hay combate cuerpo a cuerpo entre él y el interior de la torre.</translation>
    </message>
    <message numerus="yes">
        <source>The engine pays for the dearest hex that it newly enters, {hex}: %n movement point(s).</source>
        <comment>siege.ruling.tower-move/pays</comment>
        <translation>
            <numerusform>La máquina paga por la casilla más cara en la que entra, {hex}: %n punto de movimiento.</numerusform>
            <numerusform>La máquina paga por la casilla más cara en la que entra, {hex}: %n puntos de movimiento.</numerusform>
        </translation>
    </message>
    <message>
        <source>By a ram the wall on {hex} comes down at once.</source>
        <comment>siege.ruling.rubble-when/ram</comment>
        <translation>Por un ariete el muro en {hex} cae de inmediato.</translation>
    </message>
    <message>
        <source>Ramming was interrupted: the next die falls in turn {turn}.</source>
        <comment>siege.ruling.ram-delay/late</comment>
        <translation>El ariete fue interrumpido: el próximo dado cae en el turno {turn}.</translation>
    </message>
    <message>
        <source>The first die falls one turn after the ram’s arrival, in turn {turn}.</source>
        <comment>siege.ruling.ram-first/later</comment>
        <translation>El primer dado cae un turno después de la llegada del ariete, en el turno {turn}.</translation>
    </message>
    <message>
        <source>The ram strikes the hex straight ahead of it, {hex}.</source>
        <comment>siege.ruling.ram-hex/ahead</comment>
        <translation>El ariete golpea la casilla que tiene justo delante, {hex}.</translation>
    </message>
    <message>
        <source>{hex} is not straight ahead of the ram.</source>
        <comment>siege.ruling.ram-hex/other</comment>
        <translation>{hex} no está justo delante del ariete.</translation>
    </message>
    <message>
        <source>{hex} is not beside the ram’s foremost hex.</source>
        <comment>siege.ruling.ram-hex/apart</comment>
        <translation>{hex} no está junto a la casilla más avanzada del ariete.</translation>
    </message>
    <message>
        <source>The ram has struck: melee is over in this step.</source>
        <comment>siege.ruling.ram-step4/after</comment>
        <translation>El ariete ha golpeado: en esta secuencia ya no hay combate cuerpo a cuerpo.</translation>
    </message>
    <message>
        <source>ram</source>
        <comment>overlay.ram</comment>
        <translation>ariete</translation>
    </message>
    <message>
        <source>inside of a siege tower</source>
        <comment>overlay.siege_tower_in</comment>
        <translation>interior de una torre de asedio</translation>
    </message>
    <message>
        <source>top of a siege tower</source>
        <comment>overlay.siege_tower_top</comment>
        <translation>lo alto de una torre de asedio</translation>
    </message>
    <message>
        <source>ladder on the ground</source>
        <comment>overlay.flat_ladder</comment>
        <translation>escala en el suelo</translation>
    </message>
    <message>
        <source>Moving an engine</source>
        <comment>order.push</comment>
        <translation>Movimiento de una máquina</translation>
    </message>
    <message>
        <source>Bringing an engine in</source>
        <comment>order.bring_in</comment>
        <translation>Entrada de una máquina</translation>
    </message>
    <message>
        <source>Ramming</source>
        <comment>order.strike</comment>
        <translation>Golpe de ariete</translation>
    </message>
    <message>
        <source>Engine</source>
        <comment>field.push.hex</comment>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>To</source>
        <comment>field.push.to</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>What</source>
        <comment>field.bring_in.machine</comment>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Its hexes</source>
        <comment>field.bring_in.hexes</comment>
        <translation>Sus casillas</translation>
    </message>
    <message>
        <source>Facing</source>
        <comment>field.bring_in.outward</comment>
        <translation>Orientación</translation>
    </message>
    <message>
        <source>Inside</source>
        <comment>field.bring_in.crew</comment>
        <translation>Dentro</translation>
    </message>
    <message>
        <source>On top</source>
        <comment>field.bring_in.top</comment>
        <translation>En lo alto</translation>
    </message>
    <message>
        <source>Ram</source>
        <comment>field.strike.hex</comment>
        <translation>Ariete</translation>
    </message>
    <message>
        <source>Wall</source>
        <comment>field.strike.at</comment>
        <translation>Muro</translation>
    </message>
    <message>
        <source>Pick a hex of the siege tower or ram.</source>
        <comment>ask.push.hex</comment>
        <translation>Elige una casilla de la torre de asedio o del ariete.</translation>
    </message>
    <message>
        <source>Pick the hex to which that hex of it goes.</source>
        <comment>ask.push.to</comment>
        <translation>Elige la casilla a la que va esa casilla suya.</translation>
    </message>
    <message>
        <source>Pick its hexes.</source>
        <comment>ask.bring_in.hexes</comment>
        <translation>Elige sus casillas.</translation>
    </message>
    <message>
        <source>Pick those inside, one for each hex in their order.</source>
        <comment>ask.bring_in.crew</comment>
        <translation>Elige a los de dentro, uno por casilla, en su orden.</translation>
    </message>
    <message>
        <source>Pick those on top, in the order of its hexes.</source>
        <comment>ask.bring_in.top</comment>
        <translation>Elige a los de lo alto, en el orden de las casillas.</translation>
    </message>
    <message>
        <source>Pick a hex of the ram.</source>
        <comment>ask.strike.hex</comment>
        <translation>Elige una casilla del ariete.</translation>
    </message>
    <message>
        <source>Pick the wall hex.</source>
        <comment>ask.strike.at</comment>
        <translation>Elige la casilla del muro.</translation>
    </message>
    <message>
        <source>straight ahead</source>
        <comment>none.strike.at</comment>
        <translation>justo delante</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>none.bring_in.top</comment>
        <translation>nadie</translation>
    </message>
    <message>
        <source>Equipment moved</source>
        <comment>effect.equipment</comment>
        <translation>Equipo movido</translation>
    </message>
    <message>
        <source>Engine’s points spent</source>
        <comment>effect.pushed</comment>
        <translation>Puntos gastados de la máquina</translation>
    </message>
    <message>
        <source>Ramming</source>
        <comment>effect.struck</comment>
        <translation>Golpe de ariete</translation>
    </message>
    <message>
        <source>What</source>
        <comment>field.equipment</comment>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Movement points</source>
        <comment>field.pushed</comment>
        <translation>Puntos de movimiento</translation>
    </message>
    <message>
        <source>Wall</source>
        <comment>field.struck</comment>
        <translation>Muro</translation>
    </message>
    <message>
        <source>Its hexes</source>
        <comment>field.hexes</comment>
        <translation>Sus casillas</translation>
    </message>
    <message>
        <source>On top</source>
        <comment>field.aloft</comment>
        <translation>En lo alto</translation>
    </message>
    <message>
        <source>on top</source>
        <comment>aloft.top</comment>
        <translation>en lo alto</translation>
    </message>
    <message>
        <source>on top</source>
        <comment>state.aloft</comment>
        <translation>en lo alto</translation>
    </message>
    <message>
        <source>the ram</source>
        <comment>die.ram</comment>
        <translation>el ariete</translation>
    </message>
    <message>
        <source>{counter} works the winch</source>
        <comment>siege.1.8a/winch</comment>
        <translation>{counter} acciona el torno</translation>
    </message>
    <message>
        <source>{counter} may not work the winch.</source>
        <comment>siege.1.8a/winch_no</comment>
        <translation>{counter} no puede accionar el torno.</translation>
    </message>
    <message>
        <source>{counter} may work the winch.</source>
        <comment>siege.1.8a/winch_may</comment>
        <translation>{counter} puede accionar el torno.</translation>
    </message>
    <message>
        <source>{counter} works the winch.</source>
        <comment>siege.1.8a/winch_done</comment>
        <translation>{counter} acciona el torno.</translation>
    </message>
    <message>
        <source>{counter} has worked the winch.</source>
        <comment>siege.1.8a/winched_so</comment>
        <translation>{counter} ha accionado el torno.</translation>
    </message>
    <message>
        <source>{name} is not on the hex of the winch.</source>
        <comment>siege.1.8a/elsewhere</comment>
        <translation>{name} no está en la casilla del torno.</translation>
    </message>
    <message>
        <source>There is no drawbridge on the map.</source>
        <comment>siege.1.8a/none</comment>
        <translation>No hay puente levadizo en el mapa.</translation>
    </message>
    <message>
        <source>May work the winch</source>
        <comment>siege.1.8a/at_the_winch</comment>
        <translation>Pueden accionar el torno</translation>
    </message>
    <message>
        <source>{name} lets the drawbridge down.</source>
        <comment>siege.1.8b/lowers</comment>
        <translation>{name} baja el puente levadizo.</translation>
    </message>
    <message>
        <source>{name} raises the drawbridge.</source>
        <comment>siege.1.8b/raises</comment>
        <translation>{name} alza el puente levadizo.</translation>
    </message>
    <message>
        <source>{name} is thrown off the drawbridge and must be placed in the moat.</source>
        <comment>siege.1.8c/first</comment>
        <translation>{name} sale despedido del puente levadizo y hay que colocarlo en el foso.</translation>
    </message>
    <message>
        <source>{name} is on the drawbridge, and is thrown off it.</source>
        <comment>siege.1.8c/throws</comment>
        <translation>{name} está en el puente levadizo, y cae de él.</translation>
    </message>
    <message>
        <source>{name} is thrown into the moat beside the drawbridge, not to {hex}.</source>
        <comment>siege.1.8c/elsewhere</comment>
        <translation>{name} cae al foso junto al puente levadizo, no a {hex}.</translation>
    </message>
    <message>
        <source>{name} is thrown into the moat, and stunned.</source>
        <comment>siege.1.8c/stunned</comment>
        <translation>{name} cae al foso (estado: aturdido).</translation>
    </message>
    <message>
        <source>{name} was stunned or wounded already, and dies of the fall.</source>
        <comment>siege.1.8d/killed</comment>
        <translation>{name}, que ya tenía un aturdimiento o una herida, muere por la caída.</translation>
    </message>
    <message>
        <source>With the drawbridge raised the gate is shut.</source>
        <comment>siege.1.8e/shut</comment>
        <translation>Con el puente levadizo alzado la puerta está cerrada.</translation>
    </message>
    <message>
        <source>With the drawbridge lowered the gate is open.</source>
        <comment>siege.1.8e/open</comment>
        <translation>Con el puente levadizo bajado la puerta está abierta.</translation>
    </message>
    <message>
        <source>{counter} and {with} carry the ladder</source>
        <comment>siege.1.91a/carry</comment>
        <translation>{counter}, con {with}, lleva la escala</translation>
    </message>
    <message>
        <source>{counter} and {with} carry the ladder to {path,last}</source>
        <comment>siege.1.91a/carry_path</comment>
        <translation>{counter}, con {with}, lleva la escala a {path,last}</translation>
    </message>
    <message>
        <source>{counter} and {with} may not carry the ladder.</source>
        <comment>siege.1.91a/carry_no</comment>
        <translation>{counter}, con {with}, no puede llevar la escala.</translation>
    </message>
    <message>
        <source>{counter} and {with} may not carry the ladder to {path,last} like that.</source>
        <comment>siege.1.91a/carry_path_no</comment>
        <translation>{counter}, con {with}, no puede llevar así la escala a {path,last}.</translation>
    </message>
    <message>
        <source>Two may carry the ladder.</source>
        <comment>siege.1.91a/carry_may</comment>
        <translation>Entre dos se puede llevar la escala.</translation>
    </message>
    <message>
        <source>{counter} and {with} carry the ladder to {path,last}.</source>
        <comment>siege.1.91a/carry_path_done</comment>
        <translation>{counter}, con {with}, lleva la escala a {path,last}.</translation>
    </message>
    <message>
        <source>{counter} and {with} hold the ladder.</source>
        <comment>siege.1.91a/with_so</comment>
        <translation>{counter}, con {with}, sostiene la escala.</translation>
    </message>
    <message>
        <source>{name} and {other} hold the two ends of the ladder: at each step they must be side by side.</source>
        <comment>siege.1.91a/apart</comment>
        <translation>{name} sostiene un extremo de la escala, {other} el otro: en cada casilla del camino deben estar en casillas adyacentes.</translation>
    </message>
    <message>
        <source>{name} and {other} are not on the two hexes of a ladder.</source>
        <comment>siege.1.91a/not_on_it</comment>
        <translation>{name}, con {other}, no ocupa las dos casillas de una escala.</translation>
    </message>
    <message numerus="yes">
        <source>{name} carries the ladder: %n movement point(s) fewer.</source>
        <comment>siege.1.91a/fewer</comment>
        <translation>
            <numerusform>{name} lleva la escala: %n punto de movimiento menos.</numerusform>
            <numerusform>{name} lleva la escala: %n puntos de movimiento menos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} and {other} would stay where they are.</source>
        <comment>siege.1.91a/nowhere</comment>
        <translation>{name}, con {other}, se quedaría donde está.</translation>
    </message>
    <message>
        <source>{name} holds a ladder, and may neither shoot nor attack.</source>
        <comment>siege.1.91b/holds</comment>
        <translation>{name} sostiene una escala, y no puede disparar ni atacar.</translation>
    </message>
    <message>
        <source>The ladder on {hex} is raised towards {wall}</source>
        <comment>siege.1.91c/raise</comment>
        <translation>La escala de {hex} se endereza hacia {wall}</translation>
    </message>
    <message>
        <source>The ladder on {hex} may not be raised towards {wall}.</source>
        <comment>siege.1.91c/raise_no</comment>
        <translation>La escala de {hex} no se puede enderezar hacia {wall}.</translation>
    </message>
    <message>
        <source>The ladder may be raised.</source>
        <comment>siege.1.91c/raise_may</comment>
        <translation>La escala se puede enderezar.</translation>
    </message>
    <message>
        <source>The ladder on {hex} is raised towards {wall}.</source>
        <comment>siege.1.91c/raise_done</comment>
        <translation>La escala de {hex} se endereza hacia {wall}.</translation>
    </message>
    <message>
        <source>No ladder lies on {hex}.</source>
        <comment>siege.1.91c/none</comment>
        <translation>No hay ninguna escala en el suelo en {hex}.</translation>
    </message>
    <message>
        <source>Each hex of the ladder on {hex} must hold one on foot of the side whose phase it is, who is not stunned.</source>
        <comment>siege.1.91c/bearers</comment>
        <translation>En cada casilla de la escala de {hex} debe haber alguien a pie del bando al que toca la fase, que no esté aturdido.</translation>
    </message>
    <message>
        <source>{wall} is no rampart hex beside {hex}.</source>
        <comment>siege.1.91c/no_rampart</comment>
        <translation>{wall} no es una casilla de almena adyacente a {hex}.</translation>
    </message>
    <message>
        <source>{hex} is part of a tower.</source>
        <comment>siege.1.91d/tower</comment>
        <translation>{hex} forma parte de una torre.</translation>
    </message>
    <message>
        <source>{hex} is beside the drawbridge.</source>
        <comment>siege.1.91d/gate</comment>
        <translation>{hex} está junto al puente levadizo.</translation>
    </message>
    <message>
        <source>{by,and} shift the ladder on {hex}</source>
        <comment>siege.1.92a/shift</comment>
        <translation>{by,and} desplazan la escala de {hex}</translation>
    </message>
    <message>
        <source>{by,and} may not shift the ladder on {hex}.</source>
        <comment>siege.1.92a/shift_no</comment>
        <translation>{by,and} no pueden desplazar la escala de {hex}.</translation>
    </message>
    <message>
        <source>Two may shift the ladder.</source>
        <comment>siege.1.92a/shift_may</comment>
        <translation>Entre dos se puede desplazar la escala.</translation>
    </message>
    <message>
        <source>{by,and} shift the ladder on {hex} towards {wall}.</source>
        <comment>siege.1.92a/shift_done</comment>
        <translation>{by,and} desplazan la escala de {hex} hacia {wall}.</translation>
    </message>
    <message>
        <source>{by,and} shift the ladder from {hex} to {to}, towards {wall}.</source>
        <comment>siege.1.92a/shift_to_done</comment>
        <translation>{by,and} desplazan la escala de {hex} a {to}, hacia {wall}.</translation>
    </message>
    <message>
        <source>No ladder stands on {hex}.</source>
        <comment>siege.1.92a/none</comment>
        <translation>No hay ninguna escala enderezada en {hex}.</translation>
    </message>
    <message>
        <source>It takes two to shift a ladder.</source>
        <comment>siege.1.92a/two</comment>
        <translation>Hacen falta dos para desplazar una escala.</translation>
    </message>
    <message>
        <source>{name} is not beside the ladder on {hex}.</source>
        <comment>siege.1.92a/apart</comment>
        <translation>{name} no está a pie junto a la escala de {hex}.</translation>
    </message>
    <message>
        <source>{hex} is not beside the hex where the ladder stands.</source>
        <comment>siege.1.92a/far</comment>
        <translation>{hex} no es adyacente a la casilla de la escala.</translation>
    </message>
    <message>
        <source>The ladder stands so already.</source>
        <comment>siege.1.92a/as_before</comment>
        <translation>La escala ya está así.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n movement point(s) left, and it takes {points}.</source>
        <comment>siege.1.92a/short</comment>
        <translation>
            <numerusform>A {name} le queda %n punto de movimiento, y hacen falta {points}.</numerusform>
            <numerusform>A {name} le quedan %n puntos de movimiento, y hacen falta {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is on the ladder: it may not be moved.</source>
        <comment>siege.1.92b/occupied</comment>
        <translation>{name} está en la escala: no se puede mover.</translation>
    </message>
    <message>
        <source>{counter} climbs the ladder</source>
        <comment>siege.1.93a/climb</comment>
        <translation>{counter} sube a la escala</translation>
    </message>
    <message>
        <source>{counter} may not climb the ladder.</source>
        <comment>siege.1.93a/climb_no</comment>
        <translation>{counter} no puede subir a la escala.</translation>
    </message>
    <message>
        <source>{counter} may climb the ladder.</source>
        <comment>siege.1.93a/climb_may</comment>
        <translation>{counter} puede subir a la escala.</translation>
    </message>
    <message>
        <source>{counter} climbs the ladder.</source>
        <comment>siege.1.93a/climb_done</comment>
        <translation>{counter} sube a la escala.</translation>
    </message>
    <message>
        <source>{name} is not at the foot of a ladder.</source>
        <comment>siege.1.93a/none</comment>
        <translation>{name} no está al pie de una escala.</translation>
    </message>
    <message>
        <source>{counter} topples the ladder on {hex}</source>
        <comment>siege.1.94a/topple</comment>
        <translation>{counter} tumba la escala de {hex}</translation>
    </message>
    <message>
        <source>{counter} may not topple the ladder on {hex}.</source>
        <comment>siege.1.94a/topple_no</comment>
        <translation>{counter} no puede tumbar la escala de {hex}.</translation>
    </message>
    <message>
        <source>{counter} may try to topple a ladder.</source>
        <comment>siege.1.94a/topple_may</comment>
        <translation>{counter} puede intentar tumbar una escala.</translation>
    </message>
    <message>
        <source>{counter} tries to topple the ladder on {hex}.</source>
        <comment>siege.1.94a/topple_done</comment>
        <translation>{counter} intenta tumbar la escala de {hex}.</translation>
    </message>
    <message>
        <source>{counter} has tried to topple a ladder.</source>
        <comment>siege.1.94a/toppled_so</comment>
        <translation>{counter} ha intentado tumbar una escala.</translation>
    </message>
    <message>
        <source>No ladder on {hex} leans on the rampart where {name} is.</source>
        <comment>siege.1.94a/opposite</comment>
        <translation>Ninguna escala de {hex} se apoya en la almena que ocupa {name}.</translation>
    </message>
    <message>
        <source>{name} has shot in this phase.</source>
        <comment>siege.1.94a/shot</comment>
        <translation>{name} ha disparado en esta fase.</translation>
    </message>
    <message>
        <source>{name} has attacked in this phase.</source>
        <comment>siege.1.94a/attacked</comment>
        <translation>{name} ha atacado en esta fase.</translation>
    </message>
    <message>
        <source>{name} has tried to topple a ladder in this phase.</source>
        <comment>siege.1.94a/tried</comment>
        <translation>{name} ha intentado tumbar una escala en esta fase.</translation>
    </message>
    <message>
        <source>{name} is an animal, and topples no ladder.</source>
        <comment>siege.1.94a/animal</comment>
        <translation>{name} es un animal, y no tumba escalas.</translation>
    </message>
    <message>
        <source>The die shows {die}: the ladder on {hex} falls.</source>
        <comment>siege.1.94b/falls</comment>
        <translation>El dado da {die}: la escala de {hex} cae.</translation>
    </message>
    <message>
        <source>The die shows {die}: the ladder on {hex} stands.</source>
        <comment>siege.1.94b/stands</comment>
        <translation>El dado da {die}: la escala de {hex} sigue en pie.</translation>
    </message>
    <message>
        <source>{name} lays the fallen ladder on the ground.</source>
        <comment>siege.1.94c/first</comment>
        <translation>{name} deja en el suelo la escala caída.</translation>
    </message>
    <message>
        <source>The other half of the ladder lies on {hex}</source>
        <comment>siege.1.94c/drop</comment>
        <translation>La otra mitad de la escala queda en {hex}</translation>
    </message>
    <message>
        <source>The other half of the ladder may not lie on {hex}.</source>
        <comment>siege.1.94c/drop_no</comment>
        <translation>La otra mitad de la escala no puede quedar en {hex}.</translation>
    </message>
    <message>
        <source>{counter} must lay the fallen ladder on the ground.</source>
        <comment>siege.1.94c/drop_may</comment>
        <translation>{counter} debe dejar en el suelo la escala caída.</translation>
    </message>
    <message>
        <source>The other half of the ladder lies on {hex}.</source>
        <comment>siege.1.94c/drop_done</comment>
        <translation>La otra mitad de la escala queda en {hex}.</translation>
    </message>
    <message>
        <source>{counter} has toppled the ladder on {ladder}, and lays it on the ground.</source>
        <comment>siege.1.94c/ladder_so</comment>
        <translation>{counter} ha tumbado la escala de {ladder}, y la deja en el suelo.</translation>
    </message>
    <message>
        <source>{name} has toppled no ladder.</source>
        <comment>siege.1.94c/none</comment>
        <translation>{name} no ha tumbado ninguna escala.</translation>
    </message>
    <message>
        <source>{counter} falls to {hex}</source>
        <comment>siege.1.94d/fall</comment>
        <translation>{counter} cae en {hex}</translation>
    </message>
    <message>
        <source>{counter} may not fall to {hex}.</source>
        <comment>siege.1.94d/fall_no</comment>
        <translation>{counter} no puede caer en {hex}.</translation>
    </message>
    <message>
        <source>{counter} falls, and must be placed.</source>
        <comment>siege.1.94d/fall_may</comment>
        <translation>{counter} cae: hay que decir dónde.</translation>
    </message>
    <message>
        <source>{counter} falls to {hex}.</source>
        <comment>siege.1.94d/fall_done</comment>
        <translation>{counter} cae en {hex}.</translation>
    </message>
    <message>
        <source>{counter} is thrown off the drawbridge on {hex}.</source>
        <comment>siege.1.94d/fall_so_bridge</comment>
        <translation>{counter} cae del puente levadizo de {hex}.</translation>
    </message>
    <message>
        <source>{counter} falls from the ladder on {hex}.</source>
        <comment>siege.1.94d/fall_so_ladder</comment>
        <translation>{counter} cae de la escala de {hex}.</translation>
    </message>
    <message>
        <source>{name} falls from the ladder and must be placed.</source>
        <comment>siege.1.94d/first</comment>
        <translation>{name} cae de la escala: hay que decir dónde.</translation>
    </message>
    <message>
        <source>{name} is on the ladder, and falls with it.</source>
        <comment>siege.1.94d/climber</comment>
        <translation>{name} está en la escala, y cae con ella.</translation>
    </message>
    <message>
        <source>{name} does not fall.</source>
        <comment>siege.1.94d/not_owed</comment>
        <translation>{name} no cae.</translation>
    </message>
    <message>
        <source>{name} falls to a hex beside the ladder that one on foot may enter, not to {hex}.</source>
        <comment>siege.1.94d/elsewhere</comment>
        <translation>{name} cae en una casilla junto a la escala en la que se puede entrar a pie, no en {hex}.</translation>
    </message>
    <message>
        <source>{name} is wounded by the fall.</source>
        <comment>siege.1.94e/wounded</comment>
        <translation>La caída causa una herida a {name}.</translation>
    </message>
    <message>
        <source>{name} was stunned or wounded already, and dies of the fall.</source>
        <comment>siege.1.94e/killed</comment>
        <translation>{name}, que ya tenía un aturdimiento o una herida, muere por la caída.</translation>
    </message>
    <message>
        <source>{name} falls on {other}.</source>
        <comment>siege.1.94f/beneath</comment>
        <translation>{name} cae encima de {other}.</translation>
    </message>
    <message>
        <source>{by} lights a fire</source>
        <comment>siege.3.51a/light</comment>
        <translation>{by} inicia un incendio</translation>
    </message>
    <message>
        <source>{by} lights a fire on {hex}</source>
        <comment>siege.3.51a/light_hex</comment>
        <translation>{by} inicia un incendio en {hex}</translation>
    </message>
    <message>
        <source>{by} may not light a fire.</source>
        <comment>siege.3.51a/light_no</comment>
        <translation>{by} no puede iniciar un incendio.</translation>
    </message>
    <message>
        <source>{by} may not light a fire on {hex}.</source>
        <comment>siege.3.51a/light_hex_no</comment>
        <translation>{by} no puede iniciar un incendio en {hex}.</translation>
    </message>
    <message>
        <source>{by} may light a fire.</source>
        <comment>siege.3.51a/light_may</comment>
        <translation>{by} puede iniciar un incendio.</translation>
    </message>
    <message>
        <source>{hex} is on fire.</source>
        <comment>siege.3.51a/lit_so</comment>
        <translation>{hex} está en llamas.</translation>
    </message>
    <message>
        <source>{counter} lights a fire in this phase.</source>
        <comment>siege.3.51a/tends_so_light</comment>
        <translation>{counter} inicia un incendio en esta fase.</translation>
    </message>
    <message>
        <source>{counter} tries to put a fire out in this phase.</source>
        <comment>siege.3.51a/tends_so_put_out</comment>
        <translation>{counter} intenta extinguir un incendio en esta fase.</translation>
    </message>
    <message>
        <source>{counter} pours boiling oil in this phase.</source>
        <comment>siege.3.51a/tends_so_pour</comment>
        <translation>{counter} vierte aceite hirviendo en esta fase.</translation>
    </message>
    <message>
        <source>{name} is not on the map.</source>
        <comment>siege.3.51a/absent</comment>
        <translation>{name} no está en el mapa.</translation>
    </message>
    <message>
        <source>{name} is dead.</source>
        <comment>siege.3.51a/dead</comment>
        <translation>{name} no está con vida.</translation>
    </message>
    <message>
        <source>{name} is an animal: no character.</source>
        <comment>siege.3.51a/animal</comment>
        <translation>{name} es un animal, no un personaje.</translation>
    </message>
    <message>
        <source>{name} has moved in this phase.</source>
        <comment>siege.3.51a/moved</comment>
        <translation>{name} ha movido en esta fase.</translation>
    </message>
    <message>
        <source>{name} has not stayed there for a complete turn.</source>
        <comment>siege.3.51a/arrived</comment>
        <translation>{name} no ha permanecido allí un turno completo.</translation>
    </message>
    <message>
        <source>Nothing beside {name} can be set alight.</source>
        <comment>siege.3.51a/nothing</comment>
        <translation>Junto a {name} no hay nada que se pueda incendiar.</translation>
    </message>
    <message>
        <source>{hex} is not beside {name}.</source>
        <comment>siege.3.51a/apart</comment>
        <translation>{hex} no está junto a {name}.</translation>
    </message>
    <message>
        <source>On {hex} there is nothing that can be set alight by hand.</source>
        <comment>siege.3.51a/bare</comment>
        <translation>En {hex} no hay nada que se pueda incendiar a mano.</translation>
    </message>
    <message>
        <source>{hex} is on fire already.</source>
        <comment>siege.3.51a/burning</comment>
        <translation>{hex} ya está en llamas.</translation>
    </message>
    <message>
        <source>May light a fire</source>
        <comment>siege.3.51a/may</comment>
        <translation>Pueden iniciar un incendio</translation>
    </message>
    <message>
        <source>Have lit a fire</source>
        <comment>siege.3.51a/done</comment>
        <translation>Han iniciado un incendio</translation>
    </message>
    <message>
        <source>{name} has shot in this phase, and lights no fire.</source>
        <comment>siege.3.51b/shot</comment>
        <translation>{name} ha disparado en esta fase, y no inicia incendios.</translation>
    </message>
    <message>
        <source>{name} has fought in this phase, and lights no fire.</source>
        <comment>siege.3.51b/fought</comment>
        <translation>{name} ha combatido en esta fase, y no inicia incendios.</translation>
    </message>
    <message>
        <source>{name} has lit a fire in this phase, and does not fight.</source>
        <comment>siege.3.51b/lit</comment>
        <translation>{name} ha iniciado un incendio en esta fase, y no combate.</translation>
    </message>
    <message>
        <source>{name} has done its work of this phase already.</source>
        <comment>siege.3.51b/again</comment>
        <translation>{name} ya ha hecho su trabajo de esta fase.</translation>
    </message>
    <message>
        <source>{name} stands on a rampart, from which no siege engine is set alight by hand.</source>
        <comment>siege.3.51c/rampart</comment>
        <translation>{name} está en una almena, desde donde ninguna máquina de asedio se incendia a mano.</translation>
    </message>
    <message>
        <source>Fire from {from} to {hex}</source>
        <comment>siege.3.52a/spread</comment>
        <translation>Incendio de {from} a {hex}</translation>
    </message>
    <message>
        <source>No die is thrown for fire from {from} to {hex}.</source>
        <comment>siege.3.52a/spread_no</comment>
        <translation>No se tira ningún dado por el incendio de {from} a {hex}.</translation>
    </message>
    <message>
        <source>A die is thrown for fire from {from} to {hex}.</source>
        <comment>siege.3.52a/spread_may</comment>
        <translation>Se tira un dado por el incendio de {from} a {hex}.</translation>
    </message>
    <message>
        <source>A die is owed for fire from {from} to {spreads}.</source>
        <comment>siege.3.52a/spreads_so</comment>
        <translation>Se debe un dado por el incendio de {from} a {spreads}.</translation>
    </message>
    <message>
        <source>The die for fire from {from} to {rolled} has fallen.</source>
        <comment>siege.3.52a/rolled_so</comment>
        <translation>El dado por el incendio de {from} a {rolled} se ha tirado.</translation>
    </message>
    <message>
        <source>The fires are checked.</source>
        <comment>siege.3.52a/checked_so</comment>
        <translation>Se comprueban los incendios.</translation>
    </message>
    <message numerus="yes">
        <source>{hex} has burnt for %n turn(s).</source>
        <comment>siege.3.52a/burning_so</comment>
        <translation>
            <numerusform>{hex} arde desde hace %n turno.</numerusform>
            <numerusform>{hex} arde desde hace %n turnos.</numerusform>
        </translation>
    </message>
    <message>
        <source>First the die for fire from {from} to {hex}.</source>
        <comment>siege.3.52a/first</comment>
        <translation>Antes, el dado por el incendio de {from} a {hex}.</translation>
    </message>
    <message>
        <source>Before the phase ends, the fires are checked.</source>
        <comment>siege.3.52a/check</comment>
        <translation>Antes de que termine la fase se comprueban los incendios.</translation>
    </message>
    <message>
        <source>No die is owed for fire from {from} to {hex}.</source>
        <comment>siege.3.52a/not_owed</comment>
        <translation>No se debe ningún dado por el incendio de {from} a {hex}.</translation>
    </message>
    <message>
        <source>Die {die}: the fire spreads from {from} to {hex}.</source>
        <comment>siege.3.52a/catches</comment>
        <translation>Dado {die}: el incendio se propaga de {from} a {hex}.</translation>
    </message>
    <message>
        <source>Die {die}: the fire does not spread from {from} to {hex}.</source>
        <comment>siege.3.52a/stops</comment>
        <translation>Dado {die}: el incendio no se propaga de {from} a {hex}.</translation>
    </message>
    <message>
        <source>{by} tries to put a fire out</source>
        <comment>siege.3.53a/put_out</comment>
        <translation>{by} intenta extinguir un incendio</translation>
    </message>
    <message>
        <source>{by} tries to put out the fire on {hex}</source>
        <comment>siege.3.53a/put_out_hex</comment>
        <translation>{by} intenta extinguir el incendio de {hex}</translation>
    </message>
    <message>
        <source>{by} may not try to put a fire out.</source>
        <comment>siege.3.53a/put_out_no</comment>
        <translation>{by} no puede intentar extinguir un incendio.</translation>
    </message>
    <message>
        <source>{by} may not try to put out the fire on {hex}.</source>
        <comment>siege.3.53a/put_out_hex_no</comment>
        <translation>{by} no puede intentar extinguir el incendio de {hex}.</translation>
    </message>
    <message>
        <source>{by} may try to put a fire out.</source>
        <comment>siege.3.53a/put_out_may</comment>
        <translation>{by} puede intentar extinguir un incendio.</translation>
    </message>
    <message>
        <source>{by} may try to put out the fire on {hex}.</source>
        <comment>siege.3.53a/put_out_hex_may</comment>
        <translation>{by} puede intentar extinguir el incendio de {hex}.</translation>
    </message>
    <message>
        <source>{name} has moved in this phase, and puts no fire out.</source>
        <comment>siege.3.53a/moved</comment>
        <translation>{name} ha movido en esta fase, y no extingue incendios.</translation>
    </message>
    <message>
        <source>{name} has shot in this phase, and puts no fire out.</source>
        <comment>siege.3.53a/shot</comment>
        <translation>{name} ha disparado en esta fase, y no extingue incendios.</translation>
    </message>
    <message>
        <source>{name} has fought in this phase, and puts no fire out.</source>
        <comment>siege.3.53a/fought</comment>
        <translation>{name} ha combatido en esta fase, y no extingue incendios.</translation>
    </message>
    <message>
        <source>{name} has tried to put a fire out in this phase, and does not fight.</source>
        <comment>siege.3.53a/tried</comment>
        <translation>{name} ha intentado extinguir un incendio en esta fase, y no combate.</translation>
    </message>
    <message>
        <source>Nothing burns beside {name}.</source>
        <comment>siege.3.53a/nothing</comment>
        <translation>Junto a {name} no arde nada.</translation>
    </message>
    <message>
        <source>{hex} is not beside {name}.</source>
        <comment>siege.3.53a/apart</comment>
        <translation>{hex} no está junto a {name}.</translation>
    </message>
    <message>
        <source>{hex} is not on fire.</source>
        <comment>siege.3.53a/cold</comment>
        <translation>{hex} no está en llamas.</translation>
    </message>
    <message>
        <source>Die {die}, result {letter}: the fire on {hex} is out.</source>
        <comment>siege.3.53a/out</comment>
        <translation>Dado {die}, resultado {letter}: el incendio de {hex} queda extinguido.</translation>
    </message>
    <message>
        <source>Die {die}: the fire on {hex} burns on.</source>
        <comment>siege.3.53a/burns_on</comment>
        <translation>Dado {die}: el incendio de {hex} continúa.</translation>
    </message>
    <message>
        <source>May put a fire out</source>
        <comment>siege.3.53a/may</comment>
        <translation>Pueden extinguir un incendio</translation>
    </message>
    <message>
        <source>Have tried to put a fire out</source>
        <comment>siege.3.53a/done</comment>
        <translation>Han intentado extinguir un incendio</translation>
    </message>
    <message>
        <source>{name} has made its attempt, or done other work, in this phase already.</source>
        <comment>siege.3.53b/again</comment>
        <translation>{name} ya ha hecho su intento, u otro trabajo, en esta fase.</translation>
    </message>
    <message>
        <source>First {name} must leave the fire.</source>
        <comment>siege.3.54a/first</comment>
        <translation>Antes, {name} debe salir del incendio.</translation>
    </message>
    <message>
        <source>{name} is in the fire and must leave it.</source>
        <comment>siege.3.54a/owes</comment>
        <translation>{name} está en el incendio y debe salir de él.</translation>
    </message>
    <message>
        <source>{name} must retreat 1 hex from the fire, not {given}.</source>
        <comment>siege.3.54a/length</comment>
        <translation>{name} debe retroceder 1 casilla del incendio, no {given}.</translation>
    </message>
    <message>
        <source>{name} leaves the fire, to {hex}.</source>
        <comment>siege.3.54a/done</comment>
        <translation>{name} sale del incendio, a {hex}.</translation>
    </message>
    <message>
        <source>{name} cannot leave the fire: wounded.</source>
        <comment>siege.3.54a/cannot</comment>
        <translation>{name} no puede salir del incendio: herida.</translation>
    </message>
    <message>
        <source>{name} stays in the fire: wounded.</source>
        <comment>siege.3.54a/stays</comment>
        <translation>{name} se queda en el incendio: herida.</translation>
    </message>
    <message>
        <source>{name} has been in the fire for a second turn: killed.</source>
        <comment>siege.3.54a/dies</comment>
        <translation>{name} lleva dos turnos en el incendio: muerte.</translation>
    </message>
    <message>
        <source>{hex} is on fire too.</source>
        <comment>siege.3.54a/burns</comment>
        <translation>{hex} también está en llamas.</translation>
    </message>
    <message>
        <source>{counter} stays in the fire on {stays}.</source>
        <comment>siege.3.54a/stays_so</comment>
        <translation>{counter} se queda en el incendio de {stays}.</translation>
    </message>
    <message>
        <source>Die {die}: {name} comes round in the fire.</source>
        <comment>siege.3.54c/comes_round</comment>
        <translation>Dado {die}: {name} se recupera en el incendio.</translation>
    </message>
    <message>
        <source>Die {die}: {name} dies in the fire.</source>
        <comment>siege.3.54c/dies</comment>
        <translation>Dado {die}: {name} muere en el incendio.</translation>
    </message>
    <message>
        <source>{hex} has burnt for three turns: what it held is destroyed.</source>
        <comment>siege.3.55a/destroyed</comment>
        <translation>{hex} arde desde hace tres turnos: lo que contenía queda destruido.</translation>
    </message>
    <message>
        <source>What stood on {destroyed} is destroyed by fire.</source>
        <comment>siege.3.55a/destroyed_so</comment>
        <translation>Lo que había en {destroyed} queda destruido por el fuego.</translation>
    </message>
    <message>
        <source>The whole engine on {hex} is destroyed.</source>
        <comment>siege.3.55b/whole</comment>
        <translation>La máquina entera de {hex} queda destruida.</translation>
    </message>
    <message>
        <source>One of the three at the ram has tried to put out a fire in this turn.</source>
        <comment>siege.4.34a/put_out</comment>
        <translation>Uno de los tres del ariete ha intentado extinguir un incendio en este turno.</translation>
    </message>
    <message>
        <source>{by} shoots a flaming arrow</source>
        <comment>siege.5.31a/flame</comment>
        <translation>{by} dispara una flecha incendiaria</translation>
    </message>
    <message>
        <source>{by} shoots a flaming arrow at {hex}</source>
        <comment>siege.5.31a/flame_hex</comment>
        <translation>{by} dispara una flecha incendiaria contra {hex}</translation>
    </message>
    <message>
        <source>{by} may not shoot a flaming arrow.</source>
        <comment>siege.5.31a/flame_no</comment>
        <translation>{by} no puede disparar una flecha incendiaria.</translation>
    </message>
    <message>
        <source>{by} may not shoot a flaming arrow at {hex}.</source>
        <comment>siege.5.31a/flame_hex_no</comment>
        <translation>{by} no puede disparar una flecha incendiaria contra {hex}.</translation>
    </message>
    <message>
        <source>{by} may shoot a flaming arrow.</source>
        <comment>siege.5.31a/flame_may</comment>
        <translation>{by} puede disparar una flecha incendiaria.</translation>
    </message>
    <message>
        <source>{by} may shoot a flaming arrow at {hex}.</source>
        <comment>siege.5.31a/flame_hex_may</comment>
        <translation>{by} puede disparar una flecha incendiaria contra {hex}.</translation>
    </message>
    <message>
        <source>Flaming arrows are shot with bows, not with this: {weapon}.</source>
        <comment>siege.5.31a/bows</comment>
        <translation>Las flechas incendiarias se disparan con arco, no con esta arma: {weapon}.</translation>
    </message>
    <message>
        <source>There is no siege engine on {hex}.</source>
        <comment>siege.5.31a/no_engine</comment>
        <translation>En {hex} no hay ninguna máquina de asedio.</translation>
    </message>
    <message>
        <source>{hex} is on fire already.</source>
        <comment>siege.5.31a/burning</comment>
        <translation>{hex} ya está en llamas.</translation>
    </message>
    <message>
        <source>There is no siege engine to shoot at.</source>
        <comment>siege.5.31a/none</comment>
        <translation>No hay ninguna máquina de asedio a la que disparar.</translation>
    </message>
    <message>
        <source>May shoot a flaming arrow</source>
        <comment>siege.5.31a/may</comment>
        <translation>Pueden disparar una flecha incendiaria</translation>
    </message>
    <message>
        <source>{hex} is {range} hexes away; a flaming arrow flies no farther than {longest}.</source>
        <comment>siege.5.31b/short</comment>
        <translation>{hex} está a {range} casillas; una flecha incendiaria no vuela más allá de {longest}.</translation>
    </message>
    <message>
        <source>Die {die}: the arrow does not set {hex} alight.</source>
        <comment>siege.5.31c/misses</comment>
        <translation>Dado {die}: la flecha no incendia {hex}.</translation>
    </message>
    <message>
        <source>Die {die}, result {letter}: {hex} is on fire.</source>
        <comment>siege.5.31d/catches</comment>
        <translation>Dado {die}, resultado {letter}: {hex} está en llamas.</translation>
    </message>
    <message>
        <source>{by} pours boiling oil</source>
        <comment>siege.5.32a/pour</comment>
        <translation>{by} vierte aceite hirviendo</translation>
    </message>
    <message>
        <source>{by} pours boiling oil on {hex}</source>
        <comment>siege.5.32a/pour_hex</comment>
        <translation>{by} vierte aceite hirviendo sobre {hex}</translation>
    </message>
    <message>
        <source>{by} may not pour boiling oil.</source>
        <comment>siege.5.32a/pour_no</comment>
        <translation>{by} no puede verter aceite hirviendo.</translation>
    </message>
    <message>
        <source>{by} may not pour boiling oil on {hex}.</source>
        <comment>siege.5.32a/pour_hex_no</comment>
        <translation>{by} no puede verter aceite hirviendo sobre {hex}.</translation>
    </message>
    <message>
        <source>{by} may pour boiling oil.</source>
        <comment>siege.5.32a/pour_may</comment>
        <translation>{by} puede verter aceite hirviendo.</translation>
    </message>
    <message>
        <source>{by} may pour boiling oil on {hex}.</source>
        <comment>siege.5.32a/pour_hex_may</comment>
        <translation>{by} puede verter aceite hirviendo sobre {hex}.</translation>
    </message>
    <message>
        <source>{counter} empties a barrel of oil on {pours}.</source>
        <comment>siege.5.32a/pours_so</comment>
        <translation>{counter} vacía un barril de aceite sobre {pours}.</translation>
    </message>
    <message>
        <source>{name} is not on a rampart.</source>
        <comment>siege.5.32a/rampart</comment>
        <translation>{name} no está en una almena.</translation>
    </message>
    <message>
        <source>{name} has no oil barrel.</source>
        <comment>siege.5.32a/no_barrel</comment>
        <translation>{name} no tiene un barril de aceite.</translation>
    </message>
    <message>
        <source>{hex} is not beside {name}.</source>
        <comment>siege.5.32a/apart</comment>
        <translation>{hex} no está junto a {name}.</translation>
    </message>
    <message>
        <source>{hex} is not lower than {name}.</source>
        <comment>siege.5.32a/higher</comment>
        <translation>{hex} no está más bajo que {name}.</translation>
    </message>
    <message>
        <source>On {hex} there is neither an enemy nor a siege engine that the oil reaches.</source>
        <comment>siege.5.32a/nobody</comment>
        <translation>En {hex} no hay ni enemigo ni máquina de asedio a los que llegue el aceite.</translation>
    </message>
    <message>
        <source>May pour boiling oil</source>
        <comment>siege.5.32a/may</comment>
        <translation>Pueden verter aceite hirviendo</translation>
    </message>
    <message>
        <source>Have poured boiling oil</source>
        <comment>siege.5.32a/done</comment>
        <translation>Han vertido aceite hirviendo</translation>
    </message>
    <message>
        <source>The oil reaches {hex}, at whatever height.</source>
        <comment>siege.5.32b/reaches</comment>
        <translation>El aceite alcanza {hex}, a cualquier altura.</translation>
    </message>
    <message>
        <source>{name} is on top of a siege tower, out of reach of the oil.</source>
        <comment>siege.5.32c/top</comment>
        <translation>{name} está en lo alto de una torre de asedio, fuera de alcance del aceite.</translation>
    </message>
    <message>
        <source>{name} must leave the top of the burning tower.</source>
        <comment>siege.5.32c/leaves</comment>
        <translation>{name} debe salir de lo alto de la torre en llamas.</translation>
    </message>
    <message>
        <source>{name} has shot in this phase, and pours no oil.</source>
        <comment>siege.5.32d/shot</comment>
        <translation>{name} ha disparado en esta fase, y no vierte aceite.</translation>
    </message>
    <message>
        <source>{name} has fought in this phase, and pours no oil.</source>
        <comment>siege.5.32d/fought</comment>
        <translation>{name} ha combatido en esta fase, y no vierte aceite.</translation>
    </message>
    <message>
        <source>{name} has poured oil in this phase, and does not fight.</source>
        <comment>siege.5.32d/poured</comment>
        <translation>{name} ha vertido aceite en esta fase, y no combate.</translation>
    </message>
    <message>
        <source>{name} has done its work of this phase already.</source>
        <comment>siege.5.32d/again</comment>
        <translation>{name} ya ha hecho su trabajo de esta fase.</translation>
    </message>
    <message>
        <source>{counter} picks up an oil barrel</source>
        <comment>siege.5.32e/take</comment>
        <translation>{counter} recoge un barril de aceite</translation>
    </message>
    <message>
        <source>{counter} may not pick up an oil barrel.</source>
        <comment>siege.5.32e/take_no</comment>
        <translation>{counter} no puede recoger un barril de aceite.</translation>
    </message>
    <message>
        <source>{counter} may pick up an oil barrel.</source>
        <comment>siege.5.32e/take_may</comment>
        <translation>{counter} puede recoger un barril de aceite.</translation>
    </message>
    <message>
        <source>{counter} picks up an oil barrel.</source>
        <comment>siege.5.32e/take_done</comment>
        <translation>{counter} recoge un barril de aceite.</translation>
    </message>
    <message>
        <source>{counter} has the oil barrel from {takes}.</source>
        <comment>siege.5.32e/takes_so</comment>
        <translation>{counter} tiene el barril de aceite de {takes}.</translation>
    </message>
    <message>
        <source>{name} carries a barrel: 2 movement points fewer.</source>
        <comment>siege.5.32e/carries</comment>
        <translation>{name} lleva un barril: 2 puntos de movimiento menos.</translation>
    </message>
    <message>
        <source>{name} carries a barrel already.</source>
        <comment>siege.5.32e/has_one</comment>
        <translation>{name} ya lleva un barril.</translation>
    </message>
    <message>
        <source>{name} is mounted or an animal, and carries no barrel.</source>
        <comment>siege.5.32e/mounted</comment>
        <translation>{name} va a caballo o es un animal, y no lleva barriles.</translation>
    </message>
    <message>
        <source>May pick up an oil barrel</source>
        <comment>siege.5.32e/may</comment>
        <translation>Pueden recoger un barril de aceite</translation>
    </message>
    <message>
        <source>Carry an oil barrel</source>
        <comment>siege.5.32e/done</comment>
        <translation>Llevan un barril de aceite</translation>
    </message>
    <message>
        <source>Die {die} in column {column}, table {table}: {result}.</source>
        <comment>siege.5.32f/column</comment>
        <translation>Dado {die} en la columna {column}, tabla {table}: {result}.</translation>
    </message>
    <message>
        <source>Die {die} in column {column}, table {table}: {name} is unhurt.</source>
        <comment>siege.5.32f/nothing</comment>
        <translation>Dado {die} en la columna {column}, tabla {table}: {name} sale ileso.</translation>
    </message>
    <message>
        <source>No siege engine protects {name} from the oil.</source>
        <comment>siege.5.32f/unprotected</comment>
        <translation>Ninguna máquina de asedio protege a {name} del aceite.</translation>
    </message>
    <message>
        <source>A siege engine protects {name}: the die for it comes first.</source>
        <comment>siege.5.32g/under</comment>
        <translation>Una máquina de asedio protege a {name}: antes se tira el dado por ella.</translation>
    </message>
    <message>
        <source>Die {die}, result {letter}: the engine on {hex} is on fire.</source>
        <comment>siege.5.32g/catches</comment>
        <translation>Dado {die}, resultado {letter}: la máquina de {hex} está en llamas.</translation>
    </message>
    <message>
        <source>Die {die}: the engine on {hex} does not catch fire.</source>
        <comment>siege.5.32g/holds</comment>
        <translation>Dado {die}: la máquina de {hex} no se incendia.</translation>
    </message>
    <message>
        <source>{name} must retreat from the burning engine.</source>
        <comment>siege.5.32h/flees</comment>
        <translation>{name} debe retroceder de la máquina en llamas.</translation>
    </message>
    <message>
        <source>The oil reaches nobody on {hex}: only the die for the engine is thrown.</source>
        <comment>siege.5.32k/alone</comment>
        <translation>El aceite no alcanza a nadie en {hex}: solo se tira el dado por la máquina.</translation>
    </message>
    <message>
        <source>Panic after the death of {dead}</source>
        <comment>siege.panic.1a/panic</comment>
        <translation>Pánico tras la muerte de {dead}</translation>
    </message>
    <message>
        <source>No panic die for {dead}.</source>
        <comment>siege.panic.1a/panic_no</comment>
        <translation>Ningún dado de pánico por {dead}.</translation>
    </message>
    <message>
        <source>A die is thrown for the death of {dead}.</source>
        <comment>siege.panic.1a/panic_may</comment>
        <translation>Se tira un dado por la muerte de {dead}.</translation>
    </message>
    <message>
        <source>First the panic die is thrown for the death of {name}.</source>
        <comment>siege.panic.1a/first</comment>
        <translation>Primero se tira el dado de pánico por la muerte de {name}.</translation>
    </message>
    <message>
        <source>No panic die is owed for {name}.</source>
        <comment>siege.panic.1a/not_owed</comment>
        <translation>No se debe ningún dado de pánico por {name}.</translation>
    </message>
    <message>
        <source>The death of {name} may frighten {friends,and}.</source>
        <comment>siege.panic.1a/risk</comment>
        <translation>La muerte de {name} puede asustar a: {friends,and}.</translation>
    </message>
    <message>
        <source>The death of {name} frightens nobody.</source>
        <comment>siege.panic.1a/spared</comment>
        <translation>La muerte de {name} no asusta a nadie.</translation>
    </message>
    <message>
        <source>{counter} takes heart again.</source>
        <comment>siege.panic.1a/nerve_so_steady</comment>
        <translation>{counter} recobra el ánimo.</translation>
    </message>
    <message>
        <source>{counter} panics.</source>
        <comment>siege.panic.1a/nerve_so_panic</comment>
        <translation>El pánico se apodera de {counter}.</translation>
    </message>
    <message>
        <source>{counter} routs.</source>
        <comment>siege.panic.1a/nerve_so_rout</comment>
        <translation>{counter} entra en desbandada.</translation>
    </message>
    <message>
        <source>The nerve of {counter}: {nerve}.</source>
        <comment>siege.panic.1a/nerve_so</comment>
        <translation>El ánimo de {counter}: {nerve}.</translation>
    </message>
    <message>
        <source>The death of {dead} frightens nobody any more.</source>
        <comment>siege.panic.1a/shaken_so</comment>
        <translation>La muerte de {dead} ya no asusta a nadie.</translation>
    </message>
    <message>
        <source>Panic table, die {die}: nothing happens.</source>
        <comment>siege.panic.1c/nothing</comment>
        <translation>Tabla de pánico, dado {die}: no pasa nada.</translation>
    </message>
    <message numerus="yes">
        <source>Panic table, die {die}: panic, %n character(s).</source>
        <comment>siege.panic.1c/panic</comment>
        <translation>
            <numerusform>Tabla de pánico, dado {die}: pánico, %n personaje.</numerusform>
            <numerusform>Tabla de pánico, dado {die}: pánico, %n personajes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Panic table, die {die}: rout, %n character(s).</source>
        <comment>siege.panic.1c/rout</comment>
        <translation>
            <numerusform>Tabla de pánico, dado {die}: desbandada, %n personaje.</numerusform>
            <numerusform>Tabla de pánico, dado {die}: desbandada, %n personajes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Affected: {who,and}</source>
        <comment>siege.panic.1d/frighten</comment>
        <translation>Afecta a: {who,and}</translation>
    </message>
    <message>
        <source>These may not be chosen.</source>
        <comment>siege.panic.1d/frighten_no</comment>
        <translation>Estos no se pueden elegir.</translation>
    </message>
    <message>
        <source>The owner chooses who is affected.</source>
        <comment>siege.panic.1d/frighten_may</comment>
        <translation>Su jugador elige a quiénes afecta.</translation>
    </message>
    <message>
        <source>Affected: {who,and}.</source>
        <comment>siege.panic.1d/frighten_done</comment>
        <translation>Afecta a: {who,and}.</translation>
    </message>
    <message>
        <source>Nobody more is affected</source>
        <comment>siege.panic.1d/keep_calm</comment>
        <translation>No afecta a nadie más</translation>
    </message>
    <message>
        <source>Nobody may stay calm now.</source>
        <comment>siege.panic.1d/keep_calm_no</comment>
        <translation>Ahora nadie puede conservar la calma.</translation>
    </message>
    <message>
        <source>Nobody more is affected.</source>
        <comment>siege.panic.1d/keep_calm_done</comment>
        <translation>No afecta a nadie más.</translation>
    </message>
    <message>
        <source>No more than these are there: all are affected.</source>
        <comment>siege.panic.1d/fewer</comment>
        <translation>No hay más que estos: afecta a todos.</translation>
    </message>
    <message numerus="yes">
        <source>First %n character(s) are chosen after the death of {name}.</source>
        <comment>siege.panic.1d/first</comment>
        <translation>
            <numerusform>Primero se elige %n personaje tras la muerte de {name}.</numerusform>
            <numerusform>Primero se eligen %n personajes tras la muerte de {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Those who saw {name} die may all be let panic or rout.</source>
        <comment>siege.panic.1d/may</comment>
        <translation>Quienes vieron morir a {name} pueden entrar todos en pánico o en desbandada, si así se quiere.</translation>
    </message>
    <message>
        <source>Or nobody is.</source>
        <comment>siege.panic.1d/or_calm</comment>
        <translation>O nadie.</translation>
    </message>
    <message>
        <source>After the death of {name} nobody is to be chosen.</source>
        <comment>siege.panic.1d/not_owed</comment>
        <translation>Tras la muerte de {name} no hay que elegir a nadie.</translation>
    </message>
    <message>
        <source>The death of {dead} does not frighten {name}.</source>
        <comment>siege.panic.1d/not_he</comment>
        <translation>La muerte de {dead} no asusta a {name}.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them must be chosen, not {given}.</source>
        <comment>siege.panic.1d/count</comment>
        <translation>
            <numerusform>Hay que elegir %n personaje, no {given}.</numerusform>
            <numerusform>Hay que elegir %n personajes, no {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n must be chosen, or all of them; not {given}.</source>
        <comment>siege.panic.1d/all</comment>
        <translation>
            <numerusform>Hay que elegir %n personaje, o a todos; no {given}.</numerusform>
            <numerusform>Hay que elegir %n personajes, o a todos; no {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The die asks for %n character(s).</source>
        <comment>siege.panic.1d/must</comment>
        <translation>
            <numerusform>El dado pide %n personaje.</numerusform>
            <numerusform>El dado pide %n personajes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The die says which: {nerve}.</source>
        <comment>siege.panic.1d/into</comment>
        <translation>Lo dice el dado: {nerve}.</translation>
    </message>
    <message numerus="yes">
        <source>%n of those who saw {dead} die are affected; the owner chooses.</source>
        <comment>siege.panic.1d/fright_so</comment>
        <translation>
            <numerusform>Afecta a %n personaje que vio morir a {dead}; elige su jugador.</numerusform>
            <numerusform>Afecta a %n personajes que vieron morir a {dead}; elige su jugador.</numerusform>
        </translation>
    </message>
    <message>
        <source>{counter} flees</source>
        <comment>siege.panic.2a/flee</comment>
        <translation>{counter} huye</translation>
    </message>
    <message>
        <source>{counter} flees to {path,last}</source>
        <comment>siege.panic.2a/flee_path</comment>
        <translation>{counter} huye a {path,last}</translation>
    </message>
    <message>
        <source>{counter} flees from the map</source>
        <comment>siege.panic.2a/flee_over</comment>
        <translation>{counter} huye del mapa</translation>
    </message>
    <message>
        <source>{counter} may not flee so.</source>
        <comment>siege.panic.2a/flee_no</comment>
        <translation>{counter} no puede huir así.</translation>
    </message>
    <message>
        <source>{counter} may not flee to {path,last} like that.</source>
        <comment>siege.panic.2a/flee_path_no</comment>
        <translation>{counter} no puede huir así a {path,last}.</translation>
    </message>
    <message>
        <source>{counter} must flee.</source>
        <comment>siege.panic.2a/flee_may</comment>
        <translation>{counter} debe huir.</translation>
    </message>
    <message>
        <source>{counter} flees to {path,last}.</source>
        <comment>siege.panic.2a/flee_path_done</comment>
        <translation>{counter} huye a {path,last}.</translation>
    </message>
    <message>
        <source>{counter} flees from the map.</source>
        <comment>siege.panic.2a/flee_over_done</comment>
        <translation>{counter} huye del mapa.</translation>
    </message>
    <message>
        <source>First {name} flees.</source>
        <comment>siege.panic.2a/first</comment>
        <translation>Primero huye {name}.</translation>
    </message>
    <message>
        <source>{name} has no flight to make.</source>
        <comment>siege.panic.2a/not_owed</comment>
        <translation>{name} no tiene que huir.</translation>
    </message>
    <message>
        <source>{to} is not beside {from}.</source>
        <comment>siege.panic.2a/jump</comment>
        <translation>{to} no está junto a {from}.</translation>
    </message>
    <message>
        <source>{hex} was on the way already.</source>
        <comment>siege.panic.2a/back</comment>
        <translation>{hex} ya estaba en el camino.</translation>
    </message>
    <message>
        <source>{hex} cannot be entered.</source>
        <comment>siege.panic.2a/closed</comment>
        <translation>No se puede entrar en {hex}.</translation>
    </message>
    <message>
        <source>{hex} is held.</source>
        <comment>siege.panic.2a/held</comment>
        <translation>{hex} no está libre.</translation>
    </message>
    <message>
        <source>A way leads farther from the enemy than to {hex}.</source>
        <comment>siege.panic.2a/nearer</comment>
        <translation>Hay un camino que lleva más lejos del enemigo que {hex}.</translation>
    </message>
    <message>
        <source>Another step leads farther from the enemy than {hex}.</source>
        <comment>siege.panic.2a/farthest</comment>
        <translation>Otra casilla está más lejos del enemigo que {hex}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} must flee %n hex(es), not {given}.</source>
        <comment>siege.panic.2a/length</comment>
        <translation>
            <numerusform>{name} debe huir %n casilla, no {given}.</numerusform>
            <numerusform>{name} debe huir %n casillas, no {given}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No flight from {hex} goes on to its end.</source>
        <comment>siege.panic.2a/stuck</comment>
        <translation>Desde {hex} ninguna huida llega a su fin.</translation>
    </message>
    <message>
        <source>That side of {hex} is not the edge of the map.</source>
        <comment>siege.panic.2a/edge</comment>
        <translation>Ese lado de {hex} no es el borde del mapa.</translation>
    </message>
    <message>
        <source>{hex} does not lead to the nearest way out.</source>
        <comment>siege.panic.2b/way_out</comment>
        <translation>{hex} no lleva a la escapatoria más próxima.</translation>
    </message>
    <message>
        <source>{hex} is beside an enemy who could attack there.</source>
        <comment>siege.panic.2c/threat</comment>
        <translation>{hex} está junto a un enemigo que podría atacar allí.</translation>
    </message>
    <message>
        <source>There is no way for {name} to flee: wounded instead.</source>
        <comment>siege.panic.2d/wounded</comment>
        <translation>{name} no tiene por dónde huir: el resultado es una herida.</translation>
    </message>
    <message>
        <source>{hex} is beside an enemy, and {name} is in panic.</source>
        <comment>siege.panic.2f/contact</comment>
        <translation>{name} está en pánico: {hex} está junto al enemigo.</translation>
    </message>
    <message numerus="yes">
        <source>All who are attacked are in panic: %n column(s) to the right.</source>
        <comment>siege.panic.2g/shift</comment>
        <translation>
            <numerusform>Quienes son atacados están en pánico: %n columna a la derecha.</numerusform>
            <numerusform>Quienes son atacados están en pánico: %n columnas a la derecha.</numerusform>
        </translation>
    </message>
    <message>
        <source>Those attacked are in panic: what would befall the attackers does not count.</source>
        <comment>siege.panic.2g/ignored</comment>
        <translation>Quienes son atacados están en pánico: lo que sufrirían los atacantes no cuenta.</translation>
    </message>
    <message>
        <source>{other} stands beside {name}: the panic ends.</source>
        <comment>siege.panic.2h/rallied</comment>
        <translation>{other} está junto a {name}: el pánico termina.</translation>
    </message>
    <message>
        <source>Every enemy is far from {name}: the panic ends.</source>
        <comment>siege.panic.2h/far</comment>
        <translation>Todo enemigo está lejos de {name}: el pánico termina.</translation>
    </message>
    <message>
        <source>{name} is in rout and moves only in flight.</source>
        <comment>siege.panic.3a/moves</comment>
        <translation>{name} está en desbandada y solo se mueve huyendo.</translation>
    </message>
    <message>
        <source>{hex} takes more movement points than are left.</source>
        <comment>siege.panic.3a/points</comment>
        <translation>{hex} exige más puntos de movimiento de los que quedan.</translation>
    </message>
    <message>
        <source>{name} has movement points left and flees on.</source>
        <comment>siege.panic.3a/on</comment>
        <translation>A {name} le quedan puntos de movimiento y sigue huyendo.</translation>
    </message>
    <message>
        <source>{counter} must flee again.</source>
        <comment>siege.panic.3a/flight_so</comment>
        <translation>{counter} debe huir de nuevo.</translation>
    </message>
    <message>
        <source>Those in rout flee in step 2, so that it cannot be left out.</source>
        <comment>siege.panic.3a/first</comment>
        <translation>Quien está en desbandada huye en la secuencia 2, que por eso no se puede omitir.</translation>
    </message>
    <message>
        <source>{other} stands beside {name}: the rout ends.</source>
        <comment>siege.panic.3b/rallied</comment>
        <translation>{other} está junto a {name}: la desbandada termina.</translation>
    </message>
    <message>
        <source>{name} was in panic already and routs, without a die.</source>
        <comment>siege.panic.4/routs</comment>
        <translation>{name} ya estaba en pánico y entra en desbandada, sin dado.</translation>
    </message>
    <message>
        <source>{counter} leaves the map and does not return.</source>
        <comment>siege.exit.1/left_so</comment>
        <translation>{counter} sale del mapa y no vuelve.</translation>
    </message>
    <message>
        <source>{name} is wounded and counts as a loss.</source>
        <comment>siege.exit.1/lost</comment>
        <translation>{name} tiene una herida y cuenta como baja.</translation>
    </message>
    <message>
        <source>{name} does not count as a loss.</source>
        <comment>siege.exit.1/not_lost</comment>
        <translation>{name} no cuenta como baja.</translation>
    </message>
    <message>
        <source>{name} has left the map and does not return.</source>
        <comment>siege.exit.1/gone</comment>
        <translation>{name} ha salido del mapa y no vuelve.</translation>
    </message>
    <message>
        <source>{friend} stands beside {target}, and a miss may hit {friend}.</source>
        <comment>siege.error.1/lifted</comment>
        <translation>{friend} está junto a {target}: un tiro fallido puede alcanzar a {friend}.</translation>
    </message>
    <message>
        <source>The shot misses, and {friend} stands beside {target}: a second die on the error table.</source>
        <comment>siege.error.2/risk</comment>
        <translation>El tiro falla; {friend} está junto a {target}: un segundo dado en la tabla de errores de tiro.</translation>
    </message>
    <message>
        <source>The shot misses, and several stand beside {target}: one is drawn, counted in the order of {friends,and}.</source>
        <comment>siege.error.2/draw</comment>
        <translation>El tiro falla; hay varios amigos junto a {target}: se sortea, contando en este orden: {friends,and}.</translation>
    </message>
    <message>
        <source>{friend} is drawn: a second die on the error table.</source>
        <comment>siege.error.2/drawn</comment>
        <translation>El sorteo señala a {friend}: un segundo dado en la tabla de errores de tiro.</translation>
    </message>
    <message>
        <source>Range, health and skill count for the error die too: {add}.</source>
        <comment>siege.error.3/added</comment>
        <translation>Distancia, salud y habilidad cuentan también para el dado de error: {add}.</translation>
    </message>
    <message>
        <source>Error table, die {die}, adjusted {adjusted}: {friend} is hit and wounded.</source>
        <comment>siege.error.4/hit</comment>
        <translation>Tabla de errores de tiro, dado {die}, ajustado {adjusted}: {friend} recibe el tiro (herido).</translation>
    </message>
    <message>
        <source>Error table, die {die}, adjusted {adjusted}: nobody is hit.</source>
        <comment>siege.error.4/harmless</comment>
        <translation>Tabla de errores de tiro, dado {die}, ajustado {adjusted}: no alcanza a nadie.</translation>
    </message>
    <message>
        <source>An obstacle stands between {shooter} and {friend}, who cannot be hit by mistake.</source>
        <comment>siege.error.5/shielded</comment>
        <translation>{friend} está tras un obstáculo: el tiro de {shooter} no le puede alcanzar por error.</translation>
    </message>
    <message>
        <source>The skill numbers of the side of {shooter} add up to {sum} among those with this weapon ({weapon}), not to 0.</source>
        <comment>siege.skill.2/sum</comment>
        <translation>Los números de habilidad del bando de {shooter} entre quienes llevan esta arma ({weapon}) suman {sum}, no 0.</translation>
    </message>
    <message>
        <source>Result {letter} puts out only a fire lit by a flaming arrow: {hex} burns on.</source>
        <comment>siege.sheet.7/arrow_only</comment>
        <translation>El resultado {letter} solo extingue un incendio iniciado con una flecha incendiaria: {hex} sigue ardiendo.</translation>
    </message>
    <message>
        <source>{name} has not spent the whole turn at the winch.</source>
        <comment>siege.ruling.whole-turn/acted</comment>
        <translation>{name} no ha pasado todo el turno en el torno.</translation>
    </message>
    <message>
        <source>{name} was attacked in this turn.</source>
        <comment>siege.ruling.whole-turn/fought</comment>
        <translation>Alguien ha atacado a {name} en este turno.</translation>
    </message>
    <message>
        <source>The winch is worked in step 5 of the last phase of the turn.</source>
        <comment>siege.ruling.winch/turn_end</comment>
        <translation>El torno se acciona en la secuencia 5 de la última fase del turno.</translation>
    </message>
    <message>
        <source>{name} works the winch in step 5 of a phase of the own side.</source>
        <comment>siege.ruling.winch/own_phase</comment>
        <translation>{name} acciona el torno en la secuencia 5 de una fase de su bando.</translation>
    </message>
    <message>
        <source>The gate stays open although the drawbridge is raised.</source>
        <comment>siege.ruling.gate-closed/open</comment>
        <translation>La puerta sigue abierta aunque el puente levadizo esté alzado.</translation>
    </message>
    <message>
        <source>No moat hex beside the drawbridge is free: the nearest that is.</source>
        <comment>siege.ruling.bridge-full/nearest</comment>
        <translation>Ninguna casilla de foso junto al puente levadizo está libre: la más próxima que lo esté.</translation>
    </message>
    <message>
        <source>No moat hex beside the drawbridge is free: {name} lands on another.</source>
        <comment>siege.ruling.bridge-full/stack</comment>
        <translation>Ninguna casilla de foso junto al puente levadizo está libre: {name} cae encima de otro.</translation>
    </message>
    <message>
        <source>{name} is thrown off the drawbridge, and the horse dies.</source>
        <comment>siege.ruling.bridge-mounted/horse</comment>
        <translation>{name} cae del puente levadizo, y el caballo muere.</translation>
    </message>
    <message>
        <source>{name} is thrown off the drawbridge, and dies.</source>
        <comment>siege.ruling.bridge-mounted/animal</comment>
        <translation>{name} cae del puente levadizo, y muere.</translation>
    </message>
    <message>
        <source>{name} stands at the foot of the ladder on {hex}.</source>
        <comment>siege.ruling.ladder-raise/foot</comment>
        <translation>{name} está al pie de la escala de {hex}.</translation>
    </message>
    <message>
        <source>{name} is at the foot of the ladder on {hex}: disadvantage (-).</source>
        <comment>siege.ruling.ladder-raise/fights</comment>
        <translation>{name} está al pie de la escala de {hex}: desventaja (-).</translation>
    </message>
    <message numerus="yes">
        <source>{name} is on the ladder on {hex} at once: %n movement point(s).</source>
        <comment>siege.ruling.ladder-raise/climbs</comment>
        <translation>
            <numerusform>{name} sube de inmediato a la escala de {hex}: %n punto de movimiento.</numerusform>
            <numerusform>{name} sube de inmediato a la escala de {hex}: %n puntos de movimiento.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n movement point(s) left, and being on the ladder takes {points}.</source>
        <comment>siege.ruling.ladder-raise/short</comment>
        <translation>
            <numerusform>A {name} le queda %n punto de movimiento, y estar en la escala cuesta {points}.</numerusform>
            <numerusform>A {name} le quedan %n puntos de movimiento, y estar en la escala cuesta {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{counter} lays the ladder down</source>
        <comment>siege.ruling.ladder-carry/put_down</comment>
        <translation>{counter} deja la escala</translation>
    </message>
    <message>
        <source>{counter} may not lay the ladder down.</source>
        <comment>siege.ruling.ladder-carry/put_down_no</comment>
        <translation>{counter} no puede dejar la escala.</translation>
    </message>
    <message>
        <source>{counter} may lay the ladder down.</source>
        <comment>siege.ruling.ladder-carry/put_down_may</comment>
        <translation>{counter} puede dejar la escala.</translation>
    </message>
    <message>
        <source>{counter} lays the ladder down.</source>
        <comment>siege.ruling.ladder-carry/put_down_done</comment>
        <translation>{counter} deja la escala.</translation>
    </message>
    <message>
        <source>{counter} and {lays} lay the ladder down.</source>
        <comment>siege.ruling.ladder-carry/lays_so</comment>
        <translation>{counter}, con {lays}, deja la escala.</translation>
    </message>
    <message>
        <source>{name} holds no ladder.</source>
        <comment>siege.ruling.ladder-carry/not_held</comment>
        <translation>{name} no sostiene ninguna escala.</translation>
    </message>
    <message>
        <source>{name} is not on foot, and carries no ladder.</source>
        <comment>siege.ruling.ladder-carry/afoot</comment>
        <translation>{name} no está a pie, y no lleva escalas.</translation>
    </message>
    <message>
        <source>{name} has carried a ladder in this phase, and may neither shoot nor attack.</source>
        <comment>siege.ruling.ladder-carry/phase</comment>
        <translation>{name} ha llevado una escala en esta fase, y no puede disparar ni atacar.</translation>
    </message>
    <message>
        <source>No ladder can stand on {hex}: one on foot may not enter it.</source>
        <comment>siege.ruling.ladder-where/foot</comment>
        <translation>En {hex} no puede haber una escala: a pie no se puede entrar.</translation>
    </message>
    <message>
        <source>No ladder can stand on {hex}: other equipment is there.</source>
        <comment>siege.ruling.ladder-where/equipment</comment>
        <translation>En {hex} no puede haber una escala: hay otro material.</translation>
    </message>
    <message>
        <source>No ladder can stand on {hex}: it is open moat.</source>
        <comment>siege.ruling.ladder-where/moat</comment>
        <translation>En {hex} no puede haber una escala: es foso abierto.</translation>
    </message>
    <message>
        <source>No ladder can stand on {hex}: it is not outside the wall.</source>
        <comment>siege.ruling.ladder-where/inside</comment>
        <translation>En {hex} no puede haber una escala: no está fuera de la muralla.</translation>
    </message>
    <message>
        <source>The other half of the ladder cannot lie on {hex}.</source>
        <comment>siege.ruling.ladder-where/fallen</comment>
        <translation>La otra mitad de la escala no puede quedar en {hex}.</translation>
    </message>
    <message numerus="yes">
        <source>Each of the two spends %n movement point(s).</source>
        <comment>siege.ruling.ladder-turn/each</comment>
        <translation>
            <numerusform>Cada uno de los dos gasta %n punto de movimiento.</numerusform>
            <numerusform>Cada uno de los dos gasta %n puntos de movimiento.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} lies on another, can leave, and must.</source>
        <comment>siege.ruling.fall-stack/leave</comment>
        <translation>{name} está encima de otro, puede irse y debe hacerlo.</translation>
    </message>
    <message>
        <source>{name} and {other} are on one hex: each is attacked by himself.</source>
        <comment>siege.ruling.fall-stack/singly</comment>
        <translation>{name} comparte casilla con {other}: se ataca a uno o a otro.</translation>
    </message>
    <message>
        <source>{name} and {other} are on one hex: they are attacked together.</source>
        <comment>siege.ruling.fall-stack/together</comment>
        <translation>{name} comparte casilla con {other}: se les ataca juntos.</translation>
    </message>
    <message numerus="yes">
        <source>{hex} has burnt for %n turn(s).</source>
        <comment>siege.ruling.fire-count/turn</comment>
        <translation>
            <numerusform>{hex} arde desde hace %n turno.</numerusform>
            <numerusform>{hex} arde desde hace %n turnos.</numerusform>
        </translation>
    </message>
    <message>
        <source>First all dice for the spread of the fire, then those caught by it leave.</source>
        <comment>siege.ruling.fire-order/dice_first</comment>
        <translation>Antes, todos los dados por la propagación del incendio; después sale quien esté en él.</translation>
    </message>
    <message>
        <source>The new flame spreads at once.</source>
        <comment>siege.ruling.fire-order/chained</comment>
        <translation>La nueva llama se propaga de inmediato.</translation>
    </message>
    <message>
        <source>One die is thrown for {hex}, though it lies beside several burning hexes.</source>
        <comment>siege.ruling.fire-two/one</comment>
        <translation>Por {hex} se tira un solo dado, aunque esté junto a varias casillas en llamas.</translation>
    </message>
    <message>
        <source>{name} may stay in the fire at its price: a wound now, death at the next check.</source>
        <comment>siege.ruling.fire-stay/price</comment>
        <translation>{name} puede quedarse en el incendio a su precio: una herida ahora, la muerte en la próxima comprobación.</translation>
    </message>
    <message>
        <source>{hex} is beside an enemy, which is no bar to one who leaves a fire.</source>
        <comment>siege.ruling.fire-retreat/free</comment>
        <translation>{hex} está junto a un enemigo, lo que no impide salir de un incendio.</translation>
    </message>
    <message>
        <source>{hex} is beside an enemy.</source>
        <comment>siege.ruling.fire-retreat/enemy</comment>
        <translation>{hex} está junto a un enemigo.</translation>
    </message>
    <message>
        <source>{name} is wounded already: the second wound kills.</source>
        <comment>siege.ruling.fire-wounded/adds</comment>
        <translation>{name} ya tiene una herida: la segunda mata.</translation>
    </message>
    <message>
        <source>{name} is wounded already, and wounds from fire stand apart.</source>
        <comment>siege.ruling.fire-wounded/apart</comment>
        <translation>{name} ya tiene una herida, y las heridas por fuego no se suman.</translation>
    </message>
    <message>
        <source>A wall or an arrow slit is between {name} and {hex}.</source>
        <comment>siege.ruling.fire-reach/wall</comment>
        <translation>Un muro o una tronera separa {hex} de {name}.</translation>
    </message>
    <message>
        <source>From where {name} stands, {hex} could not be attacked.</source>
        <comment>siege.ruling.fire-reach/height</comment>
        <translation>{name} no podría atacar {hex} desde donde se encuentra.</translation>
    </message>
    <message>
        <source>The fire on {hex} has spread from one lit by a flaming arrow, and counts as such.</source>
        <comment>siege.ruling.fire-arrow/spread</comment>
        <translation>El incendio de {hex} viene de uno iniciado con una flecha incendiaria, y cuenta como tal.</translation>
    </message>
    <message>
        <source>The fire on {hex} has spread from one lit by a flaming arrow, which does not make it one.</source>
        <comment>siege.ruling.fire-arrow/not_spread</comment>
        <translation>El incendio de {hex} viene de uno iniciado con una flecha incendiaria, pero no cuenta como tal.</translation>
    </message>
    <message>
        <source>{name} comes down with what burnt on {hex}: wounded.</source>
        <comment>siege.ruling.burnt-out/falls</comment>
        <translation>{name} cae con lo que ardió en {hex}: herida.</translation>
    </message>
    <message>
        <source>{name} comes down with what burnt on {hex}, unhurt.</source>
        <comment>siege.ruling.burnt-out/unhurt</comment>
        <translation>{name} baja ileso de lo que ardió en {hex}.</translation>
    </message>
    <message>
        <source>{name} comes down with what burnt on {hex}: killed.</source>
        <comment>siege.ruling.burnt-out/killed</comment>
        <translation>{name} cae con lo que ardió en {hex}: muerte.</translation>
    </message>
    <message>
        <source>The engine on {hex} is on fire and does not move.</source>
        <comment>siege.ruling.burning-engine/moves</comment>
        <translation>La máquina en {hex} está en llamas y no se mueve.</translation>
    </message>
    <message>
        <source>The ram on {hex} is on fire and does not strike.</source>
        <comment>siege.ruling.burning-engine/rams</comment>
        <translation>El ariete en {hex} está en llamas y no golpea.</translation>
    </message>
    <message>
        <source>The engine on {hex} works although it is on fire.</source>
        <comment>siege.ruling.burning-engine/works</comment>
        <translation>La máquina en {hex} está en llamas, y aun así funciona.</translation>
    </message>
    <message>
        <source>Does an engine on fire still work (rule 3.54b)? By default (out-of-use), no: a siege tower or ram with a burning hex neither moves nor rams, and a ballista on fire does not shoot. The burning hex has to be left, so the three characters of rules 2.41a and 4.31b are not there. In the other reading (works) it goes on working: nobody has to be on its burning hexes.</source>
        <comment>siege.ruling.burning-engine/text</comment>
        <translation>¿Funciona todavía una máquina en llamas (regla 3.54b)? Por defecto (out-of-use), no: una torre de asedio o un ariete con una casilla en llamas ni se mueve ni golpea el muro, y un ballestón en llamas no dispara. Hay que dejar la casilla en llamas, así que faltan los tres personajes de las reglas 2.41a y 4.31b. En la otra lectura (works) sigue funcionando: en sus casillas en llamas no hace falta nadie.</translation>
    </message>
    <message>
        <source>No line reaches {hex}: it is stopped at {at}.</source>
        <comment>siege.ruling.flaming-line/stopped</comment>
        <translation>Ninguna línea de tiro alcanza {hex}: se detiene en {at}.</translation>
    </message>
    <message>
        <source>From {from} nothing is shot at {hex}.</source>
        <comment>siege.ruling.flaming-line/place</comment>
        <translation>Desde {from} no se dispara contra {hex}.</translation>
    </message>
    <message>
        <source>On {hex} there is a tent, and only siege engines are shot alight.</source>
        <comment>siege.ruling.flaming-line/tent</comment>
        <translation>En {hex} hay una tienda, y con flechas solo se incendian máquinas de asedio.</translation>
    </message>
    <message>
        <source>Result {letter} would be against the attacker: nothing happens.</source>
        <comment>siege.ruling.oil-attack/ignored</comment>
        <translation>El resultado {letter} sería contra el atacante: no ocurre nada.</translation>
    </message>
    <message>
        <source>There is no oil barrel where {name} could pick one up.</source>
        <comment>siege.ruling.barrel/none</comment>
        <translation>No hay ningún barril de aceite que {name} pueda recoger.</translation>
    </message>
    <message>
        <source>The barrel is picked up from the hex beside {name}.</source>
        <comment>siege.ruling.barrel/beside</comment>
        <translation>El barril se recoge de la casilla junto a {name}.</translation>
    </message>
    <message>
        <source>The error table of this edition prints {die} twice; it is read as harmless.</source>
        <comment>siege.ruling.es-error-seven/read</comment>
        <translation>La tabla de errores de tiro de esta edición imprime dos veces {die}; se lee como inofensivo.</translation>
    </message>
    <message>
        <source>The panic die waits until the melee is over.</source>
        <comment>siege.ruling.panic-order/after</comment>
        <translation>El dado de pánico espera a que acabe el combate.</translation>
    </message>
    <message>
        <source>{name} is in panic and does not attack.</source>
        <comment>siege.ruling.panic-acts/attack</comment>
        <translation>{name} está en pánico y no ataca.</translation>
    </message>
    <message>
        <source>{name} is in panic and does nothing in this step.</source>
        <comment>siege.ruling.panic-acts/acts</comment>
        <translation>{name} está en pánico y no hace nada en esta secuencia.</translation>
    </message>
    <message>
        <source>The modifier for a knight on foot does not count for the error die.</source>
        <comment>siege.ruling.error-modifiers/no_knight</comment>
        <translation>El modificador por un caballero a pie no cuenta para el dado de error.</translation>
    </message>
    <message>
        <source>{friend} is drawn and cannot be hit: nobody is.</source>
        <comment>siege.ruling.error-pool/nobody</comment>
        <translation>El sorteo señala a {friend}, a quien no se puede alcanzar: no alcanza a nadie.</translation>
    </message>
    <message>
        <source>{friend} is hit in the saddle: wounded and unhorsed.</source>
        <comment>siege.ruling.error-pool/mounted</comment>
        <translation>El tiro alcanza a {friend} en la silla: herido y desmontado.</translation>
    </message>
    <message>
        <source>the panic table</source>
        <comment>die.panic</comment>
        <translation>la tabla de pánico</translation>
    </message>
    <message>
        <source>steady</source>
        <comment>nerve.steady</comment>
        <extracomment>of a character: neither in panic nor in rout</extracomment>
        <translation>con ánimo firme</translation>
    </message>
    <message>
        <source>in panic</source>
        <comment>nerve.panic</comment>
        <translation>en pánico</translation>
    </message>
    <message>
        <source>in rout</source>
        <comment>nerve.rout</comment>
        <translation>en desbandada</translation>
    </message>
    <message>
        <source>Panic die</source>
        <comment>order.panic</comment>
        <translation>Dado de pánico</translation>
    </message>
    <message>
        <source>Panic or rout</source>
        <comment>order.frighten</comment>
        <translation>Pánico o desbandada</translation>
    </message>
    <message>
        <source>No panic</source>
        <comment>order.keep_calm</comment>
        <extracomment>the owner lets nobody panic where he might</extracomment>
        <translation>Sin pánico</translation>
    </message>
    <message>
        <source>Flight</source>
        <comment>order.flee</comment>
        <translation>Huida</translation>
    </message>
    <message>
        <source>Death of</source>
        <comment>field.panic.dead</comment>
        <translation>Muerte de</translation>
    </message>
    <message>
        <source>Death of</source>
        <comment>field.frighten.dead</comment>
        <translation>Muerte de</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.frighten.who</comment>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Into</source>
        <comment>field.frighten.into</comment>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Death of</source>
        <comment>field.keep_calm.dead</comment>
        <translation>Muerte de</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.flee.counter</comment>
        <translation>Quién</translation>
    </message>
    <message>
        <source>To</source>
        <comment>field.flee.path</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Off the map across</source>
        <comment>field.flee.over</comment>
        <extracomment>over which side of the last hex he leaves the map</extracomment>
        <translation>Fuera del mapa por</translation>
    </message>
    <message>
        <source>Pick the one who died.</source>
        <comment>ask.panic.dead</comment>
        <translation>Elige al muerto.</translation>
    </message>
    <message>
        <source>Pick the one who died.</source>
        <comment>ask.frighten.dead</comment>
        <translation>Elige al muerto.</translation>
    </message>
    <message>
        <source>Pick who is affected.</source>
        <comment>ask.frighten.who</comment>
        <translation>Elige a quiénes afecta.</translation>
    </message>
    <message>
        <source>Pick who flees.</source>
        <comment>ask.flee.counter</comment>
        <translation>Elige quién huye.</translation>
    </message>
    <message>
        <source>Pick the last hex of the flight.</source>
        <comment>ask.flee.path</comment>
        <translation>Elige la última casilla de la huida.</translation>
    </message>
    <message>
        <source>as the die says, or in panic</source>
        <comment>none.frighten.into</comment>
        <translation>como diga el dado, o en pánico</translation>
    </message>
    <message>
        <source>stays on the map</source>
        <comment>none.flee.over</comment>
        <translation>se queda en el mapa</translation>
    </message>
    <message>
        <source>Panic and rout</source>
        <comment>effect.nerve</comment>
        <translation>Pánico y desbandada</translation>
    </message>
    <message>
        <source>Flight owed</source>
        <comment>effect.flight</comment>
        <translation>Huida debida</translation>
    </message>
    <message>
        <source>Fright owed</source>
        <comment>effect.fright</comment>
        <translation>Susto debido</translation>
    </message>
    <message>
        <source>Death settled</source>
        <comment>effect.shaken</comment>
        <translation>Muerte resuelta</translation>
    </message>
    <message>
        <source>Left the map</source>
        <comment>effect.left</comment>
        <translation>Fuera del mapa</translation>
    </message>
    <message>
        <source>Nerve</source>
        <comment>field.nerve</comment>
        <translation>Ánimo</translation>
    </message>
    <message>
        <source>Death of</source>
        <comment>field.dead</comment>
        <translation>Muerte de</translation>
    </message>
    <message>
        <source>Characters</source>
        <comment>field.fright</comment>
        <translation>Personajes</translation>
    </message>
    <message>
        <source>Into</source>
        <comment>field.into</comment>
        <translation>Estado</translation>
    </message>
    <message>
        <source>as he likes</source>
        <comment>none.fright.into</comment>
        <translation>a su gusto</translation>
    </message>
    <message>
        <source>who is at risk</source>
        <comment>die.draw</comment>
        <extracomment>a die decides which friend a stray shot may hit</extracomment>
        <translation>quién corre peligro</translation>
    </message>
    <message>
        <source>the error table</source>
        <comment>die.error</comment>
        <translation>la tabla de errores de tiro</translation>
    </message>
    <message>
        <source>Error, adjusted</source>
        <comment>fact.error</comment>
        <translation>Error, ajustado</translation>
    </message>
    <message>
        <source>Winch</source>
        <comment>order.winch</comment>
        <translation>Torno</translation>
    </message>
    <message>
        <source>Fall</source>
        <comment>order.fall</comment>
        <translation>Caída</translation>
    </message>
    <message>
        <source>Carrying a ladder</source>
        <comment>order.carry</comment>
        <translation>Llevar una escala</translation>
    </message>
    <message>
        <source>Laying a ladder down</source>
        <comment>order.put_down</comment>
        <translation>Dejar una escala</translation>
    </message>
    <message>
        <source>Raising a ladder</source>
        <comment>order.raise</comment>
        <translation>Enderezar una escala</translation>
    </message>
    <message>
        <source>Shifting a ladder</source>
        <comment>order.shift</comment>
        <translation>Desplazar una escala</translation>
    </message>
    <message>
        <source>Climbing a ladder</source>
        <comment>order.climb</comment>
        <translation>Subir a una escala</translation>
    </message>
    <message>
        <source>Toppling a ladder</source>
        <comment>order.topple</comment>
        <translation>Tumbar una escala</translation>
    </message>
    <message>
        <source>The fallen ladder</source>
        <comment>order.drop</comment>
        <translation>La escala caída</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.winch.counter</comment>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.fall.counter</comment>
        <translation>Quién</translation>
    </message>
    <message>
        <source>To</source>
        <comment>field.fall.hex</comment>
        <translation>Adónde</translation>
    </message>
    <message>
        <source>Who leads</source>
        <comment>field.carry.counter</comment>
        <translation>Quién va delante</translation>
    </message>
    <message>
        <source>With whom</source>
        <comment>field.carry.with</comment>
        <translation>Con quién</translation>
    </message>
    <message>
        <source>To</source>
        <comment>field.carry.path</comment>
        <translation>Adónde</translation>
    </message>
    <message>
        <source>Way of the other</source>
        <comment>field.carry.beside</comment>
        <translation>Camino del otro</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.put_down.counter</comment>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Stands on</source>
        <comment>field.raise.hex</comment>
        <translation>Dónde está</translation>
    </message>
    <message>
        <source>Leans on</source>
        <comment>field.raise.wall</comment>
        <translation>Se apoya en</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.shift.by</comment>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Ladder</source>
        <comment>field.shift.hex</comment>
        <translation>Escala</translation>
    </message>
    <message>
        <source>Leans on</source>
        <comment>field.shift.wall</comment>
        <translation>Se apoya en</translation>
    </message>
    <message>
        <source>To</source>
        <comment>field.shift.to</comment>
        <translation>Adónde</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.climb.counter</comment>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.topple.counter</comment>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Ladder</source>
        <comment>field.topple.hex</comment>
        <translation>Escala</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.drop.counter</comment>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Other half</source>
        <comment>field.drop.hex</comment>
        <translation>Otra mitad</translation>
    </message>
    <message>
        <source>Pick who works the winch.</source>
        <comment>ask.winch.counter</comment>
        <translation>Elija quién acciona el torno.</translation>
    </message>
    <message>
        <source>Pick the hex to fall to.</source>
        <comment>ask.fall.hex</comment>
        <translation>Elija la casilla en la que cae.</translation>
    </message>
    <message>
        <source>Pick who leads.</source>
        <comment>ask.carry.counter</comment>
        <translation>Elija quién va delante.</translation>
    </message>
    <message>
        <source>Pick who carries with him.</source>
        <comment>ask.carry.with</comment>
        <translation>Elija con quién la lleva.</translation>
    </message>
    <message>
        <source>Pick the hex to carry it to.</source>
        <comment>ask.carry.path</comment>
        <translation>Elija la casilla a la que llevarla.</translation>
    </message>
    <message>
        <source>Pick who lays it down.</source>
        <comment>ask.put_down.counter</comment>
        <translation>Elija quién la deja.</translation>
    </message>
    <message>
        <source>Pick the hex where the ladder will stand.</source>
        <comment>ask.raise.hex</comment>
        <translation>Elija la casilla en la que estará la escala.</translation>
    </message>
    <message>
        <source>Pick the rampart hex that it will lean on.</source>
        <comment>ask.raise.wall</comment>
        <translation>Elija la casilla de almena en la que se apoyará.</translation>
    </message>
    <message>
        <source>Pick the two who shift it.</source>
        <comment>ask.shift.by</comment>
        <translation>Elija a los dos que la desplazan.</translation>
    </message>
    <message>
        <source>Pick the ladder.</source>
        <comment>ask.shift.hex</comment>
        <translation>Elija la escala.</translation>
    </message>
    <message>
        <source>Pick the rampart hex that it will lean on.</source>
        <comment>ask.shift.wall</comment>
        <translation>Elija la casilla de almena en la que se apoyará.</translation>
    </message>
    <message>
        <source>Pick who climbs.</source>
        <comment>ask.climb.counter</comment>
        <translation>Elija quién sube.</translation>
    </message>
    <message>
        <source>Pick who topples the ladder.</source>
        <comment>ask.topple.counter</comment>
        <translation>Elija quién tumba la escala.</translation>
    </message>
    <message>
        <source>Pick the ladder.</source>
        <comment>ask.topple.hex</comment>
        <translation>Elija la escala.</translation>
    </message>
    <message>
        <source>Pick the hex where its other half lies.</source>
        <comment>ask.drop.hex</comment>
        <translation>Elija la casilla en la que queda la otra mitad.</translation>
    </message>
    <message>
        <source>in the tracks of the first</source>
        <comment>none.carry.beside</comment>
        <translation>tras el primero</translation>
    </message>
    <message>
        <source>where it stands</source>
        <comment>none.shift.to</comment>
        <translation>donde está</translation>
    </message>
    <message>
        <source>Falls</source>
        <comment>effect.fall</comment>
        <translation>Cae</translation>
    </message>
    <message>
        <source>Fallen ladder</source>
        <comment>effect.ladder</comment>
        <translation>Escala caída</translation>
    </message>
    <message>
        <source>Holds a ladder</source>
        <comment>effect.with</comment>
        <translation>Sostiene una escala</translation>
    </message>
    <message>
        <source>Ladder laid down</source>
        <comment>effect.lays</comment>
        <translation>Escala dejada</translation>
    </message>
    <message>
        <source>Has tried to topple a ladder</source>
        <comment>effect.toppled</comment>
        <translation>Ha intentado tumbar una escala</translation>
    </message>
    <message>
        <source>Has worked the winch</source>
        <comment>effect.winched</comment>
        <translation>Ha accionado el torno</translation>
    </message>
    <message>
        <source>From</source>
        <comment>field.fall</comment>
        <translation>De</translation>
    </message>
    <message>
        <source>Ladder</source>
        <comment>field.ladder</comment>
        <translation>Escala</translation>
    </message>
    <message>
        <source>With whom</source>
        <comment>field.with</comment>
        <translation>Con quién</translation>
    </message>
    <message>
        <source>With whom</source>
        <comment>field.lays</comment>
        <translation>Con quién</translation>
    </message>
    <message>
        <source>the drawbridge</source>
        <comment>drop.bridge</comment>
        <translation>el puente levadizo</translation>
    </message>
    <message>
        <source>the ladder</source>
        <comment>drop.ladder</comment>
        <translation>la escala</translation>
    </message>
    <message>
        <source>the ladder</source>
        <comment>die.topple</comment>
        <translation>la escala</translation>
    </message>
    <message>
        <source>winch</source>
        <comment>overlay.winch</comment>
        <translation>torno</translation>
    </message>
    <message>
        <source>oil barrel</source>
        <comment>overlay.barrel</comment>
        <translation>barril de aceite</translation>
    </message>
    <message>
        <source>by hand</source>
        <comment>cause.hand</comment>
        <translation>a mano</translation>
    </message>
    <message>
        <source>by a flaming arrow</source>
        <comment>cause.arrow</comment>
        <translation>con una flecha incendiaria</translation>
    </message>
    <message>
        <source>by boiling oil</source>
        <comment>cause.oil</comment>
        <translation>con aceite hirviendo</translation>
    </message>
    <message>
        <source>lighting a fire</source>
        <comment>work.light</comment>
        <translation>iniciar un incendio</translation>
    </message>
    <message>
        <source>putting a fire out</source>
        <comment>work.put_out</comment>
        <translation>extinguir un incendio</translation>
    </message>
    <message>
        <source>pouring boiling oil</source>
        <comment>work.pour</comment>
        <translation>verter aceite hirviendo</translation>
    </message>
    <message>
        <source>fire</source>
        <comment>driven.fire</comment>
        <translation>un incendio</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>result.fire.-</comment>
        <translation>nada</translation>
    </message>
    <message>
        <source>F: it catches fire</source>
        <comment>result.fire.F</comment>
        <translation>F: se incendia</translation>
    </message>
    <message>
        <source>D: put out</source>
        <comment>result.fire.D</comment>
        <translation>D: extinguido</translation>
    </message>
    <message>
        <source>DA: put out, if lit by an arrow</source>
        <comment>result.fire.DA</comment>
        <translation>DA: extinguido, si lo inició una flecha</translation>
    </message>
    <message>
        <source>F</source>
        <comment>fire-letter.F</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>D</source>
        <comment>fire-letter.D</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>DA</source>
        <comment>fire-letter.DA</comment>
        <translation>DA</translation>
    </message>
    <message>
        <source>fire table</source>
        <comment>table.siege/fire</comment>
        <translation>tabla de incendios</translation>
    </message>
    <message>
        <source>carries an oil barrel</source>
        <comment>state.barrel</comment>
        <translation>lleva un barril de aceite</translation>
    </message>
    <message>
        <source>has worked</source>
        <comment>state.tended</comment>
        <translation>ha trabajado</translation>
    </message>
    <message>
        <source>the spread of the fire</source>
        <comment>die.spread</comment>
        <translation>la propagación del incendio</translation>
    </message>
    <message>
        <source>putting the fire out</source>
        <comment>die.put_out</comment>
        <translation>la extinción del incendio</translation>
    </message>
    <message>
        <source>the flaming arrow</source>
        <comment>die.flame</comment>
        <translation>la flecha incendiaria</translation>
    </message>
    <message>
        <source>the engine under the oil</source>
        <comment>die.engine_oil</comment>
        <translation>la máquina bajo el aceite</translation>
    </message>
    <message>
        <source>the oil</source>
        <comment>die.oil</comment>
        <translation>el aceite</translation>
    </message>
    <message>
        <source>coming round in the fire</source>
        <comment>die.in_fire</comment>
        <translation>la recuperación en el incendio</translation>
    </message>
    <message>
        <source>Lighting a fire</source>
        <comment>order.light</comment>
        <translation>Iniciar un incendio</translation>
    </message>
    <message>
        <source>Putting a fire out</source>
        <comment>order.put_out</comment>
        <translation>Extinguir un incendio</translation>
    </message>
    <message>
        <source>Spread of fire</source>
        <comment>order.spread</comment>
        <translation>Propagación del incendio</translation>
    </message>
    <message>
        <source>Flaming arrow</source>
        <comment>order.flame</comment>
        <translation>Flecha incendiaria</translation>
    </message>
    <message>
        <source>Boiling oil</source>
        <comment>order.pour</comment>
        <translation>Aceite hirviendo</translation>
    </message>
    <message>
        <source>Picking up a barrel</source>
        <comment>order.take</comment>
        <translation>Recoger un barril</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.light.by</comment>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Where</source>
        <comment>field.light.hex</comment>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.put_out.by</comment>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Where</source>
        <comment>field.put_out.hex</comment>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>From</source>
        <comment>field.spread.from</comment>
        <translation>Desde</translation>
    </message>
    <message>
        <source>To</source>
        <comment>field.spread.hex</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Shooter</source>
        <comment>field.flame.by</comment>
        <translation>Tirador</translation>
    </message>
    <message>
        <source>At</source>
        <comment>field.flame.hex</comment>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Shoot across</source>
        <comment>field.flame.across</comment>
        <translation>Dispara a través de</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.pour.by</comment>
        <translation>Quién</translation>
    </message>
    <message>
        <source>On</source>
        <comment>field.pour.hex</comment>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.take.counter</comment>
        <translation>Quién</translation>
    </message>
    <message>
        <source>From</source>
        <comment>field.take.hex</comment>
        <translation>Desde</translation>
    </message>
    <message>
        <source>Pick who lights a fire.</source>
        <comment>ask.light.by</comment>
        <translation>Elija quién inicia el incendio.</translation>
    </message>
    <message>
        <source>Pick the hex to set alight.</source>
        <comment>ask.light.hex</comment>
        <translation>Elija la casilla que se incendia.</translation>
    </message>
    <message>
        <source>Pick who puts the fire out.</source>
        <comment>ask.put_out.by</comment>
        <translation>Elija quién extingue el incendio.</translation>
    </message>
    <message>
        <source>Pick the burning hex.</source>
        <comment>ask.put_out.hex</comment>
        <translation>Elija la casilla en llamas.</translation>
    </message>
    <message>
        <source>Pick the hex that burns.</source>
        <comment>ask.spread.from</comment>
        <translation>Elija la casilla que arde.</translation>
    </message>
    <message>
        <source>Pick the hex that the fire may spread to.</source>
        <comment>ask.spread.hex</comment>
        <translation>Elija la casilla a la que el incendio puede propagarse.</translation>
    </message>
    <message>
        <source>Pick the shooter.</source>
        <comment>ask.flame.by</comment>
        <translation>Elija el tirador.</translation>
    </message>
    <message>
        <source>Pick the hex of the engine.</source>
        <comment>ask.flame.hex</comment>
        <translation>Elija la casilla de la máquina.</translation>
    </message>
    <message>
        <source>Pick who pours the oil.</source>
        <comment>ask.pour.by</comment>
        <translation>Elija quién vierte el aceite.</translation>
    </message>
    <message>
        <source>Pick the hex to pour the oil on.</source>
        <comment>ask.pour.hex</comment>
        <translation>Elija la casilla sobre la que se vierte el aceite.</translation>
    </message>
    <message>
        <source>Pick who takes the barrel.</source>
        <comment>ask.take.counter</comment>
        <translation>Elija quién recoge el barril.</translation>
    </message>
    <message>
        <source>the best hexside</source>
        <comment>none.flame.across</comment>
        <translation>el mejor lado</translation>
    </message>
    <message>
        <source>its own hex</source>
        <comment>none.take.hex</comment>
        <translation>su propia casilla</translation>
    </message>
    <message>
        <source>stays</source>
        <comment>none.retreat.path</comment>
        <translation>se queda</translation>
    </message>
    <message>
        <source>Fire lit</source>
        <comment>effect.lit</comment>
        <translation>Incendio iniciado</translation>
    </message>
    <message>
        <source>Turns of fire</source>
        <comment>effect.burning</comment>
        <translation>Turnos de incendio</translation>
    </message>
    <message>
        <source>Destroyed by fire</source>
        <comment>effect.destroyed</comment>
        <translation>Destruido por el fuego</translation>
    </message>
    <message>
        <source>Die for a fire</source>
        <comment>effect.spreads</comment>
        <translation>Dado por un incendio</translation>
    </message>
    <message>
        <source>Die of a fire thrown</source>
        <comment>effect.rolled</comment>
        <translation>Dado de un incendio tirado</translation>
    </message>
    <message>
        <source>Fires checked</source>
        <comment>effect.checked</comment>
        <translation>Incendios comprobados</translation>
    </message>
    <message>
        <source>Work of the phase</source>
        <comment>effect.tends</comment>
        <translation>Trabajo de la fase</translation>
    </message>
    <message>
        <source>Stays in the fire</source>
        <comment>effect.stays</comment>
        <translation>Se queda en el incendio</translation>
    </message>
    <message>
        <source>Takes a barrel</source>
        <comment>effect.takes</comment>
        <translation>Recoge un barril</translation>
    </message>
    <message>
        <source>Barrel emptied</source>
        <comment>effect.pours</comment>
        <translation>Barril vaciado</translation>
    </message>
    <message>
        <source>Lit</source>
        <comment>field.lit</comment>
        <translation>Iniciado</translation>
    </message>
    <message>
        <source>Has spread</source>
        <comment>field.spread</comment>
        <translation>Se ha propagado</translation>
    </message>
    <message>
        <source>Turns</source>
        <comment>field.burning</comment>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Hex</source>
        <comment>field.destroyed</comment>
        <translation>Casilla</translation>
    </message>
    <message>
        <source>From</source>
        <comment>field.from</comment>
        <translation>Desde</translation>
    </message>
    <message>
        <source>To</source>
        <comment>field.spreads</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>To</source>
        <comment>field.rolled</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Fires</source>
        <comment>field.checked</comment>
        <translation>Incendios</translation>
    </message>
    <message>
        <source>Work</source>
        <comment>field.tends</comment>
        <translation>Trabajo</translation>
    </message>
    <message>
        <source>Hex</source>
        <comment>field.stays</comment>
        <translation>Casilla</translation>
    </message>
    <message>
        <source>From</source>
        <comment>field.takes</comment>
        <translation>Desde</translation>
    </message>
    <message>
        <source>On</source>
        <comment>field.pours</comment>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>{name} is stunned in the fire: a die is thrown.</source>
        <comment>siege.3.54c/must</comment>
        <translation>{name} sufre aturdimiento en el incendio: se tira un dado.</translation>
    </message>
    <message>
        <source>First {name} leaves the top of the burning tower.</source>
        <comment>siege.5.32c/first</comment>
        <translation>Antes, {name} abandona lo alto de la torre en llamas.</translation>
    </message>
    <message>
        <source>{hex} is the top of the burning tower as well.</source>
        <comment>siege.5.32c/top_still</comment>
        <translation>{hex} también es lo alto de la torre en llamas.</translation>
    </message>
    <message>
        <source>{name} leaves the top of the tower, to {hex}.</source>
        <comment>siege.5.32c/done</comment>
        <translation>{name} abandona lo alto de la torre hacia {hex}.</translation>
    </message>
    <message>
        <source>From the top of the burning tower {name} must retreat 1 hex, not {given}.</source>
        <comment>siege.5.32c/length</comment>
        <translation>Desde lo alto de la torre en llamas {name} debe retroceder 1 casilla, no {given}.</translation>
    </message>
    <message>
        <source>The engine would bring {name} to {hex}, beside an enemy, and {name} is in panic.</source>
        <comment>siege.panic.2f/pushed</comment>
        <translation>La máquina llevaría a {name}, en pánico, a {hex}, junto a un enemigo.</translation>
    </message>
    <message>
        <source>{other} is in a hex beside {hex} and counts as adjacent, though no melee is possible.</source>
        <comment>siege.ruling.adjacency/counts</comment>
        <translation>{other} está en una casilla junto a {hex} y cuenta como adyacente, aunque no sea posible ningún combate.</translation>
    </message>
    <message>
        <source>{other} is in a hex beside {hex}, but no melee is possible: not adjacent.</source>
        <comment>siege.ruling.adjacency/not_reached</comment>
        <translation>{other} está en una casilla junto a {hex}, pero no es posible ningún combate: no es adyacente.</translation>
    </message>
    <message>
        <source>An attack by {by,and} is named</source>
        <comment>siege.ruling.melee-order/name_attack</comment>
        <translation>Se declara un ataque de {by,and}</translation>
    </message>
    <message>
        <source>An attack by {by,and} on {at,and} is named</source>
        <comment>siege.ruling.melee-order/name_attack_at</comment>
        <translation>Se declara un ataque de {by,and} contra {at,and}</translation>
    </message>
    <message>
        <source>An attack by {by,and} may not be named.</source>
        <comment>siege.ruling.melee-order/name_attack_no</comment>
        <translation>No se puede declarar un ataque de {by,and}.</translation>
    </message>
    <message>
        <source>An attack by {by,and} on {at,and} may not be named.</source>
        <comment>siege.ruling.melee-order/name_attack_at_no</comment>
        <translation>No se puede declarar un ataque de {by,and} contra {at,and}.</translation>
    </message>
    <message>
        <source>An attack by {by,and} may be named.</source>
        <comment>siege.ruling.melee-order/name_attack_may</comment>
        <translation>Se puede declarar un ataque de {by,and}.</translation>
    </message>
    <message>
        <source>An attack by {by,and} on {at,and} may be named.</source>
        <comment>siege.ruling.melee-order/name_attack_at_may</comment>
        <translation>Se puede declarar un ataque de {by,and} contra {at,and}.</translation>
    </message>
    <message>
        <source>An attack by {by,and} on {named,and} is to be fought.</source>
        <comment>siege.ruling.melee-order/named_so</comment>
        <translation>Queda declarado un ataque de {by,and} contra {named,and}.</translation>
    </message>
    <message>
        <source>May be named for an attack</source>
        <comment>siege.ruling.melee-order/may</comment>
        <translation>Pueden declarar un ataque</translation>
    </message>
    <message>
        <source>Attacks are named one by one, each when it is made.</source>
        <comment>siege.ruling.melee-order/each</comment>
        <translation>Los ataques se declaran uno por uno, cada cual cuando se hace.</translation>
    </message>
    <message>
        <source>A melee of this step has been fought: no more attacks are named.</source>
        <comment>siege.ruling.melee-order/begun</comment>
        <translation>Ya se ha resuelto un combate de esta secuencia: no se declaran más ataques.</translation>
    </message>
    <message>
        <source>An attack by {name} has been named already.</source>
        <comment>siege.ruling.melee-order/again</comment>
        <translation>Ya se ha declarado un ataque de {name}.</translation>
    </message>
    <message>
        <source>This attack was not named before the first melee of the step.</source>
        <comment>siege.ruling.melee-order/unnamed</comment>
        <translation>Este ataque no se declaró antes del primer combate de la secuencia.</translation>
    </message>
    <message>
        <source>{name} stays in place: {hex} is not vacated.</source>
        <comment>siege.ruling.failed-retreat/in_place</comment>
        <translation>{name} no se mueve: {hex} no queda libre.</translation>
    </message>
    <message numerus="yes">
        <source>{name} retreats as far as possible: {reach} of %n hex(es).</source>
        <comment>siege.ruling.failed-retreat/partway</comment>
        <translation>
            <numerusform>{name} retrocede lo más posible: {reach} de %n casilla.</numerusform>
            <numerusform>{name} retrocede lo más posible: {reach} de %n casillas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} must retreat as far as possible: %n hex(es), not {given}.</source>
        <comment>siege.ruling.failed-retreat/length</comment>
        <translation>
            <numerusform>{name} debe retroceder lo más posible: %n casilla, no {given}.</numerusform>
            <numerusform>{name} debe retroceder lo más posible: %n casillas, no {given}.</numerusform>
        </translation>
    </message>
    <message>
        <source>On {hex} {name} goes to the other level of the tower: that is no hex of the retreat.</source>
        <comment>siege.ruling.retreat-hexes/climb</comment>
        <translation>En {hex} {name} pasa al otro nivel de la torre: no cuenta como casilla de la retirada.</translation>
    </message>
    <message>
        <source>There is no other level on {hex}.</source>
        <comment>siege.ruling.retreat-hexes/no_level</comment>
        <translation>En {hex} no hay otro nivel.</translation>
    </message>
    <message>
        <source>One die is thrown for this death, and not one for each friend.</source>
        <comment>siege.ruling.panic-once/one</comment>
        <translation>Por esta muerte se tira un solo dado, no uno por cada amigo.</translation>
    </message>
    <message>
        <source>The panic die is thrown before anybody advances.</source>
        <comment>siege.ruling.panic-order/at_once</comment>
        <translation>El dado de pánico se tira antes de que nadie avance.</translation>
    </message>
    <message>
        <source>From {from} no way leads farther from the enemy: {hex} is no nearer.</source>
        <comment>siege.ruling.panic-path/level</comment>
        <translation>Desde {from} ningún camino lleva más lejos del enemigo: {hex} no está más cerca.</translation>
    </message>
    <message>
        <source>From {from} every way leads nearer to the enemy, as the one over {hex} does.</source>
        <comment>siege.ruling.panic-path/nearer</comment>
        <translation>Desde {from} todo camino lleva más cerca del enemigo, como el que pasa por {hex}.</translation>
    </message>
    <message>
        <source>{hex} is no nearer to the enemy, and as good as a step away from it.</source>
        <comment>siege.ruling.panic-path/not_nearer</comment>
        <translation>{hex} no está más cerca del enemigo, y vale tanto como una casilla más lejana.</translation>
    </message>
    <message>
        <source>Whoever leaves the map has fled far enough.</source>
        <comment>siege.ruling.panic-path/off_map</comment>
        <translation>Quien sale del mapa ha huido lo bastante lejos.</translation>
    </message>
    <message>
        <source>{other} is beside {hex}, but cannot attack there, and bars no flight.</source>
        <comment>siege.ruling.panic-threat/idle</comment>
        <translation>{other} está junto a {hex}, pero no puede atacar allí, y no impide la huida.</translation>
    </message>
    <message>
        <source>{other} could not attack {hex}, but is beside it, and bars the flight.</source>
        <comment>siege.ruling.panic-threat/adjacent</comment>
        <translation>{other} no podría atacar {hex}, pero está al lado, e impide la huida.</translation>
    </message>
    <message>
        <source>{name} is stunned, and is not chosen.</source>
        <comment>siege.ruling.panic-stunned/exempt</comment>
        <translation>{name} sufre aturdimiento, y no se le elige.</translation>
    </message>
    <message>
        <source>{name} is stunned, and may be chosen all the same.</source>
        <comment>siege.ruling.panic-stunned/eligible</comment>
        <translation>{name} sufre aturdimiento, y se le puede elegir igualmente.</translation>
    </message>
    <message>
        <source>{name} is in panic, and may do so all the same.</source>
        <comment>siege.ruling.panic-acts/all_the_same</comment>
        <translation>{name} está en pánico, y puede hacerlo igualmente.</translation>
    </message>
    <message>
        <source>{other} is stunned, and does not end the panic of {name}.</source>
        <comment>siege.ruling.rally-who/nobody</comment>
        <translation>{other} sufre aturdimiento, y no pone fin al pánico de {name}.</translation>
    </message>
    <message>
        <source>{other} is stunned, and ends the panic of {name} all the same.</source>
        <comment>siege.ruling.rally-who/all_the_same</comment>
        <translation>{other} sufre aturdimiento, y pone fin al pánico de {name} igualmente.</translation>
    </message>
    <message>
        <source>Name an attack</source>
        <comment>order.name_attack</comment>
        <translation>Declarar un ataque</translation>
    </message>
    <message>
        <source>Attackers</source>
        <comment>field.name_attack.by</comment>
        <translation>Atacantes</translation>
    </message>
    <message>
        <source>Attacked</source>
        <comment>field.name_attack.at</comment>
        <translation>Atacados</translation>
    </message>
    <message>
        <source>Pick the attackers.</source>
        <comment>ask.name_attack.by</comment>
        <translation>Elija a los atacantes.</translation>
    </message>
    <message>
        <source>Pick whom they are to attack.</source>
        <comment>ask.name_attack.at</comment>
        <translation>Elija a quién van a atacar.</translation>
    </message>
    <message>
        <source>Attack named</source>
        <comment>effect.named</comment>
        <translation>Ataque declarado</translation>
    </message>
    <message>
        <source>Attacked</source>
        <comment>field.named</comment>
        <translation>Atacados</translation>
    </message>
    <message>
        <source>fire below the top of a siege tower</source>
        <comment>driven.top</comment>
        <translation>un incendio bajo lo alto de una torre de asedio</translation>
    </message>
</context>
</TS>
