import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const POLL_MS = 250;

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function holderOf(lockFile) {
  try {
    return Number(readFileSync(lockFile, 'utf8'));
  } catch {
    return 0;
  }
}

function tryToHold(lockFile) {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

export function takeLock(lockFile) {
  mkdirSync(dirname(lockFile), { recursive: true });
  let announced = false;
  while (!tryToHold(lockFile)) {
    const holder = holderOf(lockFile);
    if (holder > 0 && !isAlive(holder)) {
      rmSync(lockFile, { force: true });
      continue;
    }
    if (!announced) process.stderr.write(`Esperando o processo ${holder} terminar (${lockFile})…\n`);
    announced = true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_MS);
  }
  return () => rmSync(lockFile, { force: true });
}
