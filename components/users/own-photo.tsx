'use client';

import { useId, useState } from 'react';
import { Avatar } from '@/components/avatars/avatar';
import { PROFILE_PHOTO_RULES, refusalOf } from '@/components/forms/photo-field';
import { UploadStatus } from '@/components/forms/upload-status';
import { useAction } from '@/components/forms/use-action';
import { useUpload } from '@/components/forms/use-upload';
import { useRouter } from '@/components/layout/use-router';
import { buttonVariants } from '@/components/ui/button-variants';
import { NativeInput } from '@/components/ui/input';
import { LineIcon } from '@/components/ui/line-icon';
import { toast } from '@/components/ui/use-toast';
import { cn } from '@/lib/cn';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

const AVATAR_PX = 104;

interface OwnPhotoProps {
  person: { id: number; name: string; profileImageUrl: string | null };
}

/** The person's own picture and its upload: checked, scaled and sent at once. */
export function OwnPhoto({ person }: OwnPhotoProps) {
  const id = useId();
  const { url, busy, choose, upload } = useOwnPhoto(person);
  const t = translate(texts);
  return (
    <div className="flex max-w-full flex-col items-center gap-2.5">
      <Avatar id={person.id} name={person.name} imageUrl={url} size={AVATAR_PX} />
      <label
        htmlFor={id}
        aria-disabled={busy || undefined}
        className={cn(
          buttonVariants({ variant: 'secondary', size: 'sm' }),
          'has-focus-visible:outline-[2.5px] has-focus-visible:outline-ring has-focus-visible:outline-offset-2',
        )}
      >
        {busy ? (
          <LineIcon name="loader-circle" className="animate-spin" />
        ) : (
          <LineIcon name="camera" />
        )}
        {busy ? t.uploading : t.uploadPhoto}
        <NativeInput
          id={id}
          type="file"
          accept="image/*"
          disabled={busy}
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            // Choosing the same file again after a failure must fire a change event.
            event.target.value = '';
          }}
          className="absolute inset-0 size-full opacity-0"
        />
      </label>
      <div className="w-56 max-w-full empty:hidden">
        <UploadStatus upload={upload} />
      </div>
    </div>
  );
}

function useOwnPhoto(person: OwnPhotoProps['person']) {
  const router = useRouter();
  const [uploaded, setUploaded] = useState<string | null>(null);
  const { run, busy } = useAction();
  const upload = useUpload();

  async function choose(file: File | undefined) {
    if (!file || busy) return;
    const refusal = await refusalOf(file, PROFILE_PHOTO_RULES);
    if (refusal) {
      toast({ ...refusal, variant: 'destructive' });
      return;
    }
    const t = translate(texts);
    const body = new FormData();
    body.set('photo', file);
    await run({
      call: () =>
        upload.send(
          body,
          (options) => api('POST /api/users/{id}/photo', { params: { id: person.id }, ...options }),
          () => void choose(file),
        ),
      done: t.photoUpdated,
      failedTitle: t.uploadFailed,
      failed: t.photoFailed,
      onDone: ({ profileImageUrl }) => {
        setUploaded(profileImageUrl);
        // The layout renders the picture in the header.
        router.refresh();
      },
    });
  }
  return { url: uploaded ?? person.profileImageUrl, busy, choose, upload };
}
