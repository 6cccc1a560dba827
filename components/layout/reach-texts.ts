import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/layout/reach-texts', {
  lookFurther: 'Look further',
  onlyNear: 'Only near me',
  everywhereNearest: 'Everywhere, nearest first.',
  everywhereSoonest: 'Everywhere, soonest first.',
  within: ({ km }: { km: number }) => `Within ${km} km.`,
});
