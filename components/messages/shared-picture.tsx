'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { forgetLarge, readLarge } from '@/lib/platform/browser/person-store';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './chat-texts';

/** Where the service worker has stored a picture that was shared with the app. */
const SHARED = '/share/picture';

/** Passes a shared picture to the chat that is opened, once. */
export function useSharedPicture(me: number, choose: (picture: File) => void): void {
  const onPicture = useEffectEvent(choose);
  useEffect(() => {
    let left = false;
    void (async () => {
      const waiting = await readLarge(me, SHARED);
      if (!waiting || left) return;
      await forgetLarge(me, SHARED);
      const type = waiting.headers.get('content-type') ?? '';
      onPicture(new File([await waiting.blob()], 'picture', { type }));
    })();
    return () => {
      left = true;
    };
  }, [me]);
}

/** Above the list of chats, while a shared picture is pending. */
export function SharedPictureNotice({ userId }: { userId: number }) {
  const t = translate(texts);
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    void readLarge(userId, SHARED).then((waiting) => setWaits(waiting !== undefined));
  }, [userId]);
  if (!waits) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border bg-muted px-4 py-3">
      <p role="status" className="min-w-0 flex-1 basis-56">
        {t.chooseChat}
      </p>
      <Button
        variant="secondary"
        onClick={async () => {
          await forgetLarge(userId, SHARED);
          setWaits(false);
        }}
      >
        {t.leaveOutPicture}
      </Button>
    </div>
  );
}
