export interface RulePage {
  /** On one line. */
  what: string;
  why: string;
  markdown: string;
}

/** Parses the Markdown page of a rule. */
export function rulePage(markdown: string): RulePage {
  return { what: sectionOf(markdown, 'Wat'), why: sectionOf(markdown, 'Waarom'), markdown };
}

/** On one line; empty when missing. */
function sectionOf(markdown: string, heading: string): string {
  const [, after = ''] = `\n${markdown}`.split(`\n## ${heading}\n`);
  const [text = ''] = after.split('\n## ');
  return text.replace(/\s+/g, ' ').trim();
}
