import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '../../scripts/project-root.ts';
import { linkPackages } from '../../tests/working-copy.ts';
import { markdownTable } from '../markdown-table.ts';
import { npmScript } from '../npm-script.ts';
import { scratchFolder } from '../scratch-folder.ts';
import { spread } from './samples.ts';

/** What a person types, in seconds until they have what they wait for. */
const commands = [
  { name: 'check', goal: '0.6', wait: 'ends' },
  { name: 'build', goal: '5', wait: 'ends' },
  { name: 'start', goal: '6', wait: 'answers' },
  { name: 'dev', goal: '2.5', wait: 'answers' },
] as const;

const page = '/equipment/wegtransport/bakwagen';

/** What `npm ci` and commands make. */
const made = new Set(['.cache', '.data', '.git', 'dist', 'node_modules', 'test-results']);

/** The commands on this site, in a copy that ran nothing before, once more, and after a change of the code. */
export async function measureStart(thorough: boolean): Promise<string> {
  const measured = commands.map((command) => ({
    ...command,
    first: [] as number[],
    again: [] as number[],
    changed: [] as number[],
  }));
  for (let round = 0; round < (thorough ? 3 : 1); round += 1) {
    for (const { name, wait, first, again, changed } of measured) {
      const copy = copyProject();
      try {
        first.push(await time(name, { copy, wait }));
        again.push(await time(name, { copy, wait }));
        changeComponent(copy);
        changed.push(await time(name, { copy, wait }));
      } finally {
        rmSync(copy, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
      }
    }
  }
  const rows = measured.map(({ name, goal, wait, first, again, changed }) => [
    `${name}, until it ${wait}`,
    goal,
    spread(first),
    spread(again),
    spread(changed),
  ]);
  return [
    'This site with its pictures, compression and social pictures; without npm itself, which takes a quarter of a second.\n',
    `${markdownTable(['seconds', 'goal', 'after npm ci', 'again', 'a component changed'], rows)}\n`,
    'With a changed component a build should take 3 s.\n',
  ].join('\n');
}

/** As a fresh clone after `npm ci`. */
function copyProject(): string {
  const copy = scratchFolder('start-');
  cpSync(projectRoot, copy, { recursive: true, filter: (source) => !made.has(basename(source)) });
  linkPackages(join(copy, 'node_modules'));
  return copy;
}

/** Has the component of a block render something else. */
function changeComponent(copy: string): void {
  const file = join(copy, 'src/view/blocks/faq/Faq.tsx');
  writeFileSync(file, readFileSync(file, 'utf8').replace('<summary>', '<summary data-changed="">'));
}

async function time(
  name: string,
  { copy, wait }: { copy: string; wait: 'ends' | 'answers' },
): Promise<number> {
  const started = performance.now();
  const seconds = (): number => (performance.now() - started) / 1000;
  const child = spawn(process.execPath, npmScript(name, copy), {
    cwd: copy,
    env: { ...process.env, PORT: '0', DATA_DIR: join(copy, '.data') },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const closed = once(child, 'close');
  const lines = createInterface(child.stderr);
  if (wait === 'ends') {
    lines.resume();
    const [status] = await closed;
    if (status !== 0) throw new Error(`${name} ended with ${status}.`);
    return seconds();
  }
  try {
    const address = await printedAddress(lines);
    const answer = await fetch(address + page);
    await answer.text();
    const answered = seconds();
    if (!answer.ok) throw new Error(`${name} answers ${answer.status}.`);
    await afterFirstAnswer(name, address);
    return answered;
  } finally {
    child.kill();
    await closed;
  }
}

/** Waits for what a server makes after its first answer: the next start has it. */
async function afterFirstAnswer(name: string, address: string): Promise<void> {
  if (name === 'dev') await fetch(`${address}/_kit/bewerken/klaar`);
  else while (!(await fetch(address + page)).headers.has('content-encoding')) await pause(100);
}

/** The first address in what a server prints; what it prints later is read too, or it would wait to be heard. */
function printedAddress(lines: Interface): Promise<string> {
  return new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      const [address] = /http:\/\/localhost:\d+/.exec(line) ?? [];
      if (address !== undefined) resolve(address);
    });
    lines.once('close', () => reject(new Error('The server ended before it printed its address.')));
  });
}
