/** Keywords that only editors and the generator of types understand; ajv in strict mode must be told of them. */
export const editorKeywords: readonly string[] = [
  'defaultSnippets',
  'enumDescriptions',
  'markdownDescription',
  'patternErrorMessage',
  'tsType',
];
