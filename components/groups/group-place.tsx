import { placeName } from '@/lib/platform/geocoding/place-name';

export function GroupPlace({ name }: { name: string }) {
  return placeName(name);
}
