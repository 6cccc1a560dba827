import { Skeleton } from '@/components/ui/skeleton';

/** Three skeleton cards. */
export function GroupRowsSkeleton() {
  return (
    <div className="grid gap-3">
      <span role="status" className="sr-only">
        Loading groups
      </span>
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="h-32 rounded-card" />
      ))}
    </div>
  );
}
