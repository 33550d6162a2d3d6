/** What the contributions of a year to a private pension save or cost in taxes. */
import type { Results } from '../../../src/quantity/declare.ts';
import { money, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { regra } from '../../../src/quantity/regra.ts';
import { PRIVATE_PENSION_CAP } from '../../tabelas/irpf-annual.ts';
import { VGBL_FREE_OF_IOF, VGBL_IOF } from '../../tabelas/private-pension.ts';

const DEDUCAO_DO_PGBL = regra(
  PRIVATE_PENSION_CAP.law,
  `As contribuições à previdência privada se deduzem até ${PRIVATE_PENSION_CAP} dos rendimentos do ano.`,
);

/** Reais a year, and the highest rate of the income tax that the person pays. */
export interface YearOfContributions {
  readonly rendaBrutaAnual: Quantity;
  readonly contribuicaoAnual: Quantity;
  readonly rate: Quantity;
}

/** A PGBL is deducted from the income of the year, up to a share of it. */
export function yearOfPgbl(
  { rendaBrutaAnual, contribuicaoAnual, rate }: YearOfContributions,
  result: Results,
) {
  const limiteDeducao = result.money(
    'O máximo que se deduz',
    rendaBrutaAnual.times(PRIVATE_PENSION_CAP),
    DEDUCAO_DO_PGBL,
  );
  const deducaoAnual = result.money('Dedução no ano', contribuicaoAnual.atMost(limiteDeducao.asShown()));
  const economiaAnual = result.money('Economia de imposto no ano', deducaoAnual.times(rate), {
    law: 'Dedução × sua alíquota do imposto de renda',
    note: 'Um adiamento: o resgate do PGBL paga imposto sobre tudo. A dedução só vale no modelo completo e para quem contribui ao INSS ou a um regime próprio, ou é aposentado.',
  });
  return grouped(contribuicaoAnual, { limiteDeducao, deducaoAnual, economiaAnual }, result);
}

/** A VGBL is not deducted, and beyond a sum a year it pays the IOF. */
export function yearOfVgbl(
  { contribuicaoAnual }: Pick<YearOfContributions, 'contribuicaoAnual'>,
  result: Results,
) {
  const beyond = contribuicaoAnual.minus(VGBL_FREE_OF_IOF).atLeast(money(0));
  const iofVgbl = result.money('IOF sobre as contribuições do ano', beyond.times(VGBL_IOF), VGBL_IOF.law);
  return grouped(contribuicaoAnual, { iofVgbl }, result);
}

/** Shows what the contribution of the year changes, where there is one. */
function grouped<Year extends Readonly<Record<string, NamedQuantity>>>(
  contribution: Quantity,
  year: Year,
  result: Results,
): Year {
  return contribution.isAbove(0) ? result.group('A contribuição do ano', year) : year;
}
