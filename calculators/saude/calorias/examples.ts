/** Bodies worked out by hand, and refusals. */
import type { NivelDeAtividade, Sexo } from './metabolismo.ts';

/** A person in the examples. */
function person(
  sex: Sexo,
  kilograms: number | string,
  centimetres: number,
  years: number,
  activity: NivelDeAtividade,
) {
  return { weight: kilograms, height: centimetres, age: years, sex, activity };
}

export const examples = [
  {
    title: 'Mulher de 30 anos, 62 kg e 1,65 m, com atividade leve',
    input: person('feminino', 62, 165, 30, 'leve'),
    expected: { metabolismoBasal: 1402, gastoTotal: 1928, paraPerderPeso: 1428, paraGanharPeso: 2228 },
    source: 'Conta à mão: 447,593 + 573,314 + 511,17 − 129,9 = 1.402,177; × 1,375 = 1.927,993…',
  },
  {
    title: 'Homem de 40 anos, 80 kg e 1,78 m, sedentário',
    input: person('masculino', 80, 178, 40, 'sedentario'),
    expected: { metabolismoBasal: 1787, gastoTotal: 2145, paraPerderPeso: 1645, paraGanharPeso: 2445 },
    source: 'Conta à mão: 88,362 + 1.071,76 + 854,222 − 227,08 = 1.787,264; × 1,2 = 2.144,7168',
  },
  {
    title: 'Homem de 25 anos, 72,5 kg e 1,81 m, muito ativo',
    input: person('masculino', '72,5', 181, 25, 'muito-intenso'),
    expected: { metabolismoBasal: 1786, gastoTotal: 3394, paraPerderPeso: 2894, paraGanharPeso: 3694 },
    source: 'Conta à mão: 88,362 + 971,2825 + 868,619 − 141,925 = 1.786,3385; × 1,9 = 3.394,04315',
  },
  {
    title: 'Mulher nos menores limites, com aviso de dieta restritiva',
    input: person('feminino', 20, 50, 10, 'sedentario'),
    expected: { metabolismoBasal: 744, gastoTotal: 893, paraPerderPeso: 393, paraGanharPeso: 1193 },
    source: 'Conta à mão: 447,593 + 184,94 + 154,9 − 43,3 = 744,133; × 1,2 = 892,9596',
    testOnly: true,
  },
  {
    title: 'Cada valor se arredonda a partir do exato',
    input: person('masculino', 100, 200, 50, 'moderado'),
    expected: { metabolismoBasal: 2104, gastoTotal: 3261, paraPerderPeso: 2761, paraGanharPeso: 3561 },
    source: 'Conta à mão: 88,362 + 1.339,7 + 959,8 − 283,85 = 2.104,012; × 1,55 = 3.261,2186',
    testOnly: true,
  },
  {
    title: 'O gasto parte do metabolismo exato, não do arredondado',
    input: person('feminino', 60, 160, 35, 'intenso'),
    expected: { metabolismoBasal: 1347, gastoTotal: 2323, paraPerderPeso: 1823, paraGanharPeso: 2623 },
    source: 'Conta à mão: 447,593 + 554,82 + 495,68 − 151,55 = 1.346,543; × 1,725 = 2.322,786…',
    testOnly: true,
  },
  {
    title: 'Um gasto de menos de 500 kcal não tem o que cortar',
    input: person('feminino', 20, 50, 120, 'sedentario'),
    expected: { metabolismoBasal: 268, gastoTotal: 321, paraGanharPeso: 621 },
    source: 'Conta à mão: 447,593 + 184,94 + 154,9 − 519,6 = 267,833; × 1,2 = 321,3996; + 300',
    testOnly: true,
  },
] as const;

export const refusals = [
  {
    input: person('feminino', 19, 170, 30, 'leve'),
    field: 'weight',
    message: 'Por favor, digite um peso válido (entre 20 e 500 kg)',
  },
  {
    input: person('feminino', 70, 251, 30, 'leve'),
    field: 'height',
    message: 'Por favor, digite uma altura válida (entre 50 e 250 cm)',
  },
  {
    input: person('feminino', 70, 170, 9, 'leve'),
    field: 'age',
    message: 'Por favor, digite uma idade válida (entre 10 e 120 anos)',
  },
  {
    input: person('masculino', 20, 50, 120, 'leve'),
    field: '',
    message: 'Não há cálculo para essa combinação. Confira o peso, a altura e a idade',
  },
] as const;
