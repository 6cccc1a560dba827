'use client';

import dynamic from 'next/dynamic';
import { WizardSkeleton } from './wizard-skeleton';

/**
 * The layout imports this for everybody, the wizard itself loads for those who need it. It has no server half, because
 * the draft it goes on with lies in the browser and every other first picture would jump.
 */
export const OnboardingEntry = dynamic(
  () => import('./onboarding-wizard').then((module) => module.OnboardingWizard),
  { ssr: false, loading: WizardSkeleton },
);
