import type { BlockType } from '../../shared/page.ts';
import { isLive } from '../page/live-blocks.ts';
import { componentRules } from './component-rules.ts';
import { fontCss } from './fonts.ts';
import { globalCss } from './global-css.ts';
import { styleModules } from './style-modules.ts';

/** What only live blocks are made of. */
const liveRooms = new Set(['calculator', 'forms']);

/**
 * The CSS of the site in sheets, by what needs it: every page, a page with a live block, a page with one type of
 * block. Holds the rules of every styled component in a `*.styles.ts` file, whether or not it is on the screen at
 * first, so states that appear only in the browser are covered too.
 */
const sheets = collectSheets();

/** All sheets of the site, in the order in which they apply. */
export function siteSheets(): string[] {
  return [...sheets.values()];
}

/** The same by what needs each: `base`, `live`, or a type of block. */
export function sheetsByName(): ReadonlyMap<string, string> {
  return sheets;
}

/** The sheets that a page with these types of block needs, in the same order. */
export function sheetsFor(types: readonly BlockType[]): string[] {
  const needed = new Set<string>(['base', ...types, ...(types.some(isLive) ? ['live'] : [])]);
  return [...sheets].flatMap(([name, css]) => (needed.has(name) ? [css] : []));
}

function collectSheets(): ReadonlyMap<string, string> {
  const collected = new Map([
    ['base', fontCss + globalCss],
    ['live', ''],
  ]);
  const names = sheetNames();
  for (const { componentId, css } of componentRules(styleModules)) {
    const name = names.get(componentId) ?? 'base';
    collected.set(name, (collected.get(name) ?? '') + css);
  }
  return collected;
}

/** In which sheet the rules of each component go, by its id: by the folder of its styles file. */
function sheetNames(): Map<string, string> {
  const names = new Map<string, string>();
  for (const [file, components] of Object.entries(styleModules)) {
    const [, room = '', folder = ''] = file.split('/');
    const name = room === 'blocks' ? folder : liveRooms.has(room) ? 'live' : 'base';
    for (const { styledComponentId } of Object.values(components)) names.set(styledComponentId, name);
  }
  return names;
}
