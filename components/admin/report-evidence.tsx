import Link from 'next/link';
import { z } from 'zod';
import type { AdminReportDto } from '@/lib/admin/schema';
import { cn } from '@/lib/cn';
import { routes } from '@/lib/routes';

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
  return (
    <dl className="grid gap-1 rounded-control bg-muted px-3 py-2 text-sm *:min-w-0">
      {entries.map(([name, value]) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt className="text-muted-foreground">{wordsOf(name)}</dt>
          <dd className="wrap-anywhere" dir="auto">
            {String(value).slice(0, 500)}
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
          As it was reported: {content.slice(0, 500)}
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
  return (
    <ol
      aria-label="What was said"
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
          <bdi>{sender}</bdi>: <bdi>{content.slice(0, 500)}</bdi>
          {id === reportedId ? <span className="sr-only"> (reported)</span> : null}
        </li>
      ))}
    </ol>
  );
}

/** 'profileImageKey' → 'profile image key' */
const wordsOf = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const PAGES: Record<string, (id: number) => ReturnType<typeof routes.group>> = {
  person: routes.user,
  group: routes.group,
  game: routes.game,
  venue: routes.venue,
  coach: routes.coach,
};

/** The item's page. A review has no page of its own, so this is the page of its venue or coach. */
export function ReportedThingLink({ report }: { report: AdminReportDto }) {
  const { targetType, targetId, snapshot } = report;
  const parents = { venue: snapshot.venueId, coach: snapshot.coachId };
  const [kind, id] = (Object.entries(parents).find(([, parent]) => typeof parent === 'number') ?? [
    targetType,
    targetId,
  ]) as [string, number];
  const toPage = PAGES[kind];
  if (!toPage || kind === 'person') return null;
  return (
    <Link href={toPage(id)} className="text-primary-ink underline">
      See the {kind}
    </Link>
  );
}
