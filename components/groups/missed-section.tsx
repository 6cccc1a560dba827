'use client';

import { useQuery } from '@tanstack/react-query';
import { StartTime } from '@/components/calendar/start-time';
import { rich } from '@/components/language/rich';
import { RowList } from '@/components/lists/row-list';
import { Button } from '@/components/ui/button';
import type { MissedDto } from '@/lib/games/schema/roster';
import type { GroupDto } from '@/lib/groups/schema/group';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { api } from '@/lib/platform/http/client';
import { readQuery } from '@/lib/platform/http/queries';
import { translate } from '@/lib/platform/language/translate';
import { GROUPS_KEY } from './groups-query';
import { texts } from './missed-texts';
import { useGroupStep } from './use-group-step';

const missedQuery = (id: number) =>
  readQuery(GROUPS_KEY, apiUrl('GET /api/groups/{id}/missed', { params: { id } }));

interface WaitsNoticeProps {
  until: string;
  timeZone: string;
}

/** For a player who only waits for places. */
export function WaitsNotice({ until, timeZone }: WaitsNoticeProps) {
  return (
    <p className="font-strong text-sm">
      {rich(translate(texts).youWait, {
        until: <StartTime of={{ startsAt: until, timeZone }} isWithin />,
      })}
    </p>
  );
}

/** The rule of the group for missed games, and who missed some: all for organisers, their own for others. */
export function MissedSection({ group }: { group: GroupDto }) {
  const { data = [] } = useQuery(missedQuery(group.id));
  const t = translate(texts);
  const { missedMax: max, missedWeeks: weeks, waitWeeks: wait, timeZone } = group;
  const organises = group.viewer?.canOrganise ?? false;
  return (
    <section aria-labelledby="missed">
      <h2 id="missed" className="mb-1 text-xl">
        {t.missed}
      </h2>
      <p className="mb-3 text-muted-foreground text-sm">
        {t.missedHint({ max: max ?? 1, weeks, wait })}
      </p>
      {organises && data.length === 0 ? <p>{t.nobody}</p> : null}
      <RowList items={data} className="grid gap-2 *:min-w-0">
        {(missed) => (
          <li
            key={missed.participantId}
            className="flex flex-wrap items-center gap-2 rounded-card border bg-card p-3"
          >
            <span className="wrap-anywhere min-w-0 flex-1 basis-48">
              <bdi className="font-strong">{missed.name}</bdi>
              <span className="block text-muted-foreground text-sm">
                {t.countOf({ count: missed.count })}
              </span>
              {missed.waitsUntil ? (
                <span className="block font-strong text-sm">
                  {rich(t.waitsUntil, {
                    until: <StartTime of={{ startsAt: missed.waitsUntil, timeZone }} isWithin />,
                  })}
                </span>
              ) : null}
            </span>
            {organises ? <Forgive groupId={group.id} missed={missed} /> : null}
          </li>
        )}
      </RowList>
    </section>
  );
}

function Forgive({ groupId, missed }: { groupId: number; missed: MissedDto }) {
  const { run, busy } = useGroupStep();
  const t = translate(texts);
  const player = missed.name;
  const forgive = () =>
    run({
      call: () =>
        api('POST /api/groups/{id}/missed', {
          params: { id: groupId },
          body: { participantId: missed.participantId },
        }),
      done: t.forgiven({ player }),
      failed: t.forgiveFailed,
    });
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-label={t.forgiveOf({ player })}
      aria-disabled={busy || undefined}
      onClick={forgive}
    >
      {t.forgive}
    </Button>
  );
}
