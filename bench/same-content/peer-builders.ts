import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { peersFolder } from '../speed/peers.ts';
import { runProcess } from '../speed/run-process.ts';
import type { Builder } from './builder.ts';
import { writeForPeer } from './write-documents.ts';

/** A script with nothing but strings, which does what every builder has to do. */
export function bareScript(...options: string[]): Builder {
  const script = join(peersFolder, 'bare.mjs');
  return peer({
    name: 'bare script (the limit)',
    command: [process.execPath, script, '.', 'out', ...options],
  });
}

const eleventy = peer({
  name: 'Eleventy',
  source: 'eleventy',
  command: [process.execPath, join(peersFolder, 'node_modules/@11ty/eleventy/cmd.cjs'), '--quiet'],
});

const astro = peer({
  name: 'Astro',
  source: 'astro',
  command: [process.execPath, join(peersFolder, 'node_modules/astro/astro.js'), 'build', '--silent'],
});

const hugo = peer({
  name: 'Hugo',
  source: 'hugo',
  extension: '.md',
  command: ['hugo', '--quiet'],
});

/** What `hugo version` says, undefined where there is none; asked once. */
export const hugoVersion: string | undefined = spawnSync('hugo', ['version'], {
  encoding: 'utf8',
}).stdout?.match(/v\d[\d.]*/)?.[0];

/** The generators that are installed. */
export const generators: readonly Builder[] = [eleventy, ...(hugoVersion === undefined ? [] : [hugo]), astro];

interface Peer {
  name: string;
  /** Its folder in `bench/peers` with templates and settings, if it has one. */
  source?: string;
  /** Of its documents; `.json` by default. */
  extension?: string;
  command: readonly [program: string, ...args: string[]];
}

/** Everything a peer writes in its project. */
const written = ['out', 'cache', 'resources', '.astro', '.hugo_build.lock'];

function peer({ name, source, extension = '.json', command: [program, ...args] }: Peer): Builder {
  return {
    name,
    prepare(folder, documents) {
      if (source !== undefined) cpSync(join(peersFolder, source), folder, { recursive: true });
      writeForPeer(folder, documents, extension);
      cpSync(join(peersFolder, 'site.css'), join(folder, 'static/site.css'));
      symlinkSync(join(peersFolder, 'node_modules'), join(folder, 'node_modules'));
      const variables = { ASTRO_TELEMETRY_DISABLED: '1', HUGO_CACHEDIR: join(folder, 'cache') };
      return {
        clean() {
          for (const file of written) rmSync(join(folder, file), { recursive: true, force: true });
        },
        build: () => runProcess(program, args, { folder, variables }),
        html: (slug) => join(folder, 'out', slug, 'index.html'),
      };
    },
  };
}
