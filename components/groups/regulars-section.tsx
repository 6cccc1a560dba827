'use client';

import dynamic from 'next/dynamic';
import { MoreButton } from '@/components/lists/more-button';
import { useBatches } from '@/components/lists/use-batches';
import { LinkMenu } from '@/components/regulars/link-menu';
import { Button } from '@/components/ui/button';
import { DropdownMenuItem } from '@/components/ui/dropdown-menu';
import { LineIcon } from '@/components/ui/line-icon';
import { loadPart } from '@/components/ui/load-part';
import { useDialog } from '@/components/ui/use-dialog';
import type { GroupDto } from '@/lib/groups/schema/group';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import type { RegularDto } from '@/lib/regulars/schema';
import { GROUPS_KEY } from './groups-query';
import { texts as manageTexts } from './manage-texts';
import { texts } from './regular-texts';
import { GROUP_STEP_KEYS, useGroupStep } from './use-group-step';

const PasteListDialog = dynamic(
  () => loadPart(() => import('./paste-list-dialog').then((module) => module.PasteListDialog)),
  { ssr: false },
);

const regularsUrl = (id: number, search: string) =>
  apiUrl('GET /api/groups/{id}/regulars', { params: { id }, query: { search } });

/** Who plays with the group and has no account; with their links for organisers. Members see nothing until there are some. */
export function RegularsSection({ group, search }: { group: GroupDto; search: string }) {
  const query = useBatches(GROUPS_KEY, regularsUrl(group.id, search));
  const data = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const paste = useDialog();
  const t = translate(texts);
  const organises = group.viewer?.canOrganise ?? false;
  if (data.length === 0 && !organises && search === '') return null;
  return (
    <section aria-labelledby="regulars">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id="regulars" className="text-xl">
          {t.regulars}
        </h2>
        {organises ? (
          <Button variant="secondary" onClick={paste.show}>
            <LineIcon name="user-plus" />
            {t.pasteList}
          </Button>
        ) : null}
      </div>
      {organises ? <p className="mb-3 text-muted-foreground text-sm">{t.regularsHint}</p> : null}
      <ul className="mb-3 grid gap-2 *:min-w-0 sm:grid-cols-2">
        {data.map((regular) => (
          <li
            key={regular.id}
            className="flex flex-wrap items-center justify-end gap-x-1 rounded-card border bg-card py-1.5 ps-3 pe-1.5"
          >
            <span className="wrap-anywhere min-w-[min(100%,7rem)] flex-1 py-2">
              <bdi className="font-strong">{regular.name}</bdi>
              {regular.alwaysComes ? (
                <span className="block text-muted-foreground text-sm">{t.alwaysComes}</span>
              ) : null}
            </span>
            {organises ? <RegularActions group={group} regular={regular} /> : null}
          </li>
        ))}
      </ul>
      <MoreButton query={query}>{translate(manageTexts).showMorePeople}</MoreButton>
      {paste.wanted ? <PasteListDialog {...paste.props} groupId={group.id} /> : null}
    </section>
  );
}

function RegularActions({ group, regular }: { group: GroupDto; regular: RegularDto }) {
  const { run } = useGroupStep();
  const t = translate(texts);
  const { id, name, alwaysComes } = regular;
  const url = regular.url ?? '';
  const changeAlways = () =>
    run({
      call: () =>
        api('PATCH /api/regulars/{id}', { params: { id }, body: { alwaysComes: !alwaysComes } }),
      done: alwaysComes ? t.isAskedAgain({ name }) : t.comesAlways({ name }),
      failed: t.didNotWork,
    });
  return (
    <LinkMenu
      name={name}
      link={{ url, message: t.linkMessage({ name, group: group.name, url }) }}
      refresh={GROUP_STEP_KEYS}
      renew={() => api('POST /api/regulars/{id}/link', { params: { id } })}
      remove={() => api('DELETE /api/regulars/{id}', { params: { id } })}
      removeHint={t.removeHint}
    >
      <DropdownMenuItem onSelect={changeAlways}>
        {alwaysComes ? t.askEachTime : t.makeAlways}
      </DropdownMenuItem>
    </LinkMenu>
  );
}
