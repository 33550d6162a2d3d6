import { describe, expect, it } from 'vitest';
import { column } from '../../../quantity/declare.ts';
import { rowsOf, shown } from '../../testing/shown.tsx';

describe('chart', () => {
  const chart = { kind: 'chart', shape: 'line', rows: 'anos', x: 'ano', series: ['juros', 'saldo'] };

  it('takes its title and labels from the rows', () => {
    const { element } = shown({ ...chart, shape: 'columns' }, rowsOf(3));
    expect(element).toMatchObject({
      kind: 'chart',
      shape: 'columns',
      title: 'Ano a ano',
      xLabel: 'Ano',
      seriesLabels: ['Juros', 'Saldo'],
      points: [{ label: '2026', values: [10, -5] }, { label: '2027' }, { label: '2028' }],
    });
  });

  it('draws a single row as columns, because a line needs two points', () => {
    expect(shown(chart, rowsOf(1)).element).toMatchObject({ shape: 'columns' });
    expect(shown({ ...chart, shape: 'area' }, rowsOf(1)).element).toMatchObject({ shape: 'stackedColumns' });
    expect(shown(chart, rowsOf(2)).element).toMatchObject({ shape: 'line' });
  });

  it('starts with the values before the first row, if declared', () => {
    const { element } = shown({ ...chart, x: 'mes', series: ['saldo'] }, (result) => ({
      anos: result.rows(
        'Mês a mês',
        { mes: column.count('Mês'), saldo: column.money('Saldo') },
        [{ mes: 1, saldo: 90 }],
        { mes: 0, saldo: 100 },
      ),
    }));
    expect(element).toMatchObject({
      shape: 'line',
      points: [
        { x: 0, label: '0', values: [100] },
        { x: 1, label: '1', values: [90] },
      ],
    });
  });

  it('labels its vertical axis with the unit, and with its only series', () => {
    expect(shown(chart, rowsOf(2)).element).toMatchObject({ yLabel: 'Valores (R$)' });
    expect(shown({ ...chart, series: ['saldo'] }, rowsOf(2)).element).toMatchObject({ yLabel: 'Saldo (R$)' });
  });

  it('includes a table, unless a table of the layout shows all its figures', () => {
    const { element, html } = shown(chart, rowsOf(2));
    expect(element).toMatchObject({
      table: { columns: [{ label: 'Ano' }, { label: 'Juros' }, { label: 'Saldo' }] },
    });
    expect(html).toMatch(
      /<details[^>]*><summary[^>]*>Ver os números do gráfico<.*<caption class="sr-only">Os números: Ano a ano</,
    );
    expect(html).not.toContain('data-result');
    const beside = (columns: string[]) => [chart, { kind: 'table', rows: 'anos', columns }];
    expect(shown(beside(['ano', 'juros', 'saldo']), rowsOf(2)).element['table']).toBeUndefined();
    expect(shown(beside(['ano', 'juros']), rowsOf(2)).element['table']).toBeDefined();
  });

  it('by years is absent for a term of some months', () => {
    const term = (ano: number) =>
      shown({ kind: 'chart', rows: 'anos', series: ['saldo'] }, (result) => ({
        anos: result.rows(
          'Ano a ano',
          { ano: column.years('Ano'), saldo: column.money('Saldo') },
          [{ ano, saldo: 90 }],
          { ano: 0, saldo: 100 },
        ),
      })).html;
    expect(term(0.25)).not.toContain('<figure');
    expect(term(1)).toContain('<figure');
  });

  it('is absent without rows', () => {
    expect(shown(chart, rowsOf(0)).html).not.toContain('<figure');
  });
});
