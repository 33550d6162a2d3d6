/** Terminations calculated by hand, and refused inputs. */
import type { Example, Refusal } from '../../../src/engine/definition.ts';
import { INSS } from '../../tabelas/inss.ts';
import { missingYear } from '../../tabelas/table.ts';
import { SIMPLE_EXAMPLES, worked } from './simple-examples.ts';

export const EXAMPLES = [
  {
    title: 'Demissão sem justa causa depois de três anos e meio, com um período de férias vencidas',
    input: worked(3000, '2023-02-01', '2026-08-20', 'demissao-sem-justa-causa', 30),
    expected: {
      saldoSalario: 2000,
      avisoPrevia: 3900,
      dataProjetada: '2026-09-28',
      decimoTerceiro: 2250,
      decimoTerceiroAviso: 250,
      feriasVencidas: 4000,
      feriasProporcionais: 2666.67,
      pagoPelaEmpresa: 14816.67,
      inssSaldo: 155.69,
      inss13: 178.19,
      irrf: 0,
      liquido: 14482.79,
      fgtsSaldoAnterior: 10940,
      fgtsSaldo: 11592,
      fgtsMulta: 4504,
      fgtsMultaComAviso: 4636.8,
      fgtsSacavel: 16096,
      totalLiquido: 30578.79,
    },
    source:
      'Conta à mão: 20 dias; 39 de aviso, até 28/09; 9/12 de 13º; 8/12 de férias e 30 dias vencidos, com um terço; INSS 121,575 + 379 × 9% e 121,575 + 629 × 9%; FGTS 240 × (42 + 35 ÷ 12) e dois terços de férias de 80, 8% × 8.150 e 40% × (10.940 + 8% × 4.000)',
  },
  {
    title: 'Acordo mútuo: metade do aviso, no valor e no tempo',
    input: worked(2400, '2025-03-10', '2026-06-24', 'acordo-mutuo'),
    expected: {
      saldoSalario: 1920,
      avisoPrevia: 1320,
      dataProjetada: '2026-07-10',
      avos13: 6,
      decimoTerceiro: 1200,
      avosFerias: 4,
      feriasProporcionais: 1066.67,
      inss: 238.49,
      liquido: 5268.18,
      fgtsSaldoAnterior: 3052.8,
      fgtsSaldoLiberado: 2726.4,
      fgtsMulta: 660.48,
      fgtsSacavelCaixa: 3254.78,
      totalLiquido: 8655.06,
    },
    source:
      'Conta à mão: 33 dias ÷ 2, que no tempo são 16; até 10/07 são 6/12 de 13º e 4 meses e um dia de férias; INSS 121,575 + 299 × 9% e 1.200 × 7,5%; FGTS 192 × (14 + 22 ÷ 30 + 10 ÷ 12) e 64 do terço de férias, 80% de 3.408 e 20% × (3.052,80 + 8% × 3.120); 80% × (3.408 + 660,48)',
  },
  {
    title: 'Pedido de demissão sem cumprir o aviso',
    input: { ...worked(2500, '2026-02-02', '2026-09-15', 'pedido-demissao'), descontarAviso: true },
    expected: {
      saldoSalario: 1250,
      decimoTerceiro: 1666.67,
      feriasProporcionais: 1944.44,
      inss: 219.44,
      descontoAviso: 2500,
      liquido: 2141.67,
      fgtsSacavel: 0,
      totalLiquido: 2141.67,
    },
    source:
      'Conta à mão: 15 dias; 8/12 de 13º, pois setembro tem 15 dias; 7 meses e 14 dias de férias; INSS 93,75 e 121,575 + 45,67 × 9% = 125,6853; 4.861,11 − 219,44 − 2.500',
  },
  {
    title: 'Demissão com aviso trabalhado, dois dependentes e saque-aniversário',
    input: {
      ...worked(8000, '2019-07-01', '2026-10-31', 'demissao-sem-justa-causa'),
      avisoTipo: 'trabalhado',
      dependentes: 2,
      saldoFgts: 60000,
      saqueAniversario: true,
    },
    expected: {
      saldoSalario: 8000,
      diasAvisoPrevio: 51,
      avisoPrevia: 5600,
      decimoTerceiro: 7333.33,
      feriasProporcionais: 4444.44,
      inss: 1749.69,
      irrfSaldo: 933.58,
      irrf13: 773.69,
      liquido: 21920.81,
      fgtsSaldo: 61674.67,
      fgtsMulta: 24469.33,
      fgtsSaldoLiberado: 0,
      totalLiquido: 46390.14,
    },
    source:
      'Conta à mão: 21 dias de aviso pagos, até 21/11; INSS 411,1122 + 3.645,73 × 14% e + 2.979,06 × 14%; 6.699,31 × 27,5% − 908,73; 6.125,97 × 27,5% − 908,73 − (978,62 − 0,133145 × 7.333,33); 40% × (60.000 + 8% × 14.666,67)',
  },
  {
    title: 'Justa causa: o saldo e as férias vencidas',
    input: worked(4000, '2020-05-04', '2026-04-10', 'demissao-justa-causa', 30),
    expected: {
      saldoSalario: 1333.33,
      avisoPrevia: 0,
      avos13: 0,
      decimoTerceiro: 0,
      avosFerias: 0,
      feriasTotal: 5333.33,
      inss: 100,
      liquido: 6566.66,
      fgtsSaldo: 25045.34,
      fgtsSacavel: 0,
      dataProjetada: '2026-04-10',
    },
    source:
      'Conta à mão: 4.000 ÷ 30 × 10; 4.000 × 4 ÷ 3; 1.333,33 × 7,5%; FGTS 320 × (70 + 28 ÷ 30 + 68 ÷ 12) = 24.512, quatro terços de férias de 106,6667 e 8% × 1.333,33',
    testOnly: true,
  },
  {
    title: 'O aviso passa do fim do ano: o 13º vai além de doze avos, com as tabelas do ano da saída',
    input: worked(3000, '2024-06-03', '2025-12-15', 'demissao-sem-justa-causa', 30),
    expected: {
      avisoPrevia: 3300,
      dataProjetada: '2026-01-17',
      avos13: 13,
      decimoTerceiro: 3250,
      decimoTerceiroAviso: 250,
      avosFerias: 8,
      feriasProporcionais: 2666.67,
      inss13: 283.41,
      irrf13: 16.05,
    },
    source:
      'Conta à mão: 33 dias até 17/01; 3.250 = 3.000 ÷ 12 × 13; 03/06 a 17/01 são 7 meses e 15 dias; INSS 113,85 + 114,8292 + 456,12 × 12%; (3.250 − 607,20) × 7,5% − 182,16 = 16,05',
    testOnly: true,
  },
  {
    title: 'O aviso acaba trinta dias antes da data-base: mais um salário',
    input: { ...worked(3000, '2025-09-01', '2026-03-02', 'demissao-sem-justa-causa'), mesDataBase: 5 },
    expected: { dataProjetada: '2026-04-01', indenizacaoAdicional: 3000, pagoPelaEmpresa: 9283.33 },
    source: 'Conta à mão: de 01/04 a 01/05 são 30 dias; 200 + 3.000 + 750 + 2.333,33 + 3.000',
    testOnly: true,
  },
  {
    title: 'O aviso acaba 31 dias antes da data-base',
    input: { ...worked(3000, '2025-09-01', '2026-03-01', 'demissao-sem-justa-causa'), mesDataBase: 5 },
    expected: { dataProjetada: '2026-03-31', indenizacaoAdicional: 0 },
    source: 'Lei 7.238/1984, art. 9º; Súmula 182 do TST',
    testOnly: true,
  },
  {
    title: 'O aviso chega à data-base: vale o salário novo, e não a indenização',
    input: { ...worked(3000, '2025-09-01', '2026-04-01', 'demissao-sem-justa-causa'), mesDataBase: 5 },
    expected: { dataProjetada: '2026-05-01', indenizacaoAdicional: 0 },
    source: 'Súmula 314 do TST',
    testOnly: true,
  },
  {
    title: 'Quinze faltas e o aviso além dos doze meses: só os doze avos do período diminuem',
    input: {
      ...worked(3000, '2025-03-02', '2026-02-27', 'demissao-sem-justa-causa'),
      faltas: 15,
      mediaAdicionais: 300,
    },
    expected: {
      diasSaldo: 27,
      saldoSalario: 2700,
      avisoPrevia: 3300,
      avosFerias: 13,
      diasDireito: 18,
      feriasProporcionais: 3006.67,
      decimoTerceiro: 825,
    },
    source: 'Conta à mão: 3.300 × (12 × 18 ÷ 30 + 1) ÷ 12 × 4 ÷ 3 = 3.006,666…; 3.300 × 3 ÷ 12',
    testOnly: true,
  },
  {
    title: 'Fevereiro inteiro conta 30 dias; férias em dobro',
    input: { ...worked(3000, '2021-02-01', '2026-02-28', 'demissao-justa-causa', 30), feriasEmDobro: 60 },
    expected: {
      diasDoMes: 28,
      diasSaldo: 30,
      saldoSalario: 3000,
      feriasVencidas: 4000,
      feriasEmDobro: 16000,
      liquido: 22751.4,
    },
    source: 'Conta à mão: 3.000 × 4 ÷ 3; 3.000 ÷ 30 × 60 × 8 ÷ 3; 23.000 − 248,60 de INSS',
    testOnly: true,
  },
  {
    title: 'Os descontos não passam do que há a receber',
    input: {
      ...worked(1800, '2026-07-01', '2026-07-16', 'pedido-demissao'),
      adiantamento13: 5000,
      descontarAviso: true,
    },
    expected: {
      pagoPelaEmpresa: 1310,
      inss: 83.25,
      descontoAdiantamento13: 1226.75,
      descontoAviso: 0,
      totalDescontos: 1310,
      liquido: 0,
      fgtsSaldoAnterior: 400,
      fgtsDepositoRescisorio: 0,
    },
    source:
      'Conta à mão: 960 + 150 + 200 = 1.310; INSS 72 + 11,25; 1.310 − 83,25 = 1.226,75; FGTS 8% × 5.000, e nada sobre 960 + 150 − 5.000',
    testOnly: true,
  },
  {
    title: 'Acordo com aviso trabalhado e saque-aniversário: só a multa',
    input: {
      ...worked(2400, '2025-03-10', '2026-06-24', 'acordo-mutuo'),
      avisoTipo: 'trabalhado',
      saqueAniversario: true,
    },
    expected: {
      avisoPrevia: 120,
      dataProjetada: '2026-06-25',
      avos13: 6,
      avosFerias: 4,
      fgtsSaldoLiberado: 0,
      fgtsMulta: 660.48,
      fgtsMultaComAviso: 662.4,
      fgtsSacavel: 660.48,
    },
    source:
      'Conta à mão: 2.400 ÷ 30 × 3 ÷ 2; um dia a mais; 20% × (3.052,80 + 8% × 3.120) e 20% × (3.052,80 + 8% × 3.240)',
    testOnly: true,
  },
  {
    title: 'Na multa, o depósito da rescisão entra com frações de centavo',
    input: {
      ...worked(8295.96, '2024-01-01', '2024-01-05', 'demissao-sem-justa-causa'),
      avisoTipo: 'trabalhado',
    },
    expected: { saldoSalario: 1382.66, avisoPrevia: 0, fgtsSaldo: 110.61, fgtsMulta: 44.25 },
    source: 'Conta à mão: 8.295,96 ÷ 30 × 5; × 8% = 110,6128; × 40% = 44,24512',
    testOnly: true,
  },
  {
    title: 'A 1ª parcela do 13º já teve o seu depósito',
    input: {
      ...worked(3000, '2023-03-10', '2026-12-10', 'demissao-sem-justa-causa'),
      saldoFgts: 10000,
      adiantamento13: 1500,
    },
    expected: {
      saldoSalario: 1000,
      avisoPrevia: 3900,
      decimoTerceiro: 3250,
      decimoTerceiroAviso: 500,
      fgtsSaldoAnterior: 10000,
      fgtsDepositoRescisorio: 532,
      fgtsMulta: 4072,
      descontoAdiantamento13: 1500,
    },
    source:
      'Conta à mão: 8% × (1.000 + 3.900 + 3.250 − 1.500) = 532; 40% × (10.000 + 8% × (1.000 + 3.250 − 500 − 1.500)) = 4.072',
    testOnly: true,
  },
  {
    title: 'O que já foi sacado entra na multa, e não no saque',
    input: {
      ...worked(3000, '2023-03-10', '2026-12-10', 'demissao-sem-justa-causa'),
      saldoFgts: 10000,
      saquesFgts: 5000,
    },
    expected: {
      fgtsDepositoRescisorio: 652,
      fgtsMulta: 6120,
      fgtsMultaComAviso: 6260.8,
      fgtsSaldoLiberado: 10652,
      fgtsSacavel: 16772,
    },
    source:
      'Conta à mão: 40% × (15.000 + 8% × 3.750) = 6.120; 40% × (10.652 + 5.000) = 6.260,80; 10.652 + 6.120; Decreto 99.684/1990, art. 9º, § 1º',
    testOnly: true,
  },
  {
    title: 'O terço das cinco férias já tiradas está no saldo estimado',
    input: worked(6000, '2020-01-06', '2025-12-30', 'pedido-demissao'),
    expected: { fgtsSaldoAnterior: 37216, irrfSaldo: 562.63, prazoPagamento: '2026-01-09', multaAtraso: 0 },
    source:
      'Conta à mão: 480 × (70 + 26 ÷ 30 + 5) = 36.416; 8% × 6.000 ÷ 3 × 5 = 800; INSS 649,60; 5.350,40 × 27,5% − 908,73 = 562,63',
    testOnly: true,
  },
  {
    title: 'Férias tiradas em parte tiveram o depósito em parte',
    input: {
      ...worked(6000, '2020-01-06', '2025-12-30', 'pedido-demissao', 15),
      feriasEmDobro: 30,
    },
    expected: { fgtsSaldoAnterior: 36976 },
    source: 'Conta à mão: 36.416 + 160 × (5 − 45 ÷ 30)',
    testOnly: true,
  },
  {
    title: 'Paga em janeiro: o imposto de renda é o do mês do pagamento',
    input: {
      ...worked(6000, '2020-01-06', '2025-12-30', 'pedido-demissao'),
      dataPagamento: '2026-01-08',
    },
    expected: { inssSaldo: 649.6, irrfSaldo: 382.88, multaAtraso: 0 },
    source:
      'Conta à mão: 562,63 − (978,62 − 0,133145 × 6.000) = 562,63 − 179,75; Lei 7.713/1988, art. 7º, § 1º',
    testOnly: true,
  },
  {
    title: 'Saída em 26 de dezembro, paga no fim do ano',
    input: worked(6000, '2024-01-02', '2025-12-26', 'pedido-demissao'),
    expected: { saldoSalario: 5200, irrfSaldo: 357.89 },
    source:
      'Conta à mão: 6.000 ÷ 30 × 26; o desconto simplificado passa do INSS de 537,60: (5.200 − 607,20) × 22,5% − 675,49 = 357,89',
    testOnly: true,
  },
  {
    title: 'Saída em 26 de dezembro, paga em 1º de janeiro',
    input: {
      ...worked(6000, '2024-01-02', '2025-12-26', 'pedido-demissao'),
      dataPagamento: '2026-01-01',
    },
    expected: { saldoSalario: 5200, irrfSaldo: 71.62 },
    source: 'Conta à mão: 357,89 − (978,62 − 0,133145 × 5.200) = 357,89 − 286,266 = 71,624',
    testOnly: true,
  },
  {
    title: 'O décimo dia é domingo: paga na segunda-feira, não há multa',
    input: {
      ...worked(3000, '2024-01-02', '2026-10-15', 'pedido-demissao'),
      dataPagamento: '2026-10-26',
    },
    expected: { prazoPagamento: '2026-10-26', multaAtraso: 0 },
    source: 'CLT art. 477, § 6º; TST, OJ 162 da SDI-1: 25/10/2026 é domingo',
    testOnly: true,
  },
  {
    title: 'Paga um dia depois do prazo: mais um salário',
    input: {
      ...worked(3000, '2024-01-02', '2026-10-15', 'pedido-demissao'),
      dataPagamento: '2026-10-27',
    },
    expected: {
      saldoSalario: 1500,
      decimoTerceiro: 2500,
      feriasProporcionais: 3000,
      multaAtraso: 3000,
      pagoPelaEmpresa: 10000,
      inss: 313.19,
      fgtsDepositoRescisorio: 320,
      liquido: 9686.81,
    },
    source:
      'Conta à mão: 1.500 + 2.500 + 3.000 × 9 ÷ 12 × 4 ÷ 3 + 3.000; INSS 112,50 e 121,575 + 879 × 9% = 200,685; nada de INSS, imposto e FGTS na multa: 8% × 4.000',
    testOnly: true,
  },
  {
    title: 'A multa por atraso é de tudo o que é salário',
    input: {
      ...worked(3000, '2024-01-02', '2026-10-15', 'pedido-demissao'),
      mediaAdicionais: 400,
      dataPagamento: '2026-10-27',
    },
    expected: { multaAtraso: 3400 },
    source: 'TST, Tema 142: 3.000 + 400',
    testOnly: true,
  },
  {
    title: 'Acordo com aviso de 39 dias: o tempo vai 19 dias adiante',
    input: { ...worked(3000, '2023-01-10', '2026-10-20', 'acordo-mutuo'), saldoFgts: 10000 },
    expected: {
      avisoPrevia: 1950,
      dataProjetada: '2026-11-08',
      avos13: 10,
      decimoTerceiro: 2500,
      avosFerias: 10,
      feriasProporcionais: 3333.33,
      fgtsSacavel: 10484.8,
      fgtsSacavelCaixa: 10070.4,
    },
    source:
      'Conta à mão: 39 ÷ 2 = 19,5, dos quais 19 dias; FGTS 10.000 + 8% × 6.450 = 10.516; 80% × 10.516 = 8.412,80; 20% × (10.000 + 8% × 4.500) = 2.072; 80% × (10.516 + 2.072)',
    testOnly: true,
  },
  ...SIMPLE_EXAMPLES,
  {
    title: 'Adiantamento do 13º que consome tudo o que a empresa deve',
    input: { ...worked(3000, '2026-07-01', '2026-07-16', 'demissao-sem-justa-causa'), adiantamento13: 6000 },
    expected: { pagoPelaEmpresa: 5766.67, totalDescontos: 5766.67, liquido: 0, fgtsSacavel: 672 },
    source: 'Conta à mão: 1.600 + 3.000 + 500 + 666,67 = 5.766,67; FGTS 8% × 6.000 = 480; 480 + 40% = 672',
    testOnly: true,
  },
  {
    title: 'Conta simples: cinco dias de trabalho, ainda sem FGTS',
    input: {
      ...worked(3000, '2024-01-01', '2024-01-05', 'demissao-sem-justa-causa'),
      metodo: 'simplificado',
    },
    expected: { saldoSalario: 483.87, pagoPelaEmpresa: 3483.87, fgtsSacavel: 0, total: 3483.87 },
    source: 'Conta à mão: 3.000 ÷ 31 × 5 = 483,87; + 3.000; FGTS de 0 meses completos',
    testOnly: true,
  },
] as const satisfies readonly Example[];

const DISMISSED = 'demissao-sem-justa-causa';
const NEWEST = INSS.years.at(-1) ?? 0;

/** Inputs that the card refuses, by either method or by the rules in force. */
export const REFUSALS = [
  { input: {}, field: 'salario', message: 'Preencha todos os campos obrigatórios' },
  {
    input: { dataAdmissao: '2024-01-02', dataRescisao: '2024-01-02' },
    field: 'dataRescisao',
    message: 'Data de rescisão deve ser posterior à data de admissão',
  },
  {
    input: { metodo: 'simplificado', ...worked(3000, '2015-01-02', '2017-11-10', 'acordo-mutuo') },
    field: 'tipoRescisao',
    message: 'O acordo para encerrar o contrato existe desde 11/11/2017',
  },
  {
    input: worked(3000, '2020-01-02', '2023-05-10', DISMISSED),
    field: 'dataRescisao',
    message: INSS.missingYearMessage(2023),
  },
  {
    input: worked(3000, '2026-01-02', '2026-12-31', DISMISSED, 10),
    field: 'feriasVencidas',
    message: 'Com menos de um ano de casa não há férias vencidas',
  },
  {
    input: { ...worked(3000, '2026-01-02', '2026-12-31', DISMISSED), feriasEmDobro: 1 },
    field: 'feriasEmDobro',
    message: 'Com menos de um ano de casa não há férias em dobro',
  },
  {
    input: { ...worked(3000, '2025-01-02', '2026-12-31', DISMISSED), feriasEmDobro: 1 },
    field: 'feriasEmDobro',
    message: 'Com 1 ano completo de casa não há férias em dobro',
  },
  {
    input: { ...worked(3000, '2023-01-02', '2026-10-31', DISMISSED), feriasEmDobro: 61 },
    field: 'feriasEmDobro',
    message: 'Com 3 anos completos de casa, as férias em dobro não passam de 60 dias',
  },
  {
    input: { ...worked(3000, '2024-01-02', '2026-10-15', DISMISSED), dataPagamento: '2026-10-14' },
    field: 'dataPagamento',
    message: 'O pagamento não pode ser antes da saída',
  },
  {
    input: {
      ...worked(3000, '2024-01-02', `${NEWEST}-12-28`, DISMISSED),
      dataPagamento: `${NEWEST + 1}-01-07`,
    },
    field: 'dataPagamento',
    message: missingYear('do IRRF', INSS.years, NEWEST + 1),
  },
] as const satisfies readonly Refusal[];
