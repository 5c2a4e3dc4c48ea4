import { createHash } from 'node:crypto';
import type { Styles } from '../../../shared/page/renderer.ts';
import type { Brand } from '../../../shared/schema-types.ts';
import { brandedFrame } from './branded-frame.ts';
import type { DocumentFrame, LoaderFiles } from './document.ts';

interface FrameWithSheets {
  frame: DocumentFrame;
  /** The style sheets that documents refer to, by output path. */
  sheets: Readonly<Record<string, string>>;
}

interface FrameParts {
  styles: Styles;
  loader: string;
  loaderFiles: Omit<LoaderFiles, 'styles'>;
  blockScripts: DocumentFrame['blockScripts'];
  brand?: Brand;
}

/** Makes the frame of all documents. */
export function documentFrame({
  styles,
  loader,
  loaderFiles,
  blockScripts,
  brand,
}: FrameParts): FrameWithSheets {
  const { later = '', print = '', ...inlined } = styles.sheets;
  // Without the base, which every document holds: it would cause a reflow.
  const { base: _base, ...blocks } = inlined;
  const site = Object.values(blocks).join('') + later + print;
  const [siteName, printName] = [sheetName('site', site), sheetName('print', print)];
  const frame = {
    styles: { ...styles, sheets: inlined },
    printStylesheet: `/${printName}`,
    loader,
    loaderFiles: { ...loaderFiles, styles: `/${siteName}` },
    blockScripts,
  };
  return { frame: brandedFrame(frame, brand), sheets: { [siteName]: site, [printName]: print } };
}

function sheetName(name: string, css: string): string {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  return `assets/${name}-${hash}.css`;
}
