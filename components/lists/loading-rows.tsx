import { Skeleton } from '@/components/ui/skeleton';

const LOADING_ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

export function LoadingRows() {
  return (
    <div aria-hidden className="grid gap-px overflow-hidden rounded-card border bg-card">
      {LOADING_ROWS.map((row) => (
        <div key={row} className="flex items-center gap-3 p-4">
          <Skeleton className="size-12 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
