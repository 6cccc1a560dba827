'use client';

import { PageFailure } from '@/components/layout/page-failure';

interface ErrorPageProps {
  error: Error & { digest?: string };
  unstable_retry: () => void;
}

export default function VenueError({ error, unstable_retry }: ErrorPageProps) {
  return <PageFailure title="Failed to fetch venue" error={error} onRetry={unstable_retry} />;
}
