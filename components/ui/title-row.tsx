import type { ReactNode } from 'react';

/** A title and its actions: beside it while whole words fit, otherwise below. */
export function TitleRow({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
      <div className="min-w-0 flex-[1_1_min(10rem,100%)]">{children}</div>
      {actions}
    </div>
  );
}
