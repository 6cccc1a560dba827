'use client';

import { PageFailure } from '@/components/layout/page-failure';

interface ErrorPageProps {
  error: Error & { digest?: string };
  unstable_retry: () => void;
}

export default function VenuesError({ error, unstable_retry }: ErrorPageProps) {
  return <PageFailure title="Failed to fetch venues" error={error} onRetry={unstable_retry} />;
}
