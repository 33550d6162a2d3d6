/** Yields and taxes of savings: reference rates, income tax, and the deposit guarantee. */
import { monthInWords, monthWith } from '../../src/calendar/month.ts';
import { count, money, percent, type Quantity } from '../../src/quantity/quantity.ts';
import { legalFigure, type LegalFigure } from './legal-figure.ts';
import {
  CALCULADORA_DO_CDI,
  PRECOS_AO_CONSUMIDOR,
  GARANTIA_DO_FGC,
  LEI_DA_RENDA_FIXA,
  DECRETO_DO_IOF_NO_RESGATE,
  LEI_DA_POUPANCA,
  TAXAS_DA_POUPANCA,
  METAS_DA_SELIC,
} from './fontes-dos-investimentos.ts';

/** Yearly target of the Selic, set by the Copom and in force since this day. */
export const META_DA_SELIC = legalFigure(percent(13.75), {
  law: 'Meta da taxa Selic',
  validFrom: '2026-09-17',
  source: METAS_DA_SELIC,
});

/** The specification's reference for the CDI, effective per year: the Selic target, which the CDI follows. */
export const CDI_DE_REFERENCIA = legalFigure(percent(13.75), {
  law: 'Meta da taxa Selic',
  validFrom: '2026-09-17',
  source: CALCULADORA_DO_CDI,
});

/** The current CDI, effective per year, a little below the target. */
export const CDI_ATUAL = legalFigure(percent(13.65), {
  law: 'Taxa DI',
  validFrom: '2026-09-17',
  source: CALCULADORA_DO_CDI,
});

/** The month of `CDI_ATUAL` on the Banco Central's page: 'novembro de 2026'. */
export const MES_DO_CDI = monthInWords(monthWith(CDI_ATUAL.source.checkedOn));

/** Lowest and highest monthly TR in the month from this day. */
const REFERENCE_RATE = {
  law: 'Taxa Referencial (TR)',
  validFrom: '2026-10-01',
  source: TAXAS_DA_POUPANCA,
} as const;
export const TR_MINIMA = legalFigure(percent(0.12), REFERENCE_RATE);
export const TR_MAXIMA = legalFigure(percent(0.15), REFERENCE_RATE);

/** The savings account; letter "a" dates from MP nº 567/2012. */
const SAVINGS_ACCOUNT = {
  law: 'Lei 8.177/1991, art. 12, II, “a”',
  validFrom: '2012-05-04',
  source: LEI_DA_POUPANCA,
} as const;

/** Monthly rate of the savings account besides the TR, while the Selic target is above 8.5% a year. */
export const TAXA_MENSAL_DA_POUPANCA = legalFigure(percent(0.5), SAVINGS_ACCOUNT);

/** Highest yearly Selic target at which the account pays a share of it instead. */
export const SELIC_DA_TAXA_CHEIA = legalFigure(percent(8.5), SAVINGS_ACCOUNT);

/** That share of the Selic target. */
export const PARTE_DA_SELIC_NA_POUPANCA = legalFigure(percent(70), {
  ...SAVINGS_ACCOUNT,
  law: 'Lei 8.177/1991, art. 12, II, “b”',
});

/** `TAXA_MENSAL_DA_POUPANCA` per year, compounded, as rounded by the specification. */
export const TAXA_ANUAL_DA_POUPANCA = legalFigure(percent(6.17), SAVINGS_ACCOUNT);

/** Amount guaranteed by the Fundo Garantidor de Créditos per person and bank. */
export const LIMITE_DO_FGC = legalFigure(money(250_000), {
  law: 'Resolução CMN 4.222/2013, Anexo II, art. 2º',
  validFrom: '2013-05-24',
  source: GARANTIA_DO_FGC,
});

/** First day on which a redemption pays no IOF on its earnings. */
export const PRIMEIRO_DIA_SEM_IOF = legalFigure(count(30, 'dias'), {
  law: 'Decreto 6.306/2007, art. 32 e anexo',
  validFrom: '2007-12-17',
  source: DECRETO_DO_IOF_NO_RESGATE,
});

/** Mean yearly IPCA from 1995 to 2022; the IBGE published its last month on this day. */
export const INFLACAO_MEDIA = legalFigure(percent(6.41), {
  law: 'IBGE, IPCA de 1995 a 2022',
  validFrom: '2023-01-10',
  source: PRECOS_AO_CONSUMIDOR,
});

/** Income tax on the earnings of fixed-income investments, by term. */
export interface FaixaDaRendaFixa {
  /** The last day of the band. */
  readonly ate: LegalFigure;
  readonly aliquota: LegalFigure;
}

function valorDaLei(figure: Quantity): LegalFigure {
  return legalFigure(figure, {
    law: 'Lei 11.033/2004, art. 1º',
    validFrom: '2005-01-01',
    source: LEI_DA_RENDA_FIXA,
  });
}

/** Bands from the shortest term. */
export const ALIQUOTAS_DA_RENDA_FIXA: readonly FaixaDaRendaFixa[] = [
  { ate: valorDaLei(count(180, 'dias')), aliquota: valorDaLei(percent(22.5)) },
  { ate: valorDaLei(count(360, 'dias')), aliquota: valorDaLei(percent(20)) },
  { ate: valorDaLei(count(720, 'dias')), aliquota: valorDaLei(percent(17.5)) },
];

/** Rate beyond the last band. */
export const ALIQUOTA_FINAL_DA_RENDA_FIXA = valorDaLei(percent(15));
