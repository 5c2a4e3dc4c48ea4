import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { launchArguments } from '../../scripts/launch-arguments.ts';
import { projectRoot } from '../../scripts/project-root.ts';
import { type ProcessCost, runProcess } from './run-process.ts';

/** The package with what stands beside the site in a measurement. */
export const peersFolder = join(projectRoot, 'bench/peers');

/** Something that builds a folder of generated pages. */
export interface Builder {
  name: string;
  build(pages: string, out: string): Promise<ProcessCost>;
}

/** Installs the peers on first use. */
export async function installPeers(): Promise<void> {
  if (existsSync(join(peersFolder, 'node_modules'))) return;
  console.log('Installing bench/peers…');
  // Without a lock file: the many platforms of their bundlers are not all in every registry, and `npm ci` wants all.
  const options = ['--no-package-lock', '--no-audit', '--no-fund'];
  await runProcess('npm', ['install', ...options], { folder: peersFolder });
}

function node(args: readonly string[]): Promise<ProcessCost> {
  return runProcess(process.execPath, args, { folder: projectRoot });
}

function peer(folder: string, args: readonly string[], pages: string, out: string): Promise<ProcessCost> {
  const [program = '', ...rest] = args;
  return runProcess(process.execPath, [join(peersFolder, 'node_modules', program), ...rest], {
    folder: join(peersFolder, folder),
    variables: { BENCH_PAGES: pages, BENCH_OUT: out, ASTRO_TELEMETRY_DISABLED: '1' },
  });
}

/** Builds with the project's own command. */
export function ownBuild(pages: string, out: string, ...options: string[]): Promise<ProcessCost> {
  const command = [
    '--max-semi-space-size=8',
    ...launchArguments('scripts/build.ts'),
    '--no-social',
    '--pages',
    pages,
    '--out',
    out,
  ];
  return node([...command, ...options]);
}

const bare = join(peersFolder, 'bare.mjs');

/** What builds without compression. */
export const builders: readonly Builder[] = [
  { name: 'this site', build: (pages, out) => ownBuild(pages, out, '--force', '--no-compression') },
  { name: 'bare script (the limit)', build: (pages, out) => node([bare, pages, out]) },
  {
    name: 'Eleventy',
    build: (pages, out) => peer('eleventy', ['@11ty/eleventy/cmd.cjs', '--quiet'], pages, out),
  },
  {
    name: 'Astro',
    build: (pages, out) => peer('astro', ['astro/astro.js', 'build', '--silent'], pages, out),
  },
];

/** What builds with gzip and brotli. */
export const compressingBuilders: readonly Builder[] = [
  { name: 'this site', build: (pages, out) => ownBuild(pages, out, '--force') },
  { name: 'bare script (the limit)', build: (pages, out) => node([bare, pages, out, 'compress']) },
];
