import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig, type ViteUserConfig } from 'vitest/config';
import { ByEnvironment } from './tests/by-environment.ts';
import { withoutOptimizing } from './tests/leads/lead-process.ts';
import viteConfig from './vite.config.ts';

/** Node 25 has a `localStorage` of its own, without a file undefined, which the one of a test's document does not replace. */
const noStorageOfNode = '--no-experimental-webstorage';

export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      include: ['{src,supabase,tests,bench}/**/*.test.{ts,tsx}'],
      // A process of its own takes each of two hundred files half a second, which most of them do not need themselves.
      isolate: false,
      sequence: { sequencer: ByEnvironment },
      globalSetup: 'tests/scratch-folder.ts',
      setupFiles: 'tests/restore-mocks.ts',
      execArgv: [
        ...withoutOptimizing,
        ...(process.allowedNodeEnvironmentFlags.has(noStorageOfNode) ? [noStorageOfNode] : []),
      ],
      // Many tests wait for real processes more than they compute.
      maxWorkers: Math.max(4, availableParallelism()),
      // A busy machine makes those processes wait.
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  } satisfies ViteUserConfig),
);
