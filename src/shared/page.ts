import type { Picture } from './picture.ts';
import type { RichText } from './rich-text.ts';
import type {
  Block as AuthoredBlock,
  EquipmentCalculatorBlock,
  GlossaryTerm,
  LeaseCalculatorBlock,
  LeaseFormBlock,
  PageCardsBlock,
  SharedBlockReference,
  Site,
} from './schema-types.ts';

/** The metadata of one page after all defaults are filled in; addresses are absolute. */
export interface Head {
  title: string;
  description: string;
  keywords: string[];
  ogTitle: string;
  ogDescription: string;
  /** Absent on the not-found page only, with what is said of it. */
  ogImage?: string;
  ogImageAlt?: string;
  /** In pixels; absent when the picture stands on another site. */
  ogImageSize?: { width: number; height: number };
  twitterTitle: string;
  twitterDescription: string;
  /** Absent on the not-found page only. */
  canonical?: string;
  /** True on the not-found page: search engines leave it out. */
  noIndex: boolean;
}

/** One step of the way from home to a page; the last one is the page itself. */
export interface Crumb {
  label: string;
  path: string;
}

/** A page in its parent's list: the child's `card` and its address. */
export interface PageCard {
  path: string;
  title: string;
  description: RichText;
  features: string[];
  image?: Picture;
}

/** A plain link to a page. */
export interface PageLink {
  label: string;
  path: string;
}

/** A hub's list of its children: what the author wrote and what the children's `card`s add. */
export interface ResolvedPageCards extends PageCardsBlock {
  cards: PageCard[];
  /** Every child, also those without a card; filled when the author gave `allTitle`. */
  all: PageLink[];
}

/** A block with the words that it explains; `terms` is absent when there are none. */
type Explained<Authored> = Omit<Authored, 'terms'> & { terms?: GlossaryTerm[] };

type ExplainingBlock = LeaseFormBlock | LeaseCalculatorBlock | EquipmentCalculatorBlock;

/** A block as a component receives it: shared blocks filled in, derived facts added. */
export type Block =
  | Exclude<AuthoredBlock, PageCardsBlock | ExplainingBlock | SharedBlockReference>
  | ResolvedPageCards
  | Explained<LeaseFormBlock>
  | Explained<LeaseCalculatorBlock>
  | Explained<EquipmentCalculatorBlock>;
export type BlockType = Block['type'];
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>;

/** A page as the view renders it, and as `<path>.json` carries it for client navigation. */
export interface Page {
  /** The address being rendered, which may be an alias: `/a/b`, or `/` for home. */
  path: string;
  head: Head;
  breadcrumbs: Crumb[];
  blocks: Block[];
}

/** A static block on the first view: its HTML is in the document already, so only its name travels. */
export interface StaticBlock {
  type: BlockType;
  id?: string;
  static: true;
}

/** What the first HTML document carries for the browser: live blocks whole, static ones by name; no metadata. */
export interface HydrationPayload extends Omit<Page, 'head' | 'blocks'> {
  blocks: (Block | StaticBlock)[];
}

/** The site values with what the pages add to them. */
export interface ResolvedSite extends Site {
  /** The equipment categories of the header's menu: the children of the equipment page. */
  categories: PageLink[];
}

/** The JSON inside `<script id="page-data">`. */
export interface FirstView {
  page: HydrationPayload;
  site: ResolvedSite;
}
