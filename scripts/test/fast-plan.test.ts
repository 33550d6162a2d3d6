import { describe, expect, it } from 'vitest';
import { changedCards, fastPlan } from './fast-plan.ts';

const IDS = ['saude/imc', 'trabalhista/ferias'];

/** Arguments of a step, without the runner. */
function argumentsOf(name: string, changed: string[]): string[] | undefined {
  return fastPlan(changed, 'main', IDS)
    .flat()
    .find((step) => step.name === name)
    ?.command.slice(1);
}

describe('the quick check', () => {
  it('names the calculators whose card, article or folder changed, each once', () => {
    const changed = [
      'calculators/saude/imc.ts',
      'calculators/saude/imc.md',
      'calculators/trabalhista/ferias/taken.ts',
      'calculators/law/vacation.ts',
      'calculators/saude/removida.ts',
    ];
    expect(changedCards(changed, IDS)).toEqual(['saude/imc', 'trabalhista/ferias']);
  });

  it('lints and formats what changed', () => {
    const changed = ['README.md', 'src/engine/format.ts', 'src/ui/card.tsx'];
    expect(argumentsOf('oxlint', changed)).toEqual([
      '--type-aware',
      '--deny-warnings',
      'src/engine/format.ts',
      'src/ui/card.tsx',
    ]);
    expect(argumentsOf('oxfmt', changed)).toEqual(['--check', '--no-error-on-unmatched-pattern', ...changed]);
    expect(argumentsOf('oxlint', ['README.md'])).toBeUndefined();
  });

  it('tests what imports a change, beside it and in its folder', () => {
    const changed = ['server/site/listen.ts', 'server/site/listen.test.ts', 'tests/backend/accounts.test.ts'];
    const filters = argumentsOf('vitest', changed);
    expect(filters).toEqual([
      'run',
      '--passWithNoTests',
      '--changed=main',
      'src',
      'calculators',
      'compiler',
      'schemas',
      'server/site',
      'tests/backend/accounts.test.ts',
    ]);
    expect(argumentsOf('vitest', ['tests/browser/pages.spec.ts', 'tests/site/head.test.ts'])).toHaveLength(7);
  });

  it('checks the changed calculators alone, by their definitions and the tests of every calculator', () => {
    const changed = ['calculators/saude/imc.md', 'calculators/trabalhista/ferias.ts'];
    expect(argumentsOf('check', changed)).toEqual(IDS);
    expect(argumentsOf('calculadoras', changed)?.slice(-3)).toEqual([
      'tests/catalogue',
      '-t',
      'saude/imc|trabalhista/ferias',
    ]);
    expect(argumentsOf('check', ['src/engine/format.ts'])).toBeUndefined();
  });
});
