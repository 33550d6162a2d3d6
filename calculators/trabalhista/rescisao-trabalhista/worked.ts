/** What the examples of terminations type alike. */
import type { TerminationType } from '../../lei/termination-rights.ts';

/** Monthly salary, first and last day of work, how the contract ended, and days of vacation not taken. */
export function worked(
  salario: number,
  dataAdmissao: string,
  dataRescisao: string,
  tipoRescisao: TerminationType,
  feriasVencidas = 0,
) {
  return { salario, dataAdmissao, dataRescisao, tipoRescisao, feriasVencidas };
}
