import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/users/card-texts', {
  locationNotSet: 'Location not set',
  plays: 'Plays',
  bothPlayAt: ({ sport, level }: { sport: string; level: string }) =>
    `You both play ${sport} at ${level}`,
  bothPlay: ({ sport }: { sport: string }) => `You both play ${sport}`,
  gamesTogether: ({ count }: { count: number }, { plural }) =>
    plural(count, { one: '1 game together', other: `${count} games together` }),
  bothKnow: ({ count }: { count: number }) => `you both know ${count}`,
});
