import type { FieldErrors } from '@/components/forms/field-errors';
import type { OnboardingDraft } from './draft';

export interface StepProps {
  draft: OnboardingDraft;
  change: (change: Partial<OnboardingDraft>) => void;
  errors: FieldErrors;
  isArrival: boolean;
}
