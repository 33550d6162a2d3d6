import { useMemo } from 'react';
import type { Calculator } from '../engine/calculator.ts';
import { Icon } from '../ui/icon.tsx';
import { methodDifference } from './method-difference.ts';
import type { Calculated } from './reading.ts';

interface MethodDifferenceProps {
  readonly calculator: Calculator;
  readonly outcome: Calculated;
  readonly today: string;
}

/** Explains why another site may give another figure: the difference between the two methods of a calculator, closed at first. */
export function MethodDifference({ calculator, outcome, today }: MethodDifferenceProps) {
  const difference = useMemo(
    () => methodDifference(calculator, outcome, today),
    [calculator, outcome, today],
  );
  if (!difference) return null;
  const { sentence, because, figures } = difference;
  return (
    <details className="group rounded-xl border border-line text-sm">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-xl px-4 py-2 text-muted [&::-webkit-details-marker]:hidden">
        <Icon name="scale" className="size-4 shrink-0" />
        <span>Viu outro valor em outro site? Veja por quê</span>
        <Icon
          name="chevron-down"
          className="ml-auto size-4 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="border-t border-line px-4 py-3">
        <p>{sentence}</p>
        <p className="mt-2">{because}</p>
        {figures.length > 0 && (
          // A region that scrolls, as this does with large text, must be reachable by keyboard.
          <div role="group" aria-label="O que muda" tabIndex={0} className="scroll-edge mt-3 overflow-x-auto">
            <table className="w-full">
              <caption className="sr-only">O que muda entre as duas contas</caption>
              <thead>
                <tr className="border-b border-line text-left align-bottom">
                  <th scope="col" className="py-1.5 pr-3 font-medium">
                    O que muda
                  </th>
                  <th scope="col" className="py-1.5 pl-3 text-right font-medium">
                    Regras em vigor
                  </th>
                  <th scope="col" className="py-1.5 pl-3 text-right font-medium">
                    Conta simples
                  </th>
                </tr>
              </thead>
              <tbody>
                {figures.map(({ label, official, simple }) => (
                  <tr key={label} className="border-b border-line align-top last:border-0">
                    <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                      {label}
                    </th>
                    <td className="figure py-1.5 pl-3 text-right whitespace-nowrap">{official}</td>
                    <td className="figure py-1.5 pl-3 text-right whitespace-nowrap">{simple}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </div>
    </details>
  );
}
