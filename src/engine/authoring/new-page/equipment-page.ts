import { lastName } from '../../../shared/page/route.ts';
import { startingTexts } from '../../text/starting-texts.ts';
import type { PageContext } from './page-context.ts';
import type { AuthoredBlock, AuthoredPage, PageFacts } from './page-facts.ts';
import { cardOf, heroOf, inSentence } from './page-parts.ts';

const starting = startingTexts.equipment;

/** A page about equipment to lease. */
export function equipmentPage(facts: PageFacts, context: PageContext): AuthoredPage {
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
    ...cardOf(facts, context, starting),
    blocks: [
      heroOf(`${name} leasen`, description ?? starting.hero, context),
      calculatorOf(facts),
      benefits,
      typesOf(facts),
      ...context.closing,
    ],
  };
}

const benefits: AuthoredBlock = {
  type: 'benefit-list',
  title: 'Wat je wint met lease',
  items: starting.benefits.map((benefit) => ({ ...benefit })),
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

function calculatorOf({ route, name, price }: PageFacts): AuthoredBlock {
  return {
    type: 'equipment-calculator',
    id: 'berekenen',
    title: 'Bereken je maandbedrag',
    text: starting.calculator,
    equipmentType: lastName(route),
    equipmentName: name,
    priceExample: price,
  };
}
