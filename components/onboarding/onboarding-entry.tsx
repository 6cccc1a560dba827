'use client';

import dynamic from 'next/dynamic';
import { loadScreen } from '@/components/ui/load-part';
import { WizardSkeleton } from './wizard-skeleton';

/**
 * Every layout imports this; the wizard itself is loaded only when needed. It is not rendered on the server, because the draft
 * is in the browser and another first render would flicker.
 */
export const OnboardingEntry = dynamic(
  () => loadScreen(() => import('./onboarding-wizard').then((module) => module.OnboardingWizard)),
  { ssr: false, loading: WizardSkeleton },
);
