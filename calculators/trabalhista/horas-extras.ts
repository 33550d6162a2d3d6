import { amount, option } from '../../schemas/fields.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { addedUp } from '../formulas/added-up.ts';
import { acrescimoDaHoraExtra, HORA_NOTURNA, horasNoturnasReduzidas } from '../lei/horas-extras.ts';
import { declaraHoraNormal } from '../regras/declara-hora-normal.ts';
import { declaraReflexosDasHorasExtras } from '../regras/declara-reflexos.ts';
import { diasDeDescansoDoMes, horasSemanais, diasUteisDoMes, regraDaJornada } from '../regras/jornada.ts';
import { CLT, CONSTITUICAO, LEI_DO_FGTS, LEI_DO_DESCANSO_SEMANAL } from '../tabelas/leis-trabalhistas.ts';
import {
  MAXIMO_DE_HORAS_EXTRAS_POR_DIA,
  ADICIONAL_NOTURNO,
  ADICIONAL_DE_HORA_EXTRA,
  ADICIONAL_DO_DESCANSO,
} from '../tabelas/trabalho.ts';
import { examples, refusals } from './horas-extras/examples.ts';
import { contaSimples } from './horas-extras/conta-simples.ts';
import { salarioBrutoObrigatorio } from '../regras/dados-da-folha.ts';

/** True for shortened night hours, which pay more hours than the clock counts; the answer must state both. */
const HAS_SHORT_HOUR = '(type == "noturna" and metodo == "oficial")';

/** In percent. */
const ADICIONAL_MAXIMO = 500;
const IS_REST_DAY = '(type == "domingo" or type == "feriado")';

const card = defineCalculator({
  id: 'trabalhista/horas-extras',
  name: 'Horas extras',
  title: 'Calculadora de horas extras',
  description:
    'Calcule o valor das horas extras normais, noturnas, de domingo ou feriado, e os seus reflexos.',
  keywords: `horas extras, hora extra ${ADICIONAL_DE_HORA_EXTRA}, hora extra ${ADICIONAL_DO_DESCANSO}, adicional noturno, domingo, feriado, reflexos, valor da hora de trabalho`,
  icon: 'clock-plus',
  sources: [CLT, CONSTITUICAO, LEI_DO_DESCANSO_SEMANAL, LEI_DO_FGTS],

  inputs: {
    type: 'object',
    required: ['salary', 'hours', 'type'],
    properties: {
      salary: salarioBrutoObrigatorio('Por favor, digite um salário válido'),
      hours: {
        type: 'number',
        title: 'Horas extras',
        description: 'Meia hora é 0,5: para 2 horas e 30 minutos, digite 2,5.',
        unit: 'horas',
        exclusiveMinimum: 0,
        maximum: 10_000,
        messages: {
          exclusiveMinimum: 'Por favor, digite a quantidade de horas',
          maximum: 'Digite até 10.000 horas',
        },
        placeholder: '10',
      },
      type: {
        type: 'string',
        title: 'Tipo de hora',
        widget: 'cards',
        oneOf: [
          option('normal', 'Normal', `Dia útil ou sábado: ${ADICIONAL_DE_HORA_EXTRA} a mais`),
          option('noturna', 'Noturna', `Das 22h às 5h: ${ADICIONAL_NOTURNO} a mais pela noite`),
          option('domingo', 'Domingo', `${ADICIONAL_DO_DESCANSO} a mais`),
          option('feriado', 'Feriado', `${ADICIONAL_DO_DESCANSO} a mais`),
        ],
        default: 'normal',
        messages: { required: 'Escolha o tipo de hora' },
      },
      jornada: horasSemanais,
      adicional: {
        type: 'number',
        format: 'percent',
        title: 'Adicional da hora extra',
        description: 'O da convenção coletiva, se for maior que o da lei; com 0, vale o mínimo da lei.',
        maximum: ADICIONAL_MAXIMO,
        default: 0,
        details: true,
        messages: { maximum: `Digite um adicional de até ${ADICIONAL_MAXIMO}%` },
      },
      // Part of the normal hour (TST, Súmulas 132, 139 and 264).
      adicionais: {
        ...amount,
        title: 'Adicionais fixos do mês',
        description: 'Insalubridade, periculosidade e gratificações fixas aumentam o valor da hora.',
        default: 0,
        details: true,
      },
      diasUteis: diasUteisDoMes,
      diasDescanso: diasDeDescansoDoMes,
    },
  },
  rules: [
    {
      field: 'adicional',
      assert: `${IS_REST_DAY} or adicional == 0 or adicional >= ${ADICIONAL_DE_HORA_EXTRA.typed}`,
      message: `O adicional mínimo da hora extra é de ${ADICIONAL_DE_HORA_EXTRA}`,
    },
    {
      field: 'adicional',
      assert: `not ${IS_REST_DAY} or adicional == 0 or adicional >= ${ADICIONAL_DO_DESCANSO.typed}`,
      message: `O adicional mínimo em domingo ou feriado é de ${ADICIONAL_DO_DESCANSO}`,
    },
    regraDaJornada,
  ],

  compute({ salary, hours, type, jornada, adicional, adicionais, diasUteis, diasDescanso }, result) {
    const isAtNight = type === 'noturna';
    const acrescimoDevido = acrescimoDaHoraExtra(type, adicional);
    const valorHoraNormal = declaraHoraNormal(addedUp(salary, adicionais), jornada, result);
    const percentualAcrescimo = result.percent('Acréscimo', acrescimoDevido.acrescimo, {
      law: acrescimoDevido.law,
      ...(isAtNight ? { note: 'Hora extra à noite soma os dois acréscimos.' } : {}),
    });
    const valorHoraExtra = result.money(
      'Hora extra',
      valorHoraNormal.times(acrescimoDevido.fator),
      acrescimoDevido.law,
    );
    const horasComputadas = result.number(
      'Horas computadas',
      isAtNight ? horasNoturnasReduzidas(hours) : hours,
      {
        unit: 'horas',
        ...(isAtNight
          ? { ...HORA_NOTURNA, note: 'Das 22h às 5h, a hora de trabalho dura 52 minutos e 30 segundos.' }
          : {}),
      },
    );
    const valorTotal = result.total('Total das horas extras', valorHoraExtra.times(horasComputadas));
    const hora = { valorHoraNormal, percentualAcrescimo, valorHoraExtra };
    result.group('A hora', { ...hora, horasComputadas: isAtNight ? horasComputadas : undefined });
    return {
      ...hora,
      horasComputadas,
      valorTotal,
      ...declaraReflexosDasHorasExtras(valorTotal, { uteis: diasUteis, descanso: diasDescanso }, result),
    };
  },
  simple: contaSimples,
}).layout([
  {
    kind: 'headline',
    answer: {
      [`not ${HAS_SHORT_HOUR}`]:
        'Por {hours} de trabalho extra você recebe {valorTotal}: {valorHoraExtra} por hora, com {percentualAcrescimo} de acréscimo.',
      [HAS_SHORT_HOUR]:
        'Por {hours} de relógio à noite você recebe {horasComputadas} de {valorHoraExtra}, com {percentualAcrescimo} de acréscimo: {valorTotal}.',
    },
  },
  { kind: 'sum', total: 'totalComReflexos' },
  { kind: 'comparison', title: 'A hora normal e a hora extra', bars: ['valorHoraNormal', 'valorHoraExtra'] },
  `A lei permite até ${MAXIMO_DE_HORAS_EXTRAS_POR_DIA} extras por dia (CLT art. 59).`,
  { kind: 'notice', when: "metodo == 'simplificado'", text: contaSimples.because },
]);
export default card;

export const evidence = { examples, refusals } satisfies EvidenceOf<typeof card>;
