import { test } from '@playwright/test';
import { putInGit } from '../put-in-git.ts';
import { testEmptyStates } from './editor-empty.ts';
import { testFocus } from './editor-focus.ts';
import { testScreens } from './editor-screens.ts';
import { editedSite } from './editor-tests.ts';

const shared = editedSite();
test.beforeAll(() => {
  putInGit(shared.server().file(''));
});
testEmptyStates(shared);
testFocus(shared);
testScreens(shared);
