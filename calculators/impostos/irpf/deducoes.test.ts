import { describe, expect, it } from 'vitest';
import { Results } from '../../../src/quantity/declare.ts';
import { count, money } from '../../../src/quantity/quantity.ts';
import { IMPOSTO_ANUAL } from '../../tabelas/irpf-anual.ts';
import {
  declaraDeducoesLegais,
  declaraDescontoSimplificado,
  type Deducao,
  type AnoDoContribuinte,
} from './deducoes.ts';

const table = IMPOSTO_ANUAL.forYear(2026);
const nobody: AnoDoContribuinte = {
  rendimentosTributaveis: money(100_000),
  dependentes: count(0),
  pensaoAlimenticia: money(0),
  previdenciaPrivada: money(0),
  despesasMedicas: money(0),
  despesasEducacao: money(0),
  contribuicaoPrevidenciaria: money(0),
};

const amounts = (deductions: readonly Deducao[]) =>
  deductions.map(({ descricao, valor }) => [descricao, valor.number]);
const discounted = (income: number) =>
  amounts(declaraDescontoSimplificado(money(income), table, new Results()));
const itemized = (person: Partial<AnoDoContribuinte>) =>
  amounts(declaraDeducoesLegais({ ...nobody, ...person }, new Results()));

describe('declaraDescontoSimplificado', () => {
  it('is a fifth of the income', () => {
    expect(discounted(50_000)).toEqual([['Desconto simplificado de 20%', 10_000]]);
  });

  it('stops at the cap of the year', () => {
    expect(discounted(100_000)).toEqual([['Desconto simplificado de 20% (até o limite)', 16_754.34]]);
  });
});

describe('declaraDeducoesLegais', () => {
  it('lists nothing for a person without deductions', () => {
    expect(itemized({})).toEqual([]);
  });

  it('caps the private pension at 12% of the income, but not the official one', () => {
    const pensions = { contribuicaoPrevidenciaria: money(15_000), previdenciaPrivada: money(12_000.01) };
    expect(itemized(pensions)).toEqual([
      ['Previdência oficial', 15_000],
      ['Previdência privada (até o limite)', 12_000],
    ]);
  });

  it('caps both pensions for the simple estimate', () => {
    const person = { ...nobody, contribuicaoPrevidenciaria: money(15_000) };
    const capped = declaraDeducoesLegais(person, new Results(), { limitaPrevidenciaOficial: true });
    expect(amounts(capped)).toEqual([['Previdência oficial (até o limite)', 12_000]]);
  });

  it('caps education per person, and then ignores the sum', () => {
    const educacaoPorPessoa = [5000, 1000, 3561.5].map((valor) => ({ valor: money(valor) }));
    // 3,561.50 + 1,000 + 3,561.50
    expect(itemized({ educacaoPorPessoa, despesasEducacao: money(90_000) })).toEqual([
      ['Despesas com educação (até o limite)', 8123],
    ]);
    expect(itemized({ educacaoPorPessoa: [{ valor: money(1000) }] })).toEqual([
      ['Despesas com educação', 1000],
    ]);
  });

  it('caps education for the taxpayer and each dependant', () => {
    expect(itemized({ dependentes: count(2), despesasEducacao: money(20_000) })).toEqual([
      ['2 dependentes', 4550.16],
      ['Despesas com educação (até o limite)', 10_684.5],
    ]);
  });

  it('caps neither medical expenses nor alimony', () => {
    expect(itemized({ despesasMedicas: money(90_000), pensaoAlimenticia: money(80_000) })).toEqual([
      ['Despesas médicas', 90_000],
      ['Pensão alimentícia', 80_000],
    ]);
  });
});
