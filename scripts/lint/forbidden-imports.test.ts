import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forbiddenImport, layerOf } from './forbidden-imports.ts';

const project = join(import.meta.dirname, '..', '..');

const FORBIDDEN: [file: string, specifier: string][] = [
  ['schemas/money.ts', '../src/engine/x.ts'],
  ['schemas/money.ts', 'big.js'],
  ['src/decimal/decimal.ts', 'big.js'],
  ['src/engine/x.ts', '../../calculators/saude/imc.ts'],
  ['src/engine/x.ts', '../catalogue/x.ts'],
  ['src/engine/x.ts', '../result/elements/table/resolve.ts'],
  ['src/vocabulary/shape.ts', '../engine/x.ts'],
  ['src/vocabulary/elements/table.ts', '../../engine/x.ts'],
  ['src/vocabulary/elements/table.ts', '../../result/elements/table/view.tsx'],
  ['src/vocabulary/elements/table.ts', 'react'],
  ['src/engine/x.ts', '../fields/number/widget.tsx'],
  ['src/fields/number/kind.ts', './widget.tsx'],
  ['src/fields/number/kind.ts', 'react'],
  ['src/fields/number/kind.ts', '../../engine/format.ts'],
  ['src/fields/number/widget.tsx', '../../form/form-schema.ts'],
  ['src/vocabulary/fields/number.ts', '../../fields/number/kind.ts'],
  ['src/result/figure.tsx', '../fields/number/widget.tsx'],
  ['src/engine/x.ts', '../../scripts/calc.ts'],
  ['src/engine/x.ts', 'react'],
  ['src/engine/x.ts', 'node:fs'],
  ['src/engine/x.ts', 'expr-eval'],
  ['calculators/saude/imc.ts', './calorias.ts'],
  ['calculators/saude/imc.ts', '../trabalhista/inss.ts'],
  ['calculators/saude/imc.ts', '../../src/form/field.tsx'],
  ['calculators/saude/imc.ts', 'react'],
  ['calculators/formulas/money.ts', '../../src/engine/x.ts'],
  ['calculators/formulas/money.ts', '../saude/imc.ts'],
  ['calculators/tabelas/inss.ts', '../../src/catalogue/categories.ts'],
  ['calculators/tabelas/inss.ts', 'big.js'],
  ['calculators/formulas/money.ts', 'big.js'],
  ['calculators/layouts/loan.ts', '../financeira/emprestimo.ts'],
  ['calculators/regras/financiamento.ts', '../layouts/loan.ts'],
  ['calculators/formulas/money.ts', '../regras/financiamento.ts'],
  ['src/catalogue/catalogue.ts', '../pages/home.tsx'],
  ['src/catalogue/catalogue.ts', '../../calculators/saude/imc.ts'],
  ['src/app/router.tsx', '../../calculators/saude/imc.ts'],
  ['src/admin/posts/table.tsx', '../../form/widgets/number-input.tsx'],
  ['src/catalogue/catalogue.ts', 'react-router-dom'],
  ['src/ui/button.tsx', '../form/field.tsx'],
  ['src/form/field.tsx', '../result/figure.tsx'],
  ['src/form/field.tsx', '../pages/home.tsx'],
  ['src/result/figure.tsx', '../form/field.tsx'],
  ['src/result/figure.tsx', '@rjsf/utils'],
  ['src/pages/home.tsx', '@rjsf/core'],
  ['src/pages/home.tsx', '../blog/card.tsx'],
  ['src/pages/home.tsx', '../admin/login.tsx'],
  ['src/pages/home.tsx', '../backend/client.ts'],
  ['src/blog/list.tsx', '../backend/client.ts'],
  ['src/blog/list.tsx', '../admin/posts/table.tsx'],
  ['src/blog/live/posts.ts', '../../admin/posts/table.tsx'],
  ['src/admin/posts/table.tsx', '../../pages/home.tsx'],
  ['src/admin/login.tsx', '@supabase/supabase-js'],
  ['src/admin/login.tsx', '@rjsf/core'],
  ['src/backend/client.ts', '../admin/login.tsx'],
  ['src/app/router.tsx', '../../scripts/build/paths.ts'],
  ['src/engine/x.ts', '../../compiler/collect.ts'],
  ['src/pages/home.tsx', '../../compiler/collect.ts'],
  ['calculators/saude/imc.ts', '../../compiler/collect.ts'],
  ['server/site/listen.ts', '../../compiler/collect.ts'],
  ['compiler/collect.ts', '../scripts/calc.ts'],
  ['compiler/collect.ts', '../src/pages/home.tsx'],
  ['src/app/router.tsx', '@rjsf/core'],
];

const ALLOWED: [file: string, specifier: string][] = [
  ['src/engine/x.ts', '../../schemas/money.ts'],
  ['src/engine/x.ts', './y.ts'],
  ['src/engine/x.ts', '../vocabulary/shape.ts'],
  ['src/engine/x.ts', '../vocabulary/elements/table.ts'],
  ['src/engine/x.ts', '../vocabulary/element-kinds.ts'],
  ['src/vocabulary/elements/headline.ts', './figures.ts'],
  ['src/vocabulary/elements/table.ts', '../words.ts'],
  ['src/result/elements/table/view.tsx', '../../value.tsx'],
  ['src/engine/x.ts', '../fields/kinds.ts'],
  ['src/fields/number/kind.ts', '../../decimal/notation.ts'],
  ['src/fields/number/kind.ts', '../../vocabulary/fields/number.ts'],
  ['src/fields/number/widget.tsx', '../drawing/widget-props.ts'],
  ['src/fields/number/widget.tsx', '../../ui/control-frame.ts'],
  ['src/fields/number/widget.tsx', '@rjsf/utils'],
  ['src/form/theme.ts', '../fields/widgets.ts'],
  ['calculators/saude/imc.ts', '../../src/engine/definition.ts'],
  ['calculators/saude/imc.ts', '../formulas/money.ts'],
  ['calculators/saude/imc.ts', '../tabelas/inss.ts'],
  ['calculators/saude/imc.ts', '../../src/catalogue/categories.ts'],
  ['calculators/saude/imc.ts', '../layouts/loan.ts'],
  ['calculators/saude/imc.ts', '../regras/financiamento.ts'],
  ['calculators/layouts/loan.ts', '../../src/engine/result-layout.ts'],
  ['calculators/layouts/loan.ts', '../formulas/schedule.ts'],
  ['calculators/regras/financiamento.ts', '../../schemas/fields.ts'],
  ['calculators/formulas/bands.ts', '../tabelas/inss.ts'],
  ['src/catalogue/catalogue.ts', '../engine/text.ts'],
  ['src/form/field.tsx', '@rjsf/core'],
  ['src/form/field.tsx', '../ui/button.tsx'],
  ['src/result/figure.tsx', '../engine/format.ts'],
  ['src/pages/home.tsx', '../catalogue/search.ts'],
  ['src/pages/home.tsx', '#root/.cache/catalogue'],
  ['src/blog/list.tsx', './live/posts.ts'],
  ['src/blog/live/posts.ts', '../../backend/client.ts'],
  ['src/admin/posts/preview.tsx', '../../blog/index.ts'],
  ['src/admin/login.tsx', '../backend/client.ts'],
  ['src/admin/login.tsx', './form/schema-form.tsx'],
  ['src/backend/client.ts', '@supabase/supabase-js'],
  ['src/app/router.tsx', '../admin/login.tsx'],
  ['compiler/collect.ts', '../src/engine/definition.ts'],
  ['compiler/collect.ts', '../scripts/lint/plugin.ts'],
  ['compiler/collect.ts', '@rjsf/validator-ajv8'],
  ['compiler/parse-expression.ts', 'expr-eval'],
  ['scripts/calc.ts', '../compiler/collect.ts'],
  ['scripts/calc.ts', '@rjsf/validator-ajv8'],
  ['tests/catalogue.test.ts', '../src/backend/client.ts'],
];

describe('forbiddenImport', () => {
  it.each(FORBIDDEN)('%s must not import %s', (file, specifier) => {
    expect(forbiddenImport(file, specifier)).toContain('pode');
  });

  it.each(ALLOWED)('%s may import %s', (file, specifier) => {
    expect(forbiddenImport(file, specifier)).toBeNull();
  });

  it('distinguishes layers by whole folder names', () => {
    expect(layerOf('src/form/field.tsx')).toBe('src/form');
    expect(layerOf('src/formats.ts')).toBeNull();
    expect(layerOf('src/catalogue/categories.ts')).toBe('src/catalogue/categories.ts');
  });
});

describe('the linter with the real configuration', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'calculario-lint-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  /** Writes and lints files, and returns the reports as sorted lines of file and rule. */
  function lint(files: Record<string, string>): string[] {
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), content);
    }
    const command = join(project, 'node_modules', 'oxlint', 'bin', 'oxlint');
    const { stdout, status } = spawnSync(
      process.execPath,
      [command, '--config', join(project, '.oxlintrc.json'), '--format', 'json'],
      { cwd: folder, encoding: 'utf8' },
    );
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] };
    expect(status).toBe(diagnostics.length === 0 ? 0 : 1);
    return diagnostics.map(({ filename, code }) => `${filename.replaceAll('\\', '/')} ${code}`).toSorted();
  }

  it('reports every forbidden import, and allows the others', () => {
    const sources: Record<string, string> = {};
    for (const [file, specifier] of [...FORBIDDEN, ...ALLOWED]) {
      const imports = sources[file] ?? '';
      sources[file] = `${imports}export * as m${imports.length} from '${specifier}';\n`;
    }
    const expected = FORBIDDEN.map(([file]) => `${file} calculario(layers)`);
    // Ignore other rules, because the generated files also import each other in cycles.
    const reported = lint(sources).filter((line) => line.includes('calculario'));
    expect(reported).toEqual(expected.toSorted());
  });

  it('recognizes every form of import', () => {
    const forms = {
      'src/pages/a.ts': "import { x } from '../backend/client.ts';\nexport const y = x;\n",
      'src/pages/b.ts': "import type { X } from '../backend/client.ts';\nexport type Y = X;\n",
      'src/pages/c.ts': "export const load = () => import('../backend/client.ts');\n",
      'src/pages/d.ts': "export { x } from '../backend/client.ts';\n",
      'src/pages/e.ts': 'export const load = () => import(`../backend/client.ts`);\n',
      'src/pages/f.ts': "export type Y = import('../backend/client.ts').X;\n",
    };
    expect(lint(forms)).toEqual(Object.keys(forms).map((file) => `${file} calculario(layers)`));
  });

  it('requires plain English in comments, but not in strings', () => {
    const sources = {
      'src/engine/comment.ts': "/** What a visitor is told. */\nexport const x = 'told';\n",
      'src/engine/plain.ts': "/** Shows the result again. */\nexport const x = 'told';\n",
    };
    expect(lint(sources)).toEqual(['src/engine/comment.ts calculario(plain-comments)']);
  });

  it('forbids rounding in binary in calculators, but not whole numbers', () => {
    const sources = {
      'calculators/saude/cents.ts': 'export const x = (y: number) => Math.round(y * 100) / 100;\n',
      'calculators/saude/text.ts': 'export const x = (y: number) => (y * 2).toFixed(2);\n',
      'calculators/saude/whole.ts': 'export const x = (y: number) => Math.round(y);\n',
    };
    expect(lint(sources)).toEqual([
      'calculators/saude/cents.ts calculario(pure-domain)',
      'calculators/saude/text.ts calculario(pure-domain)',
    ]);
  });

  it('forbids variables of a file in calculators, but not in functions', () => {
    const sources = {
      'calculators/saude/calls.ts': 'let calls = 0;\nexport const count = () => (calls += 1);\n',
      'calculators/saude/shared.ts': 'export let last = 0;\nexport const keep = (x: number) => (last = x);\n',
      'calculators/saude/local.ts':
        'export function first(list: number[]) {\n  let found = 0;\n  for (const x of list) found ||= x;\n  return found;\n}\n',
    };
    expect(lint(sources)).toEqual([
      'calculators/saude/calls.ts calculario(pure-domain)',
      'calculators/saude/shared.ts calculario(pure-domain)',
    ]);
  });

  it('forbids clock, randomness and browser APIs in the domain, but not in pages', () => {
    const impure = [
      'Date.now()',
      'new Date()',
      'Math.random()',
      'document.title',
      "fetch('/x')",
      'globalThis.process',
      "globalThis['process']",
      "Date['now']()",
      'Date()',
      '(() => { const { now } = Date; return now(); })()',
      '(() => { const D = Date; return new D(); })()',
      '(() => { const all = globalThis; return all; })()',
      "() => import(['node', 'fs'].join(':'))",
    ];
    const sources: Record<string, string> = {
      'src/engine/date.ts': 'export const x = (day: number) => new Date(day).getUTCDate();\n',
    };
    impure.forEach((expression, index) => {
      sources[`calculators/saude/${index}.ts`] = `export const x = ${expression};\n`;
      sources[`src/pages/${index}.ts`] = `export const x = ${expression};\n`;
    });
    expect(lint(sources)).toEqual(
      impure.map((_, index) => `calculators/saude/${index}.ts calculario(pure-domain)`).toSorted(),
    );
  });
});
