'use client';

import { useParams } from 'next/navigation';
import { translate } from '@/lib/platform/language/translate';
import { EmptyState } from './empty-state';
import { texts } from './members-page-texts';
import { useExpectsMember, useViewer } from './viewer';

/**
 * Shown where everybody else gets 'not found': members of a private group load its pages through the API. The page's status is
 * 404 for all. @returns the id in the page's URL, and whether the viewer may ask for it
 */
export function useMembersPage(): { id: number; enabled: boolean } {
  const { status } = useViewer();
  const id = Number(useParams<{ id: string }>().id);
  return { id, enabled: status === 'member' && Number.isSafeInteger(id) && id > 0 };
}

interface MembersPageMissingProps {
  noun: 'Game' | 'Group';
  description: string;
  isLoading: boolean;
}

/** In place of such a page: while it is loading, and when there is none for this viewer. */
export function MembersPageMissing({ noun, description, isLoading }: MembersPageMissingProps) {
  const { status } = useViewer();
  const expectsMember = useExpectsMember();
  const words = wordsOfPage(noun);
  return (
    <>
      <h1 className="sr-only">{words.title}</h1>
      {isLoading || (status === 'pending' && expectsMember) ? (
        <output className="block py-16 text-center text-muted-foreground">{words.loading}</output>
      ) : (
        <EmptyState
          as="h2"
          drawing="over-the-wall"
          // While the viewer is unknown: it may belong to a group of theirs.
          className={status === 'pending' ? 'in-data-[viewer=member]:invisible' : undefined}
          title={words.notFound}
          description={description}
        />
      )}
    </>
  );
}

function wordsOfPage(noun: MembersPageMissingProps['noun']) {
  const t = translate(texts);
  return noun === 'Game'
    ? { title: t.game, loading: t.gameLoading, notFound: t.gameNotFound }
    : { title: t.group, loading: t.groupLoading, notFound: t.groupNotFound };
}
