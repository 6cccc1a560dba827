/** With whom a chat is: a person, a group, or a conversation whose other person is gone. */
export interface ChatTarget {
  type: 'direct' | 'group' | 'conversation';
  id: number;
}

export const targetKey = ({ type, id }: ChatTarget): string => `${type}:${id}`;

/** Where the chat itself is read (ChatDto). */
export function chatUrl({ type, id }: ChatTarget): string {
  if (type === 'direct') return `/api/users/${id}/conversation`;
  return type === 'group' ? `/api/groups/${id}/conversation` : `/api/conversations/${id}`;
}
