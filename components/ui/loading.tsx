import type { ReactNode } from 'react';

interface LoadingProps {
  /** Read out by screen readers. */
  label: string;
  className?: string;
  /** The placeholder shapes. */
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
