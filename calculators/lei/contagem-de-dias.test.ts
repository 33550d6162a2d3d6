import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween } from '../../src/calendar/calendar.ts';
import { diasDeBancoEntre } from './dias-uteis.ts';
import { contagemDeDias } from './contagem-de-dias.ts';

const spans = fc
  .tuple(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 0, max: 4000 }), fc.boolean())
  .map(([from, length, contaOInicio]) => {
    const start = addDays('1950-01-01', from);
    return { inicio: start, fim: addDays(start, length), contaOInicio };
  });

describe('contagemDeDias', () => {
  it('counts the bank days as working days if all optional holidays count', () => {
    fc.assert(
      fc.property(spans, (span) => {
        const counted = contagemDeDias({
          ...span,
          facultativos: ['carnaval', 'sexta-santa', 'corpus-christi'],
        });
        const first = addDays(span.inicio, span.contaOInicio ? 0 : 1);
        expect(counted.dias - counted.fimDeSemana - counted.feriados.length).toBe(
          diasDeBancoEntre(first, addDays(span.fim, 1)),
        );
      }),
    );
  });

  it('splits the span into months and days that lead back to its end', () => {
    fc.assert(
      fc.property(spans, (span) => {
        const { dias, meses, diasAlemDosMeses } = contagemDeDias({ ...span, facultativos: [] });
        const end = addDays(addMonths(span.inicio, meses), diasAlemDosMeses);
        expect(end).toBe(addDays(span.fim, span.contaOInicio ? 1 : 0));
        expect(dias).toBe(daysBetween(span.inicio, end));
      }),
    );
  });

  it('returns no days off, and no first or last day, for an empty span', () => {
    const day = { inicio: '2026-12-25', fim: '2026-12-25', facultativos: [] };
    expect(contagemDeDias({ ...day, contaOInicio: false })).toMatchObject({
      dias: 0,
      primeiroDia: undefined,
      ultimoDia: undefined,
      feriados: [],
    });
    expect(contagemDeDias({ ...day, contaOInicio: true }).feriados).toEqual([
      { data: '2026-12-25', nome: 'Natal' },
    ]);
  });
});
