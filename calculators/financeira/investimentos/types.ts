/** The types of investment that the simulator offers, with a return to start from. */
import { SAVINGS_YEARLY_RATE } from '../../tabelas/savings.ts';

/** In % a year: an assumption to start from, as those of the other types that no law fixes. */
export const FIXED_INCOME_RETURN = 12;

/** A type of investment, with the return in % a year that choosing it fills in. */
function startingAt<const Type extends string>(type: Type, annualReturn: number) {
  return { const: type, title: type, sets: { annualReturn } } as const;
}

/** In their order on the page. */
export const INVESTMENT_TYPES = [
  startingAt('Poupança', SAVINGS_YEARLY_RATE.typed),
  startingAt('Renda Fixa', FIXED_INCOME_RETURN),
  startingAt('Renda Variável', 10),
  startingAt('Multimercado', 8),
  startingAt('Fundos Imobiliários', 9),
] as const;
