/** In characters. */
export const maxAddressLength = 254;

/** Labels of letters, digits and inner hyphens; a top level of letters alone, or what stands for them: an IP address has none. */
const domain = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}+|xn--[a-z0-9-]*[a-z0-9])$/iu;

/** Leaves out what mail programs interpret, control characters and spaces. */
const local = /^[^\s@"(),:;<>[\]\\\p{C}]{1,64}$/u;

/** Whether a text is a deliverable e-mail address: one `@`, and a dot in the domain. */
export function isEmailAddress(text: string): boolean {
  const [name = '', host = '', ...rest] = text.split('@');
  return text.length <= maxAddressLength && rest.length === 0 && local.test(name) && domain.test(host);
}
