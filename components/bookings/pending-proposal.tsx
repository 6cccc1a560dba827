'use client';

import { StartTime } from '@/components/calendar/start-time';
import { rich } from '@/components/language/rich';
import { Button } from '@/components/ui/button';
import type { BookingDto } from '@/lib/bookings/schema';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { useBookingStep } from './bookings-query';
import { texts } from './texts';

interface PendingProposalProps {
  bookingId: number;
  proposal: NonNullable<BookingDto['proposal']>;
  timeZone: string;
}

/** A proposed time; until the answer the session keeps its time. */
export function PendingProposal({ bookingId, proposal, timeZone }: PendingProposalProps) {
  const t = translate(texts);
  const { busy, take } = useBookingStep();
  const step = (action: 'accept' | 'decline' | 'withdraw', done: string) => () =>
    take({
      call: () =>
        api('POST /api/booking-requests/{id}/proposals/{proposalId}/{action}', {
          params: { id: bookingId, proposalId: proposal.id, action },
        }),
      done,
    });
  return (
    <div className="grid gap-2 rounded-control border-primary border-s-4 bg-muted px-3.5 py-3 text-sm *:min-w-0">
      <p>
        {rich(proposal.isMine ? t.youProposed : t.proposedInstead, {
          time: (
            <span className="font-lead">
              <StartTime of={{ startsAt: proposal.startsAt, timeZone }} isWithin />
            </span>
          ),
        })}
      </p>
      {proposal.note ? (
        <p className="wrap-anywhere whitespace-pre-line" dir="auto">
          {proposal.note}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {proposal.isMine ? (
          <Button
            variant="secondary"
            aria-disabled={busy || undefined}
            onClick={step('withdraw', t.proposalWithdrawn)}
          >
            {t.withdrawProposal}
          </Button>
        ) : (
          <>
            <Button aria-disabled={busy || undefined} onClick={step('accept', t.sessionMoved)}>
              {t.acceptTime}
            </Button>
            <Button
              variant="secondary"
              aria-disabled={busy || undefined}
              onClick={step('decline', t.proposalDeclined)}
            >
              {t.keepTime}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
