/** A year with a contract of employment: eleven salaries, a vacation, a 13th salary, the FGTS and the benefits. */
import type { Results } from '../../../src/quantity/declare.ts';
import { count, sumOfAll, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { BASE_DE_FERIAS } from '../../lei/ferias.ts';
import { DEPOSITO_DO_FGTS, depositoDoFgts } from '../../lei/fgts.ts';
import {
  declaraDescontosDoDecimoTerceiro,
  declaraDescontosDoSalario,
} from '../../regras/declara-descontos.ts';
import { declaraDiasComTerco, declaraFerias } from '../../regras/declara-ferias.ts';
import type { TabelaDoInss } from '../../tabelas/inss.ts';
import type { TabelaMensalDoImposto } from '../../tabelas/irrf-mensal.ts';
import { FERIAS_INTEGRAIS } from '../../tabelas/trabalho.ts';

/** Reais a month. */
export interface Empregado {
  readonly salario: Quantity;
  readonly beneficios: Quantity;
  /** Number of dependants. */
  readonly dependentes: Quantity;
  readonly tabelaDoInss: TabelaDoInss;
  readonly tabelaDoImposto: TabelaMensalDoImposto;
}

const MESES_DO_ANO = 12;
/** The twelfth month pays the vacation instead. */
const MESES_DE_TRABALHO = 11;

/** Declares the year, and its average month. */
export function declaraComoClt({ salario, beneficios, ...folha }: Empregado, result: Results) {
  const bruto = result.money('Salário bruto', salario);
  const { inss, irrf } = declaraDescontosDoSalario({ bruto, ...folha }, result);
  result.working(inss);
  result.working(irrf);
  const salarioLiquidoClt = result.money('Salário líquido do mês', bruto.minus(inss).minus(irrf));
  const salariosClt = result.money(
    'Onze salários líquidos',
    salarioLiquidoClt.asShown().times(MESES_DE_TRABALHO),
  );
  const feriasClt = declaraFeriasLiquidas(bruto, folha, result);
  const decimoTerceiroClt = declaraDecimoTerceiroLiquido(bruto, folha, result);
  const fgtsClt = result.money('FGTS do ano', depositoDoFgts(salario).times(40).over(3), {
    ...DEPOSITO_DO_FGTS,
    note: 'Sobre doze salários, o 13º e o terço das férias.',
  });
  const beneficiosAnuais = result.money(
    'Benefícios do ano',
    beneficios.isAbove(0) ? beneficios.times(MESES_DO_ANO) : 0,
  );
  const partes = [salariosClt, feriasClt, decimoTerceiroClt, fgtsClt, beneficiosAnuais];
  const totalCltAnual = result.total(
    'Com carteira, por ano',
    sumOfAll(partes.filter((parte) => parte.isAbove(0))),
  );
  const totalCltMensal = result.money('Com carteira, por mês', totalCltAnual.asShown().over(MESES_DO_ANO));
  return {
    ...result.group('Um mês com carteira', { salarioLiquidoClt, totalCltMensal }),
    salariosClt,
    feriasClt,
    decimoTerceiroClt,
    fgtsClt,
    beneficiosAnuais,
    totalCltAnual,
  };
}

type Folha = Omit<Empregado, 'salario' | 'beneficios'>;

function declaraFeriasLiquidas(bruto: NamedQuantity, folha: Folha, result: Results): NamedQuantity {
  const rotulos = { dias: 'Férias', terco: 'Um terço constitucional', regra: BASE_DE_FERIAS };
  const descanso = declaraDiasComTerco(bruto.asShown(), FERIAS_INTEGRAIS, rotulos, result);
  const { inss, irrf, liquido } = declaraFerias(
    {
      base: bruto.asShown(),
      total: result.working(result.total('Férias com o terço', descanso.dias.plus(descanso.terco))),
      diasVendidos: count(0),
      adiantaDecimoTerceiro: false,
      de: ' das férias',
      ...folha,
    },
    result,
  );
  for (const step of [descanso.terco, inss, irrf]) result.working(step);
  return result.money('Férias líquidas', liquido.named.made);
}

function declaraDecimoTerceiroLiquido(bruto: NamedQuantity, folha: Folha, result: Results): NamedQuantity {
  const { inss, irrf } = declaraDescontosDoDecimoTerceiro({ bruto, de: ' do 13º', ...folha }, result);
  result.working(irrf);
  return result.money('13º salário líquido', bruto.minus(inss).minus(irrf));
}
