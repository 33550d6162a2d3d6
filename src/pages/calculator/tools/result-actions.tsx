import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { isCompared, withScenarios } from '../comparison.ts';
import { replaceEntry } from '../kept-entry.ts';
import { sharedAddress } from './shared-address.ts';
import { resultAsText, sharedText } from './result-as-text.ts';
import type { ToolProps } from './tool.ts';

interface ResultActionsProps {
  readonly result: ToolProps;
  /** Tool between the share and print buttons. */
  readonly keep: ReactNode;
  /** Other tools, while they are open. */
  readonly more: ReactNode;
  readonly isMoreOpen: boolean;
  /** Label of the open tool. */
  readonly openTool: string | undefined;
  readonly toggleMore: () => void;
}

/** Buttons below a result: share, save, print, and more. */
export function ResultActions({ result, keep, more, isMoreOpen, openTool, toggleMore }: ResultActionsProps) {
  const [last, setLast] = useState<{ readonly message: string; readonly openTool: string | undefined }>();
  const setMessage = (message: string) => setLast({ message, openTool });
  const { calculator, success, comparison } = result;
  const ownUrl = sharedAddress(success.data, calculator.definition.inputs, result.today);
  // Leave out a comparison that only repeats the result.
  const url = isCompared(success.data, comparison) ? withScenarios(ownUrl, comparison) : ownUrl;
  const canShare = typeof navigator.share === 'function';

  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setMessage('Link copiado.');
    } catch {
      // Suggest the address bar without clipboard access, but not in an embedded page, whose address bar is another
      // site's.
      const isInAddressBar = window.parent === window && replaceEntry(window.history.state, url);
      setMessage(
        isInAddressBar
          ? 'O link com estes valores está na barra de endereço.'
          : 'O navegador não deixou copiar.',
      );
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title: calculator.definition.title, text: sharedText(result), url });
      setMessage('');
    } catch (error) {
      // Ignore a closed share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      await copyLink();
    }
  };
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(`${resultAsText(result)}\n\n${url}`);
      setMessage('Resultado copiado.');
    } catch {
      setMessage('O navegador não deixou copiar: selecione o texto na página.');
    }
  };
  return (
    <>
      <Button variant="quiet" size="compact" onClick={() => void (canShare ? share() : copyLink())}>
        <Icon name="share-2" />
        Compartilhar
      </Button>
      {keep}
      <Button variant="quiet" size="compact" onClick={() => window.print()}>
        <Icon name="printer" />
        Imprimir
      </Button>
      <Button variant="quiet" size="compact" aria-expanded={isMoreOpen} onClick={toggleMore}>
        <Icon name="ellipsis" className="hidden sm:block" />
        Mais
      </Button>
      {isMoreOpen && (
        <div className="flex w-full flex-wrap">
          {more}
          {canShare && (
            <Button variant="quiet" size="compact" onClick={() => void copyLink()}>
              <Icon name="link" />
              Copiar link
            </Button>
          )}
          <Button variant="quiet" size="compact" onClick={() => void copyText()}>
            <Icon name="copy" />
            Copiar texto
          </Button>
        </div>
      )}
      <p role="status" className="order-last w-full px-1.5 text-sm text-muted sm:px-3">
        {last?.openTool === openTool && last?.message}
      </p>
    </>
  );
}
