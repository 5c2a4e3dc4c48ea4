import { resolve } from 'node:path';
import { backup } from '../backup/backup.ts';
import { move } from '../backup/move.ts';
import { restore } from '../backup/restore.ts';
import type { DatabaseOptions } from '../database.ts';
import { required, some } from './command.ts';

/** Does its work on a whole database, and says in Dutch what it did. */
type WholeCommand = (options: DatabaseOptions, file?: string) => Promise<void>;

const rowWords = ['rij', 'rijen'] as const;

/** The commands for a whole database. */
export const wholeCommands: Readonly<Record<string, WholeCommand>> = {
  backup: async (options, target) => {
    const file = resolve(required(target, 'Noem het bestand: npm run leads -- backup leads.backup'));
    const rows = await backup(file, options);
    console.log(
      `Back-up van ${some(rows, rowWords)} in ${file}. Hij bevat persoonsgegevens: bewaar hem veilig.`,
    );
  },
  restore: async (options, target) => {
    const file = resolve(required(target, 'Noem het bestand: npm run leads -- restore leads.backup'));
    console.error(`${file} gaat naar de ingebouwde database in ${options.dataFolder}.`);
    const rows = await restore(file, options);
    console.log(`Teruggezet in ${options.dataFolder}: ${some(rows, rowWords)}.`);
  },
  move: async (options) => {
    const rows = await move(options);
    console.log(
      `Verplaatst: ${some(rows, rowWords)}. De oude database staat apart in ${options.dataFolder}; de sleutel blijft in ${options.dataFolder}/secret. Op een andere machine zet je die in LEAD_SECRET.`,
    );
  },
};
