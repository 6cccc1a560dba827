'use client';

import { useEffect } from 'react';
import { forgetPerson } from '@/lib/platform/browser/person-store';
import { dropPushes } from '@/lib/platform/browser/worker';

/** On pages rendered for signed-out visitors: clears what this browser stored for the person who was signed in before. */
export function ForgetPerson(): null {
  useEffect(() => {
    forgetPerson();
    void dropPushes();
  }, []);
  return null;
}
