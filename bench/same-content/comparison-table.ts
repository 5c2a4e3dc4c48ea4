import { markdownTable } from '../markdown-table.ts';
import { median, megabytes, spread } from '../speed/samples.ts';
import type { Measured } from './run-interleaved.ts';

/** What each builder took, in the order in which they ran; what a further page costs is measured between two sizes. */
export function comparisonTable(
  measured: readonly Measured[],
  { sizes: [small, large] }: { sizes: readonly [number, number] },
): string {
  const names = [...new Set(measured.map(({ builder }) => builder))];
  const rows = names.map((name) => costsOf(name, measured, [small, large]));
  const own = rows[0]?.cpuPerPage ?? 0;
  const columns = [
    'seconds for',
    `${small} pages`,
    `${large} pages`,
    `CPU seconds, ${large} pages`,
    'CPU ms a further page',
    'this site to it',
    'further pages/s',
    'KB of HTML a page',
    'peak MB',
  ];
  const cells = rows.map(({ name, few, many, cpuPerPage, pagesPerSecond }) => [
    name,
    spread(few.costs.map(({ seconds }) => seconds)),
    spread(many.costs.map(({ seconds }) => seconds)),
    spread(many.costs.map(({ cpuSeconds }) => cpuSeconds)),
    cpuPerPage.toFixed(2),
    (own / cpuPerPage).toFixed(2),
    pagesPerSecond.toFixed(0),
    (many.bytesPerPage / 1000).toFixed(1),
    megabytes(many.costs),
  ]);
  return `${markdownTable(columns, cells)}\n`;
}

interface Costs {
  name: string;
  few: Measured;
  many: Measured;
  /** Processor time of a page more, in milliseconds. */
  cpuPerPage: number;
  pagesPerSecond: number;
}

function costsOf(
  name: string,
  measured: readonly Measured[],
  [small, large]: readonly [number, number],
): Costs {
  const of = (pages: number): Measured => {
    const found = measured.find(({ builder, size }) => builder === name && size === pages);
    if (found === undefined) throw new Error(`${name} did not build ${pages} pages.`);
    return found;
  };
  const [few, many] = [of(small), of(large)];
  const between = (kind: 'seconds' | 'cpuSeconds'): number =>
    median(many.costs.map((cost) => cost[kind])) - median(few.costs.map((cost) => cost[kind]));
  const pages = large - small;
  return {
    name,
    few,
    many,
    cpuPerPage: (between('cpuSeconds') * 1000) / pages,
    pagesPerSecond: pages / between('seconds'),
  };
}
