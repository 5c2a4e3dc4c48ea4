import { developerArguments } from '../scripts/developer-arguments.ts';
import { run } from '../scripts/run.ts';
import { CouldNotRunError } from '../src/shared/could-not-run-error.ts';
import { measurePart, speedParts } from './speed/speed.ts';

type Bench = (thorough: boolean) => Promise<void>;

/** What can be measured; each prints its figures, and writes thorough ones to a file in docs/. */
const benches = new Map<string, Bench>([
  ...speedParts.map((part) => [part.name, (thorough: boolean) => measurePart(part, thorough)] as const),
  ['leads', async (thorough) => (await import('./leads/leads.ts')).measure(thorough)],
]);

await run(async () => {
  const { positionals, values } = developerArguments({
    allowPositionals: true,
    options: { quick: { type: 'boolean', default: false } },
  });
  const names = positionals.length > 0 ? positionals : [...benches.keys()];
  for (const measure of names.map(benchNamed)) await measure(!values.quick);
  return 0;
});
// Servers that a failed bench left running end when this process exits, and not when it is killed because it waits for them.
if (process.exitCode) process.exit();

function benchNamed(name: string): Bench {
  const measure = benches.get(name);
  if (measure) return measure;
  throw new CouldNotRunError(`There is no bench "${name}". Choose from: ${[...benches.keys()].join(', ')}.`);
}
