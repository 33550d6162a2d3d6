import { describe, expect, it } from 'vitest';
import { Results } from '../../../src/quantity/declare.ts';
import { terminationRights, type TerminationType } from '../../lei/termination-rights.ts';
import { grantedRights } from './rights.ts';

describe('granted rights', () => {
  it.each<[TerminationType, boolean[]]>([
    // Notice, 13th, proportional vacation, FGTS, unemployment insurance.
    ['demissao-sem-justa-causa', [true, true, true, true, true]],
    ['pedido-demissao', [false, true, true, false, false]],
    ['demissao-justa-causa', [false, false, false, false, false]],
    ['acordo-mutuo', [true, true, true, true, false]],
  ])('of %s', (type, rights) => {
    const granted = grantedRights(terminationRights(type), new Results());
    expect(Object.values(granted).map(({ shown }) => shown)).toEqual(rights);
  });
});
