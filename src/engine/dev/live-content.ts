import { publicationInWords, publicationOf } from '../../shared/publication.ts';
import type { ReportedDiagnostic } from '../../shared/reported-diagnostic.ts';
import { today } from '../../shared/today.ts';
import { newFilesIn } from '../authoring/git-base/new-files.ts';
import { hasErrors } from '../diagnostics/diagnostic.ts';
import { locateDiagnostics } from '../diagnostics/locate-diagnostics.ts';
import { reportedDiagnostics } from '../diagnostics/report-json.ts';
import type { SiteFolders } from '../pipeline/1-load/site-folders.ts';
import { fileTexts } from '../pipeline/1-load/source-document.ts';
import { type PageResolver, pageResolver } from '../pipeline/5-resolve/page-resolver.ts';
import { resolveChecked } from '../pipeline/5-resolve/resolve-checked.ts';
import type { ResolvedPage } from '../pipeline/5-resolve/resolve-page.ts';
import type { SiteContext } from '../pipeline/5-resolve/resolve-site.ts';
import { type CheckedSite, checkSite, type KnownFile } from '../pipeline/check-site.ts';

/** The last valid version of the site, and present diagnostics. */
export class LiveContent {
  readonly #folders: SiteFolders;
  /** Most files are the same from change to change. */
  readonly #known = new Map<string, KnownFile>();
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

  /** Errors included; undefined before the first read. */
  get checked(): CheckedSite | undefined {
    return this.#checked;
  }

  /** The last valid site, as authored, if any. */
  get good(): CheckedSite | undefined {
    return this.#good;
  }

  /** Of the last valid site, if any. */
  get context(): SiteContext | undefined {
    return this.#context;
  }

  /** A page of the last valid site, if any. */
  resolve(path: string): ResolvedPage | undefined {
    return this.#resolve(path);
  }

  /** As `npm run check -- --format=json`. */
  get problems(): readonly ReportedDiagnostic[] {
    return this.#problems;
  }

  /** What an author reads about pages that visitors do not always see, by route. */
  get publications(): Readonly<Record<string, string>> {
    const day = today();
    const said = (this.#checked?.index.pages ?? []).flatMap(({ route, head }) => {
      const words = publicationInWords(publicationOf(head), day);
      return words === undefined ? [] : [[route, words]];
    });
    return Object.fromEntries(said);
  }

  /** The canonical route of an address. */
  routeOf(address: string): string | undefined {
    return this.#routes.get(address);
  }

  /** The redirect target of an address. */
  redirectOf(address: string): string | undefined {
    return this.#redirects.get(address);
  }

  /**
   * Reads again; tells whether site-wide values, such as the menu, changed. Serialised: a slow older run must not win.
   */
  refresh(): Promise<{ siteChanged: boolean }> {
    const refreshed = this.#lastRefresh.then(() => this.#read());
    this.#lastRefresh = refreshed.catch(() => undefined);
    return refreshed;
  }

  async #read(): Promise<{ siteChanged: boolean }> {
    const checked = await checkSite(this.#folders, {
      isNew: newFilesIn(this.#folders.pages),
      known: this.#known,
    });
    this.#checked = checked;
    this.#problems = reportedDiagnostics(locateDiagnostics(checked.problems, fileTexts(checked.files)));
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
