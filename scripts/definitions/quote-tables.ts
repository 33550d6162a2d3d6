/** Articles quote figures of the law from `calculators/tables/` instead of repeating them. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isLegalFigure } from '../../calculators/tables/legal-figure.ts';
import { formatValue } from '../../src/engine/format.ts';
import { templateFormat, valueAt } from '../../src/engine/template.ts';

/** Where the tables live. */
const TABLES = resolve(import.meta.dirname, '../../calculators/tables');

/**
 * `{tabela.labour.FGTS_DEPOSIT}` is a single figure, named by its module and its export;
 * `{tabela.inss.INSS.2026.ceiling|money}` one of a dated table; `ultimo` in the place of a year is the newest entry.
 */
const QUOTE = /\{tabela\.([\w-]+)\.(\w+)((?:\.\w+)*)(?:\|(\w+)(?::(\d{1,2}))?)?\}/g;
const REMEDY =
  'escreva {tabela.arquivo.NOME} ou {tabela.arquivo.NOME.ano.valor|formato}; os nomes estão em docs/pronto.md';

/** The newest entry of a dated table, and entries by their years. */
function entriesOf(table: unknown): Readonly<Record<string, unknown>> | undefined {
  const entries = valueAt(table, 'entries');
  if (!Array.isArray(entries)) return undefined;
  const byYear = entries.map((entry: unknown) => [String(valueAt(entry, 'year')), entry] as const);
  return { ...Object.fromEntries(byYear), ultimo: entries.at(-1) as unknown };
}

function textOf(
  value: unknown,
  format: string | undefined,
  decimals: string | undefined,
): string | undefined {
  if (isLegalFigure(value)) return String(value);
  const known = format === undefined ? 'text' : templateFormat(format);
  const isPlain = typeof value === 'number' || typeof value === 'string';
  if (!isPlain || known === undefined) return undefined;
  return formatValue(value, {
    format: known,
    ...(decimals === undefined ? {} : { decimals: Number(decimals) }),
  });
}

async function exportOf(file: string, name: string): Promise<unknown> {
  const path = resolve(TABLES, `${file}.ts`);
  if (!existsSync(path)) return undefined;
  const module: unknown = await import(pathToFileURL(path).href);
  return Reflect.get(Object(module), name);
}

/**
 * Fills the quotations of tables in an article.
 *
 * @throws Error naming a quotation that quotes nothing.
 */
export async function quoteTables(article: string): Promise<string> {
  const quoted = new Map<string, string>();
  for (const [whole, file = '', name = '', rest = '', format, decimals] of article.matchAll(QUOTE)) {
    const exported = await exportOf(file, name);
    const path = rest.slice(1);
    const value = path === '' ? exported : valueAt(entriesOf(exported) ?? exported, path);
    const text = textOf(value, format, decimals);
    if (text === undefined)
      throw new Error(`${whole} não cita nenhum valor de calculators/tables/: ${REMEDY}`);
    quoted.set(whole, text);
  }
  return article.replace(QUOTE, (whole) => quoted.get(whole) ?? whole);
}
