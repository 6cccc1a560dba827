import { Skeleton } from '@/components/ui/skeleton';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

export function DeckSkeleton() {
  return (
    <div className="flex h-full flex-col overflow-hidden rounded-2xl border bg-card [grid-area:1/1]">
      <span className="sr-only">{translate(texts).loadingPlayers}</span>
      <Skeleton className="min-h-36 flex-1 rounded-none" />
      <div className="grid gap-2.5 p-4 pt-3.5">
        <Skeleton className="h-7 w-3/5" />
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-6 w-4/5 rounded-full" />
        <Skeleton className="h-9" />
      </div>
    </div>
  );
}
