/** The rights that each way to end a contract of employment gives, besides the days worked and vacation already due. */
import { FGTS_DRAWN_BY_AGREEMENT, FGTS_FINE, FGTS_FINE_BY_AGREEMENT } from '../tabelas/labour.ts';
import type { LegalFigure } from '../tabelas/legal-figure.ts';

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
}

const NADA_DO_FGTS = { multaDoFgts: undefined, saqueDoFgts: undefined, seguroDesemprego: false } as const;

const DIREITOS: Readonly<Record<TipoDeRescisao, DireitosNaRescisao>> = {
  'demissao-sem-justa-causa': {
    aviso: 'inteiro',
    proporcionais: true,
    multaDoFgts: FGTS_FINE,
    saqueDoFgts: 'tudo',
    seguroDesemprego: true,
  },
  'pedido-demissao': { aviso: 'nenhum', proporcionais: true, ...NADA_DO_FGTS },
  'demissao-justa-causa': { aviso: 'nenhum', proporcionais: false, ...NADA_DO_FGTS },
  // CLT art. 484-A: half the notice, half the fine, four fifths of the balance.
  'acordo-mutuo': {
    aviso: 'metade',
    proporcionais: true,
    multaDoFgts: FGTS_FINE_BY_AGREEMENT,
    saqueDoFgts: FGTS_DRAWN_BY_AGREEMENT,
    seguroDesemprego: false,
  },
};

/** The rights of a kind of ending. */
export function direitosNaRescisao(tipo: TipoDeRescisao): DireitosNaRescisao {
  return DIREITOS[tipo];
}
