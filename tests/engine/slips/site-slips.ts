import {
  addBlock,
  addField,
  contact,
  contactWords,
  edit,
  type JsonSyntaxError,
  ownWords,
  page,
  say,
  write,
} from './slip.ts';

/** What authors write that shows only beside the other files, or in what the words say. */
export const siteSlips: readonly JsonSyntaxError[] = [
  {
    mistake: 'links to a page with a typing error',
    changes: [
      addBlock(
        '{ "type": "call-to-action", "title": "Verder", "text": "Kijk ook eens daar.", "actions": [{ "label": "Kijk", "href": "/equipmnt" }] }',
      ),
    ],
    sees: `
pages/contact.json:13:122 fout link-target
De link "/equipmnt" wijst naar een pagina die niet bestaat.
Bedoel je "/equipment"?
`,
  },
  {
    mistake: 'links to a page that is not there',
    changes: [
      addBlock(
        '{ "type": "call-to-action", "title": "Verder", "text": "Kijk ook eens daar.", "actions": [{ "label": "Kijk", "href": "/over-ons" }] }',
      ),
    ],
    sees: `
pages/contact.json:13:122 fout link-target
De link "/over-ons" wijst naar een pagina die niet bestaat.
Kies een pagina van de site of voeg de pagina toe.
`,
  },
  {
    mistake: 'links with a slash at the end',
    changes: [
      addBlock(
        '{ "type": "call-to-action", "title": "Verder", "text": "Kijk ook eens daar.", "actions": [{ "label": "Kijk", "href": "/equipment/" }] }',
      ),
    ],
    sees: `
pages/contact.json:13:122 fout link-target
De link "/equipment/" is niet geschreven zoals deze site haar adressen schrijft.
Schrijf "/equipment".
`,
  },
  {
    mistake: 'links with capitals',
    changes: [
      addBlock(
        '{ "type": "call-to-action", "title": "Verder", "text": "Kijk ook eens daar.", "actions": [{ "label": "Kijk", "href": "/Equipment" }] }',
      ),
    ],
    sees: `
pages/contact.json:13:122 fout link-target
De link "/Equipment" is niet geschreven zoals deze site haar adressen schrijft.
Schrijf "/equipment".
`,
  },
  {
    mistake: 'links with .html',
    changes: [
      addBlock(
        '{ "type": "call-to-action", "title": "Verder", "text": "Kijk ook eens daar.", "actions": [{ "label": "Kijk", "href": "/equipment.html" }] }',
      ),
    ],
    sees: `
pages/contact.json:13:122 fout link-target
De link "/equipment.html" is niet geschreven zoals deze site haar adressen schrijft.
Schrijf "/equipment".
`,
  },
  {
    mistake: 'links with the file of the page',
    changes: [
      addBlock(
        '{ "type": "call-to-action", "title": "Verder", "text": "Kijk ook eens daar.", "actions": [{ "label": "Kijk", "href": "/equipment/index.json" }] }',
      ),
    ],
    sees: `
pages/contact.json:13:122 fout link-target
De link "/equipment/index.json" is niet geschreven zoals deze site haar adressen schrijft.
Schrijf "/equipment".
`,
  },
  {
    mistake: 'links with index',
    changes: [
      addBlock(
        '{ "type": "call-to-action", "title": "Verder", "text": "Kijk ook eens daar.", "actions": [{ "label": "Kijk", "href": "/equipment/index" }] }',
      ),
    ],
    sees: `
pages/contact.json:13:122 fout link-target
De link "/equipment/index" is niet geschreven zoals deze site haar adressen schrijft.
Schrijf "/equipment".
`,
  },
  {
    mistake: 'links with the own domain',
    changes: [
      addBlock(
        '{ "type": "call-to-action", "title": "Verder", "text": "Kijk ook eens daar.", "actions": [{ "label": "Kijk", "href": "https://www.voorbeeld.example/equipment" }] }',
      ),
    ],
    sees: `
pages/contact.json:13:122 fout link-target
De link "https://www.voorbeeld.example/equipment" wijst met een heel adres naar een pagina van deze site zelf.
Schrijf "/equipment".
`,
  },
  {
    mistake: 'links to the not-found page',
    changes: [
      addBlock(
        '{ "type": "call-to-action", "title": "Verder", "text": "Kijk ook eens daar.", "actions": [{ "label": "Kijk", "href": "/404" }] }',
      ),
    ],
    sees: `
pages/contact.json:13:122 fout link-target
De link "/404" wijst naar de pagina die zegt dat een pagina niet bestaat.
Kies een pagina van de site.
`,
  },
  {
    mistake: 'links to a place that is not there',
    changes: [
      addBlock(
        '{ "type": "call-to-action", "title": "Verder", "text": "Kijk ook eens daar.", "actions": [{ "label": "Kijk", "href": "/equipment#soorten" }] }',
      ),
    ],
    sees: `
pages/contact.json:13:122 fout link-anchor
De link "/equipment#soorten" wijst naar een plek die er niet is: pagina "/equipment" heeft geen blok met "id": "soorten".
Geef een blok op die pagina "id": "soorten".
`,
  },
  {
    mistake: 'links to a place on the own page that is not there',
    changes: [
      addBlock(
        '{ "type": "call-to-action", "title": "Verder", "text": "Kijk ook eens daar.", "actions": [{ "label": "Kijk", "href": "#vragen" }] }',
      ),
    ],
    sees: `
pages/contact.json:13:122 fout link-anchor
De link "#vragen" wijst naar een plek die er niet is: pagina "/contact" heeft geen blok met "id": "vragen".
Geef een blok op die pagina "id": "vragen".
`,
  },
  {
    mistake: 'links to a file that is not there',
    changes: [
      addBlock(
        '{ "type": "call-to-action", "title": "Verder", "text": "Kijk ook eens daar.", "actions": [{ "label": "Kijk", "href": "/voorwaarden.pdf" }] }',
      ),
    ],
    sees: `
pages/contact.json:13:122 fout pattern
"/voorwaarden.pdf" klopt niet bij "href". [blok 2 (call-to-action) → actions → item 1 → href]
Bedoel je "/voorwaarden-pdf"? Schrijf een pad op deze site ("/contact" of "/leasevormen#financial"), een plek op deze pagina ("#vragen"), of een adres met tel:, mailto: of https://.
`,
  },
  {
    mistake: 'links to an old address',
    changes: [
      addField('"movedFrom": ["/bereikbaar"]'),
      edit('index.json', 'Prettige dag verder.', '[Bel ons](/bereikbaar) of niet.'),
    ],
    sees: `
pages/index.json:11:302 fout link-target
De link "/bereikbaar" wijst naar een oud adres.
Schrijf "/contact".
`,
  },
  {
    mistake: 'writes a telephone link with letters',
    changes: [
      addBlock(
        '{ "type": "call-to-action", "title": "Verder", "text": "Kijk ook eens daar.", "actions": [{ "label": "Kijk", "href": "tel:nul-zes" }] }',
      ),
    ],
    sees: `
pages/contact.json:13:122 fout link-target
De link "tel:nul-zes" is geen geldig adres.
Schrijf het zo: "tel:+31260000000".
`,
  },
  {
    mistake: 'writes a mail link without a domain',
    changes: [
      addBlock(
        '{ "type": "call-to-action", "title": "Verder", "text": "Kijk ook eens daar.", "actions": [{ "label": "Kijk", "href": "mailto:info" }] }',
      ),
    ],
    sees: `
pages/contact.json:13:122 fout link-target
De link "mailto:info" is geen geldig adres.
Schrijf het zo: "mailto:naam@bedrijf.nl".
`,
  },
  {
    mistake: 'leaves a space between the parts of a link in a text',
    changes: [say('Lees [meer] (/equipment).')],
    sees: `
pages/contact.json:11:311 fout text-marks
Tussen ] en ( van deze link staat een spatie, dus het wordt geen link.
Haal de spatie weg: [tekst](/adres).
`,
  },
  {
    mistake: 'forgets the ) of a link in a text',
    changes: [say('Lees [meer](/equipment.')],
    sees: `
pages/contact.json:11:305 fout text-marks
Achter het adres "/equipment" van deze link ontbreekt een ")".
Schrijf: [meer](/equipment)
`,
  },
  {
    mistake: 'links to nothing in a text',
    changes: [say('Lees [meer]().')],
    sees: `
pages/contact.json:11:312 fout link-target
Tussen de haakjes van deze link staat geen adres.
Schrijf waar de link heen gaat, bijvoorbeeld [meer](/contact).
`,
  },
  {
    mistake: 'links without a slash in a text',
    changes: [say('Lees [meer](equipment).')],
    sees: `
pages/contact.json:11:312 fout link-target
De link "equipment" is niet geschreven zoals deze site haar adressen schrijft.
Schrijf "/equipment".
`,
  },
  {
    mistake: 'pastes an address in a text',
    changes: [say('Kijk op https://www.voorbeeld.nl.')],
    sees: `
pages/contact.json:11:308 waarschuwing text-marks
"https://www.voorbeeld.nl" is zo geen link: bezoekers kunnen er niet op klikken.
Schrijf: [www.voorbeeld.nl](https://www.voorbeeld.nl)
`,
  },
  {
    mistake: 'leaves ** unclosed',
    changes: [say('Dit is **belangrijk.')],
    sees: `
pages/contact.json:11:307 fout text-marks
De "**" hier heeft geen tweede "**": bezoekers zien de sterretjes.
Zet ** vóór en achter wat vet moet: **belangrijk**
`,
  },
  {
    mistake: 'writes HTML in a text',
    changes: [say('Dit is <b>belangrijk</b>.')],
    sees: `
pages/contact.json:11:307 fout text-marks
"<b>" is HTML, en die toont de pagina letter voor letter.
Schrijf **woord** voor vette letters.
`,
  },
  {
    mistake: 'writes a heading in a text',
    changes: [say('## Kop')],
    sees: `
pages/contact.json:11:300 fout text-marks
Met "##" maak je hier geen kop: bezoekers zien het teken.
Zet de kop in "title", of maak een blok van type "text-section" met een eigen kop.
`,
  },
  {
    mistake: 'uses a value of the site that is not there',
    changes: [say('Bel {telefoon}.')],
    sees: `
pages/contact.json:11:304 fout site-value
"{telefoon}" is geen gegeven van de site.
Kies uit {company}, {tagline}, {siteUrl}, {phone}, {email}, {city}, {country}, {copyright}.
`,
  },
  {
    mistake: 'misspells a value of the site in a text',
    changes: [say('Bel {phnoe}.')],
    sees: `
pages/contact.json:11:304 fout site-value
"{phnoe}" is geen gegeven van de site.
Bedoel je "{phone}"? Kies uit {company}, {tagline}, {siteUrl}, {phone}, {email}, {city}, {country}, {copyright}.
`,
  },
  {
    mistake: 'leaves a brace open',
    changes: [say('Bel {phone.')],
    sees: `
pages/contact.json:11:304 fout text-marks
Achter "{phone" ontbreekt een "}".
Schrijf {phone}.
`,
  },
  {
    mistake: 'misspells the file of a picture',
    changes: [
      contact(
        '"type": "hero",',
        '"type": "hero",\n      "image": { "src": "/images/contct.svg", "alt": "Een rode telefoon op een bureau" },',
      ),
    ],
    sees: `
pages/contact.json:10:25 fout picture
De afbeelding "/images/contct.svg" staat niet in de map public.
Bedoel je "/images/contact.svg"?
`,
  },
  {
    mistake: 'writes another extension for a picture',
    changes: [
      contact(
        '"type": "hero",',
        '"type": "hero",\n      "image": { "src": "/images/contact.png", "alt": "Een rode telefoon op een bureau" },',
      ),
    ],
    sees: `
pages/contact.json:10:25 fout picture
De afbeelding "/images/contact.png" staat niet in de map public.
Bedoel je "/images/contact.svg"?
`,
  },
  {
    mistake: 'writes a capital in the file of a picture',
    changes: [
      contact(
        '"type": "hero",',
        '"type": "hero",\n      "image": { "src": "/images/Contact.svg", "alt": "Een rode telefoon op een bureau" },',
      ),
    ],
    sees: `
pages/contact.json:10:25 fout picture
De afbeelding "/images/Contact.svg" heet op schijf anders: hoofdletters en kleine letters tellen mee.
Schrijf "/images/contact.svg".
`,
  },
  {
    mistake: 'forgets the folder of a picture',
    changes: [
      contact(
        '"type": "hero",',
        '"type": "hero",\n      "image": { "src": "/contact.svg", "alt": "Een rode telefoon op een bureau" },',
      ),
    ],
    sees: `
pages/contact.json:10:25 fout picture
De afbeelding "/contact.svg" staat niet in de map public.
Bedoel je "/images/contact.svg"?
`,
  },
  {
    mistake: 'names a picture that is in a subfolder',
    changes: [
      contact(
        '"type": "hero",',
        '"type": "hero",\n      "image": { "src": "/images/foto/contact.svg", "alt": "Een rode telefoon op een bureau" },',
      ),
    ],
    sees: `
pages/contact.json:10:25 fout picture
De afbeelding "/images/foto/contact.svg" staat niet in de map public.
Bedoel je "/images/contact.svg"?
`,
  },
  {
    mistake: 'gives the name of the file as description',
    changes: [
      contact(
        '"type": "hero",',
        '"type": "hero",\n      "image": { "src": "/images/contact.svg", "alt": "contact.svg" },',
      ),
    ],
    sees: `
pages/contact.json:10:55 fout alt-text
"contact.svg" is de naam van een bestand, geen beschrijving.
Schrijf in een halve zin wat er te zien is.
`,
  },
  {
    mistake: 'describes a picture with its number',
    changes: [
      contact(
        '"type": "hero",',
        '"type": "hero",\n      "image": { "src": "/images/contact.svg", "alt": "IMG_2034" },',
      ),
    ],
    sees: `
pages/contact.json:10:55 fout alt-text
"IMG_2034" is de naam van een bestand, geen beschrijving.
Schrijf in een halve zin wat er te zien is.
`,
  },
  {
    mistake: 'describes a picture with the heading',
    changes: [
      contact(
        '"type": "hero",',
        '"type": "hero",\n      "image": { "src": "/images/contact.svg", "alt": "Contact" },',
      ),
    ],
    sees: `
pages/contact.json:10:55 waarschuwing alt-text
Deze beschrijving is gelijk aan de kop "Contact"; wie luistert, hoort twee keer hetzelfde.
Beschrijf wat er te zien is, of schrijf "" als de afbeelding alleen versiering is.
`,
  },
  {
    mistake: 'begins a description with "Afbeelding van"',
    changes: [
      contact(
        '"type": "hero",',
        '"type": "hero",\n      "image": { "src": "/images/contact.svg", "alt": "Afbeelding van een telefoon" },',
      ),
    ],
    sees: `
pages/contact.json:10:56 waarschuwing alt-text
"Afbeelding van" kan weg: een voorleesprogramma zegt al dat het een afbeelding is.
Begin met wat er te zien is: "een telefoon".
`,
  },
  {
    mistake: 'has two headings of the page',
    changes: [addBlock('{ "type": "hero", "title": "Nog een kop", "text": "Een tekst." }')],
    sees: `
pages/contact.json:13:15 fout one-h1
Deze pagina heeft al een kop: een tweede "hero" kan niet.
Gebruik een ander type blok of haal dit blok weg.
`,
  },
  {
    mistake: 'has no heading of the page',
    changes: [contact('"type": "hero",', '"type": "notice",')],
    sees: `
pages/contact.json:7:13 fout one-h1
Deze pagina heeft geen blok met de kop van de pagina.
Begin met een blok van type "hero" of "rotating-hero".
`,
  },
  {
    mistake: 'puts a block above the heading',
    changes: [
      contact(
        '"blocks": [',
        '"blocks": [\n    { "type": "notice", "title": "Let op", "text": "Een bericht." },',
      ),
    ],
    sees: `
pages/contact.json:8:15 fout heading-order
Dit blok staat boven de kop van de pagina (blok 2, "hero").
Zet de kop van de pagina als eerste in "blocks".
`,
  },
  {
    mistake: 'gives two blocks one anchor',
    changes: [
      contact('"type": "hero",', '"type": "hero",\n      "id": "bel",'),
      addBlock('{ "type": "notice", "id": "bel", "title": "Let op", "text": "Een bericht." }'),
    ],
    sees: `
pages/contact.json:14:31 fout duplicate-anchor
De "id" "bel" staat al bij een eerder blok op deze pagina.
Geef een van de twee een andere naam.
`,
  },
  {
    mistake: 'copies the title of another page',
    changes: [contact('"title": "Contact",', '"title": "Home",')],
    sees: `
pages/index.json:4:14 fout unique-title
De titel "Home" staat ook al in "pages/contact.json".
Zeg in de titel wat alleen op deze pagina staat.
`,
  },
  {
    mistake: 'copies the description of another page',
    changes: [edit('contact.json', '"Contact: een', '"Home: een')],
    sees: `
pages/index.json:5:20 fout unique-description
De beschrijving "Home: een pagina van de kleine site waarmee de controle word…" staat ook al in "pages/contact.json".
Vertel in de beschrijving wat een bezoeker alleen op deze pagina vindt.
`,
  },
  {
    mistake: 'writes the company into the title',
    changes: [contact('"title": "Contact",', '"title": "Contact | Voorbeeld",')],
    sees: `
pages/contact.json:4:22 waarschuwing title-company
De naam van het bedrijf komt er vanzelf achter, dus "| Voorbeeld" kan weg.
Schrijf "Contact".
`,
  },
  {
    mistake: 'writes a title that search engines cut',
    changes: [
      contact(
        '"title": "Contact",',
        '"title": "Contact met de kleine site voor wie nog een vraag heeft over lease",',
      ),
    ],
    sees: `
pages/contact.json:4:63 waarschuwing title-length
Met " | Voorbeeld" erachter is deze titel 78 tekens; zoekmachines tonen er ongeveer 60.
Maak de titel 18 tekens korter, met het belangrijkste woord vooraan.
`,
  },
  {
    mistake: 'writes a short description',
    changes: [
      {
        file: 'contact.json',
        apply: (text) => text.replace(/"description": ".*"/, '"description": "Bel of mail ons."'),
      },
    ],
    sees: `
pages/contact.json:5:20 waarschuwing description-length
Deze beschrijving is 16 tekens; zoekmachines tonen er ongeveer 158.
Gebruik 110 tot 158 tekens: wat vindt de bezoeker hier, en wat kan hij doen?
`,
  },
  {
    mistake: 'writes hardly anything on a page',
    changes: [{ file: 'contact.json', apply: (text) => text.replace(/"text": ".*"/, '"text": "Bel ons."') }],
    sees: `
pages/contact.json:7:13 waarschuwing thin-page
Op deze pagina staan 3 woorden; dat is te weinig om iemand te helpen.
Schrijf minstens 50 woorden, of zet de inhoud op een pagina die er al is.
`,
  },
  {
    mistake: 'copies a page',
    changes: [
      write('equipment/kraan.json', page('Kraan', contactWords, 2)),
      edit('index.json', 'Prettige dag verder.', 'Zie ook [kraan](/equipment/kraan).'),
    ],
    sees: `
pages/equipment/kraan.json:7:13 waarschuwing near-duplicate
Deze pagina lijkt voor ongeveer 100% op "pages/contact.json".
Schrijf wat deze pagina anders maakt, of zet wat gelijk is in een gedeeld blok (pages/_shared).
`,
  },
  {
    mistake: 'adds a page to which nothing leads',
    changes: [write('kraan.json', page('Kraan', ownWords))],
    sees: `
pages/kraan.json:1:1 waarschuwing orphan-page
Geen enkele pagina en geen menu heeft een link naar "/kraan".
Maak ergens een link naar "/kraan", of geef deze pagina een "card" als de pagina erboven kaarten toont.
`,
  },
  {
    mistake: 'adds a page in a folder without a page',
    changes: [
      write('machines/kraan.json', page('Kraan', ownWords, 2)),
      edit('index.json', 'Prettige dag verder.', 'Zie ook [kraan](/machines/kraan).'),
    ],
    sees: `
pages/machines/kraan.json:1:1 fout parent-page
De pagina "/machines/kraan" hoort onder "/machines", maar die pagina bestaat niet.
Voeg pages/machines/index.json toe.
`,
  },
  {
    mistake: 'names a file with capitals and a space',
    changes: [write('Over Ons.json', page('Over ons', ownWords))],
    sees: `
pages/Over Ons.json:1:1 fout route-name
De naam "Over Ons" van dit bestand past niet in een webadres.
Gebruik alleen kleine letters, cijfers en streepjes: "over-ons".
`,
  },
  {
    mistake: 'names a folder with a capital',
    changes: [write('Machines/index.json', page('Machines', ownWords, 2))],
    sees: `
pages/Machines/index.json:1:1 fout route-name
De naam "Machines" van de map past niet in een webadres.
Gebruik alleen kleine letters, cijfers en streepjes: "machines".
`,
  },
  {
    mistake: 'names a file with an underscore',
    changes: [write('over_ons.json', page('Over ons', ownWords))],
    sees: `
pages/over_ons.json:1:1 fout route-name
De naam "over_ons" van dit bestand past niet in een webadres.
Gebruik alleen kleine letters, cijfers en streepjes: "over-ons".
`,
  },
  {
    mistake: 'names a file with an accent',
    changes: [write('café.json', page('Koffie', ownWords))],
    sees: `
pages/café.json:1:1 fout route-name
De naam "café" van dit bestand past niet in een webadres.
Gebruik alleen kleine letters, cijfers en streepjes: "cafe".
`,
  },
  {
    mistake: 'makes a file and a folder for one address',
    changes: [write('equipment.json', page('Materieel', ownWords))],
    sees: `
pages/equipment/index.json:1:1 fout route-clash
Het adres "/equipment" heeft twee bestanden: dit bestand en "pages/equipment.json".
Verwijder een van de twee of geef het een andere naam.
`,
  },
  {
    mistake: 'gives an alias the address of another page',
    changes: [addField('"aliases": ["/equipment"]')],
    sees: `
pages/contact.json:7:15 fout route-clash
Het pad "/equipment" is al het adres van "pages/equipment/index.json".
Haal het weg uit "aliases".
`,
  },
  {
    mistake: 'gives two pages one alias',
    changes: [
      addField('"aliases": ["/bel"]'),
      edit('equipment/index.json', '  "blocks"', '  "aliases": ["/bel"],\n  "blocks"'),
    ],
    sees: `
pages/equipment/index.json:7:15 fout route-clash
Het pad "/bel" staat al bij "aliases" in "pages/contact.json".
Haal het weg uit "aliases".
`,
  },
  {
    mistake: 'gives a page its own address as an alias',
    changes: [addField('"aliases": ["/contact"]')],
    sees: `
pages/contact.json:7:15 fout route-clash
Het pad "/contact" is het adres van deze pagina zelf.
Haal het weg uit "aliases".
`,
  },
  {
    mistake: 'redirects an address that still exists',
    changes: [addField('"movedFrom": ["/equipment"]')],
    sees: `
pages/contact.json:7:17 fout route-clash
Het pad "/equipment" is al het adres van "pages/equipment/index.json".
Haal het weg uit "movedFrom".
`,
  },
  {
    mistake: 'redirects one old address to two pages',
    changes: [
      addField('"movedFrom": ["/bel"]'),
      edit('equipment/index.json', '  "blocks"', '  "movedFrom": ["/bel"],\n  "blocks"'),
    ],
    sees: `
pages/equipment/index.json:7:17 fout route-clash
Het pad "/bel" staat al bij "movedFrom" in "pages/contact.json".
Haal het weg uit "movedFrom".
`,
  },
  {
    mistake: 'takes an address that the site needs',
    changes: [addField('"aliases": ["/assets"]')],
    sees: `
pages/contact.json:7:15 fout route-clash
Het adres "/assets" is al in gebruik door de site zelf.
Kies een ander adres.
`,
  },
  {
    mistake: 'points the canonical address at a page that points on',
    changes: [
      edit('contact.json', 'zoekmachine."', 'zoekmachine.",\n    "canonical": "/equipment"'),
      edit('equipment/index.json', 'zoekmachine."', 'zoekmachine.",\n    "canonical": "/"'),
    ],
    sees: `
pages/contact.json:6:18 fout redirect-chain
"/equipment" wijst met "canonical" zelf weer door naar "/".
Schrijf "/".
`,
  },
  {
    mistake: 'points the canonical address at a page that is not there',
    changes: [edit('contact.json', 'zoekmachine."', 'zoekmachine.",\n    "canonical": "/weg"')],
    sees: `
pages/contact.json:6:18 fout link-target
De link "/weg" wijst naar een pagina die niet bestaat.
Kies een pagina van de site of voeg de pagina toe.
`,
  },
  {
    mistake: 'names a shared block that is not there',
    changes: [addBlock('{ "shared": "oproep" }')],
    sees: `
pages/contact.json:13:17 fout shared-block
Er is geen gedeeld blok "oproep".
Voeg pages/_shared/oproep.json toe.
`,
  },
  {
    mistake: 'writes a shared block that no page uses',
    changes: [
      write('_shared/oproep.json', '{ "type": "notice", "title": "Let op", "text": "Een bericht." }\n'),
    ],
    sees: `
pages/_shared/oproep.json:1:1 waarschuwing shared-block
Geen enkele pagina gebruikt het gedeelde blok "oproep".
Zet { "shared": "oproep" } op een pagina of verwijder dit bestand.
`,
  },
  {
    mistake: 'has a shared block that is one itself',
    changes: [write('_shared/oproep.json', '{ "shared": "oproep" }\n'), addBlock('{ "shared": "oproep" }')],
    sees: `
pages/_shared/oproep.json:1:13 fout shared-block
Een gedeeld blok kan niet naar een ander gedeeld blok wijzen, zoals hier naar "oproep".
Schrijf hier het blok zelf, met "type".
`,
  },
  {
    mistake: 'shows cards where no page has one',
    changes: [
      edit(
        'equipment/index.json',
        '\n    }\n  ]',
        '\n    },\n    { "type": "page-cards", "title": "Kies", "linkLabel": "Bekijk" }\n  ]',
      ),
    ],
    sees: `
pages/equipment/index.json:13:5 waarschuwing page-cards
Deze lijst blijft leeg: onder "/equipment" is er geen pagina met een "card".
Geef een pagina eronder een "card" of haal dit blok weg.
`,
  },
  {
    mistake: 'gives $schema another depth',
    changes: [contact('"../schemas', '"../../schemas')],
    sees: `
pages/contact.json:2:14 fout schema-path
"$schema" wijst met "../../schemas/page.schema.json" niet naar het schema van dit bestand.
Schrijf "$schema": "../schemas/page.schema.json".
`,
  },
  {
    mistake: 'copies $schema from the site file',
    changes: [contact('page.schema.json', 'site.schema.json')],
    sees: `
pages/contact.json:2:14 fout schema-path
"$schema" wijst met "../schemas/site.schema.json" niet naar het schema van dit bestand.
Schrijf "$schema": "../schemas/page.schema.json".
`,
  },
  {
    mistake: 'removes the home page',
    changes: [{ file: 'index.json', apply: () => undefined }],
    sees: `
pages/index.json:1:1 fout required-page
Het bestand "index.json" ontbreekt: daarin staat de homepage.
Voeg pages/index.json toe.
`,
  },
  {
    mistake: 'writes u',
    changes: [say('Wij bellen u terug.')],
    sees: `
pages/contact.json:11:311 waarschuwing form-of-address
Hier staat "u", maar deze site zegt "je".
Schrijf "je".
`,
  },
  {
    mistake: 'writes Uw',
    changes: [say('Uw aanvraag is binnen.')],
    sees: `
pages/contact.json:11:300 waarschuwing form-of-address
Hier staat "Uw", maar deze site zegt "je".
Schrijf "je" of "jouw".
`,
  },
  {
    mistake: 'writes a price without btw',
    changes: [say('Al vanaf € 500 per maand.')],
    sees: `
pages/contact.json:11:309 fout price-vat
Bij "€ 500 per maand" staat in dit blok niet of het met of zonder btw is.
Zet er "excl. btw" bij.
`,
  },
  {
    mistake: 'writes an amount in English notation',
    changes: [say('Tot € 25,000.00 excl. btw.')],
    sees: `
pages/contact.json:11:306 fout notation
"25,000.00" is hier geen goede schrijfwijze. In Nederland scheidt een punt de duizendtallen; een komma maakt er iets achter de komma van.
Schrijf "25.000,00".
`,
  },
  {
    mistake: 'writes euro behind an amount',
    changes: [say('Voor 10.000 euro excl. btw.')],
    sees: `
pages/contact.json:11:305 waarschuwing notation
"10.000 euro" is hier geen goede schrijfwijze. Een bedrag begint op deze site met het euroteken.
Schrijf "€ 10.000".
`,
  },
  {
    mistake: 'writes EUR',
    changes: [say('Voor EUR 10.000 excl. btw.')],
    sees: `
pages/contact.json:11:305 waarschuwing notation
"EUR 10.000" is hier geen goede schrijfwijze. Een bedrag begint op deze site met het euroteken.
Schrijf "€ 10.000".
`,
  },
  {
    mistake: 'writes ,- behind an amount',
    changes: [say('Voor € 500,- excl. btw.')],
    sees: `
pages/contact.json:11:305 waarschuwing notation
"€ 500,-" is hier geen goede schrijfwijze. Een rond bedrag heeft hier geen streepje.
Schrijf "€ 500".
`,
  },
  {
    mistake: 'writes an amount without points',
    changes: [say('Voor € 12500 excl. btw.')],
    sees: `
pages/contact.json:11:305 waarschuwing notation
"€ 12500" is hier geen goede schrijfwijze. Met een punt voor elke drie cijfers leest het sneller.
Schrijf "€ 12.500".
`,
  },
  {
    mistake: 'writes km/h',
    changes: [say('Hij rijdt 80 km/h.')],
    sees: `
pages/contact.json:11:310 waarschuwing notation
"80 km/h" is hier geen goede schrijfwijze. Zo staat deze eenheid overal op de site.
Schrijf "80 km/u".
`,
  },
  {
    mistake: 'writes a unit with capitals',
    changes: [say('Een motor van 120 PK.')],
    sees: `
pages/contact.json:11:314 waarschuwing notation
"120 PK" is hier geen goede schrijfwijze. Zo staat deze eenheid overal op de site.
Schrijf "120 pk".
`,
  },
  {
    mistake: 'writes m3',
    changes: [say('De laadruimte is 12 m3.')],
    sees: `
pages/contact.json:11:317 waarschuwing notation
"12 m3" is hier geen goede schrijfwijze. Zo staat deze eenheid overal op de site.
Schrijf "12 m³".
`,
  },
  {
    mistake: 'writes a space before %',
    changes: [say('De rente is 12 %.')],
    sees: `
pages/contact.json:11:312 waarschuwing notation
"12 %" is hier geen goede schrijfwijze. Het procentteken staat tegen het getal aan.
Schrijf "12%".
`,
  },
  {
    mistake: 'writes a decimal point',
    changes: [say('De rente is 7.5%.')],
    sees: `
pages/contact.json:11:312 fout notation
"7.5" is hier geen goede schrijfwijze. In Nederland staat er een komma voor de cijfers achter de komma.
Schrijf "7,5".
`,
  },
  {
    mistake: 'promises the lowest price',
    changes: [say('Altijd de goedkoopste lease.')],
    sees: `
pages/contact.json:11:310 fout forbidden-claim
"goedkoopste lease" kan deze site niet zeggen. Dat kan niemand bewijzen.
Schrijf wat je wel weet, bijvoorbeeld hoe snel iemand een bedrag ziet.
`,
  },
  {
    mistake: 'promises that everybody is accepted',
    changes: [say('Iedereen wordt goedgekeurd.')],
    sees: `
pages/contact.json:11:300 fout forbidden-claim
"Iedereen wordt goedgekeurd" kan deze site niet zeggen. Elke aanvraag wordt beoordeeld, dus niets staat vooraf vast.
Schrijf bijvoorbeeld "afhankelijk van beoordeling".
`,
  },
  {
    mistake: 'promises something for nothing',
    changes: [say('De levering is helemaal gratis.')],
    sees: `
pages/contact.json:11:315 fout forbidden-claim
"helemaal gratis" kan deze site niet zeggen. Wat bij lease hoort, zit in het maandbedrag en is dus niet gratis.
Schrijf wat er in het bedrag zit, of "zonder extra kosten" met waarvoor dat geldt.
`,
  },
  {
    mistake: 'boasts of being the best',
    changes: [say('Wij zijn de beste leasemaatschappij van Nederland.')],
    sees: `
pages/contact.json:11:309 fout forbidden-claim
"de beste leasemaatschappij" kan deze site niet zeggen. Dat kan niemand bewijzen.
Schrijf wat je wel weet, bijvoorbeeld wat er in je aanbod zit.
`,
  },
  {
    mistake: 'counts customers',
    changes: [say('Al meer dan 500 tevreden klanten gingen je voor.')],
    sees: `
pages/contact.json:11:303 fout forbidden-claim
"meer dan 500 tevreden klanten" kan deze site niet zeggen. Aantallen klanten en cijfers van klanten zijn niet na te gaan.
Haal het getal weg.
`,
  },
  {
    mistake: 'promises without a credit check',
    changes: [say('Ook zonder BKR-toetsing.')],
    sees: `
pages/contact.json:11:304 fout forbidden-claim
"zonder BKR-toetsing" kan deze site niet zeggen. Een aanvraag wordt altijd getoetst.
Schrijf bijvoorbeeld "ook zonder jaarcijfers bespreekbaar".
`,
  },
  {
    mistake: 'leaves lorem ipsum',
    changes: [say('Lorem ipsum dolor sit amet.')],
    sees: `
pages/contact.json:11:300 fout placeholder-text
"Lorem ipsum dolor sit amet" is een voorlopige tekst.
Schrijf hier de echte tekst, of haal het weg.
`,
  },
  {
    mistake: 'leaves TODO',
    changes: [say('TODO prijs invullen.')],
    sees: `
pages/contact.json:11:300 fout placeholder-text
"TODO" is een voorlopige tekst.
Schrijf hier de echte tekst, of haal het weg.
`,
  },
  {
    mistake: 'leaves xxx',
    changes: [say('Bel xxx.')],
    sees: `
pages/contact.json:11:304 fout placeholder-text
"xxx" is een voorlopige tekst.
Schrijf hier de echte tekst, of haal het weg.
`,
  },
  {
    mistake: 'leaves the words of the editor',
    changes: [contact('"title": "Contact",\n      "text"', '"title": "Titel hier",\n      "text"')],
    sees: `
pages/contact.json:10:17 fout placeholder-text
"Titel hier" is een voorlopige tekst.
Schrijf hier de echte tekst, of haal het weg.
`,
  },
  {
    mistake: 'leaves "hier komt de tekst"',
    changes: [say('Hier komt de tekst.')],
    sees: `
pages/contact.json:11:300 fout placeholder-text
"Hier komt de tekst" is een voorlopige tekst.
Schrijf hier de echte tekst, of haal het weg.
`,
  },
  {
    mistake: 'pastes an address with www in a text',
    changes: [say('Kijk op www.voorbeeld.nl.')],
    sees: `
pages/contact.json:11:308 waarschuwing text-marks
"www.voorbeeld.nl" is zo geen link: bezoekers kunnen er niet op klikken.
Schrijf: [www.voorbeeld.nl](https://www.voorbeeld.nl)
`,
  },
  {
    mistake: 'makes a list with HTML in a text',
    changes: [say('<ul><li>Snel</li></ul>')],
    sees: `
pages/contact.json:11:300 fout text-marks
"<ul>" is HTML, en die toont de pagina letter voor letter.
Maak er een lijst van: een veld "items" met een tekst per punt.
`,
  },
  {
    mistake: 'makes an own link with HTML',
    changes: [say('<a href=\\"/contact\\">Bel</a>')],
    sees: `
pages/contact.json:11:300 fout text-marks
"<a href="/contact">" is HTML, en die toont de pagina letter voor letter.
Schrijf een link zo: [tekst](/adres).
`,
  },
  {
    mistake: 'links with the own domain in a text',
    changes: [say('Lees [meer](https://www.voorbeeld.example/equipment).')],
    sees: `
pages/contact.json:11:312 fout link-target
De link "https://www.voorbeeld.example/equipment" wijst met een heel adres naar een pagina van deze site zelf.
Schrijf "/equipment".
`,
  },
  {
    mistake: 'links with capitals and a slash in a text',
    changes: [say('Lees [meer](/Equipment/).')],
    sees: `
pages/contact.json:11:312 fout link-target
De link "/Equipment/" is niet geschreven zoals deze site haar adressen schrijft.
Schrijf "/equipment".
`,
  },
  {
    mistake: 'names a shared block almost right',
    changes: [
      write('_shared/oproep.json', '{ "type": "notice", "title": "Let op", "text": "Een bericht." }\n'),
      addBlock('{ "shared": "oproep" },\n    { "shared": "oproepp" }'),
    ],
    sees: `
pages/contact.json:14:17 fout shared-block
Er is geen gedeeld blok "oproepp".
Bedoel je "oproep"?
`,
  },
];
