import type { ShownFigure } from '../../shown.ts';
import { TONES } from '../../../ui/tones.ts';
import { Value } from '../../value.tsx';
import { Verdict } from '../../verdict.tsx';
import { useWhy } from '../../why.tsx';

/** Largest font size at which the text fits on one line of the narrowest screens. */
function sizeOf({ length }: string): string {
  if (length > 22) return 'text-xl sm:text-2xl';
  if (length > 14) return 'text-xl min-[22rem]:text-2xl sm:text-4xl';
  return length > 11 ? 'text-2xl min-[22rem]:text-3xl sm:text-4xl' : 'text-3xl sm:text-4xl';
}

/** The main figure, in the colour of its verdict if it has one. */
export function View({ figure, answer }: { readonly figure: ShownFigure; readonly answer?: string }) {
  const { value, note, tone } = figure;
  const { label, why, id } = useWhy(figure);
  return (
    <div
      className={`grid grid-cols-1 content-center self-stretch rounded-t-xl border-b-6 border-double px-5 py-3 @max-[12rem]:px-2 sm:py-4 ${tone ? TONES[tone].className : 'bg-accent-soft text-accent'}`}
    >
      {answer && <p className="mb-3 text-ink">{answer}</p>}
      <p className="font-medium">
        {tone && <Verdict tone={tone} />}
        {label}
      </p>
      <p className={`mt-1 font-bold tracking-tight text-ink ${sizeOf(value.text)}`}>
        <Value
          key={value.text}
          value={value}
          className={`fresh ${typeof value.raw === 'string' ? 'whitespace-normal' : ''}`}
        />
      </p>
      {why && <p id={id}>{why}</p>}
      {note && <p className="mt-1 text-sm text-muted">{note}</p>}
    </div>
  );
}
