import type { ViteDevServer } from 'vite';
import type { Renderer, Styles } from '../../shared/page/renderer.ts';
import type { StudioBundle } from './bundle/studio-bundle.ts';

/** What loads modules as they are now. */
export type ModuleLoader = Pick<ViteDevServer, 'ssrLoadModule'>;

/** Modules of the bundle as long as they are the present ones, else of Vite's server. */
export function presentModules(server: ModuleLoader, bundle: StudioBundle): ModuleLoader {
  return { ssrLoadModule: async (path) => (await bundle.module(path)) ?? server.ssrLoadModule(path) };
}

/** Loads the present view, which Vite types as `any`. */
export async function loadView(modules: ModuleLoader): Promise<{ renderer: Renderer; styles: Styles }> {
  // First, and alone: rules stand in the order in which modules load, and a build loads no others.
  const { styles } = await modules.ssrLoadModule('/src/view/styles.ts');
  const { renderer } = await modules.ssrLoadModule('/src/view/render.tsx');
  return { renderer, styles };
}

/** Loads what makes a document as heavy as that of a build, which Vite types as `any`. */
export async function loadWeighedStyles(
  modules: ModuleLoader,
): Promise<{ styles: Styles; rename: (html: string) => string }> {
  const { weighedStyles } = await modules.ssrLoadModule('/src/view/styles.ts');
  return weighedStyles();
}
