/** In characters. */
export const maxAddressLength = 254;

/** Letters, digits and inner hyphens, at least two labels. */
const domain =
  /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u;

/** What mail programs give a meaning of its own, control characters and spaces are left out. */
const local = /^[^\s@"(),:;<>[\]\\\p{C}]{1,64}$/u;

/** Whether a text is an e-mail address that can be written to: one `@`, and a dot in the domain. */
export function isEmailAddress(text: string): boolean {
  const [name = '', host = '', ...rest] = text.split('@');
  return text.length <= maxAddressLength && rest.length === 0 && local.test(name) && domain.test(host);
}
