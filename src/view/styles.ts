import type { Styles } from '../shared/renderer.ts';
import { fontFiles } from './theme/fonts.ts';
import { siteSheets } from './theme/site-sheets.ts';
import { stableClassNames } from './theme/stable-class-names.ts';
import { styledElements as elementsOf } from './theme/styled-elements.ts';

const { elements, sheets } = stableClassNames({ elements: elementsOf(), sheets: siteSheets() });

/** Style sheets and fonts for documents. */
export const styles: Styles = { sheets, fonts: fontFiles };

/** What a build puts in place of styled components. */
export const styledElements = elements;
