/** Finds the gross salary for a net one, for which there is no formula. */
import { reais } from '../../../src/decimal/money.ts';
import { Results } from '../../../src/quantity/declare.ts';
import { money, sumOfAll, type Quantity } from '../../../src/quantity/quantity.ts';
import { firstReaching } from '../../formulas/first-reaching.ts';
import { COTA_DO_SALARIO_FAMILIA } from '../../tabelas/salario-familia.ts';
import { RETENCAO_DISPENSADA } from '../../tabelas/irrf-mensal.ts';
import { declaraHolerite, type RespostasDoHolerite } from './holerite.ts';

const emCentavos = (amount: number) => Math.round(amount * 100);

/** In cents: the most by which a higher salary may net less, because of three roundings. */
const ARREDONDAMENTOS = 3;

/** In cents: the smallest withheld tax, which equals the fall in net pay at its start. */
const MENOR_IMPOSTO = emCentavos(RETENCAO_DISPENSADA.number) + 1;

/**
 * In cents of tax: above it, the gross salary at which tax starts nets less than the current one, in spite of that
 * fall.
 */
const IMPOSTO_LONGE_DO_INICIO = 25_00;

/** The least rise in cents of the tax, and of the net pay, for each cent of gross pay. */
const MENOR_AUMENTO = { imposto: 0.06, liquido: 0.4 } as const;

type Holerite = ReturnType<typeof declaraHolerite>;

/**
 * The smallest gross salary, to the cent, that nets at least the wanted amount, in reais. The net pay rises with the
 * gross pay except for cents and for two steps: it falls at the end of the salário-família, and at the smallest
 * withheld income tax. A salary found above a step is therefore also sought below it.
 */
export function brutoPeloLiquido(wanted: Quantity, inputs: RespostasDoHolerite): Quantity {
  const slips = new Map<number, Holerite>();
  const slipOf = (cents: number): Holerite => {
    const result = new Results();
    const slip = slips.get(cents) ?? declaraHolerite(result.money('', money(cents / 100)), inputs, result);
    slips.set(cents, slip);
    return slip;
  };
  const wantedCents = emCentavos(reais(wanted.exact));
  const netOf = (cents: number) => emCentavos(slipOf(cents).salarioLiquido.shown);
  const least = menorBruto(wanted, inputs);
  const within = (from: number, to: number) =>
    firstReaching({ from, to, valueAt: netOf, wanted: wantedCents, fall: ARREDONDAMENTOS });
  const doubled = (from: number): number => (netOf(from) >= wantedCents ? from : doubled(from * 2));
  const anywhere = doubled(least);
  const found = within(least, anywhere) ?? anywhere;

  const limit = inputs.filhos?.isAbove(0) ? emCentavos(cotaDoAno(inputs.ano).limiteDeRenda) : Infinity;
  const withAllowance = found > limit ? within(least, limit) : undefined;
  const lowest = withAllowance ?? found;
  const begin = inicioDoImposto(lowest, slipOf);
  const untaxed =
    begin === undefined
      ? undefined
      : within(Math.max(least, begin - Math.ceil(MENOR_IMPOSTO / MENOR_AUMENTO.liquido)), begin - 1);
  return brutoExplicado(untaxed ?? lowest, wanted);
}

/** In cents: the wanted amount plus the other deductions, because the law adds nothing but the allowance. */
function menorBruto(wanted: Quantity, inputs: RespostasDoHolerite): number {
  const elsewhere = sumOfAll([
    inputs.pensaoAlimenticia,
    inputs.previdenciaPrivada,
    inputs.planoSaude,
    inputs.outrosDescontos,
  ]);
  const allowance = inputs.filhos?.times(cotaDoAno(inputs.ano).porFilho) ?? money(0);
  return Math.max(1, emCentavos(reais(wanted.plus(elsewhere).minus(allowance).exact)) - 1);
}

function cotaDoAno(ano: Quantity) {
  return COTA_DO_SALARIO_FAMILIA.forYear(ano.number);
}

/** The gross salary in cents at which tax starts to be withheld, if it is not far below; otherwise undefined. */
function inicioDoImposto(gross: number, slipOf: (cents: number) => Holerite): number | undefined {
  const tax = emCentavos(slipOf(gross).irrf.shown);
  if (tax === 0 || tax > IMPOSTO_LONGE_DO_INICIO) return undefined;
  const valueAt = (cents: number) => {
    const { irrf, impostoTabela, reducao } = slipOf(cents);
    const unwaived = emCentavos(impostoTabela.shown) - emCentavos(reducao.shown);
    return irrf.shown > 0 ? Math.max(unwaived, MENOR_IMPOSTO) : Math.min(unwaived, MENOR_IMPOSTO - 1);
  };
  return firstReaching({
    from: Math.max(
      1,
      gross - Math.ceil((tax - MENOR_IMPOSTO) / MENOR_AUMENTO.imposto) - ARREDONDAMENTOS * 20,
    ),
    to: gross,
    valueAt,
    wanted: MENOR_IMPOSTO,
    fall: 0,
  });
}

function brutoExplicado(cents: number, wanted: Quantity): Quantity {
  // Explain the result in words, because the search has no formula; the steps below confirm the amount.
  return money(cents / 100).explainedAs(({ figure }) => {
    const amount = (value: Quantity | number) => figure(value, { format: 'money' });
    return `Menor salário bruto com que se recebe ${amount(wanted)} ou mais: ${amount(cents / 100)}`;
  });
}
