'use client';

import { useQuery } from '@tanstack/react-query';
import { CalendarSync, Copy } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/use-toast';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { api } from '@/lib/platform/http/client';
import { readQuery } from '@/lib/platform/http/queries';

const KEY = 'calendar-feed';

/** A secret URL to subscribe to one's games and classes from a calendar app. It can be revoked. */
export function CalendarSubscription() {
  const { run, busy } = useAction({ refresh: [KEY] });
  const [link, setLink] = useState<string | null>(null);
  const { data } = useQuery(readQuery(KEY, apiUrl('GET /api/calendar-feed')));
  if (!data) return null;
  const make = () =>
    run({
      call: () => api('POST /api/calendar-feed'),
      done: 'Calendar link made',
      failed: 'Failed to make the link',
      onDone: ({ url }) => setLink(url),
    });
  const revoke = () =>
    run({
      call: () => api('DELETE /api/calendar-feed'),
      done: 'The link does not work any more',
      failed: 'Failed to take the link back',
      onDone: () => setLink(null),
    });
  return (
    <section className="grid gap-3 rounded-card border bg-card p-5">
      <h2 className="flex items-center gap-2 text-xl">
        <CalendarSync aria-hidden className="size-5 text-primary-ink" />
        Games and classes in your calendar
      </h2>
      <p className="max-w-prose text-muted-foreground text-sm">
        Subscribe to a link in your calendar and every game and class you join or give appears
        there. Whoever has the link sees them: keep it to yourself.
      </p>
      {link ? <SecretLink link={link} /> : null}
      <div className="flex flex-wrap gap-2">
        <Button aria-disabled={busy || undefined} onClick={make}>
          {data.isOn ? 'Make a new link' : 'Make the link'}
        </Button>
        {data.isOn ? (
          <Button variant="secondary" aria-disabled={busy || undefined} onClick={revoke}>
            Take the link back
          </Button>
        ) : null}
      </div>
    </section>
  );
}

function SecretLink({ link }: { link: string }) {
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(link).then(
      () => toast({ title: 'Link copied' }),
      () => toast({ title: 'Copy this link', description: link }),
    );
  }
  return (
    <div className="flex gap-2">
      <Input readOnly value={link} aria-label="Your calendar link" className="min-w-0 flex-1" />
      <Button variant="secondary" size="icon" aria-label="Copy the link" onClick={() => copy()}>
        <Copy aria-hidden />
      </Button>
    </div>
  );
}
