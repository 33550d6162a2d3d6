import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/calendar/calendar.ts';
import { formatMonth, monthLater } from '../../../src/calendar/month.ts';
import { compileCalculator } from '../../../compiler/compile-calculator.ts';
import type { RawInputs } from '../../../src/engine/definition.ts';
import { evaluate } from '../../../src/engine/evaluate/evaluate.ts';
import { SELIC } from '../../series/selic.ts';
import multaAtraso from '../multa-atraso.ts';

const calculator = compileCalculator(multaAtraso);

/** The warnings of a federal tax of R$ 1,000. */
function warnings(input: RawInputs, today = '2026-11-24'): readonly string[] {
  const outcome = evaluate(
    calculator,
    { valorOriginal: 1000, tipoDebito: 'tributo-federal', ...input },
    { today },
  );
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.warnings;
}

describe('a due date that is not a business day', () => {
  const sentence =
    '20/11/2026 não é dia útil: a maioria dos DARF vence no dia útil anterior. Confira o vencimento que está no documento';
  const holiday = { dataVencimento: '2026-11-20' };

  it('causes a warning for a DARF', () => {
    expect(warnings(holiday)).toEqual([sentence]);
    expect(warnings({ dataVencimento: '2026-11-19' })).toEqual([]);
  });

  it('causes none for documents that move it or have other rules', () => {
    expect(warnings({ ...holiday, documento: 'das' })).toEqual([]);
    expect(warnings({ ...holiday, tipoDebito: 'conta' })).toEqual([]);
  });
});

describe('a late Selic', () => {
  const next = monthLater(SELIC.last, 1);
  const late = addDays(SELIC.outBy(next), 1);
  const sentence = `A Selic de ${formatMonth(next)} já foi publicada e ainda não está nesta página: a conta vai até ${formatMonth(SELIC.last)}`;
  const due = `${monthLater(SELIC.last, -2)}-15`;
  const paidNext = { dataVencimento: due, documento: 'das', dataPagamento: `${next}-10` };

  it('causes a warning if interest reaches its last month', () => {
    expect(warnings(paidNext, late)).toEqual([sentence]);
    expect(warnings(paidNext, SELIC.outBy(next))).toEqual([]);
  });

  it('causes none if interest ends before it or begins after it', () => {
    expect(warnings({ ...paidNext, dataPagamento: `${SELIC.last}-10` }, late)).toEqual([]);
    expect(warnings({ ...paidNext, dataVencimento: `${SELIC.last}-15` }, late)).toEqual([]);
    expect(warnings({ ...paidNext, tipoDebito: 'conta' }, late)).toEqual([]);
  });
});
