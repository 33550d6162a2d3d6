import { amount, between } from '../../schemas/fields.ts';
import { yearOf } from '../../src/calendar/calendar.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { formatMoney } from '../../src/engine/format.ts';
import { reais, roundedParts } from '../../src/decimal/money.ts';
import { column } from '../../src/quantity/declare.ts';
import { bandParts } from '../../src/quantity/progressive.ts';
import {
  CONTRIBUICAO_DO_EMPREGADO,
  TETO_DO_INSS,
  contribuicaoDoEmpregado,
  salarioDeContribuicao,
} from '../lei/inss.ts';
import { staleTableWarning } from '../tabelas/stale-table.ts';
import { LEI_DO_CUSTEIO, REFORMA_DA_PREVIDENCIA } from '../tabelas/leis-trabalhistas.ts';
import { EXAMPLES, REFUSALS } from './inss/examples.ts';
import { campoSalarioBruto } from '../regras/dados-da-folha.ts';
import {
  INSS_DESDE_2020,
  anosComMes,
  anosDesde2020,
  continuaComTabela,
  regrasDesde2020,
  salarioUsualDesde2020,
} from '../regras/folha-desde-2020.ts';

/** Reais a month; a lower amount is a typing error. */
const MENOR_SALARIO = 100;
const DEZEMBRO = 12;
const UNREALISTIC = `Por favor, digite um salário realista (acima de R$ ${MENOR_SALARIO})`;

const card = defineCalculator({
  id: 'trabalhista/inss',
  name: 'INSS',
  title: 'Calculadora de INSS',
  description:
    'Calcule o desconto do INSS no salário pela tabela progressiva, faixa por faixa, e a alíquota efetiva.',
  keywords:
    'inss, desconto, previdência, contribuição, alíquota, teto, holerite, tabela inss, salário líquido, contracheque, desconto do inss, contribuição do inss, quanto desconta de inss, quanto pago de inss, inss descontado, descontado de inss',
  icon: 'shield-check',
  continuesWhen: continuaComTabela,
  sources: [...INSS_DESDE_2020.sources, REFORMA_DA_PREVIDENCIA, LEI_DO_CUSTEIO],

  inputs: {
    type: 'object',
    required: ['salarioBruto'],
    properties: {
      salarioBruto: {
        ...campoSalarioBruto,
        unusual: salarioUsualDesde2020,
        description: 'O total do mês antes dos descontos, como está no holerite.',
        messages: { ...amount.messages, minimum: 'Por favor, digite um salário válido' },
      },
      ano: {
        type: 'integer',
        title: 'Ano da tabela',
        meaning: 'anoDasTabelas',
        description: 'Os limites das faixas mudam a cada ano.',
        ...anosDesde2020,
      },
      mes: {
        type: 'integer',
        title: 'Mês do salário',
        description: 'A tabela mudou durante esse ano. Em branco, vale a de dezembro.',
        ...between(1, 12, 'Digite o mês, de 1 a 12'),
        blank: 'missing',
        visibleWhen: anosComMes(INSS_DESDE_2020),
      },
    },
  },
  rules: [
    { field: 'salarioBruto', assert: 'salarioBruto > 0', message: 'Por favor, digite um salário válido' },
    {
      field: 'salarioBruto',
      assert: `salarioBruto >= ${MENOR_SALARIO}`,
      message: UNREALISTIC,
    },
    ...regrasDesde2020,
    {
      field: 'salarioBruto',
      warn: 'isAcimaDoTeto',
      message: 'Salário acima do teto do INSS ({tetoINSS})',
    },
    staleTableWarning(INSS_DESDE_2020),
  ],

  compute({ salarioBruto, ano, mes }, result, { today }) {
    const isOver = ano.isBelow(yearOf(today));
    const mesDaTabela = mes?.number ?? (isOver ? DEZEMBRO : Number(today.slice(5, 7)));
    const tabela = INSS_DESDE_2020.forMonth(ano.number, mesDaTabela);
    const { faixas, teto } = tabela;
    const bruto = result.money('Salário bruto', salarioBruto);
    const base = result.working(
      result.money('Salário até o teto do INSS', salarioDeContribuicao(salarioBruto, tabela), TETO_DO_INSS),
    );
    const contribuicaoINSS = result.money(
      'Desconto do INSS no mês',
      contribuicaoDoEmpregado(base, tabela),
      CONTRIBUICAO_DO_EMPREGADO,
    );
    const aliquotaAplicada = result.percent('Alíquota efetiva', contribuicaoINSS.over(base), {
      note: 'Quanto o desconto representa do salário, até o teto.',
    });
    const salarioLiquido = result.total('Salário depois do INSS', bruto.minus(contribuicaoINSS));

    const porFaixa = bandParts(base, faixas);
    // Add the odd cents to the last row, so that the rows add up to the contribution.
    const contribuicoes = roundedParts(porFaixa.map(({ contribution }) => contribution.exact));
    return {
      salarioBruto: bruto,
      contribuicaoINSS,
      salarioLiquido,
      ...result.group('Alíquota e teto', {
        aliquotaAplicada,
        tetoINSS: result.money('Teto do INSS no ano', teto),
        isAcimaDoTeto: result.yesNo('Salário acima do teto', salarioBruto.isAbove(teto)),
      }),
      parcelasCalculo: result.rows(
        'Cálculo por faixa',
        {
          faixa: column.text('Faixa'),
          salarioFaixa: column.money('Parte do salário'),
          aliquota: column.percent('Alíquota'),
          contribuicao: column.money('Contribuição'),
        },
        porFaixa.map(({ number, band, part }, index) => ({
          faixa: `${number}ª faixa, até ${formatMoney(band.upTo)}`,
          salarioFaixa: reais(part.exact),
          aliquota: band.ratePercent,
          contribuicao: contribuicoes[index] ?? 0,
        })),
      ),
    };
  },
}).layout([
  {
    kind: 'headline',
    value: 'contribuicaoINSS',
    answer: {
      'not isAcimaDoTeto':
        'O INSS desconta {contribuicaoINSS} do seu salário ({aliquotaAplicada}), pela tabela de {ano|text}.',
      isAcimaDoTeto:
        'O INSS desconta {contribuicaoINSS}, o máximo pela tabela de {ano|text}: seu salário passa do teto de {tetoINSS}.',
    },
  },
  { kind: 'sum', total: 'salarioLiquido' },
  {
    kind: 'rowComposition',
    title: 'O desconto por faixa do salário',
    rows: 'parcelasCalculo',
    value: 'contribuicao',
  },
  { kind: 'text', text: 'A última faixa leva a diferença de centavos dos arredondamentos, se houver.' },
  { kind: 'table', rows: 'parcelasCalculo' },
  'O salário depois do INSS ainda pode ter imposto de renda, vale-transporte e outros descontos.',
]);
export default card;

export const evidence = {
  examples: EXAMPLES,
  refusals: REFUSALS,
} satisfies EvidenceOf<typeof card>;
