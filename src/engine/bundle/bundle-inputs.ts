import { hashSources } from '../memo/engine-hash.ts';

/** Cache key of what Vite makes of source folders, besides the engine: `package.json` names the browsers. */
export function bundleInputs(root: string, folders: readonly string[]): string[] {
  return [hashSources(root, [...folders, 'vite.config.ts', 'package.json']), viteVariables()];
}

/** The environment variables that Vite inlines into code, as one text to compare. */
function viteVariables(): string {
  const variables = Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(variables);
}
