// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { liveComponents } from '../../src/view/blocks/live-registry.ts';
import { blockComponents } from '../../src/view/blocks/registry.ts';
import { BlockFrame } from '../../src/view/page/BlockFrame.tsx';
import { BlockComponentsContext } from '../../src/view/page/block-components.ts';
import { hydrate } from '../hydrate.tsx';
import { contractSite, pageOf, valuesOf } from './contract-site.ts';

test.each(Object.keys(liveComponents))(
  '%s hydrates at the limits of its schema without a word',
  async (type) => {
    const { smallest, largest } = valuesOf(`blocks/${type}.schema.json`);
    for (const value of [smallest, largest]) {
      const page = contractSite([pageOf('/a', value)]).resolve('/a')?.page;
      const [block] = page?.blocks ?? [];
      if (!block) throw new Error('The page has lost its block.');
      const element = await hydrate(
        <BlockComponentsContext value={blockComponents}>
          <BlockFrame block={block} />
        </BlockComponentsContext>,
      );
      expect(element.querySelector(`[data-block="${type}"][data-live]`)).not.toBeNull();
    }
  },
);
