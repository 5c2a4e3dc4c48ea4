import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Something an author does to a file in the pages folder of a good site. */
export interface Change {
  file: string;
  /** What becomes of the text; undefined when the file goes. */
  apply(text: string): string | Buffer | undefined;
}

/** One mistake that people really make, and all that its author sees. */
export interface JsonSyntaxError {
  /** Ends the sentence "an author …". */
  mistake: string;
  changes: Change[];
  /** Per problem its place, level and rule, the message and the way out, on lines of their own. */
  sees: string;
}

/** Replaces the first occurrence of some text in a file; the text must be there. */
export function edit(file: string, from: string, to: string): Change {
  return {
    file,
    apply(text) {
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
      return text.replace(from, () => to);
    },
  };
}

/** Replaces something in the one block of the page about contact. */
export const contact = (from: string, to: string): Change => edit('contact.json', from, to);

/** Adds a block, as JSON text, below the heading of the page about contact. */
export function addBlock(block: string): Change {
  return {
    file: 'contact.json',
    apply: (text) => text.replace(/\n {4}\}\n {2}\]/, () => `\n    },\n    ${block}\n  ]`),
  };
}

/** Puts a field, as JSON text, in the page about contact, above its blocks. */
export const addField = (field: string): Change => contact('  "blocks"', `  ${field},\n  "blocks"`);

/** Puts words at the end of the text of the page about contact. */
export const say = (words: string): Change => contact('met je plan."', `met je plan. ${words}"`);

/** Gives a file another content. */
export const write = (file: string, content: string | Buffer): Change => ({ file, apply: () => content });

/** A page that is right, with a title, a summary and a text of its own; `depth` counts the folders above it. */
export function page(title: string, text: string, depth = 1): string {
  const description = `${title}: een pagina die een auteur zelf schreef om de controle te beproeven, met genoeg woorden voor een zoekmachine.`;
  const value = {
    $schema: `${'../'.repeat(depth)}schemas/page.schema.json`,
    metadata: { title, description },
    blocks: [{ type: 'hero', title, text }],
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** More than fifty words that no other page has. */
export const ownWords =
  'Wie hier komt, zoekt vooral rust en overzicht. Daarom staat alles op volgorde: eerst het gereedschap, dan de aanhangers en daarna de kranen met toebehoren. Elke soort krijgt een eigen alinea, een tekening en een voorbeeld uit de praktijk. Mis je iets, laat het dan weten, want de lijst groeit mee met vragen van lezers uit heel het land.';

/** What the page about contact says. */
export const contactWords =
  'Bel of mail ons als je een vraag hebt over deze kleine site. Een medewerker zoekt het antwoord op en schrijft je binnen een werkdag terug. Vertel kort wie je bent, wat je zoekt en wanneer je het nodig hebt; dan hoeven we niet twee keer te vragen en kom je sneller verder met je plan.';

/** Carries out changes below a pages folder. */
export function carryOut(changes: readonly Change[], pages: string): void {
  for (const { file, apply } of changes) {
    const path = join(pages, file);
    const content = apply(textOf(path));
    if (content === undefined) rmSync(path);
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    }
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
