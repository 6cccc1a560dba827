'use client';

import { PageFailure } from '@/components/layout/page-failure';
import { texts } from '@/components/sports/texts';
import { translate } from '@/lib/platform/language/translate';

interface ErrorPageProps {
  error: Error & { digest?: string };
  unstable_retry: () => void;
}

export default function SportError({ error, unstable_retry }: ErrorPageProps) {
  const { sportFailed } = translate(texts);
  return <PageFailure title={sportFailed} error={error} onRetry={unstable_retry} />;
}
