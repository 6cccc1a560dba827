import { AuthHeading } from '@/components/auth/auth-frame';
import { StartTime } from '@/components/calendar/start-time';
import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { KeepInAccount } from '@/components/regulars/keep-in-account';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { texts } from '@/lib/clients/server-texts';
import type { ClientLinkPage } from '@/lib/clients/service/read-link';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { routes } from '@/lib/routes';

type Session = ClientLinkPage['sessions'][number];

interface ClientSessionsProps {
  token: string;
  page: ClientLinkPage;
  isSignedIn: boolean;
}

/** The page behind a client's personal link: plain forms, which work without scripts, without an account and without signing in. */
export function ClientSessions({ token, page, isSignedIn }: ClientSessionsProps) {
  const t = translate(texts);
  const { name, coach, left, open: amount, currency, cancelHours, sessions, moving } = page;
  if (moving) return <FreeTimes token={token} page={page} moving={moving} />;
  return (
    <>
      <AuthHeading title={t.title}>
        {rich(t.greeting, { name: <bdi>{name}</bdi>, coach: <bdi>{coach}</bdi> })}
      </AuthHeading>
      {left > 0 ? <p className="font-strong">{t.left({ left })}</p> : null}
      {amount > 0 ? <p className="font-strong">{t.open({ amount, currency })}</p> : null}
      {cancelHours !== null && sessions.length > 0 ? (
        <p className="text-muted-foreground text-sm">{t.cancelUntil({ hours: cancelHours })}</p>
      ) : null}
      {sessions.length === 0 ? <p className="text-muted-foreground">{t.noSessions}</p> : null}
      <ul className="mt-4 grid gap-4">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="grid gap-2 rounded-card border bg-card p-[min(1rem,4vw)] *:min-w-0"
          >
            <NextSession token={token} session={session} currency={currency} />
          </li>
        ))}
      </ul>
      <KeepInAccount token={token} isSignedIn={isSignedIn} hint={t.accountHint} />
    </>
  );
}

interface NextSessionProps {
  token: string;
  session: Session;
  currency: string;
}

function NextSession({ token, session, currency }: NextSessionProps) {
  const t = translate(texts);
  const { id, timeZone, duration, price, venue, countsIfCancelled, wish } = session;
  return (
    <>
      <h2 className="text-base">
        <StartTime of={session} />
      </h2>
      <p className="wrap-anywhere text-muted-foreground tabular-nums">
        {t.minutes({ minutes: duration })} ·{' '}
        {price === null ? t.ofPackage : wordsOf().money(price, currency)}
        {venue ? (
          <>
            {' · '}
            <bdi>{venue}</bdi>
          </>
        ) : null}
      </p>
      {wish ? (
        <p role="status" className="font-strong text-primary-ink">
          {rich(wish.state === 'pending' ? t.asked : t.refused, {
            time: <StartTime of={{ startsAt: wish.startsAt, timeZone }} isWithin />,
          })}
        </p>
      ) : null}
      <div className="mt-1 flex flex-wrap gap-2">
        {wish?.state === 'pending' ? null : (
          <Link
            href={`${routes.regular(token)}?move=${id}`}
            className={buttonVariants({ variant: 'secondary' })}
          >
            {t.askToMove}
          </Link>
        )}
        {/* Two presses: no script could ask again. */}
        <details>
          <summary className={buttonVariants({ variant: 'ghost' })}>{t.reallyCancel}</summary>
          <form method="post" action="/api/coach-clients/act" className="mt-2">
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="bookingId" value={id} />
            <Button type="submit" name="wanted" value="cancel" variant="destructive">
              {countsIfCancelled ? t.cancelLate : t.cancel}
            </Button>
          </form>
        </details>
      </div>
    </>
  );
}

interface FreeTimesProps {
  token: string;
  page: ClientLinkPage;
  moving: NonNullable<ClientLinkPage['moving']>;
}

function FreeTimes({ token, page: { coach, timeZone }, moving: { id, slots } }: FreeTimesProps) {
  const t = translate(texts);
  const days = [...new Set(slots.map(({ date }) => date))];
  const { date: dayWords, clock } = wordsOf();
  return (
    <>
      <AuthHeading title={t.chooseTime}>
        {rich(t.greetingOf, { coach: <bdi>{coach}</bdi> })}
      </AuthHeading>
      {days.length === 0 ? <p>{t.noTimes}</p> : null}
      <form method="post" action="/api/coach-clients/act" className="grid gap-2">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="bookingId" value={id} />
        {days.map((day, at) => (
          <details key={day} open={at === 0} className="rounded-card border bg-card px-4 py-1">
            <summary className="flex min-h-11 cursor-pointer items-center font-strong">
              {dayWords(slots.find(({ date }) => date === day)?.startsAt ?? day, {
                timeZone,
                weekday: 'long',
                day: 'numeric',
                month: 'long',
              })}
            </summary>
            <div className="flex flex-wrap gap-2 py-2">
              {slots
                .filter(({ date }) => date === day)
                .map(({ date, time }) => (
                  <Button
                    key={time}
                    type="submit"
                    name="wanted"
                    value={`${date}T${time}`}
                    variant="secondary"
                  >
                    {clock(time)}
                  </Button>
                ))}
            </div>
          </details>
        ))}
      </form>
      <Link href={routes.regular(token)} className={buttonVariants({ variant: 'ghost' })}>
        {t.back}
      </Link>
    </>
  );
}
