import { describe, expect, it } from 'vitest';
import { compileCalculator } from '../../../compiler/compile-calculator.ts';
import { evaluate } from '../../../src/engine/evaluate/evaluate.ts';
import rescisao from '../rescisao-trabalhista.ts';
import type { TipoDeRescisao } from '../../lei/direitos-na-rescisao.ts';

const calculator = compileCalculator(rescisao);

/** Payments of a contract that ended on 14 March 2026: after 14 months, 2 of them in that year, and 14 days of 31. */
function pay(tipoRescisao: TipoDeRescisao, feriasVencidas = 0, dataAdmissao = '2025-01-15') {
  const contract = {
    metodo: 'simplificado',
    salario: 3100,
    dataAdmissao,
    dataRescisao: '2026-03-14',
    tipoRescisao,
    feriasVencidas,
  };
  const outcome = evaluate(calculator, contract, { today: '2026-11-20' });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.result;
}

describe('the simple method, calculated by hand', () => {
  it('pays everything after a dismissal without cause', () => {
    // 3,100 ÷ 31 × 14; ÷ 30 × 33; ÷ 12 × 2; ÷ 30 × 30 and × 5, × 4/3; 248 × 14, and 40% of it
    expect(pay('demissao-sem-justa-causa', 30)).toEqual({
      mesesTrabalhados: 14,
      anosTrabalhados: 1,
      mesesNoAno: 2,
      diasTrabalhadosNoMes: 14,
      diasDoMes: 31,
      diasAvisoPrevio: 33,
      diasFeriasProporcionais: 5,
      saldoSalario: 1400,
      avisoPrevia: 3410,
      decimoTerceiro: 516.67,
      feriasVencidas: 4133.33,
      feriasProporcionais: 688.89,
      feriasTotal: 4822.22,
      pagoPelaEmpresa: 10_148.89,
      fgtsSaldo: 3472,
      fgtsSaldoLiberado: 3472,
      fgtsMulta: 1388.8,
      fgtsSacavel: 4860.8,
      total: 15_009.69,
      temDireitoAvisoPrevia: true,
      temDireitoDecimoTerceiro: true,
      temDireitoFeriasProporcionais: true,
      temDireitoFgtsSaque: true,
      temDireitoSeguroDesemprego: true,
    });
  });

  it('pays only the days worked and accrued vacation after a dismissal for cause', () => {
    expect(pay('demissao-justa-causa', 10)).toMatchObject({
      diasAvisoPrevio: 0,
      diasFeriasProporcionais: 0,
      // 3,100 ÷ 30 × 10 × 4/3
      avisoPrevia: 0,
      decimoTerceiro: 0,
      feriasTotal: 1377.78,
      fgtsSacavel: 0,
      total: 2777.78,
    });
  });

  it('leaves the FGTS in the account after a resignation', () => {
    expect(pay('pedido-demissao')).toMatchObject({
      diasFeriasProporcionais: 5,
      avisoPrevia: 0,
      decimoTerceiro: 516.67,
      fgtsSaldo: 3472,
      fgtsMulta: 0,
      fgtsSacavel: 0,
    });
  });

  it('pays half the notice, a fine of 20% and 80% of the balance in a mutual agreement', () => {
    expect(pay('acordo-mutuo')).toMatchObject({
      avisoPrevia: 1705,
      fgtsMulta: 694.4,
      fgtsSaldoLiberado: 2777.6,
      fgtsSacavel: 3472,
    });
  });

  it('pays no notice in a mutual agreement within the first year', () => {
    expect(pay('acordo-mutuo', 0, '2025-07-15')).toMatchObject({
      mesesTrabalhados: 8,
      anosTrabalhados: 0,
      diasAvisoPrevio: 0,
      avisoPrevia: 0,
    });
  });
});
