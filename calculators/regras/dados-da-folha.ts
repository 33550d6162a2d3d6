/** Fields that the payroll calculators share. */
import { amount, between, requiredAmount } from '../../schemas/fields.ts';
import { INSS } from '../tabelas/inss.ts';
import { DEDUCAO_MENSAL_POR_DEPENDENTE, IMPOSTO_MENSAL } from '../tabelas/irrf-mensal.ts';
import { LEI_DO_CUSTEIO, REFORMA_DA_PREVIDENCIA } from '../tabelas/leis-trabalhistas.ts';
import { SALARIO_MINIMO } from '../tabelas/salario-minimo.ts';
import { LEI_DA_RETENCAO } from '../tabelas/leis-da-retencao.ts';
import { missingYear, type DatedEntry, type DatedTable } from '../tabelas/table.ts';
import { yearChoice } from '../tabelas/year-choice.ts';

const [MENOR_SALARIO = 0] = SALARIO_MINIMO.entries.map(({ monthly }) => monthly).toReversed();

/**
 * Usual monthly salaries, from the minimum wage of the newest table to two hundred times it; the form asks the visitor
 * to confirm others.
 */
export const salarioUsual = {
  below: MENOR_SALARIO,
  named: 'o salário mínimo',
  above: 200 * MENOR_SALARIO,
} as const;

const SALARIO_BRUTO = {
  title: 'Salário bruto mensal',
  meaning: 'salarioBruto',
  unusual: salarioUsual,
  placeholder: '3.000,00',
} as const;

/** The gross salary of a month, which may be blank. */
export const campoSalarioBruto = { ...amount, ...SALARIO_BRUTO } as const;

/** The gross salary of a month, with the sentence that asks for it. */
export function salarioBrutoObrigatorio<const Missing extends string>(missing: Missing) {
  return { ...requiredAmount(missing), ...SALARIO_BRUTO } as const;
}

/** Monthly average of payments besides the salary. */
export const mediaDeAdicionais = {
  ...amount,
  title: 'Média mensal de adicionais',
  description: 'Horas extras, comissões e adicionais entram na conta pela média mensal.',
  default: 0,
  details: true,
  meaning: 'mediaDeAdicionais',
} as const;

export const dependentesDoImposto = {
  type: 'integer',
  title: 'Dependentes',
  description: `Cada um tira ${DEDUCAO_MENSAL_POR_DEPENDENTE} da base do imposto de renda, se o desconto simplificado não for maior.`,
  ...between(0, 20, 'Digite de 0 a 20 dependentes'),
  default: 0,
  details: true,
  meaning: 'dependentes',
} as const;

/** The year of a table, whose `regraDoAno` refuses the years that it lacks. */
export function anoDa(tabela: { readonly years: readonly number[] }) {
  return {
    type: 'integer',
    title: 'Ano das tabelas',
    description: 'As tabelas do INSS e do imposto de renda mudam a cada ano.',
    defaultOn: yearChoice(tabela).defaultOn,
    suggestions: () => tabela.years,
    details: true,
    meaning: 'anoDasTabelas',
  } as const;
}

/** The year of the payroll tables. */
export const anoDaFolha = anoDa(INSS);

/** The month of payment, shown only if the year has several tables of the income tax. */
export const mesDaFolha = {
  type: 'integer',
  title: 'Mês do pagamento',
  description: 'A tabela do imposto de renda mudou durante esse ano.',
  ...between(1, 12, 'Digite o mês, de 1 a 12'),
  defaultOn: (today: string) => Number(today.slice(5, 7)),
  visibleWhen: IMPOSTO_MENSAL.yearsOfChange.map((ano) => `ano == ${ano}`).join(' or '),
  details: true,
  meaning: 'mesDoPagamento',
} as const;

/** Refuses a year without a table. */
export function regraDoAno(tabela: Pick<DatedTable<DatedEntry>, 'has' | 'missingYearMessage'>) {
  return {
    field: 'ano',
    check: ({ ano }: { readonly ano: number | undefined }) =>
      ano === undefined || tabela.has(ano) ? undefined : tabela.missingYearMessage(ano),
  } as const;
}

/** Refuses a year without payroll tables. */
export const regraDoAnoDaFolha = regraDoAno(INSS);

/** The refusal of a year of payment without a table of the income tax; the payroll tables of a year come together. */
export function anoSemTabelaDoImposto(ano: number): string | undefined {
  return INSS.has(ano) ? undefined : missingYear('do IRRF', INSS.years, ano);
}

/** Laws of the INSS and the income tax on pay. */
export const fontesGeraisDaFolha = [REFORMA_DA_PREVIDENCIA, LEI_DO_CUSTEIO, LEI_DA_RETENCAO];

/** The same laws and the tables. */
export const fontesDaFolha = [...fontesGeraisDaFolha, ...INSS.sources, ...IMPOSTO_MENSAL.sources];
