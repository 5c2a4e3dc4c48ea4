import { checkSite, hasErrors } from '../check-site.ts';
import { report } from '../problem/report.ts';
import type { ReportedProblem } from '../problem/report-json.ts';
import type { ResolvedContent } from '../resolve/resolve.ts';
import { resolveSite } from '../resolve-site.ts';
import type { SiteFolders } from '../site-folders.ts';

/** The site while it is being written: the last state without errors, and what is wrong now. */
export class LiveContent {
  readonly #folders: SiteFolders;
  #content: ResolvedContent | undefined;
  #problems: ReportedProblem[] = [];

  constructor(folders: SiteFolders) {
    this.#folders = folders;
  }

  /** The last site without errors; undefined until there has been one. */
  get content(): ResolvedContent | undefined {
    return this.#content;
  }

  /** What is wrong now, exactly as `npm run check -- --format=json` says it. */
  get problems(): readonly ReportedProblem[] {
    return this.#problems;
  }

  /** Reads everything again. Says whether values that every page shows, such as the menu, have changed. */
  async refresh(): Promise<{ siteChanged: boolean }> {
    const checked = await checkSite(this.#folders);
    this.#problems = JSON.parse(report(checked.problems, checked.documents, 'json'));
    if (hasErrors(checked.problems)) return { siteChanged: false };
    const before = JSON.stringify(this.#content?.site);
    this.#content = resolveSite(checked);
    return { siteChanged: before !== undefined && before !== JSON.stringify(this.#content.site) };
  }
}
