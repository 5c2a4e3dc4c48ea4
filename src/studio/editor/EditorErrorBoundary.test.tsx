// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { EditorErrorBoundary } from './EditorErrorBoundary.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

function Broken(): never {
  throw new RangeError('Position 900 is out of range');
}

it.each([
  { keepsDraft: true, says: 'in deze browser bewaard', shown: undefined },
  { keepsDraft: false, says: 'kopieer het hieronder', shown: '{"name": "Bakwagen"}' },
])('an error in the editor loses nothing, draft kept: $keepsDraft', async ({ keepsDraft, says, shown }) => {
  const element = document.createElement('div');
  const root = createRoot(element);
  await act(async () =>
    root.render(
      <EditorErrorBoundary typed={() => ({ text: '{"name": "Bakwagen"}', keepsDraft })}>
        <Broken />
      </EditorErrorBoundary>,
    ),
  );
  expect(element.textContent).toContain('De editor is vastgelopen');
  expect(element.textContent).toContain(says);
  expect(element.textContent).toContain('RangeError: Position 900 is out of range');
  expect(element.querySelector('textarea')?.value).toBe(shown);
  await act(async () => root.unmount());
});
