import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchArguments } from '../../scripts/launch-arguments.ts';
import { projectRoot } from '../../scripts/project-root.ts';
import { markdownTable } from '../markdown-table.ts';
import { scratchFolder } from '../scratch-folder.ts';
import { changePage, writeSite } from '../site/write-site.ts';
import { type ProcessCost, runProcess } from './run-process.ts';
import { median, spread } from './samples.ts';

const pagesInSite = 10_000;

/** Reads and parses every page of a folder, and does nothing else. */
const limit = `
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
const folder = process.argv[2];
for (const file of readdirSync(folder, { recursive: true }))
  if (file.endsWith('.json')) JSON.parse(readFileSync(join(folder, file), 'utf8'));
`;

/**
 * Checks 10,000 pages beside the least that reading them can cost; interleaved, start-up apart. The first check of a
 * folder has no cache of its pages, the second one the cache of the first.
 */
export async function measureCheck(thorough: boolean): Promise<string> {
  const folder = scratchFolder('bench-check-');
  try {
    const script = join(folder, 'limit.mjs');
    writeFileSync(script, limit);
    const site = (size: number): string => writeSite(join(folder, `${size}`), size);
    const sites = { few: site(1), many: site(pagesInSite) };
    const costs = { limit: samples(), first: samples(), again: samples(), changed: samples() };
    for (let round = 0; round < (thorough ? 5 : 3); round += 1) {
      for (const size of ['few', 'many'] as const) {
        // The cache is keyed by the folder.
        const pages = join(folder, `${size}-${round}`);
        renameSync(sites[size], pages);
        sites[size] = pages;
        const check = [...launchArguments('scripts/check.ts'), '--pages', pages];
        costs.limit[size].push(await run(script, pages));
        costs.first[size].push(await run(...check));
        costs.again[size].push(await run(...check));
        changePage(join(pages, 'branche-0/groep-0/type-0.json'));
        costs.changed[size].push(await run(...check));
      }
    }
    return table(costs);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Samples = Record<'few' | 'many', ProcessCost[]>;

function samples(): Samples {
  return { few: [], many: [] };
}

function run(...args: string[]): Promise<ProcessCost> {
  return runProcess(process.execPath, args, { folder: projectRoot });
}

function table(costs: Record<'limit' | 'first' | 'again' | 'changed', Samples>): string {
  const beyond = (of: Samples, kind: 'seconds' | 'cpuSeconds'): number =>
    median(of.many.map((cost) => cost[kind])) - median(of.few.map((cost) => cost[kind]));
  const named: [string, Samples][] = [
    ['read and JSON.parse (the limit)', costs.limit],
    ['npm run check, nothing known', costs.first],
    ['npm run check, nothing changed', costs.again],
    ['npm run check, one page changed', costs.changed],
  ];
  const rows = named.map(([name, of]) => [
    name,
    ...[of.few, of.many].map((list) => spread(list.map(({ seconds }) => seconds))),
    ...(['seconds', 'cpuSeconds'] as const).flatMap((kind) => [
      beyond(of, kind).toFixed(2),
      (beyond(of, kind) / beyond(costs.limit, kind)).toFixed(1),
    ]),
  ]);
  const columns = [
    'seconds',
    'one page',
    `${pagesInSite} pages`,
    'beyond start-up',
    'to the limit',
    'CPU seconds beyond start-up',
    'to the limit',
  ];
  return `${markdownTable(columns, rows)}\n`;
}
