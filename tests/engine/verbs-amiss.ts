/** The forms of the verb in a text that are written otherwise than the site does: je leaset, geleaset. */
export function verbsAmiss(text: string): string[] {
  return text.match(/\b(ge)?leas(t|te|ten|d|de|den)\b/gi) ?? [];
}
