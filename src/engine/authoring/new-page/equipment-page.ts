import { startingTexts } from '../../text/starting-texts.ts';
import type { AuthoredBlock, AuthoredPage, PageFacts } from './page-facts.ts';
import { cardOf, heroOf, inSentence } from './page-parts.ts';
import type { Surroundings } from './surroundings.ts';

const starting = startingTexts.equipment;

/** A page about equipment to lease. */
export function equipmentPage(facts: PageFacts, around: Surroundings): AuthoredPage {
  const { name, description } = facts;
  const thing = inSentence(name);
  return {
    metadata: {
      title: `${name} leasen`,
      description: `${name} leasen voor je bedrijf? Bereken direct wat je indicatief per maand betaalt en vraag een offerte op maat aan.`,
      keywords: [`${thing} leasen`, `${thing} lease`],
    },
    name,
    service: name,
    ...cardOf(facts, around, starting),
    blocks: [
      heroOf(`${name} leasen`, description ?? starting.hero, around),
      calculatorOf(facts),
      benefits,
      typesOf(facts),
      ...around.closing,
    ],
  };
}

const benefits: AuthoredBlock = {
  type: 'benefit-list',
  title: 'Wat je wint met lease',
  items: [
    {
      title: 'Geld over voor je bedrijf',
      text: 'Je betaalt de aanschaf niet in één keer, maar verdeelt hem over de looptijd.',
    },
    {
      title: 'Vooraf duidelijk',
      text: 'Je ziet eerst een indicatief maandbedrag en krijgt daarna een offerte.',
    },
    { title: 'Looptijd die past', text: 'Kies 24, 36, 48, 60 of 72 maanden.' },
    {
      title: 'De leasevorm die bij je past',
      text: 'Financial lease, operational lease, full service lease of sale & leaseback.',
    },
    { title: 'Nieuw of gebruikt', text: 'Allebei kan. Leeftijd en staat bepalen mee welke looptijd past.' },
    { title: 'Persoonlijk advies', text: 'Een adviseur reageert binnen 24 uur op je aanvraag.' },
  ],
};

function typesOf({ types }: PageFacts): AuthoredBlock {
  const items =
    types.length === 0
      ? starting.types.map((type) => ({ ...type, features: [...type.features] }))
      : types.map(({ title, description }) => ({
          title,
          description: description ?? starting.typeDescription,
          features: [...starting.typeFeatures],
        }));
  return { type: 'type-cards', title: 'Welke uitvoering past bij je werk?', items };
}

function calculatorOf({ route, name }: PageFacts): AuthoredBlock {
  return {
    type: 'equipment-calculator',
    id: 'berekenen',
    title: 'Bereken je maandbedrag',
    text: 'Vul de aanschafprijs in, excl. btw. Je ziet meteen een indicatief maandbedrag.',
    equipmentType: route.slice(route.lastIndexOf('/') + 1),
    equipmentName: name,
  };
}
