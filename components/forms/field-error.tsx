/** Under a field; always in the page, so that a screen reader hears it appear. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return (
    <p
      id={id}
      data-field-error
      aria-live="polite"
      className="font-[580] text-destructive-ink text-sm empty:hidden"
    >
      {children}
    </p>
  );
}
