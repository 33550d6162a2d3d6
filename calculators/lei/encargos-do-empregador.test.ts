import { describe, expect, it } from 'vitest';
import { count, percent } from '../../src/quantity/quantity.ts';
import { somaDosEncargos, encargosDoEmpregador, type RegimeDoEmpregador } from './encargos-do-empregador.ts';

function shares(regime: RegimeDoEmpregador, risk = 2, factor = 1.5, thirdParties = 5.8) {
  const charges = encargosDoEmpregador(regime, {
    rat: percent(risk),
    fap: count(factor),
    terceiros: percent(thirdParties),
  });
  const inPercent = (rate: number) => Math.round(rate * 1e6) / 1e4;
  return {
    total: inPercent(somaDosEncargos(charges).number),
    ...Object.fromEntries(
      Object.entries(charges).flatMap(([name, charge]) =>
        charge === undefined ? [] : [[name, inPercent(charge.aliquota.number)]],
      ),
    ),
  };
}

describe('the charges of an employer, in percent of the salary', () => {
  it('are all due outside of the Simples (Lei 8.212/1991, art. 22)', () => {
    expect(shares('geral')).toEqual({ inssPatronal: 20, rat: 3, terceiros: 5.8, fgts: 8, total: 36.8 });
    expect(shares('geral', 3, 2)).toMatchObject({ rat: 6, total: 39.8 });
    expect(shares('geral', 1, 0.5, 0)).toMatchObject({ rat: 0.5, terceiros: 0, total: 28.5 });
  });

  it('are the FGTS alone in the Simples, except for annex IV (LC 123/2006, arts. 13 and 18, § 5º-C)', () => {
    expect(shares('simples')).toEqual({ fgts: 8, total: 8 });
    expect(shares('simples-anexo-iv')).toEqual({ inssPatronal: 20, rat: 3, fgts: 8, total: 31 });
  });

  it('have special rates for a MEI (LC 123/2006, art. 18-C) and in a household (LC 150/2015, art. 34)', () => {
    expect(shares('mei')).toEqual({ inssPatronal: 3, fgts: 8, total: 11 });
    expect(shares('domestico')).toEqual({
      inssPatronal: 8,
      rat: 0.8,
      indenizacaoCompensatoria: 3.2,
      fgts: 8,
      total: 20,
    });
  });

  it('have a ceiling only in a household (Lei 8.212/1991, art. 24)', () => {
    const empresa = { rat: percent(2), fap: count(1), terceiros: percent(5.8) };
    const comTeto = (regime: RegimeDoEmpregador) =>
      somaDosEncargos(encargosDoEmpregador(regime, empresa), 'ateOTeto').number;
    expect(comTeto('domestico')).toBe(0.088);
    expect(comTeto('geral')).toBe(0);
  });
});
