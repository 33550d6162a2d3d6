import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileCalculator } from '../../compiler/compile-calculator.ts';
import type { Definition, RawInputs } from '../../src/engine/definition.ts';
import { evaluate } from '../../src/engine/evaluate/evaluate.ts';
import type { ResultRecord } from '../../src/engine/result-paths.ts';
import { decimal } from '../../src/decimal/decimal.ts';
import calorias from './calorias.ts';
import frequenciaCardiaca from './frequencia-cardiaca.ts';
import hidratacao from './hidratacao.ts';
import imc from './imc.ts';

function calculate(definition: Definition): (input: RawInputs) => ResultRecord {
  const calculator = compileCalculator(definition);
  return (input) => {
    const outcome = evaluate(calculator, input, { today: '2026-11-20' });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
    return outcome.result;
  };
}

const weight = fc.integer({ min: 2000, max: 50_000 }).map((value) => value / 100);
const height = fc.integer({ min: 50, max: 250 });

describe('body-mass index', () => {
  const judge = calculate(imc);
  const classes = [
    'Abaixo do peso',
    'Peso normal',
    'Sobrepeso',
    'Obesidade Grau I',
    'Obesidade Grau II',
    'Obesidade Grau III (Mórbida)',
  ];
  const rank = (input: RawInputs) => classes.findIndex((name) => name === judge(input)['classification']);

  it('never puts more weight in a lower class, or more height in a higher one', () => {
    fc.assert(
      fc.property(weight, weight, height, height, (one, other, low, high) => {
        const [light, heavy] = one < other ? [one, other] : [other, one];
        const [short, tall] = low < high ? [low, high] : [high, low];
        expect(rank({ weight: heavy, height: short })).toBeGreaterThanOrEqual(
          rank({ weight: light, height: short }),
        );
        expect(rank({ weight: heavy, height: tall })).toBeLessThanOrEqual(
          rank({ weight: heavy, height: short }),
        );
      }),
    );
  });

  it('begins each class exactly at its edge, at every height', () => {
    [18.5, 25, 30, 35, 40].forEach((edge, index) => {
      for (let centimetres = 105; centimetres <= 250; centimetres += 1) {
        const atEdge = decimal(edge).times(centimetres).times(centimetres).div(10_000);
        const below = atEdge.minus(0.0001).toNumber();
        expect(rank({ weight: atEdge.toNumber(), height: centimetres })).toBe(index + 1);
        expect(rank({ weight: below, height: centimetres })).toBe(index);
      }
    });
  });
});

it('calories: the targets are 500 below and 300 above the total, which grows with activity', () => {
  const spend = calculate(calorias);
  const activities = ['sedentario', 'leve', 'moderado', 'intenso', 'muito-intenso'];
  const person = fc.record({
    weight: fc.integer({ min: 40, max: 150 }),
    height: fc.integer({ min: 140, max: 210 }),
    age: fc.integer({ min: 10, max: 100 }),
    sex: fc.constantFrom('masculino', 'feminino'),
  });
  fc.assert(
    fc.property(person, (someone) => {
      const totals = activities.map((activity) => {
        const { gastoTotal, paraPerderPeso, paraGanharPeso } = spend({ ...someone, activity });
        expect(paraPerderPeso).toBe(Number(gastoTotal) - 500);
        expect(paraGanharPeso).toBe(Number(gastoTotal) + 300);
        return Number(gastoTotal);
      });
      expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    }),
  );
});

it('water: the glasses contain the daily amount, and one fewer would not', () => {
  const drink = calculate(hidratacao);
  fc.assert(
    fc.property(
      weight,
      fc.constantFrom('baixa', 'moderada', 'intensa'),
      fc.constantFrom('frio', 'temperado', 'quente'),
      (kilograms, activity, climate) => {
        const { aguaPorDia, copos } = drink({ weight: kilograms, activity, climate });
        // The day's amount is rounded to the millilitre, but the glasses are counted before.
        expect(Number(copos) * 200).toBeGreaterThanOrEqual(Number(aguaPorDia) - 0.5);
        expect((Number(copos) - 1) * 200).toBeLessThan(Number(aguaPorDia) + 0.5);
      },
    ),
  );
});

it('heart rate: the zones follow one another without a gap up to the maximum', () => {
  const zonesAt = calculate(frequenciaCardiaca);
  for (let age = 10; age <= 120; age += 1) {
    const { fcMaxima, zonas } = zonesAt({ age });
    expect(fcMaxima).toBe(220 - age);
    const [recovery, aerobic, anaerobic, maximum] = Object.values(zonas as ResultRecord) as ResultRecord[];
    expect(recovery?.['max']).toBe(aerobic?.['min']);
    expect(aerobic?.['max']).toBe(anaerobic?.['min']);
    expect(anaerobic?.['max']).toBe(maximum?.['min']);
    expect(maximum?.['max']).toBe(fcMaxima);
  }
});
