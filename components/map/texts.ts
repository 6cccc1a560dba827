import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/map/texts', {
  cluster: ({ count }: { count: number }) => `${count} venues, press to come closer`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  loadingFailed: 'Map loading failed',
  loadingFailedReason: 'Unable to load Google Maps. Please check your internet connection.',
  pin: 'The venue’s place: move it with the arrow keys',

  pickerHint: 'Search, press on the map, drag the pin or move it with the arrow keys.',
  pickerMap: 'Map to choose the place on',
  latitude: 'Latitude',
  longitude: 'Longitude',
  placeMissing: 'Please select a location on the map.',
  placeSelected: 'Location selected',
  cancel: 'Cancel',
  confirm: 'Confirm Location',

  searchLabel: 'Search address',
  searchExample: 'Gulberg, Lahore',
  search: 'Search',
  showing: ({ place }: { place: string }) => `Showing ${place}`,
  notFound: 'Could not find the specified location. Please try a different search term.',
});
