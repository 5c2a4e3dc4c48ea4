import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printJson } from '../src/engine/json/layout/print-json.ts';
import type { JsonObject } from '../src/shared/json/json-value.ts';
import { followGuide, runThere } from './engine/follow-guide.ts';

/** Something that the guide teaches an author, or that a warning allows. */
interface AuthorChange {
  /** Ends the sentence "an author …". */
  name: string;
  /** Makes it in a folder with `pages` and `public`. */
  make(folder: string): void;
}

interface PageFile extends JsonObject {
  blocks: (JsonObject & { type?: string })[];
}

const kipper = 'pages/equipment/wegtransport/kipper.json';
const bakwagen = 'pages/equipment/wegtransport/bakwagen.json';

/** About 300 bytes after compression. */
const longText = Array.from(
  { length: 14 },
  (_, index) => `Rit ${index}: zand, puin of grond naar plek ${index}.`,
).join(' ');

/** Everything that one busy author does in one pull request, in an order that works. */
export const authorChanges: readonly AuthorChange[] = [
  { name: 'follows the guide', make: followGuide },
  {
    name: 'adds a category with a page below it',
    make(folder) {
      runThere(folder, 'new-page', { args: ['/equipment/medische-apparatuur', '--kind=hub'] });
      const scanner = ['/equipment/medische-apparatuur/echoapparaat', '--kind=equipment'];
      runThere(folder, 'new-page', { args: scanner });
    },
  },
  {
    name: 'adds a page to which nothing leads, and gives it a link in the menu of the site',
    make(folder) {
      runThere(folder, 'new-page', { args: ['/over-ons', '--kind=text'] });
      runThere(folder, 'new-page', { args: ['/vacatures', '--kind=text'] });
      editJson(join(folder, 'pages/_site.json'), (site) => ({
        ...site,
        navigation: [...listOf(site.navigation), { label: 'Over ons', href: '/over-ons' }],
      }));
    },
  },
  {
    name: 'adds a seventh benefit',
    make: (folder) =>
      editItems(join(folder, bakwagen), 'benefit-list', (items) => [
        ...items,
        { title: 'Reclame op de bak', text: 'Je logo rijdt mee, en gaat er na afloop weer af.' },
      ]),
  },
  {
    name: 'takes the questions away',
    make: (folder) =>
      editBlocks(join(folder, kipper), (blocks) => blocks.filter(({ type }) => type !== 'faq')),
  },
  {
    name: 'asks other questions',
    make: (folder) =>
      editItems(join(folder, 'pages/calculator.json'), 'faq', (items) => [
        ...items,
        { question: 'Kan ik de berekening bewaren?', answer: 'Ja. Kopieer de link onder het resultaat.' },
      ]),
  },
  {
    name: 'renames buttons and headings',
    make(folder) {
      editBlocks(join(folder, bakwagen), (blocks) =>
        blocks.map((block) =>
          block.type === 'equipment-calculator' ? { ...block, title: 'Reken het uit' } : block,
        ),
      );
      editJson(join(folder, 'pages/_site.json'), (site) => ({
        ...site,
        quoteButton: { label: 'Vraag een prijs', href: '/calculator' },
      }));
      for (const [page, title] of Object.entries({
        contact: 'Bel, mail of kom langs',
        privacy: 'Wat we van je bewaren',
      })) {
        editBlocks(join(folder, `pages/${page}.json`), ([hero = {}, ...others]) => [
          { ...hero, title },
          ...others,
        ]);
      }
    },
  },
  {
    name: 'writes other texts in a page',
    make(folder) {
      editItems(join(folder, bakwagen), 'type-cards', (items) =>
        items.map((item, index) => (index > 0 ? item : { ...item, title: 'Bakwagen voor in de stad' })),
      );
      editItems(join(folder, bakwagen), 'link-list', (items) => items.slice(0, 2));
    },
  },
  {
    name: 'gives the company another telephone number, address and chat',
    make: (folder) =>
      editJson(join(folder, 'pages/_site.json'), (site) => ({
        ...site,
        phone: '026-765 43 21',
        email: 'hallo@hoplease.example',
        chatUrl: 'https://praat.hoplease.example',
      })),
  },
  {
    name: 'ignores a warning for a while',
    make: (folder) =>
      editJson(join(folder, 'pages/verzekeringen.json'), ({ blocks, ...head }) => ({
        ...head,
        checks: [{ rule: 'thin-page', reason: 'De tekst van de verzekeraar komt nog.', until: '2099-12-31' }],
        blocks: blocks ?? [],
      })),
  },
  {
    name: 'writes as much as the check allows',
    make: (folder) =>
      editBlocks(join(folder, 'pages/equipment/wegtransport/kipper.json'), (blocks) => [
        ...blocks.slice(0, -1),
        { type: 'text-section', title: 'Nog meer over kippers', text: [longText] },
        ...blocks.slice(-1),
      ]),
  },
  {
    name: 'writes a description that is too short, and one sentence on two pages',
    make(folder) {
      const trekker = join(folder, 'pages/equipment/wegtransport/trekker.json');
      editJson(trekker, (page) => ({
        ...page,
        metadata: { title: 'Trekker leasen', description: 'Trekkers voor elk werk.' },
      }));
      for (const file of [trekker, join(folder, bakwagen)]) {
        editItems(file, 'benefit-list', (items) => [
          ...items.slice(0, 6),
          { title: 'Snel', text: 'Wat in de showroom staat, rijdt deze maand nog mee.' },
        ]);
      }
    },
  },
  {
    name: 'leaves a warning about spelling',
    make: (folder) =>
      editItems(join(folder, bakwagen), 'faq', (items) => [
        ...items.slice(0, -1),
        { question: 'Mag het ook later?', answer: 'Ja, vrachtwagns kunnen ook later komen.' },
      ]),
  },
  {
    name: 'explains a term and teaches the check a word',
    make(folder) {
      editJson(join(folder, 'pages/_glossary.json'), (glossary) => ({
        ...glossary,
        items: [...listOf(glossary.items), { title: 'zwenkwiel', text: 'Een wiel dat alle kanten op kan.' }],
      }));
      const words = join(folder, 'pages/_words.txt');
      writeFileSync(words, `${readFileSync(words, 'utf8')}hefboomkraantje\n`);
    },
  },
  {
    name: 'saves a file as one line',
    make(folder) {
      const file = join(folder, 'pages/equipment/wegtransport/bus.json');
      writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))));
    },
  },
  {
    name: 'uses a picture of their own',
    make(folder) {
      const drawing = readFileSync(join(folder, 'public/images/bus.svg'), 'utf8');
      writeFileSync(join(folder, 'public/images/eigen-bus.svg'), drawing);
      editBlocks(join(folder, kipper), ([hero = {}, ...others]) => [
        { ...hero, image: { src: '/images/eigen-bus.svg', alt: 'Tekening van een bus op een bouwplaats' } },
        ...others,
      ]);
    },
  },
];

function listOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value : [];
}

function editJson(file: string, change: (value: JsonObject) => JsonObject): void {
  writeFileSync(file, printJson(change(JSON.parse(readFileSync(file, 'utf8')))));
}

function editBlocks(file: string, change: (blocks: PageFile['blocks']) => PageFile['blocks']): void {
  const page: PageFile = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, printJson({ ...page, blocks: change(page.blocks) }));
}

function editItems(file: string, type: string, change: (items: JsonObject[]) => JsonObject[]): void {
  editBlocks(file, (blocks) =>
    blocks.map((block) => (block.type === type ? { ...block, items: change(listOf(block.items)) } : block)),
  );
}
