import type { ReactNode } from 'react';

/** A full page load, so that the online page appears once there is a connection. */
export function PageLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center underline decoration-primary/40 decoration-2 underline-offset-4 hover:decoration-current"
    >
      {children}
    </a>
  );
}
