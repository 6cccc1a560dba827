import { pool } from '@/lib/db/pool';

/** Each line says why the rows may go. All are cheap on an index and safe to run twice. */
const STATEMENTS = [
  // Expired sessions and links open nothing any more.
  'DELETE FROM sessions WHERE expire < now()',
  "DELETE FROM sessions s USING users u WHERE u.id = s.user_id AND u.is_admin AND s.last_seen_at < now() - interval '12 hours'",
  "DELETE FROM verification_tokens WHERE expires_at < now() - interval '1 day'",
  // A letter that could not leave in time is worth nothing any more; the sent one only loses its link.
  // Longer would be a record of people's ways; an attack is looked into within weeks.
  "DELETE FROM security_events WHERE created_at < now() - interval '90 days'",
  "DELETE FROM outbox_mails m USING mail_links l WHERE l.mail_id = m.id AND m.status <> 'sent' AND l.expires_at < now()",
  'DELETE FROM mail_links WHERE expires_at < now()',
  'DELETE FROM address_links WHERE expires_at < now()',
  'DELETE FROM passkey_challenges WHERE expires_at < now()',
  // Buckets refill by themselves; the rows are only weight.
  'DELETE FROM rate_limits WHERE expire < extract(epoch FROM now()) * 1000 - 86400000',
  'DELETE FROM used_captchas WHERE expires_at < now()',
  'DELETE FROM captcha_passes WHERE expires_at < now()',
  'DELETE FROM idempotency_keys WHERE expires_at < now()',
  // A skip is remembered for 30 days.
  "DELETE FROM skips WHERE created_at < now() - interval '30 days'",
  // A suspended person is found again once it is over: users.discoverable is generated and cannot read the clock.
  'UPDATE users SET suspended_until = NULL WHERE suspended_until < now()',
  // What is over says so by itself; every reader counts it as over from its last minute on, swept or not.
  "UPDATE games SET status = 'completed' WHERE status = 'upcoming' AND ends_at < now()",
  // The bell lists the latest; a read one of last season is only weight.
  "DELETE FROM notifications WHERE is_read AND created_at < now() - interval '180 days'",
  "DELETE FROM jobs WHERE done_at < now() - interval '14 days'",
  "DELETE FROM outbox_mails WHERE status = 'sent' AND created_at < now() - interval '30 days'",
] as const;

export async function sweep(): Promise<void> {
  for (const statement of STATEMENTS) await pool.query(statement);
}
