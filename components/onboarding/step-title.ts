import { translate } from '@/lib/platform/language/translate';
import type { Step } from './draft';
import { texts } from './texts';

export function stepTitle(step: Step): string {
  const t = translate(texts);
  return { 1: t.basicsTitle, 2: t.sportsTitle, 3: t.aboutTitle }[step];
}
