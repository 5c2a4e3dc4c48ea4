import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names of browserslist that build targets spell in another way. */
const targetNames: Readonly<Record<string, string>> = { ios_saf: 'ios' };

/** The supported browsers of `package.json` as build targets, such as `chrome114`. Throws for any other kind of query. */
export function browserTargets(root: string): string[] {
  const { browserslist }: { browserslist: string[] } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return browserslist.map((query) => {
    const [, name = '', version] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
    if (version === undefined) throw new Error(`"${query}" is no query like "chrome >= 114".`);
    return `${targetNames[name] ?? name}${version}`;
  });
}
