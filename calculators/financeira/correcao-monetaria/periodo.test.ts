import { expect, it } from 'vitest';
import { addDays } from '../../../src/calendar/calendar.ts';
import { formatMonth, monthLater } from '../../../src/calendar/month.ts';
import { compileCalculator } from '../../../compiler/compile-calculator.ts';
import { evaluate } from '../../../src/engine/evaluate/evaluate.ts';
import { resolveLayout } from '../../../src/result/resolve-layout.ts';
import correcaoMonetaria from '../correcao-monetaria.ts';
import { INDICES, ULTIMO_MES_CONHECIDO, mesesContados, mesesUsados, recusaDoMes } from './periodo.ts';

const indices = Object.keys(INDICES) as (keyof typeof INDICES)[];

it.each(indices)('the refusal of a month suggests only months within %s', (indice) => {
  expect(recusaDoMes(indice, ULTIMO_MES_CONHECIDO)).toBeUndefined();
  expect(recusaDoMes(indice, '12/2020')).toBeUndefined();
  expect(recusaDoMes(indice, 'outubro')).toBe(`Digite o mês como ${ULTIMO_MES_CONHECIDO}`);
});

it('a single month is named once', () => {
  const used = (mesFinal: string) =>
    mesesUsados(
      mesesContados({ indice: 'ipca', mesInicial: '08/2024', mesFinal, incluirMesInicial: false }),
      formatMonth,
    );
  expect(used('08/2024')).toBe('');
  expect(used('09/2024')).toBe('09/2024');
  expect(used('10/2024')).toBe('09/2024 a 10/2024');
});

const calculator = compileCalculator(correcaoMonetaria);

function warnings(indice: keyof typeof INDICES, mesFinal: string, today: string): readonly string[] {
  const input = { valor: 1000, indice, mesInicial: '12/2025', mesFinal };
  const outcome = evaluate(calculator, input, { today });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.warnings;
}

it.each(indices)('the card warns at the end of %s if its next month is published', (indice) => {
  const series = INDICES[indice];
  const { last, called } = series;
  const next = monthLater(last, 1);
  const outBy = series.outBy(next);
  const [sentence] = warnings(indice, last, addDays(outBy, 1));
  expect(sentence).toContain(`${called} de ${formatMonth(next)} já foi publicad`);
  expect(sentence).toContain(`a conta vai até ${formatMonth(last)}`);
  expect(warnings(indice, last, outBy)).toEqual([]);
  expect(warnings(indice, monthLater(last, -1), addDays(outBy, 1))).toEqual([]);
});

it.each([
  [{ mesFinal: '12/2015' }, 'Corrigidos pelo IPCA de janeiro de 2015 a dezembro de 2015, '],
  [
    { mesFinal: '12/2015', incluirMesInicial: true },
    'Corrigidos pelo IPCA de dezembro de 2014 a dezembro de 2015, ',
  ],
  [{ mesFinal: '01/2015' }, 'Corrigidos pelo IPCA de janeiro de 2015, '],
  [{ mesFinal: '12/2014' }, 'Depois do mês inicial não há índice a contar: '],
])('the answer to %j names the months whose index counts', (input, start) => {
  const outcome = evaluate(
    calculator,
    { valor: 1000, mesInicial: '12/2014', ...input },
    { today: '2026-11-22' },
  );
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  const headline = resolveLayout(calculator, outcome, '2026-11-22').find(
    (element) => element.kind === 'headline',
  );
  expect(headline?.answer?.replaceAll(/\s/g, ' ')).toMatch(start);
});

it('the form suggests these months', () => {
  const messages = { maxLength: `Digite o mês como ${ULTIMO_MES_CONHECIDO}` };
  expect(correcaoMonetaria.inputs.properties).toMatchObject({
    mesInicial: { placeholder: '12/2020', messages },
    mesFinal: { placeholder: ULTIMO_MES_CONHECIDO, messages },
  });
});
