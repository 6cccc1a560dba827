import { LandingScene } from '@/components/landing/scene';
import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { SignInChoice } from '@/components/layout/sign-in-choice';
import type { LandingDto } from '@/lib/discover/schema';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { LandingFeatures } from './landing-features';
import { LandingNow } from './landing-now';
import { LandingSports } from './landing-sports';
import { texts } from './page-texts';

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
