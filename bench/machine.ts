import { cpus, loadavg, release, totalmem, type } from 'node:os';

/** The machine and how busy it was, in one line. */
export function machine(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  const load = loadavg().map((value) => value.toFixed(1));
  return `${cpus().length} × ${first?.model.trim() || 'unknown processor'}, ${memory} GB, ${type()} ${release()}, Node ${process.version}; load before the run ${load.join(', ')}`;
}
