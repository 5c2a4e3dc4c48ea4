import { CouldNotRunError } from '../../shared/could-not-run-error.ts';
import type { NewPageRequest, PageAnswer } from '../../shared/editor.ts';
import { carryOutMove } from '../authoring/move/carry-out-move.ts';
import { planMove } from '../authoring/move/plan-move.ts';
import { planCopy } from '../authoring/new-page/plan-copy.ts';
import { planPage } from '../authoring/new-page/plan-page.ts';
import { usualKind } from '../authoring/new-page/usual-kind.ts';
import { planRemoval, RemovalRefusal } from '../authoring/remove/plan-removal.ts';
import { typedRoute } from '../authoring/typed-route.ts';
import { writeFileAtomic } from '../memo/write-file-atomic.ts';
import type { SiteFolders } from '../pipeline/1-load/site-folders.ts';
import type { CheckedSite } from '../pipeline/check-site.ts';
import { kebabOf } from '../text/kebab.ts';
import type { LastRemoval } from './last-removal.ts';

interface Site {
  checked: CheckedSite;
  folders: SiteFolders;
}

/** Makes a page as `npm run new-page` does. */
export function newPage(wanted: NewPageRequest, { checked, folders }: Site): Promise<PageAnswer> {
  return answered(async () => {
    const parent = wanted.parent === '/' ? '' : wanted.parent;
    const route = typedRoute(`${parent}/${kebabOf(wanted.title)}`);
    const { description, features } = wanted;
    const { document } = planPage(checked, folders, {
      route,
      name: wanted.title.trim(),
      kind: usualKind(checked.index, route),
      ...(description.trim() === '' ? {} : { description: description.trim() }),
      features: features.map((feature) => feature.trim()).filter((feature) => feature !== ''),
      types: [],
    });
    await writeFileAtomic(document.absoluteFile, document.text);
    return { route, changes: [`${document.file} is gemaakt.`] };
  });
}

/** Makes a page of another one, beside it. */
export function copyPage(from: string, name: string, { checked, folders }: Site): Promise<PageAnswer> {
  return answered(async () => {
    const { file, absoluteFile, text, name: route } = planCopy(checked, folders, { from, name });
    await writeFileAtomic(absoluteFile, text);
    return { route, changes: [`${file} is gemaakt.`] };
  });
}

/** Moves a page as `npm run move-page` does, with all links to it. */
export function movePage(from: string, to: string, { checked }: Pick<Site, 'checked'>): Promise<PageAnswer> {
  return answered(async () => {
    const route = typedRoute(to);
    const plan = planMove(checked, from, route);
    await carryOutMove(plan);
    return { route, changes: plan.map(({ after, changes }) => `${after.file}: ${changes.join(', ')}`) };
  });
}

/** Removes a page as `npm run remove-page` does, and remembers it. */
export function removePage(
  from: string,
  to: string,
  { checked, lastRemoval }: Pick<Site, 'checked'> & { lastRemoval: LastRemoval },
): Promise<PageAnswer> {
  return answered(async () => {
    try {
      const removal = planRemoval(checked, from, to === '' ? undefined : typedRoute(to));
      await lastRemoval.carryOut(removal);
      return { route: removal.successor ?? '/', changes: [`${removal.removed.file} is weg.`] };
    } catch (error) {
      if (!(error instanceof RemovalRefusal)) throw error;
      const shown = `${checked.index.pagesFolder}/`;
      const inTheWay = error.inTheWay.map((file) => file.slice(shown.length));
      return { message: error.message, inTheWay };
    }
  });
}

/** Puts back the page that was removed last. */
export function putPageBack(lastRemoval: LastRemoval): Promise<PageAnswer> {
  return answered(async () => {
    const route = await lastRemoval.putBack();
    return { route, changes: [`${route} staat er weer.`] };
  });
}

async function answered(act: () => Promise<PageAnswer>): Promise<PageAnswer> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof CouldNotRunError) return { message: error.message };
    throw error;
  }
}
