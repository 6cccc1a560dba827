import { Button } from '@/components/ui/button';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';
import type { Upload } from './use-upload';

const ALL = 100;

/** The progress of an upload, with a button to cancel it; after a failure, one to retry. */
export function UploadStatus({ upload: { percent, cancel, retry } }: { upload: Upload }) {
  const t = translate(texts);
  if (percent === null && !retry) return null;
  return (
    <div className="grid w-full gap-1">
      {percent === null ? null : (
        <>
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm tabular-nums">
            <span>{wordsFor(percent)}</span>
            {/* Once everything has been sent, the server decides, and cancelling would promise too much. */}
            <Button
              variant="secondary"
              size="sm"
              aria-label={t.cancelUpload}
              aria-disabled={percent === ALL || undefined}
              onClick={cancel}
            >
              {t.stopUpload}
            </Button>
          </div>
          <progress
            aria-label={t.uploadProgress}
            max={ALL}
            value={percent === 'scaling' ? undefined : percent}
            className="h-2 w-full accent-primary"
          />
        </>
      )}
      {retry ? (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          {/* The failure itself has been announced. */}
          <p className="font-label text-destructive-ink text-sm">{t.notUploaded}</p>
          <Button variant="secondary" size="sm" onClick={retry}>
            {t.tryAgain}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function wordsFor(percent: number | 'scaling'): string {
  const t = translate(texts);
  if (percent === 'scaling') return t.scaling;
  return percent === ALL ? t.uploadEnds : t.uploading({ percent });
}
