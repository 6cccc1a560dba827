import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { useRouter } from '@/components/layout/use-router';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import type { ChangeSettingsInput, SettingsDto } from '@/lib/users/schema/settings';
import { texts } from './settings-texts';

/** Settings are saved when they are switched; a refusal restores the server's values. */
export function useSettings(userId: number, initial: SettingsDto) {
  const router = useRouter();
  const [settings, setSettings] = useState(initial);
  // In order, so that the last change is also the last to reach the server.
  const { run } = useAction({ queue: 'settings' });
  const params = { id: userId };
  return {
    settings,
    save: (change: ChangeSettingsInput) => {
      setSettings((before) => merged(before, change));
      void run({
        call: () => api('PUT /api/users/{id}/settings', { params, body: change }),
        failed: translate(texts).settingFailed,
        // How dates are read never changes while a page is open.
        onDone: () => (change.dateStyle === undefined ? router.refresh() : location.reload()),
        onFailed: async () =>
          setSettings(await api('GET /api/users/{id}/settings', { params }).catch(() => initial)),
      });
    },
  };
}

export type SaveSettings = (change: ChangeSettingsInput) => void;

function merged(before: SettingsDto, change: ChangeSettingsInput): SettingsDto {
  const { notifications = [], messagePrivacy, dateStyle, paused, womenOnly } = change;
  return {
    ...before,
    messagePrivacy: messagePrivacy ?? before.messagePrivacy,
    dateStyle: dateStyle === undefined ? before.dateStyle : dateStyle,
    paused: paused ?? before.paused,
    womenOnly: womenOnly ?? before.womenOnly,
    notifications: before.notifications.map((row) => {
      const { inApp, push, email } = notifications.find(({ topic }) => topic === row.topic) ?? {};
      return {
        topic: row.topic,
        inApp: inApp ?? row.inApp,
        push: push ?? row.push,
        email: email ?? row.email,
      };
    }),
  };
}
