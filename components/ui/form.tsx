'use client';

import type { ComponentProps, FormEvent } from 'react';
import { useEarlySubmit, useIsHydrating } from './use-before-hydration';

type FormProps = Omit<ComponentProps<'form'>, 'action' | 'noValidate' | 'onSubmit'> & {
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
    <form
      ref={form}
      noValidate
      data-waiting={isHydrating || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(event);
      }}
      {...props}
    />
  );
}
