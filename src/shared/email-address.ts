/** In characters. */
export const maxAddressLength = 254;

/** Letters, digits and inner hyphens, at least two labels; a letter in the last, which an IP address has not. */
const domain =
  /^(?=.*\p{L}[^.]*$)[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u;

/** Leaves out what mail programs interpret, control characters and spaces. */
const local = /^[^\s@"(),:;<>[\]\\\p{C}]{1,64}$/u;

/** Whether a text is a deliverable e-mail address: one `@`, and a dot in the domain. */
export function isEmailAddress(text: string): boolean {
  const [name = '', host = '', ...rest] = text.split('@');
  return text.length <= maxAddressLength && rest.length === 0 && local.test(name) && domain.test(host);
}
