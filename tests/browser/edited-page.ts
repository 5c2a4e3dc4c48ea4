import { writeFileSync } from 'node:fs';
import { printJson } from '../../src/engine/json/layout/print-json.ts';
import type { DevelopmentServer } from './development-server.ts';

/** A page for tests to edit: what the site says may change from day to day. */
export const editedRoute = '/equipment/wegtransport/proefwagen';
export const editedFile = `pages${editedRoute}.json`;
/** A shared block that only this page has. */
export const editedShared = 'pages/_shared/proef.json';

const questions = ['Wat kost het?', 'Hoe lang duurt het?', 'Wat heb ik nodig?'];

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 50"><path d="M0 0h80v50H0z" fill="#1d6b48"/></svg>';

/** Puts the page in the site of a development server. */
export function addEditedPage(server: DevelopmentServer): void {
  writeFileSync(
    server.file(editedShared),
    printJson({
      type: 'call-to-action',
      title: 'Klaar voor de rit?',
      text: 'Vertel ons waar je de wagen voor gebruikt.',
      actions: [{ label: 'Neem contact op', href: '/contact' }],
    }),
  );
  writeFileSync(server.file('public/images/proefwagen.svg'), drawing);
  writeFileSync(
    server.file(editedFile),
    printJson({
      metadata: {
        title: 'Proefwagen leasen',
        description:
          'Een wagen om mee te proberen hoe je een pagina schrijft, voor wie dat eens rustig wil doen zonder dat een bezoeker er iets van ziet.',
      },
      name: 'Proefwagen',
      card: { title: 'Proefwagen', description: 'Een wagen om mee te proberen.', features: ['Altijd vrij'] },
      blocks: [
        {
          type: 'hero',
          title: 'Proefwagen leasen',
          text: 'Een wagen om mee te proberen.',
          image: { src: '/images/proefwagen.svg', alt: 'Een groen vlak' },
        },
        {
          type: 'faq',
          title: 'Vragen over de wagen',
          items: questions.map((question) => ({ question, answer: 'Dat lees je in je offerte.' })),
        },
        { type: 'link-list', title: 'Bekijk ook', items: [{ label: 'Alle materieel', href: '/equipment' }] },
        { shared: 'proef' },
      ],
    }),
  );
}
