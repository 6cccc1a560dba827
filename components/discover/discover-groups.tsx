import { groupsPath, NO_GROUP_FILTERS } from '@/components/groups/group-address';
import { GroupCard } from '@/components/groups/group-card';
import { Link } from '@/components/language/link';
import { SearchAreaNote, WidenSearchLink } from '@/components/lists/search-area-note';
import { texts as nearTexts } from '@/components/lists/texts';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState, ErrorState } from '@/components/ui/empty-state';
import { DISCOVER_GROUPS_MAX } from '@/lib/discover/constants';
import type { GroupCardDto } from '@/lib/groups/schema/group-card';
import { RADIUS_KM_GROUPS } from '@/lib/platform/geo/constants';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import type { DiscoverLists } from './discover-lists';
import { CardRow, CardRowSkeleton, DiscoverSection } from './discover-section';
import { texts } from './texts';

type DiscoverGroupsProps = {
  list: DiscoverLists['groups'];
  sportId: number | null;
  onClear: () => void;
};

export function DiscoverGroups({ list, sportId, onClear }: DiscoverGroupsProps) {
  const { query, elsewhere } = list;
  const hasSome = query.data !== undefined && query.data.length > 0;
  return (
    <DiscoverSection
      title={translate(texts).groupsNear}
      viewAll={routes.groups()}
      note={
        hasSome ? (
          <SearchAreaNote
            none={translate(nearTexts).noGroups}
            radiusKm={RADIUS_KM_GROUPS}
            elsewhere={elsewhere}
            action={<WidenSearchLink href={everywhere(sportId)} noun="groups" />}
          />
        ) : null
      }
      busy={query.isFetching}
    >
      <Groups query={query} isFiltered={sportId !== null} onClear={onClear} />
    </DiscoverSection>
  );
}

const everywhere = (sportId: number | null) =>
  groupsPath({ ...NO_GROUP_FILTERS, sportId, anywhere: true });

/** One's own groups are known already. */
const newFirst = (groups: readonly GroupCardDto[]) => [
  ...groups.filter((group) => !isIn(group)),
  ...groups.filter(isIn),
];
const isIn = ({ viewer }: GroupCardDto) => viewer?.standing === 'member';

type GroupsProps = Pick<DiscoverLists['groups'], 'query'> & {
  isFiltered: boolean;
  onClear: () => void;
};

function Groups({ query, isFiltered, onClear }: GroupsProps) {
  const t = translate(texts);
  if (query.isError) {
    return <ErrorState title={t.groupsFailed} query={query} />;
  }
  if (!query.data) return <CardRowSkeleton label={t.groupsLoading} className="h-65" />;
  if (query.data.length === 0) {
    return (
      <EmptyState
        drawing="groups"
        title={isFiltered ? t.noGroups : t.noGroupsNear}
        description={t.startGroup}
        action={
          <>
            <Link href={routes.groups()} className={buttonVariants()}>
              {t.createGroup}
            </Link>
            {isFiltered ? (
              <Button variant="secondary" onClick={onClear}>
                {t.showAllSports}
              </Button>
            ) : null}
          </>
        }
      />
    );
  }
  return (
    <CardRow>
      {newFirst(query.data.slice(0, DISCOVER_GROUPS_MAX)).map((group) => (
        <li key={group.id}>
          <GroupCard group={group} />
        </li>
      ))}
    </CardRow>
  );
}
