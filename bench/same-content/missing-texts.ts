import type { NeutralBlock, NeutralDocument } from './neutral-document.ts';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The texts of a document that its page does not show: what leaves some out is not comparable. */
export function missingTexts({ title, description, blocks }: NeutralDocument, html: string): string[] {
  const shown = decoded(html.replace(/<script\b.*?<\/script>/gs, ''));
  return [title, description, ...blocks.flatMap(textsOf)].filter((text) => !shown.includes(text));
}

/** What a visitor reads of a block, but for the fields of the calculator: this site asks what its own asks. */
function textsOf(block: NeutralBlock): string[] {
  switch (block.type) {
    case 'hero':
      return [block.eyebrow, block.title, block.lead, block.image.alt, ...labels(block.actions)];
    case 'benefits':
      return [block.title, block.lead, ...block.items.flatMap(({ title, text }) => [title, text])];
    case 'types':
      return [
        block.title,
        block.lead,
        ...block.items.flatMap(({ name, badge, text, price, features, action }) => [
          name,
          badge,
          text,
          price,
          ...features,
          action.label,
        ]),
      ];
    case 'calculator':
      return [block.title, block.lead, block.note];
    case 'faq':
      return [block.title, ...block.items.flatMap(({ q, a }) => [q, a])];
    case 'cta':
      return [block.title, block.text, ...labels(block.actions)];
  }
}

function labels(actions: readonly { label: string }[]): string[] {
  return actions.map(({ label }) => label);
}

function decoded(html: string): string {
  return html
    .replace(/&#(x?)([\da-f]+);/gi, (_, hexadecimal: string, digits: string) =>
      String.fromCodePoint(Number.parseInt(digits, hexadecimal === '' ? 10 : 16)),
    )
    .replace(/&(\w+);/g, (written, name: string) => entities[name] ?? written)
    .replaceAll('\u00a0', ' ');
}
