import type { StudioPage, StudioPreview, StudioScreen } from '../../../shared/authors/studio.ts';
import {
  drawnPicture,
  editorQuery,
  listQuery,
  replaceQuery,
  studioParts,
} from '../../../shared/authors/studio-addresses.ts';
import { singleKinds } from '../../../shared/page/document-kind.ts';
import { blockCatalogue } from '../../authoring/catalogue/block-catalogue.ts';
import { pageCatalogue } from '../../authoring/catalogue/page-catalogue.ts';
import { pageName } from '../../authoring/new-page/page-context.ts';
import { parentChoices } from '../../authoring/new-page/usual-kind.ts';
import { planReplacement, unreadWith } from '../../authoring/replace/plan-replacement.ts';
import type { SiteFolders } from '../../pipeline/1-load/site-folders.ts';
import { pathInPages, type SiteIndex } from '../../pipeline/3-facts/site-index.ts';
import { maxDescriptionLength } from '../../pipeline/4-check/rules/description-length.ts';
import { maxTitleLength } from '../../pipeline/4-check/rules/title-length.ts';
import type { ResolvedPage } from '../../pipeline/5-resolve/resolve-page.ts';
import type { CheckedSite } from '../../pipeline/check-site.ts';
import { titleOfDocument } from '../document-title.ts';
import { editorScreen } from '../editor/editor-screen.ts';
import { LastChange } from '../last-change.ts';
import type { LiveContent } from '../live-content.ts';
import type { ModuleLoader } from '../load-view.ts';
import { sharedBlockUses } from '../shared-block-uses.ts';
import { missingScreen } from './missing-screen.ts';
import { pageList } from './page-list.ts';
import { PageWeigher } from './page-weigher.ts';

/** Above this, only a page's own screen shows its size. */
const maxMeasuredPages = 200;

/** A screen that is asked for. */
interface Wanted {
  part: string;
  name: string;
  query: URLSearchParams;
  gone: AbortSignal;
}

/** Data of the studio's screens. */
export class StudioScreens {
  readonly #live: LiveContent;
  readonly #folders: SiteFolders;
  readonly #weigher: PageWeigher;
  readonly lastChange = new LastChange();

  constructor(modules: ModuleLoader, live: LiveContent, folders: SiteFolders) {
    this.#live = live;
    this.#folders = folders;
    this.#weigher = new PageWeigher(modules, live, folders);
  }

  /**
   * The screen at a path below `/_kit`, as `/blokken/hero`; empty for the design system.
   * @param asked `query` names what is edited; `gone` aborts when nobody waits for the screen any more
   */
  async at(path: string, { query, gone }: Pick<Wanted, 'query' | 'gone'>): Promise<StudioScreen> {
    const [, part = '', ...rest] = path.split('/');
    const name = rest.join('/');
    const found = await this.#find({ part, name, query, gone });
    return found ?? missingScreen(path, { query, site: this.#live.checked?.index });
  }

  async #find({ part, name, query, gone }: Wanted): Promise<StudioScreen | undefined> {
    if (part === studioParts.editor) return this.#editor(query);
    const { checked, shown } = this.#live;
    if (!checked) return undefined;
    if (part === studioParts.newPage && name === '') return this.#newPage(checked.index);
    if (part === studioParts.replace && name === '') return this.#replace(checked, query);
    if (part === studioParts.pages) return name === '' ? this.#pages(query, gone) : this.#page(name);
    if (part !== '' && part !== studioParts.blocks) return undefined;
    const blocks = await blockCatalogue(checked.schemas, shown, this.#folders);
    if (name === '') return { name: part === '' ? 'design' : 'blocks', blocks };
    const [type, state] = name.split('/');
    const block = blocks.find((each) => each.type === type);
    return block && { name: 'block', block, state };
  }

  async #editor(query: URLSearchParams): Promise<StudioScreen | undefined> {
    const { checked } = this.#live;
    const wanted = {
      page: query.get(editorQuery.page),
      file: query.get(editorQuery.file),
      place: query.get(editorQuery.place) ?? undefined,
    };
    return checked && editorScreen(wanted, { checked, folders: this.#folders });
  }

  #newPage(site: SiteIndex): StudioScreen {
    const parents = parentChoices(site).map((page) => ({ path: page.route, name: pageName(page) }));
    return { name: 'new-page', parents };
  }

  #replace(checked: CheckedSite, query: URLSearchParams): StudioScreen {
    const find = query.get(replaceQuery.find) ?? '';
    const replacement = query.get(replaceQuery.replacement) ?? '';
    const found = planReplacement(checked, { find, replacement }).map(({ before, places }) => ({
      name: titleOfDocument(before),
      file: pathInPages(before.file, checked.index),
      places: places.map(({ pointer, before: text }) => ({ pointer, before: text })),
    }));
    const unread = unreadWith(checked, find).map(({ file }) => pathInPages(file, checked.index));
    return { name: 'replace', find, replacement, found, unread, lastChange: this.lastChange.done };
  }

  async #pages(query: URLSearchParams, gone: AbortSignal): Promise<StudioScreen | undefined> {
    const catalogue = this.#catalogue();
    if (!catalogue) return undefined;
    const list = pageList(catalogue, query);
    const { pages, total } = list;
    // Nothing waits for it: the screen asks again, and one at a time keeps the server responsive for the author.
    const isWeighed = query.has(listQuery.weights) && total.pages <= maxMeasuredPages;
    const weighed: StudioPage[] = [];
    for (const page of pages)
      weighed.push(isWeighed && !gone.aborted ? await this.#weigher.withSize(page) : page);
    const { otherProblems } = catalogue;
    const site = this.#live.checked?.index;
    const present = new Set(site?.documents.map(({ kind }) => kind));
    return {
      name: 'pages',
      list: { ...list, pages: weighed },
      otherProblems,
      budget: this.#weigher.limit,
      shared: site === undefined ? [] : sharedBlockUses(site),
      single: singleKinds.filter((kind) => present.has(kind)),
      lastChange: this.lastChange.done,
    };
  }

  async #page(name: string): Promise<StudioScreen | undefined> {
    const path = name === 'index' ? '/' : `/${name}`;
    const page = this.#catalogue()?.pages.find((each) => each.path === path);
    if (!page) return undefined;
    const { context, shown } = this.#live;
    const resolved = this.#live.resolve(path);
    return {
      name: 'page',
      page: await this.#weigher.withSize(page),
      preview: context && resolved && preview(resolved, context.siteUrl, shown?.pictures.named),
      budget: this.#weigher.limit,
    };
  }

  #catalogue(): ReturnType<typeof pageCatalogue> | undefined {
    const { checked, problems } = this.#live;
    return checked && pageCatalogue(checked, problems);
  }
}

/** Serves an authored picture, draws any other on request. */
function preview(
  { page: { head, path } }: ResolvedPage,
  siteUrl: string,
  named: ReadonlyMap<string, unknown> | undefined,
): StudioPreview {
  const { ogImage } = head;
  const own = ogImage?.startsWith(`${siteUrl}/`) ? ogImage.slice(siteUrl.length) : undefined;
  return {
    head,
    address: head.canonical ?? siteUrl + path,
    picture: own === undefined ? ogImage : named?.has(own) ? own : drawnPicture(path),
    maxTitleLength,
    maxDescriptionLength,
  };
}
