import { apiUrl } from '@/lib/platform/http/api-calls';
import { readQuery } from '@/lib/platform/http/queries';

export const MONEY_KEY = 'money';

export const gameMoneyQuery = (id: number) =>
  readQuery(MONEY_KEY, apiUrl('GET /api/money/games/{id}', { params: { id } }));

export const bookQuery = (groupId: number) =>
  readQuery(MONEY_KEY, apiUrl('GET /api/money/groups/{id}', { params: { id: groupId } }));
