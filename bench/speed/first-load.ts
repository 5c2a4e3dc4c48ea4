import { readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wholeChromium } from '../../scripts/installed-chromium.ts';
import { CouldNotRunError } from '../../src/shared/could-not-run-error.ts';
import { outputFile } from '../../src/shared/site/built-files.ts';
import { markdownTable } from '../markdown-table.ts';
import { pageScripts } from './page-scripts.ts';
import { installPeers, peersFolder } from './peers.ts';
import { runProcess } from './run-process.ts';
import { median, spread } from './samples.ts';
import {
  chromiumFlags,
  measuredPages,
  type ServedSite,
  serveOwnSite,
  serveWithoutScript,
} from './served-site.ts';

/**
 * What a first load weighs, and what Lighthouse makes of it beside the same page without script, interleaved. Throws a
 * `CouldNotRunError` where only the shell of Chromium is installed: the app that it loads would count.
 */
export async function measureFirstLoad(thorough: boolean): Promise<string> {
  if (wholeChromium() === undefined)
    throw new CouldNotRunError(
      'A first load is measured in a whole Chromium or Chrome, and none is installed: name one in CHROMIUM_PATH.',
    );
  await installPeers();
  const site = await serveOwnSite();
  const plain = await serveWithoutScript(site);
  try {
    const lighthouse = await compare([site, plain], thorough ? 5 : 1);
    return ['### Bytes\n', weights(site), '### Lighthouse, mobile\n', lighthouse].join('\n');
  } finally {
    site.close();
    plain.close();
  }
}

function weights({ folder }: ServedSite): string {
  const rows = measuredPages.map((path) => {
    const file = join(folder, outputFile(path, 'html'));
    const html = readFileSync(file, 'utf8');
    const fonts = [...html.matchAll(/href="([^"]+\.woff2)"/g)].map(([, address = '']) =>
      size(folder, address),
    );
    const { bytes, fetched } = pageScripts(html);
    return [
      path,
      both(folder, outputFile(path, 'html')),
      `${bytes}`,
      `${html.match(/<script[^>]* src=/g)?.length ?? 0}`,
      ['br', 'gz'].map((form) => sum(fetched.map((name) => size(folder, `${name}.${form}`)))).join(' / '),
      `${sum(fonts)} in ${fonts.length}`,
      both(folder, outputFile(path, 'json')),
    ];
  });
  const columns = [
    'page, bytes as brotli / gzip',
    'document',
    'scripts in it, plain',
    'script files',
    'script after intent',
    'fonts',
    'data for navigation',
  ];
  return `${markdownTable(columns, rows)}\n`;
}

function both(folder: string, name: string): string {
  return `${size(folder, `${name}.br`)} / ${size(folder, `${name}.gz`)}`;
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, bytes) => total + bytes, 0);
}

function size(folder: string, name: string): number {
  return statSync(join(folder, name)).size;
}

const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

async function compare(sites: readonly ServedSite[], rounds: number): Promise<string> {
  const names = ['this site', 'without script (the limit)'];
  const found = new Map<string, Record<string, number>[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const path of measuredPages) {
      for (const [index, { address }] of sites.entries()) {
        const key = `${path} ${names[index]}`;
        found.set(key, [...(found.get(key) ?? []), await lighthouse(address + path)]);
      }
    }
  }
  const rows = [...found].map(([key, runs]) => {
    const values = (name: string): number[] => runs.map((run) => run[name] ?? Number.NaN);
    return [
      key,
      median(values('score')).toFixed(0),
      ...['FCP', 'LCP', 'TBT'].map((name) => spread(values(name), 0)),
      median(values('CLS')).toFixed(3),
      median(values('bytes')).toFixed(0),
    ];
  });
  return `${markdownTable(['page', 'score', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'bytes'], rows)}\n`;
}

/** Now and then Lighthouse finds no start in its own trace, and asks to be run again. */
async function lighthouse(address: string): Promise<Record<string, number>> {
  return runLighthouse(address).catch(() => runLighthouse(address));
}

async function runLighthouse(address: string): Promise<Record<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const report = join(folder, 'report.json');
  await runProcess(
    process.execPath,
    [
      join(peersFolder, 'node_modules/lighthouse/cli/index.js'),
      address,
      '--output=json',
      `--output-path=${report}`,
      '--only-categories=performance',
      `--chrome-flags=${chromiumFlags.join(' ')}`,
      '--quiet',
    ],
    { folder: peersFolder, variables: { CHROME_PATH: wholeChromium() } },
  );
  const result = JSON.parse(readFileSync(report, 'utf8'));
  await rm(folder, { recursive: true, force: true });
  const values = Object.entries(audits).map(([name, audit]) => [name, result.audits[audit].numericValue]);
  return {
    ...Object.fromEntries(values),
    score: result.categories.performance.score * 100,
    bytes: result.audits['total-byte-weight'].numericValue,
  };
}
