import type { GroupCardDto } from '@/lib/groups/schema';

export function spotsLeft(group: Pick<GroupCardDto, 'maxMembers' | 'memberCount'>): string {
  const left = Math.max(0, group.maxMembers - group.memberCount);
  return left === 1 ? '1 spot left' : `${left} spots left`;
}
