import { AuthHeading } from '@/components/auth/auth-frame';
import { StartTime } from '@/components/calendar/start-time';
import { InputField } from '@/components/forms/input-field';
import { rich } from '@/components/language/rich';
import { Button } from '@/components/ui/button';
import { QrCode } from '@/components/ui/qr-code';
import { translate } from '@/lib/platform/language/translate';
import { qrOf } from '@/lib/platform/qr';
import { texts } from '@/lib/regulars/server-texts';
import type { RegularPage } from '@/lib/regulars/service/read-regular';
import { KeepInAccount } from './keep-in-account';

type Game = RegularPage['games'][number];

interface RegularGamesProps {
  token: string;
  isSignedIn: boolean;
  /** Null when the link has ended. */
  page: RegularPage | null;
}

/** The page behind a personal link: plain forms, which work without scripts, without an account and without signing in. */
export function RegularGames({ token, page, isSignedIn }: RegularGamesProps) {
  const t = translate(texts);
  if (!page) return <AuthHeading title={t.title}>{t.linkGone}</AuthHeading>;
  const { name, group, games, debt: amount, currency } = page;
  return (
    <>
      <AuthHeading title={t.title}>
        {rich(t.greeting, { name: <bdi>{name}</bdi>, group: <bdi>{group}</bdi> })}
      </AuthHeading>
      {amount === 0 ? null : (
        <p className="mb-4 font-strong">
          {amount > 0
            ? t.youOwe({ amount, currency })
            : t.youAreOwed({ amount: -amount, currency })}
        </p>
      )}
      {games.length === 0 ? <p className="text-muted-foreground">{t.noGames}</p> : null}
      <ul className="grid gap-4">
        {games.map((game) => (
          <li
            key={game.id}
            className="grid gap-2 rounded-card border bg-card p-[min(1rem,4vw)] *:min-w-0"
          >
            <NextGame token={token} game={game} currency={currency} />
          </li>
        ))}
      </ul>
      <KeepInAccount token={token} isSignedIn={isSignedIn} hint={t.accountHint} />
      <form
        method="post"
        action="/api/regulars/answer"
        className="mt-4 grid justify-items-start gap-1"
      >
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="ghost" name="leave" value="yes" className="-mx-3">
          {t.leave}
        </Button>
        <p className="text-muted-foreground text-sm">{t.leaveHint}</p>
      </form>
    </>
  );
}

interface PaymentProps {
  token: string;
  game: Game;
  pay: NonNullable<Game['pay']>;
  currency: string;
}

/** What a seat costs before the game. */
function Payment({ token, game, pay, currency }: PaymentProps) {
  const t = translate(texts);
  if (pay.state !== 'owes') return <p>{pay.state === 'paid' ? t.paid : t.saidPaid}</p>;
  const until = <StartTime of={{ ...game, startsAt: pay.until }} isWithin />;
  return (
    <form
      method="post"
      action="/api/regulars/answer"
      className="grid justify-items-start gap-2 rounded-control border p-3 *:min-w-0"
    >
      <p>{rich(t.payBy({ amount: pay.amount, currency }), { until })}</p>
      {pay.handle ? (
        <>
          <p className="wrap-anywhere font-strong">
            <bdi>{pay.handle}</bdi>
          </p>
          <QrCode of={qrOf(pay.handle)} label={t.payCode} className="size-36" />
        </>
      ) : null}
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="gameId" value={game.id} />
      <InputField
        label={t.digits}
        name="digits"
        inputMode="numeric"
        pattern="[0-9]{3,8}"
        title={t.digitsForm}
        maxLength={8}
      />
      <Button type="submit" name="paid" value="yes">
        {t.iHavePaid}
      </Button>
    </form>
  );
}

function NextGame({ token, game, currency }: { token: string; game: Game; currency: string }) {
  const t = translate(texts);
  const { id, title, location, cost, answer, position, isFull } = game;
  const isIn = answer === 'going' || answer === 'waitlisted';
  const waits = (isFull || game.waitsUntil !== null) && answer !== 'going';
  const current = {
    going: t.going,
    waitlisted: t.waitlisted({ position: position ?? 1 }),
    maybe: t.maybe,
    out: t.out,
  };
  const answers = [
    { value: 'going', label: waits ? t.joinWaitlist : t.iAmComing, shown: !isIn },
    { value: 'maybe', label: t.sayMaybe, shown: answer !== 'maybe' },
    { value: 'out', label: t.iCannotCome, shown: answer !== 'out' },
  ];
  return (
    <>
      <h2 className="wrap-anywhere text-base" dir="auto">
        {title}
      </h2>
      <p className="font-strong">
        <StartTime of={game} />
      </p>
      <p className="wrap-anywhere text-muted-foreground" dir="auto">
        {location}
      </p>
      {cost === null ? null : <p>{t.costs({ amount: cost, currency })}</p>}
      {/* A place that is not paid is not sure yet. */}
      {answer && game.pay?.state !== 'owes' ? (
        <p role="status" className="font-strong text-primary-ink">
          {current[answer]}
        </p>
      ) : null}
      {game.waitsUntil ? (
        <p className="font-strong">
          {rich(t.youWait, {
            until: <StartTime of={{ ...game, startsAt: game.waitsUntil }} isWithin />,
          })}
        </p>
      ) : null}
      {waits && !isIn && isFull ? <p className="font-strong">{t.full}</p> : null}
      {game.pay ? <Payment token={token} game={game} pay={game.pay} currency={currency} /> : null}
      <form method="post" action="/api/regulars/answer" className="mt-1 flex flex-wrap gap-2">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="gameId" value={id} />
        {answers
          .filter(({ shown }) => shown)
          .map(({ value, label }) => (
            <Button
              key={value}
              type="submit"
              name="answer"
              value={value}
              variant={value === 'going' ? 'primary' : 'secondary'}
            >
              {label}
            </Button>
          ))}
      </form>
    </>
  );
}
