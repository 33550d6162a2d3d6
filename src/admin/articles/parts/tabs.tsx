import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { indexForKey } from '../../../ui/roving-focus.ts';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** Marks a tab that contains an error. */
  readonly isFaulty: boolean;
  readonly panel: ReactNode;
}

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly current: Id;
  readonly onChange: (id: Id) => void;
}

/**
 * Tabs following the ARIA Authoring Practices: one tab stop, with arrow keys, Home and End inside. The panels
 * stay mounted, so that nothing typed in a hidden one is lost.
 */
export function Tabs<Id extends string>({ label, tabs, current, onChange }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ id }) => id === current);
    const tab = tabs[indexForKey(event.key, index, tabs.length) ?? -1];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.id);
    list.current?.querySelector<HTMLElement>(`#aba-${tab.id}`)?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex flex-wrap gap-1 rounded-xl bg-sunken p-1"
      >
        {tabs.map(({ id, label: name, isFaulty }) => (
          <button
            key={id}
            id={`aba-${id}`}
            type="button"
            role="tab"
            aria-selected={id === current}
            aria-controls={`painel-${id}`}
            tabIndex={id === current ? 0 : -1}
            className="inline-flex min-h-11 flex-1 items-center justify-center gap-1.5 rounded-lg px-3 font-medium text-muted hover:text-ink aria-selected:bg-surface aria-selected:text-ink aria-selected:shadow-xs"
            onClick={() => onChange(id)}
            onKeyDown={onKeyDown}
          >
            {name}
            {isFaulty && (
              <>
                <Icon name="circle-alert" className="size-4 text-danger" />
                <span className="sr-only">(há o que corrigir)</span>
              </>
            )}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          id={`painel-${id}`}
          role="tabpanel"
          aria-labelledby={`aba-${id}`}
          hidden={id !== current}
          className="card mt-4 p-4 sm:p-6"
        >
          {panel}
        </div>
      ))}
    </>
  );
}
