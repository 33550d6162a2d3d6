/** Lists the inputs that can vary, and the figures of the result that may depend on them. */
import { parseInputs } from '../../../../engine/parse-inputs.ts';
import type { AnyField } from '../../../../engine/input-schema.ts';
import { kindOf } from '../../../../fields/kinds.ts';
import { textFor, type FormData } from '../../../../form/form-schema.ts';
import type { Formatting, ValueFormat } from '../../../../quantity/formatting.ts';
import { figuresOf } from '../../../../result/as-text.ts';
import { withUnit } from '../../../../result/reading.ts';
import { isVariable } from '../can-vary.ts';
import type { ToolProps } from '../tool.ts';
import type { InputValue } from './axis.ts';

/** A numeric figure of the result. */
export interface FollowedFigure {
  readonly path: string;
  readonly label: string;
  readonly formatting: Formatting;
  readonly value: number;
}

/** A variable input. */
export interface VariedInput {
  readonly name: string;
  readonly title: string;
  readonly field: AnyField;
  /** Format of its values. */
  readonly formatting: Formatting;
}

/** Formats that are not amounts. */
const NO_AMOUNTS: ReadonlySet<ValueFormat> = new Set(['date', 'yesNo', 'text']);

/**
 * The amounts to track or reach: the headline, the lines of its sum and the totals; every visible amount if there are
 * none of these.
 */
export function figuresToFollow({ elements }: Pick<ToolProps, 'elements'>): FollowedFigure[] {
  const figures = figuresOf(elements).flatMap(({ path, label, formatting, value: { raw } }) =>
    typeof raw === 'number' && !NO_AMOUNTS.has(formatting.format)
      ? [{ path, label, formatting, value: raw }]
      : [],
  );
  const main = new Set(elements.flatMap(mainPaths));
  const chosen = figures.filter(({ path }) => main.has(path));
  // Skip a figure that is shown again under another name.
  return (chosen.length > 0 ? chosen : figures).filter(
    ({ path }, at, offered) => offered.findIndex((figure) => figure.path === path) === at,
  );
}

function mainPaths(element: ToolProps['elements'][number]): readonly (string | undefined)[] {
  if (element.kind === 'headline') return [element.figure.path];
  if (element.kind === 'sum') return [element.total.path, ...element.lines.map(({ path }) => path)];
  return element.kind === 'figures'
    ? element.figures.filter(({ total }) => total).map(({ path }) => path)
    : [];
}

/** Visible inputs with typed numbers or dates, in form order. */
export function inputsToVary({ calculator, success, today }: Varied): VariedInput[] {
  const { inputs } = calculator.definition;
  const { hidden, values } = parseInputs(calculator, success.data, { today });
  return Object.entries(inputs.properties).flatMap(([name, field]) => {
    if (hidden.has(name) || !isVariable(field)) return [];
    return [{ name, title: field.title, field, formatting: kindOf(field).formatting(field, values) }];
  });
}

type Varied = Pick<ToolProps, 'calculator' | 'success' | 'today'>;

/** Formats a value of an input or figure. */
export function write(value: InputValue, { formatting }: { readonly formatting: Formatting }): string {
  return withUnit(value, formatting);
}

/** Contents of the form with another value of one input. */
export function withInput(data: FormData, { name, field }: VariedInput, value: InputValue): FormData {
  return { ...data, [name]: textFor(field, value) };
}
