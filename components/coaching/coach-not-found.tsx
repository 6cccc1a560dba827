import { Link } from '@/components/language/link';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/empty-state';
import { texts } from '@/lib/coaching/server-texts';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';

/** The coach is not approved, has paused or is deleted. */
export function CoachNotFound() {
  const t = translate(texts);
  return (
    <EmptyState
      as="h1"
      drawing="over-the-wall"
      title={t.coachNotFound}
      description={t.coachNotFoundHint}
      action={
        <Link href={routes.coaching()} className={buttonVariants()}>
          {t.backToCoaching}
        </Link>
      }
    />
  );
}
