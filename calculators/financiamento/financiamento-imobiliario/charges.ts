/** Calculates the charges of the first instalment besides amortization and interest. */
import type { Results } from '../../../src/quantity/declare.ts';
import { money, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';

/** Rates of the charges, and their bases. */
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
  /** Fee in reais a month. */
  readonly tarifaAdministracao: Quantity;
}

/** Declares the charges of the first month, and the instalment including them. */
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

/** A share of an amount; a share of 0 needs no explanation. */
function shareOf(whole: Quantity, share: Quantity): Quantity {
  return share.equals(0) ? money(0) : whole.times(share);
}
