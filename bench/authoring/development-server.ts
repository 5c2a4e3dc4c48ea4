import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { launchArguments } from '../../scripts/launch-arguments.ts';
import { projectRoot } from '../../scripts/project-root.ts';
import { freePort } from '../../tests/free-port.ts';
import { changePage } from '../site/write-site.ts';
import { processTree } from '../speed/run-process.ts';
import { spread } from '../speed/samples.ts';
import type { Figure } from './figure.ts';

const changed = 'branche-0/groep-0/type-0';
/** What `changePage` adds. */
const added = /Zo is het\./g;
const timeoutMs = 120_000;

/** Starts the development server on a folder of pages; waits for its pages, its list and its saved texts. */
export async function measureDevelopmentServer(pages: string, thorough: boolean): Promise<Figure[]> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const data = join(pages, '../data');
  const start = performance.now();
  const server = spawn(process.execPath, [...launchArguments('scripts/dev.ts'), '--pages', pages], {
    cwd: projectRoot,
    env: { ...process.env, PORT: `${port}`, DATA_DIR: data },
    stdio: 'ignore',
  });
  let most = 0;
  const sampler = setInterval(() => {
    most = Math.max(most, processTree(server.pid ?? 0).megabytes);
  }, 200);
  try {
    // A server that was busy for long closes a connection that it considers idle.
    const read = (path: string): Promise<string> =>
      fetch(address + path).then(
        (answer) => (answer.ok ? answer.text() : ''),
        () => '',
      );
    await until(async () => (await read(`/${changed}`)) !== '');
    const ready = performance.now() - start;
    const saves: number[] = [];
    for (let save = 1; save <= (thorough ? 10 : 3); save += 1) {
      const saved = performance.now();
      changePage(join(pages, `${changed}.json`));
      await until(async () => (await read(`/${changed}.json`)).match(added)?.length === save);
      saves.push((performance.now() - saved) / 1000);
    }
    // Until then a screen says that it is being prepared.
    await read('/_kit/bewerken/klaar');
    await read('/_kit/paginas');
    const asked = performance.now();
    const list = await read('/_kit/paginas?zoek=type');
    const listed = performance.now() - asked;
    return [
      ['development server shows a page, seconds after its start', '10', (ready / 1000).toFixed(1)],
      ['a saved text is served, seconds', '1', spread(saves)],
      ['/_kit/paginas, milliseconds', '', listed.toFixed(0)],
      ['/_kit/paginas, KB', '', (list.length / 1000).toFixed(0)],
      ['memory of the server and all below it at most, MB', '600', most === 0 ? 'unknown' : most.toFixed(0)],
    ];
  } finally {
    clearInterval(sampler);
    server.kill();
  }
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (!(await isDone())) {
    if (performance.now() > end) throw new Error('The development server does not answer.');
    await setTimeout(10);
  }
}
