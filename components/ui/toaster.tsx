'use client';

import {
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { translate } from '@/lib/platform/language/translate';
import { pageDirection } from './direction';
import { texts } from './texts';
import { CloseToast, Toast, ToastClose } from './toast';
import { dismissToast, type ToastRecord, useToast } from './use-toast';

/** Beyond this distance it is a swipe, not a click. */
const BEGIN_PX = 10;
const AWAY_PX = 50;

/** The pointer handlers of a toast, which can be swiped away towards the end of the line, where it also leaves by itself. */
function toastSwipe(onDismiss: () => void) {
  let from: number | null = null;
  let isSwipe = false;

  const movedOf = (event: PointerEvent) => {
    const sign = pageDirection() === 'rtl' ? -1 : 1;
    return sign * Math.max(0, sign * (event.clientX - (from ?? event.clientX)));
  };
  function end(event: PointerEvent<HTMLElement>): void {
    const { currentTarget } = event;
    if (isSwipe) {
      const isAway = Math.abs(movedOf(event)) > AWAY_PX && event.type === 'pointerup';
      currentTarget.dataset.swipe = isAway ? 'end' : 'cancel';
      // The element under the finger was not clicked.
      currentTarget.addEventListener('click', (click) => click.preventDefault(), { once: true });
      if (isAway) onDismiss();
    }
    from = null;
    isSwipe = false;
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button === 0) from = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (from === null) return;
      const { currentTarget, pointerId } = event;
      const moved = movedOf(event);
      if (!isSwipe && Math.abs(moved) > BEGIN_PX) {
        isSwipe = true;
        currentTarget.setPointerCapture(pointerId);
      }
      if (!isSwipe) return;
      currentTarget.dataset.swipe = 'move';
      currentTarget.style.setProperty('--swipe-x', `${moved}px`);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

const DURATION_MS = 5_000;
/** Moves the focus to the toasts. */
const KEY = 'F8';

/**
 * The toast area: that of Radix would cost every member's page 17 kB, and loaded with the first toast, it would be missing when
 * that reports a lost connection. Mount once. Below the header on phones, where it covers no buttons of a bottom sheet or the
 * deck; in the far corner on desktops. Clicks pass through where there is no toast.
 */
export function Toaster() {
  const { toasts } = useToast();
  const region = useRef<HTMLElement>(null);
  const { isPaused, ...pausing } = usePause();
  // Screen readers announce additions to an area that they know.
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setKnown(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => {
    const onKey = ({ code }: KeyboardEvent) => {
      if (code === KEY) region.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <section
      ref={region}
      aria-label={translate(texts).toasts({ key: KEY })}
      tabIndex={-1}
      data-toasts=""
      className="pointer-events-none fixed inset-x-3 top-[calc(var(--header-height)+env(safe-area-inset-top)+0.5rem)] z-100 outline-none sm:inset-x-auto sm:end-5 sm:top-auto sm:bottom-[calc(var(--bottom-bar-height)+1rem)] sm:w-96 md:bottom-5"
      {...pausing}
    >
      <ol aria-live="assertive" className="flex flex-col">
        {isKnown
          ? toasts.map((item) => (
              <Item
                key={item.id}
                item={item}
                isPaused={isPaused}
                onLeave={() => region.current?.focus()}
              />
            ))
          : null}
      </ol>
    </section>
  );
}

/** Toasts remain while they are hovered or focused, or the window is not focused. */
function usePause() {
  const [isPointed, setPointed] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const leave = () => setAway(true);
    const come = () => setAway(false);
    window.addEventListener('blur', leave);
    window.addEventListener('focus', come);
    return () => {
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', come);
    };
  }, []);
  return {
    isPaused: isPointed || hasFocus || isAway,
    onPointerMove: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocus(true),
    onBlur: () => setFocus(false),
  };
}

const ISOLATED = /\u2068[^\u2069]*\u2069/g;

/** Text of only isolated names and texts ('Sana: Yes') has the page's direction; other text that of its first letter. */
const directionFor = (words: ReactNode) =>
  typeof words === 'string' && !/\p{L}/u.test(words.replace(ISOLATED, '')) ? undefined : 'auto';

interface ItemProps {
  item: ToastRecord;
  isPaused: boolean;
  /** Called before a focused button is removed. */
  onLeave: () => void;
}

function Item({ item, isPaused, onLeave }: ItemProps) {
  const { id, open, title, description, action, variant, durationMs = DURATION_MS } = item;
  const element = useRef<HTMLLIElement>(null);
  const left = useRef(durationMs);
  const [isGone, setGone] = useState(false);
  function close(): void {
    if (element.current?.contains(document.activeElement)) onLeave();
    dismissToast(id);
  }
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!open || isPaused || !Number.isFinite(left.current)) return;
    const from = performance.now();
    const timer = setTimeout(() => closeNow(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - from;
    };
  }, [open, isPaused]);
  // It closes with an animation, if there is one.
  useLayoutEffect(() => {
    const { current } = element;
    if (!open && current && getComputedStyle(current).animationName === 'none') setGone(true);
  }, [open]);
  const [swipe] = useState(() => toastSwipe(() => dismissToast(id)));
  if (isGone) return null;
  return (
    <CloseToast value={close}>
      <Toast
        ref={element}
        open={open}
        variant={variant}
        onKeyDown={({ key }) => {
          if (key === 'Escape') close();
        }}
        onAnimationEnd={({ target, currentTarget }) => {
          if (!open && target === currentTarget) setGone(true);
        }}
        {...swipe}
      >
        <div className="grid min-w-0 flex-1 gap-0.5 wrap-anywhere">
          {title ? (
            <div dir={directionFor(title)} className="font-lead text-sm">
              {title}
            </div>
          ) : null}
          {description ? (
            <div
              dir={directionFor(description)}
              className="text-pretty text-muted-foreground text-sm"
            >
              {description}
            </div>
          ) : null}
        </div>
        {action}
        <ToastClose />
      </Toast>
    </CloseToast>
  );
}
