/** Declares a vacation taken: the payments before it starts, and their deductions. */
import type { Remarks, Results } from '../../src/quantity/declare.ts';
import { sumOfAll, type NamedQuantity, type Quantity } from '../../src/quantity/quantity.ts';
import { PRIMEIRA_PARCELA_NAS_FERIAS } from '../lei/decimo-terceiro.ts';
import { DEPOSITO_DO_FGTS, depositoDoFgts } from '../lei/fgts.ts';
import { ABONO_DE_FERIAS, TERCO_CONSTITUCIONAL, TERCO_DO_ABONO, tercoConstitucional } from '../lei/ferias.ts';
import { IMPOSTO_DAS_FERIAS } from '../lei/imposto-retido.ts';
import { CONTRIBUICAO_DO_EMPREGADO, contribuicaoDoEmpregado } from '../lei/inss.ts';
import { salarioDosDias } from '../lei/saldo-de-salario.ts';
import type { TabelaDoInss } from '../tabelas/inss.ts';
import type { TabelaMensalDoImposto } from '../tabelas/irrf-mensal.ts';
import { declaraImpostoRetido } from './declara-imposto-retido.ts';

/** Paid days, and the third on top. */
export interface DiasComTerco {
  readonly dias: NamedQuantity;
  readonly terco: NamedQuantity;
}

/**
 * Declares the pay for days of vacation, and its third.
 *
 * @param base reais a month: the salary plus its average extras (CLT art. 142).
 */
export function declaraDiasComTerco(
  base: Quantity,
  dias: Quantity,
  rotulos: { readonly dias: string; readonly terco: string; readonly regra: Remarks },
  result: Results,
): DiasComTerco {
  if (dias.equals(0)) return { dias: result.money(rotulos.dias, 0), terco: result.money(rotulos.terco, 0) };
  const valor = result.money(rotulos.dias, salarioDosDias(base, dias), rotulos.regra);
  const terco = result.money(rotulos.terco, tercoConstitucional(valor), TERCO_CONSTITUCIONAL);
  return { dias: valor, terco };
}

/** A vacation paid by the employer. */
export interface Ferias {
  /** Reais a month, including averages. */
  readonly base: Quantity;
  /** Pay for the days of rest with its third, rounded as a result. */
  readonly total: NamedQuantity;
  readonly diasVendidos: Quantity;
  /** True if the first instalment of the 13th salary is paid with it. */
  readonly adiantaDecimoTerceiro: boolean;
  /** Ends the labels of the deductions, to distinguish them from those of other pay. */
  readonly de?: string;
  readonly dependentes: Quantity;
  /** The tables of the day of payment. */
  readonly tabelaDoInss: TabelaDoInss;
  readonly tabelaDoImposto: TabelaMensalDoImposto;
}

/** The payments and deductions, by result name. */
export type FeriasPagas = Readonly<
  Record<
    'abono' | 'tercoAbono' | 'adiantamento13' | 'totalBruto' | 'inss' | 'irrf' | 'liquido' | 'fgts',
    NamedQuantity
  >
>;

/**
 * Declares the payments of a vacation, and its deductions. Vacation is assessed separately from the salary. The
 * contribution is charged on the days of rest and their third; the income tax also on the third of the days sold, but
 * not on those days themselves.
 */
export function declaraFerias(ferias: Ferias, result: Results): FeriasPagas {
  const { base, total, de = '' } = ferias;
  const vendidos = declaraDiasComTerco(
    base,
    ferias.diasVendidos,
    { dias: 'Abono dos dias vendidos', terco: 'Um terço do abono', regra: ABONO_DE_FERIAS },
    result,
  );
  const adiantamento = ferias.adiantaDecimoTerceiro
    ? result.money('1ª parcela do 13º', base.over(2), PRIMEIRA_PARCELA_NAS_FERIAS)
    : result.money('1ª parcela do 13º', 0);
  const alem = [vendidos.dias, vendidos.terco, adiantamento].filter((valor) => valor.isAbove(0));
  const totalBruto = result.total('Total bruto', sumOfAll([total, ...alem]));
  const inss = result.money(
    `Desconto do INSS${de}`,
    contribuicaoDoEmpregado(total.asShown(), ferias.tabelaDoInss),
    {
      ...CONTRIBUICAO_DO_EMPREGADO,
      note: 'Sobre as férias e o terço; na folha, soma-se ao do salário do mesmo mês.',
    },
  );
  const { imposto, zero } = declaraImpostoRetido(
    {
      de: 'das férias',
      bruto: rendimentoTributavel(total, vendidos.terco, result),
      inss: inss.asShown(),
      dependentes: ferias.dependentes,
      tabela: ferias.tabelaDoImposto,
    },
    result,
  );
  const irrf = result.money(`Imposto de renda${de}`, imposto, { ...IMPOSTO_DAS_FERIAS, zero });
  return {
    abono: vendidos.dias,
    tercoAbono: vendidos.terco,
    adiantamento13: adiantamento,
    totalBruto,
    inss,
    irrf,
    liquido: result.total('Férias líquidas', totalBruto.minus(inss).minus(irrf)),
    fgts: result.money('FGTS que a empresa deposita', depositoDoFgts(total.asShown()), DEPOSITO_DO_FGTS),
  };
}

function rendimentoTributavel(total: NamedQuantity, tercoDoAbono: NamedQuantity, result: Results): Quantity {
  if (tercoDoAbono.equals(0)) return total.asShown();
  const tributavel = result.money(
    'Férias e terço do abono, que pagam imposto',
    total.plus(tercoDoAbono),
    TERCO_DO_ABONO,
  );
  return result.working(tributavel).asShown();
}
