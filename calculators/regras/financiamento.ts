/** Shared fields and rules of a purchase with a down payment and a loan for the rest. */
import { amount, between } from '../../schemas/fields.ts';
import type { ExpressionRule } from '../../src/engine/definition.ts';
import type { Results } from '../../src/quantity/declare.ts';
import type { Quantity } from '../../src/quantity/quantity.ts';
import { limiteDaTaxaMensal, taxaCotada } from './taxa-cotada.ts';
import { parcelasDoCredito, anosDoCredito } from './prazo.ts';

/** The purchase price. `regrasDaEntrada` require it to be above 0. */
export const valorDaCompra = {
  type: 'number',
  format: 'money',
  maximum: amount.maximum,
  messages: { maximum: amount.messages.maximum },
} as const;

/** The field that `regrasDaEntrada` validates under the name `downPayment`. */
export const campoDaEntrada = {
  ...amount,
  title: 'Entrada',
  messages: { ...amount.messages, minimum: 'Entrada não pode ser negativa' },
} as const;

const ENTRADA_ALTA_DEMAIS = 'Entrada deve ser menor que o valor do bem';
const MAXIMO_AO_ANO = 50;
const LIMITES_DA_TAXA = 'Taxa de juros deve estar entre 0,1% e 50% ao ano';

/** The rate of a long loan. */
export const taxaDoFinanciamento = {
  ...taxaCotada,
  ...between(0.1, MAXIMO_AO_ANO, LIMITES_DA_TAXA),
  meaning: 'taxaDoCredito',
} as const;

/** Refuses more than 50% a year, and warns of an unusual rate. */
export const regrasDaTaxaDoFinanciamento: readonly ExpressionRule[] = [
  limiteDaTaxaMensal('interestRate', MAXIMO_AO_ANO / 12, LIMITES_DA_TAXA),
  {
    field: 'interestRate',
    warn: "interestRate > (tipoTaxa == 'mensal' ? 20 / 12 : 20)",
    message: 'Taxa muito alta - verifique se está correta',
  },
];

/** A case that proves the limit of a monthly rate. */
export const recusaDaTaxaDoFinanciamento = {
  input: { interestRate: 5, tipoTaxa: 'mensal' },
  field: 'interestRate',
  message: LIMITES_DA_TAXA,
} as const;

/** The term of a long loan, in years; fractional if the definition allows it. */
export const prazoDoFinanciamento = {
  ...anosDoCredito,
  ...between(1, 35, 'Prazo deve estar entre 1 e 35 anos'),
} as const;

/** The same term in parcelas. */
export const parcelasDoFinanciamento = parcelasDoCredito(12, 420, 'Digite um prazo de 12 a 420 parcelas');

/** Requires a term of whole months. Rounds, because years are typed with few decimal places. */
export const regraDosMesesInteiros = {
  field: 'years',
  assert: 'abs(years * 12 - round(years * 12)) < 0.01',
  message: 'Digite um prazo em meses inteiros',
} as const;

/** Declares the down payment as a share of the price. @param bem 'imóvel', 'veículo'. */
export function declaraEntrada(entrada: Quantity, preco: Quantity, bem: string, result: Results) {
  return result.percent(`Entrada em relação ao valor do ${bem}`, entrada.over(preco));
}

/**
 * Requires a price above 0 and a down payment below the price. Uses rules instead of schema keywords, so that the
 * down payment is validated even against a refused price.
 *
 * @param campoDoPreco name of the field of the price.
 */
export function regrasDaEntrada(campoDoPreco: string): ExpressionRule[] {
  return [
    { field: campoDoPreco, assert: `${campoDoPreco} > 0`, message: 'Valor do bem deve ser maior que zero' },
    { field: 'downPayment', assert: `downPayment < ${campoDoPreco}`, message: ENTRADA_ALTA_DEMAIS },
  ];
}

/** Cases that prove them. @param preco of the whole purchase, in reais. */
export function recusasDaEntrada(campoDoPreco: string, preco: number) {
  return [
    { input: { [campoDoPreco]: 0 }, field: campoDoPreco, message: 'Valor do bem deve ser maior que zero' },
    { input: { [campoDoPreco]: 0 }, field: 'downPayment', message: ENTRADA_ALTA_DEMAIS },
    { input: { [campoDoPreco]: '' }, field: 'downPayment', message: ENTRADA_ALTA_DEMAIS },
    { input: { downPayment: preco }, field: 'downPayment', message: ENTRADA_ALTA_DEMAIS },
  ];
}
