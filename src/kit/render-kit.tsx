import { renderToString } from 'react-dom/server';
import type { KitRenderer } from '../shared/kit.ts';
import { componentRules, type StyleModules } from '../view/theme/component-rules.ts';
import { siteSheets } from '../view/theme/site-sheets.ts';
import { durations } from './design/durations.ts';
import { Kit, titleOf } from './Kit.tsx';

const styleModules: StyleModules = import.meta.glob('./**/*.styles.ts', { eager: true });
const siteCss = Object.values(siteSheets());

/** The styles of the kit stand after those of the site, and are in no sheet of it. */
const sheets = [
  ...siteCss,
  componentRules(styleModules)
    .map(({ css }) => css)
    .join(''),
];

/** The one door for Node to the kit. */
export const kitRenderer: KitRenderer = {
  viewOf(screen, site) {
    return { screen, site, durations: durations(siteCss.join('')) };
  },
  renderKit(view) {
    const body = renderToString(<Kit view={view} />);
    return { title: titleOf(view.screen), body, sheets };
  },
};
