import { SportHeader } from '@/components/discover/sport-header';
import { SportTabs } from '@/components/discover/sport-tabs';
import { BackLink } from '@/components/layout/back-link';
import { pageOrMissing } from '@/components/layout/missing';
import { SignInPrompt } from '@/components/layout/sign-in-prompt';
import { type PageQuery, readQuery } from '@/components/lists/address';
import { ProfileFirst } from '@/components/onboarding/profile-first';
import { sportTint } from '@/components/sports/sport-key';
import { cn } from '@/lib/cn';
import { loadConnectionStates } from '@/lib/connections/loaders';
import { loadSportLists } from '@/lib/discover/loaders';
import { isOnboarded, loadSession } from '@/lib/platform/auth/session';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { loadSport } from '@/lib/sports/loaders';
import { texts } from '@/lib/sports/server-texts';
import { sportWords } from '@/lib/sports/words';

interface SportPageProps {
  params: Promise<{ id: string }>;
  searchParams: PageQuery;
}

const missing = pageOrMissing();

export const generateMetadata = missing.metadata(async ({ params }: SportPageProps) => {
  const sport = await loadSport((await params).id);
  return { title: sportWords(sport.name), robots: { index: false } };
});

export default missing.page(async ({ params, searchParams }: SportPageProps) => {
  const t = translate(texts);
  const sport = await loadSport((await params).id);
  const session = await loadSession();
  if (!session) {
    return <SignInPrompt title={t.signInToSeeSport} />;
  }
  if (!isOnboarded(session)) return <ProfileFirst session={session} />;
  const [lists, states] = await Promise.all([
    loadSportLists(session, sport.id, (await readQuery(searchParams)).get('within') === 'any'),
    loadConnectionStates(session),
  ]);
  return (
    <div className={cn(sportTint(sport.name), 'sport-head grid min-w-0 gap-6 *:min-w-0')}>
      <div>
        <BackLink href={routes.discover()}>{t.backToDiscover}</BackLink>
        <SportHeader sport={sport} lists={lists} />
      </div>
      <SportTabs sport={sport} lists={lists} states={states} />
    </div>
  );
});
