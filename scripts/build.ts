import { clearMemo } from '../src/engine/memo/memo.ts';
import { siteFolders } from '../src/engine/pipeline/1-load/site-folders.ts';
import { fileTexts } from '../src/engine/pipeline/1-load/source-document.ts';
import { readOrigin } from '../src/engine/pipeline/7-write/build-manifest.ts';
import { realPlace } from '../src/engine/pipeline/7-write/real-place.ts';
import { buildWhenStale } from '../src/engine/pipeline/up-to-date.ts';
import { createProgress } from '../src/engine/progress.ts';
import { loadEnvironmentFile, readEnvironment } from '../src/server/environment.ts';
import { isError } from '../src/shared/authors/severity.ts';
import { authorArguments } from './author-arguments.ts';
import { changedVariables, noticedVariables } from './changed-variables.ts';
import { printProblems } from './print-problems.ts';
import { projectRoot } from './project-root.ts';
import { run } from './run.ts';
import { usualCompression } from './usual-compression.ts';

/** Builds a site into a folder, unless nothing changed. */
export async function build(args: string[]): Promise<number> {
  loadEnvironmentFile();
  const { values } = authorArguments({
    args,
    options: {
      pages: { type: 'string' },
      out: { type: 'string', default: 'dist' },
      'no-social': { type: 'boolean', default: false },
      'no-compression': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
    },
  });
  if (values.force) await clearMemo(projectRoot);
  const { siteUrl } = readEnvironment(process.env);
  const progress = createProgress(process.stderr);
  const out = realPlace(values.out);
  const variables = noticedVariables(process.env);
  const before = (await readOrigin(projectRoot, out))?.variables ?? variables;
  const building = buildWhenStale({
    folders: siteFolders(projectRoot, values.pages),
    out,
    siteUrl,
    hasSocialPictures: !values['no-social'],
    compression: values['no-compression'] ? 'none' : usualCompression({ CI: process.env.CI, siteUrl }),
    progress,
    variables,
  });
  // Messages must not end up behind the progress line.
  const built = await building.finally(progress.clear);
  if (built === undefined) {
    progress.done('Niets veranderd');
    return 0;
  }
  const { files, problems } = built;
  if (problems.length > 0) printProblems(problems, fileTexts(files));
  if (problems.some(isError)) return 1;
  const change = changedVariables(before, variables);
  if (change !== undefined) console.error(change);
  return 0;
}

if (import.meta.main) await run(build);
