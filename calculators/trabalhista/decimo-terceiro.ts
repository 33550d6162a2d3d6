import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { addedUp } from '../formulas/added-up.ts';
import { DECIMO_TERCEIRO, decimoTerceiro } from '../lei/decimo-terceiro.ts';
import { declaraDescontosDoDecimoTerceiro } from '../regras/declara-descontos.ts';
import {
  mediaDeAdicionais,
  dependentesDoImposto,
  anoDaFolha,
  regraDoAnoDaFolha,
  campoSalarioBruto,
} from '../regras/dados-da-folha.ts';
import { INSS } from '../tabelas/inss.ts';
import { IMPOSTO_MENSAL } from '../tabelas/irrf-mensal.ts';
import {
  CLT,
  LEI_DO_CUSTEIO,
  REFORMA_DA_PREVIDENCIA,
  LEI_DO_DECIMO_TERCEIRO,
  LEI_DO_PAGAMENTO_DO_13,
} from '../tabelas/leis-trabalhistas.ts';
import { staleTableWarning } from '../tabelas/stale-table.ts';
import { LEI_DA_RETENCAO } from '../tabelas/leis-da-retencao.ts';
import { declaraParcelas } from './decimo-terceiro/parcelas.ts';
import { contaSimples } from './decimo-terceiro/conta-simples.ts';
import { EXAMPLES, REFUSALS } from './decimo-terceiro/examples.ts';

/** Month of the second instalment, with all deductions. */
const DEZEMBRO = 12;

const card = defineCalculator({
  id: 'trabalhista/decimo-terceiro',
  name: '13º salário',
  title: 'Calculadora de 13º salário',
  description: 'Calcule o 13º salário integral ou proporcional, os descontos e o valor de cada parcela.',
  keywords:
    '13º salário, décimo terceiro, gratificação natalina, primeira parcela, segunda parcela, clt, 13º proporcional, parcela do 13º, abono de natal, 13º',
  icon: 'gift',
  sources: [
    LEI_DO_DECIMO_TERCEIRO,
    LEI_DO_PAGAMENTO_DO_13,
    CLT,
    REFORMA_DA_PREVIDENCIA,
    LEI_DO_CUSTEIO,
    LEI_DA_RETENCAO,
    ...INSS.sources,
    ...IMPOSTO_MENSAL.sources,
  ],

  inputs: {
    type: 'object',
    required: ['salary'],
    properties: {
      salary: campoSalarioBruto,
      months: {
        type: 'integer',
        title: 'Meses trabalhados no ano',
        description: 'Conte o mês em que trabalhou 15 dias ou mais.',
        unit: 'meses',
        minimum: 1,
        maximum: 12,
        default: 12,
        messages: {
          minimum: 'Informe os meses trabalhados, de 1 a 12',
          maximum: 'O ano tem no máximo 12 meses',
        },
      },
      mediaAdicionais: mediaDeAdicionais,
      dependentes: dependentesDoImposto,
      ano: anoDaFolha,
    },
  },
  rules: [
    { field: 'salary', assert: 'salary > 0', message: 'Informe o salário' },
    regraDoAnoDaFolha,
    staleTableWarning(INSS),
  ],

  compute({ salary, months, mediaAdicionais, dependentes, ano }, result) {
    const valorBruto = result.money(
      'Valor bruto',
      decimoTerceiro(addedUp(salary, mediaAdicionais), months),
      DECIMO_TERCEIRO,
    );
    const { inss, irrf: ir } = declaraDescontosDoDecimoTerceiro(
      {
        bruto: valorBruto,
        dependentes,
        tabelaDoInss: INSS.forYear(ano.number),
        tabelaDoImposto: IMPOSTO_MENSAL.forMonth(ano.number, DEZEMBRO),
      },
      result,
    );
    return { valorBruto, inss, ir, ...declaraParcelas(valorBruto, [inss, ir], result, ano.number) };
  },
  simple: contaSimples,
}).layout([
  {
    kind: 'headline',
    answer: {
      "metodo == 'oficial'":
        'Pelas tabelas de {ano|text}, você recebe {valorLiquido} de 13º: {primeiraParcela} até 30 de novembro e {segundaParcela} até 20 de dezembro.',
      true: 'Pela conta simples, você recebe {valorLiquido} de 13º: {primeiraParcela} e depois {segundaParcela}.',
    },
  },
  { kind: 'composition', title: 'De que se compõe o valor bruto', parts: ['valorLiquido', 'inss', 'ir'] },
  {
    kind: 'notice',
    text: {
      "metodo == 'oficial'":
        'O FGTS também incide sobre o 13º, nas duas parcelas: o empregador o deposita, sem descontar do salário.',
      true: contaSimples.because,
    },
  },
]);
export default card;

export const evidence = {
  examples: EXAMPLES,
  refusals: REFUSALS,
} satisfies EvidenceOf<typeof card>;
