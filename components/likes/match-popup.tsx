'use client';

import { useEffect, useState } from 'react';
import { Avatar } from '@/components/avatars/avatar';
import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { texts as proposalTexts } from '@/components/proposals/texts';
import { SportBadge } from '@/components/sports/sport-badge';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@/components/ui/dialog';
import { LineIcon } from '@/components/ui/line-icon';
import { isRememberedOnDevice, rememberOnDevice } from '@/lib/platform/browser/person-store';
import { translate } from '@/lib/platform/language/translate';
import { type AppEvents, raiseAppEvent } from '@/lib/platform/realtime/app-events';
import { routes } from '@/lib/routes';
import { sportWords } from '@/lib/sports/words';
import { texts } from './texts';

type MatchPopupProps = {
  match: AppEvents['showMatch'];
  hasPhoto: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when the popup has closed, to return the focus. */
  onClosed: () => void;
};

const RAYS = Array.from({ length: 18 }, (_, index) => index * 20);

/** 'It's a Match!': both want to play the same sport; for a mutual like the text mentions it. */
export function MatchPopup({ match, hasPhoto, open, onOpenChange, onClosed }: MatchPopupProps) {
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
            <circle r="52" className="fill-primary-soft" />
            {RAYS.map((angle) => (
              <path
                key={angle}
                d="M0 -60V-72"
                transform={`rotate(${angle})`}
                strokeWidth="4"
                strokeLinecap="round"
                className="stroke-primary"
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
            <p className="font-lead text-primary-ink">
              {rich(t.likedYouToo, { name: <bdi>{user.name}</bdi> })}
            </p>
          ) : null}
        </div>
        {hasPhoto ? null : <PhotoAsk onLeave={() => onOpenChange(false)} />}
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

const ASKED = 'photo-asked';

/** Asks for a photo when it helps, with a match; once on a device, whatever the answer. */
function PhotoAsk({ onLeave }: { onLeave: () => void }) {
  const t = translate(texts);
  const [isAsking] = useState(() => !isRememberedOnDevice(ASKED));
  useEffect(() => {
    if (isAsking) rememberOnDevice(ASKED);
  }, [isAsking]);
  if (!isAsking) return null;
  return (
    <p className="flex w-full flex-wrap items-center justify-center gap-x-3 gap-y-2 rounded-card border bg-card px-4 py-3 text-sm">
      <span className="min-w-0 flex-[1_1_10rem] text-start">{t.photoHelps}</span>
      <Link
        href={routes.profile()}
        onClick={onLeave}
        className={buttonVariants({ variant: 'secondary' })}
      >
        <LineIcon name="camera" />
        {t.addPhoto}
      </Link>
    </p>
  );
}
