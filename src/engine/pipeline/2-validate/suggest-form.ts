import { isPictureName } from '../../../shared/page/picture-endings.ts';
import { isDay } from '../../../shared/text/is-day.ts';
import { writtenDay } from '../../../shared/text/written-day.ts';
import { zeroWidthCharacters } from '../../../shared/text/zero-width-characters.ts';
import { kebabOf } from '../../text/kebab.ts';
import { outsideHref } from '../../text/outside-href.ts';

/** A conversion to the wanted form; empty when it does not apply. */
type Attempt = (value: string, pattern: string) => string;

/** Without loss of meaning. */
const certain: readonly Attempt[] = [
  (value) => value.trim(),
  asQuestion,
  isoDate,
  (value) => outsideIf(true, value),
];

/** By kind of value; the first result that matches the pattern is suggested. */
const guesses: readonly Attempt[] = [
  // With the month first, as in America.
  (value) => isoDate(value.replace(/^(\d{1,2})([-/. ])(\d{1,2})(?=\2)/, '$3$2$1')),
  (value) => outsideIf(false, value),
  (value) => withSlashes(value).replace(/^.*?(?=\/?images\/)\/?/i, '/'),
  pictureFile,
  (value) => (/_shared\/|\.json$/i.test(value) ? kebabOf(value.replace(/^.*\/|\.json$/gi, '')) : ''),
  websitePath,
  documentFile,
  sitePath,
  kebabOf,
];

/** What a word processor or a website puts where a word may break, and other characters that nobody sees. */
const invisible = new RegExp(`\u00AD|${zeroWidthCharacters.source}`, 'g');

/** A text that matches the pattern. */
interface Form {
  text: string;
  isUnambiguous: boolean;
}

/** The likely meaning of a text that fails `pattern`, in the wanted form, if any. */
export function suggestForm(value: string, pattern: string): Form | undefined {
  const form = new RegExp(pattern, 'u');
  const visible = value.replace(invisible, '');
  // The address of a website, copied from a browser, ends in a slash.
  const spellings = [visible, visible.trim().replace(/\/+$/, '')];
  for (const [attempts, isUnambiguous] of [
    [certain, true],
    [guesses, false],
  ] as const) {
    for (const attempt of attempts) {
      const text = spellings
        .map((spelling) => attempt(spelling, pattern))
        .find((each) => each !== '' && form.test(each));
      if (text !== undefined) return { text, isUnambiguous };
    }
  }
  return undefined;
}

/** A text with a question mark further on may be a question and its answer. */
function asQuestion(value: string, pattern: string): string {
  const words = value.trim().replace(/[.!?\s]+$/, '');
  return pattern.endsWith('\\?$') && words !== '' && !words.includes('?') ? `${words}?` : '';
}

function outsideIf(isUnambiguous: boolean, value: string): string {
  const meant = outsideHref(value);
  return meant?.isUnambiguous === isUnambiguous ? meant.text : '';
}

function isoDate(value: string): string {
  const day = writtenDay(value);
  return isDay(day) ? day : '';
}

/** Whether a text says a day that no calendar has, where a day belongs: `31-02-2027`. */
export function isUnrealDay(value: string, pattern: string): boolean {
  const day = writtenDay(value);
  return day !== '' && !isDay(day) && new RegExp(pattern, 'u').test(day);
}

/** JSON reads `\b` in `"\bakwagen.svg"` as a control character. */
const escapes = new Map([
  ['\b', '/b'],
  ['\f', '/f'],
  ['\n', '/n'],
  ['\r', '/r'],
  ['\t', '/t'],
  ['\\', '/'],
]);

function withSlashes(path: string): string {
  return path.replace(/[\b\f\n\r\t\\]/g, (sign) => escapes.get(sign) ?? sign);
}

function pictureFile(value: string): string {
  if (!isPictureName(value) || /^https?:/i.test(value)) return '';
  // A browser copies the address of a picture with its spaces as %20.
  const name = withSlashes(value).replace(/^.*\//, '').replaceAll('%20', ' ');
  const dot = name.lastIndexOf('.');
  return `/images/${kebabOf(name.slice(0, dot))}${name.slice(dot).toLowerCase()}`;
}

/** The address of a page elsewhere, as browsers write its spaces. */
function websitePath(value: string): string {
  return /^https:\/\/[^\s/]+\//i.test(value) ? value.trim().replace(/\s/g, '%20') : '';
}

/** A file to download, with a name that can stand in a link. */
function documentFile(value: string): string {
  // Not what has marks of a text, or of a value of the site; a link to a place in it is none.
  const [, path = ''] = /^(?!https?:)([^?#{}[\]<>*]+)\.pdf(?:[?#].*)?$/i.exec(value.trim()) ?? [];
  const names = withSlashes(path)
    .replace(/^.*?public\//i, '')
    // On the disk of its author.
    .replace(/^(?:[a-z]|file):.*\//i, 'documenten/')
    .split('/')
    .map((name) => kebabOf(name.replaceAll('%20', ' ')));
  const inside = names.filter((name) => name !== '');
  return inside.length === 0 ? '' : `/${inside.join('/')}.pdf`;
}

function sitePath(value: string): string {
  // Where no website may stand, its path is meant.
  const written = value.replace(/^https?:\/\/[^/]+(?=\/.)/i, '');
  // Nor is what has marks of a text, or of a value of the site.
  if (/[:@\\{}[\]<>*]|^www\./i.test(written)) return '';
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(written) ?? [];
  const place = /^#[^=]+$/.test(rest) ? `#${kebabOf(rest)}` : rest.toLowerCase();
  // On the page itself.
  if (path === '' && place.startsWith('#')) return place;
  const names = path
    .replace(/\.(?:html?|json|php)$/i, '')
    .replace(/\/index$/i, '')
    .split('/');
  // A picture is no page.
  if (names.some((name) => isPictureName(name))) return '';
  const inside = names
    .map(kebabOf)
    .filter((name, index) => name !== '' && !(index === 0 && name === 'pages'));
  return `/${inside.join('/')}${place}`;
}
