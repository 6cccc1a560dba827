import { z } from 'zod';
import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import type { AdminReportDto } from '@/lib/admin/schema';
import { cn } from '@/lib/cn';
import { placeholderWords } from '@/lib/moderation/constants';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { texts } from './texts';

/** For a person reported from a chat: the latest messages, as they were then. */
const chatSchema = z.object({
  lines: z
    .array(z.object({ id: z.number(), sender: z.string(), content: z.string() }))
    .optional()
    .catch(undefined),
});

/** The reported item as it was when it was reported; for a message, also the messages around it. */
export function ReportEvidence({ report }: { report: AdminReportDto }) {
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
            id === reportedId && 'border-special border-s-4 ps-2 font-strong',
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
export function ReportedThingLink({ report }: { report: AdminReportDto }) {
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
