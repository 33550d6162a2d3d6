import { useState, type ReactNode } from 'react';
import { formContexts, type FormContext } from '../fields/drawing/form-context.ts';

/** Keeps the previous set or map while its contents are the same, so that an equal copy renders nothing again. */
function useSteady<T extends Iterable<unknown>>(next: T): T {
  const [kept, keep] = useState(next);
  if (kept === next || JSON.stringify([...kept]) === JSON.stringify([...next])) return kept;
  keep(next);
  return next;
}

interface FormFactsProps extends FormContext {
  readonly children: ReactNode;
}

/** Provides the contexts of the form's parts. */
export function FormFacts({ hidden, remarks, values, changed, refused, children }: FormFactsProps) {
  return (
    <formContexts.hidden value={useSteady(hidden)}>
      <formContexts.remarks value={useSteady(remarks)}>
        <formContexts.changed value={useSteady(changed)}>
          <formContexts.refused value={refused}>
            <formContexts.values value={values}>{children}</formContexts.values>
          </formContexts.refused>
        </formContexts.changed>
      </formContexts.remarks>
    </formContexts.hidden>
  );
}
