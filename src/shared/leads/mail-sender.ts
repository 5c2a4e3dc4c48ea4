/** A name that needs no quotes or has them, and one address in angle brackets; or that address alone. */
const sender =
  /^(?:(?:"[^"\r\n]*"|[^"<>@,;:\r\n]*)\s*<([^\s@<>,;]+@[^\s@<>,;]+)>|([^\s@<>,;"]+@[^\s@<>,;"]+))$/;

/** The address of a sender such as `HopLease <info@hoplease.example>`; undefined when that is not one sender. */
export function senderAddress(from: string): string | undefined {
  const [, inBrackets, alone] = sender.exec(from.trim()) ?? [];
  return inBrackets ?? alone;
}
