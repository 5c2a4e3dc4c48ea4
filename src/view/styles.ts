import type { StyledElement, Styles } from '../shared/renderer.ts';
import { fontFiles } from './theme/fonts.ts';
import { shortClassNames } from './theme/short-class-names.ts';
import { siteSheets } from './theme/site-sheets.ts';
import { styledElements } from './theme/styled-elements.ts';

/** Style sheets and fonts for documents whose components are those of styled-components. */
export const styles: Styles = { sheets: siteSheets(), fonts: fontFiles };

/** The same for a build, and what it puts in place of styled components. */
export function buildStyles(): { styles: Styles; elements: Record<string, Record<string, StyledElement>> } {
  const { elements, sheets } = shortClassNames({ elements: styledElements(), sheets: styles.sheets });
  return { styles: { ...styles, sheets }, elements };
}
