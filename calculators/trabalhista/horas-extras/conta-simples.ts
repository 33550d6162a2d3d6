import { simpleMethod } from '../../../src/engine/methods.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import { one, type Quantity } from '../../../src/quantity/quantity.ts';
import { ADICIONAIS_MINIMOS } from '../../lei/horas-extras.ts';
import { ADICIONAL_NOTURNO, HORAS_DO_SALARIO } from '../../tabelas/trabalho.ts';

/** Surcharges on the normal hour: one at a time. */
const ADICIONAIS = { ...ADICIONAIS_MINIMOS, noturna: ADICIONAL_NOTURNO } as const;

interface HorasExtras {
  readonly salary: Quantity;
  readonly hours: Quantity;
  readonly type: keyof typeof ADICIONAIS;
}

/** Assumes a week of 44 hours, the night's surcharge alone, and reflexes without the weekly rest. */
export const contaSimples = simpleMethod({
  fields: ['salary', 'hours', 'type'],
  because: `A conta simples supõe 44 horas por semana, paga a hora da noite só com os ${ADICIONAL_NOTURNO} e não conta o descanso semanal; nas regras em vigor os dois acréscimos se somam, e a hora da noite é mais curta.`,
  compute({ salary, hours, type }: HorasExtras, result: Results) {
    const { law } = ADICIONAIS[type];
    const valorHoraNormal = result.money('Hora normal', salary.over(HORAS_DO_SALARIO), HORAS_DO_SALARIO.law);
    const percentualAcrescimo = result.percent('Acréscimo', ADICIONAIS[type]);
    const valorHoraExtra = result.money(
      'Hora extra',
      valorHoraNormal.times(one.plus(percentualAcrescimo)),
      law,
    );
    const valorTotal = result.total('Total das horas extras', valorHoraExtra.times(hours));
    return {
      valorTotal,
      ...result.group('A hora', { valorHoraNormal, percentualAcrescimo, valorHoraExtra }),
      ...result.group('Se as horas se repetem todo mês', {
        reflexo13: result.money('Reflexo no 13º salário', valorTotal.over(12), {
          note: 'Um doze avos do total.',
        }),
        reflexoFerias: result.money('Reflexo nas férias', valorTotal.over(3), { note: 'Um terço do total.' }),
      }),
    };
  },
});
