import { column, type NamedRows, type Results } from '../../../src/quantity/declare.ts';
import { count, sumOfAll, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { mesDeDescanso } from '../../lei/descanso-semanal.ts';

/** Fields of the month; undefined with the other way of counting. */
export interface RespostasDoMes {
  readonly ano: Quantity;
  readonly mes: Quantity;
  readonly feriadosLocais: Quantity;
}

/** A part of the month, for its chart. */
interface ParteDoMes {
  readonly parte: string;
  readonly dias: number;
}

/** The days of a month, by result name. */
export interface DiasDoMes {
  readonly diasUteis: NamedQuantity;
  readonly diasDescanso: NamedQuantity;
  readonly feriados: readonly string[];
  readonly mesEmDias: NamedRows<ParteDoMes>;
}

const DIAS_UTEIS = 'Dias úteis';
const DIAS_DE_DESCANSO = 'Dias de descanso';

function declaraPartesDoMes(result: Results, rows: readonly ParteDoMes[]) {
  return result.rows(
    'O mês',
    { parte: column.text('Parte'), dias: column.count('Dias') },
    rows.filter(({ dias }) => dias > 0),
  );
}

function counted(days: number, one: string, many: string): Quantity {
  return count(days, days === 1 ? one : many);
}

/** Counts the days by the calendar: Sundays and national holidays, and typed local ones. */
export function declaraDiasPeloCalendario(
  { ano, mes, feriadosLocais }: RespostasDoMes,
  result: Results,
): DiasDoMes {
  const { uteis, domingos, feriados } = mesDeDescanso(ano.number, mes.number);
  const local = feriadosLocais.number;
  const known = [
    count(domingos, 'domingos'),
    counted(feriados.length, 'feriado nacional', 'feriados nacionais'),
    counted(local, 'feriado local', 'feriados locais'),
  ];
  const rest = sumOfAll(known.filter((days) => days.isAbove(0)));
  const diasDescanso = result.count(DIAS_DE_DESCANSO, rest, {
    law: 'Lei 605/1949, arts. 1º e 8º',
    unit: 'dias',
  });
  const monthDays = count(uteis + domingos + feriados.length, 'dias do mês');
  return {
    diasUteis: result.count(DIAS_UTEIS, monthDays.minus(diasDescanso), {
      unit: 'dias',
      note: 'De segunda a sábado, sem os feriados.',
    }),
    diasDescanso,
    feriados: feriados.map(({ date, name }) => `${date.slice(8)}/${date.slice(5, 7)}: ${name}`),
    mesEmDias: declaraPartesDoMes(result, [
      { parte: 'Dias úteis', dias: uteis - local },
      { parte: 'Domingos', dias: domingos },
      { parte: 'Feriados nacionais', dias: feriados.length },
      { parte: 'Feriados locais', dias: local },
    ]),
  };
}

/** Uses the days as typed. */
export function declaraDiasDigitados(working: Quantity, rest: Quantity, result: Results): DiasDoMes {
  return {
    diasUteis: result.count(DIAS_UTEIS, working, { unit: 'dias' }),
    diasDescanso: result.count(DIAS_DE_DESCANSO, rest, { unit: 'dias' }),
    feriados: [],
    mesEmDias: declaraPartesDoMes(result, [
      { parte: DIAS_UTEIS, dias: working.number },
      { parte: DIAS_DE_DESCANSO, dias: rest.number },
    ]),
  };
}
