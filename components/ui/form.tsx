'use client';

import type { ComponentProps, FormEvent } from 'react';
import { actOnce, isEcho } from './press';
import { useEarlySubmit, useIsHydrating } from './use-before-hydration';

type FormProps = Omit<ComponentProps<'form'>, 'action' | 'noValidate' | 'onClick' | 'onSubmit'> & {
  /** Returns the promise of what it sends: until that has settled, nothing is sent again. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void | Promise<void>;
};

/**
 * A form that a script sends; its own sentences say what is wrong, not the browser's. Sent before the page listens, it
 * waits. A form that must work without scripts is a plain `form` with an action.
 */
export function Form({ onSubmit, ref, ...props }: FormProps) {
  const form = useEarlySubmit(ref);
  const isHydrating = useIsHydrating();
  return (
    // Hears the clicks of its buttons; it is nothing to press itself.
    <form
      ref={form}
      noValidate
      data-waiting={isHydrating || undefined}
      onClickCapture={(event) => {
        if (isEcho(event)) event.preventDefault();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        // In a dialog on its way out everything has been sent.
        if (event.currentTarget.closest('[role=dialog][data-state=closed]')) return;
        actOnce(event.currentTarget, () => onSubmit(event));
      }}
      {...props}
    />
  );
}
