import { type ClipboardEvent, type ReactNode, useState } from 'react';
import { newPageLimits } from '../../shared/authors/new-page-limits.ts';
import { pastedItems } from '../editor/controls/pasted-items.ts';
import { Group, Help, Input } from '../editor/parts/Form.styles.ts';
import { Optional } from '../editor/parts/Optional.tsx';

const noFeatures = Array.from({ length: newPageLimits.features }, () => '');

/** Fields for the features of a page: a list that is pasted into one fills those behind it too. */
export function FeatureFields(): ReactNode {
  const [features, setFeatures] = useState<readonly string[]>(noFeatures);

  function paste(event: ClipboardEvent<HTMLInputElement>, index: number): void {
    const items = pastedItems(event.clipboardData.getData('text/plain'));
    if (items.length < 2) return;
    event.preventDefault();
    setFeatures(features.toSpliced(index, items.length, ...items));
  }

  return (
    <Group>
      <legend>
        Kenmerken
        <Optional />
      </legend>
      <Help>In een paar woorden; ze komen op de kaart.</Help>
      {features.map((feature, index) => (
        <Input
          // biome-ignore lint/suspicious/noArrayIndexKey: a feature is its place.
          key={index}
          name="feature"
          aria-label={`Kenmerk ${index + 1}`}
          value={feature}
          onChange={(event) => setFeatures(features.with(index, event.currentTarget.value))}
          onPaste={(event) => paste(event, index)}
        />
      ))}
    </Group>
  );
}
