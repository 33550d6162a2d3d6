/** The rights at each kind of end of an employment contract, besides the days worked and accrued vacation. */
import { desde, type Datada, type Regra } from '../../src/quantity/regra.ts';
import {
  PARTE_SACADA_NO_ACORDO,
  MULTA_RESCISORIA,
  ALIQUOTA_DA_MULTA_NO_ACORDO,
} from '../tabelas/trabalho.ts';
import type { LegalFigure } from '../tabelas/legal-figure.ts';
import { AVISO_INDENIZADO, AVISO_NO_ACORDO } from './aviso-previo.ts';
import { MULTA_DO_FGTS, MULTA_NO_ACORDO, SAQUE_DO_FGTS, SAQUE_NO_ACORDO } from './fgts.ts';

/** The kind of end of a contract. */
export type TipoDeRescisao =
  | 'demissao-sem-justa-causa'
  | 'pedido-demissao'
  | 'demissao-justa-causa'
  | 'acordo-mutuo';

/** The rights at a kind of end. */
export interface DireitosNaRescisao {
  /** The share of the notice that is paid. */
  readonly aviso: 'inteiro' | 'metade' | 'nenhum';
  /** The 13th and the vacation for the months worked. */
  readonly proporcionais: boolean;
  /** The employer's fine on the FGTS balance. */
  readonly multaDoFgts: LegalFigure | undefined;
  /** The share of the FGTS balance that may be withdrawn. */
  readonly saqueDoFgts: 'tudo' | LegalFigure | undefined;
  readonly seguroDesemprego: boolean;
  /** The rules of the notice, of the fine and of the withdrawal, where there is such a right. */
  readonly regras: Readonly<Partial<Record<'aviso' | 'multa' | 'saque', Regra>>>;
}

const SEM_AVISO_NEM_FGTS = {
  aviso: 'nenhum',
  multaDoFgts: undefined,
  saqueDoFgts: undefined,
  seguroDesemprego: false,
  regras: {},
} as const;

const DIREITOS: Readonly<Record<Exclude<TipoDeRescisao, 'acordo-mutuo'>, DireitosNaRescisao>> = {
  'demissao-sem-justa-causa': {
    aviso: 'inteiro',
    proporcionais: true,
    multaDoFgts: MULTA_RESCISORIA,
    saqueDoFgts: 'tudo',
    seguroDesemprego: true,
    regras: { aviso: AVISO_INDENIZADO, multa: MULTA_DO_FGTS, saque: SAQUE_DO_FGTS },
  },
  'pedido-demissao': { ...SEM_AVISO_NEM_FGTS, proporcionais: true },
  'demissao-justa-causa': { ...SEM_AVISO_NEM_FGTS, proporcionais: false },
};

/** The day on which Lei nº 13.467/2017 came into force. */
export const PRIMEIRO_DIA_DO_ACORDO = ALIQUOTA_DA_MULTA_NO_ACORDO.validFrom;

/**
 * The rights in an agreement, since Lei nº 13.467/2017: half the notice, half the fine, four fifths of the balance (CLT
 * art. 484-A).
 */
export const DIREITOS_NO_ACORDO: Datada<DireitosNaRescisao> = desde(PRIMEIRO_DIA_DO_ACORDO, {
  aviso: 'metade',
  proporcionais: true,
  multaDoFgts: ALIQUOTA_DA_MULTA_NO_ACORDO,
  saqueDoFgts: PARTE_SACADA_NO_ACORDO,
  seguroDesemprego: false,
  regras: { aviso: AVISO_NO_ACORDO, multa: MULTA_NO_ACORDO, saque: SAQUE_NO_ACORDO },
});

/**
 * The rights at a kind of end.
 *
 * @param dia end of the contract.
 * @throws RangeError for an agreement before 11 November 2017.
 */
export function direitosNaRescisao(tipo: TipoDeRescisao, dia: string): DireitosNaRescisao {
  return tipo === 'acordo-mutuo' ? DIREITOS_NO_ACORDO.em(dia) : DIREITOS[tipo];
}
