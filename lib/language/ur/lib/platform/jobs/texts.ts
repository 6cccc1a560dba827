import type { texts as english } from '@/lib/platform/jobs/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  workerEnded: 'کام کے دوران ورکر بند ہو گیا۔',
};
