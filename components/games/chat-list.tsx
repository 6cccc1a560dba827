'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { GROUPS_KEY } from '@/components/groups/groups-query';
import { texts as sharing } from '@/components/sharing/texts';
import { whatsAppUrl } from '@/components/sharing/whats-app';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Skeleton } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/empty-state';
import { Textarea } from '@/components/ui/input';
import { LineIcon } from '@/components/ui/line-icon';
import { toast } from '@/components/ui/use-toast';
import type { GameDto } from '@/lib/games/schema/read-game';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { readQuery } from '@/lib/platform/http/queries';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './roster-texts';

const chatListQuery = (id: number) =>
  readQuery(GROUPS_KEY, apiUrl('GET /api/games/{id}/chat-list', { params: { id } }));

/** For managers of a game that begins soon: offers the message once somebody has given up a place. */
export function MissedOffer({ game }: { game: GameDto }) {
  const { data } = useQuery(chatListQuery(game.id));
  if (!data?.isMissed) return null;
  return (
    <section className="grid gap-3 rounded-card border border-primary bg-card p-4">
      <p className="font-strong">
        {translate(texts).missed({ count: game.maxPlayers - game.goingCount })}
      </p>
      <ChatList gameId={game.id} />
    </section>
  );
}

/** The message is there before the tap, in which browsers allow copying. */
export function ChatList({ gameId }: { gameId: number }) {
  const { data, isError, isFetching, refetch } = useQuery(chatListQuery(gameId));
  const [isRefused, setIsRefused] = useState(false);
  const t = translate(texts);
  if (isError) {
    return <ErrorState title={t.listFailed} query={{ isFetching, refetch }} />;
  }
  if (!data) return <Skeleton className="h-28" />;
  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: t.listCopied });
    } catch {
      setIsRefused(true);
    }
  }
  return (
    <div className="grid gap-3">
      <Button size="lg" onClick={() => copy(data.text)}>
        <LineIcon name="copy" />
        {t.copyForChat}
      </Button>
      <a
        href={whatsAppUrl(data.text)}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonVariants({ variant: 'secondary', size: 'lg' })}
      >
        <LineIcon name="message-circle" />
        {translate(sharing).toWhatsApp}
        <span className="sr-only">{translate(sharing).inNewTab}</span>
      </a>
      {isRefused ? (
        <Textarea readOnly dir="auto" rows={8} value={data.text} aria-label={t.listForChat} />
      ) : null}
    </div>
  );
}
