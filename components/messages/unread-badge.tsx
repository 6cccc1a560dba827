'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { unreadQuery } from '@/components/messages/conversations-query';
import { showUnreadOnIcon } from '@/lib/platform/browser/worker';
import { translate } from '@/lib/platform/language/translate';
import { useLiveSettled } from '@/lib/platform/realtime/use-realtime';
import { texts } from './texts';

const BADGE_MAX = 9;

/** The number of unread conversations, on the Messages entry of the menus and on the icon of the installed app. */
export function UnreadBadge() {
  const { data } = useQuery({ ...unreadQuery, enabled: useLiveSettled() });
  const count = (data?.conversations ?? 0) + (data?.requests ?? 0);
  const isKnown = data !== undefined;
  useEffect(() => {
    if (isKnown) showUnreadOnIcon(count);
  }, [count, isKnown]);
  if (count === 0) return null;
  const text = count > BADGE_MAX ? `${BADGE_MAX}+` : String(count);
  return (
    <span className="min-w-5 rounded-full bg-special px-1 text-center font-heading text-special-foreground text-xs tabular-nums leading-5">
      <bdi>{text}</bdi>
      <span className="sr-only"> {translate(texts).unread}</span>
    </span>
  );
}
