/** What visitors may have asked their device. */
export type Scheme = 'light' | 'dark';

const asked = /\(prefers-color-scheme:\s*(light|dark)\)/g;
const [always, never] = ['(min-width: 0px)', '(max-width: 0px)'];

/** The media rules as the style sheets have them. */
const written = new WeakMap<CSSMediaRule, string>();

/** Shows a page as to a visitor who prefers a scheme; to this visitor again when none is given. */
export function preferScheme(page: Document, scheme: Scheme | undefined): void {
  const { defaultView: view, documentElement, styleSheets } = page;
  if (!view) return;
  documentElement.style.colorScheme = scheme ?? '';
  for (const rule of [...styleSheets].flatMap((sheet) => mediaRulesIn(sheet, view))) {
    const question = written.get(rule) ?? rule.media.mediaText;
    written.set(rule, question);
    rule.media.mediaText = answered(question, scheme);
  }
}

function answered(question: string, scheme: Scheme | undefined): string {
  if (scheme === undefined) return question;
  return question.replaceAll(asked, (_all, wanted) => (wanted === scheme ? always : never));
}

/** @param view in which the page is: it has classes of its own */
function mediaRulesIn({ cssRules }: { cssRules: CSSRuleList }, view: typeof globalThis): CSSMediaRule[] {
  return [...cssRules].flatMap((rule) => [
    ...(rule instanceof view.CSSMediaRule ? [rule] : []),
    ...(rule instanceof view.CSSGroupingRule ? mediaRulesIn(rule, view) : []),
  ]);
}
