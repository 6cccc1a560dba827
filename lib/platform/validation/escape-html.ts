const MARKS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For the content or a quoted attribute of an HTML document. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? mark);
}
