import type { ReactNode } from 'react';

/** A slip of paper for the lines of a sum, which are a `dl` of `ReceiptLine`s. */
export function Receipt({ children }: { readonly children: ReactNode }) {
  return <div className="receipt">{children}</div>;
}

interface ReceiptLineProps {
  readonly label: ReactNode;
  /** `+`, `−` or `=`; empty for an amount that has its own. */
  readonly sign: string;
  readonly amount: ReactNode;
  readonly isTotal?: boolean;
  /** What the line says below: `dd` elements. */
  readonly children?: ReactNode;
}

/** A line of a receipt: the label on the left, the signed amount on the right. */
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
