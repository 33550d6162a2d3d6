/** Fields for some companies only: age and payroll. */
import { amount, between } from '../../../schemas/fields.ts';
import { SENTENCES } from './sentences.ts';

export const mesDeAtividade = {
  type: 'integer',
  title: 'Mês de atividade da empresa',
  description:
    'Só no primeiro ano: 1 no mês da abertura, 2 no seguinte. A receita é então levada a 12 meses, e a faixa muda.',
  details: true,
  blank: 'missing',
  ...between(1, 13, SENTENCES.months),
} as const;

export const payrollOfTwelveMonths = {
  ...amount,
  title: 'Folha dos últimos 12 meses',
  description:
    'Salários, pró-labore, INSS patronal e FGTS; no primeiro ano, desde a abertura. Onde o anexo depende da folha (fator R), decide entre o III e o V.',
  details: true,
  blank: 'missing',
} as const;
