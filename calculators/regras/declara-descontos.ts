/**
 * Declares the INSS and the income tax of a salary and of a 13th salary: the INSS first, because the tax deducts it.
 */
import type { Results } from '../../src/quantity/declare.ts';
import type { NamedQuantity, Quantity } from '../../src/quantity/quantity.ts';
import { IMPOSTO_DO_DECIMO_TERCEIRO, IMPOSTO_DO_MES } from '../lei/imposto-retido.ts';
import { CONTRIBUICAO_DO_EMPREGADO, contribuicaoDoEmpregado } from '../lei/inss.ts';
import type { TabelaDoInss } from '../tabelas/inss.ts';
import type { TabelaMensalDoImposto } from '../tabelas/irrf-mensal.ts';
import { declaraImpostoRetido, type ImpostoDeclarado } from './declara-imposto-retido.ts';

/** Gross pay, and the tables of the month of payment. */
interface Remuneracao {
  readonly bruto: NamedQuantity;
  /** Number of dependants. */
  readonly dependentes: Quantity;
  readonly tabelaDoInss: TabelaDoInss;
  readonly tabelaDoImposto: TabelaMensalDoImposto;
}

/** A salary, and its other deductions before the income tax: alimony, private pension. */
export interface Salario extends Remuneracao {
  readonly outrasDeducoes?: readonly Quantity[];
}

/** The deductions of a salary, and the calculation of the tax. */
export interface DescontosDoSalario extends ImpostoDeclarado {
  readonly inss: NamedQuantity;
  readonly irrf: NamedQuantity;
}

/** Declares the deductions from a monthly salary. */
export function declaraDescontosDoSalario(salario: Salario, result: Results): DescontosDoSalario {
  const bruto = salario.bruto.asShown();
  const inss = result.money(
    'Desconto do INSS',
    contribuicaoDoEmpregado(bruto, salario.tabelaDoInss),
    CONTRIBUICAO_DO_EMPREGADO,
  );
  const retido = declaraImpostoRetido(
    {
      de: 'do salário',
      bruto,
      inss: inss.asShown(),
      dependentes: salario.dependentes,
      outras: salario.outrasDeducoes ?? [],
      tabela: salario.tabelaDoImposto,
    },
    result,
  );
  const irrf = result.money('Imposto de renda', retido.imposto, {
    ...IMPOSTO_DO_MES,
    zero: retido.zero,
  });
  return { ...retido, inss, irrf };
}

/** The whole 13th salary, and the tables of its second instalment. */
export interface DecimoTerceiroBruto extends Remuneracao {
  /** Ends the labels of the deductions, to distinguish them from those of other pay. */
  readonly de?: string;
}

/** Declares the deductions of a 13th salary; the tax is final and never waived (Lei nº 8.134/1990, art. 16). */
export function declaraDescontosDoDecimoTerceiro(
  { bruto, de = '', dependentes, tabelaDoInss, tabelaDoImposto }: DecimoTerceiroBruto,
  result: Results,
): Readonly<Record<'inss' | 'irrf', NamedQuantity>> {
  const inss = result.money(
    `Desconto do INSS${de}`,
    contribuicaoDoEmpregado(bruto.asShown(), tabelaDoInss),
    CONTRIBUICAO_DO_EMPREGADO,
  );
  const { imposto, zero } = declaraImpostoRetido(
    {
      de: 'do 13º',
      bruto: bruto.asShown(),
      inss: inss.asShown(),
      dependentes,
      tabela: tabelaDoImposto,
      exclusivo: true,
    },
    result,
  );
  return {
    inss,
    irrf: result.money(`Imposto de renda${de}`, imposto, { ...IMPOSTO_DO_DECIMO_TERCEIRO, zero }),
  };
}
