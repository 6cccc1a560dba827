'use client';

import { useRef, useState } from 'react';
import { toast } from '@/components/ui/use-toast';
import { scalePicture } from '@/lib/platform/browser/scale-picture';
import { watchedFetch } from '@/lib/platform/browser/watched-fetch';
import { ApiError, isCancelled } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

const TOO_MANY = 429;
const SERVER_ERROR = 500;

export interface UploadOptions {
  body: FormData;
  signal?: AbortSignal;
  fetch?: ReturnType<typeof watchedFetch>;
}

export interface Upload {
  /** The sent share, 'scaling' before that, null when idle. */
  percent: number | 'scaling' | null;
  cancel: () => void;
  /** Sends the same pictures again, after a failure that may be temporary. */
  retry: (() => void) | null;
}

/**
 * The only way in which pictures leave the device: scaled, with progress, and cancellable. Pass the result to `UploadStatus`.
 */
export function useUpload() {
  const [percent, setPercent] = useState<Upload['percent']>(null);
  const [again, setAgain] = useState<{ retry: () => void } | null>(null);
  const running = useRef<AbortController | null>(null);

  /**
   * Makes the call with the pictures of `body` as they may leave.
   * @param retry offered after a failure; a form has its own button to send again
   * @throws what the call throws; an AbortError once cancelled
   */
  async function send<T>(
    body: FormData,
    call: (options: UploadOptions) => Promise<T>,
    retry?: () => void,
  ): Promise<T> {
    setAgain(null);
    if (![...body.values()].some((value) => value instanceof File)) return call({ body });
    const stop = new AbortController();
    running.current = stop;
    setPercent('scaling');
    try {
      const scaled = await scaledBody(body);
      stop.signal.throwIfAborted();
      setPercent(0);
      return await call({ body: scaled, signal: stop.signal, fetch: watchedFetch(setPercent) });
    } catch (error) {
      if (retry && isWorthRetrying(error)) setAgain({ retry });
      throw error;
    } finally {
      setPercent(null);
    }
  }
  function cancel(): void {
    running.current?.abort();
    toast({ title: translate(texts).uploadCancelled });
  }
  return { send, percent, cancel, retry: again?.retry ?? null };
}

export type SendUpload = ReturnType<typeof useUpload>['send'];

/** One after the other: a phone has little memory, and a picture of 12 megapixels takes 48 MB of it. */
async function scaledBody(body: FormData): Promise<FormData> {
  const scaled = new FormData();
  for (const [name, value] of body) {
    scaled.append(name, value instanceof File ? await scalePicture(value) : value);
  }
  return scaled;
}

function isWorthRetrying(error: unknown): boolean {
  if (isCancelled(error)) return false;
  if (!(error instanceof ApiError)) return true;
  return error.status === TOO_MANY || error.status >= SERVER_ERROR;
}
