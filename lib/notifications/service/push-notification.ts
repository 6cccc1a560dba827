import { isQuietHour } from '@/lib/notifications/policy';
import {
  deleteDeviceById,
  findForPush,
  type PushRow,
  updateDeviceUsed,
} from '@/lib/notifications/repository/devices';
import { findCause } from '@/lib/notifications/repository/missed';
import { type Words, wordsOfRow } from '@/lib/notifications/repository/words';
import {
  courtTimeToAnswer,
  gameToAnswer,
  notificationPath,
  notificationTag,
} from '@/lib/notifications/schema/notification-path';
import { texts } from '@/lib/notifications/server-texts';
import { LANGUAGES, type Language } from '@/lib/platform/language/languages';
import { translate } from '@/lib/platform/language/translate';
import { log } from '@/lib/platform/observability/log';
import { pushPublicKey, sendPush } from '@/lib/platform/push/web-push';

/**
 * A screen shows a few lines, and push services refuse long messages: beside a title of 160 letters, this many letters of four
 * bytes fit.
 */
const BODY_LETTERS_MAX = 500;

function shortened(text: string): string {
  const letters = Array.from(text);
  if (letters.length <= BODY_LETTERS_MAX) return text;
  return `${letters.slice(0, BODY_LETTERS_MAX - 1).join('')}…`;
}

/**
 * The job: sends one notification to every device of its person, unless it was read meanwhile. Because of the tag a browser
 * that gets it twice shows it once.
 * @throws when every device failed and a retry may work
 */
export async function pushNotification(notificationId: number): Promise<void> {
  const cause = pushPublicKey() ? await findCause(notificationId) : null;
  const found = cause && (await findForPush(notificationId));
  if (!found || found.isRead) return;
  const row = { ...found, ...cause };
  const outcomes = await Promise.allSettled(row.devices.map((device) => push(row, device)));
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
  for (const { reason } of failed) log.warn({ err: reason, notificationId }, 'push failed');
  if (failed.length > 0 && failed.length === outcomes.length)
    throw new Error('no device took the push');
}

async function push(
  row: PushRow & Pick<Words, 'goneNames'>,
  device: PushRow['devices'][number],
): Promise<void> {
  const data =
    typeof row.data === 'object' && row.data !== null && !Array.isArray(row.data)
      ? { ...row.data }
      : {};
  const { title, content } = wordsOfRow(row, row);
  const outcome = await sendPush(device, {
    title,
    body: shortened(content),
    lang: row.language,
    // 'auto' goes by the first letter, which in an Urdu sentence may belong to a Latin name.
    dir: LANGUAGES[row.language].direction === 'rtl' ? 'rtl' : 'auto',
    id: row.id,
    // The list in the app has it: once it is removed there, the device closes it.
    isListed: row.inApp,
    tag: notificationTag(row.id, data),
    url: notificationPath(row.type, data),
    answer:
      courtAnswer(courtTimeToAnswer(row.type, data), row.language) ??
      answerTo(gameToAnswer(row.type, data), row.language),
    // Shown without sound or vibration.
    silent: isQuietHour(new Date(), row.timeZone),
  });
  if (outcome === 'gone') await deleteDeviceById(device.id);
  else await updateDeviceUsed(device.id);
}

/** The same for a request for a court: its buttons make calls of their own. */
function courtAnswer(id: number | null, language: Language) {
  if (id === null) return undefined;
  const t = translate(texts, language);
  const call = (action: 'confirm' | 'decline') => `/api/court-times/${id}/${action}`;
  return {
    buttons: ['going', 'out'],
    calls: { going: call('confirm'), out: call('decline') },
    going: { button: t.confirmCourt, done: t.courtConfirmed },
    out: { button: t.declineCourt, done: t.courtDeclined },
    failed: t.courtFailed,
  };
}

/**
 * The buttons below a push about this game, and the service worker's texts after them. Of both, because a worker from before
 * `buttons` shows both.
 */
function answerTo(asked: ReturnType<typeof gameToAnswer>, language: Language) {
  if (asked === null) return undefined;
  const t = translate(texts, language);
  return {
    ...asked,
    going: { button: t.iCome, done: t.youAreIn },
    out: { button: t.iCannotCome, done: t.youDoNotCome },
    waits: t.answerWaits,
    failed: t.answerFailed,
  };
}
