'use client';

import { useId, useRef, useState } from 'react';
import { Avatar } from '@/components/avatars/avatar';
import { pictureFaultText } from '@/components/forms/picture-fault-text';
import { UploadStatus } from '@/components/forms/upload-status';
import { useUpload } from '@/components/forms/use-upload';
import { Button } from '@/components/ui/button';
import { NativeInput } from '@/components/ui/input';
import { COACH_IMAGE_BYTES_MAX } from '@/lib/coaching/constants';
import type { CoachSettingsDto } from '@/lib/coaching/schema/settings';
import { faultOf } from '@/lib/platform/browser/picture-fault';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';
import { useCoachSettingsStep } from './use-coach-settings';

/** The picture on the coach's card; without one, the person's own picture is shown. */
export function SettingsPhoto({ settings }: { settings: CoachSettingsDto }) {
  const id = useId();
  const t = translate(texts);
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const { error, busy, take } = useCoachSettingsStep();
  const upload = useUpload();

  async function choose(file: File | undefined): Promise<void> {
    // The file dialog was cancelled: the current picture remains.
    if (!file) return;
    const fault = await faultOf(file, COACH_IMAGE_BYTES_MAX);
    if (fault) setProblem(pictureFaultText(fault, COACH_IMAGE_BYTES_MAX));
    else {
      setProblem('');
      const body = new FormData();
      body.set('image', file);
      void take({
        call: () =>
          upload.send(
            body,
            (options) =>
              api('POST /api/coaches/{id}/photo', { params: { id: settings.id }, ...options }),
            () => void choose(file),
          ),
        done: t.photoChanged,
      });
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Avatar id={settings.id} name={settings.name} imageUrl={settings.imageUrl} size={72} />
      <NativeInput
        ref={input}
        id={id}
        type="file"
        accept="image/*"
        aria-label={t.photo}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          // Choosing the same file again must fire a change event.
          target.value = '';
        }}
      />
      <Button
        variant="secondary"
        aria-disabled={busy || undefined}
        onClick={() => input.current?.click()}
      >
        {settings.imageUrl ? t.changePhoto : t.addPhoto}
      </Button>
      {settings.imageUrl ? (
        <Button
          variant="ghost"
          aria-disabled={busy || undefined}
          onClick={() =>
            take({
              call: () => api('DELETE /api/coaches/{id}/photo', { params: { id: settings.id } }),
              done: t.photoRemoved,
            })
          }
        >
          {t.removePhoto}
        </Button>
      ) : null}
      <UploadStatus upload={upload} />
      <p role="alert" className="basis-full font-label text-destructive-ink text-sm empty:hidden">
        {problem || error}
      </p>
    </div>
  );
}
