import { option, requiredAmount } from '../../schemas/fields.ts';
import { monthLike } from '../../schemas/month.ts';
import { formatMonth, monthInWords } from '../../src/calendar/month.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { column } from '../../src/quantity/declare.ts';
import { one } from '../../src/quantity/quantity.ts';
import { somaDosMeses, fatorDosMeses, FACTOR } from '../lei/indices-do-mes.ts';
import { allKnownUntil, lateSeriesWarning, seriesNotice } from '../series/freshness.ts';
import { LEI_DA_CORRECAO_MONETARIA, CALCULADORA_DE_INDICES } from '../tabelas/fontes-dos-investimentos.ts';
import { EXAMPLES, REFUSALS } from './correcao-monetaria/examples.ts';
import { correcaoMesAMes } from './correcao-monetaria/mes-a-mes.ts';
import {
  INDICES,
  ULTIMO_MES_CONHECIDO,
  mesesContados,
  mesesUsados,
  recusaDoMes,
  recusaDaOrdem,
} from './correcao-monetaria/periodo.ts';

const campoDoMes = monthLike(ULTIMO_MES_CONHECIDO);

/** Each series, with the condition under which it is chosen. */
const SERIES = Object.entries(INDICES).map(([name, series]) => ({ series, isChosen: `indice == '${name}'` }));

const NOTHING_COUNTED =
  'Do mês inicial ao final não há outro mês a contar, e o valor não muda. Para contar o índice do próprio mês, marque a caixa.';

const card = defineCalculator({
  id: 'financeira/correcao-monetaria',
  name: 'Correção monetária',
  title: 'Calculadora de correção monetária: IPCA, INPC, IGP-M, Selic e CDI',
  description:
    'Corrija um valor de um mês a outro pelo IPCA, INPC, IGP-M, Selic ou CDI, com o índice de cada mês e o acumulado.',
  keywords:
    'correção monetária, atualização monetária, atualizar valor, corrigir valor, valor corrigido, ipca acumulado, inpc, igp-m, igpm, selic acumulada, cdi acumulado, índice, reajuste de aluguel, inflação passada, calculadora do cidadão, corrigir dívida, quanto vale hoje, quanto valia, valor de hoje, atualizar pela inflação, reajuste do aluguel pelo igp-m',
  icon: 'history',
  sources: [CALCULADORA_DE_INDICES, LEI_DA_CORRECAO_MONETARIA, ...SERIES.map(({ series }) => series.source)],

  inputs: {
    type: 'object',
    required: ['valor', 'mesInicial', 'mesFinal'],
    properties: {
      valor: { ...requiredAmount('Informe o valor'), title: 'Valor a corrigir', placeholder: '1.000,00' },
      indice: {
        type: 'string',
        title: 'Índice',
        description: 'O do contrato ou da sentença; sem nenhum combinado, a lei manda usar o IPCA.',
        oneOf: [
          option('ipca', 'IPCA (IBGE)'),
          option('inpc', 'INPC (IBGE)'),
          option('igpm', 'IGP-M (FGV)'),
          option('selic', 'Selic (soma simples)'),
          option('cdi', 'CDI'),
        ],
        default: 'ipca',
      },
      mesInicial: {
        ...campoDoMes,
        title: 'Mês inicial',
        description: 'O mês de que é o valor.',
        placeholder: '12/2020',
        messages: { ...campoDoMes.messages, required: 'Informe o mês inicial' },
      },
      mesFinal: {
        ...campoDoMes,
        title: 'Mês final',
        description: `O último mês cujo índice conta: ${allKnownUntil(Object.values(INDICES))}.`,
        messages: { ...campoDoMes.messages, required: 'Informe o mês final' },
      },
      incluirMesInicial: {
        type: 'boolean',
        title: 'Contar também o índice do mês inicial',
        description:
          'Como faz a Calculadora do Cidadão, do Banco Central. Em geral o mês do valor fica de fora.',
        default: false,
      },
    },
  },
  rules: [
    { field: 'mesInicial', check: ({ indice, mesInicial }) => recusaDoMes(indice, mesInicial) },
    { field: 'mesFinal', check: ({ mesInicial, mesFinal }) => recusaDaOrdem(mesInicial, mesFinal) },
    { field: 'mesFinal', check: ({ indice, mesFinal }) => recusaDoMes(indice, mesFinal) },
    ...SERIES.map(({ series, isChosen }) =>
      lateSeriesWarning(series, 'mesFinal', `${isChosen} and ultimoMes == "${formatMonth(series.last)}"`),
    ),
  ],

  compute({ valor, ...periodo }, result) {
    const meses = mesesContados(periodo);
    const last = meses.at(-1);
    const isSimple = periodo.indice === 'selic';
    const somaDasTaxas = isSimple
      ? result.working(result.percent('Soma das taxas', somaDosMeses(meses), { decimals: 4 }))
      : undefined;
    const fator = result.number(
      'Fator de correção',
      somaDasTaxas ? one.plus(somaDasTaxas) : fatorDosMeses(meses),
      {
        decimals: FACTOR.decimals,
        law: isSimple ? '1 + soma das taxas dos meses' : 'Produto de (1 + índice) de cada mês',
        note: 'O número que multiplica o valor.',
      },
    );
    const original = result.money('Valor original', valor);
    const valorCorrigido = result.total('Valor corrigido', valor.times(fator));
    const { name } = INDICES[periodo.indice];
    return {
      ...result.group('Índice e período', {
        variacao: result.percent('Variação no período', fator.minus(1), {
          decimals: 4,
          note: isSimple
            ? `${name} somada, sem juros sobre juros, como nos tributos federais: já contém juros, e não se soma a outro índice nem a juros de mora.`
            : `${name} acumulado.`,
        }),
        fator,
        meses: result.count('Meses contados', meses.length, {
          unit: 'meses',
          ...(last ? {} : { note: NOTHING_COUNTED }),
        }),
        periodo: result.text('Índices usados', mesesUsados(meses, formatMonth) || 'nenhum'),
      }),
      ultimoMes: result.text('Último mês contado', last ? formatMonth(last.month) : 'nenhum'),
      percurso: `${isSimple ? 'pela' : 'pelo'} ${name}${last ? ` de ${mesesUsados(meses, monthInWords)}` : ''}`,
      valorOriginal: original,
      correcao: result.money('Correção', valorCorrigido.minus(original)),
      valorCorrigido,
      evolucao: result.rows(
        'Mês a mês',
        {
          numero: column.count('Meses'),
          mes: column.text('Mês'),
          indiceDoMes: column.percent('Índice do mês', 4),
          corrigido: column.money('Valor corrigido'),
        },
        correcaoMesAMes(valor, meses, isSimple),
        { numero: 0, corrigido: original.shown },
      ),
    };
  },
}).layout([
  {
    kind: 'headline',
    answer: {
      'meses > 0': 'Corrigidos {percurso}, {valor} são {valorCorrigido}.',
      true: 'Depois do mês inicial não há índice a contar: o valor continua {valorCorrigido}.',
    },
  },
  { kind: 'sum', total: 'valorCorrigido', lines: ['valorOriginal', 'correcao'] },
  { kind: 'chart', title: 'O valor corrigido mês a mês', rows: 'evolucao', series: ['corrigido'] },
  {
    kind: 'table',
    rows: 'evolucao',
    columns: ['mes', 'indiceDoMes', 'corrigido'],
    download: 'correcao-monetaria',
  },
  ...SERIES.map(({ series, isChosen }) => seriesNotice(series, isChosen)),
]);
export default card;

export const evidence = {
  examples: EXAMPLES,
  refusals: REFUSALS,
  // Omit it, because the line of the months shows it; only the warning of a late index needs it.
  notShown: ['ultimoMes'],
} satisfies EvidenceOf<typeof card>;
