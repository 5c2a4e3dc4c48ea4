import type { JsonValue } from '../../../shared/json/json-value.ts';
import type { Unchecked } from '../../../shared/json/unchecked.ts';
import type { Glossary as AuthoredGlossary, GlossaryTerm } from '../../../shared/schema-types.ts';
import { listAt, stringOrEmptyAt } from '../../json/json-shape.ts';
import { fillSiteValues } from '../../text/fill-site-values.ts';
import { unbrokenProse, unbrokenText } from './unbroken-text.ts';

/** Terms by title, as pages show it. */
export type Glossary = ReadonlyMap<string, GlossaryTerm>;

/** Reads a validated `_glossary.json`; empty without one. */
export function readGlossary(
  value: JsonValue | undefined,
  siteValues: ReadonlyMap<string, string>,
): Glossary {
  const filled: Unchecked<AuthoredGlossary> =
    value === undefined ? {} : unbrokenProse(fillSiteValues(value, siteValues));
  return new Map(
    listAt(filled, 'items').map((item: Unchecked<GlossaryTerm>) => [
      stringOrEmptyAt(item, 'title'),
      { title: stringOrEmptyAt(item, 'title'), text: stringOrEmptyAt(item, 'text') },
    ]),
  );
}

/** What explains a term, by its name as a page has it or as its author wrote it. */
export function termIn(glossary: Glossary, name: string): GlossaryTerm | undefined {
  return glossary.get(unbrokenText(name));
}

/** The terms with an explanation; undefined when there are none. */
export function explained(names: readonly string[] = [], glossary: Glossary): GlossaryTerm[] | undefined {
  const terms = names.flatMap((name) => termIn(glossary, name) ?? []);
  return terms.length > 0 ? terms : undefined;
}
