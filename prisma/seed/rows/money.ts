import type { World } from '../build-world';
import type { Clock } from '../clock';
import { startOf } from '../games';
import { SAMPLE_IDS } from '../world';

const GAMES_EACH = 2;
/** In rupees, of games without a price. */
const PER_HEAD = 400;
const HOUR_MS = 3_600_000;

/**
 * Games of the sample creator's groups, paid for by the creator; every third player still owes a share. The cost of the last one is
 * not shared yet.
 */
export function rowsOfMoney({ games }: World, clock: Clock) {
  const played = games.filter(
    ({ group, status }) => group.creatorId === SAMPLE_IDS.creator && status === 'completed',
  );
  const charged = [...new Set(played.map(({ group }) => group.id))].flatMap((groupId) =>
    played.filter(({ group }) => group.id === groupId).slice(-1 - GAMES_EACH, -1),
  );
  const shares = charged.flatMap((game) =>
    game.participants
      .filter(({ attendance }) => attendance === 'attended')
      .map(({ userId }) => ({ game, groupId: game.group.id, userId })),
  );
  const holders = [
    ...charged.map(({ group }) => `${group.id},${SAMPLE_IDS.creator}`),
    ...shares.map(({ groupId, userId }) => `${groupId},${userId}`),
  ];
  const keys = [...new Set(holders)];
  const accountOf = (groupId: number, userId: number) => keys.indexOf(`${groupId},${userId}`) + 1;
  const entries = shares
    .filter(({ userId }) => userId !== SAMPLE_IDS.creator)
    .flatMap(({ game, groupId, userId }, index) => {
      const [debtorId, creditorId] = [
        accountOf(groupId, userId),
        accountOf(groupId, SAMPLE_IDS.creator),
      ];
      const createdAt = new Date(startOf(game, clock).getTime() + 2 * HOUR_MS);
      const amount = game.costPerPlayer ?? PER_HEAD;
      const entry = { groupId, gameId: game.id, amount, enteredById: creditorId, createdAt };
      const share = { ...entry, kind: 'share' as const, debtorId, creditorId };
      const payment = {
        ...entry,
        kind: 'payment' as const,
        debtorId: creditorId,
        creditorId: debtorId,
      };
      return index % 3 === 0 ? [share] : [share, payment];
    });
  return {
    moneyAccounts: keys.map((key, index) => {
      const [groupId, userId] = key.split(',').map(Number);
      return { id: index + 1, groupId: groupId ?? 0, userId: userId ?? 0 };
    }),
    moneyEntries: entries,
    gameBills: charged.map((game) => {
      const amount = game.costPerPlayer ?? PER_HEAD;
      return {
        gameId: game.id,
        basis: 'player' as const,
        amount,
        perHead: amount,
        heads: shares.filter((share) => share.game === game).length,
        payeeId: accountOf(game.group.id, SAMPLE_IDS.creator),
      };
    }),
  };
}
