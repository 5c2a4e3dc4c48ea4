import type { Picture } from '../../../shared/picture.ts';
import type { PageDocument } from '../../../shared/schema-types.ts';

/** What a new page is for: something to lease, a list of pages, or a story. */
export const pageKinds = ['equipment', 'hub', 'text'] as const;
export type PageKind = (typeof pageKinds)[number];

/** One of the kinds of a piece of equipment, such as a light or a heavy one. */
export interface TypeFact {
  title: string;
  description?: string;
}

/** What an author tells about a new page; what is not told gets a starting text. */
export interface PageFacts {
  route: string;
  /** As visitors read it: "Tankwagen". */
  name: string;
  kind: PageKind;
  /** One line about it. */
  description?: string;
  features: string[];
  types: TypeFact[];
}

/** A value as authors write it: of a picture they do not give the size. */
export type Authored<T> = T extends Picture
  ? Pick<Picture, 'src' | 'alt'>
  : T extends object
    ? { [Key in keyof T]: Authored<T[Key]> }
    : T;

export type AuthoredPage = Authored<PageDocument>;
export type AuthoredBlock = AuthoredPage['blocks'][number];
export type AuthoredPicture = Authored<Picture>;
