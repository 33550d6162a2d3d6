/** The rights that each way to end a contract of employment gives, besides the days worked and vacation already due. */
import { desde, type Datada, type Regra } from '../../src/quantity/regra.ts';
import { FGTS_DRAWN_BY_AGREEMENT, FGTS_FINE, FGTS_FINE_BY_AGREEMENT } from '../tabelas/labour.ts';
import type { LegalFigure } from '../tabelas/legal-figure.ts';
import { AVISO_INDENIZADO, AVISO_NO_ACORDO } from './aviso-previo.ts';
import { MULTA_DO_FGTS, MULTA_NO_ACORDO, SAQUE_DO_FGTS, SAQUE_NO_ACORDO } from './fgts.ts';

/** How a contract ends. */
export type TipoDeRescisao =
  | 'demissao-sem-justa-causa'
  | 'pedido-demissao'
  | 'demissao-justa-causa'
  | 'acordo-mutuo';

/** The rights of a kind of ending. */
export interface DireitosNaRescisao {
  /** How much of the notice is paid. */
  readonly aviso: 'inteiro' | 'metade' | 'nenhum';
  /** The 13th and the vacation of the months worked. */
  readonly proporcionais: boolean;
  /** The employer's fine on the FGTS balance. */
  readonly multaDoFgts: LegalFigure | undefined;
  /** How much of the FGTS balance may be drawn. */
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
    multaDoFgts: FGTS_FINE,
    saqueDoFgts: 'tudo',
    seguroDesemprego: true,
    regras: { aviso: AVISO_INDENIZADO, multa: MULTA_DO_FGTS, saque: SAQUE_DO_FGTS },
  },
  'pedido-demissao': { ...SEM_AVISO_NEM_FGTS, proporcionais: true },
  'demissao-justa-causa': { ...SEM_AVISO_NEM_FGTS, proporcionais: false },
};

/** The day on which Lei nº 13.467/2017 came into force. */
export const PRIMEIRO_DIA_DO_ACORDO = FGTS_FINE_BY_AGREEMENT.validFrom;

/** The rights of an agreement, since Lei nº 13.467/2017: half the notice, half the fine, four fifths of the balance (CLT art. 484-A). */
export const DIREITOS_NO_ACORDO: Datada<DireitosNaRescisao> = desde(PRIMEIRO_DIA_DO_ACORDO, {
  aviso: 'metade',
  proporcionais: true,
  multaDoFgts: FGTS_FINE_BY_AGREEMENT,
  saqueDoFgts: FGTS_DRAWN_BY_AGREEMENT,
  seguroDesemprego: false,
  regras: { aviso: AVISO_NO_ACORDO, multa: MULTA_NO_ACORDO, saque: SAQUE_NO_ACORDO },
});

/**
 * The rights of a kind of ending.
 *
 * @param dia on which the contract ends.
 * @throws RangeError for an agreement before 11 November 2017.
 */
export function direitosNaRescisao(tipo: TipoDeRescisao, dia: string): DireitosNaRescisao {
  return tipo === 'acordo-mutuo' ? DIREITOS_NO_ACORDO.em(dia) : DIREITOS[tipo];
}
