import type { ReactNode } from 'react';
import { wordsOf } from '@/lib/platform/language/words';

interface LogLineProps {
  createdAt: string;
  by: string;
  children: ReactNode;
}

export function LogLine({ createdAt, by, children }: LogLineProps) {
  return (
    <li className="flex flex-wrap justify-between gap-x-4 px-4 py-2.5 text-sm">
      <span className="wrap-anywhere min-w-0">
        {children}
        <span className="block text-muted-foreground">{by}</span>
      </span>
      <time dateTime={createdAt} className="text-muted-foreground tabular-nums">
        {wordsOf().date(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
    </li>
  );
}
