/**
 * A line of CSV (RFC 4180). A cell that a spreadsheet would run as a formula is prefixed with an apostrophe, as OWASP advises
 * against CSV injection.
 */
export function toCsvLine(cells: string[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

function toCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
