import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { launchArguments } from '../../scripts/launch-arguments.ts';
import { projectRoot } from '../../scripts/project-root.ts';
import type { OpenedFile } from '../../src/shared/authors/editor.ts';

const token = 'of this test';
const server = [process.execPath, ...launchArguments('tests/engine/support/editor-server.ts')];
const isThere = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

/** A way to leave no space for a file in a process, which can be undone. */
interface FullDisk {
  what: string;
  isPossible: boolean;
  /** The command that runs the server; `pages` is its folder. */
  command(pages: string): string[];
  /** `pages` as the server sees it. */
  fill(pid: number, pages: string): void;
  empty(pid: number, pages: string): void;
}

const mount = 'mount -t tmpfs -o size=64k tmpfs "$1" && shift && exec "$@"';

const ways: readonly FullDisk[] = [
  {
    what: 'a file system is full',
    isPossible: isThere('unshare', '--map-root-user', '--mount', 'true'),
    command: (pages) => ['unshare', '--map-root-user', '--mount', 'sh', '-c', mount, 'sh', pages, ...server],
    fill: (_pid, pages) => {
      try {
        writeFileSync(join(pages, 'filler'), Buffer.alloc(1_000_000));
      } catch {
        // It is full now.
      }
    },
    empty: (_pid, pages) => rmSync(join(pages, 'filler')),
  },
  {
    what: 'no file may grow',
    isPossible: isThere('prlimit', '--version'),
    command: () => server,
    fill: (pid) => spawnSync('prlimit', ['--pid', `${pid}`, '--fsize=512:unlimited']),
    empty: (pid) => spawnSync('prlimit', ['--pid', `${pid}`, '--fsize=unlimited:unlimited']),
  },
];

const opened = '{ "name": "één" }';
const changed = JSON.stringify({ name: 'een lange tekst '.repeat(1000) });
let folder: string;
let running: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'full-'));
});

afterEach(() => {
  running?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

for (const { what, isPossible, command, fill, empty } of ways) {
  it.skipIf(!isPossible)(`says so when ${what}, loses nothing, and saves once there is space`, async () => {
    const [name = '', ...args] = command(folder);
    const child = spawn(name, [...args, projectRoot, folder, token], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running = child;
    const [address]: string[] = await once(createInterface(child.stdout), 'line');
    const pid = child.pid ?? 0;
    // Its mounts are its own.
    const pages = `/proc/${pid}/root${folder}`;
    writeFileSync(join(pages, 'contact.json'), opened);
    const file = `${address}/_kit/bewerken/bestand/contact.json`;
    const read = async (): Promise<OpenedFile> => (await fetch(file)).json();
    const before = await read();
    const save = (): Promise<Response> =>
      fetch(file, {
        method: 'PUT',
        headers: { origin: address ?? '', 'content-type': 'application/json', 'x-studio-token': token },
        body: JSON.stringify({ text: changed, hash: before.hash }),
      });

    fill(pid, pages);
    const there = readdirSync(pages);
    const refused = await save();
    expect([refused.status, await refused.json()]).toEqual([
      422,
      {
        message:
          'Er is geen ruimte meer op de schijf. Maak ruimte, bijvoorbeeld door de prullenbak te legen, en probeer het opnieuw.',
      },
    ]);
    expect(await read()).toEqual(before);
    expect(readdirSync(pages)).toEqual(there);

    empty(pid, pages);
    expect((await save()).status).toBe(200);
    expect((await read()).text).toBe(changed);
    expect(readdirSync(pages)).toEqual(['contact.json']);
  });
}
