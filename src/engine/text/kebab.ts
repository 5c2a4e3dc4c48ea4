/** Lower-case letters, digits and single hyphens. */
export const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Converts to kebab case; empty when nothing is left. */
export function kebabOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
