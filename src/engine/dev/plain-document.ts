interface PlainDocument {
  title: string;
  /** HTML, as the parts below. */
  main: string;
  head?: string;
  after?: string;
}

const style =
  'body{margin:12vh auto;padding:0 24px;max-width:60ch;font:18px/1.6 system-ui;color-scheme:light dark}';

/** A document of a few words, in the place of one that cannot be shown. */
export function plainDocument({ title, main, head = '', after = '' }: PlainDocument): string {
  return `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}</style>${head}</head>
<body><main>${main}</main>${after}</body></html>
`;
}
