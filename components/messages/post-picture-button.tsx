'use client';

import { useRef } from 'react';
import { pictureFaultText } from '@/components/forms/picture-fault-text';
import { UploadStatus } from '@/components/forms/upload-status';
import { useAction } from '@/components/forms/use-action';
import { useUpload } from '@/components/forms/use-upload';
import { Button } from '@/components/ui/button';
import { NativeInput } from '@/components/ui/input';
import { LineIcon } from '@/components/ui/line-icon';
import { toast } from '@/components/ui/use-toast';
import { PICTURE_BYTES_MAX } from '@/lib/messages/constants';
import { newKey } from '@/lib/platform/browser/new-key';
import { faultOf } from '@/lib/platform/browser/picture-fault';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './chat-texts';

/** Sends a picture into the chat of a group from outside of it: one choice, without a composer. */
export function PostPictureButton({ groupId }: { groupId: number }) {
  const t = translate(texts);
  const input = useRef<HTMLInputElement>(null);
  const upload = useUpload();
  const { run, busy } = useAction();

  async function post(file: File, clientMsgId: string): Promise<void> {
    const fault = await faultOf(file, PICTURE_BYTES_MAX);
    if (fault) {
      const description = pictureFaultText(fault, PICTURE_BYTES_MAX);
      toast({ title: t.error, description, variant: 'destructive' });
      return;
    }
    const body = new FormData();
    body.set('picture', file);
    await run({
      call: async () => {
        const { imageKey } = await upload.send(
          body,
          (options) => api('POST /api/messages/pictures', options),
          () => void post(file, clientMsgId),
        );
        await api('POST /api/messages', { body: { groupId, imageKey, clientMsgId } });
      },
      done: () => ({ title: t.picturePosted }),
      failed: t.uploadFailed,
    });
  }
  return (
    <>
      <NativeInput
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif"
        hidden
        aria-label={t.picture}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void post(file, newKey());
          event.target.value = '';
        }}
      />
      <Button variant="secondary" disabled={busy} onClick={() => input.current?.click()}>
        <LineIcon name="image-plus" />
        {busy ? t.uploadingPicture : t.addPicture}
      </Button>
      <UploadStatus upload={upload} />
    </>
  );
}
