'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { countedQuery } from '@/components/messages/conversations-query';
import type { BadgesDto } from '@/lib/messages/schema/conversations';
import { showUnreadOnIcon } from '@/lib/platform/browser/worker';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

const BADGE_MAX = 9;

/** The number of unread conversations, on the Messages entry of the menus and on the icon of the installed app. */
export function UnreadBadge({ badges }: { badges: BadgesDto }) {
  const { data } = useQuery(countedQuery(badges));
  const count = data.conversations + data.requests;
  useEffect(() => showUnreadOnIcon(count), [count]);
  if (count === 0) return null;
  const text = count > BADGE_MAX ? `${BADGE_MAX}+` : String(count);
  return (
    <span className="min-w-5 rounded-full bg-special px-1 text-center font-heading text-special-foreground text-xs tabular-nums leading-5">
      <bdi>{text}</bdi>
      <span className="sr-only"> {translate(texts).unread}</span>
    </span>
  );
}
