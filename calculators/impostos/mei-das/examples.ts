/** Payments of the MEI calculated by hand, and refused inputs; visitors see the cases without `testOnly`. */
import type { Refusal } from '../../../src/engine/definition.ts';
import { faltaSelic } from '../../regras/declara-atraso.ts';
import { LEI_DO_MEI } from '../../tabelas/leis-tributarias.ts';
import { SALARIO_MINIMO } from '../../tabelas/salario-minimo.ts';
import { yearChoice } from '../../tabelas/year-choice.ts';
import { SALARIO_MINIMO_DESDE_2020 } from './competencia.ts';

export const examples = [
  {
    title: 'Prestadora de serviços em 2026',
    input: { activity: 'servicos', ano: 2026 },
    expected: {
      valorDAS: 86.05,
      vencimento: '2026-12-20',
      vencimentoUtil: '2026-12-21',
      comercio: 82.05,
      industria: 82.05,
      servicos: 86.05,
      detalhamento: ['INSS: R$ 81,05 (5% do salário mínimo de R$ 1.621,00)', 'ICMS: R$ 0,00', 'ISS: R$ 5,00'],
      totalAnual: 1032.6,
    },
    published: {
      source: 'Megacidade, com o Sebrae Minas',
      url: 'https://www.megacidade.com/noticia/65320/novo-salario-minimo-em-2026-reajusta-valor-do-das-mei-e-exige-atencao-dos-empreendedores',
      values: ['valorDAS', 'comercio'],
    },
    source:
      'Decreto nº 12.797/2025 e LC 123/2006: 1.621 × 5% = 81,05; 81,05 + 5 = 86,05; × 12 = 1.032,60; 20/12/2026 é domingo',
    today: '2026-11-20',
  },
  {
    title: 'Comércio e serviços em 2026',
    input: { activity: 'comercio-servicos', ano: 2026 },
    expected: { valorDAS: 87.05, inss: 81.05, icms: 1, iss: 5, totalAnual: 1044.6 },
    source: 'Conta à mão: 81,05 + 1 + 5 = 87,05; × 12 = 1.044,60',
  },
  {
    title: 'Comerciante em 2025',
    input: { activity: 'comercio', ano: 2025 },
    expected: { valorDAS: 76.9, comercio: 76.9, industria: 76.9, servicos: 80.9, totalAnual: 922.8 },
    source: 'Decreto nº 12.342/2024: 1.518 × 5% = 75,90; 75,90 + 1 = 76,90; × 12 = 922,80',
  },
  {
    title: 'DAS de julho de 2026, comércio, pago em outubro',
    input: { activity: 'comercio', competencia: '07/2026', dataPagamento: '2026-10-15' },
    expected: {
      valorDAS: 82.05,
      vencimento: '2026-08-20',
      vencimentoUtil: '2026-08-20',
      diasAtraso: 56,
      multa: 15.16,
      juros: 1.71,
      totalAtualizado: 98.92,
    },
    source:
      'Conta à mão pela Lei 9.430/1996, art. 61: 11 dias de agosto + 30 + 15 = 56; 82,05 × 0,33% × 56 = 15,16284; Selic de setembro 1,08% + 1%: 82,05 × 2,08% = 1,70664',
    today: '2026-11-20',
  },
  {
    title: 'Caminhoneiro entre municípios em 2026',
    input: { activity: 'caminhoneiro', ano: 2026 },
    expected: {
      valorDAS: 195.52,
      inss: 194.52,
      icms: 1,
      iss: 0,
      comercio: 82.05,
      totalAnual: 2346.24,
      limiteFaturamento: 251_600,
      limiteTolerancia: 301_920,
    },
    published: {
      source: 'Megacidade, com o Sebrae Minas',
      url: 'https://www.megacidade.com/noticia/65320/novo-salario-minimo-em-2026-reajusta-valor-do-das-mei-e-exige-atencao-dos-empreendedores',
      values: ['valorDAS'],
    },
    source:
      'LC 123/2006, art. 18-F: 1.621 × 12% = 194,52; + 1 = 195,52; × 12 = 2.346,24; 251.600 × 1,2 = 301.920',
  },
  {
    title: 'Prestadora de serviços que faturou R$ 90.000,00 no ano',
    input: { activity: 'servicos', ano: 2026, faturamentoAno: 90_000 },
    expected: { valorDAS: 86.05, limiteFaturamento: 81_000, excesso: 9000, impostoExcesso: 540 },
    source:
      'LC 123/2006, art. 18-A, §§ 7º, III, “a”, e 10; à mão: 90.000 − 81.000 = 9.000, × 6% (anexo III) = 540; 90.000 não passa de 97.200',
  },
  {
    title: 'DAS de abril de 2023, comércio, pago em junho: o salário mínimo ainda era o de janeiro',
    input: { activity: 'comercio', competencia: '04/2023', dataPagamento: '2023-06-15' },
    expected: {
      valorDAS: 66.1,
      inss: 65.1,
      vencimento: '2023-05-22',
      diasAtraso: 24,
      multa: 5.24,
      juros: 0.66,
      totalAtualizado: 72,
    },
    source:
      'Conta à mão: 1.302 × 5% = 65,10; 65,10 + 1 = 66,10; 20/05/2023 é sábado; 9 + 15 = 24 dias × 0,33% = 7,92%; 66,10 × 7,92% = 5,23512; × 1% = 0,661',
    today: '2026-11-20',
    testOnly: true,
  },
  {
    title: 'DAS de maio de 2023: o novo salário mínimo',
    input: { activity: 'comercio-servicos', ano: 2026, competencia: '05/2023', dataPagamento: '2023-06-20' },
    expected: { valorDAS: 72, inss: 66, vencimento: '2023-06-20', diasAtraso: 0, totalAtualizado: 72 },
    source: 'Lei nº 14.663/2023: 1.320 × 5% = 66; 66 + 1 + 5 = 72',
    today: '2026-11-20',
    testOnly: true,
  },
  {
    title: 'DAS de dezembro de 2023, pago no vencimento do ano seguinte',
    input: { activity: 'servicos', competencia: '12/2023', dataPagamento: '2024-01-22' },
    expected: { valorDAS: 71, vencimento: '2024-01-22', diasAtraso: 0, totalAtualizado: 71 },
    source: '1.320 × 5% + 5 = 71; 20/01/2024 é sábado',
    today: '2026-11-20',
    testOnly: true,
  },
  {
    title: 'DAS de fevereiro de 2020, o primeiro da página',
    input: { activity: 'industria', competencia: '02/2020', dataPagamento: '2020-03-20' },
    expected: {
      valorDAS: 53.25,
      inss: 52.25,
      vencimento: '2020-03-20',
      diasAtraso: 0,
      totalAtualizado: 53.25,
    },
    source: 'Lei nº 14.013/2020: 1.045 × 5% = 52,25; 52,25 + 1 = 53,25',
    today: '2026-11-20',
    testOnly: true,
  },
  {
    title: 'O DAS de março de 2020 pago no vencimento adiado',
    input: { activity: 'servicos', competencia: '03/2020', dataPagamento: '2020-10-20' },
    expected: { valorDAS: 57.25, vencimento: '2020-10-20', diasAtraso: 0, multa: 0, totalAtualizado: 57.25 },
    source: 'Resolução CGSN 154/2020, art. 1º: vence em 20/10/2020',
    testOnly: true,
  },
  {
    title: 'O DAS de abril de 2020 deve juros só desde o vencimento adiado',
    input: { activity: 'servicos', competencia: '04/2020', dataPagamento: '2026-11-27' },
    expected: {
      valorDAS: 57.25,
      vencimento: '2020-11-20',
      multa: 11.45,
      juros: 36.93,
      totalAtualizado: 105.63,
    },
    source:
      'Resolução CGSN 154/2020; conta à mão: 20% de 57,25 = 11,45; Selic de 12/2020 a 10/2026 e mais 1% = 64,51%; 57,25 × 64,51% = 36,93',
    testOnly: true,
  },
  {
    title: 'Comércio e serviços em 2020, sem o mês: o último salário mínimo do ano',
    input: { activity: 'comercio-servicos', ano: 2020 },
    expected: { valorDAS: 58.25, inss: 52.25, comercio: 53.25, industria: 53.25, servicos: 57.25 },
    source: 'Lei nº 14.013/2020: 1.045 × 5% = 52,25; 52,25 + 1 + 5 = 58,25',
    testOnly: true,
  },
  {
    title: 'Comércio em 2021',
    input: { activity: 'comercio', ano: 2021 },
    expected: { valorDAS: 56, inss: 55, servicos: 60, totalAnual: 672 },
    source: 'Lei nº 14.158/2021: 1.100 × 5% = 55; 55 + 1 = 56; × 12 = 672',
    testOnly: true,
  },
  {
    title: 'Serviços em 2022',
    input: { activity: 'servicos', ano: 2022 },
    expected: { valorDAS: 65.6, inss: 60.6, comercio: 61.6, totalAnual: 787.2 },
    source: 'Lei nº 14.358/2022: 1.212 × 5% = 60,60; 60,60 + 5 = 65,60; × 12 = 787,20',
    testOnly: true,
  },
  {
    title: 'Serviços em 2023, sem o mês: o salário mínimo desde maio',
    input: { activity: 'servicos', ano: 2023 },
    expected: {
      valorDAS: 71,
      inss: 66,
      comercio: 67,
      detalhamento: ['INSS: R$ 66,00 (5% do salário mínimo de R$ 1.320,00)', 'ICMS: R$ 0,00', 'ISS: R$ 5,00'],
    },
    source: 'Lei nº 14.663/2023: 1.320 × 5% = 66; 66 + 5 = 71',
    testOnly: true,
  },
  {
    title: 'Comerciante que ainda pode faturar R$ 21.000,00',
    input: { activity: 'comercio', ano: 2026, faturamentoAno: 60_000 },
    expected: { podeFaturar: 21_000 },
    source: 'Conta à mão: 81.000 − 60.000',
    testOnly: true,
  },
  {
    title: 'Exatamente os 20% de tolerância, no comércio e nos serviços',
    input: { activity: 'comercio-servicos', ano: 2026, faturamentoAno: 97_200 },
    expected: { excesso: 16_200, impostoExcesso: 810 },
    source: 'Conta à mão: 8.100 × 4% + 8.100 × 6% = 324 + 486',
    testOnly: true,
  },
  {
    title: 'Um centavo além da tolerância',
    input: { activity: 'comercio', ano: 2026, faturamentoAno: 97_200.01 },
    expected: { excesso: 16_200.01 },
    source: 'LC 123/2006, art. 18-A, § 7º, III, “b”: 97.200,01 passa de 81.000 em mais de 20%',
    testOnly: true,
  },
  {
    title: 'Indústria aberta em julho que passa do limite dos seus meses',
    input: { activity: 'industria', ano: 2026, mesesAtividade: 6, faturamentoAno: 45_000 },
    expected: { limiteFaturamento: 40_500, excesso: 4500, impostoExcesso: 180 },
    source: 'Conta à mão: 6 × 6.750 = 40.500; 45.000 − 40.500 = 4.500, × 4% = 180',
    testOnly: true,
  },
  {
    title: 'Aberta em julho, além da tolerância',
    input: { activity: 'servicos', ano: 2026, mesesAtividade: 6, faturamentoAno: 60_000 },
    expected: { excesso: 19_500 },
    source: 'Conta à mão: 60.000 − 40.500; a tolerância vai até 48.600',
    testOnly: true,
  },
  {
    title: 'Caminhoneiro acima do seu limite',
    input: { activity: 'caminhoneiro', ano: 2026, faturamentoAno: 260_000 },
    expected: { excesso: 8400 },
    source: 'Conta à mão: 260.000 − 251.600',
    testOnly: true,
  },
  {
    title: 'Indústria em 2024, no último dia do ano',
    input: { activity: 'industria', ano: '2024' },
    expected: {
      valorDAS: 71.6,
      vencimento: '2027-01-20',
      vencimentoUtil: '2027-01-20',
      servicos: 75.6,
      totalAnual: 859.2,
    },
    source: 'Decreto nº 11.864/2023: 1.412 × 5% = 70,60; 70,60 + 1 = 71,60; × 12 = 859,20',
    today: '2026-12-31',
    testOnly: true,
  },
  {
    title: 'Sem ano vale a tabela mais nova que já começou',
    input: { activity: 'comercio-servicos' },
    expected: { valorDAS: 81.9, vencimento: '2025-02-20' },
    source: 'Conta à mão, tabela de 2025: 75,90 + 1 + 5 = 81,90',
    today: '2025-01-31',
    testOnly: true,
  },
  {
    title: 'Ano anterior, no último dia da declaração anual',
    input: { activity: 'comercio', ano: 2025 },
    expected: { valorDAS: 76.9, vencimento: '2026-06-20', vencimentoUtil: '2026-06-22' },
    source: 'Decreto nº 12.342/2024: 1.518 × 5% = 75,90; 75,90 + 1 = 76,90; 20/06/2026 é sábado',
    today: '2026-05-31',
    testOnly: true,
  },
  {
    title: 'Ano da abertura, com seis meses',
    input: { activity: 'servicos', ano: 2026, mesesAtividade: 6 },
    expected: { valorDAS: 86.05, totalAnual: 1032.6, limiteFaturamento: 40_500, limiteTolerancia: 48_600 },
    source: 'Conta à mão: 6.750 × 6 = 40.500; × 1,2 = 48.600',
    testOnly: true,
  },
  {
    title: 'Sem mais dizer, o ano inteiro',
    input: { activity: 'servicos', ano: 2026 },
    expected: { limiteFaturamento: 81_000, limiteTolerancia: 97_200 },
    published: {
      source: 'Lei Complementar nº 123/2006, art. 18-A, § 1º',
      url: LEI_DO_MEI.url,
      values: ['limiteFaturamento'],
    },
    source: 'Conta à mão: 81.000 × 1,2 = 97.200',
    testOnly: true,
  },
  {
    title: 'Caminhoneiro que abre em fevereiro',
    input: { activity: 'caminhoneiro-municipal', ano: 2026, mesesAtividade: 11 },
    expected: {
      valorDAS: 199.52,
      icms: 0,
      iss: 5,
      servicos: 86.05,
      limiteFaturamento: 230_633.37,
      limiteTolerancia: 276_760.04,
    },
    source:
      'LC 123/2006, art. 18-F, II: 20.966,67 × 11 = 230.633,37; × 1,2 = 276.760,044; 194,52 + 5 = 199,52',
    testOnly: true,
  },
  {
    title: 'Caminhoneiro dentro e fora do município, em 2025',
    input: { activity: 'caminhoneiro-ambos', ano: 2025 },
    expected: { valorDAS: 188.16, inss: 182.16, icms: 1, iss: 5 },
    source: 'Conta à mão: 1.518 × 12% = 182,16; + 1 + 5 = 188,16',
    testOnly: true,
  },
  {
    title: 'O mês também se escreve 2026-10; o feriado adia o vencimento',
    input: { activity: 'servicos', competencia: '2026-10', dataPagamento: '2026-11-23' },
    expected: {
      vencimento: '2026-11-23',
      vencimentoUtil: '2026-11-23',
      diasAtraso: 0,
      multa: 0,
      juros: 0,
      totalAtualizado: 86.05,
    },
    source:
      'Lei 14.759/2023: 20/11 é feriado; 21 e 22/11/2026 são sábado e domingo; pago no vencimento, sem acréscimo',
    today: '2026-11-22',
    testOnly: true,
  },
  {
    title: 'O próximo vencimento cai num feriado de sexta-feira',
    input: { activity: 'servicos', ano: 2026 },
    expected: { vencimento: '2026-11-20', vencimentoUtil: '2026-11-23' },
    source:
      'Resolução CGSN 140/2018, art. 40, e Lei 14.759/2023: 20/11 é feriado; 21 e 22/11/2026 são sábado e domingo',
    today: '2026-10-15',
    testOnly: true,
  },
  {
    title: 'O próximo vencimento cai em Corpus Christi, que não é feriado nacional, mas é dia sem banco',
    input: { activity: 'servicos', ano: 2026 },
    expected: { vencimento: '2030-06-20', vencimentoUtil: '2030-06-21' },
    source: 'Resolução CMN 4.880/2020: a Páscoa de 2030 é em 21/04; 60 dias depois, quinta-feira, 20/06',
    today: '2030-05-15',
    testOnly: true,
  },
  {
    title: 'Vencimento num sábado passa à segunda-feira, e a tabela é a do ano do mês',
    input: { activity: 'comercio', ano: 2026, competencia: '8/2025', dataPagamento: '2025-09-30' },
    expected: {
      valorDAS: 76.9,
      vencimento: '2025-09-22',
      diasAtraso: 8,
      multa: 2.03,
      juros: 0,
      totalAtualizado: 78.93,
    },
    source:
      'Conta à mão: 20/09/2025 é sábado; 8 dias × 0,33% = 2,64%; 76,90 × 2,64% = 2,03016; no mês do vencimento não há juros',
    today: '2026-11-22',
    testOnly: true,
  },
  {
    title: 'Pago antes do vencimento',
    input: { activity: 'comercio', competencia: '11/2026' },
    expected: { vencimento: '2026-12-21', diasAtraso: 0, multa: 0, juros: 0, totalAtualizado: 82.05 },
    source: '20/12/2026 é domingo; em dia, sem multa e sem juros',
    today: '2026-11-22',
    testOnly: true,
  },
] as const;

const TODAY = '2026-11-20';
/** A day without a known Selic. */
const FAR_AHEAD = '2199-01-15';

function semTabela(tabela: { readonly years: readonly number[] }): string {
  return yearChoice(tabela).messages.enum;
}

function ofMonth(competencia: string, message: string): Refusal {
  return { input: { activity: 'comercio', competencia }, field: 'competencia', message, today: TODAY };
}

export const refusals = [
  ofMonth('13/2026', 'Digite o mês como 10/2026'),
  ofMonth('outubro', 'Digite o mês como 10/2026'),
  ofMonth('12/2026', 'A competência não pode ser futura'),
  ofMonth('01/2020', 'Há tabelas do MEI a partir de fevereiro de 2020'),
  ofMonth('12/2019', semTabela(SALARIO_MINIMO_DESDE_2020)),
  {
    input: { activity: 'comercio', ano: 2019 },
    field: 'ano',
    message: semTabela(SALARIO_MINIMO_DESDE_2020),
    today: TODAY,
  },
  {
    input: { activity: 'caminhoneiro', ano: 2023 },
    field: 'ano',
    message: semTabela(SALARIO_MINIMO),
    today: TODAY,
  },
  {
    input: { activity: 'caminhoneiro-municipal', competencia: '12/2023' },
    field: 'competencia',
    message: semTabela(SALARIO_MINIMO),
    today: TODAY,
  },
  {
    input: { activity: 'comercio', competencia: '07/2026', dataPagamento: FAR_AHEAD },
    field: 'dataPagamento',
    message: faltaSelic('2026-08-20', FAR_AHEAD) ?? '',
    today: TODAY,
  },
] as const;
