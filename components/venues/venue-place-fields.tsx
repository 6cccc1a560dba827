'use client';

import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { FormSelect, FormTextField } from '@/components/forms/form-text-field';
import { useCurrentPosition } from '@/components/forms/use-current-position';
import type { ServerFormFields } from '@/components/forms/use-server-form';
import { texts as mapTexts } from '@/components/map/texts';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { loadPart } from '@/components/ui/load-part';
import { useDialog } from '@/components/ui/use-dialog';
import { city as home } from '@/lib/platform/city/city';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { areasOfCity, citiesOfCountry } from '@/lib/platform/geocoding/fixed-lists';
import { FORM_COUNTRIES } from '@/lib/platform/geocoding/form-countries';
import { placeName } from '@/lib/platform/geocoding/place-name';
import type { Place } from '@/lib/platform/geocoding/schema';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './form-texts';
import type { VenueFormValues } from './venue-form-values';

const LocationPicker = dynamic(
  () =>
    loadPart(
      () => import('@/components/map/location-picker').then((module) => module.LocationPicker),
      { title: () => translate(mapTexts).loadingFailed },
    ),
  { ssr: false },
);

type VenuePlaceFieldsProps = Omit<ServerFormFields<VenueFormValues>, 'register'>;

/** Address, country, city, area and the point on the map. */
export function VenuePlaceFields({ values, errors, change }: VenuePlaceFieldsProps) {
  const t = translate(texts);
  const picker = useDialog();
  const { address, country, city, area, latitude, longitude } = values;
  const point = latitude === null || longitude === null ? null : { latitude, longitude };
  const { isLocating, locate } = useCurrentPosition(
    (found) => void takePoint(found),
    t.locationUpdated,
  );
  const areas = withOwn(areasOfCity(city), area);

  const lastPoint = useRef<GeoPoint>(null);

  async function takePoint(found: GeoPoint) {
    lastPoint.current = found;
    change(found);
    const named = await nameOf(found);
    // The pin may have been moved again meanwhile.
    if (!named || lastPoint.current !== found) return;
    change((before) => ({ ...before, ...fillFrom(named, before) }));
  }
  return (
    <div className="grid gap-4">
      <FormTextField
        label={t.address}
        autoComplete="off"
        value={address}
        onChange={(text) => change({ address: text })}
        error={errors.address}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={picker.show}>
          <LineIcon name="map-pin" />
          {point ? t.changeOnMap : t.selectOnMap}
        </Button>
        <Button variant="secondary" onClick={locate} disabled={isLocating}>
          <LineIcon name="locate-fixed" />
          {isLocating ? t.findingYou : t.useMyLocation}
        </Button>
      </div>
      <p className="text-muted-foreground text-sm">{point ? t.onMapAt(point) : t.notOnMap}</p>
      <div className="grid gap-4 sm:grid-cols-3">
        <FormSelect
          label={t.country}
          value={country}
          options={withOwn(FORM_COUNTRIES, country)}
          wordsOf={placeName}
          onChange={(name) =>
            change({ country: name, city: citiesOfCountry(name)[0] ?? '', area: '' })
          }
          error={errors.country}
        />
        <CityField
          key={country}
          country={country}
          city={city}
          change={change}
          error={errors.city}
        />
        {areas.length > 0 ? (
          <FormSelect
            label={t.area}
            value={area}
            empty={t.noArea}
            options={areas}
            wordsOf={placeName}
            onChange={(name) => change({ area: name })}
            error={errors.area}
          />
        ) : null}
      </div>
      {picker.wanted ? (
        <LocationPicker
          {...picker.props}
          title={t.selectLocation}
          value={point}
          centre={home().centre}
          onConfirm={(found) => void takePoint(found)}
        />
      ) : null}
    </div>
  );
}

interface CityFieldProps extends Pick<VenuePlaceFieldsProps, 'change'> {
  country: string;
  city: string;
  error: string | undefined;
}

/** A choice where the country has a list, which ends with the way to any other city; else a text. */
function CityField({ country, city, change, error }: CityFieldProps) {
  const t = translate(texts);
  const listed = citiesOfCountry(country);
  // Remembered, so that the text stays while it begins like a city of the list.
  const [isTyped, setIsTyped] = useState(false);
  const isOther = isTyped || !listed.includes(city);
  const typed = (
    <FormTextField
      label={t.city}
      autoComplete="off"
      value={city}
      onChange={(text) => change({ city: text, area: '' })}
      error={error}
    />
  );
  if (listed.length === 0) return typed;
  return (
    <div className="grid gap-2">
      <FormSelect
        label={isOther ? t.cityOfList : t.city}
        value={isOther ? '' : city}
        options={[...listed, '']}
        wordsOf={(name) => (name === '' ? t.anotherCity : placeName(name))}
        onChange={(name) => {
          setIsTyped(name === '');
          change({ city: name, area: '' });
        }}
        error={isOther ? undefined : error}
      />
      {isOther ? typed : null}
    </div>
  );
}

function withOwn(names: readonly string[], own: string): readonly string[] {
  return own && !names.includes(own) ? [...names, own] : names;
}

/** On failure the person types the address. */
async function nameOf({ latitude, longitude }: GeoPoint): Promise<Place | null> {
  return api('GET /api/places/reverse', { query: { latitude, longitude } }).catch(() => null);
}

/** The country, city and area at the point, if listed, and its address if none was typed. */
export function fillFrom(place: Place, before: VenueFormValues): Partial<VenueFormValues> {
  const isTyped = before.address.trim() !== '' && before.address !== before.filledAddress;
  const filled = isTyped ? {} : { address: place.address, filledAddress: place.address };
  if (!FORM_COUNTRIES.includes(place.country)) return filled;
  const area = place.area && areasOfCity(place.city).includes(place.area) ? place.area : '';
  return { ...filled, country: place.country, city: place.city, area };
}
