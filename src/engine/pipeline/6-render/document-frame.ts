import { createHash } from 'node:crypto';
import type { Styles } from '../../../shared/renderer.ts';
import type { Brand } from '../../../shared/schema-types.ts';
import { brandedFrame } from './branded-frame.ts';
import type { DocumentFrame } from './document.ts';

interface FrameWithSheet {
  frame: DocumentFrame;
  /** The deferred style sheet. */
  sheet: { name: string; css: string };
}

interface FrameParts {
  styles: Styles;
  loader: string;
  blockScripts: DocumentFrame['blockScripts'];
  brand?: Brand;
}

/** Makes the frame of all documents. */
export function documentFrame({ styles, loader, blockScripts, brand }: FrameParts): FrameWithSheet {
  const css = laterStyles(styles);
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const name = `assets/site-${hash}.css`;
  return {
    frame: brandedFrame({ styles, deferredStylesheet: `/${name}`, loader, blockScripts }, brand),
    sheet: { name, css },
  };
}

/** All styles but the inlined base, which would cause a reflow. */
function laterStyles({ sheets: { base: _base, ...others } }: Styles): string {
  return Object.values(others).join('');
}
