import { useId, useMemo, useState, type ReactNode } from 'react';
import { formKit, SchemaForm } from '../form/schema-form.tsx';
import { Button, type ButtonVariant } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { textOf, type FieldControl } from '../form/field.ts';
import { focusProblem } from '../form/problems.ts';
import { TextInput } from '../form/controls.tsx';
import {
  accountFields,
  accountProblems,
  accountValues,
  type AccountField,
  type OwnFields,
  type Typed,
} from './account-fields.ts';
import { accountFailure } from './failures.ts';

/** A hidden username, for password managers. */
function Username({ name, value }: FieldControl) {
  return <input type="email" name={name} autoComplete="username" value={textOf(value)} readOnly hidden />;
}

const KIT = formKit({ email: TextInput, password: PasswordInput, username: Username });

export interface Outcome {
  readonly problems?: Typed;
  /** An error message for a failure that no field caused. */
  readonly failure?: string;
  /** True if everything is done and the typed text can be cleared. */
  readonly isDone?: boolean;
}

interface Submit {
  readonly label: string;
  /** Its label during a request. */
  readonly busy: string;
  readonly icon?: string;
  readonly variant?: ButtonVariant;
  readonly className?: string;
}

interface AccountFormProps {
  readonly asks: readonly AccountField[];
  readonly own?: OwnFields;
  /** The initial values. */
  readonly start?: Typed;
  /** The account's address, if the form does not ask for it. */
  readonly username?: string | undefined;
  /** Sends the typed values; `failed` describes a rejection. */
  readonly onSubmit: (typed: Typed) => Promise<Outcome | undefined>;
  readonly failed?: (error: unknown) => Outcome;
  readonly submit: Submit;
  /** Other buttons, before the submit button. */
  readonly children?: ReactNode;
}

const NOTHING: Readonly<Record<string, never>> = {};
const failureOutcome = (error: unknown): Outcome => ({ failure: accountFailure(error) });

/**
 * The form for all account actions: validates, submits, and shows the outcome. Sends one request at a time, even if
 * its button is clicked repeatedly.
 */
export function AccountForm({
  asks,
  own = NOTHING,
  start = NOTHING,
  username,
  onSubmit,
  failed = failureOutcome,
  submit: { label, busy, icon, variant, className = 'w-full' },
  children,
}: AccountFormProps) {
  const [typed, setTyped] = useState<Typed>(start);
  const [outcome, setOutcome] = useState<Outcome>(NOTHING);
  const [isBusy, setIsBusy] = useState(false);
  const prefix = `${useId()}-`;
  const fields = useMemo(() => {
    const shown = accountFields(asks, own);
    const hidden = { email: { title: '', type: 'string', widget: 'username', messages: NOTHING } };
    return username === undefined ? shown : { ...hidden, ...shown };
  }, [asks, own, username]);

  const showOutcome = (next: Outcome) => {
    setOutcome(next);
    return focusProblem(next.problems ?? NOTHING, Object.keys(fields), prefix);
  };
  const send = async () => {
    setIsBusy(true);
    const result: Outcome = (await onSubmit(accountValues(asks, typed)).catch(failed)) ?? NOTHING;
    showOutcome(result);
    if (result.isDone) setTyped(start);
    setIsBusy(false);
  };
  const submit = () => {
    if (!isBusy && !showOutcome({ problems: accountProblems(asks, typed) })) void send();
  };

  const { problems = NOTHING, failure } = outcome;
  return (
    <>
      <SchemaForm<Typed>
        kit={KIT}
        fields={fields}
        data={username === undefined ? typed : { ...typed, email: username }}
        problems={problems}
        idPrefix={prefix}
        className="space-y-5"
        onChange={(next) => {
          setTyped(next);
          setOutcome(failure === undefined ? NOTHING : { failure });
        }}
        onSubmit={submit}
      >
        <div className={`flex flex-wrap gap-3 ${children === undefined ? '' : 'justify-end'}`}>
          {children}
          <Button type="submit" variant={variant} className={className} isBusy={isBusy}>
            {icon !== undefined && <Icon name={icon} />}
            {isBusy ? busy : label}
          </Button>
        </div>
      </SchemaForm>
      {failure !== undefined && (
        <div className="mt-4">
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        </div>
      )}
    </>
  );
}

/** A password, hidden until the user reveals it. */
function PasswordInput(control: FieldControl) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextInput
      {...control}
      input={{ type: isShown ? 'text' : 'password', autoCapitalize: 'none', spellCheck: false }}
      trailing={
        <button
          type="button"
          className="flex size-12 shrink-0 items-center justify-center text-muted hover:text-ink focus-visible:-outline-offset-4"
          aria-label={isShown ? 'Ocultar senha' : 'Mostrar senha'}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </button>
      }
    />
  );
}
