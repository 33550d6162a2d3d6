/**
 * Unemployment insurance, by calendar year: converts a mean salary into an instalment (Lei nº 7.998/1990, art. 5º,
 * with the limits that the CODEFAT adjusts each January).
 */
import { count, percent } from '../../src/quantity/quantity.ts';
import { calendarYear } from './calendar-year.ts';
import { LEI_DO_SEGURO_DESEMPREGO, NORMA_DO_SEGURO_DESEMPREGO } from './leis-trabalhistas.ts';
import { legalFigure } from './legal-figure.ts';
import { SALARIO_MINIMO } from './salario-minimo.ts';
import { datedTable, type DatedEntry } from './table.ts';

export interface TabelaDoSeguro extends DatedEntry {
  /** Limit in reais of mean salaries that give a share of themselves. */
  readonly primeiroLimite: number;
  /** Limit in reais of mean salaries that give `soma` plus half of the part above the first limit. */
  readonly segundoLimite: number;
  /** Fixed amount between the limits, in reais. */
  readonly soma: number;
  /** Instalment for any higher salary, in reais. */
  readonly maiorParcela: number;
}

/** Lei nº 13.134/2015, which set the months of work and the instalments. */
const PEDIDOS_DESDE = '2015-06-17';

function parte(amount: number, item: string) {
  return legalFigure(percent(amount), {
    law: `Lei 7.998/1990, art. 5º, ${item}`,
    validFrom: '1990-01-12',
    source: LEI_DO_SEGURO_DESEMPREGO,
  });
}

/** Share of a mean salary up to the first limit. */
export const PARTE_ATE_O_PRIMEIRO_LIMITE = parte(80, 'I');

/** Share of the part of a mean salary above the first limit. */
export const PARTE_ACIMA_DO_PRIMEIRO_LIMITE = parte(50, 'II');

function meses(amount: number, item: string) {
  return legalFigure(count(amount, 'meses'), {
    law: `Lei 7.998/1990, art. 3º, I, "${item}"`,
    validFrom: PEDIDOS_DESDE,
    source: LEI_DO_SEGURO_DESEMPREGO,
  });
}

/** Fewest months with pay for the first request, within the last 18 months. */
export const MESES_PARA_O_PRIMEIRO_PEDIDO = meses(12, 'a');

/** Fewest months with pay for the second request, within the last 12 months. */
export const MESES_PARA_O_SEGUNDO_PEDIDO = meses(9, 'b');

/** Fewest months with pay for any later request, all of the last ones. */
export const MESES_PARA_OS_DEMAIS_PEDIDOS = meses(6, 'c');

/** Number of instalments by months of pay in the last 36 (art. 4º, § 2º), the most first. */
export const PARCELAS_POR_MESES = [
  { desde: 24, parcelas: 5 },
  { desde: 12, parcelas: 4 },
  { desde: 0, parcelas: 3 },
] as const;

function of(
  year: number,
  valores: Pick<TabelaDoSeguro, 'primeiroLimite' | 'segundoLimite' | 'soma' | 'maiorParcela'>,
) {
  return {
    ...calendarYear(year),
    ...valores,
    source: NORMA_DO_SEGURO_DESEMPREGO,
    checkedOn: NORMA_DO_SEGURO_DESEMPREGO.checkedOn,
  };
}

export const SEGURO_DESEMPREGO = datedTable<TabelaDoSeguro>({
  name: 'do seguro-desemprego',
  file: 'calculators/tabelas/seguro-desemprego.ts',
  entries: [
    of(2024, { primeiroLimite: 2041.39, segundoLimite: 3402.65, soma: 1633.1, maiorParcela: 2313.74 }),
    of(2025, { primeiroLimite: 2138.76, segundoLimite: 3564.96, soma: 1711.01, maiorParcela: 2424.11 }),
    of(2026, { primeiroLimite: 2222.17, segundoLimite: 3703.99, soma: 1777.74, maiorParcela: 2518.65 }),
  ],
  check: ({ year, primeiroLimite, segundoLimite, soma, maiorParcela }) => {
    if (!SALARIO_MINIMO.has(year))
      return 'esse ano não tem salário mínimo; acrescente-o antes a salario-minimo.ts.';
    const noPrimeiro = primeiroLimite * PARTE_ATE_O_PRIMEIRO_LIMITE.number;
    const noSegundo = soma + (segundoLimite - primeiroLimite) * PARTE_ACIMA_DO_PRIMEIRO_LIMITE.number;
    if (Math.abs(noPrimeiro - soma) > 0.02) return 'a segunda faixa não começa onde a primeira acaba.';
    return Math.abs(noSegundo - maiorParcela) > 0.02
      ? 'o teto da parcela não é o que o segundo limite dá.'
      : undefined;
  },
});
