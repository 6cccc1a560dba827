import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/map/texts', {
  cluster: ({ count }: { count: number }) => `${count} venues, press to come closer`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  offline: 'Offline map: streets not available',
  loadingFailed: 'Map loading failed',
  loadingFailedReason: 'Unable to load Google Maps. Please check your internet connection.',
  pin: 'The venue’s place: move it with the arrow keys',
});
