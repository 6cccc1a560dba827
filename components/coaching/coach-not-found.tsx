import Link from 'next/link';
import { EmptyState } from '@/components/layout/empty-state';
import { buttonVariants } from '@/components/ui/button-variants';
import { routes } from '@/lib/routes';

/** The coach is not approved, has paused or is gone. */
export function CoachNotFound() {
  return (
    <EmptyState
      as="h1"
      drawing="over-the-wall"
      title="Coach not found"
      description="They may have stopped coaching here."
      action={
        <Link href={routes.coaching()} className={buttonVariants()}>
          Back to Coaching
        </Link>
      }
    />
  );
}
