import { Skeleton } from '@/components/ui/skeleton';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

export function GroupRowsSkeleton() {
  return (
    <div className="grid gap-3">
      <span role="status" className="sr-only">
        {translate(texts).loadingGroups}
      </span>
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="h-32 rounded-card" />
      ))}
    </div>
  );
}
