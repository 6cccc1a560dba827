'use client';

import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useReducer,
  useState,
} from 'react';
import { translate } from '@/lib/platform/language/translate';
import { AlertLine } from './alert';
import { Button } from './button';
// useEarlyClick opens a menu that is loaded later than the click.
import { busyWhile } from './pending-clicks';
import { texts } from './texts';
import { toast } from './use-toast';

/** Delays before retries of a chunk that failed to load. */
const PAUSES_MS = [400, 1_500];
/** Between the retries for a part that nobody waits for. */
const REST_MS = 30_000;

/** The props that close a clicked part. */
interface Closable {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  onClose?: () => void;
  onCancel?: () => void;
}

interface Missing<P> {
  /** Reports the failure to the parent, instead of a toast. */
  onMissing?: (props: P) => void;
  /** A screen cannot be omitted silently. */
  screen?: boolean;
  /** The name of the part, for a sentence of its own. */
  title?: () => string;
}

/**
 * For every lazy part: `dynamic(() => loadPart(() => import('./x').then((module) => module.X)))`. Offline its chunk may fail to
 * load. Then the page remains, and the part is omitted and retried; if it was opened by a click, it is closed with a toast, and
 * the next click retries.
 */
export async function loadPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  missing: Missing<P> = {},
): Promise<ComponentType<P>> {
  try {
    return await busyWhile(load());
  } catch (error) {
    if (!isChunkMissing(error)) throw error;
    // React and Next would cache a failure for the life of the page, so this one is a component.
    return missingPart(load, missing);
  }
}

/** For a screen or panel that is the page's content: it is replaced by an error with a retry button. */
export function loadScreen<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { title }: Pick<Missing<P>, 'title'> = {},
): Promise<ComponentType<P>> {
  return loadPart(load, { screen: true, title });
}

/** An error thrown by the module itself is a bug, and is not caught. */
const isChunkMissing = (error: unknown) =>
  error instanceof Error && error.name === 'ChunkLoadError';

function missingPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { onMissing, screen = false, title }: Missing<P>,
): ComponentType<P> {
  let found: ComponentType<P> | undefined;
  let underWay: Promise<void> | undefined;

  async function tryAll(): Promise<void> {
    for (const pause of PAUSES_MS) {
      // The browser is offline.
      if (!navigator.onLine) break;
      await new Promise((resolve) => setTimeout(resolve, pause));
      try {
        found = await load();
        return;
      } catch (error) {
        if (!isChunkMissing(error)) throw error;
      }
    }
    found = await load();
  }
  /** Shared by all places that show the part. */
  function tryAgain(): Promise<void> {
    underWay ??= busyWhile(tryAll()).finally(() => {
      underWay = undefined;
    });
    return underWay;
  }

  return function Missing(props: P): ReactNode {
    const [failures, countFailure] = useReducer((count: number) => count + 1, 0);
    const [round, begin] = useReducer((count: number) => count + 1, 0);
    const [Part, setPart] = useState(() => found);
    const { open = true }: Closable = props;
    const reportMissing = useEffectEvent(() =>
      onMissing ? onMissing(props) : close(props, title?.()),
    );
    useEffect(() => {
      if (!open || Part) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isGone = false;
      tryAgain().then(
        () => {
          if (!isGone) setPart(() => found);
        },
        () => {
          if (isGone) return;
          countFailure();
          reportMissing();
          if (!onMissing) timer = setTimeout(begin, REST_MS);
        },
      );
      return () => {
        isGone = true;
        clearTimeout(timer);
      };
    }, [open, Part, round]);
    useEffect(() => {
      window.addEventListener('online', begin);
      return () => window.removeEventListener('online', begin);
    }, []);

    if (Part) return <Part {...props} />;
    if (screen && failures > 0) return <MissingScreen title={title?.()} onRetry={begin} />;
    // The children are loaded already.
    return 'children' in props ? (props.children as ReactNode) : null;
  };
}

/** A part that was not opened by a click cannot be closed, and is omitted silently. */
function close(props: Closable, title?: string): void {
  const { onOpenChange, onClose = onOpenChange && (() => onOpenChange(false)) } = props;
  const leave = onClose ?? props.onCancel;
  if (!leave) return;
  leave();
  sayMissing(title);
}

/** The toast for a requested part that failed to load. */
export function sayMissing(title?: string): void {
  const t = translate(texts);
  toast({ title: title ?? t.notLoaded, description: t.checkLine, variant: 'destructive' });
}

function MissingScreen({ title, onRetry }: { title?: string; onRetry: () => void }) {
  const t = translate(texts);
  return (
    <div className="mx-auto grid w-full max-w-md justify-items-start gap-3 p-4">
      <AlertLine>{title ?? t.notLoaded}</AlertLine>
      <p>{t.checkLine}</p>
      <Button variant="secondary" onClick={onRetry}>
        {t.loadAgain}
      </Button>
    </div>
  );
}
