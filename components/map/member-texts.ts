import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/map/member-texts', {
  // Choosing a place
  pickerHint: 'Search, press on the map, drag the pin or move it with the arrow keys.',
  pickerMap: 'Map to choose the place on',
  latitude: 'Latitude',
  longitude: 'Longitude',
  placeMissing: 'Please select a location on the map.',
  placeSelected: 'Location selected',
  cancel: 'Cancel',
  confirm: 'Confirm Location',

  // Looking a place up
  searchLabel: 'Search address',
  searchExample: 'Gulberg, Lahore',
  search: 'Search',
  showing: ({ place }: { place: string }) => `Showing ${place}`,
  notFound: 'Could not find the specified location. Please try a different search term.',
});
