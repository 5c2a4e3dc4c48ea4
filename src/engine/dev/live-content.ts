import type { ShownVersion } from '../../shared/authors/page-problems.ts';
import type { ReportedDiagnostic } from '../../shared/authors/reported-diagnostic.ts';
import { isError } from '../../shared/authors/severity.ts';
import { createQueue } from '../../shared/create-queue.ts';
import { publicationInWords, publicationOf } from '../../shared/page/publication.ts';
import { today } from '../../shared/text/today.ts';
import type { InspectedPictures } from '../assets/picture-file.ts';
import { locateDiagnostics } from '../diagnostics/locate-diagnostics.ts';
import { mergeRepeatsWithin } from '../diagnostics/merge-repeats.ts';
import { reportedDiagnostics } from '../diagnostics/report-json.ts';
import { Memo } from '../memo/memo.ts';
import type { SiteFolders } from '../pipeline/1-load/site-folders.ts';
import { fileTexts, type SourceFile } from '../pipeline/1-load/source-document.ts';
import { indexSite } from '../pipeline/3-facts/site-index.ts';
import { type PageResolver, pageResolver } from '../pipeline/5-resolve/page-resolver.ts';
import { resolveChecked } from '../pipeline/5-resolve/resolve-checked.ts';
import type { ResolvedPage } from '../pipeline/5-resolve/resolve-page.ts';
import type { SiteContext } from '../pipeline/5-resolve/resolve-site.ts';
import { type CheckedSite, checkSite, examinedIn, type KnownFile } from '../pipeline/check-site.ts';
import { LastValid } from '../pipeline/last-valid.ts';
import type { Examined } from '../pipeline/site-problems.ts';
import { readFailure } from './read-failure.ts';

/** The site as far as it can be shown, and present diagnostics. */
export class LiveContent {
  readonly #folders: SiteFolders;
  /** Most files are the same from change to change. */
  readonly #known = new Map<string, KnownFile>();
  readonly #lastValid = new LastValid();
  /** The last version without an error, by route. */
  readonly #flawless = new Map<string, SourceFile>();
  #checked: CheckedSite | undefined;
  #examined: readonly Examined[] = [];
  #shown: CheckedSite | undefined;
  #context: SiteContext | undefined;
  #resolve: PageResolver = () => undefined;
  #resolveFlawless: PageResolver = () => undefined;
  #problems: ReportedDiagnostic[] = [];
  #failure: string | undefined;
  readonly #inTurn = createQueue();

  constructor(folders: SiteFolders) {
    this.#folders = folders;
  }

  /** Errors included; undefined before the first read. */
  get checked(): CheckedSite | undefined {
    return this.#checked;
  }

  /** Facts and problems of each file of `checked` by itself. */
  get examined(): readonly Examined[] {
    return this.#examined;
  }

  /** The site as it is shown: the last valid version of each file; undefined until its values could be read once. */
  get shown(): CheckedSite | undefined {
    return this.#shown;
  }

  /** What the shown pages share; undefined until the values of the site could be read once. */
  get context(): SiteContext | undefined {
    return this.#context;
  }

  /** A page as it is shown, if it can be. */
  resolve(path: string): ResolvedPage | undefined {
    // It may name what does not exist, as the check says, and an earlier version what no longer exists.
    for (const resolve of [this.#resolve, this.#resolveFlawless]) {
      try {
        return resolve(path);
      } catch {}
    }
    return undefined;
  }

  /** What is shown of the page at a route; undefined when there is no such page. */
  versionOf(route: string): ShownVersion | undefined {
    const present = this.#checked?.index.routes.get(route);
    if (!present) return undefined;
    if (!this.resolve(route)) return 'none';
    const isCurrent = this.#shown?.index.routes.get(route) === present;
    return isCurrent && canResolve(this.#resolve, route) ? 'present' : 'earlier';
  }

  /** Why the last read of the site failed, in the words of `readFailure`. */
  get failure(): string | undefined {
    return this.#failure;
  }

  /** As `npm run check -- --format=json`. */
  get problems(): readonly ReportedDiagnostic[] {
    return this.#problems;
  }

  /** What an author reads about pages that visitors do not always see, by route. */
  get publications(): Readonly<Record<string, string>> {
    const day = today();
    const publications = (this.#checked?.index.pages ?? []).flatMap(({ route, head }) => {
      const words = publicationInWords(publicationOf(head), day);
      return words === undefined ? [] : [[route, words]];
    });
    return Object.fromEntries(publications);
  }

  /** Reads again. Serialised: a slow older run must not win. */
  refresh(): Promise<void> {
    return this.#inTurn(() => this.#read());
  }

  async #read(): Promise<void> {
    const { root, pages } = this.#folders;
    try {
      this.#checked = await checkSite(this.#folders, {
        known: this.#known,
        // The memo of earlier runs, for the first read; later a save changes little.
        memo: this.#checked ? undefined : new Memo({ root, pages }),
      });
    } catch (error) {
      const failure = readFailure(error);
      if (failure === undefined) throw error;
      this.#failure = failure;
      return;
    }
    this.#failure = undefined;
    this.#show(this.#checked);
  }

  #show(checked: CheckedSite): void {
    const { files, index, problems, pictures } = checked;
    this.#problems = reportedDiagnostics(mergeRepeatsWithin(locateDiagnostics(problems, fileTexts(files))));
    const examined = examinedIn(this.#known);
    this.#examined = examined;
    const valid = this.#lastValid.of(examined);
    const isWhole = valid.length === examined.length && valid.every((each, at) => each === examined[at]);
    const shown: CheckedSite = {
      ...checked,
      files: valid.map(({ file }) => file),
      index: isWhole ? index : indexSite(valid, index),
      // Of an earlier version too.
      pictures: isWhole ? pictures : withEarlier(pictures, this.#shown?.pictures),
    };
    if (!shown.files.some(({ kind }) => kind === 'site')) return;
    this.#shown = shown;
    this.#context = resolveChecked(shown);
    this.#resolve = pageResolver(shown.files, this.#context);
    this.#keepFlawless(shown, this.#context);
  }

  #keepFlawless({ files, problems }: CheckedSite, context: SiteContext): void {
    const wrong = new Set(problems.filter(isError).map(({ file }) => file));
    for (const file of files) if (!wrong.has(file.file)) this.#flawless.set(file.name, file);
    this.#resolveFlawless = pageResolver([...this.#flawless.values()], context);
  }
}

function withEarlier(
  { named, shown }: InspectedPictures,
  earlier: InspectedPictures | undefined,
): InspectedPictures {
  return {
    named: new Map([...(earlier?.named ?? []), ...named]),
    shown: new Map([...(earlier?.shown ?? []), ...shown]),
  };
}

function canResolve(resolve: PageResolver, path: string): boolean {
  try {
    return resolve(path) !== undefined;
  } catch {
    return false;
  }
}
