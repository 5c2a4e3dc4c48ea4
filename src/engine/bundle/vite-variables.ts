/** The environment variables that Vite inlines into code, as one text to compare. */
export function viteVariables(): string {
  const variables = Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(variables);
}
