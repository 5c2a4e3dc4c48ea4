import { newRule } from '../src/engine/authoring/scaffold/new-rule.ts';
import { developerArguments } from './developer-arguments.ts';
import { run } from './run.ts';
import { acceptedName, writeScaffold } from './write-scaffold.ts';

await run(async () => {
  const { positionals } = developerArguments({ allowPositionals: true });
  const name = acceptedName(positionals, 'npm run new-rule -- heading-full-stop');
  await writeScaffold(newRule(name));
  console.error(
    `Now say what it looks for in src/engine/pipeline/4-check/rules/${name}.ts and why in docs/regels/${name}.md, and run "npm run generate".`,
  );
  return 0;
});
