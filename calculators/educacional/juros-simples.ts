import { option, requiredAmount } from '../../schemas/fields.ts';
import { sum } from '../../src/decimal/decimal.ts';
import { reais } from '../../src/decimal/money.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { column } from '../../src/quantity/declare.ts';
import { yearEnds } from '../formulas/year-ends.ts';
import { curriculum, PORTAL_DE_MATEMATICA } from '../tabelas/fontes-do-ensino.ts';
import { EXAMPLES } from './juros-simples/examples.ts';

const NO_CAPITAL = 'Informe o capital';
const MAX_PERIODS = 1200;
const campoDoValor = requiredAmount(NO_CAPITAL);

const card = defineCalculator({
  id: 'educacional/juros-simples',
  name: 'Juros simples',
  title: 'Calculadora de juros simples',
  description:
    'Calcule os juros simples e o montante de um capital, por dia, mês ou ano, com a fórmula, o gráfico e a tabela.',
  keywords:
    'juros simples, juros, capital, montante, taxa, rendimento, capitalização, fórmula dos juros simples, matemática financeira, j = c.i.t',
  icon: 'hand-coins',
  blankNumbers: 'missing',
  sources: [curriculum('juros simples'), PORTAL_DE_MATEMATICA],

  inputs: {
    type: 'object',
    required: ['principal', 'interestRate', 'periodos'],
    properties: {
      principal: {
        ...campoDoValor,
        title: 'Capital',
        description: 'O valor emprestado ou aplicado.',
        placeholder: '1.000,00',
        messages: { ...campoDoValor.messages, required: NO_CAPITAL },
      },
      interestRate: {
        type: 'number',
        title: 'Taxa de juros',
        unitBy: { field: 'periodo', units: { dia: '% ao dia', mes: '% ao mês', ano: '% ao ano' } },
        placeholder: '2',
        minimum: 0,
        maximum: 1000,
        messages: {
          required: 'Informe a taxa de juros',
          minimum: 'A taxa não pode ser negativa',
          maximum: 'Digite uma taxa de até 1.000%',
        },
      },
      periodos: {
        type: 'number',
        title: 'Tempo',
        description: 'No mesmo período da taxa. Aceita frações: 1,5 é um e meio.',
        unitBy: { field: 'periodo', units: { dia: 'dias', mes: 'meses', ano: 'anos' } },
        placeholder: '6',
        minimum: 0,
        maximum: MAX_PERIODS,
        messages: {
          required: 'Informe o tempo',
          minimum: 'O tempo não pode ser negativo',
          maximum: 'Digite um tempo de até 1.200 períodos',
        },
      },
      periodo: {
        type: 'string',
        title: 'Período da taxa e do tempo',
        widget: 'tabs',
        oneOf: [option('dia', 'Dia'), option('mes', 'Mês'), option('ano', 'Ano')],
        default: 'mes',
        messages: { required: 'Escolha o período' },
      },
    },
  },
  rules: [],

  compute({ principal, interestRate, periodos }, result) {
    const juros = result.money('Juros', principal.times(interestRate).times(periodos), 'J = C × i × t');
    const capital = result.money('Capital', principal);
    return {
      capital,
      juros,
      montante: result.total('Montante', capital.plus(juros), 'M = C + J'),
      ...result.group('Em cada período', {
        jurosPorPeriodo: result.money('Juros de cada período', principal.times(interestRate), {
          law: 'C × i',
          note: 'São sempre os mesmos, porque só o capital rende.',
        }),
      }),
      evolucao: result.rows(
        'Período a período',
        {
          periodo: column.number('Período', 4),
          capital: column.money('Capital'),
          juros: column.money('Juros até aqui'),
          montante: column.money('Montante'),
        },
        // The ends of the periods, of any length.
        yearEnds(periodos).map((end) => {
          const interest = reais(principal.times(interestRate).times(end).exact);
          return {
            periodo: end.number,
            capital: capital.shown,
            juros: interest,
            montante: reais(sum(capital.shown, interest)),
          };
        }),
        { periodo: 0, capital: capital.shown, juros: 0, montante: capital.shown },
      ),
    };
  },
}).layout([
  {
    kind: 'headline',
    answer: {
      'juros > 0': 'Em {periodos}, os {principal} rendem {juros} de juros, e você chega a {montante}.',
      'juros == 0': 'Sem taxa ou sem tempo não há juros, e você fica com os mesmos {montante}.',
    },
  },
  {
    kind: 'chart',
    shape: 'area',
    title: 'O montante cresce em linha reta',
    when: 'periodos > 1',
    rows: 'evolucao',
    series: ['capital', { label: 'Juros', value: 'juros' }],
  },
  { kind: 'table', rows: 'evolucao', columns: ['periodo', 'juros', 'montante'], download: 'juros-simples' },
  'Nos juros simples os juros não rendem juros. Bancos e aplicações usam quase sempre os compostos.',
]);
export default card;

export const evidence = {
  examples: EXAMPLES,
  refusals: [],
} satisfies EvidenceOf<typeof card>;
