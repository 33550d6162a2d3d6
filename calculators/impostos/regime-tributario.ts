import { amount, between, option } from '../../schemas/fields.ts';
import { percentageUpTo } from '../../schemas/limited.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { formatNumber, formatPercent } from '../../src/engine/format.ts';
import {
  ALIQUOTA_PATRONAL_DO_INSS,
  ISS_MINIMO,
  ISS_MAXIMO,
  COFINS_NAO_CUMULATIVA,
  ALIQUOTA_USUAL_DE_TERCEIROS,
  ALIQUOTAS_DO_RAT,
} from '../tabelas/tributos-da-empresa.ts';
import { inMillions } from '../tabelas/legal-figure.ts';
import { COFINS, PRESUNCAO_DO_IRPJ } from '../tabelas/lucro-presumido.ts';
import { SIMPLES_NACIONAL, LIMITE_DO_SIMPLES, SUBLIMITE_DO_SIMPLES } from '../tabelas/simples-nacional.ts';
import { endedTableWarning } from '../tabelas/stale-table.ts';
import {
  declaraRegimeMaisBarato,
  declaraTributosAParte,
  declaraLucroPresumido,
  declaraLucroReal,
} from './regime-tributario/lucro-presumido-e-real.ts';
import { examples } from './regime-tributario/examples.ts';
import { contaSimples, declaraSimples } from './regime-tributario/simples.ts';

/** A share of revenue or payroll. */
const campoDePercentual = { ...percentageUpTo(100), details: true } as const;

const avisoDaTabela = endedTableWarning(SIMPLES_NACIONAL);
const ACIMA_DO_SUBLIMITE = `metodo == 'oficial' and faturamentoAnual > ${SUBLIMITE_DO_SIMPLES.number}`;

const card = defineCalculator({
  id: 'impostos/regime-tributario',
  name: 'Regime tributário',
  title: 'Simples Nacional ou Lucro Presumido?',
  description:
    'Compare quanto a empresa pagaria por ano no Simples Nacional, no Lucro Presumido e no Lucro Real.',
  keywords:
    'regime tributário, simples nacional, lucro presumido, lucro real, fator r, irpj, csll, pis, cofins, empresa, simples ou lucro presumido, melhor regime para a empresa',
  icon: 'scale',
  popular: true,
  sources: [
    PRESUNCAO_DO_IRPJ.source,
    COFINS.source,
    COFINS_NAO_CUMULATIVA.source,
    ALIQUOTA_PATRONAL_DO_INSS.source,
    ISS_MAXIMO.source,
    ...SIMPLES_NACIONAL.sources,
  ],

  inputs: {
    type: 'object',
    required: ['faturamentoAnual'],
    properties: {
      faturamentoAnual: {
        type: 'number',
        format: 'money',
        title: 'Faturamento anual',
        description: `Receita bruta prevista para o ano, até ${inMillions(LIMITE_DO_SIMPLES)}.`,
        exclusiveMinimum: 0,
        maximum: LIMITE_DO_SIMPLES.number,
        messages: {
          exclusiveMinimum: 'Por favor, informe um faturamento válido',
          maximum: `Faturamento acima do limite do Simples Nacional (R$ ${formatNumber(LIMITE_DO_SIMPLES.number)})`,
        },
        placeholder: '600.000,00',
      },
      atividade: {
        type: 'string',
        title: 'Atividade',
        description: 'Decide o anexo do Simples, o lucro que a lei presume e se há ICMS ou ISS.',
        oneOf: [
          option('comercio', 'Comércio'),
          option('industria', 'Indústria'),
          option('servicos', 'Serviços'),
        ],
        default: 'comercio',
        messages: { required: 'Escolha a atividade' },
      },
      anexo: {
        type: 'string',
        title: 'Anexo do Simples',
        description:
          'Mude quando a sua atividade tem outro: obras e advocacia, por exemplo, são do Anexo IV.',
        details: true,
        oneOf: [
          option('atividade', 'O da atividade'),
          option('I', 'Anexo I'),
          option('II', 'Anexo II'),
          option('III', 'Anexo III'),
          option('IV', 'Anexo IV'),
          option('V', 'Anexo V'),
        ],
        default: 'atividade',
        messages: { required: 'Escolha o anexo' },
      },
      sujeitoFatorR: {
        type: 'boolean',
        title: 'O anexo depende da folha (fator R)',
        description: 'A folha do ano decide entre os anexos III e V.',
        details: true,
        default: false,
      },
      folhaAnual: {
        ...amount,
        title: 'Folha do ano',
        description:
          'Salários e pró-labore: fora do Simples, e no Anexo IV, a empresa paga o INSS patronal sobre ela.',
        default: 0,
      },
      aliquotaIss: {
        ...campoDePercentual,
        title: 'Alíquota do ISS',
        description: 'A da cidade, para serviços.',
        ...between(ISS_MINIMO.typed, ISS_MAXIMO.typed, `O ISS vai de ${ISS_MINIMO} a ${ISS_MAXIMO}`),
        default: ISS_MAXIMO.typed,
      },
      icmsEfetivo: {
        ...campoDePercentual,
        title: 'ICMS que sobra a pagar',
        description:
          'Em porcentagem do faturamento, já com os créditos; para comércio e indústria. Zero deixa o ICMS de fora.',
        default: 0,
      },
      ratPercentual: {
        type: 'integer',
        title: 'Risco do trabalho (RAT)',
        description: 'A empresa o paga com o INSS patronal; está no cadastro da empresa.',
        details: true,
        oneOf: ALIQUOTAS_DO_RAT.map((each) => option(each, `${each}%`)),
        default: 2,
        messages: { required: 'Escolha o RAT' },
      },
      terceirosPercentual: {
        ...campoDePercentual,
        title: 'Contribuição a terceiros',
        description: `Sistema S, salário-educação e Incra: em regra ${formatPercent(ALIQUOTA_USUAL_DE_TERCEIROS)} da folha.`,
        default: ALIQUOTA_USUAL_DE_TERCEIROS,
      },
      margemLucro: {
        ...campoDePercentual,
        title: 'Margem de lucro',
        description: 'Lucro em porcentagem do faturamento. Só com ela se compara também o Lucro Real.',
        blank: 'missing',
      },
      creditosPisCofins: {
        ...campoDePercentual,
        title: 'Compras com crédito de PIS e COFINS',
        description: 'Em porcentagem do faturamento; no Lucro Real, abatem os dois tributos.',
        default: 0,
      },
    },
  },
  rules: [
    { ...avisoDaTabela, warn: `metodo == 'oficial' and ${avisoDaTabela.warn}` },
    {
      field: 'icmsEfetivo',
      warn: `${ACIMA_DO_SUBLIMITE} and atividade != 'servicos' and icmsEfetivo == 0`,
      message: `Acima de ${inMillions(SUBLIMITE_DO_SIMPLES)} o ICMS é pago fora do DAS: informe o ICMS efetivo para comparar`,
    },
    {
      field: 'icmsEfetivo',
      warn: `metodo == 'oficial' and faturamentoAnual <= ${SUBLIMITE_DO_SIMPLES.number} and atividade != 'servicos' and icmsEfetivo == 0`,
      message:
        'O DAS já traz o ICMS; o Lucro Presumido e o Lucro Real pagam o ICMS à parte, e sem ele a conta os favorece: informe-o em “Mais detalhes”',
    },
    {
      field: 'folhaAnual',
      warn: "metodo == 'oficial' and folhaAnual == 0",
      message:
        'Sem a folha, o INSS patronal, que o Lucro Presumido e o Lucro Real pagam à parte, não está na conta',
    },
  ],

  compute({ faturamentoAnual, ...dados }, result, { today }) {
    const empresa = { faturamentoAnual, ...dados };
    const simplesNacional = declaraSimples(empresa, SIMPLES_NACIONAL.newestInForceOn(today), result);
    const tributosAParte = declaraTributosAParte(empresa, result);
    const presumido = declaraLucroPresumido(faturamentoAnual, dados.atividade, tributosAParte, result);
    const real =
      dados.margemLucro &&
      declaraLucroReal(
        faturamentoAnual,
        { margem: dados.margemLucro, creditos: dados.creditosPisCofins },
        tributosAParte,
        result,
      );
    return {
      simplesNacional,
      lucroPresumido: presumido,
      lucroReal: real,
      ...declaraRegimeMaisBarato(
        [
          { nome: 'Simples Nacional', custo: simplesNacional.imposto },
          { nome: 'Lucro Presumido', custo: presumido.total },
          ...(real ? [{ nome: 'Lucro Real', custo: real.total }] : []),
        ],
        result,
      ),
    };
  },
  simple: contaSimples,
}).layout([
  {
    kind: 'headline',
    value: 'recomendacao',
    answer: {
      'economia > 0':
        'Com {faturamentoAnual} por ano, você paga menos imposto no {recomendacao}: {economia} a menos que no {segundoMaisBarato}.',
      true: 'Com {faturamentoAnual} por ano, você paga o mesmo imposto nos dois regimes mais baratos.',
    },
  },
  { kind: 'figures', title: 'A diferença para o segundo mais barato', items: ['economia'] },
  {
    kind: 'comparison',
    title: 'Imposto por ano em cada regime',
    bars: ['simplesNacional.imposto', 'lucroPresumido.total', 'lucroReal.total'],
  },
  { kind: 'lines', title: 'Sobre o Simples Nacional', lines: 'simplesNacional.detalhes' },
  { kind: 'lines', title: 'Sobre o Lucro Presumido', lines: 'lucroPresumido.detalhes' },
  { kind: 'lines', title: 'Sobre o Lucro Real', lines: 'lucroReal.detalhes' },
  {
    kind: 'notice',
    tone: 'warning',
    when: "metodo == 'simplificado'",
    text: 'O DAS já traz ICMS, ISS e, em regra, o INSS patronal; no Lucro Presumido eles são pagos à parte. Some-os antes de decidir.',
  },
  {
    kind: 'notice',
    when: "metodo == 'oficial'",
    text: 'Não entram na conta o IPI, o FGTS (igual em todos) e, se não for digitado, o ICMS. Ela vale para 2026: em 2027 a CBS toma o lugar de PIS e COFINS.',
  },
]);
export default card;

export const evidence = {
  examples,
  refusals: [],
} satisfies EvidenceOf<typeof card>;
