import type { ReactNode } from 'react';

export function AuthHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-6 grid gap-2">
      <h1 className="text-3xl">{title}</h1>
      {children ? <p className="text-pretty text-muted-foreground">{children}</p> : null}
    </div>
  );
}
