import { test } from '@playwright/test';
import type { DevelopmentServer } from './development-server.ts';
import { testEmptyStates } from './editor-empty.ts';
import { testFocus } from './editor-focus.ts';
import { testScreens } from './editor-screens.ts';
import { type EditorTests, openEditor, startEditedSite } from './editor-tests.ts';
import { putInGit } from './site-repository.ts';

// One server for all of them.
test.describe.configure({ mode: 'default' });

let server: DevelopmentServer;

test.beforeAll(async () => {
  server = await startEditedSite();
  putInGit(server);
});

test.afterAll(() => server?.stop());

const shared: EditorTests = {
  server: () => server,
  open: (page, query) => openEditor(page, { server, query }),
};
testEmptyStates(shared);
testFocus(shared);
testScreens(shared);
