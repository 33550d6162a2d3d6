import { describe, expect, it } from 'vitest';
import {
  comparisonOf,
  isCompared,
  NO_COMPARISON,
  scenarioOf,
  scenariosIn,
  toggleComparison,
  withScenarios,
  type Comparison,
} from './comparison.ts';
import { fromFragment, toFragment } from './share-link.ts';

const PRESENT = { valor: '3' };
const A = scenarioOf({ valor: 'R$ 1,00', nome: 'ação & reação = 50%' });
const B = scenarioOf({ valor: '2', linhas: [{ valor: '7' }] });

describe('the fragment of a comparison', () => {
  const cases: readonly Comparison[] = [
    { kept: [A], place: 1, isShown: true },
    { kept: [A], place: 0, isShown: true },
    { kept: [A, B], place: 0, isShown: true },
    { kept: [A, B], place: 1, isShown: true },
    { kept: [A, B], place: 2, isShown: true },
  ];

  it.each(cases)('survives the round trip with $kept.length kept and the form at $place', (comparison) => {
    const fragment = withScenarios(toFragment(PRESENT), comparison);
    expect(scenariosIn(fragment)).toEqual(comparison);
    expect(fromFragment(fragment, ['valor', 'nome', 'linhas'])).toEqual(PRESENT);
  });

  it('restores all scenarios except the one in the form', () => {
    const { kept } = scenariosIn(
      withScenarios(toFragment(PRESENT), { kept: [A, B], place: 2, isShown: true }),
    );
    const fields = ['valor', 'nome', 'linhas'];
    expect(kept.map((scenario) => fromFragment(scenario, fields))).toEqual([
      { valor: 'R$ 1,00', nome: 'ação & reação = 50%' },
      { valor: '2', linhas: [{ valor: '7' }] },
    ]);
  });

  it('omits a closed comparison', () => {
    expect(withScenarios('#valor=3', { kept: [A], place: 1, isShown: false })).toBe('#valor=3');
    expect(scenariosIn('#valor=3')).toEqual(NO_COMPARISON);
  });

  it('limits the scenarios: the form replaces the last one of a full comparison', () => {
    expect(scenariosIn('#valor=1&comparar-a=x&comparar-b=y&comparar-c=z&comparar-d=w')).toEqual({
      kept: ['x', 'y'],
      place: 2,
      isShown: true,
    });
    expect(scenariosIn('#valor=1&comparar-a=x&comparar-a=y').kept).toEqual(['x']);
    expect(scenariosIn('#valor=1&comparar-c=x')).toEqual({ kept: ['x'], place: 0, isShown: true });
  });
});

describe('a comparison in the history', () => {
  it('is restored as stored', () => {
    expect(comparisonOf(['x', 'y'], 1)).toEqual({ kept: ['x', 'y'], place: 1, isShown: true });
  });

  it.each([
    ['nothing', undefined, undefined],
    ['no list', 'x', 0],
    ['no scenario', [], 0],
    ['no texts', [1, null, {}], 0],
  ])('is empty if there is %s', (_, kept, place) => {
    expect(comparisonOf(kept, place)).toBe(NO_COMPARISON);
  });

  it('gets a valid index', () => {
    for (const place of [-1, 4, 0.5, '1', NaN, undefined]) {
      expect(comparisonOf(['x', 'y', 'z'], place)).toEqual({ kept: ['x', 'y'], place: 2, isShown: true });
    }
  });
});

describe('toggleComparison', () => {
  const toggled = (comparison: Comparison, isShown: boolean) => {
    let changed: Comparison | undefined;
    const success = { data: PRESENT } as unknown as Parameters<typeof toggleComparison>[0]['success'];
    toggleComparison({ success, comparison, compare: (next) => (changed = next) }, isShown);
    return changed;
  };

  it('starts with the current result, and continues as the next scenario', () => {
    expect(toggled(NO_COMPARISON, true)).toEqual({ kept: ['valor=3'], place: 1, isShown: true });
  });

  it('restores the scenarios of a closed comparison', () => {
    const closed = toggled({ kept: [A], place: 0, isShown: true }, false);
    expect(closed).toEqual({ kept: [A], place: 0, isShown: false });
    expect(toggled(closed ?? NO_COMPARISON, true)).toEqual({ kept: [A], place: 0, isShown: true });
  });
});

describe('isCompared', () => {
  const data = { valor: '1000', taxa: '2' };
  const beside = (...kept: string[]) => isCompared(data, { kept, place: 0, isShown: false });

  it('is true beside other inputs, even if the comparison is closed', () => {
    expect(beside('valor=1000&taxa=3')).toBe(true);
    expect(beside('valor=1000&taxa=2', 'valor=500&taxa=2')).toBe(true);
  });

  it('is false alone or beside the same inputs', () => {
    expect(isCompared(data, NO_COMPARISON)).toBe(false);
    expect(beside('valor=1000&taxa=2')).toBe(false);
  });
});
