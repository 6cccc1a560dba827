'use client';

import { useEffect } from 'react';
import { ErrorState } from './error-state';

interface PageFailureProps {
  title: string;
  error: Error & { digest?: string };
  onRetry: () => void;
}

/** What an `error.tsx` shows: the sentence of its screen, and another try. */
export function PageFailure({ title, error, onRetry }: PageFailureProps) {
  useEffect(() => {
    console.error(error);
  }, [error]);
  return <ErrorState title={title} onRetry={onRetry} />;
}
