import { parseArgs } from 'node:util';
import { run } from '../scripts/run.ts';
import { CouldNotRunError } from '../src/build/problem/could-not-run-error.ts';

/** What can be measured; each prints its figures and writes them to a file in docs/. */
const benches = new Map<string, () => Promise<{ measure(thorough: boolean): Promise<void> }>>([
  ['leads', () => import('./leads/leads.ts')],
]);

await run(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { quick: { type: 'boolean', default: false } },
  });
  const names = positionals.length > 0 ? positionals : [...benches.keys()];
  for (const name of names) {
    const load = benches.get(name);
    if (!load) {
      throw new CouldNotRunError(
        `There is no bench "${name}". Choose from: ${[...benches.keys()].join(', ')}.`,
      );
    }
    await (await load()).measure(!values.quick);
  }
  return 0;
});
