/** Default texts of `npm run new-page`, true of any page of their kind; recognised by equality. */
export const startingTexts = {
  equipment: {
    card: 'Bekijk de mogelijkheden en bereken wat je per maand betaalt.',
    hero: 'Lees hier wat je kunt leasen en bereken wat het indicatief per maand kost, excl. btw. Daarna vraag je een offerte aan die bij jouw werk past.',
    features: [
      'Zelf merk en uitvoering kiezen',
      'Nieuw of gebruikt',
      'Looptijd naar keuze',
      'Offerte op maat',
    ],
    types: [
      {
        title: 'Nieuw',
        description: 'Voor wie jaren vooruit wil en zelf de uitvoering samenstelt.',
        features: ['Zelf merk en uitvoering kiezen', 'Opties tellen mee in het maandbedrag'],
      },
      {
        title: 'Gebruikt',
        description: 'Voor wie met een lagere aanschafprijs wil beginnen.',
        features: ['Lagere aanschafprijs', 'Leeftijd en staat bepalen mee welke looptijd past'],
      },
      {
        title: 'Op maat',
        description: 'Voor werk dat om een eigen uitvoering vraagt.',
        features: ['Uitvoering naar jouw werk', 'Levertijd in overleg'],
      },
    ],
    benefits: [
      {
        title: 'Geld over voor je bedrijf',
        text: 'Je betaalt de aanschaf niet in één keer, maar verdeelt hem over de looptijd.',
      },
      {
        title: 'Vooraf duidelijk',
        text: 'Je ziet eerst een indicatief maandbedrag en krijgt daarna een offerte.',
      },
      { title: 'Looptijd die past', text: 'Je kiest zelf over hoeveel maanden je de aanschaf verdeelt.' },
      {
        title: 'De leasevorm die bij je past',
        text: 'Financial lease, operational lease, full service lease of sale & leaseback.',
      },
      { title: 'Nieuw of gebruikt', text: 'Allebei kan. Leeftijd en staat bepalen mee welke looptijd past.' },
      { title: 'Persoonlijk advies', text: 'Een adviseur reageert binnen 24 uur op je aanvraag.' },
    ],
    calculator: 'Vul de aanschafprijs in, excl. btw. Je ziet meteen een indicatief maandbedrag.',
    typeDescription: 'Vraag een offerte aan voor deze uitvoering.',
    typeFeatures: ['Nieuw of gebruikt', 'Offerte op maat'],
  },
  hub: {
    card: 'Bekijk wat er mogelijk is en kies wat bij je past.',
    hero: 'Kies hieronder wat bij je past. Bij elk onderdeel lees je wat er mogelijk is en hoe je verder komt.',
    features: ['Nieuw of gebruikt', 'Offerte op maat'],
  },
  text: {
    card: 'Lees wat je moet weten voordat je kiest.',
    hero: 'Op deze pagina lees je wat je moet weten voordat je kiest.',
    paragraph: 'We werken nog aan deze tekst. Heb je nu al een vraag? We helpen je graag verder.',
    features: ['Uitleg in gewone taal', 'Persoonlijk advies'],
  },
  closing: 'Vertel ons waar je het voor gebruikt, dan denken we met je mee.',
} as const;

/** Defaults that authors should replace. */
export const textsToReplace: ReadonlySet<string> = new Set([
  startingTexts.equipment.card,
  startingTexts.equipment.hero,
  ...startingTexts.equipment.types.map(({ description }) => description),
  startingTexts.equipment.typeDescription,
  startingTexts.hub.card,
  startingTexts.hub.hero,
  startingTexts.text.card,
  startingTexts.text.hero,
  startingTexts.text.paragraph,
]);

/** Texts that stand on many pages because nobody wrote them there. */
export const textsOfNewPages: ReadonlySet<string> = new Set([
  ...startingTexts.equipment.benefits.map(({ text }) => text),
  startingTexts.equipment.calculator,
  startingTexts.closing,
  ...textsToReplace,
]);
