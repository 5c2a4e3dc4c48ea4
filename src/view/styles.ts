import type { StyledElement, Styles } from '../shared/page/renderer.ts';
import { fontFiles } from './theme/fonts.ts';
import { shortClassNames } from './theme/short-class-names.ts';
import { shortProperties } from './theme/short-properties.ts';
import { siteSheets } from './theme/site-sheets.ts';
import { styledElements } from './theme/styled-elements.ts';

/** Style sheets and fonts for documents whose components are those of styled-components. */
export const styles: Styles = { sheets: siteSheets(), fonts: fontFiles };

/** The same for a build, and what it puts in place of styled components. */
export function buildStyles(): { styles: Styles; elements: Record<string, Record<string, StyledElement>> } {
  const { sheets: shorter, properties } = shortProperties(styles.sheets);
  const { elements, sheets } = shortClassNames({ elements: styledElements(), sheets: shorter });
  return { styles: { ...styles, sheets, properties }, elements };
}

interface WeighedStyles {
  styles: Styles;
  rename: (html: string) => string;
}

let weighed: WeighedStyles | undefined;

/** The styles of a build, and what gives its class names to HTML with those of styled-components. Made once. */
export function weighedStyles(): WeighedStyles {
  weighed ??= makeWeighedStyles();
  return weighed;
}

function makeWeighedStyles(): WeighedStyles {
  const { styles, elements } = buildStyles();
  const names = new Map(
    Object.entries(styledElements()).flatMap(([file, components]) =>
      Object.entries(components).map(([name, { className }]) => [
        className,
        elements[file]?.[name]?.className,
      ]),
    ),
  );
  const rename = (html: string): string =>
    html.replace(/ class="([^"]*)"/g, (written, name: string) => {
      const short = names.get(name);
      return short === undefined ? written : short && ` class="${short}"`;
    });
  return { styles, rename };
}
