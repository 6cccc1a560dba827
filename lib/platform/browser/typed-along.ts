/**
 * What somebody without a session has typed goes along to the page in another language, and nowhere else: that page removes it
 * from the tab. Never passwords or codes. A finished page has it as the text of its inline script, so it uses nothing from outside.
 */
export function typedAlong(
  personKey: string,
  enter: (field: HTMLInputElement, value: string | boolean) => void,
): { storeTyped: () => void; giveBackTyped: () => void } {
  const entry = `${personKey.split(':')[0]}:0:typed`;
  const fields = () => [
    ...document.querySelectorAll<HTMLInputElement>(
      'form[method=post] :is(input:not([type=hidden],[type=password],[type=file],[autocomplete*=password],[autocomplete=one-time-code]),select,textarea)',
    ),
  ];
  const valueOf = (field: HTMLInputElement) =>
    /^(?:radio|checkbox)$/.test(field.type) ? field.checked : field.value;
  function storeTyped(): void {
    try {
      sessionStorage.setItem(entry, JSON.stringify(fields().map(valueOf)));
    } catch {
      // Storage is forbidden.
    }
  }
  function giveBackTyped(): void {
    try {
      const values = JSON.parse(sessionStorage.getItem(entry) ?? '[]') as (string | boolean)[];
      sessionStorage.removeItem(entry);
      const here = fields();
      // Otherwise it is another page.
      if (here.length !== values.length) return;
      for (const [at, field] of here.entries()) {
        const value = values[at] ?? '';
        if (value !== valueOf(field)) enter(field, value);
      }
    } catch {
      // Storage is forbidden, or holds something else.
    }
  }
  return { storeTyped, giveBackTyped };
}
