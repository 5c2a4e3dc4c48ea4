import { spawnSync } from 'node:child_process';

/** The author of commits in tests, whatever the machine's own settings are. */
const identity = ['user.name=Test', 'user.email=test@example.org', 'commit.gpgsign=false'].flatMap(
  (setting) => ['-c', setting],
);

/** Runs git in a folder, and gives what it prints. Throws with its words when it fails. */
export function gitIn(folder: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', [...identity, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
