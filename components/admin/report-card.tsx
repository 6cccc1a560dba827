import { z } from 'zod';
import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { Badge } from '@/components/ui/count-badge';
import type { ReportAction } from '@/lib/admin/constants';
import type { AdminReportDto } from '@/lib/admin/schema';
import { cn } from '@/lib/cn';
import { APPEAL, placeholderWords } from '@/lib/moderation/constants';
import { texts as moderationTexts } from '@/lib/moderation/texts';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { dayOf } from './application-card';
import type { ActWords, Moderation } from './moderate-dialog';
import { ModerationButtons } from './moderation-buttons';
import { texts } from './texts';

/** For a person reported from a chat: the latest messages, as they were then. */
const chatSchema = z.object({
  lines: z
    .array(z.object({ id: z.number(), sender: z.string(), content: z.string() }))
    .optional()
    .catch(undefined),
});

/** The reported item as it was when it was reported; for a message, also the messages around it. */
function ReportEvidence({ report }: { report: AdminReportDto }) {
  if (report.around.length > 0) return <Conversation report={report} />;
  const { lines } = chatSchema.parse(report.snapshot);
  if (lines) return <Lines lines={lines} />;
  const entries = Object.entries(report.snapshot).filter(
    ([, value]) => typeof value === 'number' || (typeof value === 'string' && value !== ''),
  );
  if (entries.length === 0) return null;
  const t = translate(texts);
  return (
    <dl className="grid gap-1 rounded-control bg-muted px-3 py-2 text-sm *:min-w-0">
      {entries.map(([name, value]) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt className="text-muted-foreground">{t.field({ field: name })}</dt>
          <dd className="wrap-anywhere" dir="auto">
            {placeholderWords(String(value).slice(0, 500))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Conversation({ report }: { report: AdminReportDto }) {
  const { content } = report.snapshot;
  const now = report.around.find(({ id }) => id === report.targetId);
  return (
    <div className="grid gap-2 *:min-w-0">
      <Lines lines={report.around} reportedId={report.targetId} />
      {typeof content === 'string' && now?.content !== content ? (
        <p className="wrap-anywhere text-sm" dir="auto">
          {rich(translate(texts).asReported, { content: <bdi>{content.slice(0, 500)}</bdi> })}
        </p>
      ) : null}
    </div>
  );
}

interface LinesProps {
  lines: { id: number; sender: string; content: string }[];
  reportedId?: number;
}

function Lines({ lines, reportedId }: LinesProps) {
  const t = translate(texts);
  return (
    <ol
      aria-label={t.whatWasSaid}
      className="grid gap-1 rounded-control bg-muted px-3 py-2 text-sm *:min-w-0"
    >
      {lines.map(({ id, sender, content }) => (
        <li
          key={id}
          className={cn(
            'wrap-anywhere',
            id === reportedId && 'border-foreground border-s-4 ps-2 font-strong',
            reportedId !== undefined && id !== reportedId && 'text-muted-foreground',
          )}
        >
          <bdi>{placeholderWords(sender)}</bdi>: <bdi>{content.slice(0, 500)}</bdi>
          {id === reportedId ? <span className="sr-only"> {t.isReported}</span> : null}
        </li>
      ))}
    </ol>
  );
}

const PAGES = {
  group: { toPage: routes.group, label: 'seeGroup' },
  game: { toPage: routes.game, label: 'seeGame' },
  venue: { toPage: routes.venue, label: 'seeVenue' },
  coach: { toPage: routes.coach, label: 'seeCoach' },
} as const;

const hasPage = (kind: string): kind is keyof typeof PAGES => Object.hasOwn(PAGES, kind);

/** The item's page. A review has no page of its own, so this is the page of its venue or coach. */
function ReportedThingLink({ report }: { report: AdminReportDto }) {
  const { targetType, targetId, snapshot } = report;
  const parents = { venue: snapshot.venueId, coach: snapshot.coachId };
  const [kind, id] = (Object.entries(parents).find(([, parent]) => typeof parent === 'number') ?? [
    targetType,
    targetId,
  ]) as [string, number];
  if (!hasPage(kind)) return null;
  const { toPage, label } = PAGES[kind];
  return (
    <Link href={toPage(id)} className="text-primary-ink underline">
      {translate(texts)[label]}
    </Link>
  );
}

/** @param reason that of the report, in words */
function actsOn(id: number, reason: string): Record<ReportAction, ActWords> {
  const t = translate(texts);
  return {
    dismiss: {
      label: t.dismiss,
      done: t.reportDismissed,
      description: t.dismissHint,
      title: t.dismissTitle({ reason }),
      accessibleName: t.dismissReport({ id }),
    },
    hide: {
      label: t.hide,
      done: t.isHidden,
      description: t.hideHint,
      title: t.hideReasonTitle({ reason }),
      accessibleName: t.hideReport({ id }),
    },
    warn: {
      label: t.warn,
      done: t.warningSent,
      description: t.warnHint,
      title: t.warnTitle({ reason }),
      accessibleName: t.warnReport({ id }),
    },
    suspend: {
      label: t.suspend,
      done: t.suspended,
      description: t.suspendReportHint,
      title: t.suspendReasonTitle({ reason }),
      accessibleName: t.suspendReport({ id }),
    },
    restore: {
      label: t.restore,
      done: t.restored,
      description: t.restoreHint,
      title: t.restoreTitle({ person: reason }),
      accessibleName: t.restoreReport({ id }),
    },
    ban: {
      label: t.ban,
      done: t.personBanned,
      description: t.banReportHint,
      title: t.banReasonTitle({ reason }),
      accessibleName: t.banReport({ id }),
    },
  };
}

/** The note of a warning is shown to the person. */
function noteOf(action: ReportAction): Pick<Moderation, 'noteLabel' | 'noteHint'> {
  const t = translate(texts);
  if (action !== 'warn') return { noteHint: t.adminsOnly };
  const standard = translate(moderationTexts).warningDefault;
  return { noteLabel: t.warning, noteHint: t.warningIsRead({ standard }) };
}

/** An appeal is granted or dismissed. */
function actionsOn({ reason, targetType, subject }: AdminReportDto): ReportAction[] {
  if (reason === APPEAL) return ['dismiss', 'restore'];
  return (['dismiss', 'hide', 'warn', 'suspend', 'ban'] as const).filter((action) =>
    action === 'hide' ? targetType !== 'person' : action === 'dismiss' || subject !== null,
  );
}

interface ReportCardProps {
  report: AdminReportDto;
  onAct: (act: Moderation) => void;
}

export function ReportCard({ report, onAct }: ReportCardProps) {
  const { id, targetType, note, status, subject, openAboutSubject } = report;
  const t = translate(texts);
  const reasons: Record<string, string> = translate(moderationTexts);
  const reason = reasons[report.reason] ?? report.reason;
  const actions = actionsOn(report);
  return (
    <article className="grid gap-3 rounded-card border bg-card p-4 *:min-w-0">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className="text-xl">{reason}</h3>
          <p className="wrap-anywhere text-muted-foreground text-sm">
            {rich((report.reporter ? t.reportedBy : t.reported)({ thing: targetType }), {
              at: <time dateTime={report.createdAt}>{dayOf(report.createdAt)}</time>,
              name: <bdi>{report.reporter}</bdi>,
            })}
          </p>
        </div>
        <Badge variant={status === 'open' ? 'neutral' : 'outline'}>
          {status === 'open' ? t.open : t.decided({ action: report.action ?? status })}
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
            {rich(openAboutSubject > 1 ? t.behindItMore({ count: openAboutSubject }) : t.behindIt, {
              name: (
                <Link href={routes.user(subject.id)} className="text-primary-ink underline">
                  <bdi>{subject.name}</bdi>
                </Link>
              ),
            })}
          </span>
        ) : (
          t.nobodyBehind
        )}
        <ReportedThingLink report={report} />
      </p>
      {report.adminNotes ? (
        <p
          className="wrap-anywhere rounded-control bg-muted px-3 py-2 text-start text-sm"
          dir="auto"
        >
          {report.adminNotes}
        </p>
      ) : null}
      {status === 'open' ? (
        <ModerationButtons
          actions={actions}
          words={actsOn(id, reason)}
          onAct={onAct}
          toAct={(action) => ({
            key: `report ${id} ${action}`,
            send: (body) =>
              api('POST /api/admin/reports/{id}/{action}', { params: { id, action }, body }),
            ...noteOf(action),
            takesDays: action === 'suspend',
            destructive: action === 'ban' || action === 'suspend',
          })}
        />
      ) : null}
    </article>
  );
}
