/** The effect of a year's contributions to a private pension on taxes. */
import type { Results } from '../../../src/quantity/declare.ts';
import { leaf, money, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { DEDUCAO_DO_PGBL } from '../../lei/imposto-anual.ts';
import { IOF_DO_VGBL, iofDoVgbl } from '../../lei/imposto-da-previdencia.ts';
import { LIMITE_DA_PREVIDENCIA } from '../../tabelas/irpf-anual.ts';

/** Reais a year, and the person's highest rate of income tax. */
export interface ContribuicaoDoAno {
  /** Undefined if unknown. */
  readonly rendaBrutaAnual: Quantity | undefined;
  readonly contribuicaoAnual: Quantity;
  readonly aliquota: Quantity;
}

const UM_ADIAMENTO =
  'Um adiamento: o resgate do PGBL paga imposto sobre tudo. A dedução só vale no modelo completo e para quem contribui ao INSS ou a um regime próprio, ou é aposentado.';

/** A PGBL reduces the year's taxable income, up to a share of it. */
export function declaraAnoDoPgbl(
  { rendaBrutaAnual = money(0), contribuicaoAnual, aliquota }: ContribuicaoDoAno,
  result: Results,
) {
  const limiteDeducao = result.money(
    'O máximo que você deduz',
    explicadoSe(contribuicaoAnual, rendaBrutaAnual.times(LIMITE_DA_PREVIDENCIA)),
    DEDUCAO_DO_PGBL,
  );
  const deducaoAnual = result.money('Dedução no ano', contribuicaoAnual.atMost(limiteDeducao));
  const economia = explicadoSe(contribuicaoAnual, deducaoAnual.times(aliquota));
  const economiaAnual = result.money('Economia de imposto no ano', economia, {
    law: 'Dedução × sua alíquota do imposto de renda',
    note: economia.isAbove(0)
      ? UM_ADIAMENTO
      : 'Para vê-la, informe a renda bruta e a sua alíquota do IRPF; quem é isento não economiza.',
  });
  return agrupaContribuicao(contribuicaoAnual, { limiteDeducao, deducaoAnual, economiaAnual }, result);
}

/** A VGBL reduces no income, and pays the IOF above a yearly sum. */
export function declaraAnoDoVgbl(
  { contribuicaoAnual }: Pick<ContribuicaoDoAno, 'contribuicaoAnual'>,
  result: Results,
) {
  const iof = explicadoSe(contribuicaoAnual, iofDoVgbl(contribuicaoAnual));
  const iofVgbl = result.money('IOF sobre as contribuições do ano', iof, IOF_DO_VGBL);
  return agrupaContribuicao(contribuicaoAnual, { iofVgbl }, result);
}

/** An amount of the year in reais. Drops its steps if there is no contribution, because they would say nothing. */
function explicadoSe(contribuicao: Quantity, valor: Quantity): Quantity {
  return contribuicao.isAbove(0) ? valor : leaf(valor.exact, valor.number, { format: 'money' });
}

/** Shows the effect of the year's contribution, if there is one. */
function agrupaContribuicao<DoAno extends Readonly<Record<string, NamedQuantity>>>(
  contribuicao: Quantity,
  doAno: DoAno,
  result: Results,
): DoAno {
  return contribuicao.isAbove(0) ? result.group('A contribuição do ano', doAno) : doAno;
}
