import { startingTexts } from '../../text/starting-texts.ts';
import type { PageContext } from './page-context.ts';
import type { AuthoredBlock, AuthoredPage, PageFacts } from './page-facts.ts';
import { cardOf, heroOf, inSentence } from './page-parts.ts';

const starting = startingTexts.hub;

/** The list of the pages below a hub, in its usual words. */
export const childCards = {
  type: 'page-cards',
  title: 'Maak je keuze',
  linkLabel: 'Meer informatie',
} as const satisfies AuthoredBlock;

/** A page that lists its children. */
export function hubPage(facts: PageFacts, context: PageContext): AuthoredPage {
  const { name, description } = facts;
  const thing = inSentence(name);
  const leased = {
    metadata: {
      title: `${name} leasen`,
      description: `${name} leasen voor je bedrijf? Bekijk wat er mogelijk is, vergelijk de keuzes en vraag een offerte op maat aan.`,
      keywords: [`${thing} leasen`, `${thing} lease`],
    },
    name,
    service: name,
    ...cardOf(facts, context, starting),
  };
  const explained = {
    metadata: {
      title: name,
      description: `${name}: bekijk welke pagina’s er zijn en kies waar je meer over wilt weten. Heb je nog een vraag? We helpen je graag verder.`,
      keywords: [thing],
    },
    name,
    ...cardOf(facts, context, { ...starting, features: startingTexts.text.features }),
  };
  const about = context.sells ? leased : explained;
  return {
    ...about,
    blocks: [
      heroOf(about.metadata.title, description ?? starting.hero, context),
      { ...childCards, id: 'overzicht' },
      ...context.closing,
    ],
  };
}
