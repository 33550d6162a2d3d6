import { useId, useRef, useState } from 'react';
import type { Post } from '../../../backend/posts.ts';
import { Button } from '../../../ui/button.tsx';
import { formOf, type PostForm } from '../model/post-form.ts';
import { POST_SCHEMAS } from '../model/post-schema.ts';
import { Modal } from '../../parts/modal.tsx';
import { formatMoment } from '../../parts/moments.ts';
import { readablePair } from '../../../blog/live/editing.ts';
import { FieldValue } from './field-value.tsx';
import type { Conflict } from './use-submit.ts';

type Side = 'mine' | 'theirs' | 'both';

const SIDES: readonly (readonly [Side, label: string])[] = [
  ['mine', 'A sua versão'],
  ['theirs', 'A versão salva'],
];
/** An extra choice, for passages of the content. */
const BOTH: typeof SIDES = [['both', 'As duas, a salva primeiro']];

/** A field, or a passage of the content, that both people changed. */
interface Question {
  readonly id: string;
  readonly title: string;
  readonly name: keyof PostForm;
  readonly forms: Readonly<Record<'mine' | 'theirs', PostForm>>;
  readonly sides: typeof SIDES;
}

interface ConflictDialogProps {
  /** The conflict to resolve; `undefined` closes the dialog. */
  readonly conflict: Conflict | undefined;
  /** Rebases the form onto the current version, with the user's choices. */
  readonly onMerge: (current: Post, form: PostForm) => void;
  readonly onClose: () => void;
}

function questionsOf({ current, merged }: Conflict): Question[] {
  const forms = { mine: merged.form, theirs: formOf(current) };
  const passages = merged.content.filter((piece) => typeof piece !== 'string');
  return [
    ...merged.fields.map((name): Question => {
      return { id: name, name, title: POST_SCHEMAS[name].title, forms, sides: SIDES };
    }),
    ...passages.map((passage, index): Question => {
      const [mine, theirs] = readablePair(passage.mine, passage.theirs);
      return {
        id: `content-${index}`,
        name: 'content',
        title: passages.length === 1 ? 'Trecho do conteúdo' : `Trecho ${index + 1} do conteúdo`,
        forms: { mine: { ...forms.mine, content: mine }, theirs: { ...forms.theirs, content: theirs } },
        sides: [...SIDES, ...BOTH],
      };
    }),
  ];
}

/** The merged form after the user's choices. */
function chosenForm({ current, merged }: Conflict, chosen: ReadonlyMap<string, Side>): PostForm {
  const theirs = formOf(current);
  const taken = merged.fields.filter((name) => chosen.get(name) === 'theirs');
  let passage = 0;
  const content = merged.content.map((piece) => {
    if (typeof piece === 'string') return piece;
    const side = chosen.get(`content-${passage++}`) ?? 'both';
    return side === 'both' ? piece.theirs + piece.mine : piece[side];
  });
  const fields = Object.fromEntries(taken.map((name) => [name, theirs[name]])) as Partial<PostForm>;
  return { ...merged.form, ...fields, content: content.join('') };
}

function Choices({
  conflict,
  onMerge,
  onClose,
}: Omit<ConflictDialogProps, 'conflict'> & { readonly conflict: Conflict }) {
  const { current } = conflict;
  const questions = questionsOf(conflict);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map());
  const [showsErrors, setShowsErrors] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const prefix = useId();

  const choose = () => {
    const open = questions.find(({ id }) => !chosen.has(id));
    if (!open) {
      onMerge(current, chosenForm(conflict, chosen));
      return;
    }
    setShowsErrors(true);
    list.current?.querySelector<HTMLInputElement>(`[name="versao-${open.id}"]`)?.focus();
  };

  return (
    <>
      <p>
        Outra pessoa, ou você em outra janela, salvou este artigo em {formatMoment(current.updated_at)},
        enquanto você o editava aqui. O que não se contradiz já está junto. Falta escolher o resto; depois,
        salve.
      </p>
      <p className="mt-2">
        A versão salva continua em Versões, escolha o que escolher. A sua deixa de existir onde você escolher
        a outra: copie antes o que quiser aproveitar dela.
      </p>
      <div ref={list} className="mt-5 space-y-6">
        {questions.map(({ id, title, name, forms, sides }) => {
          const isOpen = showsErrors && !chosen.has(id);
          return (
            <fieldset key={id} aria-describedby={isOpen ? `${prefix}-${id}` : undefined}>
              <legend className="mb-2 font-semibold">{title}</legend>
              <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
                {sides.map(([side, label]) => (
                  <label
                    key={side}
                    className="flex min-w-0 items-start gap-3 rounded-xl border border-field p-3 has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-brand"
                  >
                    <input
                      type="radio"
                      name={`versao-${id}`}
                      checked={chosen.get(id) === side}
                      className="mt-1 size-4 shrink-0 accent-brand outline-none"
                      onChange={() => setChosen((before) => new Map(before).set(id, side))}
                    />
                    <span className="min-w-0 flex-1">
                      <span className="block text-sm font-medium text-muted">{label}</span>
                      {side !== 'both' && <FieldValue form={forms[side]} name={name} />}
                    </span>
                  </label>
                ))}
              </div>
              {isOpen && (
                <p id={`${prefix}-${id}`} role="alert" className="mt-2 text-sm font-medium text-danger">
                  Escolha qual versão fica.
                </p>
              )}
            </fieldset>
          );
        })}
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

/** Asks the person who saves second which version of each conflicting change to keep. */
export function ConflictDialog({ conflict, ...rest }: ConflictDialogProps) {
  return (
    <Modal
      title="O artigo mudou enquanto você editava"
      wide
      isOpen={conflict !== undefined}
      onClose={rest.onClose}
    >
      {conflict && <Choices key={conflict.current.version} conflict={conflict} {...rest} />}
    </Modal>
  );
}
