import type { Post } from '../../../backend/posts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { momentFormat } from '../../parts/moments.ts';
import type { KeptDraft } from '../model/drafts.ts';
import { differingFields, formOf, type PostForm } from '../model/post-form.ts';
import { fieldSchema } from '../model/post-schema.ts';
import { FieldValue } from './field-value.tsx';

/** Day and time in Brasília. */
export function formatMoment(at: number | string): string {
  return momentFormat.format(new Date(at)).replace(', ', ' às ');
}

interface DraftOfferProps {
  readonly kept: KeptDraft;
  /** The article as it was read; `undefined` for a new one. */
  readonly saved: Post | undefined;
  readonly onRecover: (kept: KeptDraft) => void;
  readonly onDiscard: (key: string) => void;
}

/** The fields that differ, in both versions. */
function Differences({ draft, saved }: { readonly draft: PostForm; readonly saved: PostForm }) {
  return (
    <details className="mt-3">
      <summary className="min-h-11 content-center font-medium underline">Ver o que muda</summary>
      <dl className="space-y-4 text-ink">
        {differingFields(draft, saved).map((name) => (
          <div key={name} className="rounded-lg bg-surface p-3">
            <dt className="font-semibold">{fieldSchema(name).title}</dt>
            <dd className="mt-2 grid gap-3 sm:grid-cols-2">
              <div className="min-w-0">
                <p className="text-sm text-muted">No rascunho</p>
                <FieldValue form={draft} name={name} />
              </div>
              <div className="min-w-0">
                <p className="text-sm text-muted">Na versão salva</p>
                <FieldValue form={saved} name={name} />
              </div>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Offers what was not saved last time, beside what is saved, each with its date. */
export function DraftOffer({ kept, saved, onRecover, onDiscard }: DraftOfferProps) {
  const { key, draft } = kept;
  const title = draft.form.title.trim();
  return (
    <Notice tone="info">
      <p className="font-semibold">Há um rascunho que não foi salvo{title === '' ? '' : `: “${title}”`}</p>
      <p>
        Rascunho de {formatMoment(draft.keptAt)}
        {saved && `; versão salva em ${formatMoment(saved.updated_at)}`}.
      </p>
      {saved && draft.version !== saved.version && (
        <p>O artigo foi salvo de novo depois que este rascunho começou.</p>
      )}
      {saved && <Differences draft={draft.form} saved={formOf(saved)} />}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => onRecover(kept)}>Recuperar rascunho</Button>
        <Button variant="secondary" onClick={() => onDiscard(key)}>
          Descartar rascunho
        </Button>
      </div>
    </Notice>
  );
}
