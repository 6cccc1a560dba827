import { NativeInput } from '@/components/ui/input';
import { SettingsSection } from '@/components/ui/settings-section';
import {
  type NotificationTopic,
  QUIET_FROM_HOUR,
  QUIET_UNTIL_HOUR,
} from '@/lib/notifications/constants';
import { translate } from '@/lib/platform/language/translate';
import type { SettingsDto } from '@/lib/users/schema/settings';
import { texts } from './settings-texts';
import type { SaveSettings } from './use-settings';

function topicWords(topic: NotificationTopic): { label: string; about: string } {
  const t = translate(texts);
  return {
    connections: { label: t.topicConnections, about: t.aboutConnections },
    likes: { label: t.topicLikes, about: t.aboutLikes },
    messages: { label: t.topicMessages, about: t.aboutMessages },
    groups: { label: t.topicGroups, about: t.aboutGroups },
    games: { label: t.topicGames, about: t.aboutGames },
    follows: { label: t.topicFollows, about: t.aboutFollows },
    venues: { label: t.topicVenues, about: t.aboutVenues },
    coaching: { label: t.topicCoaching, about: t.aboutCoaching },
  }[topic];
}

interface NotificationChoicesProps {
  chosen: SettingsDto['notifications'];
  onChange: SaveSettings;
}

/** 7 as '07:00'. */
const toHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** The notification settings: one row per topic, one column per channel. */
export function NotificationChoices({ chosen, onChange }: NotificationChoicesProps) {
  const t = translate(texts);
  const ways = [
    { way: 'inApp', label: t.inApp },
    { way: 'push', label: t.push },
    { way: 'email', label: t.byEmail },
  ] as const;
  return (
    <SettingsSection
      title={t.notifications}
      description={t.notificationsHint({
        from: toHour(QUIET_FROM_HOUR),
        until: toHour(QUIET_UNTIL_HOUR),
      })}
    >
      <div className="overflow-x-auto">
        <table className="w-full text-sm">
          <thead>
            <tr>
              <th scope="col" className="sr-only">
                {t.topic}
              </th>
              {ways.map(({ way, label }) => (
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
                  {topicWords(row.topic).label}
                  <span className="block font-aside text-muted-foreground text-xs">
                    {topicWords(row.topic).about}
                  </span>
                </th>
                {ways.map(({ way, label }) => (
                  <td key={way} className="p-0 text-center">
                    <Tick
                      label={t.topicAndWay({ topic: topicWords(row.topic).label, way: label })}
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
