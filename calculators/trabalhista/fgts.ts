import { between } from '../../schemas/fields.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { formatPercent } from '../../src/engine/format.ts';
import { direitosNaRescisao, type DireitosNaRescisao } from '../lei/direitos-na-rescisao.ts';
import {
  DEPOSITO_DO_FGTS,
  depositoDoFgts,
  totalDepositado,
  SALDO_NO_SAQUE_ANIVERSARIO,
  SAQUE_DO_FGTS,
} from '../lei/fgts.ts';
import { ARTIGO_DO_SAQUE_ANIVERSARIO, saqueAniversario as saqueDoAno } from '../lei/saque-aniversario.ts';
import { tipoDaRescisao } from '../regras/tipo-de-rescisao.ts';
import { TABELA_DO_SAQUE_ANIVERSARIO } from '../tabelas/saque-aniversario.ts';
import { CLT, LEI_DO_FGTS } from '../tabelas/leis-trabalhistas.ts';
import { ALIQUOTA_DO_FGTS, MULTA_RESCISORIA, JUROS_DO_FGTS } from '../tabelas/trabalho.ts';
import { saldoComRendimento as comRendimento } from './fgts/saldo-com-rendimento.ts';
import { contaSimples } from './fgts/conta-simples.ts';
import { EXAMPLES } from './fgts/examples.ts';
import { campoSalarioBruto } from '../regras/dados-da-folha.ts';
import type { Results } from '../../src/quantity/declare.ts';
import type { NamedQuantity } from '../../src/quantity/quantity.ts';

/**
 * The employer's fine and the withdrawal allowed with it, by result name. Workers in the saque-aniversário withdraw the
 * fine alone (Lei nº 8.036/1990, art. 20-A, § 2º).
 */
function declaraSaqueNoFim(
  saldo: NamedQuantity,
  { multaDoFgts, saqueDoFgts, regras }: DireitosNaRescisao,
  mantemSaldo: boolean,
  result: Results,
) {
  const multaRescisoria = multaDoFgts
    ? result.money(`Multa de ${multaDoFgts}`, saldo.times(multaDoFgts), {
        ...regras.multa,
        note: 'Paga pela empresa, além do saldo.',
      })
    : result.money('Multa da empresa', 0, { note: 'Não há neste tipo de rescisão.' });
  const liberado = saqueDoFgts === 'tudo' || saqueDoFgts === undefined ? saldo : saldo.times(saqueDoFgts);
  const valorSacavel = result.total(
    'A sacar no fim do contrato',
    saqueDoFgts && !mantemSaldo ? multaRescisoria.plus(liberado) : multaRescisoria,
    mantemSaldo ? SALDO_NO_SAQUE_ANIVERSARIO : SAQUE_DO_FGTS,
  );
  return { multaRescisoria, valorSacavel };
}

/** Percent a month: far above any TR since the real. */
const MAIOR_TR = 5;

const card = defineCalculator({
  id: 'trabalhista/fgts',
  name: 'FGTS',
  title: 'Calculadora de FGTS',
  description: `Estime os depósitos, o rendimento e o saldo do FGTS, e a multa de ${MULTA_RESCISORIA} da demissão sem justa causa.`,
  keywords: `fgts, fundo de garantia, multa de ${MULTA_RESCISORIA}, saldo do fgts, depósito, saque, demissão, saldo do fgts, quanto tenho de fgts, depósito do fgts, quanto rende o fgts`,
  icon: 'piggy-bank',
  continuesWhen: {
    'trabalhista/seguro-desemprego': "not given(tipoRescisao) or tipoRescisao == 'demissao-sem-justa-causa'",
  },
  sources: [
    LEI_DO_FGTS,
    ...TABELA_DO_SAQUE_ANIVERSARIO.sources.map((source) => ({ ...source, usedWhen: 'saqueAniversario' })),
    CLT,
  ],

  inputs: {
    type: 'object',
    required: ['salary', 'months'],
    properties: {
      salary: campoSalarioBruto,
      months: {
        type: 'integer',
        title: 'Meses trabalhados',
        meaning: 'mesesTrabalhados',
        unit: 'meses',
        minimum: 1,
        maximum: 1200,
        messages: { minimum: 'Informe os meses trabalhados', maximum: 'Digite até 1.200 meses (100 anos)' },
        placeholder: '24',
      },
      tr: {
        type: 'number',
        format: 'percent',
        title: 'TR média do período',
        description: `O FGTS rende a TR e mais ${JUROS_DO_FGTS} ao ano; o Banco Central publica a TR.`,
        unit: '% ao mês',
        ...between(0, MAIOR_TR, `Digite uma TR de 0% a ${formatPercent(MAIOR_TR)} ao mês`),
        default: 0,
        details: true,
      },
      incluirDecimoTerceiro: {
        type: 'boolean',
        title: 'Incluir o depósito do 13º',
        description: 'O 13º salário também gera depósito no FGTS.',
        default: true,
        details: true,
      },
      incluirTercoFerias: {
        type: 'boolean',
        title: 'Incluir o depósito do terço das férias',
        description: 'As férias que você tira geram depósito também sobre o terço: um por ano completo.',
        default: true,
        details: true,
      },
      tipoRescisao: {
        ...tipoDaRescisao,
        description: 'Dele dependem a multa e o que você saca no fim do contrato.',
        default: 'demissao-sem-justa-causa',
        details: true,
        messages: { required: 'Escolha uma das opções da lista' },
      },
      saqueAniversario: {
        type: 'boolean',
        title: 'Optei pelo saque-aniversário',
        meaning: 'saqueAniversario',
        description: 'No fim do contrato, quem optou saca só a multa; o saldo fica na conta.',
        default: false,
        details: true,
      },
    },
  },
  rules: [{ field: 'salary', assert: 'salary > 0', message: 'Informe o salário' }],

  compute({ salary, months, tr, tipoRescisao, saqueAniversario, ...inputs }, result, { today }) {
    const depositoMensal = result.money(
      `Depósito mensal (${ALIQUOTA_DO_FGTS})`,
      depositoDoFgts(salary),
      DEPOSITO_DO_FGTS,
    );
    const depositos = {
      deposito: depositoMensal,
      meses: months,
      comDecimoTerceiro: inputs.incluirDecimoTerceiro,
      comTercoDasFerias: inputs.incluirTercoFerias,
    };
    const saldoTotal = result.money('Total depositado', totalDepositado(depositos));
    const saldoComRendimento = result.total('Saldo com rendimento', comRendimento(depositos, tr, result));
    const rendimento = result.money('Rendimento', saldoComRendimento.minus(saldoTotal));
    const saqueAniversarioAnual = saqueAniversario
      ? result.money('Saque-aniversário de um ano', saqueDoAno(saldoComRendimento.asShown()), {
          law: ARTIGO_DO_SAQUE_ANIVERSARIO,
          note: 'No mês do aniversário. Quem volta ao saque-rescisão só o recupera no primeiro dia do 25º mês depois do pedido (Lei 8.036/1990, art. 20-C).',
        })
      : undefined;
    return {
      saldoTotal,
      rendimento,
      saldoComRendimento,
      ...result.group('Por mês e no fim do contrato', {
        depositoMensal,
        ...declaraSaqueNoFim(
          saldoComRendimento,
          direitosNaRescisao(tipoRescisao, today),
          saqueAniversario,
          result,
        ),
        saqueAniversarioAnual,
      }),
    };
  },
  simple: contaSimples,
}).layout([
  {
    kind: 'headline',
    label: 'Saldo estimado do FGTS',
    answer:
      'Depois de {months} de trabalho, você tem cerca de {saldoComRendimento} no FGTS, já com o rendimento.',
  },
  { kind: 'sum', total: 'saldoComRendimento', lines: ['saldoTotal', 'rendimento'] },
  { kind: 'composition', title: 'De que se compõe o saldo', parts: ['saldoTotal', 'rendimento'] },
  {
    kind: 'notice',
    when: 'saqueAniversario',
    text: 'Os saques extraordinários liberados em 2025 não estão na conta.',
  },
  {
    kind: 'notice',
    text: {
      "metodo == 'oficial'":
        'Desde 12/06/2024 o fundo não pode render menos que o IPCA do ano (STF, ADI 5090). O que ele distribui para chegar lá não está nesta conta: o saldo exato está no extrato da Caixa.',
      "metodo == 'simplificado'": contaSimples.because,
    },
  },
]);
export default card;

export const evidence = {
  examples: EXAMPLES,
  refusals: [{ input: { months: 12 }, field: 'salary', message: 'Informe o salário' }],
} satisfies EvidenceOf<typeof card>;
