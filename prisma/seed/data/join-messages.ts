export const JOIN_MESSAGES = [
  'I would like to join this group!',
  'I play twice a week and live five minutes away.',
  'A friend of yours told me about this group.',
  'Beginner, but I never miss a session.',
] as const;
