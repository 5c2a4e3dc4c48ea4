import { newBlock } from '../src/engine/authoring/scaffold/new-block.ts';
import { developerArguments } from './developer-arguments.ts';
import { run } from './run.ts';
import { acceptedName, writeScaffold } from './write-scaffold.ts';

await run(async () => {
  const { positionals, values } = developerArguments({
    allowPositionals: true,
    options: { live: { type: 'boolean' } },
  });
  const type = acceptedName(positionals, 'npm run new-block -- opening-hours [--live]');
  await writeScaffold(newBlock(type, { isLive: values.live }));
  console.error(
    `Now give the block its fields in schemas/blocks/${type}.schema.json and run "npm run generate"; when it is ready, "npm run budgets" and "npm run pictures".`,
  );
  return 0;
});
