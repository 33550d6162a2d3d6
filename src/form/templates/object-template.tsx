import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import type { Field } from '../../engine/input-schema.ts';
import { formContextOf } from '../form-context.ts';

/** Longest option, in letters, that half the form's width shows whole. */
const LONGEST_HALF_OPTION = 16;

/** Whether a field wants the whole width: groups, rows, long options, and what says so. */
function isWide(field: Field | undefined): boolean {
  if (!field) return false;
  if (field.wide !== undefined) return field.wide;
  if ('oneOf' in field && field.oneOf.some(({ title }) => title.length > LONGEST_HALF_OPTION)) return true;
  return (
    field.type === 'array' ||
    field.type === 'boolean' ||
    ('widget' in field && field.widget !== undefined && field.widget !== 'select')
  );
}

function fieldOf(uiSchema: unknown): Field | undefined {
  const options: unknown = Reflect.get(Object(uiSchema), 'ui:options');
  return Reflect.get(Object(options), 'declared') as Field | undefined;
}

/** Which fields take the whole width: those that want it, and those that no neighbour would stand beside. */
function wholeWidths(wants: readonly boolean[]): boolean[] {
  let halves = 0;
  return wants.map((wide, index) => {
    halves = wide ? 0 : halves + 1;
    const startsLine = halves % 2 === 1;
    const isAlone = startsLine && (wants[index + 1] ?? true);
    return wide || isAlone;
  });
}

/** The fields of a form, or of one row, on a grid; hidden ones are left out. */
export function ObjectTemplate({ properties, fieldPathId, registry, uiSchema }: ObjectFieldTemplateProps) {
  const { hidden } = formContextOf(registry);
  const isRow = fieldPathId.path.length > 0;
  const prefix = isRow ? `${fieldPathId.path.join('.')}.` : '';
  const visible = properties.filter(({ name }) => !hidden.has(prefix + name));
  if (isRow) {
    return (
      <div className="grid min-w-0 flex-1 grid-cols-2 gap-3">
        {visible.map(({ name, content }) => (
          <div key={name} className={isWide(fieldOf(uiSchema?.[name])) ? 'col-span-2' : 'min-w-0'}>
            {content}
          </div>
        ))}
      </div>
    );
  }
  const widths = wholeWidths(visible.map(({ name }) => isWide(fieldOf(uiSchema?.[name]))));
  return (
    <div className="grid gap-x-5 sm:grid-cols-2">
      {visible.map(({ name, content }, index) => (
        // Label, control and notes of neighbours share their lines, however long a label is.
        <div
          key={name}
          className={`min-w-0 pb-5 sm:row-span-3 sm:grid sm:grid-rows-subgrid ${widths[index] ? 'sm:col-span-2' : ''}`}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
