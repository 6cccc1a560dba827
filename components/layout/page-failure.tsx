'use client';

import { useEffect } from 'react';
import { ErrorState } from '@/components/ui/empty-state';

interface PageFailureProps {
  title: string;
  error: Error & { digest?: string };
  onRetry: () => void;
}

/** The content of an `error.tsx`: the screen's own message and a retry button. */
export function PageFailure({ title, error, onRetry }: PageFailureProps) {
  useEffect(() => {
    console.error(error);
  }, [error]);
  return <ErrorState title={title} query={{ refetch: onRetry }} />;
}
