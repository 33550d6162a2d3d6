import { useId, useState, type ReactNode, type Ref } from 'react';
import { Button } from '../../ui/button.tsx';
import { frameClass, INNER_CLASS } from '../../ui/control-frame.ts';
import { Icon } from '../../ui/icon.tsx';

interface LinkToCopyProps {
  readonly label: ReactNode;
  readonly address: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A link to share, with a copy button; without https, where browsers cannot copy, the text can be selected. */
export function LinkToCopy({ label, address, ref }: LinkToCopyProps) {
  const id = useId();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setIsCopied(true);
  };
  return (
    <div className="flex min-w-0 flex-1 basis-72 flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-60">
        <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
          {label}
        </label>
        <span className={frameClass(false)}>
          <input
            ref={ref}
            id={id}
            readOnly
            value={address}
            className={INNER_CLASS}
            onFocus={(event) => event.target.select()}
          />
        </span>
      </div>
      <Button variant="secondary" onClick={() => void copy().catch(() => setIsCopied(false))}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        {isCopied ? 'Copiado' : 'Copiar o link'}
      </Button>
    </div>
  );
}
