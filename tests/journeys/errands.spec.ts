import { errands } from './list/errands.ts';
import { networkConditions, runErrand } from './list/networks.ts';
import { onlyInChromium } from './only-in-chromium.ts';
import { test } from './test.ts';

for (const condition of networkConditions) {
  test.describe(condition.name, () => {
    for (const errand of errands.filter((each) => condition.concerns?.(each) ?? true)) {
      const tag = errand.isEverywhere ? [] : onlyInChromium;
      test(errand.name, { tag }, ({ visitor }) => runErrand(visitor, { errand, condition }));
    }
  });
}
