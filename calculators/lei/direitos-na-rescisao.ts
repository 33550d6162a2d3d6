/** The rights at each kind of end of an employment contract, besides the days worked and accrued vacation. */
import { desde, type Datada } from '../../src/quantity/regra.ts';
import { FGTS_DRAWN_BY_AGREEMENT, FGTS_FINE, FGTS_FINE_BY_AGREEMENT } from '../tabelas/labour.ts';
import type { LegalFigure } from '../tabelas/legal-figure.ts';

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
}

const NADA_DO_FGTS = { multaDoFgts: undefined, saqueDoFgts: undefined, seguroDesemprego: false } as const;

const DIREITOS: Readonly<Record<Exclude<TipoDeRescisao, 'acordo-mutuo'>, DireitosNaRescisao>> = {
  'demissao-sem-justa-causa': {
    aviso: 'inteiro',
    proporcionais: true,
    multaDoFgts: FGTS_FINE,
    saqueDoFgts: 'tudo',
    seguroDesemprego: true,
  },
  'pedido-demissao': { aviso: 'nenhum', proporcionais: true, ...NADA_DO_FGTS },
  'demissao-justa-causa': { aviso: 'nenhum', proporcionais: false, ...NADA_DO_FGTS },
};

/** The day on which Lei nº 13.467/2017 came into force. */
export const PRIMEIRO_DIA_DO_ACORDO = FGTS_FINE_BY_AGREEMENT.validFrom;

/**
 * The rights in an agreement, since Lei nº 13.467/2017: half the notice, half the fine, four fifths of the balance (CLT
 * art. 484-A).
 */
export const DIREITOS_NO_ACORDO: Datada<DireitosNaRescisao> = desde(PRIMEIRO_DIA_DO_ACORDO, {
  aviso: 'metade',
  proporcionais: true,
  multaDoFgts: FGTS_FINE_BY_AGREEMENT,
  saqueDoFgts: FGTS_DRAWN_BY_AGREEMENT,
  seguroDesemprego: false,
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
