/** A layout with its values put in and its conditions decided: what the components only have to draw. */
import { holds, type Calculator } from '../engine/calculator.ts';
import { agree } from '../engine/agree.ts';
import { explain } from '../engine/explain.ts';
import type { Scope } from '../engine/expression-program.ts';
import { formatValue } from '../engine/format.ts';
import type { Trace } from '../engine/read-result.ts';
import type { Figure, ResultElement, TableColumn } from '../engine/result-layout.ts';
import type { ResultRecord } from '../engine/result-paths.ts';
import { speakerOf } from '../engine/speak.ts';
import { fillTemplate, valueAt } from '../engine/template.ts';
import { wholeAmounts } from '../engine/whole-amounts.ts';
import type { Formatting } from '../quantity/formatting.ts';
import { NamedQuantity } from '../quantity/quantity.ts';

/** A value as shown. */
export interface ShownValue {
  readonly text: string;
  readonly raw: unknown;
  /** Its path in the result, for tests and tools; only on the first of several showings of one value. */
  readonly hook?: string;
}

/** The answer to "why?": the formula with its figures, and the law. */
export interface ShownFormula {
  readonly lines: readonly string[];
  readonly law?: string;
}

/** A labelled value as shown. */
export interface ShownFigure {
  readonly label: string;
  readonly value: ShownValue;
  readonly total: boolean;
  readonly note?: string;
  readonly formula?: ShownFormula;
}

/** A part of a whole, or a bar of a comparison. */
export interface ShownAmount {
  readonly label: string;
  readonly amount: number;
  readonly value: ShownValue;
}

/** A column of a table as shown. */
export interface ShownColumn extends Formatting {
  readonly label: string;
  readonly value: string;
}

/** A step of the calculation. */
export interface ShownStep extends ShownFormula {
  readonly label?: string;
  readonly hook?: string;
}

type Of<Kind extends ResultElement['kind']> = Extract<ResultElement, { kind: Kind }>;

/** An element ready to be drawn. */
export type ShownElement =
  | { readonly kind: 'headline'; readonly figure: ShownFigure }
  | { readonly kind: 'figures'; readonly title?: string; readonly figures: readonly ShownFigure[] }
  | {
      readonly kind: 'table';
      readonly title: string;
      readonly path: string;
      readonly columns: readonly ShownColumn[];
      readonly first?: number;
      readonly download?: string;
      readonly rows: readonly (readonly ShownValue[])[];
    }
  | { readonly kind: 'notice'; readonly tone: Of<'notice'>['tone']; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'lines';
      readonly title: string;
      readonly lines: readonly ShownValue[];
      readonly tone?: Of<'lines'>['tone'];
    }
  | { readonly kind: 'steps'; readonly steps: readonly ShownStep[] }
  | {
      readonly kind: 'chart';
      readonly title: string;
      readonly shape: Of<'chart'>['shape'];
      readonly xLabel: string;
      readonly seriesLabels: readonly string[];
      readonly formatting: Formatting;
      readonly points: readonly { readonly x: number; readonly values: readonly number[] }[];
    }
  | { readonly kind: 'composition'; readonly title: string; readonly parts: readonly ShownAmount[] }
  | { readonly kind: 'comparison'; readonly title: string; readonly bars: readonly ShownAmount[] }
  | {
      readonly kind: 'scale';
      readonly element: Of<'scale'>;
      readonly formatting: Formatting;
      readonly value: ShownValue;
      readonly position: number;
      /** Label of the class that the value is in. */
      readonly current: string | undefined;
    }
  | {
      readonly kind: 'ranges';
      readonly title: string;
      readonly ranges: readonly {
        readonly label: string;
        readonly note?: string;
        readonly from: number;
        readonly to: number;
        readonly min: ShownValue;
        readonly max: ShownValue;
      }[];
    };

/** Decides conditions, formats values and gives each value's first showing its hook. */
export function resolveLayout(
  calculator: Calculator,
  { inputs, result, trace }: { inputs: Scope; result: ResultRecord; trace: Trace },
  today: string,
): ShownElement[] {
  const scope: Scope = { ...inputs, today, ...result, entrada: inputs };
  const speak = speakerOf(calculator.definition.inputs, trace);
  const claimed = new Set<string>();
  const visible = (condition: string | undefined) =>
    condition === undefined || holds(calculator.programs, condition, scope);

  const formattingAt = (path: string): Formatting => trace.about(path) ?? { format: 'text' };
  const labelAt = (path: string): string => trace.about(path)?.label ?? path;
  const show = (path: string, override: Partial<Formatting> = {}): ShownValue => {
    const raw = valueAt(result, path);
    const text = raw === undefined ? '–' : withUnit(raw, { ...formattingAt(path), ...written(override) });
    if (claimed.has(path) || raw === undefined) return { text, raw };
    claimed.add(path);
    return { text, raw, hook: path };
  };
  const sentence = (template: string): string => wholeAmounts(agree(fillTemplate(template, scope, speak)));
  const rowsAt = (path: string): readonly object[] => {
    const rows = valueAt(result, path);
    return Array.isArray(rows) ? rows.map((row: unknown) => Object(row) as object) : [];
  };
  const linesAt = (path: string): ShownValue[] => {
    const lines = valueAt(result, path);
    return (Array.isArray(lines) ? lines : []).map((_, index) =>
      show(`${path}.${index}`, { format: 'text' }),
    );
  };
  const formulaOf = (named: NamedQuantity | undefined): ShownFormula | undefined => {
    if (!named) return undefined;
    const lines = explain(named).map(wholeAmounts);
    const { law } = named.named.about;
    return lines.length === 0 ? undefined : { lines, ...(law === undefined ? {} : { law }) };
  };
  const figure = (item: Figure): ShownFigure => {
    const about = trace.about(item.value);
    const note = item.note ?? about?.note;
    const formula = formulaOf(originOf(trace.quantity(item.value)));
    return {
      label: item.label ?? labelAt(item.value),
      value: show(item.value, item),
      total: about?.isTotal ?? false,
      ...(note === undefined ? {} : { note: sentence(note) }),
      ...(formula ? { formula } : {}),
    };
  };
  const figures = (items: readonly (string | Figure)[]): ShownFigure[] =>
    items
      .map((item) => (typeof item === 'string' ? { value: item } : item))
      .filter(({ value, when }: Figure) => valueAt(result, value) !== undefined && visible(when))
      .map(figure);
  const amounts = (items: readonly (string | { readonly label: string; readonly value: string })[]) =>
    items
      .map((item) => (typeof item === 'string' ? { label: labelAt(item), value: item } : item))
      .map(({ label, value }) => ({ label, amount: numberAt(result, value), value: show(value) }));
  const columnsOf = (rows: string, chosen: readonly (string | TableColumn)[] | undefined): ShownColumn[] => {
    const declared = trace.rows(rows)?.columns ?? {};
    return (chosen ?? Object.keys(declared)).map((item) => {
      const override = typeof item === 'string' ? { value: item } : item;
      const about = declared[override.value] ?? { label: override.value, format: 'text' };
      return { ...about, ...override };
    });
  };
  const titleOf = ({ title, rows }: { readonly title?: string; readonly rows: string }) =>
    title ?? trace.rows(rows)?.label ?? '';

  const derivedSteps = (): ShownStep[] =>
    trace.steps.flatMap((step) => {
      const formula = formulaOf(step);
      return formula ? [{ label: step.named.about.label, ...formula }] : [];
    });
  const tellSteps = (path: string): ShownStep[] =>
    linesAt(path).map(({ text, hook }) => ({ lines: [text], ...(hook === undefined ? {} : { hook }) }));

  const shown = (element: ResultElement): ShownElement => {
    switch (element.kind) {
      case 'headline':
        return { kind: 'headline', figure: figure(element) };
      case 'figures':
        return {
          kind: 'figures',
          ...(element.title === undefined ? {} : { title: element.title }),
          figures: figures(element.items),
        };
      case 'table': {
        const columns = columnsOf(element.rows, element.columns);
        return {
          kind: 'table',
          title: titleOf(element),
          path: element.rows,
          columns,
          ...(element.first === undefined ? {} : { first: element.first }),
          ...(element.download === undefined ? {} : { download: element.download }),
          rows: rowsAt(element.rows).map((_, index) =>
            columns.map((column) => show(`${element.rows}.${index}.${column.value}`, column)),
          ),
        };
      }
      case 'notice':
        return { kind: 'notice', tone: element.tone, text: sentence(element.text) };
      case 'text':
        return { kind: 'text', text: sentence(element.text) };
      case 'lines':
        return {
          kind: 'lines',
          title: element.title,
          lines: linesAt(element.lines),
          ...(element.tone === undefined ? {} : { tone: element.tone }),
        };
      case 'steps': {
        const { lines, followedBy = lines === undefined ? 'formulas' : undefined } = element;
        const sentences = lines === undefined ? [] : tellSteps(lines);
        return { kind: 'steps', steps: [...sentences, ...(followedBy ? derivedSteps() : [])] };
      }
      case 'chart': {
        const series = columnsOf(element.rows, element.series);
        const [{ label: xLabel } = { label: '' }] = columnsOf(element.rows, [element.x]);
        return {
          kind: 'chart',
          title: titleOf(element),
          shape: element.shape,
          xLabel,
          seriesLabels: series.map(({ label }) => label),
          formatting: series[0] ?? { format: 'number' },
          points: rowsAt(element.rows).map((row) => ({
            x: numberAt(row, element.x),
            values: series.map(({ value }) => numberAt(row, value)),
          })),
        };
      }
      case 'composition':
        return { kind: 'composition', title: element.title, parts: amounts(element.parts) };
      case 'rowComposition':
        return {
          kind: 'composition',
          title: element.title,
          parts: rowsAt(element.rows).map((row, index) => ({
            label: String(valueAt(row, element.label)),
            amount: numberAt(row, element.value),
            value: show(`${element.rows}.${index}.${element.value}`),
          })),
        };
      case 'comparison':
        return { kind: 'comparison', title: element.title, bars: amounts(element.bars) };
      case 'scale':
        return {
          kind: 'scale',
          element,
          formatting: formattingAt(element.value),
          value: show(element.value),
          position: numberAt(result, element.value),
          current: currentClass(element, result),
        };
      case 'ranges':
        return {
          kind: 'ranges',
          title: element.title,
          ranges: element.ranges.map(({ label, note, min, max }) => ({
            label,
            ...(note === undefined ? {} : { note }),
            from: numberAt(result, min),
            to: numberAt(result, max),
            min: show(min),
            max: show(max),
          })),
        };
    }
  };
  return calculator.definition.result.filter(({ when }) => visible(when)).map(shown);
}

/** Of a result that only repeats another one under its own name, that other one. */
function originOf(named: NamedQuantity | undefined): NamedQuantity | undefined {
  const made = named?.named.made;
  return made instanceof NamedQuantity ? originOf(made) : named;
}

/** The written form that an element asks for, whatever else it says. */
function written({ format, decimals, unit }: Partial<Formatting>): Partial<Formatting> {
  return {
    ...(format === undefined ? {} : { format }),
    ...(decimals === undefined ? {} : { decimals }),
    ...(unit === undefined ? {} : { unit }),
  };
}

/** A value as written; a text of compute's own stays as it is. */
function withUnit(raw: unknown, formatting: Formatting): string {
  const text = formatValue(raw, formatting);
  return formatting.unit === undefined ? text : agree(text);
}

/** The class that a result names; without one, the first whose upper end lies above the value. */
function currentClass({ classes, value, current }: Of<'scale'>, result: ResultRecord): string | undefined {
  if (current !== undefined) return String(valueAt(result, current));
  return (classes.find(({ upTo }) => numberAt(result, value) < upTo) ?? classes.at(-1))?.label;
}

function numberAt(scope: object, path: string): number {
  const value = valueAt(scope, path);
  return typeof value === 'number' ? value : 0;
}
