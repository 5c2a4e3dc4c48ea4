import type { PageContext } from './page-context.ts';
import type { AuthoredPage, PageFacts } from './page-facts.ts';

type Part<Field extends keyof AuthoredPage> = Pick<AuthoredPage, Field>;
type Hero = Extract<AuthoredPage['blocks'][number], { type: 'hero' }>;

/** The name within a sentence: lowercase `tankwagen` and `ijskar`, but `IT-hardware`. */
export function inSentence(name: string): string {
  return name.replace(/^(?:IJ|\p{Lu})(?!\p{Lu})/u, (letter) => letter.toLowerCase());
}

/** Whether a new page below this route gets a card there. */
export function hasCard(parentRoute: string): boolean {
  return parentRoute !== '/';
}

/** The card on the parent; none below home. */
export function cardOf(
  { name, description, features }: PageFacts,
  { parent, picture }: PageContext,
  starting: { card: string; features: readonly string[] },
): Part<'card'> {
  if (!hasCard(parent.route)) return {};
  return {
    card: {
      title: name,
      description: description ?? starting.card,
      features: features.length > 0 ? features : [...starting.features],
      image: picture && { src: picture.src },
    },
  };
}

/** The hero, with a link to the parent. */
export function heroOf(title: string, text: string, { parent, backLabel, picture }: PageContext): Hero {
  return {
    type: 'hero',
    title,
    text,
    image: picture,
    back: parent.route === '/' ? undefined : { label: backLabel, href: parent.route },
  };
}
