import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { use } from 'react';
import type { AnyField } from '../../engine/input-schema.ts';
import { kindOf } from '../../fields/kinds.ts';
import { wholeWidths } from '../../ui/whole-widths.ts';
import { formContexts } from '../../fields/drawing/form-context.ts';
import { declaredIn } from '../../fields/drawing/widget-props.ts';
import { MoreDetails } from './more-details.tsx';

/** True if a field needs the full width, because of its kind or its own setting. */
function isWide(field: AnyField | undefined): boolean {
  if (!field) return false;
  return field.wide ?? kindOf(field).isWide?.(field) ?? false;
}

type Property = ObjectFieldTemplateProps['properties'][number];

interface GridProps {
  readonly properties: readonly Property[];
  readonly fieldOf: (name: string) => AnyField | undefined;
}

/** A grid of fields: labels, controls and notes of neighbours line up, even beside a long label. */
function Grid({ properties, fieldOf }: GridProps) {
  const widths = wholeWidths(properties.map(({ name }) => isWide(fieldOf(name))));
  return (
    <div className="grid gap-x-5 @sm:grid-cols-2">
      {properties.map(({ name, content }, index) => (
        <div
          key={name}
          className={`min-w-0 pb-4 sm:pb-5 @sm:row-span-3 @sm:grid @sm:grid-rows-subgrid ${widths[index] ? '@sm:col-span-2' : ''}`}
        >
          {content}
        </div>
      ))}
    </div>
  );
}

/**
 * Number of cells side by side in a row, so that each fits its content: an amount is wider than a grade or a weight,
 * which has room for its ± button.
 */
const ROW_COLUMNS = {
  amounts: 'grid-cols-[repeat(auto-fit,minmax(max(min(9.5rem,100%),34%),1fr))]',
  numbers: 'grid-cols-[repeat(auto-fit,minmax(max(min(6.5rem,100%),34%),1fr))]',
} as const;

function isAmount(field: AnyField | undefined): boolean {
  return field !== undefined && kindOf(field).formatting(field, {}).format === 'money';
}

/**
 * The visible fields of a form or of one row, with the details in a collapsed section at the position of the last one.
 */
export function ObjectTemplate({ properties, fieldPathId, uiSchema }: ObjectFieldTemplateProps) {
  const hidden = use(formContexts.hidden);
  const changed = use(formContexts.changed);
  const refused = use(formContexts.refused);
  const fieldOf = (name: string) => declaredIn(uiSchema?.[name]);
  const isRow = fieldPathId.path.length > 0;
  const prefix = isRow ? `${fieldPathId.path.join('.')}.` : '';
  const isVisible = ({ name }: Property) => !hidden.has(prefix + name);
  const visible = properties.filter(isVisible);
  if (isRow) {
    const columns = visible.some(({ name }) => isAmount(fieldOf(name)))
      ? ROW_COLUMNS.amounts
      : ROW_COLUMNS.numbers;
    return (
      <div className={`grid min-w-0 flex-1 basis-[8rem] gap-3 ${columns}`}>
        {visible.map(({ name, content }) => (
          <div key={name} className={isWide(fieldOf(name)) ? 'col-span-full' : 'min-w-0'}>
            {content}
          </div>
        ))}
      </div>
    );
  }
  const isDetail = ({ name }: Property) => fieldOf(name)?.details ?? false;
  const details = visible.filter(isDetail);
  // Count hidden details, because a choice that hides them all must not remount the other fields, which lose the focus.
  const end = properties.findLastIndex(isDetail) + 1;
  const before = properties.slice(0, end).filter((property) => isVisible(property) && !isDetail(property));
  return (
    <>
      <Grid properties={before} fieldOf={fieldOf} />
      {details.length > 0 && (
        <MoreDetails
          changed={details.filter(({ name }) => changed.has(name)).length}
          refused={refused}
          names={details.map(({ name }) => name)}
        >
          <Grid properties={details} fieldOf={fieldOf} />
        </MoreDetails>
      )}
      <Grid properties={properties.slice(end).filter(isVisible)} fieldOf={fieldOf} />
    </>
  );
}
