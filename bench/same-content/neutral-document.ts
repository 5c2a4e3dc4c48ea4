/** A link in a document that belongs to no generator: a page of the site (`/bakwagen-delft/`) or a place on this one. */
export interface NeutralLink {
  label: string;
  href: string;
}

type NeutralAction = NeutralLink & { kind: 'primary' | 'secondary' };

type NeutralField = { name: string; label: string } & (
  | { kind: 'number'; min: number; max: number; step: number; value: number }
  | { kind: 'select'; options: { value: string; label: string }[] }
);

/** What stands on a page, in the order in which it stands there. */
export type NeutralBlock =
  | {
      type: 'hero';
      eyebrow: string;
      title: string;
      lead: string;
      image: { src: string; alt: string; width: number; height: number };
      actions: NeutralAction[];
    }
  | {
      type: 'benefits';
      title: string;
      lead: string;
      items: { icon: string; title: string; text: string }[];
    }
  | {
      type: 'types';
      title: string;
      lead: string;
      items: {
        name: string;
        badge: string;
        text: string;
        price: string;
        features: string[];
        action: NeutralLink;
      }[];
    }
  | {
      type: 'calculator';
      id: string;
      title: string;
      lead: string;
      product: string;
      /** What the product costs, in euros. */
      price: number;
      fields: NeutralField[];
      submit: string;
      note: string;
    }
  | { type: 'faq'; title: string; items: { q: string; a: string }[] }
  | { type: 'cta'; id: string; title: string; text: string; actions: NeutralAction[] };

/** One page in plain fields, which every generator shows with its own templates. */
export interface NeutralDocument {
  slug: string;
  lang: string;
  title: string;
  description: string;
  canonical: string;
  image: string;
  robots: string;
  blocks: NeutralBlock[];
}

/** What stands around every page of the peers. */
export interface NeutralSite {
  name: string;
  home: string;
  skip: string;
  header: { label: string; links: NeutralLink[]; action: NeutralLink };
  footer: { columns: { title: string; links: NeutralLink[] }[]; address: string; legal: string };
}
