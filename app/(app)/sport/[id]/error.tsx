'use client';

import { PageFailure } from '@/components/layout/page-failure';

interface ErrorPageProps {
  error: Error & { digest?: string };
  unstable_retry: () => void;
}

export default function SportError({ error, unstable_retry }: ErrorPageProps) {
  return <PageFailure title="Failed to fetch sport" error={error} onRetry={unstable_retry} />;
}
