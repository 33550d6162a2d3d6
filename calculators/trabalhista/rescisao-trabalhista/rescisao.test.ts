import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/calendar/calendar.ts';
import { compileCalculator } from '../../../compiler/compile-calculator.ts';
import type { RawInputs } from '../../../src/engine/definition.ts';
import { evaluate } from '../../../src/engine/evaluate/evaluate.ts';
import type { ResultRecord } from '../../../src/engine/result-paths.ts';
import rescisao from '../rescisao-trabalhista.ts';

const calculator = compileCalculator(rescisao);
const TYPES = [
  'demissao-sem-justa-causa',
  'acordo-mutuo',
  'pedido-demissao',
  'demissao-justa-causa',
] as const;

function terminate(input: RawInputs): ResultRecord {
  const outcome = evaluate(calculator, input, { today: '2026-11-20' });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.result;
}

/** The sum of amounts of a result in whole cents, for exact comparison. */
function cents(result: ResultRecord, ...names: string[]): number {
  return names.reduce((sum, name) => sum + Math.round(Number(result[name]) * 100), 0);
}

const reais = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((amount) => amount / 100);

const contract = fc
  .record({
    salario: fc.integer({ min: 10_000, max: 3_000_000 }).map((amount) => amount / 100),
    dataRescisao: fc.integer({ min: 0, max: 1095 }).map((days) => addDays('2024-01-01', days)),
    served: fc.integer({ min: 1, max: 9000 }),
    feriasVencidas: fc.integer({ min: 0, max: 30 }),
  })
  .map(({ served, feriasVencidas, ...input }) => ({
    ...input,
    dataAdmissao: addDays(input.dataRescisao, -served),
    feriasVencidas: served > 366 ? feriasVencidas : 0,
  }));

const details = fc.record({
  mediaAdicionais: reais(3000),
  dependentes: fc.integer({ min: 0, max: 6 }),
  avisoTipo: fc.constantFrom('indenizado', 'trabalhado'),
  descontarAviso: fc.boolean(),
  faltas: fc.integer({ min: 0, max: 40 }),
  adiantamento13: reais(8000),
  saldoFgts: reais(40_000),
  saqueAniversario: fc.boolean(),
  mesDataBase: fc.integer({ min: 0, max: 12 }),
  saquesFgts: reais(10_000),
});

/** Days from the end to the payment; undefined if unknown. */
const paidAfter = fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined });

/** The day of payment, not after the last year with tables. */
function paidOn(dataRescisao: string, days: number | undefined): string | undefined {
  const date = days === undefined ? undefined : addDays(dataRescisao, days);
  return date !== undefined && date > '2026-12-31' ? '2026-12-31' : date;
}

const ending = fc
  .tuple(contract, details, fc.constantFrom(...TYPES), paidAfter)
  .map(([input, more, tipoRescisao, days]) =>
    terminate({ ...input, ...more, tipoRescisao, dataPagamento: paidOn(input.dataRescisao, days) }),
  );

describe('a termination by the rules in force', () => {
  it('is the sum of its rounded parts, from the gross items to the withdrawal, and never negative or more than the payment', () => {
    fc.assert(
      fc.property(ending, (result) => {
        const sums: Readonly<Record<string, readonly string[]>> = {
          feriasTotal: ['feriasVencidas', 'feriasEmDobro', 'feriasProporcionais'],
          pagoPelaEmpresa: [
            'saldoSalario',
            'avisoPrevia',
            'decimoTerceiro',
            'feriasTotal',
            'indenizacaoAdicional',
            'multaAtraso',
          ],
          inss: ['inssSaldo', 'inss13'],
          irrf: ['irrfSaldo', 'irrf13'],
          totalDescontos: ['inss', 'irrf', 'descontoAdiantamento13', 'descontoAviso'],
          fgtsSaldo: ['fgtsSaldoAnterior', 'fgtsDepositoRescisorio'],
          fgtsSacavel: ['fgtsSaldoLiberado', 'fgtsMulta'],
          total: ['pagoPelaEmpresa', 'fgtsSacavel'],
          totalLiquido: ['liquido', 'fgtsSacavel'],
        };
        for (const [total, parts] of Object.entries(sums)) {
          expect({ total, cents: cents(result, total) }).toEqual({ total, cents: cents(result, ...parts) });
        }
        expect(cents(result, 'liquido', 'totalDescontos')).toBe(cents(result, 'pagoPelaEmpresa'));
        expect(cents(result, 'liquido')).toBeGreaterThanOrEqual(0);
        expect(cents(result, 'totalDescontos')).toBeGreaterThanOrEqual(0);
        expect(cents(result, 'decimoTerceiroAviso')).toBeGreaterThanOrEqual(0);
        expect(cents(result, 'decimoTerceiroAviso')).toBeLessThanOrEqual(cents(result, 'decimoTerceiro'));
        // Without the notice, unless its pay is nothing; allows a cent, because only the balance is rounded first.
        expect(cents(result, 'fgtsMulta')).toBeLessThanOrEqual(cents(result, 'fgtsMultaComAviso') + 1);
      }),
    );
  });

  it('extends the contract by the paid notice', () => {
    fc.assert(
      fc.property(contract, (input) => {
        for (const avisoTipo of ['indenizado', 'trabalhado']) {
          const result = terminate({ ...input, avisoTipo, tipoRescisao: 'demissao-sem-justa-causa' });
          const paid = Number(result['diasAvisoPrevio']) - (avisoTipo === 'trabalhado' ? 30 : 0);
          expect(result['dataProjetada']).toBe(addDays(input.dataRescisao, paid));
          expect(cents(result, 'avisoPrevia')).toBe(
            Math.round((Math.round(input.salario * 100) * paid) / 30),
          );
        }
      }),
    );
  });

  it('extends the contract by half of the paid notice in an agreement, without the fraction', () => {
    fc.assert(
      fc.property(contract, fc.constantFrom('indenizado', 'trabalhado'), (input, avisoTipo) => {
        const result = terminate({ ...input, avisoTipo, tipoRescisao: 'acordo-mutuo' });
        const paid = Number(result['diasAvisoPrevio']) - (avisoTipo === 'trabalhado' ? 30 : 0);
        expect(result['dataProjetada']).toBe(addDays(input.dataRescisao, Math.floor(paid / 2)));
      }),
    );
  });

  it('has the same estimated account with and without an earlier instalment of the 13th', () => {
    const input = {
      salario: 3000,
      dataAdmissao: '2023-03-10',
      dataRescisao: '2026-12-10',
      tipoRescisao: 'demissao-sem-justa-causa',
    };
    const [without, withAdvance] = [0, 1500].map((adiantamento13) => terminate({ ...input, adiantamento13 }));
    // 8% of 1,500
    expect(cents(withAdvance ?? {}, 'fgtsSaldoAnterior') - cents(without ?? {}, 'fgtsSaldoAnterior')).toBe(
      120_00,
    );
    for (const name of ['fgtsSaldo', 'fgtsMulta', 'fgtsSacavel']) {
      expect(withAdvance?.[name]).toBe(without?.[name]);
    }
  });

  it('shows the withdrawal limit of the Caixa only in an agreement that releases the balance', () => {
    const drawn = (more: RawInputs) =>
      terminate({ salario: 3000, dataAdmissao: '2023-01-10', dataRescisao: '2026-10-20', ...more });
    expect(drawn({ tipoRescisao: 'acordo-mutuo' })).toHaveProperty('fgtsSacavelCaixa');
    expect(drawn({ tipoRescisao: 'acordo-mutuo', saqueAniversario: true })).not.toHaveProperty(
      'fgtsSacavelCaixa',
    );
    for (const tipoRescisao of TYPES.filter((type) => type !== 'acordo-mutuo')) {
      expect(drawn({ tipoRescisao })).not.toHaveProperty('fgtsSacavelCaixa');
    }
  });

  it('never gives less for a kind of end with more rights', () => {
    fc.assert(
      fc.property(contract, reais(2000), (input, mediaAdicionais) => {
        const totals = TYPES.map((tipoRescisao) =>
          cents(terminate({ ...input, mediaAdicionais, tipoRescisao }), 'total'),
        );
        expect(totals).toEqual(totals.toSorted((a, b) => b - a));
      }),
    );
  });
});

describe('a termination by the simple method', () => {
  it('ignores inputs that only the rules in force use', () => {
    const input = {
      metodo: 'simplificado',
      salario: 3000,
      dataAdmissao: '2023-03-10',
      dataRescisao: '2026-10-15',
      tipoRescisao: 'acordo-mutuo',
    };
    const more = { dataPagamento: '2027-02-01', saldoFgts: 10_000, saquesFgts: 5000, adiantamento13: 1500 };
    expect(terminate({ ...input, ...more })).toEqual(terminate(input));
    expect(terminate(input)).not.toHaveProperty('prazoPagamento');
  });

  const simple = fc.record({
    metodo: fc.constant('simplificado'),
    salario: fc.integer({ min: 10_000, max: 3_000_000 }).map((amount) => amount / 100),
    dataAdmissao: fc.integer({ min: 0, max: 9000 }).map((days) => addDays('2017-11-11', days)),
    served: fc.integer({ min: 1, max: 9000 }),
    feriasVencidas: fc.integer({ min: 0, max: 30 }),
  });
  const endings = simple.map(({ served, ...input }) =>
    TYPES.map((tipoRescisao) =>
      terminate({ ...input, dataRescisao: addDays(input.dataAdmissao, served), tipoRescisao }),
    ),
  );

  it("adds up the employer's payments and the withdrawal, pays nothing without a right to it, and never more for fewer rights", () => {
    fc.assert(
      fc.property(endings, (results) => {
        for (const result of results) {
          expect(cents(result, 'feriasTotal')).toBe(cents(result, 'feriasVencidas', 'feriasProporcionais'));
          expect(cents(result, 'pagoPelaEmpresa')).toBe(
            cents(result, 'saldoSalario', 'avisoPrevia', 'decimoTerceiro', 'feriasTotal'),
          );
          expect(cents(result, 'fgtsSacavel')).toBe(cents(result, 'fgtsSaldoLiberado', 'fgtsMulta'));
          expect(cents(result, 'total')).toBe(cents(result, 'pagoPelaEmpresa', 'fgtsSacavel'));
          expect(cents(result, 'avisoPrevia') > 0).toBe(result['temDireitoAvisoPrevia']);
          expect(cents(result, 'decimoTerceiro') > 0 && !result['temDireitoDecimoTerceiro']).toBe(false);
          expect(cents(result, 'feriasProporcionais') > 0 && !result['temDireitoFeriasProporcionais']).toBe(
            false,
          );
          expect(cents(result, 'fgtsSacavel') > 0 && !result['temDireitoFgtsSaque']).toBe(false);
        }
        const totals = results.map((result) => cents(result, 'total'));
        expect(totals).toEqual(totals.toSorted((a, b) => b - a));
      }),
    );
  });
});
