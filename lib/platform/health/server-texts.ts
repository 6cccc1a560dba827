import { defineTexts } from '@/lib/platform/language/define-texts';

/**
 * Results of the checks, in pairs: the finding, and under `…Remedy` what to do. Read by admins, and by operators in English.
 */
export const texts = defineTexts('lib/platform/health/server-texts', {
  unchecked: 'This could not be checked in time.',
  uncheckedRemedy: 'Look at the log, and try again.',
  cityIs: ({ city, facts }: { city: string; facts: string[] }, { name }) =>
    `This is for ${name(city)}: ${facts.join(', ')}.`,
  logoMissing: ({ logo }: { logo: string }) => `The logo is missing: there is no file ${logo}.`,
  logoRemedy: 'Set CITY_LOGO to the path of a file that the web process may read.',
  mailOn: 'Letters leave by the server of SMTP_URL.',
  mailLocal: 'Letters are not sent but shown at /outbox.',
  mailOff:
    'No letter can leave: SMTP_URL is not set. Nobody can get a sign-in link, confirm an address or choose a new password.',
  mailOffRemedy:
    'Set SMTP_URL to a mail server, and MAIL_FROM to an address that it may send from.',
  senderMissing: 'Letters come from an address that does not exist: MAIL_FROM is not set.',
  senderRemedy: 'Set MAIL_FROM to an address of your own domain.',
  addressGood: ({ origin }: { origin: string }) => `The address of the site is ${origin}.`,
  addressLocal: ({ origin }: { origin: string }) =>
    `The address of the site is ${origin}, which only this machine can open. Links in letters and notifications lead there.`,
  addressPlain: ({ origin }: { origin: string }) =>
    `The address of the site is ${origin}, without TLS. Passwords can be read on the way, and browsers refuse passkeys and notifications.`,
  addressRemedy:
    'Set NEXTAUTH_URL to the address that people type, with https, and put a proxy with a certificate in front (docs/deploy.md).',
  sampleOpen: ({ origin }: { origin: string }) =>
    `Local mode is open to the internet at ${origin}: everybody can sign in as a sample person, even as an admin.`,
  sampleRemedy: 'Set DATABASE_URL to a database of your own. There are no sample people then.',
  proxyGood: ({ hops }: { hops: number }, { plural }) =>
    plural(hops, {
      one: '1 proxy in front is trusted.',
      other: `${hops} proxies in front are trusted.`,
    }),
  proxyMissing:
    'No proxy is trusted, although the address has https. All visitors share the address of the proxy, and with it the limits of one visitor.',
  proxyRemedy: 'Set TRUSTED_PROXY_HOPS to the number of your own proxies in front, usually 1.',
  secretsGood: 'The secrets look random.',
  secretsWeak: ({ names }: { names: readonly string[] }, { list }) =>
    `Easy to guess: ${list(names)}.`,
  secretsWeakRemedy:
    'Set a random value: openssl rand -hex 32. After a new NEXTAUTH_SECRET people set up two-step sign-in anew.',
  secretsSame: 'NEXTAUTH_SECRET and REALTIME_SECRET are the same.',
  secretsSameRemedy: 'Set REALTIME_SECRET to another random value, in every process.',
  databaseSecretWeak: 'The password in DATABASE_URL is easy to guess.',
  databaseSecretRemedy: 'Give the role a random password (ALTER ROLE), and change DATABASE_URL.',
  namesGood: 'No variable looks misspelt.',
  namesOdd: ({ names }: { names: readonly string[] }, { list }) =>
    `Unknown variables: ${list(names)}. Did you mean the one in brackets?`,
  namesRemedy: 'Correct the names, or remove these variables.',
  togetherGood: 'Variables that go together are set together.',
  togetherMissing: ({ names }: { names: readonly string[] }, { list }) =>
    `Without effect, because the variable in brackets is not set: ${list(names)}.`,
  togetherRemedy: 'Set the variable in brackets, or remove the other one.',
  pushGood: 'The VAPID keys are a pair.',
  pushOff: 'Pushes are off: there are no VAPID keys.',
  pushBroken: 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair. No push arrives.',
  pushBrokenRemedy:
    'Set both from the same output of npx web-push generate-vapid-keys; the pair that devices know, if you still have it.',
  pushSubject:
    'VAPID_SUBJECT is not set. Push services cannot tell you about problems, and some refuse pushes.',
  pushSubjectRemedy: 'Set VAPID_SUBJECT to mailto: and your own address.',
  databaseGood: 'The database answers.',
  databaseAway: ({ problem }: { problem: string }) => `The database does not answer (${problem}).`,
  databaseAwayRemedy: 'Check that Postgres runs, and the host and port in DATABASE_URL.',
  databaseSlow: 'The database did not answer in time.',
  databaseSlowRemedy:
    'Look at its load and its log, and try again. If it stays so, check that no firewall stands between, and the host and port in DATABASE_URL.',
  databasePasswordRemedy:
    'Check the role and the password in DATABASE_URL. Special characters are percent-encoded.',
  databaseMissingRemedy: 'Create the database that DATABASE_URL names (docs/deploy.md).',
  databaseFullRemedy: 'Raise max_connections of Postgres, or start fewer processes.',
  postgresGood: ({ major }: { major: number }) => `Postgres ${major} is the tested version.`,
  postgresOther: ({ major, wanted }: { major: number; wanted: number }) =>
    `This is Postgres ${major}. Maidan is made for Postgres ${wanted}.`,
  postgresRemedy: ({ wanted }: { wanted: number }) =>
    `Move the database to Postgres ${wanted} with pg_dump and pg_restore.`,
  extensionsGood: 'All extensions are there.',
  extensionsMissing: ({ names }: { names: readonly string[] }, { list }) =>
    `Extensions of the database are missing: ${list(names)}.`,
  extensionsRemedy: ({ statements }: { statements: string }) =>
    `As the owner of the database: ${statements}`,
  migrationsGood: 'All migrations are applied.',
  migrationsDue: ({ count, first }: { count: number; first: string }, { plural }) =>
    plural(count, {
      one: `A migration is not applied: ${first}.`,
      other: `${count} migrations are not applied, the first is ${first}.`,
    }),
  migrationsRemedy: 'Run node scripts/migrate.mjs. npm start does it by itself.',
  migrationsAhead: ({ name }: { name: string }) =>
    `The database knows the migration ${name}, but this version of Maidan does not.`,
  migrationsAheadRemedy: 'Start the newer version of Maidan that made it.',
  connectionsGood: ({ max, needed }: { max: number; needed: number }) =>
    `The database allows ${max} connections; Maidan uses up to ${needed}.`,
  connectionsFew: ({ max, needed }: { max: number; needed: number }) =>
    `The database allows only ${max} connections, but Maidan uses up to ${needed}.`,
  connectionsRemedy:
    'Raise max_connections of Postgres and the limits of the role and the database.',
  clockGood: 'The clocks of this machine and of the database agree.',
  clockOff: ({ seconds }: { seconds: number }, { number }) =>
    `The clocks of this machine and of the database are ${number(seconds)} s apart.`,
  clockRemedy:
    'Set both by NTP (timedatectl set-ntp true). Sign-in links, codes and links to pictures depend on the time.',
  zonesGood: 'Node and Postgres know the same time zones for the next two years.',
  zonesDiffer: ({ names }: { names: readonly string[] }, { list }) =>
    `Node and Postgres know other times, from the date in brackets: ${list(names)}.`,
  zonesRemedy:
    'Update whichever is older: Node to its newest release, and the tzdata package of the database’s machine (then restart Postgres). Maidan itself computes with Node’s.',
  diskGood: 'There is room on the disks.',
  diskNone: ({ names }: { names: readonly string[] }, { list }) =>
    `Nothing more fits on the disk: ${list(names)}.`,
  diskFull: ({ names }: { names: readonly string[] }, { list }) =>
    `Less than 5% of the disk is free: ${list(names)}.`,
  diskShort: (
    { names, megabytes }: { names: readonly string[]; megabytes: number },
    { list, number },
  ) => `Less than ${number(megabytes)} MB of the disk is free: ${list(names)}.`,
  diskRemedy: 'Make room, or move the folder to a larger disk.',
  backupsByHand: 'Backups are made by hand: BACKUP_EVERY is not set.',
  backupsGood: 'The newest backup is new enough.',
  backupsLate: ({ hours }: { hours: number }, { plural }) =>
    plural(hours, {
      one: 'No backup was made in the last hour, as BACKUP_EVERY demands.',
      other: `No backup was made in the last ${hours} hours, as BACKUP_EVERY demands.`,
    }),
  backupsRemedy: 'Run npm run backup, and read what it says.',
  archiveOff: 'What happens between two backups is not archived: BACKUP_WAL is not set.',
  archiveGood: 'What happens between two backups is archived.',
  archiveBehind: ({ minutes }: { minutes: number }, { plural }) =>
    plural(minutes, {
      one: 'The archive of the database is 1 minute behind. If the disk is lost now, so is that minute.',
      other: `The archive of the database is ${minutes} minutes behind. If the disk is lost now, so is everything since.`,
    }),
  archiveRemedy:
    'Look for “the database is not archived” in the log: usually BACKUP_DIR is full or cannot be written. Without npm start, check that node scripts/archive.mjs runs.',
});
