/** A fault of a definition: the problem, its position and the remedy. */
export interface Fault {
  readonly place: string;
  readonly problem: string;
  readonly remedy: string;
}

/** Creates a list with a fault, or an empty one, to combine conditional faults. */
export function faultIf(isFaulty: boolean, place: string, problem: string, remedy: string): Fault[] {
  return isFaulty ? [{ place, problem, remedy }] : [];
}

/** Lists the valid names, as the remedy for an unknown one. */
export function chooseAmong(names: Iterable<string>): string {
  const known = [...names];
  return known.length === 0 ? 'não há nenhum: tire este' : `use um destes: ${known.join(', ')}`;
}
