import { formatDate } from '../../../calendar/format-date.ts';
import type { Calculator } from '../../../engine/calculator.ts';
import type { FormData } from '../../../form/form-schema.ts';
import { SITE_NAME } from '../../../site/site.ts';
import { usePrinting } from '../../../ui/use-printing.ts';
import { answersWithoutZeros } from '../tools/answers.ts';
import { withScenarios, type Comparison } from '../comparison.ts';
import { sharedAddress } from '../tools/shared-address.ts';

interface PrintedHeadProps {
  readonly calculator: Calculator;
  /** The inputs that the result was calculated from. */
  readonly data: FormData;
  readonly today: string;
  readonly comparison: Comparison;
}

/** Header of a printed result: site, date, address and inputs. */
export function PrintedHead({ calculator, data, today, comparison }: PrintedHeadProps) {
  if (!usePrinting()) return null;
  const { host } = window.location;
  return (
    <div className="printed-head mb-6 text-sm">
      <p className="flex justify-between gap-4 border-b border-line pb-2">
        <span>
          <strong className="text-base">{SITE_NAME}</strong> · {host}
        </span>
        <span>{formatDate(today)}</span>
      </p>
      <p className="mt-4 text-2xl font-bold">{calculator.definition.title}</p>
      <p className="mt-1 text-muted wrap-anywhere">
        Para refazer com estes valores:{' '}
        {withScenarios(sharedAddress(data, calculator.definition.inputs, today), comparison)}
      </p>
      <h2 className="mt-5 mb-1 text-lg font-bold">O que foi informado</h2>
      <dl className="columns-2 gap-x-8">
        {answersWithoutZeros(calculator, data, today).map(({ path, question, answer }) => (
          <div
            key={path}
            className="flex break-inside-avoid justify-between gap-x-4 border-b border-line py-1"
          >
            <dt className="text-muted">{question}</dt>
            <dd className="text-right font-semibold">{answer}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
