/** Memory of a process with all that it started. */
import { readdirSync, readFileSync } from 'node:fs';

/** The processes of the machine with their parents and bytes in memory; none where the system does not list them as files. */
function processes(): { id: number; parent: number; bytes: number }[] {
  try {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? statusOf(name) : []));
  } catch {
    return [];
  }
}

function statusOf(id: string): { id: number; parent: number; bytes: number }[] {
  try {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    const number = (label: string) => Number(new RegExp(`^${label}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return [{ id: Number(id), parent: number('PPid'), bytes: number('VmRSS') * 1024 }];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}

/** Bytes in memory of a process and of its descendants, pages that they share counted for each; 0 outside Linux. */
export function treeMemory(root: number): number {
  const all = processes();
  const parents = new Map(all.map(({ id, parent }) => [id, parent]));
  const isIn = (id: number | undefined): boolean =>
    id !== undefined && id !== 0 && (id === root || isIn(parents.get(id)));
  return all.reduce((sum, { id, bytes }) => sum + (isIn(id) ? bytes : 0), 0);
}
