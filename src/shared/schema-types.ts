// Generated from schemas/ by `npm run generate`: change the schemas, not this file.

import type { Picture } from './picture.ts';
import type { RichText } from './rich-text.ts';

/**
 * What one file under `pages/` holds.
 */
export type AuthoredDocument = PageDocument | Site | Glossary | OwnBlock;
/**
 * Een regel die op een pagina even niet hoeft te tellen.
 */
export type IgnorableRule =
  | 'starting-text'
  | 'unique-title'
  | 'title-length'
  | 'unique-description'
  | 'description-length'
  | 'heading-order'
  | 'alt-text'
  | 'thin-page'
  | 'left-from-copy'
  | 'near-duplicate'
  | 'orphan-page'
  | 'redirect-chain'
  | 'price-vat'
  | 'form-of-address'
  | 'notation'
  | 'forbidden-claim'
  | 'placeholder-text'
  | 'page-weight'
  | 'spelling-error'
  | 'repeated-sentence'
  | 'unique-synonym'
  | 'ended-page'
  | 'overdue-fact'
  | 'simple-sum'
  | 'double-number'
  | 'link-label'
  | 'stated-hours'
  | 'repeated-item'
  | 'self-link'
  | 'literal-contact'
  | 'back-label'
  | 'double-word'
  | 'capital-text';
/**
 * Een blok op de pagina: een eigen blok met "type", of een gedeeld blok met "shared".
 */
export type Block = SharedBlockReference | OwnBlock;
/**
 * Een blok dat is uitgeschreven, met "type".
 */
export type OwnBlock =
  | BenefitListBlock
  | CallToActionBlock
  | ContactDetailsBlock
  | ContactFormBlock
  | DocumentChecklistBlock
  | EquipmentCalculatorBlock
  | FaqBlock
  | HeroBlock
  | InsuranceFormBlock
  | LeaseCalculatorBlock
  | LeaseFormBlock
  | LeaseGuideBlock
  | LinkCardsBlock
  | LinkListBlock
  | NoticeBlock
  | PageCardsBlock
  | PageSearchBlock
  | PriceTermsBlock
  | RegulationsBlock
  | RotatingHeroBlock
  | SeasonTermsBlock
  | StepsBlock
  | TableBlock
  | TaxSumsBlock
  | TestimonialsBlock
  | TextSectionBlock
  | TypeCardsBlock
  | WorkedScenariosBlock;

/**
 * Een pagina van de site; de plek van het bestand is het adres.
 */
export interface PageDocument {
  /**
   * Waar de regels voor dit bestand staan; de editor controleert ermee terwijl je typt.
   */
  $schema?: string;
  /**
   * Wat zoekmachines en sociale media over deze pagina tonen.
   */
  metadata: Metadata;
  /**
   * Korte naam, voor het kruimelpad; zonder dit veld is dat de naam op de kaart of de titel.
   */
  name?: string;
  /**
   * Wat je hier leaset, voor zoekmachines, bijvoorbeeld "Bakwagen".
   */
  service?: string;
  /**
   * Hoe de pagina erboven deze pagina toont; zonder kaart staat de pagina niet in die lijst.
   */
  card?: Card;
  /**
   * Zolang dit aan staat, zien bezoekers de pagina niet: die staat in geen menu, lijst of zoekmachine. Met npm run dev en in de editor zie jij die wel.
   */
  draft?: boolean;
  /**
   * De eerste dag waarop bezoekers de pagina zien; zonder dit veld meteen. In het bestand als jaar-maand-dag.
   */
  from?: string;
  /**
   * De laatste dag waarop bezoekers de pagina zien; daarna komen ze op de pagina erboven. In het bestand als jaar-maand-dag.
   */
  until?: string;
  /**
   * Andere adressen waarop je dezelfde pagina ziet.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: Een ander adres van deze pagina.
   */
  aliases?: string[];
  /**
   * Oude adressen van deze pagina; bezoekers gaan vanzelf naar het nieuwe.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: Een oud adres van deze pagina.
   */
  movedFrom?: string[];
  /**
   * Regels die op deze pagina een tijdje niet meetellen; na de datum komt de melding terug.
   *
   * @minItems 1
   * @maxItems 20
   */
  checks?: IgnoredCheck[];
  /**
   * Wat er op de pagina staat, van boven naar beneden.
   *
   * @minItems 1
   * @maxItems 60
   */
  blocks: Block[];
}
/**
 * Wat zoekmachines en sociale media over deze pagina tonen.
 */
export interface Metadata {
  /**
   * Titel in de zoekresultaten en op het tabblad, zonder " | HopLease": dat komt er vanzelf achter.
   */
  title: string;
  /**
   * Samenvatting voor de zoekresultaten: wat vindt de bezoeker hier?
   */
  description: string;
  /**
   * Woorden waarop mensen zoeken: op de zoekpagina van de site vinden ze deze pagina ermee. Google kijkt er niet naar.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: Een zoekwoord of een korte zoekvraag.
   */
  keywords?: string[];
  /**
   * Titel bij delen op sociale media; zonder dit veld is dat de titel van de pagina.
   */
  ogTitle?: string;
  /**
   * Tekst bij delen op sociale media; zonder dit veld is dat de beschrijving.
   */
  ogDescription?: string;
  /**
   * Afbeelding bij delen op sociale media; zonder dit veld maakt de site er zelf een.
   */
  ogImage?: string;
  /**
   * Titel bij delen op X; zonder dit veld is dat de titel bij delen.
   */
  twitterTitle?: string;
  /**
   * Tekst bij delen op X; zonder dit veld is dat de tekst bij delen.
   */
  twitterDescription?: string;
  /**
   * Adres van de pagina waar deze inhoud eigenlijk thuishoort; zonder dit veld is dat deze pagina zelf.
   */
  canonical?: string;
}
/**
 * Hoe de pagina erboven en het zoekveld deze pagina tonen.
 */
export interface Card {
  /**
   * Naam op de kaart, bijvoorbeeld "Bakwagen".
   */
  title: string;
  /**
   * Wat deze pagina biedt, in een of twee zinnen.
   */
  description: RichText;
  /**
   * Korte kenmerken, een per regel op de kaart.
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: Een kenmerk, een paar woorden.
   */
  features: string[];
  /**
   * Afbeelding boven aan de kaart.
   */
  image?: Picture;
  /**
   * Hoe mensen dit nog meer noemen, bijvoorbeeld "bestelbus" of "shovel". Het zoekveld vindt de pagina dan ook onder die naam. Elke naam hoort bij één pagina.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: Een naam, in gewone letters.
   */
  synonyms?: string[];
}
/**
 * Een regel die even niet meetelt, met de reden en de laatste dag.
 */
export interface IgnoredCheck {
  /**
   * Naam van de regel, zoals die in de melding staat; uitleg staat in docs/regels.
   */
  rule: IgnorableRule;
  /**
   * Waarom de regel hier niet geldt, zodat een ander het begrijpt.
   */
  reason: string;
  /**
   * De laatste dag waarop dit geldt. In het bestand als jaar-maand-dag.
   */
  until: string;
}
/**
 * Een blok dat op meer pagina’s staat; de inhoud staat in de map _shared.
 */
export interface SharedBlockReference {
  /**
   * Naam van het bestand in de map _shared, zonder ".json".
   */
  shared: string;
  /**
   * Welke rijen van het gedeelde blok hier staan, met hun "key", in deze volgorde.
   *
   * @minItems 1
   * @maxItems 60
   *
   * Items: De "key" van een rij, bijvoorbeeld "rijbewijs-be".
   */
  only?: string[];
}
/**
 * Een lijst van voordelen.
 */
export interface BenefitListBlock {
  /**
   * Een lijst van voordelen.
   */
  type: 'benefit-list';
  id?: string;
  /**
   * Kop van dit blok.
   */
  title: string;
  /**
   * Inleiding onder de kop, een of twee zinnen.
   */
  text?: RichText;
  /**
   * De voordelen: een korte zin, of een kop met uitleg.
   *
   * @minItems 1
   * @maxItems 12
   */
  items: (string | Benefit)[];
}
/**
 * Een voordeel: een korte zin, of een kop met uitleg.
 */
export interface Benefit {
  /**
   * Het voordeel in een paar woorden.
   */
  title: string;
  /**
   * Uitleg bij het voordeel.
   */
  text?: RichText;
}
/**
 * Een opvallende oproep met een of meer knoppen.
 */
export interface CallToActionBlock {
  /**
   * Een opvallende oproep met een of meer knoppen.
   */
  type: 'call-to-action';
  id?: string;
  /**
   * Kop van de oproep.
   */
  title: string;
  /**
   * Waarom je nu zou klikken, in een of twee zinnen.
   */
  text: RichText;
  /**
   * De knoppen; de eerste valt het meest op.
   *
   * @minItems 1
   * @maxItems 3
   */
  actions: Link[];
}
export interface Link {
  /**
   * Tekst van de link; zegt ook los van de rest waar je heen gaat.
   */
  label: string;
  /**
   * Adres: een pagina (/contact), een plek op een pagina (#vragen), tel:, mailto: of https://, of een pdf (/documenten/brochure.pdf).
   */
  href: string;
}
/**
 * Telefoon, e-mail en adres, uit de gegevens van de site.
 */
export interface ContactDetailsBlock {
  /**
   * Telefoon, e-mail en adres, uit de gegevens van de site.
   */
  type: 'contact-details';
  id?: string;
  /**
   * Kop van dit blok.
   */
  title: string;
  /**
   * Inleiding onder de kop, een of twee zinnen.
   */
  text?: RichText;
  visit?: Visit;
}
/**
 * Uitleg voor wie langs wil komen, met het adres; zonder als dat niet kan.
 */
export interface Visit {
  /**
   * Kop boven de uitleg.
   */
  title: string;
  /**
   * Wat je moet weten als je langs wilt komen.
   */
  text: RichText;
}
/**
 * Het contactformulier.
 */
export interface ContactFormBlock {
  /**
   * Het contactformulier.
   */
  type: 'contact-form';
  id?: string;
  /**
   * Kop van dit blok.
   */
  title: string;
  /**
   * Inleiding onder de kop, een of twee zinnen.
   */
  text?: RichText;
  /**
   * Waaruit iemand een onderwerp kiest; zonder deze lijst: offerte, de leasevormen, verzekering en anders. Een link kiest er een met `/contact?onderwerp=boot-huren`.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: Een onderwerp, in een paar woorden.
   */
  subjects?: string[];
}
/**
 * Een lijst van stukken om af te vinken. De vinkjes blijven bewaard in de browser van de bezoeker.
 */
export interface DocumentChecklistBlock {
  /**
   * Een lijst van stukken om af te vinken. De vinkjes blijven bewaard in de browser van de bezoeker.
   */
  type: 'document-checklist';
  id?: string;
  /**
   * Kop van dit blok.
   */
  title: string;
  /**
   * Inleiding onder de kop, een of twee zinnen.
   */
  text?: RichText;
  /**
   * De groepen stukken, bijvoorbeeld een per soort bedrijf.
   *
   * @minItems 1
   * @maxItems 8
   */
  groups: DocumentGroup[];
}
/**
 * Stukken die bij elkaar horen.
 */
export interface DocumentGroup {
  /**
   * Voor wie of waarvoor de stukken zijn.
   */
  title: string;
  /**
   * De stukken, een per regel.
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: Een stuk, een paar woorden.
   */
  items: string[];
}
/**
 * De calculator op de pagina van één bedrijfsmiddel. Staat dit blok meteen onder de kop, dan komt het ernaast.
 */
export interface EquipmentCalculatorBlock {
  /**
   * De calculator op de pagina van één bedrijfsmiddel. Staat dit blok meteen onder de kop, dan komt het ernaast.
   */
  type: 'equipment-calculator';
  id?: string;
  /**
   * Kop van dit blok.
   */
  title: string;
  /**
   * Inleiding onder de kop, een of twee zinnen.
   */
  text?: RichText;
  /**
   * Korte naam voor de aanvraag, zoals in het adres: "bakwagen".
   */
  equipmentType: string;
  /**
   * Naam van het bedrijfsmiddel zoals bezoekers die lezen.
   */
  equipmentName: string;
  /**
   * Een gewone aanschafprijs in hele euro’s, excl. btw: als voorbeeld in het prijsveld, en met het maandbedrag in de kop en op de kaart van de pagina, als dit blok meteen onder die kop staat. Het maandbedrag rekent de site uit.
   */
  priceExample?: number;
  /**
   * Wat de calculator nog meer vraagt: de kilometers per jaar bij een leasevorm waarin die tellen, of de soort hardware. Waaruit een bezoeker kiest, staat bij de gegevens van de site.
   *
   * @minItems 1
   */
  asks?: ('mileage' | 'hardware')[];
}
/**
 * Veelgestelde vragen met hun antwoorden.
 */
export interface FaqBlock {
  /**
   * Veelgestelde vragen met hun antwoorden.
   */
  type: 'faq';
  id?: string;
  /**
   * Kop van dit blok.
   */
  title: string;
  /**
   * Inleiding onder de kop, een of twee zinnen.
   */
  text?: RichText;
  /**
   * De vragen en antwoorden.
   *
   * @minItems 1
   * @maxItems 20
   */
  items: Question[];
}
/**
 * Een vraag met het antwoord.
 */
export interface Question {
  /**
   * De vraag, met een vraagteken aan het eind.
   */
  question: string;
  /**
   * Het antwoord; begin met het belangrijkste.
   */
  answer: RichText;
  /**
   * Opsomming onder het antwoord.
   *
   * @minItems 1
   * @maxItems 20
   */
  items?: RichText[];
  /**
   * Verdere alinea’s van het antwoord, onder de opsomming.
   *
   * @minItems 1
   * @maxItems 10
   */
  more?: RichText[];
}
/**
 * De kop van de pagina, met tekst en de belangrijkste knoppen.
 */
export interface HeroBlock {
  /**
   * De kop van de pagina, met tekst en de belangrijkste knoppen.
   */
  type: 'hero';
  id?: string;
  /**
   * Kop van de pagina; elke pagina heeft er één.
   */
  title: string;
  /**
   * Tekst onder de kop: wat vind je hier en wat levert het op?
   */
  text: RichText;
  /**
   * Klein regeltje boven de kop.
   */
  eyebrow?: string;
  /**
   * Afbeelding naast de kop.
   */
  image?: Picture;
  /**
   * Knoppen onder de tekst; de eerste valt het meest op.
   *
   * @maxItems 3
   */
  actions?: Link[];
  /**
   * Link terug naar de pagina erboven, boven de kop.
   */
  back?: Link;
  /**
   * Taal van de kop, als die niet Nederlands is; een schermlezer spreekt het dan goed uit.
   */
  titleLanguage?: 'en';
  byline?: Byline;
}
/**
 * Voor een artikel: wanneer het verscheen en wie het schreef. Staat onder de tekst, en zoekmachines lezen het.
 */
export interface Byline {
  /**
   * De dag waarop het artikel verscheen. In het bestand als jaar-maand-dag.
   */
  publishedOn: string;
  /**
   * Wie het artikel schreef.
   */
  author?: string;
}
/**
 * Het formulier voor een vraag over verzekeren.
 */
export interface InsuranceFormBlock {
  /**
   * Het formulier voor een vraag over verzekeren.
   */
  type: 'insurance-form';
  id?: string;
  /**
   * Kop van dit blok.
   */
  title: string;
  /**
   * Inleiding onder de kop, een of twee zinnen.
   */
  text?: RichText;
}
/**
 * De calculator: wat kost een lease per maand?
 */
export interface LeaseCalculatorBlock {
  /**
   * De calculator: wat kost een lease per maand?
   */
  type: 'lease-calculator';
  id?: string;
  /**
   * Kop van dit blok.
   */
  title: string;
  /**
   * Inleiding onder de kop, een of twee zinnen.
   */
  text?: RichText;
  /**
   * Een gewone aanschafprijs in hele euro’s, excl. btw: als voorbeeld in het prijsveld, en met het maandbedrag in de kop en op de kaart van de pagina, als dit blok meteen onder die kop staat. Het maandbedrag rekent de site uit.
   */
  priceExample?: number;
}
/**
 * Uitleg van één leasevorm: voordelen, voor wie en een rekenvoorbeeld.
 */
export interface LeaseFormBlock {
  /**
   * Uitleg van één leasevorm: voordelen, voor wie en een rekenvoorbeeld.
   */
  type: 'lease-form';
  id: string;
  /**
   * Naam van de leasevorm.
   */
  title: string;
  /**
   * Wat deze leasevorm is, in een paar zinnen.
   */
  description: RichText;
  /**
   * De voordelen van deze leasevorm.
   *
   * @minItems 1
   * @maxItems 12
   */
  items: RichText[];
  /**
   * Begrippen die onder de voordelen worden uitgelegd; de uitleg staat in de begrippenlijst.
   *
   * @minItems 1
   * @maxItems 8
   *
   * Items: Een begrip zoals het in de begrippenlijst heet, bijvoorbeeld "slottermijn".
   */
  terms?: string[];
  audience: LeaseAudience;
  example: LeaseExample;
  /**
   * Knop onder de uitleg.
   */
  action: Link;
}
/**
 * Voor wie deze leasevorm past.
 */
export interface LeaseAudience {
  /**
   * Kop boven dit deel, bijvoorbeeld "Voor wie?".
   */
  title: string;
  /**
   * Voor wie deze leasevorm past.
   */
  text: RichText;
}
/**
 * Een rekenvoorbeeld van deze leasevorm.
 */
export interface LeaseExample {
  /**
   * Kop boven het voorbeeld.
   */
  title: string;
  /**
   * De regels van het voorbeeld.
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: Een regel, bijvoorbeeld "Looptijd: 60 maanden".
   */
  items: string[];
  /**
   * Waar het voorbeeld van uitgaat.
   */
  text?: RichText;
}
/**
 * Een keuzehulp: vragen met antwoorden, die elk naar een volgende vraag of naar een uitkomst gaan.
 */
export interface LeaseGuideBlock {
  /**
   * Een keuzehulp: vragen met antwoorden, die elk naar een volgende vraag of naar een uitkomst gaan.
   */
  type: 'lease-guide';
  /**
   * Naam van dit blok in een adres: /pagina#naam springt hierheen. De vragen staan op /pagina#naam-vraag.
   */
  id: string;
  /**
   * Kop van dit blok.
   */
  title: string;
  /**
   * Inleiding onder de kop, een of twee zinnen.
   */
  text?: RichText;
  /**
   * De vragen; de eerste is waar een bezoeker begint.
   *
   * @minItems 1
   * @maxItems 12
   */
  questions: GuideQuestion[];
  /**
   * Waar de vragen op uitkomen.
   *
   * @minItems 1
   * @maxItems 12
   */
  outcomes: GuideOutcome[];
}
/**
 * Een vraag en de antwoorden erop.
 */
export interface GuideQuestion {
  /**
   * Een kort woord waarmee antwoorden hierheen gaan; staat ook in het adres.
   */
  key: string;
  /**
   * De vraag aan de bezoeker.
   */
  question: string;
  /**
   * Waaruit een bezoeker kiest.
   *
   * @minItems 2
   * @maxItems 5
   */
  answers: GuideAnswer[];
}
/**
 * Een antwoord en waar het heen gaat.
 */
export interface GuideAnswer {
  /**
   * Wat een bezoeker kiest, in de ik-vorm.
   */
  label: string;
  /**
   * De naam van de vraag of uitkomst die op dit antwoord volgt.
   */
  goesTo: string;
}
/**
 * Een uitkomst: wat past, waarom, en hoe het verdergaat.
 */
export interface GuideOutcome {
  /**
   * Een kort woord waarmee antwoorden hierheen gaan; staat ook in het adres.
   */
  key: string;
  /**
   * Wat er past.
   */
  title: string;
  /**
   * Waarom dit past.
   *
   * @minItems 1
   * @maxItems 4
   *
   * Items: Een reden.
   */
  reasons: RichText[];
  /**
   * Hoe het verdergaat.
   *
   * @minItems 1
   * @maxItems 3
   */
  links: Link[];
}
/**
 * Kaarten die elk naar een andere pagina wijzen.
 */
export interface LinkCardsBlock {
  /**
   * Kaarten die elk naar een andere pagina wijzen.
   */
  type: 'link-cards';
  id?: string;
  /**
   * Kop van dit blok.
   */
  title: string;
  /**
   * Inleiding onder de kop, een of twee zinnen.
   */
  text?: RichText;
  /**
   * De kaarten.
   *
   * @minItems 1
   * @maxItems 12
   */
  items: LinkCard[];
}
/**
 * Een kaart met een link.
 */
export interface LinkCard {
  /**
   * Kop van de kaart.
   */
  title: string;
  /**
   * Tekst op de kaart, een of twee zinnen.
   */
  text: RichText;
  /**
   * Afbeelding boven aan de kaart.
   */
  image?: Picture;
  /**
   * Waar de kaart heen gaat.
   */
  link: Link;
}
/**
 * Een lijst van links naar andere pagina’s.
 */
export interface LinkListBlock {
  /**
   * Een lijst van links naar andere pagina’s.
   */
  type: 'link-list';
  id?: string;
  /**
   * Kop van dit blok.
   */
  title: string;
  /**
   * Inleiding onder de kop, een of twee zinnen.
   */
  text?: RichText;
  /**
   * De links.
   *
   * @minItems 1
   * @maxItems 30
   */
  items: Link[];
}
/**
 * Een mededeling die opvalt.
 */
export interface NoticeBlock {
  /**
   * Een mededeling die opvalt.
   */
  type: 'notice';
  id?: string;
  /**
   * Kop van de mededeling.
   */
  title: string;
  /**
   * De mededeling, een of twee zinnen.
   */
  text: RichText;
  /**
   * Waar je meer leest.
   */
  link?: Link;
}
/**
 * Kaarten van alle pagina’s onder deze pagina; ze vullen zich vanzelf.
 */
export interface PageCardsBlock {
  /**
   * Kaarten van alle pagina’s onder deze pagina; ze vullen zich vanzelf.
   */
  type: 'page-cards';
  id?: string;
  /**
   * Kop van dit blok.
   */
  title: string;
  /**
   * Inleiding onder de kop, een of twee zinnen.
   */
  text?: RichText;
  /**
   * Tekst van de link op elke kaart, bijvoorbeeld "Meer informatie".
   */
  linkLabel: string;
  /**
   * Kop boven een lijst van alle pagina’s; zonder dit veld is er geen lijst.
   */
  allTitle?: string;
  /**
   * Welke kaarten vooraan staan, bij hun naam in het adres; de rest volgt op alfabet.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: De laatste naam in het adres van een pagina onder deze pagina, bijvoorbeeld "bakwagen".
   */
  order?: string[];
}
/**
 * Een zoekveld over alle pagina’s, dat ook gewone namen en tikfouten begrijpt.
 */
export interface PageSearchBlock {
  /**
   * Een zoekveld over alle pagina’s, dat ook gewone namen en tikfouten begrijpt.
   */
  type: 'page-search';
  id?: string;
  /**
   * Kop van dit blok.
   */
  title: string;
  /**
   * Inleiding onder de kop, een of twee zinnen.
   */
  text?: RichText;
  /**
   * Wat er boven het zoekveld staat, bijvoorbeeld "Waar ben je naar op zoek?".
   */
  fieldLabel: string;
  /**
   * Tekst van de knop naast het veld, bijvoorbeeld "Zoek".
   */
  buttonLabel: string;
  /**
   * Waar wie zonder script zoekt heen gaat: het adres van een pagina met een lijst van alles, bijvoorbeeld "/equipment".
   */
  path: string;
  /**
   * Kop boven een lijst van alle pagina’s onder deze pagina, in groepen; zonder dit veld is er geen lijst.
   */
  allTitle?: string;
  help: SearchHelp;
  /**
   * Waar het veld uit zichzelf naar zoekt, op de pagina die zegt dat een adres niet bestaat. Zonder dit veld wacht het tot iemand typt.
   */
  firstQuestion?: 'address';
}
/**
 * Wat er onder het zoekveld staat voor wie het niet vindt, met een link naar de pagina met het contactformulier. Wat iemand zocht, staat daar dan al ingevuld.
 */
export interface SearchHelp {
  /**
   * Een vraag of een zin voor de link.
   */
  text: string;
  /**
   * De link naar het contactformulier.
   */
  link: Link;
}
/**
 * Wat de prijs van de calculator op deze pagina per maand kost, bij een paar looptijden. De bedragen rekent de site zelf uit.
 */
export interface PriceTermsBlock {
  /**
   * Wat de prijs van de calculator op deze pagina per maand kost, bij een paar looptijden. De bedragen rekent de site zelf uit.
   */
  type: 'price-terms';
  id?: string;
  /**
   * Kop boven de tabel.
   */
  title: string;
  /**
   * De looptijden in maanden; zonder dit veld 36, 48 en 60, voor zover de calculators die kennen. Bovenaan de pagina staat het bedrag bij de looptijd die het dichtst bij 60 ligt.
   *
   * @minItems 1
   * @maxItems 5
   */
  months?: number[];
}
/**
 * Regels van de overheid, elk met bron en datum. Meestal één keer, in een gedeeld blok; een pagina kiest daar rijen uit.
 */
export interface RegulationsBlock {
  /**
   * Regels van de overheid, elk met bron en datum. Meestal één keer, in een gedeeld blok; een pagina kiest daar rijen uit.
   */
  type: 'regulations';
  id?: string;
  /**
   * Kop van dit blok.
   */
  title: string;
  /**
   * Inleiding onder de kop, een of twee zinnen.
   */
  text?: RichText;
  /**
   * De regels, een per rij.
   *
   * @minItems 1
   * @maxItems 60
   */
  items: Regulation[];
}
/**
 * Een regel: wat er geldt, wie dat zegt en wanneer het is nagekeken.
 */
export interface Regulation {
  /**
   * Naam waarmee een pagina deze rij kiest.
   */
  key: string;
  /**
   * Waar de regel over gaat, in een paar woorden.
   */
  title: string;
  /**
   * Wat er geldt, voor wie en vanaf wanneer.
   */
  text: RichText;
  /**
   * Waar de regel staat: bij wie, en op welk adres.
   */
  source: Link;
  /**
   * Dag waarop de regel voor het laatst is nagekeken. In het bestand als jaar-maand-dag.
   */
  checkedOn: string;
  /**
   * De dag waarvoor iemand dit opnieuw moet nakijken; zonder dit veld is dat na een jaar. In het bestand als jaar-maand-dag.
   */
  checkBefore?: string;
}
/**
 * De kop van de startpagina, met woorden die elkaar afwisselen.
 */
export interface RotatingHeroBlock {
  /**
   * De kop van de startpagina, met woorden die elkaar afwisselen.
   */
  type: 'rotating-hero';
  id?: string;
  /**
   * Vast begin van de kop, bijvoorbeeld "Hop into".
   */
  prefix: string;
  /**
   * Taal van het vaste begin, als die niet Nederlands is; een schermlezer spreekt het dan goed uit.
   */
  prefixLanguage?: 'en';
  /**
   * Woorden die elkaar achter het vaste begin afwisselen.
   *
   * @minItems 2
   * @maxItems 8
   *
   * Items: Een woord of een korte woordgroep.
   */
  words: string[];
  /**
   * Tekst onder de kop: wat doen wij voor je?
   */
  text: RichText;
  /**
   * Afbeelding naast de kop.
   */
  image?: Picture;
  /**
   * Knoppen onder de tekst; de eerste valt het meest op.
   *
   * @maxItems 3
   */
  actions?: Link[];
}
/**
 * Een jaar met hoge en lage termijnen, voor wie zijn geld in een paar maanden verdient. De bedragen rekent de site zelf uit.
 */
export interface SeasonTermsBlock {
  /**
   * Een jaar met hoge en lage termijnen, voor wie zijn geld in een paar maanden verdient. De bedragen rekent de site zelf uit.
   */
  type: 'season-terms';
  id?: string;
  /**
   * Kop boven de maanden.
   */
  title: string;
  /**
   * Inleiding onder de kop, een of twee zinnen.
   */
  text?: RichText;
  /**
   * De maanden met een hoge termijn.
   *
   * @minItems 1
   * @maxItems 11
   *
   * Items: Een maand.
   */
  highMonths: (
    | 'januari'
    | 'februari'
    | 'maart'
    | 'april'
    | 'mei'
    | 'juni'
    | 'juli'
    | 'augustus'
    | 'september'
    | 'oktober'
    | 'november'
    | 'december'
  )[];
  /**
   * Hoeveel keer een hoge termijn zo hoog is als een lage.
   */
  times: number;
  /**
   * De looptijd in maanden, hele jaren; zonder dit veld die van de calculators die het dichtst bij 60 ligt.
   */
  months?: 12 | 24 | 36 | 48 | 60 | 72 | 84;
}
/**
 * Stappen die je na elkaar doorloopt, genummerd.
 */
export interface StepsBlock {
  /**
   * Stappen die je na elkaar doorloopt, genummerd.
   */
  type: 'steps';
  id?: string;
  /**
   * Kop van dit blok.
   */
  title: string;
  /**
   * Inleiding onder de kop, een of twee zinnen.
   */
  text?: RichText;
  /**
   * De stappen, in volgorde.
   *
   * @minItems 2
   * @maxItems 10
   */
  items: Step[];
}
/**
 * Een stap.
 */
export interface Step {
  /**
   * Wat er in deze stap gebeurt, in een paar woorden.
   */
  title: string;
  /**
   * Uitleg bij de stap.
   */
  text: RichText;
}
/**
 * Een tabel om dingen te vergelijken.
 */
export interface TableBlock {
  /**
   * Een tabel om dingen te vergelijken.
   */
  type: 'table';
  id?: string;
  /**
   * Kop boven de tabel.
   */
  title: string;
  /**
   * Inleiding onder de kop, een of twee zinnen.
   */
  text?: RichText;
  /**
   * Koppen van de kolommen, van links naar rechts.
   *
   * @minItems 2
   * @maxItems 8
   *
   * Items: Kop van één kolom. De eerste mag een lege tekst zijn als de rijen voor zich spreken.
   */
  columns: string[];
  /**
   * De rijen; elke rij heeft evenveel vakken als er kolommen zijn.
   *
   * @minItems 1
   * @maxItems 60
   */
  rows: RichText[][];
  /**
   * Opmerking onder de tabel, bijvoorbeeld waar de bedragen vandaan komen.
   */
  note?: RichText;
}
/**
 * Btw en kleinschaligheidsinvesteringsaftrek (KIA) van één jaar, uitgerekend voor een paar investeringen. De bedragen rekent de site zelf uit.
 */
export interface TaxSumsBlock {
  /**
   * Btw en kleinschaligheidsinvesteringsaftrek (KIA) van één jaar, uitgerekend voor een paar investeringen. De bedragen rekent de site zelf uit.
   */
  type: 'tax-sums';
  id?: string;
  /**
   * Kop boven de sommen.
   */
  title: string;
  /**
   * Inleiding onder de kop, een of twee zinnen.
   */
  text?: RichText;
  /**
   * Het jaar waarvoor deze grenzen gelden, bijvoorbeeld 2026.
   */
  year: number;
  /**
   * Wat iemand dat jaar in totaal investeert, in euro’s zonder btw: een som per bedrag.
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: Een bedrag in euro’s, zonder btw.
   */
  investments: number[];
  /**
   * Het btw-tarief in procenten, bijvoorbeeld 21.
   */
  vat: number;
  deduction: Deduction;
  /**
   * Waar de grenzen staan: bij wie, en op welk adres.
   */
  source: Link;
  /**
   * Dag waarop de grenzen voor het laatst zijn nagekeken. In het bestand als jaar-maand-dag.
   */
  checkedOn: string;
  /**
   * De dag waarvoor iemand dit opnieuw moet nakijken, meestal 1 januari van het volgende jaar. In het bestand als jaar-maand-dag.
   */
  checkBefore: string;
}
/**
 * De schijven van de KIA in dit jaar.
 */
export interface Deduction {
  /**
   * Het laagste bedrag met aftrek, bijvoorbeeld 2901.
   */
  from: number;
  /**
   * Welk deel je aftrekt in de eerste schijf, in procenten.
   */
  share: number;
  /**
   * De hoogste aftrek: het vaste bedrag van de tweede schijf.
   */
  fixed: number;
  /**
   * Tot en met welk bedrag je het vaste bedrag houdt.
   */
  taperFrom: number;
  /**
   * Hoeveel procent van wat daarboven komt, eraf gaat, bijvoorbeeld 7.56.
   */
  taper: number;
}
/**
 * Wat klanten over ons zeggen.
 */
export interface TestimonialsBlock {
  /**
   * Wat klanten over ons zeggen.
   */
  type: 'testimonials';
  id?: string;
  /**
   * Kop van dit blok.
   */
  title: string;
  /**
   * Inleiding onder de kop, een of twee zinnen.
   */
  text?: RichText;
  /**
   * De uitspraken.
   *
   * @minItems 1
   * @maxItems 6
   */
  items: Testimonial[];
  /**
   * Opmerking onder de uitspraken.
   */
  note?: string;
}
/**
 * Een uitspraak van een klant.
 */
export interface Testimonial {
  /**
   * Wat de klant zegt, zonder aanhalingstekens.
   */
  quote: string;
  /**
   * Naam van de klant.
   */
  author: string;
  /**
   * Bedrijf van de klant.
   */
  company: string;
}
/**
 * Een stuk tekst met een of meer alinea’s; zonder kop gaat het blok erboven verder.
 */
export interface TextSectionBlock {
  /**
   * Een stuk tekst met een of meer alinea’s; zonder kop gaat het blok erboven verder.
   */
  type: 'text-section';
  id?: string;
  /**
   * Kop van dit blok. Laat hem weg als de tekst bij het blok erboven hoort.
   */
  title?: string;
  /**
   * Tussenkop: een kleinere kop boven de tekst, voor een deel van het verhaal.
   */
  subheading?: string;
  /**
   * De alinea’s, een per regel.
   *
   * @minItems 1
   * @maxItems 20
   */
  text: RichText[];
  /**
   * Opsomming onder de tekst.
   *
   * @minItems 1
   * @maxItems 30
   */
  items?: RichText[];
  /**
   * Wat er voor elk punt van de opsomming staat; zonder keuze een bolletje.
   */
  listStyle?: 'bullets' | 'numbers';
  quote?: Quotation;
  /**
   * Afbeelding onder de tekst.
   */
  image?: Picture;
  /**
   * Bijschrift onder de afbeelding, bijvoorbeeld wie die maakte.
   */
  caption?: RichText;
  /**
   * Twee halve blokken na elkaar staan op een breed scherm naast elkaar; zonder dit veld is het blok zo breed als de pagina.
   */
  width?: 'half';
  /**
   * Dag waarop de tekst voor het laatst is nagekeken. In het bestand als jaar-maand-dag.
   */
  checkedOn?: string;
  /**
   * De dag waarvoor iemand dit opnieuw moet nakijken; zonder dit veld is dat na een jaar. In het bestand als jaar-maand-dag.
   */
  checkBefore?: string;
}
/**
 * Woorden van een ander, onder de tekst.
 */
export interface Quotation {
  /**
   * De woorden zelf, zonder aanhalingstekens: die komen vanzelf.
   */
  text: RichText;
  /**
   * Wie het zei of schreef, bijvoorbeeld "Belastingdienst".
   */
  source?: string;
}
/**
 * Kaarten van de soorten die er zijn, elk met kenmerken.
 */
export interface TypeCardsBlock {
  /**
   * Kaarten van de soorten die er zijn, elk met kenmerken.
   */
  type: 'type-cards';
  id?: string;
  /**
   * Kop van dit blok.
   */
  title: string;
  /**
   * Inleiding onder de kop, een of twee zinnen.
   */
  text?: RichText;
  /**
   * De kaarten, een per soort.
   *
   * @minItems 1
   * @maxItems 12
   */
  items: TypeCard[];
}
/**
 * Een kaart van één soort.
 */
export interface TypeCard {
  /**
   * Naam van de soort.
   */
  title: string;
  /**
   * Waar deze soort voor is, in een of twee zinnen.
   */
  description: RichText;
  /**
   * Kenmerken, een per regel.
   *
   * @minItems 1
   * @maxItems 8
   *
   * Items: Een kenmerk, een paar woorden.
   */
  features: string[];
  /**
   * Afbeelding boven aan de kaart.
   */
  image?: Picture;
  size?: Size;
  /**
   * Link onder aan de kaart.
   */
  link?: Link;
}
/**
 * Hoe groot deze soort is. De site tekent alle maten van dit blok op één schaal, met een mens ernaast.
 */
export interface Size {
  /**
   * Wat er getekend wordt, van opzij gezien.
   */
  shape:
    | 'aanhanger'
    | 'bakwagen'
    | 'bestelbus'
    | 'bus'
    | 'graafmachine'
    | 'heftruck'
    | 'orderpicker'
    | 'pallettruck'
    | 'wiellader';
  /**
   * Lengte in centimeters, bijvoorbeeld 590.
   */
  length: number;
  /**
   * Breedte in centimeters, zonder spiegels.
   */
  width: number;
  /**
   * Hoogte in centimeters, klaar om te rijden.
   */
  height: number;
  /**
   * Hoe hoog hij heft, in centimeters.
   */
  lift?: number;
  /**
   * Hoe diep hij graaft, in centimeters.
   */
  depth?: number;
}
/**
 * Voorbeelden van ondernemers met hun som erbij; de bedragen rekent de site zelf uit.
 */
export interface WorkedScenariosBlock {
  /**
   * Voorbeelden van ondernemers met hun som erbij; de bedragen rekent de site zelf uit.
   */
  type: 'worked-scenarios';
  id?: string;
  /**
   * Kop van dit blok.
   */
  title: string;
  /**
   * Inleiding onder de kop, een of twee zinnen.
   */
  text?: RichText;
  /**
   * De voorbeelden.
   *
   * @minItems 1
   * @maxItems 6
   */
  items: WorkedScenario[];
}
/**
 * Een voorbeeld: wie, wat en wat het kost, als financial lease zonder slottermijn.
 */
export interface WorkedScenario {
  /**
   * Wie het is en wat diegene leaset.
   */
  title: string;
  /**
   * Wat er speelt, in een paar zinnen.
   */
  text: RichText;
  /**
   * De aanschafwaarde in euro’s, zonder btw.
   */
  price: number;
  /**
   * De aanbetaling in procenten van de prijs; zonder dit veld is er geen.
   */
  downPaymentShare?: number;
  months: number;
  /**
   * Waar een bezoeker het voorbeeld narekent, bijvoorbeeld "/equipment/wegtransport/bedrijfswagen".
   */
  path: string;
}
/**
 * Wat voor de hele site geldt: bedrijf, contact, menu en voet.
 */
export interface Site {
  /**
   * Waar de regels voor dit bestand staan; de editor controleert ermee terwijl je typt.
   */
  $schema?: string;
  /**
   * Naam van het bedrijf; in teksten {company}.
   */
  company: string;
  /**
   * Slagzin van het bedrijf; in teksten {tagline}.
   */
  tagline: string;
  /**
   * Adres van de site, zonder schuine streep aan het eind.
   */
  siteUrl: string;
  /**
   * Telefoonnummer zoals mensen het lezen; in teksten {phone}.
   */
  phone: string;
  /**
   * E-mailadres; in teksten {email}.
   */
  email: string;
  /**
   * Plaats; in teksten {city}.
   */
  city: string;
  /**
   * Land; in teksten {country}.
   */
  country: string;
  /**
   * Straat en huisnummer; in teksten {street}.
   */
  street?: string;
  /**
   * Postcode; in teksten {postalCode}.
   */
  postalCode?: string;
  /**
   * Nummer bij de Kamer van Koophandel; in teksten {kvk}.
   */
  kvk?: string;
  /**
   * Btw-nummer; in teksten {vatNumber}.
   */
  vatNumber?: string;
  /**
   * Adres van de chat; in links {chatUrl}.
   */
  chatUrl?: string;
  /**
   * Regel over de rechten, onder aan elke pagina.
   */
  copyright: string;
  services?: Services;
  brand?: Brand;
  /**
   * Openingstijden, een regel per dag of per groep dagen.
   *
   * @minItems 1
   * @maxItems 14
   */
  openingHours: OpeningHours[];
  /**
   * Feestdagen en andere dagen waarop je dicht bent hoewel de openingstijden iets anders zeggen. De site zegt dan niet dat je bereikbaar bent.
   *
   * @minItems 1
   * @maxItems 60
   *
   * Items: Een dag, bijvoorbeeld "2026-12-25".
   */
  closedOn?: string[];
  /**
   * Links in het menu boven aan elke pagina.
   *
   * @minItems 1
   * @maxItems 8
   */
  navigation: Link[];
  equipmentMenu: EquipmentMenu;
  /**
   * De link naar de uitleg over gegevens; staat onder elk formulier.
   */
  privacyLink?: Link;
  /**
   * De knop voor een offerte, boven aan elke pagina.
   */
  quoteButton: Link;
  calculator?: CalculatorSettings;
  /**
   * Kolommen met links onder aan elke pagina.
   *
   * @minItems 1
   * @maxItems 6
   */
  footer: FooterColumn[];
  /**
   * Opmerking onder aan elke pagina.
   */
  footerNote?: string;
}
/**
 * Hoe zoekmachines lezen wat het bedrijf aanbiedt: wat je op een pagina leaset en het werkwoord samen zijn de naam.
 */
export interface Services {
  /**
   * Komt achter wat je op een pagina leaset, bijvoorbeeld "leasen".
   */
  verb: string;
  /**
   * Soort dienst, bijvoorbeeld "Zakelijke lease".
   */
  type: string;
  /**
   * Voor wie de diensten zijn, bijvoorbeeld "Ondernemers".
   */
  audience: string;
}
/**
 * Hoe het bedrijf eruitziet: het beeldmerk, de kleuren en de hoplijn.
 */
export interface Brand {
  mark?: Mark;
  /**
   * Kleuren op een licht scherm.
   */
  colours?: Colours;
  /**
   * Kleuren op een donker scherm.
   */
  darkColours?: Colours;
  /**
   * Laat de gestreepte boogjes weg, de sprongen van de haas van HopLease: op de pagina's, op de afbeeldingen voor het delen en onder het beeldmerk in de iconen.
   */
  withoutHopLine?: boolean;
}
/**
 * Het beeldmerk naast de naam en in de iconen van tabblad en telefoon, als één lijn.
 */
export interface Mark {
  /**
   * Het vlak waarop de lijn is getekend, zoals de "viewBox" in een svg-bestand.
   */
  viewBox: string;
  /**
   * De lijn, zoals de "d" van een path in een svg-bestand.
   */
  path: string;
}
/**
 * Kleuren van het bedrijf, elk als #rrggbb; wat je weglaat, krijgt de kleur van het systeem.
 */
export interface Colours {
  /**
   * Tekst en donkere vlakken.
   */
  ink?: string;
  /**
   * Links en lijnen.
   */
  leaf?: string;
  /**
   * Links onder de muis.
   */
  'leaf-strong'?: string;
  /**
   * Zachte vlakken.
   */
  sprout?: string;
  /**
   * Knoppen.
   */
  carrot?: string;
  /**
   * Knoppen onder de muis.
   */
  'carrot-bright'?: string;
  /**
   * Tekst op knoppen.
   */
  'on-carrot'?: string;
  /**
   * Achtergrond van de pagina.
   */
  cream?: string;
  /**
   * Achtergrond van kaarten.
   */
  card?: string;
  /**
   * Fouten.
   */
  rose?: string;
  /**
   * Bijzaken.
   */
  muted?: string;
  /**
   * Dunne lijnen.
   */
  line?: string;
  /**
   * Randen van velden.
   */
  'line-strong'?: string;
  /**
   * Donkere vlakken.
   */
  night?: string;
  /**
   * Tekst op donkere vlakken.
   */
  'on-night'?: string;
  /**
   * Bijzaken op donkere vlakken.
   */
  'on-night-muted'?: string;
  /**
   * De rand om wat gekozen is.
   */
  focus?: string;
  /**
   * Het vlak achter tekeningen.
   */
  picture?: string;
}
/**
 * Een regel van de openingstijden.
 */
export interface OpeningHours {
  /**
   * De dag of de dagen.
   */
  days: string;
  /**
   * De tijden, of "Gesloten".
   */
  hours: string;
}
/**
 * Het uitklapmenu met de categorieën.
 */
export interface EquipmentMenu {
  /**
   * Kop in het open menu.
   */
  title: string;
  /**
   * Tekst op de menuknop.
   */
  label: string;
  /**
   * Adres van de pagina waarvan de pagina’s eronder in het menu staan.
   */
  path: string;
}
/**
 * Waarmee de calculators en de mails rekenen. Wat je weglaat, blijft zoals het was.
 */
export interface CalculatorSettings {
  /**
   * De rekenrente in procenten per jaar, bijvoorbeeld 12 of 9.5: een aanname. De controle noemt daarna elk voorbeeld dat niet meer klopt.
   */
  annualRate?: number;
  /**
   * De looptijden waaruit een bezoeker kiest, in maanden.
   *
   * @minItems 1
   * @maxItems 10
   */
  terms?: number[];
  /**
   * De kilometers per jaar waaruit een bezoeker van de leasecalculator kiest.
   *
   * @minItems 1
   * @maxItems 10
   *
   * Items: Een keuze, met punten en hooguit een plus erachter.
   */
  mileages?: string[];
  /**
   * De kilometers per jaar waaruit een bezoeker op een pagina van een voertuig kiest.
   *
   * @minItems 1
   * @maxItems 10
   *
   * Items: Een keuze, met punten en hooguit een plus erachter.
   */
  vehicleMileages?: string[];
  /**
   * De soorten hardware waaruit een bezoeker kiest.
   *
   * @minItems 1
   * @maxItems 12
   */
  hardware?: HardwareType[];
  /**
   * De regel onder elke calculator en onder een voorstel per mail. Waar {rate} staat, komt de rekenrente.
   */
  disclaimer?: string;
  /**
   * Uitgerekende voorbeelden. De controle rekent ze na: wie de rekenrente verandert, ziet hier meteen wat dat doet.
   *
   * @minItems 1
   * @maxItems 10
   */
  examples?: WorkedExample[];
}
/**
 * Een soort hardware.
 */
export interface HardwareType {
  /**
   * Het woord ervoor in adressen, kort en zonder spaties.
   */
  value: string;
  /**
   * Wat de bezoeker leest.
   */
  label: string;
}
/**
 * Een uitgerekend voorbeeld; bedragen in euro’s, zonder btw.
 */
export interface WorkedExample {
  /**
   * De aanschafwaarde in euro’s.
   */
  price: number;
  /**
   * De aanbetaling in euro’s.
   */
  downPayment?: number;
  /**
   * De slottermijn in euro’s.
   */
  finalPayment?: number;
  months: number;
  /**
   * Het maandbedrag in hele euro’s.
   */
  monthlyAmount: number;
}
/**
 * Een kolom in de voet.
 */
export interface FooterColumn {
  /**
   * Kop van de kolom.
   */
  title: string;
  /**
   * De links in de kolom.
   *
   * @minItems 1
   * @maxItems 12
   */
  links: Link[];
}
/**
 * De begrippenlijst: korte uitleg bij woorden op de site.
 */
export interface Glossary {
  /**
   * Waar de regels voor dit bestand staan; de editor controleert ermee terwijl je typt.
   */
  $schema?: string;
  /**
   * De begrippen, op alfabet.
   *
   * @minItems 1
   * @maxItems 200
   */
  items: GlossaryTerm[];
}
/**
 * Een begrip met zijn uitleg.
 */
export interface GlossaryTerm {
  /**
   * Het begrip, zoals het midden in een zin staat: "slottermijn".
   */
  title: string;
  /**
   * De uitleg in een of twee korte zinnen.
   */
  text: string;
}
