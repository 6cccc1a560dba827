'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useId } from 'react';
import { Link } from '@/components/language/link';
import { SEARCH_LENGTH_MAX } from '@/components/lists/address';
import { RowList } from '@/components/lists/row-list';
import { useAddress, useDraft } from '@/components/lists/use-address';
import { SportSelect } from '@/components/sports/sport-select';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Badge } from '@/components/ui/count-badge';
import { EmptyState, ErrorState } from '@/components/ui/empty-state';
import { Form } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { LineIcon } from '@/components/ui/line-icon';
import { loadPart } from '@/components/ui/load-part';
import { Select } from '@/components/ui/select';
import { useDialog } from '@/components/ui/use-dialog';
import type { GroupCardDto, GroupOfUserDto } from '@/lib/groups/schema/group-card';
import type { InviteDto } from '@/lib/groups/schema/join';
import { placeName } from '@/lib/platform/geocoding/place-name';
import type { FirstBatch } from '@/lib/platform/http/first-batch';
import { usePageData } from '@/lib/platform/http/use-page-data';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import type { SportDto } from '@/lib/sports/schema';
import { DiscoverGroupList } from './discover-group-list';
import { GROUP_ADDRESS, type GroupFilters } from './group-address';
import { GroupRow, GroupRowsSkeleton } from './group-row';
import { GROUPS_KEY, ownGroupsQuery, useLiveGroups } from './groups-query';
import { OwnInvites } from './own-invites';
import { ShortList } from './short-list';
import { texts } from './texts';

interface GroupSearchFormProps {
  sports: SportDto[];
  cities: readonly string[];
  filters: GroupFilters;
  onApply: (changed: Partial<GroupFilters>) => void;
}

const SELECT_WIDTH = 'min-w-0 flex-[1_1_min(6rem,100%)]';

/** Typed text applies on Search, Enter or the filter button; the selects apply at once. */
function GroupSearchForm({ sports, cities, filters, onApply }: GroupSearchFormProps) {
  const t = translate(texts);
  const id = useId();
  const { location } = filters;
  // With the one of the address, whatever it is.
  const options =
    location === 'nearby' || cities.includes(location) ? cities : [...cities, location];
  const [search, setSearch] = useDraft(filters.search);
  const apply = (change: Partial<GroupFilters> = {}) => onApply({ search, ...change });
  return (
    <Form role="search" className="grid gap-3 *:min-w-0" onSubmit={() => apply()}>
      <div className="flex flex-wrap gap-2">
        <Label htmlFor={`${id}search`} className="sr-only">
          {t.searchGroups}
        </Label>
        <Input
          id={`${id}search`}
          type="search"
          className="flex-[1_1_min(7rem,100%)]"
          placeholder={t.searchHint}
          maxLength={SEARCH_LENGTH_MAX}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Button type="submit">
          <LineIcon name="search" />
          <span className="max-md:sr-only">{t.search}</span>
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        <Label htmlFor={`${id}location`} className="sr-only">
          {t.location}
        </Label>
        <Select
          id={`${id}location`}
          className={SELECT_WIDTH}
          value={location}
          onChange={(event) => apply({ location: event.target.value })}
        >
          <option value="nearby">{t.nearMe}</option>
          {options.map((city) => (
            <option key={city} value={city}>
              {placeName(city.charAt(0).toUpperCase() + city.slice(1))}
            </option>
          ))}
        </Select>
        <Label htmlFor={`${id}sport`} className="sr-only">
          {t.sport}
        </Label>
        <SportSelect
          id={`${id}sport`}
          className={SELECT_WIDTH}
          sports={sports}
          value={filters.sportId}
          onChange={(sportId) => apply({ sportId })}
        />
        <Button variant="secondary" size="icon" aria-label={t.applyFilters} onClick={() => apply()}>
          <LineIcon name="sliders-horizontal" />
        </Button>
      </div>
    </Form>
  );
}

const CreateGroupDialog = dynamic(
  () => loadPart(() => import('./create-group-dialog').then((module) => module.CreateGroupDialog)),
  { ssr: false },
);

export interface GroupsScreenProps {
  userId: number;
  sports: SportDto[];
  /** Offered by the location select. */
  cities: readonly string[];
  /** The only sport of the person; null for several. */
  onlySport: number | null;
  own: GroupOfUserDto[];
  invites: InviteDto[];
  /** The server's first batch for the filters in the URL. */
  trending: FirstBatch<GroupCardDto>;
}

export function GroupsScreen({
  userId,
  sports,
  cities,
  onlySport,
  own,
  invites,
  trending,
}: GroupsScreenProps) {
  useLiveGroups();
  const t = translate(texts);
  const router = useRouter();
  const queries = useQueryClient();
  const dialog = useDialog();
  const { shown, applied, apply } = useAddress(GROUP_ADDRESS);
  const groups = useQuery(usePageData(ownGroupsQuery(userId), own));
  return (
    <div className="grid min-w-0 gap-6 *:min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">{t.groups}</h1>
        <div className="flex flex-wrap gap-2">
          <Link href={routes.games()} className={buttonVariants({ variant: 'secondary' })}>
            {t.findGames}
          </Link>
          <Button onClick={dialog.show}>
            <LineIcon name="plus" />
            {t.createGroup}
          </Button>
        </div>
      </div>
      <OwnInvites invites={invites} />
      <GroupSearchForm sports={sports} cities={cities} filters={shown} onApply={apply} />
      <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-2">
        <section className="grid gap-3 *:min-w-0">
          <h2 className="text-xl">{t.myGroups}</h2>
          {groups.isError ? (
            <ErrorState title={t.groupsFailed} query={groups} />
          ) : (
            <OwnGroups userId={userId} groups={groups.data} onCreate={dialog.show} />
          )}
        </section>
        <DiscoverGroupList
          filters={applied}
          first={trending}
          onSearchArea={(anywhere) => apply({ anywhere })}
          onClear={() => apply({ search: '', location: 'nearby', sportId: null })}
        />
      </div>
      {dialog.wanted ? (
        <CreateGroupDialog
          {...dialog.props}
          sports={sports}
          sportId={onlySport}
          onCreated={(group) => {
            void queries.invalidateQueries({ queryKey: [GROUPS_KEY] });
            router.push(routes.group(group.id));
          }}
        />
      ) : null}
    </div>
  );
}

interface OwnGroupsProps {
  userId: number;
  groups: GroupOfUserDto[] | undefined;
  onCreate: () => void;
}

function OwnGroups({ userId, groups, onCreate }: OwnGroupsProps) {
  const t = translate(texts);
  if (!groups) return <GroupRowsSkeleton />;
  if (groups.length === 0) {
    return (
      <EmptyState
        drawing="groups"
        title={t.noGroupsYet}
        action={<Button onClick={onCreate}>{t.createFirstGroup}</Button>}
      />
    );
  }
  return (
    <ShortList label={t.myGroups} isLong={groups.length > 3}>
      <RowList items={groups} className="grid gap-3 *:min-w-0">
        {(group) => (
          <li key={group.id}>
            <GroupRow group={group} crowned={group.creatorId === userId}>
              <Badge variant={group.isActive ? 'primary' : 'outline'}>
                {group.isActive ? t.active : t.inactive}
              </Badge>
              {group.openRequests > 0 ? (
                <Badge variant="special">{t.joinRequests({ count: group.openRequests })}</Badge>
              ) : null}
            </GroupRow>
          </li>
        )}
      </RowList>
    </ShortList>
  );
}
