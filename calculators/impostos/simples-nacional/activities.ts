/** Fields for the activities of a company in the Simples Nacional. */
import { option } from '../../../schemas/fields.ts';
import { SENTENCES } from './sentences.ts';

/** The division of a month's revenue by annex. */
export const activities = {
  type: 'array',
  title: 'Divisão do faturamento por anexo',
  description: 'Diga quanto do faturamento do mês vem de cada atividade, em reais ou em porcentagem.',
  wide: true,
  rowName: 'Atividade',
  addLabel: 'Acrescentar atividade',
  minItems: 1,
  maxItems: 50,
  messages: { minItems: 'Informe ao menos um anexo', maxItems: 'Informe no máximo 50 atividades' },
  default: [{ anexo: 'I', tipoEntrada: 'percentual', valor: 100 }],
  newRow: { anexo: 'I', tipoEntrada: 'percentual', valor: 0 },
  items: {
    type: 'object',
    required: ['anexo', 'tipoEntrada'],
    properties: {
      anexo: {
        type: 'string',
        title: 'Anexo',
        oneOf: [
          option('I', 'Anexo I: comércio'),
          option('II', 'Anexo II: indústria'),
          option('III', 'Anexo III: serviços, locação de bens móveis'),
          option('IV', 'Anexo IV: obras, limpeza, vigilância, advocacia'),
          option('V', 'Anexo V: serviços técnicos e intelectuais'),
        ],
        default: 'I',
        messages: { required: 'Escolha o anexo' },
      },
      tipoEntrada: {
        type: 'string',
        title: 'Informar em',
        widget: 'cards',
        oneOf: [option('percentual', 'Porcentagem'), option('valor', 'Valor em reais')],
        default: 'percentual',
        messages: { required: 'Escolha entre porcentagem e valor' },
      },
      valor: {
        type: 'number',
        title: 'Valor ou porcentagem',
        unitBy: { field: 'tipoEntrada', units: { percentual: '%', valor: 'R$' } },
        default: 0,
      },
      atividade: { type: 'string', title: 'Atividade (opcional)', maxLength: 120 },
      sujeitoFatorR: {
        type: 'boolean',
        title: 'O anexo depende da folha (fator R)',
        description: 'Com a folha de 12 meses, decide entre os anexos III e V.',
        default: false,
      },
      icmsOuIssForaDoDas: {
        type: 'boolean',
        title: 'ICMS ou ISS já pago por fora',
        description: 'Substituição tributária do ICMS, ou ISS retido por quem contratou.',
        default: false,
      },
      pisCofinsForaDoDas: {
        type: 'boolean',
        title: 'PIS e COFINS já pagos por fora',
        description: 'Produtos monofásicos, como combustíveis, remédios, bebidas e autopeças.',
        default: false,
      },
    },
  },
} as const;

/** Limits on the amount of an activity, as a percentage and in reais. */
export const activityRules = [
  {
    field: 'valor',
    each: 'anexos',
    assert: 'tipoEntrada != "percentual" or (valor >= 0 and valor <= 100)',
    message: SENTENCES.noPercentage,
  },
  {
    field: 'valor',
    each: 'anexos',
    assert: 'tipoEntrada != "valor" or valor >= 0',
    message: SENTENCES.negative,
  },
] as const;
