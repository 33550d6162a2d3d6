/** The types of investment in the simulator, each with an initial return. */
import { TAXA_ANUAL_DA_POUPANCA } from '../../tabelas/investimentos.ts';

/** In % a year: an assumed initial value, as for the other types without a legal rate. */
export const FIXED_INCOME_RETURN = 12;

/** A type of investment, with the return in % a year that it fills into the form. */
function startingAt<const Type extends string>(type: Type, annualReturn: number) {
  return { const: type, title: type, sets: { annualReturn } } as const;
}

/** In display order. */
export const INVESTMENT_TYPES = [
  startingAt('Poupança', TAXA_ANUAL_DA_POUPANCA.typed),
  startingAt('Renda Fixa', FIXED_INCOME_RETURN),
  startingAt('Renda Variável', 10),
  startingAt('Multimercado', 8),
  startingAt('Fundos Imobiliários', 9),
] as const;
