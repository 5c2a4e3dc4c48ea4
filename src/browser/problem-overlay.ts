import { contentEvents } from '../shared/authors/content-events.ts';
import { type PageProblems, pageProblemsPath, routeParameter } from '../shared/authors/page-problems.ts';
import type { ReportedDiagnostic } from '../shared/authors/reported-diagnostic.ts';
import { isError } from '../shared/authors/severity.ts';
import { countedSeverities, severityWords } from '../shared/authors/severity-words.ts';
import { editorOfPage, openInEditor, pagesPath } from '../shared/authors/studio-addresses.ts';
import { brandColours } from '../shared/site/brand-colours.ts';
import { capitalised } from '../shared/text/capitalised.ts';
import { counted } from '../shared/text/counted.ts';
import { unescaped } from '../shared/text/unescaped.ts';
import { followAddress } from './follow-address.ts';

const {
  night,
  carrot,
  'on-night': onNight,
  'on-night-muted': muted,
  'carrot-bright': carrotBright,
} = brandColours.light;

const styles = `
:host{all:initial}
section,button{font:15px/1.5 system-ui;color:${onNight};background:${night}}
section{position:fixed;inset:auto 0 0;max-height:60vh;overflow:auto;z-index:9999;padding:16px 24px;border-top:4px solid ${carrot}}
button{cursor:pointer;border:1px solid ${onNight};border-radius:8px;padding:8px 14px;font-weight:600}
section button{position:sticky;top:0;float:right;margin-left:16px}
.opener{position:fixed;inset:auto 12px 12px auto;z-index:9998;border-color:${carrot}}
@media (max-width:40em){.opener{inset:auto 12px 64px auto}}
:focus-visible{outline:3px solid ${carrotBright};outline-offset:2px}
h2{font:600 17px/1.4 system-ui;margin:0}
h3{font:600 15px/1.4 system-ui;margin:20px 0 0;color:${muted}}
a{display:block;margin-top:12px;color:${carrotBright};font-family:ui-monospace,monospace;overflow-wrap:anywhere}
p{margin:0;white-space:pre-line}`;

/** The storage key of the mistakes for which an author closed the list, in this tab. */
const closedKey = 'closed-problems';

const host = document.createElement('div');
const shadow = host.attachShadow({ mode: 'open' });
let isOpen = false;

/** Lists the problems of the page and of others; opens by itself for new errors on the page. */
function show(problems: PageProblems): void {
  const { failure, here, errors, warnings } = problems;
  const mistakes = JSON.stringify([failure, here.filter(isError).map(({ message }) => message)]);
  const isWrong = failure !== undefined || here.some(isError) || problems.version === 'none';
  isOpen = isWrong ? sessionStorage.getItem(closedKey) !== mistakes : isOpen && errors + warnings > 0;
  const close = (): void => {
    sessionStorage.setItem(closedKey, mistakes);
    isOpen = false;
    draw();
    shadow.querySelector('button')?.focus();
  };
  const open = (): void => {
    sessionStorage.removeItem(closedKey);
    isOpen = true;
    draw();
    shadow.querySelector('button')?.focus();
  };
  const draw = (): void => {
    const hadFocus = shadow.activeElement !== null;
    shadow.replaceChildren(element('style', styles));
    if (isOpen) shadow.append(panel(problems, close));
    else if (failure !== undefined || errors + warnings > 0) {
      const opener = button(inShort(problems), open);
      opener.className = 'opener';
      shadow.append(opener);
    }
    // Everything is rendered again; the focus stays where it was.
    if (hadFocus) shadow.querySelector('button')?.focus();
  };
  draw();
}

function panel(problems: PageProblems, close: () => void): HTMLElement {
  const { failure, version, here, elsewhere, errors } = problems;
  const made = element('section');
  made.setAttribute('aria-label', 'Problemen in de pagina’s');
  made.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  const shown = version === 'earlier' ? ': je ziet de laatste versie die wel te tonen was' : '';
  made.append(button('Verberg', close), element('h2', inShort(problems) + shown));
  if (failure !== undefined) made.append(element('p', failure));
  if (here.length > 0) {
    // The link to the editor that each page has, is behind this list.
    const editor = link(editorOfPage(unescaped(location.pathname)), 'Verbeter het in de editor');
    made.append(element('h3', 'Op deze pagina'), editor, ...here.flatMap(lines));
  }
  if (elsewhere.length > 0) made.append(element('h3', 'In andere bestanden'), ...elsewhere.flatMap(lines));
  const notListed = errors - here.filter(isError).length - elsewhere.length;
  if (notListed > 0) made.append(element('p', `En nog ${counted(notListed, 'fout', 'fouten')}.`));
  const all = link(pagesPath, 'Alle problemen van de site');
  made.append(all);
  return made;
}

function inShort({ failure, errors, warnings }: PageProblems): string {
  if (failure !== undefined) return 'De site is nu niet te lezen';
  return countedSeverities({ errors, warnings }).join(', ');
}

function lines({ file, line, column, severity, message, hint }: ReportedDiagnostic): HTMLElement[] {
  const place = `${file}:${line}:${column}`;
  const opener = link(openInEditor(place), place);
  opener.addEventListener('click', (event) => {
    event.preventDefault();
    event.stopPropagation();
    // Nothing opens where the server has stopped.
    fetch(opener.href).catch(() => {});
  });
  const text = severity === 'error' ? message : `${capitalised(severityWords.warning)}: ${message}`;
  return [opener, element('p', text), ...(hint ? [element('p', hint)] : [])];
}

function button(text: string, act: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.addEventListener('click', act);
  return made;
}

function link(href: string, text: string): HTMLAnchorElement {
  const made = document.createElement('a');
  made.href = href;
  made.textContent = text;
  return made;
}

function element(name: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function update(): void {
  const { pathname } = location;
  fetch(`${pageProblemsPath}?${routeParameter}=${encodeURIComponent(pathname)}`)
    .then((answer) => answer.json())
    .then(
      (problems) => {
        // A later page requests its own.
        if (location.pathname === pathname) show(problems);
      },
      // The server has stopped.
      () => {},
    );
}

// The editor around a preview lists them already.
if (parent === self) {
  document.body.append(host);
  followAddress(update);
  const hadPage = document.getElementById('page-data') !== null;
  import.meta.hot?.on(contentEvents.problems, () => (hadPage ? update() : location.reload()));
}
