/** No place is left for this address or for anyone. */
export class NoRoomError extends Error {}

/** A resource that addresses share: places or bytes. */
interface Share {
  /** Takes a part; false if not enough is left for this address or for anyone. */
  enter(address: string, amount?: number): boolean;
  leave(address: string, amount?: number): void;
  /**
   * Takes one place while a task runs.
   *
   * @throws NoRoomError
   */
  during<Result>(address: string, task: () => Promise<Result>): Promise<Result>;
}

/**
 * Counts use of a resource, so that one address cannot take all of it.
 *
 * @param most for all addresses together
 * @param mostEach for one address
 */
export function createShare(most: number, mostEach: number): Share {
  const taken = new Map<string, number>();
  let total = 0;
  const enter = (address: string, amount = 1): boolean => {
    const own = taken.get(address) ?? 0;
    if (total + amount > most || own + amount > mostEach) return false;
    taken.set(address, own + amount);
    total += amount;
    return true;
  };
  const leave = (address: string, amount = 1): void => {
    const own = (taken.get(address) ?? amount) - amount;
    if (own > 0) taken.set(address, own);
    else taken.delete(address);
    total -= amount;
  };
  return {
    enter,
    leave,
    async during(address, task) {
      if (!enter(address)) throw new NoRoomError();
      try {
        return await task();
      } finally {
        leave(address);
      }
    },
  };
}
