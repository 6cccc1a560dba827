'use client';

import { useEffect } from 'react';
import { texts } from '@/components/layout/texts';
import { ErrorState } from '@/components/ui/empty-state';
import { translate } from '@/lib/platform/language/translate';

interface ErrorPageProps {
  error: Error & { digest?: string };
  unstable_retry: () => void;
}

export default function ErrorPage({ error, unstable_retry }: ErrorPageProps) {
  useEffect(() => {
    console.error(error);
  }, [error]);
  return <ErrorState title={translate(texts).pageFailed} query={{ refetch: unstable_retry }} />;
}
