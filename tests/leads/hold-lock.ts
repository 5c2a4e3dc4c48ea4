import { lockFile } from '../../src/server/leads/database/file-lock.ts';

// Takes the lock, says so or why not, and waits to be killed.
const [file = ''] = process.argv.slice(2);
try {
  await lockFile(file, 'The database');
  console.log('locked');
  setInterval(() => {}, 1000);
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
