import type { ViteDevServer } from 'vite';
import type { Renderer, Styles } from '../../shared/renderer.ts';

/** What loads modules as they are now; Vite's server. */
export type ModuleLoader = Pick<ViteDevServer, 'ssrLoadModule'>;

/** Loads the present view, which Vite types as `any`. */
export async function loadView(server: ModuleLoader): Promise<{ renderer: Renderer; styles: Styles }> {
  const { renderer } = await server.ssrLoadModule('/src/view/render.tsx');
  const { styles } = await server.ssrLoadModule('/src/view/styles.ts');
  return { renderer, styles };
}

/** Loads what makes a document as heavy as that of a build, which Vite types as `any`. */
export async function loadWeighedStyles(
  server: ModuleLoader,
): Promise<{ styles: Styles; rename: (html: string) => string }> {
  const { weighedStyles } = await server.ssrLoadModule('/src/view/styles.ts');
  return weighedStyles();
}
