import type { ReactNode } from 'react';

interface LoadingProps {
  /** Said to whoever does not see the shapes. */
  label: string;
  className?: string;
  /** The shape of what is coming. */
  children: ReactNode;
}

/** Beside the shapes and not around them: `output` may hold text alone. */
export function Loading({ label, className, children }: LoadingProps) {
  return (
    <div className={className}>
      <output className="sr-only">{label}</output>
      {children}
    </div>
  );
}
