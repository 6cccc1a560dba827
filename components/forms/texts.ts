import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/forms/texts', {
  // Forms and their outcome
  cancel: 'Cancel',
  oneMoment: 'One moment…',
  error: 'Error',
  // The device's position
  locationError: 'Location Error',
  locationDenied: 'Location access denied by user',
  locationUnavailable: 'Location information is unavailable',
  locationTimeout: 'Location request timed out',
  locationUnsupported: 'Geolocation is not supported by this browser',
  locationFailed: 'Unable to retrieve your location',
});
