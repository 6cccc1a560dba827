import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from '@/components/ui/use-toast';
import { api, errorSentence } from '@/lib/http/client';
import type { ChangeSettingsInput, SettingsDto } from '@/lib/users/schema/settings';

/** Settings are saved as they are switched; a refusal restores the server's values. */
export function useSettings(userId: number, initial: SettingsDto) {
  const router = useRouter();
  const [settings, setSettings] = useState(initial);
  const { mutate } = useMutation({
    // In order, so that the last change is also the last to reach the server.
    scope: { id: 'settings' },
    mutationFn: (body: ChangeSettingsInput) =>
      api('PUT /api/users/{id}/settings', { params: { id: userId }, body }),
    onSuccess: () => router.refresh(),
    onError: async (error) => {
      toast({
        title: 'Error',
        description: errorSentence(error, 'The setting could not be saved. Please try again.'),
        variant: 'destructive',
      });
      setSettings(
        await api('GET /api/users/{id}/settings', { params: { id: userId } }).catch(() => initial),
      );
    },
  });
  return {
    settings,
    save: (change: ChangeSettingsInput) => {
      setSettings((before) => merged(before, change));
      mutate(change);
    },
  };
}

export type SaveSettings = (change: ChangeSettingsInput) => void;

function merged(before: SettingsDto, change: ChangeSettingsInput): SettingsDto {
  const { notifications = [], messagePrivacy, paused } = change;
  return {
    ...before,
    messagePrivacy: messagePrivacy ?? before.messagePrivacy,
    paused: paused ?? before.paused,
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
