import { withoutAccents } from '../../shared/without-accents.ts';

/** Lower-case letters, digits and single hyphens. */
export const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Converts to kebab case; empty when nothing is left. */
export function kebabOf(name: string): string {
  const plain = withoutAccents(name).toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
