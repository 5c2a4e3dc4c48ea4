import type { ViteDevServer } from 'vite';
import type { Renderer } from '../../shared/renderer.ts';

/** The view as it is written now; Vite types what it loads as anything. */
export async function loadView(server: ViteDevServer): Promise<{ renderer: Renderer; fontFiles: string[] }> {
  const { renderer, fontFiles } = await server.ssrLoadModule('/src/view/render.tsx');
  return { renderer, fontFiles };
}
