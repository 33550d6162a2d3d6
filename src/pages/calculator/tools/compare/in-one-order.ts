/** Merges the names of several lists: a name missing from a list comes after its predecessor in another. */
export function inOneOrder(lists: readonly (readonly string[])[]): readonly string[] {
  const all: string[] = [];
  for (const list of lists) {
    let next = 0;
    for (const name of list) {
      const known = all.indexOf(name);
      if (known === -1) all.splice(next, 0, name);
      next = (known === -1 ? next : known) + 1;
    }
  }
  return all;
}
