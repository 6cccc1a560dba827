import type { ReactNode } from 'react';
import { SportBadge, SportIcon } from '@/components/sports/sport-badge';
import { sportTint } from '@/components/sports/sport-key';
import { LineIcon } from '@/components/ui/line-icon';
import { VenueCover } from '@/components/venues/venue-cover';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './page-texts';

/** A placeholder for a line of text: the pictures show the layout, not real people. */
function Line({ className }: { className: string }) {
  return <span className={cn('block h-2.5 rounded-full bg-accent', className)} />;
}

function DeckPicture() {
  return (
    <div className="relative h-full">
      {[
        { sport: 'Tennis', place: 'rotate-8 translate-x-9 translate-y-2' },
        { sport: 'Soccer', place: '-rotate-6 -translate-x-8 translate-y-1' },
      ].map(({ sport, place }) => (
        <div
          key={sport}
          className={cn(
            sportTint(sport),
            'absolute inset-x-0 top-6 mx-auto h-58 w-48 rounded-card border bg-tint-soft',
            place,
          )}
        />
      ))}
      <div className="absolute inset-x-0 top-4 mx-auto flex h-62 w-52 flex-col overflow-hidden rounded-card border bg-card shadow-float">
        <div
          className={cn(
            sportTint('Cricket'),
            'grid flex-1 place-items-center bg-tint-soft text-tint-ink',
          )}
        >
          <SportIcon name="Cricket" className="size-20" />
        </div>
        <div className="grid gap-2.5 p-3.5">
          <Line className="w-3/5" />
          <Line className="w-2/5" />
          <SportBadge name="Cricket" level="intermediate" />
        </div>
      </div>
    </div>
  );
}

function GamePicture() {
  return (
    <div className="grid h-full place-items-center px-6">
      <div className="grid w-full max-w-72 gap-4 rounded-card border bg-card p-5 shadow-float">
        <PictureLine
          icon={<LineIcon name="calendar-days" className="size-5 text-primary-ink" />}
          className="w-2/5"
        />
        <PictureLine
          icon={<LineIcon name="map-pin" className="size-5 text-primary-ink" />}
          className="w-3/5"
        />
        <PictureLine
          icon={<LineIcon name="users" className="size-5 text-primary-ink" />}
          className="w-1/2"
        />
        <span className="block h-2 overflow-hidden rounded-full bg-accent">
          <span className="block h-full w-[70%] rounded-full bg-primary" />
        </span>
      </div>
    </div>
  );
}

function PictureLine({ icon, className }: { icon: ReactNode; className: string }) {
  return (
    <span className="flex items-center gap-3">
      {icon}
      <Line className={className} />
    </span>
  );
}

function PlacesPicture() {
  return (
    <div className="grid h-full grid-cols-2 grid-rows-[3fr_2fr] gap-2 p-4">
      <VenueCover id={12} sport="Paddle" className="col-span-2 aspect-auto rounded-lg" />
      <VenueCover id={31} sport="Badminton" className="aspect-auto rounded-lg" />
      <VenueCover id={8} sport="Basketball" className="aspect-auto rounded-lg" />
    </div>
  );
}

type FeatureProps = { title: string; text: string; picture: ReactNode };

function Feature({ title, text, picture }: FeatureProps) {
  return (
    <li className="flex flex-col overflow-hidden rounded-2xl border bg-card">
      <div aria-hidden="true" className="h-64 overflow-hidden border-b bg-muted">
        {picture}
      </div>
      <div className="p-5 md:p-6">
        <h3 className="text-xl">{title}</h3>
        <p className="mt-2 text-pretty text-muted-foreground text-sm">{text}</p>
      </div>
    </li>
  );
}

export function LandingFeatures() {
  const t = translate(texts);
  return (
    <section>
      <h2 className="max-w-[24ch] text-2xl md:text-3xl">{t.features}</h2>
      <ul className="mt-6 grid gap-4 md:mt-8 md:grid-cols-3 md:gap-5">
        <Feature title={t.findPlayers} text={t.findPlayersText} picture={<DeckPicture />} />
        <Feature title={t.joinGroups} text={t.joinGroupsText} picture={<GamePicture />} />
        <Feature title={t.knowPlaces} text={t.knowPlacesText} picture={<PlacesPicture />} />
      </ul>
    </section>
  );
}
