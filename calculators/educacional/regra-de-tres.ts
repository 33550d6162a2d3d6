import { signedNumber } from '../../schemas/fields.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { CALCULATION_FAILED } from '../../src/engine/evaluate.ts';
import { decimal } from '../../src/decimal/decimal.ts';
import { equalsText, exactText, operandText } from '../formulas/exact-text.ts';
import { MATHEMATICS_PORTAL } from '../tables/sources.ts';

/** Decimal places of X on screen; the result itself is not rounded. */
const SHOWN_PLACES = 6;

export default defineCalculator({
  id: 'educacional/regra-de-tres',
  name: 'Regra de três',
  title: 'Calculadora de regra de três',
  description: 'Encontre o quarto valor de uma proporção: se A está para B, C está para quanto?',
  keywords: 'regra de três, regra de 3, proporção, proporcional, grandezas, razão, x',
  icon: 'proportions',
  popular: true,
  blankNumbers: 'missing',

  inputs: {
    type: 'object',
    required: ['a', 'b', 'c'],
    properties: {
      a: {
        ...signedNumber,
        title: 'Se A',
        description: 'O valor conhecido da primeira grandeza.',
        placeholder: '3',
        messages: { required: CALCULATION_FAILED },
      },
      b: {
        ...signedNumber,
        title: 'está para B',
        description: 'O valor da segunda grandeza que corresponde a A.',
        placeholder: '45',
        messages: { required: CALCULATION_FAILED },
      },
      c: {
        ...signedNumber,
        title: 'então C está para X',
        description: 'O novo valor da primeira grandeza, na mesma unidade de A.',
        placeholder: '7',
        messages: { required: CALCULATION_FAILED },
      },
    },
  },
  rules: [{ field: 'a', assert: 'a != 0', message: 'O primeiro valor não pode ser zero' }],

  compute({ a, b, c }) {
    const product = decimal(b).times(c);
    const x = product.div(a);
    return {
      x: x.toNumber(),
      a,
      b,
      c,
      explicacao: [
        `${exactText(a)} está para ${exactText(b)} assim como ${exactText(c)} está para X`,
        `Multiplique em cruz: ${exactText(a)} × X = ${exactText(b)} × ${operandText(c)} = ${exactText(product)}`,
        `Divida pelo primeiro valor: X = ${exactText(product)} ÷ ${operandText(a)} ${equalsText(x, SHOWN_PLACES)}`,
      ],
    };
  },
})
  .layout([
    { kind: 'headline', label: 'Valor de X', value: 'x', format: 'number', decimals: SHOWN_PLACES },
    {
      kind: 'figures',
      title: 'A proporção',
      items: [
        { label: 'A', value: 'a', format: 'number', decimals: SHOWN_PLACES },
        { label: 'B', value: 'b', format: 'number', decimals: SHOWN_PLACES },
        { label: 'C', value: 'c', format: 'number', decimals: SHOWN_PLACES },
        { label: 'X', value: 'x', format: 'number', decimals: SHOWN_PLACES, total: true },
      ],
    },
    { kind: 'steps', items: [{ lines: 'explicacao' }] },
    {
      kind: 'notice',
      tone: 'info',
      text: 'Vale para grandezas diretamente proporcionais: quando uma dobra, a outra também dobra.',
    },
  ])
  .evidence({
    examples: [
      {
        title: 'Se 3 quilos custam R$ 45, quanto custam 7 quilos?',
        input: { a: 3, b: 45, c: 7 },
        expected: {
          x: 105,
          a: 3,
          b: 45,
          c: 7,
          explicacao: [
            '3 está para 45 assim como 7 está para X',
            'Multiplique em cruz: 3 × X = 45 × 7 = 315',
            'Divida pelo primeiro valor: X = 315 ÷ 3 = 105',
          ],
        },
        source: 'Conta à mão: 45 × 7 = 315; 315 ÷ 3 = 105',
      },
      {
        title: 'Um carro roda 42,5 km com 5 litros: quanto roda com 12?',
        input: { a: 5, b: '42,5', c: 12 },
        expected: { x: 102 },
        source: 'Conta à mão: 42,5 × 12 = 510; 510 ÷ 5 = 102',
      },
      {
        title: 'Uma receita para 6 pessoas leva 2 xícaras: e para 10?',
        input: { a: 6, b: 2, c: 10 },
        expected: {
          x: 10 / 3,
          explicacao: [
            '6 está para 2 assim como 10 está para X',
            'Multiplique em cruz: 6 × X = 2 × 10 = 20',
            'Divida pelo primeiro valor: X = 20 ÷ 6 ≈ 3,333333',
          ],
        },
        source: 'Conta à mão: 2 × 10 ÷ 6 = 10/3',
      },
      {
        title: 'Decimais sem ruído binário',
        input: { a: 1, b: '0,1', c: 3 },
        expected: { x: 0.3 },
        source: 'Conta à mão: 0,1 × 3 = 0,3',
        testOnly: true,
      },
      {
        title: 'Valores negativos e zero à direita',
        input: { a: -2, b: 5, c: 0 },
        expected: { x: 0 },
        source: 'Conta à mão: 5 × 0 ÷ (−2) = 0',
        testOnly: true,
      },
    ],
    refusals: [
      { input: { a: 0, b: 2, c: 3 }, field: 'a', message: 'O primeiro valor não pode ser zero' },
      { input: { b: 2, c: 3 }, field: 'a', message: CALCULATION_FAILED },
      { input: { a: 1, b: '', c: 3 }, field: 'b', message: CALCULATION_FAILED },
      { input: { a: 1, b: 2, c: 'três' }, field: 'c', message: CALCULATION_FAILED },
    ],
    sources: [
      {
        label: 'Base Nacional Comum Curricular: proporcionalidade e regra de três (Matemática)',
        url: 'https://basenacionalcomum.mec.gov.br/',
        checkedOn: '2026-11-20',
      },
      MATHEMATICS_PORTAL,
    ],
  });
