/** Taxes of a company outside the Simples besides the federal ones, and the profit that the law presumes. */
import { money, percent, type Quantity } from '../../src/quantity/quantity.ts';
import type { LegalFigure } from '../tabelas/legal-figure.ts';
import {
  PRESUNCAO_DA_CSLL,
  PRESUNCAO_DA_CSLL_NOS_SERVICOS,
  PRESUNCAO_DO_IRPJ,
  PRESUNCAO_DO_IRPJ_NOS_SERVICOS,
} from '../tabelas/lucro-presumido.ts';
import { ALIQUOTA_PATRONAL_DO_INSS } from '../tabelas/tributos-da-empresa.ts';

export type AtividadeDaEmpresa = 'comercio' | 'industria' | 'servicos';

/** Profit presumed by law, as shares of revenue. */
export interface Presuncao {
  readonly doIrpj: LegalFigure;
  readonly daCsll: LegalFigure;
}

const DAS_MERCADORIAS: Presuncao = { doIrpj: PRESUNCAO_DO_IRPJ, daCsll: PRESUNCAO_DA_CSLL };

/** The presumed profit by activity (Lei nº 9.249/1995, arts. 15 and 20). */
export const PRESUNCOES: Readonly<Record<AtividadeDaEmpresa, Presuncao>> = {
  comercio: DAS_MERCADORIAS,
  industria: DAS_MERCADORIAS,
  servicos: { doIrpj: PRESUNCAO_DO_IRPJ_NOS_SERVICOS, daCsll: PRESUNCAO_DA_CSLL_NOS_SERVICOS },
};

/**
 * The employer's INSS on the payroll including the contribution for risks (Lei nº 8.212/1991, art. 22), as a fraction.
 *
 * @param ratPercentual in percent.
 */
export function aliquotaPatronal(ratPercentual: number): Quantity {
  return ALIQUOTA_PATRONAL_DO_INSS.plus(percent(ratPercentual));
}

/** A year's revenue in reais, with the rates of its city and state as fractions. */
export interface ReceitaTributada {
  readonly faturamentoAnual: Quantity;
  readonly atividade: AtividadeDaEmpresa;
  readonly aliquotaIss: Quantity;
  /** The ICMS left to pay after its credits. */
  readonly icmsEfetivo: Quantity;
}

/** City and state taxes on the revenue, exact: ISS on services, ICMS on goods; the other one is 0. */
export function issEIcms({ faturamentoAnual, atividade, aliquotaIss, icmsEfetivo }: ReceitaTributada) {
  const presta = atividade === 'servicos';
  return {
    iss: presta ? faturamentoAnual.times(aliquotaIss) : money(0),
    icms: presta ? money(0) : cobrado(faturamentoAnual, icmsEfetivo),
  };
}

/** A rate of a base, exact; a plain 0 if either is 0, so that no step shows it. */
export function cobrado(base: Quantity, aliquota: Quantity): Quantity {
  return base.equals(0) || aliquota.equals(0) ? money(0) : base.times(aliquota);
}
