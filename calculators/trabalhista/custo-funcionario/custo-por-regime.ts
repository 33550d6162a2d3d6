/** The cost of the same employee under other regimes, split into the parts of a chart. */
import { sumReais } from '../../../src/decimal/money.ts';
import { column, Results } from '../../../src/quantity/declare.ts';
import type { RegimeDoEmpregador, TaxasDaEmpresa } from '../../lei/encargos-do-empregador.ts';
import { declaraCustoMensal, type Empregado } from './custo-mensal.ts';

const NOMES_DOS_REGIMES: Readonly<Record<RegimeDoEmpregador, string>> = {
  geral: 'Geral',
  'simples-anexo-iv': 'Anexo IV',
  simples: 'Simples',
  mei: 'MEI',
  domestico: 'Doméstico',
};

const REGIMES_DE_EMPRESAS = ['geral', 'simples-anexo-iv', 'simples'] as const;

/** Regimes that a company can choose from; a household has no choice, and a MEI grows into the others. */
function regimesComparados(regime: RegimeDoEmpregador): readonly RegimeDoEmpregador[] {
  if (regime === 'domestico') return [regime];
  return regime === 'mei' ? [...REGIMES_DE_EMPRESAS, regime] : REGIMES_DE_EMPRESAS;
}

/** Rows of a chart, each adding up to the monthly cost of its regime. */
export function declaraCustoPorRegime(
  regime: RegimeDoEmpregador,
  empregado: Empregado,
  empresa: TaxasDaEmpresa,
  result: Results,
) {
  const rows = regimesComparados(regime).map((each) => {
    const custo = declaraCustoMensal(each, empregado, empresa, new Results());
    const extras = sumReais(custo.valeTransporte.shown, empregado.beneficios.number);
    const provisoes = sumReais(custo.provisao13.shown, custo.provisaoFerias.shown);
    const salario = empregado.salario.number;
    return {
      regime: NOMES_DOS_REGIMES[each],
      salario,
      provisoes,
      encargos: sumReais(custo.custoMensal.shown, -salario, -provisoes, -extras),
      extras,
      custo: custo.custoMensal.shown,
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
