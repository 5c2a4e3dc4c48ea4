import { brandColours } from '../shared/brand-colours.ts';
import type { ReportedDiagnostic } from '../shared/reported-diagnostic.ts';

const { night, carrot, 'on-night': onNight, 'carrot-bright': carrotBright } = brandColours.light;

const host = document.createElement('div');
const shadow = host.attachShadow({ mode: 'open' });
document.body.append(host);

/** Lists errors over the last good version of the page. */
function show(problems: readonly ReportedDiagnostic[]): void {
  const errors = problems.filter(({ severity }) => severity === 'error');
  shadow.replaceChildren();
  // The editor around a preview lists them itself.
  if (errors.length === 0 || parent !== self) return;
  const panel = element('section', '');
  panel.setAttribute('aria-label', 'Problemen in de pagina’s');
  panel.style.cssText = `position:fixed;inset:auto 0 0;max-height:60vh;overflow:auto;z-index:9999;background:${night};color:${onNight};padding:16px 24px;font:15px/1.5 system-ui;border-top:4px solid ${carrot}`;
  panel.append(
    element(
      'strong',
      `${errors.length === 1 ? '1 fout' : `${errors.length} fouten`}: de pagina toont de laatste goede versie`,
    ),
  );
  for (const problem of errors) panel.append(...lines(problem));
  shadow.append(panel);
}

function lines({ file, line, column, message, hint }: ReportedDiagnostic): HTMLElement[] {
  const place = `${file}:${line}:${column}`;
  const link = document.createElement('a');
  link.href = `/__open-in-editor?file=${encodeURIComponent(place)}`;
  link.textContent = place;
  link.style.cssText = `display:block;margin-top:12px;color:${carrotBright};font-family:ui-monospace,monospace`;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    event.stopPropagation();
    fetch(link.href);
  });
  return [link, element('div', message), ...(hint ? [element('div', hint)] : [])];
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  made.style.whiteSpace = 'pre-line';
  return made;
}

show(JSON.parse(document.getElementById('content-problems')?.textContent ?? '[]'));
let hadPage = document.getElementById('root') !== null;
import.meta.hot?.on('content:problems', (problems: ReportedDiagnostic[]) => {
  show(problems);
  if (!hadPage && problems.every(({ severity }) => severity !== 'error')) {
    hadPage = true;
    location.reload();
  }
});
