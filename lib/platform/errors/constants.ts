/** After withdrawing a request, people wait this long before asking the same person, group or coach again, so that nobody uses requests to annoy. */
export const ASK_AGAIN_HOURS = 24;
