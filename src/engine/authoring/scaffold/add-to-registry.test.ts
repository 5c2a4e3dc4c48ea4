import { expect, it } from 'vitest';
import { addToRegistry } from './add-to-registry.ts';

const registry = (imports: string[], entries: string[]) =>
  [
    "import type { BlockType } from '../../../shared/page.ts';",
    ...imports,
    '',
    'export const blockComponents = {',
    ...entries,
    '} satisfies { [Type in BlockType]: unknown };',
    '',
  ].join('\n');
const faq = { load: "import { Faq } from './faq/Faq.tsx';", entry: '  faq: Faq,' };
const linkList = {
  load: "import { LinkList } from './link-list/LinkList.tsx';",
  entry: "  'link-list': LinkList,",
};
const before = registry([faq.load, linkList.load], [faq.entry, linkList.entry]);

const table: [type: string, component: string, place: number, entry: string][] = [
  ['agenda', 'Agenda', 0, '  agenda: Agenda,'],
  ['image-row', 'ImageRow', 1, "  'image-row': ImageRow,"],
  ['video', 'Video', 2, '  video: Video,'],
];
it.each(table)('puts %s in its place in the alphabet', (type, component, place, entry) => {
  const load = `import { ${component} } from './${type}/${component}.tsx';`;
  const expected = registry(
    [faq.load, linkList.load].toSpliced(place, 0, load),
    [faq.entry, linkList.entry].toSpliced(place, 0, entry),
  );
  expect(addToRegistry(before, type, component)).toBe(expected);
});

it('refuses a registry in another form', () => {
  expect(() => addToRegistry('export {};\n', 'video', 'Video')).toThrow('lost its form');
});
