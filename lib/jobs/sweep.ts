import { pool } from '@/lib/db/pool';

/** Each line says why its rows may go. All are cheap thanks to an index, and safe to run twice. */
const STATEMENTS = [
  // Expired sessions and links open nothing.
  'DELETE FROM sessions WHERE expire < now()',
  "DELETE FROM sessions s USING users u WHERE u.id = s.user_id AND u.is_admin AND s.last_seen_at < now() - interval '12 hours'",
  "DELETE FROM verification_tokens WHERE expires_at < now() - interval '1 day'",
  // A letter that could not be sent in time is useless; a sent one only loses its link.
  // Kept longer, it would be a record of people's movements; an attack is investigated within weeks.
  "DELETE FROM security_events WHERE created_at < now() - interval '90 days'",
  "DELETE FROM outbox_mails m USING mail_links l WHERE l.mail_id = m.id AND m.status <> 'sent' AND l.expires_at < now()",
  'DELETE FROM mail_links WHERE expires_at < now()',
  'DELETE FROM address_links WHERE expires_at < now()',
  'DELETE FROM passkey_challenges WHERE expires_at < now()',
  // Buckets refill by themselves; the old rows only take space.
  'DELETE FROM rate_limits WHERE expire < extract(epoch FROM now()) * 1000 - 86400000',
  'DELETE FROM used_captchas WHERE expires_at < now()',
  'DELETE FROM captcha_passes WHERE expires_at < now()',
  'DELETE FROM idempotency_keys WHERE expires_at < now()',
  // A skip is remembered for 30 days.
  "DELETE FROM skips WHERE created_at < now() - interval '30 days'",
  // A person becomes visible again when the suspension ends: users.discoverable is generated and cannot read the clock.
  'UPDATE users SET suspended_until = NULL WHERE suspended_until < now()',
  // Stores the end of what is over. Readers treat it as over from its last minute on, swept or not.
  "UPDATE games SET status = 'completed' WHERE status = 'upcoming' AND ends_at < now()",
  // The bell lists the latest; an old read one only takes space.
  "DELETE FROM notifications WHERE is_read AND created_at < now() - interval '180 days'",
  "DELETE FROM jobs WHERE done_at < now() - interval '14 days'",
  "DELETE FROM outbox_mails WHERE status = 'sent' AND created_at < now() - interval '30 days'",
] as const;

export async function sweep(): Promise<void> {
  for (const statement of STATEMENTS) await pool.query(statement);
}
