import { Link } from '@/components/language/link';
import { buttonVariants } from '@/components/ui/button-variants';
import type { Session } from '@/lib/platform/auth/session-store';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { toCurrentUser } from '@/lib/users/schema/current-user';
import { OnboardingEntry } from './onboarding-entry';
import { texts } from './page-texts';

/**
 * Replaces a screen that needs a position or a gender, for people who registered through an invite link: for all others the
 * layout shows the wizard instead of the whole app.
 */
export function ProfileFirst({ session }: { session: Session }) {
  if (!session.user.cameByLink) return null;
  const t = translate(texts);
  return (
    <section className="mx-auto grid w-full max-w-2xl gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{t.whatFor}</p>
        <Link href={routes.myGames()} className={buttonVariants({ variant: 'secondary' })}>
          {t.notNow}
        </Link>
      </div>
      <OnboardingEntry user={toCurrentUser(session.user)} />
    </section>
  );
}
