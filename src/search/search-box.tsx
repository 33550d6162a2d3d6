import { useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../ui/icon.tsx';
import { useEarlyText } from './use-early-text.ts';
import { useSuggestions } from './use-suggestions.ts';

interface SearchBoxProps {
  readonly id: string;
  /** Term of the results on the page; other boxes start empty and are cleared on navigation. */
  readonly shownTerm?: string;
  readonly large?: boolean;
  /** True if the suggestions push the content down instead of covering it. */
  readonly inFlow?: boolean;
}

/**
 * The search box: suggests while typing; arrow keys select a suggestion, Enter opens it or all results, Escape closes
 * the list and then clears the box. Ignores blank input.
 */
export function SearchBox({ id, shownTerm, large = false, inFlow = false }: SearchBoxProps) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useState(shownTerm ?? '');
  const [shownBefore, setShownBefore] = useState(shownTerm);
  if (shownTerm !== shownBefore) {
    setShownBefore(shownTerm);
    setTerm(shownTerm ?? '');
  }
  const suggestions = useSuggestions(id, term);
  const { List, listId, cards, active, activePath } = suggestions;
  useEarlyText(input, term, (text) => {
    setTerm(text);
    suggestions.prepare();
    suggestions.show(document.activeElement === input.current);
  });

  const leaveFor = (path: string, left: string) => {
    suggestions.show(false);
    setTerm(left);
    void navigate(path);
  };
  const open = (path: string) => leaveFor(path, '');
  const submit = () => {
    const typed = term.trim();
    if (activePath !== undefined) open(activePath);
    else if (typed !== '') {
      leaveFor(`/busca?q=${encodeURIComponent(typed)}`, shownTerm === undefined ? '' : typed);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && List) suggestions.show(false);
    else if (event.key === 'Escape' && term !== '') setTerm('');
    else if (!suggestions.onArrow(event)) return;
    event.preventDefault();
  };

  return (
    <search className="relative block" onFocus={suggestions.prepare} onBlur={() => suggestions.show(false)}>
      <form
        action="/busca"
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <label htmlFor={id} className="sr-only">
          Buscar calculadora
        </label>
        <input
          ref={input}
          id={id}
          name="q"
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={List !== undefined}
          aria-controls={List && listId}
          aria-activedescendant={suggestions.activeId}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={120}
          placeholder={large ? 'O que quer calcular?' : 'Buscar calculadora…'}
          value={term}
          onChange={(event) => {
            // Load the suggestions now, if the box already had the focus before hydration.
            suggestions.prepare();
            setTerm(event.target.value);
            suggestions.show(true);
          }}
          onKeyDown={onKeyDown}
          className={`w-full rounded-xl border border-field bg-surface pr-13 pl-4 text-ink placeholder:text-muted ${large ? 'h-14 text-lg' : 'h-11'}`}
        />
        <button
          type="submit"
          aria-label="Buscar"
          className={
            large
              ? 'absolute top-1.5 right-1.5 flex size-11 items-center justify-center rounded-lg bg-brand text-on-brand hover:bg-brand-strong'
              : 'absolute top-0 right-0 flex size-11 items-center justify-center rounded-xl text-muted hover:text-brand'
          }
        >
          <Icon name="search" />
        </button>
      </form>
      {List && (
        <List
          id={listId}
          cards={cards}
          terms={suggestions.terms}
          guess={suggestions.guess}
          active={active}
          onChoose={open}
          inFlow={inFlow}
        />
      )}
      <p role="status" className="sr-only">
        {suggestions.announcement}
      </p>
    </search>
  );
}
