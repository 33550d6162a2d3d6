/** Waits until no running process holds the lock file, then holds it. @returns releases it */
export function takeLock(lockFile: string): () => void;
