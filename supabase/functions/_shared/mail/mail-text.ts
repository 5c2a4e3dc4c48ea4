import type { MailCompany } from '../mail-types.ts';
import type { Fact, MailContent, MailPart } from './mail-content.ts';
import { wrapText } from './wrap-text.ts';

/** The mail as plain text, with lines of at most 72 characters and ordinary spaces. */
export function mailText({ title, parts }: MailContent, company: MailCompany): string {
  const { name, city, phone, email, siteUrl } = company;
  const blocks = [
    `${title}\n${'='.repeat(title.length)}`,
    ...parts.map(partText),
    `--\n${name}, ${city}\n${phone} | ${email}\n${siteUrl}`,
  ];
  return `${blocks.join('\n\n').replaceAll('\u00a0', ' ')}\n`;
}

function partText(part: MailPart): string {
  switch (part.kind) {
    case 'heading':
      return `${part.text}\n${'-'.repeat(part.text.length)}`;
    case 'amount':
      return `${part.amount} ${part.unit}`;
    case 'facts':
      return factsText(part.facts);
    case 'table':
      return tableText([part.columns, ...part.rows]);
    case 'list':
      return part.items.map((item) => `- ${wrapText(item, 2)}`).join('\n');
    case 'button':
      return `${part.label}:\n${part.href}`;
    default:
      return wrapText(part.text);
  }
}

function tableText(rows: readonly (readonly string[])[]): string {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const cell = (text: string, column: number) =>
    column === 0 ? text.padEnd(width(0)) : text.padStart(width(column));
  return rows.map((row) => row.map(cell).join('   ')).join('\n');
}

function factsText(facts: readonly Fact[]): string {
  const column = Math.max(...facts.map(({ label }) => label.length)) + 2;
  return facts
    .map(({ label, value }) => `${`${label}:`.padEnd(column)}${wrapText(value, column)}`)
    .join('\n');
}
