'use client';

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { StartTime } from '@/components/calendar/start-time';
import { useNow } from '@/components/calendar/use-now';
import { texts as courtTexts } from '@/components/courts/texts';
import { useGameOutbox } from '@/components/games/use-unsent-steps';
import { LogoMark } from '@/components/layout/logo';
import { usePersonStore } from '@/components/layout/use-person-store';
import { isSameDay } from '@/components/messages/chat-rows';
import { useOutbox } from '@/components/messages/use-unsent';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/empty-state';
import { Toaster } from '@/components/ui/toaster';
import { texts as stateTexts } from '@/lib/courts/texts';
import type { OfflineDesk, OfflineDto } from '@/lib/offline/schema';
import { forgetPerson, lastKnownPerson } from '@/lib/platform/browser/person-store';
import { dropPushes } from '@/lib/platform/browser/worker';
import { ApiError } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { routes } from '@/lib/routes';
import { OfflineChatList, OfflineChatView } from './offline-chats';
import { OfflineGameList, OfflineGameView } from './offline-games';
import { PageLink } from './page-link';
import { placeOf, readCopy, takeCopy } from './place-of';
import { texts } from './texts';

/**
 * The offline copy on this device: undefined while it is being read, null without one. Renewed when the browser reports a
 * connection, which only a response proves.
 */
function useCopy(userId: number | null) {
  const [copy, setCopy] = useState<OfflineDto | null | undefined>(undefined);
  const [hasConnection, setHasConnection] = useState(false);

  const renew = useCallback(async (): Promise<void> => {
    if (userId === null) return;
    try {
      setCopy(await takeCopy(userId));
      setHasConnection(true);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) return;
      // The session has ended elsewhere: the person's data is removed from this browser.
      forgetPerson();
      await dropPushes();
      location.reload();
    }
  }, [userId]);

  useEffect(() => {
    if (userId === null) return;
    void readCopy(userId)
      .then(setCopy, () => setCopy(null))
      .then(() => (navigator.onLine ? renew() : undefined));
    const online = () => void renew();
    const offline = () => setHasConnection(false);
    addEventListener('online', online);
    addEventListener('offline', offline);
    return () => {
      removeEventListener('online', online);
      removeEventListener('offline', offline);
    };
  }, [userId, renew]);
  return { copy: userId === null ? null : copy, hasConnection, renew };
}

const never = () => () => {};

/** The device's copy, under any requested address. The server sends the same page to everyone. */
export function OfflineScreen() {
  const t = translate(texts);
  const userId = useSyncExternalStore(never, lastKnownPerson, () => null);
  const address = useSyncExternalStore(
    never,
    () => location.pathname + location.search,
    () => null,
  );
  usePersonStore(userId);
  const { copy, hasConnection, renew } = useCopy(userId);
  useOutbox(userId);
  useGameOutbox(userId, () => void renew());
  return (
    <>
      <header className="sticky top-0 z-40 border-b bg-background">
        <div className="mx-auto flex min-h-(--header-height) max-w-3xl flex-wrap items-center gap-x-3 px-4">
          <LogoMark className="size-8 shrink-0" />
          <nav aria-label={t.pages} className="flex flex-wrap gap-x-4">
            <PageLink href={routes.myGames()}>{t.myGames}</PageLink>
            <PageLink href={routes.messages()}>{t.messages}</PageLink>
          </nav>
        </div>
      </header>
      <main className="mx-auto grid max-w-3xl gap-5 px-4 pt-4 pb-16 *:min-w-0">
        <LineState takenAt={copy?.takenAt} hasConnection={hasConnection} />
        {copy && address !== null && userId !== null ? (
          <Content copy={copy} address={address} userId={userId} />
        ) : (
          <EmptyState
            drawing="rain"
            as="h1"
            title={t.title}
            description={copy === undefined ? t.loading : t.nothingStored}
          />
        )}
      </main>
      <Toaster />
    </>
  );
}

function LineState({
  takenAt,
  hasConnection,
}: {
  takenAt: string | undefined;
  hasConnection: boolean;
}) {
  const now = useNow();
  const t = translate(texts);
  const isToday = takenAt && now !== null && isSameDay(new Date(takenAt), new Date(now));
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border bg-muted px-4 py-2">
      <p role="status" className="min-w-0 flex-1 basis-48">
        {hasConnection ? t.connectionIsBack : t.noConnection}{' '}
        {takenAt && now !== null ? (
          <time dateTime={takenAt}>
            {isToday ? t.asOf({ at: takenAt }) : t.asOfDay({ at: takenAt })}
          </time>
        ) : null}
      </p>
      <Button variant="secondary" onClick={() => location.reload()}>
        {hasConnection ? t.openPage : t.tryAgain}
      </Button>
    </div>
  );
}

interface ContentProps {
  copy: OfflineDto;
  address: string;
  userId: number;
}

function Content({ copy, address, userId }: ContentProps) {
  const place = placeOf(address, copy);
  const t = translate(texts);
  if (place.kind === 'games') return <OfflineGameList copy={copy} />;
  if (place.kind === 'game') return <OfflineGameView game={place.game} />;
  if (place.kind === 'desk') return <OfflineDeskView desk={place.desk} />;
  if (place.kind === 'chats') return <OfflineChatList chats={copy.chats} />;
  if (place.kind === 'chat') return <OfflineChatView chat={place.chat} userId={userId} />;
  return (
    <EmptyState
      drawing="rain"
      as="h1"
      title={t.title}
      description={t.notStored}
      action={
        <a href={routes.myGames()} className={buttonVariants()}>
          {t.myGames}
        </a>
      }
    />
  );
}

/** The next days of a venue's courts, to read. */
function OfflineDeskView({ desk: { venue, times } }: { desk: OfflineDesk }) {
  const t = translate(texts);
  const court = translate(courtTexts);
  return (
    <>
      <h1 className="wrap-anywhere text-3xl">
        {court.desk} <bdi className="text-muted-foreground text-xl">{venue.name}</bdi>
      </h1>
      {times.length === 0 ? <p>{t.noTimes}</p> : null}
      <ul className="grid gap-2.5 *:min-w-0">
        {times.map((time) => (
          <li key={time.id} className="grid gap-1 rounded-card border bg-card p-3 *:min-w-0">
            <p className="wrap-anywhere">
              <bdi className="font-strong">
                {time.who ?? translate(stateTexts).state({ status: time.status })}
              </bdi>
              {' · '}
              <bdi>{time.courtName}</bdi>
            </p>
            <p className="text-sm tabular-nums">
              <StartTime of={time} /> · {court.minutes({ minutes: time.minutes })} ·{' '}
              {time.isPaid ? court.paid : wordsOf().money(time.price, time.currency)}
            </p>
            {time.phone ? (
              <a href={`tel:${time.phone}`} dir="ltr" className="w-fit text-sm underline">
                {time.phone}
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}
