import { useId, useState } from 'react';
import type { ShownLine } from '../../shown.ts';
import { Value } from '../../value.tsx';
import { Why, WhyLabel } from '../../why.tsx';
import type { ShownSum } from './resolve.ts';

function Line({ line }: { readonly line: ShownLine }) {
  const { label, value, isSubtracted, parts, formula, note, zero } = line;
  const [isOpen, setIsOpen] = useState(false);
  const formulaId = useId();
  const reason = value.raw === 0 ? zero : note;
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 py-1">
      <dt className="flex-1 basis-32 text-muted">
        {formula ? (
          <WhyLabel label={label} isOpen={isOpen} controls={formulaId} onPress={() => setIsOpen(!isOpen)} />
        ) : (
          label
        )}
      </dt>
      <dd className="ml-auto flex gap-1.5">
        {/* An added amount below 0 has its own sign. */}
        <span className="figure text-muted">{isSubtracted ? '−' : Number(value.raw) < 0 ? '' : '+'}</span>
        <Value value={value} />
      </dd>
      {formula && isOpen && (
        <dd id={formulaId} className="basis-full">
          <Why formula={formula} />
        </dd>
      )}
      {reason && <dd className="basis-full text-sm text-muted">{reason}</dd>}
      {parts.length > 0 && (
        <dd className="basis-full pl-4 text-sm text-muted">
          <span className="sr-only">Dos quais:</span>
          <ul>
            {parts.map((part) => (
              <li key={part.label} className="flex justify-between gap-4">
                <span>{part.label}</span>
                <span className="figure">{part.text}</span>
              </li>
            ))}
          </ul>
        </dd>
      )}
    </div>
  );
}

/** The lines that add up to a total, with their signs, as on a receipt. Lines of 0 without a reason are folded away. */
export function View({ title, lines, total: { label, value } }: ShownSum) {
  const isFolded = ({ value: { raw }, zero }: ShownLine) => raw === 0 && zero === undefined;
  const zeros = lines.filter(isFolded);
  return (
    <div className="receipt">
      {title && <h3 className="mb-1 font-semibold">{title}</h3>}
      <dl>
        {lines
          .filter((line) => !isFolded(line))
          .map((line) => (
            <Line key={line.label} line={line} />
          ))}
        <div className="mt-1 flex flex-wrap items-baseline gap-x-4 border-t-2 border-line-strong pt-2 font-bold">
          <dt className="flex-1 basis-32">{label}</dt>
          <dd className="ml-auto flex gap-1.5">
            <span className="figure text-muted">=</span>
            <Value value={value} />
          </dd>
        </div>
      </dl>
      {zeros.length > 0 && (
        <details className="mt-2 text-sm text-muted">
          <summary className="min-h-6">
            {zeros.length === 1 ? '1 linha zerada' : `${zeros.length} linhas zeradas`}
          </summary>
          <dl className="pl-4">
            {zeros.map((line) => (
              <Line key={line.label} line={line} />
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}
