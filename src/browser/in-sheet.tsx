import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { classOnlySheet } from '../view/theme/class-only-sheet.ts';

// On the development server styled-components writes its own rules, so that a changed style shows without a reload.
const sheet = import.meta.hot ? undefined : classOnlySheet();

/** The tree with its styles, which are in the document already. */
export function inSheet(tree: ReactNode): ReactNode {
  return <StyleSheetManager sheet={sheet}>{tree}</StyleSheetManager>;
}
