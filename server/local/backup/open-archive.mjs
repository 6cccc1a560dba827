import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PlainError } from '../plain-error.mjs';
import {
  archiveFolder,
  listPieces,
  readArchive,
  removeUnneeded,
  segmentStart,
  writeState,
} from './archive-folder.mjs';
import { readPart, writePart } from './parts.mjs';
import { newKey, PLAIN, sealWith, sealWithKey } from './seal.mjs';
import { parseLsn } from './wal-stream.mjs';

/**
 * Continues the archive of this database in `dir`, or begins one.
 * @param {import('pg').Client} client a role that may make replication slots
 */
export async function openArchive(client, { dir, passphrase }) {
  const { rows: facts } = await client.query(
    `SELECT d.oid::text AS database, s.setting::int AS "segmentBytes",
       left(pg_walfile_name(pg_current_wal_lsn()), 8) AS timeline
     FROM pg_database d, pg_settings s
     WHERE d.datname = current_database() AND s.name = 'wal_segment_size'`,
  );
  const [{ database, segmentBytes }] = facts;
  const timeline = Number.parseInt(facts[0].timeline, 16);
  // A slot belongs to the server, which may have other databases.
  const prefix = `maidan_${database}_`;
  const { rows: slots } = await client.query(
    `SELECT slot_name AS slot, restart_lsn::text AS kept, wal_status AS status
     FROM pg_replication_slots WHERE slot_type = 'physical' AND starts_with(slot_name, $1)`,
    [prefix],
  );
  for (const { slot, kept, status } of slots) {
    const folder = archiveFolder(dir, slot);
    const known = readArchive(folder);
    const last = listPieces(folder).at(-1);
    const from = last?.until ?? (known && BigInt(known.from));
    const isWhole = from !== undefined && status !== 'lost' && kept && parseLsn(kept) <= from;
    const isSame = isWhole && known.timeline === timeline && known.isSealed === Boolean(passphrase);
    // Another passphrase begins another archive.
    const envelope = isSame && (await envelopeOf(folder, passphrase).catch(() => undefined));
    if (envelope) {
      return {
        slot,
        folder,
        from,
        timeline,
        envelope,
        reachedMs: last?.reachedMs ?? known.begunMs,
      };
    }
    // Without it the server would keep its log forever for an archive that nobody can continue.
    await client.query('SELECT pg_drop_replication_slot($1)', [slot]);
  }
  return beginArchive(client, { dir, prefix, segmentBytes, timeline, passphrase });
}

async function beginArchive(client, { dir, prefix, segmentBytes, timeline, passphrase }) {
  const begunMs = Date.now();
  const slot = `${prefix}${begunMs.toString(36)}${randomBytes(2).toString('hex')}`;
  const folder = archiveFolder(dir, slot);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const key = passphrase && (await newKey());
  if (key) await writePart(folder, 'key', [Buffer.from(key)], sealWith(passphrase));
  const { rows } = await client.query(
    'SELECT lsn::text FROM pg_create_physical_replication_slot($1, true)',
    [slot],
  );
  const from = segmentStart(parseLsn(rows[0].lsn), segmentBytes);
  const facts = { from: String(from), segmentBytes, timeline, begunMs, isSealed: Boolean(key) };
  writeFileSync(join(folder, 'archive.json'), `${JSON.stringify(facts)}\n`, { mode: 0o600 });
  writeState(dir, { archive: slot, reachedMs: begunMs });
  removeUnneeded(dir, slot);
  const envelope = key ? await sealWithKey(key) : PLAIN;
  return {
    slot,
    folder,
    from,
    timeline,
    envelope,
    reachedMs: begunMs,
  };
}

/** How the files of an archive are opened and sealed. */
export async function envelopeOf(folder, passphrase) {
  const { isSealed } = readArchive(folder) ?? {};
  if (!isSealed) return PLAIN;
  if (!passphrase) throw new PlainError(`${folder} is encrypted: set BACKUP_PASSPHRASE.`);
  let key = '';
  await pipeline(...readPart(folder, 'key', sealWith(passphrase)), async (source) => {
    for await (const chunk of source) key += Buffer.from(chunk).toString('utf8');
  });
  return sealWithKey(key);
}
