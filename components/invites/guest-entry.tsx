import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { SignInButton, SignInChoice } from '@/components/layout/sign-in-choice';
import { buttonVariants } from '@/components/ui/button-variants';
import { SEAT_HOLD_MINUTES } from '@/lib/games/constants';
import type { EnteredByLinkDto, InvitationDto, UnsentEntry } from '@/lib/invites/schema';
import { texts } from '@/lib/invites/server-texts';
import { zonedStart } from '@/lib/platform/calendar/start-words';
import { translate } from '@/lib/platform/language/translate';
import { getMailer } from '@/lib/platform/mail/provider';
import { routes } from '@/lib/routes';
import { GenderChoice } from './gender-choice';
import { GuestForm } from './guest-form';
import { LiveGuestForm } from './live-guest-form-lazy';

/** 'Sat 28 Nov, 19:30 Karachi time' for a game, 'Next game Sat 28 Nov, 19:30 …' for a group; null when nothing is planned. */
export function whenOf({ game, next }: Pick<InvitationDto, 'game' | 'next'>): string | null {
  if (game) return zonedStart(game);
  return next && translate(texts).nextGame.replace('<at/>', zonedStart(next));
}

interface AsGuestProps {
  token: string;
  invitation: InvitationDto;
  waitlist: boolean;
  label: string;
  /** An entry that was sent before the scripts were loaded, and needs them. */
  unsent: UnsentEntry | null;
}

/** A name and an address are enough; people with an account may sign in. */
export function AsGuest({ token, invitation, waitlist, label, unsent }: AsGuestProps) {
  const t = translate(texts);
  const { takesGuests, audience } = invitation;
  const form = { token, waitlist, label };
  const gender = audience === 'all' ? null : <GenderChoice stated={unsent?.gender} />;
  return (
    <>
      {takesGuests && !unsent ? <GuestForm {...form}>{gender}</GuestForm> : null}
      {takesGuests && unsent ? (
        <LiveGuestForm {...form} unsent={unsent}>
          {gender}
        </LiveGuestForm>
      ) : null}
      {takesGuests && unsent ? (
        <noscript>
          <p>{t.workNeedsScripts}</p>
        </noscript>
      ) : null}
      <p className="text-muted-foreground text-sm">{takesGuests ? t.orSignIn : t.needAccount}</p>
      <div className="flex flex-wrap gap-2 *:max-sm:grow">
        {takesGuests ? <SignInButton /> : <SignInChoice />}
      </div>
    </>
  );
}

/** After the form was sent. The same for an address that has an account. */
export function Entered({ entered: { status, email } }: { entered: EnteredByLinkDto }) {
  const t = translate(texts);
  const sentence = {
    held: t.enteredHeld({ minutes: SEAT_HOLD_MINUTES }),
    open: t.enteredOpen,
    waiting: t.enteredWaiting,
    mailed: t.enteredMailed,
  }[status];
  return (
    <div className="grid gap-3">
      <div role="status" className="grid gap-2">
        {status === 'held' ? <p className="font-strong text-lg">{t.youAreIn}</p> : null}
        <p>
          {rich(sentence, {
            email: (
              <strong className="wrap-anywhere" dir="ltr">
                {email}
              </strong>
            ),
          })}
        </p>
      </div>
      {getMailer().kind === 'outbox' ? (
        <Link href={routes.outbox()} className={buttonVariants({ variant: 'secondary' })}>
          {t.openOutbox}
        </Link>
      ) : null}
    </div>
  );
}
