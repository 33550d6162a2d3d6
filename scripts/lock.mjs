import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The process that holds the lock, 0 while it is being written, and true if it has ended without releasing it. */
function holderOf(lockFile) {
  let holder = 0;
  try {
    holder = Number(readFileSync(lockFile, 'utf8'));
    return { holder, isGone: holder > 0 && !process.kill(holder, 0) };
  } catch (error) {
    return { holder, isGone: error.code === 'ESRCH' };
  }
}

export function takeLock(lockFile) {
  mkdirSync(dirname(lockFile), { recursive: true });
  for (let hasSaid = false; ; Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250)) {
    try {
      writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
      return () => rmSync(lockFile, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const { holder, isGone } = holderOf(lockFile);
    if (isGone) rmSync(lockFile, { force: true });
    else if (!hasSaid) process.stderr.write(`Esperando o processo ${holder} terminar (${lockFile})…\n`);
    hasSaid = true;
  }
}
