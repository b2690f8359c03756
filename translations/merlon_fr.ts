<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>Diagnostics</name>
    <message>
        <source>this text holds a control character; take it out</source>
        <comment>control-character/text</comment>
        <translation>ce texte contient un caractère de contrôle&#xa0;; l’enlever</translation>
    </message>
    <message>
        <source>a control character stands here; take it out</source>
        <comment>control-character/here</comment>
        <translation>il y a ici un caractère de contrôle&#xa0;; l’enlever</translation>
    </message>
    <message>
        <source>anchors (&amp;) and aliases (*) are not read; write the value itself here</source>
        <comment>alias</comment>
        <translation>les ancres (&amp;) et les alias (*) ne sont pas lus&#xa0;; écrire ici la valeur elle-même</translation>
    </message>
    <message>
        <source>tags (!) are not read; write the value alone</source>
        <comment>tag</comment>
        <translation>les étiquettes (!) ne sont pas lues&#xa0;; écrire seulement la valeur</translation>
    </message>
    <message>
        <source>the file has more than {most} values; split it</source>
        <comment>too-much/values</comment>
        <translation>il y a plus de {most} valeurs dans le fichier&#xa0;; le diviser</translation>
    </message>
    <message>
        <source>the file has more than {most} comments; take some out</source>
        <comment>too-much/comments</comment>
        <translation>il y a plus de {most} commentaires dans le fichier&#xa0;; en enlever</translation>
    </message>
    <message>
        <source>more than {most} marks in one pair of brackets; write a long list with one thing a line</source>
        <comment>too-much/marks</comment>
        <translation>plus de {most} signes dans une paire de crochets&#xa0;; écrire une longue liste à raison d’une chose par ligne</translation>
    </message>
    <message>
        <source>the file has more values than Merlon reads; split it</source>
        <comment>too-much/read</comment>
        <translation>le fichier a plus de valeurs que Merlon n’en lit&#xa0;; le diviser</translation>
    </message>
    <message>
        <source>lists and mappings are nested more than {most} deep</source>
        <comment>too-deep/nested</comment>
        <translation>les listes et les paires &apos;clé: valeur&apos; sont imbriquées sur plus de {most} niveaux</translation>
    </message>
    <message>
        <source>brackets within brackets, {depth} deep; at most {most} are read</source>
        <comment>too-deep/brackets</comment>
        <translation>crochets imbriqués sur {depth} niveaux&#xa0;; Merlon en lit au plus {most}</translation>
    </message>
    <message>
        <source>this is not well-formed YAML: {why}; look here and just above for a missing quote, bracket or colon, or a wrong indentation</source>
        <comment>yaml</comment>
        <translation>ce n’est pas du YAML bien formé&#xa0;: {why}&#xa0;; chercher ici et juste au-dessus un guillemet, un crochet ou un deux-points manquant, ou un mauvais retrait</translation>
    </message>
    <message>
        <source>the file is empty; it should begin with its kind, for instance &apos;merlon: map/1&apos;</source>
        <comment>empty/file</comment>
        <translation>le fichier est vide&#xa0;; il doit commencer par son type, par exemple &apos;merlon: map/1&apos;</translation>
    </message>
    <message>
        <source>the journal is empty; it should begin with &apos;merlon: journal/1&apos;</source>
        <comment>empty/journal</comment>
        <translation>le journal est vide&#xa0;; il doit commencer par &apos;merlon: journal/1&apos;</translation>
    </message>
    <message>
        <source>a second document (after &apos;---&apos;) is not read; keep one a file</source>
        <comment>documents/second</comment>
        <translation>un second document (après &apos;---&apos;) n’est pas lu&#xa0;; en garder un seul par fichier</translation>
    </message>
    <message>
        <source>this file should hold one document, &apos;merlon: secrets/1&apos;</source>
        <comment>documents/secrets</comment>
        <translation>ce fichier doit contenir un seul document, &apos;merlon: secrets/1&apos;</translation>
    </message>
    <message>
        <source>a file of Merlon is a mapping, &apos;key: value&apos; line by line, that begins with &apos;merlon: ...&apos;</source>
        <comment>shape/file</comment>
        <translation>un fichier de Merlon est une suite de lignes &apos;clé: valeur&apos; qui commence par &apos;merlon: ...&apos;</translation>
    </message>
    <message>
        <source>a file of orders is a list, a line for each: &apos;- kind: {field: value}&apos;</source>
        <comment>shape/orders</comment>
        <translation>un fichier d’ordres est une liste, une ligne pour chacun&#xa0;: &apos;- type: {champ: valeur}&apos;</translation>
    </message>
    <message>
        <source>this line has {length} characters; at most {most} are read</source>
        <comment>line-too-long</comment>
        <translation>cette ligne a {length} caractères&#xa0;; Merlon en lit au plus {most}</translation>
    </message>
    <message>
        <source>a tab in the indentation; use two spaces for each step</source>
        <comment>tab</comment>
        <translation>une tabulation dans le retrait&#xa0;; mettre deux espaces par niveau</translation>
    </message>
    <message>
        <source>this is not UTF-8 text; save the file with the encoding UTF-8</source>
        <comment>not-utf-8</comment>
        <translation>ce n’est pas du texte UTF-8&#xa0;; enregistrer le fichier avec l’encodage UTF-8</translation>
    </message>
    <message>
        <source>the file has {size} bytes; at most {most} are read</source>
        <comment>too-large/text</comment>
        <translation>le fichier compte {size} octets&#xa0;; Merlon en lit au plus {most}</translation>
    </message>
    <message>
        <source>the file has {size} bytes; at most {most} (64 MiB) are read</source>
        <comment>too-large/file</comment>
        <translation>le fichier compte {size} octets&#xa0;; Merlon en lit au plus {most} (64 Mio)</translation>
    </message>
    <message>
        <source>the journal has reached 64 MiB, the most that is read; begin a new one</source>
        <comment>too-large/journal</comment>
        <translation>le journal a atteint 64 Mio, le maximum lu&#xa0;; en commencer un nouveau</translation>
    </message>
    <message>
        <source>and {count} more; mend these first</source>
        <comment>more</comment>
        <translation>et d’autres messages&#xa0;: {count}&#xa0;; corriger d’abord ce qui précède</translation>
    </message>
    <message>
        <source>a key must be one short word, here is {found}</source>
        <comment>key/any</comment>
        <translation>une clé doit être un seul mot court&#xa0;; ici il y a {found}</translation>
    </message>
    <message>
        <source>a key of {what} must be one short word, here is {found}</source>
        <comment>key/of</comment>
        <translation>{what}&#xa0;: une clé doit être un seul mot court&#xa0;; ici il y a {found}</translation>
    </message>
    <message>
        <source>{what} should be a mapping, &apos;key: value&apos;, not {found}</source>
        <comment>type/mapping</comment>
        <translation>{what}&#xa0;: il faut des paires &apos;clé: valeur&apos;, et non {found}</translation>
    </message>
    <message>
        <source>{what} should be a text, not {found}</source>
        <comment>type/text</comment>
        <translation>{what}&#xa0;: il faut un texte, et non {found}</translation>
    </message>
    <message>
        <source>{what} should be a text, or {en: ..., it: ...}, not {found}</source>
        <comment>type/local-text</comment>
        <translation>{what}&#xa0;: il faut un texte, ou {en: ..., it: ...}, et non {found}</translation>
    </message>
    <message>
        <source>{what} should be a whole number from {least} to {most}, not {found}</source>
        <comment>type/integer</comment>
        <translation>{what}&#xa0;: il faut un nombre entier de {least} à {most}, et non {found}</translation>
    </message>
    <message>
        <source>{what} should be a number from {least} to {most}, not {found}</source>
        <comment>type/number</comment>
        <translation>{what}&#xa0;: il faut un nombre de {least} à {most}, et non {found}</translation>
    </message>
    <message>
        <source>{what} should be true or false, not {found}</source>
        <comment>type/flag</comment>
        <translation>{what}&#xa0;: il faut true ou false, et non {found}</translation>
    </message>
    <message>
        <source>{what} should be a list, &apos;[...]&apos; or lines with &apos;- &apos;, not {found}</source>
        <comment>type/list</comment>
        <translation>{what}&#xa0;: il faut une liste, &apos;[...]&apos; ou des lignes avec &apos;- &apos;, et non {found}</translation>
    </message>
    <message>
        <source>the seed should be a whole number from 0 to 18446744073709551615</source>
        <comment>type/seed</comment>
        <translation>la graine (seed) doit être un nombre entier de 0 à 18446744073709551615</translation>
    </message>
    <message>
        <source>{what} should be a mapping, {option: word}</source>
        <comment>type/options</comment>
        <translation>{what}&#xa0;: il faut des paires {option: mot}</translation>
    </message>
    <message>
        <source>the legend should be a mapping of characters to terrains, {&apos;.&apos;: plain, t: tree}</source>
        <comment>type/legend</comment>
        <translation>la légende (legend) donne à chaque caractère son terrain, {&apos;.&apos;: plain, t: tree}</translation>
    </message>
    <message>
        <source>rows should be a block of lines, &apos;rows: |&apos; with one row of hexes a line below it</source>
        <comment>type/rows</comment>
        <translation>rows&#xa0;: il faut un bloc de lignes, &apos;rows: |&apos; puis une rangée de cases par ligne</translation>
    </message>
    <message>
        <source>origin should be two numbers, [x, y]: the centre of A1 in the image</source>
        <comment>type/origin</comment>
        <translation>origin&#xa0;: il faut deux nombres, [x, y]&#xa0;: le centre de A1 dans l’image</translation>
    </message>
    <message>
        <source>an order should be a mapping, &apos;kind: {...}&apos;</source>
        <comment>type/order</comment>
        <translation>un ordre s’écrit &apos;type: {...}&apos;</translation>
    </message>
    <message>
        <source>row should be a mapping of weapons to ten rows</source>
        <comment>type/row</comment>
        <translation>row&#xa0;: il faut pour chaque arme une liste de dix lignes</translation>
    </message>
    <message>
        <source>{key} is given twice, first in line {line}; take one out</source>
        <comment>duplicate-key/first</comment>
        <translation>clé {key}&#xa0;: donnée deux fois, la première à la ligne {line}&#xa0;; en enlever une</translation>
    </message>
    <message>
        <source>{key} is given twice in {what}; take one out</source>
        <comment>duplicate-key/language</comment>
        <translation>{what}&#xa0;: {key} y figure deux fois&#xa0;; en enlever une</translation>
    </message>
    <message>
        <source>the symbol &apos;{symbol}&apos; is given twice, first in line {line}; take one out</source>
        <comment>duplicate-key/symbol</comment>
        <translation>le symbole &apos;{symbol}&apos; est donné deux fois, la première à la ligne {line}&#xa0;; en enlever un</translation>
    </message>
    <message>
        <source>{what} has no key {key}{suggestion} (it is kept as it is)</source>
        <comment>unknown-key/kept</comment>
        <translation>{what}&#xa0;: la clé {key} n’existe pas{suggestion} (gardée telle quelle)</translation>
    </message>
    <message>
        <source>{what} has no key {key}{suggestion} (it is not read)</source>
        <comment>unknown-key/unread</comment>
        <translation>{what}&#xa0;: la clé {key} n’existe pas{suggestion} (non lue)</translation>
    </message>
    <message>
        <source>the file holds &apos;merlon&apos;, &apos;system&apos; and &apos;secrets&apos; and no other key</source>
        <comment>unknown-key/secrets</comment>
        <translation>le fichier n’admet que les clés &apos;merlon&apos;, &apos;system&apos; et &apos;secrets&apos;</translation>
    </message>
    <message>
        <source>{what} lacks the key &apos;{key}&apos;</source>
        <comment>missing-key</comment>
        <translation>{what}&#xa0;: il manque la clé &apos;{key}&apos;</translation>
    </message>
    <message>
        <source>{found} is not the name of a hex; names are like A1, D7 or AB12</source>
        <comment>hex-name/wrong</comment>
        <translation>{found} n’est pas le nom d’une case&#xa0;; un nom s’écrit comme A1, D7 ou AB12</translation>
    </message>
    <message>
        <source>there is no map here, and so no hex {hex}</source>
        <comment>hex-name/no-map</comment>
        <translation>il n’y a pas de carte ici, et donc pas de case {hex}</translation>
    </message>
    <message>
        <source>{hex} is off the map, whose last hex is {last}</source>
        <comment>hex-off-map</comment>
        <translation>{hex} est hors de la carte, dont la dernière case est {last}</translation>
    </message>
    <message>
        <source>{found} is not a side of a flat hex; they are N NE SE S SW NW</source>
        <comment>side/flat</comment>
        <translation>{found} n’est pas un côté d’un hexagone de type flat&#xa0;; les côtés sont N NE SE S SW NW</translation>
    </message>
    <message>
        <source>{found} is not a side of a pointy hex; they are NE E SE SW W NW</source>
        <comment>side/pointy</comment>
        <translation>{found} n’est pas un côté d’un hexagone de type pointy&#xa0;; les côtés sont NE E SE SW W NW</translation>
    </message>
    <message>
        <source>this feature has no side; name at least one, or take it out</source>
        <comment>side/none</comment>
        <translation>cet élément n’a pas de côté&#xa0;; en indiquer au moins un, ou enlever l’élément</translation>
    </message>
    <message>
        <source>{found} is not a language; write en, it, es or fr</source>
        <comment>language/unknown</comment>
        <translation>{found} n’est pas une langue&#xa0;; écrire en, it, es ou fr</translation>
    </message>
    <message>
        <source>{what} has more than a hundred languages</source>
        <comment>language/many</comment>
        <translation>{what}&#xa0;: il y a plus de cent langues</translation>
    </message>
    <message>
        <source>{what} should be a short name of letters a-z, digits, &apos;-&apos; and &apos;_&apos;, not {found}</source>
        <comment>id</comment>
        <translation>{what}&#xa0;: il faut un nom court fait de lettres a-z, de chiffres, de &apos;-&apos; et de &apos;_&apos;, et non {found}</translation>
    </message>
    <message>
        <source>{found} is not a word for &apos;{key}&apos;{suggestion}</source>
        <comment>word</comment>
        <translation>{found} n’est pas un mot admis pour &apos;{key}&apos;{suggestion}</translation>
    </message>
    <message>
        <source>the file does not say what it is; it should begin with &apos;merlon: {wanted}&apos;</source>
        <comment>kind/missing</comment>
        <translation>le fichier ne dit pas ce qu’il est&#xa0;; il doit commencer par &apos;merlon: {wanted}&apos;</translation>
    </message>
    <message>
        <source>this is a {found}, not a {wanted}</source>
        <comment>kind/other</comment>
        <translation>ce fichier est de type &apos;{found}&apos;, et non &apos;{wanted}&apos;</translation>
    </message>
    <message>
        <source>{found} is not a kind of file; write &apos;merlon: {wanted}&apos;</source>
        <comment>kind/unknown</comment>
        <translation>{found} n’est pas un type de fichier&#xa0;; écrire &apos;merlon: {wanted}&apos;</translation>
    </message>
    <message>
        <source>only maps and scenarios have a canonical form</source>
        <comment>kind/canonical</comment>
        <translation>seuls les cartes et les scénarios ont une forme canonique</translation>
    </message>
    <message>
        <source>this is version {version} of the format, and this Merlon reads up to version 1; open it with a newer Merlon</source>
        <comment>newer-version</comment>
        <translation>le format est en version {version}, et ce Merlon lit jusqu’à la version 1&#xa0;; ouvrir le fichier avec un Merlon plus récent</translation>
    </message>
    <message>
        <source>the file cannot be read: {why}</source>
        <comment>file/read</comment>
        <translation>le fichier ne peut pas être lu&#xa0;: {why}</translation>
    </message>
    <message>
        <source>the file cannot be written: {why}</source>
        <comment>file/written</comment>
        <translation>le fichier ne peut pas être écrit&#xa0;: {why}</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <comment>file/folder</comment>
        <translation>c’est un dossier, et non un fichier</translation>
    </message>
    <message>
        <source>this is not a regular file</source>
        <comment>file/not-regular</comment>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>this is not a regular file; it is not overwritten</source>
        <comment>file/not-overwritten</comment>
        <translation>ce n’est pas un fichier ordinaire&#xa0;; il n’est pas écrasé</translation>
    </message>
    <message>
        <source>the journal cannot be opened: {why}</source>
        <comment>file/journal-opened</comment>
        <translation>le journal ne peut pas être ouvert&#xa0;: {why}</translation>
    </message>
    <message>
        <source>the journal cannot be opened for writing: {why}</source>
        <comment>file/journal-for-writing</comment>
        <translation>le journal ne peut pas être ouvert en écriture&#xa0;: {why}</translation>
    </message>
    <message>
        <source>the journal cannot be locked: {why}</source>
        <comment>file/journal-locked</comment>
        <translation>le journal ne peut pas être verrouillé&#xa0;: {why}</translation>
    </message>
    <message>
        <source>the journal&apos;s folder cannot be synced to disk: {why}</source>
        <comment>file/journal-synced</comment>
        <translation>le dossier du journal ne peut pas être synchronisé avec le disque&#xa0;: {why}</translation>
    </message>
    <message>
        <source>the cut end of the journal cannot be moved aside: {why}</source>
        <comment>file/journal-moved-aside</comment>
        <translation>la fin tronquée du journal ne peut pas être mise de côté&#xa0;: {why}</translation>
    </message>
    <message>
        <source>the cut end of the journal cannot be taken off: {why}</source>
        <comment>file/journal-taken-off</comment>
        <translation>la fin tronquée du journal ne peut pas être enlevée&#xa0;: {why}</translation>
    </message>
    <message>
        <source>the journal could not be written: {why}</source>
        <comment>file/journal-written</comment>
        <translation>le journal n’a pas pu être écrit&#xa0;: {why}</translation>
    </message>
    <message>
        <source>the map {name} is not read: {why}</source>
        <comment>path/map</comment>
        <translation>la carte {name} n’est pas lue&#xa0;: {why}</translation>
    </message>
    <message>
        <source>the image {name} is not read: {why}</source>
        <comment>path/image</comment>
        <translation>l’image {name} n’est pas lue&#xa0;: {why}</translation>
    </message>
    <message>
        <source>the scenario {name} is not read: {why}</source>
        <comment>path/scenario</comment>
        <translation>le scénario {name} n’est pas lu&#xa0;: {why}</translation>
    </message>
    <message>
        <source>there is no map {name} in the folder of this scenario</source>
        <comment>missing-map</comment>
        <translation>il n’y a pas de carte {name} dans le dossier de ce scénario</translation>
    </message>
    <message>
        <source>there is no scenario {name} in the folder of this journal</source>
        <comment>missing-scenario/here</comment>
        <translation>il n’y a pas de scénario {name} dans le dossier de ce journal</translation>
    </message>
    <message>
        <source>there is no scenario {name} in the folder of this journal; only what can be checked without it is checked</source>
        <comment>missing-scenario/part</comment>
        <translation>il n’y a pas de scénario {name} dans le dossier de ce journal&#xa0;; seul est vérifié ce qui peut l’être sans lui</translation>
    </message>
    <message>
        <source>the map has no id, by which orders and other files name it; add one below &apos;merlon:&apos;, like &apos;id: norman-gate&apos;</source>
        <comment>missing-id</comment>
        <translation>la carte n’a pas d’id, alors que les ordres et d’autres fichiers la désignent par son id&#xa0;; en ajouter un sous &apos;merlon:&apos;, comme &apos;id: norman-gate&apos;</translation>
    </message>
    <message>
        <source>there is no ruleset {name}{suggestion}</source>
        <comment>unknown-ruleset/none</comment>
        <translation>il n’y a pas de règlement {name}{suggestion}</translation>
    </message>
    <message>
        <source>this is the ruleset of no system{suggestion}</source>
        <comment>unknown-ruleset/system</comment>
        <translation>ce n’est le règlement d’aucun système{suggestion}</translation>
    </message>
    <message>
        <source>this is not the ruleset of {system} but of {found}</source>
        <comment>unknown-ruleset/other</comment>
        <translation>ce règlement n’est pas celui du système {system}, mais celui du système {found}</translation>
    </message>
    <message>
        <source>this {what} is empty</source>
        <comment>empty-text</comment>
        <translation>{what}&#xa0;: le texte est vide</translation>
    </message>
    <message>
        <source>the rules know no {what} {name}{suggestion} (it is kept as it is)</source>
        <comment>unknown/kept</comment>
        <translation>{what}&#xa0;: les règles ne connaissent pas {name}{suggestion} (le mot est gardé tel quel)</translation>
    </message>
    <message>
        <source>the rules know no {what} {name}{suggestion}</source>
        <comment>unknown/word</comment>
        <translation>{what}&#xa0;: les règles ne connaissent pas {name}{suggestion}</translation>
    </message>
    <message>
        <source>there is no {what} {name}</source>
        <comment>unknown/thing</comment>
        <translation>{what}&#xa0;: {name} n’existe pas</translation>
    </message>
    <message>
        <source>there is no {what} {name} in this scenario</source>
        <comment>unknown/here</comment>
        <translation>{what}&#xa0;: {name} n’est pas dans ce scénario</translation>
    </message>
    <message>
        <source>the separator has more than 8 characters</source>
        <comment>range/separator</comment>
        <translation>le séparateur (separator) a plus de 8 caractères</translation>
    </message>
    <message>
        <source>the ranges of a weapon grow from short over medium to long</source>
        <comment>range/weapon</comment>
        <translation>les distances d’une arme vont en croissant&#xa0;: courte, moyenne, longue</translation>
    </message>
    <message>
        <source>{what} should be within {least} to {most}</source>
        <comment>range/within</comment>
        <translation>{what}&#xa0;: il faut une valeur de {least} à {most}</translation>
    </message>
    <message>
        <source>columns and rows are both numbered by letters, so that one name may mean two hexes; give a separator</source>
        <comment>ambiguous-numbering/letters</comment>
        <translation>colonnes et rangées sont toutes deux numérotées par des lettres (letters), si bien qu’un nom peut désigner deux cases&#xa0;; mettre un séparateur (separator)</translation>
    </message>
    <message>
        <source>columns and rows are both numbered by digits, so that one name may mean two hexes; give a separator or a padding</source>
        <comment>ambiguous-numbering/digits</comment>
        <translation>colonnes et rangées sont toutes deux numérotées par des chiffres (digits), si bien qu’un nom peut désigner deux cases&#xa0;; mettre un séparateur (separator) ou des zéros (padding)</translation>
    </message>
    <message>
        <source>the legend is empty; it should name at least one terrain, {&apos;.&apos;: plain}</source>
        <comment>legend</comment>
        <translation>la légende est vide&#xa0;; elle doit nommer au moins un terrain, {&apos;.&apos;: plain}</translation>
    </message>
    <message>
        <source>a symbol of the legend is one character of the keyboard (no space, no accent)</source>
        <comment>symbol/legend</comment>
        <translation>un symbole de la légende est un seul caractère du clavier (ni espace ni accent)</translation>
    </message>
    <message>
        <source>the symbol of a terrain is one character of the keyboard</source>
        <comment>symbol/terrain</comment>
        <translation>le symbole d’un terrain est un seul caractère du clavier</translation>
    </message>
    <message>
        <source>unknown terrain {name} for the symbol &apos;{symbol}&apos;{suggestion}</source>
        <comment>unknown-terrain</comment>
        <translation>terrain inconnu {name} pour le symbole &apos;{symbol}&apos;{suggestion}</translation>
    </message>
    <message>
        <source>side {side} of {hex}: {kind} is there already, from line {line}; take one out</source>
        <comment>feature-twice</comment>
        <translation>{hex}, côté {side}&#xa0;: {kind} y est déjà, à la ligne {line}&#xa0;; ne l’y mettre qu’une fois</translation>
    </message>
    <message>
        <source>the structure {name} is in line {line} already; give one of them another id</source>
        <comment>same-id</comment>
        <translation>la structure {name} est déjà à la ligne {line}&#xa0;; donner à l’une des deux un autre id</translation>
    </message>
    <message>
        <source>span should be the width of a hex on the ground, a number above zero and a unit, like &apos;2 m&apos; or &apos;1.5 km&apos;; units are {units} (it is kept as it is)</source>
        <comment>span</comment>
        <translation>span&#xa0;: il faut la largeur d’une case sur le terrain, un nombre supérieur à zéro et une unité, comme &apos;2 m&apos; ou &apos;1.5 km&apos;&#xa0;; les unités sont {units} (la valeur est gardée telle quelle)</translation>
    </message>
    <message>
        <source>{what} has {rows}, the map has {wanted}</source>
        <comment>row-count</comment>
        <translation>{what}&#xa0;: {rows}, la carte en a {wanted}</translation>
    </message>
    <message>
        <source>row {row} has {hexes}, the map has {columns}</source>
        <comment>row-length</comment>
        <translation>la rangée {row} a {hexes}, la carte a {columns}</translation>
    </message>
    <message>
        <source>row {row}, {hex}: {symbol} is not in the legend; add it there or mend the row</source>
        <comment>unknown-symbol/legend</comment>
        <translation>rangée {row}, {hex}&#xa0;: {symbol} n’est pas dans la légende&#xa0;; l’y ajouter ou corriger la rangée</translation>
    </message>
    <message>
        <source>row {row}, {hex}: {symbol} is not a level; levels are 0 to 9, and _ for -1</source>
        <comment>unknown-symbol/level</comment>
        <translation>rangée {row}, {hex}&#xa0;: {symbol} n’est pas un niveau&#xa0;; les niveaux vont de 0 à 9, et _ vaut -1</translation>
    </message>
    <message>
        <source>the scenario is played by {system}, its map was made for {other}</source>
        <comment>rulesets</comment>
        <translation>le scénario se joue avec {system}, sa carte a été faite pour {other}</translation>
    </message>
    <message>
        <source>the option {name} is kept, but its rule is not judged yet and nothing reads it</source>
        <comment>option-not-judged</comment>
        <translation>l’option {name} est gardée, mais sa règle n’est pas encore jugée et rien ne la lit</translation>
    </message>
    <message>
        <source>there is no option {name}{suggestion}</source>
        <comment>unknown-option</comment>
        <translation>il n’y a pas d’option {name}{suggestion}</translation>
    </message>
    <message>
        <source>a scenario needs a map, &apos;- {file: castle.map.yaml}&apos;</source>
        <comment>maps/needed</comment>
        <translation>un scénario a besoin d’une carte, &apos;- {file: castle.map.yaml}&apos;</translation>
    </message>
    <message>
        <source>these rules are played without a map; take it out</source>
        <comment>maps/none</comment>
        <translation>ces règles se jouent sans carte&#xa0;; l’enlever</translation>
    </message>
    <message>
        <source>these rules are played on {maps}; take the others out</source>
        <comment>maps/too-many</comment>
        <translation>ces règles se jouent sur {maps}&#xa0;; enlever les autres</translation>
    </message>
    <message>
        <source>the {what} {name} is in line {line} already; each needs its own</source>
        <comment>same-name</comment>
        <translation>{what} {name}&#xa0;: déjà à la ligne {line}&#xa0;; à chacun son nom</translation>
    </message>
    <message>
        <source>{found} is not a colour; write it in quotes, like &apos;#a03020&apos;</source>
        <comment>colour/wrong</comment>
        <translation>{found} n’est pas une couleur&#xa0;; l’écrire entre guillemets, comme &apos;#a03020&apos;</translation>
    </message>
    <message>
        <source>the colour is missing; write it in quotes, &apos;#a03020&apos;, or YAML takes it for a comment</source>
        <comment>colour/missing</comment>
        <translation>il manque la couleur&#xa0;; l’écrire entre guillemets, &apos;#a03020&apos;, sinon YAML la prend pour un commentaire</translation>
    </message>
    <message>
        <source>there is no force {name}{suggestion}</source>
        <comment>unknown-force</comment>
        <translation>il n’y a pas de camp {name}{suggestion}</translation>
    </message>
    <message>
        <source>the rear hex is not beside the hex of this counter</source>
        <comment>rear/not-beside</comment>
        <translation>la case arrière (rear) n’est pas adjacente à celle de ce pion</translation>
    </message>
    <message>
        <source>this counter is mounted and takes two hexes; give &apos;rear&apos;, the hex behind it</source>
        <comment>rear/missing</comment>
        <translation>ce pion est à cheval et occupe deux cases&#xa0;; donner &apos;rear&apos;, la case arrière</translation>
    </message>
    <message>
        <source>only a mounted counter or an animal has a rear hex; add &apos;mounted: true&apos; or take it out</source>
        <comment>rear/on-foot</comment>
        <translation>seul un pion à cheval ou un animal a une case arrière&#xa0;; ajouter &apos;mounted: true&apos; ou enlever &apos;rear&apos;</translation>
    </message>
    <message>
        <source>this counter has a rear hex and no hex</source>
        <comment>rear/alone</comment>
        <translation>ce pion a une case arrière (rear) mais pas de case (hex)</translation>
    </message>
    <message>
        <source>only &apos;{kind}: true&apos; is an effect</source>
        <comment>effect/flag</comment>
        <translation>seul &apos;{kind}: true&apos; est un effet</translation>
    </message>
    <message>
        <source>an effect has one of the keys {kinds}</source>
        <comment>effect/unknown</comment>
        <translation>un effet a l’une des clés {kinds}</translation>
    </message>
    <message>
        <source>these effects cannot be carried out: {field} ({fault})</source>
        <comment>effect/impossible</comment>
        <translation>ces effets ne peuvent pas être exécutés&#xa0;: {field} ({fault})</translation>
    </message>
    <message>
        <source>two orders in one line; give each its own, beginning with &apos;- &apos;</source>
        <comment>order/two</comment>
        <translation>deux ordres sur une ligne&#xa0;; à chacun la sienne, qui commence par &apos;- &apos;</translation>
    </message>
    <message>
        <source>this is no order; there are {orders} (&apos;merlonctl orders {system}&apos; shows what each takes)</source>
        <comment>order/unknown</comment>
        <translation>ce n’est pas un ordre&#xa0;; il y a {orders} (&apos;merlonctl orders {system}&apos; montre ce que chacun demande)</translation>
    </message>
    <message>
        <source>this is no die; write it like d6 or d10</source>
        <comment>die</comment>
        <translation>ce n’est pas un dé&#xa0;; l’écrire comme d6 ou d10</translation>
    </message>
    <message>
        <source>there is no map {name} in this scenario</source>
        <comment>map-name</comment>
        <translation>il n’y a pas de carte {name} dans ce scénario</translation>
    </message>
    <message>
        <source>this should be a day, like 2026-05-02</source>
        <comment>day</comment>
        <translation>il faut ici un jour, comme 2026-05-02</translation>
    </message>
    <message>
        <source>this should be a moment, like 2026-05-02T09:30Z</source>
        <comment>moment</comment>
        <translation>il faut ici un moment, comme 2026-05-02T09:30Z</translation>
    </message>
    <message>
        <source>this should be a seal, &apos;sha256:&apos; and 64 digits, or what is to be sealed: &apos;{example}&apos;</source>
        <comment>seal</comment>
        <translation>il faut ici un sceau, &apos;sha256:&apos; et 64 chiffres, ou ce qui est à sceller&#xa0;: &apos;{example}&apos;</translation>
    </message>
    <message>
        <source>{what} should be a short name in one line</source>
        <comment>name</comment>
        <translation>{what}&#xa0;: il faut un nom court sur une ligne</translation>
    </message>
    <message>
        <source>{what} takes {least} to {most} of them</source>
        <comment>count</comment>
        <translation>{what}&#xa0;: il en faut de {least} à {most}</translation>
    </message>
    <message>
        <source>without salt the note could be guessed by trying; put some letters there</source>
        <comment>salt</comment>
        <translation>sans sel (salt), la note pourrait être devinée à force d’essais&#xa0;; y mettre quelques lettres</translation>
    </message>
    <message>
        <source>this should be what some order seals, with its salt: &apos;{kind: {...}, salt: ...}&apos;</source>
        <comment>secret/unknown</comment>
        <translation>il faut ici ce qu’un ordre scelle, avec son sel&#xa0;: &apos;{type: {...}, salt: ...}&apos;</translation>
    </message>
    <message>
        <source>this note could not be read again, so it is not sealed; take unusual characters out of it</source>
        <comment>secret/unreadable</comment>
        <translation>cette note n’a pas pu être relue, elle n’est donc pas scellée&#xa0;; en enlever les caractères inhabituels</translation>
    </message>
    <message>
        <source>these are secrets of another game than the scenario&apos;s</source>
        <comment>system</comment>
        <translation>ce sont les secrets d’un autre jeu que celui du scénario</translation>
    </message>
    <message>
        <source>an entry holds one of &apos;order:&apos;, &apos;effects:&apos;, &apos;amend:&apos;, &apos;undo: {}&apos;, &apos;redo: {}&apos; or &apos;back: {to: 3}&apos;, or a &apos;note:&apos; alone</source>
        <comment>entry/kinds</comment>
        <translation>une entrée contient une seule des clés &apos;order:&apos;, &apos;effects:&apos;, &apos;amend:&apos;, &apos;undo: {}&apos;, &apos;redo: {}&apos; et &apos;back: {to: 3}&apos;, ou bien &apos;note:&apos; sans rien d’autre</translation>
    </message>
    <message>
        <source>this order could not be read again from the journal, so it is not written; take unusual characters out of its note</source>
        <comment>entry/unreadable</comment>
        <translation>cet ordre n’a pas pu être relu dans le journal, il n’est donc pas écrit&#xa0;; enlever de sa note les caractères inhabituels</translation>
    </message>
    <message>
        <source>this entry was written by a newer Merlon, whose rules are of version {version}; this one reads up to {most}</source>
        <comment>newer</comment>
        <translation>cette entrée est d’un Merlon plus récent, dont les règles sont en version {version}&#xa0;; celui-ci lit jusqu’à la version {most}</translation>
    </message>
    <message>
        <source>this entry is numbered {number} and should be {expected}; entries are numbered from 1 without gaps</source>
        <comment>entry-number</comment>
        <translation>cette entrée porte le numéro {number} au lieu de {expected}&#xa0;; les entrées se numérotent à partir de 1 sans trou</translation>
    </message>
    <message>
        <source>there is no order to undo here</source>
        <comment>entry-order/undo</comment>
        <translation>il n’y a pas ici d’ordre à annuler</translation>
    </message>
    <message>
        <source>there is nothing to redo here</source>
        <comment>entry-order/redo</comment>
        <translation>il n’y a rien à rétablir ici</translation>
    </message>
    <message>
        <source>the line that is corrected is no order in force</source>
        <comment>entry-order/amend</comment>
        <translation>la ligne corrigée n’est pas un ordre en vigueur</translation>
    </message>
    <message>
        <source>the line to go back to has not been yet</source>
        <comment>entry-order/back</comment>
        <translation>la ligne à laquelle revenir n’existe pas encore</translation>
    </message>
    <message>
        <source>there is nothing to undo, to redo or to go back to</source>
        <comment>entry-order/none</comment>
        <translation>il n’y a rien à annuler ni à rétablir, et rien à quoi revenir</translation>
    </message>
    <message>
        <source>the header of this journal does not end with &apos;...&apos;, so nothing of it counts</source>
        <comment>journal-cut/header</comment>
        <translation>l’en-tête de ce journal ne finit pas par &apos;...&apos;&#xa0;: rien de ce journal ne compte</translation>
    </message>
    <message>
        <source>what begins here has no end mark &apos;...&apos;: writing it was interrupted before it was acknowledged, and it counts for nothing</source>
        <comment>journal-cut/end</comment>
        <translation>ce qui commence ici n’a pas la marque de fin &apos;...&apos;&#xa0;: l’écriture a été interrompue avant d’être confirmée, et cela ne compte pas</translation>
    </message>
    <message>
        <source>the last entry was cut off while it was written and had not been acknowledged; it was moved to {file}</source>
        <comment>journal-cut/moved</comment>
        <translation>la dernière entrée a été tronquée pendant son écriture et n’avait pas été confirmée&#xa0;; elle a été déplacée dans {file}</translation>
    </message>
    <message>
        <source>this is not a journal, which begins with &apos;merlon: journal/1&apos;; it is left as it is</source>
        <comment>not-a-journal</comment>
        <translation>ce n’est pas un journal&#xa0;: un journal commence par &apos;merlon: journal/1&apos;&#xa0;; le fichier est laissé tel quel</translation>
    </message>
    <message>
        <source>the journal cannot be begun: its header could not be read again</source>
        <comment>journal-header</comment>
        <translation>le journal ne peut pas être commencé&#xa0;: son en-tête n’a pas pu être relu</translation>
    </message>
    <message>
        <source>the scenario or its map was changed since this game began; every order is judged again on what they say now</source>
        <comment>journal-scenario</comment>
        <translation>le scénario ou sa carte ont changé depuis le début de cette partie&#xa0;; chaque ordre est jugé de nouveau sur ce qu’ils disent maintenant</translation>
    </message>
    <message>
        <source>this game began under other rules (ruleset, edition or options); every order is judged again by those of the scenario now</source>
        <comment>journal-rules</comment>
        <translation>cette partie a commencé sous d’autres règles (règlement, édition ou options)&#xa0;; chaque ordre est jugé de nouveau selon celles du scénario actuel</translation>
    </message>
    <message>
        <source>another Merlon has this journal open; close the game there, so that two referees do not write at once</source>
        <comment>journal-locked</comment>
        <translation>un autre Merlon a ouvert ce journal&#xa0;; y fermer la partie, pour que deux arbitres n’écrivent pas en même temps</translation>
    </message>
    <message>
        <source>an earlier write failed; close the game and open it again before going on</source>
        <comment>journal-broken</comment>
        <translation>une écriture précédente a échoué&#xa0;; fermer la partie et la rouvrir avant de continuer</translation>
    </message>
    <message>
        <source>the journal was moved, deleted or changed by another program while it was open; nothing was written</source>
        <comment>journal-changed</comment>
        <translation>le journal a été déplacé, supprimé ou modifié par un autre programme pendant qu’il était ouvert&#xa0;; rien n’a été écrit</translation>
    </message>
    <message>
        <source>another game of this scenario was begun meanwhile; nothing was added to it, give the orders again</source>
        <comment>journal-begun</comment>
        <translation>une autre partie de ce scénario a été commencée entre-temps&#xa0;; rien n’y a été ajouté, donner de nouveau les ordres</translation>
    </message>
    <message>
        <source>lines on which the rules say something else today: {count}; the game goes on from what they say today (&apos;merlonctl replay&apos; lists them)</source>
        <comment>journal-differs</comment>
        <translation>lignes sur lesquelles les règles disent aujourd’hui autre chose&#xa0;: {count}&#xa0;; la partie continue d’après ce qu’elles disent aujourd’hui (&apos;merlonctl replay&apos; en donne la liste)</translation>
    </message>
    <message>
        <source>no table is named {name}; there are {tables}</source>
        <comment>table/unknown</comment>
        <translation>aucune table ne s’appelle {name}&#xa0;; il y a {tables}</translation>
    </message>
    <message>
        <source>this row has {results} results for {covers} covers; give one for each</source>
        <comment>table/results</comment>
        <translation>sur cette ligne, résultats&#xa0;: {results}, couvertures&#xa0;: {covers}&#xa0;; il en faut un par couverture</translation>
    </message>
    <message>
        <source>a weapon needs ten rows, one for each face of the die</source>
        <comment>table/rows</comment>
        <translation>une arme a besoin de dix lignes, une pour chaque face du dé</translation>
    </message>
    <message>
        <source>there is no weapon {name}</source>
        <comment>unknown-weapon</comment>
        <translation>il n’y a pas d’arme {name}</translation>
    </message>
    <message>
        <source>this is a file of orders, checked as far as can be without its scenario; name that before it to have it checked whole: &apos;merlonctl validate castle.scenario.yaml orders.yaml&apos;</source>
        <comment>orders</comment>
        <translation>c’est un fichier d’ordres, vérifié autant que possible sans son scénario&#xa0;; le nommer avant celui-ci pour une vérification complète&#xa0;: &apos;merlonctl validate castle.scenario.yaml orders.yaml&apos;</translation>
    </message>
    <message>
        <source>dice are rolled from the journal&apos;s own seed, {seed}</source>
        <comment>seed</comment>
        <translation>les dés sont lancés avec la graine du journal, {seed}</translation>
    </message>
    <message>
        <source>the orders from here on wait; put &apos;- {order}&apos; before this one, or another like it</source>
        <comment>owed</comment>
        <translation>les ordres à partir d’ici attendent&#xa0;; mettre avant celui-ci &apos;- {order}&apos;, ou un autre semblable</translation>
    </message>
    <message>
        <source>there is no {face} on a {die}</source>
        <comment>idle/face</comment>
        <translation>la face {face} n’existe pas sur un dé {die}</translation>
    </message>
    <message>
        <source>nobody asked for the die {face}</source>
        <comment>idle/die</comment>
        <translation>personne n’a demandé le dé {face}</translation>
    </message>
    <message>
        <source>nobody asked for the last {count} of --dice</source>
        <comment>idle/last</comment>
        <translation>personne n’a demandé les derniers dés de --dice&#xa0;: {count}</translation>
    </message>
    <message>
        <source>no rule asked for the fact &apos;{fact}&apos; that is decreed</source>
        <comment>idle/fact</comment>
        <translation>aucune règle n’a demandé le fait &apos;{fact}&apos;, décrété par l’arbitre</translation>
    </message>
    <message>
        <source>neither this order nor those behind it are kept: it waits for {what}</source>
        <comment>waits</comment>
        <translation>ni cet ordre ni ceux qui suivent ne sont conservés&#xa0;; il manque à cet ordre&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{place}: error: {said} [{code}]</source>
        <comment>line/error</comment>
        <translation>{place}: erreur&#xa0;: {said} [{code}]</translation>
    </message>
    <message>
        <source>{place}: warning: {said} [{code}]</source>
        <comment>line/warning</comment>
        <translation>{place}: avertissement&#xa0;: {said} [{code}]</translation>
    </message>
    <message>
        <source>{place}: note: {said} [{code}]</source>
        <comment>line/note</comment>
        <translation>{place}: remarque&#xa0;: {said} [{code}]</translation>
    </message>
    <message>
        <source>; did you mean &apos;{near}&apos;?</source>
        <comment>did-you-mean</comment>
        <translation>&#xa0;; peut-être &apos;{near}&apos;&#xa0;?</translation>
    </message>
    <message>
        <source>; choose from {all}</source>
        <comment>choose-from</comment>
        <translation>&#xa0;; choisir parmi {all}</translation>
    </message>
    <message>
        <source>; it has {all}</source>
        <comment>it-has</comment>
        <translation>&#xa0;; clés possibles&#xa0;: {all}</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>nothing</comment>
        <translation>une valeur vide</translation>
    </message>
    <message>
        <source>a list</source>
        <comment>a-list</comment>
        <translation>une liste</translation>
    </message>
    <message>
        <source>a mapping</source>
        <comment>a-mapping</comment>
        <translation>des paires &apos;clé: valeur&apos;</translation>
    </message>
    <message>
        <source>this character</source>
        <comment>this-character</comment>
        <translation>ce caractère</translation>
    </message>
    <message>
        <source>a &apos;}&apos; is missing</source>
        <comment>yaml-curly</comment>
        <translation>il manque une &apos;}&apos;</translation>
    </message>
    <message>
        <source>a &apos;]&apos; is missing</source>
        <comment>yaml-square</comment>
        <translation>il manque un &apos;]&apos;</translation>
    </message>
    <message>
        <source>a quote is not closed</source>
        <comment>yaml-quote</comment>
        <translation>un guillemet n’est pas fermé</translation>
    </message>
    <message>
        <source>&apos;\&apos; is followed by a character that it does not go with</source>
        <comment>yaml-escape</comment>
        <translation>&apos;\&apos; est suivi d’un caractère qui ne peut pas le suivre</translation>
    </message>
    <message>
        <source>a &apos;:&apos; stands where none can</source>
        <comment>yaml-colon</comment>
        <translation>il y a un &apos;:&apos; là où il ne peut pas y en avoir</translation>
    </message>
    <message>
        <source>a &apos;-&apos; stands where none can</source>
        <comment>yaml-dash</comment>
        <translation>il y a un &apos;-&apos; là où il ne peut pas y en avoir</translation>
    </message>
    <message>
        <source>a bracket is closed that was not opened</source>
        <comment>yaml-bracket</comment>
        <translation>un crochet se ferme sans avoir été ouvert</translation>
    </message>
    <message>
        <source>this line does not go on with what stands above it</source>
        <comment>yaml-indent</comment>
        <translation>cette ligne ne continue pas ce qui est au-dessus</translation>
    </message>
    <message>
        <source>it cannot be read from here on</source>
        <comment>yaml-other</comment>
        <translation>la suite est illisible à partir d’ici</translation>
    </message>
    <message>
        <source>the file name is empty</source>
        <comment>path-empty</comment>
        <translation>le nom du fichier est vide</translation>
    </message>
    <message>
        <source>the file name is too long</source>
        <comment>path-long</comment>
        <translation>le nom du fichier est trop long</translation>
    </message>
    <message>
        <source>write folders with &apos;/&apos;, not with &apos;\&apos;</source>
        <comment>path-backslash</comment>
        <translation>écrire les dossiers avec &apos;/&apos;, et non avec &apos;\&apos;</translation>
    </message>
    <message>
        <source>it must be given from this file&apos;s folder, not from the root of a disk</source>
        <comment>path-absolute</comment>
        <translation>il faut partir du dossier de ce fichier, et non de la racine d’un disque</translation>
    </message>
    <message>
        <source>it must be a file beside this one, not an address</source>
        <comment>path-address</comment>
        <translation>il faut un fichier à côté de celui-ci, et non une adresse</translation>
    </message>
    <message>
        <source>it may not leave this file&apos;s folder (&apos;..&apos;)</source>
        <comment>path-up</comment>
        <translation>on ne peut pas sortir du dossier de ce fichier (&apos;..&apos;)</translation>
    </message>
    <message>
        <source>a link leads out of this file&apos;s folder</source>
        <comment>path-link</comment>
        <translation>un lien mène hors du dossier de ce fichier</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <comment>why-not-found</comment>
        <translation>aucun fichier ni dossier de ce nom</translation>
    </message>
    <message>
        <source>you have no permission for it</source>
        <comment>why-no-permission</comment>
        <translation>les droits d’accès manquent</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>why-folder</comment>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>what should be a folder is none</source>
        <comment>why-no-folder</comment>
        <translation>ce qui devrait être un dossier n’en est pas un</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>why-full</comment>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>it is larger than files may be here</source>
        <comment>why-too-large</comment>
        <translation>il dépasse la taille permise ici à un fichier</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <comment>why-read-only</comment>
        <translation>le disque est en lecture seule</translation>
    </message>
    <message>
        <source>the name is too long, or links lead in a circle</source>
        <comment>why-name</comment>
        <translation>le nom est trop long, ou des liens tournent en rond</translation>
    </message>
    <message>
        <source>nobody is at the other end of this pipe or device</source>
        <comment>why-device</comment>
        <translation>personne n’est à l’autre bout de ce tube ou de ce périphérique</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <comment>why-too-many</comment>
        <translation>trop de fichiers sont ouverts</translation>
    </message>
    <message>
        <source>the disk does not answer as it should</source>
        <comment>why-disk</comment>
        <translation>le disque ne répond pas comme il devrait</translation>
    </message>
    <message>
        <source>error {number} of the system</source>
        <comment>why-other</comment>
        <translation>erreur système {number}</translation>
    </message>
    <message>
        <source>1 row</source>
        <comment>rows-one</comment>
        <translation>1 rangée</translation>
    </message>
    <message>
        <source>{count} rows</source>
        <comment>rows-many</comment>
        <translation>{count} rangées</translation>
    </message>
    <message>
        <source>1 hex</source>
        <comment>hexes-one</comment>
        <translation>1 case</translation>
    </message>
    <message>
        <source>{count} hexes</source>
        <comment>hexes-many</comment>
        <translation>{count} cases</translation>
    </message>
    <message>
        <source>1 column</source>
        <comment>columns-one</comment>
        <translation>1 colonne</translation>
    </message>
    <message>
        <source>{count} columns</source>
        <comment>columns-many</comment>
        <translation>{count} colonnes</translation>
    </message>
    <message>
        <source>1 map</source>
        <comment>maps-one</comment>
        <translation>1 carte</translation>
    </message>
    <message>
        <source>{count} maps</source>
        <comment>maps-many</comment>
        <translation>{count} cartes</translation>
    </message>
    <message>
        <source>value of a {die}</source>
        <comment>value-of-die</comment>
        <translation>valeur d’un dé {die}</translation>
    </message>
    <message>
        <source>{key} (or x)</source>
        <comment>or-x</comment>
        <translation>{key} (ou x)</translation>
    </message>
    <message>
        <source>the field &apos;{field}&apos;</source>
        <comment>wanted-field</comment>
        <translation>le champ &apos;{field}&apos;</translation>
    </message>
    <message>
        <source>a {die} ({key}), which &apos;dice: [...]&apos; in its line, --dice or --seed give</source>
        <comment>wanted-die</comment>
        <translation>un dé {die} ({key}), que donnent &apos;dice: [...]&apos; sur sa ligne, --dice ou --seed</translation>
    </message>
    <message>
        <source>the face of a die</source>
        <comment>face-of-a-die</comment>
        <translation>la face d’un dé</translation>
    </message>
    <message>
        <source>rows of a weapon</source>
        <comment>rows-of-a-weapon</comment>
        <translation>les lignes d’une arme</translation>
    </message>
    <message>
        <source>the options</source>
        <comment>the-options</comment>
        <translation>les options</translation>
    </message>
    <message>
        <source>feature</source>
        <comment>feature</comment>
        <translation>élément</translation>
    </message>
    <message>
        <source>state</source>
        <comment>state</comment>
        <translation>état</translation>
    </message>
    <message>
        <source>structure</source>
        <comment>structure</comment>
        <translation>structure</translation>
    </message>
    <message>
        <source>stone</source>
        <comment>stone</comment>
        <translation>pierre</translation>
    </message>
    <message>
        <source>overlay</source>
        <comment>overlay</comment>
        <translation>ajout</translation>
    </message>
    <message>
        <source>option</source>
        <comment>option</comment>
        <translation>option</translation>
    </message>
    <message>
        <source>force</source>
        <comment>force</comment>
        <translation>camp</translation>
    </message>
    <message>
        <source>counter</source>
        <comment>counter</comment>
        <translation>pion</translation>
    </message>
    <message>
        <source>counter named</source>
        <comment>counter-named</comment>
        <translation>pion nommé</translation>
    </message>
    <message>
        <source>zone</source>
        <comment>zone</comment>
        <translation>zone</translation>
    </message>
    <message>
        <source>the map</source>
        <comment>the-map</comment>
        <translation>la carte</translation>
    </message>
    <message>
        <source>the grid</source>
        <comment>the-grid</comment>
        <translation>la grille</translation>
    </message>
    <message>
        <source>the numbering</source>
        <comment>the-numbering</comment>
        <translation>la numérotation</translation>
    </message>
    <message>
        <source>the terrain</source>
        <comment>the-terrain</comment>
        <translation>le terrain</translation>
    </message>
    <message>
        <source>the block of levels</source>
        <comment>the-block-of-levels</comment>
        <translation>le bloc des niveaux</translation>
    </message>
    <message>
        <source>this feature</source>
        <comment>this-feature</comment>
        <translation>cet élément</translation>
    </message>
    <message>
        <source>this structure</source>
        <comment>this-structure</comment>
        <translation>cette structure</translation>
    </message>
    <message>
        <source>this overlay</source>
        <comment>this-overlay</comment>
        <translation>cet ajout</translation>
    </message>
    <message>
        <source>the background</source>
        <comment>the-background</comment>
        <translation>le fond</translation>
    </message>
    <message>
        <source>the scenario</source>
        <comment>the-scenario</comment>
        <translation>le scénario</translation>
    </message>
    <message>
        <source>this map</source>
        <comment>this-map</comment>
        <translation>cette carte</translation>
    </message>
    <message>
        <source>this force</source>
        <comment>this-force</comment>
        <translation>ce camp</translation>
    </message>
    <message>
        <source>this counter</source>
        <comment>this-counter</comment>
        <translation>ce pion</translation>
    </message>
    <message>
        <source>this zone</source>
        <comment>this-zone</comment>
        <translation>cette zone</translation>
    </message>
    <message>
        <source>what the rules said</source>
        <comment>what-the-rules-said</comment>
        <translation>ce que disaient les règles</translation>
    </message>
    <message>
        <source>the overruling</source>
        <comment>the-overruling</comment>
        <translation>la décision contraire de l’arbitre</translation>
    </message>
    <message>
        <source>the correction</source>
        <comment>the-correction</comment>
        <translation>la correction</translation>
    </message>
    <message>
        <source>the way back</source>
        <comment>the-way-back</comment>
        <translation>le retour</translation>
    </message>
    <message>
        <source>the journal</source>
        <comment>the-journal</comment>
        <translation>le journal</translation>
    </message>
    <message>
        <source>this entry</source>
        <comment>this-entry</comment>
        <translation>cette entrée</translation>
    </message>
    <message>
        <source>what is done by hand</source>
        <comment>done-by-hand</comment>
        <translation>ce qui est fait à la main</translation>
    </message>
    <message>
        <source>this order</source>
        <comment>this-order</comment>
        <translation>cet ordre</translation>
    </message>
    <message>
        <source>the file</source>
        <comment>the-file</comment>
        <translation>le fichier</translation>
    </message>
    <message>
        <source>this die</source>
        <comment>this-die</comment>
        <translation>ce dé</translation>
    </message>
    <message>
        <source>this place</source>
        <comment>this-place</comment>
        <translation>cet emplacement</translation>
    </message>
    <message>
        <source>this place on the table</source>
        <comment>this-place-on-the-table</comment>
        <translation>cet emplacement sur la table</translation>
    </message>
    <message>
        <source>what is sealed</source>
        <comment>what-is-sealed</comment>
        <translation>ce qui est scellé</translation>
    </message>
    <message>
        <source>the ruleset</source>
        <comment>the-ruleset</comment>
        <translation>le règlement</translation>
    </message>
    <message>
        <source>this edition</source>
        <comment>this-edition</comment>
        <translation>cette édition</translation>
    </message>
    <message>
        <source>this terrain</source>
        <comment>this-terrain</comment>
        <translation>ce terrain</translation>
    </message>
    <message>
        <source>this weapon</source>
        <comment>this-weapon</comment>
        <translation>cette arme</translation>
    </message>
    <message>
        <source>this result</source>
        <comment>this-result</comment>
        <translation>ce résultat</translation>
    </message>
    <message>
        <source>this table</source>
        <comment>this-table</comment>
        <translation>cette table</translation>
    </message>
    <message>
        <source>this is no regular expression: {why}</source>
        <comment>pattern</comment>
        <translation>ce n’est pas une expression rationnelle&#xa0;: {why}</translation>
    </message>
    <message>
        <source>this is not well-formed XML: {why}</source>
        <comment>xml</comment>
        <translation>ce n’est pas du XML bien formé&#xa0;: {why}</translation>
    </message>
    <message>
        <source>it is closed</source>
        <comment>why-closed</comment>
        <translation>c’est fermé</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <comment>why-memory</comment>
        <translation>il n’y a pas assez de mémoire</translation>
    </message>
    <message>
        <source>&apos;allowed: false&apos; says nothing, for no order is allowed unless it is said; take it out</source>
        <comment>idle/allowed</comment>
        <translation>&apos;allowed: false&apos; ne dit rien, car aucun ordre n’est permis sans qu’on le dise&#xa0;; à enlever</translation>
    </message>
    <message>
        <source>nothing is changed by hand here and nothing noted; name an effect or add a &apos;note:&apos;</source>
        <comment>idle/by-hand</comment>
        <translation>rien ne change ici à la main et rien n’est noté&#xa0;; indiquer un effet ou ajouter une &apos;note:&apos;</translation>
    </message>
    <message>
        <source>this row has {results} results for {columns} columns; give one for each</source>
        <comment>table/columns</comment>
        <translation>sur cette ligne, résultats&#xa0;: {results}, colonnes&#xa0;: {columns}&#xa0;; il en faut un par colonne</translation>
    </message>
    <message>
        <source>a melee table needs ten rows, one for each face of the die</source>
        <comment>table/faces</comment>
        <translation>une table de combat a besoin de dix lignes, une pour chaque face du dé</translation>
    </message>
    <message>
        <source>the columns of the bombardment table grow from left to right</source>
        <comment>columns-grow</comment>
        <translation>les colonnes de la table de pilonnage croissent de gauche à droite</translation>
    </message>
    <message>
        <source>the bombardment table needs ten rows, one for each face of the die</source>
        <comment>bombardment/rows</comment>
        <translation>la table de pilonnage demande dix lignes, une par face du dé</translation>
    </message>
    <message>
        <source>this row has {results} results for {columns} columns; give one for each</source>
        <comment>bombardment/cells</comment>
        <translation>cette ligne a {results} résultats pour {columns} colonnes&#xa0;; donnez-en un pour chacune</translation>
    </message>
    <message>
        <source>{found} is no result of the bombardment table; write D, 2C, D/2C or &apos;-&apos;</source>
        <comment>bombardment/cell</comment>
        <translation>{found} n’est pas un résultat de la table de pilonnage&#xa0;; écrivez D, 2C, D/2C ou &apos;-&apos;</translation>
    </message>
    <message>
        <source>the healing table has nine results</source>
        <comment>healing-nine</comment>
        <translation>la table de guérison a neuf résultats</translation>
    </message>
    <message>
        <source>nobody knows who besieges the castle; say it with &apos;besieger&apos; under &apos;options&apos;, one of the forces</source>
        <comment>siege/besieger-missing</comment>
        <translation>on ne sait pas qui assiège le château&#xa0;; dites-le avec &apos;besieger&apos; sous &apos;options&apos;, un des camps</translation>
    </message>
    <message>
        <source>no force is named {name}; write under &apos;besieger&apos; the id of one</source>
        <comment>siege/besieger-unknown</comment>
        <translation>aucun camp ne s’appelle {name}&#xa0;; écrivez sous &apos;besieger&apos; l’id d’un camp</translation>
    </message>
    <message>
        <source>{key} is of a siege that is played day by day; give &apos;days&apos; beside it, 1 for a single day</source>
        <comment>siege/no-days</comment>
        <translation>{key} concerne un siège joué jour par jour&#xa0;; donnez &apos;days&apos; à côté, 1 pour un seul jour</translation>
    </message>
    <message>
        <source>a siege engine takes one hex; take out &apos;mounted&apos; and &apos;rear&apos;</source>
        <comment>siege/engine-mounted</comment>
        <translation>un engin de siège occupe une case&#xa0;; retirez &apos;mounted&apos; et &apos;rear&apos;</translation>
    </message>
    <message>
        <source>two siege engines stand on {hex}; give one of them another hex</source>
        <comment>siege/engine-placed</comment>
        <translation>deux engins de siège se trouvent en {hex}&#xa0;; donnez une autre case à l’un d’eux</translation>
    </message>
    <message>
        <source>{key} (or months)</source>
        <comment>or-months</comment>
        <translation>{key} (ou months)</translation>
    </message>
    <message>
        <source>this engine</source>
        <comment>this-engine</comment>
        <translation>cet engin</translation>
    </message>
    <message>
        <source>the panic table needs ten rows, one for each face of the die</source>
        <comment>panic-rows</comment>
        <translation>la table de panique veut dix lignes, une par face du dé</translation>
    </message>
    <message>
        <source>the error table needs ten rows, one for each face of the die; write lost or wounded in each</source>
        <comment>error-rows</comment>
        <translation>la table des erreurs de tir veut dix lignes, une par face du dé&#xa0;; écrivez dans chacune lost, ou wounded pour un blessé</translation>
    </message>
</context>
<context>
    <name>merlon::app::BriefingDialog</name>
    <message numerus="yes">
        <source>%1: %n counter(s)</source>
        <extracomment>a force and how many it has</extracomment>
        <translation>
            <numerusform>%1&#xa0;: %n pion</numerusform>
            <numerusform>%1&#xa0;: %n pions</numerusform>
        </translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Victoire</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Camps</translation>
    </message>
    <message numerus="yes">
        <source>The game lasts %n turn(s).</source>
        <translation>
            <numerusform>La partie dure %n tour.</numerusform>
            <numerusform>La partie dure %n tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>Briefing</source>
        <translation>Présentation</translation>
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
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>printed name, name in files</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 · %2 · level %3</source>
        <comment>hex, terrain, level</comment>
        <translation>%1 · %2 · niveau %3</translation>
    </message>
    <message>
        <source>Paint with the left button; Alt and a click takes terrain from the map.</source>
        <translation>Bouton gauche pour peindre&#xa0;; Alt + clic pour prélever le terrain de la carte.</translation>
    </message>
    <message>
        <source>Click a hex to inspect it; B paints.</source>
        <translation>Cliquer sur une case pour l’examiner&#xa0;; B pour peindre.</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspecteur</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>&amp;New map…</source>
        <translation>&amp;Nouvelle carte…</translation>
    </message>
    <message>
        <source>Begins a blank map.</source>
        <translation>Crée une carte vierge.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Opens a map or a scenario.</source>
        <translation>Ouvre une carte ou un scénario.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Writes the map into its file.</source>
        <translation>Enregistre la carte dans son fichier.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Writes the map into another file.</source>
        <translation>Enregistre la carte dans un autre fichier.</translation>
    </message>
    <message>
        <source>&amp;Export a picture…</source>
        <translation>E&amp;xporter une image…</translation>
    </message>
    <message>
        <source>Draws the map as PNG, SVG or PDF.</source>
        <translation>Exporte la carte en PNG, SVG ou PDF.</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Leaves Merlon.</source>
        <translation>Quitte Merlon.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Takes back the last change of the map.</source>
        <translation>Annule la dernière modification de la carte.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Makes again what was taken back.</source>
        <translation>Rétablit ce qui a été annulé.</translation>
    </message>
    <message>
        <source>&amp;Map properties…</source>
        <translation>Propriétés de la &amp;carte…</translation>
    </message>
    <message>
        <source>Title, size, span and numbering of the map.</source>
        <translation>Titre, taille, largeur d’un hexagone et numérotation de la carte.</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom &amp;avant</translation>
    </message>
    <message>
        <source>Shows the map larger.</source>
        <extracomment>zooms in</extracomment>
        <translation>Agrandit l’affichage de la carte.</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>Shows the map smaller.</source>
        <extracomment>zooms out</extracomment>
        <translation>Réduit l’affichage de la carte.</translation>
    </message>
    <message>
        <source>&amp;Whole map</source>
        <translation>&amp;Toute la carte</translation>
    </message>
    <message>
        <source>Shows the whole map.</source>
        <translation>Affiche la carte entière.</translation>
    </message>
    <message>
        <source>&amp;True size</source>
        <translation>Ta&amp;ille réelle</translation>
    </message>
    <message>
        <source>Shows hexes 48 pixels wide.</source>
        <translation>Affiche des hexagones de 48 pixels de large.</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Grille</translation>
    </message>
    <message>
        <source>Shows the lines between hexes.</source>
        <extracomment>the grid</extracomment>
        <translation>Affiche les lignes entre les cases.</translation>
    </message>
    <message>
        <source>Hex &amp;names</source>
        <translation>&amp;Noms des cases</translation>
    </message>
    <message>
        <source>Shows the name of each hex.</source>
        <translation>Affiche le nom de chaque case.</translation>
    </message>
    <message>
        <source>Shades hexes by their level.</source>
        <translation>Teinte les cases selon leur niveau.</translation>
    </message>
    <message>
        <source>&amp;Counters</source>
        <translation>&amp;Pions</translation>
    </message>
    <message>
        <source>Go to the map</source>
        <translation>Aller à la carte</translation>
    </message>
    <message>
        <source>The keyboard moves over the map.</source>
        <extracomment>the cursor keys go from hex to hex from now on</extracomment>
        <translation>Pour se déplacer sur la carte au clavier.</translation>
    </message>
    <message>
        <source>Go to the palette</source>
        <translation>Aller à la palette</translation>
    </message>
    <message>
        <source>The keyboard chooses terrain.</source>
        <translation>Pour choisir le terrain au clavier.</translation>
    </message>
    <message>
        <source>Go to the inspector</source>
        <translation>Aller à l’inspecteur</translation>
    </message>
    <message>
        <source>The keyboard edits the current hex.</source>
        <translation>Pour modifier la case courante au clavier.</translation>
    </message>
    <message>
        <source>&amp;Ask the referee</source>
        <translation>Interro&amp;ger l’arbitre</translation>
    </message>
    <message>
        <source>Go to the journal</source>
        <translation>Aller au journal</translation>
    </message>
    <message>
        <source>The keyboard moves over the journal.</source>
        <extracomment>the cursor keys go from line to line from now on</extracomment>
        <translation>Pour se déplacer dans le journal au clavier.</translation>
    </message>
    <message>
        <source>&amp;Roll the die</source>
        <translation>&amp;Lancer le dé</translation>
    </message>
    <message>
        <source>Rolls the die that the verdict waits for.</source>
        <translation>Lance le dé que le verdict attend.</translation>
    </message>
    <message>
        <source>A&amp;pply the verdict</source>
        <translation>&amp;Appliquer le verdict</translation>
    </message>
    <message>
        <source>Keeps the order and what came of it in the journal.</source>
        <translation>Conserve l’ordre et son résultat dans le journal.</translation>
    </message>
    <message>
        <source>&amp;Take back the last order</source>
        <extracomment>undo: of what a player ordered, not of a command of the program</extracomment>
        <translation>&amp;Retirer le dernier ordre</translation>
    </message>
    <message>
        <source>The journal keeps that it was taken back.</source>
        <translation>Le journal garde la trace de ce retrait.</translation>
    </message>
    <message>
        <source>Puts in force again what was taken back last.</source>
        <extracomment>redo</extracomment>
        <translation>Remet en vigueur le dernier ordre retiré.</translation>
    </message>
    <message>
        <source>&amp;Overrule…</source>
        <translation>Passer &amp;outre…</translation>
    </message>
    <message>
        <source>Decides against the rules, with a note.</source>
        <translation>Décide contre les règles, avec une note.</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>Every rule, with its text.</source>
        <translation>Toutes les règles, avec leur texte.</translation>
    </message>
    <message>
        <source>&amp;Shortcuts…</source>
        <translation>Ra&amp;ccourcis…</translation>
    </message>
    <message>
        <source>Changes the keys of every command.</source>
        <extracomment>commands of the menus, not orders of the players</extracomment>
        <translation>Modifie le raccourci de chaque commande.</translation>
    </message>
    <message>
        <source>&amp;About Merlon</source>
        <translation>À &amp;propos de Merlon</translation>
    </message>
    <message>
        <source>Version and licence.</source>
        <translation>Version et licence.</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>Recent &amp;files</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Afficha&amp;ge</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Referee</source>
        <translation>A&amp;rbitre</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Comme le &amp;système</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>S&amp;ombre</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>title of the tool bar: commands of the program, not orders of the players</extracomment>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>About Merlon</source>
        <translation>À propos de Merlon</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) about this file</source>
        <translation>
            <numerusform>%n avertissement sur ce fichier</numerusform>
            <numerusform>%n avertissements sur ce fichier</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be opened. What is open stays open.</source>
        <translation>Impossible d’ouvrir %1. Ce qui est ouvert le reste.</translation>
    </message>
    <message>
        <source>Open a map or a scenario</source>
        <translation>Ouvrir une carte ou un scénario</translation>
    </message>
    <message>
        <source>Maps and scenarios (*.yaml *.yml);;All files (*)</source>
        <translation>Cartes et scénarios (*.yaml *.yml);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Enregistré.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Write over it all the same?</source>
        <extracomment>replace the file</extracomment>
        <translation>L’écraser quand même&#xa0;?</translation>
    </message>
    <message>
        <source>untitled</source>
        <translation>sans-titre</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Maps and scenarios (*.yaml)</source>
        <translation>Cartes et scénarios (*.yaml)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes.</source>
        <translation>«&#xa0;%1&#xa0;» a des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (introuvable)</translation>
    </message>
    <message>
        <source>No file yet</source>
        <translation>Aucun fichier récent</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>Vider la liste</translation>
    </message>
    <message>
        <source>an untitled map</source>
        <translation>une carte sans titre</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Merlon did not end well: unsaved changes of %1 from %2 were kept aside.</source>
        <translation>Merlon ne s’est pas fermé normalement. Modifications non enregistrées mises de côté&#xa0;: %1, %2.</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Export a picture</source>
        <translation>Exporter une image</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>Images (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Type the die that fell on the table (0 is ten), or roll it.</source>
        <extracomment>a die that was thrown on the table at which one plays, not from it</extracomment>
        <translation>Taper le chiffre du dé lancé sur la table (0 vaut dix), ou lancer le dé ici.</translation>
    </message>
    <message>
        <source>Go to the referee</source>
        <translation>Aller à l’arbitre</translation>
    </message>
    <message>
        <source>The keyboard asks the referee.</source>
        <translation>Pour interroger l’arbitre au clavier.</translation>
    </message>
    <message>
        <source>Takes who stands on the current hex.</source>
        <translation>Prend le personnage de la case courante.</translation>
    </message>
    <message>
        <source>Le&amp;vels</source>
        <translation>Ni&amp;veaux</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>T&amp;hème</translation>
    </message>
    <message>
        <source>%1 is open, and this is odd about it.</source>
        <translation>Le fichier %1 est ouvert, avec les anomalies suivantes.</translation>
    </message>
    <message>
        <source>&amp;Problems…</source>
        <translation>Pro&amp;blèmes…</translation>
    </message>
    <message>
        <source>What is odd about the file that is open.</source>
        <translation>Les anomalies du fichier ouvert.</translation>
    </message>
    <message>
        <source>Br&amp;iefing</source>
        <translation>Présentat&amp;ion</translation>
    </message>
    <message>
        <source>What the players are told, how one wins, the forces.</source>
        <translation>Ce que l’on dit aux joueurs, comment on gagne, les camps.</translation>
    </message>
    <message>
        <source>Click who acts, then at whom.</source>
        <translation>Cliquer sur le personnage qui agit, puis sur le personnage visé.</translation>
    </message>
    <message>
        <source>Who does what, and to whom?</source>
        <translation>Qui fait quoi, et à qui&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;What if…</source>
        <extracomment>what would happen if somebody did it now, without doing it</extracomment>
        <translation>Et &amp;si…</translation>
    </message>
    <message>
        <source>Judges any order of anybody, and applies nothing.</source>
        <translation>Juge n’importe quel ordre de n’importe qui, et n’applique rien.</translation>
    </message>
    <message>
        <source>Pick from the &amp;map</source>
        <translation>Choisir sur la &amp;carte</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Merlon %1&lt;/h3&gt;&lt;p&gt;An editor for the maps and scenarios of medieval games about castles, with a referee.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;&lt;p&gt;Result tables that our sources do not print are stand-ins, and verdicts that read them say so.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Merlon %1&lt;/h3&gt;&lt;p&gt;Un éditeur pour les cartes et les scénarios de jeux médiévaux sur les châteaux forts, avec un arbitre.&lt;/p&gt;&lt;p&gt;Logiciel libre sous la Licence publique générale GNU, version 3 ou ultérieure.&lt;/p&gt;&lt;p&gt;Les tables de résultats absentes de nos sources sont provisoires, et les verdicts qui s’en servent le signalent.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Type the die that fell on the table, or roll it.</source>
        <translation>Taper le chiffre du dé lancé sur la table, ou lancer le dé ici.</translation>
    </message>
    <message>
        <source>&amp;End of the phase</source>
        <translation>&amp;Fin de la phase</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>scenario, name of the game</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>%1 notes the refusal; %2 asks anew.</source>
        <comment>keys</comment>
        <translation>%1 pour noter le refus&#xa0;; %2 pour redemander.</translation>
    </message>
    <message>
        <source>%1 keeps the order; %2 asks anew.</source>
        <comment>keys</comment>
        <translation>%1 pour conserver l’ordre&#xa0;; %2 pour redemander.</translation>
    </message>
    <message>
        <source>the first game</source>
        <translation>la première partie</translation>
    </message>
    <message>
        <source>Name of the game:</source>
        <translation>Nom de la partie&#xa0;:</translation>
    </message>
    <message>
        <source>A name has letters, digits, spaces, - and _, and begins with one of the first two.</source>
        <translation>Un nom se compose de lettres, de chiffres, d’espaces, de - et de _, et commence par une lettre ou un chiffre.</translation>
    </message>
    <message>
        <source>There is a game of that name already.</source>
        <translation>Une partie de ce nom existe déjà.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Save the game as</source>
        <translation>Enregistrer la partie sous</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>No game of this scenario has begun yet.</source>
        <translation>Aucune partie de ce scénario n’a encore commencé.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a game, and when it was changed last</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Games of this scenario:</source>
        <translation>Parties de ce scénario&#xa0;:</translation>
    </message>
    <message>
        <source>Painting or &amp;refereeing</source>
        <translation>Peindre &amp;ou arbitrer</translation>
    </message>
    <message>
        <source>Arranges the panels for painting, or for refereeing, as they were left.</source>
        <translation>Dispose les panneaux pour peindre ou pour arbitrer, comme on les avait laissés.</translation>
    </message>
    <message>
        <source>By &amp;hand…</source>
        <extracomment>what the referee changes himself, without an order; not a matter of hands</extracomment>
        <translation>À la &amp;main…</translation>
    </message>
    <message>
        <source>Changes the game without an order, or only keeps a note.</source>
        <translation>Modifie la partie sans ordre, ou conserve seulement une note.</translation>
    </message>
    <message>
        <source>Re&amp;lease from what is owed…</source>
        <translation>&amp;Dispenser d’une obligation…</translation>
    </message>
    <message>
        <source>What is owed need not be done; the journal keeps why.</source>
        <translation>L’obligation n’a plus à être remplie&#xa0;; le journal en garde la raison.</translation>
    </message>
    <message>
        <source>&amp;Correct the dice of a line…</source>
        <extracomment>a line of the journal</extracomment>
        <translation>Corriger les dés d’&amp;une ligne…</translation>
    </message>
    <message>
        <source>Of the line that is selected in the journal; what differs then is shown before it is kept.</source>
        <extracomment>the line of the journal whose dice are corrected</extracomment>
        <translation>Corrige les dés de la ligne sélectionnée dans le journal&#xa0;; ce qui change s’affiche avant d’être conservé.</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>Begins this scenario again; this game is kept.</source>
        <translation>Recommence ce scénario&#xa0;; la partie en cours est conservée.</translation>
    </message>
    <message>
        <source>Open a &amp;game…</source>
        <translation>Ouvrir une &amp;partie…</translation>
    </message>
    <message>
        <source>Goes on with another game of this scenario.</source>
        <translation>Reprend une autre partie de ce scénario.</translation>
    </message>
    <message>
        <source>&amp;Save the game as…</source>
        <translation>&amp;Enregistrer la partie sous…</translation>
    </message>
    <message>
        <source>Copies this game under another name and goes on with the copy.</source>
        <translation>Copie cette partie sous un autre nom et continue avec la copie.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what is at a hex, a counter there</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Ne&amp;xt step</source>
        <translation>Séquence sui&amp;vante</translation>
    </message>
    <message>
        <source>Says that the step is over: the next one begins.</source>
        <extracomment>over: at an end</extracomment>
        <translation>Dit que la séquence est finie&#xa0;: la suivante commence.</translation>
    </message>
    <message>
        <source>Says that the phase, the day is over: the next one begins.</source>
        <extracomment>over: at an end</extracomment>
        <translation>Dit que la phase ou la journée est finie&#xa0;: la suivante commence.</translation>
    </message>
    <message>
        <source>Sheets</source>
        <extracomment>what a game keeps on paper: the siege sheet, a calendar</extracomment>
        <translation>Fiches</translation>
    </message>
    <message>
        <source>&amp;Battle report…</source>
        <translation>Rapport sur la ba&amp;taille…</translation>
    </message>
    <message>
        <source>Writes what the journal tells, turn by turn, as HTML, PDF or Markdown.</source>
        <translation>Écrit ce que raconte le journal, tour par tour, en HTML, PDF ou Markdown.</translation>
    </message>
    <message>
        <source>Bring the order bac&amp;k</source>
        <extracomment>redo: the order that was taken back counts again</extracomment>
        <translation>Réta&amp;blir l’ordre retiré</translation>
    </message>
    <message>
        <source>Battle report</source>
        <translation>Rapport sur la bataille</translation>
    </message>
    <message>
        <source>Battle reports (*.html *.pdf *.md)</source>
        <translation>Rapports (*.html *.pdf *.md)</translation>
    </message>
    <message>
        <source>A report ends in .html, .pdf or .md.</source>
        <translation>Le nom d’un rapport finit par .html, .pdf ou .md.</translation>
    </message>
    <message>
        <source>-line-%1</source>
        <comment>end of a file&apos;s name</comment>
        <translation>-ligne-%1</translation>
    </message>
    <message>
        <source>Position after line %1</source>
        <translation>Position après la ligne %1</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>Écriture en cours&#xa0;: %1…</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>Fichier écrit&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 The referee judges what was last saved.</source>
        <comment>after what a click does now</comment>
        <translation>%1 L’arbitre juge ce qui a été enregistré en dernier.</translation>
    </message>
    <message>
        <source>R&amp;ulings and editions…</source>
        <extracomment>readings of rules on which the rulebooks are silent, and editions of the rulebook</extracomment>
        <translation>Décisions et choi&amp;x d’édition…</translation>
    </message>
    <message>
        <source>By which readings, house rules and edition this scenario is played.</source>
        <translation>Avec quelles lectures, règles maison et édition se joue ce scénario.</translation>
    </message>
    <message>
        <source>Shows the counters of the scenario; F7 hides them and F6 magnifies while it is held.</source>
        <translation>Montre les pions du scénario&#xa0;; tant qu’on les tient enfoncées, F7 les cache et F6 les agrandit.</translation>
    </message>
    <message>
        <source>Pla&amp;yers’ window</source>
        <translation>Fenêtre des &amp;joueurs</translation>
    </message>
    <message>
        <source>The map and one sentence to read aloud, large, for the players; F11 fills the screen.</source>
        <extracomment>what the players may see, on a second screen</extracomment>
        <translation>La carte et une phrase à lire à voix haute, en grand, pour les joueurs&#xa0;; F11 remplit l’écran.</translation>
    </message>
</context>
<context>
    <name>merlon::app::PlayersWindow</name>
    <message>
        <source>The players’ window</source>
        <translation>La fenêtre des joueurs</translation>
    </message>
    <message>
        <source>%1: now %2.</source>
        <extracomment>an order, and the die that it waits for: &quot;a ten-sided die for the shot&quot;</extracomment>
        <translation>%1&#xa0;: maintenant %2.</translation>
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
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Ce qui ne va pas</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
</context>
<context>
    <name>merlon::app::RulesBrowser</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Number, title or words of a rule</source>
        <translation>Numéro, titre ou mots d’une règle</translation>
    </message>
</context>
<context>
    <name>merlon::app::ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>%1 belongs to both “%2” and “%3”.</source>
        <translation>%1 est attribué à la fois à «&#xa0;%2&#xa0;» et à «&#xa0;%3&#xa0;».</translation>
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
        <translation>Les modifications non enregistrées ne peuvent être mises de côté&#xa0;: aucun dossier n’est accessible en écriture.</translation>
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
        <translation>%1, %2, niveau %3</translation>
    </message>
</context>
<context>
    <name>merlon::editor::HexMapView</name>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
</context>
<context>
    <name>merlon::editor::InspectorPanel</name>
    <message>
        <source>%1 (in files %2)</source>
        <comment>printed hex name, hex name</comment>
        <translation>%1 (%2 dans les fichiers)</translation>
    </message>
    <message>
        <source>untitled</source>
        <translation>sans titre</translation>
    </message>
    <message>
        <source>%1 × %2 hexes</source>
        <comment>columns, rows</comment>
        <translation>%1 × %2 cases</translation>
    </message>
    <message>
        <source>%1 at the top left</source>
        <translation>%1 en haut à gauche</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nom&#xa0;:</translation>
    </message>
    <message>
        <source>Terrain:</source>
        <translation>Terrain&#xa0;:</translation>
    </message>
    <message>
        <source>Level:</source>
        <translation>Niveau&#xa0;:</translation>
    </message>
    <message>
        <source>Hexsides:</source>
        <translation>Côtés&#xa0;:</translation>
    </message>
    <message>
        <source>Structures:</source>
        <translation>Structures&#xa0;:</translation>
    </message>
    <message>
        <source>Overlays:</source>
        <translation>Ajouts&#xa0;:</translation>
    </message>
    <message>
        <source>Counters:</source>
        <translation>Pions&#xa0;:</translation>
    </message>
    <message>
        <source>Set-up zones:</source>
        <translation>Zones de déploiement&#xa0;:</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Title:</source>
        <translation>Titre&#xa0;:</translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>Taille&#xa0;:</translation>
    </message>
    <message>
        <source>Span of a hex:</source>
        <translation>Largeur d’un hexagone&#xa0;:</translation>
    </message>
    <message>
        <source>Numbering:</source>
        <translation>Numérotation&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Properties…</source>
        <translation>Propr&amp;iétés…</translation>
    </message>
</context>
<context>
    <name>merlon::editor::MapDocument</name>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 cannot be read, so it is left alone.</source>
        <translation>Impossible de lire %1&#xa0;; le fichier est laissé tel quel.</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened.</source>
        <translation>Un autre programme a modifié %1 depuis son ouverture.</translation>
    </message>
    <message>
        <source>%1 holds a map with errors, or something else than a map.</source>
        <extracomment>%1: a file, and what it contains</extracomment>
        <translation>%1 contient une carte avec des erreurs, ou autre chose qu’une carte.</translation>
    </message>
    <message>
        <source>The map has no file yet.</source>
        <translation>La carte n’a pas encore de fichier.</translation>
    </message>
    <message>
        <source>The legend of this map has no free character for another terrain.</source>
        <translation>La légende de cette carte n’a plus de caractère libre pour un autre terrain.</translation>
    </message>
</context>
<context>
    <name>merlon::editor::MapPropertiesDialog</name>
    <message>
        <source>Properties of the map</source>
        <translation>Propriétés de la carte</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>For everybody:</source>
        <translation>Pour tous&#xa0;:</translation>
    </message>
    <message>
        <source>English:</source>
        <translation>Anglais&#xa0;:</translation>
    </message>
    <message>
        <source>Italian:</source>
        <translation>Italien&#xa0;:</translation>
    </message>
    <message>
        <source>Spanish:</source>
        <translation>Espagnol&#xa0;:</translation>
    </message>
    <message>
        <source>French:</source>
        <translation>Français&#xa0;:</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Columns:</source>
        <translation>Colonnes&#xa0;:</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>Lignes&#xa0;:</translation>
    </message>
    <message>
        <source>Terrain of new hexes:</source>
        <translation>Terrain des nouvelles cases&#xa0;:</translation>
    </message>
    <message>
        <source>Span of a hex:</source>
        <translation>Largeur d’un hexagone&#xa0;:</translation>
    </message>
    <message>
        <source>2 m</source>
        <comment>a length, as an example</comment>
        <translation>2 m</translation>
    </message>
    <message>
        <source>What lies on the right and at the bottom beyond this size is removed.</source>
        <translation>Ce qui dépasse cette taille à droite et en bas est supprimé.</translation>
    </message>
    <message>
        <source>The printed map numbers its hexes in its own way</source>
        <translation>La carte imprimée numérote ses cases à sa manière</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Begins at the:</source>
        <translation>Commence&#xa0;:</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>en haut à gauche</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>en haut à droite</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>en bas à gauche</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>en bas à droite</translation>
    </message>
    <message>
        <source>Order:</source>
        <extracomment>whether the column or the row stands first in the printed name of a hex</extracomment>
        <translation>Ordre&#xa0;:</translation>
    </message>
    <message>
        <source>column, then row</source>
        <translation>colonne, puis ligne</translation>
    </message>
    <message>
        <source>row, then column</source>
        <translation>ligne, puis colonne</translation>
    </message>
    <message>
        <source>First column:</source>
        <translation>Première colonne&#xa0;:</translation>
    </message>
    <message>
        <source>First row:</source>
        <translation>Première ligne&#xa0;:</translation>
    </message>
    <message>
        <source>Digits at least:</source>
        <translation>Chiffres au minimum&#xa0;:</translation>
    </message>
    <message>
        <source>Between them:</source>
        <translation>Séparateur&#xa0;:</translation>
    </message>
    <message>
        <source>Corners:</source>
        <translation>Coins&#xa0;:</translation>
    </message>
</context>
<context>
    <name>merlon::editor::NewMapDialog</name>
    <message>
        <source>columns A, C, E … are half a hex lower</source>
        <translation>les colonnes A, C, E … sont plus basses d’un demi-hexagone</translation>
    </message>
    <message>
        <source>rows 1, 3, 5 … are half a hex to the right</source>
        <translation>les lignes 1, 3, 5 … sont décalées d’un demi-hexagone vers la droite</translation>
    </message>
    <message>
        <source>columns B, D, F … are half a hex lower</source>
        <translation>les colonnes B, D, F … sont plus basses d’un demi-hexagone</translation>
    </message>
    <message>
        <source>rows 2, 4, 6 … are half a hex to the right</source>
        <translation>les lignes 2, 4, 6 … sont décalées d’un demi-hexagone vers la droite</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Nouvelle carte</translation>
    </message>
    <message>
        <source>Columns:</source>
        <translation>Colonnes&#xa0;:</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>Lignes&#xa0;:</translation>
    </message>
    <message>
        <source>Hexes:</source>
        <translation>Hexagones&#xa0;:</translation>
    </message>
    <message>
        <source>Shoved:</source>
        <translation>Décalées&#xa0;:</translation>
    </message>
    <message>
        <source>Covered with:</source>
        <extracomment>the terrain that all hexes of a new map have</extracomment>
        <translation>Couverte de&#xa0;:</translation>
    </message>
    <message>
        <source>flat on top</source>
        <translation>un côté en haut</translation>
    </message>
    <message>
        <source>pointed on top</source>
        <translation>un sommet en haut</translation>
    </message>
</context>
<context>
    <name>merlon::editor::PaletteModel</name>
    <message>
        <source>Rule: %1</source>
        <translation>Règle&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a property of a terrain and its value</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>merlon::editor::PalettePanel</name>
    <message>
        <source>Hexes around the middle one, 0 to 5; keys [ and ]</source>
        <translation>Cases autour de celle du milieu, de 0 à 5&#xa0;; touches [ et ]</translation>
    </message>
    <message>
        <source>Level:</source>
        <translation>Niveau&#xa0;:</translation>
    </message>
    <message>
        <source>Set hexes to level %1</source>
        <translation>Met les cases au niveau %1</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Élever</translation>
    </message>
    <message>
        <source>Raise hexes by one level</source>
        <translation>Élève les cases d’un niveau</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Abaisser</translation>
    </message>
    <message>
        <source>Lower hexes by one level</source>
        <translation>Abaisse les cases d’un niveau</translation>
    </message>
    <message>
        <source>Brush rad&amp;ius:</source>
        <translation>Ra&amp;yon du pinceau&#xa0;:</translation>
    </message>
</context>
<context>
    <name>merlon::editor::PaletteView</name>
    <message>
        <source>Terrain</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Paint with: %1</source>
        <translation>Peindre avec&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>merlon::editor::Render</name>
    <message>
        <source>The picture could not be begun.</source>
        <translation>Impossible de créer l’image.</translation>
    </message>
    <message>
        <source>The picture could not be written to its end; the disk may be full.</source>
        <translation>L’image n’a pas pu être écrite jusqu’au bout&#xa0;; le disque est peut-être plein.</translation>
    </message>
    <message>
        <source>The picture would have no pixels, or more than the format allows.</source>
        <translation>L’image n’aurait aucun pixel, ou plus que le format n’en admet.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>Impossible d’écrire %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>There is no page size called %1; try A4, A3 or Letter.</source>
        <translation>Aucun format de page ne s’appelle %1&#xa0;; essayer A4, A3 ou Letter.</translation>
    </message>
    <message>
        <source>The PDF could not be written.</source>
        <translation>Le PDF n’a pas pu être écrit.</translation>
    </message>
    <message>
        <source>%1   sheet %2 of %3, row %4 of %5</source>
        <translation>%1   feuille %2 sur %3, ligne %4 sur %5</translation>
    </message>
    <message>
        <source>It is not a regular file.</source>
        <translation>Ce n’est pas un fichier ordinaire.</translation>
    </message>
    <message>
        <source>There is not enough memory for this picture.</source>
        <translation>Il n’y a pas assez de mémoire pour cette image.</translation>
    </message>
</context>
<context>
    <name>merlon::editor::ScenarioDocument</name>
    <message>
        <source>%1 holds a scenario with errors, or something else than a scenario.</source>
        <extracomment>%1: a file, and what it contains</extracomment>
        <translation>%1 contient un scénario avec des erreurs, ou autre chose qu’un scénario.</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened.</source>
        <translation>Un autre programme a modifié %1 depuis son ouverture.</translation>
    </message>
</context>
<context>
    <name>merlon::editor::Step</name>
    <message>
        <source>Paint %1 on a hex</source>
        <translation>Peindre une case&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Paint %1 on %n hexes</source>
        <translation>
            <numerusform>Peindre %n case&#xa0;: %1</numerusform>
            <numerusform>Peindre %n cases&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Set a hex to level %1</source>
        <translation>Mettre une case au niveau %1</translation>
    </message>
    <message numerus="yes">
        <source>Set %n hexes to level %1</source>
        <translation>
            <numerusform>Mettre %n case au niveau %1</numerusform>
            <numerusform>Mettre %n cases au niveau %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Raise a hex</source>
        <translation>Élever une case</translation>
    </message>
    <message numerus="yes">
        <source>Raise %n hexes</source>
        <translation>
            <numerusform>Élever %n case</numerusform>
            <numerusform>Élever %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Lower a hex</source>
        <translation>Abaisser une case</translation>
    </message>
    <message numerus="yes">
        <source>Lower %n hexes</source>
        <translation>
            <numerusform>Abaisser %n case</numerusform>
            <numerusform>Abaisser %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the map&apos;s properties</source>
        <translation>Modifier les propriétés de la carte</translation>
    </message>
    <message>
        <source>Change the map&apos;s size</source>
        <translation>Modifier la taille de la carte</translation>
    </message>
    <message>
        <source>Recover unsaved edits</source>
        <translation>Restaurer les modifications non enregistrées</translation>
    </message>
</context>
<context>
    <name>merlon::editor::SwapRules</name>
    <message>
        <source>Choose other rules</source>
        <extracomment>a step that can be undone: another edition, a house rule, another reading of a ruling</extracomment>
        <translation>Choisir d’autres règles</translation>
    </message>
</context>
<context>
    <name>merlon::editor::ToolBox</name>
    <message>
        <source>Select</source>
        <translation>Sélection</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pinceau</translation>
    </message>
    <message>
        <source>Line</source>
        <extracomment>the tool that paints a straight row of hexes</extracomment>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rectangle</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Remplissage</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>Pipette</translation>
    </message>
    <message>
        <source>Mark hexes, and choose them for the referee</source>
        <translation>Sélectionne des cases, et les désigne à l’arbitre</translation>
    </message>
    <message>
        <source>Paint a straight line of hexes</source>
        <translation>Peint une ligne droite de cases</translation>
    </message>
    <message>
        <source>Paint a block of columns and rows</source>
        <translation>Peint un bloc de colonnes et de lignes</translation>
    </message>
    <message>
        <source>Paint all that hangs together and is the same</source>
        <translation>Peint toutes les cases identiques d’un seul tenant</translation>
    </message>
    <message>
        <source>Take the terrain or level of a hex; Alt and a click from any tool</source>
        <translation>Prélève le terrain ou le niveau d’une case&#xa0;; Alt + clic avec n’importe quel outil</translation>
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
        <translation>Pinceau plus grand</translation>
    </message>
    <message>
        <source>Smaller brush</source>
        <extracomment>a tool: the brush paints fewer hexes at once</extracomment>
        <translation>Pinceau plus petit</translation>
    </message>
    <message>
        <source>Paint freehand; Shift and the cursor keys paint too</source>
        <translation>Peint à main levée&#xa0;; Maj et les touches de direction peignent aussi</translation>
    </message>
</context>
<context>
    <name>merlon::referee::ByHandDialog</name>
    <message>
        <source>By hand</source>
        <extracomment>title of a window: what the referee changes without an order</extracomment>
        <translation>À la main</translation>
    </message>
    <message>
        <source>&amp;Note (kept in the journal):</source>
        <translation>&amp;Note (conservée dans le journal)&#xa0;:</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Chance of an effect on %1: %2</source>
        <extracomment>%1: a counter, &quot;Gwyn&quot;; %2: &quot;40 %&quot;</extracomment>
        <translation>Probabilité d’un effet sur %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>merlon::referee::Chances</name>
    <message>
        <source>&lt; %1 %</source>
        <extracomment>less than so many percent, &quot;&lt; 0.1 %&quot;</extracomment>
        <translation>&lt; %1&#xa0;%</translation>
    </message>
    <message>
        <source>&gt; %1 %</source>
        <extracomment>more than so many percent, &quot;&gt; 99.9 %&quot;</extracomment>
        <translation>&gt; %1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>a chance, &quot;70 %&quot;</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>There are more throws of the dice than can be counted.</source>
        <translation>Les jets de dés possibles sont trop nombreux pour être comptés.</translation>
    </message>
    <message>
        <source>Chances</source>
        <extracomment>above a table of what may come of an order, with percents</extracomment>
        <translation>Probabilités</translation>
    </message>
    <message>
        <source>%1:</source>
        <extracomment>the title of a table; %1 is &quot;Chances&quot;</extracomment>
        <translation>%1&#xa0;:</translation>
    </message>
</context>
<context>
    <name>merlon::referee::CorrectDialog</name>
    <message>
        <source>Correct the dice</source>
        <translation>Corriger les dés</translation>
    </message>
    <message>
        <source>%1:</source>
        <extracomment>a field of a form</extracomment>
        <translation>%1&#xa0;:</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>Note&#xa0;:</translation>
    </message>
    <message>
        <source>What differs then:</source>
        <translation>Ce qui changerait&#xa0;:</translation>
    </message>
    <message>
        <source>Line %1: %2 → %3</source>
        <extracomment>number of a line of the journal, what came of it, what would come of it</extracomment>
        <translation>Ligne %1&#xa0;: %2 → %3</translation>
    </message>
    <message>
        <source>Nothing: what came of it stays the same.</source>
        <translation>Rien&#xa0;: le résultat reste le même.</translation>
    </message>
</context>
<context>
    <name>merlon::referee::DicePad</name>
    <message>
        <source>Wanted: %1</source>
        <extracomment>%1: &quot;a ten-sided die for the shot&quot;</extracomment>
        <translation>Attendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>No die is wanted now.</source>
        <translation>Aucun dé n’est attendu pour l’instant.</translation>
    </message>
    <message>
        <source>Let Merlon roll the die (R)</source>
        <translation>Merlon lance le dé (R)</translation>
    </message>
    <message>
        <source>The face 0 reads 10</source>
        <translation>La face 0 vaut 10</translation>
    </message>
    <message>
        <source>The die shows %1</source>
        <translation>Le dé indique %1</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation>de 1 à %1</translation>
    </message>
    <message>
        <source>What the die shows</source>
        <translation>Ce qu’indique le dé</translation>
    </message>
    <message>
        <source>Another face takes the place of the last one.</source>
        <extracomment>whoever types another number corrects the last die</extracomment>
        <translation>Une autre face remplace la dernière.</translation>
    </message>
    <message>
        <source>Ro&amp;ll</source>
        <translation>&amp;Lancer</translation>
    </message>
</context>
<context>
    <name>merlon::referee::DifferencesModel</name>
    <message>
        <source>Difference</source>
        <comment>heading of a column: where the editions differ</comment>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Played here</source>
        <comment>heading of a column: which edition&apos;s rule is played in this scenario</comment>
        <translation>On joue ici</translation>
    </message>
    <message>
        <source>Changes a verdict</source>
        <comment>heading of a column: yes, no, only if ...</comment>
        <translation>Change un verdict</translation>
    </message>
    <message>
        <source>says nothing</source>
        <extracomment>an edition of a rulebook has no word on this</extracomment>
        <translation>ne dit rien</translation>
    </message>
    <message>
        <source>yes: %1</source>
        <extracomment>whether a difference between editions can change a verdict; %1: when</extracomment>
        <translation>oui&#xa0;: %1</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>it can change a verdict</comment>
        <translation>oui</translation>
    </message>
    <message>
        <source>only if: %1</source>
        <extracomment>whether a difference between editions can change a verdict; %1: &quot;a map draws openings apart&quot;</extracomment>
        <translation>seulement si&#xa0;: %1</translation>
    </message>
    <message>
        <source>sometimes</source>
        <comment>it can change a verdict</comment>
        <translation>parfois</translation>
    </message>
    <message>
        <source>no: %1</source>
        <extracomment>whether a difference between editions can change a verdict; %1: why not</extracomment>
        <translation>non&#xa0;: %1</translation>
    </message>
    <message>
        <source>no</source>
        <comment>it can change a verdict</comment>
        <translation>non</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>of a difference that no verdict rests on, or of one that the program does not judge</extracomment>
        <translation>la même chose</translation>
    </message>
    <message>
        <source>not judged yet</source>
        <translation>pas encore jugée</translation>
    </message>
    <message>
        <source>house rule: %1</source>
        <extracomment>a house rule of this scenario; %1: &quot;Spanish edition&quot;</extracomment>
        <translation>règle maison&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>merlon::referee::EffectsEditor</name>
    <message>
        <source>Nothing else changes.</source>
        <translation>Rien d’autre ne change.</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>A&amp;jouter</translation>
    </message>
    <message>
        <source>Something else changes too</source>
        <translation>Autre chose change aussi</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Ce qui se passe</translation>
    </message>
    <message>
        <source>Kind of effect</source>
        <translation>Type d’effet</translation>
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
        <translation>%1 hors jeu</translation>
    </message>
    <message>
        <source>%1 down</source>
        <extracomment>of a force: so many counters of it lie there and may rise again</extracomment>
        <translation>%1 à terre</translation>
    </message>
    <message>
        <source>%1 hurt</source>
        <extracomment>of a force: so many counters of it are hurt, on their feet</extracomment>
        <translation>%1 touchés</translation>
    </message>
    <message>
        <source>%1 off the map</source>
        <extracomment>of a force: so many counters of it have left the map</extracomment>
        <translation>%1 hors de la carte</translation>
    </message>
    <message>
        <source>%1: nothing lost of %2</source>
        <extracomment>a force, how many counters it has</extracomment>
        <translation>%1&#xa0;: aucune perte sur %2</translation>
    </message>
    <message>
        <source>%1: of %2, %3</source>
        <extracomment>%1 is a force, %2 how many counters it had, %3: &quot;2 out of play, 1 hurt&quot;</extracomment>
        <translation>%1&#xa0;: sur %2, %3</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <comment>losses</comment>
        <extracomment>a force, how many counters it has lost, how many it had</extracomment>
        <translation>%1 %2 sur %3</translation>
    </message>
    <message>
        <source>Lost: %1</source>
        <extracomment>counters that are dead or gone, force by force: &quot;The Normans 2 of 12&quot;</extracomment>
        <translation>Pertes&#xa0;: %1</translation>
    </message>
    <message>
        <source>No scenario is open.</source>
        <translation>Aucun scénario n’est ouvert.</translation>
    </message>
</context>
<context>
    <name>merlon::referee::JournalModel</name>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Order</source>
        <extracomment>heading of a column: what a player ordered</extracomment>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Taken back: this line counts for nothing now.</source>
        <extracomment>a line of the journal that was undone</extracomment>
        <translation>Retiré&#xa0;: cette ligne ne compte plus.</translation>
    </message>
    <message>
        <source>The rules say something else of it today, and today&apos;s hold.</source>
        <extracomment>today&apos;s rules are in force</extracomment>
        <translation>Les règles en jugent autrement aujourd’hui, et ce sont celles d’aujourd’hui qui valent.</translation>
    </message>
    <message>
        <source>The rules refuse it today, and today&apos;s hold.</source>
        <extracomment>today&apos;s rules are in force</extracomment>
        <translation>Les règles le refusent aujourd’hui, et ce sont celles d’aujourd’hui qui valent.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
</context>
<context>
    <name>merlon::referee::JournalText</name>
    <message>
        <source>Referee</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>line %1 (%2)</source>
        <extracomment>number of a line of the journal, what stands there</extracomment>
        <translation>ligne %1 (%2)</translation>
    </message>
    <message>
        <source>lines %1 to %2</source>
        <extracomment>numbers of lines of the journal, from and to</extracomment>
        <translation>lignes %1 à %2</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>By hand</source>
        <extracomment>a line of the journal: what the referee changed without an order</extracomment>
        <translation>À la main</translation>
    </message>
    <message>
        <source>Line %1 is corrected</source>
        <extracomment>a line of the journal</extracomment>
        <translation>La ligne %1 est corrigée</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>%1: &quot;line 4 (Alric shoots at Gwyn)&quot;</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>%1: &quot;line 4 (Alric shoots at Gwyn)&quot;</extracomment>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Back to the beginning</source>
        <extracomment>a line of the journal: the game began again</extracomment>
        <translation>Retour au début</translation>
    </message>
    <message>
        <source>Back to line %1</source>
        <extracomment>a line of the journal: the game went on from that one</extracomment>
        <translation>Retour à la ligne %1</translation>
    </message>
    <message>
        <source>This version cannot carry it out: it changes nothing.</source>
        <translation>Cette version ne sait pas l’appliquer&#xa0;: rien ne change.</translation>
    </message>
</context>
<context>
    <name>merlon::referee::JournalView</name>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Back to this line</source>
        <extracomment>the game goes on from this line of the journal; those behind it are taken back</extracomment>
        <translation>Retour à cette ligne</translation>
    </message>
    <message>
        <source>Back to the beginning</source>
        <extracomment>the game begins again; all lines of the journal are taken back</extracomment>
        <translation>Retour au début</translation>
    </message>
    <message>
        <source>Orders that are kept stand here, with their dice and what came of them.</source>
        <translation>Les ordres conservés figurent ici, avec leurs dés et leur résultat.</translation>
    </message>
    <message>
        <source>Correct the dice…</source>
        <translation>Corriger les dés…</translation>
    </message>
    <message>
        <source>Position after this line…</source>
        <extracomment>a picture of the map as it stood then</extracomment>
        <translation>Position après cette ligne…</translation>
    </message>
</context>
<context>
    <name>merlon::referee::LineEditor</name>
    <message>
        <source>name, or pick on the map</source>
        <translation>nom, ou clic sur la carte</translation>
    </message>
</context>
<context>
    <name>merlon::referee::OverruleDialog</name>
    <message>
        <source>Overrule</source>
        <translation>Passer outre</translation>
    </message>
    <message>
        <source>The rules say: %1</source>
        <translation>Les règles disent&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Forbid it: nothing happens</source>
        <translation>&amp;Interdire&#xa0;: rien ne se passe</translation>
    </message>
    <message>
        <source>&amp;Why (kept in the journal):</source>
        <translation>Po&amp;urquoi (conservé dans le journal)&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Allow it: the rules go on, with the dice and with what you hold</source>
        <translation>&amp;Permettre&#xa0;: les règles s’appliquent, avec les dés et les faits retenus</translation>
    </message>
    <message>
        <source>&amp;Something else happens:</source>
        <translation>Il se passe &amp;autre chose&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;As you hold it: the rules go on from other facts</source>
        <extracomment>what you hold: what the referee takes to be so</extracomment>
        <translation>A&amp;vec d’autres faits&#xa0;: les règles s’appliquent à partir de ceux-ci</translation>
    </message>
</context>
<context>
    <name>merlon::referee::ReadingsDialog</name>
    <message>
        <source>Rulings and editions</source>
        <translation>Décisions et éditions</translation>
    </message>
    <message>
        <source>Open a scenario: here one chooses by which readings of the rules and by which edition it is played.</source>
        <translation>Ouvrez un scénario&#xa0;: on choisit ici avec quelles lectures des règles et quelle édition il se joue.</translation>
    </message>
    <message>
        <source>&amp;Edition:</source>
        <extracomment>an edition of a game&apos;s rulebook</extracomment>
        <translation>&amp;Édition&#xa0;:</translation>
    </message>
    <message>
        <source>A game of this scenario has begun. What is chosen here holds once the scenario is saved; the game must then begin anew.</source>
        <translation>Une partie de ce scénario a commencé. Ce qu’on choisit ici vaut une fois le scénario enregistré&#xa0;; la partie doit alors recommencer.</translation>
    </message>
    <message>
        <source>&amp;Rulings</source>
        <extracomment>readings that were chosen where the rulebooks are silent</extracomment>
        <translation>&amp;Décisions</translation>
    </message>
    <message>
        <source>&amp;Differences between the editions</source>
        <translation>Di&amp;fférences entre les éditions</translation>
    </message>
    <message>
        <source>Name or words of a ruling</source>
        <extracomment>how a rule is read</extracomment>
        <translation>Nom ou mots d’une décision</translation>
    </message>
    <message>
        <source>Play it &amp;so:</source>
        <translation>&amp;Se joue ainsi&#xa0;:</translation>
    </message>
    <message>
        <source>There is none.</source>
        <translation>Il n’y en a aucune.</translation>
    </message>
    <message>
        <source>Name or words of a difference</source>
        <translation>Nom ou mots d’une différence</translation>
    </message>
</context>
<context>
    <name>merlon::referee::RecordForm</name>
    <message>
        <source>%1:</source>
        <extracomment>a field of a form</extracomment>
        <translation>%1&#xa0;:</translation>
    </message>
</context>
<context>
    <name>merlon::referee::RefereePanel</name>
    <message>
        <source>The referee&apos;s word against the rules; the journal keeps both</source>
        <translation>La décision de l’arbitre contre les règles&#xa0;; le journal garde les deux</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Takes the last order back</source>
        <extracomment>undo</extracomment>
        <translation>Retire le dernier ordre</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>Ré&amp;tablir</translation>
    </message>
    <message>
        <source>Kept in line %1: %2. %3</source>
        <extracomment>number of the line, the order, what came of it</extracomment>
        <translation>Conservé à la ligne %1&#xa0;: %2. %3</translation>
    </message>
    <message>
        <source>Orders are judged, but nothing is kept. %1</source>
        <translation>Les ordres sont jugés, mais rien n’est conservé. %1</translation>
    </message>
    <message>
        <source>&amp;Note the refusal</source>
        <translation>&amp;Noter le refus</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>A&amp;ppliquer</translation>
    </message>
    <message>
        <source>What may be chosen</source>
        <translation>Choix possibles</translation>
    </message>
    <message>
        <source>There is no %1 here.</source>
        <translation>Rien ici ne s’appelle %1.</translation>
    </message>
    <message>
        <source>Order</source>
        <extracomment>what a player orders: a shot, a retreat</extracomment>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>%1 %2 of %3 may be chosen.</source>
        <extracomment>%1 is what is asked for, &quot;Pick the target.&quot;</extracomment>
        <translation>%1 Choix possibles&#xa0;: %2 sur %3.</translation>
    </message>
    <message>
        <source>Ask: who does what, and to whom? The verdict and its reasons will stand here.</source>
        <translation>Question&#xa0;: qui fait quoi, et à qui&#xa0;? Le verdict et ses raisons s’afficheront ici.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>an order that cannot be given now, and why</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>By hand</source>
        <extracomment>a menu: what the referee changes without an order</extracomment>
        <translation>À la main</translation>
    </message>
    <message>
        <source>Changes the game without an order, or only keeps a note</source>
        <translation>Modifie la partie sans ordre, ou conserve seulement une note</translation>
    </message>
    <message>
        <source>What is owed need not be done; the journal keeps why</source>
        <translation>L’obligation n’a plus à être remplie&#xa0;; le journal en garde la raison</translation>
    </message>
    <message>
        <source>Now: %1.</source>
        <extracomment>whose turn it is now: &quot;Turn 2: The Normans&quot;</extracomment>
        <translation>Maintenant&#xa0;: %1.</translation>
    </message>
    <message>
        <source>&amp;Overrule…</source>
        <translation>Passer &amp;outre…</translation>
    </message>
    <message>
        <source>B&amp;y hand…</source>
        <translation>À la &amp;main…</translation>
    </message>
    <message>
        <source>Release…</source>
        <translation>Dispenser…</translation>
    </message>
    <message>
        <source>&amp;What if…</source>
        <translation>Et &amp;si…</translation>
    </message>
    <message>
        <source>Any order of anybody, judged and not applied</source>
        <translation>N’importe quel ordre de n’importe qui, jugé sans être appliqué</translation>
    </message>
    <message>
        <source>What if: whatever refuses an order is set aside, and nothing is kept.</source>
        <translation>Et si…&#xa0;: ce qui s’oppose à un ordre est écarté, et rien n’est conservé.</translation>
    </message>
    <message>
        <source>At the right the chance that it has an effect.</source>
        <extracomment>of a list of targets: what the percents at the right of each line are</extracomment>
        <translation>À droite, la probabilité que cela ait un effet.</translation>
    </message>
    <message>
        <source>Nothing of a what-if is kept: leave it first</source>
        <translation>Rien d’un «&#xa0;Et si…&#xa0;» n’est conservé&#xa0;: il faut d’abord en sortir</translation>
    </message>
</context>
<context>
    <name>merlon::referee::RefereeSession</name>
    <message>
        <source>The last order was being written when Merlon was stopped, and had not been kept. What there is of it was moved to a file beside the journal.</source>
        <translation>Le dernier ordre était en cours d’écriture quand Merlon a été arrêté, et n’avait pas été conservé. Ce qu’il en reste a été déplacé dans un fichier à côté du journal.</translation>
    </message>
    <message>
        <source>The scenario or its map was changed since this game began. Every order was judged again on what they say now.</source>
        <translation>Le scénario ou sa carte a changé depuis le début de cette partie. Chaque ordre a été jugé de nouveau selon ce qu’ils disent maintenant.</translation>
    </message>
    <message>
        <source>This game began under other rules: another edition, or other options. Every order was judged again by those of the scenario now.</source>
        <translation>Cette partie a commencé sous d’autres règles&#xa0;: une autre édition, ou d’autres options. Chaque ordre a été jugé de nouveau selon celles que le scénario a maintenant.</translation>
    </message>
    <message>
        <source>The journal was moved, deleted or changed by another program. Nothing was written; open the scenario again.</source>
        <translation>Le journal a été déplacé, supprimé ou modifié par un autre programme. Rien n’a été écrit&#xa0;; rouvrir le scénario.</translation>
    </message>
    <message>
        <source>An earlier order could not be written. Open the scenario again before going on.</source>
        <translation>Un ordre précédent n’a pas pu être écrit. Rouvrir le scénario avant de continuer.</translation>
    </message>
    <message>
        <source>Lines of the journal on which the rules say something else today: %1. They are marked there.</source>
        <translation>Lignes du journal dont les règles jugent autrement aujourd’hui&#xa0;: %1. Elles y sont signalées.</translation>
    </message>
    <message>
        <source>Another game of this scenario was begun meanwhile; it has been read, and nothing was added to it.</source>
        <translation>Une autre partie de ce scénario a commencé entre-temps&#xa0;; elle a été lue, et rien n’y a été ajouté.</translation>
    </message>
    <message>
        <source>Another Merlon referees this game. This window follows it: what is kept there is seen here.</source>
        <translation>Un autre Merlon arbitre cette partie. Cette fenêtre la suit&#xa0;: ce qui y est conservé s’affiche ici.</translation>
    </message>
    <message>
        <source>Nothing can be written beside this scenario: the game is kept in %1.</source>
        <translation>Rien ne peut être écrit à côté de ce scénario&#xa0;: la partie est conservée dans %1.</translation>
    </message>
</context>
<context>
    <name>merlon::referee::RowEditor</name>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Enter on a row takes it out</source>
        <translation>Entrée sur une ligne la retire</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Sceller</translation>
    </message>
</context>
<context>
    <name>merlon::referee::RuleDialog</name>
    <message>
        <source>There is no rule %1 in the catalogue.</source>
        <translation>Il n’y a pas de règle %1 dans le catalogue.</translation>
    </message>
    <message>
        <source>Not printed: a reading chosen where the rulebooks are silent.</source>
        <translation>Non imprimée&#xa0;: une lecture choisie là où les règlements se taisent.</translation>
    </message>
    <message>
        <source>A scenario may choose: %1</source>
        <translation>Un scénario peut choisir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Advice: nothing that a program could decide.</source>
        <translation>Conseil&#xa0;: rien qu’un programme puisse décider.</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Règle %1</translation>
    </message>
    <message>
        <source>Text of the rule</source>
        <translation>Texte de la règle</translation>
    </message>
    <message>
        <source>%1, %2, page %3</source>
        <extracomment>a printed rulebook, the section of it, and the page on which it begins</extracomment>
        <translation>%1, %2, page %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a rulebook, its section</comment>
        <extracomment>a printed rulebook, and the section of it</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Merlon judges by this rule.</source>
        <translation>Merlon juge selon cette règle.</translation>
    </message>
    <message>
        <source>Merlon does not judge by this rule yet.</source>
        <translation>Merlon ne juge pas encore selon cette règle.</translation>
    </message>
</context>
<context>
    <name>merlon::referee::RulingsModel</name>
    <message>
        <source>Ruling</source>
        <comment>heading of a column: a reading where the rulebook is silent</comment>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Played so</source>
        <comment>heading of a column: how the rule is read in this scenario</comment>
        <translation>Se joue ainsi</translation>
    </message>
    <message>
        <source>Chosen by</source>
        <comment>heading of a column: who chose how a rule is read</comment>
        <translation>Choisie par</translation>
    </message>
    <message>
        <source>Judged</source>
        <comment>heading of a column: whether the program judges by that rule</comment>
        <translation>Jugée</translation>
    </message>
    <message>
        <source>one reading only</source>
        <extracomment>how a rule is played</extracomment>
        <translation>une seule lecture</translation>
    </message>
    <message>
        <source>by default</source>
        <extracomment>who chose a reading: this scenario, or nobody</extracomment>
        <translation>personne</translation>
    </message>
    <message>
        <source>this scenario</source>
        <translation>ce scénario</translation>
    </message>
    <message>
        <source>every reading</source>
        <extracomment>of the readings of a rule: Merlon judges all of them</extracomment>
        <translation>toutes les lectures</translation>
    </message>
    <message>
        <source>advice</source>
        <extracomment>of a rule that no program can decide</extracomment>
        <translation>conseil</translation>
    </message>
    <message>
        <source>not yet</source>
        <extracomment>of a rule that the program does not judge</extracomment>
        <translation>pas encore</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>whether the program judges by a rule</comment>
        <extracomment>of the readings of a rule: only that one is judged by the program</extracomment>
        <translation>oui</translation>
    </message>
    <message>
        <source>the default reading</source>
        <translation>la première lecture</translation>
    </message>
</context>
<context>
    <name>merlon::referee::SystemText</name>
    <message>
        <source>%1 (rolled)</source>
        <translation>%1 (lancé)</translation>
    </message>
    <message>
        <source>Choose: %1.</source>
        <extracomment>%1 is what a field is called</extracomment>
        <translation>Choisir&#xa0;: %1.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>of a field that was left out</extracomment>
        <translation>rien</translation>
    </message>
    <message>
        <source>%1 (corrected)</source>
        <translation>%1 (corrigé)</translation>
    </message>
    <message>
        <source>Die</source>
        <extracomment>%1: &quot;the shot&quot;</extracomment>
        <translation>Dé</translation>
    </message>
    <message>
        <source>Die for %1</source>
        <translation>Dé pour %1</translation>
    </message>
</context>
<context>
    <name>merlon::referee::VerdictText</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>a ten-sided die for %1</source>
        <extracomment>%1: the sides of a die; %2: what it is for, &quot;the shot&quot;</extracomment>
        <translation>un dé à dix faces pour %1</translation>
    </message>
    <message>
        <source>Allowed by the referee.</source>
        <translation>Permis par l’arbitre.</translation>
    </message>
    <message>
        <source>Forbidden by the referee.</source>
        <translation>Interdit par l’arbitre.</translation>
    </message>
    <message>
        <source>Refused.</source>
        <translation>Refusé.</translation>
    </message>
    <message>
        <source>Wanted: %1</source>
        <translation>Attendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Stand-in table, not the printed one: %1</source>
        <translation>Table provisoire, et non la table imprimée&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 through a corner to %2, touching %3</source>
        <translation>%1 vers %2 par un sommet, en touchant %3</translation>
    </message>
    <message>
        <source>along the hexside between %1 and %2</source>
        <translation>le long du côté d’hexagone entre %1 et %2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>sealed</source>
        <translation>scellé</translation>
    </message>
    <message>
        <source>a die of %1 sides for %2</source>
        <translation>un dé à %1 faces pour %2</translation>
    </message>
    <message>
        <source>%1 (thrown by %2)</source>
        <extracomment>a die that is wanted, and who throws it</extracomment>
        <translation>%1 (lancé par&#xa0;: %2)</translation>
    </message>
    <message>
        <source>Refused: %1.</source>
        <extracomment>an order that is refused</extracomment>
        <translation>Refusé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>It lacks a die now, and changes nothing.</source>
        <translation>Il lui manque maintenant un dé, et rien ne change.</translation>
    </message>
    <message>
        <source>Its effects cannot be carried out by this version, and change nothing.</source>
        <translation>Cette version ne sait pas appliquer ses effets, et rien ne change.</translation>
    </message>
    <message>
        <source>Nothing came of it.</source>
        <translation>Sans effet.</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <extracomment>a hex, and on which level of it</extracomment>
        <translation>%1, niveau %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a hex, and on which map</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>By hand: %1</source>
        <extracomment>what the referee did without an order</extracomment>
        <translation>À la main&#xa0;: %1</translation>
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
        <translation>%1 (%2)&#xa0;: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <extracomment>%1: names, &quot;Alric, Odo&quot;</extracomment>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::referee::VerdictView</name>
    <message>
        <source>No:</source>
        <extracomment>in front of a reason that forbids the order</extracomment>
        <translation>Non&#xa0;:</translation>
    </message>
    <message>
        <source>Ruling:</source>
        <extracomment>in front of a reading that was chosen where the rulebook is silent</extracomment>
        <translation>Décision&#xa0;:</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Ce qui change</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Stand-in tables: invented, because the printed ones are not in our sources</source>
        <translation>Tables provisoires&#xa0;: inventées, car les tables imprimées manquent à nos sources</translation>
    </message>
    <message>
        <source>illegal</source>
        <extracomment>what the sign beside the headline says</extracomment>
        <translation>interdit</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>attention</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>permis</translation>
    </message>
    <message>
        <source>Facts and reasons</source>
        <translation>Faits et raisons</translation>
    </message>
    <message>
        <source>House rule:</source>
        <extracomment>in front of a house rule of the scenario</extracomment>
        <translation>Règle maison&#xa0;:</translation>
    </message>
    <message>
        <source>Set aside:</source>
        <extracomment>in front of a reason against the order that the referee has set aside</extracomment>
        <translation>Écarté&#xa0;:</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <extracomment>in front of what stands in a line of the journal</extracomment>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>merlon::report</name>
    <message>
        <source>The game</source>
        <extracomment>heading of a report, of a game that has no turns</extracomment>
        <translation>La partie</translation>
    </message>
    <message>
        <source>%1: %2 in play, %3 out of play</source>
        <extracomment>what a map shows, for those who cannot see it: a force, how many stand there, how many lie there dead or broken</extracomment>
        <translation>%1&#xa0;: %2 en jeu, %3 hors jeu</translation>
    </message>
    <message>
        <source>At the end: %1</source>
        <extracomment>a map in a report; %1: &quot;Turn 3 of 12&quot;</extracomment>
        <translation>À la fin&#xa0;: %1</translation>
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
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>down</source>
        <translation>à terre</translation>
    </message>
    <message>
        <source>hurt</source>
        <translation>touché</translation>
    </message>
    <message>
        <source>At the beginning</source>
        <extracomment>a map in a report</extracomment>
        <translation>Au début</translation>
    </message>
    <message>
        <source>The PDF could not be written.</source>
        <translation>Le PDF n’a pas pu être écrit.</translation>
    </message>
    <message>
        <source>Battle report: %1</source>
        <translation>Rapport sur la bataille&#xa0;: %1</translation>
    </message>
    <message>
        <source>Battle report</source>
        <translation>Rapport sur la bataille</translation>
    </message>
    <message>
        <source>How one wins</source>
        <extracomment>heading of a report: how a scenario is won</extracomment>
        <translation>Comment on gagne</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>heading of a table of contents</extracomment>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>At the end</source>
        <extracomment>heading of a report: standings and other tables as they are when the game ends</extracomment>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>(the referee’s word)</source>
        <extracomment>mark of a line that the rules did not decide</extracomment>
        <translation>(parole de l’arbitre)</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <extracomment>of a game</extracomment>
        <translation>Il ne s’est encore rien passé.</translation>
    </message>
    <message>
        <source>Written by %1 from the journal of the game.</source>
        <extracomment>%1: Merlon</extracomment>
        <translation>Écrit par %1 d’après le journal de la partie.</translation>
    </message>
    <message>
        <source>Forces and losses</source>
        <extracomment>heading of a report: who fought, and what was lost</extracomment>
        <translation>Camps et pertes</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Camps</translation>
    </message>
    <message>
        <source>Force</source>
        <extracomment>columns of a table of losses</extracomment>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Took part</source>
        <comment>a number of counters</comment>
        <translation>Engagés</translation>
    </message>
    <message>
        <source>Out of play</source>
        <extracomment>columns of a table of losses: so many counters</extracomment>
        <translation>Hors jeu</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>À terre</translation>
    </message>
    <message>
        <source>Hurt</source>
        <translation>Touchés</translation>
    </message>
    <message>
        <source>Off the map</source>
        <extracomment>a column of a table of losses: so many counters left the map</extracomment>
        <translation>Hors de la carte</translation>
    </message>
    <message>
        <source>Casualties</source>
        <extracomment>heading of a report: those who were hurt or killed</extracomment>
        <translation>Pertes en détail</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>was hurt</comment>
        <extracomment>columns of a table of casualties: who was hurt; of which force; what became of him; in which turn; line of the journal; by what order</extracomment>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Fate</source>
        <translation>Sort</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Line</source>
        <comment>of the journal</comment>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Comment</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>the rules of which game</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>of the rules</extracomment>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Played until</source>
        <extracomment>where a game stands: the turn and its parts, as far as it was played</extracomment>
        <translation>Jouée jusqu’à</translation>
    </message>
    <message>
        <source>Dice: %1</source>
        <extracomment>dice that fell for an order: &quot;7&quot;, &quot;4 (rolled), 9&quot;</extracomment>
        <translation>Dés&#xa0;: %1</translation>
    </message>
    <message>
        <source>Held by the referee: %1</source>
        <extracomment>what the referee held to be so, whatever the rules find: &quot;cover strong&quot;</extracomment>
        <translation>Décidé par l’arbitre&#xa0;: %1</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Note&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>merlonctl</name>
    <message>
        <source>Shows this help.</source>
        <translation>Affiche cette aide.</translation>
    </message>
    <message>
        <source>text for people (default), yaml for programs.</source>
        <translation>text pour les personnes (par défaut), yaml pour les programmes.</translation>
    </message>
    <message>
        <source>language</source>
        <comment>what an option takes</comment>
        <translation>langue</translation>
    </message>
    <message>
        <source>Language of sentences: en (default), it, es or fr.</source>
        <translation>Langue des phrases&#xa0;: en (par défaut), it, es ou fr.</translation>
    </message>
    <message>
        <source>Says only what is wrong.</source>
        <translation>Ne dit que ce qui ne va pas.</translation>
    </message>
    <message>
        <source>--format takes text or yaml, not &apos;%1&apos;.</source>
        <translation>--format accepte text ou yaml, pas «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Something is missing.</source>
        <translation>Il manque quelque chose.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is one too many.</source>
        <translation>«&#xa0;%1&#xa0;» est en trop.</translation>
    </message>
    <message>
        <source>usage: %1</source>
        <extracomment>%1: how the program is called</extracomment>
        <translation>utilisation&#xa0;: %1</translation>
    </message>
    <message>
        <source>&apos;merlonctl %1 --help&apos; tells more.</source>
        <translation>«&#xa0;merlonctl %1 --help&#xa0;» en dit plus.</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Exemples&#xa0;:</translation>
    </message>
    <message>
        <source>merlonctl: the results could not be written to standard output: %1</source>
        <translation>merlonctl&#xa0;: impossible d’écrire les résultats sur la sortie standard&#xa0;: %1</translation>
    </message>
    <message>
        <source>Loads maps, scenarios, journals and files of orders and prints all that is wrong with them:
file:line:column: error|warning|note: message [code]
A journal is checked with the scenario that it names beside it. A file of orders is checked with the scenario named last before it; castle.orders.yaml beside castle.scenario.yaml with that.</source>
        <translation>Charge des cartes, des scénarios, des journaux et des fichiers d’ordres et affiche tout ce qui ne va pas&#xa0;:
fichier:ligne:colonne: erreur|avertissement|remarque&#xa0;: message [code]
Un journal est vérifié avec le scénario qu’il nomme et qui se trouve à côté de lui. Un fichier d’ordres est vérifié avec le dernier scénario nommé avant lui&#xa0;; castle.orders.yaml à côté de castle.scenario.yaml, avec celui-ci.</translation>
    </message>
    <message>
        <source>FILE...</source>
        <comment>a usage</comment>
        <translation>FICHIER...</translation>
    </message>
    <message>
        <source>%1: well formed</source>
        <translation>%1&#xa0;: bien formé</translation>
    </message>
    <message>
        <source>Rewrites maps and scenarios in canonical form: keys in a fixed order, one thing a line. A file with errors is left alone.</source>
        <translation>Réécrit des cartes et des scénarios sous forme canonique&#xa0;: les clés dans un ordre fixe, une chose par ligne. Un fichier qui a des erreurs n’est pas touché.</translation>
    </message>
    <message>
        <source>[--check] FILE...</source>
        <comment>a usage</comment>
        <translation>[--check] FICHIER...</translation>
    </message>
    <message>
        <source>Only says which files would change; exit status 1 when there are any.</source>
        <translation>Dit seulement quels fichiers changeraient&#xa0;; code de retour 1 s’il y en a.</translation>
    </message>
    <message>
        <source>%1 is not in canonical form</source>
        <translation>%1 n’est pas sous forme canonique</translation>
    </message>
    <message>
        <source>%1: rewritten</source>
        <translation>%1&#xa0;: réécrit</translation>
    </message>
    <message>
        <source>file</source>
        <comment>heading of a column</comment>
        <translation>fichier</translation>
    </message>
    <message>
        <source>translated</source>
        <comment>heading of a column: sentences</comment>
        <translation>traduites</translation>
    </message>
    <message>
        <source>unfinished</source>
        <comment>heading of a column: translations</comment>
        <translation>inachevées</translation>
    </message>
    <message>
        <source>stale</source>
        <comment>heading of a column: translations of what the program no longer says</comment>
        <translation>périmées</translation>
    </message>
    <message>
        <source>missing</source>
        <comment>heading of a column: translations</comment>
        <translation>manquantes</translation>
    </message>
    <message>
        <source>folder</source>
        <comment>what an option takes</comment>
        <translation>dossier</translation>
    </message>
    <message>
        <source>The folder of the .ts files.</source>
        <translation>Le dossier des fichiers .ts.</translation>
    </message>
    <message>
        <source>There is no .ts file in %1.</source>
        <translation>Aucun fichier .ts dans %1.</translation>
    </message>
    <message>
        <source>--dice takes the faces of dice, not &apos;%1&apos;.</source>
        <translation>--dice accepte des faces de dés, pas «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>--seed takes a whole number.</source>
        <translation>--seed accepte un nombre entier.</translation>
    </message>
    <message>
        <source>There is no edition &apos;%1&apos;.</source>
        <translation>Aucune édition ne s’appelle «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>file</source>
        <comment>what an option takes</comment>
        <translation>fichier</translation>
    </message>
    <message>
        <source>The file of orders.</source>
        <translation>Le fichier d’ordres.</translation>
    </message>
    <message>
        <source>faces</source>
        <comment>what an option takes: of dice</comment>
        <translation>faces</translation>
    </message>
    <message>
        <source>Faces that fell on the table, in order; 0 is ten.</source>
        <translation>Les faces tombées sur la table, dans l’ordre&#xa0;; 0 vaut dix.</translation>
    </message>
    <message>
        <source>number</source>
        <comment>what an option takes</comment>
        <translation>nombre</translation>
    </message>
    <message>
        <source>Rolls the dice that are missing; the same number gives the same dice.</source>
        <translation>Lance les dés qui manquent&#xa0;; le même nombre donne les mêmes dés.</translation>
    </message>
    <message>
        <source>Keeps the orders in the journal of the scenario.</source>
        <translation>Conserve les ordres dans le journal du scénario.</translation>
    </message>
    <message>
        <source>name</source>
        <comment>what an option takes</comment>
        <translation>nom</translation>
    </message>
    <message>
        <source>Another edition than the scenario&apos;s.</source>
        <translation>Une autre édition que celle du scénario.</translation>
    </message>
    <message>
        <source>Exit status 1 when an order is illegal.</source>
        <translation>Code de retour 1 si un ordre est interdit.</translation>
    </message>
    <message>
        <source>Judges orders one after another, each on the game that those before it left. Dice come with the orders, from --dice, or from --seed; a verdict that lacks one says so.</source>
        <translation>Juge les ordres l’un après l’autre, chacun sur la partie que les précédents ont laissée. Les dés viennent avec les ordres, de --dice ou de --seed&#xa0;; un verdict auquel il en manque un le dit.</translation>
    </message>
    <message>
        <source>With --keep the orders go on with the game in castle.scenario.yaml.journal.yaml, and each that is legal or refused is kept there, as the window does. An order that lacks a die or a field ends it, and exit status is 1. --seed is the seed of a journal that is begun; one that is there has its own, and --seed with any number rolls the missing dice from that, on from the last.</source>
        <translation>Avec --keep, les ordres continuent la partie de castle.scenario.yaml.journal.yaml, et chacun, permis ou refusé, y est conservé, comme le fait la fenêtre. Un ordre auquel il manque un dé ou un champ arrête tout, et le code de retour est 1. --seed est la graine d’un journal qui commence&#xa0;; un journal déjà là a la sienne, et --seed suivi de n’importe quel nombre en tire les dés qui manquent, à la suite du dernier.</translation>
    </message>
    <message>
        <source>The file of orders is a list of &apos;- kind: {field: value}&apos;, with &apos;dice: [7]&apos; if they fell already and &apos;decreed: {fact: value}&apos; where the referee holds a fact to be so whatever the rules find, or &apos;allowed: true&apos; where he sets their refusals aside; &apos;- effects: [...]&apos; changes the game by hand, and a &apos;note:&apos; says why. &apos;merlonctl orders&apos; shows the kinds of each system and what they take.</source>
        <translation>Le fichier d’ordres est une liste de «&#xa0;- type: {champ: valeur}&#xa0;», avec «&#xa0;dice: [7]&#xa0;» si les dés sont déjà tombés, avec «&#xa0;decreed: {fait: valeur}&#xa0;» là où l’arbitre tient un fait pour vrai quoi que trouvent les règles, ou avec «&#xa0;allowed: true&#xa0;» là où il écarte leurs refus&#xa0;; «&#xa0;- effects: [...]&#xa0;» change la partie à la main, et une «&#xa0;note:&#xa0;» dit pourquoi. «&#xa0;merlonctl orders&#xa0;» montre les types de chaque système et ce qu’ils demandent.</translation>
    </message>
    <message>
        <source>--orders is missing.</source>
        <translation>Il manque --orders.</translation>
    </message>
    <message>
        <source>A journal is of its scenario&apos;s edition: give --keep or --edition.</source>
        <translation>Un journal est de l’édition de son scénario&#xa0;: donner --keep ou --edition, pas les deux.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n order(s) kept in %2</source>
        <extracomment>%n: orders of a file; %1: how many of them went into the journal %2</extracomment>
        <translation>
            <numerusform>Conservés dans %2&#xa0;: %1 sur %n ordre</numerusform>
            <numerusform>Conservés dans %2&#xa0;: %1 sur %n ordres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a column of a table, what stands there</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The line of fire between two hexes, as if two enemies stood there alone: the hexes and hexsides that it crosses, what stops it, what cover there is.</source>
        <translation>La ligne de tir entre deux cases, comme si deux ennemis s’y tenaient seuls&#xa0;: les cases et les côtés d’hexagone qu’elle traverse, ce qui l’arrête, quelle couverture il y a.</translation>
    </message>
    <message>
        <source>MAP|SCENARIO FROM TO [--with NAME]</source>
        <comment>a usage</comment>
        <translation>CARTE|SCÉNARIO DE À [--with NOM]</translation>
    </message>
    <message>
        <source>What the first of the two holds, as scenarios name it.</source>
        <translation>Ce que tient le premier des deux, sous le nom que lui donnent les scénarios.</translation>
    </message>
    <message>
        <source>There is no map here to draw a line on.</source>
        <translation>Il n’y a pas ici de carte où tracer une ligne.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a hex of this map, which goes from A1 to %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une case de cette carte, qui va de A1 à %2.</translation>
    </message>
    <message>
        <source>A line of fire joins two different hexes.</source>
        <translation>Une ligne de tir joint deux cases différentes.</translation>
    </message>
    <message>
        <source>There is no &apos;%1&apos; to hold; choose from %2.</source>
        <translation>Il n’y a pas de «&#xa0;%1&#xa0;» à tenir&#xa0;; choisir parmi %2.</translation>
    </message>
    <message>
        <source>These rules know no line of fire.</source>
        <translation>Ces règles ne connaissent pas de ligne de tir.</translation>
    </message>
    <message>
        <source>checks maps, scenarios, journals and orders, and says what is wrong and where</source>
        <translation>vérifie cartes, scénarios, journaux et ordres, et dit ce qui ne va pas et où</translation>
    </message>
    <message>
        <source>rewrites maps and scenarios in their canonical form</source>
        <translation>réécrit cartes et scénarios sous leur forme canonique</translation>
    </message>
    <message>
        <source>draws a map or a scenario as PNG, SVG or PDF</source>
        <translation>dessine une carte ou un scénario en PNG, SVG ou PDF</translation>
    </message>
    <message>
        <source>judges a file of orders against a scenario, and keeps them in its journal</source>
        <translation>juge un fichier d’ordres sur un scénario, et les conserve dans son journal</translation>
    </message>
    <message>
        <source>the line of fire between two hexes: what it crosses, what stops it</source>
        <translation>la ligne de tir entre deux cases&#xa0;: ce qu’elle traverse, ce qui l’arrête</translation>
    </message>
    <message>
        <source>the kinds of orders and effects of a system, and what they take</source>
        <translation>les types d’ordres et d’effets d’un système, et ce qu’ils demandent</translation>
    </message>
    <message>
        <source>judges a journal again by today&apos;s rules, and lists what differs</source>
        <translation>rejuge un journal selon les règles d’aujourd’hui, et liste les différences</translation>
    </message>
    <message>
        <source>the rule catalogue, or one rule</source>
        <translation>le catalogue des règles, ou une règle</translation>
    </message>
    <message>
        <source>how far the translations are</source>
        <translation>où en sont les traductions</translation>
    </message>
    <message>
        <source>VERB ...</source>
        <comment>a usage</comment>
        <translation>COMMANDE ...</translation>
    </message>
    <message>
        <source>merlonctl does the work of Merlon without a window.</source>
        <translation>merlonctl fait le travail de Merlon sans fenêtre.</translation>
    </message>
    <message>
        <source>&apos;merlonctl VERB --help&apos; tells how each is used. Results go to standard output, what is wrong to standard error. Exit status: 0 all well, 1 the input has errors (or an order was illegal under --strict), 2 wrong usage, 3 a fault of the program, or results that could not be written.</source>
        <translation>«&#xa0;merlonctl COMMANDE --help&#xa0;» dit comment chacune s’utilise. Les résultats vont sur la sortie standard, ce qui ne va pas sur la sortie d’erreur. Code de retour&#xa0;: 0 tout va bien, 1 l’entrée a des erreurs (ou, avec --strict, un ordre était interdit), 2 mauvaise utilisation, 3 une défaillance du programme, ou des résultats qui n’ont pas pu être écrits.</translation>
    </message>
    <message>
        <source>There is no verb &apos;%1&apos;.</source>
        <translation>Aucune commande ne s’appelle «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>--lang takes en, it, es or fr, not &apos;%1&apos;.</source>
        <translation>--lang accepte en, it, es ou fr, pas «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>merlonctl: there is not enough memory</source>
        <translation>merlonctl&#xa0;: il n’y a pas assez de mémoire</translation>
    </message>
    <message>
        <source>merlonctl: a fault of the program: %1</source>
        <translation>merlonctl&#xa0;: une défaillance du programme&#xa0;: %1</translation>
    </message>
    <message>
        <source>true or false</source>
        <comment>what a field of an order holds</comment>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>number</source>
        <comment>what a field of an order holds</comment>
        <translation>nombre</translation>
    </message>
    <message>
        <source>text</source>
        <comment>what a field of an order holds: what is written freely</comment>
        <translation>texte</translation>
    </message>
    <message>
        <source>word</source>
        <comment>what a field of an order holds: one of several</comment>
        <translation>mot</translation>
    </message>
    <message>
        <source>thing</source>
        <comment>what a field of an order holds: something that has a name in a game: a counter, a player</comment>
        <translation>chose</translation>
    </message>
    <message>
        <source>hex</source>
        <comment>what a field of an order holds</comment>
        <translation>case</translation>
    </message>
    <message>
        <source>side</source>
        <comment>what a field of an order holds: of a hex</comment>
        <translation>côté</translation>
    </message>
    <message>
        <source>place</source>
        <comment>what a field of an order holds: a hex, perhaps one of its sides, and a level</comment>
        <translation>emplacement</translation>
    </message>
    <message>
        <source>pose</source>
        <comment>what a field of an order holds: where something stands on a table, and which way it faces</comment>
        <translation>position et orientation</translation>
    </message>
    <message>
        <source>day</source>
        <comment>what a field of an order holds: a date</comment>
        <translation>jour</translation>
    </message>
    <message>
        <source>moment</source>
        <comment>what a field of an order holds: a date and a time</comment>
        <translation>moment</translation>
    </message>
    <message>
        <source>seal</source>
        <comment>what a field of an order holds: the sign of a secret that is kept</comment>
        <translation>sceau</translation>
    </message>
    <message>
        <source>row</source>
        <comment>what a field of an order holds: of a table</comment>
        <translation>ligne</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers</comment>
        <translation>de %1 à %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>au moins %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>au plus %1</translation>
    </message>
    <message>
        <source>new %1</source>
        <comment>a thing that an order makes</comment>
        <translation>%1 (à créer)</translation>
    </message>
    <message>
        <source>sealed %1</source>
        <comment>what is kept secret</comment>
        <translation>%1 sous scellé</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what a field holds, from where to where</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>list (%1) of %2</source>
        <comment>how long it is, and of what</comment>
        <translation>%2 (liste, %1)</translation>
    </message>
    <message>
        <source>list of %1</source>
        <translation>%1 (liste)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a field holds, one of these</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (may be left out)</source>
        <comment>what a field holds</comment>
        <translation>%1 (facultatif)</translation>
    </message>
    <message>
        <source>%1: orders</source>
        <extracomment>heading of a list; %1: the name of a game</extracomment>
        <translation>%1&#xa0;: ordres</translation>
    </message>
    <message>
        <source>%1: effects</source>
        <extracomment>heading of a list; %1: the name of a game</extracomment>
        <translation>%1&#xa0;: effets</translation>
    </message>
    <message>
        <source>%1: options</source>
        <extracomment>heading of a list; %1: the name of a game</extracomment>
        <translation>%1&#xa0;: options</translation>
    </message>
    <message>
        <source>%1: facts</source>
        <extracomment>heading of a list; %1: the name of a game</extracomment>
        <translation>%1&#xa0;: faits</translation>
    </message>
    <message>
        <source>%1: counters</source>
        <extracomment>heading of a list; %1: the name of a game</extracomment>
        <translation>%1&#xa0;: pions</translation>
    </message>
    <message>
        <source>The kinds of orders that a system judges and of the effects that they have, with their fields and words; its options, the facts that a referee may decree, and what a counter has.</source>
        <translation>Les types d’ordres qu’un système juge et des effets qu’ils ont, avec leurs champs et leurs mots&#xa0;; ses options, les faits qu’un arbitre peut décréter, et ce qu’a un pion.</translation>
    </message>
    <message>
        <source>[SYSTEM [KIND]]</source>
        <comment>a usage</comment>
        <translation>[SYSTÈME [TYPE]]</translation>
    </message>
    <message>
        <source>There is no system &apos;%1&apos;; there are: %2.</source>
        <translation>Aucun système ne s’appelle «&#xa0;%1&#xa0;»&#xa0;; il y a&#xa0;: %2.</translation>
    </message>
    <message>
        <source>There is no kind &apos;%1&apos;.</source>
        <translation>Aucun type ne s’appelle «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>%1: there is no map to draw</source>
        <translation>%1&#xa0;: aucune carte à dessiner</translation>
    </message>
    <message>
        <source>The picture.</source>
        <translation>L’image.</translation>
    </message>
    <message>
        <source>pixels</source>
        <comment>what an option takes</comment>
        <translation>pixels</translation>
    </message>
    <message>
        <source>Width of the picture in pixels.</source>
        <translation>Largeur de l’image en pixels.</translation>
    </message>
    <message>
        <source>Width of a hex in pixels (48).</source>
        <translation>Largeur d’une case en pixels (48).</translation>
    </message>
    <message>
        <source>list</source>
        <comment>what an option takes: names between commas</comment>
        <translation>liste</translation>
    </message>
    <message>
        <source>Only these: %1.</source>
        <extracomment>%1: words that are typed as they stand</extracomment>
        <translation>Seulement ceux-ci&#xa0;: %1.</translation>
    </message>
    <message>
        <source>size</source>
        <comment>what an option takes: of a sheet of paper</comment>
        <translation>format</translation>
    </message>
    <message>
        <source>PDF: tiles the map to true size over pages of that size (A4, A3, Letter).</source>
        <translation>PDF&#xa0;: répartit la carte en grandeur réelle sur des pages de ce format (A4, A3, Letter).</translation>
    </message>
    <message>
        <source>In the colours of the night.</source>
        <translation>Aux couleurs de la nuit.</translation>
    </message>
    <message>
        <source>Draws a map, or a scenario with its counters. The ending of OUT says how: .png, .svg or .pdf.</source>
        <translation>Dessine une carte, ou un scénario avec ses pions. L’extension de SORTIE dit comment&#xa0;: .png, .svg ou .pdf.</translation>
    </message>
    <message>
        <source>FILE -o OUT.(png|svg|pdf) [--width PX | --scale PX] [--layers LIST] [--page A4] [--dark]</source>
        <comment>a usage</comment>
        <translation>FICHIER -o SORTIE.(png|svg|pdf) [--width PX | --scale PX] [--layers LISTE] [--page A4] [--dark]</translation>
    </message>
    <message>
        <source>-o takes a file that ends in .png, .svg or .pdf, not &apos;%1&apos;.</source>
        <translation>-o accepte un fichier dont le nom finit par .png, .svg ou .pdf, pas «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>--layers takes %1.</source>
        <translation>--layers accepte %1.</translation>
    </message>
    <message>
        <source>--width takes 16 to %1 pixels.</source>
        <translation>--width accepte de 16 à %1 pixels.</translation>
    </message>
    <message>
        <source>--scale takes 1 to 1000 pixels for a hex.</source>
        <translation>--scale accepte de 1 à 1000 pixels par case.</translation>
    </message>
    <message>
        <source>The picture would be wider than %1 pixels; choose a smaller --scale.</source>
        <translation>L’image aurait plus de %1 pixels de large&#xa0;; choisir un --scale plus petit.</translation>
    </message>
    <message>
        <source>%1: drawn</source>
        <translation>%1&#xa0;: dessin fait</translation>
    </message>
    <message>
        <source>legal</source>
        <comment>an order</comment>
        <translation>permis</translation>
    </message>
    <message>
        <source>illegal</source>
        <comment>an order</comment>
        <translation>interdit</translation>
    </message>
    <message>
        <source>%1, result: %2</source>
        <extracomment>what the rules say of an order, and what came of it, in the words of files</extracomment>
        <translation>%1, résultat&#xa0;: %2</translation>
    </message>
    <message>
        <source>But it lacks a die or a field, and changes nothing.</source>
        <translation>Mais il manque un dé ou un champ, et rien ne change.</translation>
    </message>
    <message>
        <source>But its effects cannot be carried out, and change nothing.</source>
        <translation>Mais ses effets ne peuvent pas être exécutés, et ne changent rien.</translation>
    </message>
    <message>
        <source>By hand</source>
        <extracomment>what the referee changed without an order</extracomment>
        <translation>À la main</translation>
    </message>
    <message>
        <source>Then: %1</source>
        <extracomment>what the rules said of an order when it was given</extracomment>
        <translation>À l’origine&#xa0;: %1</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <extracomment>what the rules say of it today</extracomment>
        <translation>Aujourd’hui&#xa0;: %1</translation>
    </message>
    <message>
        <source>Judges a journal again by today&apos;s rules, with the scenario that it names in its folder, and lists what differs. Exit status 1 when an entry is judged otherwise than it was then.</source>
        <translation>Rejuge un journal selon les règles d’aujourd’hui, avec le scénario qu’il nomme et qui est dans son dossier, et liste les différences. Code de retour 1 si une entrée est jugée autrement qu’alors.</translation>
    </message>
    <message>
        <source>JOURNAL</source>
        <comment>a usage</comment>
        <translation>JOURNAL</translation>
    </message>
    <message>
        <source>Entries: %1; orders in force: %2; judged otherwise today: %3</source>
        <extracomment>of a journal: its lines, the orders that were not taken back, those that the rules judge otherwise now</extracomment>
        <translation>Entrées&#xa0;: %1&#xa0;; ordres en vigueur&#xa0;: %2&#xa0;; jugés autrement aujourd’hui&#xa0;: %3</translation>
    </message>
    <message>
        <source>printed: %1</source>
        <extracomment>where a rule stands in the rulebooks: &quot;fr 1.42, page 4; es 1.42, page 4&quot;</extracomment>
        <translation>imprimé&#xa0;: %1</translation>
    </message>
    <message>
        <source>readings: %1 (the first is the default)</source>
        <extracomment>of a rule that may be read in more ways than one; %1: their names in files</extracomment>
        <translation>lectures&#xa0;: %1 (par défaut&#xa0;: la première)</translation>
    </message>
    <message>
        <source>advice: shown, not judged</source>
        <extracomment>of a rule that no program can decide</extracomment>
        <translation>conseil&#xa0;: montré, pas jugé</translation>
    </message>
    <message>
        <source>The rule catalogue: every rule with its title, or one rule with its whole text. A part of an id lists all rules whose id contains it.</source>
        <translation>Le catalogue des règles&#xa0;: chaque règle avec son titre, ou une règle avec son texte entier. Une partie d’un id liste toutes les règles dont l’id la contient.</translation>
    </message>
    <message>
        <source>No rule is called &apos;%1&apos;; &apos;merlonctl rules&apos; lists them all.</source>
        <translation>Aucune règle ne s’appelle «&#xa0;%1&#xa0;»&#xa0;; «&#xa0;merlonctl rules&#xa0;» les liste toutes.</translation>
    </message>
    <message>
        <source>status counts the translations of each language: translated, unfinished, stale (the program no longer says it), missing. check reads every translation, and the texts of the scenarios named, for words that the glossary forbids or misses, for sentences that what fills a hole would spoil, and for signs and spaces. Exit status 1 when anything is left to do.</source>
        <translation>status compte les traductions de chaque langue&#xa0;: traduites, inachevées, périmées (le programme ne s’en sert plus), manquantes. check lit toutes les traductions et les textes des scénarios nommés&#xa0;: mots que le glossaire interdit ou réclame, phrases qu’un nom inséré gâterait, signes et espaces. Code de retour 1 s’il reste quelque chose à faire.</translation>
    </message>
    <message>
        <source>status|check [--dir FOLDER] [--glossary FILE] [SCENARIO ...]</source>
        <comment>a usage</comment>
        <translation>status|check [--dir DOSSIER] [--glossary FICHIER] [SCÉNARIO ...]</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not known here; there are &apos;status&apos; and &apos;check&apos;.</source>
        <translation>«&#xa0;%1&#xa0;» n’existe pas ici&#xa0;; il y a «&#xa0;status&#xa0;» et «&#xa0;check&#xa0;».</translation>
    </message>
    <message>
        <source>this exemption has no reason</source>
        <translation>cette exception est sans motif</translation>
    </message>
    <message>
        <source>nothing needs this exemption any more; take it out</source>
        <translation>cette exception ne sert plus&#xa0;: l’enlever</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>il manque&#xa0;: %1</translation>
    </message>
    <message>
        <source>the English has no %1</source>
        <translation>absent de l’anglais&#xa0;: %1</translation>
    </message>
    <message>
        <source>not “%1” but “%2” (%3)</source>
        <translation>non pas «&#xa0;%1&#xa0;», mais «&#xa0;%2&#xa0;» (%3)</translation>
    </message>
    <message>
        <source>“%1” is missing (%2)</source>
        <translation>il manque «&#xa0;%1&#xa0;» (%2)</translation>
    </message>
    <message>
        <source>ends with “%1”, the English with “%2”</source>
        <translation>finit par «&#xa0;%1&#xa0;», l’anglais par «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>has more or fewer &amp; than the English: %1</source>
        <translation>a plus ou moins de &amp; que l’anglais&#xa0;: %1</translation>
    </message>
    <message>
        <source>a plural form is missing, lacks %n or says the same: %1</source>
        <translation>une forme du pluriel manque, n’a pas %n ou dit la même chose&#xa0;: %1</translation>
    </message>
    <message>
        <source>The glossary; exemptions.yaml and languages.yaml are beside it.</source>
        <translation>Le glossaire&#xa0;; exemptions.yaml et languages.yaml sont à côté.</translation>
    </message>
    <message>
        <source>%1:%2: error: %3 [%4]</source>
        <comment>a file, a line of it, what is wrong there and its code</comment>
        <translation>%1:%2: erreur&#xa0;: %3 [%4]</translation>
    </message>
    <message>
        <source>Adds the chance of each result, before a die has fallen.</source>
        <translation>Ajoute la probabilité de chaque résultat, avant qu’un dé ne tombe.</translation>
    </message>
    <message>
        <source>With --odds each order is judged with every combination of faces of its dice, and every result is listed with its exact chance. The faces that come with it do not count there: it is what could have been.</source>
        <translation>Avec --odds, chaque ordre est jugé avec chaque combinaison de faces de ses dés, et chaque résultat est donné avec sa probabilité exacte. Les faces qui accompagnent l’ordre n’y comptent pas&#xa0;: c’est ce qui aurait pu arriver.</translation>
    </message>
    <message>
        <source>SCENARIO --orders ORDERS [--dice 7,3] [--seed N] [--odds] [--keep] [--edition NAME] [--strict]</source>
        <comment>a usage</comment>
        <translation>SCÉNARIO --orders ORDRES [--dice 7,3] [--seed N] [--odds] [--keep] [--edition NOM] [--strict]</translation>
    </message>
    <message>
        <source>writes the battle report of a scenario from its journal</source>
        <translation>écrit le rapport sur la bataille d’un scénario d’après son journal</translation>
    </message>
    <message>
        <source>This scenario has no journal yet: there is no file %1. --journal names another one.</source>
        <translation>Ce scénario n’a pas encore de journal&#xa0;: il n’y a pas de fichier %1. --journal en désigne un autre.</translation>
    </message>
    <message>
        <source>Writes the battle report of a scenario: what its journal tells turn by turn, the map at the end of each, and what was lost. The ending of OUT says how: .html (one file, with pictures), .pdf (for print) or .md (without pictures).</source>
        <translation>Écrit le rapport sur la bataille d’un scénario&#xa0;: ce que raconte son journal tour par tour, la carte à la fin de chacun et les pertes. La fin du nom de SORTIE dit comment&#xa0;: .html (un seul fichier, avec des images), .pdf (pour l’impression) ou .md (sans images).</translation>
    </message>
    <message>
        <source>SCENARIO -o OUT.(html|pdf|md) [--journal FILE]</source>
        <comment>a usage</comment>
        <translation>SCÉNARIO -o SORTIE.(html|pdf|md) [--journal FICHIER]</translation>
    </message>
    <message>
        <source>The report.</source>
        <translation>Le rapport.</translation>
    </message>
    <message>
        <source>Another journal than the one beside the scenario.</source>
        <translation>Un autre journal que celui qui est à côté du scénario.</translation>
    </message>
    <message>
        <source>-o takes a file that ends in .html, .pdf or .md, not &apos;%1&apos;.</source>
        <translation>-o accepte un fichier dont le nom finit par .html, .pdf ou .md, pas «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>%1: report written</source>
        <extracomment>%1: a file</extracomment>
        <translation>%1&#xa0;: rapport écrit</translation>
    </message>
    <message>
        <source>, page %1</source>
        <extracomment>of a rulebook, behind its section</extracomment>
        <translation>, page %1</translation>
    </message>
    <message>
        <source>changes a verdict: %1</source>
        <extracomment>of a difference between editions; %1: &quot;yes&quot;, &quot;no&quot; or &quot;sometimes&quot;, as files have it</extracomment>
        <translation>change un verdict&#xa0;: %1</translation>
    </message>
    <message>
        <source>house rule: %1</source>
        <extracomment>%1: an option in files, with the edition by which a rule is played</extracomment>
        <translation>règle maison&#xa0;: %1</translation>
    </message>
    <message>
        <source>The editions differ in nothing that is called &apos;%1&apos;.</source>
        <translation>Les éditions ne diffèrent en rien qui s’appelle &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Where the editions of the rulebooks differ, in place of rules.</source>
        <translation>En quoi diffèrent les éditions des livrets, à la place des règles.</translation>
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
        <translation> et </translation>
    </message>
    <message>
        <source> and </source>
        <comment>list.and-i</comment>
        <extracomment>as list.and, before the sound of i: Spanish has e for y there</extracomment>
        <translation> et </translation>
    </message>
    <message>
        <source>This game has no order of the kind {kind}.</source>
        <comment>play.order/unknown</comment>
        <translation>Ce jeu n’a pas d’ordre de type {kind}.</translation>
    </message>
    <message>
        <source>The field {field} of this order does not hold what belongs there.</source>
        <comment>play.order/malformed</comment>
        <translation>La valeur du champ {field} de cet ordre n’est pas admise.</translation>
    </message>
    <message>
        <source>An order that can be read</source>
        <comment>play.order/title</comment>
        <translation>Un ordre lisible</translation>
    </message>
    <message>
        <source>An order is judged when it is of a kind that its game has and when each of its fields holds what belongs there. Any other is refused and changes nothing.</source>
        <comment>play.order/text</comment>
        <translation>Un ordre est jugé quand il est d’un type que son jeu connaît et que chacun de ses champs contient une valeur admise. Tout autre ordre est refusé et ne change rien.</translation>
    </message>
    <message>
        <source>The referee holds: {fact} {held}, where the rules find {found}.</source>
        <comment>play.decree/held</comment>
        <extracomment>to hold: to take to be so, whatever the rules find</extracomment>
        <translation>Retenu par l’arbitre – {fact}&#xa0;: {held} (selon les règles&#xa0;: {found}).</translation>
    </message>
    <message>
        <source>The referee’s word on a fact</source>
        <comment>play.decree/title</comment>
        <translation>L’arbitre tranche sur un fait</translation>
    </message>
    <message>
        <source>A referee may hold a fact to be other than the rules find it. The rules then go on from his word, and the verdict says so.</source>
        <comment>play.decree/text</comment>
        <extracomment>to hold: to take to be so</extracomment>
        <translation>L’arbitre peut retenir un fait différent de celui que donnent les règles. Celles-ci s’appliquent alors à partir de sa décision, et le verdict le signale.</translation>
    </message>
    <message>
        <source>; </source>
        <comment>list.semicolon</comment>
        <extracomment>between things that are listed and long</extracomment>
        <translation>&#xa0;; </translation>
    </message>
    <message>
        <source>: </source>
        <comment>list.colon</comment>
        <extracomment>between a time and the part of it, “Turn 2: The Normans”; French puts a no-break space before it</extracomment>
        <translation>&#xa0;: </translation>
    </message>
    <message>
        <source>The editions differ: {difference}. Played here: {edition}.</source>
        <comment>play.house/played</comment>
        <translation>Les éditions diffèrent&#xa0;: {difference}. On joue ici&#xa0;: {edition}.</translation>
    </message>
    <message>
        <source>House rules between the editions</source>
        <comment>play.house/title</comment>
        <translation>Règles maison entre les éditions</translation>
    </message>
    <message>
        <source>Where the editions of a game differ, a scenario may play a rule by another edition than its own. A verdict that would be another one without that house rule names it.</source>
        <comment>play.house/text</comment>
        <translation>Là où les éditions d’un jeu diffèrent, un scénario peut jouer une règle selon une autre édition. Un verdict qui serait autre sans cette règle maison la nomme.</translation>
    </message>
</context>
<context>
    <name>siege</name>
    <message>
        <source>none</source>
        <comment>cover.none</comment>
        <extracomment>a grade of cover: it agrees with the word for cover</extracomment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>light</source>
        <comment>cover.light</comment>
        <extracomment>a grade of cover: it agrees with the word for cover</extracomment>
        <translation>légère</translation>
    </message>
    <message>
        <source>medium</source>
        <comment>cover.medium</comment>
        <extracomment>a grade of cover: it agrees with the word for cover</extracomment>
        <translation>moyenne</translation>
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
        <translation>courte</translation>
    </message>
    <message>
        <source>medium</source>
        <comment>band.medium</comment>
        <extracomment>of a distance of shooting</extracomment>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>long</source>
        <comment>band.long</comment>
        <extracomment>of a distance of shooting</extracomment>
        <translation>longue</translation>
    </message>
    <message>
        <source>out of range</source>
        <comment>band.beyond</comment>
        <extracomment>farther than the weapon shoots</extracomment>
        <translation>hors de portée</translation>
    </message>
    <message>
        <source>short bow</source>
        <comment>weapon.short_bow</comment>
        <translation>arc court</translation>
    </message>
    <message>
        <source>crossbow</source>
        <comment>weapon.crossbow</comment>
        <translation>arbalète</translation>
    </message>
    <message>
        <source>long bow</source>
        <comment>weapon.long_bow</comment>
        <translation>arc long</translation>
    </message>
    <message>
        <source>ballista</source>
        <comment>weapon.ballista</comment>
        <translation>baliste</translation>
    </message>
    <message>
        <source>knight</source>
        <comment>class.knight</comment>
        <translation>chevalier</translation>
    </message>
    <message>
        <source>sergeant</source>
        <comment>class.sergeant</comment>
        <translation>sergent</translation>
    </message>
    <message>
        <source>soldier</source>
        <comment>class.soldier</comment>
        <translation>soldat</translation>
    </message>
    <message>
        <source>peasant</source>
        <comment>class.peasant</comment>
        <translation>paysan</translation>
    </message>
    <message>
        <source>civilian</source>
        <comment>class.civilian</comment>
        <translation>civil</translation>
    </message>
    <message>
        <source>engineer</source>
        <comment>class.engineer</comment>
        <translation>ingénieur</translation>
    </message>
    <message>
        <source>horse</source>
        <comment>class.horse</comment>
        <translation>cheval</translation>
    </message>
    <message>
        <source>ox</source>
        <comment>class.ox</comment>
        <translation>bœuf</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>state.ready</comment>
        <extracomment>of a character</extracomment>
        <translation>indemne</translation>
    </message>
    <message>
        <source>stunned</source>
        <comment>state.stunned</comment>
        <extracomment>of a character</extracomment>
        <translation>assommé</translation>
    </message>
    <message>
        <source>wounded</source>
        <comment>state.wounded</comment>
        <translation>blessé</translation>
    </message>
    <message>
        <source>dead</source>
        <comment>state.dead</comment>
        <translation>mort</translation>
    </message>
    <message>
        <source>plain ground</source>
        <comment>terrain.plain</comment>
        <translation>terrain plat</translation>
    </message>
    <message>
        <source>brush</source>
        <comment>terrain.brush</comment>
        <translation>broussailles</translation>
    </message>
    <message>
        <source>trees</source>
        <comment>terrain.tree</comment>
        <translation>arbres</translation>
    </message>
    <message>
        <source>embankment</source>
        <comment>terrain.embankment</comment>
        <translation>talus</translation>
    </message>
    <message>
        <source>trench</source>
        <comment>terrain.trench</comment>
        <translation>tranchée</translation>
    </message>
    <message>
        <source>tent</source>
        <comment>terrain.tent</comment>
        <translation>tente</translation>
    </message>
    <message>
        <source>moat</source>
        <comment>terrain.moat</comment>
        <translation>fossé</translation>
    </message>
    <message>
        <source>drawbridge</source>
        <comment>terrain.drawbridge</comment>
        <translation>pont-levis</translation>
    </message>
    <message>
        <source>rampart</source>
        <comment>terrain.rampart</comment>
        <translation>rempart</translation>
    </message>
    <message>
        <source>castle wall</source>
        <comment>terrain.wall</comment>
        <translation>mur du château</translation>
    </message>
    <message>
        <source>tower floor</source>
        <comment>terrain.tower_floor</comment>
        <translation>intérieur de tour</translation>
    </message>
    <message>
        <source>keep floor</source>
        <comment>terrain.keep_floor</comment>
        <translation>intérieur du donjon</translation>
    </message>
    <message>
        <source>door</source>
        <comment>terrain.door</comment>
        <translation>porte</translation>
    </message>
    <message>
        <source>keep entrance door</source>
        <comment>terrain.keep_door</comment>
        <translation>porte d’entrée du donjon</translation>
    </message>
    <message>
        <source>stairs</source>
        <comment>terrain.stairs</comment>
        <translation>escalier</translation>
    </message>
    <message>
        <source>parapet</source>
        <comment>feature.parapet</comment>
        <translation>parapet</translation>
    </message>
    <message>
        <source>arrow slit</source>
        <comment>feature.arrow_slit</comment>
        <translation>meurtrière</translation>
    </message>
    <message>
        <source>door</source>
        <comment>feature.door</comment>
        <translation>porte</translation>
    </message>
    <message>
        <source>wall</source>
        <comment>feature.wall</comment>
        <translation>mur</translation>
    </message>
    <message>
        <source>gate</source>
        <comment>feature.gate</comment>
        <translation>porte du château</translation>
    </message>
    <message>
        <source>top of an embankment</source>
        <comment>feature.crest</comment>
        <translation>haut du talus</translation>
    </message>
    <message>
        <source>open</source>
        <comment>feature-state.open</comment>
        <translation>ouverte</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>feature-state.closed</comment>
        <translation>fermée</translation>
    </message>
    <message>
        <source>curtain</source>
        <comment>structure.curtain</comment>
        <translation>mur d’enceinte</translation>
    </message>
    <message>
        <source>tower</source>
        <comment>structure.tower</comment>
        <translation>tour</translation>
    </message>
    <message>
        <source>keep</source>
        <comment>structure.keep</comment>
        <translation>donjon</translation>
    </message>
    <message>
        <source>gatehouse</source>
        <comment>structure.gatehouse</comment>
        <translation>tour d’entrée</translation>
    </message>
    <message>
        <source>hoarding</source>
        <comment>overlay.hoarding</comment>
        <translation>hourd</translation>
    </message>
    <message>
        <source>rubble</source>
        <comment>overlay.rubble</comment>
        <translation>muraille démolie</translation>
    </message>
    <message>
        <source>fascine</source>
        <comment>overlay.fascine</comment>
        <translation>fossé comblé</translation>
    </message>
    <message>
        <source>fire</source>
        <comment>overlay.fire</comment>
        <translation>feu</translation>
    </message>
    <message>
        <source>burnt out</source>
        <comment>overlay.burnt</comment>
        <translation>détruit par le feu</translation>
    </message>
    <message>
        <source>drawbridge</source>
        <comment>overlay.drawbridge</comment>
        <translation>pont-levis</translation>
    </message>
    <message>
        <source>ladder</source>
        <comment>overlay.ladder</comment>
        <translation>échelle</translation>
    </message>
    <message>
        <source>siege tower</source>
        <comment>overlay.siege_tower</comment>
        <translation>tour de siège</translation>
    </message>
    <message>
        <source>moat</source>
        <comment>height.moat</comment>
        <translation>fossé</translation>
    </message>
    <message>
        <source>ground</source>
        <comment>height.ground</comment>
        <translation>sol</translation>
    </message>
    <message>
        <source>wall</source>
        <comment>height.wall</comment>
        <translation>muraille</translation>
    </message>
    <message>
        <source>keep</source>
        <comment>height.keep</comment>
        <translation>donjon</translation>
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
        <translation>les deux cases comptent</translation>
    </message>
    <message>
        <source>either way stops it</source>
        <comment>reading.strict</comment>
        <translation>un seul côté suffit à l’arrêter</translation>
    </message>
    <message>
        <source>only a wall on the hexside counts</source>
        <comment>reading.open</comment>
        <translation>seul compte un mur sur le côté</translation>
    </message>
    <message>
        <source>the hex touched does not count</source>
        <comment>reading.ignore</comment>
        <translation>la case touchée ne compte pas</translation>
    </message>
    <message>
        <source>the shot</source>
        <comment>die.shot</comment>
        <translation>le tir</translation>
    </message>
    <message>
        <source>retreat of 2 hexes</source>
        <comment>shot.foot.A</comment>
        <translation>recul de 2 cases</translation>
    </message>
    <message>
        <source>wounded</source>
        <comment>shot.foot.B</comment>
        <translation>blessé</translation>
    </message>
    <message>
        <source>killed</source>
        <comment>shot.foot.C</comment>
        <translation>tué</translation>
    </message>
    <message>
        <source>retreat of 4 hexes</source>
        <comment>shot.mounted.A</comment>
        <translation>recul de 4 cases</translation>
    </message>
    <message>
        <source>horse killed, rider stunned and unhorsed</source>
        <comment>shot.mounted.B</comment>
        <translation>cheval tué, cavalier assommé et désarçonné</translation>
    </message>
    <message>
        <source>horse unhurt, rider wounded and unhorsed</source>
        <comment>shot.mounted.C</comment>
        <translation>cheval indemne, cavalier blessé et désarçonné</translation>
    </message>
    <message>
        <source>horse killed, rider wounded and unhorsed</source>
        <comment>shot.mounted.D</comment>
        <translation>cheval tué, cavalier blessé et désarçonné</translation>
    </message>
    <message>
        <source>horse unhurt, rider killed and unhorsed</source>
        <comment>shot.mounted.E</comment>
        <translation>cheval indemne, cavalier tué et désarçonné</translation>
    </message>
    <message>
        <source>horse killed, rider killed and unhorsed</source>
        <comment>shot.mounted.F</comment>
        <translation>cheval tué, cavalier tué et désarçonné</translation>
    </message>
    <message>
        <source>shots at targets on foot</source>
        <comment>table.siege/shots-foot</comment>
        <translation>tirs sur des cibles à pied</translation>
    </message>
    <message>
        <source>shots at mounted targets</source>
        <comment>table.siege/shots-mounted</comment>
        <translation>tirs sur des cibles à cheval</translation>
    </message>
    <message>
        <source>French edition</source>
        <comment>edition.french</comment>
        <translation>édition française</translation>
    </message>
    <message>
        <source>Spanish edition</source>
        <comment>edition.spanish</comment>
        <translation>édition espagnole</translation>
    </message>
    <message>
        <source>a riderless horse</source>
        <comment>body.loose_horse</comment>
        <translation>un cheval sans cavalier</translation>
    </message>
    <message>
        <source>Range</source>
        <comment>fact.range</comment>
        <extracomment>how many hexes there are from the shooter to the target</extracomment>
        <translation>Distance</translation>
    </message>
    <message>
        <source>Band</source>
        <comment>fact.band</comment>
        <extracomment>short, medium or long range</extracomment>
        <translation>Tranche</translation>
    </message>
    <message>
        <source>Cover</source>
        <comment>fact.cover</comment>
        <extracomment>the shelter that a target has</extracomment>
        <translation>Couverture</translation>
    </message>
    <message>
        <source>Modifier</source>
        <comment>fact.modifier</comment>
        <translation>Modification</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <comment>fact.adjusted</comment>
        <translation>Dé modifié</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>fact.table</comment>
        <translation>Table</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>fact.result</comment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Hexes</source>
        <comment>fact.hexes</comment>
        <translation>Cases</translation>
    </message>
    <message>
        <source>miss</source>
        <comment>result.foot.-</comment>
        <translation>tir manqué</translation>
    </message>
    <message>
        <source>A: retreat of 2 hexes</source>
        <comment>result.foot.A</comment>
        <translation>A&#xa0;: recul de 2 cases</translation>
    </message>
    <message>
        <source>B: wounded</source>
        <comment>result.foot.B</comment>
        <translation>B&#xa0;: blessé</translation>
    </message>
    <message>
        <source>C: killed</source>
        <comment>result.foot.C</comment>
        <translation>C&#xa0;: tué</translation>
    </message>
    <message>
        <source>miss</source>
        <comment>result.mounted.-</comment>
        <translation>tir manqué</translation>
    </message>
    <message>
        <source>A: retreat of 4 hexes</source>
        <comment>result.mounted.A</comment>
        <translation>A&#xa0;: recul de 4 cases</translation>
    </message>
    <message>
        <source>B: horse killed, rider stunned and unhorsed</source>
        <comment>result.mounted.B</comment>
        <translation>B&#xa0;: cheval tué, cavalier assommé et désarçonné</translation>
    </message>
    <message>
        <source>C: horse unhurt, rider wounded and unhorsed</source>
        <comment>result.mounted.C</comment>
        <translation>C&#xa0;: cheval indemne, cavalier blessé et désarçonné</translation>
    </message>
    <message>
        <source>D: horse killed, rider wounded and unhorsed</source>
        <comment>result.mounted.D</comment>
        <translation>D&#xa0;: cheval tué, cavalier blessé et désarçonné</translation>
    </message>
    <message>
        <source>E: horse unhurt, rider killed and unhorsed</source>
        <comment>result.mounted.E</comment>
        <translation>E&#xa0;: cheval indemne, cavalier tué et désarçonné</translation>
    </message>
    <message>
        <source>F: horse killed, rider killed and unhorsed</source>
        <comment>result.mounted.F</comment>
        <translation>F&#xa0;: cheval tué, cavalier tué et désarçonné</translation>
    </message>
    <message>
        <source>on foot, short bow</source>
        <comment>shots.foot/short_bow</comment>
        <translation>à pied, arc court</translation>
    </message>
    <message>
        <source>on foot, crossbow</source>
        <comment>shots.foot/crossbow</comment>
        <translation>à pied, arbalète</translation>
    </message>
    <message>
        <source>on foot, long bow</source>
        <comment>shots.foot/long_bow</comment>
        <translation>à pied, arc long</translation>
    </message>
    <message>
        <source>on foot, ballista</source>
        <comment>shots.foot/ballista</comment>
        <translation>à pied, baliste</translation>
    </message>
    <message>
        <source>mounted, short bow</source>
        <comment>shots.mounted/short_bow</comment>
        <translation>à cheval, arc court</translation>
    </message>
    <message>
        <source>mounted, crossbow</source>
        <comment>shots.mounted/crossbow</comment>
        <translation>à cheval, arbalète</translation>
    </message>
    <message>
        <source>mounted, long bow</source>
        <comment>shots.mounted/long_bow</comment>
        <translation>à cheval, arc long</translation>
    </message>
    <message>
        <source>mounted, ballista</source>
        <comment>shots.mounted/ballista</comment>
        <translation>à cheval, baliste</translation>
    </message>
    <message>
        <source>Shot</source>
        <comment>order.shoot</comment>
        <translation>Tir</translation>
    </message>
    <message>
        <source>Retreat</source>
        <comment>order.retreat</comment>
        <translation>Recul</translation>
    </message>
    <message>
        <source>Placing</source>
        <comment>order.place</comment>
        <extracomment>a player puts a counter on the map</extracomment>
        <translation>Pose du pion</translation>
    </message>
    <message>
        <source>End of phase</source>
        <comment>order.end_phase</comment>
        <translation>Fin de phase</translation>
    </message>
    <message>
        <source>Shooter</source>
        <comment>field.shoot.by</comment>
        <translation>Tireur</translation>
    </message>
    <message>
        <source>At whom</source>
        <comment>field.shoot.at</comment>
        <translation>Sur qui</translation>
    </message>
    <message>
        <source>Aim at</source>
        <comment>field.shoot.aim</comment>
        <extracomment>which half of a counter is shot at</extracomment>
        <translation>Case visée</translation>
    </message>
    <message>
        <source>Shoot across</source>
        <comment>field.shoot.across</comment>
        <translation>Côté de tir</translation>
    </message>
    <message>
        <source>Covered against</source>
        <comment>field.shoot.covered</comment>
        <extracomment>against whom a character in a door has cover</extracomment>
        <translation>Côté couvert</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.retreat.counter</comment>
        <translation>Qui</translation>
    </message>
    <message>
        <source>To</source>
        <comment>field.retreat.path</comment>
        <translation>Vers</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.place.counter</comment>
        <extracomment>whom one puts on the map</extracomment>
        <translation>Qui</translation>
    </message>
    <message>
        <source>To</source>
        <comment>field.place.hex</comment>
        <extracomment>on which hex</extracomment>
        <translation>Où</translation>
    </message>
    <message>
        <source>Pick the shooter.</source>
        <comment>ask.shoot.by</comment>
        <translation>Choisir le tireur.</translation>
    </message>
    <message>
        <source>Pick the target.</source>
        <comment>ask.shoot.at</comment>
        <translation>Choisir la cible.</translation>
    </message>
    <message>
        <source>Pick the last hex of the retreat.</source>
        <comment>ask.retreat.path</comment>
        <translation>Choisir la dernière case du recul.</translation>
    </message>
    <message>
        <source>Pick the hex beside the horse.</source>
        <comment>ask.place.hex</comment>
        <translation>Choisir la case à côté du cheval.</translation>
    </message>
    <message>
        <source>the better hex</source>
        <comment>none.shoot.aim</comment>
        <translation>la meilleure case</translation>
    </message>
    <message>
        <source>the best hexside</source>
        <comment>none.shoot.across</comment>
        <translation>le meilleur côté</translation>
    </message>
    <message>
        <source>the side shot at</source>
        <comment>none.shoot.covered</comment>
        <translation>le côté visé</translation>
    </message>
    <message>
        <source>State</source>
        <comment>effect.state</comment>
        <translation>État</translation>
    </message>
    <message>
        <source>Retreat owed</source>
        <comment>effect.retreat</comment>
        <translation>Recul dû</translation>
    </message>
    <message>
        <source>Unhorsed</source>
        <comment>effect.unhorsed</comment>
        <translation>Cavalier désarçonné</translation>
    </message>
    <message>
        <source>Moved</source>
        <comment>effect.to</comment>
        <translation>Déplacement</translation>
    </message>
    <message>
        <source>Side of a door</source>
        <comment>effect.door</comment>
        <translation>Côté d’une porte</translation>
    </message>
    <message>
        <source>End of phase</source>
        <comment>effect.phase</comment>
        <translation>Fin de phase</translation>
    </message>
    <message>
        <source>Door or gate</source>
        <comment>effect.leaf</comment>
        <translation>Porte ou porte du château</translation>
    </message>
    <message>
        <source>Drawbridge</source>
        <comment>effect.bridge</comment>
        <translation>Pont-levis</translation>
    </message>
    <message>
        <source>Laid on the ground</source>
        <comment>effect.laid</comment>
        <translation>Posé au sol</translation>
    </message>
    <message>
        <source>Taken from the ground</source>
        <comment>effect.cleared</comment>
        <translation>Retiré du sol</translation>
    </message>
    <message>
        <source>Counter</source>
        <comment>field.counter</comment>
        <translation>Pion</translation>
    </message>
    <message>
        <source>State</source>
        <comment>field.state</comment>
        <translation>État</translation>
    </message>
    <message>
        <source>Hexes</source>
        <comment>field.retreat</comment>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Horse</source>
        <comment>field.horse</comment>
        <translation>Cheval</translation>
    </message>
    <message>
        <source>To</source>
        <comment>field.to</comment>
        <translation>Vers</translation>
    </message>
    <message>
        <source>Rear hex</source>
        <comment>field.rear</comment>
        <translation>Case arrière</translation>
    </message>
    <message>
        <source>Side</source>
        <comment>field.door</comment>
        <translation>Côté</translation>
    </message>
    <message>
        <source>Phase</source>
        <comment>field.phase</comment>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Hex</source>
        <comment>field.hex</comment>
        <translation>Case</translation>
    </message>
    <message>
        <source>Hexside</source>
        <comment>field.side</comment>
        <translation>Côté</translation>
    </message>
    <message>
        <source>Leaf</source>
        <comment>field.leaf</comment>
        <translation>Battant</translation>
    </message>
    <message>
        <source>Bridge</source>
        <comment>field.bridge</comment>
        <translation>Pont</translation>
    </message>
    <message>
        <source>What</source>
        <comment>field.laid</comment>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>What</source>
        <comment>field.cleared</comment>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Towards</source>
        <comment>field.outward</comment>
        <translation>Vers</translation>
    </message>
    <message>
        <source>the outer side</source>
        <comment>doorside.outer</comment>
        <translation>le côté extérieur</translation>
    </message>
    <message>
        <source>the inner side</source>
        <comment>doorside.inner</comment>
        <translation>le côté intérieur</translation>
    </message>
    <message>
        <source>unhurt</source>
        <comment>horse.unhurt</comment>
        <translation>indemne</translation>
    </message>
    <message>
        <source>killed</source>
        <comment>horse.killed</comment>
        <translation>tué</translation>
    </message>
    <message>
        <source>ended</source>
        <comment>phase.ended</comment>
        <translation>finie</translation>
    </message>
    <message>
        <source>lowered</source>
        <comment>bridge.lowered</comment>
        <translation>abaissé</translation>
    </message>
    <message>
        <source>raised</source>
        <comment>bridge.raised</comment>
        <translation>relevé</translation>
    </message>
    <message>
        <source>measured to what is looked over</source>
        <comment>reading.shooter</comment>
        <extracomment>looked over: what stands lower than the eye, and does not stop the shot</extracomment>
        <translation>mesuré jusqu’à ce qui est en contrebas</translation>
    </message>
    <message>
        <source>measured to the target</source>
        <comment>reading.target</comment>
        <translation>mesuré jusqu’à la cible</translation>
    </message>
    <message>
        <source>within the radius</source>
        <comment>reading.within-radius</comment>
        <translation>dans le rayon</translation>
    </message>
    <message>
        <source>at every distance</source>
        <comment>reading.always</comment>
        <translation>à toute distance</translation>
    </message>
    <message>
        <source>French rulebook</source>
        <comment>source.fr</comment>
        <translation>Règlement français</translation>
    </message>
    <message>
        <source>Spanish rulebook</source>
        <comment>source.es</comment>
        <translation>Règlement espagnol</translation>
    </message>
    <message>
        <source>To enter on foot</source>
        <comment>terrain-fact.foot</comment>
        <translation>Pour entrer à pied</translation>
    </message>
    <message>
        <source>To enter mounted</source>
        <comment>terrain-fact.mounted</comment>
        <translation>Pour entrer à cheval</translation>
    </message>
    <message>
        <source>Cover</source>
        <comment>terrain-fact.cover</comment>
        <extracomment>the shelter that a terrain gives</extracomment>
        <translation>Couverture</translation>
    </message>
    <message>
        <source>Height</source>
        <comment>terrain-fact.height</comment>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>impassable</source>
        <comment>foot.x</comment>
        <translation>impassable</translation>
    </message>
    <message>
        <source>impassable</source>
        <comment>mounted.x</comment>
        <translation>impassable</translation>
    </message>
    <message>
        <source>attack</source>
        <comment>field.attack</comment>
        <translation>attaque</translation>
    </message>
    <message>
        <source>defence</source>
        <comment>field.defence</comment>
        <translation>défense</translation>
    </message>
    <message>
        <source>movement</source>
        <comment>field.movement</comment>
        <translation>mouvement</translation>
    </message>
    <message>
        <source>Recovery</source>
        <comment>order.recover</comment>
        <translation>Remise sur pied</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.recover.counter</comment>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Pick who recovers.</source>
        <comment>ask.recover.counter</comment>
        <translation>Choisir qui reprend ses esprits.</translation>
    </message>
    <message>
        <source>Recovered</source>
        <comment>effect.recovered</comment>
        <translation>Remise sur pied</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <comment>siege.0.1/title</comment>
        <translation>Le contenu du jeu</translation>
    </message>
    <message>
        <source>The game comes with seven scenarios. Five of them can be played with SIEGE alone; the other two also need Cry Havoc. The rules of the two games are compatible, and players are free to design scenarios of their own.</source>
        <comment>siege.0.1/text</comment>
        <translation>Le jeu propose sept scénarios&#xa0;: cinq se jouent avec SIEGE seul, les deux autres demandent aussi Cry Havoc. Les règles des deux jeux sont compatibles, et chacun peut imaginer ses propres scénarios.</translation>
    </message>
    <message>
        <source>One ten-sided die</source>
        <comment>siege.0.2/title</comment>
        <translation>Un dé à dix faces</translation>
    </message>
    <message>
        <source>Every result in the game is rolled on a single ten-sided die numbered 0 to 9. A 0 is read as 10.</source>
        <comment>siege.0.2/text</comment>
        <translation>Tous les résultats du jeu s’obtiennent avec un seul dé à dix faces, numérotées de 0 à 9. Le 0 vaut 10.</translation>
    </message>
    <message>
        <source>The scenario decides who has won</source>
        <comment>siege.0.3/title</comment>
        <translation>Le scénario désigne le vainqueur</translation>
    </message>
    <message>
        <source>Each scenario states its own victory conditions, and these alone decide who has won. The rulebooks contain no general rule of victory.</source>
        <comment>siege.0.3/text</comment>
        <translation>Chaque scénario indique ses propres conditions de victoire, qui seules désignent le vainqueur. Les règlements ne contiennent aucune règle générale de victoire.</translation>
    </message>
    <message>
        <source>Keep a siege sheet over several days</source>
        <comment>siege.0.4/title</comment>
        <translation>La fiche de siège des scénarios de plusieurs jours</translation>
    </message>
    <message>
        <source>When a scenario covers several days, keep a siege sheet: record the damage to the walls on its plan and tick off each day as it passes.</source>
        <comment>siege.0.4/text</comment>
        <translation>Quand le scénario s’étend sur plusieurs jours, on tient une fiche de siège&#xa0;: les dégâts subis par les murs sont notés sur son plan et chaque jour écoulé y est coché.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <comment>siege.0.5/title</comment>
        <translation>La mise en place</translation>
    </message>
    <message>
        <source>Each side places its counters where the scenario tells it to. The first turn then begins.</source>
        <comment>siege.0.5/text</comment>
        <translation>Chaque camp place ses pions là où le scénario l’indique, puis le premier tour commence.</translation>
    </message>
    <message>
        <source>Castle wall</source>
        <comment>siege.1.1a/title</comment>
        <translation>Mur du château</translation>
    </message>
    <message>
        <source>Nobody, on foot or mounted, can enter a castle wall. A wall gives total cover, and no melee is possible through it. It stands at wall height.</source>
        <comment>siege.1.1a/text</comment>
        <translation>Nul ne peut entrer dans une case mur du château, ni à pied ni à cheval. Le mur donne une couverture totale et interdit tout combat à travers lui. Il est à hauteur des murailles.</translation>
    </message>
    <message>
        <source>Arrow slit</source>
        <comment>siege.1.1b/title</comment>
        <translation>Meurtrière</translation>
    </message>
    <message>
        <source>Rampart</source>
        <comment>siege.1.1c/title</comment>
        <translation>Rempart</translation>
    </message>
    <message>
        <source>A rampart hex costs 1 movement point on foot, 4 from a ladder, 3 from a demolished wall and 2 from the top of a siege tower; any other way in from outside is impassable, and mounted characters can never enter it. It gives strong cover against shots that cross its parapet. Its combat influence is neutral (0) and it is at wall height.</source>
        <comment>siege.1.1c/text</comment>
        <translation>Une case remparts coûte 1 point de mouvement à pied, 4 depuis une échelle, 3 depuis une muraille démolie et 2 depuis le sommet d’une tour de siège&#xa0;; par tout autre accès de l’extérieur elle est impassable, et elle est toujours interdite aux personnages à cheval. Elle donne une couverture forte contre les tirs qui passent par son parapet. Son influence sur les combats est neutre (0) et elle est à hauteur des murailles.</translation>
    </message>
    <message>
        <source>Stairs</source>
        <comment>siege.1.1d/title</comment>
        <translation>Escaliers</translation>
    </message>
    <message>
        <source>A stairs hex costs 2 movement points on foot and is impassable to mounted characters. It gives no cover, its combat influence is a disadvantage (-), and it is at ground height.</source>
        <comment>siege.1.1d/text</comment>
        <translation>Une case escaliers coûte 2 points de mouvement à pied et elle est impassable pour les personnages à cheval. Elle ne donne aucune couverture, son influence sur les combats est un désavantage (-) et elle est à hauteur du sol.</translation>
    </message>
    <message>
        <source>Door of a tower or of the keep</source>
        <comment>siege.1.1e/title</comment>
        <translation>Porte d’une tour ou du donjon</translation>
    </message>
    <message>
        <source>A door hex costs 1 movement point on foot, or 3 from a demolished wall, and is impassable to mounted characters. It gives medium cover on one side only (rule 1.53); the entrance door of the keep gives total cover. Its combat influence is an advantage (+), and its height is the one its map gives.</source>
        <comment>siege.1.1e/text</comment>
        <translation>Une case porte coûte 1 point de mouvement à pied, 3 depuis une muraille démolie, et elle est impassable pour les personnages à cheval. Elle donne une couverture moyenne d’un seul côté (règle 1.53)&#xa0;; la porte d’entrée du donjon donne une couverture totale. Son influence sur les combats est un avantage (+) et sa hauteur est celle qu’indique la carte.</translation>
    </message>
    <message>
        <source>Inside a tower or the keep</source>
        <comment>siege.1.1f/title</comment>
        <translation>Intérieur d’une tour ou du donjon</translation>
    </message>
    <message>
        <source>Moat</source>
        <comment>siege.1.1g/title</comment>
        <translation>Fossé</translation>
    </message>
    <message>
        <source>Plain ground</source>
        <comment>siege.1.1h/title</comment>
        <translation>Terrain plat</translation>
    </message>
    <message>
        <source>A plain hex costs 1 movement point, on foot or mounted. It gives no cover, its combat influence is neutral (0), and it is at ground height.</source>
        <comment>siege.1.1h/text</comment>
        <translation>Une case terrain plat coûte 1 point de mouvement, à pied comme à cheval. Elle ne donne aucune couverture, son influence sur les combats est neutre (0) et elle est à hauteur du sol.</translation>
    </message>
    <message>
        <source>Lowered drawbridge</source>
        <comment>siege.1.1i/title</comment>
        <translation>Pont-levis abaissé</translation>
    </message>
    <message>
        <source>The hex of a lowered drawbridge costs 1 movement point, on foot or mounted. It gives no cover, its combat influence is neutral (0), and it is at ground height.</source>
        <comment>siege.1.1i/text</comment>
        <translation>La case d’un pont-levis abaissé coûte 1 point de mouvement, à pied comme à cheval. Elle ne donne aucune couverture, son influence sur les combats est neutre (0) et elle est à hauteur du sol.</translation>
    </message>
    <message>
        <source>Upright siege ladder</source>
        <comment>siege.1.1j/title</comment>
        <translation>Échelle de siège verticale</translation>
    </message>
    <message>
        <source>The hex of an upright ladder costs 3 movement points on foot and is impassable to mounted characters. It gives no cover and its combat influence is a disadvantage (-). A character on the ladder is at its top, at wall height.</source>
        <comment>siege.1.1j/text</comment>
        <translation>La case d’une échelle verticale coûte 3 points de mouvement à pied et elle est impassable pour les personnages à cheval. Elle ne donne aucune couverture et son influence sur les combats est un désavantage (-). Un personnage sur l’échelle se trouve à son sommet, à hauteur des murailles.</translation>
    </message>
    <message>
        <source>Equipment replaces the terrain</source>
        <comment>siege.1.1k/title</comment>
        <translation>L’équipement spécial remplace le terrain</translation>
    </message>
    <message>
        <source>When a hex holds a piece of special equipment (drawbridge, ladder, siege tower, ram or mantlet), characters in it use the equipment&apos;s movement cost, cover and combat influence, and ignore the natural terrain of the hex.</source>
        <comment>siege.1.1k/text</comment>
        <translation>Quand une case contient un équipement spécial (pont-levis, échelle, tour de siège, bélier ou écran de siège), les personnages qui s’y trouvent appliquent le coût de mouvement, la couverture et l’influence sur les combats de l’équipement, sans tenir compte du terrain naturel de la case.</translation>
    </message>
    <message>
        <source>Cover for shots, influence for melee</source>
        <comment>siege.1.1l/title</comment>
        <translation>La couverture pour les tirs, l’influence pour les combats</translation>
    </message>
    <message>
        <source>Cover counts only against shots. Combat influence counts only in melee.</source>
        <comment>siege.1.1l/text</comment>
        <translation>La couverture ne joue que contre les tirs, l’influence sur les combats que dans les combats au corps-à-corps.</translation>
    </message>
    <message>
        <source>Pay for the hex entered</source>
        <comment>siege.1.1m/title</comment>
        <translation>On paie la case où l’on entre</translation>
    </message>
    <message>
        <source>A movement cost is paid for the hex that is entered; leaving a hex costs nothing. Climbing out of the moat therefore costs only what the next hex costs (siege.ruling.moat-exit).</source>
        <comment>siege.1.1m/text</comment>
        <translation>Le coût de mouvement se paie pour la case où l’on entre&#xa0;; quitter une case ne coûte rien. Sortir du fossé ne coûte donc que le prix de la case suivante (siege.ruling.moat-exit).</translation>
    </message>
    <message>
        <source>The phase of {force} begins.</source>
        <comment>siege.1.2a/next</comment>
        <translation>Début de phase&#xa0;: {force}.</translation>
    </message>
    <message>
        <source>Turns and phases</source>
        <comment>siege.1.2a/title</comment>
        <translation>Tours et phases</translation>
    </message>
    <message>
        <source>A game is a series of turns, and each turn has two phases, one for each side. In its own phase a side moves, shoots and fights; the other side only defends itself.</source>
        <comment>siege.1.2a/text</comment>
        <translation>La partie est une suite de tours, et chaque tour compte deux phases, une par camp. Pendant sa phase, un camp se déplace, tire et combat&#xa0;; l’autre ne fait que se défendre.</translation>
    </message>
    <message>
        <source>Which side goes first</source>
        <comment>siege.1.2b/title</comment>
        <translation>Qui joue en premier</translation>
    </message>
    <message>
        <source>The scenario says which side plays the first phase. That side goes first in every turn.</source>
        <comment>siege.1.2b/text</comment>
        <translation>Le scénario indique quel camp joue la première phase. Ce camp joue en premier à chaque tour.</translation>
    </message>
    <message>
        <source>Several players on one side</source>
        <comment>siege.1.2c/title</comment>
        <translation>Plusieurs joueurs dans un camp</translation>
    </message>
    <message>
        <source>When a side has several players, they all act in the same phase.</source>
        <comment>siege.1.2c/text</comment>
        <translation>Quand un camp compte plusieurs joueurs, tous agissent pendant la même phase.</translation>
    </message>
    <message>
        <source>{shooter} carries no bow, crossbow or ballista.</source>
        <comment>siege.1.21a/unarmed</comment>
        <translation>{shooter} ne porte ni arc, ni arbalète, ni baliste.</translation>
    </message>
    <message>
        <source>Step 1: first shooting</source>
        <comment>siege.1.21a/title</comment>
        <translation>Séquence 1&#xa0;: premier tir</translation>
    </message>
    <message>
        <source>In step 1 of a phase archers, crossbowmen and ballistas (rule 3.41) of the side to play may shoot. A character who was engaged in melee in the previous turn may not (siege.ruling.previous-turn says which melees count).</source>
        <comment>siege.1.21a/text</comment>
        <translation>À la séquence 1 de la phase, les archers, les arbalétriers et les balistes (règle 3.41) du camp actif peuvent tirer. Un personnage engagé dans un combat au tour précédent ne le peut pas (siege.ruling.previous-turn précise quels combats comptent).</translation>
    </message>
    <message>
        <source>Step 2: movement</source>
        <comment>siege.1.21b/title</comment>
        <translation>Séquence 2&#xa0;: mouvement</translation>
    </message>
    <message>
        <source>In step 2 every character of the side may move, except a crossbowman who shot in step 1 of this phase. An archer who shot in step 1 may move.</source>
        <comment>siege.1.21b/text</comment>
        <translation>À la séquence 2, tous les personnages du camp peuvent se déplacer, sauf l’arbalétrier qui a tiré à la séquence 1 de cette phase. L’archer qui a tiré à la séquence 1 peut se déplacer.</translation>
    </message>
    <message>
        <source>Step 3: second shooting</source>
        <comment>siege.1.21c/title</comment>
        <translation>Séquence 3&#xa0;: second tir</translation>
    </message>
    <message>
        <source>In step 3 only archers may shoot. They may do so even if they shot in step 1, moved in step 2 or were in melee in the previous turn. Crossbowmen and ballistas may not shoot in this step.</source>
        <comment>siege.1.21c/text</comment>
        <translation>À la séquence 3, seuls les archers peuvent tirer, même s’ils ont tiré à la séquence 1, bougé à la séquence 2 ou combattu au tour précédent. Les arbalétriers et les balistes ne peuvent pas tirer à cette séquence.</translation>
    </message>
    <message>
        <source>Step 4: melee</source>
        <comment>siege.1.21d/title</comment>
        <translation>Séquence 4&#xa0;: combat</translation>
    </message>
    <message>
        <source>In step 4 any character of the side that is adjacent to an enemy may fight. Pouring boiling oil, lighting and putting out fires, toppling ladders and ramming also happen in this step.</source>
        <comment>siege.1.21d/text</comment>
        <translation>À la séquence 4, tout personnage du camp adjacent à un ennemi peut combattre. C’est aussi la séquence où l’on renverse l’huile bouillante, où l’on allume et éteint les incendies, où l’on renverse les échelles et où le bélier frappe.</translation>
    </message>
    <message>
        <source>Step 5: recovery</source>
        <comment>siege.1.21e/title</comment>
        <translation>Séquence 5&#xa0;: remise sur pied</translation>
    </message>
    <message>
        <source>In step 5 the side&apos;s characters that were stunned during the enemy&apos;s last phase recover: their counters are turned back and they are well again. A character stunned in its own side&apos;s phase follows siege.ruling.stunned-inert.</source>
        <comment>siege.1.21e/text</comment>
        <translation>À la séquence 5, les personnages du camp assommés pendant la dernière phase ennemie reprennent leurs esprits&#xa0;: on retourne leur pion et ils sont de nouveau indemnes. Pour un personnage assommé pendant la phase de son propre camp, voir siege.ruling.stunned-inert.</translation>
    </message>
    <message>
        <source>The second phase and the next turn</source>
        <comment>siege.1.21f/title</comment>
        <translation>La seconde phase et le tour suivant</translation>
    </message>
    <message>
        <source>The second side&apos;s phase has the same five steps. When its step 5 is over, a new turn begins with step 1 of the first side.</source>
        <comment>siege.1.21f/text</comment>
        <translation>La phase du second camp comporte les mêmes cinq séquences. Après sa séquence 5, un nouveau tour commence par la séquence 1 du premier camp.</translation>
    </message>
    <message>
        <source>The steps keep their order</source>
        <comment>siege.1.21g/title</comment>
        <extracomment>order: sequence</extracomment>
        <translation>Les séquences se suivent dans l’ordre</translation>
    </message>
    <message>
        <source>Nothing that belongs to a step may be done before the step ahead of it is finished, and nobody may go back to a finished step.</source>
        <comment>siege.1.21g/text</comment>
        <translation>Aucune action d’une séquence n’est permise tant que la séquence précédente n’est pas terminée, et l’on ne revient jamais à une séquence achevée.</translation>
    </message>
    <message>
        <source>One die for each shot</source>
        <comment>siege.1.3a/title</comment>
        <translation>Un dé par tir</translation>
    </message>
    <message>
        <source>Roll one die for each shot.</source>
        <comment>siege.1.3a/text</comment>
        <translation>Chaque tir se résout en lançant un dé.</translation>
    </message>
    <message>
        <source>Modifiers to the shooting die</source>
        <comment>siege.1.3b/title</comment>
        <translation>Modifications du dé de tir</translation>
    </message>
    <message>
        <source>Add to the die the play sheet&apos;s modifiers for range and for the shooter&apos;s health, the modifier for a knight on foot as target and, if that option is in use, the shooter&apos;s skill. All modifiers add up; results below 1 or above 10 are read by siege.ruling.die-clamp.</source>
        <comment>siege.1.3b/text</comment>
        <translation>On ajoute au dé les modifications de la fiche de jeu pour la distance de tir et l’état du tireur, celle qui vaut contre un chevalier à pied et, si cette option est en vigueur, l’habileté du tireur. Toutes les modifications se cumulent&#xa0;; les résultats inférieurs à 1 ou supérieurs à 10 se lisent selon siege.ruling.die-clamp.</translation>
    </message>
    <message>
        <source>Two shooting tables</source>
        <comment>siege.1.3c/title</comment>
        <translation>Deux tables de tir</translation>
    </message>
    <message>
        <source>There are two result tables for shots: one for mounted targets and one for targets on foot.</source>
        <comment>siege.1.3c/text</comment>
        <translation>Il y a deux tables de résultats des tirs&#xa0;: l’une pour les cibles à cheval, l’autre pour les cibles à pied.</translation>
    </message>
    <message>
        <source>Die {die}, adjusted {adjusted}. Weapon: {weapon}. Cover: {cover}. Result: {letter}.</source>
        <comment>siege.1.3d/row</comment>
        <translation>Dé {die}, modifié {adjusted}. Arme&#xa0;: {weapon}. Couverture&#xa0;: {cover}. Résultat&#xa0;: {letter}.</translation>
    </message>
    <message>
        <source>The shot misses {target}.</source>
        <comment>siege.1.3d/miss</comment>
        <translation>Tir manqué sur {target}.</translation>
    </message>
    <message>
        <source>Reading the shooting table</source>
        <comment>siege.1.3d/title</comment>
        <translation>Lecture de la table de tir</translation>
    </message>
    <message>
        <source>Find the adjusted die in the column of the weapon used. Follow that row to the column of the target&apos;s cover: it gives a result letter from A to F, or a miss.</source>
        <comment>siege.1.3d/text</comment>
        <translation>On cherche le dé modifié dans la colonne de l’arme employée, puis on suit cette ligne jusqu’à la colonne de la couverture de la cible&#xa0;: on y lit une lettre de A à F, ou un tir manqué.</translation>
    </message>
    <message>
        <source>Out of reach for this shooter, {target} has total cover.</source>
        <comment>siege.1.3e/total</comment>
        <extracomment>out of reach: farther than the weapon shoots</extracomment>
        <translation>Impossible à atteindre pour ce tireur&#xa0;: {target} bénéficie d’une couverture totale.</translation>
    </message>
    <message>
        <source>No shot at total cover</source>
        <comment>siege.1.3e/title</comment>
        <translation>Pas de tir contre une couverture totale</translation>
    </message>
    <message>
        <source>A target with total cover cannot be shot at; the tables have no column for it (rule 1.56).</source>
        <comment>siege.1.3e/text</comment>
        <translation>On ne peut pas tirer sur une cible en couverture totale&#xa0;: les tables n’ont pas de colonne pour ce cas (règle 1.56).</translation>
    </message>
    <message>
        <source>Summary of heights</source>
        <comment>siege.1.3f/title</comment>
        <translation>Récapitulatif des hauteurs</translation>
    </message>
    <message>
        <source>A summary of the heights, and of the limits on shots between different heights, was printed on the back of the scenario booklet. It is missing from our sources.</source>
        <comment>siege.1.3f/text</comment>
        <translation>Un récapitulatif des hauteurs et des restrictions aux tirs entre hauteurs différentes figurait au dos du livret des scénarios. Il manque dans nos sources.</translation>
    </message>
    <message>
        <source>The line from {from} to {to} is clear.</source>
        <comment>siege.1.41a/clear</comment>
        <translation>La ligne de la case {from} à la case {to} est dégagée.</translation>
    </message>
    <message>
        <source>{shooter} and {target} are on the same side.</source>
        <comment>siege.1.41a/friend</comment>
        <translation>{shooter} et {target} sont du même camp.</translation>
    </message>
    <message>
        <source>There is no {name} in this scenario.</source>
        <comment>siege.1.41a/unknown</comment>
        <translation>Il n’y a aucun pion {name} dans ce scénario.</translation>
    </message>
    <message>
        <source>{name} is not on the map.</source>
        <comment>siege.1.41a/absent</comment>
        <translation>{name} n’est pas sur la carte.</translation>
    </message>
    <message>
        <source>{name} is dead.</source>
        <comment>siege.1.41a/dead</comment>
        <translation>{name} n’est plus en vie.</translation>
    </message>
    <message>
        <source>The line meets the rampart at {hex}.</source>
        <comment>siege.1.41a/rampart</comment>
        <translation>La ligne rencontre le rempart à la case {hex}.</translation>
    </message>
    <message>
        <source>A clear line to an enemy</source>
        <comment>siege.1.41a/title</comment>
        <extracomment>line: of fire</extracomment>
        <translation>Une ligne dégagée vers un ennemi</translation>
    </message>
    <message>
        <source>A shooter may shoot at an enemy when a clear line of fire joins the two hexes. Nothing else may be a target, and no shot is allowed along a blocked line.</source>
        <comment>siege.1.41a/text</comment>
        <translation>Un tireur peut tirer sur un ennemi quand une ligne de tir dégagée relie les deux cases. Aucune autre cible n’est permise, ni aucun tir dont la ligne est bloquée.</translation>
    </message>
    <message>
        <source>How the line of fire is drawn</source>
        <comment>siege.1.41b/title</comment>
        <translation>Tracé de la ligne de tir</translation>
    </message>
    <message>
        <source>The line of fire is the straight segment from the centre of the shooter&apos;s hex to the centre of the target&apos;s hex. Rules 1.43 and 1.44 move its starting point in certain cases.</source>
        <comment>siege.1.41b/text</comment>
        <translation>La ligne de tir est le segment de droite qui va du centre de l’hexagone du tireur au centre de celui de la cible. Dans certains cas, les règles 1.43 et 1.44 en déplacent le point de départ.</translation>
    </message>
    <message>
        <source>What the line crosses</source>
        <comment>siege.1.41c/title</comment>
        <translation>Ce que traverse la ligne</translation>
    </message>
    <message>
        <source>When the line crosses a hex that holds a character, or any terrain other than plain ground, the limits of rules 1.42 to 1.46 and 3.2 apply. The shooter&apos;s own hex and the target&apos;s hex do not count as crossed. For lines that run along a hexside see siege.ruling.edge-line.</source>
        <comment>siege.1.41c/text</comment>
        <translation>Quand la ligne traverse une case occupée par un personnage ou par un terrain autre que du terrain plat, les restrictions des règles 1.42 à 1.46 et 3.2 s’appliquent. La case du tireur et celle de la cible ne comptent pas comme traversées. Pour une ligne qui longe un côté d’hexagone, voir siege.ruling.edge-line.</translation>
    </message>
    <message>
        <source>No shot over anybody with this weapon ({weapon}): {blocker} stands at {hex}.</source>
        <comment>siege.1.42a/over</comment>
        <translation>Avec cette arme ({weapon}), on ne tire par-dessus personne&#xa0;: {blocker} est à la case {hex}.</translation>
    </message>
    <message>
        <source>Crossbows do not shoot over others</source>
        <comment>siege.1.42a/title</comment>
        <extracomment>over: above their heads</extracomment>
        <translation>Pas de tir d’arbalète par-dessus d’autres personnages</translation>
    </message>
    <message>
        <source>A crossbowman may not shoot, at any range, when the line crosses a hex that holds a blocker (rule 1.42b). The ballista counts as a crossbow here (siege.ruling.ballista-direct).</source>
        <comment>siege.1.42a/text</comment>
        <translation>Un arbalétrier ne peut pas tirer, à quelque distance que ce soit, quand la ligne traverse une case occupée par un personnage qui la bloque (règle 1.42b). La baliste compte ici comme une arbalète (siege.ruling.ballista-direct).</translation>
    </message>
    <message>
        <source>Who blocks a line</source>
        <comment>siege.1.42b/title</comment>
        <extracomment>line: of fire</extracomment>
        <translation>Qui bloque une ligne</translation>
    </message>
    <message>
        <source>In the French edition every living character of either side blocks a line of fire, stunned characters and animals included. In the Spanish edition only characters on their feet block it: stunned characters do not, living animals do. The dead never block.</source>
        <comment>siege.1.42b/text</comment>
        <translation>Dans l’édition française, tout personnage vivant de l’un ou l’autre camp bloque la ligne de tir, y compris les assommés et les animaux. Dans l’édition espagnole, seuls les personnages debout la bloquent&#xa0;: les assommés non, les animaux vivants oui. Les morts ne bloquent jamais.</translation>
    </message>
    <message>
        <source>At short range nobody is shot over: {blocker} stands at {hex}.</source>
        <comment>siege.1.42c/short</comment>
        <translation>À courte distance, on ne tire par-dessus personne&#xa0;: {blocker} est à la case {hex}.</translation>
    </message>
    <message>
        <source>The target is covered too well (cover: {cover}) to be shot at over {blocker} at {hex}.</source>
        <comment>siege.1.42c/covered</comment>
        <translation>La cible est trop couverte (couverture&#xa0;: {cover}) pour un tir par-dessus {blocker} à la case {hex}.</translation>
    </message>
    <message>
        <source>The arrow passes over {blocker} at {hex}.</source>
        <comment>siege.1.42c/allowed</comment>
        <translation>La flèche passe par-dessus {blocker} à la case {hex}.</translation>
    </message>
    <message>
        <source>Archers over others</source>
        <comment>siege.1.42c/title</comment>
        <extracomment>over: above their heads</extracomment>
        <translation>Tir des archers par-dessus d’autres personnages</translation>
    </message>
    <message>
        <source>An archer whose line crosses a blocker (rule 1.42b) may shoot only when the target is at medium or long range for the bow used and is not too well covered: at most light cover in the French edition, at most medium cover in the Spanish edition. At short range, or against better cover, the shot is not allowed.</source>
        <comment>siege.1.42c/text</comment>
        <translation>Un archer dont la ligne passe par un personnage qui la bloque (règle 1.42b) ne peut tirer que si la cible est à moyenne ou longue distance pour l’arc employé et n’est pas trop couverte&#xa0;: couverture légère au plus dans l’édition française, moyenne au plus dans l’édition espagnole. À courte distance, ou contre une meilleure couverture, le tir est interdit.</translation>
    </message>
    <message>
        <source>Heights have their own rules</source>
        <comment>siege.1.42d/title</comment>
        <translation>Les hauteurs ont leurs propres règles</translation>
    </message>
    <message>
        <source>Shots from or at ramparts and arrow slits, and shots into the moat, follow rules 1.44 to 1.46 wherever those differ from the rules for shooting over others.</source>
        <comment>siege.1.42d/text</comment>
        <translation>Les tirs depuis ou contre les remparts et les meurtrières, ainsi que les tirs dans le fossé, suivent les règles 1.44 à 1.46 là où elles diffèrent de celles des tirs par-dessus d’autres personnages.</translation>
    </message>
    <message>
        <source>The opening at {hex} is not at the height of {shooter}.</source>
        <comment>siege.1.43a/height</comment>
        <translation>L’ouverture de la case {hex} n’est pas à la hauteur où se trouve {shooter}.</translation>
    </message>
    <message>
        <source>Shooting through a door</source>
        <comment>siege.1.43a/title</comment>
        <translation>Tirer à travers une porte</translation>
    </message>
    <message>
        <source>A shooter outside or inside a building may shoot through a door opening, inward or outward, when he is at the height of the door and the line crosses no wall. He may not do so from another height, or when the line meets a wall.</source>
        <comment>siege.1.43a/text</comment>
        <translation>Un tireur placé dehors ou dans un bâtiment peut tirer par l’ouverture d’une porte, vers l’intérieur comme vers l’extérieur, s’il est à la hauteur de la porte et si la ligne ne rencontre aucun mur. Il ne le peut pas depuis une autre hauteur, ni quand la ligne touche un mur.</translation>
    </message>
    <message>
        <source>The line starts in the opening of the door, side {side} of {hex}.</source>
        <comment>siege.1.43b/start</comment>
        <translation>La ligne part de l’ouverture de la porte, côté {side} de la case {hex}.</translation>
    </message>
    <message>
        <source>Shooting from a door</source>
        <comment>siege.1.43b/title</comment>
        <translation>Tirer depuis une porte</translation>
    </message>
    <message>
        <source>When the shooter stands on a door hex, the line of fire starts at the middle of the door opening, not at the centre of the hex.</source>
        <comment>siege.1.43b/text</comment>
        <translation>Quand le tireur se tient sur une case porte, la ligne de tir part du milieu de l’ouverture et non du centre de l’hexagone.</translation>
    </message>
    <message>
        <source>No shot passes the entrance door of the keep at {hex}.</source>
        <comment>siege.1.43c/keep_door</comment>
        <translation>Aucun tir ne passe par la porte d’entrée du donjon, case {hex}.</translation>
    </message>
    <message>
        <source>No shot through the keep&apos;s entrance</source>
        <comment>siege.1.43c/title</comment>
        <translation>Aucun tir par l’entrée du donjon</translation>
    </message>
    <message>
        <source>No shot may pass through the entrance door of the keep or be made from its hex.</source>
        <comment>siege.1.43c/text</comment>
        <translation>Aucun tir ne peut traverser la porte d’entrée du donjon ni partir de sa case.</translation>
    </message>
    <message>
        <source>The line starts at the parapet, side {side} of {hex}.</source>
        <comment>siege.1.44a/start</comment>
        <translation>La ligne part du parapet, côté {side} de la case {hex}.</translation>
    </message>
    <message>
        <source>Side {side} of {hex} is no outer side that looks towards {target}.</source>
        <comment>siege.1.44a/inner</comment>
        <translation>Le côté {side} de la case {hex} n’est pas un côté extérieur tourné vers {target}.</translation>
    </message>
    <message>
        <source>Shooting out from a rampart</source>
        <comment>siege.1.44a/title</comment>
        <translation>Tirer vers l’extérieur depuis un rempart</translation>
    </message>
    <message>
        <source>When a character on a rampart shoots at a target outside the castle, the line does not start at the hex centre. In the French edition it starts at the middle of the hexside he chooses to shoot across, in the Spanish edition at the middle of the opening. That side must be an outer side of his rampart hex.</source>
        <comment>siege.1.44a/text</comment>
        <translation>Quand un personnage sur un rempart tire sur une cible hors du château, la ligne ne part pas du centre de l’hexagone. Dans l’édition française, elle part du milieu du côté par lequel il choisit de tirer&#xa0;; dans l’édition espagnole, du milieu de l’ouverture. Ce doit être un côté extérieur de sa case remparts.</translation>
    </message>
    <message>
        <source>The line starts at the slit, side {side} of {hex}.</source>
        <comment>siege.1.44b/start</comment>
        <translation>La ligne part de la meurtrière, côté {side} de la case {hex}.</translation>
    </message>
    <message>
        <source>Shooting through an arrow slit</source>
        <comment>siege.1.44b/title</comment>
        <translation>Tirer par une meurtrière</translation>
    </message>
    <message>
        <source>When a character on an arrow-slit hex shoots through the slit, the line of fire starts at the slit. The directions he can reach are given by siege.ruling.slit-arc.</source>
        <comment>siege.1.44b/text</comment>
        <translation>Quand un personnage sur une case meurtrière tire par la fente, la ligne de tir part de la meurtrière. Les directions qu’il peut couvrir sont données par siege.ruling.slit-arc.</translation>
    </message>
    <message>
        <source>Otherwise the line starts at the centre</source>
        <comment>siege.1.44c/title</comment>
        <translation>Sinon, la ligne part du centre</translation>
    </message>
    <message>
        <source>In all other cases the line starts at the centre of the shooter&apos;s hex, for instance when he shoots from a rampart into the courtyard.</source>
        <comment>siege.1.44c/text</comment>
        <translation>Dans tous les autres cas, la ligne part du centre de l’hexagone du tireur, par exemple quand il tire d’un rempart dans la cour.</translation>
    </message>
    <message>
        <source>Which terrain is higher</source>
        <comment>siege.1.44d/title</comment>
        <translation>Quel terrain est plus haut</translation>
    </message>
    <message>
        <source>The keep is higher than towers and ramparts. Towers and ramparts are higher than every other terrain, except a character at the top of a ladder or of a siege tower. The full order of heights is in siege.ruling.heights.</source>
        <comment>siege.1.44d/text</comment>
        <translation>Le donjon est plus haut que les tours et les remparts. Tours et remparts sont plus hauts que tout autre terrain&#xa0;; seule exception, un personnage au sommet d’une échelle ou d’une tour de siège. L’ordre complet des hauteurs figure dans siege.ruling.heights.</translation>
    </message>
    <message>
        <source>Within {radius} hexes of {hex}, what is lower is looked over.</source>
        <comment>siege.1.44e/over</comment>
        <translation>Dans un rayon de {radius} hexagones autour de la case {hex}, on ne tient pas compte de ce qui est en contrebas.</translation>
    </message>
    <message>
        <source>Eight hexes from ramparts and towers</source>
        <comment>siege.1.44e/title</comment>
        <translation>Huit hexagones depuis les remparts et les tours</translation>
    </message>
    <message>
        <source>A shooter on a rampart or at an arrow slit of a tower ignores characters and other obstacles lower than he is within 8 hexes of him (siege.ruling.radius).</source>
        <comment>siege.1.44e/text</comment>
        <translation>Dans un rayon de 8 hexagones, un tireur sur un rempart ou à la meurtrière d’une tour ne tient pas compte des personnages ni des autres obstacles en contrebas (siege.ruling.radius).</translation>
    </message>
    <message>
        <source>Within {radius} hexes of the keep&apos;s slit at {hex}, what is lower is looked over.</source>
        <comment>siege.1.44f/over</comment>
        <translation>Dans un rayon de {radius} hexagones autour de la meurtrière du donjon, case {hex}, on ne tient pas compte de ce qui est en contrebas.</translation>
    </message>
    <message>
        <source>Twelve hexes from the keep</source>
        <comment>siege.1.44f/title</comment>
        <translation>Douze hexagones depuis le donjon</translation>
    </message>
    <message>
        <source>A shooter at an arrow slit of the keep ignores characters and other obstacles lower than he is within 12 hexes of him.</source>
        <comment>siege.1.44f/text</comment>
        <translation>Dans un rayon de 12 hexagones, un tireur à une meurtrière du donjon ne tient pas compte des personnages ni des autres obstacles en contrebas.</translation>
    </message>
    <message>
        <source>{friend}, of the shooter&apos;s side, stands beside {target} at the same height.</source>
        <comment>siege.1.44g/friend</comment>
        <translation>Adjacents et à la même hauteur&#xa0;: {friend}, du camp du tireur, et {target}.</translation>
    </message>
    <message>
        <source>No shot beside a friend</source>
        <comment>siege.1.44g/title</comment>
        <translation>Pas de tir à côté d’un ami</translation>
    </message>
    <message>
        <source>When rule 1.44e or 1.44f applies, the shot is not allowed if a character of the shooter&apos;s side is adjacent to the target and at the target&apos;s height (siege.ruling.friend-adjacent). The optional rule on shooting errors lifts this ban.</source>
        <comment>siege.1.44g/text</comment>
        <translation>Quand la règle 1.44e ou 1.44f s’applique, le tir est interdit si un personnage du camp du tireur est adjacent à la cible et à la même hauteur qu’elle (siege.ruling.friend-adjacent). La règle optionnelle sur les erreurs de tir lève cette interdiction.</translation>
    </message>
    <message>
        <source>Seen from above at this distance, the ground gives {target} no cover.</source>
        <comment>siege.1.44h/lost</comment>
        <translation>D’en haut, à cette distance, {target} n’a aucune couverture due au terrain.</translation>
    </message>
    <message>
        <source>Brush and embankments give no cover from above</source>
        <comment>siege.1.44h/title</comment>
        <translation>Broussailles et talus ne couvrent pas d’en haut</translation>
    </message>
    <message>
        <source>A target on a brush or embankment hex within the radius of rule 1.44e or 1.44f has no cover.</source>
        <comment>siege.1.44h/text</comment>
        <translation>Une cible sur une case broussailles ou talus, dans le rayon de la règle 1.44e ou 1.44f, n’a aucune couverture.</translation>
    </message>
    <message>
        <source>The line meets the tower at {hex}.</source>
        <comment>siege.1.44i/tower</comment>
        <translation>La ligne rencontre la tour à la case {hex}.</translation>
    </message>
    <message>
        <source>The line meets the keep at {hex}.</source>
        <comment>siege.1.44i/keep</comment>
        <translation>La ligne rencontre le donjon à la case {hex}.</translation>
    </message>
    <message>
        <source>The line meets the trees at {hex}, which stop it from above as well.</source>
        <comment>siege.1.44i/tree</comment>
        <translation>La ligne rencontre des arbres à la case {hex}&#xa0;; ils l’arrêtent aussi d’en haut.</translation>
    </message>
    <message>
        <source>What always blocks</source>
        <comment>siege.1.44i/title</comment>
        <translation>Ce qui bloque toujours</translation>
    </message>
    <message>
        <source>A line may not pass through trees, siege towers, castle towers or the keep. This holds within the radius of rules 1.44e and 1.44f too.</source>
        <comment>siege.1.44i/text</comment>
        <translation>Une ligne ne peut traverser ni arbre, ni tour de siège, ni tour du château, ni donjon. Cela vaut aussi dans le rayon des règles 1.44e et 1.44f.</translation>
    </message>
    <message>
        <source>Over the wall at {hex}: the one below is {below} from it, the one in the keep {above}. The one below is too near.</source>
        <comment>siege.1.44j/near_wall</comment>
        <translation>Par-dessus le mur, case {hex}&#xa0;: distance de {below} en contrebas, de {above} dans le donjon. Le personnage en contrebas est trop près.</translation>
    </message>
    <message>
        <source>Over the tower at {hex}: the one below is {below} from its wall, the one in the keep {above}. The one below is too near.</source>
        <comment>siege.1.44j/near_tower</comment>
        <translation>Par-dessus la tour, case {hex}&#xa0;: distance à son mur de {below} en contrebas, de {above} dans le donjon. Le personnage en contrebas est trop près.</translation>
    </message>
    <message>
        <source>Over the siege tower at {hex}: the one below is {below} from it, the one in the keep {above}. The one below is too near.</source>
        <comment>siege.1.44j/near_siege_tower</comment>
        <translation>Par-dessus la tour de siège, case {hex}&#xa0;: distance de {below} en contrebas, de {above} dans le donjon. Le personnage en contrebas est trop près.</translation>
    </message>
    <message>
        <source>The shot passes over the wall at {hex}: the one below is {below} from it, the one in the keep {above}.</source>
        <comment>siege.1.44j/over</comment>
        <translation>Le tir passe par-dessus le mur, case {hex}&#xa0;: distance de {below} en contrebas, de {above} dans le donjon.</translation>
    </message>
    <message>
        <source>Shooting over walls from the keep</source>
        <comment>siege.1.44j/title</comment>
        <translation>Tirer du donjon par-dessus les murs</translation>
    </message>
    <message>
        <source>As an exception to rule 1.44i, a shooter in the keep may shoot over a rampart, a castle tower or a siege tower when the lower character is at least as far from that wall, or from the siege tower&apos;s hex, as the shooter is. When the lower character is nearer, the shot is not allowed.</source>
        <comment>siege.1.44j/text</comment>
        <translation>Par exception à la règle 1.44i, un tireur placé dans le donjon peut tirer par-dessus un rempart, une tour du château ou une tour de siège si le personnage en contrebas est au moins aussi loin de ce mur, ou de la case de la tour de siège, que le tireur. S’il en est plus près, le tir est interdit.</translation>
    </message>
    <message>
        <source>Measuring to a rampart wall</source>
        <comment>siege.1.44k/title</comment>
        <translation>Distance au mur d’un rempart</translation>
    </message>
    <message>
        <source>For rules 1.44j and 2.43e the wall of a rampart lies exactly between the two hexes that it separates, so the hex next to the wall on either side is at distance 1 from it (siege.ruling.wall-distance).</source>
        <comment>siege.1.44k/text</comment>
        <translation>Pour les règles 1.44j et 2.43e, le mur d’un rempart se trouve exactement entre les deux cases qu’il sépare&#xa0;: la case adjacente au mur, d’un côté comme de l’autre, en est donc à une distance de 1 (siege.ruling.wall-distance).</translation>
    </message>
    <message>
        <source>What could be shot downward can be shot upward along the same line.</source>
        <comment>siege.1.45a/upward</comment>
        <translation>Un tir possible vers le bas l’est aussi vers le haut, le long de la même ligne.</translation>
    </message>
    <message>
        <source>What can be shot down can be shot up</source>
        <comment>siege.1.45a/title</comment>
        <translation>Tir possible vers le bas, possible vers le haut</translation>
    </message>
    <message>
        <source>A shot that is possible downward is also possible upward along the same line, with the same radius and the same distance rule. The only two exceptions are rules 1.45b and 1.45c.</source>
        <comment>siege.1.45a/text</comment>
        <translation>Un tir possible de haut en bas l’est aussi de bas en haut le long de la même ligne, avec le même rayon et la même règle de distance. Les règles 1.45b et 1.45c sont les deux seules exceptions.</translation>
    </message>
    <message>
        <source>{target} is behind an arrow slit, and {shooter} is not exactly in line with it.</source>
        <comment>siege.1.45b/axis</comment>
        <translation>{target} est derrière une meurtrière et {shooter} n’est pas exactement dans l’axe de celle-ci.</translation>
    </message>
    <message>
        <source>Shooting at an arrow slit</source>
        <comment>siege.1.45b/title</comment>
        <translation>Tirer sur une meurtrière</translation>
    </message>
    <message>
        <source>A target behind an arrow slit can be shot at only by a shooter who is exactly in line with the slit (siege.ruling.slit-axis).</source>
        <comment>siege.1.45b/text</comment>
        <translation>Seul un tireur exactement dans l’axe d’une meurtrière peut tirer sur une cible qui se tient derrière elle (siege.ruling.slit-axis).</translation>
    </message>
    <message>
        <source>From the moat {shooter} may not shoot at ramparts or arrow slits.</source>
        <comment>siege.1.45c/moat</comment>
        <translation>Du fossé, {shooter} ne peut tirer ni sur les remparts ni sur les meurtrières.</translation>
    </message>
    <message>
        <source>No shot from the moat at the walls</source>
        <comment>siege.1.45c/title</comment>
        <translation>Pas de tir du fossé contre les murailles</translation>
    </message>
    <message>
        <source>A shooter in the castle moat may not shoot at any rampart or arrow slit.</source>
        <comment>siege.1.45c/text</comment>
        <translation>Un tireur placé dans le fossé du château ne peut tirer ni sur un rempart ni sur une meurtrière.</translation>
    </message>
    <message>
        <source>From towers and ramparts into the moat</source>
        <comment>siege.1.46a/title</comment>
        <translation>Des tours et des remparts dans le fossé</translation>
    </message>
    <message>
        <source>Characters at tower arrow slits and on ramparts may shoot into the moat where the castle wall does not block the line.</source>
        <comment>siege.1.46a/text</comment>
        <translation>Les personnages aux meurtrières des tours et sur les remparts peuvent tirer dans le fossé là où le mur du château ne bloque pas la ligne.</translation>
    </message>
    <message>
        <source>From the keep into the moat</source>
        <comment>siege.1.46b/title</comment>
        <translation>Du donjon dans le fossé</translation>
    </message>
    <message>
        <source>Shots from the keep into the moat are rarely possible, because targets there are usually too near the wall; rule 1.44j decides. In the French edition this is said of the keep&apos;s arrow slits, in the Spanish edition of its battlements; the keep has arrow slits.</source>
        <comment>siege.1.46b/text</comment>
        <translation>Du donjon, il est rarement possible de tirer dans le fossé, car les cibles y sont d’ordinaire trop près du mur&#xa0;; la règle 1.44j en décide. L’édition française le dit des meurtrières du donjon, l’édition espagnole de ses créneaux&#xa0;; le donjon a des meurtrières.</translation>
    </message>
    <message>
        <source>{target} is in the moat; {shooter} is neither in it nor beside its edge.</source>
        <comment>siege.1.46c/afar</comment>
        <translation>{target} est dans le fossé&#xa0;; {shooter} n’est ni dans le fossé ni à son bord.</translation>
    </message>
    <message>
        <source>From outside into the moat</source>
        <comment>siege.1.46c/title</comment>
        <translation>De l’extérieur dans le fossé</translation>
    </message>
    <message>
        <source>A shooter outside the castle may shoot at a target in the moat only if he is in the moat himself or on a hex adjacent to its edge.</source>
        <comment>siege.1.46c/text</comment>
        <translation>Un tireur hors du château ne peut tirer sur une cible dans le fossé que s’il s’y trouve lui-même ou s’il occupe une case adjacente à son bord.</translation>
    </message>
    <message>
        <source>From the edge, over those in the moat</source>
        <comment>siege.1.46d/title</comment>
        <extracomment>over: above their heads</extracomment>
        <translation>Du bord, par-dessus ceux du fossé</translation>
    </message>
    <message>
        <source>A shooter on a hex adjacent to the moat&apos;s edge whose target is in the moat shoots over characters in the moat as if they were not there. This holds at any range and for crossbows too.</source>
        <comment>siege.1.46d/text</comment>
        <translation>Un tireur sur une case adjacente au bord du fossé et dont la cible est dans le fossé tire par-dessus les personnages qui s’y trouvent comme s’ils n’existaient pas. Cela vaut à toute distance, et aussi pour les arbalètes.</translation>
    </message>
    <message>
        <source>From the moat {shooter} reaches only the moat and the hexes along its edge.</source>
        <comment>siege.1.46e/outward</comment>
        <translation>Du fossé, {shooter} n’atteint que le fossé et les cases de son bord.</translation>
    </message>
    <message>
        <source>Shooting out of the moat</source>
        <comment>siege.1.46e/title</comment>
        <translation>Tirer depuis le fossé</translation>
    </message>
    <message>
        <source>A shooter in the moat may shoot at targets in the moat and on hexes adjacent to its edge. He may not shoot at any target farther out, nor at ramparts and arrow slits (rule 1.45c). This is drawn from the rulebooks&apos; worked example (siege.ruling.moat-out).</source>
        <comment>siege.1.46e/text</comment>
        <translation>Un tireur dans le fossé peut viser des cibles dans le fossé et sur les cases adjacentes à son bord. Il ne peut tirer sur aucune cible plus éloignée, ni sur les remparts et les meurtrières (règle 1.45c). Cela se déduit de l’exemple des règlements (siege.ruling.moat-out).</translation>
    </message>
    <message>
        <source>The parapet shelters {target}: strong cover.</source>
        <comment>siege.1.51/parapet</comment>
        <translation>Le parapet abrite {target}&#xa0;: couverture forte.</translation>
    </message>
    <message>
        <source>The arrow slit shelters {target}: strong cover.</source>
        <comment>siege.1.51/slit</comment>
        <translation>La meurtrière abrite {target}&#xa0;: couverture forte.</translation>
    </message>
    <message>
        <source>No parapet or slit stands between them: {target} has no cover from it.</source>
        <comment>siege.1.51/open</comment>
        <translation>Ni parapet ni meurtrière entre eux&#xa0;: aucune couverture pour {target}.</translation>
    </message>
    <message>
        <source>Cover of ramparts and arrow slits</source>
        <comment>siege.1.51/title</comment>
        <translation>Couverture des remparts et des meurtrières</translation>
    </message>
    <message>
        <source>A target on a rampart or arrow-slit hex has strong cover when the line crosses the parapet wall or the slit that shelters it. From any other direction, for instance from inside the castle, it has no cover.</source>
        <comment>siege.1.51/text</comment>
        <translation>Une cible sur une case remparts ou meurtrière a une couverture forte quand la ligne traverse le parapet ou la fente qui l’abrite. De toute autre direction, par exemple de l’intérieur du château, elle n’a aucune couverture.</translation>
    </message>
    <message>
        <source>The drawbridge is raised and {target} is inside the castle: total cover.</source>
        <comment>siege.1.52/raised</comment>
        <translation>Le pont-levis est relevé et {target} est dans le château&#xa0;: couverture totale.</translation>
    </message>
    <message>
        <source>Inside the castle with the bridge raised</source>
        <comment>siege.1.52/title</comment>
        <translation>Dans le château, pont relevé</translation>
    </message>
    <message>
        <source>While the drawbridge is raised, a target inside the castle that is neither on a rampart nor behind an arrow slit has total cover against shooters outside. The exceptions are breaches (rule 2.32) and siege towers (rule 2.43).</source>
        <comment>siege.1.52/text</comment>
        <translation>Tant que le pont-levis est relevé, une cible à l’intérieur du château qui n’est ni sur un rempart ni derrière une meurtrière a une couverture totale contre les tireurs du dehors. Les brèches (règle 2.32) et les tours de siège (règle 2.43) font exception.</translation>
    </message>
    <message>
        <source>The door shelters {target} on this side: medium cover.</source>
        <comment>siege.1.53a/door</comment>
        <translation>La porte abrite {target} de ce côté&#xa0;: couverture moyenne.</translation>
    </message>
    <message>
        <source>Cover on a door hex</source>
        <comment>siege.1.53a/title</comment>
        <translation>Couverture sur une case porte</translation>
    </message>
    <message>
        <source>A target on a door hex has medium cover against one side of the door, outer or inner. If it is shot at from both sides, its owner chooses which side is covered (siege.ruling.door-side).</source>
        <comment>siege.1.53a/text</comment>
        <translation>Une cible sur une case porte a une couverture moyenne d’un seul côté de la porte, extérieur ou intérieur. Si on lui tire dessus des deux côtés, son propriétaire choisit le côté couvert (siege.ruling.door-side).</translation>
    </message>
    <message>
        <source>Shot at through a door, {target} has medium cover.</source>
        <comment>siege.1.53b/through</comment>
        <translation>À travers une porte, {target} bénéficie d’une couverture moyenne.</translation>
    </message>
    <message>
        <source>Cover inside, shot at through a door</source>
        <comment>siege.1.53b/title</comment>
        <translation>Couverture à l’intérieur, face à une porte</translation>
    </message>
    <message>
        <source>A target inside a building that is shot at through a door has medium cover, except when the shooter stands on that door hex.</source>
        <comment>siege.1.53b/text</comment>
        <translation>Une cible dans un bâtiment, visée à travers une porte, a une couverture moyenne, sauf si le tireur se tient sur la case de cette porte.</translation>
    </message>
    <message>
        <source>{target} is in the keep&apos;s entrance door: total cover.</source>
        <comment>siege.1.54/target</comment>
        <translation>{target} est sur la case porte d’entrée du donjon&#xa0;: couverture totale.</translation>
    </message>
    <message>
        <source>Cover at the keep&apos;s entrance</source>
        <comment>siege.1.54/title</comment>
        <translation>Couverture à l’entrée du donjon</translation>
    </message>
    <message>
        <source>A target on the hex of the keep&apos;s entrance door has total cover. No arrow or bolt passes through that door.</source>
        <comment>siege.1.54/text</comment>
        <translation>Une cible sur la case de la porte d’entrée du donjon a une couverture totale. Ni flèche ni carreau ne franchit cette porte.</translation>
    </message>
    <message>
        <source>{target} is in the moat: no cover.</source>
        <comment>siege.1.55/moat</comment>
        <translation>{target} est dans le fossé&#xa0;: aucune couverture.</translation>
    </message>
    <message>
        <source>No cover in the moat</source>
        <comment>siege.1.55/title</comment>
        <translation>Aucune couverture dans le fossé</translation>
    </message>
    <message>
        <source>A target on a moat hex has no cover.</source>
        <comment>siege.1.55/text</comment>
        <translation>Une cible sur une case fossé n’a aucune couverture.</translation>
    </message>
    <message>
        <source>The line meets a wall without opening at {hex}.</source>
        <comment>siege.1.56/wall</comment>
        <translation>La ligne rencontre un mur sans ouverture à la case {hex}.</translation>
    </message>
    <message>
        <source>Behind a solid wall</source>
        <comment>siege.1.56/title</comment>
        <translation>Derrière un mur plein</translation>
    </message>
    <message>
        <source>A target behind a wall without an opening has total cover and cannot be shot at.</source>
        <comment>siege.1.56/text</comment>
        <translation>Une cible derrière un mur sans ouverture a une couverture totale et l’on ne peut pas lui tirer dessus.</translation>
    </message>
    <message>
        <source>Beside the lowered drawbridge, {target} has strong cover against shots from outside.</source>
        <comment>siege.1.57/lowered</comment>
        <translation>À côté du pont-levis abaissé, {target} bénéficie d’une couverture forte contre les tirs de l’extérieur.</translation>
    </message>
    <message>
        <source>Beside the raised drawbridge, {target} has total cover against shots from outside.</source>
        <comment>siege.1.57/raised</comment>
        <translation>À côté du pont-levis relevé, {target} bénéficie d’une couverture totale contre les tirs de l’extérieur.</translation>
    </message>
    <message>
        <source>The two hexes beside the drawbridge</source>
        <comment>siege.1.57/title</comment>
        <translation>Les deux cases flanquant le pont-levis</translation>
    </message>
    <message>
        <source>A target on one of the two castle hexes on either side of the drawbridge has, against shots from outside, strong cover while the bridge is lowered and total cover while it is raised (siege.ruling.gate-hexes).</source>
        <comment>siege.1.57/text</comment>
        <translation>Une cible sur l’une des deux cases du château situées de part et d’autre du pont-levis a, contre les tirs du dehors, une couverture forte tant que le pont est abaissé et totale tant qu’il est relevé (siege.ruling.gate-hexes).</translation>
    </message>
    <message>
        <source>Several covers do not add up; the strongest counts: {cover}.</source>
        <comment>siege.1.5a/strongest</comment>
        <translation>Les couvertures ne s’additionnent pas&#xa0;; la plus forte compte&#xa0;: {cover}.</translation>
    </message>
    <message>
        <source>The strongest cover counts</source>
        <comment>siege.1.5a/title</comment>
        <translation>La couverture la plus forte l’emporte</translation>
    </message>
    <message>
        <source>When several covers apply to one target, the strongest counts; covers are not added together. The rulebooks say this only of riders (rule 3.31), and it is applied here to every target (siege.ruling.cover-max).</source>
        <comment>siege.1.5a/text</comment>
        <translation>Quand plusieurs couvertures valent pour une même cible, la plus forte l’emporte&#xa0;; elles ne s’additionnent pas. Les règlements ne le disent que des cavaliers (règle 3.31)&#xa0;; on l’applique ici à toute cible (siege.ruling.cover-max).</translation>
    </message>
    <message>
        <source>Paying for movement</source>
        <comment>siege.1.6a/title</comment>
        <translation>Payer le mouvement</translation>
    </message>
    <message>
        <source>Each hex entered costs the points of its terrain, paid from the movement points the character has this turn. A hex that costs more than what is left may not be entered.</source>
        <comment>siege.1.6a/text</comment>
        <translation>Chaque case où l’on entre coûte les points de son terrain, pris sur les points de mouvement dont le personnage dispose ce tour-ci. Il ne peut pas entrer dans une case dont le coût dépasse ce qui lui reste.</translation>
    </message>
    <message>
        <source>Move as many as you like</source>
        <comment>siege.1.6b/title</comment>
        <translation>On déplace qui l’on veut</translation>
    </message>
    <message>
        <source>In its phase a side may move all, some or none of its characters, each with all or part of its movement points.</source>
        <comment>siege.1.6b/text</comment>
        <translation>Pendant sa phase, un camp peut déplacer tous ses personnages, certains ou aucun, chacun avec tout ou partie de ses points de mouvement.</translation>
    </message>
    <message>
        <source>Unused points are lost</source>
        <comment>siege.1.6c/title</comment>
        <translation>Les points inutilisés sont perdus</translation>
    </message>
    <message>
        <source>Unused movement points may not be passed to another character or kept for a later turn.</source>
        <comment>siege.1.6c/text</comment>
        <translation>Les points de mouvement inutilisés ne peuvent être ni cédés à un autre personnage ni gardés pour un tour ultérieur.</translation>
    </message>
    <message>
        <source>Not through enemies</source>
        <comment>siege.1.61a/title</comment>
        <translation>Pas à travers l’ennemi</translation>
    </message>
    <message>
        <source>A character may not enter a hex that holds a living enemy. In the French edition this includes stunned enemies; in the Spanish edition a stunned enemy&apos;s hex may be passed through.</source>
        <comment>siege.1.61a/text</comment>
        <translation>Un personnage ne peut pas entrer dans une case occupée par un ennemi vivant. Dans l’édition française, cela vaut aussi pour les ennemis assommés&#xa0;; dans l’édition espagnole, la case d’un ennemi assommé peut être traversée.</translation>
    </message>
    <message>
        <source>Through friends</source>
        <comment>siege.1.61b/title</comment>
        <translation>À travers les amis</translation>
    </message>
    <message>
        <source>Hexes that hold friends may be passed through.</source>
        <comment>siege.1.61b/text</comment>
        <extracomment>hold: contain</extracomment>
        <translation>Les cases occupées par des amis peuvent être traversées.</translation>
    </message>
    <message>
        <source>Walls and slits stop movement</source>
        <comment>siege.1.61c/title</comment>
        <translation>Murs et meurtrières arrêtent le mouvement</translation>
    </message>
    <message>
        <source>Getting onto the ramparts</source>
        <comment>siege.1.61d/title</comment>
        <translation>Accéder aux remparts</translation>
    </message>
    <message>
        <source>A rampart may not be entered from outside the castle, except from a ladder (rule 1.93), from the top of a siege tower (rule 2.45) or from a demolished wall (rule 2.33). From inside, ramparts are reached by stairs.</source>
        <comment>siege.1.61d/text</comment>
        <translation>On ne peut pas entrer sur un rempart depuis l’extérieur du château, sauf d’une échelle (règle 1.93), du sommet d’une tour de siège (règle 2.45) ou d’une muraille démolie (règle 2.33). De l’intérieur, on y accède par les escaliers.</translation>
    </message>
    <message>
        <source>The dead slow movement</source>
        <comment>siege.1.61e/title</comment>
        <translation>Les morts ralentissent</translation>
    </message>
    <message>
        <source>A hex that holds three dead men or one dead horse costs 1 extra movement point to enter.</source>
        <comment>siege.1.61e/text</comment>
        <translation>Entrer dans une case où gisent trois hommes morts ou un cheval mort coûte 1 point de mouvement de plus.</translation>
    </message>
    <message>
        <source>A heap of dead closes a hex</source>
        <comment>siege.1.61f/title</comment>
        <translation>Un monceau de morts ferme la case</translation>
    </message>
    <message>
        <source>A hex that holds six dead men, or two dead horses, or three dead men and a dead horse may not be entered. Other mixtures are read by siege.ruling.corpses.</source>
        <comment>siege.1.61f/text</comment>
        <translation>On ne peut pas entrer dans une case où gisent six hommes morts, ou deux chevaux morts, ou trois hommes morts et un cheval mort. Les autres combinaisons relèvent de siege.ruling.corpses.</translation>
    </message>
    <message>
        <source>One living character to a hex</source>
        <comment>siege.1.62a/title</comment>
        <translation>Un seul personnage vivant par case</translation>
    </message>
    <message>
        <source>Two living characters may not share a hex, and a stunned character counts as living. In the French edition this holds at every moment of the game, though characters may still pass through friends. In the Spanish edition it holds at the end of each movement; while moving, a character may pass hexes that hold a friend, a stunned character or a dead one.</source>
        <comment>siege.1.62a/text</comment>
        <translation>Deux personnages vivants ne peuvent occuper la même case, et un assommé compte comme vivant. Dans l’édition française, cela vaut à tout moment de la partie, mais l’on peut tout de même passer à travers ses amis. Dans l’édition espagnole, cela vaut à la fin de chaque mouvement&#xa0;; en chemin, un personnage peut traverser des cases occupées par un ami, un assommé ou un mort.</translation>
    </message>
    <message>
        <source>Exceptions to stacking</source>
        <comment>siege.1.62b/title</comment>
        <translation>Exceptions à l’empilement</translation>
    </message>
    <message>
        <source>Two cases escape the stacking limit: a character that falls off a ladder (rule 1.94f), and a siege tower, which holds two characters a hex, one on each level (rule 2.46; both rulebooks refer to 2.45 by mistake).</source>
        <comment>siege.1.62b/text</comment>
        <translation>Deux cas échappent à la limite d’empilement&#xa0;: le personnage qui tombe d’une échelle (règle 1.94f) et la tour de siège, qui contient deux personnages par case, un à chaque niveau (règle 2.46&#xa0;; les deux règlements renvoient par erreur à 2.45).</translation>
    </message>
    <message>
        <source>Who may attack</source>
        <comment>siege.1.7a/title</comment>
        <translation>Qui peut attaquer</translation>
    </message>
    <message>
        <source>When characters of the two sides are adjacent, those of the side whose phase it is may attack. No attack is compulsory.</source>
        <comment>siege.1.7a/text</comment>
        <translation>Quand des personnages des deux camps sont adjacents, ceux du camp dont c’est la phase peuvent attaquer. Aucune attaque n’est obligatoire.</translation>
    </message>
    <message>
        <source>The odds of a melee</source>
        <comment>siege.1.7b/title</comment>
        <translation>Le rapport de force</translation>
    </message>
    <message>
        <source>Divide the attacker&apos;s attack value (black) by the defence value (red) of the character attacked. The ratio names a column of the melee table.</source>
        <comment>siege.1.7b/text</comment>
        <translation>On divise l’attaque (en noir) de l’attaquant par la défense (en rouge) du personnage attaqué. Le rapport désigne une colonne de la table de résultats des combats.</translation>
    </message>
    <message>
        <source>One die, nothing added</source>
        <comment>siege.1.7c/title</comment>
        <translation>Un dé, sans rien y ajouter</translation>
    </message>
    <message>
        <source>There are two melee tables, one against mounted defenders and one against defenders on foot; one die gives the row. Nothing is ever added to the die in melee: terrain and numbers shift the column instead.</source>
        <comment>siege.1.7c/text</comment>
        <translation>Il y a deux tables de résultats des combats, l’une contre les défenseurs à cheval, l’autre contre les défenseurs à pied&#xa0;; un dé donne la ligne. En combat, on n’ajoute jamais rien au dé&#xa0;: le terrain et le nombre décalent la colonne.</translation>
    </message>
    <message>
        <source>Rounding the odds</source>
        <comment>siege.1.7d/title</comment>
        <translation>L’arrondi du rapport</translation>
    </message>
    <message>
        <source>The ratio is rounded down, in the defender&apos;s favour, to a column of the table. For example, 8 against 3 is 2-1.</source>
        <comment>siege.1.7d/text</comment>
        <translation>Le rapport est arrondi vers le bas, en faveur du défenseur, à une colonne de la table. Par exemple, 8 contre 3 donne 2-1.</translation>
    </message>
    <message>
        <source>No attack below 1-1</source>
        <comment>siege.1.7e/title</comment>
        <translation>Pas d’attaque au-dessous de 1-1</translation>
    </message>
    <message>
        <source>An attack at less than 1-1 is not allowed. How shifts bear on this, and which column is the highest, is settled by siege.ruling.below-one and siege.ruling.top-column.</source>
        <comment>siege.1.7e/text</comment>
        <translation>Une attaque à moins de 1-1 est interdite. L’effet des décalages et la colonne la plus haute sont fixés par siege.ruling.below-one et siege.ruling.top-column.</translation>
    </message>
    <message>
        <source>One attack each</source>
        <comment>siege.1.7f/title</comment>
        <translation>Une attaque chacun</translation>
    </message>
    <message>
        <source>A character may not attack twice in one phase. A defender may be attacked several times in a phase by different attackers (siege.ruling.one-attack).</source>
        <comment>siege.1.7f/text</comment>
        <translation>Un personnage ne peut pas attaquer deux fois dans la même phase. Un défenseur peut être attaqué plusieurs fois dans une phase par des attaquants différents (siege.ruling.one-attack).</translation>
    </message>
    <message>
        <source>Terrain shifts the column</source>
        <comment>siege.1.71a/title</comment>
        <translation>Le terrain décale la colonne</translation>
    </message>
    <message>
        <source>The combat influences of the attacker&apos;s and the defender&apos;s terrain shift the column of the melee table. An attacker on a disadvantage (-) has no shift against a defender on -, 1 column left against 0 and 2 left against +. An attacker on neutral terrain (0) shifts 1 right against -, none against 0 and 1 left against +; an attacker on an advantage (+) shifts 2 right against -, 1 right against 0 and none against +. The table is printed on the French play sheet and is used for both editions (siege.ruling.french-sheet).</source>
        <comment>siege.1.71a/text</comment>
        <translation>Les influences sur les combats des terrains de l’attaquant et du défenseur décalent la colonne de la table de résultats des combats. Un attaquant désavantagé (-) n’a aucun décalage contre un défenseur sur -, 1 colonne à gauche contre 0 et 2 à gauche contre +. Un attaquant en terrain neutre (0) décale de 1 à droite contre -, ne décale pas contre 0 et décale de 1 à gauche contre +&#xa0;; un attaquant avantagé (+) décale de 2 à droite contre -, de 1 à droite contre 0 et ne décale pas contre +. Le tableau est imprimé sur la fiche de jeu française et sert pour les deux éditions (siege.ruling.french-sheet).</translation>
    </message>
    <message>
        <source>Each fights from his own hex</source>
        <comment>siege.1.71b/title</comment>
        <translation>Chacun combat depuis sa case</translation>
    </message>
    <message>
        <source>The combat influence is that of the hex each character occupies. Equipment in the hex counts before its natural terrain (rule 1.1k).</source>
        <comment>siege.1.71b/text</comment>
        <translation>L’influence sur les combats est celle de la case que chaque personnage occupe. L’équipement de la case l’emporte sur le terrain naturel (règle 1.1k).</translation>
    </message>
    <message>
        <source>One against several</source>
        <comment>siege.1.72a/title</comment>
        <translation>Un contre plusieurs</translation>
    </message>
    <message>
        <source>A character adjacent to several enemies may attack one, some, all or none of them. When several are attacked at once, their defences are added together.</source>
        <comment>siege.1.72a/text</comment>
        <translation>Un personnage adjacent à plusieurs ennemis peut en attaquer un, certains, tous ou aucun. S’il en attaque plusieurs à la fois, leurs défenses s’additionnent.</translation>
    </message>
    <message>
        <source>Several against one</source>
        <comment>siege.1.72b/title</comment>
        <translation>Plusieurs contre un</translation>
    </message>
    <message>
        <source>Two or more characters against one enemy may add their attack values into a single attack. In the French edition they may also attack one after another; in the Spanish edition only adding is mentioned, and separate attacks are not forbidden.</source>
        <comment>siege.1.72b/text</comment>
        <translation>Deux personnages ou plus opposés à un seul ennemi peuvent additionner leurs attaques en une seule. Dans l’édition française, ils peuvent aussi attaquer l’un après l’autre&#xa0;; dans l’édition espagnole, il n’est question que d’additionner, sans que les attaques séparées soient interdites.</translation>
    </message>
    <message>
        <source>Shift for a joint attack</source>
        <comment>siege.1.72c/title</comment>
        <translation>Décalage de l’attaque à plusieurs</translation>
    </message>
    <message>
        <source>When attackers attack a target on foot together, the column shifts one to the right in all, whatever their number. Against a mounted target there is no such shift, though strengths may still be added (siege.ruling.mounted-joint).</source>
        <comment>siege.1.72c/text</comment>
        <translation>Quand plusieurs attaquants attaquent ensemble une cible à pied, la colonne se décale d’une vers la droite en tout, quel que soit leur nombre. Contre une cible à cheval, ce décalage n’existe pas, mais les forces peuvent toujours s’additionner (siege.ruling.mounted-joint).</translation>
    </message>
    <message>
        <source>Who takes the blow</source>
        <comment>siege.1.72d/title</comment>
        <translation>Qui encaisse le coup</translation>
    </message>
    <message>
        <source>When a result stuns or wounds one of several attackers or defenders, the owner of that side chooses which of his characters takes it. The same applies when one is killed (siege.ruling.killed-choice).</source>
        <comment>siege.1.72d/text</comment>
        <translation>Quand il y a plusieurs attaquants ou plusieurs défenseurs et qu’un résultat assomme ou blesse l’un d’eux, le joueur de ce camp choisit lequel de ses personnages le subit. Il en va de même quand l’un d’eux est tué (siege.ruling.killed-choice).</translation>
    </message>
    <message>
        <source>All retreat together</source>
        <comment>siege.1.72e/title</comment>
        <translation>Tous reculent ensemble</translation>
    </message>
    <message>
        <source>When the result is that the attacker or the defender retreats, every character who took part on that side retreats.</source>
        <comment>siege.1.72e/text</comment>
        <translation>Quand le résultat fait reculer l’attaquant ou le défenseur, tous les personnages de ce camp qui ont pris part au combat reculent.</translation>
    </message>
    <message>
        <source>Joint attackers on different terrain</source>
        <comment>siege.1.72f/title</comment>
        <translation>Attaquants sur des terrains différents</translation>
    </message>
    <message>
        <source>When joint attackers stand on different terrain, they all count as on the least advantageous of it. Joint defenders are treated in siege.ruling.defenders-terrain.</source>
        <comment>siege.1.72f/text</comment>
        <translation>Quand les participants d’une attaque à plusieurs sont sur des terrains différents, tous comptent comme placés sur le moins avantageux. Le cas de plusieurs défenseurs est réglé par siege.ruling.defenders-terrain.</translation>
    </message>
    <message>
        <source>Shifts are netted, then applied</source>
        <comment>siege.1.72g/title</comment>
        <translation>Les décalages s’additionnent, puis s’appliquent</translation>
    </message>
    <message>
        <source>The terrain shift and the joint-attack shift are added together and then applied: 4-1 with two left and one right becomes 3-1. Several against several is treated in siege.ruling.many-many.</source>
        <comment>siege.1.72g/text</comment>
        <translation>Le décalage du terrain et celui de l’attaque à plusieurs s’additionnent, puis s’appliquent&#xa0;: 4-1 avec deux à gauche et un à droite devient 3-1. Le combat de plusieurs contre plusieurs est réglé par siege.ruling.many-many.</translation>
    </message>
    <message>
        <source>When one may advance</source>
        <comment>siege.1.73a/title</comment>
        <translation>Quand on peut avancer</translation>
    </message>
    <message>
        <source>After a melee in which the attackers or the defenders had to retreat, or one of them was killed (in the French edition) or was stunned or killed (in the Spanish edition), the winning player may advance one character that took part. The advance is optional and must be made at once, before the next melee. Both attackers and defenders can be the winner.</source>
        <comment>siege.1.73a/text</comment>
        <translation>Après un combat où les attaquants ou les défenseurs ont dû reculer, ou bien où l’un d’eux a été tué (dans l’édition française) ou a été assommé ou tué (dans l’édition espagnole), le joueur vainqueur peut faire avancer un personnage qui y a pris part. L’avance est facultative et se fait sur-le-champ, avant le combat suivant. Le vainqueur peut être l’attaquant comme le défenseur.</translation>
    </message>
    <message>
        <source>How far one may advance</source>
        <comment>siege.1.73b/title</comment>
        <translation>Jusqu’où l’on peut avancer</translation>
    </message>
    <message>
        <source>In the French edition the advance is up to half the character&apos;s movement points (siege.ruling.half-movement). In the Spanish edition it is two hexes on foot and three mounted.</source>
        <comment>siege.1.73b/text</comment>
        <translation>Dans l’édition française, l’avance va jusqu’à la moitié des points de mouvement du personnage (siege.ruling.half-movement). Dans l’édition espagnole, elle est de deux cases à pied et de trois à cheval.</translation>
    </message>
    <message>
        <source>The first hex of an advance</source>
        <comment>siege.1.73c/title</comment>
        <translation>La première case de l’avance</translation>
    </message>
    <message>
        <source>The first hex entered must be one that the enemy vacated or the hex of the character who was killed. In the Spanish edition it may also be the hex of the character who was stunned.</source>
        <comment>siege.1.73c/text</comment>
        <translation>La première case où l’on entre doit être l’une de celles que l’ennemi a quittées ou celle du personnage tué. Dans l’édition espagnole, ce peut être aussi celle du personnage assommé.</translation>
    </message>
    <message>
        <source>One hex when beside an enemy</source>
        <comment>siege.1.73d/title</comment>
        <translation>Une seule case à côté d’un ennemi</translation>
    </message>
    <message>
        <source>When the advancing character is adjacent to an enemy before it moves, it may advance one hex only (siege.ruling.advance-stunned).</source>
        <comment>siege.1.73d/text</comment>
        <translation>Si le personnage qui avance est adjacent à un ennemi avant de bouger, il ne peut avancer que d’une case (siege.ruling.advance-stunned).</translation>
    </message>
    <message>
        <source>An advance does not use up movement</source>
        <comment>siege.1.73e/title</comment>
        <translation>L’avance n’entame pas le mouvement</translation>
    </message>
    <message>
        <source>Points used for an advance do not reduce the character&apos;s movement in its own phase.</source>
        <comment>siege.1.73e/text</comment>
        <translation>Les points dépensés pour avancer ne réduisent pas le mouvement du personnage dans sa propre phase.</translation>
    </message>
    <message>
        <source>Where an advance may not go</source>
        <comment>siege.1.73f/title</comment>
        <translation>Où l’on ne peut pas avancer</translation>
    </message>
    <message>
        <source>A character may not advance into a hex that movement refuses, because it is impassable or occupied. Advancing from the top of a ladder to the rampart (rule 1.93g) and between a siege tower top and a rampart (rule 2.45c) is allowed.</source>
        <comment>siege.1.73f/text</comment>
        <translation>Un personnage ne peut pas avancer dans une case interdite au mouvement, qu’elle soit impassable ou occupée. Il est permis d’avancer du sommet d’une échelle au rempart (règle 1.93g) et entre le sommet d’une tour de siège et un rempart (règle 2.45c).</translation>
    </message>
    <message>
        <source>No melee across an arrow slit</source>
        <comment>siege.1.74a/title</comment>
        <translation>Pas de combat à travers une meurtrière</translation>
    </message>
    <message>
        <source>Characters may not fight in melee across an arrow slit.</source>
        <comment>siege.1.74a/text</comment>
        <translation>Les personnages ne peuvent pas se combattre à travers une meurtrière.</translation>
    </message>
    <message>
        <source>Only hexes you could enter</source>
        <comment>siege.1.74b/title</comment>
        <translation>Seulement les cases accessibles</translation>
    </message>
    <message>
        <source>A character may not attack a hex that it could not enter (siege.ruling.access).</source>
        <comment>siege.1.74b/text</comment>
        <translation>Un personnage ne peut pas attaquer une case où il ne pourrait pas entrer (siege.ruling.access).</translation>
    </message>
    <message>
        <source>Attacking from a ladder</source>
        <comment>siege.1.74c/title</comment>
        <translation>Attaquer depuis une échelle</translation>
    </message>
    <message>
        <source>A character on a ladder may attack only the character on the rampart hex that the ladder leans on.</source>
        <comment>siege.1.74c/text</comment>
        <translation>Un personnage sur une échelle ne peut attaquer que le personnage de la case remparts à laquelle elle est appuyée.</translation>
    </message>
    <message>
        <source>Summary of melee between heights</source>
        <comment>siege.1.74d/title</comment>
        <translation>Récapitulatif des combats entre hauteurs différentes</translation>
    </message>
    <message>
        <source>A summary of the limits on melee between different heights was printed on the back of the scenario booklet. It is missing from our sources.</source>
        <comment>siege.1.74d/text</comment>
        <translation>Un récapitulatif des restrictions de combat entre hauteurs différentes figurait au dos du livret des scénarios. Il manque dans nos sources.</translation>
    </message>
    <message>
        <source>Attacking the keep&apos;s entrance</source>
        <comment>siege.1.75/title</comment>
        <translation>Attaquer l’entrée du donjon</translation>
    </message>
    <message>
        <source>An attacker outside the keep who attacks an enemy on the hex of its entrance door counts as on a disadvantage (-) instead of neutral terrain (0). With the advantage (+) of the door that makes two columns left.</source>
        <comment>siege.1.75/text</comment>
        <translation>Un attaquant hors du donjon qui attaque un ennemi sur la case porte d’entrée compte comme désavantagé (-) et non comme en terrain neutre (0). Avec l’avantage (+) de la porte, cela fait deux colonnes à gauche.</translation>
    </message>
    <message>
        <source>Working the drawbridge</source>
        <comment>siege.1.8a/title</comment>
        <translation>Manœuvrer le pont-levis</translation>
    </message>
    <message>
        <source>A character on the winch hex, in the south gate tower, who spends a whole turn there without moving, shooting or fighting raises or lowers the bridge at the end of that turn (siege.ruling.whole-turn).</source>
        <comment>siege.1.8a/text</comment>
        <translation>Un personnage sur la case du treuil, dans la tour d’entrée sud, qui y passe un tour entier sans bouger, tirer ni combattre relève ou abaisse le pont à la fin de ce tour (siege.ruling.whole-turn).</translation>
    </message>
    <message>
        <source>The drawbridge counter</source>
        <comment>siege.1.8b/title</comment>
        <translation>Le pion pont-levis</translation>
    </message>
    <message>
        <source>When the bridge is lowered, the drawbridge counter is put on its marked place. When it is raised, the counter is removed and the hex is moat again.</source>
        <comment>siege.1.8b/text</comment>
        <translation>Quand le pont s’abaisse, le pion pont-levis se pose à l’emplacement marqué. Quand il se relève, le pion est retiré et la case redevient fossé.</translation>
    </message>
    <message>
        <source>Thrown off the bridge</source>
        <comment>siege.1.8c/title</comment>
        <translation>Précipité du pont</translation>
    </message>
    <message>
        <source>Anyone on the bridge when it is raised is thrown into a moat hex adjacent to the bridge, chosen by the character&apos;s owner, and is stunned. For a rider see siege.ruling.bridge-mounted.</source>
        <comment>siege.1.8c/text</comment>
        <translation>Quiconque est sur le pont quand il se relève est précipité dans une case fossé adjacente au pont, que choisit le propriétaire du personnage, et il est assommé. Pour un cavalier, voir siege.ruling.bridge-mounted.</translation>
    </message>
    <message>
        <source>A fatal fall</source>
        <comment>siege.1.8d/title</comment>
        <extracomment>fall: from a height</extracomment>
        <translation>Une chute mortelle</translation>
    </message>
    <message>
        <source>If the character thrown off the bridge was already stunned or wounded, it is killed.</source>
        <comment>siege.1.8d/text</comment>
        <translation>Si le personnage précipité du pont était déjà assommé ou blessé, il est tué.</translation>
    </message>
    <message>
        <source>Carrying a ladder</source>
        <comment>siege.1.91a/title</comment>
        <translation>Porter une échelle</translation>
    </message>
    <message>
        <source>Any two characters, one on each of the two hexes of a flat ladder, carry it. Each moves with 2 movement points fewer. In the French edition their counters lie on the ladder, in the Spanish edition under it; this has no effect.</source>
        <comment>siege.1.91a/text</comment>
        <translation>Deux personnages quelconques, un sur chacune des deux cases d’une échelle horizontale, la portent. Chacun se déplace avec 2 points de mouvement de moins. Dans l’édition française, leurs pions sont sur l’échelle, dans l’édition espagnole dessous&#xa0;; c’est sans effet.</translation>
    </message>
    <message>
        <source>Carriers do not fight</source>
        <comment>siege.1.91b/title</comment>
        <translation>Les porteurs ne combattent pas</translation>
    </message>
    <message>
        <source>Characters carrying a ladder may not attack or shoot.</source>
        <comment>siege.1.91b/text</comment>
        <translation>Les personnages qui portent une échelle ne peuvent ni attaquer ni tirer.</translation>
    </message>
    <message>
        <source>Raising a ladder</source>
        <comment>siege.1.91c/title</comment>
        <translation>Redresser une échelle</translation>
    </message>
    <message>
        <source>When one or both carriers are at the foot of a rampart, the flat ladder may be replaced by an upright one on either of its two hexes, pointing at a rampart hex adjacent to that hex (siege.ruling.ladder-raise).</source>
        <comment>siege.1.91c/text</comment>
        <translation>Quand l’un des porteurs, ou les deux, sont au pied d’un rempart, l’échelle horizontale peut être remplacée par une échelle verticale sur l’une de ses deux cases, tournée vers une case remparts adjacente à celle-ci (siege.ruling.ladder-raise).</translation>
    </message>
    <message>
        <source>Where no ladder stands</source>
        <comment>siege.1.91d/title</comment>
        <translation>Où l’on ne redresse pas d’échelle</translation>
    </message>
    <message>
        <source>A ladder may not be raised against towers or against the two wall hexes that flank the drawbridge.</source>
        <comment>siege.1.91d/text</comment>
        <translation>Une échelle ne peut être redressée ni contre les tours ni contre les deux cases de mur qui flanquent le pont-levis.</translation>
    </message>
    <message>
        <source>Shifting an upright ladder</source>
        <comment>siege.1.92a/title</comment>
        <translation>Déplacer une échelle verticale</translation>
    </message>
    <message>
        <source>Two characters adjacent to an upright ladder may move it one hex, or turn it in its hex toward another adjacent rampart hex. In the French edition each of them spends 2 movement points. The Spanish edition does not say whether the 2 points are for each or for both together; they are taken as each (siege.ruling.ladder-turn).</source>
        <comment>siege.1.92a/text</comment>
        <translation>Deux personnages adjacents à une échelle verticale peuvent la déplacer d’une case, ou la tourner dans sa case vers une autre case remparts adjacente. Dans l’édition française, chacun dépense 2 points de mouvement. Dans l’édition espagnole, rien ne dit si ces 2 points valent pour chacun ou pour les deux&#xa0;; on entend chacun (siege.ruling.ladder-turn).</translation>
    </message>
    <message>
        <source>Not while someone is on it</source>
        <comment>siege.1.92b/title</comment>
        <translation>Pas avec quelqu’un dessus</translation>
    </message>
    <message>
        <source>A ladder may not be moved or turned while anyone is on it.</source>
        <comment>siege.1.92b/text</comment>
        <translation>Une échelle ne peut être ni déplacée ni tournée tant que quelqu’un est dessus.</translation>
    </message>
    <message>
        <source>Climbing a ladder</source>
        <comment>siege.1.93a/title</comment>
        <translation>Monter à une échelle</translation>
    </message>
    <message>
        <source>Entering the ladder&apos;s hex means climbing it and costs 3 movement points. A character may not pass through the hex for less.</source>
        <comment>siege.1.93a/text</comment>
        <translation>Entrer dans la case de l’échelle, c’est y monter, et cela coûte 3 points de mouvement. On ne peut pas traverser la case à moindre prix.</translation>
    </message>
    <message>
        <source>On a ladder, {shooter} may shoot only at the rampart hex that it faces.</source>
        <comment>siege.1.93b/ladder</comment>
        <translation>Sur une échelle, {shooter} ne peut tirer que sur la case remparts à laquelle elle fait face.</translation>
    </message>
    <message>
        <source>Shooting from a ladder</source>
        <comment>siege.1.93b/title</comment>
        <translation>Tirer depuis une échelle</translation>
    </message>
    <message>
        <source>A shooter on a ladder may shoot only at the rampart hex that the ladder faces, and a target there keeps strong cover. He may not shoot at any other target.</source>
        <comment>siege.1.93b/text</comment>
        <translation>Un tireur sur une échelle ne peut tirer que sur la case remparts à laquelle elle fait face, et la cible y garde sa couverture forte. Il ne peut viser aucune autre cible.</translation>
    </message>
    <message>
        <source>{target} is on a ladder: no cover.</source>
        <comment>siege.1.93c/ladder</comment>
        <translation>{target} est sur une échelle&#xa0;: aucune couverture.</translation>
    </message>
    <message>
        <source>No cover on a ladder</source>
        <comment>siege.1.93c/title</comment>
        <translation>Aucune couverture sur l’échelle</translation>
    </message>
    <message>
        <source>A target on a ladder has no cover.</source>
        <comment>siege.1.93c/text</comment>
        <translation>Une cible sur une échelle n’a aucune couverture.</translation>
    </message>
    <message>
        <source>A ladder is a poor place to fight</source>
        <comment>siege.1.93d/title</comment>
        <translation>On combat mal sur une échelle</translation>
    </message>
    <message>
        <source>The combat influence of a ladder is a disadvantage (-).</source>
        <comment>siege.1.93d/text</comment>
        <translation>L’influence d’une échelle sur les combats est un désavantage (-).</translation>
    </message>
    <message>
        <source>From the ladder to the rampart</source>
        <comment>siege.1.93e/title</comment>
        <translation>De l’échelle au rempart</translation>
    </message>
    <message>
        <source>Moving from a ladder to the rampart hex that it leans on costs 4 movement points.</source>
        <comment>siege.1.93e/text</comment>
        <translation>Passer d’une échelle à la case remparts à laquelle elle est appuyée coûte 4 points de mouvement.</translation>
    </message>
    <message>
        <source>To no other rampart</source>
        <comment>siege.1.93f/title</comment>
        <translation>Vers aucun autre rempart</translation>
    </message>
    <message>
        <source>From a ladder a character may not move to any rampart hex other than the one it leans on (rules 1.74c and 1.61d).</source>
        <comment>siege.1.93f/text</comment>
        <translation>D’une échelle, on ne peut passer à aucune autre case remparts que celle à laquelle elle est appuyée (règles 1.74c et 1.61d).</translation>
    </message>
    <message>
        <source>Advancing off a ladder</source>
        <comment>siege.1.93g/title</comment>
        <translation>Avancer depuis l’échelle</translation>
    </message>
    <message>
        <source>The step from a ladder to the rampart hex that it leans on may also be made as an advance after combat (rule 1.73).</source>
        <comment>siege.1.93g/text</comment>
        <translation>Le passage d’une échelle à la case remparts à laquelle elle est appuyée peut aussi se faire par une avance après combat (règle 1.73).</translation>
    </message>
    <message>
        <source>Who may topple a ladder</source>
        <comment>siege.1.94a/title</comment>
        <translation>Qui peut renverser une échelle</translation>
    </message>
    <message>
        <source>A character on the rampart hex exactly opposite a ladder may try to topple it in step 4 of its own phase, instead of shooting and fighting in that phase. One who has shot in this phase or attacks in it may not.</source>
        <comment>siege.1.94a/text</comment>
        <translation>Un personnage sur la case remparts exactement en face d’une échelle peut tenter de la renverser à la séquence 4 de sa propre phase, au lieu de tirer et de combattre pendant cette phase. Celui qui a tiré pendant cette phase ou qui y attaque ne le peut pas.</translation>
    </message>
    <message>
        <source>The die for toppling</source>
        <comment>siege.1.94b/title</comment>
        <translation>Le dé pour la renverser</translation>
    </message>
    <message>
        <source>Roll one die, without modifiers. On 1 to 6 the ladder falls; on 7 to 10 it stands.</source>
        <comment>siege.1.94b/text</comment>
        <translation>On lance un dé, sans modification. De 1 à 6, l’échelle tombe&#xa0;; de 7 à 10, elle reste debout.</translation>
    </message>
    <message>
        <source>Where the ladder falls</source>
        <comment>siege.1.94c/title</comment>
        <extracomment>falls: is thrown down</extracomment>
        <translation>Où tombe l’échelle</translation>
    </message>
    <message>
        <source>When a ladder falls, its upright counter is replaced by a flat one. The player who toppled it places it so that one of its two hexes is the hex where it stood.</source>
        <comment>siege.1.94c/text</comment>
        <translation>Quand une échelle tombe, son pion échelle verticale est remplacé par un pion échelle horizontale. Le joueur qui l’a renversée le place de sorte que l’une de ses deux cases soit celle où elle se tenait.</translation>
    </message>
    <message>
        <source>The climber falls too</source>
        <comment>siege.1.94d/title</comment>
        <translation>Le personnage qui s’y trouve tombe aussi</translation>
    </message>
    <message>
        <source>A character on a ladder that falls falls too. Its owner places it on a hex adjacent to the ladder&apos;s hex, but never on a rampart.</source>
        <comment>siege.1.94d/text</comment>
        <translation>Le personnage qui se trouve sur une échelle renversée tombe avec elle. Son propriétaire le place sur une case adjacente à celle de l’échelle, mais jamais sur un rempart.</translation>
    </message>
    <message>
        <source>A fall wounds</source>
        <comment>siege.1.94e/title</comment>
        <extracomment>fall: from a ladder</extracomment>
        <translation>La chute blesse</translation>
    </message>
    <message>
        <source>A character that falls with a ladder is wounded. If it was already wounded or stunned, it is killed.</source>
        <comment>siege.1.94e/text</comment>
        <translation>Un personnage qui tombe avec une échelle est blessé. S’il était déjà blessé ou assommé, il est tué.</translation>
    </message>
    <message>
        <source>Falling on someone</source>
        <comment>siege.1.94f/title</comment>
        <translation>Tomber sur quelqu’un</translation>
    </message>
    <message>
        <source>The fallen character may be placed on top of another character or on the fallen ladder. A character under it is stunned, and dies if it was already wounded or stunned, as the play sheet says of every second wound or stun (rule siege.sheet.5d).</source>
        <comment>siege.1.94f/text</comment>
        <translation>Le personnage tombé peut être placé sur un autre personnage ou sur l’échelle renversée. Celui qui se trouve dessous est assommé, et meurt s’il était déjà blessé ou assommé, comme la fiche de jeu le dit de tout personnage atteint une seconde fois (règle siege.sheet.5d).</translation>
    </message>
    <message>
        <source>The ladder itself hurts nobody</source>
        <comment>siege.1.94g/title</comment>
        <translation>L’échelle elle-même ne blesse pas</translation>
    </message>
    <message>
        <source>A falling ladder does not hurt the characters it falls on.</source>
        <comment>siege.1.94g/text</comment>
        <translation>Une échelle qui tombe ne blesse pas les personnages sur lesquels elle s’abat.</translation>
    </message>
    <message>
        <source>Filled moat as terrain</source>
        <comment>siege.2.1a/title</comment>
        <translation>Le fossé comblé comme terrain</translation>
    </message>
    <message>
        <source>A moat hex filled with a fascine costs 2 movement points to enter on foot and is impassable for horses. It gives no cover, its combat influence is neutral (0), and it counts as ground height. The symbol is illegible in our copy of the French edition; the Spanish one prints it (siege.ruling.lost-glyphs).</source>
        <comment>siege.2.1a/text</comment>
        <translation>Une case fossé comblé coûte 2 points de mouvement à pied et elle est impassable pour les chevaux. Elle ne donne aucune couverture, son influence sur les combats est neutre (0) et elle est à hauteur du sol. Le symbole est illisible dans notre exemplaire de l’édition française&#xa0;; l’édition espagnole le donne (siege.ruling.lost-glyphs).</translation>
    </message>
    <message>
        <source>Demolished wall as terrain</source>
        <comment>siege.2.1b/title</comment>
        <translation>La muraille démolie comme terrain</translation>
    </message>
    <message>
        <source>A hex of rubble costs 2 movement points to enter on foot and is impassable for horses. It gives medium cover from every direction, its combat influence is a disadvantage (-), and it counts as ground height. The combat symbol is illegible in our copy of the French edition; the Spanish one prints it (siege.ruling.lost-glyphs).</source>
        <comment>siege.2.1b/text</comment>
        <translation>Une case muraille démolie coûte 2 points de mouvement à pied et elle est impassable pour les chevaux. Elle donne une couverture moyenne dans toutes les directions, son influence sur les combats est un désavantage (-) et elle est à hauteur du sol. Le symbole du combat est illisible dans notre exemplaire de l’édition française&#xa0;; l’édition espagnole le donne (siege.ruling.lost-glyphs).</translation>
    </message>
    <message>
        <source>The besieger fills the moat</source>
        <comment>siege.2.2a/title</comment>
        <translation>L’assiégeant comble le fossé</translation>
    </message>
    <message>
        <source>Before the assault the besieger puts filled-moat counters on moat hexes of his choice, up to the number that the scenario gives him.</source>
        <comment>siege.2.2a/text</comment>
        <translation>Avant l’assaut, l’assiégeant pose des pions fossé comblé sur des cases fossé de son choix, jusqu’au nombre fixé par le scénario.</translation>
    </message>
    <message>
        <source>Only filled moat lets engines reach the wall</source>
        <comment>siege.2.2b/title</comment>
        <extracomment>reach: get to</extracomment>
        <translation>Les engins n’atteignent les murs que par le fossé comblé</translation>
    </message>
    <message>
        <source>Siege towers and rams can come to the foot of the walls only over filled moat; there is no other way for them.</source>
        <comment>siege.2.2b/text</comment>
        <translation>Les tours de siège et les béliers ne peuvent gagner le pied des murs qu’en passant sur du fossé comblé&#xa0;: ils n’ont pas d’autre chemin.</translation>
    </message>
    <message>
        <source>Fascines are placed anew for each assault</source>
        <comment>siege.2.2c/title</comment>
        <extracomment>placed: laid on the map</extracomment>
        <translation>Le fossé se comble à nouveau à chaque assaut</translation>
    </message>
    <message>
        <source>This concerns scenarios of several days. In the French edition the filled-moat counters are taken off the map at the end of each day and placed afresh before each assault; in the Spanish edition they are placed afresh each day before the assault. The result is the same.</source>
        <comment>siege.2.2c/text</comment>
        <translation>Cela vaut pour les scénarios de plusieurs jours. Dans l’édition française, les pions fossé comblé sont ôtés de la carte à la fin de chaque journée et posés à nouveau avant chaque assaut&#xa0;; dans l’édition espagnole, ils sont posés à nouveau chaque jour avant l’assaut. Le résultat est le même.</translation>
    </message>
    <message>
        <source>Filled moat is no longer moat</source>
        <comment>siege.2.2d/title</comment>
        <translation>Le fossé comblé n’est plus du fossé</translation>
    </message>
    <message>
        <source>A character on a filled-moat hex is at ground height and does not count as being in the moat, neither when it shoots nor when it is shot at (rules 1.45c, 1.46c and 1.46e). A filled hex that lies beside open moat counts as a hex adjacent to the moat&apos;s edge. See siege.ruling.filled-level.</source>
        <comment>siege.2.2d/text</comment>
        <translation>Un personnage sur une case fossé comblé est à hauteur du sol et ne compte pas comme étant dans le fossé, ni quand il tire ni quand il est visé (règles 1.45c, 1.46c et 1.46e). Une case fossé comblé adjacente au fossé ouvert compte comme une case adjacente au bord du fossé. Voir siege.ruling.filled-level.</translation>
    </message>
    <message>
        <source>Rubble in a scenario of one day</source>
        <comment>siege.2.31a/title</comment>
        <translation>La muraille démolie dans un scénario d’un seul jour</translation>
    </message>
    <message>
        <source>In a scenario of a single day the besieger places the demolished-wall counters before the assault, in the same way as the filled-moat counters (rule 2.2) and up to the number given by the scenario.</source>
        <comment>siege.2.31a/text</comment>
        <translation>Dans un scénario d’un seul jour, l’assiégeant pose les pions muraille démolie avant l’assaut, de la même façon que les pions fossé comblé (règle 2.2) et jusqu’au nombre fixé par le scénario.</translation>
    </message>
    <message>
        <source>Rubble in a scenario of the whole siege</source>
        <comment>siege.2.31b/title</comment>
        <translation>La muraille démolie quand le scénario couvre tout le siège</translation>
    </message>
    <message>
        <source>In a scenario that covers the whole siege, demolished-wall counters go only on hexes that mangonels, trebuchets or rams have fully demolished. So says the French edition; the Spanish edition speaks of damaged hexes, which is read as demolished (siege.ruling.es-damaged).</source>
        <comment>siege.2.31b/text</comment>
        <translation>Dans un scénario qui couvre tout le siège, les pions muraille démolie ne se posent que sur les cases que les mangonneaux, les trébuchets ou les béliers ont complètement démolies. C’est ce que dit l’édition française&#xa0;; l’édition espagnole parle de cases endommagées, mot qu’on lit ici comme démolies (siege.ruling.es-damaged).</translation>
    </message>
    <message>
        <source>Shooting through a breach</source>
        <comment>siege.2.32a/title</comment>
        <translation>Tirer par une brèche</translation>
    </message>
    <message>
        <source>Shots may be made into a demolished-wall hex and through it. Through such a breach one may therefore shoot into the castle, although people inside are otherwise sheltered (rule 1.52).</source>
        <comment>siege.2.32a/text</comment>
        <translation>On peut tirer dans une case muraille démolie et à travers elle. Par cette brèche, on peut donc tirer à l’intérieur du château, alors que ses occupants sont d’ordinaire à l’abri (règle 1.52).</translation>
    </message>
    <message>
        <source>{target} stands on a demolished wall: medium cover.</source>
        <comment>siege.2.32b/rubble</comment>
        <translation>{target} est sur une muraille démolie&#xa0;: couverture moyenne.</translation>
    </message>
    <message>
        <source>Rubble gives medium cover</source>
        <comment>siege.2.32b/title</comment>
        <translation>Une muraille démolie donne une couverture moyenne</translation>
    </message>
    <message>
        <source>A target on a demolished-wall hex has medium cover, wherever the shooter stands.</source>
        <comment>siege.2.32b/text</comment>
        <translation>Une cible sur une case muraille démolie a une couverture moyenne, où que se trouve le tireur.</translation>
    </message>
    <message>
        <source>Rubble can be entered from every side</source>
        <comment>siege.2.33a/title</comment>
        <translation>On entre de tous les côtés dans une muraille démolie</translation>
    </message>
    <message>
        <source>Once a rampart, castle wall or arrow-slit hex bears a demolished-wall counter, it can be entered from every neighbouring hex, except where a wall that still stands separates the two hexes.</source>
        <comment>siege.2.33a/text</comment>
        <translation>Dès qu’une case remparts, mur du château ou meurtrière porte un pion muraille démolie, on peut y entrer de toutes les cases adjacentes, sauf là où un mur encore debout sépare les deux cases.</translation>
    </message>
    <message>
        <source>Entering rubble costs 2</source>
        <comment>siege.2.33b/title</comment>
        <translation>Entrer dans une muraille démolie coûte 2</translation>
    </message>
    <message>
        <source>Entering a demolished-wall hex costs 2 movement points, whether one comes from the moat (filled or not), from a rampart or from any other neighbouring hex.</source>
        <comment>siege.2.33b/text</comment>
        <translation>Entrer dans une case muraille démolie coûte 2 points de mouvement, que l’on vienne du fossé (comblé ou non), d’un rempart ou de toute autre case adjacente.</translation>
    </message>
    <message>
        <source>From rubble into the castle costs 3</source>
        <comment>siege.2.33c/title</comment>
        <translation>De la muraille démolie au château, il en coûte 3</translation>
    </message>
    <message>
        <source>Going from a demolished-wall hex onto a rampart, tower or keep hex costs 3 movement points.</source>
        <comment>siege.2.33c/text</comment>
        <translation>Passer d’une case muraille démolie à une case remparts, tour ou donjon coûte 3 points de mouvement.</translation>
    </message>
    <message>
        <source>Inside of a siege tower</source>
        <comment>siege.2.4a/title</comment>
        <translation>L’intérieur de la tour de siège</translation>
    </message>
    <message>
        <source>The inside of a siege tower (its lower level) costs 2 movement points to enter on foot and is impassable for horses. It gives total cover, its combat influence is neutral (0), and it is at ground height.</source>
        <comment>siege.2.4a/text</comment>
        <translation>L’intérieur de la tour de siège (niveau inférieur) coûte 2 points de mouvement à pied et il est impassable pour les chevaux. Il donne une couverture totale, son influence sur les combats est neutre (0) et il est à hauteur du sol.</translation>
    </message>
    <message>
        <source>Top of a siege tower</source>
        <comment>siege.2.4b/title</comment>
        <translation>Le sommet de la tour de siège</translation>
    </message>
    <message>
        <source>The top of a siege tower (its upper level) costs 2 movement points on foot, and 2 more to climb up to it; it is impassable for horses. It gives light cover, its combat influence is a disadvantage (-), and it is at wall height.</source>
        <comment>siege.2.4b/text</comment>
        <translation>Le sommet de la tour de siège (niveau supérieur) coûte 2 points de mouvement à pied, plus 2 autres pour y monter&#xa0;; il est impassable pour les chevaux. Il donne une couverture légère, son influence sur les combats est un désavantage (-) et il est à hauteur des murailles.</translation>
    </message>
    <message>
        <source>Three hexes on two levels</source>
        <comment>siege.2.4c/title</comment>
        <translation>Trois cases sur deux niveaux</translation>
    </message>
    <message>
        <source>A siege tower covers three hexes and has two levels. Counters of characters inside lie under the tower&apos;s counter, those of characters on top lie on it.</source>
        <comment>siege.2.4c/text</comment>
        <translation>La tour de siège couvre trois cases et compte deux niveaux. Les pions des personnages à l’intérieur sont sous le pion de la tour, ceux des personnages au sommet sont dessus.</translation>
    </message>
    <message>
        <source>Three characters move the tower</source>
        <comment>siege.2.41a/title</comment>
        <translation>Trois personnages déplacent la tour</translation>
    </message>
    <message>
        <source>When three characters are inside, one on each hex, the siege tower moves up to 2 movement points a turn and takes along all that it carries. With fewer than three it cannot move. Each step costs the dearest terrain that any of its hexes newly enters (siege.ruling.tower-move).</source>
        <comment>siege.2.41a/text</comment>
        <translation>Quand trois personnages sont à l’intérieur, un par case, la tour de siège se déplace de 2 points de mouvement au plus par tour et emporte tout ce qu’elle contient. À moins de trois, elle ne peut pas bouger. Chaque pas en avant ou en arrière coûte autant que le terrain le plus cher où entre l’une de ses cases (siege.ruling.tower-move).</translation>
    </message>
    <message>
        <source>Straight forward or straight back</source>
        <comment>siege.2.41b/title</comment>
        <extracomment>back: backwards</extracomment>
        <translation>Tout droit, en avant ou en arrière</translation>
    </message>
    <message>
        <source>A siege tower moves only straight forward or straight back along the direction in which it faces; any other move is refused. See siege.ruling.tower-move.</source>
        <comment>siege.2.41b/text</comment>
        <translation>La tour de siège ne se déplace qu’en ligne droite, en avant ou en arrière, selon son orientation&#xa0;; tout autre déplacement est interdit. Voir siege.ruling.tower-move.</translation>
    </message>
    <message>
        <source>The tower enters at the edge of the map</source>
        <comment>siege.2.41c/title</comment>
        <translation>La tour entre par le bord de la carte</translation>
    </message>
    <message>
        <source>When the assault begins the besieger brings the siege tower in at a hex on the edge of the map, facing as he wishes.</source>
        <comment>siege.2.41c/text</comment>
        <translation>Au début de l’assaut, l’assiégeant fait entrer la tour de siège par une case du bord de la carte, dans l’orientation qu’il veut.</translation>
    </message>
    <message>
        <source>A fight holds the tower up</source>
        <comment>siege.2.41d/title</comment>
        <extracomment>holds up: stops</extracomment>
        <translation>Un combat retarde la tour</translation>
    </message>
    <message>
        <source>When one of the characters who move the siege tower attacks in melee, the tower may not move in the next turn.</source>
        <comment>siege.2.41d/text</comment>
        <translation>Si l’un des personnages qui déplacent la tour de siège engage un combat, la tour ne peut pas bouger au tour suivant.</translation>
    </message>
    <message>
        <source>Plain ground and filled moat only</source>
        <comment>siege.2.41e/title</comment>
        <translation>Terrain plat et fossé comblé seulement</translation>
    </message>
    <message>
        <source>A siege tower may advance onto plain ground and filled moat; every other terrain is closed to it.</source>
        <comment>siege.2.41e/text</comment>
        <translation>La tour de siège ne peut avancer que sur du terrain plat ou du fossé comblé&#xa0;; tout autre terrain lui est fermé.</translation>
    </message>
    <message>
        <source>Three more on top</source>
        <comment>siege.2.42a/title</comment>
        <translation>Trois autres au sommet</translation>
    </message>
    <message>
        <source>A siege tower carries up to three characters on top, besides the three inside.</source>
        <comment>siege.2.42a/text</comment>
        <translation>La tour de siège porte jusqu’à trois personnages au sommet, en plus des trois qui sont à l’intérieur.</translation>
    </message>
    <message>
        <source>Entering a siege tower costs 2</source>
        <comment>siege.2.42b/title</comment>
        <translation>Entrer dans la tour de siège coûte 2</translation>
    </message>
    <message>
        <source>Entering a hex of the siege tower on its lower level costs 2 movement points, whether the character passes through or stops there.</source>
        <comment>siege.2.42b/text</comment>
        <translation>Entrer dans une case du niveau inférieur de la tour de siège coûte 2 points de mouvement, que ce soit pour la traverser ou pour s’y arrêter.</translation>
    </message>
    <message>
        <source>Climbing inside the tower</source>
        <comment>siege.2.42c/title</comment>
        <translation>Monter dans la tour</translation>
    </message>
    <message>
        <source>Going from the lower level to the top of the same hex costs 2 movement points more. Each lower hex communicates with the upper hex above it, in both directions.</source>
        <comment>siege.2.42c/text</comment>
        <translation>Passer du niveau inférieur au sommet de la même case coûte 2 points de mouvement de plus. Chaque case du niveau inférieur communique avec la case correspondante du niveau supérieur, dans les deux sens.</translation>
    </message>
    <message>
        <source>From hex to hex inside the tower</source>
        <comment>siege.2.42d/title</comment>
        <translation>D’une case à l’autre dans la tour</translation>
    </message>
    <message>
        <source>Moving between hexes of the siege tower on the same level costs 1 movement point a hex.</source>
        <comment>siege.2.42d/text</comment>
        <translation>Passer d’une case à l’autre de la tour de siège au même niveau coûte 1 point de mouvement par case.</translation>
    </message>
    <message>
        <source>The tower top looks over what is lower</source>
        <comment>siege.2.43a/title</comment>
        <extracomment>looks over: shoots above</extracomment>
        <translation>Du sommet, on tire par-dessus ce qui est en contrebas</translation>
    </message>
    <message>
        <source>For a shooter on top of a siege tower, characters and other obstacles lower than he is do not count when they are within 10 hexes of his hex. In the French edition they are those that lie lower; in the Spanish edition those that lie between, which is read as lower (siege.ruling.es-slips). How the radius is measured is told in siege.ruling.radius.</source>
        <comment>siege.2.43a/text</comment>
        <translation>Dans un rayon de 10 hexagones autour de sa case, un tireur au sommet de la tour de siège ne tient pas compte des personnages ni des autres obstacles en contrebas. Dans l’édition française, il s’agit de ce qui est en contrebas&#xa0;; dans l’édition espagnole, de ce qui est entre les deux, ce qu’on lit ici comme en contrebas (siege.ruling.es-slips). La mesure du rayon est expliquée dans siege.ruling.radius.</translation>
    </message>
    <message>
        <source>No shot beside a friend of the shooter</source>
        <comment>siege.2.43b/title</comment>
        <translation>Pas de tir à côté d’un ami du tireur</translation>
    </message>
    <message>
        <source>A shot from the top of a siege tower is refused when a character of the shooter&apos;s own side is adjacent to the target and at the target&apos;s height. The optional rule on shooting errors lifts this limit (siege.error.1).</source>
        <comment>siege.2.43b/text</comment>
        <translation>Le tir du sommet de la tour de siège est interdit si un personnage du camp du tireur est adjacent à la cible et à la même hauteur qu’elle. La règle optionnelle sur les erreurs de tir lève cette interdiction (siege.error.1).</translation>
    </message>
    <message>
        <source>Brush and embankment lose their cover</source>
        <comment>siege.2.43c/title</comment>
        <translation>Broussailles et talus ne couvrent plus</translation>
    </message>
    <message>
        <source>Seen from the top of a siege tower, a target on a brush or embankment hex within 10 hexes has no cover.</source>
        <comment>siege.2.43c/text</comment>
        <translation>Vue du sommet de la tour de siège, une cible sur une case broussailles ou talus dans un rayon de 10 hexagones n’a aucune couverture.</translation>
    </message>
    <message>
        <source>What still stops a shot from the tower</source>
        <comment>siege.2.43d/title</comment>
        <translation>Ce qui arrête encore le tir depuis la tour</translation>
    </message>
    <message>
        <source>From the top of a siege tower no shot may pass through trees, the keep, the towers of the castle or another siege tower (rule 2.44a).</source>
        <comment>siege.2.43d/text</comment>
        <translation>Du sommet de la tour de siège, aucun tir ne peut traverser des arbres, le donjon, les tours du château ou une autre tour de siège (règle 2.44a).</translation>
    </message>
    <message>
        <source>From the tower over the ramparts</source>
        <comment>siege.2.43e/title</comment>
        <extracomment>over: above</extracomment>
        <translation>De la tour, par-dessus les remparts</translation>
    </message>
    <message>
        <source>From the top of a siege tower a shot may pass over a rampart into the castle when the target is at least as far from the wall as the shooter; when the target is nearer, the shot is refused. The wall is taken to lie exactly between the two hexes that it separates, so the hex next to it on either side is at distance 1 (rule 1.44k).</source>
        <comment>siege.2.43e/text</comment>
        <translation>Du sommet de la tour de siège, on peut tirer par-dessus un rempart à l’intérieur du château si la cible est au moins aussi loin du mur que le tireur&#xa0;; si elle en est plus près, le tir est interdit. Le mur est censé se trouver exactement entre les deux cases qu’il sépare, de sorte que la case adjacente au mur, d’un côté comme de l’autre, est à la distance 1 (règle 1.44k).</translation>
    </message>
    <message>
        <source>The line meets the siege tower at {hex}.</source>
        <comment>siege.2.44a/through</comment>
        <translation>La ligne rencontre la tour de siège à la case {hex}.</translation>
    </message>
    <message>
        <source>Into a siege tower, not through it</source>
        <comment>siege.2.44a/title</comment>
        <translation>Dans la tour de siège, pas à travers</translation>
    </message>
    <message>
        <source>Shots may be made into a siege tower hex but not through it. The only exception is a shot from the keep, which may pass over the tower (rule 1.44j).</source>
        <comment>siege.2.44a/text</comment>
        <translation>On peut tirer dans une case tour de siège, mais pas à travers. Seul le tir depuis le donjon fait exception&#xa0;: il peut passer par-dessus la tour (règle 1.44j).</translation>
    </message>
    <message>
        <source>Light cover on top</source>
        <comment>siege.2.44b/title</comment>
        <translation>Couverture légère au sommet</translation>
    </message>
    <message>
        <source>A target on top of a siege tower has light cover.</source>
        <comment>siege.2.44b/text</comment>
        <translation>Une cible au sommet de la tour de siège a une couverture légère.</translation>
    </message>
    <message>
        <source>Inside one neither shoots nor is shot at</source>
        <comment>siege.2.44c/title</comment>
        <translation>À l’intérieur, on ne tire pas et on n’est pas visé</translation>
    </message>
    <message>
        <source>A character inside a siege tower has total cover, but may not shoot.</source>
        <comment>siege.2.44c/text</comment>
        <translation>Un personnage à l’intérieur de la tour de siège a une couverture totale, mais il ne peut pas tirer.</translation>
    </message>
    <message>
        <source>Between tower top and rampart</source>
        <comment>siege.2.45a/title</comment>
        <translation>Entre le sommet et le rempart</translation>
    </message>
    <message>
        <source>Where a hex of the siege tower is adjacent to a rampart hex, a character on top of that tower hex may step onto the rampart for 2 movement points. The step back, from the rampart to the tower top, costs the same.</source>
        <comment>siege.2.45a/text</comment>
        <translation>Là où une case de la tour de siège est adjacente à une case remparts, un personnage au sommet de cette case peut passer sur le rempart pour 2 points de mouvement. Le passage inverse, du rempart au sommet, coûte autant.</translation>
    </message>
    <message>
        <source>Not onto a rampart held by an enemy</source>
        <comment>siege.2.45b/title</comment>
        <extracomment>held: occupied</extracomment>
        <translation>Pas sur un rempart tenu par l’ennemi</translation>
    </message>
    <message>
        <source>The step from the tower top is refused when the rampart hex holds an enemy.</source>
        <comment>siege.2.45b/text</comment>
        <translation>Le passage depuis le sommet de la tour est interdit si un ennemi occupe la case remparts.</translation>
    </message>
    <message>
        <source>Stepping across as advance after combat</source>
        <comment>siege.2.45c/title</comment>
        <translation>Passer par une avance après combat</translation>
    </message>
    <message>
        <source>The step between tower top and rampart may also be made as an advance after combat (rule 1.73).</source>
        <comment>siege.2.45c/text</comment>
        <translation>Le passage entre le sommet de la tour et le rempart peut aussi se faire comme avance après combat (règle 1.73).</translation>
    </message>
    <message>
        <source>Fighting on top and against the ramparts</source>
        <comment>siege.2.45d/title</comment>
        <translation>Combat au sommet et contre les remparts</translation>
    </message>
    <message>
        <source>Characters on top of a siege tower and characters on ramparts may fight each other when they are adjacent. Characters on the three top hexes may also fight one another.</source>
        <comment>siege.2.45d/text</comment>
        <translation>Les personnages au sommet de la tour de siège et ceux qui sont sur les remparts peuvent se combattre quand ils sont adjacents. Ceux qui se trouvent sur les trois cases du sommet peuvent aussi se combattre entre eux.</translation>
    </message>
    <message>
        <source>No fighting between the two levels</source>
        <comment>siege.2.45e/title</comment>
        <translation>Pas de combat entre les deux niveaux</translation>
    </message>
    <message>
        <source>Melee between the upper and the lower level of a siege tower is refused.</source>
        <comment>siege.2.45e/text</comment>
        <translation>Le combat entre le niveau supérieur et le niveau inférieur de la tour de siège est interdit.</translation>
    </message>
    <message>
        <source>Fighting from inside the tower</source>
        <comment>siege.2.45f/title</comment>
        <translation>Combat depuis l’intérieur de la tour</translation>
    </message>
    <message>
        <source>Characters inside a siege tower may attack adjacent hexes at ground height, and may be attacked from them.</source>
        <comment>siege.2.45f/text</comment>
        <translation>Les personnages à l’intérieur de la tour de siège peuvent attaquer les cases adjacentes à hauteur du sol, et être attaqués depuis celles-ci.</translation>
    </message>
    <message>
        <source>How many a siege tower holds</source>
        <comment>siege.2.46/title</comment>
        <extracomment>holds: has room for</extracomment>
        <translation>Ce que contient une tour de siège</translation>
    </message>
    <message>
        <source>A siege tower holds one character on each of its three lower hexes and one on each of its three upper hexes. Two characters may thus be in the same hex, on different levels.</source>
        <comment>siege.2.46/text</comment>
        <translation>La tour de siège reçoit un personnage sur chacune de ses trois cases inférieures et un sur chacune de ses trois cases supérieures. Deux personnages peuvent ainsi se trouver dans la même case, à des niveaux différents.</translation>
    </message>
    <message>
        <source>Plain ground</source>
        <comment>siege.3.1a/title</comment>
        <translation>Terrain plat</translation>
    </message>
    <message>
        <source>Plain ground costs 1 movement point to enter, on foot or mounted. It gives no cover, its combat influence is neutral (0), and it is at ground height.</source>
        <comment>siege.3.1a/text</comment>
        <translation>Le terrain plat coûte 1 point de mouvement, à pied comme à cheval. Il ne donne aucune couverture, son influence sur les combats est neutre (0) et il est à hauteur du sol.</translation>
    </message>
    <message>
        <source>Brush</source>
        <comment>siege.3.1b/title</comment>
        <translation>Broussailles</translation>
    </message>
    <message>
        <source>A brush hex costs 2 movement points to enter, on foot or mounted. It gives light cover, its combat influence is a disadvantage (-), and it is at ground height.</source>
        <comment>siege.3.1b/text</comment>
        <translation>Une case broussailles coûte 2 points de mouvement, à pied comme à cheval. Elle donne une couverture légère, son influence sur les combats est un désavantage (-) et elle est à hauteur du sol.</translation>
    </message>
    <message>
        <source>Tree</source>
        <comment>siege.3.1c/title</comment>
        <translation>Arbre</translation>
    </message>
    <message>
        <source>A tree hex costs 2 movement points to enter on foot and is impassable for horses. It gives light cover, its combat influence is a disadvantage (-), and it is at ground height.</source>
        <comment>siege.3.1c/text</comment>
        <translation>Une case arbre coûte 2 points de mouvement à pied et elle est impassable pour les chevaux. Elle donne une couverture légère, son influence sur les combats est un désavantage (-) et elle est à hauteur du sol.</translation>
    </message>
    <message>
        <source>Embankment</source>
        <comment>siege.3.1d/title</comment>
        <translation>Talus</translation>
    </message>
    <message>
        <source>The top of an embankment costs 2 movement points to enter, on foot or mounted, and gives medium cover when the line of fire passes over that top. In the French edition its combat influence is a disadvantage (-), in the Spanish edition neutral (0); see siege.ruling.embankment-influence. It is at ground height, but its top stands above its foot.</source>
        <comment>siege.3.1d/text</comment>
        <translation>Le haut d’un talus coûte 2 points de mouvement, à pied comme à cheval, et donne une couverture moyenne quand la ligne de tir y passe. Dans l’édition française, son influence sur les combats est un désavantage (-)&#xa0;; dans l’édition espagnole, elle est neutre (0)&#xa0;; voir siege.ruling.embankment-influence. Le talus est à hauteur du sol, mais son haut domine son pied.</translation>
    </message>
    <message>
        <source>Tent</source>
        <comment>siege.3.1e/title</comment>
        <translation>Tente</translation>
    </message>
    <message>
        <source>Trench</source>
        <comment>siege.3.1f/title</comment>
        <translation>Tranchée</translation>
    </message>
    <message>
        <source>A trench hex costs 1 movement point to enter; mounted characters pay 1 too and may cross it, but may not stop in it. It gives strong cover, its combat influence is an advantage (+), and it is at ground height.</source>
        <comment>siege.3.1f/text</comment>
        <translation>Une case tranchée coûte 1 point de mouvement&#xa0;; un personnage à cheval paie 1 lui aussi et peut la traverser, mais non s’y arrêter. Elle donne une couverture forte, son influence sur les combats est un avantage (+) et elle est à hauteur du sol.</translation>
    </message>
    <message>
        <source>Shooting through brush</source>
        <comment>siege.3.21a/title</comment>
        <translation>Tirer à travers les broussailles</translation>
    </message>
    <message>
        <source>Shots may be made into brush hexes and through them.</source>
        <comment>siege.3.21a/text</comment>
        <translation>On peut tirer dans les cases broussailles et à travers elles.</translation>
    </message>
    <message>
        <source>{target} is in brush: light cover.</source>
        <comment>siege.3.21b/in</comment>
        <translation>{target} est dans les broussailles&#xa0;: couverture légère.</translation>
    </message>
    <message>
        <source>The line crosses brush at {hex}: light cover for {target}.</source>
        <comment>siege.3.21b/behind</comment>
        <translation>La ligne traverse des broussailles à la case {hex}&#xa0;: couverture légère pour {target}.</translation>
    </message>
    <message>
        <source>Light cover on or behind brush</source>
        <comment>siege.3.21b/title</comment>
        <translation>Couverture légère dans les broussailles ou derrière</translation>
    </message>
    <message>
        <source>A target on a brush hex has light cover, and so has one behind brush, that is when the line of fire crosses a brush hex. Several brush hexes together still give only light cover.</source>
        <comment>siege.3.21b/text</comment>
        <translation>Une cible sur une case broussailles a une couverture légère&#xa0;; une cible derrière des broussailles aussi, c’est-à-dire quand la ligne de tir traverse une case broussailles. Plusieurs cases broussailles ne donnent toujours qu’une couverture légère.</translation>
    </message>
    <message>
        <source>Trees at {hex} are in the way.</source>
        <comment>siege.3.22a/tree</comment>
        <translation>Des arbres bloquent la ligne à la case {hex}.</translation>
    </message>
    <message>
        <source>Trees stop shots</source>
        <comment>siege.3.22a/title</comment>
        <translation>Les arbres arrêtent les tirs</translation>
    </message>
    <message>
        <source>A shot is refused when a tree hex lies between shooter and target.</source>
        <comment>siege.3.22a/text</comment>
        <translation>Le tir est interdit s’il y a une case arbre entre le tireur et la cible.</translation>
    </message>
    <message>
        <source>{target} is among trees: light cover.</source>
        <comment>siege.3.22b/tree</comment>
        <translation>{target} est parmi les arbres&#xa0;: couverture légère.</translation>
    </message>
    <message>
        <source>A target among trees</source>
        <comment>siege.3.22b/title</comment>
        <translation>Une cible parmi les arbres</translation>
    </message>
    <message>
        <source>A target on a tree hex may be shot at as long as the line of fire crosses no other tree hex. It has light cover.</source>
        <comment>siege.3.22b/text</comment>
        <translation>On peut tirer sur une cible placée sur une case arbre tant que la ligne de tir ne traverse aucune autre case arbre. La cible a une couverture légère.</translation>
    </message>
    <message>
        <source>Past an embankment</source>
        <comment>siege.3.23a/title</comment>
        <translation>Sans passer par le haut du talus</translation>
    </message>
    <message>
        <source>An embankment does not stop a line of fire that does not pass over its top.</source>
        <comment>siege.3.23a/text</comment>
        <translation>Un talus n’arrête pas une ligne de tir qui ne passe pas par son haut.</translation>
    </message>
    <message>
        <source>The line passes the top of the embankment at {hex}: the lower one is {below} from it, the higher one {above}. The lower one is too near.</source>
        <comment>siege.3.23b/near</comment>
        <translation>Par-dessus le haut du talus, case {hex}&#xa0;: distance de {below} en contrebas, de {above} en hauteur. Le personnage en contrebas est trop près.</translation>
    </message>
    <message>
        <source>Over the top of an embankment</source>
        <comment>siege.3.23b/title</comment>
        <translation>Par-dessus le haut du talus</translation>
    </message>
    <message>
        <source>When the line of fire passes over the top of an embankment, the shot is allowed only if the lower of the two characters is at least as far from the embankment hex as the higher one. If he is nearer, the shot is refused.</source>
        <comment>siege.3.23b/text</comment>
        <translation>Quand la ligne de tir passe par le haut d’un talus, le tir n’est permis que si le personnage en contrebas est au moins aussi loin de la case talus que le personnage situé en hauteur. S’il en est plus près, le tir est interdit.</translation>
    </message>
    <message>
        <source>On the embankment hex itself</source>
        <comment>siege.3.23c/title</comment>
        <translation>Sur la case talus elle-même</translation>
    </message>
    <message>
        <source>When the lower character stands on the embankment hex itself, he may shoot across its top and may be shot at across it.</source>
        <comment>siege.3.23c/text</comment>
        <translation>Quand le personnage en contrebas se trouve sur la case talus elle-même, il peut tirer par-dessus le haut du talus et on peut lui tirer dessus de même.</translation>
    </message>
    <message>
        <source>The top of the embankment shelters {target}: medium cover.</source>
        <comment>siege.3.23d/top</comment>
        <translation>Le haut du talus abrite {target}&#xa0;: couverture moyenne.</translation>
    </message>
    <message>
        <source>Cover of an embankment</source>
        <comment>siege.3.23d/title</comment>
        <translation>La couverture du talus</translation>
    </message>
    <message>
        <source>A target on an embankment hex has medium cover when the line of fire passes over the top, and no cover otherwise.</source>
        <comment>siege.3.23d/text</comment>
        <translation>Une cible sur une case talus a une couverture moyenne quand la ligne de tir passe par le haut, aucune autrement.</translation>
    </message>
    <message>
        <source>Measuring from an embankment</source>
        <comment>siege.3.23e/title</comment>
        <translation>Mesurer depuis un talus</translation>
    </message>
    <message>
        <source>For an embankment distances are counted from its own hex, which is 0, so that its neighbours are at 1. They are not counted from a line between two hexes, as they are for the castle walls (rule 1.44k).</source>
        <comment>siege.3.23e/text</comment>
        <translation>Pour un talus, les distances se comptent depuis sa case, qui vaut 0&#xa0;: les cases adjacentes sont donc à 1. Elles ne se comptent pas depuis une ligne entre deux cases, comme on le fait pour les murs du château (règle 1.44k).</translation>
    </message>
    <message>
        <source>No shot through the tent at {hex}.</source>
        <comment>siege.3.24a/through</comment>
        <translation>On ne tire pas à travers la tente de la case {hex}.</translation>
    </message>
    <message>
        <source>Tents stop shots</source>
        <comment>siege.3.24a/title</comment>
        <translation>Les tentes arrêtent les tirs</translation>
    </message>
    <message>
        <source>Shots may be made into a tent hex but not through it, unless fire has destroyed the tent.</source>
        <comment>siege.3.24a/text</comment>
        <translation>On peut tirer dans une case tente, mais pas à travers, sauf si le feu a détruit la tente.</translation>
    </message>
    <message>
        <source>{target} is in a tent: light cover.</source>
        <comment>siege.3.24b/tent</comment>
        <translation>{target} est dans une tente&#xa0;: couverture légère.</translation>
    </message>
    <message>
        <source>Light cover in a tent</source>
        <comment>siege.3.24b/title</comment>
        <translation>Couverture légère dans une tente</translation>
    </message>
    <message>
        <source>A target on a tent hex has light cover.</source>
        <comment>siege.3.24b/text</comment>
        <translation>Une cible sur une case tente a une couverture légère.</translation>
    </message>
    <message>
        <source>Trenches do not stop shots</source>
        <comment>siege.3.25a/title</comment>
        <translation>Les tranchées n’arrêtent pas les tirs</translation>
    </message>
    <message>
        <source>Shots may be made into a trench hex and through it, even when someone is in it: whoever is in a trench does not stand in the way of a shot (rule 1.42).</source>
        <comment>siege.3.25a/text</comment>
        <translation>On peut tirer dans une case tranchée et à travers elle, même si elle est occupée&#xa0;: un personnage dans une tranchée ne gêne pas le tir (règle 1.42).</translation>
    </message>
    <message>
        <source>{target} is in a trench: strong cover.</source>
        <comment>siege.3.25b/trench</comment>
        <translation>{target} est dans une tranchée&#xa0;: couverture forte.</translation>
    </message>
    <message>
        <source>Strong cover in a trench</source>
        <comment>siege.3.25b/title</comment>
        <translation>Couverture forte dans une tranchée</translation>
    </message>
    <message>
        <source>A target in a trench has strong cover.</source>
        <comment>siege.3.25b/text</comment>
        <translation>Une cible dans une tranchée a une couverture forte.</translation>
    </message>
    <message>
        <source>Of the two hexes of {target} the better cover counts: {cover}.</source>
        <comment>siege.3.31/better</comment>
        <translation>{target} occupe deux cases&#xa0;; la couverture la plus forte compte&#xa0;: {cover}.</translation>
    </message>
    <message>
        <source>Cover of a mounted character</source>
        <comment>siege.3.31/title</comment>
        <translation>La couverture d’un personnage à cheval</translation>
    </message>
    <message>
        <source>A mounted character takes up two hexes. When they give different cover, the better one counts: plain ground and brush make light cover. It is never strong, because the table for mounted targets has no such column (siege.sheet.3b). Which of the two hexes a shot is aimed at is told in siege.ruling.mounted-aim.</source>
        <comment>siege.3.31/text</comment>
        <translation>Un personnage à cheval occupe deux cases. Si elles donnent des couvertures différentes, la plus forte compte&#xa0;: terrain plat et broussailles donnent une couverture légère. Elle n’est jamais forte, car la table des cibles à cheval n’a pas cette colonne (siege.sheet.3b). Pour savoir laquelle des deux cases est visée, voir siege.ruling.mounted-aim.</translation>
    </message>
    <message>
        <source>Where horses cannot go</source>
        <comment>siege.3.32a/title</comment>
        <translation>Où les chevaux ne vont pas</translation>
    </message>
    <message>
        <source>Horses, with or without a rider, may not enter ramparts, stairs, the doors and insides of towers and keep, the moat (filled or not), demolished walls, trees, tents, or any hex with a siege engine. What counts as an engine is told in siege.ruling.engines.</source>
        <comment>siege.3.32a/text</comment>
        <translation>Les chevaux, avec ou sans cavalier, ne peuvent pas entrer sur les remparts, les escaliers, les portes et l’intérieur des tours et du donjon, le fossé (comblé ou non), les murailles démolies, les arbres, les tentes, ni dans aucune case occupée par un engin de siège. Pour ce qui compte comme engin de siège, voir siege.ruling.engines.</translation>
    </message>
    <message>
        <source>Horses and trenches</source>
        <comment>siege.3.32b/title</comment>
        <translation>Chevaux et tranchées</translation>
    </message>
    <message>
        <source>Mounted characters may cross a trench, even when someone is in it, as an exception to rule 1.61a. They may not stop in it.</source>
        <comment>siege.3.32b/text</comment>
        <translation>Un personnage à cheval peut franchir une tranchée, même occupée, par exception à la règle 1.61a. Il ne peut pas s’y arrêter.</translation>
    </message>
    <message>
        <source>Mounting and dismounting take a turn</source>
        <comment>siege.3.33a/title</comment>
        <translation>Monter à cheval ou en descendre prend un tour</translation>
    </message>
    <message>
        <source>Mounting a horse takes one complete turn, and so does dismounting. How that turn is counted is told in siege.ruling.mount-turn.</source>
        <comment>siege.3.33a/text</comment>
        <translation>Monter à cheval prend un tour complet, et en descendre aussi. La façon de compter ce tour est expliquée dans siege.ruling.mount-turn.</translation>
    </message>
    <message>
        <source>The horse must be adjacent</source>
        <comment>siege.3.33b/title</comment>
        <translation>Le cheval doit être adjacent</translation>
    </message>
    <message>
        <source>A character may mount only when it is on a hex adjacent to the horse.</source>
        <comment>siege.3.33b/text</comment>
        <translation>Un personnage ne peut monter à cheval que s’il est sur une case adjacente au cheval.</translation>
    </message>
    <message>
        <source>Who may mount a captured horse</source>
        <comment>siege.3.33c/title</comment>
        <translation>Qui peut monter un cheval capturé</translation>
    </message>
    <message>
        <source>In the French edition captured horses may be mounted only by knights; in the Spanish edition only by riders, that is by characters for whom the scenario provides a mounted counter.</source>
        <comment>siege.3.33c/text</comment>
        <translation>Dans l’édition française, seuls les chevaliers peuvent monter des chevaux capturés&#xa0;; dans l’édition espagnole, seuls les cavaliers, c’est-à-dire les personnages à qui le scénario donne un pion à cheval.</translation>
    </message>
    <message>
        <source>Counters change on mounting</source>
        <comment>siege.3.33d/title</comment>
        <translation>Monter à cheval change les pions</translation>
    </message>
    <message>
        <source>On mounting, the counter of the character on foot and that of the horse are exchanged for the mounted counter of the same character; on dismounting, the other way round.</source>
        <comment>siege.3.33d/text</comment>
        <translation>Quand on monte, le pion du personnage à pied et celui du cheval sont échangés contre le pion à cheval du même personnage&#xa0;; quand on descend, c’est l’inverse.</translation>
    </message>
    <message>
        <source>The wounded and their horses</source>
        <comment>siege.3.33e/title</comment>
        <translation>Les blessés et leurs chevaux</translation>
    </message>
    <message>
        <source>In the French edition a wounded knight may neither mount nor mount again. In the Spanish edition a wounded rider may neither mount nor dismount.</source>
        <comment>siege.3.33e/text</comment>
        <translation>Dans l’édition française, un chevalier blessé ne peut ni monter ni remonter à cheval. Dans l’édition espagnole, un cavalier blessé ne peut ni monter ni descendre.</translation>
    </message>
    <message>
        <source>A horse without rider stays</source>
        <comment>siege.3.34a/title</comment>
        <translation>Un cheval sans cavalier reste sur place</translation>
    </message>
    <message>
        <source>A horse without a rider stays where it is until someone mounts it or leads it away.</source>
        <comment>siege.3.34a/text</comment>
        <translation>Un cheval sans cavalier reste où il est jusqu’à ce qu’on le monte ou qu’on le conduise par la bride.</translation>
    </message>
    <message>
        <source>Leading a horse</source>
        <comment>siege.3.34b/title</comment>
        <translation>Conduire un cheval par la bride</translation>
    </message>
    <message>
        <source>Any character, even a wounded one, who moves through a hex adjacent to a horse without rider may lead it on from there. The horse then follows as if it were part of his counter. Cost and limits are told in siege.ruling.led-horse.</source>
        <comment>siege.3.34b/text</comment>
        <translation>Tout personnage, même blessé, dont le mouvement passe par une case adjacente à un cheval sans cavalier peut le conduire par la bride à partir de là. Le cheval le suit alors comme s’il faisait partie de son pion. Le coût et les limites sont expliqués dans siege.ruling.led-horse.</translation>
    </message>
    <message>
        <source>First {name}, unhorsed, is placed beside the horse.</source>
        <comment>siege.3.35a/first</comment>
        <extracomment>placed: put on the map</extracomment>
        <translation>Cavalier désarçonné&#xa0;: il faut d’abord placer {name} à côté du cheval.</translation>
    </message>
    <message>
        <source>{name} has not been unhorsed.</source>
        <comment>siege.3.35a/not_owed</comment>
        <translation>{name} n’est pas un cavalier désarçonné.</translation>
    </message>
    <message>
        <source>{hex} is not a free hex beside the horse of {name}.</source>
        <comment>siege.3.35a/elsewhere</comment>
        <translation>{name} ne peut aller à la case {hex}&#xa0;: ce n’est pas une case libre à côté de son cheval.</translation>
    </message>
    <message>
        <source>{name} is on foot at {hex}.</source>
        <comment>siege.3.35a/placed</comment>
        <translation>{name} est à pied à la case {hex}.</translation>
    </message>
    <message>
        <source>An unhorsed rider</source>
        <comment>siege.3.35a/title</comment>
        <translation>Le cavalier désarçonné</translation>
    </message>
    <message>
        <source>When a rider is unhorsed by a shot or in melee, his counter on foot (stunned, wounded or dead) goes on a hex adjacent to the horse. In the French edition his owner chooses that hex; the Spanish edition does not say who does. The horse stays where it is, alone, alive or dead as the result says. For lack of room see siege.ruling.unhorsed-place.</source>
        <comment>siege.3.35a/text</comment>
        <translation>Quand un tir ou un combat désarçonne un cavalier, son pion à pied (assommé, blessé ou mort) va sur une case adjacente au cheval. Dans l’édition française, son propriétaire choisit cette case&#xa0;; l’édition espagnole ne dit pas qui le fait. Le cheval reste sur place, seul, vivant ou mort selon le résultat. Faute de place, voir siege.ruling.unhorsed-place.</translation>
    </message>
    <message>
        <source>{target} is a horse without rider: results for a rider are ignored.</source>
        <comment>siege.3.35b/animal</comment>
        <translation>Pas de cavalier ({target})&#xa0;: les résultats qui concernent un cavalier sont ignorés.</translation>
    </message>
    <message>
        <source>Shots and attacks at a horse alone</source>
        <comment>siege.3.35b/title</comment>
        <translation>Tirs et attaques contre un cheval seul</translation>
    </message>
    <message>
        <source>Defence of a horse alone</source>
        <comment>siege.3.35c/title</comment>
        <translation>La défense d’un cheval seul</translation>
    </message>
    <message>
        <source>A horse without rider has a defence of 1.</source>
        <comment>siege.3.35c/text</comment>
        <translation>Un cheval sans cavalier a une défense de 1.</translation>
    </message>
    <message>
        <source>A rider fights on his worse hex</source>
        <comment>siege.3.35d/title</comment>
        <translation>Le cavalier se bat sur la moins bonne de ses cases</translation>
    </message>
    <message>
        <source>In melee a mounted character counts as standing on the less favourable of its two hexes.</source>
        <comment>siege.3.35d/text</comment>
        <translation>En combat, un personnage à cheval compte comme placé sur la moins avantageuse de ses deux cases.</translation>
    </message>
    <message>
        <source>How often a ballista shoots</source>
        <comment>siege.3.41a/title</comment>
        <translation>La cadence de la baliste</translation>
    </message>
    <message>
        <source>A ballista shoots once every three turns, in step 1 of its side&apos;s phase, together with the crossbowmen.</source>
        <comment>siege.3.41a/text</comment>
        <translation>Une baliste tire une fois tous les trois tours, à la séquence 1 de la phase de son camp, en même temps que les arbalétriers.</translation>
    </message>
    <message>
        <source>The crew of a ballista</source>
        <comment>siege.3.41b/title</comment>
        <translation>Les servants de la baliste</translation>
    </message>
    <message>
        <source>A ballista needs two characters beside it, one of them an engineer. In the French edition both must be beside it during the three turns, and at least one must be an engineer, wounded or not. In the Spanish edition there must be two adjacent characters, one of them an engineer. See siege.ruling.ballista-cycle.</source>
        <comment>siege.3.41b/text</comment>
        <translation>Il faut deux personnages à côté d’une baliste, dont un ingénieur. Dans l’édition française, tous deux doivent être auprès d’elle pendant les trois tours, et l’un d’eux au moins doit être ingénieur, blessé ou non. Dans l’édition espagnole, il faut deux personnages adjacents, dont un ingénieur. Voir siege.ruling.ballista-cycle.</translation>
    </message>
    <message>
        <source>Rolling for a ballista shot</source>
        <comment>siege.3.41c/title</comment>
        <translation>Le dé de la baliste</translation>
    </message>
    <message>
        <source>One die is rolled for a ballista shot and read on the table for the kind of target, mounted or on foot. Its ranges are on the play sheet (siege.sheet.1d).</source>
        <comment>siege.3.41c/text</comment>
        <translation>Pour le tir d’une baliste, on lance un dé, lu dans la table qui convient à la cible, à cheval ou à pied. Ses distances de tir sont sur la fiche de jeu (siege.sheet.1d).</translation>
    </message>
    <message>
        <source>Marking the turns of a ballista</source>
        <comment>siege.3.41d/title</comment>
        <translation>Marquer les tours de la baliste</translation>
    </message>
    <message>
        <source>The turns that have passed may be marked by putting counters numbered 1, 2 and 3 on the ballista.</source>
        <comment>siege.3.41d/text</comment>
        <translation>On peut marquer les tours écoulés en posant sur la baliste des pions numérotés 1, 2 et 3.</translation>
    </message>
    <message>
        <source>A ballista stops shots</source>
        <comment>siege.3.42/title</comment>
        <translation>La baliste arrête les tirs</translation>
    </message>
    <message>
        <source>No line of fire may pass through a hex with a ballista.</source>
        <comment>siege.3.42/text</comment>
        <translation>Aucune ligne de tir ne peut traverser une case où se trouve une baliste.</translation>
    </message>
    <message>
        <source>A ballista stays where it was placed</source>
        <comment>siege.3.43a/title</comment>
        <extracomment>placed: put on the map</extracomment>
        <translation>La baliste reste où on l’a placée</translation>
    </message>
    <message>
        <source>A ballista may not be moved once it has been placed. In a scenario of several days it may be placed anew between two assaults.</source>
        <comment>siege.3.43a/text</comment>
        <translation>Une fois placée, une baliste ne peut plus être déplacée. Dans un scénario de plusieurs jours, elle peut être replacée entre deux assauts.</translation>
    </message>
    <message>
        <source>Nobody passes a ballista</source>
        <comment>siege.3.43b/title</comment>
        <translation>Nul ne passe par une baliste</translation>
    </message>
    <message>
        <source>Setting fire by hand</source>
        <comment>siege.3.51a/title</comment>
        <extracomment>by hand: from the next hex, not with an arrow or with oil</extracomment>
        <translation>Mettre le feu à la main</translation>
    </message>
    <message>
        <source>Any character may set fire to an adjacent hex with a tent or, in the French edition, with any siege engine, in the Spanish edition with a siege tower. To do so it must stay a complete turn beside it: it arrives in its own turn, is not driven off in the enemy&apos;s phase and does not move in step 2 of its next turn. In step 4 of that turn it puts a flame counter on one such adjacent hex.</source>
        <comment>siege.3.51a/text</comment>
        <translation>Tout personnage peut mettre le feu à une case adjacente qui contient une tente ou, dans l’édition française, n’importe quel engin de siège, dans l’édition espagnole, une tour de siège. Il doit rester à côté pendant un tour complet&#xa0;: il arrive à son propre tour, n’est pas chassé pendant la phase ennemie et ne bouge pas à la séquence 2 de son tour suivant. À la séquence 4 de ce tour, il pose un pion flammes sur l’une de ces cases adjacentes.</translation>
    </message>
    <message>
        <source>Who sets fire does nothing else</source>
        <comment>siege.3.51b/title</comment>
        <translation>Qui met le feu ne fait rien d’autre</translation>
    </message>
    <message>
        <source>In the phase in which it sets fire, a character neither shoots nor fights.</source>
        <comment>siege.3.51b/text</comment>
        <translation>Pendant la phase où il met le feu, un personnage ne tire pas et ne combat pas.</translation>
    </message>
    <message>
        <source>Not by hand from a rampart</source>
        <comment>siege.3.51c/title</comment>
        <extracomment>by hand: from the next hex, not with an arrow or with oil</extracomment>
        <translation>Pas à la main depuis un rempart</translation>
    </message>
    <message>
        <source>A character on a rampart may not set fire by hand to a siege engine (French edition) or to a siege tower (Spanish edition). It needs flaming arrows or boiling oil instead (rule 5.3).</source>
        <comment>siege.3.51c/text</comment>
        <translation>Un personnage sur un rempart ne peut pas mettre le feu à la main à un engin de siège (édition française) ou à une tour de siège (édition espagnole). Il lui faut des flèches enflammées ou de l’huile bouillante (règle 5.3).</translation>
    </message>
    <message>
        <source>How fire spreads</source>
        <comment>siege.3.52a/title</comment>
        <translation>Comment le feu se répand</translation>
    </message>
    <message>
        <source>Where fire does not spread</source>
        <comment>siege.3.52b/title</comment>
        <translation>Où le feu ne se répand pas</translation>
    </message>
    <message>
        <source>Nothing is rolled for fires that the enemy has put out during his phase. Fire does not spread to hexes with neither siege engine nor tent.</source>
        <comment>siege.3.52b/text</comment>
        <translation>On ne lance pas de dé pour les incendies que l’ennemi a éteints pendant sa phase. Le feu ne se répand pas aux cases sans engin de siège ni tente.</translation>
    </message>
    <message>
        <source>Putting a fire out</source>
        <comment>siege.3.53a/title</comment>
        <translation>Éteindre un incendie</translation>
    </message>
    <message>
        <source>A character adjacent to a burning hex may try to put the fire out in step 4, if it has neither moved nor shot nor fought in that phase. One die is rolled in the column &quot;put out&quot; of the fire table.</source>
        <comment>siege.3.53a/text</comment>
        <translation>Un personnage adjacent à une case en feu peut tenter d’éteindre l’incendie à la séquence 4 s’il n’a ni bougé, ni tiré, ni combattu pendant cette phase. On lance un dé dans la colonne «&#xa0;tentative d’extinction&#xa0;» de la table des incendies.</translation>
    </message>
    <message>
        <source>One attempt each</source>
        <comment>siege.3.53b/title</comment>
        <translation>Une tentative chacun</translation>
    </message>
    <message>
        <source>Each character may make one attempt a turn, at one hex. Several characters may each make their attempt at the same hex.</source>
        <comment>siege.3.53b/text</comment>
        <translation>Chaque personnage peut faire une tentative par tour, sur une seule case. Plusieurs personnages peuvent faire chacun leur tentative sur la même case.</translation>
    </message>
    <message>
        <source>Getting out of the fire</source>
        <comment>siege.3.54a/title</comment>
        <translation>Sortir du feu</translation>
    </message>
    <message>
        <source>Nobody enters a burning hex</source>
        <comment>siege.3.54b/title</comment>
        <translation>Nul n’entre dans une case en feu</translation>
    </message>
    <message>
        <source>A burning hex may not be entered.</source>
        <comment>siege.3.54b/text</comment>
        <translation>On ne peut pas entrer dans une case en feu.</translation>
    </message>
    <message>
        <source>Stunned in the fire</source>
        <comment>siege.3.54c/title</comment>
        <translation>Assommé dans les flammes</translation>
    </message>
    <message>
        <source>For a stunned character in a burning hex a die is rolled. From 1 to 6 it comes round at once and must leave the hex (rule 3.54a); from 7 to 10 it dies.</source>
        <comment>siege.3.54c/text</comment>
        <translation>Pour un personnage assommé dans une case en feu, on lance un dé. De 1 à 6, il reprend aussitôt ses esprits et doit quitter la case (règle 3.54a)&#xa0;; de 7 à 10, il meurt.</translation>
    </message>
    <message>
        <source>Three turns of fire destroy</source>
        <comment>siege.3.55a/title</comment>
        <translation>Trois tours de feu détruisent</translation>
    </message>
    <message>
        <source>When a hex burns for three turns in a row, what it holds is destroyed for good. How the turns are counted is told in siege.ruling.fire-count.</source>
        <comment>siege.3.55a/text</comment>
        <translation>Quand une case brûle trois tours de suite, ce qu’elle contient est détruit pour de bon. La façon de compter les tours est expliquée dans siege.ruling.fire-count.</translation>
    </message>
    <message>
        <source>One burnt hex is the whole engine</source>
        <comment>siege.3.55b/title</comment>
        <translation>Une seule case perdue, et tout l’engin est détruit</translation>
    </message>
    <message>
        <source>It is enough that one hex of a siege engine burns for three turns in a row: the whole engine is destroyed.</source>
        <comment>siege.3.55b/text</comment>
        <translation>Il suffit qu’une case d’un engin de siège brûle trois tours de suite&#xa0;: l’engin entier est détruit.</translation>
    </message>
    <message>
        <source>Three engines against walls</source>
        <comment>siege.4.11a/title</comment>
        <translation>Trois engins contre les murs</translation>
    </message>
    <message>
        <source>Three engines can destroy the walls of the castle: the mangonel, the trebuchet and the ram. The first two throw stones from a distance and usually stand off the map; the ram must be brought to the foot of the wall.</source>
        <comment>siege.4.11a/text</comment>
        <translation>Trois engins peuvent détruire les murs du château&#xa0;: le mangonneau, le trébuchet et le bélier. Les deux premiers lancent des pierres de loin et se tiennent d’ordinaire hors de la carte&#xa0;; le bélier doit être amené au pied du mur.</translation>
    </message>
    <message>
        <source>A day of bombardment or an assault</source>
        <comment>siege.4.11b/title</comment>
        <translation>Une journée de pilonnage ou un assaut</translation>
    </message>
    <message>
        <source>A day of bombardment from a distance rules out any other action that day. The ram, by contrast, is used during an assault.</source>
        <comment>siege.4.11b/text</comment>
        <translation>Une journée de pilonnage à distance exclut toute autre action. Le bélier, lui, sert pendant un assaut.</translation>
    </message>
    <message>
        <source>Damage is kept on the siege sheet</source>
        <comment>siege.4.12/title</comment>
        <translation>Les dégâts sur la fiche de siège</translation>
    </message>
    <message>
        <source>Damage to the walls is marked on the siege sheet, which holds the bombardment table and a small plan of the castle (siege.sheet.6a to siege.sheet.6f).</source>
        <comment>siege.4.12/text</comment>
        <translation>Les dégâts aux murs se notent sur la fiche de siège, qui contient la table de pilonnage et un petit plan du château (de siege.sheet.6a à siege.sheet.6f).</translation>
    </message>
    <message>
        <source>The four stages of demolition</source>
        <comment>siege.4.13a/title</comment>
        <translation>Les quatre étapes de la démolition</translation>
    </message>
    <message>
        <source>A wall hex is destroyed in four stages: slightly damaged, damaged, badly damaged, demolished.</source>
        <comment>siege.4.13a/text</comment>
        <translation>Une case de mur se détruit en quatre étapes&#xa0;: mur légèrement endommagé, endommagé, très endommagé, démoli.</translation>
    </message>
    <message>
        <source>Each D is one stage</source>
        <comment>siege.4.13b/title</comment>
        <translation>Chaque D vaut une étape</translation>
    </message>
    <message>
        <source>Each result D on the bombardment table takes the hex one stage further.</source>
        <comment>siege.4.13b/text</comment>
        <translation>Chaque résultat D dans la table de pilonnage fait passer la case à l’étape suivante.</translation>
    </message>
    <message>
        <source>At most one stage a day from a distance</source>
        <comment>siege.4.13c/title</comment>
        <translation>À distance, une étape par jour au plus</translation>
    </message>
    <message>
        <source>By bombardment from a distance a hex goes down at most one stage a day.</source>
        <comment>siege.4.13c/text</comment>
        <translation>Par le pilonnage à distance, une case franchit une étape par jour au plus.</translation>
    </message>
    <message>
        <source>A ram may go faster</source>
        <comment>siege.4.13d/title</comment>
        <translation>Le bélier peut aller plus vite</translation>
    </message>
    <message>
        <source>A ram may take a hex through several stages in one and the same assault.</source>
        <comment>siege.4.13d/text</comment>
        <translation>Un bélier peut faire franchir plusieurs étapes à une case au cours d’un même assaut.</translation>
    </message>
    <message>
        <source>Damaged is as good as whole</source>
        <comment>siege.4.13e/title</comment>
        <translation>Un mur endommagé vaut un mur intact</translation>
    </message>
    <message>
        <source>For movement, melee and cover a damaged hex counts as whole until it reaches the fourth stage.</source>
        <comment>siege.4.13e/text</comment>
        <translation>Pour le mouvement, le combat et la couverture, une case endommagée compte comme intacte tant qu’elle n’a pas atteint la quatrième étape.</translation>
    </message>
    <message>
        <source>Rubble takes the place of the wall</source>
        <comment>siege.4.14a/title</comment>
        <extracomment>the rubble lies where the wall stood</extracomment>
        <translation>La muraille démolie remplace le mur</translation>
    </message>
    <message>
        <source>Whoever stands on it is wounded</source>
        <comment>siege.4.14b/title</comment>
        <translation>Qui s’y trouve est blessé</translation>
    </message>
    <message>
        <source>A character who is on a hex at the moment of its demolition is wounded.</source>
        <comment>siege.4.14b/text</comment>
        <translation>Un personnage qui se trouve sur une case au moment de sa démolition est blessé.</translation>
    </message>
    <message>
        <source>One hex a day for each engine</source>
        <comment>siege.4.21a/title</comment>
        <translation>Une case par jour et par engin</translation>
    </message>
    <message>
        <source>A mangonel or trebuchet may not bombard more than one hex a day. On another day it may have another hex.</source>
        <comment>siege.4.21a/text</comment>
        <translation>Un mangonneau ou un trébuchet ne peut pas pilonner plus d’une case par jour. Un autre jour, il peut en viser une autre.</translation>
    </message>
    <message>
        <source>Engines apart or together</source>
        <comment>siege.4.21b/title</comment>
        <translation>Engins séparés ou réunis</translation>
    </message>
    <message>
        <source>On the same day several engines may bombard different hexes, or add their points against the same hex.</source>
        <comment>siege.4.21b/text</comment>
        <translation>Le même jour, plusieurs engins peuvent pilonner des cases différentes, ou additionner leurs points contre la même case.</translation>
    </message>
    <message>
        <source>Bombardment points</source>
        <comment>siege.4.21c/title</comment>
        <translation>Les points de pilonnage</translation>
    </message>
    <message>
        <source>A mangonel is worth 1 point and a trebuchet 3. The Spanish edition calls the 1-point engine catapulta and the 3-point engine balista.</source>
        <comment>siege.4.21c/text</comment>
        <translation>Un mangonneau vaut 1 point et un trébuchet 3. L’édition espagnole appelle catapulta l’engin à 1 point et balista l’engin à 3 points.</translation>
    </message>
    <message>
        <source>How a day&apos;s bombardment is resolved</source>
        <comment>siege.4.21d/title</comment>
        <translation>Comment se résout une journée de pilonnage</translation>
    </message>
    <message>
        <source>Each day the besieger names the hexes to bombard and assigns engines to them. For each hex he adds up the points and rolls one die on the bombardment table. For totals that have no column of their own see siege.ruling.points-between.</source>
        <comment>siege.4.21d/text</comment>
        <translation>Chaque jour, l’assiégeant désigne les cases à pilonner et leur affecte des engins. Pour chaque case, il additionne les points et lance un dé sur la table de pilonnage. Pour les totaux qui n’ont pas leur colonne, voir siege.ruling.points-between.</translation>
    </message>
    <message>
        <source>Towers and keep are tougher</source>
        <comment>siege.4.21e/title</comment>
        <translation>Tours et donjon résistent mieux</translation>
    </message>
    <message>
        <source>When the bombarded hex belongs to a tower or to the keep, 1 is subtracted from the die.</source>
        <comment>siege.4.21e/text</comment>
        <translation>Quand la case pilonnée appartient à une tour ou au donjon, on retranche 1 du dé.</translation>
    </message>
    <message>
        <source>The keep only through a breach</source>
        <comment>siege.4.21f/title</comment>
        <translation>Le donjon par une brèche seulement</translation>
    </message>
    <message>
        <source>The walls of the keep may not be bombarded as long as no hex of the outer wall is demolished. After that only the three keep wall hexes nearest to the breach may be bombarded; see siege.ruling.keep-nearest.</source>
        <comment>siege.4.21f/text</comment>
        <translation>Les murs du donjon ne peuvent pas être pilonnés tant qu’aucune case du mur d’enceinte n’est démolie. Ensuite, seules les trois cases de mur du donjon les plus proches de la brèche peuvent l’être&#xa0;; voir siege.ruling.keep-nearest.</translation>
    </message>
    <message>
        <source>The walls beside the drawbridge</source>
        <comment>siege.4.21g/title</comment>
        <translation>Les murs à côté du pont-levis</translation>
    </message>
    <message>
        <source>The two castle wall hexes on either side of the drawbridge are bombarded as if they were ramparts, so nothing is subtracted from the die.</source>
        <comment>siege.4.21g/text</comment>
        <translation>Les deux cases mur du château qui flanquent le pont-levis se pilonnent comme des remparts&#xa0;: on ne retranche rien du dé.</translation>
    </message>
    <message>
        <source>What may be bombarded</source>
        <comment>siege.4.21h/title</comment>
        <translation>Ce que l’on peut pilonner</translation>
    </message>
    <message>
        <source>In the French edition ramparts, towers and the keep may be bombarded; the Spanish edition gives no list. The siege sheet marks these hexes with a thick line.</source>
        <comment>siege.4.21h/text</comment>
        <translation>Dans l’édition française, on peut pilonner remparts, tours et donjon&#xa0;; l’édition espagnole ne donne pas de liste. La fiche de siège marque ces cases d’un trait épais.</translation>
    </message>
    <message>
        <source>Mangonel and trebuchet on the map</source>
        <comment>siege.4.22/title</comment>
        <translation>Mangonneau et trébuchet sur la carte</translation>
    </message>
    <message>
        <source>Engines that break down</source>
        <comment>siege.4.23a/title</comment>
        <translation>Les engins qui s’endommagent</translation>
    </message>
    <message>
        <source>When the bombardment result contains a number followed by C, that many points of the engines that took part are out of order. The besieger shares the loss out among those engines as he likes. A result may hold damage and breakdown together (siege.ruling.bombard-both).</source>
        <comment>siege.4.23a/text</comment>
        <translation>Quand le résultat du pilonnage contient un nombre suivi d’un C, autant de points des engins qui ont pris part au pilonnage sont hors d’usage. L’assiégeant répartit cette perte entre eux comme il veut. Un résultat peut réunir dégâts et panne (siege.ruling.bombard-both).</translation>
    </message>
    <message>
        <source>Repair takes one day</source>
        <comment>siege.4.23b/title</comment>
        <translation>La réparation prend un jour</translation>
    </message>
    <message>
        <source>Repair takes one day, for all damaged engines together.</source>
        <comment>siege.4.23b/text</comment>
        <translation>La réparation prend un jour, pour tous les engins endommagés à la fois.</translation>
    </message>
    <message>
        <source>No bombardment under repair</source>
        <comment>siege.4.23c/title</comment>
        <translation>Un engin en réparation ne pilonne pas</translation>
    </message>
    <message>
        <source>An engine under repair may not bombard.</source>
        <comment>siege.4.23c/text</comment>
        <translation>Un engin en réparation ne peut pas pilonner.</translation>
    </message>
    <message>
        <source>Burnt engines are lost</source>
        <comment>siege.4.23d/title</comment>
        <translation>Les engins détruits par le feu sont perdus</translation>
    </message>
    <message>
        <source>An engine destroyed by fire, even in part, may not be repaired.</source>
        <comment>siege.4.23d/text</comment>
        <translation>Un engin détruit par le feu, même en partie, ne peut pas être réparé.</translation>
    </message>
    <message>
        <source>Ram as terrain</source>
        <comment>siege.4.3a/title</comment>
        <translation>Le bélier comme terrain</translation>
    </message>
    <message>
        <source>A ram hex costs 2 movement points to enter on foot and is impassable for horses. It gives total cover, and its combat influence is a disadvantage (-).</source>
        <comment>siege.4.3a/text</comment>
        <translation>Une case bélier coûte 2 points de mouvement à pied et elle est impassable pour les chevaux. Elle donne une couverture totale et son influence sur les combats est un désavantage (-).</translation>
    </message>
    <message>
        <source>A ram moves like a siege tower</source>
        <comment>siege.4.31a/title</comment>
        <translation>Le bélier se déplace comme une tour de siège</translation>
    </message>
    <message>
        <source>A ram moves exactly as a siege tower does, with all the limits of rule 2.41: three characters, up to 2 movement points a turn, straight lines, and only over plain ground and filled moat.</source>
        <comment>siege.4.31a/text</comment>
        <translation>Le bélier se déplace exactement comme une tour de siège, avec toutes les limites de la règle 2.41&#xa0;: trois personnages, 2 points de mouvement par tour au plus, en ligne droite, et seulement sur du terrain plat ou du fossé comblé.</translation>
    </message>
    <message>
        <source>Three under the ram, none on top</source>
        <comment>siege.4.31b/title</comment>
        <translation>Trois sous le bélier, aucun dessus</translation>
    </message>
    <message>
        <source>No character may be on top of a ram. Three are under it, one on each hex, and all three are needed both to move it and to ram.</source>
        <comment>siege.4.31b/text</comment>
        <translation>Aucun personnage ne peut se tenir sur le bélier. Il y en a trois dessous, un par case, et il les faut tous les trois pour le déplacer comme pour frapper.</translation>
    </message>
    <message>
        <source>When ramming starts</source>
        <comment>siege.4.32a/title</comment>
        <translation>Quand le bélier commence à frapper</translation>
    </message>
    <message>
        <source>Once the ram has reached a hex adjacent to the castle wall, it may ram from step 4 of that same phase on.</source>
        <comment>siege.4.32a/text</comment>
        <translation>Une fois arrivé sur une case adjacente au mur du château, le bélier peut frapper dès la séquence 4 de cette même phase.</translation>
    </message>
    <message>
        <source>The ram has 9 points</source>
        <comment>siege.4.32b/title</comment>
        <translation>Le bélier vaut 9 points</translation>
    </message>
    <message>
        <source>A ram is worth 9 points: its die is read in column 9 of the bombardment table. C results are ignored.</source>
        <comment>siege.4.32b/text</comment>
        <translation>Un bélier vaut 9 points&#xa0;: son dé se lit dans la colonne 9 de la table de pilonnage. Les résultats C sont ignorés.</translation>
    </message>
    <message>
        <source>One die every two turns</source>
        <comment>siege.4.32c/title</comment>
        <translation>Un dé tous les deux tours</translation>
    </message>
    <message>
        <source>One die is rolled for the ram every two turns. The damage is marked on the siege sheet each time.</source>
        <comment>siege.4.32c/text</comment>
        <translation>Pour le bélier, on lance un dé tous les deux tours. Les dégâts se notent chaque fois sur la fiche de siège.</translation>
    </message>
    <message>
        <source>Whole and damaged walls alike</source>
        <comment>siege.4.32d/title</comment>
        <translation>Murs intacts comme murs endommagés</translation>
    </message>
    <message>
        <source>A ram may be used against whole hexes as well as against damaged ones.</source>
        <comment>siege.4.32d/text</comment>
        <translation>Le bélier peut servir contre des cases intactes aussi bien que contre des cases déjà endommagées.</translation>
    </message>
    <message>
        <source>Ramming a tower</source>
        <comment>siege.4.32e/title</comment>
        <translation>Le bélier contre une tour</translation>
    </message>
    <message>
        <source>When the rammed hex belongs to a tower, 1 is subtracted from the die.</source>
        <comment>siege.4.32e/text</comment>
        <translation>Quand la case frappée appartient à une tour, on retranche 1 du dé.</translation>
    </message>
    <message>
        <source>No ram against the keep</source>
        <comment>siege.4.32f/title</comment>
        <translation>Pas de bélier contre le donjon</translation>
    </message>
    <message>
        <source>A ram may not be used against the keep.</source>
        <comment>siege.4.32f/text</comment>
        <translation>Le bélier ne peut pas servir contre le donjon.</translation>
    </message>
    <message>
        <source>Ramming beside the drawbridge</source>
        <comment>siege.4.32g/title</comment>
        <translation>Le bélier à côté du pont-levis</translation>
    </message>
    <message>
        <source>The two castle wall hexes on either side of the drawbridge count as ramparts when they are rammed.</source>
        <comment>siege.4.32g/text</comment>
        <translation>Les deux cases mur du château qui flanquent le pont-levis comptent comme des remparts quand le bélier les frappe.</translation>
    </message>
    <message>
        <source>A ram stops shots at its own height</source>
        <comment>siege.4.33a/title</comment>
        <translation>Le bélier arrête les tirs à sa hauteur</translation>
    </message>
    <message>
        <source>The three hexes of a ram stop the line of fire between characters at the same height as the ram; see siege.ruling.own-height.</source>
        <comment>siege.4.33a/text</comment>
        <translation>Les trois cases d’un bélier arrêtent la ligne de tir entre des personnages qui sont à la même hauteur que lui&#xa0;; voir siege.ruling.own-height.</translation>
    </message>
    <message>
        <source>Under the ram</source>
        <comment>siege.4.33b/title</comment>
        <translation>Sous le bélier</translation>
    </message>
    <message>
        <source>Characters under a ram have total cover, but may not shoot.</source>
        <comment>siege.4.33b/text</comment>
        <translation>Les personnages sous le bélier ont une couverture totale, mais ils ne peuvent pas tirer.</translation>
    </message>
    <message>
        <source>Fighting interrupts the ram</source>
        <comment>siege.4.34a/title</comment>
        <translation>Combattre interrompt le bélier</translation>
    </message>
    <message>
        <source>When one of the three characters at the ram attacks in melee or tries to put out a fire, ramming is interrupted. In the French edition it resumes one turn late; in the Spanish edition it resumes in the next turn. See siege.ruling.ram-delay.</source>
        <comment>siege.4.34a/text</comment>
        <translation>Quand l’un des trois personnages au bélier engage un combat ou tente d’éteindre un incendie, le pilonnage s’interrompt. Dans l’édition française, il reprend avec un tour de retard&#xa0;; dans l’édition espagnole, il reprend au tour suivant. Voir siege.ruling.ram-delay.</translation>
    </message>
    <message>
        <source>Fighting from under the ram</source>
        <comment>siege.4.34b/title</comment>
        <translation>Combattre de dessous le bélier</translation>
    </message>
    <message>
        <source>Characters under a ram may attack adjacent hexes and may be attacked from them.</source>
        <comment>siege.4.34b/text</comment>
        <translation>Les personnages sous le bélier peuvent attaquer les cases adjacentes et être attaqués depuis celles-ci.</translation>
    </message>
    <message>
        <source>A full crew is needed</source>
        <comment>siege.4.34c/title</comment>
        <translation>Il faut les trois servants</translation>
    </message>
    <message>
        <source>When one of the three characters at the ram is stunned or dies, there is no ramming until he has recovered or someone else has taken his place.</source>
        <comment>siege.4.34c/text</comment>
        <translation>Quand l’un des trois personnages au bélier est assommé ou meurt, le bélier ne frappe plus jusqu’à ce que celui-ci ait repris ses esprits ou qu’un autre l’ait remplacé.</translation>
    </message>
    <message>
        <source>Drawing a cart</source>
        <comment>siege.5.11a/title</comment>
        <translation>Tirer un chariot</translation>
    </message>
    <message>
        <source>Leading draught animals</source>
        <comment>siege.5.11b/title</comment>
        <translation>Conduire les animaux de trait</translation>
    </message>
    <message>
        <source>Carts block lines of fire</source>
        <comment>siege.5.11c/title</comment>
        <translation>Les chariots bloquent les lignes de tir</translation>
    </message>
    <message>
        <source>Both hexes of a cart block lines of fire between characters who are on the cart&apos;s own height (siege.ruling.own-height).</source>
        <comment>siege.5.11c/text</comment>
        <translation>Les deux cases d’un chariot bloquent les lignes de tir entre personnages situés à la même hauteur que lui (siege.ruling.own-height).</translation>
    </message>
    <message>
        <source>Harnessing takes a phase</source>
        <comment>siege.5.11d/title</comment>
        <translation>Atteler prend une phase</translation>
    </message>
    <message>
        <source>Harnessing an animal to a cart, or unharnessing it, takes one character the whole of its phase, whether the animal is alive or dead.</source>
        <comment>siege.5.11d/text</comment>
        <translation>Atteler un animal au chariot, ou le dételer, occupe un personnage pendant toute sa phase, que l’animal soit vivant ou mort.</translation>
    </message>
    <message>
        <source>Shots and attacks at draught animals</source>
        <comment>siege.5.12a/title</comment>
        <translation>Tirs et attaques contre des animaux de trait</translation>
    </message>
    <message>
        <source>A shot or an attack at a draught animal is resolved as against a mounted character; whatever the result says about the rider is ignored.</source>
        <comment>siege.5.12a/text</comment>
        <translation>Un tir ou une attaque contre un animal de trait se résout comme contre un personnage à cheval, sans tenir compte de ce que le résultat dit du cavalier.</translation>
    </message>
    <message>
        <source>Defence of draught animals</source>
        <comment>siege.5.12b/title</comment>
        <translation>Défense des animaux de trait</translation>
    </message>
    <message>
        <source>A draught animal has a defence of 1.</source>
        <comment>siege.5.12b/text</comment>
        <translation>Un animal de trait a une défense de 1.</translation>
    </message>
    <message>
        <source>The mantlet as terrain</source>
        <comment>siege.5.2a/title</comment>
        <translation>L’écran de siège comme terrain</translation>
    </message>
    <message>
        <source>A mantlet&apos;s hex costs 1 movement point on foot and is impassable for horses. It gives strong cover on the sides named in rule 5.22, and its combat influence is neutral (0).</source>
        <comment>siege.5.2a/text</comment>
        <translation>La case d’un écran de siège coûte 1 point de mouvement à pied et elle est impassable pour les chevaux. L’écran donne une couverture forte sur les côtés indiqués à la règle 5.22 et son influence sur les combats est neutre (0).</translation>
    </message>
    <message>
        <source>Pushing a mantlet</source>
        <comment>siege.5.21a/title</comment>
        <translation>Pousser un écran de siège</translation>
    </message>
    <message>
        <source>A character on the mantlet&apos;s hex may push it along as it moves, with 2 movement points fewer than usual.</source>
        <comment>siege.5.21a/text</comment>
        <translation>Un personnage placé sur la case de l’écran de siège peut pousser celui-ci en se déplaçant, avec 2 points de mouvement de moins.</translation>
    </message>
    <message>
        <source>Where a mantlet cannot go</source>
        <comment>siege.5.21b/title</comment>
        <translation>Où l’écran de siège ne passe pas</translation>
    </message>
    <message>
        <source>A mantlet may not enter terrain that horses cannot enter, except a filled moat, which it may enter.</source>
        <comment>siege.5.21b/text</comment>
        <translation>Un écran de siège ne peut pas entrer sur un terrain interdit aux chevaux, à l’exception du fossé comblé, qui lui est ouvert.</translation>
    </message>
    <message>
        <source>The mantlet faces one side</source>
        <comment>siege.5.22a/title</comment>
        <translation>L’écran de siège fait face à un côté</translation>
    </message>
    <message>
        <source>From the moment it comes onto the map, a mantlet&apos;s base lies along one side of its hex. When it may be turned is told in siege.ruling.mantlet-turn.</source>
        <comment>siege.5.22a/text</comment>
        <translation>Dès qu’un écran de siège entre sur la carte, sa base longe l’un des côtés de son hexagone. Pour savoir quand on peut le tourner, voir siege.ruling.mantlet-turn.</translation>
    </message>
    <message>
        <source>Cover behind the mantlet</source>
        <comment>siege.5.22b/title</comment>
        <translation>Couverture derrière l’écran de siège</translation>
    </message>
    <message>
        <source>No cover from behind</source>
        <comment>siege.5.22c/title</comment>
        <translation>Aucune couverture par l’arrière</translation>
    </message>
    <message>
        <source>When the line of fire enters the mantlet&apos;s hex across one of the other three sides, the mantlet gives no cover.</source>
        <comment>siege.5.22c/text</comment>
        <translation>Quand la ligne de tir entre dans la case de l’écran de siège par l’un des trois autres côtés, l’écran ne donne aucune couverture.</translation>
    </message>
    <message>
        <source>Mantlets block lines of fire</source>
        <comment>siege.5.23a/title</comment>
        <translation>Les écrans de siège bloquent les lignes de tir</translation>
    </message>
    <message>
        <source>A mantlet&apos;s hex blocks lines of fire between characters on its own height.</source>
        <comment>siege.5.23a/text</comment>
        <translation>La case d’un écran de siège bloque les lignes de tir entre personnages situés à sa hauteur.</translation>
    </message>
    <message>
        <source>Shooting from a mantlet</source>
        <comment>siege.5.23b/title</comment>
        <translation>Tirer depuis un écran de siège</translation>
    </message>
    <message>
        <source>A character on the mantlet&apos;s hex may shoot in every direction.</source>
        <comment>siege.5.23b/text</comment>
        <translation>Un personnage placé sur la case de l’écran de siège peut tirer dans toutes les directions.</translation>
    </message>
    <message>
        <source>No horses on a mantlet&apos;s hex</source>
        <comment>siege.5.23c/title</comment>
        <translation>Pas de cheval sur la case de l’écran de siège</translation>
    </message>
    <message>
        <source>Horses, mounted or not, may not enter a mantlet&apos;s hex.</source>
        <comment>siege.5.23c/text</comment>
        <translation>Les chevaux, avec ou sans cavalier, ne peuvent pas entrer dans la case d’un écran de siège.</translation>
    </message>
    <message>
        <source>No melee across the mantlet</source>
        <comment>siege.5.24a/title</comment>
        <translation>Pas de combat à travers l’écran de siège</translation>
    </message>
    <message>
        <source>No melee is possible across the hexside where the mantlet&apos;s base lies. The Spanish edition speaks of the hex in front, which is the same side.</source>
        <comment>siege.5.24a/text</comment>
        <translation>Aucun combat n’est possible à travers le côté de l’hexagone que longe la base de l’écran de siège. L’édition espagnole parle de la case de devant, c’est-à-dire du même côté.</translation>
    </message>
    <message>
        <source>No retreat across the mantlet</source>
        <comment>siege.5.24b/title</comment>
        <translation>Pas de recul à travers l’écran de siège</translation>
    </message>
    <message>
        <source>No character may retreat across the hexside where the mantlet&apos;s base lies.</source>
        <comment>siege.5.24b/text</comment>
        <translation>Aucun personnage ne peut reculer à travers le côté de l’hexagone que longe la base de l’écran de siège.</translation>
    </message>
    <message>
        <source>Flaming arrows</source>
        <comment>siege.5.31a/title</comment>
        <translation>Flèches enflammées</translation>
    </message>
    <message>
        <source>An archer may shoot a flaming arrow in place of a normal shot. It does no harm to characters, but it may set a siege engine alight (siege.ruling.flaming-line).</source>
        <comment>siege.5.31a/text</comment>
        <translation>Un archer peut tirer une flèche enflammée au lieu d’une flèche normale. Elle est sans effet sur les personnages, mais peut mettre le feu à un engin de siège (siege.ruling.flaming-line).</translation>
    </message>
    <message>
        <source>Flaming arrows only at short range</source>
        <comment>siege.5.31b/title</comment>
        <translation>Flèches enflammées à courte distance seulement</translation>
    </message>
    <message>
        <source>A flaming arrow may not be shot beyond the short range of the bow used.</source>
        <comment>siege.5.31b/text</comment>
        <translation>Une flèche enflammée ne peut pas être tirée au-delà de la courte distance de l’arc employé.</translation>
    </message>
    <message>
        <source>Rolling for a flaming arrow</source>
        <comment>siege.5.31c/title</comment>
        <translation>Le dé d’une flèche enflammée</translation>
    </message>
    <message>
        <source>A flaming arrow does not use the shot tables: roll 1 die on the fire table, in the column of the engine aimed at. That column already allows for the difficulty of hitting it.</source>
        <comment>siege.5.31c/text</comment>
        <translation>Une flèche enflammée ne se résout pas sur les tables de tir&#xa0;: on lance 1 dé sur la table des incendies, dans la colonne de l’engin visé. Cette colonne comprend déjà la difficulté de l’atteindre.</translation>
    </message>
    <message>
        <source>The arrow sets its target alight</source>
        <comment>siege.5.31d/title</comment>
        <translation>La flèche met le feu à sa cible</translation>
    </message>
    <message>
        <source>On a result F, put a flame counter on the hex aimed at. The French edition says that this is done at once.</source>
        <comment>siege.5.31d/text</comment>
        <translation>Sur un résultat F, on pose un pion flammes sur la case visée. L’édition française précise que cela se fait sur-le-champ.</translation>
    </message>
    <message>
        <source>Fires lit by arrows</source>
        <comment>siege.5.31e/title</comment>
        <translation>Les incendies dus aux flèches</translation>
    </message>
    <message>
        <source>A fire lit by a flaming arrow follows the rules of fire (rule 3.5). A result DA on the fire table puts out only a fire of this kind (siege.sheet.7).</source>
        <comment>siege.5.31e/text</comment>
        <translation>Un incendie allumé par une flèche enflammée suit les règles des incendies (règle 3.5). Un résultat DA sur la table des incendies n’éteint qu’un incendie de cette sorte (siege.sheet.7).</translation>
    </message>
    <message>
        <source>Pouring boiling oil</source>
        <comment>siege.5.32a/title</comment>
        <translation>Renverser de l’huile bouillante</translation>
    </message>
    <message>
        <source>Whom the oil reaches</source>
        <comment>siege.5.32b/title</comment>
        <extracomment>reaches: flows upon</extracomment>
        <translation>Qui l’huile peut atteindre</translation>
    </message>
    <message>
        <source>The top of a siege tower is out of reach</source>
        <comment>siege.5.32c/title</comment>
        <extracomment>out of reach: the oil does not get there</extracomment>
        <translation>Le sommet de la tour de siège est hors de portée</translation>
    </message>
    <message>
        <source>Pouring oil takes the place of fighting</source>
        <comment>siege.5.32d/title</comment>
        <translation>Renverser l’huile remplace le combat</translation>
    </message>
    <message>
        <source>A character who pours oil may neither shoot nor fight in that phase.</source>
        <comment>siege.5.32d/text</comment>
        <translation>Un personnage qui renverse de l’huile ne peut ni tirer ni combattre pendant cette phase.</translation>
    </message>
    <message>
        <source>Carrying an oil barrel</source>
        <comment>siege.5.32e/title</comment>
        <translation>Porter un baril d’huile</translation>
    </message>
    <message>
        <source>A character who carries an oil barrel has 2 movement points fewer. The barrel and the character&apos;s counter move together.</source>
        <comment>siege.5.32e/text</comment>
        <translation>Un personnage qui porte un baril d’huile a 2 points de mouvement de moins. Le baril et le pion du personnage se déplacent ensemble.</translation>
    </message>
    <message>
        <source>Oil on an unprotected target</source>
        <comment>siege.5.32f/title</comment>
        <translation>L’huile sur une cible sans protection</translation>
    </message>
    <message>
        <source>A target that no siege engine protects suffers at once an attack on column 8-1 of the melee table against foot (siege.ruling.oil-attack).</source>
        <comment>siege.5.32f/text</comment>
        <translation>Une cible qu’aucun engin de siège ne protège subit sur-le-champ une attaque dans la colonne 8-1 de la table de résultats des combats contre les personnages à pied (siege.ruling.oil-attack).</translation>
    </message>
    <message>
        <source>Oil on a target under an engine</source>
        <comment>siege.5.32g/title</comment>
        <translation>L’huile sur une cible protégée par un engin</translation>
    </message>
    <message>
        <source>When a siege engine protects the target, as for those inside a siege tower or under a ram, first roll 1 die for the engine in the oil barrels column of the fire table. If the engine catches, turn the barrel counter to its flame side on that hex and make the 8-1 attack. If it does not, remove the barrel; there is no attack.</source>
        <comment>siege.5.32g/text</comment>
        <translation>Quand un engin de siège protège la cible, comme pour ceux qui sont dans une tour de siège ou sous un bélier, on lance d’abord 1 dé pour l’engin dans la colonne «&#xa0;barils d’huile&#xa0;» de la table des incendies. Si l’engin prend feu, on retourne le pion baril côté flammes sur cette case et l’on résout l’attaque 8-1. Sinon, on retire le baril et il n’y a pas d’attaque.</translation>
    </message>
    <message>
        <source>Fleeing the burning oil</source>
        <comment>siege.5.32h/title</comment>
        <translation>Reculer devant l’huile en feu</translation>
    </message>
    <message>
        <source>When the engine has caught fire, the character retreats at once, whatever the result of the attack (siege.ruling.oil-retreat).</source>
        <comment>siege.5.32h/text</comment>
        <translation>Quand l’engin a pris feu, le personnage recule sur-le-champ, quel que soit le résultat de l’attaque (siege.ruling.oil-retreat).</translation>
    </message>
    <message>
        <source>The barrel is used up</source>
        <comment>siege.5.32i/title</comment>
        <translation>Le baril est perdu</translation>
    </message>
    <message>
        <source>When the oil was aimed only at a character and not at an engine, remove the barrel after the attack.</source>
        <comment>siege.5.32i/text</comment>
        <translation>Quand l’huile ne visait qu’un personnage et non un engin, on retire le baril après l’attaque.</translation>
    </message>
    <message>
        <source>Fires of arrows and oil are ordinary fires</source>
        <comment>siege.5.32j/title</comment>
        <translation>Flèches et huile allument des incendies ordinaires</translation>
    </message>
    <message>
        <source>Everything said of fire in rule 3.5 (spreading, putting out, leaving the hex, damage) also holds for fires lit by flaming arrows and by oil.</source>
        <comment>siege.5.32j/text</comment>
        <translation>Tout ce que la règle 3.5 dit du feu (extension, extinction, évacuation de la case, dégâts) vaut aussi pour les incendies allumés par les flèches enflammées et par l’huile.</translation>
    </message>
    <message>
        <source>Rolling for recovery</source>
        <comment>siege.5.4a/title</comment>
        <translation>Le dé de guérison</translation>
    </message>
    <message>
        <source>The day of recovery</source>
        <comment>siege.5.4b/title</comment>
        <translation>Le jour de la guérison</translation>
    </message>
    <message>
        <source>The wounded may fight</source>
        <comment>siege.5.4c/title</comment>
        <translation>Les blessés peuvent se battre</translation>
    </message>
    <message>
        <source>A wounded character may fight in the meantime, and doing so does not change its date of recovery. If it is wounded again, it dies. Only the Spanish edition says this, in a translator&apos;s note; it agrees with siege.sheet.5d.</source>
        <comment>siege.5.4c/text</comment>
        <translation>En attendant, un blessé peut se battre, sans que cela change la date de sa guérison. S’il est blessé de nouveau, il meurt. Seule l’édition espagnole le dit, dans une note du traducteur&#xa0;; cela s’accorde avec siege.sheet.5d.</translation>
    </message>
    <message>
        <source>A death may cause panic</source>
        <comment>siege.panic.1a/title</comment>
        <translation>Une mort peut semer la panique</translation>
    </message>
    <message>
        <source>When a character is killed, the owner of its friends within 3 hexes rolls 1 die on the panic table if any of them can be frightened by that death. The result applies at once (siege.ruling.panic-once).</source>
        <comment>siege.panic.1a/text</comment>
        <translation>Quand un personnage est tué, le propriétaire de ses amis situés dans un rayon de 3 cases lance 1 dé sur la table de panique, si cette mort peut effrayer l’un d’eux. Le résultat s’applique sur-le-champ (siege.ruling.panic-once).</translation>
    </message>
    <message>
        <source>Who can panic</source>
        <comment>siege.panic.1b/title</comment>
        <translation>Qui peut paniquer</translation>
    </message>
    <message>
        <source>There are three classes. Knights never panic; soldiers may panic when a knight or another soldier of their side dies; peasants and civilians may panic when anyone of their side dies. The death of an enemy never counts.</source>
        <comment>siege.panic.1b/text</comment>
        <translation>Il y a trois catégories. Les chevaliers ne paniquent jamais&#xa0;; les soldats peuvent paniquer à la mort d’un chevalier ou d’un autre soldat de leur camp&#xa0;; paysans et civils peuvent paniquer à la mort de n’importe quel membre de leur camp. La mort d’un ennemi ne compte jamais.</translation>
    </message>
    <message>
        <source>The panic table</source>
        <comment>siege.panic.1c/title</comment>
        <translation>La table de panique</translation>
    </message>
    <message>
        <source>On a die of 1 to 5 nothing happens. On 6, 7 or 8, 1, 2 or 3 characters panic respectively. On 9, 3 characters rout; on 10, 6 characters rout.</source>
        <comment>siege.panic.1c/text</comment>
        <translation>Sur un dé de 1 à 5, il ne se passe rien. Sur 6, un personnage panique&#xa0;; sur 7, deux&#xa0;; sur 8, trois. Sur 9, trois personnages partent en débandade&#xa0;; sur 10, six.</translation>
    </message>
    <message>
        <source>The owner chooses who panics</source>
        <comment>siege.panic.1d/title</comment>
        <translation>Le propriétaire choisit qui est atteint</translation>
    </message>
    <message>
        <source>No panic inside the castle</source>
        <comment>siege.panic.1e/title</comment>
        <translation>Pas de panique dans le château</translation>
    </message>
    <message>
        <source>Defenders who are inside the castle are not subject to panic or rout.</source>
        <comment>siege.panic.1e/text</comment>
        <translation>Les défenseurs qui se trouvent à l’intérieur du château ne sont sujets ni à la panique ni à la débandade.</translation>
    </message>
    <message>
        <source>A panicked character runs</source>
        <comment>siege.panic.2a/title</comment>
        <translation>Un personnage paniqué recule</translation>
    </message>
    <message>
        <source>A character seized by panic retreats 3 hexes at once, moving away from the enemy with each hex if possible. The Spanish edition has it move as far away as possible with each hex.</source>
        <comment>siege.panic.2a/text</comment>
        <translation>Un personnage pris de panique recule sur-le-champ de 3 cases, en s’éloignant de l’ennemi à chaque case si possible. Dans l’édition espagnole, il s’éloigne le plus possible à chaque case.</translation>
    </message>
    <message>
        <source>Panicked besiegers head for the way out</source>
        <comment>siege.panic.2b/title</comment>
        <translation>Les assiégeants paniqués cherchent la sortie</translation>
    </message>
    <message>
        <source>A besieger who is already inside the castle when panic strikes heads for the nearest way out: a breach, an upright ladder, a siege tower or a lowered drawbridge.</source>
        <comment>siege.panic.2b/text</comment>
        <translation>Un assiégeant déjà entré dans le château quand la panique le prend gagne l’issue la plus proche&#xa0;: une brèche, une échelle verticale, une tour de siège ou un pont-levis abaissé.</translation>
    </message>
    <message>
        <source>The way of a panicked retreat</source>
        <comment>siege.panic.2c/title</comment>
        <translation>Par où recule un personnage paniqué</translation>
    </message>
    <message>
        <source>The retreat may pass through friends. It may not pass through hexes adjacent to an enemy who is in a position to attack.</source>
        <comment>siege.panic.2c/text</comment>
        <translation>Le recul peut traverser des amis. Il ne peut pas passer par des cases adjacentes à un ennemi en mesure d’attaquer.</translation>
    </message>
    <message>
        <source>Nowhere to run</source>
        <comment>siege.panic.2d/title</comment>
        <translation>Nulle part où reculer</translation>
    </message>
    <message>
        <source>A panicked character who cannot retreat in the way that siege.panic.2a to siege.panic.2c prescribe is wounded.</source>
        <comment>siege.panic.2d/text</comment>
        <translation>Un personnage paniqué qui ne peut pas reculer comme le prescrivent siege.panic.2a à siege.panic.2c est blessé.</translation>
    </message>
    <message>
        <source>Panic costs no movement</source>
        <comment>siege.panic.2e/title</comment>
        <translation>La panique ne coûte pas de mouvement</translation>
    </message>
    <message>
        <source>The retreat does not reduce the character&apos;s movement in the next turn.</source>
        <comment>siege.panic.2e/text</comment>
        <translation>Le recul ne diminue pas le mouvement du personnage au tour suivant.</translation>
    </message>
    <message>
        <source>Panicked characters avoid the enemy</source>
        <comment>siege.panic.2f/title</comment>
        <translation>Un personnage paniqué évite l’ennemi</translation>
    </message>
    <message>
        <source>A panicked character may not move into contact with an enemy.</source>
        <comment>siege.panic.2f/text</comment>
        <translation>Un personnage paniqué ne peut pas entrer en contact avec un ennemi.</translation>
    </message>
    <message>
        <source>Attacking a panicked character</source>
        <comment>siege.panic.2g/title</comment>
        <translation>Attaquer un personnage paniqué</translation>
    </message>
    <message>
        <source>When a panicked character is attacked, the column shifts 1 to the right and any results against the attackers are ignored.</source>
        <comment>siege.panic.2g/text</comment>
        <translation>Quand un personnage paniqué est attaqué, la colonne se décale de 1 vers la droite et les résultats contre les attaquants sont ignorés.</translation>
    </message>
    <message>
        <source>How panic ends</source>
        <comment>siege.panic.2h/title</comment>
        <translation>Comment finit la panique</translation>
    </message>
    <message>
        <source>Panic ends, at the end of the character&apos;s own movement step, when a knight or sergeant is adjacent or when the nearest enemy is far enough away: at least 6 hexes in the French edition, more than 6 hexes in the Spanish edition.</source>
        <comment>siege.panic.2h/text</comment>
        <translation>La panique prend fin, au terme de la séquence de mouvement du personnage, quand un chevalier ou un sergent lui est adjacent ou quand l’ennemi le plus proche est assez loin&#xa0;: au moins 6 cases dans l’édition française, plus de 6 cases dans l’édition espagnole.</translation>
    </message>
    <message>
        <source>Rout</source>
        <comment>siege.panic.3a/title</comment>
        <translation>La débandade</translation>
    </message>
    <message>
        <source>A routed character behaves as in panic (siege.panic.2b to siege.panic.2g), but it retreats with all its movement points, paying terrain costs, at once and again each turn, away from the enemy if possible.</source>
        <comment>siege.panic.3a/text</comment>
        <translation>Un personnage en débandade se conduit comme dans la panique (de siege.panic.2b à siege.panic.2g), mais il recule de tous ses points de mouvement, en payant le coût du terrain, sur-le-champ puis de nouveau à chaque tour, en s’éloignant de l’ennemi si possible.</translation>
    </message>
    <message>
        <source>How rout ends</source>
        <comment>siege.panic.3b/title</comment>
        <translation>Comment finit la débandade</translation>
    </message>
    <message>
        <source>Rout ends only when a knight or sergeant is adjacent to the character at the end of its movement step.</source>
        <comment>siege.panic.3b/text</comment>
        <translation>La débandade ne prend fin que si un chevalier ou un sergent est adjacent au personnage au terme de sa séquence de mouvement.</translation>
    </message>
    <message>
        <source>From panic to rout</source>
        <comment>siege.panic.4/title</comment>
        <translation>De la panique à la débandade</translation>
    </message>
    <message>
        <source>A panicked character who is again within 3 hexes of a death that could make it panic routs at once, without a die.</source>
        <comment>siege.panic.4/text</comment>
        <translation>Un personnage paniqué qui se trouve de nouveau dans un rayon de 3 cases autour d’une mort qui pourrait le faire paniquer passe sur-le-champ en débandade, sans lancer de dé.</translation>
    </message>
    <message>
        <source>Leaving the map</source>
        <comment>siege.exit.1/title</comment>
        <translation>Sortir de la carte</translation>
    </message>
    <message>
        <source>A character who leaves the map by panic or rout never returns. At the end it does not count as a loss, unless it is wounded. The rulebooks know no other way of leaving the map.</source>
        <comment>siege.exit.1/text</comment>
        <translation>Un personnage qui sort de la carte par panique ou débandade ne revient jamais. À la fin, il ne compte pas comme perte, sauf s’il est blessé. Les règlements ne connaissent pas d’autre façon de sortir de la carte.</translation>
    </message>
    <message>
        <source>Shooting near friends is allowed</source>
        <comment>siege.error.1/title</comment>
        <translation>On peut tirer près de ses amis</translation>
    </message>
    <message>
        <source>When the optional shooting-error rule is in use, rules 1.44g and 2.43b no longer refuse a shot at a target that has a friend of the shooter beside it.</source>
        <comment>siege.error.1/text</comment>
        <translation>Quand on emploie la règle optionnelle des erreurs de tir, les règles 1.44g et 2.43b n’interdisent plus de tirer sur une cible qui a près d’elle un ami du tireur.</translation>
    </message>
    <message>
        <source>When a miss may hit a friend</source>
        <comment>siege.error.2/title</comment>
        <translation>Quand un tir manqué peut toucher un ami</translation>
    </message>
    <message>
        <source>When a shot misses and a friend of the shooter stands on one of the 6 hexes adjacent to the target, at the target&apos;s height, a second die is rolled on the error table. If there are several such friends, the one at risk is drawn at random.</source>
        <comment>siege.error.2/text</comment>
        <translation>Quand un tir manque la cible et qu’un ami du tireur se trouve sur l’une des 6 cases adjacentes à la cible, à la même hauteur qu’elle, on lance un second dé sur la table des erreurs de tir. S’il y a plusieurs amis dans ce cas, on tire au sort celui qui est en danger.</translation>
    </message>
    <message>
        <source>Modifiers of the error die</source>
        <comment>siege.error.3/title</comment>
        <translation>Les modifications du dé d’erreur</translation>
    </message>
    <message>
        <source>The modifiers for range, for the shooter&apos;s health and for skill apply to the error die too; the modifier for a knight on foot does not (siege.ruling.error-modifiers).</source>
        <comment>siege.error.3/text</comment>
        <translation>Les modifications de distance, d’état du tireur et d’habileté s’appliquent aussi au dé d’erreur&#xa0;; celle du chevalier à pied, non (siege.ruling.error-modifiers).</translation>
    </message>
    <message>
        <source>The error table</source>
        <comment>siege.error.4/title</comment>
        <translation>La table des erreurs de tir</translation>
    </message>
    <message>
        <source>Read the adjusted die. In the French edition 1 to 7 hits nobody and 8, 9 or 10 wounds the friend. The Spanish edition prints 1 to 7 as harmless and 7 to 10 as a wound, so that 7 stands twice; it is read as 8 to 10 there too (siege.ruling.es-error-seven).</source>
        <comment>siege.error.4/text</comment>
        <translation>On lit le dé modifié. Dans l’édition française, de 1 à 7 nul n’est touché, et sur 8, 9 ou 10 l’ami est blessé. L’édition espagnole imprime de 1 à 7 comme sans effet et de 7 à 10 comme blessure, si bien que le 7 y figure deux fois&#xa0;; là aussi, on lit de 8 à 10 (siege.ruling.es-error-seven).</translation>
    </message>
    <message>
        <source>An obstacle protects the friend</source>
        <comment>siege.error.5/title</comment>
        <translation>Un obstacle protège l’ami</translation>
    </message>
    <message>
        <source>A friend to whom the line of fire is blocked by an obstacle cannot be hit by mistake.</source>
        <comment>siege.error.5/text</comment>
        <translation>Un ami vers lequel la ligne de tir est bloquée par un obstacle ne peut pas être touché par erreur.</translation>
    </message>
    <message>
        <source>Each shooter has a skill number</source>
        <comment>siege.skill.1/title</comment>
        <translation>Chaque tireur a un nombre d’habileté</translation>
    </message>
    <message>
        <source>Each shooter is given a whole number from -3 to +3, which is written on its counter.</source>
        <comment>siege.skill.1/text</comment>
        <translation>Chaque tireur reçoit un nombre entier de -3 à +3, inscrit sur son pion.</translation>
    </message>
    <message>
        <source>Skills add up to nothing</source>
        <comment>siege.skill.2/title</comment>
        <translation>Les habiletés se compensent</translation>
    </message>
    <message>
        <source>When the numbers are given, they must add up to 0 within each category: crossbowmen, short bows and long bows (siege.ruling.skill-sum).</source>
        <comment>siege.skill.2/text</comment>
        <translation>Quand on attribue les nombres, leur somme doit être de 0 dans chaque catégorie&#xa0;: arbalétriers, arcs courts et arcs longs (siege.ruling.skill-sum).</translation>
    </message>
    <message>
        <source>Skill modifies the die</source>
        <comment>siege.skill.3/title</comment>
        <translation>L’habileté modifie le dé</translation>
    </message>
    <message>
        <source>The shooter&apos;s number is added to the die of each of its shots and of each error check, on top of the other modifiers. A negative number is better.</source>
        <comment>siege.skill.3/text</comment>
        <translation>Le nombre du tireur s’ajoute au dé de chacun de ses tirs et de chaque vérification d’erreur, en plus des autres modifications. Plus il est bas, meilleur est le tireur.</translation>
    </message>
    <message>
        <source>Skills do not change</source>
        <comment>siege.skill.4/title</comment>
        <translation>Les habiletés ne changent pas</translation>
    </message>
    <message>
        <source>The skill numbers may not be changed during a game.</source>
        <comment>siege.skill.4/text</comment>
        <translation>Les nombres d’habileté ne peuvent pas être changés en cours de partie.</translation>
    </message>
    <message>
        <source>Ranges of the short bow</source>
        <comment>siege.sheet.1a/title</comment>
        <translation>Distances de l’arc court</translation>
    </message>
    <message>
        <source>For the short bow, 1 to 25 hexes is short range, 26 to 50 medium and 51 to 75 long.</source>
        <comment>siege.sheet.1a/text</comment>
        <translation>Pour l’arc court&#xa0;: courte distance de 1 à 25 cases, moyenne de 26 à 50, longue de 51 à 75.</translation>
    </message>
    <message>
        <source>Ranges of the crossbow</source>
        <comment>siege.sheet.1b/title</comment>
        <translation>Distances de l’arbalète</translation>
    </message>
    <message>
        <source>For the crossbow, 1 to 25 hexes is short range, 26 to 75 medium and 76 to 130 long.</source>
        <comment>siege.sheet.1b/text</comment>
        <translation>Pour l’arbalète&#xa0;: courte distance de 1 à 25 cases, moyenne de 26 à 75, longue de 76 à 130.</translation>
    </message>
    <message>
        <source>Ranges of the long bow</source>
        <comment>siege.sheet.1c/title</comment>
        <translation>Distances de l’arc long</translation>
    </message>
    <message>
        <source>For the long bow, 1 to 30 hexes is short range, 31 to 90 medium and 91 to 150 long.</source>
        <comment>siege.sheet.1c/text</comment>
        <translation>Pour l’arc long&#xa0;: courte distance de 1 à 30 cases, moyenne de 31 à 90, longue de 91 à 150.</translation>
    </message>
    <message>
        <source>Ranges of the ballista</source>
        <comment>siege.sheet.1d/title</comment>
        <translation>Distances de la baliste</translation>
    </message>
    <message>
        <source>For the ballista, 1 to 50 hexes is short range, 51 to 100 medium and 101 to 175 long.</source>
        <comment>siege.sheet.1d/text</comment>
        <translation>Pour la baliste&#xa0;: courte distance de 1 à 50 cases, moyenne de 51 à 100, longue de 101 à 175.</translation>
    </message>
    <message>
        <source>{range} hexes: beyond the longest range of this weapon ({weapon}), {longest}.</source>
        <comment>siege.sheet.1e/beyond</comment>
        <translation>{range} cases&#xa0;: au-delà de la plus longue distance de cette arme ({weapon}), {longest}.</translation>
    </message>
    <message>
        <source>Nothing beyond long range</source>
        <comment>siege.sheet.1e/title</comment>
        <translation>Rien au-delà de la longue distance</translation>
    </message>
    <message>
        <source>A target beyond the long range of the weapon may not be shot at.</source>
        <comment>siege.sheet.1e/text</comment>
        <translation>On ne peut pas tirer sur une cible située au-delà de la longue distance de l’arme.</translation>
    </message>
    <message>
        <source>Range changes the die</source>
        <comment>siege.sheet.2a/title</comment>
        <translation>La distance modifie le dé</translation>
    </message>
    <message>
        <source>A shot at short range adds 0 to the die, at medium range 1, at long range 2.</source>
        <comment>siege.sheet.2a/text</comment>
        <translation>Un tir à courte distance ajoute 0 au dé, à moyenne distance 1, à longue distance 2.</translation>
    </message>
    <message>
        <source>A wounded shooter aims worse</source>
        <comment>siege.sheet.2b/title</comment>
        <translation>Un tireur blessé vise moins bien</translation>
    </message>
    <message>
        <source>When the shooter is a wounded archer or crossbowman, add 1 to the die. For the ballista see siege.ruling.ballista-wounded.</source>
        <comment>siege.sheet.2b/text</comment>
        <translation>Quand le tireur est un archer ou un arbalétrier blessé, on ajoute 1 au dé. Pour la baliste, voir siege.ruling.ballista-wounded.</translation>
    </message>
    <message>
        <source>A knight&apos;s armour</source>
        <comment>siege.sheet.2c/title</comment>
        <translation>L’armure du chevalier</translation>
    </message>
    <message>
        <source>When the target is a knight on foot, add 1 to the die.</source>
        <comment>siege.sheet.2c/text</comment>
        <translation>Quand la cible est un chevalier à pied, on ajoute 1 au dé.</translation>
    </message>
    <message>
        <source>{letter}: {meaning}.</source>
        <comment>siege.sheet.3a/letter</comment>
        <translation>{letter}&#xa0;: {meaning}.</translation>
    </message>
    <message>
        <source>Results of shots at mounted targets</source>
        <comment>siege.sheet.3a/title</comment>
        <translation>Résultats des tirs sur une cible à cheval</translation>
    </message>
    <message>
        <source>A: rider and horse retreat 4 hexes. B: horse killed, rider stunned and unhorsed. C: horse unhurt, rider wounded and unhorsed. D: horse killed, rider wounded and unhorsed. E: horse unhurt, rider killed and unhorsed. F: horse killed, rider killed and unhorsed.</source>
        <comment>siege.sheet.3a/text</comment>
        <translation>A&#xa0;: cavalier et cheval reculent de 4 cases. B&#xa0;: cheval tué, cavalier assommé et désarçonné. C&#xa0;: cheval indemne, cavalier blessé et désarçonné. D&#xa0;: cheval tué, cavalier blessé et désarçonné. E&#xa0;: cheval indemne, cavalier tué et désarçonné. F&#xa0;: cheval tué, cavalier tué et désarçonné.</translation>
    </message>
    <message>
        <source>A rider never has strong cover; cover of {target}: {cover}.</source>
        <comment>siege.sheet.3b/medium</comment>
        <translation>À cheval, la couverture n’est jamais forte&#xa0;; couverture retenue pour {target}&#xa0;: {cover}.</translation>
    </message>
    <message>
        <source>No strong cover for riders</source>
        <comment>siege.sheet.3b/title</comment>
        <translation>Pas de couverture forte à cheval</translation>
    </message>
    <message>
        <source>There is no strong cover for mounted targets: their table has only the columns none, light and medium (siege.ruling.mounted-strong).</source>
        <comment>siege.sheet.3b/text</comment>
        <translation>Il n’y a pas de couverture forte pour les cibles à cheval&#xa0;: leur table n’a que les colonnes aucune, légère et moyenne (siege.ruling.mounted-strong).</translation>
    </message>
    <message>
        <source>{letter}: {meaning}.</source>
        <comment>siege.sheet.3c/letter</comment>
        <translation>{letter}&#xa0;: {meaning}.</translation>
    </message>
    <message>
        <source>Results of shots at targets on foot</source>
        <comment>siege.sheet.3c/title</comment>
        <translation>Résultats des tirs sur une cible à pied</translation>
    </message>
    <message>
        <source>A: the target retreats 2 hexes. B: it is wounded. C: it is killed.</source>
        <comment>siege.sheet.3c/text</comment>
        <translation>A&#xa0;: la cible recule de 2 cases. B&#xa0;: elle est blessée. C&#xa0;: elle est tuée.</translation>
    </message>
    <message>
        <source>{name} has no retreat to make.</source>
        <comment>siege.sheet.3d/not_owed</comment>
        <translation>{name} n’a aucun recul à faire.</translation>
    </message>
    <message>
        <source>{to} is not beside {from}.</source>
        <comment>siege.sheet.3d/jump</comment>
        <translation>La case {to} n’est pas adjacente à la case {from}.</translation>
    </message>
    <message>
        <source>{hex} is beside an enemy.</source>
        <comment>siege.sheet.3d/enemy</comment>
        <translation>La case {hex} est adjacente à un ennemi.</translation>
    </message>
    <message>
        <source>Retreating from a shot</source>
        <comment>siege.sheet.3d/title</comment>
        <translation>Reculer devant un tir</translation>
    </message>
    <message>
        <source>A retreat caused by a shot is made at once. It may pass through hexes that hold friends, but not through hexes adjacent to enemies. A character who cannot go the whole distance is wounded (siege.ruling.retreat-hexes, siege.ruling.stunned-retreat).</source>
        <comment>siege.sheet.3d/text</comment>
        <translation>Le recul causé par un tir se fait sur-le-champ. Il peut passer par des cases où se trouvent des amis, mais non par des cases adjacentes à des ennemis. Qui ne peut pas parcourir toute la distance est blessé (siege.ruling.retreat-hexes, siege.ruling.stunned-retreat).</translation>
    </message>
    <message>
        <source>Results of melee against mounted</source>
        <comment>siege.sheet.4a/title</comment>
        <translation>Résultats du combat contre les personnages à cheval</translation>
    </message>
    <message>
        <source>No letter: no effect. A: attacker wounded. B: attacker retreats 1 hex. C: defender retreats 1 hex. D: horse killed, rider stunned and unhorsed. E: horse unhurt, rider wounded (siege.ruling.mounted-E). F: horse killed, rider wounded and unhorsed. G: horse unhurt, rider killed and unhorsed. H: horse killed, rider killed and unhorsed.</source>
        <comment>siege.sheet.4a/text</comment>
        <translation>Aucune lettre&#xa0;: sans effet. A&#xa0;: attaquant blessé. B&#xa0;: l’attaquant recule de 1 case. C&#xa0;: le défenseur recule de 1 case. D&#xa0;: cheval tué, cavalier assommé et désarçonné. E&#xa0;: cheval indemne, cavalier blessé (siege.ruling.mounted-E). F&#xa0;: cheval tué, cavalier blessé et désarçonné. G&#xa0;: cheval indemne, cavalier tué et désarçonné. H&#xa0;: cheval tué, cavalier tué et désarçonné.</translation>
    </message>
    <message>
        <source>Results of melee against foot</source>
        <comment>siege.sheet.4b/title</comment>
        <translation>Résultats du combat contre les personnages à pied</translation>
    </message>
    <message>
        <source>Several attackers against foot</source>
        <comment>siege.sheet.4c/title</comment>
        <translation>Plusieurs attaquants contre un personnage à pied</translation>
    </message>
    <message>
        <source>When several attackers together fight a target on foot, the column shifts 1 to the right (rule 1.72).</source>
        <comment>siege.sheet.4c/text</comment>
        <translation>Quand plusieurs attaquants combattent ensemble une cible à pied, la colonne se décale de 1 vers la droite (règle 1.72).</translation>
    </message>
    <message>
        <source>All who took part retreat</source>
        <comment>siege.sheet.5a/title</comment>
        <translation>Tous les participants reculent</translation>
    </message>
    <message>
        <source>When a melee result calls for a retreat, all the characters of that side who took part retreat.</source>
        <comment>siege.sheet.5a/text</comment>
        <translation>Quand un résultat de combat impose un recul, tous les personnages de ce camp qui y ont pris part reculent.</translation>
    </message>
    <message>
        <source>Limits on retreating from melee</source>
        <comment>siege.sheet.5b/title</comment>
        <translation>Limites du recul au combat</translation>
    </message>
    <message>
        <source>A character retreating from melee may not push other characters away and may not end adjacent to an enemy.</source>
        <comment>siege.sheet.5b/text</comment>
        <translation>Un personnage qui recule au combat ne peut pas repousser d’autres personnages, ni finir sur une case adjacente à un ennemi.</translation>
    </message>
    <message>
        <source>No room to retreat</source>
        <comment>siege.sheet.5c/title</comment>
        <translation>Aucune place pour reculer</translation>
    </message>
    <message>
        <source>A character who cannot retreat from melee within the limits of siege.sheet.5b stays where it is and is wounded.</source>
        <comment>siege.sheet.5c/text</comment>
        <translation>Un personnage qui ne peut pas reculer au combat dans les limites de siege.sheet.5b reste sur place et est blessé.</translation>
    </message>
    <message>
        <source>{target} was hurt already ({state}) and dies.</source>
        <comment>siege.sheet.5d/again</comment>
        <translation>Seconde atteinte (état précédent&#xa0;: {state})&#xa0;: {target} meurt.</translation>
    </message>
    <message>
        <source>Twice hurt is dead</source>
        <comment>siege.sheet.5d/title</comment>
        <translation>Touché deux fois, mort</translation>
    </message>
    <message>
        <source>A character already stunned or wounded who is stunned or wounded again is dead.</source>
        <comment>siege.sheet.5d/text</comment>
        <translation>Un personnage déjà assommé ou blessé qui est assommé ou blessé de nouveau est mort.</translation>
    </message>
    <message>
        <source>Crosses on the castle plan</source>
        <comment>siege.sheet.6a/title</comment>
        <translation>Les croix sur le plan du château</translation>
    </message>
    <message>
        <source>Each result D puts a cross on that hex in the castle plan. With 4 crosses the wall there is demolished, and at the next assault the besieger may put a demolished-wall counter on it.</source>
        <comment>siege.sheet.6a/text</comment>
        <translation>Chaque résultat D met une croix sur la case visée dans le plan du château. Avec 4 croix, le mur y est démoli et, au prochain assaut, l’assiégeant peut y poser un pion muraille démolie.</translation>
    </message>
    <message>
        <source>Ticking the days</source>
        <comment>siege.sheet.6b/title</comment>
        <translation>On coche les jours</translation>
    </message>
    <message>
        <source>At the end of each day of siege that day is ticked.</source>
        <comment>siege.sheet.6b/text</comment>
        <translation>À la fin de chaque jour de siège, on coche ce jour.</translation>
    </message>
    <message>
        <source>Names of the wounded</source>
        <comment>siege.sheet.6c/title</comment>
        <translation>Les noms des blessés</translation>
    </message>
    <message>
        <source>The wounded of the day&apos;s fighting are rolled for, and their names are entered at the day of their return.</source>
        <comment>siege.sheet.6c/text</comment>
        <translation>On lance le dé pour les blessés du combat du jour et l’on inscrit leur nom au jour de leur retour.</translation>
    </message>
    <message>
        <source>Other uses of the calendar</source>
        <comment>siege.sheet.6d/title</comment>
        <translation>Autres usages du calendrier</translation>
    </message>
    <message>
        <source>The calendar also holds damage to engines, rationing dates and the like.</source>
        <comment>siege.sheet.6d/text</comment>
        <translation>Le calendrier porte aussi les dégâts aux engins, les dates de rationnement et autres.</translation>
    </message>
    <message>
        <source>Where the castle may be bombarded</source>
        <comment>siege.sheet.6e/title</comment>
        <translation>Où l’on peut pilonner le château</translation>
    </message>
    <message>
        <source>Hexes that may be bombarded have a thick outline on the castle plan. Those inside the castle, such as the keep, may be bombarded only once the outer wall has a breach (rule 4.21).</source>
        <comment>siege.sheet.6e/text</comment>
        <translation>Les cases qu’on peut pilonner ont un contour épais sur le plan du château. Celles de l’intérieur, comme le donjon, ne peuvent l’être qu’une fois une brèche ouverte dans le mur d’enceinte (règle 4.21).</translation>
    </message>
    <message>
        <source>C results spare the ram</source>
        <comment>siege.sheet.6f/title</comment>
        <translation>Les résultats C épargnent le bélier</translation>
    </message>
    <message>
        <source>Results C of the bombardment table do not apply to rams.</source>
        <comment>siege.sheet.6f/text</comment>
        <translation>Les résultats C de la table de pilonnage ne s’appliquent pas aux béliers.</translation>
    </message>
    <message>
        <source>Results of the fire table</source>
        <comment>siege.sheet.7/title</comment>
        <translation>Résultats de la table des incendies</translation>
    </message>
    <message>
        <source>F: the fire catches or spreads. D: the fire in that hex is put out. DA: only a fire caused by a flaming arrow is put out.</source>
        <comment>siege.sheet.7/text</comment>
        <translation>F&#xa0;: le feu prend ou se répand. D&#xa0;: le feu de cette case est éteint. DA&#xa0;: seul est éteint un feu causé par une flèche enflammée.</translation>
    </message>
    <message>
        <source>One sheet for both editions</source>
        <comment>siege.ruling.french-sheet/title</comment>
        <translation>Une seule fiche pour les deux éditions</translation>
    </message>
    <message>
        <source>Which play sheet and siege sheet hold for the Spanish edition, whose own are not in our sources? The French ones: their ranges, modifiers, result letters, retreats, healing and fire letters are used for both editions. The Spanish text calls its sheets by the same names and gives no number that disagrees.</source>
        <comment>siege.ruling.french-sheet/text</comment>
        <translation>Quelle fiche de jeu et quelle fiche de siège valent pour l’édition espagnole, puisque les siennes manquent à nos sources&#xa0;? Les françaises&#xa0;: distances de tir, modifications, lettres de résultat, reculs, guérisons et lettres du feu servent pour les deux éditions. Le texte espagnol nomme ses fiches de la même façon et ne donne aucun nombre qui s’en écarte.</translation>
    </message>
    <message>
        <source>Lost combat symbols</source>
        <comment>siege.ruling.lost-glyphs/title</comment>
        <translation>Les symboles de combat perdus</translation>
    </message>
    <message>
        <source>Influence of the embankment</source>
        <comment>siege.ruling.embankment-influence/title</comment>
        <translation>L’influence du talus</translation>
    </message>
    <message>
        <source>What is the combat influence of an embankment? The French edition has a disadvantage (-), as far as a scrambled column can be read, and the Spanish edition prints neutral (0). By default (as-printed) each edition keeps its own. In the other reading (neutral) the lone 0 at the end of the French column belongs to the embankment, so that it is 0 in both.</source>
        <comment>siege.ruling.embankment-influence/text</comment>
        <translation>Quelle est l’influence d’un talus sur les combats&#xa0;? L’édition française a un désavantage (-), autant qu’on puisse lire une colonne brouillée, et l’édition espagnole imprime neutre (0). Par défaut (as-printed), chaque édition garde la sienne. Dans l’autre lecture (neutral), le 0 isolé à la fin de la colonne française revient au talus, qui vaut alors 0 dans les deux.</translation>
    </message>
    <message>
        <source>Climbing out of the moat</source>
        <comment>siege.ruling.moat-exit/title</comment>
        <translation>Sortir du fossé</translation>
    </message>
    <message>
        <source>Does leaving the moat cost extra? No: a cost is paid for the hex entered, and only entering is priced.</source>
        <comment>siege.ruling.moat-exit/text</comment>
        <translation>Sortir du fossé coûte-t-il un supplément&#xa0;? Non&#xa0;: le coût se paie pour la case où l’on entre, et l’entrée seule a un prix.</translation>
    </message>
    <message>
        <source>Which melee bars the first shooting</source>
        <comment>siege.ruling.previous-turn/title</comment>
        <translation>Quels combats interdisent le premier tir</translation>
    </message>
    <message>
        <source>Which melees bar a character from the first shooting (rule 1.21)? By default (own-phase), any melee since the start of the character&apos;s own previous phase, its side&apos;s last phase and the enemy phase after it, whether the character attacked or was attacked. In the other reading (game-turn) it is the whole previous game turn, which treats the two sides differently. The Spanish verb could also mean only those who began the melee.</source>
        <comment>siege.ruling.previous-turn/text</comment>
        <translation>Quels combats interdisent à un personnage le premier tir (règle 1.21)&#xa0;? Par défaut (own-phase), tout combat depuis le début de sa phase précédente, soit la dernière phase de son camp et la phase ennemie qui suit, qu’il ait attaqué ou été attaqué. Dans l’autre lecture (game-turn), c’est tout le tour de jeu précédent, ce qui traite les deux camps différemment. Le verbe espagnol pourrait aussi ne désigner que ceux qui ont engagé le combat.</translation>
    </message>
    <message>
        <source>What the stunned may do and when they recover</source>
        <comment>siege.ruling.stunned-inert/title</comment>
        <translation>Ce que peut faire un assommé et quand il reprend ses esprits</translation>
    </message>
    <message>
        <source>What may a stunned character do, and when does one recover that was stunned in its own side&apos;s phase, by the drawbridge, a fall or a lost attack? It does nothing: no move, shot, attack, crew duty or carrying; it may be attacked. It recovers in step 5 of its side&apos;s next phase after the one in which it was stunned. Its values are on the counter&apos;s other side; the rulebooks name only those stunned in the enemy&apos;s phase (rule 1.21).</source>
        <comment>siege.ruling.stunned-inert/text</comment>
        <translation>Que peut faire un personnage assommé, et quand reprend ses esprits celui qui a été assommé pendant la phase de son propre camp, par le pont-levis, une chute ou une attaque perdue&#xa0;? Il ne fait rien&#xa0;: ni mouvement, ni tir, ni attaque, ni service d’engin, ni transport&#xa0;; il peut être attaqué. Il reprend ses esprits à la séquence 5 de la phase de son camp qui suit celle où il a été assommé. Ses valeurs sont au dos du pion&#xa0;; les règlements ne parlent que de ceux qui ont été assommés pendant la phase ennemie (règle 1.21).</translation>
    </message>
    <message>
        <source>{sum} is read as {adjusted}.</source>
        <comment>siege.ruling.die-clamp/used</comment>
        <translation>{sum} se lit {adjusted}.</translation>
    </message>
    <message>
        <source>Dice beyond the table</source>
        <comment>siege.ruling.die-clamp/title</comment>
        <translation>Dés hors de la table</translation>
    </message>
    <message>
        <source>What is an adjusted die outside 1 to 10? Below 1 it reads as 1 and above 10 as 10, in every table, since no row exists outside.</source>
        <comment>siege.ruling.die-clamp/text</comment>
        <translation>Que devient un dé modifié qui sort des limites de 1 à 10&#xa0;? Au-dessous de 1 il se lit 1 et au-dessus de 10 il se lit 10, dans toutes les tables, car il n’existe aucune ligne au-delà.</translation>
    </message>
    <message>
        <source>The line runs along a hexside. Reading: {reading}.</source>
        <comment>siege.ruling.edge-line/used</comment>
        <translation>La ligne longe un côté d’hexagone. Lecture&#xa0;: {reading}.</translation>
    </message>
    <message>
        <source>A line along a hexside</source>
        <comment>siege.ruling.edge-line/title</comment>
        <translation>Une ligne le long d’un côté d’hexagone</translation>
    </message>
    <message>
        <source>How is a line read that runs exactly along a hexside? The rulebooks say nothing. By default (both), both hexes beside the line count as crossed for cover, with the better cover for the target; the shot is stopped only when both would stop it, or when the hexside itself carries a wall. In the variant strict either hex stops it; in the variant open only the hexside itself counts. A line through a corner follows siege.ruling.corner-line.</source>
        <comment>siege.ruling.edge-line/text</comment>
        <translation>Comment lire une ligne qui longe exactement un côté d’hexagone&#xa0;? Les règlements n’en disent rien. Par défaut (both), les deux cases qui bordent la ligne comptent comme traversées pour la couverture, la meilleure revenant à la cible&#xa0;; le tir n’est arrêté que si les deux l’arrêteraient, ou si le côté lui-même porte un mur. Dans la variante strict, l’une ou l’autre des deux l’arrête&#xa0;; dans la variante open, seul le côté lui-même compte. Une ligne qui passe par un sommet suit siege.ruling.corner-line.</translation>
    </message>
    <message>
        <source>The shooter&apos;s own hex</source>
        <comment>siege.ruling.own-hex/title</comment>
        <translation>La case du tireur</translation>
    </message>
    <message>
        <source>Does the shooter&apos;s own hex, with its tree, brush or engine, count as crossed? No: only what lies between shooter and target counts.</source>
        <comment>siege.ruling.own-hex/text</comment>
        <translation>La case du tireur, avec son arbre, ses broussailles ou son engin, compte-t-elle comme traversée&#xa0;? Non&#xa0;: ne compte que ce qui se trouve entre le tireur et la cible.</translation>
    </message>
    <message>
        <source>Aiming at a mounted character</source>
        <comment>siege.ruling.mounted-aim/title</comment>
        <translation>Viser un personnage à cheval</translation>
    </message>
    <message>
        <source>A mounted character takes two hexes: where does the line go? The shooter chooses either hex and the range is counted to that hex. Cover follows rule 3.31.</source>
        <comment>siege.ruling.mounted-aim/text</comment>
        <translation>Un personnage à cheval occupe deux cases&#xa0;: où va la ligne&#xa0;? Le tireur en choisit une et la distance se compte jusqu’à celle-là. La couverture suit la règle 3.31.</translation>
    </message>
    <message>
        <source>The ballista is bound as a crossbow is.</source>
        <comment>siege.ruling.ballista-direct/used</comment>
        <translation>La baliste est soumise aux mêmes limites que l’arbalète.</translation>
    </message>
    <message>
        <source>The ballista does not shoot over others</source>
        <comment>siege.ruling.ballista-direct/title</comment>
        <translation>La baliste ne tire pas par-dessus d’autres personnages</translation>
    </message>
    <message>
        <source>Is the ballista bound by rule 1.42? Yes, like the crossbow: it shoots over no blocker. It shoots in the crossbowmen&apos;s step, and the exception for archers is for bows.</source>
        <comment>siege.ruling.ballista-direct/text</comment>
        <translation>La baliste est-elle soumise à la règle 1.42&#xa0;? Oui, comme l’arbalète&#xa0;: elle ne tire pas par-dessus un personnage qui bloque la ligne. Elle tire dans la séquence des arbalétriers, et l’exception des archers vaut pour les arcs.</translation>
    </message>
    <message>
        <source>Shooting out of a slit</source>
        <comment>siege.ruling.slit-arc/title</comment>
        <translation>Tirer par une meurtrière</translation>
    </message>
    <message>
        <source>In which directions may one shoot out of a slit? Along any line that starts at the slit&apos;s hexside and leaves on its outer side, blocked by walls as usual. Rule 1.45 limits only shots coming in.</source>
        <comment>siege.ruling.slit-arc/text</comment>
        <translation>Dans quelles directions peut-on tirer par une meurtrière&#xa0;? Le long de toute ligne qui part du côté de la meurtrière et sort vers l’extérieur, arrêtée par les murs comme d’ordinaire. La règle 1.45 ne limite que les tirs qui entrent.</translation>
    </message>
    <message>
        <source>In line with a slit</source>
        <comment>siege.ruling.slit-axis/title</comment>
        <extracomment>in line: straight in front of it</extracomment>
        <translation>Dans l’axe d’une meurtrière</translation>
    </message>
    <message>
        <source>What does being in line with a slit mean, which the French edition calls exact alignment and the Spanish edition the vertical of the slit? The shooter&apos;s hex centre lies on the straight row of hexes that leaves the slit hex at right angles through the slit&apos;s hexside. The worked example speaks of the axis of the slit.</source>
        <comment>siege.ruling.slit-axis/text</comment>
        <translation>Que veut dire être dans l’axe d’une meurtrière, que l’édition française appelle un alignement exact et l’édition espagnole la verticale de la meurtrière&#xa0;? Le centre de l’hexagone du tireur se trouve sur la rangée droite de cases qui part de la case meurtrière à angle droit, à travers le côté de la meurtrière. L’exemple parle de l’axe de la meurtrière.</translation>
    </message>
    <message>
        <source>Which height things have</source>
        <comment>siege.ruling.heights/title</comment>
        <translation>Les hauteurs</translation>
    </message>
    <message>
        <source>Where do ladder tops, siege tower tops, rubble and the rest belong? Wall height: ramparts, tower slits and rooms, ladder top and siege tower top. Keep height: keep slits and rooms. Moat height: unfilled moat. Ground height: everything else, with demolished walls, stairs, drawbridge, gate and the inside of a siege tower; a door, and a room whose map says so, has the height its map gives it.</source>
        <comment>siege.ruling.heights/text</comment>
        <translation>Où se placent le haut des échelles, le sommet des tours de siège, les murailles démolies et le reste&#xa0;? À la hauteur des murailles&#xa0;: remparts, meurtrières et salles des tours, haut de l’échelle et sommet de la tour de siège. À la hauteur du donjon&#xa0;: meurtrières et salles du donjon. À la hauteur du fossé&#xa0;: le fossé non comblé. À la hauteur du sol&#xa0;: tout le reste, y compris murailles démolies, escaliers, pont-levis, porte du château et intérieur d’une tour de siège&#xa0;; une porte, ou une salle quand la carte le dit, a la hauteur que lui donne la carte.</translation>
    </message>
    <message>
        <source>A filled moat is ground</source>
        <comment>siege.ruling.filled-level/title</comment>
        <translation>Le fossé comblé est à hauteur du sol</translation>
    </message>
    <message>
        <source>Is a filled moat the moat? No, it is ground: it is a terrain row of its own.</source>
        <comment>siege.ruling.filled-level/text</comment>
        <translation>Un fossé comblé est-il encore du fossé&#xa0;? Non, il est à hauteur du sol&#xa0;: il a sa propre ligne dans la table des terrains.</translation>
    </message>
    <message>
        <source>The radius of an elevated shooter</source>
        <comment>siege.ruling.radius/title</comment>
        <translation>Le rayon d’un tireur en hauteur</translation>
    </message>
    <message>
        <source>Friends beside the target</source>
        <comment>siege.ruling.friend-adjacent/title</comment>
        <translation>Des amis près de la cible</translation>
    </message>
    <message>
        <source>At what distance does a friend beside the target forbid the shot (rules 1.44g and 2.43b)? By default (within-radius), when the target is lower than the shooter and within the radius; beyond it the shot is an ordinary one. A stunned friend counts, a dead one does not, and a shot upward is not refused for a friend beside the target. In the other reading (always) the shot is refused at every distance.</source>
        <comment>siege.ruling.friend-adjacent/text</comment>
        <translation>À quelle distance un ami près de la cible interdit-il le tir (règles 1.44g et 2.43b)&#xa0;? Par défaut (within-radius), quand la cible est plus basse que le tireur et dans le rayon&#xa0;; au-delà, le tir est ordinaire. Un ami assommé compte, un mort non, et un tir vers le haut n’est pas interdit par un ami près de la cible. Dans l’autre lecture (always), le tir est interdit à toute distance.</translation>
    </message>
    <message>
        <source>Measuring distance to a wall</source>
        <comment>siege.ruling.wall-distance/title</comment>
        <translation>Mesurer la distance à un mur</translation>
    </message>
    <message>
        <source>How are distances measured for rules 1.44j and 1.44k with towers or with several hexes crossed? Let the line cross the obstacle. The shooter&apos;s distance is the hexes from his hex to the last hex before the wall&apos;s hexside, plus 1; the target&apos;s is the hexes from its hex to the first hex behind it, plus 1. The shot is allowed when the target&apos;s distance is at least the shooter&apos;s. A tower is measured at its outer wall nearest to each of the two; a siege tower from its hex on the line nearest to each of the two, that hex being 0.</source>
        <comment>siege.ruling.wall-distance/text</comment>
        <translation>Comment mesurer les distances des règles 1.44j et 1.44k avec des tours ou plusieurs cases traversées&#xa0;? On trace la ligne à travers l’obstacle. La distance du tireur est le nombre de cases de la sienne à la dernière avant le côté du mur, plus 1&#xa0;; celle de la cible, le nombre de cases de la sienne à la première derrière lui, plus 1. Le tir est permis quand la distance de la cible est au moins celle du tireur. Une tour se mesure à son mur extérieur le plus proche de chacun des deux&#xa0;; une tour de siège, depuis celle de ses cases sur la ligne qui est la plus proche de chacun des deux, laquelle vaut 0.</translation>
    </message>
    <message>
        <source>Who stands where at the moat</source>
        <comment>siege.ruling.moat-out/title</comment>
        <translation>Qui se trouve où au fossé</translation>
    </message>
    <message>
        <source>Who stands where in the example of rule 1.46, whose picture is lost? By default (edge): A outside on a hex adjacent to the moat&apos;s edge, B outside and not adjacent, C and D in the moat, E on the wall; so a shooter in the moat reaches the moat and the hexes along its edge, and nothing else. In the other reading (moat-only) E stands at the edge and A on the wall; then a shooter in the moat reaches only the moat.</source>
        <comment>siege.ruling.moat-out/text</comment>
        <translation>Qui se trouve où dans l’exemple de la règle 1.46, dont l’illustration est perdue&#xa0;? Par défaut (edge)&#xa0;: A dehors sur une case adjacente au bord du fossé, B dehors sur une case non adjacente, C et D dans le fossé, E sur la muraille&#xa0;; un tireur dans le fossé atteint donc le fossé et les cases qui le bordent, et rien d’autre. Dans l’autre lecture (moat-only), E est au bord et A sur la muraille&#xa0;; alors un tireur dans le fossé n’atteint que le fossé.</translation>
    </message>
    <message>
        <source>Choosing the covered side of a door</source>
        <comment>siege.ruling.door-side/title</comment>
        <translation>Choisir le côté couvert d’une porte</translation>
    </message>
    <message>
        <source>When does the owner choose the covered side of a door (rule 1.53)? When the first shot of a phase is made at the character; the choice holds for that enemy phase. Without crossfire the side shot at is covered.</source>
        <comment>siege.ruling.door-side/text</comment>
        <translation>Quand le propriétaire choisit-il le côté couvert d’une porte (règle 1.53)&#xa0;? Quand le premier tir d’une phase vise le personnage&#xa0;; le choix vaut pour cette phase ennemie. Sans tirs croisés, le côté visé est couvert.</translation>
    </message>
    <message>
        <source>The two hexes beside the drawbridge</source>
        <comment>siege.ruling.gate-hexes/title</comment>
        <translation>Les deux cases à côté du pont-levis</translation>
    </message>
    <message>
        <source>Which two hexes does rule 1.57 mean? The two castle hexes that touch the drawbridge&apos;s castle end, left and right of the passage.</source>
        <comment>siege.ruling.gate-hexes/text</comment>
        <translation>Quelles sont les deux cases de la règle 1.57&#xa0;? Les deux cases du château qui touchent l’extrémité du pont-levis côté château, à gauche et à droite du passage.</translation>
    </message>
    <message>
        <source>Covers do not add</source>
        <comment>siege.ruling.cover-max/title</comment>
        <translation>Les couvertures ne s’additionnent pas</translation>
    </message>
    <message>
        <source>How do several covers combine? The strongest counts and nothing is added, by analogy with rule 3.31.</source>
        <comment>siege.ruling.cover-max/text</comment>
        <translation>Comment se combinent plusieurs couvertures&#xa0;? La plus forte compte et rien ne s’ajoute, par analogie avec la règle 3.31.</translation>
    </message>
    <message>
        <source>Bodies that bar the way</source>
        <comment>siege.ruling.corpses/title</comment>
        <translation>Les morts qui barrent le passage</translation>
    </message>
    <message>
        <source>What of mixtures of bodies that rules 1.61e and 1.61f do not list? Weigh a man 1 and a horse 3: from 3 to 5 the hex costs 1 point more, from 6 on it is impassable. A horse counts in both its hexes. All printed cases fit.</source>
        <comment>siege.ruling.corpses/text</comment>
        <translation>Et les mélanges de morts que les règles 1.61e et 1.61f ne citent pas&#xa0;? Un homme compte 1 et un cheval 3&#xa0;: de 3 à 5, la case coûte 1 point de plus&#xa0;; à partir de 6, elle est impassable. Un cheval compte dans ses deux cases. Tous les cas imprimés concordent.</translation>
    </message>
    <message>
        <source>Attacks below 1-1</source>
        <comment>siege.ruling.below-one/title</comment>
        <translation>Attaques au-dessous de 1-1</translation>
    </message>
    <message>
        <source>Is 1-1 tested before or after the shifts? By default (refuse), both: the plain ratio must reach 1-1, and the column after the net shift must not lie left of 1-1; otherwise the attack is refused. In the other reading (clamp) a shift never goes left of 1-1.</source>
        <comment>siege.ruling.below-one/text</comment>
        <translation>Le seuil de 1-1 se vérifie-t-il avant ou après les décalages&#xa0;? Par défaut (refuse), les deux fois&#xa0;: le rapport simple doit atteindre 1-1 et la colonne, après le décalage net, ne doit pas se trouver à gauche de 1-1&#xa0;; sinon l’attaque est refusée. Dans l’autre lecture (clamp), un décalage ne va jamais à gauche de 1-1.</translation>
    </message>
    <message>
        <source>The highest column</source>
        <comment>siege.ruling.top-column/title</comment>
        <translation>La colonne la plus haute</translation>
    </message>
    <message>
        <source>Which column is the highest? 8-1, the highest that the text names (rule 5.32): higher ratios and shifts read 8-1. All whole ratios between exist. The Spanish rule 1.7 says that the ratio is rounded to one that the table has.</source>
        <comment>siege.ruling.top-column/text</comment>
        <translation>Quelle est la colonne la plus haute&#xa0;? 8-1, la plus haute que nomme le texte (règle 5.32)&#xa0;: les rapports et décalages supérieurs se lisent 8-1. Tous les rapports entiers intermédiaires existent. La règle 1.7 espagnole dit que le rapport s’arrondit à l’un de ceux de la table.</translation>
    </message>
    <message>
        <source>How often one may attack</source>
        <comment>siege.ruling.one-attack/title</comment>
        <translation>Combien de fois on peut attaquer</translation>
    </message>
    <message>
        <source>How often may one attack and be attacked? Each attacker attacks once a phase; each defender may be attacked any number of times by different attackers. Rule 1.72 of the French edition allows separate attacks on one enemy.</source>
        <comment>siege.ruling.one-attack/text</comment>
        <translation>Combien de fois peut-on attaquer et être attaqué&#xa0;? Chaque attaquant attaque une fois par phase&#xa0;; chaque défenseur peut être attaqué autant de fois qu’on veut, par des attaquants différents. La règle 1.72 de l’édition française permet des attaques séparées contre un même ennemi.</translation>
    </message>
    <message>
        <source>Joint attacks on mounted targets</source>
        <comment>siege.ruling.mounted-joint/title</comment>
        <translation>Attaques à plusieurs contre une cible à cheval</translation>
    </message>
    <message>
        <source>What does rule 1.72c withhold against mounted targets, the shift or the adding of strengths? Only the shift: attacks may still be added. The play sheet prints the shift under the table against foot.</source>
        <comment>siege.ruling.mounted-joint/text</comment>
        <translation>Que refuse la règle 1.72c contre une cible à cheval, le décalage ou l’addition des forces&#xa0;? Seulement le décalage&#xa0;: les attaques peuvent tout de même s’ajouter. La fiche de jeu imprime le décalage sous la table contre les personnages à pied.</translation>
    </message>
    <message>
        <source>Choosing who is killed</source>
        <comment>siege.ruling.killed-choice/title</comment>
        <translation>Choisir qui est tué</translation>
    </message>
    <message>
        <source>Who dies when one of several is killed? The owner of that side chooses, as for stunned and wounded; rule 1.72 does not name this case.</source>
        <comment>siege.ruling.killed-choice/text</comment>
        <translation>Qui meurt quand, de plusieurs personnages, l’un est tué&#xa0;? Le joueur de ce camp choisit, comme pour les assommés et les blessés&#xa0;; la règle 1.72 ne cite pas ce cas.</translation>
    </message>
    <message>
        <source>Terrain of several defenders</source>
        <comment>siege.ruling.defenders-terrain/title</comment>
        <translation>Le terrain de plusieurs défenseurs</translation>
    </message>
    <message>
        <source>Several against several</source>
        <comment>siege.ruling.many-many/title</comment>
        <translation>Plusieurs contre plusieurs</translation>
    </message>
    <message>
        <source>May several attackers together fight several defenders together? No: attack one by one, or with one against several. Neither rulebook describes it.</source>
        <comment>siege.ruling.many-many/text</comment>
        <translation>Plusieurs attaquants ensemble peuvent-ils combattre plusieurs défenseurs ensemble&#xa0;? Non&#xa0;: on attaque un à un, ou à un contre plusieurs. Aucun des deux règlements ne le décrit.</translation>
    </message>
    <message>
        <source>Half a character&apos;s movement</source>
        <comment>siege.ruling.half-movement/title</comment>
        <translation>La moitié du mouvement</translation>
    </message>
    <message>
        <source>How is the advance of the French edition measured when the movement points are an odd number or the costs are high? Round down. The first hex may always be entered, provided that ordinary movement could ever enter it; its cost is then taken from the half, and further hexes must be paid from what is left. Rule 1.93 offers the advance in place of the 4 points.</source>
        <comment>siege.ruling.half-movement/text</comment>
        <translation>Comment mesurer l’avance de l’édition française quand les points de mouvement sont en nombre impair ou que les coûts sont élevés&#xa0;? On arrondit à l’entier inférieur. On peut toujours entrer dans la première case, pourvu qu’elle soit accessible à un mouvement ordinaire&#xa0;; son coût est ensuite pris sur la moitié, et les cases suivantes se paient avec ce qui reste. La règle 1.93 offre l’avance à la place des 4 points.</translation>
    </message>
    <message>
        <source>Advancing over a stunned enemy</source>
        <comment>siege.ruling.advance-stunned/title</comment>
        <extracomment>over: across the hex of one who lies there</extracomment>
        <translation>Avancer par-dessus un ennemi assommé</translation>
    </message>
    <message>
        <source>The Spanish edition lets one advance over a stunned enemy; yet that enemy is adjacent (rule 1.73d) and its hex may not be shared (rule 1.62a). How is this read? The stunned victim is not the adjacent enemy of rule 1.73d; its hex is crossed, never stopped on. Otherwise that rule could never be used.</source>
        <comment>siege.ruling.advance-stunned/text</comment>
        <translation>L’édition espagnole permet d’avancer par-dessus un ennemi assommé&#xa0;; or cet ennemi est adjacent (règle 1.73d) et sa case ne peut être partagée (règle 1.62a). Comment le lire&#xa0;? La victime assommée n’est pas l’ennemi adjacent de la règle 1.73d&#xa0;; on traverse sa case sans jamais s’y arrêter. Autrement, cette règle ne pourrait jamais servir.</translation>
    </message>
    <message>
        <source>Melee between heights</source>
        <comment>siege.ruling.access/title</comment>
        <translation>Combat entre hauteurs différentes</translation>
    </message>
    <message>
        <source>When is melee between heights allowed (rule 1.74)? When the attacker could step onto the target&apos;s hex if it were empty. So: ground against a neighbour on a ladder, whom he could climb to; rampart against the ladder that leans on it, onto which he could step down; edge and moat both ways; stairs and rampart both ways; siege tower as in rule 2.45. Refused: rampart against outer ground or courtyard and the reverse, anything through a wall, and ladder against ground.</source>
        <comment>siege.ruling.access/text</comment>
        <translation>Quand le combat entre hauteurs différentes est-il permis (règle 1.74)&#xa0;? Quand l’attaquant pourrait passer sur la case de la cible si elle était vide. Ainsi&#xa0;: du sol contre un personnage adjacent sur une échelle, où l’on pourrait monter&#xa0;; du rempart contre l’échelle qui y est appuyée, où l’on pourrait descendre&#xa0;; entre bord et fossé dans les deux sens&#xa0;; entre escaliers et rempart dans les deux sens&#xa0;; tour de siège selon la règle 2.45. Interdits&#xa0;: du rempart contre le terrain extérieur ou la cour et l’inverse, toute attaque à travers un mur, et de l’échelle contre le sol.</translation>
    </message>
    <message>
        <source>A whole turn at the winch</source>
        <comment>siege.ruling.whole-turn/title</comment>
        <translation>Un tour entier au treuil</translation>
    </message>
    <message>
        <source>A rider on the raised bridge</source>
        <comment>siege.ruling.bridge-mounted/title</comment>
        <translation>Le cavalier sur le pont relevé</translation>
    </message>
    <message>
        <source>What happens to a rider on the bridge when it is raised? The rider is treated on foot as in rules 1.8c and 1.8d; the horse dies, since horses cannot be in the moat. The text hardly helps here: each group should decide for itself.</source>
        <comment>siege.ruling.bridge-mounted/text</comment>
        <translation>Qu’arrive-t-il à un cavalier sur le pont quand il se relève&#xa0;? Le cavalier est traité comme un personnage à pied selon les règles 1.8c et 1.8d&#xa0;; le cheval meurt, car les chevaux ne peuvent pas être dans le fossé. Le texte n’aide guère ici&#xa0;: chaque groupe devrait en décider lui-même.</translation>
    </message>
    <message>
        <source>Raising the ladder</source>
        <comment>siege.ruling.ladder-raise/title</comment>
        <translation>Redresser l’échelle</translation>
    </message>
    <message>
        <source>Paying for turning the ladder</source>
        <comment>siege.ruling.ladder-turn/title</comment>
        <translation>Payer pour tourner l’échelle</translation>
    </message>
    <message>
        <source>Do the two characters of the Spanish rule 1.92 pay 2 points together or each? Each, as in the French edition.</source>
        <comment>siege.ruling.ladder-turn/text</comment>
        <translation>Les deux personnages de la règle 1.92 espagnole paient-ils 2 points à eux deux ou chacun&#xa0;? Chacun, comme dans l’édition française.</translation>
    </message>
    <message>
        <source>Moving the siege tower</source>
        <comment>siege.ruling.tower-move/title</comment>
        <translation>Déplacer la tour de siège</translation>
    </message>
    <message>
        <source>What does a siege tower pay, which hexes count and what is its shape (rule 2.41)? The tower pays the dearest hex newly entered by any of its three: plain ground 1, filled moat 2. Its shape and axis are given by the scenario.</source>
        <comment>siege.ruling.tower-move/text</comment>
        <translation>Que paie une tour de siège, quelles cases comptent et quelle est sa forme (règle 2.41)&#xa0;? Elle paie le coût de la plus chère des cases où entre l’une des trois siennes&#xa0;: terrain plat 1, fossé comblé 2. Sa forme et son axe sont donnés par le scénario.</translation>
    </message>
    <message>
        <source>A complete turn for mounting</source>
        <comment>siege.ruling.mount-turn/title</comment>
        <translation>Le tour complet pour monter à cheval</translation>
    </message>
    <message>
        <source>Cost of leading a horse</source>
        <comment>siege.ruling.led-horse/title</comment>
        <translation>Ce que coûte un cheval conduit par la bride</translation>
    </message>
    <message>
        <source>What does leading a horse cost? Nothing. The horse must be able to enter the hexes it is drawn through (rule 3.32).</source>
        <comment>siege.ruling.led-horse/text</comment>
        <translation>Que coûte le fait de conduire un cheval par la bride&#xa0;? Rien. Le cheval doit pouvoir entrer dans les cases où on le conduit (règle 3.32).</translation>
    </message>
    <message>
        <source>No room beside the horse</source>
        <comment>siege.ruling.unhorsed-place/title</comment>
        <translation>Pas de place à côté du cheval</translation>
    </message>
    <message>
        <source>Where is an unhorsed rider placed when no hex beside the horse is free (rule 3.35)? On the nearest free hex that the owner chooses. The text hardly helps here: each group should decide for itself.</source>
        <comment>siege.ruling.unhorsed-place/text</comment>
        <translation>Où place-t-on un cavalier désarçonné quand aucune case à côté du cheval n’est libre (règle 3.35)&#xa0;? Sur la case libre la plus proche, au choix du propriétaire. Le texte n’aide guère ici&#xa0;: chaque groupe devrait en décider lui-même.</translation>
    </message>
    <message>
        <source>When the ballista may shoot</source>
        <comment>siege.ruling.ballista-cycle/title</comment>
        <translation>Quand la baliste peut tirer</translation>
    </message>
    <message>
        <source>When may the ballista shoot (rule 3.41)? In the French edition a crew must be present in 3 turns running and the shot falls in the third; a turn without crew starts the count again. In the Spanish edition the crew is needed when shooting, the first shot may be at once, and a shot may follow the last one after 3 turns (turn 4, then turn 7); it is silent on a wounded engineer, who is allowed. Beside means adjacent.</source>
        <comment>siege.ruling.ballista-cycle/text</comment>
        <translation>Quand la baliste peut-elle tirer (règle 3.41)&#xa0;? Dans l’édition française, il faut des servants 3 tours de suite et le tir a lieu au troisième&#xa0;; un tour sans servants fait recommencer le compte. Dans l’édition espagnole, les servants sont nécessaires au moment du tir, le premier tir peut avoir lieu tout de suite et un autre peut suivre le dernier après 3 tours (tour 4, puis tour 7)&#xa0;; elle ne dit rien d’un ingénieur blessé, qui est admis. À côté veut dire adjacent.</translation>
    </message>
    <message>
        <source>A wounded crew adds nothing to the ballista&apos;s die.</source>
        <comment>siege.ruling.ballista-wounded/none</comment>
        <translation>Un servant blessé n’ajoute rien au dé de la baliste.</translation>
    </message>
    <message>
        <source>Wounded ballista crew</source>
        <comment>siege.ruling.ballista-wounded/title</comment>
        <translation>Servants blessés de la baliste</translation>
    </message>
    <message>
        <source>Does a wounded ballista crew add 1 to the die? No: the play sheet names archers and crossbowmen, and the French edition allows a wounded engineer.</source>
        <comment>siege.ruling.ballista-wounded/text</comment>
        <translation>Des servants blessés de la baliste ajoutent-ils 1 au dé&#xa0;? Non&#xa0;: la fiche de jeu nomme archers et arbalétriers, et l’édition française admet un ingénieur blessé.</translation>
    </message>
    <message>
        <source>Who checks the spread of fire</source>
        <comment>siege.ruling.fire-owner/title</comment>
        <translation>Qui vérifie si le feu se répand</translation>
    </message>
    <message>
        <source>Who checks the spread of fire, and do spread fires spread further? The player who lit the first fire checks all that came of it, since the text speaks of the hexes that he set on fire.</source>
        <comment>siege.ruling.fire-owner/text</comment>
        <translation>Qui vérifie si le feu se répand, et un feu qui s’est étendu se répand-il encore&#xa0;? Le joueur qui a allumé le premier feu vérifie tout ce qui en est venu, car le texte parle des cases auxquelles il a mis le feu.</translation>
    </message>
    <message>
        <source>Counting turns of fire</source>
        <comment>siege.ruling.fire-count/title</comment>
        <translation>Compter les tours de feu</translation>
    </message>
    <message>
        <source>When does a turn of burning end? At the check of rule 3.52, the end of the enemy&apos;s phase; the third such check without being put out destroys. One who could not leave is wounded at once and killed at the next check. Both rulebooks suggest markers 1, 2, 3 for elapsed turns.</source>
        <comment>siege.ruling.fire-count/text</comment>
        <translation>Quand finit un tour d’incendie&#xa0;? À la vérification de la règle 3.52, à la fin de la phase ennemie&#xa0;; à la troisième sans extinction, il y a destruction. Qui n’a pas pu sortir est aussitôt blessé, et tué à la vérification suivante. Les deux règlements suggèrent des pions 1, 2, 3 pour les tours écoulés.</translation>
    </message>
    <message>
        <source>What counts as a siege engine</source>
        <comment>siege.ruling.engines/title</comment>
        <translation>Qu’est-ce qu’un engin de siège</translation>
    </message>
    <message>
        <source>What is a siege engine for rules 3.32, 3.5 and 5.3? Siege tower, ram, ballista, mangonel, trebuchet and mantlet; not ladders, carts or drawbridge. The French rule 5.21 calls the mantlet an engine, but it gives no protection from oil, since its cover is by side only.</source>
        <comment>siege.ruling.engines/text</comment>
        <translation>Qu’est-ce qu’un engin de siège pour les règles 3.32, 3.5 et 5.3&#xa0;? Tour de siège, bélier, baliste, mangonneau, trébuchet et écran de siège, mais non les échelles, les chariots ni le pont-levis. La règle 5.21 française range l’écran de siège parmi les engins, mais il ne protège pas de l’huile, car il ne couvre que par certains côtés.</translation>
    </message>
    <message>
        <source>Blocking on the same height</source>
        <comment>siege.ruling.own-height/title</comment>
        <translation>Bloquer à la même hauteur</translation>
    </message>
    <message>
        <source>What does it mean that rams, carts and mantlets block lines between characters on their own height? They stop a line when shooter and target are both on the obstacle&apos;s height. If only one of them is, heights and radius decide.</source>
        <comment>siege.ruling.own-height/text</comment>
        <translation>Que veut dire que béliers, chariots et écrans de siège bloquent les lignes entre personnages situés à leur hauteur&#xa0;? Ils arrêtent une ligne quand tireur et cible sont tous deux à la hauteur de l’obstacle. Si un seul l’est, hauteurs et rayon décident.</translation>
    </message>
    <message>
        <source>Totals between columns</source>
        <comment>siege.ruling.points-between/title</comment>
        <translation>Les totaux entre deux colonnes</translation>
    </message>
    <message>
        <source>What of bombardment totals between columns: 2, 4, 5, 7, 8, 10 and 11? They read in the column below, since rounding in this game favours the defender.</source>
        <comment>siege.ruling.points-between/text</comment>
        <translation>Et les totaux de pilonnage entre deux colonnes&#xa0;: 2, 4, 5, 7, 8, 10 et 11&#xa0;? Ils se lisent dans la colonne inférieure, car dans ce jeu l’arrondi favorise le défenseur.</translation>
    </message>
    <message>
        <source>Damage and breakdown together</source>
        <comment>siege.ruling.bombard-both/title</comment>
        <translation>Dégâts et panne ensemble</translation>
    </message>
    <message>
        <source>What if a cell of the bombardment table holds both D and a number with C? Both apply.</source>
        <comment>siege.ruling.bombard-both/text</comment>
        <translation>Et si une cellule de la table de pilonnage contient à la fois D et un nombre suivi de C&#xa0;? Les deux s’appliquent.</translation>
    </message>
    <message>
        <source>The three nearest keep hexes</source>
        <comment>siege.ruling.keep-nearest/title</comment>
        <translation>Les trois cases du donjon les plus proches</translation>
    </message>
    <message>
        <source>Which are the three keep hexes nearest to a breach (rule 4.21f), and what of ties or several breaches? They go by distance to the breach hex, ties at the besieger&apos;s choice; each breach opens three.</source>
        <comment>siege.ruling.keep-nearest/text</comment>
        <translation>Quelles sont les trois cases du donjon les plus proches d’une brèche (règle 4.21f), et en cas d’égalité ou de plusieurs brèches&#xa0;? On les choisit selon leur distance à la case de la brèche, et l’assiégeant tranche les égalités&#xa0;; chaque brèche en ouvre trois.</translation>
    </message>
    <message>
        <source>How late the ram resumes</source>
        <comment>siege.ruling.ram-delay/title</comment>
        <translation>De combien le bélier est retardé</translation>
    </message>
    <message>
        <source>By how much is an interrupted ram late (rule 4.34a)? There is no ramming in the turn of the melee or attempt. In the French edition the next die falls one turn later than it would have; in the Spanish edition the die may fall when it was due, from the next turn on. With dice due in turns 3, 5 and 7: if one fights in turn 4, it falls in 6 (French) or 5 (Spanish); if in turn 5, it falls in 6 in both.</source>
        <comment>siege.ruling.ram-delay/text</comment>
        <translation>De combien un bélier interrompu est-il retardé (règle 4.34a)&#xa0;? Il ne frappe pas pendant le tour du combat ou de la tentative. Dans l’édition française, le dé suivant se lance un tour plus tard que prévu&#xa0;; dans l’édition espagnole, il peut se lancer quand il était prévu, à partir du tour suivant. Avec des dés prévus aux tours 3, 5 et 7&#xa0;: si l’on combat au tour 4, on le lance au 6 (française) ou au 5 (espagnole)&#xa0;; si c’est au tour 5, on le lance au 6 dans les deux.</translation>
    </message>
    <message>
        <source>The animal at the head of the cart</source>
        <comment>siege.ruling.cart-head/title</comment>
        <translation>L’animal en tête du chariot</translation>
    </message>
    <message>
        <source>The Spanish edition gives no detail of the animal&apos;s place before the cart; which rule is used (rule 5.11)? The French one, for both editions: the same lost picture stands behind both.</source>
        <comment>siege.ruling.cart-head/text</comment>
        <translation>L’édition espagnole ne précise pas la place de l’animal devant le chariot&#xa0;; quelle règle emploie-t-on (règle 5.11)&#xa0;? Celle de l’édition française, pour les deux&#xa0;: l’illustration perdue est la même.</translation>
    </message>
    <message>
        <source>Turning the mantlet</source>
        <comment>siege.ruling.mantlet-turn/title</comment>
        <translation>Tourner l’écran de siège</translation>
    </message>
    <message>
        <source>When may a mantlet be turned (rule 5.22)? By the character on its hex, in step 2, at no cost.</source>
        <comment>siege.ruling.mantlet-turn/text</comment>
        <translation>Quand peut-on tourner un écran de siège (règle 5.22)&#xa0;? Le personnage placé sur sa case le tourne à la séquence 2, sans frais.</translation>
    </message>
    <message>
        <source>Which rules bind a flaming arrow</source>
        <comment>siege.ruling.flaming-line/title</comment>
        <translation>Les règles d’une flèche enflammée</translation>
    </message>
    <message>
        <source>Which rules bind a flaming arrow (rule 5.31)? Steps 1 and 3 as for any arrow, a legal line to the hex of the engine, and short range; the die on the fire table has no modifiers. Tents cannot be shot alight: both editions name engines only.</source>
        <comment>siege.ruling.flaming-line/text</comment>
        <translation>Quelles règles valent pour une flèche enflammée (règle 5.31)&#xa0;? Les séquences 1 et 3 comme pour toute flèche, une ligne permise vers la case de l’engin et la courte distance&#xa0;; le dé de la table des incendies n’a pas de modification. Un tir ne peut mettre le feu aux tentes&#xa0;: les deux éditions ne nomment que les engins.</translation>
    </message>
    <message>
        <source>The oil attack</source>
        <comment>siege.ruling.oil-attack/title</comment>
        <translation>L’attaque de l’huile</translation>
    </message>
    <message>
        <source>Which shifts and results has the 8-1 attack of boiling oil (rule 5.32)? No shift for terrain or numbers, and results against the attacker are ignored, since the column is fixed. A mounted target is read on the same table.</source>
        <comment>siege.ruling.oil-attack/text</comment>
        <translation>Quels décalages et quels résultats pour l’attaque 8-1 de l’huile bouillante (règle 5.32)&#xa0;? Aucun décalage de terrain ou de nombre, et les résultats contre l’attaquant sont ignorés, puisque la colonne est fixe. Une cible à cheval se lit sur la même table.</translation>
    </message>
    <message>
        <source>How far one flees the oil</source>
        <comment>siege.ruling.oil-retreat/title</comment>
        <translation>De combien on recule devant l’huile</translation>
    </message>
    <message>
        <source>How far does a character retreat from a burning engine (rule 5.32)? One hex, as in rule 3.54; one who cannot retreat is wounded.</source>
        <comment>siege.ruling.oil-retreat/text</comment>
        <translation>De combien un personnage recule-t-il devant un engin en feu (règle 5.32)&#xa0;? D’une case, comme à la règle 3.54&#xa0;; qui ne peut reculer est blessé.</translation>
    </message>
    <message>
        <source>Damaged means demolished</source>
        <comment>siege.ruling.es-damaged/title</comment>
        <translation>Endommagé veut dire démoli</translation>
    </message>
    <message>
        <source>The Spanish rule 2.31 puts counters on damaged hexes. Read demolished: rules 4.13 and 4.14 of that edition agree with the French edition.</source>
        <comment>siege.ruling.es-damaged/text</comment>
        <translation>La règle 2.31 espagnole place des pions sur des cases endommagées. Lire démolies&#xa0;: les règles 4.13 et 4.14 de cette édition s’accordent avec la française.</translation>
    </message>
    <message>
        <source>Seven on the Spanish error table</source>
        <comment>siege.ruling.es-error-seven/title</comment>
        <translation>Le sept de la table espagnole des erreurs de tir</translation>
    </message>
    <message>
        <source>The Spanish error table gives 7 twice. Read 7 as a harmless miss and 8 to 10 as a wound, as in the French edition.</source>
        <comment>siege.ruling.es-error-seven/text</comment>
        <translation>La table espagnole des erreurs de tir donne deux fois le 7. Lire 7 comme un tir sans effet et de 8 à 10 comme une blessure, comme dans l’édition française.</translation>
    </message>
    <message>
        <source>Other slips in the Spanish text</source>
        <comment>siege.ruling.es-slips/title</comment>
        <translation>Autres fautes du texte espagnol</translation>
    </message>
    <message>
        <source>Result E against mounted</source>
        <comment>siege.ruling.mounted-E/title</comment>
        <translation>Le résultat E contre un personnage à cheval</translation>
    </message>
    <message>
        <source>The letters of melee against foot</source>
        <comment>siege.ruling.foot-letters/title</comment>
        <translation>Les lettres du combat contre les personnages à pied</translation>
    </message>
    <message>
        <source>What do the letters of the melee table against foot mean, of which two survive? A: attacker wounded (printed). B: attacker retreats 1 hex. C: defender retreats 1 hex. D: defender stunned (printed). E: defender wounded. F: defender killed. They follow the order of the mounted legend, and a public English translation of the play sheet has exactly these 6 letters.</source>
        <comment>siege.ruling.foot-letters/text</comment>
        <translation>Que signifient les lettres de la table de résultats des combats contre les personnages à pied, dont deux subsistent&#xa0;? A&#xa0;: attaquant blessé (imprimé). B&#xa0;: l’attaquant recule de 1 case. C&#xa0;: le défenseur recule de 1 case. D&#xa0;: défenseur assommé (imprimé). E&#xa0;: défenseur blessé. F&#xa0;: défenseur tué. Elles suivent l’ordre de la légende pour les personnages à cheval, et une traduction anglaise publique de la fiche de jeu a exactement ces 6 lettres.</translation>
    </message>
    <message>
        <source>A rider in strong cover</source>
        <comment>siege.ruling.mounted-strong/title</comment>
        <translation>Un cavalier en couverture forte</translation>
    </message>
    <message>
        <source>What cover has a rider where the terrain gives strong cover? Medium, since the table has no strong column for riders.</source>
        <comment>siege.ruling.mounted-strong/text</comment>
        <translation>Quelle couverture a un cavalier là où le terrain donne une couverture forte&#xa0;? Moyenne, car la table n’a pas de colonne forte pour les cavaliers.</translation>
    </message>
    <message>
        <source>{hex} cannot be entered from there.</source>
        <comment>siege.ruling.retreat-hexes/impassable</comment>
        <translation>De là, on ne peut pas entrer dans la case {hex}.</translation>
    </message>
    <message>
        <source>{hex} is occupied: the retreat may not end there.</source>
        <comment>siege.ruling.retreat-hexes/occupied</comment>
        <translation>La case {hex} est occupée&#xa0;: le recul ne peut pas s’y terminer.</translation>
    </message>
    <message>
        <source>The retreat comes back to {hex}.</source>
        <comment>siege.ruling.retreat-hexes/back</comment>
        <extracomment>back: to where it began</extracomment>
        <translation>Le recul repasse par la case {hex}.</translation>
    </message>
    <message>
        <source>How a retreat is counted</source>
        <comment>siege.ruling.retreat-hexes/title</comment>
        <translation>Comment se compte un recul</translation>
    </message>
    <message>
        <source>What does a retreat cost? It counts hexes, not movement points, and goes only through hexes that movement could enter; the last one must be free of living characters (rule 1.62). The owner chooses the path.</source>
        <comment>siege.ruling.retreat-hexes/text</comment>
        <translation>Que coûte un recul&#xa0;? Il se compte en cases, non en points de mouvement, et ne passe que par des cases où l’on pourrait entrer par un mouvement&#xa0;; la dernière ne doit contenir aucun personnage vivant (règle 1.62). Le propriétaire choisit le chemin.</translation>
    </message>
    <message>
        <source>{name} is stunned and cannot retreat: killed.</source>
        <comment>siege.ruling.stunned-retreat/dies</comment>
        <translation>Personnage assommé&#xa0;: {name} ne peut pas reculer et meurt.</translation>
    </message>
    <message>
        <source>The stunned cannot retreat</source>
        <comment>siege.ruling.stunned-retreat/title</comment>
        <translation>L’assommé ne peut pas reculer</translation>
    </message>
    <message>
        <source>What if a stunned character must retreat? It cannot, so it is wounded, and being stunned already it dies (siege.sheet.3d, siege.sheet.5c and siege.sheet.5d). Rule 3.54c shows that the stunned cannot leave a hex, and a public English translation of the play sheet says so in as many words.</source>
        <comment>siege.ruling.stunned-retreat/text</comment>
        <translation>Et si un assommé doit reculer&#xa0;? Il ne le peut pas, donc il est blessé et, déjà assommé, il meurt (siege.sheet.3d, siege.sheet.5c et siege.sheet.5d). La règle 3.54c montre que les assommés ne peuvent pas quitter une case, et une traduction anglaise publique de la fiche de jeu le dit expressément.</translation>
    </message>
    <message>
        <source>One panic die a death</source>
        <comment>siege.ruling.panic-once/title</comment>
        <translation>Un dé de panique par mort</translation>
    </message>
    <message>
        <source>How many panic dice are rolled for several deaths or classes? One die for each death; eligible are friends within 3 hexes whose class that death can frighten, and with no such friend no die is rolled. Sergeants are soldiers that rally others.</source>
        <comment>siege.ruling.panic-once/text</comment>
        <translation>Combien de dés de panique lance-t-on pour plusieurs morts ou catégories&#xa0;? Un dé pour chaque mort&#xa0;; comptent les amis situés dans un rayon de 3 cases dont la catégorie peut être effrayée par cette mort, et s’il n’y en a pas on ne lance rien. Les sergents sont des soldats qui rallient les autres.</translation>
    </message>
    <message>
        <source>What changes the error die</source>
        <comment>siege.ruling.error-modifiers/title</comment>
        <translation>Ce qui modifie le dé d’erreur</translation>
    </message>
    <message>
        <source>Does the modifier for a knight on foot (siege.sheet.2c) apply to the error die? No: only range, wounds and skill, since only those are named.</source>
        <comment>siege.ruling.error-modifiers/text</comment>
        <translation>La modification du chevalier à pied (siege.sheet.2c) vaut-elle pour le dé d’erreur&#xa0;? Non&#xa0;: seules valent celles de distance, de blessure et d’habileté, car elles seules sont nommées.</translation>
    </message>
    <message>
        <source>Where skills sum to nothing</source>
        <comment>siege.ruling.skill-sum/title</comment>
        <translation>Où les habiletés s’annulent</translation>
    </message>
    <message>
        <source>Over what do the skill numbers add up to 0 (siege.skill.2)? Over each category of each side, as the sums of the example do.</source>
        <comment>siege.ruling.skill-sum/text</comment>
        <translation>Sur quoi la somme des nombres d’habileté est-elle de 0 (siege.skill.2)&#xa0;? Sur chaque catégorie de chaque camp, comme le font les sommes de l’exemple.</translation>
    </message>
    <message>
        <source>The line passes exactly through a corner. Reading: {reading}.</source>
        <comment>siege.ruling.corner-line/used</comment>
        <translation>La ligne passe exactement par un sommet. Lecture&#xa0;: {reading}.</translation>
    </message>
    <message>
        <source>A line that passes exactly through a corner of hexes</source>
        <comment>siege.ruling.corner-line/title</comment>
        <translation>Une ligne qui passe exactement par un sommet d’hexagone</translation>
    </message>
    <message>
        <source>What of a line that touches a third hex in one point only, exactly at a corner? By default (ignore) the hex touched only at its corner does not count, but a wall on a hexside that ends at that corner and lies in the line&apos;s passage does: the line is stopped only when both ways round the corner are walled. In the variant strict a wall on either way round stops it and the touched hex counts as crossed. In the variant open walls that meet the line only in the corner are ignored.</source>
        <comment>siege.ruling.corner-line/text</comment>
        <translation>Et une ligne qui ne touche une troisième case qu’en un point, exactement à un sommet&#xa0;? Par défaut (ignore), la case touchée à son seul sommet ne compte pas, mais un mur sur un côté qui aboutit à ce sommet et se trouve sur le passage de la ligne compte&#xa0;: la ligne n’est arrêtée que si les deux chemins autour du sommet sont barrés par un mur. Dans la variante strict, un mur sur l’un ou l’autre chemin suffit à l’arrêter et la case touchée compte comme traversée. Dans la variante open, on ignore les murs qui ne rencontrent la ligne qu’au sommet.</translation>
    </message>
    <message>
        <source>The top of the embankment at {hex} stands above both of them.</source>
        <comment>siege.ruling.embankment-equal/stops</comment>
        <translation>Le haut du talus de la case {hex} les domine tous deux.</translation>
    </message>
    <message>
        <source>Embankments between equals</source>
        <comment>siege.ruling.embankment-equal/title</comment>
        <translation>Talus à niveaux égaux</translation>
    </message>
    <message>
        <source>What does an embankment do when neither character is higher than the other (rule 3.23)? The embankment top between them stops the line, unless one of them is on that embankment hex.</source>
        <comment>siege.ruling.embankment-equal/text</comment>
        <translation>Que fait un talus quand aucun des deux personnages n’est plus haut que l’autre (règle 3.23)&#xa0;? Le haut du talus qui les sépare arrête la ligne, sauf si l’un des deux est sur cette case talus.</translation>
    </message>
    <message>
        <source>Ramparts under a line of fire</source>
        <comment>siege.ruling.rampart-floor/title</comment>
        <translation>Les remparts sous une ligne de tir</translation>
    </message>
    <message>
        <source>When do ramparts stop a line of fire? Between two characters at wall height or higher they do not, whatever parapets it passes. Between one at wall height and one lower, the line may run along the walk that the higher one stands on, but any other rampart stops it, and so does any parapet but the one that shelters him. Between two lower characters every rampart stops it. The keep follows rule 1.44j.</source>
        <comment>siege.ruling.rampart-floor/text</comment>
        <translation>Quand les remparts arrêtent-ils une ligne de tir&#xa0;? Entre deux personnages à hauteur des murailles ou plus haut, ils ne l’arrêtent pas, quels que soient les parapets qu’elle franchit. Entre un personnage à hauteur des murailles et un autre en contrebas, la ligne peut suivre le rempart où se tient le plus haut, mais tout autre rempart l’arrête, de même que tout parapet autre que celui qui l’abrite. Entre deux personnages en contrebas, tout rempart l’arrête. Pour le donjon, c’est la règle 1.44j qui vaut.</translation>
    </message>
    <message>
        <source>What is inside the castle</source>
        <comment>siege.ruling.inside-castle/title</comment>
        <translation>Ce qui est dans le château</translation>
    </message>
    <message>
        <source>What does inside the castle mean for rules 1.52 and 1.44a? Every hex that cannot be reached from the map&apos;s edge without crossing a parapet, wall, slit, door or gate. Rubble does not change it.</source>
        <comment>siege.ruling.inside-castle/text</comment>
        <translation>Que veut dire à l’intérieur du château pour les règles 1.52 et 1.44a&#xa0;? Toute case qu’on ne peut atteindre depuis le bord de la carte sans franchir un parapet, un mur, une meurtrière, la porte d’un bâtiment ou la porte du château. Une muraille démolie n’y change rien.</translation>
    </message>
    <message>
        <source>The wall does not hide {target} in the moat.</source>
        <comment>siege.1.46a/down</comment>
        <translation>La muraille ne cache pas {target} dans le fossé.</translation>
    </message>
    <message>
        <source>Beside the moat, {shooter} may shoot into it, over those who are in it.</source>
        <comment>siege.1.46d/edge</comment>
        <translation>Au bord du fossé, {shooter} peut y tirer, par-dessus ceux qui s’y trouvent.</translation>
    </message>
    <message>
        <source>A horse may not stop in the trench at {hex}.</source>
        <comment>siege.3.32b/stop</comment>
        <translation>Un cheval ne peut pas s’arrêter dans la tranchée, case {hex}.</translation>
    </message>
    <message>
        <source>{target} is sheltered on the other side of the door only.</source>
        <comment>siege.1.53a/other_side</comment>
        <translation>{target} n’est à l’abri que de l’autre côté de la porte.</translation>
    </message>
    <message>
        <source>The door on the side {side} of {hex} stands open.</source>
        <comment>siege.1.1e/leaf_so_open</comment>
        <translation>La porte côté {side} de la case {hex} est ouverte.</translation>
    </message>
    <message>
        <source>The door on the side {side} of {hex} is closed.</source>
        <comment>siege.1.1e/leaf_so_closed</comment>
        <translation>La porte côté {side} de la case {hex} est fermée.</translation>
    </message>
    <message>
        <source>The drawbridge on {hex} is lowered.</source>
        <comment>siege.1.1i/bridge_so_lowered</comment>
        <translation>Le pont-levis de la case {hex} est abaissé.</translation>
    </message>
    <message>
        <source>The drawbridge on {hex} is raised.</source>
        <comment>siege.1.1i/bridge_so_raised</comment>
        <translation>Le pont-levis de la case {hex} est relevé.</translation>
    </message>
    <message>
        <source>On {hex} there is now: {laid}.</source>
        <comment>siege.1.1k/laid_so</comment>
        <translation>Désormais sur la case {hex}&#xa0;: {laid}.</translation>
    </message>
    <message>
        <source>No longer on {hex}: {cleared}.</source>
        <comment>siege.1.1k/cleared_so</comment>
        <translation>Disparaît de la case {hex}&#xa0;: {cleared}.</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <comment>siege.1.2a/turn</comment>
        <translation>Tour {turn}</translation>
    </message>
    <message>
        <source>{force}</source>
        <comment>siege.1.2a/phase</comment>
        <translation>{force}</translation>
    </message>
    <message>
        <source>End of the phase</source>
        <comment>siege.1.2a/end_phase</comment>
        <translation>Fin de la phase</translation>
    </message>
    <message>
        <source>The phase cannot end yet.</source>
        <comment>siege.1.2a/end_phase_no</comment>
        <translation>La phase ne peut pas encore se terminer.</translation>
    </message>
    <message>
        <source>The phase ends.</source>
        <comment>siege.1.2a/phase_so</comment>
        <translation>La phase prend fin.</translation>
    </message>
    <message>
        <source>{by} shoots at {at}</source>
        <comment>siege.1.3a/shoot</comment>
        <translation>{by} tire sur {at}</translation>
    </message>
    <message>
        <source>{by} may not shoot at {at}.</source>
        <comment>siege.1.3a/shoot_no</comment>
        <translation>{by} ne peut pas tirer sur {at}.</translation>
    </message>
    <message>
        <source>{by} may shoot at {at}.</source>
        <comment>siege.1.3a/shoot_may</comment>
        <translation>{by} peut tirer sur {at}.</translation>
    </message>
    <message>
        <source>{counter} is covered against the outer side of the door until this phase ends.</source>
        <comment>siege.1.53a/door_so_outer</comment>
        <translation>{counter} est à couvert du côté extérieur de la porte jusqu’à la fin de cette phase.</translation>
    </message>
    <message>
        <source>{counter} is covered against the inner side of the door until this phase ends.</source>
        <comment>siege.1.53a/door_so_inner</comment>
        <translation>{counter} est à couvert du côté intérieur de la porte jusqu’à la fin de cette phase.</translation>
    </message>
    <message>
        <source>{counter} goes to {to}.</source>
        <comment>siege.1.6a/to_so</comment>
        <translation>{counter} va à la case {to}.</translation>
    </message>
    <message>
        <source>{counter} goes to {to}, the horse’s other half to {rear}.</source>
        <comment>siege.1.6a/to_so_rear</comment>
        <translation>{counter} va à la case {to}, l’autre moitié du cheval à la case {rear}.</translation>
    </message>
    <message>
        <source>{counter} is placed on {hex}</source>
        <comment>siege.3.35a/place</comment>
        <extracomment>placed: put on the map</extracomment>
        <translation>{counter} prend place à la case {hex}</translation>
    </message>
    <message>
        <source>{counter} may not be placed on {hex}.</source>
        <comment>siege.3.35a/place_no</comment>
        <translation>{counter} ne peut pas prendre place à la case {hex}.</translation>
    </message>
    <message>
        <source>{counter} must be placed beside the horse.</source>
        <comment>siege.3.35a/place_may</comment>
        <translation>{counter} doit prendre place à côté du cheval.</translation>
    </message>
    <message>
        <source>{counter} is placed on {hex}.</source>
        <comment>siege.3.35a/place_done</comment>
        <extracomment>placed: put on the map</extracomment>
        <translation>{counter} prend place à la case {hex}.</translation>
    </message>
    <message>
        <source>{counter} is unhorsed and the horse is killed.</source>
        <comment>siege.3.35a/unhorsed_so_killed</comment>
        <translation>{counter}&#xa0;: cavalier désarçonné, cheval tué.</translation>
    </message>
    <message>
        <source>{counter} is unhorsed; the horse is unhurt.</source>
        <comment>siege.3.35a/unhorsed_so_unhurt</comment>
        <translation>{counter}&#xa0;: cavalier désarçonné, cheval indemne.</translation>
    </message>
    <message>
        <source>{counter} retreats</source>
        <comment>siege.sheet.3d/retreat</comment>
        <translation>{counter} recule</translation>
    </message>
    <message>
        <source>{counter} retreats to {path,last}</source>
        <comment>siege.sheet.3d/retreat_path</comment>
        <translation>{counter} recule jusqu’à la case {path,last}</translation>
    </message>
    <message>
        <source>{counter} may not retreat so.</source>
        <comment>siege.sheet.3d/retreat_no</comment>
        <translation>{counter} ne peut pas reculer ainsi.</translation>
    </message>
    <message>
        <source>{counter} may not retreat to {path,last} like that.</source>
        <comment>siege.sheet.3d/retreat_path_no</comment>
        <translation>{counter} ne peut pas reculer ainsi jusqu’à la case {path,last}.</translation>
    </message>
    <message>
        <source>{counter} must retreat.</source>
        <comment>siege.sheet.3d/retreat_may</comment>
        <translation>{counter} doit reculer.</translation>
    </message>
    <message>
        <source>{counter} retreats to {path,last}.</source>
        <comment>siege.sheet.3d/retreat_path_done</comment>
        <translation>{counter} recule jusqu’à la case {path,last}.</translation>
    </message>
    <message numerus="yes">
        <source>{counter} must retreat %n hex(es).</source>
        <comment>siege.sheet.3d/retreat_so</comment>
        <translation>
            <numerusform>{counter} doit reculer d’une case.</numerusform>
            <numerusform>{counter} doit reculer de %n cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>{counter} is well again.</source>
        <comment>siege.sheet.5d/state_so_ready</comment>
        <translation>{counter} redevient indemne.</translation>
    </message>
    <message>
        <source>{counter} is stunned.</source>
        <comment>siege.sheet.5d/state_so_stunned</comment>
        <translation>{counter}&#xa0;: personnage assommé.</translation>
    </message>
    <message>
        <source>{counter} is wounded.</source>
        <comment>siege.sheet.5d/state_so_wounded</comment>
        <translation>{counter}&#xa0;: personnage blessé.</translation>
    </message>
    <message>
        <source>{counter} is killed.</source>
        <comment>siege.sheet.5d/state_so_dead</comment>
        <translation>{counter} meurt.</translation>
    </message>
    <message>
        <source>A miss.</source>
        <comment>siege.1.3a/shoot_nothing_-</comment>
        <translation>Tir manqué.</translation>
    </message>
    <message>
        <source>{counter} recovers</source>
        <comment>siege.1.21e/recover</comment>
        <translation>{counter} reprend ses esprits</translation>
    </message>
    <message>
        <source>{counter} does not recover now.</source>
        <comment>siege.1.21e/recover_no</comment>
        <translation>{counter} ne reprend pas ses esprits maintenant.</translation>
    </message>
    <message>
        <source>{counter} is well again.</source>
        <comment>siege.1.21e/recovered_so</comment>
        <translation>{counter} reprend ses esprits.</translation>
    </message>
    <message>
        <source>{name} is not stunned.</source>
        <comment>siege.1.21e/not_stunned</comment>
        <translation>{name} n’a pas à reprendre ses esprits.</translation>
    </message>
    <message>
        <source>{name} recovers at the end of a phase of its own side.</source>
        <comment>siege.1.21e/other_phase</comment>
        <translation>{name} reprend ses esprits à la fin d’une phase de son propre camp.</translation>
    </message>
    <message>
        <source>{name} was stunned in this very phase, and recovers in a later one.</source>
        <comment>siege.1.21e/this_phase</comment>
        <translation>Le coup date de cette phase même&#xa0;: {name} ne reprendra ses esprits que dans une phase ultérieure.</translation>
    </message>
    <message>
        <source>{name} was stunned in a phase of its own side, and recovers in the next one.</source>
        <comment>siege.ruling.stunned-inert/own_phase</comment>
        <translation>Le coup date d’une phase de son propre camp&#xa0;: {name} reprendra ses esprits dans la prochaine.</translation>
    </message>
    <message>
        <source>The line meets a closed door or gate at {hex}.</source>
        <comment>siege.1.56/shut</comment>
        <translation>La ligne rencontre une porte fermée à la case {hex}.</translation>
    </message>
    <message>
        <source>One shot in a step</source>
        <comment>siege.1.21h/title</comment>
        <translation>Un tir par séquence</translation>
    </message>
    <message>
        <source>No character may shoot twice in the same step. How many shots the steps give to each shooter is told in siege.ruling.one-shot.</source>
        <comment>siege.1.21h/text</comment>
        <translation>Aucun personnage ne peut tirer deux fois dans la même séquence. Le nombre de tirs que les séquences donnent à chaque tireur est expliqué dans siege.ruling.one-shot.</translation>
    </message>
    <message>
        <source>In any direction</source>
        <comment>siege.1.61g/title</comment>
        <translation>Dans toutes les directions</translation>
    </message>
    <message>
        <source>A character may move in any direction, and enemies beside it do not hinder its movement: neither rulebook sets such a limit. Direction matters for siege engines, for mantlets, for an upright ladder, which leans on one rampart hex, and for horses, which have a front half and a rear half. How horses and riders move is told in siege.ruling.two-hex.</source>
        <comment>siege.1.61g/text</comment>
        <translation>Un personnage peut se déplacer dans toutes les directions, et les ennemis à côté de lui ne gênent pas son mouvement&#xa0;: aucun des deux règlements ne pose une telle limite. La direction compte pour les engins de siège, pour les écrans de siège, pour l’échelle verticale, qui s’appuie sur une seule case remparts, et pour les chevaux, qui ont une moitié avant et une moitié arrière. Le mouvement des chevaux et des cavaliers est expliqué dans siege.ruling.two-hex.</translation>
    </message>
    <message>
        <source>The bridge and its gate</source>
        <comment>siege.1.8e/title</comment>
        <translation>Le pont et sa porte</translation>
    </message>
    <message>
        <source>The drawbridge takes up one hex. While it is raised, the castle gate behind it is shut (siege.ruling.gate-closed).</source>
        <comment>siege.1.8e/text</comment>
        <translation>Le pont-levis occupe une case. Tant qu’il est relevé, la porte du château qui se trouve derrière lui est fermée (siege.ruling.gate-closed).</translation>
    </message>
    <message>
        <source>From the rampart to the ladder</source>
        <comment>siege.1.93h/title</comment>
        <translation>Du rempart à l’échelle</translation>
    </message>
    <message>
        <source>Going down to a ladder from the rampart hex that it leans on costs 3 movement points. Whether and how one goes down a ladder is told in siege.ruling.ladder-down.</source>
        <comment>siege.1.93h/text</comment>
        <translation>Descendre sur une échelle depuis la case remparts à laquelle elle est appuyée coûte 3 points de mouvement. La descente par une échelle est expliquée dans siege.ruling.ladder-down.</translation>
    </message>
    <message>
        <source>Only one&apos;s own horse</source>
        <comment>siege.3.33f/title</comment>
        <translation>Seulement son propre cheval</translation>
    </message>
    <message>
        <source>A character may mount no horse but its own. The exception is a captured horse (rule 3.33c); when a horse is captured is told in siege.ruling.whose-horse.</source>
        <comment>siege.3.33f/text</comment>
        <translation>Un personnage ne peut monter d’autre cheval que le sien. Un cheval capturé fait exception (règle 3.33c)&#xa0;; le moment où un cheval est capturé est expliqué dans siege.ruling.whose-horse.</translation>
    </message>
    <message>
        <source>An engine with fewer points</source>
        <comment>siege.4.23e/title</comment>
        <translation>Un engin qui a moins de points</translation>
    </message>
    <message>
        <source>An engine that has lost only some of its bombardment points goes on bombarding with those it has left until it is repaired.</source>
        <comment>siege.4.23e/text</comment>
        <translation>Un engin qui n’a perdu qu’une partie de ses points de pilonnage continue à pilonner avec ceux qui lui restent jusqu’à sa réparation.</translation>
    </message>
    <message>
        <source>The halves of a draught horse</source>
        <comment>siege.5.11e/title</comment>
        <translation>Les moitiés d’un cheval de trait</translation>
    </message>
    <message>
        <source>In the French edition a draught horse, which takes two hexes, has a front half and a rear half. Rule 5.11a says where the rear half stands before a cart.</source>
        <comment>siege.5.11e/text</comment>
        <translation>Dans l’édition française, un cheval de trait, qui occupe deux cases, a une moitié avant et une moitié arrière. La règle 5.11a dit où se trouve la moitié arrière devant un chariot.</translation>
    </message>
    <message>
        <source>Oil on an engine alone</source>
        <comment>siege.5.32k/title</comment>
        <translation>L’huile sur un engin seul</translation>
    </message>
    <message>
        <source>When the oil can reach nobody on the engine&apos;s hex, because it is empty or holds only a character on top (rule 5.32c), only the engine&apos;s die of rule 5.32g is rolled. There is no attack.</source>
        <comment>siege.5.32k/text</comment>
        <translation>Quand l’huile ne peut atteindre personne sur la case de l’engin, parce qu’elle est vide ou ne contient qu’un personnage au sommet (règle 5.32c), on lance seulement le dé de l’engin selon la règle 5.32g. Il n’y a pas d’attaque.</translation>
    </message>
    <message>
        <source>Moving on within the moat</source>
        <comment>siege.ruling.moat-from/title</comment>
        <translation>Avancer dans le fossé</translation>
    </message>
    <message>
        <source>From which adjacent hexes is the moat entered for 1 movement point (rule 1.1g)? By default (open-moat), from those whose own terrain row is the moat, and by one who stands at the foot of a ladder there (siege.ruling.ladder-raise); from a filled moat, the drawbridge, the top of a ladder or a demolished wall it costs 4. This follows rule 1.1k, by which equipment replaces the terrain. In the other reading (printed) the hex under the equipment stays moat, so that it costs 1 from there too.</source>
        <comment>siege.ruling.moat-from/text</comment>
        <translation>Depuis quelles cases adjacentes entre-t-on dans le fossé pour 1 point de mouvement (règle 1.1g)&#xa0;? Par défaut (open-moat), depuis celles qui valent comme fossé dans la table des terrains, même pour celui qui s’y trouve au pied d’une échelle (siege.ruling.ladder-raise)&#xa0;; depuis un fossé comblé, le pont-levis, le haut d’une échelle ou une muraille démolie, cela coûte 4. C’est ce qui découle de la règle 1.1k, selon laquelle l’équipement spécial remplace le terrain. Dans l’autre lecture (printed), la case sous l’équipement reste fossé, et depuis celle-ci aussi cela coûte 1.</translation>
    </message>
    <message>
        <source>How many shots in a phase</source>
        <comment>siege.ruling.one-shot/title</comment>
        <translation>Combien de tirs dans une phase</translation>
    </message>
    <message>
        <source>How many shots does a shooter have in a phase (rule 1.21)? By default (one-a-step), one in step 1, and an archer one more in step 3: the rulebooks allow him a shot and later another. In the other reading (free) the steps set no number.</source>
        <comment>siege.ruling.one-shot/text</comment>
        <translation>De combien de tirs un tireur dispose-t-il dans une phase (règle 1.21)&#xa0;? Par défaut (one-a-step), d’un seul à la séquence 1, et un archer d’un autre à la séquence 3&#xa0;: les règlements lui accordent un tir, puis un second. Dans l’autre lecture (free), les séquences ne fixent aucun nombre.</translation>
    </message>
    <message>
        <source>One move after another</source>
        <comment>siege.ruling.move-order/title</comment>
        <translation>Un mouvement après l’autre</translation>
    </message>
    <message>
        <source>May the moves of several characters be mixed (rule 1.6b)? By default (one-at-a-time), no: a move is finished before the next begins, and a ladder, siege tower or ram moves as one with all who carry, push or ride it. The Spanish rule 1.62 speaks of the end of each movement. In the other reading (free) a move may be broken off and taken up again.</source>
        <comment>siege.ruling.move-order/text</comment>
        <translation>Peut-on alterner les mouvements de plusieurs personnages (règle 1.6b)&#xa0;? Par défaut (one-at-a-time), non&#xa0;: un mouvement est achevé avant que le suivant ne commence, et une échelle, une tour de siège ou un bélier se déplace en même temps que tous ceux qui le portent, le poussent ou s’y trouvent. La règle 1.62 espagnole parle de la fin de chaque mouvement. Dans l’autre lecture (free), un mouvement peut être interrompu puis repris.</translation>
    </message>
    <message>
        <source>The hexes of a horse alone</source>
        <comment>siege.ruling.horse-hex/title</comment>
        <translation>Les cases d’un cheval seul</translation>
    </message>
    <message>
        <source>Who may enter the hexes of a living horse without rider (rules 1.61a and 1.62a)? By default (last-rider), it counts as a living character of the side of its last rider, or else of its owner; rule 1.42 likewise treats living animals as living characters. In the other reading (neutral) everyone may pass through its hexes, and nobody may stop there.</source>
        <comment>siege.ruling.horse-hex/text</comment>
        <translation>Qui peut entrer dans les cases d’un cheval vivant sans cavalier (règles 1.61a et 1.62a)&#xa0;? Par défaut (last-rider), il compte comme un personnage vivant du camp de son dernier cavalier, ou à défaut de son propriétaire&#xa0;; la règle 1.42 traite elle aussi les animaux vivants comme des personnages vivants. Dans l’autre lecture (neutral), tous peuvent passer par ses cases et nul ne peut s’y arrêter.</translation>
    </message>
    <message>
        <source>Between ramparts and castle</source>
        <comment>siege.ruling.rampart-inside/title</comment>
        <translation>Entre les remparts et le château</translation>
    </message>
    <message>
        <source>Which steps join a rampart to the inside of the castle (rule 1.61d)? By default (stairs), those between it and another rampart, stairs, or a door or room at wall height, both ways, where no wall stands between. To and from courtyard, outer ground and moat every step is refused, up and down, a ladder apart. In the other reading (jump) only entering a rampart is limited so, and leaving it is not.</source>
        <comment>siege.ruling.rampart-inside/text</comment>
        <translation>Quels passages relient un rempart à l’intérieur du château (règle 1.61d)&#xa0;? Par défaut (stairs), ceux entre lui et un autre rempart, des escaliers, ou une porte ou une salle à la hauteur des murailles, dans les deux sens, là où aucun mur ne les sépare. Depuis la cour, le terrain extérieur et le fossé, et vers eux, tout passage est interdit, en montant comme en descendant, sauf par une échelle. Dans l’autre lecture (jump), ces limites ne valent que pour entrer sur un rempart, non pour le quitter.</translation>
    </message>
    <message>
        <source>Riders and horses on two hexes</source>
        <comment>siege.ruling.two-hex/title</comment>
        <translation>Cavaliers et chevaux sur deux cases</translation>
    </message>
    <message>
        <source>How do riders and horses move, touch, retreat and advance on their two hexes? By default (front-leads) the front half enters any hex beside it but that of its own rear half, and the rear half follows into the hex just left; in a retreat it may also back, the rear half leading. The front half&apos;s hex is paid for; both hexes must be permitted, and at the end neither may be a trench. Whatever is adjacent to either half is adjacent; a rider makes one attack and is one target; retreat and advance are counted for the front half, both halves end on free hexes, and after a retreat neither is beside an enemy. In the variant ahead the front half enters only the three hexes ahead of it; in the variant either, either half may lead in any movement; in the variant turn it does not back in a retreat either. The text hardly helps here: each group should decide for itself.</source>
        <comment>siege.ruling.two-hex/text</comment>
        <translation>Comment les cavaliers et les chevaux, sur leurs deux cases, se déplacent-ils, touchent-ils, reculent-ils et avancent-ils&#xa0;? Par défaut (front-leads), la moitié avant entre dans toute case à côté d’elle, sauf celle de sa propre moitié arrière, qui la suit dans la case qu’elle vient de quitter&#xa0;; lors d’un recul, ils peuvent aussi aller à reculons, la moitié arrière en tête. On paie la case de la moitié avant&#xa0;; les deux cases doivent être permises, et à la fin aucune ne peut être une tranchée. Est adjacent ce qui est adjacent à l’une ou l’autre moitié&#xa0;; un cavalier fait une seule attaque et est une seule cible&#xa0;; le recul et l’avance se comptent pour la moitié avant, les deux moitiés finissent sur des cases libres et, après un recul, aucune à côté d’un ennemi. Dans la variante ahead, la moitié avant n’entre que dans les trois cases devant elle&#xa0;; dans la variante either, l’une ou l’autre moitié peut aller en tête dans tout mouvement&#xa0;; dans la variante turn, on ne va pas à reculons, même lors d’un recul. Le texte n’aide guère ici&#xa0;: chaque groupe devrait en décider lui-même.</translation>
    </message>
    <message>
        <source>Adjacent in spite of walls and levels</source>
        <comment>siege.ruling.adjacency/title</comment>
        <translation>Adjacent malgré murs et niveaux</translation>
    </message>
    <message>
        <source>Is an enemy beyond a wall or on another level adjacent (rules 1.73d, siege.sheet.3d and siege.sheet.5b)? By default (neighbouring), yes: every living enemy in one of the six hexes around is, even a stunned one (but see siege.ruling.advance-stunned). Where the rulebooks want more, such as the same height (rule 1.44g), they say so. In the other reading (reach) only an enemy with whom melee is possible is adjacent.</source>
        <comment>siege.ruling.adjacency/text</comment>
        <translation>Un ennemi au-delà d’un mur ou à un autre niveau est-il adjacent (règles 1.73d, siege.sheet.3d et siege.sheet.5b)&#xa0;? Par défaut (neighbouring), oui&#xa0;: tout ennemi vivant sur l’une des six cases alentour l’est, même assommé (mais voir siege.ruling.advance-stunned). Là où les règlements demandent davantage, par exemple la même hauteur (règle 1.44g), ils le disent. Dans l’autre lecture (reach), seul est adjacent un ennemi avec qui le combat au corps-à-corps est possible.</translation>
    </message>
    <message>
        <source>Several characters and 1-1</source>
        <comment>siege.ruling.joint-below-one/title</comment>
        <translation>Plusieurs personnages et le rapport 1-1</translation>
    </message>
    <message>
        <source>What must reach 1-1 when several attackers or several defenders take part (rule 1.7e)? By default (sum), the sum of the attacks against the sum of the defences, since rule 1.72 makes one number of them. In the other reading (each) every attacker must reach 1-1 by himself.</source>
        <comment>siege.ruling.joint-below-one/text</comment>
        <translation>Qu’est-ce qui doit atteindre 1-1 quand plusieurs attaquants ou plusieurs défenseurs prennent part au combat (règle 1.7e)&#xa0;? Par défaut (sum), la somme des attaques contre la somme des défenses, car la règle 1.72 en fait un seul nombre. Dans l’autre lecture (each), chaque attaquant doit atteindre 1-1 à lui seul.</translation>
    </message>
    <message>
        <source>On foot and mounted in one attack</source>
        <comment>siege.ruling.mixed-targets/title</comment>
        <translation>À pied et à cheval dans une seule attaque</translation>
    </message>
    <message>
        <source>May one attack be directed at characters on foot and mounted ones together, and on which table is it read (rule 1.72a)? By default (separate), it is refused: one attacks those on foot or those mounted, as rule 1.7c has a table for each. In the other reading (mounted) it is read on the table against mounted, and results for horses touch riders only.</source>
        <comment>siege.ruling.mixed-targets/text</comment>
        <translation>Une seule attaque peut-elle viser ensemble des personnages à pied et à cheval, et dans quelle table la lit-on (règle 1.72a)&#xa0;? Par défaut (separate), c’est interdit&#xa0;: on attaque ceux qui sont à pied ou ceux qui sont à cheval, car la règle 1.7c a une table pour chacun. Dans l’autre lecture (mounted), on la lit dans la table contre les personnages à cheval, et les résultats pour les chevaux ne touchent que les cavaliers.</translation>
    </message>
    <message>
        <source>One melee after another</source>
        <comment>siege.ruling.melee-order/title</comment>
        <translation>Un combat après l’autre</translation>
    </message>
    <message>
        <source>Are all attacks named before the first is resolved? By default (one-by-one), no: the attacker names them one by one in his own order, and results, retreats and the advance are finished before the next is named. Enemies who have become adjacent may be attacked by those who have not yet attacked; by rule 1.73 the advance waits for no other melee. In the other reading (declared) all attacks are named first, since the same rule knows of melees still under way.</source>
        <comment>siege.ruling.melee-order/text</comment>
        <translation>Annonce-t-on toutes les attaques avant de résoudre la première&#xa0;? Par défaut (one-by-one), non&#xa0;: l’attaquant les annonce une à une dans l’ordre de son choix, et les résultats, les reculs et l’avance sont achevés avant qu’il n’annonce la suivante. Les ennemis devenus adjacents peuvent être attaqués par ceux qui n’ont pas encore attaqué&#xa0;; selon la règle 1.73, l’avance n’attend aucun autre combat. Dans l’autre lecture (declared), on annonce d’abord toutes les attaques, car la même règle parle de combats encore en cours.</translation>
    </message>
    <message>
        <source>Advancing over a killed horse</source>
        <comment>siege.ruling.advance-horse/title</comment>
        <extracomment>over: into or across the hexes where it lies</extracomment>
        <translation>Avancer par-dessus un cheval tué</translation>
    </message>
    <message>
        <source>Does a killed horse (result D against mounted) allow an advance after combat? By default (rider), not in the French edition, while in the Spanish edition its stunned rider does; the hex of an unhorsed rider is that of his counter on foot. Rule 1.73 speaks of characters only. In the other reading (horse) a killed horse allows it, and its hexes may be the first to be entered.</source>
        <comment>siege.ruling.advance-horse/text</comment>
        <translation>Un cheval tué (résultat D contre les personnages à cheval) permet-il une avance après combat&#xa0;? Par défaut (rider), pas dans l’édition française, alors que dans l’édition espagnole son cavalier assommé la permet&#xa0;; la case d’un cavalier désarçonné est celle de son pion à pied. La règle 1.73 ne parle que de personnages. Dans l’autre lecture (horse), un cheval tué la permet, et ses cases peuvent être les premières où l’on entre.</translation>
    </message>
    <message>
        <source>Where a failed retreat ends</source>
        <comment>siege.ruling.failed-retreat/title</comment>
        <translation>Où finit un recul manqué</translation>
    </message>
    <message>
        <source>Where is a character that cannot retreat the whole way, and may the enemy advance? By default (in-place), it stays where it was, wounded; its hex has not been vacated, so there is no advance on its account unless the wound kills it. Of melee the play sheet says that it stays, of shots only that it is wounded. In the other reading (partway) it goes as far as it can after a shot.</source>
        <comment>siege.ruling.failed-retreat/text</comment>
        <translation>Où se trouve un personnage qui ne peut pas reculer de toute la distance, et l’ennemi peut-il avancer&#xa0;? Par défaut (in-place), il reste où il était, blessé&#xa0;; sa case n’a pas été quittée et ne donne donc pas d’avance, sauf si la blessure le tue. Pour le combat, la fiche de jeu dit qu’il reste, pour les tirs seulement qu’il est blessé. Dans l’autre lecture (partway), après un tir, il recule aussi loin qu’il peut.</translation>
    </message>
    <message>
        <source>A rider who cannot retreat</source>
        <comment>siege.ruling.saddle-wound/title</comment>
        <translation>Un cavalier qui ne peut pas reculer</translation>
    </message>
    <message>
        <source>Is a rider unhorsed when he is wounded because he cannot retreat (siege.sheet.3d and siege.sheet.5c)? By default (unhorsed), yes, as by result C of a shot, and the horse is unhurt; compare siege.ruling.mounted-E. Nothing happens to a horse without rider. In the other reading (stays) he stays mounted. The text hardly helps here: each group should decide for itself.</source>
        <comment>siege.ruling.saddle-wound/text</comment>
        <translation>Un cavalier est-il désarçonné quand il est blessé faute de pouvoir reculer (siege.sheet.3d et siege.sheet.5c)&#xa0;? Par défaut (unhorsed), oui, comme par le résultat C d’un tir, et le cheval est indemne&#xa0;; comparer siege.ruling.mounted-E. Il n’arrive rien à un cheval sans cavalier. Dans l’autre lecture (stays), il reste à cheval. Le texte n’aide guère ici&#xa0;: chaque groupe devrait en décider lui-même.</translation>
    </message>
    <message>
        <source>Who works the winch, and when</source>
        <comment>siege.ruling.winch/title</comment>
        <translation>Qui actionne le treuil, et quand</translation>
    </message>
    <message>
        <source>Who may work the winch, and when exactly does the bridge move (rule 1.8)? By default (turn-end), either side may; after step 5 of the turn&apos;s second phase the character&apos;s owner says up or down, and he may decline. The rule names the end of the turn. In the other reading (own-phase) it is the end of the phase of the character&apos;s own side.</source>
        <comment>siege.ruling.winch/text</comment>
        <translation>Qui peut actionner le treuil, et quand exactement le pont bouge-t-il (règle 1.8)&#xa0;? Par défaut (turn-end), l’un ou l’autre camp&#xa0;; après la séquence 5 de la seconde phase du tour, le propriétaire du personnage annonce la montée ou la descente, et il peut y renoncer. La règle parle de la fin du tour. Dans l’autre lecture (own-phase), c’est la fin de la phase du camp du personnage.</translation>
    </message>
    <message>
        <source>What a raised bridge shuts</source>
        <comment>siege.ruling.gate-closed/title</comment>
        <translation>Ce que ferme le pont relevé</translation>
    </message>
    <message>
        <source>No free moat beside the bridge</source>
        <comment>siege.ruling.bridge-full/title</comment>
        <translation>Pas de fossé libre près du pont</translation>
    </message>
    <message>
        <source>Where does one fall who is thrown off the bridge when no moat hex beside it is free (rule 1.8c)? By default (nearest), into the nearest free hex of unfilled moat, which the owner chooses; nobody is stacked, and a filled moat is no moat. Rule 1.62 excepts only ladders and siege towers. In the other reading (stack) he may land on another character.</source>
        <comment>siege.ruling.bridge-full/text</comment>
        <translation>Où tombe celui qui est précipité du pont quand aucune case fossé à côté n’est libre (règle 1.8c)&#xa0;? Par défaut (nearest), dans la plus proche case libre de fossé non comblé, au choix du propriétaire&#xa0;; il n’y a pas d’empilement, et un fossé comblé n’est pas un fossé. La règle 1.62 n’excepte que les échelles et les tours de siège. Dans l’autre lecture (stack), il peut tomber sur un autre personnage.</translation>
    </message>
    <message>
        <source>Picking up and carrying a ladder</source>
        <comment>siege.ruling.ladder-carry/title</comment>
        <translation>Prendre et porter une échelle</translation>
    </message>
    <message>
        <source>How is a ladder picked up, what does carrying it cost and what does it forbid (rule 1.91)? By default (while-held), two characters on foot, not stunned, carry it: lifting and laying down are free, each has 2 movement points fewer, once for the phase, pays for his own hexes, and they end on the ladder&apos;s two hexes. They may not shoot or attack while they hold it, and only then; an archer who shot in step 1 may carry. In the other reading (whole-phase) they shoot and attack in no phase in which they carried.</source>
        <comment>siege.ruling.ladder-carry/text</comment>
        <translation>Comment prend-on une échelle, que coûte son transport et qu’interdit-il (règle 1.91)&#xa0;? Par défaut (while-held), deux personnages à pied non assommés la portent&#xa0;: la prendre et la poser ne coûte rien, chacun a 2 points de mouvement de moins, une fois pour la phase, paie ses propres cases, et ils finissent sur les deux cases de l’échelle. Ils ne peuvent ni tirer ni attaquer tant qu’ils la tiennent, et alors seulement&#xa0;; un archer qui a tiré à la séquence 1 peut la porter. Dans l’autre lecture (whole-phase), ils ne tirent ni n’attaquent dans aucune phase où ils ont porté l’échelle.</translation>
    </message>
    <message>
        <source>Where a ladder stands or falls</source>
        <comment>siege.ruling.ladder-where/title</comment>
        <extracomment>falls: is thrown down</extracomment>
        <translation>Où une échelle se tient ou tombe</translation>
    </message>
    <message>
        <source>Where may a ladder stand or fall (rules 1.91c, 1.92a and 1.94c)? By default (on-foot), an upright one stands on any hex that a character on foot may enter, moat too, beside the rampart hex it leans on and without other equipment; moving or turning it must end so. A fallen one has its other half on an adjacent hex over which it could be carried. The first scenario has ladders and no filled moat. In the variant filled-only it does not stand in open moat; in the variant outside it stands only on the outer side of the wall.</source>
        <comment>siege.ruling.ladder-where/text</comment>
        <translation>Où une échelle peut-elle se tenir ou tomber (règles 1.91c, 1.92a et 1.94c)&#xa0;? Par défaut (on-foot), une échelle verticale se tient sur toute case où un personnage à pied peut entrer, fossé compris, à côté de la case remparts à laquelle elle est appuyée et sans autre équipement&#xa0;; la déplacer ou la tourner doit finir de même. Une échelle tombée a son autre moitié sur une case adjacente par laquelle on pourrait la porter. Le premier scénario a des échelles et aucun fossé comblé. Dans la variante filled-only, elle ne se tient pas dans un fossé ouvert&#xa0;; dans la variante outside, elle ne se tient que du côté extérieur du mur.</translation>
    </message>
    <message>
        <source>Going down a ladder</source>
        <comment>siege.ruling.ladder-down/title</comment>
        <translation>Descendre par une échelle</translation>
    </message>
    <message>
        <source>May one go down a ladder, and for how much (rule 1.93h)? By default (both-ways), yes: onto it for 3 movement points, only from the rampart hex it leans on, and from it to any hex that a character on foot may enter, at that hex&apos;s cost. A besieger in panic leaves the castle by an upright ladder too (rule siege.panic.2b). In the other reading (up-only) this is refused except in panic; melee stays as in siege.ruling.access.</source>
        <comment>siege.ruling.ladder-down/text</comment>
        <translation>Peut-on descendre par une échelle, et à quel prix (règle 1.93h)&#xa0;? Par défaut (both-ways), oui&#xa0;: on y descend pour 3 points de mouvement, seulement depuis la case remparts à laquelle elle est appuyée, et de l’échelle on passe sur toute case où un personnage à pied peut entrer, au coût de cette case. Un assiégeant pris de panique quitte lui aussi le château par une échelle verticale (règle siege.panic.2b). Dans l’autre lecture (up-only), c’est interdit sauf en cas de panique&#xa0;; pour le combat, siege.ruling.access reste valable.</translation>
    </message>
    <message>
        <source>One who falls on another</source>
        <comment>siege.ruling.fall-stack/title</comment>
        <extracomment>falls: from a height</extracomment>
        <translation>Celui qui tombe sur un autre</translation>
    </message>
    <message>
        <source>On whom may one fall from a ladder, and how long do the two share the hex (rule 1.94f)? By default (singly), on any living character on foot, friend or enemy, on a hex that one on foot may enter; the one beneath is stunned even if the faller dies. Each is shot at and attacked by himself, and the two cannot fight each other. In his next movement step the faller must leave if he can. In the other reading (pair) they are attacked together and their defences are added.</source>
        <comment>siege.ruling.fall-stack/text</comment>
        <translation>Sur qui peut tomber celui qui tombe d’une échelle, et combien de temps les deux partagent-ils la case (règle 1.94f)&#xa0;? Par défaut (singly), sur tout personnage vivant à pied, ami ou ennemi, sur une case où l’on peut entrer à pied&#xa0;; celui de dessous est assommé même si celui qui tombe meurt. On tire sur chacun et on l’attaque séparément, et les deux ne peuvent pas se combattre. À sa prochaine séquence de mouvement, celui qui est tombé doit partir s’il le peut. Dans l’autre lecture (pair), ils sont attaqués ensemble et leurs défenses s’additionnent.</translation>
    </message>
    <message>
        <source>Where the besieger places rubble</source>
        <comment>siege.ruling.rubble-choice/title</comment>
        <translation>Où l’assiégeant place les murailles démolies</translation>
    </message>
    <message>
        <source>On which hexes may the besieger place demolished-wall counters before the assault (rule 2.31a)? By default (outer-wall), on rampart, castle wall and arrow-slit hexes of the outer wall, as he chooses, and not on the keep. Rule 2.33 names these kinds of hex, and rule 4.21f spares the keep. In the other reading (any) he may place them on the keep too.</source>
        <comment>siege.ruling.rubble-choice/text</comment>
        <translation>Sur quelles cases l’assiégeant peut-il placer les pions muraille démolie avant l’assaut (règle 2.31a)&#xa0;? Par défaut (outer-wall), sur des cases remparts, mur du château et meurtrière du mur d’enceinte, à son choix, et non sur le donjon. La règle 2.33 nomme ces sortes de cases, et la règle 4.21f épargne le donjon. Dans l’autre lecture (any), il peut aussi en placer sur le donjon.</translation>
    </message>
    <message>
        <source>Which walls fall with a hex</source>
        <comment>siege.ruling.rubble-walls/title</comment>
        <extracomment>fall: collapse</extracomment>
        <translation>Quels murs tombent avec une case</translation>
    </message>
    <message>
        <source>Which walls fall when a hex is demolished (rule 2.33a)? By default (own-walls), those that the map draws as the hex&apos;s own; those of an adjacent hex stand, since the rule reckons with walls that are still whole. In the other reading (all) all six sides of the hex are open.</source>
        <comment>siege.ruling.rubble-walls/text</comment>
        <translation>Quels murs tombent quand une case est démolie (règle 2.33a)&#xa0;? Par défaut (own-walls), ceux que la carte dessine comme propres à la case&#xa0;; ceux d’une case adjacente restent debout, car la règle suppose des murs encore entiers. Dans l’autre lecture (all), les six côtés de l’hexagone sont ouverts.</translation>
    </message>
    <message>
        <source>Those who move the siege tower</source>
        <comment>siege.ruling.tower-crew/title</comment>
        <translation>Ceux qui déplacent la tour de siège</translation>
    </message>
    <message>
        <source>Do those who move a siege tower spend movement points of their own (rule 2.41)? By default (stay-inside), none, but they stand inside when it moves and neither enter, leave nor climb in that step; those on top keep their points. Either side may move it. It enters the map with them inside and pays for its entry hexes from its 2 points, as the rule gives points to the tower alone. In the other reading (free) they keep all their own points, before the move and after it.</source>
        <comment>siege.ruling.tower-crew/text</comment>
        <translation>Ceux qui déplacent une tour de siège dépensent-ils leurs propres points de mouvement (règle 2.41)&#xa0;? Par défaut (stay-inside), aucun, mais ils sont à l’intérieur quand elle se déplace, et à cette séquence ils n’entrent, ne sortent ni ne montent&#xa0;; ceux du sommet gardent leurs points. L’un ou l’autre camp peut la déplacer. Elle entre sur la carte avec eux à l’intérieur et paie ses cases d’entrée sur ses 2 points, car la règle ne donne des points qu’à la tour. Dans l’autre lecture (free), ils gardent tous leurs propres points, avant et après le mouvement.</translation>
    </message>
    <message>
        <source>What else stops a siege tower</source>
        <comment>siege.ruling.tower-path/title</comment>
        <translation>Ce qui arrête encore une tour de siège</translation>
    </message>
    <message>
        <source>What stops a siege tower besides the terrain (rule 2.41e)? By default (bodies), living characters, equipment and as many dead as rule 1.61f names, in a hex newly entered, and also the drawbridge, which is not plain ground; the dead of rule 1.61e add 1 point. Rules 1.61 and 1.62 make no exception for the tower. In the other reading (clear) the dead neither stop nor slow it.</source>
        <comment>siege.ruling.tower-path/text</comment>
        <translation>Qu’est-ce qui arrête une tour de siège, outre le terrain (règle 2.41e)&#xa0;? Par défaut (bodies), les personnages vivants, l’équipement spécial et autant de morts qu’en nomme la règle 1.61f, sur une case où elle entre, et aussi le pont-levis, qui n’est pas un terrain plat&#xa0;; les morts de la règle 1.61e ajoutent 1 point. Les règles 1.61 et 1.62 ne font pas d’exception pour la tour. Dans l’autre lecture (clear), les morts ne l’arrêtent ni ne la ralentissent.</translation>
    </message>
    <message>
        <source>Going down inside a siege tower</source>
        <comment>siege.ruling.tower-down/title</comment>
        <translation>Descendre dans une tour de siège</translation>
    </message>
    <message>
        <source>What does it cost to go down inside a siege tower (rule 2.42c)? By default (two), 2 movement points, as its lower level costs (rule 2.4a): the rulebooks price only the way up. In the other reading (one) it costs 1 point.</source>
        <comment>siege.ruling.tower-down/text</comment>
        <translation>Que coûte la descente à l’intérieur d’une tour de siège (règle 2.42c)&#xa0;? Par défaut (two), 2 points de mouvement, le coût de son niveau inférieur (règle 2.4a)&#xa0;: les règlements ne donnent un prix qu’à la montée. Dans l’autre lecture (one), elle coûte 1 point.</translation>
    </message>
    <message>
        <source>Over the hexes of one siege tower</source>
        <comment>siege.ruling.own-tower/title</comment>
        <extracomment>over: above</extracomment>
        <translation>Par-dessus les cases d’une même tour de siège</translation>
    </message>
    <message>
        <source>Open moat beside a siege tower</source>
        <comment>siege.ruling.tower-moat/title</comment>
        <translation>Fossé ouvert à côté d’une tour de siège</translation>
    </message>
    <message>
        <source>Does open moat beside a siege tower count as ground height in rule 2.45f? By default (ground-only), no: there is no melee between it and those inside, while with a filled moat there is. This is what the rule literally says. In the other reading (low) every height below the walls counts.</source>
        <comment>siege.ruling.tower-moat/text</comment>
        <translation>Le fossé ouvert à côté d’une tour de siège compte-t-il comme étant à hauteur du sol dans la règle 2.45f&#xa0;? Par défaut (ground-only), non&#xa0;: aucun combat n’est possible entre lui et l’intérieur de la tour, alors qu’il l’est avec un fossé comblé. C’est ce que la règle dit à la lettre. Dans l’autre lecture (low), toute hauteur au-dessous des murailles compte.</translation>
    </message>
    <message>
        <source>Where the top of an embankment is</source>
        <comment>siege.ruling.embankment-crest/title</comment>
        <translation>Où se trouve le haut du talus</translation>
    </message>
    <message>
        <source>When does a line of fire pass the top of an embankment (rule 3.23), whose picture is lost? By default (marked), when it crosses one of the hexsides that the map marks as the top, or enters an embankment hex on which none is marked. In the other reading (hex) it passes the top whenever it crosses an embankment hex.</source>
        <comment>siege.ruling.embankment-crest/text</comment>
        <translation>Quand une ligne de tir passe-t-elle par le haut d’un talus (règle 3.23), dont l’illustration est perdue&#xa0;? Par défaut (marked), quand elle franchit un des côtés d’hexagone que la carte marque comme haut du talus, ou entre dans une case talus où aucun n’est marqué. Dans l’autre lecture (hex), elle y passe chaque fois qu’elle traverse une case talus.</translation>
    </message>
    <message>
        <source>Who is lower at an embankment</source>
        <comment>siege.ruling.embankment-lower/title</comment>
        <translation>Talus&#xa0;: quel personnage est en contrebas</translation>
    </message>
    <message>
        <source>When a horse is captured</source>
        <comment>siege.ruling.whose-horse/title</comment>
        <translation>Quand un cheval est capturé</translation>
    </message>
    <message>
        <source>When is a horse captured (rules 3.33c and 3.33f)? The rulebooks say nothing. By default (led), a horse of the enemy without rider is captured once a character of one&apos;s own leads it (rule 3.34b). In the other reading (adjacent) it is captured as soon as a character of one&apos;s own is adjacent to it.</source>
        <comment>siege.ruling.whose-horse/text</comment>
        <translation>Quand un cheval est-il capturé (règles 3.33c et 3.33f)&#xa0;? Les règlements n’en disent rien. Par défaut (led), un cheval ennemi sans cavalier est capturé quand un personnage ami le conduit par la bride (règle 3.34b). Dans l’autre lecture (adjacent), il l’est dès qu’un personnage ami lui est adjacent.</translation>
    </message>
    <message>
        <source>Where one dismounts</source>
        <comment>siege.ruling.dismount-place/title</comment>
        <translation>Où l’on descend de cheval</translation>
    </message>
    <message>
        <source>Where is a character placed who dismounts (rule 3.33d)? By default (free-beside), on a free hex adjacent to the horse, of its owner&apos;s choice, as rule 3.35a has it for the unhorsed; without such a hex it cannot dismount. In the other reading (nearest) it then goes to the nearest free hex, as in siege.ruling.unhorsed-place.</source>
        <comment>siege.ruling.dismount-place/text</comment>
        <translation>Où place-t-on un personnage qui descend de cheval (règle 3.33d)&#xa0;? Par défaut (free-beside), sur une case libre adjacente au cheval, au choix de son propriétaire, comme la règle 3.35a le veut pour un désarçonné&#xa0;; s’il n’y en a pas, il ne peut pas descendre. Dans l’autre lecture (nearest), il va alors sur la case libre la plus proche, comme dans siege.ruling.unhorsed-place.</translation>
    </message>
    <message>
        <source>Results against an animal alone</source>
        <comment>siege.ruling.riderless-retreat/title</comment>
        <translation>Résultats contre un animal seul</translation>
    </message>
    <message>
        <source>Which results hold for an animal without rider, a draught animal included (rules 3.35b and 5.12a)? By default (stays-put), what they say of the animal and of the attacker. Retreats (A of shots, C of melee) and whatever concerns a rider have no effect: the animal stays where it is, as in rule 3.34a. In the other reading (retreat) a horse retreats, since the French edition sets aside only the rider&apos;s wounds.</source>
        <comment>siege.ruling.riderless-retreat/text</comment>
        <translation>Quels résultats valent pour un animal sans cavalier, y compris un animal de trait (règles 3.35b et 5.12a)&#xa0;? Par défaut (stays-put), ce qu’ils disent de l’animal et de l’attaquant. Les reculs (A des tirs, C du combat) et tout ce qui concerne le cavalier sont sans effet&#xa0;: l’animal reste où il est, comme à la règle 3.34a. Dans l’autre lecture (retreat), un cheval recule, car l’édition française n’écarte que les blessures du cavalier.</translation>
    </message>
    <message>
        <source>The crew of the ballista</source>
        <comment>siege.ruling.ballista-serve/title</comment>
        <translation>Les servants de la baliste</translation>
    </message>
    <message>
        <source>Who is the crew of a ballista, and what may the crew do (rule 3.41b)? Two friends, not stunned, on hexes adjacent to it, one of them an engineer; each counts for one engine only, and men may relieve each other. A turn in which a man leaves, shoots, attacks or puts out a fire is no turn of service for him; all else is open to him. By default (no-bar), a melee in the previous turn does not bar the ballista&apos;s shot, since rule 1.21 names only archers and crossbowmen in that bar. In the other reading (bar) it holds for the crew too.</source>
        <comment>siege.ruling.ballista-serve/text</comment>
        <translation>Qui sont les servants d’une baliste et que peuvent-ils faire (règle 3.41b)&#xa0;? Deux amis, non assommés, sur des cases adjacentes à elle, dont un ingénieur&#xa0;; chacun compte pour un seul engin, et les hommes peuvent se relayer. Un tour où l’un d’eux s’en va, tire, attaque ou éteint un incendie ne lui compte pas comme tour de service&#xa0;; tout le reste lui est permis. Par défaut (no-bar), un combat au tour précédent n’interdit pas le tir de la baliste, car la règle 1.21 ne nomme dans cette interdiction que les archers et les arbalétriers. Dans l’autre lecture (bar), elle vaut aussi pour les servants.</translation>
    </message>
    <message>
        <source>Where the ballista shoots from</source>
        <comment>siege.ruling.ballista-hex/title</comment>
        <translation>D’où tire la baliste</translation>
    </message>
    <message>
        <source>From where does the ballista shoot (rule 3.41c), and has it a skill? It takes one hex; its line of fire starts at the centre of that hex and may run in any direction. By default (no-skill), it has no skill number, since siege.skill.2 has no category for it. In the other reading (engineer) a number written on the engineer counts.</source>
        <comment>siege.ruling.ballista-hex/text</comment>
        <translation>D’où tire la baliste (règle 3.41c), et a-t-elle une habileté&#xa0;? Elle occupe une case&#xa0;; sa ligne de tir part du centre de cette case et peut aller dans toutes les directions. Par défaut (no-skill), elle n’a pas de nombre d’habileté, car siege.skill.2 n’a pas de catégorie pour elle. Dans l’autre lecture (engineer), un nombre inscrit sur l’ingénieur compte.</translation>
    </message>
    <message>
        <source>The order of the fire check</source>
        <comment>siege.ruling.fire-order/title</comment>
        <extracomment>order: sequence</extracomment>
        <translation>L’ordre de la vérification du feu</translation>
    </message>
    <message>
        <source>In what order is the fire check made (rule 3.52a)? By default (spread-first), after step 5: first all dice for the spread from the hexes that burned before the check, and the new flames are placed together; then rule 3.54 for those caught by them; last, the old flames count one turn more, and the third destroys. New flames neither spread nor count a turn in this check. In the other reading (chain) destruction comes first, and then each new flame spreads at once.</source>
        <comment>siege.ruling.fire-order/text</comment>
        <translation>Dans quel ordre se fait la vérification du feu (règle 3.52a)&#xa0;? Par défaut (spread-first), après la séquence 5&#xa0;: d’abord tous les dés d’extension pour les cases qui étaient en feu avant la vérification, et les nouvelles flammes sont placées ensemble&#xa0;; puis la règle 3.54 pour ceux qu’elles atteignent&#xa0;; enfin les anciennes flammes comptent un tour de plus, et le troisième détruit. Lors de cette vérification, les nouvelles flammes ne se répandent pas et ne comptent pas de tour. Dans l’autre lecture (chain), la destruction vient d’abord, puis chaque nouvelle flamme se répand aussitôt.</translation>
    </message>
    <message>
        <source>Beside two burning hexes</source>
        <comment>siege.ruling.fire-two/title</comment>
        <translation>À côté de deux cases en feu</translation>
    </message>
    <message>
        <source>Staying in the fire</source>
        <comment>siege.ruling.fire-stay/title</comment>
        <translation>Rester dans le feu</translation>
    </message>
    <message>
        <source>May a character choose to stay in a burning hex (rule 3.54a)? By default (must-leave), no: only one that cannot leave stays, and the wound and the death of that rule fall on it. In the French edition the retreat is a duty. In the other reading (price), to which the Spanish wording is nearer, it may stay at that price.</source>
        <comment>siege.ruling.fire-stay/text</comment>
        <translation>Un personnage peut-il choisir de rester dans une case en feu (règle 3.54a)&#xa0;? Par défaut (must-leave), non&#xa0;: seul reste celui qui ne peut pas sortir, et c’est sur lui que tombent la blessure et la mort de cette règle. Dans l’édition française, le recul est une obligation. Dans l’autre lecture (price), dont le texte espagnol est plus proche, il peut rester à ce prix.</translation>
    </message>
    <message>
        <source>The way out of the fire</source>
        <comment>siege.ruling.fire-retreat/title</comment>
        <translation>Par où sortir du feu</translation>
    </message>
    <message>
        <source>Where does a character go that must leave a burning hex (rule 3.54a)? By default (any-free), onto one hex that it could enter, free and not burning, of its owner&apos;s choice; an enemy beside that hex is no bar, since the rule names none. In the other reading (sheet) the bars of siege.sheet.5b hold.</source>
        <comment>siege.ruling.fire-retreat/text</comment>
        <translation>Où va un personnage qui doit quitter une case en feu (règle 3.54a)&#xa0;? Par défaut (any-free), sur une case où il pourrait entrer, libre et non en feu, au choix de son propriétaire&#xa0;; un ennemi à côté de cette case ne l’empêche pas, car la règle ne nomme aucune interdiction. Dans l’autre lecture (sheet), les interdictions de siege.sheet.5b valent.</translation>
    </message>
    <message>
        <source>Fire and the wounded</source>
        <comment>siege.ruling.fire-wounded/title</comment>
        <translation>Le feu et les blessés</translation>
    </message>
    <message>
        <source>What does a wound from fire do to a character that is wounded already (rule 3.54a)? By default (adds), it kills: siege.sheet.5d makes no exception. In the other reading (apart) wounds from fire do not add to others. A stunned character is first settled by rule 3.54c.</source>
        <comment>siege.ruling.fire-wounded/text</comment>
        <translation>Que fait une blessure par le feu à un personnage déjà blessé (règle 3.54a)&#xa0;? Par défaut (adds), elle le tue&#xa0;: siege.sheet.5d ne fait pas d’exception. Dans l’autre lecture (apart), les blessures par le feu ne s’ajoutent pas aux autres. Pour un personnage assommé, la règle 3.54c s’applique d’abord.</translation>
    </message>
    <message>
        <source>Which hexes one can light or put out</source>
        <comment>siege.ruling.fire-reach/title</comment>
        <translation>À quelles cases mettre le feu, lesquelles éteindre</translation>
    </message>
    <message>
        <source>Which adjacent hexes may a character set alight or put out (rules 3.51a and 3.53a)? By default (any-height), any of them, at whatever height, but not behind a wall or an arrow slit; rule 3.51c bars only lighting. In the other reading (access) only those that it could attack under rule 1.74b (siege.ruling.access).</source>
        <comment>siege.ruling.fire-reach/text</comment>
        <translation>À quelles cases adjacentes un personnage peut-il mettre le feu, et lesquelles peut-il éteindre (règles 3.51a et 3.53a)&#xa0;? Par défaut (any-height), toutes, à n’importe quelle hauteur, mais non derrière un mur ou une meurtrière&#xa0;; la règle 3.51c n’interdit que de mettre le feu. Dans l’autre lecture (access), seulement celles qu’il pourrait attaquer selon la règle 1.74b (siege.ruling.access).</translation>
    </message>
    <message>
        <source>DA and fire that has spread</source>
        <comment>siege.ruling.fire-arrow/title</comment>
        <translation>DA et le feu qui s’est répandu</translation>
    </message>
    <message>
        <source>Does a result DA also put out hexes to which an arrow&apos;s fire has spread (rule 5.31e and siege.sheet.7)? By default (arrow-only), no: only a hex that the arrow itself lit, since the sheet speaks of a fire caused by the arrow. In the other reading (spread) those to which its fire has spread are put out as well.</source>
        <comment>siege.ruling.fire-arrow/text</comment>
        <translation>Un résultat DA éteint-il aussi les cases où le feu d’une flèche s’est répandu (règle 5.31e et siege.sheet.7)&#xa0;? Par défaut (arrow-only), non&#xa0;: seulement une case où la flèche elle-même a mis le feu, car la fiche de siège parle d’un incendie causé par la flèche. Dans l’autre lecture (spread), il éteint aussi celles où son feu s’est répandu.</translation>
    </message>
    <message>
        <source>What the fire leaves</source>
        <comment>siege.ruling.burnt-out/title</comment>
        <translation>Ce que laisse le feu</translation>
    </message>
    <message>
        <source>What is left of an engine or a tent that fire has destroyed (rule 3.55)? The engine and all its flames are removed; a tent hex becomes plain ground, an engine&apos;s hex its natural terrain, and those inside stay where they are. By default (fall-wounded), those on top come down to the ground there, or to the nearest free hex, and are wounded; in the reading unhurt they suffer nothing, in the reading killed they die. The text hardly helps here: each group should decide for itself.</source>
        <comment>siege.ruling.burnt-out/text</comment>
        <translation>Que reste-t-il d’un engin ou d’une tente détruits par le feu (règle 3.55)&#xa0;? L’engin et toutes ses flammes sont retirés&#xa0;; la case d’une tente devient du terrain plat, celle d’un engin retrouve son terrain naturel, et ceux de l’intérieur restent où ils sont. Par défaut (fall-wounded), ceux du sommet se retrouvent au sol à cet endroit, ou sur la case libre la plus proche, et sont blessés&#xa0;; dans la lecture unhurt, ils ne subissent rien&#xa0;; dans la lecture killed, ils meurent. Le texte n’aide guère ici&#xa0;: chaque groupe devrait en décider lui-même.</translation>
    </message>
    <message>
        <source>Engines on fire</source>
        <comment>siege.ruling.burning-engine/title</comment>
        <translation>Engins en feu</translation>
    </message>
    <message>
        <source>Naming the targets of a bombardment</source>
        <comment>siege.ruling.bombard-declare/title</comment>
        <translation>Annoncer les cibles d’un pilonnage</translation>
    </message>
    <message>
        <source>Are all targets of a day named first (rule 4.21d)? By default (all-first), yes: all hexes and engines are named before the first die of the day, so a breach made today opens the keep only tomorrow (rule 4.21f). The rule chooses and assigns before it adds up and rolls. In the other reading (one-by-one) hexes are named and rolled for one after the other.</source>
        <comment>siege.ruling.bombard-declare/text</comment>
        <translation>Annonce-t-on d’abord toutes les cibles d’un jour (règle 4.21d)&#xa0;? Par défaut (all-first), oui&#xa0;: toutes les cases et tous les engins avant le premier dé du jour, si bien qu’une brèche d’aujourd’hui n’ouvre le donjon que demain (règle 4.21f). La règle fait choisir et assigner avant d’additionner et de lancer le dé. Dans l’autre lecture (one-by-one), on annonce les cases et on lance leur dé l’une après l’autre.</translation>
    </message>
    <message>
        <source>More points lost than took part</source>
        <comment>siege.ruling.stone-cap/title</comment>
        <translation>Plus de points perdus qu’il n’en a servi</translation>
    </message>
    <message>
        <source>Which day repairs the engines</source>
        <comment>siege.ruling.repair-day/title</comment>
        <translation>Quel jour on répare les engins</translation>
    </message>
    <message>
        <source>Which day counts as the day of repair (rule 4.23b)? By default (chosen), the owner chooses each day which damaged engines rest; one such day repairs all that rest, and a day of assault counts as one. In the reading idle only days without an assault count. In the reading automatic it is the next day in any case.</source>
        <comment>siege.ruling.repair-day/text</comment>
        <translation>Quel jour compte comme jour de réparation (règle 4.23b)&#xa0;? Par défaut (chosen), le propriétaire choisit chaque jour quels engins endommagés se reposent&#xa0;; un tel jour répare tous ceux qui se reposent, et un jour d’assaut compte aussi. Dans la lecture idle, seuls comptent les jours sans assaut. Dans la lecture automatic, c’est dans tous les cas le jour suivant.</translation>
    </message>
    <message>
        <source>When rubble is placed</source>
        <comment>siege.ruling.rubble-when/title</comment>
        <extracomment>placed: laid on the map</extracomment>
        <translation>Quand placer la muraille démolie</translation>
    </message>
    <message>
        <source>When is the demolished-wall counter placed (rule 4.14a and siege.sheet.6a)? By default (by-cause), after the ram at once, and whoever is on the hex is wounded (rule 4.14b); after bombardment at the next assault, if the besieger likes. The rule names the moment of demolition; the siege sheet, which speaks of bombardment, the next assault, and leaves the besieger free. In the other reading (at-once) it is placed at once in both cases.</source>
        <comment>siege.ruling.rubble-when/text</comment>
        <translation>Quand place-t-on le pion muraille démolie (règle 4.14a et siege.sheet.6a)&#xa0;? Par défaut (by-cause), après le bélier, sur-le-champ, et qui se trouve sur la case est blessé (règle 4.14b)&#xa0;; après un pilonnage, à l’assaut suivant, si l’assiégeant le veut. La règle indique le moment de la démolition&#xa0;; la fiche de siège, qui parle du pilonnage, l’assaut suivant, et laisse l’assiégeant libre. Dans l’autre lecture (at-once), on le place sur-le-champ dans les deux cas.</translation>
    </message>
    <message>
        <source>The order of a day of siege</source>
        <comment>siege.ruling.day-order/title</comment>
        <extracomment>order: sequence</extracomment>
        <translation>L’ordre d’un jour de siège</translation>
    </message>
    <message>
        <source>In what order does a day of siege go by (rules 4.11b and 5.4, siege.sheet.6b and siege.sheet.6c)? By default (morning), the healed return in the morning; then comes an assault or a bombardment, not both, since rule 4.11b lets bombardment exclude any other action; then the dice for healing; last, the day is ticked. In the other reading (evening) the healed return after the assault, since the Spanish edition names no morning.</source>
        <comment>siege.ruling.day-order/text</comment>
        <translation>Dans quel ordre se déroule un jour de siège (règles 4.11b et 5.4, siege.sheet.6b et siege.sheet.6c)&#xa0;? Par défaut (morning), les guéris reviennent le matin&#xa0;; puis vient un assaut ou un pilonnage, non les deux, car selon la règle 4.11b le pilonnage exclut toute autre action&#xa0;; puis les dés de guérison&#xa0;; enfin on coche le jour. Dans l’autre lecture (evening), les guéris reviennent après l’assaut, car l’édition espagnole ne nomme pas le matin.</translation>
    </message>
    <message>
        <source>What the outer wall is</source>
        <comment>siege.ruling.outer-wall/title</comment>
        <translation>Ce que comprend l’enceinte</translation>
    </message>
    <message>
        <source>What belongs to the outer wall, of which a hex must be demolished before the keep may be bombarded (rule 4.21f)? The rulebooks do not say. By default (with-towers), the curtain with its towers and gate hexes. In the other reading (curtain) the curtain alone.</source>
        <comment>siege.ruling.outer-wall/text</comment>
        <translation>Que comprend l’enceinte, dont une case doit être démolie avant qu’on puisse pilonner le donjon (règle 4.21f)&#xa0;? Les règlements n’en disent rien. Par défaut (with-towers), le mur d’enceinte avec ses tours et les cases de la porte du château. Dans l’autre lecture (curtain), le mur d’enceinte seul.</translation>
    </message>
    <message>
        <source>The first die of the ram</source>
        <comment>siege.ruling.ram-first/title</comment>
        <translation>Le premier dé du bélier</translation>
    </message>
    <message>
        <source>When does the ram&apos;s first die fall (rule 4.32c)? By default (on-arrival), in step 4 of the phase in which it arrives, as rule 4.32a allows, and then in every second phase of its own side. In the other reading (later) the first die falls one turn later.</source>
        <comment>siege.ruling.ram-first/text</comment>
        <translation>Quand lance-t-on le premier dé du bélier (règle 4.32c)&#xa0;? Par défaut (on-arrival), à la séquence 4 de la phase où il arrive, comme le permet la règle 4.32a, puis une phase de son camp sur deux. Dans l’autre lecture (later), le premier dé se lance un tour plus tard.</translation>
    </message>
    <message>
        <source>Which hex the ram strikes</source>
        <comment>siege.ruling.ram-hex/title</comment>
        <translation>Quelle case frappe le bélier</translation>
    </message>
    <message>
        <source>The ram&apos;s die and the melee of its step</source>
        <comment>siege.ruling.ram-step4/title</comment>
        <translation>Le dé du bélier et le combat de la séquence</translation>
    </message>
    <message>
        <source>Which comes first in step 4, the ram&apos;s die or melee (rules 4.32c and 4.34a)? By default (die-first), the die. If one of the three has attacked before it, that die is delayed (siege.ruling.ram-delay); if one attacks after it, the next is. In the other reading (after) the die falls after the melee of the step.</source>
        <comment>siege.ruling.ram-step4/text</comment>
        <translation>Qu’est-ce qui vient d’abord dans la séquence 4, le dé du bélier ou le combat (règles 4.32c et 4.34a)&#xa0;? Par défaut (die-first), le dé. Si l’un des trois a attaqué avant lui, ce dé est retardé (siege.ruling.ram-delay)&#xa0;; si l’un d’eux attaque après lui, c’est le suivant. Dans l’autre lecture (after), le dé se lance après le combat de la séquence.</translation>
    </message>
    <message>
        <source>The hexes of a cart</source>
        <comment>siege.ruling.cart-hex/title</comment>
        <translation>Les cases d’un chariot</translation>
    </message>
    <message>
        <source>May the hexes of a cart be entered, and do they give cover (rule 5.11c)? By default (barred), they may not be entered and give no cover of their own. In the other reading (terrain) the natural terrain counts for both. The text hardly helps here: each group should decide for itself.</source>
        <comment>siege.ruling.cart-hex/text</comment>
        <translation>Peut-on entrer dans les cases d’un chariot, et donnent-elles une couverture (règle 5.11c)&#xa0;? Par défaut (barred), on ne peut pas y entrer et elles ne donnent pas de couverture propre. Dans l’autre lecture (terrain), c’est le terrain naturel qui compte dans les deux cas. Le texte n’aide guère ici&#xa0;: chaque groupe devrait en décider lui-même.</translation>
    </message>
    <message>
        <source>How a cart moves</source>
        <comment>siege.ruling.cart-move/title</comment>
        <translation>Comment se déplace un chariot</translation>
    </message>
    <message>
        <source>How does a cart move (rule 5.11b)? It follows its animal at no cost; without an animal it stands. By default (all-bound), rule 3.32 binds all its hexes. In the other reading (animal) it binds only the animal.</source>
        <comment>siege.ruling.cart-move/text</comment>
        <translation>Comment se déplace un chariot (règle 5.11b)&#xa0;? Il suit son animal sans rien payer&#xa0;; sans animal, il ne bouge pas. Par défaut (all-bound), la règle 3.32 vaut pour toutes ses cases. Dans l’autre lecture (animal), elle ne vaut que pour l’animal.</translation>
    </message>
    <message>
        <source>How an animal is harnessed</source>
        <comment>siege.ruling.harness/title</comment>
        <translation>Comment on attelle un animal</translation>
    </message>
    <message>
        <source>How is an animal harnessed or unharnessed (rule 5.11d)? By default (both-adjacent), the character is adjacent to cart and animal from the start of its phase and does nothing else in it, since the work takes its whole phase; it is done at the end of that phase. In the other reading (cart) it is enough to be adjacent to the cart.</source>
        <comment>siege.ruling.harness/text</comment>
        <translation>Comment attelle-t-on ou dételle-t-on un animal (règle 5.11d)&#xa0;? Par défaut (both-adjacent), le personnage est adjacent au chariot et à l’animal dès le début de sa phase et n’y fait rien d’autre, car le travail prend toute la phase&#xa0;; il est achevé à la fin de cette phase. Dans l’autre lecture (cart), il suffit d’être adjacent au chariot.</translation>
    </message>
    <message>
        <source>Paying for a pushed mantlet</source>
        <comment>siege.ruling.mantlet-cost/title</comment>
        <translation>Ce que coûte un écran poussé</translation>
    </message>
    <message>
        <source>What does a character pay who pushes a mantlet (rule 5.21a)? By default (natural), the cost of the natural terrain of the hex that the mantlet enters; others pay the mantlet&apos;s 1 movement point (rule 1.1k), which is meant for a hex that holds one already. In the other reading (row) the pusher too always pays 1.</source>
        <comment>siege.ruling.mantlet-cost/text</comment>
        <translation>Que paie un personnage qui pousse un écran de siège (règle 5.21a)&#xa0;? Par défaut (natural), le coût du terrain naturel de la case où l’écran entre&#xa0;; les autres paient le point de mouvement de l’écran (règle 1.1k), qui vaut pour une case qui en contient déjà un. Dans l’autre lecture (row), celui qui pousse paie lui aussi toujours 1.</translation>
    </message>
    <message>
        <source>Moving across the side of a mantlet</source>
        <comment>siege.ruling.mantlet-side/title</comment>
        <translation>Franchir le côté d’un écran</translation>
    </message>
    <message>
        <source>May one move across the hexside where a mantlet&apos;s base lies (rule 5.24)? By default (passable), yes, in and out, since the rule forbids only melee and retreat there; retreat is refused both ways. In the other reading (closed) movement too is refused.</source>
        <comment>siege.ruling.mantlet-side/text</comment>
        <translation>Peut-on se déplacer à travers le côté de l’hexagone que longe la base d’un écran de siège (règle 5.24)&#xa0;? Par défaut (passable), oui, pour entrer comme pour sortir, car la règle n’y interdit que le combat et le recul&#xa0;; le recul est interdit dans les deux sens. Dans l’autre lecture (closed), le mouvement y est interdit aussi.</translation>
    </message>
    <message>
        <source>How a barrel is handled</source>
        <comment>siege.ruling.barrel/title</comment>
        <translation>Comment on manie un baril</translation>
    </message>
    <message>
        <source>How is a barrel of oil picked up, dropped and used (rule 5.32e)? By default (same-hex), it is picked up on its own hex, at no cost. In the other reading (adjacent) it may also be picked up from an adjacent hex. It is left where its carrier falls, and each pouring uses one up; how many there are is for the scenario to say.</source>
        <comment>siege.ruling.barrel/text</comment>
        <translation>Comment ramasse-t-on, laisse-t-on et emploie-t-on un baril d’huile (règle 5.32e)&#xa0;? Par défaut (same-hex), on le ramasse sur sa case, sans rien payer. Dans l’autre lecture (adjacent), on peut aussi le ramasser depuis une case adjacente. Il reste là où tombe celui qui le porte, et chaque fois qu’on renverse de l’huile, on en consomme un&#xa0;; le scénario dit combien il y en a.</translation>
    </message>
    <message>
        <source>The morning of recovery</source>
        <comment>siege.ruling.healing-date/title</comment>
        <translation>Le matin de la guérison</translation>
    </message>
    <message>
        <source>On which morning does a wounded character return healed (rule 5.4b)? By default (nth-morning), one wounded on day d with n days to heal returns on the morning of day d + n. In the other reading (full) it waits n full days and returns on the morning of day d + n + 1.</source>
        <comment>siege.ruling.healing-date/text</comment>
        <translation>Quel matin un blessé revient-il guéri (règle 5.4b)&#xa0;? Par défaut (nth-morning), celui qui est blessé le jour d et a n jours de guérison revient le matin du jour d + n. Dans l’autre lecture (full), il attend n jours entiers et revient le matin du jour d + n + 1.</translation>
    </message>
    <message>
        <source>Nine results for ten dice</source>
        <comment>siege.ruling.healing-nine/title</comment>
        <translation>Neuf résultats pour dix dés</translation>
    </message>
    <message>
        <source>When the panic die is rolled</source>
        <comment>siege.ruling.panic-order/title</comment>
        <translation>Quand se lance le dé de panique</translation>
    </message>
    <message>
        <source>When is the panic die rolled (siege.panic.1a)? By default (each-death), at each death at once, before the advance after combat and before the next melee, since the result applies at once; a death by siege.panic.2d calls for another die. In the other reading (after) it is rolled when the whole melee is over.</source>
        <comment>siege.ruling.panic-order/text</comment>
        <translation>Quand lance-t-on le dé de panique (siege.panic.1a)&#xa0;? Par défaut (each-death), sur-le-champ à chaque mort, avant l’avance après combat et avant le combat suivant, car le résultat s’applique aussitôt&#xa0;; une mort par siege.panic.2d demande un autre dé. Dans l’autre lecture (after), on le lance quand tout le combat est terminé.</translation>
    </message>
    <message>
        <source>Which way one flees</source>
        <comment>siege.ruling.panic-path/title</comment>
        <translation>Par où l’on fuit</translation>
    </message>
    <message>
        <source>Which way does a character flee in panic or rout (siege.panic.2a, siege.panic.2d and siege.panic.3a)? By default (farther-first), one in panic goes over three hexes that it could enter, and each step leads farther from the nearest enemy where there is such a way, as far as possible in the Spanish edition; failing that not nearer, failing that anywhere. In the other reading (not-nearer) a step that keeps the distance is as good as one away. Leaving the map counts as done; one with no way at all is wounded. In rout the flights after the first fall in step 2 of its side&apos;s phase, with all its movement points.</source>
        <comment>siege.ruling.panic-path/text</comment>
        <translation>Par où fuit un personnage en panique ou en débandade (siege.panic.2a, siege.panic.2d et siege.panic.3a)&#xa0;? Par défaut (farther-first), un personnage en panique parcourt trois cases où il pourrait entrer, et chaque case l’éloigne de l’ennemi le plus proche s’il existe un tel chemin, le plus possible dans l’édition espagnole&#xa0;; sinon elle ne l’en rapproche pas&#xa0;; sinon n’importe laquelle. Dans l’autre lecture (not-nearer), une case qui garde la distance vaut autant qu’une qui éloigne. Sortir de la carte compte comme une fuite accomplie&#xa0;; qui n’a aucun chemin est blessé. En débandade, les fuites après la première ont lieu à la séquence 2 de la phase de son camp, avec tous ses points de mouvement.</translation>
    </message>
    <message>
        <source>Enemies in a position to attack</source>
        <comment>siege.ruling.panic-threat/title</comment>
        <translation>Ennemis en mesure d’attaquer</translation>
    </message>
    <message>
        <source>Which enemies are in a position to attack, so that no flight leads past them (siege.panic.2c)? By default (able), one that is not stunned and could attack that hex by rule 1.74; otherwise these words would be idle. In the other reading (adjacent) any enemy beside it.</source>
        <comment>siege.ruling.panic-threat/text</comment>
        <translation>Quels ennemis sont en mesure d’attaquer, si bien qu’aucune fuite ne passe près d’eux (siege.panic.2c)&#xa0;? Par défaut (able), celui qui n’est pas assommé et pourrait attaquer cette case selon la règle 1.74&#xa0;; sinon ces mots seraient inutiles. Dans l’autre lecture (adjacent), tout ennemi à côté d’elle.</translation>
    </message>
    <message>
        <source>Panic and the stunned</source>
        <comment>siege.ruling.panic-stunned/title</comment>
        <translation>La panique et les assommés</translation>
    </message>
    <message>
        <source>May a stunned friend of the dead be chosen for panic (siege.panic.1a)? By default (exempt), no. In the other reading (eligible) it may, since nothing excludes it; it cannot retreat and dies (siege.panic.2d and siege.sheet.5d).</source>
        <comment>siege.ruling.panic-stunned/text</comment>
        <translation>Un ami assommé du mort peut-il être choisi pour la panique (siege.panic.1a)&#xa0;? Par défaut (exempt), non. Dans l’autre lecture (eligible), oui, car rien ne l’exclut&#xa0;; il ne peut pas reculer et meurt (siege.panic.2d et siege.sheet.5d).</translation>
    </message>
    <message>
        <source>What one in panic may do</source>
        <comment>siege.ruling.panic-acts/title</comment>
        <translation>Ce que peut faire un personnage paniqué</translation>
    </message>
    <message>
        <source>Who ends a panic</source>
        <comment>siege.ruling.rally-who/title</comment>
        <translation>Qui met fin à la panique</translation>
    </message>
    <message>
        <source>Which knight or sergeant ends panic or rout by being adjacent (siege.panic.2h and siege.panic.3b)? By default (not-stunned), one of the character&apos;s own side that is not stunned. In the other reading (stunned) a stunned one does so too.</source>
        <comment>siege.ruling.rally-who/text</comment>
        <translation>Quel chevalier ou sergent adjacent met fin à la panique ou à la débandade (siege.panic.2h et siege.panic.3b)&#xa0;? Par défaut (not-stunned), un chevalier ou un sergent non assommé, du camp du personnage. Dans l’autre lecture (stunned), un assommé aussi.</translation>
    </message>
    <message>
        <source>Who can be hit by mistake</source>
        <comment>siege.ruling.error-pool/title</comment>
        <translation>Qui peut être touché par erreur</translation>
    </message>
    <message>
        <source>Among whom is the friend drawn that a miss may hit (siege.error.2 and siege.error.5)? By default (reachable), among those whom siege.error.5 does not exclude. In the other reading (draw-first) among all of them, and if the one drawn is so excluded nobody is hit. Around a mounted target all hexes adjacent to either half count; a mounted friend who is hit is wounded and unhorsed.</source>
        <comment>siege.ruling.error-pool/text</comment>
        <translation>Parmi qui tire-t-on au sort l’ami qu’un tir manqué peut toucher (siege.error.2 et siege.error.5)&#xa0;? Par défaut (reachable), parmi ceux que siege.error.5 n’exclut pas. Dans l’autre lecture (draw-first), parmi tous, et si celui qui sort est ainsi exclu, personne n’est touché. Autour d’une cible à cheval, toutes les cases adjacentes à l’une ou l’autre moitié comptent&#xa0;; un ami à cheval qui est touché est blessé et désarçonné.</translation>
    </message>
    <message>
        <source>only from open moat</source>
        <comment>reading.open-moat</comment>
        <translation>seulement depuis un fossé ouvert</translation>
    </message>
    <message>
        <source>the terrain printed on the map</source>
        <comment>reading.printed</comment>
        <translation>le terrain imprimé sur la carte</translation>
    </message>
    <message>
        <source>one shot in each step</source>
        <comment>reading.one-a-step</comment>
        <translation>un tir à chaque séquence</translation>
    </message>
    <message>
        <source>without this limit</source>
        <comment>reading.free</comment>
        <translation>sans cette limite</translation>
    </message>
    <message>
        <source>each move finished first</source>
        <comment>reading.one-at-a-time</comment>
        <translation>chaque mouvement d’abord achevé</translation>
    </message>
    <message>
        <source>on its last rider&apos;s side</source>
        <comment>reading.last-rider</comment>
        <translation>du camp du dernier cavalier</translation>
    </message>
    <message>
        <source>counts as neutral</source>
        <comment>reading.neutral</comment>
        <translation>compte comme neutre</translation>
    </message>
    <message>
        <source>by the stairs, both ways</source>
        <comment>reading.stairs</comment>
        <translation>par les escaliers, dans les deux sens</translation>
    </message>
    <message>
        <source>one may leave it anywhere</source>
        <comment>reading.jump</comment>
        <translation>on le quitte n’importe où</translation>
    </message>
    <message>
        <source>front leads, may back in retreat</source>
        <comment>reading.front-leads</comment>
        <extracomment>may back: may go backwards</extracomment>
        <translation>moitié avant en tête, sauf au recul</translation>
    </message>
    <message>
        <source>only the three hexes ahead</source>
        <comment>reading.ahead</comment>
        <translation>seulement les trois cases devant</translation>
    </message>
    <message>
        <source>either half may lead</source>
        <comment>reading.either</comment>
        <translation>l’une ou l’autre moitié en tête</translation>
    </message>
    <message>
        <source>never backing</source>
        <comment>reading.turn</comment>
        <translation>jamais à reculons</translation>
    </message>
    <message>
        <source>every hex around counts</source>
        <comment>reading.neighbouring</comment>
        <translation>toute case alentour compte</translation>
    </message>
    <message>
        <source>only where melee is possible</source>
        <comment>reading.reach</comment>
        <translation>seulement où le combat est possible</translation>
    </message>
    <message>
        <source>the sums are tested</source>
        <comment>reading.sum</comment>
        <translation>on compare les sommes</translation>
    </message>
    <message>
        <source>each by himself</source>
        <comment>reading.each</comment>
        <translation>chacun à lui seul</translation>
    </message>
    <message>
        <source>attacked separately</source>
        <comment>reading.separate</comment>
        <translation>attaqués séparément</translation>
    </message>
    <message>
        <source>named one by one</source>
        <comment>reading.one-by-one</comment>
        <translation>annoncées une à une</translation>
    </message>
    <message>
        <source>all named first</source>
        <comment>reading.declared</comment>
        <translation>toutes annoncées d’abord</translation>
    </message>
    <message>
        <source>only the rider counts</source>
        <comment>reading.rider</comment>
        <translation>seul le cavalier compte</translation>
    </message>
    <message>
        <source>the horse counts too</source>
        <comment>reading.horse</comment>
        <translation>le cheval compte aussi</translation>
    </message>
    <message>
        <source>stays where it was</source>
        <comment>reading.in-place</comment>
        <translation>reste où il était</translation>
    </message>
    <message>
        <source>as far as it can</source>
        <comment>reading.partway</comment>
        <translation>aussi loin qu’il peut</translation>
    </message>
    <message>
        <source>wounded and unhorsed</source>
        <comment>reading.unhorsed</comment>
        <translation>blessé et désarçonné</translation>
    </message>
    <message>
        <source>wounded, stays mounted</source>
        <comment>reading.stays</comment>
        <translation>blessé, reste à cheval</translation>
    </message>
    <message>
        <source>at the end of the turn</source>
        <comment>reading.turn-end</comment>
        <translation>à la fin du tour</translation>
    </message>
    <message>
        <source>by the side&apos;s own phase</source>
        <comment>reading.own-phase</comment>
        <translation>selon la phase de son camp</translation>
    </message>
    <message>
        <source>castle wall while it is raised</source>
        <comment>reading.walled</comment>
        <translation>mur du château tant qu’il est relevé</translation>
    </message>
    <message>
        <source>the nearest free hex</source>
        <comment>reading.nearest</comment>
        <translation>la case libre la plus proche</translation>
    </message>
    <message>
        <source>on top of another</source>
        <comment>reading.stack</comment>
        <translation>par-dessus un autre</translation>
    </message>
    <message>
        <source>only while they hold it</source>
        <comment>reading.while-held</comment>
        <extracomment>as long as they occupy it</extracomment>
        <translation>seulement tant qu’ils la tiennent</translation>
    </message>
    <message>
        <source>for the whole phase</source>
        <comment>reading.whole-phase</comment>
        <translation>pendant toute la phase</translation>
    </message>
    <message>
        <source>wherever one on foot may enter</source>
        <comment>reading.on-foot</comment>
        <translation>là où l’on entre à pied</translation>
    </message>
    <message>
        <source>not in open moat</source>
        <comment>reading.filled-only</comment>
        <translation>pas dans un fossé ouvert</translation>
    </message>
    <message>
        <source>only outside the wall</source>
        <comment>reading.outside</comment>
        <translation>seulement à l’extérieur du mur</translation>
    </message>
    <message>
        <source>up and down</source>
        <comment>reading.both-ways</comment>
        <translation>en montant et en descendant</translation>
    </message>
    <message>
        <source>down in panic only</source>
        <comment>reading.up-only</comment>
        <translation>descente en cas de panique seulement</translation>
    </message>
    <message>
        <source>each attacked by himself</source>
        <comment>reading.singly</comment>
        <translation>chacun attaqué séparément</translation>
    </message>
    <message>
        <source>attacked together, defences added</source>
        <comment>reading.pair</comment>
        <translation>attaqués ensemble, défenses additionnées</translation>
    </message>
    <message>
        <source>only the outer wall</source>
        <comment>reading.outer-wall</comment>
        <translation>seulement le mur d’enceinte</translation>
    </message>
    <message>
        <source>any wall hex</source>
        <comment>reading.any</comment>
        <translation>n’importe quelle case de mur</translation>
    </message>
    <message>
        <source>only the hex&apos;s own walls</source>
        <comment>reading.own-walls</comment>
        <translation>seulement les murs de la case</translation>
    </message>
    <message>
        <source>all six sides</source>
        <comment>reading.all</comment>
        <translation>les six côtés</translation>
    </message>
    <message>
        <source>they stay inside that step</source>
        <comment>reading.stay-inside</comment>
        <translation>ils restent dedans à cette séquence</translation>
    </message>
    <message>
        <source>the dead count too</source>
        <comment>reading.bodies</comment>
        <translation>les morts comptent aussi</translation>
    </message>
    <message>
        <source>the dead do not count</source>
        <comment>reading.clear</comment>
        <translation>les morts ne comptent pas</translation>
    </message>
    <message>
        <source>two points</source>
        <comment>reading.two</comment>
        <translation>deux points</translation>
    </message>
    <message>
        <source>one instead of two</source>
        <comment>reading.one</comment>
        <translation>un au lieu de deux</translation>
    </message>
    <message>
        <source>the tower does not stop it</source>
        <comment>reading.passes</comment>
        <translation>la tour ne l’arrête pas</translation>
    </message>
    <message>
        <source>only ground height</source>
        <comment>reading.ground-only</comment>
        <translation>seulement la hauteur du sol</translation>
    </message>
    <message>
        <source>every height below the walls</source>
        <comment>reading.low</comment>
        <translation>toute hauteur sous les murailles</translation>
    </message>
    <message>
        <source>the hexsides that are marked</source>
        <comment>reading.marked</comment>
        <translation>les côtés marqués</translation>
    </message>
    <message>
        <source>the whole hex</source>
        <comment>reading.hex</comment>
        <translation>la case entière</translation>
    </message>
    <message>
        <source>blocked on equal levels</source>
        <comment>reading.blocked</comment>
        <translation>bloquée à niveaux égaux</translation>
    </message>
    <message>
        <source>once it is led</source>
        <comment>reading.led</comment>
        <translation>quand on le conduit</translation>
    </message>
    <message>
        <source>being adjacent is enough</source>
        <comment>reading.adjacent</comment>
        <translation>il suffit d’être adjacent</translation>
    </message>
    <message>
        <source>only beside the horse</source>
        <comment>reading.free-beside</comment>
        <translation>seulement à côté du cheval</translation>
    </message>
    <message>
        <source>the animal stays where it is</source>
        <comment>reading.stays-put</comment>
        <translation>l’animal reste où il est</translation>
    </message>
    <message>
        <source>a horse retreats</source>
        <comment>reading.retreat</comment>
        <translation>un cheval recule</translation>
    </message>
    <message>
        <source>melee does not bar the crew</source>
        <comment>reading.no-bar</comment>
        <translation>le combat n’empêche pas le tir</translation>
    </message>
    <message>
        <source>melee bars the crew too</source>
        <comment>reading.bar</comment>
        <translation>le combat empêche le tir</translation>
    </message>
    <message>
        <source>the ballista has no skill</source>
        <comment>reading.no-skill</comment>
        <translation>la baliste n’a pas d’habileté</translation>
    </message>
    <message>
        <source>the engineer&apos;s skill counts</source>
        <comment>reading.engineer</comment>
        <translation>l’habileté de l’ingénieur compte</translation>
    </message>
    <message>
        <source>spread first, destruction last</source>
        <comment>reading.spread-first</comment>
        <translation>extension d’abord, destruction à la fin</translation>
    </message>
    <message>
        <source>new flames spread at once</source>
        <comment>reading.chain</comment>
        <translation>les nouvelles flammes se répandent aussitôt</translation>
    </message>
    <message>
        <source>one die for each burning hex</source>
        <comment>reading.each-flame</comment>
        <translation>un dé par case en feu</translation>
    </message>
    <message>
        <source>whoever can must leave</source>
        <comment>reading.must-leave</comment>
        <translation>qui le peut doit sortir</translation>
    </message>
    <message>
        <source>staying has its price</source>
        <comment>reading.price</comment>
        <translation>on peut rester, mais à ce prix</translation>
    </message>
    <message>
        <source>any free hex will do</source>
        <comment>reading.any-free</comment>
        <translation>n’importe quelle case libre</translation>
    </message>
    <message>
        <source>the play sheet&apos;s bars hold</source>
        <comment>reading.sheet</comment>
        <extracomment>hold: are in force</extracomment>
        <translation>les interdictions de la fiche de jeu</translation>
    </message>
    <message>
        <source>wounds from fire add up</source>
        <comment>reading.adds</comment>
        <translation>les blessures par le feu s’ajoutent</translation>
    </message>
    <message>
        <source>wounds from fire stand apart</source>
        <comment>reading.apart</comment>
        <translation>blessures par le feu à part</translation>
    </message>
    <message>
        <source>adjacent at any height</source>
        <comment>reading.any-height</comment>
        <translation>adjacente à toute hauteur</translation>
    </message>
    <message>
        <source>only where it could attack</source>
        <comment>reading.access</comment>
        <translation>seulement là où il pourrait attaquer</translation>
    </message>
    <message>
        <source>only what the arrow lit</source>
        <comment>reading.arrow-only</comment>
        <translation>seulement là où la flèche a mis le feu</translation>
    </message>
    <message>
        <source>also where it has spread</source>
        <comment>reading.spread</comment>
        <translation>aussi là où il s’est répandu</translation>
    </message>
    <message>
        <source>those on top are wounded</source>
        <comment>reading.fall-wounded</comment>
        <translation>ceux du sommet sont blessés</translation>
    </message>
    <message>
        <source>those on top are unhurt</source>
        <comment>reading.unhurt</comment>
        <translation>ceux du sommet restent indemnes</translation>
    </message>
    <message>
        <source>those on top are killed</source>
        <comment>reading.killed</comment>
        <translation>ceux du sommet sont tués</translation>
    </message>
    <message>
        <source>out of use while it burns</source>
        <comment>reading.out-of-use</comment>
        <translation>hors d’usage tant qu’il est en feu</translation>
    </message>
    <message>
        <source>still works while it burns</source>
        <comment>reading.works</comment>
        <translation>fonctionne même en feu</translation>
    </message>
    <message>
        <source>all targets named first</source>
        <comment>reading.all-first</comment>
        <translation>toutes les cibles annoncées d’abord</translation>
    </message>
    <message>
        <source>the excess is ignored</source>
        <comment>reading.capped</comment>
        <translation>l’excédent est ignoré</translation>
    </message>
    <message>
        <source>the owner chooses the day</source>
        <comment>reading.chosen</comment>
        <translation>le propriétaire choisit le jour</translation>
    </message>
    <message>
        <source>only days without assault</source>
        <comment>reading.idle</comment>
        <translation>seulement les jours sans assaut</translation>
    </message>
    <message>
        <source>always the next day</source>
        <comment>reading.automatic</comment>
        <translation>toujours le jour suivant</translation>
    </message>
    <message>
        <source>ram at once, bombardment later</source>
        <comment>reading.by-cause</comment>
        <translation>bélier aussitôt, pilonnage plus tard</translation>
    </message>
    <message>
        <source>at once in both cases</source>
        <comment>reading.at-once</comment>
        <translation>sur-le-champ dans les deux cas</translation>
    </message>
    <message>
        <source>the healed return before the assault</source>
        <comment>reading.morning</comment>
        <translation>les guéris reviennent avant l’assaut</translation>
    </message>
    <message>
        <source>the healed return after the assault</source>
        <comment>reading.evening</comment>
        <translation>les guéris reviennent après l’assaut</translation>
    </message>
    <message>
        <source>curtain, towers and gate</source>
        <comment>reading.with-towers</comment>
        <translation>mur d’enceinte, tours et porte du château</translation>
    </message>
    <message>
        <source>the curtain alone</source>
        <comment>reading.curtain</comment>
        <translation>le mur d’enceinte seul</translation>
    </message>
    <message>
        <source>in the phase of arrival</source>
        <comment>reading.on-arrival</comment>
        <translation>dans la phase d’arrivée</translation>
    </message>
    <message>
        <source>one turn after arrival</source>
        <comment>reading.later</comment>
        <translation>un tour après l’arrivée</translation>
    </message>
    <message>
        <source>the wall hex straight ahead</source>
        <comment>reading.straight-ahead</comment>
        <translation>la case de mur droit devant</translation>
    </message>
    <message>
        <source>the die before the melee</source>
        <comment>reading.die-first</comment>
        <translation>le dé avant le combat</translation>
    </message>
    <message>
        <source>only after the melee</source>
        <comment>reading.after</comment>
        <translation>seulement après le combat</translation>
    </message>
    <message>
        <source>may not be entered</source>
        <comment>reading.barred</comment>
        <translation>on n’y entre pas</translation>
    </message>
    <message>
        <source>the natural terrain counts</source>
        <comment>reading.terrain</comment>
        <translation>le terrain naturel compte</translation>
    </message>
    <message>
        <source>all hexes are bound</source>
        <comment>reading.all-bound</comment>
        <translation>s’applique à toutes les cases</translation>
    </message>
    <message>
        <source>only the animal is bound</source>
        <comment>reading.animal</comment>
        <translation>s’applique à l’animal seul</translation>
    </message>
    <message>
        <source>adjacent to cart and animal</source>
        <comment>reading.both-adjacent</comment>
        <translation>adjacent au chariot et à l’animal</translation>
    </message>
    <message>
        <source>adjacent to the cart</source>
        <comment>reading.cart</comment>
        <translation>adjacent au chariot</translation>
    </message>
    <message>
        <source>the natural terrain is paid</source>
        <comment>reading.natural</comment>
        <translation>on paie le terrain naturel</translation>
    </message>
    <message>
        <source>always 1 movement point</source>
        <comment>reading.row</comment>
        <translation>toujours 1 point de mouvement</translation>
    </message>
    <message>
        <source>movement may cross it</source>
        <comment>reading.passable</comment>
        <translation>on peut le franchir</translation>
    </message>
    <message>
        <source>movement may not cross it</source>
        <comment>reading.closed</comment>
        <translation>on ne peut pas le franchir</translation>
    </message>
    <message>
        <source>only on the same hex</source>
        <comment>reading.same-hex</comment>
        <translation>seulement sur la même case</translation>
    </message>
    <message>
        <source>morning of the last day</source>
        <comment>reading.nth-morning</comment>
        <translation>le matin du dernier jour</translation>
    </message>
    <message>
        <source>after the full days</source>
        <comment>reading.full</comment>
        <translation>après les jours entiers</translation>
    </message>
    <message>
        <source>9 and 10 give months</source>
        <comment>reading.last-two</comment>
        <translation>9 et 10 donnent des mois</translation>
    </message>
    <message>
        <source>another result covers two numbers</source>
        <comment>reading.early</comment>
        <extracomment>covers: is printed for</extracomment>
        <translation>un autre résultat couvre deux valeurs</translation>
    </message>
    <message>
        <source>at each death at once</source>
        <comment>reading.each-death</comment>
        <translation>sur-le-champ à chaque mort</translation>
    </message>
    <message>
        <source>away wherever a way leads there</source>
        <comment>reading.farther-first</comment>
        <translation>s’éloigner chaque fois que possible</translation>
    </message>
    <message>
        <source>away or at the same distance</source>
        <comment>reading.not-nearer</comment>
        <translation>s’éloigner ou garder la distance</translation>
    </message>
    <message>
        <source>those able to attack</source>
        <comment>reading.able</comment>
        <translation>ceux qui peuvent attaquer</translation>
    </message>
    <message>
        <source>the stunned do not panic</source>
        <comment>reading.exempt</comment>
        <translation>les assommés ne paniquent pas</translation>
    </message>
    <message>
        <source>the stunned may be chosen</source>
        <comment>reading.eligible</comment>
        <translation>les assommés peuvent être choisis</translation>
    </message>
    <message>
        <source>only move and shoot</source>
        <comment>reading.move-and-shoot</comment>
        <translation>seulement se déplacer et tirer</translation>
    </message>
    <message>
        <source>only one not stunned</source>
        <comment>reading.not-stunned</comment>
        <translation>seulement s’il n’est pas assommé</translation>
    </message>
    <message>
        <source>a stunned one too</source>
        <comment>reading.stunned</comment>
        <translation>même assommé</translation>
    </message>
    <message>
        <source>among those who can be hit</source>
        <comment>reading.reachable</comment>
        <translation>parmi ceux qu’on peut toucher</translation>
    </message>
    <message>
        <source>drawn among all</source>
        <comment>reading.draw-first</comment>
        <translation>tiré au sort parmi tous</translation>
    </message>
    <message>
        <source>{name} falls from the horse, which is unhurt.</source>
        <comment>siege.ruling.saddle-wound/falls</comment>
        <translation>{name} tombe de cheval&#xa0;; le cheval est indemne.</translation>
    </message>
    <message>
        <source>{target} has no rider, and stays where it is.</source>
        <comment>siege.ruling.riderless-retreat/stays</comment>
        <translation>{target} reste sur place, faute de cavalier.</translation>
    </message>
    <message>
        <source>{counter} has shot.</source>
        <comment>siege.1.21h/shot_so</comment>
        <translation>{counter} a tiré.</translation>
    </message>
    <message>
        <source>{name} backs: the rear half leads, and the front half follows it.</source>
        <comment>siege.ruling.two-hex/backs</comment>
        <translation>{name} va à reculons&#xa0;: la moitié arrière passe en tête et la moitié avant la suit.</translation>
    </message>
    <message>
        <source>{name} does not back: where a rear half ends is not chosen.</source>
        <comment>siege.ruling.two-hex/follows</comment>
        <extracomment>to back: to go backwards</extracomment>
        <translation>{name} ne va pas à reculons&#xa0;: on ne choisit pas où finit une moitié arrière.</translation>
    </message>
    <message>
        <source>has shot</source>
        <comment>state.shot</comment>
        <extracomment>of a character in this phase</extracomment>
        <translation>a tiré</translation>
    </message>
    <message>
        <source>straight on</source>
        <comment>none.retreat.rear</comment>
        <translation>tout droit</translation>
    </message>
    <message>
        <source>Pick the hex on which the rear half ends.</source>
        <comment>ask.retreat.rear</comment>
        <translation>Choisir la case où finit la moitié arrière.</translation>
    </message>
    <message>
        <source>Has shot</source>
        <comment>effect.shot</comment>
        <translation>A tiré</translation>
    </message>
    <message>
        <source>{shooter} is in the moat, and by the reading chosen shoots only at what is in it.</source>
        <comment>siege.ruling.moat-out/edge</comment>
        <translation>{shooter} est dans le fossé et, selon la lecture choisie, ne tire que sur ce qui s’y trouve.</translation>
    </message>
    <message>
        <source>the moat and its edge</source>
        <comment>reading.edge</comment>
        <translation>le fossé et son bord</translation>
    </message>
    <message>
        <source>only the moat</source>
        <comment>reading.moat-only</comment>
        <translation>seulement le fossé</translation>
    </message>
    <message>
        <source>It is turn {turn} now, and the phase of {force}.</source>
        <comment>siege.1.2a/turn_so</comment>
        <translation>On est maintenant au tour {turn}, phase&#xa0;: {force}.</translation>
    </message>
    <message>
        <source>{counter} is taken from the map.</source>
        <comment>siege.1.6a/removed_so</comment>
        <translation>{counter} quitte la carte.</translation>
    </message>
    <message>
        <source>{counter} is in the saddle.</source>
        <comment>siege.3.33d/seat_so_mounted</comment>
        <translation>{counter} est en selle.</translation>
    </message>
    <message>
        <source>{counter} is on foot.</source>
        <comment>siege.3.33d/seat_so_afoot</comment>
        <translation>{counter} est à pied.</translation>
    </message>
    <message>
        <source>Modifier for the skill of {shooter}: {add}.</source>
        <comment>siege.skill.3/skill</comment>
        <translation>Modification d’habileté ({shooter})&#xa0;: {add}.</translation>
    </message>
    <message>
        <source>Modifier for the wound of {shooter}: {add}.</source>
        <comment>siege.sheet.2b/wounded</comment>
        <translation>Modification pour blessure ({shooter})&#xa0;: {add}.</translation>
    </message>
    <message>
        <source>Modifier for {target}, a knight on foot: {add}.</source>
        <comment>siege.sheet.2c/knight</comment>
        <translation>Modification pour chevalier à pied ({target})&#xa0;: {add}.</translation>
    </message>
    <message>
        <source>{counter} owes nothing any more.</source>
        <comment>siege.sheet.3d/released_so</comment>
        <translation>{counter} ne doit plus rien.</translation>
    </message>
    <message>
        <source>In the saddle or on foot</source>
        <comment>effect.seat</comment>
        <translation>En selle ou à pied</translation>
    </message>
    <message>
        <source>Taken from the map</source>
        <comment>effect.removed</comment>
        <translation>Retiré de la carte</translation>
    </message>
    <message>
        <source>Released from what is owed</source>
        <comment>effect.released</comment>
        <translation>Dispense d’une obligation</translation>
    </message>
    <message>
        <source>Turn and phase</source>
        <comment>effect.turn</comment>
        <translation>Tour et phase</translation>
    </message>
    <message>
        <source>Where</source>
        <comment>field.seat</comment>
        <translation>Où</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>field.turn</comment>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Phase of</source>
        <comment>field.force</comment>
        <translation>Phase du camp</translation>
    </message>
    <message>
        <source>in the saddle</source>
        <comment>seat.mounted</comment>
        <translation>en selle</translation>
    </message>
    <message>
        <source>on foot</source>
        <comment>seat.afoot</comment>
        <translation>à pied</translation>
    </message>
    <message>
        <source>Cover</source>
        <comment>field.facts.cover</comment>
        <extracomment>the shelter that a target has</extracomment>
        <translation>Couverture</translation>
    </message>
    <message>
        <source>Modifier</source>
        <comment>field.facts.modifier</comment>
        <translation>Modification</translation>
    </message>
    <message>
        <source>as the rules find it</source>
        <comment>none.facts.cover</comment>
        <translation>celle que donnent les règles</translation>
    </message>
    <message numerus="yes">
        <source>Modifier for {band} range (%n hex(es)): {add}.</source>
        <comment>siege.sheet.2a/range</comment>
        <extracomment>range: how far the target is</extracomment>
        <translation>
            <numerusform>Modification pour {band} distance (%n case)&#xa0;: {add}.</numerusform>
            <numerusform>Modification pour {band} distance (%n cases)&#xa0;: {add}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{target} must retreat %n hex(es) at once.</source>
        <comment>siege.sheet.3d/owes</comment>
        <translation>
            <numerusform>{target} doit reculer immédiatement de %n case.</numerusform>
            <numerusform>{target} doit reculer immédiatement de %n cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First {name} must retreat %n hex(es).</source>
        <comment>siege.sheet.3d/first</comment>
        <translation>
            <numerusform>{name} doit d’abord reculer de %n case.</numerusform>
            <numerusform>{name} doit d’abord reculer de %n cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no way for {name} to retreat %n hex(es): wounded instead.</source>
        <comment>siege.sheet.3d/cannot</comment>
        <translation>
            <numerusform>{name} n’a aucun chemin pour reculer de %n case&#xa0;; il en résulte une blessure.</numerusform>
            <numerusform>{name} n’a aucun chemin pour reculer de %n cases&#xa0;; il en résulte une blessure.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} must retreat %n hex(es), not {given}.</source>
        <comment>siege.sheet.3d/length</comment>
        <translation>
            <numerusform>{name} doit reculer de %n case, et non de {given}.</numerusform>
            <numerusform>{name} doit reculer de %n cases, et non de {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} retreats %n hex(es), to {hex}.</source>
        <comment>siege.sheet.3d/done</comment>
        <translation>
            <numerusform>{name} recule de %n case, jusqu’à la case {hex}.</numerusform>
            <numerusform>{name} recule de %n cases, jusqu’à la case {hex}.</numerusform>
        </translation>
    </message>
    <message>
        <source>no cover</source>
        <comment>brief.cover.none</comment>
        <translation>sans couverture</translation>
    </message>
    <message>
        <source>light cover</source>
        <comment>brief.cover.light</comment>
        <translation>couverture légère</translation>
    </message>
    <message>
        <source>medium cover</source>
        <comment>brief.cover.medium</comment>
        <translation>couverture moyenne</translation>
    </message>
    <message>
        <source>strong cover</source>
        <comment>brief.cover.strong</comment>
        <translation>couverture forte</translation>
    </message>
    <message>
        <source>total cover</source>
        <comment>brief.cover.total</comment>
        <translation>couverture totale</translation>
    </message>
    <message>
        <source>An arrow-slit hex costs 1 movement point on foot, or 3 from a demolished wall. Otherwise it can be entered only from inside the building; from outside it is impassable, and mounted characters can never enter it. It gives strong cover against shots that come through the slit. Its combat influence is an advantage (+), but no melee is possible through the slit. It is at wall height in a tower and at keep height in the keep.</source>
        <comment>siege.1.1b/text</comment>
        <translation>Une case meurtrière coûte 1 point de mouvement à pied, 3 depuis une muraille démolie. Sinon, elle n’est accessible que de l’intérieur du bâtiment&#xa0;; elle est impassable de l’extérieur, et toujours interdite aux personnages à cheval. Elle donne une couverture forte contre les tirs qui passent par la fente. Son influence sur les combats est un avantage (+), mais aucun combat n’est possible à travers la meurtrière. Elle est à hauteur des murailles dans une tour, à hauteur du donjon dans le donjon.</translation>
    </message>
    <message>
        <source>A hex inside a tower or the keep costs 1 movement point on foot, or 3 from a demolished wall, and is impassable to mounted characters. The cover it gives depends on where the shooter stands (rules 1.53 and 1.56). Its combat influence is an advantage (+); it is at wall height in a tower and at keep height in the keep. The combat symbol is illegible in our copy of the French edition; the Spanish one prints it (siege.ruling.lost-glyphs).</source>
        <comment>siege.1.1f/text</comment>
        <translation>Une case à l’intérieur d’une tour ou du donjon coûte 1 point de mouvement à pied, 3 depuis une muraille démolie, et elle est impassable pour les personnages à cheval. La couverture dépend de la position du tireur (règles 1.53 et 1.56). Son influence sur les combats est un avantage (+)&#xa0;; elle est à hauteur des murailles dans une tour, à hauteur du donjon dans le donjon. Le symbole du combat est illisible dans notre exemplaire de l’édition française&#xa0;; l’édition espagnole le donne (siege.ruling.lost-glyphs).</translation>
    </message>
    <message>
        <source>A moat hex costs 1 movement point on foot when entered from an adjacent moat hex and 4 otherwise; it is impassable to mounted characters. It gives no cover and its combat influence is a disadvantage (-). It has a height of its own, below the ground. The combat symbol is illegible in our copy of the French edition; the Spanish one prints it (siege.ruling.lost-glyphs).</source>
        <comment>siege.1.1g/text</comment>
        <translation>Une case fossé coûte à pied 1 point de mouvement quand on y entre depuis une case fossé adjacente, sinon 4&#xa0;; elle est impassable pour les personnages à cheval. Elle ne donne aucune couverture et son influence sur les combats est un désavantage (-). Elle a sa propre hauteur, au-dessous du sol. Le symbole du combat est illisible dans notre exemplaire de l’édition française&#xa0;; l’édition espagnole le donne (siege.ruling.lost-glyphs).</translation>
    </message>
    <message>
        <source>No one may pass a wall or an arrow slit. A tower or the keep is entered only by a door or from a demolished-wall hex (rule 2.33c); arrow-slit hexes are reached only from inside the building or from such a hex.</source>
        <comment>siege.1.61c/text</comment>
        <translation>Nul ne peut franchir un mur ni une meurtrière. On n’entre dans une tour ou dans le donjon que par une porte ou depuis une case muraille démolie (règle 2.33c)&#xa0;; les cases meurtrière ne s’atteignent que de l’intérieur du bâtiment ou depuis une telle case.</translation>
    </message>
    <message>
        <source>A hex of tent, or of part of one, costs 2 movement points to enter on foot and is impassable for horses. It gives light cover, its combat influence is a disadvantage (-), and it is at ground height. The combat symbol is illegible in our copy of the French edition; the Spanish one prints it (siege.ruling.lost-glyphs).</source>
        <comment>siege.3.1e/text</comment>
        <translation>Une case tente, ou partie de tente, coûte 2 points de mouvement à pied et elle est impassable pour les chevaux. Elle donne une couverture légère, son influence sur les combats est un désavantage (-) et elle est à hauteur du sol. Le symbole du combat est illisible dans notre exemplaire de l’édition française&#xa0;; l’édition espagnole le donne (siege.ruling.lost-glyphs).</translation>
    </message>
    <message>
        <source>A shot or an attack at a horse without rider is resolved as against a mounted character. In the French edition the wounds of the rider are ignored, in the Spanish edition whatever the result says of him. What becomes of retreats is told in siege.ruling.riderless-retreat.</source>
        <comment>siege.3.35b/text</comment>
        <translation>Un tir ou une attaque contre un cheval sans cavalier se résout comme contre un personnage à cheval. Dans l’édition française, les blessures du cavalier sont ignorées&#xa0;; dans l’édition espagnole, tout ce que le résultat dit de lui. Le cas des reculs est réglé par siege.ruling.riderless-retreat.</translation>
    </message>
    <message>
        <source>Nobody may enter a hex with a ballista or pass through it. This holds for the crew too, which stands beside the ballista (rule 3.41b).</source>
        <comment>siege.3.43b/text</comment>
        <translation>Personne ne peut entrer dans une case où se trouve une baliste ni passer par elle. Cela vaut aussi pour ses servants, qui se tiennent à côté de la baliste (règle 3.41b).</translation>
    </message>
    <message>
        <source>At the end of every phase of the enemy, as long as the fire burns, the player who lit it checks each of his burning hexes. He rolls one die for each adjacent hex that holds a siege engine, a tent or a part of either, in the column &quot;spread&quot; of the fire table; an F sets that hex alight. The French edition names the hexes that he set alight, the Spanish edition those in which he started a fire; what has spread from them counts as well (siege.ruling.fire-owner).</source>
        <comment>siege.3.52a/text</comment>
        <translation>À la fin de chaque phase ennemie, tant que le feu dure, le joueur qui l’a mis vérifie chacune de ses cases en feu. Il lance un dé pour chaque case adjacente qui contient un engin de siège, une tente ou une partie de l’un ou de l’autre, dans la colonne «&#xa0;le feu se répand&#xa0;» de la table des incendies&#xa0;; sur un F, cette case prend feu. L’édition française nomme les cases auxquelles il a mis le feu, l’édition espagnole celles où il a allumé un incendie&#xa0;; les cases où le feu s’est étendu comptent aussi (siege.ruling.fire-owner).</translation>
    </message>
    <message>
        <source>When fire starts in an occupied hex or spreads to it, the character there must retreat one hex at once. In the French edition it is otherwise wounded in the first turn and killed in the second; in the Spanish edition that is the price of staying. Whether it may stay is told in siege.ruling.fire-stay, how the turns are counted in siege.ruling.fire-count.</source>
        <comment>siege.3.54a/text</comment>
        <translation>Quand le feu prend dans une case occupée ou s’y étend, le personnage qui s’y trouve doit reculer aussitôt d’une case. Dans l’édition française, sinon, il est blessé au premier tour et tué au second&#xa0;; dans l’édition espagnole, c’est là le prix à payer pour rester. La question de savoir s’il peut rester est réglée par siege.ruling.fire-stay, la façon de compter les tours par siege.ruling.fire-count.</translation>
    </message>
    <message>
        <source>When a rampart, castle wall or arrow-slit hex is demolished, a demolished-wall counter is put on it (rule 2.3). The siege sheet names another moment (siege.sheet.6a); see siege.ruling.rubble-when.</source>
        <comment>siege.4.14a/text</comment>
        <translation>Quand une case remparts, mur du château ou meurtrière est démolie, on y pose un pion muraille démolie (règle 2.3). La fiche de siège indique un autre moment (siege.sheet.6a)&#xa0;; voir siege.ruling.rubble-when.</translation>
    </message>
    <message>
        <source>Mangonels and trebuchets on the map have the limits of the ballista: no line of fire may pass through them (rule 3.42), and nobody may enter their hexes or pass through them (rule 3.43b). Once placed they are not moved, but they may be placed anew between two assaults (rule 3.43a).</source>
        <comment>siege.4.22/text</comment>
        <translation>Sur la carte, mangonneaux et trébuchets ont les limites de la baliste&#xa0;: aucune ligne de tir ne les traverse (règle 3.42) et personne ne peut entrer dans leur case ni passer par elle (règle 3.43b). Une fois placés, ils ne bougent plus, mais ils peuvent être replacés entre deux assauts (règle 3.43a).</translation>
    </message>
    <message>
        <source>A cart takes two hexes and is drawn by an animal, which must be at its head: a draught horse or an ox in the French edition, a horse or an ox in the Spanish edition. In the French edition the ox, or the rear half of the horse, stands on one of three hexes in front of the cart that a lost picture marks; only the rear half of the horse must touch the cart. The Spanish edition says only that the animal stands on one of the hexes in front. Its place is played in both as the French edition has it (siege.ruling.cart-head).</source>
        <comment>siege.5.11a/text</comment>
        <translation>Un chariot occupe deux cases&#xa0;; il est tiré par un animal, placé obligatoirement en tête&#xa0;: un cheval de trait ou un bœuf dans l’édition française, un cheval ou un bœuf dans l’édition espagnole. Dans l’édition française, le bœuf, ou la moitié arrière du cheval, se tient sur l’une des trois cases de devant qu’indiquait une illustration perdue&#xa0;; seule la moitié arrière du cheval doit toucher le chariot. L’édition espagnole dit simplement que l’animal se tient sur l’une des cases de devant. Pour sa place, on joue dans les deux cas selon l’édition française (siege.ruling.cart-head).</translation>
    </message>
    <message>
        <source>Draught animals are led in the same way as riderless horses (rule 3.34) and have all the same limits on their movement (rule 3.32). How a cart follows its animal is told in siege.ruling.cart-move.</source>
        <comment>siege.5.11b/text</comment>
        <translation>Les animaux de trait se conduisent par la bride comme les chevaux sans cavalier (règle 3.34) et ont toutes les mêmes restrictions de mouvement (règle 3.32). La façon dont un chariot suit son animal est expliquée dans siege.ruling.cart-move.</translation>
    </message>
    <message>
        <source>A target on the mantlet&apos;s hex has strong cover when the line of fire enters the hex across the side where the base lies or across one of the two sides next to it. This holds wherever the shooter stands: also above the target, and within the radius of rules 1.44 and 2.43.</source>
        <comment>siege.5.22b/text</comment>
        <translation>Une cible placée sur la case de l’écran de siège a une couverture forte quand la ligne de tir entre dans la case par le côté de la base ou par l’un des deux côtés qui lui sont adjacents. Cela vaut où que se trouve le tireur&#xa0;: même au-dessus de la cible, et dans le rayon des règles 1.44 et 2.43.</translation>
    </message>
    <message>
        <source>In step 4 of its phase, a defender on a rampart hex who has an oil barrel may pour it on one adjacent hex, against the attackers there, against a siege engine, or against both. In the French edition that hex must be lower; the Spanish edition asks only that it is adjacent.</source>
        <comment>siege.5.32a/text</comment>
        <translation>À la séquence 4 de sa phase, un défenseur placé sur une case remparts et muni d’un baril d’huile peut le renverser sur une case adjacente, contre les assaillants qui s’y trouvent, contre un engin de siège, ou contre les deux. Dans l’édition française, cette case doit être en contrebas&#xa0;; l’édition espagnole demande seulement qu’elle soit adjacente.</translation>
    </message>
    <message>
        <source>Boiling oil reaches characters on a ladder, on a demolished wall or inside a siege tower, at whatever height they count (siege.ruling.heights). They are an exception to the lower hex of rule 5.32a.</source>
        <comment>siege.5.32b/text</comment>
        <translation>L’huile bouillante atteint les personnages qui se trouvent sur une échelle, sur une muraille démolie ou à l’intérieur d’une tour de siège, quelle que soit leur hauteur (siege.ruling.heights). Ils font exception à la case en contrebas de la règle 5.32a.</translation>
    </message>
    <message>
        <source>Boiling oil may not be poured on characters on top of a siege tower. They must still leave: in the French edition their hex, if it catches fire (rule 3.54a); in the Spanish edition the top, if the tower catches fire.</source>
        <comment>siege.5.32c/text</comment>
        <translation>On ne peut pas renverser d’huile bouillante sur les personnages au sommet d’une tour de siège. Ils doivent cependant quitter, dans l’édition française, leur case si elle prend feu (règle 3.54a)&#xa0;; dans l’édition espagnole, le sommet si la tour prend feu.</translation>
    </message>
    <message>
        <source>In a scenario over several days, roll 1 die on the healing table for each newly wounded character, in the French edition at the end of each day of fighting, in the Spanish edition at the end of each day. Note the date of recovery on the siege sheet. Which result a die gives is told in siege.ruling.healing-nine.</source>
        <comment>siege.5.4a/text</comment>
        <translation>Dans un scénario de plusieurs jours, on lance 1 dé sur la table de guérison pour chaque nouveau blessé&#xa0;: dans l’édition française, à la fin de chaque journée de combat&#xa0;; dans l’édition espagnole, à la fin de chaque jour. La date de la guérison se note sur la fiche de siège. Le résultat que donne chaque nombre du dé est indiqué dans siege.ruling.healing-nine.</translation>
    </message>
    <message>
        <source>In the French edition the wounded counter is exchanged for the healthy one on the morning of the date noted; in the Spanish edition it may be exchanged on that date. A character that has been killed before then does not return. See siege.ruling.healing-date.</source>
        <comment>siege.5.4b/text</comment>
        <translation>Dans l’édition française, le pion blessé est échangé contre le pion indemne au matin de la date notée&#xa0;; dans l’édition espagnole, il peut l’être à cette date. Un personnage tué entre-temps ne revient pas. Voir siege.ruling.healing-date.</translation>
    </message>
    <message>
        <source>The owner chooses the characters affected, only among those within 3 hexes of the dead one; if there are fewer than the result says, only those are affected. When there are more, the owner may also, if he likes, let all those within 3 hexes be affected. In the French edition this choice is offered for panic, in the Spanish edition for panic or rout, and there also when the result asks for nobody.</source>
        <comment>siege.panic.1d/text</comment>
        <translation>Le propriétaire choisit les personnages atteints, seulement parmi ceux qui sont dans un rayon de 3 cases autour du mort&#xa0;; s’ils sont moins nombreux que le résultat ne l’indique, eux seuls sont atteints. S’ils sont plus nombreux, il peut aussi, s’il le souhaite, laisser atteindre tous ceux qui sont dans ce rayon. Dans l’édition française, cette faculté vaut pour la panique&#xa0;; dans l’édition espagnole, pour la panique ou la débandade, et cela même quand le résultat n’atteint personne.</translation>
    </message>
    <message>
        <source>Only two letters of this table survive, in the worked example of the rules summary: A, attacker wounded, and D, defender stunned. The other letters are settled by siege.ruling.foot-letters.</source>
        <comment>siege.sheet.4b/text</comment>
        <translation>De cette table, deux lettres seulement subsistent, dans l’exemple du résumé des règles&#xa0;: A, attaquant blessé, et D, défenseur assommé. Les autres sont fixées par siege.ruling.foot-letters.</translation>
    </message>
    <message>
        <source>What stood in the French combat columns where single symbols did not survive? The Spanish values are used: inside of a tower or the keep (+), moat (-), ladder (-), filled moat (0), demolished wall (-) and tent (-). The French rule 1.93 confirms the ladder, a + left on the French play sheet confirms the inside, and the order of the surviving symbols fits the others.</source>
        <comment>siege.ruling.lost-glyphs/text</comment>
        <translation>Qu’y avait-il dans les colonnes de combat françaises là où certains symboles ne nous sont pas parvenus&#xa0;? On emploie les valeurs espagnoles&#xa0;: intérieur d’une tour ou du donjon (+), fossé (-), échelle (-), fossé comblé (0), muraille démolie (-) et tente (-). La règle 1.93 française confirme l’échelle, un + resté sur la fiche de jeu française confirme l’intérieur, et l’ordre des symboles conservés s’accorde avec le reste.</translation>
    </message>
    <message>
        <source>What do the radii of 8, 12 and 10 hexes measure (rules 1.44 and 2.43)? By default (shooter) they count from the elevated shooter, whatever the target&apos;s distance: a lower character or obstacle at most that far from him is ignored, and farther ones count (rules 1.42 and 3.2). Obstacles so ignored are characters, brush, embankments, tents, trenches, carts, mantlets and engines other than siege towers. A target loses brush or embankment cover when it is at most that far, while tents, trenches and mantlets (rule 5.22b) keep theirs; for a shot upward (rule 1.45) count from the elevated target. In the other reading (target) the privilege holds only when the target itself is within the radius.</source>
        <comment>siege.ruling.radius/text</comment>
        <translation>Que mesurent les rayons de 8, 12 et 10 hexagones (règles 1.44 et 2.43)&#xa0;? Par défaut (shooter), ils se comptent depuis le tireur en hauteur, quelle que soit la distance de la cible&#xa0;: un personnage ou un obstacle plus bas, éloigné de lui d’autant au plus, est ignoré, et les plus lointains comptent (règles 1.42 et 3.2). Sont ainsi ignorés personnages, broussailles, talus, tentes, tranchées, chariots, écrans de siège et engins autres que les tours de siège. Une cible perd la couverture des broussailles ou du talus quand elle est à cette distance au plus, tandis que tentes, tranchées et écrans de siège (règle 5.22b) gardent la leur&#xa0;; pour un tir vers le haut (règle 1.45), on compte depuis la cible en hauteur. Dans l’autre lecture (target), l’avantage ne vaut que si la cible elle-même est dans le rayon.</translation>
    </message>
    <message>
        <source>Which terrain counts when one attacker fights several defenders on different terrain? By default (most), the most advantageous of the defenders&apos;: rounding and the rule on the attackers&apos; terrain (rule 1.72f) favour the defender. In the other reading (least) it is the least advantageous, as for joint attackers and for the two hexes of one rider (rule 3.35d).</source>
        <comment>siege.ruling.defenders-terrain/text</comment>
        <translation>Quel terrain compte quand un attaquant combat plusieurs défenseurs sur des terrains différents&#xa0;? Par défaut (most), le plus avantageux de ceux des défenseurs&#xa0;: l’arrondi et la règle sur le terrain des attaquants (règle 1.72f) favorisent le défenseur. Dans l’autre lecture (least), le moins avantageux, comme pour les attaquants qui attaquent ensemble et pour les deux cases d’un cavalier (règle 3.35d).</translation>
    </message>
    <message>
        <source>What is the whole turn of rule 1.8? From the start of a game turn to its end the character is on the winch hex and neither moves, shoots nor attacks. This is the same for both sides. Being stunned, killed or driven off interrupts it. By default (own-acts), being attacked does not; in the other reading (any-combat) it does.</source>
        <comment>siege.ruling.whole-turn/text</comment>
        <translation>Qu’est-ce que le tour entier de la règle 1.8&#xa0;? Du début à la fin d’un tour de jeu, le personnage est sur la case du treuil et ne bouge pas, ne tire pas, n’attaque pas. C’est pareil pour les deux camps. Être assommé, tué ou chassé l’interrompt. Par défaut (own-acts), être attaqué ne l’interrompt pas&#xa0;; dans l’autre lecture (any-combat), si.</translation>
    </message>
    <message>
        <source>When and for how much is a ladder raised, and who is on it (rule 1.91c)? In step 2, free of cost, after the carriers&apos; moves. By default (at-foot), the carrier on that hex is at the foot of the ladder, not on it: he keeps the height of the natural terrain, fills the hex (rules 1.61a and 1.62a), and has the ladder&apos;s cover and combat influence (rule 1.1k). He moves on, shoots and fights, and is fought, as one on that ground; for rules 1.74c, 1.92b, 1.93 and 1.94d he is not on the ladder. To climb it he pays 3 movement points, now or later. In the other reading (on-it) rules 1.1k and 1.93a leave no place at the foot: he pays the 3 points at once, and where the carrier has fewer left the ladder cannot be raised.</source>
        <comment>siege.ruling.ladder-raise/text</comment>
        <translation>Quand et à quel prix redresse-t-on une échelle, et qui s’y trouve (règle 1.91c)&#xa0;? À la séquence 2, sans frais, après les mouvements des porteurs. Par défaut (at-foot), le porteur de cette case est au pied de l’échelle, et non dessus&#xa0;: il garde la hauteur du terrain naturel, occupe la case (règles 1.61a et 1.62a) et a la couverture et l’influence sur les combats de l’échelle (règle 1.1k). Il repart, tire, combat et est attaqué comme qui se tient sur ce terrain&#xa0;; pour les règles 1.74c, 1.92b, 1.93 et 1.94d, il n’est pas sur l’échelle. Pour y monter, il paie 3 points de mouvement, tout de suite ou plus tard. Dans l’autre lecture (on-it), les règles 1.1k et 1.93a ne laissent pas de place au pied&#xa0;: il paie les 3 points aussitôt, et là où il en reste moins au porteur, l’échelle ne peut pas être redressée.</translation>
    </message>
    <message>
        <source>How long is the complete turn of mounting or dismounting (rule 3.33)? By default (two-phases), the character is adjacent to the horse, or mounted, from the start of its own phase, does nothing in that phase, and is neither stunned, killed nor moved in the enemy&apos;s phase after it; the counters are exchanged at the end of that enemy&apos;s phase. Rule 3.33 speaks of a complete turn, as rule 3.51 does, and not of a whole phase, as rule 5.11 does; a turn has two phases (rule 1.2a). In the other reading (phase) its own phase is enough, and the counters are exchanged at its end.</source>
        <comment>siege.ruling.mount-turn/text</comment>
        <translation>Combien dure le tour complet pour monter à cheval ou en descendre (règle 3.33)&#xa0;? Par défaut (two-phases), le personnage est adjacent au cheval, ou à cheval, dès le début de sa phase, ne fait rien pendant cette phase, et n’est ni assommé, ni tué, ni déplacé pendant la phase ennemie qui suit&#xa0;; les pions s’échangent à la fin de cette phase ennemie. La règle 3.33 parle d’un tour complet, comme la règle 3.51, et non d’une phase entière, comme la règle 5.11&#xa0;; un tour a deux phases (règle 1.2a). Dans l’autre lecture (phase), sa propre phase suffit, et les pions s’échangent à la fin de celle-ci.</translation>
    </message>
    <message>
        <source>How are the other damaged words of the Spanish text read, by comparison with the French edition and with the Spanish text itself? Rule 3.51, dies in his movement: moves. Rules 1.72, 1.73 and 1.8, annulled: stunned. Rule 2.43, what lies between: what lies lower, as in its rule 1.44, and the terrain that blocks is the keep. Rule 1.46, battlements of the keep: its slits. Rule 4.21, the small catapult: the mangonel. Rule 5.11, inclination: elevation. Rule 5.22, the other three hexes: the other three hexsides.</source>
        <comment>siege.ruling.es-slips/text</comment>
        <translation>Comment lire les autres mots altérés du texte espagnol, par comparaison avec l’édition française et avec le texte espagnol lui-même&#xa0;? Règle 3.51, meurt dans son mouvement&#xa0;: se déplace. Règles 1.72, 1.73 et 1.8, annulé&#xa0;: assommé. Règle 2.43, ce qui est entre les deux&#xa0;: ce qui est en contrebas, comme dans sa règle 1.44, et le terrain qui bloque est le donjon. Règle 1.46, créneaux du donjon&#xa0;: ses meurtrières. Règle 4.21, la petite catapulte&#xa0;: le mangonneau. Règle 5.11, inclinaison&#xa0;: élévation. Règle 5.22, les trois autres cases&#xa0;: les trois autres côtés de l’hexagone.</translation>
    </message>
    <message>
        <source>the most advantageous</source>
        <comment>reading.most</comment>
        <translation>le plus avantageux</translation>
    </message>
    <message>
        <source>the least advantageous</source>
        <comment>reading.least</comment>
        <translation>le moins avantageux</translation>
    </message>
    <message>
        <source>being attacked does not interrupt</source>
        <comment>reading.own-acts</comment>
        <translation>être attaqué n’interrompt pas</translation>
    </message>
    <message>
        <source>being attacked interrupts too</source>
        <comment>reading.any-combat</comment>
        <translation>être attaqué interrompt aussi</translation>
    </message>
    <message>
        <source>at its foot until he climbs</source>
        <comment>reading.at-foot</comment>
        <translation>au pied tant qu’il n’y monte pas</translation>
    </message>
    <message>
        <source>on it at once</source>
        <comment>reading.on-it</comment>
        <translation>aussitôt sur l’échelle</translation>
    </message>
    <message>
        <source>both phases of a turn</source>
        <comment>reading.two-phases</comment>
        <translation>les deux phases d’un tour</translation>
    </message>
    <message>
        <source>only the phase of its own side</source>
        <comment>reading.phase</comment>
        <translation>seulement la phase de son camp</translation>
    </message>
    <message>
        <source>This is the phase of {force}: {name} does not act in it.</source>
        <comment>siege.1.2a/other_phase</comment>
        <translation>Phase en cours&#xa0;: {force}. {name} n’y agit pas.</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <comment>siege.1.2a/turn_of</comment>
        <translation>Tour {turn} sur {turns}</translation>
    </message>
    <message>
        <source>May shoot</source>
        <comment>siege.1.21a/may</comment>
        <translation>Peuvent tirer</translation>
    </message>
    <message>
        <source>Have shot</source>
        <comment>siege.1.21a/done</comment>
        <translation>Ont tiré</translation>
    </message>
    <message>
        <source>Only bows shoot in step 3, and {shooter} has another weapon: {weapon}.</source>
        <comment>siege.1.21c/archers</comment>
        <translation>À la séquence 3, seuls les arcs tirent&#xa0;; {shooter} a une autre arme&#xa0;: {weapon}.</translation>
    </message>
    <message>
        <source>May shoot</source>
        <comment>siege.1.21c/may</comment>
        <translation>Peuvent tirer</translation>
    </message>
    <message>
        <source>Have shot</source>
        <comment>siege.1.21c/done</comment>
        <translation>Ont tiré</translation>
    </message>
    <message>
        <source>{name} was stunned, and comes round.</source>
        <comment>siege.1.21e/turned_back</comment>
        <translation>{name} reprend ses esprits.</translation>
    </message>
    <message>
        <source>Come round in step 5</source>
        <comment>siege.1.21e/due</comment>
        <translation>Reprennent leurs esprits à la séquence 5</translation>
    </message>
    <message>
        <source>End of the step</source>
        <comment>siege.1.21g/end_step</comment>
        <translation>Fin de la séquence</translation>
    </message>
    <message>
        <source>The step cannot end yet.</source>
        <comment>siege.1.21g/end_step_no</comment>
        <translation>La séquence ne peut pas encore se terminer.</translation>
    </message>
    <message>
        <source>The next step begins: {step}.</source>
        <comment>siege.1.21g/step_so</comment>
        <translation>La séquence suivante commence&#xa0;: {step}.</translation>
    </message>
    <message>
        <source>Step {number} of 5, {step}</source>
        <comment>siege.1.21g/clock</comment>
        <translation>Séquence {number} sur 5, {step}</translation>
    </message>
    <message>
        <source>This belongs to step {number}, {step}. Step {now}, {current}, is not finished.</source>
        <comment>siege.1.21g/early</comment>
        <translation>Cela relève de la séquence {number}, {step}. La séquence {now}, {current}, n’est pas finie.</translation>
    </message>
    <message>
        <source>This belongs to step {number}, {step}, which is finished.</source>
        <comment>siege.1.21g/late</comment>
        <translation>Cela relève de la séquence {number}, {step}, qui est finie.</translation>
    </message>
    <message>
        <source>{shooter} has shot in this step already.</source>
        <comment>siege.1.21h/often</comment>
        <translation>{shooter} a déjà tiré à cette séquence.</translation>
    </message>
    <message>
        <source>{name} is stunned and does nothing.</source>
        <comment>siege.ruling.stunned-inert/nothing</comment>
        <translation>Personnage assommé&#xa0;: {name} ne peut rien faire.</translation>
    </message>
    <message>
        <source>first shooting</source>
        <comment>step.first-shooting</comment>
        <translation>premier tir</translation>
    </message>
    <message>
        <source>movement</source>
        <comment>step.movement</comment>
        <translation>mouvement</translation>
    </message>
    <message>
        <source>second shooting</source>
        <comment>step.second-shooting</comment>
        <translation>deuxième tir</translation>
    </message>
    <message>
        <source>melee</source>
        <comment>step.melee</comment>
        <translation>combat</translation>
    </message>
    <message>
        <source>recovery</source>
        <comment>step.recovery</comment>
        <translation>récupération</translation>
    </message>
    <message>
        <source>End of step</source>
        <comment>order.end_step</comment>
        <translation>Fin de la séquence</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>effect.step</comment>
        <translation>Séquence</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>field.step</comment>
        <translation>Séquence</translation>
    </message>
    <message>
        <source>{hex} is castle wall: nobody enters it.</source>
        <comment>siege.1.1a/impassable</comment>
        <translation>La case {hex} est une muraille du château&#xa0;: nul n’y entre.</translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.1.1d/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}&#xa0;: %n point de mouvement.</numerusform>
            <numerusform>{hex}, {terrain}&#xa0;: %n points de mouvement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.1.1g/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}&#xa0;: %n point de mouvement.</numerusform>
            <numerusform>{hex}, {terrain}&#xa0;: %n points de mouvement.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is not on the map.</source>
        <comment>siege.1.21b/absent</comment>
        <translation>{name} n’est pas sur la carte.</translation>
    </message>
    <message>
        <source>{name} is dead.</source>
        <comment>siege.1.21b/dead</comment>
        <translation>{name} n’est plus en vie.</translation>
    </message>
    <message>
        <source>{name} has shot with a crossbow in this phase, and does not move.</source>
        <comment>siege.1.21b/crossbow</comment>
        <translation>{name} a tiré à l’arbalète pendant cette phase et ne se déplace pas.</translation>
    </message>
    <message>
        <source>May move</source>
        <comment>siege.1.21b/may</comment>
        <translation>Peuvent se déplacer</translation>
    </message>
    <message>
        <source>Have moved</source>
        <comment>siege.1.21b/done</comment>
        <translation>Se sont déplacés</translation>
    </message>
    <message>
        <source>Shot with a crossbow, may not move</source>
        <comment>siege.1.21b/barred</comment>
        <translation>Ont tiré à l’arbalète, ne peuvent pas se déplacer</translation>
    </message>
    <message>
        <source>{counter} moves</source>
        <comment>siege.1.6a/move</comment>
        <translation>{counter} se déplace</translation>
    </message>
    <message>
        <source>{counter} moves to {path,last}</source>
        <comment>siege.1.6a/move_path</comment>
        <translation>{counter} se déplace jusqu’à la case {path,last}</translation>
    </message>
    <message>
        <source>{counter} may not move.</source>
        <comment>siege.1.6a/move_no</comment>
        <translation>{counter} ne peut pas se déplacer.</translation>
    </message>
    <message>
        <source>{counter} may not move to {path,last} like that.</source>
        <comment>siege.1.6a/move_path_no</comment>
        <translation>{counter} ne peut pas se déplacer ainsi jusqu’à la case {path,last}.</translation>
    </message>
    <message>
        <source>{counter} may move.</source>
        <comment>siege.1.6a/move_may</comment>
        <translation>{counter} peut se déplacer.</translation>
    </message>
    <message>
        <source>{counter} moves to {path,last}.</source>
        <comment>siege.1.6a/move_path_done</comment>
        <translation>{counter} se déplace jusqu’à la case {path,last}.</translation>
    </message>
    <message numerus="yes">
        <source>{hex} costs %n movement point(s); left: {left}.</source>
        <comment>siege.1.6a/short</comment>
        <translation>
            <numerusform>La case {hex} coûte %n point de mouvement&#xa0;; il en reste&#xa0;: {left}.</numerusform>
            <numerusform>La case {hex} coûte %n points de mouvement&#xa0;; il en reste&#xa0;: {left}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has no movement points left.</source>
        <comment>siege.1.6a/nothing_left</comment>
        <translation>{name} n’a plus de points de mouvement.</translation>
    </message>
    <message>
        <source>{name} stays where it is.</source>
        <comment>siege.1.6a/nowhere</comment>
        <translation>{name} reste où il se trouve.</translation>
    </message>
    <message>
        <source>{to} is not beside {from}.</source>
        <comment>siege.1.6a/jump</comment>
        <translation>La case {to} n’est pas adjacente à la case {from}.</translation>
    </message>
    <message numerus="yes">
        <source>{counter} spends %n movement point(s).</source>
        <comment>siege.1.6c/spent_so</comment>
        <translation>
            <numerusform>{counter} dépense %n point de mouvement.</numerusform>
            <numerusform>{counter} dépense %n points de mouvement.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} stands in the way at {hex}.</source>
        <comment>siege.1.61a/enemy</comment>
        <translation>{other} barre la route, case {hex}.</translation>
    </message>
    <message>
        <source>{other} is stunned: {hex} may be passed.</source>
        <comment>siege.1.61a/stunned</comment>
        <translation>Case {hex}&#xa0;: qui s’y trouve est assommé, on peut passer ({other}).</translation>
    </message>
    <message>
        <source>{hex} is passed, though {other} is there.</source>
        <comment>siege.1.61b/through</comment>
        <translation>On passe par la case {hex}, occupée par {other}.</translation>
    </message>
    <message>
        <source>A wall stands on the way to {hex}.</source>
        <comment>siege.1.61c/wall</comment>
        <translation>Un mur barre le chemin de la case {hex}.</translation>
    </message>
    <message>
        <source>Nobody gets through the arrow slit on the way to {hex}.</source>
        <comment>siege.1.61c/slit</comment>
        <translation>Nul ne passe par la meurtrière sur le chemin de la case {hex}.</translation>
    </message>
    <message>
        <source>The door on the way to {hex} is closed.</source>
        <comment>siege.1.61c/shut</comment>
        <translation>La porte sur le chemin de la case {hex} est fermée.</translation>
    </message>
    <message>
        <source>{hex} is a rampart: it cannot be entered from there.</source>
        <comment>siege.1.61d/up</comment>
        <translation>La case {hex} est un rempart&#xa0;: on n’y entre pas de là.</translation>
    </message>
    <message>
        <source>A parapet stands on the way to {hex}.</source>
        <comment>siege.1.61d/parapet</comment>
        <translation>Un parapet barre le chemin de la case {hex}.</translation>
    </message>
    <message>
        <source>{hex}: 1 movement point more, for the dead.</source>
        <comment>siege.1.61e/slow</comment>
        <translation>Case {hex}&#xa0;: 1 point de mouvement de plus, à cause des morts.</translation>
    </message>
    <message>
        <source>Too many dead lie on {hex}.</source>
        <comment>siege.1.61f/heap</comment>
        <translation>Trop de morts gisent sur la case {hex}.</translation>
    </message>
    <message>
        <source>{hex} is occupied: {other} is there.</source>
        <comment>siege.1.62a/taken</comment>
        <translation>La case {hex} est occupée&#xa0;: {other} s’y trouve.</translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.1.93a/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}&#xa0;: %n point de mouvement.</numerusform>
            <numerusform>{hex}, {terrain}&#xa0;: %n points de mouvement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.1.93e/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}&#xa0;: %n point de mouvement.</numerusform>
            <numerusform>{hex}, {terrain}&#xa0;: %n points de mouvement.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ladder does not lean on {hex}.</source>
        <comment>siege.1.93f/other</comment>
        <translation>L’échelle ne s’appuie pas sur la case {hex}.</translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.1.93h/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}&#xa0;: %n point de mouvement.</numerusform>
            <numerusform>{hex}, {terrain}&#xa0;: %n points de mouvement.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ladder on {hex} leans on another rampart hex.</source>
        <comment>siege.1.93h/other</comment>
        <translation>L’échelle de la case {hex} s’appuie sur une autre case de rempart.</translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.2.1a/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}&#xa0;: %n point de mouvement.</numerusform>
            <numerusform>{hex}, {terrain}&#xa0;: %n points de mouvement.</numerusform>
        </translation>
    </message>
    <message>
        <source>A wall that still stands bars the way to {hex}.</source>
        <comment>siege.2.33a/stands</comment>
        <translation>Un mur encore debout barre le chemin de la case {hex}.</translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.2.33b/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}&#xa0;: %n point de mouvement.</numerusform>
            <numerusform>{hex}, {terrain}&#xa0;: %n points de mouvement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.2.33c/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}&#xa0;: %n point de mouvement.</numerusform>
            <numerusform>{hex}, {terrain}&#xa0;: %n points de mouvement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.3.1b/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}&#xa0;: %n point de mouvement.</numerusform>
            <numerusform>{hex}, {terrain}&#xa0;: %n points de mouvement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.3.1c/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}&#xa0;: %n point de mouvement.</numerusform>
            <numerusform>{hex}, {terrain}&#xa0;: %n points de mouvement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.3.1d/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}&#xa0;: %n point de mouvement.</numerusform>
            <numerusform>{hex}, {terrain}&#xa0;: %n points de mouvement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.3.1e/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}&#xa0;: %n point de mouvement.</numerusform>
            <numerusform>{hex}, {terrain}&#xa0;: %n points de mouvement.</numerusform>
        </translation>
    </message>
    <message>
        <source>Horses may not enter {hex}.</source>
        <comment>siege.3.32a/horse</comment>
        <translation>Les chevaux ne peuvent pas entrer dans la case {hex}.</translation>
    </message>
    <message>
        <source>A horse crosses the trench at {hex}, though {other} is in it.</source>
        <comment>siege.3.32b/cross</comment>
        <translation>Un cheval franchit la tranchée, case {hex}, occupée par {other}.</translation>
    </message>
    <message>
        <source>{name} has no rider and stays until mounted or led.</source>
        <comment>siege.3.34a/stays</comment>
        <translation>{name} n’a pas de cavalier et reste là jusqu’à ce que quelqu’un se mette à cheval ou le conduise par la bride.</translation>
    </message>
    <message>
        <source>{hex} is on fire.</source>
        <comment>siege.3.54b/burns</comment>
        <translation>La case {hex} est en feu.</translation>
    </message>
    <message>
        <source>No movement leaves the map.</source>
        <comment>siege.exit.1/edge</comment>
        <translation>Aucun mouvement ne sort de la carte.</translation>
    </message>
    <message>
        <source>{other} has moved since: the move of {name} is finished.</source>
        <comment>siege.ruling.move-order/finished</comment>
        <translation>{name} a fini son mouvement&#xa0;: {other} s’est déplacé depuis.</translation>
    </message>
    <message>
        <source>{hex} cannot be entered from a rampart: stairs, a tower or a ladder lead down.</source>
        <comment>siege.ruling.rampart-inside/down</comment>
        <translation>On n’entre pas dans la case {hex} depuis un rempart&#xa0;: on descend par un escalier, une tour ou une échelle.</translation>
    </message>
    <message>
        <source>{name} may not back to {hex}.</source>
        <comment>siege.ruling.two-hex/no_backing</comment>
        <translation>{name} ne peut pas aller à reculons dans la case {hex}.</translation>
    </message>
    <message>
        <source>{hex} is not ahead of {name}.</source>
        <comment>siege.ruling.two-hex/aside</comment>
        <translation>La case {hex} n’est pas devant {name}.</translation>
    </message>
    <message>
        <source>Nobody goes down a ladder, except in panic.</source>
        <comment>siege.ruling.ladder-down/up_only</comment>
        <translation>Nul ne descend d’une échelle, sauf en panique.</translation>
    </message>
    <message>
        <source>has moved</source>
        <comment>state.moved</comment>
        <translation>s’est déplacé</translation>
    </message>
    <message>
        <source>Cost</source>
        <comment>fact.cost</comment>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Points left</source>
        <comment>fact.left</comment>
        <translation>Points restants</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>order.move</comment>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.move.counter</comment>
        <translation>Qui</translation>
    </message>
    <message>
        <source>To</source>
        <comment>field.move.path</comment>
        <translation>Vers</translation>
    </message>
    <message>
        <source>Pick who moves.</source>
        <comment>ask.move.counter</comment>
        <translation>Choisir qui se déplace.</translation>
    </message>
    <message>
        <source>Pick the hex to move to.</source>
        <comment>ask.move.path</comment>
        <translation>Choisir la case où se déplacer.</translation>
    </message>
    <message>
        <source>Pick the hex on which the rear half ends.</source>
        <comment>ask.move.rear</comment>
        <translation>Choisir la case où finit la moitié arrière.</translation>
    </message>
    <message>
        <source>straight on</source>
        <comment>none.move.rear</comment>
        <translation>tout droit</translation>
    </message>
    <message>
        <source>Points spent</source>
        <comment>effect.spent</comment>
        <translation>Points dépensés</translation>
    </message>
    <message>
        <source>Movement points</source>
        <comment>field.spent</comment>
        <translation>Points de mouvement</translation>
    </message>
    <message>
        <source>{shooter} was in a melee since the last phase of that side began, and does not shoot in step 1.</source>
        <comment>siege.1.21a/fought</comment>
        <translation>{shooter} a combattu depuis le début de la dernière phase de son camp, et ne tire pas à la séquence 1.</translation>
    </message>
    <message>
        <source>{shooter} was in a melee in the turn before, and does not shoot in step 1.</source>
        <comment>siege.1.21a/fought_turn</comment>
        <translation>{shooter} a combattu au tour précédent, et ne tire pas à la séquence 1.</translation>
    </message>
    <message>
        <source>{name} is beside no enemy.</source>
        <comment>siege.1.21d/nobody</comment>
        <translation>{name} n’est à côté d’aucun ennemi.</translation>
    </message>
    <message>
        <source>May attack</source>
        <comment>siege.1.21d/may</comment>
        <translation>Peuvent attaquer</translation>
    </message>
    <message>
        <source>Have attacked</source>
        <comment>siege.1.21d/done</comment>
        <translation>Ont attaqué</translation>
    </message>
    <message>
        <source>Attack by {by,and}</source>
        <comment>siege.1.7a/attack</comment>
        <translation>Attaque&#xa0;: {by,and}</translation>
    </message>
    <message>
        <source>Attack by {by,and} on {at,and}</source>
        <comment>siege.1.7a/attack_at</comment>
        <translation>Attaque&#xa0;: {by,and} contre {at,and}</translation>
    </message>
    <message>
        <source>{by,and} may not attack.</source>
        <comment>siege.1.7a/attack_no</comment>
        <translation>Attaque interdite&#xa0;: {by,and}.</translation>
    </message>
    <message>
        <source>{by,and} may not attack {at,and}.</source>
        <comment>siege.1.7a/attack_at_no</comment>
        <translation>Attaque interdite&#xa0;: {by,and} contre {at,and}.</translation>
    </message>
    <message>
        <source>{by,and} may attack.</source>
        <comment>siege.1.7a/attack_may</comment>
        <translation>Attaque permise&#xa0;: {by,and}.</translation>
    </message>
    <message>
        <source>{by,and} may attack {at,and}.</source>
        <comment>siege.1.7a/attack_at_may</comment>
        <translation>Attaque permise&#xa0;: {by,and} contre {at,and}.</translation>
    </message>
    <message>
        <source>No effect.</source>
        <comment>siege.1.7a/attack_nothing_-</comment>
        <translation>Aucun effet.</translation>
    </message>
    <message>
        <source>A melee of {by,and} against {at,and}.</source>
        <comment>siege.1.7a/lost_so</comment>
        <translation>Combat&#xa0;: {by,and} contre {at,and}.</translation>
    </message>
    <message>
        <source>{name} is not on the map.</source>
        <comment>siege.1.7a/absent</comment>
        <translation>{name} n’est pas sur la carte.</translation>
    </message>
    <message>
        <source>{name} is dead.</source>
        <comment>siege.1.7a/dead</comment>
        <translation>{name} n’est plus en vie.</translation>
    </message>
    <message>
        <source>{name} is named twice.</source>
        <comment>siege.1.7a/twice</comment>
        <translation>{name} figure deux fois.</translation>
    </message>
    <message>
        <source>{name} is an animal and does not attack.</source>
        <comment>siege.1.7a/animal</comment>
        <translation>{name} est un animal et n’attaque pas.</translation>
    </message>
    <message>
        <source>{name} is on the side of the attackers.</source>
        <comment>siege.1.7a/friend</comment>
        <translation>{name} fait partie du camp des attaquants.</translation>
    </message>
    <message>
        <source>{attacker} is not beside {target}.</source>
        <comment>siege.1.7a/apart</comment>
        <translation>{attacker} et {target} ne sont pas côte à côte.</translation>
    </message>
    <message>
        <source>{name} has no defence value on the counter.</source>
        <comment>siege.1.7b/defenceless</comment>
        <translation>{name} n’a pas de valeur de défense sur son pion.</translation>
    </message>
    <message>
        <source>Die {die} in column {column} of the table for {table}.</source>
        <comment>siege.1.7c/row</comment>
        <translation>Dé {die}, colonne {column} de la table&#xa0;: {table}.</translation>
    </message>
    <message>
        <source>No effect.</source>
        <comment>siege.1.7c/nothing</comment>
        <translation>Aucun effet.</translation>
    </message>
    <message>
        <source>{attack} against {defence}: {ratio}.</source>
        <comment>siege.1.7d/ratio</comment>
        <translation>{attack} contre {defence}&#xa0;: {ratio}.</translation>
    </message>
    <message>
        <source>{attack} against {defence} is below 1-1.</source>
        <comment>siege.1.7e/below</comment>
        <translation>{attack} contre {defence} est au-dessous de 1-1.</translation>
    </message>
    <message>
        <source>{name} has attacked in this phase already.</source>
        <comment>siege.1.7f/often</comment>
        <translation>{name} a déjà attaqué dans cette phase.</translation>
    </message>
    <message numerus="yes">
        <source>Attack from {attacker} against {defender}: %n column(s) to the left.</source>
        <comment>siege.1.71a/left</comment>
        <translation>
            <numerusform>Attaque en {attacker} contre {defender}&#xa0;: %n colonne à gauche.</numerusform>
            <numerusform>Attaque en {attacker} contre {defender}&#xa0;: %n colonnes à gauche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attack from {attacker} against {defender}: %n column(s) to the right.</source>
        <comment>siege.1.71a/right</comment>
        <translation>
            <numerusform>Attaque en {attacker} contre {defender}&#xa0;: %n colonne à droite.</numerusform>
            <numerusform>Attaque en {attacker} contre {defender}&#xa0;: %n colonnes à droite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Attack from {attacker} against {defender}: no shift.</source>
        <comment>siege.1.71a/none</comment>
        <translation>Attaque en {attacker} contre {defender}&#xa0;: pas de décalage.</translation>
    </message>
    <message>
        <source>{name} is on {hex} ({terrain}): {influence}.</source>
        <comment>siege.1.71b/stands</comment>
        <translation>{name} est à la case {hex} ({terrain})&#xa0;: {influence}.</translation>
    </message>
    <message>
        <source>The defences are added: {defence}.</source>
        <comment>siege.1.72a/added</comment>
        <translation>Les défenses s’additionnent&#xa0;: {defence}.</translation>
    </message>
    <message>
        <source>The attacks are added: {attack}.</source>
        <comment>siege.1.72b/added</comment>
        <translation>Les attaques s’additionnent&#xa0;: {attack}.</translation>
    </message>
    <message numerus="yes">
        <source>A joint attack: %n column(s) to the right.</source>
        <comment>siege.1.72c/joint</comment>
        <translation>
            <numerusform>Attaque à plusieurs&#xa0;: %n colonne à droite.</numerusform>
            <numerusform>Attaque à plusieurs&#xa0;: %n colonnes à droite.</numerusform>
        </translation>
    </message>
    <message>
        <source>The owner chooses who takes the blow.</source>
        <comment>siege.1.72d/owner</comment>
        <translation>Le propriétaire choisit qui reçoit le coup.</translation>
    </message>
    <message>
        <source>First one of these takes the blow: {names}.</source>
        <comment>siege.1.72d/first</comment>
        <translation>L’un de ceux-ci doit d’abord recevoir le coup&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>{name} has no blow to take.</source>
        <comment>siege.1.72d/not_owed</comment>
        <translation>{name} n’a aucun coup à recevoir.</translation>
    </message>
    <message>
        <source>{name} takes the blow.</source>
        <comment>siege.1.72d/chosen</comment>
        <translation>{name} reçoit le coup.</translation>
    </message>
    <message>
        <source>{counter} takes the blow</source>
        <comment>siege.1.72d/suffer</comment>
        <translation>{counter} reçoit le coup</translation>
    </message>
    <message>
        <source>{counter} may not take the blow.</source>
        <comment>siege.1.72d/suffer_no</comment>
        <translation>{counter} ne peut pas recevoir le coup.</translation>
    </message>
    <message>
        <source>One of those who fought must take the blow.</source>
        <comment>siege.1.72d/suffer_may</comment>
        <translation>L’un de ceux qui ont combattu doit recevoir le coup.</translation>
    </message>
    <message>
        <source>One of these is stunned: {among}.</source>
        <comment>siege.1.72d/suffer_so_stunned</comment>
        <translation>L’un de ceux-ci est assommé&#xa0;: {among}.</translation>
    </message>
    <message>
        <source>One of these is wounded: {among}.</source>
        <comment>siege.1.72d/suffer_so_wounded</comment>
        <translation>L’un de ceux-ci est blessé&#xa0;: {among}.</translation>
    </message>
    <message>
        <source>One of these is killed: {among}.</source>
        <comment>siege.1.72d/suffer_so_dead</comment>
        <translation>L’un de ceux-ci est tué&#xa0;: {among}.</translation>
    </message>
    <message>
        <source>{counter} takes the blow.</source>
        <comment>siege.1.72d/taken_so</comment>
        <translation>{counter} reçoit le coup.</translation>
    </message>
    <message>
        <source>All who took part on that side retreat.</source>
        <comment>siege.1.72e/all</comment>
        <translation>Tous ceux qui ont pris part au combat de ce côté reculent.</translation>
    </message>
    <message>
        <source>The attackers count as on the least advantageous place: {influence}.</source>
        <comment>siege.1.72f/least</comment>
        <translation>Pour les attaquants, le terrain le moins favorable compte&#xa0;: {influence}.</translation>
    </message>
    <message>
        <source>All shifts together: {shift}.</source>
        <comment>siege.1.72g/together</comment>
        <translation>Tous les décalages ensemble&#xa0;: {shift}.</translation>
    </message>
    <message>
        <source>First one of the winners advances, or nobody does.</source>
        <comment>siege.1.73a/first</comment>
        <translation>L’un des vainqueurs avance d’abord, ou personne.</translation>
    </message>
    <message>
        <source>{name} may advance.</source>
        <comment>siege.1.73a/may</comment>
        <translation>{name} peut avancer.</translation>
    </message>
    <message>
        <source>Or nobody advances.</source>
        <comment>siege.1.73a/or_stay</comment>
        <translation>Ou personne n’avance.</translation>
    </message>
    <message>
        <source>{name} is not one of the winners.</source>
        <comment>siege.1.73a/not_he</comment>
        <translation>{name} n’est pas parmi les vainqueurs.</translation>
    </message>
    <message>
        <source>{name} cannot advance.</source>
        <comment>siege.1.73a/cannot</comment>
        <translation>{name} ne peut pas avancer.</translation>
    </message>
    <message>
        <source>No melee lets {name} advance.</source>
        <comment>siege.1.73a/none</comment>
        <translation>Aucun combat ne permet à {name} d’avancer.</translation>
    </message>
    <message>
        <source>Nobody may advance.</source>
        <comment>siege.1.73a/nobody</comment>
        <translation>Personne ne peut avancer.</translation>
    </message>
    <message>
        <source>{name} advances to {hex}.</source>
        <comment>siege.1.73a/done</comment>
        <translation>{name} avance à la case {hex}.</translation>
    </message>
    <message>
        <source>{counter} advances</source>
        <comment>siege.1.73a/advance</comment>
        <translation>{counter} avance</translation>
    </message>
    <message>
        <source>{counter} advances to {path,last}</source>
        <comment>siege.1.73a/advance_path</comment>
        <translation>{counter} avance jusqu’à la case {path,last}</translation>
    </message>
    <message>
        <source>{counter} may not advance.</source>
        <comment>siege.1.73a/advance_no</comment>
        <translation>{counter} ne peut pas avancer.</translation>
    </message>
    <message>
        <source>{counter} may not advance to {path,last} like that.</source>
        <comment>siege.1.73a/advance_path_no</comment>
        <translation>{counter} ne peut pas avancer ainsi jusqu’à la case {path,last}.</translation>
    </message>
    <message>
        <source>{counter} may advance.</source>
        <comment>siege.1.73a/advance_may</comment>
        <translation>{counter} peut avancer.</translation>
    </message>
    <message>
        <source>{counter} advances to {path,last}.</source>
        <comment>siege.1.73a/advance_path_done</comment>
        <translation>{counter} avance jusqu’à la case {path,last}.</translation>
    </message>
    <message>
        <source>Nobody advances</source>
        <comment>siege.1.73a/stay</comment>
        <translation>Personne n’avance</translation>
    </message>
    <message>
        <source>There is no advance to decline.</source>
        <comment>siege.1.73a/stay_no</comment>
        <translation>Il n’y a aucune avance à laquelle renoncer.</translation>
    </message>
    <message>
        <source>Nobody advances.</source>
        <comment>siege.1.73a/stay_done</comment>
        <translation>Personne n’avance.</translation>
    </message>
    <message>
        <source>The melee is over.</source>
        <comment>siege.1.73a/melee_so</comment>
        <translation>Le combat est terminé.</translation>
    </message>
    <message>
        <source>{name} does not get as far as {hex}: what is left is {left}.</source>
        <comment>siege.1.73b/far</comment>
        <translation>{name} ne va pas jusqu’à la case {hex}&#xa0;: il reste {left}.</translation>
    </message>
    <message>
        <source>{hex} is not a hex that the enemy has left or fallen on.</source>
        <comment>siege.1.73c/elsewhere</comment>
        <translation>La case {hex} n’est pas de celles que l’ennemi a quittées ou sur lesquelles il est tombé.</translation>
    </message>
    <message>
        <source>{name} was beside an enemy, and advances one hex only.</source>
        <comment>siege.1.73d/one</comment>
        <translation>{name} était à côté d’un ennemi, et n’avance que d’une case.</translation>
    </message>
    <message>
        <source>The advance comes back to {hex}.</source>
        <comment>siege.1.73f/back</comment>
        <translation>L’avance revient à la case {hex}.</translation>
    </message>
    <message>
        <source>{hex} cannot be entered from there.</source>
        <comment>siege.1.73f/closed</comment>
        <translation>De là, on ne peut pas entrer dans la case {hex}.</translation>
    </message>
    <message>
        <source>{hex} is held by an enemy.</source>
        <comment>siege.1.73f/enemy</comment>
        <translation>La case {hex} est tenue par un ennemi.</translation>
    </message>
    <message>
        <source>{hex} is occupied: the advance may not end there.</source>
        <comment>siege.1.73f/occupied</comment>
        <translation>La case {hex} est occupée&#xa0;: l’avance ne peut pas s’y terminer.</translation>
    </message>
    <message>
        <source>{to} is not beside {from}.</source>
        <comment>siege.1.73f/jump</comment>
        <translation>La case {to} n’est pas adjacente à la case {from}.</translation>
    </message>
    <message>
        <source>There is an arrow slit between {attacker} and {target}.</source>
        <comment>siege.1.74a/slit</comment>
        <translation>Il y a une meurtrière entre {attacker} et {target}.</translation>
    </message>
    <message>
        <source>There is a wall between {attacker} and {target}.</source>
        <comment>siege.1.74b/wall</comment>
        <translation>Il y a un mur entre {attacker} et {target}.</translation>
    </message>
    <message>
        <source>{attacker} could not enter {hex}.</source>
        <comment>siege.1.74b/closed</comment>
        <translation>{attacker} ne pourrait pas entrer dans la case {hex}.</translation>
    </message>
    <message>
        <source>{attacker} is on a ladder, and {target} is not on the rampart that it leans on.</source>
        <comment>siege.1.74c/ladder</comment>
        <translation>{attacker} est sur une échelle, et {target} n’est pas sur le rempart auquel elle s’appuie.</translation>
    </message>
    <message>
        <source>From outside at the entrance door of the keep the attackers count as {influence}.</source>
        <comment>siege.1.75/door</comment>
        <translation>De l’extérieur contre la porte d’entrée du donjon, pour les attaquants compte&#xa0;: {influence}.</translation>
    </message>
    <message>
        <source>{name} is on the ladder at {hex}: disadvantage (-).</source>
        <comment>siege.1.93d/stands</comment>
        <translation>{name} est sur l’échelle à la case {hex}&#xa0;: désavantage (-).</translation>
    </message>
    <message>
        <source>{attacker} reaches {target} from or on the top of a siege tower.</source>
        <comment>siege.2.45d/top</comment>
        <translation>{attacker} atteint {target} depuis le sommet d’une tour de siège, ou sur celui-ci.</translation>
    </message>
    <message>
        <source>{name} is an animal alone: defence {defence}.</source>
        <comment>siege.3.35c/defence</comment>
        <translation>{name} est un animal sans cavalier&#xa0;: défense {defence}.</translation>
    </message>
    <message>
        <source>{name} counts as on the worse of two hexes, {hex}.</source>
        <comment>siege.3.35d/worse</comment>
        <translation>Pour {name}, c’est la moins bonne des deux cases qui compte, {hex}.</translation>
    </message>
    <message>
        <source>By the table against mounted: {result}.</source>
        <comment>siege.sheet.4a/letter</comment>
        <translation>D’après la table contre les personnages à cheval&#xa0;: {result}.</translation>
    </message>
    <message>
        <source>By the table against foot: {result}.</source>
        <comment>siege.sheet.4b/letter</comment>
        <translation>D’après la table contre les personnages à pied&#xa0;: {result}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} must retreat %n hex(es) from the melee.</source>
        <comment>siege.sheet.5a/owes</comment>
        <translation>
            <numerusform>{name} doit reculer du combat de %n case.</numerusform>
            <numerusform>{name} doit reculer du combat de %n cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First {name} must retreat %n hex(es) from the melee.</source>
        <comment>siege.sheet.5a/first</comment>
        <translation>
            <numerusform>{name} doit d’abord reculer du combat de %n case.</numerusform>
            <numerusform>{name} doit d’abord reculer du combat de %n cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} must retreat %n hex(es) from the melee, not {given}.</source>
        <comment>siege.sheet.5a/length</comment>
        <translation>
            <numerusform>{name} doit reculer du combat de %n case, et non de {given}.</numerusform>
            <numerusform>{name} doit reculer du combat de %n cases, et non de {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} retreats %n hex(es) from the melee, to {hex}.</source>
        <comment>siege.sheet.5a/done</comment>
        <translation>
            <numerusform>{name} recule du combat de %n case, à la case {hex}.</numerusform>
            <numerusform>{name} recule du combat de %n cases, à la case {hex}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has no room yet: first the others of that side retreat.</source>
        <comment>siege.sheet.5a/others</comment>
        <translation>{name} n’a pas encore de place&#xa0;: les autres de ce côté reculent d’abord.</translation>
    </message>
    <message>
        <source>{hex} is beside an enemy.</source>
        <comment>siege.sheet.5b/enemy</comment>
        <translation>La case {hex} est adjacente à un ennemi.</translation>
    </message>
    <message>
        <source>{hex} is occupied, and nobody is pushed away.</source>
        <comment>siege.sheet.5b/push</comment>
        <translation>La case {hex} est occupée, et on ne repousse personne.</translation>
    </message>
    <message>
        <source>{name} cannot retreat from the melee, and stays where it was: wounded.</source>
        <comment>siege.sheet.5c/cannot</comment>
        <translation>{name} ne peut pas reculer du combat&#xa0;: le personnage reste où il était, et est blessé.</translation>
    </message>
    <message>
        <source>The shift leads to the left of 1-1.</source>
        <comment>siege.ruling.below-one/shifted</comment>
        <translation>Le décalage mène à gauche de 1-1.</translation>
    </message>
    <message>
        <source>The shift stops at 1-1.</source>
        <comment>siege.ruling.below-one/clamped</comment>
        <translation>Le décalage s’arrête à 1-1.</translation>
    </message>
    <message>
        <source>{name} alone is below 1-1: {attack} against {defence}.</source>
        <comment>siege.ruling.joint-below-one/each</comment>
        <translation>{name}, à soi seul, est au-dessous de 1-1&#xa0;: {attack} contre {defence}.</translation>
    </message>
    <message>
        <source>There is no higher column than {column}.</source>
        <comment>siege.ruling.top-column/used</comment>
        <translation>La colonne {column} est déjà la plus haute.</translation>
    </message>
    <message>
        <source>Those on foot and those mounted are not attacked together.</source>
        <comment>siege.ruling.mixed-targets/refused</comment>
        <translation>On n’attaque pas ensemble à pied et à cheval.</translation>
    </message>
    <message>
        <source>Those on foot and those mounted are attacked together, on the table against mounted.</source>
        <comment>siege.ruling.mixed-targets/mounted</comment>
        <translation>On attaque ensemble à pied et à cheval, sur la table contre les personnages à cheval.</translation>
    </message>
    <message>
        <source>No column for a joint attack at mounted ones.</source>
        <comment>siege.ruling.mounted-joint/none</comment>
        <translation>Pas de colonne pour une attaque à plusieurs contre une cible à cheval.</translation>
    </message>
    <message>
        <source>Of several, the owner chooses who is killed: {name}.</source>
        <comment>siege.ruling.killed-choice/used</comment>
        <translation>Entre plusieurs, le propriétaire choisit qui est tué&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>The defenders count as on the most advantageous place: {influence}.</source>
        <comment>siege.ruling.defenders-terrain/most</comment>
        <translation>Pour les défenseurs, le terrain le plus favorable compte&#xa0;: {influence}.</translation>
    </message>
    <message>
        <source>The defenders count as on the least advantageous place: {influence}.</source>
        <comment>siege.ruling.defenders-terrain/least</comment>
        <translation>Pour les défenseurs, le terrain le moins favorable compte&#xa0;: {influence}.</translation>
    </message>
    <message>
        <source>Several do not attack several together.</source>
        <comment>siege.ruling.many-many/refused</comment>
        <translation>Plusieurs ensemble n’en attaquent pas plusieurs.</translation>
    </message>
    <message>
        <source>{attacker} could not step to where {target} is: the heights differ.</source>
        <comment>siege.ruling.access/height</comment>
        <translation>{attacker} ne pourrait pas passer là où se trouve {target}&#xa0;: les hauteurs diffèrent.</translation>
    </message>
    <message>
        <source>Wounded by this result, a rider is unhorsed.</source>
        <comment>siege.ruling.mounted-E/unhorsed</comment>
        <translation>Blessé par ce résultat, un cavalier est désarçonné.</translation>
    </message>
    <message>
        <source>Wounded by this result, a rider stays mounted.</source>
        <comment>siege.ruling.mounted-E/stays</comment>
        <translation>Blessé par ce résultat, un cavalier reste à cheval.</translation>
    </message>
    <message>
        <source>The meaning of {letter} is a reading.</source>
        <comment>siege.ruling.foot-letters/used</comment>
        <translation>Le sens de la lettre {letter} vient d’une lecture.</translation>
    </message>
    <message>
        <source>disadvantage (-)</source>
        <comment>influence.minus</comment>
        <translation>désavantage (-)</translation>
    </message>
    <message>
        <source>neutral (0)</source>
        <comment>influence.zero</comment>
        <translation>neutre (0)</translation>
    </message>
    <message>
        <source>advantage (+)</source>
        <comment>influence.plus</comment>
        <translation>avantage (+)</translation>
    </message>
    <message>
        <source>has attacked</source>
        <comment>state.attacked</comment>
        <translation>a attaqué</translation>
    </message>
    <message>
        <source>the melee</source>
        <comment>die.melee</comment>
        <translation>le combat</translation>
    </message>
    <message>
        <source>melee against foot</source>
        <comment>table.siege/melee-foot</comment>
        <translation>combat contre les personnages à pied</translation>
    </message>
    <message>
        <source>melee against mounted</source>
        <comment>table.siege/melee-mounted</comment>
        <translation>combat contre les personnages à cheval</translation>
    </message>
    <message>
        <source>no effect</source>
        <comment>melee.foot.-</comment>
        <translation>aucun effet</translation>
    </message>
    <message>
        <source>A: attacker wounded</source>
        <comment>melee.foot.A</comment>
        <translation>A&#xa0;: attaquant blessé</translation>
    </message>
    <message>
        <source>B: attackers retreat 1 hex</source>
        <comment>melee.foot.B</comment>
        <translation>B&#xa0;: les attaquants reculent d’une case</translation>
    </message>
    <message>
        <source>C: defenders retreat 1 hex</source>
        <comment>melee.foot.C</comment>
        <translation>C&#xa0;: les défenseurs reculent d’une case</translation>
    </message>
    <message>
        <source>D: defender stunned</source>
        <comment>melee.foot.D</comment>
        <translation>D&#xa0;: défenseur assommé</translation>
    </message>
    <message>
        <source>E: defender wounded</source>
        <comment>melee.foot.E</comment>
        <translation>E&#xa0;: défenseur blessé</translation>
    </message>
    <message>
        <source>F: defender killed</source>
        <comment>melee.foot.F</comment>
        <translation>F&#xa0;: défenseur tué</translation>
    </message>
    <message>
        <source>no effect</source>
        <comment>melee.mounted.-</comment>
        <translation>aucun effet</translation>
    </message>
    <message>
        <source>A: attacker wounded</source>
        <comment>melee.mounted.A</comment>
        <translation>A&#xa0;: attaquant blessé</translation>
    </message>
    <message>
        <source>B: attackers retreat 1 hex</source>
        <comment>melee.mounted.B</comment>
        <translation>B&#xa0;: les attaquants reculent d’une case</translation>
    </message>
    <message>
        <source>C: defenders retreat 1 hex</source>
        <comment>melee.mounted.C</comment>
        <translation>C&#xa0;: les défenseurs reculent d’une case</translation>
    </message>
    <message>
        <source>D: horse killed, rider stunned and unhorsed</source>
        <comment>melee.mounted.D</comment>
        <translation>D&#xa0;: cheval tué, cavalier assommé et désarçonné</translation>
    </message>
    <message>
        <source>E: horse unhurt, rider wounded</source>
        <comment>melee.mounted.E</comment>
        <translation>E&#xa0;: cheval indemne, cavalier blessé</translation>
    </message>
    <message>
        <source>F: horse killed, rider wounded and unhorsed</source>
        <comment>melee.mounted.F</comment>
        <translation>F&#xa0;: cheval tué, cavalier blessé et désarçonné</translation>
    </message>
    <message>
        <source>G: horse unhurt, rider killed and unhorsed</source>
        <comment>melee.mounted.G</comment>
        <translation>G&#xa0;: cheval indemne, cavalier tué et désarçonné</translation>
    </message>
    <message>
        <source>H: horse killed, rider killed and unhorsed</source>
        <comment>melee.mounted.H</comment>
        <translation>H&#xa0;: cheval tué, cavalier tué et désarçonné</translation>
    </message>
    <message>
        <source>Attack</source>
        <comment>fact.attack</comment>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>Defence</source>
        <comment>fact.defence</comment>
        <translation>Défense</translation>
    </message>
    <message>
        <source>Ratio</source>
        <comment>fact.ratio</comment>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>fact.shift</comment>
        <translation>Décalage</translation>
    </message>
    <message>
        <source>Column</source>
        <comment>fact.column</comment>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Attack</source>
        <comment>order.attack</comment>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>Taking the blow</source>
        <comment>order.suffer</comment>
        <translation>Recevoir le coup</translation>
    </message>
    <message>
        <source>Advance</source>
        <comment>order.advance</comment>
        <translation>Avance</translation>
    </message>
    <message>
        <source>No advance</source>
        <comment>order.stay</comment>
        <translation>Pas d’avance</translation>
    </message>
    <message>
        <source>Attackers</source>
        <comment>field.attack.by</comment>
        <translation>Attaquants</translation>
    </message>
    <message>
        <source>Attacked</source>
        <comment>field.attack.at</comment>
        <translation>Attaqués</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.suffer.counter</comment>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.advance.counter</comment>
        <translation>Qui</translation>
    </message>
    <message>
        <source>To</source>
        <comment>field.advance.path</comment>
        <translation>Vers</translation>
    </message>
    <message>
        <source>Pick the attackers.</source>
        <comment>ask.attack.by</comment>
        <translation>Choisir les attaquants.</translation>
    </message>
    <message>
        <source>Pick whom they attack.</source>
        <comment>ask.attack.at</comment>
        <translation>Choisir qui ils attaquent.</translation>
    </message>
    <message>
        <source>Pick who takes the blow.</source>
        <comment>ask.suffer.counter</comment>
        <translation>Choisir qui reçoit le coup.</translation>
    </message>
    <message>
        <source>Pick who advances.</source>
        <comment>ask.advance.counter</comment>
        <translation>Choisir qui avance.</translation>
    </message>
    <message>
        <source>Pick the last hex of the advance.</source>
        <comment>ask.advance.path</comment>
        <translation>Choisir la dernière case de l’avance.</translation>
    </message>
    <message>
        <source>Melee</source>
        <comment>effect.lost</comment>
        <translation>Combat</translation>
    </message>
    <message>
        <source>Blow to be taken</source>
        <comment>effect.suffer</comment>
        <translation>Coup à recevoir</translation>
    </message>
    <message>
        <source>Takes the blow</source>
        <comment>effect.taken</comment>
        <translation>Reçoit le coup</translation>
    </message>
    <message>
        <source>End of the melee</source>
        <comment>effect.melee</comment>
        <translation>Fin du combat</translation>
    </message>
    <message>
        <source>Attackers</source>
        <comment>field.by</comment>
        <translation>Attaquants</translation>
    </message>
    <message>
        <source>Attacked</source>
        <comment>field.at</comment>
        <translation>Attaqués</translation>
    </message>
    <message>
        <source>Came off worse</source>
        <comment>field.lost</comment>
        <translation>A eu le dessous</translation>
    </message>
    <message>
        <source>One of</source>
        <comment>field.among</comment>
        <translation>L’un de</translation>
    </message>
    <message>
        <source>Blow</source>
        <comment>field.suffer</comment>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Melee</source>
        <comment>field.melee</comment>
        <translation>Combat</translation>
    </message>
    <message>
        <source>Driven back by</source>
        <comment>field.driven</comment>
        <translation>Repoussé par</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>lost.nobody</comment>
        <translation>personne</translation>
    </message>
    <message>
        <source>the attackers</source>
        <comment>lost.attackers</comment>
        <translation>les attaquants</translation>
    </message>
    <message>
        <source>the defenders</source>
        <comment>lost.defenders</comment>
        <translation>les défenseurs</translation>
    </message>
    <message>
        <source>a shot</source>
        <comment>driven.shot</comment>
        <translation>un tir</translation>
    </message>
    <message>
        <source>a melee</source>
        <comment>driven.melee</comment>
        <translation>un combat</translation>
    </message>
    <message>
        <source>the whole turn before</source>
        <comment>reading.game-turn</comment>
        <translation>tout le tour précédent</translation>
    </message>
    <message>
        <source>refused below 1-1</source>
        <comment>reading.refuse</comment>
        <translation>interdit au-dessous de 1-1</translation>
    </message>
    <message>
        <source>never left of 1-1</source>
        <comment>reading.clamp</comment>
        <translation>jamais à gauche de 1-1</translation>
    </message>
    <message>
        <source>{counter} is placed on {hex}</source>
        <comment>siege.0.5/deploy</comment>
        <translation>On place {counter} en {hex}</translation>
    </message>
    <message>
        <source>{counter} may not be placed on {hex}.</source>
        <comment>siege.0.5/deploy_no</comment>
        <translation>{counter} ne peut pas être placé en {hex}.</translation>
    </message>
    <message>
        <source>{counter} is placed on {hex}.</source>
        <comment>siege.0.5/deploy_done</comment>
        <translation>On place {counter} en {hex}.</translation>
    </message>
    <message>
        <source>That hex is not on the map.</source>
        <comment>siege.0.5/off_map</comment>
        <translation>Cette case n’est pas sur la carte.</translation>
    </message>
    <message>
        <source>On {hex} this side may not set up.</source>
        <comment>siege.0.5/zone</comment>
        <translation>Le déploiement de ce camp n’est pas permis en {hex}.</translation>
    </message>
    <message>
        <source>{hex} cannot be entered.</source>
        <comment>siege.0.5/impassable</comment>
        <translation>On ne peut pas entrer en {hex}.</translation>
    </message>
    <message>
        <source>{hex} is occupied.</source>
        <comment>siege.0.5/taken</comment>
        <translation>{hex} est occupée.</translation>
    </message>
    <message>
        <source>{name} is dead.</source>
        <comment>siege.0.5/dead</comment>
        <translation>{name} est hors de combat&#xa0;: mort.</translation>
    </message>
    <message>
        <source>The other half of {name} must lie on a hex beside it.</source>
        <comment>siege.0.5/rear</comment>
        <translation>{name}&#xa0;: l’autre moitié du pion doit être sur une case adjacente.</translation>
    </message>
    <message>
        <source>Demolished wall on {hex}</source>
        <comment>siege.2.2a/lay_rubble</comment>
        <translation>Muraille démolie en {hex}</translation>
    </message>
    <message>
        <source>No demolished-wall counter may be put on {hex}.</source>
        <comment>siege.2.2a/lay_rubble_no</comment>
        <translation>On ne peut pas mettre de pion muraille démolie en {hex}.</translation>
    </message>
    <message>
        <source>Filled moat on {hex}</source>
        <comment>siege.2.2a/lay_fascine</comment>
        <translation>Fossé comblé en {hex}</translation>
    </message>
    <message>
        <source>No filled-moat counter may be put on {hex}.</source>
        <comment>siege.2.2a/lay_fascine_no</comment>
        <translation>On ne peut pas mettre de pion fossé comblé en {hex}.</translation>
    </message>
    <message>
        <source>Counters of the besieger</source>
        <comment>siege.2.2a/lay</comment>
        <translation>Pions de l’assiégeant</translation>
    </message>
    <message>
        <source>{hex} is no moat hex.</source>
        <comment>siege.2.2a/no_moat</comment>
        <translation>{hex} n’est pas une case de fossé.</translation>
    </message>
    <message>
        <source>The moat is filled on {hex} already.</source>
        <comment>siege.2.2a/filled</comment>
        <translation>En {hex} le fossé est déjà comblé.</translation>
    </message>
    <message numerus="yes">
        <source>All %n filled-moat counter(s) of the scenario lie on the map.</source>
        <comment>siege.2.2a/none_left</comment>
        <translation>
            <numerusform>Le scénario n’a que %n pion fossé comblé, déjà sur la carte.</numerusform>
            <numerusform>Le scénario n’a que %n pions fossé comblé, tous déjà sur la carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The day ends: the filled-moat counters are taken off the map.</source>
        <comment>siege.2.2c/taken</comment>
        <translation>La journée s’achève&#xa0;: les pions fossé comblé sont retirés de la carte.</translation>
    </message>
    <message>
        <source>Before the assault the filled-moat counters are placed anew.</source>
        <comment>siege.2.2c/anew</comment>
        <translation>Avant l’assaut, les pions fossé comblé sont placés de nouveau.</translation>
    </message>
    <message>
        <source>{hex} is no rampart, wall or arrow-slit hex on which the besieger may put rubble.</source>
        <comment>siege.2.31a/no_wall</comment>
        <translation>{hex} n’est pas une case de rempart, de mur ou de meurtrière où l’assiégeant puisse mettre une muraille démolie.</translation>
    </message>
    <message numerus="yes">
        <source>All %n demolished-wall counter(s) of the scenario lie on the map.</source>
        <comment>siege.2.31a/none_left</comment>
        <translation>
            <numerusform>Le scénario n’a que %n pion muraille démolie, déjà sur la carte.</numerusform>
            <numerusform>Le scénario n’a que %n pions muraille démolie, tous déjà sur la carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The wall still stands on {hex}: rubble lies only where it is demolished.</source>
        <comment>siege.2.31b/standing</comment>
        <translation>En {hex} le mur tient encore&#xa0;: une muraille démolie ne va que là où il est démoli.</translation>
    </message>
    <message>
        <source>There is no mangonel and no trebuchet called {name}.</source>
        <comment>siege.4.11a/unknown</comment>
        <translation>Aucun mangonneau ni trébuchet ne s’appelle {name}.</translation>
    </message>
    <message>
        <source>An assault is prepared</source>
        <comment>siege.4.11b/prepare</comment>
        <translation>Un assaut se prépare</translation>
    </message>
    <message>
        <source>No assault may be prepared now.</source>
        <comment>siege.4.11b/prepare_no</comment>
        <translation>On ne peut pas préparer d’assaut maintenant.</translation>
    </message>
    <message>
        <source>The assault begins</source>
        <comment>siege.4.11b/assault</comment>
        <translation>L’assaut commence</translation>
    </message>
    <message>
        <source>The assault may not begin now.</source>
        <comment>siege.4.11b/assault_no</comment>
        <translation>L’assaut ne peut pas commencer maintenant.</translation>
    </message>
    <message>
        <source>End of the assault</source>
        <comment>siege.4.11b/end_assault</comment>
        <translation>Fin de l’assaut</translation>
    </message>
    <message>
        <source>The assault cannot end yet.</source>
        <comment>siege.4.11b/end_assault_no</comment>
        <translation>L’assaut ne peut pas encore s’achever.</translation>
    </message>
    <message>
        <source>It is morning.</source>
        <comment>siege.4.11b/part_so_morning</comment>
        <translation>C’est le matin.</translation>
    </message>
    <message>
        <source>This is a day of bombardment.</source>
        <comment>siege.4.11b/part_so_bombardment</comment>
        <translation>C’est un jour de pilonnage.</translation>
    </message>
    <message>
        <source>This is a day of assault; counters are placed now.</source>
        <comment>siege.4.11b/part_so_placing</comment>
        <translation>C’est un jour d’assaut&#xa0;; on place maintenant les pions.</translation>
    </message>
    <message>
        <source>The assault begins.</source>
        <comment>siege.4.11b/part_so_assault</comment>
        <translation>L’assaut commence.</translation>
    </message>
    <message>
        <source>It is evening.</source>
        <comment>siege.4.11b/part_so_evening</comment>
        <translation>C’est le soir.</translation>
    </message>
    <message>
        <source>The siege is over.</source>
        <comment>siege.4.11b/part_so_over</comment>
        <translation>Le siège est terminé.</translation>
    </message>
    <message>
        <source>{part}</source>
        <comment>siege.4.11b/clock</comment>
        <translation>{part}</translation>
    </message>
    <message>
        <source>This scenario is not played day by day.</source>
        <comment>siege.4.11b/no_days</comment>
        <translation>Ce scénario ne se joue pas jour par jour.</translation>
    </message>
    <message>
        <source>The castle is bombarded today: that rules out anything else.</source>
        <comment>siege.4.11b/bombarded</comment>
        <translation>Le château est pilonné aujourd’hui&#xa0;: cela exclut toute autre action.</translation>
    </message>
    <message>
        <source>There is an assault today: that rules out a bombardment.</source>
        <comment>siege.4.11b/assault_today</comment>
        <translation>Il y a un assaut aujourd’hui&#xa0;: cela exclut un pilonnage.</translation>
    </message>
    <message>
        <source>That belongs to another part of the day; now it is: {part}.</source>
        <comment>siege.4.11b/other_part</comment>
        <translation>Cela relève d’un autre moment de la journée&#xa0;; c’est maintenant&#xa0;: {part}.</translation>
    </message>
    <message>
        <source>No assault is going on; now it is: {part}.</source>
        <comment>siege.4.11b/no_assault</comment>
        <translation>Aucun assaut n’est en cours&#xa0;; c’est maintenant&#xa0;: {part}.</translation>
    </message>
    <message>
        <source>The wall on {hex} is demolished already.</source>
        <comment>siege.4.13a/down</comment>
        <translation>En {hex} le mur est déjà démoli.</translation>
    </message>
    <message>
        <source>The wall on {hex} goes one stage further: {stage}.</source>
        <comment>siege.4.13b/stage</comment>
        <translation>En {hex} le mur avance d’une étape&#xa0;: {stage}.</translation>
    </message>
    <message>
        <source>{hex} is bombarded today already: at most one stage a day.</source>
        <comment>siege.4.13c/again</comment>
        <translation>{hex} est déjà pilonnée aujourd’hui&#xa0;: une étape par jour au plus.</translation>
    </message>
    <message>
        <source>The wall on {hex} comes down, and rubble lies there.</source>
        <comment>siege.4.14a/at_once</comment>
        <translation>En {hex} le mur s’écroule et laisse une muraille démolie.</translation>
    </message>
    <message>
        <source>Rubble lies on {hex} already.</source>
        <comment>siege.4.14a/lies</comment>
        <translation>Il y a déjà une muraille démolie en {hex}.</translation>
    </message>
    <message>
        <source>{name} is caught in the fall of the wall.</source>
        <comment>siege.4.14b/falls</comment>
        <translation>L’écroulement du mur atteint {name}.</translation>
    </message>
    <message>
        <source>{engine} bombards {hex} today, and no other hex.</source>
        <comment>siege.4.21a/elsewhere</comment>
        <translation>{engine} pilonne {hex} aujourd’hui, et aucune autre case.</translation>
    </message>
    <message>
        <source>Bombardment</source>
        <comment>siege.4.21d/bombard</comment>
        <translation>Pilonnage</translation>
    </message>
    <message>
        <source>{hex} is bombarded by {engines,and}</source>
        <comment>siege.4.21d/bombard_engines</comment>
        <translation>Pilonnage en {hex}&#xa0;: {engines,and}</translation>
    </message>
    <message>
        <source>{hex} may not be bombarded.</source>
        <comment>siege.4.21d/bombard_no</comment>
        <translation>{hex} ne peut pas être pilonnée.</translation>
    </message>
    <message>
        <source>{hex} may not be bombarded so.</source>
        <comment>siege.4.21d/bombard_engines_no</comment>
        <translation>{hex} ne peut pas être pilonnée ainsi.</translation>
    </message>
    <message>
        <source>{hex} may be bombarded.</source>
        <comment>siege.4.21d/bombard_may</comment>
        <translation>{hex} peut être pilonnée.</translation>
    </message>
    <message>
        <source>{hex} is bombarded by {engines,and}.</source>
        <comment>siege.4.21d/bombarded_so</comment>
        <translation>Pilonnent {hex}&#xa0;: {engines,and}.</translation>
    </message>
    <message>
        <source>Stones fall on {hex}</source>
        <comment>siege.4.21d/stones</comment>
        <translation>Des pierres tombent sur {hex}</translation>
    </message>
    <message>
        <source>No die may be thrown for {hex}.</source>
        <comment>siege.4.21d/stones_no</comment>
        <translation>On ne peut pas lancer le dé pour {hex}.</translation>
    </message>
    <message>
        <source>Stones fall on {hex}.</source>
        <comment>siege.4.21d/stones_done</comment>
        <translation>Des pierres tombent sur {hex}.</translation>
    </message>
    <message>
        <source>The die for {hex} has fallen.</source>
        <comment>siege.4.21d/thrown_so</comment>
        <translation>Le dé pour {hex} a été lancé.</translation>
    </message>
    <message>
        <source>{engine} is not the besieger’s.</source>
        <comment>siege.4.21d/besieged</comment>
        <translation>{engine} n’est pas à l’assiégeant.</translation>
    </message>
    <message>
        <source>{hex} has not been named as a target today.</source>
        <comment>siege.4.21d/not_named</comment>
        <translation>{hex} n’a pas été désignée comme cible aujourd’hui.</translation>
    </message>
    <message>
        <source>The die for {hex} has fallen already.</source>
        <comment>siege.4.21d/thrown_already</comment>
        <translation>Le dé pour {hex} a déjà été lancé.</translation>
    </message>
    <message>
        <source>The engines at {hex} have no points left.</source>
        <comment>siege.4.21d/no_points</comment>
        <translation>Les engins contre {hex} n’ont plus de points.</translation>
    </message>
    <message>
        <source>First the die for {hex} is thrown.</source>
        <comment>siege.4.21d/die_first</comment>
        <translation>On lance d’abord le dé pour {hex}.</translation>
    </message>
    <message>
        <source>{hex} belongs to a tower: 1 is subtracted.</source>
        <comment>siege.4.21e/tower</comment>
        <translation>{hex} fait partie d’une tour&#xa0;: on soustrait 1.</translation>
    </message>
    <message>
        <source>{hex} belongs to the keep: 1 is subtracted.</source>
        <comment>siege.4.21e/keep</comment>
        <translation>{hex} fait partie du donjon&#xa0;: on soustrait 1.</translation>
    </message>
    <message>
        <source>The keep may not be bombarded as long as the outer wall has no breach.</source>
        <comment>siege.4.21f/no_breach</comment>
        <translation>Le donjon ne peut pas être pilonné tant que le mur d’enceinte n’a pas de brèche.</translation>
    </message>
    <message>
        <source>{hex} is not one of the three hexes of the keep nearest to a breach.</source>
        <comment>siege.4.21f/not_nearest</comment>
        <translation>{hex} n’est pas une des trois cases du donjon les plus proches d’une brèche.</translation>
    </message>
    <message>
        <source>{hex} is beside the drawbridge and counts as a rampart.</source>
        <comment>siege.4.21g/flank</comment>
        <translation>{hex} est à côté du pont-levis et compte comme un rempart.</translation>
    </message>
    <message>
        <source>{hex} is no hex of the ramparts, of a tower or of the keep.</source>
        <comment>siege.4.21h/not_listed</comment>
        <translation>{hex} n’est pas une case de rempart, de tour ou de donjon.</translation>
    </message>
    <message>
        <source>{engine} is placed on {hex}</source>
        <comment>siege.4.22/deploy_engine</comment>
        <translation>On place {engine} en {hex}</translation>
    </message>
    <message>
        <source>{engine} may not be placed on {hex}.</source>
        <comment>siege.4.22/deploy_engine_no</comment>
        <translation>{engine} ne peut pas être placé en {hex}.</translation>
    </message>
    <message>
        <source>{engine} stands on {stands}.</source>
        <comment>siege.4.22/stands_so</comment>
        <translation>{engine} se trouve en {stands}.</translation>
    </message>
    <message>
        <source>An engine is placed anew only between two assaults.</source>
        <comment>siege.4.22/between</comment>
        <translation>Un engin ne se replace qu’entre deux assauts.</translation>
    </message>
    <message>
        <source>A siege engine on {hex} stops the line.</source>
        <comment>siege.4.22/blocks</comment>
        <translation>Un engin de siège en {hex} arrête la ligne.</translation>
    </message>
    <message>
        <source>Nobody enters {hex}: a siege engine stands there.</source>
        <comment>siege.4.22/entered</comment>
        <translation>Nul n’entre en {hex}&#xa0;: un engin de siège s’y trouve.</translation>
    </message>
    <message>
        <source>Points out of order</source>
        <comment>siege.4.23a/break</comment>
        <translation>Points hors d’usage</translation>
    </message>
    <message numerus="yes">
        <source>{engine} breaks down: %n point(s)</source>
        <comment>siege.4.23a/break_engine</comment>
        <translation>
            <numerusform>{engine} tombe en panne&#xa0;: %n point</numerusform>
            <numerusform>{engine} tombe en panne&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>The loss may not be spread so.</source>
        <comment>siege.4.23a/break_no</comment>
        <translation>La perte ne peut pas se répartir ainsi.</translation>
    </message>
    <message numerus="yes">
        <source>{engine} has %n point(s) more out of order.</source>
        <comment>siege.4.23a/out_so</comment>
        <translation>
            <numerusform>{engine} a %n point de plus hors d’usage.</numerusform>
            <numerusform>{engine} a %n points de plus hors d’usage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) of these engines are out of order: {engines,and}. The besieger spreads them.</source>
        <comment>siege.4.23a/loss_so</comment>
        <translation>
            <numerusform>%n point de ces engins est hors d’usage&#xa0;: {engines,and}. L’assiégeant choisit duquel.</numerusform>
            <numerusform>%n points de ces engins sont hors d’usage&#xa0;: {engines,and}. L’assiégeant les répartit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First the besieger spreads %n point(s) out of order.</source>
        <comment>siege.4.23a/first</comment>
        <translation>
            <numerusform>L’assiégeant dit d’abord quel engin a %n point hors d’usage.</numerusform>
            <numerusform>L’assiégeant répartit d’abord %n points hors d’usage.</numerusform>
        </translation>
    </message>
    <message>
        <source>All points of {engine} are out of order.</source>
        <comment>siege.4.23a/no_points</comment>
        <translation>{engine} a tous ses points hors d’usage.</translation>
    </message>
    <message>
        <source>No points are to be spread now.</source>
        <comment>siege.4.23a/none_lost</comment>
        <translation>Il n’y a pas de points à répartir maintenant.</translation>
    </message>
    <message>
        <source>{engine} took no part and loses nothing.</source>
        <comment>siege.4.23a/no_part</comment>
        <translation>{engine} n’a pas pris part et ne perd rien.</translation>
    </message>
    <message numerus="yes">
        <source>{engine} has only %n point(s) left.</source>
        <comment>siege.4.23a/too_many</comment>
        <translation>
            <numerusform>{engine} n’a plus que %n point.</numerusform>
            <numerusform>{engine} n’a plus que %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n point(s) are still to be spread.</source>
        <comment>siege.4.23a/more_than_lost</comment>
        <translation>
            <numerusform>Il ne reste que %n point à répartir.</numerusform>
            <numerusform>Il ne reste que %n points à répartir.</numerusform>
        </translation>
    </message>
    <message>
        <source>{engine} is repaired today</source>
        <comment>siege.4.23b/repair</comment>
        <translation>{engine} est en réparation aujourd’hui</translation>
    </message>
    <message>
        <source>{engine} may not be repaired today.</source>
        <comment>siege.4.23b/repair_no</comment>
        <translation>{engine} ne peut pas être en réparation aujourd’hui.</translation>
    </message>
    <message>
        <source>{engine} is under repair today.</source>
        <comment>siege.4.23b/rests_so</comment>
        <translation>{engine} est en réparation aujourd’hui.</translation>
    </message>
    <message>
        <source>{engine} is repaired.</source>
        <comment>siege.4.23b/mended_so</comment>
        <translation>{engine} sort de réparation.</translation>
    </message>
    <message>
        <source>{engine} is not damaged.</source>
        <comment>siege.4.23b/whole</comment>
        <translation>{engine} n’a pas de dégâts.</translation>
    </message>
    <message>
        <source>{engine} is under repair already.</source>
        <comment>siege.4.23b/already</comment>
        <translation>{engine} est déjà en réparation.</translation>
    </message>
    <message>
        <source>{engine} is under repair today and may not bombard.</source>
        <comment>siege.4.23c/resting</comment>
        <translation>{engine} est en réparation aujourd’hui et ne peut pas pilonner.</translation>
    </message>
    <message>
        <source>{engine} bombards today and cannot be repaired at the same time.</source>
        <comment>siege.4.23c/worked</comment>
        <translation>{engine} pilonne aujourd’hui et ne peut pas être en réparation en même temps.</translation>
    </message>
    <message>
        <source>{engine} has burnt and throws no more.</source>
        <comment>siege.4.23d/burnt</comment>
        <translation>Le feu a détruit {engine}, qui ne tire plus.</translation>
    </message>
    <message>
        <source>{engine} has burnt and may not be repaired.</source>
        <comment>siege.4.23d/no_repair</comment>
        <translation>Le feu a détruit {engine}, qui ne peut pas être en réparation.</translation>
    </message>
    <message>
        <source>{engine} has burnt.</source>
        <comment>siege.4.23d/burnt_so</comment>
        <translation>Le feu a détruit {engine}.</translation>
    </message>
    <message numerus="yes">
        <source>{engine} bombards with the %n point(s) left.</source>
        <comment>siege.4.23e/rest</comment>
        <translation>
            <numerusform>{engine} pilonne avec %n point restant.</numerusform>
            <numerusform>{engine} pilonne avec %n points restants.</numerusform>
        </translation>
    </message>
    <message>
        <source>Healing of {counter}</source>
        <comment>siege.5.4a/treat</comment>
        <translation>Guérison&#xa0;: {counter}</translation>
    </message>
    <message>
        <source>No healing die may be thrown for {counter} now.</source>
        <comment>siege.5.4a/treat_no</comment>
        <translation>On ne peut pas lancer de dé de guérison pour {counter} maintenant.</translation>
    </message>
    <message>
        <source>{name} was not wounded in this siege.</source>
        <comment>siege.5.4a/not_wounded</comment>
        <translation>{name} n’a pas reçu de blessure pendant ce siège.</translation>
    </message>
    <message>
        <source>The healing die of {name} has fallen already.</source>
        <comment>siege.5.4a/already</comment>
        <translation>Le dé de guérison a déjà été lancé pour {name}.</translation>
    </message>
    <message>
        <source>The healing dice fall at the end of the day; now it is: {part}.</source>
        <comment>siege.5.4a/evening</comment>
        <translation>Les dés de guérison se lancent à la fin de la journée&#xa0;; c’est maintenant&#xa0;: {part}.</translation>
    </message>
    <message>
        <source>First the healing die of {name} is thrown.</source>
        <comment>siege.5.4a/die_first</comment>
        <translation>On lance d’abord le dé de guérison pour {name}.</translation>
    </message>
    <message>
        <source>{counter} is well again</source>
        <comment>siege.5.4b/heal</comment>
        <translation>{counter} recouvre la santé</translation>
    </message>
    <message>
        <source>{counter} is not well again now.</source>
        <comment>siege.5.4b/heal_no</comment>
        <translation>{counter} ne recouvre pas la santé maintenant.</translation>
    </message>
    <message>
        <source>{counter} is well again.</source>
        <comment>siege.5.4b/healed_so</comment>
        <translation>{counter} a recouvré la santé.</translation>
    </message>
    <message>
        <source>The date has come: {name} is well again.</source>
        <comment>siege.5.4b/returns</comment>
        <translation>La date est venue&#xa0;: {name} a recouvré la santé.</translation>
    </message>
    <message>
        <source>{name} returns only on day {day}.</source>
        <comment>siege.5.4b/later</comment>
        <translation>{name} ne revient que le jour {day}.</translation>
    </message>
    <message>
        <source>{name} has no date of return.</source>
        <comment>siege.5.4b/no_date</comment>
        <translation>{name} n’a pas de date de retour.</translation>
    </message>
    <message>
        <source>Crosses on {hex}: {cross}.</source>
        <comment>siege.sheet.6a/cross_so</comment>
        <translation>Croix en {hex}&#xa0;: {cross}.</translation>
    </message>
    <message>
        <source>End of the day</source>
        <comment>siege.sheet.6b/end_day</comment>
        <translation>Fin de la journée</translation>
    </message>
    <message>
        <source>The day cannot end yet.</source>
        <comment>siege.sheet.6b/end_day_no</comment>
        <translation>La journée ne peut pas encore s’achever.</translation>
    </message>
    <message>
        <source>The day is ticked. Day {day} begins.</source>
        <comment>siege.sheet.6b/day_so</comment>
        <translation>La journée est cochée. Le jour {day} commence.</translation>
    </message>
    <message>
        <source>Day {day} of {days}</source>
        <comment>siege.sheet.6b/day_of</comment>
        <translation>Jour {day} sur {days}</translation>
    </message>
    <message numerus="yes">
        <source>The siege is over: all %n day(s) are ticked.</source>
        <comment>siege.sheet.6b/is_over</comment>
        <translation>
            <numerusform>Le siège est terminé&#xa0;: %n jour coché, il n’en reste aucun.</numerusform>
            <numerusform>Le siège est terminé&#xa0;: %n jours cochés, il n’en reste aucun.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is the last of %n day(s): the siege is over.</source>
        <comment>siege.sheet.6b/over</comment>
        <translation>
            <numerusform>C’est le seul jour (%n)&#xa0;: le siège est terminé.</numerusform>
            <numerusform>C’est le dernier de %n jours&#xa0;: le siège est terminé.</numerusform>
        </translation>
    </message>
    <message>
        <source>{counter} returns on day {back}.</source>
        <comment>siege.sheet.6c/back_so</comment>
        <translation>{counter} revient le jour {back}.</translation>
    </message>
    <message>
        <source>{counter} needs months to heal and does not return in this siege.</source>
        <comment>siege.sheet.6c/months_so</comment>
        <translation>Il faut des mois à {counter} pour guérir&#xa0;: pas de retour pendant ce siège.</translation>
    </message>
    <message>
        <source>The siege sheet does not mark {hex} as a hex that may be bombarded.</source>
        <comment>siege.sheet.6e/not_outlined</comment>
        <translation>La fiche de siège ne marque pas {hex} parmi les cases qu’on peut pilonner.</translation>
    </message>
    <message>
        <source>{hex} is inside the castle and may be bombarded only once the outer wall has a breach.</source>
        <comment>siege.sheet.6e/inside</comment>
        <translation>{hex} est à l’intérieur du château et ne peut être pilonnée qu’une fois le mur d’enceinte ouvert par une brèche.</translation>
    </message>
    <message>
        <source>{points} points are read in the column of {column}.</source>
        <comment>siege.ruling.points-between/used</comment>
        <translation>{points} points se lisent dans la colonne {column}.</translation>
    </message>
    <message>
        <source>Damage and breakdown: both apply.</source>
        <comment>siege.ruling.bombard-both/used</comment>
        <translation>Dégât et panne&#xa0;: les deux s’appliquent.</translation>
    </message>
    <message>
        <source>The first die of the day has fallen: all targets were named before it.</source>
        <comment>siege.ruling.bombard-declare/late</comment>
        <translation>Le premier dé de la journée a été lancé&#xa0;: toutes les cibles se désignent avant.</translation>
    </message>
    <message>
        <source>First the die for {hex} is thrown; then the next hex is named.</source>
        <comment>siege.ruling.bombard-declare/first</comment>
        <translation>On lance d’abord le dé pour {hex}&#xa0;; ensuite on désigne la case suivante.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) were to be lost; the engines have only {left}.</source>
        <comment>siege.ruling.stone-cap/lost</comment>
        <translation>
            <numerusform>%n point était à perdre&#xa0;; il en reste moins aux engins&#xa0;: {left}.</numerusform>
            <numerusform>%n points étaient à perdre&#xa0;; il en reste moins aux engins&#xa0;: {left}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A day of assault does not count for repair.</source>
        <comment>siege.ruling.repair-day/assault</comment>
        <translation>Un jour d’assaut ne compte pas pour la réparation.</translation>
    </message>
    <message>
        <source>{engine} is repaired by itself on the day after its breakdown.</source>
        <comment>siege.ruling.repair-day/by_itself</comment>
        <translation>{engine} se répare de soi-même le lendemain de la panne.</translation>
    </message>
    <message>
        <source>There was an assault today: {engine} is not repaired.</source>
        <comment>siege.ruling.repair-day/in_vain</comment>
        <translation>Il y a eu un assaut aujourd’hui&#xa0;: {engine} reste sans réparation.</translation>
    </message>
    <message>
        <source>The wall on {hex} is demolished; at the next assault the besieger may put rubble there.</source>
        <comment>siege.ruling.rubble-when/later</comment>
        <translation>En {hex} le mur est démoli&#xa0;; au prochain assaut l’assiégeant peut y mettre une muraille démolie.</translation>
    </message>
    <message>
        <source>{name} is well again before the assault or not at all that day.</source>
        <comment>siege.ruling.day-order/before</comment>
        <translation>{name} se rétablit avant l’assaut, ou pas ce jour-là.</translation>
    </message>
    <message>
        <source>{name} is well again only after the assault.</source>
        <comment>siege.ruling.day-order/after</comment>
        <translation>{name} ne se rétablit qu’après l’assaut.</translation>
    </message>
    <message numerus="yes">
        <source>{name} needs %n day(s) and returns on day {day}.</source>
        <comment>siege.ruling.healing-date/morning</comment>
        <translation>
            <numerusform>Il faut %n jour à {name}, qui revient le jour {day}.</numerusform>
            <numerusform>Il faut %n jours à {name}, qui revient le jour {day}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{die} is read as months.</source>
        <comment>siege.ruling.healing-nine/months</comment>
        <translation>{die} se lit comme des mois.</translation>
    </message>
    <message>
        <source>{die} is read one result earlier.</source>
        <comment>siege.ruling.healing-nine/early</comment>
        <translation>{die} se lit un résultat plus tôt.</translation>
    </message>
    <message>
        <source>The healing table (rule 5.4a) has ten numbers of the die and nine results; which result covers two? The French siege sheet does not show it. By default (last-two), 1 to 8 give the first eight results in their order, and 9 and 10 both give months. In the other reading (early) the first result covers 1 and 2, and each later one stands a number further on.</source>
        <comment>siege.ruling.healing-nine/text</comment>
        <translation>La table de guérison (règle 5.4a) a dix valeurs de dé et neuf résultats&#xa0;; quel résultat en couvre deux&#xa0;? La fiche de siège française ne le montre pas. Par défaut (last-two), les valeurs de 1 à 8 donnent, dans l’ordre, les huit premiers résultats, et 9 et 10 donnent tous deux des mois. Dans l’autre lecture (early), le premier résultat couvre 1 et 2, et chacun des suivants vient une valeur plus loin.</translation>
    </message>
    <message>
        <source>“Damaged” in this rule is read as demolished.</source>
        <comment>siege.ruling.es-damaged/read</comment>
        <translation>«&#xa0;Endommagé&#xa0;» dans cette règle se lit comme démoli.</translation>
    </message>
    <message>
        <source>mangonel</source>
        <comment>class.mangonel</comment>
        <extracomment>the smaller of the two engines that throw stones; in Spanish catapulta</extracomment>
        <translation>mangonneau</translation>
    </message>
    <message>
        <source>trebuchet</source>
        <comment>class.trebuchet</comment>
        <extracomment>the larger of the two engines that throw stones; in Spanish balista</extracomment>
        <translation>trébuchet</translation>
    </message>
    <message>
        <source>morning</source>
        <comment>part.morning</comment>
        <translation>matin</translation>
    </message>
    <message>
        <source>bombardment</source>
        <comment>part.bombardment</comment>
        <translation>pilonnage</translation>
    </message>
    <message>
        <source>setting up for the assault</source>
        <comment>part.placing</comment>
        <translation>déploiement avant l’assaut</translation>
    </message>
    <message>
        <source>assault</source>
        <comment>part.assault</comment>
        <translation>assaut</translation>
    </message>
    <message>
        <source>evening</source>
        <comment>part.evening</comment>
        <translation>soir</translation>
    </message>
    <message>
        <source>after the siege</source>
        <comment>part.over</comment>
        <translation>après le siège</translation>
    </message>
    <message>
        <source>whole</source>
        <comment>stage.whole</comment>
        <extracomment>of a wall</extracomment>
        <translation>intact</translation>
    </message>
    <message>
        <source>slightly damaged</source>
        <comment>stage.slightly_damaged</comment>
        <translation>légèrement endommagé</translation>
    </message>
    <message>
        <source>damaged</source>
        <comment>stage.damaged</comment>
        <extracomment>of a wall</extracomment>
        <translation>endommagé</translation>
    </message>
    <message>
        <source>badly damaged</source>
        <comment>stage.badly_damaged</comment>
        <translation>très endommagé</translation>
    </message>
    <message>
        <source>demolished</source>
        <comment>stage.demolished</comment>
        <translation>démoli</translation>
    </message>
    <message>
        <source>ticked</source>
        <comment>day-state.ticked</comment>
        <extracomment>of a day in a calendar</extracomment>
        <translation>coché</translation>
    </message>
    <message>
        <source>today</source>
        <comment>day-state.today</comment>
        <translation>aujourd’hui</translation>
    </message>
    <message>
        <source>to come</source>
        <comment>day-state.to-come</comment>
        <translation>à venir</translation>
    </message>
    <message>
        <source>fit</source>
        <comment>engine-state.fit</comment>
        <extracomment>of a siege engine: not damaged</extracomment>
        <translation>en état</translation>
    </message>
    <message>
        <source>damaged</source>
        <comment>engine-state.damaged</comment>
        <translation>endommagé</translation>
    </message>
    <message>
        <source>under repair</source>
        <comment>engine-state.resting</comment>
        <translation>en réparation</translation>
    </message>
    <message>
        <source>burnt</source>
        <comment>engine-state.burnt</comment>
        <translation>détruit par le feu</translation>
    </message>
    <message>
        <source>awaits the die</source>
        <comment>healing.awaits-die</comment>
        <translation>attend le dé</translation>
    </message>
    <message>
        <source>returns</source>
        <comment>healing.dated</comment>
        <extracomment>a wounded one comes back on a day that is known</extracomment>
        <translation>revient</translation>
    </message>
    <message>
        <source>needs months</source>
        <comment>healing.months</comment>
        <translation>il faut des mois</translation>
    </message>
    <message>
        <source>the bombardment</source>
        <comment>die.bombardment</comment>
        <translation>le pilonnage</translation>
    </message>
    <message>
        <source>healing</source>
        <comment>die.healing</comment>
        <translation>la guérison</translation>
    </message>
    <message>
        <source>Castle plan</source>
        <comment>sheet.walls</comment>
        <extracomment>the small plan of the castle, with crosses where the walls are damaged</extracomment>
        <translation>Plan du château</translation>
    </message>
    <message>
        <source>Calendar</source>
        <comment>sheet.calendar</comment>
        <translation>Calendrier</translation>
    </message>
    <message>
        <source>Engines</source>
        <comment>sheet.engines</comment>
        <translation>Engins</translation>
    </message>
    <message>
        <source>Wounded</source>
        <comment>sheet.wounded</comment>
        <translation>Blessés</translation>
    </message>
    <message>
        <source>Bombardment</source>
        <comment>order.bombard</comment>
        <translation>Pilonnage</translation>
    </message>
    <message>
        <source>Stones</source>
        <comment>order.stones</comment>
        <extracomment>the stones that the engines throw at a wall: a die is thrown</extracomment>
        <translation>Pierres</translation>
    </message>
    <message>
        <source>Breakdown</source>
        <comment>order.break</comment>
        <translation>Panne</translation>
    </message>
    <message>
        <source>Repair</source>
        <comment>order.repair</comment>
        <translation>Réparation</translation>
    </message>
    <message>
        <source>Preparing an assault</source>
        <comment>order.prepare</comment>
        <translation>Préparation d’un assaut</translation>
    </message>
    <message>
        <source>Filled moat or rubble</source>
        <comment>order.lay</comment>
        <translation>Fossé comblé ou muraille démolie</translation>
    </message>
    <message>
        <source>Setting up a character</source>
        <comment>order.deploy</comment>
        <translation>Déploiement d’un personnage</translation>
    </message>
    <message>
        <source>Setting up an engine</source>
        <comment>order.deploy_engine</comment>
        <translation>Déploiement d’un engin</translation>
    </message>
    <message>
        <source>Assault</source>
        <comment>order.assault</comment>
        <translation>Assaut</translation>
    </message>
    <message>
        <source>End of the assault</source>
        <comment>order.end_assault</comment>
        <translation>Fin de l’assaut</translation>
    </message>
    <message>
        <source>Healing die</source>
        <comment>order.treat</comment>
        <translation>Dé de guérison</translation>
    </message>
    <message>
        <source>Return of a wounded one</source>
        <comment>order.heal</comment>
        <translation>Retour d’un blessé</translation>
    </message>
    <message>
        <source>End of the day</source>
        <comment>order.end_day</comment>
        <translation>Fin de la journée</translation>
    </message>
    <message>
        <source>Engine</source>
        <comment>field.engine</comment>
        <translation>Engin</translation>
    </message>
    <message>
        <source>Engines</source>
        <comment>field.engines</comment>
        <translation>Engins</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>field.points</comment>
        <translation>Points</translation>
    </message>
    <message>
        <source>What</source>
        <comment>field.works</comment>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Part of the day</source>
        <comment>field.part</comment>
        <translation>Moment de la journée</translation>
    </message>
    <message>
        <source>Crosses</source>
        <comment>field.cross</comment>
        <translation>Croix</translation>
    </message>
    <message>
        <source>Points out of order</source>
        <comment>field.out</comment>
        <translation>Points hors d’usage</translation>
    </message>
    <message>
        <source>Points to spread</source>
        <comment>field.loss</comment>
        <translation>Points à répartir</translation>
    </message>
    <message>
        <source>Hex</source>
        <comment>field.stands</comment>
        <translation>Case</translation>
    </message>
    <message>
        <source>Day of return</source>
        <comment>field.back</comment>
        <translation>Jour du retour</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>field.day</comment>
        <translation>Jour</translation>
    </message>
    <message>
        <source>State</source>
        <comment>field.is</comment>
        <translation>État</translation>
    </message>
    <message>
        <source>Structure</source>
        <comment>field.structure</comment>
        <translation>Ouvrage</translation>
    </message>
    <message>
        <source>Crosses</source>
        <comment>field.crosses</comment>
        <translation>Croix</translation>
    </message>
    <message>
        <source>Stage</source>
        <comment>field.stage</comment>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Wounded on day</source>
        <comment>field.since</comment>
        <translation>Blessé le jour</translation>
    </message>
    <message>
        <source>Who returns</source>
        <comment>field.calendar.back</comment>
        <translation>Qui revient</translation>
    </message>
    <message>
        <source>Pick the hex to bombard.</source>
        <comment>ask.bombard.hex</comment>
        <translation>Choisissez la case à pilonner.</translation>
    </message>
    <message>
        <source>Pick the engines.</source>
        <comment>ask.bombard.engines</comment>
        <translation>Choisissez les engins.</translation>
    </message>
    <message>
        <source>Pick the hex for which the die is thrown.</source>
        <comment>ask.stones.hex</comment>
        <translation>Choisissez la case pour laquelle on lance le dé.</translation>
    </message>
    <message>
        <source>Pick the engine that breaks down.</source>
        <comment>ask.break.engine</comment>
        <translation>Choisissez l’engin qui tombe en panne.</translation>
    </message>
    <message>
        <source>Pick the engine to repair.</source>
        <comment>ask.repair.engine</comment>
        <translation>Choisissez l’engin à réparer.</translation>
    </message>
    <message>
        <source>Pick the hex.</source>
        <comment>ask.lay.hex</comment>
        <translation>Choisissez la case.</translation>
    </message>
    <message>
        <source>Pick who is placed.</source>
        <comment>ask.deploy.counter</comment>
        <translation>Choisissez qui est placé.</translation>
    </message>
    <message>
        <source>Pick the hex.</source>
        <comment>ask.deploy.hex</comment>
        <translation>Choisissez la case.</translation>
    </message>
    <message>
        <source>Pick the hex of the other half.</source>
        <comment>ask.deploy.rear</comment>
        <translation>Choisissez la case de l’autre moitié.</translation>
    </message>
    <message>
        <source>Pick the engine.</source>
        <comment>ask.deploy_engine.engine</comment>
        <translation>Choisissez l’engin.</translation>
    </message>
    <message>
        <source>Pick the hex.</source>
        <comment>ask.deploy_engine.hex</comment>
        <translation>Choisissez la case.</translation>
    </message>
    <message>
        <source>Pick the wounded one.</source>
        <comment>ask.treat.counter</comment>
        <translation>Choisissez le blessé.</translation>
    </message>
    <message>
        <source>Pick who returns.</source>
        <comment>ask.heal.counter</comment>
        <translation>Choisissez qui revient.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>none.deploy.rear</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>fact.points</comment>
        <translation>Points</translation>
    </message>
    <message>
        <source>Days</source>
        <comment>fact.days</comment>
        <translation>Jours</translation>
    </message>
    <message>
        <source>Part of the day</source>
        <comment>effect.part</comment>
        <translation>Moment de la journée</translation>
    </message>
    <message>
        <source>Bombardment named</source>
        <comment>effect.bombarded</comment>
        <translation>Pilonnage désigné</translation>
    </message>
    <message>
        <source>Stones thrown</source>
        <comment>effect.thrown</comment>
        <translation>Pierres lancées</translation>
    </message>
    <message>
        <source>Crosses</source>
        <comment>effect.cross</comment>
        <translation>Croix</translation>
    </message>
    <message>
        <source>Points out of order</source>
        <comment>effect.out</comment>
        <translation>Points hors d’usage</translation>
    </message>
    <message>
        <source>Points to spread</source>
        <comment>effect.loss</comment>
        <translation>Points à répartir</translation>
    </message>
    <message>
        <source>Under repair</source>
        <comment>effect.rests</comment>
        <translation>En réparation</translation>
    </message>
    <message>
        <source>Repaired</source>
        <comment>effect.mended</comment>
        <translation>Réparation terminée</translation>
    </message>
    <message>
        <source>Engine burnt</source>
        <comment>effect.burnt</comment>
        <translation>Engin détruit par le feu</translation>
    </message>
    <message>
        <source>Engine placed</source>
        <comment>effect.stands</comment>
        <translation>Engin placé</translation>
    </message>
    <message>
        <source>Day of return</source>
        <comment>effect.back</comment>
        <translation>Jour du retour</translation>
    </message>
    <message>
        <source>Needs months</source>
        <comment>effect.months</comment>
        <translation>Il faut des mois</translation>
    </message>
    <message>
        <source>Well again</source>
        <comment>effect.healed</comment>
        <translation>Rétabli</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>effect.day</comment>
        <translation>Jour</translation>
    </message>
    <message>
        <source>One of these takes the blow: {among}.</source>
        <comment>siege.1.72d/suffer_so</comment>
        <translation>L’un de ceux-ci reçoit le coup&#xa0;: {among}.</translation>
    </message>
    <message>
        <source>a shot</source>
        <comment>none.retreat.driven</comment>
        <translation>un tir</translation>
    </message>
    <message>
        <source>Nobody has a blow to take.</source>
        <comment>siege.1.72d/nobody</comment>
        <translation>Personne n’a de coup à recevoir.</translation>
    </message>
    <message>
        <source>SIEGE</source>
        <comment>system.siege</comment>
        <translation>SIEGE</translation>
    </message>
    <message>
        <source>What does a raised drawbridge shut (rule 1.8e)? By default (walled), the hexsides between its hex and the castle are castle wall while it is raised: no step, melee or shot goes across them; when it is lowered they are open. The rulebooks close them for shots only (rules 1.52 and 1.57). In the other reading (open) only the counter is gone, and the gate is entered from the moat as plain ground.</source>
        <comment>siege.ruling.gate-closed/text</comment>
        <translation>Que ferme un pont-levis relevé (règle 1.8e)&#xa0;? Par défaut (walled), tant qu’il est relevé, les côtés entre sa case et le château sont mur du château&#xa0;: on ne passe, ne combat ni ne tire à travers eux&#xa0;; quand il est abaissé, ils sont ouverts. Les règlements ne les ferment que pour les tirs (règles 1.52 et 1.57). Dans l’autre lecture (open), il ne manque que le pion, et l’on entre dans la porte du château depuis le fossé comme en terrain plat.</translation>
    </message>
    <message>
        <source>Is a line of fire stopped that passes over the other hexes of the shooter&apos;s own siege tower, or of the target&apos;s (rule 2.44a)? By default (passes), the tower itself does not stop it, and characters on those upper hexes block as in rule 1.42. The rule permits shots into a tower and forbids only those through it. In the other reading (strict) the tower stops the line.</source>
        <comment>siege.ruling.own-tower/text</comment>
        <translation>Une ligne de tir qui passe par-dessus les autres cases de la tour de siège du tireur, ou de celle de la cible, est-elle arrêtée (règle 2.44a)&#xa0;? Par défaut (passes), la tour elle-même ne l’arrête pas, et les personnages sur ces cases supérieures la bloquent comme dans la règle 1.42. La règle permet les tirs dans une tour de siège et n’interdit que ceux qui la traversent. Dans l’autre lecture (strict), la tour arrête la ligne.</translation>
    </message>
    <message>
        <source>Who is the lower character, and what of equal levels and of several embankments (rule 3.23b)? The lower one is so by height (siege.ruling.heights), and at the same height by the level that the map gives the hex; each embankment crossed must be passed by itself. By default (blocked), on equal levels a line over the top is blocked, unless one of the two is on the embankment hex. In the other reading (open) an embankment never blocks on equal levels.</source>
        <comment>siege.ruling.embankment-lower/text</comment>
        <translation>Quel personnage est en contrebas, et qu’en est-il de niveaux égaux et de plusieurs talus (règle 3.23b)&#xa0;? Il l’est par la hauteur (siege.ruling.heights) et, à la même hauteur, par le niveau que la carte donne à la case&#xa0;; chaque talus traversé se juge séparément. Par défaut (blocked), à niveaux égaux une ligne par-dessus le haut du talus est bloquée, sauf si l’un des deux est sur la case talus. Dans l’autre lecture (open), à niveaux égaux un talus ne bloque jamais.</translation>
    </message>
    <message>
        <source>How many dice are rolled for a hex that lies beside two burning hexes (rule 3.52a)? By default (each-flame), one for each burning hex beside it, since the rule checks every burning hex by itself. In the other reading (one) a single die is rolled.</source>
        <comment>siege.ruling.fire-two/text</comment>
        <translation>Combien de dés lance-t-on pour une case à côté de deux cases en feu (règle 3.52a)&#xa0;? Par défaut (each-flame), un pour chaque case en feu à côté d’elle, car la règle vérifie chaque case en feu séparément. Dans l’autre lecture (one), on lance un seul dé.</translation>
    </message>
    <message>
        <source>What if a result puts more points out of order than took part in the bombardment (rule 4.23a)? By default (capped), whatever goes beyond them is ignored. In the other reading (spread) the besieger&apos;s engines that rested bear it. With the bombardment table as printed it cannot happen.</source>
        <comment>siege.ruling.stone-cap/text</comment>
        <translation>Que se passe-t-il si un résultat met hors d’usage plus de points qu’il n’en a servi au pilonnage (règle 4.23a)&#xa0;? Par défaut (capped), l’excédent est ignoré. Dans l’autre lecture (spread), ce sont les engins de l’assiégeant restés au repos qui le supportent. Avec la table de pilonnage imprimée, cela ne peut pas arriver.</translation>
    </message>
    <message>
        <source>Which hex does the ram strike (rule 4.32a)? The rulebooks do not say. By default (straight-ahead), the wall hex straight ahead of its foremost hex. In the other reading (any) any wall hex adjacent to that foremost hex.</source>
        <comment>siege.ruling.ram-hex/text</comment>
        <translation>Quelle case frappe le bélier (règle 4.32a)&#xa0;? Les règlements n’en disent rien. Par défaut (straight-ahead), la case de mur droit devant sa case de tête. Dans l’autre lecture (any), n’importe quelle case de mur adjacente à cette case de tête.</translation>
    </message>
    <message>
        <source>Does result E in melee against mounted, where the French sheet prints only wounded, unhorse the rider? By default (unhorsed), yes: he is wounded and unhorsed. Result C of a shot prints both words for the same outcome, and our text of result E breaks off after the first. In the other reading (stays) he stays mounted: results D, F, G and H carry the second word, and the Spanish rule 3.33 forbids a wounded rider to dismount, so it knows one in the saddle.</source>
        <comment>siege.ruling.mounted-E/text</comment>
        <translation>Le résultat E du combat contre les personnages à cheval, où la fiche française imprime seulement blessé, désarçonne-t-il le cavalier&#xa0;? Par défaut (unhorsed), oui&#xa0;: il est blessé et désarçonné. Le résultat C d’un tir imprime les deux mots pour la même issue, et notre texte du résultat E s’interrompt après le premier. Dans l’autre lecture (stays), il reste à cheval&#xa0;: les résultats D, F, G et H portent le second mot, et la règle 3.33 espagnole interdit à un cavalier blessé de descendre, elle en connaît donc un en selle.</translation>
    </message>
    <message>
        <source>What may a character in panic do (siege.panic.2f)? By default (move-and-shoot), move without contact, and shoot; it may not attack, nor start any other act of step 4. In the other reading (free) it may do anything but come into contact with an enemy, since the rule names contact alone.</source>
        <comment>siege.ruling.panic-acts/text</comment>
        <translation>Que peut faire un personnage en panique (siege.panic.2f)&#xa0;? Par défaut (move-and-shoot), se déplacer sans entrer en contact, et tirer&#xa0;; il ne peut ni attaquer ni commencer une autre action de la séquence 4. Dans l’autre lecture (free), il peut tout faire sauf entrer en contact avec un ennemi, car la règle ne nomme que le contact.</translation>
    </message>
    <message>
        <source>Which door of the keep</source>
        <comment>difference.keep-door</comment>
        <translation>Quelle porte du donjon</translation>
    </message>
    <message>
        <source>Names the entrance door of the keep.</source>
        <comment>difference.keep-door.french</comment>
        <translation>Nomme la porte d’entrée du donjon.</translation>
    </message>
    <message>
        <source>Names the door of the keep, without saying which.</source>
        <comment>difference.keep-door.spanish</comment>
        <translation>Nomme la porte du donjon, sans dire laquelle.</translation>
    </message>
    <message>
        <source>a keep has a second door</source>
        <comment>difference.keep-door.when</comment>
        <translation>un donjon a une seconde porte</translation>
    </message>
    <message>
        <source>Who is barred from the first shooting</source>
        <comment>difference.shooting-bar</comment>
        <translation>Qui n’a pas droit au premier tir</translation>
    </message>
    <message>
        <source>Whoever was engaged in melee in the turn before.</source>
        <comment>difference.shooting-bar.french</comment>
        <translation>Celui qui était engagé au combat au tour précédent.</translation>
    </message>
    <message>
        <source>Whoever entered into melee in the turn before, perhaps only he who began it.</source>
        <comment>difference.shooting-bar.spanish</comment>
        <translation>Celui qui est entré au combat au tour précédent, peut-être seulement celui qui l’a engagé.</translation>
    </message>
    <message>
        <source>a ruling reads both alike</source>
        <comment>difference.shooting-bar.when</comment>
        <translation>une décision les lit de même</translation>
    </message>
    <message>
        <source>Who stands in the way of a line</source>
        <comment>difference.line-blocker</comment>
        <translation>Qui se trouve sur la ligne de tir</translation>
    </message>
    <message>
        <source>Every living character blocks, stunned ones and animals too.</source>
        <comment>difference.line-blocker.french</comment>
        <translation>Tout personnage vivant bloque, même assommé, et les animaux aussi.</translation>
    </message>
    <message>
        <source>Whoever is on his feet blocks: living animals do, stunned characters do not.</source>
        <comment>difference.line-blocker.spanish</comment>
        <translation>Bloque qui est debout&#xa0;: les animaux vivants oui, les personnages assommés non.</translation>
    </message>
    <message>
        <source>Cover of a target shot at over others</source>
        <comment>difference.over-cover</comment>
        <translation>Couverture d’une cible derrière d’autres</translation>
    </message>
    <message>
        <source>An archer shoots over others only at a target whose cover is at most light.</source>
        <comment>difference.over-cover.french</comment>
        <translation>Un archer ne tire par-dessus d’autres que sur une cible dont la couverture est au plus légère.</translation>
    </message>
    <message>
        <source>An archer shoots over others only at a target whose cover is at most medium.</source>
        <comment>difference.over-cover.spanish</comment>
        <translation>Un archer ne tire par-dessus d’autres que sur une cible dont la couverture est au plus moyenne.</translation>
    </message>
    <message>
        <source>Where a line from a rampart begins</source>
        <comment>difference.line-start</comment>
        <translation>Où commence une ligne depuis un rempart</translation>
    </message>
    <message>
        <source>At the middle of the hexside that the shooter chooses.</source>
        <comment>difference.line-start.french</comment>
        <translation>Au milieu du côté de l’hexagone que choisit le tireur.</translation>
    </message>
    <message>
        <source>At the middle of the opening.</source>
        <comment>difference.line-start.spanish</comment>
        <translation>Au milieu de l’ouverture.</translation>
    </message>
    <message>
        <source>a map draws openings apart from the middle of hexsides</source>
        <comment>difference.line-start.when</comment>
        <translation>une carte dessine des ouvertures ailleurs qu’au milieu des côtés de l’hexagone</translation>
    </message>
    <message>
        <source>In line with an arrow slit</source>
        <comment>difference.slit-line</comment>
        <translation>Dans l’alignement d’une meurtrière</translation>
    </message>
    <message>
        <source>The shooter must be exactly in line with it.</source>
        <comment>difference.slit-line.french</comment>
        <translation>Le tireur doit se trouver exactement dans l’alignement.</translation>
    </message>
    <message>
        <source>The shooter must be on the vertical of the slit.</source>
        <comment>difference.slit-line.spanish</comment>
        <translation>Le tireur doit être à la verticale de la meurtrière.</translation>
    </message>
    <message>
        <source>From the keep into the moat</source>
        <comment>difference.keep-into-moat</comment>
        <translation>Du donjon dans le fossé</translation>
    </message>
    <message>
        <source>Speaks of the arrow slits of the keep.</source>
        <comment>difference.keep-into-moat.french</comment>
        <translation>Parle des meurtrières du donjon.</translation>
    </message>
    <message>
        <source>Speaks of the ramparts of the keep.</source>
        <comment>difference.keep-into-moat.spanish</comment>
        <translation>Parle des remparts du donjon.</translation>
    </message>
    <message>
        <source>a slip: the keep has slits</source>
        <comment>difference.keep-into-moat.when</comment>
        <translation>une inadvertance&#xa0;: le donjon a des meurtrières</translation>
    </message>
    <message>
        <source>The covered side of a door</source>
        <comment>difference.door-crossfire</comment>
        <translation>Le côté couvert d’une porte</translation>
    </message>
    <message>
        <source>The character chooses it.</source>
        <comment>difference.door-crossfire.french</comment>
        <translation>Le personnage le choisit.</translation>
    </message>
    <message>
        <source>It has to be stated.</source>
        <comment>difference.door-crossfire.spanish</comment>
        <translation>Il faut le déclarer.</translation>
    </message>
    <message>
        <source>How many move</source>
        <comment>difference.some-or-none</comment>
        <translation>Combien se déplacent</translation>
    </message>
    <message>
        <source>A player moves all his characters or some.</source>
        <comment>difference.some-or-none.french</comment>
        <translation>Un joueur déplace tous ses personnages ou quelques-uns.</translation>
    </message>
    <message>
        <source>A player moves all his characters, some or none.</source>
        <comment>difference.some-or-none.spanish</comment>
        <translation>Un joueur déplace tous ses personnages, quelques-uns ou aucun.</translation>
    </message>
    <message>
        <source>Passing stunned enemies</source>
        <comment>difference.stunned-passable</comment>
        <translation>Passer par des ennemis assommés</translation>
    </message>
    <message>
        <source>No living enemy may be passed, not even a stunned one.</source>
        <comment>difference.stunned-passable.french</comment>
        <translation>On ne passe par aucun ennemi vivant, même assommé.</translation>
    </message>
    <message>
        <source>A stunned enemy may be passed.</source>
        <comment>difference.stunned-passable.spanish</comment>
        <translation>On peut passer par un ennemi assommé.</translation>
    </message>
    <message>
        <source>When two may not share a hex</source>
        <comment>difference.stacking-moment</comment>
        <translation>Quand deux ne partagent pas une case</translation>
    </message>
    <message>
        <source>Never may two living characters be in a hex.</source>
        <comment>difference.stacking-moment.french</comment>
        <translation>Jamais deux personnages vivants dans une case.</translation>
    </message>
    <message>
        <source>Not at the end of a movement; one may pass friends, the stunned and the dead.</source>
        <comment>difference.stacking-moment.spanish</comment>
        <translation>Pas à la fin d’un mouvement&#xa0;; on peut passer par des amis, des assommés et des morts.</translation>
    </message>
    <message>
        <source>through the passing of stunned enemies</source>
        <comment>difference.stacking-moment.when</comment>
        <translation>par le passage d’ennemis assommés</translation>
    </message>
    <message>
        <source>Rounding the odds</source>
        <comment>difference.ratio-fit</comment>
        <translation>Arrondir le rapport de force</translation>
    </message>
    <message>
        <source>In favour of the defender.</source>
        <comment>difference.ratio-fit.french</comment>
        <translation>En faveur du défenseur.</translation>
    </message>
    <message>
        <source>In favour of the defender, to odds that the table has.</source>
        <comment>difference.ratio-fit.spanish</comment>
        <translation>En faveur du défenseur, à un rapport de force que porte la table.</translation>
    </message>
    <message>
        <source>Several against one</source>
        <comment>difference.separate-attacks</comment>
        <translation>Plusieurs contre un</translation>
    </message>
    <message>
        <source>They attack one by one or add their strengths.</source>
        <comment>difference.separate-attacks.french</comment>
        <translation>Ils attaquent un par un ou additionnent leurs forces.</translation>
    </message>
    <message>
        <source>They may add their strengths; separate attacks are not mentioned.</source>
        <comment>difference.separate-attacks.spanish</comment>
        <translation>Ils peuvent additionner leurs forces&#xa0;; les attaques séparées ne sont pas mentionnées.</translation>
    </message>
    <message>
        <source>a ruling reads both alike</source>
        <comment>difference.separate-attacks.when</comment>
        <translation>une décision les lit de même</translation>
    </message>
    <message>
        <source>What allows an advance</source>
        <comment>difference.advance-trigger</comment>
        <translation>Ce qui permet l’avance</translation>
    </message>
    <message>
        <source>An enemy who retreats or dies.</source>
        <comment>difference.advance-trigger.french</comment>
        <translation>Un ennemi qui recule ou meurt.</translation>
    </message>
    <message>
        <source>An enemy who retreats, is stunned or dies.</source>
        <comment>difference.advance-trigger.spanish</comment>
        <translation>Un ennemi qui recule, est assommé ou meurt.</translation>
    </message>
    <message>
        <source>The first hex of an advance</source>
        <comment>difference.advance-first-hex</comment>
        <translation>La première case de l’avance</translation>
    </message>
    <message>
        <source>The hex vacated, or that of the dead.</source>
        <comment>difference.advance-first-hex.french</comment>
        <translation>La case évacuée, ou celle du mort.</translation>
    </message>
    <message>
        <source>The hex vacated, or that of the dead or stunned.</source>
        <comment>difference.advance-first-hex.spanish</comment>
        <translation>La case évacuée, ou celle du mort ou de l’assommé.</translation>
    </message>
    <message>
        <source>How far an advance goes</source>
        <comment>difference.advance-distance</comment>
        <translation>Jusqu’où va l’avance</translation>
    </message>
    <message>
        <source>Half of the movement points.</source>
        <comment>difference.advance-distance.french</comment>
        <translation>La moitié des points de mouvement.</translation>
    </message>
    <message>
        <source>2 hexes on foot, 3 mounted.</source>
        <comment>difference.advance-distance.spanish</comment>
        <translation>2 cases à pied, 3 à cheval.</translation>
    </message>
    <message>
        <source>Movement after an advance</source>
        <comment>difference.advance-later</comment>
        <translation>Le mouvement après l’avance</translation>
    </message>
    <message>
        <source>Whoever advanced moves normally in his own phase.</source>
        <comment>difference.advance-later.french</comment>
        <translation>Celui qui a avancé se déplace normalement dans sa propre phase.</translation>
    </message>
    <message>
        <source>The advance is not deducted in the next turn.</source>
        <comment>difference.advance-later.spanish</comment>
        <translation>L’avance n’est pas déduite au tour suivant.</translation>
    </message>
    <message>
        <source>Where the limits of melee stand</source>
        <comment>difference.melee-summary</comment>
        <translation>Où se trouvent les limites du combat</translation>
    </message>
    <message>
        <source>On the back of the scenario booklet.</source>
        <comment>difference.melee-summary.french</comment>
        <translation>Au dos du livret de scénarios.</translation>
    </message>
    <message>
        <source>On the back of a booklet with a garbled name.</source>
        <comment>difference.melee-summary.spanish</comment>
        <translation>Au dos d’un livret au nom altéré.</translation>
    </message>
    <message>
        <source>a slip</source>
        <comment>difference.melee-summary.when</comment>
        <translation>une inadvertance</translation>
    </message>
    <message>
        <source>Attacking the door of the keep</source>
        <comment>difference.keep-door-attack</comment>
        <translation>Attaquer la porte du donjon</translation>
    </message>
    <message>
        <source>The attacker has a disadvantage (-) in place of neutral (0).</source>
        <comment>difference.keep-door-attack.french</comment>
        <translation>L’attaquant a un désavantage (-) au lieu de neutre (0).</translation>
    </message>
    <message>
        <source>The attacker has a disadvantage (-).</source>
        <comment>difference.keep-door-attack.spanish</comment>
        <translation>L’attaquant a un désavantage (-).</translation>
    </message>
    <message>
        <source>Where the winch is</source>
        <comment>difference.winch-tower</comment>
        <translation>Où se trouve le treuil</translation>
    </message>
    <message>
        <source>In the south gatehouse.</source>
        <comment>difference.winch-tower.french</comment>
        <translation>Dans la tour d’entrée sud.</translation>
    </message>
    <message>
        <source>In the south tower.</source>
        <comment>difference.winch-tower.spanish</comment>
        <translation>Dans la tour sud.</translation>
    </message>
    <message>
        <source>Falling from the drawbridge</source>
        <comment>difference.bridge-side</comment>
        <translation>Tomber du pont-levis</translation>
    </message>
    <message>
        <source>The owner chooses the side.</source>
        <comment>difference.bridge-side.french</comment>
        <translation>Le propriétaire choisit le côté.</translation>
    </message>
    <message>
        <source>The owner chooses the hex.</source>
        <comment>difference.bridge-side.spanish</comment>
        <translation>Le propriétaire choisit la case.</translation>
    </message>
    <message>
        <source>a hex is chosen in both</source>
        <comment>difference.bridge-side.when</comment>
        <translation>on choisit une case dans les deux</translation>
    </message>
    <message>
        <source>Counters and a carried ladder</source>
        <comment>difference.ladder-carriers</comment>
        <translation>Pions et échelle portée</translation>
    </message>
    <message>
        <source>The counters lie on the ladder.</source>
        <comment>difference.ladder-carriers.french</comment>
        <translation>Les pions sont sur l’échelle.</translation>
    </message>
    <message>
        <source>The counters lie under it.</source>
        <comment>difference.ladder-carriers.spanish</comment>
        <translation>Les pions sont sous elle.</translation>
    </message>
    <message>
        <source>What a ladder leans on</source>
        <comment>difference.ladder-foot</comment>
        <translation>Sur quoi s’appuie une échelle</translation>
    </message>
    <message>
        <source>Rampart hexes.</source>
        <comment>difference.ladder-foot.french</comment>
        <translation>Des cases de rempart.</translation>
    </message>
    <message>
        <source>Wall hexes, as it calls the impassable wall too.</source>
        <comment>difference.ladder-foot.spanish</comment>
        <translation>Des cases de mur, comme elle appelle aussi le mur impassable.</translation>
    </message>
    <message>
        <source>ramparts are meant</source>
        <comment>difference.ladder-foot.when</comment>
        <translation>il s’agit des remparts</translation>
    </message>
    <message>
        <source>Beside the drawbridge</source>
        <comment>difference.gate-flanks</comment>
        <translation>À côté du pont-levis</translation>
    </message>
    <message>
        <source>The two stretches of wall on its sides.</source>
        <comment>difference.gate-flanks.french</comment>
        <translation>Les deux pans de mur de part et d’autre.</translation>
    </message>
    <message>
        <source>The bulwarks on both sides of it.</source>
        <comment>difference.gate-flanks.spanish</comment>
        <translation>Les boulevards de part et d’autre.</translation>
    </message>
    <message>
        <source>What turning a ladder costs</source>
        <comment>difference.ladder-turn</comment>
        <translation>Ce que coûte tourner une échelle</translation>
    </message>
    <message>
        <source>Each of the two spends 2 movement points.</source>
        <comment>difference.ladder-turn.french</comment>
        <translation>Chacun des deux dépense 2 points de mouvement.</translation>
    </message>
    <message>
        <source>They spend 2 movement points.</source>
        <comment>difference.ladder-turn.spanish</comment>
        <translation>Ils dépensent 2 points de mouvement.</translation>
    </message>
    <message>
        <source>a ruling reads both alike</source>
        <comment>difference.ladder-turn.when</comment>
        <translation>une décision les lit de même</translation>
    </message>
    <message>
        <source>How a ladder is turned</source>
        <comment>difference.ladder-aim</comment>
        <translation>Comment on tourne une échelle</translation>
    </message>
    <message>
        <source>Another way in its hex.</source>
        <comment>difference.ladder-aim.french</comment>
        <translation>Autrement dans sa case.</translation>
    </message>
    <message>
        <source>Towards another adjacent wall hex.</source>
        <comment>difference.ladder-aim.spanish</comment>
        <translation>Vers une autre case de mur adjacente.</translation>
    </message>
    <message>
        <source>it must lean on a rampart</source>
        <comment>difference.ladder-aim.when</comment>
        <translation>elle doit s’appuyer sur un rempart</translation>
    </message>
    <message>
        <source>Where a ladder does not fall</source>
        <comment>difference.fallen-hex</comment>
        <translation>Où une échelle ne tombe pas</translation>
    </message>
    <message>
        <source>Never onto a rampart hex.</source>
        <comment>difference.fallen-hex.french</comment>
        <translation>Jamais sur une case de rempart.</translation>
    </message>
    <message>
        <source>Never onto a wall hex.</source>
        <comment>difference.fallen-hex.spanish</comment>
        <translation>Jamais sur une case de mur.</translation>
    </message>
    <message>
        <source>ramparts are meant</source>
        <comment>difference.fallen-hex.when</comment>
        <translation>il s’agit des remparts</translation>
    </message>
    <message>
        <source>Who dies of a fall</source>
        <comment>difference.fall-kills</comment>
        <translation>Qui meurt d’une chute</translation>
    </message>
    <message>
        <source>Whoever was wounded or stunned already.</source>
        <comment>difference.fall-kills.french</comment>
        <translation>Celui qui était déjà blessé ou assommé.</translation>
    </message>
    <message>
        <source>Only the one who falls.</source>
        <comment>difference.fall-kills.spanish</comment>
        <translation>Seulement celui qui tombe.</translation>
    </message>
    <message>
        <source>the play sheet decides for the one beneath</source>
        <comment>difference.fall-kills.when</comment>
        <translation>pour celui du dessous, la fiche de jeu décide</translation>
    </message>
    <message>
        <source>Where filled moat may lie</source>
        <comment>difference.fascine-place</comment>
        <translation>Où peut se trouver un fossé comblé</translation>
    </message>
    <message>
        <source>On moat hexes that the player chooses.</source>
        <comment>difference.fascine-place.french</comment>
        <translation>Sur des cases de fossé que choisit le joueur.</translation>
    </message>
    <message>
        <source>On hexes that he wishes.</source>
        <comment>difference.fascine-place.spanish</comment>
        <translation>Sur les cases qu’il souhaite.</translation>
    </message>
    <message>
        <source>moat hexes are meant</source>
        <comment>difference.fascine-place.when</comment>
        <translation>il s’agit de cases de fossé</translation>
    </message>
    <message>
        <source>Filled moat from day to day</source>
        <comment>difference.fascine-renewal</comment>
        <translation>Le fossé comblé d’un jour à l’autre</translation>
    </message>
    <message>
        <source>Removed at the end of the day, placed anew before each assault.</source>
        <comment>difference.fascine-renewal.french</comment>
        <translation>Retiré en fin de journée, placé de nouveau avant chaque assaut.</translation>
    </message>
    <message>
        <source>Placed anew each day before the assault.</source>
        <comment>difference.fascine-renewal.spanish</comment>
        <translation>Placé de nouveau chaque jour avant l’assaut.</translation>
    </message>
    <message>
        <source>Which hexes count as demolished</source>
        <comment>difference.rubble-placing</comment>
        <translation>Quelles cases sont démolies</translation>
    </message>
    <message>
        <source>Those that are really demolished.</source>
        <comment>difference.rubble-placing.french</comment>
        <translation>Celles qui sont vraiment démolies.</translation>
    </message>
    <message>
        <source>Those that are damaged.</source>
        <comment>difference.rubble-placing.spanish</comment>
        <translation>Celles qui sont endommagées.</translation>
    </message>
    <message>
        <source>a ruling reads both alike</source>
        <comment>difference.rubble-placing.when</comment>
        <translation>une décision les lit de même</translation>
    </message>
    <message>
        <source>Where a siege tower enters</source>
        <comment>difference.tower-entry</comment>
        <translation>Où entre une tour de siège</translation>
    </message>
    <message>
        <source>At a hex of the map’s edge.</source>
        <comment>difference.tower-entry.french</comment>
        <translation>Par une case du bord de la carte.</translation>
    </message>
    <message>
        <source>At one of the map’s ends.</source>
        <comment>difference.tower-entry.spanish</comment>
        <translation>Par l’une des extrémités de la carte.</translation>
    </message>
    <message>
        <source>Combat influence of an embankment</source>
        <comment>difference.embankment-influence</comment>
        <translation>Influence du talus sur les combats</translation>
    </message>
    <message>
        <source>A disadvantage (-), as far as a damaged column can be read.</source>
        <comment>difference.embankment-influence.french</comment>
        <translation>Un désavantage (-), autant qu’on lise une colonne abîmée.</translation>
    </message>
    <message>
        <source>Neutral (0).</source>
        <comment>difference.embankment-influence.spanish</comment>
        <translation>Neutre (0).</translation>
    </message>
    <message>
        <source>Who mounts a captured horse</source>
        <comment>difference.captured-horse</comment>
        <translation>Qui monte un cheval capturé</translation>
    </message>
    <message>
        <source>Knights.</source>
        <comment>difference.captured-horse.french</comment>
        <translation>Les chevaliers.</translation>
    </message>
    <message>
        <source>Riders.</source>
        <comment>difference.captured-horse.spanish</comment>
        <translation>Les cavaliers.</translation>
    </message>
    <message>
        <source>a scenario mounts others than knights</source>
        <comment>difference.captured-horse.when</comment>
        <translation>un scénario met à cheval d’autres que des chevaliers</translation>
    </message>
    <message>
        <source>Mounting and dismounting when wounded</source>
        <comment>difference.wounded-dismount</comment>
        <translation>Monter et descendre étant blessé</translation>
    </message>
    <message>
        <source>A wounded knight may not mount.</source>
        <comment>difference.wounded-dismount.french</comment>
        <translation>Un chevalier blessé ne peut monter à cheval.</translation>
    </message>
    <message>
        <source>A wounded rider may neither mount nor dismount.</source>
        <comment>difference.wounded-dismount.spanish</comment>
        <translation>Un cavalier blessé ne peut ni monter à cheval ni en descendre de lui-même.</translation>
    </message>
    <message>
        <source>Who places the unhorsed</source>
        <comment>difference.unhorsed-owner</comment>
        <translation>Qui place le désarçonné</translation>
    </message>
    <message>
        <source>His owner.</source>
        <comment>difference.unhorsed-owner.french</comment>
        <translation>Son propriétaire.</translation>
    </message>
    <message>
        <source>Nobody is named.</source>
        <comment>difference.unhorsed-owner.spanish</comment>
        <translation>Personne n’est nommé.</translation>
    </message>
    <message>
        <source>Results against a riderless horse</source>
        <comment>difference.riderless-results</comment>
        <translation>Résultats contre un cheval sans cavalier</translation>
    </message>
    <message>
        <source>Wounds of the rider are ignored.</source>
        <comment>difference.riderless-results.french</comment>
        <translation>On ignore les blessures du cavalier.</translation>
    </message>
    <message>
        <source>All that is said of the rider is ignored.</source>
        <comment>difference.riderless-results.spanish</comment>
        <translation>On ignore tout ce qui est dit du cavalier.</translation>
    </message>
    <message>
        <source>a ruling reads both alike</source>
        <comment>difference.riderless-results.when</comment>
        <translation>une décision les lit de même</translation>
    </message>
    <message>
        <source>What a siege tower looks over</source>
        <comment>difference.tower-ignores</comment>
        <translation>Ce qu’on ignore du haut d’une tour de siège</translation>
    </message>
    <message>
        <source>Characters and obstacles lower than the shooter.</source>
        <comment>difference.tower-ignores.french</comment>
        <translation>Les personnages et obstacles plus bas que le tireur.</translation>
    </message>
    <message>
        <source>Those that lie between.</source>
        <comment>difference.tower-ignores.spanish</comment>
        <translation>Ceux qui se trouvent entre les deux.</translation>
    </message>
    <message>
        <source>a ruling reads both alike</source>
        <comment>difference.tower-ignores.when</comment>
        <translation>une décision les lit de même</translation>
    </message>
    <message>
        <source>What blocks a line from a siege tower</source>
        <comment>difference.tower-blocks</comment>
        <translation>Ce qui bloque la ligne depuis une tour de siège</translation>
    </message>
    <message>
        <source>Trees, the keep and the towers of the castle.</source>
        <comment>difference.tower-blocks.french</comment>
        <translation>Les arbres, le donjon et les tours du château.</translation>
    </message>
    <message>
        <source>Trees, terrain and the towers of the castle.</source>
        <comment>difference.tower-blocks.spanish</comment>
        <translation>Les arbres, le terrain et les tours du château.</translation>
    </message>
    <message>
        <source>a ruling reads both alike</source>
        <comment>difference.tower-blocks.when</comment>
        <translation>une décision les lit de même</translation>
    </message>
    <message>
        <source>Crew of the ballista</source>
        <comment>difference.ballista-crew</comment>
        <translation>Servants de la baliste</translation>
    </message>
    <message>
        <source>Two characters beside it during the three turns, one of them an engineer, wounded or not.</source>
        <comment>difference.ballista-crew.french</comment>
        <translation>Deux personnages à côté d’elle pendant les trois tours, dont un ingénieur, blessé ou non.</translation>
    </message>
    <message>
        <source>Two adjacent characters, one of them an engineer.</source>
        <comment>difference.ballista-crew.spanish</comment>
        <translation>Deux personnages adjacents, dont un ingénieur.</translation>
    </message>
    <message>
        <source>Markers of the ballista</source>
        <comment>difference.ballista-marks</comment>
        <translation>Pions de la baliste</translation>
    </message>
    <message>
        <source>1 to 3 mark the turns that have gone by.</source>
        <comment>difference.ballista-marks.french</comment>
        <translation>De 1 à 3, ils marquent les tours écoulés.</translation>
    </message>
    <message>
        <source>They mark the turns in which it cannot shoot.</source>
        <comment>difference.ballista-marks.spanish</comment>
        <translation>Ils marquent les tours où elle ne peut tirer.</translation>
    </message>
    <message>
        <source>What can be set alight by hand</source>
        <comment>difference.light-what</comment>
        <translation>À quoi on met le feu à la main</translation>
    </message>
    <message>
        <source>Any siege engine, or a tent.</source>
        <comment>difference.light-what.french</comment>
        <translation>Tout engin de siège, ou une tente.</translation>
    </message>
    <message>
        <source>A siege tower, or a tent.</source>
        <comment>difference.light-what.spanish</comment>
        <translation>Une tour de siège, ou une tente.</translation>
    </message>
    <message>
        <source>From a rampart</source>
        <comment>difference.light-rampart</comment>
        <translation>Depuis un rempart</translation>
    </message>
    <message>
        <source>No siege engine is set alight.</source>
        <comment>difference.light-rampart.french</comment>
        <translation>On ne met le feu à aucun engin de siège.</translation>
    </message>
    <message>
        <source>No siege tower is set alight.</source>
        <comment>difference.light-rampart.spanish</comment>
        <translation>On ne met le feu à aucune tour de siège.</translation>
    </message>
    <message>
        <source>Who may light a fire</source>
        <comment>difference.light-moved</comment>
        <translation>Qui peut mettre le feu</translation>
    </message>
    <message>
        <source>One who has not moved.</source>
        <comment>difference.light-moved.french</comment>
        <translation>Celui qui ne s’est pas déplacé.</translation>
    </message>
    <message>
        <source>One who has not died in his movement.</source>
        <comment>difference.light-moved.spanish</comment>
        <translation>Celui qui n’est pas mort dans son mouvement.</translation>
    </message>
    <message>
        <source>a slip</source>
        <comment>difference.light-moved.when</comment>
        <translation>une inadvertance</translation>
    </message>
    <message>
        <source>When the fire is lit</source>
        <comment>difference.light-when</comment>
        <translation>Quand on met le feu</translation>
    </message>
    <message>
        <source>The flame is placed at the moment of melee.</source>
        <comment>difference.light-when.french</comment>
        <translation>Les flammes sont placées au moment du combat.</translation>
    </message>
    <message>
        <source>No moment is named; melee and shooting are given up for it.</source>
        <comment>difference.light-when.spanish</comment>
        <translation>Aucun moment n’est nommé&#xa0;; on renonce au combat et au tir.</translation>
    </message>
    <message>
        <source>From where fire spreads</source>
        <comment>difference.spread-from</comment>
        <translation>D’où se répand l’incendie</translation>
    </message>
    <message>
        <source>From the hexes that the player set alight.</source>
        <comment>difference.spread-from.french</comment>
        <translation>Depuis les cases auxquelles le joueur a mis le feu.</translation>
    </message>
    <message>
        <source>From the hexes in which he began a fire.</source>
        <comment>difference.spread-from.spanish</comment>
        <translation>Depuis les cases où il a commencé un incendie.</translation>
    </message>
    <message>
        <source>a ruling reads both alike</source>
        <comment>difference.spread-from.when</comment>
        <translation>une décision les lit de même</translation>
    </message>
    <message>
        <source>Leaving a burning hex</source>
        <comment>difference.fire-stay</comment>
        <translation>Quitter une case en feu</translation>
    </message>
    <message>
        <source>One must retreat, or else one is wounded and then killed.</source>
        <comment>difference.fire-stay.french</comment>
        <translation>On doit reculer, sinon on est blessé puis tué.</translation>
    </message>
    <message>
        <source>One must retreat, on pain of wound and death.</source>
        <comment>difference.fire-stay.spanish</comment>
        <translation>On doit reculer, sous peine de blessure et de mort.</translation>
    </message>
    <message>
        <source>a ruling reads both alike</source>
        <comment>difference.fire-stay.when</comment>
        <translation>une décision les lit de même</translation>
    </message>
    <message>
        <source>Who rolls for the stunned in a fire</source>
        <comment>difference.fire-die</comment>
        <translation>Qui lance pour l’assommé dans un incendie</translation>
    </message>
    <message>
        <source>Nobody is named.</source>
        <comment>difference.fire-die.french</comment>
        <translation>Personne n’est nommé.</translation>
    </message>
    <message>
        <source>The player who controls the character.</source>
        <comment>difference.fire-die.spanish</comment>
        <translation>Le joueur qui contrôle le personnage.</translation>
    </message>
    <message>
        <source>Copies of the siege sheet</source>
        <comment>difference.siege-sheet-copies</comment>
        <translation>Copies de la fiche de siège</translation>
    </message>
    <message>
        <source>Players may copy the sheet.</source>
        <comment>difference.siege-sheet-copies.spanish</comment>
        <translation>Les joueurs peuvent copier la fiche.</translation>
    </message>
    <message>
        <source>Names of the stone throwers</source>
        <comment>difference.stone-thrower-names</comment>
        <translation>Noms des engins qui lancent des pierres</translation>
    </message>
    <message>
        <source>“Mangonneau” has 1 bombardment point, “trébuchet” 3.</source>
        <comment>difference.stone-thrower-names.french</comment>
        <translation>«&#xa0;Mangonneau&#xa0;» a 1 point de pilonnage, «&#xa0;trébuchet&#xa0;» 3.</translation>
    </message>
    <message>
        <source>“Catapulta” has 1 bombardment point, “balista” 3.</source>
        <comment>difference.stone-thrower-names.spanish</comment>
        <translation>«&#xa0;Catapulta&#xa0;» a 1 point de pilonnage, «&#xa0;balista&#xa0;» 3.</translation>
    </message>
    <message>
        <source>names only</source>
        <comment>difference.stone-thrower-names.when</comment>
        <translation>les noms seulement</translation>
    </message>
    <message>
        <source>Name of the bolt thrower</source>
        <comment>difference.bolt-thrower-name</comment>
        <translation>Nom de l’engin qui lance des carreaux</translation>
    </message>
    <message>
        <source>“Baliste”.</source>
        <comment>difference.bolt-thrower-name.french</comment>
        <translation>«&#xa0;Baliste&#xa0;».</translation>
    </message>
    <message>
        <source>“Ballestón”.</source>
        <comment>difference.bolt-thrower-name.spanish</comment>
        <translation>«&#xa0;Ballestón&#xa0;».</translation>
    </message>
    <message>
        <source>names only</source>
        <comment>difference.bolt-thrower-name.when</comment>
        <translation>les noms seulement</translation>
    </message>
    <message>
        <source>What may be bombarded</source>
        <comment>difference.bombard-list</comment>
        <translation>Ce qu’on peut pilonner</translation>
    </message>
    <message>
        <source>Ramparts, towers and keep are listed.</source>
        <comment>difference.bombard-list.french</comment>
        <translation>Remparts, tours et donjon sont énumérés.</translation>
    </message>
    <message>
        <source>There is no list.</source>
        <comment>difference.bombard-list.spanish</comment>
        <translation>Il n’y a pas de liste.</translation>
    </message>
    <message>
        <source>Points of the ram</source>
        <comment>difference.ram-points-name</comment>
        <translation>Points du bélier</translation>
    </message>
    <message>
        <source>9 bombardment points.</source>
        <comment>difference.ram-points-name.french</comment>
        <translation>9 points de pilonnage.</translation>
    </message>
    <message>
        <source>9 points of impact.</source>
        <comment>difference.ram-points-name.spanish</comment>
        <translation>9 points d’impact.</translation>
    </message>
    <message>
        <source>names only</source>
        <comment>difference.ram-points-name.when</comment>
        <translation>les noms seulement</translation>
    </message>
    <message>
        <source>Crew of the ram</source>
        <comment>difference.ram-crew</comment>
        <translation>Servants du bélier</translation>
    </message>
    <message>
        <source>Three, needed to move it and to ram.</source>
        <comment>difference.ram-crew.french</comment>
        <translation>Trois, nécessaires pour le déplacer et pour frapper.</translation>
    </message>
    <message>
        <source>At most three, who move and work it.</source>
        <comment>difference.ram-crew.spanish</comment>
        <translation>Au plus trois, qui le déplacent et s’en servent.</translation>
    </message>
    <message>
        <source>When an interrupted ram resumes</source>
        <comment>difference.ram-delay</comment>
        <translation>Quand reprend un bélier interrompu</translation>
    </message>
    <message>
        <source>One turn late.</source>
        <comment>difference.ram-delay.french</comment>
        <translation>Avec un tour de retard.</translation>
    </message>
    <message>
        <source>In the next turn.</source>
        <comment>difference.ram-delay.spanish</comment>
        <translation>Au tour suivant.</translation>
    </message>
    <message>
        <source>Where the draught animal stands</source>
        <comment>difference.cart-head</comment>
        <translation>Où se tient l’animal de trait</translation>
    </message>
    <message>
        <source>On one of three marked hexes; of a horse the rear half.</source>
        <comment>difference.cart-head.french</comment>
        <translation>Sur une de trois cases marquées&#xa0;; d’un cheval, la moitié arrière.</translation>
    </message>
    <message>
        <source>On one of the hexes in front.</source>
        <comment>difference.cart-head.spanish</comment>
        <translation>Sur une des cases de devant.</translation>
    </message>
    <message>
        <source>a ruling reads both alike</source>
        <comment>difference.cart-head.when</comment>
        <translation>une décision les lit de même</translation>
    </message>
    <message>
        <source>What draws a cart</source>
        <comment>difference.cart-animal</comment>
        <translation>Ce qui tire un chariot</translation>
    </message>
    <message>
        <source>A draught horse or an ox.</source>
        <comment>difference.cart-animal.french</comment>
        <translation>Un cheval de trait ou un bœuf.</translation>
    </message>
    <message>
        <source>A horse or an ox.</source>
        <comment>difference.cart-animal.spanish</comment>
        <translation>Un cheval ou un bœuf.</translation>
    </message>
    <message>
        <source>whether a riding horse may draw</source>
        <comment>difference.cart-animal.when</comment>
        <translation>si un cheval de selle peut tirer</translation>
    </message>
    <message>
        <source>Who has the cover of a mantlet</source>
        <comment>difference.mantlet-bearer</comment>
        <translation>Qui a la couverture d’un écran de siège</translation>
    </message>
    <message>
        <source>Anyone on its hex.</source>
        <comment>difference.mantlet-bearer.french</comment>
        <translation>Quiconque est sur sa case.</translation>
    </message>
    <message>
        <source>Its bearer.</source>
        <comment>difference.mantlet-bearer.spanish</comment>
        <translation>Celui qui le porte.</translation>
    </message>
    <message>
        <source>Melee across a mantlet</source>
        <comment>difference.mantlet-front</comment>
        <translation>Combat à travers un écran de siège</translation>
    </message>
    <message>
        <source>None across the hexside of its base.</source>
        <comment>difference.mantlet-front.french</comment>
        <translation>Aucun à travers le côté de l’hexagone de sa base.</translation>
    </message>
    <message>
        <source>None with the hex in front.</source>
        <comment>difference.mantlet-front.spanish</comment>
        <translation>Aucun avec la case de devant.</translation>
    </message>
    <message>
        <source>The flame of a flaming arrow</source>
        <comment>difference.flame-at-once</comment>
        <translation>Les flammes d’une flèche enflammée</translation>
    </message>
    <message>
        <source>It is placed at once.</source>
        <comment>difference.flame-at-once.french</comment>
        <translation>Elles sont placées aussitôt.</translation>
    </message>
    <message>
        <source>It is placed.</source>
        <comment>difference.flame-at-once.spanish</comment>
        <translation>Elles sont placées.</translation>
    </message>
    <message>
        <source>Where boiling oil may be poured</source>
        <comment>difference.oil-lower</comment>
        <translation>Où l’on peut renverser l’huile bouillante</translation>
    </message>
    <message>
        <source>On an adjacent hex that is lower.</source>
        <comment>difference.oil-lower.french</comment>
        <translation>Sur une case adjacente et plus basse.</translation>
    </message>
    <message>
        <source>On an adjacent hex.</source>
        <comment>difference.oil-lower.spanish</comment>
        <translation>Sur une case adjacente.</translation>
    </message>
    <message>
        <source>attackers on a rampart beside it</source>
        <comment>difference.oil-lower.when</comment>
        <translation>des attaquants sur un rempart à côté</translation>
    </message>
    <message>
        <source>Oil on those on top of a siege tower</source>
        <comment>difference.oil-top</comment>
        <translation>Huile sur ceux qui sont au sommet d’une tour de siège</translation>
    </message>
    <message>
        <source>They leave the hex if it catches fire.</source>
        <comment>difference.oil-top.french</comment>
        <translation>Ils quittent la case si elle prend feu.</translation>
    </message>
    <message>
        <source>They leave the top if the tower catches fire.</source>
        <comment>difference.oil-top.spanish</comment>
        <translation>Ils quittent le sommet si la tour prend feu.</translation>
    </message>
    <message>
        <source>What the pourer gives up</source>
        <comment>difference.oil-turn</comment>
        <translation>À quoi renonce celui qui la renverse</translation>
    </message>
    <message>
        <source>Shooting and melee in the same phase.</source>
        <comment>difference.oil-turn.french</comment>
        <translation>Le tir et le combat dans la même phase.</translation>
    </message>
    <message>
        <source>Shooting and melee in the same turn.</source>
        <comment>difference.oil-turn.spanish</comment>
        <translation>Le tir et le combat dans le même tour.</translation>
    </message>
    <message>
        <source>Who rolls for an engine under oil</source>
        <comment>difference.oil-die</comment>
        <translation>Qui lance pour un engin sous l’huile</translation>
    </message>
    <message>
        <source>The player concerned.</source>
        <comment>difference.oil-die.french</comment>
        <translation>Le joueur concerné.</translation>
    </message>
    <message>
        <source>The one who is protected.</source>
        <comment>difference.oil-die.spanish</comment>
        <translation>Celui qui est protégé.</translation>
    </message>
    <message>
        <source>When the healing dice are rolled</source>
        <comment>difference.healing-day</comment>
        <translation>Quand on lance pour la guérison</translation>
    </message>
    <message>
        <source>At the end of each day of fighting.</source>
        <comment>difference.healing-day.french</comment>
        <translation>À la fin de chaque jour de lutte.</translation>
    </message>
    <message>
        <source>At the end of each day.</source>
        <comment>difference.healing-day.spanish</comment>
        <translation>À la fin de chaque jour.</translation>
    </message>
    <message>
        <source>When the healed return</source>
        <comment>difference.healing-morning</comment>
        <translation>Quand reviennent les guéris</translation>
    </message>
    <message>
        <source>In the morning of that day.</source>
        <comment>difference.healing-morning.french</comment>
        <translation>Le matin de ce jour.</translation>
    </message>
    <message>
        <source>They may return on that day.</source>
        <comment>difference.healing-morning.spanish</comment>
        <translation>Ils peuvent revenir ce jour-là.</translation>
    </message>
    <message>
        <source>it is a day of assault</source>
        <comment>difference.healing-morning.when</comment>
        <translation>c’est un jour d’assaut</translation>
    </message>
    <message>
        <source>Fighting while wounded</source>
        <comment>difference.wounded-fight</comment>
        <translation>Combattre étant blessé</translation>
    </message>
    <message>
        <source>The wounded may fight, and their date stays (a note of its translator).</source>
        <comment>difference.wounded-fight.spanish</comment>
        <translation>Les blessés peuvent combattre, et leur date reste (note du traducteur).</translation>
    </message>
    <message>
        <source>When a panic die is rolled</source>
        <comment>difference.panic-roll</comment>
        <translation>Quand on lance pour la panique</translation>
    </message>
    <message>
        <source>At every death.</source>
        <comment>difference.panic-roll.french</comment>
        <translation>À chaque mort.</translation>
    </message>
    <message>
        <source>Where panic is possible.</source>
        <comment>difference.panic-roll.spanish</comment>
        <translation>Là où la panique est possible.</translation>
    </message>
    <message>
        <source>a ruling reads both alike</source>
        <comment>difference.panic-roll.when</comment>
        <translation>une décision les lit de même</translation>
    </message>
    <message>
        <source>How one flees in panic</source>
        <comment>difference.panic-away</comment>
        <translation>Comment on fuit dans la panique</translation>
    </message>
    <message>
        <source>Away from the enemy if possible.</source>
        <comment>difference.panic-away.french</comment>
        <translation>Loin de l’ennemi si possible.</translation>
    </message>
    <message>
        <source>As far away as possible with each hex.</source>
        <comment>difference.panic-away.spanish</comment>
        <translation>Le plus loin possible à chaque case.</translation>
    </message>
    <message>
        <source>several ways lead away</source>
        <comment>difference.panic-away.when</comment>
        <translation>plusieurs chemins éloignent</translation>
    </message>
    <message>
        <source>Movement after a panic</source>
        <comment>difference.panic-move</comment>
        <translation>Le mouvement après la panique</translation>
    </message>
    <message>
        <source>The retreat takes nothing from the movement of the next turn.</source>
        <comment>difference.panic-move.french</comment>
        <translation>Reculer n’ôte rien au mouvement du tour suivant.</translation>
    </message>
    <message>
        <source>The retreat does not prevent that movement.</source>
        <comment>difference.panic-move.spanish</comment>
        <translation>Reculer n’empêche pas ce mouvement.</translation>
    </message>
    <message>
        <source>Letting more characters panic</source>
        <comment>difference.panic-extra</comment>
        <translation>Faire paniquer plus de personnages</translation>
    </message>
    <message>
        <source>The owner may let all within 3 hexes panic.</source>
        <comment>difference.panic-extra.french</comment>
        <translation>Le propriétaire peut faire paniquer tous ceux à 3 cases au plus.</translation>
    </message>
    <message>
        <source>All within 3 hexes may panic or rout, also when the result asks for nobody.</source>
        <comment>difference.panic-extra.spanish</comment>
        <translation>Tous ceux à 3 cases au plus peuvent subir panique ou débandade, même si le résultat ne demande personne.</translation>
    </message>
    <message>
        <source>When panic ends</source>
        <comment>difference.panic-end</comment>
        <translation>Quand finit la panique</translation>
    </message>
    <message>
        <source>When the nearest enemy is 6 hexes away or more.</source>
        <comment>difference.panic-end.french</comment>
        <translation>Quand l’ennemi le plus proche est à 6 cases ou plus.</translation>
    </message>
    <message>
        <source>When the nearest enemy is more than 6 hexes away.</source>
        <comment>difference.panic-end.spanish</comment>
        <translation>Quand l’ennemi le plus proche est à plus de 6 cases.</translation>
    </message>
    <message>
        <source>The error table</source>
        <comment>difference.error-row</comment>
        <translation>La table des erreurs de tir</translation>
    </message>
    <message>
        <source>8 to 10 wounds a friend.</source>
        <comment>difference.error-row.french</comment>
        <translation>De 8 à 10, un ami est blessé.</translation>
    </message>
    <message>
        <source>7 to 10 wounds a friend, and 1 to 7 harms nobody.</source>
        <comment>difference.error-row.spanish</comment>
        <translation>De 7 à 10, un ami est blessé, et de 1 à 7, personne.</translation>
    </message>
    <message>
        <source>a ruling reads both alike</source>
        <comment>difference.error-row.when</comment>
        <translation>une décision les lit de même</translation>
    </message>
    <message>
        <source>The second side of the example</source>
        <comment>difference.welsh</comment>
        <translation>Le second camp de l’exemple</translation>
    </message>
    <message>
        <source>The Welsh.</source>
        <comment>difference.welsh.french</comment>
        <translation>Les Gallois.</translation>
    </message>
    <message>
        <source>“Gauls”.</source>
        <comment>difference.welsh.spanish</comment>
        <translation>«&#xa0;Gaulois&#xa0;».</translation>
    </message>
    <message>
        <source>a slip in an example</source>
        <comment>difference.welsh.when</comment>
        <translation>une inadvertance dans un exemple</translation>
    </message>
    <message>
        <source>Where the order of a turn is printed</source>
        <comment>difference.turn-card</comment>
        <translation>Où est imprimé le déroulement d’un tour</translation>
    </message>
    <message>
        <source>On the play sheets.</source>
        <comment>difference.turn-card.french</comment>
        <translation>Sur les fiches de jeu.</translation>
    </message>
    <message>
        <source>On the back of the historical booklet.</source>
        <comment>difference.turn-card.spanish</comment>
        <translation>Au dos du livret historique.</translation>
    </message>
    <message>
        <source>What is sold apart</source>
        <comment>difference.figures</comment>
        <translation>Ce qui est vendu à part</translation>
    </message>
    <message>
        <source>Maps and figures.</source>
        <comment>difference.figures.french</comment>
        <translation>Cartes et figurines.</translation>
    </message>
    <message>
        <source>Maps only.</source>
        <comment>difference.figures.spanish</comment>
        <translation>Cartes seulement.</translation>
    </message>
    <message>
        <source>Play sheet and siege sheet</source>
        <comment>difference.french-sheet</comment>
        <translation>Fiche de jeu et fiche de siège</translation>
    </message>
    <message>
        <source>They are printed, and used for both editions.</source>
        <comment>difference.french-sheet.french</comment>
        <translation>Elles sont imprimées, et servent aux deux éditions.</translation>
    </message>
    <message>
        <source>They are not in our sources.</source>
        <comment>difference.french-sheet.spanish</comment>
        <translation>Elles ne sont pas dans nos sources.</translation>
    </message>
    <message>
        <source>the Spanish sheets, which are not in our sources, say otherwise</source>
        <comment>difference.french-sheet.when</comment>
        <translation>les fiches espagnoles, absentes de nos sources, disent autre chose</translation>
    </message>
    <message>
        <source>walls met only in the corner are ignored</source>
        <comment>reading.corner-line.open</comment>
        <translation>les murs touchés au seul sommet ne comptent pas</translation>
    </message>
    <message>
        <source>as each edition prints it</source>
        <comment>reading.as-printed</comment>
        <translation>comme l’imprime chaque édition</translation>
    </message>
    <message>
        <source>neutral in both editions</source>
        <comment>reading.embankment-influence.neutral</comment>
        <translation>neutre dans les deux éditions</translation>
    </message>
    <message>
        <source>on the table against mounted</source>
        <comment>reading.mounted</comment>
        <translation>sur la table contre les personnages à cheval</translation>
    </message>
    <message>
        <source>only the counter is gone</source>
        <comment>reading.gate-closed.open</comment>
        <translation>il ne manque que le pion</translation>
    </message>
    <message>
        <source>the tower stops it</source>
        <comment>reading.own-tower.strict</comment>
        <translation>la tour l’arrête</translation>
    </message>
    <message>
        <source>never blocked on equal levels</source>
        <comment>reading.embankment-lower.open</comment>
        <translation>jamais bloquée à niveaux égaux</translation>
    </message>
    <message>
        <source>a single die</source>
        <comment>reading.fire-two.one</comment>
        <translation>un seul dé</translation>
    </message>
    <message>
        <source>resting engines bear the excess</source>
        <comment>reading.stone-cap.spread</comment>
        <translation>les engins au repos supportent l’excédent</translation>
    </message>
    <message>
        <source>any adjacent wall hex</source>
        <comment>reading.ram-hex.any</comment>
        <translation>toute case de mur adjacente</translation>
    </message>
    <message>
        <source>anything but contact</source>
        <comment>reading.panic-acts.free</comment>
        <translation>tout sauf le contact</translation>
    </message>
    <message>
        <source>optional rules</source>
        <comment>section.optional rules</comment>
        <translation>règles optionnelles</translation>
    </message>
    <message>
        <source>play sheet</source>
        <comment>section.play sheet</comment>
        <translation>fiche de jeu</translation>
    </message>
    <message>
        <source>siege sheet</source>
        <comment>section.siege sheet</comment>
        <translation>fiche de siège</translation>
    </message>
    <message>
        <source>any since its own last phase began</source>
        <comment>reading.previous-turn.own-phase</comment>
        <translation>tout combat depuis le début de sa dernière phase</translation>
    </message>
    <message>
        <source>From {hex} to {hexes}: {equipment}.</source>
        <comment>siege.1.1k/equipment_so</comment>
        <translation>{equipment}&#xa0;: {hex}, puis {hexes}.</translation>
    </message>
    <message>
        <source>{counter} goes to {to}, on top.</source>
        <comment>siege.1.6a/to_so_top</comment>
        <translation>{counter} va en {to}, au sommet.</translation>
    </message>
    <message>
        <source>{hex} is open moat: only a filled moat carries a siege tower or a ram.</source>
        <comment>siege.2.2b/moat</comment>
        <translation>{hex} est un fossé ouvert&#xa0;: seul un fossé comblé porte une tour de siège ou un bélier.</translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.2.4a/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}&#xa0;: %n point de mouvement.</numerusform>
            <numerusform>{hex}, {terrain}&#xa0;: %n points de mouvement.</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine on {hex} moves to {to}</source>
        <comment>siege.2.41a/push</comment>
        <translation>L’engin en {hex} se déplace en {to}</translation>
    </message>
    <message>
        <source>The engine on {hex} may not move.</source>
        <comment>siege.2.41a/push_no</comment>
        <translation>L’engin en {hex} ne peut pas se déplacer.</translation>
    </message>
    <message>
        <source>The engine on {hex} may move.</source>
        <comment>siege.2.41a/push_may</comment>
        <translation>L’engin en {hex} peut se déplacer.</translation>
    </message>
    <message>
        <source>The engine on {hex} moves to {to}.</source>
        <comment>siege.2.41a/push_done</comment>
        <translation>L’engin en {hex} se déplace en {to}.</translation>
    </message>
    <message numerus="yes">
        <source>The engine on {hex} has spent %n movement point(s).</source>
        <comment>siege.2.41a/pushed_so</comment>
        <translation>
            <numerusform>L’engin en {hex} a dépensé %n point de mouvement.</numerusform>
            <numerusform>L’engin en {hex} a dépensé %n points de mouvement.</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither a siege tower nor a ram stands on {hex}.</source>
        <comment>siege.2.41a/none</comment>
        <translation>Il n’y a ni tour de siège ni bélier en {hex}.</translation>
    </message>
    <message>
        <source>Nobody stands inside on {hex}: it takes one on each of its hexes to move it.</source>
        <comment>siege.2.41a/nobody</comment>
        <translation>Il n’y a personne à l’intérieur en {hex}&#xa0;: il en faut un dans chacune de ses cases pour le déplacer.</translation>
    </message>
    <message>
        <source>{name} stands inside and is of the other side.</source>
        <comment>siege.2.41a/enemy</comment>
        <translation>{name} est à l’intérieur et appartient à l’autre camp.</translation>
    </message>
    <message numerus="yes">
        <source>{hex} costs %n movement point(s); left to the engine: {left}.</source>
        <comment>siege.2.41a/short</comment>
        <translation>
            <numerusform>{hex} coûte %n point de mouvement&#xa0;; il en reste à l’engin&#xa0;: {left}.</numerusform>
            <numerusform>{hex} coûte %n points de mouvement&#xa0;; il en reste à l’engin&#xa0;: {left}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{to} is neither straight ahead of {hex} nor straight behind it.</source>
        <comment>siege.2.41b/aside</comment>
        <translation>{to} n’est ni droit devant {hex} ni droit derrière.</translation>
    </message>
    <message>
        <source>The map does not say to which side the engine on {hex} faces.</source>
        <comment>siege.2.41b/facing</comment>
        <translation>La carte ne dit pas vers quel côté est tourné l’engin en {hex}.</translation>
    </message>
    <message>
        <source>{machine}: into the game</source>
        <comment>siege.2.41c/bring_in</comment>
        <translation>{machine}&#xa0;: entre en jeu</translation>
    </message>
    <message>
        <source>{machine}: into the game on {hexes,and}</source>
        <comment>siege.2.41c/bring_in_hexes</comment>
        <translation>{machine}&#xa0;: entre en jeu en {hexes,and}</translation>
    </message>
    <message>
        <source>It may not be brought in.</source>
        <comment>siege.2.41c/bring_in_no</comment>
        <translation>L’entrée en jeu n’est pas possible.</translation>
    </message>
    <message>
        <source>It may be brought in.</source>
        <comment>siege.2.41c/bring_in_may</comment>
        <translation>L’entrée en jeu est possible.</translation>
    </message>
    <message>
        <source>{machine}: into the game on {hexes,and}.</source>
        <comment>siege.2.41c/bring_in_hexes_done</comment>
        <translation>{machine}&#xa0;: entre en jeu en {hexes,and}.</translation>
    </message>
    <message>
        <source>Siege towers and rams come in when the assault begins: in the first movement of the besieger.</source>
        <comment>siege.2.41c/late</comment>
        <translation>Tours de siège et béliers entrent au début de l’assaut&#xa0;: au premier mouvement de l’assiégeant.</translation>
    </message>
    <message>
        <source>Only {force} bring siege towers and rams in.</source>
        <comment>siege.2.41c/besieger</comment>
        <translation>Seuls font entrer tours de siège et béliers&#xa0;: {force}.</translation>
    </message>
    <message>
        <source>None of those hexes is at the edge of the map.</source>
        <comment>siege.2.41c/edge</comment>
        <translation>Aucune de ces cases n’est au bord de la carte.</translation>
    </message>
    <message>
        <source>Its hexes must be three that touch one another.</source>
        <comment>siege.2.41c/apart</comment>
        <translation>Ses cases doivent être trois qui se touchent.</translation>
    </message>
    <message>
        <source>All are in the game: {count}.</source>
        <comment>siege.2.41c/none_left</comment>
        <translation>Tous sont déjà en jeu&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>It takes one inside on each of its hexes.</source>
        <comment>siege.2.41c/crew</comment>
        <translation>Il en faut un à l’intérieur dans chacune de ses cases.</translation>
    </message>
    <message>
        <source>{name} cannot come in with it.</source>
        <comment>siege.2.41c/not_he</comment>
        <translation>{name} ne peut pas entrer avec l’engin.</translation>
    </message>
    <message>
        <source>One of those who move the engine on {hex} has attacked in the turn before.</source>
        <comment>siege.2.41d/fought</comment>
        <translation>L’un de ceux qui déplacent l’engin en {hex} a attaqué au tour précédent.</translation>
    </message>
    <message>
        <source>{hex}, {terrain}: neither a siege tower nor a ram goes there.</source>
        <comment>siege.2.41e/terrain</comment>
        <translation>{hex}, {terrain}&#xa0;: ni tour de siège ni bélier n’y passe.</translation>
    </message>
    <message>
        <source>A drawbridge lies on {hex}: neither a siege tower nor a ram goes there.</source>
        <comment>siege.2.41e/bridge</comment>
        <translation>Il y a un pont-levis en {hex}&#xa0;: ni tour de siège ni bélier n’y passe.</translation>
    </message>
    <message>
        <source>It would leave the map.</source>
        <comment>siege.2.41e/edge</comment>
        <translation>L’engin sortirait de la carte.</translation>
    </message>
    <message>
        <source>A wall stands before {hex}.</source>
        <comment>siege.2.41e/wall</comment>
        <translation>Un mur se trouve devant {hex}.</translation>
    </message>
    <message>
        <source>{name} rides along on top.</source>
        <comment>siege.2.42a/rides</comment>
        <translation>Au sommet, {name} avance avec l’engin.</translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.2.42b/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}&#xa0;: %n point de mouvement.</numerusform>
            <numerusform>{hex}, {terrain}&#xa0;: %n points de mouvement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex}, to the top of the siege tower: %n movement point(s).</source>
        <comment>siege.2.42c/enter</comment>
        <translation>
            <numerusform>{hex}, au sommet de la tour de siège&#xa0;: %n point de mouvement.</numerusform>
            <numerusform>{hex}, au sommet de la tour de siège&#xa0;: %n points de mouvement.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to climb on {hex}.</source>
        <comment>siege.2.42c/nothing</comment>
        <translation>Il n’y a rien à gravir en {hex}.</translation>
    </message>
    <message>
        <source>From the top of a siege tower one steps onto its other hexes or onto a rampart, not to {hex}.</source>
        <comment>siege.2.42c/off</comment>
        <translation>Du sommet d’une tour de siège on passe sur ses autres cases ou sur un rempart, pas en {hex}.</translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.2.42d/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}&#xa0;: %n point de mouvement.</numerusform>
            <numerusform>{hex}, {terrain}&#xa0;: %n points de mouvement.</numerusform>
        </translation>
    </message>
    <message>
        <source>From the top of the siege tower on {hex} whatever is lower within {radius} hexes does not count.</source>
        <comment>siege.2.43a/over</comment>
        <translation>Du sommet de la tour de siège en {hex}, ce qui est plus bas dans un rayon de {radius} cases ne compte pas.</translation>
    </message>
    <message>
        <source>{friend} stands next to {target}, at the same height.</source>
        <comment>siege.2.43b/friend</comment>
        <translation>Adjacents et à la même hauteur&#xa0;: {friend} et {target}.</translation>
    </message>
    <message>
        <source>Seen from the top of the siege tower, {target} has no cover there.</source>
        <comment>siege.2.43c/lost</comment>
        <translation>Vu du sommet de la tour de siège, {target} n’y est pas à couvert.</translation>
    </message>
    <message>
        <source>The line meets trees at {hex}.</source>
        <comment>siege.2.43d/tree</comment>
        <translation>La ligne rencontre des arbres en {hex}.</translation>
    </message>
    <message>
        <source>The line meets a tower of the castle at {hex}.</source>
        <comment>siege.2.43d/tower</comment>
        <translation>La ligne rencontre une tour du château en {hex}.</translation>
    </message>
    <message>
        <source>The line meets the keep at {hex}.</source>
        <comment>siege.2.43d/keep</comment>
        <translation>La ligne rencontre le donjon en {hex}.</translation>
    </message>
    <message>
        <source>The line passes over the wall at {hex}: {above} hexes from the one above, {below} from the one below.</source>
        <comment>siege.2.43e/over</comment>
        <translation>La ligne passe au-dessus du mur en {hex}&#xa0;: à {above} cases de celui d’en haut, à {below} de celui d’en bas.</translation>
    </message>
    <message>
        <source>The line meets the wall at {hex}: {above} hexes from the one above, only {below} from the one below.</source>
        <comment>siege.2.43e/near</comment>
        <translation>La ligne rencontre le mur en {hex}&#xa0;: à {above} cases de celui d’en haut, à {below} seulement de celui d’en bas.</translation>
    </message>
    <message>
        <source>{target} stands on top of a siege tower.</source>
        <comment>siege.2.44b/top</comment>
        <translation>{target} se tient au sommet d’une tour de siège.</translation>
    </message>
    <message>
        <source>{target} is inside a siege tower.</source>
        <comment>siege.2.44c/target</comment>
        <translation>{target} est dans une tour de siège.</translation>
    </message>
    <message>
        <source>{shooter} is inside a siege tower and may not shoot.</source>
        <comment>siege.2.44c/shooter</comment>
        <translation>{shooter} est dans une tour de siège et ne peut pas tirer.</translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.2.45a/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}&#xa0;: %n point de mouvement.</numerusform>
            <numerusform>{hex}, {terrain}&#xa0;: %n points de mouvement.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} holds the rampart on {hex}.</source>
        <comment>siege.2.45b/enemy</comment>
        <translation>{other} tient le rempart en {hex}.</translation>
    </message>
    <message>
        <source>{attacker} and {target} are on different levels of the siege tower.</source>
        <comment>siege.2.45e/levels</comment>
        <translation>{attacker} et {target} sont à des niveaux différents de la tour de siège.</translation>
    </message>
    <message>
        <source>{attacker} reaches {target} from the inside of a siege tower, or into it.</source>
        <comment>siege.2.45f/inside</comment>
        <translation>{attacker} atteint {target} depuis l’intérieur d’une tour de siège, ou à l’intérieur.</translation>
    </message>
    <message>
        <source>{other} stands on that level of the siege tower on {hex} already.</source>
        <comment>siege.2.46/taken</comment>
        <translation>{other} est déjà à ce niveau de la tour de siège en {hex}.</translation>
    </message>
    <message numerus="yes">
        <source>{hex}, {terrain}: %n movement point(s).</source>
        <comment>siege.4.3a/enter</comment>
        <translation>
            <numerusform>{hex}, {terrain}&#xa0;: %n point de mouvement.</numerusform>
            <numerusform>{hex}, {terrain}&#xa0;: %n points de mouvement.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is carried on top of a ram.</source>
        <comment>siege.4.31b/top</comment>
        <translation>Personne n’est transporté sur un bélier.</translation>
    </message>
    <message>
        <source>The ram on {hex} strikes</source>
        <comment>siege.4.32a/strike</comment>
        <translation>Le bélier en {hex} frappe</translation>
    </message>
    <message>
        <source>The ram on {hex} strikes {at}</source>
        <comment>siege.4.32a/strike_at</comment>
        <translation>Le bélier en {hex} frappe {at}</translation>
    </message>
    <message>
        <source>The ram on {hex} may not strike.</source>
        <comment>siege.4.32a/strike_no</comment>
        <translation>Le bélier en {hex} ne peut pas frapper.</translation>
    </message>
    <message>
        <source>The ram on {hex} may strike.</source>
        <comment>siege.4.32a/strike_may</comment>
        <translation>Le bélier en {hex} peut frapper.</translation>
    </message>
    <message>
        <source>The ram on {hex} strikes.</source>
        <comment>siege.4.32a/strike_done</comment>
        <translation>Le bélier en {hex} frappe.</translation>
    </message>
    <message>
        <source>The ram on {hex} strikes {at}.</source>
        <comment>siege.4.32a/strike_at_done</comment>
        <translation>Le bélier en {hex} frappe {at}.</translation>
    </message>
    <message>
        <source>No ram stands on {hex}.</source>
        <comment>siege.4.32a/none</comment>
        <translation>Il n’y a pas de bélier en {hex}.</translation>
    </message>
    <message>
        <source>{hex} is no wall of the castle.</source>
        <comment>siege.4.32a/no_wall</comment>
        <translation>{hex} n’est pas un mur du château.</translation>
    </message>
    <message>
        <source>A ram is worth {points} points.</source>
        <comment>siege.4.32b/points</comment>
        <translation>Un bélier vaut {points} points.</translation>
    </message>
    <message>
        <source>The ram on {hex} has struck {struck}.</source>
        <comment>siege.4.32c/struck_so</comment>
        <translation>Le bélier en {hex} a frappé {struck}.</translation>
    </message>
    <message>
        <source>The next die of this ram falls in turn {turn}.</source>
        <comment>siege.4.32c/soon</comment>
        <translation>Le prochain dé de ce bélier tombe au tour {turn}.</translation>
    </message>
    <message>
        <source>{hex} is damaged already; the ram goes on.</source>
        <comment>siege.4.32d/damaged</comment>
        <translation>{hex} est déjà endommagé&#xa0;; le bélier continue.</translation>
    </message>
    <message>
        <source>{hex} is demolished already.</source>
        <comment>siege.4.32d/demolished</comment>
        <translation>{hex} est déjà démoli.</translation>
    </message>
    <message>
        <source>{hex} belongs to a tower.</source>
        <comment>siege.4.32e/tower</comment>
        <translation>{hex} fait partie d’une tour.</translation>
    </message>
    <message>
        <source>{hex} belongs to the keep: no ram is used against it.</source>
        <comment>siege.4.32f/keep</comment>
        <translation>{hex} fait partie du donjon&#xa0;: on n’emploie pas de bélier contre lui.</translation>
    </message>
    <message>
        <source>{hex} is beside the drawbridge and counts as a rampart.</source>
        <comment>siege.4.32g/flank</comment>
        <translation>{hex} est à côté du pont-levis et compte comme rempart.</translation>
    </message>
    <message>
        <source>The line meets the ram at {hex}.</source>
        <comment>siege.4.33a/blocks</comment>
        <translation>La ligne rencontre le bélier en {hex}.</translation>
    </message>
    <message>
        <source>{target} is under a ram.</source>
        <comment>siege.4.33b/target</comment>
        <translation>{target} est sous un bélier.</translation>
    </message>
    <message>
        <source>{shooter} is under a ram and may not shoot.</source>
        <comment>siege.4.33b/shooter</comment>
        <translation>{shooter} est sous un bélier et ne peut pas tirer.</translation>
    </message>
    <message>
        <source>One of the three at the ram has attacked in this turn.</source>
        <comment>siege.4.34a/fought</comment>
        <translation>L’un des trois au bélier a attaqué pendant ce tour.</translation>
    </message>
    <message>
        <source>{attacker} reaches {target} from under a ram, or there.</source>
        <comment>siege.4.34b/under</comment>
        <translation>{attacker} atteint {target} de dessous un bélier, ou là-dessous.</translation>
    </message>
    <message>
        <source>Nobody who can work the ram is under it on {hex}.</source>
        <comment>siege.4.34c/nobody</comment>
        <translation>Sous le bélier, en {hex}, il n’y a personne qui puisse l’actionner.</translation>
    </message>
    <message>
        <source>{result}: C does not count for a ram.</source>
        <comment>siege.sheet.6f/spared</comment>
        <translation>{result}&#xa0;: pour un bélier, C ne compte pas.</translation>
    </message>
    <message>
        <source>{name} has finished its move: an engine has moved since.</source>
        <comment>siege.ruling.move-order/engine</comment>
        <translation>{name} a fini son mouvement&#xa0;: un engin s’est déplacé depuis.</translation>
    </message>
    <message>
        <source>The engine on {hex} has finished its move: others have moved since.</source>
        <comment>siege.ruling.move-order/engine_finished</comment>
        <translation>L’engin en {hex} a fini son mouvement&#xa0;: d’autres se sont déplacés depuis.</translation>
    </message>
    <message>
        <source>{name} has moved in this step and does not push.</source>
        <comment>siege.ruling.tower-crew/moved</comment>
        <translation>{name} s’est déjà déplacé dans cette séquence et ne pousse pas.</translation>
    </message>
    <message>
        <source>{name} has pushed in this step and stays.</source>
        <comment>siege.ruling.tower-crew/stays</comment>
        <translation>{name} a poussé dans cette séquence et reste.</translation>
    </message>
    <message>
        <source>{other} stands on {hex}.</source>
        <comment>siege.ruling.tower-path/stands</comment>
        <translation>{other} est en {hex}.</translation>
    </message>
    <message>
        <source>Other equipment stands or lies on {hex}.</source>
        <comment>siege.ruling.tower-path/equipment</comment>
        <translation>Il y a un autre équipement en {hex}.</translation>
    </message>
    <message>
        <source>So many dead lie on {hex} that the engine cannot pass.</source>
        <comment>siege.ruling.tower-path/heap</comment>
        <translation>Il y a tant de morts en {hex} que l’engin ne passe pas.</translation>
    </message>
    <message>
        <source>The dead on {hex} cost the engine 1 point more.</source>
        <comment>siege.ruling.tower-path/slow</comment>
        <translation>Les morts en {hex} coûtent à l’engin 1 point de plus.</translation>
    </message>
    <message numerus="yes">
        <source>{hex}, down inside the siege tower: %n movement point(s).</source>
        <comment>siege.ruling.tower-down/enter</comment>
        <translation>
            <numerusform>{hex}, en bas dans la tour de siège&#xa0;: %n point de mouvement.</numerusform>
            <numerusform>{hex}, en bas dans la tour de siège&#xa0;: %n points de mouvement.</numerusform>
        </translation>
    </message>
    <message>
        <source>The line passes over other hexes of the siege tower on which one of the two stands.</source>
        <comment>siege.ruling.own-tower/used</comment>
        <translation>La ligne passe au-dessus d’autres cases de la tour de siège sur laquelle se tient l’un des deux.</translation>
    </message>
    <message>
        <source>Open moat is not at ground height: no melee between it and the inside of the tower.</source>
        <comment>siege.ruling.tower-moat/moat</comment>
        <translation>Le fossé ouvert n’est pas à la hauteur du sol&#xa0;: pas de combat entre lui et l’intérieur de la tour.</translation>
    </message>
    <message numerus="yes">
        <source>The engine pays for the dearest hex that it newly enters, {hex}: %n movement point(s).</source>
        <comment>siege.ruling.tower-move/pays</comment>
        <translation>
            <numerusform>L’engin paie pour la case la plus chère où il entre, {hex}&#xa0;: %n point de mouvement.</numerusform>
            <numerusform>L’engin paie pour la case la plus chère où il entre, {hex}&#xa0;: %n points de mouvement.</numerusform>
        </translation>
    </message>
    <message>
        <source>By a ram the wall on {hex} comes down at once.</source>
        <comment>siege.ruling.rubble-when/ram</comment>
        <translation>Sous un bélier, le mur en {hex} s’écroule aussitôt.</translation>
    </message>
    <message>
        <source>Ramming was interrupted: the next die falls in turn {turn}.</source>
        <comment>siege.ruling.ram-delay/late</comment>
        <translation>Le bélier a été interrompu&#xa0;: le prochain dé tombe au tour {turn}.</translation>
    </message>
    <message>
        <source>The first die falls one turn after the ram’s arrival, in turn {turn}.</source>
        <comment>siege.ruling.ram-first/later</comment>
        <translation>Le premier dé tombe un tour après l’arrivée du bélier, au tour {turn}.</translation>
    </message>
    <message>
        <source>The ram strikes the hex straight ahead of it, {hex}.</source>
        <comment>siege.ruling.ram-hex/ahead</comment>
        <translation>Le bélier frappe la case droit devant lui, {hex}.</translation>
    </message>
    <message>
        <source>{hex} is not straight ahead of the ram.</source>
        <comment>siege.ruling.ram-hex/other</comment>
        <translation>{hex} n’est pas droit devant le bélier.</translation>
    </message>
    <message>
        <source>{hex} is not beside the ram’s foremost hex.</source>
        <comment>siege.ruling.ram-hex/apart</comment>
        <translation>{hex} n’est pas à côté de la case de tête du bélier.</translation>
    </message>
    <message>
        <source>The ram has struck: melee is over in this step.</source>
        <comment>siege.ruling.ram-step4/after</comment>
        <translation>Le bélier a frappé&#xa0;: le combat de cette séquence est fini.</translation>
    </message>
    <message>
        <source>ram</source>
        <comment>overlay.ram</comment>
        <translation>bélier</translation>
    </message>
    <message>
        <source>inside of a siege tower</source>
        <comment>overlay.siege_tower_in</comment>
        <translation>intérieur d’une tour de siège</translation>
    </message>
    <message>
        <source>top of a siege tower</source>
        <comment>overlay.siege_tower_top</comment>
        <translation>sommet d’une tour de siège</translation>
    </message>
    <message>
        <source>ladder on the ground</source>
        <comment>overlay.flat_ladder</comment>
        <translation>échelle au sol</translation>
    </message>
    <message>
        <source>Moving an engine</source>
        <comment>order.push</comment>
        <translation>Déplacement d’un engin</translation>
    </message>
    <message>
        <source>Bringing an engine in</source>
        <comment>order.bring_in</comment>
        <translation>Entrée d’un engin</translation>
    </message>
    <message>
        <source>Ramming</source>
        <comment>order.strike</comment>
        <translation>Coup de bélier</translation>
    </message>
    <message>
        <source>Engine</source>
        <comment>field.push.hex</comment>
        <translation>Engin</translation>
    </message>
    <message>
        <source>To</source>
        <comment>field.push.to</comment>
        <translation>En</translation>
    </message>
    <message>
        <source>What</source>
        <comment>field.bring_in.machine</comment>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Its hexes</source>
        <comment>field.bring_in.hexes</comment>
        <translation>Ses cases</translation>
    </message>
    <message>
        <source>Facing</source>
        <comment>field.bring_in.outward</comment>
        <translation>Orientation</translation>
    </message>
    <message>
        <source>Inside</source>
        <comment>field.bring_in.crew</comment>
        <translation>À l’intérieur</translation>
    </message>
    <message>
        <source>On top</source>
        <comment>field.bring_in.top</comment>
        <translation>Au sommet</translation>
    </message>
    <message>
        <source>Ram</source>
        <comment>field.strike.hex</comment>
        <translation>Bélier</translation>
    </message>
    <message>
        <source>Wall</source>
        <comment>field.strike.at</comment>
        <translation>Mur</translation>
    </message>
    <message>
        <source>Pick a hex of the siege tower or ram.</source>
        <comment>ask.push.hex</comment>
        <translation>Choisissez une case de la tour de siège ou du bélier.</translation>
    </message>
    <message>
        <source>Pick the hex to which that hex of it goes.</source>
        <comment>ask.push.to</comment>
        <translation>Choisissez la case où va cette case de l’engin.</translation>
    </message>
    <message>
        <source>Pick its hexes.</source>
        <comment>ask.bring_in.hexes</comment>
        <translation>Choisissez ses cases.</translation>
    </message>
    <message>
        <source>Pick those inside, one for each hex in their order.</source>
        <comment>ask.bring_in.crew</comment>
        <translation>Choisissez ceux de l’intérieur, un par case, dans leur ordre.</translation>
    </message>
    <message>
        <source>Pick those on top, in the order of its hexes.</source>
        <comment>ask.bring_in.top</comment>
        <translation>Choisissez ceux du sommet, dans l’ordre des cases.</translation>
    </message>
    <message>
        <source>Pick a hex of the ram.</source>
        <comment>ask.strike.hex</comment>
        <translation>Choisissez une case du bélier.</translation>
    </message>
    <message>
        <source>Pick the wall hex.</source>
        <comment>ask.strike.at</comment>
        <translation>Choisissez la case du mur.</translation>
    </message>
    <message>
        <source>straight ahead</source>
        <comment>none.strike.at</comment>
        <translation>droit devant</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>none.bring_in.top</comment>
        <translation>personne</translation>
    </message>
    <message>
        <source>Equipment moved</source>
        <comment>effect.equipment</comment>
        <translation>Équipement déplacé</translation>
    </message>
    <message>
        <source>Engine’s points spent</source>
        <comment>effect.pushed</comment>
        <translation>Points dépensés de l’engin</translation>
    </message>
    <message>
        <source>Ramming</source>
        <comment>effect.struck</comment>
        <translation>Coup de bélier</translation>
    </message>
    <message>
        <source>What</source>
        <comment>field.equipment</comment>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Movement points</source>
        <comment>field.pushed</comment>
        <translation>Points de mouvement</translation>
    </message>
    <message>
        <source>Wall</source>
        <comment>field.struck</comment>
        <translation>Mur</translation>
    </message>
    <message>
        <source>Its hexes</source>
        <comment>field.hexes</comment>
        <translation>Ses cases</translation>
    </message>
    <message>
        <source>On top</source>
        <comment>field.aloft</comment>
        <translation>Au sommet</translation>
    </message>
    <message>
        <source>on top</source>
        <comment>aloft.top</comment>
        <translation>au sommet</translation>
    </message>
    <message>
        <source>on top</source>
        <comment>state.aloft</comment>
        <translation>au sommet</translation>
    </message>
    <message>
        <source>the ram</source>
        <comment>die.ram</comment>
        <translation>le bélier</translation>
    </message>
    <message>
        <source>{counter} works the winch</source>
        <comment>siege.1.8a/winch</comment>
        <translation>{counter} manœuvre le treuil</translation>
    </message>
    <message>
        <source>{counter} may not work the winch.</source>
        <comment>siege.1.8a/winch_no</comment>
        <translation>{counter} ne peut pas manœuvrer le treuil.</translation>
    </message>
    <message>
        <source>{counter} may work the winch.</source>
        <comment>siege.1.8a/winch_may</comment>
        <translation>{counter} peut manœuvrer le treuil.</translation>
    </message>
    <message>
        <source>{counter} works the winch.</source>
        <comment>siege.1.8a/winch_done</comment>
        <translation>{counter} manœuvre le treuil.</translation>
    </message>
    <message>
        <source>{counter} has worked the winch.</source>
        <comment>siege.1.8a/winched_so</comment>
        <translation>{counter} a manœuvré le treuil.</translation>
    </message>
    <message>
        <source>{name} is not on the hex of the winch.</source>
        <comment>siege.1.8a/elsewhere</comment>
        <translation>{name} n’est pas sur la case du treuil.</translation>
    </message>
    <message>
        <source>There is no drawbridge on the map.</source>
        <comment>siege.1.8a/none</comment>
        <translation>Il n’y a pas de pont-levis sur la carte.</translation>
    </message>
    <message>
        <source>May work the winch</source>
        <comment>siege.1.8a/at_the_winch</comment>
        <translation>Peuvent manœuvrer le treuil</translation>
    </message>
    <message>
        <source>{name} lets the drawbridge down.</source>
        <comment>siege.1.8b/lowers</comment>
        <translation>{name} abaisse le pont-levis.</translation>
    </message>
    <message>
        <source>{name} raises the drawbridge.</source>
        <comment>siege.1.8b/raises</comment>
        <translation>{name} lève le pont-levis.</translation>
    </message>
    <message>
        <source>{name} is thrown off the drawbridge and must be placed in the moat.</source>
        <comment>siege.1.8c/first</comment>
        <translation>Le pont-levis précipite {name}, qui doit prendre place dans le fossé.</translation>
    </message>
    <message>
        <source>{name} is on the drawbridge, and is thrown off it.</source>
        <comment>siege.1.8c/throws</comment>
        <translation>{name} est sur le pont-levis, et en tombe.</translation>
    </message>
    <message>
        <source>{name} is thrown into the moat beside the drawbridge, not to {hex}.</source>
        <comment>siege.1.8c/elsewhere</comment>
        <translation>{name} tombe dans le fossé à côté du pont-levis, non à la case {hex}.</translation>
    </message>
    <message>
        <source>{name} is thrown into the moat, and stunned.</source>
        <comment>siege.1.8c/stunned</comment>
        <translation>{name} tombe dans le fossé (état&#xa0;: assommé).</translation>
    </message>
    <message>
        <source>{name} was stunned or wounded already, and dies of the fall.</source>
        <comment>siege.1.8d/killed</comment>
        <translation>Déjà assommé ou blessé&#xa0;: {name} meurt de la chute.</translation>
    </message>
    <message>
        <source>With the drawbridge raised the gate is shut.</source>
        <comment>siege.1.8e/shut</comment>
        <translation>Quand le pont-levis est levé, la porte est fermée.</translation>
    </message>
    <message>
        <source>With the drawbridge lowered the gate is open.</source>
        <comment>siege.1.8e/open</comment>
        <translation>Quand le pont-levis est abaissé, la porte est ouverte.</translation>
    </message>
    <message>
        <source>{counter} and {with} carry the ladder</source>
        <comment>siege.1.91a/carry</comment>
        <translation>{counter} et {with} portent l’échelle</translation>
    </message>
    <message>
        <source>{counter} and {with} carry the ladder to {path,last}</source>
        <comment>siege.1.91a/carry_path</comment>
        <translation>{counter} et {with} portent l’échelle à la case {path,last}</translation>
    </message>
    <message>
        <source>{counter} and {with} may not carry the ladder.</source>
        <comment>siege.1.91a/carry_no</comment>
        <translation>{counter} et {with} ne peuvent pas porter l’échelle.</translation>
    </message>
    <message>
        <source>{counter} and {with} may not carry the ladder to {path,last} like that.</source>
        <comment>siege.1.91a/carry_path_no</comment>
        <translation>{counter} et {with} ne peuvent pas porter ainsi l’échelle à la case {path,last}.</translation>
    </message>
    <message>
        <source>Two may carry the ladder.</source>
        <comment>siege.1.91a/carry_may</comment>
        <translation>À deux, on peut porter l’échelle.</translation>
    </message>
    <message>
        <source>{counter} and {with} carry the ladder to {path,last}.</source>
        <comment>siege.1.91a/carry_path_done</comment>
        <translation>{counter} et {with} portent l’échelle à la case {path,last}.</translation>
    </message>
    <message>
        <source>{counter} and {with} hold the ladder.</source>
        <comment>siege.1.91a/with_so</comment>
        <translation>{counter} et {with} tiennent l’échelle.</translation>
    </message>
    <message>
        <source>{name} and {other} hold the two ends of the ladder: at each step they must be side by side.</source>
        <comment>siege.1.91a/apart</comment>
        <translation>{name} et {other} tiennent les deux bouts de l’échelle&#xa0;: à chaque pas, leurs cases doivent se toucher.</translation>
    </message>
    <message>
        <source>{name} and {other} are not on the two hexes of a ladder.</source>
        <comment>siege.1.91a/not_on_it</comment>
        <translation>{name} et {other} ne sont pas sur les deux cases d’une échelle.</translation>
    </message>
    <message numerus="yes">
        <source>{name} carries the ladder: %n movement point(s) fewer.</source>
        <comment>siege.1.91a/fewer</comment>
        <translation>
            <numerusform>{name} porte l’échelle&#xa0;: %n point de mouvement de moins.</numerusform>
            <numerusform>{name} porte l’échelle&#xa0;: %n points de mouvement de moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} and {other} would stay where they are.</source>
        <comment>siege.1.91a/nowhere</comment>
        <translation>{name} et {other} resteraient sur place.</translation>
    </message>
    <message>
        <source>{name} holds a ladder, and may neither shoot nor attack.</source>
        <comment>siege.1.91b/holds</comment>
        <translation>{name} tient une échelle, et ne peut ni tirer ni attaquer.</translation>
    </message>
    <message>
        <source>The ladder on {hex} is raised towards {wall}</source>
        <comment>siege.1.91c/raise</comment>
        <translation>On redresse l’échelle de la case {hex} vers la case {wall}</translation>
    </message>
    <message>
        <source>The ladder on {hex} may not be raised towards {wall}.</source>
        <comment>siege.1.91c/raise_no</comment>
        <translation>On ne peut pas redresser l’échelle de la case {hex} vers la case {wall}.</translation>
    </message>
    <message>
        <source>The ladder may be raised.</source>
        <comment>siege.1.91c/raise_may</comment>
        <translation>On peut redresser l’échelle.</translation>
    </message>
    <message>
        <source>The ladder on {hex} is raised towards {wall}.</source>
        <comment>siege.1.91c/raise_done</comment>
        <translation>On redresse l’échelle de la case {hex} vers la case {wall}.</translation>
    </message>
    <message>
        <source>No ladder lies on {hex}.</source>
        <comment>siege.1.91c/none</comment>
        <translation>Aucune échelle n’est au sol à la case {hex}.</translation>
    </message>
    <message>
        <source>Each hex of the ladder on {hex} must hold one on foot of the side whose phase it is, who is not stunned.</source>
        <comment>siege.1.91c/bearers</comment>
        <translation>Chaque case de l’échelle de la case {hex} doit porter un personnage à pied du camp dont c’est la phase, qui ne soit pas assommé.</translation>
    </message>
    <message>
        <source>{wall} is no rampart hex beside {hex}.</source>
        <comment>siege.1.91c/no_rampart</comment>
        <translation>La case {wall} n’est pas une case de rempart adjacente à la case {hex}.</translation>
    </message>
    <message>
        <source>{hex} is part of a tower.</source>
        <comment>siege.1.91d/tower</comment>
        <translation>La case {hex} fait partie d’une tour.</translation>
    </message>
    <message>
        <source>{hex} is beside the drawbridge.</source>
        <comment>siege.1.91d/gate</comment>
        <translation>La case {hex} est à côté du pont-levis.</translation>
    </message>
    <message>
        <source>{by,and} shift the ladder on {hex}</source>
        <comment>siege.1.92a/shift</comment>
        <translation>{by,and} déplacent l’échelle de la case {hex}</translation>
    </message>
    <message>
        <source>{by,and} may not shift the ladder on {hex}.</source>
        <comment>siege.1.92a/shift_no</comment>
        <translation>{by,and} ne peuvent pas déplacer l’échelle de la case {hex}.</translation>
    </message>
    <message>
        <source>Two may shift the ladder.</source>
        <comment>siege.1.92a/shift_may</comment>
        <translation>À deux, on peut déplacer l’échelle.</translation>
    </message>
    <message>
        <source>{by,and} shift the ladder on {hex} towards {wall}.</source>
        <comment>siege.1.92a/shift_done</comment>
        <translation>{by,and} déplacent l’échelle de la case {hex} vers la case {wall}.</translation>
    </message>
    <message>
        <source>{by,and} shift the ladder from {hex} to {to}, towards {wall}.</source>
        <comment>siege.1.92a/shift_to_done</comment>
        <translation>{by,and} déplacent l’échelle de la case {hex} à la case {to}, vers la case {wall}.</translation>
    </message>
    <message>
        <source>No ladder stands on {hex}.</source>
        <comment>siege.1.92a/none</comment>
        <translation>Aucune échelle n’est redressée à la case {hex}.</translation>
    </message>
    <message>
        <source>It takes two to shift a ladder.</source>
        <comment>siege.1.92a/two</comment>
        <translation>Il faut être deux pour déplacer une échelle.</translation>
    </message>
    <message>
        <source>{name} is not beside the ladder on {hex}.</source>
        <comment>siege.1.92a/apart</comment>
        <translation>{name} n’est pas à pied à côté de l’échelle de la case {hex}.</translation>
    </message>
    <message>
        <source>{hex} is not beside the hex where the ladder stands.</source>
        <comment>siege.1.92a/far</comment>
        <translation>La case {hex} n’est pas adjacente à celle de l’échelle.</translation>
    </message>
    <message>
        <source>The ladder stands so already.</source>
        <comment>siege.1.92a/as_before</comment>
        <translation>L’échelle est déjà ainsi.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n movement point(s) left, and it takes {points}.</source>
        <comment>siege.1.92a/short</comment>
        <translation>
            <numerusform>Il reste à {name} %n point de mouvement, et il en faut {points}.</numerusform>
            <numerusform>Il reste à {name} %n points de mouvement, et il en faut {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is on the ladder: it may not be moved.</source>
        <comment>siege.1.92b/occupied</comment>
        <translation>{name} est sur l’échelle&#xa0;: on ne peut pas la déplacer.</translation>
    </message>
    <message>
        <source>{counter} climbs the ladder</source>
        <comment>siege.1.93a/climb</comment>
        <translation>{counter} monte à l’échelle</translation>
    </message>
    <message>
        <source>{counter} may not climb the ladder.</source>
        <comment>siege.1.93a/climb_no</comment>
        <translation>{counter} ne peut pas monter à l’échelle.</translation>
    </message>
    <message>
        <source>{counter} may climb the ladder.</source>
        <comment>siege.1.93a/climb_may</comment>
        <translation>{counter} peut monter à l’échelle.</translation>
    </message>
    <message>
        <source>{counter} climbs the ladder.</source>
        <comment>siege.1.93a/climb_done</comment>
        <translation>{counter} monte à l’échelle.</translation>
    </message>
    <message>
        <source>{name} is not at the foot of a ladder.</source>
        <comment>siege.1.93a/none</comment>
        <translation>{name} ne se tient pas au pied d’une échelle.</translation>
    </message>
    <message>
        <source>{counter} topples the ladder on {hex}</source>
        <comment>siege.1.94a/topple</comment>
        <translation>{counter} renverse l’échelle de la case {hex}</translation>
    </message>
    <message>
        <source>{counter} may not topple the ladder on {hex}.</source>
        <comment>siege.1.94a/topple_no</comment>
        <translation>{counter} ne peut pas renverser l’échelle de la case {hex}.</translation>
    </message>
    <message>
        <source>{counter} may try to topple a ladder.</source>
        <comment>siege.1.94a/topple_may</comment>
        <translation>{counter} peut tenter de renverser une échelle.</translation>
    </message>
    <message>
        <source>{counter} tries to topple the ladder on {hex}.</source>
        <comment>siege.1.94a/topple_done</comment>
        <translation>{counter} tente de renverser l’échelle de la case {hex}.</translation>
    </message>
    <message>
        <source>{counter} has tried to topple a ladder.</source>
        <comment>siege.1.94a/toppled_so</comment>
        <translation>{counter} a tenté de renverser une échelle.</translation>
    </message>
    <message>
        <source>No ladder on {hex} leans on the rampart where {name} is.</source>
        <comment>siege.1.94a/opposite</comment>
        <translation>Aucune échelle de la case {hex} ne s’appuie sur le rempart où est {name}.</translation>
    </message>
    <message>
        <source>{name} has shot in this phase.</source>
        <comment>siege.1.94a/shot</comment>
        <translation>{name} a tiré dans cette phase.</translation>
    </message>
    <message>
        <source>{name} has attacked in this phase.</source>
        <comment>siege.1.94a/attacked</comment>
        <translation>{name} a attaqué dans cette phase.</translation>
    </message>
    <message>
        <source>{name} has tried to topple a ladder in this phase.</source>
        <comment>siege.1.94a/tried</comment>
        <translation>{name} a tenté de renverser une échelle dans cette phase.</translation>
    </message>
    <message>
        <source>{name} is an animal, and topples no ladder.</source>
        <comment>siege.1.94a/animal</comment>
        <translation>{name} est un animal, et ne renverse pas d’échelle.</translation>
    </message>
    <message>
        <source>The die shows {die}: the ladder on {hex} falls.</source>
        <comment>siege.1.94b/falls</comment>
        <translation>Le dé donne {die}&#xa0;: l’échelle de la case {hex} tombe.</translation>
    </message>
    <message>
        <source>The die shows {die}: the ladder on {hex} stands.</source>
        <comment>siege.1.94b/stands</comment>
        <translation>Le dé donne {die}&#xa0;: l’échelle de la case {hex} reste debout.</translation>
    </message>
    <message>
        <source>{name} lays the fallen ladder on the ground.</source>
        <comment>siege.1.94c/first</comment>
        <translation>{name} pose au sol l’échelle tombée.</translation>
    </message>
    <message>
        <source>The other half of the ladder lies on {hex}</source>
        <comment>siege.1.94c/drop</comment>
        <translation>L’autre moitié de l’échelle finit à la case {hex}</translation>
    </message>
    <message>
        <source>The other half of the ladder may not lie on {hex}.</source>
        <comment>siege.1.94c/drop_no</comment>
        <translation>L’autre moitié de l’échelle ne peut pas finir à la case {hex}.</translation>
    </message>
    <message>
        <source>{counter} must lay the fallen ladder on the ground.</source>
        <comment>siege.1.94c/drop_may</comment>
        <translation>{counter} doit poser au sol l’échelle tombée.</translation>
    </message>
    <message>
        <source>The other half of the ladder lies on {hex}.</source>
        <comment>siege.1.94c/drop_done</comment>
        <translation>L’autre moitié de l’échelle finit à la case {hex}.</translation>
    </message>
    <message>
        <source>{counter} has toppled the ladder on {ladder}, and lays it on the ground.</source>
        <comment>siege.1.94c/ladder_so</comment>
        <translation>{counter} a renversé l’échelle de la case {ladder}, et la pose au sol.</translation>
    </message>
    <message>
        <source>{name} has toppled no ladder.</source>
        <comment>siege.1.94c/none</comment>
        <translation>{name} n’a renversé aucune échelle.</translation>
    </message>
    <message>
        <source>{counter} falls to {hex}</source>
        <comment>siege.1.94d/fall</comment>
        <translation>{counter} tombe à la case {hex}</translation>
    </message>
    <message>
        <source>{counter} may not fall to {hex}.</source>
        <comment>siege.1.94d/fall_no</comment>
        <translation>{counter} ne peut pas tomber à la case {hex}.</translation>
    </message>
    <message>
        <source>{counter} falls, and must be placed.</source>
        <comment>siege.1.94d/fall_may</comment>
        <translation>{counter} tombe, et doit prendre place.</translation>
    </message>
    <message>
        <source>{counter} falls to {hex}.</source>
        <comment>siege.1.94d/fall_done</comment>
        <translation>{counter} tombe à la case {hex}.</translation>
    </message>
    <message>
        <source>{counter} is thrown off the drawbridge on {hex}.</source>
        <comment>siege.1.94d/fall_so_bridge</comment>
        <translation>Le pont-levis de la case {hex} précipite {counter}.</translation>
    </message>
    <message>
        <source>{counter} falls from the ladder on {hex}.</source>
        <comment>siege.1.94d/fall_so_ladder</comment>
        <translation>{counter} tombe de l’échelle de la case {hex}.</translation>
    </message>
    <message>
        <source>{name} falls from the ladder and must be placed.</source>
        <comment>siege.1.94d/first</comment>
        <translation>{name} tombe de l’échelle et doit prendre place.</translation>
    </message>
    <message>
        <source>{name} is on the ladder, and falls with it.</source>
        <comment>siege.1.94d/climber</comment>
        <translation>{name} est sur l’échelle, et tombe avec elle.</translation>
    </message>
    <message>
        <source>{name} does not fall.</source>
        <comment>siege.1.94d/not_owed</comment>
        <translation>{name} ne tombe pas.</translation>
    </message>
    <message>
        <source>{name} falls to a hex beside the ladder that one on foot may enter, not to {hex}.</source>
        <comment>siege.1.94d/elsewhere</comment>
        <translation>{name} tombe sur une case adjacente à l’échelle où l’on peut entrer à pied, non à la case {hex}.</translation>
    </message>
    <message>
        <source>{name} is wounded by the fall.</source>
        <comment>siege.1.94e/wounded</comment>
        <translation>La chute inflige une blessure à {name}.</translation>
    </message>
    <message>
        <source>{name} was stunned or wounded already, and dies of the fall.</source>
        <comment>siege.1.94e/killed</comment>
        <translation>Déjà assommé ou blessé&#xa0;: {name} meurt de la chute.</translation>
    </message>
    <message>
        <source>{name} falls on {other}.</source>
        <comment>siege.1.94f/beneath</comment>
        <translation>{name} tombe sur {other}.</translation>
    </message>
    <message>
        <source>{by} lights a fire</source>
        <comment>siege.3.51a/light</comment>
        <translation>{by} met le feu</translation>
    </message>
    <message>
        <source>{by} lights a fire on {hex}</source>
        <comment>siege.3.51a/light_hex</comment>
        <translation>{by} met le feu à {hex}</translation>
    </message>
    <message>
        <source>{by} may not light a fire.</source>
        <comment>siege.3.51a/light_no</comment>
        <translation>{by} ne peut pas mettre le feu.</translation>
    </message>
    <message>
        <source>{by} may not light a fire on {hex}.</source>
        <comment>siege.3.51a/light_hex_no</comment>
        <translation>{by} ne peut pas mettre le feu à {hex}.</translation>
    </message>
    <message>
        <source>{by} may light a fire.</source>
        <comment>siege.3.51a/light_may</comment>
        <translation>{by} peut mettre le feu.</translation>
    </message>
    <message>
        <source>{hex} is on fire.</source>
        <comment>siege.3.51a/lit_so</comment>
        <translation>{hex} est en feu.</translation>
    </message>
    <message>
        <source>{counter} lights a fire in this phase.</source>
        <comment>siege.3.51a/tends_so_light</comment>
        <translation>{counter} met le feu dans cette phase.</translation>
    </message>
    <message>
        <source>{counter} tries to put a fire out in this phase.</source>
        <comment>siege.3.51a/tends_so_put_out</comment>
        <translation>{counter} tente d’éteindre un incendie dans cette phase.</translation>
    </message>
    <message>
        <source>{counter} pours boiling oil in this phase.</source>
        <comment>siege.3.51a/tends_so_pour</comment>
        <translation>{counter} renverse de l’huile bouillante dans cette phase.</translation>
    </message>
    <message>
        <source>{name} is not on the map.</source>
        <comment>siege.3.51a/absent</comment>
        <translation>{name} n’est pas sur la carte.</translation>
    </message>
    <message>
        <source>{name} is dead.</source>
        <comment>siege.3.51a/dead</comment>
        <translation>{name} n’est plus en vie.</translation>
    </message>
    <message>
        <source>{name} is an animal: no character.</source>
        <comment>siege.3.51a/animal</comment>
        <translation>{name} est un animal, non un personnage.</translation>
    </message>
    <message>
        <source>{name} has moved in this phase.</source>
        <comment>siege.3.51a/moved</comment>
        <translation>{name} s’est déplacé dans cette phase.</translation>
    </message>
    <message>
        <source>{name} has not stayed there for a complete turn.</source>
        <comment>siege.3.51a/arrived</comment>
        <translation>{name} n’y est pas resté pendant un tour complet.</translation>
    </message>
    <message>
        <source>Nothing beside {name} can be set alight.</source>
        <comment>siege.3.51a/nothing</comment>
        <translation>{name} n’a rien à côté où mettre le feu.</translation>
    </message>
    <message>
        <source>{hex} is not beside {name}.</source>
        <comment>siege.3.51a/apart</comment>
        <translation>{name} n’est pas à côté de la case {hex}.</translation>
    </message>
    <message>
        <source>On {hex} there is nothing that can be set alight by hand.</source>
        <comment>siege.3.51a/bare</comment>
        <translation>Sur la case {hex}, il n’y a rien où mettre le feu à la main.</translation>
    </message>
    <message>
        <source>{hex} is on fire already.</source>
        <comment>siege.3.51a/burning</comment>
        <translation>{hex} est déjà en feu.</translation>
    </message>
    <message>
        <source>May light a fire</source>
        <comment>siege.3.51a/may</comment>
        <translation>Peuvent mettre le feu</translation>
    </message>
    <message>
        <source>Have lit a fire</source>
        <comment>siege.3.51a/done</comment>
        <translation>Ont mis le feu</translation>
    </message>
    <message>
        <source>{name} has shot in this phase, and lights no fire.</source>
        <comment>siege.3.51b/shot</comment>
        <translation>{name} a tiré dans cette phase et ne met pas le feu.</translation>
    </message>
    <message>
        <source>{name} has fought in this phase, and lights no fire.</source>
        <comment>siege.3.51b/fought</comment>
        <translation>{name} a combattu dans cette phase et ne met pas le feu.</translation>
    </message>
    <message>
        <source>{name} has lit a fire in this phase, and does not fight.</source>
        <comment>siege.3.51b/lit</comment>
        <translation>{name} a mis le feu dans cette phase et ne combat pas.</translation>
    </message>
    <message>
        <source>{name} has done its work of this phase already.</source>
        <comment>siege.3.51b/again</comment>
        <translation>{name} a déjà fait son travail de cette phase.</translation>
    </message>
    <message>
        <source>{name} stands on a rampart, from which no siege engine is set alight by hand.</source>
        <comment>siege.3.51c/rampart</comment>
        <translation>{name} est sur un rempart, d’où l’on ne peut mettre le feu à la main à aucun engin de siège.</translation>
    </message>
    <message>
        <source>Fire from {from} to {hex}</source>
        <comment>siege.3.52a/spread</comment>
        <translation>Incendie de la case {from} à la case {hex}</translation>
    </message>
    <message>
        <source>No die is thrown for fire from {from} to {hex}.</source>
        <comment>siege.3.52a/spread_no</comment>
        <translation>On ne lance pas de dé pour l’incendie de la case {from} à la case {hex}.</translation>
    </message>
    <message>
        <source>A die is thrown for fire from {from} to {hex}.</source>
        <comment>siege.3.52a/spread_may</comment>
        <translation>On lance un dé pour l’incendie de la case {from} à la case {hex}.</translation>
    </message>
    <message>
        <source>A die is owed for fire from {from} to {spreads}.</source>
        <comment>siege.3.52a/spreads_so</comment>
        <translation>Un dé est dû pour l’incendie de la case {from} à la case {spreads}.</translation>
    </message>
    <message>
        <source>The die for fire from {from} to {rolled} has fallen.</source>
        <comment>siege.3.52a/rolled_so</comment>
        <translation>Le dé pour l’incendie de la case {from} à la case {rolled} a été lancé.</translation>
    </message>
    <message>
        <source>The fires are checked.</source>
        <comment>siege.3.52a/checked_so</comment>
        <translation>On vérifie les incendies.</translation>
    </message>
    <message numerus="yes">
        <source>{hex} has burnt for %n turn(s).</source>
        <comment>siege.3.52a/burning_so</comment>
        <translation>
            <numerusform>{hex} brûle depuis %n tour.</numerusform>
            <numerusform>{hex} brûle depuis %n tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>First the die for fire from {from} to {hex}.</source>
        <comment>siege.3.52a/first</comment>
        <translation>D’abord le dé pour l’incendie de la case {from} à la case {hex}.</translation>
    </message>
    <message>
        <source>Before the phase ends, the fires are checked.</source>
        <comment>siege.3.52a/check</comment>
        <translation>Avant la fin de la phase, on vérifie les incendies.</translation>
    </message>
    <message>
        <source>No die is owed for fire from {from} to {hex}.</source>
        <comment>siege.3.52a/not_owed</comment>
        <translation>Aucun dé n’est dû pour l’incendie de la case {from} à la case {hex}.</translation>
    </message>
    <message>
        <source>Die {die}: the fire spreads from {from} to {hex}.</source>
        <comment>siege.3.52a/catches</comment>
        <translation>Dé {die}&#xa0;: l’incendie se répand de la case {from} à la case {hex}.</translation>
    </message>
    <message>
        <source>Die {die}: the fire does not spread from {from} to {hex}.</source>
        <comment>siege.3.52a/stops</comment>
        <translation>Dé {die}&#xa0;: l’incendie ne se répand pas de la case {from} à la case {hex}.</translation>
    </message>
    <message>
        <source>{by} tries to put a fire out</source>
        <comment>siege.3.53a/put_out</comment>
        <translation>{by} tente d’éteindre un incendie</translation>
    </message>
    <message>
        <source>{by} tries to put out the fire on {hex}</source>
        <comment>siege.3.53a/put_out_hex</comment>
        <translation>{by} tente d’éteindre l’incendie en {hex}</translation>
    </message>
    <message>
        <source>{by} may not try to put a fire out.</source>
        <comment>siege.3.53a/put_out_no</comment>
        <translation>{by} ne peut pas tenter d’éteindre un incendie.</translation>
    </message>
    <message>
        <source>{by} may not try to put out the fire on {hex}.</source>
        <comment>siege.3.53a/put_out_hex_no</comment>
        <translation>{by} ne peut pas tenter d’éteindre l’incendie en {hex}.</translation>
    </message>
    <message>
        <source>{by} may try to put a fire out.</source>
        <comment>siege.3.53a/put_out_may</comment>
        <translation>{by} peut tenter d’éteindre un incendie.</translation>
    </message>
    <message>
        <source>{by} may try to put out the fire on {hex}.</source>
        <comment>siege.3.53a/put_out_hex_may</comment>
        <translation>{by} peut tenter d’éteindre l’incendie en {hex}.</translation>
    </message>
    <message>
        <source>{name} has moved in this phase, and puts no fire out.</source>
        <comment>siege.3.53a/moved</comment>
        <translation>{name} s’est déplacé dans cette phase et n’éteint pas d’incendie.</translation>
    </message>
    <message>
        <source>{name} has shot in this phase, and puts no fire out.</source>
        <comment>siege.3.53a/shot</comment>
        <translation>{name} a tiré dans cette phase et n’éteint pas d’incendie.</translation>
    </message>
    <message>
        <source>{name} has fought in this phase, and puts no fire out.</source>
        <comment>siege.3.53a/fought</comment>
        <translation>{name} a combattu dans cette phase et n’éteint pas d’incendie.</translation>
    </message>
    <message>
        <source>{name} has tried to put a fire out in this phase, and does not fight.</source>
        <comment>siege.3.53a/tried</comment>
        <translation>{name} a tenté d’éteindre un incendie dans cette phase et ne combat pas.</translation>
    </message>
    <message>
        <source>Nothing burns beside {name}.</source>
        <comment>siege.3.53a/nothing</comment>
        <translation>{name} n’a rien à côté qui soit en feu.</translation>
    </message>
    <message>
        <source>{hex} is not beside {name}.</source>
        <comment>siege.3.53a/apart</comment>
        <translation>{name} n’est pas à côté de la case {hex}.</translation>
    </message>
    <message>
        <source>{hex} is not on fire.</source>
        <comment>siege.3.53a/cold</comment>
        <translation>{hex} n’est pas en feu.</translation>
    </message>
    <message>
        <source>Die {die}, result {letter}: the fire on {hex} is out.</source>
        <comment>siege.3.53a/out</comment>
        <translation>Dé {die}, résultat {letter}&#xa0;: l’incendie en {hex} est éteint.</translation>
    </message>
    <message>
        <source>Die {die}: the fire on {hex} burns on.</source>
        <comment>siege.3.53a/burns_on</comment>
        <translation>Dé {die}&#xa0;: l’incendie en {hex} continue.</translation>
    </message>
    <message>
        <source>May put a fire out</source>
        <comment>siege.3.53a/may</comment>
        <translation>Peuvent éteindre un incendie</translation>
    </message>
    <message>
        <source>Have tried to put a fire out</source>
        <comment>siege.3.53a/done</comment>
        <translation>Ont tenté d’éteindre un incendie</translation>
    </message>
    <message>
        <source>{name} has made its attempt, or done other work, in this phase already.</source>
        <comment>siege.3.53b/again</comment>
        <translation>{name} a déjà fait sa tentative, ou un autre travail, dans cette phase.</translation>
    </message>
    <message>
        <source>First {name} must leave the fire.</source>
        <comment>siege.3.54a/first</comment>
        <translation>D’abord, {name} doit quitter l’incendie.</translation>
    </message>
    <message>
        <source>{name} is in the fire and must leave it.</source>
        <comment>siege.3.54a/owes</comment>
        <translation>{name} est dans l’incendie et doit le quitter.</translation>
    </message>
    <message>
        <source>{name} must retreat 1 hex from the fire, not {given}.</source>
        <comment>siege.3.54a/length</comment>
        <translation>{name} doit reculer de 1 case de l’incendie, et non de {given}.</translation>
    </message>
    <message>
        <source>{name} leaves the fire, to {hex}.</source>
        <comment>siege.3.54a/done</comment>
        <translation>{name} quitte l’incendie, en {hex}.</translation>
    </message>
    <message>
        <source>{name} cannot leave the fire: wounded.</source>
        <comment>siege.3.54a/cannot</comment>
        <translation>{name} ne peut pas quitter l’incendie&#xa0;: blessure.</translation>
    </message>
    <message>
        <source>{name} stays in the fire: wounded.</source>
        <comment>siege.3.54a/stays</comment>
        <translation>{name} reste dans l’incendie&#xa0;: blessure.</translation>
    </message>
    <message>
        <source>{name} has been in the fire for a second turn: killed.</source>
        <comment>siege.3.54a/dies</comment>
        <translation>{name} est dans l’incendie pour le deuxième tour&#xa0;: mort.</translation>
    </message>
    <message>
        <source>{hex} is on fire too.</source>
        <comment>siege.3.54a/burns</comment>
        <translation>{hex} est en feu aussi.</translation>
    </message>
    <message>
        <source>{counter} stays in the fire on {stays}.</source>
        <comment>siege.3.54a/stays_so</comment>
        <translation>{counter} reste dans l’incendie en {stays}.</translation>
    </message>
    <message>
        <source>Die {die}: {name} comes round in the fire.</source>
        <comment>siege.3.54c/comes_round</comment>
        <translation>Dé {die}&#xa0;: {name} reprend ses esprits dans l’incendie.</translation>
    </message>
    <message>
        <source>Die {die}: {name} dies in the fire.</source>
        <comment>siege.3.54c/dies</comment>
        <translation>Dé {die}&#xa0;: {name} meurt dans l’incendie.</translation>
    </message>
    <message>
        <source>{hex} has burnt for three turns: what it held is destroyed.</source>
        <comment>siege.3.55a/destroyed</comment>
        <translation>{hex} brûle depuis trois tours&#xa0;: ce qui s’y trouvait est détruit.</translation>
    </message>
    <message>
        <source>What stood on {destroyed} is destroyed by fire.</source>
        <comment>siege.3.55a/destroyed_so</comment>
        <translation>Ce qui se trouvait en {destroyed} est détruit par le feu.</translation>
    </message>
    <message>
        <source>The whole engine on {hex} is destroyed.</source>
        <comment>siege.3.55b/whole</comment>
        <translation>L’engin entier en {hex} est détruit.</translation>
    </message>
    <message>
        <source>One of the three at the ram has tried to put out a fire in this turn.</source>
        <comment>siege.4.34a/put_out</comment>
        <translation>L’un des trois au bélier a tenté d’éteindre un incendie pendant ce tour.</translation>
    </message>
    <message>
        <source>{by} shoots a flaming arrow</source>
        <comment>siege.5.31a/flame</comment>
        <translation>{by} tire une flèche enflammée</translation>
    </message>
    <message>
        <source>{by} shoots a flaming arrow at {hex}</source>
        <comment>siege.5.31a/flame_hex</comment>
        <translation>{by} tire une flèche enflammée sur {hex}</translation>
    </message>
    <message>
        <source>{by} may not shoot a flaming arrow.</source>
        <comment>siege.5.31a/flame_no</comment>
        <translation>{by} ne peut pas tirer de flèche enflammée.</translation>
    </message>
    <message>
        <source>{by} may not shoot a flaming arrow at {hex}.</source>
        <comment>siege.5.31a/flame_hex_no</comment>
        <translation>{by} ne peut pas tirer de flèche enflammée sur {hex}.</translation>
    </message>
    <message>
        <source>{by} may shoot a flaming arrow.</source>
        <comment>siege.5.31a/flame_may</comment>
        <translation>{by} peut tirer une flèche enflammée.</translation>
    </message>
    <message>
        <source>{by} may shoot a flaming arrow at {hex}.</source>
        <comment>siege.5.31a/flame_hex_may</comment>
        <translation>{by} peut tirer une flèche enflammée sur {hex}.</translation>
    </message>
    <message>
        <source>Flaming arrows are shot with bows, not with this: {weapon}.</source>
        <comment>siege.5.31a/bows</comment>
        <translation>Les flèches enflammées se tirent à l’arc, pas avec cette arme&#xa0;: {weapon}.</translation>
    </message>
    <message>
        <source>There is no siege engine on {hex}.</source>
        <comment>siege.5.31a/no_engine</comment>
        <translation>Il n’y a pas d’engin de siège en {hex}.</translation>
    </message>
    <message>
        <source>{hex} is on fire already.</source>
        <comment>siege.5.31a/burning</comment>
        <translation>{hex} est déjà en feu.</translation>
    </message>
    <message>
        <source>There is no siege engine to shoot at.</source>
        <comment>siege.5.31a/none</comment>
        <translation>Il n’y a aucun engin de siège sur lequel tirer.</translation>
    </message>
    <message>
        <source>May shoot a flaming arrow</source>
        <comment>siege.5.31a/may</comment>
        <translation>Peuvent tirer une flèche enflammée</translation>
    </message>
    <message>
        <source>{hex} is {range} hexes away; a flaming arrow flies no farther than {longest}.</source>
        <comment>siege.5.31b/short</comment>
        <translation>{hex} est à {range} cases&#xa0;; une flèche enflammée ne vole pas au-delà de {longest}.</translation>
    </message>
    <message>
        <source>Die {die}: the arrow does not set {hex} alight.</source>
        <comment>siege.5.31c/misses</comment>
        <translation>Dé {die}&#xa0;: la flèche n’incendie pas {hex}.</translation>
    </message>
    <message>
        <source>Die {die}, result {letter}: {hex} is on fire.</source>
        <comment>siege.5.31d/catches</comment>
        <translation>Dé {die}, résultat {letter}&#xa0;: {hex} est en feu.</translation>
    </message>
    <message>
        <source>{by} pours boiling oil</source>
        <comment>siege.5.32a/pour</comment>
        <translation>{by} renverse de l’huile bouillante</translation>
    </message>
    <message>
        <source>{by} pours boiling oil on {hex}</source>
        <comment>siege.5.32a/pour_hex</comment>
        <translation>{by} renverse de l’huile bouillante sur {hex}</translation>
    </message>
    <message>
        <source>{by} may not pour boiling oil.</source>
        <comment>siege.5.32a/pour_no</comment>
        <translation>{by} ne peut pas renverser d’huile bouillante.</translation>
    </message>
    <message>
        <source>{by} may not pour boiling oil on {hex}.</source>
        <comment>siege.5.32a/pour_hex_no</comment>
        <translation>{by} ne peut pas renverser d’huile bouillante sur {hex}.</translation>
    </message>
    <message>
        <source>{by} may pour boiling oil.</source>
        <comment>siege.5.32a/pour_may</comment>
        <translation>{by} peut renverser de l’huile bouillante.</translation>
    </message>
    <message>
        <source>{by} may pour boiling oil on {hex}.</source>
        <comment>siege.5.32a/pour_hex_may</comment>
        <translation>{by} peut renverser de l’huile bouillante sur {hex}.</translation>
    </message>
    <message>
        <source>{counter} empties a barrel of oil on {pours}.</source>
        <comment>siege.5.32a/pours_so</comment>
        <translation>{counter} vide un baril d’huile sur {pours}.</translation>
    </message>
    <message>
        <source>{name} is not on a rampart.</source>
        <comment>siege.5.32a/rampart</comment>
        <translation>{name} n’est pas sur un rempart.</translation>
    </message>
    <message>
        <source>{name} has no oil barrel.</source>
        <comment>siege.5.32a/no_barrel</comment>
        <translation>{name} n’a pas de baril d’huile.</translation>
    </message>
    <message>
        <source>{hex} is not beside {name}.</source>
        <comment>siege.5.32a/apart</comment>
        <translation>{name} n’est pas à côté de la case {hex}.</translation>
    </message>
    <message>
        <source>{hex} is not lower than {name}.</source>
        <comment>siege.5.32a/higher</comment>
        <translation>{name} n’est pas plus haut que la case {hex}.</translation>
    </message>
    <message>
        <source>On {hex} there is neither an enemy nor a siege engine that the oil reaches.</source>
        <comment>siege.5.32a/nobody</comment>
        <translation>En {hex}, il n’y a ni ennemi ni engin de siège que l’huile atteigne.</translation>
    </message>
    <message>
        <source>May pour boiling oil</source>
        <comment>siege.5.32a/may</comment>
        <translation>Peuvent renverser de l’huile bouillante</translation>
    </message>
    <message>
        <source>Have poured boiling oil</source>
        <comment>siege.5.32a/done</comment>
        <translation>Ont renversé de l’huile bouillante</translation>
    </message>
    <message>
        <source>The oil reaches {hex}, at whatever height.</source>
        <comment>siege.5.32b/reaches</comment>
        <translation>L’huile atteint {hex}, quelle que soit la hauteur.</translation>
    </message>
    <message>
        <source>{name} is on top of a siege tower, out of reach of the oil.</source>
        <comment>siege.5.32c/top</comment>
        <translation>{name} se trouve au sommet de la tour de siège, hors de portée de l’huile.</translation>
    </message>
    <message>
        <source>{name} must leave the top of the burning tower.</source>
        <comment>siege.5.32c/leaves</comment>
        <translation>{name} doit quitter le sommet de la tour en feu.</translation>
    </message>
    <message>
        <source>{name} has shot in this phase, and pours no oil.</source>
        <comment>siege.5.32d/shot</comment>
        <translation>{name} a tiré dans cette phase et ne renverse pas d’huile.</translation>
    </message>
    <message>
        <source>{name} has fought in this phase, and pours no oil.</source>
        <comment>siege.5.32d/fought</comment>
        <translation>{name} a combattu dans cette phase et ne renverse pas d’huile.</translation>
    </message>
    <message>
        <source>{name} has poured oil in this phase, and does not fight.</source>
        <comment>siege.5.32d/poured</comment>
        <translation>{name} a renversé de l’huile dans cette phase et ne combat pas.</translation>
    </message>
    <message>
        <source>{name} has done its work of this phase already.</source>
        <comment>siege.5.32d/again</comment>
        <translation>{name} a déjà fait son travail de cette phase.</translation>
    </message>
    <message>
        <source>{counter} picks up an oil barrel</source>
        <comment>siege.5.32e/take</comment>
        <translation>{counter} ramasse un baril d’huile</translation>
    </message>
    <message>
        <source>{counter} may not pick up an oil barrel.</source>
        <comment>siege.5.32e/take_no</comment>
        <translation>{counter} ne peut pas ramasser de baril d’huile.</translation>
    </message>
    <message>
        <source>{counter} may pick up an oil barrel.</source>
        <comment>siege.5.32e/take_may</comment>
        <translation>{counter} peut ramasser un baril d’huile.</translation>
    </message>
    <message>
        <source>{counter} picks up an oil barrel.</source>
        <comment>siege.5.32e/take_done</comment>
        <translation>{counter} ramasse un baril d’huile.</translation>
    </message>
    <message>
        <source>{counter} has the oil barrel from {takes}.</source>
        <comment>siege.5.32e/takes_so</comment>
        <translation>{counter} a le baril d’huile pris en {takes}.</translation>
    </message>
    <message>
        <source>{name} carries a barrel: 2 movement points fewer.</source>
        <comment>siege.5.32e/carries</comment>
        <translation>{name} porte un baril&#xa0;: 2 points de mouvement de moins.</translation>
    </message>
    <message>
        <source>{name} carries a barrel already.</source>
        <comment>siege.5.32e/has_one</comment>
        <translation>{name} porte déjà un baril.</translation>
    </message>
    <message>
        <source>{name} is mounted or an animal, and carries no barrel.</source>
        <comment>siege.5.32e/mounted</comment>
        <translation>{name} est un animal ou à cheval, et ne porte pas de baril.</translation>
    </message>
    <message>
        <source>May pick up an oil barrel</source>
        <comment>siege.5.32e/may</comment>
        <translation>Peuvent ramasser un baril d’huile</translation>
    </message>
    <message>
        <source>Carry an oil barrel</source>
        <comment>siege.5.32e/done</comment>
        <translation>Portent un baril d’huile</translation>
    </message>
    <message>
        <source>Die {die} in column {column}, table {table}: {result}.</source>
        <comment>siege.5.32f/column</comment>
        <translation>Dé {die} dans la colonne {column}, table {table}&#xa0;: {result}.</translation>
    </message>
    <message>
        <source>Die {die} in column {column}, table {table}: {name} is unhurt.</source>
        <comment>siege.5.32f/nothing</comment>
        <translation>Dé {die} dans la colonne {column}, table {table}&#xa0;: {name} reste indemne.</translation>
    </message>
    <message>
        <source>No siege engine protects {name} from the oil.</source>
        <comment>siege.5.32f/unprotected</comment>
        <translation>Aucun engin de siège ne protège {name} de l’huile.</translation>
    </message>
    <message>
        <source>A siege engine protects {name}: the die for it comes first.</source>
        <comment>siege.5.32g/under</comment>
        <translation>Un engin de siège protège {name}&#xa0;: son dé vient d’abord.</translation>
    </message>
    <message>
        <source>Die {die}, result {letter}: the engine on {hex} is on fire.</source>
        <comment>siege.5.32g/catches</comment>
        <translation>Dé {die}, résultat {letter}&#xa0;: l’engin en {hex} est en feu.</translation>
    </message>
    <message>
        <source>Die {die}: the engine on {hex} does not catch fire.</source>
        <comment>siege.5.32g/holds</comment>
        <translation>Dé {die}&#xa0;: l’engin en {hex} ne prend pas feu.</translation>
    </message>
    <message>
        <source>{name} must retreat from the burning engine.</source>
        <comment>siege.5.32h/flees</comment>
        <translation>{name} doit reculer de l’engin en feu.</translation>
    </message>
    <message>
        <source>The oil reaches nobody on {hex}: only the die for the engine is thrown.</source>
        <comment>siege.5.32k/alone</comment>
        <translation>L’huile n’atteint personne en {hex}&#xa0;: on lance seulement le dé pour l’engin.</translation>
    </message>
    <message>
        <source>Panic after the death of {dead}</source>
        <comment>siege.panic.1a/panic</comment>
        <translation>Panique après une mort&#xa0;: {dead}</translation>
    </message>
    <message>
        <source>No panic die for {dead}.</source>
        <comment>siege.panic.1a/panic_no</comment>
        <translation>Aucun dé de panique pour {dead}.</translation>
    </message>
    <message>
        <source>A die is thrown for the death of {dead}.</source>
        <comment>siege.panic.1a/panic_may</comment>
        <translation>{dead}&#xa0;: on lance un dé pour cette mort.</translation>
    </message>
    <message>
        <source>First the panic die is thrown for the death of {name}.</source>
        <comment>siege.panic.1a/first</comment>
        <translation>On lance d’abord le dé de panique pour une mort&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>No panic die is owed for {name}.</source>
        <comment>siege.panic.1a/not_owed</comment>
        <translation>Aucun dé de panique n’est dû pour {name}.</translation>
    </message>
    <message>
        <source>The death of {name} may frighten {friends,and}.</source>
        <comment>siege.panic.1a/risk</comment>
        <translation>{name} meurt, ce qui peut effrayer&#xa0;: {friends,and}.</translation>
    </message>
    <message>
        <source>The death of {name} frightens nobody.</source>
        <comment>siege.panic.1a/spared</comment>
        <translation>{name} meurt, ce qui n’effraie personne.</translation>
    </message>
    <message>
        <source>{counter} takes heart again.</source>
        <comment>siege.panic.1a/nerve_so_steady</comment>
        <translation>{counter} reprend courage.</translation>
    </message>
    <message>
        <source>{counter} panics.</source>
        <comment>siege.panic.1a/nerve_so_panic</comment>
        <translation>{counter} panique.</translation>
    </message>
    <message>
        <source>{counter} routs.</source>
        <comment>siege.panic.1a/nerve_so_rout</comment>
        <translation>{counter} part en débandade.</translation>
    </message>
    <message>
        <source>The nerve of {counter}: {nerve}.</source>
        <comment>siege.panic.1a/nerve_so</comment>
        <translation>{counter}, sang-froid&#xa0;: {nerve}.</translation>
    </message>
    <message>
        <source>The death of {dead} frightens nobody any more.</source>
        <comment>siege.panic.1a/shaken_so</comment>
        <translation>{dead}&#xa0;: cette mort n’effraie plus personne.</translation>
    </message>
    <message>
        <source>Panic table, die {die}: nothing happens.</source>
        <comment>siege.panic.1c/nothing</comment>
        <translation>Table de panique, dé {die}&#xa0;: il ne se passe rien.</translation>
    </message>
    <message numerus="yes">
        <source>Panic table, die {die}: panic, %n character(s).</source>
        <comment>siege.panic.1c/panic</comment>
        <translation>
            <numerusform>Table de panique, dé {die}&#xa0;: panique, %n personnage.</numerusform>
            <numerusform>Table de panique, dé {die}&#xa0;: panique, %n personnages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Panic table, die {die}: rout, %n character(s).</source>
        <comment>siege.panic.1c/rout</comment>
        <translation>
            <numerusform>Table de panique, dé {die}&#xa0;: débandade, %n personnage.</numerusform>
            <numerusform>Table de panique, dé {die}&#xa0;: débandade, %n personnages.</numerusform>
        </translation>
    </message>
    <message>
        <source>Affected: {who,and}</source>
        <comment>siege.panic.1d/frighten</comment>
        <translation>Atteints&#xa0;: {who,and}</translation>
    </message>
    <message>
        <source>These may not be chosen.</source>
        <comment>siege.panic.1d/frighten_no</comment>
        <translation>Ceux-ci ne peuvent pas être choisis.</translation>
    </message>
    <message>
        <source>The owner chooses who is affected.</source>
        <comment>siege.panic.1d/frighten_may</comment>
        <translation>Le joueur concerné choisit qui est atteint.</translation>
    </message>
    <message>
        <source>Affected: {who,and}.</source>
        <comment>siege.panic.1d/frighten_done</comment>
        <translation>Atteints&#xa0;: {who,and}.</translation>
    </message>
    <message>
        <source>Nobody more is affected</source>
        <comment>siege.panic.1d/keep_calm</comment>
        <translation>Personne d’autre n’est atteint</translation>
    </message>
    <message>
        <source>Nobody may stay calm now.</source>
        <comment>siege.panic.1d/keep_calm_no</comment>
        <translation>Personne ne peut rester calme maintenant.</translation>
    </message>
    <message>
        <source>Nobody more is affected.</source>
        <comment>siege.panic.1d/keep_calm_done</comment>
        <translation>Personne d’autre n’est atteint.</translation>
    </message>
    <message>
        <source>No more than these are there: all are affected.</source>
        <comment>siege.panic.1d/fewer</comment>
        <translation>Il n’y en a pas davantage&#xa0;: tous sont atteints.</translation>
    </message>
    <message numerus="yes">
        <source>First %n character(s) are chosen after the death of {name}.</source>
        <comment>siege.panic.1d/first</comment>
        <translation>
            <numerusform>{name} vient de mourir&#xa0;: on choisit d’abord %n personnage.</numerusform>
            <numerusform>{name} vient de mourir&#xa0;: on choisit d’abord %n personnages.</numerusform>
        </translation>
    </message>
    <message>
        <source>Those who saw {name} die may all be let panic or rout.</source>
        <comment>siege.panic.1d/may</comment>
        <translation>Ceux qui ont vu mourir {name} peuvent tous paniquer ou partir en débandade, si on le veut.</translation>
    </message>
    <message>
        <source>Or nobody is.</source>
        <comment>siege.panic.1d/or_calm</comment>
        <translation>Ou personne.</translation>
    </message>
    <message>
        <source>After the death of {name} nobody is to be chosen.</source>
        <comment>siege.panic.1d/not_owed</comment>
        <translation>{name} est mort sans que personne soit à choisir.</translation>
    </message>
    <message>
        <source>The death of {dead} does not frighten {name}.</source>
        <comment>siege.panic.1d/not_he</comment>
        <translation>{name} ne s’effraie pas de cette mort&#xa0;: {dead}.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them must be chosen, not {given}.</source>
        <comment>siege.panic.1d/count</comment>
        <translation>
            <numerusform>Il faut choisir %n personnage, pas {given}.</numerusform>
            <numerusform>Il faut choisir %n personnages, pas {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n must be chosen, or all of them; not {given}.</source>
        <comment>siege.panic.1d/all</comment>
        <translation>
            <numerusform>Il faut choisir %n personnage, ou tous&#xa0;; pas {given}.</numerusform>
            <numerusform>Il faut choisir %n personnages, ou tous&#xa0;; pas {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The die asks for %n character(s).</source>
        <comment>siege.panic.1d/must</comment>
        <translation>
            <numerusform>Le dé demande %n personnage.</numerusform>
            <numerusform>Le dé demande %n personnages.</numerusform>
        </translation>
    </message>
    <message>
        <source>The die says which: {nerve}.</source>
        <comment>siege.panic.1d/into</comment>
        <translation>C’est le dé qui le dit&#xa0;: {nerve}.</translation>
    </message>
    <message numerus="yes">
        <source>%n of those who saw {dead} die are affected; the owner chooses.</source>
        <comment>siege.panic.1d/fright_so</comment>
        <translation>
            <numerusform>%n de ceux qui ont vu mourir {dead} est atteint&#xa0;; le joueur concerné choisit.</numerusform>
            <numerusform>%n de ceux qui ont vu mourir {dead} sont atteints&#xa0;; le joueur concerné choisit.</numerusform>
        </translation>
    </message>
    <message>
        <source>{counter} flees</source>
        <comment>siege.panic.2a/flee</comment>
        <translation>{counter} fuit</translation>
    </message>
    <message>
        <source>{counter} flees to {path,last}</source>
        <comment>siege.panic.2a/flee_path</comment>
        <translation>{counter} fuit en {path,last}</translation>
    </message>
    <message>
        <source>{counter} flees from the map</source>
        <comment>siege.panic.2a/flee_over</comment>
        <translation>{counter} fuit hors de la carte</translation>
    </message>
    <message>
        <source>{counter} may not flee so.</source>
        <comment>siege.panic.2a/flee_no</comment>
        <translation>{counter} ne peut pas fuir ainsi.</translation>
    </message>
    <message>
        <source>{counter} may not flee to {path,last} like that.</source>
        <comment>siege.panic.2a/flee_path_no</comment>
        <translation>{counter} ne peut pas fuir ainsi en {path,last}.</translation>
    </message>
    <message>
        <source>{counter} must flee.</source>
        <comment>siege.panic.2a/flee_may</comment>
        <translation>{counter} doit fuir.</translation>
    </message>
    <message>
        <source>{counter} flees to {path,last}.</source>
        <comment>siege.panic.2a/flee_path_done</comment>
        <translation>{counter} fuit en {path,last}.</translation>
    </message>
    <message>
        <source>{counter} flees from the map.</source>
        <comment>siege.panic.2a/flee_over_done</comment>
        <translation>{counter} fuit hors de la carte.</translation>
    </message>
    <message>
        <source>First {name} flees.</source>
        <comment>siege.panic.2a/first</comment>
        <translation>{name} fuit d’abord.</translation>
    </message>
    <message>
        <source>{name} has no flight to make.</source>
        <comment>siege.panic.2a/not_owed</comment>
        <translation>{name} n’a pas à fuir.</translation>
    </message>
    <message>
        <source>{to} is not beside {from}.</source>
        <comment>siege.panic.2a/jump</comment>
        <translation>{to} et {from} ne se touchent pas.</translation>
    </message>
    <message>
        <source>{hex} was on the way already.</source>
        <comment>siege.panic.2a/back</comment>
        <translation>{hex} était déjà sur le chemin.</translation>
    </message>
    <message>
        <source>{hex} cannot be entered.</source>
        <comment>siege.panic.2a/closed</comment>
        <translation>On ne peut pas entrer en {hex}.</translation>
    </message>
    <message>
        <source>{hex} is held.</source>
        <comment>siege.panic.2a/held</comment>
        <translation>{hex} n’est pas libre.</translation>
    </message>
    <message>
        <source>A way leads farther from the enemy than to {hex}.</source>
        <comment>siege.panic.2a/nearer</comment>
        <translation>Un chemin mène plus loin des ennemis&#xa0;: pas en {hex}.</translation>
    </message>
    <message>
        <source>Another step leads farther from the enemy than {hex}.</source>
        <comment>siege.panic.2a/farthest</comment>
        <translation>Une autre case est plus loin des ennemis&#xa0;: pas {hex}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} must flee %n hex(es), not {given}.</source>
        <comment>siege.panic.2a/length</comment>
        <translation>
            <numerusform>{name} doit fuir de %n case, pas {given}.</numerusform>
            <numerusform>{name} doit fuir de %n cases, pas {given}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No flight from {hex} goes on to its end.</source>
        <comment>siege.panic.2a/stuck</comment>
        <translation>Depuis {hex}, aucune fuite ne va jusqu’au bout.</translation>
    </message>
    <message>
        <source>That side of {hex} is not the edge of the map.</source>
        <comment>siege.panic.2a/edge</comment>
        <translation>Ce côté, en {hex}, n’est pas le bord de la carte.</translation>
    </message>
    <message>
        <source>{hex} does not lead to the nearest way out.</source>
        <comment>siege.panic.2b/way_out</comment>
        <translation>{hex} ne mène pas à l’échappatoire la plus proche.</translation>
    </message>
    <message>
        <source>{hex} is beside an enemy who could attack there.</source>
        <comment>siege.panic.2c/threat</comment>
        <translation>{hex} est à côté d’un ennemi qui pourrait y attaquer.</translation>
    </message>
    <message>
        <source>There is no way for {name} to flee: wounded instead.</source>
        <comment>siege.panic.2d/wounded</comment>
        <translation>{name} n’a aucun chemin pour fuir&#xa0;: il en résulte une blessure.</translation>
    </message>
    <message>
        <source>{hex} is beside an enemy, and {name} is in panic.</source>
        <comment>siege.panic.2f/contact</comment>
        <translation>{hex} est à côté d’un ennemi, et {name} est en panique.</translation>
    </message>
    <message numerus="yes">
        <source>All who are attacked are in panic: %n column(s) to the right.</source>
        <comment>siege.panic.2g/shift</comment>
        <translation>
            <numerusform>Tous les attaqués sont en panique&#xa0;: %n colonne à droite.</numerusform>
            <numerusform>Tous les attaqués sont en panique&#xa0;: %n colonnes à droite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Those attacked are in panic: what would befall the attackers does not count.</source>
        <comment>siege.panic.2g/ignored</comment>
        <translation>Les attaqués sont en panique&#xa0;: ce qui atteindrait les attaquants ne compte pas.</translation>
    </message>
    <message>
        <source>{other} stands beside {name}: the panic ends.</source>
        <comment>siege.panic.2h/rallied</comment>
        <translation>{name} a {other} à ses côtés&#xa0;: la panique prend fin.</translation>
    </message>
    <message>
        <source>Every enemy is far from {name}: the panic ends.</source>
        <comment>siege.panic.2h/far</comment>
        <translation>{name} est loin de tout ennemi&#xa0;: la panique prend fin.</translation>
    </message>
    <message>
        <source>{name} is in rout and moves only in flight.</source>
        <comment>siege.panic.3a/moves</comment>
        <translation>{name} est en débandade et ne se déplace qu’en fuyant.</translation>
    </message>
    <message>
        <source>{hex} takes more movement points than are left.</source>
        <comment>siege.panic.3a/points</comment>
        <translation>{hex} demande plus de points de mouvement qu’il n’en reste.</translation>
    </message>
    <message>
        <source>{name} has movement points left and flees on.</source>
        <comment>siege.panic.3a/on</comment>
        <translation>{name} a encore des points de mouvement et continue de fuir.</translation>
    </message>
    <message>
        <source>{counter} must flee again.</source>
        <comment>siege.panic.3a/flight_so</comment>
        <translation>{counter} doit fuir de nouveau.</translation>
    </message>
    <message>
        <source>Those in rout flee in step 2, so that it cannot be left out.</source>
        <comment>siege.panic.3a/first</comment>
        <translation>Ceux qui sont en débandade fuient à la séquence 2, qu’on ne peut donc pas sauter.</translation>
    </message>
    <message>
        <source>{other} stands beside {name}: the rout ends.</source>
        <comment>siege.panic.3b/rallied</comment>
        <translation>{name} a {other} à ses côtés&#xa0;: la débandade prend fin.</translation>
    </message>
    <message>
        <source>{name} was in panic already and routs, without a die.</source>
        <comment>siege.panic.4/routs</comment>
        <translation>{name} était déjà en panique et part en débandade, sans dé.</translation>
    </message>
    <message>
        <source>{counter} leaves the map and does not return.</source>
        <comment>siege.exit.1/left_so</comment>
        <translation>{counter} quitte la carte et ne revient pas.</translation>
    </message>
    <message>
        <source>{name} is wounded and counts as a loss.</source>
        <comment>siege.exit.1/lost</comment>
        <translation>{name} a une blessure et compte comme perte.</translation>
    </message>
    <message>
        <source>{name} does not count as a loss.</source>
        <comment>siege.exit.1/not_lost</comment>
        <translation>{name} ne compte pas comme perte.</translation>
    </message>
    <message>
        <source>{name} has left the map and does not return.</source>
        <comment>siege.exit.1/gone</comment>
        <translation>{name} a quitté la carte et ne revient pas.</translation>
    </message>
    <message>
        <source>{friend} stands beside {target}, and a miss may hit {friend}.</source>
        <comment>siege.error.1/lifted</comment>
        <translation>{target} a {friend} à ses côtés&#xa0;: un tir manqué peut atteindre {friend}.</translation>
    </message>
    <message>
        <source>The shot misses, and {friend} stands beside {target}: a second die on the error table.</source>
        <comment>siege.error.2/risk</comment>
        <translation>Le tir manque&#xa0;; {target} a {friend} à ses côtés&#xa0;: un second dé sur la table des erreurs de tir.</translation>
    </message>
    <message>
        <source>The shot misses, and several stand beside {target}: one is drawn, counted in the order of {friends,and}.</source>
        <comment>siege.error.2/draw</comment>
        <translation>Le tir manque&#xa0;; {target} a plusieurs amis du tireur à ses côtés&#xa0;: on tire au sort, en comptant dans cet ordre&#xa0;: {friends,and}.</translation>
    </message>
    <message>
        <source>{friend} is drawn: a second die on the error table.</source>
        <comment>siege.error.2/drawn</comment>
        <translation>Le sort désigne {friend}&#xa0;: un second dé sur la table des erreurs de tir.</translation>
    </message>
    <message>
        <source>Range, health and skill count for the error die too: {add}.</source>
        <comment>siege.error.3/added</comment>
        <translation>Distance, santé et habileté comptent aussi pour le dé d’erreur&#xa0;: {add}.</translation>
    </message>
    <message>
        <source>Error table, die {die}, adjusted {adjusted}: {friend} is hit and wounded.</source>
        <comment>siege.error.4/hit</comment>
        <translation>Table des erreurs de tir, dé {die}, modifié {adjusted}&#xa0;: le tir atteint et blesse {friend}.</translation>
    </message>
    <message>
        <source>Error table, die {die}, adjusted {adjusted}: nobody is hit.</source>
        <comment>siege.error.4/harmless</comment>
        <translation>Table des erreurs de tir, dé {die}, modifié {adjusted}&#xa0;: personne n’est touché.</translation>
    </message>
    <message>
        <source>An obstacle stands between {shooter} and {friend}, who cannot be hit by mistake.</source>
        <comment>siege.error.5/shielded</comment>
        <translation>Un obstacle se trouve entre {shooter} et {friend}&#xa0;: le tir ne peut pas atteindre {friend} par erreur.</translation>
    </message>
    <message>
        <source>The skill numbers of the side of {shooter} add up to {sum} among those with this weapon ({weapon}), not to 0.</source>
        <comment>siege.skill.2/sum</comment>
        <translation>{shooter} a un camp dont les habiletés avec cette arme ({weapon}) font {sum}, pas 0.</translation>
    </message>
    <message>
        <source>Result {letter} puts out only a fire lit by a flaming arrow: {hex} burns on.</source>
        <comment>siege.sheet.7/arrow_only</comment>
        <translation>Le résultat {letter} n’éteint qu’un incendie allumé par une flèche enflammée&#xa0;: {hex} continue de brûler.</translation>
    </message>
    <message>
        <source>{name} has not spent the whole turn at the winch.</source>
        <comment>siege.ruling.whole-turn/acted</comment>
        <translation>{name} n’a pas passé tout le tour au treuil.</translation>
    </message>
    <message>
        <source>{name} was attacked in this turn.</source>
        <comment>siege.ruling.whole-turn/fought</comment>
        <translation>Quelqu’un a attaqué {name} dans ce tour.</translation>
    </message>
    <message>
        <source>The winch is worked in step 5 of the last phase of the turn.</source>
        <comment>siege.ruling.winch/turn_end</comment>
        <translation>Le treuil se manœuvre à la séquence 5 de la dernière phase du tour.</translation>
    </message>
    <message>
        <source>{name} works the winch in step 5 of a phase of the own side.</source>
        <comment>siege.ruling.winch/own_phase</comment>
        <translation>{name} manœuvre le treuil à la séquence 5 d’une phase de son camp.</translation>
    </message>
    <message>
        <source>The gate stays open although the drawbridge is raised.</source>
        <comment>siege.ruling.gate-closed/open</comment>
        <translation>La porte reste ouverte, bien que le pont-levis soit levé.</translation>
    </message>
    <message>
        <source>No moat hex beside the drawbridge is free: the nearest that is.</source>
        <comment>siege.ruling.bridge-full/nearest</comment>
        <translation>Aucune case de fossé à côté du pont-levis n’est libre&#xa0;: la plus proche qui le soit.</translation>
    </message>
    <message>
        <source>No moat hex beside the drawbridge is free: {name} lands on another.</source>
        <comment>siege.ruling.bridge-full/stack</comment>
        <translation>Aucune case de fossé à côté du pont-levis n’est libre&#xa0;: {name} tombe sur un autre.</translation>
    </message>
    <message>
        <source>{name} is thrown off the drawbridge, and the horse dies.</source>
        <comment>siege.ruling.bridge-mounted/horse</comment>
        <translation>Le pont-levis précipite {name}, et le cheval meurt.</translation>
    </message>
    <message>
        <source>{name} is thrown off the drawbridge, and dies.</source>
        <comment>siege.ruling.bridge-mounted/animal</comment>
        <translation>Le pont-levis précipite {name}, qui meurt.</translation>
    </message>
    <message>
        <source>{name} stands at the foot of the ladder on {hex}.</source>
        <comment>siege.ruling.ladder-raise/foot</comment>
        <translation>{name} se tient au pied de l’échelle de la case {hex}.</translation>
    </message>
    <message>
        <source>{name} is at the foot of the ladder on {hex}: disadvantage (-).</source>
        <comment>siege.ruling.ladder-raise/fights</comment>
        <translation>{name} se tient au pied de l’échelle de la case {hex}&#xa0;: désavantage (-).</translation>
    </message>
    <message numerus="yes">
        <source>{name} is on the ladder on {hex} at once: %n movement point(s).</source>
        <comment>siege.ruling.ladder-raise/climbs</comment>
        <translation>
            <numerusform>{name} est aussitôt sur l’échelle de la case {hex}&#xa0;: %n point de mouvement.</numerusform>
            <numerusform>{name} est aussitôt sur l’échelle de la case {hex}&#xa0;: %n points de mouvement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n movement point(s) left, and being on the ladder takes {points}.</source>
        <comment>siege.ruling.ladder-raise/short</comment>
        <translation>
            <numerusform>Il reste à {name} %n point de mouvement, et il en faut {points} pour être sur l’échelle.</numerusform>
            <numerusform>Il reste à {name} %n points de mouvement, et il en faut {points} pour être sur l’échelle.</numerusform>
        </translation>
    </message>
    <message>
        <source>{counter} lays the ladder down</source>
        <comment>siege.ruling.ladder-carry/put_down</comment>
        <translation>{counter} pose l’échelle</translation>
    </message>
    <message>
        <source>{counter} may not lay the ladder down.</source>
        <comment>siege.ruling.ladder-carry/put_down_no</comment>
        <translation>{counter} ne peut pas poser l’échelle.</translation>
    </message>
    <message>
        <source>{counter} may lay the ladder down.</source>
        <comment>siege.ruling.ladder-carry/put_down_may</comment>
        <translation>{counter} peut poser l’échelle.</translation>
    </message>
    <message>
        <source>{counter} lays the ladder down.</source>
        <comment>siege.ruling.ladder-carry/put_down_done</comment>
        <translation>{counter} pose l’échelle.</translation>
    </message>
    <message>
        <source>{counter} and {lays} lay the ladder down.</source>
        <comment>siege.ruling.ladder-carry/lays_so</comment>
        <translation>{counter} et {lays} posent l’échelle.</translation>
    </message>
    <message>
        <source>{name} holds no ladder.</source>
        <comment>siege.ruling.ladder-carry/not_held</comment>
        <translation>{name} ne tient aucune échelle.</translation>
    </message>
    <message>
        <source>{name} is not on foot, and carries no ladder.</source>
        <comment>siege.ruling.ladder-carry/afoot</comment>
        <translation>{name} n’est pas à pied, et ne porte pas d’échelle.</translation>
    </message>
    <message>
        <source>{name} has carried a ladder in this phase, and may neither shoot nor attack.</source>
        <comment>siege.ruling.ladder-carry/phase</comment>
        <translation>{name} a porté une échelle dans cette phase, et ne peut ni tirer ni attaquer.</translation>
    </message>
    <message>
        <source>No ladder can stand on {hex}: one on foot may not enter it.</source>
        <comment>siege.ruling.ladder-where/foot</comment>
        <translation>Aucune échelle ne tient à la case {hex}&#xa0;: on n’y entre pas à pied.</translation>
    </message>
    <message>
        <source>No ladder can stand on {hex}: other equipment is there.</source>
        <comment>siege.ruling.ladder-where/equipment</comment>
        <translation>Aucune échelle ne tient à la case {hex}&#xa0;: un autre matériel s’y trouve.</translation>
    </message>
    <message>
        <source>No ladder can stand on {hex}: it is open moat.</source>
        <comment>siege.ruling.ladder-where/moat</comment>
        <translation>Aucune échelle ne tient à la case {hex}&#xa0;: c’est un fossé ouvert.</translation>
    </message>
    <message>
        <source>No ladder can stand on {hex}: it is not outside the wall.</source>
        <comment>siege.ruling.ladder-where/inside</comment>
        <translation>Aucune échelle ne tient à la case {hex}&#xa0;: elle n’est pas hors des murs.</translation>
    </message>
    <message>
        <source>The other half of the ladder cannot lie on {hex}.</source>
        <comment>siege.ruling.ladder-where/fallen</comment>
        <translation>L’autre moitié de l’échelle ne peut pas finir à la case {hex}.</translation>
    </message>
    <message numerus="yes">
        <source>Each of the two spends %n movement point(s).</source>
        <comment>siege.ruling.ladder-turn/each</comment>
        <translation>
            <numerusform>Chacun des deux dépense %n point de mouvement.</numerusform>
            <numerusform>Chacun des deux dépense %n points de mouvement.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} lies on another, can leave, and must.</source>
        <comment>siege.ruling.fall-stack/leave</comment>
        <translation>{name} est sur un autre, peut s’en aller et le doit.</translation>
    </message>
    <message>
        <source>{name} and {other} are on one hex: each is attacked by himself.</source>
        <comment>siege.ruling.fall-stack/singly</comment>
        <translation>{name} et {other} sont sur une même case&#xa0;: on attaque l’un ou l’autre.</translation>
    </message>
    <message>
        <source>{name} and {other} are on one hex: they are attacked together.</source>
        <comment>siege.ruling.fall-stack/together</comment>
        <translation>{name} et {other} sont sur une même case&#xa0;: on les attaque ensemble.</translation>
    </message>
    <message numerus="yes">
        <source>{hex} has burnt for %n turn(s).</source>
        <comment>siege.ruling.fire-count/turn</comment>
        <translation>
            <numerusform>{hex} brûle depuis %n tour.</numerusform>
            <numerusform>{hex} brûle depuis %n tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>First all dice for the spread of the fire, then those caught by it leave.</source>
        <comment>siege.ruling.fire-order/dice_first</comment>
        <translation>D’abord tous les dés pour l’incendie qui se répand, puis ceux qui s’y trouvent le quittent.</translation>
    </message>
    <message>
        <source>The new flame spreads at once.</source>
        <comment>siege.ruling.fire-order/chained</comment>
        <translation>La nouvelle flamme se répand aussitôt.</translation>
    </message>
    <message>
        <source>One die is thrown for {hex}, though it lies beside several burning hexes.</source>
        <comment>siege.ruling.fire-two/one</comment>
        <translation>On lance un seul dé pour la case {hex}, bien qu’elle soit à côté de plusieurs cases en feu.</translation>
    </message>
    <message>
        <source>{name} may stay in the fire at its price: a wound now, death at the next check.</source>
        <comment>siege.ruling.fire-stay/price</comment>
        <translation>{name} peut rester dans l’incendie à ce prix&#xa0;: une blessure maintenant, la mort à la prochaine vérification.</translation>
    </message>
    <message>
        <source>{hex} is beside an enemy, which is no bar to one who leaves a fire.</source>
        <comment>siege.ruling.fire-retreat/free</comment>
        <translation>{hex} est à côté d’un ennemi, ce qui n’empêche pas de quitter un incendie.</translation>
    </message>
    <message>
        <source>{hex} is beside an enemy.</source>
        <comment>siege.ruling.fire-retreat/enemy</comment>
        <translation>{hex} est à côté d’un ennemi.</translation>
    </message>
    <message>
        <source>{name} is wounded already: the second wound kills.</source>
        <comment>siege.ruling.fire-wounded/adds</comment>
        <translation>{name} a déjà une blessure&#xa0;: la deuxième tue.</translation>
    </message>
    <message>
        <source>{name} is wounded already, and wounds from fire stand apart.</source>
        <comment>siege.ruling.fire-wounded/apart</comment>
        <translation>{name} a déjà une blessure, et celles du feu ne s’y ajoutent pas.</translation>
    </message>
    <message>
        <source>A wall or an arrow slit is between {name} and {hex}.</source>
        <comment>siege.ruling.fire-reach/wall</comment>
        <translation>Un mur ou une meurtrière sépare {name} de la case {hex}.</translation>
    </message>
    <message>
        <source>From where {name} stands, {hex} could not be attacked.</source>
        <comment>siege.ruling.fire-reach/height</comment>
        <translation>D’où se trouve {name}, {hex} ne pourrait pas être attaquée.</translation>
    </message>
    <message>
        <source>The fire on {hex} has spread from one lit by a flaming arrow, and counts as such.</source>
        <comment>siege.ruling.fire-arrow/spread</comment>
        <translation>L’incendie en {hex} vient d’un autre allumé par une flèche enflammée, et compte comme tel.</translation>
    </message>
    <message>
        <source>The fire on {hex} has spread from one lit by a flaming arrow, which does not make it one.</source>
        <comment>siege.ruling.fire-arrow/not_spread</comment>
        <translation>L’incendie en {hex} vient d’un autre allumé par une flèche enflammée, mais ne compte pas comme tel.</translation>
    </message>
    <message>
        <source>{name} comes down with what burnt on {hex}: wounded.</source>
        <comment>siege.ruling.burnt-out/falls</comment>
        <translation>{name} tombe avec ce que le feu a détruit en {hex}&#xa0;: blessure.</translation>
    </message>
    <message>
        <source>{name} comes down with what burnt on {hex}, unhurt.</source>
        <comment>siege.ruling.burnt-out/unhurt</comment>
        <translation>{name} descend indemne de ce que le feu a détruit en {hex}.</translation>
    </message>
    <message>
        <source>{name} comes down with what burnt on {hex}: killed.</source>
        <comment>siege.ruling.burnt-out/killed</comment>
        <translation>{name} tombe avec ce que le feu a détruit en {hex}&#xa0;: mort.</translation>
    </message>
    <message>
        <source>The engine on {hex} is on fire and does not move.</source>
        <comment>siege.ruling.burning-engine/moves</comment>
        <translation>L’engin en {hex} est en feu et ne se déplace pas.</translation>
    </message>
    <message>
        <source>The ram on {hex} is on fire and does not strike.</source>
        <comment>siege.ruling.burning-engine/rams</comment>
        <translation>Le bélier en {hex} est en feu et ne frappe pas.</translation>
    </message>
    <message>
        <source>The engine on {hex} works although it is on fire.</source>
        <comment>siege.ruling.burning-engine/works</comment>
        <translation>L’engin en {hex} est en feu, mais il fonctionne.</translation>
    </message>
    <message>
        <source>Does an engine on fire still work (rule 3.54b)? By default (out-of-use), no: a siege tower or ram with a burning hex neither moves nor rams, and a ballista on fire does not shoot. The burning hex has to be left, so the three characters of rules 2.41a and 4.31b are not there. In the other reading (works) it goes on working: nobody has to be on its burning hexes.</source>
        <comment>siege.ruling.burning-engine/text</comment>
        <translation>Un engin en feu fonctionne-t-il encore (règle 3.54b)&#xa0;? Par défaut (out-of-use), non&#xa0;: une tour de siège ou un bélier dont une case est en feu ne bouge pas et ne frappe pas, et une baliste en feu ne tire pas. Il faut quitter la case en feu, si bien que les trois personnages des règles 2.41a et 4.31b n’y sont pas. Dans l’autre lecture (works), il continue de fonctionner&#xa0;: personne n’est nécessaire sur ses cases en feu.</translation>
    </message>
    <message>
        <source>No line reaches {hex}: it is stopped at {at}.</source>
        <comment>siege.ruling.flaming-line/stopped</comment>
        <translation>Aucune ligne de tir n’atteint {hex}&#xa0;: elle s’arrête en {at}.</translation>
    </message>
    <message>
        <source>From {from} nothing is shot at {hex}.</source>
        <comment>siege.ruling.flaming-line/place</comment>
        <translation>De la case {from}, on ne tire pas sur la case {hex}.</translation>
    </message>
    <message>
        <source>On {hex} there is a tent, and only siege engines are shot alight.</source>
        <comment>siege.ruling.flaming-line/tent</comment>
        <translation>En {hex}, il y a une tente, et les flèches n’incendient que des engins de siège.</translation>
    </message>
    <message>
        <source>Result {letter} would be against the attacker: nothing happens.</source>
        <comment>siege.ruling.oil-attack/ignored</comment>
        <translation>Le résultat {letter} serait contre l’attaquant&#xa0;: rien ne se passe.</translation>
    </message>
    <message>
        <source>There is no oil barrel where {name} could pick one up.</source>
        <comment>siege.ruling.barrel/none</comment>
        <translation>{name} n’a aucun baril d’huile à ramasser.</translation>
    </message>
    <message>
        <source>The barrel is picked up from the hex beside {name}.</source>
        <comment>siege.ruling.barrel/beside</comment>
        <translation>{name} ramasse le baril sur une case à côté.</translation>
    </message>
    <message>
        <source>The error table of this edition prints {die} twice; it is read as harmless.</source>
        <comment>siege.ruling.es-error-seven/read</comment>
        <translation>La table des erreurs de tir de cette édition imprime deux fois {die}&#xa0;; on le lit comme sans effet.</translation>
    </message>
    <message>
        <source>The panic die waits until the melee is over.</source>
        <comment>siege.ruling.panic-order/after</comment>
        <translation>Le dé de panique attend la fin du combat.</translation>
    </message>
    <message>
        <source>{name} is in panic and does not attack.</source>
        <comment>siege.ruling.panic-acts/attack</comment>
        <translation>{name} est en panique et n’attaque pas.</translation>
    </message>
    <message>
        <source>{name} is in panic and does nothing in this step.</source>
        <comment>siege.ruling.panic-acts/acts</comment>
        <translation>{name} est en panique et ne fait rien dans cette séquence.</translation>
    </message>
    <message>
        <source>The modifier for a knight on foot does not count for the error die.</source>
        <comment>siege.ruling.error-modifiers/no_knight</comment>
        <translation>La modification pour un chevalier à pied ne compte pas pour le dé d’erreur.</translation>
    </message>
    <message>
        <source>{friend} is drawn and cannot be hit: nobody is.</source>
        <comment>siege.ruling.error-pool/nobody</comment>
        <translation>Le sort désigne {friend}, qui est hors d’atteinte&#xa0;: personne n’est touché.</translation>
    </message>
    <message>
        <source>{friend} is hit in the saddle: wounded and unhorsed.</source>
        <comment>siege.ruling.error-pool/mounted</comment>
        <translation>Le tir atteint {friend} en selle&#xa0;: blessé et désarçonné.</translation>
    </message>
    <message>
        <source>the panic table</source>
        <comment>die.panic</comment>
        <translation>la table de panique</translation>
    </message>
    <message>
        <source>steady</source>
        <comment>nerve.steady</comment>
        <extracomment>of a character: neither in panic nor in rout</extracomment>
        <translation>de sang-froid</translation>
    </message>
    <message>
        <source>in panic</source>
        <comment>nerve.panic</comment>
        <translation>en panique</translation>
    </message>
    <message>
        <source>in rout</source>
        <comment>nerve.rout</comment>
        <translation>en débandade</translation>
    </message>
    <message>
        <source>Panic die</source>
        <comment>order.panic</comment>
        <translation>Dé de panique</translation>
    </message>
    <message>
        <source>Panic or rout</source>
        <comment>order.frighten</comment>
        <translation>Panique ou débandade</translation>
    </message>
    <message>
        <source>No panic</source>
        <comment>order.keep_calm</comment>
        <extracomment>the owner lets nobody panic where he might</extracomment>
        <translation>Pas de panique</translation>
    </message>
    <message>
        <source>Flight</source>
        <comment>order.flee</comment>
        <translation>Fuite</translation>
    </message>
    <message>
        <source>Death of</source>
        <comment>field.panic.dead</comment>
        <translation>Mort de</translation>
    </message>
    <message>
        <source>Death of</source>
        <comment>field.frighten.dead</comment>
        <translation>Mort de</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.frighten.who</comment>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Into</source>
        <comment>field.frighten.into</comment>
        <translation>État</translation>
    </message>
    <message>
        <source>Death of</source>
        <comment>field.keep_calm.dead</comment>
        <translation>Mort de</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.flee.counter</comment>
        <translation>Qui</translation>
    </message>
    <message>
        <source>To</source>
        <comment>field.flee.path</comment>
        <translation>Vers</translation>
    </message>
    <message>
        <source>Off the map across</source>
        <comment>field.flee.over</comment>
        <extracomment>over which side of the last hex he leaves the map</extracomment>
        <translation>Hors de la carte par</translation>
    </message>
    <message>
        <source>Pick the one who died.</source>
        <comment>ask.panic.dead</comment>
        <translation>Choisissez le mort.</translation>
    </message>
    <message>
        <source>Pick the one who died.</source>
        <comment>ask.frighten.dead</comment>
        <translation>Choisissez le mort.</translation>
    </message>
    <message>
        <source>Pick who is affected.</source>
        <comment>ask.frighten.who</comment>
        <translation>Choisissez qui est atteint.</translation>
    </message>
    <message>
        <source>Pick who flees.</source>
        <comment>ask.flee.counter</comment>
        <translation>Choisissez qui fuit.</translation>
    </message>
    <message>
        <source>Pick the last hex of the flight.</source>
        <comment>ask.flee.path</comment>
        <translation>Choisissez la dernière case de la fuite.</translation>
    </message>
    <message>
        <source>as the die says, or in panic</source>
        <comment>none.frighten.into</comment>
        <translation>comme le dit le dé, ou en panique</translation>
    </message>
    <message>
        <source>stays on the map</source>
        <comment>none.flee.over</comment>
        <translation>reste sur la carte</translation>
    </message>
    <message>
        <source>Panic and rout</source>
        <comment>effect.nerve</comment>
        <translation>Panique et débandade</translation>
    </message>
    <message>
        <source>Flight owed</source>
        <comment>effect.flight</comment>
        <translation>Fuite due</translation>
    </message>
    <message>
        <source>Fright owed</source>
        <comment>effect.fright</comment>
        <translation>Effroi dû</translation>
    </message>
    <message>
        <source>Death settled</source>
        <comment>effect.shaken</comment>
        <translation>Mort réglée</translation>
    </message>
    <message>
        <source>Left the map</source>
        <comment>effect.left</comment>
        <translation>Hors de la carte</translation>
    </message>
    <message>
        <source>Nerve</source>
        <comment>field.nerve</comment>
        <translation>Sang-froid</translation>
    </message>
    <message>
        <source>Death of</source>
        <comment>field.dead</comment>
        <translation>Mort de</translation>
    </message>
    <message>
        <source>Characters</source>
        <comment>field.fright</comment>
        <translation>Personnages</translation>
    </message>
    <message>
        <source>Into</source>
        <comment>field.into</comment>
        <translation>État</translation>
    </message>
    <message>
        <source>as he likes</source>
        <comment>none.fright.into</comment>
        <translation>au choix</translation>
    </message>
    <message>
        <source>who is at risk</source>
        <comment>die.draw</comment>
        <extracomment>a die decides which friend a stray shot may hit</extracomment>
        <translation>qui est en danger</translation>
    </message>
    <message>
        <source>the error table</source>
        <comment>die.error</comment>
        <translation>la table des erreurs de tir</translation>
    </message>
    <message>
        <source>Error, adjusted</source>
        <comment>fact.error</comment>
        <translation>Erreur, modifiée</translation>
    </message>
    <message>
        <source>Winch</source>
        <comment>order.winch</comment>
        <translation>Treuil</translation>
    </message>
    <message>
        <source>Fall</source>
        <comment>order.fall</comment>
        <translation>Chute</translation>
    </message>
    <message>
        <source>Carrying a ladder</source>
        <comment>order.carry</comment>
        <translation>Porter une échelle</translation>
    </message>
    <message>
        <source>Laying a ladder down</source>
        <comment>order.put_down</comment>
        <translation>Poser une échelle</translation>
    </message>
    <message>
        <source>Raising a ladder</source>
        <comment>order.raise</comment>
        <translation>Redresser une échelle</translation>
    </message>
    <message>
        <source>Shifting a ladder</source>
        <comment>order.shift</comment>
        <translation>Déplacer une échelle</translation>
    </message>
    <message>
        <source>Climbing a ladder</source>
        <comment>order.climb</comment>
        <translation>Monter à l’échelle</translation>
    </message>
    <message>
        <source>Toppling a ladder</source>
        <comment>order.topple</comment>
        <translation>Renverser une échelle</translation>
    </message>
    <message>
        <source>The fallen ladder</source>
        <comment>order.drop</comment>
        <translation>L’échelle tombée</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.winch.counter</comment>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.fall.counter</comment>
        <translation>Qui</translation>
    </message>
    <message>
        <source>To</source>
        <comment>field.fall.hex</comment>
        <translation>Où</translation>
    </message>
    <message>
        <source>Who leads</source>
        <comment>field.carry.counter</comment>
        <translation>Qui va devant</translation>
    </message>
    <message>
        <source>With whom</source>
        <comment>field.carry.with</comment>
        <translation>Avec qui</translation>
    </message>
    <message>
        <source>To</source>
        <comment>field.carry.path</comment>
        <translation>Où</translation>
    </message>
    <message>
        <source>Way of the other</source>
        <comment>field.carry.beside</comment>
        <translation>Chemin de l’autre</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.put_down.counter</comment>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Stands on</source>
        <comment>field.raise.hex</comment>
        <translation>Case de l’échelle</translation>
    </message>
    <message>
        <source>Leans on</source>
        <comment>field.raise.wall</comment>
        <translation>S’appuie sur</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.shift.by</comment>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Ladder</source>
        <comment>field.shift.hex</comment>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Leans on</source>
        <comment>field.shift.wall</comment>
        <translation>S’appuie sur</translation>
    </message>
    <message>
        <source>To</source>
        <comment>field.shift.to</comment>
        <translation>Où</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.climb.counter</comment>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.topple.counter</comment>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Ladder</source>
        <comment>field.topple.hex</comment>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.drop.counter</comment>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Other half</source>
        <comment>field.drop.hex</comment>
        <translation>Autre moitié</translation>
    </message>
    <message>
        <source>Pick who works the winch.</source>
        <comment>ask.winch.counter</comment>
        <translation>Choisir qui manœuvre le treuil.</translation>
    </message>
    <message>
        <source>Pick the hex to fall to.</source>
        <comment>ask.fall.hex</comment>
        <translation>Choisir la case où il tombe.</translation>
    </message>
    <message>
        <source>Pick who leads.</source>
        <comment>ask.carry.counter</comment>
        <translation>Choisir qui va devant.</translation>
    </message>
    <message>
        <source>Pick who carries with him.</source>
        <comment>ask.carry.with</comment>
        <translation>Choisir avec qui il la porte.</translation>
    </message>
    <message>
        <source>Pick the hex to carry it to.</source>
        <comment>ask.carry.path</comment>
        <translation>Choisir la case où la porter.</translation>
    </message>
    <message>
        <source>Pick who lays it down.</source>
        <comment>ask.put_down.counter</comment>
        <translation>Choisir qui la pose.</translation>
    </message>
    <message>
        <source>Pick the hex where the ladder will stand.</source>
        <comment>ask.raise.hex</comment>
        <translation>Choisir la case où sera l’échelle.</translation>
    </message>
    <message>
        <source>Pick the rampart hex that it will lean on.</source>
        <comment>ask.raise.wall</comment>
        <translation>Choisir la case de rempart où elle s’appuiera.</translation>
    </message>
    <message>
        <source>Pick the two who shift it.</source>
        <comment>ask.shift.by</comment>
        <translation>Choisir les deux qui la déplacent.</translation>
    </message>
    <message>
        <source>Pick the ladder.</source>
        <comment>ask.shift.hex</comment>
        <translation>Choisir l’échelle.</translation>
    </message>
    <message>
        <source>Pick the rampart hex that it will lean on.</source>
        <comment>ask.shift.wall</comment>
        <translation>Choisir la case de rempart où elle s’appuiera.</translation>
    </message>
    <message>
        <source>Pick who climbs.</source>
        <comment>ask.climb.counter</comment>
        <translation>Choisir qui monte.</translation>
    </message>
    <message>
        <source>Pick who topples the ladder.</source>
        <comment>ask.topple.counter</comment>
        <translation>Choisir qui renverse l’échelle.</translation>
    </message>
    <message>
        <source>Pick the ladder.</source>
        <comment>ask.topple.hex</comment>
        <translation>Choisir l’échelle.</translation>
    </message>
    <message>
        <source>Pick the hex where its other half lies.</source>
        <comment>ask.drop.hex</comment>
        <translation>Choisir la case où finit l’autre moitié.</translation>
    </message>
    <message>
        <source>in the tracks of the first</source>
        <comment>none.carry.beside</comment>
        <translation>dans les pas du premier</translation>
    </message>
    <message>
        <source>where it stands</source>
        <comment>none.shift.to</comment>
        <translation>là où elle est</translation>
    </message>
    <message>
        <source>Falls</source>
        <comment>effect.fall</comment>
        <translation>Tombe</translation>
    </message>
    <message>
        <source>Fallen ladder</source>
        <comment>effect.ladder</comment>
        <translation>Échelle tombée</translation>
    </message>
    <message>
        <source>Holds a ladder</source>
        <comment>effect.with</comment>
        <translation>Tient une échelle</translation>
    </message>
    <message>
        <source>Ladder laid down</source>
        <comment>effect.lays</comment>
        <translation>Échelle posée</translation>
    </message>
    <message>
        <source>Has tried to topple a ladder</source>
        <comment>effect.toppled</comment>
        <translation>A tenté de renverser une échelle</translation>
    </message>
    <message>
        <source>Has worked the winch</source>
        <comment>effect.winched</comment>
        <translation>A manœuvré le treuil</translation>
    </message>
    <message>
        <source>From</source>
        <comment>field.fall</comment>
        <translation>De</translation>
    </message>
    <message>
        <source>Ladder</source>
        <comment>field.ladder</comment>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>With whom</source>
        <comment>field.with</comment>
        <translation>Avec qui</translation>
    </message>
    <message>
        <source>With whom</source>
        <comment>field.lays</comment>
        <translation>Avec qui</translation>
    </message>
    <message>
        <source>the drawbridge</source>
        <comment>drop.bridge</comment>
        <translation>le pont-levis</translation>
    </message>
    <message>
        <source>the ladder</source>
        <comment>drop.ladder</comment>
        <translation>l’échelle</translation>
    </message>
    <message>
        <source>the ladder</source>
        <comment>die.topple</comment>
        <translation>l’échelle</translation>
    </message>
    <message>
        <source>winch</source>
        <comment>overlay.winch</comment>
        <translation>treuil</translation>
    </message>
    <message>
        <source>oil barrel</source>
        <comment>overlay.barrel</comment>
        <translation>baril d’huile</translation>
    </message>
    <message>
        <source>by hand</source>
        <comment>cause.hand</comment>
        <translation>à la main</translation>
    </message>
    <message>
        <source>by a flaming arrow</source>
        <comment>cause.arrow</comment>
        <translation>par une flèche enflammée</translation>
    </message>
    <message>
        <source>by boiling oil</source>
        <comment>cause.oil</comment>
        <translation>par de l’huile bouillante</translation>
    </message>
    <message>
        <source>lighting a fire</source>
        <comment>work.light</comment>
        <translation>mettre le feu</translation>
    </message>
    <message>
        <source>putting a fire out</source>
        <comment>work.put_out</comment>
        <translation>éteindre un incendie</translation>
    </message>
    <message>
        <source>pouring boiling oil</source>
        <comment>work.pour</comment>
        <translation>renverser de l’huile bouillante</translation>
    </message>
    <message>
        <source>fire</source>
        <comment>driven.fire</comment>
        <translation>un incendie</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>result.fire.-</comment>
        <translation>rien</translation>
    </message>
    <message>
        <source>F: it catches fire</source>
        <comment>result.fire.F</comment>
        <translation>F&#xa0;: prend feu</translation>
    </message>
    <message>
        <source>D: put out</source>
        <comment>result.fire.D</comment>
        <translation>D&#xa0;: éteint</translation>
    </message>
    <message>
        <source>DA: put out, if lit by an arrow</source>
        <comment>result.fire.DA</comment>
        <translation>DA&#xa0;: éteint, s’il est dû à une flèche</translation>
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
        <translation>table des incendies</translation>
    </message>
    <message>
        <source>carries an oil barrel</source>
        <comment>state.barrel</comment>
        <translation>porte un baril d’huile</translation>
    </message>
    <message>
        <source>has worked</source>
        <comment>state.tended</comment>
        <translation>a travaillé</translation>
    </message>
    <message>
        <source>the spread of the fire</source>
        <comment>die.spread</comment>
        <translation>l’incendie qui se répand</translation>
    </message>
    <message>
        <source>putting the fire out</source>
        <comment>die.put_out</comment>
        <translation>l’extinction de l’incendie</translation>
    </message>
    <message>
        <source>the flaming arrow</source>
        <comment>die.flame</comment>
        <translation>la flèche enflammée</translation>
    </message>
    <message>
        <source>the engine under the oil</source>
        <comment>die.engine_oil</comment>
        <translation>l’engin sous l’huile</translation>
    </message>
    <message>
        <source>the oil</source>
        <comment>die.oil</comment>
        <translation>l’huile</translation>
    </message>
    <message>
        <source>coming round in the fire</source>
        <comment>die.in_fire</comment>
        <translation>le retour à soi dans l’incendie</translation>
    </message>
    <message>
        <source>Lighting a fire</source>
        <comment>order.light</comment>
        <translation>Mettre le feu</translation>
    </message>
    <message>
        <source>Putting a fire out</source>
        <comment>order.put_out</comment>
        <translation>Éteindre un incendie</translation>
    </message>
    <message>
        <source>Spread of fire</source>
        <comment>order.spread</comment>
        <translation>Incendie qui se répand</translation>
    </message>
    <message>
        <source>Flaming arrow</source>
        <comment>order.flame</comment>
        <translation>Flèche enflammée</translation>
    </message>
    <message>
        <source>Boiling oil</source>
        <comment>order.pour</comment>
        <translation>Huile bouillante</translation>
    </message>
    <message>
        <source>Picking up a barrel</source>
        <comment>order.take</comment>
        <translation>Ramasser un baril</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.light.by</comment>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Where</source>
        <comment>field.light.hex</comment>
        <translation>Où</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.put_out.by</comment>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Where</source>
        <comment>field.put_out.hex</comment>
        <translation>Où</translation>
    </message>
    <message>
        <source>From</source>
        <comment>field.spread.from</comment>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <comment>field.spread.hex</comment>
        <translation>À</translation>
    </message>
    <message>
        <source>Shooter</source>
        <comment>field.flame.by</comment>
        <translation>Tireur</translation>
    </message>
    <message>
        <source>At</source>
        <comment>field.flame.hex</comment>
        <translation>Sur</translation>
    </message>
    <message>
        <source>Shoot across</source>
        <comment>field.flame.across</comment>
        <translation>Tire à travers</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.pour.by</comment>
        <translation>Qui</translation>
    </message>
    <message>
        <source>On</source>
        <comment>field.pour.hex</comment>
        <translation>Sur</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>field.take.counter</comment>
        <translation>Qui</translation>
    </message>
    <message>
        <source>From</source>
        <comment>field.take.hex</comment>
        <translation>De</translation>
    </message>
    <message>
        <source>Pick who lights a fire.</source>
        <comment>ask.light.by</comment>
        <translation>Choisir qui met le feu.</translation>
    </message>
    <message>
        <source>Pick the hex to set alight.</source>
        <comment>ask.light.hex</comment>
        <translation>Choisir la case où mettre le feu.</translation>
    </message>
    <message>
        <source>Pick who puts the fire out.</source>
        <comment>ask.put_out.by</comment>
        <translation>Choisir qui éteint l’incendie.</translation>
    </message>
    <message>
        <source>Pick the burning hex.</source>
        <comment>ask.put_out.hex</comment>
        <translation>Choisir la case en feu.</translation>
    </message>
    <message>
        <source>Pick the hex that burns.</source>
        <comment>ask.spread.from</comment>
        <translation>Choisir la case qui brûle.</translation>
    </message>
    <message>
        <source>Pick the hex that the fire may spread to.</source>
        <comment>ask.spread.hex</comment>
        <translation>Choisir la case où l’incendie peut se répandre.</translation>
    </message>
    <message>
        <source>Pick the shooter.</source>
        <comment>ask.flame.by</comment>
        <translation>Choisir le tireur.</translation>
    </message>
    <message>
        <source>Pick the hex of the engine.</source>
        <comment>ask.flame.hex</comment>
        <translation>Choisir la case de l’engin.</translation>
    </message>
    <message>
        <source>Pick who pours the oil.</source>
        <comment>ask.pour.by</comment>
        <translation>Choisir qui renverse l’huile.</translation>
    </message>
    <message>
        <source>Pick the hex to pour the oil on.</source>
        <comment>ask.pour.hex</comment>
        <translation>Choisir la case sur laquelle renverser l’huile.</translation>
    </message>
    <message>
        <source>Pick who takes the barrel.</source>
        <comment>ask.take.counter</comment>
        <translation>Choisir qui prend le baril.</translation>
    </message>
    <message>
        <source>the best hexside</source>
        <comment>none.flame.across</comment>
        <translation>le meilleur côté</translation>
    </message>
    <message>
        <source>its own hex</source>
        <comment>none.take.hex</comment>
        <translation>sa propre case</translation>
    </message>
    <message>
        <source>stays</source>
        <comment>none.retreat.path</comment>
        <translation>reste</translation>
    </message>
    <message>
        <source>Fire lit</source>
        <comment>effect.lit</comment>
        <translation>Incendie allumé</translation>
    </message>
    <message>
        <source>Turns of fire</source>
        <comment>effect.burning</comment>
        <translation>Tours d’incendie</translation>
    </message>
    <message>
        <source>Destroyed by fire</source>
        <comment>effect.destroyed</comment>
        <translation>Détruit par le feu</translation>
    </message>
    <message>
        <source>Die for a fire</source>
        <comment>effect.spreads</comment>
        <translation>Dé pour un incendie</translation>
    </message>
    <message>
        <source>Die of a fire thrown</source>
        <comment>effect.rolled</comment>
        <translation>Dé d’un incendie lancé</translation>
    </message>
    <message>
        <source>Fires checked</source>
        <comment>effect.checked</comment>
        <translation>Incendies vérifiés</translation>
    </message>
    <message>
        <source>Work of the phase</source>
        <comment>effect.tends</comment>
        <translation>Travail de la phase</translation>
    </message>
    <message>
        <source>Stays in the fire</source>
        <comment>effect.stays</comment>
        <translation>Reste dans l’incendie</translation>
    </message>
    <message>
        <source>Takes a barrel</source>
        <comment>effect.takes</comment>
        <translation>Prend un baril</translation>
    </message>
    <message>
        <source>Barrel emptied</source>
        <comment>effect.pours</comment>
        <translation>Baril vidé</translation>
    </message>
    <message>
        <source>Lit</source>
        <comment>field.lit</comment>
        <translation>Allumé</translation>
    </message>
    <message>
        <source>Has spread</source>
        <comment>field.spread</comment>
        <translation>S’est répandu</translation>
    </message>
    <message>
        <source>Turns</source>
        <comment>field.burning</comment>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Hex</source>
        <comment>field.destroyed</comment>
        <translation>Case</translation>
    </message>
    <message>
        <source>From</source>
        <comment>field.from</comment>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <comment>field.spreads</comment>
        <translation>À</translation>
    </message>
    <message>
        <source>To</source>
        <comment>field.rolled</comment>
        <translation>À</translation>
    </message>
    <message>
        <source>Fires</source>
        <comment>field.checked</comment>
        <translation>Incendies</translation>
    </message>
    <message>
        <source>Work</source>
        <comment>field.tends</comment>
        <translation>Travail</translation>
    </message>
    <message>
        <source>Hex</source>
        <comment>field.stays</comment>
        <translation>Case</translation>
    </message>
    <message>
        <source>From</source>
        <comment>field.takes</comment>
        <translation>De</translation>
    </message>
    <message>
        <source>On</source>
        <comment>field.pours</comment>
        <translation>Sur</translation>
    </message>
</context>
</TS>
