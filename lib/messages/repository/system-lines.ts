import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { MESSAGE_LENGTH_MAX } from '@/lib/messages/constants';
import { blockedIds, hidesNameFrom } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { on, prepared } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';
import { jobKindColumns, requestIdColumn } from '@/lib/platform/jobs/queue';
import { type Said, sayAgain, sayRenamed } from '@/lib/platform/language/say';

export interface SystemLine {
  to: { groupId: number } | { conversationId: number };
  /** The person the line is about; each reader sees the name as they may know it. */
  userId: number;
  /** The words after the name: 'joined', 'left'. */
  event: Said & { about?: About };
}

/** The subject of a line and the venues that it names, so that the line can follow their changes. */
export interface About {
  readonly gameId: number;
  readonly venueIds?: readonly number[];
}

/**
 * Inserts the line under the conversation's next number, with the job that announces it, in one statement. The preview in the
 * list of conversations does not change: it shows only what people wrote.
 */
export async function insertSystemLine(line: SystemLine, tx: Tx): Promise<void> {
  await on(tx)
    .with('bumped', (kx) =>
      kx
        .updateTable('conversations')
        .set((eb) => ({ lastSeq: eb('lastSeq', '+', 1) }))
        .where((eb) =>
          'groupId' in line.to
            ? eb('groupId', '=', line.to.groupId)
            : eb('id', '=', line.to.conversationId),
        )
        .returning(['id', 'lastSeq']),
    )
    .with('inserted', (kx) =>
      kx
        .insertInto('messages')
        .columns(['conversationId', 'seq', 'senderId', 'type', 'content', 'said'])
        .expression((eb) =>
          eb
            .selectFrom('bumped')
            .select([
              'bumped.id',
              'bumped.lastSeq',
              sql`${line.userId}::int`.as('senderId'),
              sql`'system'::message_type`.as('type'),
              sql`${line.event.english.slice(0, MESSAGE_LENGTH_MAX)}::text`.as('content'),
              sql`${JSON.stringify(line.event)}::jsonb`.as('said'),
            ]),
        )
        .returning(['conversationId', 'seq']),
    )
    .insertInto('jobs')
    .columns(['kind', 'lane', 'payload', 'requestId'])
    .expression((eb) =>
      eb.selectFrom('inserted as i').select((own) => [
        ...jobKindColumns('messages:announce-line'),
        jsonBuildObject({
          conversationId: own.ref('i.conversationId'),
          seq: own.ref('i.seq'),
        }).as('payload'),
        requestIdColumn(),
      ]),
    )
    .execute();
}

const linesAbout = (tx: Tx, { groupId, about }: { groupId: number; about: About }) =>
  on(tx)
    .selectFrom('messages as m')
    .innerJoin('conversations as c', 'c.id', 'm.conversationId')
    // The chat of the group, and that of the game itself.
    .where((eb) => eb.or([eb('c.groupId', '=', groupId), eb('c.gameId', '=', about.gameId)]))
    .where('m.type', '=', 'system')
    .where((eb) => sql<boolean>`${eb.ref('m.said')} @> ${JSON.stringify({ about })}::jsonb`);

export async function updateLines(
  { values, ...place }: { groupId: number; about: About; values: Readonly<Record<string, string>> },
  tx: Tx,
): Promise<void> {
  const lines = await linesAbout(tx, place).select(['m.id', 'm.said']).execute();
  await reword(lines, (said) => sayAgain(said, values), tx);
}

/** In all chats: a group may have left the venue. */
const linesNaming = (about: Partial<About>, tx: Tx) =>
  on(tx)
    .selectFrom('messages as m')
    .where('m.type', '=', 'system')
    .where((eb) => sql<boolean>`${eb.ref('m.said')} @> ${JSON.stringify({ about })}::jsonb`);

/** Lines that name a venue also name the one that it is merged into. */
export async function updateMergedInLines(
  { from, to }: { from: number; to: number },
  tx: Tx,
): Promise<void> {
  await on(tx)
    .updateTable('messages')
    .set((eb) => ({
      said: sql`jsonb_insert(${eb.ref('said')}, '{about,venueIds,-1}', to_jsonb(${to}::int), true)`,
    }))
    .where('id', 'in', linesNaming({ venueIds: [from] }, tx).select('m.id'))
    .execute();
}

export async function updatePlaceInLines(
  about: Partial<About>,
  rename: (words: string) => string,
  tx: Tx,
): Promise<void> {
  const lines = await linesNaming(about, tx).select(['m.id', 'm.said']).execute();
  await reword(lines, (said) => sayRenamed(said, rename), tx);
}

async function reword(
  lines: readonly { id: unknown; said: unknown }[],
  change: (said: Said) => Said | null,
  tx: Tx,
): Promise<void> {
  for (const { id, said } of lines) {
    const again = change(said as Said);
    if (!again) continue;
    const content = again.english.slice(0, MESSAGE_LENGTH_MAX);
    await on(tx)
      .updateTable('messages')
      .set({ content, said: JSON.stringify(again) })
      .where('id', '=', Number(id))
      .execute();
  }
}

/** Their numbers remain, without text. */
export async function updateHiddenLines(
  place: { groupId: number; about: About },
  tx: Tx,
): Promise<void> {
  await on(tx)
    .updateTable('messages')
    .set({ content: '', said: null, deletedAt: now })
    .where('id', 'in', linesAbout(tx, place).select('m.id'))
    .execute();
}

const findRecipientsOf = prepared((kx, p: { conversationId: number; seq: number }) =>
  kx
    .selectFrom('messages as m')
    .where('m.conversationId', '=', p.conversationId)
    .where('m.seq', '=', p.seq)
    .select((eb) => {
      const members = eb
        .selectFrom('conversationMembers as c')
        .where('c.conversationId', '=', p.conversationId)
        .select((own) =>
          own.fn
            .coalesce(own.fn.agg<number[]>('array_agg', ['c.userId']), sql<never[]>`'{}'`)
            .as('ids'),
        );
      return [
        'm.id as messageId',
        'm.isAnnouncement',
        // All members, and those of them across a block with the line's person or author.
        members.as('memberIds'),
        members.where('c.userId', 'in', blockedIds(eb.ref('m.senderId'))).as('maskedIds'),
        // Those for whom that person is hidden as women-only.
        members
          .where((own) => hidesNameFrom(eb.ref('m.senderId'), own.ref('c.userId')))
          .as('byFirstNameIds'),
      ];
    })
    .$narrowType<{ memberIds: number[]; maskedIds: number[]; byFirstNameIds: number[] }>(),
);

export type LineRecipients = Awaited<ReturnType<typeof findRecipientsOf>>[number];

/** @returns null once the line has been deleted with its group */
export async function findLineRecipients(
  conversationId: number,
  seq: number,
): Promise<LineRecipients | null> {
  const [row] = await findRecipientsOf({ conversationId, seq });
  return row ?? null;
}
