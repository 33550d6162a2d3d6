import { amount, requiredAmount } from '../../schemas/fields.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { difference } from '../../src/quantity/quantity.ts';
import {
  dependentesDoImposto,
  fontesDaFolha,
  anoDaFolha,
  regraDoAnoDaFolha,
  salarioUsual,
} from '../regras/dados-da-folha.ts';
import { ISS_MAXIMO } from '../tabelas/tributos-da-empresa.ts';
import { INSS } from '../tabelas/inss.ts';
import { IMPOSTO_MENSAL } from '../tabelas/irrf-mensal.ts';
import { CLT, LEI_DO_FGTS, LEI_DO_DECIMO_TERCEIRO } from '../tabelas/leis-trabalhistas.ts';
import { inMillions } from '../tabelas/legal-figure.ts';
import { SALARIO_MINIMO } from '../tabelas/salario-minimo.ts';
import { RETENCAO_SOBRE_LUCROS, LUCROS_MENSAIS_SEM_RETENCAO } from '../tabelas/pro-labore.ts';
import { SIMPLES_NACIONAL, LIMITE_DO_SIMPLES, SUBLIMITE_DO_SIMPLES } from '../tabelas/simples-nacional.ts';
import { outlivedTableWarning, staleTableWarning } from '../tabelas/stale-table.ts';
import { LEI_DOS_DIVIDENDOS, LEI_DO_PRO_LABORE } from '../tabelas/leis-da-retencao.ts';
import { declaraComoPj, menorFaturamentoEquivalente } from './clt-pj/como-pj.ts';
import { declaraComoClt } from './clt-pj/como-clt.ts';
import { examples, refusals } from './clt-pj/examples.ts';

const DEZEMBRO = 12;
/** Reais a month: a twelfth of the yearly limit of the Simples. */
const MAIOR_FATURAMENTO = LIMITE_DO_SIMPLES.number / 12;

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
    LEI_DO_DECIMO_TERCEIRO,
    LEI_DO_FGTS,
    ...SIMPLES_NACIONAL.sources,
    LEI_DO_PRO_LABORE,
    LEI_DOS_DIVIDENDOS,
    ...fontesDaFolha,
    ...SALARIO_MINIMO.sources,
  ],

  inputs: {
    type: 'object',
    required: ['salarioClt', 'faturamentoPj'],
    properties: {
      salarioClt: {
        ...requiredAmount('Informe o salário'),
        title: 'Salário bruto com carteira',
        meaning: 'salarioBruto',
        unusual: salarioUsual,
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
        description: 'Por mês: vale-refeição, plano de saúde e tudo o que você pagaria como PJ.',
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
        description: 'O que a empresa lhe paga pelo trabalho; com 0, vale o menor que leva ao anexo III.',
        default: 0,
        details: true,
      },
      dependentes: dependentesDoImposto,
      ano: anoDaFolha,
    },
  },
  rules: [
    {
      field: 'faturamentoPj',
      assert: `faturamentoPj <= ${MAIOR_FATURAMENTO}`,
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
      warn: `ano >= 2026 and faturamentoPj - das - contador - proLaboreConsiderado > ${LUCROS_MENSAIS_SEM_RETENCAO.number}`,
      message: `Acima de ${LUCROS_MENSAIS_SEM_RETENCAO} de lucros por mês, a empresa retém ${RETENCAO_SOBRE_LUCROS} de imposto sobre eles (${RETENCAO_SOBRE_LUCROS.law}): não está na conta`,
    },
    {
      field: 'faturamentoPj',
      warn: `faturamentoPj * 12 > ${SUBLIMITE_DO_SIMPLES.number}`,
      message: `Acima de ${inMillions(SUBLIMITE_DO_SIMPLES)} por ano o ISS é pago fora do DAS; usamos ${ISS_MAXIMO}`,
    },
    regraDoAnoDaFolha,
    staleTableWarning(INSS),
    outlivedTableWarning(SIMPLES_NACIONAL, 'do Simples Nacional'),
  ],

  compute({ salarioClt, faturamentoPj, beneficiosClt, contador, proLabore, dependentes, ano }, result) {
    const tabelas = {
      tabelaDoInss: INSS.forYear(ano.number),
      tabelaDoImposto: IMPOSTO_MENSAL.forMonth(ano.number, DEZEMBRO),
    };
    const comoClt = declaraComoClt(
      { salario: salarioClt, beneficios: beneficiosClt, dependentes, ...tabelas },
      result,
    );
    const empresa = {
      proLabore,
      contador,
      dependentes,
      salarioMinimo: SALARIO_MINIMO.forYear(ano.number).monthly,
      ...tabelas,
    };
    const comoPj = declaraComoPj({ ...empresa, faturamento: faturamentoPj }, result);
    const { totalCltAnual } = comoClt;
    const { liquidoPjAnual } = comoPj;
    const diferencaAnual = result.total('PJ menos CLT, por ano', liquidoPjAnual.minus(totalCltAnual));
    const empate = proLabore.equals(0)
      ? menorFaturamentoEquivalente(totalCltAnual, empresa, MAIOR_FATURAMENTO)
      : undefined;
    const faturamentoEquivalente =
      empate &&
      result.money('Faturamento que empata com a CLT', empate, {
        note: 'Por mês, já com o pró-labore que leva ao anexo III.',
      });
    const pjRendeMais = diferencaAnual.isAbove(0);
    result.group('No ano e para empatar', {
      totalCltAnual,
      liquidoPjAnual,
      diferencaAnual,
      faturamentoEquivalente,
    });
    return {
      ...comoClt,
      ...comoPj,
      diferencaAnual,
      vantagemAnual: result.total(
        pjRendeMais ? 'A mais por ano como PJ' : 'A mais por ano com carteira',
        difference(liquidoPjAnual, totalCltAnual),
      ),
      maisVantajoso: result.text('O que rende mais', pjRendeMais ? 'PJ' : 'CLT'),
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
  'Quem trabalha pessoalmente, com subordinação e horário, é empregado, diga o contrato o que disser (CLT arts. 3º e 9º).',
]);
export default card;

export const evidence = { examples, refusals } satisfies EvidenceOf<typeof card>;
