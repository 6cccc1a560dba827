/** How long a link between a young person and a guardian can be accepted. */
export const GUARDIAN_LINK_DAYS = 7;
/** Of one young person. */
export const GUARDIANS_MAX = 3;
/** Whom one guardian answers for. */
export const YOUNG_MAX = 10;
/** Messages of organisers that a guardian reads. */
export const MESSAGE_DAYS = 30;
export const MESSAGES_SHOWN = 20;
export const GAMES_SHOWN = 20;
