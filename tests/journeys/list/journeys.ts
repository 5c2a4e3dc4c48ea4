import type { Journey } from '../journey.ts';
import { findingJourneys } from './finding-journeys.ts';
import { formJourneys } from './form-journeys.ts';
import { menuJourneys } from './menu-journeys.ts';
import { navigationJourneys } from './navigation-journeys.ts';
import { pageJourneys } from './page-journeys.ts';
import { paperJourneys } from './paper-journeys.ts';

/** Every journey that is walked in every browser, by its subject. */
export const journeys: Readonly<Record<string, readonly Journey[]>> = {
  Pages: pageJourneys,
  Navigation: navigationJourneys,
  Menus: menuJourneys,
  Finding: findingJourneys,
  'Calculators and forms': formJourneys,
  Paper: paperJourneys,
};
