'use client';

import { useEffect } from 'react';
import { dropPush } from '@/components/notifications/push-calls';
import { forgetPerson } from '@/lib/browser/person-store';

/** On pages that the server rendered for somebody signed out: nothing of whoever was signed in before stays here. */
export function ForgetPerson(): null {
  useEffect(() => {
    forgetPerson();
    void dropPush();
  }, []);
  return null;
}
