/** Months of the Simples Nacional worked out by hand, and refusals. */
import type { Refusal } from '../../../src/engine/definition.ts';
import { TRIBUTOS_DO_SIMPLES, type AnexoDoSimples } from '../../tabelas/partilha-do-simples.ts';
import { SENTENCES } from './perguntas.ts';
import { LEI_DO_SIMPLES } from '../../tabelas/leis-tributarias.ts';

const percent = (anexo: AnexoDoSimples, valor: number) => ({ anexo, tipoEntrada: 'percentual', valor });
const inReais = (anexo: AnexoDoSimples, valor: number) => ({ anexo, tipoEntrada: 'valor', valor });
/** A month that is refused only because of its annexes. */
const month = (...anexos: object[]) => ({ faturamento12Meses: 300_000, faturamentoMensal: 25_000, anexos });

export const examples = [
  {
    title: 'Loja com R$ 300 mil em 12 meses e R$ 25 mil no mês',
    input: { faturamento12Meses: 300000, faturamentoMensal: 25000 },
    expected: {
      faixaAtual: 2,
      aliquotaEfetiva: 5.32,
      anexosCalculados: [
        { anexo: 'I', percentualReceita: 100, faturamentoAnexo: 25000, valorDASMensal: 1330 },
      ],
      resumo: { valorDASTotal: 1330, aliquotaEfetivaPonderada: 5.32 },
      alertas: [],
    },
    source: 'Conta à mão: (300.000 × 7,3% − 5.940) ÷ 300.000 = 5,32%; 25.000 × 5,32% = 1.330,00',
  },
  {
    title: 'Loja que também presta serviços',
    input: {
      faturamento12Meses: 600000,
      faturamentoMensal: 50000,
      anexos: [
        { ...percent('I', 60), atividade: 'Venda de peças' },
        { ...inReais('III', 20000), atividade: 'Consertos' },
      ],
    },
    expected: {
      faixaAtual: 3,
      anexosCalculados: [
        { percentualReceita: 60, faturamentoAnexo: 30000, aliquotaEfetiva: 7.19, valorDASMensal: 2157 },
        { percentualReceita: 40, faturamentoAnexo: 20000, aliquotaEfetiva: 10.56, valorDASMensal: 2112 },
      ],
      resumo: { valorDASTotal: 4269, aliquotaEfetivaPonderada: 8.538 },
    },
    source:
      'Conta à mão: 9,5% − 13.860 ÷ 600.000 = 7,19%; 13,5% − 17.640 ÷ 600.000 = 10,56%; 2.157 + 2.112 = 4.269',
  },
  {
    title: 'Construtora do Anexo IV acima do sublimite',
    input: { faturamento12Meses: 4000000, faturamentoMensal: 410000, anexos: [inReais('IV', 410000)] },
    expected: {
      faixaAtual: 6,
      aliquotaEfetiva: 12.3,
      anexosCalculados: [{ tributos: { irpj: 26980.05, csll: 10842.45, cofins: 10363.37, pis: 2244.14 } }],
      resumo: { valorDASTotal: 50430 },
      alertas: [
        'Acima de R$ 3,6 milhões, o ICMS e o ISS são pagos por fora do DAS',
        'Doze meses com este faturamento passam do limite do Simples Nacional, de R$ 4,8 milhões.',
        'Anexo IV: a contribuição patronal ao INSS (CPP) não está no DAS e é paga à parte.',
      ],
    },
    source:
      'Conta à mão: 33% − 828.000 ÷ 4.000.000 = 12,3%; 410.000 × 12,3% = 50.430,00, dos quais 53,5%, 21,5%, 20,55% e 4,45%',
  },
  {
    title: 'Consultoria com folha de 30% da receita: fator R e Anexo III',
    input: {
      faturamento12Meses: 360000,
      faturamentoMensal: 30000,
      folha12Meses: 108000,
      anexos: [{ ...percent('V', 100), sujeitoFatorR: true }],
    },
    expected: {
      rbt12: 360000,
      fatorR: 30,
      faixaAtual: 2,
      aliquotaEfetiva: 8.6,
      anexosCalculados: [
        {
          anexo: 'III',
          tributos: { irpj: 103.2, csll: 90.3, cofins: 362.49, pis: 78.69, cpp: 1119.72, iss: 825.6 },
          valorDASMensal: 2580,
        },
      ],
    },
    source:
      'Conta à mão: 108.000 ÷ 360.000 = 30%; 11,2% − 9.360 ÷ 360.000 = 8,6%; 2.580 × 4%, 3,5%, 14,05%, 3,05%, 43,4% e 32%',
  },
  {
    title: 'Consultoria no nono mês: folha e receita desde a abertura',
    input: {
      faturamento12Meses: 50000,
      faturamentoMensal: 40000,
      mesesAtividade: 9,
      folha12Meses: 14500,
      anexos: [{ ...percent('V', 100), sujeitoFatorR: true }],
    },
    expected: {
      rbt12: 75000,
      fatorR: 29,
      faixaAtual: 1,
      anexosCalculados: [{ anexo: 'III', aliquotaEfetiva: 6, valorDASMensal: 2400 }],
      resumo: { valorDASTotal: 2400 },
    },
    source:
      'Conta à mão pela Resolução CGSN 140/2018, art. 26: 14.500 ÷ 50.000 = 29%; 50.000 ÷ 8 × 12 = 75.000; 40.000 × 6% = 2.400',
  },
  {
    title: 'Loja no mês da abertura, com R$ 20 mil',
    input: { faturamento12Meses: 0, faturamentoMensal: 20000, mesesAtividade: 1 },
    expected: { rbt12: 240000, faixaAtual: 2, aliquotaEfetiva: 4.825, resumo: { valorDASTotal: 965 } },
    source: 'Conta à mão: 20.000 × 12 = 240.000; 7,3% − 5.940 ÷ 240.000 = 4,825%; 20.000 × 4,825% = 965',
  },
  {
    title: 'Loja que só revende produtos monofásicos com substituição tributária',
    input: {
      faturamento12Meses: 300000,
      faturamentoMensal: 25000,
      anexos: [{ ...percent('I', 100), icmsOuIssForaDoDas: true, pisCofinsForaDoDas: true }],
    },
    expected: {
      aliquotaEfetiva: 2.6866,
      anexosCalculados: [
        {
          aliquotaEfetiva: 5.32,
          tributos: { irpj: 73.15, csll: 46.55, cpp: 551.95 },
          valorDASMensal: 671.65,
        },
      ],
    },
    source:
      'Conta à mão: 25.000 × 5,32% = 1.330; 5,5%, 3,5% e 41,5% dele são 73,15, 46,55 e 551,95; soma 671,65',
  },
  {
    title: 'No fim da primeira faixa',
    input: { faturamento12Meses: 180000, faturamentoMensal: 15000 },
    expected: { faixaAtual: 1, aliquotaEfetiva: 4, resumo: { valorDASTotal: 600 } },
    published: {
      source: 'Lei Complementar nº 123/2006, Anexo I, 1ª faixa',
      url: LEI_DO_SIMPLES.url,
      values: ['aliquotaEfetiva'],
    },
    source: 'LC 123/2006, Anexo I, 1ª faixa (até 180.000,00): 15.000 × 4% = 600,00',
    testOnly: true,
  },
  {
    title: 'No limite do Simples, com a tolerância das porcentagens',
    input: {
      faturamento12Meses: '4.800.000,00',
      faturamentoMensal: 400000,
      anexos: [percent('V', 99.99)],
    },
    expected: { faixaAtual: 6, resumo: { valorDASTotal: 76992.3 } },
    source: 'Conta à mão: 30,5% − 540.000 ÷ 4.800.000 = 19,25%; 399.960 × 19,25% = 76.992,30',
    testOnly: true,
  },
  {
    title: 'Início da segunda faixa, com a tolerância dos valores',
    input: {
      faturamento12Meses: 180000.01,
      faturamentoMensal: 10000,
      anexos: [inReais('II', 5000), inReais('II', 5001)],
    },
    expected: { faixaAtual: 2, resumo: { valorDASTotal: 450.05 } },
    source:
      'Conta à mão: 7,8% − 5.940 ÷ 180.000,01 = 4,50000018%; de 5.000, 225,00; de 5.001, 225,045, ou seja, 225,05',
    testOnly: true,
  },
  {
    title: 'No fim da quinta faixa do Anexo III, o ISS para em 5%',
    input: { faturamento12Meses: 3600000, faturamentoMensal: 300000, anexos: [percent('III', 100)] },
    expected: {
      anexosCalculados: [
        {
          aliquotaEfetiva: 17.51,
          tributos: {
            irpj: 2259.31,
            csll: 1974.08,
            cofins: 7235.78,
            pis: 1568.75,
            cpp: 24492.08,
            iss: 15000,
          },
          valorDASMensal: 52530,
        },
      ],
      alertas: [],
    },
    source:
      'Conta à mão: 21% − 125.640 ÷ 3.600.000 = 17,51%, e 33,5% disso passa de 5%; de 300.000 × 12,51% = 37.530 são 6,02%, 5,26%, 19,28%, 4,18% e 65,26%',
    testOnly: true,
  },
  {
    title: 'No quarto mês, com três meses de receita',
    input: { faturamento12Meses: 45000.03, faturamentoMensal: 15000, mesesAtividade: 4 },
    expected: { rbt12: 180000.12, faixaAtual: 2, resumo: { valorDASTotal: 600 } },
    source: 'Conta à mão: 45.000,03 ÷ 3 × 12 = 180.000,12; 15.000 × (7,3% − 5.940 ÷ 180.000,12) = 600,0003',
    testOnly: true,
  },
  {
    title: 'Segundo mês, sem nenhuma receita antes',
    input: {
      faturamento12Meses: 0,
      faturamentoMensal: 10000,
      mesesAtividade: 2,
      folha12Meses: 5000,
      anexos: [{ ...percent('V', 100), sujeitoFatorR: true }],
    },
    expected: {
      rbt12: 0,
      fatorR: 28,
      faixaAtual: 1,
      anexosCalculados: [{ anexo: 'III', aliquotaEfetiva: 6, valorDASMensal: 600 }],
    },
    source: 'LC 123/2006, Anexo III, 1ª faixa: 10.000 × 6% = 600; folha sem receita: fator R de 28%',
    testOnly: true,
  },
  {
    title: 'Mês da abertura: folha e receita do próprio mês',
    input: {
      faturamento12Meses: 0,
      faturamentoMensal: 20000,
      mesesAtividade: 1,
      folha12Meses: 5599.99,
      anexos: [{ ...percent('III', 100), sujeitoFatorR: true }],
    },
    expected: {
      rbt12: 240000,
      fatorR: 27.99995,
      anexosCalculados: [{ anexo: 'V', aliquotaEfetiva: 16.125, valorDASMensal: 3225 }],
    },
    source:
      'Conta à mão: 5.599,99 ÷ 20.000 = 27,99995%; 18% − 4.500 ÷ 240.000 = 16,125%; 20.000 × 16,125% = 3.225',
    testOnly: true,
  },
  {
    title: 'Nono mês, sem folha',
    input: {
      faturamento12Meses: 50000,
      faturamentoMensal: 40000,
      mesesAtividade: 9,
      folha12Meses: 0,
      anexos: [{ ...percent('III', 100), sujeitoFatorR: true }],
    },
    expected: { fatorR: 1, anexosCalculados: [{ anexo: 'V', valorDASMensal: 6200 }] },
    source: 'No primeiro ano, sem folha o fator R é de 1%; Anexo V, 1ª faixa: 40.000 × 15,5% = 6.200',
    testOnly: true,
  },
  {
    title: 'Com 27,995% o fator R não chega a 28%',
    input: {
      faturamento12Meses: 100000,
      faturamentoMensal: 10000,
      folha12Meses: 27995,
      anexos: [{ ...percent('III', 100), sujeitoFatorR: true }],
    },
    expected: { fatorR: 27.995, anexosCalculados: [{ anexo: 'V', valorDASMensal: 1550 }] },
    source: 'Conta à mão: 27.995 ÷ 100.000 = 27,995%, sem arredondar; 10.000 × 15,5% = 1.550',
    testOnly: true,
  },
  {
    title: 'Fator R logo abaixo de 28%: Anexo V',
    input: {
      faturamento12Meses: 360000,
      faturamentoMensal: 30000,
      folha12Meses: 100799.99,
      anexos: [{ ...percent('III', 100), sujeitoFatorR: true }],
    },
    expected: { anexosCalculados: [{ anexo: 'V', aliquotaEfetiva: 16.75, valorDASMensal: 5025 }] },
    source:
      'Conta à mão: 28% de 360.000 são 100.800; 18% − 4.500 ÷ 360.000 = 16,75%; 30.000 × 16,75% = 5.025',
    testOnly: true,
  },
  {
    title: 'Fator R de 28%: Anexo III; sem a caixa, o anexo da linha',
    input: {
      faturamento12Meses: 360000,
      faturamentoMensal: 30000,
      folha12Meses: 100800,
      anexos: [{ ...percent('V', 50), sujeitoFatorR: true }, percent('V', 50)],
    },
    expected: {
      fatorR: 28,
      anexosCalculados: [
        { anexo: 'III', valorDASMensal: 1290 },
        { anexo: 'V', valorDASMensal: 2512.5 },
      ],
      resumo: { valorDASTotal: 3802.5 },
    },
    source: 'Conta à mão: 15.000 × 8,6% = 1.290; 15.000 × 16,75% = 2.512,50',
    testOnly: true,
  },
] as const;

export const refusals: readonly Refusal[] = [
  { input: {}, field: 'faturamento12Meses', message: SENTENCES.semReceita },
  { input: {}, field: 'faturamentoMensal', message: SENTENCES.semReceitaNoMes },
  {
    input: { faturamento12Meses: 4800000.01, faturamentoMensal: 400000 },
    field: 'faturamento12Meses',
    message: 'Faturamento acima do limite do Simples Nacional (R$ 4,8 milhões).',
  },
  {
    input: month(inReais('I', 24998.99)),
    field: 'anexos',
    message: 'Soma dos valores dos anexos (R$ 24.998,99) deve ser igual ao faturamento mensal (R$ 25.000,00)',
  },
  {
    input: month(percent('I', 60), percent('III', 39.98)),
    field: 'anexos',
    message: 'A soma dos percentuais deve ser 100%. Atual: 99,98%',
  },
  {
    input: month(percent('I', 50), inReais('III', 12498.99)),
    field: 'anexos',
    message:
      'Inconsistência: valores dos anexos (R$ 24.998,99) não batem com faturamento mensal (R$ 25.000,00)',
  },
  { input: month(percent('I', 100.5)), field: 'anexos.0.valor', message: SENTENCES.porcentagemInvalida },
  { input: month(inReais('I', -1)), field: 'anexos.0.valor', message: SENTENCES.valorNegativo },
  {
    input: { faturamentoMensal: 400000.01, mesesAtividade: 1 },
    field: 'faturamentoMensal',
    message: SENTENCES.acimaDoLimite,
  },
  {
    input: { faturamento12Meses: 410000, faturamentoMensal: 1000, mesesAtividade: 2 },
    field: 'faturamento12Meses',
    message: SENTENCES.acimaDoLimite,
  },
  {
    input: { faturamento12Meses: -1, faturamentoMensal: 1000, mesesAtividade: 1 },
    field: 'faturamento12Meses',
    message: SENTENCES.semReceita,
  },
  {
    input: { faturamentoMensal: 1000, mesesAtividade: 13 },
    field: 'faturamento12Meses',
    message: SENTENCES.semReceita,
  },
];

/** Taxes per activity, hidden because the steps list them and the screen shows the sum of each tax. */
export const notShown = TRIBUTOS_DO_SIMPLES.map((tax) => `anexosCalculados.*.tributos.${tax}`);
