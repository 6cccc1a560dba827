import { EmptyState } from '@/components/ui/empty-state';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { translate } from '@/lib/platform/language/translate';
import { texts as pageTexts } from './page-texts';
import { texts } from './texts';

export function GroupPlace({ name }: { name: string }) {
  return placeName(name);
}

/** The group is private or deleted. */
export function GroupMissing() {
  return (
    <EmptyState
      as="h1"
      drawing="over-the-wall"
      title={translate(pageTexts).groupNotFound}
      description={translate(texts).maybePrivate}
    />
  );
}
