import { Logo } from '@/components/layout/logo';
import { MAIN_ID, SkipLink } from '@/components/layout/skip-link';
import { buttonVariants } from '@/components/ui/button-variants';
import { LineIcon } from '@/components/ui/line-icon';
import { translate } from '@/lib/platform/language/translate';
import { apiRoutes } from '@/lib/routes';
import type { CurrentUserDto } from '@/lib/users/schema/current-user';
import { LookAroundLink } from './look-around-link';
import { OnboardingEntry } from './onboarding-entry';
import { texts } from './page-texts';

/** For a person who registered by mistake or on another person's device. */
function SignOutLink() {
  return (
    <a href={apiRoutes.logout()} className={buttonVariants({ variant: 'ghost' })}>
      <LineIcon name="log-out" className="text-muted-foreground rtl:-scale-x-100" />
      {translate(texts).signOut}
    </a>
  );
}

/** Replaces the app until a person has a position and a gender. */
export function OnboardingScreen({ user }: { user: CurrentUserDto }) {
  return (
    <>
      <SkipLink />
      <header className="mx-auto flex min-h-(--header-height) max-w-2xl flex-wrap items-center justify-between gap-2 px-4 sm:mt-3 sm:px-6">
        <Logo />
        <SignOutLink />
      </header>
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="mx-auto flex min-h-[calc(100dvh-var(--header-height))] max-w-2xl flex-col px-4 pt-2 outline-none sm:px-6 sm:pb-16"
      >
        <LookAroundLink />
        <OnboardingEntry user={user} />
      </main>
    </>
  );
}
