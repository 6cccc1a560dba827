import { EmptyState } from '@/components/ui/empty-state';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

export function GroupPlace({ name }: { name: string }) {
  return placeName(name);
}

/** The group is private or deleted. */
export function GroupMissing() {
  const t = translate(texts);
  return (
    <EmptyState
      as="h1"
      drawing="over-the-wall"
      title={t.groupNotFound}
      description={t.maybePrivate}
    />
  );
}
