import { obstacle } from './journey.ts';
import { journeys } from './list/journeys.ts';
import { test } from './test.ts';

for (const [subject, all] of Object.entries(journeys)) {
  test.describe(subject, () => {
    for (const journey of all) {
      test.describe(() => {
        test.use({ look: journey.look ?? { dark: false } });
        test.beforeEach(({ engine }) => {
          const reason = obstacle(journey, engine);
          test.skip(reason !== undefined, reason);
        });

        test(journey.name, ({ visitor }) => journey.walk(visitor));
      });
    }
  });
}
