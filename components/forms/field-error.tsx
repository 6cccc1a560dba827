/** Always present, so that screen readers announce a new error. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return (
    <p
      id={id}
      data-field-error
      aria-live="polite"
      className="font-label text-destructive-ink text-sm empty:hidden"
    >
      {children}
    </p>
  );
}
