'use client';

import dynamic from 'next/dynamic';
import { SignInLink } from '@/components/layout/sign-in-choice';
import { useViewer } from '@/components/layout/viewer';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/empty-state';
import { loadPart } from '@/components/ui/load-part';
import type { CoachDto, PackageOfferDto } from '@/lib/coaching/schema/coach';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { texts } from './texts';

const RequestPackage = dynamic(() =>
  loadPart(() => import('./request-package').then((module) => module.RequestPackage)),
);

/** Requests a package, from which sessions can be booked after the coach accepts. */
export function CoachPackages({ coach }: { coach: CoachDto }) {
  const t = translate(texts);
  const isMember = useViewer().status === 'member';
  if (coach.packages.length === 0) {
    return <EmptyState as="h2" title={t.noPackages} description={t.noPackagesHint} />;
  }
  return (
    <section>
      <h2 className="sr-only">{t.packages}</h2>
      <ul className="grid gap-3 *:min-w-0 sm:grid-cols-2">
        {coach.packages.map((offer) => (
          <li
            key={offer.sessions}
            className="grid content-start gap-3 rounded-card border bg-card p-5"
          >
            <h3 className="text-xl">{t.sessions({ count: offer.sessions })}</h3>
            <p className="tabular-nums">
              <span className="font-heading text-2xl">
                {wordsOf().money(offer.price, coach.currency)}
              </span>
              <span className="block text-muted-foreground text-sm">
                {sessionWords(coach, offer)}
                {offer.validDays === null ? '' : ` · ${t.validFor({ days: offer.validDays })}`}
              </span>
            </p>
            {isMember ? (
              <RequestPackage coach={coach} sessions={offer.sessions} />
            ) : (
              <SignInLink className={buttonVariants({ variant: 'secondary' })}>
                {t.signInToAsk}
              </SignInLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function sessionWords({ hourlyRate, currency }: CoachDto, { price, sessions }: PackageOfferDto) {
  const t = translate(texts);
  const each = Math.round(price / sessions);
  return each < hourlyRate
    ? t.eachSessionCheaper({ price: each, usual: hourlyRate, currency })
    : t.eachSession({ price: each, currency });
}
