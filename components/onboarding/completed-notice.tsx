'use client';

import { useEffect } from 'react';
import { takeCompletion } from './draft-store';
import { showCompleted } from './show-completed';

/** The reload that ends the wizard would take its toast away; this shows it in the app that comes up. */
export function CompletedNotice({ userId }: { userId: number }): null {
  useEffect(() => {
    const remark = takeCompletion(userId);
    if (remark !== null) showCompleted(remark);
  }, [userId]);
  return null;
}
