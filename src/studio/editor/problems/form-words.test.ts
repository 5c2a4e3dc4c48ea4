import { join } from 'node:path';
import { expect, it } from 'vitest';
import { editorForms } from '../../../engine/authoring/catalogue/form-fields.ts';
import { textMessages } from '../../../engine/json/messages/text-messages.ts';
import { readSchemas } from '../../../engine/pipeline/1-load/read-schemas.ts';
import { pointerSteps } from '../../../shared/json/json-pointer.ts';
import { inFormWords } from './form-words.ts';

const forms = editorForms(await readSchemas(join(import.meta.dirname, '../../../../schemas')));

it.each([
  ['Haal het weg uit "aliases".', undefined, 'Haal het weg uit “Andere adressen”.'],
  [
    'Zet dan in pages/equipment/kraan.json: "movedFrom": ["/kraan"].',
    undefined,
    'Zet dan in pages/equipment/kraan.json: “Oude adressen”: "/kraan".',
  ],
  ['Met "draft": true ziet niemand haar.', undefined, 'Met “Concept”: aangevinkt ziet niemand haar.'],
  [
    'Een citaat hoort in "quote" van een blok van type "text-section".',
    'hero',
    'Een citaat hoort in “Citaat” van een blok “Tekst”.',
  ],
  [
    'Zet het met een uitleg in ../bakker/pages/_glossary.json.',
    undefined,
    'Zet het met een uitleg in de begrippenlijst.',
  ],
  ['Dan zet het in pages/_words.txt.', undefined, 'Dan zet het in de woordenlijst.'],
  [
    'Om 9:00 gaat het volgens _site.json dicht.',
    undefined,
    'Om 9:00 gaat het volgens de gegevens van de site dicht.',
  ],
  ['In "pages/_site.json" staat dat ook.', undefined, 'In de gegevens van de site staat dat ook.'],
  ['Zet het in een gedeeld blok (pages/_shared).', undefined, 'Zet het in een gedeeld blok.'],
  ['Schrijf alleen cijfers, zonder aanhalingstekens.', undefined, 'Schrijf alleen cijfers.'],
  [
    'Een regeleinde in een tekst ("\\n") zie je op de pagina niet.',
    undefined,
    'Een regeleinde in een tekst zie je op de pagina niet.',
  ],
  [
    textMessages.table([['Soort', 'Prijs']]).hint,
    undefined,
    'Haal hem hier weg en maak er een blok “Tabel” van: plak hem daar in het eerste veld van “Kolommen”.',
  ],
  ['Een citaat hoort in "quote".', undefined, 'Een citaat hoort in "quote".'],
  ['Schrijf "/equipment" in "reden" van "hreo".', undefined, 'Schrijf "/equipment" in "reden" van "hreo".'],
  ['Schrijf bijvoorbeeld "name": "Heftruck".', undefined, 'Schrijf bijvoorbeeld “Korte naam”: "Heftruck".'],
  [
    'Wat zoekmachines tonen. Voeg toe: "metadata": { "title": "…", "description": "…" }',
    undefined,
    'Wat zoekmachines tonen. Kies “Voeg toe: Zoekmachines en delen”.',
  ],
  ['Voeg toe: "blocks": [{ "type": "…" }]', undefined, 'Kies “Blok toevoegen”.'],
  ['Op deze pagina ontbreekt "blocks".', undefined, 'Op deze pagina ontbreekt “Blokken”.'],
  ['Voeg toe: "title": "…"', 'hero', 'Vul “Kop” in.'],
  [
    'Voeg toe: "src": "…". Schrijf een bestand in /images.',
    'hero',
    'Vul “Bestand” in. Schrijf een bestand in /images.',
  ],
  [
    'In dit blok ontbreekt "type": de soort van het blok.',
    'hero',
    'In dit blok ontbreekt "type": de soort van het blok.',
  ],
  ['Een blok heeft "type" of "shared".', undefined, 'Een blok heeft "type" of "shared".'],
  ['Voeg toe: "weg": { "title": "…" }', undefined, 'Voeg toe: "weg": { "title": "…" }'],
  [
    'Schrijf "items": [{ "question": "…", "answer": "…" }].',
    'faq',
    'Schrijf "items": [{ "question": "…", "answer": "…" }].',
  ],
])('%s (near %s) becomes: %s', (message, type, expected) => {
  const near = forms.blocks.find((form) => form.type === type);
  expect(inFormWords(message, { forms, near })).toBe(expected);
});

it('the kind of services of the site is called so in its own form', () => {
  const near = forms.documents.site;
  expect(inFormWords('Voeg toe: "type": "…"', { forms, near })).toBe('Vul “Soort dienst” in.');
});

it('a field of the document is called so whatever a block calls its own', () => {
  const blocks = forms.blocks.map((form) => ({
    ...form,
    fields: form.fields.map((field) => ({ ...field, name: 'name' })),
  }));
  expect(inFormWords('Schrijf "name".', { forms: { ...forms, blocks } })).toBe('Schrijf “Korte naam”.');
});

it.each([
  ['/items', 'De lijst bij “Vragen en antwoorden” is leeg.'],
  ['/items/0/items', 'De lijst bij “Opsomming” is leeg.'],
])('names of two fields with one name that at %s', (place, expected) => {
  const near = forms.blocks.find((form) => form.type === 'faq');
  expect(inFormWords('De lijst bij "items" is leeg.', { forms, near, steps: pointerSteps(place) })).toBe(
    expected,
  );
});

it('leaves a word of a text that is the name of a field too', () => {
  const message = 'Het woord "lable" staat niet in de woordenlijst. Bedoel je "label"?';
  const near = forms.blocks.find((form) => form.type === 'link-list');
  expect(inFormWords(message, { forms, near })).not.toBe(message);
  expect(inFormWords(message, { forms, near, isAboutWord: true })).toBe(message);
});
