import type { ReactNode } from 'react';

interface RefusalProps {
  children: ReactNode;
  /** The remedy: a NextStepLink. */
  nextStep?: ReactNode;
}

/** Replaces a button that would be refused: the reason, and its remedy. */
export function Refusal({ children, nextStep }: RefusalProps) {
  return (
    <div className="grid justify-items-start text-sm">
      <p className="text-muted-foreground">{children}</p>
      {nextStep}
    </div>
  );
}
