/** What is wrong with a definition, where in the file, and what to do about it. */
export interface Fault {
  readonly place: string;
  readonly problem: string;
  readonly remedy: string;
}

/** A fault, or none: for lists of conditional faults. */
export function faultIf(isFaulty: boolean, place: string, problem: string, remedy: string): Fault[] {
  return isFaulty ? [{ place, problem, remedy }] : [];
}

/** The names to choose from, for the remedy of an unknown one. */
export function chooseAmong(names: Iterable<string>): string {
  const known = [...names];
  return known.length === 0 ? 'não há nenhum: tire este' : `use um destes: ${known.join(', ')}`;
}
