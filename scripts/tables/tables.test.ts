import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../build/paths.ts';
import { attentionLines, attentionTo } from './attention.ts';
import { inventory, type Dated } from './inventory.ts';
import { attention, report } from './report.ts';

const entry: Dated = {
  kind: 'table',
  file: 'tabelas/inss.ts',
  name: 'INSS 2026',
  says: '',
  validity: '01/01/2026 a 31/12/2026',
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  isSuperseded: false,
  source: 'Portaria nº 13/2026',
  checkedOn: '2026-11-20',
};
const figure: Dated = {
  ...entry,
  kind: 'figure',
  file: 'tabelas/trabalho.ts',
  name: 'ALIQUOTA_DO_FGTS',
  says: '8%',
  validity: 'desde 14/05/1990',
  validFrom: '1990-05-14',
  validTo: undefined,
};
const series: Dated = {
  ...entry,
  kind: 'series',
  file: 'series/selic.ts',
  name: 'Selic',
  validity: '01/1995 a 10/2026',
  validFrom: '1995-01-01',
  validTo: '2026-12-15',
};

describe('the inventory', () => {
  const found = inventory();

  it('has tables by year, figures and series', async () => {
    const rows = await found;
    const names = rows.map(({ file, name }) => `${file} ${name}`);
    expect(names).toContain('tabelas/inss.ts INSS 2026');
    expect(names).toContain('tabelas/trabalho.ts ALIQUOTA_DO_FGTS');
    expect(names).toContain('tabelas/saude.ts IMC_A_PARTIR_DE.normal');
    expect(names).toContain('series/selic.ts Selic');
    expect(new Set(names).size).toBe(names.length);
  });

  it('includes source, last check and validity of each item', async () => {
    for (const { source, checkedOn, validity } of await found) {
      expect(source).not.toBe('');
      expect(validity).toMatch(/\d{4}/);
      expect(checkedOn === undefined || /^\d{4}-\d{2}-\d{2}$/.test(checkedOn)).toBe(true);
    }
  });

  it('marks superseded entries', async () => {
    const inss = (await found).filter(({ name }) => name.startsWith('INSS '));
    expect(inss.map(({ isSuperseded }) => isSuperseded)).toEqual([
      ...Array.from({ length: inss.length - 1 }, () => true),
      false,
    ]);
  });

  it('includes tables whose entries start in any month', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'calculario-tables-'));
    mkdirSync(join(folder, 'tabelas'));
    const common = "source: { label: 'Lei' }, checkedOn: '2026-11-21'";
    const code = `export const TAX = { entries: [
      { validFrom: '2024-02-01', validTo: '2025-04-30', ${common} },
      { validFrom: '2025-05-01', validTo: undefined, ${common} },
    ] };`;
    writeFileSync(join(folder, 'tabelas/tax.ts'), code);
    const rows = await inventory(folder).finally(() => rmSync(folder, { recursive: true }));
    expect(rows.map(({ name, validity, isSuperseded }) => [name, validity, isSuperseded])).toEqual([
      ['TAX 02/2024', '01/02/2024 a 30/04/2025', true],
      ['TAX 05/2025', 'desde 01/05/2025', false],
    ]);
  });

  it('includes past entries, which a table continues', async () => {
    const rows = (await found).filter(({ name }) => name.startsWith('INSS_ATE_2023 '));
    expect(rows.map(({ name }) => name.slice(-7))).toEqual([
      '03/2020',
      '01/2021',
      '01/2022',
      '01/2023',
      '05/2023',
    ]);
    expect(rows.every(({ isSuperseded }) => isSuperseded)).toBe(true);
  });

  it('is empty without tables', async () => {
    expect(await inventory(join(ROOT, 'docs'))).toEqual([]);
  });
});

describe('attention', () => {
  it.each([
    // The entry ends on 31 December, and 1 November is 60 days earlier.
    [entry, '2026-10-31', undefined],
    [entry, '2026-11-01', 'vence em 31/12/2026'],
    [entry, '2026-12-31', 'vence em 31/12/2026'],
    [entry, '2027-01-01', 'venceu em 31/12/2026'],
    [{ ...entry, isSuperseded: true }, '2027-01-01', undefined],
    [figure, '2027-11-20', undefined],
    [figure, '2027-11-21', 'última conferência há mais de um ano, em 20/11/2026'],
    [{ ...figure, checkedOn: undefined }, '2037-01-01', undefined],
    // A series is due when the figure of the next month should have been published.
    [series, '2026-12-15', undefined],
    [series, '2026-12-16', 'só vai até 10/2026; rode npm run update-series'],
  ])('is due for %o on %s', (dated, today, expected) => {
    expect(attentionTo(dated, today)).toBe(expected);
  });

  it('lists the most urgent tasks first, with one line per file and reason', () => {
    const figures = ['A', 'B', 'C', 'D'].map((name) => ({ ...figure, name }));
    expect(attentionLines([...figures, entry, series], '2027-11-21')).toEqual([
      'series/selic.ts (Selic): só vai até 10/2026; rode npm run update-series',
      'tabelas/inss.ts (INSS 2026): venceu em 31/12/2026',
      'tabelas/trabalho.ts (A, B e mais 2): última conferência há mais de um ano, em 20/11/2026',
    ]);
  });

  it('says if nothing is due', () => {
    expect(attention([entry, figure], '2026-10-01')).toBe(
      'Em 01/10/2026 nada vence nos próximos 60 dias, e tudo foi conferido há menos de um ano.',
    );
  });
});

describe('the report', () => {
  it('has a chapter for each kind, without empty columns', () => {
    expect(report([entry, figure], '2026-11-22').split('\n')).toEqual([
      'Tabelas',
      '',
      '  arquivo           nome        validade                  conferido em   fonte',
      '  tabelas/inss.ts   INSS 2026   01/01/2026 a 31/12/2026   20/11/2026     Portaria nº 13/2026',
      '',
      'Números da lei',
      '',
      '  arquivo               nome               valor   validade           conferido em   fonte',
      '  tabelas/trabalho.ts   ALIQUOTA_DO_FGTS   8%      desde 14/05/1990   20/11/2026     Portaria nº 13/2026',
      '',
      'Atenção:',
      '  tabelas/inss.ts (INSS 2026): vence em 31/12/2026',
    ]);
  });
});

describe('npm run tables', () => {
  const run = (...options: string[]) =>
    spawnSync(process.execPath, [join(ROOT, 'scripts/tables.ts'), ...options], { encoding: 'utf8' });

  it('prints the tables of a date', () => {
    const { stdout, status } = run('--today', '2026-12-01');
    expect(status).toBe(0);
    expect(stdout).toContain('Séries mensais');
    expect(stdout).toContain('INSS 2026');
  });

  it('prints them as JSON', () => {
    const rows = JSON.parse(run('--json', '--today', '01/12/2026').stdout) as Dated[];
    expect(rows.find(({ name }) => name === 'INSS 2024')).toMatchObject({ validTo: '2024-12-31' });
  });

  it('refuses an invalid date', () => {
    const { stderr, status } = run('--today', 'amanhã');
    expect(status).toBe(2);
    expect(stderr).toBe('Data inválida: "amanhã". Use AAAA-MM-DD.\n');
  });
});
