import { describe, expect, it } from 'vitest';
import { Results } from '../../../src/quantity/declare.ts';
import type { TerminationType } from '../../law/termination-rights.ts';
import { grantedRights, terminationRights } from './rights.ts';

describe('rights', () => {
  it('by mutual agreement include the notice from one full year on', () => {
    expect(terminationRights('acordo-mutuo', 0).notice).toBe('none');
    expect(terminationRights('acordo-mutuo', 1).notice).toBe('half');
  });
});

describe('granted rights', () => {
  it.each<[TerminationType, number, boolean[]]>([
    // Notice, 13th, proportional vacation, FGTS, unemployment insurance.
    ['demissao-sem-justa-causa', 0, [true, true, true, true, true]],
    ['pedido-demissao', 5, [false, true, true, false, false]],
    ['demissao-justa-causa', 5, [false, false, false, false, false]],
    ['acordo-mutuo', 1, [true, true, true, true, false]],
    ['acordo-mutuo', 0, [false, true, true, true, false]],
  ])('of %s after %i years', (type, years, rights) => {
    const granted = grantedRights(terminationRights(type, years), new Results());
    expect(Object.values(granted).map(({ shown }) => shown)).toEqual(rights);
  });
});
