/** A layout with its values put in and its conditions decided: what the components only have to draw. */
import { holds, type Calculator } from '../engine/calculator.ts';
import type { Scope } from '../engine/expression-program.ts';
import { formatValue } from '../engine/format.ts';
import type { Figure, Formatting, ResultElement, StepsElement } from '../engine/result-layout.ts';
import type { ResultRecord } from '../engine/result-paths.ts';
import { fillTemplate, valueAt } from '../engine/template.ts';
import { wholeAmounts } from '../engine/whole-amounts.ts';
import { agree } from './agree.ts';

/** A value as shown. */
export interface ShownValue {
  readonly text: string;
  readonly raw: unknown;
  /** Its path in the result, for tests and tools; only on the first of several showings of one value. */
  readonly hook?: string;
}

/** A labelled value as shown. */
export interface ShownFigure {
  readonly label: string;
  readonly value: ShownValue;
  readonly total: boolean;
  readonly note?: string;
}

/** A part of a whole, or a bar of a comparison. */
export interface ShownAmount {
  readonly label: string;
  readonly amount: number;
  readonly value: ShownValue;
}

/** A step of the calculation. */
export interface ShownStep {
  readonly label?: string;
  readonly text: string;
  readonly law?: string;
  readonly hook?: string;
}

type Of<Kind extends ResultElement['kind']> = Extract<ResultElement, { kind: Kind }>;

/** An element ready to be drawn. */
export type ShownElement =
  | { readonly kind: 'headline'; readonly figure: ShownFigure }
  | { readonly kind: 'figures'; readonly title?: string; readonly figures: readonly ShownFigure[] }
  | {
      readonly kind: 'table';
      readonly element: Of<'table'>;
      readonly rows: readonly (readonly ShownValue[])[];
    }
  | { readonly kind: 'notice'; readonly tone: Of<'notice'>['tone']; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'lines'; readonly title: string; readonly lines: readonly ShownValue[] }
  | { readonly kind: 'steps'; readonly steps: readonly ShownStep[] }
  | {
      readonly kind: 'chart';
      readonly element: Of<'chart'>;
      readonly points: readonly { readonly x: number; readonly values: readonly number[] }[];
    }
  | { readonly kind: 'composition'; readonly title: string; readonly parts: readonly ShownAmount[] }
  | { readonly kind: 'comparison'; readonly title: string; readonly bars: readonly ShownAmount[] }
  | {
      readonly kind: 'scale';
      readonly element: Of<'scale'>;
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
  inputs: Scope,
  result: ResultRecord,
  today: string,
): ShownElement[] {
  const scope: Scope = { ...inputs, today, ...result, entrada: inputs };
  const claimed = new Set<string>();
  const visible = (condition: string | undefined, extra: Scope = {}) =>
    condition === undefined || holds(calculator.programs, condition, { ...scope, ...extra });

  const show = (path: string, formatting: Formatting): ShownValue => {
    const raw = valueAt(result, path);
    const text = raw === undefined ? '–' : withUnit(raw, formatting);
    if (claimed.has(path) || raw === undefined) return { text, raw };
    claimed.add(path);
    return { text, raw, hook: path };
  };
  const sentence = (template: string, extra: Scope = {}): string =>
    wholeAmounts(agree(fillTemplate(template, { ...scope, ...extra })));
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
  const figure = (item: Figure): ShownFigure => ({
    label: item.label,
    value: show(item.value, item),
    total: item.total ?? false,
    ...(item.note === undefined ? {} : { note: sentence(item.note) }),
  });
  const amounts = (
    items: readonly { readonly label: string; readonly value: string }[],
    formatting: Formatting,
  ) =>
    items.map(({ label, value }) => ({
      label,
      amount: numberAt(result, value),
      value: show(value, formatting),
    }));

  const steps = ({ items }: StepsElement): ShownStep[] =>
    items.flatMap((item): ShownStep[] => {
      if ('lines' in item) {
        if (!visible(item.when)) return [];
        return linesAt(item.lines).map(({ text, hook }) => ({
          text,
          ...(hook === undefined ? {} : { hook }),
        }));
      }
      const rest = {
        ...(item.label === undefined ? {} : { label: item.label }),
        ...(item.law === undefined ? {} : { law: item.law }),
      };
      const scopes: readonly Scope[] = 'rows' in item ? rowsAt(item.rows).map((row) => ({ ...row })) : [{}];
      return scopes
        .filter((extra) => visible(item.when, extra))
        .map((extra) => ({ ...rest, text: sentence(item.text, extra) }));
    });

  const shown = (element: ResultElement): ShownElement => {
    switch (element.kind) {
      case 'headline':
        return { kind: 'headline', figure: figure(element) };
      case 'figures':
        return {
          kind: 'figures',
          ...(element.title === undefined ? {} : { title: element.title }),
          figures: element.items.filter(({ when }) => visible(when)).map(figure),
        };
      case 'table':
        return {
          kind: 'table',
          element,
          rows: rowsAt(element.rows).map((_, index) =>
            element.columns.map((column) => show(`${element.rows}.${index}.${column.value}`, column)),
          ),
        };
      case 'notice':
        return { kind: 'notice', tone: element.tone, text: sentence(element.text) };
      case 'text':
        return { kind: 'text', text: sentence(element.text) };
      case 'lines':
        return { kind: 'lines', title: element.title, lines: linesAt(element.lines) };
      case 'steps':
        return { kind: 'steps', steps: steps(element) };
      case 'chart':
        return {
          kind: 'chart',
          element,
          points: rowsAt(element.rows).map((row) => ({
            x: numberAt(row, element.x.value),
            values: element.series.map(({ value }) => numberAt(row, value)),
          })),
        };
      case 'composition':
        return { kind: 'composition', title: element.title, parts: amounts(element.parts, element) };
      case 'rowComposition':
        return {
          kind: 'composition',
          title: element.title,
          parts: rowsAt(element.rows).map((row, index) => ({
            label: String(valueAt(row, element.label)),
            amount: numberAt(row, element.value),
            value: show(`${element.rows}.${index}.${element.value}`, element),
          })),
        };
      case 'comparison':
        return { kind: 'comparison', title: element.title, bars: amounts(element.bars, element) };
      case 'scale':
        return {
          kind: 'scale',
          element,
          value: show(element.value, element),
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
            min: show(min, element),
            max: show(max, element),
          })),
        };
    }
  };
  return calculator.definition.result.filter(({ when }) => visible(when)).map(shown);
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
