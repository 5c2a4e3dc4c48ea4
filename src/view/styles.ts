import type { Styles } from '../shared/renderer.ts';
import { fontFiles } from './theme/fonts.ts';
import { siteSheets } from './theme/site-sheets.ts';

export { styledElements } from './theme/styled-elements.ts';

/** What the view looks like, for whoever writes documents. */
export const styles: Styles = { sheets: siteSheets(), fonts: fontFiles };
