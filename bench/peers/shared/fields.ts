import type { Inputs } from './calculation.ts';

/** The name of a field. */
export type Name = keyof Inputs;

/** What is said of a field. */
export interface Field {
  readonly name: Name;
  readonly title: string;
  /** What is said when it is blank; without it, it may be. */
  readonly missing?: string;
  readonly negative: string;
}

/** The fields in their order, with the words of the Calculário page. */
export const FIELDS: readonly Field[] = [
  { name: 'principal', title: 'Valor inicial', negative: 'Digite um valor que não seja negativo' },
  {
    name: 'rate',
    title: 'Taxa de juros',
    missing: 'Informe a taxa de juros',
    negative: 'A taxa não pode ser negativa',
  },
  { name: 'time', title: 'Prazo', missing: 'Informe o prazo', negative: 'O prazo não pode ser negativo' },
  { name: 'monthlyContribution', title: 'Aporte mensal', negative: 'Digite um valor que não seja negativo' },
];

/** The inputs of what was filled in; what is left blank is 0. */
export function inputsOf(data: Partial<Record<Name, number>>): Inputs {
  const { principal = 0, rate = 0, time = 0, monthlyContribution = 0 } = data;
  return { principal, rate, time, monthlyContribution };
}
