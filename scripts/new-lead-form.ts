import { newLeadForm } from '../src/engine/authoring/scaffold/new-lead-form.ts';
import { developerArguments } from './developer-arguments.ts';
import { run } from './run.ts';
import { acceptedName, writeScaffold } from './write-scaffold.ts';

await run(async () => {
  const { positionals } = developerArguments({ allowPositionals: true });
  const name = acceptedName(positionals, 'npm run new-lead-form -- callback');
  await writeScaffold(newLeadForm(name));
  console.error(
    `Now say what the form asks and how its leads are called in src/shared/leads/lead-forms.ts, what its visitor reads in src/shared/leads/notices.ts, and what the block ${name}-form is for in schemas/blocks/${name}-form.schema.json; then "npm run generate", "npm run budgets" and "npm run pictures".`,
  );
  return 0;
});
