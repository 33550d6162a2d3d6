import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { HORA_NOTURNA, horasNoturnasReduzidas } from '../lei/horas-extras.ts';
import { declaraHoraNormal } from '../regras/declara-hora-normal.ts';
import { declaraReflexosDaNoite } from '../regras/declara-reflexos.ts';
import { diasDeDescansoDoMes, horasSemanais, diasUteisDoMes, regraDaJornada } from '../regras/jornada.ts';
import {
  CLT,
  LEI_DO_FGTS,
  LEI_DO_DESCANSO_SEMANAL,
  LEI_DO_TRABALHO_RURAL,
} from '../tabelas/leis-trabalhistas.ts';
import { ADICIONAL_NOTURNO } from '../tabelas/trabalho.ts';
import { ADICIONAL_NOTURNO_RURAL } from '../tabelas/jornada.ts';
import { examples, refusals } from './adicional-noturno/examples.ts';
import { salarioBrutoObrigatorio } from '../regras/dados-da-folha.ts';

/** Hours in a month of 31 days. */
const MAXIMO_DE_HORAS = 744;
const ADICIONAL_MAXIMO = 200;

const card = defineCalculator({
  id: 'trabalhista/adicional-noturno',
  name: 'Adicional noturno',
  title: 'Calculadora de adicional noturno',
  description:
    'Calcule o adicional noturno do mês, com a hora reduzida de 52 minutos e 30 segundos e os reflexos em descanso, 13º, férias e FGTS.',
  keywords: `adicional noturno, hora noturna, hora noturna reduzida, trabalho noturno, trabalho à noite, noturno ${ADICIONAL_NOTURNO}, 22h às 5h, vigia, plantão, madrugada, horas extras, reflexos, dsr, clt`,
  icon: 'moon',
  sources: [CLT, LEI_DO_DESCANSO_SEMANAL, LEI_DO_TRABALHO_RURAL, LEI_DO_FGTS],

  inputs: {
    type: 'object',
    required: ['salary', 'horas'],
    properties: {
      salary: salarioBrutoObrigatorio('Informe o salário'),
      horas: {
        type: 'number',
        title: 'Horas da noite no mês',
        description: 'De relógio, entre 22h e 5h: sete horas por noite em 15 noites são 105.',
        unit: 'horas',
        exclusiveMinimum: 0,
        maximum: MAXIMO_DE_HORAS,
        messages: {
          exclusiveMinimum: 'Informe as horas da noite',
          maximum: `Digite até ${MAXIMO_DE_HORAS} horas`,
        },
        placeholder: '30',
      },
      percentual: {
        type: 'number',
        format: 'percent',
        title: 'Adicional',
        description: `O da lei é de ${ADICIONAL_NOTURNO} e, no campo, de ${ADICIONAL_NOTURNO_RURAL}; a convenção coletiva pode dar mais.`,
        minimum: ADICIONAL_NOTURNO.typed,
        maximum: ADICIONAL_MAXIMO,
        default: ADICIONAL_NOTURNO.typed,
        details: true,
        messages: {
          minimum: `O adicional noturno é de pelo menos ${ADICIONAL_NOTURNO}`,
          maximum: `Digite um adicional de até ${ADICIONAL_MAXIMO}%`,
        },
      },
      horaReduzida: {
        type: 'boolean',
        title: 'Hora noturna de 52 minutos e meio',
        description: 'Vale nas cidades; desmarque no trabalho rural, em que a hora da noite tem 60 minutos.',
        default: true,
        details: true,
      },
      jornada: horasSemanais,
      diasUteis: diasUteisDoMes,
      diasDescanso: diasDeDescansoDoMes,
    },
  },
  rules: [regraDaJornada],

  compute({ salary, horas, percentual, horaReduzida, jornada, diasUteis, diasDescanso }, result) {
    const valorHora = declaraHoraNormal(salary, jornada, result);
    const horasComputadas = result.number(
      'Horas que contam',
      horaReduzida ? horasNoturnasReduzidas(horas) : horas,
      {
        unit: 'horas',
        ...(horaReduzida ? HORA_NOTURNA : {}),
      },
    );
    const adicional = result.total(
      'Adicional noturno do mês',
      valorHora.times(horasComputadas).times(percentual),
      { law: ADICIONAL_NOTURNO.law, note: 'É só o acréscimo: as horas já estão no salário.' },
    );
    const dias = { uteis: diasUteis, descanso: diasDescanso };
    return {
      ...result.group('A hora da noite', { valorHora, horasComputadas }),
      adicional,
      ...declaraReflexosDaNoite(adicional, dias, result),
    };
  },
}).layout([
  {
    kind: 'headline',
    answer:
      'Por {horas} da noite você recebe {adicional} a mais: contam {horasComputadas}, cada uma a {percentual} de {valorHora}.',
  },
  { kind: 'sum', total: 'totalComReflexos' },
  {
    kind: 'composition',
    title: 'Quanto a noite vale por mês',
    parts: ['adicional', 'reflexoDsr', 'reflexo13', 'reflexoFerias', 'reflexoFgts'],
  },
  'Para hora extra à noite, use a calculadora de horas extras. Quem cumpre a noite inteira e continua depois das 5h recebe o adicional também nessas horas (TST, Súmula 60, II).',
]);
export default card;

export const evidence = { examples, refusals } satisfies EvidenceOf<typeof card>;
