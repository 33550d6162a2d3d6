/** Fields for the costs of a personal loan besides interest, shared by the loan calculators. */
import { amount } from '../../schemas/fields.ts';
import type { Quantity } from '../../src/quantity/quantity.ts';

const NADA_SOBRA = 'As tarifas e o imposto passam do valor do crédito';

/** Refuses costs that leave nothing of the loan; the calculator must return `valorRecebido`. */
export const regraDosCustos = {
  field: 'tarifa',
  assert: 'valorRecebido >= 0',
  message: NADA_SOBRA,
} as const;

/** A case that proves it, for loans smaller than this fee. */
export const recusaDosCustos = {
  input: { tarifa: 1_000_000, tarifaFinanciada: false },
  field: 'tarifa',
  message: NADA_SOBRA,
} as const;

export const custosDoCredito = {
  cobrarIof: {
    type: 'boolean',
    title: 'Cobrar IOF',
    description:
      'Todo crédito a uma pessoa paga o imposto, salvo poucas isenções: só desmarque se for o seu caso.',
    default: true,
    details: true,
  },
  iofFinanciado: {
    type: 'boolean',
    title: 'IOF somado à dívida',
    description:
      'O costume dos bancos: o imposto entra nas parcelas e rende juros. Senão, sai do valor recebido.',
    default: true,
    details: true,
    visibleWhen: 'cobrarIof',
  },
  tarifa: {
    ...amount,
    title: 'Tarifas',
    description: 'O que o banco cobra para abrir o crédito: cadastro, avaliação ou registro do contrato.',
    default: 0,
    details: true,
  },
  tarifaFinanciada: {
    type: 'boolean',
    title: 'Tarifas somadas à dívida',
    description: 'Senão, elas saem do valor recebido.',
    default: true,
    details: true,
    visibleWhen: 'tarifa > 0',
  },
} as const;

/** Converts the values of these fields into the costs of a personal loan. */
export function custosContratados(custos: {
  readonly cobrarIof: boolean;
  /** Undefined while hidden, without a tax. */
  readonly iofFinanciado: boolean | undefined;
  readonly tarifa: Quantity;
  /** Undefined while hidden, without a fee. */
  readonly tarifaFinanciada: boolean | undefined;
}) {
  return {
    tarifa: custos.tarifa,
    tarifaFinanciada: custos.tarifaFinanciada ?? false,
    cobrarIof: custos.cobrarIof,
    iofFinanciado: custos.iofFinanciado ?? false,
  };
}
