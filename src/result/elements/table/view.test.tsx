import { describe, expect, it } from 'vitest';
import { column, type Results } from '../../../quantity/declare.ts';
import { count, shown } from '../../testing/shown.tsx';

describe('table', () => {
  const element = { kind: 'table', rows: 'largas' };
  const wide = (columns: number, first: 'text' | 'count', rows: number) => (result: Results) => {
    const names = Array.from({ length: columns }, (_, index) => `c${index}`);
    const row = { ...Object.fromEntries(names.map((name) => [name, 1])), c0: first === 'text' ? 'Um' : 1 };
    const heads = Object.fromEntries(
      names.map((name, index) => [name, column[index === 0 ? first : 'count'](`Coluna ${name}`)]),
    );
    return {
      largas: result.rows(
        'Largas',
        heads,
        Array.from({ length: rows }, () => row),
      ),
    };
  };

  it('has its title as caption, and row headers in its first column', () => {
    const { html } = shown(element, wide(3, 'text', 2));
    expect(html).toMatch(/<caption class="sr-only">Largas<\/caption>/);
    expect(count(html, /<th scope="row"/g)).toBe(2);
    expect(count(html, /Coluna c0/g)).toBe(1);
  });

  it.each([
    ['of up to three columns', 3, 'text', 2],
    ['of many rows', 5, 'text', 9],
    ['of months or years', 5, 'count', 2],
  ] as const)('%s stays a table on every screen', (_, columns, first, rows) => {
    // Only the cards need a role.
    expect(shown(element, wide(columns, first, rows)).html).not.toContain('role="table"');
  });

  it('with more columns becomes cards on a phone, but remains a table for screen readers', () => {
    const { html } = shown(element, wide(5, 'text', 2));
    expect(html).toContain('<table role="table"');
    expect(count(html, /role="columnheader"/g)).toBe(5);
    expect(count(html, /role="rowheader"/g)).toBe(2);
    expect(count(html, /role="cell"/g)).toBe(8);
    // One in the header, and one per row, hidden from screen readers.
    expect(count(html, /Coluna c0/g)).toBe(3);
    expect(count(html, /<span aria-hidden="true"[^>]*>Coluna c0/g)).toBe(2);
    expect(count(html, /data-result="largas\.\d\.c\d"/g)).toBe(10);
  });

  it('keeps amounts within a text on one line', () => {
    const { html } = shown({ kind: 'table', rows: 'faixas' }, (result) => ({
      faixas: result.rows('Faixas', { nome: column.text('Faixa') }, [{ nome: '1ª faixa, até R$ 1.621,00' }]),
    }));
    expect(html).toContain('1ª faixa, até <span class="whitespace-nowrap">R$ 1.621,00</span></data>');
  });
});
