import { describe, expect, it } from 'vitest';
import { Results } from '../../../src/quantity/declare.ts';
import { direitosNaRescisao, type TipoDeRescisao } from '../../lei/direitos-na-rescisao.ts';
import { declaraDireitos } from './resumo.ts';

describe('granted rights', () => {
  it.each<[TipoDeRescisao, boolean[]]>([
    // Notice, 13th, proportional vacation, FGTS, unemployment insurance.
    ['demissao-sem-justa-causa', [true, true, true, true, true]],
    ['pedido-demissao', [false, true, true, false, false]],
    ['demissao-justa-causa', [false, false, false, false, false]],
    ['acordo-mutuo', [true, true, true, true, false]],
  ])('of %s', (type, rights) => {
    const granted = declaraDireitos(direitosNaRescisao(type, '2026-11-26'), new Results());
    expect(Object.values(granted).map(({ shown }) => shown)).toEqual(rights);
  });
});
