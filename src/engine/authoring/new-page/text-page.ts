import { startingTexts } from '../../text/starting-texts.ts';
import type { PageContext } from './page-context.ts';
import type { AuthoredPage, PageFacts } from './page-facts.ts';
import { cardOf, heroOf, inSentence } from './page-parts.ts';

const starting = startingTexts.text;

/** A page that explains something. */
export function textPage(facts: PageFacts, context: PageContext): AuthoredPage {
  const { name, description } = facts;
  return {
    metadata: {
      title: name,
      description: `${name}: lees in gewone taal wat je moet weten voordat je kiest. Heb je nog een vraag? We helpen je graag verder.`,
      keywords: [inSentence(name)],
    },
    name,
    ...cardOf(facts, context, starting),
    blocks: [
      heroOf(name, description ?? starting.hero, context),
      { type: 'text-section', title: 'Wat je moet weten', text: [starting.paragraph] },
      ...context.closing,
    ],
  };
}
