import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { documentOf, problemsIn } from '../../../tests/engine/support/test-diagnostics.ts';
import type { JsonObject } from '../../shared/json/json-value.ts';
import type { Diagnostic } from './diagnostic.ts';
import { report } from './report.ts';

const text = { type: 'object', required: ['text'], properties: { text: { type: 'string', minLength: 1 } } };
const place = { type: 'integer', minimum: 1 };

/** What GitHub's code scanning asks of a log, by its documentation. */
const wanted: JsonObject = {
  type: 'object',
  required: ['$schema', 'version', 'runs'],
  properties: {
    version: { const: '2.1.0' },
    runs: {
      type: 'array',
      minItems: 1,
      maxItems: 20,
      items: {
        type: 'object',
        required: ['tool', 'results', 'columnKind'],
        properties: {
          columnKind: { const: 'utf16CodeUnits' },
          tool: {
            type: 'object',
            required: ['driver'],
            properties: {
              driver: {
                type: 'object',
                required: ['name', 'rules'],
                properties: {
                  rules: {
                    type: 'array',
                    items: {
                      type: 'object',
                      required: ['id', 'shortDescription', 'fullDescription', 'help', 'helpUri'],
                      properties: {
                        shortDescription: text,
                        fullDescription: text,
                        help: text,
                        helpUri: { type: 'string', pattern: '^(https|file)://' },
                      },
                    },
                  },
                },
              },
            },
          },
          results: {
            type: 'array',
            maxItems: 25000,
            items: {
              type: 'object',
              required: ['ruleId', 'message', 'locations', 'partialFingerprints'],
              properties: {
                level: { enum: ['note', 'warning', 'error'] },
                message: text,
                partialFingerprints: { type: 'object', required: ['primaryLocationLineHash'] },
                locations: {
                  type: 'array',
                  minItems: 1,
                  items: {
                    type: 'object',
                    required: ['physicalLocation'],
                    properties: {
                      physicalLocation: {
                        type: 'object',
                        required: ['artifactLocation', 'region'],
                        properties: {
                          artifactLocation: {
                            type: 'object',
                            required: ['uri', 'uriBaseId'],
                            properties: { uri: { type: 'string', pattern: '^[^/:?#\\s]' } },
                          },
                          region: {
                            type: 'object',
                            required: ['startLine', 'startColumn', 'endLine', 'endColumn'],
                            properties: {
                              startLine: place,
                              startColumn: place,
                              endLine: place,
                              endColumn: place,
                            },
                          },
                        },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
};
const accepts = new Ajv({ strict: false }).compile(wanted);

const problem: Diagnostic = {
  rule: 'block-type',
  severity: 'error',
  file: 'pages/over ons/b#1.json',
  place: { pointer: '/a' },
  message: 'Er is geen blok "fqa".',
  hint: 'Mogelijk: hero, faq',
};
const before = '{\n  "a": "fqa"\n}\n';

function logOf(problems: Diagnostic[], source = before) {
  return JSON.parse(
    report(problems, {
      documents: [documentOf(problem.file, source)],
      format: 'sarif',
      projectUrl: 'file:///project',
    }),
  );
}
const fingerprints = (log: ReturnType<typeof logOf>): string[] =>
  log.runs[0].results.map(
    (result: { partialFingerprints: Record<string, string> }) =>
      result.partialFingerprints.primaryLocationLineHash,
  );

describe('a SARIF log', () => {
  it.each([
    ['no problem', []],
    ['a problem in a file with an odd name', [problem]],
    ['a problem of an empty file', [{ ...problem, place: { start: 0, end: 0 } }]],
    ['more problems than code scanning takes', problemsIn('pages/b.json', 'error', 25_001)],
  ])('with %s is what code scanning takes', (_what, problems) => {
    accepts(logOf(problems));
    expect(accepts.errors).toBeNull();
  });

  it('names the place from the project’s folder, the level, and the rule with its page', () => {
    const [run] = logOf([problem]).runs;
    const [result] = run.results;
    expect(result).toMatchObject({ ruleId: 'block-type', level: 'error' });
    expect(result.locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: 'pages/over%20ons/b%231.json', uriBaseId: '%SRCROOT%' },
      region: { startLine: 2, startColumn: 8, endLine: 2, endColumn: 13 },
    });
    const rule = run.tool.driver.rules[result.ruleIndex];
    expect(rule).toMatchObject({ id: 'block-type', defaultConfiguration: { level: 'error' } });
    expect(rule.shortDescription.text).toBe('Het type van een blok ontbreekt of bestaat niet.');
    expect(rule.help.markdown).toContain('## Goed');
  });

  it('keeps the fingerprint of a problem when lines come above it, and gives equal problems different ones', () => {
    const moved = before.replace('{\n', '{\n  "b": 1,\n');
    expect(fingerprints(logOf([problem], moved))).toEqual(fingerprints(logOf([problem])));
    expect(new Set(fingerprints(logOf([problem, problem, { ...problem, rule: 'pattern' }]))).size).toBe(3);
  });
});
