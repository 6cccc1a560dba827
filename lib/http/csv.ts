/**
 * A line of CSV (RFC 4180). A cell that a spreadsheet would run as a formula gets an apostrophe before it, as OWASP's
 * note on CSV injection has it.
 */
export function toCsvLine(cells: string[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

function toCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
