'use client';

import { useEffect } from 'react';
import { takeCompletion } from './completion';
import { showCompleted } from './show-completed';

/** The reload at the end of the wizard discards its toast; this shows it in the app afterwards. */
export function CompletedNotice({ userId }: { userId: number }): null {
  useEffect(() => {
    const remark = takeCompletion(userId);
    if (remark !== null) showCompleted(remark);
  }, [userId]);
  return null;
}
