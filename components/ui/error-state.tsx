import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import { Drawing } from './drawing';
import { texts } from './texts';

type ErrorStateProps = {
  title: ReactNode;
  description?: ReactNode;
  onRetry: () => void;
  /** True while a retry is in progress. */
  retrying?: boolean;
  className?: string;
};

export function ErrorState({ title, description, onRetry, retrying, className }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={cn(
        'wrap-anywhere flex min-w-0 flex-col items-center rounded-card border border-dashed bg-card/60 px-6 py-9 text-center',
        className,
      )}
    >
      <Drawing name="rain" className="w-36" />
      <p className="mt-4 text-balance font-heading text-xl tracking-tight">{title}</p>
      {description ? (
        <p className="mt-1.5 max-w-sm text-pretty text-muted-foreground text-sm">{description}</p>
      ) : null}
      <Button variant="secondary" className="mt-5" onClick={onRetry} disabled={retrying}>
        <LineIcon name="rotate-ccw" />
        {translate(texts).loadAgain}
      </Button>
    </div>
  );
}
