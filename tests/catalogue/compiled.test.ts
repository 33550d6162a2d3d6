/** Tests that compiled calculators calculate like their definitions, and contain no evidence. */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { definitionIds, loadDefinition } from '../../compiler/load.ts';
import { factsFile, moduleFile, readOutput } from '../../compiler/output.ts';
import type { CalculatorFacts } from '../../src/catalogue/page-data.ts';
import type { CompiledCalculator } from '../../src/engine/calculator.ts';
import { EXAMPLE_DAY, inputOf } from '../../src/engine/example-input.ts';
import { evaluate } from '../../src/engine/evaluate/evaluate.ts';

const ids = await definitionIds();

/** Minimum length of a citation to search for, because shorter ones may also appear on the page. */
const MIN_LENGTH = 40;

describe.each(ids)('%s', (id) => {
  it('returns the expected results of its examples', async () => {
    const { calculator } = (await import(pathToFileURL(moduleFile(id)).href)) as CompiledCalculator;
    const { examples } = await loadDefinition(id);
    for (const example of examples) {
      const { title, expected, today = EXAMPLE_DAY } = example;
      const outcome = evaluate(calculator, inputOf(example, today), { today });
      expect(outcome.ok, title).toBe(true);
      if (outcome.ok) expect(outcome.result, title).toMatchObject(expected);
    }
  });

  it('contains no evidence', async () => {
    const code = readFileSync(moduleFile(id), 'utf8');
    const { examples, refusals, sources } = await loadDefinition(id);
    const labels = sources.map(({ label }) => label);
    const sentences = examples
      .map(({ source }) => source)
      .filter(
        (sentence) => sentence.length > MIN_LENGTH && !labels.some((label) => label.includes(sentence)),
      );
    expect(sentences.filter((sentence) => code.includes(sentence))).toEqual([]);
    expect(code).not.toContain('Conta à mão');
    expect(refusals.length + examples.length).toBeGreaterThan(0);
  });

  it('passes its visible examples to the page', async () => {
    const { examples } = await loadDefinition(id);
    const facts = readOutput(factsFile(id)) as CalculatorFacts;
    const visible = examples.filter(({ testOnly }) => !testOnly);
    expect(facts.examples.map(({ title }) => title)).toEqual(visible.map(({ title }) => title));
  });
});
