import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { projectRoot } from '../scripts/project-root.ts';
import { scratchRoot } from '../scripts/scratch-root.ts';
import { isInMemory } from './scratch-folder.ts';

/** The machine and how busy it was, in one line. */
export function machine(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  const load = loadavg().map((value) => value.toFixed(1));
  const disk = isInMemory(projectRoot) && isInMemory(scratchRoot) ? ', all files in memory' : '';
  return `${cpus().length} × ${first?.model.trim() || 'unknown processor'}, ${memory} GB, ${type()} ${release()}, Node ${process.version}${disk}; load before the run ${load.join(', ')}`;
}
