import { amount } from '../../schemas/fields.ts';
import { wholeNumberBetween } from '../../schemas/limited.ts';
import { month } from '../../schemas/month.ts';
import { yearOf } from '../../src/calendar/calendar.ts';
import { monthInWords, monthWith, parseMonth } from '../../src/calendar/month.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { formatMoney } from '../../src/engine/format.ts';
import { Results } from '../../src/quantity/declare.ts';
import { one } from '../../src/quantity/quantity.ts';
import { TOLERANCIA_DO_MEI, VALOR_FIXO_DO_MEI, limiteDoMei } from '../lei/mei.ts';
import { avisoDeSelicAtrasada, declaraAtraso, diaDoPagamento } from '../regras/declara-atraso.ts';
import {
  CONTRIBUICAO_DO_MEI,
  ICMS_DO_MEI,
  ISS_DO_MEI,
  LIMITE_ANUAL_DO_MEI,
  EXCESSO_TOLERADO_DO_MEI,
  CONTRIBUICAO_DO_MEI_CAMINHONEIRO,
  VENCIMENTOS_ADIADOS,
} from '../tabelas/mei.ts';
import { MULTA_FEDERAL_POR_DIA } from '../tabelas/atraso.ts';
import { seriesNotice } from '../series/freshness.ts';
import { SELIC } from '../series/selic.ts';
import { DIA_DO_DAS, SIMPLES_NACIONAL } from '../tabelas/simples-nacional.ts';
import { outlivedTableWarning, staleTableWarning } from '../tabelas/stale-table.ts';
import { yearChoice } from '../tabelas/year-choice.ts';
import { ATIVIDADES, tributosDaAtividade, declaraFaturamento } from './mei-das/atividades.ts';
import { examples, refusals } from './mei-das/examples.ts';
import {
  SALARIO_MINIMO_DESDE_2020,
  ultimoDiaSemMulta,
  diaDoVencimento,
  salarioMinimoDoMes,
  recusaDaCompetencia,
  recusaDoPagamento,
  recusaDoAno,
} from './mei-das/competencia.ts';

const STALE = staleTableWarning(SALARIO_MINIMO_DESDE_2020);
/** For the tax on revenue above the limit. */
const STALE_SIMPLES = outlivedTableWarning(SIMPLES_NACIONAL, 'do Simples Nacional');

/** True from January to May: the day seven months later is in the same year. */
const ATE_31_DE_MAIO = 'year(addMonths(today, 7)) == year(today)';
const ALEM_DA_TOLERANCIA = 'faturamentoAno > limiteTolerancia';
const EXCESSO_NAO_TOLERADO = `O faturamento passa {excesso} do limite, mais que a tolerância de ${EXCESSO_TOLERADO_DO_MEI}: você deixa de ser MEI desde`;
const DEIXA_DE_SER_MEI =
  'Com {faturamentoAno} no ano, você passa {excesso} do limite e deixa de ser MEI: em vez de {valorDAS} por mês, paga o Simples Nacional sobre tudo o que faturou.';
const TUDO_TRIBUTADO = 'e tudo o que faturou paga o Simples Nacional, com os acréscimos do atraso.';
const COMUNIQUE = 'Comunique até o último dia útil do mês seguinte ao do excesso';

/** Describes the consequences of an excess (LC 123/2006, art. 18-A, §§ 7º, III e IV, e 10). */
const avisosDoExcesso = [
  {
    field: 'faturamentoAno',
    warn: 'faturamentoAno > limiteFaturamento and faturamentoAno <= limiteTolerancia',
    message: `O faturamento passa {excesso} do limite, dentro da tolerância de ${EXCESSO_TOLERADO_DO_MEI}: você segue MEI até dezembro de {ano|text}, paga o imposto sobre o excesso com o DAS de janeiro, sem acréscimos, e em 1º de janeiro passa a microempresa. ${COMUNIQUE}`,
  },
  {
    field: 'faturamentoAno',
    warn: `${ALEM_DA_TOLERANCIA} and mesesAtividade == 12`,
    message: `${EXCESSO_NAO_TOLERADO} 1º de janeiro de {ano|text}, ${TUDO_TRIBUTADO} ${COMUNIQUE}`,
  },
  {
    field: 'faturamentoAno',
    warn: `${ALEM_DA_TOLERANCIA} and mesesAtividade < 12`,
    message: `${EXCESSO_NAO_TOLERADO} a abertura, ${TUDO_TRIBUTADO} ${COMUNIQUE}`,
  },
] as const;

const card = defineCalculator({
  id: 'impostos/mei-das',
  name: 'DAS do MEI',
  title: 'Calculadora do DAS do MEI',
  description:
    'Veja quanto o microempreendedor individual paga por mês no DAS, do que ele é feito e quando vence.',
  keywords:
    'mei, das, microempreendedor individual, limite do mei, mei acima do limite, simei, inss, icms, iss, boleto, dasn, caminhoneiro, atrasado, quanto o mei paga, boleto do mei, guia do mei, imposto do mei, das do mei, das atrasado',
  icon: 'receipt-text',
  popular: true,
  sources: [
    LIMITE_ANUAL_DO_MEI.source,
    CONTRIBUICAO_DO_MEI_CAMINHONEIRO.source,
    CONTRIBUICAO_DO_MEI.source,
    DIA_DO_DAS.source,
    MULTA_FEDERAL_POR_DIA.source,
    { ...SELIC.source, checkedOn: SELIC.checkedOn },
    ...SALARIO_MINIMO_DESDE_2020.sources,
  ],

  inputs: {
    type: 'object',
    required: ['activity', 'ano'],
    properties: {
      activity: {
        type: 'string',
        title: 'Atividade principal',
        widget: 'cards',
        wide: true,
        oneOf: ATIVIDADES,
        messages: { required: 'Escolha a atividade principal' },
      },
      ano: {
        ...yearChoice(SALARIO_MINIMO_DESDE_2020),
        title: 'Ano da tabela',
        description: 'O INSS do DAS acompanha o salário mínimo: se ele mudou no ano, vale o último.',
      },
      mesesAtividade: {
        ...wholeNumberBetween(1, 12),
        title: 'Meses de atividade no ano',
        description: 'No ano em que a empresa abre, o limite de faturamento é só o dos meses que restam.',
        unit: 'meses',
        default: 12,
        details: true,
      },
      faturamentoAno: {
        ...amount,
        title: 'Faturado no ano',
        description:
          'Tudo o que entrou, sem tirar despesas: mostra o que falta para o limite, ou o que passou.',
        blank: 'missing',
        details: true,
      },
      competencia: {
        ...month,
        title: 'Mês do DAS em atraso',
        description: 'Com ele, a conta usa o salário mínimo desse mês e soma a multa e os juros.',
        details: true,
      },
      dataPagamento: { ...diaDoPagamento, visibleWhen: 'given(competencia)' },
    },
  },
  rules: [
    { ...STALE, warn: `not given(competencia) and ${STALE.warn}` },
    { ...STALE_SIMPLES, warn: `given(impostoExcesso) and ${STALE_SIMPLES.warn}` },
    {
      field: 'ano',
      check: ({ ano, activity, competencia }) =>
        competencia === undefined ? recusaDoAno(ano, activity) : undefined,
    },
    {
      field: 'competencia',
      check: ({ competencia, activity }, { today }) => recusaDaCompetencia(competencia, activity, today),
    },
    {
      field: 'dataPagamento',
      check: ({ competencia, dataPagamento }) => recusaDoPagamento(competencia, dataPagamento),
    },
    avisoDeSelicAtrasada('given(competencia)', 'vencimento', 'dataPagamento'),
    ...avisosDoExcesso,
  ],

  compute({ activity, ano, mesesAtividade, faturamentoAno, competencia, dataPagamento }, result, { today }) {
    const mesDaCompetencia = competencia === undefined ? undefined : parseMonth(competencia);
    const salarioMinimo = salarioMinimoDoMes(mesDaCompetencia ?? `${ano}-12`);
    const tributos = tributosDaAtividade(activity);
    const { contribuicao, pagaIcms, pagaIss, regras } = tributos;
    const inss = result.money('INSS', salarioMinimo.times(contribuicao), regras.contribuicao);
    const icms = result.money('ICMS', pagaIcms ? ICMS_DO_MEI : 0, {
      zero: 'Só quem vende, fabrica ou leva carga para outro município o paga.',
    });
    const iss = result.money('ISS', pagaIss ? ISS_DO_MEI : 0, {
      zero: 'Só quem presta serviços ou leva carga dentro do município o paga.',
    });
    const valorDAS = result.money('DAS por mês', inss.plus(icms).plus(iss), VALOR_FIXO_DO_MEI);
    // Declare them separately, to keep the taxes of other activities out of the steps.
    const outrasAtividades = new Results();
    const inssComum = outrasAtividades.money('INSS', salarioMinimo.times(CONTRIBUICAO_DO_MEI));
    const pagavelAte = ultimoDiaSemMulta(mesDaCompetencia ?? monthWith(today));
    const vencimento = mesDaCompetencia === undefined ? diaDoVencimento(monthWith(today)) : pagavelAte;
    const atraso =
      mesDaCompetencia !== undefined &&
      dataPagamento !== undefined &&
      declaraAtraso({ valor: valorDAS, vencimento, pagamento: dataPagamento }, result);
    const totalAnual = result.money('Em doze meses', valorDAS.asShown().times(12));
    const limiteFaturamento = result.money(
      'Limite de faturamento no ano',
      limiteDoMei(tributos, mesesAtividade),
      { ...regras.limite, note: 'E o MEI pode ter no máximo um empregado.' },
    );
    const limiteTolerancia = result.money(
      'Limite com a tolerância',
      limiteFaturamento.asShown().times(one.plus(EXCESSO_TOLERADO_DO_MEI)),
      TOLERANCIA_DO_MEI,
    );
    const adiado = mesDaCompetencia === undefined ? undefined : VENCIMENTOS_ADIADOS[mesDaCompetencia];
    const dataDoVencimento =
      mesDaCompetencia === undefined
        ? result.date('Próximo vencimento', vencimento, {
            ...(ano < yearOf(today) && { note: 'O do DAS deste mês, que já tem outro valor.' }),
          })
        : result.date('Vencimento', vencimento, adiado && { law: adiado.norma, note: adiado.nota });
    const vencimentoUtil = result.date('Sem banco no dia, pague até', pagavelAte, {
      law: DIA_DO_DAS.law,
      note: 'O dia {vencimento} não é dia útil nos bancos.',
    });
    result.group('Vencimento', {
      vencimento: dataDoVencimento,
      ...(pagavelAte === vencimento ? {} : { vencimentoUtil }),
      ...(atraso && { diasAtraso: atraso.diasAtraso }),
    });
    return {
      valorDAS,
      vencimento: dataDoVencimento,
      vencimentoUtil,
      inss,
      icms,
      iss,
      detalhamento: [
        `INSS: ${formatMoney(inss.shown)} (${contribuicao} do salário mínimo de ${formatMoney(salarioMinimo.number)})`,
        `ICMS: ${formatMoney(icms.shown)}`,
        `ISS: ${formatMoney(iss.shown)}`,
      ],
      ...result.group('No ano', { totalAnual, limiteFaturamento, limiteTolerancia }),
      ...(faturamentoAno &&
        result.group(
          'O seu faturamento',
          declaraFaturamento(
            {
              faturado: faturamentoAno,
              limite: limiteFaturamento.asShown(),
              limiteTolerado: limiteTolerancia.asShown(),
              tabela: SIMPLES_NACIONAL.newestInForceOn(today),
            },
            activity,
            tributos,
            result,
          ),
        )),
      ...result.group('O DAS por mês em cada atividade', {
        comercio: outrasAtividades.money('Comércio', inssComum.plus(ICMS_DO_MEI)),
        industria: outrasAtividades.money('Indústria', inssComum.plus(ICMS_DO_MEI)),
        servicos: outrasAtividades.money('Serviços', inssComum.plus(ISS_DO_MEI)),
      }),
      ...(atraso && {
        mesDoDas: result.text('Mês do DAS', monthInWords(mesDaCompetencia)),
        diasAtraso: atraso.diasAtraso,
        multa: atraso.multa,
        juros: atraso.juros,
        totalAtualizado: result.total('Total atualizado', valorDAS.plus(atraso.multa).plus(atraso.juros)),
      }),
    };
  },
}).layout([
  {
    kind: 'headline',
    value: 'totalAtualizado',
    answer: {
      'diasAtraso > 0':
        'Você paga {totalAtualizado} pelo DAS de {mesDoDas} em {dataPagamento}, com {diasAtraso} de atraso.',
      'diasAtraso == 0': 'Você paga {totalAtualizado} pelo DAS de {mesDoDas} em {dataPagamento}, sem atraso.',
    },
  },
  { kind: 'headline', when: ALEM_DA_TOLERANCIA, value: 'excesso', answer: DEIXA_DE_SER_MEI },
  {
    kind: 'headline',
    value: 'valorDAS',
    answer: {
      'given(impostoExcesso) and ano < year(today)':
        'Em {ano|text}, o DAS era de {valorDAS} por mês; o de janeiro seguinte soma {impostoExcesso} pelos {excesso} acima do limite.',
      'given(impostoExcesso)':
        'Em {ano|text}, você paga {valorDAS} de DAS por mês e, com o DAS de janeiro, mais {impostoExcesso} pelos {excesso} acima do limite.',
      'ano < year(today)': 'Em {ano|text}, o DAS era de {valorDAS} por mês.',
      true: 'Em {ano|text}, você paga {valorDAS} de DAS por mês; o próximo pode ser pago até {vencimentoUtil}, sem multa.',
    },
  },
  { kind: 'figures', title: 'O DAS de um MEI', when: ALEM_DA_TOLERANCIA, items: ['valorDAS'] },
  { kind: 'composition', title: 'De que é feito o DAS', parts: ['inss', 'icms', 'iss'] },
  { kind: 'lines', title: 'Detalhamento', lines: 'detalhamento' },
  seriesNotice(SELIC, 'given(competencia)'),
  {
    kind: 'notice',
    when: 'not given(faturamentoAno) or faturamentoAno <= limiteTolerancia',
    tone: 'warning',
    text: {
      'ano >= year(today)': `Pague o DAS até o dia ${DIA_DO_DAS} de cada mês e entregue a declaração anual (DASN-SIMEI) até 31/05.`,
      [`ano == year(today) - 1 and ${ATE_31_DE_MAIO}`]:
        'Entregue a declaração anual (DASN-SIMEI) de {ano|text} até 31/05.',
    },
  },
  'Emita nota fiscal sempre que vender ou prestar serviço a uma empresa.',
]);
export default card;

export const evidence = { examples, refusals } satisfies EvidenceOf<typeof card>;
