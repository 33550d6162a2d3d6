/** Discounts on a tax, in percent. */
import { percent, type Quantity } from '../../src/quantity/quantity.ts';

/** Adds discounts up; 0% for none. */
export function discountsTogether(percents: readonly number[]): Quantity {
  const [first = percent(0), ...others] = percents.map(percent);
  return others.reduce((all, each) => all.plus(each), first);
}

/** The rest of an amount after a discount; the amount itself for 0%. */
export function lessDiscount(amount: Quantity, discount: Quantity): Quantity {
  return discount.equals(0) ? amount : amount.times(percent(100).minus(discount));
}
