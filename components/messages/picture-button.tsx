'use client';

import { ImagePlus, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { NativeInput } from '@/components/ui/native-input';
import { toast } from '@/components/ui/use-toast';
import { PICTURE_BYTES_MAX } from '@/lib/messages/constants';
import { api } from '@/lib/platform/http/client';

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
  choose: (file: File) => void;
  clear: () => void;
}

/** A picture to send with the next message: uploaded at once, and removable until sent. */
export function usePicture(): PictureState {
  const [chosen, setChosen] = useState<PictureChoice | null>(null);
  const { run, busy } = useAction();

  function upload(file: File): Promise<void> {
    const body = new FormData();
    body.set('picture', file);
    return run({
      call: () => api('POST /api/messages/pictures', { body }),
      failed: 'The picture could not be uploaded. Please try again.',
      onDone: ({ imageKey, imageUrl, width, height }) =>
        setChosen({ key: imageKey, url: imageUrl, width, height }),
    });
  }
  function choose(file: File): void {
    if (!file.type.startsWith('image/')) refuse('Please select an image file');
    else if (file.size > PICTURE_BYTES_MAX) refuse('Please select an image smaller than 10MB');
    else void upload(file);
  }
  const clear = () => setChosen(null);
  const preview = chosen ? <Preview picture={chosen} onRemove={clear} /> : null;
  return { chosen, busy, preview, choose, clear };
}

function refuse(description: string): void {
  toast({ title: 'Error', description, variant: 'destructive' });
}

function Preview({ picture, onRemove }: { picture: PictureChoice; onRemove: () => void }) {
  return (
    <div className="relative w-fit">
      {/* oxlint-disable-next-line nextjs/no-img-element -- a file of this device, nothing for next/image to do */}
      <img
        src={picture.url}
        alt="Goes with your message"
        width={picture.width}
        height={picture.height}
        className="h-24 w-auto max-w-full rounded-lg"
      />
      <Button
        variant="secondary"
        size="icon"
        aria-label="Remove the picture"
        onClick={onRemove}
        className="absolute -end-3 -top-3 rounded-full"
      >
        <X aria-hidden />
      </Button>
    </div>
  );
}

export function PictureButton({ picture }: { picture: PictureState }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <NativeInput
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif"
        hidden
        aria-label="Picture"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) picture.choose(file);
          event.target.value = '';
        }}
      />
      <Button
        variant="ghost"
        size="icon"
        aria-label={picture.busy ? 'Uploading the picture' : 'Add a picture'}
        disabled={picture.busy}
        onClick={() => input.current?.click()}
      >
        <ImagePlus aria-hidden />
      </Button>
    </>
  );
}
