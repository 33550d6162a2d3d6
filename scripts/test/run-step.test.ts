import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runStep } from './run-step.ts';
import { selectSteps, testPlan } from './steps.ts';
import { tallyPlaywright } from './tally.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'calculario-steps-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function script(name: string, source: string): string {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, source);
  return file;
}

describe('runStep', () => {
  it('counts a command as one check, by its exit code', async () => {
    const good = await runStep({ name: 'boa', command: [script('boa', '')] });
    expect(good).toMatchObject({ name: 'boa', tally: { passed: 1, failed: 0 } });
    const source = "console.log('a'); console.error('b'); process.exitCode = 3;";
    const bad = await runStep({ name: 'má', command: [script('ma', source)] });
    expect(bad.tally).toEqual({ passed: 0, failed: 1 });
    expect(bad.output.split('\n').toSorted()).toEqual(['', 'a', 'b']);
  });

  it('reads the report of a runner', async () => {
    const file = join(folder, 'report.json');
    const report = { stats: { expected: 4, unexpected: 1, flaky: 0, skipped: 0 }, errors: [] };
    const source = `import { writeFileSync } from 'node:fs';
      writeFileSync(process.env.REPORT, '${JSON.stringify(report)}'); process.exitCode = 1;`;
    const step = {
      name: 'testes',
      command: [script('testes', source)],
      env: { REPORT: file },
      report: { file, tally: tallyPlaywright },
    };
    expect((await runStep(step)).tally).toEqual({ passed: 4, failed: 1 });
  });

  it('does not count the report of an earlier run', async () => {
    const file = join(folder, 'old.json');
    writeFileSync(
      file,
      JSON.stringify({ stats: { expected: 9, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] }),
    );
    const step = { name: 'testes', command: [script('mudo', '')], report: { file, tally: tallyPlaywright } };
    expect((await runStep(step)).tally).toEqual({ passed: 0, failed: 1 });
  });

  it('reports the signal that killed a runner', async () => {
    const source = "process.kill(process.pid, 'SIGKILL');";
    const { tally, output } = await runStep({ name: 'morto', command: [script('morto', source)] });
    expect(tally).toEqual({ passed: 0, failed: 1 });
    expect(output).toContain('SIGKILL');
  });
});

describe('the test plan', () => {
  const { sideBySide, afterwards } = testPlan();
  const steps = [...sideBySide.flat(), ...afterwards];
  const names = steps.map(({ name }) => name);

  it('runs every kind of check, each once', () => {
    expect(names.toSorted()).toEqual(
      ['build', 'knip', 'oxfmt', 'oxlint', 'playwright', 'site', 'size', 'tsc', 'vitest'].toSorted(),
    );
  });

  it('lists the dependency of a step before the step', () => {
    for (const { name, needs } of steps) {
      if (needs !== undefined) expect(names.slice(0, names.indexOf(name)), name).toContain(needs);
    }
  });

  it('runs selected steps, and throws for unknown ones', () => {
    expect(selectSteps(steps, ['vitest', 'tsc'], names).map(({ name }) => name)).toEqual(['tsc', 'vitest']);
    expect(selectSteps(steps, [], names)).toHaveLength(names.length);
    expect(() => selectSteps(steps, ['vites'], names)).toThrow(/"vites".*tsc, oxlint/);
  });
});
