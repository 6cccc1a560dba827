import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { Day } from '@/components/layout/day';
import { SettingsSection } from '@/components/layout/settings-section';
import { Badge } from '@/components/ui/badge';
import type { CoachApplicationDto } from '@/lib/coaching/schema/application';
import { routes } from '@/lib/routes';

const LOOKS: Record<
  CoachApplicationDto['status'],
  [string, ComponentProps<typeof Badge>['variant']]
> = {
  pending: ['Pending', 'special'],
  approved: ['Approved', 'primary'],
  rejected: ['Rejected', 'destructive'],
};

/** The status of one's own coach applications; nothing for someone who never applied. */
export function OwnApplications({ applications }: { applications: CoachApplicationDto[] }) {
  if (applications.length === 0) return null;
  return (
    <SettingsSection title="Your coach applications">
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
  const [label, variant] = LOOKS[status];
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-strong">{sport}</span>
        <Badge variant={variant}>{label}</Badge>
      </p>
      <p className="text-muted-foreground text-sm">
        Applied on <Day iso={submittedAt} />
      </p>
      {adminNotes ? (
        <p className="wrap-anywhere whitespace-pre-line rounded-control bg-muted px-3 py-2 text-sm">
          <span className="font-strong">Note:</span> <bdi>{adminNotes}</bdi>
        </p>
      ) : null}
      <NextStep {...application} />
    </>
  );
}

function NextStep({ id, status, reapplyAt }: CoachApplicationDto): ReactNode {
  if (status === 'pending') {
    return <p className="text-sm">An admin is reviewing it. You are told of the decision.</p>;
  }
  if (status === 'approved') {
    return (
      <p className="flex flex-wrap gap-x-5">
        <Link href={routes.bookings({ tab: 'desk' })} className={LINK}>
          Coaching desk
        </Link>
        <Link href={routes.coach(id)} className={LINK}>
          Your page
        </Link>
      </p>
    );
  }
  if (!reapplyAt) return <p className="text-sm">You can apply again.</p>;
  return (
    <p className="text-sm">
      You can apply again from <Day iso={reapplyAt} />.
    </p>
  );
}

const LINK = 'inline-flex min-h-11 items-center font-semibold text-primary-ink text-sm underline';
