'use client';

import dynamic from 'next/dynamic';
import { WizardSkeleton } from './wizard-skeleton';

/**
 * Every layout imports this; the wizard itself is loaded only when needed. It is not rendered on the server, because the draft
 * is in the browser and any other first render would jump.
 */
export const OnboardingEntry = dynamic(
  () => import('./onboarding-wizard').then((module) => module.OnboardingWizard),
  { ssr: false, loading: WizardSkeleton },
);
