import { LandingScene } from '@/components/landing/scene';
import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { SignInChoice } from '@/components/layout/sign-in-choice';
import { SportIcon } from '@/components/sports/sport-icon';
import { sportTint } from '@/components/sports/sport-tint';
import { cn } from '@/lib/cn';
import type { LandingDto } from '@/lib/discover/schema';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { sportWords } from '@/lib/sports/words';
import { LandingFeatures } from './landing-features';
import { LandingNow } from './landing-now';
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

function LandingSports() {
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

interface LandingPanelProps {
  now?: LandingDto;
}

export function LandingPanel({ now }: LandingPanelProps) {
  const t = translate(texts);
  return (
    <div className="grid gap-14 md:gap-20">
      <section className="scene relative isolate -mx-4 -mt-5 flex min-h-[38rem] overflow-hidden md:mx-0 md:mt-0 md:min-h-[37rem] md:rounded-2xl md:border">
        <LandingScene className="absolute inset-0 -z-10 size-full" />
        <div className="flex w-full flex-col items-start px-5 pt-9 md:max-w-[38rem] md:px-11 md:pt-12">
          <h1 className="wrap-anywhere text-3xl sm:text-4xl">{t.headline}</h1>
          <p className="mt-4 text-base">{t.lead}</p>
          <div className="mt-6 flex flex-wrap gap-2.5">
            <SignInChoice />
          </div>
        </div>
      </section>
      {now ? <LandingNow {...now} /> : null}
      <LandingFeatures />
      <LandingSports />
      <p className="border-t pt-6 text-muted-foreground text-sm">
        {rich(t.privacyPromise, {
          link: (words) => (
            <Link
              href={routes.privacy()}
              className="font-strong text-primary-ink underline underline-offset-4"
            >
              {words}
            </Link>
          ),
        })}
      </p>
    </div>
  );
}
