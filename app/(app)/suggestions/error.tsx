'use client';

import { PageFailure } from '@/components/layout/page-failure';

interface ErrorPageProps {
  error: Error & { digest?: string };
  unstable_retry: () => void;
}

export default function SuggestionsError({ error, unstable_retry }: ErrorPageProps) {
  return <PageFailure title="Failed to fetch suggestions" error={error} onRetry={unstable_retry} />;
}
