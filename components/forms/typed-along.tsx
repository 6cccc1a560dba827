'use client';

import { useLayoutEffect } from 'react';
import { enterAgain } from '@/components/ui/use-before-hydration';
import { PERSON_KEY } from '@/lib/platform/browser/person-store';
import { typedAlong } from '@/lib/platform/browser/typed-along';

/** Forms of people without a session bring what was typed along to another language; everybody else's have a draft. */
export function TypedAlong(): null {
  // Before the page forgets whoever was signed in here.
  useLayoutEffect(() => {
    const { storeTyped, giveBackTyped } = typedAlong(PERSON_KEY, (field, entry) =>
      // After the commit, as what was typed before it.
      queueMicrotask(() => enterAgain(field, { value: field.value, ...entry })),
    );
    giveBackTyped();
    const keepOnSwitch = ({ target }: SubmitEvent) => {
      if (target instanceof HTMLFormElement && target.action.endsWith('/api/language'))
        storeTyped();
    };
    addEventListener('submit', keepOnSwitch);
    return () => removeEventListener('submit', keepOnSwitch);
  }, []);
  return null;
}
