#!/usr/bin/env node
// Stands in for Prisma's native schema engine, whose binary needs a download that not every network allows: the same JSON-RPC
// over stdio, served by the WebAssembly build of the same engine over @prisma/adapter-pg. For writing migrations
// (scripts/prisma.mjs starts it through PRISMA_SCHEMA_ENGINE_BINARY), never for production.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import pg from 'pg';

const POSTGRES_CHAR = 18;
const POSTGRES_BPCHAR = 1042;
const CONNECT_MS = 10_000;
const PRISMA_CODES = {
  '3D000': 'P1003',
  '28P01': 'P1000',
  28000: 'P1010',
  ECONNREFUSED: 'P1001',
  ENOTFOUND: 'P1001',
};

const bindingsPath = createRequire(import.meta.url).resolve(
  '@prisma/schema-engine-wasm/schema_engine_bg',
);
const argv = process.argv.slice(2);
const valuesOf = (name) =>
  argv.flatMap((value, index) => (value === name ? [argv[index + 1]] : []));
const datasource = valuesOf('--datasource').map((text) => JSON.parse(text))[0] ?? {};

if (argv.includes('--version')) printVersion();
else if (argv.includes('cli')) await respondOnce(argv[argv.indexOf('cli') + 1]);
else await serve();

function printVersion() {
  const { version } = JSON.parse(readFileSync(join(dirname(bindingsPath), 'package.json'), 'utf8'));
  console.log(`schema-engine-wasm ${version}`);
}

// One-shot sub-commands. The CLI reads errors from stderr as JSON lines, after one line that it skips.
async function respondOnce(command) {
  try {
    if (command === 'can-connect-to-database') await canConnect();
    else if (command === 'create-database') await createDatabase();
    else throw new Error(`unsupported command ${command}`);
  } catch (error) {
    const code = PRISMA_CODES[error.code] ?? 'P1011';
    const { host, pathname } = new URL(datasource.url);
    const messages = {
      P1003: `Database \`${pathname.slice(1)}\` does not exist`,
      P1001: `Can't reach database server at \`${host}\``,
    };
    const fields = { is_panic: false, error_code: code, message: messages[code] ?? error.message };
    const entry = {
      timestamp: new Date().toISOString(),
      level: 'ERROR',
      fields,
      target: 'schema_engine::logger',
    };
    process.stderr.write(`\n${JSON.stringify(entry)}\n`);
    process.exitCode = 1;
  }
}

async function canConnect() {
  const client = new pg.Client({
    connectionString: datasource.url,
    connectionTimeoutMillis: CONNECT_MS,
  });
  await client.connect();
  await client.end();
}

async function createDatabase() {
  const server = new URL(datasource.url);
  const name = decodeURIComponent(server.pathname.slice(1));
  server.pathname = '/postgres';
  server.search = '';
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
    return { databaseName: name };
  } finally {
    await client.end();
  }
}

async function loadEngine() {
  const bindings = await import(pathToFileURL(bindingsPath).href);
  const wasm = readFileSync(bindingsPath.replace(/\.js$/, '.wasm'));
  const { instance } = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': bindings });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  // The engine's panic handler calls this; without it every panic shows as an unrelated TypeError.
  globalThis.PRISMA_WASM_PANIC_REGISTRY = {
    set_message(message) {
      const entry = { level: 'ERROR', fields: { message }, target: 'schema_engine' };
      process.stderr.write(`${JSON.stringify(entry)}\n`, () => process.exit(101));
    },
  };
  const datamodels = valuesOf('--datamodels').map((path) => [path, readFileSync(path, 'utf8')]);
  return bindings.SchemaEngine.new(
    { datamodels: datamodels.length ? datamodels : undefined },
    () => {},
    bindMigrationAwareSqlAdapterFactory(adapterFactory()),
  );
}

// Not `{ connectionString }`: the adapter's shadow connection spreads `{ ...config, database }`, pg lets the connection string
// win, and the shadow migration would run on the main database.
function adapterTo(database) {
  const url = new URL(datasource.url);
  const config = {
    host: decodeURIComponent(url.hostname),
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: database ?? decodeURIComponent(url.pathname.slice(1)),
  };
  return new PrismaPg(config, { schema: url.searchParams.get('schema') ?? undefined });
}

function adapterFactory() {
  const factory = adapterTo();
  const connect = factory.connect.bind(factory);
  factory.connect = async () => withRepairs(await connect());
  factory.connectToShadowDb = async () => {
    const given = datasource.shadowDatabaseUrl;
    if (given) return withRepairs(await new PrismaPg({ connectionString: given }).connect());
    return temporaryShadow(connect);
  };
  return factory;
}

// The adapter's own version drops the shadow database before its pool has left it, which Postgres refuses.
async function temporaryShadow(connect) {
  const name = `prisma_migrate_shadow_db_${crypto.randomUUID()}`;
  const main = await connect();
  await main.executeScript(`CREATE DATABASE "${name}"`);
  const shadow = withRepairs(await adapterTo(name).connect());
  const dispose = shadow.dispose.bind(shadow);
  shadow.dispose = async () => {
    await dispose();
    await main.executeScript(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
    await main.dispose();
  };
  return shadow;
}

// The adapter cannot read Postgres's internal "char" type, which the engine's catalog queries return. It must arrive as
// Character; as Text the engine panics.
function withRepairs(adapter) {
  let owner = adapter;
  while (owner && !Object.hasOwn(owner, 'queryRaw')) owner = Object.getPrototypeOf(owner);
  // The adapter's own version splits scripts at every semicolon, also inside function bodies and comments.
  adapter.executeScript = async function executeScript(script) {
    await this.client.query(script).catch((error) => this.onError(error));
  };
  const original = owner.queryRaw;
  if (original.readsChar) return adapter;
  owner.queryRaw = async function queryRaw(query) {
    let isChar = [];
    const performIO = this.performIO.bind(this);
    const reader = Object.create(this);
    reader.performIO = async (...args) => {
      const result = await performIO(...args);
      isChar = result.fields.map((field) => field.dataTypeID === POSTGRES_CHAR);
      for (const [index, field] of result.fields.entries()) {
        if (isChar[index]) field.dataTypeID = POSTGRES_BPCHAR;
      }
      return result;
    };
    const rows = await original.call(reader, query);
    for (const [index, mark] of isChar.entries()) {
      if (mark) rows.columnTypes[index] = ColumnTypeEnum.Character;
    }
    return rows;
  };
  owner.queryRaw.readsChar = true;
  return adapter;
}

async function serve() {
  let engine;
  const send = (message) =>
    process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

  async function call(method, params) {
    if (method === 'createDatabase') return createDatabase();
    engine ??= loadEngine();
    const loaded = await engine;
    return loaded[method === 'getDatabaseVersion' ? 'version' : method](params);
  }

  async function handle({ id, method, params }) {
    try {
      let result = await call(method, params);
      if (method === 'diff' && typeof result?.stdout === 'string') {
        // The native engine prints; the WebAssembly one returns the text.
        send({ id: 1e6 + id, method: 'print', params: { content: result.stdout } });
        result = { exitCode: result.exitCode };
      }
      send({ id, result: result ?? {} });
    } catch (error) {
      const data = {
        is_panic: error instanceof WebAssembly.RuntimeError,
        message: error.message ?? String(error),
        error_code: error.code,
        meta: error.meta ?? {},
      };
      send({
        id,
        error: {
          code: 4466,
          message: 'An error happened. Check the data field for details.',
          data,
        },
      });
    }
  }

  const pending = new Set();
  for await (const line of createInterface({ input: process.stdin })) {
    const message = JSON.parse(line);
    if (!message.method) continue;
    const answer = handle(message).finally(() => pending.delete(answer));
    pending.add(answer);
  }
  await Promise.allSettled(pending);
  process.exit(0);
}
