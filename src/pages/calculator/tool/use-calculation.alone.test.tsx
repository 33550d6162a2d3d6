/** How often what is typed is read. The hooks run as they do in the browser: an edit while rendering renders anew. */
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseInputs } from '../../../engine/parse-inputs.ts';
import { tinyCalculator } from '../../../engine/testing/tiny.ts';
import { loadFormParts } from '../../../fields/widgets.ts';
import { CalculatorTool } from './calculator-tool.tsx';
import { loadAnswering } from './load-answering.ts';
import { useCalculation, type Calculation } from './use-calculation.ts';

vi.mock('../../../engine/parse-inputs.ts', async (original) => {
  const actual = await original<typeof import('../../../engine/parse-inputs.ts')>();
  return { ...actual, parseInputs: vi.fn<typeof actual.parseInputs>(actual.parseInputs) };
});

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

const readings = () => vi.mocked(parseInputs).mock.calls.length;

beforeEach(() => {
  vi.mocked(parseInputs).mockClear();
});

/** Does one thing after the other with the state of a page, as renderings allow, and returns what is read at each. */
function readingsAt(...actions: ((calculation: Calculation) => void)[]): number[] {
  const counts: number[] = [];
  const waiting = [...actions];
  let before = readings();
  function Page() {
    const calculation = useCalculation({ calculator, today: TODAY, restored: undefined });
    counts.push(readings() - before);
    before = readings();
    waiting.shift()?.(calculation);
    return <p>{`${calculation.isBehind} ${[...calculation.parsed.hidden].join()}`}</p>;
  }
  renderToString(<Page />);
  return counts;
}

describe('what is typed', () => {
  it('is read once for the whole page', () => {
    const page = renderToString(
      <CalculatorTool {...{ calculator, formParts }} examples={[]} today={TODAY} restored={undefined} />,
    );
    expect(page).toContain('Você digitou');
    // The sentence that follows typing is announced.
    expect(page).toMatch(/role="status"[^>]*>(?:(?!<\/section>|aria-label="Resultado").)*Você digitou/);
    expect(readings()).toBe(1);
  });

  it('is read once for each keystroke', () => {
    const type = (n: string) => (page: Calculation) => page.edit({ ...page.data, n });
    expect(readingsAt(type('1'), type('12'), type('123'))).toEqual([1, 1, 1, 1]);
  });

  it('is read once for each keystroke beside a result, and beside a refusal', () => {
    const type = (n: string) => (page: Calculation) => page.edit({ ...page.data, n });
    const calculate = (page: Calculation) => page.calculate();
    expect(readingsAt(type('1'), calculate, type('12'), type('123'))).toEqual([1, 1, 0, 1, 1]);
    expect(readingsAt(type('1'), calculate, type('100'), calculate, type('1000'))).toEqual([
      1, 1, 0, 1, 0, 1,
    ]);
  });
});
