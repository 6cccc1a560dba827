'use client';

import { useEffect } from 'react';
import { forgetPerson } from '@/lib/platform/browser/person-store';
import { dropPushes } from '@/lib/platform/browser/worker';

/** On pages rendered for guests: clears this browser's data of the previous person. */
export function ForgetPerson(): null {
  useEffect(() => {
    forgetPerson();
    void dropPushes();
  }, []);
  return null;
}
