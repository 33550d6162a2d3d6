import { describe, expect, it } from 'vitest';
import {
  hasAll,
  keepingRecent,
  MAX_FAVOURITES,
  MAX_RECENT,
  NOTHING,
  readSaved,
  withCalculation,
  withImported,
  withName,
  withoutCalculation,
  withRestored,
  writeSaved,
  type SavedCalculation,
} from './saved.ts';

const calculation = (salary: number, isFavourite = false): SavedCalculation => ({
  id: 'trabalhista/ferias',
  name: 'Férias',
  givenName: '',
  fragment: `#salarioBruto=${salary}`,
  inputs: `Salário bruto: R$ ${salary}`,
  result: 'Férias líquidas: R$ 3.631,40',
  date: '2026-11-22',
  isFavourite,
});
const many = (count: number, isFavourite: boolean) =>
  Array.from({ length: count }, (_, index) => calculation(index, isFavourite));

describe('a list of saved calculations', () => {
  it('starts with the newest, and contains the same inputs only once', () => {
    const once = withCalculation(withCalculation(NOTHING, calculation(1000)), calculation(2000));
    const again = withCalculation(once, calculation(1000));
    expect(again.calculations.map(({ fragment }) => fragment)).toEqual([
      '#salarioBruto=1000',
      '#salarioBruto=2000',
    ]);
  });

  it('keeps a favourite when it is calculated again', () => {
    const kept = withCalculation(NOTHING, calculation(1000, true));
    expect(withCalculation(kept, calculation(1000)).calculations).toEqual([calculation(1000, true)]);
  });

  it('accepts a name, which makes the calculation permanent and survives a repetition', () => {
    const recent = withCalculation(NOTHING, calculation(1000));
    const named = withName(recent, calculation(1000), '  Proposta nova ');
    const expected = { ...calculation(1000, true), givenName: 'Proposta nova' };
    expect(named.calculations).toEqual([expected]);
    expect(withCalculation(named, calculation(1000)).calculations).toEqual([expected]);
    expect(withName(named, calculation(1000), ' ').calculations).toEqual([calculation(1000, true)]);
    expect(withName(recent, calculation(2000), 'Outra')).toEqual(recent);
  });

  it('drops the oldest recent ones, but never a favourite', () => {
    const favourites = { ...NOTHING, calculations: many(3, true) };
    const full = Array.from({ length: MAX_RECENT + 5 }, (_, index) => calculation(10_000 + index)).reduce(
      withCalculation,
      favourites,
    );
    expect(full.calculations.filter(({ isFavourite }) => !isFavourite)).toHaveLength(MAX_RECENT);
    expect(full.calculations.filter(({ isFavourite }) => isFavourite)).toHaveLength(3);
    expect(full.calculations[0]?.fragment).toBe(`#salarioBruto=${10_000 + MAX_RECENT + 4}`);
  });

  it('removes a calculation, and all recent ones when saving them is disabled', () => {
    const saved = {
      keepsRecent: true,
      calculations: [calculation(1000), calculation(2000, true), calculation(3000)],
    };
    expect(withoutCalculation(saved, calculation(3000)).calculations).toHaveLength(2);
    expect(keepingRecent(saved, false)).toEqual({
      keepsRecent: false,
      calculations: [calculation(2000, true)],
    });
    expect(keepingRecent(saved, true)).toEqual(saved);
  });

  it('gets back what was removed, beside what another tab has saved since then', () => {
    const before = { keepsRecent: true, calculations: [calculation(1000), calculation(2000, true)] };
    const since = withCalculation(NOTHING, calculation(3000, true));
    expect(withRestored(since, before)).toEqual({
      keepsRecent: true,
      calculations: [calculation(3000, true), calculation(1000), calculation(2000, true)],
    });
  });

  it('appends another device’s calculations on import', () => {
    const mine = { keepsRecent: false, calculations: [calculation(1000, true)] };
    const theirs = { keepsRecent: true, calculations: [calculation(1000), calculation(2000, true)] };
    expect(withImported(mine, theirs)).toEqual({
      keepsRecent: false,
      calculations: [calculation(1000, true), calculation(2000, true)],
    });
  });

  it('lacks imported calculations beyond the limit', () => {
    const mine = { keepsRecent: false, calculations: many(MAX_FAVOURITES - 1, true) };
    const one = { keepsRecent: false, calculations: [calculation(1000, true)] };
    const two = { keepsRecent: false, calculations: [calculation(1000, true), calculation(2000, true)] };
    expect(hasAll(withImported(mine, one), one)).toBe(true);
    expect(hasAll(withImported(mine, two), two)).toBe(false);
  });

  it('refuses inputs too long for an address', () => {
    const huge = { ...calculation(1), fragment: `#a=${'1'.repeat(12_000)}` };
    expect(withCalculation(NOTHING, huge)).toEqual(NOTHING);
  });
});

describe('the stored text', () => {
  it('restores the same list', () => {
    const saved = { keepsRecent: true, calculations: [calculation(1000, true), calculation(2000)] };
    expect(readSaved(writeSaved(saved))).toEqual(saved);
  });

  it('may lack names and descriptions of inputs', () => {
    const old = { ...calculation(1000, true), givenName: undefined, inputs: undefined };
    const read = { ...calculation(1000, true), givenName: '', inputs: '' };
    expect(readSaved(JSON.stringify({ calculations: [old] }))?.calculations).toEqual([read]);
  });

  it.each(['', 'null', '[]', '{"calculations":{}}', '{"calculations":[', '"x"', '12'])(
    'is refused if it is %s',
    (text) => {
      expect(readSaved(text)).toBeUndefined();
    },
  );

  it('contains the same inputs only once, even if a file repeats them', () => {
    const repeated = [calculation(1, true), { ...calculation(1), date: '2026-11-23' }, calculation(2)];
    expect(readSaved(JSON.stringify({ calculations: repeated }))?.calculations).toEqual([
      calculation(1, true),
      calculation(2),
    ]);
  });

  it('skips damaged entries and addresses of other sites', () => {
    const damaged = [
      null,
      7,
      { ...calculation(1), id: 'https://mal.example/x' },
      { ...calculation(1), id: '../../admin' },
      { ...calculation(1), fragment: '?x' },
      { ...calculation(1), fragment: 7 },
      { ...calculation(1), date: '2026-02-30' },
      { ...calculation(1), name: '' },
      calculation(2),
    ];
    expect(readSaved(JSON.stringify({ calculations: damaged }))).toEqual({
      calculations: [calculation(2)],
      keepsRecent: false,
    });
  });

  it('never contains more than a page shows', () => {
    const recent = many(500, false).map((one) => ({ ...one, id: 'saude/imc' }));
    const text = JSON.stringify({ calculations: [...many(500, true), ...recent] });
    expect(readSaved(text)?.calculations).toHaveLength(MAX_FAVOURITES + MAX_RECENT);
  });
});
