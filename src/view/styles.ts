import type { Styles } from '../shared/renderer.ts';
import { fontFiles } from './theme/fonts.ts';
import { siteSheets } from './theme/site-sheets.ts';

export { styledElements } from './theme/styled-elements.ts';

/** Style sheets and fonts for documents. */
export const styles: Styles = { sheets: siteSheets(), fonts: fontFiles };
