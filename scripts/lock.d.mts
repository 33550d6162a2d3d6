/** Waits until no running process holds the lock file, then takes it. @returns a function that releases it */
export function takeLock(lockFile: string): () => void;
/** Takes the lock like `takeLock`, but without blocking this process, which may be the holder itself. */
export function waitForLock(lockFile: string): Promise<() => void>;
