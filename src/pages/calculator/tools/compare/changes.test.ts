import { describe, expect, it } from 'vitest';
import { allScenarios, nextScenarioName, withNewScenario, withInForm, withoutScenario } from './changes.ts';

const comparing = (kept: readonly string[], place: number) => ({ kept, place, isShown: true });

describe('the scenarios of a comparison', () => {
  it('are listed in order, with the one in the form at its index', () => {
    expect(allScenarios(comparing(['a'], 1), 'b')).toEqual(['a', 'b']);
    expect(allScenarios(comparing(['b', 'c'], 0), 'a')).toEqual(['a', 'b', 'c']);
  });

  it('are at most three', () => {
    expect(nextScenarioName(comparing(['a'], 1))).toBe('C');
    expect(nextScenarioName(comparing(['a', 'b'], 2))).toBeUndefined();
  });

  it('accept another one, whichever is in the form', () => {
    expect(withNewScenario(comparing(['a'], 1), 'b')).toEqual(comparing(['a', 'b'], 2));
    expect(withNewScenario(comparing(['b'], 0), 'a')).toEqual(comparing(['a', 'b'], 2));
  });

  it('keep their names and contents when another one moves into the form', () => {
    const first = withInForm(comparing(['a', 'b'], 2), 'c', 0);
    expect(first).toEqual(comparing(['b', 'c'], 0));
    expect(withInForm(first, 'a', 2)).toEqual(comparing(['a', 'b'], 2));
    expect(withInForm(comparing(['a', 'c'], 1), 'b', 2)).toEqual(comparing(['a', 'b'], 2));
  });

  it('can be removed before and after the one in the form', () => {
    expect(withoutScenario(comparing(['a', 'b'], 2), 'c', 0)).toEqual(comparing(['b'], 1));
    expect(withoutScenario(comparing(['a', 'c'], 1), 'b', 2)).toEqual(comparing(['a'], 1));
    expect(withoutScenario(comparing(['b', 'c'], 0), 'a', 1)).toEqual(comparing(['c'], 0));
  });

  it('start over with the one in the form when no other is left', () => {
    expect(withoutScenario(comparing(['a'], 1), 'b', 0)).toEqual(comparing(['b'], 1));
    expect(withoutScenario(comparing(['b'], 0), 'a', 1)).toEqual(comparing(['a'], 1));
  });
});
