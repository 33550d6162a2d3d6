/** A fault of a definition: the problem, its place in the file and the remedy. */
export interface Fault {
  readonly place: string;
  readonly problem: string;
  readonly remedy: string;
}

/** A fault, or none: for lists of conditional faults. */
export function faultIf(isFaulty: boolean, place: string, problem: string, remedy: string): Fault[] {
  return isFaulty ? [{ place, problem, remedy }] : [];
}

/** The valid names, for the remedy of an unknown one. */
export function chooseAmong(names: Iterable<string>): string {
  const known = [...names];
  return known.length === 0 ? 'não há nenhum: tire este' : `use um destes: ${known.join(', ')}`;
}
