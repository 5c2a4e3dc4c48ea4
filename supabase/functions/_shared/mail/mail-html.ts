import { telephoneHref } from '../../../../src/shared/leads/telephone.ts';
import type { MailCompany } from '../mail-types.ts';
import { escapeHtml } from './escape-html.ts';
import type { Fact, MailContent, MailPart } from './mail-content.ts';

type MailColours = MailCompany['colours'];
type PartOf<Kind extends MailPart['kind']> = Extract<MailPart, { kind: Kind }>;

/** Mail programs know no style sheets worth relying on: tables carry the layout and each element its own style. */
const font = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif";
const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** The mail as an HTML document. Everything in it is escaped here; nothing is loaded from elsewhere. */
export function mailHtml({ title, preview, parts }: MailContent, company: MailCompany): string {
  const { colours } = company;
  const rows = [
    `<h1 style="margin:0;${font};font-size:26px;line-height:32px;color:${colours.ink}">${escapeHtml(title)}</h1>`,
    ...parts.map((part) => partHtml(part, colours)),
  ].map((part) => `<tr><td style="padding:0 0 20px">${part}</td></tr>`);
  return `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background-color:${colours.cream}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table ${table} style="background-color:${colours.cream}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td style="padding:20px 24px;background-color:${colours.ink};border-bottom:4px solid ${colours.carrot};border-radius:12px 12px 0 0">
<span style="${font};font-size:20px;font-weight:bold;color:${colours.cream}">${escapeHtml(company.name)}</span>
</td></tr>
<tr><td style="padding:28px 24px 8px;background-color:${colours.card};border:1px solid ${colours.line};border-top:0;border-radius:0 0 12px 12px">
<table ${table}>
${rows.join('\n')}
</table>
</td></tr>
<tr><td align="center" style="padding:20px 24px 8px">${footer(company)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function partHtml(part: MailPart, colours: MailColours): string {
  const plain = `margin:0;${font};font-size:16px;line-height:25px;color:${colours.ink}`;
  switch (part.kind) {
    case 'text':
      return `<p style="${plain}">${lines(part.text)}</p>`;
    case 'small':
      return `<p style="margin:0;${font};font-size:13px;line-height:20px;color:${colours.muted}">${lines(part.text)}</p>`;
    case 'heading':
      return `<h2 style="margin:8px 0 -8px;${font};font-size:18px;line-height:24px;color:${colours.leaf}">${escapeHtml(part.text)}</h2>`;
    case 'amount':
      return amountHtml(part, colours);
    case 'facts':
      return factsHtml(part.facts, colours);
    case 'table':
      return tableHtml(part, colours);
    case 'list':
      return `<ul style="margin:0;padding:0 0 0 20px">${part.items.map((item) => `<li style="${plain};padding:0 0 6px">${lines(item)}</li>`).join('')}</ul>`;
    case 'words':
      return `<table ${table}><tr><td style="padding:16px;background-color:${colours.cream};border-left:4px solid ${colours.carrot}"><p style="${plain};word-break:break-word">${lines(part.text)}</p></td></tr></table>`;
    case 'button':
      return buttonHtml(part, colours);
  }
}

function amountHtml({ amount, unit }: PartOf<'amount'>, colours: MailColours): string {
  return `<table ${table}><tr><td align="center" style="padding:22px 16px;background-color:${colours.leaf};border-radius:12px">
<span style="display:block;${font};font-size:44px;line-height:50px;font-weight:bold;color:${colours.card}">${escapeHtml(amount)}</span>
<span style="display:block;${font};font-size:16px;line-height:24px;color:${colours.cream}">${escapeHtml(unit)}</span>
</td></tr></table>`;
}

/** Labels longer than this break; shorter ones leave the space to the values. */
const maxWholeLabel = 22;

function factsHtml(facts: readonly Fact[], colours: MailColours): string {
  const whole = facts.every(({ label }) => label.length <= maxWholeLabel);
  const labelCell = whole
    ? 'width="1%" style="white-space:nowrap;'
    : 'width="44%" style="word-break:break-word;';
  const cell = `padding:9px 0;border-bottom:1px solid ${colours.line};${font};font-size:15px;line-height:22px`;
  const rows = facts.map(({ label, value, href }) => {
    const content = href === undefined ? lines(value) : link({ label: value, href }, colours);
    return `<tr><td valign="top" ${labelCell}${cell};color:${colours.muted}">${escapeHtml(label)}</td><td valign="top" style="${cell};padding-left:20px;color:${colours.ink};font-weight:bold;word-break:break-word">${content}</td></tr>`;
  });
  return `<table ${table}>\n${rows.join('\n')}\n</table>`;
}

function tableHtml({ columns, rows }: PartOf<'table'>, colours: MailColours): string {
  const cell = (name: 'th' | 'td', text: string, column: number) => {
    // On a phone the table has no space to spare: without a gap amounts touch.
    const [align, gap] = column === 0 ? ['left', 0] : ['right', 14];
    return `<${name} align="${align}" style="padding:9px 0 9px ${gap}px;border-bottom:1px solid ${colours.line};${font};font-size:15px;line-height:22px;color:${name === 'th' ? colours.muted : colours.ink}">${escapeHtml(text)}</${name}>`;
  };
  const row = (name: 'th' | 'td', cells: readonly string[]) =>
    `<tr>${cells.map((text, column) => cell(name, text, column)).join('')}</tr>`;
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0">\n${[row('th', columns), ...rows.map((cells) => row('td', cells))].join('\n')}\n</table>`;
}

function buttonHtml({ label, href }: PartOf<'button'>, colours: MailColours): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="background-color:${colours.carrot};border-radius:999px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:13px 26px;${font};font-size:16px;font-weight:bold;color:${colours['on-carrot']};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
}

function footer({ name, city, phone, email, siteUrl, colours }: MailCompany): string {
  const contact = [
    link({ label: phone, href: telephoneHref(phone) }, colours),
    link({ label: email, href: `mailto:${email}` }, colours),
    link({ label: new URL(siteUrl).host, href: siteUrl }, colours),
  ];
  return `<p style="margin:0;${font};font-size:14px;line-height:22px;color:${colours.muted}">${escapeHtml(name)}, ${escapeHtml(city)}<br>${contact.join(' &middot; ')}</p>`;
}

function link({ label, href }: Omit<PartOf<'button'>, 'kind'>, colours: MailColours): string {
  return `<a href="${escapeHtml(href)}" style="color:${colours.leaf}">${escapeHtml(label)}</a>`;
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}
