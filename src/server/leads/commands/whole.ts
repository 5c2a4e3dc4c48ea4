import { resolve } from 'node:path';
import { counted } from '../../../shared/text/counted.ts';
import { backup } from '../backup/backup.ts';
import { move } from '../backup/move.ts';
import { restore } from '../backup/restore.ts';
import { secretFile } from '../data-files.ts';
import type { DatabaseOptions } from '../database/database.ts';
import { type CommandArguments, required } from './command.ts';

/** Does its work on a whole database, and says in Dutch what it did. */
interface WholeCommand extends CommandArguments {
  run(options: DatabaseOptions, file?: string): Promise<void>;
}

/** The commands for a whole database. */
export const wholeCommands: Readonly<Record<string, WholeCommand>> = {
  backup: {
    takes: 'value',
    async run(options, target) {
      const file = resolve(required(target, 'Noem het bestand: npm run leads -- backup leads.backup'));
      const rows = await backup(file, options);
      console.log(
        `Back-up van ${counted(rows, 'rij', 'rijen')} in ${file}. Hij bevat persoonsgegevens: bewaar hem veilig.`,
      );
    },
  },
  restore: {
    takes: 'value',
    async run(options, target) {
      const file = resolve(required(target, 'Noem het bestand: npm run leads -- restore leads.backup'));
      console.error(`${file} gaat naar de ingebouwde database in ${options.dataFolder}.`);
      const rows = await restore(file, options);
      console.log(`Teruggezet in ${options.dataFolder}: ${counted(rows, 'rij', 'rijen')}.`);
    },
  },
  move: {
    takes: 'nothing',
    async run(options) {
      const rows = await move(options);
      console.log(
        `Verplaatst: ${counted(rows, 'rij', 'rijen')}. De oude database staat apart in ${options.dataFolder}; de sleutel blijft in ${secretFile(options.dataFolder)}. Op een andere machine zet je die in LEAD_SECRET.`,
      );
    },
  },
};
