/** Tests the JSON endpoint of the built site and its OpenAPI description. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DIST, ROOT } from '../../build/paths.ts';
import { definitionIds, loadDefinition } from '../../compiler/load.ts';
import { API_FOLDER, OPENAPI_FILE } from '../../server/api/built-calculators.ts';
import { openSite, type OpenSite } from '../../server/site/testing/open-site.ts';
import { EXAMPLE_DAY, inputOf } from '../../src/engine/example-input.ts';
import { files, read } from './support/dist.ts';

const run = promisify(execFile);

const ids = await definitionIds();

interface Document {
  readonly paths: Readonly<Record<string, { readonly get?: object; readonly post?: object }>>;
}

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ root: DIST, env: {} });
});
afterAll(() => site.close());

describe('the OpenAPI description', () => {
  const document = JSON.parse(read(`${API_FOLDER}/${OPENAPI_FILE}`)) as Document;

  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const outcome = await validator.validate(structuredClone(document) as never);
    expect(outcome).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('includes every calculator with its inputs and an example', () => {
    const described = Object.entries(document.paths).filter(([, { get, post }]) => get && post);
    expect(described.map(([path]) => path)).toEqual(ids.map((id) => `/api/calc/${id}`));
  });

  it("equals the server's response", async () => {
    const answer = await fetch(`${site.address}/api/openapi.json`);
    expect(await answer.json()).toEqual(document);
  });
});

describe('the endpoint', () => {
  it('returns the same result as the command line for the first example of every calculator', async () => {
    const cases = await Promise.all(
      ids.map(async (id) => {
        const { examples } = await loadDefinition(id);
        const [example] = examples;
        if (!example) throw new Error(`${id}: falta um exemplo.`);
        const today = example.today ?? EXAMPLE_DAY;
        return { id, today, input: inputOf(example, today) };
      }),
    );
    const answers: string[] = [];
    for (const { id, today, input } of cases) {
      const answer = await fetch(`${site.address}/api/calc/${id}?hoje=${today}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(input),
      });
      expect(answer.status, id).toBe(200);
      answers.push(await answer.text());
    }
    // Run the command asynchronously, because the server in this process must close its idle connections before the
    // next test.
    const running = run(process.execPath, [join(ROOT, 'scripts/calc.ts'), '--batch'], { maxBuffer: 1 << 28 });
    running.child.stdin?.end(cases.map((line) => `${JSON.stringify(line)}\n`).join(''));
    const { stdout } = await running;
    expect(answers).toEqual(stdout.trim().split('\n'));
  });

  it('responds to hostile inputs, and keeps working', async () => {
    const bodies = [
      '{"__proto__": {"salary": 3000}}',
      '{"salary": 1e999}',
      `{"salary": ${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
      `{"salary": "${'9'.repeat(60_000)}"}`,
    ];
    for (const body of bodies) {
      const answer = await fetch(`${site.address}/api/calc/trabalhista/ferias`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
      expect(answer.status, body.slice(0, 40)).toBe(422);
      expect(await answer.json()).toMatchObject({ ok: false, errors: [{ field: 'salary' }] });
    }
  });

  it('does not serve its files', async () => {
    expect(files.has(`${API_FOLDER}/index.js`)).toBe(true);
    expect((await fetch(`${site.address}/${API_FOLDER}/index.js`)).status).toBe(404);
  });
});
