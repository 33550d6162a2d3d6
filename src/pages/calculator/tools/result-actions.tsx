import { useState } from 'react';
import type { FormData } from '../../../form/form-schema.ts';
import { figuresAsText } from '../../../result/as-text.ts';
import type { ShownElement } from '../../../result/resolve-layout.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { withScenarios, type Comparison } from '../comparison.ts';
import { sharedAddress } from '../share-link.ts';

interface ResultActionsProps {
  /** What the result on the screen was calculated from. */
  readonly data: FormData;
  readonly title: string;
  readonly elements: readonly ShownElement[];
  readonly comparison: Comparison;
}

/** What can be done with a result at a press: keep its address, print it, copy its figures. */
export function ResultActions({ data, title, elements, comparison }: ResultActionsProps) {
  const [message, setMessage] = useState('');
  const addressOf = () => withScenarios(sharedAddress(data), comparison);
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(addressOf());
      setMessage('Link copiado.');
    } catch {
      // Without the clipboard the address bar holds the link, unless it is another site's.
      if (window.parent !== window) {
        setMessage('O navegador não deixou copiar.');
        return;
      }
      window.history.replaceState(window.history.state, '', addressOf());
      setMessage('O link com estes valores está na barra de endereço.');
    }
  };
  const copyFigures = async () => {
    try {
      await navigator.clipboard.writeText(`${title}\n${figuresAsText(elements)}\n${addressOf()}`);
      setMessage('Resultado copiado.');
    } catch {
      setMessage('O navegador não deixou copiar: selecione o texto na página.');
    }
  };
  return (
    <>
      <Button variant="quiet" size="compact" onClick={() => void copyLink()}>
        <Icon name="link" />
        <span>
          Copiar link<span className="sr-only"> com estes valores</span>
        </span>
      </Button>
      <Button variant="quiet" size="compact" onClick={() => window.print()}>
        <Icon name="printer" />
        Imprimir
      </Button>
      <Button variant="quiet" size="compact" onClick={() => void copyFigures()}>
        <Icon name="copy" />
        <span>
          Copiar<span className="sr-only"> o resultado</span>
        </span>
      </Button>
      <p role="status" className="order-last w-full px-1.5 text-sm text-muted sm:px-3">
        {message}
      </p>
    </>
  );
}
