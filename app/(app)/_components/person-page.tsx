import type { ReactNode } from 'react';
import type { ConnectWords } from '@/components/connections/use-connection';
import { pageOrMissing } from '@/components/layout/missing';
import { ProfileFirst } from '@/components/onboarding/profile-first';
import { LandingPanel } from '@/components/shell/landing-panel';
import { PersonScreen } from '@/components/users/person-screen';
import { UserNotFound } from '@/components/users/user-not-found';
import { loadFollows } from '@/lib/follows/loaders';
import { loadGroupsOf } from '@/lib/groups/loaders';
import { isOnboarded, loadSession } from '@/lib/platform/auth/session';
import { later } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { loadProfile, toUserId } from '@/lib/users/loaders';
import type { ProfileDto } from '@/lib/users/schema/read-profile';
import { texts } from '@/lib/users/server-texts';

interface PersonPageProps {
  params: Promise<{ id: string }>;
}

interface PersonPageOptions {
  /** The link back to the previous screen. */
  back: ReactNode;
  words: () => ConnectWords;
  /** The title of the browser's tab; by default the page's. */
  tabTitle?: (profile: ProfileDto) => string;
}

const missing = pageOrMissing({
  title: later(texts, 'userNotFound'),
  screen: <UserNotFound />,
});

/** The page of a person. It has two paths, which differ in their link back. */
export function personPage({ back, words, tabTitle = titleOf }: PersonPageOptions) {
  return {
    metadata: missing.metadata(async ({ params }: PersonPageProps) => {
      const session = await loadSession();
      if (!session || !isOnboarded(session)) {
        return { title: translate(texts).profile, robots: { index: false } };
      }
      const profile = await loadProfile(session, toUserId((await params).id));
      return {
        title: tabTitle(profile),
        robots: { index: false },
        alternates: { canonical: routes.user(profile.id) },
      };
    }),
    page: missing.page(async ({ params }: PersonPageProps) => {
      const id = toUserId((await params).id);
      const session = await loadSession();
      if (!session) return <LandingPanel />;
      if (!isOnboarded(session)) return <ProfileFirst session={session} />;
      const [profile, groups, follows] = await Promise.all([
        loadProfile(session, id),
        loadGroupsOf(session, id),
        loadFollows(session),
      ]);
      return (
        <>
          {back}
          <h1 className="wrap-anywhere mb-4 text-3xl" dir="auto">
            {titleOf(profile)}
          </h1>
          <PersonScreen profile={profile} groups={groups} words={words()} follows={follows} />
        </>
      );
    }),
  };
}

const titleOf = (profile: ProfileDto): string =>
  profile.isOwn ? translate(texts).yourProfile : nameTitle(profile);

export const nameTitle = ({ name }: ProfileDto): string =>
  translate(texts).profileOf({ person: name });
