import { describe, expect, it } from 'vitest';
import { readResult } from '../../src/engine/evaluate/read-result.ts';
import { Results } from '../../src/quantity/declare.ts';
import { custoEfetivoTotal } from '../lei/cet.ts';
import { declaraCet } from './declara-cet.ts';

describe('the results', () => {
  it('are in percent, and absent without a rate', () => {
    const results = new Results();
    const cost = custoEfetivoTotal(1000, [{ dias: 365, valor: 1200 }]);
    const { cet } = readResult({ ...declaraCet(cost, 'Sem seguro.', results) }, results).result;
    expect(cet).toBe(20);
    expect(declaraCet(undefined, 'Sem seguro.', results).cet).toBeUndefined();
  });
});
