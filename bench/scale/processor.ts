import { readdirSync, readFileSync } from 'node:fs';

/** The clock of /proc/PID/stat ticks a hundred times a second on every Linux that Node supports. */
const MS_PER_TICK = 10;

/** The fields of /proc/PID/stat from the third on; the second, a name, may contain anything. */
function fieldsOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** Processor time that a process has used. */
export function processorMs(pid: number): number {
  const fields = fieldsOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}

/** A process and all that it has started and that still run. */
export function familyOf(root: number): number[] {
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      parents.set(Number(entry), Number(fieldsOf(Number(entry))[1]));
    } catch {
      // The process has ended meanwhile.
    }
  }
  const family = [root];
  for (const member of family)
    for (const [pid, parent] of parents) if (parent === member) family.push(pid);
  return family;
}

/** Processor time of a process and of its family, those that have ended included. */
export function familyMs(root: number): number {
  const times = familyOf(root).flatMap((pid) => fieldsOf(pid).slice(11, 15).map(Number));
  return times.reduce((sum, ticks) => sum + ticks, 0) * MS_PER_TICK;
}
