// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { hydrate } from '../../../tests/hydrate.tsx';
import { FeatureFields } from './FeatureFields.tsx';

it.each([
  ['\u2022\tKipt\n\u2022\tTot 24 ton\n', 0, ['Kipt', 'Tot 24 ton', '', '']],
  ['Een\nTwee\nDrie', 2, ['', '', 'Een', 'Twee', 'Drie']],
  ['Kipt', 0, ['', '', '', '']],
])('%j pasted into field %i', async (copied, index, values) => {
  const element = await hydrate(<FeatureFields />);
  const inputs = () => [...element.querySelectorAll('input')];
  const event = new Event('paste', { bubbles: true });
  Object.assign(event, { clipboardData: { getData: () => copied } });
  await act(async () => inputs()[index]?.dispatchEvent(event));
  expect(inputs().map(({ value }) => value)).toEqual(values);
});
