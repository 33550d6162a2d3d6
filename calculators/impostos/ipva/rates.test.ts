/** Tests the rates of the states against their source list, and the refusals of unknown ones. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileCalculator } from '../../../compiler/compile-calculator.ts';
import type { RawInputs } from '../../../src/engine/definition.ts';
import { evaluate } from '../../../src/engine/evaluate/evaluate.ts';
import { aliquotaDoIpva, type Veiculo } from '../../lei/ipva.ts';
import { IPVA_DOS_ESTADOS, type Estado } from '../../tabelas/ipva.ts';
import ipva from '../ipva.ts';

const STATES = Object.keys(IPVA_DOS_ESTADOS.forYear(2026).aliquotas) as Estado[];

const CAR: Veiculo = {
  tipoVeiculo: 'carro',
  estado: 'SP',
  combustivel: 'flex',
  valorVeiculo: 60_000,
  anoFabricacao: 2021,
  ano: 2026,
  potenciaCv: 120,
  cilindrada: 1400,
};

/** The rate in percent, or the field that is missing. */
function found(vehicle: Partial<Veiculo>): number | string {
  const answer = aliquotaDoIpva({ ...CAR, ...vehicle });
  return 'falta' in answer ? answer.falta : answer.aliquota.times(100).number;
}

describe('the rate of a car', () => {
  it.each([
    ['AC', 2],
    ['AL', 'aliquota'],
    ['AP', 3],
    ['AM', 2],
    ['BA', 2.5],
    ['CE', 'aliquota'],
    ['DF', 3],
    ['ES', 2],
    ['GO', 3.75],
    ['MA', 2.5],
    ['MT', 3],
    ['MS', 3],
    ['MG', 4],
    ['PA', 2.5],
    ['PB', 2.5],
    ['PR', 1.9],
    ['PE', 2.4],
    ['PI', 2.5],
    ['RJ', 4],
    ['RN', 'aliquota'],
    ['RS', 3],
    ['RO', 'aliquota'],
    ['RR', 'aliquota'],
    ['SC', 2],
    ['SP', 4],
    ['SE', 2.5],
    ['TO', 3.5],
  ] as const)('in %s is %s', (estado, rate) => {
    expect(found({ estado })).toBe(rate);
  });

  it('is listed for every state', () => {
    expect(STATES).toHaveLength(27);
    const offered = STATES.map((state) => expect.objectContaining({ const: state }) as object);
    const { estado } = ipva.inputs.properties;
    expect(estado).toMatchObject({ oneOf: expect.arrayContaining(offered) as object });
  });

  it.each([
    [{ estado: 'AM', combustivel: 'hibrido' }, 1.5],
    [{ estado: 'AM', cilindrada: 1000 }, 1.5],
    [{ estado: 'BA', combustivel: 'diesel' }, 3],
    [{ estado: 'BA', combustivel: 'eletrico', valorVeiculo: 300_000 }, 0],
    [{ estado: 'BA', combustivel: 'eletrico', valorVeiculo: 300_000.01 }, 2.5],
    [{ estado: 'DF', combustivel: 'hibrido' }, 'aliquota'],
    [{ estado: 'GO', potenciaCv: 100 }, 3],
    [{ estado: 'GO', potenciaCv: 100.5 }, 3.75],
    [{ estado: 'GO', potenciaCv: undefined }, 'potenciaCv'],
    [{ estado: 'MA', valorVeiculo: 150_000 }, 2.5],
    [{ estado: 'MA', valorVeiculo: 150_000.01 }, 3],
    [{ estado: 'MT', cilindrada: 1000 }, 2],
    [{ estado: 'MT', cilindrada: undefined }, 'cilindrada'],
    [{ estado: 'MS', combustivel: 'diesel' }, 4.5],
    [{ estado: 'PR', combustivel: 'gnv' }, 1],
    [{ estado: 'PE', combustivel: 'eletrico' }, 0],
    [{ estado: 'PI', valorVeiculo: 150_001 }, 3],
    [{ estado: 'RJ', combustivel: 'eletrico' }, 0.5],
    [{ estado: 'RJ', combustivel: 'gnv' }, 1.5],
    [{ estado: 'RN', combustivel: 'eletrico' }, 'aliquota'],
    [{ estado: 'RS', combustivel: 'eletrico' }, 0],
    [{ estado: 'SP', combustivel: 'hibrido', valorVeiculo: 261_154 }, 0],
    [{ estado: 'SP', combustivel: 'hibrido', valorVeiculo: 261_154.01 }, 4],
    [{ estado: 'SP', combustivel: 'gnv' }, 4],
    [{ estado: 'SE', valorVeiculo: 120_000 }, 2.5],
    [{ estado: 'SE', valorVeiculo: 120_001 }, 3],
    [{ estado: 'TO', potenciaCv: 100 }, 2.5],
    [{ ano: 2025 }, 'aliquota'],
    [{ ano: 2025, aliquota: 4 }, 4],
    [{ estado: 'AL', aliquota: 0 }, 0],
    [{ estado: 'CE', potenciaCv: undefined }, 'aliquota'],
    [{ estado: 'AL', anoFabricacao: 2006 }, 0],
    [{ anoFabricacao: 2006, ano: 2027 }, 0],
    [{ anoFabricacao: 2007 }, 4],
    [{ ano: 2027 }, 4],
    [{ ano: 2027, estado: 'AL' }, 'aliquota'],
    [{ ano: 2027, aliquota: 3 }, 3],
    [{ ano: 2028 }, 'aliquota'],
  ] as const satisfies readonly (readonly [Partial<Veiculo>, number | string])[])(
    'with %o is %s',
    (vehicle, rate) => {
      expect(found(vehicle)).toBe(rate);
    },
  );
});

describe('the rate of other vehicles', () => {
  it.each([
    ['moto', 'SP', 2],
    ['moto', 'MG', 'aliquota'],
    ['moto', 'PR', 'aliquota'],
    ['moto', 'AC', 'aliquota'],
    ['caminhao', 'MG', 1],
    ['caminhao', 'PR', 1],
    ['caminhao', 'SC', 1],
    ['caminhao', 'SP', 1.5],
    ['caminhao', 'RJ', 'aliquota'],
    ['onibus', 'SC', 1],
    ['onibus', 'SP', 2],
    ['onibus', 'BA', 'aliquota'],
  ] as const)('of a %s in %s is %s', (tipoVeiculo, estado, rate) => {
    expect(found({ tipoVeiculo, estado })).toBe(rate);
    // Age exempts only cars and motorcycles.
    const isExempt = tipoVeiculo === 'moto';
    expect(found({ tipoVeiculo, estado, anoFabricacao: 1990 })).toBe(isExempt ? 0 : rate);
  });
});

const anyVehicle = fc.record({
  tipoVeiculo: fc.constantFrom(...(['carro', 'moto', 'caminhao', 'onibus'] as const)),
  estado: fc.constantFrom(...STATES),
  combustivel: fc.constantFrom(
    ...(['gasolina', 'etanol', 'flex', 'diesel', 'eletrico', 'hibrido', 'gnv'] as const),
  ),
  valorVeiculo: fc.integer({ min: 1, max: 1_000_000 }),
  anoFabricacao: fc.integer({ min: 1950, max: 2027 }),
  ano: fc.integer({ min: 2024, max: 2028 }),
});

describe('the year after the newest table', () => {
  const calculator = compileCalculator(ipva);
  const warnings = (input: RawInputs) => {
    const outcome = evaluate(
      calculator,
      { valorVeiculo: 80_000, anoFabricacao: 2020, ano: 2027, ...input },
      { today: '2026-11-24' },
    );
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
    return outcome.warnings;
  };
  const sentence = 'As alíquotas de 2027 ainda não foram conferidas: a conta usa as de 2026';

  it('warns that last year’s rate is used', () => {
    expect(warnings({})).toEqual([sentence]);
    expect(warnings({ tipoVeiculo: 'caminhao', anoFabricacao: 2000 })).toEqual([sentence]);
  });

  it('does not warn without a table rate, or if the year has a table', () => {
    expect(warnings({ aliquota: 0 })).toEqual([]);
    expect(warnings({ anoFabricacao: 2007 })).toEqual([]);
    expect(warnings({ tipoVeiculo: 'moto', anoFabricacao: 2000 })).toEqual([]);
    expect(warnings({ ano: 2026 })).toEqual([]);
    expect(warnings({ metodo: 'simplificado' })).toEqual([]);
  });
});

describe('any vehicle', () => {
  it('needs power or displacement only if the form shows the field', () => {
    const { properties } = ipva.inputs;
    fc.assert(
      fc.property(anyVehicle, (vehicle) => {
        const answer = aliquotaDoIpva(vehicle);
        if (!('falta' in answer) || answer.falta === 'aliquota') return;
        expect(properties[answer.falta]?.visibleWhen).toContain(`estado == '${vehicle.estado}'`);
        expect(vehicle.tipoVeiculo).toBe('carro');
      }),
    );
  });

  it('has the typed rate, or none by age', () => {
    fc.assert(
      fc.property(anyVehicle, fc.integer({ min: 0, max: 10 }), (vehicle, aliquota) => {
        expect([0, aliquota]).toContain(found({ ...vehicle, aliquota }));
      }),
    );
  });

  it('has a rate of at most 4.5% once power and displacement are known', () => {
    fc.assert(
      fc.property(anyVehicle, (vehicle) => {
        const rate = found(vehicle);
        if (typeof rate === 'number') expect(rate).toBeLessThanOrEqual(4.5);
        else expect(rate).toBe('aliquota');
      }),
    );
  });
});
