/** Simples Nacional: the annex of a company's activity, and the taxes that leave its DAS (LC 123/2006, art. 18). */
import type { Quantity } from '../../src/quantity/quantity.ts';
import type { AnexoDoSimples, TributoDoSimples } from '../tabelas/partilha-do-simples.ts';
import { anexoPelaFolha } from './simples-nacional.ts';
import type { AtividadeDaEmpresa } from './tributos-da-empresa.ts';

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
  readonly folha: Quantity | undefined;
  readonly receitaDaFolha: Quantity;
}

/** The annex that taxes an activity: III or V if it depends on a known payroll, otherwise its own. */
export function anexoDaAtividade(
  { anexo, sujeitoFatorR }: Pick<AtividadeNoSimples, 'anexo' | 'sujeitoFatorR'>,
  { folha, receitaDaFolha }: FolhaEReceita,
): AnexoDoSimples {
  return sujeitoFatorR && folha ? anexoPelaFolha(folha, receitaDaFolha) : anexo;
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

/** A company with one activity; payroll and revenue of the same months, in reais. */
export interface EmpresaDeUmaAtividade {
  readonly atividade: AtividadeDaEmpresa;
  /** The annex chosen, or the usual one of the activity. */
  readonly anexo: AnexoDoSimples | 'atividade';
  readonly sujeitoFatorR: boolean;
  readonly folhaAnual: Quantity;
  readonly faturamentoAnual: Quantity;
}

const ANEXOS_USUAIS: Readonly<Record<AtividadeDaEmpresa, AnexoDoSimples>> = {
  comercio: 'I',
  industria: 'II',
  servicos: 'III',
};

/** The annex that taxes such a company: III or V if it depends on the payroll, otherwise the chosen or usual one. */
export function anexoDaEmpresa(empresa: EmpresaDeUmaAtividade): AnexoDoSimples {
  if (empresa.sujeitoFatorR) return anexoPelaFolha(empresa.folhaAnual, empresa.faturamentoAnual);
  return empresa.anexo === 'atividade' ? ANEXOS_USUAIS[empresa.atividade] : empresa.anexo;
}
