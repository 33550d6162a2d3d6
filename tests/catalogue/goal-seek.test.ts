/** Tests the goal seek: it finds the input that leads to a wanted result. */
import { describe, expect, it } from 'vitest';
import { loadDefinition } from '../../compiler/load.ts';
import { compileCalculator } from '../../compiler/compile-calculator.ts';
import { parseInputs } from '../../src/engine/parse-inputs.ts';
import {
  runJob,
  type CourseJob,
  type CoursePoint,
  type GoalAnswer,
  type GoalJob,
} from '../../src/pages/calculator/tools/runs/run-job.ts';

const TODAY = '2026-11-22';

/** Solves for an input, and returns the solutions as input values instead of grid points. */
async function solve(
  id: string,
  { data, ...goal }: Pick<GoalJob, 'data' | 'input' | 'path' | 'target'>,
  today = TODAY,
) {
  const calculator = compileCalculator(await loadDefinition(id));
  const { values } = parseInputs(calculator, data, { today });
  const job: GoalJob = { kind: 'goal', data, values, today, places: 2, ...goal };
  const found = runJob(calculator, job) as GoalAnswer;
  return {
    met: found.met.map(({ from, to }) => [from, to]),
    passed: found.passed.map(({ before, after, kind }) => [
      kind,
      before.input,
      before.value,
      after.input,
      after.value,
    ]),
    lowest: found.reach?.lowest.value,
    highest: found.reach?.highest.value,
    tried: found.tried,
  };
}

describe('goal seek', () => {
  it('finds the salary for a wanted net pay', async () => {
    // INSS of 2026 up to R$ 4.354,27: 12% − R$ 111,4002, and no tax up to R$ 5.000,00.
    // 3.282,50 × 12% − 111,4002 = 282,4998, and 3.282,50 − 282,50 = 3.000,00.
    const goal = { data: { salarioBruto: '5.000,00' }, input: 'salarioBruto', path: 'salarioLiquido' };
    const { met, tried } = await solve('trabalhista/salario-liquido', { ...goal, target: 3000 });
    expect(met).toEqual([[3282.5, 3282.5]]);
    expect(tried).toBeLessThanOrEqual(600);
  });

  it('finds the two nearest deposits if none reaches the target exactly', async () => {
    // (1,01^120 − 1) ÷ 0,01 = 230,038689…: times 434,71 it is 100.000,12, and times 434,70, 99.997,82.
    const { met, passed } = await solve('financeira/juros-compostos', {
      data: { principal: '', rate: '12', time: '10', monthlyContribution: '200,00' },
      input: 'monthlyContribution',
      path: 'totalValue',
      target: 100_000,
    });
    expect(met).toEqual([]);
    expect(passed).toEqual([['step', 434.7, 99_997.82, 434.71, 100_000.12]]);
  });

  it('finds all property prices with a given instalment', async () => {
    // i = 9,5% ÷ 12; parcela = (valor − 60.000) × i ÷ (1 − (1 + i)^−360) é 2.000,00 de 297.852,77 a 297.853,95.
    const { met } = await solve('financeira/financiamento', {
      data: { propertyValue: '300.000,00', downPayment: '60.000,00', interestRate: '9,5', years: '30' },
      input: 'propertyValue',
      path: 'monthlyPayment',
      target: 2000,
    });
    expect(met).toEqual([[297_852.77, 297_853.95]]);
  });

  it('finds the step of a tax that is waived up to R$ 10,00', async () => {
    // Lei 9.430/1996, art. 67. May of 2025: (3.169,40 − 607,20) × 7,5% − 182,16 = 10,005, rounded to 10,01;
    // a cent less gives 10,00425, which is waived.
    const data = { salarioBruto: '3.500,00', ano: '2025', mes: '5' };
    const { met, passed } = await solve('trabalhista/salario-liquido', {
      data,
      input: 'salarioBruto',
      path: 'irrf',
      target: 5,
    });
    expect(met).toEqual([]);
    expect(passed).toEqual([['jump', 3169.39, 0, 3169.4, 10.01]]);
  });

  it('finds both salaries with the same net pay, on both sides of a waived tax', async () => {
    // May of 2025, INSS of the 12% band: 12% − 106,5864. Without tax 3.165,00 − 273,21 = 2.891,79; with tax
    // 3.177,03 − 274,66 − [(3.177,03 − 607,20) × 7,5% − 182,16 = 10,58] = 2.891,79, as well.
    const goal = { input: 'salarioBruto', path: 'salarioLiquido', target: 2891.79 };
    for (const salarioBruto of ['2.000,00', '3.170,00', '9.000,00']) {
      const data = { salarioBruto, ano: '2025', mes: '5' };
      const { met, tried } = await solve('trabalhista/salario-liquido', { data, ...goal });
      expect(met, salarioBruto).toEqual([
        [3165, 3165],
        [3177.03, 3177.03],
      ]);
      expect(tried).toBeLessThanOrEqual(600);
    }
  });

  it('finds all salaries above the ceiling of the INSS, and none for a higher contribution', async () => {
    // 2026: 14% − 198,4856 up to R$ 8.475,55, so 988,09 at most; 8.475,51 gives 988,0858, and a cent less 988,0844.
    const goal = { data: { salarioBruto: '5.000,00', ano: '2026' }, input: 'salarioBruto' };
    const path = 'contribuicaoINSS';
    const { met } = await solve('trabalhista/inss', { ...goal, path, target: 988.09 });
    expect(met).toEqual([[8475.51, 1e12]]);
    const beyond = await solve('trabalhista/inss', { ...goal, path, target: 1000 });
    expect([beyond.met, beyond.passed, beyond.highest]).toEqual([[], [], 988.09]);
  });

  it('finds salaries by the withheld tax in different bands', async () => {
    // December of 2025, simplified discount of 607,20; up to 2.826,65 of taxable pay 7,5%, up to 3.751,05 15%.
    // (3.400,00 − 607,20) × 7,5% − 182,16 = 27,30, and half a cent is 0,0667 of salary;
    // (4.000,00 − 607,20) × 15% − 394,16 = 114,76, and half a cent is 0,0333.
    const goal = { data: { salarioBruto: '3.000,00', ano: '2025', mes: '12' }, input: 'salarioBruto' };
    const salaries = (target: number) =>
      solve('trabalhista/salario-liquido', { ...goal, path: 'irrf', target });
    expect((await salaries(27.3)).met).toEqual([[3399.94, 3400.06]]);
    expect((await salaries(114.76)).met).toEqual([[3999.97, 4000.03]]);
  });

  it('finds the revenue for a DAS in the second band of Anexo III', async () => {
    // LC 123/2006: DAS = 20.000 × (RBT12 × 11,2% − 9.360) ÷ RBT12. It is 1.600,00 from 1.599,995 to 1.600,005, and
    // RBT12 = 9.360 ÷ (11,2% − DAS ÷ 20.000): from 292.497,715 to 292.502,285.
    const { met } = await solve('impostos/simples-nacional', {
      data: {
        faturamento12Meses: '200.000,00',
        faturamentoMensal: '20.000,00',
        anexos: [{ anexo: 'III', tipoEntrada: 'valor', valor: '20.000,00', atividade: 'Serviços' }],
      },
      input: 'faturamento12Meses',
      path: 'resumo.valorDASTotal',
      target: 1600,
    });
    expect(met).toEqual([[292_497.72, 292_502.28]]);
  });

  it('finds ranges of whole numbers, within the limits of the schema', async () => {
    // Lei 12.506/2011: 30 days, three more for each year, 90 at most.
    const goal = {
      data: { salary: '3.000,00', years: '2', type: 'indenizado' },
      input: 'years',
      path: 'diasAviso',
    };
    const days = (target: number) => solve('trabalhista/aviso-previo', { ...goal, target });
    expect((await days(60)).met).toEqual([[10, 10]]);
    expect((await days(61)).passed).toEqual([['step', 10, 60, 11, 63]]);
    // The maximum of the field is a hundred years.
    expect((await days(90)).met).toEqual([[20, 100]]);
    const none = await days(120);
    expect([none.met, none.passed, none.lowest, none.highest]).toEqual([[], [], 30, 90]);
  });

  it('finds dates', async () => {
    const days = await solve('util/dias-entre-datas', {
      data: { dataInicial: '01/01/2026', dataFinal: '10/01/2026' },
      input: 'dataFinal',
      path: 'diasCorridos',
      target: 100,
    });
    // January has 31 days, February 28 and March 31, so that 11 April is 100 days after 1 January.
    expect(days.met).toEqual([['2026-04-11', '2026-04-11']]);
  });

  it('samples along an input, and reports refused values', async () => {
    const calculator = compileCalculator(await loadDefinition('financeira/financiamento'));
    const data = {
      propertyValue: '300.000,00',
      downPayment: '60.000,00',
      interestRate: '9,5',
      years: '30',
    };
    const { values } = parseInputs(calculator, data, { today: TODAY });
    const goal: CourseJob = {
      kind: 'course',
      data,
      values,
      today: TODAY,
      input: 'downPayment',
      paths: ['loanAmount'],
    };
    const points = runJob(calculator, goal) as readonly CoursePoint[];
    // The samples range from 0 to twice R$ 60.000,00, in round steps.
    expect(points.map(({ input }) => input)).toEqual(Array.from({ length: 25 }, (_, index) => index * 5000));
    expect(points[1]).toEqual({ input: 5000, isPresent: false, results: { loanAmount: 295_000 } });
    expect(points[12]).toEqual({ input: 60_000, isPresent: true, results: { loanAmount: 240_000 } });

    const expensive = { ...goal, input: 'propertyValue' };
    const [first] = runJob(calculator, expensive) as readonly CoursePoint[];
    expect(first).toEqual({ input: 0, isPresent: false, refusal: expect.stringMatching(/valor/i) as string });
  });

  it('tries only values that the rules accept', async () => {
    // The term must be a whole number of months, which only quarters are among hundredths of a year. At 1% a month,
    // 180.000 ÷ ((1 − 1,01^−n) ÷ 0,01) is 1851.50 for 360 instalments, and 1849.95 for 363.
    const { met, passed } = await solve('financiamento/financiamento-imobiliario', {
      data: {
        propertyValue: '240.000,00',
        downPayment: '60.000,00',
        interestRate: '12',
        years: '30',
        system: 'price',
      },
      input: 'years',
      path: 'monthlyPayment',
      target: 1850.72,
    });
    expect(met).toEqual([]);
    expect(passed).toEqual([['step', 30, 1851.5, 30.25, 1849.95]]);
  });
});
