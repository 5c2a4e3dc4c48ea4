import { parseArgs } from 'node:util';
import { loadEnvironmentFile, readEnvironment } from '../src/server/environment.ts';
import { chosen } from '../src/server/leads/commands/command.ts';
import { followUpCommands } from '../src/server/leads/commands/follow-up.ts';
import { listFormats, manageCommands } from '../src/server/leads/commands/manage.ts';
import { openLeadStore } from '../src/server/leads/lead-store.ts';
import { migrationsFolder } from './lead-service.ts';
import { run } from './run.ts';

const commands = { ...manageCommands, ...followUpCommands };

await run(async () => {
  loadEnvironmentFile();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { format: { type: 'string', default: 'text' } },
  });
  const [name = 'list', target, ...words] = positionals;
  const command = chosen(commands, { name, what: 'De opdracht' });
  chosen(listFormats, { name: values.format, what: 'Het formaat' });
  const { databaseUrl, dataFolder } = readEnvironment(process.env);
  const store = await openLeadStore({ url: databaseUrl, dataFolder, migrations: migrationsFolder });
  try {
    return await command(store.rpc, { target, text: words.join(' '), format: values.format });
  } finally {
    await store.close();
  }
});
