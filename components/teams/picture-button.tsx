'use client';

import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { LineIcon } from '@/components/ui/line-icon';
import { translate } from '@/lib/platform/language/translate';
import { raiseAppEvent } from '@/lib/platform/realtime/app-events';
import { texts } from './texts';

const FILE_NAME = 'maidan-teams.png';

async function share(address: string): Promise<void> {
  const answer = await fetch(address);
  if (answer.status === 401) raiseAppEvent('signedOut', null);
  if (!answer.ok) throw new Error(`The picture answered ${answer.status}`);
  const file = new File([await answer.blob()], FILE_NAME, { type: 'image/png' });
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // Closing the share sheet is not an error.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

/** Shares the picture of the teams; where the device has no share sheet for files, saves it. */
export function PictureButton({ gameId }: { gameId: number }) {
  const t = translate(texts);
  const { run, busy } = useAction();
  const address = `/api/teams/${gameId}/picture`;
  // The member's part is rendered in the browser only.
  if (typeof navigator.canShare === 'function') {
    return (
      <Button
        variant="secondary"
        aria-disabled={busy || undefined}
        onClick={() => run({ call: () => share(address), failed: t.shareFailed })}
      >
        <LineIcon name="share-2" />
        {t.sharePicture}
      </Button>
    );
  }
  return (
    <a href={address} download={FILE_NAME} className={buttonVariants({ variant: 'secondary' })}>
      <LineIcon name="download" />
      {t.picture}
    </a>
  );
}
