/** Constitutional limits of the IPVA; each state sets its own rates and due days. */
import { count } from '../../src/quantity/quantity.ts';
import { legalFigure } from './legal-figure.ts';
import { OLD_VEHICLES_AMENDMENT } from './tax-laws.ts';

/** Age from which cars and motorcycles are exempt in every state. */
export const EXEMPT_AGE = legalFigure(count(20, 'anos'), {
  law: 'Constituição, art. 155, § 6º (EC 137/2025)',
  validFrom: '2025-12-10',
  source: OLD_VEHICLES_AMENDMENT,
});
