import { expect, it } from 'vitest';
import { compileCalculator } from '../../../compiler/compile-calculator.ts';
import { evaluate } from '../../../src/engine/evaluate/evaluate.ts';
import irpf from '../irpf.ts';

const calculator = compileCalculator(irpf);
const PENSION = 'A dedução do PGBL exige contribuir ao INSS ou a um regime próprio, ou ser aposentado';
const EDUCATION = 'A educação só vale para você, dependentes e alimentandos';

function warningsOf(input: object): readonly string[] | undefined {
  const outcome = evaluate(
    calculator,
    { rendimentosTributaveis: 90_000, ano: 2026, ...input },
    { today: '2026-11-22' },
  );
  return outcome.ok ? outcome.warnings : undefined;
}

const people = (count: number) => Array.from({ length: count }, () => ({ valor: 1000 }));

it.each([
  ['a private pension without an official one', { previdenciaPrivada: 1 }, [PENSION]],
  ['both pensions', { previdenciaPrivada: 1, contribuicaoPrevidenciaria: 1 }, []],
  ['the simple estimate of one', { previdenciaPrivada: 1, metodo: 'simplificado' }, []],
  [
    'a contribution above the income',
    { contribuicaoPrevidenciaria: 90_001 },
    ['A contribuição é maior que os rendimentos: confira os dois valores'],
  ],
  [
    'tax withheld above the income',
    { impostoRetidoFonte: 90_001 },
    ['O imposto retido é maior que os rendimentos: confira os dois valores'],
  ],
  ['either as high as the income', { contribuicaoPrevidenciaria: 90_000, impostoRetidoFonte: 90_000 }, []],
  ['the education of the taxpayer and a dependant', { dependentes: 1, educacaoPorPessoa: people(2) }, []],
  ['the education of more people', { dependentes: 1, educacaoPorPessoa: people(3) }, [EDUCATION]],
  ['rows that the simple estimate ignores', { metodo: 'simplificado', educacaoPorPessoa: people(3) }, []],
])('the IRPF card warns of %s', (_, input, expected) => {
  expect(warningsOf(input)).toEqual(expected);
});
