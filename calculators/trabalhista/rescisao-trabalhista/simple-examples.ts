/** Terminations calculated by hand with the simple estimate. */
import type { Example } from '../../../src/engine/definition.ts';
import type { TipoDeRescisao } from '../../lei/direitos-na-rescisao.ts';

/** Monthly salary, first and last day of work, kind of end, and vacation days not taken. */
export function worked(
  salario: number,
  dataAdmissao: string,
  dataRescisao: string,
  tipoRescisao: TipoDeRescisao,
  feriasVencidas = 0,
) {
  return { salario, dataAdmissao, dataRescisao, tipoRescisao, feriasVencidas };
}

function simply<Input extends object>(input: Input) {
  return { metodo: 'simplificado', ...input } as const;
}

export const SIMPLE_EXAMPLES = [
  {
    title:
      'Conta simples: demissão sem justa causa depois de três anos e meio, com um período de férias vencidas',
    input: simply(worked(3000, '2023-02-01', '2026-08-20', 'demissao-sem-justa-causa', 30)),
    expected: {
      saldoSalario: 1935.48,
      avisoPrevia: 3900,
      decimoTerceiro: 2000,
      feriasVencidas: 4000,
      feriasProporcionais: 2666.67,
      feriasTotal: 6666.67,
      pagoPelaEmpresa: 14502.15,
      fgtsSaldo: 10320,
      fgtsMulta: 4128,
      fgtsSacavel: 14448,
      total: 28950.15,
      mesesTrabalhados: 43,
      anosTrabalhados: 3,
      mesesNoAno: 8,
      temDireitoSeguroDesemprego: true,
    },
    source:
      'Conta à mão: 42 meses e 20 dias; 3.000 ÷ 31 × 20; 39 dias de aviso; 8/12 de 13º; 30 e 20 dias de férias com um terço; 240 × 43 de FGTS e 40% de multa',
  },
  {
    title: 'Conta simples: acordo mútuo: quinze dias a mais contam um mês',
    input: simply(worked(2400, '2025-03-10', '2026-06-24', 'acordo-mutuo')),
    expected: {
      saldoSalario: 1920,
      avisoPrevia: 1320,
      decimoTerceiro: 1200,
      feriasProporcionais: 1600,
      pagoPelaEmpresa: 6040,
      fgtsSaldo: 3072,
      fgtsSaldoLiberado: 2457.6,
      fgtsMulta: 614.4,
      fgtsSacavel: 3072,
      total: 9112,
      mesesTrabalhados: 16,
      anosTrabalhados: 1,
      mesesNoAno: 6,
      temDireitoSeguroDesemprego: false,
    },
    source:
      'Conta à mão: 15 meses e 15 dias contam 16; 2.400 ÷ 30 × 33 ÷ 2 de aviso; 192 × 16 de FGTS, 80% liberados e 20% de multa (CLT art. 484-A)',
  },
  {
    title: 'Conta simples: pedido de demissão: quatorze dias a mais não contam um mês',
    input: simply(worked(2500, '2026-02-02', '2026-09-15', 'pedido-demissao')),
    expected: {
      saldoSalario: 1250,
      avisoPrevia: 0,
      decimoTerceiro: 1458.33,
      feriasProporcionais: 1888.89,
      fgtsSaldo: 1400,
      fgtsSacavel: 0,
      total: 4597.22,
      mesesTrabalhados: 7,
      mesesNoAno: 7,
      temDireitoAvisoPrevia: false,
      temDireitoFgtsSaque: false,
    },
    source:
      'Conta à mão: 7 meses e 14 dias contam 7; 2.500 ÷ 30 × 15; 7/12 de 13º; 17 dias inteiros de férias com um terço',
    testOnly: true,
  },
  {
    title: 'Conta simples: justa causa com férias vencidas',
    input: simply(worked(4000, '2020-05-04', '2026-04-10', 'demissao-justa-causa', 30)),
    expected: {
      saldoSalario: 1333.33,
      decimoTerceiro: 0,
      feriasVencidas: 5333.33,
      feriasProporcionais: 0,
      fgtsSaldo: 22720,
      total: 6666.66,
      anosTrabalhados: 5,
      temDireitoDecimoTerceiro: false,
      temDireitoFeriasProporcionais: false,
    },
    source: 'Conta à mão: 4.000 ÷ 30 × 10; 4.000 × 4 ÷ 3; 5 anos, 11 meses e 7 dias contam 71 meses',
    testOnly: true,
  },
] as const satisfies readonly Example[];
