import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { frameClass, INNER_CLASS } from '../../ui/control-frame.ts';
import { Icon } from '../../ui/icon.tsx';
import { CalculationCard } from './calculation-card.tsx';
import { MAX_NAME_LENGTH, type SavedCalculation } from './saved.ts';

/** State of renaming a calculation: the form is open, or has just closed. */
export type Naming = 'open' | 'closed';

interface SavedCardProps {
  readonly calculation: SavedCalculation;
  readonly naming: Naming | undefined;
  readonly onNaming: (naming: Naming) => void;
  readonly onName: (name: string) => void;
  readonly onRemove: () => void;
}

/** Focuses an element that has just appeared. */
const focus = (element: HTMLElement | null) => element?.focus();

/** A saved calculation on the page of all of them, with buttons to rename and remove it. */
export function SavedCard({ calculation, naming, onNaming, onName, onRemove }: SavedCardProps) {
  const { name, givenName, result } = calculation;
  const which = `${givenName || name}, ${result}`;
  if (naming === 'open') {
    return (
      <CalculationCard calculation={calculation}>
        <NameForm name={givenName} onName={onName} onCancel={() => onNaming('closed')} />
      </CalculationCard>
    );
  }
  return (
    <CalculationCard calculation={calculation}>
      <div className="no-print relative z-10 -mr-3 -mb-3 flex">
        <button
          ref={naming === 'closed' ? focus : undefined}
          type="button"
          className={ACTION}
          onClick={() => onNaming('open')}
        >
          <Icon name="pencil-line" />
          <span className="sr-only">Dar nome a {which}</span>
        </button>
        <button type="button" className={ACTION} onClick={onRemove}>
          <Icon name="trash-2" />
          <span className="sr-only">Remover {which}</span>
        </button>
      </div>
    </CalculationCard>
  );
}

const ACTION = 'grid size-11 place-items-center rounded-lg text-muted hover:bg-sunken';

interface NameFormProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onCancel: () => void;
}

function NameForm({ name, onName, onCancel }: NameFormProps) {
  const [typed, setTyped] = useState(name);
  return (
    <form
      className="relative z-10 mt-2 grid basis-full gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onName(typed);
      }}
    >
      <label className="grid gap-1 font-medium">
        Nome
        <span className={frameClass(false)}>
          <input
            ref={focus}
            type="text"
            value={typed}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
            placeholder="Por exemplo: proposta nova"
            className={INNER_CLASS}
            onKeyDown={({ key }) => key === 'Escape' && onCancel()}
            onChange={({ target }) => setTyped(target.value)}
          />
        </span>
      </label>
      <div className="flex flex-wrap gap-2">
        <Button type="submit">Salvar nome</Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
