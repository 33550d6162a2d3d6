import type { ReactNode } from 'react';

interface ReceiptLineProps {
  readonly label: ReactNode;
  /** `+`, `−` or `=`; empty for an amount with its own sign. */
  readonly sign: string;
  readonly amount: ReactNode;
  readonly isTotal?: boolean;
  /** Sentences below the line, as `dd` elements. */
  readonly children?: ReactNode;
}

/** A line in the `dl` of a `receipt` (`src/app/styles/receipt.css`): the label, and on the right the signed amount. */
export function ReceiptLine({ label, sign, amount, isTotal = false, children }: ReceiptLineProps) {
  return (
    <div className={isTotal ? 'receipt-total' : 'receipt-line'}>
      <dt>{label}</dt>
      <dd className="ml-auto flex items-baseline gap-1.5">
        <span className="figure font-normal text-muted">{sign}</span>
        {amount}
      </dd>
      {children}
    </div>
  );
}
