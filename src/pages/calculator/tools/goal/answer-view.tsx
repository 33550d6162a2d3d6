import type { FormData } from '../../../../form/form-schema.ts';
import { Unbroken } from '../../../../ui/unbroken.tsx';
import { UseValue } from '../runs/use-value.tsx';
import type { VariedInput } from '../runs/varying.ts';
import type { Answer } from './answer.ts';

interface AnswerViewProps {
  readonly answer: Answer;
  readonly input: VariedInput;
  readonly data: FormData;
  readonly onUse: (data: FormData) => void;
}

/** The answer, with a button for each value to fill in. */
export function AnswerView({ answer, input, data, onUse }: AnswerViewProps) {
  const { sentence, offers, isExact, note } = answer;
  const isOnlyOne = isExact && offers.length === 1;
  return (
    <div className="grid gap-3">
      <p className="font-semibold">
        <Unbroken text={sentence} />
      </p>
      <ul className="grid gap-2">
        {offers.map(({ value, text }) => (
          <li key={value} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            {!isOnlyOne && (
              <span>
                <Unbroken text={text} />
              </span>
            )}
            <UseValue {...{ input, data, onUse, value }} />
          </li>
        ))}
      </ul>
      {note !== undefined && <p className="text-sm text-muted">{note}</p>}
    </div>
  );
}
