'use client';

import { pictureFaultText } from '@/components/forms/picture-fault-text';
import { UploadStatus } from '@/components/forms/upload-status';
import { useAction } from '@/components/forms/use-action';
import { useUpload } from '@/components/forms/use-upload';
import { PICTURE_BYTES_MAX } from '@/lib/messages/constants';
import { newKey } from '@/lib/platform/browser/new-key';
import { faultOf } from '@/lib/platform/browser/picture-fault';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './chat-texts';
import { ChoosePicture, refuse } from './picture-button';

/** Sends a picture into the chat of a group from outside of it: one choice, without a composer. */
export function PostPictureButton({ groupId }: { groupId: number }) {
  const t = translate(texts);
  const upload = useUpload();
  const { run, busy } = useAction();

  async function post(file: File, clientMsgId: string): Promise<void> {
    const fault = await faultOf(file, PICTURE_BYTES_MAX);
    if (fault) return refuse(pictureFaultText(fault, PICTURE_BYTES_MAX));
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
      <ChoosePicture isNamed busy={busy} onChoose={(file) => void post(file, newKey())} />
      <UploadStatus upload={upload} />
    </>
  );
}
