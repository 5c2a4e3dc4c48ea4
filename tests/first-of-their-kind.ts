import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesByRoute, ownPagesFolder } from './routes.ts';

const kinds = new Set<string>();

/** The pages with blocks that no page before them has together: the others are made of the same parts. */
export const firstOfTheirKind: ReadonlySet<string> = new Set(
  [...filesByRoute].filter(([, file]) => isNew(kindOf(file))).map(([route]) => route),
);

function isNew(kind: string): boolean {
  const size = kinds.size;
  return kinds.add(kind).size > size;
}

function kindOf(file: string): string {
  const { blocks }: { blocks: { type?: string; shared?: string }[] } = JSON.parse(
    readFileSync(join(ownPagesFolder, file), 'utf8'),
  );
  return [...new Set(blocks.map(({ type, shared }) => type ?? `shared ${shared}`))].sort().join();
}
