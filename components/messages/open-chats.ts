/** The chats on screen in this tab, as `conversation:12`: they are told by themselves and need no toast. */
export const openChatKeys = new Set<string>();
