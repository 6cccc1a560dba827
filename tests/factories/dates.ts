const HOUR_MS = 3_600_000;

/** Whole hours from now; negative is the past. */
export function hoursFromNow(hours: number): Date {
  return new Date(Date.now() + hours * HOUR_MS);
}
