/** Refusals in the form of the Simples Nacional, word for word. */
import { amount } from '../../../schemas/fields.ts';
import { inMillions } from '../../tabelas/legal-figure.ts';
import { SIMPLES_REVENUE_LIMIT } from '../../tabelas/simples-nacional.ts';

export const SENTENCES = {
  noRevenue: 'Por favor, informe um faturamento válido para os últimos 12 meses.',
  noMonthlyRevenue: 'Por favor, informe um faturamento mensal válido.',
  overLimit: `Faturamento acima do limite do Simples Nacional (${inMillions(SIMPLES_REVENUE_LIMIT)}).`,
  noPercentage: 'A porcentagem deve estar entre 0% e 100%',
  negative: amount.messages.minimum,
  months: 'Digite um número entre 1 e 13',
} as const;
