/** Less common options of fields on the form. */
import { describe, expect, it } from 'vitest';
import type { Problem } from '../engine/problem.ts';
import { debts } from '../engine/testing/debts.ts';
import { drawForm } from './testing/draw-form.tsx';

const drawn = (inputs: object, problems?: readonly Problem[]) => drawForm(debts, inputs, problems);

/** Text of the element with an id. */
function textOf(html: string, id: string): string | undefined {
  return new RegExp(` id="${id}"[^>]*>([^<]*)<`).exec(html)?.[1];
}

describe('CalculatorForm', () => {
  it('shows the unit of the chosen option beside the control, and links it for screen readers', () => {
    expect(textOf(drawn({}), 'campo_rate__unidade')).toBe('% ao mês');
    const yearly = drawn({ per: 'year' });
    expect(textOf(yearly, 'campo_rate__unidade')).toBe('% ao ano');
    expect(yearly).toContain('aria-describedby="campo_rate__unidade"');
  });

  it('shows the unit in each row according to that row’s choice', () => {
    const html = drawn({ debts: [{ kind: 'reais' }, {}] });
    expect(textOf(html, 'campo_debts_0_discount__unidade')).toBe('R$');
    expect(textOf(html, 'campo_debts_1_discount__unidade')).toBe('%');
  });

  it('labels placeholders as examples, and shows no amounts that nobody typed', () => {
    const placeholders = [...drawn({ debts: [{}] }).matchAll(/ placeholder="([^"]*)"/g)].map(
      ([, text]) => text,
    );
    expect(placeholders).toEqual(['dd/mm/aaaa', 'Ex.: 2', 'Ex.: Cartão']);
  });

  it('starts without rows, and offers to add the first', () => {
    const html = drawn({});
    expect(html).not.toContain('Dívida 1');
    expect(html).toContain('Acrescentar dívida');
  });

  it('gives rows names, and lets visitors remove each', () => {
    const html = drawn({ debts: [{}, { name: 'Cartão' }] });
    expect(html).toContain('aria-label="Remover Dívida 1"');
    expect(html).toContain('aria-label="Remover Dívida 2: Cartão"');
    expect(html).not.toContain('disabled=""');
  });

  it('shows a problem of a whole row in that row', () => {
    const html = drawn({ debts: [{}, {}] }, [{ field: 'debts.1', message: 'Esta dívida já está na lista' }]);
    const [, second = ''] = html.split('aria-label="Dívida 2"');
    expect(second).toMatch(/^ aria-describedby="campo_debts_1__erro"/);
    expect(html.split('aria-describedby="campo_debts_1__erro"')).toHaveLength(2);
    expect(textOf(html, 'campo_debts_1__erro')).toBeDefined();
    expect(second).toContain('Esta dívida já está na lista');
    expect(html.split('Esta dívida')).toHaveLength(2);
  });

  it('limits the calendar to the allowed days', () => {
    expect(drawn({})).toMatch(/type="date"[^>]* min="1994-07-01" max="2026-11-20"/);
  });
});
