'use client';

import type { ComponentProps } from 'react';
import { useNow } from '@/components/calendar/use-now';
import { SignInLink } from '@/components/layout/sign-in-choice';
import { useViewer } from '@/components/layout/viewer';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import type { GameDto } from '@/lib/games/schema/read-game';
import { translate } from '@/lib/platform/language/translate';
import { MemberRsvp } from './member-rsvp';
import { texts } from './texts';

interface GameControlProps {
  game: GameDto;
  /** On the game's own page it stays above the bottom bar of a phone. */
  stays?: boolean;
}

/** The one control of a game, wherever it is shown: its state, or the person's answer. */
export function GameControl({ game, stays }: GameControlProps) {
  const now = useNow();
  const isMember = useViewer().status === 'member';
  const { viewer, status } = game;
  const t = translate(texts);
  if (status === 'cancelled') return <State>{t.cancelled}</State>;
  if (status === 'completed') return <State>{t.over}</State>;
  if (now !== null && now >= new Date(game.startsAt).getTime()) return <State>{t.underWay}</State>;
  if (viewer) return <MemberRsvp game={game} viewer={viewer} stays={stays} />;
  // The member's own data is still loading.
  if (isMember) return <Button aria-disabled>{t.join}</Button>;
  return (
    <>
      <SignInLink className={buttonVariants()} data-until={game.startsAt}>
        {t.signInToJoin}
      </SignInLink>
      {/* On a page that never hydrates, lib/platform/browser/cached-clocks shows one of the two. */}
      {now === null ? (
        <State data-from={game.startsAt} hidden>
          {t.underWay}
        </State>
      ) : null}
    </>
  );
}

function State(props: ComponentProps<'p'>) {
  return <p className="font-strong text-muted-foreground" {...props} />;
}
