/** Additions to the pay for harmful or dangerous work. */
import { percent } from '../../src/quantity/quantity.ts';
import { CLT } from './leis-trabalhistas.ts';
import { legalFigure } from './legal-figure.ts';

/** Lei nº 6.514/1977, which rewrote the chapter on safety and health at work. */
const DESDE_A_LEI = { validFrom: '1977-12-23', source: CLT } as const;

function grau(amount: number) {
  return legalFigure(percent(amount), { ...DESDE_A_LEI, law: 'CLT art. 192' });
}

/** Share of the base for harm to health of the lowest degree. */
export const INSALUBRIDADE_MINIMA = grau(10);

/** Share of the base for harm of the middle degree. */
export const INSALUBRIDADE_MEDIA = grau(20);

/** Share of the base for harm of the highest degree. */
export const INSALUBRIDADE_MAXIMA = grau(40);

/** Share of the basic salary for dangerous work. */
export const PERICULOSIDADE = legalFigure(percent(30), { ...DESDE_A_LEI, law: 'CLT art. 193, § 1º' });
