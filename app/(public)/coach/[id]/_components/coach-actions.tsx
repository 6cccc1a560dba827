'use client';

import { Ban, CalendarPlus, Flag, MessageCircle } from 'lucide-react';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useOwnCoach } from '@/components/coaching/use-own-coach';
import { SignInLink } from '@/components/layout/sign-in-link';
import { useViewer } from '@/components/layout/viewer';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { useDialog } from '@/components/ui/use-dialog';
import type { CoachDto } from '@/lib/coaching/schema/coach';
import { routes } from '@/lib/routes';

const BookSessionDialog = dynamic(
  () =>
    import('@/components/bookings/book-session-dialog').then((module) => module.BookSessionDialog),
  { ssr: false },
);
const MessageCoachDialog = dynamic(
  () =>
    import('@/components/coaching/message-coach-dialog').then(
      (module) => module.MessageCoachDialog,
    ),
  { ssr: false },
);
const BlockDialog = dynamic(
  () => import('@/components/moderation/block-dialog').then((module) => module.BlockDialog),
  { ssr: false },
);
const ReportDialog = dynamic(
  () => import('@/components/moderation/report-dialog').then((module) => module.ReportDialog),
  { ssr: false },
);

/** Book Session, Message, Report and Block. A guest is sent to sign in and returns here. */
export function CoachActions({ coach }: { coach: CoachDto }) {
  const router = useRouter();
  const { status } = useViewer();
  const own = useOwnCoach(coach.id);
  const booking = useDialog();
  const message = useDialog();
  const report = useDialog();
  const block = useDialog();
  if (status !== 'member') {
    return (
      <SignInLink
        className={buttonVariants({
          size: 'lg',
          className: 'w-full sm:w-auto sm:justify-self-start',
        })}
      >
        Sign in to book
      </SignInLink>
    );
  }
  if (own?.isMine) {
    return (
      <Link
        href={routes.bookings({ tab: 'desk' })}
        className={buttonVariants({
          size: 'lg',
          className: 'w-full sm:w-auto sm:justify-self-start',
        })}
      >
        Your coaching desk
      </Link>
    );
  }
  return (
    <div className="flex flex-wrap gap-2 *:flex-1 sm:*:flex-none">
      <Button size="lg" className="px-4" onClick={booking.show} disabled={!own || own.isPaused}>
        <CalendarPlus aria-hidden />
        Book Session
      </Button>
      <Button size="lg" variant="secondary" className="px-4" onClick={message.show} disabled={!own}>
        <MessageCircle aria-hidden />
        Message
      </Button>
      <Button
        variant="ghost"
        className="max-sm:text-muted-foreground"
        onClick={report.show}
        disabled={!own}
      >
        <Flag aria-hidden />
        Report
      </Button>
      <Button
        variant="ghost"
        className="max-sm:text-muted-foreground"
        onClick={block.show}
        disabled={!own}
      >
        <Ban aria-hidden />
        Block
      </Button>
      {own?.isPaused ? (
        <p className="basis-full text-muted-foreground text-sm">
          This coach takes no bookings at the moment.
        </p>
      ) : null}
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
      {booking.wanted && own ? <BookSessionDialog {...booking.props} coach={own} /> : null}
      {message.wanted && own ? <MessageCoachDialog {...message.props} coach={own} /> : null}
    </div>
  );
}
