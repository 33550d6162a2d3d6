/** Tests the command line `npm run --silent calc -- …` by running it. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../../src/engine/evaluate/evaluate.ts';
import { inputOf } from '../../src/engine/example-input.ts';
import { todayInBrazil } from '../../src/calendar/today.ts';
import { calculators, ids } from './support/catalogue.ts';

const SCRIPT = join(import.meta.dirname, '../../scripts/calc.ts');

interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Module that prints the CPU time of a run in milliseconds, which does not depend on the load of the machine. */
const PRINT_CPU_TIME =
  'data:text/javascript,process.on("exit",()=>{const{user,system}=process.cpuUsage();process.stderr.write(`${(user+system)/1000}`)})';

function calc(args: readonly string[], input = '', nodeOptions: readonly string[] = []): Promise<Run> {
  return new Promise((fulfil, reject) => {
    const child = spawn(process.execPath, [...nodeOptions, SCRIPT, ...args]);
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.once('error', reject);
    child.once('close', (code) => fulfil({ code, out, err }));
    child.stdin.end(input);
  });
}

/** Parses the only line on standard output. */
function lineOf({ out }: Run): unknown {
  expect(out.endsWith('\n')).toBe(true);
  expect(out.trimEnd()).not.toContain('\n');
  return JSON.parse(out);
}

/** Parses all lines on standard output. */
function linesOf({ out }: Run): unknown[] {
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

const VACATION = 'trabalhista/ferias';

describe('calc with one case', () => {
  it('prints the result on one line and exits with 0', async () => {
    const run = await calc([VACATION, '{"salary":"3.000,00","days":30,"type":"venda"}']);
    expect(run).toMatchObject({ code: 0, err: '' });
    expect(lineOf(run)).toEqual({
      ok: true,
      result: { valorFerias: 3000, tercoConstitucional: 1000, total: 4000 },
      warnings: [],
    });
  });

  it('prints the refusals on one line and exits with 1, with defaults for missing inputs', async () => {
    const run = await calc([VACATION]);
    expect(run).toMatchObject({ code: 1, err: '' });
    expect(lineOf(run)).toEqual({ ok: false, errors: [{ field: 'salary', message: 'Informe o salário' }] });
  });

  it('calculates for the requested date', async () => {
    const input = '{"valorOriginal":1000,"dataVencimento":"2026-11-10"}';
    const late = await calc(['impostos/multa-atraso', input, '--today=2026-11-20']);
    expect(lineOf(late)).toMatchObject({ result: { diasAtraso: 10 } });
  });

  it('calculates for the current date in Brazil by default', async () => {
    const today = todayInBrazil(new Date());
    const run = await calc([
      'impostos/multa-atraso',
      JSON.stringify({ valorOriginal: 1, dataVencimento: today }),
    ]);
    expect(lineOf(run)).toMatchObject({ ok: true });
  });
});

// The batch has further invalid inputs, which the same code reads.
describe('calc with invalid arguments', () => {
  it.each([
    ['a bare name', ['INSS', '{}'], ['"INSS"', 'trabalhista/inss']],
    ['unreadable JSON', [VACATION, '{"salary":'], ['JSON ilegível']],
    ['JSON without its quotes', [VACATION, '{salary:', '3000}'], ['Argumentos demais', 'Uso:']],
    ['an unknown option', ['--lista'], ['Uso:']],
    ['nothing at all', [], ['Uso:']],
  ])('exits with 2 for %s, and prints the reason to standard error', async (_, args, words) => {
    const { code, out, err } = await calc(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    for (const word of words) expect(err).toContain(word);
    expect(err).not.toMatch(/^\s+at /m);
  });
});

describe('calc --list and --schema', () => {
  it('lists every id, one per line', async () => {
    const { code, out } = await calc(['--list']);
    expect(code).toBe(0);
    expect(out).toBe(`${ids.join('\n')}\n`);
  });

  it('prints the JSON Schema of the inputs', async () => {
    const run = await calc(['trabalhista/inss', '--schema', '--today', '2025-03-01']);
    expect(run.code).toBe(0);
    expect(lineOf(run)).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      required: ['salarioBruto'],
      properties: { salarioBruto: { type: 'number' }, ano: { type: 'integer', default: 2025 } },
    });
  });
});

describe('calc --batch', () => {
  it('prints one answer per line in order, with warnings and after malformed lines, but none for blank lines at the end', async () => {
    const lines = [
      '{"id":"trabalhista/ferias","input":{"salary":3000,"type":"venda"}}',
      'isto não é JSON',
      '{"id":"trabalhista/feria","input":{}}',
      '{"id":"trabalhista/ferias","input":{"salary":""}}',
      '[]',
      'null',
      '{"input":{}}',
      '{"id":7}',
      '{"id":"trabalhista/ferias","input":[1]}',
      '{"id":"trabalhista/ferias","input":"x"}',
      '{"id":"trabalhista/ferias","input":{"salary":1},"today":"2026-02-30"}',
      '{"id":"__proto__","input":{}}',
      '',
      '{"id":"impostos/multa-atraso","input":{"valorOriginal":1000,"dataVencimento":"2026-11-10"},"today":"2026-11-20"}',
      '{"id":"trabalhista/ferias","input":{"salary":1e400}}',
      '{"id":"trabalhista/ferias"}',
      '{"id":"financeira/financiamento","input":{"propertyValue":3000000,"downPayment":0,"interestRate":21,"years":30}}',
    ];
    const run = await calc(['--batch'], `${lines.join('\r\n')}\n\n \n`);
    expect(run).toMatchObject({ code: 0, err: '' });
    const answers = linesOf(run);
    expect(answers).toHaveLength(lines.length);

    const refusal = (part: string) => ({
      ok: false,
      errors: [{ field: '', message: expect.stringContaining(part) as unknown }],
    });
    expect(answers).toEqual([
      { ok: true, result: { valorFerias: 3000, tercoConstitucional: 1000, total: 4000 }, warnings: [] },
      refusal('JSON ilegível'),
      refusal('trabalhista/ferias'),
      { ok: false, errors: [{ field: 'salary', message: 'Informe o salário' }] },
      refusal('objeto JSON'),
      refusal('objeto JSON'),
      refusal('"id"'),
      refusal('"id"'),
      refusal('objeto JSON'),
      refusal('objeto JSON'),
      refusal('Data inválida'),
      refusal('"__proto__"'),
      refusal('JSON ilegível'),
      expect.objectContaining({ ok: true }),
      { ok: false, errors: [{ field: 'salary', message: 'Digite um valor de até R$ 1 trilhão' }] },
      { ok: false, errors: [{ field: 'salary', message: 'Informe o salário' }] },
      expect.objectContaining({
        ok: true,
        warnings: [
          'Taxa muito alta - verifique se está correta',
          'Parcela mensal acima de R$ 10.000 - verifique se cabe no seu orçamento',
        ],
      }),
    ]);
  });

  it('calculates 500 lines, the last without a line break, in less than 5 seconds of CPU time, with the same results as evaluate', async () => {
    const today = '2026-11-20';
    const cases = Array.from({ length: 500 }, (_, index) => {
      const [id, calculator] = calculators[index % calculators.length] ?? [];
      if (id === undefined || calculator === undefined) throw new Error('no calculators');
      const { examples } = calculator.definition;
      const example = examples[Math.floor(index / calculators.length) % examples.length];
      return { id, calculator, input: example ? inputOf(example, today) : {} };
    });
    const lines = cases.map(({ id, input }) => JSON.stringify({ id, input, today }));
    const run = await calc(['--batch'], lines.join('\n'), ['--import', PRINT_CPU_TIME]);
    expect(Number(run.err)).toBeGreaterThan(0);
    expect(Number(run.err)).toBeLessThan(5000);

    const answers = linesOf(run);
    expect(answers).toHaveLength(500);
    for (const [index, { calculator, input }] of cases.entries()) {
      const outcome = evaluate(calculator, input, { today });
      expect(answers[index]).toEqual(
        outcome.ok
          ? { ok: true, result: outcome.result, warnings: outcome.warnings }
          : { ok: false, errors: outcome.problems },
      );
    }
  }, 60_000);

  it('exits quietly if the reader closes the pipe early', async () => {
    const child = spawn(process.execPath, [SCRIPT, '--batch']);
    let err = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.stdin.on('error', () => undefined);
    child.stdout.once('data', () => child.stdout.destroy());
    const code = new Promise((fulfil) => child.once('close', fulfil));
    child.stdin.end('{"id":"financeira/financiamento","input":{}}\n'.repeat(20));
    expect(await code).toBe(0);
    expect(err).toBe('');
  });
});
