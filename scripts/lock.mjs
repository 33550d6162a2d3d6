import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 250;

/** Reads the pid of the lock's holder (0 while the holder is writing it), and checks whether that process has died. */
function holderOf(lockFile) {
  let holder = 0;
  try {
    holder = Number(readFileSync(lockFile, 'utf8'));
    return { holder, isDead: holder > 0 && !process.kill(holder, 0) };
  } catch (error) {
    return { holder, isDead: error.code === 'ESRCH' };
  }
}

/** Takes the lock if no running process holds it; undefined otherwise, with a message on the first attempt. */
function tryLock(lockFile, isFirst) {
  mkdirSync(dirname(lockFile), { recursive: true });
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return () => rmSync(lockFile, { force: true });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const { holder, isDead } = holderOf(lockFile);
  if (isDead) rmSync(lockFile, { force: true });
  else if (isFirst && holder !== process.pid) {
    process.stderr.write(`Esperando o processo ${holder} terminar (${lockFile})…\n`);
  }
  return undefined;
}

export async function takeLock(lockFile) {
  for (let isFirst = true; ; isFirst = false) {
    const release = tryLock(lockFile, isFirst);
    if (release) return release;
    await pause(PAUSE_MS);
  }
}
