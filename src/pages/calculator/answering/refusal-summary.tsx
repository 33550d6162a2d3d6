import { useEffect, useId, useRef } from 'react';
import type { ObjectSchema } from '../../../engine/input-schema.ts';
import type { Problem } from '../../../engine/problem.ts';
import { controlId, focusControl } from '../../../form/focus-control.ts';
import { Icon } from '../../../ui/icon.tsx';
import { headingOf, linesOf } from './refusal-lines.ts';

interface FieldLinkProps {
  readonly path: string;
  readonly text: string;
}

/** A link that focuses a control without changing the address. */
function FieldLink({ path, text }: FieldLinkProps) {
  return (
    <a
      href={`#${controlId(path)}`}
      className="inline-block py-1 underline underline-offset-2 hover:decoration-2"
      onClick={(event) => {
        event.preventDefault();
        focusControl(path);
      }}
    >
      {text}
    </a>
  );
}

interface RefusalSummaryProps {
  readonly inputs: ObjectSchema;
  readonly problems: readonly Problem[];
}

/**
 * All refusals, each with links to its fields. Takes the focus when mounted, so pass a key that changes with each
 * refusal: screen readers then announce an equal refusal again.
 */
export function RefusalSummary({ inputs, problems }: RefusalSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const headingId = useId();
  useEffect(() => summary.current?.focus(), []);
  return (
    <div
      ref={summary}
      tabIndex={-1}
      role="alert"
      // Announce only the new heading when a correction shortens the list.
      aria-atomic="false"
      aria-labelledby={headingId}
      className="no-print rounded-xl border-2 border-danger bg-danger-soft px-4 py-3 text-danger"
    >
      <h2 id={headingId} className="flex items-center gap-2 font-bold">
        <Icon name="circle-alert" />
        {headingOf(problems)}
      </h2>
      <ul className="mt-1">
        {linesOf(inputs, problems).map(({ sentence, fields: [first, ...others] }) => (
          <li key={sentence}>
            {!first && <span>{sentence}</span>}
            {first && others.length === 0 && <FieldLink path={first.path} text={sentence} />}
            {first && others.length > 0 && (
              <>
                <span>{sentence}</span>
                <ul className="list-inside list-disc pl-1">
                  {[first, ...others].map(({ path, title }) => (
                    <li key={path}>
                      <FieldLink path={path} text={title} />
                    </li>
                  ))}
                </ul>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
