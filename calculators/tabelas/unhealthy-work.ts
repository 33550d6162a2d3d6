/** Additions to the pay for harmful or dangerous work. */
import { percent } from '../../src/quantity/quantity.ts';
import { CLT } from './labour-laws.ts';
import { legalFigure } from './legal-figure.ts';

/** Lei nº 6.514/1977, which rewrote the chapter on safety and health at work. */
const IN_SAFETY_CHAPTER = { validFrom: '1977-12-23', source: CLT } as const;

function degree(amount: number) {
  return legalFigure(percent(amount), { ...IN_SAFETY_CHAPTER, law: 'CLT art. 192' });
}

/** Share of the base for harm to health of the lowest degree. */
export const LOW_HARM = degree(10);

/** Share of the base for harm of the middle degree. */
export const MIDDLE_HARM = degree(20);

/** Share of the base for harm of the highest degree. */
export const HIGH_HARM = degree(40);

/** Share of the basic salary for dangerous work. */
export const DANGER = legalFigure(percent(30), { ...IN_SAFETY_CHAPTER, law: 'CLT art. 193, § 1º' });
