import { contentEvents } from '../shared/authors/content-events.ts';
import { brandColours } from '../shared/site/brand-colours.ts';
import { followAddress } from './follow-address.ts';

const { carrot, ink } = brandColours.light;

/** In development: marks a page that visitors do not always see. The editor shows this itself. */
if (parent === self) {
  let words: Record<string, string> = JSON.parse(
    document.getElementById('page-publications')?.textContent ?? '{}',
  );
  const host = document.createElement('div');
  const mark = document.createElement('strong');
  mark.setAttribute('role', 'status');
  mark.style.cssText = `position:fixed;inset:0 0 auto;z-index:9998;padding:6px 16px;background:${carrot};color:${ink};font:600 15px/1.4 system-ui;text-align:center;pointer-events:none`;
  host.attachShadow({ mode: 'open' }).append(mark);
  document.body.append(host);
  const show = (): void => {
    const shown = words[decodeURIComponent(location.pathname)] ?? '';
    if (mark.textContent !== shown) mark.textContent = shown;
    mark.style.display = shown === '' ? 'none' : '';
  };
  followAddress(show);
  import.meta.hot?.on(contentEvents.publications, (changed: Record<string, string>) => {
    words = changed;
    show();
  });
}
