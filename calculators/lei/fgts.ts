/** The FGTS: monthly deposits, those on the 13th salary and the vacation third, and the yield of the account. */
import { one, type Quantity } from '../../src/quantity/quantity.ts';
import { regra } from '../../src/quantity/regra.ts';
import { equivalentMonthlyRate } from '../formulas/annuity.ts';
import {
  ALIQUOTA_DO_FGTS,
  PARTE_SACADA_NO_ACORDO,
  MULTA_RESCISORIA,
  ALIQUOTA_DA_MULTA_NO_ACORDO,
  JUROS_DO_FGTS,
} from '../tabelas/trabalho.ts';

const MESES_DO_ANO = 12;

/** The rule of `depositoDoFgts`. */
export const DEPOSITO_DO_FGTS = regra(
  ALIQUOTA_DO_FGTS.law,
  `A empresa deposita todo mês ${ALIQUOTA_DO_FGTS} da remuneração.`,
);

/** The rule of the deposit on final pay. */
export const DEPOSITO_DA_RESCISAO = regra(
  `${ALIQUOTA_DO_FGTS.law}; Súmula 305 do TST`,
  'O aviso pago também tem depósito, trabalhado ou não.',
);

/** The rule of the employer's fine. */
export const MULTA_DO_FGTS = regra(
  MULTA_RESCISORIA.law,
  `Na demissão sem justa causa, a multa é de ${MULTA_RESCISORIA} do que foi depositado no contrato.`,
);

/** The rule of the balance at the end of a contract. */
export const SAQUE_DO_FGTS = regra(
  'Lei 8.036/1990, art. 20',
  'Você saca o FGTS nos casos da lei, como a demissão sem justa causa.',
);

/** The rule of the balance in the saque-aniversário. */
export const SALDO_NO_SAQUE_ANIVERSARIO = regra(
  'Lei 8.036/1990, art. 20-A, § 2º',
  'No saque-aniversário, a demissão não libera o saldo.',
);

/** The rule of the fine in an agreement, which `DIREITOS_NO_ACORDO` dates. */
export const MULTA_NO_ACORDO = regra(
  ALIQUOTA_DA_MULTA_NO_ACORDO.law,
  `No acordo, a multa é a metade: ${ALIQUOTA_DA_MULTA_NO_ACORDO}.`,
);

/** The rule of the withdrawal in an agreement, which `DIREITOS_NO_ACORDO` dates. */
export const SAQUE_NO_ACORDO = regra(
  PARTE_SACADA_NO_ACORDO.law,
  `No acordo, você saca até ${PARTE_SACADA_NO_ACORDO} dos depósitos.`,
);

/** The employer's deposit on pay, exact: 8% of it (Lei nº 8.036/1990, art. 15). */
export function depositoDoFgts(remuneracao: Quantity): Quantity {
  return remuneracao.times(ALIQUOTA_DO_FGTS);
}

/** The deposits for months with the same salary, exact. */
export function depositosDoFgts(salario: Quantity, meses: Quantity): Quantity {
  return depositoDoFgts(salario).times(meses);
}

/** The deposit on the vacation third: a third of the monthly one (Lei nº 8.212/1991, art. 28, § 9º, d). */
export function depositoDoTerco(depositoDoMes: Quantity): Quantity {
  return depositoDoMes.over(3);
}

/** Equal deposits in an account that started empty. */
export interface Depositos {
  /** Monthly deposit in reais; rounded only at the end. */
  readonly deposito: Quantity;
  /** Whole number, 1 or more. */
  readonly meses: Quantity;
  readonly comDecimoTerceiro: boolean;
  /** Includes a deposit on the vacation third every twelve months, as if every vacation were taken once earned. */
  readonly comTercoDasFerias: boolean;
}

/**
 * The sum of the deposits, exact: one a month; with the 13th salary, thirteen in twelve months; with the vacation
 * third, a third of a deposit every twelve months.
 */
export function totalDepositado({ deposito, meses, ...inclui }: Depositos): Quantity {
  const dosMeses = deposito.times(meses);
  const dosSalarios = inclui.comDecimoTerceiro
    ? dosMeses.times(MESES_DO_ANO + 1).over(MESES_DO_ANO)
    : dosMeses;
  const anos = anosCompletos(meses);
  return inclui.comTercoDasFerias && anos > 0
    ? dosSalarios.plus(depositoDoTerco(deposito).times(anos))
    : dosSalarios;
}

/** Whole years in a number of months. */
export function anosCompletos(meses: Quantity): number {
  return Math.floor(meses.number / MESES_DO_ANO);
}

/**
 * The yield of a month, a fraction: 3% a year in equal monthly parts by compound interest, on top of the TR (Lei nº
 * 8.036/1990, art. 13).
 *
 * @param tr rate of the month, a fraction, 0 or more.
 */
export function rendimentoDoMes(tr: Quantity): Quantity {
  if (!tr.isAbove(0)) return equivalentMonthlyRate(JUROS_DO_FGTS);
  return one
    .plus(tr)
    .times(one.plus(JUROS_DO_FGTS).power(one.over(MESES_DO_ANO)))
    .minus(1);
}
