import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../scripts/project-root.ts';
import { buildApp } from '../../src/engine/bundle/build-app.ts';
import { licensesFile } from '../../src/shared/site/built-files.ts';
import { projectMemo } from '../project-memo.ts';

it('a site carries the licences of the code and the fonts in it, as they ask', async () => {
  const { browserFolder } = await buildApp({ root: projectRoot, memo: projectMemo });
  const text = readFileSync(join(browserFolder, licensesFile), 'utf8');
  for (const name of ['react-dom', 'zustand', '@supabase/supabase-js', 'figtree', 'bricolage-grotesque'])
    expect(text).toMatch(new RegExp(`^## ${name}\\b`, 'm'));
  expect(text).toContain('The above copyright notice and this permission notice shall be included');
  expect(text).toContain('SIL OPEN FONT LICENSE');
});

it('a build has those of fonts also where only the packages of production are installed', () => {
  const { dependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const fonts = readdirSync(join(projectRoot, 'src/view/theme/fonts'));
  for (const font of fonts)
    expect(dependencies).toHaveProperty([`@fontsource-variable/${basename(font, '.woff2')}`]);
});
