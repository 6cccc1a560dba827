import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { listGamesOfGroup } from '@/lib/games/service/read-game';
import { listParticipants } from '@/lib/games/service/read-roster';
import { canManageMembers } from '@/lib/groups/policy';
import { listMembers, readGroup, requireGroup } from '@/lib/groups/service/read-group';
import { listMessages } from '@/lib/messages/service/list-messages';
import { exportBook } from '@/lib/money/service/read-book';
import type { Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/errors/app-error';
import type { Page } from '@/lib/platform/http/cursor';
import { say } from '@/lib/platform/language/say';
import { listRegulars } from '@/lib/regulars/service/manage-regulars';
import { texts } from '@/lib/statistics/server-texts';
import { exportStatistics } from '@/lib/statistics/service/read-statistics';

const BATCH = { search: '', limit: 200 };

/**
 * Everything of a group in a ZIP, as its creator sees it: people, games with their players, chat, ledger and statistics.
 * @throws AppError not_found (hidden from the actor), forbidden (not the creator)
 */
export async function exportGroup(actor: Actor, groupId: number): Promise<Buffer> {
  if (!canManageMembers(await requireGroup(actor, groupId))) {
    throw new AppError('forbidden', say(texts, 'onlyCreator'));
  }
  const { members: _first, viewer: _own, ...group } = await readGroup(actor, groupId);
  const games = [];
  for (const when of ['past', 'upcoming'] as const) {
    const listed = await all((cursor) =>
      listGamesOfGroup(actor, groupId, { when, cursor, limit: BATCH.limit }),
    );
    for (const { viewer: _seat, ...game } of listed) {
      games.push({ ...game, participants: await listParticipants(actor, game.id) });
    }
  }
  const files = {
    'group.json': group,
    'members.json': await all((cursor) => listMembers(actor, groupId, { ...BATCH, cursor })),
    'regulars.json': await all((cursor) => listRegulars(actor, groupId, { ...BATCH, cursor })),
    'games.json': games,
    'messages.json': await allMessages(actor, groupId),
    'money.csv': await exportBook(actor, groupId),
    'statistics.csv': await exportStatistics(actor, groupId),
  };
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) {
    const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
    zip.addBuffer(Buffer.from(text), name);
  }
  zip.end();
  return buffer(zip.outputStream);
}

async function all<T>(read: (cursor: string | undefined) => Promise<Page<T>>): Promise<T[]> {
  const items: T[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    items.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return items;
}

async function allMessages(actor: Actor, groupId: number) {
  const items = [];
  let after: number | null = 0;
  while (after !== null) {
    const input = { after, limit: BATCH.limit };
    const batch: Awaited<ReturnType<typeof listMessages>> = await listMessages(
      actor,
      { groupId },
      input,
    );
    items.push(...batch.items);
    after = batch.next && 'after' in batch.next ? batch.next.after : null;
  }
  return items;
}
