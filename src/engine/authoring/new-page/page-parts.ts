import type { AuthoredPage, PageFacts } from './page-facts.ts';
import type { Surroundings } from './surroundings.ts';

type Part<Field extends keyof AuthoredPage> = Pick<AuthoredPage, Field>;
type Hero = Extract<AuthoredPage['blocks'][number], { type: 'hero' }>;

/** The name as it stands in the middle of a sentence: `Tankwagen` gets a small letter, `IT-hardware` keeps its capitals. */
export function inSentence(name: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** How the page above lists the new one; a page right below home stands in no such list. */
export function cardOf(
  { name, description, features }: PageFacts,
  { parent, picture }: Surroundings,
  starting: { card: string; features: readonly string[] },
): Part<'card'> {
  if (parent.route === '/') return {};
  return {
    card: {
      title: name,
      description: description ?? starting.card,
      features: features.length > 0 ? features : [...starting.features],
      ...(picture === undefined ? {} : { image: picture }),
    },
  };
}

/** The heading of the page, with the way back to the page above. */
export function heroOf(title: string, text: string, { parent, picture }: Surroundings): Hero {
  return {
    type: 'hero',
    title,
    text,
    ...(picture === undefined ? {} : { image: picture }),
    ...(parent.route === '/' ? {} : { back: { label: `Terug naar ${parent.name}`, href: parent.route } }),
  };
}
