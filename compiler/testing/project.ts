/** Creates small projects on disk, with definitions and complete articles, for tests of the compiler. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { FileFault } from '../assessment.ts';
import type { Collected } from '../collect.ts';

/** Temporary folder with its own `calculators/`. */
class Project {
  #folder = '';

  get root(): string {
    return join(this.#folder, 'calculators');
  }

  create(): void {
    this.#folder = mkdtempSync(join(tmpdir(), 'definitions-'));
    mkdirSync(this.root);
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.root, file)), { recursive: true });
    writeFileSync(join(this.root, file), text);
  }

  /** Writes a valid definition with its article, or one with some parts replaced. */
  add(id: string, changes: Changes = {}): void {
    this.write(`${id}.ts`, definition(id, changes));
    this.write(`${id}.md`, article());
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}

/** Creates a project that is emptied before each test. */
export function freshProject(): Project {
  const project = new Project();
  beforeEach(() => project.create());
  afterEach(() => project.remove());
  return project;
}

/**
 * Creates a project for all tests of a file, so that they need only one thread, which takes longer than a definition.
 */
export function sharedProject(): Project {
  const project = new Project();
  beforeAll(() => project.create());
  afterAll(() => project.remove());
  return project;
}

/** Filters the faults of some definitions, including their articles and the modules in their folders. */
export function faultsOf({ faults }: Collected, ...ids: readonly string[]): FileFault[] {
  return faults.filter(({ file }) =>
    ids.some((id) => file.startsWith(`calculators/${id}.`) || file.startsWith(`calculators/${id}/`)),
  );
}

/** Formats faults as `file › place: problem`. */
export function faultLines(faults: readonly FileFault[]): string[] {
  return faults.map(({ file, place, problem }) => `${file} › ${place}: ${problem}`);
}

/** Parts of a definition to replace, as data or code. */
interface Changes {
  readonly data?: Readonly<Record<string, unknown>>;
  readonly compute?: string;
  /** Code above the definition. */
  readonly above?: string;
}

const COMPUTE = "({ n }, result) => ({ double: result.number('Dobro', n.times(2), { unit: 'm' }) })";

export const INPUTS = {
  type: 'object',
  required: ['n'],
  properties: { n: { type: 'number', title: 'Número', maximum: 9, messages: { maximum: 'Até 9' } } },
};

/** Generates the source of a definition that doubles a number. */
export function definition(id: string, { data = {}, compute = COMPUTE, above = '' }: Changes = {}): string {
  const whole = {
    id,
    name: `Dobro ${id}`,
    description: `O dobro de um número, à moda de ${id}, sem mais nada.`,
    keywords: 'dobro, duas vezes, número',
    icon: 'copy',
    inputs: INPUTS,
    rules: [],
    result: [{ kind: 'headline', value: 'double', answer: 'O dobro é {double}.' }],
    examples: [1, 2, 3, 4].map((n) => ({
      title: `De ${n}`,
      input: { n },
      expected: { double: 2 * n },
      source: `Conta à mão: ${n} × 2`,
    })),
    refusals: [],
    sources: [{ label: 'Aritmética', url: 'https://www.gov.br/', checkedOn: '2026-01-02' }],
    ...data,
  };
  const { examples, refusals, notShown, ...card }: Readonly<Record<string, unknown>> = whole;
  return [
    `${above}export default { ...${JSON.stringify(card, null, 2)}, compute: ${compute} };`,
    `export const evidence = ${JSON.stringify({ examples, refusals, notShown }, null, 2)};`,
  ].join('\n');
}

/** Generates a valid article, optionally with a part of its text replaced. */
export function article(replaced = '', by = ''): string {
  const filler = 'Dobrar é somar um número a si mesmo, e nada mais do que isso. '.repeat(12);
  const question = (text: string) => `### ${text}\n\nDobra, como se espera de um dobro.`;
  return [
    `O dobro de 1 é {exemplo.1.double|integer}. ${filler}`,
    '## Como é calculado',
    'Número × 2',
    '## Exemplo',
    'O dobro de {exemplo.2.entrada.n|integer} é {exemplo.2.double|integer}.',
    '## Perguntas frequentes',
    ...['Dobra sempre?', 'E o zero?', 'E os negativos?'].map(question),
    '## Limites da estimativa',
    'Veja também a [busca](/busca).',
  ]
    .join('\n\n')
    .replace(replaced, by);
}
