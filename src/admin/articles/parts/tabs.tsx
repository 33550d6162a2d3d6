import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { indexForKey } from '../../../ui/roving-focus.ts';
import type { TabId } from '../model/post-schema.ts';

export interface Tab {
  readonly id: TabId;
  readonly label: string;
  /** Marks a tab that contains an error. */
  readonly isFaulty: boolean;
  readonly panel: ReactNode;
}

interface TabsProps {
  readonly tabs: readonly Tab[];
  readonly current: TabId;
  readonly onChange: (id: TabId) => void;
}

/**
 * Tabs following the ARIA Authoring Practices: one tab stop, with arrow keys, Home and End inside. The panels
 * stay mounted, so that nothing typed in a hidden one is lost.
 */
export function Tabs({ tabs, current, onChange }: TabsProps) {
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
        aria-label="Partes do artigo"
        className="flex flex-wrap gap-1 rounded-xl bg-sunken p-1"
      >
        {tabs.map(({ id, label, isFaulty }) => (
          <button
            key={id}
            id={`aba-${id}`}
            type="button"
            role="tab"
            aria-selected={id === current}
            aria-controls={`painel-${id}`}
            tabIndex={id === current ? 0 : -1}
            className="inline-flex min-h-11 flex-1 items-center justify-center gap-1.5 rounded-lg px-3 font-medium text-muted hover:text-ink aria-selected:bg-surface aria-selected:text-ink aria-selected:ring-1 aria-selected:ring-field"
            onClick={() => onChange(id)}
            onKeyDown={onKeyDown}
          >
            {label}
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
