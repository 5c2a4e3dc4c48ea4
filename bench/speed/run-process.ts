import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** What one run of a program took. */
export interface ProcessCost {
  seconds: number;
  /** Of the whole process tree at its largest, in MB; undefined where the system does not tell. */
  megabytes: number | undefined;
}

/** Runs a program to its end and weighs it. Throws with what it printed when it fails. */
export async function runProcess(
  command: string,
  args: readonly string[],
  { folder, variables = {} }: { folder: string; variables?: NodeJS.ProcessEnv },
): Promise<ProcessCost> {
  const start = performance.now();
  const child = spawn(command, args, { cwd: folder, env: { ...process.env, ...variables } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => {
      printed += piece.toString();
    });
  }
  let most = 0;
  const sampler = setInterval(() => {
    most = Math.max(most, treeMegabytes(child.pid ?? 0));
  }, 50);
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  clearInterval(sampler);
  const seconds = (performance.now() - start) / 1000;
  if (exitCode !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${printed.slice(-2000)}`);
  return { seconds, megabytes: most === 0 ? undefined : Math.round(most) };
}

/** The resident memory of a process and all below it, by Linux's own accounts; 0 elsewhere. */
function treeMegabytes(root: number): number {
  const processes = readdirOrNone('/proc').flatMap((name) => {
    const status = /^\d+$/.test(name) ? readOrNothing(`/proc/${name}/status`) : '';
    const numberAt = (field: string): number =>
      Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return status === ''
      ? []
      : [{ id: Number(name), parent: numberAt('PPid'), kilobytes: numberAt('VmRSS') }];
  });
  const below = new Set([root]);
  for (let size = 0; size !== below.size; ) {
    size = below.size;
    for (const { id, parent } of processes) if (below.has(parent)) below.add(id);
  }
  return processes.reduce((sum, { id, kilobytes }) => sum + (below.has(id) ? kilobytes / 1000 : 0), 0);
}

function readdirOrNone(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
