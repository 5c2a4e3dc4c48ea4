import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';

/** The sites that tests look at: this one as visitors get it and with React's warnings, one of examples, one of limits. */
export type TestSiteName = 'production' | 'development' | 'examples' | 'contract';

/** The folder of a site that is built before or by the tests. */
export function testSiteFolder(name: TestSiteName): string {
  return join(projectRoot, '.cache/test-site', name);
}
