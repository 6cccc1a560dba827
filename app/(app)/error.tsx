'use client';

import { useEffect } from 'react';
import { ErrorState } from '@/components/layout/error-state';

interface ErrorPageProps {
  error: Error & { digest?: string };
  unstable_retry: () => void;
}

export default function ErrorPage({ error, unstable_retry }: ErrorPageProps) {
  useEffect(() => {
    console.error(error);
  }, [error]);
  return <ErrorState title="This page could not be loaded" onRetry={unstable_retry} />;
}
