import { calculatorTerms } from '../../../shared/calculator-terms.ts';
import type { Block, PageCard, PageLink, ResolvedPageCards } from '../../../shared/page.ts';
import type { PageCardsBlock, PageDocument } from '../../../shared/schema-types.ts';
import { explained, type Glossary } from './glossary.ts';
import { inOrder } from './in-order.ts';
import type { PageSummary } from './page-tree.ts';

interface Surroundings {
  children: readonly PageSummary[];
  glossary: Glossary;
}

/** Adds derived fields: cards of child pages, glossary explanations. */
export function deriveBlock(
  block: PageDocument['blocks'][number],
  { children, glossary }: Surroundings,
): Block {
  if ('shared' in block) throw new Error(`The shared block "${block.shared}" was not filled in.`);
  switch (block.type) {
    case 'page-cards':
      return withChildren(block, children);
    case 'lease-form':
      return { ...block, terms: explained(block.terms, glossary) };
    case 'lease-calculator':
    case 'equipment-calculator':
      return { ...block, terms: explained(calculatorTerms, glossary) };
    default:
      return block;
  }
}

function withChildren(
  { order, ...block }: PageCardsBlock,
  children: readonly PageSummary[],
): ResolvedPageCards {
  return {
    ...block,
    cards: inOrder(children, order).flatMap(({ path, card }): PageCard[] =>
      card ? [{ path, ...card }] : [],
    ),
    all: block.allTitle ? children.map(linkTo) : [],
  };
}

/** A page as a link. */
export function linkTo({ path, name }: PageSummary): PageLink {
  return { label: name, path };
}
