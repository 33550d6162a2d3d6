/**
 * Blocks this process until no other running process holds `lockFile`, then acquires it. The lock of a
 * process that died is taken over. Plain JavaScript because the set-up needs it before TypeScript runs.
 *
 * @param lockFile absolute path; its folder is created
 * @returns releases the lock
 * @throws Error when the file cannot be written for a reason other than existing already
 */
export function takeLock(lockFile: string): () => void;
