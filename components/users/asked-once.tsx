'use client';

import { useState } from 'react';
import { BirthYearQuestion } from './birth-year-question';
import { TermsNotice } from './terms-notice';

interface AskedOnceProps {
  userId: number;
  /** The version to accept, or null. */
  terms: string | null;
  asksYear: boolean;
}

/** What everybody is asked once, one after the other. */
export function AskedOnce({ userId, terms, asksYear }: AskedOnceProps) {
  const [isAccepted, setIsAccepted] = useState(terms === null);
  if (terms !== null && !isAccepted) {
    return <TermsNotice userId={userId} version={terms} onClose={() => setIsAccepted(true)} />;
  }
  return asksYear ? <BirthYearQuestion userId={userId} /> : null;
}
