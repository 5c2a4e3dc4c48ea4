import type { PricedTerm, PriceExample } from '../calculator/price-example.ts';
import type { Picture } from '../picture.ts';
import type { RichText } from '../rich-text.ts';
import type {
  EquipmentCalculatorBlock,
  EquipmentMenu,
  GlossaryTerm,
  HeroBlock,
  LeaseCalculatorBlock,
  LeaseFormBlock,
  Mark,
  OwnBlock,
  PageCardsBlock,
  PageSearchBlock,
  PriceTermsBlock,
  SeasonTermsBlock,
  Site,
} from '../schema-types.ts';

/** Metadata of a page, defaults filled in; URLs are absolute. */
export interface Head {
  title: string;
  description: string;
  keywords: string[];
  siteName: string;
  ogTitle: string;
  ogDescription: string;
  /** Absent on the not-found page and where there is no picture, with its properties. */
  ogImage?: string;
  ogImageAlt?: string;
  /** In pixels; absent for another site's picture. */
  ogImageSize?: { width: number; height: number };
  twitterTitle: string;
  twitterDescription: string;
  /** Absent only on the not-found page. */
  canonical?: string;
  /** Only on the not-found page. */
  noIndex: boolean;
}

/** A breadcrumb; the last one is the page itself. */
export interface Crumb {
  label: string;
  path: string;
}

/** A child in its parent's list: its `card` and address. */
export interface PageCard {
  path: string;
  title: string;
  description: RichText;
  features: string[];
  image?: Picture;
  /** What the page's own example costs. */
  example?: PriceExample;
}

export interface PageLink {
  label: string;
  path: string;
}

/** A hub's list, with the children's `card`s. */
export interface ResolvedPageCards extends PageCardsBlock {
  cards: PageCard[];
  /** All children, also without a card; filled when the author gave `allTitle`. */
  all: PageLink[];
}

/** A search field, with the pages below its own when the author gave `allTitle`. */
export interface ResolvedPageSearch extends PageSearchBlock {
  groups: { page: PageLink; below: PageLink[] }[];
}

/** A hero, with the worked example of the calculator that follows it. */
interface ResolvedHero extends HeroBlock {
  example?: PriceExample;
}

/** A price table, with the price of the page's calculator worked out; without both where there is none. */
export interface ResolvedPriceTerms extends PriceTermsBlock {
  price?: number;
  terms?: PricedTerm[];
}

/** A year of payments, with the price of the page's calculator; without where there is none. */
interface ResolvedSeasonTerms extends SeasonTermsBlock {
  price?: number;
}

/** A block with the glossary terms it explains, if any. */
type Explained<Authored> = Omit<Authored, 'terms'> & { terms?: GlossaryTerm[] };

type ExplainingBlock = LeaseFormBlock | LeaseCalculatorBlock | EquipmentCalculatorBlock;

/** A block as components receive it: shared blocks inlined, derived facts added. */
export type Block =
  | Exclude<
      OwnBlock,
      HeroBlock | PageCardsBlock | PageSearchBlock | PriceTermsBlock | SeasonTermsBlock | ExplainingBlock
    >
  | ResolvedHero
  | ResolvedPageCards
  | ResolvedPageSearch
  | ResolvedPriceTerms
  | ResolvedSeasonTerms
  | Explained<LeaseFormBlock>
  | Explained<LeaseCalculatorBlock>
  | Explained<EquipmentCalculatorBlock>;
export type BlockType = Block['type'];
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>;

/** A page as the view renders it, and as `<path>.json` holds it for client navigation. */
export interface Page {
  /** The rendered address, maybe an alias: `/a/b`, or `/` for home. */
  path: string;
  head: Head;
  breadcrumbs: Crumb[];
  blocks: Block[];
  /** The script that shows it, on the site of one build: code of another one may know other blocks. Absent in development. */
  app?: string;
}

/** A static block on the first view: its HTML is in the document with its anchor, only its name is sent. */
export interface StaticBlock {
  type: BlockType;
  static: true;
}

/** Hydration data in a document: live blocks whole, static ones by name, no metadata. */
export interface HydrationPayload extends Pick<Page, 'path'> {
  /** Whether their HTML is in the document. */
  hasBreadcrumbs: boolean;
  blocks: (Block | StaticBlock)[];
}

/** The site values with derived ones. */
export interface ResolvedSite extends Omit<Site, 'services' | 'brand' | 'equipmentMenu'> {
  mark?: Mark;
  /** The menu of categories: a title, its button and the page that lists them. */
  menu: EquipmentMenu;
  /** What the menu holds: the children of that page. */
  categories: PageLink[];
}

/** What live blocks use of the site's values. */
export type LiveSite = Pick<Site, 'company' | 'phone' | 'email' | 'privacyLink' | 'calculator'>;

/** The JSON inside `<script id="page-data">`. */
export interface FirstView {
  page: HydrationPayload;
  site: LiveSite;
}
