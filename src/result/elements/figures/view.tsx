import { useId, useState } from 'react';
import { isSentence } from '../../sentence.ts';
import type { ShownFigure } from '../../shown.ts';
import { Value } from '../../value.tsx';
import { Verdict } from '../../verdict.tsx';
import { Why, WhyLabel } from '../../why.tsx';

const VERDICTS = {
  info: 'text-info',
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
};

function FigureRow({
  figure: { label, value, total, note, formula, tone },
}: {
  readonly figure: ShownFigure;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const formulaId = useId();
  return (
    <div className={`flex flex-wrap items-baseline gap-x-4 py-2 ${total ? 'font-bold' : ''}`}>
      <dt className={`flex-1 basis-32 ${total ? '' : 'text-muted'}`}>
        {formula ? (
          <WhyLabel label={label} isOpen={isOpen} controls={formulaId} onPress={() => setIsOpen(!isOpen)} />
        ) : (
          label
        )}
      </dt>
      <dd
        className={`font-semibold ${tone ? VERDICTS[tone] : ''} ${isSentence(value) ? 'basis-full' : 'ml-auto'}`}
      >
        {tone && <Verdict tone={tone} />}
        <Value value={value} />
      </dd>
      {formula && isOpen && (
        <dd id={formulaId} className="basis-full">
          <Why formula={formula} />
        </dd>
      )}
      {note && <dd className="basis-full text-sm font-normal text-muted">{note}</dd>}
    </div>
  );
}

/** Labelled values, one per line, with sums set apart. */
export function View({
  title,
  figures,
}: {
  readonly title?: string;
  readonly figures: readonly ShownFigure[];
}) {
  if (figures.length === 0) return null;
  return (
    <div>
      {title && <h3 className="mb-1 font-semibold">{title}</h3>}
      <dl className="divide-y divide-line">
        {figures.map((figure) => (
          <FigureRow key={figure.label} figure={figure} />
        ))}
      </dl>
    </div>
  );
}
