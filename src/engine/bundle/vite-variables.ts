/** What Vite writes into code from the environment, as one text to compare. */
export function viteVariables(): string {
  const variables = Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(variables);
}
