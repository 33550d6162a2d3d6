import { describe, expect, it } from 'vitest';
import { column } from '../../../quantity/declare.ts';
import { rowsOf, shown } from '../../testing/shown.tsx';

describe('chart', () => {
  const chart = { kind: 'chart', shape: 'line', rows: 'anos', x: 'ano', series: ['juros', 'saldo'] };

  it('takes title and names from the rows', () => {
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

  it('of one row stands in columns, where a line would be nothing', () => {
    expect(shown(chart, rowsOf(1)).element).toMatchObject({ shape: 'columns' });
    expect(shown({ ...chart, shape: 'area' }, rowsOf(1)).element).toMatchObject({ shape: 'stackedColumns' });
    expect(shown(chart, rowsOf(2)).element).toMatchObject({ shape: 'line' });
  });

  it('begins where its rows say that things began, which is no row of theirs', () => {
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

  it('names what its vertical axis is in, and its only series there', () => {
    expect(shown(chart, rowsOf(2)).element).toMatchObject({ yLabel: 'Valores (R$)' });
    expect(shown({ ...chart, series: ['saldo'] }, rowsOf(2)).element).toMatchObject({ yLabel: 'Saldo (R$)' });
  });

  it('has its figures in a table of its own, unless the layout has one with all of them', () => {
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

  it('of no rows is not there', () => {
    expect(shown(chart, rowsOf(0)).html).not.toContain('<figure');
  });
});
