import { Readable } from 'node:stream';
import pg from 'pg';
import { PlainError } from '../plain-error.mjs';

// 'fast' begins with a checkpoint at once instead of one spread over minutes. With WAL the archive contains what was written
// while it was made, so that it is complete without any other file. Compressing takes most of the time, and the lowest level
// compresses almost as well.
const COMMAND = `BASE_BACKUP (LABEL 'maidan', CHECKPOINT 'fast', WAL true, MANIFEST 'yes',
  COMPRESSION 'gzip', COMPRESSION_DETAIL 'level=1')`;

// The first byte of each message of the copy: a new archive, Postgres's list of files, or a piece of what began last.
const ARCHIVE = 'n';
const FILE_LIST = 'm';
const PIECE = 'd';

/**
 * The files of a running server, as a compressed tar archive. Once the stream has ended, `fileList` contains Postgres's own
 * list of them, which pg_verifybackup reads.
 */
class BaseBackup extends Readable {
  #client;
  #socket;
  #asked = false;
  #archives = 0;
  #inFileList = false;
  fileList = [];
  /** Where in the server's log the copy begins, such as 0/2000028. */
  from;

  constructor(client) {
    super();
    this.#client = client;
  }

  // Sent at the first read, when errors have a listener.
  _read() {
    if (this.#asked) this.#socket?.resume();
    else this.#client.query(this);
    this.#asked = true;
  }

  // What follows is called by pg's Client.

  submit(connection) {
    this.#socket = connection.stream;
    connection.query(COMMAND);
  }

  handleCopyData({ chunk }) {
    const kind = String.fromCharCode(chunk[0]);
    if (kind === FILE_LIST) this.#inFileList = true;
    if (kind === ARCHIVE) this.#countArchive();
    if (kind !== PIECE) return;
    // Copied, because pg reuses the memory of a message.
    const piece = Buffer.from(chunk.subarray(1));
    if (this.#inFileList) this.fileList.push(piece);
    else if (!this.push(piece)) this.#socket.pause();
  }

  // Every tablespace has an archive; the embedded database has only its own folder.
  #countArchive() {
    this.#archives += 1;
    if (this.#archives > 1)
      this.destroy(new PlainError('A database with tablespaces cannot be backed up this way.'));
  }

  handleRowDescription() {}

  // The first row has the beginning, the last one the end.
  handleDataRow({ fields }) {
    this.from ??= String(fields[0]);
  }

  handleCommandComplete() {}

  handleReadyForQuery() {
    // The connection may be paused after the last piece, and a paused one never ends.
    this.#socket.resume();
    this.push(null);
  }

  // Without this, a server error would leave the reader waiting.
  handleError(error) {
    this.destroy(new PlainError(`The database ended the copy (${error.message}). Try again.`));
  }
}

/**
 * Calls `work` with the stream of a base backup. The role of `url` needs REPLICATION.
 * @template T
 * @param {string} url
 * @param {(backup: BaseBackup) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withBaseBackup(url, work) {
  const client = new pg.Client({ connectionString: url, replication: 'true' });
  const backup = new BaseBackup(client);
  // A lost connection is an event of the client, even while a command runs.
  client.on('error', (error) => backup.destroy(error));
  try {
    await client.connect();
    return await work(backup);
  } finally {
    await client.end();
  }
}
