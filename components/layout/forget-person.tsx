'use client';

import { useEffect } from 'react';
import { dropPush } from '@/components/notifications/push-calls';
import { forgetPerson } from '@/lib/platform/browser/person-store';

/** On pages rendered for signed-out visitors: clears what this browser stored for the person who was signed in before. */
export function ForgetPerson(): null {
  useEffect(() => {
    forgetPerson();
    void dropPush();
  }, []);
  return null;
}
