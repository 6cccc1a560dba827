import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/platform/errors/server-texts', {
  onlyMethods: ({ allow }: { allow: string[] }) => `Only ${allow.join(', ')} works here.`,
});
