import { join } from 'node:path';
import { gitIn } from './git-in.ts';

/** Runs git; gives what it says. */
export type Git = (...args: string[]) => string;

/** Makes the folder of a site a clone of a repository of its own; gives git in both. */
export function putInGit(folder: string): { local: Git; remote: Git } {
  // In what goes with the folder, and where nobody watches or lists files.
  const address = join(folder, '.git/remote.git');
  const local: Git = (...args) => gitIn(folder, args);
  local('init', '--quiet', '--initial-branch=main');
  for (const [name = '', value = ''] of [
    ['user.name', 'Test'],
    ['user.email', 'test@example.org'],
    ['commit.gpgsign', 'false'],
  ])
    local('config', name, value);
  local('init', '--quiet', '--bare', '--initial-branch=main', address);
  local('remote', 'add', 'origin', address);
  local('add', 'pages', 'public');
  local('commit', '--quiet', '-m', 'The site');
  local('push', '--quiet', 'origin', 'main');
  return { local, remote: (...args) => local('-C', address, ...args) };
}
