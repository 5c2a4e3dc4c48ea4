import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** A theme in the colours of the brand, light and dark. */
export const codeTheme = [
  EditorView.theme({
    '&': {
      height: '100%',
      overflow: 'hidden',
      border: '1.5px solid var(--line-strong)',
      borderRadius: 'var(--radius-s)',
      backgroundColor: 'var(--card)',
      color: 'var(--ink)',
    },
    '&.cm-focused': { outline: '3px solid var(--focus)' },
    '.cm-scroller': {
      fontFamily: "ui-monospace, 'Cascadia Mono', Consolas, monospace",
      fontSize: '.9rem',
      lineHeight: '1.6',
    },
    '.cm-content': { caretColor: 'var(--ink)' },
    '.cm-cursor': { borderLeftColor: 'var(--ink)' },
    '.cm-gutters': { borderColor: 'var(--line)', backgroundColor: 'var(--cream)', color: 'var(--muted)' },
    '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground, ::selection':
      {
        backgroundColor: 'var(--sprout)',
      },
    '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
      backgroundColor: 'var(--sprout)',
      color: 'inherit',
    },
    '.cm-panels': { borderColor: 'var(--line)', backgroundColor: 'var(--cream)', color: 'var(--ink)' },
    '.cm-panel.cm-search': { padding: 'var(--space-2) 44px var(--space-2) var(--space-2)' },
    '.cm-panel.cm-search label': { display: 'inline-block', fontSize: 'var(--text-s)' },
    '.cm-panel.cm-search [name=close]': {
      minWidth: '36px',
      minHeight: '36px',
      fontSize: '1.25rem',
      margin: '0',
    },
    '.cm-textfield, .cm-button': {
      minHeight: '36px',
      padding: 'var(--space-1) var(--space-2)',
      border: '1.5px solid var(--line-strong)',
      borderRadius: 'var(--radius-s)',
      backgroundColor: 'var(--card)',
      backgroundImage: 'none',
      color: 'var(--ink)',
      fontSize: 'var(--text-s)',
    },
    '.cm-textfield': { maxWidth: '100%' },
    '.cm-button:hover': { borderColor: 'var(--leaf)', backgroundColor: 'var(--sprout)' },
    '.cm-searchMatch': { backgroundColor: 'var(--sprout)' },
    '.cm-searchMatch-selected': { backgroundColor: 'var(--sprout)', outline: '2px solid var(--focus)' },
    '.cm-tooltip': {
      maxWidth: 'min(560px, 90vw)',
      border: '1px solid var(--line-strong)',
      borderRadius: 'var(--radius-s)',
      backgroundColor: 'var(--card)',
      color: 'var(--ink)',
    },
    '.cm-tooltip-autocomplete ul li[aria-selected]': {
      backgroundColor: 'var(--sprout)',
      color: 'var(--ink)',
    },
    '.cm-completionDetail': { color: 'var(--muted)', fontStyle: 'normal' },
    '.cm-diagnostic': { fontFamily: 'var(--font-text)', fontSize: 'var(--text-s)' },
    '.cm-diagnostic button': {
      display: 'block',
      minHeight: '36px',
      marginBlock: 'var(--space-1)',
      padding: 'var(--space-1) var(--space-3)',
      border: '1.5px solid var(--line-strong)',
      borderRadius: 'var(--radius-s)',
      backgroundColor: 'var(--card)',
      color: 'var(--ink)',
      fontWeight: '600',
    },
    '.cm-diagnostic button:hover': { borderColor: 'var(--leaf)', backgroundColor: 'var(--sprout)' },
    '.cm-diagnostic-error': { borderLeftColor: 'var(--rose)' },
    '.cm-diagnostic-warning': { borderLeftColor: 'var(--carrot)' },
  }),
  syntaxHighlighting(
    HighlightStyle.define([
      { tag: tags.propertyName, color: 'var(--leaf)', fontWeight: '600' },
      { tag: [tags.number, tags.bool, tags.null], color: 'var(--rose)' },
      { tag: [tags.brace, tags.squareBracket, tags.separator], color: 'var(--muted)' },
    ]),
  ),
];
