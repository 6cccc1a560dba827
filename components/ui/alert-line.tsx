import type { ComponentProps } from 'react';

/** What went wrong, said at once. It stays while it is empty: screen readers announce only what changes in a known place. */
export function AlertLine(props: Omit<ComponentProps<'p'>, 'role' | 'className'>) {
  return (
    <p role="alert" className="font-label text-destructive-ink text-sm empty:hidden" {...props} />
  );
}
