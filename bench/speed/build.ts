import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { markdownTable } from '../markdown-table.ts';
import { changePage, writeSite } from '../site/write-site.ts';
import { type Builder, builders, compressingBuilders, installPeers, ownBuild } from './peers.ts';
import type { ProcessCost } from './run-process.ts';
import { median, spread } from './samples.ts';

const [small, middle, large, largest]: readonly [number, number, number, number] = [50, 1000, 5000, 10_000];

/** Builds generated sites with everything that is installed, in turns. */
export async function measureBuild(thorough: boolean): Promise<string> {
  await installPeers();
  const folder = mkdtempSync(join(tmpdir(), 'bench-build-'));
  try {
    const pages = new Map(
      [small, middle, large, largest].map((size) => [size, writeSite(join(folder, `${size}`), size)]),
    );
    const rounds = thorough ? 3 : 1;
    const out = join(folder, 'out');
    const measure = async (builder: Builder, size: number): Promise<ProcessCost> => {
      rmSync(out, { recursive: true, force: true });
      return builder.build(pages.get(size) ?? '', out);
    };
    return [
      '### Cold, without compression\n',
      await table(builders, [small, middle, large], rounds, measure),
      'Hugo: not installed here (its npm packages fetch a binary from GitHub).\n',
      '### Cold, with gzip and brotli\n',
      await table(compressingBuilders, [small, middle], rounds, measure),
      `### ${largest.toLocaleString('en')} pages\n`,
      await incremental(pages.get(largest) ?? '', join(folder, 'incremental'), rounds),
    ].join('\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function table(
  systems: readonly Builder[],
  sizes: readonly number[],
  rounds: number,
  measure: (builder: Builder, size: number) => Promise<ProcessCost>,
): Promise<string> {
  const costs = new Map<string, ProcessCost[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const size of sizes) {
      for (const builder of systems) {
        const key = `${builder.name} ${size}`;
        costs.set(key, [...(costs.get(key) ?? []), await measure(builder, size)]);
      }
    }
  }
  const seconds = (name: string, size: number): number[] =>
    (costs.get(`${name} ${size}`) ?? []).map((cost) => cost.seconds);
  const last = sizes.at(-1) ?? 0;
  const before = sizes.at(-2) ?? 0;
  const cpuSeconds = (name: string, size: number): number[] =>
    (costs.get(`${name} ${size}`) ?? []).map((cost) => cost.cpuSeconds);
  const rate = (of: typeof seconds, name: string): number =>
    (last - before) / (median(of(name, last)) - median(of(name, before)));
  const rows = systems.map(({ name }) => [
    name,
    ...sizes.map((size) => spread(seconds(name, size))),
    ...[seconds, cpuSeconds].flatMap((of) => [
      rate(of, name).toFixed(0),
      (rate(of, 'this site') / rate(of, name)).toFixed(2),
    ]),
    megabytes(costs.get(`${name} ${last}`) ?? []),
  ]);
  const columns = [
    'seconds for',
    ...sizes.map((size) => `${size} pages`),
    `pages/s from ${before} to ${last}`,
    'this site to it',
    'pages per CPU second',
    'this site to it',
    'peak MB',
  ];
  return `${markdownTable(columns, rows)}\n`;
}

/** The site's own build of many pages: all of them, none, and one; with gzip and brotli. */
async function incremental(pages: string, out: string, rounds: number): Promise<string> {
  const whole = [await ownBuild(pages, out, '--force')];
  const none: ProcessCost[] = [];
  const one: ProcessCost[] = [];
  const file = join(pages, 'branche-0/groep-0/type-7.json');
  for (let round = 0; round < Math.max(3, rounds); round += 1) {
    none.push(await ownBuild(pages, out));
    changePage(file);
    one.push(await ownBuild(pages, out));
  }
  const row = (what: string, costs: ProcessCost[]): string[] => [
    what,
    spread(costs.map(({ seconds }) => seconds)),
    spread(costs.map(({ cpuSeconds }) => cpuSeconds)),
    megabytes(costs),
  ];
  const rows = [row('everything', whole), row('nothing changed', none), row('one page changed', one)];
  return `${markdownTable(['with gzip and brotli', 'seconds', 'CPU seconds', 'peak MB'], rows)}\n`;
}

function megabytes(costs: readonly ProcessCost[]): string {
  return spread(
    costs.flatMap((cost) => cost.megabytes ?? []),
    0,
  );
}
