import { CouldNotRunError } from '../../shared/could-not-run-error.ts';
import { kebab, kebabOf } from '../text/kebab.ts';

/** The prefix that Git Bash on Windows adds to an address, which it takes for a path. */
const ofGitBash = /^[a-z]:\/(?:.*?\/)?git(?=\/)/i;

/**
 * Parses `/a/b`, `a/b`, `/a/b/`, `pages/a/b.json` or what stands in the browser: `https://www.site.nl/a/b.html`.
 * @throws CouldNotRunError for nothing at all, and for invalid characters, with a suggestion
 */
export function typedRoute(typed: string): string {
  if (typed.trim() === '')
    throw new CouldNotRunError('Er is nog geen adres. Vul het in, bijvoorbeeld /equipment/tankwagen.');
  const names = typedNames(typed);
  if (names.every((name) => kebab.test(name))) return `/${names.join('/')}`;
  const better = names.map(kebabOf).filter((name) => name !== '');
  throw new CouldNotRunError(
    `"${typed}" past niet in een webadres: gebruik alleen kleine letters, cijfers en streepjes.${
      better.length === 0 ? '' : ` Bedoel je "/${better.join('/')}"?`
    }`,
  );
}

/** The names of an address as `typedRoute` parses it, whether or not there can be such a page. */
export function typedNames(typed: string): string[] {
  return typed
    .trim()
    .replaceAll('\\', '/')
    .replace(ofGitBash, '')
    .replace(/^https?:\/\/[^/]+([^?#]*).*$/, '$1')
    .replace(/^(?:\.\/)?pages\/(?=.*\.json$)/, '/')
    .replace(/(?:\/index)?\.(?:json|html)$/, '')
    .split('/')
    .filter((name) => name !== '');
}
