import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../src/build/build.ts';
import { hasErrors } from '../src/build/check-site.ts';
import { createProgress } from '../src/build/progress.ts';
import { siteFolders } from '../src/build/site-folders.ts';
import { loadEnvironmentFile } from '../src/server/environment.ts';
import { printProblems } from './print-problems.ts';
import { projectRoot } from './project-root.ts';
import { run } from './run.ts';

await run(async () => {
  loadEnvironmentFile();
  const { values } = parseArgs({
    options: {
      pages: { type: 'string' },
      out: { type: 'string', default: 'dist' },
      'no-social': { type: 'boolean', default: false },
    },
  });
  const { documents, problems } = await build({
    folders: siteFolders(projectRoot, values.pages),
    out: resolve(values.out),
    siteUrl: process.env.SITE_URL,
    hasSocialPictures: !values['no-social'],
    progress: createProgress(process.stderr),
  });
  if (problems.length > 0) printProblems(problems, documents);
  return hasErrors(problems) ? 1 : 0;
});
