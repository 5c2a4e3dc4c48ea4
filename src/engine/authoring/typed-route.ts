import { CouldNotRunError } from '../../shared/could-not-run-error.ts';
import { kebab, kebabOf } from '../text/kebab.ts';

/**
 * The address that a person means: `/a/b`, `a/b`, `/a/b/` or the file `pages/a/b.json`.
 * @throws CouldNotRunError when a name in it does not fit in an address, with the address that would
 */
export function typedRoute(typed: string): string {
  const names = typed
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)?pages\/(?=.*\.json$)/, '/')
    .replace(/(?:\/index)?\.json$/, '')
    .split('/')
    .filter((name) => name !== '');
  if (names.every((name) => kebab.test(name))) return `/${names.join('/')}`;
  const better = names.map(kebabOf).filter((name) => name !== '');
  throw new CouldNotRunError(
    `"${typed}" past niet in een webadres: gebruik alleen kleine letters, cijfers en streepjes.${
      better.length === 0 ? '' : ` Bedoel je "/${better.join('/')}"?`
    }`,
  );
}
