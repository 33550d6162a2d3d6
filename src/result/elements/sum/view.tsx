import type { ShownLine } from '../../shown.ts';
import { Value } from '../../value.tsx';
import { useWhy } from '../../why.tsx';
import { ReceiptLine } from '../../../ui/receipt.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { isFolded, reasonOf, signOf, type ShownSum } from './resolve.ts';

function Line({ line }: { readonly line: ShownLine }) {
  const { value, parts } = line;
  const { label, why, id } = useWhy(line);
  const reason = reasonOf(line);
  return (
    <ReceiptLine
      label={label}
      sign={signOf(line)}
      amount={<Value key={value.text} value={value} className="fresh whitespace-normal" />}
    >
      {why && (
        <dd id={id} className="basis-full">
          {why}
        </dd>
      )}
      {reason && (
        <dd className="basis-full text-sm text-muted">
          <Unbroken text={reason} />
        </dd>
      )}
      {parts.length > 0 && (
        <dd className="basis-full pl-4 text-sm text-muted">
          <span className="sr-only">Dos quais:</span>
          <ul>
            {parts.map((part, index) => (
              <li key={`${index} ${part.label}`} className="flex flex-wrap gap-x-4">
                <span>{part.label}</span>
                <span className="figure ml-auto">{part.text}</span>
              </li>
            ))}
          </ul>
        </dd>
      )}
    </ReceiptLine>
  );
}

/** Lines that add up to a total, with signs, as on a receipt. Collapses lines of 0 without a reason. */
export function View({ title, lines, total: { label, value } }: ShownSum) {
  const zeros = lines.filter(isFolded);
  return (
    <div className="receipt">
      {title && <h3 className="mb-1 font-semibold">{title}</h3>}
      <dl>
        {lines
          .filter((line) => !isFolded(line))
          .map((line, index) => (
            <Line key={`${index} ${line.label}`} line={line} />
          ))}
        <ReceiptLine
          label={label}
          sign="="
          amount={<Value key={value.text} value={value} className="fresh whitespace-normal" />}
          isTotal
        />
      </dl>
      {zeros.length > 0 && (
        <details className="mt-2 text-sm text-muted">
          <summary className="min-h-6">
            {zeros.length === 1 ? '1 linha zerada' : `${zeros.length} linhas zeradas`}
          </summary>
          <dl className="pl-4">
            {zeros.map((line, index) => (
              <Line key={`${index} ${line.label}`} line={line} />
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}
