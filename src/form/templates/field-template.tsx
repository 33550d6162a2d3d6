import type { FieldTemplateProps } from '@rjsf/utils';
import { use } from 'react';
import { ProblemText } from '../../ui/problem-text.tsx';
import { formContexts } from '../../fields/drawing/form-context.ts';
import { describedBy, errorId, helpId, remarkId } from '../../fields/drawing/widget-props.ts';

/** Widgets that are groups of controls, and therefore need a legend instead of a label. */
const GROUPS = new Set<unknown>(['cards', 'tabs', 'boxes']);

/** A field with its label, help and error. Objects and lists of rows draw these themselves. */
export function FieldTemplate({ id, label, children, rawErrors, schema, uiSchema }: FieldTemplateProps) {
  const remark = use(formContexts.remarks).get(id);
  const widget: unknown = uiSchema?.['ui:widget'];
  const isGroup = GROUPS.has(widget);
  const [error] = rawErrors ?? [];
  const sentence = error && (
    // Put the error of a row of cells after all of them.
    <ProblemText id={errorId(id)} className="order-last w-full">
      {error}
    </ProblemText>
  );
  if (schema.type === 'array' && !isGroup) return children;
  if (schema.type === 'object') {
    return (
      <>
        {children}
        {sentence}
      </>
    );
  }
  const notes = (
    <div>
      {schema.description && (
        <p id={helpId(id)} className="mt-1.5 text-sm text-muted">
          {schema.description}
        </p>
      )}
      {sentence}
      {remark && (
        <p
          id={remarkId(id)}
          className={`mt-1.5 text-sm font-medium ${remark.isQuestion ? 'text-warning' : 'text-danger'} ${error ? 'pl-6.5' : ''}`}
        >
          {remark.text}
        </p>
      )}
    </div>
  );
  if (isGroup) {
    return (
      <fieldset
        className="min-w-0 @sm:row-span-3"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, {
          help: schema.description !== undefined,
          error: error !== undefined,
          remark: remark !== undefined,
        })}
      >
        <legend className="mb-1.5 font-medium">{label}</legend>
        {children}
        {notes}
      </fieldset>
    );
  }
  return (
    <div className="@sm:contents">
      {widget !== 'box' && (
        <label htmlFor={id} className="mb-1.5 block self-end font-medium">
          {label}
        </label>
      )}
      {children}
      {notes}
    </div>
  );
}
