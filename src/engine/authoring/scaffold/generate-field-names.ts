import { fieldsWithoutProse } from '../../schema/fields-without-prose.ts';
import type { Schemas } from '../../schema/schemas.ts';

/** Generates `src/engine/pipeline/3-facts/field-names.ts`: what facts know of fields by their names. */
export function generateFieldNames(schemas: Schemas): string {
  const names = fieldsWithoutProse(schemas).map((name) => `  '${name}',\n`);
  return `// Generated from schemas/ by \`npm run generate\`: change the schemas, not this file.

/** Fields with addresses, codes, choices or search terms. */
export const namesWithoutProse = [
${names.join('')}] as const;
`;
}
