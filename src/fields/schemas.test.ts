import { describe, expect, it } from 'vitest';
import type { RawInputs } from '../engine/definition.ts';
import { allFields, refusingKeywords } from '../../compiler/placed-fields.ts';
import { sentenceFor } from '../engine/problem.ts';
import { recordOf } from '../engine/record.ts';
import { DAY, GOOD_INPUT, problemsOf, sample, sampleWithFields } from '../engine/testing/sample.ts';
import { schemaOf } from './schemas.ts';
import { debts } from '../engine/testing/debts.ts';

const number = { type: 'number', title: 'X', messages: {} };
const limits = sampleWithFields({
  below: { ...number, exclusiveMaximum: 5, messages: { exclusiveMaximum: 'menos de cinco' } },
  step: { ...number, multipleOf: 0.05, minimum: 0.1, messages: { minimum: 'pouco', multipleOf: 'passo' } },
  pairs: { ...number, type: 'integer', multipleOf: 2, messages: { multipleOf: 'par' } },
});

const cases = [
  { definition: sample, input: { ...GOOD_INPUT, kind: 'extra', parts: [{}] } },
  { definition: limits, input: { ...GOOD_INPUT, kind: 'extra', parts: [{}] } },
  { definition: debts, input: { debts: [{ balance: 1 }] } },
].flatMap(({ definition, input }) =>
  allFields(definition).flatMap((placed) =>
    refusingKeywords(placed, definition.blankNumbers).map((keyword) => ({
      name: `“${keyword}” of ${placed.path} in ${definition.id}`,
      definition,
      input: input as RawInputs,
      placed,
      keyword,
    })),
  ),
);

describe('schemaOf', () => {
  it.each(cases)('finds the nearest value that breaks $name', ({ definition, input, placed, keyword }) => {
    const { field, name, rows } = placed;
    const own = rows === undefined ? input : recordOf((input[rows] as unknown[])[0]);
    const value = schemaOf(field).refused(field, keyword, { given: own[name], today: DAY });
    const changed = { ...own, [name]: value };
    const raw = rows === undefined ? changed : { ...input, [rows]: [changed] };
    const sentence = sentenceFor(field, keyword);
    expect(problemsOf(raw, definition)).toContain(`${placed.path.replace('*', '0')}: ${sentence}`);
  });
});
