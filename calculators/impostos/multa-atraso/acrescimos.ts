/** Calculates the additions to a bill paid late, by the kind of debt. */
import { daysBetween, type IsoDate } from '../../../src/calendar/calendar.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import { percent, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { declaraAtraso } from '../../regras/declara-atraso.ts';
import {
  MULTA_MAXIMA_DO_CONDOMINIO,
  MULTA_CONTRATUAL_MAXIMA,
  JUROS_MENSAIS_DE_MORA,
} from '../../tabelas/atraso.ts';

/** Days in a month of interest, as on most bills. */
const DIAS_DO_MES = 30;

/** Usual fine of a rent contract, and the maximum accepted here, in percent. The law sets neither. */
export const MULTA_DO_ALUGUEL = 10;
export const MULTA_MAXIMA_DO_ALUGUEL = 20;

export interface ContaAPagar {
  readonly valor: Quantity;
  readonly vencimento: IsoDate;
  readonly pagamento: IsoDate;
}

/** Shares of the amount, with the law that sets or limits the fine. */
export interface EncargosDeMora {
  readonly multa: Quantity;
  readonly jurosAoMes: Quantity;
  readonly leiDaMulta?: string;
  readonly leiDosJuros?: string;
}

/** The additions with their parts. */
export interface Acrescimos {
  readonly diasAtraso: NamedQuantity;
  readonly multa: NamedQuantity;
  readonly juros: NamedQuantity;
  readonly mesesCobrados?: NamedQuantity;
  readonly percentualMulta?: NamedQuantity;
  readonly percentualJuros?: NamedQuantity;
}

export type TipoDeDebito = 'conta' | 'tributo-federal' | 'condominio' | 'aluguel';

/**
 * The terms of a debt; undefined for federal taxes, whose shares depend on the days.
 *
 * @param multa typed for a condominium or a rent; by default the usual one.
 * @param jurosAoMes for a condominium or a rent.
 */
export function encargosDoDebito(
  debito: TipoDeDebito,
  multa: Quantity | undefined,
  jurosAoMes: Quantity = percent(0),
): EncargosDeMora | undefined {
  switch (debito) {
    case 'tributo-federal':
      return undefined;
    case 'conta':
      return {
        multa: MULTA_CONTRATUAL_MAXIMA,
        jurosAoMes: JUROS_MENSAIS_DE_MORA,
        leiDaMulta: MULTA_CONTRATUAL_MAXIMA.law,
        leiDosJuros: JUROS_MENSAIS_DE_MORA.law,
      };
    case 'condominio':
      return {
        multa: multa ?? MULTA_MAXIMA_DO_CONDOMINIO,
        jurosAoMes,
        leiDaMulta: MULTA_MAXIMA_DO_CONDOMINIO.law,
      };
    case 'aluguel':
      return { multa: multa ?? percent(MULTA_DO_ALUGUEL), jurosAoMes };
  }
}

/** The additions: by the terms, or by law for federal taxes. */
export function declaraAcrescimos(
  conta: ContaAPagar,
  encargos: EncargosDeMora | undefined,
  isByMonth: boolean,
  result: Results,
): Acrescimos {
  if (encargos === undefined) return declaraAcrescimosDoTributo(conta, result);
  return isByMonth
    ? declaraAcrescimosPorMes(conta, encargos, result)
    : declaraAcrescimosPorDia(conta, encargos, result);
}

/** Interest for each month begun. */
function declaraAcrescimosPorMes(conta: ContaAPagar, encargos: EncargosDeMora, result: Results): Acrescimos {
  const diasAtraso = declaraDiasDeAtraso(conta, result);
  const isLate = diasAtraso.isAbove(0);
  const mesesCobrados = result.count(
    'Meses de juros',
    isLate ? diasAtraso.over(DIAS_DO_MES).roundedUp() : 0,
    { unit: 'meses', note: `Cada ${DIAS_DO_MES} dias começados.` },
  );
  return {
    diasAtraso,
    mesesCobrados,
    ...declaraMultaEJuros(conta, encargos, isLate && mesesCobrados, result),
  };
}

/** Interest for each day: a thirtieth of the monthly rate. */
function declaraAcrescimosPorDia(conta: ContaAPagar, encargos: EncargosDeMora, result: Results): Acrescimos {
  const diasAtraso = declaraDiasDeAtraso(conta, result);
  const meses = diasAtraso.isAbove(0) && diasAtraso.over(DIAS_DO_MES);
  return { diasAtraso, ...declaraMultaEJuros(conta, encargos, meses, result) };
}

/** Fine and interest of a federal tax. */
function declaraAcrescimosDoTributo(conta: ContaAPagar, result: Results): Acrescimos {
  return declaraAtraso(
    { valor: conta.valor, vencimento: conta.vencimento, pagamento: conta.pagamento },
    result,
  );
}

function declaraDiasDeAtraso({ vencimento, pagamento }: ContaAPagar, result: Results): NamedQuantity {
  return result.count('Dias de atraso', daysBetween(vencimento, pagamento), { unit: 'dias' });
}

/** @param meses of interest; false if nothing is late. */
function declaraMultaEJuros(
  { valor }: ContaAPagar,
  { multa, jurosAoMes, leiDaMulta, leiDosJuros }: EncargosDeMora,
  meses: Quantity | false,
  result: Results,
): Pick<Acrescimos, 'multa' | 'juros'> {
  return {
    multa: result.money('Multa', meses === false ? 0 : valor.times(multa), leiDaMulta),
    juros: result.money('Juros', meses === false ? 0 : valor.times(jurosAoMes).times(meses), leiDosJuros),
  };
}
