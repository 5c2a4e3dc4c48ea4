import { editorOfPage } from '../shared/authors/studio-addresses.ts';
import { brandColours } from '../shared/site/brand-colours.ts';
import { unescaped } from '../shared/text/unescaped.ts';

const { night, 'on-night': onNight } = brandColours.light;

/** In development: the way from a page to its editor. The frame of an editor needs none. */
if (parent === self && document.getElementById('page-data')) {
  const host = document.createElement('div');
  const link = document.createElement('a');
  link.textContent = 'Bewerk deze pagina';
  link.style.cssText = `position:fixed;inset:auto auto 12px 12px;z-index:9998;padding:10px 16px;border-radius:8px;background:${night};color:${onNight};font:600 15px/1.4 system-ui;text-decoration:none`;
  const lead = (): void => {
    link.href = editorOfPage(unescaped(location.pathname));
  };
  // The address changes without a new document.
  for (const event of ['pointerover', 'focus']) link.addEventListener(event, lead);
  lead();
  host.attachShadow({ mode: 'open' }).append(link);
  document.body.append(host);
}
