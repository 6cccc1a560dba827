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

/** Processor time of a process and of all its children, those that have ended included. */
export function familyMs(pid: number): number {
  const own = fieldsOf(pid);
  let ticks = Number(own[11]) + Number(own[12]) + Number(own[13]) + Number(own[14]);
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const fields = fieldsOf(Number(entry));
      if (Number(fields[1]) === pid) ticks += Number(fields[11]) + Number(fields[12]);
    } catch {
      // The process has ended meanwhile.
    }
  }
  return ticks * MS_PER_TICK;
}
