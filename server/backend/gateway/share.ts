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

/** Multiple of the total up to which addresses that take little are let in. */
const RESERVE = 4;

/**
 * Counts use of a resource, so that neither one address nor a few can take all of it.
 *
 * @param most for all addresses together
 * @param mostEach for one address
 * @param little an address that takes at most this gets it even if others have taken everything
 */
export function createShare(most: number, mostEach: number, little = 0): Share {
  const taken = new Map<string, number>();
  let total = 0;
  const enter = (address: string, amount = 1): boolean => {
    const own = taken.get(address) ?? 0;
    const limit = own + amount <= little ? RESERVE * most : most;
    if (total + amount > limit || own + amount > mostEach) return false;
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
