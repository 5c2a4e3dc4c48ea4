import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';
import { SiteContext } from '../src/view/shell/site-context.ts';
import { exampleSite } from './resolved-example.ts';

/**
 * Renders as the server does, hydrates as the browser does, and gives the element around it. Rejects when React has
 * anything to say. For tests with a DOM: `// @vitest-environment happy-dom`.
 */
export async function hydrate(node: ReactNode): Promise<HTMLElement> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const complaints: unknown[] = [];
  const spies = (['error', 'warn'] as const).map((kind) =>
    vi.spyOn(console, kind).mockImplementation((...words) => complaints.push(words)),
  );
  const page = <SiteContext value={exampleSite}>{node}</SiteContext>;
  const element = document.createElement('div');
  element.innerHTML = renderToString(page);
  document.body.replaceChildren(element);
  await act(async () => {
    hydrateRoot(element, page, { onRecoverableError: (error) => complaints.push(error) });
  });
  for (const spy of spies) spy.mockRestore();
  if (complaints.length > 0) throw new Error(`React complained: ${String(complaints)}`);
  return element;
}
