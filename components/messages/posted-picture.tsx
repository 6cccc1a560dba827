import { useEffect, useEffectEvent } from 'react';
import { pictureFaultText } from '@/components/forms/picture-fault-text';
import { UploadStatus } from '@/components/forms/upload-status';
import type { useAction } from '@/components/forms/use-action';
import { useUpload } from '@/components/forms/use-upload';
import { PICTURE_BYTES_MAX } from '@/lib/messages/constants';
import { faultOf } from '@/lib/platform/browser/picture-fault';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './chat-texts';
import { refuse } from './picture-button';

interface PostedPictureProps {
  groupId: number;
  file: File;
  clientMsgId: string;
  /** Of the button that chose it, which is busy meanwhile. */
  run: ReturnType<typeof useAction>['run'];
  /** Called where this part does not load. */
  onClose: () => void;
}

/** The picture on its way into the chat. */
export function PostedPicture({ groupId, file, clientMsgId, run }: PostedPictureProps) {
  const t = translate(texts);
  const upload = useUpload();

  async function post(): Promise<void> {
    const fault = await faultOf(file, PICTURE_BYTES_MAX);
    if (fault) return refuse(pictureFaultText(fault, PICTURE_BYTES_MAX));
    const body = new FormData();
    body.set('picture', file);
    await run({
      call: async () => {
        const { imageKey } = await upload.send(
          body,
          (options) => api('POST /api/messages/pictures', options),
          () => void post(),
        );
        await api('POST /api/messages', { body: { groupId, imageKey, clientMsgId } });
      },
      done: () => ({ title: t.picturePosted }),
      failed: t.uploadFailed,
    });
  }
  const postAtOnce = useEffectEvent(post);
  useEffect(() => void postAtOnce(), []);
  return <UploadStatus upload={upload} />;
}
