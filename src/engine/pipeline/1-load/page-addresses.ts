import { isObject, listAt } from '../../json/json-shape.ts';
import type { JsonValue } from '../../json/json-value.ts';

/** The addresses of a page besides its own, as its author wrote them. */
export interface FurtherAddresses {
  /** These serve the page too. */
  aliases: string[];
  /** Old ones that redirect to it. */
  movedFrom: string[];
}

/** The further addresses that a page's file names; none in a file that is no JSON. */
export function furtherAddresses(value: JsonValue | undefined): FurtherAddresses {
  const textsAt = (name: string): string[] =>
    isObject(value) ? listAt(value, name).filter((path) => typeof path === 'string') : [];
  return { aliases: textsAt('aliases'), movedFrom: textsAt('movedFrom') };
}

/** Every address at which a page can be found: its own, its aliases and the old ones that redirect to it. */
export function addressesOf(route: string, value: JsonValue | undefined): string[] {
  const { aliases, movedFrom } = furtherAddresses(value);
  return [route, ...aliases, ...movedFrom];
}
