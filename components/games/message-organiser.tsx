'use client';

import dynamic from 'next/dynamic';
import { SignInLink } from '@/components/layout/sign-in-link';
import { useViewer } from '@/components/layout/viewer';
import { buttonVariants } from '@/components/ui/button-variants';
import { loadPart } from '@/components/ui/load-part';
import type { GameDto } from '@/lib/games/schema/read-game';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

const OrganiserMessage = dynamic(() =>
  loadPart(() => import('./organiser-message').then((module) => module.OrganiserMessage)),
);

/** Messages the organiser, if allowed; guests sign in first. */
export function MessageOrganiser({ game }: { game: GameDto }) {
  const { status } = useViewer();
  if (status === 'member') return <OrganiserMessage game={game} />;
  return (
    <SignInLink className={buttonVariants({ variant: 'secondary' })}>
      {translate(texts).signInToMessage}
    </SignInLink>
  );
}
