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
import { AlertLine } from './alert-line';
import { Button } from './button';
// A menu that is loaded later opens by a press from before: useEarlyPress.
import { busyWhile } from './held-presses';
import { texts } from './texts';
import { toast } from './use-toast';

/** Before each further try of a chunk that has not arrived. */
const PAUSES_MS = [400, 1_500];
/** Between the tries for a part that nobody waits for. */
const REST_MS = 30_000;

/** By which a part that somebody has pressed for is closed. */
interface Closable {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  onClose?: () => void;
  onCancel?: () => void;
}

interface Missing<P> {
  /** Tells whoever waits for the part, in place of a toast. */
  onMissing?: (props: P) => void;
  /** It cannot be left out without a word. */
  screen?: boolean;
  /** What could not be loaded, where a sentence of its own says it. */
  title?: () => string;
}

/**
 * For every part that is loaded later: `dynamic(() => loadPart(() => import('./x').then((module) => module.X)))`. Without a line
 * its chunk may not arrive. Then the page stays, and the part is left out and tried again; if somebody has pressed for it, it is
 * closed with a toast, and the next press tries again.
 */
export async function loadPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  missing: Missing<P> = {},
): Promise<ComponentType<P>> {
  try {
    return await busyWhile(load());
  } catch (error) {
    if (!isChunkMissing(error)) throw error;
    // React and Next would keep a failure for the life of the page, so this one is a component.
    return missingPart(load, missing);
  }
}

/** For a screen, or a panel that a page is opened for: in its place stands that it is missing, and a button to try again. */
export function loadScreen<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { title }: Pick<Missing<P>, 'title'> = {},
): Promise<ComponentType<P>> {
  return loadPart(load, { screen: true, title });
}

/** A module that fails by itself is a fault, and stays one. */
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
      // The browser knows of no line at all.
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
    const tell = useEffectEvent(() => (onMissing ? onMissing(props) : close(props, title?.())));
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
          tell();
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
    // What it surrounds is there.
    return 'children' in props ? (props.children as ReactNode) : null;
  };
}

/** A part that nobody has pressed for has no way to be closed, and is left out in silence. */
function close(props: Closable, title?: string): void {
  const { onOpenChange, onClose = onOpenChange && (() => onOpenChange(false)) } = props;
  const leave = onClose ?? props.onCancel;
  if (!leave) return;
  leave();
  sayMissing(title);
}

/** The toast of a part that was asked for and has not arrived. */
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
