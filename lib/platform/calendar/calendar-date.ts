/**
 * True for a day that exists, as 2026-12-31: 29 February only in leap years. In a file without the large code for time zones.
 */
export function isCalendarDate(text: string): boolean {
  // The database has no year 0.
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
