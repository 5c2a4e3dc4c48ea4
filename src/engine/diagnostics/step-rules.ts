import type { RuleInfo } from './rule-info.ts';

/** The rules of loading. */
export const loadRules: readonly RuleInfo[] = [
  { name: 'json-syntax', severity: 'error' },
  { name: 'too-deep', severity: 'error' },
  { name: 'duplicate-key', severity: 'error' },
  { name: 'byte-order-mark', severity: 'error' },
  { name: 'encoding', severity: 'error' },
  { name: 'unreadable', severity: 'error' },
  { name: 'file-size', severity: 'error' },
  { name: 'file-extension', severity: 'error' },
  { name: 'outside-pages', severity: 'warning' },
  { name: 'formatting', severity: 'warning' },
  { name: 'no-pages', severity: 'error' },
  { name: 'route-name', severity: 'error' },
  { name: 'route-escape', severity: 'error' },
];

/** The rules of schema validation. */
export const schemaRules: readonly RuleInfo[] = [
  { name: 'misspelt-field', severity: 'error' },
  { name: 'unknown-field', severity: 'error' },
  { name: 'missing-field', severity: 'error' },
  { name: 'old-form', severity: 'error' },
  { name: 'block-type', severity: 'error' },
  { name: 'misplaced-block', severity: 'error' },
  { name: 'wrong-kind', severity: 'error' },
  { name: 'not-allowed-value', severity: 'error' },
  { name: 'too-long', severity: 'error' },
  { name: 'too-short', severity: 'error' },
  { name: 'too-few', severity: 'error' },
  { name: 'too-many', severity: 'error' },
  { name: 'pattern', severity: 'error' },
  { name: 'duplicate-item', severity: 'error' },
];

/** The rules of a comparison with an earlier site. */
export const baseRules: readonly RuleInfo[] = [{ name: 'vanished-address', severity: 'error' }];

/** The rules of page budgets and suppressions. */
export const pageRules: readonly RuleInfo[] = [
  { name: 'page-budget', severity: 'error' },
  { name: 'ignored-rule', severity: 'warning' },
];
