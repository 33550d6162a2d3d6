/** Discounts of a tax, given in percent of it. */
import { percent, type Quantity } from '../../src/quantity/quantity.ts';

/** Discounts added up; 0% for none. */
export function discountsTogether(percents: readonly number[]): Quantity {
  const [first = percent(0), ...others] = percents.map(percent);
  return others.reduce((all, each) => all.plus(each), first);
}

/** What a discount leaves of an amount: the amount itself where there is none. */
export function lessDiscount(amount: Quantity, discount: Quantity): Quantity {
  return discount.equals(0) ? amount : amount.times(percent(100).minus(discount));
}
