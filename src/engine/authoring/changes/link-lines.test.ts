import { expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../../shared/json/json-value.ts';
import { linkLines } from './link-lines.ts';

const link = (href: string): JsonObject => ({ label: 'Bel ons', href });

it.each<
  [
    what: string,
    path: (string | number)[],
    before: JsonValue | undefined,
    after: JsonValue | undefined,
    lines: string[],
  ]
>([
  [
    'a link that leads elsewhere, once',
    ['blocks', 0, 'action', 'href'],
    '/a',
    '/b',
    ['- “Bel ons” gaat naar `/b` in plaats van `/a`'],
  ],
  ['a link more', ['blocks', 0, 'actions', 1], undefined, link('/b'), ['- nieuw: `/b`']],
  ['a link less', ['blocks', 0, 'actions', 1], link('/a'), undefined, ['- weg: `/a`']],
  [
    'links in running text, and none that stays',
    ['blocks', 0, 'text'],
    'Kies [dit](/a) of [dat](/b).',
    'Kies [dit](/a) of [wat](/c).',
    ['- nieuw: `/c`', '- weg: `/b`'],
  ],
  ['nothing of another text', ['blocks', 0, 'title'], '/a', '/b', []],
])('tells of %s', (_what, path, before, after, lines) => {
  expect(linkLines([{ path, before, after, holder: link('/b') }])).toEqual(lines);
});
