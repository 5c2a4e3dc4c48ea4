import { cp, readFile, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { installedChromium, wholeChromium } from '../../scripts/installed-chromium.ts';
import { projectRoot } from '../../scripts/project-root.ts';
import { siteFolders } from '../../src/engine/pipeline/1-load/site-folders.ts';
import { buildSite } from '../../src/engine/pipeline/pipeline.ts';
import { listen } from '../../src/server/listen.ts';
import { createSiteServer } from '../../src/server/serve-site.ts';
import { outputFile } from '../../src/shared/site/built-files.ts';

/** The pages whose first load is measured. */
export const measuredPages = ['/', '/equipment/wegtransport/bakwagen', '/calculator'] as const;

/** A Chromium like that of visitors, not the headless shell of the tests. */
export const chromium = wholeChromium() ?? installedChromium();
export const chromiumFlags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(
    ' ',
  );

/** A built site that is served while it is measured. */
export interface ServedSite {
  folder: string;
  address: string;
  close(): void;
}

/** Builds the project's own site and serves it. */
export async function serveOwnSite(): Promise<ServedSite> {
  const folder = join(projectRoot, '.cache/bench/site');
  await buildSite({
    folders: siteFolders(projectRoot),
    out: folder,
    compression: 'full',
    progress: { step() {}, count: () => ({ next() {} }), clear() {}, done() {} },
  });
  return serve(folder);
}

/** Serves the measured pages of a site once more, without any script: the limit of what a first load can be. */
export async function serveWithoutScript({ folder }: ServedSite): Promise<ServedSite> {
  const plain = `${folder}-without-script`;
  await cp(folder, plain, { recursive: true });
  for (const path of measuredPages) {
    const file = join(plain, outputFile(path, 'html'));
    const html = await readFile(file, 'utf8');
    const stripped = html.replace(
      /<script type="(?:module|application\/json)"[\s\S]*?<\/script>|<template id="offline">[\s\S]*?<\/template>/g,
      '',
    );
    await writeFile(file, stripped);
    await writeFile(`${file}.br`, brotliCompressSync(stripped));
    await writeFile(`${file}.gz`, gzipSync(stripped, { level: 9 }));
  }
  return serve(plain);
}

async function serve(folder: string): Promise<ServedSite> {
  const server: Server = createSiteServer({ folder, log: console.error });
  const address = await listen(server, { port: 0 });
  return {
    folder,
    address,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
