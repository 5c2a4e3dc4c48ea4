import type { Picture } from '../../../shared/picture.ts';
import type { PageDocument } from '../../../shared/schema-types.ts';

/** Something to lease, a list of pages, or an article. */
export const pageKinds = ['equipment', 'hub', 'text'] as const;
export type PageKind = (typeof pageKinds)[number];

/** A variant of the equipment. */
export interface TypeFact {
  title: string;
  description?: string;
}

/** The author's answers, as typed; an empty one is none. */
export interface PageFacts {
  route: string;
  /** As displayed: `Tankwagen`. */
  name: string;
  kind: PageKind;
  /** One line. */
  description?: string;
  features: string[];
  types: TypeFact[];
  /** A usual price in whole euros, excluding VAT: the example of the calculator. */
  price?: number;
}

/** Authored pictures have no size; those of cards need no description. */
type Authored<T> = T extends Picture
  ? Pick<Picture, 'src'> & Partial<Pick<Picture, 'alt'>>
  : T extends object
    ? { [Key in keyof T]: Authored<T[Key]> }
    : T;

export type AuthoredPage = Authored<PageDocument>;
export type AuthoredBlock = AuthoredPage['blocks'][number];
export type AuthoredPicture = Pick<Picture, 'src' | 'alt'>;
