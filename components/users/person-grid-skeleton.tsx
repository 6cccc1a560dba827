import { cardGridClasses } from '@/components/lists/card-grid';
import { Loading } from '@/components/ui/loading';
import { Skeleton } from '@/components/ui/skeleton';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function PersonGridSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className={cardGridClasses}>
      {PLACES.map((key) => (
        <div key={key}>
          <div className="rounded-card border bg-card p-4">
            <div className="flex gap-3">
              <Skeleton className="size-15 rounded-full" />
              <div className="grid flex-1 content-start gap-2">
                <Skeleton className="h-5 w-3/5" />
                <Skeleton className="h-4 w-2/5" />
                <Skeleton className="h-4 w-1/4" />
              </div>
            </div>
            <Skeleton className="mt-4 h-4 w-full" />
            <Skeleton className="mt-2 h-4 w-4/5" />
            <div className="mt-4 flex gap-1.5">
              <Skeleton className="h-6 w-28 rounded-full" />
              <Skeleton className="h-6 w-28 rounded-full" />
            </div>
            <div className="mt-4 flex gap-2">
              <Skeleton className="h-11 flex-1 rounded-control" />
              <Skeleton className="h-11 flex-1 rounded-control" />
            </div>
          </div>
        </div>
      ))}
    </Loading>
  );
}
