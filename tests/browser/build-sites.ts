import { printProblems } from '../../scripts/print-problems.ts';
import { projectRoot } from '../../scripts/project-root.ts';
import { StudioBundle } from '../../src/engine/dev/bundle/studio-bundle.ts';
import { siteFolders } from '../../src/engine/pipeline/1-load/site-folders.ts';
import { fileTexts } from '../../src/engine/pipeline/1-load/source-document.ts';
import { documentsOf } from '../../src/engine/pipeline/check-site.ts';
import { buildSite } from '../../src/engine/pipeline/pipeline.ts';
import { createProgress } from '../../src/engine/progress.ts';
import { isError } from '../../src/shared/authors/severity.ts';
import { buildExampleSite } from './example-site.ts';
import { testSiteFolder } from './test-sites.ts';

/**
 * Builds the site twice before the tests: as visitors get it, and with React's warnings switched on. The studio once for
 * all their development servers.
 */
export default async function buildSites(): Promise<void> {
  const studio = new StudioBundle(siteFolders(projectRoot));
  await studio.folder('render');
  await studio.folder('browser');
  for (const mode of ['production', 'development'] as const) {
    const checked = await buildSite({
      folders: siteFolders(projectRoot),
      out: testSiteFolder(mode),
      mode,
      compression: mode === 'production' ? 'full' : 'none',
      progress: createProgress(process.stderr),
    });
    if (checked.problems.some(isError)) {
      printProblems(checked.problems, fileTexts(checked.files));
      throw new Error('The pages have problems; the journeys need a site.');
    }
    const site = documentsOf(checked).find(({ kind }) => kind === 'site');
    if (site && mode === 'development') await buildExampleSite(site);
  }
}
