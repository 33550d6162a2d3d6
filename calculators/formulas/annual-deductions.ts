/**
 * What is taken off a year's taxable income before the annual income tax (IRPF): the deductions one by one
 * (Lei nº 9.250/1995, art. 8º, II), or the simplified discount in their place (art. 10).
 */
import type { AnnualIncomeTaxTable } from '../tables/irpf-annual.ts';
import { compare, decimal, min, type Decimal } from './decimal.ts';
import { percentOf } from './money.ts';

/** One deduction. */
export interface Deduction {
  /** Portuguese name, as a line of the result; says so where a cap took effect. */
  readonly descricao: string;
  /** Reais, exact. */
  readonly amount: Decimal;
}

/** What a person earned and spent in the year, in reais; `dependentes` is a count. */
export interface YearOfPerson {
  readonly rendimentosTributaveis: number;
  readonly dependentes: number;
  readonly pensaoAlimenticia: number;
  readonly previdenciaPrivada: number;
  readonly despesasMedicas: number;
  readonly despesasEducacao: number;
  readonly contribuicaoPrevidenciaria: number;
}

/** The estimate caps the contribution to the official pension too, which the law deducts whole. */
const OFFICIAL_PENSION_CAP_PERCENT = 12;

/** The simplified discount as the only deduction. */
export function simplifiedDiscount(income: number, table: AnnualIncomeTaxTable): Deduction[] {
  const { simplifiedPercent, simplifiedCap } = table;
  return [
    capped(
      `Desconto simplificado de ${simplifiedPercent}%`,
      percentOf(income, simplifiedPercent),
      simplifiedCap,
    ),
  ];
}

/** The deductions of the complete model, without those of 0. */
export function itemizedDeductions(person: YearOfPerson, table: AnnualIncomeTaxTable): Deduction[] {
  const { rendimentosTributaveis: income, dependentes } = person;
  const officialCap = percentOf(income, OFFICIAL_PENSION_CAP_PERCENT);
  const privateCap = percentOf(income, table.privatePensionCapPercent);
  const educationCap = decimal(table.educationCap).times(1 + dependentes);
  return [
    whole(dependentsLabel(dependentes), decimal(table.dependantDeduction).times(dependentes)),
    capped('Previdência oficial', decimal(person.contribuicaoPrevidenciaria), officialCap),
    capped('Previdência privada', decimal(person.previdenciaPrivada), privateCap),
    whole('Despesas médicas', decimal(person.despesasMedicas)),
    capped('Despesas com educação', decimal(person.despesasEducacao), educationCap),
    whole('Pensão alimentícia', decimal(person.pensaoAlimenticia)),
  ].filter(({ amount }) => compare(amount, 0) > 0);
}

function dependentsLabel(count: number): string {
  return count === 1 ? 'Um dependente' : `${count} dependentes`;
}

function whole(descricao: string, amount: Decimal): Deduction {
  return { descricao, amount };
}

function capped(name: string, amount: Decimal, cap: Decimal | number): Deduction {
  const isOver = compare(amount, cap) > 0;
  return { descricao: isOver ? `${name} (até o limite)` : name, amount: min(amount, cap) };
}
