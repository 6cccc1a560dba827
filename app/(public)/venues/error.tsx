'use client';

import { PageFailure } from '@/components/layout/page-failure';
import { texts } from '@/components/venues/texts';
import { translate } from '@/lib/platform/language/translate';

interface ErrorPageProps {
  error: Error & { digest?: string };
  unstable_retry: () => void;
}

export default function VenuesError({ error, unstable_retry }: ErrorPageProps) {
  const { listFailed } = translate(texts);
  return <PageFailure title={listFailed} error={error} onRetry={unstable_retry} />;
}
