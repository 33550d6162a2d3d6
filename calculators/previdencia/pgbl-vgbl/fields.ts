/** The choices of this card. */
import { option } from '../../../schemas/fields.ts';
import { formatPercent } from '../../../src/engine/format.ts';
import { ANNUAL_INCOME_TAX } from '../../tabelas/irpf-annual.ts';

export const plan = {
  type: 'string',
  title: 'Plano',
  widget: 'cards',
  oneOf: [
    option('pgbl', 'PGBL', 'Deduz-se da renda; o resgate paga imposto sobre tudo'),
    option('vgbl', 'VGBL', 'Não é dedutível; o resgate paga só sobre o rendimento'),
  ],
  default: 'pgbl',
} as const;

export const taxTable = {
  type: 'string',
  title: 'Tabela do imposto',
  widget: 'cards',
  oneOf: [
    option('regressiva', 'Regressiva', 'A alíquota cai com o tempo, e o imposto é definitivo'),
    option('progressiva', 'Progressiva', 'A da declaração anual, com uma parte retida antes'),
  ],
  default: 'regressiva',
} as const;

const bands = ANNUAL_INCOME_TAX.entries.at(-1)?.bands ?? [];

/** The highest rate of the yearly table that applies to a person's income, in percent. */
export const incomeTaxRate = {
  type: 'string',
  title: 'Sua alíquota do IRPF',
  description: 'A maior que a sua renda alcança na tabela anual.',
  oneOf: bands.map(({ ratePercent }) =>
    option(String(ratePercent), ratePercent === 0 ? 'Isento' : formatPercent(ratePercent)),
  ),
  default: '0',
} as const;
