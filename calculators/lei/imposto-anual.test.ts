import { expect, it } from 'vitest';
import { count, money } from '../../src/quantity/quantity.ts';
import { IMPOSTO_ANUAL } from '../tabelas/irpf-anual.ts';
import { educacaoDedutivel, impostoDaTabela, limiteDaEducacao } from './imposto-anual.ts';

const table = IMPOSTO_ANUAL.forYear(2026);

it.each([
  [0, 1, 0],
  // 48,000 × 22.5% − 8,054.97
  [48_000, 4, 2745.03],
])('impostoDaTabela finds band and tax of %d reais', (base, number, tax) => {
  const found = impostoDaTabela(money(base), table);
  expect(found.numero).toBe(number);
  expect(found.imposto.number).toBe(tax);
});

it('educacaoDedutivel limits each person to R$ 3.561,50', () => {
  const { deduzida, passaDoLimite } = educacaoDedutivel([money(5000), money(1000)]);
  expect([deduzida.number, passaDoLimite]).toEqual([4561.5, true]);
  expect(educacaoDedutivel([money(3561.5)]).passaDoLimite).toBe(false);
  expect(limiteDaEducacao(count(2)).number).toBe(10_684.5);
});
