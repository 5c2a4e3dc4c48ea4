import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browserGuard } from './src/engine/bundle/browser-guard.ts';
import { browserTargets } from './src/engine/bundle/browser-targets.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * Stable ids and no display names for styled-components: without the compiler's help ids depend on the order in
 * which modules load, which differs between server and browser, and hydration fails.
 */
const styledComponents = { ssr: true, displayName: false, fileName: false, minify: true, pure: true };

/** Node 25 has a `localStorage` of its own, without a file undefined, which the one of a test's document does not replace. */
const noStorageOfNode = '--no-experimental-webstorage';

export default defineConfig(({ command, isSsrBuild, mode }) => {
  // The studio's worker is code of the engine.
  const isForVisitors = command === 'build' && !isSsrBuild && mode !== 'studio';
  return {
    root,
    // Not among the packages, which another user may have installed or two copies may share.
    cacheDir: '.cache/vite',
    publicDir: false,
    // The commands read `.env` into the process; what Vite read by itself, the name of the built app would not tell.
    envDir: false,
    appType: 'custom',
    plugins: [react(), isForVisitors && browserGuard(root)],
    oxc: { plugins: { styledComponents } },
    // These two are CommonJS for Node and ES modules for bundlers; the dev server must take the latter.
    ssr: { noExternal: command === 'build' ? true : ['styled-components', 'react-helmet-async'] },
    build: {
      target: browserTargets(root),
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      // The browser guard asks for every import; that its time is listed helps nobody.
      rolldownOptions: { checks: { pluginTimings: false } },
    },
    test: {
      include: ['{src,supabase,tests,bench}/**/*.test.{ts,tsx}'],
      // A process of its own takes each of two hundred files half a second, which most of them do not need themselves.
      isolate: false,
      setupFiles: 'tests/restore-mocks.ts',
      execArgv: [
        // As in `tests/leads/lead-process.ts`.
        '--liftoff-only',
        ...(process.allowedNodeEnvironmentFlags.has(noStorageOfNode) ? [noStorageOfNode] : []),
      ],
      // Many tests wait for real processes more than they compute.
      maxWorkers: Math.max(4, availableParallelism()),
      // A busy machine makes those processes wait.
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  };
});
