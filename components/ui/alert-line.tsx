import type { ComponentProps } from 'react';

/** An error that is announced at once. Rendered even while empty: screen readers announce only changes in a known element. */
export function AlertLine(props: Omit<ComponentProps<'p'>, 'role' | 'className'>) {
  return (
    <p role="alert" className="font-label text-destructive-ink text-sm empty:hidden" {...props} />
  );
}
