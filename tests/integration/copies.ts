import { moderateSchema } from '@/lib/admin/schema';
import { decideReport } from '@/lib/admin/service/decide-report';
import { mailMissed } from '@/lib/notifications/service/mail-missed';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { createReport } from '@/tests/factories/moderation';
import { createSignedIn, type SignedIn } from '@/tests/factories/sessions';
import { uniqueText } from '@/tests/factories/unique';

/**
 * Every column that ever contains people's own text of a message, a group, a game, a venue or a review, and what happens to it
 * there when the original is changed or removed. The test searches for the text in all columns of the database: an unlisted
 * place fails.
 * - `own`: the original.
 * - `follows`: a copy; it has the new text, or none, when the change commits.
 * - `evidence`: the basis of an admin's decision; for admins alone.
 */
export type Place = 'own' | 'follows' | 'evidence';

export const PLACES: Record<string, Place> = {
  'messages.content': 'own',
  // The product's lines in a group's chat, which name the game.
  'messages.said': 'follows',
  'groups.name': 'own',
  'groups.search': 'own',
  'games.title': 'own',
  'venues.name': 'own',
  'venues.search': 'own',
  'venue_reviews.comment': 'own',
  'venue_suggestions.changes': 'own',
  'conversations.last_preview': 'follows',
  'notifications.title': 'follows',
  'notifications.message': 'follows',
  'notifications.said': 'follows',
  'outbox_mails.subject': 'follows',
  'outbox_mails.text': 'follows',
  'outbox_mails.html': 'follows',
  'reports.snapshot': 'evidence',
};

export type Person = SignedIn & { user: { id: number; email: string } };

/** Looks into every column in one statement; the gazetteer, which is large, has nobody's text. */
async function writeSearch(): Promise<string> {
  const { rows } = await pool.query<{ part: string }>(
    `SELECT format('SELECT %L AS place WHERE EXISTS (SELECT FROM %I WHERE %I::text ILIKE $1)',
       relname || '.' || attname, relname, attname) AS part
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     JOIN pg_type ty ON ty.oid = a.atttypid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
       AND c.relname NOT IN ('_prisma_migrations', 'places')
       AND ty.typname IN ('text', 'varchar', '_text', 'json', 'jsonb', 'tsvector')
     ORDER BY relname, attname`,
  );
  return rows.map(({ part }) => part).join(' UNION ALL ');
}
let search: Promise<string> | undefined;

/** The columns that contain this text. */
export async function findPlaces(words: string): Promise<string[]> {
  const text = await (search ??= writeSearch());
  const { rows } = await pool.query<{ place: string }>(text, [`%${words}%`]);
  return rows.map(({ place }) => place);
}

/** Writes the email about missed notifications, which remains in the queue. */
export async function mailTo(user: { id: number }): Promise<void> {
  const createdAt = new Date(Date.now() - 20 * 60_000);
  await db.notification.updateMany({ where: { userId: user.id }, data: { createdAt } });
  await mailMissed(user.id);
}

export async function hide(
  targetType: 'message' | 'group' | 'game' | 'venue' | 'review' | 'coach' | 'image',
  targetId: number,
) {
  const [admin, reporter] = [await createSignedIn({ isAdmin: true }), await createSignedIn()];
  const report = await createReport(reporter.user.id, reporter.user.id, { targetType, targetId });
  await decideReport(admin.actor, report.id, 'hide', moderateSchema.parse({}));
}

export const mark = () => `mk${uniqueText(10).replace(/[^a-z0-9]/gi, '')}`;
