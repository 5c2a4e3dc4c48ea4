/** How long the movements take for which some CSS asks, in seconds, each once, shortest first. */
export function durations(css: string): number[] {
  const declarations = css.match(/(?:transition|animation)(?:-duration)?:[^;}]+/g) ?? [];
  // Of two times in one movement, the second is how long it waits before it begins.
  const found = declarations
    .flatMap((text) => text.split(','))
    .map((movement) => {
      const [, amount = '0', unit] = /(?<![\w-])(\d*\.?\d+)(m?s)\b/.exec(movement) ?? [];
      return Number(amount) / (unit === 'ms' ? 1000 : 1);
    });
  return [...new Set(found)].filter((seconds) => seconds > 0).sort((one, other) => one - other);
}
