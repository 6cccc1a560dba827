'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/card';
import { loadScreen } from '@/components/ui/load-part';
import { Loading } from '@/components/ui/loading';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './entry-texts';

function WizardSkeleton() {
  return (
    <Loading label={translate(texts).loading} className="grid gap-7">
      <Skeleton className="mx-auto h-16 w-full max-w-md" />
      <div className="grid gap-6 sm:rounded-card sm:border sm:bg-card sm:p-8">
        <Skeleton className="h-14 w-2/3" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-32 w-full" />
        <Skeleton className="h-20 w-full" />
      </div>
    </Loading>
  );
}

/**
 * Every layout imports this; the wizard itself is loaded only when needed. It is not rendered on the server, because the draft
 * is in the browser and another first render would flicker.
 */
export const OnboardingEntry = dynamic(
  () => loadScreen(() => import('./onboarding-wizard').then((module) => module.OnboardingWizard)),
  { ssr: false, loading: WizardSkeleton },
);
