import { loadEnvironmentFile, readEnvironment } from '../src/server/environment.ts';
import { openLeadStore } from '../src/server/leads/admin/lead-store.ts';
import { chosen } from '../src/server/leads/commands/command.ts';
import { followUpCommands } from '../src/server/leads/commands/follow-up.ts';
import { listFormats, manageCommands } from '../src/server/leads/commands/manage.ts';
import { refuseUnusedArguments } from '../src/server/leads/commands/unused-arguments.ts';
import { wholeCommands } from '../src/server/leads/commands/whole.ts';
import { authorArguments } from './author-arguments.ts';
import { migrationsFolder } from './lead-service.ts';
import { run } from './run.ts';

const commands = { ...manageCommands, ...followUpCommands };

await run(async () => {
  loadEnvironmentFile();
  const { values, positionals } = authorArguments({
    allowPositionals: true,
    options: { format: { type: 'string' }, force: { type: 'boolean' } },
  });
  const [name = 'list', ...words] = positionals;
  const [target, ...text] = words;
  const taken = chosen({ ...commands, ...wholeCommands }, { name, what: 'De opdracht' });
  refuseUnusedArguments({ words, options: values }, { ...taken, name });
  if (values.format !== undefined) chosen(listFormats, { name: values.format, what: 'Het formaat' });
  const { databaseUrl: url, dataFolder, webhook } = readEnvironment(process.env);
  const options = { url, dataFolder, migrations: migrationsFolder };
  const whole = wholeCommands[name];
  if (whole) {
    await whole.run(options, target);
    return 0;
  }
  const command = chosen(commands, { name, what: 'De opdracht' });
  const store = await openLeadStore({ ...options, webhook });
  try {
    return await command.run(store.rpc, { target, text: text.join(' ').trim(), ...values });
  } finally {
    await store.close();
  }
});
