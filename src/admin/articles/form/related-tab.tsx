import { RELATED_CALCULATORS } from '../../../blog/live/editing.ts';
import { fieldSchema } from '../model/post-schema.ts';
import { controlId, ProblemText } from './field.tsx';
import type { FormProps } from './form-props.ts';

const NAMES: readonly string[] = Object.keys(RELATED_CALCULATORS);

/** The calculators that the article points to, ticked among the known names; others that it has are kept. */
export function RelatedTab({ form, problems, onChange }: FormProps) {
  const { title, description } = fieldSchema('related_calculators');
  const chosen = form.related_calculators;
  const id = controlId('related_calculators');
  const problem = problems.related_calculators;
  const names = [...NAMES, ...chosen.filter((name) => !NAMES.includes(name))];
  const toggle = (name: string, isTicked: boolean) =>
    onChange({
      related_calculators: names.filter((other) => (other === name ? isTicked : chosen.includes(other))),
    });
  return (
    <fieldset aria-describedby={`${id}-ajuda${problem === undefined ? '' : ` ${id}-erro`}`}>
      <legend className="font-medium">{title}</legend>
      <p id={`${id}-ajuda`} className="mt-1 mb-3 text-sm text-muted">
        {description}
      </p>
      <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
        {names.map((name, index) => (
          <label
            key={name}
            className="flex min-h-11 items-center gap-3 rounded-lg px-1 has-focus-visible:outline-3 has-focus-visible:outline-brand"
          >
            <input
              id={index === 0 ? id : undefined}
              type="checkbox"
              name="related_calculators"
              value={name}
              checked={chosen.includes(name)}
              className="size-5 shrink-0 accent-brand outline-none"
              onChange={(event) => toggle(name, event.target.checked)}
            />
            {name}
          </label>
        ))}
      </div>
      {problem !== undefined && <ProblemText id={`${id}-erro`}>{problem}</ProblemText>}
    </fieldset>
  );
}
