import type { Mark } from '../../shared/schema-types.ts';

/** Width and height of a mark, in its own units. */
export function markSize({ viewBox }: Mark): [width: number, height: number] {
  const [, , width = 1, height = 1] = viewBox.split(' ').map(Number);
  return [width, height];
}
