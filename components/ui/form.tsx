'use client';

import {
  type ComponentProps,
  type FormEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { translate } from '@/lib/platform/language/translate';
import { actOnce, isEcho } from './act-once';
import { texts } from './texts';
import { useEarlySubmit } from './use-before-hydration';

/**
 * Scrolls to the first refused field and focuses it: on a phone it may be far outside the visible part of a long form. Its
 * error is read with it. An error of the whole form is scrolled into view.
 */
function useFocusOnRefusal(form: RefObject<HTMLFormElement | null>) {
  const isExpected = useRef(false);
  const isSending = useRef(false);
  const [, setSettled] = useState(0);
  // After every render: the errors may come from the schema at once, or from the server later.
  useEffect(() => {
    if (!isExpected.current || isSending.current) return;
    const field = firstRefused(form.current);
    const shown = field ?? form.current?.querySelector('[role="alert"]:not(:empty)');
    if (!shown) return;
    isExpected.current = false;
    field?.focus({ preventScroll: true });
    // Centred, so that no header, bar or keyboard covers it.
    shown.scrollIntoView({ block: 'center' });
  });
  return {
    /** Errors that appear from now on belong to this submission. */
    expect: (sent: unknown) => {
      isExpected.current = true;
      if (!(sent instanceof Promise)) return;
      isSending.current = true;
      const settle = () => {
        isSending.current = false;
        setSettled((count) => count + 1);
      };
      sent.then(settle, settle);
    },
    /** People who continue typing must not lose the focus. */
    forget: () => {
      isExpected.current = false;
    },
  };
}

const CONTROLS = 'input, select, textarea, button';

function firstRefused(form: HTMLFormElement | null): HTMLElement | null {
  const mark = form?.querySelector('[aria-invalid="true"], [data-field-error]:not(:empty)');
  if (!(mark instanceof HTMLElement)) return null;
  if (!('fieldError' in mark.dataset)) return mark;
  const labelled = document.getElementById(mark.id.replace(/-error$/, ''));
  if (labelled && labelled !== mark) return labelled;
  return mark.closest('fieldset, section')?.querySelector<HTMLElement>(CONTROLS) ?? null;
}

type FormProps = Omit<ComponentProps<'form'>, 'action' | 'noValidate' | 'onClick' | 'onSubmit'> & {
  /** Return the promise of the submission: until it settles, further submissions are ignored. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void | Promise<void>;
};

/**
 * A form submitted by a script, with its own error messages instead of the browser's. Submitted before hydration, it waits. A
 * refused field gets the focus. Forms that must work without scripts use a plain `form` with an action.
 */
export function Form({ onSubmit, onInput, ref, children, ...props }: FormProps) {
  const form = useEarlySubmit(ref);
  const refusal = useFocusOnRefusal(form);
  return (
    // Handles clicks of its buttons; it is not itself interactive.
    <form
      ref={form}
      // Without scripts, typed text must not end up in an address.
      method="post"
      noValidate
      // Until the effect of `useEarlySubmit`.
      data-waiting=""
      onClickCapture={(event) => {
        if (isEcho(event)) event.preventDefault();
      }}
      onInput={(event) => {
        refusal.forget();
        onInput?.(event);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        // React bubbles events from a dialog inside this form, which has a form of its own.
        if (event.target !== event.currentTarget) return;
        // A dialog that is closing has already been submitted.
        if (event.currentTarget.closest('[role=dialog][data-state=closed]')) return;
        actOnce(event.currentTarget, () => {
          const sent = onSubmit(event);
          refusal.expect(sent);
          return sent;
        });
      }}
      {...props}
    >
      <noscript>
        <p className="text-muted-foreground text-sm">{translate(texts).needsScripts}</p>
      </noscript>
      {children}
    </form>
  );
}
