import { expect, it } from 'vitest';
import { gitRefusal } from './git-refusal.ts';

const full = 'Er is geen ruimte meer op de schijf. Maak ruimte, bijvoorbeeld door de prullenbak te legen.';

it.each([
  ['error: unable to write symref for HEAD: No space left on device\nfatal: unable to update HEAD', full],
  ["fatal: sha1 file '/site/.git/index.lock' write error. Out of diskspace", full],
  [
    "fatal: cannot update ref 'refs/heads/contact': couldn't write '/site/.git/refs/heads/contact.lock'",
    full,
  ],
  ["fatal: Unable to create '/site/.git/index.lock': File exists.", 'Een ander programma is nog met'],
])('of the words of git %j an author reads %s', (words, message) => {
  expect(gitRefusal(words).message.startsWith(message)).toBe(true);
});
