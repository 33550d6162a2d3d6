import { amount, requiredAmount } from '../../schemas/fields.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { difference } from '../../src/quantity/quantity.ts';
import {
  dependants,
  payrollSources,
  payrollYear,
  payrollYearRule,
  usualSalary,
} from '../regras/payroll-inputs.ts';
import { MOST_ISS } from '../tabelas/company-taxes.ts';
import { INSS } from '../tabelas/inss.ts';
import { MONTHLY_INCOME_TAX } from '../tabelas/irrf-monthly.ts';
import { CLT, FGTS_LAW, THIRTEENTH_LAW } from '../tabelas/labour-laws.ts';
import { inMillions } from '../tabelas/legal-figure.ts';
import { MINIMUM_WAGE } from '../tabelas/minimum-wage.ts';
import { PROFITS_TAX, UNTAXED_PROFITS_A_MONTH } from '../tabelas/own-company.ts';
import {
  SIMPLES_NACIONAL,
  SIMPLES_REVENUE_LIMIT,
  STATE_AND_CITY_LIMIT,
} from '../tabelas/simples-nacional.ts';
import { staleTableWarning } from '../tabelas/stale-table.ts';
import { DIVIDEND_LAW, PRO_LABORE_LAW } from '../tabelas/withholding-laws.ts';
import { asCompany, equalRevenue } from './clt-pj/as-company.ts';
import { asEmployee } from './clt-pj/as-employee.ts';
import { examples, refusals } from './clt-pj/examples.ts';

const DECEMBER = 12;
/** Reais a month: a twelfth of the yearly limit of the Simples. */
const MOST_REVENUE = SIMPLES_REVENUE_LIMIT.number / 12;

const card = defineCalculator({
  id: 'trabalhista/clt-pj',
  name: 'CLT ou PJ',
  title: 'CLT ou PJ: qual rende mais?',
  description:
    'Compare, no ano inteiro, o que sobra de um salário com carteira e do faturamento como PJ no Simples, e descubra quanto pedir como PJ.',
  keywords:
    'clt ou pj, clt x pj, pejotização, pessoa jurídica, salário líquido, pró-labore, simples nacional, fator r, quanto cobrar como pj, custo de funcionário, clt, virar pj, salário pj, proposta pj, equivale a quanto clt',
  icon: 'scale',
  sources: [
    CLT,
    THIRTEENTH_LAW,
    FGTS_LAW,
    ...SIMPLES_NACIONAL.sources,
    PRO_LABORE_LAW,
    DIVIDEND_LAW,
    ...payrollSources,
    ...MINIMUM_WAGE.sources,
  ],

  inputs: {
    type: 'object',
    required: ['salarioClt', 'faturamentoPj'],
    properties: {
      salarioClt: {
        ...requiredAmount('Informe o salário'),
        title: 'Salário bruto com carteira',
        meaning: 'salarioBruto',
        unusual: usualSalary,
        placeholder: '6.000,00',
      },
      faturamentoPj: {
        ...requiredAmount('Informe o faturamento'),
        title: 'Faturamento por mês como PJ',
        description: 'O valor das notas de um mês, antes de qualquer imposto.',
        placeholder: '9.000,00',
      },
      beneficiosClt: {
        ...amount,
        title: 'Benefícios da vaga com carteira',
        description: 'Por mês: vale-refeição, plano de saúde e o mais que como PJ você pagaria.',
        default: 0,
      },
      contador: {
        ...amount,
        title: 'Contador e outros custos do PJ',
        description: 'Por mês: contabilidade, conta da empresa, seguros.',
        default: 0,
      },
      proLabore: {
        ...amount,
        title: 'Pró-labore',
        description: 'O que a empresa lhe paga pelo trabalho; 0 vale o menor que leva ao anexo III.',
        default: 0,
        details: true,
      },
      dependentes: dependants,
      ano: payrollYear,
    },
  },
  rules: [
    {
      field: 'faturamentoPj',
      assert: `faturamentoPj <= ${MOST_REVENUE}`,
      message: 'Acima de R$ 400.000,00 por mês a empresa sai do Simples Nacional',
    },
    {
      field: 'proLabore',
      assert: 'proLabore <= faturamentoPj',
      message: 'O pró-labore não pode passar do faturamento',
    },
    { field: 'contador', assert: 'liquidoPj >= 0', message: 'Os custos passam do faturamento' },
    {
      field: 'faturamentoPj',
      warn: `ano >= 2026 and faturamentoPj - das - contador - proLaboreConsiderado > ${UNTAXED_PROFITS_A_MONTH.number}`,
      message: `Acima de ${UNTAXED_PROFITS_A_MONTH} de lucros por mês, a empresa retém ${PROFITS_TAX} de imposto sobre eles (${PROFITS_TAX.law}): não está na conta`,
    },
    {
      field: 'faturamentoPj',
      warn: `faturamentoPj * 12 > ${STATE_AND_CITY_LIMIT.number}`,
      message: `Acima de ${inMillions(STATE_AND_CITY_LIMIT)} por ano o ISS é pago fora do DAS; usamos ${MOST_ISS}`,
    },
    payrollYearRule,
    staleTableWarning(INSS),
  ],

  compute({ salarioClt, faturamentoPj, beneficiosClt, contador, proLabore, dependentes, ano }, result) {
    const tabelas = {
      tabelaDoInss: INSS.forYear(ano.number),
      tabelaDoImposto: MONTHLY_INCOME_TAX.forMonth(ano.number, DECEMBER),
    };
    const employed = asEmployee(
      { salario: salarioClt, beneficios: beneficiosClt, dependentes, ...tabelas },
      result,
    );
    const own = {
      proLabore,
      contador,
      dependentes,
      salarioMinimo: MINIMUM_WAGE.forYear(ano.number).monthly,
      ...tabelas,
    };
    const company = asCompany({ ...own, faturamento: faturamentoPj }, result);
    const { totalCltAnual } = employed;
    const { liquidoPjAnual } = company;
    const diferencaAnual = result.total('PJ menos CLT, por ano', liquidoPjAnual.minus(totalCltAnual));
    const equal = proLabore.equals(0) ? equalRevenue(totalCltAnual, own, MOST_REVENUE) : undefined;
    const faturamentoEquivalente =
      equal &&
      result.money('Faturamento que empata com a CLT', equal, {
        note: 'Por mês, já com o pró-labore que leva ao anexo III.',
      });
    result.group('No ano e para empatar', {
      totalCltAnual,
      liquidoPjAnual,
      diferencaAnual,
      faturamentoEquivalente,
    });
    return {
      ...employed,
      ...company,
      diferencaAnual,
      vantagemAnual: result.total('A mais por ano', difference(liquidoPjAnual, totalCltAnual)),
      maisVantajoso: result.text('O que rende mais', diferencaAnual.isAbove(0) ? 'PJ' : 'CLT'),
      ...(faturamentoEquivalente && { faturamentoEquivalente }),
    };
  },
}).layout([
  {
    kind: 'headline',
    value: 'maisVantajoso',
    answer: {
      'maisVantajoso == "PJ"':
        'Como PJ sobram {vantagemAnual} a mais por ano: {liquidoPj} por mês, contra {totalCltMensal} com carteira, já com férias, 13º, FGTS e benefícios.',
      'maisVantajoso == "CLT"':
        'Com carteira sobram {vantagemAnual} a mais por ano: {totalCltMensal} por mês, já com férias, 13º, FGTS e benefícios, contra {liquidoPj} como PJ.',
    },
  },
  { kind: 'sum', total: 'vantagemAnual' },
  { kind: 'comparison', title: 'O que sobra no ano', bars: ['totalCltAnual', 'liquidoPjAnual'] },
  {
    kind: 'notice',
    tone: 'warning',
    text: 'O PJ não tem férias pagas, 13º, FGTS, seguro-desemprego nem aviso prévio: guarde para eles.',
  },
  'Quem trabalha com subordinação, horário e pessoalmente é empregado, diga o contrato o que disser (CLT arts. 3º e 9º).',
]);
export default card;

export const evidence = { examples, refusals } satisfies EvidenceOf<typeof card>;
