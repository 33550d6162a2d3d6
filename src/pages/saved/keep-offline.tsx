import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Outcome } from '../../offline/page/keep.ts';

const keeper = () => import('../../offline/page/keep.ts');

const WORDS: Record<Outcome | 'open' | 'keeping', string> = {
  open: 'Guarda todas as calculadoras neste aparelho, para usar sem internet.',
  keeping: 'Guardando neste aparelho…',
  kept: 'Tudo disponível sem conexão: todas as calculadoras estão guardadas neste aparelho.',
  saving: 'Com economia de dados ou conexão lenta, nada é baixado. Tente de novo em outra rede.',
  failed: 'Não deu para guardar tudo agora: falta conexão ou espaço. O que já foi guardado fica.',
};

/** Lets the visitor store the whole site on the device; renders nothing if that is impossible. */
export function KeepOffline() {
  const [state, setState] = useState<keyof typeof WORDS>();
  useEffect(() => {
    const look = async () => {
      const isKept = await (await keeper()).isEverythingKept();
      setState((now) => now ?? (isKept ? 'kept' : 'open'));
    };
    // Offer nothing if the browser denies storage.
    if ('serviceWorker' in navigator) void look().catch(() => undefined);
  }, []);
  const button = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const keep = async () => {
    if (state === 'keeping') return;
    setState('keeping');
    const outcome = await (await keeper()).keepEverything();
    // Focus the message before a focused button disappears.
    if (outcome === 'kept' && document.activeElement === button.current) status.current?.focus();
    setState(outcome);
  };
  if (state === undefined) return null;
  return (
    <div className="grid justify-items-start gap-2">
      {state !== 'kept' && (
        <Button
          ref={button}
          variant="secondary"
          className="text-left aria-disabled:text-muted"
          // Keep the focus, which a disabled button loses.
          aria-disabled={state === 'keeping' || undefined}
          onClick={() => void keep()}
        >
          <Icon name="download" />
          Deixar tudo disponível sem conexão
        </Button>
      )}
      <p ref={status} role="status" tabIndex={-1} className="text-muted">
        {WORDS[state]}
      </p>
    </div>
  );
}
