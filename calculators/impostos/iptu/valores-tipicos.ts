/** Typical rates of towns. Every town has its own law: these rates, discounts and due days are estimates. */
import { percent } from '../../../src/quantity/quantity.ts';

/** In percent of the assessed value. */
export const ALIQUOTAS_TIPICAS = { residencial: 1, comercial: 1.2, industrial: 1.5, terreno: 2 } as const;
export const FATOR_RURAL = 0.8;
/** In percent of the tax; they add up to at most `DESCONTO_MAXIMO`. */
export const DESCONTOS = { idoso: 50, deficiente: 30, aposentado: 20, baixaRenda: 40 } as const;
export const DESCONTO_MAXIMO = percent(70);
export const PARCELAS = 10;
/** Due day of the instalments, starting in January. */
export const DIA_DO_VENCIMENTO = 10;
