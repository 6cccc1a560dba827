'use client';

import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { type ChosenSlot, FreeWeek } from '@/components/bookings/free-week';
import { useOwnCoach } from '@/components/coaching/own-coach';
import { texts } from '@/components/coaching/texts';
import { Link } from '@/components/language/link';
import { ReportDialog } from '@/components/moderation/report-dialog-lazy';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { LineIcon } from '@/components/ui/line-icon';
import { loadPart } from '@/components/ui/load-part';
import { useDialog } from '@/components/ui/use-dialog';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import type { CoachActionsProps } from './coach-actions';

const BookSessionDialog = dynamic(
  () =>
    loadPart(() =>
      import('@/components/bookings/book-session-dialog').then(
        (module) => module.BookSessionDialog,
      ),
    ),
  { ssr: false },
);
const MessageCoachDialog = dynamic(
  () =>
    loadPart(() =>
      import('@/components/coaching/message-coach-dialog').then(
        (module) => module.MessageCoachDialog,
      ),
    ),
  { ssr: false },
);
const BlockDialog = dynamic(
  () =>
    loadPart(() =>
      import('@/components/moderation/block-dialog').then((module) => module.BlockDialog),
    ),
  { ssr: false },
);

export function MemberCoachActions({ coach, free }: CoachActionsProps) {
  const t = translate(texts);
  const router = useRouter();
  const own = useOwnCoach();
  const booking = useDialog();
  const [slot, setSlot] = useState<ChosenSlot | null>(null);
  const message = useDialog();
  const report = useDialog();
  const block = useDialog();
  if (own?.isMine) {
    return (
      <Link
        href={routes.bookings({ tab: 'desk' })}
        className={buttonVariants({
          size: 'lg',
          className: 'w-full sm:w-auto sm:justify-self-start',
        })}
      >
        {t.yourCoachSettings}
      </Link>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <div className="flex min-w-0 flex-[1_1_min(16rem,100%)] flex-wrap gap-2 *:grow *:basis-32 sm:flex-none sm:*:grow-0 sm:*:basis-auto">
        <Button
          size="lg"
          className="px-2 sm:px-4"
          onClick={() => {
            setSlot(null);
            booking.show();
          }}
          disabled={!own || own.isPaused}
        >
          <LineIcon name="calendar-plus" />
          {t.bookSession}
        </Button>
        <Button
          size="lg"
          variant="secondary"
          className="px-2 sm:px-4"
          onClick={message.show}
          disabled={!own}
        >
          <LineIcon name="message-circle" />
          {t.message}
        </Button>
      </div>
      {own ? (
        <DropdownMenu>
          <DropdownMenuTrigger
            aria-label={t.moreAbout({ coach: coach.name })}
            data-tooltip=""
            className={buttonVariants({ variant: 'ghost', size: 'icon' })}
          >
            <LineIcon name="ellipsis-vertical" className="size-5" />
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end">
            <DropdownMenuItem onSelect={report.show}>
              <LineIcon name="flag" />
              {t.report}
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={block.show}>
              <LineIcon name="ban" />
              {t.block}
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      ) : (
        <span aria-hidden className="size-11" />
      )}
      <div className="min-w-0 basis-full *:min-w-0">
        {own?.isPaused ? (
          <p className="text-muted-foreground text-sm">{t.takesNoBookings}</p>
        ) : (
          <FreeWeek
            coach={coach}
            free={free}
            onChoose={(chosen) => {
              setSlot(chosen);
              booking.show();
            }}
          />
        )}
      </div>
      {report.wanted ? (
        <ReportDialog
          {...report.props}
          target={{ type: 'coach', id: coach.id, name: coach.name }}
        />
      ) : null}
      {block.wanted && own?.userId ? (
        <BlockDialog
          {...block.props}
          person={{ id: own.userId, name: coach.name }}
          onBlocked={() => router.push(routes.coaching())}
        />
      ) : null}
      {booking.wanted && own ? (
        <BookSessionDialog {...booking.props} coach={own} slot={slot} />
      ) : null}
      {message.wanted && own ? <MessageCoachDialog {...message.props} coach={own} /> : null}
    </div>
  );
}
