import { openDatabase } from '../../src/server/leads/database/database.ts';
import { recordSyncs } from './power-cut.ts';

// Stores leads like the one given until it is killed, and prints each answer. Options and lead are JSON; a folder may follow,
// for what is on the disk for certain.
const [options = '', lead = '', records] = process.argv.slice(2);
if (records !== undefined) await recordSyncs(records);
const { rpc } = await openDatabase(JSON.parse(options));
for (let number = 0; ; number += 1) {
  const own = { dedupeKey: `key ${number}`, addressBucket: `a${number}` };
  console.log(JSON.stringify(await rpc('lead_submit', { ...JSON.parse(lead), ...own })));
}
