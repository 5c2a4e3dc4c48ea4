import type { ReportedDiagnostic } from './reported-diagnostic.ts';

/** Where the development server answers with the `PageProblems` of the route in this parameter. */
export const pageProblemsPath = '/__problemen';
export const routeParameter = 'pagina';

/** What is shown of a page: as it is in its file, or as it was in the last version that could be shown. */
export type ShownVersion = 'present' | 'earlier' | 'none';

/** What is wrong, as somebody looking at a page in development reads it. */
export interface PageProblems {
  /** Why the site could not be read, in a sentence. */
  failure?: string;
  /** Of the page; absent when there is none at this address. */
  version?: ShownVersion;
  /** Of the page's own file. */
  here: ReportedDiagnostic[];
  /** Of other files: the first errors. */
  elsewhere: ReportedDiagnostic[];
  /** Of all files. */
  errors: number;
  warnings: number;
}
