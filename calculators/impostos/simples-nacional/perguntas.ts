/** Asks about a company in the Simples Nacional besides its revenue, refuses wrong answers, and advises it. */
import { option, amount, between } from '../../../schemas/fields.ts';
import { count, money, type Quantity } from '../../../src/quantity/quantity.ts';
import { receitaDeDozeMeses } from '../../lei/simples-nacional.ts';
import { inMillions } from '../../tabelas/legal-figure.ts';
import {
  LIMITE_DO_SIMPLES,
  DIA_DO_DAS,
  FATOR_R_DO_ANEXO_III,
  SUBLIMITE_DO_SIMPLES,
} from '../../tabelas/simples-nacional.ts';
import type { AnexoDoSimples } from '../../tabelas/partilha-do-simples.ts';

/** Messages of the refusals. */
export const SENTENCES = {
  semReceita: 'Por favor, informe um faturamento válido para os últimos 12 meses.',
  semReceitaNoMes: 'Por favor, informe um faturamento mensal válido.',
  acimaDoLimite: `Faturamento acima do limite do Simples Nacional (${inMillions(LIMITE_DO_SIMPLES)}).`,
  porcentagemInvalida: 'A porcentagem deve estar entre 0% e 100%',
  valorNegativo: amount.messages.minimum,
  mesInvalido: 'Digite um número entre 1 e 13',
} as const;

/** The division of a month's revenue by annex. */
export const campoDasAtividades = {
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
        title: 'ICMS ou ISS já pago à parte',
        description: 'Substituição tributária do ICMS, ou ISS retido por quem contratou.',
        default: false,
      },
      pisCofinsForaDoDas: {
        type: 'boolean',
        title: 'PIS e COFINS já pagos à parte',
        description: 'Produtos monofásicos, como combustíveis, remédios, bebidas e autopeças.',
        default: false,
      },
    },
  },
} as const;

/** Limits on the amount of an activity, as a percentage and in reais. */
export const regrasDasAtividades = [
  {
    field: 'valor',
    each: 'anexos',
    assert: 'tipoEntrada != "percentual" or (valor >= 0 and valor <= 100)',
    message: SENTENCES.porcentagemInvalida,
  },
  {
    field: 'valor',
    each: 'anexos',
    assert: 'tipoEntrada != "valor" or valor >= 0',
    message: SENTENCES.valorNegativo,
  },
] as const;

export const mesDeAtividade = {
  type: 'integer',
  title: 'Mês de atividade da empresa',
  description:
    'Só no primeiro ano: 1 no mês da abertura, 2 no seguinte. A receita é então levada a 12 meses, e a faixa muda.',
  details: true,
  blank: 'missing',
  ...between(1, 13, SENTENCES.mesInvalido),
} as const;

export const folhaDeDozeMeses = {
  ...amount,
  title: 'Folha dos últimos 12 meses',
  description:
    'Salários, pró-labore, INSS patronal e FGTS; no primeiro ano, desde a abertura. Onde o anexo depende da folha (fator R), decide entre o III e o V.',
  details: true,
  blank: 'missing',
} as const;

/** The revenues as typed, in reais, with their months. */
interface ReceitasDigitadas {
  readonly faturamento12Meses: number;
  readonly faturamentoMensal: number;
  readonly mesesAtividade: number | undefined;
}

/** True if only the month's own revenue counts. */
export function estaNoPrimeiroMes({ mesesAtividade }: Pick<ReceitasDigitadas, 'mesesAtividade'>): boolean {
  return mesesAtividade === 1;
}

/** The refusal of a company with revenue of twelve months above the limit. */
export function recusaDoLimite(typed: ReceitasDigitadas): string | undefined {
  // Read the month's revenue only if it alone counts: if it is refused itself, the rest is still checked.
  const receita12 = receitaDeDozeMeses({
    antes: money(typed.faturamento12Meses),
    noMes: money(estaNoPrimeiroMes(typed) ? typed.faturamentoMensal : 0),
    mesDeAtividade: typed.mesesAtividade === undefined ? undefined : count(typed.mesesAtividade),
  });
  return receita12.isAbove(LIMITE_DO_SIMPLES) ? SENTENCES.acimaDoLimite : undefined;
}

/** The month of the DAS; revenues in reais. */
interface MesNoSimples {
  /** The annexes that tax the company. */
  readonly anexos: ReadonlySet<AnexoDoSimples>;
  readonly receita12: Quantity;
  readonly receitaDoMes: Quantity;
  /** Payroll of twelve months; undefined if unknown. */
  readonly folha?: Quantity | undefined;
  /** True if the payroll decides an annex. */
  readonly pedeFatorR?: boolean;
}

/** Duties and options, as Portuguese sentences; the first ones apply to every company. */
export function orientacoesDoSimples({ anexos, folha }: MesNoSimples): string[] {
  return [
    `O DAS vence no dia ${DIA_DO_DAS} do mês seguinte ao do faturamento.`,
    'Declare a receita todo mês no PGDAS-D, mesmo que seja zero, e entregue a DEFIS até 31 de março.',
    ...(anexos.has('V')
      ? [
          `Anexo V: se a folha de salários dos últimos 12 meses for de ${FATOR_R_DO_ANEXO_III} da receita ou mais (fator R), a atividade passa ao Anexo III.`,
          ...(folha
            ? []
            : [
                'Para comparar, informe a folha em “Mais detalhes” e marque, na atividade, “O anexo depende da folha (fator R)”.',
              ]),
        ]
      : []),
  ];
}

/** Possible costs beyond the DAS, as Portuguese sentences; empty without any. */
export function alertasDoSimples({
  anexos,
  receita12,
  receitaDoMes,
  folha,
  pedeFatorR,
}: MesNoSimples): string[] {
  return [
    ...(pedeFatorR && !folha
      ? [
          'Sem a folha dos últimos 12 meses, vale o anexo escolhido: informe-a em “Mais detalhes” para aplicar o fator R.',
        ]
      : []),
    ...(receita12.isAbove(SUBLIMITE_DO_SIMPLES)
      ? [`Acima de ${inMillions(SUBLIMITE_DO_SIMPLES)}, o ICMS e o ISS são pagos por fora do DAS`]
      : []),
    ...(receitaDoMes.times(12).isAbove(LIMITE_DO_SIMPLES)
      ? [
          `Doze meses com este faturamento passam do limite do Simples Nacional, de ${inMillions(LIMITE_DO_SIMPLES)}.`,
        ]
      : []),
    ...(anexos.has('IV')
      ? ['Anexo IV: a contribuição patronal ao INSS (CPP) não está no DAS e é paga à parte.']
      : []),
  ];
}
