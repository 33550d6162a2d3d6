/** The types of investment in the simulator, each with an initial return. */
import { TAXA_ANUAL_DA_POUPANCA } from '../../tabelas/investimentos.ts';

/** In % a year: an assumed initial value, as for the other types without a legal rate. */
export const RENDIMENTO_DA_RENDA_FIXA = 12;

/** A type of investment, with the return in % a year that it fills into the form. */
function tipoComRendimento<const Type extends string>(type: Type, annualReturn: number) {
  return { const: type, title: type, sets: { annualReturn } } as const;
}

/** In display order. */
export const TIPOS_DE_INVESTIMENTO = [
  tipoComRendimento('Poupança', TAXA_ANUAL_DA_POUPANCA.typed),
  tipoComRendimento('Renda Fixa', RENDIMENTO_DA_RENDA_FIXA),
  tipoComRendimento('Renda Variável', 10),
  tipoComRendimento('Multimercado', 8),
  tipoComRendimento('Fundos Imobiliários', 9),
] as const;
