import { useMemo } from 'react';
import type { Calculator } from '../../../../engine/calculator.ts';
import { methodDifference } from './difference.ts';
import type { Calculated } from '../../../../result/reading.ts';

export interface MethodDifferenceProps {
  readonly calculator: Calculator;
  readonly outcome: Calculated;
  readonly today: string;
}

/** Difference between the two methods of a calculator: the other result, the reason, and the figures that differ. */
export default function MethodDifference({ calculator, outcome, today }: MethodDifferenceProps) {
  const difference = useMemo(
    () => methodDifference(calculator, outcome, today),
    [calculator, outcome, today],
  );
  if (!difference) return <p>Com estes valores, as duas contas dão o mesmo resultado.</p>;
  const { sentence, because, figures } = difference;
  return (
    <>
      <p>{sentence}</p>
      <p className="mt-2">{because}</p>
      {figures.length > 0 && (
        // Let the keyboard focus the region, because large text makes it scroll.
        <div role="group" aria-label="O que muda" tabIndex={0} className="scroll-edge mt-3 overflow-x-auto">
          <table className="w-full">
            <caption className="sr-only">O que muda entre as duas contas</caption>
            <thead>
              <tr className="border-b border-line text-left align-bottom">
                <th scope="col" className="py-1.5 pr-2 font-medium">
                  O que muda
                </th>
                <th scope="col" className="py-1.5 pl-2 text-right font-medium">
                  Regras em vigor
                </th>
                <th scope="col" className="py-1.5 pl-2 text-right font-medium">
                  Conta simples
                </th>
              </tr>
            </thead>
            <tbody>
              {figures.map(({ label, official, simple }) => (
                <tr key={label} className="border-b border-line align-top last:border-0">
                  <th scope="row" className="py-1.5 pr-2 text-left font-normal">
                    {label}
                  </th>
                  <td className="figure py-1.5 pl-2 text-right whitespace-nowrap">{official}</td>
                  <td className="figure py-1.5 pl-2 text-right whitespace-nowrap">{simple}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
