import { isSentence } from '../../sentence.ts';
import type { ShownFigure } from '../../shown.ts';
import { Value } from '../../value.tsx';
import { Verdict } from '../../verdict.tsx';
import { useWhy } from '../../why.tsx';

const VERDICTS = {
  info: 'text-info',
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
};

function FigureRow({ figure }: { readonly figure: ShownFigure }) {
  const { value, total, note, tone } = figure;
  const { label, why, id } = useWhy(figure);
  return (
    <div className={`flex flex-wrap items-baseline gap-x-4 py-2 ${total ? 'font-bold' : ''}`}>
      <dt className={`flex-1 basis-32 ${total ? '' : 'text-muted'}`}>{label}</dt>
      <dd
        className={`font-semibold ${tone ? VERDICTS[tone] : ''} ${isSentence(value) ? 'basis-full' : 'ml-auto'}`}
      >
        {tone && <Verdict tone={tone} />}
        <Value value={value} className="whitespace-normal" />
      </dd>
      {why && (
        <dd id={id} className="basis-full">
          {why}
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
