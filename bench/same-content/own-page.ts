import type { NeutralBlock, NeutralDocument, NeutralLink } from './neutral-document.ts';

/**
 * A neutral document as a page of this project, with every text of it in the block that is made for it. It stands at the
 * top, as with the peers: a hub above thousands of pages grows heavier than a page may be.
 */
export function ownPage({ slug, title, description, blocks }: NeutralDocument): object {
  return {
    $schema: '../schemas/page.schema.json',
    metadata: { title, description },
    blocks: blocks.map((block) => ownBlock(block, { slug, title })),
  };
}

function ownBlock(block: NeutralBlock, { slug, title }: Pick<NeutralDocument, 'slug' | 'title'>): object {
  switch (block.type) {
    case 'hero':
      return {
        type: 'hero',
        eyebrow: block.eyebrow,
        title: block.title,
        text: block.lead,
        image: { src: block.image.src, alt: block.image.alt },
        actions: block.actions.map(ownLink),
      };
    case 'benefits':
      return {
        type: 'benefit-list',
        title: block.title,
        text: block.lead,
        items: block.items.map(({ title: heading, text }) => ({ title: heading, text })),
      };
    case 'types':
      return {
        type: 'type-cards',
        title: block.title,
        text: block.lead,
        items: block.items.map(({ name, badge, text, price, features, action }) => ({
          title: name,
          description: text,
          features: [badge, price, ...features],
          link: ownLink(action),
        })),
      };
    case 'calculator':
      // What it asks for is the site's own affair.
      return {
        type: 'equipment-calculator',
        id: block.id,
        title: block.title,
        text: `${block.lead} ${block.note}`,
        equipmentType: slug,
        equipmentName: title.replace(' leasen', ''),
        priceExample: block.price,
      };
    case 'faq':
      return {
        type: 'faq',
        title: block.title,
        items: block.items.map(({ q, a }) => ({ question: q, answer: a })),
      };
    case 'cta':
      return {
        type: 'call-to-action',
        id: block.id,
        title: block.title,
        text: block.text,
        actions: block.actions.map(ownLink),
      };
  }
}

function ownLink({ label, href }: NeutralLink): NeutralLink {
  return { label, href: href.replace(/\/$/, '') };
}
