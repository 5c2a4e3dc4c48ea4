import type { EditorScreen } from '../../../shared/authors/editor.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { blockSections } from '../store/sections.ts';

interface Versions {
  value: JsonValue | undefined;
  other: JsonValue | undefined;
}

/** The blocks of a page as the editor calls them, where those that another version has too stand there in another order; else none. */
export function otherBlockOrder({ value, other }: Versions, screen: EditorScreen): string[] {
  const [own = [], others = []] = [value, other].map((each) =>
    blockSections(each, screen).map(({ label, detail }) =>
      detail === undefined ? label : `${label} (${detail})`,
    ),
  );
  const common = own.filter((block) => others.includes(block));
  const isSame = others.filter((block) => own.includes(block)).every((block, at) => block === common[at]);
  return isSame ? [] : own;
}
