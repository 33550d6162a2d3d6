/** The resource is used up for this address, or for everyone. */
export class NoRoomError extends Error {}

/** Resource shared by all addresses: slots or bytes. */
interface Share {
  /** Reserves an amount; false if not enough is left for this address, or for everyone. */
  enter(address: string, amount?: number): boolean;
  leave(address: string, amount?: number): void;
  /**
   * Reserves one slot while a task runs.
   *
   * @throws NoRoomError
   */
  during<Result>(address: string, task: () => Promise<Result>): Promise<Result>;
}

/** Multiple of the maximum that all addresses together may use through their guaranteed amounts. */
const RESERVE = 4;

/**
 * Limits the use of a resource, so that neither one address nor a few can use all of it.
 *
 * @param max maximum of all addresses together
 * @param maxPerAddress maximum of one address
 * @param guaranteed amount that each address gets even if others have used up everything
 */
export function createShare(max: number, maxPerAddress: number, guaranteed = 0): Share {
  const taken = new Map<string, number>();
  let total = 0;
  const enter = (address: string, amount = 1): boolean => {
    const own = taken.get(address) ?? 0;
    const limit = own + amount <= guaranteed ? RESERVE * max : max;
    if (total + amount > limit || own + amount > maxPerAddress) return false;
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
