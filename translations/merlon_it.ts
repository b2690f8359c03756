<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT">
<context>
    <name>Diagnostics</name>
    <message>
        <source>this text holds a control character; take it out</source>
        <comment>control-character/text</comment>
        <translation>questo testo contiene un carattere di controllo; toglierlo</translation>
    </message>
    <message>
        <source>a control character stands here; take it out</source>
        <comment>control-character/here</comment>
        <translation>qui c’è un carattere di controllo; toglierlo</translation>
    </message>
    <message>
        <source>anchors (&amp;) and aliases (*) are not read; write the value itself here</source>
        <comment>alias</comment>
        <translation>le ancore (&amp;) e i rimandi (*) non si leggono; scrivere qui il valore stesso</translation>
    </message>
    <message>
        <source>tags (!) are not read; write the value alone</source>
        <comment>tag</comment>
        <translation>le etichette (!) non si leggono; scrivere solo il valore</translation>
    </message>
    <message>
        <source>the file has more than {most} values; split it</source>
        <comment>too-much/values</comment>
        <translation>i valori nel file sono più di {most}; dividere il file</translation>
    </message>
    <message>
        <source>the file has more than {most} comments; take some out</source>
        <comment>too-much/comments</comment>
        <translation>i commenti nel file sono più di {most}; toglierne alcuni</translation>
    </message>
    <message>
        <source>more than {most} marks in one pair of brackets; write a long list with one thing a line</source>
        <comment>too-much/marks</comment>
        <translation>più di {most} segni in una coppia di parentesi; negli elenchi lunghi scrivere una cosa per riga</translation>
    </message>
    <message>
        <source>the file has more values than Merlon reads; split it</source>
        <comment>too-much/read</comment>
        <translation>il file ha più valori di quanti ne legga Merlon; dividere il file</translation>
    </message>
    <message>
        <source>lists and mappings are nested more than {most} deep</source>
        <comment>too-deep/nested</comment>
        <translation>gli elenchi e le coppie &apos;chiave: valore&apos; sono annidati oltre {most} livelli</translation>
    </message>
    <message>
        <source>brackets within brackets, {depth} deep; at most {most} are read</source>
        <comment>too-deep/brackets</comment>
        <translation>parentesi annidate su {depth} livelli; se ne leggono al più {most}</translation>
    </message>
    <message>
        <source>this is not well-formed YAML: {why}; look here and just above for a missing quote, bracket or colon, or a wrong indentation</source>
        <comment>yaml</comment>
        <translation>questo non è YAML ben formato: {why}; cercare qui e appena sopra virgolette, una parentesi o due punti mancanti, oppure un rientro sbagliato</translation>
    </message>
    <message>
        <source>the file is empty; it should begin with its kind, for instance &apos;merlon: map/1&apos;</source>
        <comment>empty/file</comment>
        <translation>il file è vuoto; deve cominciare con il suo tipo, per esempio &apos;merlon: map/1&apos;</translation>
    </message>
    <message>
        <source>the journal is empty; it should begin with &apos;merlon: journal/1&apos;</source>
        <comment>empty/journal</comment>
        <translation>il diario è vuoto; deve cominciare con &apos;merlon: journal/1&apos;</translation>
    </message>
    <message>
        <source>a second document (after &apos;---&apos;) is not read; keep one a file</source>
        <comment>documents/second</comment>
        <translation>un secondo documento (dopo &apos;---&apos;) non si legge; tenerne uno per file</translation>
    </message>
    <message>
        <source>this file should hold one document, &apos;merlon: secrets/1&apos;</source>
        <comment>documents/secrets</comment>
        <translation>questo file deve contenere un solo documento, &apos;merlon: secrets/1&apos;</translation>
    </message>
    <message>
        <source>a file of Merlon is a mapping, &apos;key: value&apos; line by line, that begins with &apos;merlon: ...&apos;</source>
        <comment>shape/file</comment>
        <translation>un file di Merlon è una serie di righe &apos;chiave: valore&apos; che comincia con &apos;merlon: ...&apos;</translation>
    </message>
    <message>
        <source>a file of orders is a list, a line for each: &apos;- kind: {field: value}&apos;</source>
        <comment>shape/orders</comment>
        <translation>un file di ordini è un elenco, una riga per ogni ordine: &apos;- tipo: {campo: valore}&apos;</translation>
    </message>
    <message>
        <source>this line has {length} characters; at most {most} are read</source>
        <comment>line-too-long</comment>
        <translation>questa riga ha {length} caratteri; se ne leggono al più {most}</translation>
    </message>
    <message>
        <source>a tab in the indentation; use two spaces for each step</source>
        <comment>tab</comment>
        <translation>una tabulazione nel rientro; usare due spazi per ogni livello</translation>
    </message>
    <message>
        <source>this is not UTF-8 text; save the file with the encoding UTF-8</source>
        <comment>not-utf-8</comment>
        <translation>questo non è testo UTF-8; salvare il file con la codifica UTF-8</translation>
    </message>
    <message>
        <source>the file has {size} bytes; at most {most} are read</source>
        <comment>too-large/text</comment>
        <translation>il file è di {size} byte; se ne leggono al più {most}</translation>
    </message>
    <message>
        <source>the file has {size} bytes; at most {most} (64 MiB) are read</source>
        <comment>too-large/file</comment>
        <translation>il file è di {size} byte; se ne leggono al più {most} (64 MiB)</translation>
    </message>
    <message>
        <source>the journal has reached 64 MiB, the most that is read; begin a new one</source>
        <comment>too-large/journal</comment>
        <translation>il diario ha raggiunto 64 MiB, il massimo che si legge; cominciarne uno nuovo</translation>
    </message>
    <message>
        <source>and {count} more; mend these first</source>
        <comment>more</comment>
        <translation>e altre {count} segnalazioni; correggere prima queste</translation>
    </message>
    <message>
        <source>a key must be one short word, here is {found}</source>
        <comment>key/any</comment>
        <translation>una chiave dev’essere una sola parola breve; qui c’è {found}</translation>
    </message>
    <message>
        <source>a key of {what} must be one short word, here is {found}</source>
        <comment>key/of</comment>
        <translation>{what}: una chiave dev’essere una sola parola breve; qui c’è {found}</translation>
    </message>
    <message>
        <source>{what} should be a mapping, &apos;key: value&apos;, not {found}</source>
        <comment>type/mapping</comment>
        <translation>{what}: servono coppie &apos;chiave: valore&apos;, non {found}</translation>
    </message>
    <message>
        <source>{what} should be a text, not {found}</source>
        <comment>type/text</comment>
        <translation>{what}: serve un testo, non {found}</translation>
    </message>
    <message>
        <source>{what} should be a text, or {en: ..., it: ...}, not {found}</source>
        <comment>type/local-text</comment>
        <translation>{what}: serve un testo, oppure {en: ..., it: ...}, non {found}</translation>
    </message>
    <message>
        <source>{what} should be a whole number from {least} to {most}, not {found}</source>
        <comment>type/integer</comment>
        <translation>{what}: serve un numero intero da {least} a {most}, non {found}</translation>
    </message>
    <message>
        <source>{what} should be a number from {least} to {most}, not {found}</source>
        <comment>type/number</comment>
        <translation>{what}: serve un numero da {least} a {most}, non {found}</translation>
    </message>
    <message>
        <source>{what} should be true or false, not {found}</source>
        <comment>type/flag</comment>
        <translation>{what}: scrivere true o false, non {found}</translation>
    </message>
    <message>
        <source>{what} should be a list, &apos;[...]&apos; or lines with &apos;- &apos;, not {found}</source>
        <comment>type/list</comment>
        <translation>{what}: serve un elenco, &apos;[...]&apos; o righe con &apos;- &apos;, non {found}</translation>
    </message>
    <message>
        <source>the seed should be a whole number from 0 to 18446744073709551615</source>
        <comment>type/seed</comment>
        <translation>il seme (seed) dev’essere un numero intero da 0 a 18446744073709551615</translation>
    </message>
    <message>
        <source>{what} should be a mapping, {option: word}</source>
        <comment>type/options</comment>
        <translation>{what}: servono coppie {opzione: parola}</translation>
    </message>
    <message>
        <source>the legend should be a mapping of characters to terrains, {&apos;.&apos;: plain, t: tree}</source>
        <comment>type/legend</comment>
        <translation>la legenda (legend) deve dare a ogni carattere il suo terreno, {&apos;.&apos;: plain, t: tree}</translation>
    </message>
    <message>
        <source>rows should be a block of lines, &apos;rows: |&apos; with one row of hexes a line below it</source>
        <comment>type/rows</comment>
        <translation>rows: serve un blocco di righe, &apos;rows: |&apos; e sotto una fila di esagoni per riga</translation>
    </message>
    <message>
        <source>origin should be two numbers, [x, y]: the centre of A1 in the image</source>
        <comment>type/origin</comment>
        <translation>origin: servono due numeri, [x, y]: il centro di A1 nell’immagine</translation>
    </message>
    <message>
        <source>an order should be a mapping, &apos;kind: {...}&apos;</source>
        <comment>type/order</comment>
        <translation>un ordine si scrive &apos;tipo: {...}&apos;</translation>
    </message>
    <message>
        <source>row should be a mapping of weapons to ten rows</source>
        <comment>type/row</comment>
        <translation>row: serve per ogni arma un elenco di dieci righe</translation>
    </message>
    <message>
        <source>{key} is given twice, first in line {line}; take one out</source>
        <comment>duplicate-key/first</comment>
        <translation>la chiave {key} c’è due volte, la prima alla riga {line}; toglierne una</translation>
    </message>
    <message>
        <source>{key} is given twice in {what}; take one out</source>
        <comment>duplicate-key/language</comment>
        <translation>{what}: {key} c’è due volte; toglierne una</translation>
    </message>
    <message>
        <source>the symbol &apos;{symbol}&apos; is given twice, first in line {line}; take one out</source>
        <comment>duplicate-key/symbol</comment>
        <translation>il simbolo &apos;{symbol}&apos; c’è due volte, la prima alla riga {line}; toglierne uno</translation>
    </message>
    <message>
        <source>{what} has no key {key}{suggestion} (it is kept as it is)</source>
        <comment>unknown-key/kept</comment>
        <translation>{what}: la chiave {key} non esiste{suggestion} (resta com’è)</translation>
    </message>
    <message>
        <source>{what} has no key {key}{suggestion} (it is not read)</source>
        <comment>unknown-key/unread</comment>
        <translation>{what}: la chiave {key} non esiste{suggestion} (non si legge)</translation>
    </message>
    <message>
        <source>the file holds &apos;merlon&apos;, &apos;system&apos; and &apos;secrets&apos; and no other key</source>
        <comment>unknown-key/secrets</comment>
        <translation>il file contiene &apos;merlon&apos;, &apos;system&apos; e &apos;secrets&apos; e nessun’altra chiave</translation>
    </message>
    <message>
        <source>{what} lacks the key &apos;{key}&apos;</source>
        <comment>missing-key</comment>
        <translation>{what}: manca la chiave &apos;{key}&apos;</translation>
    </message>
    <message>
        <source>{found} is not the name of a hex; names are like A1, D7 or AB12</source>
        <comment>hex-name/wrong</comment>
        <translation>{found} non è il nome di un esagono; i nomi sono come A1, D7 o AB12</translation>
    </message>
    <message>
        <source>there is no map here, and so no hex {hex}</source>
        <comment>hex-name/no-map</comment>
        <translation>qui non c’è una mappa, e quindi nessun esagono {hex}</translation>
    </message>
    <message>
        <source>{hex} is off the map, whose last hex is {last}</source>
        <comment>hex-off-map</comment>
        <translation>{hex} è fuori dalla mappa, il cui ultimo esagono è {last}</translation>
    </message>
    <message>
        <source>{found} is not a side of a flat hex; they are N NE SE S SW NW</source>
        <comment>side/flat</comment>
        <translation>{found} non è un lato di un esagono di tipo flat; i lati sono N NE SE S SW NW</translation>
    </message>
    <message>
        <source>{found} is not a side of a pointy hex; they are NE E SE SW W NW</source>
        <comment>side/pointy</comment>
        <translation>{found} non è un lato di un esagono di tipo pointy; i lati sono NE E SE SW W NW</translation>
    </message>
    <message>
        <source>this feature has no side; name at least one, or take it out</source>
        <comment>side/none</comment>
        <translation>questo elemento non ha lati; indicarne almeno uno, o toglierlo</translation>
    </message>
    <message>
        <source>{found} is not a language; write en, it, es or fr</source>
        <comment>language/unknown</comment>
        <translation>{found} non è una lingua; scrivere en, it, es o fr</translation>
    </message>
    <message>
        <source>{what} has more than a hundred languages</source>
        <comment>language/many</comment>
        <translation>{what}: le lingue sono più di cento</translation>
    </message>
    <message>
        <source>{what} should be a short name of letters a-z, digits, &apos;-&apos; and &apos;_&apos;, not {found}</source>
        <comment>id</comment>
        <translation>{what}: serve un nome breve di lettere a-z, cifre, &apos;-&apos; e &apos;_&apos;, non {found}</translation>
    </message>
    <message>
        <source>{found} is not a word for &apos;{key}&apos;{suggestion}</source>
        <comment>word</comment>
        <translation>{found} non è una parola per &apos;{key}&apos;{suggestion}</translation>
    </message>
    <message>
        <source>the file does not say what it is; it should begin with &apos;merlon: {wanted}&apos;</source>
        <comment>kind/missing</comment>
        <translation>il file non dice che cos’è; deve cominciare con &apos;merlon: {wanted}&apos;</translation>
    </message>
    <message>
        <source>this is a {found}, not a {wanted}</source>
        <comment>kind/other</comment>
        <translation>questo file è di tipo &apos;{found}&apos;, non &apos;{wanted}&apos;</translation>
    </message>
    <message>
        <source>{found} is not a kind of file; write &apos;merlon: {wanted}&apos;</source>
        <comment>kind/unknown</comment>
        <translation>{found} non è un tipo di file; scrivere &apos;merlon: {wanted}&apos;</translation>
    </message>
    <message>
        <source>only maps and scenarios have a canonical form</source>
        <comment>kind/canonical</comment>
        <translation>solo mappe e scenari hanno una forma canonica</translation>
    </message>
    <message>
        <source>this is version {version} of the format, and this Merlon reads up to version 1; open it with a newer Merlon</source>
        <comment>newer-version</comment>
        <translation>questa è la versione {version} del formato, e questo Merlon legge fino alla versione 1; aprirlo con un Merlon più recente</translation>
    </message>
    <message>
        <source>the file cannot be read: {why}</source>
        <comment>file/read</comment>
        <translation>il file non si può leggere: {why}</translation>
    </message>
    <message>
        <source>the file cannot be written: {why}</source>
        <comment>file/written</comment>
        <translation>il file non si può scrivere: {why}</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <comment>file/folder</comment>
        <translation>questa è una cartella, non un file</translation>
    </message>
    <message>
        <source>this is not a regular file</source>
        <comment>file/not-regular</comment>
        <translation>questo non è un file normale</translation>
    </message>
    <message>
        <source>this is not a regular file; it is not overwritten</source>
        <comment>file/not-overwritten</comment>
        <translation>questo non è un file normale; non viene sovrascritto</translation>
    </message>
    <message>
        <source>the journal cannot be opened: {why}</source>
        <comment>file/journal-opened</comment>
        <translation>il diario non si può aprire: {why}</translation>
    </message>
    <message>
        <source>the journal cannot be opened for writing: {why}</source>
        <comment>file/journal-for-writing</comment>
        <translation>il diario non si può aprire in scrittura: {why}</translation>
    </message>
    <message>
        <source>the journal cannot be locked: {why}</source>
        <comment>file/journal-locked</comment>
        <translation>il diario non si può bloccare: {why}</translation>
    </message>
    <message>
        <source>the journal&apos;s folder cannot be synced to disk: {why}</source>
        <comment>file/journal-synced</comment>
        <translation>la cartella del diario non si può sincronizzare su disco: {why}</translation>
    </message>
    <message>
        <source>the cut end of the journal cannot be moved aside: {why}</source>
        <comment>file/journal-moved-aside</comment>
        <translation>la parte finale troncata del diario non si può mettere da parte: {why}</translation>
    </message>
    <message>
        <source>the cut end of the journal cannot be taken off: {why}</source>
        <comment>file/journal-taken-off</comment>
        <translation>la parte finale troncata del diario non si può togliere: {why}</translation>
    </message>
    <message>
        <source>the journal could not be written: {why}</source>
        <comment>file/journal-written</comment>
        <translation>il diario non si è potuto scrivere: {why}</translation>
    </message>
    <message>
        <source>the map {name} is not read: {why}</source>
        <comment>path/map</comment>
        <translation>la mappa {name} non viene letta: {why}</translation>
    </message>
    <message>
        <source>the image {name} is not read: {why}</source>
        <comment>path/image</comment>
        <translation>l’immagine {name} non viene letta: {why}</translation>
    </message>
    <message>
        <source>the scenario {name} is not read: {why}</source>
        <comment>path/scenario</comment>
        <translation>lo scenario {name} non viene letto: {why}</translation>
    </message>
    <message>
        <source>there is no map {name} in the folder of this scenario</source>
        <comment>missing-map</comment>
        <translation>nella cartella di questo scenario non c’è la mappa {name}</translation>
    </message>
    <message>
        <source>there is no scenario {name} in the folder of this journal</source>
        <comment>missing-scenario/here</comment>
        <translation>nella cartella di questo diario non c’è lo scenario {name}</translation>
    </message>
    <message>
        <source>there is no scenario {name} in the folder of this journal; only what can be checked without it is checked</source>
        <comment>missing-scenario/part</comment>
        <translation>nella cartella di questo diario non c’è lo scenario {name}; si controlla solo ciò che si può controllare senza</translation>
    </message>
    <message>
        <source>the map has no id, by which orders and other files name it; add one below &apos;merlon:&apos;, like &apos;id: norman-gate&apos;</source>
        <comment>missing-id</comment>
        <translation>la mappa non ha un id, il nome con cui la indicano gli ordini e gli altri file; aggiungerlo sotto &apos;merlon:&apos;, come &apos;id: norman-gate&apos;</translation>
    </message>
    <message>
        <source>there is no ruleset {name}{suggestion}</source>
        <comment>unknown-ruleset/none</comment>
        <translation>il regolamento {name} non esiste{suggestion}</translation>
    </message>
    <message>
        <source>this is the ruleset of no system{suggestion}</source>
        <comment>unknown-ruleset/system</comment>
        <translation>questo non è il regolamento di nessun sistema{suggestion}</translation>
    </message>
    <message>
        <source>this is not the ruleset of {system} but of {found}</source>
        <comment>unknown-ruleset/other</comment>
        <translation>questo non è il regolamento del gioco {system} ma del gioco {found}</translation>
    </message>
    <message>
        <source>this {what} is empty</source>
        <comment>empty-text</comment>
        <translation>{what}: qui non c’è niente</translation>
    </message>
    <message>
        <source>the rules know no {what} {name}{suggestion} (it is kept as it is)</source>
        <comment>unknown/kept</comment>
        <translation>{what}: le regole non conoscono {name}{suggestion} (resta com’è)</translation>
    </message>
    <message>
        <source>the rules know no {what} {name}{suggestion}</source>
        <comment>unknown/word</comment>
        <translation>{what}: le regole non conoscono {name}{suggestion}</translation>
    </message>
    <message>
        <source>there is no {what} {name}</source>
        <comment>unknown/thing</comment>
        <translation>{what}: non esiste {name}</translation>
    </message>
    <message>
        <source>there is no {what} {name} in this scenario</source>
        <comment>unknown/here</comment>
        <translation>{what}: in questo scenario non c’è {name}</translation>
    </message>
    <message>
        <source>the separator has more than 8 characters</source>
        <comment>range/separator</comment>
        <translation>il separatore (separator) ha più di 8 caratteri</translation>
    </message>
    <message>
        <source>the ranges of a weapon grow from short over medium to long</source>
        <comment>range/weapon</comment>
        <translation>le gittate di un’arma crescono dalla corta alla media alla lunga</translation>
    </message>
    <message>
        <source>{what} should be within {least} to {most}</source>
        <comment>range/within</comment>
        <translation>{what}: sono ammessi valori da {least} a {most}</translation>
    </message>
    <message>
        <source>columns and rows are both numbered by letters, so that one name may mean two hexes; give a separator</source>
        <comment>ambiguous-numbering/letters</comment>
        <translation>colonne e righe sono numerate entrambe con lettere (letters), così un nome può indicare due esagoni; aggiungere un separatore (separator)</translation>
    </message>
    <message>
        <source>columns and rows are both numbered by digits, so that one name may mean two hexes; give a separator or a padding</source>
        <comment>ambiguous-numbering/digits</comment>
        <translation>colonne e righe sono numerate entrambe con cifre (digits), così un nome può indicare due esagoni; aggiungere un separatore (separator) o degli zeri iniziali (padding)</translation>
    </message>
    <message>
        <source>the legend is empty; it should name at least one terrain, {&apos;.&apos;: plain}</source>
        <comment>legend</comment>
        <translation>la legenda è vuota; deve indicare almeno un terreno, {&apos;.&apos;: plain}</translation>
    </message>
    <message>
        <source>a symbol of the legend is one character of the keyboard (no space, no accent)</source>
        <comment>symbol/legend</comment>
        <translation>un simbolo della legenda è un solo carattere della tastiera (senza spazi né accenti)</translation>
    </message>
    <message>
        <source>the symbol of a terrain is one character of the keyboard</source>
        <comment>symbol/terrain</comment>
        <translation>il simbolo di un terreno è un solo carattere della tastiera</translation>
    </message>
    <message>
        <source>unknown terrain {name} for the symbol &apos;{symbol}&apos;{suggestion}</source>
        <comment>unknown-terrain</comment>
        <translation>terreno sconosciuto per il simbolo &apos;{symbol}&apos;: {name}{suggestion}</translation>
    </message>
    <message>
        <source>side {side} of {hex}: {kind} is there already, from line {line}; take one out</source>
        <comment>feature-twice</comment>
        <translation>{hex}, lato {side}: {kind} c’è già, alla riga {line}; toglierne uno</translation>
    </message>
    <message>
        <source>the structure {name} is in line {line} already; give one of them another id</source>
        <comment>same-id</comment>
        <translation>la struttura {name} c’è già alla riga {line}; dare a una delle due un altro id</translation>
    </message>
    <message>
        <source>span should be the width of a hex on the ground, a number above zero and a unit, like &apos;2 m&apos; or &apos;1.5 km&apos;; units are {units} (it is kept as it is)</source>
        <comment>span</comment>
        <translation>span dev’essere la larghezza reale di un esagono, un numero maggiore di zero e un’unità, come &apos;2 m&apos; o &apos;1.5 km&apos;; le unità sono {units} (resta com’è)</translation>
    </message>
    <message>
        <source>{what} has {rows}, the map has {wanted}</source>
        <comment>row-count</comment>
        <translation>{what}: {rows}, la mappa ne ha {wanted}</translation>
    </message>
    <message>
        <source>row {row} has {hexes}, the map has {columns}</source>
        <comment>row-length</comment>
        <translation>la riga {row} ha {hexes}, la mappa ha {columns}</translation>
    </message>
    <message>
        <source>row {row}, {hex}: {symbol} is not in the legend; add it there or mend the row</source>
        <comment>unknown-symbol/legend</comment>
        <translation>riga {row}, {hex}: {symbol} non è nella legenda; aggiungerlo lì o correggere la riga</translation>
    </message>
    <message>
        <source>row {row}, {hex}: {symbol} is not a level; levels are 0 to 9, and _ for -1</source>
        <comment>unknown-symbol/level</comment>
        <translation>riga {row}, {hex}: {symbol} non è un livello; i livelli vanno da 0 a 9, e _ sta per -1</translation>
    </message>
    <message>
        <source>the scenario is played by {system}, its map was made for {other}</source>
        <comment>rulesets</comment>
        <translation>lo scenario si gioca con {system}, ma la sua mappa è fatta per {other}</translation>
    </message>
    <message>
        <source>the option {name} is kept, but its rule is not judged yet and nothing reads it</source>
        <comment>option-not-judged</comment>
        <translation>l’opzione {name} resta, ma per ora non ha effetto: la sua regola non viene ancora giudicata</translation>
    </message>
    <message>
        <source>there is no option {name}{suggestion}</source>
        <comment>unknown-option</comment>
        <translation>l’opzione {name} non esiste{suggestion}</translation>
    </message>
    <message>
        <source>a scenario needs a map, &apos;- {file: castle.map.yaml}&apos;</source>
        <comment>maps/needed</comment>
        <translation>uno scenario ha bisogno di una mappa, &apos;- {file: castle.map.yaml}&apos;</translation>
    </message>
    <message>
        <source>these rules are played without a map; take it out</source>
        <comment>maps/none</comment>
        <translation>con queste regole si gioca senza mappa; toglierla</translation>
    </message>
    <message>
        <source>these rules are played on {maps}; take the others out</source>
        <comment>maps/too-many</comment>
        <translation>queste regole ammettono {maps}; togliere le altre</translation>
    </message>
    <message>
        <source>the {what} {name} is in line {line} already; each needs its own</source>
        <comment>same-name</comment>
        <translation>{what} {name}: c’è già alla riga {line}; serve un nome diverso</translation>
    </message>
    <message>
        <source>{found} is not a colour; write it in quotes, like &apos;#a03020&apos;</source>
        <comment>colour/wrong</comment>
        <translation>{found} non è un colore; scriverlo fra virgolette, come &apos;#a03020&apos;</translation>
    </message>
    <message>
        <source>the colour is missing; write it in quotes, &apos;#a03020&apos;, or YAML takes it for a comment</source>
        <comment>colour/missing</comment>
        <translation>manca il colore; scriverlo fra virgolette, &apos;#a03020&apos;, o YAML lo prende per un commento</translation>
    </message>
    <message>
        <source>there is no force {name}{suggestion}</source>
        <comment>unknown-force</comment>
        <translation>la fazione {name} non esiste{suggestion}</translation>
    </message>
    <message>
        <source>the rear hex is not beside the hex of this counter</source>
        <comment>rear/not-beside</comment>
        <translation>l’esagono del retro (rear) non è adiacente a quello di questa pedina</translation>
    </message>
    <message>
        <source>this counter is mounted and takes two hexes; give &apos;rear&apos;, the hex behind it</source>
        <comment>rear/missing</comment>
        <translation>questa pedina è a cavallo e occupa due esagoni; aggiungere &apos;rear&apos;, l’esagono del retro</translation>
    </message>
    <message>
        <source>only a mounted counter or an animal has a rear hex; add &apos;mounted: true&apos; or take it out</source>
        <comment>rear/on-foot</comment>
        <translation>solo una pedina a cavallo o un animale ha un esagono del retro; aggiungere &apos;mounted: true&apos; o togliere &apos;rear&apos;</translation>
    </message>
    <message>
        <source>this counter has a rear hex and no hex</source>
        <comment>rear/alone</comment>
        <translation>questa pedina ha un esagono del retro (rear) ma nessun esagono (hex)</translation>
    </message>
    <message>
        <source>only &apos;{kind}: true&apos; is an effect</source>
        <comment>effect/flag</comment>
        <translation>solo &apos;{kind}: true&apos; è un effetto</translation>
    </message>
    <message>
        <source>an effect has one of the keys {kinds}</source>
        <comment>effect/unknown</comment>
        <translation>un effetto ha una delle chiavi {kinds}</translation>
    </message>
    <message>
        <source>these effects cannot be carried out: {field} ({fault})</source>
        <comment>effect/impossible</comment>
        <translation>questi effetti non si possono eseguire: {field} ({fault})</translation>
    </message>
    <message>
        <source>two orders in one line; give each its own, beginning with &apos;- &apos;</source>
        <comment>order/two</comment>
        <translation>due ordini in una riga; dare a ciascuno la propria, che cominci con &apos;- &apos;</translation>
    </message>
    <message>
        <source>this is no order; there are {orders} (&apos;merlonctl orders {system}&apos; shows what each takes)</source>
        <comment>order/unknown</comment>
        <translation>questo non è un ordine; ci sono {orders} (&apos;merlonctl orders {system}&apos; mostra che cosa accetta ciascuno)</translation>
    </message>
    <message>
        <source>this is no die; write it like d6 or d10</source>
        <comment>die</comment>
        <translation>questo non è un dado; scriverlo come d6 o d10</translation>
    </message>
    <message>
        <source>there is no map {name} in this scenario</source>
        <comment>map-name</comment>
        <translation>in questo scenario non c’è la mappa {name}</translation>
    </message>
    <message>
        <source>this should be a day, like 2026-05-02</source>
        <comment>day</comment>
        <translation>qui serve un giorno, come 2026-05-02</translation>
    </message>
    <message>
        <source>this should be a moment, like 2026-05-02T09:30Z</source>
        <comment>moment</comment>
        <translation>qui serve un momento, come 2026-05-02T09:30Z</translation>
    </message>
    <message>
        <source>this should be a seal, &apos;sha256:&apos; and 64 digits, or what is to be sealed: &apos;{example}&apos;</source>
        <comment>seal</comment>
        <translation>qui serve un sigillo, &apos;sha256:&apos; e 64 cifre, oppure ciò che va sigillato: &apos;{example}&apos;</translation>
    </message>
    <message>
        <source>{what} should be a short name in one line</source>
        <comment>name</comment>
        <translation>{what}: serve un nome breve su una riga</translation>
    </message>
    <message>
        <source>{what} takes {least} to {most} of them</source>
        <comment>count</comment>
        <translation>{what}: ne servono da {least} a {most}</translation>
    </message>
    <message>
        <source>without salt the note could be guessed by trying; put some letters there</source>
        <comment>salt</comment>
        <translation>senza sale (salt) la nota si potrebbe indovinare a tentativi; mettere qui qualche lettera</translation>
    </message>
    <message>
        <source>this should be what some order seals, with its salt: &apos;{kind: {...}, salt: ...}&apos;</source>
        <comment>secret/unknown</comment>
        <translation>qui serve ciò che un ordine sigilla, con il suo sale (salt): &apos;{tipo: {...}, salt: ...}&apos;</translation>
    </message>
    <message>
        <source>this note could not be read again, so it is not sealed; take unusual characters out of it</source>
        <comment>secret/unreadable</comment>
        <translation>questa nota non si è potuta rileggere, quindi non viene sigillata; toglierne i caratteri insoliti</translation>
    </message>
    <message>
        <source>these are secrets of another game than the scenario&apos;s</source>
        <comment>system</comment>
        <translation>questi sono segreti di un gioco diverso da quello dello scenario</translation>
    </message>
    <message>
        <source>an entry holds one of &apos;order:&apos;, &apos;effects:&apos;, &apos;amend:&apos;, &apos;undo: {}&apos;, &apos;redo: {}&apos; or &apos;back: {to: 3}&apos;, or a &apos;note:&apos; alone</source>
        <comment>entry/kinds</comment>
        <translation>una voce contiene uno solo fra &apos;order:&apos;, &apos;effects:&apos;, &apos;amend:&apos;, &apos;undo: {}&apos;, &apos;redo: {}&apos; e &apos;back: {to: 3}&apos;, o soltanto &apos;note:&apos;</translation>
    </message>
    <message>
        <source>this order could not be read again from the journal, so it is not written; take unusual characters out of its note</source>
        <comment>entry/unreadable</comment>
        <translation>questo ordine non si è potuto rileggere dal diario, quindi non viene scritto; togliere i caratteri insoliti dalla sua nota</translation>
    </message>
    <message>
        <source>this entry was written by a newer Merlon, whose rules are of version {version}; this one reads up to {most}</source>
        <comment>newer</comment>
        <translation>questa voce è di un Merlon più recente, con le regole nella versione {version}; questo Merlon legge al massimo la versione {most}</translation>
    </message>
    <message>
        <source>this entry is numbered {number} and should be {expected}; entries are numbered from 1 without gaps</source>
        <comment>entry-number</comment>
        <translation>questa voce ha il numero {number} invece di {expected}; le voci si numerano da 1 senza salti</translation>
    </message>
    <message>
        <source>there is no order to undo here</source>
        <comment>entry-order/undo</comment>
        <translation>qui non c’è un ordine da annullare</translation>
    </message>
    <message>
        <source>there is nothing to redo here</source>
        <comment>entry-order/redo</comment>
        <translation>qui non c’è niente da ripetere</translation>
    </message>
    <message>
        <source>the line that is corrected is no order in force</source>
        <comment>entry-order/amend</comment>
        <translation>la riga da correggere non è un ordine in vigore</translation>
    </message>
    <message>
        <source>the line to go back to has not been yet</source>
        <comment>entry-order/back</comment>
        <translation>la riga a cui tornare non esiste ancora</translation>
    </message>
    <message>
        <source>there is nothing to undo, to redo or to go back to</source>
        <comment>entry-order/none</comment>
        <translation>non c’è niente da annullare o da ripetere, né una riga a cui tornare</translation>
    </message>
    <message>
        <source>the header of this journal does not end with &apos;...&apos;, so nothing of it counts</source>
        <comment>journal-cut/header</comment>
        <translation>l’intestazione di questo diario non finisce con &apos;...&apos;, quindi niente di ciò che contiene è valido</translation>
    </message>
    <message>
        <source>what begins here has no end mark &apos;...&apos;: writing it was interrupted before it was acknowledged, and it counts for nothing</source>
        <comment>journal-cut/end</comment>
        <translation>ciò che comincia qui non ha il segno di fine &apos;...&apos; e non vale: la scrittura si è interrotta prima della conferma</translation>
    </message>
    <message>
        <source>the last entry was cut off while it was written and had not been acknowledged; it was moved to {file}</source>
        <comment>journal-cut/moved</comment>
        <translation>l’ultima voce è rimasta troncata durante la scrittura e non era stata confermata; è stata spostata in {file}</translation>
    </message>
    <message>
        <source>this is not a journal, which begins with &apos;merlon: journal/1&apos;; it is left as it is</source>
        <comment>not-a-journal</comment>
        <translation>questo non è un diario (un diario comincia con &apos;merlon: journal/1&apos;); resta com’è</translation>
    </message>
    <message>
        <source>the journal cannot be begun: its header could not be read again</source>
        <comment>journal-header</comment>
        <translation>il diario non si può cominciare: non è stato possibile rileggerne l’intestazione</translation>
    </message>
    <message>
        <source>the scenario or its map was changed since this game began; every order is judged again on what they say now</source>
        <comment>journal-scenario</comment>
        <translation>lo scenario o la sua mappa sono cambiati dall’inizio di questa partita; ogni ordine viene giudicato di nuovo in base a ciò che dicono ora</translation>
    </message>
    <message>
        <source>this game began under other rules (ruleset, edition or options); every order is judged again by those of the scenario now</source>
        <comment>journal-rules</comment>
        <translation>questa partita è cominciata con altre regole (regolamento, edizione o opzioni); ogni ordine viene giudicato di nuovo con quelle attuali dello scenario</translation>
    </message>
    <message>
        <source>another Merlon has this journal open; close the game there, so that two referees do not write at once</source>
        <comment>journal-locked</comment>
        <translation>questo diario è aperto in un altro Merlon; chiudere lì la partita, perché due arbitri non scrivano insieme</translation>
    </message>
    <message>
        <source>an earlier write failed; close the game and open it again before going on</source>
        <comment>journal-broken</comment>
        <translation>una scrittura precedente non è riuscita; chiudere la partita e riaprirla prima di continuare</translation>
    </message>
    <message>
        <source>the journal was moved, deleted or changed by another program while it was open; nothing was written</source>
        <comment>journal-changed</comment>
        <translation>il diario è stato spostato, cancellato o cambiato da un altro programma mentre era aperto; non è stato scritto nulla</translation>
    </message>
    <message>
        <source>another game of this scenario was begun meanwhile; nothing was added to it, give the orders again</source>
        <comment>journal-begun</comment>
        <translation>nel frattempo è cominciata un’altra partita di questo scenario; non vi è stato aggiunto nulla: dare di nuovo gli ordini</translation>
    </message>
    <message>
        <source>lines on which the rules say something else today: {count}; the game goes on from what they say today (&apos;merlonctl replay&apos; lists them)</source>
        <comment>journal-differs</comment>
        <translation>righe su cui oggi le regole dicono altro: {count}; la partita continua da ciò che dicono oggi (&apos;merlonctl replay&apos; le elenca)</translation>
    </message>
    <message>
        <source>no table is named {name}; there are {tables}</source>
        <comment>table/unknown</comment>
        <translation>nessuna tabella si chiama {name}; ci sono {tables}</translation>
    </message>
    <message>
        <source>this row has {results} results for {covers} covers; give one for each</source>
        <comment>table/results</comment>
        <translation>risultati in questa riga: {results}, ripari: {covers}; serve un risultato per ogni riparo</translation>
    </message>
    <message>
        <source>a weapon needs ten rows, one for each face of the die</source>
        <comment>table/rows</comment>
        <translation>a un’arma servono dieci righe, una per ogni faccia del dado</translation>
    </message>
    <message>
        <source>there is no weapon {name}</source>
        <comment>unknown-weapon</comment>
        <translation>l’arma {name} non esiste</translation>
    </message>
    <message>
        <source>this is a file of orders, checked as far as can be without its scenario; name that before it to have it checked whole: &apos;merlonctl validate castle.scenario.yaml orders.yaml&apos;</source>
        <comment>orders</comment>
        <translation>questo è un file di ordini, controllato per quanto si può senza il suo scenario; per controllarlo tutto, indicare prima lo scenario: &apos;merlonctl validate castle.scenario.yaml orders.yaml&apos;</translation>
    </message>
    <message>
        <source>dice are rolled from the journal&apos;s own seed, {seed}</source>
        <comment>seed</comment>
        <translation>i dadi si tirano con il seme del diario, {seed}</translation>
    </message>
    <message>
        <source>the orders from here on wait; put &apos;- {order}&apos; before this one, or another like it</source>
        <comment>owed</comment>
        <translation>gli ordini da qui in poi restano in attesa; mettere prima di questo &apos;- {order}&apos;, o un altro simile</translation>
    </message>
    <message>
        <source>there is no {face} on a {die}</source>
        <comment>idle/face</comment>
        <translation>la faccia {face} non c’è su un dado {die}</translation>
    </message>
    <message>
        <source>nobody asked for the die {face}</source>
        <comment>idle/die</comment>
        <translation>nessuno ha chiesto il dado {face}</translation>
    </message>
    <message>
        <source>nobody asked for the last {count} of --dice</source>
        <comment>idle/last</comment>
        <translation>ultimi dadi di --dice che nessuno ha chiesto: {count}</translation>
    </message>
    <message>
        <source>no rule asked for the fact &apos;{fact}&apos; that is decreed</source>
        <comment>idle/fact</comment>
        <translation>nessuna regola ha chiesto il fatto &apos;{fact}&apos; stabilito dall’arbitro</translation>
    </message>
    <message>
        <source>neither this order nor those behind it are kept: it waits for {what}</source>
        <comment>waits</comment>
        <translation>questo ordine e quelli che seguono non vengono conservati: manca {what}</translation>
    </message>
    <message>
        <source>{place}: error: {said} [{code}]</source>
        <comment>line/error</comment>
        <translation>{place}: errore: {said} [{code}]</translation>
    </message>
    <message>
        <source>{place}: warning: {said} [{code}]</source>
        <comment>line/warning</comment>
        <translation>{place}: avvertimento: {said} [{code}]</translation>
    </message>
    <message>
        <source>{place}: note: {said} [{code}]</source>
        <comment>line/note</comment>
        <translation>{place}: nota: {said} [{code}]</translation>
    </message>
    <message>
        <source>; did you mean &apos;{near}&apos;?</source>
        <comment>did-you-mean</comment>
        <translation>; forse si intendeva &apos;{near}&apos;?</translation>
    </message>
    <message>
        <source>; choose from {all}</source>
        <comment>choose-from</comment>
        <translation>; scegliere fra {all}</translation>
    </message>
    <message>
        <source>; it has {all}</source>
        <comment>it-has</comment>
        <translation>; esistono {all}</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>nothing</comment>
        <translation>un valore vuoto</translation>
    </message>
    <message>
        <source>a list</source>
        <comment>a-list</comment>
        <translation>un elenco</translation>
    </message>
    <message>
        <source>a mapping</source>
        <comment>a-mapping</comment>
        <translation>coppie &apos;chiave: valore&apos;</translation>
    </message>
    <message>
        <source>this character</source>
        <comment>this-character</comment>
        <translation>questo carattere</translation>
    </message>
    <message>
        <source>a &apos;}&apos; is missing</source>
        <comment>yaml-curly</comment>
        <translation>manca una &apos;}&apos;</translation>
    </message>
    <message>
        <source>a &apos;]&apos; is missing</source>
        <comment>yaml-square</comment>
        <translation>manca una &apos;]&apos;</translation>
    </message>
    <message>
        <source>a quote is not closed</source>
        <comment>yaml-quote</comment>
        <translation>le virgolette non sono chiuse</translation>
    </message>
    <message>
        <source>&apos;\&apos; is followed by a character that it does not go with</source>
        <comment>yaml-escape</comment>
        <translation>dopo &apos;\&apos; c’è un carattere non ammesso</translation>
    </message>
    <message>
        <source>a &apos;:&apos; stands where none can</source>
        <comment>yaml-colon</comment>
        <translation>c’è un &apos;:&apos; dove non può stare</translation>
    </message>
    <message>
        <source>a &apos;-&apos; stands where none can</source>
        <comment>yaml-dash</comment>
        <translation>c’è un &apos;-&apos; dove non può stare</translation>
    </message>
    <message>
        <source>a bracket is closed that was not opened</source>
        <comment>yaml-bracket</comment>
        <translation>viene chiusa una parentesi che non è stata aperta</translation>
    </message>
    <message>
        <source>this line does not go on with what stands above it</source>
        <comment>yaml-indent</comment>
        <translation>questa riga non continua ciò che sta sopra</translation>
    </message>
    <message>
        <source>it cannot be read from here on</source>
        <comment>yaml-other</comment>
        <translation>da qui in poi non si legge</translation>
    </message>
    <message>
        <source>the file name is empty</source>
        <comment>path-empty</comment>
        <translation>il nome del file è vuoto</translation>
    </message>
    <message>
        <source>the file name is too long</source>
        <comment>path-long</comment>
        <translation>il nome del file è troppo lungo</translation>
    </message>
    <message>
        <source>write folders with &apos;/&apos;, not with &apos;\&apos;</source>
        <comment>path-backslash</comment>
        <translation>separare le cartelle con &apos;/&apos;, non con &apos;\&apos;</translation>
    </message>
    <message>
        <source>it must be given from this file&apos;s folder, not from the root of a disk</source>
        <comment>path-absolute</comment>
        <translation>va indicato a partire dalla cartella di questo file, non dalla radice di un disco</translation>
    </message>
    <message>
        <source>it must be a file beside this one, not an address</source>
        <comment>path-address</comment>
        <translation>dev’essere un file accanto a questo, non un indirizzo</translation>
    </message>
    <message>
        <source>it may not leave this file&apos;s folder (&apos;..&apos;)</source>
        <comment>path-up</comment>
        <translation>non può uscire dalla cartella di questo file (&apos;..&apos;)</translation>
    </message>
    <message>
        <source>a link leads out of this file&apos;s folder</source>
        <comment>path-link</comment>
        <translation>un collegamento porta fuori dalla cartella di questo file</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <comment>why-not-found</comment>
        <translation>non esiste un file o una cartella con questo nome</translation>
    </message>
    <message>
        <source>you have no permission for it</source>
        <comment>why-no-permission</comment>
        <translation>manca l’autorizzazione</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>why-folder</comment>
        <translation>è una cartella</translation>
    </message>
    <message>
        <source>what should be a folder is none</source>
        <comment>why-no-folder</comment>
        <translation>quella che dovrebbe essere una cartella non lo è</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>why-full</comment>
        <translation>il disco è pieno</translation>
    </message>
    <message>
        <source>it is larger than files may be here</source>
        <comment>why-too-large</comment>
        <translation>supera la dimensione consentita qui a un file</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <comment>why-read-only</comment>
        <translation>il disco è di sola lettura</translation>
    </message>
    <message>
        <source>the name is too long, or links lead in a circle</source>
        <comment>why-name</comment>
        <translation>il nome è troppo lungo, o i collegamenti formano un circolo</translation>
    </message>
    <message>
        <source>nobody is at the other end of this pipe or device</source>
        <comment>why-device</comment>
        <translation>all’altro capo di questa pipe o dispositivo non c’è nessuno</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <comment>why-too-many</comment>
        <translation>ci sono troppi file aperti</translation>
    </message>
    <message>
        <source>the disk does not answer as it should</source>
        <comment>why-disk</comment>
        <translation>il disco non risponde come dovrebbe</translation>
    </message>
    <message>
        <source>error {number} of the system</source>
        <comment>why-other</comment>
        <translation>errore {number} del sistema</translation>
    </message>
    <message>
        <source>1 row</source>
        <comment>rows-one</comment>
        <translation>1 riga</translation>
    </message>
    <message>
        <source>{count} rows</source>
        <comment>rows-many</comment>
        <translation>{count} righe</translation>
    </message>
    <message>
        <source>1 hex</source>
        <comment>hexes-one</comment>
        <translation>1 esagono</translation>
    </message>
    <message>
        <source>{count} hexes</source>
        <comment>hexes-many</comment>
        <translation>{count} esagoni</translation>
    </message>
    <message>
        <source>1 column</source>
        <comment>columns-one</comment>
        <translation>1 colonna</translation>
    </message>
    <message>
        <source>{count} columns</source>
        <comment>columns-many</comment>
        <translation>{count} colonne</translation>
    </message>
    <message>
        <source>1 map</source>
        <comment>maps-one</comment>
        <translation>1 mappa</translation>
    </message>
    <message>
        <source>{count} maps</source>
        <comment>maps-many</comment>
        <translation>{count} mappe</translation>
    </message>
    <message>
        <source>value of a {die}</source>
        <comment>value-of-die</comment>
        <translation>valore di un dado {die}</translation>
    </message>
    <message>
        <source>{key} (or x)</source>
        <comment>or-x</comment>
        <translation>{key} (o x)</translation>
    </message>
    <message>
        <source>the field &apos;{field}&apos;</source>
        <comment>wanted-field</comment>
        <translation>il campo &apos;{field}&apos;</translation>
    </message>
    <message>
        <source>a {die} ({key}), which &apos;dice: [...]&apos; in its line, --dice or --seed give</source>
        <comment>wanted-die</comment>
        <translation>un dado {die} ({key}), da dare con &apos;dice: [...]&apos; nella sua riga, con --dice o con --seed</translation>
    </message>
    <message>
        <source>the face of a die</source>
        <comment>face-of-a-die</comment>
        <translation>la faccia di un dado</translation>
    </message>
    <message>
        <source>rows of a weapon</source>
        <comment>rows-of-a-weapon</comment>
        <translation>le righe di un’arma</translation>
    </message>
    <message>
        <source>the options</source>
        <comment>the-options</comment>
        <translation>le opzioni</translation>
    </message>
    <message>
        <source>feature</source>
        <comment>feature</comment>
        <translation>elemento</translation>
    </message>
    <message>
        <source>state</source>
        <comment>state</comment>
        <translation>stato</translation>
    </message>
    <message>
        <source>structure</source>
        <comment>structure</comment>
        <translation>struttura</translation>
    </message>
    <message>
        <source>stone</source>
        <comment>stone</comment>
        <translation>pietra</translation>
    </message>
    <message>
        <source>overlay</source>
        <comment>overlay</comment>
        <translation>aggiunta</translation>
    </message>
    <message>
        <source>option</source>
        <comment>option</comment>
        <translation>opzione</translation>
    </message>
    <message>
        <source>force</source>
        <comment>force</comment>
        <translation>fazione</translation>
    </message>
    <message>
        <source>counter</source>
        <comment>counter</comment>
        <translation>pedina</translation>
    </message>
    <message>
        <source>counter named</source>
        <comment>counter-named</comment>
        <translation>pedina di nome</translation>
    </message>
    <message>
        <source>zone</source>
        <comment>zone</comment>
        <translation>zona</translation>
    </message>
    <message>
        <source>the map</source>
        <comment>the-map</comment>
        <translation>la mappa</translation>
    </message>
    <message>
        <source>the grid</source>
        <comment>the-grid</comment>
        <translation>la griglia</translation>
    </message>
    <message>
        <source>the numbering</source>
        <comment>the-numbering</comment>
        <translation>la numerazione</translation>
    </message>
    <message>
        <source>the terrain</source>
        <comment>the-terrain</comment>
        <translation>il terreno</translation>
    </message>
    <message>
        <source>the block of levels</source>
        <comment>the-block-of-levels</comment>
        <translation>il blocco dei livelli</translation>
    </message>
    <message>
        <source>this feature</source>
        <comment>this-feature</comment>
        <translation>questo elemento</translation>
    </message>
    <message>
        <source>this structure</source>
        <comment>this-structure</comment>
        <translation>questa struttura</translation>
    </message>
    <message>
        <source>this overlay</source>
        <comment>this-overlay</comment>
        <translation>questa aggiunta</translation>
    </message>
    <message>
        <source>the background</source>
        <comment>the-background</comment>
        <translation>lo sfondo</translation>
    </message>
    <message>
        <source>the scenario</source>
        <comment>the-scenario</comment>
        <translation>lo scenario</translation>
    </message>
    <message>
        <source>this map</source>
        <comment>this-map</comment>
        <translation>questa mappa</translation>
    </message>
    <message>
        <source>this force</source>
        <comment>this-force</comment>
        <translation>questa fazione</translation>
    </message>
    <message>
        <source>this counter</source>
        <comment>this-counter</comment>
        <translation>questa pedina</translation>
    </message>
    <message>
        <source>this zone</source>
        <comment>this-zone</comment>
        <translation>questa zona</translation>
    </message>
    <message>
        <source>what the rules said</source>
        <comment>what-the-rules-said</comment>
        <translation>ciò che le regole hanno detto</translation>
    </message>
    <message>
        <source>the overruling</source>
        <comment>the-overruling</comment>
        <translation>la decisione contraria dell’arbitro</translation>
    </message>
    <message>
        <source>the correction</source>
        <comment>the-correction</comment>
        <translation>la correzione</translation>
    </message>
    <message>
        <source>the way back</source>
        <comment>the-way-back</comment>
        <translation>il ritorno</translation>
    </message>
    <message>
        <source>the journal</source>
        <comment>the-journal</comment>
        <translation>il diario</translation>
    </message>
    <message>
        <source>this entry</source>
        <comment>this-entry</comment>
        <translation>questa voce</translation>
    </message>
    <message>
        <source>what is done by hand</source>
        <comment>done-by-hand</comment>
        <translation>ciò che si fa a mano</translation>
    </message>
    <message>
        <source>this order</source>
        <comment>this-order</comment>
        <translation>questo ordine</translation>
    </message>
    <message>
        <source>the file</source>
        <comment>the-file</comment>
        <translation>il file</translation>
    </message>
    <message>
        <source>this die</source>
        <comment>this-die</comment>
        <translation>questo dado</translation>
    </message>
    <message>
        <source>this place</source>
        <comment>this-place</comment>
        <translation>questo luogo</translation>
    </message>
    <message>
        <source>this place on the table</source>
        <comment>this-place-on-the-table</comment>
        <translation>questo luogo sul tavolo</translation>
    </message>
    <message>
        <source>what is sealed</source>
        <comment>what-is-sealed</comment>
        <translation>ciò che è sigillato</translation>
    </message>
    <message>
        <source>the ruleset</source>
        <comment>the-ruleset</comment>
        <translation>il regolamento</translation>
    </message>
    <message>
        <source>this edition</source>
        <comment>this-edition</comment>
        <translation>questa edizione</translation>
    </message>
    <message>
        <source>this terrain</source>
        <comment>this-terrain</comment>
        <translation>questo terreno</translation>
    </message>
    <message>
        <source>this weapon</source>
        <comment>this-weapon</comment>
        <translation>quest’arma</translation>
    </message>
    <message>
        <source>this result</source>
        <comment>this-result</comment>
        <translation>questo risultato</translation>
    </message>
    <message>
        <source>this table</source>
        <comment>this-table</comment>
        <translation>questa tabella</translation>
    </message>
    <message>
        <source>this is no regular expression: {why}</source>
        <comment>pattern</comment>
        <translation>questa non è un’espressione regolare: {why}</translation>
    </message>
    <message>
        <source>this is not well-formed XML: {why}</source>
        <comment>xml</comment>
        <translation>questo non è XML ben formato: {why}</translation>
    </message>
    <message>
        <source>it is closed</source>
        <comment>why-closed</comment>
        <translation>è chiuso</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <comment>why-memory</comment>
        <translation>la memoria non basta</translation>
    </message>
    <message>
        <source>&apos;allowed: false&apos; says nothing, for no order is allowed unless it is said; take it out</source>
        <comment>idle/allowed</comment>
        <translation>&apos;allowed: false&apos; non dice nulla, perché nessun ordine è permesso se non lo si dice; toglierlo</translation>
    </message>
    <message>
        <source>nothing is changed by hand here and nothing noted; name an effect or add a &apos;note:&apos;</source>
        <comment>idle/by-hand</comment>
        <translation>qui non cambia nulla a mano e non c’è una nota; indicare un effetto o aggiungere una &apos;note:&apos;</translation>
    </message>
    <message>
        <source>this row has {results} results for {columns} columns; give one for each</source>
        <comment>table/columns</comment>
        <translation>risultati in questa riga: {results}, colonne: {columns}; serve un risultato per ogni colonna</translation>
    </message>
    <message>
        <source>a melee table needs ten rows, one for each face of the die</source>
        <comment>table/faces</comment>
        <translation>a una tabella dei combattimenti servono dieci righe, una per ogni faccia del dado</translation>
    </message>
    <message>
        <source>the columns of the bombardment table grow from left to right</source>
        <comment>columns-grow</comment>
        <translation>le colonne della tabella di bombardamento crescono da sinistra a destra</translation>
    </message>
    <message>
        <source>the bombardment table needs ten rows, one for each face of the die</source>
        <comment>bombardment/rows</comment>
        <translation>la tabella di bombardamento vuole dieci righe, una per ogni faccia del dado</translation>
    </message>
    <message>
        <source>this row has {results} results for {columns} columns; give one for each</source>
        <comment>bombardment/cells</comment>
        <translation>questa riga ha {results} risultati per {columns} colonne; danne uno per ciascuna</translation>
    </message>
    <message>
        <source>{found} is no result of the bombardment table; write D, 2C, D/2C or &apos;-&apos;</source>
        <comment>bombardment/cell</comment>
        <translation>{found} non è un risultato della tabella di bombardamento; scrivi D, 2C, D/2C o &apos;-&apos;</translation>
    </message>
    <message>
        <source>the healing table has nine results</source>
        <comment>healing-nine</comment>
        <translation>la tabella di guarigione ha nove risultati</translation>
    </message>
    <message>
        <source>nobody knows who besieges the castle; say it with &apos;besieger&apos; under &apos;options&apos;, one of the forces</source>
        <comment>siege/besieger-missing</comment>
        <translation>non si sa chi è l’assediante del castello; dillo con &apos;besieger&apos; sotto &apos;options&apos;, una delle fazioni</translation>
    </message>
    <message>
        <source>no force is named {name}; write under &apos;besieger&apos; the id of one</source>
        <comment>siege/besieger-unknown</comment>
        <translation>nessuna fazione si chiama {name}; in &apos;besieger&apos; (l’assediante) scrivi l’id di una fazione</translation>
    </message>
    <message>
        <source>{key} is of a siege that is played day by day; give &apos;days&apos; beside it, 1 for a single day</source>
        <comment>siege/no-days</comment>
        <translation>{key} è di un assedio che si gioca giorno per giorno; metti accanto &apos;days&apos;, 1 per un solo giorno</translation>
    </message>
    <message>
        <source>a siege engine takes one hex; take out &apos;mounted&apos; and &apos;rear&apos;</source>
        <comment>siege/engine-mounted</comment>
        <translation>una macchina d’assedio occupa un esagono; togli &apos;mounted&apos; e &apos;rear&apos;</translation>
    </message>
    <message>
        <source>two siege engines stand on {hex}; give one of them another hex</source>
        <comment>siege/engine-placed</comment>
        <translation>due macchine d’assedio stanno in {hex}; dai a una un altro esagono</translation>
    </message>
    <message>
        <source>{key} (or months)</source>
        <comment>or-months</comment>
        <translation>{key} (o months)</translation>
    </message>
    <message>
        <source>this engine</source>
        <comment>this-engine</comment>
        <translation>questa macchina</translation>
    </message>
    <message>
        <source>the panic table needs ten rows, one for each face of the die</source>
        <comment>panic-rows</comment>
        <translation>la tabella del panico vuole dieci righe, una per ogni faccia del dado</translation>
    </message>
    <message>
        <source>the error table needs ten rows, one for each face of the die; write lost or wounded in each</source>
        <comment>error-rows</comment>
        <translation>la tabella degli errori di tiro vuole dieci righe, una per ogni faccia del dado; in ognuna scrivi lost, o wounded per un ferito</translation>
    </message>
</context>
<context>
    <name>merlon::app::BriefingDialog</name>
    <message numerus="yes">
        <source>%1: %n counter(s)</source>
        <extracomment>a force and how many it has</extracomment>
        <translation>
            <numerusform>%1: %n pedina</numerusform>
            <numerusform>%1: %n pedine</numerusform>
        </translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Vittoria</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Fazioni</translation>
    </message>
    <message numerus="yes">
        <source>The game lasts %n turn(s).</source>
        <translation>
            <numerusform>La partita dura %n turno.</numerusform>
            <numerusform>La partita dura %n turni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Briefing</source>
        <translation>Presentazione</translation>
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
        <translation>%1 · %2 · livello %3</translation>
    </message>
    <message>
        <source>Paint with the left button; Alt and a click takes terrain from the map.</source>
        <translation>Pulsante sinistro per dipingere; Alt e clic per prelevare il terreno dalla mappa.</translation>
    </message>
    <message>
        <source>Click a hex to inspect it; B paints.</source>
        <translation>Un clic su un esagono per esaminarlo; B per dipingere.</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Tavolozza</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Ispettore</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Arbitro</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>&amp;New map…</source>
        <translation>&amp;Nuova mappa…</translation>
    </message>
    <message>
        <source>Begins a blank map.</source>
        <translation>Crea una mappa vuota.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>Opens a map or a scenario.</source>
        <translation>Apre una mappa o uno scenario.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>Writes the map into its file.</source>
        <translation>Scrive la mappa nel suo file.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salva &amp;come…</translation>
    </message>
    <message>
        <source>Writes the map into another file.</source>
        <translation>Scrive la mappa in un altro file.</translation>
    </message>
    <message>
        <source>&amp;Export a picture…</source>
        <translation>Es&amp;porta un’immagine…</translation>
    </message>
    <message>
        <source>Draws the map as PNG, SVG or PDF.</source>
        <translation>Disegna la mappa in PNG, SVG o PDF.</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>Leaves Merlon.</source>
        <translation>Chiude Merlon.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>Takes back the last change of the map.</source>
        <translation>Annulla l’ultima modifica della mappa.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>Makes again what was taken back.</source>
        <translation>Rifà ciò che era stato annullato.</translation>
    </message>
    <message>
        <source>&amp;Map properties…</source>
        <translation>Proprietà della &amp;mappa…</translation>
    </message>
    <message>
        <source>Title, size, span and numbering of the map.</source>
        <translation>Titolo, dimensioni, larghezza degli esagoni e numerazione della mappa.</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Ingrandisci</translation>
    </message>
    <message>
        <source>Shows the map larger.</source>
        <extracomment>zooms in</extracomment>
        <translation>Mostra la mappa ingrandita.</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Riduci</translation>
    </message>
    <message>
        <source>Shows the map smaller.</source>
        <extracomment>zooms out</extracomment>
        <translation>Mostra la mappa ridotta.</translation>
    </message>
    <message>
        <source>&amp;Whole map</source>
        <translation>&amp;Tutta la mappa</translation>
    </message>
    <message>
        <source>Shows the whole map.</source>
        <translation>Mostra la mappa intera.</translation>
    </message>
    <message>
        <source>&amp;True size</source>
        <translation>&amp;Dimensione reale</translation>
    </message>
    <message>
        <source>Shows hexes 48 pixels wide.</source>
        <translation>Mostra esagoni larghi 48 pixel.</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Griglia</translation>
    </message>
    <message>
        <source>Shows the lines between hexes.</source>
        <extracomment>the grid</extracomment>
        <translation>Mostra le linee tra gli esagoni.</translation>
    </message>
    <message>
        <source>Hex &amp;names</source>
        <translation>&amp;Nomi degli esagoni</translation>
    </message>
    <message>
        <source>Shows the name of each hex.</source>
        <translation>Mostra il nome di ogni esagono.</translation>
    </message>
    <message>
        <source>Shades hexes by their level.</source>
        <translation>Ombreggia gli esagoni secondo il livello.</translation>
    </message>
    <message>
        <source>&amp;Counters</source>
        <translation>&amp;Pedine</translation>
    </message>
    <message>
        <source>Go to the map</source>
        <translation>Vai alla mappa</translation>
    </message>
    <message>
        <source>The keyboard moves over the map.</source>
        <extracomment>the cursor keys go from hex to hex from now on</extracomment>
        <translation>Da tastiera ci si sposta sulla mappa.</translation>
    </message>
    <message>
        <source>Go to the palette</source>
        <translation>Vai alla tavolozza</translation>
    </message>
    <message>
        <source>The keyboard chooses terrain.</source>
        <translation>Da tastiera si sceglie il terreno.</translation>
    </message>
    <message>
        <source>Go to the inspector</source>
        <translation>Vai all’ispettore</translation>
    </message>
    <message>
        <source>The keyboard edits the current hex.</source>
        <translation>Da tastiera si modifica l’esagono corrente.</translation>
    </message>
    <message>
        <source>&amp;Ask the referee</source>
        <translation>&amp;Chiedi all’arbitro</translation>
    </message>
    <message>
        <source>Go to the journal</source>
        <translation>Vai al diario</translation>
    </message>
    <message>
        <source>The keyboard moves over the journal.</source>
        <extracomment>the cursor keys go from line to line from now on</extracomment>
        <translation>Da tastiera si scorre il diario.</translation>
    </message>
    <message>
        <source>&amp;Roll the die</source>
        <translation>&amp;Tira il dado</translation>
    </message>
    <message>
        <source>Rolls the die that the verdict waits for.</source>
        <translation>Tira il dado atteso dal verdetto.</translation>
    </message>
    <message>
        <source>A&amp;pply the verdict</source>
        <translation>&amp;Applica il verdetto</translation>
    </message>
    <message>
        <source>Keeps the order and what came of it in the journal.</source>
        <translation>Conserva nel diario l’ordine e il suo risultato.</translation>
    </message>
    <message>
        <source>&amp;Take back the last order</source>
        <extracomment>undo: of what a player ordered, not of a command of the program</extracomment>
        <translation>&amp;Ritira l’ultimo ordine</translation>
    </message>
    <message>
        <source>The journal keeps that it was taken back.</source>
        <translation>Il ritiro resta annotato nel diario.</translation>
    </message>
    <message>
        <source>Puts in force again what was taken back last.</source>
        <extracomment>redo</extracomment>
        <translation>Rimette in vigore l’ultimo ordine ritirato.</translation>
    </message>
    <message>
        <source>&amp;Overrule…</source>
        <translation>&amp;Decidi altrimenti…</translation>
    </message>
    <message>
        <source>Decides against the rules, with a note.</source>
        <translation>Decide contro le regole, con una nota.</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regole</translation>
    </message>
    <message>
        <source>Every rule, with its text.</source>
        <translation>Tutte le regole, con il loro testo.</translation>
    </message>
    <message>
        <source>&amp;Shortcuts…</source>
        <translation>&amp;Scorciatoie…</translation>
    </message>
    <message>
        <source>Changes the keys of every command.</source>
        <extracomment>commands of the menus, not orders of the players</extracomment>
        <translation>Cambia i tasti dei comandi.</translation>
    </message>
    <message>
        <source>&amp;About Merlon</source>
        <translation>&amp;Informazioni su Merlon</translation>
    </message>
    <message>
        <source>Version and licence.</source>
        <translation>Versione e licenza.</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>Recent &amp;files</source>
        <translation>File recen&amp;ti</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Ling&amp;ua</translation>
    </message>
    <message>
        <source>&amp;Referee</source>
        <translation>&amp;Arbitro</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;iuto</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Come il &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Chiaro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>Sc&amp;uro</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>title of the tool bar: commands of the program, not orders of the players</extracomment>
        <translation>Comandi</translation>
    </message>
    <message>
        <source>About Merlon</source>
        <translation>Informazioni su Merlon</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) about this file</source>
        <translation>
            <numerusform>%n avvertimento su questo file</numerusform>
            <numerusform>%n avvertimenti su questo file</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be opened. What is open stays open.</source>
        <translation>Impossibile aprire %1. Ciò che è aperto resta aperto.</translation>
    </message>
    <message>
        <source>Open a map or a scenario</source>
        <translation>Apri una mappa o uno scenario</translation>
    </message>
    <message>
        <source>Maps and scenarios (*.yaml *.yml);;All files (*)</source>
        <translation>Mappe e scenari (*.yaml *.yml);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Salvato.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Write over it all the same?</source>
        <extracomment>replace the file</extracomment>
        <translation>Sovrascrivere comunque?</translation>
    </message>
    <message>
        <source>untitled</source>
        <translation>senza-titolo</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Salva come</translation>
    </message>
    <message>
        <source>Maps and scenarios (*.yaml)</source>
        <translation>Mappe e scenari (*.yaml)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifiche non salvate</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes.</source>
        <translation>«%1» ha modifiche non salvate.</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (mancante)</translation>
    </message>
    <message>
        <source>No file yet</source>
        <translation>Ancora nessun file</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>Svuota l’elenco</translation>
    </message>
    <message>
        <source>an untitled map</source>
        <translation>una mappa senza titolo</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Recupera</translation>
    </message>
    <message>
        <source>Merlon did not end well: unsaved changes of %1 from %2 were kept aside.</source>
        <translation>Merlon non si è chiuso correttamente: le modifiche non salvate sono state messe da parte (%1, %2).</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Più tardi</translation>
    </message>
    <message>
        <source>Export a picture</source>
        <translation>Esporta un’immagine</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>Immagini (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Type the die that fell on the table (0 is ten), or roll it.</source>
        <extracomment>a die that was thrown on the table at which one plays, not from it</extracomment>
        <translation>Digitare il numero uscito sul tavolo (0 vale dieci), o far tirare il dado a Merlon.</translation>
    </message>
    <message>
        <source>Go to the referee</source>
        <translation>Vai all’arbitro</translation>
    </message>
    <message>
        <source>The keyboard asks the referee.</source>
        <translation>Da tastiera si interroga l’arbitro.</translation>
    </message>
    <message>
        <source>Takes who stands on the current hex.</source>
        <translation>Sceglie chi sta sull’esagono corrente.</translation>
    </message>
    <message>
        <source>Le&amp;vels</source>
        <translation>&amp;Livelli</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>T&amp;ema</translation>
    </message>
    <message>
        <source>%1 is open, and this is odd about it.</source>
        <translation>%1: il file è aperto, ma presenta queste anomalie.</translation>
    </message>
    <message>
        <source>&amp;Problems…</source>
        <translation>Pro&amp;blemi…</translation>
    </message>
    <message>
        <source>What is odd about the file that is open.</source>
        <translation>Le anomalie del file aperto.</translation>
    </message>
    <message>
        <source>Br&amp;iefing</source>
        <translation>Presentaz&amp;ione</translation>
    </message>
    <message>
        <source>What the players are told, how one wins, the forces.</source>
        <translation>Ciò che si dice ai giocatori, come si vince, le fazioni.</translation>
    </message>
    <message>
        <source>Click who acts, then at whom.</source>
        <translation>Clic su chi agisce, poi su chi subisce.</translation>
    </message>
    <message>
        <source>Who does what, and to whom?</source>
        <translation>Chi fa che cosa, e a chi?</translation>
    </message>
    <message>
        <source>&amp;What if…</source>
        <extracomment>what would happen if somebody did it now, without doing it</extracomment>
        <translation>C&amp;he succede se…</translation>
    </message>
    <message>
        <source>Judges any order of anybody, and applies nothing.</source>
        <translation>Giudica qualsiasi ordine di chiunque, e non applica nulla.</translation>
    </message>
    <message>
        <source>Pick from the &amp;map</source>
        <translation>Sceg&amp;li dalla mappa</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Merlon %1&lt;/h3&gt;&lt;p&gt;An editor for the maps and scenarios of medieval games about castles, with a referee.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;&lt;p&gt;Result tables that our sources do not print are stand-ins, and verdicts that read them say so.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Merlon %1&lt;/h3&gt;&lt;p&gt;Un editor per le mappe e gli scenari di giochi medievali sui castelli, con un arbitro.&lt;/p&gt;&lt;p&gt;Software libero con licenza GNU General Public License, versione 3 o successiva.&lt;/p&gt;&lt;p&gt;Le tabelle dei risultati che le nostre fonti non riportano sono provvisorie, e i verdetti che le usano lo segnalano.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Type the die that fell on the table, or roll it.</source>
        <translation>Digitare il numero uscito sul tavolo, o far tirare il dado a Merlon.</translation>
    </message>
    <message>
        <source>&amp;End of the phase</source>
        <translation>&amp;Fine della fase</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>scenario, name of the game</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Invio</translation>
    </message>
    <message>
        <source>%1 notes the refusal; %2 asks anew.</source>
        <comment>keys</comment>
        <translation>%1 annota il rifiuto; %2 chiede da capo.</translation>
    </message>
    <message>
        <source>%1 keeps the order; %2 asks anew.</source>
        <comment>keys</comment>
        <translation>%1 conserva l’ordine; %2 chiede da capo.</translation>
    </message>
    <message>
        <source>the first game</source>
        <translation>la prima partita</translation>
    </message>
    <message>
        <source>Name of the game:</source>
        <translation>Nome della partita:</translation>
    </message>
    <message>
        <source>A name has letters, digits, spaces, - and _, and begins with one of the first two.</source>
        <translation>Un nome contiene lettere, cifre, spazi, - e _ e comincia con una lettera o una cifra.</translation>
    </message>
    <message>
        <source>There is a game of that name already.</source>
        <translation>C’è già una partita con questo nome.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Save the game as</source>
        <translation>Salva la partita come</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>No game of this scenario has begun yet.</source>
        <translation>Non è ancora cominciata nessuna partita di questo scenario.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a game, and when it was changed last</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Games of this scenario:</source>
        <translation>Partite di questo scenario:</translation>
    </message>
    <message>
        <source>Painting or &amp;refereeing</source>
        <translation>Dipingere &amp;o arbitrare</translation>
    </message>
    <message>
        <source>Arranges the panels for painting, or for refereeing, as they were left.</source>
        <translation>Dispone i pannelli per dipingere o per arbitrare, come erano stati lasciati.</translation>
    </message>
    <message>
        <source>By &amp;hand…</source>
        <extracomment>what the referee changes himself, without an order; not a matter of hands</extracomment>
        <translation>A &amp;mano…</translation>
    </message>
    <message>
        <source>Changes the game without an order, or only keeps a note.</source>
        <translation>Cambia la partita senza un ordine, o conserva solo una nota.</translation>
    </message>
    <message>
        <source>Re&amp;lease from what is owed…</source>
        <translation>Dispensa da &amp;un obbligo…</translation>
    </message>
    <message>
        <source>What is owed need not be done; the journal keeps why.</source>
        <translation>L’obbligo decade; il motivo resta nel diario.</translation>
    </message>
    <message>
        <source>&amp;Correct the dice of a line…</source>
        <extracomment>a line of the journal</extracomment>
        <translation>Corr&amp;eggi i dadi di una riga…</translation>
    </message>
    <message>
        <source>Of the line that is selected in the journal; what differs then is shown before it is kept.</source>
        <extracomment>the line of the journal whose dice are corrected</extracomment>
        <translation>Riguarda la riga selezionata nel diario; le differenze si vedono prima di confermare.</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>Begins this scenario again; this game is kept.</source>
        <translation>Ricomincia lo scenario; la partita in corso resta conservata.</translation>
    </message>
    <message>
        <source>Open a &amp;game…</source>
        <translation>Apri una &amp;partita…</translation>
    </message>
    <message>
        <source>Goes on with another game of this scenario.</source>
        <translation>Continua con un’altra partita di questo scenario.</translation>
    </message>
    <message>
        <source>&amp;Save the game as…</source>
        <translation>&amp;Salva la partita come…</translation>
    </message>
    <message>
        <source>Copies this game under another name and goes on with the copy.</source>
        <translation>Copia questa partita con un altro nome e continua con la copia.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what is at a hex, a counter there</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Ne&amp;xt step</source>
        <translation>Se&amp;quenza successiva</translation>
    </message>
    <message>
        <source>Says that the step is over: the next one begins.</source>
        <extracomment>over: at an end</extracomment>
        <translation>Dice che la sequenza è finita: comincia la successiva.</translation>
    </message>
    <message>
        <source>Says that the phase, the day is over: the next one begins.</source>
        <extracomment>over: at an end</extracomment>
        <translation>Dice che la fase o la giornata è finita: comincia la successiva.</translation>
    </message>
    <message>
        <source>Sheets</source>
        <extracomment>what a game keeps on paper: the siege sheet, a calendar</extracomment>
        <translation>Schede</translation>
    </message>
    <message>
        <source>&amp;Battle report…</source>
        <translation>Resoconto della &amp;battaglia…</translation>
    </message>
    <message>
        <source>Writes what the journal tells, turn by turn, as HTML, PDF or Markdown.</source>
        <translation>Scrive che cosa racconta il diario, turno per turno, in HTML, PDF o Markdown.</translation>
    </message>
    <message>
        <source>Bring the order bac&amp;k</source>
        <extracomment>redo: the order that was taken back counts again</extracomment>
        <translation>Ripristina l’&amp;ordine</translation>
    </message>
    <message>
        <source>Battle report</source>
        <translation>Resoconto della battaglia</translation>
    </message>
    <message>
        <source>Battle reports (*.html *.pdf *.md)</source>
        <translation>Resoconti (*.html *.pdf *.md)</translation>
    </message>
    <message>
        <source>A report ends in .html, .pdf or .md.</source>
        <translation>Il nome di un resoconto finisce in .html, .pdf o .md.</translation>
    </message>
    <message>
        <source>-line-%1</source>
        <comment>end of a file&apos;s name</comment>
        <translation>-riga-%1</translation>
    </message>
    <message>
        <source>Position after line %1</source>
        <translation>Posizione dopo la riga %1</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>Scrittura in corso: %1…</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>File pronto: %1.</translation>
    </message>
    <message>
        <source>%1 The referee judges what was last saved.</source>
        <comment>after what a click does now</comment>
        <translation>%1 L’arbitro giudica ciò che è stato salvato per ultimo.</translation>
    </message>
    <message>
        <source>R&amp;ulings and editions…</source>
        <extracomment>readings of rules on which the rulebooks are silent, and editions of the rulebook</extracomment>
        <translation>Decisioni e edi&amp;zioni…</translation>
    </message>
    <message>
        <source>By which readings, house rules and edition this scenario is played.</source>
        <translation>Con quali letture, regole della casa ed edizione si gioca questo scenario.</translation>
    </message>
    <message>
        <source>Shows the counters of the scenario; F7 hides them and F6 magnifies while it is held.</source>
        <translation>Mostra le pedine dello scenario; finché si tengono premuti, F7 le nasconde e F6 le ingrandisce.</translation>
    </message>
    <message>
        <source>Pla&amp;yers’ window</source>
        <translation>Finestra dei &amp;giocatori</translation>
    </message>
    <message>
        <source>The map and one sentence to read aloud, large, for the players; F11 fills the screen.</source>
        <extracomment>what the players may see, on a second screen</extracomment>
        <translation>La mappa e una frase da leggere ad alta voce, in grande, per i giocatori; F11 riempie lo schermo.</translation>
    </message>
</context>
<context>
    <name>merlon::app::PlayersWindow</name>
    <message>
        <source>The players’ window</source>
        <translation>La finestra dei giocatori</translation>
    </message>
    <message>
        <source>%1: now %2.</source>
        <extracomment>an order, and the die that it waits for: &quot;a ten-sided die for the shot&quot;</extracomment>
        <translation>%1: ora %2.</translation>
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
        <translation>Problemi</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dove</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Che cosa non va</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
</context>
<context>
    <name>merlon::app::RulesBrowser</name>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Number, title or words of a rule</source>
        <translation>Numero, titolo o parole di una regola</translation>
    </message>
</context>
<context>
    <name>merlon::app::ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation>Scorciatoie</translation>
    </message>
    <message>
        <source>%1 belongs to both “%2” and “%3”.</source>
        <translation>%1 vale per due comandi: «%2» e «%3».</translation>
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
        <translation>Le modifiche non salvate non si possono mettere da parte: nessuna cartella è scrivibile.</translation>
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
        <translation>%1, %2, livello %3</translation>
    </message>
</context>
<context>
    <name>merlon::editor::HexMapView</name>
    <message>
        <source>Map</source>
        <translation>Mappa</translation>
    </message>
</context>
<context>
    <name>merlon::editor::InspectorPanel</name>
    <message>
        <source>%1 (in files %2)</source>
        <comment>printed hex name, hex name</comment>
        <translation>%1 (nei file %2)</translation>
    </message>
    <message>
        <source>untitled</source>
        <translation>senza titolo</translation>
    </message>
    <message>
        <source>%1 × %2 hexes</source>
        <comment>columns, rows</comment>
        <translation>%1 × %2 esagoni</translation>
    </message>
    <message>
        <source>%1 at the top left</source>
        <translation>%1 in alto a sinistra</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Esagono</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nome:</translation>
    </message>
    <message>
        <source>Terrain:</source>
        <translation>Terreno:</translation>
    </message>
    <message>
        <source>Level:</source>
        <translation>Livello:</translation>
    </message>
    <message>
        <source>Hexsides:</source>
        <translation>Lati:</translation>
    </message>
    <message>
        <source>Structures:</source>
        <translation>Strutture:</translation>
    </message>
    <message>
        <source>Overlays:</source>
        <translation>Aggiunte:</translation>
    </message>
    <message>
        <source>Counters:</source>
        <translation>Pedine:</translation>
    </message>
    <message>
        <source>Set-up zones:</source>
        <translation>Zone di schieramento:</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>Title:</source>
        <translation>Titolo:</translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>Dimensioni:</translation>
    </message>
    <message>
        <source>Span of a hex:</source>
        <translation>Larghezza di un esagono:</translation>
    </message>
    <message>
        <source>Numbering:</source>
        <translation>Numerazione:</translation>
    </message>
    <message>
        <source>&amp;Properties…</source>
        <translation>Propri&amp;età…</translation>
    </message>
</context>
<context>
    <name>merlon::editor::MapDocument</name>
    <message>
        <source>Untitled</source>
        <translation>Senza titolo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Annulla: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Ripeti: %1</translation>
    </message>
    <message>
        <source>%1 cannot be read, so it is left alone.</source>
        <translation>Impossibile leggere %1: il file non viene toccato.</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened.</source>
        <translation>Un altro programma ha modificato %1 dopo l’apertura.</translation>
    </message>
    <message>
        <source>%1 holds a map with errors, or something else than a map.</source>
        <extracomment>%1: a file, and what it contains</extracomment>
        <translation>%1 contiene una mappa con errori, o qualcosa che non è una mappa.</translation>
    </message>
    <message>
        <source>The map has no file yet.</source>
        <translation>La mappa non ha ancora un file.</translation>
    </message>
    <message>
        <source>The legend of this map has no free character for another terrain.</source>
        <translation>La legenda di questa mappa non ha più caratteri liberi per un altro terreno.</translation>
    </message>
</context>
<context>
    <name>merlon::editor::MapPropertiesDialog</name>
    <message>
        <source>Properties of the map</source>
        <translation>Proprietà della mappa</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>For everybody:</source>
        <translation>Per tutti:</translation>
    </message>
    <message>
        <source>English:</source>
        <translation>Inglese:</translation>
    </message>
    <message>
        <source>Italian:</source>
        <translation>Italiano:</translation>
    </message>
    <message>
        <source>Spanish:</source>
        <translation>Spagnolo:</translation>
    </message>
    <message>
        <source>French:</source>
        <translation>Francese:</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Dimensioni</translation>
    </message>
    <message>
        <source>Columns:</source>
        <translation>Colonne:</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>Righe:</translation>
    </message>
    <message>
        <source>Terrain of new hexes:</source>
        <translation>Terreno dei nuovi esagoni:</translation>
    </message>
    <message>
        <source>Span of a hex:</source>
        <translation>Larghezza di un esagono:</translation>
    </message>
    <message>
        <source>2 m</source>
        <comment>a length, as an example</comment>
        <translation>2 m</translation>
    </message>
    <message>
        <source>What lies on the right and at the bottom beyond this size is removed.</source>
        <translation>Ciò che a destra e in basso supera queste dimensioni viene eliminato.</translation>
    </message>
    <message>
        <source>The printed map numbers its hexes in its own way</source>
        <translation>La mappa stampata numera gli esagoni a modo suo</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettere</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Cifre</translation>
    </message>
    <message>
        <source>Begins at the:</source>
        <translation>Comincia:</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>in alto a sinistra</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>in alto a destra</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>in basso a sinistra</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>in basso a destra</translation>
    </message>
    <message>
        <source>Order:</source>
        <extracomment>whether the column or the row stands first in the printed name of a hex</extracomment>
        <translation>Ordine:</translation>
    </message>
    <message>
        <source>column, then row</source>
        <translation>colonna, poi riga</translation>
    </message>
    <message>
        <source>row, then column</source>
        <translation>riga, poi colonna</translation>
    </message>
    <message>
        <source>First column:</source>
        <translation>Prima colonna:</translation>
    </message>
    <message>
        <source>First row:</source>
        <translation>Prima riga:</translation>
    </message>
    <message>
        <source>Digits at least:</source>
        <translation>Cifre minime:</translation>
    </message>
    <message>
        <source>Between them:</source>
        <translation>Separatore:</translation>
    </message>
    <message>
        <source>Corners:</source>
        <translation>Agli angoli:</translation>
    </message>
</context>
<context>
    <name>merlon::editor::NewMapDialog</name>
    <message>
        <source>columns A, C, E … are half a hex lower</source>
        <translation>le colonne A, C, E … sono mezzo esagono più in basso</translation>
    </message>
    <message>
        <source>rows 1, 3, 5 … are half a hex to the right</source>
        <translation>le righe 1, 3, 5 … sono mezzo esagono più a destra</translation>
    </message>
    <message>
        <source>columns B, D, F … are half a hex lower</source>
        <translation>le colonne B, D, F … sono mezzo esagono più in basso</translation>
    </message>
    <message>
        <source>rows 2, 4, 6 … are half a hex to the right</source>
        <translation>le righe 2, 4, 6 … sono mezzo esagono più a destra</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Nuova mappa</translation>
    </message>
    <message>
        <source>Columns:</source>
        <translation>Colonne:</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>Righe:</translation>
    </message>
    <message>
        <source>Hexes:</source>
        <translation>Esagoni:</translation>
    </message>
    <message>
        <source>Shoved:</source>
        <translation>Sfalsamento:</translation>
    </message>
    <message>
        <source>Covered with:</source>
        <extracomment>the terrain that all hexes of a new map have</extracomment>
        <translation>Terreno iniziale:</translation>
    </message>
    <message>
        <source>flat on top</source>
        <translation>con un lato in alto</translation>
    </message>
    <message>
        <source>pointed on top</source>
        <translation>con un vertice in alto</translation>
    </message>
</context>
<context>
    <name>merlon::editor::PaletteModel</name>
    <message>
        <source>Rule: %1</source>
        <translation>Regola: %1</translation>
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
        <translation>Esagoni attorno a quello centrale, da 0 a 5; tasti [ e ]</translation>
    </message>
    <message>
        <source>Level:</source>
        <translation>Livello:</translation>
    </message>
    <message>
        <source>Set hexes to level %1</source>
        <translation>Porta gli esagoni al livello %1</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Alza</translation>
    </message>
    <message>
        <source>Raise hexes by one level</source>
        <translation>Alza gli esagoni di un livello</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Abbassa</translation>
    </message>
    <message>
        <source>Lower hexes by one level</source>
        <translation>Abbassa gli esagoni di un livello</translation>
    </message>
    <message>
        <source>Brush rad&amp;ius:</source>
        <translation>Ra&amp;ggio del pennello:</translation>
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
        <translation>Dipingi con: %1</translation>
    </message>
</context>
<context>
    <name>merlon::editor::Render</name>
    <message>
        <source>The picture could not be begun.</source>
        <translation>Impossibile creare l’immagine.</translation>
    </message>
    <message>
        <source>The picture could not be written to its end; the disk may be full.</source>
        <translation>Impossibile completare la scrittura dell’immagine; forse il disco è pieno.</translation>
    </message>
    <message>
        <source>The picture would have no pixels, or more than the format allows.</source>
        <translation>L’immagine non avrebbe pixel, o ne avrebbe più di quanti ne ammette il formato.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>Impossibile scrivere %1: %2</translation>
    </message>
    <message>
        <source>There is no page size called %1; try A4, A3 or Letter.</source>
        <translation>Non esiste un formato di pagina %1; provare A4, A3 o Letter.</translation>
    </message>
    <message>
        <source>The PDF could not be written.</source>
        <translation>Impossibile scrivere il PDF.</translation>
    </message>
    <message>
        <source>%1   sheet %2 of %3, row %4 of %5</source>
        <translation>%1   foglio %2 di %3, riga %4 di %5</translation>
    </message>
    <message>
        <source>It is not a regular file.</source>
        <translation>Non è un file regolare.</translation>
    </message>
    <message>
        <source>There is not enough memory for this picture.</source>
        <translation>Non c’è abbastanza memoria per questa immagine.</translation>
    </message>
</context>
<context>
    <name>merlon::editor::ScenarioDocument</name>
    <message>
        <source>%1 holds a scenario with errors, or something else than a scenario.</source>
        <extracomment>%1: a file, and what it contains</extracomment>
        <translation>%1 contiene uno scenario con errori, o qualcosa che non è uno scenario.</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened.</source>
        <translation>Un altro programma ha modificato %1 dopo l’apertura.</translation>
    </message>
</context>
<context>
    <name>merlon::editor::Step</name>
    <message>
        <source>Paint %1 on a hex</source>
        <translation>Dipingi %1 su un esagono</translation>
    </message>
    <message numerus="yes">
        <source>Paint %1 on %n hexes</source>
        <translation>
            <numerusform>Dipingi %1 su %n esagono</numerusform>
            <numerusform>Dipingi %1 su %n esagoni</numerusform>
        </translation>
    </message>
    <message>
        <source>Set a hex to level %1</source>
        <translation>Porta un esagono al livello %1</translation>
    </message>
    <message numerus="yes">
        <source>Set %n hexes to level %1</source>
        <translation>
            <numerusform>Porta %n esagono al livello %1</numerusform>
            <numerusform>Porta %n esagoni al livello %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Raise a hex</source>
        <translation>Alza un esagono</translation>
    </message>
    <message numerus="yes">
        <source>Raise %n hexes</source>
        <translation>
            <numerusform>Alza %n esagono</numerusform>
            <numerusform>Alza %n esagoni</numerusform>
        </translation>
    </message>
    <message>
        <source>Lower a hex</source>
        <translation>Abbassa un esagono</translation>
    </message>
    <message numerus="yes">
        <source>Lower %n hexes</source>
        <translation>
            <numerusform>Abbassa %n esagono</numerusform>
            <numerusform>Abbassa %n esagoni</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the map&apos;s properties</source>
        <translation>Cambia le proprietà della mappa</translation>
    </message>
    <message>
        <source>Change the map&apos;s size</source>
        <translation>Cambia le dimensioni della mappa</translation>
    </message>
    <message>
        <source>Recover unsaved edits</source>
        <translation>Recupera le modifiche non salvate</translation>
    </message>
</context>
<context>
    <name>merlon::editor::SwapRules</name>
    <message>
        <source>Choose other rules</source>
        <extracomment>a step that can be undone: another edition, a house rule, another reading of a ruling</extracomment>
        <translation>Scegli altre regole</translation>
    </message>
</context>
<context>
    <name>merlon::editor::ToolBox</name>
    <message>
        <source>Select</source>
        <translation>Selezione</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pennello</translation>
    </message>
    <message>
        <source>Line</source>
        <extracomment>the tool that paints a straight row of hexes</extracomment>
        <translation>Linea</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rettangolo</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Riempimento</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>Contagocce</translation>
    </message>
    <message>
        <source>Mark hexes, and choose them for the referee</source>
        <translation>Segna gli esagoni e li sceglie per l’arbitro</translation>
    </message>
    <message>
        <source>Paint a straight line of hexes</source>
        <translation>Dipinge una linea retta di esagoni</translation>
    </message>
    <message>
        <source>Paint a block of columns and rows</source>
        <translation>Dipinge un blocco di colonne e righe</translation>
    </message>
    <message>
        <source>Paint all that hangs together and is the same</source>
        <translation>Dipinge tutti gli esagoni uguali e contigui</translation>
    </message>
    <message>
        <source>Take the terrain or level of a hex; Alt and a click from any tool</source>
        <translation>Preleva terreno o livello di un esagono; da ogni strumento con Alt e clic</translation>
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
        <translation>Pennello più grande</translation>
    </message>
    <message>
        <source>Smaller brush</source>
        <extracomment>a tool: the brush paints fewer hexes at once</extracomment>
        <translation>Pennello più piccolo</translation>
    </message>
    <message>
        <source>Paint freehand; Shift and the cursor keys paint too</source>
        <translation>Dipinge a mano libera; anche con Maiusc e i tasti freccia</translation>
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
        <translation>&amp;Nota (resta nel diario):</translation>
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
        <translation>Probabilità di un effetto, %1: %2</translation>
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
        <translation>I lanci dei dadi possibili sono troppi per contarli.</translation>
    </message>
    <message>
        <source>Chances</source>
        <extracomment>above a table of what may come of an order, with percents</extracomment>
        <translation>Probabilità</translation>
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
        <translation>Correggi i dadi</translation>
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
        <translation>Che cosa cambierebbe:</translation>
    </message>
    <message>
        <source>Line %1: %2 → %3</source>
        <extracomment>number of a line of the journal, what came of it, what would come of it</extracomment>
        <translation>Riga %1: %2 → %3</translation>
    </message>
    <message>
        <source>Nothing: what came of it stays the same.</source>
        <translation>Nulla: il risultato resta lo stesso.</translation>
    </message>
</context>
<context>
    <name>merlon::referee::DicePad</name>
    <message>
        <source>Wanted: %1</source>
        <extracomment>%1: &quot;a ten-sided die for the shot&quot;</extracomment>
        <translation>Serve: %1</translation>
    </message>
    <message>
        <source>No die is wanted now.</source>
        <translation>Ora non serve nessun dado.</translation>
    </message>
    <message>
        <source>Let Merlon roll the die (R)</source>
        <translation>Fa tirare il dado a Merlon (R)</translation>
    </message>
    <message>
        <source>The face 0 reads 10</source>
        <translation>La faccia 0 vale 10</translation>
    </message>
    <message>
        <source>The die shows %1</source>
        <translation>Il dado mostra %1</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation>da 1 a %1</translation>
    </message>
    <message>
        <source>What the die shows</source>
        <translation>Che cosa mostra il dado</translation>
    </message>
    <message>
        <source>Another face takes the place of the last one.</source>
        <extracomment>whoever types another number corrects the last die</extracomment>
        <translation>Un’altra faccia sostituisce l’ultima.</translation>
    </message>
    <message>
        <source>Ro&amp;ll</source>
        <translation>&amp;Tira</translation>
    </message>
</context>
<context>
    <name>merlon::referee::DifferencesModel</name>
    <message>
        <source>Difference</source>
        <comment>heading of a column: where the editions differ</comment>
        <translation>Differenza</translation>
    </message>
    <message>
        <source>Played here</source>
        <comment>heading of a column: which edition&apos;s rule is played in this scenario</comment>
        <translation>Qui si gioca</translation>
    </message>
    <message>
        <source>Changes a verdict</source>
        <comment>heading of a column: yes, no, only if ...</comment>
        <translation>Cambia un verdetto</translation>
    </message>
    <message>
        <source>says nothing</source>
        <extracomment>an edition of a rulebook has no word on this</extracomment>
        <translation>non dice nulla</translation>
    </message>
    <message>
        <source>yes: %1</source>
        <extracomment>whether a difference between editions can change a verdict; %1: when</extracomment>
        <translation>sì: %1</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>it can change a verdict</comment>
        <translation>sì</translation>
    </message>
    <message>
        <source>only if: %1</source>
        <extracomment>whether a difference between editions can change a verdict; %1: &quot;a map draws openings apart&quot;</extracomment>
        <translation>solo se: %1</translation>
    </message>
    <message>
        <source>sometimes</source>
        <comment>it can change a verdict</comment>
        <translation>a volte</translation>
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
        <translation>lo stesso</translation>
    </message>
    <message>
        <source>not judged yet</source>
        <translation>non ancora giudicata</translation>
    </message>
    <message>
        <source>house rule: %1</source>
        <extracomment>a house rule of this scenario; %1: &quot;Spanish edition&quot;</extracomment>
        <translation>regola della casa: %1</translation>
    </message>
</context>
<context>
    <name>merlon::referee::EffectsEditor</name>
    <message>
        <source>Nothing else changes.</source>
        <translation>Non cambia nient’altro.</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>A&amp;ggiungi</translation>
    </message>
    <message>
        <source>Something else changes too</source>
        <translation>Cambia anche qualcos’altro</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Togli</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Che cosa accade</translation>
    </message>
    <message>
        <source>Kind of effect</source>
        <translation>Tipo di effetto</translation>
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
        <translation>%1 fuori gioco</translation>
    </message>
    <message>
        <source>%1 down</source>
        <extracomment>of a force: so many counters of it lie there and may rise again</extracomment>
        <translation>%1 a terra</translation>
    </message>
    <message>
        <source>%1 hurt</source>
        <extracomment>of a force: so many counters of it are hurt, on their feet</extracomment>
        <translation>%1 colpiti</translation>
    </message>
    <message>
        <source>%1 off the map</source>
        <extracomment>of a force: so many counters of it have left the map</extracomment>
        <translation>%1 fuori dalla mappa</translation>
    </message>
    <message>
        <source>%1: nothing lost of %2</source>
        <extracomment>a force, how many counters it has</extracomment>
        <translation>%1 (%2): nessuna perdita</translation>
    </message>
    <message>
        <source>%1: of %2, %3</source>
        <extracomment>%1 is a force, %2 how many counters it had, %3: &quot;2 out of play, 1 hurt&quot;</extracomment>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <comment>losses</comment>
        <extracomment>a force, how many counters it has lost, how many it had</extracomment>
        <translation>%1 %2/%3</translation>
    </message>
    <message>
        <source>Lost: %1</source>
        <extracomment>counters that are dead or gone, force by force: &quot;The Normans 2 of 12&quot;</extracomment>
        <translation>Perdite: %1</translation>
    </message>
    <message>
        <source>No scenario is open.</source>
        <translation>Nessuno scenario è aperto.</translation>
    </message>
</context>
<context>
    <name>merlon::referee::JournalModel</name>
    <message>
        <source>No.</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Order</source>
        <extracomment>heading of a column: what a player ordered</extracomment>
        <translation>Ordine</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Taken back: this line counts for nothing now.</source>
        <extracomment>a line of the journal that was undone</extracomment>
        <translation>Ritirato: questa riga non conta più.</translation>
    </message>
    <message>
        <source>The rules say something else of it today, and today&apos;s hold.</source>
        <extracomment>today&apos;s rules are in force</extracomment>
        <translation>Le regole di oggi dicono altro, e valgono quelle.</translation>
    </message>
    <message>
        <source>The rules refuse it today, and today&apos;s hold.</source>
        <extracomment>today&apos;s rules are in force</extracomment>
        <translation>Le regole di oggi rifiutano l’ordine, e valgono quelle.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
</context>
<context>
    <name>merlon::referee::JournalText</name>
    <message>
        <source>Referee</source>
        <translation>Arbitro</translation>
    </message>
    <message>
        <source>line %1 (%2)</source>
        <extracomment>number of a line of the journal, what stands there</extracomment>
        <translation>riga %1 (%2)</translation>
    </message>
    <message>
        <source>lines %1 to %2</source>
        <extracomment>numbers of lines of the journal, from and to</extracomment>
        <translation>righe da %1 a %2</translation>
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
        <translation>Correzione della riga %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>%1: &quot;line 4 (Alric shoots at Gwyn)&quot;</extracomment>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Annulla: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>%1: &quot;line 4 (Alric shoots at Gwyn)&quot;</extracomment>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Ripeti: %1</translation>
    </message>
    <message>
        <source>Back to the beginning</source>
        <extracomment>a line of the journal: the game began again</extracomment>
        <translation>Ritorno all’inizio</translation>
    </message>
    <message>
        <source>Back to line %1</source>
        <extracomment>a line of the journal: the game went on from that one</extracomment>
        <translation>Ritorno alla riga %1</translation>
    </message>
    <message>
        <source>This version cannot carry it out: it changes nothing.</source>
        <translation>Questa versione non può eseguirlo: non cambia nulla.</translation>
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
        <translation>Torna a questa riga</translation>
    </message>
    <message>
        <source>Back to the beginning</source>
        <extracomment>the game begins again; all lines of the journal are taken back</extracomment>
        <translation>Torna all’inizio</translation>
    </message>
    <message>
        <source>Orders that are kept stand here, with their dice and what came of them.</source>
        <translation>Qui compaiono gli ordini conservati, con i loro dadi e il loro risultato.</translation>
    </message>
    <message>
        <source>Correct the dice…</source>
        <translation>Correggi i dadi…</translation>
    </message>
    <message>
        <source>Position after this line…</source>
        <extracomment>a picture of the map as it stood then</extracomment>
        <translation>Posizione dopo questa riga…</translation>
    </message>
</context>
<context>
    <name>merlon::referee::LineEditor</name>
    <message>
        <source>name, or pick on the map</source>
        <translation>nome, o clic sulla mappa</translation>
    </message>
</context>
<context>
    <name>merlon::referee::OverruleDialog</name>
    <message>
        <source>Overrule</source>
        <translation>Decidi altrimenti</translation>
    </message>
    <message>
        <source>The rules say: %1</source>
        <translation>Le regole dicono: %1</translation>
    </message>
    <message>
        <source>&amp;Forbid it: nothing happens</source>
        <translation>&amp;Vieta: non accade nulla</translation>
    </message>
    <message>
        <source>&amp;Why (kept in the journal):</source>
        <translation>Perc&amp;hé (resta nel diario):</translation>
    </message>
    <message>
        <source>&amp;Allow it: the rules go on, with the dice and with what you hold</source>
        <translation>&amp;Permetti: le regole proseguono, con i dadi e con i fatti stabiliti qui</translation>
    </message>
    <message>
        <source>&amp;Something else happens:</source>
        <translation>&amp;Accade qualcos’altro:</translation>
    </message>
    <message>
        <source>&amp;As you hold it: the rules go on from other facts</source>
        <extracomment>what you hold: what the referee takes to be so</extracomment>
        <translation>&amp;Con altri fatti: le regole proseguono da quelli</translation>
    </message>
</context>
<context>
    <name>merlon::referee::ReadingsDialog</name>
    <message>
        <source>Rulings and editions</source>
        <translation>Decisioni ed edizioni</translation>
    </message>
    <message>
        <source>Open a scenario: here one chooses by which readings of the rules and by which edition it is played.</source>
        <translation>Apri uno scenario: qui si sceglie con quali letture delle regole e con quale edizione si gioca.</translation>
    </message>
    <message>
        <source>&amp;Edition:</source>
        <extracomment>an edition of a game&apos;s rulebook</extracomment>
        <translation>&amp;Edizione:</translation>
    </message>
    <message>
        <source>A game of this scenario has begun. What is chosen here holds once the scenario is saved; the game must then begin anew.</source>
        <translation>Una partita di questo scenario è iniziata. Ciò che si sceglie qui vale quando lo scenario è salvato; la partita deve allora ricominciare.</translation>
    </message>
    <message>
        <source>&amp;Rulings</source>
        <extracomment>readings that were chosen where the rulebooks are silent</extracomment>
        <translation>&amp;Decisioni</translation>
    </message>
    <message>
        <source>&amp;Differences between the editions</source>
        <translation>Di&amp;fferenze tra le edizioni</translation>
    </message>
    <message>
        <source>Name or words of a ruling</source>
        <extracomment>how a rule is read</extracomment>
        <translation>Nome o parole di una decisione</translation>
    </message>
    <message>
        <source>Play it &amp;so:</source>
        <translation>&amp;Si gioca così:</translation>
    </message>
    <message>
        <source>There is none.</source>
        <translation>Non ce n’è nessuna.</translation>
    </message>
    <message>
        <source>Name or words of a difference</source>
        <translation>Nome o parole di una differenza</translation>
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
        <translation>La parola dell’arbitro contro le regole; il diario conserva entrambe</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Ann&amp;ulla</translation>
    </message>
    <message>
        <source>Takes the last order back</source>
        <extracomment>undo</extracomment>
        <translation>Ritira l’ultimo ordine</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>Kept in line %1: %2. %3</source>
        <extracomment>number of the line, the order, what came of it</extracomment>
        <translation>Conservato alla riga %1: %2. %3</translation>
    </message>
    <message>
        <source>Orders are judged, but nothing is kept. %1</source>
        <translation>Gli ordini vengono giudicati, ma non si conserva nulla. %1</translation>
    </message>
    <message>
        <source>&amp;Note the refusal</source>
        <translation>Ann&amp;ota il rifiuto</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>A&amp;pplica</translation>
    </message>
    <message>
        <source>What may be chosen</source>
        <translation>Che cosa si può scegliere</translation>
    </message>
    <message>
        <source>There is no %1 here.</source>
        <translation>Qui non c’è nulla che si chiami %1.</translation>
    </message>
    <message>
        <source>Order</source>
        <extracomment>what a player orders: a shot, a retreat</extracomment>
        <translation>Ordine</translation>
    </message>
    <message>
        <source>%1 %2 of %3 may be chosen.</source>
        <extracomment>%1 is what is asked for, &quot;Pick the target.&quot;</extracomment>
        <translation>%1 Scelte possibili: %2 su %3.</translation>
    </message>
    <message>
        <source>Ask: who does what, and to whom? The verdict and its reasons will stand here.</source>
        <translation>Chiedere: chi fa che cosa, e a chi? Il verdetto e le sue ragioni compariranno qui.</translation>
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
        <translation>Cambia la partita senza un ordine, o conserva solo una nota</translation>
    </message>
    <message>
        <source>What is owed need not be done; the journal keeps why</source>
        <translation>L’obbligo decade; il motivo resta nel diario</translation>
    </message>
    <message>
        <source>Now: %1.</source>
        <extracomment>whose turn it is now: &quot;Turn 2: The Normans&quot;</extracomment>
        <translation>Ora: %1.</translation>
    </message>
    <message>
        <source>&amp;Overrule…</source>
        <translation>&amp;Decidi altrimenti…</translation>
    </message>
    <message>
        <source>B&amp;y hand…</source>
        <translation>A ma&amp;no…</translation>
    </message>
    <message>
        <source>Release…</source>
        <translation>Dispensa…</translation>
    </message>
    <message>
        <source>&amp;What if…</source>
        <translation>C&amp;he succede se…</translation>
    </message>
    <message>
        <source>Any order of anybody, judged and not applied</source>
        <translation>Qualsiasi ordine di chiunque, giudicato e non applicato</translation>
    </message>
    <message>
        <source>What if: whatever refuses an order is set aside, and nothing is kept.</source>
        <translation>Che succede se: ciò che si oppone a un ordine è messo da parte, e nulla viene conservato.</translation>
    </message>
    <message>
        <source>At the right the chance that it has an effect.</source>
        <extracomment>of a list of targets: what the percents at the right of each line are</extracomment>
        <translation>A destra la probabilità che abbia un effetto.</translation>
    </message>
    <message>
        <source>Nothing of a what-if is kept: leave it first</source>
        <translation>Di «Che succede se…» non si conserva nulla: prima bisogna uscirne</translation>
    </message>
</context>
<context>
    <name>merlon::referee::RefereeSession</name>
    <message>
        <source>The last order was being written when Merlon was stopped, and had not been kept. What there is of it was moved to a file beside the journal.</source>
        <translation>Merlon è stato interrotto mentre scriveva l’ultimo ordine, che non è stato conservato. Quel che ne resta è stato spostato in un file accanto al diario.</translation>
    </message>
    <message>
        <source>The scenario or its map was changed since this game began. Every order was judged again on what they say now.</source>
        <translation>Lo scenario o la sua mappa sono cambiati dopo l’inizio di questa partita. Ogni ordine è stato giudicato di nuovo secondo ciò che dicono ora.</translation>
    </message>
    <message>
        <source>This game began under other rules: another edition, or other options. Every order was judged again by those of the scenario now.</source>
        <translation>Questa partita è cominciata con altre regole: un’altra edizione, o altre opzioni. Ogni ordine è stato giudicato di nuovo con le regole attuali dello scenario.</translation>
    </message>
    <message>
        <source>The journal was moved, deleted or changed by another program. Nothing was written; open the scenario again.</source>
        <translation>Il diario è stato spostato, cancellato o modificato da un altro programma. Non è stato scritto nulla; riaprire lo scenario.</translation>
    </message>
    <message>
        <source>An earlier order could not be written. Open the scenario again before going on.</source>
        <translation>Un ordine precedente non è stato scritto. Prima di continuare, riaprire lo scenario.</translation>
    </message>
    <message>
        <source>Lines of the journal on which the rules say something else today: %1. They are marked there.</source>
        <translation>Righe del diario su cui le regole di oggi dicono altro: %1. Nel diario sono segnate.</translation>
    </message>
    <message>
        <source>Another game of this scenario was begun meanwhile; it has been read, and nothing was added to it.</source>
        <translation>Nel frattempo è cominciata un’altra partita di questo scenario; è stata letta, e non vi è stato aggiunto nulla.</translation>
    </message>
    <message>
        <source>Another Merlon referees this game. This window follows it: what is kept there is seen here.</source>
        <translation>Un altro Merlon arbitra questa partita. Questa finestra la segue: ciò che si conserva là si vede qui.</translation>
    </message>
    <message>
        <source>Nothing can be written beside this scenario: the game is kept in %1.</source>
        <translation>Accanto a questo scenario non si può scrivere; la partita è conservata qui: %1.</translation>
    </message>
</context>
<context>
    <name>merlon::referee::RowEditor</name>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Enter on a row takes it out</source>
        <translation>Invio su una riga la toglie</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Sigilla</translation>
    </message>
</context>
<context>
    <name>merlon::referee::RuleDialog</name>
    <message>
        <source>There is no rule %1 in the catalogue.</source>
        <translation>Nel catalogo non c’è nessuna regola %1.</translation>
    </message>
    <message>
        <source>Not printed: a reading chosen where the rulebooks are silent.</source>
        <translation>Non stampata: una lettura scelta dove i regolamenti tacciono.</translation>
    </message>
    <message>
        <source>A scenario may choose: %1</source>
        <translation>Uno scenario può scegliere: %1</translation>
    </message>
    <message>
        <source>Advice: nothing that a program could decide.</source>
        <translation>Consiglio: nulla che un programma possa decidere.</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regola %1</translation>
    </message>
    <message>
        <source>Text of the rule</source>
        <translation>Testo della regola</translation>
    </message>
    <message>
        <source>%1, %2, page %3</source>
        <extracomment>a printed rulebook, the section of it, and the page on which it begins</extracomment>
        <translation>%1, %2, pagina %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a rulebook, its section</comment>
        <extracomment>a printed rulebook, and the section of it</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Merlon judges by this rule.</source>
        <translation>Merlon giudica secondo questa regola.</translation>
    </message>
    <message>
        <source>Merlon does not judge by this rule yet.</source>
        <translation>Merlon non giudica ancora secondo questa regola.</translation>
    </message>
</context>
<context>
    <name>merlon::referee::RulingsModel</name>
    <message>
        <source>Ruling</source>
        <comment>heading of a column: a reading where the rulebook is silent</comment>
        <translation>Decisione</translation>
    </message>
    <message>
        <source>Played so</source>
        <comment>heading of a column: how the rule is read in this scenario</comment>
        <translation>Si gioca così</translation>
    </message>
    <message>
        <source>Chosen by</source>
        <comment>heading of a column: who chose how a rule is read</comment>
        <translation>Scelta da</translation>
    </message>
    <message>
        <source>Judged</source>
        <comment>heading of a column: whether the program judges by that rule</comment>
        <translation>Giudicata</translation>
    </message>
    <message>
        <source>one reading only</source>
        <extracomment>how a rule is played</extracomment>
        <translation>una sola lettura</translation>
    </message>
    <message>
        <source>by default</source>
        <extracomment>who chose a reading: this scenario, or nobody</extracomment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>this scenario</source>
        <translation>questo scenario</translation>
    </message>
    <message>
        <source>every reading</source>
        <extracomment>of the readings of a rule: Merlon judges all of them</extracomment>
        <translation>ogni lettura</translation>
    </message>
    <message>
        <source>advice</source>
        <extracomment>of a rule that no program can decide</extracomment>
        <translation>consiglio</translation>
    </message>
    <message>
        <source>not yet</source>
        <extracomment>of a rule that the program does not judge</extracomment>
        <translation>non ancora</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>whether the program judges by a rule</comment>
        <extracomment>of the readings of a rule: only that one is judged by the program</extracomment>
        <translation>sì</translation>
    </message>
    <message>
        <source>the default reading</source>
        <translation>la prima lettura</translation>
    </message>
</context>
<context>
    <name>merlon::referee::SystemText</name>
    <message>
        <source>%1 (rolled)</source>
        <translation>%1 (tirato)</translation>
    </message>
    <message>
        <source>Choose: %1.</source>
        <extracomment>%1 is what a field is called</extracomment>
        <translation>Scegliere: %1.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>of a field that was left out</extracomment>
        <translation>nulla</translation>
    </message>
    <message>
        <source>%1 (corrected)</source>
        <translation>%1 (corretto)</translation>
    </message>
    <message>
        <source>Die</source>
        <extracomment>%1: &quot;the shot&quot;</extracomment>
        <translation>Dado</translation>
    </message>
    <message>
        <source>Die for %1</source>
        <translation>Dado per %1</translation>
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
        <translation>un dado a dieci facce per %1</translation>
    </message>
    <message>
        <source>Allowed by the referee.</source>
        <translation>Permesso dall’arbitro.</translation>
    </message>
    <message>
        <source>Forbidden by the referee.</source>
        <translation>Vietato dall’arbitro.</translation>
    </message>
    <message>
        <source>Refused.</source>
        <translation>Rifiutato.</translation>
    </message>
    <message>
        <source>Wanted: %1</source>
        <translation>Serve: %1</translation>
    </message>
    <message>
        <source>Stand-in table, not the printed one: %1</source>
        <translation>Tabella provvisoria, non quella stampata: %1</translation>
    </message>
    <message>
        <source>%1 through a corner to %2, touching %3</source>
        <translation>%1 → %2 per un vertice, toccando %3</translation>
    </message>
    <message>
        <source>along the hexside between %1 and %2</source>
        <translation>lungo il lato fra gli esagoni %1 / %2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>sealed</source>
        <translation>sigillato</translation>
    </message>
    <message>
        <source>a die of %1 sides for %2</source>
        <translation>un dado a %1 facce per %2</translation>
    </message>
    <message>
        <source>%1 (thrown by %2)</source>
        <extracomment>a die that is wanted, and who throws it</extracomment>
        <translation>%1 (tira: %2)</translation>
    </message>
    <message>
        <source>Refused: %1.</source>
        <extracomment>an order that is refused</extracomment>
        <translation>Rifiutato: %1.</translation>
    </message>
    <message>
        <source>It lacks a die now, and changes nothing.</source>
        <translation>Ora manca un dado, e non cambia nulla.</translation>
    </message>
    <message>
        <source>Its effects cannot be carried out by this version, and change nothing.</source>
        <translation>Questa versione non può eseguirne gli effetti, che non cambiano nulla.</translation>
    </message>
    <message>
        <source>Nothing came of it.</source>
        <translation>Non ha avuto effetto.</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <extracomment>a hex, and on which level of it</extracomment>
        <translation>%1, livello %2</translation>
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
            <numerusform>%1 e %n altro</numerusform>
            <numerusform>%1 e altri %n</numerusform>
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
        <translation>Decisione:</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Che cosa cambia</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Perché</translation>
    </message>
    <message>
        <source>Stand-in tables: invented, because the printed ones are not in our sources</source>
        <translation>Tabelle provvisorie: inventate, perché quelle stampate non sono nelle nostre fonti</translation>
    </message>
    <message>
        <source>illegal</source>
        <extracomment>what the sign beside the headline says</extracomment>
        <translation>vietato</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>attenzione</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>permesso</translation>
    </message>
    <message>
        <source>Facts and reasons</source>
        <translation>Fatti e ragioni</translation>
    </message>
    <message>
        <source>House rule:</source>
        <extracomment>in front of a house rule of the scenario</extracomment>
        <translation>Regola della casa:</translation>
    </message>
    <message>
        <source>Set aside:</source>
        <extracomment>in front of a reason against the order that the referee has set aside</extracomment>
        <translation>Messo da parte:</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <extracomment>in front of what stands in a line of the journal</extracomment>
        <translation>Riga %1: %2</translation>
    </message>
</context>
<context>
    <name>merlon::report</name>
    <message>
        <source>The game</source>
        <extracomment>heading of a report, of a game that has no turns</extracomment>
        <translation>La partita</translation>
    </message>
    <message>
        <source>%1: %2 in play, %3 out of play</source>
        <extracomment>what a map shows, for those who cannot see it: a force, how many stand there, how many lie there dead or broken</extracomment>
        <translation>%1: %2 in gioco, %3 fuori gioco</translation>
    </message>
    <message>
        <source>At the end: %1</source>
        <extracomment>a map in a report; %1: &quot;Turn 3 of 12&quot;</extracomment>
        <translation>Alla fine: %1</translation>
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
        <translation>fuori gioco</translation>
    </message>
    <message>
        <source>down</source>
        <translation>a terra</translation>
    </message>
    <message>
        <source>hurt</source>
        <translation>colpito</translation>
    </message>
    <message>
        <source>At the beginning</source>
        <extracomment>a map in a report</extracomment>
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>The PDF could not be written.</source>
        <translation>Impossibile scrivere il PDF.</translation>
    </message>
    <message>
        <source>Battle report: %1</source>
        <translation>Resoconto della battaglia: %1</translation>
    </message>
    <message>
        <source>Battle report</source>
        <translation>Resoconto della battaglia</translation>
    </message>
    <message>
        <source>How one wins</source>
        <extracomment>heading of a report: how a scenario is won</extracomment>
        <translation>Come si vince</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>heading of a table of contents</extracomment>
        <translation>Indice</translation>
    </message>
    <message>
        <source>At the end</source>
        <extracomment>heading of a report: standings and other tables as they are when the game ends</extracomment>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>(the referee’s word)</source>
        <extracomment>mark of a line that the rules did not decide</extracomment>
        <translation>(parola dell’arbitro)</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <extracomment>of a game</extracomment>
        <translation>Non è ancora successo niente.</translation>
    </message>
    <message>
        <source>Written by %1 from the journal of the game.</source>
        <extracomment>%1: Merlon</extracomment>
        <translation>%1 lo ha scritto dal diario della partita.</translation>
    </message>
    <message>
        <source>Forces and losses</source>
        <extracomment>heading of a report: who fought, and what was lost</extracomment>
        <translation>Fazioni e perdite</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Fazioni</translation>
    </message>
    <message>
        <source>Force</source>
        <extracomment>columns of a table of losses</extracomment>
        <translation>Fazione</translation>
    </message>
    <message>
        <source>Took part</source>
        <comment>a number of counters</comment>
        <translation>Partecipanti</translation>
    </message>
    <message>
        <source>Out of play</source>
        <extracomment>columns of a table of losses: so many counters</extracomment>
        <translation>Fuori gioco</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>A terra</translation>
    </message>
    <message>
        <source>Hurt</source>
        <translation>Colpiti</translation>
    </message>
    <message>
        <source>Off the map</source>
        <extracomment>a column of a table of losses: so many counters left the map</extracomment>
        <translation>Fuori mappa</translation>
    </message>
    <message>
        <source>Casualties</source>
        <extracomment>heading of a report: those who were hurt or killed</extracomment>
        <translation>Perdite nel dettaglio</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>was hurt</comment>
        <extracomment>columns of a table of casualties: who was hurt; of which force; what became of him; in which turn; line of the journal; by what order</extracomment>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Fate</source>
        <translation>Esito</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>Line</source>
        <comment>of the journal</comment>
        <translation>Riga</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Come</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>the rules of which game</extracomment>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>of the rules</extracomment>
        <translation>Edizione</translation>
    </message>
    <message>
        <source>Played until</source>
        <extracomment>where a game stands: the turn and its parts, as far as it was played</extracomment>
        <translation>Giocata fino a</translation>
    </message>
    <message>
        <source>Dice: %1</source>
        <extracomment>dice that fell for an order: &quot;7&quot;, &quot;4 (rolled), 9&quot;</extracomment>
        <translation>Dadi: %1</translation>
    </message>
    <message>
        <source>Held by the referee: %1</source>
        <extracomment>what the referee held to be so, whatever the rules find: &quot;cover strong&quot;</extracomment>
        <translation>Deciso dall’arbitro: %1</translation>
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
        <translation>Mostra questo aiuto.</translation>
    </message>
    <message>
        <source>text for people (default), yaml for programs.</source>
        <translation>text per le persone (predefinito), yaml per i programmi.</translation>
    </message>
    <message>
        <source>language</source>
        <comment>what an option takes</comment>
        <translation>lingua</translation>
    </message>
    <message>
        <source>Language of sentences: en (default), it, es or fr.</source>
        <translation>Lingua delle frasi: en (predefinita), it, es o fr.</translation>
    </message>
    <message>
        <source>Says only what is wrong.</source>
        <translation>Dice solo ciò che non va.</translation>
    </message>
    <message>
        <source>--format takes text or yaml, not &apos;%1&apos;.</source>
        <translation>--format accetta text o yaml, non «%1».</translation>
    </message>
    <message>
        <source>Something is missing.</source>
        <translation>Manca qualcosa.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is one too many.</source>
        <translation>«%1» è di troppo.</translation>
    </message>
    <message>
        <source>usage: %1</source>
        <extracomment>%1: how the program is called</extracomment>
        <translation>uso: %1</translation>
    </message>
    <message>
        <source>&apos;merlonctl %1 --help&apos; tells more.</source>
        <translation>«merlonctl %1 --help» dice di più.</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Esempi:</translation>
    </message>
    <message>
        <source>merlonctl: the results could not be written to standard output: %1</source>
        <translation>merlonctl: impossibile scrivere i risultati sullo standard output: %1</translation>
    </message>
    <message>
        <source>Loads maps, scenarios, journals and files of orders and prints all that is wrong with them:
file:line:column: error|warning|note: message [code]
A journal is checked with the scenario that it names beside it. A file of orders is checked with the scenario named last before it; castle.orders.yaml beside castle.scenario.yaml with that.</source>
        <translation>Carica mappe, scenari, diari e file di ordini e stampa tutto ciò che non va:
file:riga:colonna: errore|avvertimento|nota: messaggio [codice]
Un diario viene controllato con lo scenario che nomina e che gli sta accanto. Un file di ordini viene controllato con l’ultimo scenario indicato prima; castle.orders.yaml, se sta accanto a castle.scenario.yaml, con quello.</translation>
    </message>
    <message>
        <source>FILE...</source>
        <comment>a usage</comment>
        <translation>FILE...</translation>
    </message>
    <message>
        <source>%1: well formed</source>
        <translation>%1: ben formato</translation>
    </message>
    <message>
        <source>Rewrites maps and scenarios in canonical form: keys in a fixed order, one thing a line. A file with errors is left alone.</source>
        <translation>Riscrive mappe e scenari in forma canonica: le chiavi in un ordine fisso, una cosa per riga. Un file con errori non viene toccato.</translation>
    </message>
    <message>
        <source>[--check] FILE...</source>
        <comment>a usage</comment>
        <translation>[--check] FILE...</translation>
    </message>
    <message>
        <source>Only says which files would change; exit status 1 when there are any.</source>
        <translation>Dice soltanto quali file cambierebbero; stato d’uscita 1 se ce ne sono.</translation>
    </message>
    <message>
        <source>%1 is not in canonical form</source>
        <translation>%1 non è in forma canonica</translation>
    </message>
    <message>
        <source>%1: rewritten</source>
        <translation>%1: riscritto</translation>
    </message>
    <message>
        <source>file</source>
        <comment>heading of a column</comment>
        <translation>file</translation>
    </message>
    <message>
        <source>translated</source>
        <comment>heading of a column: sentences</comment>
        <translation>tradotte</translation>
    </message>
    <message>
        <source>unfinished</source>
        <comment>heading of a column: translations</comment>
        <translation>incomplete</translation>
    </message>
    <message>
        <source>stale</source>
        <comment>heading of a column: translations of what the program no longer says</comment>
        <translation>superate</translation>
    </message>
    <message>
        <source>missing</source>
        <comment>heading of a column: translations</comment>
        <translation>mancanti</translation>
    </message>
    <message>
        <source>folder</source>
        <comment>what an option takes</comment>
        <translation>cartella</translation>
    </message>
    <message>
        <source>The folder of the .ts files.</source>
        <translation>La cartella dei file .ts.</translation>
    </message>
    <message>
        <source>There is no .ts file in %1.</source>
        <translation>Nessun file .ts in %1.</translation>
    </message>
    <message>
        <source>--dice takes the faces of dice, not &apos;%1&apos;.</source>
        <translation>--dice accetta facce di dadi, non «%1».</translation>
    </message>
    <message>
        <source>--seed takes a whole number.</source>
        <translation>--seed accetta un numero intero.</translation>
    </message>
    <message>
        <source>There is no edition &apos;%1&apos;.</source>
        <translation>Nessuna edizione si chiama «%1».</translation>
    </message>
    <message>
        <source>file</source>
        <comment>what an option takes</comment>
        <translation>file</translation>
    </message>
    <message>
        <source>The file of orders.</source>
        <translation>Il file degli ordini.</translation>
    </message>
    <message>
        <source>faces</source>
        <comment>what an option takes: of dice</comment>
        <translation>facce</translation>
    </message>
    <message>
        <source>Faces that fell on the table, in order; 0 is ten.</source>
        <translation>Le facce uscite sul tavolo, in ordine; 0 vale dieci.</translation>
    </message>
    <message>
        <source>number</source>
        <comment>what an option takes</comment>
        <translation>numero</translation>
    </message>
    <message>
        <source>Rolls the dice that are missing; the same number gives the same dice.</source>
        <translation>Tira i dadi che mancano; lo stesso numero dà gli stessi dadi.</translation>
    </message>
    <message>
        <source>Keeps the orders in the journal of the scenario.</source>
        <translation>Conserva gli ordini nel diario dello scenario.</translation>
    </message>
    <message>
        <source>name</source>
        <comment>what an option takes</comment>
        <translation>nome</translation>
    </message>
    <message>
        <source>Another edition than the scenario&apos;s.</source>
        <translation>Un’edizione diversa da quella dello scenario.</translation>
    </message>
    <message>
        <source>Exit status 1 when an order is illegal.</source>
        <translation>Stato d’uscita 1 se un ordine è vietato.</translation>
    </message>
    <message>
        <source>Judges orders one after another, each on the game that those before it left. Dice come with the orders, from --dice, or from --seed; a verdict that lacks one says so.</source>
        <translation>Giudica gli ordini uno dopo l’altro, ciascuno sulla partita lasciata dai precedenti. I dadi si danno con gli ordini, con --dice o con --seed; se ne manca uno, il verdetto lo dice.</translation>
    </message>
    <message>
        <source>With --keep the orders go on with the game in castle.scenario.yaml.journal.yaml, and each that is legal or refused is kept there, as the window does. An order that lacks a die or a field ends it, and exit status is 1. --seed is the seed of a journal that is begun; one that is there has its own, and --seed with any number rolls the missing dice from that, on from the last.</source>
        <translation>Con --keep gli ordini continuano la partita di castle.scenario.yaml.journal.yaml, dove ogni ordine, permesso o rifiutato, viene conservato, come fa la finestra. Un ordine a cui manca un dado o un campo interrompe tutto, con stato d’uscita 1. --seed è il seme di un diario nuovo; un diario che c’è già ha il suo, e --seed con un numero qualsiasi tira con quello i dadi che mancano, proseguendo dall’ultimo.</translation>
    </message>
    <message>
        <source>The file of orders is a list of &apos;- kind: {field: value}&apos;, with &apos;dice: [7]&apos; if they fell already and &apos;decreed: {fact: value}&apos; where the referee holds a fact to be so whatever the rules find, or &apos;allowed: true&apos; where he sets their refusals aside; &apos;- effects: [...]&apos; changes the game by hand, and a &apos;note:&apos; says why. &apos;merlonctl orders&apos; shows the kinds of each system and what they take.</source>
        <translation>Il file degli ordini è un elenco di «- tipo: {campo: valore}», con «dice: [7]» se i dadi sono già stati tirati, con «decreed: {fatto: valore}» dove l’arbitro stabilisce un fatto qualunque cosa dicano le regole, o con «allowed: true» dove non tiene conto dei loro rifiuti; «- effects: [...]» cambia la partita a mano, e una «note:» dice perché. «merlonctl orders» mostra i tipi di ogni sistema e che cosa accettano.</translation>
    </message>
    <message>
        <source>--orders is missing.</source>
        <translation>Manca --orders.</translation>
    </message>
    <message>
        <source>A journal is of its scenario&apos;s edition: give --keep or --edition.</source>
        <translation>Un diario segue l’edizione del suo scenario: dare --keep o --edition, non entrambi.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n order(s) kept in %2</source>
        <extracomment>%n: orders of a file; %1: how many of them went into the journal %2</extracomment>
        <translation>
            <numerusform>Conservati in %2: %1 su %n ordine</numerusform>
            <numerusform>Conservati in %2: %1 su %n ordini</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a column of a table, what stands there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The line of fire between two hexes, as if two enemies stood there alone: the hexes and hexsides that it crosses, what stops it, what cover there is.</source>
        <translation>La linea di tiro fra due esagoni, come se vi fossero soltanto due nemici: gli esagoni e i lati di esagono che attraversa, che cosa la blocca, quale riparo c’è.</translation>
    </message>
    <message>
        <source>MAP|SCENARIO FROM TO [--with NAME]</source>
        <comment>a usage</comment>
        <translation>MAPPA|SCENARIO DA A [--with NOME]</translation>
    </message>
    <message>
        <source>What the first of the two holds, as scenarios name it.</source>
        <translation>Che cosa impugna il primo dei due, con il nome che usano gli scenari.</translation>
    </message>
    <message>
        <source>There is no map here to draw a line on.</source>
        <translation>Qui non c’è una mappa su cui tracciare una linea.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a hex of this map, which goes from A1 to %2.</source>
        <translation>«%1» non è un esagono di questa mappa, che va da A1 a %2.</translation>
    </message>
    <message>
        <source>A line of fire joins two different hexes.</source>
        <translation>Una linea di tiro unisce due esagoni diversi.</translation>
    </message>
    <message>
        <source>There is no &apos;%1&apos; to hold; choose from %2.</source>
        <translation>Non c’è «%1» da impugnare; scegliere fra %2.</translation>
    </message>
    <message>
        <source>These rules know no line of fire.</source>
        <translation>Queste regole non conoscono linee di tiro.</translation>
    </message>
    <message>
        <source>checks maps, scenarios, journals and orders, and says what is wrong and where</source>
        <translation>controlla mappe, scenari, diari e ordini, e dice che cosa non va e dove</translation>
    </message>
    <message>
        <source>rewrites maps and scenarios in their canonical form</source>
        <translation>riscrive mappe e scenari nella loro forma canonica</translation>
    </message>
    <message>
        <source>draws a map or a scenario as PNG, SVG or PDF</source>
        <translation>disegna una mappa o uno scenario in PNG, SVG o PDF</translation>
    </message>
    <message>
        <source>judges a file of orders against a scenario, and keeps them in its journal</source>
        <translation>giudica un file di ordini su uno scenario e li conserva nel suo diario</translation>
    </message>
    <message>
        <source>the line of fire between two hexes: what it crosses, what stops it</source>
        <translation>la linea di tiro fra due esagoni: che cosa attraversa, che cosa la blocca</translation>
    </message>
    <message>
        <source>the kinds of orders and effects of a system, and what they take</source>
        <translation>i tipi di ordini e di effetti di un sistema, e che cosa accettano</translation>
    </message>
    <message>
        <source>judges a journal again by today&apos;s rules, and lists what differs</source>
        <translation>giudica di nuovo un diario con le regole di oggi, ed elenca le differenze</translation>
    </message>
    <message>
        <source>the rule catalogue, or one rule</source>
        <translation>il catalogo delle regole, o una regola</translation>
    </message>
    <message>
        <source>how far the translations are</source>
        <translation>a che punto sono le traduzioni</translation>
    </message>
    <message>
        <source>VERB ...</source>
        <comment>a usage</comment>
        <translation>COMANDO ...</translation>
    </message>
    <message>
        <source>merlonctl does the work of Merlon without a window.</source>
        <translation>merlonctl fa il lavoro di Merlon senza finestra.</translation>
    </message>
    <message>
        <source>&apos;merlonctl VERB --help&apos; tells how each is used. Results go to standard output, what is wrong to standard error. Exit status: 0 all well, 1 the input has errors (or an order was illegal under --strict), 2 wrong usage, 3 a fault of the program, or results that could not be written.</source>
        <translation>«merlonctl COMANDO --help» dice come si usa ciascuno. I risultati vanno sullo standard output, ciò che non va sullo standard error. Stato d’uscita: 0 tutto bene, 1 i dati hanno errori (o con --strict un ordine era vietato), 2 uso sbagliato, 3 un guasto del programma, o risultati che non è stato possibile scrivere.</translation>
    </message>
    <message>
        <source>There is no verb &apos;%1&apos;.</source>
        <translation>Nessun comando si chiama «%1».</translation>
    </message>
    <message>
        <source>--lang takes en, it, es or fr, not &apos;%1&apos;.</source>
        <translation>--lang accetta en, it, es o fr, non «%1».</translation>
    </message>
    <message>
        <source>merlonctl: there is not enough memory</source>
        <translation>merlonctl: la memoria non basta</translation>
    </message>
    <message>
        <source>merlonctl: a fault of the program: %1</source>
        <translation>merlonctl: un guasto del programma: %1</translation>
    </message>
    <message>
        <source>true or false</source>
        <comment>what a field of an order holds</comment>
        <translation>true o false</translation>
    </message>
    <message>
        <source>number</source>
        <comment>what a field of an order holds</comment>
        <translation>numero</translation>
    </message>
    <message>
        <source>text</source>
        <comment>what a field of an order holds: what is written freely</comment>
        <translation>testo</translation>
    </message>
    <message>
        <source>word</source>
        <comment>what a field of an order holds: one of several</comment>
        <translation>parola</translation>
    </message>
    <message>
        <source>thing</source>
        <comment>what a field of an order holds: something that has a name in a game: a counter, a player</comment>
        <translation>cosa</translation>
    </message>
    <message>
        <source>hex</source>
        <comment>what a field of an order holds</comment>
        <translation>esagono</translation>
    </message>
    <message>
        <source>side</source>
        <comment>what a field of an order holds: of a hex</comment>
        <translation>lato</translation>
    </message>
    <message>
        <source>place</source>
        <comment>what a field of an order holds: a hex, perhaps one of its sides, and a level</comment>
        <translation>luogo</translation>
    </message>
    <message>
        <source>pose</source>
        <comment>what a field of an order holds: where something stands on a table, and which way it faces</comment>
        <translation>posizione e orientamento</translation>
    </message>
    <message>
        <source>day</source>
        <comment>what a field of an order holds: a date</comment>
        <translation>giorno</translation>
    </message>
    <message>
        <source>moment</source>
        <comment>what a field of an order holds: a date and a time</comment>
        <translation>momento</translation>
    </message>
    <message>
        <source>seal</source>
        <comment>what a field of an order holds: the sign of a secret that is kept</comment>
        <translation>sigillo</translation>
    </message>
    <message>
        <source>row</source>
        <comment>what a field of an order holds: of a table</comment>
        <translation>riga</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers</comment>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>almeno %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>al massimo %1</translation>
    </message>
    <message>
        <source>new %1</source>
        <comment>a thing that an order makes</comment>
        <translation>%1 (da creare)</translation>
    </message>
    <message>
        <source>sealed %1</source>
        <comment>what is kept secret</comment>
        <translation>%1 sotto sigillo</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what a field holds, from where to where</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>list (%1) of %2</source>
        <comment>how long it is, and of what</comment>
        <translation>%2 (elenco, %1)</translation>
    </message>
    <message>
        <source>list of %1</source>
        <translation>%1 (elenco)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a field holds, one of these</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (may be left out)</source>
        <comment>what a field holds</comment>
        <translation>%1 (facoltativo)</translation>
    </message>
    <message>
        <source>%1: orders</source>
        <extracomment>heading of a list; %1: the name of a game</extracomment>
        <translation>%1: ordini</translation>
    </message>
    <message>
        <source>%1: effects</source>
        <extracomment>heading of a list; %1: the name of a game</extracomment>
        <translation>%1: effetti</translation>
    </message>
    <message>
        <source>%1: options</source>
        <extracomment>heading of a list; %1: the name of a game</extracomment>
        <translation>%1: opzioni</translation>
    </message>
    <message>
        <source>%1: facts</source>
        <extracomment>heading of a list; %1: the name of a game</extracomment>
        <translation>%1: fatti</translation>
    </message>
    <message>
        <source>%1: counters</source>
        <extracomment>heading of a list; %1: the name of a game</extracomment>
        <translation>%1: pedine</translation>
    </message>
    <message>
        <source>The kinds of orders that a system judges and of the effects that they have, with their fields and words; its options, the facts that a referee may decree, and what a counter has.</source>
        <translation>I tipi di ordini che un sistema giudica e quelli dei loro effetti, con i loro campi e le loro parole; le opzioni del sistema, i fatti che un arbitro può stabilire, e che cosa ha una pedina.</translation>
    </message>
    <message>
        <source>[SYSTEM [KIND]]</source>
        <comment>a usage</comment>
        <translation>[SISTEMA [TIPO]]</translation>
    </message>
    <message>
        <source>There is no system &apos;%1&apos;; there are: %2.</source>
        <translation>Nessun sistema si chiama «%1»; ci sono: %2.</translation>
    </message>
    <message>
        <source>There is no kind &apos;%1&apos;.</source>
        <translation>Nessun tipo si chiama «%1».</translation>
    </message>
    <message>
        <source>%1: there is no map to draw</source>
        <translation>%1: nessuna mappa da disegnare</translation>
    </message>
    <message>
        <source>The picture.</source>
        <translation>L’immagine.</translation>
    </message>
    <message>
        <source>pixels</source>
        <comment>what an option takes</comment>
        <translation>pixel</translation>
    </message>
    <message>
        <source>Width of the picture in pixels.</source>
        <translation>Larghezza dell’immagine in pixel.</translation>
    </message>
    <message>
        <source>Width of a hex in pixels (48).</source>
        <translation>Larghezza di un esagono in pixel (48).</translation>
    </message>
    <message>
        <source>list</source>
        <comment>what an option takes: names between commas</comment>
        <translation>elenco</translation>
    </message>
    <message>
        <source>Only these: %1.</source>
        <extracomment>%1: words that are typed as they stand</extracomment>
        <translation>Solo questi: %1.</translation>
    </message>
    <message>
        <source>size</source>
        <comment>what an option takes: of a sheet of paper</comment>
        <translation>formato</translation>
    </message>
    <message>
        <source>PDF: tiles the map to true size over pages of that size (A4, A3, Letter).</source>
        <translation>PDF: divide la mappa, a grandezza reale, su pagine di quel formato (A4, A3, Letter).</translation>
    </message>
    <message>
        <source>In the colours of the night.</source>
        <translation>Con i colori notturni.</translation>
    </message>
    <message>
        <source>Draws a map, or a scenario with its counters. The ending of OUT says how: .png, .svg or .pdf.</source>
        <translation>Disegna una mappa, o uno scenario con le sue pedine. Il formato dipende da come finisce USCITA: .png, .svg o .pdf.</translation>
    </message>
    <message>
        <source>FILE -o OUT.(png|svg|pdf) [--width PX | --scale PX] [--layers LIST] [--page A4] [--dark]</source>
        <comment>a usage</comment>
        <translation>FILE -o USCITA.(png|svg|pdf) [--width PX | --scale PX] [--layers ELENCO] [--page A4] [--dark]</translation>
    </message>
    <message>
        <source>-o takes a file that ends in .png, .svg or .pdf, not &apos;%1&apos;.</source>
        <translation>-o accetta un file che finisce in .png, .svg o .pdf, non «%1».</translation>
    </message>
    <message>
        <source>--layers takes %1.</source>
        <translation>--layers accetta %1.</translation>
    </message>
    <message>
        <source>--width takes 16 to %1 pixels.</source>
        <translation>--width accetta da 16 a %1 pixel.</translation>
    </message>
    <message>
        <source>--scale takes 1 to 1000 pixels for a hex.</source>
        <translation>--scale accetta da 1 a 1000 pixel per esagono.</translation>
    </message>
    <message>
        <source>The picture would be wider than %1 pixels; choose a smaller --scale.</source>
        <translation>L’immagine sarebbe più larga di %1 pixel; scegliere un valore di --scale minore.</translation>
    </message>
    <message>
        <source>%1: drawn</source>
        <translation>%1: disegno fatto</translation>
    </message>
    <message>
        <source>legal</source>
        <comment>an order</comment>
        <translation>permesso</translation>
    </message>
    <message>
        <source>illegal</source>
        <comment>an order</comment>
        <translation>vietato</translation>
    </message>
    <message>
        <source>%1, result: %2</source>
        <extracomment>what the rules say of an order, and what came of it, in the words of files</extracomment>
        <translation>%1, risultato: %2</translation>
    </message>
    <message>
        <source>But it lacks a die or a field, and changes nothing.</source>
        <translation>Ma gli manca un dado o un campo, e non cambia nulla.</translation>
    </message>
    <message>
        <source>But its effects cannot be carried out, and change nothing.</source>
        <translation>Ma i suoi effetti non si possono eseguire, e non cambiano nulla.</translation>
    </message>
    <message>
        <source>By hand</source>
        <extracomment>what the referee changed without an order</extracomment>
        <translation>A mano</translation>
    </message>
    <message>
        <source>Then: %1</source>
        <extracomment>what the rules said of an order when it was given</extracomment>
        <translation>Allora: %1</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <extracomment>what the rules say of it today</extracomment>
        <translation>Ora: %1</translation>
    </message>
    <message>
        <source>Judges a journal again by today&apos;s rules, with the scenario that it names in its folder, and lists what differs. Exit status 1 when an entry is judged otherwise than it was then.</source>
        <translation>Giudica di nuovo un diario con le regole di oggi e con lo scenario che nomina e che sta nella sua cartella, ed elenca le differenze. Stato d’uscita 1 se una voce è giudicata diversamente da allora.</translation>
    </message>
    <message>
        <source>JOURNAL</source>
        <comment>a usage</comment>
        <translation>DIARIO</translation>
    </message>
    <message>
        <source>Entries: %1; orders in force: %2; judged otherwise today: %3</source>
        <extracomment>of a journal: its lines, the orders that were not taken back, those that the rules judge otherwise now</extracomment>
        <translation>Voci: %1; ordini in vigore: %2; giudicati diversamente oggi: %3</translation>
    </message>
    <message>
        <source>printed: %1</source>
        <extracomment>where a rule stands in the rulebooks: &quot;fr 1.42, page 4; es 1.42, page 4&quot;</extracomment>
        <translation>nei libri: %1</translation>
    </message>
    <message>
        <source>readings: %1 (the first is the default)</source>
        <extracomment>of a rule that may be read in more ways than one; %1: their names in files</extracomment>
        <translation>letture: %1 (la prima è quella predefinita)</translation>
    </message>
    <message>
        <source>advice: shown, not judged</source>
        <extracomment>of a rule that no program can decide</extracomment>
        <translation>consiglio: si mostra, non si giudica</translation>
    </message>
    <message>
        <source>The rule catalogue: every rule with its title, or one rule with its whole text. A part of an id lists all rules whose id contains it.</source>
        <translation>Il catalogo delle regole: ogni regola con il suo titolo, o una sola regola con tutto il suo testo. Con una parte di un id elenca tutte le regole il cui id la contiene.</translation>
    </message>
    <message>
        <source>No rule is called &apos;%1&apos;; &apos;merlonctl rules&apos; lists them all.</source>
        <translation>Nessuna regola si chiama «%1»; «merlonctl rules» le elenca tutte.</translation>
    </message>
    <message>
        <source>status counts the translations of each language: translated, unfinished, stale (the program no longer says it), missing. check reads every translation, and the texts of the scenarios named, for words that the glossary forbids or misses, for sentences that what fills a hole would spoil, and for signs and spaces. Exit status 1 when anything is left to do.</source>
        <translation>status conta le traduzioni di ogni lingua: tradotte, incomplete, superate (il programma non le usa più), mancanti. check legge tutte le traduzioni e i testi degli scenari indicati, e vi cerca parole vietate dal glossario o mancanti, frasi guastate da ciò che riempie un segnaposto, segni e spazi sbagliati. Stato d’uscita 1 se resta qualcosa da fare.</translation>
    </message>
    <message>
        <source>status|check [--dir FOLDER] [--glossary FILE] [SCENARIO ...]</source>
        <comment>a usage</comment>
        <translation>status|check [--dir CARTELLA] [--glossary FILE] [SCENARIO ...]</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not known here; there are &apos;status&apos; and &apos;check&apos;.</source>
        <translation>«%1» qui non esiste; ci sono «status» e «check».</translation>
    </message>
    <message>
        <source>this exemption has no reason</source>
        <translation>questa eccezione non ha un motivo</translation>
    </message>
    <message>
        <source>nothing needs this exemption any more; take it out</source>
        <translation>questa eccezione non serve più a nulla; toglierla</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>manca: %1</translation>
    </message>
    <message>
        <source>the English has no %1</source>
        <translation>assente in inglese: %1</translation>
    </message>
    <message>
        <source>not “%1” but “%2” (%3)</source>
        <translation>non “%1” ma “%2” (%3)</translation>
    </message>
    <message>
        <source>“%1” is missing (%2)</source>
        <translation>manca “%1” (%2)</translation>
    </message>
    <message>
        <source>ends with “%1”, the English with “%2”</source>
        <translation>finisce con “%1”, l’inglese con “%2”</translation>
    </message>
    <message>
        <source>has more or fewer &amp; than the English: %1</source>
        <translation>ha più o meno &amp; dell’inglese: %1</translation>
    </message>
    <message>
        <source>a plural form is missing, lacks %n or says the same: %1</source>
        <translation>una forma plurale manca, è senza %n o dice lo stesso: %1</translation>
    </message>
    <message>
        <source>The glossary; exemptions.yaml and languages.yaml are beside it.</source>
        <translation>Il glossario; exemptions.yaml e languages.yaml gli stanno accanto.</translation>
    </message>
    <message>
        <source>%1:%2: error: %3 [%4]</source>
        <comment>a file, a line of it, what is wrong there and its code</comment>
        <translation>%1:%2: errore: %3 [%4]</translation>
    </message>
    <message>
        <source>Adds the chance of each result, before a die has fallen.</source>
        <translation>Aggiunge la probabilità di ogni risultato, prima che cada un dado.</translation>
    </message>
    <message>
        <source>With --odds each order is judged with every combination of faces of its dice, and every result is listed with its exact chance. The faces that come with it do not count there: it is what could have been.</source>
        <translation>Con --odds ogni ordine è giudicato con ogni combinazione delle facce dei suoi dadi, e ogni risultato è elencato con la sua probabilità esatta. Le facce che vengono con l’ordine lì non contano: è ciò che sarebbe potuto accadere.</translation>
    </message>
    <message>
        <source>SCENARIO --orders ORDERS [--dice 7,3] [--seed N] [--odds] [--keep] [--edition NAME] [--strict]</source>
        <comment>a usage</comment>
        <translation>SCENARIO --orders ORDINI [--dice 7,3] [--seed N] [--odds] [--keep] [--edition NOME] [--strict]</translation>
    </message>
    <message>
        <source>writes the battle report of a scenario from its journal</source>
        <translation>scrive il resoconto della battaglia di uno scenario dal suo diario</translation>
    </message>
    <message>
        <source>This scenario has no journal yet: there is no file %1. --journal names another one.</source>
        <translation>Questo scenario non ha ancora un diario: il file %1 non c’è. Con --journal se ne indica un altro.</translation>
    </message>
    <message>
        <source>Writes the battle report of a scenario: what its journal tells turn by turn, the map at the end of each, and what was lost. The ending of OUT says how: .html (one file, with pictures), .pdf (for print) or .md (without pictures).</source>
        <translation>Scrive il resoconto della battaglia di uno scenario: che cosa racconta il suo diario turno per turno, la mappa alla fine di ciascuno e le perdite. La fine del nome di USCITA dice come: .html (un solo file, con le immagini), .pdf (per la stampa) o .md (senza immagini).</translation>
    </message>
    <message>
        <source>SCENARIO -o OUT.(html|pdf|md) [--journal FILE]</source>
        <comment>a usage</comment>
        <translation>SCENARIO -o USCITA.(html|pdf|md) [--journal FILE]</translation>
    </message>
    <message>
        <source>The report.</source>
        <translation>Il resoconto.</translation>
    </message>
    <message>
        <source>Another journal than the one beside the scenario.</source>
        <translation>Un diario diverso da quello accanto allo scenario.</translation>
    </message>
    <message>
        <source>-o takes a file that ends in .html, .pdf or .md, not &apos;%1&apos;.</source>
        <translation>-o accetta un file che finisce in .html, .pdf o .md, non «%1».</translation>
    </message>
    <message>
        <source>%1: report written</source>
        <extracomment>%1: a file</extracomment>
        <translation>%1: resoconto scritto</translation>
    </message>
    <message>
        <source>, page %1</source>
        <extracomment>of a rulebook, behind its section</extracomment>
        <translation>, pagina %1</translation>
    </message>
    <message>
        <source>changes a verdict: %1</source>
        <extracomment>of a difference between editions; %1: &quot;yes&quot;, &quot;no&quot; or &quot;sometimes&quot;, as files have it</extracomment>
        <translation>cambia un verdetto: %1</translation>
    </message>
    <message>
        <source>house rule: %1</source>
        <extracomment>%1: an option in files, with the edition by which a rule is played</extracomment>
        <translation>regola della casa: %1</translation>
    </message>
    <message>
        <source>The editions differ in nothing that is called &apos;%1&apos;.</source>
        <translation>Le edizioni non differiscono in nulla che si chiami &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Where the editions of the rulebooks differ, in place of rules.</source>
        <translation>Dove differiscono le edizioni dei regolamenti, al posto delle regole.</translation>
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
        <translation> e </translation>
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
        <translation>Questo gioco non ha ordini di tipo {kind}.</translation>
    </message>
    <message>
        <source>The field {field} of this order does not hold what belongs there.</source>
        <comment>play.order/malformed</comment>
        <translation>Il campo {field} di questo ordine non contiene un valore adatto.</translation>
    </message>
    <message>
        <source>An order that can be read</source>
        <comment>play.order/title</comment>
        <translation>Un ordine leggibile</translation>
    </message>
    <message>
        <source>An order is judged when it is of a kind that its game has and when each of its fields holds what belongs there. Any other is refused and changes nothing.</source>
        <comment>play.order/text</comment>
        <translation>Un ordine si giudica quando è di un tipo previsto dal suo gioco e ciascuno dei suoi campi contiene un valore adatto. Ogni altro ordine è rifiutato e non cambia nulla.</translation>
    </message>
    <message>
        <source>The referee holds: {fact} {held}, where the rules find {found}.</source>
        <comment>play.decree/held</comment>
        <extracomment>to hold: to take to be so, whatever the rules find</extracomment>
        <translation>Parola dell’arbitro: {fact} {held}; secondo le regole: {found}.</translation>
    </message>
    <message>
        <source>The referee’s word on a fact</source>
        <comment>play.decree/title</comment>
        <translation>La parola dell’arbitro su un fatto</translation>
    </message>
    <message>
        <source>A referee may hold a fact to be other than the rules find it. The rules then go on from his word, and the verdict says so.</source>
        <comment>play.decree/text</comment>
        <extracomment>to hold: to take to be so</extracomment>
        <translation>L’arbitro può stabilire un fatto diversamente da come risulta alle regole. Le regole proseguono allora dalla sua parola, e il verdetto lo dice.</translation>
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
        <translation>Le edizioni differiscono: {difference}. Qui si gioca: {edition}.</translation>
    </message>
    <message>
        <source>House rules between the editions</source>
        <comment>play.house/title</comment>
        <translation>Regole della casa tra le edizioni</translation>
    </message>
    <message>
        <source>Where the editions of a game differ, a scenario may play a rule by another edition than its own. A verdict that would be another one without that house rule names it.</source>
        <comment>play.house/text</comment>
        <translation>Dove le edizioni di un gioco differiscono, uno scenario può giocare una regola secondo un’altra edizione. Un verdetto che senza quella regola della casa sarebbe diverso la nomina.</translation>
    </message>
</context>
<context>
    <name>siege</name>
    <message>
        <source>none</source>
        <comment>cover.none</comment>
        <extracomment>a grade of cover: it agrees with the word for cover</extracomment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>light</source>
        <comment>cover.light</comment>
        <extracomment>a grade of cover: it agrees with the word for cover</extracomment>
        <translation>leggero</translation>
    </message>
    <message>
        <source>medium</source>
        <comment>cover.medium</comment>
        <extracomment>a grade of cover: it agrees with the word for cover</extracomment>
        <translation>medio</translation>
    </message>
    <message>
        <source>strong</source>
        <comment>cover.strong</comment>
        <extracomment>a grade of cover: it agrees with the word for cover</extracomment>
        <translation>forte</translation>
    </message>
    <message>
        <source>total</source>
        <comment>cover.total</comment>
        <extracomment>a grade of cover: it agrees with the word for cover</extracomment>
        <translation>totale</translation>
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
        <translation>lunga</translation>
    </message>
    <message>
        <source>out of range</source>
        <comment>band.beyond</comment>
        <extracomment>farther than the weapon shoots</extracomment>
        <translation>fuori portata</translation>
    </message>
    <message>
        <source>short bow</source>
        <comment>weapon.short_bow</comment>
        <translation>arco corto</translation>
    </message>
    <message>
        <source>crossbow</source>
        <comment>weapon.crossbow</comment>
        <translation>balestra</translation>
    </message>
    <message>
        <source>long bow</source>
        <comment>weapon.long_bow</comment>
        <translation>arco lungo</translation>
    </message>
    <message>
        <source>ballista</source>
        <comment>weapon.ballista</comment>
        <translation>ballista</translation>
    </message>
    <message>
        <source>knight</source>
        <comment>class.knight</comment>
        <translation>cavaliere</translation>
    </message>
    <message>
        <source>sergeant</source>
        <comment>class.sergeant</comment>
        <translation>sergente</translation>
    </message>
    <message>
        <source>soldier</source>
        <comment>class.soldier</comment>
        <translation>soldato</translation>
    </message>
    <message>
        <source>peasant</source>
        <comment>class.peasant</comment>
        <translation>contadino</translation>
    </message>
    <message>
        <source>civilian</source>
        <comment>class.civilian</comment>
        <translation>civile</translation>
    </message>
    <message>
        <source>engineer</source>
        <comment>class.engineer</comment>
        <translation>ingegnere</translation>
    </message>
    <message>
        <source>horse</source>
        <comment>class.horse</comment>
        <translation>cavallo</translation>
    </message>
    <message>
        <source>ox</source>
        <comment>class.ox</comment>
        <translation>bue</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>state.ready</comment>
        <extracomment>of a character</extracomment>
        <translation>indenne</translation>
    </message>
    <message>
        <source>stunned</source>
        <comment>state.stunned</comment>
        <extracomment>of a character</extracomment>
        <translation>stordito</translation>
    </message>
    <message>
        <source>wounded</source>
        <comment>state.wounded</comment>
        <translation>ferito</translation>
    </message>
    <message>
        <source>dead</source>
        <comment>state.dead</comment>
        <translation>morto</translation>
    </message>
    <message>
        <source>plain ground</source>
        <comment>terrain.plain</comment>
        <translation>terreno piano</translation>
    </message>
    <message>
        <source>brush</source>
        <comment>terrain.brush</comment>
        <translation>sterpaglia</translation>
    </message>
    <message>
        <source>trees</source>
        <comment>terrain.tree</comment>
        <translation>alberi</translation>
    </message>
    <message>
        <source>embankment</source>
        <comment>terrain.embankment</comment>
        <translation>scarpata</translation>
    </message>
    <message>
        <source>trench</source>
        <comment>terrain.trench</comment>
        <translation>trincea</translation>
    </message>
    <message>
        <source>tent</source>
        <comment>terrain.tent</comment>
        <translation>tenda</translation>
    </message>
    <message>
        <source>moat</source>
        <comment>terrain.moat</comment>
        <translation>fossato</translation>
    </message>
    <message>
        <source>drawbridge</source>
        <comment>terrain.drawbridge</comment>
        <translation>ponte levatoio</translation>
    </message>
    <message>
        <source>rampart</source>
        <comment>terrain.rampart</comment>
        <translation>bastione</translation>
    </message>
    <message>
        <source>castle wall</source>
        <comment>terrain.wall</comment>
        <translation>muro del castello</translation>
    </message>
    <message>
        <source>tower floor</source>
        <comment>terrain.tower_floor</comment>
        <translation>interno di torre</translation>
    </message>
    <message>
        <source>keep floor</source>
        <comment>terrain.keep_floor</comment>
        <translation>interno del mastio</translation>
    </message>
    <message>
        <source>door</source>
        <comment>terrain.door</comment>
        <translation>porta</translation>
    </message>
    <message>
        <source>keep entrance door</source>
        <comment>terrain.keep_door</comment>
        <translation>porta del mastio</translation>
    </message>
    <message>
        <source>stairs</source>
        <comment>terrain.stairs</comment>
        <translation>scalinata</translation>
    </message>
    <message>
        <source>parapet</source>
        <comment>feature.parapet</comment>
        <translation>parapetto</translation>
    </message>
    <message>
        <source>arrow slit</source>
        <comment>feature.arrow_slit</comment>
        <translation>feritoia</translation>
    </message>
    <message>
        <source>door</source>
        <comment>feature.door</comment>
        <translation>porta</translation>
    </message>
    <message>
        <source>wall</source>
        <comment>feature.wall</comment>
        <translation>muro</translation>
    </message>
    <message>
        <source>gate</source>
        <comment>feature.gate</comment>
        <translation>porta del castello</translation>
    </message>
    <message>
        <source>top of an embankment</source>
        <comment>feature.crest</comment>
        <translation>parte superiore della scarpata</translation>
    </message>
    <message>
        <source>open</source>
        <comment>feature-state.open</comment>
        <translation>aperta</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>feature-state.closed</comment>
        <translation>chiusa</translation>
    </message>
    <message>
        <source>curtain</source>
        <comment>structure.curtain</comment>
        <translation>mura di cinta</translation>
    </message>
    <message>
        <source>tower</source>
        <comment>structure.tower</comment>
        <translation>torre</translation>
    </message>
    <message>
        <source>keep</source>
        <comment>structure.keep</comment>
        <translation>mastio</translation>
    </message>
    <message>
        <source>gatehouse</source>
        <comment>structure.gatehouse</comment>
        <translation>torre d’ingresso</translation>
    </message>
    <message>
        <source>hoarding</source>
        <comment>overlay.hoarding</comment>
        <translation>bertesca</translation>
    </message>
    <message>
        <source>rubble</source>
        <comment>overlay.rubble</comment>
        <translation>macerie</translation>
    </message>
    <message>
        <source>fascine</source>
        <comment>overlay.fascine</comment>
        <translation>fascina</translation>
    </message>
    <message>
        <source>fire</source>
        <comment>overlay.fire</comment>
        <translation>incendio</translation>
    </message>
    <message>
        <source>burnt out</source>
        <comment>overlay.burnt</comment>
        <translation>bruciato</translation>
    </message>
    <message>
        <source>drawbridge</source>
        <comment>overlay.drawbridge</comment>
        <translation>ponte levatoio</translation>
    </message>
    <message>
        <source>ladder</source>
        <comment>overlay.ladder</comment>
        <translation>scala</translation>
    </message>
    <message>
        <source>siege tower</source>
        <comment>overlay.siege_tower</comment>
        <translation>torre d’assedio</translation>
    </message>
    <message>
        <source>moat</source>
        <comment>height.moat</comment>
        <translation>fossato</translation>
    </message>
    <message>
        <source>ground</source>
        <comment>height.ground</comment>
        <translation>suolo</translation>
    </message>
    <message>
        <source>wall</source>
        <comment>height.wall</comment>
        <translation>mura</translation>
    </message>
    <message>
        <source>keep</source>
        <comment>height.keep</comment>
        <translation>mastio</translation>
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
        <translation>contano entrambi gli esagoni</translation>
    </message>
    <message>
        <source>either way stops it</source>
        <comment>reading.strict</comment>
        <translation>basta uno dei due esagoni a fermarla</translation>
    </message>
    <message>
        <source>only a wall on the hexside counts</source>
        <comment>reading.open</comment>
        <translation>contano solo i muri sul lato dell’esagono</translation>
    </message>
    <message>
        <source>the hex touched does not count</source>
        <comment>reading.ignore</comment>
        <translation>l’esagono toccato non conta</translation>
    </message>
    <message>
        <source>the shot</source>
        <comment>die.shot</comment>
        <translation>il tiro</translation>
    </message>
    <message>
        <source>retreat of 2 hexes</source>
        <comment>shot.foot.A</comment>
        <translation>indietreggia di 2 esagoni</translation>
    </message>
    <message>
        <source>wounded</source>
        <comment>shot.foot.B</comment>
        <translation>ferito</translation>
    </message>
    <message>
        <source>killed</source>
        <comment>shot.foot.C</comment>
        <translation>ucciso</translation>
    </message>
    <message>
        <source>retreat of 4 hexes</source>
        <comment>shot.mounted.A</comment>
        <translation>indietreggia di 4 esagoni</translation>
    </message>
    <message>
        <source>horse killed, rider stunned and unhorsed</source>
        <comment>shot.mounted.B</comment>
        <translation>cavallo ucciso, personaggio stordito e disarcionato</translation>
    </message>
    <message>
        <source>horse unhurt, rider wounded and unhorsed</source>
        <comment>shot.mounted.C</comment>
        <translation>cavallo indenne, personaggio ferito e disarcionato</translation>
    </message>
    <message>
        <source>horse killed, rider wounded and unhorsed</source>
        <comment>shot.mounted.D</comment>
        <translation>cavallo ucciso, personaggio ferito e disarcionato</translation>
    </message>
    <message>
        <source>horse unhurt, rider killed and unhorsed</source>
        <comment>shot.mounted.E</comment>
        <translation>cavallo indenne, personaggio ucciso e disarcionato</translation>
    </message>
    <message>
        <source>horse killed, rider killed and unhorsed</source>
        <comment>shot.mounted.F</comment>
        <translation>cavallo ucciso, personaggio ucciso e disarcionato</translation>
    </message>
    <message>
        <source>shots at targets on foot</source>
        <comment>table.siege/shots-foot</comment>
        <translation>tiri a bersagli a piedi</translation>
    </message>
    <message>
        <source>shots at mounted targets</source>
        <comment>table.siege/shots-mounted</comment>
        <translation>tiri a bersagli a cavallo</translation>
    </message>
    <message>
        <source>French edition</source>
        <comment>edition.french</comment>
        <translation>edizione francese</translation>
    </message>
    <message>
        <source>Spanish edition</source>
        <comment>edition.spanish</comment>
        <translation>edizione spagnola</translation>
    </message>
    <message>
        <source>a riderless horse</source>
        <comment>body.loose_horse</comment>
        <translation>un cavallo senza cavaliere</translation>
    </message>
    <message>
        <source>Range</source>
        <comment>fact.range</comment>
        <extracomment>how many hexes there are from the shooter to the target</extracomment>
        <translation>Gittata</translation>
    </message>
    <message>
        <source>Band</source>
        <comment>fact.band</comment>
        <extracomment>short, medium or long range</extracomment>
        <translation>Fascia</translation>
    </message>
    <message>
        <source>Cover</source>
        <comment>fact.cover</comment>
        <extracomment>the shelter that a target has</extracomment>
        <translation>Riparo</translation>
    </message>
    <message>
        <source>Modifier</source>
        <comment>fact.modifier</comment>
        <translation>Modificatore</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <comment>fact.adjusted</comment>
        <translation>Modificato</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>fact.table</comment>
        <translation>Tabella</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>fact.result</comment>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Hexes</source>
        <comment>fact.hexes</comment>
        <translation>Esagoni</translation>
    </message>
    <message>
        <source>miss</source>
        <comment>result.foot.-</comment>
        <translation>tiro mancato</translation>
    </message>
    <message>
        <source>A: retreat of 2 hexes</source>
        <comment>result.foot.A</comment>
        <translation>A: indietreggia di 2 esagoni</translation>
    </message>
    <message>
        <source>B: wounded</source>
        <comment>result.foot.B</comment>
        <translation>B: ferito</translation>
    </message>
    <message>
        <source>C: killed</source>
        <comment>result.foot.C</comment>
        <translation>C: ucciso</translation>
    </message>
    <message>
        <source>miss</source>
        <comment>result.mounted.-</comment>
        <translation>tiro mancato</translation>
    </message>
    <message>
        <source>A: retreat of 4 hexes</source>
        <comment>result.mounted.A</comment>
        <translation>A: indietreggia di 4 esagoni</translation>
    </message>
    <message>
        <source>B: horse killed, rider stunned and unhorsed</source>
        <comment>result.mounted.B</comment>
        <translation>B: cavallo ucciso, personaggio stordito e disarcionato</translation>
    </message>
    <message>
        <source>C: horse unhurt, rider wounded and unhorsed</source>
        <comment>result.mounted.C</comment>
        <translation>C: cavallo indenne, personaggio ferito e disarcionato</translation>
    </message>
    <message>
        <source>D: horse killed, rider wounded and unhorsed</source>
        <comment>result.mounted.D</comment>
        <translation>D: cavallo ucciso, personaggio ferito e disarcionato</translation>
    </message>
    <message>
        <source>E: horse unhurt, rider killed and unhorsed</source>
        <comment>result.mounted.E</comment>
        <translation>E: cavallo indenne, personaggio ucciso e disarcionato</translation>
    </message>
    <message>
        <source>F: horse killed, rider killed and unhorsed</source>
        <comment>result.mounted.F</comment>
        <translation>F: cavallo ucciso, personaggio ucciso e disarcionato</translation>
    </message>
    <message>
        <source>on foot, short bow</source>
        <comment>shots.foot/short_bow</comment>
        <translation>a piedi, arco corto</translation>
    </message>
    <message>
        <source>on foot, crossbow</source>
        <comment>shots.foot/crossbow</comment>
        <translation>a piedi, balestra</translation>
    </message>
    <message>
        <source>on foot, long bow</source>
        <comment>shots.foot/long_bow</comment>
        <translation>a piedi, arco lungo</translation>
    </message>
    <message>
        <source>on foot, ballista</source>
        <comment>shots.foot/ballista</comment>
        <translation>a piedi, ballista</translation>
    </message>
    <message>
        <source>mounted, short bow</source>
        <comment>shots.mounted/short_bow</comment>
        <translation>a cavallo, arco corto</translation>
    </message>
    <message>
        <source>mounted, crossbow</source>
        <comment>shots.mounted/crossbow</comment>
        <translation>a cavallo, balestra</translation>
    </message>
    <message>
        <source>mounted, long bow</source>
        <comment>shots.mounted/long_bow</comment>
        <translation>a cavallo, arco lungo</translation>
    </message>
    <message>
        <source>mounted, ballista</source>
        <comment>shots.mounted/ballista</comment>
        <translation>a cavallo, ballista</translation>
    </message>
    <message>
        <source>Shot</source>
        <comment>order.shoot</comment>
        <translation>Tiro</translation>
    </message>
    <message>
        <source>Retreat</source>
        <comment>order.retreat</comment>
        <translation>Indietreggiare</translation>
    </message>
    <message>
        <source>Placing</source>
        <comment>order.place</comment>
        <extracomment>a player puts a counter on the map</extracomment>
        <translation>Piazzamento</translation>
    </message>
    <message>
        <source>End of phase</source>
        <comment>order.end_phase</comment>
        <translation>Fine della fase</translation>
    </message>
    <message>
        <source>Shooter</source>
        <comment>field.shoot.by</comment>
        <translation>Tiratore</translation>
    </message>
    <message>
        <source>At whom</source>
        <comment>field.shoot.at</comment>
        <translation>Contro chi</translation>
    </message>
    <message>
        <source>Aim at</source>
        <comment>field.shoot.aim</comment>
        <extracomment>which half of a counter is shot at</extracomment>
        <translation>Esagono mirato</translation>
    </message>
    <message>
        <source>Shoot across</source>
        <comment>field.shoot.across</comment>
        <translation>Lato di tiro</translation>
    </message>
    <message>
        <source>Covered against</source>
        <comment>field.shoot.covered</comment>
        <extracomment>against whom a character in a door has cover</extracomment>
        <translation>Riparo verso</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.retreat.counter</comment>
        <translation>Chi</translation>
    </message>
    <message>
        <source>To</source>
        <comment>field.retreat.path</comment>
        <translation>Verso</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.place.counter</comment>
        <extracomment>whom one puts on the map</extracomment>
        <translation>Chi</translation>
    </message>
    <message>
        <source>To</source>
        <comment>field.place.hex</comment>
        <extracomment>on which hex</extracomment>
        <translation>Dove</translation>
    </message>
    <message>
        <source>Pick the shooter.</source>
        <comment>ask.shoot.by</comment>
        <translation>Scegliere il tiratore.</translation>
    </message>
    <message>
        <source>Pick the target.</source>
        <comment>ask.shoot.at</comment>
        <translation>Scegliere il bersaglio.</translation>
    </message>
    <message>
        <source>Pick the last hex of the retreat.</source>
        <comment>ask.retreat.path</comment>
        <translation>Scegliere l’ultimo esagono raggiunto indietreggiando.</translation>
    </message>
    <message>
        <source>Pick the hex beside the horse.</source>
        <comment>ask.place.hex</comment>
        <translation>Scegliere l’esagono accanto al cavallo.</translation>
    </message>
    <message>
        <source>the better hex</source>
        <comment>none.shoot.aim</comment>
        <translation>l’esagono migliore</translation>
    </message>
    <message>
        <source>the best hexside</source>
        <comment>none.shoot.across</comment>
        <translation>il miglior lato dell’esagono</translation>
    </message>
    <message>
        <source>the side shot at</source>
        <comment>none.shoot.covered</comment>
        <translation>il lato da cui viene il tiro</translation>
    </message>
    <message>
        <source>State</source>
        <comment>effect.state</comment>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Retreat owed</source>
        <comment>effect.retreat</comment>
        <translation>Deve indietreggiare</translation>
    </message>
    <message>
        <source>Unhorsed</source>
        <comment>effect.unhorsed</comment>
        <translation>Disarcionato</translation>
    </message>
    <message>
        <source>Moved</source>
        <comment>effect.to</comment>
        <translation>Spostato</translation>
    </message>
    <message>
        <source>Side of a door</source>
        <comment>effect.door</comment>
        <translation>Lato di una porta</translation>
    </message>
    <message>
        <source>End of phase</source>
        <comment>effect.phase</comment>
        <translation>Fine della fase</translation>
    </message>
    <message>
        <source>Door or gate</source>
        <comment>effect.leaf</comment>
        <translation>Porta (anche del castello)</translation>
    </message>
    <message>
        <source>Drawbridge</source>
        <comment>effect.bridge</comment>
        <translation>Ponte levatoio</translation>
    </message>
    <message>
        <source>Laid on the ground</source>
        <comment>effect.laid</comment>
        <translation>Posato a terra</translation>
    </message>
    <message>
        <source>Taken from the ground</source>
        <comment>effect.cleared</comment>
        <translation>Tolto da terra</translation>
    </message>
    <message>
        <source>Counter</source>
        <comment>field.counter</comment>
        <translation>Pedina</translation>
    </message>
    <message>
        <source>State</source>
        <comment>field.state</comment>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Hexes</source>
        <comment>field.retreat</comment>
        <translation>Esagoni</translation>
    </message>
    <message>
        <source>Horse</source>
        <comment>field.horse</comment>
        <translation>Cavallo</translation>
    </message>
    <message>
        <source>To</source>
        <comment>field.to</comment>
        <translation>Dove</translation>
    </message>
    <message>
        <source>Rear hex</source>
        <comment>field.rear</comment>
        <translation>Esagono posteriore</translation>
    </message>
    <message>
        <source>Side</source>
        <comment>field.door</comment>
        <translation>Lato</translation>
    </message>
    <message>
        <source>Phase</source>
        <comment>field.phase</comment>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Hex</source>
        <comment>field.hex</comment>
        <translation>Esagono</translation>
    </message>
    <message>
        <source>Hexside</source>
        <comment>field.side</comment>
        <translation>Lato dell’esagono</translation>
    </message>
    <message>
        <source>Leaf</source>
        <comment>field.leaf</comment>
        <translation>Battente</translation>
    </message>
    <message>
        <source>Bridge</source>
        <comment>field.bridge</comment>
        <translation>Ponte</translation>
    </message>
    <message>
        <source>What</source>
        <comment>field.laid</comment>
        <translation>Che cosa</translation>
    </message>
    <message>
        <source>What</source>
        <comment>field.cleared</comment>
        <translation>Che cosa</translation>
    </message>
    <message>
        <source>Towards</source>
        <comment>field.outward</comment>
        <translation>Verso</translation>
    </message>
    <message>
        <source>the outer side</source>
        <comment>doorside.outer</comment>
        <translation>il lato esterno</translation>
    </message>
    <message>
        <source>the inner side</source>
        <comment>doorside.inner</comment>
        <translation>il lato interno</translation>
    </message>
    <message>
        <source>unhurt</source>
        <comment>horse.unhurt</comment>
        <translation>indenne</translation>
    </message>
    <message>
        <source>killed</source>
        <comment>horse.killed</comment>
        <translation>ucciso</translation>
    </message>
    <message>
        <source>ended</source>
        <comment>phase.ended</comment>
        <translation>finita</translation>
    </message>
    <message>
        <source>lowered</source>
        <comment>bridge.lowered</comment>
        <translation>abbassato</translation>
    </message>
    <message>
        <source>raised</source>
        <comment>bridge.raised</comment>
        <translation>alzato</translation>
    </message>
    <message>
        <source>measured to what is looked over</source>
        <comment>reading.shooter</comment>
        <extracomment>looked over: what stands lower than the eye, and does not stop the shot</extracomment>
        <translation>misurato fino all’ostacolo sovrastato</translation>
    </message>
    <message>
        <source>measured to the target</source>
        <comment>reading.target</comment>
        <translation>misurato fino al bersaglio</translation>
    </message>
    <message>
        <source>within the radius</source>
        <comment>reading.within-radius</comment>
        <translation>entro il raggio</translation>
    </message>
    <message>
        <source>at every distance</source>
        <comment>reading.always</comment>
        <translation>a ogni distanza</translation>
    </message>
    <message>
        <source>French rulebook</source>
        <comment>source.fr</comment>
        <translation>Regolamento francese</translation>
    </message>
    <message>
        <source>Spanish rulebook</source>
        <comment>source.es</comment>
        <translation>Regolamento spagnolo</translation>
    </message>
    <message>
        <source>To enter on foot</source>
        <comment>terrain-fact.foot</comment>
        <translation>Per entrare a piedi</translation>
    </message>
    <message>
        <source>To enter mounted</source>
        <comment>terrain-fact.mounted</comment>
        <translation>Per entrare a cavallo</translation>
    </message>
    <message>
        <source>Cover</source>
        <comment>terrain-fact.cover</comment>
        <extracomment>the shelter that a terrain gives</extracomment>
        <translation>Riparo</translation>
    </message>
    <message>
        <source>Height</source>
        <comment>terrain-fact.height</comment>
        <translation>Altezza</translation>
    </message>
    <message>
        <source>impassable</source>
        <comment>foot.x</comment>
        <translation>intransitabile</translation>
    </message>
    <message>
        <source>impassable</source>
        <comment>mounted.x</comment>
        <translation>intransitabile</translation>
    </message>
    <message>
        <source>attack</source>
        <comment>field.attack</comment>
        <translation>attacco</translation>
    </message>
    <message>
        <source>defence</source>
        <comment>field.defence</comment>
        <translation>difesa</translation>
    </message>
    <message>
        <source>movement</source>
        <comment>field.movement</comment>
        <translation>potenziale di movimento</translation>
    </message>
    <message>
        <source>Recovery</source>
        <comment>order.recover</comment>
        <translation>Ripresa</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.recover.counter</comment>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Pick who recovers.</source>
        <comment>ask.recover.counter</comment>
        <translation>Scegliere chi si riprende.</translation>
    </message>
    <message>
        <source>Recovered</source>
        <comment>effect.recovered</comment>
        <translation>Si è ripreso</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <comment>siege.0.1/title</comment>
        <translation>Il contenuto del gioco</translation>
    </message>
    <message>
        <source>The game comes with seven scenarios. Five of them can be played with SIEGE alone; the other two also need Cry Havoc. The rules of the two games are compatible, and players are free to design scenarios of their own.</source>
        <comment>siege.0.1/text</comment>
        <translation>Il gioco offre sette scenari: cinque si giocano con il solo SIEGE, gli altri due richiedono anche Cry Havoc. I regolamenti dei due giochi sono compatibili e i giocatori possono ideare scenari propri.</translation>
    </message>
    <message>
        <source>One ten-sided die</source>
        <comment>siege.0.2/title</comment>
        <translation>Un dado a dieci facce</translation>
    </message>
    <message>
        <source>Every result in the game is rolled on a single ten-sided die numbered 0 to 9. A 0 is read as 10.</source>
        <comment>siege.0.2/text</comment>
        <translation>Ogni risultato del gioco si ottiene con un solo dado a dieci facce, numerate da 0 a 9. Lo 0 vale 10.</translation>
    </message>
    <message>
        <source>The scenario decides who has won</source>
        <comment>siege.0.3/title</comment>
        <translation>È lo scenario a stabilire chi vince</translation>
    </message>
    <message>
        <source>Each scenario states its own victory conditions, and these alone decide who has won. The rulebooks contain no general rule of victory.</source>
        <comment>siege.0.3/text</comment>
        <translation>Ogni scenario indica le proprie condizioni di vittoria e solo queste stabiliscono chi ha vinto. I regolamenti non contengono alcuna regola generale di vittoria.</translation>
    </message>
    <message>
        <source>Keep a siege sheet over several days</source>
        <comment>siege.0.4/title</comment>
        <translation>La scheda d’assedio negli scenari di più giorni</translation>
    </message>
    <message>
        <source>When a scenario covers several days, keep a siege sheet: record the damage to the walls on its plan and tick off each day as it passes.</source>
        <comment>siege.0.4/text</comment>
        <translation>Quando lo scenario dura più giorni si tiene una scheda d’assedio: sulla pianta si segnano i danni alle mura e ogni giorno trascorso viene spuntato.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <comment>siege.0.5/title</comment>
        <translation>La preparazione</translation>
    </message>
    <message>
        <source>Each side places its counters where the scenario tells it to. The first turn then begins.</source>
        <comment>siege.0.5/text</comment>
        <translation>Ogni fazione piazza le proprie pedine dove indica lo scenario; poi comincia il primo turno.</translation>
    </message>
    <message>
        <source>Castle wall</source>
        <comment>siege.1.1a/title</comment>
        <translation>Muro del castello</translation>
    </message>
    <message>
        <source>Nobody, on foot or mounted, can enter a castle wall. A wall gives total cover, and no melee is possible through it. It stands at wall height.</source>
        <comment>siege.1.1a/text</comment>
        <translation>Nessuno, né a piedi né a cavallo, può entrare in un muro del castello. Il muro dà riparo totale e attraverso di esso non si può combattere corpo a corpo. La sua altezza è quella delle mura.</translation>
    </message>
    <message>
        <source>Arrow slit</source>
        <comment>siege.1.1b/title</comment>
        <translation>Feritoia</translation>
    </message>
    <message>
        <source>Rampart</source>
        <comment>siege.1.1c/title</comment>
        <translation>Bastione</translation>
    </message>
    <message>
        <source>A rampart hex costs 1 movement point on foot, 4 from a ladder, 3 from a demolished wall and 2 from the top of a siege tower; any other way in from outside is impassable, and mounted characters can never enter it. It gives strong cover against shots that cross its parapet. Its combat influence is neutral (0) and it is at wall height.</source>
        <comment>siege.1.1c/text</comment>
        <translation>Un esagono di bastione costa 1 punto movimento a piedi, 4 da una scala, 3 da un muro demolito e 2 dalla cima di una torre d’assedio; ogni altro accesso dall’esterno è intransitabile, e i personaggi montati non vi possono mai entrare. Dà riparo forte contro i tiri che ne attraversano il parapetto. La sua influenza sul combattimento è neutra (0) e la sua altezza è quella delle mura.</translation>
    </message>
    <message>
        <source>Stairs</source>
        <comment>siege.1.1d/title</comment>
        <translation>Scalinata</translation>
    </message>
    <message>
        <source>A stairs hex costs 2 movement points on foot and is impassable to mounted characters. It gives no cover, its combat influence is a disadvantage (-), and it is at ground height.</source>
        <comment>siege.1.1d/text</comment>
        <translation>Un esagono di scalinata costa 2 punti movimento a piedi ed è intransitabile per i personaggi montati. Non dà riparo, la sua influenza sul combattimento è uno svantaggio (-) e si trova all’altezza del suolo.</translation>
    </message>
    <message>
        <source>Door of a tower or of the keep</source>
        <comment>siege.1.1e/title</comment>
        <translation>Porta di una torre o del mastio</translation>
    </message>
    <message>
        <source>A door hex costs 1 movement point on foot, or 3 from a demolished wall, and is impassable to mounted characters. It gives medium cover on one side only (rule 1.53); the entrance door of the keep gives total cover. Its combat influence is an advantage (+), and its height is the one its map gives.</source>
        <comment>siege.1.1e/text</comment>
        <translation>Un esagono di porta costa 1 punto movimento a piedi, 3 se vi si entra da un muro demolito, ed è intransitabile per i personaggi montati. Dà riparo medio da un solo lato (regola 1.53); la porta del mastio dà riparo totale. La sua influenza sul combattimento è un vantaggio (+) e la sua altezza è quella indicata dalla mappa.</translation>
    </message>
    <message>
        <source>Inside a tower or the keep</source>
        <comment>siege.1.1f/title</comment>
        <translation>Interno di una torre o del mastio</translation>
    </message>
    <message>
        <source>Moat</source>
        <comment>siege.1.1g/title</comment>
        <translation>Fossato</translation>
    </message>
    <message>
        <source>Plain ground</source>
        <comment>siege.1.1h/title</comment>
        <translation>Terreno piano</translation>
    </message>
    <message>
        <source>A plain hex costs 1 movement point, on foot or mounted. It gives no cover, its combat influence is neutral (0), and it is at ground height.</source>
        <comment>siege.1.1h/text</comment>
        <translation>Un esagono di terreno piano costa 1 punto movimento, a piedi o a cavallo. Non dà riparo, la sua influenza sul combattimento è neutra (0) e si trova all’altezza del suolo.</translation>
    </message>
    <message>
        <source>Lowered drawbridge</source>
        <comment>siege.1.1i/title</comment>
        <translation>Ponte levatoio abbassato</translation>
    </message>
    <message>
        <source>The hex of a lowered drawbridge costs 1 movement point, on foot or mounted. It gives no cover, its combat influence is neutral (0), and it is at ground height.</source>
        <comment>siege.1.1i/text</comment>
        <translation>L’esagono di un ponte levatoio abbassato costa 1 punto movimento, a piedi o a cavallo. Non dà riparo, la sua influenza sul combattimento è neutra (0) e si trova all’altezza del suolo.</translation>
    </message>
    <message>
        <source>Upright siege ladder</source>
        <comment>siege.1.1j/title</comment>
        <translation>Scala d’assedio installata</translation>
    </message>
    <message>
        <source>The hex of an upright ladder costs 3 movement points on foot and is impassable to mounted characters. It gives no cover and its combat influence is a disadvantage (-). A character on the ladder is at its top, at wall height.</source>
        <comment>siege.1.1j/text</comment>
        <translation>L’esagono di una scala installata costa 3 punti movimento a piedi ed è intransitabile per i personaggi montati. Non dà riparo e la sua influenza sul combattimento è uno svantaggio (-). Chi è sulla scala si trova in cima, all’altezza delle mura.</translation>
    </message>
    <message>
        <source>Equipment replaces the terrain</source>
        <comment>siege.1.1k/title</comment>
        <translation>L’equipaggiamento sostituisce il terreno</translation>
    </message>
    <message>
        <source>When a hex holds a piece of special equipment (drawbridge, ladder, siege tower, ram or mantlet), characters in it use the equipment&apos;s movement cost, cover and combat influence, and ignore the natural terrain of the hex.</source>
        <comment>siege.1.1k/text</comment>
        <translation>Quando un esagono contiene un equipaggiamento speciale (ponte levatoio, scala, torre d’assedio, ariete o mantelletto), i personaggi che vi si trovano usano il costo di movimento, il riparo e l’influenza sul combattimento dell’equipaggiamento e ignorano il terreno naturale dell’esagono.</translation>
    </message>
    <message>
        <source>Cover for shots, influence for melee</source>
        <comment>siege.1.1l/title</comment>
        <translation>Il riparo per i tiri, l’influenza per il combattimento</translation>
    </message>
    <message>
        <source>Cover counts only against shots. Combat influence counts only in melee.</source>
        <comment>siege.1.1l/text</comment>
        <translation>Il riparo conta solo contro i tiri. L’influenza sul combattimento conta solo nel combattimento corpo a corpo.</translation>
    </message>
    <message>
        <source>Pay for the hex entered</source>
        <comment>siege.1.1m/title</comment>
        <translation>Si paga l’esagono in cui si entra</translation>
    </message>
    <message>
        <source>A movement cost is paid for the hex that is entered; leaving a hex costs nothing. Climbing out of the moat therefore costs only what the next hex costs (siege.ruling.moat-exit).</source>
        <comment>siege.1.1m/text</comment>
        <translation>Il costo di movimento si paga per l’esagono in cui si entra; uscire da un esagono non costa nulla. Risalire dal fossato costa perciò solo quanto costa l’esagono successivo (siege.ruling.moat-exit).</translation>
    </message>
    <message>
        <source>The phase of {force} begins.</source>
        <comment>siege.1.2a/next</comment>
        <translation>Comincia la fase di: {force}.</translation>
    </message>
    <message>
        <source>Turns and phases</source>
        <comment>siege.1.2a/title</comment>
        <translation>Turni e fasi</translation>
    </message>
    <message>
        <source>A game is a series of turns, and each turn has two phases, one for each side. In its own phase a side moves, shoots and fights; the other side only defends itself.</source>
        <comment>siege.1.2a/text</comment>
        <translation>La partita è una successione di turni e ogni turno ha due fasi, una per ciascuna fazione. Nella propria fase una fazione muove, tira e combatte; l’altra si limita a difendersi.</translation>
    </message>
    <message>
        <source>Which side goes first</source>
        <comment>siege.1.2b/title</comment>
        <translation>Quale fazione gioca per prima</translation>
    </message>
    <message>
        <source>The scenario says which side plays the first phase. That side goes first in every turn.</source>
        <comment>siege.1.2b/text</comment>
        <translation>Lo scenario indica quale fazione gioca la prima fase. Quella fazione gioca per prima in ogni turno.</translation>
    </message>
    <message>
        <source>Several players on one side</source>
        <comment>siege.1.2c/title</comment>
        <translation>Più giocatori nella stessa fazione</translation>
    </message>
    <message>
        <source>When a side has several players, they all act in the same phase.</source>
        <comment>siege.1.2c/text</comment>
        <translation>Quando una fazione ha più giocatori, tutti agiscono nella stessa fase.</translation>
    </message>
    <message>
        <source>{shooter} carries no bow, crossbow or ballista.</source>
        <comment>siege.1.21a/unarmed</comment>
        <translation>{shooter} non ha né arco, né balestra, né ballista.</translation>
    </message>
    <message>
        <source>Step 1: first shooting</source>
        <comment>siege.1.21a/title</comment>
        <translation>Sequenza 1: primo tiro</translation>
    </message>
    <message>
        <source>In step 1 of a phase archers, crossbowmen and ballistas (rule 3.41) of the side to play may shoot. A character who was engaged in melee in the previous turn may not (siege.ruling.previous-turn says which melees count).</source>
        <comment>siege.1.21a/text</comment>
        <translation>Nella sequenza 1 della fase possono tirare gli arcieri, i balestrieri e le balliste (regola 3.41) della fazione di turno. Non può farlo chi è stato ingaggiato in combattimento nel turno precedente (siege.ruling.previous-turn precisa quali combattimenti contano).</translation>
    </message>
    <message>
        <source>Step 2: movement</source>
        <comment>siege.1.21b/title</comment>
        <translation>Sequenza 2: movimento</translation>
    </message>
    <message>
        <source>In step 2 every character of the side may move, except a crossbowman who shot in step 1 of this phase. An archer who shot in step 1 may move.</source>
        <comment>siege.1.21b/text</comment>
        <translation>Nella sequenza 2 può muovere ogni personaggio della fazione, tranne il balestriere che ha tirato nella sequenza 1 di questa fase. L’arciere che ha tirato nella sequenza 1 può muovere.</translation>
    </message>
    <message>
        <source>Step 3: second shooting</source>
        <comment>siege.1.21c/title</comment>
        <translation>Sequenza 3: secondo tiro</translation>
    </message>
    <message>
        <source>In step 3 only archers may shoot. They may do so even if they shot in step 1, moved in step 2 or were in melee in the previous turn. Crossbowmen and ballistas may not shoot in this step.</source>
        <comment>siege.1.21c/text</comment>
        <translation>Nella sequenza 3 possono tirare solo gli arcieri, anche quelli che hanno tirato nella sequenza 1, mosso nella sequenza 2 o combattuto corpo a corpo nel turno precedente. Balestrieri e balliste non possono tirare in questa sequenza.</translation>
    </message>
    <message>
        <source>Step 4: melee</source>
        <comment>siege.1.21d/title</comment>
        <translation>Sequenza 4: combattimento</translation>
    </message>
    <message>
        <source>In step 4 any character of the side that is adjacent to an enemy may fight. Pouring boiling oil, lighting and putting out fires, toppling ladders and ramming also happen in this step.</source>
        <comment>siege.1.21d/text</comment>
        <translation>Nella sequenza 4 può combattere ogni personaggio della fazione adiacente a un nemico. In questa sequenza si versa anche l’olio bollente, si appiccano e si spengono gli incendi, si rovesciano le scale e si usa l’ariete.</translation>
    </message>
    <message>
        <source>Step 5: recovery</source>
        <comment>siege.1.21e/title</comment>
        <translation>Sequenza 5: ripresa</translation>
    </message>
    <message>
        <source>In step 5 the side&apos;s characters that were stunned during the enemy&apos;s last phase recover: their counters are turned back and they are well again. A character stunned in its own side&apos;s phase follows siege.ruling.stunned-inert.</source>
        <comment>siege.1.21e/text</comment>
        <translation>Nella sequenza 5 si riprendono i personaggi della fazione storditi durante l’ultima fase nemica: si rigira la pedina e il personaggio è di nuovo indenne. Per chi è stato stordito nella fase della propria fazione vale siege.ruling.stunned-inert.</translation>
    </message>
    <message>
        <source>The second phase and the next turn</source>
        <comment>siege.1.21f/title</comment>
        <translation>La seconda fase e il turno successivo</translation>
    </message>
    <message>
        <source>The second side&apos;s phase has the same five steps. When its step 5 is over, a new turn begins with step 1 of the first side.</source>
        <comment>siege.1.21f/text</comment>
        <translation>La fase della seconda fazione ha le stesse cinque sequenze. Finita la sua sequenza 5, comincia un nuovo turno con la sequenza 1 della prima fazione.</translation>
    </message>
    <message>
        <source>The steps keep their order</source>
        <comment>siege.1.21g/title</comment>
        <extracomment>order: sequence</extracomment>
        <translation>Le sequenze vanno in ordine</translation>
    </message>
    <message>
        <source>Nothing that belongs to a step may be done before the step ahead of it is finished, and nobody may go back to a finished step.</source>
        <comment>siege.1.21g/text</comment>
        <translation>Nessuna azione di una sequenza può essere compiuta finché la sequenza precedente non è terminata, e non si torna mai a una sequenza conclusa.</translation>
    </message>
    <message>
        <source>One die for each shot</source>
        <comment>siege.1.3a/title</comment>
        <translation>Un dado per tiro</translation>
    </message>
    <message>
        <source>Roll one die for each shot.</source>
        <comment>siege.1.3a/text</comment>
        <translation>Per ogni tiro si lancia un dado.</translation>
    </message>
    <message>
        <source>Modifiers to the shooting die</source>
        <comment>siege.1.3b/title</comment>
        <translation>Modificatori al dado di tiro</translation>
    </message>
    <message>
        <source>Add to the die the play sheet&apos;s modifiers for range and for the shooter&apos;s health, the modifier for a knight on foot as target and, if that option is in use, the shooter&apos;s skill. All modifiers add up; results below 1 or above 10 are read by siege.ruling.die-clamp.</source>
        <comment>siege.1.3b/text</comment>
        <translation>Al dado si sommano i modificatori della scheda di gioco per la gittata e per la salute del tiratore, quello per il cavaliere a piedi come bersaglio e, se si usa l’opzione, l’abilità del tiratore. Tutti i modificatori si cumulano; i risultati inferiori a 1 o superiori a 10 si leggono secondo siege.ruling.die-clamp.</translation>
    </message>
    <message>
        <source>Two shooting tables</source>
        <comment>siege.1.3c/title</comment>
        <translation>Due tabelle di tiro</translation>
    </message>
    <message>
        <source>There are two result tables for shots: one for mounted targets and one for targets on foot.</source>
        <comment>siege.1.3c/text</comment>
        <translation>Le tabelle dei risultati di tiro sono due: una per i bersagli a cavallo e una per quelli a piedi.</translation>
    </message>
    <message>
        <source>Die {die}, adjusted {adjusted}. Weapon: {weapon}. Cover: {cover}. Result: {letter}.</source>
        <comment>siege.1.3d/row</comment>
        <translation>Dado {die}, modificato {adjusted}. Arma: {weapon}. Riparo: {cover}. Risultato: {letter}.</translation>
    </message>
    <message>
        <source>The shot misses {target}.</source>
        <comment>siege.1.3d/miss</comment>
        <translation>Il tiro manca {target}.</translation>
    </message>
    <message>
        <source>Reading the shooting table</source>
        <comment>siege.1.3d/title</comment>
        <translation>Lettura della tabella di tiro</translation>
    </message>
    <message>
        <source>Find the adjusted die in the column of the weapon used. Follow that row to the column of the target&apos;s cover: it gives a result letter from A to F, or a miss.</source>
        <comment>siege.1.3d/text</comment>
        <translation>Si cerca il dado modificato nella colonna dell’arma usata e si segue quella riga fino alla colonna del riparo del bersaglio: vi si legge una lettera da A a F, oppure un tiro mancato.</translation>
    </message>
    <message>
        <source>Out of reach for this shooter, {target} has total cover.</source>
        <comment>siege.1.3e/total</comment>
        <extracomment>out of reach: farther than the weapon shoots</extracomment>
        <translation>{target} ha riparo totale: fuori portata per questo tiratore.</translation>
    </message>
    <message>
        <source>No shot at total cover</source>
        <comment>siege.1.3e/title</comment>
        <translation>Niente tiri contro il riparo totale</translation>
    </message>
    <message>
        <source>A target with total cover cannot be shot at; the tables have no column for it (rule 1.56).</source>
        <comment>siege.1.3e/text</comment>
        <translation>Non si può tirare contro un bersaglio con riparo totale: le tabelle non hanno una colonna per questo caso (regola 1.56).</translation>
    </message>
    <message>
        <source>Summary of heights</source>
        <comment>siege.1.3f/title</comment>
        <translation>Riepilogo delle altezze</translation>
    </message>
    <message>
        <source>A summary of the heights, and of the limits on shots between different heights, was printed on the back of the scenario booklet. It is missing from our sources.</source>
        <comment>siege.1.3f/text</comment>
        <translation>Sul retro del fascicolo degli scenari era stampato un riepilogo delle altezze e dei limiti ai tiri fra altezze diverse. Nelle nostre fonti manca.</translation>
    </message>
    <message>
        <source>The line from {from} to {to} is clear.</source>
        <comment>siege.1.41a/clear</comment>
        <translation>La linea {from} → {to} è libera.</translation>
    </message>
    <message>
        <source>{shooter} and {target} are on the same side.</source>
        <comment>siege.1.41a/friend</comment>
        <translation>Stessa fazione: {shooter}, {target}.</translation>
    </message>
    <message>
        <source>There is no {name} in this scenario.</source>
        <comment>siege.1.41a/unknown</comment>
        <translation>In questo scenario non c’è nessuna pedina {name}.</translation>
    </message>
    <message>
        <source>{name} is not on the map.</source>
        <comment>siege.1.41a/absent</comment>
        <translation>{name} non è sulla mappa.</translation>
    </message>
    <message>
        <source>{name} is dead.</source>
        <comment>siege.1.41a/dead</comment>
        <translation>{name} non è più in vita.</translation>
    </message>
    <message>
        <source>The line meets the rampart at {hex}.</source>
        <comment>siege.1.41a/rampart</comment>
        <translation>La linea incontra il bastione in {hex}.</translation>
    </message>
    <message>
        <source>A clear line to an enemy</source>
        <comment>siege.1.41a/title</comment>
        <extracomment>line: of fire</extracomment>
        <translation>Linea libera verso un nemico</translation>
    </message>
    <message>
        <source>A shooter may shoot at an enemy when a clear line of fire joins the two hexes. Nothing else may be a target, and no shot is allowed along a blocked line.</source>
        <comment>siege.1.41a/text</comment>
        <translation>Un tiratore può tirare contro un nemico quando una linea di tiro libera unisce i due esagoni. Nient’altro può essere bersaglio, e nessun tiro è permesso se la linea è bloccata.</translation>
    </message>
    <message>
        <source>How the line of fire is drawn</source>
        <comment>siege.1.41b/title</comment>
        <translation>Come si traccia la linea di tiro</translation>
    </message>
    <message>
        <source>The line of fire is the straight segment from the centre of the shooter&apos;s hex to the centre of the target&apos;s hex. Rules 1.43 and 1.44 move its starting point in certain cases.</source>
        <comment>siege.1.41b/text</comment>
        <translation>La linea di tiro è il segmento rettilineo dal centro dell’esagono del tiratore al centro di quello del bersaglio. In certi casi le regole 1.43 e 1.44 ne spostano il punto di partenza.</translation>
    </message>
    <message>
        <source>What the line crosses</source>
        <comment>siege.1.41c/title</comment>
        <translation>Che cosa attraversa la linea</translation>
    </message>
    <message>
        <source>When the line crosses a hex that holds a character, or any terrain other than plain ground, the limits of rules 1.42 to 1.46 and 3.2 apply. The shooter&apos;s own hex and the target&apos;s hex do not count as crossed. For lines that run along a hexside see siege.ruling.edge-line.</source>
        <comment>siege.1.41c/text</comment>
        <translation>Quando la linea attraversa un esagono che contiene un personaggio o un terreno diverso dal terreno piano, valgono i limiti delle regole da 1.42 a 1.46 e 3.2. Gli esagoni del tiratore e del bersaglio non contano come attraversati. Per le linee che corrono lungo un lato dell’esagono si veda siege.ruling.edge-line.</translation>
    </message>
    <message>
        <source>No shot over anybody with this weapon ({weapon}): {blocker} stands at {hex}.</source>
        <comment>siege.1.42a/over</comment>
        <translation>Con quest’arma ({weapon}) non si tira al di sopra di nessuno: in {hex} c’è {blocker}.</translation>
    </message>
    <message>
        <source>Crossbows do not shoot over others</source>
        <comment>siege.1.42a/title</comment>
        <extracomment>over: above their heads</extracomment>
        <translation>Le balestre non tirano al di sopra degli altri</translation>
    </message>
    <message>
        <source>A crossbowman may not shoot, at any range, when the line crosses a hex that holds a blocker (rule 1.42b). The ballista counts as a crossbow here (siege.ruling.ballista-direct).</source>
        <comment>siege.1.42a/text</comment>
        <translation>Un balestriere non può tirare, a nessuna gittata, quando la linea attraversa un esagono che contiene un personaggio che la blocca (regola 1.42b). Qui la ballista conta come una balestra (siege.ruling.ballista-direct).</translation>
    </message>
    <message>
        <source>Who blocks a line</source>
        <comment>siege.1.42b/title</comment>
        <extracomment>line: of fire</extracomment>
        <translation>Chi blocca una linea</translation>
    </message>
    <message>
        <source>In the French edition every living character of either side blocks a line of fire, stunned characters and animals included. In the Spanish edition only characters on their feet block it: stunned characters do not, living animals do. The dead never block.</source>
        <comment>siege.1.42b/text</comment>
        <translation>Nell’edizione francese ogni personaggio vivo, di qualunque fazione, blocca la linea di tiro, compresi gli storditi e gli animali. Nell’edizione spagnola la bloccano solo i personaggi in piedi: gli storditi no, gli animali vivi sì. I morti non la bloccano mai.</translation>
    </message>
    <message>
        <source>At short range nobody is shot over: {blocker} stands at {hex}.</source>
        <comment>siege.1.42c/short</comment>
        <translation>A gittata corta non si tira al di sopra di nessuno: in {hex} c’è {blocker}.</translation>
    </message>
    <message>
        <source>The target is covered too well (cover: {cover}) to be shot at over {blocker} at {hex}.</source>
        <comment>siege.1.42c/covered</comment>
        <translation>Il bersaglio è troppo riparato (riparo: {cover}) per un tiro al di sopra di {blocker}, in {hex}.</translation>
    </message>
    <message>
        <source>The arrow passes over {blocker} at {hex}.</source>
        <comment>siege.1.42c/allowed</comment>
        <translation>In {hex} la freccia passa al di sopra di {blocker}.</translation>
    </message>
    <message>
        <source>Archers over others</source>
        <comment>siege.1.42c/title</comment>
        <extracomment>over: above their heads</extracomment>
        <translation>Arcieri che tirano al di sopra degli altri</translation>
    </message>
    <message>
        <source>An archer whose line crosses a blocker (rule 1.42b) may shoot only when the target is at medium or long range for the bow used and is not too well covered: at most light cover in the French edition, at most medium cover in the Spanish edition. At short range, or against better cover, the shot is not allowed.</source>
        <comment>siege.1.42c/text</comment>
        <translation>Un arciere la cui linea attraversa un personaggio che la blocca (regola 1.42b) può tirare solo se il bersaglio è a gittata media o lunga per l’arco usato e non è troppo riparato: al massimo riparo leggero nell’edizione francese, al massimo riparo medio nell’edizione spagnola. A gittata corta, o contro un riparo migliore, il tiro non è permesso.</translation>
    </message>
    <message>
        <source>Heights have their own rules</source>
        <comment>siege.1.42d/title</comment>
        <translation>Le altezze hanno regole proprie</translation>
    </message>
    <message>
        <source>Shots from or at ramparts and arrow slits, and shots into the moat, follow rules 1.44 to 1.46 wherever those differ from the rules for shooting over others.</source>
        <comment>siege.1.42d/text</comment>
        <translation>I tiri da o contro bastioni e feritoie, e i tiri nel fossato, seguono le regole da 1.44 a 1.46 dove queste differiscono da quelle per i tiri al di sopra di altri personaggi.</translation>
    </message>
    <message>
        <source>The opening at {hex} is not at the height of {shooter}.</source>
        <comment>siege.1.43a/height</comment>
        <translation>{shooter}: altezza diversa da quella dell’apertura in {hex}.</translation>
    </message>
    <message>
        <source>Shooting through a door</source>
        <comment>siege.1.43a/title</comment>
        <translation>Tirare attraverso una porta</translation>
    </message>
    <message>
        <source>A shooter outside or inside a building may shoot through a door opening, inward or outward, when he is at the height of the door and the line crosses no wall. He may not do so from another height, or when the line meets a wall.</source>
        <comment>siege.1.43a/text</comment>
        <translation>Un tiratore fuori o dentro un edificio può tirare attraverso l’apertura di una porta, verso l’interno o verso l’esterno, se è all’altezza della porta e la linea non attraversa alcun muro. Non può farlo da un’altra altezza, né quando la linea incontra un muro.</translation>
    </message>
    <message>
        <source>The line starts in the opening of the door, side {side} of {hex}.</source>
        <comment>siege.1.43b/start</comment>
        <translation>La linea parte dall’apertura della porta, lato {side} di {hex}.</translation>
    </message>
    <message>
        <source>Shooting from a door</source>
        <comment>siege.1.43b/title</comment>
        <translation>Tirare da una porta</translation>
    </message>
    <message>
        <source>When the shooter stands on a door hex, the line of fire starts at the middle of the door opening, not at the centre of the hex.</source>
        <comment>siege.1.43b/text</comment>
        <translation>Quando il tiratore è su un esagono di porta, la linea di tiro parte dal centro dell’apertura della porta e non dal centro dell’esagono.</translation>
    </message>
    <message>
        <source>No shot passes the entrance door of the keep at {hex}.</source>
        <comment>siege.1.43c/keep_door</comment>
        <translation>Nessun tiro passa per la porta del mastio in {hex}.</translation>
    </message>
    <message>
        <source>No shot through the keep&apos;s entrance</source>
        <comment>siege.1.43c/title</comment>
        <translation>Niente tiri attraverso la porta del mastio</translation>
    </message>
    <message>
        <source>No shot may pass through the entrance door of the keep or be made from its hex.</source>
        <comment>siege.1.43c/text</comment>
        <translation>Nessun tiro può passare attraverso la porta del mastio, né partire dal suo esagono.</translation>
    </message>
    <message>
        <source>The line starts at the parapet, side {side} of {hex}.</source>
        <comment>siege.1.44a/start</comment>
        <translation>La linea parte dal parapetto, lato {side} di {hex}.</translation>
    </message>
    <message>
        <source>Side {side} of {hex} is no outer side that looks towards {target}.</source>
        <comment>siege.1.44a/inner</comment>
        <translation>Il lato {side} di {hex} non è un lato esterno rivolto verso {target}.</translation>
    </message>
    <message>
        <source>Shooting out from a rampart</source>
        <comment>siege.1.44a/title</comment>
        <translation>Tirare verso l’esterno da un bastione</translation>
    </message>
    <message>
        <source>When a character on a rampart shoots at a target outside the castle, the line does not start at the hex centre. In the French edition it starts at the middle of the hexside he chooses to shoot across, in the Spanish edition at the middle of the opening. That side must be an outer side of his rampart hex.</source>
        <comment>siege.1.44a/text</comment>
        <translation>Quando un personaggio su un bastione tira contro un bersaglio fuori dal castello, la linea non parte dal centro dell’esagono. Nell’edizione francese parte dal punto medio del lato dell’esagono attraverso cui sceglie di tirare, nell’edizione spagnola dal centro dell’apertura. Deve trattarsi di un lato esterno del suo esagono di bastione.</translation>
    </message>
    <message>
        <source>The line starts at the slit, side {side} of {hex}.</source>
        <comment>siege.1.44b/start</comment>
        <translation>La linea parte dalla feritoia, lato {side} di {hex}.</translation>
    </message>
    <message>
        <source>Shooting through an arrow slit</source>
        <comment>siege.1.44b/title</comment>
        <translation>Tirare attraverso una feritoia</translation>
    </message>
    <message>
        <source>When a character on an arrow-slit hex shoots through the slit, the line of fire starts at the slit. The directions he can reach are given by siege.ruling.slit-arc.</source>
        <comment>siege.1.44b/text</comment>
        <translation>Quando un personaggio su un esagono di feritoia tira attraverso di essa, la linea di tiro parte dalla feritoia. Le direzioni in cui può tirare sono indicate in siege.ruling.slit-arc.</translation>
    </message>
    <message>
        <source>Otherwise the line starts at the centre</source>
        <comment>siege.1.44c/title</comment>
        <translation>Negli altri casi la linea parte dal centro</translation>
    </message>
    <message>
        <source>In all other cases the line starts at the centre of the shooter&apos;s hex, for instance when he shoots from a rampart into the courtyard.</source>
        <comment>siege.1.44c/text</comment>
        <translation>In tutti gli altri casi la linea parte dal centro dell’esagono del tiratore, per esempio quando tira da un bastione nella corte.</translation>
    </message>
    <message>
        <source>Which terrain is higher</source>
        <comment>siege.1.44d/title</comment>
        <translation>Quale terreno è più alto</translation>
    </message>
    <message>
        <source>The keep is higher than towers and ramparts. Towers and ramparts are higher than every other terrain, except a character at the top of a ladder or of a siege tower. The full order of heights is in siege.ruling.heights.</source>
        <comment>siege.1.44d/text</comment>
        <translation>Il mastio è più alto delle torri e dei bastioni. Torri e bastioni sono più alti di ogni altro terreno, salvo per chi si trova in cima a una scala o sulla cima di una torre d’assedio. L’ordine completo delle altezze è in siege.ruling.heights.</translation>
    </message>
    <message>
        <source>Within {radius} hexes of {hex}, what is lower is looked over.</source>
        <comment>siege.1.44e/over</comment>
        <translation>Entro {radius} esagoni da {hex} si tira al di sopra di ciò che sta più in basso.</translation>
    </message>
    <message>
        <source>Eight hexes from ramparts and towers</source>
        <comment>siege.1.44e/title</comment>
        <translation>Otto esagoni da bastioni e torri</translation>
    </message>
    <message>
        <source>A shooter on a rampart or at an arrow slit of a tower ignores characters and other obstacles lower than he is within 8 hexes of him (siege.ruling.radius).</source>
        <comment>siege.1.44e/text</comment>
        <translation>Un tiratore su un bastione o alla feritoia di una torre ignora i personaggi e gli altri ostacoli più bassi di lui entro 8 esagoni dalla sua posizione (siege.ruling.radius).</translation>
    </message>
    <message>
        <source>Within {radius} hexes of the keep&apos;s slit at {hex}, what is lower is looked over.</source>
        <comment>siege.1.44f/over</comment>
        <translation>Entro {radius} esagoni dalla feritoia del mastio in {hex} si tira al di sopra di ciò che sta più in basso.</translation>
    </message>
    <message>
        <source>Twelve hexes from the keep</source>
        <comment>siege.1.44f/title</comment>
        <translation>Dodici esagoni dal mastio</translation>
    </message>
    <message>
        <source>A shooter at an arrow slit of the keep ignores characters and other obstacles lower than he is within 12 hexes of him.</source>
        <comment>siege.1.44f/text</comment>
        <translation>Un tiratore a una feritoia del mastio ignora i personaggi e gli altri ostacoli più bassi di lui entro 12 esagoni dalla sua posizione.</translation>
    </message>
    <message>
        <source>{friend}, of the shooter&apos;s side, stands beside {target} at the same height.</source>
        <comment>siege.1.44g/friend</comment>
        <translation>{friend}, della fazione del tiratore, sta accanto al bersaglio ({target}), alla stessa altezza.</translation>
    </message>
    <message>
        <source>No shot beside a friend</source>
        <comment>siege.1.44g/title</comment>
        <translation>Niente tiri accanto a un amico</translation>
    </message>
    <message>
        <source>When rule 1.44e or 1.44f applies, the shot is not allowed if a character of the shooter&apos;s side is adjacent to the target and at the target&apos;s height (siege.ruling.friend-adjacent). The optional rule on shooting errors lifts this ban.</source>
        <comment>siege.1.44g/text</comment>
        <translation>Quando vale la regola 1.44e o 1.44f, il tiro non è permesso se un personaggio della fazione del tiratore è adiacente al bersaglio e alla sua stessa altezza (siege.ruling.friend-adjacent). La regola opzionale sugli errori di tiro toglie questo divieto.</translation>
    </message>
    <message>
        <source>Seen from above at this distance, the ground gives {target} no cover.</source>
        <comment>siege.1.44h/lost</comment>
        <translation>{target}: dall’alto, a questa distanza, il terreno non dà riparo.</translation>
    </message>
    <message>
        <source>Brush and embankments give no cover from above</source>
        <comment>siege.1.44h/title</comment>
        <translation>Sterpaglia e scarpate non riparano dall’alto</translation>
    </message>
    <message>
        <source>A target on a brush or embankment hex within the radius of rule 1.44e or 1.44f has no cover.</source>
        <comment>siege.1.44h/text</comment>
        <translation>Un bersaglio su un esagono di sterpaglia o di scarpata entro il raggio della regola 1.44e o 1.44f non ha riparo.</translation>
    </message>
    <message>
        <source>The line meets the tower at {hex}.</source>
        <comment>siege.1.44i/tower</comment>
        <translation>La linea incontra la torre in {hex}.</translation>
    </message>
    <message>
        <source>The line meets the keep at {hex}.</source>
        <comment>siege.1.44i/keep</comment>
        <translation>La linea incontra il mastio in {hex}.</translation>
    </message>
    <message>
        <source>The line meets the trees at {hex}, which stop it from above as well.</source>
        <comment>siege.1.44i/tree</comment>
        <translation>La linea incontra gli alberi in {hex}, che la fermano anche dall’alto.</translation>
    </message>
    <message>
        <source>What always blocks</source>
        <comment>siege.1.44i/title</comment>
        <translation>Che cosa blocca sempre</translation>
    </message>
    <message>
        <source>A line may not pass through trees, siege towers, castle towers or the keep. This holds within the radius of rules 1.44e and 1.44f too.</source>
        <comment>siege.1.44i/text</comment>
        <translation>Una linea non può passare attraverso alberi, torri d’assedio, torri del castello o il mastio. Vale anche entro il raggio delle regole 1.44e e 1.44f.</translation>
    </message>
    <message>
        <source>Over the wall at {hex}: the one below is {below} from it, the one in the keep {above}. The one below is too near.</source>
        <comment>siege.1.44j/near_wall</comment>
        <translation>Al di sopra del muro in {hex}: chi sta in basso dista {below}, chi sta nel mastio {above}. Chi sta in basso è troppo vicino.</translation>
    </message>
    <message>
        <source>Over the tower at {hex}: the one below is {below} from its wall, the one in the keep {above}. The one below is too near.</source>
        <comment>siege.1.44j/near_tower</comment>
        <translation>Al di sopra della torre in {hex}: chi sta in basso dista {below} dal suo muro, chi sta nel mastio {above}. Chi sta in basso è troppo vicino.</translation>
    </message>
    <message>
        <source>Over the siege tower at {hex}: the one below is {below} from it, the one in the keep {above}. The one below is too near.</source>
        <comment>siege.1.44j/near_siege_tower</comment>
        <translation>Al di sopra della torre d’assedio in {hex}: chi sta in basso dista {below}, chi sta nel mastio {above}. Chi sta in basso è troppo vicino.</translation>
    </message>
    <message>
        <source>The shot passes over the wall at {hex}: the one below is {below} from it, the one in the keep {above}.</source>
        <comment>siege.1.44j/over</comment>
        <translation>Il tiro passa al di sopra del muro in {hex}: chi sta in basso dista {below}, chi sta nel mastio {above}.</translation>
    </message>
    <message>
        <source>Shooting over walls from the keep</source>
        <comment>siege.1.44j/title</comment>
        <translation>Tirare dal mastio al di sopra delle mura</translation>
    </message>
    <message>
        <source>As an exception to rule 1.44i, a shooter in the keep may shoot over a rampart, a castle tower or a siege tower when the lower character is at least as far from that wall, or from the siege tower&apos;s hex, as the shooter is. When the lower character is nearer, the shot is not allowed.</source>
        <comment>siege.1.44j/text</comment>
        <translation>In deroga alla regola 1.44i, un tiratore nel mastio può tirare al di sopra di un bastione, di una torre del castello o di una torre d’assedio se il personaggio più in basso è lontano da quel muro, o dall’esagono della torre d’assedio, almeno quanto il tiratore. Se il personaggio più in basso è più vicino, il tiro non è permesso.</translation>
    </message>
    <message>
        <source>Measuring to a rampart wall</source>
        <comment>siege.1.44k/title</comment>
        <translation>Distanza dal muro di un bastione</translation>
    </message>
    <message>
        <source>For rules 1.44j and 2.43e the wall of a rampart lies exactly between the two hexes that it separates, so the hex next to the wall on either side is at distance 1 from it (siege.ruling.wall-distance).</source>
        <comment>siege.1.44k/text</comment>
        <translation>Per le regole 1.44j e 2.43e il muro di un bastione si trova esattamente fra i due esagoni che separa; l’esagono accanto al muro, da una parte e dall’altra, ne dista perciò 1 (siege.ruling.wall-distance).</translation>
    </message>
    <message>
        <source>What could be shot downward can be shot upward along the same line.</source>
        <comment>siege.1.45a/upward</comment>
        <translation>Un tiro possibile verso il basso è possibile anche verso l’alto lungo la stessa linea.</translation>
    </message>
    <message>
        <source>What can be shot down can be shot up</source>
        <comment>siege.1.45a/title</comment>
        <translation>Se si può tirare in giù si può tirare in su</translation>
    </message>
    <message>
        <source>A shot that is possible downward is also possible upward along the same line, with the same radius and the same distance rule. The only two exceptions are rules 1.45b and 1.45c.</source>
        <comment>siege.1.45a/text</comment>
        <translation>Un tiro possibile dall’alto verso il basso è possibile anche dal basso verso l’alto lungo la stessa linea, con lo stesso raggio e la stessa regola sulle distanze. Le due sole eccezioni sono le regole 1.45b e 1.45c.</translation>
    </message>
    <message>
        <source>{target} is behind an arrow slit, and {shooter} is not exactly in line with it.</source>
        <comment>siege.1.45b/axis</comment>
        <translation>{target} è dietro una feritoia; {shooter} non è esattamente in asse con essa.</translation>
    </message>
    <message>
        <source>Shooting at an arrow slit</source>
        <comment>siege.1.45b/title</comment>
        <translation>Tirare contro una feritoia</translation>
    </message>
    <message>
        <source>A target behind an arrow slit can be shot at only by a shooter who is exactly in line with the slit (siege.ruling.slit-axis).</source>
        <comment>siege.1.45b/text</comment>
        <translation>Contro un bersaglio dietro una feritoia può tirare solo chi è esattamente in asse con la feritoia (siege.ruling.slit-axis).</translation>
    </message>
    <message>
        <source>From the moat {shooter} may not shoot at ramparts or arrow slits.</source>
        <comment>siege.1.45c/moat</comment>
        <translation>Dal fossato {shooter} non può tirare contro bastioni o feritoie.</translation>
    </message>
    <message>
        <source>No shot from the moat at the walls</source>
        <comment>siege.1.45c/title</comment>
        <translation>Dal fossato non si tira contro le mura</translation>
    </message>
    <message>
        <source>A shooter in the castle moat may not shoot at any rampart or arrow slit.</source>
        <comment>siege.1.45c/text</comment>
        <translation>Chi si trova nel fossato del castello non può tirare contro bastioni o feritoie.</translation>
    </message>
    <message>
        <source>From towers and ramparts into the moat</source>
        <comment>siege.1.46a/title</comment>
        <translation>Da torri e bastioni nel fossato</translation>
    </message>
    <message>
        <source>Characters at tower arrow slits and on ramparts may shoot into the moat where the castle wall does not block the line.</source>
        <comment>siege.1.46a/text</comment>
        <translation>Chi è alle feritoie delle torri o sui bastioni può tirare nel fossato dove il muro del castello non blocca la linea.</translation>
    </message>
    <message>
        <source>From the keep into the moat</source>
        <comment>siege.1.46b/title</comment>
        <translation>Dal mastio nel fossato</translation>
    </message>
    <message>
        <source>Shots from the keep into the moat are rarely possible, because targets there are usually too near the wall; rule 1.44j decides. In the French edition this is said of the keep&apos;s arrow slits, in the Spanish edition of its battlements; the keep has arrow slits.</source>
        <comment>siege.1.46b/text</comment>
        <translation>Dal mastio è raro poter tirare nel fossato, perché di solito i bersagli sono troppo vicini al muro; decide la regola 1.44j. Nell’edizione francese se ne parla per le feritoie del mastio, nell’edizione spagnola per la sua merlatura; il mastio ha feritoie.</translation>
    </message>
    <message>
        <source>{target} is in the moat; {shooter} is neither in it nor beside its edge.</source>
        <comment>siege.1.46c/afar</comment>
        <translation>{target} è nel fossato; {shooter} non è nel fossato né accanto al suo bordo.</translation>
    </message>
    <message>
        <source>From outside into the moat</source>
        <comment>siege.1.46c/title</comment>
        <translation>Dall’esterno nel fossato</translation>
    </message>
    <message>
        <source>A shooter outside the castle may shoot at a target in the moat only if he is in the moat himself or on a hex adjacent to its edge.</source>
        <comment>siege.1.46c/text</comment>
        <translation>Un tiratore fuori dal castello può tirare contro un bersaglio nel fossato solo se è lui stesso nel fossato o su un esagono adiacente al suo bordo.</translation>
    </message>
    <message>
        <source>From the edge, over those in the moat</source>
        <comment>siege.1.46d/title</comment>
        <extracomment>over: above their heads</extracomment>
        <translation>Dal bordo, al di sopra di chi è nel fossato</translation>
    </message>
    <message>
        <source>A shooter on a hex adjacent to the moat&apos;s edge whose target is in the moat shoots over characters in the moat as if they were not there. This holds at any range and for crossbows too.</source>
        <comment>siege.1.46d/text</comment>
        <translation>Chi è su un esagono adiacente al bordo del fossato e mira a un bersaglio nel fossato tira al di sopra dei personaggi che vi si trovano come se non ci fossero. Vale a qualunque gittata e anche per le balestre.</translation>
    </message>
    <message>
        <source>From the moat {shooter} reaches only the moat and the hexes along its edge.</source>
        <comment>siege.1.46e/outward</comment>
        <translation>Dal fossato {shooter} raggiunge solo il fossato e gli esagoni lungo il suo bordo.</translation>
    </message>
    <message>
        <source>Shooting out of the moat</source>
        <comment>siege.1.46e/title</comment>
        <translation>Tirare dal fossato</translation>
    </message>
    <message>
        <source>A shooter in the moat may shoot at targets in the moat and on hexes adjacent to its edge. He may not shoot at any target farther out, nor at ramparts and arrow slits (rule 1.45c). This is drawn from the rulebooks&apos; worked example (siege.ruling.moat-out).</source>
        <comment>siege.1.46e/text</comment>
        <translation>Chi è nel fossato può tirare contro bersagli nel fossato e sugli esagoni adiacenti al suo bordo. Non può tirare contro bersagli più lontani, né contro bastioni e feritoie (regola 1.45c). Si ricava dall’esempio dei regolamenti (siege.ruling.moat-out).</translation>
    </message>
    <message>
        <source>The parapet shelters {target}: strong cover.</source>
        <comment>siege.1.51/parapet</comment>
        <translation>Il parapetto ripara {target}: riparo forte.</translation>
    </message>
    <message>
        <source>The arrow slit shelters {target}: strong cover.</source>
        <comment>siege.1.51/slit</comment>
        <translation>La feritoia ripara {target}: riparo forte.</translation>
    </message>
    <message>
        <source>No parapet or slit stands between them: {target} has no cover from it.</source>
        <comment>siege.1.51/open</comment>
        <translation>Fra i due non c’è parapetto né feritoia: nessun riparo per {target}.</translation>
    </message>
    <message>
        <source>Cover of ramparts and arrow slits</source>
        <comment>siege.1.51/title</comment>
        <translation>Riparo di bastioni e feritoie</translation>
    </message>
    <message>
        <source>A target on a rampart or arrow-slit hex has strong cover when the line crosses the parapet wall or the slit that shelters it. From any other direction, for instance from inside the castle, it has no cover.</source>
        <comment>siege.1.51/text</comment>
        <translation>Un bersaglio su un esagono di bastione o di feritoia ha riparo forte quando la linea attraversa il parapetto o la feritoia che lo ripara. Da ogni altra direzione, per esempio dall’interno del castello, non ha riparo.</translation>
    </message>
    <message>
        <source>The drawbridge is raised and {target} is inside the castle: total cover.</source>
        <comment>siege.1.52/raised</comment>
        <translation>Il ponte levatoio è alzato; {target} è dentro il castello: riparo totale.</translation>
    </message>
    <message>
        <source>Inside the castle with the bridge raised</source>
        <comment>siege.1.52/title</comment>
        <translation>Dentro il castello a ponte alzato</translation>
    </message>
    <message>
        <source>While the drawbridge is raised, a target inside the castle that is neither on a rampart nor behind an arrow slit has total cover against shooters outside. The exceptions are breaches (rule 2.32) and siege towers (rule 2.43).</source>
        <comment>siege.1.52/text</comment>
        <translation>Finché il ponte levatoio è alzato, un bersaglio dentro il castello che non sia su un bastione né dietro una feritoia ha riparo totale contro i tiratori all’esterno. Fanno eccezione le brecce (regola 2.32) e le torri d’assedio (regola 2.43).</translation>
    </message>
    <message>
        <source>The door shelters {target} on this side: medium cover.</source>
        <comment>siege.1.53a/door</comment>
        <translation>La porta ripara {target} da questo lato: riparo medio.</translation>
    </message>
    <message>
        <source>Cover on a door hex</source>
        <comment>siege.1.53a/title</comment>
        <translation>Riparo su un esagono di porta</translation>
    </message>
    <message>
        <source>A target on a door hex has medium cover against one side of the door, outer or inner. If it is shot at from both sides, its owner chooses which side is covered (siege.ruling.door-side).</source>
        <comment>siege.1.53a/text</comment>
        <translation>Un bersaglio su un esagono di porta ha riparo medio da un solo lato della porta, esterno o interno. Se subisce tiri da entrambi i lati, il suo proprietario sceglie da quale lato è al riparo (siege.ruling.door-side).</translation>
    </message>
    <message>
        <source>Shot at through a door, {target} has medium cover.</source>
        <comment>siege.1.53b/through</comment>
        <translation>{target} ha riparo medio: il tiro passa per una porta.</translation>
    </message>
    <message>
        <source>Cover inside, shot at through a door</source>
        <comment>siege.1.53b/title</comment>
        <translation>Riparo all’interno per i tiri da una porta</translation>
    </message>
    <message>
        <source>A target inside a building that is shot at through a door has medium cover, except when the shooter stands on that door hex.</source>
        <comment>siege.1.53b/text</comment>
        <translation>Un bersaglio dentro un edificio, contro cui si tira attraverso una porta, ha riparo medio, a meno che il tiratore sia sull’esagono di quella porta.</translation>
    </message>
    <message>
        <source>{target} is in the keep&apos;s entrance door: total cover.</source>
        <comment>siege.1.54/target</comment>
        <translation>{target} è sull’esagono della porta del mastio: riparo totale.</translation>
    </message>
    <message>
        <source>Cover at the keep&apos;s entrance</source>
        <comment>siege.1.54/title</comment>
        <translation>Riparo alla porta del mastio</translation>
    </message>
    <message>
        <source>A target on the hex of the keep&apos;s entrance door has total cover. No arrow or bolt passes through that door.</source>
        <comment>siege.1.54/text</comment>
        <translation>Un bersaglio sull’esagono della porta del mastio ha riparo totale. Nessuna freccia e nessun quadrello passa attraverso quella porta.</translation>
    </message>
    <message>
        <source>{target} is in the moat: no cover.</source>
        <comment>siege.1.55/moat</comment>
        <translation>{target} è nel fossato: nessun riparo.</translation>
    </message>
    <message>
        <source>No cover in the moat</source>
        <comment>siege.1.55/title</comment>
        <translation>Nessun riparo nel fossato</translation>
    </message>
    <message>
        <source>A target on a moat hex has no cover.</source>
        <comment>siege.1.55/text</comment>
        <translation>Un bersaglio su un esagono di fossato non ha riparo.</translation>
    </message>
    <message>
        <source>The line meets a wall without opening at {hex}.</source>
        <comment>siege.1.56/wall</comment>
        <translation>La linea incontra un muro senza aperture in {hex}.</translation>
    </message>
    <message>
        <source>Behind a solid wall</source>
        <comment>siege.1.56/title</comment>
        <translation>Dietro un muro pieno</translation>
    </message>
    <message>
        <source>A target behind a wall without an opening has total cover and cannot be shot at.</source>
        <comment>siege.1.56/text</comment>
        <translation>Un bersaglio dietro un muro senza aperture ha riparo totale: non gli si può tirare contro.</translation>
    </message>
    <message>
        <source>Beside the lowered drawbridge, {target} has strong cover against shots from outside.</source>
        <comment>siege.1.57/lowered</comment>
        <translation>Accanto al ponte levatoio abbassato, {target} ha riparo forte contro i tiri da fuori.</translation>
    </message>
    <message>
        <source>Beside the raised drawbridge, {target} has total cover against shots from outside.</source>
        <comment>siege.1.57/raised</comment>
        <translation>Accanto al ponte levatoio alzato, {target} ha riparo totale contro i tiri da fuori.</translation>
    </message>
    <message>
        <source>The two hexes beside the drawbridge</source>
        <comment>siege.1.57/title</comment>
        <translation>I due esagoni accanto al ponte levatoio</translation>
    </message>
    <message>
        <source>A target on one of the two castle hexes on either side of the drawbridge has, against shots from outside, strong cover while the bridge is lowered and total cover while it is raised (siege.ruling.gate-hexes).</source>
        <comment>siege.1.57/text</comment>
        <translation>Un bersaglio su uno dei due esagoni del castello ai lati del ponte levatoio ha, contro i tiri dall’esterno, riparo forte finché il ponte è abbassato e totale finché è alzato (siege.ruling.gate-hexes).</translation>
    </message>
    <message>
        <source>Several covers do not add up; the strongest counts: {cover}.</source>
        <comment>siege.1.5a/strongest</comment>
        <translation>Più ripari non si sommano; vale il più forte: {cover}.</translation>
    </message>
    <message>
        <source>The strongest cover counts</source>
        <comment>siege.1.5a/title</comment>
        <translation>Conta il riparo più forte</translation>
    </message>
    <message>
        <source>When several covers apply to one target, the strongest counts; covers are not added together. The rulebooks say this only of riders (rule 3.31), and it is applied here to every target (siege.ruling.cover-max).</source>
        <comment>siege.1.5a/text</comment>
        <translation>Quando a un bersaglio si applicano più ripari, conta il più forte; i ripari non si sommano. I regolamenti lo dicono solo dei personaggi montati (regola 3.31) e qui vale per ogni bersaglio (siege.ruling.cover-max).</translation>
    </message>
    <message>
        <source>Paying for movement</source>
        <comment>siege.1.6a/title</comment>
        <translation>Pagare il movimento</translation>
    </message>
    <message>
        <source>Each hex entered costs the points of its terrain, paid from the movement points the character has this turn. A hex that costs more than what is left may not be entered.</source>
        <comment>siege.1.6a/text</comment>
        <translation>Ogni esagono in cui si entra costa i punti del suo terreno, presi dai punti movimento che il personaggio ha in questo turno. Non si può entrare in un esagono che costa più dei punti rimasti.</translation>
    </message>
    <message>
        <source>Move as many as you like</source>
        <comment>siege.1.6b/title</comment>
        <translation>Si muove chi si vuole</translation>
    </message>
    <message>
        <source>In its phase a side may move all, some or none of its characters, each with all or part of its movement points.</source>
        <comment>siege.1.6b/text</comment>
        <translation>Nella propria fase una fazione può muovere tutti i suoi personaggi, alcuni o nessuno, ciascuno con tutti i suoi punti movimento o con una parte.</translation>
    </message>
    <message>
        <source>Unused points are lost</source>
        <comment>siege.1.6c/title</comment>
        <translation>I punti non usati sono persi</translation>
    </message>
    <message>
        <source>Unused movement points may not be passed to another character or kept for a later turn.</source>
        <comment>siege.1.6c/text</comment>
        <translation>I punti movimento non usati non si possono cedere a un altro personaggio né conservare per un turno successivo.</translation>
    </message>
    <message>
        <source>Not through enemies</source>
        <comment>siege.1.61a/title</comment>
        <translation>Non si passa attraverso i nemici</translation>
    </message>
    <message>
        <source>A character may not enter a hex that holds a living enemy. In the French edition this includes stunned enemies; in the Spanish edition a stunned enemy&apos;s hex may be passed through.</source>
        <comment>siege.1.61a/text</comment>
        <translation>Un personaggio non può entrare in un esagono che contiene un nemico vivo. Nell’edizione francese sono compresi i nemici storditi; nell’edizione spagnola l’esagono di un nemico stordito si può attraversare.</translation>
    </message>
    <message>
        <source>Through friends</source>
        <comment>siege.1.61b/title</comment>
        <translation>Attraverso gli amici</translation>
    </message>
    <message>
        <source>Hexes that hold friends may be passed through.</source>
        <comment>siege.1.61b/text</comment>
        <extracomment>hold: contain</extracomment>
        <translation>Gli esagoni che contengono amici si possono attraversare.</translation>
    </message>
    <message>
        <source>Walls and slits stop movement</source>
        <comment>siege.1.61c/title</comment>
        <translation>Muri e feritoie fermano il movimento</translation>
    </message>
    <message>
        <source>Getting onto the ramparts</source>
        <comment>siege.1.61d/title</comment>
        <translation>Salire sui bastioni</translation>
    </message>
    <message>
        <source>A rampart may not be entered from outside the castle, except from a ladder (rule 1.93), from the top of a siege tower (rule 2.45) or from a demolished wall (rule 2.33). From inside, ramparts are reached by stairs.</source>
        <comment>siege.1.61d/text</comment>
        <translation>Non si può salire su un bastione dall’esterno del castello, se non da una scala (regola 1.93), dalla cima di una torre d’assedio (regola 2.45) o da un muro demolito (regola 2.33). Dall’interno vi si sale per le scalinate.</translation>
    </message>
    <message>
        <source>The dead slow movement</source>
        <comment>siege.1.61e/title</comment>
        <translation>I morti rallentano</translation>
    </message>
    <message>
        <source>A hex that holds three dead men or one dead horse costs 1 extra movement point to enter.</source>
        <comment>siege.1.61e/text</comment>
        <translation>Entrare in un esagono che contiene tre uomini morti o un cavallo morto costa 1 punto movimento in più.</translation>
    </message>
    <message>
        <source>A heap of dead closes a hex</source>
        <comment>siege.1.61f/title</comment>
        <translation>Un mucchio di morti chiude l’esagono</translation>
    </message>
    <message>
        <source>A hex that holds six dead men, or two dead horses, or three dead men and a dead horse may not be entered. Other mixtures are read by siege.ruling.corpses.</source>
        <comment>siege.1.61f/text</comment>
        <translation>Non si può entrare in un esagono che contiene sei uomini morti, oppure due cavalli morti, oppure tre uomini morti e un cavallo morto. Per le altre combinazioni vale siege.ruling.corpses.</translation>
    </message>
    <message>
        <source>One living character to a hex</source>
        <comment>siege.1.62a/title</comment>
        <translation>Un solo personaggio vivo per esagono</translation>
    </message>
    <message>
        <source>Two living characters may not share a hex, and a stunned character counts as living. In the French edition this holds at every moment of the game, though characters may still pass through friends. In the Spanish edition it holds at the end of each movement; while moving, a character may pass hexes that hold a friend, a stunned character or a dead one.</source>
        <comment>siege.1.62a/text</comment>
        <translation>Due personaggi vivi non possono stare nello stesso esagono, e uno stordito conta come vivo. Nell’edizione francese ciò vale in ogni momento della partita, ma si può comunque passare attraverso gli amici. Nell’edizione spagnola vale alla fine di ogni movimento; muovendosi, un personaggio può attraversare esagoni che contengono un amico, uno stordito o un morto.</translation>
    </message>
    <message>
        <source>Exceptions to stacking</source>
        <comment>siege.1.62b/title</comment>
        <translation>Eccezioni all’impilamento</translation>
    </message>
    <message>
        <source>Two cases escape the stacking limit: a character that falls off a ladder (rule 1.94f), and a siege tower, which holds two characters a hex, one on each level (rule 2.46; both rulebooks refer to 2.45 by mistake).</source>
        <comment>siege.1.62b/text</comment>
        <translation>Due casi sfuggono al limite d’impilamento: il personaggio che cade da una scala (regola 1.94f) e la torre d’assedio, che contiene due personaggi per esagono, uno per livello (regola 2.46; entrambi i regolamenti rinviano per errore alla 2.45).</translation>
    </message>
    <message>
        <source>Who may attack</source>
        <comment>siege.1.7a/title</comment>
        <translation>Chi può attaccare</translation>
    </message>
    <message>
        <source>When characters of the two sides are adjacent, those of the side whose phase it is may attack. No attack is compulsory.</source>
        <comment>siege.1.7a/text</comment>
        <translation>Quando personaggi delle due fazioni sono adiacenti, quelli della fazione di turno possono attaccare. Nessun attacco è obbligatorio.</translation>
    </message>
    <message>
        <source>The odds of a melee</source>
        <comment>siege.1.7b/title</comment>
        <translation>Il rapporto di forze</translation>
    </message>
    <message>
        <source>Divide the attacker&apos;s attack value (black) by the defence value (red) of the character attacked. The ratio names a column of the melee table.</source>
        <comment>siege.1.7b/text</comment>
        <translation>Si divide l’attacco (in nero) di chi attacca per la difesa (in rosso) di chi è attaccato. Il rapporto indica una colonna della tabella dei combattimenti.</translation>
    </message>
    <message>
        <source>One die, nothing added</source>
        <comment>siege.1.7c/title</comment>
        <translation>Un dado, senza aggiunte</translation>
    </message>
    <message>
        <source>There are two melee tables, one against mounted defenders and one against defenders on foot; one die gives the row. Nothing is ever added to the die in melee: terrain and numbers shift the column instead.</source>
        <comment>siege.1.7c/text</comment>
        <translation>Le tabelle dei combattimenti sono due, una contro difensori a cavallo e una contro difensori a piedi; un dado indica la riga. In combattimento non si aggiunge mai nulla al dado: il terreno e il numero spostano invece la colonna.</translation>
    </message>
    <message>
        <source>Rounding the odds</source>
        <comment>siege.1.7d/title</comment>
        <translation>L’arrotondamento del rapporto</translation>
    </message>
    <message>
        <source>The ratio is rounded down, in the defender&apos;s favour, to a column of the table. For example, 8 against 3 is 2-1.</source>
        <comment>siege.1.7d/text</comment>
        <translation>Il rapporto si arrotonda per difetto, a favore del difensore, a una colonna della tabella. Per esempio, 8 contro 3 è 2-1.</translation>
    </message>
    <message>
        <source>No attack below 1-1</source>
        <comment>siege.1.7e/title</comment>
        <translation>Nessun attacco sotto 1-1</translation>
    </message>
    <message>
        <source>An attack at less than 1-1 is not allowed. How shifts bear on this, and which column is the highest, is settled by siege.ruling.below-one and siege.ruling.top-column.</source>
        <comment>siege.1.7e/text</comment>
        <translation>Un attacco a meno di 1-1 non è permesso. Come vi incidano gli spostamenti e quale sia la colonna più alta è stabilito in siege.ruling.below-one e siege.ruling.top-column.</translation>
    </message>
    <message>
        <source>One attack each</source>
        <comment>siege.1.7f/title</comment>
        <translation>Un attacco a testa</translation>
    </message>
    <message>
        <source>A character may not attack twice in one phase. A defender may be attacked several times in a phase by different attackers (siege.ruling.one-attack).</source>
        <comment>siege.1.7f/text</comment>
        <translation>Un personaggio non può attaccare due volte nella stessa fase. Un difensore può essere attaccato più volte in una fase da attaccanti diversi (siege.ruling.one-attack).</translation>
    </message>
    <message>
        <source>Terrain shifts the column</source>
        <comment>siege.1.71a/title</comment>
        <translation>Il terreno sposta la colonna</translation>
    </message>
    <message>
        <source>The combat influences of the attacker&apos;s and the defender&apos;s terrain shift the column of the melee table. An attacker on a disadvantage (-) has no shift against a defender on -, 1 column left against 0 and 2 left against +. An attacker on neutral terrain (0) shifts 1 right against -, none against 0 and 1 left against +; an attacker on an advantage (+) shifts 2 right against -, 1 right against 0 and none against +. The table is printed on the French play sheet and is used for both editions (siege.ruling.french-sheet).</source>
        <comment>siege.1.71a/text</comment>
        <translation>Le influenze sul combattimento dei terreni di attaccante e difensore spostano la colonna della tabella dei combattimenti. Un attaccante in svantaggio (-) non ha spostamento contro un difensore con -, 1 colonna a sinistra contro 0 e 2 a sinistra contro +. Un attaccante su terreno neutro (0) sposta di 1 a destra contro -, non sposta contro 0 e sposta di 1 a sinistra contro +; un attaccante in vantaggio (+) sposta di 2 a destra contro -, di 1 a destra contro 0 e non sposta contro +. La tabella è stampata sulla scheda di gioco francese e si usa per entrambe le edizioni (siege.ruling.french-sheet).</translation>
    </message>
    <message>
        <source>Each fights from his own hex</source>
        <comment>siege.1.71b/title</comment>
        <translation>Ciascuno combatte dal proprio esagono</translation>
    </message>
    <message>
        <source>The combat influence is that of the hex each character occupies. Equipment in the hex counts before its natural terrain (rule 1.1k).</source>
        <comment>siege.1.71b/text</comment>
        <translation>L’influenza sul combattimento è quella dell’esagono occupato da ciascun personaggio. L’equipaggiamento nell’esagono prevale sul terreno naturale (regola 1.1k).</translation>
    </message>
    <message>
        <source>One against several</source>
        <comment>siege.1.72a/title</comment>
        <translation>Uno contro più nemici</translation>
    </message>
    <message>
        <source>A character adjacent to several enemies may attack one, some, all or none of them. When several are attacked at once, their defences are added together.</source>
        <comment>siege.1.72a/text</comment>
        <translation>Un personaggio adiacente a più nemici può attaccarne uno, alcuni, tutti o nessuno. Se ne attacca più d’uno contemporaneamente, le loro difese si sommano.</translation>
    </message>
    <message>
        <source>Several against one</source>
        <comment>siege.1.72b/title</comment>
        <translation>Più attaccanti contro uno</translation>
    </message>
    <message>
        <source>Two or more characters against one enemy may add their attack values into a single attack. In the French edition they may also attack one after another; in the Spanish edition only adding is mentioned, and separate attacks are not forbidden.</source>
        <comment>siege.1.72b/text</comment>
        <translation>Due o più personaggi contro un solo nemico possono sommare i loro valori d’attacco in un unico attacco. Nell’edizione francese possono anche attaccare uno dopo l’altro; nell’edizione spagnola si parla solo di sommare, e gli attacchi separati non sono vietati.</translation>
    </message>
    <message>
        <source>Shift for a joint attack</source>
        <comment>siege.1.72c/title</comment>
        <translation>Lo spostamento di colonna per l’attacco congiunto</translation>
    </message>
    <message>
        <source>When attackers attack a target on foot together, the column shifts one to the right in all, whatever their number. Against a mounted target there is no such shift, though strengths may still be added (siege.ruling.mounted-joint).</source>
        <comment>siege.1.72c/text</comment>
        <translation>Quando più attaccanti attaccano insieme un bersaglio a piedi, la colonna si sposta di una a destra in tutto, quale che sia il loro numero. Contro un bersaglio a cavallo lo spostamento non si applica, ma le forze si possono comunque sommare (siege.ruling.mounted-joint).</translation>
    </message>
    <message>
        <source>Who takes the blow</source>
        <comment>siege.1.72d/title</comment>
        <translation>Chi subisce il colpo</translation>
    </message>
    <message>
        <source>When a result stuns or wounds one of several attackers or defenders, the owner of that side chooses which of his characters takes it. The same applies when one is killed (siege.ruling.killed-choice).</source>
        <comment>siege.1.72d/text</comment>
        <translation>Quando un risultato stordisce o ferisce uno fra più attaccanti o difensori, il giocatore di quella fazione sceglie quale dei suoi personaggi lo subisce. Lo stesso vale quando uno è ucciso (siege.ruling.killed-choice).</translation>
    </message>
    <message>
        <source>All retreat together</source>
        <comment>siege.1.72e/title</comment>
        <translation>Indietreggiano tutti</translation>
    </message>
    <message>
        <source>When the result is that the attacker or the defender retreats, every character who took part on that side retreats.</source>
        <comment>siege.1.72e/text</comment>
        <translation>Quando il risultato fa indietreggiare l’attaccante o il difensore, indietreggiano tutti i personaggi che hanno preso parte al combattimento da quella parte.</translation>
    </message>
    <message>
        <source>Joint attackers on different terrain</source>
        <comment>siege.1.72f/title</comment>
        <translation>Attaccanti su terreni diversi</translation>
    </message>
    <message>
        <source>When joint attackers stand on different terrain, they all count as on the least advantageous of it. Joint defenders are treated in siege.ruling.defenders-terrain.</source>
        <comment>siege.1.72f/text</comment>
        <translation>Quando attaccanti congiunti sono su terreni diversi, contano tutti come sul terreno meno vantaggioso. Dei difensori congiunti tratta siege.ruling.defenders-terrain.</translation>
    </message>
    <message>
        <source>Shifts are netted, then applied</source>
        <comment>siege.1.72g/title</comment>
        <translation>Gli spostamenti si sommano, poi si applicano</translation>
    </message>
    <message>
        <source>The terrain shift and the joint-attack shift are added together and then applied: 4-1 with two left and one right becomes 3-1. Several against several is treated in siege.ruling.many-many.</source>
        <comment>siege.1.72g/text</comment>
        <translation>Lo spostamento per il terreno e quello per l’attacco congiunto si sommano e poi si applicano: 4-1 con due a sinistra e uno a destra diventa 3-1. Dell’attacco di più personaggi contro più difensori tratta siege.ruling.many-many.</translation>
    </message>
    <message>
        <source>When one may advance</source>
        <comment>siege.1.73a/title</comment>
        <translation>Quando si può avanzare</translation>
    </message>
    <message>
        <source>After a melee in which the attackers or the defenders had to retreat, or one of them was killed (in the French edition) or was stunned or killed (in the Spanish edition), the winning player may advance one character that took part. The advance is optional and must be made at once, before the next melee. Both attackers and defenders can be the winner.</source>
        <comment>siege.1.73a/text</comment>
        <translation>Dopo un combattimento in cui gli attaccanti o i difensori hanno dovuto indietreggiare, o uno di loro è stato ucciso (nell’edizione francese) o è stato stordito o ucciso (nell’edizione spagnola), il giocatore vincitore può far avanzare un personaggio che vi ha preso parte. L’avanzata è facoltativa e va fatta subito, prima del combattimento successivo. Il vincitore può essere l’attaccante o il difensore.</translation>
    </message>
    <message>
        <source>How far one may advance</source>
        <comment>siege.1.73b/title</comment>
        <translation>Quanto si può avanzare</translation>
    </message>
    <message>
        <source>In the French edition the advance is up to half the character&apos;s movement points (siege.ruling.half-movement). In the Spanish edition it is two hexes on foot and three mounted.</source>
        <comment>siege.1.73b/text</comment>
        <translation>Nell’edizione francese l’avanzata arriva fino a metà dei punti movimento del personaggio (siege.ruling.half-movement). Nell’edizione spagnola è di due esagoni a piedi e di tre a cavallo.</translation>
    </message>
    <message>
        <source>The first hex of an advance</source>
        <comment>siege.1.73c/title</comment>
        <translation>Il primo esagono dell’avanzata</translation>
    </message>
    <message>
        <source>The first hex entered must be one that the enemy vacated or the hex of the character who was killed. In the Spanish edition it may also be the hex of the character who was stunned.</source>
        <comment>siege.1.73c/text</comment>
        <translation>Il primo esagono in cui si entra deve essere uno di quelli lasciati dal nemico o l’esagono del personaggio ucciso. Nell’edizione spagnola può essere anche l’esagono del personaggio stordito.</translation>
    </message>
    <message>
        <source>One hex when beside an enemy</source>
        <comment>siege.1.73d/title</comment>
        <translation>Un esagono se si è accanto a un nemico</translation>
    </message>
    <message>
        <source>When the advancing character is adjacent to an enemy before it moves, it may advance one hex only (siege.ruling.advance-stunned).</source>
        <comment>siege.1.73d/text</comment>
        <translation>Se il personaggio che avanza è adiacente a un nemico prima di muoversi, può avanzare di un solo esagono (siege.ruling.advance-stunned).</translation>
    </message>
    <message>
        <source>An advance does not use up movement</source>
        <comment>siege.1.73e/title</comment>
        <translation>L’avanzata non consuma il movimento</translation>
    </message>
    <message>
        <source>Points used for an advance do not reduce the character&apos;s movement in its own phase.</source>
        <comment>siege.1.73e/text</comment>
        <translation>I punti usati per l’avanzata non riducono il movimento del personaggio nella propria fase.</translation>
    </message>
    <message>
        <source>Where an advance may not go</source>
        <comment>siege.1.73f/title</comment>
        <translation>Dove non si può avanzare</translation>
    </message>
    <message>
        <source>A character may not advance into a hex that movement refuses, because it is impassable or occupied. Advancing from the top of a ladder to the rampart (rule 1.93g) and between a siege tower top and a rampart (rule 2.45c) is allowed.</source>
        <comment>siege.1.73f/text</comment>
        <translation>Un personaggio non può avanzare in un esagono vietato al movimento, perché intransitabile o occupato. È permesso avanzare dalla cima di una scala al bastione (regola 1.93g) e fra la cima di una torre d’assedio e un bastione (regola 2.45c).</translation>
    </message>
    <message>
        <source>No melee across an arrow slit</source>
        <comment>siege.1.74a/title</comment>
        <translation>Nessun combattimento attraverso una feritoia</translation>
    </message>
    <message>
        <source>Characters may not fight in melee across an arrow slit.</source>
        <comment>siege.1.74a/text</comment>
        <translation>I personaggi non possono combattere corpo a corpo attraverso una feritoia.</translation>
    </message>
    <message>
        <source>Only hexes you could enter</source>
        <comment>siege.1.74b/title</comment>
        <translation>Solo esagoni in cui si potrebbe entrare</translation>
    </message>
    <message>
        <source>A character may not attack a hex that it could not enter (siege.ruling.access).</source>
        <comment>siege.1.74b/text</comment>
        <translation>Un personaggio non può attaccare un esagono in cui non potrebbe entrare (siege.ruling.access).</translation>
    </message>
    <message>
        <source>Attacking from a ladder</source>
        <comment>siege.1.74c/title</comment>
        <translation>Attaccare da una scala</translation>
    </message>
    <message>
        <source>A character on a ladder may attack only the character on the rampart hex that the ladder leans on.</source>
        <comment>siege.1.74c/text</comment>
        <translation>Chi è su una scala può attaccare solo il personaggio sull’esagono di bastione a cui la scala è appoggiata.</translation>
    </message>
    <message>
        <source>Summary of melee between heights</source>
        <comment>siege.1.74d/title</comment>
        <translation>Riepilogo del combattimento fra altezze</translation>
    </message>
    <message>
        <source>A summary of the limits on melee between different heights was printed on the back of the scenario booklet. It is missing from our sources.</source>
        <comment>siege.1.74d/text</comment>
        <translation>Sul retro del fascicolo degli scenari era stampato un riepilogo dei limiti al combattimento fra altezze diverse. Nelle nostre fonti manca.</translation>
    </message>
    <message>
        <source>Attacking the keep&apos;s entrance</source>
        <comment>siege.1.75/title</comment>
        <translation>Attaccare la porta del mastio</translation>
    </message>
    <message>
        <source>An attacker outside the keep who attacks an enemy on the hex of its entrance door counts as on a disadvantage (-) instead of neutral terrain (0). With the advantage (+) of the door that makes two columns left.</source>
        <comment>siege.1.75/text</comment>
        <translation>Chi, da fuori del mastio, attacca un nemico sull’esagono della porta del mastio conta come in svantaggio (-) anziché su terreno neutro (0). Con il vantaggio (+) della porta sono due colonne a sinistra.</translation>
    </message>
    <message>
        <source>Working the drawbridge</source>
        <comment>siege.1.8a/title</comment>
        <translation>Manovrare il ponte levatoio</translation>
    </message>
    <message>
        <source>A character on the winch hex, in the south gate tower, who spends a whole turn there without moving, shooting or fighting raises or lowers the bridge at the end of that turn (siege.ruling.whole-turn).</source>
        <comment>siege.1.8a/text</comment>
        <translation>Un personaggio sull’esagono dell’argano, nella torre d’ingresso sud, che vi passa un intero turno senza muovere, tirare né combattere alza o abbassa il ponte alla fine di quel turno (siege.ruling.whole-turn).</translation>
    </message>
    <message>
        <source>The drawbridge counter</source>
        <comment>siege.1.8b/title</comment>
        <translation>La pedina del ponte levatoio</translation>
    </message>
    <message>
        <source>When the bridge is lowered, the drawbridge counter is put on its marked place. When it is raised, the counter is removed and the hex is moat again.</source>
        <comment>siege.1.8b/text</comment>
        <translation>Quando il ponte si abbassa, la pedina del ponte levatoio si piazza nel posto segnato. Quando si alza, la pedina si toglie e l’esagono torna a essere fossato.</translation>
    </message>
    <message>
        <source>Thrown off the bridge</source>
        <comment>siege.1.8c/title</comment>
        <translation>Scaraventati giù dal ponte</translation>
    </message>
    <message>
        <source>Anyone on the bridge when it is raised is thrown into a moat hex adjacent to the bridge, chosen by the character&apos;s owner, and is stunned. For a rider see siege.ruling.bridge-mounted.</source>
        <comment>siege.1.8c/text</comment>
        <translation>Chi è sul ponte quando viene alzato è scaraventato in un esagono di fossato adiacente al ponte, scelto dal suo proprietario, e resta stordito. Per un personaggio montato si veda siege.ruling.bridge-mounted.</translation>
    </message>
    <message>
        <source>A fatal fall</source>
        <comment>siege.1.8d/title</comment>
        <extracomment>fall: from a height</extracomment>
        <translation>Una caduta mortale</translation>
    </message>
    <message>
        <source>If the character thrown off the bridge was already stunned or wounded, it is killed.</source>
        <comment>siege.1.8d/text</comment>
        <translation>Se il personaggio scaraventato giù dal ponte era già stordito o ferito, viene ucciso.</translation>
    </message>
    <message>
        <source>Carrying a ladder</source>
        <comment>siege.1.91a/title</comment>
        <translation>Portare una scala</translation>
    </message>
    <message>
        <source>Any two characters, one on each of the two hexes of a flat ladder, carry it. Each moves with 2 movement points fewer. In the French edition their counters lie on the ladder, in the Spanish edition under it; this has no effect.</source>
        <comment>siege.1.91a/text</comment>
        <translation>Due personaggi qualsiasi, uno su ciascuno dei due esagoni di una scala orizzontale, la portano. Ciascuno muove con 2 punti movimento in meno. Nell’edizione francese le pedine stanno sopra la scala, nell’edizione spagnola sotto; non fa differenza.</translation>
    </message>
    <message>
        <source>Carriers do not fight</source>
        <comment>siege.1.91b/title</comment>
        <translation>I portatori non combattono</translation>
    </message>
    <message>
        <source>Characters carrying a ladder may not attack or shoot.</source>
        <comment>siege.1.91b/text</comment>
        <translation>I personaggi che portano una scala non possono attaccare né tirare.</translation>
    </message>
    <message>
        <source>Raising a ladder</source>
        <comment>siege.1.91c/title</comment>
        <translation>Drizzare una scala</translation>
    </message>
    <message>
        <source>When one or both carriers are at the foot of a rampart, the flat ladder may be replaced by an upright one on either of its two hexes, pointing at a rampart hex adjacent to that hex (siege.ruling.ladder-raise).</source>
        <comment>siege.1.91c/text</comment>
        <translation>Quando uno o entrambi i portatori sono ai piedi di un bastione, la scala orizzontale può essere sostituita da una scala installata su uno qualsiasi dei suoi due esagoni, rivolta verso un esagono di bastione adiacente a quell’esagono (siege.ruling.ladder-raise).</translation>
    </message>
    <message>
        <source>Where no ladder stands</source>
        <comment>siege.1.91d/title</comment>
        <translation>Dove non si appoggia una scala</translation>
    </message>
    <message>
        <source>A ladder may not be raised against towers or against the two wall hexes that flank the drawbridge.</source>
        <comment>siege.1.91d/text</comment>
        <translation>Una scala non si può drizzare contro le torri né contro i due esagoni di muro ai lati del ponte levatoio.</translation>
    </message>
    <message>
        <source>Shifting an upright ladder</source>
        <comment>siege.1.92a/title</comment>
        <translation>Spostare una scala installata</translation>
    </message>
    <message>
        <source>Two characters adjacent to an upright ladder may move it one hex, or turn it in its hex toward another adjacent rampart hex. In the French edition each of them spends 2 movement points. The Spanish edition does not say whether the 2 points are for each or for both together; they are taken as each (siege.ruling.ladder-turn).</source>
        <comment>siege.1.92a/text</comment>
        <translation>Due personaggi adiacenti a una scala installata possono spostarla di un esagono, oppure girarla nel suo esagono verso un altro esagono di bastione adiacente. Nell’edizione francese ciascuno spende 2 punti movimento. Nell’edizione spagnola non è detto se i 2 punti siano a testa o in tutto; si intendono a testa (siege.ruling.ladder-turn).</translation>
    </message>
    <message>
        <source>Not while someone is on it</source>
        <comment>siege.1.92b/title</comment>
        <translation>Non con qualcuno sopra</translation>
    </message>
    <message>
        <source>A ladder may not be moved or turned while anyone is on it.</source>
        <comment>siege.1.92b/text</comment>
        <translation>Una scala non si può spostare né girare finché c’è qualcuno sopra.</translation>
    </message>
    <message>
        <source>Climbing a ladder</source>
        <comment>siege.1.93a/title</comment>
        <translation>Salire su una scala</translation>
    </message>
    <message>
        <source>Entering the ladder&apos;s hex means climbing it and costs 3 movement points. A character may not pass through the hex for less.</source>
        <comment>siege.1.93a/text</comment>
        <translation>Entrare nell’esagono della scala significa salirvi e costa 3 punti movimento. Non si può attraversare l’esagono per meno.</translation>
    </message>
    <message>
        <source>On a ladder, {shooter} may shoot only at the rampart hex that it faces.</source>
        <comment>siege.1.93b/ladder</comment>
        <translation>Dalla scala {shooter} può tirare solo contro l’esagono di bastione verso cui la scala è rivolta.</translation>
    </message>
    <message>
        <source>Shooting from a ladder</source>
        <comment>siege.1.93b/title</comment>
        <translation>Tirare da una scala</translation>
    </message>
    <message>
        <source>A shooter on a ladder may shoot only at the rampart hex that the ladder faces, and a target there keeps strong cover. He may not shoot at any other target.</source>
        <comment>siege.1.93b/text</comment>
        <translation>Un tiratore su una scala può tirare solo contro l’esagono di bastione che ha di fronte, e il bersaglio vi conserva il riparo forte. Non può tirare contro nessun altro bersaglio.</translation>
    </message>
    <message>
        <source>{target} is on a ladder: no cover.</source>
        <comment>siege.1.93c/ladder</comment>
        <translation>{target} è su una scala: nessun riparo.</translation>
    </message>
    <message>
        <source>No cover on a ladder</source>
        <comment>siege.1.93c/title</comment>
        <translation>Nessun riparo sulla scala</translation>
    </message>
    <message>
        <source>A target on a ladder has no cover.</source>
        <comment>siege.1.93c/text</comment>
        <translation>Un bersaglio su una scala non ha riparo.</translation>
    </message>
    <message>
        <source>A ladder is a poor place to fight</source>
        <comment>siege.1.93d/title</comment>
        <translation>Sulla scala si combatte male</translation>
    </message>
    <message>
        <source>The combat influence of a ladder is a disadvantage (-).</source>
        <comment>siege.1.93d/text</comment>
        <translation>L’influenza sul combattimento di una scala è uno svantaggio (-).</translation>
    </message>
    <message>
        <source>From the ladder to the rampart</source>
        <comment>siege.1.93e/title</comment>
        <translation>Dalla scala al bastione</translation>
    </message>
    <message>
        <source>Moving from a ladder to the rampart hex that it leans on costs 4 movement points.</source>
        <comment>siege.1.93e/text</comment>
        <translation>Passare da una scala all’esagono di bastione a cui è appoggiata costa 4 punti movimento.</translation>
    </message>
    <message>
        <source>To no other rampart</source>
        <comment>siege.1.93f/title</comment>
        <translation>A nessun altro bastione</translation>
    </message>
    <message>
        <source>From a ladder a character may not move to any rampart hex other than the one it leans on (rules 1.74c and 1.61d).</source>
        <comment>siege.1.93f/text</comment>
        <translation>Da una scala non si può passare a un esagono di bastione diverso da quello a cui è appoggiata (regole 1.74c e 1.61d).</translation>
    </message>
    <message>
        <source>Advancing off a ladder</source>
        <comment>siege.1.93g/title</comment>
        <translation>Avanzare dalla scala</translation>
    </message>
    <message>
        <source>The step from a ladder to the rampart hex that it leans on may also be made as an advance after combat (rule 1.73).</source>
        <comment>siege.1.93g/text</comment>
        <translation>Il passaggio da una scala all’esagono di bastione a cui è appoggiata si può fare anche come avanzata dopo il combattimento (regola 1.73).</translation>
    </message>
    <message>
        <source>Who may topple a ladder</source>
        <comment>siege.1.94a/title</comment>
        <translation>Chi può rovesciare una scala</translation>
    </message>
    <message>
        <source>A character on the rampart hex exactly opposite a ladder may try to topple it in step 4 of its own phase, instead of shooting and fighting in that phase. One who has shot in this phase or attacks in it may not.</source>
        <comment>siege.1.94a/text</comment>
        <translation>Un personaggio sull’esagono di bastione esattamente di fronte a una scala può tentare di rovesciarla nella sequenza 4 della propria fase, invece di tirare e combattere in quella fase. Non può farlo chi in questa fase ha tirato o attacca.</translation>
    </message>
    <message>
        <source>The die for toppling</source>
        <comment>siege.1.94b/title</comment>
        <translation>Il dado per rovesciarla</translation>
    </message>
    <message>
        <source>Roll one die, without modifiers. On 1 to 6 the ladder falls; on 7 to 10 it stands.</source>
        <comment>siege.1.94b/text</comment>
        <translation>Si tira un dado, senza modificatori. Con un risultato da 1 a 6 la scala cade; da 7 a 10 resta in piedi.</translation>
    </message>
    <message>
        <source>Where the ladder falls</source>
        <comment>siege.1.94c/title</comment>
        <extracomment>falls: is thrown down</extracomment>
        <translation>Dove cade la scala</translation>
    </message>
    <message>
        <source>When a ladder falls, its upright counter is replaced by a flat one. The player who toppled it places it so that one of its two hexes is the hex where it stood.</source>
        <comment>siege.1.94c/text</comment>
        <translation>Quando una scala cade, la pedina di scala installata è sostituita da quella di scala orizzontale. Il giocatore che l’ha rovesciata la piazza in modo che uno dei suoi due esagoni sia quello in cui era installata.</translation>
    </message>
    <message>
        <source>The climber falls too</source>
        <comment>siege.1.94d/title</comment>
        <translation>Cade anche chi vi è salito</translation>
    </message>
    <message>
        <source>A character on a ladder that falls falls too. Its owner places it on a hex adjacent to the ladder&apos;s hex, but never on a rampart.</source>
        <comment>siege.1.94d/text</comment>
        <translation>Quando una scala cade, cade anche il personaggio che vi si trova. Il suo proprietario lo piazza su un esagono adiacente a quello della scala, mai su un bastione.</translation>
    </message>
    <message>
        <source>A fall wounds</source>
        <comment>siege.1.94e/title</comment>
        <extracomment>fall: from a ladder</extracomment>
        <translation>La caduta ferisce</translation>
    </message>
    <message>
        <source>A character that falls with a ladder is wounded. If it was already wounded or stunned, it is killed.</source>
        <comment>siege.1.94e/text</comment>
        <translation>Un personaggio che cade con una scala è ferito. Se era già ferito o stordito, è ucciso.</translation>
    </message>
    <message>
        <source>Falling on someone</source>
        <comment>siege.1.94f/title</comment>
        <translation>Cadere addosso a qualcuno</translation>
    </message>
    <message>
        <source>The fallen character may be placed on top of another character or on the fallen ladder. A character under it is stunned, and dies if it was already wounded or stunned, as the play sheet says of every second wound or stun (rule siege.sheet.5d).</source>
        <comment>siege.1.94f/text</comment>
        <translation>Il personaggio caduto può essere piazzato sopra un altro personaggio o sulla scala caduta. Chi si trova sotto resta stordito, e muore se era già ferito o stordito, come dice la scheda di gioco di ogni seconda ferita o stordimento (regola siege.sheet.5d).</translation>
    </message>
    <message>
        <source>The ladder itself hurts nobody</source>
        <comment>siege.1.94g/title</comment>
        <translation>La scala in sé non ferisce nessuno</translation>
    </message>
    <message>
        <source>A falling ladder does not hurt the characters it falls on.</source>
        <comment>siege.1.94g/text</comment>
        <translation>Una scala che cade non ferisce i personaggi su cui finisce.</translation>
    </message>
    <message>
        <source>Filled moat as terrain</source>
        <comment>siege.2.1a/title</comment>
        <translation>Il fossato riempito come terreno</translation>
    </message>
    <message>
        <source>A moat hex filled with a fascine costs 2 movement points to enter on foot and is impassable for horses. It gives no cover, its combat influence is neutral (0), and it counts as ground height. The symbol is illegible in our copy of the French edition; the Spanish one prints it (siege.ruling.lost-glyphs).</source>
        <comment>siege.2.1a/text</comment>
        <translation>Un esagono di fossato riempito con una fascina costa 2 punti movimento a piedi ed è intransitabile per i cavalli. Non dà riparo, la sua influenza sul combattimento è neutra (0) e si trova all’altezza del suolo. Nella nostra copia dell’edizione francese il simbolo è illeggibile; quella spagnola lo riporta (siege.ruling.lost-glyphs).</translation>
    </message>
    <message>
        <source>Demolished wall as terrain</source>
        <comment>siege.2.1b/title</comment>
        <translation>Il muro demolito come terreno</translation>
    </message>
    <message>
        <source>A hex of rubble costs 2 movement points to enter on foot and is impassable for horses. It gives medium cover from every direction, its combat influence is a disadvantage (-), and it counts as ground height. The combat symbol is illegible in our copy of the French edition; the Spanish one prints it (siege.ruling.lost-glyphs).</source>
        <comment>siege.2.1b/text</comment>
        <translation>Un esagono di macerie costa 2 punti movimento a piedi ed è intransitabile per i cavalli. Dà riparo medio da ogni direzione, la sua influenza sul combattimento è uno svantaggio (-) e si trova all’altezza del suolo. Nella nostra copia dell’edizione francese il simbolo del combattimento è illeggibile; quella spagnola lo riporta (siege.ruling.lost-glyphs).</translation>
    </message>
    <message>
        <source>The besieger fills the moat</source>
        <comment>siege.2.2a/title</comment>
        <translation>L’assediante riempie il fossato</translation>
    </message>
    <message>
        <source>Before the assault the besieger puts filled-moat counters on moat hexes of his choice, up to the number that the scenario gives him.</source>
        <comment>siege.2.2a/text</comment>
        <translation>Prima dell’assalto l’assediante piazza le pedine fossato riempito su esagoni di fossato a sua scelta, fino al numero indicato dallo scenario.</translation>
    </message>
    <message>
        <source>Only filled moat lets engines reach the wall</source>
        <comment>siege.2.2b/title</comment>
        <extracomment>reach: get to</extracomment>
        <translation>Le macchine arrivano alle mura solo sul fossato riempito</translation>
    </message>
    <message>
        <source>Siege towers and rams can come to the foot of the walls only over filled moat; there is no other way for them.</source>
        <comment>siege.2.2b/text</comment>
        <translation>Torri d’assedio e arieti possono arrivare ai piedi delle mura soltanto passando sul fossato riempito: non hanno altra via.</translation>
    </message>
    <message>
        <source>Fascines are placed anew for each assault</source>
        <comment>siege.2.2c/title</comment>
        <extracomment>placed: laid on the map</extracomment>
        <translation>Le fascine si ripiazzano a ogni assalto</translation>
    </message>
    <message>
        <source>This concerns scenarios of several days. In the French edition the filled-moat counters are taken off the map at the end of each day and placed afresh before each assault; in the Spanish edition they are placed afresh each day before the assault. The result is the same.</source>
        <comment>siege.2.2c/text</comment>
        <translation>Vale negli scenari di più giorni. Nell’edizione francese le pedine fossato riempito si tolgono dalla mappa alla fine di ogni giorno e si ripiazzano prima di ogni assalto; nell’edizione spagnola si ripiazzano ogni giorno prima dell’assalto. Il risultato è lo stesso.</translation>
    </message>
    <message>
        <source>Filled moat is no longer moat</source>
        <comment>siege.2.2d/title</comment>
        <translation>Il fossato riempito non è più fossato</translation>
    </message>
    <message>
        <source>A character on a filled-moat hex is at ground height and does not count as being in the moat, neither when it shoots nor when it is shot at (rules 1.45c, 1.46c and 1.46e). A filled hex that lies beside open moat counts as a hex adjacent to the moat&apos;s edge. See siege.ruling.filled-level.</source>
        <comment>siege.2.2d/text</comment>
        <translation>Un personaggio su un esagono di fossato riempito è all’altezza del suolo e non conta come se fosse nel fossato, né quando tira né quando è bersaglio (regole 1.45c, 1.46c e 1.46e). Un esagono riempito accanto al fossato aperto vale come esagono adiacente al bordo del fossato. Si veda siege.ruling.filled-level.</translation>
    </message>
    <message>
        <source>Rubble in a scenario of one day</source>
        <comment>siege.2.31a/title</comment>
        <translation>Macerie in uno scenario di un solo giorno</translation>
    </message>
    <message>
        <source>In a scenario of a single day the besieger places the demolished-wall counters before the assault, in the same way as the filled-moat counters (rule 2.2) and up to the number given by the scenario.</source>
        <comment>siege.2.31a/text</comment>
        <translation>In uno scenario di un solo giorno l’assediante piazza le pedine muro demolito prima dell’assalto, allo stesso modo delle pedine fossato riempito (regola 2.2) e fino al numero indicato dallo scenario.</translation>
    </message>
    <message>
        <source>Rubble in a scenario of the whole siege</source>
        <comment>siege.2.31b/title</comment>
        <translation>Macerie in uno scenario sull’intero assedio</translation>
    </message>
    <message>
        <source>In a scenario that covers the whole siege, demolished-wall counters go only on hexes that mangonels, trebuchets or rams have fully demolished. So says the French edition; the Spanish edition speaks of damaged hexes, which is read as demolished (siege.ruling.es-damaged).</source>
        <comment>siege.2.31b/text</comment>
        <translation>In uno scenario che copre l’intero assedio le pedine muro demolito si piazzano solo sugli esagoni che mangani, trabucchi o arieti hanno demolito del tutto. Così l’edizione francese; quella spagnola parla di esagoni danneggiati, che qui si intendono demoliti (siege.ruling.es-damaged).</translation>
    </message>
    <message>
        <source>Shooting through a breach</source>
        <comment>siege.2.32a/title</comment>
        <translation>Tirare attraverso una breccia</translation>
    </message>
    <message>
        <source>Shots may be made into a demolished-wall hex and through it. Through such a breach one may therefore shoot into the castle, although people inside are otherwise sheltered (rule 1.52).</source>
        <comment>siege.2.32a/text</comment>
        <translation>Si può tirare in un esagono di muro demolito e attraverso di esso. Dalla breccia si può quindi tirare dentro il castello, anche se di norma chi sta all’interno è al riparo (regola 1.52).</translation>
    </message>
    <message>
        <source>{target} stands on a demolished wall: medium cover.</source>
        <comment>siege.2.32b/rubble</comment>
        <translation>{target} è su un muro demolito: riparo medio.</translation>
    </message>
    <message>
        <source>Rubble gives medium cover</source>
        <comment>siege.2.32b/title</comment>
        <translation>Le macerie danno riparo medio</translation>
    </message>
    <message>
        <source>A target on a demolished-wall hex has medium cover, wherever the shooter stands.</source>
        <comment>siege.2.32b/text</comment>
        <translation>Un bersaglio su un esagono di muro demolito ha riparo medio, ovunque si trovi il tiratore.</translation>
    </message>
    <message>
        <source>Rubble can be entered from every side</source>
        <comment>siege.2.33a/title</comment>
        <translation>Sulle macerie si sale da ogni lato</translation>
    </message>
    <message>
        <source>Once a rampart, castle wall or arrow-slit hex bears a demolished-wall counter, it can be entered from every neighbouring hex, except where a wall that still stands separates the two hexes.</source>
        <comment>siege.2.33a/text</comment>
        <translation>Quando un esagono di bastione, di muro del castello o di feritoia porta una pedina muro demolito, vi si può entrare da tutti gli esagoni vicini, tranne dove un muro ancora in piedi separa i due esagoni.</translation>
    </message>
    <message>
        <source>Entering rubble costs 2</source>
        <comment>siege.2.33b/title</comment>
        <translation>Salire sulle macerie costa 2</translation>
    </message>
    <message>
        <source>Entering a demolished-wall hex costs 2 movement points, whether one comes from the moat (filled or not), from a rampart or from any other neighbouring hex.</source>
        <comment>siege.2.33b/text</comment>
        <translation>Entrare in un esagono di muro demolito costa 2 punti movimento, che si venga dal fossato (riempito o no), da un bastione o da qualsiasi altro esagono vicino.</translation>
    </message>
    <message>
        <source>From rubble into the castle costs 3</source>
        <comment>siege.2.33c/title</comment>
        <translation>Passare dalle macerie al castello costa 3</translation>
    </message>
    <message>
        <source>Going from a demolished-wall hex onto a rampart, tower or keep hex costs 3 movement points.</source>
        <comment>siege.2.33c/text</comment>
        <translation>Passare da un esagono di muro demolito a un esagono di bastione, di torre o di mastio costa 3 punti movimento.</translation>
    </message>
    <message>
        <source>Inside of a siege tower</source>
        <comment>siege.2.4a/title</comment>
        <translation>L’interno della torre d’assedio</translation>
    </message>
    <message>
        <source>The inside of a siege tower (its lower level) costs 2 movement points to enter on foot and is impassable for horses. It gives total cover, its combat influence is neutral (0), and it is at ground height.</source>
        <comment>siege.2.4a/text</comment>
        <translation>L’interno della torre d’assedio (livello inferiore) costa 2 punti movimento a piedi ed è intransitabile per i cavalli. Dà riparo totale, la sua influenza sul combattimento è neutra (0) e si trova all’altezza del suolo.</translation>
    </message>
    <message>
        <source>Top of a siege tower</source>
        <comment>siege.2.4b/title</comment>
        <translation>La cima della torre d’assedio</translation>
    </message>
    <message>
        <source>The top of a siege tower (its upper level) costs 2 movement points on foot, and 2 more to climb up to it; it is impassable for horses. It gives light cover, its combat influence is a disadvantage (-), and it is at wall height.</source>
        <comment>siege.2.4b/text</comment>
        <translation>La cima della torre d’assedio (livello superiore) costa 2 punti movimento a piedi, più altri 2 per salirvi; è intransitabile per i cavalli. Dà riparo leggero, la sua influenza sul combattimento è uno svantaggio (-) e si trova all’altezza delle mura.</translation>
    </message>
    <message>
        <source>Three hexes on two levels</source>
        <comment>siege.2.4c/title</comment>
        <translation>Tre esagoni su due livelli</translation>
    </message>
    <message>
        <source>A siege tower covers three hexes and has two levels. Counters of characters inside lie under the tower&apos;s counter, those of characters on top lie on it.</source>
        <comment>siege.2.4c/text</comment>
        <translation>La torre d’assedio occupa tre esagoni e ha due livelli. Le pedine dei personaggi all’interno stanno sotto la pedina della torre, quelle dei personaggi in cima stanno sopra.</translation>
    </message>
    <message>
        <source>Three characters move the tower</source>
        <comment>siege.2.41a/title</comment>
        <translation>Tre personaggi muovono la torre</translation>
    </message>
    <message>
        <source>When three characters are inside, one on each hex, the siege tower moves up to 2 movement points a turn and takes along all that it carries. With fewer than three it cannot move. Each step costs the dearest terrain that any of its hexes newly enters (siege.ruling.tower-move).</source>
        <comment>siege.2.41a/text</comment>
        <translation>Quando all’interno ci sono tre personaggi, uno per esagono, la torre d’assedio si muove al massimo di 2 punti movimento per turno e porta con sé tutto ciò che contiene. Con meno di tre non può muoversi. Ogni spostamento costa quanto il terreno più caro in cui entra uno dei suoi esagoni (siege.ruling.tower-move).</translation>
    </message>
    <message>
        <source>Straight forward or straight back</source>
        <comment>siege.2.41b/title</comment>
        <extracomment>back: backwards</extracomment>
        <translation>Dritto avanti o dritto indietro</translation>
    </message>
    <message>
        <source>A siege tower moves only straight forward or straight back along the direction in which it faces; any other move is refused. See siege.ruling.tower-move.</source>
        <comment>siege.2.41b/text</comment>
        <translation>La torre d’assedio si muove solo in linea retta, avanti o indietro, secondo il proprio orientamento; ogni altro movimento è vietato. Si veda siege.ruling.tower-move.</translation>
    </message>
    <message>
        <source>The tower enters at the edge of the map</source>
        <comment>siege.2.41c/title</comment>
        <translation>La torre entra dal bordo della mappa</translation>
    </message>
    <message>
        <source>When the assault begins the besieger brings the siege tower in at a hex on the edge of the map, facing as he wishes.</source>
        <comment>siege.2.41c/text</comment>
        <translation>All’inizio dell’assalto l’assediante fa entrare la torre d’assedio da un esagono del bordo della mappa, con l’orientamento che preferisce.</translation>
    </message>
    <message>
        <source>A fight holds the tower up</source>
        <comment>siege.2.41d/title</comment>
        <extracomment>holds up: stops</extracomment>
        <translation>Un combattimento ferma la torre</translation>
    </message>
    <message>
        <source>When one of the characters who move the siege tower attacks in melee, the tower may not move in the next turn.</source>
        <comment>siege.2.41d/text</comment>
        <translation>Se uno dei personaggi che muovono la torre d’assedio attacca corpo a corpo, la torre non può muoversi nel turno seguente.</translation>
    </message>
    <message>
        <source>Plain ground and filled moat only</source>
        <comment>siege.2.41e/title</comment>
        <translation>Solo terreno piano e fossato riempito</translation>
    </message>
    <message>
        <source>A siege tower may advance onto plain ground and filled moat; every other terrain is closed to it.</source>
        <comment>siege.2.41e/text</comment>
        <translation>La torre d’assedio può avanzare soltanto su terreno piano e fossato riempito; ogni altro terreno le è precluso.</translation>
    </message>
    <message>
        <source>Three more on top</source>
        <comment>siege.2.42a/title</comment>
        <translation>Altri tre in cima</translation>
    </message>
    <message>
        <source>A siege tower carries up to three characters on top, besides the three inside.</source>
        <comment>siege.2.42a/text</comment>
        <translation>La torre d’assedio porta fino a tre personaggi in cima, oltre ai tre all’interno.</translation>
    </message>
    <message>
        <source>Entering a siege tower costs 2</source>
        <comment>siege.2.42b/title</comment>
        <translation>Entrare nella torre d’assedio costa 2</translation>
    </message>
    <message>
        <source>Entering a hex of the siege tower on its lower level costs 2 movement points, whether the character passes through or stops there.</source>
        <comment>siege.2.42b/text</comment>
        <translation>Entrare in un esagono del livello inferiore della torre d’assedio costa 2 punti movimento, sia per attraversarlo sia per fermarvisi.</translation>
    </message>
    <message>
        <source>Climbing inside the tower</source>
        <comment>siege.2.42c/title</comment>
        <translation>Salire dentro la torre</translation>
    </message>
    <message>
        <source>Going from the lower level to the top of the same hex costs 2 movement points more. Each lower hex communicates with the upper hex above it, in both directions.</source>
        <comment>siege.2.42c/text</comment>
        <translation>Passare dal livello inferiore alla cima dello stesso esagono costa altri 2 punti movimento. Ogni esagono inferiore comunica con quello superiore corrispondente, nei due sensi.</translation>
    </message>
    <message>
        <source>From hex to hex inside the tower</source>
        <comment>siege.2.42d/title</comment>
        <translation>Da un esagono all’altro nella torre</translation>
    </message>
    <message>
        <source>Moving between hexes of the siege tower on the same level costs 1 movement point a hex.</source>
        <comment>siege.2.42d/text</comment>
        <translation>Spostarsi fra gli esagoni della torre d’assedio sullo stesso livello costa 1 punto movimento per esagono.</translation>
    </message>
    <message>
        <source>The tower top looks over what is lower</source>
        <comment>siege.2.43a/title</comment>
        <extracomment>looks over: shoots above</extracomment>
        <translation>Dalla cima si tira al di sopra di ciò che sta più in basso</translation>
    </message>
    <message>
        <source>For a shooter on top of a siege tower, characters and other obstacles lower than he is do not count when they are within 10 hexes of his hex. In the French edition they are those that lie lower; in the Spanish edition those that lie between, which is read as lower (siege.ruling.es-slips). How the radius is measured is told in siege.ruling.radius.</source>
        <comment>siege.2.43a/text</comment>
        <translation>Chi tira dalla cima della torre d’assedio non tiene conto dei personaggi e degli altri ostacoli più bassi di lui che si trovano entro 10 esagoni dal suo. Nell’edizione francese si tratta di ciò che sta più in basso; in quella spagnola di ciò che sta in mezzo, che qui si intende più in basso (siege.ruling.es-slips). Come si misura il raggio è spiegato in siege.ruling.radius.</translation>
    </message>
    <message>
        <source>No shot beside a friend of the shooter</source>
        <comment>siege.2.43b/title</comment>
        <translation>Niente tiro accanto a un amico del tiratore</translation>
    </message>
    <message>
        <source>A shot from the top of a siege tower is refused when a character of the shooter&apos;s own side is adjacent to the target and at the target&apos;s height. The optional rule on shooting errors lifts this limit (siege.error.1).</source>
        <comment>siege.2.43b/text</comment>
        <translation>Il tiro dalla cima della torre d’assedio è vietato quando un personaggio della stessa fazione del tiratore è adiacente al bersaglio e alla stessa altezza di questo. La regola opzionale sugli errori di tiro toglie questo limite (siege.error.1).</translation>
    </message>
    <message>
        <source>Brush and embankment lose their cover</source>
        <comment>siege.2.43c/title</comment>
        <translation>Sterpaglia e scarpate non riparano più</translation>
    </message>
    <message>
        <source>Seen from the top of a siege tower, a target on a brush or embankment hex within 10 hexes has no cover.</source>
        <comment>siege.2.43c/text</comment>
        <translation>Per chi tira dalla cima della torre d’assedio, un bersaglio su un esagono di sterpaglia o di scarpata entro 10 esagoni non ha riparo.</translation>
    </message>
    <message>
        <source>What still stops a shot from the tower</source>
        <comment>siege.2.43d/title</comment>
        <translation>Che cosa ferma ancora il tiro dalla torre</translation>
    </message>
    <message>
        <source>From the top of a siege tower no shot may pass through trees, the keep, the towers of the castle or another siege tower (rule 2.44a).</source>
        <comment>siege.2.43d/text</comment>
        <translation>Dalla cima della torre d’assedio nessun tiro può passare attraverso alberi, il mastio, le torri del castello o un’altra torre d’assedio (regola 2.44a).</translation>
    </message>
    <message>
        <source>From the tower over the ramparts</source>
        <comment>siege.2.43e/title</comment>
        <extracomment>over: above</extracomment>
        <translation>Dalla torre al di sopra dei bastioni</translation>
    </message>
    <message>
        <source>From the top of a siege tower a shot may pass over a rampart into the castle when the target is at least as far from the wall as the shooter; when the target is nearer, the shot is refused. The wall is taken to lie exactly between the two hexes that it separates, so the hex next to it on either side is at distance 1 (rule 1.44k).</source>
        <comment>siege.2.43e/text</comment>
        <translation>Dalla cima della torre d’assedio si può tirare al di sopra di un bastione dentro il castello, se il bersaglio è lontano dal muro almeno quanto il tiratore; se è più vicino, il tiro è vietato. Il muro si considera posto esattamente fra i due esagoni che separa, perciò l’esagono accanto a esso, da una parte e dall’altra, è a distanza 1 (regola 1.44k).</translation>
    </message>
    <message>
        <source>The line meets the siege tower at {hex}.</source>
        <comment>siege.2.44a/through</comment>
        <translation>La linea incontra la torre d’assedio in {hex}.</translation>
    </message>
    <message>
        <source>Into a siege tower, not through it</source>
        <comment>siege.2.44a/title</comment>
        <translation>Nella torre d’assedio, non attraverso</translation>
    </message>
    <message>
        <source>Shots may be made into a siege tower hex but not through it. The only exception is a shot from the keep, which may pass over the tower (rule 1.44j).</source>
        <comment>siege.2.44a/text</comment>
        <translation>Si può tirare in un esagono di torre d’assedio ma non attraverso di esso. Fa eccezione soltanto il tiro dal mastio, che può passare al di sopra della torre (regola 1.44j).</translation>
    </message>
    <message>
        <source>Light cover on top</source>
        <comment>siege.2.44b/title</comment>
        <translation>Riparo leggero in cima</translation>
    </message>
    <message>
        <source>A target on top of a siege tower has light cover.</source>
        <comment>siege.2.44b/text</comment>
        <translation>Un bersaglio in cima alla torre d’assedio ha riparo leggero.</translation>
    </message>
    <message>
        <source>Inside one neither shoots nor is shot at</source>
        <comment>siege.2.44c/title</comment>
        <translation>All’interno non si tira e non si è bersaglio</translation>
    </message>
    <message>
        <source>A character inside a siege tower has total cover, but may not shoot.</source>
        <comment>siege.2.44c/text</comment>
        <translation>Un personaggio all’interno della torre d’assedio ha riparo totale, ma non può tirare.</translation>
    </message>
    <message>
        <source>Between tower top and rampart</source>
        <comment>siege.2.45a/title</comment>
        <translation>Tra la cima della torre e il bastione</translation>
    </message>
    <message>
        <source>Where a hex of the siege tower is adjacent to a rampart hex, a character on top of that tower hex may step onto the rampart for 2 movement points. The step back, from the rampart to the tower top, costs the same.</source>
        <comment>siege.2.45a/text</comment>
        <translation>Dove un esagono della torre d’assedio è adiacente a un esagono di bastione, chi sta in cima a quell’esagono può passare sul bastione con 2 punti movimento. Il passaggio inverso, dal bastione alla cima, costa lo stesso.</translation>
    </message>
    <message>
        <source>Not onto a rampart held by an enemy</source>
        <comment>siege.2.45b/title</comment>
        <extracomment>held: occupied</extracomment>
        <translation>Non su un bastione tenuto dal nemico</translation>
    </message>
    <message>
        <source>The step from the tower top is refused when the rampart hex holds an enemy.</source>
        <comment>siege.2.45b/text</comment>
        <translation>Il passaggio dalla cima della torre è vietato quando l’esagono di bastione contiene un nemico.</translation>
    </message>
    <message>
        <source>Stepping across as advance after combat</source>
        <comment>siege.2.45c/title</comment>
        <translation>Il passaggio come avanzata dopo il combattimento</translation>
    </message>
    <message>
        <source>The step between tower top and rampart may also be made as an advance after combat (rule 1.73).</source>
        <comment>siege.2.45c/text</comment>
        <translation>Il passaggio fra la cima della torre e il bastione può avvenire anche come avanzata dopo il combattimento (regola 1.73).</translation>
    </message>
    <message>
        <source>Fighting on top and against the ramparts</source>
        <comment>siege.2.45d/title</comment>
        <translation>Combattimento in cima e contro il bastione</translation>
    </message>
    <message>
        <source>Characters on top of a siege tower and characters on ramparts may fight each other when they are adjacent. Characters on the three top hexes may also fight one another.</source>
        <comment>siege.2.45d/text</comment>
        <translation>I personaggi in cima alla torre d’assedio e quelli sul bastione possono combattere fra loro quando sono adiacenti. Possono combattere fra loro anche i personaggi sui tre esagoni della cima.</translation>
    </message>
    <message>
        <source>No fighting between the two levels</source>
        <comment>siege.2.45e/title</comment>
        <translation>Nessun combattimento fra i due livelli</translation>
    </message>
    <message>
        <source>Melee between the upper and the lower level of a siege tower is refused.</source>
        <comment>siege.2.45e/text</comment>
        <translation>Il combattimento fra il livello superiore e quello inferiore della torre d’assedio è vietato.</translation>
    </message>
    <message>
        <source>Fighting from inside the tower</source>
        <comment>siege.2.45f/title</comment>
        <translation>Combattimento dall’interno della torre</translation>
    </message>
    <message>
        <source>Characters inside a siege tower may attack adjacent hexes at ground height, and may be attacked from them.</source>
        <comment>siege.2.45f/text</comment>
        <translation>I personaggi all’interno della torre d’assedio possono attaccare gli esagoni adiacenti all’altezza del suolo ed essere attaccati da questi.</translation>
    </message>
    <message>
        <source>How many a siege tower holds</source>
        <comment>siege.2.46/title</comment>
        <extracomment>holds: has room for</extracomment>
        <translation>Quanti ne contiene una torre d’assedio</translation>
    </message>
    <message>
        <source>A siege tower holds one character on each of its three lower hexes and one on each of its three upper hexes. Two characters may thus be in the same hex, on different levels.</source>
        <comment>siege.2.46/text</comment>
        <translation>La torre d’assedio contiene un personaggio in ciascuno dei tre esagoni inferiori e uno in ciascuno dei tre superiori. Due personaggi possono quindi trovarsi nello stesso esagono, su livelli diversi.</translation>
    </message>
    <message>
        <source>Plain ground</source>
        <comment>siege.3.1a/title</comment>
        <translation>Terreno piano</translation>
    </message>
    <message>
        <source>Plain ground costs 1 movement point to enter, on foot or mounted. It gives no cover, its combat influence is neutral (0), and it is at ground height.</source>
        <comment>siege.3.1a/text</comment>
        <translation>Il terreno piano costa 1 punto movimento, a piedi o a cavallo. Non dà riparo, la sua influenza sul combattimento è neutra (0) e si trova all’altezza del suolo.</translation>
    </message>
    <message>
        <source>Brush</source>
        <comment>siege.3.1b/title</comment>
        <translation>Sterpaglia</translation>
    </message>
    <message>
        <source>A brush hex costs 2 movement points to enter, on foot or mounted. It gives light cover, its combat influence is a disadvantage (-), and it is at ground height.</source>
        <comment>siege.3.1b/text</comment>
        <translation>Un esagono di sterpaglia costa 2 punti movimento, a piedi o a cavallo. Dà riparo leggero, la sua influenza sul combattimento è uno svantaggio (-) e si trova all’altezza del suolo.</translation>
    </message>
    <message>
        <source>Tree</source>
        <comment>siege.3.1c/title</comment>
        <translation>Albero</translation>
    </message>
    <message>
        <source>A tree hex costs 2 movement points to enter on foot and is impassable for horses. It gives light cover, its combat influence is a disadvantage (-), and it is at ground height.</source>
        <comment>siege.3.1c/text</comment>
        <translation>Un esagono con un albero costa 2 punti movimento a piedi ed è intransitabile per i cavalli. Dà riparo leggero, la sua influenza sul combattimento è uno svantaggio (-) e si trova all’altezza del suolo.</translation>
    </message>
    <message>
        <source>Embankment</source>
        <comment>siege.3.1d/title</comment>
        <translation>Scarpata</translation>
    </message>
    <message>
        <source>The top of an embankment costs 2 movement points to enter, on foot or mounted, and gives medium cover when the line of fire passes over that top. In the French edition its combat influence is a disadvantage (-), in the Spanish edition neutral (0); see siege.ruling.embankment-influence. It is at ground height, but its top stands above its foot.</source>
        <comment>siege.3.1d/text</comment>
        <translation>La parte superiore di una scarpata costa 2 punti movimento, a piedi o a cavallo, e dà riparo medio quando la linea di tiro vi passa al di sopra. Nell’edizione francese la sua influenza sul combattimento è uno svantaggio (-), nell’edizione spagnola neutra (0); si veda siege.ruling.embankment-influence. È all’altezza del suolo, ma la parte superiore sta più in alto del piede.</translation>
    </message>
    <message>
        <source>Tent</source>
        <comment>siege.3.1e/title</comment>
        <translation>Tenda</translation>
    </message>
    <message>
        <source>Trench</source>
        <comment>siege.3.1f/title</comment>
        <translation>Trincea</translation>
    </message>
    <message>
        <source>A trench hex costs 1 movement point to enter; mounted characters pay 1 too and may cross it, but may not stop in it. It gives strong cover, its combat influence is an advantage (+), and it is at ground height.</source>
        <comment>siege.3.1f/text</comment>
        <translation>Un esagono di trincea costa 1 punto movimento; anche chi è a cavallo paga 1 e può attraversarla, ma non fermarvisi. Dà riparo forte, la sua influenza sul combattimento è un vantaggio (+) e si trova all’altezza del suolo.</translation>
    </message>
    <message>
        <source>Shooting through brush</source>
        <comment>siege.3.21a/title</comment>
        <translation>Tirare attraverso la sterpaglia</translation>
    </message>
    <message>
        <source>Shots may be made into brush hexes and through them.</source>
        <comment>siege.3.21a/text</comment>
        <translation>Si può tirare negli esagoni di sterpaglia e attraverso di essi.</translation>
    </message>
    <message>
        <source>{target} is in brush: light cover.</source>
        <comment>siege.3.21b/in</comment>
        <translation>{target} è nella sterpaglia: riparo leggero.</translation>
    </message>
    <message>
        <source>The line crosses brush at {hex}: light cover for {target}.</source>
        <comment>siege.3.21b/behind</comment>
        <translation>La linea attraversa la sterpaglia in {hex}: riparo leggero per {target}.</translation>
    </message>
    <message>
        <source>Light cover on or behind brush</source>
        <comment>siege.3.21b/title</comment>
        <translation>Riparo leggero nella sterpaglia o dietro</translation>
    </message>
    <message>
        <source>A target on a brush hex has light cover, and so has one behind brush, that is when the line of fire crosses a brush hex. Several brush hexes together still give only light cover.</source>
        <comment>siege.3.21b/text</comment>
        <translation>Ha riparo leggero un bersaglio su un esagono di sterpaglia, e così pure uno dietro la sterpaglia, cioè quando la linea di tiro attraversa un esagono di sterpaglia. Più esagoni di sterpaglia insieme danno sempre riparo leggero.</translation>
    </message>
    <message>
        <source>Trees at {hex} are in the way.</source>
        <comment>siege.3.22a/tree</comment>
        <translation>Gli alberi in {hex} bloccano il tiro.</translation>
    </message>
    <message>
        <source>Trees stop shots</source>
        <comment>siege.3.22a/title</comment>
        <translation>Gli alberi fermano i tiri</translation>
    </message>
    <message>
        <source>A shot is refused when a tree hex lies between shooter and target.</source>
        <comment>siege.3.22a/text</comment>
        <translation>Il tiro è vietato quando fra tiratore e bersaglio c’è un esagono con un albero.</translation>
    </message>
    <message>
        <source>{target} is among trees: light cover.</source>
        <comment>siege.3.22b/tree</comment>
        <translation>{target} è fra gli alberi: riparo leggero.</translation>
    </message>
    <message>
        <source>A target among trees</source>
        <comment>siege.3.22b/title</comment>
        <translation>Un bersaglio fra gli alberi</translation>
    </message>
    <message>
        <source>A target on a tree hex may be shot at as long as the line of fire crosses no other tree hex. It has light cover.</source>
        <comment>siege.3.22b/text</comment>
        <translation>Si può tirare contro un bersaglio su un esagono con un albero purché la linea di tiro non attraversi altri esagoni con alberi. Il bersaglio ha riparo leggero.</translation>
    </message>
    <message>
        <source>Past an embankment</source>
        <comment>siege.3.23a/title</comment>
        <translation>Linee che non passano al di sopra della scarpata</translation>
    </message>
    <message>
        <source>An embankment does not stop a line of fire that does not pass over its top.</source>
        <comment>siege.3.23a/text</comment>
        <translation>Una scarpata non ferma una linea di tiro che non passa al di sopra della sua parte superiore.</translation>
    </message>
    <message>
        <source>The line passes the top of the embankment at {hex}: the lower one is {below} from it, the higher one {above}. The lower one is too near.</source>
        <comment>siege.3.23b/near</comment>
        <translation>La linea passa al di sopra della scarpata in {hex}: chi sta in basso dista {below}, chi sta in alto {above}. Chi sta in basso è troppo vicino.</translation>
    </message>
    <message>
        <source>Over the top of an embankment</source>
        <comment>siege.3.23b/title</comment>
        <translation>Al di sopra della scarpata</translation>
    </message>
    <message>
        <source>When the line of fire passes over the top of an embankment, the shot is allowed only if the lower of the two characters is at least as far from the embankment hex as the higher one. If he is nearer, the shot is refused.</source>
        <comment>siege.3.23b/text</comment>
        <translation>Quando la linea di tiro passa al di sopra della parte superiore di una scarpata, il tiro è permesso solo se il personaggio più in basso è lontano dall’esagono di scarpata almeno quanto quello più in alto. Se è più vicino, il tiro è vietato.</translation>
    </message>
    <message>
        <source>On the embankment hex itself</source>
        <comment>siege.3.23c/title</comment>
        <translation>Sull’esagono di scarpata</translation>
    </message>
    <message>
        <source>When the lower character stands on the embankment hex itself, he may shoot across its top and may be shot at across it.</source>
        <comment>siege.3.23c/text</comment>
        <translation>Quando il personaggio più in basso sta proprio sull’esagono di scarpata, può tirare ed essere bersaglio attraverso la sua parte superiore.</translation>
    </message>
    <message>
        <source>The top of the embankment shelters {target}: medium cover.</source>
        <comment>siege.3.23d/top</comment>
        <translation>La parte superiore della scarpata ripara {target}: riparo medio.</translation>
    </message>
    <message>
        <source>Cover of an embankment</source>
        <comment>siege.3.23d/title</comment>
        <translation>Il riparo della scarpata</translation>
    </message>
    <message>
        <source>A target on an embankment hex has medium cover when the line of fire passes over the top, and no cover otherwise.</source>
        <comment>siege.3.23d/text</comment>
        <translation>Un bersaglio su un esagono di scarpata ha riparo medio quando la linea di tiro passa al di sopra della parte superiore, altrimenti nessuno.</translation>
    </message>
    <message>
        <source>Measuring from an embankment</source>
        <comment>siege.3.23e/title</comment>
        <translation>Misurare da una scarpata</translation>
    </message>
    <message>
        <source>For an embankment distances are counted from its own hex, which is 0, so that its neighbours are at 1. They are not counted from a line between two hexes, as they are for the castle walls (rule 1.44k).</source>
        <comment>siege.3.23e/text</comment>
        <translation>Per la scarpata le distanze si contano dal suo esagono, che vale 0: gli esagoni vicini sono dunque a 1. Non si contano da una linea fra due esagoni, come invece per le mura del castello (regola 1.44k).</translation>
    </message>
    <message>
        <source>No shot through the tent at {hex}.</source>
        <comment>siege.3.24a/through</comment>
        <translation>Non si tira attraverso la tenda in {hex}.</translation>
    </message>
    <message>
        <source>Tents stop shots</source>
        <comment>siege.3.24a/title</comment>
        <translation>Le tende fermano i tiri</translation>
    </message>
    <message>
        <source>Shots may be made into a tent hex but not through it, unless fire has destroyed the tent.</source>
        <comment>siege.3.24a/text</comment>
        <translation>Si può tirare in un esagono con una tenda ma non attraverso di esso, a meno che il fuoco non abbia distrutto la tenda.</translation>
    </message>
    <message>
        <source>{target} is in a tent: light cover.</source>
        <comment>siege.3.24b/tent</comment>
        <translation>{target} è in una tenda: riparo leggero.</translation>
    </message>
    <message>
        <source>Light cover in a tent</source>
        <comment>siege.3.24b/title</comment>
        <translation>Riparo leggero in una tenda</translation>
    </message>
    <message>
        <source>A target on a tent hex has light cover.</source>
        <comment>siege.3.24b/text</comment>
        <translation>Un bersaglio su un esagono con una tenda ha riparo leggero.</translation>
    </message>
    <message>
        <source>Trenches do not stop shots</source>
        <comment>siege.3.25a/title</comment>
        <translation>Le trincee non fermano i tiri</translation>
    </message>
    <message>
        <source>Shots may be made into a trench hex and through it, even when someone is in it: whoever is in a trench does not stand in the way of a shot (rule 1.42).</source>
        <comment>siege.3.25a/text</comment>
        <translation>Si può tirare in un esagono di trincea e attraverso di esso, anche se è occupato: chi sta in una trincea non blocca il tiro (regola 1.42).</translation>
    </message>
    <message>
        <source>{target} is in a trench: strong cover.</source>
        <comment>siege.3.25b/trench</comment>
        <translation>{target} è in una trincea: riparo forte.</translation>
    </message>
    <message>
        <source>Strong cover in a trench</source>
        <comment>siege.3.25b/title</comment>
        <translation>Riparo forte in trincea</translation>
    </message>
    <message>
        <source>A target in a trench has strong cover.</source>
        <comment>siege.3.25b/text</comment>
        <translation>Un bersaglio in una trincea ha riparo forte.</translation>
    </message>
    <message>
        <source>Of the two hexes of {target} the better cover counts: {cover}.</source>
        <comment>siege.3.31/better</comment>
        <translation>Dei due esagoni di {target} vale il riparo migliore: {cover}.</translation>
    </message>
    <message>
        <source>Cover of a mounted character</source>
        <comment>siege.3.31/title</comment>
        <translation>Il riparo di un personaggio montato</translation>
    </message>
    <message>
        <source>A mounted character takes up two hexes. When they give different cover, the better one counts: plain ground and brush make light cover. It is never strong, because the table for mounted targets has no such column (siege.sheet.3b). Which of the two hexes a shot is aimed at is told in siege.ruling.mounted-aim.</source>
        <comment>siege.3.31/text</comment>
        <translation>Un personaggio montato occupa due esagoni. Se danno ripari diversi, vale il migliore: terreno piano e sterpaglia fanno riparo leggero. Non è mai forte, perché la tabella dei bersagli a cavallo non ha quella colonna (siege.sheet.3b). A quale dei due esagoni si miri è spiegato in siege.ruling.mounted-aim.</translation>
    </message>
    <message>
        <source>Where horses cannot go</source>
        <comment>siege.3.32a/title</comment>
        <translation>Dove i cavalli non possono andare</translation>
    </message>
    <message>
        <source>Horses, with or without a rider, may not enter ramparts, stairs, the doors and insides of towers and keep, the moat (filled or not), demolished walls, trees, tents, or any hex with a siege engine. What counts as an engine is told in siege.ruling.engines.</source>
        <comment>siege.3.32a/text</comment>
        <translation>I cavalli, montati o no, non possono entrare su bastioni, scalinate, porte e interni di torri e mastio, fossato (riempito o no), muri demoliti, alberi, tende, né in alcun esagono con una macchina d’assedio. Che cosa sia una macchina d’assedio è spiegato in siege.ruling.engines.</translation>
    </message>
    <message>
        <source>Horses and trenches</source>
        <comment>siege.3.32b/title</comment>
        <translation>Cavalli e trincee</translation>
    </message>
    <message>
        <source>Mounted characters may cross a trench, even when someone is in it, as an exception to rule 1.61a. They may not stop in it.</source>
        <comment>siege.3.32b/text</comment>
        <translation>Chi è a cavallo può attraversare una trincea, anche occupata, in eccezione alla regola 1.61a. Non può fermarvisi.</translation>
    </message>
    <message>
        <source>Mounting and dismounting take a turn</source>
        <comment>siege.3.33a/title</comment>
        <translation>Montare a cavallo e smontare richiedono un turno</translation>
    </message>
    <message>
        <source>Mounting a horse takes one complete turn, and so does dismounting. How that turn is counted is told in siege.ruling.mount-turn.</source>
        <comment>siege.3.33a/text</comment>
        <translation>Montare a cavallo richiede un turno completo, e così pure smontare da cavallo. Come si conta quel turno è spiegato in siege.ruling.mount-turn.</translation>
    </message>
    <message>
        <source>The horse must be adjacent</source>
        <comment>siege.3.33b/title</comment>
        <translation>Il cavallo dev’essere adiacente</translation>
    </message>
    <message>
        <source>A character may mount only when it is on a hex adjacent to the horse.</source>
        <comment>siege.3.33b/text</comment>
        <translation>Un personaggio può montare a cavallo solo se si trova su un esagono adiacente al cavallo.</translation>
    </message>
    <message>
        <source>Who may mount a captured horse</source>
        <comment>siege.3.33c/title</comment>
        <translation>Chi può montare un cavallo catturato</translation>
    </message>
    <message>
        <source>In the French edition captured horses may be mounted only by knights; in the Spanish edition only by riders, that is by characters for whom the scenario provides a mounted counter.</source>
        <comment>siege.3.33c/text</comment>
        <translation>Nell’edizione francese i cavalli catturati possono essere montati solo dai cavalieri; nell’edizione spagnola solo dai personaggi montati, cioè da quelli ai quali lo scenario assegna una pedina a cavallo.</translation>
    </message>
    <message>
        <source>Counters change on mounting</source>
        <comment>siege.3.33d/title</comment>
        <translation>Montando si cambiano le pedine</translation>
    </message>
    <message>
        <source>On mounting, the counter of the character on foot and that of the horse are exchanged for the mounted counter of the same character; on dismounting, the other way round.</source>
        <comment>siege.3.33d/text</comment>
        <translation>Quando si monta, la pedina del personaggio a piedi e quella del cavallo si scambiano con la pedina a cavallo dello stesso personaggio; quando si smonta avviene il contrario.</translation>
    </message>
    <message>
        <source>The wounded and their horses</source>
        <comment>siege.3.33e/title</comment>
        <translation>I feriti e i loro cavalli</translation>
    </message>
    <message>
        <source>In the French edition a wounded knight may neither mount nor mount again. In the Spanish edition a wounded rider may neither mount nor dismount.</source>
        <comment>siege.3.33e/text</comment>
        <translation>Nell’edizione francese un cavaliere ferito non può montare né rimontare a cavallo. Nell’edizione spagnola un personaggio montato ferito non può né montare né smontare.</translation>
    </message>
    <message>
        <source>A horse without rider stays</source>
        <comment>siege.3.34a/title</comment>
        <translation>Un cavallo da solo resta fermo</translation>
    </message>
    <message>
        <source>A horse without a rider stays where it is until someone mounts it or leads it away.</source>
        <comment>siege.3.34a/text</comment>
        <translation>Un cavallo senza cavaliere resta dov’è finché qualcuno non lo monta o non lo conduce via.</translation>
    </message>
    <message>
        <source>Leading a horse</source>
        <comment>siege.3.34b/title</comment>
        <translation>Condurre un cavallo</translation>
    </message>
    <message>
        <source>Any character, even a wounded one, who moves through a hex adjacent to a horse without rider may lead it on from there. The horse then follows as if it were part of his counter. Cost and limits are told in siege.ruling.led-horse.</source>
        <comment>siege.3.34b/text</comment>
        <translation>Qualsiasi personaggio, anche ferito, che durante il movimento passa per un esagono adiacente a un cavallo senza cavaliere può da lì condurlo con sé. Il cavallo lo segue allora come se fosse parte della sua pedina. Costo e limiti sono spiegati in siege.ruling.led-horse.</translation>
    </message>
    <message>
        <source>First {name}, unhorsed, is placed beside the horse.</source>
        <comment>siege.3.35a/first</comment>
        <extracomment>placed: put on the map</extracomment>
        <translation>Prima va piazzato accanto al cavallo il personaggio disarcionato: {name}.</translation>
    </message>
    <message>
        <source>{name} has not been unhorsed.</source>
        <comment>siege.3.35a/not_owed</comment>
        <translation>Non è un personaggio disarcionato: {name}.</translation>
    </message>
    <message>
        <source>{hex} is not a free hex beside the horse of {name}.</source>
        <comment>siege.3.35a/elsewhere</comment>
        <translation>{hex} non è un esagono libero accanto al cavallo di {name}.</translation>
    </message>
    <message>
        <source>{name} is on foot at {hex}.</source>
        <comment>siege.3.35a/placed</comment>
        <translation>{name} è a piedi in {hex}.</translation>
    </message>
    <message>
        <source>An unhorsed rider</source>
        <comment>siege.3.35a/title</comment>
        <translation>Il personaggio disarcionato</translation>
    </message>
    <message>
        <source>When a rider is unhorsed by a shot or in melee, his counter on foot (stunned, wounded or dead) goes on a hex adjacent to the horse. In the French edition his owner chooses that hex; the Spanish edition does not say who does. The horse stays where it is, alone, alive or dead as the result says. For lack of room see siege.ruling.unhorsed-place.</source>
        <comment>siege.3.35a/text</comment>
        <translation>Quando un personaggio montato è disarcionato da un tiro o in combattimento, la sua pedina a piedi (stordita, ferita o morta) va su un esagono adiacente al cavallo. Nell’edizione francese lo sceglie il suo proprietario; quella spagnola non dice chi. Il cavallo resta dov’è, da solo, vivo o morto secondo il risultato. Se manca posto si veda siege.ruling.unhorsed-place.</translation>
    </message>
    <message>
        <source>{target} is a horse without rider: results for a rider are ignored.</source>
        <comment>siege.3.35b/animal</comment>
        <translation>{target}: nessuno in sella, i risultati per il personaggio montato non contano.</translation>
    </message>
    <message>
        <source>Shots and attacks at a horse alone</source>
        <comment>siege.3.35b/title</comment>
        <translation>Tiri e attacchi contro un cavallo da solo</translation>
    </message>
    <message>
        <source>Defence of a horse alone</source>
        <comment>siege.3.35c/title</comment>
        <translation>La difesa di un cavallo da solo</translation>
    </message>
    <message>
        <source>A horse without rider has a defence of 1.</source>
        <comment>siege.3.35c/text</comment>
        <translation>Un cavallo senza cavaliere ha difesa 1.</translation>
    </message>
    <message>
        <source>A rider fights on his worse hex</source>
        <comment>siege.3.35d/title</comment>
        <translation>Un personaggio montato combatte sul suo esagono peggiore</translation>
    </message>
    <message>
        <source>In melee a mounted character counts as standing on the less favourable of its two hexes.</source>
        <comment>siege.3.35d/text</comment>
        <translation>In combattimento un personaggio montato conta come se stesse sul meno vantaggioso dei suoi due esagoni.</translation>
    </message>
    <message>
        <source>How often a ballista shoots</source>
        <comment>siege.3.41a/title</comment>
        <translation>Ogni quanto tira una ballista</translation>
    </message>
    <message>
        <source>A ballista shoots once every three turns, in step 1 of its side&apos;s phase, together with the crossbowmen.</source>
        <comment>siege.3.41a/text</comment>
        <translation>Una ballista tira una volta ogni tre turni, nella sequenza 1 della fase della sua fazione, insieme ai balestrieri.</translation>
    </message>
    <message>
        <source>The crew of a ballista</source>
        <comment>siege.3.41b/title</comment>
        <translation>I serventi della ballista</translation>
    </message>
    <message>
        <source>A ballista needs two characters beside it, one of them an engineer. In the French edition both must be beside it during the three turns, and at least one must be an engineer, wounded or not. In the Spanish edition there must be two adjacent characters, one of them an engineer. See siege.ruling.ballista-cycle.</source>
        <comment>siege.3.41b/text</comment>
        <translation>Una ballista richiede due personaggi accanto, uno dei quali ingegnere. Nell’edizione francese devono esserle accanto entrambi durante i tre turni, e almeno uno dev’essere ingegnere, ferito o no. Nell’edizione spagnola devono esserci due personaggi adiacenti, uno dei quali ingegnere. Si veda siege.ruling.ballista-cycle.</translation>
    </message>
    <message>
        <source>Rolling for a ballista shot</source>
        <comment>siege.3.41c/title</comment>
        <translation>Il dado della ballista</translation>
    </message>
    <message>
        <source>One die is rolled for a ballista shot and read on the table for the kind of target, mounted or on foot. Its ranges are on the play sheet (siege.sheet.1d).</source>
        <comment>siege.3.41c/text</comment>
        <translation>Per il tiro di una ballista si lancia un dado e lo si legge sulla tabella del tipo di bersaglio, a cavallo o a piedi. Le sue gittate sono sulla scheda di gioco (siege.sheet.1d).</translation>
    </message>
    <message>
        <source>Marking the turns of a ballista</source>
        <comment>siege.3.41d/title</comment>
        <translation>Segnare i turni della ballista</translation>
    </message>
    <message>
        <source>The turns that have passed may be marked by putting counters numbered 1, 2 and 3 on the ballista.</source>
        <comment>siege.3.41d/text</comment>
        <translation>I turni trascorsi si possono segnare mettendo sulla ballista pedine numerate 1, 2 e 3.</translation>
    </message>
    <message>
        <source>A ballista stops shots</source>
        <comment>siege.3.42/title</comment>
        <translation>La ballista ferma i tiri</translation>
    </message>
    <message>
        <source>No line of fire may pass through a hex with a ballista.</source>
        <comment>siege.3.42/text</comment>
        <translation>Nessuna linea di tiro può passare per un esagono con una ballista.</translation>
    </message>
    <message>
        <source>A ballista stays where it was placed</source>
        <comment>siege.3.43a/title</comment>
        <extracomment>placed: put on the map</extracomment>
        <translation>La ballista resta dove è stata piazzata</translation>
    </message>
    <message>
        <source>A ballista may not be moved once it has been placed. In a scenario of several days it may be placed anew between two assaults.</source>
        <comment>siege.3.43a/text</comment>
        <translation>Una ballista, una volta piazzata, non può più muoversi. In uno scenario di più giorni può essere ripiazzata fra un assalto e l’altro.</translation>
    </message>
    <message>
        <source>Nobody passes a ballista</source>
        <comment>siege.3.43b/title</comment>
        <translation>Nessuno attraversa una ballista</translation>
    </message>
    <message>
        <source>Setting fire by hand</source>
        <comment>siege.3.51a/title</comment>
        <extracomment>by hand: from the next hex, not with an arrow or with oil</extracomment>
        <translation>Appiccare il fuoco a mano</translation>
    </message>
    <message>
        <source>Any character may set fire to an adjacent hex with a tent or, in the French edition, with any siege engine, in the Spanish edition with a siege tower. To do so it must stay a complete turn beside it: it arrives in its own turn, is not driven off in the enemy&apos;s phase and does not move in step 2 of its next turn. In step 4 of that turn it puts a flame counter on one such adjacent hex.</source>
        <comment>siege.3.51a/text</comment>
        <translation>Qualsiasi personaggio può appiccare il fuoco a un esagono adiacente con una tenda oppure, nell’edizione francese, con qualsiasi macchina d’assedio, nell’edizione spagnola con una torre d’assedio. Deve restarle accanto per un turno completo: arriva nel proprio turno, non viene scacciato nella fase nemica e non si muove nella sequenza 2 del proprio turno seguente. Nella sequenza 4 di quel turno mette un segnalino fiamme su uno di questi esagoni adiacenti.</translation>
    </message>
    <message>
        <source>Who sets fire does nothing else</source>
        <comment>siege.3.51b/title</comment>
        <translation>Chi appicca il fuoco non fa altro</translation>
    </message>
    <message>
        <source>In the phase in which it sets fire, a character neither shoots nor fights.</source>
        <comment>siege.3.51b/text</comment>
        <translation>Nella fase in cui appicca il fuoco un personaggio non tira e non combatte.</translation>
    </message>
    <message>
        <source>Not by hand from a rampart</source>
        <comment>siege.3.51c/title</comment>
        <extracomment>by hand: from the next hex, not with an arrow or with oil</extracomment>
        <translation>Non a mano dal bastione</translation>
    </message>
    <message>
        <source>A character on a rampart may not set fire by hand to a siege engine (French edition) or to a siege tower (Spanish edition). It needs flaming arrows or boiling oil instead (rule 5.3).</source>
        <comment>siege.3.51c/text</comment>
        <translation>Chi si trova su un bastione non può appiccare il fuoco a mano a una macchina d’assedio (edizione francese) o a una torre d’assedio (edizione spagnola). Gli servono frecce incendiarie o olio bollente (regola 5.3).</translation>
    </message>
    <message>
        <source>How fire spreads</source>
        <comment>siege.3.52a/title</comment>
        <translation>Come si propaga il fuoco</translation>
    </message>
    <message>
        <source>Where fire does not spread</source>
        <comment>siege.3.52b/title</comment>
        <translation>Dove il fuoco non si propaga</translation>
    </message>
    <message>
        <source>Nothing is rolled for fires that the enemy has put out during his phase. Fire does not spread to hexes with neither siege engine nor tent.</source>
        <comment>siege.3.52b/text</comment>
        <translation>Non si tira il dado per gli incendi che il nemico ha spento nella propria fase. Il fuoco non si propaga a esagoni senza macchine d’assedio né tende.</translation>
    </message>
    <message>
        <source>Putting a fire out</source>
        <comment>siege.3.53a/title</comment>
        <translation>Spegnere un incendio</translation>
    </message>
    <message>
        <source>A character adjacent to a burning hex may try to put the fire out in step 4, if it has neither moved nor shot nor fought in that phase. One die is rolled in the column &quot;put out&quot; of the fire table.</source>
        <comment>siege.3.53a/text</comment>
        <translation>Un personaggio adiacente a un esagono in fiamme può tentare di spegnerlo nella sequenza 4, se in quella fase non ha mosso, tirato né combattuto. Si tira un dado nella colonna dello spegnimento della tabella degli incendi.</translation>
    </message>
    <message>
        <source>One attempt each</source>
        <comment>siege.3.53b/title</comment>
        <translation>Un tentativo a testa</translation>
    </message>
    <message>
        <source>Each character may make one attempt a turn, at one hex. Several characters may each make their attempt at the same hex.</source>
        <comment>siege.3.53b/text</comment>
        <translation>Ogni personaggio può fare un tentativo per turno, su un solo esagono. Più personaggi possono fare ciascuno il proprio tentativo sullo stesso esagono.</translation>
    </message>
    <message>
        <source>Getting out of the fire</source>
        <comment>siege.3.54a/title</comment>
        <translation>Uscire dal fuoco</translation>
    </message>
    <message>
        <source>Nobody enters a burning hex</source>
        <comment>siege.3.54b/title</comment>
        <translation>Nessuno entra in un esagono in fiamme</translation>
    </message>
    <message>
        <source>A burning hex may not be entered.</source>
        <comment>siege.3.54b/text</comment>
        <translation>In un esagono in fiamme non si può entrare.</translation>
    </message>
    <message>
        <source>Stunned in the fire</source>
        <comment>siege.3.54c/title</comment>
        <translation>Stordito fra le fiamme</translation>
    </message>
    <message>
        <source>For a stunned character in a burning hex a die is rolled. From 1 to 6 it comes round at once and must leave the hex (rule 3.54a); from 7 to 10 it dies.</source>
        <comment>siege.3.54c/text</comment>
        <translation>Per un personaggio stordito in un esagono in fiamme si tira un dado. Con un risultato da 1 a 6 si riprende subito e deve lasciare l’esagono (regola 3.54a); da 7 a 10 muore.</translation>
    </message>
    <message>
        <source>Three turns of fire destroy</source>
        <comment>siege.3.55a/title</comment>
        <translation>Tre turni di fuoco distruggono</translation>
    </message>
    <message>
        <source>When a hex burns for three turns in a row, what it holds is destroyed for good. How the turns are counted is told in siege.ruling.fire-count.</source>
        <comment>siege.3.55a/text</comment>
        <translation>Quando un esagono brucia per tre turni di fila, ciò che contiene è distrutto per sempre. Come si contano i turni è spiegato in siege.ruling.fire-count.</translation>
    </message>
    <message>
        <source>One burnt hex is the whole engine</source>
        <comment>siege.3.55b/title</comment>
        <translation>Basta un esagono bruciato per l’intera macchina</translation>
    </message>
    <message>
        <source>It is enough that one hex of a siege engine burns for three turns in a row: the whole engine is destroyed.</source>
        <comment>siege.3.55b/text</comment>
        <translation>Basta che un esagono di una macchina d’assedio bruci per tre turni di fila: l’intera macchina è distrutta.</translation>
    </message>
    <message>
        <source>Three engines against walls</source>
        <comment>siege.4.11a/title</comment>
        <translation>Tre macchine contro le mura</translation>
    </message>
    <message>
        <source>Three engines can destroy the walls of the castle: the mangonel, the trebuchet and the ram. The first two throw stones from a distance and usually stand off the map; the ram must be brought to the foot of the wall.</source>
        <comment>siege.4.11a/text</comment>
        <translation>Tre macchine possono distruggere le mura del castello: il mangano, il trabucco e l’ariete. I primi due lanciano pietre da lontano e di solito stanno fuori mappa; l’ariete va portato ai piedi del muro.</translation>
    </message>
    <message>
        <source>A day of bombardment or an assault</source>
        <comment>siege.4.11b/title</comment>
        <translation>O un giorno di bombardamento o un assalto</translation>
    </message>
    <message>
        <source>A day of bombardment from a distance rules out any other action that day. The ram, by contrast, is used during an assault.</source>
        <comment>siege.4.11b/text</comment>
        <translation>Un giorno di bombardamento a distanza esclude ogni altra azione. L’ariete invece si usa durante un assalto.</translation>
    </message>
    <message>
        <source>Damage is kept on the siege sheet</source>
        <comment>siege.4.12/title</comment>
        <translation>I danni sulla scheda d’assedio</translation>
    </message>
    <message>
        <source>Damage to the walls is marked on the siege sheet, which holds the bombardment table and a small plan of the castle (siege.sheet.6a to siege.sheet.6f).</source>
        <comment>siege.4.12/text</comment>
        <translation>I danni alle mura si segnano sulla scheda d’assedio, che contiene la tabella di bombardamento e una piccola pianta del castello (da siege.sheet.6a a siege.sheet.6f).</translation>
    </message>
    <message>
        <source>The four stages of demolition</source>
        <comment>siege.4.13a/title</comment>
        <translation>Le quattro tappe della demolizione</translation>
    </message>
    <message>
        <source>A wall hex is destroyed in four stages: slightly damaged, damaged, badly damaged, demolished.</source>
        <comment>siege.4.13a/text</comment>
        <translation>Un esagono di mura si distrugge in quattro tappe: leggermente danneggiato, danneggiato, molto danneggiato, demolito.</translation>
    </message>
    <message>
        <source>Each D is one stage</source>
        <comment>siege.4.13b/title</comment>
        <translation>Ogni D è una tappa</translation>
    </message>
    <message>
        <source>Each result D on the bombardment table takes the hex one stage further.</source>
        <comment>siege.4.13b/text</comment>
        <translation>Ogni risultato D sulla tabella di bombardamento porta l’esagono alla tappa successiva.</translation>
    </message>
    <message>
        <source>At most one stage a day from a distance</source>
        <comment>siege.4.13c/title</comment>
        <translation>Da lontano al massimo una tappa al giorno</translation>
    </message>
    <message>
        <source>By bombardment from a distance a hex goes down at most one stage a day.</source>
        <comment>siege.4.13c/text</comment>
        <translation>Con il bombardamento a distanza un esagono avanza al massimo di una tappa al giorno.</translation>
    </message>
    <message>
        <source>A ram may go faster</source>
        <comment>siege.4.13d/title</comment>
        <translation>L’ariete può fare più in fretta</translation>
    </message>
    <message>
        <source>A ram may take a hex through several stages in one and the same assault.</source>
        <comment>siege.4.13d/text</comment>
        <translation>Un ariete può far avanzare un esagono di più tappe nello stesso assalto.</translation>
    </message>
    <message>
        <source>Damaged is as good as whole</source>
        <comment>siege.4.13e/title</comment>
        <translation>Danneggiato vale come intatto</translation>
    </message>
    <message>
        <source>For movement, melee and cover a damaged hex counts as whole until it reaches the fourth stage.</source>
        <comment>siege.4.13e/text</comment>
        <translation>Per movimento, combattimento e riparo un esagono danneggiato conta come intatto finché non raggiunge la quarta tappa.</translation>
    </message>
    <message>
        <source>Rubble takes the place of the wall</source>
        <comment>siege.4.14a/title</comment>
        <extracomment>the rubble lies where the wall stood</extracomment>
        <translation>Le macerie al posto del muro</translation>
    </message>
    <message>
        <source>Whoever stands on it is wounded</source>
        <comment>siege.4.14b/title</comment>
        <translation>Chi vi si trova è ferito</translation>
    </message>
    <message>
        <source>A character who is on a hex at the moment of its demolition is wounded.</source>
        <comment>siege.4.14b/text</comment>
        <translation>Un personaggio che si trova su un esagono al momento della sua demolizione è ferito.</translation>
    </message>
    <message>
        <source>One hex a day for each engine</source>
        <comment>siege.4.21a/title</comment>
        <translation>Un esagono al giorno per macchina</translation>
    </message>
    <message>
        <source>A mangonel or trebuchet may not bombard more than one hex a day. On another day it may have another hex.</source>
        <comment>siege.4.21a/text</comment>
        <translation>Un mangano o un trabucco non può bombardare più di un esagono al giorno. In un altro giorno può sceglierne un altro.</translation>
    </message>
    <message>
        <source>Engines apart or together</source>
        <comment>siege.4.21b/title</comment>
        <translation>Macchine separate o insieme</translation>
    </message>
    <message>
        <source>On the same day several engines may bombard different hexes, or add their points against the same hex.</source>
        <comment>siege.4.21b/text</comment>
        <translation>Nello stesso giorno più macchine possono bombardare esagoni diversi, oppure sommare i loro punti contro lo stesso esagono.</translation>
    </message>
    <message>
        <source>Bombardment points</source>
        <comment>siege.4.21c/title</comment>
        <translation>I punti di bombardamento</translation>
    </message>
    <message>
        <source>A mangonel is worth 1 point and a trebuchet 3. The Spanish edition calls the 1-point engine catapulta and the 3-point engine balista.</source>
        <comment>siege.4.21c/text</comment>
        <translation>Un mangano vale 1 punto e un trabucco 3. L’edizione spagnola chiama catapulta la macchina da 1 punto e balista quella da 3.</translation>
    </message>
    <message>
        <source>How a day&apos;s bombardment is resolved</source>
        <comment>siege.4.21d/title</comment>
        <translation>Come si risolve un giorno di bombardamento</translation>
    </message>
    <message>
        <source>Each day the besieger names the hexes to bombard and assigns engines to them. For each hex he adds up the points and rolls one die on the bombardment table. For totals that have no column of their own see siege.ruling.points-between.</source>
        <comment>siege.4.21d/text</comment>
        <translation>Ogni giorno l’assediante indica gli esagoni da bombardare e vi assegna le macchine. Per ciascun esagono somma i punti e tira un dado sulla tabella di bombardamento. Per i totali che non hanno una propria colonna si veda siege.ruling.points-between.</translation>
    </message>
    <message>
        <source>Towers and keep are tougher</source>
        <comment>siege.4.21e/title</comment>
        <translation>Torri e mastio resistono meglio</translation>
    </message>
    <message>
        <source>When the bombarded hex belongs to a tower or to the keep, 1 is subtracted from the die.</source>
        <comment>siege.4.21e/text</comment>
        <translation>Quando l’esagono bombardato appartiene a una torre o al mastio si sottrae 1 dal dado.</translation>
    </message>
    <message>
        <source>The keep only through a breach</source>
        <comment>siege.4.21f/title</comment>
        <translation>Il mastio solo attraverso una breccia</translation>
    </message>
    <message>
        <source>The walls of the keep may not be bombarded as long as no hex of the outer wall is demolished. After that only the three keep wall hexes nearest to the breach may be bombarded; see siege.ruling.keep-nearest.</source>
        <comment>siege.4.21f/text</comment>
        <translation>Le mura del mastio non possono essere bombardate finché nessun esagono della cinta esterna è demolito. Dopo, si possono bombardare solo i tre esagoni di mura del mastio più vicini alla breccia; si veda siege.ruling.keep-nearest.</translation>
    </message>
    <message>
        <source>The walls beside the drawbridge</source>
        <comment>siege.4.21g/title</comment>
        <translation>Le mura ai lati del ponte levatoio</translation>
    </message>
    <message>
        <source>The two castle wall hexes on either side of the drawbridge are bombarded as if they were ramparts, so nothing is subtracted from the die.</source>
        <comment>siege.4.21g/text</comment>
        <translation>I due esagoni di muro del castello ai lati del ponte levatoio si bombardano come se fossero bastioni, perciò non si sottrae nulla dal dado.</translation>
    </message>
    <message>
        <source>What may be bombarded</source>
        <comment>siege.4.21h/title</comment>
        <translation>Che cosa si può bombardare</translation>
    </message>
    <message>
        <source>In the French edition ramparts, towers and the keep may be bombarded; the Spanish edition gives no list. The siege sheet marks these hexes with a thick line.</source>
        <comment>siege.4.21h/text</comment>
        <translation>Nell’edizione francese si possono bombardare bastioni, torri e mastio; l’edizione spagnola non dà un elenco. La scheda d’assedio segna questi esagoni con un contorno spesso.</translation>
    </message>
    <message>
        <source>Mangonel and trebuchet on the map</source>
        <comment>siege.4.22/title</comment>
        <translation>Mangano e trabucco sulla mappa</translation>
    </message>
    <message>
        <source>Engines that break down</source>
        <comment>siege.4.23a/title</comment>
        <translation>Macchine che si guastano</translation>
    </message>
    <message>
        <source>When the bombardment result contains a number followed by C, that many points of the engines that took part are out of order. The besieger shares the loss out among those engines as he likes. A result may hold damage and breakdown together (siege.ruling.bombard-both).</source>
        <comment>siege.4.23a/text</comment>
        <translation>Quando il risultato del bombardamento contiene un numero seguito da C, altrettanti punti delle macchine che hanno partecipato sono fuori uso. L’assediante ripartisce la perdita fra quelle macchine come vuole. Un risultato può contenere insieme danno e guasto (siege.ruling.bombard-both).</translation>
    </message>
    <message>
        <source>Repair takes one day</source>
        <comment>siege.4.23b/title</comment>
        <translation>La riparazione richiede un giorno</translation>
    </message>
    <message>
        <source>Repair takes one day, for all damaged engines together.</source>
        <comment>siege.4.23b/text</comment>
        <translation>La riparazione richiede un giorno, per tutte le macchine danneggiate insieme.</translation>
    </message>
    <message>
        <source>No bombardment under repair</source>
        <comment>siege.4.23c/title</comment>
        <translation>Nessun bombardamento durante la riparazione</translation>
    </message>
    <message>
        <source>An engine under repair may not bombard.</source>
        <comment>siege.4.23c/text</comment>
        <translation>Una macchina in riparazione non può bombardare.</translation>
    </message>
    <message>
        <source>Burnt engines are lost</source>
        <comment>siege.4.23d/title</comment>
        <translation>Le macchine bruciate sono perdute</translation>
    </message>
    <message>
        <source>An engine destroyed by fire, even in part, may not be repaired.</source>
        <comment>siege.4.23d/text</comment>
        <translation>Una macchina distrutta dal fuoco, anche solo in parte, non può essere riparata.</translation>
    </message>
    <message>
        <source>Ram as terrain</source>
        <comment>siege.4.3a/title</comment>
        <translation>L’ariete come terreno</translation>
    </message>
    <message>
        <source>A ram hex costs 2 movement points to enter on foot and is impassable for horses. It gives total cover, and its combat influence is a disadvantage (-).</source>
        <comment>siege.4.3a/text</comment>
        <translation>Un esagono di ariete costa 2 punti movimento a piedi ed è intransitabile per i cavalli. Dà riparo totale e la sua influenza sul combattimento è uno svantaggio (-).</translation>
    </message>
    <message>
        <source>A ram moves like a siege tower</source>
        <comment>siege.4.31a/title</comment>
        <translation>L’ariete si muove come una torre d’assedio</translation>
    </message>
    <message>
        <source>A ram moves exactly as a siege tower does, with all the limits of rule 2.41: three characters, up to 2 movement points a turn, straight lines, and only over plain ground and filled moat.</source>
        <comment>siege.4.31a/text</comment>
        <translation>L’ariete si muove esattamente come una torre d’assedio, con tutti i limiti della regola 2.41: tre personaggi, al massimo 2 punti movimento per turno, in linea retta e solo su terreno piano e fossato riempito.</translation>
    </message>
    <message>
        <source>Three under the ram, none on top</source>
        <comment>siege.4.31b/title</comment>
        <translation>Tre sotto l’ariete, nessuno sopra</translation>
    </message>
    <message>
        <source>No character may be on top of a ram. Three are under it, one on each hex, and all three are needed both to move it and to ram.</source>
        <comment>siege.4.31b/text</comment>
        <translation>Nessun personaggio può stare sopra l’ariete. Sotto ce ne stanno tre, uno per esagono, e servono tutti e tre sia per muoverlo sia per battere il muro.</translation>
    </message>
    <message>
        <source>When ramming starts</source>
        <comment>siege.4.32a/title</comment>
        <translation>Quando si comincia a battere il muro</translation>
    </message>
    <message>
        <source>Once the ram has reached a hex adjacent to the castle wall, it may ram from step 4 of that same phase on.</source>
        <comment>siege.4.32a/text</comment>
        <translation>Quando l’ariete ha raggiunto un esagono adiacente al muro del castello, può batterlo a partire dalla sequenza 4 di quella stessa fase.</translation>
    </message>
    <message>
        <source>The ram has 9 points</source>
        <comment>siege.4.32b/title</comment>
        <translation>L’ariete vale 9 punti</translation>
    </message>
    <message>
        <source>A ram is worth 9 points: its die is read in column 9 of the bombardment table. C results are ignored.</source>
        <comment>siege.4.32b/text</comment>
        <translation>Un ariete vale 9 punti: il suo dado si legge nella colonna 9 della tabella di bombardamento. I risultati C si ignorano.</translation>
    </message>
    <message>
        <source>One die every two turns</source>
        <comment>siege.4.32c/title</comment>
        <translation>Un dado ogni due turni</translation>
    </message>
    <message>
        <source>One die is rolled for the ram every two turns. The damage is marked on the siege sheet each time.</source>
        <comment>siege.4.32c/text</comment>
        <translation>Per l’ariete si tira un dado ogni due turni. I danni si segnano ogni volta sulla scheda d’assedio.</translation>
    </message>
    <message>
        <source>Whole and damaged walls alike</source>
        <comment>siege.4.32d/title</comment>
        <translation>Muri intatti e danneggiati</translation>
    </message>
    <message>
        <source>A ram may be used against whole hexes as well as against damaged ones.</source>
        <comment>siege.4.32d/text</comment>
        <translation>L’ariete si può usare contro esagoni intatti come contro esagoni già danneggiati.</translation>
    </message>
    <message>
        <source>Ramming a tower</source>
        <comment>siege.4.32e/title</comment>
        <translation>L’ariete contro una torre</translation>
    </message>
    <message>
        <source>When the rammed hex belongs to a tower, 1 is subtracted from the die.</source>
        <comment>siege.4.32e/text</comment>
        <translation>Quando l’esagono battuto appartiene a una torre si sottrae 1 dal dado.</translation>
    </message>
    <message>
        <source>No ram against the keep</source>
        <comment>siege.4.32f/title</comment>
        <translation>Niente ariete contro il mastio</translation>
    </message>
    <message>
        <source>A ram may not be used against the keep.</source>
        <comment>siege.4.32f/text</comment>
        <translation>L’ariete non può essere usato contro il mastio.</translation>
    </message>
    <message>
        <source>Ramming beside the drawbridge</source>
        <comment>siege.4.32g/title</comment>
        <translation>L’ariete ai lati del ponte levatoio</translation>
    </message>
    <message>
        <source>The two castle wall hexes on either side of the drawbridge count as ramparts when they are rammed.</source>
        <comment>siege.4.32g/text</comment>
        <translation>I due esagoni di muro del castello ai lati del ponte levatoio contano come bastioni quando sono battuti dall’ariete.</translation>
    </message>
    <message>
        <source>A ram stops shots at its own height</source>
        <comment>siege.4.33a/title</comment>
        <translation>L’ariete ferma i tiri alla sua altezza</translation>
    </message>
    <message>
        <source>The three hexes of a ram stop the line of fire between characters at the same height as the ram; see siege.ruling.own-height.</source>
        <comment>siege.4.33a/text</comment>
        <translation>I tre esagoni di un ariete fermano la linea di tiro fra personaggi alla stessa altezza dell’ariete; si veda siege.ruling.own-height.</translation>
    </message>
    <message>
        <source>Under the ram</source>
        <comment>siege.4.33b/title</comment>
        <translation>Sotto l’ariete</translation>
    </message>
    <message>
        <source>Characters under a ram have total cover, but may not shoot.</source>
        <comment>siege.4.33b/text</comment>
        <translation>I personaggi sotto l’ariete hanno riparo totale, ma non possono tirare.</translation>
    </message>
    <message>
        <source>Fighting interrupts the ram</source>
        <comment>siege.4.34a/title</comment>
        <translation>Combattere ferma l’ariete</translation>
    </message>
    <message>
        <source>When one of the three characters at the ram attacks in melee or tries to put out a fire, ramming is interrupted. In the French edition it resumes one turn late; in the Spanish edition it resumes in the next turn. See siege.ruling.ram-delay.</source>
        <comment>siege.4.34a/text</comment>
        <translation>Quando uno dei tre personaggi all’ariete attacca corpo a corpo o tenta di spegnere un incendio, l’ariete smette di battere. Nell’edizione francese riprende con un turno di ritardo, in quella spagnola nel turno seguente. Si veda siege.ruling.ram-delay.</translation>
    </message>
    <message>
        <source>Fighting from under the ram</source>
        <comment>siege.4.34b/title</comment>
        <translation>Combattere da sotto l’ariete</translation>
    </message>
    <message>
        <source>Characters under a ram may attack adjacent hexes and may be attacked from them.</source>
        <comment>siege.4.34b/text</comment>
        <translation>I personaggi sotto l’ariete possono attaccare gli esagoni adiacenti ed essere attaccati da questi.</translation>
    </message>
    <message>
        <source>A full crew is needed</source>
        <comment>siege.4.34c/title</comment>
        <translation>Servono tutti e tre</translation>
    </message>
    <message>
        <source>When one of the three characters at the ram is stunned or dies, there is no ramming until he has recovered or someone else has taken his place.</source>
        <comment>siege.4.34c/text</comment>
        <translation>Quando uno dei tre personaggi all’ariete è stordito o muore, non si batte il muro finché non si è ripreso o un altro non ne ha preso il posto.</translation>
    </message>
    <message>
        <source>Drawing a cart</source>
        <comment>siege.5.11a/title</comment>
        <translation>Trainare un carro</translation>
    </message>
    <message>
        <source>Leading draught animals</source>
        <comment>siege.5.11b/title</comment>
        <translation>Condurre gli animali da tiro</translation>
    </message>
    <message>
        <source>Carts block lines of fire</source>
        <comment>siege.5.11c/title</comment>
        <translation>I carri bloccano le linee di tiro</translation>
    </message>
    <message>
        <source>Both hexes of a cart block lines of fire between characters who are on the cart&apos;s own height (siege.ruling.own-height).</source>
        <comment>siege.5.11c/text</comment>
        <translation>I due esagoni di un carro bloccano le linee di tiro fra personaggi che si trovano alla stessa altezza del carro (siege.ruling.own-height).</translation>
    </message>
    <message>
        <source>Harnessing takes a phase</source>
        <comment>siege.5.11d/title</comment>
        <translation>Attaccare l’animale al carro richiede una fase</translation>
    </message>
    <message>
        <source>Harnessing an animal to a cart, or unharnessing it, takes one character the whole of its phase, whether the animal is alive or dead.</source>
        <comment>siege.5.11d/text</comment>
        <translation>Attaccare un animale al carro, o staccarlo, impegna un personaggio per tutta la sua fase, che l’animale sia vivo o morto.</translation>
    </message>
    <message>
        <source>Shots and attacks at draught animals</source>
        <comment>siege.5.12a/title</comment>
        <translation>Tiri e attacchi contro animali da tiro</translation>
    </message>
    <message>
        <source>A shot or an attack at a draught animal is resolved as against a mounted character; whatever the result says about the rider is ignored.</source>
        <comment>siege.5.12a/text</comment>
        <translation>Un tiro o un attacco contro un animale da tiro si risolve come contro un personaggio montato; ciò che il risultato dice del personaggio si ignora.</translation>
    </message>
    <message>
        <source>Defence of draught animals</source>
        <comment>siege.5.12b/title</comment>
        <translation>Difesa degli animali da tiro</translation>
    </message>
    <message>
        <source>A draught animal has a defence of 1.</source>
        <comment>siege.5.12b/text</comment>
        <translation>Un animale da tiro ha difesa 1.</translation>
    </message>
    <message>
        <source>The mantlet as terrain</source>
        <comment>siege.5.2a/title</comment>
        <translation>Il mantelletto come terreno</translation>
    </message>
    <message>
        <source>A mantlet&apos;s hex costs 1 movement point on foot and is impassable for horses. It gives strong cover on the sides named in rule 5.22, and its combat influence is neutral (0).</source>
        <comment>siege.5.2a/text</comment>
        <translation>L’esagono di un mantelletto costa 1 punto movimento a piedi ed è intransitabile per i cavalli. Dà riparo forte dai lati indicati dalla regola 5.22 e la sua influenza sul combattimento è neutra (0).</translation>
    </message>
    <message>
        <source>Pushing a mantlet</source>
        <comment>siege.5.21a/title</comment>
        <translation>Spingere un mantelletto</translation>
    </message>
    <message>
        <source>A character on the mantlet&apos;s hex may push it along as it moves, with 2 movement points fewer than usual.</source>
        <comment>siege.5.21a/text</comment>
        <translation>Un personaggio che sta sull’esagono del mantelletto può spingerlo con sé quando muove, ma ha 2 punti movimento in meno.</translation>
    </message>
    <message>
        <source>Where a mantlet cannot go</source>
        <comment>siege.5.21b/title</comment>
        <translation>Dove il mantelletto non passa</translation>
    </message>
    <message>
        <source>A mantlet may not enter terrain that horses cannot enter, except a filled moat, which it may enter.</source>
        <comment>siege.5.21b/text</comment>
        <translation>Un mantelletto non può entrare nei terreni vietati ai cavalli, tranne il fossato riempito, dove può entrare.</translation>
    </message>
    <message>
        <source>The mantlet faces one side</source>
        <comment>siege.5.22a/title</comment>
        <translation>Il mantelletto guarda un lato</translation>
    </message>
    <message>
        <source>From the moment it comes onto the map, a mantlet&apos;s base lies along one side of its hex. When it may be turned is told in siege.ruling.mantlet-turn.</source>
        <comment>siege.5.22a/text</comment>
        <translation>Da quando entra sulla mappa, il mantelletto ha la base lungo uno dei lati del suo esagono. Quando si possa girare è spiegato in siege.ruling.mantlet-turn.</translation>
    </message>
    <message>
        <source>Cover behind the mantlet</source>
        <comment>siege.5.22b/title</comment>
        <translation>Riparo dietro il mantelletto</translation>
    </message>
    <message>
        <source>No cover from behind</source>
        <comment>siege.5.22c/title</comment>
        <translation>Nessun riparo alle spalle</translation>
    </message>
    <message>
        <source>When the line of fire enters the mantlet&apos;s hex across one of the other three sides, the mantlet gives no cover.</source>
        <comment>siege.5.22c/text</comment>
        <translation>Quando la linea di tiro entra nell’esagono del mantelletto da uno degli altri tre lati, il mantelletto non dà alcun riparo.</translation>
    </message>
    <message>
        <source>Mantlets block lines of fire</source>
        <comment>siege.5.23a/title</comment>
        <translation>I mantelletti bloccano le linee di tiro</translation>
    </message>
    <message>
        <source>A mantlet&apos;s hex blocks lines of fire between characters on its own height.</source>
        <comment>siege.5.23a/text</comment>
        <translation>L’esagono di un mantelletto blocca le linee di tiro fra personaggi alla sua stessa altezza.</translation>
    </message>
    <message>
        <source>Shooting from a mantlet</source>
        <comment>siege.5.23b/title</comment>
        <translation>Tirare dal mantelletto</translation>
    </message>
    <message>
        <source>A character on the mantlet&apos;s hex may shoot in every direction.</source>
        <comment>siege.5.23b/text</comment>
        <translation>Un personaggio sull’esagono del mantelletto può tirare in ogni direzione.</translation>
    </message>
    <message>
        <source>No horses on a mantlet&apos;s hex</source>
        <comment>siege.5.23c/title</comment>
        <translation>Niente cavalli sull’esagono del mantelletto</translation>
    </message>
    <message>
        <source>Horses, mounted or not, may not enter a mantlet&apos;s hex.</source>
        <comment>siege.5.23c/text</comment>
        <translation>I cavalli, con o senza cavaliere, non possono entrare nell’esagono di un mantelletto.</translation>
    </message>
    <message>
        <source>No melee across the mantlet</source>
        <comment>siege.5.24a/title</comment>
        <translation>Nessun combattimento attraverso il mantelletto</translation>
    </message>
    <message>
        <source>No melee is possible across the hexside where the mantlet&apos;s base lies. The Spanish edition speaks of the hex in front, which is the same side.</source>
        <comment>siege.5.24a/text</comment>
        <translation>Non si può combattere corpo a corpo attraverso il lato dell’esagono su cui poggia la base del mantelletto. L’edizione spagnola parla dell’esagono frontale, cioè dello stesso lato.</translation>
    </message>
    <message>
        <source>No retreat across the mantlet</source>
        <comment>siege.5.24b/title</comment>
        <translation>Non si indietreggia attraverso il mantelletto</translation>
    </message>
    <message>
        <source>No character may retreat across the hexside where the mantlet&apos;s base lies.</source>
        <comment>siege.5.24b/text</comment>
        <translation>Nessun personaggio può indietreggiare attraverso il lato dell’esagono su cui poggia la base del mantelletto.</translation>
    </message>
    <message>
        <source>Flaming arrows</source>
        <comment>siege.5.31a/title</comment>
        <translation>Frecce incendiarie</translation>
    </message>
    <message>
        <source>An archer may shoot a flaming arrow in place of a normal shot. It does no harm to characters, but it may set a siege engine alight (siege.ruling.flaming-line).</source>
        <comment>siege.5.31a/text</comment>
        <translation>Un arciere può tirare una freccia incendiaria al posto di un tiro normale. Non fa danno ai personaggi, ma può incendiare una macchina d’assedio (siege.ruling.flaming-line).</translation>
    </message>
    <message>
        <source>Flaming arrows only at short range</source>
        <comment>siege.5.31b/title</comment>
        <translation>Frecce incendiarie solo a gittata corta</translation>
    </message>
    <message>
        <source>A flaming arrow may not be shot beyond the short range of the bow used.</source>
        <comment>siege.5.31b/text</comment>
        <translation>Una freccia incendiaria non può essere tirata oltre la gittata corta dell’arco usato.</translation>
    </message>
    <message>
        <source>Rolling for a flaming arrow</source>
        <comment>siege.5.31c/title</comment>
        <translation>Il dado per una freccia incendiaria</translation>
    </message>
    <message>
        <source>A flaming arrow does not use the shot tables: roll 1 die on the fire table, in the column of the engine aimed at. That column already allows for the difficulty of hitting it.</source>
        <comment>siege.5.31c/text</comment>
        <translation>Una freccia incendiaria non usa le tabelle di tiro: si tira 1 dado sulla tabella degli incendi, nella colonna della macchina presa di mira. Quella colonna tiene già conto della difficoltà di colpirla.</translation>
    </message>
    <message>
        <source>The arrow sets its target alight</source>
        <comment>siege.5.31d/title</comment>
        <translation>La freccia appicca il fuoco</translation>
    </message>
    <message>
        <source>On a result F, put a flame counter on the hex aimed at. The French edition says that this is done at once.</source>
        <comment>siege.5.31d/text</comment>
        <translation>Con un risultato F si mette un segnalino fiamme sull’esagono preso di mira. L’edizione francese precisa che lo si fa subito.</translation>
    </message>
    <message>
        <source>Fires lit by arrows</source>
        <comment>siege.5.31e/title</comment>
        <translation>Gli incendi delle frecce</translation>
    </message>
    <message>
        <source>A fire lit by a flaming arrow follows the rules of fire (rule 3.5). A result DA on the fire table puts out only a fire of this kind (siege.sheet.7).</source>
        <comment>siege.5.31e/text</comment>
        <translation>Un incendio appiccato da una freccia incendiaria segue le regole del fuoco (regola 3.5). Un risultato DA sulla tabella degli incendi spegne soltanto un incendio di questo tipo (siege.sheet.7).</translation>
    </message>
    <message>
        <source>Pouring boiling oil</source>
        <comment>siege.5.32a/title</comment>
        <translation>Versare l’olio bollente</translation>
    </message>
    <message>
        <source>Whom the oil reaches</source>
        <comment>siege.5.32b/title</comment>
        <extracomment>reaches: flows upon</extracomment>
        <translation>Chi è raggiunto dall’olio</translation>
    </message>
    <message>
        <source>The top of a siege tower is out of reach</source>
        <comment>siege.5.32c/title</comment>
        <extracomment>out of reach: the oil does not get there</extracomment>
        <translation>La cima della torre è fuori portata</translation>
    </message>
    <message>
        <source>Pouring oil takes the place of fighting</source>
        <comment>siege.5.32d/title</comment>
        <translation>Chi versa l’olio non combatte</translation>
    </message>
    <message>
        <source>A character who pours oil may neither shoot nor fight in that phase.</source>
        <comment>siege.5.32d/text</comment>
        <translation>Un personaggio che versa l’olio non può né tirare né combattere in quella fase.</translation>
    </message>
    <message>
        <source>Carrying an oil barrel</source>
        <comment>siege.5.32e/title</comment>
        <translation>Trasportare un barile d’olio</translation>
    </message>
    <message>
        <source>A character who carries an oil barrel has 2 movement points fewer. The barrel and the character&apos;s counter move together.</source>
        <comment>siege.5.32e/text</comment>
        <translation>Un personaggio che trasporta un barile d’olio ha 2 punti movimento in meno. Il barile e la pedina del personaggio si muovono insieme.</translation>
    </message>
    <message>
        <source>Oil on an unprotected target</source>
        <comment>siege.5.32f/title</comment>
        <translation>Olio su un bersaglio non protetto</translation>
    </message>
    <message>
        <source>A target that no siege engine protects suffers at once an attack on column 8-1 of the melee table against foot (siege.ruling.oil-attack).</source>
        <comment>siege.5.32f/text</comment>
        <translation>Un bersaglio che nessuna macchina d’assedio protegge riceve subito un attacco sulla colonna 8-1 della tabella dei combattimenti contro personaggi a piedi (siege.ruling.oil-attack).</translation>
    </message>
    <message>
        <source>Oil on a target under an engine</source>
        <comment>siege.5.32g/title</comment>
        <translation>Olio su un bersaglio protetto da una macchina</translation>
    </message>
    <message>
        <source>When a siege engine protects the target, as for those inside a siege tower or under a ram, first roll 1 die for the engine in the oil barrels column of the fire table. If the engine catches, turn the barrel counter to its flame side on that hex and make the 8-1 attack. If it does not, remove the barrel; there is no attack.</source>
        <comment>siege.5.32g/text</comment>
        <translation>Quando una macchina d’assedio protegge il bersaglio, come per chi è dentro una torre d’assedio o sotto un ariete, si tira prima 1 dado per la macchina nella colonna dei barili d’olio della tabella degli incendi. Se la macchina prende fuoco, si gira la pedina barile sul lato fiamme in quell’esagono e si compie l’attacco 8-1. Altrimenti il barile si toglie e non c’è attacco.</translation>
    </message>
    <message>
        <source>Fleeing the burning oil</source>
        <comment>siege.5.32h/title</comment>
        <translation>In fuga dall’olio in fiamme</translation>
    </message>
    <message>
        <source>When the engine has caught fire, the character retreats at once, whatever the result of the attack (siege.ruling.oil-retreat).</source>
        <comment>siege.5.32h/text</comment>
        <translation>Quando la macchina ha preso fuoco il personaggio indietreggia subito, qualunque sia il risultato dell’attacco (siege.ruling.oil-retreat).</translation>
    </message>
    <message>
        <source>The barrel is used up</source>
        <comment>siege.5.32i/title</comment>
        <translation>Il barile è consumato</translation>
    </message>
    <message>
        <source>When the oil was aimed only at a character and not at an engine, remove the barrel after the attack.</source>
        <comment>siege.5.32i/text</comment>
        <translation>Quando l’olio era diretto solo contro un personaggio e non contro una macchina, il barile si toglie dopo l’attacco.</translation>
    </message>
    <message>
        <source>Fires of arrows and oil are ordinary fires</source>
        <comment>siege.5.32j/title</comment>
        <translation>Frecce e olio accendono incendi come gli altri</translation>
    </message>
    <message>
        <source>Everything said of fire in rule 3.5 (spreading, putting out, leaving the hex, damage) also holds for fires lit by flaming arrows and by oil.</source>
        <comment>siege.5.32j/text</comment>
        <translation>Tutto ciò che la regola 3.5 dice del fuoco (propagazione, spegnimento, abbandono dell’esagono, danni) vale anche per gli incendi accesi da frecce incendiarie e da olio.</translation>
    </message>
    <message>
        <source>Rolling for recovery</source>
        <comment>siege.5.4a/title</comment>
        <translation>Il dado della guarigione</translation>
    </message>
    <message>
        <source>The day of recovery</source>
        <comment>siege.5.4b/title</comment>
        <translation>Il giorno della guarigione</translation>
    </message>
    <message>
        <source>The wounded may fight</source>
        <comment>siege.5.4c/title</comment>
        <translation>I feriti possono combattere</translation>
    </message>
    <message>
        <source>A wounded character may fight in the meantime, and doing so does not change its date of recovery. If it is wounded again, it dies. Only the Spanish edition says this, in a translator&apos;s note; it agrees with siege.sheet.5d.</source>
        <comment>siege.5.4c/text</comment>
        <translation>Nel frattempo un ferito può combattere, e ciò non cambia la data della sua guarigione. Se viene ferito di nuovo, muore. Lo dice soltanto l’edizione spagnola, in una nota del traduttore; concorda con siege.sheet.5d.</translation>
    </message>
    <message>
        <source>A death may cause panic</source>
        <comment>siege.panic.1a/title</comment>
        <translation>Una morte può seminare il panico</translation>
    </message>
    <message>
        <source>When a character is killed, the owner of its friends within 3 hexes rolls 1 die on the panic table if any of them can be frightened by that death. The result applies at once (siege.ruling.panic-once).</source>
        <comment>siege.panic.1a/text</comment>
        <translation>Quando un personaggio è ucciso, il proprietario dei suoi amici entro 3 esagoni tira 1 dado sulla tabella del panico, se quella morte può spaventare qualcuno di loro. Il risultato si applica subito (siege.ruling.panic-once).</translation>
    </message>
    <message>
        <source>Who can panic</source>
        <comment>siege.panic.1b/title</comment>
        <translation>Chi può cadere nel panico</translation>
    </message>
    <message>
        <source>There are three classes. Knights never panic; soldiers may panic when a knight or another soldier of their side dies; peasants and civilians may panic when anyone of their side dies. The death of an enemy never counts.</source>
        <comment>siege.panic.1b/text</comment>
        <translation>Ci sono tre categorie. I cavalieri non cadono mai nel panico; i soldati possono cadervi quando muore un cavaliere o un altro soldato della loro fazione; contadini e civili, quando muore chiunque della loro fazione. La morte di un nemico non conta mai.</translation>
    </message>
    <message>
        <source>The panic table</source>
        <comment>siege.panic.1c/title</comment>
        <translation>La tabella del panico</translation>
    </message>
    <message>
        <source>On a die of 1 to 5 nothing happens. On 6, 7 or 8, 1, 2 or 3 characters panic respectively. On 9, 3 characters rout; on 10, 6 characters rout.</source>
        <comment>siege.panic.1c/text</comment>
        <translation>Con un dado da 1 a 5 non succede nulla. Con 6, 7 o 8 cadono nel panico rispettivamente 1, 2 o 3 personaggi. Con 9 vanno in rotta 3 personaggi; con 10 ne vanno in rotta 6.</translation>
    </message>
    <message>
        <source>The owner chooses who panics</source>
        <comment>siege.panic.1d/title</comment>
        <translation>Il proprietario sceglie chi è colpito</translation>
    </message>
    <message>
        <source>No panic inside the castle</source>
        <comment>siege.panic.1e/title</comment>
        <translation>Nessun panico dentro il castello</translation>
    </message>
    <message>
        <source>Defenders who are inside the castle are not subject to panic or rout.</source>
        <comment>siege.panic.1e/text</comment>
        <translation>I difensori che si trovano dentro il castello non sono soggetti né al panico né alla rotta.</translation>
    </message>
    <message>
        <source>A panicked character runs</source>
        <comment>siege.panic.2a/title</comment>
        <translation>Chi è nel panico fugge</translation>
    </message>
    <message>
        <source>A character seized by panic retreats 3 hexes at once, moving away from the enemy with each hex if possible. The Spanish edition has it move as far away as possible with each hex.</source>
        <comment>siege.panic.2a/text</comment>
        <translation>Un personaggio colto dal panico indietreggia subito di 3 esagoni, allontanandosi dal nemico a ogni esagono, se possibile. Nell’edizione spagnola si allontana il più possibile a ogni esagono.</translation>
    </message>
    <message>
        <source>Panicked besiegers head for the way out</source>
        <comment>siege.panic.2b/title</comment>
        <translation>Gli assedianti nel panico cercano l’uscita</translation>
    </message>
    <message>
        <source>A besieger who is already inside the castle when panic strikes heads for the nearest way out: a breach, an upright ladder, a siege tower or a lowered drawbridge.</source>
        <comment>siege.panic.2b/text</comment>
        <translation>Un assediante che si trova già dentro il castello quando lo coglie il panico si dirige verso la via d’uscita più vicina: una breccia, una scala installata, una torre d’assedio o un ponte levatoio abbassato.</translation>
    </message>
    <message>
        <source>The way of a panicked retreat</source>
        <comment>siege.panic.2c/title</comment>
        <translation>Per dove si fugge</translation>
    </message>
    <message>
        <source>The retreat may pass through friends. It may not pass through hexes adjacent to an enemy who is in a position to attack.</source>
        <comment>siege.panic.2c/text</comment>
        <translation>Indietreggiando si può passare attraverso amici, ma non per esagoni adiacenti a un nemico in condizione di attaccare.</translation>
    </message>
    <message>
        <source>Nowhere to run</source>
        <comment>siege.panic.2d/title</comment>
        <translation>Nessuna via di fuga</translation>
    </message>
    <message>
        <source>A panicked character who cannot retreat in the way that siege.panic.2a to siege.panic.2c prescribe is wounded.</source>
        <comment>siege.panic.2d/text</comment>
        <translation>Un personaggio nel panico che non può indietreggiare nel modo prescritto da siege.panic.2a a siege.panic.2c è ferito.</translation>
    </message>
    <message>
        <source>Panic costs no movement</source>
        <comment>siege.panic.2e/title</comment>
        <translation>Il panico non costa movimento</translation>
    </message>
    <message>
        <source>The retreat does not reduce the character&apos;s movement in the next turn.</source>
        <comment>siege.panic.2e/text</comment>
        <translation>Indietreggiare non riduce il movimento del personaggio nel turno successivo.</translation>
    </message>
    <message>
        <source>Panicked characters avoid the enemy</source>
        <comment>siege.panic.2f/title</comment>
        <translation>Chi è nel panico evita il nemico</translation>
    </message>
    <message>
        <source>A panicked character may not move into contact with an enemy.</source>
        <comment>siege.panic.2f/text</comment>
        <translation>Un personaggio nel panico non può muovere a contatto con un nemico.</translation>
    </message>
    <message>
        <source>Attacking a panicked character</source>
        <comment>siege.panic.2g/title</comment>
        <translation>Attaccare chi è nel panico</translation>
    </message>
    <message>
        <source>When a panicked character is attacked, the column shifts 1 to the right and any results against the attackers are ignored.</source>
        <comment>siege.panic.2g/text</comment>
        <translation>Quando un personaggio nel panico è attaccato, la colonna si sposta di 1 a destra e i risultati contro gli attaccanti si ignorano.</translation>
    </message>
    <message>
        <source>How panic ends</source>
        <comment>siege.panic.2h/title</comment>
        <translation>Come finisce il panico</translation>
    </message>
    <message>
        <source>Panic ends, at the end of the character&apos;s own movement step, when a knight or sergeant is adjacent or when the nearest enemy is far enough away: at least 6 hexes in the French edition, more than 6 hexes in the Spanish edition.</source>
        <comment>siege.panic.2h/text</comment>
        <translation>Il panico finisce, al termine della sequenza di movimento del personaggio, quando un cavaliere o un sergente gli è adiacente oppure quando il nemico più vicino è abbastanza lontano: almeno 6 esagoni nell’edizione francese, più di 6 esagoni nell’edizione spagnola.</translation>
    </message>
    <message>
        <source>Rout</source>
        <comment>siege.panic.3a/title</comment>
        <translation>La rotta</translation>
    </message>
    <message>
        <source>A routed character behaves as in panic (siege.panic.2b to siege.panic.2g), but it retreats with all its movement points, paying terrain costs, at once and again each turn, away from the enemy if possible.</source>
        <comment>siege.panic.3a/text</comment>
        <translation>Un personaggio in rotta si comporta come nel panico (da siege.panic.2b a siege.panic.2g), ma indietreggia con tutti i suoi punti movimento, pagando i costi del terreno, subito e di nuovo a ogni turno, allontanandosi dal nemico se possibile.</translation>
    </message>
    <message>
        <source>How rout ends</source>
        <comment>siege.panic.3b/title</comment>
        <translation>Come finisce la rotta</translation>
    </message>
    <message>
        <source>Rout ends only when a knight or sergeant is adjacent to the character at the end of its movement step.</source>
        <comment>siege.panic.3b/text</comment>
        <translation>La rotta finisce soltanto quando un cavaliere o un sergente è adiacente al personaggio al termine della sua sequenza di movimento.</translation>
    </message>
    <message>
        <source>From panic to rout</source>
        <comment>siege.panic.4/title</comment>
        <translation>Dal panico alla rotta</translation>
    </message>
    <message>
        <source>A panicked character who is again within 3 hexes of a death that could make it panic routs at once, without a die.</source>
        <comment>siege.panic.4/text</comment>
        <translation>Un personaggio nel panico che si trova di nuovo entro 3 esagoni da una morte capace di spaventarlo va subito in rotta, senza tirare il dado.</translation>
    </message>
    <message>
        <source>Leaving the map</source>
        <comment>siege.exit.1/title</comment>
        <translation>Uscire dalla mappa</translation>
    </message>
    <message>
        <source>A character who leaves the map by panic or rout never returns. At the end it does not count as a loss, unless it is wounded. The rulebooks know no other way of leaving the map.</source>
        <comment>siege.exit.1/text</comment>
        <translation>Un personaggio che esce dalla mappa per il panico o in rotta non ritorna più. Alla fine non conta come perdita, a meno che non sia ferito. I regolamenti non prevedono altri modi di uscire dalla mappa.</translation>
    </message>
    <message>
        <source>Shooting near friends is allowed</source>
        <comment>siege.error.1/title</comment>
        <translation>Si può tirare vicino agli amici</translation>
    </message>
    <message>
        <source>When the optional shooting-error rule is in use, rules 1.44g and 2.43b no longer refuse a shot at a target that has a friend of the shooter beside it.</source>
        <comment>siege.error.1/text</comment>
        <translation>Quando si usa la regola opzionale degli errori di tiro, le regole 1.44g e 2.43b non vietano più il tiro contro un bersaglio che ha accanto un amico del tiratore.</translation>
    </message>
    <message>
        <source>When a miss may hit a friend</source>
        <comment>siege.error.2/title</comment>
        <translation>Quando un tiro mancato può colpire un amico</translation>
    </message>
    <message>
        <source>When a shot misses and a friend of the shooter stands on one of the 6 hexes adjacent to the target, at the target&apos;s height, a second die is rolled on the error table. If there are several such friends, the one at risk is drawn at random.</source>
        <comment>siege.error.2/text</comment>
        <translation>Quando un tiro manca il bersaglio e un amico del tiratore si trova su uno dei 6 esagoni adiacenti al bersaglio, alla sua stessa altezza, si tira un secondo dado sulla tabella degli errori di tiro. Se gli amici così esposti sono più d’uno, quello in pericolo si sorteggia.</translation>
    </message>
    <message>
        <source>Modifiers of the error die</source>
        <comment>siege.error.3/title</comment>
        <translation>I modificatori del dado dell’errore</translation>
    </message>
    <message>
        <source>The modifiers for range, for the shooter&apos;s health and for skill apply to the error die too; the modifier for a knight on foot does not (siege.ruling.error-modifiers).</source>
        <comment>siege.error.3/text</comment>
        <translation>I modificatori per la gittata, per la salute del tiratore e per l’abilità valgono anche per il dado dell’errore; quello per il cavaliere a piedi no (siege.ruling.error-modifiers).</translation>
    </message>
    <message>
        <source>The error table</source>
        <comment>siege.error.4/title</comment>
        <translation>La tabella degli errori di tiro</translation>
    </message>
    <message>
        <source>Read the adjusted die. In the French edition 1 to 7 hits nobody and 8, 9 or 10 wounds the friend. The Spanish edition prints 1 to 7 as harmless and 7 to 10 as a wound, so that 7 stands twice; it is read as 8 to 10 there too (siege.ruling.es-error-seven).</source>
        <comment>siege.error.4/text</comment>
        <translation>Si legge il dado modificato. Nell’edizione francese da 1 a 7 non è colpito nessuno e con 8, 9 o 10 l’amico è ferito. L’edizione spagnola riporta da 1 a 7 come innocui e da 7 a 10 come ferita, sicché il 7 compare due volte; anche lì si legge da 8 a 10 (siege.ruling.es-error-seven).</translation>
    </message>
    <message>
        <source>An obstacle protects the friend</source>
        <comment>siege.error.5/title</comment>
        <translation>Un ostacolo protegge l’amico</translation>
    </message>
    <message>
        <source>A friend to whom the line of fire is blocked by an obstacle cannot be hit by mistake.</source>
        <comment>siege.error.5/text</comment>
        <translation>Un amico verso il quale la linea di tiro è bloccata da un ostacolo non può essere colpito per errore.</translation>
    </message>
    <message>
        <source>Each shooter has a skill number</source>
        <comment>siege.skill.1/title</comment>
        <translation>Ogni tiratore ha un numero di abilità</translation>
    </message>
    <message>
        <source>Each shooter is given a whole number from -3 to +3, which is written on its counter.</source>
        <comment>siege.skill.1/text</comment>
        <translation>A ogni tiratore si assegna un numero intero da -3 a +3, che si scrive sulla sua pedina.</translation>
    </message>
    <message>
        <source>Skills add up to nothing</source>
        <comment>siege.skill.2/title</comment>
        <translation>Le abilità si compensano</translation>
    </message>
    <message>
        <source>When the numbers are given, they must add up to 0 within each category: crossbowmen, short bows and long bows (siege.ruling.skill-sum).</source>
        <comment>siege.skill.2/text</comment>
        <translation>Quando si assegnano i numeri, la loro somma deve essere 0 in ogni categoria: balestrieri, archi corti e archi lunghi (siege.ruling.skill-sum).</translation>
    </message>
    <message>
        <source>Skill modifies the die</source>
        <comment>siege.skill.3/title</comment>
        <translation>L’abilità modifica il dado</translation>
    </message>
    <message>
        <source>The shooter&apos;s number is added to the die of each of its shots and of each error check, on top of the other modifiers. A negative number is better.</source>
        <comment>siege.skill.3/text</comment>
        <translation>Il numero del tiratore si aggiunge al dado di ogni suo tiro e di ogni verifica d’errore, oltre agli altri modificatori. Un numero negativo è migliore.</translation>
    </message>
    <message>
        <source>Skills do not change</source>
        <comment>siege.skill.4/title</comment>
        <translation>Le abilità non cambiano</translation>
    </message>
    <message>
        <source>The skill numbers may not be changed during a game.</source>
        <comment>siege.skill.4/text</comment>
        <translation>I numeri di abilità non si possono cambiare durante la partita.</translation>
    </message>
    <message>
        <source>Ranges of the short bow</source>
        <comment>siege.sheet.1a/title</comment>
        <translation>Gittate dell’arco corto</translation>
    </message>
    <message>
        <source>For the short bow, 1 to 25 hexes is short range, 26 to 50 medium and 51 to 75 long.</source>
        <comment>siege.sheet.1a/text</comment>
        <translation>Per l’arco corto la gittata è corta da 1 a 25 esagoni, media da 26 a 50 e lunga da 51 a 75.</translation>
    </message>
    <message>
        <source>Ranges of the crossbow</source>
        <comment>siege.sheet.1b/title</comment>
        <translation>Gittate della balestra</translation>
    </message>
    <message>
        <source>For the crossbow, 1 to 25 hexes is short range, 26 to 75 medium and 76 to 130 long.</source>
        <comment>siege.sheet.1b/text</comment>
        <translation>Per la balestra la gittata è corta da 1 a 25 esagoni, media da 26 a 75 e lunga da 76 a 130.</translation>
    </message>
    <message>
        <source>Ranges of the long bow</source>
        <comment>siege.sheet.1c/title</comment>
        <translation>Gittate dell’arco lungo</translation>
    </message>
    <message>
        <source>For the long bow, 1 to 30 hexes is short range, 31 to 90 medium and 91 to 150 long.</source>
        <comment>siege.sheet.1c/text</comment>
        <translation>Per l’arco lungo la gittata è corta da 1 a 30 esagoni, media da 31 a 90 e lunga da 91 a 150.</translation>
    </message>
    <message>
        <source>Ranges of the ballista</source>
        <comment>siege.sheet.1d/title</comment>
        <translation>Gittate della ballista</translation>
    </message>
    <message>
        <source>For the ballista, 1 to 50 hexes is short range, 51 to 100 medium and 101 to 175 long.</source>
        <comment>siege.sheet.1d/text</comment>
        <translation>Per la ballista la gittata è corta da 1 a 50 esagoni, media da 51 a 100 e lunga da 101 a 175.</translation>
    </message>
    <message>
        <source>{range} hexes: beyond the longest range of this weapon ({weapon}), {longest}.</source>
        <comment>siege.sheet.1e/beyond</comment>
        <translation>{range} esagoni: oltre la gittata massima di quest’arma ({weapon}), {longest}.</translation>
    </message>
    <message>
        <source>Nothing beyond long range</source>
        <comment>siege.sheet.1e/title</comment>
        <translation>Nulla oltre la gittata lunga</translation>
    </message>
    <message>
        <source>A target beyond the long range of the weapon may not be shot at.</source>
        <comment>siege.sheet.1e/text</comment>
        <translation>Non si può tirare contro un bersaglio oltre la gittata lunga dell’arma.</translation>
    </message>
    <message>
        <source>Range changes the die</source>
        <comment>siege.sheet.2a/title</comment>
        <translation>La gittata modifica il dado</translation>
    </message>
    <message>
        <source>A shot at short range adds 0 to the die, at medium range 1, at long range 2.</source>
        <comment>siege.sheet.2a/text</comment>
        <translation>Un tiro a gittata corta aggiunge 0 al dado, a gittata media 1, a gittata lunga 2.</translation>
    </message>
    <message>
        <source>A wounded shooter aims worse</source>
        <comment>siege.sheet.2b/title</comment>
        <translation>Un tiratore ferito mira peggio</translation>
    </message>
    <message>
        <source>When the shooter is a wounded archer or crossbowman, add 1 to the die. For the ballista see siege.ruling.ballista-wounded.</source>
        <comment>siege.sheet.2b/text</comment>
        <translation>Quando il tiratore è un arciere o un balestriere ferito, si aggiunge 1 al dado. Per la ballista si veda siege.ruling.ballista-wounded.</translation>
    </message>
    <message>
        <source>A knight&apos;s armour</source>
        <comment>siege.sheet.2c/title</comment>
        <translation>L’armatura del cavaliere</translation>
    </message>
    <message>
        <source>When the target is a knight on foot, add 1 to the die.</source>
        <comment>siege.sheet.2c/text</comment>
        <translation>Quando il bersaglio è un cavaliere a piedi, si aggiunge 1 al dado.</translation>
    </message>
    <message>
        <source>{letter}: {meaning}.</source>
        <comment>siege.sheet.3a/letter</comment>
        <translation>{letter}: {meaning}.</translation>
    </message>
    <message>
        <source>Results of shots at mounted targets</source>
        <comment>siege.sheet.3a/title</comment>
        <translation>Risultati dei tiri contro bersagli a cavallo</translation>
    </message>
    <message>
        <source>A: rider and horse retreat 4 hexes. B: horse killed, rider stunned and unhorsed. C: horse unhurt, rider wounded and unhorsed. D: horse killed, rider wounded and unhorsed. E: horse unhurt, rider killed and unhorsed. F: horse killed, rider killed and unhorsed.</source>
        <comment>siege.sheet.3a/text</comment>
        <translation>A: personaggio e cavallo indietreggiano di 4 esagoni. B: cavallo ucciso, personaggio stordito e disarcionato. C: cavallo indenne, personaggio ferito e disarcionato. D: cavallo ucciso, personaggio ferito e disarcionato. E: cavallo indenne, personaggio ucciso e disarcionato. F: cavallo ucciso, personaggio ucciso e disarcionato.</translation>
    </message>
    <message>
        <source>A rider never has strong cover; cover of {target}: {cover}.</source>
        <comment>siege.sheet.3b/medium</comment>
        <translation>Un personaggio montato non ha mai riparo forte; riparo di {target}: {cover}.</translation>
    </message>
    <message>
        <source>No strong cover for riders</source>
        <comment>siege.sheet.3b/title</comment>
        <translation>Nessun riparo forte per i personaggi montati</translation>
    </message>
    <message>
        <source>There is no strong cover for mounted targets: their table has only the columns none, light and medium (siege.ruling.mounted-strong).</source>
        <comment>siege.sheet.3b/text</comment>
        <translation>Per i bersagli a cavallo non c’è riparo forte: la loro tabella ha solo le colonne nessuno, leggero e medio (siege.ruling.mounted-strong).</translation>
    </message>
    <message>
        <source>{letter}: {meaning}.</source>
        <comment>siege.sheet.3c/letter</comment>
        <translation>{letter}: {meaning}.</translation>
    </message>
    <message>
        <source>Results of shots at targets on foot</source>
        <comment>siege.sheet.3c/title</comment>
        <translation>Risultati dei tiri contro bersagli a piedi</translation>
    </message>
    <message>
        <source>A: the target retreats 2 hexes. B: it is wounded. C: it is killed.</source>
        <comment>siege.sheet.3c/text</comment>
        <translation>A: il bersaglio indietreggia di 2 esagoni. B: è ferito. C: è ucciso.</translation>
    </message>
    <message>
        <source>{name} has no retreat to make.</source>
        <comment>siege.sheet.3d/not_owed</comment>
        <translation>{name} non deve indietreggiare.</translation>
    </message>
    <message>
        <source>{to} is not beside {from}.</source>
        <comment>siege.sheet.3d/jump</comment>
        <translation>Esagoni non adiacenti: {from}, {to}.</translation>
    </message>
    <message>
        <source>{hex} is beside an enemy.</source>
        <comment>siege.sheet.3d/enemy</comment>
        <translation>{hex} è accanto a un nemico.</translation>
    </message>
    <message>
        <source>Retreating from a shot</source>
        <comment>siege.sheet.3d/title</comment>
        <translation>Indietreggiare per un tiro</translation>
    </message>
    <message>
        <source>A retreat caused by a shot is made at once. It may pass through hexes that hold friends, but not through hexes adjacent to enemies. A character who cannot go the whole distance is wounded (siege.ruling.retreat-hexes, siege.ruling.stunned-retreat).</source>
        <comment>siege.sheet.3d/text</comment>
        <translation>Chi deve indietreggiare per un tiro lo fa subito. Può passare per esagoni che contengono amici, ma non per esagoni adiacenti a nemici. Chi non può percorrere tutta la distanza è ferito (siege.ruling.retreat-hexes, siege.ruling.stunned-retreat).</translation>
    </message>
    <message>
        <source>Results of melee against mounted</source>
        <comment>siege.sheet.4a/title</comment>
        <translation>Risultati del combattimento contro chi è a cavallo</translation>
    </message>
    <message>
        <source>No letter: no effect. A: attacker wounded. B: attacker retreats 1 hex. C: defender retreats 1 hex. D: horse killed, rider stunned and unhorsed. E: horse unhurt, rider wounded (siege.ruling.mounted-E). F: horse killed, rider wounded and unhorsed. G: horse unhurt, rider killed and unhorsed. H: horse killed, rider killed and unhorsed.</source>
        <comment>siege.sheet.4a/text</comment>
        <translation>Nessuna lettera: nessun effetto. A: attaccante ferito. B: l’attaccante indietreggia di 1 esagono. C: il difensore indietreggia di 1 esagono. D: cavallo ucciso, personaggio stordito e disarcionato. E: cavallo indenne, personaggio ferito (siege.ruling.mounted-E). F: cavallo ucciso, personaggio ferito e disarcionato. G: cavallo indenne, personaggio ucciso e disarcionato. H: cavallo ucciso, personaggio ucciso e disarcionato.</translation>
    </message>
    <message>
        <source>Results of melee against foot</source>
        <comment>siege.sheet.4b/title</comment>
        <translation>Risultati del combattimento contro chi è a piedi</translation>
    </message>
    <message>
        <source>Several attackers against foot</source>
        <comment>siege.sheet.4c/title</comment>
        <translation>Più attaccanti contro chi è a piedi</translation>
    </message>
    <message>
        <source>When several attackers together fight a target on foot, the column shifts 1 to the right (rule 1.72).</source>
        <comment>siege.sheet.4c/text</comment>
        <translation>Quando più attaccanti combattono insieme un bersaglio a piedi, la colonna si sposta di 1 a destra (regola 1.72).</translation>
    </message>
    <message>
        <source>All who took part retreat</source>
        <comment>siege.sheet.5a/title</comment>
        <translation>Indietreggiano tutti i partecipanti</translation>
    </message>
    <message>
        <source>When a melee result calls for a retreat, all the characters of that side who took part retreat.</source>
        <comment>siege.sheet.5a/text</comment>
        <translation>Quando un risultato di combattimento impone di indietreggiare, indietreggiano tutti i personaggi di quella fazione che vi hanno preso parte.</translation>
    </message>
    <message>
        <source>Limits on retreating from melee</source>
        <comment>siege.sheet.5b/title</comment>
        <translation>Indietreggiare in combattimento: i limiti</translation>
    </message>
    <message>
        <source>A character retreating from melee may not push other characters away and may not end adjacent to an enemy.</source>
        <comment>siege.sheet.5b/text</comment>
        <translation>Un personaggio che indietreggia in combattimento non può spingere via altri personaggi né finire adiacente a un nemico.</translation>
    </message>
    <message>
        <source>No room to retreat</source>
        <comment>siege.sheet.5c/title</comment>
        <translation>Nessuno spazio per indietreggiare</translation>
    </message>
    <message>
        <source>A character who cannot retreat from melee within the limits of siege.sheet.5b stays where it is and is wounded.</source>
        <comment>siege.sheet.5c/text</comment>
        <translation>Un personaggio che in combattimento non può indietreggiare entro i limiti di siege.sheet.5b resta dov’è ed è ferito.</translation>
    </message>
    <message>
        <source>{target} was hurt already ({state}) and dies.</source>
        <comment>siege.sheet.5d/again</comment>
        <translation>{target} aveva già subito un colpo (stato: {state}) e muore.</translation>
    </message>
    <message>
        <source>Twice hurt is dead</source>
        <comment>siege.sheet.5d/title</comment>
        <translation>Colpito due volte, muore</translation>
    </message>
    <message>
        <source>A character already stunned or wounded who is stunned or wounded again is dead.</source>
        <comment>siege.sheet.5d/text</comment>
        <translation>Un personaggio già stordito o ferito che viene di nuovo stordito o ferito è morto.</translation>
    </message>
    <message>
        <source>Crosses on the castle plan</source>
        <comment>siege.sheet.6a/title</comment>
        <translation>Le croci sulla pianta del castello</translation>
    </message>
    <message>
        <source>Each result D puts a cross on that hex in the castle plan. With 4 crosses the wall there is demolished, and at the next assault the besieger may put a demolished-wall counter on it.</source>
        <comment>siege.sheet.6a/text</comment>
        <translation>Ogni risultato D mette una croce su quell’esagono nella pianta del castello. Con 4 croci il muro in quel punto è demolito e all’assalto successivo l’assediante può piazzarvi una pedina muro demolito.</translation>
    </message>
    <message>
        <source>Ticking the days</source>
        <comment>siege.sheet.6b/title</comment>
        <translation>Si spuntano i giorni</translation>
    </message>
    <message>
        <source>At the end of each day of siege that day is ticked.</source>
        <comment>siege.sheet.6b/text</comment>
        <translation>Alla fine di ogni giorno d’assedio quel giorno si spunta.</translation>
    </message>
    <message>
        <source>Names of the wounded</source>
        <comment>siege.sheet.6c/title</comment>
        <translation>I nomi dei feriti</translation>
    </message>
    <message>
        <source>The wounded of the day&apos;s fighting are rolled for, and their names are entered at the day of their return.</source>
        <comment>siege.sheet.6c/text</comment>
        <translation>Si tira il dado per i feriti del combattimento del giorno e i loro nomi si annotano nel giorno del loro ritorno.</translation>
    </message>
    <message>
        <source>Other uses of the calendar</source>
        <comment>siege.sheet.6d/title</comment>
        <translation>Altri usi del calendario</translation>
    </message>
    <message>
        <source>The calendar also holds damage to engines, rationing dates and the like.</source>
        <comment>siege.sheet.6d/text</comment>
        <translation>Il calendario raccoglie anche i danni alle macchine, le date del razionamento e simili.</translation>
    </message>
    <message>
        <source>Where the castle may be bombarded</source>
        <comment>siege.sheet.6e/title</comment>
        <translation>Dove si può bombardare il castello</translation>
    </message>
    <message>
        <source>Hexes that may be bombarded have a thick outline on the castle plan. Those inside the castle, such as the keep, may be bombarded only once the outer wall has a breach (rule 4.21).</source>
        <comment>siege.sheet.6e/text</comment>
        <translation>Gli esagoni che si possono bombardare hanno un contorno spesso sulla pianta del castello. Quelli all’interno, come il mastio, si possono bombardare solo quando la cinta esterna ha una breccia (regola 4.21).</translation>
    </message>
    <message>
        <source>C results spare the ram</source>
        <comment>siege.sheet.6f/title</comment>
        <translation>I risultati C non toccano l’ariete</translation>
    </message>
    <message>
        <source>Results C of the bombardment table do not apply to rams.</source>
        <comment>siege.sheet.6f/text</comment>
        <translation>I risultati C della tabella di bombardamento non valgono per gli arieti.</translation>
    </message>
    <message>
        <source>Results of the fire table</source>
        <comment>siege.sheet.7/title</comment>
        <translation>Risultati della tabella degli incendi</translation>
    </message>
    <message>
        <source>F: the fire catches or spreads. D: the fire in that hex is put out. DA: only a fire caused by a flaming arrow is put out.</source>
        <comment>siege.sheet.7/text</comment>
        <translation>F: il fuoco si accende o si propaga. D: l’incendio in quell’esagono è spento. DA: è spento solo un incendio causato da una freccia incendiaria.</translation>
    </message>
    <message>
        <source>One sheet for both editions</source>
        <comment>siege.ruling.french-sheet/title</comment>
        <translation>Una sola scheda per le due edizioni</translation>
    </message>
    <message>
        <source>Which play sheet and siege sheet hold for the Spanish edition, whose own are not in our sources? The French ones: their ranges, modifiers, result letters, retreats, healing and fire letters are used for both editions. The Spanish text calls its sheets by the same names and gives no number that disagrees.</source>
        <comment>siege.ruling.french-sheet/text</comment>
        <translation>Quali schede di gioco e d’assedio valgono per l’edizione spagnola, le cui schede mancano nelle nostre fonti? Quelle francesi: gittate, modificatori, lettere dei risultati, esagoni di cui si indietreggia, guarigioni e lettere degli incendi si usano per entrambe le edizioni. Il testo spagnolo chiama le proprie schede con gli stessi nomi e non dà alcun numero discordante.</translation>
    </message>
    <message>
        <source>Lost combat symbols</source>
        <comment>siege.ruling.lost-glyphs/title</comment>
        <translation>I simboli di combattimento perduti</translation>
    </message>
    <message>
        <source>Influence of the embankment</source>
        <comment>siege.ruling.embankment-influence/title</comment>
        <translation>L’influenza della scarpata</translation>
    </message>
    <message>
        <source>What is the combat influence of an embankment? The French edition has a disadvantage (-), as far as a scrambled column can be read, and the Spanish edition prints neutral (0). By default (as-printed) each edition keeps its own. In the other reading (neutral) the lone 0 at the end of the French column belongs to the embankment, so that it is 0 in both.</source>
        <comment>siege.ruling.embankment-influence/text</comment>
        <translation>Qual è l’influenza di una scarpata sul combattimento? L’edizione francese ha uno svantaggio (-), per quanto si può leggere in una colonna in disordine, e l’edizione spagnola riporta neutro (0). Per impostazione predefinita (as-printed) ogni edizione tiene il suo valore. Nell’altra lettura (neutral) lo 0 isolato in fondo alla colonna francese appartiene alla scarpata, che vale quindi 0 in entrambe.</translation>
    </message>
    <message>
        <source>Climbing out of the moat</source>
        <comment>siege.ruling.moat-exit/title</comment>
        <translation>Uscire dal fossato</translation>
    </message>
    <message>
        <source>Does leaving the moat cost extra? No: a cost is paid for the hex entered, and only entering is priced.</source>
        <comment>siege.ruling.moat-exit/text</comment>
        <translation>Uscire dal fossato costa di più? No: il costo si paga per l’esagono in cui si entra, e ha un prezzo soltanto l’entrata.</translation>
    </message>
    <message>
        <source>Which melee bars the first shooting</source>
        <comment>siege.ruling.previous-turn/title</comment>
        <translation>Quale combattimento vieta il primo tiro</translation>
    </message>
    <message>
        <source>Which melees bar a character from the first shooting (rule 1.21)? By default (own-phase), any melee since the start of the character&apos;s own previous phase, its side&apos;s last phase and the enemy phase after it, whether the character attacked or was attacked. In the other reading (game-turn) it is the whole previous game turn, which treats the two sides differently. The Spanish verb could also mean only those who began the melee.</source>
        <comment>siege.ruling.previous-turn/text</comment>
        <translation>Quali combattimenti vietano a un personaggio il primo tiro (regola 1.21)? Per impostazione predefinita (own-phase), ogni combattimento dall’inizio della sua fase precedente, cioè l’ultima fase della sua fazione e la fase nemica seguente, sia che il personaggio abbia attaccato sia che sia stato attaccato. Nell’altra lettura (game-turn) è l’intero turno di gioco precedente, che tratta diversamente le due fazioni. Il verbo spagnolo potrebbe anche indicare solo chi ha iniziato il combattimento.</translation>
    </message>
    <message>
        <source>What the stunned may do and when they recover</source>
        <comment>siege.ruling.stunned-inert/title</comment>
        <translation>Che cosa può fare uno stordito e quando si riprende</translation>
    </message>
    <message>
        <source>What may a stunned character do, and when does one recover that was stunned in its own side&apos;s phase, by the drawbridge, a fall or a lost attack? It does nothing: no move, shot, attack, crew duty or carrying; it may be attacked. It recovers in step 5 of its side&apos;s next phase after the one in which it was stunned. Its values are on the counter&apos;s other side; the rulebooks name only those stunned in the enemy&apos;s phase (rule 1.21).</source>
        <comment>siege.ruling.stunned-inert/text</comment>
        <translation>Che cosa può fare un personaggio stordito, e quando si riprende chi lo è stato nella fase della propria fazione, per il ponte levatoio, una caduta o un attacco fallito? Non fa nulla: non muove, non tira, non attacca, non serve macchine e non porta nulla; può essere attaccato. Si riprende nella sequenza 5 della fase della sua fazione successiva a quella in cui è stato stordito. I suoi valori sono sull’altra faccia della pedina; i regolamenti parlano solo degli storditi nella fase nemica (regola 1.21).</translation>
    </message>
    <message>
        <source>{sum} is read as {adjusted}.</source>
        <comment>siege.ruling.die-clamp/used</comment>
        <translation>{sum} si legge come {adjusted}.</translation>
    </message>
    <message>
        <source>Dice beyond the table</source>
        <comment>siege.ruling.die-clamp/title</comment>
        <translation>Dadi fuori tabella</translation>
    </message>
    <message>
        <source>What is an adjusted die outside 1 to 10? Below 1 it reads as 1 and above 10 as 10, in every table, since no row exists outside.</source>
        <comment>siege.ruling.die-clamp/text</comment>
        <translation>Che ne è di un dado modificato inferiore a 1 o superiore a 10? Sotto 1 si legge come 1 e sopra 10 come 10, in ogni tabella, perché fuori non esiste alcuna riga.</translation>
    </message>
    <message>
        <source>The line runs along a hexside. Reading: {reading}.</source>
        <comment>siege.ruling.edge-line/used</comment>
        <translation>La linea corre lungo un lato dell’esagono. Lettura: {reading}.</translation>
    </message>
    <message>
        <source>A line along a hexside</source>
        <comment>siege.ruling.edge-line/title</comment>
        <translation>Una linea lungo un lato dell’esagono</translation>
    </message>
    <message>
        <source>How is a line read that runs exactly along a hexside? The rulebooks say nothing. By default (both), both hexes beside the line count as crossed for cover, with the better cover for the target; the shot is stopped only when both would stop it, or when the hexside itself carries a wall. In the variant strict either hex stops it; in the variant open only the hexside itself counts. A line through a corner follows siege.ruling.corner-line.</source>
        <comment>siege.ruling.edge-line/text</comment>
        <translation>Come si legge una linea che corre esattamente lungo un lato dell’esagono? I regolamenti tacciono. Per impostazione predefinita (both) entrambi gli esagoni accanto alla linea contano come attraversati per il riparo, e al bersaglio spetta il riparo migliore; il tiro è fermato solo se lo fermerebbero entrambi, o se il lato stesso porta un muro. Nella variante strict basta uno dei due a fermarlo; nella variante open conta solo il lato stesso. Una linea per un vertice segue siege.ruling.corner-line.</translation>
    </message>
    <message>
        <source>The shooter&apos;s own hex</source>
        <comment>siege.ruling.own-hex/title</comment>
        <translation>L’esagono del tiratore</translation>
    </message>
    <message>
        <source>Does the shooter&apos;s own hex, with its tree, brush or engine, count as crossed? No: only what lies between shooter and target counts.</source>
        <comment>siege.ruling.own-hex/text</comment>
        <translation>L’esagono del tiratore, con il suo albero, la sua sterpaglia o la sua macchina, conta come attraversato? No: conta solo ciò che sta fra il tiratore e il bersaglio.</translation>
    </message>
    <message>
        <source>Aiming at a mounted character</source>
        <comment>siege.ruling.mounted-aim/title</comment>
        <translation>Mirare a un personaggio montato</translation>
    </message>
    <message>
        <source>A mounted character takes two hexes: where does the line go? The shooter chooses either hex and the range is counted to that hex. Cover follows rule 3.31.</source>
        <comment>siege.ruling.mounted-aim/text</comment>
        <translation>Un personaggio montato occupa due esagoni: dove va la linea? Il tiratore ne sceglie uno e la gittata si conta fino a quello. Il riparo segue la regola 3.31.</translation>
    </message>
    <message>
        <source>The ballista is bound as a crossbow is.</source>
        <comment>siege.ruling.ballista-direct/used</comment>
        <translation>La ballista segue gli stessi vincoli della balestra.</translation>
    </message>
    <message>
        <source>The ballista does not shoot over others</source>
        <comment>siege.ruling.ballista-direct/title</comment>
        <translation>La ballista non tira al di sopra degli altri</translation>
    </message>
    <message>
        <source>Is the ballista bound by rule 1.42? Yes, like the crossbow: it shoots over no blocker. It shoots in the crossbowmen&apos;s step, and the exception for archers is for bows.</source>
        <comment>siege.ruling.ballista-direct/text</comment>
        <translation>La ballista è tenuta alla regola 1.42? Sì, come la balestra: non tira al di sopra di chi blocca la linea. Tira nella sequenza dei balestrieri e l’eccezione per gli arcieri riguarda gli archi.</translation>
    </message>
    <message>
        <source>Shooting out of a slit</source>
        <comment>siege.ruling.slit-arc/title</comment>
        <translation>Tirare da una feritoia</translation>
    </message>
    <message>
        <source>In which directions may one shoot out of a slit? Along any line that starts at the slit&apos;s hexside and leaves on its outer side, blocked by walls as usual. Rule 1.45 limits only shots coming in.</source>
        <comment>siege.ruling.slit-arc/text</comment>
        <translation>In quali direzioni si può tirare da una feritoia? Lungo qualsiasi linea che parte dal lato della feritoia ed esce dalla parte esterna, bloccata dai muri come di norma. La regola 1.45 limita solo i tiri che entrano.</translation>
    </message>
    <message>
        <source>In line with a slit</source>
        <comment>siege.ruling.slit-axis/title</comment>
        <extracomment>in line: straight in front of it</extracomment>
        <translation>In asse con una feritoia</translation>
    </message>
    <message>
        <source>What does being in line with a slit mean, which the French edition calls exact alignment and the Spanish edition the vertical of the slit? The shooter&apos;s hex centre lies on the straight row of hexes that leaves the slit hex at right angles through the slit&apos;s hexside. The worked example speaks of the axis of the slit.</source>
        <comment>siege.ruling.slit-axis/text</comment>
        <translation>Che cosa vuol dire essere in asse con una feritoia, che l’edizione francese chiama allineamento esatto e l’edizione spagnola verticale della feritoia? Il centro dell’esagono del tiratore sta sulla fila dritta di esagoni che esce perpendicolarmente dall’esagono della feritoia, attraverso il lato della feritoia. L’esempio parla dell’asse della feritoia.</translation>
    </message>
    <message>
        <source>Which height things have</source>
        <comment>siege.ruling.heights/title</comment>
        <translation>Le altezze</translation>
    </message>
    <message>
        <source>Where do ladder tops, siege tower tops, rubble and the rest belong? Wall height: ramparts, tower slits and rooms, ladder top and siege tower top. Keep height: keep slits and rooms. Moat height: unfilled moat. Ground height: everything else, with demolished walls, stairs, drawbridge, gate and the inside of a siege tower; a door, and a room whose map says so, has the height its map gives it.</source>
        <comment>siege.ruling.heights/text</comment>
        <translation>A quale altezza stanno la cima delle scale, la cima delle torri d’assedio, le macerie e il resto? Altezza delle mura: bastioni, feritoie e stanze delle torri, cima della scala e cima della torre d’assedio. Altezza del mastio: feritoie e stanze del mastio. Altezza del fossato: il fossato non riempito. Altezza del suolo: tutto il resto, compresi muri demoliti, scalinate, ponte levatoio, porta del castello e interno di una torre d’assedio; una porta, o una stanza quando la mappa lo dice, ha l’altezza che le dà la mappa.</translation>
    </message>
    <message>
        <source>A filled moat is ground</source>
        <comment>siege.ruling.filled-level/title</comment>
        <translation>Il fossato riempito è suolo</translation>
    </message>
    <message>
        <source>Is a filled moat the moat? No, it is ground: it is a terrain row of its own.</source>
        <comment>siege.ruling.filled-level/text</comment>
        <translation>Un fossato riempito è ancora fossato? No, è suolo: ha una riga di terreno tutta sua.</translation>
    </message>
    <message>
        <source>The radius of an elevated shooter</source>
        <comment>siege.ruling.radius/title</comment>
        <translation>Il raggio di un tiratore in alto</translation>
    </message>
    <message>
        <source>Friends beside the target</source>
        <comment>siege.ruling.friend-adjacent/title</comment>
        <translation>Amici accanto al bersaglio</translation>
    </message>
    <message>
        <source>At what distance does a friend beside the target forbid the shot (rules 1.44g and 2.43b)? By default (within-radius), when the target is lower than the shooter and within the radius; beyond it the shot is an ordinary one. A stunned friend counts, a dead one does not, and a shot upward is not refused for a friend beside the target. In the other reading (always) the shot is refused at every distance.</source>
        <comment>siege.ruling.friend-adjacent/text</comment>
        <translation>A che distanza un amico accanto al bersaglio vieta il tiro (regole 1.44g e 2.43b)? Per impostazione predefinita (within-radius), quando il bersaglio è più basso del tiratore ed entro il raggio; oltre, il tiro è normale. Un amico stordito conta, uno morto no, e un tiro verso l’alto non è vietato da un amico accanto al bersaglio. Nell’altra lettura (always) il tiro è vietato a ogni distanza.</translation>
    </message>
    <message>
        <source>Measuring distance to a wall</source>
        <comment>siege.ruling.wall-distance/title</comment>
        <translation>Misurare la distanza da un muro</translation>
    </message>
    <message>
        <source>How are distances measured for rules 1.44j and 1.44k with towers or with several hexes crossed? Let the line cross the obstacle. The shooter&apos;s distance is the hexes from his hex to the last hex before the wall&apos;s hexside, plus 1; the target&apos;s is the hexes from its hex to the first hex behind it, plus 1. The shot is allowed when the target&apos;s distance is at least the shooter&apos;s. A tower is measured at its outer wall nearest to each of the two; a siege tower from its hex on the line nearest to each of the two, that hex being 0.</source>
        <comment>siege.ruling.wall-distance/text</comment>
        <translation>Come si misurano le distanze per le regole 1.44j e 1.44k con le torri o con più esagoni attraversati? Si segue la linea attraverso l’ostacolo. La distanza del tiratore è data dagli esagoni dal suo fino all’ultimo prima del lato del muro, più 1; quella del bersaglio dagli esagoni dal suo fino al primo al di là, più 1. Il tiro è permesso quando la distanza del bersaglio è almeno pari a quella del tiratore. Una torre si misura dal muro esterno più vicino a ciascuno dei due; una torre d’assedio dal suo esagono sulla linea più vicino a ciascuno dei due, che vale 0.</translation>
    </message>
    <message>
        <source>Who stands where at the moat</source>
        <comment>siege.ruling.moat-out/title</comment>
        <translation>Chi sta dove al fossato</translation>
    </message>
    <message>
        <source>Who stands where in the example of rule 1.46, whose picture is lost? By default (edge): A outside on a hex adjacent to the moat&apos;s edge, B outside and not adjacent, C and D in the moat, E on the wall; so a shooter in the moat reaches the moat and the hexes along its edge, and nothing else. In the other reading (moat-only) E stands at the edge and A on the wall; then a shooter in the moat reaches only the moat.</source>
        <comment>siege.ruling.moat-out/text</comment>
        <translation>Chi sta dove nell’esempio della regola 1.46, la cui figura è perduta? Per impostazione predefinita (edge): A fuori su un esagono adiacente al bordo del fossato, B fuori e non adiacente, C e D nel fossato, E sulle mura; perciò un tiratore nel fossato raggiunge il fossato e gli esagoni lungo il bordo, e nient’altro. Nell’altra lettura (moat-only) E sta sul bordo e A sulle mura; allora un tiratore nel fossato raggiunge solo il fossato.</translation>
    </message>
    <message>
        <source>Choosing the covered side of a door</source>
        <comment>siege.ruling.door-side/title</comment>
        <translation>Scegliere il lato riparato di una porta</translation>
    </message>
    <message>
        <source>When does the owner choose the covered side of a door (rule 1.53)? When the first shot of a phase is made at the character; the choice holds for that enemy phase. Without crossfire the side shot at is covered.</source>
        <comment>siege.ruling.door-side/text</comment>
        <translation>Quando il proprietario sceglie il lato riparato di una porta (regola 1.53)? Quando contro il personaggio si compie il primo tiro di una fase; la scelta vale per quella fase nemica. Senza tiri incrociati è riparato il lato da cui viene il tiro.</translation>
    </message>
    <message>
        <source>The two hexes beside the drawbridge</source>
        <comment>siege.ruling.gate-hexes/title</comment>
        <translation>I due esagoni accanto al ponte levatoio</translation>
    </message>
    <message>
        <source>Which two hexes does rule 1.57 mean? The two castle hexes that touch the drawbridge&apos;s castle end, left and right of the passage.</source>
        <comment>siege.ruling.gate-hexes/text</comment>
        <translation>Quali due esagoni intende la regola 1.57? I due esagoni del castello che toccano l’estremità del ponte levatoio dal lato del castello, a sinistra e a destra del passaggio.</translation>
    </message>
    <message>
        <source>Covers do not add</source>
        <comment>siege.ruling.cover-max/title</comment>
        <translation>I ripari non si sommano</translation>
    </message>
    <message>
        <source>How do several covers combine? The strongest counts and nothing is added, by analogy with rule 3.31.</source>
        <comment>siege.ruling.cover-max/text</comment>
        <translation>Come si combinano più ripari? Conta il più forte e nulla si somma, per analogia con la regola 3.31.</translation>
    </message>
    <message>
        <source>Bodies that bar the way</source>
        <comment>siege.ruling.corpses/title</comment>
        <translation>I corpi che sbarrano la via</translation>
    </message>
    <message>
        <source>What of mixtures of bodies that rules 1.61e and 1.61f do not list? Weigh a man 1 and a horse 3: from 3 to 5 the hex costs 1 point more, from 6 on it is impassable. A horse counts in both its hexes. All printed cases fit.</source>
        <comment>siege.ruling.corpses/text</comment>
        <translation>E le combinazioni di corpi che le regole 1.61e e 1.61f non elencano? Un uomo conta 1 e un cavallo 3: da 3 a 5 l’esagono costa 1 punto in più, da 6 in su è intransitabile. Un cavallo conta in entrambi i suoi esagoni. I casi stampati vi rientrano tutti.</translation>
    </message>
    <message>
        <source>Attacks below 1-1</source>
        <comment>siege.ruling.below-one/title</comment>
        <translation>Attacchi sotto 1-1</translation>
    </message>
    <message>
        <source>Is 1-1 tested before or after the shifts? By default (refuse), both: the plain ratio must reach 1-1, and the column after the net shift must not lie left of 1-1; otherwise the attack is refused. In the other reading (clamp) a shift never goes left of 1-1.</source>
        <comment>siege.ruling.below-one/text</comment>
        <translation>Il limite di 1-1 si verifica prima o dopo gli spostamenti? Per impostazione predefinita (refuse), tutte e due le volte: il rapporto semplice deve arrivare a 1-1 e la colonna dopo lo spostamento netto non deve stare a sinistra di 1-1; altrimenti l’attacco è vietato. Nell’altra lettura (clamp) uno spostamento non va mai a sinistra di 1-1.</translation>
    </message>
    <message>
        <source>The highest column</source>
        <comment>siege.ruling.top-column/title</comment>
        <translation>La colonna più alta</translation>
    </message>
    <message>
        <source>Which column is the highest? 8-1, the highest that the text names (rule 5.32): higher ratios and shifts read 8-1. All whole ratios between exist. The Spanish rule 1.7 says that the ratio is rounded to one that the table has.</source>
        <comment>siege.ruling.top-column/text</comment>
        <translation>Qual è la colonna più alta? 8-1, la più alta che il testo nomina (regola 5.32): rapporti e spostamenti superiori si leggono 8-1. Tutti i rapporti interi intermedi esistono. La regola 1.7 spagnola dice che il rapporto si arrotonda a uno di quelli della tabella.</translation>
    </message>
    <message>
        <source>How often one may attack</source>
        <comment>siege.ruling.one-attack/title</comment>
        <translation>Quante volte si può attaccare</translation>
    </message>
    <message>
        <source>How often may one attack and be attacked? Each attacker attacks once a phase; each defender may be attacked any number of times by different attackers. Rule 1.72 of the French edition allows separate attacks on one enemy.</source>
        <comment>siege.ruling.one-attack/text</comment>
        <translation>Quante volte si può attaccare ed essere attaccati? Ogni attaccante una volta per fase; ogni difensore può essere attaccato quante volte si vuole, da attaccanti diversi. La regola 1.72 dell’edizione francese ammette attacchi separati contro lo stesso nemico.</translation>
    </message>
    <message>
        <source>Joint attacks on mounted targets</source>
        <comment>siege.ruling.mounted-joint/title</comment>
        <translation>Attacchi congiunti contro chi è a cavallo</translation>
    </message>
    <message>
        <source>What does rule 1.72c withhold against mounted targets, the shift or the adding of strengths? Only the shift: attacks may still be added. The play sheet prints the shift under the table against foot.</source>
        <comment>siege.ruling.mounted-joint/text</comment>
        <translation>Che cosa nega la regola 1.72c contro bersagli a cavallo, lo spostamento o la somma delle forze? Solo lo spostamento: gli attacchi si possono comunque sommare. La scheda di gioco riporta lo spostamento sotto la tabella contro chi è a piedi.</translation>
    </message>
    <message>
        <source>Choosing who is killed</source>
        <comment>siege.ruling.killed-choice/title</comment>
        <translation>Scegliere chi è ucciso</translation>
    </message>
    <message>
        <source>Who dies when one of several is killed? The owner of that side chooses, as for stunned and wounded; rule 1.72 does not name this case.</source>
        <comment>siege.ruling.killed-choice/text</comment>
        <translation>Chi muore quando è ucciso uno fra più personaggi? Sceglie il giocatore di quella fazione, come per gli storditi e i feriti; la regola 1.72 non nomina questo caso.</translation>
    </message>
    <message>
        <source>Terrain of several defenders</source>
        <comment>siege.ruling.defenders-terrain/title</comment>
        <translation>Il terreno di più difensori</translation>
    </message>
    <message>
        <source>Several against several</source>
        <comment>siege.ruling.many-many/title</comment>
        <translation>Molti contro molti</translation>
    </message>
    <message>
        <source>May several attackers together fight several defenders together? No: attack one by one, or with one against several. Neither rulebook describes it.</source>
        <comment>siege.ruling.many-many/text</comment>
        <translation>Più attaccanti insieme possono combattere più difensori insieme? No: si attacca uno per volta, o uno solo contro più difensori. Nessuno dei due regolamenti lo descrive.</translation>
    </message>
    <message>
        <source>Half a character&apos;s movement</source>
        <comment>siege.ruling.half-movement/title</comment>
        <translation>La metà del movimento</translation>
    </message>
    <message>
        <source>How is the advance of the French edition measured when the movement points are an odd number or the costs are high? Round down. The first hex may always be entered, provided that ordinary movement could ever enter it; its cost is then taken from the half, and further hexes must be paid from what is left. Rule 1.93 offers the advance in place of the 4 points.</source>
        <comment>siege.ruling.half-movement/text</comment>
        <translation>Come si misura l’avanzata dell’edizione francese quando i punti movimento sono dispari o i costi sono alti? Si arrotonda per difetto. Nel primo esagono si può sempre entrare, purché con un movimento normale vi si possa in qualche caso entrare; il suo costo si toglie poi dalla metà e gli esagoni successivi si pagano con ciò che resta. La regola 1.93 offre l’avanzata al posto dei 4 punti.</translation>
    </message>
    <message>
        <source>Advancing over a stunned enemy</source>
        <comment>siege.ruling.advance-stunned/title</comment>
        <extracomment>over: across the hex of one who lies there</extracomment>
        <translation>Avanzare attraverso un nemico stordito</translation>
    </message>
    <message>
        <source>The Spanish edition lets one advance over a stunned enemy; yet that enemy is adjacent (rule 1.73d) and its hex may not be shared (rule 1.62a). How is this read? The stunned victim is not the adjacent enemy of rule 1.73d; its hex is crossed, never stopped on. Otherwise that rule could never be used.</source>
        <comment>siege.ruling.advance-stunned/text</comment>
        <translation>L’edizione spagnola permette di avanzare attraverso un nemico stordito; eppure quel nemico è adiacente (regola 1.73d) e il suo esagono non si può condividere (regola 1.62a). Come si legge? La vittima stordita non è il nemico adiacente della regola 1.73d; il suo esagono si attraversa, senza mai fermarvisi. Altrimenti quella regola non si potrebbe mai usare.</translation>
    </message>
    <message>
        <source>Melee between heights</source>
        <comment>siege.ruling.access/title</comment>
        <translation>Combattimento fra altezze diverse</translation>
    </message>
    <message>
        <source>When is melee between heights allowed (rule 1.74)? When the attacker could step onto the target&apos;s hex if it were empty. So: ground against a neighbour on a ladder, whom he could climb to; rampart against the ladder that leans on it, onto which he could step down; edge and moat both ways; stairs and rampart both ways; siege tower as in rule 2.45. Refused: rampart against outer ground or courtyard and the reverse, anything through a wall, and ladder against ground.</source>
        <comment>siege.ruling.access/text</comment>
        <translation>Quando è permesso il combattimento fra altezze diverse (regola 1.74)? Quando l’attaccante potrebbe passare sull’esagono del bersaglio se fosse vuoto. Quindi: dal suolo contro un vicino su una scala, dove si potrebbe salire; dal bastione contro la scala che vi si appoggia, dove si potrebbe scendere; fra bordo e fossato nei due sensi; fra scalinata e bastione nei due sensi; torre d’assedio come nella regola 2.45. Vietati: dal bastione contro il terreno esterno o la corte e viceversa, ogni attacco attraverso un muro, e dalla scala contro il suolo.</translation>
    </message>
    <message>
        <source>A whole turn at the winch</source>
        <comment>siege.ruling.whole-turn/title</comment>
        <translation>Un turno intero all’argano</translation>
    </message>
    <message>
        <source>A rider on the raised bridge</source>
        <comment>siege.ruling.bridge-mounted/title</comment>
        <translation>Un personaggio montato sul ponte alzato</translation>
    </message>
    <message>
        <source>What happens to a rider on the bridge when it is raised? The rider is treated on foot as in rules 1.8c and 1.8d; the horse dies, since horses cannot be in the moat. The text hardly helps here: each group should decide for itself.</source>
        <comment>siege.ruling.bridge-mounted/text</comment>
        <translation>Che cosa accade a un personaggio montato sul ponte quando viene alzato? Il personaggio si tratta come a piedi secondo le regole 1.8c e 1.8d; il cavallo muore, perché i cavalli non possono stare nel fossato. Qui il testo aiuta poco: ogni gruppo dovrebbe decidere da sé.</translation>
    </message>
    <message>
        <source>Raising the ladder</source>
        <comment>siege.ruling.ladder-raise/title</comment>
        <translation>Drizzare la scala</translation>
    </message>
    <message>
        <source>Paying for turning the ladder</source>
        <comment>siege.ruling.ladder-turn/title</comment>
        <translation>Pagare per girare la scala</translation>
    </message>
    <message>
        <source>Do the two characters of the Spanish rule 1.92 pay 2 points together or each? Each, as in the French edition.</source>
        <comment>siege.ruling.ladder-turn/text</comment>
        <translation>I due personaggi della regola 1.92 spagnola pagano 2 punti insieme o ciascuno? Ciascuno, come nell’edizione francese.</translation>
    </message>
    <message>
        <source>Moving the siege tower</source>
        <comment>siege.ruling.tower-move/title</comment>
        <translation>Muovere la torre d’assedio</translation>
    </message>
    <message>
        <source>What does a siege tower pay, which hexes count and what is its shape (rule 2.41)? The tower pays the dearest hex newly entered by any of its three: plain ground 1, filled moat 2. Its shape and axis are given by the scenario.</source>
        <comment>siege.ruling.tower-move/text</comment>
        <translation>Che cosa paga una torre d’assedio, quali esagoni contano e qual è la sua forma (regola 2.41)? La torre paga l’esagono più caro in cui entra uno qualsiasi dei suoi tre: terreno piano 1, fossato riempito 2. La forma e l’asse sono dati dallo scenario.</translation>
    </message>
    <message>
        <source>A complete turn for mounting</source>
        <comment>siege.ruling.mount-turn/title</comment>
        <translation>Il turno completo per montare</translation>
    </message>
    <message>
        <source>Cost of leading a horse</source>
        <comment>siege.ruling.led-horse/title</comment>
        <translation>Il costo di condurre un cavallo</translation>
    </message>
    <message>
        <source>What does leading a horse cost? Nothing. The horse must be able to enter the hexes it is drawn through (rule 3.32).</source>
        <comment>siege.ruling.led-horse/text</comment>
        <translation>Quanto costa condurre un cavallo? Nulla. Il cavallo deve però poter entrare negli esagoni attraverso cui viene condotto (regola 3.32).</translation>
    </message>
    <message>
        <source>No room beside the horse</source>
        <comment>siege.ruling.unhorsed-place/title</comment>
        <translation>Nessun posto accanto al cavallo</translation>
    </message>
    <message>
        <source>Where is an unhorsed rider placed when no hex beside the horse is free (rule 3.35)? On the nearest free hex that the owner chooses. The text hardly helps here: each group should decide for itself.</source>
        <comment>siege.ruling.unhorsed-place/text</comment>
        <translation>Dove si piazza un personaggio disarcionato quando nessun esagono accanto al cavallo è libero (regola 3.35)? Sull’esagono libero più vicino scelto dal proprietario. Qui il testo aiuta poco: ogni gruppo dovrebbe decidere da sé.</translation>
    </message>
    <message>
        <source>When the ballista may shoot</source>
        <comment>siege.ruling.ballista-cycle/title</comment>
        <translation>Quando la ballista può tirare</translation>
    </message>
    <message>
        <source>When may the ballista shoot (rule 3.41)? In the French edition a crew must be present in 3 turns running and the shot falls in the third; a turn without crew starts the count again. In the Spanish edition the crew is needed when shooting, the first shot may be at once, and a shot may follow the last one after 3 turns (turn 4, then turn 7); it is silent on a wounded engineer, who is allowed. Beside means adjacent.</source>
        <comment>siege.ruling.ballista-cycle/text</comment>
        <translation>Quando può tirare la ballista (regola 3.41)? Nell’edizione francese ci vogliono serventi per 3 turni di seguito e il tiro cade nel terzo; un turno senza serventi fa ricominciare il conto. Nell’edizione spagnola i serventi occorrono al momento del tiro, il primo tiro può avvenire subito e un altro può seguire l’ultimo dopo 3 turni (turno 4, poi turno 7); tace su un ingegnere ferito, che è ammesso. Accanto vuol dire adiacente.</translation>
    </message>
    <message>
        <source>A wounded crew adds nothing to the ballista&apos;s die.</source>
        <comment>siege.ruling.ballista-wounded/none</comment>
        <translation>Un servente ferito non aggiunge nulla al dado della ballista.</translation>
    </message>
    <message>
        <source>Wounded ballista crew</source>
        <comment>siege.ruling.ballista-wounded/title</comment>
        <translation>Serventi feriti della ballista</translation>
    </message>
    <message>
        <source>Does a wounded ballista crew add 1 to the die? No: the play sheet names archers and crossbowmen, and the French edition allows a wounded engineer.</source>
        <comment>siege.ruling.ballista-wounded/text</comment>
        <translation>Un servente ferito della ballista aggiunge 1 al dado? No: la scheda di gioco nomina arcieri e balestrieri, e l’edizione francese ammette un ingegnere ferito.</translation>
    </message>
    <message>
        <source>Who checks the spread of fire</source>
        <comment>siege.ruling.fire-owner/title</comment>
        <translation>Chi verifica la propagazione del fuoco</translation>
    </message>
    <message>
        <source>Who checks the spread of fire, and do spread fires spread further? The player who lit the first fire checks all that came of it, since the text speaks of the hexes that he set on fire.</source>
        <comment>siege.ruling.fire-owner/text</comment>
        <translation>Chi verifica la propagazione del fuoco, e i fuochi propagati si propagano ancora? Il giocatore che ha acceso il primo fuoco verifica tutto ciò che ne è derivato, perché il testo parla degli esagoni da lui incendiati.</translation>
    </message>
    <message>
        <source>Counting turns of fire</source>
        <comment>siege.ruling.fire-count/title</comment>
        <translation>Contare i turni del fuoco</translation>
    </message>
    <message>
        <source>When does a turn of burning end? At the check of rule 3.52, the end of the enemy&apos;s phase; the third such check without being put out destroys. One who could not leave is wounded at once and killed at the next check. Both rulebooks suggest markers 1, 2, 3 for elapsed turns.</source>
        <comment>siege.ruling.fire-count/text</comment>
        <translation>Quando finisce un turno d’incendio? Alla verifica della regola 3.52, cioè alla fine della fase nemica; alla terza verifica senza che sia stato spento, ciò che brucia è distrutto. Chi non ha potuto uscire è subito ferito ed è ucciso alla verifica seguente. Entrambi i regolamenti suggeriscono segnalini 1, 2, 3 per i turni trascorsi.</translation>
    </message>
    <message>
        <source>What counts as a siege engine</source>
        <comment>siege.ruling.engines/title</comment>
        <translation>Che cosa è una macchina d’assedio</translation>
    </message>
    <message>
        <source>What is a siege engine for rules 3.32, 3.5 and 5.3? Siege tower, ram, ballista, mangonel, trebuchet and mantlet; not ladders, carts or drawbridge. The French rule 5.21 calls the mantlet an engine, but it gives no protection from oil, since its cover is by side only.</source>
        <comment>siege.ruling.engines/text</comment>
        <translation>Che cos’è una macchina d’assedio per le regole 3.32, 3.5 e 5.3? Torre d’assedio, ariete, ballista, mangano, trabucco e mantelletto; non scale, carri né ponte levatoio. La regola 5.21 francese chiama macchina il mantelletto, che però non protegge dall’olio, perché ripara solo da certi lati.</translation>
    </message>
    <message>
        <source>Blocking on the same height</source>
        <comment>siege.ruling.own-height/title</comment>
        <translation>Bloccare alla stessa altezza</translation>
    </message>
    <message>
        <source>What does it mean that rams, carts and mantlets block lines between characters on their own height? They stop a line when shooter and target are both on the obstacle&apos;s height. If only one of them is, heights and radius decide.</source>
        <comment>siege.ruling.own-height/text</comment>
        <translation>Che cosa vuol dire che arieti, carri e mantelletti bloccano le linee fra personaggi alla loro stessa altezza? Fermano una linea quando tiratore e bersaglio sono entrambi all’altezza dell’ostacolo. Se lo è uno solo, decidono altezze e raggio.</translation>
    </message>
    <message>
        <source>Totals between columns</source>
        <comment>siege.ruling.points-between/title</comment>
        <translation>I totali fra due colonne</translation>
    </message>
    <message>
        <source>What of bombardment totals between columns: 2, 4, 5, 7, 8, 10 and 11? They read in the column below, since rounding in this game favours the defender.</source>
        <comment>siege.ruling.points-between/text</comment>
        <translation>E i totali di bombardamento fra due colonne: 2, 4, 5, 7, 8, 10 e 11? Si leggono nella colonna inferiore, perché in questo gioco l’arrotondamento favorisce il difensore.</translation>
    </message>
    <message>
        <source>Damage and breakdown together</source>
        <comment>siege.ruling.bombard-both/title</comment>
        <translation>Danno e guasto insieme</translation>
    </message>
    <message>
        <source>What if a cell of the bombardment table holds both D and a number with C? Both apply.</source>
        <comment>siege.ruling.bombard-both/text</comment>
        <translation>E se una cella della tabella di bombardamento contiene sia D sia un numero con C? Si applicano entrambi.</translation>
    </message>
    <message>
        <source>The three nearest keep hexes</source>
        <comment>siege.ruling.keep-nearest/title</comment>
        <translation>I tre esagoni del mastio più vicini</translation>
    </message>
    <message>
        <source>Which are the three keep hexes nearest to a breach (rule 4.21f), and what of ties or several breaches? They go by distance to the breach hex, ties at the besieger&apos;s choice; each breach opens three.</source>
        <comment>siege.ruling.keep-nearest/text</comment>
        <translation>Quali sono i tre esagoni del mastio più vicini a una breccia (regola 4.21f), e in caso di parità o di più brecce? Si va per distanza dall’esagono della breccia, e in caso di parità sceglie l’assediante; ogni breccia ne apre tre.</translation>
    </message>
    <message>
        <source>How late the ram resumes</source>
        <comment>siege.ruling.ram-delay/title</comment>
        <translation>Di quanto ritarda l’ariete</translation>
    </message>
    <message>
        <source>By how much is an interrupted ram late (rule 4.34a)? There is no ramming in the turn of the melee or attempt. In the French edition the next die falls one turn later than it would have; in the Spanish edition the die may fall when it was due, from the next turn on. With dice due in turns 3, 5 and 7: if one fights in turn 4, it falls in 6 (French) or 5 (Spanish); if in turn 5, it falls in 6 in both.</source>
        <comment>siege.ruling.ram-delay/text</comment>
        <translation>Di quanto ritarda un ariete interrotto (regola 4.34a)? Nel turno del combattimento o del tentativo non si batte. Nell’edizione francese il dado successivo cade un turno più tardi di quanto sarebbe caduto; nell’edizione spagnola il dado può cadere quando era previsto, a partire dal turno successivo. Con dadi previsti ai turni 3, 5 e 7: se si combatte nel turno 4, cade nel 6 (francese) o nel 5 (spagnola); se nel turno 5, cade nel 6 in entrambe.</translation>
    </message>
    <message>
        <source>The animal at the head of the cart</source>
        <comment>siege.ruling.cart-head/title</comment>
        <translation>L’animale in testa al carro</translation>
    </message>
    <message>
        <source>The Spanish edition gives no detail of the animal&apos;s place before the cart; which rule is used (rule 5.11)? The French one, for both editions: the same lost picture stands behind both.</source>
        <comment>siege.ruling.cart-head/text</comment>
        <translation>L’edizione spagnola non precisa il posto dell’animale davanti al carro; quale regola si usa (regola 5.11)? Quella francese, per entrambe le edizioni: la figura perduta è la stessa.</translation>
    </message>
    <message>
        <source>Turning the mantlet</source>
        <comment>siege.ruling.mantlet-turn/title</comment>
        <translation>Girare il mantelletto</translation>
    </message>
    <message>
        <source>When may a mantlet be turned (rule 5.22)? By the character on its hex, in step 2, at no cost.</source>
        <comment>siege.ruling.mantlet-turn/text</comment>
        <translation>Quando si può girare un mantelletto (regola 5.22)? Lo gira il personaggio sul suo esagono, nella sequenza 2, senza alcun costo.</translation>
    </message>
    <message>
        <source>Which rules bind a flaming arrow</source>
        <comment>siege.ruling.flaming-line/title</comment>
        <translation>Quali regole valgono per una freccia incendiaria</translation>
    </message>
    <message>
        <source>Which rules bind a flaming arrow (rule 5.31)? Steps 1 and 3 as for any arrow, a legal line to the hex of the engine, and short range; the die on the fire table has no modifiers. Tents cannot be shot alight: both editions name engines only.</source>
        <comment>siege.ruling.flaming-line/text</comment>
        <translation>Quali regole valgono per una freccia incendiaria (regola 5.31)? Le sequenze 1 e 3 come per ogni freccia, una linea permessa verso l’esagono della macchina e la gittata corta; il dado sulla tabella degli incendi non ha modificatori. Le tende non si possono incendiare con le frecce: entrambe le edizioni nominano solo le macchine.</translation>
    </message>
    <message>
        <source>The oil attack</source>
        <comment>siege.ruling.oil-attack/title</comment>
        <translation>L’attacco dell’olio</translation>
    </message>
    <message>
        <source>Which shifts and results has the 8-1 attack of boiling oil (rule 5.32)? No shift for terrain or numbers, and results against the attacker are ignored, since the column is fixed. A mounted target is read on the same table.</source>
        <comment>siege.ruling.oil-attack/text</comment>
        <translation>Quali spostamenti e risultati ha l’attacco 8-1 dell’olio bollente (regola 5.32)? Nessuno spostamento per terreno o numero, e i risultati contro l’attaccante si ignorano, perché la colonna è fissa. Per un bersaglio a cavallo si usa la stessa tabella.</translation>
    </message>
    <message>
        <source>How far one flees the oil</source>
        <comment>siege.ruling.oil-retreat/title</comment>
        <translation>Quanto lontano si fugge dall’olio</translation>
    </message>
    <message>
        <source>How far does a character retreat from a burning engine (rule 5.32)? One hex, as in rule 3.54; one who cannot retreat is wounded.</source>
        <comment>siege.ruling.oil-retreat/text</comment>
        <translation>Di quanto indietreggia un personaggio da una macchina in fiamme (regola 5.32)? Di un esagono, come nella regola 3.54; chi non può indietreggiare è ferito.</translation>
    </message>
    <message>
        <source>Damaged means demolished</source>
        <comment>siege.ruling.es-damaged/title</comment>
        <translation>Danneggiato vuol dire demolito</translation>
    </message>
    <message>
        <source>The Spanish rule 2.31 puts counters on damaged hexes. Read demolished: rules 4.13 and 4.14 of that edition agree with the French edition.</source>
        <comment>siege.ruling.es-damaged/text</comment>
        <translation>La regola 2.31 spagnola mette le pedine su esagoni danneggiati. Si legga demoliti: le regole 4.13 e 4.14 di quella edizione concordano con la francese.</translation>
    </message>
    <message>
        <source>Seven on the Spanish error table</source>
        <comment>siege.ruling.es-error-seven/title</comment>
        <translation>Il sette nella tabella spagnola degli errori di tiro</translation>
    </message>
    <message>
        <source>The Spanish error table gives 7 twice. Read 7 as a harmless miss and 8 to 10 as a wound, as in the French edition.</source>
        <comment>siege.ruling.es-error-seven/text</comment>
        <translation>La tabella spagnola degli errori di tiro dà due volte il 7. Si legga 7 come tiro mancato senza danni e da 8 a 10 come ferita, come nell’edizione francese.</translation>
    </message>
    <message>
        <source>Other slips in the Spanish text</source>
        <comment>siege.ruling.es-slips/title</comment>
        <translation>Altre sviste del testo spagnolo</translation>
    </message>
    <message>
        <source>Result E against mounted</source>
        <comment>siege.ruling.mounted-E/title</comment>
        <translation>Il risultato E contro chi è a cavallo</translation>
    </message>
    <message>
        <source>The letters of melee against foot</source>
        <comment>siege.ruling.foot-letters/title</comment>
        <translation>Le lettere del combattimento contro chi è a piedi</translation>
    </message>
    <message>
        <source>What do the letters of the melee table against foot mean, of which two survive? A: attacker wounded (printed). B: attacker retreats 1 hex. C: defender retreats 1 hex. D: defender stunned (printed). E: defender wounded. F: defender killed. They follow the order of the mounted legend, and a public English translation of the play sheet has exactly these 6 letters.</source>
        <comment>siege.ruling.foot-letters/text</comment>
        <translation>Che cosa significano le lettere della tabella dei combattimenti contro chi è a piedi, di cui due sono conservate? A: attaccante ferito (stampato). B: l’attaccante indietreggia di 1 esagono. C: il difensore indietreggia di 1 esagono. D: difensore stordito (stampato). E: difensore ferito. F: difensore ucciso. Seguono l’ordine della legenda per chi è a cavallo, e una traduzione inglese pubblica della scheda di gioco ha proprio queste 6 lettere.</translation>
    </message>
    <message>
        <source>A rider in strong cover</source>
        <comment>siege.ruling.mounted-strong/title</comment>
        <translation>Un personaggio montato in riparo forte</translation>
    </message>
    <message>
        <source>What cover has a rider where the terrain gives strong cover? Medium, since the table has no strong column for riders.</source>
        <comment>siege.ruling.mounted-strong/text</comment>
        <translation>Che riparo ha un personaggio montato dove il terreno dà riparo forte? Medio, perché la tabella per chi è a cavallo non ha una colonna per il riparo forte.</translation>
    </message>
    <message>
        <source>{hex} cannot be entered from there.</source>
        <comment>siege.ruling.retreat-hexes/impassable</comment>
        <translation>Da lì non si può entrare in {hex}.</translation>
    </message>
    <message>
        <source>{hex} is occupied: the retreat may not end there.</source>
        <comment>siege.ruling.retreat-hexes/occupied</comment>
        <translation>{hex} è occupato: indietreggiando non ci si può fermare lì.</translation>
    </message>
    <message>
        <source>The retreat comes back to {hex}.</source>
        <comment>siege.ruling.retreat-hexes/back</comment>
        <extracomment>back: to where it began</extracomment>
        <translation>Indietreggiando si ripassa per {hex}.</translation>
    </message>
    <message>
        <source>How a retreat is counted</source>
        <comment>siege.ruling.retreat-hexes/title</comment>
        <translation>Come si conta quando si indietreggia</translation>
    </message>
    <message>
        <source>What does a retreat cost? It counts hexes, not movement points, and goes only through hexes that movement could enter; the last one must be free of living characters (rule 1.62). The owner chooses the path.</source>
        <comment>siege.ruling.retreat-hexes/text</comment>
        <translation>Quanto costa indietreggiare? Si conta in esagoni, non in punti movimento, e si passa solo per esagoni in cui il movimento potrebbe entrare; l’ultimo dev’essere libero da personaggi vivi (regola 1.62). Il percorso lo sceglie il proprietario.</translation>
    </message>
    <message>
        <source>{name} is stunned and cannot retreat: killed.</source>
        <comment>siege.ruling.stunned-retreat/dies</comment>
        <translation>{name}: chi è stordito non può indietreggiare, e muore.</translation>
    </message>
    <message>
        <source>The stunned cannot retreat</source>
        <comment>siege.ruling.stunned-retreat/title</comment>
        <translation>Lo stordito non può indietreggiare</translation>
    </message>
    <message>
        <source>What if a stunned character must retreat? It cannot, so it is wounded, and being stunned already it dies (siege.sheet.3d, siege.sheet.5c and siege.sheet.5d). Rule 3.54c shows that the stunned cannot leave a hex, and a public English translation of the play sheet says so in as many words.</source>
        <comment>siege.ruling.stunned-retreat/text</comment>
        <translation>E se uno stordito deve indietreggiare? Non può, quindi è ferito e, essendo già stordito, muore (siege.sheet.3d, siege.sheet.5c e siege.sheet.5d). La regola 3.54c mostra che gli storditi non possono lasciare un esagono, e una traduzione inglese pubblica della scheda di gioco lo dice espressamente.</translation>
    </message>
    <message>
        <source>One panic die a death</source>
        <comment>siege.ruling.panic-once/title</comment>
        <translation>Un dado del panico per ogni morte</translation>
    </message>
    <message>
        <source>How many panic dice are rolled for several deaths or classes? One die for each death; eligible are friends within 3 hexes whose class that death can frighten, and with no such friend no die is rolled. Sergeants are soldiers that rally others.</source>
        <comment>siege.ruling.panic-once/text</comment>
        <translation>Quanti dadi del panico si tirano per più morti o più categorie? Un dado per ogni morte; contano gli amici entro 3 esagoni la cui categoria quella morte può spaventare, e se non ce n’è nessuno non si tira. I sergenti sono soldati che rincuorano gli altri.</translation>
    </message>
    <message>
        <source>What changes the error die</source>
        <comment>siege.ruling.error-modifiers/title</comment>
        <translation>Che cosa modifica il dado dell’errore</translation>
    </message>
    <message>
        <source>Does the modifier for a knight on foot (siege.sheet.2c) apply to the error die? No: only range, wounds and skill, since only those are named.</source>
        <comment>siege.ruling.error-modifiers/text</comment>
        <translation>Il modificatore per il cavaliere a piedi (siege.sheet.2c) vale per il dado dell’errore? No: valgono solo gittata, ferite e abilità, perché solo quelle sono nominate.</translation>
    </message>
    <message>
        <source>Where skills sum to nothing</source>
        <comment>siege.ruling.skill-sum/title</comment>
        <translation>Dove le abilità si compensano</translation>
    </message>
    <message>
        <source>Over what do the skill numbers add up to 0 (siege.skill.2)? Over each category of each side, as the sums of the example do.</source>
        <comment>siege.ruling.skill-sum/text</comment>
        <translation>Su che cosa la somma dei numeri di abilità è 0 (siege.skill.2)? Su ogni categoria di ogni fazione, come nelle somme dell’esempio.</translation>
    </message>
    <message>
        <source>The line passes exactly through a corner. Reading: {reading}.</source>
        <comment>siege.ruling.corner-line/used</comment>
        <translation>La linea passa esattamente per un vertice. Lettura: {reading}.</translation>
    </message>
    <message>
        <source>A line that passes exactly through a corner of hexes</source>
        <comment>siege.ruling.corner-line/title</comment>
        <translation>Una linea che passa esattamente per un vertice di esagoni</translation>
    </message>
    <message>
        <source>What of a line that touches a third hex in one point only, exactly at a corner? By default (ignore) the hex touched only at its corner does not count, but a wall on a hexside that ends at that corner and lies in the line&apos;s passage does: the line is stopped only when both ways round the corner are walled. In the variant strict a wall on either way round stops it and the touched hex counts as crossed. In the variant open walls that meet the line only in the corner are ignored.</source>
        <comment>siege.ruling.corner-line/text</comment>
        <translation>E una linea che tocca un terzo esagono in un solo punto, esattamente in un vertice? Per impostazione predefinita (ignore) l’esagono toccato solo nel vertice non conta, ma conta un muro su un lato che finisce in quel vertice e si trova sul passaggio della linea: la linea è fermata solo quando tutte e due le vie attorno al vertice sono chiuse da un muro. Nella variante strict basta un muro su una delle due vie a fermarla e l’esagono toccato conta come attraversato. Nella variante open si ignorano i muri che incontrano la linea solo nel vertice.</translation>
    </message>
    <message>
        <source>The top of the embankment at {hex} stands above both of them.</source>
        <comment>siege.ruling.embankment-equal/stops</comment>
        <translation>La parte superiore della scarpata in {hex} è più alta di entrambi.</translation>
    </message>
    <message>
        <source>Embankments between equals</source>
        <comment>siege.ruling.embankment-equal/title</comment>
        <translation>Scarpate fra personaggi alla stessa altezza</translation>
    </message>
    <message>
        <source>What does an embankment do when neither character is higher than the other (rule 3.23)? The embankment top between them stops the line, unless one of them is on that embankment hex.</source>
        <comment>siege.ruling.embankment-equal/text</comment>
        <translation>Che cosa fa una scarpata quando nessuno dei due personaggi è più in alto dell’altro (regola 3.23)? La parte superiore della scarpata fra loro ferma la linea, a meno che uno dei due sia su quell’esagono di scarpata.</translation>
    </message>
    <message>
        <source>Ramparts under a line of fire</source>
        <comment>siege.ruling.rampart-floor/title</comment>
        <translation>I bastioni sotto una linea di tiro</translation>
    </message>
    <message>
        <source>When do ramparts stop a line of fire? Between two characters at wall height or higher they do not, whatever parapets it passes. Between one at wall height and one lower, the line may run along the walk that the higher one stands on, but any other rampart stops it, and so does any parapet but the one that shelters him. Between two lower characters every rampart stops it. The keep follows rule 1.44j.</source>
        <comment>siege.ruling.rampart-floor/text</comment>
        <translation>Quando i bastioni fermano una linea di tiro? Fra due personaggi all’altezza delle mura o più in alto non la fermano, quali che siano i parapetti che attraversa. Fra uno all’altezza delle mura e uno più in basso la linea può correre lungo il bastione su cui sta il più alto, ma ogni altro bastione la ferma, e così ogni parapetto che non sia quello che lo ripara. Fra due personaggi più in basso la ferma ogni bastione. Per il mastio vale la regola 1.44j.</translation>
    </message>
    <message>
        <source>What is inside the castle</source>
        <comment>siege.ruling.inside-castle/title</comment>
        <translation>Che cosa è dentro il castello</translation>
    </message>
    <message>
        <source>What does inside the castle mean for rules 1.52 and 1.44a? Every hex that cannot be reached from the map&apos;s edge without crossing a parapet, wall, slit, door or gate. Rubble does not change it.</source>
        <comment>siege.ruling.inside-castle/text</comment>
        <translation>Che cosa significa dentro il castello per le regole 1.52 e 1.44a? Ogni esagono che non si può raggiungere dal bordo della mappa senza attraversare un parapetto, un muro, una feritoia, una porta di edificio o la porta del castello. Le macerie non cambiano nulla.</translation>
    </message>
    <message>
        <source>The wall does not hide {target} in the moat.</source>
        <comment>siege.1.46a/down</comment>
        <translation>Il muro non nasconde {target} nel fossato.</translation>
    </message>
    <message>
        <source>Beside the moat, {shooter} may shoot into it, over those who are in it.</source>
        <comment>siege.1.46d/edge</comment>
        <translation>Accanto al fossato, {shooter} può tirarvi dentro, al di sopra di chi vi si trova.</translation>
    </message>
    <message>
        <source>A horse may not stop in the trench at {hex}.</source>
        <comment>siege.3.32b/stop</comment>
        <translation>Un cavallo non può fermarsi nella trincea in {hex}.</translation>
    </message>
    <message>
        <source>{target} is sheltered on the other side of the door only.</source>
        <comment>siege.1.53a/other_side</comment>
        <translation>{target} è al riparo solo dall’altro lato della porta.</translation>
    </message>
    <message>
        <source>The door on the side {side} of {hex} stands open.</source>
        <comment>siege.1.1e/leaf_so_open</comment>
        <translation>La porta sul lato {side} di {hex} è aperta.</translation>
    </message>
    <message>
        <source>The door on the side {side} of {hex} is closed.</source>
        <comment>siege.1.1e/leaf_so_closed</comment>
        <translation>La porta sul lato {side} di {hex} è chiusa.</translation>
    </message>
    <message>
        <source>The drawbridge on {hex} is lowered.</source>
        <comment>siege.1.1i/bridge_so_lowered</comment>
        <translation>Il ponte levatoio in {hex} è abbassato.</translation>
    </message>
    <message>
        <source>The drawbridge on {hex} is raised.</source>
        <comment>siege.1.1i/bridge_so_raised</comment>
        <translation>Il ponte levatoio in {hex} è alzato.</translation>
    </message>
    <message>
        <source>On {hex} there is now: {laid}.</source>
        <comment>siege.1.1k/laid_so</comment>
        <translation>Ora in {hex}: {laid}.</translation>
    </message>
    <message>
        <source>No longer on {hex}: {cleared}.</source>
        <comment>siege.1.1k/cleared_so</comment>
        <translation>Non più in {hex}: {cleared}.</translation>
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
        <translation>Fine della fase</translation>
    </message>
    <message>
        <source>The phase cannot end yet.</source>
        <comment>siege.1.2a/end_phase_no</comment>
        <translation>La fase non può ancora finire.</translation>
    </message>
    <message>
        <source>The phase ends.</source>
        <comment>siege.1.2a/phase_so</comment>
        <translation>La fase finisce.</translation>
    </message>
    <message>
        <source>{by} shoots at {at}</source>
        <comment>siege.1.3a/shoot</comment>
        <translation>{by} tira contro {at}</translation>
    </message>
    <message>
        <source>{by} may not shoot at {at}.</source>
        <comment>siege.1.3a/shoot_no</comment>
        <translation>{by} non può tirare contro {at}.</translation>
    </message>
    <message>
        <source>{by} may shoot at {at}.</source>
        <comment>siege.1.3a/shoot_may</comment>
        <translation>{by} può tirare contro {at}.</translation>
    </message>
    <message>
        <source>{counter} is covered against the outer side of the door until this phase ends.</source>
        <comment>siege.1.53a/door_so_outer</comment>
        <translation>{counter} è al riparo dal lato esterno della porta fino alla fine di questa fase.</translation>
    </message>
    <message>
        <source>{counter} is covered against the inner side of the door until this phase ends.</source>
        <comment>siege.1.53a/door_so_inner</comment>
        <translation>{counter} è al riparo dal lato interno della porta fino alla fine di questa fase.</translation>
    </message>
    <message>
        <source>{counter} goes to {to}.</source>
        <comment>siege.1.6a/to_so</comment>
        <translation>{counter} va in {to}.</translation>
    </message>
    <message>
        <source>{counter} goes to {to}, the horse’s other half to {rear}.</source>
        <comment>siege.1.6a/to_so_rear</comment>
        <translation>{counter} va in {to}, l’altra metà del cavallo in {rear}.</translation>
    </message>
    <message>
        <source>{counter} is placed on {hex}</source>
        <comment>siege.3.35a/place</comment>
        <extracomment>placed: put on the map</extracomment>
        <translation>Si piazza {counter} in {hex}</translation>
    </message>
    <message>
        <source>{counter} may not be placed on {hex}.</source>
        <comment>siege.3.35a/place_no</comment>
        <translation>Non si può piazzare {counter} in {hex}.</translation>
    </message>
    <message>
        <source>{counter} must be placed beside the horse.</source>
        <comment>siege.3.35a/place_may</comment>
        <translation>Si deve piazzare {counter} accanto al cavallo.</translation>
    </message>
    <message>
        <source>{counter} is placed on {hex}.</source>
        <comment>siege.3.35a/place_done</comment>
        <extracomment>placed: put on the map</extracomment>
        <translation>Si piazza {counter} in {hex}.</translation>
    </message>
    <message>
        <source>{counter} is unhorsed and the horse is killed.</source>
        <comment>siege.3.35a/unhorsed_so_killed</comment>
        <translation>{counter}: personaggio disarcionato, cavallo ucciso.</translation>
    </message>
    <message>
        <source>{counter} is unhorsed; the horse is unhurt.</source>
        <comment>siege.3.35a/unhorsed_so_unhurt</comment>
        <translation>{counter}: personaggio disarcionato, cavallo indenne.</translation>
    </message>
    <message>
        <source>{counter} retreats</source>
        <comment>siege.sheet.3d/retreat</comment>
        <translation>{counter} indietreggia</translation>
    </message>
    <message>
        <source>{counter} retreats to {path,last}</source>
        <comment>siege.sheet.3d/retreat_path</comment>
        <translation>{counter} indietreggia in {path,last}</translation>
    </message>
    <message>
        <source>{counter} may not retreat so.</source>
        <comment>siege.sheet.3d/retreat_no</comment>
        <translation>{counter} non può indietreggiare così.</translation>
    </message>
    <message>
        <source>{counter} may not retreat to {path,last} like that.</source>
        <comment>siege.sheet.3d/retreat_path_no</comment>
        <translation>{counter} non può indietreggiare così in {path,last}.</translation>
    </message>
    <message>
        <source>{counter} must retreat.</source>
        <comment>siege.sheet.3d/retreat_may</comment>
        <translation>{counter} deve indietreggiare.</translation>
    </message>
    <message>
        <source>{counter} retreats to {path,last}.</source>
        <comment>siege.sheet.3d/retreat_path_done</comment>
        <translation>{counter} indietreggia in {path,last}.</translation>
    </message>
    <message numerus="yes">
        <source>{counter} must retreat %n hex(es).</source>
        <comment>siege.sheet.3d/retreat_so</comment>
        <translation>
            <numerusform>{counter} deve indietreggiare di %n esagono.</numerusform>
            <numerusform>{counter} deve indietreggiare di %n esagoni.</numerusform>
        </translation>
    </message>
    <message>
        <source>{counter} is well again.</source>
        <comment>siege.sheet.5d/state_so_ready</comment>
        <translation>{counter} si riprende.</translation>
    </message>
    <message>
        <source>{counter} is stunned.</source>
        <comment>siege.sheet.5d/state_so_stunned</comment>
        <translation>{counter} subisce uno stordimento.</translation>
    </message>
    <message>
        <source>{counter} is wounded.</source>
        <comment>siege.sheet.5d/state_so_wounded</comment>
        <translation>{counter} subisce una ferita.</translation>
    </message>
    <message>
        <source>{counter} is killed.</source>
        <comment>siege.sheet.5d/state_so_dead</comment>
        <translation>{counter} muore.</translation>
    </message>
    <message>
        <source>A miss.</source>
        <comment>siege.1.3a/shoot_nothing_-</comment>
        <translation>Tiro mancato.</translation>
    </message>
    <message>
        <source>{counter} recovers</source>
        <comment>siege.1.21e/recover</comment>
        <translation>{counter} si riprende</translation>
    </message>
    <message>
        <source>{counter} does not recover now.</source>
        <comment>siege.1.21e/recover_no</comment>
        <translation>{counter} non si riprende adesso.</translation>
    </message>
    <message>
        <source>{counter} is well again.</source>
        <comment>siege.1.21e/recovered_so</comment>
        <translation>{counter} si riprende.</translation>
    </message>
    <message>
        <source>{name} is not stunned.</source>
        <comment>siege.1.21e/not_stunned</comment>
        <translation>{name} non è fra gli storditi.</translation>
    </message>
    <message>
        <source>{name} recovers at the end of a phase of its own side.</source>
        <comment>siege.1.21e/other_phase</comment>
        <translation>{name} si riprende alla fine di una fase della propria fazione.</translation>
    </message>
    <message>
        <source>{name} was stunned in this very phase, and recovers in a later one.</source>
        <comment>siege.1.21e/this_phase</comment>
        <translation>Lo stordimento di {name} risale a questa stessa fase: la ripresa avviene in una successiva.</translation>
    </message>
    <message>
        <source>{name} was stunned in a phase of its own side, and recovers in the next one.</source>
        <comment>siege.ruling.stunned-inert/own_phase</comment>
        <translation>Lo stordimento di {name} risale a una fase della sua fazione: la ripresa avviene nella successiva.</translation>
    </message>
    <message>
        <source>The line meets a closed door or gate at {hex}.</source>
        <comment>siege.1.56/shut</comment>
        <translation>La linea incontra una porta chiusa in {hex}.</translation>
    </message>
    <message>
        <source>One shot in a step</source>
        <comment>siege.1.21h/title</comment>
        <translation>Un tiro per sequenza</translation>
    </message>
    <message>
        <source>No character may shoot twice in the same step. How many shots the steps give to each shooter is told in siege.ruling.one-shot.</source>
        <comment>siege.1.21h/text</comment>
        <translation>Nessun personaggio può tirare due volte nella stessa sequenza. Quanti tiri spettino a ogni tiratore nelle sequenze è spiegato in siege.ruling.one-shot.</translation>
    </message>
    <message>
        <source>In any direction</source>
        <comment>siege.1.61g/title</comment>
        <translation>In ogni direzione</translation>
    </message>
    <message>
        <source>A character may move in any direction, and enemies beside it do not hinder its movement: neither rulebook sets such a limit. Direction matters for siege engines, for mantlets, for an upright ladder, which leans on one rampart hex, and for horses, which have a front half and a rear half. How horses and riders move is told in siege.ruling.two-hex.</source>
        <comment>siege.1.61g/text</comment>
        <translation>Un personaggio può muovere in ogni direzione, e i nemici accanto non ne ostacolano il movimento: nessuno dei due regolamenti pone un simile limite. La direzione conta per le macchine d’assedio, per i mantelletti, per la scala installata, che è appoggiata a un solo esagono di bastione, e per i cavalli, che hanno una metà anteriore e una posteriore. Come si muovono i cavalli e i personaggi montati è spiegato in siege.ruling.two-hex.</translation>
    </message>
    <message>
        <source>The bridge and its gate</source>
        <comment>siege.1.8e/title</comment>
        <translation>Il ponte e la porta del castello</translation>
    </message>
    <message>
        <source>The drawbridge takes up one hex. While it is raised, the castle gate behind it is shut (siege.ruling.gate-closed).</source>
        <comment>siege.1.8e/text</comment>
        <translation>Il ponte levatoio occupa un esagono. Finché è alzato, la porta del castello dietro di esso è chiusa (siege.ruling.gate-closed).</translation>
    </message>
    <message>
        <source>From the rampart to the ladder</source>
        <comment>siege.1.93h/title</comment>
        <translation>Dal bastione alla scala</translation>
    </message>
    <message>
        <source>Going down to a ladder from the rampart hex that it leans on costs 3 movement points. Whether and how one goes down a ladder is told in siege.ruling.ladder-down.</source>
        <comment>siege.1.93h/text</comment>
        <translation>Scendere su una scala dall’esagono di bastione a cui è appoggiata costa 3 punti movimento. Se e come si scende da una scala è spiegato in siege.ruling.ladder-down.</translation>
    </message>
    <message>
        <source>Only one&apos;s own horse</source>
        <comment>siege.3.33f/title</comment>
        <translation>Solo il proprio cavallo</translation>
    </message>
    <message>
        <source>A character may mount no horse but its own. The exception is a captured horse (rule 3.33c); when a horse is captured is told in siege.ruling.whose-horse.</source>
        <comment>siege.3.33f/text</comment>
        <translation>Un personaggio non può montare altro cavallo che il proprio. Fa eccezione un cavallo catturato (regola 3.33c); quando un cavallo è catturato è spiegato in siege.ruling.whose-horse.</translation>
    </message>
    <message>
        <source>An engine with fewer points</source>
        <comment>siege.4.23e/title</comment>
        <translation>Una macchina con meno punti</translation>
    </message>
    <message>
        <source>An engine that has lost only some of its bombardment points goes on bombarding with those it has left until it is repaired.</source>
        <comment>siege.4.23e/text</comment>
        <translation>Una macchina che ha perduto solo una parte dei suoi punti di bombardamento continua a bombardare con quelli che le restano finché non è riparata.</translation>
    </message>
    <message>
        <source>The halves of a draught horse</source>
        <comment>siege.5.11e/title</comment>
        <translation>Le metà di un cavallo da tiro</translation>
    </message>
    <message>
        <source>In the French edition a draught horse, which takes two hexes, has a front half and a rear half. Rule 5.11a says where the rear half stands before a cart.</source>
        <comment>siege.5.11e/text</comment>
        <translation>Nell’edizione francese un cavallo da tiro, che occupa due esagoni, ha una metà anteriore e una posteriore. La regola 5.11a dice dove sta la metà posteriore davanti a un carro.</translation>
    </message>
    <message>
        <source>Oil on an engine alone</source>
        <comment>siege.5.32k/title</comment>
        <translation>Olio sulla sola macchina</translation>
    </message>
    <message>
        <source>When the oil can reach nobody on the engine&apos;s hex, because it is empty or holds only a character on top (rule 5.32c), only the engine&apos;s die of rule 5.32g is rolled. There is no attack.</source>
        <comment>siege.5.32k/text</comment>
        <translation>Quando l’olio non può raggiungere nessuno nell’esagono della macchina, perché è vuoto o c’è solo un personaggio in cima (regola 5.32c), si tira soltanto il dado della macchina secondo la regola 5.32g. Non c’è attacco.</translation>
    </message>
    <message>
        <source>Moving on within the moat</source>
        <comment>siege.ruling.moat-from/title</comment>
        <translation>Proseguire nel fossato</translation>
    </message>
    <message>
        <source>From which adjacent hexes is the moat entered for 1 movement point (rule 1.1g)? By default (open-moat), from those whose own terrain row is the moat, and by one who stands at the foot of a ladder there (siege.ruling.ladder-raise); from a filled moat, the drawbridge, the top of a ladder or a demolished wall it costs 4. This follows rule 1.1k, by which equipment replaces the terrain. In the other reading (printed) the hex under the equipment stays moat, so that it costs 1 from there too.</source>
        <comment>siege.ruling.moat-from/text</comment>
        <translation>Da quali esagoni adiacenti si entra nel fossato per 1 punto movimento (regola 1.1g)? Per impostazione predefinita (open-moat), da quelli che nella tabella dei terreni valgono come fossato, anche per chi vi si trova ai piedi di una scala (siege.ruling.ladder-raise); da un fossato riempito, dal ponte levatoio, dalla cima di una scala o da un muro demolito costa 4. È ciò che segue dalla regola 1.1k, per cui l’equipaggiamento sostituisce il terreno. Nell’altra lettura (printed) l’esagono sotto l’equipaggiamento resta fossato, e anche da lì costa 1.</translation>
    </message>
    <message>
        <source>How many shots in a phase</source>
        <comment>siege.ruling.one-shot/title</comment>
        <translation>Quanti tiri in una fase</translation>
    </message>
    <message>
        <source>How many shots does a shooter have in a phase (rule 1.21)? By default (one-a-step), one in step 1, and an archer one more in step 3: the rulebooks allow him a shot and later another. In the other reading (free) the steps set no number.</source>
        <comment>siege.ruling.one-shot/text</comment>
        <translation>Quanti tiri ha un tiratore in una fase (regola 1.21)? Per impostazione predefinita (one-a-step), uno nella sequenza 1, e un arciere un altro nella sequenza 3: i regolamenti gli concedono un tiro e poi un secondo. Nell’altra lettura (free) le sequenze non fissano alcun numero.</translation>
    </message>
    <message>
        <source>One move after another</source>
        <comment>siege.ruling.move-order/title</comment>
        <translation>Un movimento dopo l’altro</translation>
    </message>
    <message>
        <source>May the moves of several characters be mixed (rule 1.6b)? By default (one-at-a-time), no: a move is finished before the next begins, and a ladder, siege tower or ram moves as one with all who carry, push or ride it. The Spanish rule 1.62 speaks of the end of each movement. In the other reading (free) a move may be broken off and taken up again.</source>
        <comment>siege.ruling.move-order/text</comment>
        <translation>Si possono alternare i movimenti di più personaggi (regola 1.6b)? Per impostazione predefinita (one-at-a-time), no: un movimento si conclude prima che cominci il successivo, e una scala, una torre d’assedio o un ariete si muovono insieme a tutti quelli che li portano, li spingono o vi stanno sopra. La regola 1.62 spagnola parla della fine di ogni movimento. Nell’altra lettura (free) un movimento può essere interrotto e ripreso.</translation>
    </message>
    <message>
        <source>The hexes of a horse alone</source>
        <comment>siege.ruling.horse-hex/title</comment>
        <translation>Gli esagoni di un cavallo da solo</translation>
    </message>
    <message>
        <source>Who may enter the hexes of a living horse without rider (rules 1.61a and 1.62a)? By default (last-rider), it counts as a living character of the side of its last rider, or else of its owner; rule 1.42 likewise treats living animals as living characters. In the other reading (neutral) everyone may pass through its hexes, and nobody may stop there.</source>
        <comment>siege.ruling.horse-hex/text</comment>
        <translation>Chi può entrare negli esagoni di un cavallo vivo senza cavaliere (regole 1.61a e 1.62a)? Per impostazione predefinita (last-rider), vale come personaggio vivo della fazione di chi lo ha montato per ultimo, o altrimenti del suo proprietario; anche la regola 1.42 tratta gli animali vivi come personaggi vivi. Nell’altra lettura (neutral) tutti possono passare per i suoi esagoni e nessuno può fermarvisi.</translation>
    </message>
    <message>
        <source>Between ramparts and castle</source>
        <comment>siege.ruling.rampart-inside/title</comment>
        <translation>Fra i bastioni e il castello</translation>
    </message>
    <message>
        <source>Which steps join a rampart to the inside of the castle (rule 1.61d)? By default (stairs), those between it and another rampart, stairs, or a door or room at wall height, both ways, where no wall stands between. To and from courtyard, outer ground and moat every step is refused, up and down, a ladder apart. In the other reading (jump) only entering a rampart is limited so, and leaving it is not.</source>
        <comment>siege.ruling.rampart-inside/text</comment>
        <translation>Quali passaggi uniscono un bastione all’interno del castello (regola 1.61d)? Per impostazione predefinita (stairs), quelli fra esso e un altro bastione, una scalinata, oppure una porta o una stanza all’altezza delle mura, nei due sensi, dove non c’è di mezzo un muro. Dalla corte, dal terreno esterno e dal fossato, e verso di essi, ogni passaggio è vietato, in salita e in discesa, scala a parte. Nell’altra lettura (jump) questi limiti valgono solo per entrare in un bastione e non per lasciarlo.</translation>
    </message>
    <message>
        <source>Riders and horses on two hexes</source>
        <comment>siege.ruling.two-hex/title</comment>
        <translation>Personaggi montati e cavalli su due esagoni</translation>
    </message>
    <message>
        <source>How do riders and horses move, touch, retreat and advance on their two hexes? By default (front-leads) the front half enters any hex beside it but that of its own rear half, and the rear half follows into the hex just left; in a retreat it may also back, the rear half leading. The front half&apos;s hex is paid for; both hexes must be permitted, and at the end neither may be a trench. Whatever is adjacent to either half is adjacent; a rider makes one attack and is one target; retreat and advance are counted for the front half, both halves end on free hexes, and after a retreat neither is beside an enemy. In the variant ahead the front half enters only the three hexes ahead of it; in the variant either, either half may lead in any movement; in the variant turn it does not back in a retreat either. The text hardly helps here: each group should decide for itself.</source>
        <comment>siege.ruling.two-hex/text</comment>
        <translation>Come si muovono, toccano, indietreggiano e avanzano sui loro due esagoni i personaggi montati e i cavalli? Per impostazione predefinita (front-leads) la metà anteriore entra in qualsiasi esagono accanto tranne quello della propria metà posteriore, che la segue nell’esagono appena lasciato; se deve indietreggiare, può anche farlo a ritroso, con la metà posteriore in testa. Si paga l’esagono della metà anteriore; tutti e due gli esagoni devono essere permessi, e alla fine nessuno dei due può essere una trincea. È adiacente ciò che è adiacente a una delle due metà; un personaggio montato fa un solo attacco ed è un solo bersaglio; gli esagoni di chi indietreggia o avanza si contano per la metà anteriore, le due metà finiscono su esagoni liberi e, dopo aver indietreggiato, nessuna delle due accanto a un nemico. Nella variante ahead la metà anteriore entra solo nei tre esagoni davanti a sé; nella variante either può stare in testa l’una o l’altra metà in ogni movimento; nella variante turn non si va a ritroso neppure indietreggiando. Qui il testo aiuta poco: ogni gruppo dovrebbe decidere da sé.</translation>
    </message>
    <message>
        <source>Adjacent in spite of walls and levels</source>
        <comment>siege.ruling.adjacency/title</comment>
        <translation>Adiacente malgrado muri e livelli</translation>
    </message>
    <message>
        <source>Is an enemy beyond a wall or on another level adjacent (rules 1.73d, siege.sheet.3d and siege.sheet.5b)? By default (neighbouring), yes: every living enemy in one of the six hexes around is, even a stunned one (but see siege.ruling.advance-stunned). Where the rulebooks want more, such as the same height (rule 1.44g), they say so. In the other reading (reach) only an enemy with whom melee is possible is adjacent.</source>
        <comment>siege.ruling.adjacency/text</comment>
        <translation>Un nemico al di là di un muro o su un altro livello è adiacente (regole 1.73d, siege.sheet.3d e siege.sheet.5b)? Per impostazione predefinita (neighbouring), sì: lo è ogni nemico vivo in uno dei sei esagoni attorno, anche stordito (ma si veda siege.ruling.advance-stunned). Dove i regolamenti vogliono di più, come la stessa altezza (regola 1.44g), lo dicono. Nell’altra lettura (reach) è adiacente solo un nemico con cui si può combattere corpo a corpo.</translation>
    </message>
    <message>
        <source>Several characters and 1-1</source>
        <comment>siege.ruling.joint-below-one/title</comment>
        <translation>Più personaggi e il rapporto 1-1</translation>
    </message>
    <message>
        <source>What must reach 1-1 when several attackers or several defenders take part (rule 1.7e)? By default (sum), the sum of the attacks against the sum of the defences, since rule 1.72 makes one number of them. In the other reading (each) every attacker must reach 1-1 by himself.</source>
        <comment>siege.ruling.joint-below-one/text</comment>
        <translation>Che cosa deve raggiungere 1-1 quando partecipano più attaccanti o più difensori (regola 1.7e)? Per impostazione predefinita (sum), la somma degli attacchi contro la somma delle difese, perché la regola 1.72 ne fa un solo numero. Nell’altra lettura (each) ogni attaccante deve raggiungere 1-1 da solo.</translation>
    </message>
    <message>
        <source>On foot and mounted in one attack</source>
        <comment>siege.ruling.mixed-targets/title</comment>
        <translation>A piedi e a cavallo in un solo attacco</translation>
    </message>
    <message>
        <source>May one attack be directed at characters on foot and mounted ones together, and on which table is it read (rule 1.72a)? By default (separate), it is refused: one attacks those on foot or those mounted, as rule 1.7c has a table for each. In the other reading (mounted) it is read on the table against mounted, and results for horses touch riders only.</source>
        <comment>siege.ruling.mixed-targets/text</comment>
        <translation>Un solo attacco può rivolgersi insieme a personaggi a piedi e a cavallo, e su quale tabella si legge (regola 1.72a)? Per impostazione predefinita (separate), è vietato: si attaccano quelli a piedi o quelli a cavallo, perché la regola 1.7c prevede una tabella per ciascuno. Nell’altra lettura (mounted) si legge sulla tabella contro i personaggi montati, e i risultati per i cavalli toccano solo chi è a cavallo.</translation>
    </message>
    <message>
        <source>One melee after another</source>
        <comment>siege.ruling.melee-order/title</comment>
        <translation>Un combattimento dopo l’altro</translation>
    </message>
    <message>
        <source>Are all attacks named before the first is resolved? By default (one-by-one), no: the attacker names them one by one in his own order, and results, retreats and the advance are finished before the next is named. Enemies who have become adjacent may be attacked by those who have not yet attacked; by rule 1.73 the advance waits for no other melee. In the other reading (declared) all attacks are named first, since the same rule knows of melees still under way.</source>
        <comment>siege.ruling.melee-order/text</comment>
        <translation>Si dichiarano tutti gli attacchi prima di risolvere il primo? Per impostazione predefinita (one-by-one), no: l’attaccante li dichiara uno per uno nell’ordine che vuole, e si applica il risultato, si indietreggia e si avanza prima di dichiarare il successivo. I nemici divenuti adiacenti possono essere attaccati da chi non ha ancora attaccato; per la regola 1.73 l’avanzata non aspetta nessun altro combattimento. Nell’altra lettura (declared) tutti gli attacchi si dichiarano prima, perché la stessa regola parla di combattimenti ancora in corso.</translation>
    </message>
    <message>
        <source>Advancing over a killed horse</source>
        <comment>siege.ruling.advance-horse/title</comment>
        <extracomment>over: into or across the hexes where it lies</extracomment>
        <translation>Avanzare sugli esagoni di un cavallo ucciso</translation>
    </message>
    <message>
        <source>Does a killed horse (result D against mounted) allow an advance after combat? By default (rider), not in the French edition, while in the Spanish edition its stunned rider does; the hex of an unhorsed rider is that of his counter on foot. Rule 1.73 speaks of characters only. In the other reading (horse) a killed horse allows it, and its hexes may be the first to be entered.</source>
        <comment>siege.ruling.advance-horse/text</comment>
        <translation>Un cavallo ucciso (risultato D contro personaggi montati) permette un’avanzata dopo il combattimento? Per impostazione predefinita (rider), nell’edizione francese no, mentre nell’edizione spagnola la permette lo stordimento di chi lo montava; l’esagono di un personaggio disarcionato è quello della sua pedina a piedi. La regola 1.73 parla solo di personaggi. Nell’altra lettura (horse) un cavallo ucciso la permette, e i suoi esagoni possono essere i primi in cui si entra.</translation>
    </message>
    <message>
        <source>Where a failed retreat ends</source>
        <comment>siege.ruling.failed-retreat/title</comment>
        <translation>Quando non si può indietreggiare</translation>
    </message>
    <message>
        <source>Where is a character that cannot retreat the whole way, and may the enemy advance? By default (in-place), it stays where it was, wounded; its hex has not been vacated, so there is no advance on its account unless the wound kills it. Of melee the play sheet says that it stays, of shots only that it is wounded. In the other reading (partway) it goes as far as it can after a shot.</source>
        <comment>siege.ruling.failed-retreat/text</comment>
        <translation>Dove si trova un personaggio che non può indietreggiare per l’intera distanza, e il nemico può avanzare? Per impostazione predefinita (in-place), resta dov’era, ferito; il suo esagono non è stato lasciato, perciò non dà un’avanzata, a meno che la ferita non lo uccida. Per il combattimento la scheda di gioco dice che resta, per i tiri solo che è ferito. Nell’altra lettura (partway) dopo un tiro indietreggia fin dove può.</translation>
    </message>
    <message>
        <source>A rider who cannot retreat</source>
        <comment>siege.ruling.saddle-wound/title</comment>
        <translation>Chi è a cavallo e non può indietreggiare</translation>
    </message>
    <message>
        <source>Is a rider unhorsed when he is wounded because he cannot retreat (siege.sheet.3d and siege.sheet.5c)? By default (unhorsed), yes, as by result C of a shot, and the horse is unhurt; compare siege.ruling.mounted-E. Nothing happens to a horse without rider. In the other reading (stays) he stays mounted. The text hardly helps here: each group should decide for itself.</source>
        <comment>siege.ruling.saddle-wound/text</comment>
        <translation>Un personaggio montato è disarcionato quando è ferito perché non può indietreggiare (siege.sheet.3d e siege.sheet.5c)? Per impostazione predefinita (unhorsed), sì, come per il risultato C di un tiro, e il cavallo è indenne; si confronti siege.ruling.mounted-E. A un cavallo senza cavaliere non accade nulla. Nell’altra lettura (stays) resta a cavallo. Qui il testo aiuta poco: ogni gruppo dovrebbe decidere da sé.</translation>
    </message>
    <message>
        <source>Who works the winch, and when</source>
        <comment>siege.ruling.winch/title</comment>
        <translation>Chi aziona l’argano, e quando</translation>
    </message>
    <message>
        <source>Who may work the winch, and when exactly does the bridge move (rule 1.8)? By default (turn-end), either side may; after step 5 of the turn&apos;s second phase the character&apos;s owner says up or down, and he may decline. The rule names the end of the turn. In the other reading (own-phase) it is the end of the phase of the character&apos;s own side.</source>
        <comment>siege.ruling.winch/text</comment>
        <translation>Chi può azionare l’argano, e quando esattamente si muove il ponte (regola 1.8)? Per impostazione predefinita (turn-end), può farlo l’una o l’altra fazione; dopo la sequenza 5 della seconda fase del turno il proprietario del personaggio dice se il ponte si alza o si abbassa, e può rinunciare. La regola nomina la fine del turno. Nell’altra lettura (own-phase) è la fine della fase della fazione del personaggio.</translation>
    </message>
    <message>
        <source>What a raised bridge shuts</source>
        <comment>siege.ruling.gate-closed/title</comment>
        <translation>Che cosa chiude il ponte alzato</translation>
    </message>
    <message>
        <source>No free moat beside the bridge</source>
        <comment>siege.ruling.bridge-full/title</comment>
        <translation>Nessun fossato libero accanto al ponte</translation>
    </message>
    <message>
        <source>Where does one fall who is thrown off the bridge when no moat hex beside it is free (rule 1.8c)? By default (nearest), into the nearest free hex of unfilled moat, which the owner chooses; nobody is stacked, and a filled moat is no moat. Rule 1.62 excepts only ladders and siege towers. In the other reading (stack) he may land on another character.</source>
        <comment>siege.ruling.bridge-full/text</comment>
        <translation>Dove cade chi è scaraventato giù dal ponte quando nessun esagono di fossato accanto è libero (regola 1.8c)? Per impostazione predefinita (nearest), nel più vicino esagono libero di fossato non riempito, a scelta del proprietario; non c’è impilamento, e un fossato riempito non è fossato. La regola 1.62 fa eccezione solo per le scale e le torri d’assedio. Nell’altra lettura (stack) può finire sopra un altro personaggio.</translation>
    </message>
    <message>
        <source>Picking up and carrying a ladder</source>
        <comment>siege.ruling.ladder-carry/title</comment>
        <translation>Sollevare e portare una scala</translation>
    </message>
    <message>
        <source>How is a ladder picked up, what does carrying it cost and what does it forbid (rule 1.91)? By default (while-held), two characters on foot, not stunned, carry it: lifting and laying down are free, each has 2 movement points fewer, once for the phase, pays for his own hexes, and they end on the ladder&apos;s two hexes. They may not shoot or attack while they hold it, and only then; an archer who shot in step 1 may carry. In the other reading (whole-phase) they shoot and attack in no phase in which they carried.</source>
        <comment>siege.ruling.ladder-carry/text</comment>
        <translation>Come si solleva una scala, quanto costa portarla e che cosa vieta (regola 1.91)? Per impostazione predefinita (while-held), la portano due personaggi a piedi non storditi: sollevarla e posarla non costa nulla, ognuno ha 2 punti movimento in meno, una sola volta nella fase, e paga i propri esagoni; alla fine si trovano ciascuno su uno dei due esagoni della scala. Non possono tirare né attaccare finché la tengono, e solo allora; un arciere che ha tirato nella sequenza 1 può portarla. Nell’altra lettura (whole-phase) non tirano e non attaccano in nessuna fase in cui l’hanno portata.</translation>
    </message>
    <message>
        <source>Where a ladder stands or falls</source>
        <comment>siege.ruling.ladder-where/title</comment>
        <extracomment>falls: is thrown down</extracomment>
        <translation>Dove sta o cade una scala</translation>
    </message>
    <message>
        <source>Where may a ladder stand or fall (rules 1.91c, 1.92a and 1.94c)? By default (on-foot), an upright one stands on any hex that a character on foot may enter, moat too, beside the rampart hex it leans on and without other equipment; moving or turning it must end so. A fallen one has its other half on an adjacent hex over which it could be carried. The first scenario has ladders and no filled moat. In the variant filled-only it does not stand in open moat; in the variant outside it stands only on the outer side of the wall.</source>
        <comment>siege.ruling.ladder-where/text</comment>
        <translation>Dove può stare o cadere una scala (regole 1.91c, 1.92a e 1.94c)? Per impostazione predefinita (on-foot), una scala installata sta su qualsiasi esagono in cui può entrare un personaggio a piedi, anche di fossato, accanto all’esagono di bastione a cui è appoggiata e senza altro equipaggiamento; così dev’essere anche dopo averla spostata o girata. Una scala caduta ha l’altra metà su un esagono adiacente su cui la si potrebbe portare. Il primo scenario ha scale e nessun fossato riempito. Nella variante filled-only non sta nel fossato aperto; nella variante outside sta solo sul lato esterno del muro.</translation>
    </message>
    <message>
        <source>Going down a ladder</source>
        <comment>siege.ruling.ladder-down/title</comment>
        <translation>Scendere da una scala</translation>
    </message>
    <message>
        <source>May one go down a ladder, and for how much (rule 1.93h)? By default (both-ways), yes: onto it for 3 movement points, only from the rampart hex it leans on, and from it to any hex that a character on foot may enter, at that hex&apos;s cost. A besieger in panic leaves the castle by an upright ladder too (rule siege.panic.2b). In the other reading (up-only) this is refused except in panic; melee stays as in siege.ruling.access.</source>
        <comment>siege.ruling.ladder-down/text</comment>
        <translation>Si può scendere da una scala, e a che prezzo (regola 1.93h)? Per impostazione predefinita (both-ways), sì: vi si scende per 3 punti movimento, solo dall’esagono di bastione a cui è appoggiata, e dalla scala si passa in qualsiasi esagono in cui può entrare un personaggio a piedi, al costo di quell’esagono. Anche un assediante preso dal panico lascia il castello per una scala installata (regola siege.panic.2b). Nell’altra lettura (up-only) è vietato se non per il panico; per il combattimento resta siege.ruling.access.</translation>
    </message>
    <message>
        <source>One who falls on another</source>
        <comment>siege.ruling.fall-stack/title</comment>
        <extracomment>falls: from a height</extracomment>
        <translation>Chi cade sopra un altro</translation>
    </message>
    <message>
        <source>On whom may one fall from a ladder, and how long do the two share the hex (rule 1.94f)? By default (singly), on any living character on foot, friend or enemy, on a hex that one on foot may enter; the one beneath is stunned even if the faller dies. Each is shot at and attacked by himself, and the two cannot fight each other. In his next movement step the faller must leave if he can. In the other reading (pair) they are attacked together and their defences are added.</source>
        <comment>siege.ruling.fall-stack/text</comment>
        <translation>Sopra chi si può cadere da una scala, e per quanto tempo i due stanno nello stesso esagono (regola 1.94f)? Per impostazione predefinita (singly), sopra ogni personaggio vivo a piedi, amico o nemico, in un esagono in cui si può entrare a piedi; chi sta sotto è stordito anche se chi cade muore. Ciascuno subisce tiri e attacchi separatamente, e i due non possono combattere fra loro. Nella sua prossima sequenza di movimento chi è caduto deve andarsene, se può. Nell’altra lettura (pair) sono attaccati insieme e le loro difese si sommano.</translation>
    </message>
    <message>
        <source>Where the besieger places rubble</source>
        <comment>siege.ruling.rubble-choice/title</comment>
        <translation>Dove l’assediante piazza le macerie</translation>
    </message>
    <message>
        <source>On which hexes may the besieger place demolished-wall counters before the assault (rule 2.31a)? By default (outer-wall), on rampart, castle wall and arrow-slit hexes of the outer wall, as he chooses, and not on the keep. Rule 2.33 names these kinds of hex, and rule 4.21f spares the keep. In the other reading (any) he may place them on the keep too.</source>
        <comment>siege.ruling.rubble-choice/text</comment>
        <translation>Su quali esagoni l’assediante può piazzare le pedine muro demolito prima dell’assalto (regola 2.31a)? Per impostazione predefinita (outer-wall), su esagoni di bastione, muro del castello e feritoia della cinta esterna, a sua scelta, e non sul mastio. La regola 2.33 nomina questi tipi di esagono, e la regola 4.21f risparmia il mastio. Nell’altra lettura (any) può piazzarle anche sul mastio.</translation>
    </message>
    <message>
        <source>Which walls fall with a hex</source>
        <comment>siege.ruling.rubble-walls/title</comment>
        <extracomment>fall: collapse</extracomment>
        <translation>Quali muri cadono con un esagono</translation>
    </message>
    <message>
        <source>Which walls fall when a hex is demolished (rule 2.33a)? By default (own-walls), those that the map draws as the hex&apos;s own; those of an adjacent hex stand, since the rule reckons with walls that are still whole. In the other reading (all) all six sides of the hex are open.</source>
        <comment>siege.ruling.rubble-walls/text</comment>
        <translation>Quali muri cadono quando un esagono è demolito (regola 2.33a)? Per impostazione predefinita (own-walls), quelli che la mappa disegna come propri dell’esagono; quelli di un esagono adiacente restano in piedi, perché la regola tiene conto di muri ancora intatti. Nell’altra lettura (all) tutti e sei i lati dell’esagono sono aperti.</translation>
    </message>
    <message>
        <source>Those who move the siege tower</source>
        <comment>siege.ruling.tower-crew/title</comment>
        <translation>Chi muove la torre d’assedio</translation>
    </message>
    <message>
        <source>Do those who move a siege tower spend movement points of their own (rule 2.41)? By default (stay-inside), none, but they stand inside when it moves and neither enter, leave nor climb in that step; those on top keep their points. Either side may move it. It enters the map with them inside and pays for its entry hexes from its 2 points, as the rule gives points to the tower alone. In the other reading (free) they keep all their own points, before the move and after it.</source>
        <comment>siege.ruling.tower-crew/text</comment>
        <translation>Chi muove una torre d’assedio spende punti movimento propri (regola 2.41)? Per impostazione predefinita (stay-inside), no, ma quando la torre si muove deve trovarsi all’interno, e in quella sequenza non vi entra, non ne esce e non sale; chi è in cima conserva i suoi punti. Può muoverla l’una o l’altra fazione. La torre entra sulla mappa con quei personaggi all’interno e paga gli esagoni d’ingresso con i suoi 2 punti, perché la regola dà punti solo alla torre. Nell’altra lettura (free) essi conservano tutti i propri punti, prima e dopo il movimento.</translation>
    </message>
    <message>
        <source>What else stops a siege tower</source>
        <comment>siege.ruling.tower-path/title</comment>
        <translation>Che altro ferma una torre d’assedio</translation>
    </message>
    <message>
        <source>What stops a siege tower besides the terrain (rule 2.41e)? By default (bodies), living characters, equipment and as many dead as rule 1.61f names, in a hex newly entered, and also the drawbridge, which is not plain ground; the dead of rule 1.61e add 1 point. Rules 1.61 and 1.62 make no exception for the tower. In the other reading (clear) the dead neither stop nor slow it.</source>
        <comment>siege.ruling.tower-path/text</comment>
        <translation>Che cosa ferma una torre d’assedio oltre al terreno (regola 2.41e)? Per impostazione predefinita (bodies), i personaggi vivi, l’equipaggiamento e tanti morti quanti ne indica la regola 1.61f, in un esagono in cui entra, e anche il ponte levatoio, che non è terreno piano; i morti della regola 1.61e aggiungono 1 punto. Le regole 1.61 e 1.62 non fanno eccezioni per la torre. Nell’altra lettura (clear) i morti non la fermano e non la rallentano.</translation>
    </message>
    <message>
        <source>Going down inside a siege tower</source>
        <comment>siege.ruling.tower-down/title</comment>
        <translation>Scendere dentro una torre d’assedio</translation>
    </message>
    <message>
        <source>What does it cost to go down inside a siege tower (rule 2.42c)? By default (two), 2 movement points, as its lower level costs (rule 2.4a): the rulebooks price only the way up. In the other reading (one) it costs 1 point.</source>
        <comment>siege.ruling.tower-down/text</comment>
        <translation>Quanto costa scendere dentro una torre d’assedio (regola 2.42c)? Per impostazione predefinita (two), 2 punti movimento, il costo del suo livello inferiore (regola 2.4a): i regolamenti danno un prezzo solo alla salita. Nell’altra lettura (one) costa 1 punto.</translation>
    </message>
    <message>
        <source>Over the hexes of one siege tower</source>
        <comment>siege.ruling.own-tower/title</comment>
        <extracomment>over: above</extracomment>
        <translation>Al di sopra degli esagoni di una stessa torre</translation>
    </message>
    <message>
        <source>Open moat beside a siege tower</source>
        <comment>siege.ruling.tower-moat/title</comment>
        <translation>Fossato aperto accanto a una torre d’assedio</translation>
    </message>
    <message>
        <source>Does open moat beside a siege tower count as ground height in rule 2.45f? By default (ground-only), no: there is no melee between it and those inside, while with a filled moat there is. This is what the rule literally says. In the other reading (low) every height below the walls counts.</source>
        <comment>siege.ruling.tower-moat/text</comment>
        <translation>Il fossato aperto accanto a una torre d’assedio vale come altezza del suolo nella regola 2.45f? Per impostazione predefinita (ground-only), no: fra il fossato e chi è all’interno non si combatte, con un fossato riempito sì. È ciò che la regola dice alla lettera. Nell’altra lettura (low) vale ogni altezza al di sotto delle mura.</translation>
    </message>
    <message>
        <source>Where the top of an embankment is</source>
        <comment>siege.ruling.embankment-crest/title</comment>
        <translation>Dov’è la parte superiore di una scarpata</translation>
    </message>
    <message>
        <source>When does a line of fire pass the top of an embankment (rule 3.23), whose picture is lost? By default (marked), when it crosses one of the hexsides that the map marks as the top, or enters an embankment hex on which none is marked. In the other reading (hex) it passes the top whenever it crosses an embankment hex.</source>
        <comment>siege.ruling.embankment-crest/text</comment>
        <translation>Quando una linea di tiro passa per la parte superiore di una scarpata (regola 3.23), la cui figura è perduta? Per impostazione predefinita (marked), quando attraversa uno dei lati degli esagoni che la mappa segna come parte superiore, o entra in un esagono di scarpata su cui non ne è segnato nessuno. Nell’altra lettura (hex) vi passa ogni volta che attraversa un esagono di scarpata.</translation>
    </message>
    <message>
        <source>Who is lower at an embankment</source>
        <comment>siege.ruling.embankment-lower/title</comment>
        <translation>Chi è più in basso presso una scarpata</translation>
    </message>
    <message>
        <source>When a horse is captured</source>
        <comment>siege.ruling.whose-horse/title</comment>
        <translation>Quando un cavallo è catturato</translation>
    </message>
    <message>
        <source>When is a horse captured (rules 3.33c and 3.33f)? The rulebooks say nothing. By default (led), a horse of the enemy without rider is captured once a character of one&apos;s own leads it (rule 3.34b). In the other reading (adjacent) it is captured as soon as a character of one&apos;s own is adjacent to it.</source>
        <comment>siege.ruling.whose-horse/text</comment>
        <translation>Quando un cavallo è catturato (regole 3.33c e 3.33f)? I regolamenti non dicono nulla. Per impostazione predefinita (led), un cavallo nemico senza cavaliere è catturato quando un proprio personaggio lo conduce per la briglia (regola 3.34b). Nell’altra lettura (adjacent) lo è appena un proprio personaggio gli è adiacente.</translation>
    </message>
    <message>
        <source>Where one dismounts</source>
        <comment>siege.ruling.dismount-place/title</comment>
        <translation>Dove si smonta da cavallo</translation>
    </message>
    <message>
        <source>Where is a character placed who dismounts (rule 3.33d)? By default (free-beside), on a free hex adjacent to the horse, of its owner&apos;s choice, as rule 3.35a has it for the unhorsed; without such a hex it cannot dismount. In the other reading (nearest) it then goes to the nearest free hex, as in siege.ruling.unhorsed-place.</source>
        <comment>siege.ruling.dismount-place/text</comment>
        <translation>Dove si piazza chi smonta da cavallo (regola 3.33d)? Per impostazione predefinita (free-beside), su un esagono libero adiacente al cavallo, scelto dal proprietario, come vuole la regola 3.35a per chi è disarcionato; se non ce n’è nessuno non può smontare. Nell’altra lettura (nearest) va allora sull’esagono libero più vicino, come in siege.ruling.unhorsed-place.</translation>
    </message>
    <message>
        <source>Results against an animal alone</source>
        <comment>siege.ruling.riderless-retreat/title</comment>
        <translation>Risultati contro un animale da solo</translation>
    </message>
    <message>
        <source>Which results hold for an animal without rider, a draught animal included (rules 3.35b and 5.12a)? By default (stays-put), what they say of the animal and of the attacker. Retreats (A of shots, C of melee) and whatever concerns a rider have no effect: the animal stays where it is, as in rule 3.34a. In the other reading (retreat) a horse retreats, since the French edition sets aside only the rider&apos;s wounds.</source>
        <comment>siege.ruling.riderless-retreat/text</comment>
        <translation>Quali risultati valgono per un animale senza cavaliere, compreso un animale da tiro (regole 3.35b e 5.12a)? Per impostazione predefinita (stays-put), ciò che dicono dell’animale e dell’attaccante. L’obbligo di indietreggiare (A dei tiri, C del combattimento) e quanto riguarda chi sta in sella non hanno effetto: l’animale resta dov’è, come nella regola 3.34a. Nell’altra lettura (retreat) un cavallo indietreggia, perché l’edizione francese esclude solo le ferite di chi lo monta.</translation>
    </message>
    <message>
        <source>The crew of the ballista</source>
        <comment>siege.ruling.ballista-serve/title</comment>
        <translation>I serventi della ballista</translation>
    </message>
    <message>
        <source>Who is the crew of a ballista, and what may the crew do (rule 3.41b)? Two friends, not stunned, on hexes adjacent to it, one of them an engineer; each counts for one engine only, and men may relieve each other. A turn in which a man leaves, shoots, attacks or puts out a fire is no turn of service for him; all else is open to him. By default (no-bar), a melee in the previous turn does not bar the ballista&apos;s shot, since rule 1.21 names only archers and crossbowmen in that bar. In the other reading (bar) it holds for the crew too.</source>
        <comment>siege.ruling.ballista-serve/text</comment>
        <translation>Chi sono i serventi di una ballista e che cosa possono fare (regola 3.41b)? Due amici, non storditi, su esagoni adiacenti a essa, uno dei quali ingegnere; ciascuno conta per una sola macchina e gli uomini possono darsi il cambio. Un turno in cui uno se ne va, tira, attacca o spegne un incendio non vale per lui come turno di servizio; tutto il resto gli è permesso. Per impostazione predefinita (no-bar), un combattimento nel turno precedente non vieta il tiro della ballista, perché per quel divieto la regola 1.21 nomina solo arcieri e balestrieri. Nell’altra lettura (bar) il divieto vale anche per i serventi.</translation>
    </message>
    <message>
        <source>Where the ballista shoots from</source>
        <comment>siege.ruling.ballista-hex/title</comment>
        <translation>Da dove tira la ballista</translation>
    </message>
    <message>
        <source>From where does the ballista shoot (rule 3.41c), and has it a skill? It takes one hex; its line of fire starts at the centre of that hex and may run in any direction. By default (no-skill), it has no skill number, since siege.skill.2 has no category for it. In the other reading (engineer) a number written on the engineer counts.</source>
        <comment>siege.ruling.ballista-hex/text</comment>
        <translation>Da dove tira la ballista (regola 3.41c), e ha un’abilità? Occupa un esagono; la sua linea di tiro parte dal centro di quell’esagono e può andare in ogni direzione. Per impostazione predefinita (no-skill), non ha un numero di abilità, perché siege.skill.2 non ha una categoria per essa. Nell’altra lettura (engineer) conta un numero scritto sull’ingegnere.</translation>
    </message>
    <message>
        <source>The order of the fire check</source>
        <comment>siege.ruling.fire-order/title</comment>
        <extracomment>order: sequence</extracomment>
        <translation>L’ordine della verifica del fuoco</translation>
    </message>
    <message>
        <source>In what order is the fire check made (rule 3.52a)? By default (spread-first), after step 5: first all dice for the spread from the hexes that burned before the check, and the new flames are placed together; then rule 3.54 for those caught by them; last, the old flames count one turn more, and the third destroys. New flames neither spread nor count a turn in this check. In the other reading (chain) destruction comes first, and then each new flame spreads at once.</source>
        <comment>siege.ruling.fire-order/text</comment>
        <translation>In che ordine si fa la verifica del fuoco (regola 3.52a)? Per impostazione predefinita (spread-first), dopo la sequenza 5: prima tutti i dadi di propagazione per gli esagoni che bruciavano prima della verifica, e le nuove fiamme si piazzano insieme; poi la regola 3.54 per chi ne è investito; infine le vecchie fiamme contano un turno in più, e il terzo distrugge. In questa verifica le nuove fiamme non si propagano e non contano turni. Nell’altra lettura (chain) viene prima la distruzione, e poi ogni nuova fiamma si propaga subito.</translation>
    </message>
    <message>
        <source>Beside two burning hexes</source>
        <comment>siege.ruling.fire-two/title</comment>
        <translation>Accanto a due esagoni in fiamme</translation>
    </message>
    <message>
        <source>Staying in the fire</source>
        <comment>siege.ruling.fire-stay/title</comment>
        <translation>Restare nel fuoco</translation>
    </message>
    <message>
        <source>May a character choose to stay in a burning hex (rule 3.54a)? By default (must-leave), no: only one that cannot leave stays, and the wound and the death of that rule fall on it. In the French edition the retreat is a duty. In the other reading (price), to which the Spanish wording is nearer, it may stay at that price.</source>
        <comment>siege.ruling.fire-stay/text</comment>
        <translation>Un personaggio può scegliere di restare in un esagono in fiamme (regola 3.54a)? Per impostazione predefinita (must-leave), no: resta solo chi non può uscire, e subisce la ferita e la morte previste da quella regola. Nell’edizione francese indietreggiare è un obbligo. Nell’altra lettura (price), a cui è più vicino il testo spagnolo, può restare a quel prezzo.</translation>
    </message>
    <message>
        <source>The way out of the fire</source>
        <comment>siege.ruling.fire-retreat/title</comment>
        <translation>La via d’uscita dal fuoco</translation>
    </message>
    <message>
        <source>Where does a character go that must leave a burning hex (rule 3.54a)? By default (any-free), onto one hex that it could enter, free and not burning, of its owner&apos;s choice; an enemy beside that hex is no bar, since the rule names none. In the other reading (sheet) the bars of siege.sheet.5b hold.</source>
        <comment>siege.ruling.fire-retreat/text</comment>
        <translation>Dove va un personaggio che deve lasciare un esagono in fiamme (regola 3.54a)? Per impostazione predefinita (any-free), su un esagono in cui potrebbe entrare, libero e non in fiamme, scelto dal proprietario; un nemico accanto a quell’esagono non lo vieta, perché la regola non nomina alcun divieto. Nell’altra lettura (sheet) valgono i divieti di siege.sheet.5b.</translation>
    </message>
    <message>
        <source>Fire and the wounded</source>
        <comment>siege.ruling.fire-wounded/title</comment>
        <translation>Il fuoco e i feriti</translation>
    </message>
    <message>
        <source>What does a wound from fire do to a character that is wounded already (rule 3.54a)? By default (adds), it kills: siege.sheet.5d makes no exception. In the other reading (apart) wounds from fire do not add to others. A stunned character is first settled by rule 3.54c.</source>
        <comment>siege.ruling.fire-wounded/text</comment>
        <translation>Che cosa fa una ferita da fuoco a un personaggio già ferito (regola 3.54a)? Per impostazione predefinita (adds), lo uccide: siege.sheet.5d non fa eccezioni. Nell’altra lettura (apart) le ferite da fuoco non si sommano alle altre. Per un personaggio stordito vale prima la regola 3.54c.</translation>
    </message>
    <message>
        <source>Which hexes one can light or put out</source>
        <comment>siege.ruling.fire-reach/title</comment>
        <translation>Quali esagoni si possono incendiare o spegnere</translation>
    </message>
    <message>
        <source>Which adjacent hexes may a character set alight or put out (rules 3.51a and 3.53a)? By default (any-height), any of them, at whatever height, but not behind a wall or an arrow slit; rule 3.51c bars only lighting. In the other reading (access) only those that it could attack under rule 1.74b (siege.ruling.access).</source>
        <comment>siege.ruling.fire-reach/text</comment>
        <translation>Quali esagoni adiacenti può incendiare o spegnere un personaggio (regole 3.51a e 3.53a)? Per impostazione predefinita (any-height), tutti, a qualunque altezza, ma non dietro un muro o una feritoia; la regola 3.51c vieta solo di appiccare il fuoco. Nell’altra lettura (access) solo quelli che potrebbe attaccare secondo la regola 1.74b (siege.ruling.access).</translation>
    </message>
    <message>
        <source>DA and fire that has spread</source>
        <comment>siege.ruling.fire-arrow/title</comment>
        <translation>DA e il fuoco che si è propagato</translation>
    </message>
    <message>
        <source>Does a result DA also put out hexes to which an arrow&apos;s fire has spread (rule 5.31e and siege.sheet.7)? By default (arrow-only), no: only a hex that the arrow itself lit, since the sheet speaks of a fire caused by the arrow. In the other reading (spread) those to which its fire has spread are put out as well.</source>
        <comment>siege.ruling.fire-arrow/text</comment>
        <translation>Un risultato DA spegne anche gli esagoni a cui si è propagato il fuoco di una freccia (regola 5.31e e siege.sheet.7)? Per impostazione predefinita (arrow-only), no: solo un esagono che la freccia stessa ha incendiato, perché la scheda parla di un incendio causato dalla freccia. Nell’altra lettura (spread) spegne anche quelli a cui il suo fuoco si è propagato.</translation>
    </message>
    <message>
        <source>What the fire leaves</source>
        <comment>siege.ruling.burnt-out/title</comment>
        <translation>Che cosa lascia il fuoco</translation>
    </message>
    <message>
        <source>What is left of an engine or a tent that fire has destroyed (rule 3.55)? The engine and all its flames are removed; a tent hex becomes plain ground, an engine&apos;s hex its natural terrain, and those inside stay where they are. By default (fall-wounded), those on top come down to the ground there, or to the nearest free hex, and are wounded; in the reading unhurt they suffer nothing, in the reading killed they die. The text hardly helps here: each group should decide for itself.</source>
        <comment>siege.ruling.burnt-out/text</comment>
        <translation>Che cosa resta di una macchina o di una tenda distrutta dal fuoco (regola 3.55)? La macchina e tutte le sue fiamme si tolgono; l’esagono di una tenda diventa terreno piano, quello di una macchina il suo terreno naturale, e chi è all’interno resta dov’è. Per impostazione predefinita (fall-wounded), chi è in cima finisce al suolo in quel punto, o nell’esagono libero più vicino, ed è ferito; nella lettura unhurt non subisce nulla, nella lettura killed muore. Qui il testo aiuta poco: ogni gruppo dovrebbe decidere da sé.</translation>
    </message>
    <message>
        <source>Engines on fire</source>
        <comment>siege.ruling.burning-engine/title</comment>
        <translation>Macchine in fiamme</translation>
    </message>
    <message>
        <source>Naming the targets of a bombardment</source>
        <comment>siege.ruling.bombard-declare/title</comment>
        <translation>Indicare i bersagli di un bombardamento</translation>
    </message>
    <message>
        <source>Are all targets of a day named first (rule 4.21d)? By default (all-first), yes: all hexes and engines are named before the first die of the day, so a breach made today opens the keep only tomorrow (rule 4.21f). The rule chooses and assigns before it adds up and rolls. In the other reading (one-by-one) hexes are named and rolled for one after the other.</source>
        <comment>siege.ruling.bombard-declare/text</comment>
        <translation>Si indicano prima tutti i bersagli di un giorno (regola 4.21d)? Per impostazione predefinita (all-first), sì: tutti gli esagoni e le macchine prima del primo dado del giorno, perciò una breccia di oggi apre il mastio solo domani (regola 4.21f). La regola fa scegliere e assegnare prima di sommare e tirare il dado. Nell’altra lettura (one-by-one) si indica un esagono dopo l’altro, tirando ogni volta il dado.</translation>
    </message>
    <message>
        <source>More points lost than took part</source>
        <comment>siege.ruling.stone-cap/title</comment>
        <translation>Più punti perduti di quanti hanno partecipato</translation>
    </message>
    <message>
        <source>Which day repairs the engines</source>
        <comment>siege.ruling.repair-day/title</comment>
        <translation>In quale giorno si riparano le macchine</translation>
    </message>
    <message>
        <source>Which day counts as the day of repair (rule 4.23b)? By default (chosen), the owner chooses each day which damaged engines rest; one such day repairs all that rest, and a day of assault counts as one. In the reading idle only days without an assault count. In the reading automatic it is the next day in any case.</source>
        <comment>siege.ruling.repair-day/text</comment>
        <translation>Quale giorno vale come giorno di riparazione (regola 4.23b)? Per impostazione predefinita (chosen), il proprietario sceglie ogni giorno quali macchine danneggiate riposano; in un giorno così si riparano tutte quelle a riposo, e vale anche un giorno di assalto. Nella lettura idle valgono solo i giorni senza assalto. Nella lettura automatic è in ogni caso il giorno seguente.</translation>
    </message>
    <message>
        <source>When rubble is placed</source>
        <comment>siege.ruling.rubble-when/title</comment>
        <extracomment>placed: laid on the map</extracomment>
        <translation>Quando si piazzano le macerie</translation>
    </message>
    <message>
        <source>When is the demolished-wall counter placed (rule 4.14a and siege.sheet.6a)? By default (by-cause), after the ram at once, and whoever is on the hex is wounded (rule 4.14b); after bombardment at the next assault, if the besieger likes. The rule names the moment of demolition; the siege sheet, which speaks of bombardment, the next assault, and leaves the besieger free. In the other reading (at-once) it is placed at once in both cases.</source>
        <comment>siege.ruling.rubble-when/text</comment>
        <translation>Quando si piazza la pedina muro demolito (regola 4.14a e siege.sheet.6a)? Per impostazione predefinita (by-cause), dopo l’ariete subito, e chi si trova sull’esagono è ferito (regola 4.14b); dopo un bombardamento all’assalto seguente, se l’assediante vuole. La regola indica il momento della demolizione; la scheda d’assedio, che parla del bombardamento, indica l’assalto seguente e lascia libero l’assediante. Nell’altra lettura (at-once) si piazza subito in entrambi i casi.</translation>
    </message>
    <message>
        <source>The order of a day of siege</source>
        <comment>siege.ruling.day-order/title</comment>
        <extracomment>order: sequence</extracomment>
        <translation>L’ordine di un giorno di assedio</translation>
    </message>
    <message>
        <source>In what order does a day of siege go by (rules 4.11b and 5.4, siege.sheet.6b and siege.sheet.6c)? By default (morning), the healed return in the morning; then comes an assault or a bombardment, not both, since rule 4.11b lets bombardment exclude any other action; then the dice for healing; last, the day is ticked. In the other reading (evening) the healed return after the assault, since the Spanish edition names no morning.</source>
        <comment>siege.ruling.day-order/text</comment>
        <translation>In che ordine si svolge un giorno di assedio (regole 4.11b e 5.4, siege.sheet.6b e siege.sheet.6c)? Per impostazione predefinita (morning), al mattino tornano i guariti; poi viene un assalto o un bombardamento, non entrambi, perché secondo la regola 4.11b il bombardamento esclude ogni altra azione; poi i dadi di guarigione; infine si spunta il giorno. Nell’altra lettura (evening) i guariti tornano dopo l’assalto, perché l’edizione spagnola non nomina il mattino.</translation>
    </message>
    <message>
        <source>What the outer wall is</source>
        <comment>siege.ruling.outer-wall/title</comment>
        <translation>Che cos’è la cinta esterna</translation>
    </message>
    <message>
        <source>What belongs to the outer wall, of which a hex must be demolished before the keep may be bombarded (rule 4.21f)? The rulebooks do not say. By default (with-towers), the curtain with its towers and gate hexes. In the other reading (curtain) the curtain alone.</source>
        <comment>siege.ruling.outer-wall/text</comment>
        <translation>Che cosa fa parte della cinta esterna, di cui un esagono dev’essere demolito prima che si possa bombardare il mastio (regola 4.21f)? I regolamenti tacciono. Per impostazione predefinita (with-towers), le mura di cinta con le loro torri e gli esagoni della porta del castello. Nell’altra lettura (curtain) le sole mura di cinta.</translation>
    </message>
    <message>
        <source>The first die of the ram</source>
        <comment>siege.ruling.ram-first/title</comment>
        <translation>Il primo dado dell’ariete</translation>
    </message>
    <message>
        <source>When does the ram&apos;s first die fall (rule 4.32c)? By default (on-arrival), in step 4 of the phase in which it arrives, as rule 4.32a allows, and then in every second phase of its own side. In the other reading (later) the first die falls one turn later.</source>
        <comment>siege.ruling.ram-first/text</comment>
        <translation>Quando cade il primo dado dell’ariete (regola 4.32c)? Per impostazione predefinita (on-arrival), nella sequenza 4 della fase in cui arriva, come permette la regola 4.32a, e poi ogni due fasi della propria fazione. Nell’altra lettura (later) il primo dado cade un turno più tardi.</translation>
    </message>
    <message>
        <source>Which hex the ram strikes</source>
        <comment>siege.ruling.ram-hex/title</comment>
        <translation>Su quale esagono batte l’ariete</translation>
    </message>
    <message>
        <source>The ram&apos;s die and the melee of its step</source>
        <comment>siege.ruling.ram-step4/title</comment>
        <translation>Il dado dell’ariete e il combattimento della sequenza</translation>
    </message>
    <message>
        <source>Which comes first in step 4, the ram&apos;s die or melee (rules 4.32c and 4.34a)? By default (die-first), the die. If one of the three has attacked before it, that die is delayed (siege.ruling.ram-delay); if one attacks after it, the next is. In the other reading (after) the die falls after the melee of the step.</source>
        <comment>siege.ruling.ram-step4/text</comment>
        <translation>Che cosa viene prima nella sequenza 4, il dado dell’ariete o il combattimento (regole 4.32c e 4.34a)? Per impostazione predefinita (die-first), il dado. Se uno dei tre ha attaccato prima, quel dado ritarda (siege.ruling.ram-delay); se uno attacca dopo, ritarda il successivo. Nell’altra lettura (after) il dado cade dopo il combattimento della sequenza.</translation>
    </message>
    <message>
        <source>The hexes of a cart</source>
        <comment>siege.ruling.cart-hex/title</comment>
        <translation>Gli esagoni di un carro</translation>
    </message>
    <message>
        <source>May the hexes of a cart be entered, and do they give cover (rule 5.11c)? By default (barred), they may not be entered and give no cover of their own. In the other reading (terrain) the natural terrain counts for both. The text hardly helps here: each group should decide for itself.</source>
        <comment>siege.ruling.cart-hex/text</comment>
        <translation>Si può entrare negli esagoni di un carro, e danno riparo (regola 5.11c)? Per impostazione predefinita (barred), non vi si può entrare e non danno alcun riparo proprio. Nell’altra lettura (terrain) per entrambe le cose conta il terreno naturale. Qui il testo aiuta poco: ogni gruppo dovrebbe decidere da sé.</translation>
    </message>
    <message>
        <source>How a cart moves</source>
        <comment>siege.ruling.cart-move/title</comment>
        <translation>Come si muove un carro</translation>
    </message>
    <message>
        <source>How does a cart move (rule 5.11b)? It follows its animal at no cost; without an animal it stands. By default (all-bound), rule 3.32 binds all its hexes. In the other reading (animal) it binds only the animal.</source>
        <comment>siege.ruling.cart-move/text</comment>
        <translation>Come si muove un carro (regola 5.11b)? Segue il suo animale senza alcun costo; senza animale sta fermo. Per impostazione predefinita (all-bound), la regola 3.32 vale per tutti i suoi esagoni. Nell’altra lettura (animal) vale solo per l’animale.</translation>
    </message>
    <message>
        <source>How an animal is harnessed</source>
        <comment>siege.ruling.harness/title</comment>
        <translation>Come si attacca un animale al carro</translation>
    </message>
    <message>
        <source>How is an animal harnessed or unharnessed (rule 5.11d)? By default (both-adjacent), the character is adjacent to cart and animal from the start of its phase and does nothing else in it, since the work takes its whole phase; it is done at the end of that phase. In the other reading (cart) it is enough to be adjacent to the cart.</source>
        <comment>siege.ruling.harness/text</comment>
        <translation>Come si attacca un animale al carro, o come se ne stacca (regola 5.11d)? Per impostazione predefinita (both-adjacent), il personaggio è adiacente al carro e all’animale dall’inizio della sua fase e in essa non fa altro, perché il lavoro richiede tutta la fase; è compiuto alla fine di quella fase. Nell’altra lettura (cart) basta essere adiacenti al carro.</translation>
    </message>
    <message>
        <source>Paying for a pushed mantlet</source>
        <comment>siege.ruling.mantlet-cost/title</comment>
        <translation>Quanto costa spingere un mantelletto</translation>
    </message>
    <message>
        <source>What does a character pay who pushes a mantlet (rule 5.21a)? By default (natural), the cost of the natural terrain of the hex that the mantlet enters; others pay the mantlet&apos;s 1 movement point (rule 1.1k), which is meant for a hex that holds one already. In the other reading (row) the pusher too always pays 1.</source>
        <comment>siege.ruling.mantlet-cost/text</comment>
        <translation>Che cosa paga un personaggio che spinge un mantelletto (regola 5.21a)? Per impostazione predefinita (natural), il costo del terreno naturale dell’esagono in cui il mantelletto entra; gli altri pagano 1 punto movimento, il costo del mantelletto (regola 1.1k), che vale per un esagono che ne contiene già uno. Nell’altra lettura (row) anche chi spinge paga sempre 1.</translation>
    </message>
    <message>
        <source>Moving across the side of a mantlet</source>
        <comment>siege.ruling.mantlet-side/title</comment>
        <translation>Attraversare il lato di un mantelletto</translation>
    </message>
    <message>
        <source>May one move across the hexside where a mantlet&apos;s base lies (rule 5.24)? By default (passable), yes, in and out, since the rule forbids only melee and retreat there; retreat is refused both ways. In the other reading (closed) movement too is refused.</source>
        <comment>siege.ruling.mantlet-side/text</comment>
        <translation>Ci si può muovere attraverso il lato dell’esagono su cui poggia la base di un mantelletto (regola 5.24)? Per impostazione predefinita (passable), sì, in entrata e in uscita, perché lì la regola vieta solo di combattere e di indietreggiare; non si può indietreggiare in nessuno dei due sensi. Nell’altra lettura (closed) è vietato anche muoversi.</translation>
    </message>
    <message>
        <source>How a barrel is handled</source>
        <comment>siege.ruling.barrel/title</comment>
        <translation>Come si maneggia un barile</translation>
    </message>
    <message>
        <source>How is a barrel of oil picked up, dropped and used (rule 5.32e)? By default (same-hex), it is picked up on its own hex, at no cost. In the other reading (adjacent) it may also be picked up from an adjacent hex. It is left where its carrier falls, and each pouring uses one up; how many there are is for the scenario to say.</source>
        <comment>siege.ruling.barrel/text</comment>
        <translation>Come si prende, si lascia e si usa un barile d’olio (regola 5.32e)? Per impostazione predefinita (same-hex), si prende sul suo esagono, senza alcun costo. Nell’altra lettura (adjacent) si può prendere anche da un esagono adiacente. Resta dove cade chi lo porta, e ogni volta che si versa se ne consuma uno; quanti ce ne sono lo dice lo scenario.</translation>
    </message>
    <message>
        <source>The morning of recovery</source>
        <comment>siege.ruling.healing-date/title</comment>
        <translation>Il mattino della guarigione</translation>
    </message>
    <message>
        <source>On which morning does a wounded character return healed (rule 5.4b)? By default (nth-morning), one wounded on day d with n days to heal returns on the morning of day d + n. In the other reading (full) it waits n full days and returns on the morning of day d + n + 1.</source>
        <comment>siege.ruling.healing-date/text</comment>
        <translation>In quale mattino torna guarito un ferito (regola 5.4b)? Per impostazione predefinita (nth-morning), chi è ferito il giorno d e ha n giorni di guarigione torna il mattino del giorno d + n. Nell’altra lettura (full) aspetta n giorni interi e torna il mattino del giorno d + n + 1.</translation>
    </message>
    <message>
        <source>Nine results for ten dice</source>
        <comment>siege.ruling.healing-nine/title</comment>
        <translation>Nove risultati per dieci numeri del dado</translation>
    </message>
    <message>
        <source>When the panic die is rolled</source>
        <comment>siege.ruling.panic-order/title</comment>
        <translation>Quando si tira il dado del panico</translation>
    </message>
    <message>
        <source>When is the panic die rolled (siege.panic.1a)? By default (each-death), at each death at once, before the advance after combat and before the next melee, since the result applies at once; a death by siege.panic.2d calls for another die. In the other reading (after) it is rolled when the whole melee is over.</source>
        <comment>siege.ruling.panic-order/text</comment>
        <translation>Quando si tira il dado del panico (siege.panic.1a)? Per impostazione predefinita (each-death), subito a ogni morte, prima dell’avanzata dopo il combattimento e prima del combattimento successivo, perché il risultato si applica subito; una morte per siege.panic.2d richiede un altro dado. Nell’altra lettura (after) si tira quando tutto il combattimento è finito.</translation>
    </message>
    <message>
        <source>Which way one flees</source>
        <comment>siege.ruling.panic-path/title</comment>
        <translation>In che direzione si fugge</translation>
    </message>
    <message>
        <source>Which way does a character flee in panic or rout (siege.panic.2a, siege.panic.2d and siege.panic.3a)? By default (farther-first), one in panic goes over three hexes that it could enter, and each step leads farther from the nearest enemy where there is such a way, as far as possible in the Spanish edition; failing that not nearer, failing that anywhere. In the other reading (not-nearer) a step that keeps the distance is as good as one away. Leaving the map counts as done; one with no way at all is wounded. In rout the flights after the first fall in step 2 of its side&apos;s phase, with all its movement points.</source>
        <comment>siege.ruling.panic-path/text</comment>
        <translation>In che direzione fugge un personaggio nel panico o in rotta (siege.panic.2a, siege.panic.2d e siege.panic.3a)? Per impostazione predefinita (farther-first), chi è nel panico percorre tre esagoni in cui potrebbe entrare, e ogni esagono lo allontana dal nemico più vicino, se c’è una via che lo permette (il più possibile nell’edizione spagnola); se non c’è, almeno non lo avvicina; se manca anche questa, va bene uno qualsiasi. Nell’altra lettura (not-nearer) un esagono che conserva la distanza vale quanto uno che allontana. Uscire dalla mappa vale come fuga compiuta; chi non ha alcuna via è ferito. In rotta le fughe dopo la prima cadono nella sequenza 2 della fase della sua fazione, con tutti i punti movimento.</translation>
    </message>
    <message>
        <source>Enemies in a position to attack</source>
        <comment>siege.ruling.panic-threat/title</comment>
        <translation>Nemici in condizione di attaccare</translation>
    </message>
    <message>
        <source>Which enemies are in a position to attack, so that no flight leads past them (siege.panic.2c)? By default (able), one that is not stunned and could attack that hex by rule 1.74; otherwise these words would be idle. In the other reading (adjacent) any enemy beside it.</source>
        <comment>siege.ruling.panic-threat/text</comment>
        <translation>Quali nemici sono in condizione di attaccare, così che nessuna fuga passi accanto a loro (siege.panic.2c)? Per impostazione predefinita (able), chi non è stordito e potrebbe attaccare quell’esagono secondo la regola 1.74; altrimenti queste parole sarebbero superflue. Nell’altra lettura (adjacent) qualsiasi nemico accanto a quell’esagono.</translation>
    </message>
    <message>
        <source>Panic and the stunned</source>
        <comment>siege.ruling.panic-stunned/title</comment>
        <translation>Il panico e gli storditi</translation>
    </message>
    <message>
        <source>May a stunned friend of the dead be chosen for panic (siege.panic.1a)? By default (exempt), no. In the other reading (eligible) it may, since nothing excludes it; it cannot retreat and dies (siege.panic.2d and siege.sheet.5d).</source>
        <comment>siege.ruling.panic-stunned/text</comment>
        <translation>Un amico stordito del morto può essere scelto per il panico (siege.panic.1a)? Per impostazione predefinita (exempt), no. Nell’altra lettura (eligible) sì, perché nulla lo esclude; non può indietreggiare e muore (siege.panic.2d e siege.sheet.5d).</translation>
    </message>
    <message>
        <source>What one in panic may do</source>
        <comment>siege.ruling.panic-acts/title</comment>
        <translation>Che cosa può fare chi è nel panico</translation>
    </message>
    <message>
        <source>Who ends a panic</source>
        <comment>siege.ruling.rally-who/title</comment>
        <translation>Chi fa cessare il panico</translation>
    </message>
    <message>
        <source>Which knight or sergeant ends panic or rout by being adjacent (siege.panic.2h and siege.panic.3b)? By default (not-stunned), one of the character&apos;s own side that is not stunned. In the other reading (stunned) a stunned one does so too.</source>
        <comment>siege.ruling.rally-who/text</comment>
        <translation>Quale cavaliere o sergente, essendo adiacente, fa cessare il panico o la rotta (siege.panic.2h e siege.panic.3b)? Per impostazione predefinita (not-stunned), uno della fazione del personaggio che non sia stordito. Nell’altra lettura (stunned) anche uno stordito.</translation>
    </message>
    <message>
        <source>Who can be hit by mistake</source>
        <comment>siege.ruling.error-pool/title</comment>
        <translation>Chi può essere colpito per errore</translation>
    </message>
    <message>
        <source>Among whom is the friend drawn that a miss may hit (siege.error.2 and siege.error.5)? By default (reachable), among those whom siege.error.5 does not exclude. In the other reading (draw-first) among all of them, and if the one drawn is so excluded nobody is hit. Around a mounted target all hexes adjacent to either half count; a mounted friend who is hit is wounded and unhorsed.</source>
        <comment>siege.ruling.error-pool/text</comment>
        <translation>Fra chi si sorteggia l’amico che un tiro mancato può colpire (siege.error.2 e siege.error.5)? Per impostazione predefinita (reachable), fra quelli che siege.error.5 non esclude. Nell’altra lettura (draw-first) fra tutti, e se il sorteggiato è escluso in questo modo nessuno è colpito. Attorno a un bersaglio a cavallo contano tutti gli esagoni adiacenti all’una o all’altra metà; un amico a cavallo che viene colpito è ferito e disarcionato.</translation>
    </message>
    <message>
        <source>only from open moat</source>
        <comment>reading.open-moat</comment>
        <translation>solo dal fossato aperto</translation>
    </message>
    <message>
        <source>the terrain printed on the map</source>
        <comment>reading.printed</comment>
        <translation>il terreno stampato sulla mappa</translation>
    </message>
    <message>
        <source>one shot in each step</source>
        <comment>reading.one-a-step</comment>
        <translation>un tiro in ogni sequenza</translation>
    </message>
    <message>
        <source>without this limit</source>
        <comment>reading.free</comment>
        <translation>senza questo limite</translation>
    </message>
    <message>
        <source>each move finished first</source>
        <comment>reading.one-at-a-time</comment>
        <translation>prima si conclude ogni movimento</translation>
    </message>
    <message>
        <source>on its last rider&apos;s side</source>
        <comment>reading.last-rider</comment>
        <translation>della fazione di chi lo ha montato per ultimo</translation>
    </message>
    <message>
        <source>counts as neutral</source>
        <comment>reading.neutral</comment>
        <translation>vale come neutro</translation>
    </message>
    <message>
        <source>by the stairs, both ways</source>
        <comment>reading.stairs</comment>
        <translation>per le scalinate, nei due sensi</translation>
    </message>
    <message>
        <source>one may leave it anywhere</source>
        <comment>reading.jump</comment>
        <translation>lo si può lasciare ovunque</translation>
    </message>
    <message>
        <source>front leads, may back in retreat</source>
        <comment>reading.front-leads</comment>
        <extracomment>may back: may go backwards</extracomment>
        <translation>metà anteriore in testa; a ritroso solo indietreggiando</translation>
    </message>
    <message>
        <source>only the three hexes ahead</source>
        <comment>reading.ahead</comment>
        <translation>solo i tre esagoni davanti</translation>
    </message>
    <message>
        <source>either half may lead</source>
        <comment>reading.either</comment>
        <translation>in testa l’una o l’altra metà</translation>
    </message>
    <message>
        <source>never backing</source>
        <comment>reading.turn</comment>
        <translation>mai a ritroso</translation>
    </message>
    <message>
        <source>every hex around counts</source>
        <comment>reading.neighbouring</comment>
        <translation>conta ogni esagono attorno</translation>
    </message>
    <message>
        <source>only where melee is possible</source>
        <comment>reading.reach</comment>
        <translation>solo dove si può combattere</translation>
    </message>
    <message>
        <source>the sums are tested</source>
        <comment>reading.sum</comment>
        <translation>si confrontano le somme</translation>
    </message>
    <message>
        <source>each by himself</source>
        <comment>reading.each</comment>
        <translation>ognuno da solo</translation>
    </message>
    <message>
        <source>attacked separately</source>
        <comment>reading.separate</comment>
        <translation>attaccati separatamente</translation>
    </message>
    <message>
        <source>named one by one</source>
        <comment>reading.one-by-one</comment>
        <translation>dichiarati uno per uno</translation>
    </message>
    <message>
        <source>all named first</source>
        <comment>reading.declared</comment>
        <translation>tutti dichiarati prima</translation>
    </message>
    <message>
        <source>only the rider counts</source>
        <comment>reading.rider</comment>
        <translation>conta solo chi lo montava</translation>
    </message>
    <message>
        <source>the horse counts too</source>
        <comment>reading.horse</comment>
        <translation>conta anche il cavallo</translation>
    </message>
    <message>
        <source>stays where it was</source>
        <comment>reading.in-place</comment>
        <translation>resta dov’era</translation>
    </message>
    <message>
        <source>as far as it can</source>
        <comment>reading.partway</comment>
        <translation>fin dove può</translation>
    </message>
    <message>
        <source>wounded and unhorsed</source>
        <comment>reading.unhorsed</comment>
        <translation>ferito e disarcionato</translation>
    </message>
    <message>
        <source>wounded, stays mounted</source>
        <comment>reading.stays</comment>
        <translation>ferito, resta a cavallo</translation>
    </message>
    <message>
        <source>at the end of the turn</source>
        <comment>reading.turn-end</comment>
        <translation>alla fine del turno</translation>
    </message>
    <message>
        <source>by the side&apos;s own phase</source>
        <comment>reading.own-phase</comment>
        <translation>alla fine della fase della propria fazione</translation>
    </message>
    <message>
        <source>castle wall while it is raised</source>
        <comment>reading.walled</comment>
        <translation>muro del castello finché è alzato</translation>
    </message>
    <message>
        <source>the nearest free hex</source>
        <comment>reading.nearest</comment>
        <translation>il più vicino esagono libero</translation>
    </message>
    <message>
        <source>on top of another</source>
        <comment>reading.stack</comment>
        <translation>sopra un altro</translation>
    </message>
    <message>
        <source>only while they hold it</source>
        <comment>reading.while-held</comment>
        <extracomment>as long as they occupy it</extracomment>
        <translation>solo finché la tengono</translation>
    </message>
    <message>
        <source>for the whole phase</source>
        <comment>reading.whole-phase</comment>
        <translation>per tutta la fase</translation>
    </message>
    <message>
        <source>wherever one on foot may enter</source>
        <comment>reading.on-foot</comment>
        <translation>dove si entra a piedi</translation>
    </message>
    <message>
        <source>not in open moat</source>
        <comment>reading.filled-only</comment>
        <translation>non nel fossato aperto</translation>
    </message>
    <message>
        <source>only outside the wall</source>
        <comment>reading.outside</comment>
        <translation>solo all’esterno del muro</translation>
    </message>
    <message>
        <source>up and down</source>
        <comment>reading.both-ways</comment>
        <translation>in salita e in discesa</translation>
    </message>
    <message>
        <source>down in panic only</source>
        <comment>reading.up-only</comment>
        <translation>in discesa solo per panico</translation>
    </message>
    <message>
        <source>each attacked by himself</source>
        <comment>reading.singly</comment>
        <translation>ciascuno attaccato separatamente</translation>
    </message>
    <message>
        <source>attacked together, defences added</source>
        <comment>reading.pair</comment>
        <translation>attaccati insieme, difese sommate</translation>
    </message>
    <message>
        <source>only the outer wall</source>
        <comment>reading.outer-wall</comment>
        <translation>solo la cinta esterna</translation>
    </message>
    <message>
        <source>any wall hex</source>
        <comment>reading.any</comment>
        <translation>qualsiasi esagono di muro</translation>
    </message>
    <message>
        <source>only the hex&apos;s own walls</source>
        <comment>reading.own-walls</comment>
        <translation>solo i muri propri dell’esagono</translation>
    </message>
    <message>
        <source>all six sides</source>
        <comment>reading.all</comment>
        <translation>tutti e sei i lati</translation>
    </message>
    <message>
        <source>they stay inside that step</source>
        <comment>reading.stay-inside</comment>
        <translation>restano all’interno in quella sequenza</translation>
    </message>
    <message>
        <source>the dead count too</source>
        <comment>reading.bodies</comment>
        <translation>contano anche i morti</translation>
    </message>
    <message>
        <source>the dead do not count</source>
        <comment>reading.clear</comment>
        <translation>i morti non contano</translation>
    </message>
    <message>
        <source>two points</source>
        <comment>reading.two</comment>
        <translation>due punti</translation>
    </message>
    <message>
        <source>one instead of two</source>
        <comment>reading.one</comment>
        <translation>uno invece di due</translation>
    </message>
    <message>
        <source>the tower does not stop it</source>
        <comment>reading.passes</comment>
        <translation>la torre non la ferma</translation>
    </message>
    <message>
        <source>only ground height</source>
        <comment>reading.ground-only</comment>
        <translation>solo l’altezza del suolo</translation>
    </message>
    <message>
        <source>every height below the walls</source>
        <comment>reading.low</comment>
        <translation>ogni altezza sotto le mura</translation>
    </message>
    <message>
        <source>the hexsides that are marked</source>
        <comment>reading.marked</comment>
        <translation>i lati segnati</translation>
    </message>
    <message>
        <source>the whole hex</source>
        <comment>reading.hex</comment>
        <translation>l’intero esagono</translation>
    </message>
    <message>
        <source>blocked on equal levels</source>
        <comment>reading.blocked</comment>
        <translation>bloccata a livelli uguali</translation>
    </message>
    <message>
        <source>once it is led</source>
        <comment>reading.led</comment>
        <translation>quando è condotto per la briglia</translation>
    </message>
    <message>
        <source>being adjacent is enough</source>
        <comment>reading.adjacent</comment>
        <translation>basta essere adiacenti</translation>
    </message>
    <message>
        <source>only beside the horse</source>
        <comment>reading.free-beside</comment>
        <translation>solo accanto al cavallo</translation>
    </message>
    <message>
        <source>the animal stays where it is</source>
        <comment>reading.stays-put</comment>
        <translation>l’animale resta dov’è</translation>
    </message>
    <message>
        <source>a horse retreats</source>
        <comment>reading.retreat</comment>
        <translation>un cavallo indietreggia</translation>
    </message>
    <message>
        <source>melee does not bar the crew</source>
        <comment>reading.no-bar</comment>
        <translation>il combattimento non ferma i serventi</translation>
    </message>
    <message>
        <source>melee bars the crew too</source>
        <comment>reading.bar</comment>
        <translation>il combattimento ferma anche i serventi</translation>
    </message>
    <message>
        <source>the ballista has no skill</source>
        <comment>reading.no-skill</comment>
        <translation>la ballista non ha abilità</translation>
    </message>
    <message>
        <source>the engineer&apos;s skill counts</source>
        <comment>reading.engineer</comment>
        <translation>conta l’abilità dell’ingegnere</translation>
    </message>
    <message>
        <source>spread first, destruction last</source>
        <comment>reading.spread-first</comment>
        <translation>prima si propaga, poi distrugge</translation>
    </message>
    <message>
        <source>new flames spread at once</source>
        <comment>reading.chain</comment>
        <translation>le nuove fiamme si propagano subito</translation>
    </message>
    <message>
        <source>one die for each burning hex</source>
        <comment>reading.each-flame</comment>
        <translation>un dado per esagono in fiamme</translation>
    </message>
    <message>
        <source>whoever can must leave</source>
        <comment>reading.must-leave</comment>
        <translation>chi può deve uscire</translation>
    </message>
    <message>
        <source>staying has its price</source>
        <comment>reading.price</comment>
        <translation>restare ha il suo prezzo</translation>
    </message>
    <message>
        <source>any free hex will do</source>
        <comment>reading.any-free</comment>
        <translation>qualsiasi esagono libero</translation>
    </message>
    <message>
        <source>the play sheet&apos;s bars hold</source>
        <comment>reading.sheet</comment>
        <extracomment>hold: are in force</extracomment>
        <translation>valgono i divieti della scheda di gioco</translation>
    </message>
    <message>
        <source>wounds from fire add up</source>
        <comment>reading.adds</comment>
        <translation>le ferite da fuoco si sommano</translation>
    </message>
    <message>
        <source>wounds from fire stand apart</source>
        <comment>reading.apart</comment>
        <translation>ferite da fuoco a parte</translation>
    </message>
    <message>
        <source>adjacent at any height</source>
        <comment>reading.any-height</comment>
        <translation>adiacente a qualunque altezza</translation>
    </message>
    <message>
        <source>only where it could attack</source>
        <comment>reading.access</comment>
        <translation>solo dove potrebbe attaccare</translation>
    </message>
    <message>
        <source>only what the arrow lit</source>
        <comment>reading.arrow-only</comment>
        <translation>solo ciò che la freccia ha incendiato</translation>
    </message>
    <message>
        <source>also where it has spread</source>
        <comment>reading.spread</comment>
        <translation>anche dove si è propagato</translation>
    </message>
    <message>
        <source>those on top are wounded</source>
        <comment>reading.fall-wounded</comment>
        <translation>chi è in cima è ferito</translation>
    </message>
    <message>
        <source>those on top are unhurt</source>
        <comment>reading.unhurt</comment>
        <translation>chi è in cima resta indenne</translation>
    </message>
    <message>
        <source>those on top are killed</source>
        <comment>reading.killed</comment>
        <translation>chi è in cima è ucciso</translation>
    </message>
    <message>
        <source>out of use while it burns</source>
        <comment>reading.out-of-use</comment>
        <translation>inutilizzabile finché è in fiamme</translation>
    </message>
    <message>
        <source>still works while it burns</source>
        <comment>reading.works</comment>
        <translation>funziona anche in fiamme</translation>
    </message>
    <message>
        <source>all targets named first</source>
        <comment>reading.all-first</comment>
        <translation>prima si indicano tutti i bersagli</translation>
    </message>
    <message>
        <source>the excess is ignored</source>
        <comment>reading.capped</comment>
        <translation>l’eccedenza si ignora</translation>
    </message>
    <message>
        <source>the owner chooses the day</source>
        <comment>reading.chosen</comment>
        <translation>il proprietario sceglie il giorno</translation>
    </message>
    <message>
        <source>only days without assault</source>
        <comment>reading.idle</comment>
        <translation>solo giorni senza assalto</translation>
    </message>
    <message>
        <source>always the next day</source>
        <comment>reading.automatic</comment>
        <translation>sempre il giorno seguente</translation>
    </message>
    <message>
        <source>ram at once, bombardment later</source>
        <comment>reading.by-cause</comment>
        <translation>ariete subito, bombardamento più tardi</translation>
    </message>
    <message>
        <source>at once in both cases</source>
        <comment>reading.at-once</comment>
        <translation>subito in entrambi i casi</translation>
    </message>
    <message>
        <source>the healed return before the assault</source>
        <comment>reading.morning</comment>
        <translation>i guariti tornano prima dell’assalto</translation>
    </message>
    <message>
        <source>the healed return after the assault</source>
        <comment>reading.evening</comment>
        <translation>i guariti tornano dopo l’assalto</translation>
    </message>
    <message>
        <source>curtain, towers and gate</source>
        <comment>reading.with-towers</comment>
        <translation>mura di cinta, torri e porta</translation>
    </message>
    <message>
        <source>the curtain alone</source>
        <comment>reading.curtain</comment>
        <translation>le sole mura di cinta</translation>
    </message>
    <message>
        <source>in the phase of arrival</source>
        <comment>reading.on-arrival</comment>
        <translation>nella fase dell’arrivo</translation>
    </message>
    <message>
        <source>one turn after arrival</source>
        <comment>reading.later</comment>
        <translation>un turno dopo l’arrivo</translation>
    </message>
    <message>
        <source>the wall hex straight ahead</source>
        <comment>reading.straight-ahead</comment>
        <translation>l’esagono di muro dritto davanti</translation>
    </message>
    <message>
        <source>the die before the melee</source>
        <comment>reading.die-first</comment>
        <translation>il dado prima del combattimento</translation>
    </message>
    <message>
        <source>only after the melee</source>
        <comment>reading.after</comment>
        <translation>solo dopo il combattimento</translation>
    </message>
    <message>
        <source>may not be entered</source>
        <comment>reading.barred</comment>
        <translation>non vi si entra</translation>
    </message>
    <message>
        <source>the natural terrain counts</source>
        <comment>reading.terrain</comment>
        <translation>conta il terreno naturale</translation>
    </message>
    <message>
        <source>all hexes are bound</source>
        <comment>reading.all-bound</comment>
        <translation>vincolati tutti gli esagoni</translation>
    </message>
    <message>
        <source>only the animal is bound</source>
        <comment>reading.animal</comment>
        <translation>vincolato solo l’animale</translation>
    </message>
    <message>
        <source>adjacent to cart and animal</source>
        <comment>reading.both-adjacent</comment>
        <translation>adiacente al carro e all’animale</translation>
    </message>
    <message>
        <source>adjacent to the cart</source>
        <comment>reading.cart</comment>
        <translation>adiacente al carro</translation>
    </message>
    <message>
        <source>the natural terrain is paid</source>
        <comment>reading.natural</comment>
        <translation>si paga il terreno naturale</translation>
    </message>
    <message>
        <source>always 1 movement point</source>
        <comment>reading.row</comment>
        <translation>sempre 1 punto movimento</translation>
    </message>
    <message>
        <source>movement may cross it</source>
        <comment>reading.passable</comment>
        <translation>ci si può muovere attraverso</translation>
    </message>
    <message>
        <source>movement may not cross it</source>
        <comment>reading.closed</comment>
        <translation>non ci si muove attraverso</translation>
    </message>
    <message>
        <source>only on the same hex</source>
        <comment>reading.same-hex</comment>
        <translation>solo sullo stesso esagono</translation>
    </message>
    <message>
        <source>morning of the last day</source>
        <comment>reading.nth-morning</comment>
        <translation>il mattino dell’ultimo giorno</translation>
    </message>
    <message>
        <source>after the full days</source>
        <comment>reading.full</comment>
        <translation>dopo i giorni interi</translation>
    </message>
    <message>
        <source>9 and 10 give months</source>
        <comment>reading.last-two</comment>
        <translation>9 e 10 danno mesi</translation>
    </message>
    <message>
        <source>another result covers two numbers</source>
        <comment>reading.early</comment>
        <extracomment>covers: is printed for</extracomment>
        <translation>un altro risultato copre due numeri</translation>
    </message>
    <message>
        <source>at each death at once</source>
        <comment>reading.each-death</comment>
        <translation>subito a ogni morte</translation>
    </message>
    <message>
        <source>away wherever a way leads there</source>
        <comment>reading.farther-first</comment>
        <translation>ci si allontana ovunque sia possibile</translation>
    </message>
    <message>
        <source>away or at the same distance</source>
        <comment>reading.not-nearer</comment>
        <translation>ci si allontana o si resta alla stessa distanza</translation>
    </message>
    <message>
        <source>those able to attack</source>
        <comment>reading.able</comment>
        <translation>chi può davvero attaccare</translation>
    </message>
    <message>
        <source>the stunned do not panic</source>
        <comment>reading.exempt</comment>
        <translation>lo stordito non cade nel panico</translation>
    </message>
    <message>
        <source>the stunned may be chosen</source>
        <comment>reading.eligible</comment>
        <translation>lo stordito può essere scelto</translation>
    </message>
    <message>
        <source>only move and shoot</source>
        <comment>reading.move-and-shoot</comment>
        <translation>solo muovere e tirare</translation>
    </message>
    <message>
        <source>only one not stunned</source>
        <comment>reading.not-stunned</comment>
        <translation>solo chi non è stordito</translation>
    </message>
    <message>
        <source>a stunned one too</source>
        <comment>reading.stunned</comment>
        <translation>anche uno stordito</translation>
    </message>
    <message>
        <source>among those who can be hit</source>
        <comment>reading.reachable</comment>
        <translation>fra chi può essere colpito</translation>
    </message>
    <message>
        <source>drawn among all</source>
        <comment>reading.draw-first</comment>
        <translation>si sorteggia fra tutti</translation>
    </message>
    <message>
        <source>{name} falls from the horse, which is unhurt.</source>
        <comment>siege.ruling.saddle-wound/falls</comment>
        <translation>{name}: personaggio disarcionato, cavallo indenne.</translation>
    </message>
    <message>
        <source>{target} has no rider, and stays where it is.</source>
        <comment>siege.ruling.riderless-retreat/stays</comment>
        <translation>{target}: nessuno in sella, resta dov’è.</translation>
    </message>
    <message>
        <source>{counter} has shot.</source>
        <comment>siege.1.21h/shot_so</comment>
        <translation>{counter} ha tirato.</translation>
    </message>
    <message>
        <source>{name} backs: the rear half leads, and the front half follows it.</source>
        <comment>siege.ruling.two-hex/backs</comment>
        <translation>{name} va a ritroso: la metà posteriore è in testa e quella anteriore la segue.</translation>
    </message>
    <message>
        <source>{name} does not back: where a rear half ends is not chosen.</source>
        <comment>siege.ruling.two-hex/follows</comment>
        <extracomment>to back: to go backwards</extracomment>
        <translation>{name} non va a ritroso: dove finisce una metà posteriore non si sceglie.</translation>
    </message>
    <message>
        <source>has shot</source>
        <comment>state.shot</comment>
        <extracomment>of a character in this phase</extracomment>
        <translation>ha tirato</translation>
    </message>
    <message>
        <source>straight on</source>
        <comment>none.retreat.rear</comment>
        <translation>dritto</translation>
    </message>
    <message>
        <source>Pick the hex on which the rear half ends.</source>
        <comment>ask.retreat.rear</comment>
        <translation>Scegliere l’esagono su cui finisce la metà posteriore.</translation>
    </message>
    <message>
        <source>Has shot</source>
        <comment>effect.shot</comment>
        <translation>Ha tirato</translation>
    </message>
    <message>
        <source>{shooter} is in the moat, and by the reading chosen shoots only at what is in it.</source>
        <comment>siege.ruling.moat-out/edge</comment>
        <translation>{shooter} è nel fossato, e secondo la lettura scelta tira solo contro ciò che vi si trova.</translation>
    </message>
    <message>
        <source>the moat and its edge</source>
        <comment>reading.edge</comment>
        <translation>il fossato e il suo bordo</translation>
    </message>
    <message>
        <source>only the moat</source>
        <comment>reading.moat-only</comment>
        <translation>solo il fossato</translation>
    </message>
    <message>
        <source>It is turn {turn} now, and the phase of {force}.</source>
        <comment>siege.1.2a/turn_so</comment>
        <translation>Ora è il turno {turn}, fase di: {force}.</translation>
    </message>
    <message>
        <source>{counter} is taken from the map.</source>
        <comment>siege.1.6a/removed_so</comment>
        <translation>Si toglie dalla mappa: {counter}.</translation>
    </message>
    <message>
        <source>{counter} is in the saddle.</source>
        <comment>siege.3.33d/seat_so_mounted</comment>
        <translation>{counter} è in sella.</translation>
    </message>
    <message>
        <source>{counter} is on foot.</source>
        <comment>siege.3.33d/seat_so_afoot</comment>
        <translation>{counter} è a piedi.</translation>
    </message>
    <message>
        <source>Modifier for the skill of {shooter}: {add}.</source>
        <comment>siege.skill.3/skill</comment>
        <translation>Modificatore per l’abilità ({shooter}): {add}.</translation>
    </message>
    <message>
        <source>Modifier for the wound of {shooter}: {add}.</source>
        <comment>siege.sheet.2b/wounded</comment>
        <translation>Modificatore per la ferita ({shooter}): {add}.</translation>
    </message>
    <message>
        <source>Modifier for {target}, a knight on foot: {add}.</source>
        <comment>siege.sheet.2c/knight</comment>
        <translation>Modificatore per il cavaliere a piedi ({target}): {add}.</translation>
    </message>
    <message>
        <source>{counter} owes nothing any more.</source>
        <comment>siege.sheet.3d/released_so</comment>
        <translation>{counter} non deve più nulla.</translation>
    </message>
    <message>
        <source>In the saddle or on foot</source>
        <comment>effect.seat</comment>
        <translation>In sella o a piedi</translation>
    </message>
    <message>
        <source>Taken from the map</source>
        <comment>effect.removed</comment>
        <translation>Tolto dalla mappa</translation>
    </message>
    <message>
        <source>Released from what is owed</source>
        <comment>effect.released</comment>
        <translation>Dispensa da un obbligo</translation>
    </message>
    <message>
        <source>Turn and phase</source>
        <comment>effect.turn</comment>
        <translation>Turno e fase</translation>
    </message>
    <message>
        <source>Where</source>
        <comment>field.seat</comment>
        <translation>Dove</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>field.turn</comment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Phase of</source>
        <comment>field.force</comment>
        <translation>Fase di</translation>
    </message>
    <message>
        <source>in the saddle</source>
        <comment>seat.mounted</comment>
        <translation>in sella</translation>
    </message>
    <message>
        <source>on foot</source>
        <comment>seat.afoot</comment>
        <translation>a piedi</translation>
    </message>
    <message>
        <source>Cover</source>
        <comment>field.facts.cover</comment>
        <extracomment>the shelter that a target has</extracomment>
        <translation>Riparo</translation>
    </message>
    <message>
        <source>Modifier</source>
        <comment>field.facts.modifier</comment>
        <translation>Modificatore</translation>
    </message>
    <message>
        <source>as the rules find it</source>
        <comment>none.facts.cover</comment>
        <translation>secondo le regole</translation>
    </message>
    <message numerus="yes">
        <source>Modifier for {band} range (%n hex(es)): {add}.</source>
        <comment>siege.sheet.2a/range</comment>
        <extracomment>range: how far the target is</extracomment>
        <translation>
            <numerusform>Modificatore per gittata {band} (%n esagono): {add}.</numerusform>
            <numerusform>Modificatore per gittata {band} (%n esagoni): {add}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{target} must retreat %n hex(es) at once.</source>
        <comment>siege.sheet.3d/owes</comment>
        <translation>
            <numerusform>{target} deve indietreggiare subito di %n esagono.</numerusform>
            <numerusform>{target} deve indietreggiare subito di %n esagoni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First {name} must retreat %n hex(es).</source>
        <comment>siege.sheet.3d/first</comment>
        <translation>
            <numerusform>Prima {name} deve indietreggiare di %n esagono.</numerusform>
            <numerusform>Prima {name} deve indietreggiare di %n esagoni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no way for {name} to retreat %n hex(es): wounded instead.</source>
        <comment>siege.sheet.3d/cannot</comment>
        <translation>
            <numerusform>{name} non può indietreggiare di %n esagono: subisce invece una ferita.</numerusform>
            <numerusform>{name} non può indietreggiare di %n esagoni: subisce invece una ferita.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} must retreat %n hex(es), not {given}.</source>
        <comment>siege.sheet.3d/length</comment>
        <translation>
            <numerusform>{name} deve indietreggiare di %n esagono, non di {given}.</numerusform>
            <numerusform>{name} deve indietreggiare di %n esagoni, non di {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} retreats %n hex(es), to {hex}.</source>
        <comment>siege.sheet.3d/done</comment>
        <translation>
            <numerusform>{name} indietreggia di %n esagono, in {hex}.</numerusform>
            <numerusform>{name} indietreggia di %n esagoni, in {hex}.</numerusform>
        </translation>
    </message>
    <message>
        <source>no cover</source>
        <comment>brief.cover.none</comment>
        <translation>senza riparo</translation>
    </message>
    <message>
        <source>light cover</source>
        <comment>brief.cover.light</comment>
        <translation>riparo leggero</translation>
    </message>
    <message>
        <source>medium cover</source>
        <comment>brief.cover.medium</comment>
        <translation>riparo medio</translation>
    </message>
    <message>
        <source>strong cover</source>
        <comment>brief.cover.strong</comment>
        <translation>riparo forte</translation>
    </message>
    <message>
        <source>total cover</source>
        <comment>brief.cover.total</comment>
        <translation>riparo totale</translation>
    </message>
    <message>
        <source>An arrow-slit hex costs 1 movement point on foot, or 3 from a demolished wall. Otherwise it can be entered only from inside the building; from outside it is impassable, and mounted characters can never enter it. It gives strong cover against shots that come through the slit. Its combat influence is an advantage (+), but no melee is possible through the slit. It is at wall height in a tower and at keep height in the keep.</source>
        <comment>siege.1.1b/text</comment>
        <translation>Un esagono di feritoia costa 1 punto movimento a piedi, 3 se vi si entra da un muro demolito. Altrimenti vi si entra soltanto dall’interno dell’edificio; dall’esterno è intransitabile, e i personaggi montati non vi possono mai entrare. Dà riparo forte contro i tiri che passano per la feritoia. La sua influenza sul combattimento è un vantaggio (+), ma attraverso la feritoia non si combatte corpo a corpo. Si trova all’altezza delle mura in una torre e all’altezza del mastio nel mastio.</translation>
    </message>
    <message>
        <source>A hex inside a tower or the keep costs 1 movement point on foot, or 3 from a demolished wall, and is impassable to mounted characters. The cover it gives depends on where the shooter stands (rules 1.53 and 1.56). Its combat influence is an advantage (+); it is at wall height in a tower and at keep height in the keep. The combat symbol is illegible in our copy of the French edition; the Spanish one prints it (siege.ruling.lost-glyphs).</source>
        <comment>siege.1.1f/text</comment>
        <translation>Un esagono all’interno di una torre o del mastio costa 1 punto movimento a piedi, 3 se vi si entra da un muro demolito, ed è intransitabile per i personaggi montati. Il riparo dipende dalla posizione del tiratore (regole 1.53 e 1.56). La sua influenza sul combattimento è un vantaggio (+); l’altezza è quella delle mura in una torre e quella del mastio nel mastio. Nella nostra copia dell’edizione francese il simbolo del combattimento è illeggibile; quella spagnola lo riporta (siege.ruling.lost-glyphs).</translation>
    </message>
    <message>
        <source>A moat hex costs 1 movement point on foot when entered from an adjacent moat hex and 4 otherwise; it is impassable to mounted characters. It gives no cover and its combat influence is a disadvantage (-). It has a height of its own, below the ground. The combat symbol is illegible in our copy of the French edition; the Spanish one prints it (siege.ruling.lost-glyphs).</source>
        <comment>siege.1.1g/text</comment>
        <translation>Un esagono di fossato costa a piedi 1 punto movimento se vi si entra da un esagono di fossato adiacente, altrimenti 4; è intransitabile per i personaggi montati. Non dà riparo e la sua influenza sul combattimento è uno svantaggio (-). Ha un’altezza propria, al di sotto del suolo. Nella nostra copia dell’edizione francese il simbolo del combattimento è illeggibile; quella spagnola lo riporta (siege.ruling.lost-glyphs).</translation>
    </message>
    <message>
        <source>No one may pass a wall or an arrow slit. A tower or the keep is entered only by a door or from a demolished-wall hex (rule 2.33c); arrow-slit hexes are reached only from inside the building or from such a hex.</source>
        <comment>siege.1.61c/text</comment>
        <translation>Nessuno può passare attraverso un muro o una feritoia. In una torre o nel mastio si entra solo da una porta o da un esagono di muro demolito (regola 2.33c); gli esagoni di feritoia si raggiungono solo dall’interno dell’edificio o da un esagono di muro demolito.</translation>
    </message>
    <message>
        <source>A hex of tent, or of part of one, costs 2 movement points to enter on foot and is impassable for horses. It gives light cover, its combat influence is a disadvantage (-), and it is at ground height. The combat symbol is illegible in our copy of the French edition; the Spanish one prints it (siege.ruling.lost-glyphs).</source>
        <comment>siege.3.1e/text</comment>
        <translation>Un esagono con una tenda o parte di essa costa 2 punti movimento a piedi ed è intransitabile per i cavalli. Dà riparo leggero, la sua influenza sul combattimento è uno svantaggio (-) e si trova all’altezza del suolo. Nella nostra copia dell’edizione francese il simbolo del combattimento è illeggibile; quella spagnola lo riporta (siege.ruling.lost-glyphs).</translation>
    </message>
    <message>
        <source>A shot or an attack at a horse without rider is resolved as against a mounted character. In the French edition the wounds of the rider are ignored, in the Spanish edition whatever the result says of him. What becomes of retreats is told in siege.ruling.riderless-retreat.</source>
        <comment>siege.3.35b/text</comment>
        <translation>Un tiro o un attacco contro un cavallo senza cavaliere si risolve come contro un personaggio montato. Nell’edizione francese si ignorano le ferite del personaggio, nell’edizione spagnola tutto ciò che il risultato ne dice. Che cosa succede quando il risultato impone di indietreggiare è spiegato in siege.ruling.riderless-retreat.</translation>
    </message>
    <message>
        <source>Nobody may enter a hex with a ballista or pass through it. This holds for the crew too, which stands beside the ballista (rule 3.41b).</source>
        <comment>siege.3.43b/text</comment>
        <translation>Nessuno può entrare in un esagono con una ballista né attraversarlo. Vale anche per i serventi, che stanno accanto alla ballista (regola 3.41b).</translation>
    </message>
    <message>
        <source>At the end of every phase of the enemy, as long as the fire burns, the player who lit it checks each of his burning hexes. He rolls one die for each adjacent hex that holds a siege engine, a tent or a part of either, in the column &quot;spread&quot; of the fire table; an F sets that hex alight. The French edition names the hexes that he set alight, the Spanish edition those in which he started a fire; what has spread from them counts as well (siege.ruling.fire-owner).</source>
        <comment>siege.3.52a/text</comment>
        <translation>Alla fine di ogni fase nemica, finché il fuoco dura, il giocatore che l’ha appiccato verifica ciascuno dei propri esagoni in fiamme. Tira un dado per ogni esagono adiacente che contenga una macchina d’assedio, una tenda o parte di esse, nella colonna della propagazione della tabella degli incendi; con F l’esagono prende fuoco. L’edizione francese nomina gli esagoni da lui incendiati, l’edizione spagnola quelli in cui ha acceso un fuoco; contano anche quelli a cui il fuoco si è propagato (siege.ruling.fire-owner).</translation>
    </message>
    <message>
        <source>When fire starts in an occupied hex or spreads to it, the character there must retreat one hex at once. In the French edition it is otherwise wounded in the first turn and killed in the second; in the Spanish edition that is the price of staying. Whether it may stay is told in siege.ruling.fire-stay, how the turns are counted in siege.ruling.fire-count.</source>
        <comment>siege.3.54a/text</comment>
        <translation>Quando il fuoco divampa in un esagono occupato o vi si propaga, il personaggio che vi si trova deve indietreggiare subito di un esagono. Nell’edizione francese altrimenti è ferito nel primo turno e ucciso nel secondo; nell’edizione spagnola è questo il prezzo per chi resta. Se si può restare è spiegato in siege.ruling.fire-stay, come si contano i turni in siege.ruling.fire-count.</translation>
    </message>
    <message>
        <source>When a rampart, castle wall or arrow-slit hex is demolished, a demolished-wall counter is put on it (rule 2.3). The siege sheet names another moment (siege.sheet.6a); see siege.ruling.rubble-when.</source>
        <comment>siege.4.14a/text</comment>
        <translation>Quando un esagono di bastione, di muro del castello o di feritoia è demolito, vi si piazza una pedina muro demolito (regola 2.3). La scheda d’assedio indica un altro momento (siege.sheet.6a); si veda siege.ruling.rubble-when.</translation>
    </message>
    <message>
        <source>Mangonels and trebuchets on the map have the limits of the ballista: no line of fire may pass through them (rule 3.42), and nobody may enter their hexes or pass through them (rule 3.43b). Once placed they are not moved, but they may be placed anew between two assaults (rule 3.43a).</source>
        <comment>siege.4.22/text</comment>
        <translation>Sulla mappa mangani e trabucchi hanno gli stessi limiti della ballista: nessuna linea di tiro li attraversa (regola 3.42) e nessuno può entrare nel loro esagono né attraversarlo (regola 3.43b). Una volta piazzati non si muovono, ma si possono ripiazzare fra un assalto e l’altro (regola 3.43a).</translation>
    </message>
    <message>
        <source>A cart takes two hexes and is drawn by an animal, which must be at its head: a draught horse or an ox in the French edition, a horse or an ox in the Spanish edition. In the French edition the ox, or the rear half of the horse, stands on one of three hexes in front of the cart that a lost picture marks; only the rear half of the horse must touch the cart. The Spanish edition says only that the animal stands on one of the hexes in front. Its place is played in both as the French edition has it (siege.ruling.cart-head).</source>
        <comment>siege.5.11a/text</comment>
        <translation>Un carro occupa due esagoni ed è trainato da un animale, che deve stare in testa al carro: un cavallo da tiro o un bue nell’edizione francese, un cavallo o un bue nell’edizione spagnola. Nell’edizione francese il bue, o la metà posteriore del cavallo, sta su uno dei tre esagoni davanti al carro segnati in una figura andata perduta; del cavallo basta che tocchi il carro la metà posteriore. L’edizione spagnola dice soltanto che l’animale sta su uno degli esagoni davanti. Per il suo posto si gioca in entrambi i casi come nell’edizione francese (siege.ruling.cart-head).</translation>
    </message>
    <message>
        <source>Draught animals are led in the same way as riderless horses (rule 3.34) and have all the same limits on their movement (rule 3.32). How a cart follows its animal is told in siege.ruling.cart-move.</source>
        <comment>siege.5.11b/text</comment>
        <translation>Gli animali da tiro si conducono come i cavalli senza cavaliere (regola 3.34) e hanno tutti gli stessi limiti di movimento (regola 3.32). Come un carro segue il suo animale è spiegato in siege.ruling.cart-move.</translation>
    </message>
    <message>
        <source>A target on the mantlet&apos;s hex has strong cover when the line of fire enters the hex across the side where the base lies or across one of the two sides next to it. This holds wherever the shooter stands: also above the target, and within the radius of rules 1.44 and 2.43.</source>
        <comment>siege.5.22b/text</comment>
        <translation>Un bersaglio sull’esagono del mantelletto ha riparo forte quando la linea di tiro entra nell’esagono dal lato della base o da uno dei due lati accanto. Questo vale ovunque si trovi il tiratore: anche più in alto del bersaglio, ed entro il raggio delle regole 1.44 e 2.43.</translation>
    </message>
    <message>
        <source>In step 4 of its phase, a defender on a rampart hex who has an oil barrel may pour it on one adjacent hex, against the attackers there, against a siege engine, or against both. In the French edition that hex must be lower; the Spanish edition asks only that it is adjacent.</source>
        <comment>siege.5.32a/text</comment>
        <translation>Nella sequenza 4 della propria fase un difensore su un esagono di bastione che dispone di un barile d’olio può versarlo su un esagono adiacente, contro gli assedianti che vi si trovano, contro una macchina d’assedio o contro entrambi. Nell’edizione francese quell’esagono deve essere più basso; l’edizione spagnola chiede solo che sia adiacente.</translation>
    </message>
    <message>
        <source>Boiling oil reaches characters on a ladder, on a demolished wall or inside a siege tower, at whatever height they count (siege.ruling.heights). They are an exception to the lower hex of rule 5.32a.</source>
        <comment>siege.5.32b/text</comment>
        <translation>L’olio bollente raggiunge i personaggi su una scala, su un muro demolito o all’interno di una torre d’assedio, a qualunque altezza si trovino (siege.ruling.heights). Per loro non vale la condizione dell’esagono più basso della regola 5.32a.</translation>
    </message>
    <message>
        <source>Boiling oil may not be poured on characters on top of a siege tower. They must still leave: in the French edition their hex, if it catches fire (rule 3.54a); in the Spanish edition the top, if the tower catches fire.</source>
        <comment>siege.5.32c/text</comment>
        <translation>L’olio bollente non può essere versato sui personaggi in cima a una torre d’assedio. Essi devono comunque andarsene: nell’edizione francese dal loro esagono, se prende fuoco (regola 3.54a); nell’edizione spagnola dalla cima, se prende fuoco la torre.</translation>
    </message>
    <message>
        <source>In a scenario over several days, roll 1 die on the healing table for each newly wounded character, in the French edition at the end of each day of fighting, in the Spanish edition at the end of each day. Note the date of recovery on the siege sheet. Which result a die gives is told in siege.ruling.healing-nine.</source>
        <comment>siege.5.4a/text</comment>
        <translation>In uno scenario di più giorni si tira 1 dado sulla tabella di guarigione per ogni nuovo ferito: nell’edizione francese alla fine di ogni giornata di combattimento, nell’edizione spagnola alla fine di ogni giorno. La data della guarigione si annota sulla scheda d’assedio. Quale risultato dà ogni numero del dado è spiegato in siege.ruling.healing-nine.</translation>
    </message>
    <message>
        <source>In the French edition the wounded counter is exchanged for the healthy one on the morning of the date noted; in the Spanish edition it may be exchanged on that date. A character that has been killed before then does not return. See siege.ruling.healing-date.</source>
        <comment>siege.5.4b/text</comment>
        <translation>Nell’edizione francese la pedina ferita si scambia con quella indenne la mattina della data annotata; nell’edizione spagnola la si può scambiare in quella data. Un personaggio ucciso prima di allora non torna. Si veda siege.ruling.healing-date.</translation>
    </message>
    <message>
        <source>The owner chooses the characters affected, only among those within 3 hexes of the dead one; if there are fewer than the result says, only those are affected. When there are more, the owner may also, if he likes, let all those within 3 hexes be affected. In the French edition this choice is offered for panic, in the Spanish edition for panic or rout, and there also when the result asks for nobody.</source>
        <comment>siege.panic.1d/text</comment>
        <translation>Il proprietario sceglie i personaggi colpiti, solo fra quelli entro 3 esagoni dal morto; se sono meno di quanti ne indica il risultato, ne sono colpiti soltanto quelli. Se sono di più, il proprietario può anche, volendo, lasciare che siano colpiti tutti quelli entro 3 esagoni. Nell’edizione francese la facoltà riguarda il panico, nell’edizione spagnola il panico o la rotta, e lì anche quando il risultato non colpisce nessuno.</translation>
    </message>
    <message>
        <source>Only two letters of this table survive, in the worked example of the rules summary: A, attacker wounded, and D, defender stunned. The other letters are settled by siege.ruling.foot-letters.</source>
        <comment>siege.sheet.4b/text</comment>
        <translation>Di questa tabella restano solo due lettere, nell’esempio del riepilogo delle regole: A, attaccante ferito, e D, difensore stordito. Le altre le stabilisce siege.ruling.foot-letters.</translation>
    </message>
    <message>
        <source>What stood in the French combat columns where single symbols did not survive? The Spanish values are used: inside of a tower or the keep (+), moat (-), ladder (-), filled moat (0), demolished wall (-) and tent (-). The French rule 1.93 confirms the ladder, a + left on the French play sheet confirms the inside, and the order of the surviving symbols fits the others.</source>
        <comment>siege.ruling.lost-glyphs/text</comment>
        <translation>Che cosa c’era nelle colonne francesi del combattimento dove singoli simboli non si sono conservati? Si usano i valori spagnoli: interno di una torre o del mastio (+), fossato (-), scala (-), fossato riempito (0), muro demolito (-) e tenda (-). La regola 1.93 francese conferma la scala, un + rimasto sulla scheda di gioco francese conferma l’interno e l’ordine dei simboli rimasti si accorda con gli altri.</translation>
    </message>
    <message>
        <source>What do the radii of 8, 12 and 10 hexes measure (rules 1.44 and 2.43)? By default (shooter) they count from the elevated shooter, whatever the target&apos;s distance: a lower character or obstacle at most that far from him is ignored, and farther ones count (rules 1.42 and 3.2). Obstacles so ignored are characters, brush, embankments, tents, trenches, carts, mantlets and engines other than siege towers. A target loses brush or embankment cover when it is at most that far, while tents, trenches and mantlets (rule 5.22b) keep theirs; for a shot upward (rule 1.45) count from the elevated target. In the other reading (target) the privilege holds only when the target itself is within the radius.</source>
        <comment>siege.ruling.radius/text</comment>
        <translation>Che cosa misurano i raggi di 8, 12 e 10 esagoni (regole 1.44 e 2.43)? Per impostazione predefinita (shooter) si contano dal tiratore in alto, qualunque sia la distanza del bersaglio: un personaggio o un ostacolo più basso entro quella distanza da lui si ignora, quelli più lontani contano (regole 1.42 e 3.2). Si ignorano così personaggi, sterpaglia, scarpate, tende, trincee, carri, mantelletti e macchine diverse dalle torri d’assedio. Un bersaglio perde il riparo di sterpaglia o scarpata quando è entro quella distanza, mentre tende, trincee e mantelletti (regola 5.22b) conservano il loro; per un tiro verso l’alto (regola 1.45) si conta dal bersaglio in alto. Nell’altra lettura (target) il vantaggio vale solo quando il bersaglio stesso è entro il raggio.</translation>
    </message>
    <message>
        <source>Which terrain counts when one attacker fights several defenders on different terrain? By default (most), the most advantageous of the defenders&apos;: rounding and the rule on the attackers&apos; terrain (rule 1.72f) favour the defender. In the other reading (least) it is the least advantageous, as for joint attackers and for the two hexes of one rider (rule 3.35d).</source>
        <comment>siege.ruling.defenders-terrain/text</comment>
        <translation>Quale terreno conta quando un attaccante combatte più difensori su terreni diversi? Per impostazione predefinita (most), il più vantaggioso fra quelli dei difensori: l’arrotondamento e la regola sul terreno degli attaccanti (regola 1.72f) favoriscono il difensore. Nell’altra lettura (least) il meno vantaggioso, come per gli attaccanti congiunti e per i due esagoni di un personaggio montato (regola 3.35d).</translation>
    </message>
    <message>
        <source>What is the whole turn of rule 1.8? From the start of a game turn to its end the character is on the winch hex and neither moves, shoots nor attacks. This is the same for both sides. Being stunned, killed or driven off interrupts it. By default (own-acts), being attacked does not; in the other reading (any-combat) it does.</source>
        <comment>siege.ruling.whole-turn/text</comment>
        <translation>Che cos’è il turno intero della regola 1.8? Dall’inizio alla fine di un turno di gioco il personaggio sta sull’esagono dell’argano e non muove, non tira e non attacca. Vale allo stesso modo per le due fazioni. Essere stordito, ucciso o scacciato lo interrompe. Per impostazione predefinita (own-acts) essere attaccato no; nell’altra lettura (any-combat) sì.</translation>
    </message>
    <message>
        <source>When and for how much is a ladder raised, and who is on it (rule 1.91c)? In step 2, free of cost, after the carriers&apos; moves. By default (at-foot), the carrier on that hex is at the foot of the ladder, not on it: he keeps the height of the natural terrain, fills the hex (rules 1.61a and 1.62a), and has the ladder&apos;s cover and combat influence (rule 1.1k). He moves on, shoots and fights, and is fought, as one on that ground; for rules 1.74c, 1.92b, 1.93 and 1.94d he is not on the ladder. To climb it he pays 3 movement points, now or later. In the other reading (on-it) rules 1.1k and 1.93a leave no place at the foot: he pays the 3 points at once, and where the carrier has fewer left the ladder cannot be raised.</source>
        <comment>siege.ruling.ladder-raise/text</comment>
        <translation>Quando e a che prezzo si drizza una scala, e chi ci sta sopra (regola 1.91c)? Nella sequenza 2, senza alcun costo, dopo i movimenti dei portatori. Per impostazione predefinita (at-foot), il portatore su quell’esagono è ai piedi della scala, non sopra: conserva l’altezza del terreno naturale, occupa l’esagono (regole 1.61a e 1.62a) e ha il riparo e l’influenza sul combattimento della scala (regola 1.1k). Prosegue, tira, combatte e viene attaccato come chi sta su quel terreno; per le regole 1.74c, 1.92b, 1.93 e 1.94d non è sulla scala. Per salirvi paga 3 punti movimento, subito o più tardi. Nell’altra lettura (on-it) le regole 1.1k e 1.93a non lasciano posto ai piedi: paga subito i 3 punti, e dove al portatore ne restano meno la scala non si può drizzare.</translation>
    </message>
    <message>
        <source>How long is the complete turn of mounting or dismounting (rule 3.33)? By default (two-phases), the character is adjacent to the horse, or mounted, from the start of its own phase, does nothing in that phase, and is neither stunned, killed nor moved in the enemy&apos;s phase after it; the counters are exchanged at the end of that enemy&apos;s phase. Rule 3.33 speaks of a complete turn, as rule 3.51 does, and not of a whole phase, as rule 5.11 does; a turn has two phases (rule 1.2a). In the other reading (phase) its own phase is enough, and the counters are exchanged at its end.</source>
        <comment>siege.ruling.mount-turn/text</comment>
        <translation>Quanto dura il turno completo per montare o smontare (regola 3.33)? Per impostazione predefinita (two-phases), il personaggio è adiacente al cavallo, o montato, dall’inizio della propria fase, non fa nulla in quella fase e non è stordito, ucciso né spostato nella fase nemica che segue; le pedine si scambiano alla fine di quella fase nemica. La regola 3.33 parla di un turno completo, come la regola 3.51, e non di una fase intera, come la regola 5.11; un turno ha due fasi (regola 1.2a). Nell’altra lettura (phase) basta la propria fase, e le pedine si scambiano alla sua fine.</translation>
    </message>
    <message>
        <source>How are the other damaged words of the Spanish text read, by comparison with the French edition and with the Spanish text itself? Rule 3.51, dies in his movement: moves. Rules 1.72, 1.73 and 1.8, annulled: stunned. Rule 2.43, what lies between: what lies lower, as in its rule 1.44, and the terrain that blocks is the keep. Rule 1.46, battlements of the keep: its slits. Rule 4.21, the small catapult: the mangonel. Rule 5.11, inclination: elevation. Rule 5.22, the other three hexes: the other three hexsides.</source>
        <comment>siege.ruling.es-slips/text</comment>
        <translation>Come si leggono le altre parole guaste del testo spagnolo, per confronto con l’edizione francese e con il testo spagnolo stesso? Regola 3.51, muore nel suo movimento: muove. Regole 1.72, 1.73 e 1.8, annullato: stordito. Regola 2.43, ciò che sta in mezzo: ciò che sta più in basso, come nella sua regola 1.44, e il terreno che blocca è il mastio. Regola 1.46, merlatura del mastio: le sue feritoie. Regola 4.21, la piccola catapulta: il mangano. Regola 5.11, inclinazione: elevazione. Regola 5.22, gli altri tre esagoni: gli altri tre lati dell’esagono.</translation>
    </message>
    <message>
        <source>the most advantageous</source>
        <comment>reading.most</comment>
        <translation>il più vantaggioso</translation>
    </message>
    <message>
        <source>the least advantageous</source>
        <comment>reading.least</comment>
        <translation>il meno vantaggioso</translation>
    </message>
    <message>
        <source>being attacked does not interrupt</source>
        <comment>reading.own-acts</comment>
        <translation>essere attaccato non interrompe</translation>
    </message>
    <message>
        <source>being attacked interrupts too</source>
        <comment>reading.any-combat</comment>
        <translation>anche essere attaccato interrompe</translation>
    </message>
    <message>
        <source>at its foot until he climbs</source>
        <comment>reading.at-foot</comment>
        <translation>ai piedi finché non sale</translation>
    </message>
    <message>
        <source>on it at once</source>
        <comment>reading.on-it</comment>
        <translation>subito sulla scala</translation>
    </message>
    <message>
        <source>both phases of a turn</source>
        <comment>reading.two-phases</comment>
        <translation>entrambe le fasi di un turno</translation>
    </message>
    <message>
        <source>only the phase of its own side</source>
        <comment>reading.phase</comment>
        <translation>solo la fase della propria fazione</translation>
    </message>
    <message>
        <source>This is the phase of {force}: {name} does not act in it.</source>
        <comment>siege.1.2a/other_phase</comment>
        <translation>Ora è la fase di: {force}; {name} non agisce.</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <comment>siege.1.2a/turn_of</comment>
        <translation>Turno {turn}/{turns}</translation>
    </message>
    <message>
        <source>May shoot</source>
        <comment>siege.1.21a/may</comment>
        <translation>Possono tirare</translation>
    </message>
    <message>
        <source>Have shot</source>
        <comment>siege.1.21a/done</comment>
        <translation>Hanno tirato</translation>
    </message>
    <message>
        <source>Only bows shoot in step 3, and {shooter} has another weapon: {weapon}.</source>
        <comment>siege.1.21c/archers</comment>
        <translation>Nella sequenza 3 tirano solo gli archi; {shooter} ha un’altra arma: {weapon}.</translation>
    </message>
    <message>
        <source>May shoot</source>
        <comment>siege.1.21c/may</comment>
        <translation>Possono tirare</translation>
    </message>
    <message>
        <source>Have shot</source>
        <comment>siege.1.21c/done</comment>
        <translation>Hanno tirato</translation>
    </message>
    <message>
        <source>{name} was stunned, and comes round.</source>
        <comment>siege.1.21e/turned_back</comment>
        <translation>{name} non è più in stato di stordimento.</translation>
    </message>
    <message>
        <source>Come round in step 5</source>
        <comment>siege.1.21e/due</comment>
        <translation>Si riprendono nella sequenza 5</translation>
    </message>
    <message>
        <source>End of the step</source>
        <comment>siege.1.21g/end_step</comment>
        <translation>Fine della sequenza</translation>
    </message>
    <message>
        <source>The step cannot end yet.</source>
        <comment>siege.1.21g/end_step_no</comment>
        <translation>La sequenza non può ancora finire.</translation>
    </message>
    <message>
        <source>The next step begins: {step}.</source>
        <comment>siege.1.21g/step_so</comment>
        <translation>Comincia la sequenza successiva: {step}.</translation>
    </message>
    <message>
        <source>Step {number} of 5, {step}</source>
        <comment>siege.1.21g/clock</comment>
        <translation>Sequenza {number} di 5, {step}</translation>
    </message>
    <message>
        <source>This belongs to step {number}, {step}. Step {now}, {current}, is not finished.</source>
        <comment>siege.1.21g/early</comment>
        <translation>Questo appartiene alla sequenza {number}, {step}. La sequenza {now}, {current}, non è finita.</translation>
    </message>
    <message>
        <source>This belongs to step {number}, {step}, which is finished.</source>
        <comment>siege.1.21g/late</comment>
        <translation>Questo appartiene alla sequenza {number}, {step}, che è finita.</translation>
    </message>
    <message>
        <source>{shooter} has shot in this step already.</source>
        <comment>siege.1.21h/often</comment>
        <translation>{shooter} ha già tirato in questa sequenza.</translation>
    </message>
    <message>
        <source>{name} is stunned and does nothing.</source>
        <comment>siege.ruling.stunned-inert/nothing</comment>
        <translation>{name}: chi è stordito non fa nulla.</translation>
    </message>
    <message>
        <source>first shooting</source>
        <comment>step.first-shooting</comment>
        <translation>primo tiro</translation>
    </message>
    <message>
        <source>movement</source>
        <comment>step.movement</comment>
        <translation>movimento</translation>
    </message>
    <message>
        <source>second shooting</source>
        <comment>step.second-shooting</comment>
        <translation>secondo tiro</translation>
    </message>
    <message>
        <source>melee</source>
        <comment>step.melee</comment>
        <translation>combattimento</translation>
    </message>
    <message>
        <source>recovery</source>
        <comment>step.recovery</comment>
        <translation>recupero</translation>
    </message>
    <message>
        <source>End of step</source>
        <comment>order.end_step</comment>
        <translation>Fine della sequenza</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>effect.step</comment>
        <translation>Sequenza</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>field.step</comment>
        <translation>Sequenza</translation>
    </message>
    <message>
        <source>{hex} is castle wall: nobody enters it.</source>
        <comment>siege.1.1a/impassable</comment>
        <translation>{hex} è muro del castello: nessuno vi entra.</translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.1.1d/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n punto movimento.</numerusform>
            <numerusform>{hex}, {terrain}: %n punti movimento.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.1.1g/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n punto movimento.</numerusform>
            <numerusform>{hex}, {terrain}: %n punti movimento.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is not on the map.</source>
        <comment>siege.1.21b/absent</comment>
        <translation>{name} non è sulla mappa.</translation>
    </message>
    <message>
        <source>{name} is dead.</source>
        <comment>siege.1.21b/dead</comment>
        <translation>{name} non è più in vita.</translation>
    </message>
    <message>
        <source>{name} has shot with a crossbow in this phase, and does not move.</source>
        <comment>siege.1.21b/crossbow</comment>
        <translation>{name} ha tirato con la balestra in questa fase e non muove.</translation>
    </message>
    <message>
        <source>May move</source>
        <comment>siege.1.21b/may</comment>
        <translation>Possono muovere</translation>
    </message>
    <message>
        <source>Have moved</source>
        <comment>siege.1.21b/done</comment>
        <translation>Hanno mosso</translation>
    </message>
    <message>
        <source>Shot with a crossbow, may not move</source>
        <comment>siege.1.21b/barred</comment>
        <translation>Hanno tirato con la balestra, non possono muovere</translation>
    </message>
    <message>
        <source>{counter} moves</source>
        <comment>siege.1.6a/move</comment>
        <translation>{counter} muove</translation>
    </message>
    <message>
        <source>{counter} moves to {path,last}</source>
        <comment>siege.1.6a/move_path</comment>
        <translation>{counter} muove in {path,last}</translation>
    </message>
    <message>
        <source>{counter} may not move.</source>
        <comment>siege.1.6a/move_no</comment>
        <translation>{counter} non può muovere.</translation>
    </message>
    <message>
        <source>{counter} may not move to {path,last} like that.</source>
        <comment>siege.1.6a/move_path_no</comment>
        <translation>{counter} non può muovere così in {path,last}.</translation>
    </message>
    <message>
        <source>{counter} may move.</source>
        <comment>siege.1.6a/move_may</comment>
        <translation>{counter} può muovere.</translation>
    </message>
    <message>
        <source>{counter} moves to {path,last}.</source>
        <comment>siege.1.6a/move_path_done</comment>
        <translation>{counter} muove in {path,last}.</translation>
    </message>
    <message numerus="yes">
        <source>{hex} costs %n movement point(s); left: {left}.</source>
        <comment>siege.1.6a/short</comment>
        <translation>
            <numerusform>{hex} costa %n punto movimento; ne restano: {left}.</numerusform>
            <numerusform>{hex} costa %n punti movimento; ne restano: {left}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has no movement points left.</source>
        <comment>siege.1.6a/nothing_left</comment>
        <translation>{name} non ha più punti movimento.</translation>
    </message>
    <message>
        <source>{name} stays where it is.</source>
        <comment>siege.1.6a/nowhere</comment>
        <translation>{name} resta dov’è.</translation>
    </message>
    <message>
        <source>{to} is not beside {from}.</source>
        <comment>siege.1.6a/jump</comment>
        <translation>Esagoni non adiacenti: {from}, {to}.</translation>
    </message>
    <message numerus="yes">
        <source>{counter} spends %n movement point(s).</source>
        <comment>siege.1.6c/spent_so</comment>
        <translation>
            <numerusform>{counter} spende %n punto movimento.</numerusform>
            <numerusform>{counter} spende %n punti movimento.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} stands in the way at {hex}.</source>
        <comment>siege.1.61a/enemy</comment>
        <translation>{other} sbarra la strada in {hex}.</translation>
    </message>
    <message>
        <source>{other} is stunned: {hex} may be passed.</source>
        <comment>siege.1.61a/stunned</comment>
        <translation>{hex}: chi vi si trova è stordito e lo si può oltrepassare ({other}).</translation>
    </message>
    <message>
        <source>{hex} is passed, though {other} is there.</source>
        <comment>siege.1.61b/through</comment>
        <translation>Si passa per {hex}, benché vi si trovi {other}.</translation>
    </message>
    <message>
        <source>A wall stands on the way to {hex}.</source>
        <comment>siege.1.61c/wall</comment>
        <translation>C’è un muro sulla strada per {hex}.</translation>
    </message>
    <message>
        <source>Nobody gets through the arrow slit on the way to {hex}.</source>
        <comment>siege.1.61c/slit</comment>
        <translation>Nessuno passa per la feritoia sulla strada per {hex}.</translation>
    </message>
    <message>
        <source>The door on the way to {hex} is closed.</source>
        <comment>siege.1.61c/shut</comment>
        <translation>La porta sulla strada per {hex} è chiusa.</translation>
    </message>
    <message>
        <source>{hex} is a rampart: it cannot be entered from there.</source>
        <comment>siege.1.61d/up</comment>
        <translation>{hex} è un bastione: da lì non vi si entra.</translation>
    </message>
    <message>
        <source>A parapet stands on the way to {hex}.</source>
        <comment>siege.1.61d/parapet</comment>
        <translation>C’è un parapetto sulla strada per {hex}.</translation>
    </message>
    <message>
        <source>{hex}: 1 movement point more, for the dead.</source>
        <comment>siege.1.61e/slow</comment>
        <translation>{hex}: 1 punto movimento in più, per i morti.</translation>
    </message>
    <message>
        <source>Too many dead lie on {hex}.</source>
        <comment>siege.1.61f/heap</comment>
        <translation>Troppi morti giacciono in {hex}.</translation>
    </message>
    <message>
        <source>{hex} is occupied: {other} is there.</source>
        <comment>siege.1.62a/taken</comment>
        <translation>{hex} è occupato: vi si trova {other}.</translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.1.93a/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n punto movimento.</numerusform>
            <numerusform>{hex}, {terrain}: %n punti movimento.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.1.93e/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n punto movimento.</numerusform>
            <numerusform>{hex}, {terrain}: %n punti movimento.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ladder does not lean on {hex}.</source>
        <comment>siege.1.93f/other</comment>
        <translation>La scala non poggia su {hex}.</translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.1.93h/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n punto movimento.</numerusform>
            <numerusform>{hex}, {terrain}: %n punti movimento.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ladder on {hex} leans on another rampart hex.</source>
        <comment>siege.1.93h/other</comment>
        <translation>La scala in {hex} poggia su un altro esagono di bastione.</translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.2.1a/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n punto movimento.</numerusform>
            <numerusform>{hex}, {terrain}: %n punti movimento.</numerusform>
        </translation>
    </message>
    <message>
        <source>A wall that still stands bars the way to {hex}.</source>
        <comment>siege.2.33a/stands</comment>
        <translation>Un muro ancora in piedi sbarra la strada per {hex}.</translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.2.33b/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n punto movimento.</numerusform>
            <numerusform>{hex}, {terrain}: %n punti movimento.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.2.33c/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n punto movimento.</numerusform>
            <numerusform>{hex}, {terrain}: %n punti movimento.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.3.1b/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n punto movimento.</numerusform>
            <numerusform>{hex}, {terrain}: %n punti movimento.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.3.1c/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n punto movimento.</numerusform>
            <numerusform>{hex}, {terrain}: %n punti movimento.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.3.1d/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n punto movimento.</numerusform>
            <numerusform>{hex}, {terrain}: %n punti movimento.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.3.1e/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n punto movimento.</numerusform>
            <numerusform>{hex}, {terrain}: %n punti movimento.</numerusform>
        </translation>
    </message>
    <message>
        <source>Horses may not enter {hex}.</source>
        <comment>siege.3.32a/horse</comment>
        <translation>I cavalli non possono entrare in {hex}.</translation>
    </message>
    <message>
        <source>A horse crosses the trench at {hex}, though {other} is in it.</source>
        <comment>siege.3.32b/cross</comment>
        <translation>Un cavallo attraversa la trincea in {hex}, benché vi si trovi {other}.</translation>
    </message>
    <message>
        <source>{name} has no rider and stays until mounted or led.</source>
        <comment>siege.3.34a/stays</comment>
        <translation>{name} non ha cavaliere e resta lì finché qualcuno lo monta o lo conduce.</translation>
    </message>
    <message>
        <source>{hex} is on fire.</source>
        <comment>siege.3.54b/burns</comment>
        <translation>{hex} è in fiamme.</translation>
    </message>
    <message>
        <source>No movement leaves the map.</source>
        <comment>siege.exit.1/edge</comment>
        <translation>Nessun movimento esce dalla mappa.</translation>
    </message>
    <message>
        <source>{other} has moved since: the move of {name} is finished.</source>
        <comment>siege.ruling.move-order/finished</comment>
        <translation>Poi ha mosso {other}: il movimento di {name} è finito.</translation>
    </message>
    <message>
        <source>{hex} cannot be entered from a rampart: stairs, a tower or a ladder lead down.</source>
        <comment>siege.ruling.rampart-inside/down</comment>
        <translation>In {hex} non si entra da un bastione: si scende per una scalinata, una torre o una scala.</translation>
    </message>
    <message>
        <source>{name} may not back to {hex}.</source>
        <comment>siege.ruling.two-hex/no_backing</comment>
        <translation>{name} non può andare all’indietro in {hex}.</translation>
    </message>
    <message>
        <source>{hex} is not ahead of {name}.</source>
        <comment>siege.ruling.two-hex/aside</comment>
        <translation>{name} non ha {hex} davanti a sé.</translation>
    </message>
    <message>
        <source>Nobody goes down a ladder, except in panic.</source>
        <comment>siege.ruling.ladder-down/up_only</comment>
        <translation>Nessuno scende da una scala, se non in preda al panico.</translation>
    </message>
    <message>
        <source>has moved</source>
        <comment>state.moved</comment>
        <translation>ha mosso</translation>
    </message>
    <message>
        <source>Cost</source>
        <comment>fact.cost</comment>
        <translation>Costo</translation>
    </message>
    <message>
        <source>Points left</source>
        <comment>fact.left</comment>
        <translation>Punti rimasti</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>order.move</comment>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.move.counter</comment>
        <translation>Chi</translation>
    </message>
    <message>
        <source>To</source>
        <comment>field.move.path</comment>
        <translation>Verso</translation>
    </message>
    <message>
        <source>Pick who moves.</source>
        <comment>ask.move.counter</comment>
        <translation>Scegliere chi muove.</translation>
    </message>
    <message>
        <source>Pick the hex to move to.</source>
        <comment>ask.move.path</comment>
        <translation>Scegliere l’esagono in cui muovere.</translation>
    </message>
    <message>
        <source>Pick the hex on which the rear half ends.</source>
        <comment>ask.move.rear</comment>
        <translation>Scegliere l’esagono su cui finisce la metà posteriore.</translation>
    </message>
    <message>
        <source>straight on</source>
        <comment>none.move.rear</comment>
        <translation>dritto</translation>
    </message>
    <message>
        <source>Points spent</source>
        <comment>effect.spent</comment>
        <translation>Punti spesi</translation>
    </message>
    <message>
        <source>Movement points</source>
        <comment>field.spent</comment>
        <translation>Punti movimento</translation>
    </message>
    <message>
        <source>{shooter} was in a melee since the last phase of that side began, and does not shoot in step 1.</source>
        <comment>siege.1.21a/fought</comment>
        <translation>{shooter} ha combattuto dopo l’inizio dell’ultima fase della propria fazione, e non tira nella sequenza 1.</translation>
    </message>
    <message>
        <source>{shooter} was in a melee in the turn before, and does not shoot in step 1.</source>
        <comment>siege.1.21a/fought_turn</comment>
        <translation>{shooter} ha combattuto nel turno precedente, e non tira nella sequenza 1.</translation>
    </message>
    <message>
        <source>{name} is beside no enemy.</source>
        <comment>siege.1.21d/nobody</comment>
        <translation>{name} non ha nessun nemico accanto.</translation>
    </message>
    <message>
        <source>May attack</source>
        <comment>siege.1.21d/may</comment>
        <translation>Possono attaccare</translation>
    </message>
    <message>
        <source>Have attacked</source>
        <comment>siege.1.21d/done</comment>
        <translation>Hanno attaccato</translation>
    </message>
    <message>
        <source>Attack by {by,and}</source>
        <comment>siege.1.7a/attack</comment>
        <translation>Attacco di {by,and}</translation>
    </message>
    <message>
        <source>Attack by {by,and} on {at,and}</source>
        <comment>siege.1.7a/attack_at</comment>
        <translation>Attacco di {by,and} contro {at,and}</translation>
    </message>
    <message>
        <source>{by,and} may not attack.</source>
        <comment>siege.1.7a/attack_no</comment>
        <translation>Attacco di {by,and}: vietato.</translation>
    </message>
    <message>
        <source>{by,and} may not attack {at,and}.</source>
        <comment>siege.1.7a/attack_at_no</comment>
        <translation>Attacco di {by,and} contro {at,and}: vietato.</translation>
    </message>
    <message>
        <source>{by,and} may attack.</source>
        <comment>siege.1.7a/attack_may</comment>
        <translation>Attacco di {by,and}: permesso.</translation>
    </message>
    <message>
        <source>{by,and} may attack {at,and}.</source>
        <comment>siege.1.7a/attack_at_may</comment>
        <translation>Attacco di {by,and} contro {at,and}: permesso.</translation>
    </message>
    <message>
        <source>No effect.</source>
        <comment>siege.1.7a/attack_nothing_-</comment>
        <translation>Nessun effetto.</translation>
    </message>
    <message>
        <source>A melee of {by,and} against {at,and}.</source>
        <comment>siege.1.7a/lost_so</comment>
        <translation>Combattimento di {by,and} contro {at,and}.</translation>
    </message>
    <message>
        <source>{name} is not on the map.</source>
        <comment>siege.1.7a/absent</comment>
        <translation>{name} non è sulla mappa.</translation>
    </message>
    <message>
        <source>{name} is dead.</source>
        <comment>siege.1.7a/dead</comment>
        <translation>{name} non è più in vita.</translation>
    </message>
    <message>
        <source>{name} is named twice.</source>
        <comment>siege.1.7a/twice</comment>
        <translation>{name} compare due volte.</translation>
    </message>
    <message>
        <source>{name} is an animal and does not attack.</source>
        <comment>siege.1.7a/animal</comment>
        <translation>{name} è un animale e non attacca.</translation>
    </message>
    <message>
        <source>{name} is on the side of the attackers.</source>
        <comment>siege.1.7a/friend</comment>
        <translation>{name} è della fazione degli attaccanti.</translation>
    </message>
    <message>
        <source>{attacker} is not beside {target}.</source>
        <comment>siege.1.7a/apart</comment>
        <translation>{attacker} non ha accanto {target}.</translation>
    </message>
    <message>
        <source>{name} has no defence value on the counter.</source>
        <comment>siege.1.7b/defenceless</comment>
        <translation>La pedina di {name} non ha un valore di difesa.</translation>
    </message>
    <message>
        <source>Die {die} in column {column} of the table for {table}.</source>
        <comment>siege.1.7c/row</comment>
        <translation>Dado {die}, colonna {column} della tabella: {table}.</translation>
    </message>
    <message>
        <source>No effect.</source>
        <comment>siege.1.7c/nothing</comment>
        <translation>Nessun effetto.</translation>
    </message>
    <message>
        <source>{attack} against {defence}: {ratio}.</source>
        <comment>siege.1.7d/ratio</comment>
        <translation>{attack} contro {defence}: {ratio}.</translation>
    </message>
    <message>
        <source>{attack} against {defence} is below 1-1.</source>
        <comment>siege.1.7e/below</comment>
        <translation>{attack} contro {defence} è sotto 1-1.</translation>
    </message>
    <message>
        <source>{name} has attacked in this phase already.</source>
        <comment>siege.1.7f/often</comment>
        <translation>{name} ha già attaccato in questa fase.</translation>
    </message>
    <message numerus="yes">
        <source>Attack from {attacker} against {defender}: %n column(s) to the left.</source>
        <comment>siege.1.71a/left</comment>
        <translation>
            <numerusform>Attacco, {attacker} contro {defender}: %n colonna a sinistra.</numerusform>
            <numerusform>Attacco, {attacker} contro {defender}: %n colonne a sinistra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attack from {attacker} against {defender}: %n column(s) to the right.</source>
        <comment>siege.1.71a/right</comment>
        <translation>
            <numerusform>Attacco, {attacker} contro {defender}: %n colonna a destra.</numerusform>
            <numerusform>Attacco, {attacker} contro {defender}: %n colonne a destra.</numerusform>
        </translation>
    </message>
    <message>
        <source>Attack from {attacker} against {defender}: no shift.</source>
        <comment>siege.1.71a/none</comment>
        <translation>Attacco, {attacker} contro {defender}: nessuno spostamento.</translation>
    </message>
    <message>
        <source>{name} is on {hex} ({terrain}): {influence}.</source>
        <comment>siege.1.71b/stands</comment>
        <translation>{name} è in {hex} ({terrain}): {influence}.</translation>
    </message>
    <message>
        <source>The defences are added: {defence}.</source>
        <comment>siege.1.72a/added</comment>
        <translation>Le difese si sommano: {defence}.</translation>
    </message>
    <message>
        <source>The attacks are added: {attack}.</source>
        <comment>siege.1.72b/added</comment>
        <translation>Gli attacchi si sommano: {attack}.</translation>
    </message>
    <message numerus="yes">
        <source>A joint attack: %n column(s) to the right.</source>
        <comment>siege.1.72c/joint</comment>
        <translation>
            <numerusform>Attacco congiunto: %n colonna a destra.</numerusform>
            <numerusform>Attacco congiunto: %n colonne a destra.</numerusform>
        </translation>
    </message>
    <message>
        <source>The owner chooses who takes the blow.</source>
        <comment>siege.1.72d/owner</comment>
        <translation>Il proprietario sceglie chi subisce il colpo.</translation>
    </message>
    <message>
        <source>First one of these takes the blow: {names}.</source>
        <comment>siege.1.72d/first</comment>
        <translation>Prima uno fra questi subisce il colpo: {names}.</translation>
    </message>
    <message>
        <source>{name} has no blow to take.</source>
        <comment>siege.1.72d/not_owed</comment>
        <translation>{name} non ha colpi da subire.</translation>
    </message>
    <message>
        <source>{name} takes the blow.</source>
        <comment>siege.1.72d/chosen</comment>
        <translation>{name} subisce il colpo.</translation>
    </message>
    <message>
        <source>{counter} takes the blow</source>
        <comment>siege.1.72d/suffer</comment>
        <translation>{counter} subisce il colpo</translation>
    </message>
    <message>
        <source>{counter} may not take the blow.</source>
        <comment>siege.1.72d/suffer_no</comment>
        <translation>{counter} non può subire il colpo.</translation>
    </message>
    <message>
        <source>One of those who fought must take the blow.</source>
        <comment>siege.1.72d/suffer_may</comment>
        <translation>Uno di quelli che hanno combattuto deve subire il colpo.</translation>
    </message>
    <message>
        <source>One of these is stunned: {among}.</source>
        <comment>siege.1.72d/suffer_so_stunned</comment>
        <translation>Uno fra questi è stordito: {among}.</translation>
    </message>
    <message>
        <source>One of these is wounded: {among}.</source>
        <comment>siege.1.72d/suffer_so_wounded</comment>
        <translation>Uno fra questi è ferito: {among}.</translation>
    </message>
    <message>
        <source>One of these is killed: {among}.</source>
        <comment>siege.1.72d/suffer_so_dead</comment>
        <translation>Uno fra questi è ucciso: {among}.</translation>
    </message>
    <message>
        <source>{counter} takes the blow.</source>
        <comment>siege.1.72d/taken_so</comment>
        <translation>{counter} subisce il colpo.</translation>
    </message>
    <message>
        <source>All who took part on that side retreat.</source>
        <comment>siege.1.72e/all</comment>
        <translation>Tutti quelli che hanno partecipato da quella parte indietreggiano.</translation>
    </message>
    <message>
        <source>The attackers count as on the least advantageous place: {influence}.</source>
        <comment>siege.1.72f/least</comment>
        <translation>Per gli attaccanti conta il terreno meno favorevole: {influence}.</translation>
    </message>
    <message>
        <source>All shifts together: {shift}.</source>
        <comment>siege.1.72g/together</comment>
        <translation>Tutti gli spostamenti insieme: {shift}.</translation>
    </message>
    <message>
        <source>First one of the winners advances, or nobody does.</source>
        <comment>siege.1.73a/first</comment>
        <translation>Prima avanza uno dei vincitori, oppure nessuno.</translation>
    </message>
    <message>
        <source>{name} may advance.</source>
        <comment>siege.1.73a/may</comment>
        <translation>{name} può avanzare.</translation>
    </message>
    <message>
        <source>Or nobody advances.</source>
        <comment>siege.1.73a/or_stay</comment>
        <translation>Oppure non avanza nessuno.</translation>
    </message>
    <message>
        <source>{name} is not one of the winners.</source>
        <comment>siege.1.73a/not_he</comment>
        <translation>{name} non è fra i vincitori.</translation>
    </message>
    <message>
        <source>{name} cannot advance.</source>
        <comment>siege.1.73a/cannot</comment>
        <translation>{name} non può avanzare.</translation>
    </message>
    <message>
        <source>No melee lets {name} advance.</source>
        <comment>siege.1.73a/none</comment>
        <translation>{name} non può avanzare: nessun combattimento lo permette.</translation>
    </message>
    <message>
        <source>Nobody may advance.</source>
        <comment>siege.1.73a/nobody</comment>
        <translation>Nessuno può avanzare.</translation>
    </message>
    <message>
        <source>{name} advances to {hex}.</source>
        <comment>siege.1.73a/done</comment>
        <translation>{name} avanza in {hex}.</translation>
    </message>
    <message>
        <source>{counter} advances</source>
        <comment>siege.1.73a/advance</comment>
        <translation>{counter} avanza</translation>
    </message>
    <message>
        <source>{counter} advances to {path,last}</source>
        <comment>siege.1.73a/advance_path</comment>
        <translation>{counter} avanza in {path,last}</translation>
    </message>
    <message>
        <source>{counter} may not advance.</source>
        <comment>siege.1.73a/advance_no</comment>
        <translation>{counter} non può avanzare.</translation>
    </message>
    <message>
        <source>{counter} may not advance to {path,last} like that.</source>
        <comment>siege.1.73a/advance_path_no</comment>
        <translation>{counter} non può avanzare così in {path,last}.</translation>
    </message>
    <message>
        <source>{counter} may advance.</source>
        <comment>siege.1.73a/advance_may</comment>
        <translation>{counter} può avanzare.</translation>
    </message>
    <message>
        <source>{counter} advances to {path,last}.</source>
        <comment>siege.1.73a/advance_path_done</comment>
        <translation>{counter} avanza in {path,last}.</translation>
    </message>
    <message>
        <source>Nobody advances</source>
        <comment>siege.1.73a/stay</comment>
        <translation>Nessuno avanza</translation>
    </message>
    <message>
        <source>There is no advance to decline.</source>
        <comment>siege.1.73a/stay_no</comment>
        <translation>Non c’è nessuna avanzata a cui rinunciare.</translation>
    </message>
    <message>
        <source>Nobody advances.</source>
        <comment>siege.1.73a/stay_done</comment>
        <translation>Nessuno avanza.</translation>
    </message>
    <message>
        <source>The melee is over.</source>
        <comment>siege.1.73a/melee_so</comment>
        <translation>Il combattimento è finito.</translation>
    </message>
    <message>
        <source>{name} does not get as far as {hex}: what is left is {left}.</source>
        <comment>siege.1.73b/far</comment>
        <translation>{name} non raggiunge {hex} (movimento rimasto: {left}).</translation>
    </message>
    <message>
        <source>{hex} is not a hex that the enemy has left or fallen on.</source>
        <comment>siege.1.73c/elsewhere</comment>
        <translation>{hex} non è un esagono che il nemico ha lasciato o su cui è caduto.</translation>
    </message>
    <message>
        <source>{name} was beside an enemy, and advances one hex only.</source>
        <comment>siege.1.73d/one</comment>
        <translation>{name} aveva un nemico accanto, e avanza di un solo esagono.</translation>
    </message>
    <message>
        <source>The advance comes back to {hex}.</source>
        <comment>siege.1.73f/back</comment>
        <translation>L’avanzata torna in {hex}.</translation>
    </message>
    <message>
        <source>{hex} cannot be entered from there.</source>
        <comment>siege.1.73f/closed</comment>
        <translation>Da lì non si può entrare in {hex}.</translation>
    </message>
    <message>
        <source>{hex} is held by an enemy.</source>
        <comment>siege.1.73f/enemy</comment>
        <translation>{hex} è occupato da un nemico.</translation>
    </message>
    <message>
        <source>{hex} is occupied: the advance may not end there.</source>
        <comment>siege.1.73f/occupied</comment>
        <translation>{hex} è occupato: l’avanzata non può finire lì.</translation>
    </message>
    <message>
        <source>{to} is not beside {from}.</source>
        <comment>siege.1.73f/jump</comment>
        <translation>Esagoni non adiacenti: {from}, {to}.</translation>
    </message>
    <message>
        <source>There is an arrow slit between {attacker} and {target}.</source>
        <comment>siege.1.74a/slit</comment>
        <translation>{attacker} contro {target}: in mezzo c’è una feritoia.</translation>
    </message>
    <message>
        <source>There is a wall between {attacker} and {target}.</source>
        <comment>siege.1.74b/wall</comment>
        <translation>{attacker} contro {target}: in mezzo c’è un muro.</translation>
    </message>
    <message>
        <source>{attacker} could not enter {hex}.</source>
        <comment>siege.1.74b/closed</comment>
        <translation>{attacker} non potrebbe entrare in {hex}.</translation>
    </message>
    <message>
        <source>{attacker} is on a ladder, and {target} is not on the rampart that it leans on.</source>
        <comment>siege.1.74c/ladder</comment>
        <translation>{attacker} è su una scala, ma {target} non è sul bastione a cui questa si appoggia.</translation>
    </message>
    <message>
        <source>From outside at the entrance door of the keep the attackers count as {influence}.</source>
        <comment>siege.1.75/door</comment>
        <translation>Da fuori, contro la porta del mastio, per gli attaccanti conta: {influence}.</translation>
    </message>
    <message>
        <source>{name} is on the ladder at {hex}: disadvantage (-).</source>
        <comment>siege.1.93d/stands</comment>
        <translation>{name} è sulla scala in {hex}: svantaggio (-).</translation>
    </message>
    <message>
        <source>{attacker} reaches {target} from or on the top of a siege tower.</source>
        <comment>siege.2.45d/top</comment>
        <translation>{attacker} raggiunge {target} dalla cima di una torre d’assedio o sulla sua cima.</translation>
    </message>
    <message>
        <source>{name} is an animal alone: defence {defence}.</source>
        <comment>siege.3.35c/defence</comment>
        <translation>{name} è un animale senza cavaliere: difesa {defence}.</translation>
    </message>
    <message>
        <source>{name} counts as on the worse of two hexes, {hex}.</source>
        <comment>siege.3.35d/worse</comment>
        <translation>Per {name} conta il peggiore dei due esagoni, {hex}.</translation>
    </message>
    <message>
        <source>By the table against mounted: {result}.</source>
        <comment>siege.sheet.4a/letter</comment>
        <translation>Dalla tabella contro chi è a cavallo: {result}.</translation>
    </message>
    <message>
        <source>By the table against foot: {result}.</source>
        <comment>siege.sheet.4b/letter</comment>
        <translation>Dalla tabella contro chi è a piedi: {result}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} must retreat %n hex(es) from the melee.</source>
        <comment>siege.sheet.5a/owes</comment>
        <translation>
            <numerusform>{name} deve indietreggiare dal combattimento di %n esagono.</numerusform>
            <numerusform>{name} deve indietreggiare dal combattimento di %n esagoni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First {name} must retreat %n hex(es) from the melee.</source>
        <comment>siege.sheet.5a/first</comment>
        <translation>
            <numerusform>Prima {name} deve indietreggiare dal combattimento di %n esagono.</numerusform>
            <numerusform>Prima {name} deve indietreggiare dal combattimento di %n esagoni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} must retreat %n hex(es) from the melee, not {given}.</source>
        <comment>siege.sheet.5a/length</comment>
        <translation>
            <numerusform>{name} deve indietreggiare dal combattimento di %n esagono, non di {given}.</numerusform>
            <numerusform>{name} deve indietreggiare dal combattimento di %n esagoni, non di {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} retreats %n hex(es) from the melee, to {hex}.</source>
        <comment>siege.sheet.5a/done</comment>
        <translation>
            <numerusform>{name} indietreggia dal combattimento di %n esagono, in {hex}.</numerusform>
            <numerusform>{name} indietreggia dal combattimento di %n esagoni, in {hex}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has no room yet: first the others of that side retreat.</source>
        <comment>siege.sheet.5a/others</comment>
        <translation>Per {name} non c’è ancora spazio: prima indietreggiano gli altri di quella parte.</translation>
    </message>
    <message>
        <source>{hex} is beside an enemy.</source>
        <comment>siege.sheet.5b/enemy</comment>
        <translation>{hex} è accanto a un nemico.</translation>
    </message>
    <message>
        <source>{hex} is occupied, and nobody is pushed away.</source>
        <comment>siege.sheet.5b/push</comment>
        <translation>{hex} è occupato, e non si spinge via nessuno.</translation>
    </message>
    <message>
        <source>{name} cannot retreat from the melee, and stays where it was: wounded.</source>
        <comment>siege.sheet.5c/cannot</comment>
        <translation>{name} non può indietreggiare dal combattimento: resta dov’era e subisce una ferita.</translation>
    </message>
    <message>
        <source>The shift leads to the left of 1-1.</source>
        <comment>siege.ruling.below-one/shifted</comment>
        <translation>Lo spostamento porta a sinistra di 1-1.</translation>
    </message>
    <message>
        <source>The shift stops at 1-1.</source>
        <comment>siege.ruling.below-one/clamped</comment>
        <translation>Lo spostamento si ferma a 1-1.</translation>
    </message>
    <message>
        <source>{name} alone is below 1-1: {attack} against {defence}.</source>
        <comment>siege.ruling.joint-below-one/each</comment>
        <translation>{name}, per conto proprio, è sotto 1-1: {attack} contro {defence}.</translation>
    </message>
    <message>
        <source>There is no higher column than {column}.</source>
        <comment>siege.ruling.top-column/used</comment>
        <translation>Nessuna colonna supera {column}.</translation>
    </message>
    <message>
        <source>Those on foot and those mounted are not attacked together.</source>
        <comment>siege.ruling.mixed-targets/refused</comment>
        <translation>Chi è a piedi e chi è a cavallo non si attaccano insieme.</translation>
    </message>
    <message>
        <source>Those on foot and those mounted are attacked together, on the table against mounted.</source>
        <comment>siege.ruling.mixed-targets/mounted</comment>
        <translation>Chi è a piedi e chi è a cavallo si attaccano insieme, con la tabella contro chi è a cavallo.</translation>
    </message>
    <message>
        <source>No column for a joint attack at mounted ones.</source>
        <comment>siege.ruling.mounted-joint/none</comment>
        <translation>Nessuna colonna per un attacco congiunto contro chi è a cavallo.</translation>
    </message>
    <message>
        <source>Of several, the owner chooses who is killed: {name}.</source>
        <comment>siege.ruling.killed-choice/used</comment>
        <translation>Fra più personaggi, il proprietario sceglie chi è ucciso: {name}.</translation>
    </message>
    <message>
        <source>The defenders count as on the most advantageous place: {influence}.</source>
        <comment>siege.ruling.defenders-terrain/most</comment>
        <translation>Per i difensori conta il terreno più favorevole: {influence}.</translation>
    </message>
    <message>
        <source>The defenders count as on the least advantageous place: {influence}.</source>
        <comment>siege.ruling.defenders-terrain/least</comment>
        <translation>Per i difensori conta il terreno meno favorevole: {influence}.</translation>
    </message>
    <message>
        <source>Several do not attack several together.</source>
        <comment>siege.ruling.many-many/refused</comment>
        <translation>Più personaggi insieme non ne attaccano più d’uno.</translation>
    </message>
    <message>
        <source>{attacker} could not step to where {target} is: the heights differ.</source>
        <comment>siege.ruling.access/height</comment>
        <translation>{attacker} non potrebbe passare dove si trova {target}: le altezze sono diverse.</translation>
    </message>
    <message>
        <source>Wounded by this result, a rider is unhorsed.</source>
        <comment>siege.ruling.mounted-E/unhorsed</comment>
        <translation>Ferito da questo risultato, chi è a cavallo è disarcionato.</translation>
    </message>
    <message>
        <source>Wounded by this result, a rider stays mounted.</source>
        <comment>siege.ruling.mounted-E/stays</comment>
        <translation>Ferito da questo risultato, chi è a cavallo resta a cavallo.</translation>
    </message>
    <message>
        <source>The meaning of {letter} is a reading.</source>
        <comment>siege.ruling.foot-letters/used</comment>
        <translation>Il significato di {letter} viene da una lettura.</translation>
    </message>
    <message>
        <source>disadvantage (-)</source>
        <comment>influence.minus</comment>
        <translation>svantaggio (-)</translation>
    </message>
    <message>
        <source>neutral (0)</source>
        <comment>influence.zero</comment>
        <translation>neutro (0)</translation>
    </message>
    <message>
        <source>advantage (+)</source>
        <comment>influence.plus</comment>
        <translation>vantaggio (+)</translation>
    </message>
    <message>
        <source>has attacked</source>
        <comment>state.attacked</comment>
        <translation>ha attaccato</translation>
    </message>
    <message>
        <source>the melee</source>
        <comment>die.melee</comment>
        <translation>il combattimento</translation>
    </message>
    <message>
        <source>melee against foot</source>
        <comment>table.siege/melee-foot</comment>
        <translation>combattimento contro chi è a piedi</translation>
    </message>
    <message>
        <source>melee against mounted</source>
        <comment>table.siege/melee-mounted</comment>
        <translation>combattimento contro chi è a cavallo</translation>
    </message>
    <message>
        <source>no effect</source>
        <comment>melee.foot.-</comment>
        <translation>nessun effetto</translation>
    </message>
    <message>
        <source>A: attacker wounded</source>
        <comment>melee.foot.A</comment>
        <translation>A: attaccante ferito</translation>
    </message>
    <message>
        <source>B: attackers retreat 1 hex</source>
        <comment>melee.foot.B</comment>
        <translation>B: gli attaccanti indietreggiano di 1 esagono</translation>
    </message>
    <message>
        <source>C: defenders retreat 1 hex</source>
        <comment>melee.foot.C</comment>
        <translation>C: i difensori indietreggiano di 1 esagono</translation>
    </message>
    <message>
        <source>D: defender stunned</source>
        <comment>melee.foot.D</comment>
        <translation>D: difensore stordito</translation>
    </message>
    <message>
        <source>E: defender wounded</source>
        <comment>melee.foot.E</comment>
        <translation>E: difensore ferito</translation>
    </message>
    <message>
        <source>F: defender killed</source>
        <comment>melee.foot.F</comment>
        <translation>F: difensore ucciso</translation>
    </message>
    <message>
        <source>no effect</source>
        <comment>melee.mounted.-</comment>
        <translation>nessun effetto</translation>
    </message>
    <message>
        <source>A: attacker wounded</source>
        <comment>melee.mounted.A</comment>
        <translation>A: attaccante ferito</translation>
    </message>
    <message>
        <source>B: attackers retreat 1 hex</source>
        <comment>melee.mounted.B</comment>
        <translation>B: gli attaccanti indietreggiano di 1 esagono</translation>
    </message>
    <message>
        <source>C: defenders retreat 1 hex</source>
        <comment>melee.mounted.C</comment>
        <translation>C: i difensori indietreggiano di 1 esagono</translation>
    </message>
    <message>
        <source>D: horse killed, rider stunned and unhorsed</source>
        <comment>melee.mounted.D</comment>
        <translation>D: cavallo ucciso, personaggio stordito e disarcionato</translation>
    </message>
    <message>
        <source>E: horse unhurt, rider wounded</source>
        <comment>melee.mounted.E</comment>
        <translation>E: cavallo indenne, personaggio ferito</translation>
    </message>
    <message>
        <source>F: horse killed, rider wounded and unhorsed</source>
        <comment>melee.mounted.F</comment>
        <translation>F: cavallo ucciso, personaggio ferito e disarcionato</translation>
    </message>
    <message>
        <source>G: horse unhurt, rider killed and unhorsed</source>
        <comment>melee.mounted.G</comment>
        <translation>G: cavallo indenne, personaggio ucciso e disarcionato</translation>
    </message>
    <message>
        <source>H: horse killed, rider killed and unhorsed</source>
        <comment>melee.mounted.H</comment>
        <translation>H: cavallo ucciso, personaggio ucciso e disarcionato</translation>
    </message>
    <message>
        <source>Attack</source>
        <comment>fact.attack</comment>
        <translation>Attacco</translation>
    </message>
    <message>
        <source>Defence</source>
        <comment>fact.defence</comment>
        <translation>Difesa</translation>
    </message>
    <message>
        <source>Ratio</source>
        <comment>fact.ratio</comment>
        <translation>Rapporto</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>fact.shift</comment>
        <translation>Spostamento</translation>
    </message>
    <message>
        <source>Column</source>
        <comment>fact.column</comment>
        <translation>Colonna</translation>
    </message>
    <message>
        <source>Attack</source>
        <comment>order.attack</comment>
        <translation>Attacco</translation>
    </message>
    <message>
        <source>Taking the blow</source>
        <comment>order.suffer</comment>
        <translation>Subire il colpo</translation>
    </message>
    <message>
        <source>Advance</source>
        <comment>order.advance</comment>
        <translation>Avanzata</translation>
    </message>
    <message>
        <source>No advance</source>
        <comment>order.stay</comment>
        <translation>Nessuna avanzata</translation>
    </message>
    <message>
        <source>Attackers</source>
        <comment>field.attack.by</comment>
        <translation>Attaccanti</translation>
    </message>
    <message>
        <source>Attacked</source>
        <comment>field.attack.at</comment>
        <translation>Attaccati</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.suffer.counter</comment>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.advance.counter</comment>
        <translation>Chi</translation>
    </message>
    <message>
        <source>To</source>
        <comment>field.advance.path</comment>
        <translation>Verso</translation>
    </message>
    <message>
        <source>Pick the attackers.</source>
        <comment>ask.attack.by</comment>
        <translation>Scegliere gli attaccanti.</translation>
    </message>
    <message>
        <source>Pick whom they attack.</source>
        <comment>ask.attack.at</comment>
        <translation>Scegliere chi attaccano.</translation>
    </message>
    <message>
        <source>Pick who takes the blow.</source>
        <comment>ask.suffer.counter</comment>
        <translation>Scegliere chi subisce il colpo.</translation>
    </message>
    <message>
        <source>Pick who advances.</source>
        <comment>ask.advance.counter</comment>
        <translation>Scegliere chi avanza.</translation>
    </message>
    <message>
        <source>Pick the last hex of the advance.</source>
        <comment>ask.advance.path</comment>
        <translation>Scegliere l’ultimo esagono dell’avanzata.</translation>
    </message>
    <message>
        <source>Melee</source>
        <comment>effect.lost</comment>
        <translation>Combattimento</translation>
    </message>
    <message>
        <source>Blow to be taken</source>
        <comment>effect.suffer</comment>
        <translation>Colpo da subire</translation>
    </message>
    <message>
        <source>Takes the blow</source>
        <comment>effect.taken</comment>
        <translation>Subisce il colpo</translation>
    </message>
    <message>
        <source>End of the melee</source>
        <comment>effect.melee</comment>
        <translation>Fine del combattimento</translation>
    </message>
    <message>
        <source>Attackers</source>
        <comment>field.by</comment>
        <translation>Attaccanti</translation>
    </message>
    <message>
        <source>Attacked</source>
        <comment>field.at</comment>
        <translation>Attaccati</translation>
    </message>
    <message>
        <source>Came off worse</source>
        <comment>field.lost</comment>
        <translation>Ha avuto la peggio</translation>
    </message>
    <message>
        <source>One of</source>
        <comment>field.among</comment>
        <translation>Uno fra</translation>
    </message>
    <message>
        <source>Blow</source>
        <comment>field.suffer</comment>
        <translation>Colpo</translation>
    </message>
    <message>
        <source>Melee</source>
        <comment>field.melee</comment>
        <translation>Combattimento</translation>
    </message>
    <message>
        <source>Driven back by</source>
        <comment>field.driven</comment>
        <translation>Respinto da</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>lost.nobody</comment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>the attackers</source>
        <comment>lost.attackers</comment>
        <translation>gli attaccanti</translation>
    </message>
    <message>
        <source>the defenders</source>
        <comment>lost.defenders</comment>
        <translation>i difensori</translation>
    </message>
    <message>
        <source>a shot</source>
        <comment>driven.shot</comment>
        <translation>un tiro</translation>
    </message>
    <message>
        <source>a melee</source>
        <comment>driven.melee</comment>
        <translation>un combattimento</translation>
    </message>
    <message>
        <source>the whole turn before</source>
        <comment>reading.game-turn</comment>
        <translation>tutto il turno precedente</translation>
    </message>
    <message>
        <source>refused below 1-1</source>
        <comment>reading.refuse</comment>
        <translation>vietato sotto 1-1</translation>
    </message>
    <message>
        <source>never left of 1-1</source>
        <comment>reading.clamp</comment>
        <translation>mai a sinistra di 1-1</translation>
    </message>
    <message>
        <source>{counter} is placed on {hex}</source>
        <comment>siege.0.5/deploy</comment>
        <translation>{counter} va in {hex}</translation>
    </message>
    <message>
        <source>{counter} may not be placed on {hex}.</source>
        <comment>siege.0.5/deploy_no</comment>
        <translation>{counter} non può essere messo in {hex}.</translation>
    </message>
    <message>
        <source>{counter} is placed on {hex}.</source>
        <comment>siege.0.5/deploy_done</comment>
        <translation>{counter} va in {hex}.</translation>
    </message>
    <message>
        <source>That hex is not on the map.</source>
        <comment>siege.0.5/off_map</comment>
        <translation>Quell’esagono non è sulla mappa.</translation>
    </message>
    <message>
        <source>On {hex} this side may not set up.</source>
        <comment>siege.0.5/zone</comment>
        <translation>{hex} è fuori dalla zona di schieramento di questa fazione.</translation>
    </message>
    <message>
        <source>{hex} cannot be entered.</source>
        <comment>siege.0.5/impassable</comment>
        <translation>In {hex} non si può entrare.</translation>
    </message>
    <message>
        <source>{hex} is occupied.</source>
        <comment>siege.0.5/taken</comment>
        <translation>{hex} è occupato.</translation>
    </message>
    <message>
        <source>{name} is dead.</source>
        <comment>siege.0.5/dead</comment>
        <translation>{name} è fuori combattimento: morto.</translation>
    </message>
    <message>
        <source>The other half of {name} must lie on a hex beside it.</source>
        <comment>siege.0.5/rear</comment>
        <translation>L’altra metà di {name} deve stare su un esagono accanto.</translation>
    </message>
    <message>
        <source>Demolished wall on {hex}</source>
        <comment>siege.2.2a/lay_rubble</comment>
        <translation>Muro demolito in {hex}</translation>
    </message>
    <message>
        <source>No demolished-wall counter may be put on {hex}.</source>
        <comment>siege.2.2a/lay_rubble_no</comment>
        <translation>In {hex} non si può mettere una pedina muro demolito.</translation>
    </message>
    <message>
        <source>Filled moat on {hex}</source>
        <comment>siege.2.2a/lay_fascine</comment>
        <translation>Fossato riempito in {hex}</translation>
    </message>
    <message>
        <source>No filled-moat counter may be put on {hex}.</source>
        <comment>siege.2.2a/lay_fascine_no</comment>
        <translation>In {hex} non si può mettere una pedina fossato riempito.</translation>
    </message>
    <message>
        <source>Counters of the besieger</source>
        <comment>siege.2.2a/lay</comment>
        <translation>Pedine dell’assediante</translation>
    </message>
    <message>
        <source>{hex} is no moat hex.</source>
        <comment>siege.2.2a/no_moat</comment>
        <translation>{hex} non è un esagono di fossato.</translation>
    </message>
    <message>
        <source>The moat is filled on {hex} already.</source>
        <comment>siege.2.2a/filled</comment>
        <translation>In {hex} il fossato è già riempito.</translation>
    </message>
    <message numerus="yes">
        <source>All %n filled-moat counter(s) of the scenario lie on the map.</source>
        <comment>siege.2.2a/none_left</comment>
        <translation>
            <numerusform>La sola pedina fossato riempito dello scenario è sulla mappa.</numerusform>
            <numerusform>Le pedine fossato riempito dello scenario (%n) sono tutte sulla mappa.</numerusform>
        </translation>
    </message>
    <message>
        <source>The day ends: the filled-moat counters are taken off the map.</source>
        <comment>siege.2.2c/taken</comment>
        <translation>Il giorno finisce: le pedine fossato riempito si tolgono dalla mappa.</translation>
    </message>
    <message>
        <source>Before the assault the filled-moat counters are placed anew.</source>
        <comment>siege.2.2c/anew</comment>
        <translation>Prima dell’assalto le pedine fossato riempito si piazzano di nuovo.</translation>
    </message>
    <message>
        <source>{hex} is no rampart, wall or arrow-slit hex on which the besieger may put rubble.</source>
        <comment>siege.2.31a/no_wall</comment>
        <translation>{hex} non è un esagono di bastione, muro o feritoia su cui l’assediante possa mettere macerie.</translation>
    </message>
    <message numerus="yes">
        <source>All %n demolished-wall counter(s) of the scenario lie on the map.</source>
        <comment>siege.2.31a/none_left</comment>
        <translation>
            <numerusform>La sola pedina muro demolito dello scenario è sulla mappa.</numerusform>
            <numerusform>Le pedine muro demolito dello scenario (%n) sono tutte sulla mappa.</numerusform>
        </translation>
    </message>
    <message>
        <source>The wall still stands on {hex}: rubble lies only where it is demolished.</source>
        <comment>siege.2.31b/standing</comment>
        <translation>In {hex} il muro è ancora in piedi: le macerie vanno solo dove è demolito.</translation>
    </message>
    <message>
        <source>There is no mangonel and no trebuchet called {name}.</source>
        <comment>siege.4.11a/unknown</comment>
        <translation>Non c’è né mangano né trabucco di nome {name}.</translation>
    </message>
    <message>
        <source>An assault is prepared</source>
        <comment>siege.4.11b/prepare</comment>
        <translation>Si prepara un assalto</translation>
    </message>
    <message>
        <source>No assault may be prepared now.</source>
        <comment>siege.4.11b/prepare_no</comment>
        <translation>Ora non si può preparare un assalto.</translation>
    </message>
    <message>
        <source>The assault begins</source>
        <comment>siege.4.11b/assault</comment>
        <translation>L’assalto comincia</translation>
    </message>
    <message>
        <source>The assault may not begin now.</source>
        <comment>siege.4.11b/assault_no</comment>
        <translation>Ora l’assalto non può cominciare.</translation>
    </message>
    <message>
        <source>End of the assault</source>
        <comment>siege.4.11b/end_assault</comment>
        <translation>Fine dell’assalto</translation>
    </message>
    <message>
        <source>The assault cannot end yet.</source>
        <comment>siege.4.11b/end_assault_no</comment>
        <translation>L’assalto non può ancora finire.</translation>
    </message>
    <message>
        <source>It is morning.</source>
        <comment>siege.4.11b/part_so_morning</comment>
        <translation>È mattina.</translation>
    </message>
    <message>
        <source>This is a day of bombardment.</source>
        <comment>siege.4.11b/part_so_bombardment</comment>
        <translation>Questo è un giorno di bombardamento.</translation>
    </message>
    <message>
        <source>This is a day of assault; counters are placed now.</source>
        <comment>siege.4.11b/part_so_placing</comment>
        <translation>Questo è un giorno di assalto; ora si piazzano le pedine.</translation>
    </message>
    <message>
        <source>The assault begins.</source>
        <comment>siege.4.11b/part_so_assault</comment>
        <translation>L’assalto comincia.</translation>
    </message>
    <message>
        <source>It is evening.</source>
        <comment>siege.4.11b/part_so_evening</comment>
        <translation>È sera.</translation>
    </message>
    <message>
        <source>The siege is over.</source>
        <comment>siege.4.11b/part_so_over</comment>
        <translation>L’assedio è finito.</translation>
    </message>
    <message>
        <source>{part}</source>
        <comment>siege.4.11b/clock</comment>
        <translation>{part}</translation>
    </message>
    <message>
        <source>This scenario is not played day by day.</source>
        <comment>siege.4.11b/no_days</comment>
        <translation>Questo scenario non si gioca giorno per giorno.</translation>
    </message>
    <message>
        <source>The castle is bombarded today: that rules out anything else.</source>
        <comment>siege.4.11b/bombarded</comment>
        <translation>Oggi il castello è bombardato: ciò esclude ogni altra cosa.</translation>
    </message>
    <message>
        <source>There is an assault today: that rules out a bombardment.</source>
        <comment>siege.4.11b/assault_today</comment>
        <translation>Oggi c’è un assalto: ciò esclude un bombardamento.</translation>
    </message>
    <message>
        <source>That belongs to another part of the day; now it is: {part}.</source>
        <comment>siege.4.11b/other_part</comment>
        <translation>Questo spetta a un altro momento del giorno; ora è: {part}.</translation>
    </message>
    <message>
        <source>No assault is going on; now it is: {part}.</source>
        <comment>siege.4.11b/no_assault</comment>
        <translation>Non è in corso nessun assalto; ora è: {part}.</translation>
    </message>
    <message>
        <source>The wall on {hex} is demolished already.</source>
        <comment>siege.4.13a/down</comment>
        <translation>In {hex} il muro è già demolito.</translation>
    </message>
    <message>
        <source>The wall on {hex} goes one stage further: {stage}.</source>
        <comment>siege.4.13b/stage</comment>
        <translation>In {hex} il muro avanza di una tappa: {stage}.</translation>
    </message>
    <message>
        <source>{hex} is bombarded today already: at most one stage a day.</source>
        <comment>siege.4.13c/again</comment>
        <translation>{hex} oggi è già bombardato: al massimo una tappa al giorno.</translation>
    </message>
    <message>
        <source>The wall on {hex} comes down, and rubble lies there.</source>
        <comment>siege.4.14a/at_once</comment>
        <translation>In {hex} il muro crolla, e vi restano le macerie.</translation>
    </message>
    <message>
        <source>Rubble lies on {hex} already.</source>
        <comment>siege.4.14a/lies</comment>
        <translation>In {hex} ci sono già macerie.</translation>
    </message>
    <message>
        <source>{name} is caught in the fall of the wall.</source>
        <comment>siege.4.14b/falls</comment>
        <translation>Il crollo del muro coglie {name}.</translation>
    </message>
    <message>
        <source>{engine} bombards {hex} today, and no other hex.</source>
        <comment>siege.4.21a/elsewhere</comment>
        <translation>{engine} oggi bombarda {hex}, e nessun altro esagono.</translation>
    </message>
    <message>
        <source>Bombardment</source>
        <comment>siege.4.21d/bombard</comment>
        <translation>Bombardamento</translation>
    </message>
    <message>
        <source>{hex} is bombarded by {engines,and}</source>
        <comment>siege.4.21d/bombard_engines</comment>
        <translation>Bombardamento di {hex}: {engines,and}</translation>
    </message>
    <message>
        <source>{hex} may not be bombarded.</source>
        <comment>siege.4.21d/bombard_no</comment>
        <translation>{hex} non può essere bombardato.</translation>
    </message>
    <message>
        <source>{hex} may not be bombarded so.</source>
        <comment>siege.4.21d/bombard_engines_no</comment>
        <translation>{hex} non può essere bombardato così.</translation>
    </message>
    <message>
        <source>{hex} may be bombarded.</source>
        <comment>siege.4.21d/bombard_may</comment>
        <translation>{hex} può essere bombardato.</translation>
    </message>
    <message>
        <source>{hex} is bombarded by {engines,and}.</source>
        <comment>siege.4.21d/bombarded_so</comment>
        <translation>Bombardano {hex}: {engines,and}.</translation>
    </message>
    <message>
        <source>Stones fall on {hex}</source>
        <comment>siege.4.21d/stones</comment>
        <translation>Le pietre cadono su {hex}</translation>
    </message>
    <message>
        <source>No die may be thrown for {hex}.</source>
        <comment>siege.4.21d/stones_no</comment>
        <translation>Per {hex} non si può tirare il dado.</translation>
    </message>
    <message>
        <source>Stones fall on {hex}.</source>
        <comment>siege.4.21d/stones_done</comment>
        <translation>Le pietre cadono su {hex}.</translation>
    </message>
    <message>
        <source>The die for {hex} has fallen.</source>
        <comment>siege.4.21d/thrown_so</comment>
        <translation>Il dado per {hex} è stato tirato.</translation>
    </message>
    <message>
        <source>{engine} is not the besieger’s.</source>
        <comment>siege.4.21d/besieged</comment>
        <translation>{engine} non è dell’assediante.</translation>
    </message>
    <message>
        <source>{hex} has not been named as a target today.</source>
        <comment>siege.4.21d/not_named</comment>
        <translation>{hex} oggi non è stato indicato come bersaglio.</translation>
    </message>
    <message>
        <source>The die for {hex} has fallen already.</source>
        <comment>siege.4.21d/thrown_already</comment>
        <translation>Il dado per {hex} è già stato tirato.</translation>
    </message>
    <message>
        <source>The engines at {hex} have no points left.</source>
        <comment>siege.4.21d/no_points</comment>
        <translation>Le macchine contro {hex} non hanno più punti.</translation>
    </message>
    <message>
        <source>First the die for {hex} is thrown.</source>
        <comment>siege.4.21d/die_first</comment>
        <translation>Prima si tira il dado per {hex}.</translation>
    </message>
    <message>
        <source>{hex} belongs to a tower: 1 is subtracted.</source>
        <comment>siege.4.21e/tower</comment>
        <translation>{hex} è di una torre: si sottrae 1.</translation>
    </message>
    <message>
        <source>{hex} belongs to the keep: 1 is subtracted.</source>
        <comment>siege.4.21e/keep</comment>
        <translation>{hex} è del mastio: si sottrae 1.</translation>
    </message>
    <message>
        <source>The keep may not be bombarded as long as the outer wall has no breach.</source>
        <comment>siege.4.21f/no_breach</comment>
        <translation>Il mastio non può essere bombardato finché le mura di cinta non hanno una breccia.</translation>
    </message>
    <message>
        <source>{hex} is not one of the three hexes of the keep nearest to a breach.</source>
        <comment>siege.4.21f/not_nearest</comment>
        <translation>{hex} non è uno dei tre esagoni del mastio più vicini a una breccia.</translation>
    </message>
    <message>
        <source>{hex} is beside the drawbridge and counts as a rampart.</source>
        <comment>siege.4.21g/flank</comment>
        <translation>{hex} è accanto al ponte levatoio e vale come bastione.</translation>
    </message>
    <message>
        <source>{hex} is no hex of the ramparts, of a tower or of the keep.</source>
        <comment>siege.4.21h/not_listed</comment>
        <translation>{hex} non è un esagono di bastione, di torre o di mastio.</translation>
    </message>
    <message>
        <source>{engine} is placed on {hex}</source>
        <comment>siege.4.22/deploy_engine</comment>
        <translation>{engine} va in {hex}</translation>
    </message>
    <message>
        <source>{engine} may not be placed on {hex}.</source>
        <comment>siege.4.22/deploy_engine_no</comment>
        <translation>{engine} non può andare in {hex}.</translation>
    </message>
    <message>
        <source>{engine} stands on {stands}.</source>
        <comment>siege.4.22/stands_so</comment>
        <translation>{engine} occupa {stands}.</translation>
    </message>
    <message>
        <source>An engine is placed anew only between two assaults.</source>
        <comment>siege.4.22/between</comment>
        <translation>Una macchina si piazza di nuovo solo tra due assalti.</translation>
    </message>
    <message>
        <source>A siege engine on {hex} stops the line.</source>
        <comment>siege.4.22/blocks</comment>
        <translation>Una macchina d’assedio in {hex} ferma la linea.</translation>
    </message>
    <message>
        <source>Nobody enters {hex}: a siege engine stands there.</source>
        <comment>siege.4.22/entered</comment>
        <translation>In {hex} non entra nessuno: vi sta una macchina d’assedio.</translation>
    </message>
    <message>
        <source>Points out of order</source>
        <comment>siege.4.23a/break</comment>
        <translation>Punti fuori uso</translation>
    </message>
    <message numerus="yes">
        <source>{engine} breaks down: %n point(s)</source>
        <comment>siege.4.23a/break_engine</comment>
        <translation>
            <numerusform>{engine} si guasta: %n punto</numerusform>
            <numerusform>{engine} si guasta: %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>The loss may not be spread so.</source>
        <comment>siege.4.23a/break_no</comment>
        <translation>La perdita non si può ripartire così.</translation>
    </message>
    <message numerus="yes">
        <source>{engine} has %n point(s) more out of order.</source>
        <comment>siege.4.23a/out_so</comment>
        <translation>
            <numerusform>{engine} ha %n punto in più fuori uso.</numerusform>
            <numerusform>{engine} ha %n punti in più fuori uso.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) of these engines are out of order: {engines,and}. The besieger spreads them.</source>
        <comment>siege.4.23a/loss_so</comment>
        <translation>
            <numerusform>%n punto di queste macchine è fuori uso: {engines,and}. L’assediante sceglie di quale.</numerusform>
            <numerusform>%n punti di queste macchine sono fuori uso: {engines,and}. L’assediante li ripartisce.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First the besieger spreads %n point(s) out of order.</source>
        <comment>siege.4.23a/first</comment>
        <translation>
            <numerusform>Prima l’assediante dice quale macchina ha %n punto fuori uso.</numerusform>
            <numerusform>Prima l’assediante ripartisce %n punti fuori uso.</numerusform>
        </translation>
    </message>
    <message>
        <source>All points of {engine} are out of order.</source>
        <comment>siege.4.23a/no_points</comment>
        <translation>{engine} ha tutti i punti fuori uso.</translation>
    </message>
    <message>
        <source>No points are to be spread now.</source>
        <comment>siege.4.23a/none_lost</comment>
        <translation>Ora non ci sono punti da ripartire.</translation>
    </message>
    <message>
        <source>{engine} took no part and loses nothing.</source>
        <comment>siege.4.23a/no_part</comment>
        <translation>{engine} non ha preso parte e non perde nulla.</translation>
    </message>
    <message numerus="yes">
        <source>{engine} has only %n point(s) left.</source>
        <comment>siege.4.23a/too_many</comment>
        <translation>
            <numerusform>{engine} ha solo %n punto.</numerusform>
            <numerusform>{engine} ha solo %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n point(s) are still to be spread.</source>
        <comment>siege.4.23a/more_than_lost</comment>
        <translation>
            <numerusform>Resta da ripartire solo %n punto.</numerusform>
            <numerusform>Restano da ripartire solo %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>{engine} is repaired today</source>
        <comment>siege.4.23b/repair</comment>
        <translation>{engine} oggi è in riparazione</translation>
    </message>
    <message>
        <source>{engine} may not be repaired today.</source>
        <comment>siege.4.23b/repair_no</comment>
        <translation>{engine} oggi non si può riparare.</translation>
    </message>
    <message>
        <source>{engine} is under repair today.</source>
        <comment>siege.4.23b/rests_so</comment>
        <translation>{engine} oggi è in riparazione.</translation>
    </message>
    <message>
        <source>{engine} is repaired.</source>
        <comment>siege.4.23b/mended_so</comment>
        <translation>{engine}: riparazione finita.</translation>
    </message>
    <message>
        <source>{engine} is not damaged.</source>
        <comment>siege.4.23b/whole</comment>
        <translation>{engine} non ha danni.</translation>
    </message>
    <message>
        <source>{engine} is under repair already.</source>
        <comment>siege.4.23b/already</comment>
        <translation>{engine} è già in riparazione.</translation>
    </message>
    <message>
        <source>{engine} is under repair today and may not bombard.</source>
        <comment>siege.4.23c/resting</comment>
        <translation>{engine} oggi è in riparazione e non può bombardare.</translation>
    </message>
    <message>
        <source>{engine} bombards today and cannot be repaired at the same time.</source>
        <comment>siege.4.23c/worked</comment>
        <translation>{engine} oggi bombarda e non si può riparare intanto.</translation>
    </message>
    <message>
        <source>{engine} has burnt and throws no more.</source>
        <comment>siege.4.23d/burnt</comment>
        <translation>Il fuoco ha distrutto {engine}, che non tira più.</translation>
    </message>
    <message>
        <source>{engine} has burnt and may not be repaired.</source>
        <comment>siege.4.23d/no_repair</comment>
        <translation>Il fuoco ha distrutto {engine}, che non si può riparare.</translation>
    </message>
    <message>
        <source>{engine} has burnt.</source>
        <comment>siege.4.23d/burnt_so</comment>
        <translation>Il fuoco ha distrutto {engine}.</translation>
    </message>
    <message numerus="yes">
        <source>{engine} bombards with the %n point(s) left.</source>
        <comment>siege.4.23e/rest</comment>
        <translation>
            <numerusform>{engine} bombarda con %n punto rimasto.</numerusform>
            <numerusform>{engine} bombarda con %n punti rimasti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Healing of {counter}</source>
        <comment>siege.5.4a/treat</comment>
        <translation>Guarigione di {counter}</translation>
    </message>
    <message>
        <source>No healing die may be thrown for {counter} now.</source>
        <comment>siege.5.4a/treat_no</comment>
        <translation>Ora per {counter} non si può tirare il dado di guarigione.</translation>
    </message>
    <message>
        <source>{name} was not wounded in this siege.</source>
        <comment>siege.5.4a/not_wounded</comment>
        <translation>{name} non ha ricevuto ferite in questo assedio.</translation>
    </message>
    <message>
        <source>The healing die of {name} has fallen already.</source>
        <comment>siege.5.4a/already</comment>
        <translation>Il dado di guarigione di {name} è già stato tirato.</translation>
    </message>
    <message>
        <source>The healing dice fall at the end of the day; now it is: {part}.</source>
        <comment>siege.5.4a/evening</comment>
        <translation>I dadi di guarigione si tirano alla fine del giorno; ora è: {part}.</translation>
    </message>
    <message>
        <source>First the healing die of {name} is thrown.</source>
        <comment>siege.5.4a/die_first</comment>
        <translation>Prima si tira il dado di guarigione di {name}.</translation>
    </message>
    <message>
        <source>{counter} is well again</source>
        <comment>siege.5.4b/heal</comment>
        <translation>{counter} torna in salute</translation>
    </message>
    <message>
        <source>{counter} is not well again now.</source>
        <comment>siege.5.4b/heal_no</comment>
        <translation>{counter} ora non torna in salute.</translation>
    </message>
    <message>
        <source>{counter} is well again.</source>
        <comment>siege.5.4b/healed_so</comment>
        <translation>{counter} torna in salute.</translation>
    </message>
    <message>
        <source>The date has come: {name} is well again.</source>
        <comment>siege.5.4b/returns</comment>
        <translation>La data è giunta: {name} torna in salute.</translation>
    </message>
    <message>
        <source>{name} returns only on day {day}.</source>
        <comment>siege.5.4b/later</comment>
        <translation>{name} torna solo il giorno {day}.</translation>
    </message>
    <message>
        <source>{name} has no date of return.</source>
        <comment>siege.5.4b/no_date</comment>
        <translation>{name} non ha una data di ritorno.</translation>
    </message>
    <message>
        <source>Crosses on {hex}: {cross}.</source>
        <comment>siege.sheet.6a/cross_so</comment>
        <translation>Croci in {hex}: {cross}.</translation>
    </message>
    <message>
        <source>End of the day</source>
        <comment>siege.sheet.6b/end_day</comment>
        <translation>Fine del giorno</translation>
    </message>
    <message>
        <source>The day cannot end yet.</source>
        <comment>siege.sheet.6b/end_day_no</comment>
        <translation>Il giorno non può ancora finire.</translation>
    </message>
    <message>
        <source>The day is ticked. Day {day} begins.</source>
        <comment>siege.sheet.6b/day_so</comment>
        <translation>Il giorno è spuntato. Comincia il giorno {day}.</translation>
    </message>
    <message>
        <source>Day {day} of {days}</source>
        <comment>siege.sheet.6b/day_of</comment>
        <translation>Giorno {day}/{days}</translation>
    </message>
    <message numerus="yes">
        <source>The siege is over: all %n day(s) are ticked.</source>
        <comment>siege.sheet.6b/is_over</comment>
        <translation>
            <numerusform>L’assedio è finito: %n giorno, già spuntato.</numerusform>
            <numerusform>L’assedio è finito: %n giorni, tutti spuntati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is the last of %n day(s): the siege is over.</source>
        <comment>siege.sheet.6b/over</comment>
        <translation>
            <numerusform>È il solo giorno (%n): l’assedio è finito.</numerusform>
            <numerusform>È l’ultimo di %n giorni: l’assedio è finito.</numerusform>
        </translation>
    </message>
    <message>
        <source>{counter} returns on day {back}.</source>
        <comment>siege.sheet.6c/back_so</comment>
        <translation>{counter} torna il giorno {back}.</translation>
    </message>
    <message>
        <source>{counter} needs months to heal and does not return in this siege.</source>
        <comment>siege.sheet.6c/months_so</comment>
        <translation>{counter} ha bisogno di mesi per guarire: in questo assedio non torna.</translation>
    </message>
    <message>
        <source>The siege sheet does not mark {hex} as a hex that may be bombarded.</source>
        <comment>siege.sheet.6e/not_outlined</comment>
        <translation>La scheda d’assedio non segna {hex} tra gli esagoni che si possono bombardare.</translation>
    </message>
    <message>
        <source>{hex} is inside the castle and may be bombarded only once the outer wall has a breach.</source>
        <comment>siege.sheet.6e/inside</comment>
        <translation>{hex} è dentro il castello e si può bombardare solo quando le mura di cinta hanno una breccia.</translation>
    </message>
    <message>
        <source>{points} points are read in the column of {column}.</source>
        <comment>siege.ruling.points-between/used</comment>
        <translation>{points} punti si leggono nella colonna {column}.</translation>
    </message>
    <message>
        <source>Damage and breakdown: both apply.</source>
        <comment>siege.ruling.bombard-both/used</comment>
        <translation>Danno e guasto: valgono entrambi.</translation>
    </message>
    <message>
        <source>The first die of the day has fallen: all targets were named before it.</source>
        <comment>siege.ruling.bombard-declare/late</comment>
        <translation>Il primo dado del giorno è stato tirato: i bersagli si indicano tutti prima.</translation>
    </message>
    <message>
        <source>First the die for {hex} is thrown; then the next hex is named.</source>
        <comment>siege.ruling.bombard-declare/first</comment>
        <translation>Prima si tira il dado per {hex}; poi si indica l’esagono seguente.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) were to be lost; the engines have only {left}.</source>
        <comment>siege.ruling.stone-cap/lost</comment>
        <translation>
            <numerusform>%n punto era da perdere; le macchine ne hanno solo {left}.</numerusform>
            <numerusform>%n punti erano da perdere; le macchine ne hanno solo {left}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A day of assault does not count for repair.</source>
        <comment>siege.ruling.repair-day/assault</comment>
        <translation>Un giorno di assalto non vale per la riparazione.</translation>
    </message>
    <message>
        <source>{engine} is repaired by itself on the day after its breakdown.</source>
        <comment>siege.ruling.repair-day/by_itself</comment>
        <translation>{engine} si ripara da sé il giorno dopo il guasto.</translation>
    </message>
    <message>
        <source>There was an assault today: {engine} is not repaired.</source>
        <comment>siege.ruling.repair-day/in_vain</comment>
        <translation>Oggi c’è stato un assalto: {engine} non si ripara.</translation>
    </message>
    <message>
        <source>The wall on {hex} is demolished; at the next assault the besieger may put rubble there.</source>
        <comment>siege.ruling.rubble-when/later</comment>
        <translation>In {hex} il muro è demolito; al prossimo assalto l’assediante può mettervi macerie.</translation>
    </message>
    <message>
        <source>{name} is well again before the assault or not at all that day.</source>
        <comment>siege.ruling.day-order/before</comment>
        <translation>{name} torna in salute prima dell’assalto, o non in quel giorno.</translation>
    </message>
    <message>
        <source>{name} is well again only after the assault.</source>
        <comment>siege.ruling.day-order/after</comment>
        <translation>{name} torna in salute solo dopo l’assalto.</translation>
    </message>
    <message numerus="yes">
        <source>{name} needs %n day(s) and returns on day {day}.</source>
        <comment>siege.ruling.healing-date/morning</comment>
        <translation>
            <numerusform>{name} ha bisogno di %n giorno e torna il giorno {day}.</numerusform>
            <numerusform>{name} ha bisogno di %n giorni e torna il giorno {day}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{die} is read as months.</source>
        <comment>siege.ruling.healing-nine/months</comment>
        <translation>{die} si legge come mesi.</translation>
    </message>
    <message>
        <source>{die} is read one result earlier.</source>
        <comment>siege.ruling.healing-nine/early</comment>
        <translation>{die} si legge un risultato prima.</translation>
    </message>
    <message>
        <source>The healing table (rule 5.4a) has ten numbers of the die and nine results; which result covers two? The French siege sheet does not show it. By default (last-two), 1 to 8 give the first eight results in their order, and 9 and 10 both give months. In the other reading (early) the first result covers 1 and 2, and each later one stands a number further on.</source>
        <comment>siege.ruling.healing-nine/text</comment>
        <translation>La tabella di guarigione (regola 5.4a) ha dieci numeri del dado e nove risultati; quale risultato ne copre due? La scheda d’assedio francese non lo mostra. Per impostazione predefinita (last-two), da 1 a 8 si hanno i primi otto risultati nel loro ordine, e sia 9 sia 10 danno mesi. Nell’altra lettura (early) il primo risultato copre 1 e 2, e ognuno dei seguenti sta un numero più avanti.</translation>
    </message>
    <message>
        <source>“Damaged” in this rule is read as demolished.</source>
        <comment>siege.ruling.es-damaged/read</comment>
        <translation>«Danneggiato» in questa regola si legge come demolito.</translation>
    </message>
    <message>
        <source>mangonel</source>
        <comment>class.mangonel</comment>
        <extracomment>the smaller of the two engines that throw stones; in Spanish catapulta</extracomment>
        <translation>mangano</translation>
    </message>
    <message>
        <source>trebuchet</source>
        <comment>class.trebuchet</comment>
        <extracomment>the larger of the two engines that throw stones; in Spanish balista</extracomment>
        <translation>trabucco</translation>
    </message>
    <message>
        <source>morning</source>
        <comment>part.morning</comment>
        <translation>mattina</translation>
    </message>
    <message>
        <source>bombardment</source>
        <comment>part.bombardment</comment>
        <translation>bombardamento</translation>
    </message>
    <message>
        <source>setting up for the assault</source>
        <comment>part.placing</comment>
        <translation>schieramento per l’assalto</translation>
    </message>
    <message>
        <source>assault</source>
        <comment>part.assault</comment>
        <translation>assalto</translation>
    </message>
    <message>
        <source>evening</source>
        <comment>part.evening</comment>
        <translation>sera</translation>
    </message>
    <message>
        <source>after the siege</source>
        <comment>part.over</comment>
        <translation>dopo l’assedio</translation>
    </message>
    <message>
        <source>whole</source>
        <comment>stage.whole</comment>
        <extracomment>of a wall</extracomment>
        <translation>intatto</translation>
    </message>
    <message>
        <source>slightly damaged</source>
        <comment>stage.slightly_damaged</comment>
        <translation>leggermente danneggiato</translation>
    </message>
    <message>
        <source>damaged</source>
        <comment>stage.damaged</comment>
        <extracomment>of a wall</extracomment>
        <translation>danneggiato</translation>
    </message>
    <message>
        <source>badly damaged</source>
        <comment>stage.badly_damaged</comment>
        <translation>molto danneggiato</translation>
    </message>
    <message>
        <source>demolished</source>
        <comment>stage.demolished</comment>
        <translation>demolito</translation>
    </message>
    <message>
        <source>ticked</source>
        <comment>day-state.ticked</comment>
        <extracomment>of a day in a calendar</extracomment>
        <translation>spuntato</translation>
    </message>
    <message>
        <source>today</source>
        <comment>day-state.today</comment>
        <translation>oggi</translation>
    </message>
    <message>
        <source>to come</source>
        <comment>day-state.to-come</comment>
        <translation>a venire</translation>
    </message>
    <message>
        <source>fit</source>
        <comment>engine-state.fit</comment>
        <extracomment>of a siege engine: not damaged</extracomment>
        <translation>efficiente</translation>
    </message>
    <message>
        <source>damaged</source>
        <comment>engine-state.damaged</comment>
        <translation>danneggiato</translation>
    </message>
    <message>
        <source>under repair</source>
        <comment>engine-state.resting</comment>
        <translation>in riparazione</translation>
    </message>
    <message>
        <source>burnt</source>
        <comment>engine-state.burnt</comment>
        <translation>bruciata</translation>
    </message>
    <message>
        <source>awaits the die</source>
        <comment>healing.awaits-die</comment>
        <translation>attende il dado</translation>
    </message>
    <message>
        <source>returns</source>
        <comment>healing.dated</comment>
        <extracomment>a wounded one comes back on a day that is known</extracomment>
        <translation>torna</translation>
    </message>
    <message>
        <source>needs months</source>
        <comment>healing.months</comment>
        <translation>servono mesi</translation>
    </message>
    <message>
        <source>the bombardment</source>
        <comment>die.bombardment</comment>
        <translation>il bombardamento</translation>
    </message>
    <message>
        <source>healing</source>
        <comment>die.healing</comment>
        <translation>la guarigione</translation>
    </message>
    <message>
        <source>Castle plan</source>
        <comment>sheet.walls</comment>
        <extracomment>the small plan of the castle, with crosses where the walls are damaged</extracomment>
        <translation>Pianta del castello</translation>
    </message>
    <message>
        <source>Calendar</source>
        <comment>sheet.calendar</comment>
        <translation>Calendario</translation>
    </message>
    <message>
        <source>Engines</source>
        <comment>sheet.engines</comment>
        <translation>Macchine</translation>
    </message>
    <message>
        <source>Wounded</source>
        <comment>sheet.wounded</comment>
        <translation>Feriti</translation>
    </message>
    <message>
        <source>Bombardment</source>
        <comment>order.bombard</comment>
        <translation>Bombardamento</translation>
    </message>
    <message>
        <source>Stones</source>
        <comment>order.stones</comment>
        <extracomment>the stones that the engines throw at a wall: a die is thrown</extracomment>
        <translation>Pietre</translation>
    </message>
    <message>
        <source>Breakdown</source>
        <comment>order.break</comment>
        <translation>Guasto</translation>
    </message>
    <message>
        <source>Repair</source>
        <comment>order.repair</comment>
        <translation>Riparazione</translation>
    </message>
    <message>
        <source>Preparing an assault</source>
        <comment>order.prepare</comment>
        <translation>Preparazione di un assalto</translation>
    </message>
    <message>
        <source>Filled moat or rubble</source>
        <comment>order.lay</comment>
        <translation>Fossato riempito o macerie</translation>
    </message>
    <message>
        <source>Setting up a character</source>
        <comment>order.deploy</comment>
        <translation>Schieramento di un personaggio</translation>
    </message>
    <message>
        <source>Setting up an engine</source>
        <comment>order.deploy_engine</comment>
        <translation>Schieramento di una macchina</translation>
    </message>
    <message>
        <source>Assault</source>
        <comment>order.assault</comment>
        <translation>Assalto</translation>
    </message>
    <message>
        <source>End of the assault</source>
        <comment>order.end_assault</comment>
        <translation>Fine dell’assalto</translation>
    </message>
    <message>
        <source>Healing die</source>
        <comment>order.treat</comment>
        <translation>Dado di guarigione</translation>
    </message>
    <message>
        <source>Return of a wounded one</source>
        <comment>order.heal</comment>
        <translation>Ritorno di un ferito</translation>
    </message>
    <message>
        <source>End of the day</source>
        <comment>order.end_day</comment>
        <translation>Fine del giorno</translation>
    </message>
    <message>
        <source>Engine</source>
        <comment>field.engine</comment>
        <translation>Macchina</translation>
    </message>
    <message>
        <source>Engines</source>
        <comment>field.engines</comment>
        <translation>Macchine</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>field.points</comment>
        <translation>Punti</translation>
    </message>
    <message>
        <source>What</source>
        <comment>field.works</comment>
        <translation>Che cosa</translation>
    </message>
    <message>
        <source>Part of the day</source>
        <comment>field.part</comment>
        <translation>Momento del giorno</translation>
    </message>
    <message>
        <source>Crosses</source>
        <comment>field.cross</comment>
        <translation>Croci</translation>
    </message>
    <message>
        <source>Points out of order</source>
        <comment>field.out</comment>
        <translation>Punti fuori uso</translation>
    </message>
    <message>
        <source>Points to spread</source>
        <comment>field.loss</comment>
        <translation>Punti da ripartire</translation>
    </message>
    <message>
        <source>Hex</source>
        <comment>field.stands</comment>
        <translation>Esagono</translation>
    </message>
    <message>
        <source>Day of return</source>
        <comment>field.back</comment>
        <translation>Giorno del ritorno</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>field.day</comment>
        <translation>Giorno</translation>
    </message>
    <message>
        <source>State</source>
        <comment>field.is</comment>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Structure</source>
        <comment>field.structure</comment>
        <translation>Struttura</translation>
    </message>
    <message>
        <source>Crosses</source>
        <comment>field.crosses</comment>
        <translation>Croci</translation>
    </message>
    <message>
        <source>Stage</source>
        <comment>field.stage</comment>
        <translation>Tappa</translation>
    </message>
    <message>
        <source>Wounded on day</source>
        <comment>field.since</comment>
        <translation>Ferito il giorno</translation>
    </message>
    <message>
        <source>Who returns</source>
        <comment>field.calendar.back</comment>
        <translation>Chi torna</translation>
    </message>
    <message>
        <source>Pick the hex to bombard.</source>
        <comment>ask.bombard.hex</comment>
        <translation>Indica l’esagono da bombardare.</translation>
    </message>
    <message>
        <source>Pick the engines.</source>
        <comment>ask.bombard.engines</comment>
        <translation>Indica le macchine.</translation>
    </message>
    <message>
        <source>Pick the hex for which the die is thrown.</source>
        <comment>ask.stones.hex</comment>
        <translation>Indica l’esagono per cui si tira il dado.</translation>
    </message>
    <message>
        <source>Pick the engine that breaks down.</source>
        <comment>ask.break.engine</comment>
        <translation>Indica la macchina che si guasta.</translation>
    </message>
    <message>
        <source>Pick the engine to repair.</source>
        <comment>ask.repair.engine</comment>
        <translation>Indica la macchina da riparare.</translation>
    </message>
    <message>
        <source>Pick the hex.</source>
        <comment>ask.lay.hex</comment>
        <translation>Indica l’esagono.</translation>
    </message>
    <message>
        <source>Pick who is placed.</source>
        <comment>ask.deploy.counter</comment>
        <translation>Indica chi si schiera.</translation>
    </message>
    <message>
        <source>Pick the hex.</source>
        <comment>ask.deploy.hex</comment>
        <translation>Indica l’esagono.</translation>
    </message>
    <message>
        <source>Pick the hex of the other half.</source>
        <comment>ask.deploy.rear</comment>
        <translation>Indica l’esagono dell’altra metà.</translation>
    </message>
    <message>
        <source>Pick the engine.</source>
        <comment>ask.deploy_engine.engine</comment>
        <translation>Indica la macchina.</translation>
    </message>
    <message>
        <source>Pick the hex.</source>
        <comment>ask.deploy_engine.hex</comment>
        <translation>Indica l’esagono.</translation>
    </message>
    <message>
        <source>Pick the wounded one.</source>
        <comment>ask.treat.counter</comment>
        <translation>Indica il ferito.</translation>
    </message>
    <message>
        <source>Pick who returns.</source>
        <comment>ask.heal.counter</comment>
        <translation>Indica chi torna.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>none.deploy.rear</comment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>fact.points</comment>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Days</source>
        <comment>fact.days</comment>
        <translation>Giorni</translation>
    </message>
    <message>
        <source>Part of the day</source>
        <comment>effect.part</comment>
        <translation>Momento del giorno</translation>
    </message>
    <message>
        <source>Bombardment named</source>
        <comment>effect.bombarded</comment>
        <translation>Bombardamento indicato</translation>
    </message>
    <message>
        <source>Stones thrown</source>
        <comment>effect.thrown</comment>
        <translation>Pietre lanciate</translation>
    </message>
    <message>
        <source>Crosses</source>
        <comment>effect.cross</comment>
        <translation>Croci</translation>
    </message>
    <message>
        <source>Points out of order</source>
        <comment>effect.out</comment>
        <translation>Punti fuori uso</translation>
    </message>
    <message>
        <source>Points to spread</source>
        <comment>effect.loss</comment>
        <translation>Punti da ripartire</translation>
    </message>
    <message>
        <source>Under repair</source>
        <comment>effect.rests</comment>
        <translation>In riparazione</translation>
    </message>
    <message>
        <source>Repaired</source>
        <comment>effect.mended</comment>
        <translation>Riparazione finita</translation>
    </message>
    <message>
        <source>Engine burnt</source>
        <comment>effect.burnt</comment>
        <translation>Macchina bruciata</translation>
    </message>
    <message>
        <source>Engine placed</source>
        <comment>effect.stands</comment>
        <translation>Macchina schierata</translation>
    </message>
    <message>
        <source>Day of return</source>
        <comment>effect.back</comment>
        <translation>Giorno del ritorno</translation>
    </message>
    <message>
        <source>Needs months</source>
        <comment>effect.months</comment>
        <translation>Servono mesi</translation>
    </message>
    <message>
        <source>Well again</source>
        <comment>effect.healed</comment>
        <translation>Di nuovo in salute</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>effect.day</comment>
        <translation>Giorno</translation>
    </message>
    <message>
        <source>One of these takes the blow: {among}.</source>
        <comment>siege.1.72d/suffer_so</comment>
        <translation>Uno fra questi subisce il colpo: {among}.</translation>
    </message>
    <message>
        <source>a shot</source>
        <comment>none.retreat.driven</comment>
        <translation>un tiro</translation>
    </message>
    <message>
        <source>Nobody has a blow to take.</source>
        <comment>siege.1.72d/nobody</comment>
        <translation>Nessuno ha un colpo da ricevere.</translation>
    </message>
    <message>
        <source>SIEGE</source>
        <comment>system.siege</comment>
        <translation>SIEGE</translation>
    </message>
    <message>
        <source>What does a raised drawbridge shut (rule 1.8e)? By default (walled), the hexsides between its hex and the castle are castle wall while it is raised: no step, melee or shot goes across them; when it is lowered they are open. The rulebooks close them for shots only (rules 1.52 and 1.57). In the other reading (open) only the counter is gone, and the gate is entered from the moat as plain ground.</source>
        <comment>siege.ruling.gate-closed/text</comment>
        <translation>Che cosa chiude un ponte levatoio alzato (regola 1.8e)? Per impostazione predefinita (walled), finché è alzato i lati fra il suo esagono e il castello sono muro del castello: non si passa, non si combatte e non si tira attraverso di essi; quando è abbassato sono aperti. I regolamenti li chiudono solo ai tiri (regole 1.52 e 1.57). Nell’altra lettura (open) manca soltanto la pedina, e nella porta del castello si entra dal fossato come in terreno piano.</translation>
    </message>
    <message>
        <source>Is a line of fire stopped that passes over the other hexes of the shooter&apos;s own siege tower, or of the target&apos;s (rule 2.44a)? By default (passes), the tower itself does not stop it, and characters on those upper hexes block as in rule 1.42. The rule permits shots into a tower and forbids only those through it. In the other reading (strict) the tower stops the line.</source>
        <comment>siege.ruling.own-tower/text</comment>
        <translation>Una linea di tiro è fermata se passa al di sopra degli altri esagoni della torre d’assedio del tiratore, o di quella del bersaglio (regola 2.44a)? Per impostazione predefinita (passes), la torre stessa non la ferma, e i personaggi su quegli esagoni superiori la bloccano come nella regola 1.42. La regola permette i tiri in una torre e vieta solo quelli attraverso di essa. Nell’altra lettura (strict) la torre ferma la linea.</translation>
    </message>
    <message>
        <source>Who is the lower character, and what of equal levels and of several embankments (rule 3.23b)? The lower one is so by height (siege.ruling.heights), and at the same height by the level that the map gives the hex; each embankment crossed must be passed by itself. By default (blocked), on equal levels a line over the top is blocked, unless one of the two is on the embankment hex. In the other reading (open) an embankment never blocks on equal levels.</source>
        <comment>siege.ruling.embankment-lower/text</comment>
        <translation>Chi è il personaggio più in basso, e che cosa accade a livelli uguali o con più scarpate (regola 3.23b)? Lo si stabilisce in base all’altezza (siege.ruling.heights) e, alla stessa altezza, in base al livello che la mappa dà all’esagono; ogni scarpata attraversata va superata singolarmente. Per impostazione predefinita (blocked), a livelli uguali una linea al di sopra della parte superiore è bloccata, a meno che uno dei due non sia sull’esagono di scarpata. Nell’altra lettura (open) a livelli uguali una scarpata non blocca mai.</translation>
    </message>
    <message>
        <source>How many dice are rolled for a hex that lies beside two burning hexes (rule 3.52a)? By default (each-flame), one for each burning hex beside it, since the rule checks every burning hex by itself. In the other reading (one) a single die is rolled.</source>
        <comment>siege.ruling.fire-two/text</comment>
        <translation>Quanti dadi si tirano per un esagono accanto a due esagoni in fiamme (regola 3.52a)? Per impostazione predefinita (each-flame), uno per ogni esagono in fiamme accanto a esso, perché la regola verifica ogni esagono in fiamme singolarmente. Nell’altra lettura (one) si tira un solo dado.</translation>
    </message>
    <message>
        <source>What if a result puts more points out of order than took part in the bombardment (rule 4.23a)? By default (capped), whatever goes beyond them is ignored. In the other reading (spread) the besieger&apos;s engines that rested bear it. With the bombardment table as printed it cannot happen.</source>
        <comment>siege.ruling.stone-cap/text</comment>
        <translation>Che cosa accade se un risultato mette fuori uso più punti di quanti hanno partecipato al bombardamento (regola 4.23a)? Per impostazione predefinita (capped), ciò che li supera si ignora. Nell’altra lettura (spread) l’eccedenza ricade sulle macchine dell’assediante rimaste a riposo. Con la tabella di bombardamento stampata non può accadere.</translation>
    </message>
    <message>
        <source>Which hex does the ram strike (rule 4.32a)? The rulebooks do not say. By default (straight-ahead), the wall hex straight ahead of its foremost hex. In the other reading (any) any wall hex adjacent to that foremost hex.</source>
        <comment>siege.ruling.ram-hex/text</comment>
        <translation>Su quale esagono batte l’ariete (regola 4.32a)? I regolamenti tacciono. Per impostazione predefinita (straight-ahead), l’esagono di muro che sta dritto davanti al suo esagono di testa. Nell’altra lettura (any) qualsiasi esagono di muro adiacente a quell’esagono di testa.</translation>
    </message>
    <message>
        <source>Does result E in melee against mounted, where the French sheet prints only wounded, unhorse the rider? By default (unhorsed), yes: he is wounded and unhorsed. Result C of a shot prints both words for the same outcome, and our text of result E breaks off after the first. In the other reading (stays) he stays mounted: results D, F, G and H carry the second word, and the Spanish rule 3.33 forbids a wounded rider to dismount, so it knows one in the saddle.</source>
        <comment>siege.ruling.mounted-E/text</comment>
        <translation>Il risultato E del combattimento contro chi è a cavallo, per cui la scheda francese riporta solo ferito, disarciona il personaggio montato? Per impostazione predefinita (unhorsed) sì: è ferito e disarcionato. Il risultato C di un tiro riporta entrambe le parole per lo stesso esito, e il nostro testo del risultato E si interrompe dopo la prima. Nell’altra lettura (stays) resta a cavallo: i risultati D, F, G e H riportano la seconda parola, e la regola 3.33 spagnola vieta di smontare a un personaggio montato ferito, dunque ne conosce uno in sella.</translation>
    </message>
    <message>
        <source>What may a character in panic do (siege.panic.2f)? By default (move-and-shoot), move without contact, and shoot; it may not attack, nor start any other act of step 4. In the other reading (free) it may do anything but come into contact with an enemy, since the rule names contact alone.</source>
        <comment>siege.ruling.panic-acts/text</comment>
        <translation>Che cosa può fare un personaggio nel panico (siege.panic.2f)? Per impostazione predefinita (move-and-shoot), muovere senza entrare in contatto, e tirare; non può attaccare né cominciare altre azioni della sequenza 4. Nell’altra lettura (free) può fare tutto tranne entrare in contatto con un nemico, perché la regola nomina solo il contatto.</translation>
    </message>
    <message>
        <source>Which door of the keep</source>
        <comment>difference.keep-door</comment>
        <translation>Quale porta del mastio</translation>
    </message>
    <message>
        <source>Names the entrance door of the keep.</source>
        <comment>difference.keep-door.french</comment>
        <translation>Nomina la porta del mastio per cui si entra.</translation>
    </message>
    <message>
        <source>Names the door of the keep, without saying which.</source>
        <comment>difference.keep-door.spanish</comment>
        <translation>Nomina la porta del mastio, senza dire quale.</translation>
    </message>
    <message>
        <source>a keep has a second door</source>
        <comment>difference.keep-door.when</comment>
        <translation>un mastio ha una seconda porta</translation>
    </message>
    <message>
        <source>Who is barred from the first shooting</source>
        <comment>difference.shooting-bar</comment>
        <translation>Chi è escluso dalla prima sequenza di tiro</translation>
    </message>
    <message>
        <source>Whoever was engaged in melee in the turn before.</source>
        <comment>difference.shooting-bar.french</comment>
        <translation>Chi era ingaggiato in combattimento nel turno precedente.</translation>
    </message>
    <message>
        <source>Whoever entered into melee in the turn before, perhaps only he who began it.</source>
        <comment>difference.shooting-bar.spanish</comment>
        <translation>Chi è entrato in combattimento nel turno precedente, forse solo chi lo ha iniziato.</translation>
    </message>
    <message>
        <source>a ruling reads both alike</source>
        <comment>difference.shooting-bar.when</comment>
        <translation>una decisione le legge allo stesso modo</translation>
    </message>
    <message>
        <source>Who stands in the way of a line</source>
        <comment>difference.line-blocker</comment>
        <translation>Chi sta sulla linea di tiro</translation>
    </message>
    <message>
        <source>Every living character blocks, stunned ones and animals too.</source>
        <comment>difference.line-blocker.french</comment>
        <translation>Ogni personaggio vivo blocca, anche gli storditi e gli animali.</translation>
    </message>
    <message>
        <source>Whoever is on his feet blocks: living animals do, stunned characters do not.</source>
        <comment>difference.line-blocker.spanish</comment>
        <translation>Blocca chi è in piedi: gli animali vivi sì, i personaggi storditi no.</translation>
    </message>
    <message>
        <source>Cover of a target shot at over others</source>
        <comment>difference.over-cover</comment>
        <translation>Riparo di un bersaglio al di là di altri</translation>
    </message>
    <message>
        <source>An archer shoots over others only at a target whose cover is at most light.</source>
        <comment>difference.over-cover.french</comment>
        <translation>Un arciere tira al di sopra di altri solo a un bersaglio con riparo al massimo leggero.</translation>
    </message>
    <message>
        <source>An archer shoots over others only at a target whose cover is at most medium.</source>
        <comment>difference.over-cover.spanish</comment>
        <translation>Un arciere tira al di sopra di altri solo a un bersaglio con riparo al massimo medio.</translation>
    </message>
    <message>
        <source>Where a line from a rampart begins</source>
        <comment>difference.line-start</comment>
        <translation>Dove comincia una linea da un bastione</translation>
    </message>
    <message>
        <source>At the middle of the hexside that the shooter chooses.</source>
        <comment>difference.line-start.french</comment>
        <translation>Al centro del lato dell’esagono che il tiratore sceglie.</translation>
    </message>
    <message>
        <source>At the middle of the opening.</source>
        <comment>difference.line-start.spanish</comment>
        <translation>Al centro dell’apertura.</translation>
    </message>
    <message>
        <source>a map draws openings apart from the middle of hexsides</source>
        <comment>difference.line-start.when</comment>
        <translation>una mappa disegna aperture lontane dal centro dei lati dell’esagono</translation>
    </message>
    <message>
        <source>In line with an arrow slit</source>
        <comment>difference.slit-line</comment>
        <translation>In asse con una feritoia</translation>
    </message>
    <message>
        <source>The shooter must be exactly in line with it.</source>
        <comment>difference.slit-line.french</comment>
        <translation>Il tiratore deve essere esattamente in asse con essa.</translation>
    </message>
    <message>
        <source>The shooter must be on the vertical of the slit.</source>
        <comment>difference.slit-line.spanish</comment>
        <translation>Il tiratore deve essere sulla verticale della feritoia.</translation>
    </message>
    <message>
        <source>From the keep into the moat</source>
        <comment>difference.keep-into-moat</comment>
        <translation>Dal mastio nel fossato</translation>
    </message>
    <message>
        <source>Speaks of the arrow slits of the keep.</source>
        <comment>difference.keep-into-moat.french</comment>
        <translation>Parla delle feritoie del mastio.</translation>
    </message>
    <message>
        <source>Speaks of the ramparts of the keep.</source>
        <comment>difference.keep-into-moat.spanish</comment>
        <translation>Parla dei bastioni del mastio.</translation>
    </message>
    <message>
        <source>a slip: the keep has slits</source>
        <comment>difference.keep-into-moat.when</comment>
        <translation>una svista: il mastio ha feritoie</translation>
    </message>
    <message>
        <source>The covered side of a door</source>
        <comment>difference.door-crossfire</comment>
        <translation>Il lato riparato di una porta</translation>
    </message>
    <message>
        <source>The character chooses it.</source>
        <comment>difference.door-crossfire.french</comment>
        <translation>Lo sceglie il personaggio.</translation>
    </message>
    <message>
        <source>It has to be stated.</source>
        <comment>difference.door-crossfire.spanish</comment>
        <translation>Va dichiarato.</translation>
    </message>
    <message>
        <source>How many move</source>
        <comment>difference.some-or-none</comment>
        <translation>Quanti si muovono</translation>
    </message>
    <message>
        <source>A player moves all his characters or some.</source>
        <comment>difference.some-or-none.french</comment>
        <translation>Un giocatore muove tutti i suoi personaggi o alcuni.</translation>
    </message>
    <message>
        <source>A player moves all his characters, some or none.</source>
        <comment>difference.some-or-none.spanish</comment>
        <translation>Un giocatore muove tutti i suoi personaggi, alcuni o nessuno.</translation>
    </message>
    <message>
        <source>Passing stunned enemies</source>
        <comment>difference.stunned-passable</comment>
        <translation>Passare oltre nemici storditi</translation>
    </message>
    <message>
        <source>No living enemy may be passed, not even a stunned one.</source>
        <comment>difference.stunned-passable.french</comment>
        <translation>Nessun nemico vivo può essere attraversato, nemmeno se stordito.</translation>
    </message>
    <message>
        <source>A stunned enemy may be passed.</source>
        <comment>difference.stunned-passable.spanish</comment>
        <translation>Un nemico stordito può essere attraversato.</translation>
    </message>
    <message>
        <source>When two may not share a hex</source>
        <comment>difference.stacking-moment</comment>
        <translation>Quando due non stanno in un esagono</translation>
    </message>
    <message>
        <source>Never may two living characters be in a hex.</source>
        <comment>difference.stacking-moment.french</comment>
        <translation>Mai due personaggi vivi in un esagono.</translation>
    </message>
    <message>
        <source>Not at the end of a movement; one may pass friends, the stunned and the dead.</source>
        <comment>difference.stacking-moment.spanish</comment>
        <translation>Non alla fine di un movimento; si possono attraversare amici, storditi e morti.</translation>
    </message>
    <message>
        <source>through the passing of stunned enemies</source>
        <comment>difference.stacking-moment.when</comment>
        <translation>per il passaggio oltre nemici storditi</translation>
    </message>
    <message>
        <source>Rounding the odds</source>
        <comment>difference.ratio-fit</comment>
        <translation>Arrotondare il rapporto di forze</translation>
    </message>
    <message>
        <source>In favour of the defender.</source>
        <comment>difference.ratio-fit.french</comment>
        <translation>A favore del difensore.</translation>
    </message>
    <message>
        <source>In favour of the defender, to odds that the table has.</source>
        <comment>difference.ratio-fit.spanish</comment>
        <translation>A favore del difensore, a un rapporto di forze che la tabella contiene.</translation>
    </message>
    <message>
        <source>Several against one</source>
        <comment>difference.separate-attacks</comment>
        <translation>Più contro uno</translation>
    </message>
    <message>
        <source>They attack one by one or add their strengths.</source>
        <comment>difference.separate-attacks.french</comment>
        <translation>Attaccano uno alla volta o sommano le forze.</translation>
    </message>
    <message>
        <source>They may add their strengths; separate attacks are not mentioned.</source>
        <comment>difference.separate-attacks.spanish</comment>
        <translation>Possono sommare le forze; gli attacchi separati non sono menzionati.</translation>
    </message>
    <message>
        <source>a ruling reads both alike</source>
        <comment>difference.separate-attacks.when</comment>
        <translation>una decisione le legge allo stesso modo</translation>
    </message>
    <message>
        <source>What allows an advance</source>
        <comment>difference.advance-trigger</comment>
        <translation>Che cosa permette l’avanzata</translation>
    </message>
    <message>
        <source>An enemy who retreats or dies.</source>
        <comment>difference.advance-trigger.french</comment>
        <translation>Un nemico che indietreggia o muore.</translation>
    </message>
    <message>
        <source>An enemy who retreats, is stunned or dies.</source>
        <comment>difference.advance-trigger.spanish</comment>
        <translation>Un nemico che indietreggia, viene stordito o muore.</translation>
    </message>
    <message>
        <source>The first hex of an advance</source>
        <comment>difference.advance-first-hex</comment>
        <translation>Il primo esagono dell’avanzata</translation>
    </message>
    <message>
        <source>The hex vacated, or that of the dead.</source>
        <comment>difference.advance-first-hex.french</comment>
        <translation>L’esagono lasciato libero, o quello del morto.</translation>
    </message>
    <message>
        <source>The hex vacated, or that of the dead or stunned.</source>
        <comment>difference.advance-first-hex.spanish</comment>
        <translation>L’esagono lasciato libero, o quello del morto o dello stordito.</translation>
    </message>
    <message>
        <source>How far an advance goes</source>
        <comment>difference.advance-distance</comment>
        <translation>Quanto è lunga l’avanzata</translation>
    </message>
    <message>
        <source>Half of the movement points.</source>
        <comment>difference.advance-distance.french</comment>
        <translation>Metà dei punti movimento.</translation>
    </message>
    <message>
        <source>2 hexes on foot, 3 mounted.</source>
        <comment>difference.advance-distance.spanish</comment>
        <translation>2 esagoni a piedi, 3 se montati.</translation>
    </message>
    <message>
        <source>Movement after an advance</source>
        <comment>difference.advance-later</comment>
        <translation>Il movimento dopo l’avanzata</translation>
    </message>
    <message>
        <source>Whoever advanced moves normally in his own phase.</source>
        <comment>difference.advance-later.french</comment>
        <translation>Chi è avanzato si muove normalmente nella propria fase.</translation>
    </message>
    <message>
        <source>The advance is not deducted in the next turn.</source>
        <comment>difference.advance-later.spanish</comment>
        <translation>L’avanzata non si sottrae nel turno seguente.</translation>
    </message>
    <message>
        <source>Where the limits of melee stand</source>
        <comment>difference.melee-summary</comment>
        <translation>Dove stanno i limiti del combattimento</translation>
    </message>
    <message>
        <source>On the back of the scenario booklet.</source>
        <comment>difference.melee-summary.french</comment>
        <translation>Sul retro del fascicolo degli scenari.</translation>
    </message>
    <message>
        <source>On the back of a booklet with a garbled name.</source>
        <comment>difference.melee-summary.spanish</comment>
        <translation>Sul retro di un fascicolo dal nome guasto.</translation>
    </message>
    <message>
        <source>a slip</source>
        <comment>difference.melee-summary.when</comment>
        <translation>una svista</translation>
    </message>
    <message>
        <source>Attacking the door of the keep</source>
        <comment>difference.keep-door-attack</comment>
        <translation>Attaccare alla porta del mastio</translation>
    </message>
    <message>
        <source>The attacker has a disadvantage (-) in place of neutral (0).</source>
        <comment>difference.keep-door-attack.french</comment>
        <translation>L’attaccante ha uno svantaggio (-) invece di neutro (0).</translation>
    </message>
    <message>
        <source>The attacker has a disadvantage (-).</source>
        <comment>difference.keep-door-attack.spanish</comment>
        <translation>L’attaccante ha uno svantaggio (-).</translation>
    </message>
    <message>
        <source>Where the winch is</source>
        <comment>difference.winch-tower</comment>
        <translation>Dove sta l’argano</translation>
    </message>
    <message>
        <source>In the south gatehouse.</source>
        <comment>difference.winch-tower.french</comment>
        <translation>Nella torre d’ingresso sud.</translation>
    </message>
    <message>
        <source>In the south tower.</source>
        <comment>difference.winch-tower.spanish</comment>
        <translation>Nella torre sud.</translation>
    </message>
    <message>
        <source>Falling from the drawbridge</source>
        <comment>difference.bridge-side</comment>
        <translation>Cadere dal ponte levatoio</translation>
    </message>
    <message>
        <source>The owner chooses the side.</source>
        <comment>difference.bridge-side.french</comment>
        <translation>Il proprietario sceglie il lato.</translation>
    </message>
    <message>
        <source>The owner chooses the hex.</source>
        <comment>difference.bridge-side.spanish</comment>
        <translation>Il proprietario sceglie l’esagono.</translation>
    </message>
    <message>
        <source>a hex is chosen in both</source>
        <comment>difference.bridge-side.when</comment>
        <translation>in entrambe si sceglie un esagono</translation>
    </message>
    <message>
        <source>Counters and a carried ladder</source>
        <comment>difference.ladder-carriers</comment>
        <translation>Pedine e scala trasportata</translation>
    </message>
    <message>
        <source>The counters lie on the ladder.</source>
        <comment>difference.ladder-carriers.french</comment>
        <translation>Le pedine stanno sulla scala.</translation>
    </message>
    <message>
        <source>The counters lie under it.</source>
        <comment>difference.ladder-carriers.spanish</comment>
        <translation>Le pedine stanno sotto di essa.</translation>
    </message>
    <message>
        <source>What a ladder leans on</source>
        <comment>difference.ladder-foot</comment>
        <translation>A che cosa si appoggia una scala</translation>
    </message>
    <message>
        <source>Rampart hexes.</source>
        <comment>difference.ladder-foot.french</comment>
        <translation>Esagoni di bastione.</translation>
    </message>
    <message>
        <source>Wall hexes, as it calls the impassable wall too.</source>
        <comment>difference.ladder-foot.spanish</comment>
        <translation>Esagoni di muro, come chiama anche il muro intransitabile.</translation>
    </message>
    <message>
        <source>ramparts are meant</source>
        <comment>difference.ladder-foot.when</comment>
        <translation>si intendono i bastioni</translation>
    </message>
    <message>
        <source>Beside the drawbridge</source>
        <comment>difference.gate-flanks</comment>
        <translation>Accanto al ponte levatoio</translation>
    </message>
    <message>
        <source>The two stretches of wall on its sides.</source>
        <comment>difference.gate-flanks.french</comment>
        <translation>I due tratti di muro ai suoi lati.</translation>
    </message>
    <message>
        <source>The bulwarks on both sides of it.</source>
        <comment>difference.gate-flanks.spanish</comment>
        <translation>I baluardi ai suoi due lati.</translation>
    </message>
    <message>
        <source>What turning a ladder costs</source>
        <comment>difference.ladder-turn</comment>
        <translation>Quanto costa girare una scala</translation>
    </message>
    <message>
        <source>Each of the two spends 2 movement points.</source>
        <comment>difference.ladder-turn.french</comment>
        <translation>Ciascuno dei due spende 2 punti movimento.</translation>
    </message>
    <message>
        <source>They spend 2 movement points.</source>
        <comment>difference.ladder-turn.spanish</comment>
        <translation>Spendono 2 punti movimento.</translation>
    </message>
    <message>
        <source>a ruling reads both alike</source>
        <comment>difference.ladder-turn.when</comment>
        <translation>una decisione le legge allo stesso modo</translation>
    </message>
    <message>
        <source>How a ladder is turned</source>
        <comment>difference.ladder-aim</comment>
        <translation>Come si gira una scala</translation>
    </message>
    <message>
        <source>Another way in its hex.</source>
        <comment>difference.ladder-aim.french</comment>
        <translation>In altro modo nel suo esagono.</translation>
    </message>
    <message>
        <source>Towards another adjacent wall hex.</source>
        <comment>difference.ladder-aim.spanish</comment>
        <translation>Verso un altro esagono di muro adiacente.</translation>
    </message>
    <message>
        <source>it must lean on a rampart</source>
        <comment>difference.ladder-aim.when</comment>
        <translation>deve appoggiarsi a un bastione</translation>
    </message>
    <message>
        <source>Where a ladder does not fall</source>
        <comment>difference.fallen-hex</comment>
        <translation>Dove una scala non cade</translation>
    </message>
    <message>
        <source>Never onto a rampart hex.</source>
        <comment>difference.fallen-hex.french</comment>
        <translation>Mai su un esagono di bastione.</translation>
    </message>
    <message>
        <source>Never onto a wall hex.</source>
        <comment>difference.fallen-hex.spanish</comment>
        <translation>Mai su un esagono di muro.</translation>
    </message>
    <message>
        <source>ramparts are meant</source>
        <comment>difference.fallen-hex.when</comment>
        <translation>si intendono i bastioni</translation>
    </message>
    <message>
        <source>Who dies of a fall</source>
        <comment>difference.fall-kills</comment>
        <translation>Chi muore cadendo</translation>
    </message>
    <message>
        <source>Whoever was wounded or stunned already.</source>
        <comment>difference.fall-kills.french</comment>
        <translation>Chi era già ferito o stordito.</translation>
    </message>
    <message>
        <source>Only the one who falls.</source>
        <comment>difference.fall-kills.spanish</comment>
        <translation>Solo chi cade.</translation>
    </message>
    <message>
        <source>the play sheet decides for the one beneath</source>
        <comment>difference.fall-kills.when</comment>
        <translation>per chi sta sotto decide la scheda di gioco</translation>
    </message>
    <message>
        <source>Where filled moat may lie</source>
        <comment>difference.fascine-place</comment>
        <translation>Dove può stare il fossato riempito</translation>
    </message>
    <message>
        <source>On moat hexes that the player chooses.</source>
        <comment>difference.fascine-place.french</comment>
        <translation>Su esagoni di fossato scelti dal giocatore.</translation>
    </message>
    <message>
        <source>On hexes that he wishes.</source>
        <comment>difference.fascine-place.spanish</comment>
        <translation>Sugli esagoni che desidera.</translation>
    </message>
    <message>
        <source>moat hexes are meant</source>
        <comment>difference.fascine-place.when</comment>
        <translation>si intendono esagoni di fossato</translation>
    </message>
    <message>
        <source>Filled moat from day to day</source>
        <comment>difference.fascine-renewal</comment>
        <translation>Il fossato riempito di giorno in giorno</translation>
    </message>
    <message>
        <source>Removed at the end of the day, placed anew before each assault.</source>
        <comment>difference.fascine-renewal.french</comment>
        <translation>Si toglie a fine giornata, si piazza di nuovo prima di ogni assalto.</translation>
    </message>
    <message>
        <source>Placed anew each day before the assault.</source>
        <comment>difference.fascine-renewal.spanish</comment>
        <translation>Si piazza di nuovo ogni giorno prima dell’assalto.</translation>
    </message>
    <message>
        <source>Which hexes count as demolished</source>
        <comment>difference.rubble-placing</comment>
        <translation>Quali esagoni sono demoliti</translation>
    </message>
    <message>
        <source>Those that are really demolished.</source>
        <comment>difference.rubble-placing.french</comment>
        <translation>Quelli davvero demoliti.</translation>
    </message>
    <message>
        <source>Those that are damaged.</source>
        <comment>difference.rubble-placing.spanish</comment>
        <translation>Quelli danneggiati.</translation>
    </message>
    <message>
        <source>a ruling reads both alike</source>
        <comment>difference.rubble-placing.when</comment>
        <translation>una decisione le legge allo stesso modo</translation>
    </message>
    <message>
        <source>Where a siege tower enters</source>
        <comment>difference.tower-entry</comment>
        <translation>Dove entra una torre d’assedio</translation>
    </message>
    <message>
        <source>At a hex of the map’s edge.</source>
        <comment>difference.tower-entry.french</comment>
        <translation>Da un esagono del bordo della mappa.</translation>
    </message>
    <message>
        <source>At one of the map’s ends.</source>
        <comment>difference.tower-entry.spanish</comment>
        <translation>Da una delle estremità della mappa.</translation>
    </message>
    <message>
        <source>Combat influence of an embankment</source>
        <comment>difference.embankment-influence</comment>
        <translation>Influenza della scarpata sul combattimento</translation>
    </message>
    <message>
        <source>A disadvantage (-), as far as a damaged column can be read.</source>
        <comment>difference.embankment-influence.french</comment>
        <translation>Uno svantaggio (-), per quanto si legge una colonna guasta.</translation>
    </message>
    <message>
        <source>Neutral (0).</source>
        <comment>difference.embankment-influence.spanish</comment>
        <translation>Neutra (0).</translation>
    </message>
    <message>
        <source>Who mounts a captured horse</source>
        <comment>difference.captured-horse</comment>
        <translation>Chi monta un cavallo catturato</translation>
    </message>
    <message>
        <source>Knights.</source>
        <comment>difference.captured-horse.french</comment>
        <translation>I cavalieri.</translation>
    </message>
    <message>
        <source>Riders.</source>
        <comment>difference.captured-horse.spanish</comment>
        <translation>I personaggi montati.</translation>
    </message>
    <message>
        <source>a scenario mounts others than knights</source>
        <comment>difference.captured-horse.when</comment>
        <translation>uno scenario mette a cavallo altri che i cavalieri</translation>
    </message>
    <message>
        <source>Mounting and dismounting when wounded</source>
        <comment>difference.wounded-dismount</comment>
        <translation>Montare e smontare da feriti</translation>
    </message>
    <message>
        <source>A wounded knight may not mount.</source>
        <comment>difference.wounded-dismount.french</comment>
        <translation>Un cavaliere ferito non può montare a cavallo.</translation>
    </message>
    <message>
        <source>A wounded rider may neither mount nor dismount.</source>
        <comment>difference.wounded-dismount.spanish</comment>
        <translation>Un personaggio montato ferito non può né montare né smontare da cavallo.</translation>
    </message>
    <message>
        <source>Who places the unhorsed</source>
        <comment>difference.unhorsed-owner</comment>
        <translation>Chi piazza chi è disarcionato</translation>
    </message>
    <message>
        <source>His owner.</source>
        <comment>difference.unhorsed-owner.french</comment>
        <translation>Il suo proprietario.</translation>
    </message>
    <message>
        <source>Nobody is named.</source>
        <comment>difference.unhorsed-owner.spanish</comment>
        <translation>Nessuno è nominato.</translation>
    </message>
    <message>
        <source>Results against a riderless horse</source>
        <comment>difference.riderless-results</comment>
        <translation>Risultati contro un cavallo senza cavaliere</translation>
    </message>
    <message>
        <source>Wounds of the rider are ignored.</source>
        <comment>difference.riderless-results.french</comment>
        <translation>Si ignorano le ferite del cavaliere.</translation>
    </message>
    <message>
        <source>All that is said of the rider is ignored.</source>
        <comment>difference.riderless-results.spanish</comment>
        <translation>Si ignora tutto ciò che riguarda il cavaliere.</translation>
    </message>
    <message>
        <source>a ruling reads both alike</source>
        <comment>difference.riderless-results.when</comment>
        <translation>una decisione le legge allo stesso modo</translation>
    </message>
    <message>
        <source>What a siege tower looks over</source>
        <comment>difference.tower-ignores</comment>
        <translation>Che cosa si ignora da una torre d’assedio</translation>
    </message>
    <message>
        <source>Characters and obstacles lower than the shooter.</source>
        <comment>difference.tower-ignores.french</comment>
        <translation>Personaggi e ostacoli più bassi del tiratore.</translation>
    </message>
    <message>
        <source>Those that lie between.</source>
        <comment>difference.tower-ignores.spanish</comment>
        <translation>Quelli che stanno in mezzo.</translation>
    </message>
    <message>
        <source>a ruling reads both alike</source>
        <comment>difference.tower-ignores.when</comment>
        <translation>una decisione le legge allo stesso modo</translation>
    </message>
    <message>
        <source>What blocks a line from a siege tower</source>
        <comment>difference.tower-blocks</comment>
        <translation>Che cosa blocca la linea da una torre d’assedio</translation>
    </message>
    <message>
        <source>Trees, the keep and the towers of the castle.</source>
        <comment>difference.tower-blocks.french</comment>
        <translation>Alberi, mastio e torri del castello.</translation>
    </message>
    <message>
        <source>Trees, terrain and the towers of the castle.</source>
        <comment>difference.tower-blocks.spanish</comment>
        <translation>Alberi, terreno e torri del castello.</translation>
    </message>
    <message>
        <source>a ruling reads both alike</source>
        <comment>difference.tower-blocks.when</comment>
        <translation>una decisione le legge allo stesso modo</translation>
    </message>
    <message>
        <source>Crew of the ballista</source>
        <comment>difference.ballista-crew</comment>
        <translation>Serventi della ballista</translation>
    </message>
    <message>
        <source>Two characters beside it during the three turns, one of them an engineer, wounded or not.</source>
        <comment>difference.ballista-crew.french</comment>
        <translation>Due personaggi accanto per tutti i tre turni, uno dei quali ingegnere, ferito o no.</translation>
    </message>
    <message>
        <source>Two adjacent characters, one of them an engineer.</source>
        <comment>difference.ballista-crew.spanish</comment>
        <translation>Due personaggi adiacenti, uno dei quali ingegnere.</translation>
    </message>
    <message>
        <source>Markers of the ballista</source>
        <comment>difference.ballista-marks</comment>
        <translation>Segnalini della ballista</translation>
    </message>
    <message>
        <source>1 to 3 mark the turns that have gone by.</source>
        <comment>difference.ballista-marks.french</comment>
        <translation>Da 1 a 3 segnano i turni trascorsi.</translation>
    </message>
    <message>
        <source>They mark the turns in which it cannot shoot.</source>
        <comment>difference.ballista-marks.spanish</comment>
        <translation>Segnano i turni in cui non può tirare.</translation>
    </message>
    <message>
        <source>What can be set alight by hand</source>
        <comment>difference.light-what</comment>
        <translation>A che cosa si appicca il fuoco a mano</translation>
    </message>
    <message>
        <source>Any siege engine, or a tent.</source>
        <comment>difference.light-what.french</comment>
        <translation>Ogni macchina d’assedio, o una tenda.</translation>
    </message>
    <message>
        <source>A siege tower, or a tent.</source>
        <comment>difference.light-what.spanish</comment>
        <translation>Una torre d’assedio, o una tenda.</translation>
    </message>
    <message>
        <source>From a rampart</source>
        <comment>difference.light-rampart</comment>
        <translation>Da un bastione</translation>
    </message>
    <message>
        <source>No siege engine is set alight.</source>
        <comment>difference.light-rampart.french</comment>
        <translation>Non si appicca il fuoco a nessuna macchina d’assedio.</translation>
    </message>
    <message>
        <source>No siege tower is set alight.</source>
        <comment>difference.light-rampart.spanish</comment>
        <translation>Non si appicca il fuoco a nessuna torre d’assedio.</translation>
    </message>
    <message>
        <source>Who may light a fire</source>
        <comment>difference.light-moved</comment>
        <translation>Chi può appiccare il fuoco</translation>
    </message>
    <message>
        <source>One who has not moved.</source>
        <comment>difference.light-moved.french</comment>
        <translation>Chi non si è mosso.</translation>
    </message>
    <message>
        <source>One who has not died in his movement.</source>
        <comment>difference.light-moved.spanish</comment>
        <translation>Chi non è morto nel suo movimento.</translation>
    </message>
    <message>
        <source>a slip</source>
        <comment>difference.light-moved.when</comment>
        <translation>una svista</translation>
    </message>
    <message>
        <source>When the fire is lit</source>
        <comment>difference.light-when</comment>
        <translation>Quando si appicca il fuoco</translation>
    </message>
    <message>
        <source>The flame is placed at the moment of melee.</source>
        <comment>difference.light-when.french</comment>
        <translation>Le fiamme si piazzano al momento del combattimento.</translation>
    </message>
    <message>
        <source>No moment is named; melee and shooting are given up for it.</source>
        <comment>difference.light-when.spanish</comment>
        <translation>Nessun momento è nominato; si rinuncia a combattimento e tiro.</translation>
    </message>
    <message>
        <source>From where fire spreads</source>
        <comment>difference.spread-from</comment>
        <translation>Da dove si propaga l’incendio</translation>
    </message>
    <message>
        <source>From the hexes that the player set alight.</source>
        <comment>difference.spread-from.french</comment>
        <translation>Dagli esagoni a cui il giocatore ha appiccato il fuoco.</translation>
    </message>
    <message>
        <source>From the hexes in which he began a fire.</source>
        <comment>difference.spread-from.spanish</comment>
        <translation>Dagli esagoni in cui ha cominciato un incendio.</translation>
    </message>
    <message>
        <source>a ruling reads both alike</source>
        <comment>difference.spread-from.when</comment>
        <translation>una decisione le legge allo stesso modo</translation>
    </message>
    <message>
        <source>Leaving a burning hex</source>
        <comment>difference.fire-stay</comment>
        <translation>Lasciare un esagono in fiamme</translation>
    </message>
    <message>
        <source>One must retreat, or else one is wounded and then killed.</source>
        <comment>difference.fire-stay.french</comment>
        <translation>Si deve indietreggiare, altrimenti si è feriti e poi uccisi.</translation>
    </message>
    <message>
        <source>One must retreat, on pain of wound and death.</source>
        <comment>difference.fire-stay.spanish</comment>
        <translation>Si deve indietreggiare, pena ferita e morte.</translation>
    </message>
    <message>
        <source>a ruling reads both alike</source>
        <comment>difference.fire-stay.when</comment>
        <translation>una decisione le legge allo stesso modo</translation>
    </message>
    <message>
        <source>Who rolls for the stunned in a fire</source>
        <comment>difference.fire-die</comment>
        <translation>Chi tira per chi è stordito in un incendio</translation>
    </message>
    <message>
        <source>Nobody is named.</source>
        <comment>difference.fire-die.french</comment>
        <translation>Nessuno è nominato.</translation>
    </message>
    <message>
        <source>The player who controls the character.</source>
        <comment>difference.fire-die.spanish</comment>
        <translation>Il giocatore che controlla il personaggio.</translation>
    </message>
    <message>
        <source>Copies of the siege sheet</source>
        <comment>difference.siege-sheet-copies</comment>
        <translation>Copie della scheda d’assedio</translation>
    </message>
    <message>
        <source>Players may copy the sheet.</source>
        <comment>difference.siege-sheet-copies.spanish</comment>
        <translation>I giocatori possono copiare la scheda.</translation>
    </message>
    <message>
        <source>Names of the stone throwers</source>
        <comment>difference.stone-thrower-names</comment>
        <translation>Nomi delle macchine che scagliano pietre</translation>
    </message>
    <message>
        <source>“Mangonneau” has 1 bombardment point, “trébuchet” 3.</source>
        <comment>difference.stone-thrower-names.french</comment>
        <translation>“Mangonneau” ha 1 punto di bombardamento, “trébuchet” 3.</translation>
    </message>
    <message>
        <source>“Catapulta” has 1 bombardment point, “balista” 3.</source>
        <comment>difference.stone-thrower-names.spanish</comment>
        <translation>“Catapulta” ha 1 punto di bombardamento, “balista” 3.</translation>
    </message>
    <message>
        <source>names only</source>
        <comment>difference.stone-thrower-names.when</comment>
        <translation>solo i nomi</translation>
    </message>
    <message>
        <source>Name of the bolt thrower</source>
        <comment>difference.bolt-thrower-name</comment>
        <translation>Nome della macchina che scaglia quadrelli</translation>
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
        <translation>solo i nomi</translation>
    </message>
    <message>
        <source>What may be bombarded</source>
        <comment>difference.bombard-list</comment>
        <translation>Che cosa si può bombardare</translation>
    </message>
    <message>
        <source>Ramparts, towers and keep are listed.</source>
        <comment>difference.bombard-list.french</comment>
        <translation>Sono elencati bastioni, torri e mastio.</translation>
    </message>
    <message>
        <source>There is no list.</source>
        <comment>difference.bombard-list.spanish</comment>
        <translation>Non c’è un elenco.</translation>
    </message>
    <message>
        <source>Points of the ram</source>
        <comment>difference.ram-points-name</comment>
        <translation>Punti dell’ariete</translation>
    </message>
    <message>
        <source>9 bombardment points.</source>
        <comment>difference.ram-points-name.french</comment>
        <translation>9 punti di bombardamento.</translation>
    </message>
    <message>
        <source>9 points of impact.</source>
        <comment>difference.ram-points-name.spanish</comment>
        <translation>9 punti d’urto.</translation>
    </message>
    <message>
        <source>names only</source>
        <comment>difference.ram-points-name.when</comment>
        <translation>solo i nomi</translation>
    </message>
    <message>
        <source>Crew of the ram</source>
        <comment>difference.ram-crew</comment>
        <translation>Serventi dell’ariete</translation>
    </message>
    <message>
        <source>Three, needed to move it and to ram.</source>
        <comment>difference.ram-crew.french</comment>
        <translation>Tre, necessari per muoverlo e per colpire.</translation>
    </message>
    <message>
        <source>At most three, who move and work it.</source>
        <comment>difference.ram-crew.spanish</comment>
        <translation>Al massimo tre, che lo muovono e lo usano.</translation>
    </message>
    <message>
        <source>When an interrupted ram resumes</source>
        <comment>difference.ram-delay</comment>
        <translation>Quando riprende un ariete interrotto</translation>
    </message>
    <message>
        <source>One turn late.</source>
        <comment>difference.ram-delay.french</comment>
        <translation>Con un turno di ritardo.</translation>
    </message>
    <message>
        <source>In the next turn.</source>
        <comment>difference.ram-delay.spanish</comment>
        <translation>Nel turno seguente.</translation>
    </message>
    <message>
        <source>Where the draught animal stands</source>
        <comment>difference.cart-head</comment>
        <translation>Dove sta l’animale da tiro</translation>
    </message>
    <message>
        <source>On one of three marked hexes; of a horse the rear half.</source>
        <comment>difference.cart-head.french</comment>
        <translation>In uno di tre esagoni segnati; di un cavallo la metà posteriore.</translation>
    </message>
    <message>
        <source>On one of the hexes in front.</source>
        <comment>difference.cart-head.spanish</comment>
        <translation>In uno degli esagoni davanti.</translation>
    </message>
    <message>
        <source>a ruling reads both alike</source>
        <comment>difference.cart-head.when</comment>
        <translation>una decisione le legge allo stesso modo</translation>
    </message>
    <message>
        <source>What draws a cart</source>
        <comment>difference.cart-animal</comment>
        <translation>Che cosa tira un carro</translation>
    </message>
    <message>
        <source>A draught horse or an ox.</source>
        <comment>difference.cart-animal.french</comment>
        <translation>Un cavallo da tiro o un bue.</translation>
    </message>
    <message>
        <source>A horse or an ox.</source>
        <comment>difference.cart-animal.spanish</comment>
        <translation>Un cavallo o un bue.</translation>
    </message>
    <message>
        <source>whether a riding horse may draw</source>
        <comment>difference.cart-animal.when</comment>
        <translation>se un cavallo da sella può tirare</translation>
    </message>
    <message>
        <source>Who has the cover of a mantlet</source>
        <comment>difference.mantlet-bearer</comment>
        <translation>Chi ha il riparo di un mantelletto</translation>
    </message>
    <message>
        <source>Anyone on its hex.</source>
        <comment>difference.mantlet-bearer.french</comment>
        <translation>Chiunque stia nel suo esagono.</translation>
    </message>
    <message>
        <source>Its bearer.</source>
        <comment>difference.mantlet-bearer.spanish</comment>
        <translation>Chi lo porta.</translation>
    </message>
    <message>
        <source>Melee across a mantlet</source>
        <comment>difference.mantlet-front</comment>
        <translation>Combattimento attraverso un mantelletto</translation>
    </message>
    <message>
        <source>None across the hexside of its base.</source>
        <comment>difference.mantlet-front.french</comment>
        <translation>Nessuno attraverso il lato dell’esagono della sua base.</translation>
    </message>
    <message>
        <source>None with the hex in front.</source>
        <comment>difference.mantlet-front.spanish</comment>
        <translation>Nessuno con l’esagono davanti.</translation>
    </message>
    <message>
        <source>The flame of a flaming arrow</source>
        <comment>difference.flame-at-once</comment>
        <translation>Le fiamme di una freccia incendiaria</translation>
    </message>
    <message>
        <source>It is placed at once.</source>
        <comment>difference.flame-at-once.french</comment>
        <translation>Si piazzano subito.</translation>
    </message>
    <message>
        <source>It is placed.</source>
        <comment>difference.flame-at-once.spanish</comment>
        <translation>Si piazzano.</translation>
    </message>
    <message>
        <source>Where boiling oil may be poured</source>
        <comment>difference.oil-lower</comment>
        <translation>Dove si può rovesciare l’olio bollente</translation>
    </message>
    <message>
        <source>On an adjacent hex that is lower.</source>
        <comment>difference.oil-lower.french</comment>
        <translation>Su un esagono adiacente e più basso.</translation>
    </message>
    <message>
        <source>On an adjacent hex.</source>
        <comment>difference.oil-lower.spanish</comment>
        <translation>Su un esagono adiacente.</translation>
    </message>
    <message>
        <source>attackers on a rampart beside it</source>
        <comment>difference.oil-lower.when</comment>
        <translation>assedianti su un bastione accanto</translation>
    </message>
    <message>
        <source>Oil on those on top of a siege tower</source>
        <comment>difference.oil-top</comment>
        <translation>Olio su chi è in cima a una torre d’assedio</translation>
    </message>
    <message>
        <source>They leave the hex if it catches fire.</source>
        <comment>difference.oil-top.french</comment>
        <translation>Lasciano l’esagono se prende fuoco.</translation>
    </message>
    <message>
        <source>They leave the top if the tower catches fire.</source>
        <comment>difference.oil-top.spanish</comment>
        <translation>Lasciano la cima se la torre prende fuoco.</translation>
    </message>
    <message>
        <source>What the pourer gives up</source>
        <comment>difference.oil-turn</comment>
        <translation>A che cosa rinuncia chi lo rovescia</translation>
    </message>
    <message>
        <source>Shooting and melee in the same phase.</source>
        <comment>difference.oil-turn.french</comment>
        <translation>Tiro e combattimento nella stessa fase.</translation>
    </message>
    <message>
        <source>Shooting and melee in the same turn.</source>
        <comment>difference.oil-turn.spanish</comment>
        <translation>Tiro e combattimento nello stesso turno.</translation>
    </message>
    <message>
        <source>Who rolls for an engine under oil</source>
        <comment>difference.oil-die</comment>
        <translation>Chi tira per una macchina sotto l’olio</translation>
    </message>
    <message>
        <source>The player concerned.</source>
        <comment>difference.oil-die.french</comment>
        <translation>Il giocatore interessato.</translation>
    </message>
    <message>
        <source>The one who is protected.</source>
        <comment>difference.oil-die.spanish</comment>
        <translation>Chi è protetto.</translation>
    </message>
    <message>
        <source>When the healing dice are rolled</source>
        <comment>difference.healing-day</comment>
        <translation>Quando si tira per la guarigione</translation>
    </message>
    <message>
        <source>At the end of each day of fighting.</source>
        <comment>difference.healing-day.french</comment>
        <translation>Alla fine di ogni giorno di scontri.</translation>
    </message>
    <message>
        <source>At the end of each day.</source>
        <comment>difference.healing-day.spanish</comment>
        <translation>Alla fine di ogni giorno.</translation>
    </message>
    <message>
        <source>When the healed return</source>
        <comment>difference.healing-morning</comment>
        <translation>Quando tornano i guariti</translation>
    </message>
    <message>
        <source>In the morning of that day.</source>
        <comment>difference.healing-morning.french</comment>
        <translation>La mattina di quel giorno.</translation>
    </message>
    <message>
        <source>They may return on that day.</source>
        <comment>difference.healing-morning.spanish</comment>
        <translation>Possono tornare in quel giorno.</translation>
    </message>
    <message>
        <source>it is a day of assault</source>
        <comment>difference.healing-morning.when</comment>
        <translation>è un giorno di assalto</translation>
    </message>
    <message>
        <source>Fighting while wounded</source>
        <comment>difference.wounded-fight</comment>
        <translation>Combattere da feriti</translation>
    </message>
    <message>
        <source>The wounded may fight, and their date stays (a note of its translator).</source>
        <comment>difference.wounded-fight.spanish</comment>
        <translation>I feriti possono combattere, e la loro data resta (nota del traduttore).</translation>
    </message>
    <message>
        <source>When a panic die is rolled</source>
        <comment>difference.panic-roll</comment>
        <translation>Quando si tira per il panico</translation>
    </message>
    <message>
        <source>At every death.</source>
        <comment>difference.panic-roll.french</comment>
        <translation>A ogni morte.</translation>
    </message>
    <message>
        <source>Where panic is possible.</source>
        <comment>difference.panic-roll.spanish</comment>
        <translation>Dove il panico è possibile.</translation>
    </message>
    <message>
        <source>a ruling reads both alike</source>
        <comment>difference.panic-roll.when</comment>
        <translation>una decisione le legge allo stesso modo</translation>
    </message>
    <message>
        <source>How one flees in panic</source>
        <comment>difference.panic-away</comment>
        <translation>Come si fugge nel panico</translation>
    </message>
    <message>
        <source>Away from the enemy if possible.</source>
        <comment>difference.panic-away.french</comment>
        <translation>Lontano dal nemico se possibile.</translation>
    </message>
    <message>
        <source>As far away as possible with each hex.</source>
        <comment>difference.panic-away.spanish</comment>
        <translation>Il più lontano possibile a ogni esagono.</translation>
    </message>
    <message>
        <source>several ways lead away</source>
        <comment>difference.panic-away.when</comment>
        <translation>più vie portano lontano</translation>
    </message>
    <message>
        <source>Movement after a panic</source>
        <comment>difference.panic-move</comment>
        <translation>Il movimento dopo il panico</translation>
    </message>
    <message>
        <source>The retreat takes nothing from the movement of the next turn.</source>
        <comment>difference.panic-move.french</comment>
        <translation>Indietreggiare non toglie nulla al movimento del turno seguente.</translation>
    </message>
    <message>
        <source>The retreat does not prevent that movement.</source>
        <comment>difference.panic-move.spanish</comment>
        <translation>Indietreggiare non impedisce quel movimento.</translation>
    </message>
    <message>
        <source>Letting more characters panic</source>
        <comment>difference.panic-extra</comment>
        <translation>Far prendere dal panico altri personaggi</translation>
    </message>
    <message>
        <source>The owner may let all within 3 hexes panic.</source>
        <comment>difference.panic-extra.french</comment>
        <translation>Il proprietario può far prendere dal panico tutti entro 3 esagoni.</translation>
    </message>
    <message>
        <source>All within 3 hexes may panic or rout, also when the result asks for nobody.</source>
        <comment>difference.panic-extra.spanish</comment>
        <translation>Tutti entro 3 esagoni possono andare nel panico o in rotta, anche se il risultato non chiede nessuno.</translation>
    </message>
    <message>
        <source>When panic ends</source>
        <comment>difference.panic-end</comment>
        <translation>Quando finisce il panico</translation>
    </message>
    <message>
        <source>When the nearest enemy is 6 hexes away or more.</source>
        <comment>difference.panic-end.french</comment>
        <translation>Quando il nemico più vicino è a 6 esagoni o più.</translation>
    </message>
    <message>
        <source>When the nearest enemy is more than 6 hexes away.</source>
        <comment>difference.panic-end.spanish</comment>
        <translation>Quando il nemico più vicino è a più di 6 esagoni.</translation>
    </message>
    <message>
        <source>The error table</source>
        <comment>difference.error-row</comment>
        <translation>La tabella degli errori di tiro</translation>
    </message>
    <message>
        <source>8 to 10 wounds a friend.</source>
        <comment>difference.error-row.french</comment>
        <translation>Da 8 a 10 un amico è ferito.</translation>
    </message>
    <message>
        <source>7 to 10 wounds a friend, and 1 to 7 harms nobody.</source>
        <comment>difference.error-row.spanish</comment>
        <translation>Da 7 a 10 un amico è ferito, e da 1 a 7 nessuno.</translation>
    </message>
    <message>
        <source>a ruling reads both alike</source>
        <comment>difference.error-row.when</comment>
        <translation>una decisione le legge allo stesso modo</translation>
    </message>
    <message>
        <source>The second side of the example</source>
        <comment>difference.welsh</comment>
        <translation>La seconda fazione dell’esempio</translation>
    </message>
    <message>
        <source>The Welsh.</source>
        <comment>difference.welsh.french</comment>
        <translation>I gallesi.</translation>
    </message>
    <message>
        <source>“Gauls”.</source>
        <comment>difference.welsh.spanish</comment>
        <translation>“Galli”.</translation>
    </message>
    <message>
        <source>a slip in an example</source>
        <comment>difference.welsh.when</comment>
        <translation>una svista in un esempio</translation>
    </message>
    <message>
        <source>Where the order of a turn is printed</source>
        <comment>difference.turn-card</comment>
        <translation>Dove è stampata la successione di un turno</translation>
    </message>
    <message>
        <source>On the play sheets.</source>
        <comment>difference.turn-card.french</comment>
        <translation>Sulle schede di gioco.</translation>
    </message>
    <message>
        <source>On the back of the historical booklet.</source>
        <comment>difference.turn-card.spanish</comment>
        <translation>Sul retro del fascicolo storico.</translation>
    </message>
    <message>
        <source>What is sold apart</source>
        <comment>difference.figures</comment>
        <translation>Che cosa si vende a parte</translation>
    </message>
    <message>
        <source>Maps and figures.</source>
        <comment>difference.figures.french</comment>
        <translation>Mappe e figurini.</translation>
    </message>
    <message>
        <source>Maps only.</source>
        <comment>difference.figures.spanish</comment>
        <translation>Solo mappe.</translation>
    </message>
    <message>
        <source>Play sheet and siege sheet</source>
        <comment>difference.french-sheet</comment>
        <translation>Scheda di gioco e scheda d’assedio</translation>
    </message>
    <message>
        <source>They are printed, and used for both editions.</source>
        <comment>difference.french-sheet.french</comment>
        <translation>Sono stampate, e usate per entrambe le edizioni.</translation>
    </message>
    <message>
        <source>They are not in our sources.</source>
        <comment>difference.french-sheet.spanish</comment>
        <translation>Non sono tra le nostre fonti.</translation>
    </message>
    <message>
        <source>the Spanish sheets, which are not in our sources, say otherwise</source>
        <comment>difference.french-sheet.when</comment>
        <translation>le schede spagnole, che non sono tra le nostre fonti, dicono altro</translation>
    </message>
    <message>
        <source>walls met only in the corner are ignored</source>
        <comment>reading.corner-line.open</comment>
        <translation>i muri toccati solo nel vertice non contano</translation>
    </message>
    <message>
        <source>as each edition prints it</source>
        <comment>reading.as-printed</comment>
        <translation>come la stampa ogni edizione</translation>
    </message>
    <message>
        <source>neutral in both editions</source>
        <comment>reading.embankment-influence.neutral</comment>
        <translation>neutra in entrambe le edizioni</translation>
    </message>
    <message>
        <source>on the table against mounted</source>
        <comment>reading.mounted</comment>
        <translation>sulla tabella contro i montati</translation>
    </message>
    <message>
        <source>only the counter is gone</source>
        <comment>reading.gate-closed.open</comment>
        <translation>manca soltanto la pedina</translation>
    </message>
    <message>
        <source>the tower stops it</source>
        <comment>reading.own-tower.strict</comment>
        <translation>la torre la ferma</translation>
    </message>
    <message>
        <source>never blocked on equal levels</source>
        <comment>reading.embankment-lower.open</comment>
        <translation>mai bloccata a livelli uguali</translation>
    </message>
    <message>
        <source>a single die</source>
        <comment>reading.fire-two.one</comment>
        <translation>un solo dado</translation>
    </message>
    <message>
        <source>resting engines bear the excess</source>
        <comment>reading.stone-cap.spread</comment>
        <translation>l’eccedenza alle macchine a riposo</translation>
    </message>
    <message>
        <source>any adjacent wall hex</source>
        <comment>reading.ram-hex.any</comment>
        <translation>qualsiasi esagono di muro adiacente</translation>
    </message>
    <message>
        <source>anything but contact</source>
        <comment>reading.panic-acts.free</comment>
        <translation>tutto tranne il contatto</translation>
    </message>
    <message>
        <source>optional rules</source>
        <comment>section.optional rules</comment>
        <translation>regole opzionali</translation>
    </message>
    <message>
        <source>play sheet</source>
        <comment>section.play sheet</comment>
        <translation>scheda di gioco</translation>
    </message>
    <message>
        <source>siege sheet</source>
        <comment>section.siege sheet</comment>
        <translation>scheda d’assedio</translation>
    </message>
    <message>
        <source>any since its own last phase began</source>
        <comment>reading.previous-turn.own-phase</comment>
        <translation>qualsiasi dall’inizio della propria ultima fase</translation>
    </message>
    <message>
        <source>From {hex} to {hexes}: {equipment}.</source>
        <comment>siege.1.1k/equipment_so</comment>
        <translation>Da {hex} a {hexes}: {equipment}.</translation>
    </message>
    <message>
        <source>{counter} goes to {to}, on top.</source>
        <comment>siege.1.6a/to_so_top</comment>
        <translation>{counter} va in {to}, in cima.</translation>
    </message>
    <message>
        <source>{hex} is open moat: only a filled moat carries a siege tower or a ram.</source>
        <comment>siege.2.2b/moat</comment>
        <translation>{hex} è fossato aperto: torre d’assedio e ariete passano solo su un fossato riempito.</translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.2.4a/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n punto movimento.</numerusform>
            <numerusform>{hex}, {terrain}: %n punti movimento.</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine on {hex} moves to {to}</source>
        <comment>siege.2.41a/push</comment>
        <translation>La macchina in {hex} si sposta in {to}</translation>
    </message>
    <message>
        <source>The engine on {hex} may not move.</source>
        <comment>siege.2.41a/push_no</comment>
        <translation>La macchina in {hex} non può muoversi.</translation>
    </message>
    <message>
        <source>The engine on {hex} may move.</source>
        <comment>siege.2.41a/push_may</comment>
        <translation>La macchina in {hex} può muoversi.</translation>
    </message>
    <message>
        <source>The engine on {hex} moves to {to}.</source>
        <comment>siege.2.41a/push_done</comment>
        <translation>La macchina in {hex} si sposta in {to}.</translation>
    </message>
    <message numerus="yes">
        <source>The engine on {hex} has spent %n movement point(s).</source>
        <comment>siege.2.41a/pushed_so</comment>
        <translation>
            <numerusform>La macchina in {hex} ha speso %n punto movimento.</numerusform>
            <numerusform>La macchina in {hex} ha speso %n punti movimento.</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither a siege tower nor a ram stands on {hex}.</source>
        <comment>siege.2.41a/none</comment>
        <translation>In {hex} non c’è né una torre d’assedio né un ariete.</translation>
    </message>
    <message>
        <source>Nobody stands inside on {hex}: it takes one on each of its hexes to move it.</source>
        <comment>siege.2.41a/nobody</comment>
        <translation>Dentro, in {hex}, non c’è nessuno: per muoverla ne serve uno in ogni suo esagono.</translation>
    </message>
    <message>
        <source>{name} stands inside and is of the other side.</source>
        <comment>siege.2.41a/enemy</comment>
        <translation>{name} è dentro ed è dell’altra parte.</translation>
    </message>
    <message numerus="yes">
        <source>{hex} costs %n movement point(s); left to the engine: {left}.</source>
        <comment>siege.2.41a/short</comment>
        <translation>
            <numerusform>{hex} costa %n punto movimento; alla macchina ne restano: {left}.</numerusform>
            <numerusform>{hex} costa %n punti movimento; alla macchina ne restano: {left}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{to} is neither straight ahead of {hex} nor straight behind it.</source>
        <comment>siege.2.41b/aside</comment>
        <translation>{to} non è in linea retta con {hex}, né avanti né indietro.</translation>
    </message>
    <message>
        <source>The map does not say to which side the engine on {hex} faces.</source>
        <comment>siege.2.41b/facing</comment>
        <translation>La mappa non dice verso quale lato è rivolta la macchina in {hex}.</translation>
    </message>
    <message>
        <source>{machine}: into the game</source>
        <comment>siege.2.41c/bring_in</comment>
        <translation>{machine}: entra in gioco</translation>
    </message>
    <message>
        <source>{machine}: into the game on {hexes,and}</source>
        <comment>siege.2.41c/bring_in_hexes</comment>
        <translation>{machine}: entra in gioco in {hexes,and}</translation>
    </message>
    <message>
        <source>It may not be brought in.</source>
        <comment>siege.2.41c/bring_in_no</comment>
        <translation>Non può entrare in gioco.</translation>
    </message>
    <message>
        <source>It may be brought in.</source>
        <comment>siege.2.41c/bring_in_may</comment>
        <translation>Può entrare in gioco.</translation>
    </message>
    <message>
        <source>{machine}: into the game on {hexes,and}.</source>
        <comment>siege.2.41c/bring_in_hexes_done</comment>
        <translation>{machine}: entra in gioco in {hexes,and}.</translation>
    </message>
    <message>
        <source>Siege towers and rams come in when the assault begins: in the first movement of the besieger.</source>
        <comment>siege.2.41c/late</comment>
        <translation>Torri d’assedio e arieti entrano quando comincia l’assalto: nel primo movimento dell’assediante.</translation>
    </message>
    <message>
        <source>Only {force} bring siege towers and rams in.</source>
        <comment>siege.2.41c/besieger</comment>
        <translation>Fanno entrare torri d’assedio e arieti solo: {force}.</translation>
    </message>
    <message>
        <source>None of those hexes is at the edge of the map.</source>
        <comment>siege.2.41c/edge</comment>
        <translation>Nessuno di questi esagoni è al bordo della mappa.</translation>
    </message>
    <message>
        <source>Its hexes must be three that touch one another.</source>
        <comment>siege.2.41c/apart</comment>
        <translation>I suoi esagoni devono essere tre che si toccano.</translation>
    </message>
    <message>
        <source>All are in the game: {count}.</source>
        <comment>siege.2.41c/none_left</comment>
        <translation>Sono già tutte in gioco: {count}.</translation>
    </message>
    <message>
        <source>It takes one inside on each of its hexes.</source>
        <comment>siege.2.41c/crew</comment>
        <translation>Ne serve uno dentro in ogni suo esagono.</translation>
    </message>
    <message>
        <source>{name} cannot come in with it.</source>
        <comment>siege.2.41c/not_he</comment>
        <translation>{name} non può entrare con la macchina.</translation>
    </message>
    <message>
        <source>One of those who move the engine on {hex} has attacked in the turn before.</source>
        <comment>siege.2.41d/fought</comment>
        <translation>Uno di quelli che muovono la macchina in {hex} ha attaccato nel turno precedente.</translation>
    </message>
    <message>
        <source>{hex}, {terrain}: neither a siege tower nor a ram goes there.</source>
        <comment>siege.2.41e/terrain</comment>
        <translation>{hex}, {terrain}: lì non vanno né torri d’assedio né arieti.</translation>
    </message>
    <message>
        <source>A drawbridge lies on {hex}: neither a siege tower nor a ram goes there.</source>
        <comment>siege.2.41e/bridge</comment>
        <translation>In {hex} c’è un ponte levatoio: lì non vanno né torri d’assedio né arieti.</translation>
    </message>
    <message>
        <source>It would leave the map.</source>
        <comment>siege.2.41e/edge</comment>
        <translation>Uscirebbe dalla mappa.</translation>
    </message>
    <message>
        <source>A wall stands before {hex}.</source>
        <comment>siege.2.41e/wall</comment>
        <translation>C’è un muro prima di {hex}.</translation>
    </message>
    <message>
        <source>{name} rides along on top.</source>
        <comment>siege.2.42a/rides</comment>
        <translation>{name} resta in cima e avanza con la macchina.</translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.2.42b/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n punto movimento.</numerusform>
            <numerusform>{hex}, {terrain}: %n punti movimento.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, to the top of the siege tower: %n movement point(s).</source>
        <comment>siege.2.42c/enter</comment>
        <translation>
            <numerusform>{hex}, in cima alla torre d’assedio: %n punto movimento.</numerusform>
            <numerusform>{hex}, in cima alla torre d’assedio: %n punti movimento.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to climb on {hex}.</source>
        <comment>siege.2.42c/nothing</comment>
        <translation>In {hex} non c’è niente su cui salire.</translation>
    </message>
    <message>
        <source>From the top of a siege tower one steps onto its other hexes or onto a rampart, not to {hex}.</source>
        <comment>siege.2.42c/off</comment>
        <translation>Dalla cima di una torre d’assedio si passa agli altri suoi esagoni o a un bastione, non in {hex}.</translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.2.42d/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n punto movimento.</numerusform>
            <numerusform>{hex}, {terrain}: %n punti movimento.</numerusform>
        </translation>
    </message>
    <message>
        <source>From the top of the siege tower on {hex} whatever is lower within {radius} hexes does not count.</source>
        <comment>siege.2.43a/over</comment>
        <translation>Dalla cima della torre d’assedio in {hex} ciò che è più in basso entro {radius} esagoni non conta.</translation>
    </message>
    <message>
        <source>{friend} stands next to {target}, at the same height.</source>
        <comment>siege.2.43b/friend</comment>
        <translation>{friend} sta vicino, alla stessa altezza di {target}.</translation>
    </message>
    <message>
        <source>Seen from the top of the siege tower, {target} has no cover there.</source>
        <comment>siege.2.43c/lost</comment>
        <translation>Visto dalla cima della torre d’assedio, {target} lì non ha riparo.</translation>
    </message>
    <message>
        <source>The line meets trees at {hex}.</source>
        <comment>siege.2.43d/tree</comment>
        <translation>La linea incontra alberi in {hex}.</translation>
    </message>
    <message>
        <source>The line meets a tower of the castle at {hex}.</source>
        <comment>siege.2.43d/tower</comment>
        <translation>La linea incontra una torre del castello in {hex}.</translation>
    </message>
    <message>
        <source>The line meets the keep at {hex}.</source>
        <comment>siege.2.43d/keep</comment>
        <translation>La linea incontra il mastio in {hex}.</translation>
    </message>
    <message>
        <source>The line passes over the wall at {hex}: {above} hexes from the one above, {below} from the one below.</source>
        <comment>siege.2.43e/over</comment>
        <translation>La linea passa sopra il muro in {hex}: a {above} esagoni da chi è in alto, a {below} da chi è in basso.</translation>
    </message>
    <message>
        <source>The line meets the wall at {hex}: {above} hexes from the one above, only {below} from the one below.</source>
        <comment>siege.2.43e/near</comment>
        <translation>La linea incontra il muro in {hex}: a {above} esagoni da chi è in alto, solo a {below} da chi è in basso.</translation>
    </message>
    <message>
        <source>{target} stands on top of a siege tower.</source>
        <comment>siege.2.44b/top</comment>
        <translation>{target} è in cima a una torre d’assedio.</translation>
    </message>
    <message>
        <source>{target} is inside a siege tower.</source>
        <comment>siege.2.44c/target</comment>
        <translation>{target} è dentro una torre d’assedio.</translation>
    </message>
    <message>
        <source>{shooter} is inside a siege tower and may not shoot.</source>
        <comment>siege.2.44c/shooter</comment>
        <translation>{shooter} è dentro una torre d’assedio e non può tirare.</translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.2.45a/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n punto movimento.</numerusform>
            <numerusform>{hex}, {terrain}: %n punti movimento.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} holds the rampart on {hex}.</source>
        <comment>siege.2.45b/enemy</comment>
        <translation>{other} tiene il bastione in {hex}.</translation>
    </message>
    <message>
        <source>{attacker} and {target} are on different levels of the siege tower.</source>
        <comment>siege.2.45e/levels</comment>
        <translation>{attacker} si trova a un livello della torre d’assedio, {target} all’altro.</translation>
    </message>
    <message>
        <source>{attacker} reaches {target} from the inside of a siege tower, or into it.</source>
        <comment>siege.2.45f/inside</comment>
        <translation>{attacker} raggiunge {target} dall’interno di una torre d’assedio, o al suo interno.</translation>
    </message>
    <message>
        <source>{other} stands on that level of the siege tower on {hex} already.</source>
        <comment>siege.2.46/taken</comment>
        <translation>{other} è già a quel livello della torre d’assedio in {hex}.</translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.4.3a/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}: %n punto movimento.</numerusform>
            <numerusform>{hex}, {terrain}: %n punti movimento.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is carried on top of a ram.</source>
        <comment>siege.4.31b/top</comment>
        <translation>Nessuno viene trasportato in cima a un ariete.</translation>
    </message>
    <message>
        <source>The ram on {hex} strikes</source>
        <comment>siege.4.32a/strike</comment>
        <translation>L’ariete in {hex} colpisce</translation>
    </message>
    <message>
        <source>The ram on {hex} strikes {at}</source>
        <comment>siege.4.32a/strike_at</comment>
        <translation>L’ariete in {hex} colpisce {at}</translation>
    </message>
    <message>
        <source>The ram on {hex} may not strike.</source>
        <comment>siege.4.32a/strike_no</comment>
        <translation>L’ariete in {hex} non può colpire.</translation>
    </message>
    <message>
        <source>The ram on {hex} may strike.</source>
        <comment>siege.4.32a/strike_may</comment>
        <translation>L’ariete in {hex} può colpire.</translation>
    </message>
    <message>
        <source>The ram on {hex} strikes.</source>
        <comment>siege.4.32a/strike_done</comment>
        <translation>L’ariete in {hex} colpisce.</translation>
    </message>
    <message>
        <source>The ram on {hex} strikes {at}.</source>
        <comment>siege.4.32a/strike_at_done</comment>
        <translation>L’ariete in {hex} colpisce {at}.</translation>
    </message>
    <message>
        <source>No ram stands on {hex}.</source>
        <comment>siege.4.32a/none</comment>
        <translation>In {hex} non c’è un ariete.</translation>
    </message>
    <message>
        <source>{hex} is no wall of the castle.</source>
        <comment>siege.4.32a/no_wall</comment>
        <translation>{hex} non è un muro del castello.</translation>
    </message>
    <message>
        <source>A ram is worth {points} points.</source>
        <comment>siege.4.32b/points</comment>
        <translation>Un ariete vale {points} punti.</translation>
    </message>
    <message>
        <source>The ram on {hex} has struck {struck}.</source>
        <comment>siege.4.32c/struck_so</comment>
        <translation>L’ariete in {hex} ha colpito {struck}.</translation>
    </message>
    <message>
        <source>The next die of this ram falls in turn {turn}.</source>
        <comment>siege.4.32c/soon</comment>
        <translation>Il prossimo dado di questo ariete cade nel turno {turn}.</translation>
    </message>
    <message>
        <source>{hex} is damaged already; the ram goes on.</source>
        <comment>siege.4.32d/damaged</comment>
        <translation>{hex} è già danneggiato; l’ariete continua.</translation>
    </message>
    <message>
        <source>{hex} is demolished already.</source>
        <comment>siege.4.32d/demolished</comment>
        <translation>{hex} è già demolito.</translation>
    </message>
    <message>
        <source>{hex} belongs to a tower.</source>
        <comment>siege.4.32e/tower</comment>
        <translation>{hex} fa parte di una torre.</translation>
    </message>
    <message>
        <source>{hex} belongs to the keep: no ram is used against it.</source>
        <comment>siege.4.32f/keep</comment>
        <translation>{hex} fa parte del mastio: contro di esso non si usa l’ariete.</translation>
    </message>
    <message>
        <source>{hex} is beside the drawbridge and counts as a rampart.</source>
        <comment>siege.4.32g/flank</comment>
        <translation>{hex} è accanto al ponte levatoio e conta come bastione.</translation>
    </message>
    <message>
        <source>The line meets the ram at {hex}.</source>
        <comment>siege.4.33a/blocks</comment>
        <translation>La linea incontra l’ariete in {hex}.</translation>
    </message>
    <message>
        <source>{target} is under a ram.</source>
        <comment>siege.4.33b/target</comment>
        <translation>{target} è sotto un ariete.</translation>
    </message>
    <message>
        <source>{shooter} is under a ram and may not shoot.</source>
        <comment>siege.4.33b/shooter</comment>
        <translation>{shooter} è sotto un ariete e non può tirare.</translation>
    </message>
    <message>
        <source>One of the three at the ram has attacked in this turn.</source>
        <comment>siege.4.34a/fought</comment>
        <translation>Uno dei tre all’ariete ha attaccato in questo turno.</translation>
    </message>
    <message>
        <source>{attacker} reaches {target} from under a ram, or there.</source>
        <comment>siege.4.34b/under</comment>
        <translation>{attacker} raggiunge {target} da sotto un ariete, o là sotto.</translation>
    </message>
    <message>
        <source>Nobody who can work the ram is under it on {hex}.</source>
        <comment>siege.4.34c/nobody</comment>
        <translation>Sotto l’ariete, in {hex}, non c’è nessuno che possa manovrarlo.</translation>
    </message>
    <message>
        <source>{result}: C does not count for a ram.</source>
        <comment>siege.sheet.6f/spared</comment>
        <translation>{result}: per un ariete C non conta.</translation>
    </message>
    <message>
        <source>{name} has finished its move: an engine has moved since.</source>
        <comment>siege.ruling.move-order/engine</comment>
        <translation>{name} ha finito il suo movimento: dopo si è mossa una macchina.</translation>
    </message>
    <message>
        <source>The engine on {hex} has finished its move: others have moved since.</source>
        <comment>siege.ruling.move-order/engine_finished</comment>
        <translation>La macchina in {hex} ha finito il suo movimento: dopo si sono mossi altri.</translation>
    </message>
    <message>
        <source>{name} has moved in this step and does not push.</source>
        <comment>siege.ruling.tower-crew/moved</comment>
        <translation>{name} si è già mosso in questa sequenza e non spinge.</translation>
    </message>
    <message>
        <source>{name} has pushed in this step and stays.</source>
        <comment>siege.ruling.tower-crew/stays</comment>
        <translation>{name} ha spinto in questa sequenza e resta.</translation>
    </message>
    <message>
        <source>{other} stands on {hex}.</source>
        <comment>siege.ruling.tower-path/stands</comment>
        <translation>{other} è in {hex}.</translation>
    </message>
    <message>
        <source>Other equipment stands or lies on {hex}.</source>
        <comment>siege.ruling.tower-path/equipment</comment>
        <translation>In {hex} c’è altro equipaggiamento.</translation>
    </message>
    <message>
        <source>So many dead lie on {hex} that the engine cannot pass.</source>
        <comment>siege.ruling.tower-path/heap</comment>
        <translation>In {hex} giacciono tanti morti che la macchina non passa.</translation>
    </message>
    <message>
        <source>The dead on {hex} cost the engine 1 point more.</source>
        <comment>siege.ruling.tower-path/slow</comment>
        <translation>I morti in {hex} costano alla macchina 1 punto in più.</translation>
    </message>
    <message numerus="yes">
        <source>{hex}, down inside the siege tower: %n movement point(s).</source>
        <comment>siege.ruling.tower-down/enter</comment>
        <translation>
            <numerusform>{hex}, giù dentro la torre d’assedio: %n punto movimento.</numerusform>
            <numerusform>{hex}, giù dentro la torre d’assedio: %n punti movimento.</numerusform>
        </translation>
    </message>
    <message>
        <source>The line passes over other hexes of the siege tower on which one of the two stands.</source>
        <comment>siege.ruling.own-tower/used</comment>
        <translation>La linea passa sopra altri esagoni della torre d’assedio su cui sta uno dei due.</translation>
    </message>
    <message>
        <source>Open moat is not at ground height: no melee between it and the inside of the tower.</source>
        <comment>siege.ruling.tower-moat/moat</comment>
        <translation>Il fossato aperto non è all’altezza del suolo: nessun combattimento tra esso e l’interno della torre.</translation>
    </message>
    <message numerus="yes">
        <source>The engine pays for the dearest hex that it newly enters, {hex}: %n movement point(s).</source>
        <comment>siege.ruling.tower-move/pays</comment>
        <translation>
            <numerusform>La macchina paga per l’esagono più caro in cui entra, {hex}: %n punto movimento.</numerusform>
            <numerusform>La macchina paga per l’esagono più caro in cui entra, {hex}: %n punti movimento.</numerusform>
        </translation>
    </message>
    <message>
        <source>By a ram the wall on {hex} comes down at once.</source>
        <comment>siege.ruling.rubble-when/ram</comment>
        <translation>Sotto i colpi di un ariete il muro in {hex} crolla subito.</translation>
    </message>
    <message>
        <source>Ramming was interrupted: the next die falls in turn {turn}.</source>
        <comment>siege.ruling.ram-delay/late</comment>
        <translation>L’ariete è stato interrotto: il prossimo dado cade nel turno {turn}.</translation>
    </message>
    <message>
        <source>The first die falls one turn after the ram’s arrival, in turn {turn}.</source>
        <comment>siege.ruling.ram-first/later</comment>
        <translation>Il primo dado cade un turno dopo l’arrivo dell’ariete, nel turno {turn}.</translation>
    </message>
    <message>
        <source>The ram strikes the hex straight ahead of it, {hex}.</source>
        <comment>siege.ruling.ram-hex/ahead</comment>
        <translation>L’ariete colpisce l’esagono dritto davanti a sé, {hex}.</translation>
    </message>
    <message>
        <source>{hex} is not straight ahead of the ram.</source>
        <comment>siege.ruling.ram-hex/other</comment>
        <translation>{hex} non è dritto davanti all’ariete.</translation>
    </message>
    <message>
        <source>{hex} is not beside the ram’s foremost hex.</source>
        <comment>siege.ruling.ram-hex/apart</comment>
        <translation>{hex} non è accanto all’esagono più avanzato dell’ariete.</translation>
    </message>
    <message>
        <source>The ram has struck: melee is over in this step.</source>
        <comment>siege.ruling.ram-step4/after</comment>
        <translation>L’ariete ha colpito: in questa sequenza non si combatte più.</translation>
    </message>
    <message>
        <source>ram</source>
        <comment>overlay.ram</comment>
        <translation>ariete</translation>
    </message>
    <message>
        <source>inside of a siege tower</source>
        <comment>overlay.siege_tower_in</comment>
        <translation>interno di una torre d’assedio</translation>
    </message>
    <message>
        <source>top of a siege tower</source>
        <comment>overlay.siege_tower_top</comment>
        <translation>cima di una torre d’assedio</translation>
    </message>
    <message>
        <source>ladder on the ground</source>
        <comment>overlay.flat_ladder</comment>
        <translation>scala a terra</translation>
    </message>
    <message>
        <source>Moving an engine</source>
        <comment>order.push</comment>
        <translation>Movimento di una macchina</translation>
    </message>
    <message>
        <source>Bringing an engine in</source>
        <comment>order.bring_in</comment>
        <translation>Entrata di una macchina</translation>
    </message>
    <message>
        <source>Ramming</source>
        <comment>order.strike</comment>
        <translation>Colpo d’ariete</translation>
    </message>
    <message>
        <source>Engine</source>
        <comment>field.push.hex</comment>
        <translation>Macchina</translation>
    </message>
    <message>
        <source>To</source>
        <comment>field.push.to</comment>
        <translation>In</translation>
    </message>
    <message>
        <source>What</source>
        <comment>field.bring_in.machine</comment>
        <translation>Che cosa</translation>
    </message>
    <message>
        <source>Its hexes</source>
        <comment>field.bring_in.hexes</comment>
        <translation>I suoi esagoni</translation>
    </message>
    <message>
        <source>Facing</source>
        <comment>field.bring_in.outward</comment>
        <translation>Rivolta a</translation>
    </message>
    <message>
        <source>Inside</source>
        <comment>field.bring_in.crew</comment>
        <translation>Dentro</translation>
    </message>
    <message>
        <source>On top</source>
        <comment>field.bring_in.top</comment>
        <translation>In cima</translation>
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
        <translation>Scegli un esagono della torre d’assedio o dell’ariete.</translation>
    </message>
    <message>
        <source>Pick the hex to which that hex of it goes.</source>
        <comment>ask.push.to</comment>
        <translation>Scegli l’esagono in cui va quel suo esagono.</translation>
    </message>
    <message>
        <source>Pick its hexes.</source>
        <comment>ask.bring_in.hexes</comment>
        <translation>Scegli i suoi esagoni.</translation>
    </message>
    <message>
        <source>Pick those inside, one for each hex in their order.</source>
        <comment>ask.bring_in.crew</comment>
        <translation>Scegli quelli dentro, uno per ogni esagono, nel loro ordine.</translation>
    </message>
    <message>
        <source>Pick those on top, in the order of its hexes.</source>
        <comment>ask.bring_in.top</comment>
        <translation>Scegli quelli in cima, nell’ordine degli esagoni.</translation>
    </message>
    <message>
        <source>Pick a hex of the ram.</source>
        <comment>ask.strike.hex</comment>
        <translation>Scegli un esagono dell’ariete.</translation>
    </message>
    <message>
        <source>Pick the wall hex.</source>
        <comment>ask.strike.at</comment>
        <translation>Scegli l’esagono del muro.</translation>
    </message>
    <message>
        <source>straight ahead</source>
        <comment>none.strike.at</comment>
        <translation>dritto davanti</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>none.bring_in.top</comment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Equipment moved</source>
        <comment>effect.equipment</comment>
        <translation>Equipaggiamento spostato</translation>
    </message>
    <message>
        <source>Engine’s points spent</source>
        <comment>effect.pushed</comment>
        <translation>Punti spesi della macchina</translation>
    </message>
    <message>
        <source>Ramming</source>
        <comment>effect.struck</comment>
        <translation>Colpo d’ariete</translation>
    </message>
    <message>
        <source>What</source>
        <comment>field.equipment</comment>
        <translation>Che cosa</translation>
    </message>
    <message>
        <source>Movement points</source>
        <comment>field.pushed</comment>
        <translation>Punti movimento</translation>
    </message>
    <message>
        <source>Wall</source>
        <comment>field.struck</comment>
        <translation>Muro</translation>
    </message>
    <message>
        <source>Its hexes</source>
        <comment>field.hexes</comment>
        <translation>I suoi esagoni</translation>
    </message>
    <message>
        <source>On top</source>
        <comment>field.aloft</comment>
        <translation>In cima</translation>
    </message>
    <message>
        <source>on top</source>
        <comment>aloft.top</comment>
        <translation>in cima</translation>
    </message>
    <message>
        <source>on top</source>
        <comment>state.aloft</comment>
        <translation>in cima</translation>
    </message>
    <message>
        <source>the ram</source>
        <comment>die.ram</comment>
        <translation>l’ariete</translation>
    </message>
    <message>
        <source>{counter} works the winch</source>
        <comment>siege.1.8a/winch</comment>
        <translation>{counter} aziona l’argano</translation>
    </message>
    <message>
        <source>{counter} may not work the winch.</source>
        <comment>siege.1.8a/winch_no</comment>
        <translation>{counter} non può azionare l’argano.</translation>
    </message>
    <message>
        <source>{counter} may work the winch.</source>
        <comment>siege.1.8a/winch_may</comment>
        <translation>{counter} può azionare l’argano.</translation>
    </message>
    <message>
        <source>{counter} works the winch.</source>
        <comment>siege.1.8a/winch_done</comment>
        <translation>{counter} aziona l’argano.</translation>
    </message>
    <message>
        <source>{counter} has worked the winch.</source>
        <comment>siege.1.8a/winched_so</comment>
        <translation>{counter} ha azionato l’argano.</translation>
    </message>
    <message>
        <source>{name} is not on the hex of the winch.</source>
        <comment>siege.1.8a/elsewhere</comment>
        <translation>{name} non è sull’esagono dell’argano.</translation>
    </message>
    <message>
        <source>There is no drawbridge on the map.</source>
        <comment>siege.1.8a/none</comment>
        <translation>Sulla mappa non c’è un ponte levatoio.</translation>
    </message>
    <message>
        <source>May work the winch</source>
        <comment>siege.1.8a/at_the_winch</comment>
        <translation>Possono azionare l’argano</translation>
    </message>
    <message>
        <source>{name} lets the drawbridge down.</source>
        <comment>siege.1.8b/lowers</comment>
        <translation>{name} abbassa il ponte levatoio.</translation>
    </message>
    <message>
        <source>{name} raises the drawbridge.</source>
        <comment>siege.1.8b/raises</comment>
        <translation>{name} alza il ponte levatoio.</translation>
    </message>
    <message>
        <source>{name} is thrown off the drawbridge and must be placed in the moat.</source>
        <comment>siege.1.8c/first</comment>
        <translation>{name} cade dal ponte levatoio e va a finire nel fossato: bisogna dire dove.</translation>
    </message>
    <message>
        <source>{name} is on the drawbridge, and is thrown off it.</source>
        <comment>siege.1.8c/throws</comment>
        <translation>{name} è sul ponte levatoio, e ne cade.</translation>
    </message>
    <message>
        <source>{name} is thrown into the moat beside the drawbridge, not to {hex}.</source>
        <comment>siege.1.8c/elsewhere</comment>
        <translation>{name} cade nel fossato accanto al ponte levatoio, non in {hex}.</translation>
    </message>
    <message>
        <source>{name} is thrown into the moat, and stunned.</source>
        <comment>siege.1.8c/stunned</comment>
        <translation>{name} cade nel fossato (stato: stordito).</translation>
    </message>
    <message>
        <source>{name} was stunned or wounded already, and dies of the fall.</source>
        <comment>siege.1.8d/killed</comment>
        <translation>{name}, con uno stordimento o una ferita già subiti, muore per la caduta.</translation>
    </message>
    <message>
        <source>With the drawbridge raised the gate is shut.</source>
        <comment>siege.1.8e/shut</comment>
        <translation>Col ponte levatoio alzato la porta è chiusa.</translation>
    </message>
    <message>
        <source>With the drawbridge lowered the gate is open.</source>
        <comment>siege.1.8e/open</comment>
        <translation>Col ponte levatoio abbassato la porta è aperta.</translation>
    </message>
    <message>
        <source>{counter} and {with} carry the ladder</source>
        <comment>siege.1.91a/carry</comment>
        <translation>{counter}, con {with}, porta la scala</translation>
    </message>
    <message>
        <source>{counter} and {with} carry the ladder to {path,last}</source>
        <comment>siege.1.91a/carry_path</comment>
        <translation>{counter}, con {with}, porta la scala in {path,last}</translation>
    </message>
    <message>
        <source>{counter} and {with} may not carry the ladder.</source>
        <comment>siege.1.91a/carry_no</comment>
        <translation>{counter}, con {with}, non può portare la scala.</translation>
    </message>
    <message>
        <source>{counter} and {with} may not carry the ladder to {path,last} like that.</source>
        <comment>siege.1.91a/carry_path_no</comment>
        <translation>{counter}, con {with}, non può portare così la scala in {path,last}.</translation>
    </message>
    <message>
        <source>Two may carry the ladder.</source>
        <comment>siege.1.91a/carry_may</comment>
        <translation>In due si può portare la scala.</translation>
    </message>
    <message>
        <source>{counter} and {with} carry the ladder to {path,last}.</source>
        <comment>siege.1.91a/carry_path_done</comment>
        <translation>{counter}, con {with}, porta la scala in {path,last}.</translation>
    </message>
    <message>
        <source>{counter} and {with} hold the ladder.</source>
        <comment>siege.1.91a/with_so</comment>
        <translation>{counter}, con {with}, regge la scala.</translation>
    </message>
    <message>
        <source>{name} and {other} hold the two ends of the ladder: at each step they must be side by side.</source>
        <comment>siege.1.91a/apart</comment>
        <translation>{name} regge un capo della scala, {other} l’altro: in ogni esagono della via devono essere adiacenti.</translation>
    </message>
    <message>
        <source>{name} and {other} are not on the two hexes of a ladder.</source>
        <comment>siege.1.91a/not_on_it</comment>
        <translation>{name}, con {other}, non occupa i due esagoni di una scala.</translation>
    </message>
    <message numerus="yes">
        <source>{name} carries the ladder: %n movement point(s) fewer.</source>
        <comment>siege.1.91a/fewer</comment>
        <translation>
            <numerusform>{name} porta la scala: %n punto movimento in meno.</numerusform>
            <numerusform>{name} porta la scala: %n punti movimento in meno.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} and {other} would stay where they are.</source>
        <comment>siege.1.91a/nowhere</comment>
        <translation>{name}, con {other}, resterebbe dov’è.</translation>
    </message>
    <message>
        <source>{name} holds a ladder, and may neither shoot nor attack.</source>
        <comment>siege.1.91b/holds</comment>
        <translation>{name} regge una scala, e non può né tirare né attaccare.</translation>
    </message>
    <message>
        <source>The ladder on {hex} is raised towards {wall}</source>
        <comment>siege.1.91c/raise</comment>
        <translation>La scala in {hex} si drizza verso {wall}</translation>
    </message>
    <message>
        <source>The ladder on {hex} may not be raised towards {wall}.</source>
        <comment>siege.1.91c/raise_no</comment>
        <translation>La scala in {hex} non si può drizzare verso {wall}.</translation>
    </message>
    <message>
        <source>The ladder may be raised.</source>
        <comment>siege.1.91c/raise_may</comment>
        <translation>La scala si può drizzare.</translation>
    </message>
    <message>
        <source>The ladder on {hex} is raised towards {wall}.</source>
        <comment>siege.1.91c/raise_done</comment>
        <translation>La scala in {hex} si drizza verso {wall}.</translation>
    </message>
    <message>
        <source>No ladder lies on {hex}.</source>
        <comment>siege.1.91c/none</comment>
        <translation>In {hex} non c’è una scala a terra.</translation>
    </message>
    <message>
        <source>Each hex of the ladder on {hex} must hold one on foot of the side whose phase it is, who is not stunned.</source>
        <comment>siege.1.91c/bearers</comment>
        <translation>Su ogni esagono della scala in {hex} dev’esserci qualcuno a piedi della parte che ha la fase, non stordito.</translation>
    </message>
    <message>
        <source>{wall} is no rampart hex beside {hex}.</source>
        <comment>siege.1.91c/no_rampart</comment>
        <translation>L’esagono {wall} non è un esagono di bastione adiacente all’esagono {hex}.</translation>
    </message>
    <message>
        <source>{hex} is part of a tower.</source>
        <comment>siege.1.91d/tower</comment>
        <translation>{hex} fa parte di una torre.</translation>
    </message>
    <message>
        <source>{hex} is beside the drawbridge.</source>
        <comment>siege.1.91d/gate</comment>
        <translation>{hex} è accanto al ponte levatoio.</translation>
    </message>
    <message>
        <source>{by,and} shift the ladder on {hex}</source>
        <comment>siege.1.92a/shift</comment>
        <translation>{by,and} spostano la scala in {hex}</translation>
    </message>
    <message>
        <source>{by,and} may not shift the ladder on {hex}.</source>
        <comment>siege.1.92a/shift_no</comment>
        <translation>{by,and} non possono spostare la scala in {hex}.</translation>
    </message>
    <message>
        <source>Two may shift the ladder.</source>
        <comment>siege.1.92a/shift_may</comment>
        <translation>In due si può spostare la scala.</translation>
    </message>
    <message>
        <source>{by,and} shift the ladder on {hex} towards {wall}.</source>
        <comment>siege.1.92a/shift_done</comment>
        <translation>{by,and} spostano la scala in {hex} verso {wall}.</translation>
    </message>
    <message>
        <source>{by,and} shift the ladder from {hex} to {to}, towards {wall}.</source>
        <comment>siege.1.92a/shift_to_done</comment>
        <translation>{by,and} spostano la scala in {to} da {hex}, verso {wall}.</translation>
    </message>
    <message>
        <source>No ladder stands on {hex}.</source>
        <comment>siege.1.92a/none</comment>
        <translation>In {hex} non c’è una scala drizzata.</translation>
    </message>
    <message>
        <source>It takes two to shift a ladder.</source>
        <comment>siege.1.92a/two</comment>
        <translation>Per spostare una scala bisogna essere in due.</translation>
    </message>
    <message>
        <source>{name} is not beside the ladder on {hex}.</source>
        <comment>siege.1.92a/apart</comment>
        <translation>{name} non è a piedi accanto alla scala in {hex}.</translation>
    </message>
    <message>
        <source>{hex} is not beside the hex where the ladder stands.</source>
        <comment>siege.1.92a/far</comment>
        <translation>{hex} non è accanto all’esagono della scala.</translation>
    </message>
    <message>
        <source>The ladder stands so already.</source>
        <comment>siege.1.92a/as_before</comment>
        <translation>La scala è già così.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n movement point(s) left, and it takes {points}.</source>
        <comment>siege.1.92a/short</comment>
        <translation>
            <numerusform>{name} ha ancora %n punto movimento, e ne servono {points}.</numerusform>
            <numerusform>{name} ha ancora %n punti movimento, e ne servono {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is on the ladder: it may not be moved.</source>
        <comment>siege.1.92b/occupied</comment>
        <translation>{name} è sulla scala: non si può spostare.</translation>
    </message>
    <message>
        <source>{counter} climbs the ladder</source>
        <comment>siege.1.93a/climb</comment>
        <translation>{counter} sale sulla scala</translation>
    </message>
    <message>
        <source>{counter} may not climb the ladder.</source>
        <comment>siege.1.93a/climb_no</comment>
        <translation>{counter} non può salire sulla scala.</translation>
    </message>
    <message>
        <source>{counter} may climb the ladder.</source>
        <comment>siege.1.93a/climb_may</comment>
        <translation>{counter} può salire sulla scala.</translation>
    </message>
    <message>
        <source>{counter} climbs the ladder.</source>
        <comment>siege.1.93a/climb_done</comment>
        <translation>{counter} sale sulla scala.</translation>
    </message>
    <message>
        <source>{name} is not at the foot of a ladder.</source>
        <comment>siege.1.93a/none</comment>
        <translation>{name} non è ai piedi di una scala.</translation>
    </message>
    <message>
        <source>{counter} topples the ladder on {hex}</source>
        <comment>siege.1.94a/topple</comment>
        <translation>{counter} rovescia la scala in {hex}</translation>
    </message>
    <message>
        <source>{counter} may not topple the ladder on {hex}.</source>
        <comment>siege.1.94a/topple_no</comment>
        <translation>{counter} non può rovesciare la scala in {hex}.</translation>
    </message>
    <message>
        <source>{counter} may try to topple a ladder.</source>
        <comment>siege.1.94a/topple_may</comment>
        <translation>{counter} può provare a rovesciare una scala.</translation>
    </message>
    <message>
        <source>{counter} tries to topple the ladder on {hex}.</source>
        <comment>siege.1.94a/topple_done</comment>
        <translation>{counter} prova a rovesciare la scala in {hex}.</translation>
    </message>
    <message>
        <source>{counter} has tried to topple a ladder.</source>
        <comment>siege.1.94a/toppled_so</comment>
        <translation>{counter} ha provato a rovesciare una scala.</translation>
    </message>
    <message>
        <source>No ladder on {hex} leans on the rampart where {name} is.</source>
        <comment>siege.1.94a/opposite</comment>
        <translation>Nessuna scala in {hex} poggia sul bastione dov’è {name}.</translation>
    </message>
    <message>
        <source>{name} has shot in this phase.</source>
        <comment>siege.1.94a/shot</comment>
        <translation>{name} ha tirato in questa fase.</translation>
    </message>
    <message>
        <source>{name} has attacked in this phase.</source>
        <comment>siege.1.94a/attacked</comment>
        <translation>{name} ha attaccato in questa fase.</translation>
    </message>
    <message>
        <source>{name} has tried to topple a ladder in this phase.</source>
        <comment>siege.1.94a/tried</comment>
        <translation>{name} ha provato a rovesciare una scala in questa fase.</translation>
    </message>
    <message>
        <source>{name} is an animal, and topples no ladder.</source>
        <comment>siege.1.94a/animal</comment>
        <translation>{name} è un animale, e non rovescia scale.</translation>
    </message>
    <message>
        <source>The die shows {die}: the ladder on {hex} falls.</source>
        <comment>siege.1.94b/falls</comment>
        <translation>Il dado dà {die}: la scala in {hex} cade.</translation>
    </message>
    <message>
        <source>The die shows {die}: the ladder on {hex} stands.</source>
        <comment>siege.1.94b/stands</comment>
        <translation>Il dado dà {die}: la scala in {hex} resta in piedi.</translation>
    </message>
    <message>
        <source>{name} lays the fallen ladder on the ground.</source>
        <comment>siege.1.94c/first</comment>
        <translation>{name} mette a terra la scala caduta.</translation>
    </message>
    <message>
        <source>The other half of the ladder lies on {hex}</source>
        <comment>siege.1.94c/drop</comment>
        <translation>L’altra metà della scala finisce in {hex}</translation>
    </message>
    <message>
        <source>The other half of the ladder may not lie on {hex}.</source>
        <comment>siege.1.94c/drop_no</comment>
        <translation>L’altra metà della scala non può finire in {hex}.</translation>
    </message>
    <message>
        <source>{counter} must lay the fallen ladder on the ground.</source>
        <comment>siege.1.94c/drop_may</comment>
        <translation>{counter} deve mettere a terra la scala caduta.</translation>
    </message>
    <message>
        <source>The other half of the ladder lies on {hex}.</source>
        <comment>siege.1.94c/drop_done</comment>
        <translation>L’altra metà della scala finisce in {hex}.</translation>
    </message>
    <message>
        <source>{counter} has toppled the ladder on {ladder}, and lays it on the ground.</source>
        <comment>siege.1.94c/ladder_so</comment>
        <translation>{counter} ha rovesciato la scala dell’esagono {ladder}, e la mette a terra.</translation>
    </message>
    <message>
        <source>{name} has toppled no ladder.</source>
        <comment>siege.1.94c/none</comment>
        <translation>{name} non ha rovesciato scale.</translation>
    </message>
    <message>
        <source>{counter} falls to {hex}</source>
        <comment>siege.1.94d/fall</comment>
        <translation>{counter} cade in {hex}</translation>
    </message>
    <message>
        <source>{counter} may not fall to {hex}.</source>
        <comment>siege.1.94d/fall_no</comment>
        <translation>{counter} non può cadere in {hex}.</translation>
    </message>
    <message>
        <source>{counter} falls, and must be placed.</source>
        <comment>siege.1.94d/fall_may</comment>
        <translation>{counter} cade: bisogna dire dove.</translation>
    </message>
    <message>
        <source>{counter} falls to {hex}.</source>
        <comment>siege.1.94d/fall_done</comment>
        <translation>{counter} cade in {hex}.</translation>
    </message>
    <message>
        <source>{counter} is thrown off the drawbridge on {hex}.</source>
        <comment>siege.1.94d/fall_so_bridge</comment>
        <translation>{counter} cade dal ponte levatoio in {hex}.</translation>
    </message>
    <message>
        <source>{counter} falls from the ladder on {hex}.</source>
        <comment>siege.1.94d/fall_so_ladder</comment>
        <translation>{counter} cade dalla scala in {hex}.</translation>
    </message>
    <message>
        <source>{name} falls from the ladder and must be placed.</source>
        <comment>siege.1.94d/first</comment>
        <translation>{name} cade dalla scala: bisogna dire dove.</translation>
    </message>
    <message>
        <source>{name} is on the ladder, and falls with it.</source>
        <comment>siege.1.94d/climber</comment>
        <translation>{name} è sulla scala, e cade con essa.</translation>
    </message>
    <message>
        <source>{name} does not fall.</source>
        <comment>siege.1.94d/not_owed</comment>
        <translation>{name} non cade.</translation>
    </message>
    <message>
        <source>{name} falls to a hex beside the ladder that one on foot may enter, not to {hex}.</source>
        <comment>siege.1.94d/elsewhere</comment>
        <translation>{name} cade su un esagono accanto alla scala in cui si può entrare a piedi, non in {hex}.</translation>
    </message>
    <message>
        <source>{name} is wounded by the fall.</source>
        <comment>siege.1.94e/wounded</comment>
        <translation>La caduta ferisce {name}.</translation>
    </message>
    <message>
        <source>{name} was stunned or wounded already, and dies of the fall.</source>
        <comment>siege.1.94e/killed</comment>
        <translation>{name}, con uno stordimento o una ferita già subiti, muore per la caduta.</translation>
    </message>
    <message>
        <source>{name} falls on {other}.</source>
        <comment>siege.1.94f/beneath</comment>
        <translation>{name} cade sopra {other}.</translation>
    </message>
    <message>
        <source>{by} lights a fire</source>
        <comment>siege.3.51a/light</comment>
        <translation>{by} appicca il fuoco</translation>
    </message>
    <message>
        <source>{by} lights a fire on {hex}</source>
        <comment>siege.3.51a/light_hex</comment>
        <translation>{by} appicca il fuoco in {hex}</translation>
    </message>
    <message>
        <source>{by} may not light a fire.</source>
        <comment>siege.3.51a/light_no</comment>
        <translation>{by} non può appiccare il fuoco.</translation>
    </message>
    <message>
        <source>{by} may not light a fire on {hex}.</source>
        <comment>siege.3.51a/light_hex_no</comment>
        <translation>{by} non può appiccare il fuoco in {hex}.</translation>
    </message>
    <message>
        <source>{by} may light a fire.</source>
        <comment>siege.3.51a/light_may</comment>
        <translation>{by} può appiccare il fuoco.</translation>
    </message>
    <message>
        <source>{hex} is on fire.</source>
        <comment>siege.3.51a/lit_so</comment>
        <translation>{hex} è in fiamme.</translation>
    </message>
    <message>
        <source>{counter} lights a fire in this phase.</source>
        <comment>siege.3.51a/tends_so_light</comment>
        <translation>{counter} appicca il fuoco in questa fase.</translation>
    </message>
    <message>
        <source>{counter} tries to put a fire out in this phase.</source>
        <comment>siege.3.51a/tends_so_put_out</comment>
        <translation>{counter} tenta di spegnere un incendio in questa fase.</translation>
    </message>
    <message>
        <source>{counter} pours boiling oil in this phase.</source>
        <comment>siege.3.51a/tends_so_pour</comment>
        <translation>{counter} rovescia olio bollente in questa fase.</translation>
    </message>
    <message>
        <source>{name} is not on the map.</source>
        <comment>siege.3.51a/absent</comment>
        <translation>{name} non è sulla mappa.</translation>
    </message>
    <message>
        <source>{name} is dead.</source>
        <comment>siege.3.51a/dead</comment>
        <translation>{name} non è in vita.</translation>
    </message>
    <message>
        <source>{name} is an animal: no character.</source>
        <comment>siege.3.51a/animal</comment>
        <translation>{name} è un animale, non un personaggio.</translation>
    </message>
    <message>
        <source>{name} has moved in this phase.</source>
        <comment>siege.3.51a/moved</comment>
        <translation>{name} ha mosso in questa fase.</translation>
    </message>
    <message>
        <source>{name} has not stayed there for a complete turn.</source>
        <comment>siege.3.51a/arrived</comment>
        <translation>{name} non è lì da un turno intero.</translation>
    </message>
    <message>
        <source>Nothing beside {name} can be set alight.</source>
        <comment>siege.3.51a/nothing</comment>
        <translation>{name} non ha accanto nulla da incendiare.</translation>
    </message>
    <message>
        <source>{hex} is not beside {name}.</source>
        <comment>siege.3.51a/apart</comment>
        <translation>L’esagono {hex} non tocca quello di {name}.</translation>
    </message>
    <message>
        <source>On {hex} there is nothing that can be set alight by hand.</source>
        <comment>siege.3.51a/bare</comment>
        <translation>In {hex} non c’è nulla che si possa incendiare a mano.</translation>
    </message>
    <message>
        <source>{hex} is on fire already.</source>
        <comment>siege.3.51a/burning</comment>
        <translation>{hex} è già in fiamme.</translation>
    </message>
    <message>
        <source>May light a fire</source>
        <comment>siege.3.51a/may</comment>
        <translation>Possono appiccare il fuoco</translation>
    </message>
    <message>
        <source>Have lit a fire</source>
        <comment>siege.3.51a/done</comment>
        <translation>Hanno appiccato il fuoco</translation>
    </message>
    <message>
        <source>{name} has shot in this phase, and lights no fire.</source>
        <comment>siege.3.51b/shot</comment>
        <translation>{name} ha tirato in questa fase, e non appicca il fuoco.</translation>
    </message>
    <message>
        <source>{name} has fought in this phase, and lights no fire.</source>
        <comment>siege.3.51b/fought</comment>
        <translation>{name} ha combattuto in questa fase, e non appicca il fuoco.</translation>
    </message>
    <message>
        <source>{name} has lit a fire in this phase, and does not fight.</source>
        <comment>siege.3.51b/lit</comment>
        <translation>{name} ha appiccato il fuoco in questa fase, e non combatte.</translation>
    </message>
    <message>
        <source>{name} has done its work of this phase already.</source>
        <comment>siege.3.51b/again</comment>
        <translation>{name} ha già fatto il suo lavoro di questa fase.</translation>
    </message>
    <message>
        <source>{name} stands on a rampart, from which no siege engine is set alight by hand.</source>
        <comment>siege.3.51c/rampart</comment>
        <translation>{name} è su un bastione, da cui nessuna macchina d’assedio si incendia a mano.</translation>
    </message>
    <message>
        <source>Fire from {from} to {hex}</source>
        <comment>siege.3.52a/spread</comment>
        <translation>Incendio dall’esagono {from} all’esagono {hex}</translation>
    </message>
    <message>
        <source>No die is thrown for fire from {from} to {hex}.</source>
        <comment>siege.3.52a/spread_no</comment>
        <translation>Non si tira alcun dado per l’incendio dall’esagono {from} all’esagono {hex}.</translation>
    </message>
    <message>
        <source>A die is thrown for fire from {from} to {hex}.</source>
        <comment>siege.3.52a/spread_may</comment>
        <translation>Si tira un dado per l’incendio dall’esagono {from} all’esagono {hex}.</translation>
    </message>
    <message>
        <source>A die is owed for fire from {from} to {spreads}.</source>
        <comment>siege.3.52a/spreads_so</comment>
        <translation>È dovuto un dado per l’incendio dall’esagono {from} all’esagono {spreads}.</translation>
    </message>
    <message>
        <source>The die for fire from {from} to {rolled} has fallen.</source>
        <comment>siege.3.52a/rolled_so</comment>
        <translation>Il dado per l’incendio dall’esagono {from} all’esagono {rolled} è stato tirato.</translation>
    </message>
    <message>
        <source>The fires are checked.</source>
        <comment>siege.3.52a/checked_so</comment>
        <translation>Si controllano gli incendi.</translation>
    </message>
    <message numerus="yes">
        <source>{hex} has burnt for %n turn(s).</source>
        <comment>siege.3.52a/burning_so</comment>
        <translation>
            <numerusform>{hex} brucia da %n turno.</numerusform>
            <numerusform>{hex} brucia da %n turni.</numerusform>
        </translation>
    </message>
    <message>
        <source>First the die for fire from {from} to {hex}.</source>
        <comment>siege.3.52a/first</comment>
        <translation>Prima il dado per l’incendio dall’esagono {from} all’esagono {hex}.</translation>
    </message>
    <message>
        <source>Before the phase ends, the fires are checked.</source>
        <comment>siege.3.52a/check</comment>
        <translation>Prima che la fase finisca si controllano gli incendi.</translation>
    </message>
    <message>
        <source>No die is owed for fire from {from} to {hex}.</source>
        <comment>siege.3.52a/not_owed</comment>
        <translation>Non è dovuto alcun dado per l’incendio dall’esagono {from} all’esagono {hex}.</translation>
    </message>
    <message>
        <source>Die {die}: the fire spreads from {from} to {hex}.</source>
        <comment>siege.3.52a/catches</comment>
        <translation>Dado {die}: l’incendio si propaga dall’esagono {from} all’esagono {hex}.</translation>
    </message>
    <message>
        <source>Die {die}: the fire does not spread from {from} to {hex}.</source>
        <comment>siege.3.52a/stops</comment>
        <translation>Dado {die}: l’incendio non si propaga dall’esagono {from} all’esagono {hex}.</translation>
    </message>
    <message>
        <source>{by} tries to put a fire out</source>
        <comment>siege.3.53a/put_out</comment>
        <translation>{by} tenta di spegnere un incendio</translation>
    </message>
    <message>
        <source>{by} tries to put out the fire on {hex}</source>
        <comment>siege.3.53a/put_out_hex</comment>
        <translation>{by} tenta di spegnere l’incendio in {hex}</translation>
    </message>
    <message>
        <source>{by} may not try to put a fire out.</source>
        <comment>siege.3.53a/put_out_no</comment>
        <translation>{by} non può tentare di spegnere un incendio.</translation>
    </message>
    <message>
        <source>{by} may not try to put out the fire on {hex}.</source>
        <comment>siege.3.53a/put_out_hex_no</comment>
        <translation>{by} non può tentare di spegnere l’incendio in {hex}.</translation>
    </message>
    <message>
        <source>{by} may try to put a fire out.</source>
        <comment>siege.3.53a/put_out_may</comment>
        <translation>{by} può tentare di spegnere un incendio.</translation>
    </message>
    <message>
        <source>{by} may try to put out the fire on {hex}.</source>
        <comment>siege.3.53a/put_out_hex_may</comment>
        <translation>{by} può tentare di spegnere l’incendio in {hex}.</translation>
    </message>
    <message>
        <source>{name} has moved in this phase, and puts no fire out.</source>
        <comment>siege.3.53a/moved</comment>
        <translation>{name} ha mosso in questa fase, e non spegne incendi.</translation>
    </message>
    <message>
        <source>{name} has shot in this phase, and puts no fire out.</source>
        <comment>siege.3.53a/shot</comment>
        <translation>{name} ha tirato in questa fase, e non spegne incendi.</translation>
    </message>
    <message>
        <source>{name} has fought in this phase, and puts no fire out.</source>
        <comment>siege.3.53a/fought</comment>
        <translation>{name} ha combattuto in questa fase, e non spegne incendi.</translation>
    </message>
    <message>
        <source>{name} has tried to put a fire out in this phase, and does not fight.</source>
        <comment>siege.3.53a/tried</comment>
        <translation>{name} ha tentato di spegnere un incendio in questa fase, e non combatte.</translation>
    </message>
    <message>
        <source>Nothing burns beside {name}.</source>
        <comment>siege.3.53a/nothing</comment>
        <translation>{name} non ha accanto nulla in fiamme.</translation>
    </message>
    <message>
        <source>{hex} is not beside {name}.</source>
        <comment>siege.3.53a/apart</comment>
        <translation>L’esagono {hex} non tocca quello di {name}.</translation>
    </message>
    <message>
        <source>{hex} is not on fire.</source>
        <comment>siege.3.53a/cold</comment>
        <translation>{hex} non è in fiamme.</translation>
    </message>
    <message>
        <source>Die {die}, result {letter}: the fire on {hex} is out.</source>
        <comment>siege.3.53a/out</comment>
        <translation>Dado {die}, risultato {letter}: l’incendio in {hex} è spento.</translation>
    </message>
    <message>
        <source>Die {die}: the fire on {hex} burns on.</source>
        <comment>siege.3.53a/burns_on</comment>
        <translation>Dado {die}: l’incendio in {hex} continua.</translation>
    </message>
    <message>
        <source>May put a fire out</source>
        <comment>siege.3.53a/may</comment>
        <translation>Possono spegnere un incendio</translation>
    </message>
    <message>
        <source>Have tried to put a fire out</source>
        <comment>siege.3.53a/done</comment>
        <translation>Hanno tentato di spegnere un incendio</translation>
    </message>
    <message>
        <source>{name} has made its attempt, or done other work, in this phase already.</source>
        <comment>siege.3.53b/again</comment>
        <translation>{name} ha già fatto il suo tentativo, o un altro lavoro, in questa fase.</translation>
    </message>
    <message>
        <source>First {name} must leave the fire.</source>
        <comment>siege.3.54a/first</comment>
        <translation>Prima {name} deve lasciare l’incendio.</translation>
    </message>
    <message>
        <source>{name} is in the fire and must leave it.</source>
        <comment>siege.3.54a/owes</comment>
        <translation>{name} è nell’incendio e deve lasciarlo.</translation>
    </message>
    <message>
        <source>{name} must retreat 1 hex from the fire, not {given}.</source>
        <comment>siege.3.54a/length</comment>
        <translation>{name} deve indietreggiare di 1 esagono dall’incendio, non di {given}.</translation>
    </message>
    <message>
        <source>{name} leaves the fire, to {hex}.</source>
        <comment>siege.3.54a/done</comment>
        <translation>{name} lascia l’incendio, in {hex}.</translation>
    </message>
    <message>
        <source>{name} cannot leave the fire: wounded.</source>
        <comment>siege.3.54a/cannot</comment>
        <translation>{name} non può lasciare l’incendio: ferita.</translation>
    </message>
    <message>
        <source>{name} stays in the fire: wounded.</source>
        <comment>siege.3.54a/stays</comment>
        <translation>{name} rimane nell’incendio: ferita.</translation>
    </message>
    <message>
        <source>{name} has been in the fire for a second turn: killed.</source>
        <comment>siege.3.54a/dies</comment>
        <translation>{name} è nell’incendio per il secondo turno: morte.</translation>
    </message>
    <message>
        <source>{hex} is on fire too.</source>
        <comment>siege.3.54a/burns</comment>
        <translation>Anche {hex} è in fiamme.</translation>
    </message>
    <message>
        <source>{counter} stays in the fire on {stays}.</source>
        <comment>siege.3.54a/stays_so</comment>
        <translation>{counter} resta nell’incendio, esagono {stays}.</translation>
    </message>
    <message>
        <source>Die {die}: {name} comes round in the fire.</source>
        <comment>siege.3.54c/comes_round</comment>
        <translation>Dado {die}: {name} si riprende nell’incendio.</translation>
    </message>
    <message>
        <source>Die {die}: {name} dies in the fire.</source>
        <comment>siege.3.54c/dies</comment>
        <translation>Dado {die}: {name} muore nell’incendio.</translation>
    </message>
    <message>
        <source>{hex} has burnt for three turns: what it held is destroyed.</source>
        <comment>siege.3.55a/destroyed</comment>
        <translation>{hex} brucia da tre turni: ciò che conteneva è distrutto.</translation>
    </message>
    <message>
        <source>What stood on {destroyed} is destroyed by fire.</source>
        <comment>siege.3.55a/destroyed_so</comment>
        <translation>Ciò che era nell’esagono {destroyed} è distrutto dal fuoco.</translation>
    </message>
    <message>
        <source>The whole engine on {hex} is destroyed.</source>
        <comment>siege.3.55b/whole</comment>
        <translation>L’intera macchina in {hex} è distrutta.</translation>
    </message>
    <message>
        <source>One of the three at the ram has tried to put out a fire in this turn.</source>
        <comment>siege.4.34a/put_out</comment>
        <translation>Uno dei tre all’ariete ha tentato di spegnere un incendio in questo turno.</translation>
    </message>
    <message>
        <source>{by} shoots a flaming arrow</source>
        <comment>siege.5.31a/flame</comment>
        <translation>{by} tira una freccia incendiaria</translation>
    </message>
    <message>
        <source>{by} shoots a flaming arrow at {hex}</source>
        <comment>siege.5.31a/flame_hex</comment>
        <translation>{by} tira una freccia incendiaria contro {hex}</translation>
    </message>
    <message>
        <source>{by} may not shoot a flaming arrow.</source>
        <comment>siege.5.31a/flame_no</comment>
        <translation>{by} non può tirare una freccia incendiaria.</translation>
    </message>
    <message>
        <source>{by} may not shoot a flaming arrow at {hex}.</source>
        <comment>siege.5.31a/flame_hex_no</comment>
        <translation>{by} non può tirare una freccia incendiaria contro {hex}.</translation>
    </message>
    <message>
        <source>{by} may shoot a flaming arrow.</source>
        <comment>siege.5.31a/flame_may</comment>
        <translation>{by} può tirare una freccia incendiaria.</translation>
    </message>
    <message>
        <source>{by} may shoot a flaming arrow at {hex}.</source>
        <comment>siege.5.31a/flame_hex_may</comment>
        <translation>{by} può tirare una freccia incendiaria contro {hex}.</translation>
    </message>
    <message>
        <source>Flaming arrows are shot with bows, not with this: {weapon}.</source>
        <comment>siege.5.31a/bows</comment>
        <translation>Le frecce incendiarie si tirano con l’arco, non con quest’arma: {weapon}.</translation>
    </message>
    <message>
        <source>There is no siege engine on {hex}.</source>
        <comment>siege.5.31a/no_engine</comment>
        <translation>In {hex} non c’è alcuna macchina d’assedio.</translation>
    </message>
    <message>
        <source>{hex} is on fire already.</source>
        <comment>siege.5.31a/burning</comment>
        <translation>{hex} è già in fiamme.</translation>
    </message>
    <message>
        <source>There is no siege engine to shoot at.</source>
        <comment>siege.5.31a/none</comment>
        <translation>Non c’è alcuna macchina d’assedio a cui tirare.</translation>
    </message>
    <message>
        <source>May shoot a flaming arrow</source>
        <comment>siege.5.31a/may</comment>
        <translation>Possono tirare una freccia incendiaria</translation>
    </message>
    <message>
        <source>{hex} is {range} hexes away; a flaming arrow flies no farther than {longest}.</source>
        <comment>siege.5.31b/short</comment>
        <translation>{hex} dista {range} esagoni; una freccia incendiaria non vola oltre {longest}.</translation>
    </message>
    <message>
        <source>Die {die}: the arrow does not set {hex} alight.</source>
        <comment>siege.5.31c/misses</comment>
        <translation>Dado {die}: la freccia non incendia {hex}.</translation>
    </message>
    <message>
        <source>Die {die}, result {letter}: {hex} is on fire.</source>
        <comment>siege.5.31d/catches</comment>
        <translation>Dado {die}, risultato {letter}: {hex} è in fiamme.</translation>
    </message>
    <message>
        <source>{by} pours boiling oil</source>
        <comment>siege.5.32a/pour</comment>
        <translation>{by} rovescia olio bollente</translation>
    </message>
    <message>
        <source>{by} pours boiling oil on {hex}</source>
        <comment>siege.5.32a/pour_hex</comment>
        <translation>{by} rovescia olio bollente su {hex}</translation>
    </message>
    <message>
        <source>{by} may not pour boiling oil.</source>
        <comment>siege.5.32a/pour_no</comment>
        <translation>{by} non può rovesciare olio bollente.</translation>
    </message>
    <message>
        <source>{by} may not pour boiling oil on {hex}.</source>
        <comment>siege.5.32a/pour_hex_no</comment>
        <translation>{by} non può rovesciare olio bollente su {hex}.</translation>
    </message>
    <message>
        <source>{by} may pour boiling oil.</source>
        <comment>siege.5.32a/pour_may</comment>
        <translation>{by} può rovesciare olio bollente.</translation>
    </message>
    <message>
        <source>{by} may pour boiling oil on {hex}.</source>
        <comment>siege.5.32a/pour_hex_may</comment>
        <translation>{by} può rovesciare olio bollente su {hex}.</translation>
    </message>
    <message>
        <source>{counter} empties a barrel of oil on {pours}.</source>
        <comment>siege.5.32a/pours_so</comment>
        <translation>{counter} vuota un barile d’olio sull’esagono {pours}.</translation>
    </message>
    <message>
        <source>{name} is not on a rampart.</source>
        <comment>siege.5.32a/rampart</comment>
        <translation>{name} non è su un bastione.</translation>
    </message>
    <message>
        <source>{name} has no oil barrel.</source>
        <comment>siege.5.32a/no_barrel</comment>
        <translation>{name} non ha un barile d’olio.</translation>
    </message>
    <message>
        <source>{hex} is not beside {name}.</source>
        <comment>siege.5.32a/apart</comment>
        <translation>L’esagono {hex} non tocca quello di {name}.</translation>
    </message>
    <message>
        <source>{hex} is not lower than {name}.</source>
        <comment>siege.5.32a/higher</comment>
        <translation>{hex} non è più in basso di {name}.</translation>
    </message>
    <message>
        <source>On {hex} there is neither an enemy nor a siege engine that the oil reaches.</source>
        <comment>siege.5.32a/nobody</comment>
        <translation>In {hex} non c’è né un nemico né una macchina d’assedio che l’olio raggiunga.</translation>
    </message>
    <message>
        <source>May pour boiling oil</source>
        <comment>siege.5.32a/may</comment>
        <translation>Possono rovesciare olio bollente</translation>
    </message>
    <message>
        <source>Have poured boiling oil</source>
        <comment>siege.5.32a/done</comment>
        <translation>Hanno rovesciato olio bollente</translation>
    </message>
    <message>
        <source>The oil reaches {hex}, at whatever height.</source>
        <comment>siege.5.32b/reaches</comment>
        <translation>L’olio raggiunge {hex}, a qualunque altezza.</translation>
    </message>
    <message>
        <source>{name} is on top of a siege tower, out of reach of the oil.</source>
        <comment>siege.5.32c/top</comment>
        <translation>{name} è in cima a una torre d’assedio, fuori portata dell’olio.</translation>
    </message>
    <message>
        <source>{name} must leave the top of the burning tower.</source>
        <comment>siege.5.32c/leaves</comment>
        <translation>{name} deve lasciare la cima della torre in fiamme.</translation>
    </message>
    <message>
        <source>{name} has shot in this phase, and pours no oil.</source>
        <comment>siege.5.32d/shot</comment>
        <translation>{name} ha tirato in questa fase, e non rovescia olio.</translation>
    </message>
    <message>
        <source>{name} has fought in this phase, and pours no oil.</source>
        <comment>siege.5.32d/fought</comment>
        <translation>{name} ha combattuto in questa fase, e non rovescia olio.</translation>
    </message>
    <message>
        <source>{name} has poured oil in this phase, and does not fight.</source>
        <comment>siege.5.32d/poured</comment>
        <translation>{name} ha rovesciato olio in questa fase, e non combatte.</translation>
    </message>
    <message>
        <source>{name} has done its work of this phase already.</source>
        <comment>siege.5.32d/again</comment>
        <translation>{name} ha già fatto il suo lavoro di questa fase.</translation>
    </message>
    <message>
        <source>{counter} picks up an oil barrel</source>
        <comment>siege.5.32e/take</comment>
        <translation>{counter} raccoglie un barile d’olio</translation>
    </message>
    <message>
        <source>{counter} may not pick up an oil barrel.</source>
        <comment>siege.5.32e/take_no</comment>
        <translation>{counter} non può raccogliere un barile d’olio.</translation>
    </message>
    <message>
        <source>{counter} may pick up an oil barrel.</source>
        <comment>siege.5.32e/take_may</comment>
        <translation>{counter} può raccogliere un barile d’olio.</translation>
    </message>
    <message>
        <source>{counter} picks up an oil barrel.</source>
        <comment>siege.5.32e/take_done</comment>
        <translation>{counter} raccoglie un barile d’olio.</translation>
    </message>
    <message>
        <source>{counter} has the oil barrel from {takes}.</source>
        <comment>siege.5.32e/takes_so</comment>
        <translation>{counter} ha il barile d’olio dell’esagono {takes}.</translation>
    </message>
    <message>
        <source>{name} carries a barrel: 2 movement points fewer.</source>
        <comment>siege.5.32e/carries</comment>
        <translation>{name} porta un barile: 2 punti movimento in meno.</translation>
    </message>
    <message>
        <source>{name} carries a barrel already.</source>
        <comment>siege.5.32e/has_one</comment>
        <translation>{name} porta già un barile.</translation>
    </message>
    <message>
        <source>{name} is mounted or an animal, and carries no barrel.</source>
        <comment>siege.5.32e/mounted</comment>
        <translation>{name} è a cavallo o un animale, e non porta barili.</translation>
    </message>
    <message>
        <source>May pick up an oil barrel</source>
        <comment>siege.5.32e/may</comment>
        <translation>Possono raccogliere un barile d’olio</translation>
    </message>
    <message>
        <source>Carry an oil barrel</source>
        <comment>siege.5.32e/done</comment>
        <translation>Portano un barile d’olio</translation>
    </message>
    <message>
        <source>Die {die} in column {column}, table {table}: {result}.</source>
        <comment>siege.5.32f/column</comment>
        <translation>Dado {die} nella colonna {column}, tabella {table}: {result}.</translation>
    </message>
    <message>
        <source>Die {die} in column {column}, table {table}: {name} is unhurt.</source>
        <comment>siege.5.32f/nothing</comment>
        <translation>Dado {die} nella colonna {column}, tabella {table}: {name} resta indenne.</translation>
    </message>
    <message>
        <source>No siege engine protects {name} from the oil.</source>
        <comment>siege.5.32f/unprotected</comment>
        <translation>Nessuna macchina d’assedio protegge {name} dall’olio.</translation>
    </message>
    <message>
        <source>A siege engine protects {name}: the die for it comes first.</source>
        <comment>siege.5.32g/under</comment>
        <translation>Una macchina d’assedio protegge {name}: prima si tira il dado per essa.</translation>
    </message>
    <message>
        <source>Die {die}, result {letter}: the engine on {hex} is on fire.</source>
        <comment>siege.5.32g/catches</comment>
        <translation>Dado {die}, risultato {letter}: la macchina in {hex} è in fiamme.</translation>
    </message>
    <message>
        <source>Die {die}: the engine on {hex} does not catch fire.</source>
        <comment>siege.5.32g/holds</comment>
        <translation>Dado {die}: la macchina in {hex} non prende fuoco.</translation>
    </message>
    <message>
        <source>{name} must retreat from the burning engine.</source>
        <comment>siege.5.32h/flees</comment>
        <translation>{name} deve indietreggiare dalla macchina in fiamme.</translation>
    </message>
    <message>
        <source>The oil reaches nobody on {hex}: only the die for the engine is thrown.</source>
        <comment>siege.5.32k/alone</comment>
        <translation>L’olio non raggiunge nessuno in {hex}: si tira solo il dado per la macchina.</translation>
    </message>
    <message>
        <source>Panic after the death of {dead}</source>
        <comment>siege.panic.1a/panic</comment>
        <translation>Panico dopo una morte: {dead}</translation>
    </message>
    <message>
        <source>No panic die for {dead}.</source>
        <comment>siege.panic.1a/panic_no</comment>
        <translation>Nessun dado del panico per {dead}.</translation>
    </message>
    <message>
        <source>A die is thrown for the death of {dead}.</source>
        <comment>siege.panic.1a/panic_may</comment>
        <translation>{dead}: per questa morte si tira un dado.</translation>
    </message>
    <message>
        <source>First the panic die is thrown for the death of {name}.</source>
        <comment>siege.panic.1a/first</comment>
        <translation>Prima si tira il dado del panico per la morte di {name}.</translation>
    </message>
    <message>
        <source>No panic die is owed for {name}.</source>
        <comment>siege.panic.1a/not_owed</comment>
        <translation>Nessun dado del panico è dovuto per {name}.</translation>
    </message>
    <message>
        <source>The death of {name} may frighten {friends,and}.</source>
        <comment>siege.panic.1a/risk</comment>
        <translation>La morte di {name} può spaventare: {friends,and}.</translation>
    </message>
    <message>
        <source>The death of {name} frightens nobody.</source>
        <comment>siege.panic.1a/spared</comment>
        <translation>La morte di {name} non spaventa nessuno.</translation>
    </message>
    <message>
        <source>{counter} takes heart again.</source>
        <comment>siege.panic.1a/nerve_so_steady</comment>
        <translation>{counter} riprende coraggio.</translation>
    </message>
    <message>
        <source>{counter} panics.</source>
        <comment>siege.panic.1a/nerve_so_panic</comment>
        <translation>{counter} cade nel panico.</translation>
    </message>
    <message>
        <source>{counter} routs.</source>
        <comment>siege.panic.1a/nerve_so_rout</comment>
        <translation>{counter} va in rotta.</translation>
    </message>
    <message>
        <source>The nerve of {counter}: {nerve}.</source>
        <comment>siege.panic.1a/nerve_so</comment>
        <translation>Il coraggio di {counter}: {nerve}.</translation>
    </message>
    <message>
        <source>The death of {dead} frightens nobody any more.</source>
        <comment>siege.panic.1a/shaken_so</comment>
        <translation>{dead}: questa morte non spaventa più nessuno.</translation>
    </message>
    <message>
        <source>Panic table, die {die}: nothing happens.</source>
        <comment>siege.panic.1c/nothing</comment>
        <translation>Tabella del panico, dado {die}: non succede niente.</translation>
    </message>
    <message numerus="yes">
        <source>Panic table, die {die}: panic, %n character(s).</source>
        <comment>siege.panic.1c/panic</comment>
        <translation>
            <numerusform>Tabella del panico, dado {die}: panico, %n personaggio.</numerusform>
            <numerusform>Tabella del panico, dado {die}: panico, %n personaggi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Panic table, die {die}: rout, %n character(s).</source>
        <comment>siege.panic.1c/rout</comment>
        <translation>
            <numerusform>Tabella del panico, dado {die}: rotta, %n personaggio.</numerusform>
            <numerusform>Tabella del panico, dado {die}: rotta, %n personaggi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Affected: {who,and}</source>
        <comment>siege.panic.1d/frighten</comment>
        <translation>Colpiti: {who,and}</translation>
    </message>
    <message>
        <source>These may not be chosen.</source>
        <comment>siege.panic.1d/frighten_no</comment>
        <translation>Questi non si possono scegliere.</translation>
    </message>
    <message>
        <source>The owner chooses who is affected.</source>
        <comment>siege.panic.1d/frighten_may</comment>
        <translation>Chi li comanda sceglie chi ne è colpito.</translation>
    </message>
    <message>
        <source>Affected: {who,and}.</source>
        <comment>siege.panic.1d/frighten_done</comment>
        <translation>Colpiti: {who,and}.</translation>
    </message>
    <message>
        <source>Nobody more is affected</source>
        <comment>siege.panic.1d/keep_calm</comment>
        <translation>Nessun altro è colpito</translation>
    </message>
    <message>
        <source>Nobody may stay calm now.</source>
        <comment>siege.panic.1d/keep_calm_no</comment>
        <translation>Ora nessuno può restare calmo.</translation>
    </message>
    <message>
        <source>Nobody more is affected.</source>
        <comment>siege.panic.1d/keep_calm_done</comment>
        <translation>Nessun altro è colpito.</translation>
    </message>
    <message>
        <source>No more than these are there: all are affected.</source>
        <comment>siege.panic.1d/fewer</comment>
        <translation>Non ce ne sono di più: sono colpiti tutti.</translation>
    </message>
    <message numerus="yes">
        <source>First %n character(s) are chosen after the death of {name}.</source>
        <comment>siege.panic.1d/first</comment>
        <translation>
            <numerusform>Prima si sceglie %n personaggio dopo la morte di {name}.</numerusform>
            <numerusform>Prima si scelgono %n personaggi dopo la morte di {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Those who saw {name} die may all be let panic or rout.</source>
        <comment>siege.panic.1d/may</comment>
        <translation>Chi ha visto morire {name} può cadere nel panico o andare in rotta, se lo si vuole per tutti.</translation>
    </message>
    <message>
        <source>Or nobody is.</source>
        <comment>siege.panic.1d/or_calm</comment>
        <translation>Oppure nessuno.</translation>
    </message>
    <message>
        <source>After the death of {name} nobody is to be chosen.</source>
        <comment>siege.panic.1d/not_owed</comment>
        <translation>Dopo la morte di {name} non si deve scegliere nessuno.</translation>
    </message>
    <message>
        <source>The death of {dead} does not frighten {name}.</source>
        <comment>siege.panic.1d/not_he</comment>
        <translation>{name} non ha paura per la morte: {dead}.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them must be chosen, not {given}.</source>
        <comment>siege.panic.1d/count</comment>
        <translation>
            <numerusform>Se ne deve scegliere %n, non {given}.</numerusform>
            <numerusform>Se ne devono scegliere %n, non {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n must be chosen, or all of them; not {given}.</source>
        <comment>siege.panic.1d/all</comment>
        <translation>
            <numerusform>Se ne deve scegliere %n, o tutti; non {given}.</numerusform>
            <numerusform>Se ne devono scegliere %n, o tutti; non {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The die asks for %n character(s).</source>
        <comment>siege.panic.1d/must</comment>
        <translation>
            <numerusform>Il dado chiede %n personaggio.</numerusform>
            <numerusform>Il dado chiede %n personaggi.</numerusform>
        </translation>
    </message>
    <message>
        <source>The die says which: {nerve}.</source>
        <comment>siege.panic.1d/into</comment>
        <translation>È il dado a dirlo: {nerve}.</translation>
    </message>
    <message numerus="yes">
        <source>%n of those who saw {dead} die are affected; the owner chooses.</source>
        <comment>siege.panic.1d/fright_so</comment>
        <translation>
            <numerusform>È colpito %n di chi ha visto morire {dead}; sceglie chi li comanda.</numerusform>
            <numerusform>Sono colpiti %n di chi ha visto morire {dead}; sceglie chi li comanda.</numerusform>
        </translation>
    </message>
    <message>
        <source>{counter} flees</source>
        <comment>siege.panic.2a/flee</comment>
        <translation>{counter} fugge</translation>
    </message>
    <message>
        <source>{counter} flees to {path,last}</source>
        <comment>siege.panic.2a/flee_path</comment>
        <translation>{counter} fugge in {path,last}</translation>
    </message>
    <message>
        <source>{counter} flees from the map</source>
        <comment>siege.panic.2a/flee_over</comment>
        <translation>{counter} fugge dalla mappa</translation>
    </message>
    <message>
        <source>{counter} may not flee so.</source>
        <comment>siege.panic.2a/flee_no</comment>
        <translation>{counter} non può fuggire così.</translation>
    </message>
    <message>
        <source>{counter} may not flee to {path,last} like that.</source>
        <comment>siege.panic.2a/flee_path_no</comment>
        <translation>{counter} non può fuggire così in {path,last}.</translation>
    </message>
    <message>
        <source>{counter} must flee.</source>
        <comment>siege.panic.2a/flee_may</comment>
        <translation>{counter} deve fuggire.</translation>
    </message>
    <message>
        <source>{counter} flees to {path,last}.</source>
        <comment>siege.panic.2a/flee_path_done</comment>
        <translation>{counter} fugge in {path,last}.</translation>
    </message>
    <message>
        <source>{counter} flees from the map.</source>
        <comment>siege.panic.2a/flee_over_done</comment>
        <translation>{counter} fugge dalla mappa.</translation>
    </message>
    <message>
        <source>First {name} flees.</source>
        <comment>siege.panic.2a/first</comment>
        <translation>Prima fugge {name}.</translation>
    </message>
    <message>
        <source>{name} has no flight to make.</source>
        <comment>siege.panic.2a/not_owed</comment>
        <translation>{name} non ha nessuna fuga da compiere.</translation>
    </message>
    <message>
        <source>{to} is not beside {from}.</source>
        <comment>siege.panic.2a/jump</comment>
        <translation>{from} e l’esagono {to} non si toccano.</translation>
    </message>
    <message>
        <source>{hex} was on the way already.</source>
        <comment>siege.panic.2a/back</comment>
        <translation>{hex} era già sul percorso.</translation>
    </message>
    <message>
        <source>{hex} cannot be entered.</source>
        <comment>siege.panic.2a/closed</comment>
        <translation>In {hex} non si può entrare.</translation>
    </message>
    <message>
        <source>{hex} is held.</source>
        <comment>siege.panic.2a/held</comment>
        <translation>{hex} non è libero.</translation>
    </message>
    <message>
        <source>A way leads farther from the enemy than to {hex}.</source>
        <comment>siege.panic.2a/nearer</comment>
        <translation>C’è un percorso che porta più lontano dal nemico di {hex}.</translation>
    </message>
    <message>
        <source>Another step leads farther from the enemy than {hex}.</source>
        <comment>siege.panic.2a/farthest</comment>
        <translation>Un altro esagono è più lontano dal nemico: non {hex}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} must flee %n hex(es), not {given}.</source>
        <comment>siege.panic.2a/length</comment>
        <translation>
            <numerusform>{name} deve fuggire di %n esagono, non {given}.</numerusform>
            <numerusform>{name} deve fuggire di %n esagoni, non {given}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No flight from {hex} goes on to its end.</source>
        <comment>siege.panic.2a/stuck</comment>
        <translation>Da {hex} nessuna fuga arriva alla fine.</translation>
    </message>
    <message>
        <source>That side of {hex} is not the edge of the map.</source>
        <comment>siege.panic.2a/edge</comment>
        <translation>Quel lato di {hex} non è il bordo della mappa.</translation>
    </message>
    <message>
        <source>{hex} does not lead to the nearest way out.</source>
        <comment>siege.panic.2b/way_out</comment>
        <translation>{hex} non porta alla via d’uscita più vicina.</translation>
    </message>
    <message>
        <source>{hex} is beside an enemy who could attack there.</source>
        <comment>siege.panic.2c/threat</comment>
        <translation>{hex} è accanto a un nemico che potrebbe attaccare lì.</translation>
    </message>
    <message>
        <source>There is no way for {name} to flee: wounded instead.</source>
        <comment>siege.panic.2d/wounded</comment>
        <translation>{name} non ha nessuna via per fuggire: ne risulta una ferita.</translation>
    </message>
    <message>
        <source>{hex} is beside an enemy, and {name} is in panic.</source>
        <comment>siege.panic.2f/contact</comment>
        <translation>{name} è nel panico: {hex} è accanto al nemico.</translation>
    </message>
    <message numerus="yes">
        <source>All who are attacked are in panic: %n column(s) to the right.</source>
        <comment>siege.panic.2g/shift</comment>
        <translation>
            <numerusform>Chi è attaccato è nel panico: %n colonna a destra.</numerusform>
            <numerusform>Chi è attaccato è nel panico: %n colonne a destra.</numerusform>
        </translation>
    </message>
    <message>
        <source>Those attacked are in panic: what would befall the attackers does not count.</source>
        <comment>siege.panic.2g/ignored</comment>
        <translation>Chi è attaccato è nel panico: quello che toccherebbe agli attaccanti non conta.</translation>
    </message>
    <message>
        <source>{other} stands beside {name}: the panic ends.</source>
        <comment>siege.panic.2h/rallied</comment>
        <translation>{name} ha accanto {other}: il panico finisce.</translation>
    </message>
    <message>
        <source>Every enemy is far from {name}: the panic ends.</source>
        <comment>siege.panic.2h/far</comment>
        <translation>Ogni nemico è lontano da {name}: il panico finisce.</translation>
    </message>
    <message>
        <source>{name} is in rout and moves only in flight.</source>
        <comment>siege.panic.3a/moves</comment>
        <translation>{name} è in rotta e si muove solo in fuga.</translation>
    </message>
    <message>
        <source>{hex} takes more movement points than are left.</source>
        <comment>siege.panic.3a/points</comment>
        <translation>{hex} richiede più punti movimento di quanti ne restano.</translation>
    </message>
    <message>
        <source>{name} has movement points left and flees on.</source>
        <comment>siege.panic.3a/on</comment>
        <translation>{name} ha ancora punti movimento e continua a fuggire.</translation>
    </message>
    <message>
        <source>{counter} must flee again.</source>
        <comment>siege.panic.3a/flight_so</comment>
        <translation>{counter} deve fuggire ancora.</translation>
    </message>
    <message>
        <source>Those in rout flee in step 2, so that it cannot be left out.</source>
        <comment>siege.panic.3a/first</comment>
        <translation>Chi è in rotta fugge nella sequenza 2, che perciò non si può saltare.</translation>
    </message>
    <message>
        <source>{other} stands beside {name}: the rout ends.</source>
        <comment>siege.panic.3b/rallied</comment>
        <translation>{name} ha accanto {other}: la rotta finisce.</translation>
    </message>
    <message>
        <source>{name} was in panic already and routs, without a die.</source>
        <comment>siege.panic.4/routs</comment>
        <translation>{name} era già nel panico e va in rotta, senza dado.</translation>
    </message>
    <message>
        <source>{counter} leaves the map and does not return.</source>
        <comment>siege.exit.1/left_so</comment>
        <translation>{counter} lascia la mappa e non torna.</translation>
    </message>
    <message>
        <source>{name} is wounded and counts as a loss.</source>
        <comment>siege.exit.1/lost</comment>
        <translation>{name} ha una ferita e conta come perdita.</translation>
    </message>
    <message>
        <source>{name} does not count as a loss.</source>
        <comment>siege.exit.1/not_lost</comment>
        <translation>{name} non conta come perdita.</translation>
    </message>
    <message>
        <source>{name} has left the map and does not return.</source>
        <comment>siege.exit.1/gone</comment>
        <translation>{name} ha lasciato la mappa e non torna.</translation>
    </message>
    <message>
        <source>{friend} stands beside {target}, and a miss may hit {friend}.</source>
        <comment>siege.error.1/lifted</comment>
        <translation>{target} ha accanto {friend}: un tiro mancato può colpire {friend}.</translation>
    </message>
    <message>
        <source>The shot misses, and {friend} stands beside {target}: a second die on the error table.</source>
        <comment>siege.error.2/risk</comment>
        <translation>Il tiro manca; {target} ha accanto {friend}: un secondo dado sulla tabella degli errori di tiro.</translation>
    </message>
    <message>
        <source>The shot misses, and several stand beside {target}: one is drawn, counted in the order of {friends,and}.</source>
        <comment>siege.error.2/draw</comment>
        <translation>Il tiro manca; {target} ha accanto più di un amico: si sorteggia, contando in quest’ordine: {friends,and}.</translation>
    </message>
    <message>
        <source>{friend} is drawn: a second die on the error table.</source>
        <comment>siege.error.2/drawn</comment>
        <translation>Il sorteggio indica {friend}: un secondo dado sulla tabella degli errori di tiro.</translation>
    </message>
    <message>
        <source>Range, health and skill count for the error die too: {add}.</source>
        <comment>siege.error.3/added</comment>
        <translation>Gittata, salute e abilità contano anche per il dado dell’errore: {add}.</translation>
    </message>
    <message>
        <source>Error table, die {die}, adjusted {adjusted}: {friend} is hit and wounded.</source>
        <comment>siege.error.4/hit</comment>
        <translation>Tabella degli errori di tiro, dado {die}, modificato {adjusted}: il tiro colpisce e ferisce {friend}.</translation>
    </message>
    <message>
        <source>Error table, die {die}, adjusted {adjusted}: nobody is hit.</source>
        <comment>siege.error.4/harmless</comment>
        <translation>Tabella degli errori di tiro, dado {die}, modificato {adjusted}: nessuno è colpito.</translation>
    </message>
    <message>
        <source>An obstacle stands between {shooter} and {friend}, who cannot be hit by mistake.</source>
        <comment>siege.error.5/shielded</comment>
        <translation>{friend} sta dietro un ostacolo: il tiro partito da qui ({shooter}) non può colpire per errore.</translation>
    </message>
    <message>
        <source>The skill numbers of the side of {shooter} add up to {sum} among those with this weapon ({weapon}), not to 0.</source>
        <comment>siege.skill.2/sum</comment>
        <translation>I numeri di abilità della parte di {shooter} fra chi ha quest’arma ({weapon}) danno {sum}, non 0.</translation>
    </message>
    <message>
        <source>Result {letter} puts out only a fire lit by a flaming arrow: {hex} burns on.</source>
        <comment>siege.sheet.7/arrow_only</comment>
        <translation>Il risultato {letter} spegne solo un incendio appiccato con una freccia incendiaria: {hex} continua a bruciare.</translation>
    </message>
    <message>
        <source>{name} has not spent the whole turn at the winch.</source>
        <comment>siege.ruling.whole-turn/acted</comment>
        <translation>{name} non ha passato tutto il turno all’argano.</translation>
    </message>
    <message>
        <source>{name} was attacked in this turn.</source>
        <comment>siege.ruling.whole-turn/fought</comment>
        <translation>Qualcuno ha attaccato {name} in questo turno.</translation>
    </message>
    <message>
        <source>The winch is worked in step 5 of the last phase of the turn.</source>
        <comment>siege.ruling.winch/turn_end</comment>
        <translation>L’argano si aziona nella sequenza 5 dell’ultima fase del turno.</translation>
    </message>
    <message>
        <source>{name} works the winch in step 5 of a phase of the own side.</source>
        <comment>siege.ruling.winch/own_phase</comment>
        <translation>{name} aziona l’argano nella sequenza 5 di una fase della propria parte.</translation>
    </message>
    <message>
        <source>The gate stays open although the drawbridge is raised.</source>
        <comment>siege.ruling.gate-closed/open</comment>
        <translation>La porta resta aperta anche se il ponte levatoio è alzato.</translation>
    </message>
    <message>
        <source>No moat hex beside the drawbridge is free: the nearest that is.</source>
        <comment>siege.ruling.bridge-full/nearest</comment>
        <translation>Nessun esagono di fossato accanto al ponte levatoio è libero: il più vicino che lo sia.</translation>
    </message>
    <message>
        <source>No moat hex beside the drawbridge is free: {name} lands on another.</source>
        <comment>siege.ruling.bridge-full/stack</comment>
        <translation>Nessun esagono di fossato accanto al ponte levatoio è libero: {name} cade addosso a un altro.</translation>
    </message>
    <message>
        <source>{name} is thrown off the drawbridge, and the horse dies.</source>
        <comment>siege.ruling.bridge-mounted/horse</comment>
        <translation>{name} cade dal ponte levatoio, e il cavallo muore.</translation>
    </message>
    <message>
        <source>{name} is thrown off the drawbridge, and dies.</source>
        <comment>siege.ruling.bridge-mounted/animal</comment>
        <translation>{name} cade dal ponte levatoio, e muore.</translation>
    </message>
    <message>
        <source>{name} stands at the foot of the ladder on {hex}.</source>
        <comment>siege.ruling.ladder-raise/foot</comment>
        <translation>{name} è ai piedi della scala in {hex}.</translation>
    </message>
    <message>
        <source>{name} is at the foot of the ladder on {hex}: disadvantage (-).</source>
        <comment>siege.ruling.ladder-raise/fights</comment>
        <translation>{name} è ai piedi della scala in {hex}: svantaggio (-).</translation>
    </message>
    <message numerus="yes">
        <source>{name} is on the ladder on {hex} at once: %n movement point(s).</source>
        <comment>siege.ruling.ladder-raise/climbs</comment>
        <translation>
            <numerusform>{name} sale subito sulla scala in {hex}: %n punto movimento.</numerusform>
            <numerusform>{name} sale subito sulla scala in {hex}: %n punti movimento.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n movement point(s) left, and being on the ladder takes {points}.</source>
        <comment>siege.ruling.ladder-raise/short</comment>
        <translation>
            <numerusform>{name} ha ancora %n punto movimento, e per essere sulla scala ne servono {points}.</numerusform>
            <numerusform>{name} ha ancora %n punti movimento, e per essere sulla scala ne servono {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{counter} lays the ladder down</source>
        <comment>siege.ruling.ladder-carry/put_down</comment>
        <translation>{counter} posa la scala</translation>
    </message>
    <message>
        <source>{counter} may not lay the ladder down.</source>
        <comment>siege.ruling.ladder-carry/put_down_no</comment>
        <translation>{counter} non può posare la scala.</translation>
    </message>
    <message>
        <source>{counter} may lay the ladder down.</source>
        <comment>siege.ruling.ladder-carry/put_down_may</comment>
        <translation>{counter} può posare la scala.</translation>
    </message>
    <message>
        <source>{counter} lays the ladder down.</source>
        <comment>siege.ruling.ladder-carry/put_down_done</comment>
        <translation>{counter} posa la scala.</translation>
    </message>
    <message>
        <source>{counter} and {lays} lay the ladder down.</source>
        <comment>siege.ruling.ladder-carry/lays_so</comment>
        <translation>{counter}, con {lays}, posa la scala.</translation>
    </message>
    <message>
        <source>{name} holds no ladder.</source>
        <comment>siege.ruling.ladder-carry/not_held</comment>
        <translation>{name} non regge nessuna scala.</translation>
    </message>
    <message>
        <source>{name} is not on foot, and carries no ladder.</source>
        <comment>siege.ruling.ladder-carry/afoot</comment>
        <translation>{name} non è a piedi, e non porta scale.</translation>
    </message>
    <message>
        <source>{name} has carried a ladder in this phase, and may neither shoot nor attack.</source>
        <comment>siege.ruling.ladder-carry/phase</comment>
        <translation>{name} ha portato una scala in questa fase, e non può né tirare né attaccare.</translation>
    </message>
    <message>
        <source>No ladder can stand on {hex}: one on foot may not enter it.</source>
        <comment>siege.ruling.ladder-where/foot</comment>
        <translation>In {hex} non può stare una scala: a piedi non vi si può entrare.</translation>
    </message>
    <message>
        <source>No ladder can stand on {hex}: other equipment is there.</source>
        <comment>siege.ruling.ladder-where/equipment</comment>
        <translation>In {hex} non può stare una scala: c’è un’altra attrezzatura.</translation>
    </message>
    <message>
        <source>No ladder can stand on {hex}: it is open moat.</source>
        <comment>siege.ruling.ladder-where/moat</comment>
        <translation>In {hex} non può stare una scala: è fossato aperto.</translation>
    </message>
    <message>
        <source>No ladder can stand on {hex}: it is not outside the wall.</source>
        <comment>siege.ruling.ladder-where/inside</comment>
        <translation>In {hex} non può stare una scala: non è fuori dalle mura.</translation>
    </message>
    <message>
        <source>The other half of the ladder cannot lie on {hex}.</source>
        <comment>siege.ruling.ladder-where/fallen</comment>
        <translation>L’altra metà della scala non può finire in {hex}.</translation>
    </message>
    <message numerus="yes">
        <source>Each of the two spends %n movement point(s).</source>
        <comment>siege.ruling.ladder-turn/each</comment>
        <translation>
            <numerusform>Ognuno dei due spende %n punto movimento.</numerusform>
            <numerusform>Ognuno dei due spende %n punti movimento.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} lies on another, can leave, and must.</source>
        <comment>siege.ruling.fall-stack/leave</comment>
        <translation>{name} è addosso a un altro, può andarsene e deve farlo.</translation>
    </message>
    <message>
        <source>{name} and {other} are on one hex: each is attacked by himself.</source>
        <comment>siege.ruling.fall-stack/singly</comment>
        <translation>{name} divide l’esagono con {other}: si attacca l’uno o l’altro.</translation>
    </message>
    <message>
        <source>{name} and {other} are on one hex: they are attacked together.</source>
        <comment>siege.ruling.fall-stack/together</comment>
        <translation>{name} divide l’esagono con {other}: si attaccano insieme.</translation>
    </message>
    <message numerus="yes">
        <source>{hex} has burnt for %n turn(s).</source>
        <comment>siege.ruling.fire-count/turn</comment>
        <translation>
            <numerusform>{hex} brucia da %n turno.</numerusform>
            <numerusform>{hex} brucia da %n turni.</numerusform>
        </translation>
    </message>
    <message>
        <source>First all dice for the spread of the fire, then those caught by it leave.</source>
        <comment>siege.ruling.fire-order/dice_first</comment>
        <translation>Prima tutti i dadi per la propagazione dell’incendio, poi chi ne è colto se ne va.</translation>
    </message>
    <message>
        <source>The new flame spreads at once.</source>
        <comment>siege.ruling.fire-order/chained</comment>
        <translation>La nuova fiamma si propaga subito.</translation>
    </message>
    <message>
        <source>One die is thrown for {hex}, though it lies beside several burning hexes.</source>
        <comment>siege.ruling.fire-two/one</comment>
        <translation>Per {hex} si tira un dado solo, benché sia accanto a più esagoni in fiamme.</translation>
    </message>
    <message>
        <source>{name} may stay in the fire at its price: a wound now, death at the next check.</source>
        <comment>siege.ruling.fire-stay/price</comment>
        <translation>{name} può restare nell’incendio pagandone il prezzo: ferita ora, morte al prossimo controllo.</translation>
    </message>
    <message>
        <source>{hex} is beside an enemy, which is no bar to one who leaves a fire.</source>
        <comment>siege.ruling.fire-retreat/free</comment>
        <translation>{hex} è accanto a un nemico, ma ciò non ferma chi lascia un incendio.</translation>
    </message>
    <message>
        <source>{hex} is beside an enemy.</source>
        <comment>siege.ruling.fire-retreat/enemy</comment>
        <translation>{hex} è accanto a un nemico.</translation>
    </message>
    <message>
        <source>{name} is wounded already: the second wound kills.</source>
        <comment>siege.ruling.fire-wounded/adds</comment>
        <translation>{name} ha già una ferita: la seconda uccide.</translation>
    </message>
    <message>
        <source>{name} is wounded already, and wounds from fire stand apart.</source>
        <comment>siege.ruling.fire-wounded/apart</comment>
        <translation>{name} ha già una ferita, e le ferite da fuoco non si sommano.</translation>
    </message>
    <message>
        <source>A wall or an arrow slit is between {name} and {hex}.</source>
        <comment>siege.ruling.fire-reach/wall</comment>
        <translation>Un muro o una feritoia separa {name} da {hex}.</translation>
    </message>
    <message>
        <source>From where {name} stands, {hex} could not be attacked.</source>
        <comment>siege.ruling.fire-reach/height</comment>
        <translation>Da dove si trova {name}, {hex} non si potrebbe attaccare.</translation>
    </message>
    <message>
        <source>The fire on {hex} has spread from one lit by a flaming arrow, and counts as such.</source>
        <comment>siege.ruling.fire-arrow/spread</comment>
        <translation>L’incendio in {hex} viene da uno appiccato con una freccia incendiaria, e vale come tale.</translation>
    </message>
    <message>
        <source>The fire on {hex} has spread from one lit by a flaming arrow, which does not make it one.</source>
        <comment>siege.ruling.fire-arrow/not_spread</comment>
        <translation>L’incendio in {hex} viene da uno appiccato con una freccia incendiaria, ma non vale come tale.</translation>
    </message>
    <message>
        <source>{name} comes down with what burnt on {hex}: wounded.</source>
        <comment>siege.ruling.burnt-out/falls</comment>
        <translation>{name} cade con ciò che è bruciato in {hex}: ferita.</translation>
    </message>
    <message>
        <source>{name} comes down with what burnt on {hex}, unhurt.</source>
        <comment>siege.ruling.burnt-out/unhurt</comment>
        <translation>{name} scende indenne da ciò che è bruciato in {hex}.</translation>
    </message>
    <message>
        <source>{name} comes down with what burnt on {hex}: killed.</source>
        <comment>siege.ruling.burnt-out/killed</comment>
        <translation>{name} cade con ciò che è bruciato in {hex}: morte.</translation>
    </message>
    <message>
        <source>The engine on {hex} is on fire and does not move.</source>
        <comment>siege.ruling.burning-engine/moves</comment>
        <translation>La macchina in {hex} è in fiamme e non si muove.</translation>
    </message>
    <message>
        <source>The ram on {hex} is on fire and does not strike.</source>
        <comment>siege.ruling.burning-engine/rams</comment>
        <translation>L’ariete in {hex} è in fiamme e non colpisce.</translation>
    </message>
    <message>
        <source>The engine on {hex} works although it is on fire.</source>
        <comment>siege.ruling.burning-engine/works</comment>
        <translation>La macchina in {hex} è in fiamme, eppure funziona.</translation>
    </message>
    <message>
        <source>Does an engine on fire still work (rule 3.54b)? By default (out-of-use), no: a siege tower or ram with a burning hex neither moves nor rams, and a ballista on fire does not shoot. The burning hex has to be left, so the three characters of rules 2.41a and 4.31b are not there. In the other reading (works) it goes on working: nobody has to be on its burning hexes.</source>
        <comment>siege.ruling.burning-engine/text</comment>
        <translation>Una macchina in fiamme funziona ancora (regola 3.54b)? Per impostazione predefinita (out-of-use), no: una torre d’assedio o un ariete con un esagono in fiamme non si muove e non batte il muro, e una ballista in fiamme non tira. L’esagono in fiamme va lasciato, perciò i tre personaggi delle regole 2.41a e 4.31b non ci sono. Nell’altra lettura (works) continua a funzionare: sui suoi esagoni in fiamme non serve nessuno.</translation>
    </message>
    <message>
        <source>No line reaches {hex}: it is stopped at {at}.</source>
        <comment>siege.ruling.flaming-line/stopped</comment>
        <translation>Nessuna linea di tiro raggiunge {hex}: si ferma in {at}.</translation>
    </message>
    <message>
        <source>From {from} nothing is shot at {hex}.</source>
        <comment>siege.ruling.flaming-line/place</comment>
        <translation>Da {from} non si tira contro {hex}.</translation>
    </message>
    <message>
        <source>On {hex} there is a tent, and only siege engines are shot alight.</source>
        <comment>siege.ruling.flaming-line/tent</comment>
        <translation>In {hex} c’è una tenda, e con le frecce si incendiano solo macchine d’assedio.</translation>
    </message>
    <message>
        <source>Result {letter} would be against the attacker: nothing happens.</source>
        <comment>siege.ruling.oil-attack/ignored</comment>
        <translation>Il risultato {letter} sarebbe contro l’attaccante: non accade nulla.</translation>
    </message>
    <message>
        <source>There is no oil barrel where {name} could pick one up.</source>
        <comment>siege.ruling.barrel/none</comment>
        <translation>Non c’è alcun barile d’olio che {name} possa raccogliere.</translation>
    </message>
    <message>
        <source>The barrel is picked up from the hex beside {name}.</source>
        <comment>siege.ruling.barrel/beside</comment>
        <translation>{name} raccoglie il barile da un esagono accanto.</translation>
    </message>
    <message>
        <source>The error table of this edition prints {die} twice; it is read as harmless.</source>
        <comment>siege.ruling.es-error-seven/read</comment>
        <translation>La tabella degli errori di tiro di questa edizione stampa due volte {die}; si legge come innocuo.</translation>
    </message>
    <message>
        <source>The panic die waits until the melee is over.</source>
        <comment>siege.ruling.panic-order/after</comment>
        <translation>Il dado del panico aspetta la fine del combattimento.</translation>
    </message>
    <message>
        <source>{name} is in panic and does not attack.</source>
        <comment>siege.ruling.panic-acts/attack</comment>
        <translation>{name} è nel panico e non attacca.</translation>
    </message>
    <message>
        <source>{name} is in panic and does nothing in this step.</source>
        <comment>siege.ruling.panic-acts/acts</comment>
        <translation>{name} è nel panico e in questa sequenza non fa nulla.</translation>
    </message>
    <message>
        <source>The modifier for a knight on foot does not count for the error die.</source>
        <comment>siege.ruling.error-modifiers/no_knight</comment>
        <translation>Il modificatore per un cavaliere a piedi non conta per il dado dell’errore.</translation>
    </message>
    <message>
        <source>{friend} is drawn and cannot be hit: nobody is.</source>
        <comment>siege.ruling.error-pool/nobody</comment>
        <translation>Il sorteggio indica {friend}, che non può essere raggiunto: nessuno è colpito.</translation>
    </message>
    <message>
        <source>{friend} is hit in the saddle: wounded and unhorsed.</source>
        <comment>siege.ruling.error-pool/mounted</comment>
        <translation>{friend} in sella: il tiro lo lascia ferito e disarcionato.</translation>
    </message>
    <message>
        <source>the panic table</source>
        <comment>die.panic</comment>
        <translation>la tabella del panico</translation>
    </message>
    <message>
        <source>steady</source>
        <comment>nerve.steady</comment>
        <extracomment>of a character: neither in panic nor in rout</extracomment>
        <translation>di animo saldo</translation>
    </message>
    <message>
        <source>in panic</source>
        <comment>nerve.panic</comment>
        <translation>nel panico</translation>
    </message>
    <message>
        <source>in rout</source>
        <comment>nerve.rout</comment>
        <translation>in rotta</translation>
    </message>
    <message>
        <source>Panic die</source>
        <comment>order.panic</comment>
        <translation>Dado del panico</translation>
    </message>
    <message>
        <source>Panic or rout</source>
        <comment>order.frighten</comment>
        <translation>Panico o rotta</translation>
    </message>
    <message>
        <source>No panic</source>
        <comment>order.keep_calm</comment>
        <extracomment>the owner lets nobody panic where he might</extracomment>
        <translation>Nessun panico</translation>
    </message>
    <message>
        <source>Flight</source>
        <comment>order.flee</comment>
        <translation>Fuga</translation>
    </message>
    <message>
        <source>Death of</source>
        <comment>field.panic.dead</comment>
        <translation>Morte di</translation>
    </message>
    <message>
        <source>Death of</source>
        <comment>field.frighten.dead</comment>
        <translation>Morte di</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.frighten.who</comment>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Into</source>
        <comment>field.frighten.into</comment>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Death of</source>
        <comment>field.keep_calm.dead</comment>
        <translation>Morte di</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.flee.counter</comment>
        <translation>Chi</translation>
    </message>
    <message>
        <source>To</source>
        <comment>field.flee.path</comment>
        <translation>Dove</translation>
    </message>
    <message>
        <source>Off the map across</source>
        <comment>field.flee.over</comment>
        <extracomment>over which side of the last hex he leaves the map</extracomment>
        <translation>Fuori dalla mappa per</translation>
    </message>
    <message>
        <source>Pick the one who died.</source>
        <comment>ask.panic.dead</comment>
        <translation>Scegli chi è morto.</translation>
    </message>
    <message>
        <source>Pick the one who died.</source>
        <comment>ask.frighten.dead</comment>
        <translation>Scegli chi è morto.</translation>
    </message>
    <message>
        <source>Pick who is affected.</source>
        <comment>ask.frighten.who</comment>
        <translation>Scegli chi ne è colpito.</translation>
    </message>
    <message>
        <source>Pick who flees.</source>
        <comment>ask.flee.counter</comment>
        <translation>Scegli chi fugge.</translation>
    </message>
    <message>
        <source>Pick the last hex of the flight.</source>
        <comment>ask.flee.path</comment>
        <translation>Scegli l’ultimo esagono della fuga.</translation>
    </message>
    <message>
        <source>as the die says, or in panic</source>
        <comment>none.frighten.into</comment>
        <translation>come dice il dado, o nel panico</translation>
    </message>
    <message>
        <source>stays on the map</source>
        <comment>none.flee.over</comment>
        <translation>resta sulla mappa</translation>
    </message>
    <message>
        <source>Panic and rout</source>
        <comment>effect.nerve</comment>
        <translation>Panico e rotta</translation>
    </message>
    <message>
        <source>Flight owed</source>
        <comment>effect.flight</comment>
        <translation>Fuga dovuta</translation>
    </message>
    <message>
        <source>Fright owed</source>
        <comment>effect.fright</comment>
        <translation>Spavento dovuto</translation>
    </message>
    <message>
        <source>Death settled</source>
        <comment>effect.shaken</comment>
        <translation>Morte sistemata</translation>
    </message>
    <message>
        <source>Left the map</source>
        <comment>effect.left</comment>
        <translation>Fuori dalla mappa</translation>
    </message>
    <message>
        <source>Nerve</source>
        <comment>field.nerve</comment>
        <translation>Animo</translation>
    </message>
    <message>
        <source>Death of</source>
        <comment>field.dead</comment>
        <translation>Morte di</translation>
    </message>
    <message>
        <source>Characters</source>
        <comment>field.fright</comment>
        <translation>Personaggi</translation>
    </message>
    <message>
        <source>Into</source>
        <comment>field.into</comment>
        <translation>Stato</translation>
    </message>
    <message>
        <source>as he likes</source>
        <comment>none.fright.into</comment>
        <translation>a piacere</translation>
    </message>
    <message>
        <source>who is at risk</source>
        <comment>die.draw</comment>
        <extracomment>a die decides which friend a stray shot may hit</extracomment>
        <translation>chi è in pericolo</translation>
    </message>
    <message>
        <source>the error table</source>
        <comment>die.error</comment>
        <translation>la tabella degli errori di tiro</translation>
    </message>
    <message>
        <source>Error, adjusted</source>
        <comment>fact.error</comment>
        <translation>Errore, modificato</translation>
    </message>
    <message>
        <source>Winch</source>
        <comment>order.winch</comment>
        <translation>Argano</translation>
    </message>
    <message>
        <source>Fall</source>
        <comment>order.fall</comment>
        <translation>Caduta</translation>
    </message>
    <message>
        <source>Carrying a ladder</source>
        <comment>order.carry</comment>
        <translation>Portare una scala</translation>
    </message>
    <message>
        <source>Laying a ladder down</source>
        <comment>order.put_down</comment>
        <translation>Posare una scala</translation>
    </message>
    <message>
        <source>Raising a ladder</source>
        <comment>order.raise</comment>
        <translation>Drizzare una scala</translation>
    </message>
    <message>
        <source>Shifting a ladder</source>
        <comment>order.shift</comment>
        <translation>Spostare una scala</translation>
    </message>
    <message>
        <source>Climbing a ladder</source>
        <comment>order.climb</comment>
        <translation>Salire su una scala</translation>
    </message>
    <message>
        <source>Toppling a ladder</source>
        <comment>order.topple</comment>
        <translation>Rovesciare una scala</translation>
    </message>
    <message>
        <source>The fallen ladder</source>
        <comment>order.drop</comment>
        <translation>La scala caduta</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.winch.counter</comment>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.fall.counter</comment>
        <translation>Chi</translation>
    </message>
    <message>
        <source>To</source>
        <comment>field.fall.hex</comment>
        <translation>Dove</translation>
    </message>
    <message>
        <source>Who leads</source>
        <comment>field.carry.counter</comment>
        <translation>Chi va avanti</translation>
    </message>
    <message>
        <source>With whom</source>
        <comment>field.carry.with</comment>
        <translation>Con chi</translation>
    </message>
    <message>
        <source>To</source>
        <comment>field.carry.path</comment>
        <translation>Dove</translation>
    </message>
    <message>
        <source>Way of the other</source>
        <comment>field.carry.beside</comment>
        <translation>Via dell’altro</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.put_down.counter</comment>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Stands on</source>
        <comment>field.raise.hex</comment>
        <translation>Dove sta</translation>
    </message>
    <message>
        <source>Leans on</source>
        <comment>field.raise.wall</comment>
        <translation>Poggia su</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.shift.by</comment>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Ladder</source>
        <comment>field.shift.hex</comment>
        <translation>Scala</translation>
    </message>
    <message>
        <source>Leans on</source>
        <comment>field.shift.wall</comment>
        <translation>Poggia su</translation>
    </message>
    <message>
        <source>To</source>
        <comment>field.shift.to</comment>
        <translation>Dove</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.climb.counter</comment>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.topple.counter</comment>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Ladder</source>
        <comment>field.topple.hex</comment>
        <translation>Scala</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.drop.counter</comment>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Other half</source>
        <comment>field.drop.hex</comment>
        <translation>Altra metà</translation>
    </message>
    <message>
        <source>Pick who works the winch.</source>
        <comment>ask.winch.counter</comment>
        <translation>Scegliere chi aziona l’argano.</translation>
    </message>
    <message>
        <source>Pick the hex to fall to.</source>
        <comment>ask.fall.hex</comment>
        <translation>Scegliere l’esagono in cui cade.</translation>
    </message>
    <message>
        <source>Pick who leads.</source>
        <comment>ask.carry.counter</comment>
        <translation>Scegliere chi va avanti.</translation>
    </message>
    <message>
        <source>Pick who carries with him.</source>
        <comment>ask.carry.with</comment>
        <translation>Scegliere con chi la porta.</translation>
    </message>
    <message>
        <source>Pick the hex to carry it to.</source>
        <comment>ask.carry.path</comment>
        <translation>Scegliere l’esagono in cui portarla.</translation>
    </message>
    <message>
        <source>Pick who lays it down.</source>
        <comment>ask.put_down.counter</comment>
        <translation>Scegliere chi la posa.</translation>
    </message>
    <message>
        <source>Pick the hex where the ladder will stand.</source>
        <comment>ask.raise.hex</comment>
        <translation>Scegliere l’esagono in cui starà la scala.</translation>
    </message>
    <message>
        <source>Pick the rampart hex that it will lean on.</source>
        <comment>ask.raise.wall</comment>
        <translation>Scegliere l’esagono di bastione su cui poggerà.</translation>
    </message>
    <message>
        <source>Pick the two who shift it.</source>
        <comment>ask.shift.by</comment>
        <translation>Scegliere i due che la spostano.</translation>
    </message>
    <message>
        <source>Pick the ladder.</source>
        <comment>ask.shift.hex</comment>
        <translation>Scegliere la scala.</translation>
    </message>
    <message>
        <source>Pick the rampart hex that it will lean on.</source>
        <comment>ask.shift.wall</comment>
        <translation>Scegliere l’esagono di bastione su cui poggerà.</translation>
    </message>
    <message>
        <source>Pick who climbs.</source>
        <comment>ask.climb.counter</comment>
        <translation>Scegliere chi sale.</translation>
    </message>
    <message>
        <source>Pick who topples the ladder.</source>
        <comment>ask.topple.counter</comment>
        <translation>Scegliere chi rovescia la scala.</translation>
    </message>
    <message>
        <source>Pick the ladder.</source>
        <comment>ask.topple.hex</comment>
        <translation>Scegliere la scala.</translation>
    </message>
    <message>
        <source>Pick the hex where its other half lies.</source>
        <comment>ask.drop.hex</comment>
        <translation>Scegliere l’esagono in cui finisce l’altra metà.</translation>
    </message>
    <message>
        <source>in the tracks of the first</source>
        <comment>none.carry.beside</comment>
        <translation>sui passi del primo</translation>
    </message>
    <message>
        <source>where it stands</source>
        <comment>none.shift.to</comment>
        <translation>dove sta</translation>
    </message>
    <message>
        <source>Falls</source>
        <comment>effect.fall</comment>
        <translation>Cade</translation>
    </message>
    <message>
        <source>Fallen ladder</source>
        <comment>effect.ladder</comment>
        <translation>Scala caduta</translation>
    </message>
    <message>
        <source>Holds a ladder</source>
        <comment>effect.with</comment>
        <translation>Regge una scala</translation>
    </message>
    <message>
        <source>Ladder laid down</source>
        <comment>effect.lays</comment>
        <translation>Scala posata</translation>
    </message>
    <message>
        <source>Has tried to topple a ladder</source>
        <comment>effect.toppled</comment>
        <translation>Ha provato a rovesciare una scala</translation>
    </message>
    <message>
        <source>Has worked the winch</source>
        <comment>effect.winched</comment>
        <translation>Ha azionato l’argano</translation>
    </message>
    <message>
        <source>From</source>
        <comment>field.fall</comment>
        <translation>Da</translation>
    </message>
    <message>
        <source>Ladder</source>
        <comment>field.ladder</comment>
        <translation>Scala</translation>
    </message>
    <message>
        <source>With whom</source>
        <comment>field.with</comment>
        <translation>Con chi</translation>
    </message>
    <message>
        <source>With whom</source>
        <comment>field.lays</comment>
        <translation>Con chi</translation>
    </message>
    <message>
        <source>the drawbridge</source>
        <comment>drop.bridge</comment>
        <translation>il ponte levatoio</translation>
    </message>
    <message>
        <source>the ladder</source>
        <comment>drop.ladder</comment>
        <translation>la scala</translation>
    </message>
    <message>
        <source>the ladder</source>
        <comment>die.topple</comment>
        <translation>la scala</translation>
    </message>
    <message>
        <source>winch</source>
        <comment>overlay.winch</comment>
        <translation>argano</translation>
    </message>
    <message>
        <source>oil barrel</source>
        <comment>overlay.barrel</comment>
        <translation>barile d’olio</translation>
    </message>
    <message>
        <source>by hand</source>
        <comment>cause.hand</comment>
        <translation>a mano</translation>
    </message>
    <message>
        <source>by a flaming arrow</source>
        <comment>cause.arrow</comment>
        <translation>con una freccia incendiaria</translation>
    </message>
    <message>
        <source>by boiling oil</source>
        <comment>cause.oil</comment>
        <translation>con olio bollente</translation>
    </message>
    <message>
        <source>lighting a fire</source>
        <comment>work.light</comment>
        <translation>appiccare il fuoco</translation>
    </message>
    <message>
        <source>putting a fire out</source>
        <comment>work.put_out</comment>
        <translation>spegnere un incendio</translation>
    </message>
    <message>
        <source>pouring boiling oil</source>
        <comment>work.pour</comment>
        <translation>rovesciare olio bollente</translation>
    </message>
    <message>
        <source>fire</source>
        <comment>driven.fire</comment>
        <translation>un incendio</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>result.fire.-</comment>
        <translation>nulla</translation>
    </message>
    <message>
        <source>F: it catches fire</source>
        <comment>result.fire.F</comment>
        <translation>F: prende fuoco</translation>
    </message>
    <message>
        <source>D: put out</source>
        <comment>result.fire.D</comment>
        <translation>D: spento</translation>
    </message>
    <message>
        <source>DA: put out, if lit by an arrow</source>
        <comment>result.fire.DA</comment>
        <translation>DA: spento, se appiccato con una freccia</translation>
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
        <translation>tabella degli incendi</translation>
    </message>
    <message>
        <source>carries an oil barrel</source>
        <comment>state.barrel</comment>
        <translation>porta un barile d’olio</translation>
    </message>
    <message>
        <source>has worked</source>
        <comment>state.tended</comment>
        <translation>ha lavorato</translation>
    </message>
    <message>
        <source>the spread of the fire</source>
        <comment>die.spread</comment>
        <translation>la propagazione dell’incendio</translation>
    </message>
    <message>
        <source>putting the fire out</source>
        <comment>die.put_out</comment>
        <translation>lo spegnimento dell’incendio</translation>
    </message>
    <message>
        <source>the flaming arrow</source>
        <comment>die.flame</comment>
        <translation>la freccia incendiaria</translation>
    </message>
    <message>
        <source>the engine under the oil</source>
        <comment>die.engine_oil</comment>
        <translation>la macchina sotto l’olio</translation>
    </message>
    <message>
        <source>the oil</source>
        <comment>die.oil</comment>
        <translation>l’olio</translation>
    </message>
    <message>
        <source>coming round in the fire</source>
        <comment>die.in_fire</comment>
        <translation>la ripresa nell’incendio</translation>
    </message>
    <message>
        <source>Lighting a fire</source>
        <comment>order.light</comment>
        <translation>Appiccare il fuoco</translation>
    </message>
    <message>
        <source>Putting a fire out</source>
        <comment>order.put_out</comment>
        <translation>Spegnere un incendio</translation>
    </message>
    <message>
        <source>Spread of fire</source>
        <comment>order.spread</comment>
        <translation>Propagazione dell’incendio</translation>
    </message>
    <message>
        <source>Flaming arrow</source>
        <comment>order.flame</comment>
        <translation>Freccia incendiaria</translation>
    </message>
    <message>
        <source>Boiling oil</source>
        <comment>order.pour</comment>
        <translation>Olio bollente</translation>
    </message>
    <message>
        <source>Picking up a barrel</source>
        <comment>order.take</comment>
        <translation>Raccogliere un barile</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.light.by</comment>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Where</source>
        <comment>field.light.hex</comment>
        <translation>Dove</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.put_out.by</comment>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Where</source>
        <comment>field.put_out.hex</comment>
        <translation>Dove</translation>
    </message>
    <message>
        <source>From</source>
        <comment>field.spread.from</comment>
        <translation>Da</translation>
    </message>
    <message>
        <source>To</source>
        <comment>field.spread.hex</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Shooter</source>
        <comment>field.flame.by</comment>
        <translation>Tiratore</translation>
    </message>
    <message>
        <source>At</source>
        <comment>field.flame.hex</comment>
        <translation>Contro</translation>
    </message>
    <message>
        <source>Shoot across</source>
        <comment>field.flame.across</comment>
        <translation>Tira attraverso</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.pour.by</comment>
        <translation>Chi</translation>
    </message>
    <message>
        <source>On</source>
        <comment>field.pour.hex</comment>
        <translation>Su</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.take.counter</comment>
        <translation>Chi</translation>
    </message>
    <message>
        <source>From</source>
        <comment>field.take.hex</comment>
        <translation>Da</translation>
    </message>
    <message>
        <source>Pick who lights a fire.</source>
        <comment>ask.light.by</comment>
        <translation>Scegliere chi appicca il fuoco.</translation>
    </message>
    <message>
        <source>Pick the hex to set alight.</source>
        <comment>ask.light.hex</comment>
        <translation>Scegliere l’esagono da incendiare.</translation>
    </message>
    <message>
        <source>Pick who puts the fire out.</source>
        <comment>ask.put_out.by</comment>
        <translation>Scegliere chi spegne l’incendio.</translation>
    </message>
    <message>
        <source>Pick the burning hex.</source>
        <comment>ask.put_out.hex</comment>
        <translation>Scegliere l’esagono in fiamme.</translation>
    </message>
    <message>
        <source>Pick the hex that burns.</source>
        <comment>ask.spread.from</comment>
        <translation>Scegliere l’esagono che brucia.</translation>
    </message>
    <message>
        <source>Pick the hex that the fire may spread to.</source>
        <comment>ask.spread.hex</comment>
        <translation>Scegliere l’esagono a cui l’incendio può propagarsi.</translation>
    </message>
    <message>
        <source>Pick the shooter.</source>
        <comment>ask.flame.by</comment>
        <translation>Scegliere il tiratore.</translation>
    </message>
    <message>
        <source>Pick the hex of the engine.</source>
        <comment>ask.flame.hex</comment>
        <translation>Scegliere l’esagono della macchina.</translation>
    </message>
    <message>
        <source>Pick who pours the oil.</source>
        <comment>ask.pour.by</comment>
        <translation>Scegliere chi rovescia l’olio.</translation>
    </message>
    <message>
        <source>Pick the hex to pour the oil on.</source>
        <comment>ask.pour.hex</comment>
        <translation>Scegliere l’esagono su cui rovesciare l’olio.</translation>
    </message>
    <message>
        <source>Pick who takes the barrel.</source>
        <comment>ask.take.counter</comment>
        <translation>Scegliere chi prende il barile.</translation>
    </message>
    <message>
        <source>the best hexside</source>
        <comment>none.flame.across</comment>
        <translation>il lato migliore</translation>
    </message>
    <message>
        <source>its own hex</source>
        <comment>none.take.hex</comment>
        <translation>il proprio esagono</translation>
    </message>
    <message>
        <source>stays</source>
        <comment>none.retreat.path</comment>
        <translation>rimane</translation>
    </message>
    <message>
        <source>Fire lit</source>
        <comment>effect.lit</comment>
        <translation>Incendio appiccato</translation>
    </message>
    <message>
        <source>Turns of fire</source>
        <comment>effect.burning</comment>
        <translation>Turni di incendio</translation>
    </message>
    <message>
        <source>Destroyed by fire</source>
        <comment>effect.destroyed</comment>
        <translation>Distrutto dal fuoco</translation>
    </message>
    <message>
        <source>Die for a fire</source>
        <comment>effect.spreads</comment>
        <translation>Dado per un incendio</translation>
    </message>
    <message>
        <source>Die of a fire thrown</source>
        <comment>effect.rolled</comment>
        <translation>Dado di un incendio tirato</translation>
    </message>
    <message>
        <source>Fires checked</source>
        <comment>effect.checked</comment>
        <translation>Incendi controllati</translation>
    </message>
    <message>
        <source>Work of the phase</source>
        <comment>effect.tends</comment>
        <translation>Lavoro della fase</translation>
    </message>
    <message>
        <source>Stays in the fire</source>
        <comment>effect.stays</comment>
        <translation>Rimane nell’incendio</translation>
    </message>
    <message>
        <source>Takes a barrel</source>
        <comment>effect.takes</comment>
        <translation>Prende un barile</translation>
    </message>
    <message>
        <source>Barrel emptied</source>
        <comment>effect.pours</comment>
        <translation>Barile vuotato</translation>
    </message>
    <message>
        <source>Lit</source>
        <comment>field.lit</comment>
        <translation>Appiccato</translation>
    </message>
    <message>
        <source>Has spread</source>
        <comment>field.spread</comment>
        <translation>Si è propagato</translation>
    </message>
    <message>
        <source>Turns</source>
        <comment>field.burning</comment>
        <translation>Turni</translation>
    </message>
    <message>
        <source>Hex</source>
        <comment>field.destroyed</comment>
        <translation>Esagono</translation>
    </message>
    <message>
        <source>From</source>
        <comment>field.from</comment>
        <translation>Da</translation>
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
        <translation>Incendi</translation>
    </message>
    <message>
        <source>Work</source>
        <comment>field.tends</comment>
        <translation>Lavoro</translation>
    </message>
    <message>
        <source>Hex</source>
        <comment>field.stays</comment>
        <translation>Esagono</translation>
    </message>
    <message>
        <source>From</source>
        <comment>field.takes</comment>
        <translation>Da</translation>
    </message>
    <message>
        <source>On</source>
        <comment>field.pours</comment>
        <translation>Su</translation>
    </message>
    <message>
        <source>{name} is stunned in the fire: a die is thrown.</source>
        <comment>siege.3.54c/must</comment>
        <translation>Stordimento di {name} nell’incendio: si tira un dado.</translation>
    </message>
    <message>
        <source>First {name} leaves the top of the burning tower.</source>
        <comment>siege.5.32c/first</comment>
        <translation>Prima {name} lascia la cima della torre in fiamme.</translation>
    </message>
    <message>
        <source>{hex} is the top of the burning tower as well.</source>
        <comment>siege.5.32c/top_still</comment>
        <translation>Anche {hex} è la cima della torre in fiamme.</translation>
    </message>
    <message>
        <source>{name} leaves the top of the tower, to {hex}.</source>
        <comment>siege.5.32c/done</comment>
        <translation>{name} lascia la cima della torre per {hex}.</translation>
    </message>
    <message>
        <source>From the top of the burning tower {name} must retreat 1 hex, not {given}.</source>
        <comment>siege.5.32c/length</comment>
        <translation>Dalla cima della torre in fiamme {name} deve indietreggiare di 1 esagono, non di {given}.</translation>
    </message>
    <message>
        <source>The engine would bring {name} to {hex}, beside an enemy, and {name} is in panic.</source>
        <comment>siege.panic.2f/pushed</comment>
        <translation>La macchina porterebbe in {hex}, accanto a un nemico, {name}, che è nel panico.</translation>
    </message>
    <message>
        <source>{other} is in a hex beside {hex} and counts as adjacent, though no melee is possible.</source>
        <comment>siege.ruling.adjacency/counts</comment>
        <translation>{hex} ha in un esagono accanto {other}, che conta come adiacente benché nessun combattimento sia possibile.</translation>
    </message>
    <message>
        <source>{other} is in a hex beside {hex}, but no melee is possible: not adjacent.</source>
        <comment>siege.ruling.adjacency/not_reached</comment>
        <translation>{hex} ha in un esagono accanto {other}, ma nessun combattimento è possibile: non è adiacente.</translation>
    </message>
    <message>
        <source>An attack by {by,and} is named</source>
        <comment>siege.ruling.melee-order/name_attack</comment>
        <translation>Dichiarato un attacco di {by,and}</translation>
    </message>
    <message>
        <source>An attack by {by,and} on {at,and} is named</source>
        <comment>siege.ruling.melee-order/name_attack_at</comment>
        <translation>Dichiarato un attacco di {by,and} contro {at,and}</translation>
    </message>
    <message>
        <source>An attack by {by,and} may not be named.</source>
        <comment>siege.ruling.melee-order/name_attack_no</comment>
        <translation>Non si può dichiarare un attacco di {by,and}.</translation>
    </message>
    <message>
        <source>An attack by {by,and} on {at,and} may not be named.</source>
        <comment>siege.ruling.melee-order/name_attack_at_no</comment>
        <translation>Non si può dichiarare un attacco di {by,and} contro {at,and}.</translation>
    </message>
    <message>
        <source>An attack by {by,and} may be named.</source>
        <comment>siege.ruling.melee-order/name_attack_may</comment>
        <translation>Si può dichiarare un attacco di {by,and}.</translation>
    </message>
    <message>
        <source>An attack by {by,and} on {at,and} may be named.</source>
        <comment>siege.ruling.melee-order/name_attack_at_may</comment>
        <translation>Si può dichiarare un attacco di {by,and} contro {at,and}.</translation>
    </message>
    <message>
        <source>An attack by {by,and} on {named,and} is to be fought.</source>
        <comment>siege.ruling.melee-order/named_so</comment>
        <translation>È dichiarato un attacco di {by,and} contro {named,and}.</translation>
    </message>
    <message>
        <source>May be named for an attack</source>
        <comment>siege.ruling.melee-order/may</comment>
        <translation>Possono essere indicati per un attacco</translation>
    </message>
    <message>
        <source>Attacks are named one by one, each when it is made.</source>
        <comment>siege.ruling.melee-order/each</comment>
        <translation>Gli attacchi si dichiarano uno per uno, ciascuno quando lo si fa.</translation>
    </message>
    <message>
        <source>A melee of this step has been fought: no more attacks are named.</source>
        <comment>siege.ruling.melee-order/begun</comment>
        <translation>Un combattimento di questa sequenza è già stato risolto: non si dichiarano altri attacchi.</translation>
    </message>
    <message>
        <source>An attack by {name} has been named already.</source>
        <comment>siege.ruling.melee-order/again</comment>
        <translation>Un attacco di {name} è già stato dichiarato.</translation>
    </message>
    <message>
        <source>This attack was not named before the first melee of the step.</source>
        <comment>siege.ruling.melee-order/unnamed</comment>
        <translation>Questo attacco non è stato dichiarato prima del primo combattimento della sequenza.</translation>
    </message>
    <message>
        <source>{name} stays in place: {hex} is not vacated.</source>
        <comment>siege.ruling.failed-retreat/in_place</comment>
        <translation>{name} non si muove: {hex} non viene lasciato libero.</translation>
    </message>
    <message numerus="yes">
        <source>{name} retreats as far as possible: {reach} of %n hex(es).</source>
        <comment>siege.ruling.failed-retreat/partway</comment>
        <translation>
            <numerusform>{name} indietreggia fin dove può: {reach} su %n esagono.</numerusform>
            <numerusform>{name} indietreggia fin dove può: {reach} su %n esagoni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} must retreat as far as possible: %n hex(es), not {given}.</source>
        <comment>siege.ruling.failed-retreat/length</comment>
        <translation>
            <numerusform>{name} deve indietreggiare fin dove può: %n esagono, non {given}.</numerusform>
            <numerusform>{name} deve indietreggiare fin dove può: %n esagoni, non {given}.</numerusform>
        </translation>
    </message>
    <message>
        <source>On {hex} {name} goes to the other level of the tower: that is no hex of the retreat.</source>
        <comment>siege.ruling.retreat-hexes/climb</comment>
        <translation>In {hex} {name} passa all’altro livello della torre: non conta tra gli esagoni di cui indietreggia.</translation>
    </message>
    <message>
        <source>There is no other level on {hex}.</source>
        <comment>siege.ruling.retreat-hexes/no_level</comment>
        <translation>In {hex} non c’è un altro livello.</translation>
    </message>
    <message>
        <source>One die is thrown for this death, and not one for each friend.</source>
        <comment>siege.ruling.panic-once/one</comment>
        <translation>Per questa morte si tira un solo dado, non uno per ogni amico.</translation>
    </message>
    <message>
        <source>The panic die is thrown before anybody advances.</source>
        <comment>siege.ruling.panic-order/at_once</comment>
        <translation>Il dado del panico si tira prima che qualcuno avanzi.</translation>
    </message>
    <message>
        <source>From {from} no way leads farther from the enemy: {hex} is no nearer.</source>
        <comment>siege.ruling.panic-path/level</comment>
        <translation>Da {from} nessun percorso porta più lontano dal nemico: {hex} non è più vicino.</translation>
    </message>
    <message>
        <source>From {from} every way leads nearer to the enemy, as the one over {hex} does.</source>
        <comment>siege.ruling.panic-path/nearer</comment>
        <translation>Da {from} ogni percorso porta più vicino al nemico, come quello per {hex}.</translation>
    </message>
    <message>
        <source>{hex} is no nearer to the enemy, and as good as a step away from it.</source>
        <comment>siege.ruling.panic-path/not_nearer</comment>
        <translation>{hex} non è più vicino al nemico, e vale quanto un esagono più lontano.</translation>
    </message>
    <message>
        <source>Whoever leaves the map has fled far enough.</source>
        <comment>siege.ruling.panic-path/off_map</comment>
        <translation>Chi lascia la mappa è fuggito abbastanza lontano.</translation>
    </message>
    <message>
        <source>{other} is beside {hex}, but cannot attack there, and bars no flight.</source>
        <comment>siege.ruling.panic-threat/idle</comment>
        <translation>{hex} ha accanto {other}, che non può attaccarlo e non sbarra la fuga.</translation>
    </message>
    <message>
        <source>{other} could not attack {hex}, but is beside it, and bars the flight.</source>
        <comment>siege.ruling.panic-threat/adjacent</comment>
        <translation>{other} non potrebbe attaccare {hex}, ma gli è accanto, e sbarra la fuga.</translation>
    </message>
    <message>
        <source>{name} is stunned, and is not chosen.</source>
        <comment>siege.ruling.panic-stunned/exempt</comment>
        <translation>Non si sceglie {name}, con lo stordimento.</translation>
    </message>
    <message>
        <source>{name} is stunned, and may be chosen all the same.</source>
        <comment>siege.ruling.panic-stunned/eligible</comment>
        <translation>Anche con lo stordimento si può scegliere {name}.</translation>
    </message>
    <message>
        <source>{name} is in panic, and may do so all the same.</source>
        <comment>siege.ruling.panic-acts/all_the_same</comment>
        <translation>{name} è nel panico, e può farlo lo stesso.</translation>
    </message>
    <message>
        <source>{other} is stunned, and does not end the panic of {name}.</source>
        <comment>siege.ruling.rally-who/nobody</comment>
        <translation>Con lo stordimento {other} non pone fine al panico di {name}.</translation>
    </message>
    <message>
        <source>{other} is stunned, and ends the panic of {name} all the same.</source>
        <comment>siege.ruling.rally-who/all_the_same</comment>
        <translation>Anche con lo stordimento {other} pone fine al panico di {name}.</translation>
    </message>
    <message>
        <source>Name an attack</source>
        <comment>order.name_attack</comment>
        <translation>Dichiarare un attacco</translation>
    </message>
    <message>
        <source>Attackers</source>
        <comment>field.name_attack.by</comment>
        <translation>Attaccanti</translation>
    </message>
    <message>
        <source>Attacked</source>
        <comment>field.name_attack.at</comment>
        <translation>Attaccati</translation>
    </message>
    <message>
        <source>Pick the attackers.</source>
        <comment>ask.name_attack.by</comment>
        <translation>Scegliere gli attaccanti.</translation>
    </message>
    <message>
        <source>Pick whom they are to attack.</source>
        <comment>ask.name_attack.at</comment>
        <translation>Scegliere chi attaccheranno.</translation>
    </message>
    <message>
        <source>Attack named</source>
        <comment>effect.named</comment>
        <translation>Attacco dichiarato</translation>
    </message>
    <message>
        <source>Attacked</source>
        <comment>field.named</comment>
        <translation>Attaccati</translation>
    </message>
    <message>
        <source>fire below the top of a siege tower</source>
        <comment>driven.top</comment>
        <translation>un incendio sotto la cima di una torre d’assedio</translation>
    </message>
</context>
</TS>
