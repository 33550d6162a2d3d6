import { amount, option } from '../../schemas/fields.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { addedUp } from '../formulas/annuity.ts';
import { daysWithThird } from '../law/vacation.ts';
import { payrollSources } from '../rules/payroll-inputs.ts';
import { INSS } from '../tables/inss.ts';
import { CLT, CONSTITUTION, FGTS_LAW, THIRTEENTH_PAYMENT_LAW } from '../tables/labour-laws.ts';
import { MOST_VACATION_DAYS_SOLD, VACATION_DAYS } from '../tables/labour.ts';
import { INCOME_TAX_DECREE, SOLD_VACATION_RULING } from '../tables/tax-laws.ts';
import { detailsOfTaken, IS_TAKEN, rulesOfTaken } from './ferias/details.ts';
import { takenVacation } from './ferias/taken.ts';

/** Days that are sold are called otherwise than days of rest. */
const CALLED = {
  integrais: 'Férias',
  proporcionais: 'Férias proporcionais',
  venda: 'Dias vendidos (abono)',
} as const;

const PAY_LAW = {
  integrais: 'CLT art. 142',
  proporcionais: 'CLT art. 142',
  venda: MOST_VACATION_DAYS_SOLD.law,
} as const;

export default defineCalculator({
  id: 'trabalhista/ferias',
  name: 'Férias',
  title: 'Calculadora de férias',
  description:
    'Calcule quanto você recebe de férias: o terço, a venda de dias, o INSS, o imposto de renda e o líquido.',
  keywords:
    'férias, terço constitucional, abono pecuniário, vender férias, férias líquidas, desconto, descanso, clt',
  icon: 'palmtree',

  inputs: {
    type: 'object',
    required: ['salary', 'type'],
    properties: {
      salary: { ...amount, title: 'Salário bruto mensal' },
      days: {
        type: 'integer',
        title: 'Dias de férias',
        unit: 'dias',
        minimum: 1,
        maximum: VACATION_DAYS.number,
        default: VACATION_DAYS.number,
        messages: {
          minimum: `Informe os dias de férias, de 1 a ${VACATION_DAYS.number}`,
          maximum: `As férias têm no máximo ${VACATION_DAYS}`,
        },
      },
      type: {
        type: 'string',
        title: 'Tipo de férias',
        widget: 'cards',
        oneOf: [
          option('integrais', 'Integrais', 'Depois de 12 meses de trabalho'),
          option('proporcionais', 'Proporcionais', 'Menos de 12 meses de trabalho'),
          option('venda', 'Venda de dias', 'Abono pecuniário, até um terço das férias'),
        ],
        default: 'integrais',
        messages: { required: 'Escolha o tipo de férias' },
      },
      ...detailsOfTaken,
    },
  },
  rules: [{ field: 'salary', assert: 'salary > 0', message: 'Informe o salário' }, ...rulesOfTaken],

  compute({ salary, days, type, ...inputs }, result) {
    const base = addedUp(salary, inputs.mediaAdicionais);
    const { pay: valorFerias, third: tercoConstitucional } = daysWithThird(
      base,
      days,
      { pay: CALLED[type], third: 'Um terço constitucional', law: PAY_LAW[type] },
      result,
    );
    const total = result.total('Total bruto das férias', valorFerias.plus(tercoConstitucional));
    const taken = type === 'venda' ? {} : takenVacation({ ...inputs, base, total }, result);
    return { valorFerias, tercoConstitucional, total, ...taken };
  },
})
  .layout([
    {
      kind: 'headline',
      value: 'total',
      when: 'type == "venda"',
      note: '{days}, com o adicional de um terço.',
    },
    {
      kind: 'headline',
      value: 'liquido',
      label: 'Férias líquidas',
      when: IS_TAKEN,
      note: '{days}, com o terço e já com os descontos.',
    },
    {
      kind: 'figures',
      title: 'O que se recebe',
      items: [
        'valorFerias',
        'tercoConstitucional',
        'total',
        { value: 'abono', when: 'diasVendidos > 0' },
        { value: 'tercoAbono', when: 'diasVendidos > 0' },
        { value: 'adiantamento13', when: 'adiantamento13 > 0' },
        { value: 'totalBruto', when: 'totalBruto > total' },
      ],
    },
    { kind: 'figures', title: 'Do bruto ao líquido', when: IS_TAKEN, items: ['inss', 'irrf', 'liquido'] },
    {
      kind: 'composition',
      title: 'De que se compõe o total bruto',
      when: IS_TAKEN,
      parts: [
        { label: 'Líquido', value: 'liquido' },
        { label: 'INSS', value: 'inss' },
        { label: 'Imposto de renda', value: 'irrf' },
      ],
    },
    { kind: 'figures', title: 'À parte', when: IS_TAKEN, items: ['diasDireito', 'fgts'] },
    { kind: 'steps' },
    {
      kind: 'notice',
      tone: 'warning',
      when: `type == "venda" and days > ${MOST_VACATION_DAYS_SOLD.number}`,
      text: `A lei permite vender até um terço das férias: ${MOST_VACATION_DAYS_SOLD} de um período de ${VACATION_DAYS.number} (${MOST_VACATION_DAYS_SOLD.law}).`,
    },
    {
      kind: 'notice',
      tone: 'info',
      when: 'type == "venda"',
      text: 'Este é o valor dos dias vendidos, antes do imposto de renda sobre o terço deles; os dias de descanso são pagos à parte.',
    },
    {
      kind: 'notice',
      tone: 'warning',
      when: 'type == "proporcionais"',
      text: 'Na rescisão, as férias não têm INSS nem imposto de renda: use a calculadora de rescisão',
    },
    { kind: 'notice', tone: 'info', text: 'Na folha, o INSS das férias soma-se ao do salário do mesmo mês' },
  ])
  .evidence({
    examples: [
      {
        title: 'Férias integrais de quem ganha R$ 3.000,00',
        input: { salary: 3000, days: 30, type: 'integrais', ano: 2026 },
        expected: {
          valorFerias: 3000,
          tercoConstitucional: 1000,
          total: 4000,
          diasDireito: 30,
          totalBruto: 4000,
          inss: 368.6,
          irrf: 0,
          liquido: 3631.4,
          fgts: 320,
        },
        source:
          'Conta à mão: 3.000 + 3.000 ÷ 3; INSS 121,575 + 115,3656 + 1.097,16 × 12% = 368,5998; (4.000 − 607,20) × 15% − 394,16 = 114,76, que a redução de 312,89 zera',
      },
      {
        title: 'Vinte dias de quem ganha R$ 2.500,00',
        input: { salary: 2500, days: 20, type: 'proporcionais', ano: 2026 },
        expected: {
          valorFerias: 1666.67,
          tercoConstitucional: 555.56,
          total: 2222.23,
          inss: 175.69,
          irrf: 0,
          liquido: 2046.54,
          fgts: 177.78,
        },
        source:
          'Conta à mão: 2.500 ÷ 30 × 20 = 1.666,67; ÷ 3 = 555,56; INSS 121,575 + 601,23 × 9% = 175,6857; 2.222,23 − 607,20 = 1.615,03, isento; × 8% = 177,7784',
      },
      {
        title: 'Venda de dez dias de quem ganha R$ 4.500,00',
        input: { salary: 4500, days: 10, type: 'venda' },
        expected: { valorFerias: 1500, tercoConstitucional: 500, total: 2000 },
        source: 'Conta à mão: 4.500 ÷ 30 × 10 = 1.500; ÷ 3 = 500',
      },
      {
        title: 'Vinte dias, dez vendidos e a 1ª parcela do 13º, com um dependente',
        input: {
          salary: 6000,
          days: 20,
          diasVendidos: 10,
          adiantarDecimoTerceiro: true,
          dependentes: 1,
          ano: 2026,
        },
        expected: {
          total: 5333.33,
          abono: 2000,
          tercoAbono: 666.67,
          adiantamento13: 3000,
          totalBruto: 11000,
          inss: 548.18,
          irrf: 358.63,
          liquido: 10093.19,
          fgts: 426.67,
        },
        source:
          'Conta à mão: 4.000 + 1.333,33; INSS 411,1122 + 979,06 × 14% = 548,1806; 5.333,33 + 666,67 = 6.000; base 6.000 − 548,18 − 189,59 = 5.262,23; × 27,5% − 908,73 = 538,38325; redução 978,62 − 0,133145 × 6.000 = 179,75; 358,63325',
      },
      {
        title: 'Dez faltas: 24 dias de férias',
        input: { salary: 2800, mediaAdicionais: 200, days: 24, faltas: 10, ano: 2026 },
        expected: {
          diasDireito: 24,
          valorFerias: 2400,
          tercoConstitucional: 800,
          total: 3200,
          inss: 272.6,
          irrf: 0,
          liquido: 2927.4,
        },
        source:
          'Conta à mão: CLT art. 130, II; 3.000 ÷ 30 × 24 = 2.400; INSS 236,9406 + 297,16 × 12% = 272,5998; 2.592,80 × 7,5% − 182,16 = 12,30, que a redução zera',
      },
      {
        title: 'O meio centavo arredonda para longe do zero',
        input: { salary: 1000.35, days: 1, ano: 2026 },
        expected: {
          valorFerias: 33.35,
          tercoConstitucional: 11.12,
          total: 44.47,
          inss: 3.34,
          liquido: 41.13,
        },
        source:
          'Conta à mão: 1.000,35 ÷ 30 = 33,345, que arredonda para 33,35; 33,345 ÷ 3 = 11,115, para 11,12; 44,47 × 7,5% = 3,33525',
        testOnly: true,
      },
    ],
    refusals: [
      { input: { days: 30 }, field: 'salary', message: 'Informe o salário' },
      {
        input: { salary: 3000, faltas: 10 },
        field: 'days',
        message: 'Com 10 faltas injustificadas, o direito é de 24 dias de férias',
      },
      {
        input: { salary: 3000, days: 19, diasVendidos: 11 },
        field: 'diasVendidos',
        message: 'Você pode vender até um terço das férias: 10 dias',
      },
      {
        input: { salary: 3000, days: 10, faltas: 15, diasVendidos: 7 },
        field: 'diasVendidos',
        message: 'Você pode vender até um terço das férias: 6 dias',
      },
      {
        input: { salary: 3000, days: 21, diasVendidos: 10 },
        field: 'diasVendidos',
        message: 'Os dias de férias e os vendidos não podem passar de 30',
      },
      {
        input: { salary: 3000, days: 12, faltas: 33 },
        field: 'faltas',
        message: 'Com mais de 32 faltas injustificadas não há direito a férias',
      },
      { input: { salary: 3000, ano: 2023 }, field: 'ano', message: INSS.missingYearMessage(2023) },
      { input: { salary: 3000, ano: 2025, mes: 0 }, field: 'mes', message: 'Digite o mês, de 1 a 12' },
      { input: { salary: 3000, ano: 2025, mes: 13 }, field: 'mes', message: 'Digite o mês, de 1 a 12' },
    ],
    sources: [
      CLT,
      CONSTITUTION,
      THIRTEENTH_PAYMENT_LAW,
      FGTS_LAW,
      INCOME_TAX_DECREE,
      SOLD_VACATION_RULING,
      ...payrollSources,
    ],
  });
