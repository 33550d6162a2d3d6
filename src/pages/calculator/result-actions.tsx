import { useState } from 'react';
import type { FormData } from '../../form/form-schema.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toFragment } from './share-link.ts';

/** What can be done with a result: keep its address, print it. */
export function ResultActions({ data }: { readonly data: FormData }) {
  const [message, setMessage] = useState('');
  const copy = async () => {
    const address = `${window.location.origin}${window.location.pathname}${toFragment(data)}`;
    try {
      await navigator.clipboard.writeText(address);
      setMessage('Link copiado.');
    } catch {
      // Without the clipboard the address bar holds the link.
      window.history.replaceState(window.history.state, '', address);
      setMessage('O link com estes valores está na barra de endereço.');
    }
  };
  return (
    <div className="no-print mt-5 border-t border-line pt-4">
      {/* Their words, and not their edges, stand in line with the figures above. */}
      <div className="-mx-5 flex flex-wrap text-left">
        <Button variant="quiet" onClick={() => void copy()}>
          <Icon name="link" />
          Copiar link com estes valores
        </Button>
        <Button variant="quiet" onClick={() => window.print()}>
          <Icon name="printer" />
          Imprimir
        </Button>
      </div>
      <p role="status" className="text-sm text-muted">
        {message}
      </p>
    </div>
  );
}
