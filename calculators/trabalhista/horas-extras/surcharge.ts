/**
 * The parts of the normal hour, and the surcharges in force: at least the legal minimum, and at night the night
 * surcharge too.
 */
import { amount } from '../../../schemas/fields.ts';
import { one, type Quantity } from '../../../src/quantity/quantity.ts';
import { ADICIONAL_NOTURNO, ADICIONAL_DE_HORA_EXTRA, ADICIONAL_DO_DESCANSO } from '../../tabelas/trabalho.ts';

const LEAST_SURCHARGE = {
  normal: ADICIONAL_DE_HORA_EXTRA,
  noturna: ADICIONAL_DE_HORA_EXTRA,
  domingo: ADICIONAL_DO_DESCANSO,
  feriado: ADICIONAL_DO_DESCANSO,
} as const;

const MOST_SURCHARGE = 500;
const IS_REST_DAY = '(type == "domingo" or type == "feriado")';

/** In percent; 0 means the legal minimum. */
export const surchargeField = {
  type: 'number',
  format: 'percent',
  title: 'Adicional da hora extra',
  description: 'O da convenção coletiva, se for maior que o da lei; 0 vale o mínimo da lei.',
  maximum: MOST_SURCHARGE,
  default: 0,
  details: true,
  messages: { maximum: `Digite um adicional de até ${MOST_SURCHARGE}%` },
} as const;

/** Monthly pay besides the salary, which is part of the normal hour (TST, Súmulas 132, 139 and 264). */
export const fixedExtrasField = {
  ...amount,
  title: 'Adicionais fixos do mês',
  description: 'Insalubridade, periculosidade e gratificações fixas aumentam o valor da hora.',
  default: 0,
  details: true,
} as const;

/** Refuses less than the law requires. */
export const surchargeRules = [
  {
    field: 'adicional',
    assert: `${IS_REST_DAY} or adicional == 0 or adicional >= ${ADICIONAL_DE_HORA_EXTRA.typed}`,
    message: `O adicional mínimo da hora extra é de ${ADICIONAL_DE_HORA_EXTRA}`,
  },
  {
    field: 'adicional',
    assert: `not ${IS_REST_DAY} or adicional == 0 or adicional >= ${ADICIONAL_DO_DESCANSO.typed}`,
    message: `O adicional mínimo em domingo ou feriado é de ${ADICIONAL_DO_DESCANSO}`,
  },
] as const;

interface Surcharge {
  /** Multiplier of an hour. */
  readonly factor: Quantity;
  /** Surcharge on the hour, as a fraction. */
  readonly added: Quantity;
  readonly law: string;
}

/**
 * The surcharge on an hour; the night surcharge applies to the hour including the other one (TST, OJ 97 of the SDI-1).
 */
export function surchargeOf(type: keyof typeof LEAST_SURCHARGE, typed: Quantity): Surcharge {
  const least = LEAST_SURCHARGE[type];
  const surcharge = typed.equals(0) ? least : typed;
  const byDay = { factor: one.plus(surcharge), added: surcharge, law: least.law };
  if (type !== 'noturna') return byDay;
  const factor = byDay.factor.times(one.plus(ADICIONAL_NOTURNO));
  return { factor, added: factor.minus(one), law: `${least.law}; ${ADICIONAL_NOTURNO.law}` };
}
