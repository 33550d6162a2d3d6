import { describe, expect, it } from 'vitest';
import { money } from '../../src/quantity/quantity.ts';
import { anexoDaAtividade, tributosForaDoDas } from './atividade-do-simples.ts';

const inside = {
  anexo: 'III',
  sujeitoFatorR: true,
  icmsOuIssForaDoDas: false,
  pisCofinsForaDoDas: false,
} as const;

describe('an activity of the Simples', () => {
  it('is taxed by its own annex until the payroll is known', () => {
    const receitaDaFolha = money(100_000);
    expect(anexoDaAtividade(inside, { folha: undefined, receitaDaFolha })).toBe('III');
    // 28% of the revenue is enough for annex III (art. 18, § 5º-J).
    expect(anexoDaAtividade(inside, { folha: money(28_000), receitaDaFolha })).toBe('III');
    expect(anexoDaAtividade(inside, { folha: money(27_999.99), receitaDaFolha })).toBe('V');
    const own = { ...inside, anexo: 'I', sujeitoFatorR: false } as const;
    expect(anexoDaAtividade(own, { folha: money(0), receitaDaFolha })).toBe('I');
  });

  it('leaves the taxes paid elsewhere out of the DAS', () => {
    expect([...tributosForaDoDas(inside)]).toEqual([]);
    const outside = { ...inside, icmsOuIssForaDoDas: true, pisCofinsForaDoDas: true };
    expect([...tributosForaDoDas(outside)]).toEqual(['icms', 'iss', 'pis', 'cofins']);
  });
});
