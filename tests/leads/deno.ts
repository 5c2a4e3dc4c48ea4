import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot } from '../../scripts/project-root.ts';

/** An edge function that runs as Supabase runs it. */
export interface ServedFunction {
  url: string;
  /** All lines it has logged. */
  lines: string[];
  stop(): Promise<void>;
}

const ours = join(projectRoot, 'node_modules/@deno/linux-x64-glibc/deno');
/** Nothing comes from a network, and nothing is written beside the project. */
const closed = ['--no-lock', '--no-remote', '--no-npm'];

/** The Deno program of the release that Supabase runs, else the one on PATH; nothing when there is neither. */
export const deno = [ours, 'deno'].find((program) =>
  program === ours ? existsSync(ours) : spawnSync(program, ['--version']).status === 0,
);

function environment(variables: Record<string, string> = {}): Record<string, string> {
  return { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', NO_COLOR: '1', ...variables };
}

/** Checks the types of functions, and that each import of theirs is found; gives what is wrong, or nothing. */
export function checkFunctions(program: string, files: readonly string[]): string {
  const { status, stderr } = spawnSync(program, ['check', ...closed, ...files], {
    cwd: projectRoot,
    env: environment(),
    encoding: 'utf8',
  });
  return status === 0 ? '' : stderr;
}

/** Serves a function on a free port of this machine, with these variables and no others. */
export async function serveFunction(
  program: string,
  name: string,
  variables: Record<string, string>,
): Promise<ServedFunction> {
  const file = join('supabase/functions', name, 'index.ts');
  const place = ['--host', '127.0.0.1', '--port', '0'];
  const child = spawn(program, ['serve', ...closed, '--allow-env', '--allow-net', ...place, file], {
    cwd: projectRoot,
    env: environment(variables),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const lines: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    const read = (line: string) => {
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
      if (address && line.includes('Listening')) resolve(address);
      else lines.push(line);
    };
    createInterface({ input: child.stdout }).on('line', read);
    createInterface({ input: child.stderr }).on('line', read);
    void ended.then(() => reject(new Error(`${name} did not start:\n${lines.join('\n')}`)));
  });
  return {
    url,
    lines,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
