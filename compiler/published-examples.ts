/** Prepares the examples with published values for the page that shows them beside ours. */
import { valueAt } from '../src/engine/template.ts';
import { sentenceFormatter } from '../src/engine/sentence-formatter.ts';
import type { PublishedExample } from '../src/catalogue/page-data.ts';
import { faultIf, type Fault } from '../src/vocabulary/fault.ts';
import { exampleAttempts } from './attempt.ts';
import type { ProvenCalculator } from './proven.ts';

/** Lists the published examples of a calculator, with each value as published and as calculated here. */
export function publishedExamples(calculator: ProvenCalculator): PublishedExample[] {
  const { inputs } = calculator.definition;
  return exampleAttempts(calculator).flatMap(({ example: { title, expected, published }, outcome }) => {
    if (!published || !outcome.ok) return [];
    const { source, url, values } = published;
    const formatter = sentenceFormatter(inputs, outcome.trace);
    const rows = values.map((path) => ({
      label: outcome.trace.about(path)?.label ?? path,
      published: formatter(path, valueAt(expected, path)),
      ours: formatter(path, valueAt(outcome.result, path)),
    }));
    return [{ title, source, ...(url && { url }), rows }];
  });
}

/** Finds published values that the example does not expect, or that have no label on the page. */
export function publishedFaults(calculator: ProvenCalculator): Fault[] {
  return exampleAttempts(calculator).flatMap(({ place, example: { expected, published }, outcome }) =>
    (published?.values ?? []).flatMap((path) => [
      ...faultIf(
        valueAt(expected, path) === undefined,
        place,
        `published cita "${path}", que não está em expected`,
        'ponha em expected o valor que a fonte imprime',
      ),
      ...faultIf(
        outcome.ok && outcome.trace.about(path) === undefined,
        place,
        `published cita "${path}", que compute não declara com result`,
        'cite um valor que tem nome na página',
      ),
    ]),
  );
}
