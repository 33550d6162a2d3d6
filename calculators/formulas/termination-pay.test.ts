import { describe, expect, it } from 'vitest';
import { terminationPay } from './termination-pay.ts';
import { terminationRights, type TerminationType } from './termination.ts';

/** From 15 January 2025 to 14 March 2026. */
const TIME = { months: 14, fullYears: 1, monthsInYear: 2, daysInLastMonth: 14, lengthOfLastMonth: 31 };

function pay(type: TerminationType, overdueVacationDays = 0, time = TIME) {
  const rights = terminationRights(type, time.fullYears);
  return terminationPay({ salary: 3100, overdueVacationDays, time, rights });
}

describe('termination pay, worked out by hand', () => {
  it('of a dismissal without cause is everything', () => {
    // 3,100 ÷ 31 × 14; ÷ 30 × 33; ÷ 12 × 2; ÷ 30 × 30 and × 5, × 4/3; 248 × 14, and 40% of it
    expect(pay('demissao-sem-justa-causa', 30)).toEqual({
      daysOfNotice: 33,
      daysOfVacation: 5,
      amounts: {
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
      },
    });
  });

  it('of a dismissal for cause is the days worked and vacation already due', () => {
    expect(pay('demissao-justa-causa', 10)).toMatchObject({
      daysOfNotice: 0,
      daysOfVacation: 0,
      // 3,100 ÷ 30 × 10 × 4/3
      amounts: { avisoPrevia: 0, decimoTerceiro: 0, feriasTotal: 1377.78, fgtsSacavel: 0, total: 2777.78 },
    });
  });

  it('of a resignation leaves the FGTS where it is', () => {
    expect(pay('pedido-demissao')).toMatchObject({
      daysOfVacation: 5,
      amounts: { avisoPrevia: 0, decimoTerceiro: 516.67, fgtsSaldo: 3472, fgtsMulta: 0, fgtsSacavel: 0 },
    });
  });

  it('of a mutual agreement is half the notice, a fine of 20% and 80% of the balance', () => {
    expect(pay('acordo-mutuo').amounts).toMatchObject({
      avisoPrevia: 1705,
      fgtsMulta: 694.4,
      fgtsSaldoLiberado: 2777.6,
      fgtsSacavel: 3472,
    });
  });

  it('of a mutual agreement within the first year has no notice', () => {
    const time = { ...TIME, months: 8, fullYears: 0 };
    expect(pay('acordo-mutuo', 0, time)).toMatchObject({ daysOfNotice: 0, amounts: { avisoPrevia: 0 } });
  });
});
