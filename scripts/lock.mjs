import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Reads the pid of the lock's holder (0 while the holder is writing it), and checks if that process has died. */
function holderOf(lockFile) {
  let holder = 0;
  try {
    holder = Number(readFileSync(lockFile, 'utf8'));
    return { holder, isDead: holder > 0 && !process.kill(holder, 0) };
  } catch (error) {
    return { holder, isDead: error.code === 'ESRCH' };
  }
}

export function takeLock(lockFile) {
  mkdirSync(dirname(lockFile), { recursive: true });
  for (let hasLogged = false; ; Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250)) {
    try {
      writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
      return () => rmSync(lockFile, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const { holder, isDead } = holderOf(lockFile);
    if (isDead) rmSync(lockFile, { force: true });
    else if (!hasLogged) process.stderr.write(`Esperando o processo ${holder} terminar (${lockFile})…\n`);
    hasLogged = true;
  }
}
