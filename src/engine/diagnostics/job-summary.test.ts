import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, it } from 'vitest';
import { documentOf, problemsIn } from '../../../tests/engine/support/test-diagnostics.ts';
import { jobSummary } from './job-summary.ts';

const documents = [documentOf('pages/a.json', '{}\n'), documentOf('pages/b.json', '{}\n')];
const [problem = expect.fail()] = problemsIn('pages/b.json', 'error', 1);

describe('the summary of a job', () => {
  it('says that all is well', () => {
    expect(jobSummary([], { documents })).toContain('✅ Geen fouten in 2 bestanden.');
  });

  it('counts, and has a table per file, those with errors first', () => {
    const text = jobSummary([...problemsIn('pages/a.json', 'warning', 2), problem], { documents });
    expect(text).toContain('\n1 fout en 2 tips in 2 bestanden.\n');
    expect([...text.matchAll(/^### (.*)$/gm)].map(([, file]) => file)).toEqual([
      'pages/b.json',
      'pages/a.json',
    ]);
    expect(text).toContain('| 1:1 | 🔴 fout link-target<br>Melding 1. |  |\n');
  });

  it('links to the line and to the page of the rule where the repository is known', () => {
    const text = jobSummary([{ ...problem, file: 'pages/over ons.json' }], {
      documents,
      repository: 'https://github.com/a/b/blob/c0ffee',
    });
    expect(text).toContain('[1:1](https://github.com/a/b/blob/c0ffee/pages/over%20ons.json#L1)');
    expect(text).toContain('[link-target](https://github.com/a/b/blob/c0ffee/docs/regels/link-target.md)');
  });

  it('shows what an author wrote letter by letter, in one row', () => {
    const odd = 'Een | `code` **vet** [a](b) <b>x</b> @iemand #1\nen meer \\ einde';
    const text = jobSummary([{ ...problem, message: odd }], { documents });
    const row = text.split('\n').find((line) => line.includes('Een ')) ?? '';
    const [paragraph] = fromMarkdown(/<br>(.*) \| {2}\|$/.exec(row)?.[1] ?? '').children;
    const shown = paragraph?.type === 'paragraph' ? paragraph.children : [];
    expect(shown).toEqual([expect.objectContaining({ type: 'text', value: odd.replace('\n', ' ') })]);
  });

  it('stays below what GitHub takes, and counts what did not fit', () => {
    const many = Array.from({ length: 50 }, (_, index) =>
      problemsIn(`pages/${index}.json`, 'error', 40),
    ).flat();
    const text = jobSummary(many, { documents, maxBytes: 20_000, pagesFolder: '../bakkerij/pages' });
    expect(Buffer.byteLength(text)).toBeLessThan(20_000);
    expect(text).toMatch(
      /\nNog [\d.]+ fouten in [\d.]+ bestanden: zie npm run check -- --pages \.\.\/bakkerij\/pages\.\n$/,
    );
  });
});
