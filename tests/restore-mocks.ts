import { afterEach, vi } from 'vitest';

// Workers keep their globals from one file of tests to the next: what a test replaced, another would meet.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
