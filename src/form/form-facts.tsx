import { useState, type ReactNode } from 'react';
import { formContexts, type FormContext } from '../fields/drawing/form-context.ts';

/** Keeps the previous set while the members are the same, so that an equal copy renders nothing again. */
function useSteady(next: ReadonlySet<string>): ReadonlySet<string> {
  const [kept, keep] = useState(next);
  if (kept.size === next.size && [...next].every((member) => kept.has(member))) return kept;
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
      <formContexts.remarks value={remarks}>
        <formContexts.changed value={useSteady(changed)}>
          <formContexts.refused value={refused}>
            <formContexts.values value={values}>{children}</formContexts.values>
          </formContexts.refused>
        </formContexts.changed>
      </formContexts.remarks>
    </formContexts.hidden>
  );
}
