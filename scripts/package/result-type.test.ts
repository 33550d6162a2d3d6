import { describe, expect, it } from 'vitest';
import { inputType } from './input-type.ts';
import { resultType } from './result-type.ts';

const noLabel = () => undefined;

describe('the type of results', () => {
  it('has what all have, and as optional what only some have', () => {
    expect(resultType([{ a: 1, b: 'x' }, { a: 2 }], noLabel)).toBe(
      '{\n  readonly a: number;\n  readonly b?: string;\n}',
    );
  });

  it('unites what differs, also in rows', () => {
    const type = resultType([{ rows: [{ a: 1 }, { a: 'x', b: true }], lines: ['um'] }], noLabel);
    expect(type).toBe(
      '{\n  readonly rows: ReadonlyArray<{\n    readonly a: number | string;\n    readonly b?: boolean;\n  }>;\n  readonly lines: readonly string[];\n}',
    );
  });

  it('says what values are called', () => {
    const type = resultType([{ total: 1 }], (path) => (path === 'total' ? 'Total */ a pagar' : undefined));
    expect(type).toContain('/** Total * / a pagar */\n  readonly total: number;');
  });
});

describe('the type of inputs', () => {
  it('takes numbers as text, choices by their values, and leaves out what has a default', () => {
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
