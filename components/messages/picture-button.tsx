'use client';

import { type ReactNode, useState } from 'react';
import { pictureFaultText } from '@/components/forms/picture-fault-text';
import { UploadStatus } from '@/components/forms/upload-status';
import { useAction } from '@/components/forms/use-action';
import { useUpload } from '@/components/forms/use-upload';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { toast } from '@/components/ui/use-toast';
import { PICTURE_BYTES_MAX } from '@/lib/messages/constants';
import { faultOf } from '@/lib/platform/browser/picture-fault';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './chat-texts';

export interface PictureChoice {
  key: string;
  url: string;
  width: number;
  height: number;
}

export interface PictureState {
  chosen: PictureChoice | null;
  busy: boolean;
  preview: ReactNode;
  choose: (file: File) => Promise<void>;
  clear: () => void;
}

/** A picture to send with the next message: scaled and uploaded at once, and removable until sent. */
export function usePicture(): PictureState {
  const [chosen, setChosen] = useState<PictureChoice | null>(null);
  const { run, busy } = useAction();
  const upload = useUpload();

  function send(file: File): Promise<void> {
    const body = new FormData();
    body.set('picture', file);
    return run({
      call: () =>
        upload.send(
          body,
          (options) => api('POST /api/messages/pictures', options),
          () => void send(file),
        ),
      failed: translate(texts).uploadFailed,
      onDone: ({ imageKey, imageUrl, width, height }) =>
        setChosen({ key: imageKey, url: imageUrl, width, height }),
    });
  }
  async function choose(file: File): Promise<void> {
    const fault = await faultOf(file, PICTURE_BYTES_MAX);
    if (fault) refuse(pictureFaultText(fault, PICTURE_BYTES_MAX));
    else await send(file);
  }
  const clear = () => setChosen(null);
  const preview = chosen ? (
    <Preview picture={chosen} onRemove={clear} />
  ) : (
    <UploadStatus upload={upload} />
  );
  return { chosen, busy, preview, choose, clear };
}

export function refuse(description: string): void {
  toast({ title: translate(texts).error, description, variant: 'destructive' });
}

function Preview({ picture, onRemove }: { picture: PictureChoice; onRemove: () => void }) {
  const t = translate(texts);
  return (
    <div className="relative w-fit">
      {/* oxlint-disable-next-line nextjs/no-img-element -- a file of this device, nothing for next/image to do */}
      <img
        src={picture.url}
        alt={t.goesWithMessage}
        width={picture.width}
        height={picture.height}
        className="h-24 w-auto max-w-full rounded-lg"
      />
      <Button
        variant="secondary"
        size="icon"
        aria-label={t.removePicture}
        onClick={onRemove}
        className="absolute -end-3 -top-3 rounded-full"
      >
        <LineIcon name="x" />
      </Button>
    </div>
  );
}
