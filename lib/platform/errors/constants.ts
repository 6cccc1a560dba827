/**
 * After withdrawing a request, people wait this long before they can send another to the same person, group or coach, so that
 * requests cannot be used to annoy.
 */
export const ASK_AGAIN_HOURS = 24;
