import type { ReportedDiagnostic } from '../../shared/reported-diagnostic.ts';
import { hasErrors } from '../diagnostics/diagnostic.ts';
import { locateDiagnostics } from '../diagnostics/locate-diagnostics.ts';
import { reportedDiagnostics } from '../diagnostics/report-json.ts';
import type { SiteFolders } from '../pipeline/1-load/site-folders.ts';
import { type PageResolver, pageResolver } from '../pipeline/5-resolve/page-resolver.ts';
import { resolveChecked } from '../pipeline/5-resolve/resolve-checked.ts';
import type { ResolvedPage } from '../pipeline/5-resolve/resolve-page.ts';
import type { SiteContext } from '../pipeline/5-resolve/resolve-site.ts';
import { type CheckedSite, checkSite } from '../pipeline/check-site.ts';

/** The site while it is being written: the last state without errors, and what is wrong now. */
export class LiveContent {
  readonly #folders: SiteFolders;
  #checked: CheckedSite | undefined;
  #good: CheckedSite | undefined;
  #context: SiteContext | undefined;
  #resolve: PageResolver = () => undefined;
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

  /** What the pages of the last site without errors have in common; undefined until there has been one. */
  get context(): SiteContext | undefined {
    return this.#context;
  }

  /** A page of the last site without errors; undefined when there is none. */
  resolve(path: string): ResolvedPage | undefined {
    return this.#resolve(path);
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
    this.#problems = reportedDiagnostics(locateDiagnostics(checked.problems, checked.files));
    if (hasErrors(checked.problems)) return { siteChanged: false };
    this.#good = checked;
    const before = JSON.stringify(this.#context?.site);
    this.#context = resolveChecked(checked);
    this.#resolve = pageResolver(checked.files, this.#context);
    this.#readAddresses(checked);
    return { siteChanged: before !== undefined && before !== JSON.stringify(this.#context.site) };
  }

  #readAddresses({ index }: CheckedSite): void {
    this.#routes = new Map([
      ...index.pages.map(({ route }): [string, string] => [route, route]),
      ...index.aliases,
    ]);
    this.#redirects = index.movedFrom;
  }
}
