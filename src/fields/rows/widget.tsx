import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils';
import { use, useRef } from 'react';
import type { FormParts } from '../drawing/form-parts.ts';
import { formContexts, valuesOfRow } from '../drawing/form-context.ts';
import { nameOfRow } from './kind.ts';
import type { RowsField } from '../../vocabulary/fields/rows.ts';
import { useRowFocus } from '../drawing/use-row-focus.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { declaredIn, describedBy, errorId, helpId } from '../drawing/widget-props.ts';

/** Rows that can be added and removed, numbered in order. */
function RowsTemplate({
  items,
  onAddClick,
  uiSchema,
  fieldPathId,
  formData,
  rawErrors,
}: ArrayFieldTemplateProps) {
  const field = declaredIn(uiSchema) as RowsField;
  const [error] = rawErrors ?? [];
  const list = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const count = Array.isArray(formData) ? formData.length : 0;
  const message = useRowFocus(items, list, addButton);
  return (
    <fieldset
      id={fieldPathId.$id}
      className="min-w-0 @sm:row-span-3"
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(fieldPathId.$id, {
        help: field.description !== undefined,
        error: error !== undefined,
      })}
    >
      <legend className="mb-1.5 font-medium">{field.title}</legend>
      {field.description && (
        <p id={helpId(fieldPathId.$id)} className="mb-3 text-sm text-muted">
          {field.description}
        </p>
      )}
      <div ref={list} className="grid gap-3">
        {items}
      </div>
      {error && (
        <p id={errorId(fieldPathId.$id)} className="mt-2 text-sm font-medium text-danger">
          {error}
        </p>
      )}
      <p aria-live="polite" className="sr-only">
        {message}
      </p>
      {count < field.maxItems && (
        <Button ref={addButton} variant="secondary" className="mt-3" onClick={onAddClick}>
          <Icon name="plus" />
          {field.addLabel}
        </Button>
      )}
    </fieldset>
  );
}

/** Maximum number of cells in a row without a heading. */
const CELLS_ON_ONE_LINE = 2;

/** Keeps the number and the button of a row beside its controls if a refusal below them makes the row taller. */
const BESIDE_CONTROL = 'group-has-aria-invalid/row:mt-8 group-has-aria-invalid/row:self-start';

/** A row with its remove button, which is absent at the minimum number of rows. */
function RowTemplate({
  children,
  index,
  totalItems,
  buttonsProps,
  parentUiSchema,
}: ArrayFieldItemTemplateProps) {
  const field = declaredIn(parentUiSchema) as RowsField;
  const { minItems, items, namedBy } = field;
  const number = nameOfRow(field, index);
  const { $id } = buttonsProps.fieldPathId;
  const path = buttonsProps.fieldPathId.path.join('.');
  const error = use(formContexts.refused).has(path);
  const name = namedBy === undefined ? number : valuesOfRow(use(formContexts.values), path)[namedBy];
  const label = typeof name === 'string' && name !== number ? `${number}: ${name}` : number;
  const isOnOneLine = Object.keys(items.properties).length <= CELLS_ON_ONE_LINE;
  const removeButton = (
    <button
      type="button"
      className={`flex size-12 shrink-0 items-center justify-center rounded-xl text-muted hover:bg-danger-soft hover:text-danger disabled:invisible ${isOnOneLine ? BESIDE_CONTROL : ''}`}
      aria-label={`Remover ${label}`}
      disabled={totalItems <= minItems}
      onClick={buttonsProps.onRemoveItem}
    >
      <Icon name="trash-2" />
    </button>
  );
  return (
    <div
      id={$id}
      role="group"
      aria-label={label}
      aria-describedby={describedBy($id, { help: false, error })}
      className={`rounded-xl bg-sunken ${isOnOneLine ? 'group/row flex flex-wrap items-end gap-2 p-3' : 'px-3 pb-3'}`}
    >
      {isOnOneLine ? (
        <span
          aria-hidden="true"
          className={`figure hidden w-5 shrink-0 py-3 text-right text-muted @sm:block ${BESIDE_CONTROL}`}
        >
          {index + 1}.
        </span>
      ) : (
        <div className="flex items-center justify-between">
          <span className="min-w-0 font-semibold wrap-anywhere" aria-hidden="true">
            {label}
          </span>
          {removeButton}
        </div>
      )}
      {children}
      {isOnOneLine && removeButton}
    </div>
  );
}

export const parts: FormParts = {
  fields: { ArrayField },
  templates: { ArrayFieldTemplate: RowsTemplate, ArrayFieldItemTemplate: RowTemplate },
};
