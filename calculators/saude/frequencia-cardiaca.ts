import { age, ageRange } from '../../schemas/body.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { decimal } from '../../src/decimal/decimal.ts';
import { percentOf, roundTo } from '../../src/decimal/money.ts';

/** Beats a minute from which the age in years is taken. */
const MAXIMUM_AT_BIRTH = 220;

/** The training zones, in percent of the maximum heart rate. */
const ZONES = {
  recuperacao: { from: 50, to: 60 },
  aerobica: { from: 60, to: 70 },
  anaerobica: { from: 70, to: 85 },
  maxima: { from: 85, to: 100 },
} as const;

type Zone = keyof typeof ZONES;

const LABELS: Readonly<Record<Zone, string>> = {
  recuperacao: 'Recuperação',
  aerobica: 'Aeróbica',
  anaerobica: 'Anaeróbica',
  maxima: 'Máxima',
};

function zoneNote(zone: Zone, effort: string): string {
  return `${ZONES[zone].from}% a ${ZONES[zone].to}% da máxima: ${effort}`;
}

const zoneSteps = (['recuperacao', 'aerobica', 'anaerobica', 'maxima'] as const).map((zone) => ({
  label: LABELS[zone],
  text: `${ZONES[zone].from}% e ${ZONES[zone].to}% de (${MAXIMUM_AT_BIRTH} − {age|number}): de {zonas.${zone}.min|integer} a {zonas.${zone}.max|integer} bpm`,
}));

export default defineCalculator({
  id: 'saude/frequencia-cardiaca',
  name: 'Frequência cardíaca',
  title: 'Calculadora de frequência cardíaca',
  description: 'Estime a frequência cardíaca máxima pela idade e as quatro zonas de treino.',
  keywords: 'frequência cardíaca, batimentos, bpm, zonas de treino, corrida, cardio, fc máxima, coração',
  icon: 'heart-pulse',

  inputs: {
    type: 'object',
    required: ['age'],
    properties: { age: { ...age, messages: { exclusiveMinimum: 'Por favor, preencha sua idade' } } },
  },
  rules: [{ field: 'age', assert: ageRange.holds, message: ageRange.message }],

  compute({ age: years }) {
    const maximum = decimal(MAXIMUM_AT_BIRTH).minus(years);
    const bpm = (percent: number) => roundTo(percentOf(maximum, percent), 0);
    const range = ({ from, to }: { readonly from: number; readonly to: number }) => ({
      min: bpm(from),
      max: bpm(to),
    });
    return {
      fcMaxima: bpm(100),
      zonas: {
        recuperacao: range(ZONES.recuperacao),
        aerobica: range(ZONES.aerobica),
        anaerobica: range(ZONES.anaerobica),
        maxima: range(ZONES.maxima),
      },
    };
  },
})
  .layout([
    {
      kind: 'headline',
      label: 'Frequência cardíaca máxima',
      value: 'fcMaxima',
      format: 'integer',
      unit: 'bpm',
    },
    {
      kind: 'ranges',
      title: 'Zonas de treino (batimentos por minuto)',
      format: 'integer',
      unit: 'bpm',
      ranges: [
        {
          label: LABELS.recuperacao,
          min: 'zonas.recuperacao.min',
          max: 'zonas.recuperacao.max',
          note: zoneNote('recuperacao', 'dá para conversar à vontade'),
        },
        {
          label: LABELS.aerobica,
          min: 'zonas.aerobica.min',
          max: 'zonas.aerobica.max',
          note: zoneNote('aerobica', 'respiração mais funda, conversa em frases'),
        },
        {
          label: LABELS.anaerobica,
          min: 'zonas.anaerobica.min',
          max: 'zonas.anaerobica.max',
          note: zoneNote('anaerobica', 'só palavras soltas'),
        },
        {
          label: LABELS.maxima,
          min: 'zonas.maxima.min',
          max: 'zonas.maxima.max',
          note: zoneNote('maxima', 'esforço que dura segundos ou poucos minutos'),
        },
      ],
    },
    {
      kind: 'steps',
      items: [
        {
          label: 'Frequência máxima',
          text: `${MAXIMUM_AT_BIRTH} − {age|number} anos = {fcMaxima|integer} bpm`,
          when: 'age % 1 == 0',
        },
        {
          label: 'Frequência máxima',
          text: `${MAXIMUM_AT_BIRTH} − {age|number} anos ≈ {fcMaxima|integer} bpm`,
          when: 'age % 1 != 0',
        },
        ...zoneSteps,
      ],
    },
    {
      kind: 'notice',
      tone: 'warning',
      text: 'Antes de treinar forte, consulte um médico, sobretudo se você toma remédio para o coração ou a pressão. Pare se sentir dor no peito, tontura ou falta de ar.',
    },
  ])
  .evidence({
    examples: [
      {
        title: 'Uma pessoa de 30 anos',
        input: { age: 30 },
        expected: {
          fcMaxima: 190,
          zonas: {
            recuperacao: { min: 95, max: 114 },
            aerobica: { min: 114, max: 133 },
            anaerobica: { min: 133, max: 162 },
            maxima: { min: 162, max: 190 },
          },
        },
        source: 'Conta à mão: 220 − 30 = 190; 50% = 95, 60% = 114, 70% = 133, 85% = 161,5',
      },
      {
        title: 'Uma pessoa de 45 anos',
        input: { age: 45 },
        expected: {
          fcMaxima: 175,
          zonas: {
            recuperacao: { min: 88, max: 105 },
            aerobica: { min: 105, max: 123 },
            anaerobica: { min: 123, max: 149 },
            maxima: { min: 149, max: 175 },
          },
        },
        source: 'Conta à mão: 220 − 45 = 175; 50% = 87,5, 60% = 105, 70% = 122,5, 85% = 148,75',
      },
      {
        title: 'Uma pessoa de 20 anos',
        input: { age: 20 },
        expected: { fcMaxima: 200, zonas: { recuperacao: { min: 100 }, anaerobica: { min: 140, max: 170 } } },
        source: 'Conta à mão: 220 − 20 = 200; a American Heart Association dá 100 a 170 bpm aos 20 anos',
      },
      {
        title: 'A menor idade',
        input: { age: 10 },
        expected: { fcMaxima: 210, zonas: { maxima: { min: 179, max: 210 } } },
        source: 'Conta à mão: 220 − 10 = 210; 85% = 178,5',
        testOnly: true,
      },
      {
        title: 'A maior idade',
        input: { age: 120 },
        expected: { fcMaxima: 100, zonas: { recuperacao: { min: 50, max: 60 } } },
        source: 'Conta à mão: 220 − 120 = 100',
        testOnly: true,
      },
    ],
    refusals: [
      { input: {}, field: 'age', message: 'Por favor, preencha sua idade' },
      { input: { age: -30 }, field: 'age', message: 'Por favor, preencha sua idade' },
      { input: { age: 9 }, field: 'age', message: ageRange.message },
      { input: { age: 121 }, field: 'age', message: ageRange.message },
    ],
    sources: [
      {
        label: 'American Heart Association: target heart rates',
        url: 'https://www.heart.org/en/healthy-living/fitness/fitness-basics/target-heart-rates',
        checkedOn: '2026-11-20',
      },
      {
        label: 'Manual MSD: estimativa da frequência cardíaca-alvo',
        url: 'https://www.msdmanuals.com/home/multimedia/table/estimating-target-heart-rate',
        checkedOn: '2026-11-20',
      },
    ],
  });
