import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { type ReportAction, WARNING_DEFAULT } from '@/lib/admin/constants';
import type { AdminReportDto } from '@/lib/admin/schema';
import { REPORT_REASON_LABELS } from '@/lib/moderation/constants';
import { api } from '@/lib/platform/http/client';
import { routes } from '@/lib/routes';
import { dayOf } from './application-card';
import type { Moderation } from './moderate-dialog';
import { ReportEvidence, ReportedThingLink } from './report-evidence';

const ADMINS_ONLY = 'Only admins read them.';

const ACTS: Record<
  ReportAction,
  Pick<Moderation, 'label' | 'done' | 'description' | 'noteLabel' | 'noteHint'>
> = {
  dismiss: {
    label: 'Dismiss',
    done: 'Report dismissed',
    description: 'Nothing is changed.',
    noteHint: ADMINS_ONLY,
  },
  hide: {
    label: 'Hide',
    done: 'Hidden',
    description: 'It leaves every list and page; it is not deleted.',
    noteHint: ADMINS_ONLY,
  },
  warn: {
    label: 'Warn',
    done: 'Warning sent',
    description: 'It stays on their screen until they confirm that they have read it.',
    noteLabel: 'Warning',
    noteHint: `The person will read this. Without words of yours it says: ‘${WARNING_DEFAULT}’`,
  },
  suspend: {
    label: 'Suspend',
    done: 'Person suspended',
    description: 'The person is signed out everywhere and cannot sign in until it ends.',
    noteHint: ADMINS_ONLY,
  },
  ban: {
    label: 'Ban',
    done: 'Person banned',
    description: 'The person is signed out everywhere and cannot sign in again.',
    noteHint: ADMINS_ONLY,
  },
};

interface ReportCardProps {
  report: AdminReportDto;
  onAct: (act: Moderation) => void;
}

/** A report with its context and the possible actions. */
export function ReportCard({ report, onAct }: ReportCardProps) {
  const { id, targetType, reason, note, status, subject } = report;
  const reasons: Record<string, string> = REPORT_REASON_LABELS;
  const actions = (['dismiss', 'hide', 'warn', 'suspend', 'ban'] as const).filter((action) =>
    action === 'hide' ? targetType !== 'person' : action === 'dismiss' || subject !== null,
  );
  return (
    <article className="grid gap-3 rounded-card border bg-card p-4 *:min-w-0">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className="text-xl">{reasons[reason] ?? reason}</h3>
          <p className="wrap-anywhere text-muted-foreground text-sm">
            A {targetType.replace('_', ' ')}, reported{' '}
            <time dateTime={report.createdAt}>{dayOf(report.createdAt)}</time>
            {report.reporter ? (
              <>
                {' '}
                by <bdi>{report.reporter}</bdi>
              </>
            ) : null}
          </p>
        </div>
        <Badge variant={status === 'open' ? 'special' : 'outline'}>
          {status === 'open' ? 'Open' : (report.action ?? status)}
        </Badge>
      </div>
      {note ? (
        <p className="wrap-anywhere whitespace-pre-line text-sm" dir="auto">
          {note}
        </p>
      ) : null}
      <ReportEvidence report={report} />
      <p className="flex flex-wrap gap-x-4 text-sm">
        {subject ? (
          <span>
            Behind it:{' '}
            <Link href={routes.user(subject.id)} className="text-primary-ink underline">
              <bdi>{subject.name}</bdi>
            </Link>
            {report.openAboutSubject > 1 ? `, ${report.openAboutSubject} open reports` : ''}
          </span>
        ) : (
          'Nobody is behind it any more.'
        )}
        <ReportedThingLink report={report} />
      </p>
      {report.adminNotes ? (
        <p className="wrap-anywhere rounded-control bg-muted px-3 py-2 text-sm" dir="auto">
          {report.adminNotes}
        </p>
      ) : null}
      {status === 'open' ? (
        <div className="flex flex-wrap gap-2">
          {actions.map((action) => (
            <Button
              key={action}
              variant="secondary"
              aria-label={`${ACTS[action].label}: report ${id}`}
              onClick={() =>
                onAct({
                  ...ACTS[action],
                  key: `report ${id} ${action}`,
                  send: (body) =>
                    api('POST /api/admin/reports/{id}/{action}', { params: { id, action }, body }),
                  title: `${ACTS[action].label}: ${reasons[reason] ?? reason}`,
                  takesDays: action === 'suspend',
                  destructive: action === 'ban' || action === 'suspend',
                })
              }
            >
              {ACTS[action].label}
            </Button>
          ))}
        </div>
      ) : null}
    </article>
  );
}
