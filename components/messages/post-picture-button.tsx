'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
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
  const { run, busy } = useAction();
  return (
    <>
      <ChoosePicture
        isNamed
        busy={busy}
        onChoose={(file) => setChosen({ file, clientMsgId: newKey() })}
      />
      {chosen ? (
        <PostedPicture
          key={chosen.clientMsgId}
          groupId={groupId}
          {...chosen}
          run={run}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </>
  );
}
