/** Finds the gross salary for a net one, for which there is no formula. */
import { reais } from '../../../src/decimal/money.ts';
import { Results } from '../../../src/quantity/declare.ts';
import { money, sumOfAll, type Quantity } from '../../../src/quantity/quantity.ts';
import { firstReaching } from '../../formulas/first-reaching.ts';
import { COTA_DO_SALARIO_FAMILIA } from '../../tabelas/salario-familia.ts';
import { RETENCAO_DISPENSADA } from '../../tabelas/irrf-mensal.ts';
import { declaraHolerite, type RespostasDoHolerite } from './holerite.ts';

const emCentavos = (valor: number) => Math.round(valor * 100);

/** In cents: the most by which a higher salary may net less, because of three roundings. */
const ARREDONDAMENTOS = 3;

/** In cents: the smallest withheld tax, which equals the fall in net pay at its start. */
const MENOR_IMPOSTO = emCentavos(RETENCAO_DISPENSADA.number) + 1;

/**
 * In cents of tax: above it, the gross salary at which tax starts nets less than the current one, despite that fall.
 */
const IMPOSTO_LONGE_DO_INICIO = 25_00;

/** The least rise in cents of the tax, and of the net pay, for each cent of gross pay. */
const MENOR_AUMENTO = { imposto: 0.06, liquido: 0.4 } as const;

type Holerite = ReturnType<typeof declaraHolerite>;

/**
 * The smallest gross salary, to the cent, that nets at least the wanted amount, in reais. The net pay rises with the
 * gross pay except for cents and for two steps: it falls at the end of the salário-família, and at the smallest
 * withheld income tax. If the search finds a salary above a step, it therefore also searches below the step.
 */
export function brutoPeloLiquido(desejado: Quantity, inputs: RespostasDoHolerite): Quantity {
  const holerites = new Map<number, Holerite>();
  const holeriteDe = (centavos: number): Holerite => {
    const result = new Results();
    const holerite =
      holerites.get(centavos) ?? declaraHolerite(result.money('', money(centavos / 100)), inputs, result);
    holerites.set(centavos, holerite);
    return holerite;
  };
  const centavosDesejados = emCentavos(reais(desejado.exact));
  const liquidoDe = (centavos: number) => emCentavos(holeriteDe(centavos).salarioLiquido.shown);
  const minimo = menorBruto(desejado, inputs);
  const within = (from: number, to: number) =>
    firstReaching({ from, to, valueAt: liquidoDe, wanted: centavosDesejados, fall: ARREDONDAMENTOS });
  const doubled = (from: number): number => (liquidoDe(from) >= centavosDesejados ? from : doubled(from * 2));
  const anywhere = doubled(minimo);
  const found = within(minimo, anywhere) ?? anywhere;

  const limite = inputs.filhos?.isAbove(0) ? emCentavos(cotaDoAno(inputs.ano).limiteDeRenda) : Infinity;
  const comSalarioFamilia = found > limite ? within(minimo, limite) : undefined;
  const menor = comSalarioFamilia ?? found;
  const inicio = inicioDoImposto(menor, holeriteDe);
  const semImposto =
    inicio === undefined
      ? undefined
      : within(Math.max(minimo, inicio - Math.ceil(MENOR_IMPOSTO / MENOR_AUMENTO.liquido)), inicio - 1);
  return brutoExplicado(semImposto ?? menor, desejado);
}

/** In cents: the wanted amount plus the other deductions, because the law adds nothing but the allowance. */
function menorBruto(desejado: Quantity, inputs: RespostasDoHolerite): number {
  const descontos = sumOfAll([
    inputs.pensaoAlimenticia,
    inputs.previdenciaPrivada,
    inputs.planoSaude,
    inputs.outrosDescontos,
  ]);
  const salarioFamilia = inputs.filhos?.times(cotaDoAno(inputs.ano).porFilho) ?? money(0);
  return Math.max(1, emCentavos(reais(desejado.plus(descontos).minus(salarioFamilia).exact)) - 1);
}

function cotaDoAno(ano: Quantity) {
  return COTA_DO_SALARIO_FAMILIA.forYear(ano.number);
}

/** The gross salary in cents at which tax starts to be withheld, if it is not far below; otherwise undefined. */
function inicioDoImposto(bruto: number, holeriteDe: (centavos: number) => Holerite): number | undefined {
  const imposto = emCentavos(holeriteDe(bruto).irrf.shown);
  if (imposto === 0 || imposto > IMPOSTO_LONGE_DO_INICIO) return undefined;
  const valueAt = (centavos: number) => {
    const { irrf, impostoTabela, reducao } = holeriteDe(centavos);
    const semDispensa = emCentavos(impostoTabela.shown) - emCentavos(reducao.shown);
    return irrf.shown > 0 ? Math.max(semDispensa, MENOR_IMPOSTO) : Math.min(semDispensa, MENOR_IMPOSTO - 1);
  };
  return firstReaching({
    from: Math.max(
      1,
      bruto - Math.ceil((imposto - MENOR_IMPOSTO) / MENOR_AUMENTO.imposto) - ARREDONDAMENTOS * 20,
    ),
    to: bruto,
    valueAt,
    wanted: MENOR_IMPOSTO,
    fall: 0,
  });
}

function brutoExplicado(centavos: number, desejado: Quantity): Quantity {
  // Explain the result in words, because the search has no formula; the steps below confirm the amount.
  return money(centavos / 100).explainedAs(({ figure }) => {
    const emReais = (valor: Quantity | number) => figure(valor, { format: 'money' });
    return `Menor salário bruto com que você recebe ${emReais(desejado)} ou mais: ${emReais(centavos / 100)}`;
  });
}
