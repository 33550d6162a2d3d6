import type { ReactNode } from 'react';
import { Icon } from '../../../../ui/icon.tsx';
import { ScenarioName, type ScenarioLabel } from './scenario-name.tsx';
import type { Scenario } from './scenario.ts';

interface ScenarioListProps {
  readonly labels: readonly ScenarioLabel[];
  readonly scenarios: readonly Scenario[];
  /** Name of the next scenario; undefined at the maximum. */
  readonly further: string | undefined;
  readonly onUse: (index: number) => void;
  readonly onRemove: (index: number) => void;
  readonly onKeep: () => void;
}

/** A button of a scenario, so small that two fit beside its name on a phone. */
function Action({ onPress, children }: { readonly onPress: () => void; readonly children: ReactNode }) {
  return (
    <button
      type="button"
      className="inline-flex min-h-11 items-center gap-1.5 rounded-lg px-1.5 text-sm font-semibold text-brand hover:bg-brand-soft"
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/** Scenarios with their actions: edit in the form, remove, or save and start another one. */
export function ScenarioList({ labels, scenarios, further, onUse, onRemove, onKeep }: ScenarioListProps) {
  return (
    <ul className="divide-y divide-line">
      {labels.map(({ name, index, isInForm }) => {
        const refusal = scenarios[index]?.refusal;
        return (
          // Print only refused scenarios, because the printed tables omit them.
          <li
            key={name}
            className={`flex min-h-12 flex-wrap items-center gap-x-3 py-0.5 ${refusal === undefined ? 'no-print' : ''}`}
          >
            <ScenarioName name={name} index={index} />
            {isInForm && <span className="text-sm text-muted">no formulário</span>}
            {refusal !== undefined && <span className="text-sm">Sem resultado: {refusal}</span>}
            <span className="no-print -mr-1.5 ml-auto flex flex-wrap justify-end gap-x-1">
              {isInForm && further !== undefined && (
                <Action onPress={onKeep}>
                  <Icon name="plus" className="size-4" />
                  Guardar e continuar com {further}
                </Action>
              )}
              {!isInForm && refusal === undefined && (
                <Action onPress={() => onUse(index)}>
                  Usar este cenário<span className="sr-only"> {name}</span>
                </Action>
              )}
              {!isInForm && (
                <Action onPress={() => onRemove(index)}>
                  Remover<span className="sr-only"> o cenário {name}</span>
                </Action>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
