import { optimize } from 'svgo';

/** The same drawing in fewer bytes; its view box and its own size stay, for pages reserve room by them. */
export function optimizeDrawing(svg: string): string {
  return optimize(svg, { multipass: true, plugins: ['preset-default'] }).data;
}
