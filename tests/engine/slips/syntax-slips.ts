import { addBlock, addField, contact, type JsonSyntaxError, write } from './slip.ts';

/** What authors type that is no JSON. */
export const syntaxSlips: readonly JsonSyntaxError[] = [
  {
    mistake: 'types a title in Word and pastes its quotes',
    changes: [contact('      "title": "Contact",\n', '      "title": “Contact”,\n')],
    sees: `
pages/contact.json:10:16 fout json-syntax
De tekst “Contact” staat tussen gekrulde aanhalingstekens.
Gebruik rechte aanhalingstekens: "Contact"
`,
  },
  {
    mistake: 'pastes Dutch low quotes',
    changes: [contact('      "title": "Contact",\n', '      "title": „Contact”,\n')],
    sees: `
pages/contact.json:10:16 fout json-syntax
De tekst „Contact” staat tussen gekrulde aanhalingstekens.
Gebruik rechte aanhalingstekens: "Contact"
`,
  },
  {
    mistake: 'pastes a whole line from Word',
    changes: [contact('      "title": "Contact",\n', '      “title”: “Contact”,\n')],
    sees: `
pages/contact.json:10:7 fout json-syntax
De tekst “title” staat tussen gekrulde aanhalingstekens.
Gebruik rechte aanhalingstekens: "title"
`,
  },
  {
    mistake: 'lets Word close a text with a curly quote',
    changes: [contact('      "title": "Contact",\n', '      "title": "Contact”,\n')],
    sees: `
pages/contact.json:10:24 fout json-syntax
De tekst "Contact” eindigt met een gekruld aanhalingsteken.
Eindig met een recht aanhalingsteken: ".
`,
  },
  {
    mistake: 'uses single quotes',
    changes: [contact('      "title": "Contact",\n', "      'title': 'Contact',\n")],
    sees: `
pages/contact.json:10:7 fout json-syntax
De tekst 'title' staat tussen enkele aanhalingstekens.
Gebruik dubbele aanhalingstekens: "title"
`,
  },
  {
    mistake: 'uses single quotes around a text with an apostrophe',
    changes: [contact('      "title": "Contact",\n', "      \"title\": 'Foto's van ons',\n")],
    sees: `
pages/contact.json:10:16 fout json-syntax
De tekst 'Foto's van ons' staat tussen enkele aanhalingstekens.
Gebruik dubbele aanhalingstekens: "…"
`,
  },
  {
    mistake: 'uses backticks',
    changes: [contact('      "title": "Contact",\n', '      "title": `Contact`,\n')],
    sees: `
pages/contact.json:10:16 fout json-syntax
De tekst \`Contact\` staat tussen schuine aanhalingstekens.
Gebruik dubbele aanhalingstekens: "Contact"
`,
  },
  {
    mistake: 'leaves the quotes off a text',
    changes: [contact('      "title": "Contact",\n', '      "title": Contact met ons,\n')],
    sees: `
pages/contact.json:10:16 fout json-syntax
De tekst Contact met ons staat zonder aanhalingstekens.
Schrijf: "Contact met ons"
`,
  },
  {
    mistake: 'leaves the quotes off a name',
    changes: [contact('      "title": "Contact",\n', '      title: "Contact",\n')],
    sees: `
pages/contact.json:10:7 fout json-syntax
De naam title staat zonder aanhalingstekens.
Schrijf: "title":
`,
  },
  {
    mistake: 'forgets the closing quote',
    changes: [contact('      "title": "Contact",\n', '      "title": "Contact,\n')],
    sees: `
pages/contact.json:10:16 fout json-syntax
Achter "Contact ontbreekt het aanhalingsteken.
Zet een " aan het eind van de tekst: "Contact"
`,
  },
  {
    mistake: 'forgets the opening quote',
    changes: [contact('      "title": "Contact",\n', '      "title": Contact",\n')],
    sees: `
pages/contact.json:10:16 fout json-syntax
Vóór Contact" ontbreekt het aanhalingsteken.
Zet een " aan het begin van de tekst: "Contact"
`,
  },
  {
    mistake: 'forgets the closing quote of a name',
    changes: [contact('      "title": "Contact",\n', '      "title: "Contact",\n')],
    sees: `
pages/contact.json:10:7 fout json-syntax
Achter de naam "title ontbreekt het aanhalingsteken.
Schrijf: "title":
`,
  },
  {
    mistake: 'quotes a word inside a text',
    changes: [contact('      "title": "Contact",\n', '      "title": "Zeg "contact" tegen ons",\n')],
    sees: `
pages/contact.json:10:21 fout json-syntax
De tekst "Zeg " is al klaar, maar direct daarachter staat nog "contact".
Schrijf een aanhalingsteken in een tekst als \\", of zet het ontbrekende aanhalingsteken erbij.
`,
  },
  {
    mistake: 'presses Enter inside a text',
    changes: [contact('      "title": "Contact",\n', '      "title": "Contact\nmet ons",\n')],
    sees: `
pages/contact.json:10:16 fout json-syntax
In de tekst "Contact met ons" staat een regeleinde.
Zet de hele tekst op één regel.
`,
  },
  {
    mistake: 'presses Tab inside a text',
    changes: [contact('      "title": "Contact",\n', '      "title": "Contact\tmet ons",\n')],
    sees: `
pages/contact.json:10:24 fout json-syntax
In de tekst "Contact met ons" staat een tab.
Vervang de tab door een spatie.
`,
  },
  {
    mistake: 'types a backslash in a path',
    changes: [contact('      "title": "Contact",\n', '      "title": "Map C:\\Werk",\n')],
    sees: `
pages/contact.json:10:23 fout json-syntax
In de tekst staat "\\W", en dat betekent niets.
Schrijf \\\\ voor een schuine streep en \\" voor een aanhalingsteken.
`,
  },
  {
    mistake: 'pastes an invisible control character',
    changes: [contact('      "title": "Contact",\n', '      "title": "Con\u0007tact",\n')],
    sees: `
pages/contact.json:10:20 fout json-syntax
In de tekst staat een onzichtbaar teken (U+0007).
Haal het weg: wis de tekst op deze plek en typ die opnieuw.
`,
  },
  {
    mistake: 'forgets the comma at the end of a line',
    changes: [contact('      "title": "Contact",\n', '      "title": "Contact"\n')],
    sees: `
pages/contact.json:10:16 fout json-syntax
Achter "Contact" ontbreekt een komma.
Schrijf: "Contact",
`,
  },
  {
    mistake: 'forgets the comma between two blocks',
    changes: [
      contact(
        '\n    }\n  ]',
        '\n    }\n    { "type": "notice", "title": "Let op", "text": "Een bericht." }\n  ]',
      ),
    ],
    sees: `
pages/contact.json:12:5 fout json-syntax
Achter } ontbreekt een komma.
Schrijf: },
`,
  },
  {
    mistake: 'forgets the comma between two texts of a list',
    changes: [addBlock('{ "type": "benefit-list", "title": "Voordelen", "items": ["Snel" "Zeker"] }')],
    sees: `
pages/contact.json:13:63 fout json-syntax
Achter "Snel" ontbreekt een komma.
Schrijf: "Snel",
`,
  },
  {
    mistake: 'leaves a comma before }',
    changes: [contact('met je plan."', 'met je plan.",')],
    sees: `
pages/contact.json:11:300 fout json-syntax
Vóór de "}" staat een "," te veel.
Haal de komma weg.
`,
  },
  {
    mistake: 'leaves a comma before ]',
    changes: [contact('\n    }\n  ]', '\n    },\n  ]')],
    sees: `
pages/contact.json:12:6 fout json-syntax
Vóór de "]" staat een "," te veel.
Haal de komma weg.
`,
  },
  {
    mistake: 'types two commas',
    changes: [contact('      "title": "Contact",\n', '      "title": "Contact",,\n')],
    sees: `
pages/contact.json:10:26 fout json-syntax
Hier staat een "," te veel.
Haal de komma weg.
`,
  },
  {
    mistake: 'types a semicolon',
    changes: [contact('      "title": "Contact",\n', '      "title": "Contact";\n')],
    sees: `
pages/contact.json:10:25 fout json-syntax
Hier staat ";" in plaats van een komma.
Maak er een komma van.
`,
  },
  {
    mistake: 'types a full stop for a comma',
    changes: [contact('      "title": "Contact",\n', '      "title": "Contact".\n')],
    sees: `
pages/contact.json:10:24 fout json-syntax
De tekst "Contact" is al klaar, maar direct daarachter staat nog ".".
Haal "." weg, of zet het vóór het aanhalingsteken; achter een tekst hoort alleen een komma.
`,
  },
  {
    mistake: 'forgets the colon',
    changes: [contact('      "title": "Contact",\n', '      "title" "Contact",\n')],
    sees: `
pages/contact.json:10:7 fout json-syntax
Achter de naam "title" ontbreekt een dubbele punt.
Schrijf: "title": en dan de waarde.
`,
  },
  {
    mistake: 'types an equals sign',
    changes: [contact('      "title": "Contact",\n', '      "title" = "Contact",\n')],
    sees: `
pages/contact.json:10:15 fout json-syntax
Hier staat "=" in plaats van een dubbele punt.
Maak er : van.
`,
  },
  {
    mistake: 'types two colons',
    changes: [contact('      "title": "Contact",\n', '      "title":: "Contact",\n')],
    sees: `
pages/contact.json:10:15 fout json-syntax
Hier staat een ":" te veel.
Haal de dubbele punt weg.
`,
  },
  {
    mistake: 'leaves a value out',
    changes: [contact('      "title": "Contact",\n', '      "title": ,\n')],
    sees: `
pages/contact.json:10:7 fout json-syntax
Achter de naam "title" ontbreekt een waarde.
Schrijf een waarde na "title": of haal de naam weg.
`,
  },
  {
    mistake: 'writes only a name',
    changes: [contact('      "title": "Contact",\n', '      "title",\n')],
    sees: `
pages/contact.json:10:7 fout json-syntax
Achter de naam "title" ontbreekt een waarde.
Schrijf een waarde na "title": of haal de naam weg.
`,
  },
  {
    mistake: 'leaves a remark behind //',
    changes: [contact('      "title": "Contact",\n', '      "title": "Contact", // nog even vragen\n')],
    sees: `
pages/contact.json:10:27 fout json-syntax
Hier staat commentaar: // nog even vragen.
JSON kent geen commentaar: haal het weg.
`,
  },
  {
    mistake: 'leaves a remark between /* and */',
    changes: [contact('      "title": "Contact",\n', '      /* kop */ "title": "Contact",\n')],
    sees: `
pages/contact.json:10:7 fout json-syntax
Hier staat commentaar: /* kop */.
JSON kent geen commentaar: haal het weg.
`,
  },
  {
    mistake: 'leaves a remark behind #',
    changes: [contact('      "title": "Contact",\n', '      # kop\n      "title": "Contact",\n')],
    sees: `
pages/contact.json:10:7 fout json-syntax
Hier staat commentaar: # kop.
JSON kent geen commentaar: haal het weg.
`,
  },
  {
    mistake: 'closes a block with ]',
    changes: [contact('\n    }\n  ]', '\n    ]\n  ]')],
    sees: `
pages/contact.json:12:5 fout json-syntax
Hier staat "]", maar de "{" van regel 8 sluit je met "}".
Maak er } van.
`,
  },
  {
    mistake: 'closes a list with }',
    changes: [addBlock('{ "type": "benefit-list", "title": "Voordelen", "items": ["Snel"} }')],
    sees: `
pages/contact.json:13:69 fout json-syntax
Hier staat "}", maar de "[" van regel 13 sluit je met "]".
Maak er ] van.
`,
  },
  {
    mistake: 'forgets the } of the metadata',
    changes: [contact('zoekmachine."\n  },', 'zoekmachine.",')],
    sees: `
pages/contact.json:3:15 fout json-syntax
De "{" van regel 3 wordt niet gesloten.
Zet een } op de plek waar dit deel eindigt.
`,
  },
  {
    mistake: 'forgets the ] of the blocks',
    changes: [contact('\n    }\n  ]\n}', '\n    }\n}')],
    sees: `
pages/contact.json:7:13 fout json-syntax
De "[" van regel 7 wordt niet gesloten.
Zet een ] op de plek waar dit deel eindigt.
`,
  },
  {
    mistake: 'forgets the last }',
    changes: [contact('\n  ]\n}', '\n  ]')],
    sees: `
pages/contact.json:1:1 fout json-syntax
De "{" van regel 1 wordt niet gesloten.
Zet een } op de plek waar dit deel eindigt.
`,
  },
  {
    mistake: 'types a } too many',
    changes: [contact('\n  ]\n}', '\n  ]\n}}')],
    sees: `
pages/contact.json:14:2 fout json-syntax
Hier staat een "}" te veel.
Haal dit haakje weg, of kijk of er eerder een haakje te veel staat.
`,
  },
  {
    mistake: 'pastes a second page below the first',
    changes: [contact('\n  ]\n}\n', '\n  ]\n}\n{ "metadata": {} }\n')],
    sees: `
pages/contact.json:15:1 fout json-syntax
Op regel 14 is het document al klaar, maar hier staat nog "{".
Haal weg wat er te veel staat, of kijk of er eerder een haakje te veel staat.
`,
  },
  {
    mistake: 'puts a field in a list',
    changes: [addBlock('["type": "faq"]')],
    sees: `
pages/contact.json:13:6 fout json-syntax
In een lijst tussen [ en ] hoort geen naam, maar hier staat "type" met een ":".
Zet { en } om de namen en hun waarden.
`,
  },
  {
    mistake: 'pastes HTML into the file',
    changes: [write('contact.json', '<!doctype html>\n<html><body>Contact</body></html>\n')],
    sees: `
pages/contact.json:1:1 fout json-syntax
In dit bestand staat geen pagina: het begint met "<!doctype html>".
Begin met { en eindig met }, of maak een pagina met npm run new-page. Een tekst plak je tussen aanhalingstekens achter "text":.
`,
  },
  {
    mistake: 'pastes the text without any JSON',
    changes: [write('contact.json', 'Contact\n\nBel of mail ons.\n')],
    sees: `
pages/contact.json:1:1 fout json-syntax
In dit bestand staat geen pagina: het begint met "Contact".
Begin met { en eindig met }, of maak een pagina met npm run new-page. Een tekst plak je tussen aanhalingstekens achter "text":.
`,
  },
  {
    mistake: 'saves an empty file',
    changes: [write('contact.json', '')],
    sees: `
pages/contact.json:1:1 fout json-syntax
Het bestand is leeg.
Begin met { en eindig met }, of maak een pagina met npm run new-page.
`,
  },
  {
    mistake: 'saves a file with only white space',
    changes: [write('contact.json', '\n\n')],
    sees: `
pages/contact.json:3:1 fout json-syntax
Het bestand is leeg.
Begin met { en eindig met }, of maak een pagina met npm run new-page.
`,
  },
  {
    mistake: 'writes True',
    changes: [addField('"checks": True')],
    sees: `
pages/contact.json:7:13 fout json-syntax
Het woord True bestaat niet in JSON.
Schrijf true (zonder hoofdletter en zonder aanhalingstekens).
`,
  },
  {
    mistake: 'writes ja',
    changes: [addField('"checks": ja')],
    sees: `
pages/contact.json:7:13 fout json-syntax
Het woord ja bestaat niet in JSON.
Schrijf true (zonder hoofdletter en zonder aanhalingstekens).
`,
  },
  {
    mistake: 'writes an amount without quotes',
    changes: [addField('"service": 40.000,00')],
    sees: `
pages/contact.json:7:14 fout json-syntax
Het getal 40.000,00 heeft punten of komma's tussen de cijfers.
Schrijf het zonder: 40000, of maak er een tekst van: "40.000,00"
`,
  },
  {
    mistake: 'writes a decimal comma',
    changes: [addField('"service": 3,5')],
    sees: `
pages/contact.json:7:14 fout json-syntax
Het getal 3,5 heeft een komma.
Gebruik een punt: 3.5, of maak er een tekst van: "3,5"
`,
  },
  {
    mistake: 'writes a percentage without quotes',
    changes: [addField('"service": 12%')],
    sees: `
pages/contact.json:7:14 fout json-syntax
"12%" is geen getal.
Schrijf alleen het getal, of maak er een tekst van: "12%"
`,
  },
  {
    mistake: 'writes an euro sign without quotes',
    changes: [addField('"service": € 500')],
    sees: `
pages/contact.json:7:14 fout json-syntax
De tekst € 500 staat zonder aanhalingstekens.
Schrijf: "€ 500"
`,
  },
  {
    mistake: 'writes a number that begins with 0',
    changes: [addField('"service": 0800')],
    sees: `
pages/contact.json:7:14 fout json-syntax
Het getal 0800 begint met een nul.
Schrijf 800, of maak er een tekst van: "0800"
`,
  },
  {
    mistake: 'pastes a hard space between two parts',
    changes: [contact('      "title": "Contact",\n', '      "title":\u00a0"Contact",\n')],
    sees: `
pages/contact.json:10:15 fout json-syntax
Hier staat een harde spatie (U+00A0).
Wis het en typ een gewone spatie.
`,
  },
  {
    mistake: 'pastes an invisible space between two parts',
    changes: [contact('      "title": "Contact",\n', '      \u200b"title": "Contact",\n')],
    sees: `
pages/contact.json:10:7 fout json-syntax
Hier staat een onzichtbaar teken (U+200B).
Wis het en typ een gewone spatie.
`,
  },
  {
    mistake: 'writes a name twice',
    changes: [
      contact(
        '      "title": "Contact",\n',
        '      "title": "Contact",\n      "title": "Contact met ons",\n',
      ),
    ],
    sees: `
pages/contact.json:11:7 fout duplicate-key
De naam "title" staat hier nog een keer; de eerste staat op regel 10.
Houd er één over: een naam mag maar één keer voorkomen.
`,
  },
  {
    mistake: 'writes the description twice',
    changes: [
      { file: 'contact.json', apply: (text) => text.replace(/("description": ".*")/, '$1,\n    $1') },
    ],
    sees: `
pages/contact.json:6:5 fout duplicate-key
De naam "description" staat hier nog een keer; de eerste staat op regel 5.
Houd er één over: een naam mag maar één keer voorkomen.
`,
  },
  {
    mistake: 'makes a mistake on each of two lines',
    changes: [
      contact('      "title": "Contact",\n', '      \'title\': "Contact"\n'),
      contact('met je plan."', 'met je plan.",'),
    ],
    sees: `
pages/contact.json:10:7 fout json-syntax
De tekst 'title' staat tussen enkele aanhalingstekens.
Gebruik dubbele aanhalingstekens: "title"
pages/contact.json:11:300 fout json-syntax
Vóór de "}" staat een "," te veel.
Haal de komma weg.
`,
  },
  {
    mistake: 'resolves a conflict of git by halves',
    changes: [
      contact(
        '      "title": "Contact",\n',
        '<<<<<<< HEAD\n      "title": "Contact",\n=======\n      "title": "Contact met ons",\n>>>>>>> nieuw\n',
      ),
    ],
    sees: `
pages/contact.json:10:1 fout json-syntax
Hier staan twee versies onder elkaar: git kon ze niet zelf samenvoegen.
Houd één versie over en haal de regels met <<<<<<<, ======= en >>>>>>> weg.
`,
  },
  {
    mistake: 'saves with a byte order mark',
    changes: [{ file: 'contact.json', apply: (text) => `\ufeff${text}` }],
    sees: `
pages/contact.json:1:1 fout byte-order-mark
Vóór het eerste teken staat een onzichtbare "byte order mark" (U+FEFF).
Kies in VS Code rechtsonder de codering, dan "Opslaan met codering" en "UTF-8".
`,
  },
  {
    mistake: 'saves as Latin-1',
    changes: [
      { file: 'contact.json', apply: (text) => Buffer.from(text.replace('Contact', 'Café'), 'latin1') },
    ],
    sees: `
pages/contact.json:4:18 fout encoding
Het bestand is niet opgeslagen als UTF-8: hier staat een onleesbaar teken.
Kies in VS Code rechtsonder de codering, dan "Opslaan met codering" en "UTF-8".
`,
  },
  {
    mistake: 'saves as UTF-16',
    changes: [{ file: 'contact.json', apply: (text) => Buffer.from(`\ufeff${text}`, 'utf16le') }],
    sees: `
pages/contact.json:1:1 fout encoding
Het bestand is niet opgeslagen als UTF-8: hier staat een onleesbaar teken.
Kies in VS Code rechtsonder de codering, dan "Opslaan met codering" en "UTF-8".
`,
  },
];
