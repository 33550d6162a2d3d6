/** The employer's charges on a salary, by tax regime of the employer. */
import { percent, type Quantity } from '../../src/quantity/quantity.ts';
import { ALIQUOTA_PATRONAL_DO_INSS } from '../tabelas/tributos-da-empresa.ts';
import {
  INDENIZACAO_DO_DOMESTICO,
  INSS_PATRONAL_DO_DOMESTICO,
  GILRAT_DO_DOMESTICO,
  INSS_PATRONAL_DO_MEI,
} from '../tabelas/encargos.ts';
import { ALIQUOTA_DO_FGTS } from '../tabelas/trabalho.ts';

/** The tax regime of an employer. */
export type RegimeDoEmpregador = 'geral' | 'simples' | 'simples-anexo-iv' | 'mei' | 'domestico';

/** A share of the salary, with its article if a single law sets it. */
export interface Encargo {
  readonly aliquota: Quantity;
  readonly law?: string;
  /** True if only the salary up to the ceiling of the INSS is charged. */
  readonly ateOTeto?: true;
}

/** The charges, by result name; undefined for charges that the regime does not owe. */
export type Encargos = Readonly<
  Record<'inssPatronal' | 'rat' | 'terceiros' | 'indenizacaoCompensatoria', Encargo | undefined> &
    Record<'fgts', Encargo>
>;

/** Rates that vary between companies. */
export interface TaxasDaEmpresa {
  /** Contribution for the risks of the work (RAT), a fraction. */
  readonly rat: Quantity;
  /** Multiplier of the RAT for the accident record (FAP), from 0.5 to 2. */
  readonly fap: Quantity;
  /** Contributions to others, a fraction. */
  readonly terceiros: Quantity;
}

const SO_O_FGTS = {
  inssPatronal: undefined,
  rat: undefined,
  terceiros: undefined,
  indenizacaoCompensatoria: undefined,
  fgts: { aliquota: ALIQUOTA_DO_FGTS, law: ALIQUOTA_DO_FGTS.law },
};

const INSS_PATRONAL = { aliquota: ALIQUOTA_PATRONAL_DO_INSS, law: ALIQUOTA_PATRONAL_DO_INSS.law };

function ratAjustado({ rat, fap }: TaxasDaEmpresa): Encargo {
  return {
    aliquota: fap.equals(1) ? rat : rat.times(fap),
    law: 'Lei 8.212/1991, art. 22, II; Lei 10.666/2003, art. 10',
  };
}

/**
 * The charges of a regime. In the Simples the DAS includes all but the FGTS (LC 123/2006, art. 13, VI and § 3º); the
 * activities of annex IV pay the employer's INSS separately, but not the contributions to others (art. 18, § 5º-C).
 * A household's contributions are on the worker's salário de contribuição, which has a ceiling (Lei 8.212/1991,
 * art. 24); companies have none.
 */
export function encargosDoEmpregador(regime: RegimeDoEmpregador, empresa: TaxasDaEmpresa): Encargos {
  switch (regime) {
    case 'geral':
      return {
        ...SO_O_FGTS,
        inssPatronal: INSS_PATRONAL,
        rat: ratAjustado(empresa),
        terceiros: { aliquota: empresa.terceiros },
      };
    case 'simples':
      return SO_O_FGTS;
    case 'simples-anexo-iv':
      return { ...SO_O_FGTS, inssPatronal: INSS_PATRONAL, rat: ratAjustado(empresa) };
    case 'mei':
      return {
        ...SO_O_FGTS,
        inssPatronal: { aliquota: INSS_PATRONAL_DO_MEI, law: INSS_PATRONAL_DO_MEI.law },
      };
    case 'domestico':
      return {
        ...SO_O_FGTS,
        inssPatronal: {
          aliquota: INSS_PATRONAL_DO_DOMESTICO,
          law: INSS_PATRONAL_DO_DOMESTICO.law,
          ateOTeto: true,
        },
        rat: { aliquota: GILRAT_DO_DOMESTICO, law: GILRAT_DO_DOMESTICO.law, ateOTeto: true },
        indenizacaoCompensatoria: { aliquota: INDENIZACAO_DO_DOMESTICO, law: INDENIZACAO_DO_DOMESTICO.law },
      };
  }
}

/** The sum of the rates, or of those with a ceiling, a fraction of the salary. */
export function somaDosEncargos(encargos: Encargos, quais: 'todos' | 'ateOTeto' = 'todos'): Quantity {
  return Object.values(encargos)
    .filter((encargo) => encargo !== undefined)
    .filter(({ ateOTeto }) => quais === 'todos' || ateOTeto)
    .map(({ aliquota }) => aliquota)
    .reduce((soma, aliquota) => (soma.equals(0) ? aliquota : soma.plus(aliquota)), percent(0));
}
