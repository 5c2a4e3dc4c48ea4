import { rmSync } from 'node:fs';
import { scratchFolder } from '../scratch-folder.ts';
import type { Builder } from './builder.ts';
import { comparisonTable } from './comparison-table.ts';
import { ownBuilder } from './own-builder.ts';
import { bareScript, generators, hugoVersion } from './peer-builders.ts';
import { runInterleaved } from './run-interleaved.ts';

/** Builds the same documents with this site and with its peers. Two tables: all of them, and what compresses as well. */
export async function measureSameContent(rounds: number): Promise<string> {
  return [
    '### Same content, without compression\n',
    `Each page is one document of 5.5 KB: a hero, six benefits, three types, a calculator, four questions and a closing, which every
builder shows with templates of its own. This site checks them all, adds the code and data that hydrate a page, and builds its
own pages beside them. ${aboutHugo}\n`,
    await compared({ builders: plain, sizes: [1000, 5000], rounds }),
    '### Same content, with gzip and brotli\n',
    await compared({ builders: compressing, sizes: [50, 1000], rounds }),
  ].join('\n');
}

const plain = [ownBuilder('--no-compression'), bareScript(), ...generators];
const compressing = [ownBuilder(), bareScript('compress')];

const aboutHugo =
  hugoVersion === undefined
    ? 'Hugo is missing: there is no `hugo` on the path (Debian: `apt-get install hugo`).'
    : `Hugo is the one on the path, ${hugoVersion}.`;

interface Comparison {
  builders: readonly Builder[];
  sizes: readonly [number, number];
  rounds: number;
}

async function compared({ builders, sizes, rounds }: Comparison): Promise<string> {
  const folder = scratchFolder('bench-content-');
  try {
    return comparisonTable(await runInterleaved(builders, { folder, sizes, rounds }), { sizes });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
