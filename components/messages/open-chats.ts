/** The chats visible in this tab, as `conversation:12`. Their messages need no toast. */
export const openChatKeys = new Set<string>();
