import { VenueNotFound } from '@/components/venues/venue-not-found';

export default function NotFound() {
  return <VenueNotFound />;
}
