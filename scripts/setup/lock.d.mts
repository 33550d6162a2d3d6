/**
 * Waits, blocking this process, until no other living process holds `lockFile`, then holds it. A holder that
 * died without letting go is noticed. Plain JavaScript because the set-up needs it before TypeScript runs.
 *
 * @param lockFile absolute path; its folder is made
 * @returns lets go of the lock
 * @throws Error when the file cannot be written for another reason than being there
 */
export function takeLock(lockFile: string): () => void;
