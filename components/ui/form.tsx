'use client';

import type { ComponentProps, FormEvent } from 'react';
import { translate } from '@/lib/platform/language/translate';
import { actOnce, isEcho } from './act-once';
import { texts } from './texts';
import { useEarlySubmit, useIsHydrating } from './use-before-hydration';
import { useFocusOnRefusal } from './use-focus-on-refusal';

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
  const isHydrating = useIsHydrating();
  const refusal = useFocusOnRefusal(form);
  return (
    // Handles clicks of its buttons; it is not itself interactive.
    <form
      ref={form}
      // Without scripts, typed text must not end up in an address.
      method="post"
      noValidate
      data-waiting={isHydrating || undefined}
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
