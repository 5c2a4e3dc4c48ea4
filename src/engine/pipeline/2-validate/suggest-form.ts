import { dutchMonths } from '../../../shared/dutch-months.ts';
import { kebabOf } from '../../text/kebab.ts';

/** What people write in place of a form, put right; empty when it is no such thing. */
type Attempt = (value: string) => string;

/** These change nothing of what was meant. */
const certain: readonly Attempt[] = [(value) => `${value.trim().replace(/[.!]$/, '')}?`, isoDate];

/** These are good guesses: an own way per kind of value. The first that has the wanted form is offered. */
const guesses: readonly Attempt[] = [
  (value) => (/^\+?\d[\d\s()-]{7,}$/.test(value) ? `tel:${value.replace(/[^\d+]/g, '')}` : ''),
  (value) => (/^[^\s@/]+@[^\s@/]+\.[a-z]+$/i.test(value) ? `mailto:${value}` : ''),
  (value) => (/^(?:http:\/\/|www\.)/i.test(value) ? `https://${value.replace(/^http:\/\//i, '')}` : ''),
  (value) => value.replaceAll('\\', '/').replace(/^.*?(?=\/?images\/)\/?/i, '/'),
  pictureFile,
  (value) => (/\.json$/i.test(value) ? kebabOf(value.replace(/^.*\/|\.json$/gi, '')) : ''),
  sitePath,
  kebabOf,
];

/** A text in the form that was asked for. */
export interface Form {
  text: string;
  /** Whether nothing else can be meant. */
  isUnambiguous: boolean;
}

/**
 * What an author most likely meant with a text that has not the right form, in that form; undefined when no usual
 * error explains it.
 * @param pattern the form, as the schema says it
 */
export function suggestForm(value: string, pattern: string): Form | undefined {
  const form = new RegExp(pattern, 'u');
  for (const [attempts, isUnambiguous] of [
    [certain, true],
    [guesses, false],
  ] as const) {
    for (const attempt of attempts) {
      const text = attempt(value);
      if (text !== '' && form.test(text)) return { text, isUnambiguous };
    }
  }
  return undefined;
}

function isoDate(value: string): string {
  const [, day = '', written = '', year = ''] =
    /^(\d{1,2})[-/. ](\d{1,2}|[a-z]+)[-/. ](\d{4})$/i.exec(value.trim()) ?? [];
  const month = /^\d/.test(written) ? Number(written) : dutchMonths.indexOf(written.toLowerCase()) + 1;
  if (month < 1 || month > 12) return '';
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function pictureFile(value: string): string {
  if (!/\.(?:svg|png|jpe?g|webp|avif)$/i.test(value) || /^https?:/i.test(value)) return '';
  const name = value.replace(/^.*[\\/]/, '');
  const dot = name.lastIndexOf('.');
  return `/images/${kebabOf(name.slice(0, dot))}${name.slice(dot).toLowerCase()}`;
}

function sitePath(value: string): string {
  if (/[:@\\]|^www\./i.test(value)) return '';
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(value) ?? [];
  const names = path
    .replace(/\.(?:html?|json|php)$/i, '')
    .replace(/\/index$/i, '')
    .split('/')
    .map(kebabOf);
  const inside = names.filter((name, index) => name !== '' && !(index === 0 && name === 'pages'));
  return `/${inside.join('/')}${rest.toLowerCase()}`;
}
