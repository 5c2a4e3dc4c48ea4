import { test } from '@playwright/test';
import { testEmptyStates } from './editor-empty.ts';
import { testFocus } from './editor-focus.ts';
import { testScreens } from './editor-screens.ts';
import { editedSite } from './editor-tests.ts';
import { putInGit } from './site-repository.ts';

const shared = editedSite();
test.beforeAll(() => {
  putInGit(shared.server());
});
testEmptyStates(shared);
testFocus(shared);
testScreens(shared);
