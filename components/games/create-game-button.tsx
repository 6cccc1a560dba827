'use client';

import { useQueryClient } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { GROUPS_KEY } from '@/components/groups/groups-query';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { loadPart } from '@/components/ui/load-part';
import { useDialog } from '@/components/ui/use-dialog';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

const CreateGameDialog = dynamic(() =>
  loadPart(() => import('./create-game-dialog').then((module) => module.CreateGameDialog)),
);

export function CreateGameButton({ groupId }: { groupId: number }) {
  const queries = useQueryClient();
  const create = useDialog();
  return (
    <>
      <Button onClick={create.show}>
        <LineIcon name="plus" />
        {translate(texts).create}
      </Button>
      {create.wanted ? (
        <CreateGameDialog
          {...create.props}
          groupId={groupId}
          onCreated={() => void queries.invalidateQueries({ queryKey: [GROUPS_KEY] })}
        />
      ) : null}
    </>
  );
}
