import { addBlock, addField, contact, edit, type JsonSyntaxError } from './slip.ts';

/** What authors write in a field that does not belong there. */
export const schemaSlips: readonly JsonSyntaxError[] = [
  {
    mistake: 'misspells a field',
    changes: [contact('      "title": "Contact",\n', '      "tilte": "Contact",\n')],
    sees: `
pages/contact.json:10:7 fout misspelt-field
Het veld "tilte" bestaat hier niet. Bedoel je "title"? [blok 1 (hero)]
"title": Kop van de pagina; elke pagina heeft er één.
`,
  },
  {
    mistake: 'writes a field with a capital',
    changes: [contact('      "title": "Contact",\n', '      "Title": "Contact",\n')],
    sees: `
pages/contact.json:10:7 fout misspelt-field
Het veld "Title" bestaat hier niet. Bedoel je "title"? [blok 1 (hero)]
"title": Kop van de pagina; elke pagina heeft er één.
`,
  },
  {
    mistake: 'writes "titel"',
    changes: [contact('      "title": "Contact",\n', '      "titel": "Contact",\n')],
    sees: `
pages/contact.json:10:7 fout misspelt-field
Het veld "titel" bestaat hier niet. Bedoel je "title"? [blok 1 (hero)]
"title": Kop van de pagina; elke pagina heeft er één.
`,
  },
  {
    mistake: 'writes "tekst"',
    changes: [contact('"text": "Bel', '"tekst": "Bel')],
    sees: `
pages/contact.json:11:7 fout misspelt-field
Het veld "tekst" bestaat hier niet. Bedoel je "text"? [blok 1 (hero)]
"text": Tekst onder de kop: wat vind je hier en wat levert het op?
`,
  },
  {
    mistake: 'writes "blokken"',
    changes: [contact('"blocks": [', '"blokken": [')],
    sees: `
pages/contact.json:7:3 fout misspelt-field
Het veld "blokken" bestaat hier niet. Bedoel je "blocks"?
"blocks": Wat er op de pagina staat, van boven naar beneden.
`,
  },
  {
    mistake: 'writes "knoppen"',
    changes: [
      contact(
        '"type": "hero",',
        '"type": "hero",\n      "knoppen": [{ "label": "Bel", "href": "/contact" }],',
      ),
    ],
    sees: `
pages/contact.json:10:7 fout misspelt-field
Het veld "knoppen" bestaat hier niet. Bedoel je "actions"? [blok 1 (hero)]
"actions": Knoppen onder de tekst; de eerste valt het meest op.
`,
  },
  {
    mistake: 'writes "afbeelding"',
    changes: [
      contact(
        '"type": "hero",',
        '"type": "hero",\n      "afbeelding": { "src": "/images/contact.svg", "alt": "Een telefoon" },',
      ),
    ],
    sees: `
pages/contact.json:10:7 fout misspelt-field
Het veld "afbeelding" bestaat hier niet. Bedoel je "image"? [blok 1 (hero)]
"image": Afbeelding naast de kop.
`,
  },
  {
    mistake: 'writes "vraag" and "antwoord"',
    changes: [
      addBlock('{ "type": "faq", "title": "Vragen", "items": [{ "vraag": "Hoe?", "antwoord": "Zo." }] }'),
    ],
    sees: `
pages/contact.json:13:53 fout misspelt-field
Het veld "vraag" bestaat hier niet. Bedoel je "question"? [blok 2 (faq) → items → item 1]
"question": De vraag, met een vraagteken aan het eind.
pages/contact.json:13:70 fout misspelt-field
Het veld "antwoord" bestaat hier niet. Bedoel je "answer"? [blok 2 (faq) → items → item 1]
"answer": Het antwoord; begin met het belangrijkste.
`,
  },
  {
    mistake: 'writes "omschrijving"',
    changes: [contact('"description":', '"omschrijving":')],
    sees: `
pages/contact.json:5:5 fout misspelt-field
Het veld "omschrijving" bestaat hier niet. Bedoel je "description"? [metadata]
"description": Samenvatting voor de zoekresultaten: wat vindt de bezoeker hier?
`,
  },
  {
    mistake: 'writes "url" in a link',
    changes: [
      addBlock(
        '{ "type": "call-to-action", "title": "Bel", "text": "Bel ons.", "actions": [{ "label": "Bel", "url": "/contact" }] }',
      ),
    ],
    sees: `
pages/contact.json:13:99 fout misspelt-field
Het veld "url" bestaat hier niet. Bedoel je "href"? [blok 2 (call-to-action) → actions → item 1]
"href": Adres: een pad op deze site (/contact), een plek op een pagina (#vragen), tel:, mailto: of https://.
`,
  },
  {
    mistake: 'writes "link" and "naam" in a link',
    changes: [
      addBlock(
        '{ "type": "call-to-action", "title": "Bel", "text": "Bel ons.", "actions": [{ "naam": "Bel", "link": "/contact" }] }',
      ),
    ],
    sees: `
pages/contact.json:13:83 fout misspelt-field
Het veld "naam" bestaat hier niet. Bedoel je "label"? [blok 2 (call-to-action) → actions → item 1]
"label": Tekst van de link; zegt ook los van de rest waar je heen gaat.
pages/contact.json:13:98 fout misspelt-field
Het veld "link" bestaat hier niet. Bedoel je "href"? [blok 2 (call-to-action) → actions → item 1]
"href": Adres: een pad op deze site (/contact), een plek op een pagina (#vragen), tel:, mailto: of https://.
`,
  },
  {
    mistake: 'writes "button" in the heading',
    changes: [
      contact('"type": "hero",', '"type": "hero",\n      "button": { "label": "Bel", "href": "/contact" },'),
    ],
    sees: `
pages/contact.json:10:7 fout misspelt-field
Het veld "button" bestaat hier niet. Bedoel je "actions"? [blok 1 (hero)]
"actions": Knoppen onder de tekst; de eerste valt het meest op.
`,
  },
  {
    mistake: 'writes "subtitle"',
    changes: [contact('"type": "hero",', '"type": "hero",\n      "subtitle": "Bel ons",')],
    sees: `
pages/contact.json:10:7 fout misspelt-field
Het veld "subtitle" bestaat hier niet. Bedoel je "eyebrow"? [blok 1 (hero)]
"eyebrow": Klein regeltje boven de kop.
`,
  },
  {
    mistake: 'writes the type with a capital',
    changes: [contact('"type": "hero"', '"type": "Hero"')],
    sees: `
pages/contact.json:9:15 fout block-type
Er is geen blok "Hero". Bedoel je "hero"? [blok 1 (Hero) → type]
Kies uit: "benefit-list", "call-to-action", "contact-details", "contact-form", "equipment-calculator", "faq", "hero", "insurance-form", "lease-calculator", "lease-form", "link-cards", "link-list", "notice", "page-cards", "rotating-hero", "steps", "table", "testimonials", "text-section", "type-cards".
`,
  },
  {
    mistake: 'writes the type in Dutch',
    changes: [addBlock('{ "type": "vragen", "title": "Vragen", "items": [] }')],
    sees: `
pages/contact.json:13:15 fout block-type
Er is geen blok "vragen". Bedoel je "faq"? [blok 2 (vragen) → type]
Kies uit: "benefit-list", "call-to-action", "contact-details", "contact-form", "equipment-calculator", "faq", "hero", "insurance-form", "lease-calculator", "lease-form", "link-cards", "link-list", "notice", "page-cards", "rotating-hero", "steps", "table", "testimonials", "text-section", "type-cards".
`,
  },
  {
    mistake: 'writes the type with a space',
    changes: [addBlock('{ "type": "text section", "title": "Meer", "text": ["Een alinea."] }')],
    sees: `
pages/contact.json:13:15 fout block-type
Er is geen blok "text section". Bedoel je "text-section"? [blok 2 (text section) → type]
Kies uit: "benefit-list", "call-to-action", "contact-details", "contact-form", "equipment-calculator", "faq", "hero", "insurance-form", "lease-calculator", "lease-form", "link-cards", "link-list", "notice", "page-cards", "rotating-hero", "steps", "table", "testimonials", "text-section", "type-cards".
`,
  },
  {
    mistake: 'writes the type without a hyphen',
    changes: [addBlock('{ "type": "textSection", "title": "Meer", "text": ["Een alinea."] }')],
    sees: `
pages/contact.json:13:15 fout block-type
Er is geen blok "textSection". Bedoel je "text-section"? [blok 2 (textSection) → type]
Kies uit: "benefit-list", "call-to-action", "contact-details", "contact-form", "equipment-calculator", "faq", "hero", "insurance-form", "lease-calculator", "lease-form", "link-cards", "link-list", "notice", "page-cards", "rotating-hero", "steps", "table", "testimonials", "text-section", "type-cards".
`,
  },
  {
    mistake: 'writes "soort" for the type',
    changes: [addBlock('{ "soort": "notice", "title": "Let op", "text": "Een bericht." }')],
    sees: `
pages/contact.json:13:7 fout misspelt-field
Het veld "soort" bestaat hier niet. Bedoel je "type"? [blok 2]
Kies uit: "benefit-list", "call-to-action", "contact-details", "contact-form", "equipment-calculator", "faq", "hero", "insurance-form", "lease-calculator", "lease-form", "link-cards", "link-list", "notice", "page-cards", "rotating-hero", "steps", "table", "testimonials", "text-section", "type-cards".
`,
  },
  {
    mistake: 'leaves the type out',
    changes: [addBlock('{ "title": "Let op", "text": "Een bericht." }')],
    sees: `
pages/contact.json:13:5 fout block-type
In dit blok ontbreekt "type": de soort van het blok. [blok 2]
Kies uit: "benefit-list", "call-to-action", "contact-details", "contact-form", "equipment-calculator", "faq", "hero", "insurance-form", "lease-calculator", "lease-form", "link-cards", "link-list", "notice", "page-cards", "rotating-hero", "steps", "table", "testimonials", "text-section", "type-cards".
`,
  },
  {
    mistake: 'leaves the metadata out',
    changes: [{ file: 'contact.json', apply: (text) => text.replace(/ {2}"metadata"[^}]*\},\n/, '') }],
    sees: `
pages/contact.json:1:1 fout missing-field
Op deze pagina ontbreekt "metadata".
Wat zoekmachines en sociale media over deze pagina tonen. Voeg toe: "metadata": { "title": "…", "description": "…" }
`,
  },
  {
    mistake: 'leaves the description out',
    changes: [{ file: 'contact.json', apply: (text) => text.replace(/,\n {4}"description".*/, '') }],
    sees: `
pages/contact.json:3:15 fout missing-field
In "metadata" ontbreekt "description". [metadata]
Samenvatting voor de zoekresultaten: wat vindt de bezoeker hier? Voeg toe: "description": "…"
`,
  },
  {
    mistake: 'leaves the title out',
    changes: [contact('      "title": "Contact",\n', '')],
    sees: `
pages/contact.json:8:5 fout missing-field
In dit blok ontbreekt "title". [blok 1 (hero)]
Kop van de pagina; elke pagina heeft er één. Voeg toe: "title": "…"
`,
  },
  {
    mistake: 'puts the title beside the metadata',
    changes: [addField('"title": "Contact"')],
    sees: `
pages/contact.json:7:3 fout unknown-field
Het veld "title" bestaat hier niet; het hoort binnen "metadata" of "card".
Mogelijke velden hier: "$schema", "metadata", "name", "service", "card", "aliases", "movedFrom", "checks", "blocks".
`,
  },
  {
    mistake: 'puts the description beside the metadata',
    changes: [addField('"description": "Bel ons."')],
    sees: `
pages/contact.json:7:3 fout unknown-field
Het veld "description" bestaat hier niet; het hoort binnen "metadata" of "card".
Mogelijke velden hier: "$schema", "metadata", "name", "service", "card", "aliases", "movedFrom", "checks", "blocks".
`,
  },
  {
    mistake: 'puts the questions beside the items',
    changes: [addBlock('{ "type": "faq", "title": "Vragen", "question": "Hoe?", "answer": "Zo." }')],
    sees: `
pages/contact.json:13:41 fout unknown-field
Het veld "question" bestaat hier niet; het hoort binnen "items". [blok 2 (faq)]
Zet het in een item van "items": { "question": "…", "answer": "…" }
`,
  },
  {
    mistake: 'writes one question in place of a list',
    changes: [
      addBlock('{ "type": "faq", "title": "Vragen", "items": { "question": "Hoe?", "answer": "Zo." } }'),
    ],
    sees: `
pages/contact.json:13:50 fout wrong-kind
Bij "items" hoort een lijst, maar er staat een groep velden. [blok 2 (faq) → items]
Zet [ en ] eromheen: [{ "question": "…", "answer": "…" }].
`,
  },
  {
    mistake: 'nests the items a level too deep',
    changes: [
      addBlock('{ "type": "faq", "title": "Vragen", "items": [[{ "question": "Hoe?", "answer": "Zo." }]] }'),
    ],
    sees: `
pages/contact.json:13:51 fout wrong-kind
Bij item 1 van "items" hoort een groep velden tussen { en }, maar er staat een lijst. [blok 2 (faq) → items → item 1]
Haal [ en ] weg en houd alleen { … } over.
`,
  },
  {
    mistake: 'nests the items in an object',
    changes: [
      addBlock(
        '{ "type": "faq", "title": "Vragen", "items": { "items": [{ "question": "Hoe?", "answer": "Zo." }] } }',
      ),
    ],
    sees: `
pages/contact.json:13:50 fout wrong-kind
Bij "items" hoort een lijst, maar er staat een groep velden. [blok 2 (faq) → items]
Zet [ en ] eromheen: [{ "question": "…", "answer": "…" }].
`,
  },
  {
    mistake: 'writes a benefit as text in an object',
    changes: [
      addBlock('{ "type": "benefit-list", "title": "Voordelen", "items": [{ "text": "Snel geregeld." }] }'),
    ],
    sees: `
pages/contact.json:13:63 fout missing-field
In dit item ontbreekt "title". [blok 2 (benefit-list) → items → item 1]
Het voordeel in een paar woorden. Voeg toe: "title": "…"
`,
  },
  {
    mistake: 'writes one paragraph in place of a list',
    changes: [addBlock('{ "type": "text-section", "title": "Meer", "text": "Een alinea." }')],
    sees: `
pages/contact.json:13:56 fout wrong-kind
Bij "text" hoort een lijst, maar er staat een tekst. [blok 2 (text-section) → text]
Zet [ en ] eromheen: ["Een alinea."].
`,
  },
  {
    mistake: 'writes a list of paragraphs where one text belongs',
    changes: [addBlock('{ "type": "notice", "title": "Let op", "text": ["Een alinea.", "Nog een."] }')],
    sees: `
pages/contact.json:13:52 fout wrong-kind
Bij "text" hoort een tekst, maar er staat een lijst. [blok 2 (notice) → text]
Schrijf één tekst tussen aanhalingstekens, zonder [ en ].
`,
  },
  {
    mistake: 'writes a number as a text',
    changes: [
      addBlock(
        '{ "type": "table", "title": "Prijzen", "columns": ["Jaar", "Klasse"], "rows": [["Eerste", 2]] }',
      ),
    ],
    sees: `
pages/contact.json:13:95 fout wrong-kind
Bij item 2 hoort een tekst, maar er staat een getal. [blok 2 (table) → rows → item 1 → item 2]
Zet de tekst tussen aanhalingstekens: "2".
`,
  },
  {
    mistake: 'writes a row with a cell too few',
    changes: [
      addBlock(
        '{ "type": "table", "title": "Prijzen", "columns": ["Jaar", "Klasse"], "rows": [["Eerste"]] }',
      ),
    ],
    sees: `
pages/contact.json:13:84 fout too-few
De lijst bij item 1 van "rows" heeft 1 item; er zijn er minstens 2 nodig. [blok 2 (table) → rows → item 1]
Voeg minstens 1 item toe, bijvoorbeeld "…".
`,
  },
  {
    mistake: 'writes one heading for a table of two columns',
    changes: [
      addBlock(
        '{ "type": "table", "title": "Prijzen", "columns": ["Jaar"], "rows": [["Eerste", "Tweede"]] }',
      ),
    ],
    sees: `
pages/contact.json:13:55 fout too-few
De lijst bij "columns" heeft 1 item; er zijn er minstens 2 nodig. [blok 2 (table) → columns]
Voeg minstens 1 item toe, bijvoorbeeld "…".
`,
  },
  {
    mistake: 'writes a picture as a path',
    changes: [contact('"type": "hero",', '"type": "hero",\n      "image": "/images/contact.svg",')],
    sees: `
pages/contact.json:10:16 fout wrong-kind
Bij "image" hoort een groep velden tussen { en }, maar er staat een tekst. [blok 1 (hero) → image]
Schrijf bijvoorbeeld: { "src": "…", "alt": "…" }
`,
  },
  {
    mistake: 'forgets the description of a picture',
    changes: [
      contact('"type": "hero",', '"type": "hero",\n      "image": { "src": "/images/contact.svg" },'),
    ],
    sees: `
pages/contact.json:10:16 fout missing-field
In "image" ontbreekt "alt". [blok 1 (hero) → image]
Wat er op de afbeelding te zien is; laat leeg ("") als de afbeelding alleen versiering is. Voeg toe: "alt": "…"
`,
  },
  {
    mistake: 'writes a picture with its place on disk',
    changes: [
      contact(
        '"type": "hero",',
        '"type": "hero",\n      "image": { "src": "public/images/contact.svg", "alt": "Een telefoon" },',
      ),
    ],
    sees: `
pages/contact.json:10:25 fout pattern
"public/images/contact.svg" klopt niet bij "src". [blok 1 (hero) → image → src]
Bedoel je "/images/contact.svg"? Schrijf een bestand in /images, bijvoorbeeld "/images/bakwagen.svg" (svg, png, jpg, webp of avif).
`,
  },
  {
    mistake: 'writes a picture with a Windows path',
    changes: [
      contact(
        '"type": "hero",',
        '"type": "hero",\n      "image": { "src": "C:\\\\foto\\\\contact.jpg", "alt": "Een telefoon" },',
      ),
    ],
    sees: `
pages/contact.json:10:25 fout pattern
"C:\\\\foto\\\\contact.jpg" klopt niet bij "src". [blok 1 (hero) → image → src]
Bedoel je "/images/contact.jpg"? Schrijf een bestand in /images, bijvoorbeeld "/images/bakwagen.svg" (svg, png, jpg, webp of avif).
`,
  },
  {
    mistake: 'writes a picture from another site',
    changes: [
      contact(
        '"type": "hero",',
        '"type": "hero",\n      "image": { "src": "https://voorbeeld.nl/contact.jpg", "alt": "Een telefoon" },',
      ),
    ],
    sees: `
pages/contact.json:10:25 fout pattern
"https://voorbeeld.nl/contact.jpg" klopt niet bij "src". [blok 1 (hero) → image → src]
Schrijf een bestand in /images, bijvoorbeeld "/images/bakwagen.svg" (svg, png, jpg, webp of avif).
`,
  },
  {
    mistake: 'writes a picture of a kind that browsers do not show',
    changes: [
      contact(
        '"type": "hero",',
        '"type": "hero",\n      "image": { "src": "/images/contact.heic", "alt": "Een telefoon" },',
      ),
    ],
    sees: `
pages/contact.json:10:25 fout pattern
"/images/contact.heic" klopt niet bij "src". [blok 1 (hero) → image → src]
Schrijf een bestand in /images, bijvoorbeeld "/images/bakwagen.svg" (svg, png, jpg, webp of avif).
`,
  },
  {
    mistake: 'writes a link without its slash',
    changes: [
      addBlock(
        '{ "type": "call-to-action", "title": "Bel", "text": "Bel ons.", "actions": [{ "label": "Bel", "href": "contact" }] }',
      ),
    ],
    sees: `
pages/contact.json:13:107 fout link-target
De link "contact" is niet geschreven zoals deze site haar adressen schrijft.
Schrijf "/contact".
`,
  },
  {
    mistake: 'writes a link with www',
    changes: [
      addBlock(
        '{ "type": "call-to-action", "title": "Kijk", "text": "Kijk ook eens elders.", "actions": [{ "label": "Kijk", "href": "www.voorbeeld.nl" }] }',
      ),
    ],
    sees: `
pages/contact.json:13:122 fout pattern
"www.voorbeeld.nl" klopt niet bij "href". [blok 2 (call-to-action) → actions → item 1 → href]
Bedoel je "https://www.voorbeeld.nl"? Schrijf een pad op deze site ("/contact" of "/leasevormen#financial"), een plek op deze pagina ("#vragen"), of een adres met tel:, mailto: of https://.
`,
  },
  {
    mistake: 'writes a link with a space',
    changes: [
      addBlock(
        '{ "type": "call-to-action", "title": "Bel", "text": "Bel ons.", "actions": [{ "label": "Bel", "href": "/over ons" }] }',
      ),
    ],
    sees: `
pages/contact.json:13:107 fout pattern
"/over ons" klopt niet bij "href". [blok 2 (call-to-action) → actions → item 1 → href]
Bedoel je "/over-ons"? Schrijf een pad op deze site ("/contact" of "/leasevormen#financial"), een plek op deze pagina ("#vragen"), of een adres met tel:, mailto: of https://.
`,
  },
  {
    mistake: 'writes a telephone number as a link',
    changes: [
      addBlock(
        '{ "type": "call-to-action", "title": "Bel", "text": "Bel ons.", "actions": [{ "label": "Bel", "href": "026-000 00 00" }] }',
      ),
    ],
    sees: `
pages/contact.json:13:107 fout pattern
"026-000 00 00" klopt niet bij "href". [blok 2 (call-to-action) → actions → item 1 → href]
Bedoel je "tel:0260000000"? Schrijf een pad op deze site ("/contact" of "/leasevormen#financial"), een plek op deze pagina ("#vragen"), of een adres met tel:, mailto: of https://.
`,
  },
  {
    mistake: 'writes an e-mail address as a link',
    changes: [
      addBlock(
        '{ "type": "call-to-action", "title": "Mail", "text": "Mail ons.", "actions": [{ "label": "Mail", "href": "info@voorbeeld.nl" }] }',
      ),
    ],
    sees: `
pages/contact.json:13:110 fout pattern
"info@voorbeeld.nl" klopt niet bij "href". [blok 2 (call-to-action) → actions → item 1 → href]
Bedoel je "mailto:info@voorbeeld.nl"? Schrijf een pad op deze site ("/contact" of "/leasevormen#financial"), een plek op deze pagina ("#vragen"), of een adres met tel:, mailto: of https://.
`,
  },
  {
    mistake: 'writes an http link',
    changes: [
      addBlock(
        '{ "type": "call-to-action", "title": "Kijk", "text": "Kijk ook eens elders.", "actions": [{ "label": "Kijk", "href": "http://voorbeeld.nl" }] }',
      ),
    ],
    sees: `
pages/contact.json:13:122 fout pattern
"http://voorbeeld.nl" klopt niet bij "href". [blok 2 (call-to-action) → actions → item 1 → href]
Bedoel je "https://voorbeeld.nl"? Schrijf een pad op deze site ("/contact" of "/leasevormen#financial"), een plek op deze pagina ("#vragen"), of een adres met tel:, mailto: of https://.
`,
  },
  {
    mistake: 'leaves a text empty',
    changes: [contact('      "title": "Contact",\n', '      "title": "",\n')],
    sees: `
pages/contact.json:10:16 fout too-short
De tekst bij "title" is leeg. [blok 1 (hero) → title]
Schrijf een tekst.
`,
  },
  {
    mistake: 'leaves a list empty',
    changes: [addBlock('{ "type": "faq", "title": "Vragen", "items": [] }')],
    sees: `
pages/contact.json:13:50 fout too-few
De lijst bij "items" is leeg. [blok 2 (faq) → items]
Voeg minstens 1 item toe, bijvoorbeeld { "question": "…", "answer": "…" }.
`,
  },
  {
    mistake: 'asks without a question mark',
    changes: [
      addBlock(
        '{ "type": "faq", "title": "Vragen", "items": [{ "question": "Hoe werkt het", "answer": "Zo." }] }',
      ),
    ],
    sees: `
pages/contact.json:13:65 fout pattern
"Hoe werkt het" klopt niet bij "question". [blok 2 (faq) → items → item 1 → question]
Sluit de vraag af met een vraagteken. Hier dus: "Hoe werkt het?".
`,
  },
  {
    mistake: 'writes null for what is not there yet',
    changes: [contact('"type": "hero",', '"type": "hero",\n      "image": null,')],
    sees: `
pages/contact.json:10:16 fout wrong-kind
Bij "image" hoort een groep velden tussen { en }, maar er staat null. [blok 1 (hero) → image]
Haal dit veld weg, of vul het in. Schrijf bijvoorbeeld: { "src": "…", "alt": "…" }
`,
  },
  {
    mistake: 'writes a description of three hundred letters',
    changes: [
      {
        file: 'contact.json',
        apply: (text) => text.replace('zoekmachine.', 'zoekmachine.'.padEnd(300, ' en meer')),
      },
    ],
    sees: `
pages/contact.json:5:20 fout too-long
De tekst bij "description" is 417 tekens lang; er mogen er hooguit 200 staan. [metadata → description]
Haal 217 tekens weg.
`,
  },
  {
    mistake: 'writes a date the Dutch way',
    changes: [
      addBlock(
        '{ "type": "text-section", "title": "Meer", "text": ["Een alinea."], "checkedOn": "1 november 2026" }',
      ),
    ],
    sees: `
pages/contact.json:13:86 fout pattern
"1 november 2026" klopt niet bij "checkedOn". [blok 2 (text-section) → checkedOn]
Schrijf de datum als jaar-maand-dag, bijvoorbeeld "2026-11-01". Hier dus: "2026-11-01".
`,
  },
  {
    mistake: 'gives an anchor a capital and a space',
    changes: [contact('"type": "hero",', '"type": "hero",\n      "id": "Onze Vragen",')],
    sees: `
pages/contact.json:10:13 fout pattern
"Onze Vragen" klopt niet bij "id". [blok 1 (hero) → id]
Bedoel je "onze-vragen"? Begin met een kleine letter en gebruik daarna alleen kleine letters, cijfers en streepjes, bijvoorbeeld "veelgestelde-vragen".
`,
  },
  {
    mistake: 'writes an alias without a slash',
    changes: [addField('"aliases": ["contact-opnemen"]')],
    sees: `
pages/contact.json:7:15 fout pattern
"contact-opnemen" klopt niet bij item 1 van "aliases". [aliases → item 1]
Bedoel je "/contact-opnemen"? Schrijf een pad dat met / begint, met alleen kleine letters, cijfers en streepjes, bijvoorbeeld "/equipment/bakwagen".
`,
  },
  {
    mistake: 'writes one alias in place of a list',
    changes: [addField('"aliases": "/contact-opnemen"')],
    sees: `
pages/contact.json:7:14 fout wrong-kind
Bij "aliases" hoort een lijst, maar er staat een tekst. [aliases]
Zet [ en ] eromheen: ["/contact-opnemen"].
`,
  },
  {
    mistake: 'writes an ignore without a reason',
    changes: [addField('"checks": [{ "rule": "thin-page", "until": "2099-01-01" }]')],
    sees: `
pages/contact.json:7:14 fout missing-field
In dit item ontbreekt "reason". [checks → item 1]
Waarom de regel hier niet geldt, zodat een ander het begrijpt. Voeg toe: "reason": "…"
`,
  },
  {
    mistake: 'writes an ignore without an end',
    changes: [addField('"checks": [{ "rule": "thin-page", "reason": "De tekst volgt." }]')],
    sees: `
pages/contact.json:7:14 fout missing-field
In dit item ontbreekt "until". [checks → item 1]
De laatste dag waarop dit geldt, als jaar-maand-dag. Voeg toe: "until": "…"
`,
  },
  {
    mistake: 'ignores a rule that does not exist',
    changes: [
      addField('"checks": [{ "rule": "dunne-pagina", "reason": "De tekst volgt.", "until": "2099-01-01" }]'),
    ],
    sees: `
pages/contact.json:7:24 fout not-allowed-value
"dunne-pagina" kan niet bij "rule". [checks → item 1 → rule]
Kies uit: "unique-title", "title-length", "unique-description", "description-length", "heading-order", "alt-text", "thin-page", "near-duplicate", "orphan-page", "redirect-chain", "price-vat", "form-of-address", "notation", "forbidden-claim", "placeholder-text", "page-weight".
`,
  },
  {
    mistake: 'puts the page between [ and ]',
    changes: [{ file: 'contact.json', apply: (text) => `[${text}]` }],
    sees: `
pages/contact.json:1:1 fout wrong-kind
Een pagina is een groep velden tussen { en }, maar hier staat een lijst.
Begin met { en eindig met }: { "metadata": …, "blocks": … }.
`,
  },
  {
    mistake: 'puts a price in a field of its own',
    changes: [contact('"type": "hero",', '"type": "hero",\n      "price": 500,')],
    sees: `
pages/contact.json:10:7 fout unknown-field
Het veld "price" bestaat hier niet. [blok 1 (hero)]
Mogelijke velden hier: "type", "id", "title", "text", "titleLanguage", "eyebrow", "image", "actions", "back".
`,
  },
  {
    mistake: 'names a shared block with its folder',
    changes: [addBlock('{ "shared": "_shared/oproep.json" }')],
    sees: `
pages/contact.json:13:17 fout pattern
"_shared/oproep.json" klopt niet bij "shared". [blok 2 (gedeeld: _shared/oproep.json) → shared]
Bedoel je "oproep"? Schrijf de naam van een bestand in _shared zonder ".json", bijvoorbeeld "offerte".
`,
  },
  {
    mistake: 'misspells a value of the site',
    changes: [edit('_site.json', '"phone"', '"telefoon"')],
    sees: `
pages/_site.json:5:3 fout misspelt-field
Het veld "telefoon" bestaat hier niet. Bedoel je "phone"?
"phone": Telefoonnummer zoals mensen het lezen; in teksten {phone}.
`,
  },
  {
    mistake: 'removes a value of the site',
    changes: [edit('_site.json', '  "city": "Arnhem",\n', '')],
    sees: `
pages/_site.json:1:1 fout missing-field
In dit bestand ontbreekt "city".
Plaats; in teksten {city}. Voeg toe: "city": "…"
`,
  },
  {
    mistake: 'writes "kop" and "tekst" in an item',
    changes: [
      addBlock(
        '{ "type": "steps", "title": "Zo werkt het", "items": [{ "kop": "Kies", "tekst": "Kies een machine." }, { "title": "Bel", "text": "Bel ons." }] }',
      ),
    ],
    sees: `
pages/contact.json:13:61 fout misspelt-field
Het veld "kop" bestaat hier niet. Bedoel je "title"? [blok 2 (steps) → items → item 1]
"title": Wat er in deze stap gebeurt, in een paar woorden.
pages/contact.json:13:76 fout misspelt-field
Het veld "tekst" bestaat hier niet. Bedoel je "text"? [blok 2 (steps) → items → item 1]
"text": Uitleg bij de stap.
`,
  },
  {
    mistake: 'writes an address on a file system for a page',
    changes: [
      addBlock(
        '{ "type": "call-to-action", "title": "Bel", "text": "Bel ons.", "actions": [{ "label": "Bel", "href": "pages/contact" }] }',
      ),
    ],
    sees: `
pages/contact.json:13:107 fout pattern
"pages/contact" klopt niet bij "href". [blok 2 (call-to-action) → actions → item 1 → href]
Bedoel je "/contact"? Schrijf een pad op deze site ("/contact" of "/leasevormen#financial"), een plek op deze pagina ("#vragen"), of een adres met tel:, mailto: of https://.
`,
  },
  {
    mistake: 'writes a name of a picture with spaces',
    changes: [
      contact(
        '"type": "hero",',
        '"type": "hero",\n      "image": { "src": "/images/Onze Hal.JPG", "alt": "Een hal" },',
      ),
    ],
    sees: `
pages/contact.json:10:25 fout pattern
"/images/Onze Hal.JPG" klopt niet bij "src". [blok 1 (hero) → image → src]
Bedoel je "/images/onze-hal.jpg"? Schrijf een bestand in /images, bijvoorbeeld "/images/bakwagen.svg" (svg, png, jpg, webp of avif).
`,
  },
  {
    mistake: 'writes a text as the rows of a table',
    changes: [
      addBlock(
        '{ "type": "table", "title": "Prijzen", "columns": ["Jaar", "Klasse"], "rows": ["Eerste", "Tweede"] }',
      ),
    ],
    sees: `
pages/contact.json:13:84 fout wrong-kind
Bij item 1 van "rows" hoort een lijst, maar er staat een tekst. [blok 2 (table) → rows → item 1]
Zet [ en ] eromheen: ["Eerste"].
pages/contact.json:13:94 fout wrong-kind
Bij item 2 van "rows" hoort een lijst, maar er staat een tekst. [blok 2 (table) → rows → item 2]
Zet [ en ] eromheen: ["Tweede"].
`,
  },
  {
    mistake: 'writes a type in Dutch that has an own name here',
    changes: [
      addBlock(
        '{ "type": "tabel", "title": "Prijzen", "columns": ["Jaar", "Klasse"], "rows": [["Eerste", "Tweede"]] }',
      ),
    ],
    sees: `
pages/contact.json:13:15 fout block-type
Er is geen blok "tabel". Bedoel je "table"? [blok 2 (tabel) → type]
Kies uit: "benefit-list", "call-to-action", "contact-details", "contact-form", "equipment-calculator", "faq", "hero", "insurance-form", "lease-calculator", "lease-form", "link-cards", "link-list", "notice", "page-cards", "rotating-hero", "steps", "table", "testimonials", "text-section", "type-cards".
`,
  },
];
