import { createHash } from 'node:crypto';
import type { Styles } from '../../../shared/renderer.ts';
import type { DocumentFrame } from './document.ts';

/** The frame of all documents, with the style sheet that it names. */
export interface FrameWithSheet {
  frame: DocumentFrame;
  /** The file of that sheet in the site, and its text. */
  sheet: { name: string; css: string };
}

/** What is the same in every document of a site. */
export function documentFrame({ styles, loader }: { styles: Styles; loader: string }): FrameWithSheet {
  const css = laterStyles(styles);
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const name = `assets/site-${hash}.css`;
  return { frame: { styles, deferredStylesheet: `/${name}`, loader }, sheet: { name, css } };
}

/**
 * The styles that a document may lack. Not the base, which each has: rules for every element and for fonts would have
 * the whole page laid out anew when they arrive once more.
 */
function laterStyles({ sheets: { base: _base, ...others } }: Styles): string {
  return Object.values(others).join('');
}
