import { useState, type ReactNode } from 'react';
import { formContexts, type FormContext } from '../fields/drawing/form-context.ts';

/** The set of before for as long as it has the same members, so that nothing is drawn anew for a mere copy. */
function useSteady(next: ReadonlySet<string>): ReadonlySet<string> {
  const [kept, keep] = useState(next);
  if (kept.size === next.size && [...next].every((member) => kept.has(member))) return kept;
  keep(next);
  return next;
}

interface FormFactsProps extends FormContext {
  readonly children: ReactNode;
}

/** Gives a form's parts what they may ask for. */
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
