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

function counted(dias: number, one: string, many: string): Quantity {
  return count(dias, dias === 1 ? one : many);
}

/** Counts the days by the calendar: Sundays and national holidays, and typed local ones. */
export function declaraDiasPeloCalendario(
  { ano, mes, feriadosLocais }: RespostasDoMes,
  result: Results,
): DiasDoMes {
  const { uteis, domingos, feriados } = mesDeDescanso(ano.number, mes.number);
  const locais = feriadosLocais.number;
  const partes = [
    count(domingos, 'domingos'),
    counted(feriados.length, 'feriado nacional', 'feriados nacionais'),
    counted(locais, 'feriado local', 'feriados locais'),
  ];
  const descanso = sumOfAll(partes.filter((dias) => dias.isAbove(0)));
  const diasDescanso = result.count(DIAS_DE_DESCANSO, descanso, {
    law: 'Lei 605/1949, arts. 1º e 8º',
    unit: 'dias',
  });
  const diasDoMes = count(uteis + domingos + feriados.length, 'dias do mês');
  return {
    diasUteis: result.count(DIAS_UTEIS, diasDoMes.minus(diasDescanso), {
      unit: 'dias',
      note: 'De segunda a sábado, sem os feriados.',
    }),
    diasDescanso,
    feriados: feriados.map(({ date, name }) => `${date.slice(8)}/${date.slice(5, 7)}: ${name}`),
    mesEmDias: declaraPartesDoMes(result, [
      { parte: 'Dias úteis', dias: uteis - locais },
      { parte: 'Domingos', dias: domingos },
      { parte: 'Feriados nacionais', dias: feriados.length },
      { parte: 'Feriados locais', dias: locais },
    ]),
  };
}

/** Uses the days as typed. */
export function declaraDiasDigitados(uteis: Quantity, descanso: Quantity, result: Results): DiasDoMes {
  return {
    diasUteis: result.count(DIAS_UTEIS, uteis, { unit: 'dias' }),
    diasDescanso: result.count(DIAS_DE_DESCANSO, descanso, { unit: 'dias' }),
    feriados: [],
    mesEmDias: declaraPartesDoMes(result, [
      { parte: DIAS_UTEIS, dias: uteis.number },
      { parte: DIAS_DE_DESCANSO, dias: descanso.number },
    ]),
  };
}
