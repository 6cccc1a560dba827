// Runs `npm start` with stub services and without install, build and sample data, for the tests. With STUB_ROOT the web
// process is the one of the current release in that folder.
import { fileURLToPath } from 'node:url';
import { untilHealthy, untilReported } from '../processes.mjs';
import { run } from '../run.mjs';
import { builtWeb, nodeService } from '../services.mjs';

const { STUB_ROOT: root } = process.env;
const READY_MS = 60_000;
const stub = (name) => fileURLToPath(new URL(`${name}.mjs`, import.meta.url));
const nothing = async () => false;

const healthy = (name, port) => (_child, signal) =>
  untilHealthy(name, `http://127.0.0.1:${port}/`, signal, READY_MS);

function services(context) {
  const { port, wsPort } = context;
  return [
    nodeService(
      'realtime',
      [stub('stub-service'), 'WS_PORT'],
      context,
      healthy('realtime', wsPort),
    ),
    nodeService('jobs', [stub('stub-worker')], context, (child, signal) =>
      untilReported('jobs', child, signal, READY_MS),
    ),
    root
      ? builtWeb(context)
      : nodeService('web', [stub('stub-service'), 'PORT'], context, healthy('web', port)),
  ];
}

const steps = {
  install: nothing,
  build: { generateClient: nothing, buildRelease: async () => ({ folder: '', isNew: false }) },
  migrate: async () => ({ applied: [], warnings: [] }),
  migrateAnew: nothing,
  data: { fillOwnDatabase: async () => 'none', fillForeignDatabase: async () => 'none' },
  findings: async () => ['Warning: found by the stub.'],
};

void run({ argv: process.argv.slice(2), env: process.env, root, steps, services }).then((code) =>
  process.exit(code),
);
