'use client';

import { PageFailure } from '@/components/layout/page-failure';
import { texts } from '@/components/users/texts';
import { translate } from '@/lib/platform/language/translate';

interface ErrorPageProps {
  error: Error & { digest?: string };
  unstable_retry: () => void;
}

export default function SuggestionsError({ error, unstable_retry }: ErrorPageProps) {
  const title = translate(texts).suggestionsFailed;
  return <PageFailure title={title} error={error} onRetry={unstable_retry} />;
}
