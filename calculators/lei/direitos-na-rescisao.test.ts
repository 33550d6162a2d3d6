import { describe, expect, it } from 'vitest';
import {
  PARTE_SACADA_NO_ACORDO,
  MULTA_RESCISORIA,
  ALIQUOTA_DA_MULTA_NO_ACORDO,
} from '../tabelas/trabalho.ts';
import { direitosNaRescisao } from './direitos-na-rescisao.ts';

describe('rights', () => {
  it('are complete without just cause', () => {
    expect(direitosNaRescisao('demissao-sem-justa-causa', '2026-11-26')).toMatchObject({
      aviso: 'inteiro',
      proporcionais: true,
      multaDoFgts: MULTA_RESCISORIA,
      saqueDoFgts: 'tudo',
      seguroDesemprego: true,
    });
    expect(MULTA_RESCISORIA.number).toBe(0.4);
  });

  it('are the 13th and vacation after a resignation, and none with just cause', () => {
    const nothing = {
      aviso: 'nenhum',
      multaDoFgts: undefined,
      saqueDoFgts: undefined,
      seguroDesemprego: false,
    };
    expect(direitosNaRescisao('pedido-demissao', '2026-11-26')).toMatchObject({
      ...nothing,
      proporcionais: true,
    });
    expect(direitosNaRescisao('demissao-justa-causa', '2026-11-26')).toMatchObject({
      ...nothing,
      proporcionais: false,
    });
  });

  it('are halved by mutual agreement (CLT art. 484-A)', () => {
    expect(direitosNaRescisao('acordo-mutuo', '2026-11-26')).toMatchObject({
      aviso: 'metade',
      proporcionais: true,
      multaDoFgts: ALIQUOTA_DA_MULTA_NO_ACORDO,
      saqueDoFgts: PARTE_SACADA_NO_ACORDO,
      seguroDesemprego: false,
    });
    expect(ALIQUOTA_DA_MULTA_NO_ACORDO.number).toBe(0.2);
    expect(PARTE_SACADA_NO_ACORDO.number).toBe(0.8);
  });

  it('do not include an agreement before Lei 13.467/2017', () => {
    expect(direitosNaRescisao('acordo-mutuo', '2017-11-11').aviso).toBe('metade');
    expect(() => direitosNaRescisao('acordo-mutuo', '2017-11-10')).toThrow(RangeError);
    expect(direitosNaRescisao('pedido-demissao', '2017-11-10').proporcionais).toBe(true);
  });
});
