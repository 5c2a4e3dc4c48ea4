import type { EditorChanges, NewPageRequest, PageAnswer } from '../../../shared/authors/editor-answers.ts';
import { routeBelow } from '../../../shared/page/route.ts';
import { carryOutMove } from '../../authoring/move/carry-out-move.ts';
import type { MovedDocument } from '../../authoring/move/move-document.ts';
import { planMove } from '../../authoring/move/plan-move.ts';
import { planCopy } from '../../authoring/new-page/plan-copy.ts';
import { planPage } from '../../authoring/new-page/plan-page.ts';
import { usualKind } from '../../authoring/new-page/usual-kind.ts';
import { PageRefusal } from '../../authoring/page-refusal.ts';
import { carryOutRemoval, planRemoval } from '../../authoring/remove/plan-removal.ts';
import {
  planReplacement,
  requireFound,
  requireNoNewError,
} from '../../authoring/replace/plan-replacement.ts';
import { typedRoute } from '../../authoring/typed-route.ts';
import { writeAllOver } from '../../authoring/write-over.ts';
import { writeFileAtomic } from '../../memo/write-file-atomic.ts';
import type { SiteFolders } from '../../pipeline/1-load/site-folders.ts';
import { pathInPages } from '../../pipeline/3-facts/site-index.ts';
import type { CheckedSite } from '../../pipeline/check-site.ts';
import { kebabOf } from '../../text/kebab.ts';
import type { LastChange } from '../last-change.ts';
import { answered } from './answered.ts';

/** Dependencies of a change of several files. */
export interface ChangedSite {
  checked: CheckedSite;
  folders: SiteFolders;
  lastChange: LastChange;
}

/** Makes a page as `npm run new-page` does. */
export function newPage(
  wanted: NewPageRequest,
  { checked, folders, lastChange }: ChangedSite,
): Promise<PageAnswer> {
  return answeredWithPlaces(checked, async () => {
    const route = typedRoute(routeBelow(wanted.parent, kebabOf(wanted.title)));
    const { title, description, features } = wanted;
    const { document } = planPage(checked, folders, {
      route,
      name: title,
      kind: usualKind(checked.index, route),
      description,
      features,
      types: [],
    });
    await lastChange.carryOut(`De pagina “${route}” is gemaakt.`, [document], () =>
      writeFileAtomic(document.absoluteFile, document.text),
    );
    return { route };
  });
}

/** Makes a page of another one, beside it. */
export function copyPage(
  named: { from: string; name: string },
  { checked, folders, lastChange }: ChangedSite,
): Promise<PageAnswer> {
  return answeredWithPlaces(checked, async () => {
    const copy = planCopy(checked, folders, named);
    await lastChange.carryOut(`De pagina “${copy.name}” is gemaakt.`, [copy], () =>
      writeFileAtomic(copy.absoluteFile, copy.text),
    );
    return { route: copy.name };
  });
}

/** Moves a page as `npm run move-page` does, with all links to it. */
export function movePage(
  { from, to, isPlan }: EditorChanges['POST verhuizing']['asked'],
  { checked, lastChange }: ChangedSite,
): Promise<PageAnswer> {
  return answeredWithPlaces(checked, async () => {
    const route = typedRoute(to);
    const plan = planMove(checked, from, route);
    if (isPlan) return { route, changes: plan.map(moveInWords) };
    const touched = plan.flatMap(({ before, after }) => [before, after]);
    await lastChange.carryOut(`De pagina “${from}” is verhuisd naar “${route}”.`, touched, () =>
      carryOutMove(plan),
    );
    return { route };
  });
}

function moveInWords({ before, after, changes }: MovedDocument): string {
  if (before.name !== after.name) return `${before.name} wordt ${after.name}`;
  const name = before.kind === 'page' ? before.name : before.file;
  return `${name}: ${changes.length === 1 ? 'een link gaat' : `${changes.length} links gaan`} mee`;
}

/** Removes a page as `npm run remove-page` does, and remembers it. */
export function removePage(
  { from, to, movesLinks }: EditorChanges['POST verwijdering']['asked'],
  { checked, lastChange }: ChangedSite,
): Promise<PageAnswer> {
  return answeredWithPlaces(checked, async () => {
    const removal = planRemoval(checked, from, {
      successor: to === '' ? undefined : typedRoute(to),
      movesLinks,
    });
    const { removed, changed, successor } = removal;
    const touched = [removed, ...changed.map(({ before }) => before)];
    await lastChange.carryOut(`De pagina “${removed.name}” is verwijderd.`, touched, () =>
      carryOutRemoval(removal),
    );
    return { route: successor ?? '/' };
  });
}

/** What an act answers, or why it is refused, with the way to each place that stands in the way. */
export function answeredWithPlaces(
  { index }: CheckedSite,
  act: () => Promise<PageAnswer>,
): Promise<PageAnswer> {
  return answered(async () => {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof PageRefusal)) throw error;
      const inTheWay = error.inTheWay.map((each) => ({ ...each, file: pathInPages(each.file, index) }));
      return { message: error.reason, inTheWay };
    }
  });
}

/** Replaces words everywhere, unless that would break something. */
export function replaceWords(
  { find, replacement }: EditorChanges['POST vervanging']['asked'],
  { checked, lastChange }: ChangedSite,
): Promise<PageAnswer> {
  return answeredWithPlaces(checked, async () => {
    requireFound(checked, find);
    const plan = planReplacement(checked, { find, replacement });
    if (plan.length === 0) return { message: `“${find}” staat nergens (meer).` };
    requireNoNewError(plan, checked);
    const touched = plan.map(({ before }) => before);
    await lastChange.carryOut(`“${find}” is vervangen door “${replacement}”.`, touched, () =>
      writeAllOver(plan),
    );
    return { route: '/' };
  });
}

/** Undoes what was last done to several files at once; with a name only when that is what was done. */
export function undoLastChange(lastChange: LastChange, name?: string): Promise<PageAnswer> {
  return answered(async () => {
    await lastChange.undo(name);
    return { route: '/' };
  });
}
