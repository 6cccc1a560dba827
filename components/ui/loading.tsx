import type { ReactNode } from 'react';

interface LoadingProps {
  /** For screen readers. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** Beside the shapes and not around them: `output` allows only phrasing content. */
export function Loading({ label, className, children }: LoadingProps) {
  return (
    <div className={className}>
      <output className="sr-only">{label}</output>
      {children}
    </div>
  );
}
