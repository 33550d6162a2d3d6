import { describe, expect, it } from 'vitest';
import { ordemPorExtenso, vantagemDaOrdem } from './plano.ts';

const end = (nome: string, month: number, startsWith = 100, isSteady = true) => ({
  nome,
  month,
  startsWith,
  isSteady,
});

describe('ordemPorExtenso', () => {
  it('states the amount for the first debt and its end, and the debts that follow', () => {
    expect(ordemPorExtenso([end('Cartão', 7, 950), end('Cheque', 9), end('Empréstimo', 14)])).toBe(
      'R$ 950,00 por mês até o mês 7; depois Cheque (até o mês 9) e Empréstimo (até o mês 14).',
    );
  });

  it('promises no fixed amount if the first debt gets more later', () => {
    expect(ordemPorExtenso([end('Cartão', 3, 500, false), end('Loja', 4)])).toBe(
      'a partir de R$ 500,00 por mês, até o mês 3; depois Loja (até o mês 4).',
    );
  });

  it('names a single month as such', () => {
    expect(ordemPorExtenso([end('Loja', 1, 510), end('Cartão', 1)])).toBe(
      'R$ 510,00 no primeiro mês; depois Cartão (no primeiro mês).',
    );
  });

  it('separates the debts that end on their minimum', () => {
    expect(ordemPorExtenso([end('Cartão', 7, 950), end('Loja', 3), end('Carnê', 5)])).toBe(
      'R$ 950,00 por mês até o mês 7. Só com o mínimo, Loja (no mês 3) e Carnê (no mês 5) acabam antes da sua vez.',
    );
    expect(ordemPorExtenso([end('Cartão', 7, 950), end('Loja', 9), end('Carnê', 8)])).toBe(
      'R$ 950,00 por mês até o mês 7; depois Loja (até o mês 9). Só com o mínimo, Carnê (no mês 8) acaba antes da sua vez.',
    );
  });

  it('counts the rest of many debts', () => {
    const others = [2, 3, 4, 5, 6, 7].map((month) => end(`D${month}`, month));
    expect(ordemPorExtenso([end('D1', 1, 100), ...others])).toBe(
      'R$ 100,00 no primeiro mês; depois D2 (até o mês 2), D3 (até o mês 3), D4 (até o mês 4) e mais 3 (até o mês 7).',
    );
  });
});

describe('vantagemDaOrdem', () => {
  it('compares with the order not chosen', () => {
    expect(vantagemDaOrdem('maior-taxa', 61.54)).toBe(
      'Nesta ordem você paga R$ 61,54 a menos de juros que começando pela de menor saldo.',
    );
    expect(vantagemDaOrdem('menor-saldo', -61.54)).toBe(
      'Nesta ordem você paga R$ 61,54 a mais de juros que começando pela de juros maiores.',
    );
    expect(vantagemDaOrdem('menor-saldo', 0)).toBe('Os juros são os mesmos começando pela de juros maiores.');
    expect(vantagemDaOrdem('maior-taxa', undefined)).toBe(
      'Já começando pela de menor saldo, elas não acabariam nem em mil anos.',
    );
  });
});
