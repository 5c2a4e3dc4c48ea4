/** How long the movements take for which some CSS asks, in seconds, each once, shortest first. */
export function durations(css: string): number[] {
  const declarations = css.match(/(?:transition|animation)[\w-]*:[^;}]+/g) ?? [];
  const found = declarations.flatMap((text) =>
    [...text.matchAll(/(?<![\w-])(\d*\.?\d+)(m?s)\b/g)].map(
      ([, amount = '', unit]) => Number(amount) / (unit === 'ms' ? 1000 : 1),
    ),
  );
  return [...new Set(found)].filter((seconds) => seconds > 0).sort((one, other) => one - other);
}
