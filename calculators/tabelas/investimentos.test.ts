import { describe, expect, it } from 'vitest';
import { power } from '../../src/decimal/power.ts';
import { roundTo } from '../../src/decimal/money.ts';
import {
  CDI_ATUAL,
  CDI_DE_REFERENCIA,
  PRIMEIRO_DIA_SEM_IOF,
  SELIC_DA_TAXA_CHEIA,
  LIMITE_DO_FGC,
  TR_MAXIMA,
  ALIQUOTAS_DA_RENDA_FIXA,
  ALIQUOTA_FINAL_DA_RENDA_FIXA,
  TR_MINIMA,
  INFLACAO_MEDIA,
  TAXA_MENSAL_DA_POUPANCA,
  PARTE_DA_SELIC_NA_POUPANCA,
  TAXA_ANUAL_DA_POUPANCA,
  META_DA_SELIC,
} from './investimentos.ts';

describe('the figures of savings', () => {
  it('are quoted as in texts', () => {
    expect(
      [
        META_DA_SELIC,
        CDI_DE_REFERENCIA,
        CDI_ATUAL,
        TR_MINIMA,
        TR_MAXIMA,
        SELIC_DA_TAXA_CHEIA,
        PARTE_DA_SELIC_NA_POUPANCA,
        TAXA_MENSAL_DA_POUPANCA,
        TAXA_ANUAL_DA_POUPANCA,
        LIMITE_DO_FGC,
        PRIMEIRO_DIA_SEM_IOF,
        INFLACAO_MEDIA,
      ].map(String),
    ).toEqual([
      '13,75%',
      '13,75%',
      '13,65%',
      '0,12%',
      '0,15%',
      '8,5%',
      '70%',
      '0,5%',
      '6,17%',
      'R$ 250.000,00',
      '30 dias',
      '6,41%',
    ]);
  });

  it('agree: half a percent a month is 6.17% a year', () => {
    // 1.005^12 = 1.0616778…
    const yearly = power(TAXA_MENSAL_DA_POUPANCA.exact.plus(1), 12).minus(1).times(100);
    expect(roundTo(yearly, 2)).toBe(6.17);
    expect(TAXA_ANUAL_DA_POUPANCA.number).toBe(0.0617);
  });
});

it('ALIQUOTAS_DA_RENDA_FIXA has the four rates of Lei nº 11.033/2004, art. 1º', () => {
  expect(ALIQUOTAS_DA_RENDA_FIXA.map(({ ate, aliquota }) => `${ate}: ${aliquota}`)).toEqual([
    '180 dias: 22,5%',
    '360 dias: 20%',
    '720 dias: 17,5%',
  ]);
  expect(String(ALIQUOTA_FINAL_DA_RENDA_FIXA)).toBe('15%');
});
