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
  };
});
