import type { BlockType } from '../../shared/page/page.ts';

/** Fields that a word may mean, by likelihood. */
export const fieldsByWord: Readonly<Record<string, readonly string[]>> = {
  a: ['answer'],
  adres: ['href', 'path'],
  afbeelding: ['image', 'src'],
  afbeeldingen: ['image'],
  alttekst: ['alt'],
  antwoord: ['answer'],
  auteur: ['author'],
  bedrijf: ['company'],
  bedrijfsnaam: ['company'],
  begindatum: ['from'],
  beschrijving: ['description', 'alt', 'text'],
  bestand: ['src'],
  bijschrift: ['caption'],
  block: ['type'],
  blok: ['type'],
  blokken: ['blocks'],
  body: ['text'],
  button: ['action', 'actions', 'link'],
  buttons: ['actions'],
  caption: ['alt'],
  citaat: ['quote'],
  component: ['type'],
  concept: ['draft'],
  content: ['text', 'blocks', 'items'],
  cta: ['action', 'actions', 'link'],
  desc: ['description', 'text'],
  dienst: ['service'],
  einddatum: ['until'],
  emailadres: ['email'],
  equipment: ['equipmentType', 'equipmentName'],
  foto: ['image', 'src'],
  gedeeld: ['shared'],
  heading: ['title'],
  icon: ['image'],
  img: ['image', 'src'],
  inhoud: ['text', 'blocks', 'items'],
  inleiding: ['text'],
  intro: ['text'],
  kaart: ['card'],
  kenmerken: ['features'],
  knop: ['action', 'actions', 'link'],
  knoppen: ['actions'],
  kolommen: ['columns'],
  kop: ['title'],
  kopje: ['title', 'eyebrow'],
  land: ['country'],
  lijst: ['items'],
  link: ['href'],
  links: ['actions', 'items'],
  list: ['items'],
  mail: ['email'],
  mailadres: ['email'],
  meta: ['metadata'],
  naam: ['name', 'label', 'title', 'author', 'company'],
  name: ['label', 'title', 'company'],
  omschrijving: ['description', 'text'],
  onderdelen: ['blocks', 'items'],
  onderschrift: ['caption'],
  ondertitel: ['eyebrow', 'text'],
  opmerking: ['note'],
  opsomming: ['items'],
  paragraphs: ['text'],
  picture: ['image'],
  plaatje: ['image', 'src'],
  plaats: ['city'],
  price: ['priceExample'],
  prijs: ['priceExample'],
  punten: ['items', 'features'],
  q: ['question'],
  questions: ['items'],
  rente: ['annualRate'],
  rijen: ['rows'],
  samenvatting: ['description', 'text'],
  sections: ['blocks', 'items'],
  seo: ['metadata'],
  slogan: ['tagline'],
  soort: ['type'],
  stad: ['city'],
  startdatum: ['from'],
  stappen: ['items'],
  subkop: ['eyebrow'],
  subtitle: ['eyebrow', 'text'],
  tekst: ['text', 'label'],
  tel: ['phone'],
  telefoon: ['phone'],
  telefoonnummer: ['phone'],
  text: ['answer', 'quote', 'label', 'alt', 'description'],
  titel: ['title'],
  title: ['question', 'label'],
  tm: ['until'],
  to: ['href'],
  tot: ['until'],
  totenmet: ['until'],
  trefwoorden: ['keywords'],
  url: ['href', 'src'],
  v: ['question'],
  van: ['from'],
  vanaf: ['from'],
  voordelen: ['items'],
  vraag: ['question'],
  vragen: ['items'],
  zoekwoorden: ['keywords'],
};

/** Synonyms of block types. */
const blocks: Readonly<Record<string, readonly BlockType[]>> = {
  alinea: ['text-section'],
  begrippen: ['faq'],
  benefits: ['benefit-list'],
  calculator: ['equipment-calculator', 'lease-calculator'],
  citaten: ['testimonials'],
  contact: ['contact-details', 'contact-form'],
  contactformulier: ['contact-form'],
  cta: ['call-to-action'],
  ervaringen: ['testimonials'],
  formulier: ['contact-form'],
  header: ['hero'],
  kaarten: ['link-cards', 'page-cards', 'type-cards'],
  kop: ['hero'],
  letop: ['notice'],
  links: ['link-list'],
  melding: ['notice'],
  oproep: ['call-to-action'],
  paragraph: ['text-section'],
  quotes: ['testimonials'],
  rekenhulp: ['equipment-calculator', 'lease-calculator'],
  rekenmachine: ['equipment-calculator', 'lease-calculator'],
  rekentool: ['equipment-calculator', 'lease-calculator'],
  reviews: ['testimonials'],
  stappen: ['steps'],
  stappenplan: ['steps'],
  tabel: ['table'],
  tekst: ['text-section'],
  text: ['text-section'],
  usps: ['benefit-list'],
  veelgesteldevragen: ['faq'],
  verzekering: ['insurance-form'],
  voordelen: ['benefit-list'],
  vragen: ['faq'],
};

const fieldWords = new Map(Object.entries(fieldsByWord));
const blockWords = new Map(Object.entries(blocks));

/** The fields a synonym may mean, by likelihood. */
export function fieldsMeant(name: string): readonly string[] {
  return fieldWords.get(withoutMarks(name)) ?? [];
}

/** As the lists have it: `Tot en met`, `t/m`. */
function withoutMarks(name: string): string {
  return name.toLowerCase().replace(/[-_\s/]/g, '');
}

/** The first candidate a synonym may mean. */
export function suggestField(name: string, candidates: ReadonlySet<string>): string | undefined {
  return fieldsMeant(name).find((field) => candidates.has(field));
}

/** "Tot 1 januari" may leave that day out, which `until` takes in: only its author knows. */
const inDoubt: ReadonlySet<string> = new Set(['tot']);

/** Whether a synonym means this field only, with the same value. */
export function hasOneMeaning(name: string, field: string): boolean {
  const meanings = fieldsMeant(name);
  return meanings.length === 1 && meanings[0] === field && !inDoubt.has(withoutMarks(name));
}

/** The block types a synonym may mean. */
export function suggestBlocks(name: string, types: readonly string[]): string[] {
  const meant = blockWords.get(withoutMarks(name)) ?? [];
  return meant.filter((type) => types.includes(type));
}
