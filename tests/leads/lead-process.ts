import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { launchArguments } from '../../scripts/launch-arguments.ts';
import { projectRoot } from '../../scripts/project-root.ts';

/** A script of the project in a process of its own. */
export interface LeadProcess {
  pid: number;
  /** Its address, as soon as it serves. Rejects with what it said when it ends before that. */
  address: Promise<string>;
  /** All it has said to people. */
  output(): string;
  kill(signal: NodeJS.Signals): void;
  /** Its exit code and what it printed, when it has ended. */
  ended: Promise<{ code: number | null; output: string }>;
}

/**
 * For Node, in a process that opens the embedded database: optimizing its WebAssembly costs a second of two processors, and
 * pays in none that lives for some seconds.
 */
export const withoutOptimizing = ['--liftoff-only'];

/** Node with a script of the project that opens the embedded database. */
export function databaseProgram(script: string): [node: string, ...args: string[]] {
  return [process.execPath, ...withoutOptimizing, ...launchArguments(script)];
}

/** Starts a script with these variables. */
export function startProcess(
  script: string,
  variables: Record<string, string>,
  ...args: string[]
): LeadProcess {
  return start([process.execPath, ...launchArguments(script), ...args], variables);
}

/** Starts a script that opens the embedded database and lives for some seconds, of a copy of the project. */
export function startInCopy(
  copy: string,
  { script, args = [] }: { script: string; args?: string[] },
  variables: Record<string, string>,
): LeadProcess {
  const program = ['scripts/launch.js', script].map((file) => join(copy, file));
  return start([process.execPath, ...withoutOptimizing, ...program, ...args], variables, copy);
}

/** Starts a script that opens the embedded database and lives for some seconds, with these variables. */
export function startShortLived(
  script: string,
  variables: Record<string, string>,
  ...args: string[]
): LeadProcess {
  return start([...databaseProgram(script), ...args], variables);
}

// Process and host name spaces of their own: a container, as far as numbers and names go.
const unshare = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc', '--uts'];

/** Why this machine cannot make containers; undefined when it can. */
export function containersMissing(): string | undefined {
  const [command = '', ...args] = unshare;
  const { status, error, stderr } = spawnSync(command, [...args, 'true'], { encoding: 'utf8' });
  return status === 0 ? undefined : (error?.message ?? stderr.trim());
}

/** Starts a script as process 1 of a container with this host name. */
export function startContainer(script: string, variables: Record<string, string>, host: string): LeadProcess {
  const named = ['sh', '-c', 'hostname "$0" && exec "$@"', host];
  return start([...unshare, ...named, ...databaseProgram(script)], variables);
}

/** Whether this machine can limit how far a process may fill its files. */
export function canLimitFiles(): boolean {
  return spawnSync('prlimit', ['--version']).status === 0;
}

/** Starts a script that may write no file beyond so many bytes, as on a disk that is full. */
export function startLimited(script: string, variables: Record<string, string>, bytes: number): LeadProcess {
  return start(['prlimit', `--fsize=${bytes}`, ...databaseProgram(script)], variables);
}

/** From now on the process may write no file beyond so many bytes. */
export function limitFiles({ pid }: LeadProcess, bytes: number | 'unlimited'): void {
  spawnSync('prlimit', ['--pid', `${pid}`, `--fsize=${bytes}:unlimited`]);
}

function start(
  [command = '', ...args]: string[],
  variables: Record<string, string>,
  folder = projectRoot,
): LeadProcess {
  const child: ChildProcessByStdio<null, Readable, Readable> = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output }));
  });
  const address = new Promise<string>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
      const [, found] = /(http:\/\/localhost:\d+)\b/.exec(errors) ?? [];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(errors)));
  });
  address.catch(() => {});
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  void ended.then(() => process.off('exit', end));
  return {
    pid: child.pid ?? 0,
    address,
    output: () => errors,
    kill: (signal) => void child.kill(signal),
    ended,
  };
}
