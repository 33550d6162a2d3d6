/** Simples Nacional: the annex of a company's activity, and the taxes that leave its DAS (LC 123/2006, art. 18). */
import type { Quantity } from '../../src/quantity/quantity.ts';
import type { AnexoDoSimples, TributoDoSimples } from '../tabelas/partilha-do-simples.ts';
import { anexoPelaFolha } from './simples-nacional.ts';

/** The facts of an activity that decide its annex and its taxes. */
export interface AtividadeNoSimples {
  readonly anexo: AnexoDoSimples;
  /** True if the payroll decides between III and V. */
  readonly sujeitoFatorR: boolean;
  readonly icmsOuIssForaDoDas: boolean;
  readonly pisCofinsForaDoDas: boolean;
}

/** A payroll with the revenue of the same months, in reais. */
export interface FolhaEReceita {
  /** Undefined if unknown. */
  readonly payroll: Quantity | undefined;
  readonly revenueOfPayroll: Quantity;
}

/** The annex that taxes an activity: III or V if it depends on a known payroll, otherwise its own. */
export function anexoDaAtividade(
  { anexo, sujeitoFatorR }: Pick<AtividadeNoSimples, 'anexo' | 'sujeitoFatorR'>,
  { payroll, revenueOfPayroll }: FolhaEReceita,
): AnexoDoSimples {
  return sujeitoFatorR && payroll ? anexoPelaFolha(payroll, revenueOfPayroll) : anexo;
}

/** Taxes that an activity pays outside the DAS, or that another company has paid for it (art. 18, § 4º-A). */
export function tributosForaDoDas({
  icmsOuIssForaDoDas,
  pisCofinsForaDoDas,
}: AtividadeNoSimples): ReadonlySet<TributoDoSimples> {
  return new Set([
    ...(icmsOuIssForaDoDas ? (['icms', 'iss'] as const) : []),
    ...(pisCofinsForaDoDas ? (['pis', 'cofins'] as const) : []),
  ]);
}
