import { afterEach, beforeEach, vi } from 'vitest';

// Workers keep their globals from one file of tests to the next: what a test replaced, another would meet.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

// The drafts of an editor in an earlier test, which may have been written after its end, would be offered.
beforeEach(() => {
  if (typeof localStorage !== 'undefined') localStorage.clear();
});
