import { describe, expect, it } from 'vitest';
import { compileCalculator } from './compile-calculator.ts';
import { untriedConditions } from './check-untried.ts';
import type { ProvenDefinition } from './proven.ts';
import { ADDED_ELEMENT, ADDED_RULE, withElement, withRules } from './testing/faults.ts';

const placesIn = (definition: ProvenDefinition) =>
  untriedConditions(compileCalculator(definition)).map(({ place }) => place);

describe('untriedConditions', () => {
  it('finds a warning that no example shows', () => {
    const warn = (condition: string) => withRules({ field: 'amount', warn: condition, message: 'Alto' });
    expect(placesIn(warn('total > 999999'))).toContain(`${ADDED_RULE}.warn`);
    expect(placesIn(warn('total > 1'))).not.toContain(`${ADDED_RULE}.warn`);
  });

  it('finds a warning on rows that no row of an example shows', () => {
    const warn = (condition: string) =>
      withRules({ field: 'share', each: 'parts', warn: condition, message: 'Alta' });
    expect(placesIn(warn('share > 1000'))).toContain(`${ADDED_RULE}.warn`);
    expect(placesIn(warn('share >= 50'))).not.toContain(`${ADDED_RULE}.warn`);
  });

  it('finds an element, and a sentence of one, that no example shows', () => {
    const notice = { kind: 'notice', when: 'total > 999999', text: 'Alto' };
    expect(placesIn(withElement(notice))).toContain(`${ADDED_ELEMENT}.when`);
    const cases = { kind: 'notice', text: { 'total > 999999': 'Alto', true: 'Baixo' } };
    expect(placesIn(withElement(cases)).filter((place) => place.startsWith(ADDED_ELEMENT))).toHaveLength(1);
  });
});
