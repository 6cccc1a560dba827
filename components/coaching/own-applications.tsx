import type { ComponentProps, ReactNode } from 'react';
import { Day } from '@/components/calendar/day';
import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { Badge } from '@/components/ui/count-badge';
import { SettingsSection } from '@/components/ui/settings-section';
import type { CoachApplicationDto } from '@/lib/coaching/schema/application';
import { texts } from '@/lib/coaching/server-texts';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { sportWords } from '@/lib/sports/words';

const LOOKS: Record<CoachApplicationDto['status'], ComponentProps<typeof Badge>['variant']> = {
  pending: 'neutral',
  approved: 'primary',
  rejected: 'destructive',
};

/** Nothing for people who never applied. */
export function OwnApplications({ applications }: { applications: CoachApplicationDto[] }) {
  if (applications.length === 0) return null;
  return (
    <SettingsSection title={translate(texts).yourApplications}>
      <ul className="grid gap-4 *:min-w-0">
        {applications.map((application) => (
          <li key={application.id} className="grid gap-1 border-t pt-3 first:border-t-0 first:pt-0">
            <Application application={application} />
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}

function Application({ application }: { application: CoachApplicationDto }) {
  const { status, sport, submittedAt, adminNotes } = application;
  const t = translate(texts);
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-strong">{sportWords(sport)}</span>
        <Badge variant={LOOKS[status]}>{t[status]}</Badge>
      </p>
      <p className="text-muted-foreground text-sm">
        {rich(t.appliedOn, { date: <Day iso={submittedAt} /> })}
      </p>
      {adminNotes ? (
        <p className="wrap-anywhere whitespace-pre-line rounded-control bg-muted px-3 py-2 text-sm">
          <span className="font-strong">{t.note}</span> <bdi>{adminNotes}</bdi>
        </p>
      ) : null}
      <NextStep {...application} />
    </>
  );
}

function NextStep({ id, status, reapplyAt }: CoachApplicationDto): ReactNode {
  const t = translate(texts);
  if (status === 'pending') return <p className="text-sm">{t.reviewing}</p>;
  if (status === 'approved') {
    return (
      <p className="flex flex-wrap gap-x-5">
        <Link href={routes.bookings({ tab: 'desk' })} className={LINK}>
          {t.settings}
        </Link>
        <Link href={routes.coach(id)} className={LINK}>
          {t.yourPage}
        </Link>
      </p>
    );
  }
  if (!reapplyAt) return <p className="text-sm">{t.applyAgain}</p>;
  return <p className="text-sm">{rich(t.applyAgainFrom, { date: <Day iso={reapplyAt} /> })}</p>;
}

const LINK = 'inline-flex min-h-11 items-center font-semibold text-primary-ink text-sm underline';
