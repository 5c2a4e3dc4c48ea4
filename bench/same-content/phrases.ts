// Every sentence names the product and the place, and most a number: no two pages say the same, as on a site that is
// written and not multiplied. The marks `&`, `<` and `"` have the peers escape what they show.

/** The first lines of a page; one is chosen. */
export const leads: readonly string[] = [
  'Vergelijk drie uitvoeringen van {de} in {place} en omgeving. Je krijgt binnen {days} werkdagen een helder voorstel voor {een} in {place}.',
  'Wil je {een} leasen in {place}? Onze adviseurs denken mee over {de}, de opbouw & de looptijd, en komen in {place} kijken op een dag die jou past.',
  'Wij helpen ondernemers in {place} al {years} jaar met {een}. Van de eerste vraag over {de} tot de overdracht in {place} heb je één vast aanspreekpunt.',
];

/** Icon, heading and text; six are chosen. */
export const benefits: readonly (readonly [icon: string, title: string, text: string])[] = [
  [
    'ruler',
    'Advies op je eigen terrein',
    'Een adviseur komt bij je langs in {place} en neemt {hours} uur de tijd voor je vragen over {de}.',
  ],
  [
    'shield',
    '{years} jaar zekerheid',
    'Gaat {de} in {place} toch stuk, dan staat er binnen {hours} uur een monteur.',
  ],
  [
    'euro',
    'Vaste prijs vooraf',
    'Het voorstel voor {de} in {place} blijft {many} dagen gelijk: geen meerwerk zonder je akkoord.',
  ],
  [
    'leaf',
    'Zuinig in gebruik',
    'Wie in {place} {een} vervangt, bespaart in ons voorbeeld € {saving} per jaar aan energie, excl. btw.',
  ],
  [
    'clock',
    'Snel aan het werk',
    'Na je akkoord plannen we de overdracht van {de} in {place} voor week {many}, en {days} dagen later ben je gewend.',
  ],
  [
    'star',
    'Eigen monteurs',
    'In {place} onderhouden onze eigen monteurs {de}, {days} keer per jaar & met {many} onderdelen bij zich.',
  ],
  [
    'file',
    'Hulp bij papieren',
    'Wij zoeken uit welke papieren je in {place} voor {de} nodig hebt en vullen {days} formulieren met je in.',
  ],
  [
    'users',
    'Eén aanspreekpunt',
    'Over {de} bel of mail je in {place} met dezelfde adviseur, van het eerste gesprek tot {many} maanden na de overdracht.',
  ],
];

/** The three types of each product: name, badge and text. */
export const types: readonly (readonly [name: string, badge: string, text: string])[] = [
  [
    'Basis',
    'Voordelig',
    'Een degelijke {product} voor wie in {place} {days} dagen per week werkt en op de kosten let.',
  ],
  [
    'Comfort',
    'Vaak gekozen',
    'Deze {product} kiezen ondernemers in {place} vaak, met meer ruimte en keuze uit {many} kleuren.',
  ],
  [
    'Premium',
    'Alles inbegrepen',
    'Een {product} die we voor je werk in {place} op maat maken, met {years} jaar onderhoud inbegrepen.',
  ],
];

/** What a type offers; three are chosen for each. */
export const features: readonly string[] = [
  'Keuze uit {many} kleuren',
  'Levertijd < {hours} weken',
  'Nieuw of gebruikt',
  'Onderhoud & keuring inbegrepen',
  'Geluid tot {decibels} dB',
  'Voldoet aan de nieuwste norm',
  'Via een app te volgen',
  'Vervanger bij stilstand',
  'Looptijd vanaf {many} maanden',
  'Onderhoud {days} keer per jaar',
  'Inruil van wat je nu hebt',
  'Uitleg voor {many} collega’s',
];

/** Questions with their answers; four are chosen. */
export const questions: readonly (readonly [question: string, answer: string])[] = [
  [
    'Wat kost {een} in {place}?',
    'De prijs van {een} in {place} hangt af van de uitvoering, de opbouw en de looptijd. Reken in {place} voor {de} op een aanschafprijs tussen € {low} en € {high}, excl. btw.',
  ],
  [
    'Heb ik een vergunning nodig?',
    'Voor {de} heb je in {place} meestal geen vergunning nodig. Werk je in {place} met {de} op de openbare weg, reken dan op {hours} weken voor een ontheffing.',
  ],
  [
    'Hoe snel kan ik beginnen?',
    'Na je akkoord plannen we {de} voor {place} binnen {hours} weken in. De uitleg bij {de} duurt in {place} meestal {days} uur.',
  ],
  [
    'Kan ik subsidie krijgen?',
    'Soms: voor een schone {product} had de gemeente {place} eerder een regeling. Onze adviseur in {place} kijkt welke {days} voorwaarden nu voor {de} gelden.',
  ],
  [
    'Wat zit er bij het onderhoud?',
    'Onderhoud van {de} in {place} zit {years} jaar in het contract, olie en keuring ook. Wat wij in {place} met "{de} werkt door" bedoelen, lees je in het voorstel.',
  ],
  [
    'Kan ik tussendoor stoppen?',
    'Dat kan na {many} maanden, als je {de} in {place} inlevert. Wat stoppen met {de} in {place} kost, rekenen we vooraf uit.',
  ],
];
