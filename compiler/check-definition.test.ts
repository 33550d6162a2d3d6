import { describe, expect, it } from 'vitest';
import { checkDefinition } from './check-definition.ts';
import { faultsOf, withElement, withRules } from './testing/faults.ts';
import { sample } from '../src/engine/testing/sample.ts';

describe('checkDefinition', () => {
  it('accepts the sample', () => {
    expect(faultsOf(sample)).toEqual([]);
  });

  it('refuses an id that does not match the path of the file', () => {
    expect(checkDefinition(sample, 'amostra/resto')).toEqual([
      {
        place: 'id',
        problem: 'o id é "amostra/soma", mas o arquivo está em "amostra/resto"',
        remedy: "escreva id: 'amostra/resto'",
      },
    ]);
  });

  it('reports every fault with location, problem and remedy', () => {
    for (const fault of [
      ...checkDefinition(sample, 'x/y'),
      ...faultsOf(withRules({ field: 'nada', assert: '1 +', message: 'x' })),
      ...faultsOf(withElement({ kind: 'headline', value: 'x' })),
    ]) {
      expect(fault.place).not.toBe('');
      expect(fault.problem).not.toBe('');
      expect(fault.remedy).not.toBe('');
    }
  });
});
