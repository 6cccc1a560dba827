import { StartLine, StartTime } from '@/components/calendar/start-time';
import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { NextStepLink } from '@/components/layout/next-step-link';
import { Refusal } from '@/components/layout/refusal';
import { SportBadge } from '@/components/sports/sport-badge';
import { sportTint } from '@/components/sports/sport-key';
import { LevelNextStep } from '@/components/sports/sport-select';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Badge } from '@/components/ui/count-badge';
import { LineIcon } from '@/components/ui/line-icon';
import { cn } from '@/lib/cn';
import { levelLabel } from '@/lib/games/policy';
import { texts as groupTexts } from '@/lib/groups/texts';
import { audienceWords } from '@/lib/groups/words';
import type { GuestEntry, InvitationDto, InviteeDto } from '@/lib/invites/schema';
import { texts } from '@/lib/invites/server-texts';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { wordsFor } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { apiRoutes, routes } from '@/lib/routes';
import { GenderChoice } from './gender-choice';
import { AsGuest, Entered } from './guest-entry';
import { CountOpening, JoinForm } from './join-form';

interface InvitationProps {
  token: string;
  invitation: InvitationDto;
  /** Null for a guest. */
  invitee: InviteeDto | null;
  /** The entry that this browser has sent as a guest, or could not send yet. */
  entry: GuestEntry | null;
}

/** The target of an invite link, and how to join. Rendered for each request, so it works before scripts. */
export function Invitation({ token, invitation, invitee, entry }: InvitationProps) {
  const t = translate(texts);
  const { game, group, sport, audience } = invitation;
  const level = game && levelLabel(game);
  return (
    <article
      // Counted by lib/platform/browser/guest-page, on a page that never hydrates.
      data-opens={apiRoutes.joinOpens(token)}
      className={cn(
        sportTint(sport),
        'mx-auto grid max-w-xl gap-5 rounded-card border border-t-4 bg-card p-[min(1.25rem,5vw)] *:min-w-0 sm:p-7',
        game ? 'border-t-special' : 'border-t-tint',
      )}
    >
      <CountOpening token={token} />
      <header className="grid gap-2">
        <p className="text-muted-foreground text-sm">{game ? t.invitedToGame : t.invitedToGroup}</p>
        <h1 className="wrap-anywhere text-3xl" dir="auto">
          {game?.title ?? group}
        </h1>
        {game ? (
          <p className="wrap-anywhere text-muted-foreground" dir="auto">
            {group}
          </p>
        ) : null}
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <SportBadge name={sport} />
          {audience === 'all' ? null : <Badge variant="outline">{audienceWords(audience)}</Badge>}
          {level ? <Badge variant="outline">{level}</Badge> : null}
        </p>
      </header>
      <Facts invitation={invitation} />
      <JoinOptions token={token} invitation={invitation} invitee={invitee} entry={entry} />
    </article>
  );
}

function Facts({
  invitation: { game, next, place, taken, places },
}: {
  invitation: InvitationDto;
}) {
  const spots = translate(groupTexts).spotsLeft({ count: Math.max(0, places - taken) });
  return (
    <div className="grid gap-2">
      {game ? <StartLine of={game} /> : null}
      {next ? (
        <p className="wrap-anywhere flex items-start gap-2">
          <LineIcon name="calendar-days" className="size-5 shrink-0 text-special" />
          <span>
            {rich(translate(texts).nextGame, { at: <StartTime of={next} /> })}
            {next.area ? (
              <>
                {' · '}
                <bdi>{placeName(next.area)}</bdi>
              </>
            ) : null}
          </span>
        </p>
      ) : null}
      {place ? (
        <p className="wrap-anywhere flex items-start gap-2">
          <LineIcon name="map-pin" className="mt-0.5 size-5 shrink-0 text-primary-ink" />
          <bdi>{game ? place : placeName(place)}</bdi>
        </p>
      ) : null}
      <p className="flex items-center gap-2 font-strong tabular-nums">
        <LineIcon name="users" className="size-5 shrink-0 text-primary-ink" />
        {spots}
      </p>
    </div>
  );
}

function JoinOptions({ token, invitation, invitee, entry }: InvitationProps) {
  const t = translate(texts);
  const standing = invitee && invitee.standing;
  const { kind, game, isActive, taken, places } = invitation;
  const mustAsk = invitee?.mustAsk ?? false;
  const asks = mustAsk || (kind === 'ask' && standing !== 'member');
  if (standing === 'in') {
    return <Inside invitation={invitation} sentence={game ? t.youAreInGame : t.youAreInGroup} />;
  }
  if (standing === 'waitlisted') return <Inside invitation={invitation} sentence={t.youWait} />;
  const unsent = entry?.status === 'unsent' ? entry : null;
  if (!invitee && entry && entry.status !== 'unsent') return <Entered entered={entry} />;
  const held = invitee?.held ?? null;
  const waitlist = taken >= places && (!held || held.isOver);
  if (standing === 'asked' && (asks || (waitlist && !game))) {
    return <p role="status">{t.youHaveAsked}</p>;
  }
  if (invitee?.refusal) return <Refused invitation={invitation} invitee={invitee} />;
  // Guests learn this before they create an account for it.
  if (!isActive && !invitee) return <Refusal>{translate(groupTexts).notActive}</Refusal>;
  const hint = hintOf({ asks, mustAsk, isGame: game !== null, isFull: waitlist });
  return (
    <div className="grid gap-3">
      {held && game ? (
        <p role="status">
          {rich(held.isOver ? t.wasHeld : t.heldForYou, {
            at: <StartTime of={{ startsAt: held.until, timeZone: game.timeZone }} isWithin />,
          })}
        </p>
      ) : null}
      {invitee?.isOffer ? <p>{t.invitedWithAddress}</p> : null}
      {hint ? <p className="text-muted-foreground text-sm">{hint}</p> : null}
      {invitee === null ? (
        <AsGuest
          token={token}
          invitation={invitation}
          waitlist={waitlist}
          label={labelOf({ asks, isGame: game !== null, isFull: waitlist })}
          unsent={unsent}
        />
      ) : (
        <JoinForm
          token={token}
          waitlist={waitlist}
          label={labelOf({ asks, isGame: game !== null, isFull: waitlist })}
          failed={t.joinFailed}
        >
          {invitee.asksGender ? <GenderChoice /> : null}
        </JoinForm>
      )}
      {invitee?.isOffer ? <NotMe token={token} /> : null}
    </div>
  );
}

function Refused({
  invitation: { sport: name, sportId: id },
  invitee: { refusal, level },
}: {
  invitation: InvitationDto;
  invitee: InviteeDto;
}) {
  if (!refusal) return null;
  const nextStep = {
    level: <LevelNextStep sport={{ id, name }} level={level} />,
    profile: <NextStepLink href={routes.home()}>{translate(texts).completeProfile}</NextStepLink>,
    banned: null,
    removed: null,
    inactive: null,
    audience: null,
  }[refusal.reason];
  return <Refusal nextStep={nextStep}>{wordsFor(refusal.sentence)}</Refusal>;
}

/** A plain form: it works without scripts, too. */
function NotMe({ token }: { token: string }) {
  return (
    <form method="post" action={apiRoutes.joinForm(token)}>
      <input type="hidden" name="decline" value="true" />
      <Button type="submit" variant="secondary" className="w-full sm:w-fit">
        {translate(texts).notMe}
      </Button>
    </form>
  );
}

interface Way {
  asks: boolean;
  mustAsk?: boolean;
  isGame: boolean;
  isFull: boolean;
}

function labelOf({ asks, isGame, isFull }: Way): string {
  const t = translate(texts);
  if (asks || (isFull && !isGame)) return t.askToJoin;
  if (isFull) return t.joinWaitlist;
  return isGame ? t.joinGame : t.joinGroup;
}

function hintOf({ asks, mustAsk, isGame, isFull }: Way): string | null {
  const t = translate(texts);
  if (isFull && !(asks && isGame)) return isGame ? t.gameFull : t.groupFull;
  if (!asks) return null;
  if (mustAsk) return t.confirmToJoin;
  return isGame ? t.organisersDecideGame : t.organisersDecide;
}

function Inside({ invitation, sentence }: { invitation: InvitationDto; sentence: string }) {
  const t = translate(texts);
  const { groupId, gameId } = invitation;
  return (
    <div className="grid gap-3">
      <p role="status">{sentence}</p>
      <Link
        href={gameId === null ? routes.group(groupId) : routes.game(gameId)}
        className={buttonVariants({ size: 'lg', className: 'w-full sm:w-fit' })}
      >
        {gameId === null ? t.openGroup : t.openGame}
      </Link>
    </div>
  );
}
