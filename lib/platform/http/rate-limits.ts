/**
 * Every limit of the product in one table. `by`: whose bucket is counted; an address only where nobody is signed in, a link for
 * whoever has it, a token for the program that calls with it. The calls of a person's programs are counted apart from the person's own. Buckets are in Postgres, so that several processes share them. Socket events (`chat`, `typing`) are counted
 * in the process that has the socket, and requests for missing pictures (`publicRead`) in the process that handled them.
 */
export interface RateLimit {
  points: number;
  windowSeconds: number;
  by: 'user' | 'address' | 'link' | 'token';
  /** Counted in memory by each process: nothing about the caller is stored. */
  within?: 'process';
  /** Why this number. */
  reason: string;
}

export const RATE_LIMITS = {
  read: {
    points: 600,
    windowSeconds: 60,
    by: 'user',
    reason:
      'A quick person on Discover makes about 60 reads a minute; ten devices of one household account stay below.',
  },
  offline: {
    points: 30,
    windowSeconds: 300,
    by: 'user',
    reason:
      'A device asks every few minutes and after an answer to a game; each response is a thousand messages, like a group’s file.',
  },
  publicRead: {
    points: 600,
    windowSeconds: 60,
    by: 'address',
    reason: 'Signed-out lists; a school or an office shares one address.',
  },
  write: {
    points: 120,
    windowSeconds: 60,
    by: 'user',
    reason: 'Two writes a second is faster than anybody fills forms.',
  },
  chat: {
    points: 1_200,
    windowSeconds: 60,
    by: 'user',
    reason:
      'Every attempt at a chat call, including replays after a lost network: 20 a second is a broken client.',
  },
  vitals: {
    points: 600,
    windowSeconds: 60,
    by: 'address',
    within: 'process',
    reason: 'One visit in ten of a whole school behind one address; figures must not be made up.',
  },
  unsubscribe: {
    points: 600,
    windowSeconds: 60,
    by: 'address',
    reason:
      'Mail providers send these requests from a few servers; a sealed link cannot be guessed anyway.',
  },
  typing: {
    points: 60,
    windowSeconds: 60,
    by: 'user',
    reason:
      'A chat sends it every three seconds at most; a person types in one or two chats at a time.',
  },
  message: {
    points: 150,
    windowSeconds: 60,
    by: 'user',
    reason:
      'New messages, by POST and socket together: nobody types two and a half messages a second for a minute.',
  },
  search: {
    points: 240,
    windowSeconds: 60,
    by: 'user',
    reason: 'Search as you type: four letters a second.',
  },
  swipe: {
    points: 240,
    windowSeconds: 60,
    by: 'user',
    reason: 'A fast thumb decides three cards a second for a while; a script sends far more.',
  },
  upload: {
    points: 20,
    windowSeconds: 600,
    by: 'user',
    reason: 'Each upload decodes a picture of up to 50 megapixels.',
  },
  signIn: {
    points: 30,
    windowSeconds: 600,
    by: 'address',
    reason:
      'Failures; a success is given back, so that a team behind one address gets in. argon2id costs about 20 ms of a core.',
  },
  token: {
    points: 120,
    windowSeconds: 60,
    by: 'token',
    reason:
      'Every call of a program with one access token, beside the limit of the call: two a second follow a group closely.',
  },
  wrongToken: {
    points: 60,
    windowSeconds: 60,
    by: 'address',
    within: 'process',
    reason:
      'Calls with a wrong access token, and those under way at once; a right one is given back. 256 bits cannot be guessed: it limits the look-ups.',
  },
  secondStep: {
    points: 10,
    windowSeconds: 900,
    by: 'user',
    reason:
      'For somebody with the password a guess is right three times in a million: at this rate that takes a year, and the owner sees it in the log.',
  },
  passwordChange: {
    points: 10,
    windowSeconds: 900,
    by: 'user',
    reason:
      'A person mistypes the old password a few times; somebody at an unattended browser must not guess it.',
  },
  passkeySignIn: {
    points: 120,
    windowSeconds: 600,
    by: 'address',
    reason:
      'Two calls a sign-in, and a whole team behind one address; a signature cannot be guessed.',
  },
  addressChange: {
    points: 10,
    windowSeconds: 3600,
    by: 'user',
    reason: 'A password and a new address, each mistyped a few times; each try may send a letter.',
  },
  addressLetter: {
    points: 5,
    windowSeconds: 3600,
    by: 'user',
    reason: 'Letters about one address, whoever asks: nobody’s mailbox may be flooded with them.',
  },
  addressLink: {
    points: 30,
    windowSeconds: 600,
    by: 'address',
    reason: 'Somebody who follows a link from a letter; its secret cannot be guessed anyway.',
  },
  openInvite: {
    points: 120,
    windowSeconds: 60,
    by: 'address',
    reason:
      'Browsers that open an invite link: a team that scans the code behind one address. The secret cannot be guessed.',
  },
  joinByLink: {
    points: 30,
    windowSeconds: 600,
    by: 'user',
    reason: 'Nobody joins more groups and games than that, refusals and second presses included.',
  },
  enterByLink: {
    points: 100,
    windowSeconds: 3600,
    by: 'link',
    reason:
      'Guests who came in or tried to: a whole club within an hour. Each gets a letter, and in a game a seat is held for them.',
  },
  inviteMaker: {
    points: 200,
    windowSeconds: 3600,
    by: 'link',
    reason:
      'Guests of all links that one person made: two clubs within an hour. Whoever makes links must not send letters without end.',
  },
  inviteLetter: {
    points: 5,
    windowSeconds: 3600,
    by: 'address',
    reason:
      'Letters to one mailbox because somebody entered it at invite links. Apart from the links by which its owner signs in.',
  },
  export: {
    points: 10,
    windowSeconds: 3600,
    by: 'user',
    reason:
      'Each is one large file: everything a person ever wrote and sent, or the whole audit log.',
  },
  makeExport: {
    points: 5,
    windowSeconds: 86_400,
    by: 'user',
    reason:
      'Each reads everything a person ever wrote and packs up to a gigabyte of pictures; few people need a second file.',
  },
  register: {
    points: 300,
    windowSeconds: 3600,
    by: 'address',
    reason:
      'Attempts, including mistakes and refused proofs of work: a hundred people an hour may share a carrier’s address. The growing proof of work stops scripts (lib/platform/auth/registration-work).',
  },
  magicLink: {
    points: 10,
    windowSeconds: 3600,
    by: 'address',
    reason: 'Each one sends a letter to somebody.',
  },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;
