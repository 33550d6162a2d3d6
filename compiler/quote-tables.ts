/** Fills in the quotations of legal figures in articles, from `calculators/tabelas/`. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isLegalFigure } from '../calculators/tabelas/legal-figure.ts';
import { formatValue } from '../src/engine/format.ts';
import { templateFormat, valueAt } from '../src/engine/template.ts';
import type { Fault } from '../src/vocabulary/fault.ts';
import { CALCULATORS } from './load.ts';

/**
 * Matches `{tabela.trabalho.ALIQUOTA_DO_FGTS}`, a single figure by its module and its export; with a format after the
 * bar, `{tabela.trabalho.HORAS_DO_SALARIO|integer}`, it has no unit. Also matches
 * `{tabela.inss.INSS.2026.teto|money}`, a figure of a dated table, where `ultimo` instead of a year selects the
 * newest entry.
 */
const QUOTE = /\{tabela\.([\w-]+)\.(\w+)((?:\.\w+)*)(?:\|(\w+)(?::(\d{1,2}))?)?\}/g;
const REMEDY =
  'escreva {tabela.arquivo.NOME} ou {tabela.arquivo.NOME.ano.valor|formato}; os nomes estão em calculators/tabelas/';

/** Collects the entries of a dated table by year, and the newest one as `ultimo`. */
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
  if (isLegalFigure(value)) {
    return format === undefined ? String(value) : textOf(value.typed, format, decimals);
  }
  const known = format === undefined ? 'text' : templateFormat(format);
  const isPlain = typeof value === 'number' || typeof value === 'string';
  if (!isPlain || known === undefined) return undefined;
  return formatValue(value, {
    format: known,
    ...(decimals === undefined ? {} : { decimals: Number(decimals) }),
  });
}

async function exportOf(file: string, name: string, root: string): Promise<unknown> {
  const path = resolve(root, 'tabelas', `${file}.ts`);
  if (!existsSync(path)) return undefined;
  const module: unknown = await import(pathToFileURL(path).href);
  return Reflect.get(Object(module), name);
}

/** Lists the names of the tables that an article quotes, even unknown ones. */
export function quotedTables(article: string): Set<string> {
  return new Set([...article.matchAll(QUOTE)].map(([, file = '']) => file));
}

/** Article with its table quotations filled in; unknown ones remain in the text and are faults. */
export interface QuotedTables {
  readonly text: string;
  readonly faults: readonly Fault[];
}

/**
 * Fills in the table quotations of an article. Never throws.
 *
 * @param root folder of the calculators
 */
export async function readTables(article: string, root: string = CALCULATORS): Promise<QuotedTables> {
  const quoted = new Map<string, string>();
  const faults = new Map<string, Fault>();
  for (const [whole, file = '', name = '', rest = '', format, decimals] of article.matchAll(QUOTE)) {
    const exported = await exportOf(file, name, root).catch(() => undefined);
    const path = rest.slice(1);
    const value = path === '' ? exported : valueAt(entriesOf(exported) ?? exported, path);
    const text = textOf(value, format, decimals);
    if (text !== undefined) quoted.set(whole, text);
    else {
      const problem = `${whole} não cita nenhum valor de calculators/tabelas/`;
      faults.set(whole, { place: 'artigo', problem, remedy: REMEDY });
    }
  }
  return {
    text: article.replace(QUOTE, (whole) => quoted.get(whole) ?? whole),
    faults: [...faults.values()],
  };
}

/**
 * Fills in the table quotations of an article.
 *
 * @throws Error with a quotation whose figure does not exist
 */
export async function quoteTables(article: string): Promise<string> {
  const { text, faults } = await readTables(article);
  const [fault] = faults;
  if (fault) throw new Error(`${fault.problem}: ${fault.remedy}`);
  return text;
}
