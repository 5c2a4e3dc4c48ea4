import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { markdownTable } from '../markdown-table.ts';
import { measureSameContent } from '../same-content/same-content.ts';
import { scratchFolder } from '../scratch-folder.ts';
import { changePage, writeSite } from '../site/write-site.ts';
import { installPeers, ownBuild } from './peers.ts';
import type { ProcessCost } from './run-process.ts';
import { megabytes, spread } from './samples.ts';

const pagesInSite = 10_000;

/**
 * Builds the same content with everything that is installed, interleaved, and a large site once more after a change.
 */
export async function measureBuild(thorough: boolean): Promise<string> {
  await installPeers();
  const rounds = thorough ? 3 : 1;
  return [
    await measureSameContent(rounds),
    `### ${pagesInSite.toLocaleString('en')} pages\n`,
    await incremental(rounds),
  ].join('\n');
}

/** The site's own build of many pages: all of them, none, and one; with gzip and brotli. */
async function incremental(rounds: number): Promise<string> {
  const folder = scratchFolder('bench-build-');
  try {
    const pages = writeSite(folder, pagesInSite);
    const out = join(folder, 'out');
    const whole = [await ownBuild(pages, out, '--force')];
    const none: ProcessCost[] = [];
    const one: ProcessCost[] = [];
    const file = join(pages, 'branche-0/groep-0/type-7.json');
    for (let round = 0; round < Math.max(3, rounds); round += 1) {
      none.push(await ownBuild(pages, out));
      changePage(file);
      one.push(await ownBuild(pages, out));
    }
    const rows = [row('everything', whole), row('nothing changed', none), row('one page changed', one)];
    return `${markdownTable(['with gzip and brotli', 'seconds', 'CPU seconds', 'peak MB'], rows)}\n`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function row(what: string, costs: readonly ProcessCost[]): string[] {
  return [
    what,
    spread(costs.map(({ seconds }) => seconds)),
    spread(costs.map(({ cpuSeconds }) => cpuSeconds)),
    megabytes(costs),
  ];
}
