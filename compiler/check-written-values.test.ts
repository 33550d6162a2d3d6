import { describe, expect, it } from 'vitest';
import { onlyFault } from './testing/faults.ts';
import type { ChoiceField } from '../src/vocabulary/fields/choice.ts';
import { sample, sampleWithFields } from '../src/engine/testing/sample.ts';

const { count } = sample.inputs.properties;
const kind = sample.inputs.properties['kind'] as ChoiceField;

describe('checkDefinition, values written into the form', () => {
  it('refuses an option that sets a field beyond its limit', () => {
    const [first, ...others] = kind.oneOf;
    const oneOf = [{ ...first, sets: { amount: 10, count: 11 } }, ...others];
    expect(onlyFault(sampleWithFields({ kind: { ...kind, oneOf } }))).toEqual({
      place: 'inputs.properties.kind.oneOf[0].sets',
      problem: 'escreve 11 em "count", que o recusa: No máximo dez vezes',
      remedy: 'corrija o valor, ou o limite do campo',
    });
  });

  it('refuses an offered value beyond the limit of its field', () => {
    const offer = { value: 0, text: 'Usar 0' };
    expect(onlyFault(sampleWithFields({ count: { ...count, offer } }))).toMatchObject({
      place: 'inputs.properties.count.offer',
      problem: expect.stringContaining('Ao menos uma vez') as unknown,
    });
  });
});
