import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { projectRoot } from '../../scripts/project-root.ts';
import { memoFolder } from '../../src/engine/memo/memo.ts';
import { copyFromProject, copySite, linkPackages, replaceIn, serverCode } from '../working-copy.ts';

/** A copy of the project whose files a test may change, with its development server. */
export interface DevelopmentServer {
  address: string;
  /** The path of a file of the copy. */
  file(name: string): string;
  /** Replaces some words in a file of the copy, which must be there. */
  change(name: string, from: string, to: string): void;
  stop(): void;
}

/** Shares what the project made of the same content: bundles, pictures, validators; not what it knows of its own pages. */
function linkMemo(root: string): void {
  const own = memoFolder(root);
  const shared = memoFolder(projectRoot);
  mkdirSync(own, { recursive: true });
  for (const entry of readdirSync(shared, { withFileTypes: true })) {
    const place = join(shared, entry.name);
    if (entry.isDirectory() && !isOfPages(place)) symlinkSync(place, join(own, entry.name), 'junction');
  }
}

function isOfPages(place: string): boolean {
  return readdirSync(place).some((name) => name.endsWith('.jsonl'));
}

/** In milliseconds; a busy machine lets a server wait. */
const startTimeoutMs = 170_000;

/**
 * Starts the server on a free port, and waits until it answers.
 * Throws when the server does not answer, and leaves nothing behind.
 */
export async function startDevelopmentServer(): Promise<DevelopmentServer> {
  const folder = mkdtempSync(join(tmpdir(), 'development-'));
  const file = (name: string): string => join(folder, name);
  copySite(folder);
  copyFromProject(folder, serverCode);
  linkPackages(file('node_modules'));
  linkMemo(folder);
  const server = spawn(process.execPath, ['scripts/launch.js', 'scripts/dev.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  function stop(): void {
    // With SIGKILL: a server that is still starting may not handle another signal, and would keep the port.
    server.kill('SIGKILL');
    // What it started may still be writing.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  }
  try {
    const address = await addressIn(server.stderr);
    await expect.poll(() => answers(address), { timeout: startTimeoutMs }).toBe(true);
    return { address, file, change: (name, from, to) => replaceIn(file(name), from, to), stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Where the server says that it listens; what it says later is read too, or it would wait to be heard. */
function addressIn(stderr: Readable): Promise<string> {
  const lines = createInterface(stderr);
  return new Promise((resolve, reject) => {
    const heard: string[] = [];
    lines.on('line', (line) => {
      heard.push(line);
      const address = /^De site: +(http:\/\/[^/\s]+)/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
    lines.once('close', () => reject(new Error(`The server stopped:\n${heard.join('\n')}`)));
  });
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    (answer) => answer.ok,
    () => false,
  );
}
