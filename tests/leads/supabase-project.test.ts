import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../scripts/project-root.ts';
import { functionsPath, leadFunction } from '../../src/shared/site/server-paths.ts';

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');
const namedIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name).sort();

const functions = readdirSync(join(projectRoot, 'supabase/functions'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
  .map(({ name }) => name)
  .sort();

it('has the function that forms post to', () => {
  expect(functions).toContain(leadFunction);
});

/** A platform that asked for a token would refuse every lead. */
it('asks for no token before any of its functions', () => {
  const open = /\[functions\.([\w-]+)\]\nverify_jwt = false/g;
  expect(namedIn(read('supabase/config.toml'), open)).toEqual(functions);
});

it.each(['docs/deploying.md', '.github/workflows/deploy.yml'])(
  'is deployed with all functions by %s, which names none',
  (file) => {
    const [, words] = /supabase\S* functions deploy (.*)/.exec(read(file)) ?? [];
    expect(words?.split(' ').filter((word) => !word.startsWith('--'))).toEqual([]);
  },
);

it('has each function that its schedule calls, and the values that this needs', () => {
  const schedules = readdirSync(join(projectRoot, 'supabase/migrations')).map((file) =>
    read(`supabase/migrations/${file}`),
  );
  const called = schedules.flatMap((sql) => namedIn(sql, new RegExp(`'${functionsPath}([\\w-]+)'`, 'g')));
  expect(called.length).toBeGreaterThan(0);
  expect(called.filter((name) => !functions.includes(name))).toEqual([]);
  const wanted = schedules.flatMap((sql) =>
    namedIn(sql, /from vault\.decrypted_secrets where name = '(\w+)'/g),
  );
  const [, vault = ''] = read('supabase/config.toml').split('[db.vault]');
  expect(namedIn(vault, /^(\w+) =/gm)).toEqual([...new Set(wanted)].sort());
});
