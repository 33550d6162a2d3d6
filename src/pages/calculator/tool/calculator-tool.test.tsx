import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { tinyCalculator } from '../../../engine/testing/tiny.ts';
import { loadFormParts } from '../../../fields/widgets.ts';
import { CalculatorTool } from './calculator-tool.tsx';
import { loadAnswering } from './load-answering.ts';
import { useCalculation, type Calculation } from './use-calculation.ts';

const TODAY = '2026-11-20';
const calculator = tinyCalculator({
  inputs: {
    type: 'object',
    properties: {
      n: { type: 'number', title: 'Número', maximum: 99, messages: { maximum: 'Até 99' } },
      half: { type: 'boolean', title: 'Metade', default: false, visibleWhen: 'n > 5' },
    },
  },
  liveNotice: ({ n }: { n: number }) => ({ tone: 'info', text: `Você digitou ${n}` }),
});

await loadAnswering();
const formParts = await loadFormParts([]);

it('CalculatorTool announces the live notice', () => {
  const page = renderToString(
    <CalculatorTool {...{ calculator, formParts }} examples={[]} today={TODAY} restored={undefined} />,
  );
  expect(page).toMatch(/role="status"[^>]*>(?:(?!<\/section>|aria-label="Resultado").)*Você digitou/);
});

it('CalculatorTool shows a field as soon as the input requires it', () => {
  const hidden: string[][] = [];
  const typed = ['1', '7', '3'];
  function Page() {
    const page: Calculation = useCalculation({ calculator, today: TODAY, restored: undefined });
    hidden.push([...page.parsed.hidden]);
    const n = typed.shift();
    // Edit during rendering, which renders again like an event in the browser.
    if (n !== undefined) page.edit({ ...page.data, n });
    return null;
  }
  renderToString(<Page />);
  expect(hidden.slice(1)).toEqual([['half'], [], ['half']]);
});
