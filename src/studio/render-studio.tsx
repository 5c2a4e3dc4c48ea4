import { renderToString } from 'react-dom/server';
import type { StudioRenderer } from '../shared/authors/studio.ts';
import { componentRules, type StyleModules } from '../view/theme/component-rules.ts';
import { siteSheets } from '../view/theme/site-sheets.ts';
import { durations } from './design/durations.ts';
import { Studio, titleOf } from './Studio.tsx';

const styleModules: StyleModules = import.meta.glob('./**/*.styles.ts', { eager: true });
const siteCss = Object.values(siteSheets());

/** After the styles of the site. */
const sheets = [
  ...siteCss,
  componentRules(styleModules)
    .map(({ css }) => css)
    .join(''),
];

/** The entry of the studio for Node. */
export const studioRenderer: StudioRenderer = {
  viewOf(screen, present) {
    return { screen, ...present, durations: durations(siteCss.join('')) };
  },
  renderStudio(view) {
    const body = renderToString(<Studio view={view} />);
    return { title: titleOf(view.screen), body, sheets };
  },
};
