/**
 * Counts what is under way, so that one address does not take all the places.
 *
 * @param most places for all
 * @param mostEach places for one address
 */
export function createShare(most: number, mostEach: number) {
  const taken = new Map<string, number>();
  let total = 0;
  return {
    /** Takes a place; false if there is none left for this address, or for anybody. */
    enter(address: string): boolean {
      const own = taken.get(address) ?? 0;
      if (total >= most || own >= mostEach) return false;
      taken.set(address, own + 1);
      total += 1;
      return true;
    },
    /** Gives the place back. */
    leave(address: string): void {
      const own = (taken.get(address) ?? 1) - 1;
      if (own > 0) taken.set(address, own);
      else taken.delete(address);
      total -= 1;
    },
  };
}
