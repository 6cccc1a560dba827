import { SettingsSection } from '@/components/layout/settings-section';
import { NativeInput } from '@/components/ui/native-input';
import type { NotificationTopic } from '@/lib/notifications/constants';
import type { SettingsDto } from '@/lib/users/schema/settings';
import type { SaveSettings } from './use-settings';

const TOPICS: Record<NotificationTopic, { label: string; about: string }> = {
  connections: { label: 'Connections', about: 'Requests and answers' },
  likes: { label: 'Likes', about: 'Matches and super likes' },
  messages: { label: 'Messages', about: 'New messages and who wants to write' },
  groups: { label: 'Groups', about: 'Requests to join, answers, invites' },
  games: { label: 'Games', about: 'New, changed and cancelled games, reminders' },
  venues: { label: 'Venues', about: 'Reviews, answers and suggestions' },
  coaching: { label: 'Coaching', about: 'Bookings' },
};

const WAYS = [
  { way: 'inApp', label: 'In the app' },
  { way: 'push', label: 'Push' },
  { way: 'email', label: 'E-mail' },
] as const;

interface NotificationChoicesProps {
  chosen: SettingsDto['notifications'];
  onChange: SaveSettings;
}

/** The notification settings: one row per topic, one column per channel. */
export function NotificationChoices({ chosen, onChange }: NotificationChoicesProps) {
  return (
    <SettingsSection
      title="Notifications"
      description="What you are told, and where. Between 22:00 and 7:00 pushes come without a sound, and reminders wait for the morning."
    >
      <div className="overflow-x-auto">
        <table className="w-full text-sm">
          <thead>
            <tr>
              <th scope="col" className="sr-only">
                Topic
              </th>
              {WAYS.map(({ way, label }) => (
                <th
                  key={way}
                  scope="col"
                  className="w-16 pb-2 text-center align-bottom font-semibold text-muted-foreground text-xs"
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chosen.map((row) => (
              <tr key={row.topic} className="border-t">
                <th scope="row" className="py-2 pe-2 text-start font-semibold">
                  {TOPICS[row.topic].label}
                  <span className="block font-aside text-muted-foreground text-xs">
                    {TOPICS[row.topic].about}
                  </span>
                </th>
                {WAYS.map(({ way, label }) => (
                  <td key={way} className="p-0 text-center">
                    <Tick
                      label={`${TOPICS[row.topic].label}: ${label}`}
                      checked={row[way]}
                      onChange={(on) =>
                        onChange({ notifications: [{ topic: row.topic, [way]: on }] })
                      }
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </SettingsSection>
  );
}

interface TickProps {
  label: string;
  checked: boolean;
  onChange: (on: boolean) => void;
}

/** A checkbox centred in a touch target of 44 px. */
function Tick({ label, checked, onChange }: TickProps) {
  return (
    <label className="inline-grid size-11 cursor-pointer place-items-center rounded-control hover:bg-accent">
      <NativeInput
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 cursor-pointer accent-primary"
      />
    </label>
  );
}
