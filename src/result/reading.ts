/** Reads a result for the elements of its layout: formats values, fills templates and evaluates conditions. */
import { agree } from '../engine/agree.ts';
import { holds, type Calculator } from '../engine/calculator.ts';
import type { Scope } from '../engine/expression-program.ts';
import { formatValue } from '../engine/format.ts';
import type { Trace } from '../engine/evaluate/read-result.ts';
import type { ElementOf, Figure, ResultElement, TableColumn } from '../engine/result-layout.ts';
import type { ResultRecord } from '../engine/result-paths.ts';
import { sentenceFormatter } from '../engine/sentence-formatter.ts';
import { fillTemplate, valueAt, type SentenceFormatter } from '../engine/template.ts';
import { keepQuantitiesTogether } from '../engine/keep-together.ts';
import type { Formatting } from '../quantity/formatting.ts';
import { isNamedQuantity, type NamedQuantity } from '../quantity/quantity.ts';
import { Hooks } from './hooks.ts';
import { formulaOf } from './shown-formula.ts';
import { ShownRow } from './shown-row.ts';
import type { ShownAmount, ShownColumn, ShownFigure, ShownFormula, ShownValue } from './shown.ts';

/** A successful calculation. */
export interface Calculated {
  readonly inputs: Scope;
  readonly result: ResultRecord;
  readonly trace: Trace;
}

/** Name of a value, optionally with another label. */
type Named = string | { readonly label: string; readonly value: string };

/** A template, or several by condition. */
type ByCase = string | Readonly<Record<string, string>>;

/** Reads a result for the elements of its layout, in layout order: a value gets its hook where it is shown first. */
export class Reading {
  /** Declarations of the result's values. */
  readonly trace: Trace;
  readonly #calculator: Calculator;
  readonly #result: ResultRecord;
  readonly #scope: Scope;
  readonly #formatter: SentenceFormatter;
  readonly #hooks = new Hooks();
  readonly #formulas = new Map<NamedQuantity, ShownFormula | undefined>();

  constructor(calculator: Calculator, { inputs, result, trace }: Calculated, today: string) {
    this.#calculator = calculator;
    this.#result = result;
    this.trace = trace;
    this.#scope = { ...inputs, today, ...result, entrada: inputs };
    this.#formatter = sentenceFormatter(calculator.definition.inputs, trace);
  }

  /** True if a condition holds or is absent. */
  isTrue(condition: string | undefined): boolean {
    return condition === undefined || holds(this.#calculator.programs, condition, this.#scope);
  }

  /** True if an element appears: its condition holds, and this case has its value and one of its sentences. */
  shows(element: ResultElement): boolean {
    const { value, sentence } = this.#neededBy(element);
    return (
      this.isTrue(element.when) &&
      (value === undefined || this.raw(value) !== undefined) &&
      (sentence === undefined || this.ofCase(sentence) !== undefined)
    );
  }

  /** The value and the sentence that an element cannot appear without. */
  #neededBy(element: ResultElement): {
    readonly value?: string | undefined;
    readonly sentence?: ByCase | undefined;
  } {
    switch (element.kind) {
      case 'headline':
        return { value: element.value ?? this.#firstTotal, sentence: element.answer };
      case 'sum':
        return { value: element.total };
      case 'notice':
        return { sentence: element.text };
      default:
        return {};
    }
  }

  /** The first template of those by case whose condition holds. */
  ofCase(template: ByCase | undefined): string | undefined {
    if (typeof template !== 'object') return template;
    return Object.entries(template).find(([condition]) => this.isTrue(condition))?.[1];
  }

  /** Fills a template. */
  sentence(template: string): string {
    return keepQuantitiesTogether(agree(fillTemplate(template, this.#scope, this.#formatter)));
  }

  /** A value of the result in its declared format, with the layout's overrides. */
  show(path: string, override: Partial<Formatting> = {}): ShownValue {
    const raw = this.raw(path);
    return { text: this.write(path, override), raw, ...(raw === undefined ? {} : this.#hooks.claim(path)) };
  }

  /**
   * The rows of a list in the form of its columns. A schedule has thousands of cells but shows a dozen rows, so
   * each row is written on first use. Hooks are assigned at once, in layout order.
   */
  table(rows: string, columns: readonly ShownColumn[]): ShownRow[] {
    const hookOf = this.#hooks.claimTable(
      rows,
      columns.map(({ value }) => value),
    );
    return this.rows(rows).map(
      (row, index) =>
        new ShownRow(() =>
          columns.map((column, at): ShownValue => {
            const raw = valueAt(row, column.value);
            if (raw === undefined) return { text: '–', raw };
            return { text: withUnit(raw, column), raw, ...hookOf(index, at) };
          }),
        ),
    );
  }

  /** A value of the result as text, without a hook. */
  write(path: string, override: Partial<Formatting> = {}): string {
    const raw = this.raw(path);
    return raw === undefined ? '–' : withUnit(raw, this.formatting(path, override));
  }

  /** The declared format of a value, with the layout's overrides. */
  formatting(path: string, override: Partial<Formatting> = {}): Formatting {
    return { ...(this.trace.about(path) ?? { format: 'text' }), ...override };
  }

  label(path: string): string {
    return this.trace.about(path)?.label ?? path;
  }

  /** The first headline of the layout that appears, and the value that it shows; without one, the first total. */
  get headline(): (ElementOf<'headline'> & { readonly value: string }) | undefined {
    const own = this.#calculator.definition.result.find(
      (element): element is ElementOf<'headline'> => element.kind === 'headline' && this.shows(element),
    );
    const value = own?.value ?? this.#firstTotal;
    return value === undefined ? undefined : { kind: 'headline', ...own, value };
  }

  /** The path of the first total that `compute` declared. */
  get #firstTotal(): string | undefined {
    const total = this.trace.steps.find(({ named: { about } }) => about.isTotal);
    return total && this.trace.pathOf(total.named.about);
  }

  /** A value of the result as a number; 0 for anything else. */
  number(path: string): number {
    return numberAt(this.#result, path);
  }

  /** A value of the result, unformatted. */
  raw(path: string): unknown {
    return valueAt(this.#result, path);
  }

  /** The rows of a list. */
  rows(path: string): readonly object[] {
    const rows = valueAt(this.#result, path);
    return Array.isArray(rows) ? rows.map((row: unknown) => Object(row) as object) : [];
  }

  /** The rows of a list, preceded by the state before the first one if it is known. */
  rowsFromStart(path: string): readonly object[] {
    const rows = this.rows(path);
    const start = this.trace.rows(path)?.start;
    return start && rows.length > 0 ? [start, ...rows] : rows;
  }

  /** True if a table of the layout shows these values of the rows. */
  hasTable(rows: string, values: readonly string[]): boolean {
    return this.#calculator.definition.result.some(
      (element) =>
        element.kind === 'table' &&
        element.rows === rows &&
        this.isTrue(element.when) &&
        values.every((value) => this.columns(rows, element.columns).some((column) => column.value === value)),
    );
  }

  titleOf({ title, rows }: { readonly title?: string | undefined; readonly rows: string }): string {
    return title ?? this.trace.rows(rows)?.label ?? '';
  }

  /** The first declared column of rows, which names each of them. */
  firstColumn(rows: string): string {
    return this.columns(rows)[0]?.value ?? '';
  }

  /** The chosen columns of rows, by default all declared ones. */
  columns(rows: string, chosen?: readonly (string | TableColumn)[]): ShownColumn[] {
    const declared = this.trace.rows(rows)?.columns ?? {};
    return (chosen ?? Object.keys(declared)).map((item) => {
      const override = typeof item === 'string' ? { value: item } : item;
      const about = declared[override.value] ?? { label: override.value, format: 'text' };
      return { ...about, ...override };
    });
  }

  /** The sentences of a list. */
  lines(path: string): ShownValue[] {
    const lines = valueAt(this.#result, path);
    return (Array.isArray(lines) ? lines : []).map((_, index) =>
      this.show(`${path}.${index}`, { format: 'text' }),
    );
  }

  /** A labelled value with its note and formula. */
  figure(item: Figure): ShownFigure {
    const about = this.trace.about(item.value);
    const note = item.note ?? about?.note;
    return {
      path: item.value,
      label: item.label ?? this.label(item.value),
      value: this.show(item.value, item),
      formatting: this.formatting(item.value, item),
      total: about?.isTotal ?? false,
      note: note && this.sentence(note),
      due: about?.due,
      formula: this.#formulaOf(originOf(this.trace.quantity(item.value))),
      tone: item.tone,
    };
  }

  amounts(items: readonly Named[]): ShownAmount[] {
    return items
      .map((item) => (typeof item === 'string' ? { label: this.label(item), value: item } : item))
      .map(({ label, value }) => ({ label, amount: this.number(value), value: this.show(value) }));
  }

  /** The formulas of all results, in the order of their declaration. */
  steps(): ShownFormula[] {
    const formulas = this.trace.steps.flatMap((step) => this.#formulaOf(step) ?? []);
    return formulas.filter(({ lines }) => lines.length > 0);
  }

  /** Writes a formula once, for both its figure and the steps. */
  #formulaOf(named: NamedQuantity | undefined): ShownFormula | undefined {
    if (named && !this.#formulas.has(named)) this.#formulas.set(named, formulaOf(named));
    return named && this.#formulas.get(named);
  }
}

/** The value at a path as a number; 0 for anything else. */
export function numberAt(scope: object, path: string): number {
  const value = valueAt(scope, path);
  return typeof value === 'number' ? value : 0;
}

/** The original of a result that only repeats it under another name. */
function originOf(named: NamedQuantity | undefined): NamedQuantity | undefined {
  const made = named?.named.made;
  return isNamedQuantity(made) ? originOf(made) : named;
}

/** Formats a value with its unit; a text from `compute` is unchanged. */
export function withUnit(raw: unknown, formatting: Formatting): string {
  const text = formatValue(raw, formatting);
  return formatting.unit === undefined ? text : agree(text);
}
