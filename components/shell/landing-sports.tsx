import { SportIcon } from '@/components/sports/sport-icon';
import { sportTint } from '@/components/sports/sport-tint';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import { sportWords } from '@/lib/sports/words';
import { texts } from './page-texts';

const SHOWN = [
  'Paddle',
  'Cricket',
  'Soccer',
  'Badminton',
  'Tennis',
  'Basketball',
  'Volleyball',
  'Table Tennis',
  'Running',
  'Swimming',
  'Golf',
  'Gym Workout',
  'Snooker',
  'Hockey',
  'Rugby',
  'Baseball',
] as const;

export function LandingSports() {
  return (
    <section className="border-t pt-10 md:pt-14">
      <h2 className="text-2xl md:text-3xl">{translate(texts).whateverYouPlay}</h2>
      <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-x-2 gap-y-5 sm:grid-cols-8">
        {SHOWN.map((name) => (
          <li key={name} className="flex flex-col items-center gap-2 text-center">
            <span
              className={cn(
                sportTint(name),
                'grid aspect-square w-full max-w-18 place-items-center rounded-2xl bg-tint-soft text-tint-ink',
              )}
            >
              <SportIcon name={name} className="size-8" />
            </span>
            <span className="text-xs sm:text-sm">{sportWords(name)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
