/** Tests that every calculator has the agreed names of inputs and results, and shows all its results. */
import { describe, expect, it } from 'vitest';
import { valuesShownIn } from '../../compiler/check-layout.ts';
import { evaluate } from '../../src/engine/evaluate/evaluate.ts';
import { EXAMPLE_DAY, inputOf } from '../../src/engine/example-input.ts';
import { ExampleResults } from '../../compiler/known-results.ts';
import { resolveLayout } from '../../src/result/resolve-layout.ts';
import { calculators, ids } from './support/catalogue.ts';
import { CONTRACT } from './support/contract-fields.ts';
import { FURTHER } from './support/further-fields.ts';
import { OFFICIAL } from './support/official-fields.ts';

/** Values shown in another form: in a sentence, as a name, as a date in words, or in more detailed rows. */
const SHOWN_OTHERWISE = new Set([
  'educacional/bhaskara tipo',
  'educacional/progressao termos.*',
  'previdencia/tempo-contribuicao primeiraRegra',
  'previdencia/tempo-contribuicao mesPrevisto',
  'previdencia/tempo-contribuicao regras.*.regra',
  'previdencia/tempo-contribuicao regras.*.situacao',
]);

const AGREEMENTS = [CONTRACT, OFFICIAL, FURTHER];
const agreedIds = [...new Set(AGREEMENTS.flatMap((names) => Object.keys(names)))];

describe('the catalogue', () => {
  it('has at least the agreed calculators', () => {
    expect(agreedIds.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe.each(calculators.filter(([id]) => agreedIds.includes(id)))('%s', (id, calculator) => {
  const { definition } = calculator;
  const agreed = {
    inputs: AGREEMENTS.flatMap((names) => names[id]?.inputs ?? []),
    results: AGREEMENTS.flatMap((names) => names[id]?.results ?? []),
  };

  it('has at least the agreed input names', () => {
    expect(Object.keys(definition.inputs.properties)).toEqual(expect.arrayContaining(agreed.inputs));
  });

  const outcomes = definition.examples.flatMap((example) => {
    const today = example.today ?? EXAMPLE_DAY;
    const outcome = evaluate(calculator, inputOf(example, today), { today });
    return outcome.ok ? [{ today, ...outcome }] : [];
  });
  const known = new ExampleResults(outcomes);

  it('has the agreed result names', () => {
    expect(agreed.results.filter((path) => !known.kinds.has(path))).toEqual([]);
  });

  it('shows all agreed results', () => {
    const inLayout = valuesShownIn(definition, known).map(({ path }) => path);
    // Add the headlines, groups and lines of sums that are derived from `compute`.
    const derived = outcomes
      .flatMap((outcome) => resolveLayout(calculator, outcome, outcome.today))
      .flatMap((element): readonly { readonly path?: string }[] => {
        if (element.kind === 'headline') return [element.figure];
        if (element.kind === 'figures') return element.figures;
        return element.kind === 'sum' ? element.lines : [];
      })
      .map(({ path }) => path);
    const shown = new Set([...inLayout, ...derived]);
    const silent = agreed.results.filter((path) => !shown.has(path) && !SHOWN_OTHERWISE.has(`${id} ${path}`));
    expect(silent).toEqual([]);
  });
});
