'use client';

import { useId, useRef, useState } from 'react';
import { Avatar } from '@/components/layout/avatar';
import { Button } from '@/components/ui/button';
import { NativeInput } from '@/components/ui/native-input';
import { COACH_IMAGE_BYTES_MAX } from '@/lib/coaching/constants';
import type { DeskDto } from '@/lib/coaching/schema/desk';
import { api } from '@/lib/platform/http/client';
import { useDeskStep } from './use-desk';

/** The picture on the coach's card; without one, the person's own picture is shown. */
export function DeskPhoto({ desk }: { desk: DeskDto }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const { error, busy, take } = useDeskStep();

  function choose(file: File | undefined): void {
    // The file dialog was cancelled: keep the current picture.
    if (!file) return;
    if (!file.type.startsWith('image/')) setProblem('Please select an image file');
    else if (file.size > COACH_IMAGE_BYTES_MAX) setProblem('Image must be under 10MB');
    else {
      setProblem('');
      const body = new FormData();
      body.set('image', file);
      void take({
        call: () => api('POST /api/coaches/{id}/photo', { params: { id: desk.id }, body }),
        done: 'Photo changed',
      });
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Avatar id={desk.id} name={desk.name} imageUrl={desk.imageUrl} size={72} />
      <NativeInput
        ref={input}
        id={id}
        type="file"
        accept="image/*"
        aria-label="Photo of your page"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          choose(target.files?.[0]);
          // Choosing the same file again must fire a change event.
          target.value = '';
        }}
      />
      <Button
        variant="secondary"
        aria-disabled={busy || undefined}
        onClick={() => input.current?.click()}
      >
        {desk.imageUrl ? 'Change photo' : 'Add a photo'}
      </Button>
      {desk.imageUrl ? (
        <Button
          variant="ghost"
          aria-disabled={busy || undefined}
          onClick={() =>
            take({
              call: () => api('DELETE /api/coaches/{id}/photo', { params: { id: desk.id } }),
              done: 'Photo removed',
            })
          }
        >
          Remove photo
        </Button>
      ) : null}
      <p role="alert" className="basis-full font-label text-destructive-ink text-sm empty:hidden">
        {problem || error}
      </p>
    </div>
  );
}
