/** Fields that calculators of hourly pay share: the normal week, and the days of the month. */
import { between, option } from '../../schemas/fields.ts';
import { JORNADA_SEMANAL } from '../tabelas/jornada.ts';

const NOT_LISTED = 'Escolha uma das opções da lista';
const MAIOR_MES = 31;

/** Hours of a normal week, which determine the hours paid by a monthly salary. */
export const horasSemanais = {
  type: 'integer',
  title: 'Jornada semanal',
  description: 'Quanto menor a jornada, mais vale cada hora do mesmo salário.',
  oneOf: [
    option(JORNADA_SEMANAL.number, `${JORNADA_SEMANAL}`),
    option(40, '40 horas'),
    option(36, '36 horas'),
    option(30, '30 horas'),
    option(20, '20 horas'),
  ],
  default: JORNADA_SEMANAL.number,
  details: true,
  messages: { required: NOT_LISTED, type: NOT_LISTED, enum: NOT_LISTED },
  meaning: 'jornadaSemanal',
} as const;

/** Working days of the month, including Saturdays. */
export const diasUteisDoMes = {
  type: 'integer',
  title: 'Dias úteis do mês',
  description: 'De segunda a sábado, sem os feriados: o descanso semanal é pago na proporção.',
  unit: 'dias',
  ...between(1, 31, 'Digite de 1 a 31 dias úteis'),
  default: 25,
  details: true,
  meaning: 'diasUteis',
} as const;

/** Sundays and holidays of the month. */
export const diasDeDescansoDoMes = {
  type: 'integer',
  title: 'Domingos e feriados do mês',
  description: 'São os dias de descanso, pagos também sobre o que você ganha por hora.',
  unit: 'dias',
  ...between(0, 30, 'Digite de 0 a 30 dias de descanso'),
  default: 5,
  details: true,
  meaning: 'diasDeDescanso',
} as const;

/** Refuses more days than a month has. */
export const regraDaJornada = {
  field: 'diasDescanso',
  assert: `diasUteis + diasDescanso <= ${MAIOR_MES}`,
  message: `Dias úteis e de descanso não podem passar de ${MAIOR_MES}`,
} as const;
