/** What the Dutch page of a rule says. */
export interface RulePage {
  /** What the rule reports, in one line. */
  what: string;
  why: string;
  markdown: string;
}

/** Reads the page of a rule from its Markdown. */
export function rulePage(markdown: string): RulePage {
  return { what: sectionOf(markdown, 'Wat'), why: sectionOf(markdown, 'Waarom'), markdown };
}

/** The text below a heading, in one line; empty where there is none. */
function sectionOf(markdown: string, heading: string): string {
  const [, after = ''] = `\n${markdown}`.split(`\n## ${heading}\n`);
  const [text = ''] = after.split('\n## ');
  return text.replace(/\s+/g, ' ').trim();
}
