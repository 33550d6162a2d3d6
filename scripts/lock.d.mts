/** Waits until no running process holds the lock file, then takes it. @returns a function that releases it */
export function takeLock(lockFile: string): Promise<() => void>;
