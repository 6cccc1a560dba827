'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { CopyField } from '@/components/sharing/copy-field';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import type { CalendarFeedDto } from '@/lib/calendar/schema';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { api } from '@/lib/platform/http/client';
import { readQuery } from '@/lib/platform/http/queries';
import { usePageData } from '@/lib/platform/http/use-page-data';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './form-texts';

const KEY = 'calendar-feed';

/** A secret, revocable URL to subscribe to one's games and classes from a calendar app. */
export function CalendarSubscription({ initial }: { initial: CalendarFeedDto }) {
  const { run, busy } = useAction({ refresh: [KEY] });
  const [link, setLink] = useState<string | null>(null);
  const query = readQuery(KEY, apiUrl('GET /api/calendar-feed'));
  const { data } = useQuery(usePageData(query, initial));
  const t = translate(texts);
  const make = () =>
    run({
      call: () => api('POST /api/calendar-feed'),
      done: t.linkMade,
      failed: t.makeFailed,
      onDone: ({ url }) => setLink(url),
    });
  const revoke = () =>
    run({
      call: () => api('DELETE /api/calendar-feed'),
      done: t.linkGone,
      failed: t.takeBackFailed,
      onDone: () => setLink(null),
    });
  return (
    <section className="grid gap-3 rounded-card border bg-card p-5">
      <h2 className="flex items-center gap-2 text-xl">
        <LineIcon name="calendar-sync" className="size-5 text-primary-ink" />
        {t.calendarTitle}
      </h2>
      <p className="max-w-prose text-muted-foreground text-sm">{t.calendarWhy}</p>
      {link ? <CopyField url={link} label={t.yourLink} /> : null}
      <div className="flex flex-wrap gap-2">
        <Button aria-disabled={busy || undefined} onClick={make}>
          {data.isOn ? t.makeNewLink : t.makeLink}
        </Button>
        {data.isOn ? (
          <Button variant="secondary" aria-disabled={busy || undefined} onClick={revoke}>
            {t.takeLinkBack}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
