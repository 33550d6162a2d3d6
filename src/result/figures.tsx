import type { ShownFigure } from './resolve-layout.ts';
import { isSentence } from './sentence.ts';
import { Value } from './value.tsx';

/** As large as the narrowest screens hold it on one line. */
function sizeOf({ length }: string): string {
  if (length > 22) return 'text-xl sm:text-2xl';
  return length > 14
    ? 'text-xl min-[22rem]:text-2xl sm:text-4xl'
    : 'text-2xl min-[22rem]:text-3xl sm:text-4xl';
}

/** The figure that the visitor came for. */
export function Headline({ figure }: { readonly figure: ShownFigure }) {
  const { label, value, note } = figure;
  return (
    <div className="rounded-xl bg-accent-soft px-5 py-4">
      <p className="font-medium text-accent">{label}</p>
      <p className={`mt-1 font-bold tracking-tight text-ink ${sizeOf(value.text)}`}>
        <Value value={value} className={typeof value.raw === 'string' ? 'whitespace-normal' : ''} />
      </p>
      {note && <p className="mt-1 text-sm text-muted">{note}</p>}
    </div>
  );
}

/** Labelled values, one a line, the sum set off. */
export function Figures({
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
        {figures.map(({ label, value, total, note }) => (
          <div
            key={label}
            className={`flex flex-wrap items-baseline gap-x-4 py-2 ${total ? 'font-bold' : ''}`}
          >
            <dt className={`flex-1 basis-32 ${total ? '' : 'text-muted'}`}>{label}</dt>
            <dd className={`font-semibold ${isSentence(value) ? 'basis-full' : 'ml-auto'}`}>
              <Value value={value} />
            </dd>
            {note && <dd className="basis-full text-sm font-normal text-muted">{note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
