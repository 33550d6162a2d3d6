import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileCalculator } from '../../../compiler/compile-calculator.ts';
import type { RawInputs } from '../../../src/engine/definition.ts';
import { evaluate } from '../../../src/engine/evaluate/evaluate.ts';
import { resolveLayout } from '../../../src/result/resolve-layout.ts';
import avisoPrevio from '../aviso-previo.ts';

const calculator = compileCalculator(avisoPrevio);

function notice(input: RawInputs) {
  const outcome = evaluate(calculator, input, { today: '2026-11-22' });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.result;
}

describe('blank numbers', () => {
  it('the average of premiums counts as 0', () => {
    expect(notice({ salary: 2500, years: 8, mediaAdicionais: '' })).toEqual(
      notice({ salary: 2500, years: 8 }),
    );
  });

  it('the years are missing, because 0 years are an answer too', () => {
    const outcome = evaluate(calculator, { salary: 2500, years: '' }, { today: '2026-11-22' });
    expect(outcome).toMatchObject({
      problems: [{ field: 'years', message: 'Informe os anos completos na empresa' }],
    });
  });
});

describe('the law of the value', () => {
  const lawOf = (input: RawInputs) => {
    const outcome = evaluate(calculator, { salary: 3000, ...input }, { today: '2026-11-22' });
    return outcome.ok ? outcome.trace.about('valorAviso')?.law : outcome;
  };

  it.each([
    ['indenizado', 'empresa', 0, 'CLT art. 487, § 1º'],
    ['trabalhado', 'empresa', 1, 'CLT art. 487, § 1º'],
    ['indenizado', 'empregado', 1, 'CLT art. 487, § 2º'],
  ])(
    'of an unworked day depends on who owes it: %s, by %s, after %i years',
    (type, iniciativa, years, law) => {
      expect(lawOf({ type, iniciativa, years })).toBe(law);
    },
  );

  it('is not that of the unworked notice if every day is worked', () => {
    expect(lawOf({ type: 'trabalhado', iniciativa: 'empregado', years: 5 })).toBeUndefined();
    expect(lawOf({ type: 'trabalhado', iniciativa: 'empresa', years: 0 })).toBeUndefined();
  });
});

describe('the main figure', () => {
  it.each([
    ['trabalhado', 3, '450,00'],
    ['indenizado', 3, '1.950,00'],
    ['trabalhado', 0, '3.000,00'],
  ])('of an agreement is what it pays: %s, after %i years', (type, years, paid) => {
    const input = { salary: 3000, years, type, iniciativa: 'acordo' };
    const outcome = evaluate(calculator, input, { today: '2026-11-22' });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
    const headline = resolveLayout(calculator, outcome, '2026-11-22').find(({ kind }) => kind === 'headline');
    expect(headline).toMatchObject({ figure: { value: { text: expect.stringContaining(paid) as string } } });
  });
});

describe('the end of the contract', () => {
  it('is absent without the day of the notice', () => {
    expect(notice({ salary: 2500, years: 8 })).not.toHaveProperty('dataFim');
  });
});

describe('for either party that ends the contract', () => {
  const notices = fc.record({
    salary: fc.integer({ min: 1, max: 3_000_000 }).map((amount) => amount / 100),
    mediaAdicionais: fc.integer({ min: 0, max: 500_000 }).map((amount) => amount / 100),
    years: fc.integer({ min: 0, max: 100 }),
    type: fc.constantFrom('trabalhado', 'indenizado'),
  });
  const by = (iniciativa: string, input: RawInputs) =>
    notice({ ...input, iniciativa }) as Readonly<Record<string, number>>;

  it('days worked and days paid make up the whole notice, except after a resignation', () => {
    fc.assert(
      fc.property(notices, fc.constantFrom('empresa', 'acordo'), (input, iniciativa) => {
        const result = by(iniciativa, input);
        expect(Number(result['diasTrabalhados']) + Number(result['diasIndenizados'])).toBe(
          result['diasAviso'],
        );
        expect(result['valorDesconto']).toBe(0);
      }),
    );
  });

  it('an agreement pays half as much as a dismissal, to the cent, and a resignation nothing', () => {
    fc.assert(
      fc.property(notices, (input) => {
        const paid = (iniciativa: string) => Number(by(iniciativa, input)['valorIndenizado']);
        expect(Math.abs(2 * paid('acordo') - paid('empresa'))).toBeLessThan(0.016);
        expect(paid('empregado')).toBe(0);
      }),
    );
  });
});
