import type { AddClassInput, SetHoursInput } from '@/lib/coaching/schema/desk';
import { db, type Tx } from '@/lib/db/client';

export interface OwnCoachRow {
  id: number;
  userId: number;
  name: string;
  timeZone: string;
  currency: string;
  pausedAt: Date | null;
  sport: { name: string };
}

const OWN = {
  id: true,
  userId: true,
  name: true,
  timeZone: true,
  currency: true,
  pausedAt: true,
  sport: { select: { name: true } },
} as const;

/** The approved coach of this id if the person is that coach. */
export function findOwnCoach(userId: number, id: number, tx: Tx = db): Promise<OwnCoachRow | null> {
  return tx.coachApplication.findFirst({ where: { id, userId, status: 'approved' }, select: OWN });
}

export function findOwnCoaches(userId: number, tx: Tx = db): Promise<OwnCoachRow[]> {
  return tx.coachApplication.findMany({
    where: { userId, status: 'approved' },
    select: OWN,
    orderBy: { id: 'asc' },
  });
}

export async function replaceHours(
  coachId: number,
  hours: SetHoursInput['hours'],
  tx: Tx,
): Promise<void> {
  await tx.coachHours.deleteMany({ where: { coachId } });
  await tx.coachHours.createMany({ data: hours.map((range) => ({ ...range, coachId })) });
}

export function insertDayOff(
  coachId: number,
  { startsOn, endsOn, note }: { startsOn: string; endsOn: string; note: string | null },
  tx: Tx = db,
): Promise<{ id: number }> {
  return tx.coachDayOff.create({
    data: { coachId, startsOn: new Date(startsOn), endsOn: new Date(endsOn), note },
    select: { id: true },
  });
}

export function countDaysOff(coachId: number, tx: Tx = db): Promise<number> {
  return tx.coachDayOff.count({ where: { coachId } });
}

export async function deleteDayOff(coachId: number, id: number, tx: Tx = db): Promise<boolean> {
  return (await tx.coachDayOff.deleteMany({ where: { id, coachId } })).count > 0;
}

export function insertClass(
  coachId: number,
  { description = null, schedule = null, ...rest }: AddClassInput,
  tx: Tx = db,
): Promise<{ id: number }> {
  return tx.coachClass.create({
    data: { coachId, description, schedule, ...rest },
    select: { id: true },
  });
}

export function countClasses(coachId: number, tx: Tx = db): Promise<number> {
  return tx.coachClass.count({ where: { coachId, isActive: true } });
}

export async function deleteClass(coachId: number, id: number, tx: Tx = db): Promise<boolean> {
  return (await tx.coachClass.deleteMany({ where: { id, coachId } })).count > 0;
}

export async function updatePaused(id: number, pausedAt: Date | null, tx: Tx = db): Promise<void> {
  await tx.coachApplication.update({ where: { id }, data: { pausedAt }, select: { id: true } });
}
