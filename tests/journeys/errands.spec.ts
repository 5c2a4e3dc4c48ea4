import { engines } from './drivers/engines.ts';
import { errands } from './list/errands.ts';
import { networkConditions } from './list/networks.ts';
import { test } from './test.ts';

for (const { name, concerns, run } of networkConditions) {
  test.describe(name, () => {
    for (const errand of errands.filter((each) => concerns?.(each) ?? true)) {
      test(errand.name, ({ visitor }) => run(errand, visitor));
    }
  });
}
