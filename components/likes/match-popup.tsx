'use client';

import { Avatar } from '@/components/avatars/avatar';
import { rich } from '@/components/language/rich';
import { texts as proposalTexts } from '@/components/proposals/texts';
import { SportBadge } from '@/components/sports/sport-badge';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@/components/ui/dialog';
import { LineIcon } from '@/components/ui/line-icon';
import { translate } from '@/lib/platform/language/translate';
import { type AppEvents, raiseAppEvent } from '@/lib/platform/realtime/app-events';
import { sportWords } from '@/lib/sports/words';
import { texts } from './texts';

type MatchPopupProps = {
  match: AppEvents['showMatch'];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when the popup has closed, to return the focus. */
  onClosed: () => void;
};

const RAYS = Array.from({ length: 18 }, (_, index) => index * 20);

/** 'It's a Match!': both want to play the same sport; for a mutual like the text mentions it. */
export function MatchPopup({ match, open, onOpenChange, onClosed }: MatchPopupProps) {
  const { user, sport, likedBack } = match;
  const t = translate(texts);

  function sendMessage(): void {
    onOpenChange(false);
    raiseAppEvent('openChat', {
      type: 'direct',
      id: user.id,
      name: user.name,
      avatar: user.profileImageUrl,
    });
  }

  function proposeGame(): void {
    onOpenChange(false);
    raiseAppEvent('proposeGame', { user, sportId: sport?.id });
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        onCloseAutoFocus={onClosed}
        className="justify-items-center overflow-x-clip text-center sm:max-w-md"
      >
        <div className="relative grid size-40 place-items-center">
          <svg aria-hidden="true" viewBox="-80 -80 160 160" className="absolute inset-0">
            <circle r="52" className="fill-special-soft" />
            {RAYS.map((angle) => (
              <path
                key={angle}
                d="M0 -60V-72"
                transform={`rotate(${angle})`}
                strokeWidth="4"
                strokeLinecap="round"
                className="stroke-special"
              />
            ))}
          </svg>
          <Avatar id={user.id} name={user.name} imageUrl={user.profileImageUrl} size={92} />
        </div>
        <div className="grid justify-items-center gap-2">
          <DialogTitle className="text-3xl">{t.matchTitle}</DialogTitle>
          <DialogDescription className="text-base text-foreground">
            {rich(sport ? t.bothWantToPlay : t.bothWantToPlaySports, {
              name: <bdi className="font-lead">{user.name}</bdi>,
              sport: sport ? sportWords(sport.name) : null,
            })}
          </DialogDescription>
          {sport ? <SportBadge name={sport.name} className="mt-1 text-sm" /> : null}
          {likedBack ? (
            <p className="font-lead text-special-ink">
              {rich(t.likedYouToo, { name: <bdi>{user.name}</bdi> })}
            </p>
          ) : null}
        </div>
        <DialogFooter className="w-full sm:justify-center">
          <Button variant="secondary" size="lg" onClick={() => onOpenChange(false)}>
            {t.keepSwiping}
          </Button>
          {sport && likedBack ? (
            <Button variant="secondary" size="lg" onClick={proposeGame}>
              <LineIcon name="calendar-plus" />
              {translate(proposalTexts).propose}
            </Button>
          ) : null}
          <Button size="lg" onClick={sendMessage}>
            <LineIcon name="message-circle" />
            {t.sendMessage}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
