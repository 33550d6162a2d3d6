import { useState } from 'react';
import type { Post } from '../../../backend/posts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { formatMoment } from '../../parts/moments.ts';
import { useNow } from '../../parts/use-now.ts';
import type { KeptDraft } from '../model/drafts.ts';
import { formOf } from '../model/post-form.ts';
import { Differences } from './differences.tsx';

/** A younger draft from another browser may still be open there. */
const RECENT_MS = 60 * 60_000;

interface DraftOfferProps {
  readonly kept: KeptDraft;
  /** The saved article; `undefined` for a new one. */
  readonly saved: Post | undefined;
  /** True during a save, whose result would be taken as the base of a draft recovered meanwhile. */
  readonly isBusy?: boolean | undefined;
  readonly onRecover: (kept: KeptDraft) => void;
  readonly onDiscard: (key: string) => void;
}

/** Offers an unsaved draft, with its date and its differences from the saved article. */
function DraftOffer({ kept, saved, isBusy, onRecover, onDiscard }: DraftOfferProps) {
  const { key, draft, isElsewhere } = kept;
  const [isAsking, setIsAsking] = useState(false);
  const now = useNow();
  const mayBeOpen = isElsewhere && now - draft.keptAt < RECENT_MS;
  const title = draft.form.title.trim();
  return (
    <Notice tone="info">
      <p className="font-semibold">Há um rascunho que não foi salvo{title === '' ? '' : `: “${title}”`}</p>
      <p>
        Rascunho de {formatMoment(draft.keptAt)}
        {isElsewhere && ', escrito em outro navegador'}
        {saved && `; versão salva em ${formatMoment(saved.updated_at)}`}.
      </p>
      {mayBeOpen && (
        <p>Ele pode estar aberto lá agora. Se estiver, continue lá: o que for escrito aqui não aparece lá.</p>
      )}
      {saved && draft.version !== saved.version && (
        <p>O artigo foi salvo de novo depois que este rascunho começou.</p>
      )}
      {saved && (
        <details className="mt-3">
          <summary className="min-h-11 content-center font-medium underline">Ver o que muda</summary>
          <Differences
            before={formOf(saved)}
            after={draft.form}
            labels={['Na versão salva', 'No rascunho']}
          />
        </details>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button isBusy={isBusy} onClick={() => onRecover(kept)}>
          Recuperar rascunho
        </Button>
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          Descartar rascunho
        </Button>
      </div>
      <ConfirmDialog
        title="Descartar este rascunho?"
        label="Descartar"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => onDiscard(key)}
      >
        O texto que não foi salvo se perde, e não há como trazê-lo de volta.
      </ConfirmDialog>
    </Notice>
  );
}

interface DraftOffersProps extends Omit<DraftOfferProps, 'kept'> {
  /** The latest first. */
  readonly drafts: readonly KeptDraft[];
}

/** Offers the latest draft, with older ones collapsed. */
export function DraftOffers({ drafts, ...rest }: DraftOffersProps) {
  const [first, ...others] = drafts;
  return (
    <>
      {first && <DraftOffer key={first.key} kept={first} {...rest} />}
      {others.length > 0 && (
        <details>
          <summary className="min-h-11 content-center font-medium underline">
            {others.length === 1 ? 'Outro rascunho' : `Outros ${others.length} rascunhos`}
          </summary>
          <div className="grid grid-cols-1 gap-4">
            {others.map((kept) => (
              <DraftOffer key={kept.key} kept={kept} {...rest} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}
