import { CoachAbout } from '@/app/(public)/coach/[id]/_components/coach-about';
import { CoachActions } from '@/app/(public)/coach/[id]/_components/coach-actions';
import { CoachAvailability } from '@/components/coaching/coach-availability';
import { CoachHeader } from '@/components/coaching/coach-header';
import { coachJsonLd } from '@/components/coaching/coach-json-ld';
import { CoachNotFound } from '@/components/coaching/coach-not-found';
import { CoachPackages } from '@/components/coaching/coach-packages';
import { CoachReviews } from '@/components/coaching/coach-reviews';
import { CoachTabs } from '@/components/coaching/coach-tabs';
import { OwnCoach } from '@/components/coaching/own-coach';
import { texts } from '@/components/coaching/page-texts';
import { BackLink } from '@/components/layout/back-link';
import { pageOrMissing } from '@/components/layout/missing';
import { type PageQuery, readQuery } from '@/components/lists/address';
import { JsonLd } from '@/components/sharing/json-ld';
import { shareMetadata } from '@/components/sharing/share-metadata';
import { loadClassDates } from '@/lib/classes/loaders';
import { loadCoach } from '@/lib/coaching/loaders';
import { loadSession } from '@/lib/platform/auth/session';
import { env } from '@/lib/platform/env/server';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { later } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { sportWords } from '@/lib/sports/words';

interface CoachPageProps {
  params: Promise<{ id: string }>;
  searchParams: PageQuery;
}

/** For guests without scripts, the address selects further reviews. */
const load = async ({ params, searchParams }: CoachPageProps) =>
  loadCoach(await loadSession(), (await params).id, (await readQuery(searchParams)).get('cursor'));

const missing = pageOrMissing({
  title: later(texts, 'coachNotFound'),
  screen: <CoachNotFound />,
});

export const generateMetadata = missing.metadata(async (props: CoachPageProps) => {
  const { coach } = await load(props);
  const t = translate(texts);
  const { rating, reviewCount } = coach;
  const location = coach.location && placeName(coach.location);
  const sport = sportWords(coach.sport.name);
  const title = t.coachTitle({ coach: coach.name, sport });
  const description = [
    t.coachOfSport({ sport, location }),
    reviewCount > 0 ? t.rated({ rating, count: reviewCount }) : '',
    coach.bio ?? '',
  ]
    .filter(Boolean)
    .join(' ')
    .slice(0, 200);
  return shareMetadata({
    title,
    description,
    path: routes.coach(coach.id),
    image: routes.coachCard(coach.id),
    type: 'profile',
  });
});

export default missing.page(async (props: CoachPageProps) => {
  const { coach, reviews } = await load(props);
  const dates = await loadClassDates(await loadSession(), coach.id);
  return (
    <OwnCoach coach={coach}>
      <div className="grid min-w-0 gap-6 *:min-w-0">
        <JsonLd data={coachJsonLd(coach, env.NEXTAUTH_URL)} />
        <div className="grid gap-4">
          <BackLink href={routes.coaching()}>{translate(texts).backToCoaching}</BackLink>
          <CoachHeader coach={coach} />
          <CoachActions coach={coach} />
        </div>
        <CoachTabs
          panels={{
            about: <CoachAbout coach={coach} dates={dates} />,
            packages: <CoachPackages coach={coach} />,
            reviews: <CoachReviews coachId={coach.id} initial={reviews} />,
            availability: <CoachAvailability coach={coach} />,
          }}
        />
      </div>
    </OwnCoach>
  );
});
