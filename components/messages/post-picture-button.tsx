'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { loadPart } from '@/components/ui/load-part';
import { newKey } from '@/lib/platform/browser/new-key';
import { ChoosePicture } from './choose-picture';

const PostedPicture = dynamic(
  () => loadPart(() => import('./posted-picture').then((module) => module.PostedPicture)),
  { ssr: false },
);

/** Sends a picture into the chat of a group from outside of it: one choice, without a composer. */
export function PostPictureButton({ groupId }: { groupId: number }) {
  const [chosen, setChosen] = useState<{ file: File; clientMsgId: string } | null>(null);
  const [busy, setBusy] = useState(false);
  return (
    <>
      <ChoosePicture
        isNamed
        busy={busy}
        onChoose={(file) => {
          setBusy(true);
          setChosen({ file, clientMsgId: newKey() });
        }}
      />
      {chosen ? (
        <PostedPicture
          key={chosen.clientMsgId}
          groupId={groupId}
          {...chosen}
          onBusy={setBusy}
          onClose={() => {
            setBusy(false);
            setChosen(null);
          }}
        />
      ) : null}
    </>
  );
}
