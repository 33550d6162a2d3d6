import { option, requiredAmount, requiredDate } from '../../schemas/fields.ts';
import { percentageUpTo } from '../../schemas/limited.ts';
import { formatDate } from '../../src/calendar/format-date.ts';
import { formatMonth } from '../../src/calendar/month.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { formatPercent } from '../../src/engine/format.ts';
import { eDiaDeBanco } from '../lei/dias-uteis.ts';
import { vencimentoQueConta, PRIMEIRO_VENCIMENTO_FEDERAL } from '../lei/tributo-em-atraso.ts';
import { avisoDeSelicAtrasada, diaDoPagamento, faltaSelic } from '../regras/declara-atraso.ts';
import { seriesNotice } from '../series/freshness.ts';
import { SELIC } from '../series/selic.ts';
import { LEGAL_RATE } from '../series/taxa-legal.ts';
import {
  MULTA_MAXIMA_DO_CONDOMINIO,
  MULTA_FEDERAL_POR_DIA,
  MULTA_FEDERAL_MAXIMA,
  MULTA_CONTRATUAL_MAXIMA,
  JUROS_MENSAIS_DE_MORA,
} from '../tabelas/atraso.ts';
import { DIA_DO_DAS } from '../tabelas/simples-nacional.ts';
import { linhasDoDetalhamento } from './multa-atraso/detalhamento.ts';
import {
  declaraAcrescimos,
  MULTA_MAXIMA_DO_ALUGUEL,
  MULTA_DO_ALUGUEL,
  encargosDoDebito,
} from './multa-atraso/acrescimos.ts';
import { examples, refusals } from './multa-atraso/examples.ts';

const NO_AMOUNT = 'Por favor, informe um valor válido';
const TRIBUTO_FEDERAL = "tipoDebito == 'tributo-federal'";
const POR_CONTRATO = "tipoDebito == 'condominio' or tipoDebito == 'aluguel'";

const card = defineCalculator({
  id: 'impostos/multa-atraso',
  name: 'Multa por atraso',
  title: 'Calculadora de multa e juros por atraso',
  description:
    'Atualize uma conta, um imposto federal, o condomínio ou o aluguel vencido, com multa e juros.',
  keywords:
    'multa, juros, atraso, boleto vencido, conta atrasada, mora, darf, selic, condomínio, aluguel, juros de mora, boleto atrasado, aluguel atrasado, condomínio atrasado, conta vencida, darf em atraso, multa e juros',
  icon: 'calendar-clock',
  // Count a blank fine as the usual one, not as 0%.
  blankNumbers: 'missing',
  sources: [
    MULTA_CONTRATUAL_MAXIMA.source,
    JUROS_MENSAIS_DE_MORA.source,
    MULTA_FEDERAL_POR_DIA.source,
    { ...SELIC.source, checkedOn: SELIC.checkedOn },
    LEGAL_RATE.source,
    MULTA_MAXIMA_DO_CONDOMINIO.source,
    DIA_DO_DAS.source,
  ],

  inputs: {
    type: 'object',
    required: ['valorOriginal', 'dataVencimento'],
    properties: {
      valorOriginal: {
        ...requiredAmount(NO_AMOUNT),
        title: 'Valor original',
        placeholder: '500,00',
      },
      dataVencimento: {
        ...requiredDate('Por favor, informe a data de vencimento'),
        title: 'Data de vencimento',
      },
      tipoDebito: {
        type: 'string',
        title: 'O que venceu',
        oneOf: [
          option('conta', 'Conta, boleto ou mensalidade'),
          option('tributo-federal', 'Tributo federal (DARF, DAS)'),
          option('condominio', 'Condomínio'),
          option('aluguel', 'Aluguel'),
        ],
        default: 'conta',
      },
      documento: {
        type: 'string',
        title: 'Documento',
        description: 'Se o DAS vence em dia sem banco, pague no próximo dia útil; o DARF, em geral, antes.',
        widget: 'cards',
        oneOf: [option('darf', 'DARF'), option('das', 'DAS')],
        default: 'darf',
        visibleWhen: TRIBUTO_FEDERAL,
        messages: { required: 'Escolha o documento' },
      },
      dataPagamento: diaDoPagamento,
      contagem: {
        type: 'string',
        title: 'Como os juros são contados',
        description: 'Está no boleto: por mês começado custa um pouco mais que por dia.',
        oneOf: [
          option('mes-iniciado', 'Por mês começado'),
          option('pro-rata', 'Por dia, um trinta avos do mês'),
        ],
        default: 'mes-iniciado',
        details: true,
        visibleWhen: "tipoDebito == 'conta'",
      },
      multaPercentual: {
        ...percentageUpTo(100),
        title: 'Multa',
        description: `Está na convenção ou no contrato; em branco, ${MULTA_MAXIMA_DO_CONDOMINIO} no condomínio e ${MULTA_DO_ALUGUEL}% no aluguel.`,
        details: true,
        visibleWhen: POR_CONTRATO,
      },
      jurosMensal: {
        ...percentageUpTo(10),
        title: 'Juros',
        unit: '% ao mês',
        description: 'Estão na convenção ou no contrato, e são contados por dia.',
        default: JUROS_MENSAIS_DE_MORA.typed,
        details: true,
        visibleWhen: POR_CONTRATO,
        messages: { ...percentageUpTo(10).messages, required: 'Informe os juros ao mês' },
      },
    },
  },
  rules: [
    {
      field: 'dataVencimento',
      assert: 'dataVencimento <= today',
      message: 'A data de vencimento não pode ser futura',
    },
    {
      field: 'dataVencimento',
      assert: `tipoDebito != 'tributo-federal' or dataVencimento >= '${PRIMEIRO_VENCIMENTO_FEDERAL}'`,
      message: `Digite um vencimento a partir de ${formatDate(PRIMEIRO_VENCIMENTO_FEDERAL)}`,
    },
    {
      field: 'dataPagamento',
      assert: 'dataVencimento > today or dataPagamento >= dataVencimento',
      message: 'O pagamento não pode ser antes do vencimento',
    },
    {
      field: 'dataPagamento',
      check: ({ documento, dataVencimento, dataPagamento }) =>
        documento && faltaSelic(vencimentoQueConta(documento, dataVencimento), dataPagamento),
    },
    {
      field: 'multaPercentual',
      assert: `tipoDebito != 'condominio' or multaPercentual <= ${MULTA_MAXIMA_DO_CONDOMINIO.typed}`,
      message: `A multa do condomínio é de até ${MULTA_MAXIMA_DO_CONDOMINIO}`,
    },
    {
      field: 'multaPercentual',
      assert: `tipoDebito != 'aluguel' or multaPercentual <= ${MULTA_MAXIMA_DO_ALUGUEL}`,
      message: percentageUpTo(MULTA_MAXIMA_DO_ALUGUEL).messages.maximum,
    },
    {
      field: 'dataVencimento',
      warn: `${TRIBUTO_FEDERAL} and documento == 'darf' and not vencimentoEmDiaUtil`,
      message:
        '{dataVencimento} não é dia útil: a maioria dos DARF vence no dia útil anterior. Confira o vencimento que está no documento',
    },
    avisoDeSelicAtrasada(TRIBUTO_FEDERAL, 'vencimentoEfetivo', 'dataPagamento'),
  ],

  compute(
    {
      valorOriginal,
      dataVencimento,
      tipoDebito,
      documento,
      dataPagamento,
      contagem,
      multaPercentual,
      jurosMensal,
    },
    result,
  ) {
    const vencimento = documento ? vencimentoQueConta(documento, dataVencimento) : dataVencimento;
    const conta = { valor: valorOriginal, vencimento, pagamento: dataPagamento };
    const encargos = encargosDoDebito(tipoDebito, multaPercentual, jurosMensal);
    const isByMonth = tipoDebito === 'conta' && contagem === 'mes-iniciado';
    const acrescimos = declaraAcrescimos(conta, encargos, isByMonth, result);
    const { multa, juros, diasAtraso } = acrescimos;
    const vencimentoEfetivo = result.date(
      'Vencimento que conta',
      vencimento,
      documento === 'das' ? DIA_DO_DAS.law : {},
    );
    result.group('O atraso', {
      ...(vencimento === dataVencimento ? {} : { vencimentoEfetivo }),
      ...acrescimos,
    });
    return {
      ...(documento && {
        vencimentoEfetivo,
        vencimentoEmDiaUtil: result.yesNo('Vencimento em dia útil', eDiaDeBanco(dataVencimento)),
      }),
      ...acrescimos,
      total: result.total(
        'Total',
        diasAtraso.isAbove(0) ? valorOriginal.plus(multa).plus(juros) : valorOriginal,
      ),
      detalhamento: linhasDoDetalhamento(valorOriginal, acrescimos, encargos),
    };
  },
}).layout([
  {
    kind: 'headline',
    label: 'Total a pagar',
    answer: {
      'diasAtraso > 0':
        'Com {diasAtraso} de atraso, você paga {total} em {dataPagamento}, em vez de {valorOriginal}.',
      'diasAtraso == 0': 'Pagando em {dataPagamento}, você está em dia: são {total}, sem multa nem juros.',
    },
  },
  { kind: 'lines', title: 'Detalhamento', lines: 'detalhamento' },
  seriesNotice(SELIC, TRIBUTO_FEDERAL),
  {
    kind: 'notice',
    text: {
      "tipoDebito == 'conta'": `Impostos federais em atraso seguem outra regra: multa de ${MULTA_FEDERAL_POR_DIA} por dia, até ${MULTA_FEDERAL_MAXIMA}, e juros pela taxa Selic. Escolha “Tributo federal”.`,
      "tipoDebito == 'condominio'": `Se a convenção não fixa os juros, vale desde 2024 a taxa legal, que o Banco Central divulga: digite a do mês em “Mais detalhes”. Em ${formatMonth(LEGAL_RATE.last)}, foi de ${formatPercent(LEGAL_RATE.at(LEGAL_RATE.last), 6)}.`,
      "tipoDebito == 'aluguel'":
        'No aluguel valem a multa e os juros do contrato: confira-os, e digite os seus em “Mais detalhes”.',
    },
  },
]);
export default card;

export const evidence = {
  examples,
  refusals,
  // Omit it, because the day is shown if it moves; only the warning needs it.
  notShown: ['vencimentoEmDiaUtil'],
} satisfies EvidenceOf<typeof card>;
