/**
 * Runs a calculator without a browser: `npm run --silent calc -- <id> '<json>' [--today YYYY-MM-DD]`, `-- <id>
 * --schema`, `-- --list`, or `-- --batch` for one case per line of standard input.
 */
import { closest } from '../compiler/closest.ts';
import { compile, describeFaults } from '../compiler/compile.ts';
import { definitionIds } from '../compiler/load.ts';
import { moduleFile } from '../compiler/output.ts';
import type { Calculator, CompiledCalculator } from '../src/engine/calculator.ts';
import { publicSchema } from '../src/engine/json-schema.ts';
import { isRecord } from '../src/engine/record.ts';
import { answerOf, readDay, readInputs, type Answer } from '../src/package/standalone.ts';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const USAGE = `Uso: npm run --silent calc -- <id> '<json>' [--today AAAA-MM-DD]
     npm run --silent calc -- <id> --schema
     npm run --silent calc -- --list
     npm run --silent calc -- --batch   (uma linha {"id":…,"input":…,"today":…} por caso)`;

/** Wrong usage of the command, as opposed to refused inputs. */
class UsageError extends Error {}

/** Compiled definitions; faulty ones do not block the others. */
const compiled = await compile();

async function calculatorFor(id: string, ids: readonly string[]): Promise<Calculator> {
  if (!ids.includes(id)) {
    throw new UsageError(
      `Calculadora desconhecida: "${id}". As mais parecidas: ${closest(id, ids).join(', ')}.`,
    );
  }
  if (!existsSync(moduleFile(id))) {
    const faults = compiled.faults.filter(({ file }) => file.startsWith(`calculators/${id}.`));
    throw new UsageError(`Definição com defeito:\n${describeFaults(faults)}`);
  }
  const module = (await import(pathToFileURL(moduleFile(id)).href)) as CompiledCalculator;
  return module.calculator;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const position = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined;
    const place = position === undefined ? '' : ` no caractere ${Number(position) + 1}`;
    throw new UsageError(`JSON ilegível${place}. Escreva, por exemplo, {"salary": 3000}.`, { cause: error });
  }
}

/** Reports a parse error as wrong usage. */
function asUsage<T>(read: (value: unknown) => T, value: unknown): T {
  try {
    return read(value);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function print(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

/** Calculates, and returns the outcome in its printed form. */
function answer(calculator: Calculator, input: unknown, today: string): Answer {
  return answerOf(calculator, asUsage(readInputs, input), today);
}

async function answerLine(line: string, ids: readonly string[]) {
  try {
    const request = readJson(line);
    if (!isRecord(request)) throw new UsageError('Cada linha deve ser um objeto JSON: {"id":…,"input":…}.');
    const { id, input = {}, today } = request;
    if (typeof id !== 'string') throw new UsageError('Falta o "id" da calculadora.');
    return answer(await calculatorFor(id, ids), input, asUsage(readDay, today));
  } catch (error) {
    // Print the error as an answer, so that the next line is still calculated.
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, errors: [{ field: '', message }] };
  }
}

/** Prints one answer per line, also for blank lines, except at the end of the input. */
async function batch(): Promise<number> {
  const ids = await definitionIds();
  let blankLines = 0;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === '') {
      blankLines += 1;
      continue;
    }
    for (; blankLines > 0; blankLines -= 1) print(await answerLine('', ids));
    print(await answerLine(line, ids));
  }
  return 0;
}

async function single(
  id: string,
  json: string | undefined,
  options: { schema?: boolean; today?: string },
): Promise<number> {
  const calculator = await calculatorFor(id, await definitionIds());
  const today = asUsage(readDay, options.today);
  if (options.schema) {
    print(publicSchema(calculator.definition.inputs, today));
    return 0;
  }
  const outcome = answer(calculator, readJson(json ?? '{}'), today);
  print(outcome);
  return outcome.ok ? 0 : 1;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      batch: { type: 'boolean' },
      list: { type: 'boolean' },
      schema: { type: 'boolean' },
      today: { type: 'string' },
    },
  });
  const [id, json, ...rest] = positionals;
  if (values.batch) return batch();
  if (values.list) {
    process.stdout.write(`${(await definitionIds()).join('\n')}\n`);
    return 0;
  }
  if (id === undefined) throw new UsageError(USAGE);
  if (rest.length > 0) throw new UsageError(`Argumentos demais; o JSON vai entre aspas simples.\n${USAGE}`);
  return single(id, json, values);
}

/** True if the error comes from parsing the options. */
function isUsageError(error: unknown): boolean {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

// Exit quietly if the pipe is closed (`| head -1`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof UsageError) && !isUsageError(error)) throw error;
  process.stderr.write(`${error instanceof UsageError ? error.message : USAGE}\n`);
  process.exitCode = 2;
}
