'use client';

import { useId, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { isComposing } from '@/components/ui/is-composing';
import { Label } from '@/components/ui/label';
import { LineIcon } from '@/components/ui/line-icon';
import { toast } from '@/components/ui/use-toast';
import { city } from '@/lib/platform/city/city';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

interface PlaceSearchBoxProps {
  /** Ranks places near this point first. */
  near: GeoPoint;
  onFound: (point: GeoPoint) => void;
}

/** Looks up an address, area or city on Enter or click. */
export function PlaceSearchBox({ near, onFound }: PlaceSearchBoxProps) {
  const t = translate(texts);
  const id = useId();
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');
  const { run, busy } = useAction({ inline: true });

  async function search() {
    if (text.trim() === '' || busy) return;
    setMessage('');
    await run({
      call: () =>
        api('GET /api/places', {
          query: {
            q: text.trim().slice(0, 100),
            latitude: near.latitude.toFixed(1),
            longitude: near.longitude.toFixed(1),
            submitted: '1',
          },
        }),
      failed: t.notFound,
      onDone: ([first]) => {
        // A mere suggestion means that nothing matched; using it would put the pin in the wrong place.
        if (!first || first.match === 'suggestion') return refuse(t.notFound);
        onFound({ latitude: first.latitude, longitude: first.longitude });
        setMessage(t.showing({ place: placeName(first.label) }));
      },
      onFailed: () => refuse(t.notFound),
    });
  }
  function refuse(sentence: string) {
    setMessage(sentence);
    toast({ variant: 'destructive', title: sentence });
  }
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{t.searchLabel}</Label>
      <div className="flex gap-2">
        <Input
          id={id}
          type="search"
          value={text}
          placeholder={city().example ?? t.searchExample}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          aria-describedby={`${id}status`}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return;
            // Must not submit a form around the picker.
            event.preventDefault();
            void search();
          }}
        />
        <Button variant="secondary" onClick={() => search()} aria-disabled={busy || undefined}>
          <LineIcon name="search" />
          {t.search}
        </Button>
      </div>
      <output id={`${id}status`} className="text-muted-foreground text-sm empty:hidden">
        {message}
      </output>
    </div>
  );
}
