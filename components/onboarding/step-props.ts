import type { FieldErrors } from './complete-profile';
import type { OnboardingDraft } from './draft';

/** What every step is given. */
export interface StepProps {
  draft: OnboardingDraft;
  change: (change: Partial<OnboardingDraft>) => void;
  errors: FieldErrors;
  isArrival: boolean;
}
