import { describe, expect, it } from 'vitest';
import { contentOfHtml } from './html-content.ts';
import { written } from './testing/hostile-html.ts';

/** The texts of all cells, a row per line; headings are marked with `*`. */
function grid(html: string): string {
  return written(contentOfHtml(html))
    .replaceAll(/<th>([^<]*)<\/th>/g, '*$1|')
    .replaceAll(/<td>([^<]*)<\/td>/g, '$1|')
    .replaceAll('|</tr>', '\n')
    .replaceAll(/<[^>]*>/g, '')
    .trim();
}

describe('a table with merged cells', () => {
  it('keeps every figure under its own heading', () => {
    expect(
      grid(
        '<table><tr><th>Mês<th>Faixa<th>Alíquota</tr><tr><td rowspan=2>Janeiro<td>1ª<td>7,5%</tr>' +
          '<tr><td>2ª<td>9%</tr><tr><td colspan=2>Total<td>16,5%</tr></table>',
      ),
    ).toBe('*Mês|*Faixa|*Alíquota\nJaneiro|1ª|7,5%\nJaneiro|2ª|9%\nTotal|Total|16,5%');
  });

  it.each([
    [
      'headings in two rows',
      '<table><thead><tr><th rowspan=2>Ano<th colspan=2>Renda<tr><th>de<th>até</thead><tbody><tr><td>2026<td>1<td>2</table>',
      '*Ano|*Renda|*Renda\n*Ano|*de|*até\n2026|1|2',
    ],
    [
      'a cell over rows and columns',
      '<table><tr><td>a<td rowspan=2 colspan=2>b<tr><td>c<tr><td>d<td>e<td>f</table>',
      'a|b|b\nc|b|b\nd|e|f',
    ],
    ['columns in which no cell begins', '<table><tr><td>a<td>b<tr><td colspan=1000>c</table>', 'a|b\nc|c'],
    [
      'more rows than there are',
      '<table><thead><tr><th rowspan=65534>a<th>b</thead><tr><td>c<td rowspan=9>d<tr><td>e</table>',
      '*a|*b\nc|d\ne|d',
    ],
    ['all rows below', '<table><tr><td rowspan=0>a<td>b<tr><td>c<tr><td>d</table>', 'a|b\na|c\na|d'],
    ['overlapping cells', '<table><tr><td>a<td rowspan=2>b<tr><td colspan=2>c<td>d</table>', 'a|b\nc|b|d'],
    ['a gap', '<table><tr><td>a<td>b<td rowspan=2>c<tr><td>d</table>', 'a|b|c\nd||c'],
    [
      'invalid spans',
      '<table><tr><td colspan=-1>a<td rowspan=x>b<td colspan="">c<tr><td>d</table>',
      'a|b|c\nd',
    ],
  ])('is read with %s', (_what, html, rows) => {
    expect(grid(html)).toBe(rows);
  });

  it.each([
    `<table>${`<tr>${'<td colspan=1000 rowspan=65534>a'.repeat(20)}`.repeat(200)}</table>`,
    `<table><tr>${'<td rowspan=65534>a'.repeat(5000)}${'<tr>'.repeat(20_000)}</table>`,
    `<table><tr><td rowspan=0>${'a'.repeat(50_000)}${'<tr><td>b'.repeat(5000)}</table>`,
    `${'<table><tr><td rowspan=2>a<td rowspan=2>'.repeat(60)}b${'<tr></table>'.repeat(60)}`,
  ])('stays cheap for hostile spans: %#', (html) => {
    const before = process.cpuUsage();
    expect(written(contentOfHtml(html)).length).toBeLessThan(40 * html.length);
    expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
  });
});
