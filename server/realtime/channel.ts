import { type Listener, listen } from '@/lib/platform/db/listen';
import { type ChannelMessage, fromText, REALTIME_CHANNEL } from '@/lib/platform/realtime/publish';

/** Listens to published events. `onBack`: clients must catch up over HTTP. */
export function listenToChannel(
  onMessage: (message: ChannelMessage) => void,
  onBack: () => void,
): Listener {
  const join = createJoiner();
  const onText = (text: string) => {
    const whole = join(text);
    if (whole) onMessage(fromText(whole));
  };
  return listen(REALTIME_CHANNEL, onText, onBack);
}

const PART = /^([0-9a-f]{12}):(\d+)\/(\d+):/;

/** Joins the parts of a long text (lib/platform/realtime/publish). @returns the whole text, or null while parts are missing */
function createJoiner(): (payload: string) => string | null {
  let id = '';
  let parts: string[] = [];
  return (payload) => {
    const match = PART.exec(payload);
    if (!match) return payload || null;
    // The parts of one text arrive together and in order: another id means that the rest of the previous text was lost.
    if (match[1] !== id) parts = [];
    id = match[1] ?? '';
    parts.push(payload.slice(match[0].length));
    if (parts.length < Number(match[3])) return null;
    const whole = Buffer.from(parts.join(''), 'base64').toString('utf8');
    parts = [];
    return whole;
  };
}
