import { componentRules } from './component-rules.ts';
import { fontCss } from './fonts.ts';
import { globalCss } from './global-css.ts';
import { styleModules } from './style-modules.ts';

/** What only live blocks are made of. */
const liveRooms = new Set(['calculator', 'forms']);

/**
 * The CSS of the site in sheets, by what needs it: every page (`base`), a page with a live block (`live`), a page with
 * one type of block; in the order in which they apply. Holds the rules of every styled component in a `*.styles.ts`
 * file, whether or not it is on the screen at first, so states that appear only in the browser are covered too.
 */
export function siteSheets(): Record<string, string> {
  const sheets: Record<string, string> = { base: fontCss + globalCss, live: '' };
  const names = sheetNames();
  for (const { componentId, css } of componentRules(styleModules)) {
    const name = names.get(componentId) ?? 'base';
    sheets[name] = (sheets[name] ?? '') + css;
  }
  return sheets;
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
