import type { ReactNode } from 'react';
import { SportBadge } from '@/components/sports/sport-badge';
import { AvatarFrame } from '@/components/ui/avatar';
import { NameAvatar } from '@/components/users/name-avatar';
import { VenueCover } from '@/components/venues/venue-cover';
import { cn } from '@/lib/cn';

const PEOPLE = [
  { id: 3, name: 'Ayesha Khan' },
  { id: 9, name: 'Bilal Ahmed' },
  { id: 15, name: 'Fatima Noor' },
  { id: 27, name: 'Hamza Malik' },
];

function DeckPicture() {
  return (
    <div className="relative h-full">
      {[
        { id: 21, name: 'Bilal Ahmed', place: 'rotate-8 translate-x-9 translate-y-2' },
        { id: 4, name: 'Fatima Noor', place: '-rotate-6 -translate-x-8 translate-y-1' },
      ].map(({ id, name, place }) => (
        <div
          key={id}
          className={cn(
            'absolute inset-x-0 top-6 mx-auto h-58 w-48 overflow-hidden rounded-card border bg-card',
            place,
          )}
        >
          <NameAvatar id={id} name={name} />
        </div>
      ))}
      <div className="absolute inset-x-0 top-4 mx-auto flex h-62 w-52 flex-col overflow-hidden rounded-card border bg-card shadow-float">
        <div className="relative flex-1">
          <NameAvatar id={3} name="Ayesha Khan" />
        </div>
        <div className="grid gap-1.5 p-3">
          <p className="font-[680] text-sm leading-tight">Ayesha Khan</p>
          <p className="text-muted-foreground text-xs">Gulberg, 2 km</p>
          <SportBadge name="Cricket" level="intermediate" />
        </div>
      </div>
    </div>
  );
}

function GamePicture() {
  return (
    <div className="grid h-full place-items-center px-6">
      <div className="w-full max-w-72 rounded-card border bg-card p-4 shadow-float">
        <p className="font-[680] text-special-ink text-sm tabular-nums">Today 19:30</p>
        <p className="mt-1 font-[680] text-xl leading-tight tracking-tight">Cricket under lights</p>
        <p className="mt-1 text-muted-foreground text-sm">Model Town, 3 km</p>
        <div className="mt-4 flex items-center gap-3">
          <span className="flex -space-x-2.5">
            {PEOPLE.map((person) => (
              <AvatarFrame key={person.id} className="size-8 ring-2 ring-card">
                <NameAvatar {...person} />
              </AvatarFrame>
            ))}
          </span>
          <span className="text-sm tabular-nums">7 going, 3 spots left</span>
        </div>
        <span className="mt-3 block h-2 overflow-hidden rounded-full bg-accent">
          <span className="block h-full w-[70%] rounded-full bg-primary" />
        </span>
      </div>
    </div>
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
      <div aria-hidden="true" className="h-66 overflow-hidden border-b bg-muted">
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
  return (
    <section>
      <h2 className="max-w-[24ch] text-2xl md:text-3xl">Someone near you is one player short</h2>
      <ul className="mt-6 grid gap-4 md:mt-8 md:grid-cols-3 md:gap-5">
        <Feature
          title="Find players"
          text="See who plays your sport, at what level and how far away. Others only ever see your distance in whole kilometres, never where you are."
          picture={<DeckPicture />}
        />
        <Feature
          title="Join groups"
          text="Ask to join a group, or start one. Its games say when, where, who is going and how many spots are left."
          picture={<GamePicture />}
        />
        <Feature
          title="Know the places"
          text="Courts, pitches and pools around you, with what they offer, what they cost and what players say about them."
          picture={<PlacesPicture />}
        />
      </ul>
    </section>
  );
}
