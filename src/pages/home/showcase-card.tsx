import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { categoryOf } from '../../catalogue/categories.ts';
import { calculatorPath } from '../../catalogue/entry.ts';
import type { Showcase, ShowcaseAnswer } from '../../catalogue/page-data.ts';
import { useEarlyText } from '../../search/use-early-text.ts';
import { useToday } from '../../site/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { AFFIX_CLASS, frameClass, INNER_CLASS } from '../../ui/control-frame.ts';
import { Icon } from '../../ui/icon.tsx';
import { ReceiptLine } from '../../ui/receipt.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';

/** Debounce in milliseconds before an edit updates the answer. */
const PAUSE_MS = 300;
const FIELD_ID = 'conta-valor';
const NOT_LOADED = 'A parte da página que faz a conta não carregou. Verifique a conexão e tente de novo.';

const loadAnswer = () => import('./answer.ts');

/** Reserves the space of the example, so that nothing moves if an answer is shorter. */
function ReservedSpace({ example, children }: { readonly example: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 *:col-start-1 *:row-start-1">
      {example && (
        <div className="invisible" aria-hidden="true">
          {example}
        </div>
      )}
      {children}
    </div>
  );
}

interface LinesProps {
  readonly answer: ShowcaseAnswer;
  /** True if its figures differ from the prerendered ones. */
  readonly isFresh?: boolean;
}

function Lines({ answer: { lines, total }, isFresh = false }: LinesProps) {
  const fresh = isFresh ? 'fresh' : '';
  return (
    <div className="receipt">
      <dl className="flex h-full flex-col">
        {lines.map(({ label, sign, text, reason }) => (
          <ReceiptLine
            // Include the figure in the key, so that a longer line does not animate.
            key={label + text + (reason ?? '')}
            label={label}
            sign={sign}
            amount={<span className={`figure ${fresh}`}>{text}</span>}
          >
            {reason && (
              <dd className="basis-full text-sm text-muted">
                <Unbroken text={reason} />
              </dd>
            )}
          </ReceiptLine>
        ))}
        <ReceiptLine
          key={total.text}
          label={total.label}
          sign="="
          amount={
            <span className={`figure text-xl font-extrabold text-accent sm:text-2xl ${fresh}`}>
              {total.text}
            </span>
          }
          isTotal
        />
      </dl>
    </div>
  );
}

/** The small calculator, which updates its answer during typing with the code of its own page. */
export function ShowcaseCard({ showcase }: { readonly showcase: Showcase }) {
  const { id, question, field, label } = showcase;
  const today = useToday();
  // Read the text from the box, because the browser keeps text typed before hydration.
  const box = useRef<HTMLInputElement>(null);
  const calculated = useRef(showcase.typed);
  const [typed, setTyped] = useState(showcase.typed);
  const [answer, setAnswer] = useState(showcase.answer);
  const [refusal, setRefusal] = useState('');

  const calculate = async () => {
    const text = box.current?.value ?? '';
    calculated.current = text;
    const answered = await loadAnswer().then(
      ({ answerTo }) => answerTo(text, today),
      () => ({ refusal: NOT_LOADED }),
    );
    // Leave newer text to its own calculation.
    if (calculated.current !== text) return;
    setRefusal('refusal' in answered ? answered.refusal : '');
    if (!('refusal' in answered)) setAnswer(answered);
  };

  useEarlyText(box, typed, setTyped);
  const follow = useEffectEvent(() => {
    // Wait for text in an emptied field.
    if (typed.trim() !== '' && typed !== calculated.current) void calculate();
  });
  useEffect(() => {
    const timer = setTimeout(follow, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const isFresh = answer !== showcase.answer;
  const isOther = isFresh || refusal !== '';

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void calculate();
  };

  return (
    <section
      aria-labelledby="conta"
      data-accent={categoryOf(id).colour}
      className="card grid grid-cols-1 gap-4 p-5 sm:p-6"
    >
      <h2 id="conta" className="text-xl font-bold">
        {question}
      </h2>
      <form method="dialog" onSubmit={submit}>
        <label htmlFor={FIELD_ID} className="mb-1.5 block font-medium">
          {label}
        </label>
        <div className="flex flex-wrap gap-2">
          <div className="min-w-0 flex-1 basis-40">
            <div className={frameClass(refusal !== '')}>
              <span className={`${AFFIX_CLASS} pr-0`} aria-hidden="true">
                R$
              </span>
              <input
                ref={box}
                id={FIELD_ID}
                name={field}
                className={INNER_CLASS}
                type="text"
                inputMode="decimal"
                autoComplete="off"
                enterKeyHint="go"
                defaultValue={showcase.typed}
                aria-invalid={refusal !== '' || undefined}
                aria-describedby={refusal === '' ? undefined : 'conta-resposta'}
                onFocus={() => void loadAnswer().catch(() => undefined)}
                // Select the example on a click, because most visitors replace it.
                onClick={({ currentTarget }) => typed === showcase.typed && currentTarget.select()}
                onChange={({ target }) => setTyped(target.value)}
              />
            </div>
          </div>
          <Button type="submit">Calcular</Button>
        </div>
      </form>
      <ReservedSpace
        example={
          isOther && (
            <p className="text-pretty">
              <Unbroken text={showcase.answer.sentence} />
            </p>
          )
        }
      >
        <p
          id="conta-resposta"
          role="status"
          className={`text-pretty ${refusal ? 'font-medium text-danger' : ''}`}
        >
          <Unbroken text={refusal || answer.sentence} />
        </p>
      </ReservedSpace>
      <ReservedSpace example={isOther && <Lines answer={showcase.answer} />}>
        <div className={`grid grid-cols-1 ${refusal ? 'outdated' : ''}`}>
          <Lines answer={answer} isFresh={isFresh} />
        </div>
      </ReservedSpace>
      <Link
        to={{ pathname: calculatorPath(id), hash: new URLSearchParams({ [field]: typed }).toString() }}
        className="inline-flex min-h-11 items-center gap-1.5 justify-self-start font-semibold text-brand underline-offset-4 hover:underline"
      >
        Ver a conta completa
        <Icon name="arrow-right" />
      </Link>
    </section>
  );
}
