import { between, requiredDate } from '../../schemas/fields.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { money } from '../../src/quantity/quantity.ts';
import { addedUp } from '../formulas/added-up.ts';
import { direitosNaRescisao } from '../lei/direitos-na-rescisao.ts';
import { tempoDeServico } from '../lei/tempo-de-servico.ts';
import { fontesDaFolha, campoSalarioBruto } from '../regras/dados-da-folha.ts';
import { tipoDaRescisao } from '../regras/tipo-de-rescisao.ts';
import {
  LEI_DA_DATA_BASE,
  CLT,
  CONSTITUICAO,
  LEI_DO_SAQUE_ANIVERSARIO,
  DECRETO_DO_FGTS,
  LEI_DO_FGTS,
  LEI_DO_AVISO_PREVIO,
  LEI_DO_DECIMO_TERCEIRO,
  LEI_DO_PAGAMENTO_DO_13,
} from '../tabelas/leis-trabalhistas.ts';
import { PRAZO_DO_ACERTO, FERIAS_INTEGRAIS } from '../tabelas/trabalho.ts';
import { contaSimples } from './rescisao-trabalhista/conta-simples.ts';
import { declaraConta, declaraSaldoAnterior } from './rescisao-trabalhista/conta-do-fgts.ts';
import { declaraDescontos } from './rescisao-trabalhista/descontos.ts';
import { EXAMPLES, REFUSALS } from './rescisao-trabalhista/examples.ts';
import { perguntasDaRescisao, regrasDaRescisao } from './rescisao-trabalhista/perguntas.ts';
import { agrupaResultados, declaraDireitos, declaraTempo } from './rescisao-trabalhista/resumo.ts';
import { declaraVerbas } from './rescisao-trabalhista/verbas.ts';

const MISSING = 'Preencha todos os campos obrigatórios';
const END_BEFORE_START = 'Data de rescisão deve ser posterior à data de admissão';

const NOTHING_LEFT = 'Os descontos consomem tudo o que a empresa deve a você';
/** Replaces two amounts of 0: without a withdrawal there is no fine either. */
const FGTS_STAYS = 'o saldo do FGTS fica na conta, sem saque nem multa.';

const campoDaData = requiredDate(MISSING);

const card = defineCalculator({
  id: 'trabalhista/rescisao-trabalhista',
  name: 'Rescisão trabalhista',
  title: 'Calculadora de rescisão trabalhista',
  description:
    'Calcule o acerto ao sair do emprego: saldo de salário, aviso prévio, 13º, férias, descontos, líquido e FGTS.',
  keywords:
    'rescisão, demissão, acerto, justa causa, pedido de demissão, acordo, multa do fgts, clt, sem justa causa, demitido, seguro-desemprego, verbas rescisórias, fui demitido, pedi demissão, pedi as contas, mandado embora, sair do emprego, sair da empresa, saindo da empresa, fim do contrato, quanto recebo se sair, pedir demissão, pedir as contas, se me mandarem embora, me mandaram embora, direitos de quem foi demitido',
  formerIds: ['trabalhista/rescisao'],
  icon: 'file-signature',
  passesOn: { mesesTrabalhados: 'mesesTrabalhados' },
  continuesWhen: { 'trabalhista/seguro-desemprego': 'temDireitoSeguroDesemprego' },
  sources: [
    CLT,
    CONSTITUICAO,
    LEI_DO_AVISO_PREVIO,
    LEI_DO_DECIMO_TERCEIRO,
    LEI_DO_PAGAMENTO_DO_13,
    LEI_DO_FGTS,
    DECRETO_DO_FGTS,
    LEI_DO_SAQUE_ANIVERSARIO,
    LEI_DA_DATA_BASE,
    ...fontesDaFolha,
  ],

  inputs: {
    type: 'object',
    required: ['salario', 'dataAdmissao', 'dataRescisao', 'tipoRescisao'],
    properties: {
      salario: campoSalarioBruto,
      dataAdmissao: { ...campoDaData, title: 'Data de admissão', description: 'O primeiro dia de trabalho.' },
      dataRescisao: { ...campoDaData, title: 'Data de rescisão', description: 'O último dia de trabalho.' },
      tipoRescisao: { ...tipoDaRescisao, widget: 'cards', messages: { required: MISSING } },
      feriasVencidas: {
        type: 'integer',
        title: 'Férias vencidas',
        description: 'Dias de férias já adquiridos e ainda não tirados.',
        unit: 'dias',
        ...between(0, FERIAS_INTEGRAIS.number, `Digite de 0 a ${FERIAS_INTEGRAIS} de férias vencidas`),
        default: 0,
      },
      ...perguntasDaRescisao,
    },
  },
  rules: [
    { field: 'salario', assert: 'salario > 0', message: MISSING },
    { field: 'dataRescisao', assert: 'dataRescisao > dataAdmissao', message: END_BEFORE_START },
    ...regrasDaRescisao,
  ],

  compute({ salario, dataAdmissao, dataRescisao, tipoRescisao, ...inputs }, result) {
    const { adiantamento13 } = inputs;
    const tempo = declaraTempo(tempoDeServico(dataAdmissao, dataRescisao), result);
    const direitos = direitosNaRescisao(tipoRescisao, dataRescisao);
    const contrato = {
      salario,
      admissao: dataAdmissao,
      ultimoDia: dataRescisao,
      anosCompletos: tempo.anosTrabalhados,
    };
    const verbas = declaraVerbas(
      { ...contrato, mediaAdicionais: inputs.mediaAdicionais, direitos },
      {
        avisoTrabalhado: inputs.avisoTipo === 'trabalhado',
        diasVencidos: inputs.feriasVencidas,
        diasEmDobro: inputs.feriasEmDobro,
        faltas: inputs.faltas?.number ?? 0,
        mesDataBase: inputs.mesDataBase?.number ?? 0,
        pagoEm: inputs.dataPagamento,
      },
      result,
    );
    const descontos = declaraDescontos(
      {
        ...verbas,
        dependentes: inputs.dependentes,
        adiantamento13,
        avisoNaoCumprido: inputs.descontarAviso ? salario : undefined,
        pediuDemissao: tipoRescisao === 'pedido-demissao',
      },
      { ultimoDia: dataRescisao, pagoEm: inputs.dataPagamento ?? dataRescisao },
      result,
    );
    const diasNaoTirados = addedUp(inputs.feriasVencidas, inputs.feriasEmDobro);
    const conta = declaraConta(
      declaraSaldoAnterior(inputs.saldoFgts, { ...contrato, diasNaoTirados, adiantamento13 }, result),
      { ...verbas, adiantamento13 },
      {
        direitos,
        mantemSaldo: inputs.saqueAniversario ?? false,
        jaSacado: inputs.saquesFgts ?? money(0),
      },
      result,
    );
    const acerto = {
      ...verbas,
      ...descontos,
      ...conta,
      total: result.total('Total bruto', verbas.pagoPelaEmpresa.plus(conta.fgtsSacavel)),
      totalLiquido: result.total('Total líquido a receber', descontos.liquido.plus(conta.fgtsSacavel)),
      ...tempo,
      ...declaraDireitos(direitos, result),
    };
    agrupaResultados(acerto, result);
    return acerto;
  },
  simple: contaSimples,
}).layout([
  {
    kind: 'headline',
    value: 'totalLiquido',
    answer: {
      'temDireitoFgtsSaque and liquido == 0': `${NOTHING_LEFT}; do FGTS você saca {fgtsSacavel}.`,
      temDireitoFgtsSaque:
        'Você recebe {liquido} da empresa, já com os descontos, e saca {fgtsSacavel} do FGTS.',
      'liquido > 0': `Você recebe {liquido} da empresa, já com os descontos; ${FGTS_STAYS}`,
      true: `${NOTHING_LEFT}; ${FGTS_STAYS}`,
    },
  },
  {
    kind: 'headline',
    value: 'total',
    answer: {
      'temDireitoFgtsSaque and fgtsSacavel == 0':
        'Pela conta simples, você recebe {pagoPelaEmpresa} da empresa; no FGTS ainda não há o que sacar.',
      temDireitoFgtsSaque:
        'Pela conta simples, você recebe {pagoPelaEmpresa} da empresa e saca {fgtsSacavel} do FGTS.',
      true: `Pela conta simples, você recebe {pagoPelaEmpresa} da empresa; ${FGTS_STAYS}`,
    },
  },
  {
    kind: 'composition',
    title: 'De que se compõe o total bruto',
    parts: [
      'saldoSalario',
      'avisoPrevia',
      'decimoTerceiro',
      'feriasTotal',
      'indenizacaoAdicional',
      'multaAtraso',
      'fgtsSaldoLiberado',
      'fgtsMulta',
    ],
  },
  {
    kind: 'notice',
    tone: 'warning',
    when: 'tipoRescisao == "demissao-justa-causa"',
    text: 'Na justa causa ficam apenas o saldo de salário e as férias vencidas.',
  },
  {
    kind: 'notice',
    text: {
      "metodo == 'oficial'": `Tabelas dos descontos: INSS da saída; imposto de renda do mês do pagamento. A empresa tem ${PRAZO_DO_ACERTO} para pagar (${PRAZO_DO_ACERTO.law}). Se o décimo dia cai em dia sem banco, há quem exija o pagamento antes. A rescisão indireta paga o mesmo que a demissão sem justa causa. Não estão na conta: contratos por prazo determinado e domésticos, culpa recíproca, estabilidade e a multa do art. 467 da CLT.`,
      true: `${contaSimples.because} A empresa tem ${PRAZO_DO_ACERTO} para pagar (${PRAZO_DO_ACERTO.law}).`,
    },
  },
]);
export default card;

export const evidence = {
  examples: EXAMPLES,
  refusals: REFUSALS,
} satisfies EvidenceOf<typeof card>;
