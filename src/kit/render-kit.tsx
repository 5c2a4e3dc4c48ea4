import { renderToString } from 'react-dom/server';
import { StyleSheetManager } from 'styled-components';
import type { KitRenderer } from '../shared/kit.ts';
import { classOnlySheet } from '../view/theme/class-only-sheet.ts';
import { componentRules, type StyleModules } from '../view/theme/component-rules.ts';
import { siteSheets } from '../view/theme/site-css.tsx';
import { durations } from './design/durations.ts';
import { Kit, titleOf } from './Kit.tsx';

const styleModules: StyleModules = import.meta.glob('./**/*.styles.ts', { eager: true });
const siteCss = siteSheets();

/** The styles of the kit stand after those of the site, and are in no sheet of it. */
const sheets = [
  ...siteCss,
  componentRules(styleModules)
    .map(({ css }) => css)
    .join(''),
];
const sheet = classOnlySheet();

/** The one door for Node to the kit. */
export const kitRenderer: KitRenderer = {
  viewOf(screen, site) {
    return { screen, site, durations: durations(siteCss.join('')) };
  },
  renderKit(view) {
    const body = renderToString(
      <StyleSheetManager sheet={sheet}>
        <Kit view={view} />
      </StyleSheetManager>,
    );
    return { title: titleOf(view.screen), body, sheets };
  },
};
