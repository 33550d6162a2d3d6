import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Collector, type Collected } from './collect.ts';
import { DevDefinitions } from './dev-definitions.ts';
import { article, freshProject, told } from './testing/project.ts';

const project = freshProject();

/** A card as an author writes it, which can be read without running it. */
function addCard(
  id: string,
  name: string,
  compute = "({ n }, result) => ({ double: result.number('Dobro', n.times(2)) })",
): void {
  const example = (n: number) =>
    `{ title: 'De ${n}', input: { n: ${n} }, expected: { double: ${2 * n} }, source: 'Conta à mão: ${n} × 2' }`;
  project.write(
    `${id}.ts`,
    `const defineCalculator = (card) => ({ ...card });
export default {
  ...defineCalculator({
    id: '${id}',
    name: '${name}',
    description: 'O dobro de um número, à moda de ${id}, sem mais nada.',
    keywords: 'dobro, duas vezes, número',
    icon: 'copy',
    sources: [{ label: 'Aritmética', url: 'https://www.gov.br/', checkedOn: '2026-01-02' }],
    inputs: {
      type: 'object',
      required: ['n'],
      properties: { n: { type: 'number', title: 'Número', maximum: 9, messages: { maximum: 'Até 9' } } },
    },
    rules: [],
    compute: ${compute},
  }),
  result: [{ kind: 'headline', value: 'double' }, { kind: 'steps' }],
};
export const evidence = {
  examples: [${[1, 2, 3, 4].map(example).join(', ')}],
  refusals: [],
};
`,
  );
  project.write(`${id}.md`, article());
}

const names = ({ entries }: Collected) => entries.map(({ name }) => name);

describe('definitions in dev', () => {
  let collector: Collector;
  let definitions: DevDefinitions;
  let complete: Promise<Collected>;

  beforeEach(() => {
    collector = new Collector(project.root);
    complete = new Promise((resolve) => {
      definitions = new DevDefinitions(collector, resolve);
    });
  });

  afterEach(() => collector.close());

  it('are known by what their files say before any was assessed, and then assessed', async () => {
    addCard('saude/a', 'Um');
    addCard('saude/b', 'Outro');
    const first = await definitions.current();
    expect(names(first)).toEqual(['Um', 'Outro']);
    expect(first.pages.map(({ id }) => id)).toEqual(['saude/a', 'saude/b']);
    expect(first.parts).toEqual([]);
    const last = await complete;
    expect(told(last.faults)).toEqual([]);
    expect(last.parts.map(({ id }) => id)).toEqual(['saude/a', 'saude/b']);
    expect(await definitions.current()).toBe(last);
  });

  it('are assessed at once where a page needs one', async () => {
    for (const id of ['a', 'b', 'c']) addCard(`saude/${id}`, `Conta ${id}`);
    await definitions.require('saude/b');
    expect(collector.isAssessed('saude/b')).toBe(true);
    expect((await definitions.current()).parts.map(({ id }) => id)).toContain('saude/b');
    await complete;
  });

  it('leave the catalogue where assessing them shows a fault, and come back with an edit', async () => {
    addCard('saude/a', 'Um', "() => { throw new Error('quebrada'); }");
    expect(names(await definitions.current())).toEqual(['Um']);
    const assessed = await complete;
    expect(names(assessed)).toEqual([]);
    expect(told(assessed.faults).join()).toContain('quebrada');
    addCard('saude/a', 'Um');
    const mended = await definitions.refresh((id) => id === 'saude/a');
    expect(names(mended)).toEqual(['Um']);
    expect(mended.faults).toEqual([]);
  });
});
