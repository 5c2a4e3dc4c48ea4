/** The folder that commands take without `--pages`. */
const ownFolder = 'pages';

/** Of which each takes `--pages`. */
const commandsAboutPages = [
  'build',
  'changes',
  'check',
  'dev',
  'format-pages',
  'hand-in',
  'migrate-pages',
  'move-page',
  'new-page',
  'overdue',
  'pages',
  'remove-page',
];

/** Not where options follow that hold the folder, or all that was typed. */
const command = new RegExp(
  `(npm run (?:${commandsAboutPages.join('|')}))(?![\\w-]| "--"| -- --pages)(?: --(?= ))?`,
  'g',
);

/**
 * A text for people whose commands are about the site that the text is about: `npm run check -- --pages ../bakery/pages`.
 * Changes no text twice.
 * @param pagesFolder from the folder where commands are typed
 */
export function withPagesFolder(text: string, pagesFolder: string): string {
  if (pagesFolder === ownFolder) return text;
  const typed = /[^\w./:~-]/.test(pagesFolder) ? `"${pagesFolder}"` : pagesFolder;
  return text.replaceAll(command, (_, run) => `${run} -- --pages ${typed}`);
}
