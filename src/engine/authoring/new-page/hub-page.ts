import { startingTexts } from '../../text/starting-texts.ts';
import type { AuthoredPage, PageFacts } from './page-facts.ts';
import { cardOf, heroOf, inSentence } from './page-parts.ts';
import type { Surroundings } from './surroundings.ts';

const starting = startingTexts.hub;

/** A page that lists its children. */
export function hubPage(facts: PageFacts, around: Surroundings): AuthoredPage {
  const { name, description } = facts;
  return {
    metadata: {
      title: `${name} leasen`,
      description: `${name} leasen voor je bedrijf? Bekijk wat er mogelijk is, vergelijk de keuzes en vraag een offerte op maat aan.`,
      keywords: [`${inSentence(name)} leasen`, `${inSentence(name)} lease`],
    },
    name,
    service: name,
    ...cardOf(facts, around, starting),
    blocks: [
      heroOf(`${name} leasen`, description ?? starting.hero, around),
      {
        type: 'page-cards',
        id: 'overzicht',
        title: 'Maak je keuze',
        linkLabel: 'Meer informatie',
      },
      ...around.closing,
    ],
  };
}
