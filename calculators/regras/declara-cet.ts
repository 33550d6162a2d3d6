/** Declares the total cost of credit, shown alike by all credit calculators. */
import { decimal } from '../../src/decimal/decimal.ts';
import type { Results } from '../../src/quantity/declare.ts';
import { Quantity, type NamedQuantity } from '../../src/quantity/quantity.ts';
import { regra } from '../../src/quantity/regra.ts';
import type { Cet } from '../lei/cet.ts';

const REGRA_DO_CET = regra(
  'Resolução CMN 4.881/2020: recebido = Σ pago ÷ (1 + CET)^(dias ÷ 365)',
  'O CET é a taxa ao ano que junta juros, tarifas, tributos, seguros e tudo o mais que o crédito custa.',
);

/** Enough decimals to compare it with the contract's monthly rate, which may differ only in the third one. */
const COMO_TAXA_DO_MES = { decimals: 4 } as const;

/** The total cost a year and a month as results; both are left out without one. */
export interface CetDeclarado {
  readonly cet: NamedQuantity | undefined;
  readonly cetMensal: NamedQuantity | undefined;
}

/**
 * Declares the total cost.
 *
 * @param cet undefined without one.
 * @param note the sentence about its parts.
 * @param notaMensal the sentence about the monthly rate.
 */
export function declaraCet(
  cet: Cet | undefined,
  note: string,
  result: Results,
  notaMensal?: string,
): CetDeclarado {
  if (cet === undefined) return { cet: undefined, cetMensal: undefined };
  const achado = (taxa: number, line: string, form = {}) =>
    new Quantity(decimal(taxa), {
      kind: 'explained',
      lines: ({ figure }) => [`${line} = ${figure(taxa * 100, { format: 'percent', ...form })}`],
    });
  return {
    cet: result.percent(
      'CET ao ano',
      achado(cet.aoAno, 'A taxa que iguala o que se recebe e o que se paga, cada valor no seu dia'),
      { ...REGRA_DO_CET, note },
    ),
    cetMensal: result.percent(
      'CET ao mês',
      achado(cet.aoMes, '(1 + CET ao ano)^(1 ÷ 12) − 1', COMO_TAXA_DO_MES),
      { ...COMO_TAXA_DO_MES, ...(notaMensal === undefined ? {} : { note: notaMensal }) },
    ),
  };
}
