/**
 * Finds legal figures hard-coded in texts or code, where they would become outdated unnoticed. They must be defined in
 * `calculators/tabelas/` and quoted from there.
 */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isLegalFigure, type LegalFigure } from '../calculators/tabelas/legal-figure.ts';
import { valueAt } from '../src/engine/template.ts';
import type { Fault } from '../src/vocabulary/fault.ts';
import { parseNumber } from '../src/decimal/parse-number.ts';
import { CALCULATORS } from './load.ts';
import { quotedTables } from './quote-tables.ts';
import { childrenOf, exportedEvidence, isNode, type Node } from './syntax.ts';

/** Legal figure with its location. */
export interface Figure {
  readonly kind: 'money' | 'percent';
  readonly amount: number;
  /** Name of the file in `calculators/tabelas/`, without extension. */
  readonly file: string;
  /** Export and path, such as `INSS.ultimo.teto`, with `ultimo` for the newest entry. */
  readonly name: string;
  /** True for a figure with a format; quotations of plain numbers must specify one. */
  readonly isLegal: boolean;
}

/** Literals of a module, without its imports and its evidence. */
export interface Literals {
  readonly texts: readonly string[];
  readonly numbers: readonly number[];
}

/** Amount in reais from which a match is unambiguous anywhere. */
const DISTINCTIVE_AMOUNT = 100;

/** Maximum number of rates in a table; with more, nearly every percentage matches, so that a match proves nothing. */
const MAX_RATES = 12;

/**
 * Lists all figures of the tables. Skips a table that cannot be loaded, which its users report.
 *
 * @param root folder of the calculators
 */
export async function figuresOfTables(root: string = CALCULATORS): Promise<Figure[]> {
  const folder = resolve(root, 'tabelas');
  if (!existsSync(folder)) return [];
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const found = await Promise.all(
    files.map(async (file) => {
      const exports = await exportsOf(resolve(folder, file));
      const name = file.slice(0, -'.ts'.length);
      return exports.flatMap(([exported, value]) => withoutManyRates(figuresIn(value, name, exported)));
    }),
  );
  return found.flat();
}

async function exportsOf(file: string): Promise<[string, unknown][]> {
  try {
    const module = (await import(pathToFileURL(file).href)) as object;
    return Object.entries(module);
  } catch {
    return [];
  }
}

/** Removes the percentages of an export if there are very many. */
function withoutManyRates(figures: readonly Figure[]): Figure[] {
  const rates = new Set(figures.filter(({ kind }) => kind === 'percent').map(({ amount }) => amount));
  return figures.filter(({ kind }) => kind === 'money' || rates.size <= MAX_RATES);
}

function figuresIn(value: unknown, file: string, name: string): Figure[] {
  if (isLegalFigure(value)) return legalFigure(value, file, name);
  if (typeof value === 'number') return datedFigure(value, file, name);
  if (typeof value !== 'object' || value === null || 'exact' in value) return [];
  if ('entries' in value && Array.isArray(value.entries)) {
    // Sort the newest entry first, so that an unchanged figure is quoted from there.
    return value.entries
      .toReversed()
      .flatMap((entry: unknown, age) =>
        figuresIn(entry, file, `${name}.${age === 0 ? 'ultimo' : String(valueAt(entry, 'year'))}`),
      );
  }
  // A list of past entries never changes, so that a copy of its figures cannot become outdated.
  if (Array.isArray(value) && value.some((item) => valueAt(item, 'checkedOn') !== undefined)) return [];
  return Object.entries(value).flatMap(([key, inner]) => figuresIn(inner, file, `${name}.${key}`));
}

function legalFigure({ formula }: LegalFigure, file: string, name: string): Figure[] {
  if (formula.kind !== 'leaf') return [];
  const { amount, formatting } = formula;
  return formatting.format === 'money' || formatting.format === 'percent'
    ? [{ kind: formatting.format, amount, file, name, isLegal: true }]
    : [];
}

/** Matches the path of a year, such as `INSS.ultimo.year` or `IMPOSTO_ANUAL.2026.anoDosRendimentos`. */
const YEAR = /\.(?:year|ano\w*)$/;

function datedFigure(amount: number, file: string, name: string): Figure[] {
  if (!Number.isFinite(amount) || amount === 0 || YEAR.test(name)) return [];
  return [{ kind: /percent$/i.test(name) ? 'percent' : 'money', amount, file, name, isLegal: false }];
}

const SCALES: Readonly<Record<string, number>> = { mil: 1e3, milhão: 1e6, milhões: 1e6 };
const TYPED = /R\$[ \u00A0]?(\d[\d.]*(?:,\d+)?)(?: (mil|milhão|milhões)\b)?|(\d[\d.]*(?:,\d+)?)[ \u00A0]?%/g;

/** Finds the figures in a text that also occur in a table. */
export function typedIn(
  text: string,
  figures: readonly Figure[],
  tables: ReadonlySet<string>,
): { readonly typed: string; readonly figure: Figure }[] {
  const bare = text.replaceAll(/\{[^}]*\}/g, '');
  return [...bare.matchAll(TYPED)].flatMap(([typed, reais, scale = '', percent]) => {
    const kind = reais === undefined ? 'percent' : 'money';
    const amount = (parseNumber(reais ?? percent ?? '') ?? NaN) * (SCALES[scale] ?? 1);
    const figure = figures.find(
      (candidate) =>
        candidate.kind === kind && candidate.amount === amount && isUnambiguous(candidate, tables),
    );
    return figure ? [{ typed, figure }] : [];
  });
}

/** True for a large amount; an ambiguous figure, such as 8%, counts only if the calculator uses its table. */
function isUnambiguous({ kind, amount, file }: Figure, tables: ReadonlySet<string>): boolean {
  return tables.has(file) || (kind === 'money' && amount >= DISTINCTIVE_AMOUNT && !isRound(amount));
}

/** True for a digit followed by zeros, which is not specific to the law. */
function isRound(amount: number): boolean {
  return /^\d0*$/.test(String(amount));
}

/** Collects the texts and numbers in a parsed module, without its imports and its evidence. */
export function literalsOf(program: object): Literals {
  const literals = isNode(program) ? literalsIn(program) : [];
  return {
    texts: literals.filter((literal) => typeof literal === 'string'),
    numbers: literals.filter((literal) => typeof literal === 'number'),
  };
}

function literalsIn(node: Node): (string | number)[] {
  if (node.type === 'ImportDeclaration' || exportedEvidence(node)) return [];
  if (node.type === 'Literal') {
    const { value } = node;
    return typeof value === 'string' || typeof value === 'number' ? [value] : [];
  }
  if (node.type === 'TemplateElement') return [String(Reflect.get(Object(node['value']), 'cooked') ?? '')];
  return childrenOf(node).flatMap(literalsIn);
}

/**
 * Finds hard-coded figures in an article, which should be quotations.
 *
 * @param tables tables that its calculators use, in addition to those that the article quotes
 */
export function typedInArticle(
  article: string,
  figures: readonly Figure[],
  tables: ReadonlySet<string>,
): Fault[] {
  const all = new Set([...tables, ...quotedTables(article)]);
  return textFaults(article, figures, all, quotationInArticle);
}

/**
 * Finds hard-coded figures in a module of a definition, which should be imported from a table.
 *
 * @param tables tables that the calculator uses
 */
export function typedInModule(
  { texts, numbers }: Literals,
  figures: readonly Figure[],
  tables: ReadonlySet<string>,
): Fault[] {
  return [
    ...textFaults(texts.join('\n'), figures, tables, (figure) => `\${${nameInCode(figure)}}`),
    ...numbers.flatMap((amount) => {
      if (amount < DISTINCTIVE_AMOUNT || isRound(amount)) return [];
      const figure = figures.find((candidate) => candidate.kind === 'money' && candidate.amount === amount);
      return figure
        ? [fault(String(amount), `use ${nameInCode(figure)}, de calculators/tabelas/${figure.file}.ts`)]
        : [];
    }),
  ];
}

/** Names a figure as code reads it, because `ultimo` and a year after a dot are the language of articles. */
function nameInCode({ name }: Figure): string {
  return name
    .replace(/\.ultimo\b/, '.entries.at(-1)?')
    .replace(/\.(\d{4})\b/, '.forYear($1)')
    .replaceAll(/\.(\d+)\b/g, '[$1]');
}

function textFaults(
  text: string,
  figures: readonly Figure[],
  tables: ReadonlySet<string>,
  quotation: (figure: Figure) => string,
): Fault[] {
  return typedIn(text, figures, tables).map(({ typed, figure }) =>
    fault(typed, `cite ${quotation(figure)}, de calculators/tabelas/${figure.file}.ts`),
  );
}

function quotationInArticle({ file, name, kind, isLegal }: Figure): string {
  return `{tabela.${file}.${name}${isLegal ? '' : `|${kind}`}}`;
}

function fault(typed: string, remedy: string): Fault {
  return { place: 'números da lei', problem: `"${typed}" está escrito à mão`, remedy };
}
