'use client';

import dynamic from 'next/dynamic';
import { useId, useState } from 'react';
import { LabelledField } from '@/components/forms/input-field';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { loadPart, loadScreen } from '@/components/ui/load-part';
import { Switch } from '@/components/ui/switch';
import { RadioList } from '@/components/venues/radio-list';
import { type GeoPoint, isGeoPoint } from '@/lib/platform/geo/point';
import { translate } from '@/lib/platform/language/translate';
import type { NearbyVenueDto } from '@/lib/venues/schema/find-nearby';
import { texts } from './form-texts';
import { GameField, type GameFieldsProps } from './game-field';
import type { GameValues } from './game-values';
import { VenueCombobox } from './venue-combobox';

const VenueMapChoice = dynamic(
  () => loadScreen(() => import('./venue-map-choice').then((module) => module.VenueMapChoice)),
  { ssr: false },
);

interface PlaceFieldsProps extends GameFieldsProps {
  /** Venues with this sport are listed first. */
  sportId: number | undefined;
  /** A new game may ask for a court. */
  withCourts?: boolean;
}

const CourtChoice = dynamic(() =>
  loadPart(() => import('./court-choice').then((module) => module.CourtChoice)),
);

/** A venue found by search or on the map, or any address. */
export function PlaceFields({ sportId, form, withCourts }: PlaceFieldsProps) {
  const { values, change } = form;
  const t = translate(texts);
  const kinds: { value: GameValues['place']; label: string }[] = [
    { value: 'venue', label: t.aVenue },
    { value: 'other', label: t.anotherPlace },
  ];
  return (
    <div className="grid gap-3 *:min-w-0">
      <RadioList
        legend={t.place}
        options={kinds}
        value={values.place}
        onChange={(place) => change({ place })}
      />
      {values.place === 'venue' ? (
        <VenueField form={form} sportId={sportId} withCourts={withCourts} />
      ) : (
        <OtherPlace form={form} />
      )}
    </div>
  );
}

function VenueField({ sportId, form, withCourts }: PlaceFieldsProps) {
  const { values, errors, change } = form;
  const id = `${useId()}venue`;
  const [hasMap, setHasMap] = useState(false);
  const [near, setNear] = useState<GeoPoint | null>(null);
  const t = translate(texts);
  const error = errors.venueId ?? errors.location;
  const choose = (venue: NearbyVenueDto) => {
    setNear(isGeoPoint(venue) ? venue : null);
    change({ venueId: String(venue.id), venueName: venue.name });
  };
  return (
    <>
      <LabelledField id={id} label={t.venue} error={error}>
        <VenueCombobox
          id={id}
          text={values.venueName}
          isChosen={values.venueId !== ''}
          isInvalid={Boolean(error)}
          sportId={sportId}
          onType={(venueName) => change({ venueName, venueId: '' })}
          onChoose={choose}
        />
      </LabelledField>
      <Button
        variant="secondary"
        className="w-fit"
        aria-expanded={hasMap}
        onClick={() => setHasMap(!hasMap)}
      >
        <LineIcon name="map" />
        {hasMap ? t.hideMap : t.chooseOnMap}
      </Button>
      {hasMap ? (
        <VenueMapChoice
          venueId={values.venueId === '' ? null : Number(values.venueId)}
          sportId={sportId}
          onChoose={choose}
        />
      ) : null}
      {withCourts ? <CourtChoice form={form} sportId={sportId} near={near} /> : null}
    </>
  );
}

function OtherPlace({ form }: GameFieldsProps) {
  const id = `${useId()}private`;
  const t = translate(texts);
  return (
    <>
      <GameField form={form} name="location" label={t.location} />
      <label htmlFor={id} className="flex min-h-11 items-center justify-between gap-4">
        <span className="text-sm">{t.privateAddress}</span>
        <Switch id={id} {...form.register('isPrivateAddress')} />
      </label>
      {form.values.isPrivateAddress ? (
        <GameField form={form} name="area" label={t.publicArea} hint={t.areaHint} />
      ) : null}
    </>
  );
}
