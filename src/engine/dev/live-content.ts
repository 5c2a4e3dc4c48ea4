import type { ReportedDiagnostic } from '../../shared/reported-diagnostic.ts';
import { locateDiagnostics } from '../diagnostics/locate-diagnostics.ts';
import { reportedDiagnostics } from '../diagnostics/report-json.ts';
import { furtherAddresses } from '../pipeline/1-load/page-addresses.ts';
import type { SiteFolders } from '../pipeline/1-load/site-folders.ts';
import type { ResolvedContent } from '../pipeline/5-resolve/resolve.ts';
import { resolveSite } from '../pipeline/5-resolve/resolve-site.ts';
import { type CheckedSite, checkSite, hasErrors } from '../pipeline/check-site.ts';

/** The site while it is being written: the last state without errors, and what is wrong now. */
export class LiveContent {
  readonly #folders: SiteFolders;
  #checked: CheckedSite | undefined;
  #good: CheckedSite | undefined;
  #content: ResolvedContent | undefined;
  #problems: ReportedDiagnostic[] = [];
  #routes: ReadonlyMap<string, string> = new Map();
  #redirects: ReadonlyMap<string, string> = new Map();
  #lastRefresh: Promise<unknown> = Promise.resolve();

  constructor(folders: SiteFolders) {
    this.#folders = folders;
  }

  /** The site as it is now, with its mistakes; undefined until it was read. */
  get checked(): CheckedSite | undefined {
    return this.#checked;
  }

  /** The last site without errors as its authors wrote it; undefined until there has been one. */
  get good(): CheckedSite | undefined {
    return this.#good;
  }

  /** The last site without errors; undefined until there has been one. */
  get content(): ResolvedContent | undefined {
    return this.#content;
  }

  /** What is wrong now, exactly as `npm run check -- --format=json` says it. */
  get problems(): readonly ReportedDiagnostic[] {
    return this.#problems;
  }

  /** The page's own address, of an address that serves it. */
  routeOf(address: string): string | undefined {
    return this.#routes.get(address);
  }

  /** Where an old address leads to. */
  redirectOf(address: string): string | undefined {
    return this.#redirects.get(address);
  }

  /**
   * Reads everything again. Says whether values that every page shows, such as the menu, have changed.
   * Refreshes take turns: an older one that takes longer must not have the last word.
   */
  refresh(): Promise<{ siteChanged: boolean }> {
    const refreshed = this.#lastRefresh.then(() => this.#read());
    this.#lastRefresh = refreshed.catch(() => undefined);
    return refreshed;
  }

  async #read(): Promise<{ siteChanged: boolean }> {
    const checked = await checkSite(this.#folders);
    this.#checked = checked;
    this.#problems = reportedDiagnostics(locateDiagnostics(checked.problems, checked.documents));
    if (hasErrors(checked.problems)) return { siteChanged: false };
    this.#good = checked;
    const before = JSON.stringify(this.#content?.site);
    this.#content = resolveSite(checked);
    this.#readAddresses(checked);
    return { siteChanged: before !== undefined && before !== JSON.stringify(this.#content.site) };
  }

  #readAddresses({ documents }: CheckedSite): void {
    const pages = documents
      .filter(({ kind }) => kind === 'page')
      .map(({ name, value }) => ({ name, ...furtherAddresses(value) }));
    this.#routes = new Map(
      pages.flatMap(({ name, aliases }) => [name, ...aliases].map((address) => [address, name])),
    );
    this.#redirects = new Map(
      pages.flatMap(({ name, movedFrom }) => movedFrom.map((address) => [address, name])),
    );
  }
}
