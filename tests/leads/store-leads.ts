import { openDatabase } from '../../src/server/leads/database.ts';

// Stores leads like the one given until it is killed, and prints each answer. Options and lead are JSON.
const [options = '', lead = ''] = process.argv.slice(2);
const { rpc } = await openDatabase(JSON.parse(options));
for (let number = 0; ; number += 1) {
  const own = { dedupeKey: `key ${number}`, addressBucket: `a${number}` };
  console.log(JSON.stringify(await rpc('lead_submit', { ...JSON.parse(lead), ...own })));
}
