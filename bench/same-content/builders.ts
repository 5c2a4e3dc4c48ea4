import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ownBuild, peersFolder } from '../speed/peers.ts';
import { type ProcessCost, runProcess } from '../speed/run-process.ts';
import type { NeutralDocument } from './neutral-document.ts';
import { ownFolder } from './own-page.ts';
import { writeForOwnSite, writeForPeer } from './write-documents.ts';

/** Documents that lie ready to be built by something. */
export interface Project {
  /** Takes away all that a build has written, so that the next begins anew. */
  clean(): void;
  build(): Promise<ProcessCost>;
  /** Where the page of a document is written. */
  html(slug: string): string;
}

/** Something that builds a site of neutral documents. */
export interface Builder {
  name: string;
  /** Writes the documents into an empty folder, as it reads them. */
  prepare(folder: string, documents: readonly NeutralDocument[]): Project;
}

/** This project, with options for its build. */
export function ownBuilder(...options: string[]): Builder {
  return {
    name: 'this site',
    prepare(folder, documents) {
      const pages = writeForOwnSite(folder, documents);
      const out = join(folder, 'out');
      return {
        clean: () => rmSync(out, { recursive: true, force: true }),
        build: () => ownBuild(pages, out, '--force', ...options),
        html: (slug) => join(out, ownFolder, `${slug}.html`),
      };
    },
  };
}

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

/** What builds the same content without compression. */
export const builders: readonly Builder[] = [
  ownBuilder('--no-compression'),
  bareScript(),
  eleventy,
  ...(hugoVersion === undefined ? [] : [hugo]),
  astro,
];

interface Peer {
  name: string;
  /** Its folder in `bench/peers` with templates and settings, if it has one. */
  source?: string;
  /** Of its documents; `.json` unless told. */
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
