/** A year of a company: its taxes under the Lucro Presumido and the Lucro Real, and the cheapest regime. */
import { reais } from '../../../src/decimal/money.ts';
import { formatMoney } from '../../../src/engine/format.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import { type Quantity, one, type NamedQuantity, difference } from '../../../src/quantity/quantity.ts';
import { inMillions } from '../../tabelas/legal-figure.ts';
import { COFINS, CSLL, IRPJ, RECEITA_MAXIMA_DO_LUCRO_PRESUMIDO, PIS } from '../../tabelas/lucro-presumido.ts';
import type { EmpresaDeUmaAtividade } from '../../lei/atividade-do-simples.ts';
import { csllSobre, irpjSobre } from '../../lei/imposto-sobre-o-lucro.ts';
import {
  aliquotaPatronal,
  cobrado,
  issEIcms,
  PRESUNCOES,
  type AtividadeDaEmpresa,
  type ReceitaTributada,
} from '../../lei/tributos-da-empresa.ts';
import {
  COFINS_NAO_CUMULATIVA,
  PIS_NAO_CUMULATIVO,
  ALIQUOTA_PATRONAL_DO_INSS,
  ISS_MAXIMO,
} from '../../tabelas/tributos-da-empresa.ts';

/** A year of the company; amounts in reais, rates as fractions of revenue or payroll. */
export interface Empresa extends ReceitaTributada, EmpresaDeUmaAtividade {
  /** In percent, as chosen. */
  readonly ratPercentual: number;
  readonly terceirosPercentual: Quantity;
  /** Undefined if unknown. */
  readonly margemLucro: Quantity | undefined;
  /** Share of revenue with credits of PIS and COFINS. */
  readonly creditosPisCofins: Quantity;
}

/** Taxes besides the federal ones under Lucro Presumido and Lucro Real; 0 if not applicable. */
type TributosAParte = Readonly<Record<'iss' | 'icms' | 'cpp', NamedQuantity>>;

/** The yearly cost of a regime, tax by tax in reais, with sentences about it. */
type TributosDoRegime = Readonly<
  Record<'irpj' | 'csll' | 'pis' | 'cofins' | 'total', NamedQuantity> & { detalhes: readonly string[] }
>;

/** The sum of the taxes, without showing those of 0. */
export function somaDosTributos(first: NamedQuantity, others: readonly NamedQuantity[]): Quantity {
  return others
    .filter(({ shown }) => shown > 0)
    .reduce<Quantity>((soma, tributo) => soma.plus(tributo), first);
}

/** City and state taxes on revenue, and the contributions on the payroll. */
export function declaraTributosAParte(empresa: Empresa, result: Results): TributosAParte {
  const { folhaAnual, ratPercentual, terceirosPercentual } = empresa;
  const { iss, icms } = issEIcms(empresa);
  return {
    iss: result.money('ISS', iss, ISS_MAXIMO.law),
    icms: result.money('ICMS', icms),
    cpp: result.money(
      'INSS patronal e terceiros',
      cobrado(folhaAnual, aliquotaPatronal(ratPercentual).plus(terceirosPercentual)),
      ALIQUOTA_PATRONAL_DO_INSS.law,
    ),
  };
}

/** A regime with its yearly cost. */
interface Regime {
  readonly nome: string;
  readonly custo: NamedQuantity;
}

/** The cheapest, the first one in a tie, and its saving over the next one. */
export function declaraRegimeMaisBarato(regimes: readonly [Regime, Regime, ...Regime[]], result: Results) {
  const [maisBarato, seguinte = maisBarato] = regimes.toSorted((a, b) => a.custo.shown - b.custo.shown);
  if (!maisBarato || !seguinte) throw new RangeError('There is nothing to compare.');
  const economia = result.total('Economia por ano', difference(maisBarato.custo, seguinte.custo));
  return {
    recomendacao: result.text('Regime recomendado', maisBarato.nome),
    segundoMaisBarato:
      economia.shown > 0 ? result.text('Segundo regime mais barato', seguinte.nome) : undefined,
    economia,
  };
}

/** The cost of the Lucro Presumido; the simple estimate includes only federal taxes. */
type TributosDoLucroPresumido = TributosDoRegime & Partial<TributosAParte>;

/** The federal taxes on a year's gross revenue in reais, each rounded to the cent; `irpj` includes the surcharge. */
function declaraTributosFederais(receita: Quantity, atividade: AtividadeDaEmpresa, result: Results) {
  const { doIrpj, daCsll } = PRESUNCOES[atividade];
  const lucroDoIrpj = result.money('Lucro presumido para o IRPJ', receita.times(doIrpj), doIrpj.law);
  const { irpj, adicional } = irpjSobre(lucroDoIrpj);
  const lucroDaCsll = result.money('Lucro presumido para a CSLL', receita.times(daCsll), daCsll.law);
  result.working(lucroDoIrpj);
  result.working(lucroDaCsll);
  return {
    tributos: {
      irpj: result.money('IRPJ', irpj, IRPJ.law),
      csll: result.money('CSLL', csllSobre(lucroDaCsll), CSLL.law),
      pis: result.money('PIS', receita.times(PIS), PIS.law),
      cofins: result.money('COFINS', receita.times(COFINS), COFINS.law),
    },
    detalhes: [
      `Lucro presumido para o IRPJ: ${formatMoney(lucroDoIrpj.shown)} (${doIrpj} do faturamento)`,
      `Adicional de IRPJ incluído: ${formatMoney(reais(adicional.exact))}`,
      `Lucro presumido para a CSLL: ${formatMoney(lucroDaCsll.shown)} (${daCsll} do faturamento)`,
      `Receita máxima de quem o escolhe: ${inMillions(RECEITA_MAXIMA_DO_LUCRO_PRESUMIDO)} por ano`,
    ],
  };
}

/** The simple estimate: only federal taxes, for commerce and industry. */
export function declaraLucroPresumidoFederal(receita: Quantity, result: Results): TributosDoLucroPresumido {
  const { tributos, detalhes } = declaraTributosFederais(receita, 'comercio', result);
  const { irpj, csll, pis, cofins } = tributos;
  const total = result.total('Lucro Presumido', irpj.plus(csll).plus(pis).plus(cofins));
  return {
    ...result.group('De que é feito o Lucro Presumido', { ...tributos, total }),
    detalhes: [...detalhes, 'ICMS, ISS e INSS patronal são pagos à parte e não estão nesta conta'],
  };
}

/** All taxes of the year. */
export function declaraLucroPresumido(
  receita: Quantity,
  atividade: AtividadeDaEmpresa,
  { iss, icms, cpp }: TributosAParte,
  result: Results,
): TributosDoLucroPresumido & TributosAParte {
  const { tributos, detalhes } = declaraTributosFederais(receita, atividade, result);
  const { irpj, csll, pis, cofins } = tributos;
  const total = result.total('Lucro Presumido', somaDosTributos(irpj, [csll, pis, cofins, iss, icms, cpp]));
  return {
    ...result.group('De que é feito o Lucro Presumido', { ...tributos, iss, icms, cpp, total }),
    detalhes,
  };
}

/** Rates as fractions. */
interface Rentabilidade {
  /** Profit as a share of revenue. */
  readonly margem: Quantity;
  /** Purchases with credits of PIS and COFINS, as a share of revenue. */
  readonly creditos: Quantity;
}

/** All taxes of the year, each rounded to the cent; `irpj` includes the surcharge. */
export function declaraLucroReal(
  receita: Quantity,
  { margem, creditos }: Rentabilidade,
  { iss, icms, cpp }: TributosAParte,
  result: Results,
): TributosDoRegime & TributosAParte {
  const lucro = result.money('Lucro real', receita.times(margem));
  result.working(lucro);
  const irpj = result.money('IRPJ sobre o lucro real', irpjSobre(lucro).irpj, IRPJ.law);
  const csll = result.money('CSLL sobre o lucro real', csllSobre(lucro), CSLL.law);
  const baseDoPisECofins = creditos.equals(0) ? receita : receita.times(one.minus(creditos));
  const pis = result.money(
    'PIS não cumulativo',
    baseDoPisECofins.times(PIS_NAO_CUMULATIVO),
    PIS_NAO_CUMULATIVO.law,
  );
  const cofins = result.money(
    'COFINS não cumulativa',
    baseDoPisECofins.times(COFINS_NAO_CUMULATIVA),
    COFINS_NAO_CUMULATIVA.law,
  );
  const total = result.total('Lucro Real', somaDosTributos(irpj, [csll, pis, cofins, iss, icms, cpp]));
  return {
    ...result.group('De que é feito o Lucro Real', { irpj, csll, pis, cofins, iss, icms, cpp, total }),
    detalhes: [
      `Lucro do ano: ${formatMoney(lucro.shown)}`,
      'PIS e COFINS não cumulativos, com crédito sobre as compras informadas',
    ],
  };
}
