/** One row of a table in a mail. */
export interface Fact {
  label: string;
  value: string;
  /** Where the value leads to: `mailto:`, `tel:` or `https://`. */
  href?: string;
}

/** A piece of a mail, as data: the HTML and the plain text are both made from it. */
export type MailPart =
  | { kind: 'text' | 'small' | 'heading'; text: string }
  | { kind: 'amount'; amount: string; unit: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  /** The cells of a row as many as the columns; all but the first stand at the right. */
  | { kind: 'table'; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'list'; items: readonly string[] }
  /** The words of a visitor; line breaks stay. */
  | { kind: 'words'; text: string }
  | { kind: 'button'; label: string; href: string };

/** What a mail says, without how it looks. */
export interface MailContent {
  subject: string;
  /** What mail programs show behind the subject in their list. */
  preview: string;
  title: string;
  parts: readonly MailPart[];
}
