'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { StartTime } from '@/components/calendar/start-time';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { useLiveEvent } from '@/lib/platform/realtime/use-realtime';
import type { ProposalDto } from '@/lib/proposals/schema';
import { routes } from '@/lib/routes';
import { sportWords } from '@/lib/sports/words';
import { PROPOSALS_KEY, proposalStatusQuery } from './proposals-query';
import { texts } from './texts';

/** The pending proposal between two people, in their chat. */
export function ProposalCard({ userId, onGone }: { userId: number; onGone: () => void }) {
  const queries = useQueryClient();
  const { data } = useQuery(proposalStatusQuery(userId));
  useLiveEvent('notification', ({ type }) => {
    if (!type.startsWith('game_proposal')) return;
    void queries.invalidateQueries({ queryKey: [PROPOSALS_KEY] });
  });
  return data?.open ? <Card proposal={data.open} onGone={onGone} /> : null;
}

const DONE = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' } as const;

function Card({ proposal, onGone }: { proposal: ProposalDto; onGone: () => void }) {
  const router = useRouter();
  const { run } = useAction({ refresh: [PROPOSALS_KEY] });
  const t = translate(texts);
  const { id, isOwn, venue, startsAt } = proposal;
  const sport = sportWords(proposal.sport.name);
  type Answer = { answer: 'accept'; startsAt: string } | { answer: 'decline' | 'withdraw' };
  const answer = (body: Answer) =>
    run({
      call: () => api('POST /api/proposals/{id}/answer', { params: { id }, body }),
      done: t[DONE[body.answer]],
      failed: t.failed,
      onDone: ({ gameId }) => {
        if (gameId === null) return;
        onGone();
        router.push(routes.game(gameId));
      },
    });
  const times = startsAt.map((at) => ({
    at,
    words: <StartTime of={{ startsAt: at, timeZone: venue?.timeZone ?? 'UTC' }} />,
  }));
  return (
    <section aria-label={t.card} className="grid gap-2 border-b bg-card p-3 *:min-w-0">
      <p className="wrap-anywhere flex items-center gap-2 font-strong">
        <LineIcon name="calendar-plus" className="size-5 shrink-0 text-primary-ink" />
        {venue ? t.where({ sport, venue: venue.name }) : t.venueGone({ sport })}
      </p>
      <p className="text-muted-foreground text-sm">{isOwn ? t.waiting : t.chooseTime}</p>
      {isOwn || !venue ? (
        <ul className="text-sm">
          {times.map(({ at, words }) => (
            <li key={at}>{words}</li>
          ))}
        </ul>
      ) : (
        <div className="flex flex-wrap gap-2">
          {times.map(({ at, words }) => (
            <Button key={at} onClick={() => answer({ answer: 'accept', startsAt: at })}>
              {words}
            </Button>
          ))}
        </div>
      )}
      <Button
        variant="secondary"
        className="w-fit"
        onClick={() => answer({ answer: isOwn ? 'withdraw' : 'decline' })}
      >
        {isOwn ? t.withdraw : t.decline}
      </Button>
    </section>
  );
}
