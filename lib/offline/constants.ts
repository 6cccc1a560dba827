/**
 * The data that a device caches for its person: enough for the days ahead, and small enough for a phone on a slow connection.
 */
export const OFFLINE_GAMES_MAX = 30;
export const OFFLINE_CHATS_MAX = 20;
export const OFFLINE_MESSAGES_MAX = 50;
export const OFFLINE_DESK_DAYS = 3;
