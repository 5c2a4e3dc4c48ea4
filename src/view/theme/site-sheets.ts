import { componentRules } from './component-rules.ts';
import { fontCss } from './fonts.ts';
import { globalCss } from './global-css.ts';
import { styleModules } from './style-modules.ts';

/** Folders that only live blocks use. */
const liveFolders = new Set(['calculator', 'forms']);

/** Sheets of their own, by folder or file. */
const sheetOfFolder = new Map([
  // On nearly every page. Each sheet costs 54 bytes in the policy before every document, and its line may not grow much.
  ['benefit-list', 'base'],
  ['call-to-action', 'base'],
  ['faq', 'base'],
  ['hero', 'base'],
  ['text-section', 'base'],
  // What nobody sees before a result, an answer or a failure: in the sheet that the app loads, in no document.
  ['details', 'later'],
  ['follow-up', 'later'],
  ['opening', 'opening'],
  ['quotation', 'quotation'],
  ['reach-us', 'lead-form'],
  ['size-drawing', 'size-drawing'],
  ['RouteFailure.styles.ts', 'later'],
  ['LeadForm.styles.ts', 'lead-form'],
  ['FormCard.styles.ts', 'lead-form'],
]);

/**
 * The site's CSS in cascade order: `base` for every page, `live` for live blocks, one per other block type, `opening` for a
 * calculator beside its hero, `quotation` where somebody is quoted, `size-drawing` where sizes are drawn, `lead-form` where such a form stands from the
 * start, `later` for what no document shows, `print` for paper. Includes components that only appear after hydration.
 */
export function siteSheets(): Record<string, string> {
  const sheets: Record<string, string> = { base: fontCss + globalCss, live: '' };
  const names = sheetNames();
  const rules = componentRules(styleModules);
  for (const { componentId, css } of rules) {
    const keyframes = /^@keyframes (\w+)/.exec(css)?.[1];
    const mover = keyframes && rules.find((rule) => rule.css !== css && rule.css.includes(keyframes));
    const name = names.get(mover ? mover.componentId : componentId) ?? 'base';
    sheets[name] = (sheets[name] ?? '') + css;
  }
  return withPrintApart(sheets);
}

/** A rule for paper that no other condition surrounds, with its rules. */
const printRule = /@media print\{(?:[^{}]|\{[^{}]*\})*\}/g;

/** Rules for paper come last: a document refers to them, as no screen waits for what few print. */
function withPrintApart(sheets: Record<string, string>): Record<string, string> {
  const screen = Object.entries(sheets).map(([name, css]) => [name, css.replace(printRule, '')]);
  const print = Object.values(sheets).flatMap((css) => css.match(printRule) ?? []);
  return { ...Object.fromEntries(screen), print: print.join('') };
}

/**
 * By component id; the folder of its styles file decides.
 * @throws when the table names what is not there: its styles would go with every page, unseen
 */
function sheetNames(): Map<string, string> {
  const names = new Map<string, string>();
  const unused = new Set(sheetOfFolder.keys());
  for (const [file, components] of Object.entries(styleModules)) {
    const [, part = '', folder = ''] = file.split('/');
    unused.delete(folder);
    const name =
      sheetOfFolder.get(folder) ?? (part === 'blocks' ? folder : liveFolders.has(part) ? 'live' : 'base');
    for (const { styledComponentId } of Object.values(components)) names.set(styledComponentId, name);
  }
  if (unused.size > 0)
    throw new Error(`site-sheets.ts names no folder or file of styles: ${[...unused].join(', ')}.`);
  return names;
}
