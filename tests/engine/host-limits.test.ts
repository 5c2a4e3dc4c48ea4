import { expect, it } from 'vitest';
import { projectRoot } from '../../scripts/project-root.ts';
import { buildApp } from '../../src/engine/bundle/build-app.ts';
import { hostFiles } from '../../src/engine/pipeline/7-write/host-files.ts';
import { siteHeaders } from '../../src/engine/pipeline/7-write/site-headers.ts';
import { projectMemo } from '../project-memo.ts';

it('the policy fits the longest line that a static host reads, with a lead service elsewhere', async () => {
  const app = await buildApp({ root: projectRoot, memo: projectMemo });
  const security = siteHeaders(app, {
    siteUrl: 'https://www.example.nl',
    service: 'https://abcdefghijklmnopqrst.supabase.co',
  });
  expect(() => hostFiles({ security, redirects: [] })).not.toThrow();
});
