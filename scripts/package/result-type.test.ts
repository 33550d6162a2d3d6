import { describe, expect, it } from 'vitest';
import { inputType } from './input-type.ts';
import { resultType } from './result-type.ts';

const noLabel = () => undefined;

describe('resultType', () => {
  it('includes the properties of all results, and makes those missing in some optional', () => {
    expect(resultType([{ a: 1, b: 'x' }, { a: 2 }], noLabel)).toBe(
      '{\n  readonly a: number;\n  readonly b?: string;\n}',
    );
  });

  it('forms a union of different types, also in rows', () => {
    const type = resultType([{ rows: [{ a: 1 }, { a: 'x', b: true }], lines: ['um'] }], noLabel);
    expect(type).toBe(
      '{\n  readonly rows: ReadonlyArray<{\n    readonly a: number | string;\n    readonly b?: boolean;\n  }>;\n  readonly lines: readonly string[];\n}',
    );
  });

  it('adds the labels of the values', () => {
    const type = resultType([{ total: 1 }], (path) => (path === 'total' ? 'Total */ a pagar' : undefined));
    expect(type).toContain('/** Total * / a pagar */\n  readonly total: number;');
  });
});

describe('inputType', () => {
  it('accepts numbers as text, lists the values of choices, and makes fields with a default optional', () => {
    const type = inputType({
      type: 'object',
      required: ['salario'],
      properties: {
        salario: { type: 'number', title: 'Salário' },
        ano: { type: 'integer', oneOf: [{ const: 2025 }, { const: 2026 }], default: 2026 },
        caixas: { type: 'array', items: { type: 'string', oneOf: [{ const: 'idoso' }] } },
        linhas: { type: 'array', items: { type: 'object', properties: { sim: { type: 'boolean' } } } },
        'nome-estranho': { type: 'string' },
      },
    });
    expect(type).toContain('/** Salário. */\n  readonly salario: number | string;');
    expect(type).toContain('/** Padrão: 2026. */\n  readonly ano?: 2025 | 2026;');
    expect(type).toContain('readonly caixas?: ReadonlyArray<"idoso">;');
    expect(type).toContain('readonly linhas?: ReadonlyArray<{\n    readonly sim?: boolean;\n  }>;');
    expect(type).toContain('readonly "nome-estranho"?: string;');
  });
});
