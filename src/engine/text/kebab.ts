/** A name that fits in an address: lower-case letters, digits and single hyphens. */
export const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The nearest name that fits in an address; empty when nothing is left of it. */
export function kebabOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
