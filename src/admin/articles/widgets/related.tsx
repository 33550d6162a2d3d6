import { RELATED_CALCULATORS } from '../../../blog/live/editing.ts';
import { TickBox } from '../../../ui/tick-box.tsx';
import type { FieldControl } from '../../form/field.ts';
import { ProblemText } from '../../../ui/problem-text.tsx';
import { describedBy } from '../../form/frame.tsx';

const NAMES: readonly string[] = Object.keys(RELATED_CALCULATORS);

/** Checkboxes for the calculators that the article links to; unknown names already in the article are kept. */
export function RelatedBoxes({ id, name, field, value, problem, change }: FieldControl) {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const others = chosen.filter((other) => typeof other === 'string' && !NAMES.includes(other)) as string[];
  const names = [...NAMES, ...others];
  const toggle = (ticked: string, isTicked: boolean) =>
    change(names.filter((other) => (other === ticked ? isTicked : chosen.includes(other))));
  return (
    <fieldset aria-describedby={describedBy(id, { ajuda: true, erro: problem !== undefined })}>
      <legend className="font-medium">{field.title}</legend>
      <p id={`${id}-ajuda`} className="mt-1 mb-3 text-sm text-muted">
        {field.description}
      </p>
      <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
        {names.map((option, index) => (
          <TickBox
            key={option}
            id={index === 0 ? id : undefined}
            name={name}
            value={option}
            checked={chosen.includes(option)}
            onChange={(isTicked) => toggle(option, isTicked)}
          >
            {option}
          </TickBox>
        ))}
      </div>
      {problem !== undefined && <ProblemText id={`${id}-erro`}>{problem}</ProblemText>}
    </fieldset>
  );
}
