/**
 * What somebody without a session has typed goes along to the page in another language, and nowhere else: that page removes it
 * from the tab. Never passwords or codes. A finished page has it as the text of its inline script, so it uses nothing from outside.
 */
export function typedAlong(
  personKey: string,
  enter: (field: HTMLInputElement, entry: { value?: string; checked?: boolean }) => unknown,
): { storeTyped: () => void; giveBackTyped: () => void } {
  const entry = `${personKey.split(':')[0]}:0:typed`;
  const fields = () => [
    ...document.querySelectorAll<HTMLInputElement>(
      'form[method=post] :is(input:not([type=hidden],[type=password],[type=file],[autocomplete*=password],[autocomplete^=one-]),select,textarea)',
    ),
  ];
  const keyOf = ({ type }: HTMLInputElement) =>
    type === 'radio' || type === 'checkbox' ? 'checked' : 'value';
  function storeTyped(): void {
    try {
      const values = fields().map((field) => field[keyOf(field)]);
      sessionStorage.setItem(entry, JSON.stringify(values));
    } catch {
      // Storage is forbidden.
    }
  }
  function giveBackTyped(): void {
    try {
      const values = JSON.parse(sessionStorage.getItem(entry) ?? '[]') as (string | boolean)[];
      sessionStorage.removeItem(entry);
      // Of another number, they are of another page.
      if (fields().length !== values.length) return;
      for (const [at, field] of fields().entries()) {
        const key = keyOf(field);
        if (field[key] !== values[at]) enter(field, { [key]: values[at] });
      }
    } catch {
      // Storage is forbidden, or holds something else.
    }
  }
  return { storeTyped, giveBackTyped };
}
