import type { JsonValue } from '../../../shared/json/json-value.ts';
import type { Unchecked } from '../../../shared/json/unchecked.ts';
import type { PageDocument } from '../../../shared/schema-types.ts';
import { stringsAt } from '../../json/json-shape.ts';

export interface FurtherAddresses {
  aliases: string[];
  /** Old addresses that redirect. */
  movedFrom: string[];
}

/** The aliases and old addresses of a page. */
export function furtherAddresses(value: JsonValue | undefined): FurtherAddresses {
  const page: Unchecked<PageDocument> | undefined = value;
  return { aliases: stringsAt(page, 'aliases'), movedFrom: stringsAt(page, 'movedFrom') };
}

/** All addresses of a page, redirected ones included. */
export function addressesOf(route: string, value: JsonValue | undefined): string[] {
  const { aliases, movedFrom } = furtherAddresses(value);
  return [route, ...aliases, ...movedFrom];
}
