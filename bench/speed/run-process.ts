import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** What one run of a program took. */
export interface ProcessCost {
  seconds: number;
  /**
   * Of all processors together, which suffers less from what else the machine does; 0 where the system does not report
   * it.
   */
  cpuSeconds: number;
  /** Of the whole process tree at its largest, in MB; undefined where the system does not report it. */
  megabytes: number | undefined;
  /** To standard output and standard error. */
  printed: string;
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
  let cpuSeconds = 0;
  const sampler = setInterval(() => {
    const tree = processTree(child.pid ?? 0);
    most = Math.max(most, tree.megabytes);
    cpuSeconds = Math.max(cpuSeconds, tree.cpuSeconds);
  }, 100);
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  clearInterval(sampler);
  const seconds = (performance.now() - start) / 1000;
  if (exitCode !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${printed.slice(-2000)}`);
  return { seconds, cpuSeconds, megabytes: most === 0 ? undefined : Math.round(most), printed };
}

/** What a process and all below it take, by Linux's own accounts; zeros elsewhere. */
export function processTree(root: number): { megabytes: number; cpuSeconds: number } {
  const processes = readdirOrNone('/proc').flatMap((name) => {
    const stat = /^\d+$/.test(name) ? readOrNothing(`/proc/${name}/stat`) : '';
    if (stat === '') return [];
    // Behind the name, which may hold anything: the fields of `man proc` from the third on.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, pages = 0] = [fields[1], fields[21]];
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0);
    return [{ id: Number(name), parent, megabytes: (pages * 4096) / 1e6, cpuSeconds: ticks / 100 }];
  });
  const below = new Set([root]);
  for (let size = 0; size !== below.size; ) {
    size = below.size;
    for (const { id, parent } of processes) if (below.has(parent)) below.add(id);
  }
  const tree = processes.filter(({ id }) => below.has(id));
  return {
    megabytes: tree.reduce((sum, { megabytes }) => sum + megabytes, 0),
    cpuSeconds: tree.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
  };
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
