import { age as ageField, ageRange } from '../../schemas/body.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { percent } from '../../src/quantity/quantity.ts';
import { TABELA_DE_FREQUENCIAS_ALVO, FREQUENCIAS_ALVO } from '../tabelas/fontes-da-saude.ts';
import { FREQUENCIA_MAXIMA } from '../tabelas/saude.ts';

/** The site's training zones, in percent of the maximum: each begins at the end of the previous one. */
const ZONAS = {
  recuperacao: { label: 'Recuperação', from: 50, to: 60, effort: 'dá para conversar à vontade' },
  aerobica: { label: 'Aeróbica', from: 60, to: 70, effort: 'respiração mais funda, conversa em frases' },
  anaerobica: { label: 'Anaeróbica', from: 70, to: 85, effort: 'só palavras soltas' },
  maxima: { label: 'Máxima', from: 85, to: 100, effort: 'esforço que dura segundos ou poucos minutos' },
} as const;

function faixa<Zone extends keyof typeof ZONAS>(zone: Zone) {
  const { label, from, to, effort } = ZONAS[zone];
  const note = `${from}% a ${to}% da máxima: ${effort}`;
  return { label, note, min: `zonas.${zone}.min`, max: `zonas.${zone}.max` } as const;
}

const card = defineCalculator({
  id: 'saude/frequencia-cardiaca',
  name: 'Frequência cardíaca',
  title: 'Calculadora de frequência cardíaca',
  description: 'Estime a frequência cardíaca máxima pela idade e as quatro zonas de treino.',
  keywords:
    'frequência cardíaca, batimentos, bpm, zonas de treino, corrida, cardio, fc máxima, coração, batimentos por minuto, batimento cardíaco, frequência máxima, bpm máximo',
  icon: 'heart-pulse',
  sources: [FREQUENCIAS_ALVO, TABELA_DE_FREQUENCIAS_ALVO],

  inputs: {
    type: 'object',
    required: ['age'],
    properties: { age: { ...ageField, messages: { exclusiveMinimum: 'Por favor, preencha sua idade' } } },
  },
  rules: [{ field: 'age', assert: ageRange.holds, message: ageRange.message }],

  compute({ age }, result) {
    const fcMaxima = result.count('Frequência cardíaca máxima', FREQUENCIA_MAXIMA.minus(age), {
      unit: 'bpm',
      law: FREQUENCIA_MAXIMA.law,
    });
    const beginOf = (zone: keyof typeof ZONAS) => {
      const { label, from } = ZONAS[zone];
      return result.count(`${label}: a partir de ${from}% da máxima`, fcMaxima.times(percent(from)), {
        unit: 'bpm',
      });
    };
    const recuperacao = beginOf('recuperacao');
    const aerobica = beginOf('aerobica');
    const anaerobica = beginOf('anaerobica');
    const maxima = beginOf('maxima');
    return {
      fcMaxima,
      zonas: {
        recuperacao: { min: recuperacao, max: aerobica },
        aerobica: { min: aerobica, max: anaerobica },
        anaerobica: { min: anaerobica, max: maxima },
        maxima: { min: maxima, max: fcMaxima },
      },
    };
  },
}).layout([
  {
    kind: 'headline',
    value: 'fcMaxima',
    answer:
      'Aos {age}, o seu limite é de cerca de {fcMaxima}, e o treino aeróbico vai de {zonas.aerobica.min|integer} a {zonas.aerobica.max}.',
  },
  {
    kind: 'ranges',
    title: 'Zonas de treino (batimentos por minuto)',
    ranges: [faixa('recuperacao'), faixa('aerobica'), faixa('anaerobica'), faixa('maxima')],
  },
  {
    kind: 'notice',
    tone: 'warning',
    text: 'Antes de treinar forte, consulte um médico, sobretudo se você toma remédio para o coração ou a pressão. Pare se sentir dor no peito, tontura ou falta de ar.',
  },
]);
export default card;

export const evidence = {
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
      published: {
        source: 'American Heart Association, frequência cardíaca por idade',
        url: FREQUENCIAS_ALVO.url,
        values: ['fcMaxima', 'zonas.recuperacao.min', 'zonas.anaerobica.max'],
      },
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
    { input: { age: 9 }, field: 'age', message: ageRange.message },
    { input: { age: 121 }, field: 'age', message: ageRange.message },
  ],
} satisfies EvidenceOf<typeof card>;
