import { describe, expect, it } from 'vitest';
import { compileCalculator } from '../../compiler/compile-calculator.ts';
import type { Definition, RawInputs } from '../../src/engine/definition.ts';
import { evaluate } from '../../src/engine/evaluate/evaluate.ts';
import custoFuncionario from './custo-funcionario.ts';
import ferias from './ferias.ts';
import inss from './inss.ts';
import rescisao from './rescisao-trabalhista.ts';
import seguroDesemprego from './seguro-desemprego.ts';

function warningsOf(definition: Definition): (input: RawInputs) => readonly string[] {
  const calculator = compileCalculator(definition);
  return (input) => {
    const outcome = evaluate(calculator, input, { today: '2026-11-20' });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
    return outcome.warnings;
  };
}

it('the INSS warns above the ceiling of the year, in the specified words', () => {
  const warnings = warningsOf(inss);
  const plain = (input: RawInputs) => warnings(input).map((text) => text.replaceAll('\u00A0', ' '));
  // Portaria Interministerial MPS/MF nº 2/2024: R$ 7.786,02.
  expect(plain({ salarioBruto: 7786.03, ano: 2024 })).toContain(
    'Salário acima do teto do INSS (R$ 7.786,02)',
  );
  expect(plain({ salarioBruto: 7786.02, ano: 2024 }).join()).not.toContain('acima do teto');
});

describe('the warnings of a vacation', () => {
  const warnings = warningsOf(ferias);
  const UNDER_FIVE = 'A lei não aceita período de férias com menos de 5 dias (CLT, art. 134, § 1º)';
  const UNDER_FOURTEEN = 'Nas férias divididas, um dos períodos deve ter pelo menos 14 dias';
  const COLLECTIVE = 'Férias coletivas têm períodos de pelo menos 10 dias (CLT, art. 139, § 1º)';

  it.each<[RawInputs, readonly string[]]>([
    [{ days: 1 }, [UNDER_FIVE]],
    [{ days: 4 }, [UNDER_FIVE]],
    [{ days: 5 }, [UNDER_FOURTEEN]],
    [{ days: 13 }, [UNDER_FOURTEEN]],
    [{ days: 14 }, []],
    [{ days: 30 }, []],
    [{ type: 'proporcionais', days: 9 }, [COLLECTIVE]],
    [{ type: 'proporcionais', days: 10 }, []],
    [{ type: 'venda', days: 4 }, []],
    // After 32 absences the worker is entitled to 12 days, and these use them up.
    [{ days: 12, faltas: 32 }, []],
    [{ days: 8, faltas: 32, diasVendidos: 4 }, []],
    [{ days: 8, faltas: 32 }, [UNDER_FOURTEEN]],
  ])('of %o are %o', (input, expected) => {
    expect(warnings({ salary: 3000, type: 'integrais', ...input })).toEqual(expected);
  });
});

describe('the warnings of the unemployment insurance', () => {
  const warnings = warningsOf(seguroDesemprego);
  const INTERVAL =
    'Entre um pedido e outro devem passar 16 meses, contados da dispensa que deu origem ao anterior';
  const OTHER_INCOME = 'Quem tem outra renda que baste à família não tem direito';

  it('mention the interval to an earlier request, and always other income', () => {
    expect(warnings({ salario1: 3000, solicitacao: 'primeira' })).toEqual([OTHER_INCOME]);
    expect(warnings({ salario1: 3000, solicitacao: 'segunda' })).toEqual([INTERVAL, OTHER_INCOME]);
    expect(warnings({ salario1: 3000, solicitacao: 'terceira' })).toEqual([INTERVAL, OTHER_INCOME]);
  });
});

describe('the warnings of a termination', () => {
  const warnings = warningsOf(rescisao);
  const ended = { salario: 3000, dataAdmissao: '2023-01-10', dataRescisao: '2026-10-20', feriasVencidas: 30 };
  const DISMISSED = { ...ended, tipoRescisao: 'demissao-sem-justa-causa', saldoFgts: 10_000 };
  const AGREED = { ...ended, tipoRescisao: 'acordo-mutuo', saldoFgts: 10_000 };
  const DRAWN_COUNTS =
    'A multa é sobre todos os depósitos, também os já sacados: some os saques ou use o saldo para fins rescisórios';
  const UNCORRECTED = 'Os saques entram sem a correção do FGTS';
  const LATE = 'Pago depois do prazo de 10 dias: multa de um salário (CLT, art. 477, § 8º; TST, Tema 142)';
  const CAIXA = 'O manual da Caixa manda sacar 80% também da multa; o resto fica na conta';

  it.each<[RawInputs, readonly string[]]>([
    [DISMISSED, []],
    [{ ...DISMISSED, saqueAniversario: true }, [DRAWN_COUNTS]],
    [{ ...DISMISSED, saqueAniversario: true, saquesFgts: 500 }, [UNCORRECTED]],
    [{ ...DISMISSED, saquesFgts: 500 }, [UNCORRECTED]],
    // 20 October and ten days are 30 October, a Friday.
    [{ ...DISMISSED, dataPagamento: '2026-10-30' }, []],
    [{ ...DISMISSED, dataPagamento: '2026-10-31' }, [LATE]],
    [AGREED, [CAIXA]],
    [{ ...AGREED, saqueAniversario: true }, [DRAWN_COUNTS]],
    // Without a fine there is no question about earlier withdrawals.
    [{ ...DISMISSED, tipoRescisao: 'pedido-demissao', saqueAniversario: true, saquesFgts: 500 }, []],
    [{ ...AGREED, metodo: 'simplificado', saqueAniversario: true, dataPagamento: '2026-12-01' }, []],
  ])('of %o are %o', (input, expected) => {
    expect(warnings(input)).toEqual(expected);
  });
});

describe('the warnings of the cost of an employee', () => {
  it('say that a substitute brings the salaries to thirteen', () => {
    const warnings = warningsOf(custoFuncionario);
    expect(warnings({ salario: 3000 })).toEqual([]);
    expect(warnings({ salario: 3000, substitutoFerias: true })).toEqual([
      'Com substituto, o ano tem treze salários de trabalho',
    ]);
  });
});
