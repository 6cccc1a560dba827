'use client';

import { ImportGamesDialog } from '@/components/games/import-games-dialog';
import { texts as importTexts } from '@/components/games/import-texts';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { SettingsSection } from '@/components/ui/settings-section';
import { useDialog } from '@/components/ui/use-dialog';
import { texts } from '@/components/webhooks/data-texts';
import { WebhooksSection } from '@/components/webhooks/webhooks-section';
import type { GroupDto } from '@/lib/groups/schema/group';
import { translate } from '@/lib/platform/language/translate';

/** What comes into a group from other programs, and what leaves it. */
export function GroupData({ group }: { group: GroupDto }) {
  const t = translate(texts);
  const calendar = translate(importTexts);
  const games = useDialog();
  return (
    <div className="grid max-w-2xl gap-6 *:min-w-0">
      <h1 className="text-3xl">{t.title}</h1>
      <SettingsSection title={calendar.title} description={calendar.hint}>
        <Button variant="secondary" className="w-fit" onClick={games.show}>
          {calendar.open}
        </Button>
        {games.wanted ? <ImportGamesDialog groupId={group.id} {...games.props} /> : null}
      </SettingsSection>
      {group.viewer?.role === 'creator' ? (
        <SettingsSection title={t.everything} description={t.everythingHint}>
          <a
            href={`/api/groups/${group.id}/export`}
            download
            className={buttonVariants({ variant: 'secondary', className: 'w-fit' })}
          >
            {t.download}
          </a>
        </SettingsSection>
      ) : null}
      <WebhooksSection owner={{ groupId: group.id }} />
    </div>
  );
}
