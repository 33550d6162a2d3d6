import { useId, useRef, useState } from 'react';
import type { Post } from '../../../backend/posts.ts';
import { Button } from '../../../ui/button.tsx';
import { differingFields, formOf, type PostForm } from '../model/post-form.ts';
import { fieldSchema } from '../model/post-schema.ts';
import { Modal } from '../../parts/modal.tsx';
import { formatMoment } from './draft-offer.tsx';
import { FieldValue } from './field-value.tsx';

type Side = 'mine' | 'theirs';

const SIDES = [
  { side: 'mine', label: 'A sua versão' },
  { side: 'theirs', label: 'A versão salva' },
] as const;

interface ConflictDialogProps {
  /** The version in the database; while `undefined` the dialog is closed. */
  readonly current: Post | undefined;
  /** What the form began with. */
  readonly base: PostForm;
  readonly mine: PostForm;
  /** Goes on from the current version with the chosen fields. */
  readonly onMerge: (current: Post, form: PostForm) => void;
  readonly onClose: () => void;
}

/** The form with the chosen version of each field. */
function merged(mine: PostForm, theirs: PostForm, chosen: ReadonlyMap<keyof PostForm, Side>): PostForm {
  const taken = [...chosen].filter(([, side]) => side === 'theirs').map(([name]) => [name, theirs[name]]);
  return { ...mine, ...(Object.fromEntries(taken) as Partial<PostForm>) };
}

/** The side that alone changed each field; a field that both changed is left to the person. */
function initialChoices(
  fields: readonly (keyof PostForm)[],
  { base, mine, theirs }: Readonly<Record<'base' | 'mine' | 'theirs', PostForm>>,
): ReadonlyMap<keyof PostForm, Side> {
  const byMe = new Set(differingFields(mine, base));
  const byThem = new Set(differingFields(theirs, base));
  const ofOne = fields.filter((name) => !(byMe.has(name) && byThem.has(name)));
  return new Map(ofOne.map((name) => [name, byMe.has(name) ? 'mine' : 'theirs']));
}

function Choices({
  current,
  base,
  mine,
  onMerge,
  onClose,
}: ConflictDialogProps & { readonly current: Post }) {
  const theirs = formOf(current);
  const fields = differingFields(mine, theirs);
  const [chosen, setChosen] = useState(() => initialChoices(fields, { base, mine, theirs }));
  const open = fields.filter((name) => !chosen.has(name));
  const [isTelling, setIsTelling] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  const choose = () => {
    if (open.length === 0) {
      onMerge(current, merged(mine, theirs, chosen));
      return;
    }
    setIsTelling(true);
    list.current?.querySelector<HTMLInputElement>(`[name="versao-${open[0]}"]`)?.focus();
  };

  return (
    <>
      <p>
        Outra pessoa salvou este artigo em {formatMoment(current.updated_at)}, enquanto você o editava. Por
        enquanto as duas versões estão inteiras: a sua nesta página, a outra no servidor.
      </p>
      <p className="mt-2">
        Escolha qual fica em cada campo que vocês dois mudaram. A versão que você não escolher deixa de
        existir quando você salvar, então copie antes o que quiser aproveitar dela. Nos campos que só um de
        vocês mudou, a mudança já está marcada.
      </p>
      <div ref={list} className="mt-5 space-y-6">
        {fields.map((name) => (
          <fieldset
            key={name}
            aria-describedby={isTelling && !chosen.has(name) ? `${id}-${name}` : undefined}
          >
            <legend className="mb-2 font-semibold">{fieldSchema(name).title}</legend>
            <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
              {SIDES.map(({ side, label }) => (
                <label
                  key={side}
                  className="flex min-w-0 items-start gap-3 rounded-xl border border-field p-3 has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-brand"
                >
                  <input
                    type="radio"
                    name={`versao-${name}`}
                    checked={chosen.get(name) === side}
                    className="mt-1 size-4 shrink-0 accent-brand outline-none"
                    onChange={() => setChosen((before) => new Map(before).set(name, side))}
                  />
                  <span className="min-w-0 flex-1">
                    <span className="block text-sm font-medium text-muted">{label}</span>
                    <FieldValue form={side === 'mine' ? mine : theirs} name={name} />
                  </span>
                </label>
              ))}
            </div>
            {isTelling && !chosen.has(name) && (
              <p id={`${id}-${name}`} role="alert" className="mt-2 text-sm font-medium text-danger">
                Escolha qual versão fica.
              </p>
            )}
          </fieldset>
        ))}
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Decidir depois
        </Button>
        <Button onClick={choose}>Usar estas escolhas</Button>
      </div>
    </>
  );
}

/** For two people who have edited the same article: shows both versions and lets the second choose. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { current, onClose } = props;
  return (
    <Modal title="O artigo mudou enquanto você editava" wide isOpen={current !== undefined} onClose={onClose}>
      {current && <Choices key={current.version} {...props} current={current} />}
    </Modal>
  );
}
