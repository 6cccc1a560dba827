import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/venues/whereabouts-texts', {
  nearDevice: 'Near where you are now',
  nearPlace: 'Near <place/>',
  nearSaved: 'Near your saved location',
  showingPlace: 'Showing <place/>.',
  setLocation: 'Set your location',
  backToPlace: 'Back to <place/>',
  backToSaved: 'Back to <place>your saved location</place>',
  useMyLocation: 'Use my location',
  findingYou: 'Finding you',
});
