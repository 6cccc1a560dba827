import { Logo } from '@/components/layout/logo';
import { MAIN_ID, SkipLink } from '@/components/layout/skip-link';
import type { CurrentUserDto } from '@/lib/users/schema/current-user';
import { OnboardingEntry } from './onboarding-entry';
import { SignOutLink } from './sign-out-link';

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
        <OnboardingEntry user={user} />
      </main>
    </>
  );
}
