/** The cost of the same employee under other regimes, split into the parts of a chart. */
import { sumReais } from '../../../src/decimal/money.ts';
import { column, Results } from '../../../src/quantity/declare.ts';
import type { RegimeDoEmpregador, TaxasDaEmpresa } from '../../lei/encargos-do-empregador.ts';
import { monthlyCost, type Employee } from './monthly-cost.ts';

const SHORT_NAMES: Readonly<Record<RegimeDoEmpregador, string>> = {
  geral: 'Geral',
  'simples-anexo-iv': 'Anexo IV',
  simples: 'Simples',
  mei: 'MEI',
  domestico: 'Doméstico',
};

const OF_COMPANIES = ['geral', 'simples-anexo-iv', 'simples'] as const;

/** Regimes that a company can choose from; a household has no choice, and a MEI grows into the others. */
function compared(regime: RegimeDoEmpregador): readonly RegimeDoEmpregador[] {
  if (regime === 'domestico') return [regime];
  return regime === 'mei' ? [...OF_COMPANIES, regime] : OF_COMPANIES;
}

/** Rows of a chart, each adding up to the monthly cost of its regime. */
export function costByRegime(
  regime: RegimeDoEmpregador,
  employee: Employee,
  empresa: TaxasDaEmpresa,
  result: Results,
) {
  const rows = compared(regime).map((each) => {
    const cost = monthlyCost(each, employee, empresa, new Results());
    const extras = sumReais(cost.valeTransporte.shown, employee.beneficios.number);
    const provisoes = sumReais(cost.provisao13.shown, cost.provisaoFerias.shown);
    const salario = employee.salario.number;
    return {
      regime: SHORT_NAMES[each],
      salario,
      provisoes,
      encargos: sumReais(cost.custoMensal.shown, -salario, -provisoes, -extras),
      extras,
      custo: cost.custoMensal.shown,
    };
  });
  return result.rows(
    'O mesmo salário em cada regime',
    {
      regime: column.text('Regime'),
      salario: column.money('Salário'),
      provisoes: column.money('13º e férias'),
      encargos: column.money('Encargos'),
      extras: column.money('Vale e benefícios'),
      custo: column.money('Custo por mês'),
    },
    rows,
  );
}
