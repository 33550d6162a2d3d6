/** What the first instalment takes besides amortization and interest. */
import type { Results } from '../../../src/quantity/declare.ts';
import { money, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';

/** What is charged, and on what. */
interface Charged {
  readonly firstPayment: NamedQuantity;
  /** Balance before the first instalment, in reais. */
  readonly firstBalance: Quantity;
  /** Reais. */
  readonly propertyValue: Quantity;
  /** Share of the balance a month. */
  readonly seguroMip: Quantity;
  /** Share of the property's value a month. */
  readonly seguroDfi: Quantity;
  /** Reais a month. */
  readonly tarifaAdministracao: Quantity;
}

/** Declares the charges of the first month, and the instalment with them. */
export function firstCharges(charged: Charged, result: Results) {
  const seguroMipInicial = result.money(
    'Seguro MIP no 1º mês',
    shareOf(charged.firstBalance, charged.seguroMip),
  );
  const seguroDfiMensal = result.money(
    'Seguro DFI por mês',
    shareOf(charged.propertyValue, charged.seguroDfi),
  );
  const tarifaMensal = result.money('Tarifa por mês', charged.tarifaAdministracao);
  return {
    seguroMipInicial,
    seguroDfiMensal,
    tarifaMensal,
    primeiraParcelaTotal: result.total(
      'Primeira parcela com seguros e tarifa',
      charged.firstPayment.plus(seguroMipInicial).plus(seguroDfiMensal).plus(tarifaMensal),
    ),
  };
}

/** A share of an amount; of a share of 0 there is nothing to explain. */
function shareOf(whole: Quantity, share: Quantity): Quantity {
  return share.equals(0) ? money(0) : whole.times(share);
}
