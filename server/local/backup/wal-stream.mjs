import { EventEmitter } from 'node:events';
import pg from 'pg';

// The first byte of each message of a replication stream (PostgreSQL: 'Streaming Replication Protocol').
const WAL = 'w';
const STILL_THERE = 'k';
const WAL_HEADER_BYTES = 25;
const REPLY_AT = 17;
/** Microseconds from 1970 to 2000, where the clock of the protocol begins. */
const EPOCH_MICROS = 946_684_800_000_000n;

/** @param {string} text such as 0/16B3748 */
export function parseLsn(text) {
  const [high, low] = text.split('/').map((part) => BigInt(`0x${part}`));
  return (high << 32n) | low;
}

const formatLsn = (lsn) =>
  `${(lsn >> 32n).toString(16)}/${(lsn & 0xffffffffn).toString(16)}`.toUpperCase();

/**
 * What a server writes to its log (WAL), from `from` on, as pg_receivewal reads it. Events: `data` with a piece that follows
 * the one before, `asked` when the server waits to hear how far it is stored, `end` with the error.
 */
class WalStream extends EventEmitter {
  #command;
  #connection;
  #confirmed;
  received;

  constructor({ slot, from, timeline }) {
    super();
    this.received = from;
    this.#confirmed = from;
    this.#command = `START_REPLICATION SLOT "${slot}" PHYSICAL ${formatLsn(from)} TIMELINE ${timeline}`;
  }

  pause() {
    this.#connection?.stream.pause();
  }

  resume() {
    this.#connection?.stream.resume();
  }

  /** Tells the server that everything before `lsn` is stored: it may forget it. */
  confirm(lsn) {
    this.#confirmed = lsn;
    this.#report();
  }

  #report() {
    const message = Buffer.alloc(34);
    message.write('r', 0, 'latin1');
    message.writeBigInt64BE(this.received, 1);
    message.writeBigInt64BE(this.#confirmed, 9);
    message.writeBigInt64BE(0n, 17);
    message.writeBigInt64BE(BigInt(Date.now()) * 1_000n - EPOCH_MICROS, 25);
    this.#connection?.sendCopyFromChunk(message);
  }

  // What follows is called by pg's Client.

  submit(connection) {
    this.#connection = connection;
    connection.query(this.#command);
  }

  handleCopyData({ chunk }) {
    const kind = String.fromCharCode(chunk[0]);
    if (kind === WAL) {
      // Copied, because pg reuses the memory of a message.
      const data = Buffer.from(chunk.subarray(WAL_HEADER_BYTES));
      this.received += BigInt(data.length);
      this.emit('data', data);
    } else if (kind === STILL_THERE && chunk[REPLY_AT] === 1) {
      this.#report();
      this.emit('asked');
    }
  }

  handleRowDescription() {}

  handleDataRow() {}

  handleCommandComplete() {}

  handleReadyForQuery() {
    this.emit('end', new Error('the server ended the stream'));
  }

  handleError(error) {
    this.emit('end', error);
  }
}

/**
 * Opens a stream. The role of `url` needs REPLICATION.
 * @param {string} url
 * @param {{ slot: string, from: bigint, timeline: number }} place
 * @returns {Promise<{ stream: WalStream, close: () => Promise<void> }>}
 */
export async function openWalStream(url, place) {
  const client = new pg.Client({ connectionString: url, replication: 'true' });
  const stream = new WalStream(place);
  client.on('error', (error) => stream.emit('end', error));
  await client.connect();
  client.query(stream);
  return { stream, close: () => client.end() };
}
