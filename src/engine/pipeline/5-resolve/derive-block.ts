import { fragmentInputs } from '../../../shared/calculator/calculation-fragment.ts';
import { calculatorTerm } from '../../../shared/calculator/calculator-term.ts';
import type { PriceExample } from '../../../shared/calculator/price-example.ts';
import type { Block, ResolvedPageSearch, ResolvedPriceTerms } from '../../../shared/page/page.ts';
import type { PageDocument } from '../../../shared/schema-types.ts';
import { explained, type Glossary } from './glossary.ts';
import { hubCards, linkTo } from './hub-cards.ts';
import type { PageSummary } from './page-tree.ts';

type AuthoredBlock = PageDocument['blocks'][number];

interface BlockContext {
  /** Of the calculator that the page opens with. */
  example?: PriceExample;
  /** Of the page's calculator, in the terms that a block asks for. */
  priced: (months: readonly number[] | undefined) => Pick<ResolvedPriceTerms, 'price' | 'terms'>;
  children: readonly PageSummary[];
  childrenOf: (path: string) => readonly PageSummary[];
  glossary: Glossary;
}

/** Adds derived fields: cards of child pages, glossary explanations, the worked example of a calculator below a hero. */
export function deriveBlock(
  block: AuthoredBlock,
  { example, priced, children, childrenOf, glossary }: BlockContext,
): Block {
  if ('shared' in block) throw new Error(`The shared block "${block.shared}" was not filled in.`);
  switch (block.type) {
    case 'hero':
      return { ...block, example };
    case 'price-terms':
      return { ...block, ...priced(block.months) };
    case 'season-terms':
      return { ...block, price: priced(undefined).price };
    case 'page-cards':
      return hubCards(block, children);
    case 'page-search':
      return { ...block, groups: block.allTitle ? children.map((page) => groupOf(page, childrenOf)) : [] };
    case 'lease-form':
      return { ...block, terms: explained(block.terms, glossary) };
    case 'lease-calculator':
      return { ...block, terms: explained(fragmentInputs.map(calculatorTerm), glossary) };
    case 'equipment-calculator': {
      // Few vehicles are asked for them: the explanation would weigh on every other page.
      const asked = fragmentInputs.filter((input) => input !== 'mileage' || block.asks?.includes(input));
      return { ...block, terms: explained(asked.map(calculatorTerm), glossary) };
    }
    default:
      return block;
  }
}

function groupOf(
  page: PageSummary,
  childrenOf: BlockContext['childrenOf'],
): ResolvedPageSearch['groups'][number] {
  return { page: linkTo(page), below: childrenOf(page.path).map(linkTo) };
}
